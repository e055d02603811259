"""How much memory there is, and whether some work fits it."""

from __future__ import annotations

import ctypes
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from ..core.arrays import Shape
from ..core.report.texts import Text
from ..core.run.run import Run
from .errors import refusal
from .numbers import told

MEMORY_SHARE = 0.9  # of the free memory: the rest is for QGIS itself
CGROUPS = "sys/fs/cgroup"
FILES_V1 = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")  # the last in memory.stat
FILES_V2 = ("memory.max", "memory.current", "inactive_file")
HOST_VM_INFO64 = 4  # of mach/host_info.h
LEAST_IN_GB = 5e7  # bytes; fewer would be 0.0 GB
VARIABLE = "HEADWATERS_MEMORY"
SETTING = "headwaters/memory_gb"  # of QGIS


def free_memory() -> int:
    """Return how many bytes can be taken now, or None where nothing tells.

    In a container that is the least of what the computer has and what the limits of the container leave.
    """
    if sys.platform.startswith("win"):
        return _free_on_windows()
    if sys.platform == "darwin":
        return _free_on_macos()
    return _least((_free_on_linux(), _free_in_container()))


def _least(numbers):
    """Return the least of some numbers, None if none is known."""
    return min((number for number in numbers if number is not None), default=None)


def _free_on_linux(root="/"):
    """Return the memory that is available on the computer."""
    try:
        with open(Path(root, "proc/meminfo"), encoding="ascii") as lines:
            available = next(line for line in lines if line.startswith("MemAvailable"))
        return int(available.split()[1]) * 1024
    except (OSError, StopIteration):
        return None


def _free_in_container(root="/"):
    """Return the memory that the control groups of this process leave, None where none has a limit."""
    try:
        groups = Path(root, "proc/self/cgroup").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    free = []
    for group in groups:
        _, controllers, path = group.split(":", 2)
        if controllers and "memory" not in controllers.split(","):
            continue
        top, files = (Path(root, CGROUPS, "memory"), FILES_V1) if controllers else (Path(root, CGROUPS), FILES_V2)
        names = [name for name in PurePosixPath(path).parts[1:] if name != ".."]
        # Limits of all groups above hold too. In a container only the topmost may be seen.
        free += [_left_in_group(top.joinpath(*names[:depth]), *files) for depth in range(len(names) + 1)]
    return _least(free)


def _left_in_group(folder, limit_file, usage_file, cache):
    """Return the limit of a control group less what is in use, without the cache of files, which makes way."""
    try:
        limit, usage = (Path(folder, name).read_text(encoding="ascii") for name in (limit_file, usage_file))
        facts = dict(line.split() for line in Path(folder, "memory.stat").read_text(encoding="ascii").splitlines())
    except (OSError, ValueError):
        return None
    if limit.strip() == "max":
        return None
    return max(0, int(limit) - int(usage) + int(facts.get(cache, 0)))


class _MachStatistics(ctypes.Structure):
    """vm_statistics64 of mach/vm_statistics.h, in pages."""

    _fields_ = [
        *((name, ctypes.c_uint32) for name in ("free", "active", "inactive", "wired")),
        ("events", ctypes.c_uint64 * 9),
        ("purgeable", ctypes.c_uint32),
        ("speculative", ctypes.c_uint32),
        ("moved", ctypes.c_uint64 * 4),
        ("kinds", ctypes.c_uint32 * 4),
        ("uncompressed", ctypes.c_uint64),
    ]


def _free_on_macos(system=None):
    """Return the memory that is free or inactive; all memory where the kernel does not tell."""
    status = _MachStatistics()
    size = ctypes.c_uint32(ctypes.sizeof(status) // ctypes.sizeof(ctypes.c_uint32))
    try:
        system = system or ctypes.CDLL(None)
        failed = system.host_statistics64(
            system.mach_host_self(), HOST_VM_INFO64, ctypes.byref(status), ctypes.byref(size)
        )
        pages = os.sysconf("SC_PHYS_PAGES") if failed else status.free + status.inactive
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


class _WindowsStatus(ctypes.Structure):
    """MEMORYSTATUSEX of the Windows API."""

    _fields_ = [("length", ctypes.c_ulong), ("load", ctypes.c_ulong)] + [
        (name, ctypes.c_ulonglong)
        for name in ("total", "available", "page_total", "page_available", "virtual", "virtual_free", "extended")
    ]


def _free_on_windows():
    """Return the memory that is available on the computer."""
    status = _WindowsStatus()
    status.length = ctypes.sizeof(status)
    return status.available if ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)) else None


def memory_to_use() -> float | None:
    """Return how many bytes rasters may take, None if unknown.

    HEADWATERS_MEMORY tells it, or else a setting of QGIS, both in GB; by default it is most of what is free.
    """
    from qgis.core import QgsSettings

    said = {VARIABLE: os.environ.get(VARIABLE), f"The setting ‘{SETTING}’ of QGIS": QgsSettings().value(SETTING)}
    for name, value in said.items():
        if value not in (None, ""):
            return _gigabytes(name, value) * 1e9
    free = free_memory()
    return None if free is None else MEMORY_SHARE * free


def _gigabytes(name, value):
    """Return a size of memory as a number; refuse any other value of what has such a name."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = math.nan
    if not 0 < number < math.inf:
        raise refusal("{} is ‘{}’: give a number of GB, greater than 0, or leave it out.", name, value)
    return number


def require_memory(run: Run, shape: Shape, bytes_per_cell: int, work: str) -> None:
    """Refuse a raster that would not fit the memory, before any is taken; else say what it takes.

    ``work`` names what works in memory alone. The sentence tells the size that would fit.
    """

    def needed(shape):
        return math.prod(shape) * bytes_per_cell

    most = memory_to_use()
    if most is not None and needed(shape) > most:
        less = size_text(fitting(shape, needed, most))
        raise refusal(
            "{} need {}; {} works in memory alone: clip the raster to about {}, take larger cells, or close other "
            "programs.",
            size_text(shape), memory_text(needed(shape), most), Text(work), less
        )
    tell_memory(run, shape[0], shape[1], bytes_per_cell)


def require_memory_for(run: Run, count: int, things: str, bytes_each: int, remedy: str) -> None:
    """Refuse more things of a kind than fit the memory, before any is taken; else say what they take."""
    needed, most = count * bytes_each, memory_to_use()
    if most is not None and needed > most:
        enough = int(most // bytes_each)
        raise refusal(
            "{} {} need {}, enough for {}: {}.", told(count), things, memory_text(needed, most), told(enough), remedy
        )
    run.note("Memory: about {} MB for {} {}", told(needed / 1e6, ".0f"), told(count), things)


def memory_text(needed, most: float) -> str:
    """Say how many bytes are needed, and how many there are."""
    return Text("about {} of memory, of which {} can be used", bytes_text(needed), bytes_text(most))


def bytes_text(size: float) -> str:
    """Say how much memory, or room on a disk, that is: in GB, or in MB where it is little."""
    return f"{told(size / 1e9, ',.1f')} GB" if size >= LEAST_IN_GB else f"{told(size / 1e6, ',.3g')} MB"


def size_text(shape: Shape) -> str:
    """Say how large a raster is."""
    nrows, ncols = shape
    return Text("{} × {} cells", told(ncols), told(nrows))


def fitting(shape: Shape, bytes_of: Callable, most: float) -> Shape:
    """Return the largest shape, or nearly, that has the proportions of another one and takes no more than ``most``.

    ``bytes_of`` tells what a shape takes: with fewer cells less, but not less for each cell. Where it is the same for
    each, the first step is the last.
    """
    while bytes_of(shape) > most and max(shape) > 1:
        share = math.sqrt(most / bytes_of(shape))
        shape = tuple(max(1, min(cells - 1, int(share * cells))) for cells in shape)
    return shape


def tell_memory(run: Run, nrows: int, ncols: int, bytes_per_cell: int, beside: int = 0) -> None:
    """Say how much memory some work takes; ``beside`` are bytes that no raster takes."""
    needed = told((nrows * ncols * bytes_per_cell + beside) / 1e6, ".0f")
    if beside:
        run.note("Memory: about {} MB ({} bytes a cell and {} MB)", needed, bytes_per_cell, told(beside / 1e6, ".0f"))
    else:
        run.note("Memory: about {} MB ({} bytes a cell)", needed, bytes_per_cell)
