"""What Headwaters finds where it is installed: versions, the compiler and its cache, processors and memory."""

from __future__ import annotations

import importlib.metadata
import platform
import sys

from osgeo import gdal
from qgis.core import Qgis, QgsProjUtils

from ...core.run.run import Run
from ..dependencies import REQUIRED, install_line
from ..errors import UserError
from ..memory import bytes_text, free_memory, memory_to_use

PACKAGES = {"numpy": "numpy", "scipy": "scipy", "pyproj": "pyproj", "numba": "numba", "llvmlite": "llvmlite"}
OPTIONAL_PACKAGES = {"dask": "dask", "shapely": "shapely"}
LEAST_MEMORY = 2e9  # bytes that are free; with less a raster of some thousand columns is refused
SLOW_COMPILER = 20.0  # seconds for a kernel that takes one


def installation_facts(run: Run, version) -> tuple:
    """Return what is found as (subject, [(name, value), …]), and problems, each a sentence with its remedy."""
    problems, facts = [], [("Versions", _versions(version))]
    for subject, find in (("Packages", _packages), ("Compiler", _compiler), ("Computer", _computer)):
        with run.phase(subject, 0.3):
            facts.append((subject, find(problems)))
    return facts, problems


def _versions(version):
    return [
        ("Headwaters", version),
        ("QGIS", Qgis.QGIS_VERSION),
        ("Python", platform.python_version()),
        ("GDAL", gdal.VersionInfo("RELEASE_NAME")),
        ("PROJ", f"{QgsProjUtils.projVersionMajor()}.{QgsProjUtils.projVersionMinor()}"),
        ("System", platform.platform()),
    ]


def _packages(problems):
    found = []
    for name in (*PACKAGES, *OPTIONAL_PACKAGES):
        version = package_version(name)
        if version is None and name in REQUIRED:
            problems.append(f"The Python package ‘{name}’ is not installed: nothing runs. {install_line(name)}")
        without = "not installed" if name in PACKAGES else "not installed (not needed)"
        found.append((name, version or without))
    return found


def package_version(name: str) -> str:
    """Return the version of a package, None where it is not installed."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        module = sys.modules.get(name)  # of builds of QGIS that carry packages without their metadata
        return getattr(module, "__version__", None)


def _compiler(problems):
    from ...core.machine import jit

    if not jit.compiled():
        problems.append(
            f"numba cannot be used ({jit.WHY_NOT_COMPILED}): all is computed in plain Python, hundreds of times "
            f"slower, and large rasters are refused. {install_line('numba')}"
        )
        return [("Kernels", "plain Python")]
    found = [("Kernels", "machine code")]
    try:
        seconds = jit.seconds_to_compile()
        found.append(("Test: a kernel compiled and run (s)", round(seconds, 2)))
        if seconds > SLOW_COMPILER:
            problems.append(
                f"A small kernel took {seconds:.0f} s to compile: first runs take long. Run ‘Prepare Headwaters’ once."
            )
    except Exception as error:  # a broken compiler raises anything
        problems.append(f"numba fails to compile ({type(error).__name__}: {error}). {install_line('numba')}")
    folder = jit.cache_folder()
    if folder is None:
        problems.append(
            "No folder for machine code can be written, so that every session compiles anew: set HEADWATERS_CACHE_DIR "
            "to a folder that can."
        )
        return [*found, ("Folder of the machine code", "none can be written")]
    spoilt = jit.spoilt_code()
    if spoilt:
        problems.append(
            f"Files of machine code were spoilt, as by a power cut ({spoilt}). They have been thrown away, and are "
            "compiled anew when they are needed: nothing is left to be done."
        )
    files = [file for file in folder.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    return [
        *found,
        ("Folder of the machine code", str(folder)),
        ("Files in it", len(files)),
        ("Size of these (MB)", round(size / 1e6, 1)),
    ]


def _computer(problems):
    from ...core.run.threads import map_tiles, processors

    free, count = free_memory(), processors()
    if free is not None and free < LEAST_MEMORY:
        problems.append(f"Only {bytes_text(free)} of memory are free: large rasters will be refused. Close programs.")
    threads = len(set(map_tiles(Run(threads=count), _thread_at_work, range(4 * count))))
    return [
        ("Processor", platform.machine()),
        ("Processors for Headwaters", count),
        ("Test: threads that worked", threads),
        ("Free memory (GB)", _gigabytes(free)),
        ("Memory for rasters (GB)", _memory_for_rasters(problems)),
    ]


def _memory_for_rasters(problems):
    """Return how many GB rasters may take before they are kept in files."""
    try:
        return _gigabytes(memory_to_use())
    except UserError as error:
        problems.append(str(error))
        return "none: no raster is read"


def _gigabytes(size):
    """Return a size of memory in GB, to read."""
    return "unknown" if size is None else float(f"{size / 1e9:.3g}")


def _thread_at_work(_):
    """Return which thread works, after a moment in which the others can begin."""
    import threading
    import time

    time.sleep(0.01)
    return threading.get_ident()
