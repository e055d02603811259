"""The one error that people see: a sentence that says what is wrong, with what, and what to do."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from qgis.core import QgsProcessingException

# No subclass: QGIS shows the sentence of this very class alone, and a traceback for every other.
UserError = QgsProcessingException


@contextlib.contextmanager
def failures_named(target: Path | str) -> Iterator:
    """Tell a failure with files as one to write ``target``: nothing else may be read or written meanwhile."""
    try:
        yield
    except OSError as error:
        raise UserError(f"‘{target}’ cannot be written: {error.strerror or error}.") from error
