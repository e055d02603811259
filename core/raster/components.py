"""Connected cells: which cells of a map hang together, corners included or not, numbered from the top of the raster.

Each tile numbers its own groups and hands over its four sides; the groups that face each other along the seams are
joined, the one whose first cell comes first leading; then every tile looks up what its numbers have become.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ..arrays import Indices, Integers, Labels, Shape
from ..machine.groups import root_of
from ..machine.jit import kernel
from ..run.run import Run
from .raster import AnyRaster
from .storage import cells_of, placed
from .tiles import TILE_SIDE, tile_rows

DRY = 0
GROUPS_AT_A_TIME = 1 << 20


@kernel
def _joined(leader, one, other):
    """Join two groups, the earlier leads; return one that is in both."""
    if one == 0 or one == other:
        return other
    one = root_of(leader, one)
    other = root_of(leader, other)
    leader[max(one, other)] = min(one, other)
    return min(one, other)


@kernel
def _are_alike(cells):
    """Tell whether all cells of a tile have one value."""
    for row in range(cells.shape[0]):
        others = 0
        for value in cells[row]:
            others += value != cells[0, 0]
        if others > 0:
            return False
    return True


@kernel
def label_tile(cells: Integers, corners: bool) -> tuple[Labels, Indices, Indices]:
    """Return the group of each cell of a tile, the leader of each group, and the first cell of each.

    Cells hang together that have the same value and touch, at corners too if ``corners``; cells that are 0 or less
    belong to group DRY. Groups are numbered by their first cells. Several may have the same leader: they are one.
    """
    nrows, ncols = cells.shape
    if cells[0, 0] > 0 and _are_alike(cells):  # which need not be followed
        return np.ones((nrows, ncols), np.int32), np.array([DRY, 1], np.int32), np.zeros(2, np.int32)
    labels = np.zeros((nrows, ncols), np.int32)
    leader = np.empty(nrows * ncols + 1, np.int32)
    first = np.empty(nrows * ncols + 1, np.int32)
    leader[DRY] = DRY
    first[DRY] = 0
    count = 1
    for row in range(nrows):
        for col in range(ncols):
            value = cells[row, col]
            if value <= 0:
                continue
            group = 0
            above = row > 0 and cells[row - 1, col] == value
            if above:
                group = labels[row - 1, col]
            if col > 0 and cells[row, col - 1] == value and not (corners and above):
                group = _joined(leader, group, labels[row, col - 1])
            # A cell above touches the other three that the scan has passed.
            if corners and row > 0 and not above:
                if group == 0 and col > 0 and cells[row - 1, col - 1] == value:
                    group = labels[row - 1, col - 1]
                if col + 1 < ncols and cells[row - 1, col + 1] == value:
                    group = _joined(leader, group, labels[row - 1, col + 1])
            if group == 0:
                group = count
                leader[count] = count
                first[count] = row * ncols + col
                count += 1
            labels[row, col] = group
    return labels, leader[:count].copy(), first[:count].copy()


@kernel
def join_facing(
    leader: Indices,
    first: Indices,
    groups: Indices,
    values: Indices,
    facing_groups: Indices,
    facing_values: Indices,
    corners: bool,
) -> None:
    """Join the groups of two facing lines of cells, where their values are the same."""
    reach = 1 if corners else 0
    for index in range(groups.size):
        if values[index] <= 0:
            continue
        for facing in range(max(index - reach, 0), min(index + reach + 1, groups.size)):
            if facing_values[facing] != values[index]:
                continue
            one = root_of(leader, groups[index])
            other = root_of(leader, facing_groups[facing])
            if first[one] < first[other]:
                leader[other] = one
            else:
                leader[one] = other


@kernel
def point_at_leader(leader: Indices, begin: int, end: int) -> None:
    """Point the groups from ``begin`` to ``end`` at the leader of all that they were joined to."""
    for group in range(begin, end):
        leader[group] = root_of(leader, group)


@kernel
def take_numbers(labels: Labels, top: int, left: int, shape: Shape, numbers: Indices) -> None:
    """Put ``numbers`` in the place of the groups of a tile that begins at a cell of ``labels``."""
    for row in range(top, top + shape[0]):
        for col in range(left, left + shape[1]):
            labels[row, col] = numbers[labels[row, col]]


def label_components(run: Run, cells: AnyRaster, side: int = TILE_SIDE, corners: bool = True) -> tuple[Labels, int]:
    """Return the group of each cell, 1, 2, … by the first cell, DRY where ``cells`` are 0 or less; and their number.

    Cells hang together that touch, without ``corners`` only along sides, and have the same value.
    """
    labels = run.empty(cells.shape, np.int32)
    rows = tile_rows(cells.shape, side)
    tiles = [tile for row in rows for tile in row]

    work = partial(_label_one, cells, labels, corners)
    leaders, first, groups, values = zip(*run.map(work, tiles))
    offsets = np.cumsum([0] + [own.size for own in leaders])  # the groups of a tile are numbered from 1
    leader = np.concatenate([own + (begin - 1) for own, begin in zip(leaders, offsets)])
    first = np.concatenate(first)
    _join_tiles(run, leader, first, groups, values, offsets, np.arange(len(tiles)).reshape(len(rows), -1), corners)
    numbers, count = _numbered(run, leader, first)

    def share_numbers(index):
        return tiles[index], numbers[offsets[index] : offsets[index + 1]]

    with run.renewed(labels) as numbered:
        work = partial(_number_one, labels, numbered)
        run.quietly().map(work, range(len(tiles)), share_numbers)
    return numbered, count


def _label_one(cells, labels, corners, tile):
    """Label a tile; return leaders and first cells of its groups, and groups and values along its sides."""
    values = np.asarray(cells_of(cells, tile), np.int32)  # masks too: the kernel is compiled once
    own, leader, first = label_tile(values, corners)
    labels[tile.window] = own
    row, col = np.divmod(first[1:].astype(np.int64), tile.shape[1])
    return leader[1:], (tile.top + row) * cells.shape[1] + tile.left + col, _sides(own), _sides(values)


def _number_one(labels, numbered, job):
    """Put the numbers of groups in the place of those in a tile; where there are none the new raster is 0 already."""
    tile, numbers = job
    if numbers.size:
        with placed(labels, tile, new=numbered) as (array, top, left):
            take_numbers(array, top, left, tile.shape, np.append(np.int32(DRY), numbers))


def groups_on_rim(labels: Labels) -> Indices:
    """Return which groups have cells on the rim of the raster."""
    nrows, ncols = labels.shape
    sides = np.s_[:1], np.s_[nrows - 1 :], np.s_[:, :1], np.s_[:, ncols - 1 :]
    return np.unique(np.concatenate([np.ravel(labels[side]) for side in sides]))


def _sides(values):
    """Return the four sides of a tile: top, bottom, left, right."""
    return tuple(np.array(side) for side in (values[0], values[-1], values[:, 0], values[:, -1]))


def _join_tiles(run, leader, first, groups, values, offsets, grid, corners):
    """Join groups of all tiles along the seams of the ``grid``; the one whose first cell comes first leads.

    ``groups`` and ``values`` are those along the sides of each tile.
    """

    def line(tiles, side):
        own = [groups[tile][side] + (offsets[tile] - 1) for tile in tiles]  # those of dry cells are never looked at
        return np.concatenate(own), np.concatenate([values[tile][side] for tile in tiles])

    seams = [(one, 1, two, 0) for one, two in zip(grid[:-1], grid[1:])]
    seams += [(one, 3, two, 2) for one, two in zip(grid.T[:-1], grid.T[1:])]
    for one, side, two, facing in seams:
        join_facing(leader, first, *line(one, side), *line(two, facing), corners)
        run.check()


def _numbered(run, leader, first):
    """Return the number of each group, 1, 2, … by the first cell of all that were joined, and how many there are."""
    for begin in range(0, leader.size, GROUPS_AT_A_TIME):
        point_at_leader(leader, begin, min(begin + GROUPS_AT_A_TIME, leader.size))
        run.check()
    leaders = np.flatnonzero(leader == np.arange(leader.size))
    number = np.zeros(leader.size, np.int32)
    number[leaders[np.argsort(first[leaders])]] = np.arange(1, leaders.size + 1)
    return number[leader], leaders.size
