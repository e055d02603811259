"""Progress of a run as QGIS shows it: a bar that moves through named phases, a log, a cancel button."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

from qgis.core import QgsApplication

from ..core.report.texts import Text, in_language
from ..core.run.run import Run
from .translation import filled, tr

COUNTED = "Part "  # parts that are counted are told one by one: so one sees how many are left
WRITING = "Writing"  # whatever that is
SHOWN_OF_A_KIND = 10  # warnings; the log tells how many more there are


@dataclass
class _Phase:
    """A stretch of the bar, and how much of it earlier parts have used."""

    start: float
    span: float
    name: str = ""
    used: float = 0.0


class FeedbackProgress(Run):
    """Bridge from the core's progress to a QgsProcessingFeedback."""

    def __init__(self, feedback):
        self.feedback = feedback
        self.threads = max(QgsApplication.maxThreads(), 0) or None  # -1 without a limit
        self._now = _Phase(0.0, 1.0)
        self._warned = set()
        self._depth = 0
        self._told = set()  # the first words of phases: Reading, Writing; the log tells of each kind of work once
        self._reached = 0.0  # the bar never moves back: some parts of the work are done twice, if need be

    @property
    def cancelled(self) -> bool:
        """Tell whether the user has pressed cancel."""
        return self.feedback.isCanceled()

    def report(self, fraction: float) -> None:
        """Move the bar within the present phase."""
        place = self._now.start + self._now.span * min(max(fraction, 0.0), 1.0)
        # Sums of shares end a hair beside where the next begins.
        self._reached = max(self._reached, min(round(100.0 * place, 6), 100.0))
        self.feedback.setProgress(self._reached)

    def note(self, text: str, *values: object) -> None:
        """Write a line into the log."""
        self.feedback.pushInfo(filled(text, *values))

    def warn(self, text: str, *values: object) -> None:
        """Write a warning into the log, once: the data had a flaw that was overcome."""
        text = filled(text, *values)
        if text not in self._warned:
            self._warned.add(text)
            self.feedback.pushWarning(text)

    def _tell(self, name):
        """Tell of a phase: of a part of the whole to the user, of what is within it to who looks for mistakes.

        What is within it under its own name is told already.
        """
        if name == self._now.name:
            return
        kind = name if name.startswith(COUNTED) else name.partition(" ")[0]
        if self._depth == 0 and kind not in self._told:
            self._told.add(kind)
            said = name if isinstance(name, Text) else Text(kind if kind == WRITING else name)
            self.feedback.setProgressText(in_language(tr, said))
        else:
            self.feedback.pushDebugInfo(name)

    @contextlib.contextmanager
    def phase(self, name: str, share: float) -> Iterator:
        """Run a named part of the work; inside it `report` counts from 0 to 1, and phases divide it further."""
        outer = self._now
        self.check()
        self._tell(name)
        self._depth += 1
        share = min(share, 1.0 - outer.used)
        self._now = _Phase(outer.start + outer.span * outer.used, outer.span * share, name)
        try:
            yield self
            self.report(1.0)
        finally:
            outer.used += share
            self._now = outer
            self._depth -= 1
