"""The water of one tile that cells share between several neighbours, from one visit to the next.

A tile and the ring of cells around it are counted row by row. What the ring gets from the tile is what other tiles get.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Heights, Indices, Values
from ..machine.jit import kernel, unsigned
from ..machine.powers import raise_to_power
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.rims import ring_cell, steps_of
from ..raster.storage import in_place
from ..raster.tiles import Tile, with_rim
from ..run.schedulers import KeptParts
from .directions.dinf import share_of_angle
from .directions.dinf_cycles import WaitingCells
from .receiver_sets import LOWEST_BIT, find_donors

ALL_DONORS = 255  # donors that a cell of the ring waits for: more than any tile has
RECEIVERS, WAITING, FLAGS = range(3)  # what the bits of a tile tell


class Sent(NamedTuple):
    """What cells get from other tiles: how much, and numbers made of the cell, the set of donors, and the flag."""

    marks: np.ndarray
    amounts: np.ndarray

    @classmethod
    def without_water(cls, cells: Cells, donors: Codes) -> Sent:
        """Return what tells some cells that they wait for some donors no more."""
        return cls(cells << 9 | donors.astype(np.int64) << 1, np.zeros(cells.size))

    @property
    def cells(self) -> Cells:
        """The cells of the raster that get something."""
        return self.marks >> 9


class TileVisit(NamedTuple):
    """A tile by its number, at one of its visits."""

    number: int
    visits: int  # before
    tile: Tile
    rows: np.ndarray  # what shares need to know of each row
    waiting: int = 0  # cells that wait for donors

    @property
    def now(self) -> tuple[int, int]:
        """By what the water and the bits are kept that were left at the last visit."""
        return self.number, self.visits

    @property
    def later(self) -> tuple[int, int]:
        """By what they are kept after this visit."""
        return self.number, self.visits + 1


def begin_tile(
    weights: Values | None,
    flags: Array | None,
    receivers: Codes,
    surface: Heights,
    powers: Values,
    total: Values,
    flagged: Array | None,
    water: KeptParts,
    bits: KeptParts,
    job: tuple[TileVisit, None],
) -> tuple[int, int, Sent]:
    """Visit a tile for the first time; return as `visit_tile` does."""
    place, area = job
    tile = place.tile
    height, width = tile.shape
    sums = np.zeros((height + 2, width + 2))
    own = sums[1:-1, 1:-1]
    own[:] = 1 if weights is None else weights[tile.window]
    if area is not None:
        own *= area[:, None]
    sets = np.zeros((2 if flags is None else 3, height + 2, width + 2), np.uint8)
    given = with_rim(receivers, tile, np.uint8, 0)
    sets[WAITING] = ALL_DONORS
    sets[RECEIVERS, 1:-1, 1:-1] = given[1:-1, 1:-1]
    sets[WAITING, 1:-1, 1:-1] = find_donors(given)
    if flags is not None:
        sets[FLAGS, 1:-1, 1:-1] = flags[tile.window]
    idle = sets[WAITING] == 0
    ready = np.flatnonzero(idle & (sets[RECEIVERS] != 0))
    place = place._replace(waiting=height * width - np.count_nonzero(idle) + ready.size)
    return _work(surface, powers, total, flagged, water, bits, place, sums, sets, ready)


def visit_tile(
    surface: Heights,
    powers: Values,
    total: Values,
    flagged: Array | None,
    water: KeptParts,
    bits: KeptParts,
    job: tuple[TileVisit, Sent, tuple[Indices, Codes]],
) -> tuple[int, int, Sent]:
    """Take what came to a tile, and work downstream; return how many cells gave their water on, how many wait still,
    and what was `Sent` to other tiles.

    A tile in which no cell waits is written into ``total`` and ``flagged``; of others water and bits are kept.
    """
    place, sent, (cells, receivers) = job
    tile = place.tile
    sums, sets = water[place.now], bits[place.now]
    sets[RECEIVERS].ravel()[_in_ring(cells, tile, total.shape[1])] = receivers
    cells = _in_ring(sent.cells, tile, total.shape[1])
    given, flagged_ones = (sent.marks >> 1).astype(np.uint8), (sent.marks & 1).astype(np.uint8)
    ready = deliver(sums.ravel(), *_flat(sets)[1:], cells, sent.amounts, given, flagged_ones)
    return _work(surface, powers, total, flagged, water, bits, place, sums, sets, ready)


def _work(surface, powers, total, flagged, water, bits, place, sums, sets, ready):
    """Work downstream in a tile from its ready cells; return as `visit_tile` does."""
    tile, rows = place.tile, place.rows
    heights, top, left = in_place(surface, tile, 1)
    stack = np.empty(tile.shape[0] * tile.shape[1], np.int32)
    stack[: ready.size] = ready
    (receivers, awaited, flags), flat, across = _flat(sets), sums.ravel(), sums.shape[1]
    done = work_downstream(
        flat, receivers, awaited, flags, across, heights, top, left, rows, powers, stack, ready.size
    )  # fmt: skip
    waiting = place.waiting - done
    marks, amounts = take_from_ring(flat, receivers, awaited, flags, across, tile, total.shape[1])
    if waiting:
        water[place.later], bits[place.later] = sums, sets
    else:
        total[tile.window] = sums[1:-1, 1:-1]
        if flagged is not None:
            flagged[tile.window] = sets[FLAGS, 1:-1, 1:-1]
    return done, waiting, Sent(marks, amounts)


def _flat(sets):
    """Return receivers, donors that are waited for, and flags as flat arrays, the last empty where there are none."""
    flat = [part.ravel() for part in sets]
    return flat if len(flat) > FLAGS else [*flat, np.zeros(0, np.uint8)]


def _in_ring(cells, tile, ncols):
    """Return cells of the raster as they are counted in a tile and the ring around it."""
    row, col = np.divmod(cells, ncols)
    return (row - tile.top + 1) * (tile.shape[1] + 2) + col - tile.left + 1


def waiting_cells(surface: Heights, bits: KeptParts, job: tuple[TileVisit, int]) -> WaitingCells:
    """Return the `WaitingCells` of a tile."""
    place, ncols = job
    tile, sets = place.tile, bits[place.now]
    row, col = np.nonzero(sets[WAITING, 1:-1, 1:-1])
    return WaitingCells(
        (tile.top + row) * ncols + tile.left + col,
        sets[RECEIVERS, 1:-1, 1:-1][row, col],
        sets[WAITING, 1:-1, 1:-1][row, col],
        surface[tile.window][row, col].astype(np.float64),
    )


@kernel
def deliver(
    sums: Values, waiting: Codes, flags: Codes, cells: Cells, amounts: Values, given: Codes, flagged: Codes
) -> Indices:
    """Give cells what came to them from other tiles; return those that are ready now."""
    ready = np.empty(cells.size, np.int64)
    count = 0
    for index in range(cells.size):
        at = cells[index]
        sums[at] += amounts[index]
        if flags.size > 0:
            flags[at] |= flagged[index]
        waiting[at] &= ALL_DONORS ^ given[index]
        if waiting[at] == 0:
            ready[count] = at
            count += 1
    return ready[:count]


@kernel
def work_downstream(
    sums: Values,
    receivers: Codes,
    waiting: Codes,
    flags: Codes,
    across: int,
    surface: Heights,
    top: int,
    left: int,
    rows: Values,
    powers: Values,
    stack: Indices,
    depth: int,
) -> int:
    """Work downstream in a tile from the ready cells on the stack; return how many gave their water on.

    The first cell of the tile lies at ``top``, ``left`` of the ``surface``: angles or, if there are ``powers`` of
    slopes, heights. ``rows`` has what shares need to know of each row of the tile.
    """
    step = steps_of(across)
    shares = np.empty(8, np.float64)
    bits = shares.view(np.int64)
    done = 0
    while depth > 0:
        depth -= 1
        at = np.int64(stack[unsigned(depth)])
        done += 1
        directions = int(receivers[unsigned(at)])
        if directions & (directions - 1) == 0:
            shares[LOWEST_BIT[directions]] = 1.0
        else:
            row = np.int64(unsigned(at) // unsigned(across)) - 1
            r, c = top + row, left + at - (row + 1) * across - 1
            if powers.size > 0:
                _share_by_slope(surface, r, c, rows, row, powers, directions, shares, bits)
            else:
                angle = np.float64(surface[unsigned(r), unsigned(c)])
                one, two, share = share_of_angle(angle, rows[unsigned(row), 0])
                shares[one] = 1.0 - share
                shares[two] = share
        flow = sums[unsigned(at)]
        flag = flags[unsigned(at)] if flags.size > 0 else 0
        while directions:
            direction = LOWEST_BIT[directions]
            directions &= directions - 1
            to = unsigned(at + step[direction])
            sums[to] += flow * shares[direction]
            if flag:
                flags[to] = 1
            awaited = waiting[to] & (ALL_DONORS ^ (1 << ((direction + 4) & 7)))
            waiting[to] = awaited
            if awaited == 0:
                stack[unsigned(depth)] = to
                depth += 1
    return done


@kernel
def _share_by_slope(heights, row, col, inverse, own_row, powers, directions, shares, bits):
    """Write the shares of several receivers, all of them below the cell; ``own_row`` has its inverse lengths."""
    whole = 0.0
    left = directions
    here = np.float64(heights[unsigned(row), unsigned(col)])
    while left:
        direction = LOWEST_BIT[left]
        left &= left - 1
        r, c = unsigned(row + ROW_OFFSETS[direction]), unsigned(col + COLUMN_OFFSETS[direction])
        shares[direction] = (here - np.float64(heights[r, c])) * inverse[unsigned(own_row), direction]
        whole += raise_to_power(shares, bits, direction, powers)
    scale = 1.0 / whole
    while directions:
        shares[LOWEST_BIT[directions]] *= scale
        directions &= directions - 1


@kernel
def take_from_ring(
    sums: Values, receivers: Codes, waiting: Codes, flags: Codes, across: int, tile: Tile, ncols: int
) -> tuple[Indices, Values]:
    """Return what the cells around a tile have got, as `Sent` has it, and take it from there."""
    height, width = tile.bottom - tile.top, tile.right - tile.left
    marks = np.empty(2 * (height + across), np.int64)
    amounts = np.empty(marks.size, np.float64)
    count = 0
    for index in range(marks.size):
        row, col = ring_cell(index, height, width)
        at = (row + 1) * across + col + 1
        if waiting[at] == ALL_DONORS:
            continue
        cell, arrived = (tile.top + row) * ncols + tile.left + col, ALL_DONORS ^ np.int64(waiting[at])
        marks[count] = cell << 9 | arrived << 1
        if flags.size > 0:  # where one came, another makes no difference: it need not be taken away
            marks[count] |= np.int64(flags[at])
        amounts[count] = sums[at]
        count += 1
        sums[at] = 0.0
        waiting[at] = ALL_DONORS
    return marks[:count], amounts[:count]
