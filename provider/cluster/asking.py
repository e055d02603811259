"""Questions to Dask, which waits for ever for some answers of a scheduler or a worker that is gone."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

ANSWER_SECONDS = 30  # after which nobody is there


class NoAnswer(OSError):
    """Nobody has answered."""


def answer_of(ask, *arguments, seconds=ANSWER_SECONDS, **named) -> Any:
    """Return what a call gives, or raise what it raises; `NoAnswer` after so many seconds."""
    answers = queue.SimpleQueue()

    def answer():
        try:
            answers.put((ask(*arguments, **named), None))
        except BaseException as error:
            answers.put((None, error))

    threading.Thread(target=answer, daemon=True).start()
    try:
        found, error = answers.get(timeout=seconds)
    except queue.Empty:
        raise NoAnswer(f"no answer within {seconds} seconds") from None
    if error is not None:
        raise error
    return found
