"""How the core tells how far it is and learns that it should stop."""

import contextlib
import threading

import numpy as np

from .failures import Failures

LOOK_SECONDS = 0.05


class Cancelled(Exception):
    """The user has asked to stop; whatever was half made is to be thrown away."""


class Progress:
    """Progress of one run. This base class is silent; the provider bridges it to QGIS."""

    threads = None  # how many may work at a time; None for all processors

    @property
    def cancelled(self):
        """Tell whether the user has asked to stop."""
        return False

    def report(self, fraction):
        """Say that ``fraction`` (0..1) of the present phase is done."""

    def note(self, text):
        """Say something worth keeping in the log."""

    def check(self):
        """Raise `Cancelled` if the user has asked to stop."""
        if self.cancelled:
            raise Cancelled

    @contextlib.contextmanager
    def phase(self, name, share):
        """Run a named part that takes ``share`` (0..1) of the whole; inside it `report` counts from 0 to 1."""
        yield self


class Silent(Progress):
    """Lets a part of a run be cancelled and reports nothing; ``threads`` may work at a time, None: those of the run."""

    def __init__(self, run, threads=None):
        self.run = run
        self.threads = threads or run.threads

    @property
    def cancelled(self):
        """Tell whether the user has asked to stop the run."""
        return self.run.cancelled


def watched(work, total, progress):
    """Return ``work(watch)``, one long kernel in a thread of its own, while this one reports progress.

    The kernel stops as soon as it finds ``watch[0]`` other than 0, and counts in ``watch[1]`` how far it is towards
    ``total``.
    """
    watch = np.zeros(2, np.int64)
    results, failures = [], Failures()

    def run():
        with failures.kept():
            results.append(work(watch))

    thread = threading.Thread(target=run, daemon=True)
    progress.check()
    thread.start()
    while thread.is_alive():
        thread.join(LOOK_SECONDS)
        progress.report(min(1.0, watch[1] / max(total, 1)))
        if progress.cancelled:
            watch[0] = 1
            thread.join()
    progress.check()
    failures.raise_first()
    progress.report(1.0)
    return results[0]


def left_alone(work, progress, afterwards=None):
    """Return ``work()``, which nothing can stop; it runs in a thread of its own, and a cancel is answered at once.

    The thread is left to itself then. When it comes to its end, it calls ``afterwards``, to remove what it has made.
    """
    progress.check()
    return BegunWork(work, afterwards).awaited(progress)


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

    def awaited(self, progress):
        """Return what the work does, or raise what went wrong; a cancel is answered at once, see `left_alone`."""
        while self._thread.is_alive():
            self._thread.join(LOOK_SECONDS)
            if progress.cancelled:
                self._given_up.set()
                progress.check()
        self._failures.raise_first()
        return self._results[0]
