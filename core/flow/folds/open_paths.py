"""Where the water of open cells may come by: from which neighbours it enters each cell, through all tiles.

Open cells can choose among several neighbours, all others have one receiver. What lies below open cells, turned round
from where water ends to where it comes from, is the graph in which the shortest paths are looked for.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Codes
from ...machine.jit import kernel, unsigned
from ...raster.raster import AnyRaster
from ...raster.tiles import Tile, with_rim
from ...run.run import Run
from .flow import Flow, Rule
from .folds import either


@kernel
def side_entered(_at, code: int, _across, _extra) -> int:
    """Return the side from which a step enters a cell: a bit, as in a bit set of neighbours."""
    return np.uint8(1 << (np.int64(code) ^ 4))


@kernel
def last_if_any(first: int, rest: int) -> int:
    """Keep what a path ends with, if anything comes down to there."""
    return rest if first != 0 else first


class OpenWater(Rule):
    """From which neighbours water comes that some open cell has sent: a bit set."""

    edge, times, join = side_entered, last_if_any, either


class ChosenBy(NamedTuple):
    """Which neighbours of each cell can choose it, where open cells have the bit sets of those that they can choose."""

    neighbours: AnyRaster

    def within(self, _block) -> ChosenBy:
        """Return what is needed of it in a block."""
        return self

    def of(self, tile: Tile) -> Codes:
        """Return it for the cells of a tile."""
        wide = with_rim(self.neighbours, tile, np.uint8, 0).ravel()
        across = tile.shape[1] + 2
        above = np.empty(tile.shape[0] * across, np.uint8)
        turn_round(wide, above[:-2], across)
        return above.reshape(-1, across)[:, :-2]


def open_water_above(run: Run, codes: Codes, neighbours: Codes, side: int) -> Codes:
    """Return from which neighbours water of open cells enters each cell, see `OpenWater`, by what these can choose."""
    with Flow(run, codes, side=side) as flow:
        return flow.down(OpenWater, ChosenBy(neighbours), 0, None, np.uint8)


@kernel
def turn_round(neighbours: Codes, above: Codes, ncols: int) -> None:
    """Write which neighbours of every cell can choose it.

    ``neighbours`` begins a row and a cell before ``above`` and ends as much behind it. Indices that cannot be negative,
    so that the compiler makes vector code.
    """
    across = unsigned(ncols)
    one = unsigned(1)
    for at in range(unsigned(above.size)):
        before = unsigned(at)
        here = before + across
        after = here + across
        above[before] = (
            (1 if neighbours[here + one + one] & 16 else 0)
            | (2 if neighbours[after + one + one] & 32 else 0)
            | (4 if neighbours[after + one] & 64 else 0)
            | (8 if neighbours[after] & 128 else 0)
            | (16 if neighbours[here] & 1 else 0)
            | (32 if neighbours[before] & 2 else 0)
            | (64 if neighbours[before + one] & 4 else 0)
            | (128 if neighbours[before + one + one] & 8 else 0)
        )
