"""Threads of our own: what goes wrong in one of them is raised where somebody waits for it."""

import contextlib


class Failures:
    """What went wrong in some threads, to be raised in another."""

    def __init__(self):
        self._found = []

    def __bool__(self):
        """Tell whether anything went wrong."""
        return bool(self._found)

    @contextlib.contextmanager
    def kept(self):
        """Keep what goes wrong inside."""
        try:
            yield
        except BaseException as failure:
            self._found.append(failure)

    def raise_first(self):
        """Raise what went wrong first, if anything did."""
        if self._found:
            try:
                raise self._found[0]
            finally:
                self._found.clear()  # or the error and this frame would keep each other, and all the arrays, alive
