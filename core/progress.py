"""How the core tells how far it is and learns that it should stop."""

import contextlib


class Cancelled(Exception):
    """The user has asked to stop; whatever was half made is to be thrown away."""


class Progress:
    """Progress of one run. This base class is silent; the provider bridges it to QGIS."""

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
    """Lets a part of a run be cancelled and reports nothing."""

    def __init__(self, run):
        self.run = run

    @property
    def cancelled(self):
        """Tell whether the user has asked to stop the run."""
        return self.run.cancelled
