"""Ways for water to run off: the least change to heights that leaves no pit, in the cell of each node by itself.

Water of a part of the land that belongs to one node leaves it at the cells that carry its rivers, which keep their
heights, or at the shore, and never crosses a border with another node's. A flood from there visits all cells, lowest
first, and remembers for each the one that it was reached from, its way out. Where it meets lower ground it looks at the
whole hollow: either the way out of its deepest cell is cut down until it falls all along, or the hollow is raised to
the flood, whatever moves less. What is done to one part of the land depends on nothing but that part; so rasters that
have a part in common agree about it.

Thin tips of parts may be cut off from the rest by the size of cells; and slopes may be cut off from the valley or the
sea at their foot by the border of a part, so that only a gorge through the hills behind would drain them. Such strays
are flooded at last, from all cells around them, whosever these are.

The flood is that of Barnes et al. (2014, doi:10.1016/j.cageo.2013.04.024); ways that are cut along it are found in
Lindsay (2016, doi:10.1002/hyp.10648).
"""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...raster.tiles import even_ranges, map_tiles
from ...run.progress import Progress, watched

LEAST_SLOPE = 1e-4  # of ways that are cut and hollows that are raised
LEAST_DIGIT = 2.0**-22  # of a height: two of the least steps that float32 can make, or more
NOBODYS, STRAY, SEEN = -1, -2, -3  # labels of the sea and of strays; those of nodes are 0 and more
# What a way may be, beside the direction of the cell that it leads to.
SHORE, CHAIN, UNSEEN, LEFT, MARKED = 8, 9, 10, 11, 16
PLACE = 0xFFFFFFFF  # the part of a key that tells the cell
CELLS_AT_A_TIME = 1 << 16


class Drained(NamedTuple):
    """Heights from which water runs off, and how."""

    z: np.ndarray  # float32
    # uint8: direction of a lower neighbour, SHORE beside the sea, CHAIN in a river, UNSEEN where not wanted
    way: np.ndarray
    strays: np.ndarray  # int64: cells counted row by row; right only if the labels around them are wanted


def drain_cells(ground, labels, wanted, chain, cell, limit, threads=None, progress=None):
    """Return wanted labels with a way for water to run off, as `Drained`; strays become STRAY in ``labels``.

    Parameters
    ----------
    ground : float32, heights of wanted cells and those beside them
    labels : int32, the node that land belongs to, NOBODYS in the sea; cells on the rim of the array count as sea
    wanted : bool of each label
    chain : rows, columns and heights of cells that carry rivers; those in the sea do not count
    cell : metres, the size of cells
    limit : metres, the most that is cut or filled if there is lower ground beyond the border of the part
    """
    z = ground.copy()
    for rim in (labels[0], labels[-1], labels[:, 0], labels[:, -1]):
        rim[:] = NOBODYS
    way = np.full(z.shape, UNSEEN, np.uint8)
    rise = LEAST_SLOPE * cell
    on_land = labels[chain[0], chain[1]] != NOBODYS
    _lay_chains(z, labels, way, rise, *(each[on_land] for each in chain))
    boxes = np.zeros((wanted.size, 5), np.int64)
    _find_boxes(labels, boxes)
    names = np.flatnonzero(boxes[:, 4] * wanted)
    size = boxes[names, 4]
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    land = ground.ravel(), z.ravel(), z.view(np.int32).ravel(), labels.ravel(), way.ravel(), offsets, rise, float(limit)

    def drain(job, watch):
        most = int(size[slice(*job)].max())
        strays = np.empty(_drain_parts(names, *job, boxes, z.shape[1], *land, *_room(most), watch), np.int64)
        _list_strays(names, *job, boxes, z.shape[1], *land[3:5], strays)
        return strays

    def drain_all(watch):
        jobs = even_ranges(np.append(0, np.cumsum(size)), CELLS_AT_A_TIME)
        found = map_tiles(lambda job: drain(job, watch), jobs, threads)
        strays = np.concatenate(found) if found else np.empty(0, np.int64)
        if strays.size:  # marked when all parts are drained, which look at the labels beside them
            labels.ravel()[strays] = STRAY
            way.ravel()[strays] = UNSEEN
            _drain_strays(strays, *land, *_room(9 * strays.size), watch)
        return Drained(z, way, strays)

    return watched(drain_all, size.sum(), progress or Progress())


def _room(cells):
    """Return the queue of a flood over so many cells, what is found of a hollow, and a way out of it."""
    return tuple(np.empty(cells + 1, dtype) for dtype in (np.int64, np.int64, np.int64, np.float64))


@kernel
def _lay_chains(z, labels, way, rise, rows, cols, heights):
    """Give cells that carry rivers their heights, and raise those beside them above."""
    for element in range(rows.size):
        z[rows[element], cols[element]] = heights[element]
        way[rows[element], cols[element]] = CHAIN
    for element in range(rows.size):
        for place in range(8):
            row = rows[element] + ROW_OFFSETS[place]
            col = cols[element] + COLUMN_OFFSETS[place]
            if labels[row, col] != NOBODYS and way[row, col] != CHAIN:
                least = risen_float32(heights[element], rise)
                if not z[row, col] >= least:
                    z[row, col] = least


@kernel
def risen_float32(height, rise):
    """Return a height in float32 that is higher by ``rise``, or by what can be told of so great a height."""
    return np.float32(height + max(rise, abs(height) * LEAST_DIGIT))


@kernel
def _find_boxes(labels, boxes):
    """Find of each label the first row, first column, those beyond the last, and the number of cells."""
    boxes[:, :2] = labels.size
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            label = labels[row, col]
            if label >= 0:
                boxes[label, 0] = min(boxes[label, 0], row)
                boxes[label, 1] = min(boxes[label, 1], col)
                boxes[label, 2] = row + 1
                boxes[label, 3] = max(boxes[label, 3], col + 1)
                boxes[label, 4] += 1


@kernel
def _drain_parts(
    names, begin, end, boxes, ncols, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path, cut, watch
):  # fmt: skip
    """Drain the land of some labels; return how many cells of them are strays."""
    strays = 0
    for number in range(begin, end):
        label = names[number]
        size = 0
        top, left, bottom, right = boxes[label, 0], boxes[label, 1], boxes[label, 2], boxes[label, 3]
        for row in range(top, bottom):
            for cell in range(row * ncols + left, row * ncols + right):
                if labels[cell] != label:
                    continue
                if not z[cell] >= rise:  # no land lies as low as the sea
                    z[cell] = max(z[cell], np.float32(0.0)) if way[cell] == CHAIN else np.float32(rise)
                if way[cell] == UNSEEN:
                    for place in range(8):
                        if labels[cell + offsets[place]] == NOBODYS:
                            way[cell] = SHORE
                if way[cell] != UNSEEN:
                    size = _push(heap, size, (np.int64(bits[cell]) << 32) | cell)
        strays += boxes[label, 4] - _flood(
            label, size, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path, cut, watch
        )
    return strays


@kernel
def _list_strays(names, begin, end, boxes, ncols, labels, way, strays):
    """List the cells that no flood has drained, as many as there is room for."""
    count = 0
    for number in range(begin, end):
        if count == strays.size:
            break
        label = names[number]
        for row in range(boxes[label, 0], boxes[label, 2]):
            for cell in range(row * ncols + boxes[label, 1], row * ncols + boxes[label, 3]):
                if labels[cell] == label and way[cell] >= UNSEEN and count < strays.size:
                    strays[count] = cell
                    count += 1


@kernel
def _drain_strays(strays, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path, cut, watch):
    """Drain strays from all cells around them that are drained."""
    size = 0
    for stray in strays:
        for place in range(8):
            cell = stray + offsets[place]
            if labels[cell] >= 0 and way[cell] < UNSEEN:
                size = _push(heap, size, (np.int64(bits[cell]) << 32) | cell)
    _flood(STRAY, size, ground, z, bits, labels, way, offsets, rise, np.inf, heap, hollow, path, cut, watch)


@kernel
def _flood(label, size, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path, cut, watch):
    """Lead a flood from the cells in the queue over all that it can reach within a label; return how many it took."""
    taken = 0
    while size > 0 and watch[0] == 0:
        cell = heap[0] & PLACE
        size = _pop(heap, size)
        taken += 1
        for place in range(8):
            other = cell + offsets[place]
            if labels[other] != label or way[other] != UNSEEN:
                continue
            way[other] = (place + 4) & 7
            if z[other] > z[cell]:
                size = _push(heap, size, (np.int64(bits[other]) << 32) | other)
            else:
                size = _open(
                    other, cell, label, size, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path,
                    cut,
                )  # fmt: skip
    watch[1] += taken
    return taken


@kernel
def _open(other, cell, label, size, ground, z, bits, labels, way, offsets, rise, limit, heap, hollow, path, cut):
    """Drain a hollow, all cells no higher than ``cell``, from which the flood comes to it, or leave it as a stray."""
    level = np.float64(z[cell])
    hollow[0] = other
    count, place = 1, 0
    deepest = other
    fill = 0.0
    while place < count:
        here = hollow[place]
        place += 1
        fill += level - z[here]
        if z[here] < z[deepest]:
            deepest = here
        for direction in range(8):
            beside = here + offsets[direction]
            if labels[beside] == label and way[beside] == UNSEEN and z[beside] <= level:
                way[beside] = (direction + 4) & 7
                hollow[count] = beside
                count += 1
    length, inside, work, greatest = _plan_cut(deepest, cell, label, z, labels, way, offsets, rise, path, cut)
    if cut[0] > z[deepest]:  # what lies lower than the way out will have to be raised to it
        for place in range(count):
            work += max(cut[0] - z[hollow[place]], 0.0)
    if work >= fill:
        greatest = level - z[deepest]
    if greatest > limit and _is_dammed(level - limit, label, count, ground, labels, offsets, hollow):
        for place in range(count):
            way[hollow[place]] = LEFT
        return size
    if work >= fill:
        for place in range(count):
            here = hollow[place]
            z[here] = risen_float32(np.float64(z[here + offsets[way[here]]]), rise)
            size = _push(heap, size, (np.int64(bits[here]) << 32) | here)
        return size
    for place in range(length):
        z[path[place]] = cut[place]
    for place in range(inside):
        way[path[place]] += MARKED
    for place in range(count):
        here = hollow[place]
        if way[here] < MARKED:
            way[here] = UNSEEN
            continue
        way[here] -= MARKED
        size = _push(heap, size, (np.int64(bits[here]) << 32) | here)
    return size


@kernel
def _is_dammed(level, label, count, ground, labels, offsets, hollow):
    """Tell whether ground beyond the border of the part, right beside a hollow, lies lower than some level."""
    for place in range(count):
        for direction in range(8):
            beside = hollow[place] + offsets[direction]
            if labels[beside] >= 0 and labels[beside] != label and ground[beside] < level:
                return True
    return False


@kernel
def _plan_cut(deepest, cell, label, z, labels, way, offsets, rise, path, cut):
    """Plan the way down from the deepest cell of a hollow that the flood comes to from ``cell``.

    Returns the length of the way in ``path``, how much of it lies inside, and by how much it changes heights, in sum
    and at most.
    """
    here = deepest
    aim = np.float64(z[deepest])
    length, inside = 0, 0
    while True:  # down to a lower cell, or to one that must not be cut
        path[length] = here
        cut[length] = aim
        length += 1
        if here == cell:
            inside = length - 1
        if z[here] < aim or labels[here] != label or way[here] == CHAIN:
            cut[length - 1] = z[here]
            break
        if way[here] == SHORE:
            lowest = np.float32(max(_lowest(here, z, way, offsets, rise), aim))
            cut[length - 1] = min(np.float64(z[here]), np.float64(lowest))
            break
        aim -= max(rise, abs(aim) * LEAST_DIGIT)
        here += offsets[way[here]]
    work = abs(z[here] - cut[length - 1])
    greatest = work
    for place in range(length - 2, -1, -1):
        here = path[place]
        height = np.float64(z[here])
        least = np.float64(risen_float32(cut[place + 1], rise))
        wish = max(cut[place], _lowest(here, z, way, offsets, rise))
        if place < inside:
            cut[place] = max(least, min(height, wish))
        else:  # flooded already: it lies higher than the next, and others may lead to it
            cut[place] = min(height, max(least, wish))
        cut[place] = np.float64(np.float32(cut[place]))
        work += abs(height - cut[place])
        greatest = max(greatest, abs(height - cut[place]))
    return length, inside, work, greatest


@kernel
def _lowest(cell, z, way, offsets, rise):
    """Return how low a cell may be cut: above the sea and all cells beside it that carry rivers."""
    least = np.float64(np.float32(rise))
    for place in range(8):
        beside = cell + offsets[place]
        if way[beside] == CHAIN:
            least = max(least, np.float64(risen_float32(np.float64(z[beside]), rise)))
    return least


@kernel
def _push(heap, size, key):
    """Put a key into the queue; return its new size."""
    place = size
    while place > 0:
        above = (place - 1) >> 1
        if heap[above] <= key:
            break
        heap[place] = heap[above]
        place = above
    heap[place] = key
    return size + 1


@kernel
def _pop(heap, size):
    """Take the first key off the queue; return its new size."""
    size -= 1
    key = heap[size]
    place = 0
    below = 1
    while below < size:
        if below + 1 < size and heap[below + 1] < heap[below]:
            below += 1
        if key <= heap[below]:
            break
        heap[place] = heap[below]
        place = below
        below = 2 * place + 1
    heap[place] = key
    return size


def beside_strays(strays, labels, wanted, top, left, bottom, right, missing):
    """Mark in ``missing`` the labels that are not wanted and touch strays of a rectangle, or strays joined to those."""
    if strays.size:
        _look_beside(strays, labels.ravel(), labels.shape[1], wanted, (top, left, bottom, right), missing)


@kernel
def _look_beside(strays, labels, ncols, wanted, box, missing):
    stack = np.empty(strays.size, np.int64)
    for stray in strays:
        row, col = stray // ncols, stray % ncols
        if labels[stray] != STRAY or not (box[0] <= row < box[2] and box[1] <= col < box[3]):
            continue
        stack[0] = stray
        size = 1
        labels[stray] = SEEN
        while size > 0:
            size -= 1
            cell = stack[size]
            for place in range(8):
                beside = cell + ROW_OFFSETS[place] * ncols + COLUMN_OFFSETS[place]
                label = labels[beside]
                if label == STRAY:
                    labels[beside] = SEEN
                    stack[size] = beside
                    size += 1
                elif label >= 0 and not wanted[label]:
                    missing[label] = True
