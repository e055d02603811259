"""Progress of a run as QGIS shows it: a bar that moves through named phases, a log, a cancel button."""

import contextlib
from dataclasses import dataclass

from ..core.progress import Progress


@dataclass
class _Phase:
    """A stretch of the bar, and how much of it earlier parts have used."""

    start: float
    span: float
    used: float = 0.0


class FeedbackProgress(Progress):
    """Bridge from the core's progress to a QgsProcessingFeedback."""

    def __init__(self, feedback):
        self.feedback = feedback
        self._now = _Phase(0.0, 1.0)

    @property
    def cancelled(self):
        """Tell whether the user has pressed cancel."""
        return self.feedback.isCanceled()

    def report(self, fraction):
        """Move the bar within the present phase."""
        place = self._now.start + self._now.span * min(max(fraction, 0.0), 1.0)
        self.feedback.setProgress(
            min(round(100.0 * place, 6), 100.0)
        )  # sums of shares end a hair beside where the next begins

    def note(self, text):
        """Write a line into the log."""
        self.feedback.pushInfo(text)

    def warn(self, text):
        """Write a warning into the log: the data had a flaw that was overcome."""
        self.feedback.pushWarning(text)

    @contextlib.contextmanager
    def phase(self, name, share):
        """Run a named part of the work; inside it `report` counts from 0 to 1, and phases divide it further."""
        outer = self._now
        self.check()
        self.feedback.setProgressText(name)
        self._now = _Phase(outer.start + outer.span * outer.used, outer.span * share)
        try:
            yield self
            self.report(1.0)
        finally:
            outer.used += share
            self._now = outer
