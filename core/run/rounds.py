"""Work in rounds: parts of a raster whose results wake their neighbours, until nobody is left to wake.

It is for what has no closed solve. The order of visits must not change what comes out at the end, so that threads do
not either; it only saves work.
"""

from __future__ import annotations

import heapq
import threading
from collections.abc import Callable

from .failures import Failures
from .threads import processors
from .waiting import LOOK_SECONDS


class Waiting:
    """The parts that wait to be visited, each by its priority; nobody visits one part twice at a time."""

    def __init__(self):
        self.changed = threading.Condition()
        self.seen, self.stopped = set(), False
        self._heap, self._priority, self._busy = [], {}, set()

    def wake(self, woken) -> None:
        """Let parts wait, given as ``(part, priority)``."""
        with self.changed:
            for part, priority in woken:
                if part not in self._priority or priority < self._priority[part]:
                    self._priority[part] = priority
                    heapq.heappush(self._heap, (priority, part))
            self.changed.notify_all()

    def next(self) -> int:
        """Return the part of least priority, None if there is nothing to do for now."""
        kept, found = [], None
        while self._heap and found is None:
            priority, part = heapq.heappop(self._heap)
            if self._priority.get(part) != priority:
                continue
            if part in self._busy:
                kept.append((priority, part))
            else:
                found = part
                del self._priority[part]
                self._busy.add(part)
        for entry in kept:
            heapq.heappush(self._heap, entry)
        return found

    def done(self, part: int) -> None:
        """Say that a visit is over."""
        with self.changed:
            self._busy.remove(part)
            self.seen.add(part)
            self.changed.notify_all()

    @property
    def count(self) -> int:
        """How many parts wait."""
        return len(self._priority)

    @property
    def over(self) -> bool:
        """Tell whether nobody waits or works, or all should stop."""
        return self.stopped or not (self._priority or self._busy)


def run_rounds(run, visit: Callable, first, count: int) -> None:
    """Visit parts, of least priority first, until none waits.

    ``visit(part)`` returns which parts it wakes as ``(part, priority)``, and ``first`` are those that wait in the
    beginning; ``count`` is how many parts there are in all. The calling thread works too, reports and looks for a
    cancel between visits; the first visit is over before others begin, so that kernels are compiled once.
    """
    waiting, failures = Waiting(), Failures()
    waiting.wake(first)
    helpers = [
        threading.Thread(target=lambda: _work(visit, waiting, failures, lambda: None), daemon=True)
        for _ in range(min(run.threads or processors(), count) - 1)
    ]

    def lead():
        run.report(len(waiting.seen) / count)
        run.check()
        if waiting.seen and helpers and helpers[0].ident is None:
            for helper in helpers:
                helper.start()

    run.check()
    _work(visit, waiting, failures, lead)
    for helper in helpers:
        if helper.ident is not None:
            helper.join()
    failures.raise_first()
    run.report(1.0)


def _work(visit, waiting, failures, between):
    """Visit parts until there are none; what goes wrong stops all threads."""
    with failures.kept():
        try:
            while not waiting.over:
                between()
                with waiting.changed:
                    part = waiting.next()
                    if part is None:
                        waiting.changed.wait(LOOK_SECONDS)
                if part is not None:
                    waiting.wake(visit(part))
                    waiting.done(part)
        except BaseException:
            waiting.stopped = True
            raise
