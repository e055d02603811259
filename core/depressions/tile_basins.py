"""The basins of a tile and the passes between them.

Cells are ordered by height, equal heights by position, so no two are equal and a flat needs no special rule. From
every cell some lower neighbour leads down to a pit; the cells that lead to one pit are its basin. Basins meet at
saddles alone: cells whose lower neighbours fall into two or more groups that do not touch each other. A cell whose
lower neighbours hang together needs no pass of its own, since a chain of lower cells joins the same basins already.
So the passes of a surface are about as many as its pits, and they are found by one table look-up a cell.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Codes, Heights, Indices, Labels, Values
from ..machine.jit import kernel, unsigned
from ..raster.domain import LAND, OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

OUTSIDE_BASIN = 0  # the basin of everything that has drained
LARGEST_TILE = 510  # a tile of this side holds at most 65 025 pits: labels fit uint16
UNLABELLED = 0xFFFF


def _touching(neighbour):
    """Return the neighbours of a cell that touch one of them."""
    return [
        other
        for other in range(8)
        if other != neighbour
        and abs(ROW_OFFSETS[neighbour] - ROW_OFFSETS[other]) <= 1
        and abs(COLUMN_OFFSETS[neighbour] - COLUMN_OFFSETS[other]) <= 1
    ]


def _groups(lower):
    """Return the neighbours in the bit set ``lower``, gathered into groups that hang together."""
    left = [neighbour for neighbour in range(8) if lower >> neighbour & 1]
    groups = []
    while left:
        group = [left.pop(0)]
        for neighbour in group:
            for other in _touching(neighbour):
                if other in left:
                    left.remove(other)
                    group.append(other)
        groups.append(group)
    return groups


def _tables():
    """Return, for each set of lower neighbours: the one to follow, and one of each other group, one of every group."""
    follow = np.zeros(256, np.uint8)
    others = np.zeros(256, np.uint8)
    every = np.zeros(256, np.uint8)
    for lower in range(1, 256):
        # Neighbours that the scan has passed are labelled already: following one of them ends the walk at once.
        chosen = next(neighbour for neighbour in (6, 4, 5, 7, 0, 2, 1, 3) if lower >> neighbour & 1)
        follow[lower] = chosen
        for group in _groups(lower):
            every[lower] |= 1 << min(group)
            if chosen not in group:
                others[lower] |= 1 << min(group)
    return follow, others, every


FOLLOW, OTHERS, EVERY = _tables()
GROUP_COUNT = np.array([bin(neighbours).count("1") for neighbours in EVERY], np.int64)


@kernel
def _lower_in_row(z, width, lower):
    """Write the bit sets of one row; ``z`` holds this row and its two neighbours, each ``width`` cells wide.

    A function of its own, two flat arrays and indices that cannot be negative: only so does the compiler make vector
    code of it, which is ten times faster.
    """
    across = unsigned(width)
    one = unsigned(1)
    for col in range(unsigned(lower.size)):
        above = unsigned(col)
        here = above + across
        below = here + across
        height = z[here + one]
        # Equal heights count as lower where the scan has passed: the order by position.
        lower[above] = (
            (1 if z[here + one + one] < height else 0)
            | (2 if z[below + one + one] < height else 0)
            | (4 if z[below + one] < height else 0)
            | (8 if z[below] < height else 0)
            | (16 if z[here] <= height else 0)
            | (32 if z[above] <= height else 0)
            | (64 if z[above + one] <= height else 0)
            | (128 if z[above + one + one] <= height else 0)
        )


@kernel
def label_tile_basins(heights: Heights, domain: Codes) -> tuple[Labels, int, Indices, Indices, Values]:
    """Label the basins of a tile: return ``(labels, count, a, b, height)``, of which the last three are its passes.

    ``heights`` is the tile with a rim of one cell; its voids and its rim become NaN here. Outlets, the sea and voids
    get the label OUTSIDE, basins 1, 2, …; ``count`` includes OUTSIDE.
    """
    nrows, ncols = domain.shape
    kinds = domain.ravel()
    label = np.empty(kinds.size, np.uint16)
    for row in range(nrows):
        for col in range(ncols):
            kind = kinds[row * ncols + col]
            label[row * ncols + col] = UNLABELLED if kind == LAND else OUTSIDE_BASIN
            if kind == VOID:
                heights[row + 1, col + 1] = np.nan
    lower = _lower_neighbours(heights)
    count, saddles, most = _label_cells(lower, kinds, label, ncols)
    a, b, height = _passes(saddles, most, lower, kinds, label, heights)
    return label.reshape(domain.shape), count, a, b, height


@kernel
def _lower_neighbours(heights):
    """Return the bit set of lower neighbours of each cell of a tile; the rim of ``heights`` becomes NaN."""
    nrows = heights.shape[0] - 2
    ncols = heights.shape[1] - 2
    for row in range(nrows + 2):
        heights[row, 0] = np.nan
        heights[row, ncols + 1] = np.nan
    for col in range(ncols + 2):
        heights[0, col] = np.nan
        heights[nrows + 1, col] = np.nan
    lower = np.empty(nrows * ncols, np.uint8)
    width = ncols + 2
    z = heights.ravel()
    for row in range(nrows):
        _lower_in_row(z[row * width :], width, lower[row * ncols : (row + 1) * ncols])
    return lower


@kernel
def _label_cells(lower, kinds, label, ncols):
    """Label the basins; return how many there are with OUTSIDE, the saddles, and how many passes these have at most."""
    step = np.zeros(256, np.int64)
    for neighbours in range(1, 256):
        step[neighbours] = ROW_OFFSETS[FOLLOW[neighbours]] * ncols + COLUMN_OFFSETS[FOLLOW[neighbours]]
    count = 1
    saddles = np.empty(lower.size, np.int32)
    nsaddles = unsigned(0)
    npasses = 0
    for cell in range(unsigned(lower.size)):
        neighbours = unsigned(lower[cell])
        if OTHERS[neighbours] != 0 or kinds[cell] >= OUTLET:
            saddles[nsaddles] = cell
            nsaddles += unsigned(1)
            npasses += GROUP_COUNT[neighbours]
        if label[cell] != UNLABELLED:
            continue
        move = step[neighbours]
        if move < 0:
            label[cell] = label[unsigned(np.int64(cell) + move)]
            continue
        # Walk down to a labelled cell or a pit, then walk again and leave its label behind.
        at = cell
        while move != 0:
            at = unsigned(np.int64(at) + move)
            if label[at] != UNLABELLED:
                break
            move = step[unsigned(lower[at])]
        if label[at] == UNLABELLED:
            label[at] = count
            count += 1
        basin = label[at]
        at = cell
        while label[at] == UNLABELLED:
            label[at] = basin
            at = unsigned(np.int64(at) + step[unsigned(lower[at])])
    return count, saddles[:nsaddles], npasses


@kernel
def _passes(saddles, most, lower, kinds, label, heights):
    """Return the passes ``(a, b, height)`` at saddles: there are ``most`` or fewer."""
    ncols = heights.shape[1] - 2
    a = np.empty(most, np.int32)
    b = np.empty(most, np.int32)
    height = np.empty(most, heights.dtype)
    count = 0
    for saddle in range(saddles.size):
        cell = saddles[saddle]
        groups = EVERY[lower[cell]] if kinds[cell] >= OUTLET else OTHERS[lower[cell]]
        for neighbour in range(8):
            if groups >> neighbour & 1:
                basin = label[cell + ROW_OFFSETS[neighbour] * ncols + COLUMN_OFFSETS[neighbour]]
                if basin != label[cell]:
                    a[count] = label[cell]
                    b[count] = basin
                    height[count] = heights[cell // ncols + 1, cell % ncols + 1]
                    count += 1
    return a[:count], b[:count], height[:count]
