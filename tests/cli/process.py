"""qgis_process as a person runs it: a process of its own, with a profile of its own, and what it answered."""

import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 900  # seconds: the first run of an algorithm compiles its kernels, for minutes on a busy machine


def _environment():
    """Return the module of scripts/ that prepares a private QGIS; scripts/ is no package."""
    spec = importlib.util.spec_from_file_location("qgis_env", ROOT / "scripts" / "qgis_env.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


qgis_env = _environment()


@dataclass(frozen=True)
class Answer:
    """What a run of qgis_process left behind: its exit code and all that it said."""

    code: int
    out: str
    err: str

    @property
    def text(self):
        return self.out + self.err

    @property
    def json(self):
        assert "{" in self.out, f"exit code {self.code}, no JSON:\n{self.text}"
        return json.loads(self.out[self.out.index("{") :])

    @property
    def results(self):
        return self.json["results"]


class QgisProcess:
    """A qgis_process and the environment variables that it runs with; None takes a variable away."""

    def __init__(self, program, variables):
        self.program = program
        self.variables = variables

    @classmethod
    def with_linked_plugin(cls, folder):
        """Return one with a private profile and the repository linked as its only plugin."""
        qgis = qgis_env.PrivateQgis(folder)
        return cls(qgis.program, qgis.variables)

    @classmethod
    def with_profile(cls, profile):
        """Return one that has a profile and no other plugins than those installed there."""
        variables = {"QT_QPA_PLATFORM": "offscreen", "QGIS_CUSTOM_CONFIG_PATH": str(profile), "QGIS_PLUGINPATH": None}
        return cls(qgis_env.find_qgis_process(), variables)

    def changed(self, **variables):
        """Return the same with other environment variables."""
        return QgisProcess(self.program, {**self.variables, **variables})

    @property
    def profile(self):
        return Path(self.variables["QGIS_CUSTOM_CONFIG_PATH"])

    def popen(self, *arguments, folder=None, **streams):
        """Start it and do not wait. Its bytecode is kept where that of the tests is, but never beside the sources."""
        apart = {} if sys.pycache_prefix else {"PYTHONDONTWRITEBYTECODE": "1"}
        wanted = {**os.environ, **apart, **self.variables}
        environment = {name: value for name, value in wanted.items() if value is not None}
        return subprocess.Popen(
            [self.program, *map(str, arguments)],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            **streams,
        )

    def __call__(self, *arguments, folder=None, typed=None):
        """Run it to its end in a folder; ``typed`` is what it reads from the keyboard."""
        stdin = subprocess.DEVNULL if typed is None else subprocess.PIPE
        with self.popen(*arguments, folder=folder, stdin=stdin) as process:
            out, err = process.communicate(typed, timeout=PATIENCE)
        return Answer(process.returncode, out, err)

    def run(self, algorithm, folder=None, **parameters):
        """Run an algorithm or a model file in words: the log and the results as a person reads them."""
        return self("run", algorithm, "--", *assignments(parameters), folder=folder)

    def run_json(self, algorithm, folder=None, **parameters):
        """Run an algorithm or a model file; the answer is JSON."""
        return self("--json", "run", algorithm, "--", *assignments(parameters), folder=folder)


def assignments(parameters):
    """Return parameters as a person types them."""
    return [f"{name}={value}" for name, value in parameters.items()]
