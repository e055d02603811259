"""How programs write flow directions: the one place that knows foreign numbers. Loads nothing heavy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Codes
from ...raster.neighbours import ENDS, NO_DIRECTION

LEAST_CODE, GREATEST_CODE = -128, 255  # between these lie all values that mean something
NO_CODE = 253  # in the tables: a value that the encoding does not have


class Encoding(NamedTuple):
    """What a program writes into a raster of directions."""

    directions: tuple[int, ...]  # E, SE, S, SW, W, NW, N, NE
    end: int | None  # where a path ends; None where there is no such value
    void: int  # where there is no direction
    more_ends: tuple[int, ...] = ()  # further values that are read as ends,
    more_voids: tuple[int, ...] = ()  # and as no direction

    def table(self) -> Codes:
        """Return the core's code for every value from LEAST_CODE to GREATEST_CODE + 1."""
        codes = np.full(GREATEST_CODE + 2 - LEAST_CODE, NO_CODE, np.uint8)
        for values, code in (
            (self.more_voids, NO_DIRECTION),
            ((self.void,), NO_DIRECTION),
            (self.more_ends, ENDS),
            (() if self.end is None else (self.end,), ENDS),
            *(((value,), code) for code, value in enumerate(self.directions)),
        ):
            codes[np.array(values, np.int64) - LEAST_CODE] = code
        return codes

    def numbers(self) -> Codes:
        """Return what is written for each of the core's codes."""
        numbers = np.full(256, self.void, np.uint8)
        numbers[:8] = self.directions
        numbers[ENDS] = self.void if self.end is None else self.end
        return numbers


ENCODINGS = {
    # HydroSHEDS marks the sea with 247 and inland sinks with 255.
    "esri": Encoding((1, 2, 4, 8, 16, 32, 64, 128), end=0, void=255, more_voids=(247,)),
    "whitebox": Encoding((2, 4, 8, 16, 32, 64, 128, 1), end=0, void=255),
    # A negative direction leaves the map.
    "grass": Encoding((8, 7, 6, 5, 4, 3, 2, 1), end=0, void=255, more_ends=(-8, -7, -6, -5, -4, -3, -2, -1)),
    "taudem": Encoding((1, 8, 7, 6, 5, 4, 3, 2), end=None, void=255),
    "saga": Encoding((2, 3, 4, 5, 6, 7, 0, 1), end=None, void=255, more_ends=(-1,)),
    "pygeoprocessing": Encoding((0, 7, 6, 5, 4, 3, 2, 1), end=None, void=128),
    "richdem": Encoding((5, 6, 7, 8, 1, 2, 3, 4), end=0, void=255),
    "pcraster": Encoding((6, 3, 2, 1, 4, 7, 8, 9), end=5, void=255),
}
