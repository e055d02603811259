"""Waiting for what takes long: the caller reports progress meanwhile, and answers a cancel."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from .failures import Failures

LOOK_SECONDS = 0.05


def watched(run, work: Callable, total: int) -> Any:
    """Return ``work(watch)``, one long kernel in a thread of its own, while this one reports run.

    The kernel stops as soon as it finds ``watch[0]`` other than 0, and counts in ``watch[1]`` how far it is towards
    ``total``.
    """
    watch = np.zeros(2, np.int64)
    results, failures = [], Failures()

    def do_work():
        with failures.kept():
            results.append(work(watch))

    thread = threading.Thread(target=do_work, daemon=True)
    run.check()
    thread.start()
    while thread.is_alive():
        thread.join(LOOK_SECONDS)
        run.report(min(1.0, watch[1] / max(total, 1)))
        if run.cancelled:
            watch[0] = 1
            thread.join()
    run.check()
    failures.raise_first()
    run.report(1.0)
    return results[0]


def left_alone(run, work: Callable, afterwards: Callable | None = None) -> Any:
    """Return ``work()``, which nothing can stop; it runs in a thread of its own, and a cancel is answered at once.

    The thread is left to itself then. When it comes to its end, it calls ``afterwards``, to remove what it has made.
    """
    run.check()
    return BegunWork(work, afterwards).awaited(run)


class BegunWork:
    """Work that nothing can stop, in a thread of its own from now on; where nobody waits it is left to itself."""

    def __init__(self, work, afterwards=None):
        self._results, self._failures, self._given_up = [], Failures(), threading.Event()
        self._thread = threading.Thread(target=self._run, args=(work, afterwards))
        self._thread.start()

    def _run(self, work, afterwards):
        with self._failures.kept():
            self._results.append(work())
        if self._given_up.is_set() and afterwards:
            afterwards()

    def awaited(self, run) -> Any:
        """Return what the work does, or raise what went wrong; a cancel is answered at once, see `left_alone`."""
        while self._thread.is_alive():
            self._thread.join(LOOK_SECONDS)
            if run.cancelled:
                self._given_up.set()
                run.check()
        self._failures.raise_first()
        return self._results[0]
