"""What the algorithms need beside QGIS, and what to do where it is missing."""

import importlib.util
import os
import sys
from pathlib import Path

from qgis.core import QgsApplication

from .errors import UserError

REQUIRED = ("numpy", "scipy", "osgeo", "pyproj")
PLAIN_PYTHON_CELLS = 500_000
PLAIN_PYTHON_SECONDS_PER_CELL = 40e-6  # one look at every cell; noise and sweeps take more

INSTALL_LINES = {
    "win": "In the OSGeo4W Shell: python -m pip install --user {by_pip}",
    "darwin": "In a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install --user {by_pip}",
    "linux": "In a terminal: sudo apt install python3-{package} (Debian, Ubuntu), sudo dnf install python3-{package} "
    "(Fedora), or conda install -c conda-forge {package} where QGIS comes from conda",
}


def install_line(package):
    """Return what to type to install a Python package for the QGIS of this system."""
    system = next((name for name in INSTALL_LINES if sys.platform.startswith(name)), "linux")
    package = {"osgeo": "gdal"}.get(package, package)
    # Without its dependencies, so that pip leaves the NumPy of QGIS alone.
    by_pip = "--no-deps numba llvmlite" if package == "numba" else package
    return INSTALL_LINES[system].format(package=package, by_pip=by_pip)


def missing_packages():
    """Return the sentence that names packages without which nothing runs, or an empty string."""
    missing = [name for name in REQUIRED if importlib.util.find_spec(name) is None]
    if not missing:
        return ""
    return f"Headwaters needs the Python package ‘{missing[0]}’, which is not installed. {install_line(missing[0])}"


def prepare_compiler():
    """Let the compiler be found and keep its machine code in the user's profile; call before importing the core."""
    profile = Path(QgsApplication.qgisSettingsDirPath())
    os.environ.setdefault("HEADWATERS_CACHE_DIR", str(profile / "cache" / "headwaters"))
    if importlib.util.find_spec("numba") is None:
        # The QPIP plugin installs packages here; under qgis_process it is not loaded and does not say so itself.
        packages = profile / "python" / "dependencies" / f"{sys.version_info[0]}.{sys.version_info[1]}"
        if packages.is_dir() and str(packages) not in sys.path:
            sys.path.append(str(packages))


def require_compiler(count, progress, what="cells", most=PLAIN_PYTHON_CELLS, each=PLAIN_PYTHON_SECONDS_PER_CELL):
    """Warn when so many cells must be computed without a compiler, or what else; refuse more than ``most``.

    ``each`` takes so many seconds then.
    """
    from ..core.machine import jit

    if jit.compiled():
        return
    seconds = count * each
    remedy = f"Install numba to compute hundreds of times faster. {install_line('numba')}"
    reason = f"numba cannot be used here ({jit.WHY_NOT_COMPILED})"
    if count > most:
        raise UserError(
            f"{reason}, and {count:,.0f} {what} would take at least {_duration(seconds)} without it "
            f"(the limit is {most:,} {what}). {remedy}"
        )
    progress.warn(f"{reason}: computing in plain Python, at least {_duration(seconds)}. {remedy}")


def _duration(seconds):
    """Return a time as people say it."""
    return f"{max(1, seconds):.0f} seconds" if seconds < 100 else f"{seconds / 60:.0f} minutes"
