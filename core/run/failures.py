"""What can go wrong in a run: water in a circle, and failures of threads, raised where somebody waits for them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator


class WaterInCircle(ValueError):
    """Directions or receivers lead back to where they came from, at a cell or element; no walk along them would end."""

    def __init__(self, place):
        super().__init__(f"water runs in a circle through {place}")
        self.place = place


def cell_in_words(cell: float, ncols: int) -> str:
    """Return where a cell of a raster lies, as people count: from 1."""
    return f"column {cell % ncols + 1:,}, row {cell // ncols + 1:,}"


class Failures:
    """What went wrong in some threads, to be raised in another."""

    def __init__(self):
        self._found = []

    def __bool__(self):
        """Tell whether anything went wrong."""
        return bool(self._found)

    @contextlib.contextmanager
    def kept(self) -> Iterator:
        """Keep what goes wrong inside."""
        try:
            yield
        except BaseException as failure:
            self._found.append(failure)

    def raise_first(self) -> None:
        """Raise what went wrong first, if anything did."""
        if self._found:
            try:
                raise self._found[0]
            finally:
                self._found.clear()  # or the error and this frame would keep each other, and all the arrays, alive
