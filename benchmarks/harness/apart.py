"""Peers that need an environment of their own: each a venv with its Python, and a process that is asked for work.

The process runs a file of `peers/`. It gets a line for each piece of work, words that tabulators part, and answers with
a line "done" and the file that it made. It stays, so that neither its start nor its compiling is in the time.
"""

import contextlib
import json
import os
import subprocess
from pathlib import Path
from typing import NamedTuple

from . import environment

PEERS_FOLDER = Path(__file__).resolve().parents[1] / "peers"
FOLDER = "apart"
FACTS = "facts.json"
NEWER_PYTHON = "NEWER_PYTHON"  # names the Python of those that need a newer one


class Apart(NamedTuple):
    """How to install a peer."""

    least_python: tuple[int, int]
    script: str
    with_gdal: bool = False  # which PyPI has only as sources: that of the system's Python is used
    beside: tuple[str, ...] = ()  # packages that it needs and does not ask for


PEERS = {
    "overflow-hydro": Apart((3, 11), "overflow_hydro.py", with_gdal=True),
    "xarray-spatial": Apart((3, 12), "xarray_spatial.py", beside=("pyproj",)),
}


def ensure(home, packages):
    """Make the environments of some peers that have none; return why those cannot be made that cannot."""
    failures = {}
    for package in packages:
        if version(home, package) is None:
            try:
                _make(_home_of(home, package), package, PEERS[package])
            except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
                failures[package] = str(error)
    return failures


def version(home, package):
    """Return the version of a peer that has its environment, with that of its Python; None if it has none."""
    facts = _home_of(home, package) / FACTS
    return " with Python ".join(json.loads(facts.read_text())) if facts.exists() else None


def _home_of(home, package):
    return Path(home) / FOLDER / package


def _make(folder, package, peer):
    base = _python_from(peer)
    print(f"Making an environment for {package} in {folder}", flush=True)
    subprocess.run([base, "-m", "venv", "--clear", str(folder)], check=True)
    python = folder / "bin" / "python"
    environment.pip_install(python, package, *peer.beside)
    if peer.with_gdal:
        _lend(base, python, "osgeo")
    code = f"import platform, importlib.metadata as m; print(m.version({package!r}), platform.python_version())"
    (folder / FACTS).write_text(json.dumps(_said(python, code).split()))


def _python_from(peer):
    """Return the first Python that is new enough; one with GDAL is the system's."""
    names = ["/usr/bin/python3"] if peer.with_gdal else [os.environ.get(NEWER_PYTHON), "python3.12", "python3.13"]
    for name in filter(None, names):
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            said = _said(name, "import sys; print(*sys.version_info[:2])")
            if tuple(map(int, said.split())) >= peer.least_python:
                return name
    least = ".".join(map(str, peer.least_python))
    raise RuntimeError(f"it needs Python {least} or newer; {NEWER_PYTHON} names one")


def _lend(base, python, module):
    """Let a venv import a module of the Python that it was made from."""
    there = _said(base, f"import importlib.util as u; print(u.find_spec({module!r}).submodule_search_locations[0])")
    here = _said(python, "import sysconfig; print(sysconfig.get_path('purelib'))")
    (Path(here) / module).symlink_to(there, target_is_directory=True)


def _said(python, code):
    """Return what a Python prints for a line of code."""
    return subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def process_of_peer(package):
    """Return the `Process` of a peer."""
    python = _home_of(os.environ["HEADWATERS_BENCH_HOME"], package) / "bin" / "python"
    return Process(python, PEERS[package].script)


class Process:
    """A Python that runs a file of `peers/` and is asked for work; it ends with the object."""

    def __init__(self, python, script, variables=None):
        command, variables = [python, PEERS_FOLDER / script], {**os.environ, **(variables or {})}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=variables
        )

    def work(self, *words):
        """Let it do its work; return the file that it made."""
        print(*words, sep="\t", file=self._process.stdin, flush=True)
        for line in self._process.stdout:  # which also has what the libraries say
            if line.startswith("done "):
                return line.split(maxsplit=1)[1].strip()
        raise RuntimeError(f"it ended with exit code {self._process.wait()}")

    def __del__(self):
        self._process.kill()
        self._process.wait()
