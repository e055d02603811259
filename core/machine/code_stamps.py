"""Stamps of source code: what a file of the core says, and all files of the core that it imports."""

from __future__ import annotations

import functools
import hashlib
import re
import time
from pathlib import Path

CORE = Path(__file__).parent.parent
FOR_ANNOTATIONS = re.compile(r"^if TYPE_CHECKING:\n(?:(?: +.*)?\n)+", re.MULTILINE)  # no machine code depends on these,
NAMES_OF_ARRAYS = "arrays.py"  # nor on this file
BEGAN = time.time()  # seconds, when this process began to load the core
IMPORTS = re.compile(r"^\s*from (\.+)([\w.]*) import (\([^)]*\)|[^\n]+)", re.MULTILINE)


@functools.cache
def _source(path):
    """Return a digest of a file of the core, and the files of the core that it imports, wherever in it."""
    content = path.read_bytes()
    found = set()
    for dots, name, names in IMPORTS.findall(FOR_ANNOTATIONS.sub("", content.decode("utf-8"))):
        folder = path.parents[len(dots) - 1].joinpath(*filter(None, name.split(".")))
        for module in (folder, *(folder / each for each in re.findall(r"\w+", names))):
            files = module.with_suffix(".py"), module / "__init__.py"
            found.update(file for file in files if CORE in file.parents and file.is_file())
    return hashlib.sha256(content).digest(), frozenset(found - {CORE / NAMES_OF_ARRAYS})


def sources_of(path: Path) -> set[Path]:
    """Return a source file and all files of the core that it imports, they as well."""
    todo, needed = [path], {path}
    while todo:
        fresh = _source(todo.pop())[1] - needed
        needed |= fresh
        todo.extend(fresh)
    return needed


def code_stamp(path: Path) -> str:
    """Return a short stamp of what a source file and all files of the core that it imports say.

    It is the same wherever the core lies and whenever its files were written.
    """
    stamp = hashlib.sha256()
    for file in sorted(sources_of(path)):
        stamp.update(file.relative_to(CORE).as_posix().encode() + b"\0" + _source(file)[0])
    return stamp.hexdigest()[:16]


def are_as_loaded(path: Path) -> bool:
    """Tell whether a source file and all that it imports are as this process has loaded them, as far as times say.

    Where one has changed since, by an upgrade in a running QGIS for instance, machine code may be that of the old text,
    and its stamp that of the new. Times to come are those of another clock, and say nothing.
    """
    statuses = [file.stat() for file in sources_of(path)]
    now = time.time()
    return not any(BEGAN < changed <= now for each in statuses for changed in (each.st_mtime, each.st_ctime))
