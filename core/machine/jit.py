"""The only door to numba: compiled kernels, their cache on disk, and what happens without a compiler.

What numba does not promise to keep is reached into by `numba_hooks` alone.

A kernel releases the interpreter lock, so threads run in parallel and a dialog stays alive. Its machine code is kept on
disk, stamped by the content of its source file and of all files of the core that this one imports, by the versions of
Python and numba and by the processor. So nothing is compiled twice, wherever the same source lies and whenever it was
written, and a change compiles anew what depends on it.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import platform
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from ..arrays import Array
from . import numba_hooks
from .code_files import spoilt_code_removed
from .code_stamps import CORE, code_stamp

STALE_AFTER_DAYS = 30
MARK = "CACHEDIR.TAG"  # by which programs that copy everything know a folder that they may leave out
MARK_TEXT = "Signature: 8a477f597d28d172789f06886806bc55\n# Machine code of Headwaters, which removes what is old.\n"
MEMORY_TO_KEEP = (32 << 20) - (1 << 16)  # bytes; glibc learns from nothing of 32 MB, its own page counted
OPTIONS = {"nogil": True, "no_cfunc_wrapper": True}  # nobody calls kernels from C, which would take time to prepare

_numba = None
WHY_NOT_COMPILED = ""


def _load_numba():
    """Import numba, or say why it cannot be used: a broken installation raises anything, not only ImportError."""
    if sys.stderr is None:  # QGIS on Windows has no console, and numba writes warnings at import
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (lives as long as the process)
    try:
        with _no_circles_sought():
            import numba
        numba_hooks.leave_flags_unformatted()
        switched_off = numba.config.DISABLE_JIT
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return (None, "the compiler is switched off by NUMBA_DISABLE_JIT") if switched_off else (numba, "")


@contextlib.contextmanager
def _no_circles_sought():
    """Let nobody look for circles among objects while many are made that stay: it takes a quarter of the time."""
    sought = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if sought:
            gc.enable()


def compiled() -> bool:
    """Tell whether kernels run as machine code here."""
    return _numba is not None


def seconds_to_compile() -> float:
    """Compile a small kernel anew, run it, and return the seconds that took; RuntimeError if it computes nonsense."""
    begin = time.perf_counter()
    found = _numba.njit(**numba_hooks.compiler_options(**OPTIONS))(_sum_of_squares)(np.arange(100.0))
    if found != _sum_of_squares(range(100)):
        raise RuntimeError(f"a kernel that was compiled computes {found} where plain Python has 328350")
    return time.perf_counter() - begin


def _sum_of_squares(numbers):
    total = 0.0
    for number in numbers:
        total += number * number
    return total


def cache_parent() -> Path | None:
    """Return the folder for the machine code of all versions: HEADWATERS_CACHE_DIR, else one in the user's cache.

    None for a user who has neither.
    """
    chosen = os.environ.get("HEADWATERS_CACHE_DIR")
    if chosen:
        return Path(chosen)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "headwaters"
    except RuntimeError:  # nobody's home
        return None


@functools.lru_cache(maxsize=1)
def cache_folder() -> Path | None:
    """Return a writable folder for machine code of this Python, numba and processor, or None when there is none."""
    parent = cache_parent()
    if parent is None or not numba_hooks.is_hooked(numba_hooks.CACHE_HOOK):
        return None
    version = f"py{sys.version_info[0]}{sys.version_info[1]}-numba{_numba.__version__}-{platform.machine()}"
    folder = parent / f"{__name__.partition('.')[0]}-{version}"  # machine code knows the name of the package
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".write-{os.getpid()}-{threading.get_ident()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return None
    if not _is_marked(folder):
        with contextlib.suppress(OSError):  # on a full disk
            (folder / MARK).write_text(MARK_TEXT)
    _forget_old_code(parent, folder)
    return folder


def _forget_old_code(parent, folder):
    """Remove machine code that nobody has made or used for a month: that of other versions, and of older sources.

    What lies there without a mark of ours inside is somebody else's, whatever its name.
    """
    oldest = time.time() - STALE_AFTER_DAYS * 86400
    versions = (old for old in parent.glob("*-py*-numba*") if old != folder and _is_marked(old))
    for old in (*versions, *folder.iterdir()):
        with contextlib.suppress(OSError):
            if old.stat().st_mtime < oldest:
                shutil.rmtree(old, ignore_errors=True)


def _is_marked(folder):
    """Tell whether a folder was made for machine code of ours."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return (folder / MARK).read_text() == MARK_TEXT
    return False


def spoilt_code() -> int:
    """Remove all machine code of this version that is not as it was written; return how many files that were."""
    return spoilt_code_removed(cache_folder())


@functools.cache
def _folder_of(path):
    """Return the folder for the machine code of one source file as it is now, marked as used."""
    folder = cache_folder() / f"{'.'.join(path.relative_to(CORE).with_suffix('').parts)}-{code_stamp(path)}"
    with contextlib.suppress(OSError):
        os.utime(folder)
    return folder


def kernel(function: Callable) -> Callable:
    """Compile ``function`` on first use, without the interpreter lock, cached on disk where that is possible."""
    if not compiled():
        return function
    dispatcher = _dispatcher(function, "")
    numba_hooks.call_apart(dispatcher, lambda: _dispatcher(function, ".inner", no_cpython_wrapper=True))
    numba_hooks.tell_tuples_apart(dispatcher)
    return dispatcher


def _dispatcher(function, kind, **options):
    """Return what compiles a function; ``kind`` is a word in the names of its files that tells its machine code."""
    dispatcher = _numba.njit(**numba_hooks.compiler_options(**OPTIONS, **options))(function)
    path = Path(function.__code__.co_filename)
    if CORE in path.parents and cache_folder() is not None:
        numba_hooks.keep_on_disk(dispatcher, function, kind, _folder_of)
    return dispatcher


def kept_on_disk(kernel_function, arguments: tuple[Array | int, ...]) -> bool:
    """Tell whether the machine code of a kernel for such arguments is on disk."""
    return numba_hooks.is_kept(kernel_function, tuple(map(_numba.typeof, arguments)))


def compile_for(kernel_function, arguments) -> None:
    """Compile a kernel for such arguments, and keep its machine code, unless that is on disk already."""
    kernel_function.compile(tuple(map(_numba.typeof, arguments)))


@contextlib.contextmanager
def kernels_announced(say: Callable) -> Iterator:
    """Call ``say(kernel_name)`` whenever a kernel is compiled, not when it is loaded from the cache."""
    event = numba_hooks.events() if compiled() else None
    if event is None:
        yield
        return

    class Announcer(event.Listener):  # type: ignore[name-defined]
        depth, paused = 0, False

        def on_start(self, happening):
            dispatcher = (happening.data or {}).get("dispatcher")
            say(getattr(dispatcher, "__name__", "kernel"))
            self.depth += 1
            if gc.isenabled():  # the compiler makes millions of objects, and looking for circles in them takes long
                gc.disable()
                self.paused = True

        def on_end(self, happening):
            self.depth -= 1
            if self.depth <= 0:
                self.end_pause()

        def end_pause(self):
            if self.paused:
                self.paused = False
                gc.enable()

    announcer = Announcer()
    try:
        with event.install_listener("numba:compile", announcer):
            yield
    finally:
        announcer.end_pause()


_numba, WHY_NOT_COMPILED = _load_numba()

# The C library gives memory of this size back at once, and gets it anew page by page, unless as much has been freed in
# one piece before. It is not touched, so this costs nothing; without it kernels that work on tiles take half as long
# again, or twice as long.
np.empty(MEMORY_TO_KEEP, np.uint8)

# An index that cannot be negative, for loops that are to become vector code. Plain Python needs no such thing, and
# NumPy turns the sum of a signed and an unsigned number into a float.
unsigned = np.uint64 if compiled() else int
