"""Where we reach into numba: all names that it does not promise to keep, and what is so where a version has none.

A hook of which a name is gone, or that fails, is left out. Kernels then compute the same, but take longer to compile,
or are compiled in each process anew.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib
import inspect
import pickle  # nosec B403 (machine code alone, see code_files)
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from .code_files import CODE_ENDING, read_code, remove_code, write_code
from .code_stamps import are_as_loaded

NEVER = 1 << 30  # no version of numba


class Hook(NamedTuple):
    """Names below ``numba``, what is so without them, and the first version, 0.x, that needs the hook no more."""

    names: tuple[str, ...]
    without: str
    until: int = NEVER


OPTIONS_HOOK = Hook(
    ("core.options.DefaultOptions.no_cfunc_wrapper", "core.options.DefaultOptions.no_cpython_wrapper"),
    "ways into kernels are compiled that nobody takes",
)
FLAGS_HOOK = Hook(("core.compiler_machinery.pformat",), "compiling takes 4 % longer", until=59)
CACHE_HOOK = Hook(
    (
        "core.caching._CacheLocator",
        "core.caching.CompileResultCacheImpl.filename_base",
        "core.caching.CompileResultCacheImpl.reduce",
        "core.caching.Cache.cache_path",
        "core.caching.Cache._index_key",
        "core.caching.Cache._load_overload",
        "core.caching.Cache.save_overload",
        "core.registry.CPUDispatcher.enable_caching",  # which sets `_cache`
        "core.runtime.rtsys.initialize",
        "core.serialize.dumps",
    ),
    "no machine code is kept: each process compiles all kernels anew",
)
CALLS_HOOK = Hook(
    ("core.registry.CPUDispatcher.get_call_template", "core.registry.CPUDispatcher.get_overload"),
    "kernels that others call are compiled with what a call from Python takes, and for each number that is written",
)
TUPLES_HOOK = Hook(
    ("_dispatcher.compute_fingerprint", "core.registry.CPUDispatcher.compile"),
    "long tuples may be taken for others",  # in these versions, which are what they are
    until=61,
)
EVENTS_HOOK = Hook(("core.event.Listener", "core.event.install_listener"), "nobody hears what is compiled")
HOOKS = {
    "options": OPTIONS_HOOK,
    "flags": FLAGS_HOOK,
    "cache": CACHE_HOOK,
    "calls": CALLS_HOOK,
    "tuples": TUPLES_HOOK,
    "events": EVENTS_HOOK,
}


def missing_names(hook: Hook) -> list[str]:
    """Return which names of a hook numba does not have."""
    return [name for name in hook.names if not _is_there(name)]


def _is_there(name):
    found = importlib.import_module("numba")
    try:
        for part in name.split("."):
            if not hasattr(found, part):
                importlib.import_module(f"{found.__name__}.{part}")
            found = getattr(found, part)
    except (ImportError, AttributeError):
        return False
    return True


@functools.cache
def is_hooked(hook: Hook) -> bool:
    """Tell whether this version of numba needs a hook and has all of its names."""
    version = importlib.import_module("numba").version_info.short or (0, 0)  # not that of a source of no version
    return version < (0, hook.until) and not missing_names(hook)


def _where(hook):
    """Decorate what reaches into numba: it does nothing where a name is gone, or where it fails."""

    def of(function):
        @functools.wraps(function)
        def attempt(*arguments):
            if is_hooked(hook):
                with contextlib.suppress(Exception):
                    return function(*arguments)
            return None

        return attempt

    return of


def compiler_options(**options: bool) -> dict[str, bool]:
    """Return options of the compiler, but for those that it may not know."""
    return {name: value for name, value in options.items() if name == "nogil" or is_hooked(OPTIONS_HOOK)}


@_where(FLAGS_HOOK)
def leave_flags_unformatted() -> None:
    """Keep numba from setting its flags in columns for each pass that it makes, whether somebody reads them or not."""
    from numba.core import compiler_machinery

    compiler_machinery.pformat = repr


@_where(CACHE_HOOK)
def keep_on_disk(dispatcher: Any, function: Callable, kind: str, folder_of: Callable) -> None:
    """Let a dispatcher keep the machine code of its function on disk, unless its source has changed since it was read.

    It lies in the folder of its source file; ``kind`` is a word in the names of files that tells it from other code.
    """
    dispatcher._cache = code_cache(folder_of)(function, kind)


def is_kept(dispatcher: Any, types: tuple) -> bool:
    """Tell whether a dispatcher finds its machine code for such types on disk."""
    kept = getattr(dispatcher, "_cache", None)
    return isinstance(kept, KeptCode) and kept.holds(types, dispatcher.targetctx)


class KeptCode:
    """What every cache of ours is, whatever classes of numba it is made of."""

    def holds(self, sig: tuple, target_context: Any) -> bool:
        """Tell whether there is machine code for such types."""
        raise NotImplementedError


class _CodeOfKernel:
    """The files of one kernel in the place of the index that numba keeps: one for each signature."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name

    def path(self, key: tuple) -> Path:
        known = repr((key, _fields(key[0])))
        return Path(self.folder, f"{self.name}.{hashlib.sha256(known.encode()).hexdigest()[:16]}{CODE_ENDING}")

    def load(self, key: tuple) -> tuple | None:
        code = read_code(self.path(key))
        return None if code is None else pickle.loads(code)  # nosec B301 (as it was written here)

    def save(self, key: tuple, data: tuple) -> None:
        from numba.core import serialize

        write_code(self.path(key), serialize.dumps(data))


def _fields(types):
    """Return the names of the fields of all tuples among some types, which their own names leave out."""
    from numba.core.types import BaseTuple

    tuples = (each for each in types if isinstance(each, BaseTuple))
    return [(getattr(each, "fields", ()), _fields(each.types)) for each in tuples]


@functools.lru_cache(maxsize=1)
def code_cache(folder_of: Callable) -> Callable[..., Any]:
    """Return numba's cache, with files of our own: stamped by what the source says, one file for each signature.

    numba itself stamps by the time of the source, which a clone does not keep, looks at no other file than that of the
    kernel, keeps all signatures in one index that two processes can spoil for each other, and runs what it finds.
    Beside the machine code it keeps what other kernels would be linked with, and reads that for longer than the code
    itself: that of kernels which Python alone calls, see `call_apart`, is left out.
    """
    from llvmlite import binding
    from numba.core import caching, runtime

    class Place(caching._CacheLocator):
        def __init__(self, function, path):
            self.source, self._line = Path(path), function.__code__.co_firstlineno

        def get_cache_path(self):
            return str(folder_of(self.source))

        def get_source_stamp(self):
            return ""  # it is in the name of the folder

        def get_disambiguator(self):
            return str(self._line)

        @classmethod
        def from_function(cls, function, path):
            return cls(function, path)

    class Code(caching.CompileResultCacheImpl):
        _locator_classes = [Place]
        is_linked = True  # whether other kernels may be linked with it

        def reduce(self, result):
            if not self.is_linked:
                with contextlib.suppress(Exception):  # which functions there are is all that is asked of it then
                    names = result.fndesc.llvm_func_name, result.fndesc.llvm_cpython_wrapper_name
                    said = "".join(f'define void @"{name}"() {{ ret void }}\n' for name in names)
                    result.library._shared_module = binding.parse_assembly(said)
            return super().reduce(result)

    class CodeCache(caching.Cache, KeptCode):
        _impl_class = Code

        def __init__(self, function, kind):
            super().__init__(function)
            self._impl.is_linked = bool(kind) or not is_hooked(CALLS_HOOK)
            self._cache_file = _CodeOfKernel(self.cache_path, self._impl.filename_base + kind)

        def holds(self, sig, target_context):
            return self._cache_file.path(self._index_key(sig, target_context.codegen())).exists()

        def load_overload(self, sig, target_context):
            # Not that of numba, which first imports all that compiling needs: machine code that is there needs its
            # runtime alone.
            runtime.rtsys.initialize(target_context)
            try:
                return self._load_overload(sig, target_context)
            except Exception:  # written whole, and yet of no use here: it is compiled anew
                remove_code(self._cache_file.path(self._index_key(sig, target_context.codegen())))
                return None

        def save_overload(self, sig, data):
            with contextlib.suppress(OSError):  # the kernel runs although its code cannot be kept, on a full disk say
                if are_as_loaded(self._impl.locator.source):
                    super().save_overload(sig, data)

    return CodeCache


@_where(CALLS_HOOK)
def call_apart(dispatcher: Any, make: Callable) -> None:
    """Let other kernels call a making of a kernel without what a call from Python takes, which is slow to compile.

    ``make`` makes it. It is the same for all numbers: not compiled anew for each that is written in a call.
    """
    from numba.core.types import unliteral

    inner = functools.cache(make)

    def get_call_template(arguments, named):
        arguments = [unliteral(argument) for argument in arguments]
        named = {name: unliteral(argument) for name, argument in named.items()}
        return inner().get_call_template(arguments, named)

    dispatcher.get_call_template = get_call_template
    dispatcher.get_overload = lambda types: inner().get_overload(types)


@_where(TUPLES_HOOK)
def tell_tuples_apart(dispatcher: Any) -> None:
    """Keep numba from taking long tuples for others, as it does before 0.61.

    It knows their types by a text of what is in them. Where that outgrows 40 characters, as with five arrays, the first
    40 are lost: what stands there instead is left from memory that somebody has freed. So machine code for other types
    may be run, and a text that is new, whatever the tuple, is kept forever.
    """
    if _tuples_are_mistaken():
        dispatcher.__class__ = _tuples_told_apart()


@functools.lru_cache(maxsize=1)
def _tuples_are_mistaken():
    """Tell whether long tuples are taken for others here."""
    from numba import _dispatcher

    return _dispatcher.compute_fingerprint((0.0,) * 50) != b"(" + b"f" * 50 + b")"


@functools.lru_cache(maxsize=1)
def _tuples_told_apart():
    """Return numba's class of what compiles a function, but with calls that know the types of tuples by themselves."""
    import numba

    usual, text_of = numba.core.registry.CPUDispatcher, numba._dispatcher.compute_fingerprint

    def kind(value):
        if isinstance(value, tuple):
            return (type(value), *map(kind, value))
        try:
            return text_of(value)
        except NotImplementedError:  # functions, say
            return numba.typeof(value)

    class TuplesToldApart(usual):
        def __call__(self, *arguments, **named):
            if named:
                arguments = inspect.signature(self.py_func).bind(*arguments, **named).args
            for each in arguments:
                if isinstance(each, tuple):
                    break
            else:
                return usual.__call__(self, *arguments)
            kinds = tuple(map(kind, arguments))
            try:
                run = self._by_kinds[kinds]
            except (AttributeError, KeyError):
                run = self.compile(tuple(map(numba.typeof, arguments)))
                vars(self).setdefault("_by_kinds", {})[kinds] = run
            return run(*arguments)

    return TuplesToldApart


@_where(EVENTS_HOOK)
def events() -> Any:
    """Return the part of numba that tells what it does; nothing where there is none."""
    from numba.core import event

    return event
