"""Compiling during a run: it is told how far it is, and shared with other processes where there are processors.

One process compiles one kernel after the other. On the first run of an algorithm others take its list of kernels
from the end, and what they have done lies in the cache when the run gets there.
"""

from __future__ import annotations

import contextlib
import re
import threading
import time
from collections.abc import Iterator

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QProcess

from ...core.run.run import Run
from ..dependencies import interpreter, surroundings
from ..memory import free_memory
from ..pages import ROOT
from ..translation import tr
from . import apart
from .listed import listed_kernels

QUIET_SECONDS = 5
WORTH_A_PROCESS = 8  # kernels that are missing: a process takes as long to begin as some kernels take
MOST_PROCESSES = 4  # in all: beyond, they compile the same small kernels, each for its own
BYTES_PER_PROCESS = 4e8


@contextlib.contextmanager
def compiling_announced(run: Run, algorithm: str) -> Iterator:
    """Tell of kernels that are compiled during a run of an algorithm of an id, and let other processes help."""
    from ...core.machine import jit

    compiling = _Compiling(run, algorithm)
    try:
        with jit.kernels_announced(compiling.say):
            yield
    finally:
        compiling.end()


def _counting():
    return tr("Compiling ‘{}’, once on this computer: {} of at most {} parts")


def counts_compiling(line: str) -> bool:
    """Tell whether a line of a log says how much is compiled."""
    return re.fullmatch(re.escape(_counting()).replace(r"\{\}", ".+"), line) is not None


class _Compiling:
    """What is compiled during one run: one count goes up, a last sentence ends it, and nothing comes after that.

    The list of an algorithm holds what any of its runs needs, so a run may end before all of it is compiled.
    """

    def __init__(self, run, algorithm):
        self._algorithm, self._progress = algorithm, run
        self._thread = threading.current_thread()  # processes belong to the thread that has started them
        self._todo, self._alone, self._helpers = None, True, []
        self._told, self._said = None, None

    def say(self, _kernel) -> None:
        """Hear that a kernel is compiled; tell how far that is every now and then."""
        if self._todo is None:
            self._todo = [each for each in listed_kernels(self._algorithm) if each.is_missing]
        if self._alone and threading.current_thread() is self._thread:
            self._alone = False
            self._start_helpers()
        now = time.monotonic()
        if self._said is None or now > self._said + QUIET_SECONDS:
            self._said = now
            self._tell()

    def _done(self):
        return sum(not each.is_missing for each in self._todo or ())

    def _tell(self):
        """Tell how many parts are compiled, unless that was told; without a list once that something is."""
        done = self._done()
        if done == self._told:
            return
        self._told = done
        if self._todo:
            counted = self._name(), done, len(self._todo)
            text = _counting().format(*counted)
        else:
            text = tr("Compiling ‘{}’, once on this computer …").format(self._name())
        self._progress.note(text)

    def _name(self):
        """Return the name of the algorithm."""
        known = QgsApplication.processingRegistry().algorithmById(f"headwaters:{self._algorithm}")
        return known.displayName() if known else self._algorithm

    def _start_helpers(self):
        """Start processes that compile from the end of the list."""
        if len(self._todo) >= WORTH_A_PROCESS:
            self._helpers = compiling_apart(self._algorithm, _room_for_processes(self._progress.threads) - 1)

    def end(self) -> None:
        """Tell how much was compiled, if it was told that something is, and stop the processes: no more is needed."""
        if self._told is not None and self._todo:
            counted = self._name(), self._done(), len(self._todo)
            self._progress.note(tr("Compiling ‘{}’ has ended: {} of at most {} parts").format(*counted))
        end_compiling(self._helpers)


def compiling_apart(algorithm: str, count: int | None = None) -> list[QProcess]:
    """Start processes that compile an algorithm's list from its end; as many as there is room for if none are said.

    They end by themselves when all is compiled. Where Python itself is not found there are none.
    """
    count = _room_for_processes() if count is None else count
    helpers, variables, package = [], surroundings(), __name__.partition(".")[0]
    for which in range(count if interpreter() is not None else 0):
        helper = QProcess()
        helper.setProcessEnvironment(variables)
        helper.setStandardOutputFile(QProcess.nullDevice())
        helper.setStandardErrorFile(QProcess.nullDevice())
        helper.start(interpreter(), [apart.__file__, str(ROOT), package, algorithm, str(which), str(count)])
        helpers.append(helper)
    return helpers


def end_compiling(helpers: list[QProcess]) -> None:
    """Stop processes, of which none are left in the list: no more is needed."""
    for helper in helpers:
        helper.kill()
    while helpers:
        helpers.pop().waitForFinished()


def _room_for_processes(threads=None):
    """Return how many processes may compile, this one among them."""
    from ...core.run.threads import processors

    free = free_memory()
    room = MOST_PROCESSES if free is None else int(free // BYTES_PER_PROCESS) + 1
    return max(1, min(threads or processors(), MOST_PROCESSES, room))
