"""Where the water of open cells may come by: from which neighbours it enters each cell, through all tiles.

Open cells can choose among several neighbours, all others have one receiver. What lies below open cells, turned round
from where water ends to where it comes from, is the graph in which the shortest paths are looked for.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Cells, Codes, Values
from ...machine.jit import kernel, unsigned
from ...raster.neighbours import NO_DIRECTION
from ...raster.raster import AnyRaster
from ...raster.rims import steps_of
from ...raster.storage import HeldTile
from ...raster.tiles import Tile, with_rim
from ...run.run import Run
from ..receiver_sets import find_donors
from .flow import Flow, Rule
from .folds import either
from .tile_paths import IN_A_CIRCLE, TileCodes, codes_in_ring


@kernel
def side_entered(_at, code: int, _across, _extra) -> int:
    """Return the side from which a step enters a cell: a bit, as in a bit set of neighbours."""
    return np.uint8(1 << (np.int64(code) ^ 4))


@kernel
def last_if_any(first: int, rest: int) -> int:
    """Keep what a path ends with, if anything comes down to there."""
    return rest if first != 0 else first


@kernel
def push_where_any(
    of: TileCodes, own: Codes, _unit: int, _zero: int, extra: Values, into: HeldTile, leaving: Cells
) -> Codes:
    """Do what `push_tile` does for `OpenWater`: here paths are followed from where water is to where some has been.

    Most cells of most land see none of it, and eight of these at a time are passed over.
    """
    height, width = of.tile.bottom - of.tile.top, of.tile.right - of.tile.left
    across = width + 2
    codes = codes_in_ring(of)
    held = np.zeros((codes.size + 7) // 8 * 8, np.uint8)
    for row in range(height):
        begin = (row + 1) * across + 1
        of_row, here = codes[begin : begin + width], held[begin : begin + width]
        for col in range(unsigned(width)):
            here[col] = own[row, col] if of_row[col] != NO_DIRECTION else 0
    words = held.view(np.uint64)
    offset = steps_of(across)
    for word in range(unsigned(words.size)):
        if words[word] == 0:
            continue
        for first in range(unsigned(8) * word, unsigned(8) * word + unsigned(8)):
            at = unsigned(first)
            while held[at] != 0 and codes[at] < IN_A_CIRCLE:
                code = unsigned(codes[at])
                to = unsigned(np.int64(at) + offset[code])
                has_been = held[to] != 0
                held[to] |= side_entered(at, code, across, extra)
                if has_been:
                    break
                at = to
    for row in range(height):
        begin = (row + 1) * across + 1
        into.array[into.top + row, into.left : into.left + width] = held[begin : begin + width]
    sent = np.empty(leaving.size, np.uint8)
    for index in range(leaving.size):
        at = unsigned(leaving[index])
        sent[index] = last_if_any(held[at], side_entered(at, unsigned(codes[at]), across, extra))
    return sent


class OpenWater(Rule):
    """From which neighbours water comes that some open cell has sent: a bit set."""

    edge, times, join, push_tile = side_entered, last_if_any, either, push_where_any


class ChosenBy(NamedTuple):
    """Which neighbours of each cell can choose it, where open cells have the bit sets of those that they can choose."""

    neighbours: AnyRaster

    def within(self, _block) -> ChosenBy:
        """Return what is needed of it in a block."""
        return self

    def of(self, tile: Tile) -> Codes:
        """Return it for the cells of a tile."""
        return find_donors(with_rim(self.neighbours, tile, np.uint8, 0))


def open_water_above(run: Run, codes: Codes, neighbours: Codes, side: int) -> Codes:
    """Return from which neighbours water of open cells enters each cell, see `OpenWater`, by what these can choose."""
    with Flow(run, codes, side=side) as flow:
        return flow.down(OpenWater, ChosenBy(neighbours), 0, None, np.uint8)
