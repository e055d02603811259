"""Files of machine code: what is not as it was written is thrown away before anybody runs it."""

from __future__ import annotations

import contextlib
import hashlib
import os
import uuid
from pathlib import Path

CODE_ENDING = ".code"


def _digest(code):
    return hashlib.sha256(code).digest()


def read_code(path: Path) -> bytes | None:
    """Return what a file holds, None where it is not there or not as it was written; then it is removed.

    A power cut leaves files that are empty, or full of zeros; and machine code of which one byte is another ends
    the program.
    """
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, code = content[: hashlib.sha256().digest_size], content[hashlib.sha256().digest_size :]
    if _digest(code) == digest:
        return code
    remove_code(path)
    return None


def write_code(path: Path, code: bytes) -> None:
    """Write a file that is there when it is complete, whoever else writes it."""
    unfinished = path.with_name(uuid.uuid4().hex)
    try:
        unfinished.write_bytes(_digest(code) + code)
        os.replace(unfinished, path)
    except OSError:
        remove_code(unfinished)
        raise


def remove_code(path: Path) -> None:
    """Remove a file, if it is there and may be removed."""
    with contextlib.suppress(OSError):
        path.unlink()


def spoilt_code_removed(folder: Path) -> int:
    """Remove all files of a folder that are not as they were written; return how many."""
    return sum(read_code(path) is None for path in folder.rglob(f"*{CODE_ENDING}"))
