"""Compiles kernels of an algorithm in a process of its own, the last ones first: FILE ROOT PACKAGE ALGORITHM WHICH OF.

Whoever runs the algorithm compiles them from the first on, so the two meet in the middle. Of several such processes
each takes every OF-th kernel. It stops when its standard input ends. It needs no QGIS; machine code knows the name of
the package, so this loads it under the name that it has there.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import os
import sys
import threading
from pathlib import Path


def compile_share(root, package, algorithm: str, which, of) -> None:
    """Compile what is missing of a share of the kernels."""
    threading.Thread(target=leave_at_end_of_input, daemon=True).start()
    # Seldom: the compiler makes millions of objects, and looking for circles in them takes long.
    gc.set_threshold(50_000, 10, 1000)
    load_package(Path(root), package)
    listed = importlib.import_module(f"{package}.provider.compiling.listed")
    listed.compile_missing(listed.listed_kernels(algorithm)[::-1][int(which) :: int(of)])


def leave_at_end_of_input() -> None:
    """Wait until nobody is left who could use what is compiled here."""
    sys.stdin.read()
    os._exit(0)


def load_package(root, package) -> None:
    """Load the package of the plugin from a folder, under a name."""
    place = importlib.util.spec_from_file_location(
        package, root / "__init__.py", submodule_search_locations=[str(root)]
    )
    sys.modules[package] = importlib.util.module_from_spec(place)
    place.loader.exec_module(sys.modules[package])


if __name__ == "__main__":
    compile_share(*sys.argv[1:])
