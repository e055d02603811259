"""What the algorithms need beside QGIS, and what to do where it is missing."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import sys
import sysconfig
from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QProcessEnvironment

from ..core.report.texts import Text
from ..core.run.run import Run
from .errors import refusal
from .numbers import told
from .translation import tr

REQUIRED = ("numpy", "scipy", "osgeo", "pyproj")
OLDEST_NUMBA = "0.56"
TRIAL = "numba.njit(lambda number: number + 1)(1)"  # whether it compiles here, too
PLAIN_PYTHON_CELLS = 500_000
PLAIN_PYTHON_SECONDS_PER_CELL = 40e-6  # one look at every cell; noise and sweeps take more

INSTALL_LINES = {
    "win": "In the OSGeo4W Shell: python -m pip install --user {by_pip}",
    "darwin": "In a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install --user {by_pip}",
    "linux": "In a terminal: sudo apt install python3-{package} (Debian, Ubuntu), sudo dnf install python3-{package} "
    "(Fedora), or conda install -c conda-forge {package} where QGIS comes from conda",
}


def install_line(package) -> str:
    """Return what to type to install a Python package for the QGIS of this system."""
    system = next((name for name in INSTALL_LINES if sys.platform.startswith(name)), "linux")
    package = {"osgeo": "gdal"}.get(package, package)
    # Without its dependencies, so that pip leaves the NumPy of QGIS alone.
    by_pip = "--no-deps numba llvmlite" if package == "numba" else package
    return INSTALL_LINES[system].format(package=package, by_pip=by_pip)


def missing_packages() -> str:
    """Return the sentence that names packages without which nothing runs, or an empty string."""
    missing = [name for name in REQUIRED if importlib.util.find_spec(name) is None]
    if not missing:
        return ""
    text = tr("Headwaters needs the Python package ‘{}’, which is not installed. {}")
    return text.format(missing[0], install_line(missing[0]))


def prepare_compiler() -> None:
    """Let the compiler be found and keep its machine code in the user's profile; call before importing the core."""
    profile = Path(QgsApplication.qgisSettingsDirPath())
    os.environ.setdefault("HEADWATERS_CACHE_DIR", str(profile / "cache" / "headwaters"))
    # The QPIP plugin installs packages here; under qgis_process it is not loaded and does not say so itself.
    by_qpip = profile / "python" / "dependencies" / f"{sys.version_info[0]}.{sys.version_info[1]}"
    for packages in (own_packages(), by_qpip):
        if importlib.util.find_spec("numba") is None and packages.is_dir() and str(packages) not in sys.path:
            sys.path.append(str(packages))
            importlib.invalidate_caches()


def own_packages() -> Path:
    """Return the folder of the profile into which we install packages, one for each Python, NumPy and system.

    Where QGIS comes with another NumPy, numba may not fit any more: it is missing then, and offered anew.
    """
    numpy = ".".join(_numpy_version().split(".")[:2])
    kind = f"{sys.implementation.cache_tag}-numpy{numpy}-{sysconfig.get_platform()}"
    return Path(QgsApplication.qgisSettingsDirPath()) / "headwaters" / "packages" / kind


def unfinished_packages() -> Path:
    """Return the folder into which packages are installed until all is there: nobody takes a part of numba for it."""
    return own_packages().with_name(f"{own_packages().name}-unfinished")


def _numpy_version():
    """Return the version of the NumPy of QGIS as pip knows it, an empty text where nothing tells."""
    try:
        return importlib.metadata.version("numpy").partition("+")[0]
    except importlib.metadata.PackageNotFoundError:
        return ""


def interpreter() -> str | None:
    """Return the program of the Python in which QGIS runs, or None where there is none.

    ``sys.executable`` does not tell: it is QGIS itself on Windows and macOS, and the first Python of the PATH on Linux.
    """
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    names = ("python3.exe", "python.exe") if os.name == "nt" else (f"bin/{version}", "bin/python3")
    places = [folder / name for folder in (Path(sys.prefix), Path(sys.executable or "").parent) for name in names]
    return next((str(place) for place in places if place.is_file()), None)


def surroundings() -> str:
    """Return the variables of this process, with those by which another Python finds QGIS and its packages."""
    variables = QProcessEnvironment.systemEnvironment()
    variables.insert("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    variables.insert("PYTHONUNBUFFERED", "1")
    variables.insert("PYTHONIOENCODING", "utf-8")
    variables.insert("QGIS_PREFIX_PATH", QgsApplication.prefixPath())
    return variables


def compiler_commands() -> list:
    """Return the commands that install numba and try it, each a list of words; none where no Python can do so.

    pip installs into a folder of our own, which it may do where a system or conda looks after all other packages too
    (PEP 668). It is told the NumPy of QGIS to choose the newest numba that fits; that copy of NumPy is not used. No
    digests are pinned: which files fit differs with Python, NumPy and system, and pip holds each to what the index
    says.
    """
    program, folder = interpreter(), str(unfinished_packages())
    if program is None or importlib.util.find_spec("pip") is None:
        return []
    numpy = f"numpy=={_numpy_version()}".rstrip("=")
    options = ["--upgrade", "--only-binary=:all:", "--no-warn-script-location", "--target", folder]
    trial = f"import sys; sys.path.append({folder!r}); import numba; print('numba', numba.__version__, {TRIAL})"
    return [[program, "-m", "pip", "install", *options, f"numba>={OLDEST_NUMBA}", numpy], [program, "-c", trial]]


def require_compiler(
    run: Run,
    count: int,
    what: str = "cells",
    most: int = PLAIN_PYTHON_CELLS,
    each: float = PLAIN_PYTHON_SECONDS_PER_CELL,
) -> None:
    """Warn when so many cells must be computed without a compiler, or what else; refuse more than ``most``.

    ``each`` takes so many seconds then.
    """
    from ..core.machine import jit

    if jit.compiled():
        return
    seconds = count * each
    remedy = Text("Install numba to compute hundreds of times faster. {}", install_line("numba"))
    reason = Text("numba cannot be used here ({})", jit.WHY_NOT_COMPILED)
    if count > most:
        raise refusal(
            "{}, and {} {} would take at least {} without it (the limit is {} {}). {}",
            reason, told(count, ",.0f"), what, _duration(seconds), told(most), what, remedy
        )
    run.warn("{}: computing in plain Python, at least {}. {}", reason, _duration(seconds), remedy)


def _duration(seconds):
    """Return a time as people say it."""
    return Text("{:.0f} seconds", max(1, seconds)) if seconds < 100 else Text("{:.0f} minutes", seconds / 60)
