"""The one error that people see: a sentence that says what is wrong, with what, and what to do."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from qgis.core import QgsProcessingException

from .translation import filled

# No subclass: QGIS shows the sentence of this very class alone, and a traceback for every other.
UserError = QgsProcessingException


def refusal(text: str, *values: object) -> QgsProcessingException:
    """Return what is raised of what the user can mend: a text in the user's language, with values in its places."""
    return UserError(filled(text, *values))


@contextlib.contextmanager
def failures_named(target: Path | str) -> Iterator:
    """Tell a failure with files as one to write ``target``: nothing else may be read or written meanwhile."""
    try:
        yield
    except OSError as error:
        raise refusal("‘{}’ cannot be written: {}.", target, error.strerror or error) from error
