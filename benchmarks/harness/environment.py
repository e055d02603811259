"""Makes the venv in which the contenders run. Needs nothing but the standard library."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from . import richdem_source

BASE = ("numpy", "scipy", "numba", "matplotlib")
# rasterio writes the file from which whitebox-workflows reads a raster into its memory.
PEERS = {
    "topotoolbox": ("topotoolbox",),
    "pyflwdir": ("pyflwdir",),
    "whitebox-workflows": ("whitebox-workflows", "rasterio"),
    "pysheds": ("pysheds",),
    "fastscapelib": ("fastscapelib",),
}
RICHDEM = "richdem"
NOT_INSTALLED = "not-installed.json"
READY = "ready"


def default_home():
    """Return the folder that holds the venv and its compiled code: in the user's cache, outside the repository."""
    user = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(user) / "headwaters-bench"


def variables(home):
    """Return what the processes of a benchmark find in their environment variables."""
    return {"HEADWATERS_BENCH_HOME": str(home), "HEADWATERS_CACHE_DIR": str(home / "kernels")}


def not_installed(home):
    """Return the peers that could not be installed, each with the reason."""
    return json.loads((Path(home) / NOT_INSTALLED).read_text())


def ensure(home):
    """Return the Python of a venv that has all peers that can be installed; make it on the first run."""
    home = home.expanduser().resolve()
    python = home / "venv" / "bin" / "python"
    wanted = json.dumps([_base_python(), BASE, PEERS, richdem_source.VERSION])
    ready = home / READY
    if ready.exists() and ready.read_text() == wanted:
        return python
    print(f"Making an environment for the benchmarks in {home}: some minutes, once.", flush=True)
    home.mkdir(parents=True, exist_ok=True)
    _make_venv(home / "venv")
    pip_install(python, *BASE)
    (home / NOT_INSTALLED).write_text(json.dumps(_install_peers(python)))
    ready.write_text(wanted)
    return python


def _base_python():
    """Return the Python that the Makefile names, else the system's, else the one that runs this."""
    named = os.environ.get("PYTHON", "/usr/bin/python3")
    return named if os.access(named, os.X_OK) else sys.executable


def _make_venv(folder):
    # Without the system's packages: an old numba or numpy there would be mixed with new ones from PyPI.
    made = subprocess.run([_base_python(), "-m", "venv", "--clear", str(folder)])
    if made.returncode:
        sys.exit("The venv could not be made; on Debian: apt-get install python3-venv")


def _install_peers(python):
    """Install each peer by itself, so that one that fails takes no other with it."""
    failures = {}
    for peer, packages in PEERS.items():
        try:
            pip_install(python, *packages)
        except RuntimeError as error:
            failures[peer] = str(error)
    try:
        richdem_source.install(python, pip_install)
    except RuntimeError as error:
        failures[RICHDEM] = str(error)
    for peer, reason in failures.items():
        print(f"{peer} could not be installed and is left out: {reason}", flush=True)
    return failures


def pip_install(python, *arguments, tries=2):
    """Run pip install; raise RuntimeError with pip's last words when it fails."""
    print("  pip install", *(Path(word).name for word in arguments if not word.startswith("-")), flush=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    for left in reversed(range(tries)):
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode == 0:
            return
        if left:
            time.sleep(10)  # package servers have bad moments
    words = [line for line in done.stderr.splitlines() if line.strip()]
    raise RuntimeError(next((line for line in reversed(words) if "error" in line.lower()), "pip failed"))
