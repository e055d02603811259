"""Drainage: the least change to heights that leaves no pit, in the cell of each node by itself.

Water of a part of the land that belongs to one node leaves it at the cells that carry its rivers (`bed_cells`), at the
shore, or in a lake if rivers leave all of these; it never crosses a border with another node's. A flood from there
visits all cells, lowest first, and remembers for each the direction of the one that it was reached from. Where it meets
lower ground it looks at the whole hollow: either the path out of its deepest cell is cut down until it falls all along,
or the hollow is raised to the flood, whatever moves less, or both in part where that would change a cell by very much
(`hollows`). What is done to one part of the land depends on nothing but that part; so rasters that have a part in
common agree about it.

Thin tips of parts may be cut off from the rest by the size of cells; and slopes may be cut off from the valley or the
sea at their foot by the border of a part, so that only a gorge through the hills behind would drain them. Such strays
are flooded at last, from all cells around them, whosever these are.

The flood is that of Barnes et al. (2014, doi:10.1016/j.cageo.2013.04.024); paths that are cut along it are found in
Lindsay (2016, doi:10.1002/hyp.10648).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...machine.heap import pop_key
from ...machine.indices import is_cell, is_there
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...raster.tiles import TILE_CELLS, even_ranges
from ...run.run import Run
from ...run.threads import map_tiles
from ...run.waiting import watched
from ..types import DRAINED_SLOPE, GridCells
from .bed_cells import NOBODYS, BedCells, lay_bed_cells, some_bed_cells
from .hollows import CELL_OF_KEY, CHAIN, SHORE, UNSEEN, FloodedLand, open_hollow, push_cell, room_for

STRAY, SEEN = -2, -3  # labels of strays; those of nodes are 0 and more


class ChangeLimits(NamedTuple):
    """Metres by which heights are changed at most where water has another way."""

    across: float = np.inf  # cut or filled where there is lower ground beyond the border of the part
    beds: float = np.inf  # raised beside a river whose bed may be let down
    deepest: float = np.inf  # raised beside rivers; cut or filled as long as doing both in part changes less
    lake: float = np.inf  # cells, no metres: of a hollow that is rather filled than cut deeper than that


class Drained(NamedTuple):
    """Heights from which water runs off, and how."""

    z: np.ndarray  # float32
    # uint8: direction of a lower neighbour, SHORE beside the sea, CHAIN in a river, UNSEEN where not wanted
    direction: np.ndarray
    strays: np.ndarray  # int64: cells counted row by row; right only if the labels around them are wanted


class Parts(NamedTuple):
    """The parts of the land that are to be drained."""

    names: np.ndarray  # int64: their labels
    boxes: np.ndarray  # int64 (labels, 5): first row and column of each label, those beyond the last, number of cells
    ncols: int  # of the raster


def drain_cells(
    run: Run,
    ground: Heights,
    labels: Array,
    wanted: Array,
    rivers: BedCells,
    cell: float,
    limits: ChangeLimits,
    fixed: Array | None = None,
    even: bool = False,
    ends: bool = False,
) -> Drained:
    """Return wanted labels made so that water runs off, as `Drained`; strays become STRAY in ``labels``.

    Parameters
    ----------
    ground : float32, heights of wanted cells and those beside them
    labels : int32, the node that land belongs to, NOBODYS in the sea; cells on the rim of the array count as sea
    wanted : bool of each label
    rivers : `BedCells` of the array; those in the sea do not count
    cell : metres, the size of cells
    limits : `ChangeLimits`
    fixed : bool, cells of lakes, which are not cut, and whose beds keep their heights; None for none
    even : whether lakes are level, instead of falling to where their water leaves
    ends : whether water has run off once it comes to a lake, since rivers leave all of them
    """
    z = ground.copy()
    for rim in (labels[0], labels[-1], labels[:, 0], labels[:, -1]):
        rim[:] = NOBODYS
    direction = np.full(z.shape, UNSEEN, np.uint8)
    rise = DRAINED_SLOPE * cell
    fixed = np.zeros((0, 0), np.bool_) if fixed is None else fixed
    beds, deepest = float(limits.beds), float(limits.deepest)
    on_land = some_bed_cells(rivers, labels[rivers.row, rivers.col] != NOBODYS)
    lay_bed_cells(ground, z, labels, direction, wanted, fixed, rise, beds, deepest, float(cell), on_land)
    boxes = np.zeros((wanted.size, 5), np.int64)
    _find_boxes(labels, boxes)
    parts = Parts(np.flatnonzero(boxes[:, 4] * wanted), boxes, z.shape[1])
    size = boxes[parts.names, 4]
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    land = FloodedLand(
        ground.ravel(), z.ravel(), z.view(np.int32).ravel(), labels.ravel(), direction.ravel(), offsets, rise,
        float(limits.across), deepest, fixed.ravel(), bool(even), bool(ends and fixed.size), float(limits.lake),
    )  # fmt: skip

    def drain(job, watch):
        return _strays_of(parts, *job, land, room_for(int(size[slice(*job)].max())), watch)

    def drain_all(watch):
        jobs = even_ranges(np.append(0, np.cumsum(size)), TILE_CELLS)
        found = map_tiles(run.quietly(), lambda job: drain(job, watch), jobs)
        strays = np.concatenate(found) if found else np.empty(0, np.int64)
        if strays.size:  # marked when all parts are drained, which look at the labels beside them
            land.labels[strays] = STRAY
            land.direction[strays] = UNSEEN
            _drain_strays(strays, land._replace(limit=np.inf), room_for(9 * strays.size), watch)
        return Drained(z, direction, strays)

    return watched(run, drain_all, size.sum())


def _strays_of(parts, begin, end, land, room, watch):
    """Drain some parts; return the cells from which water found no way."""
    strays = np.empty(_drain_parts(parts, begin, end, land, room, watch), np.int64)
    _list_strays(parts, begin, end, land.labels, land.direction, strays)
    return strays


@kernel
def _find_boxes(labels, boxes):
    """Find of each label the first row, first column, those beyond the last, and the number of cells."""
    boxes[:, :2] = labels.size
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            label = labels[row, col]
            if is_there(label):
                boxes[label, 0] = min(boxes[label, 0], row)
                boxes[label, 1] = min(boxes[label, 1], col)
                boxes[label, 2] = row + 1
                boxes[label, 3] = max(boxes[label, 3], col + 1)
                boxes[label, 4] += 1


@kernel
def _drain_parts(parts, begin, end, land, room, watch):
    """Drain the land of some labels; return how many cells of them are strays."""
    strays = 0
    for number in range(begin, end):
        label = parts.names[number]
        size = _enter_ends(label, parts.boxes[label], parts.ncols, land, room.heap)
        strays += parts.boxes[label, 4] - _flood(label, size, land, room, watch)
    return strays


@kernel
def _enter_ends(label, box, ncols, land, heap):
    """Put the cells into the heap where water leaves the land of a label; return how many there are."""
    z, labels, direction, offsets, rise = land.z, land.labels, land.direction, land.offsets, land.rise
    size = 0
    for row in range(box[0], box[2]):
        for cell in range(row * ncols + box[1], row * ncols + box[3]):
            if labels[cell] != label:
                continue
            if not z[cell] >= rise:  # no land lies as low as the sea
                z[cell] = max(z[cell], np.float32(0.0)) if direction[cell] == CHAIN else np.float32(rise)
            if direction[cell] == UNSEEN and (_is_at_sea(cell, labels, offsets) or (land.ends and land.fixed[cell])):
                direction[cell] = SHORE
            if direction[cell] != UNSEEN:
                size = push_cell(heap, size, land.bits, cell)
    return size


@kernel
def _is_at_sea(cell, labels, offsets):
    at_sea = False
    for to in range(8):
        at_sea |= labels[cell + offsets[to]] == NOBODYS
    return at_sea


@kernel
def _list_strays(parts, begin, end, labels, direction, strays):
    """List the cells that no flood has drained, as many as there is room for."""
    count = 0
    for number in range(begin, end):
        if count == strays.size:
            break
        label = parts.names[number]
        box = parts.boxes[label]
        for row in range(box[0], box[2]):
            for cell in range(row * parts.ncols + box[1], row * parts.ncols + box[3]):
                if labels[cell] == label and direction[cell] >= UNSEEN and count < strays.size:
                    strays[count] = cell
                    count += 1


@kernel
def _drain_strays(strays, land, room, watch):
    """Drain strays from all cells around them that are drained."""
    size = 0
    for stray in strays:
        for to in range(8):
            cell = stray + land.offsets[to]
            if is_there(land.labels[cell]) and land.direction[cell] < UNSEEN:
                size = push_cell(room.heap, size, land.bits, cell)
    _flood(STRAY, size, land, room, watch)


@kernel
def _flood(label, size, land, room, watch):
    """Lead a flood from the cells in the heap over all that it can reach within a label; return how many it took."""
    z, bits, labels, direction, offsets = land.z, land.bits, land.labels, land.direction, land.offsets
    heap = room.heap
    taken = 0
    while size > 0 and watch[0] == 0:
        cell = heap[0] & CELL_OF_KEY
        size = pop_key(heap, size)
        taken += 1
        for to in range(8):
            other = cell + offsets[to]
            if labels[other] != label or direction[other] != UNSEEN:
                continue
            direction[other] = (to + 4) & 7
            if z[other] > z[cell] or (land.even and _is_one_lake(land, cell, other)):
                size = push_cell(heap, size, bits, other)
            else:
                size = open_hollow(other, cell, label, size, land, room)
    watch[1] += taken
    return taken


@kernel
def _is_one_lake(land, cell, other):
    """Tell whether two cells beside each other are of one lake; land that is no higher than it must be raised."""
    same = land.fixed.size > 0 and land.z[other] == land.z[cell]
    return same and land.fixed[cell] and land.fixed[other]


def beside_strays(strays: Array, labels: Array, wanted: Array, cells: GridCells, missing: Array) -> None:
    """Mark in ``missing`` the labels that are not wanted and touch strays of a rectangle, or strays joined to those."""
    if strays.size:
        _look_beside(strays, labels.ravel(), labels.shape[1], wanted, cells, missing)


@kernel
def _look_beside(strays, labels, ncols, wanted, cells, missing):
    stack = np.empty(strays.size, np.int64)
    for stray in strays:
        row, col = stray // ncols - cells.top, stray % ncols - cells.left
        if labels[stray] != STRAY or not is_cell(row, col, cells.nrows, cells.ncols):
            continue
        stack[0] = stray
        size = 1
        labels[stray] = SEEN
        while size > 0:
            size -= 1
            cell = stack[size]
            for to in range(8):
                beside = cell + ROW_OFFSETS[to] * ncols + COLUMN_OFFSETS[to]
                label = labels[beside]
                if label == STRAY:
                    labels[beside] = SEEN
                    stack[size] = beside
                    size += 1
                elif is_there(label) and not wanted[label]:
                    missing[label] = True
