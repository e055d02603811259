"""A QGIS of our own for scripts: qgis_process with a profile and a plugin folder that touch nothing of the user's."""

import contextlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLUGIN = "headwaters"
DATA = Path(os.environ.get("HEADWATERS_TEST_DATA") or ROOT.parent / "shared" / "data")  # coasts, and DEMs of real land


def load_package():
    """Return this repository as the package of the plugin, whatever the folder of the clone is called."""
    if PLUGIN not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            PLUGIN, ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
        )
        sys.modules[PLUGIN] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[PLUGIN])
    return sys.modules[PLUGIN]


@contextlib.contextmanager
def provider_in_qgis():
    """Start QGIS without a screen and give the provider, registered; algorithms know it as long as it lives here."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from qgis.core import QgsApplication

    application = QgsApplication([], False)
    application.initQgis()
    plugin = load_package().classFactory(None)
    plugin.initProcessing()
    yield plugin.provider
    application.exitQgis()


def find_qgis_process():
    """Return the program that runs algorithms; QGIS_PROCESS names another one."""
    # Debian 12 wraps qgis_process in a script that passes an option it does not know; the program itself is .bin.
    for name in (os.environ.get("QGIS_PROCESS"), "qgis_process.bin", "qgis_process"):
        if name and shutil.which(name):
            return name
    raise SystemExit("qgis_process was not found. Run scripts/install, or name the program in QGIS_PROCESS.")


class PrivateQgis:
    """qgis_process with this plugin enabled; profile and plugin link live in ``folder``."""

    def __init__(self, folder):
        folder = Path(folder).resolve()
        self.program = find_qgis_process()
        self.variables = {
            "QT_QPA_PLATFORM": "offscreen",
            "QGIS_PLUGINPATH": str(folder / "plugins"),
            "QGIS_CUSTOM_CONFIG_PATH": str(folder / "profile"),
        }
        self._link_plugin(folder / "plugins")
        shutil.rmtree(folder / "profile", ignore_errors=True)  # a plugin cannot be enabled twice
        (folder / "profile").mkdir()
        self._start(["plugins", "enable", PLUGIN])

    def environment(self):
        """Return the variables of a run. QGIS takes the modules of the first python3, so its own must be that.

        Python keeps what it has translated of the modules, as it does for people: else each start translates all anew.
        """
        own = Path(shutil.which(self.program)).parent
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**kept, **self.variables, "PATH": os.pathsep.join([str(own), os.environ.get("PATH", "")])}

    @staticmethod
    def _link_plugin(plugins):
        """Give the plugin its name, whatever the folder of the clone is called."""
        plugins.mkdir(parents=True, exist_ok=True)
        link = plugins / PLUGIN
        if link.is_symlink():
            link.unlink()
        link.symlink_to(ROOT, target_is_directory=True)

    def setup_lines(self, base):
        """Return the shell lines that a person types before `command_line`, with paths below the folder ``base``."""
        exports = []
        for name, value in self.variables.items():
            path = Path(value)
            exports.append(f'{name}="$PWD/{path.relative_to(base)}"' if path.is_absolute() else f"{name}={value}")
        return [f"export {' '.join(exports)}", f"{self.program} plugins enable {PLUGIN}"]

    def command_line(self, algorithm, parameters):
        """Return what a person types to run the algorithm."""
        return shlex.join([self.program, "run", algorithm, "--", *_assignments(parameters)])

    def run(self, algorithm, parameters):
        """Run an algorithm and return its outputs by name."""
        return self.run_telling(algorithm, parameters)[0]

    def run_telling(self, algorithm, parameters):
        """Run an algorithm; return its outputs by name, and its numbers in words with their units."""
        answer = self._start(["--json", "run", algorithm, "--", *_assignments(parameters)])
        known = json.loads(answer[answer.index("{") :])
        lines = [line.rpartition(" [") for line in known["log"]["info"] if line.endswith("]")]
        return known["results"], [text for text, _, name in lines if name[:-1] in known["results"]]

    def _start(self, arguments):
        done = subprocess.run(
            [self.program, *arguments],
            cwd=ROOT,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{shlex.join([self.program, *arguments])}\nfailed:\n{done.stdout}{done.stderr}")
        return done.stdout


def _assignments(parameters):
    return [f"{name}={value}" for name, value in parameters.items()]
