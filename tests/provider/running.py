"""Algorithms run as Processing runs them, with all that they say kept; and Python processes with their own QGIS."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingException, QgsProcessingFeedback

ROOT = Path(__file__).resolve().parents[2]

PREAMBLE = """
import importlib.util, json, os, sys
{before}
from qgis.core import QgsApplication
app = QgsApplication([], False)
app.initQgis()
sys.path.append(os.path.join(QgsApplication.pkgDataPath(), "python", "plugins"))
spec = importlib.util.spec_from_file_location("headwaters", {init!r}, submodule_search_locations=[{root!r}])
headwaters = sys.modules["headwaters"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(headwaters)
plugin = headwaters.classFactory(None)
plugin.initProcessing()


def tell(**facts):
    print("FACTS " + json.dumps(facts))
    sys.stdout.flush()
    os._exit(0)  # QGIS takes its time to close, and nothing is left to be saved


"""


class Refused(Exception):
    """A run that did not begin or did not end well; the text is all that the user gets to read."""


class Crashed(Exception):
    """A run that ended in a traceback: what nobody should get to read."""


class Listener(QgsProcessingFeedback):
    """Keeps what an algorithm says and every place of its progress bar; presses cancel when the bar has come so far."""

    def __init__(self, cancel_at=None):
        super().__init__(False)
        self.notes, self.warnings, self.errors, self.phases, self.bar = [], [], [], [], []
        self.cancel_at = cancel_at
        self.progressChanged.connect(self.move)

    def move(self, percent):
        self.bar.append(percent)
        if self.cancel_at is not None and percent >= self.cancel_at:
            self.cancel()

    def pushInfo(self, info):
        self.notes.append(info)

    def pushWarning(self, warning):
        self.warnings.append(warning)

    def reportError(self, error, fatalError=False):
        self.errors.append(error)

    def setProgressText(self, text):
        self.phases.append(text)

    @property
    def log(self):
        return "\n".join(self.notes)


class Run(dict):
    """The results of a run, and what was said in it."""

    def __init__(self, results, listener):
        super().__init__(results)
        self.listener = listener
        self.log = listener.log
        self.warnings = listener.warnings
        self.bar = list(listener.bar)  # what other threads have said comes when events are next looked at


def run(algorithm, listener=None, context=None, **parameters):
    """Run an algorithm of Headwaters, by its id into a temporary file unless OUTPUT says otherwise, or an object."""
    import processing

    listener = listener or Listener()
    if isinstance(algorithm, str):
        algorithm = f"headwaters:{algorithm}"
        known = QgsApplication.processingRegistry().algorithmById(algorithm)
        if known is not None and known.parameterDefinition("OUTPUT") is not None:
            parameters.setdefault("OUTPUT", "TEMPORARY_OUTPUT")
    try:
        results = processing.run(algorithm, parameters, feedback=listener, context=context)
    except QgsProcessingException as error:
        told = "\n".join([str(error), *listener.errors])
        raise (Crashed if "Traceback" in told else Refused)(told) from None
    return Run(results, listener)


def run_apart(body, before="", script=None, **environment):
    """Run Python in a new process where QGIS and the plugin are loaded; return the facts it ends with: `tell(a=1)`.

    ``before`` runs before anything is imported. It is all written into a file ``script``, where one is named.
    """
    code = PREAMBLE.format(before=before, init=str(ROOT / "__init__.py"), root=str(ROOT)) + textwrap.dedent(body)
    # A profile without plugins: those of the person who tests have no part in this.
    profile = {"QGIS_CUSTOM_CONFIG_PATH": str(Path(QgsApplication.qgisSettingsDirPath()) / "apart")}
    if script is not None:
        script.write_text(code, encoding="utf-8")
    child = subprocess.run(
        [sys.executable, *(("-c", code) if script is None else (str(script),))],
        capture_output=True,
        text=True,
        timeout=900,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8", **profile, **environment},
    )
    facts = [line for line in child.stdout.splitlines() if line.startswith("FACTS ")]
    assert facts, f"the process ended without facts, code {child.returncode}:\n{child.stdout}\n{child.stderr}"
    return json.loads(facts[-1][len("FACTS ") :])
