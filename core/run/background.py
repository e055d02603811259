"""Work on a background thread, while a run goes on with something else."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

from .failures import Failures
from .run import Quiet


class BackgroundThread(Quiet):
    """Does one piece of work after the other on a background thread, while its owner goes on with something else.

        with BackgroundThread(progress) as background:
            background.do(work)  # work(progress), which tells of a cancel and takes no reports
            ...  # what work needs must not change
        # all of it is done; or what went wrong was raised

    Where the owner fails or is cancelled, work is cancelled too.
    """

    def __init__(self, run):
        super().__init__(run)
        self._failures = Failures()
        self._waiting = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._given_up = False

    @property
    def cancelled(self) -> bool:
        """Tell whether the run was cancelled, or its results are of no use any more."""
        return self._given_up or super().cancelled

    def do(self, work: Callable) -> None:
        """Have some work done; raise what went wrong with earlier work."""
        self._failures.raise_first()
        self._waiting.put(work)

    def _work(self):
        with self._failures.kept():
            for work in iter(self._waiting.get, None):
                work(self)
                del work  # and what it holds

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, kind, error, trace):
        self._given_up = kind is not None
        self._waiting.put(None)
        self._thread.join()
        if kind is None:
            self._failures.raise_first()
