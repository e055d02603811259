"""Builds RichDEM from its sources, because the last release on PyPI (2018) does not build any more.

Three things stand in its way, none of them in its algorithms: the bundled pybind11 does not know Python 3.11 and later,
a current pybind11 wants C++17, and the package refuses numpy 2 although its code runs with it.
"""

import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

VERSION = "0.3.4"
FORK = "richdem2"  # the maintained fork: the same algorithm behind the same module name
# RichDEM imports pkg_resources, which newer setuptools do not have.
TOOLS = ("setuptools<81", "wheel", "pybind11")
CHECK = """
import numpy, richdem
pit = richdem.rdarray(numpy.array([[3, 2, 3], [3, 1, 3], [3, 3, 3]], "float32"), no_data=-9999)
assert richdem.FillDepressions(pit)[1, 1] == 2
"""


def install(python, pip_install):
    """Install RichDEM, or its fork if it cannot be built; raise RuntimeError when neither works."""
    try:
        _build(python, pip_install)
    except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
        print(f"RichDEM {VERSION} could not be built ({error}): its fork {FORK} stands in for it.", flush=True)
        subprocess.run([str(python), "-m", "pip", "uninstall", "--quiet", "--yes", "richdem"], capture_output=True)
        pip_install(python, FORK)
        if not _works(python):
            raise RuntimeError(f"richdem {VERSION} does not build here and {FORK} does not run") from error


def _build(python, pip_install):
    pip_install(python, *TOOLS)
    with tempfile.TemporaryDirectory() as folder:
        source = _download(python, Path(folder))
        _replace_pybind11(python, source)
        _patch_setup(source / "setup.py")
        pip_install(python, "--no-build-isolation", "--no-deps", str(source), tries=1)
    if not _works(python):
        raise RuntimeError("the built package does not run")


def _download(python, folder):
    """Fetch and unpack the source package; return its folder."""
    command = [str(python), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--no-binary", ":all:", "--dest", str(folder), f"richdem=={VERSION}"]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True)
    with tarfile.open(next(folder.glob("richdem-*.tar.gz"))) as archive:
        archive.extractall(folder)
    return folder / f"richdem-{VERSION}"


def _replace_pybind11(python, source):
    words = [str(python), "-c", "import pybind11; print(pybind11.get_include())"]
    headers = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
    shutil.rmtree(source / "lib" / "pybind11")
    shutil.copytree(Path(headers) / "pybind11", source / "lib" / "pybind11")


def _patch_setup(setup):
    """Ask for C++17 and for any numpy; the optimisation stays what it is, -O3 for the common processor."""
    text = setup.read_text()
    text = text.replace("-std=c++11", "-std=c++17")
    text = re.sub(r"numpy>=1\.7,<2;", "numpy>=1.7;", text)
    setup.write_text(text)


def _works(python):
    return subprocess.run([str(python), "-c", CHECK], capture_output=True).returncode == 0
