"""Memory of this process as the kernel sees it (Linux)."""

import ctypes
import gc
import mmap
from pathlib import Path


def resident():
    """Return the bytes in RAM now, after freed memory has been given back to the system."""
    gc.collect()
    _trim()
    return _status("VmRSS")


def forget_peak():
    """Start a new high-water mark: the one that getrusage reports counts from the birth of the process."""
    Path("/proc/self/clear_refs").write_text("5")


def peak():
    """Return the high-water mark since `forget_peak` in bytes."""
    return _status("VmHWM")


def claim(size):
    """Touch so many bytes and give them back.

    A virtual machine whose host takes back free memory gets it again page by page at the first touch. That can take
    longer than the step that touches it, and has nothing to do with the step.
    """
    block = mmap.mmap(-1, max(int(size), mmap.PAGESIZE))
    for place in range(0, len(block), mmap.PAGESIZE):
        block[place] = 1
    block.close()


def _trim():
    """Give freed memory back, or the measured step could reuse it unseen."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only glibc has it
    if trim:
        trim(0)


def _status(key):
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(key + ":"):
            return int(line.split()[1]) * 1024
    raise OSError(f"the kernel does not report {key}")
