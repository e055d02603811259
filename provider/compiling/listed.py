"""Which kernels an algorithm needs, in the order in which it needs them, as `scripts/kernels.py` has written it down.

The list is a hint: a kernel that it does not name is compiled when it is called, and one that is no more is left out.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import inspect
import json
from pathlib import Path
from typing import Any, NamedTuple

LIST = Path(__file__).with_name("kernels.json")
CORE_PACKAGE = f"{__name__.partition('.')[0]}.core"


class ListedKernel(NamedTuple):
    """A kernel, and small arguments of the types that it is called with."""

    function: Any
    arguments: tuple

    @property
    def is_missing(self) -> bool:
        """Tell whether it has yet to be compiled on this computer."""
        from ...core.machine.jit import kept_on_disk

        return not kept_on_disk(self.function, self.arguments)

    def compile(self) -> None:
        """Compile it, and keep its machine code."""
        from ...core.machine.jit import compile_for

        compile_for(self.function, self.arguments)


def listed_kernels(algorithm: str | None = None) -> list[ListedKernel]:
    """Return the kernels that an algorithm of an id needs, first those that it needs first; of none, those of all."""
    from ...core.machine import jit

    if not jit.compiled() or jit.cache_folder() is None:
        return []  # nobody could use what another process compiles
    known = json.loads(LIST.read_text(encoding="utf-8"))
    numbers = range(len(known["kernels"])) if algorithm is None else known["algorithms"].get(algorithm, ())
    found = (_kernel(known["kernels"][number]) for number in numbers)
    return [each for each in found if each is not None]


def compile_missing(kernels) -> None:
    """Compile what is missing; what cannot be is left out: its code has changed since the list was written."""
    for kernel in kernels:
        with contextlib.suppress(Exception):
            if kernel.is_missing:
                kernel.compile()


def _kernel(line):
    """Return the kernel of a line of the list; None where the code has changed since."""
    from ...core.machine.arguments import arguments_of

    place, _, types = line.partition(" ")
    module, name = place.split(":")
    try:
        function = functools.reduce(getattr, name.split("."), importlib.import_module(f"{CORE_PACKAGE}.{module}"))
        arguments = arguments_of(types)
        inspect.signature(function.py_func).bind(*arguments)
        return ListedKernel(function, arguments)
    except (ImportError, AttributeError, TypeError, ValueError):
        return None
