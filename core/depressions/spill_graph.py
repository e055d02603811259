"""The graph of basins and passes: what is left of a surface when only spilling matters.

A graph is three arrays: the basins ``a`` and ``b`` that each pass joins, and its ``height``. Basins are numbered from
OUTSIDE, which is everything that has drained; see `tile_basins` for how they are found. A block is a tile of tiles:
what is left of its tiles is joined and reduced again, and what is left of blocks likewise.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices, Labels, Shape, Values
from ..machine.groups import root_of
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.sorting import order_of
from ..raster.domain import VOID
from ..raster.storage import HeldTile
from ..raster.tiles import Tile
from .tile_basins import OUTSIDE_BASIN


class RimGraph(NamedTuple):
    """What others need of a tile, or of a block of tiles: its rim, and a graph of the basins there.

    Plain arrays: they can come from another machine.
    """

    rim_z: np.ndarray  # heights of the cells on the rim: top, bottom, left, right
    rim_basin: np.ndarray  # their basins, -1 at a void
    a: np.ndarray
    b: np.ndarray
    height: np.ndarray
    count: int  # of basins, OUTSIDE among them


class Drains(NamedTuple):
    """For some basins, where their water goes: see `contract`."""

    anchor: np.ndarray
    level: np.ndarray


@kernel
def contract(exposed, a, b, height, order: Indices) -> tuple:
    """Reduce a graph of basins and passes to its ``exposed`` basins: return ``(anchor, level, kept)``.

    Passes are taken from the lowest (``order``) up. A basin that is not exposed spills over its lowest pass and is
    done: water in it stands at the greater of ``level`` and the level of the exposed basin ``anchor``. Between exposed
    basins the passes ``kept`` remain, a spanning forest. An exposed basin is its own anchor at level minus infinity; a
    basin that no pass joins to an exposed one has anchor -1 and level plus infinity.

    An example: basins 0 and 3 are exposed; the passes are 1–2 at 5 metres, 2–0 at 7, 2–3 at 9 and 0–3 at 12.

    - 1–2 at 5: neither is exposed, and their waters meet: 1 and 2 are one group.
    - 2–0 at 7: the group spills into 0. It is done, with anchor 0 and level 7.
    - 2–3 at 9: what comes to 2 goes on to its anchor: this is a pass between 0 and 3, both exposed, and kept.
    - 0–3 at 12: a lower pass joins these already.

    So ``anchor`` is 0, 0, 0, 3, ``level`` -∞, 7, 7, -∞, and ``kept`` the third pass alone.
    """
    nodes = exposed.size
    parent = np.empty(nodes, np.int32)
    anchor = np.empty(nodes, np.int32)
    level = np.empty(nodes, height.dtype)
    for node in range(nodes):
        parent[node] = node
        anchor[node] = -1
        level[node] = np.inf
    kept = np.empty(min(nodes, order.size), np.int64)
    nkept = 0
    for rank in range(order.size):
        edge = order[rank]
        # A group is exposed, drained (its root has an anchor) or neither; a drained one acts through its anchor.
        one = root_of(parent, a[edge])
        if is_there(anchor[one]):
            one = root_of(parent, anchor[one])
        two = root_of(parent, b[edge])
        if is_there(anchor[two]):
            two = root_of(parent, anchor[two])
        if one == two:
            continue
        if exposed[two]:
            one, two = two, one
        if exposed[one] and not exposed[two]:
            anchor[two] = one
            level[two] = height[edge]
        else:
            parent[two] = one
            if exposed[one]:
                kept[nkept] = edge
                nkept += 1
    for node in range(nodes):
        if exposed[node]:
            anchor[node] = node
            level[node] = -np.inf
        else:
            root = root_of(parent, node)
            anchor[node] = anchor[root]
            level[node] = level[root]
    return anchor, level, kept[:nkept]


@kernel
def rim_of_tile(heights: Heights, domain: Codes, labels: Labels) -> tuple[Values, Indices]:
    """Return heights and basins of the rim cells of a tile: top, bottom, left, right; basin -1 at a void."""
    nrows, ncols = domain.shape
    rim_z = np.empty(2 * (nrows + ncols), heights.dtype)
    rim_basin = np.empty(rim_z.size, np.int32)
    for index in range(rim_z.size):
        if index < 2 * ncols:
            row = 0 if index < ncols else nrows - 1
            col = index % ncols
        else:
            row = (index - 2 * ncols) % nrows
            col = 0 if index < 2 * ncols + nrows else ncols - 1
        rim_z[index] = heights[row + 1, col + 1]
        rim_basin[index] = -1 if domain[row, col] == VOID else labels[row, col]
    return rim_z, rim_basin


@kernel
def keep_rim(rim_basin: Indices, count: int, a: Indices, b: Indices, height: Heights, order: Indices) -> tuple:
    """Reduce ``count`` basins to those on a rim.

    Return the basins of the rim cells and the passes ``(a, b, height)`` between them, in numbers of their own, how many
    they are, and for each basin its anchor on the rim and its level. Rim basins are numbered 1, 2, …; OUTSIDE keeps its
    0, and a void its -1.
    """
    exposed = np.zeros(count, np.bool_)
    exposed[OUTSIDE_BASIN] = True
    for basin in rim_basin:
        if is_there(basin):
            exposed[basin] = True
    anchor, level, kept = contract(exposed, a, b, height, order)
    number = np.empty(count, np.int32)
    rim_count = 0
    for basin in range(count):
        number[basin] = rim_count
        if exposed[basin]:
            rim_count += 1
    rim_number = np.empty_like(rim_basin)
    for index in range(rim_basin.size):
        rim_number[index] = number[rim_basin[index]] if is_there(rim_basin[index]) else -1
    rim_a = np.empty(kept.size, np.int32)
    rim_b = np.empty(kept.size, np.int32)
    rim_height = np.empty(kept.size, height.dtype)
    for index in range(kept.size):
        edge = kept[index]
        rim_a[index] = number[anchor[a[edge]]]
        rim_b[index] = number[anchor[b[edge]]]
        rim_height[index] = height[edge]
    for basin in range(count):
        if is_there(anchor[basin]):
            anchor[basin] = number[anchor[basin]]
    return rim_number, rim_a, rim_b, rim_height, rim_count, anchor, level


@kernel
def seam_passes(z_one: Heights, id_one: Indices, z_two: Heights, id_two: Indices) -> tuple[Indices, Indices, Values]:
    """Return the passes ``(a, b, height)`` between two facing rows of cells, corners included; id -1 is a void.

    A run of facing cells of the same two basins gives one pass, its lowest.
    """
    ncells = z_one.size
    a = np.empty(3 * ncells, np.int32)
    b = np.empty(3 * ncells, np.int32)
    height = np.empty(3 * ncells, z_one.dtype)
    count = 0
    for shift in range(-1, 2):
        last_a, last_b = -1, -1
        for cell in range(max(0, -shift), min(ncells, ncells - shift)):
            one = id_one[cell]
            two = id_two[cell + shift]
            if not is_there(one) or not is_there(two) or one == two:
                last_a = -1
                continue
            sill = max(z_one[cell], z_two[cell + shift])
            if one == last_a and two == last_b:
                height[count - 1] = min(height[count - 1], sill)
            else:
                a[count], b[count], height[count] = one, two, sill
                count += 1
                last_a, last_b = one, two
    return a[:count], b[:count], height[:count]


def graph_of_all(rows: list[list[Tile]], parts: list[RimGraph] | tuple[RimGraph]) -> tuple[RimGraph, Indices]:
    """Return the graph of rows of tiles, or blocks, whose own graphs are the ``parts`` in the same order.

    Passes between them are added. Also returned is how far the basins of each part are counted on: see `counted_on`.
    """
    grid = np.arange(len(parts)).reshape(len(rows), -1)
    shapes = [tile.shape for row in rows for tile in row]
    first = np.cumsum([0] + [part.count - 1 for part in parts])
    rims = [(part.rim_z, counted_on(part.rim_basin, begin)) for part, begin in zip(parts, first)]

    def line(numbers, side):
        """Return heights and basins along one side of some parts in a row or column."""
        cells = [_along(shapes[number], side) for number in numbers]
        return [np.concatenate([rims[number][of][own] for number, own in zip(numbers, cells)]) for of in (0, 1)]

    seams = [(one, "bottom", two, "top") for one, two in zip(grid[:-1], grid[1:])]
    seams += [(one, "right", two, "left") for one, two in zip(grid.T[:-1], grid.T[1:])]
    passes = [seam_passes(*line(one, side), *line(two, facing)) for one, side, two, facing in seams]
    passes += [(counted_on(part.a, begin), counted_on(part.b, begin), part.height) for part, begin in zip(parts, first)]
    outer = ((grid[0], "top"), (grid[-1], "bottom"), (grid[:, 0], "left"), (grid[:, -1], "right"))
    rim_z, rim_basin = (np.concatenate(sides) for sides in zip(*(line(numbers, side) for numbers, side in outer)))
    a, b, height = (np.concatenate(arrays) for arrays in zip(*passes))
    return RimGraph(rim_z, rim_basin, a, b, height, first[-1] + 1), first


def _along(shape, side):
    """Return the slice of the rim arrays of a tile that is one side of it."""
    nrows, ncols = shape
    begin = {"top": 0, "bottom": ncols, "left": 2 * ncols, "right": 2 * ncols + nrows}[side]
    return slice(begin, begin + (ncols if side in ("top", "bottom") else nrows))


@kernel
def counted_on(basins: Indices, first: int) -> Indices:
    """Return basins of a part as they are numbered among those of all parts; OUTSIDE, and what is none, stay."""
    numbers = np.empty_like(basins)
    for index in range(basins.size):
        numbers[index] = basins[index] + first if basins[index] > OUTSIDE_BASIN else basins[index]
    return numbers


def reduced_graph(basins: RimGraph) -> tuple[RimGraph, Drains]:
    """Return a graph reduced to the basins on its rim, as a graph again, and the `Drains` of all its basins."""
    rim_basin, a, b, height, count, anchor, level = keep_rim(
        basins.rim_basin, basins.count, basins.a, basins.b, basins.height, order_of(basins.height)
    )
    return RimGraph(basins.rim_z, rim_basin, a, b, height, count), Drains(anchor, level)


def without_rim(basins: RimGraph) -> RimGraph:
    """Return a graph of which no basin is exposed: nothing lies around the whole raster."""
    return basins._replace(rim_z=basins.rim_z[:0], rim_basin=basins.rim_basin[:0])


def drains_through(drains: Drains, beyond: Drains) -> Drains:
    """Return where basins drain that drain to the rim of a part, once it is known where those on its rim drain."""
    return Drains(*_drained(*drains, *beyond))


@kernel
def _drained(anchor, level, anchor_beyond, level_beyond):
    last, highest = anchor.copy(), level.copy()
    for basin in range(anchor.size):
        if is_there(anchor[basin]):
            last[basin] = anchor_beyond[anchor[basin]]
            highest[basin] = max(level[basin], level_beyond[anchor[basin]])
    return last, highest


@kernel
def raise_cells(
    z: HeldTile, labels: HeldTile, levels: Heights, begin: Indices, filled: HeldTile, shape: Shape, side: int
) -> None:
    """Write the greater of each cell's height and the level of its basin, in a row of tiles of width ``side``.

    The levels of the first tile begin at ``begin[0]`` in ``levels``, and so on.
    """
    nrows, ncols = shape
    for row in range(nrows):
        for first in range(0, ncols, side):
            width = min(side, ncols - first)
            heights = z.array[z.top + row, z.left + first : z.left + first + width]
            basins = labels.array[labels.top + row, labels.left + first : labels.left + first + width]
            raised = filled.array[filled.top + row, filled.left + first : filled.left + first + width]
            own = levels[begin[first // side] :]
            for col in range(width):
                level = own[basins[col]]
                raised[col] = level if level > heights[col] else heights[col]
