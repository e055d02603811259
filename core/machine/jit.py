"""The only door to numba: compiled kernels, their cache on disk, and what happens without a compiler.

A kernel releases the interpreter lock, so threads run in parallel and a dialog stays alive. Its machine code is kept in
a folder that belongs to this version of the code, of Python and of numba, because numba's own check does not see a
change in a helper that lives in another module.
"""

import contextlib
import functools
import gc
import os
import platform
import shutil
import sys
import threading
import time
import zlib
from pathlib import Path

import numpy as np

CORE = Path(__file__).parent.parent
STALE_AFTER_DAYS = 30
OPTIONS = {"nogil": True, "no_cfunc_wrapper": True}  # nobody calls kernels from C, which would take time to prepare

_numba = None
WHY_NOT_COMPILED = ""


def _load_numba():
    """Import numba, or say why it cannot be used: a broken installation raises anything, not only ImportError."""
    if sys.stderr is None:  # QGIS on Windows has no console, and numba writes warnings at import
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (lives as long as the process)
    try:
        import numba

        switched_off = numba.config.DISABLE_JIT
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return (None, "the compiler is switched off by NUMBA_DISABLE_JIT") if switched_off else (numba, "")


def compiled():
    """Tell whether kernels run as machine code here."""
    return _numba is not None


def code_stamp():
    """Return a short stamp of the core's source files, so that machine code never outlives its source."""
    stamp = 0
    for path in sorted(CORE.rglob("*.py")):
        facts = path.stat()
        stamp = zlib.crc32(f"{path.relative_to(CORE)}{facts.st_mtime_ns}{facts.st_size}".encode(), stamp)
    return f"{stamp:08x}"


def cache_parent():
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
def cache_folder():
    """Return a writable folder for this version's machine code, or None when there is none."""
    parent = cache_parent()
    if parent is None:
        return None
    name = f"{code_stamp()}-py{sys.version_info[0]}{sys.version_info[1]}-numba{_numba.__version__}-{platform.machine()}"
    folder = parent / name
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".write-{os.getpid()}-{threading.get_ident()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return None
    if fresh:
        _forget_old_caches(parent, folder)
    return folder


def _forget_old_caches(parent, keep):
    """Remove machine code of versions that have not been built for a month."""
    oldest = time.time() - STALE_AFTER_DAYS * 86400
    for folder in parent.glob("*-py*-numba*"):
        with contextlib.suppress(OSError):
            if folder != keep and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)


def kernel(function):
    """Compile ``function`` on first use, without the interpreter lock, cached on disk where that is possible."""
    if not compiled():
        return function
    folder = cache_folder()
    if folder is not None:
        # The folder is read at decoration: set it for this kernel only, other plugins have their own.
        before, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, str(folder)
        try:
            return _forgiving(_one_for_all_numbers(_numba.njit(**OPTIONS, cache=True)(function)))
        except RuntimeError:  # numba found no place that it can write to
            pass
        finally:
            _numba.config.CACHE_DIR = before
    return _one_for_all_numbers(_numba.njit(**OPTIONS)(function))


def _one_for_all_numbers(dispatcher):
    """Keep a kernel from being compiled anew for each number written in a call to it from another kernel."""
    find = dispatcher.get_call_template

    def get_call_template(arguments, named):
        arguments = [_numba.types.unliteral(argument) for argument in arguments]
        return find(arguments, {name: _numba.types.unliteral(argument) for name, argument in named.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _forgiving(dispatcher):
    """Let a kernel run although its machine code cannot be saved, on a full disk for instance."""
    cache = getattr(dispatcher, "_cache", None)
    save = getattr(cache, "save_overload", None)
    if save is None:
        return dispatcher

    def save_if_possible(signature, data):
        with contextlib.suppress(OSError):
            save(signature, data)

    cache.save_overload = save_if_possible
    return dispatcher


@contextlib.contextmanager
def announced(say):
    """Call ``say(kernel_name)`` whenever a kernel is compiled, not when it is loaded from the cache."""
    if not compiled():
        yield
        return
    try:
        from numba.core import event
    except ImportError:
        yield
        return

    class Announcer(event.Listener):
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

# An index that cannot be negative, for loops that are to become vector code. Plain Python needs no such thing, and
# NumPy turns the sum of a signed and an unsigned number into a float.
unsigned = np.uint64 if compiled() else int
