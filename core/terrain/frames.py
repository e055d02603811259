"""Windows of a grid: where their cells lie on the plane, which of them are land, and to which node each is nearest.

Whatever is found for a cell depends on the cell alone and never on the window, bit for bit. The exact but slow way from
the grid to the plane is asked for a lattice of corners of cells only, the same for all windows; between them places are
interpolated. Both the lattice and the shores are therefore made in the main thread, once.
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..raster.tiles import map_tiles
from ..run.progress import Progress

LATTICE = 64  # cells from one place of the lattice to the next
BLOCK = 8  # cells: a block with one node in all corners has it everywhere, as the cells of nodes are as good as convex
BUCKETS_PER_NODE = 4
MOST_BUCKETS = 1024  # from end to end
BEYOND = 1.000001  # more than rounding can do
MARGIN = 3  # cells by which a frame is wider than what is wanted of it
BENT = 0.02  # of a bucket: its straight sides bend less than that on the grid


class PlaneFrame(NamedTuple):
    """A rectangle of cells of the grid, and where on the plane it lies."""

    top: int
    left: int
    nrows: int
    ncols: int
    lattice: np.ndarray  # float64 (n, m, 2): places on the plane of every LATTICE-th corner of cells
    down: int  # rows from the first of the lattice to the first of the frame
    across: int  # columns likewise


class ShoresOnGrid(NamedTuple):
    """Shores as a table of cells: a cell is land if an odd number of those in its row up to it are in the table.

    Every row has an even number in all, so the rows before it do not matter.
    """

    top: int  # of the rectangle outside which there is only sea, and there is some all along its sides
    left: int
    nrows: int
    ncols: int
    crossings: np.ndarray  # int64, rising: row · (ncols + 1) + column, both counted from top and left


class Nodes(NamedTuple):
    """Places of nodes, and for each bucket of a grid on the plane those that may be the nearest of a place in it."""

    xy: np.ndarray  # float64 (n, 2)
    first: np.ndarray  # int64 (nrows, ncols): where those of a bucket begin in `member`
    last: np.ndarray  # int64 (nrows, ncols): where they end
    member: np.ndarray  # int64
    place: np.ndarray  # float64: x and y of the south-western corner of the buckets, and their size


class Shift(NamedTuple):
    """By how much places are shifted: bilinear between samples, 0 beyond them."""

    values: np.ndarray  # float64 (nrows, ncols, 2): metres to the east and the north; row 0 is the southernmost
    place: np.ndarray  # float64: x and y of the first sample, metres between samples


NO_SHIFT = Shift(np.zeros((1, 1, 2)), np.array([0.0, 0.0, 1.0]))


def frame_at(window, top, left, nrows, ncols):
    """Return a rectangle of the grid of a window as `PlaneFrame`. To be called from the main thread."""
    first_row, first_col = top // LATTICE, left // LATTICE
    rows = np.arange(first_row, (top + nrows - 1) // LATTICE + 2) * float(LATTICE)
    cols = np.arange(first_col, (left + ncols - 1) // LATTICE + 2) * float(LATTICE)
    corners = np.column_stack([np.tile(cols, rows.size), np.repeat(rows, cols.size)])
    lattice = np.require(window.to_plane(corners), np.float64, ["C", "W"]).reshape(rows.size, cols.size, 2)
    return PlaneFrame(top, left, nrows, ncols, lattice, top - first_row * LATTICE, left - first_col * LATTICE)


@kernel
def place_of(lattice, row, col):
    """Return the place on the plane of a cell's middle; its row and column are counted from the lattice's first."""
    down = row // LATTICE
    right = col // LATTICE
    v = (row - down * LATTICE + 0.5) / LATTICE
    u = (col - right * LATTICE + 0.5) / LATTICE
    x = lattice[down, right, 0] + u * (lattice[down, right + 1, 0] - lattice[down, right, 0])
    y = lattice[down, right, 1] + u * (lattice[down, right + 1, 1] - lattice[down, right, 1])
    x_below = lattice[down + 1, right, 0] + u * (lattice[down + 1, right + 1, 0] - lattice[down + 1, right, 0])
    y_below = lattice[down + 1, right, 1] + u * (lattice[down + 1, right + 1, 1] - lattice[down + 1, right, 1])
    return x + v * (x_below - x), y + v * (y_below - y)


def bands(frame):
    """Return the rows of a frame in pieces that no square of the lattice reaches beyond: tops and bottoms."""
    cuts = np.arange(LATTICE - frame.down, frame.nrows, LATTICE)
    cuts = np.concatenate([[0], cuts, [frame.nrows]])
    return list(zip(cuts[:-1].tolist(), cuts[1:].tolist()))


def shores_on_grid(land, window):
    """Return the shores of an island on the grid of a window. To be called from the main thread."""
    rings = [np.asarray(window.to_grid(ring), np.float64) for ring in land.rings]
    segments = np.concatenate([np.hstack([ring[:-1], ring[1:]]) for ring in rings])
    left, top = np.floor(segments.reshape(-1, 2).min(axis=0)).astype(np.int64) - 1
    right, bottom = np.ceil(segments.reshape(-1, 2).max(axis=0)).astype(np.int64) + 1
    width = int(right - left) + 1
    begin = np.cumsum(np.append(0, np.abs(np.diff(np.ceil(segments[:, 1::2] - 0.5)).astype(np.int64))))
    crossings = np.empty(begin[-1], np.int64)
    _find_crossings(segments, begin, top, left, width, crossings)
    return ShoresOnGrid(int(top), int(left), int(bottom - top), width - 1, np.sort(crossings))


@kernel
def _find_crossings(segments, begin, top, left, width, crossings):
    """Enter for each row and segment the first cell of which the middle lies on or beyond the line between its ends."""
    for segment in range(segments.shape[0]):
        x, y = segments[segment, 0], segments[segment, 1]
        end_x, end_y = segments[segment, 2], segments[segment, 3]
        row = int(np.ceil(min(y, end_y) - 0.5))
        for slot in range(begin[segment], begin[segment + 1]):
            at_x = x + (row + 0.5 - y) / (end_y - y) * (end_x - x)
            at_x = min(max(at_x, min(x, end_x)), max(x, end_x))
            crossings[slot] = (row - top) * width + int(np.ceil(at_x - 0.5)) - left
            row += 1


def cells_are_land(shores, row, col):
    """Return whether cells of the grid, given by arrays of rows and columns, are land."""
    down, right = np.asarray(row) - shores.top, np.asarray(col) - shores.left
    inside = (down >= 0) & (down < shores.nrows) & (right >= 0) & (right < shores.ncols)
    before = np.searchsorted(shores.crossings, down * (shores.ncols + 1) + right, "right")
    return inside & (before % 2 == 1)


def land_mask(shores, top, left, nrows, ncols):
    """Return as uint8 which cells of a rectangle are land."""
    mask = np.zeros((nrows, ncols), np.uint8)
    width = shores.ncols + 1
    ends = (np.array([top, top + nrows]) - shores.top) * width
    begin, end = np.searchsorted(shores.crossings, ends)
    _mark_crossings(shores.crossings[begin:end], top - shores.top, left - shores.left, width, mask)
    return np.bitwise_xor.accumulate(mask, axis=1, out=mask)


@kernel
def _mark_crossings(crossings, top, left, width, mask):
    """Change the sign of the first cell beyond each crossing."""
    for crossing in crossings:
        col = max(crossing % width - left, 0)
        if col < mask.shape[1]:
            mask[crossing // width - top, col] ^= 1


def near_nodes(xy, box):
    """Return `Nodes`, ready to find the nearest one to any place in a box (lowest and highest corner) at once."""
    xy = np.require(xy, np.float64, ["C", "W"])
    low, high = (np.asarray(corner, np.float64) for corner in box)
    size = np.maximum(high - low, np.finfo(np.float32).tiny)
    side = max(np.sqrt(size[0] * size[1] / max(BUCKETS_PER_NODE * len(xy), 1)), size.max() / MOST_BUCKETS)
    place = np.array([low[0] - side, low[1] - side, side])
    ncols, nrows = (int(extent / side) + 3 for extent in size)
    at = np.clip(((xy - place[:2]) / side).astype(np.int64), 0, [ncols - 1, nrows - 1])
    bucket = at[:, 1] * ncols + at[:, 0]
    order = np.argsort(bucket, kind="stable")
    begin = np.searchsorted(bucket[order], np.arange(nrows * ncols + 1))
    count = np.zeros((nrows, ncols), np.int64)
    if len(xy):
        _gather_candidates(xy, order, begin, place, count, np.empty(0, np.int64))
    last = np.cumsum(count).reshape(count.shape)
    member = np.empty(last[-1, -1], np.int64)
    if len(xy):
        _gather_candidates(xy, order, begin, place, last - count, member)
    return Nodes(xy, last - count, last, member, place)


@kernel
def _gather_candidates(xy, order, begin, place, cursor, member):
    """Enter into each bucket the nodes that may be nearest to a place in it, or only count them.

    No place is further than half a diagonal from the middle: its nearest node is at most a diagonal further from the
    middle than the node that is nearest to that.
    """
    nrows, ncols = cursor.shape
    diagonal = np.sqrt(2.0) * place[2] * BEYOND
    for row in range(nrows):
        for col in range(ncols):
            x, y = place[0] + (col + 0.5) * place[2], place[1] + (row + 0.5) * place[2]
            nearest = np.inf
            for search in range(2):
                limit = nearest * BEYOND + diagonal
                for reach in range(max(nrows, ncols)):
                    away = (reach - 0.5) * place[2]  # from the middle to the buckets of this ring
                    if away > (nearest if search == 0 else limit):
                        break
                    for r in range(max(row - reach, 0), min(row + reach, nrows - 1) + 1):
                        step = 1 if r == row - reach or r == row + reach else max(2 * reach, 1)
                        for c in range(col - reach, col + reach + 1, step):
                            if c < 0 or c >= ncols:
                                continue
                            for slot in range(begin[r * ncols + c], begin[r * ncols + c + 1]):
                                node = order[slot]
                                distance = np.sqrt((xy[node, 0] - x) ** 2 + (xy[node, 1] - y) ** 2)
                                if search == 0:
                                    nearest = min(nearest, distance)
                                elif distance <= limit:
                                    if member.size:
                                        member[cursor[row, col]] = node
                                    cursor[row, col] += 1


@kernel
def nearest_node(xy, first, last, member, place, x, y):
    """Return the node that is nearest to a place, of two as near the lower number."""
    nrows, ncols = first.shape
    across = (x - place[0]) / place[2]
    up = (y - place[1]) / place[2]
    known = 0.0 <= across < ncols and 0.0 <= up < nrows
    row, col = (int(up), int(across)) if known else (0, 0)
    begin, end = (first[row, col], last[row, col]) if known else (0, xy.shape[0])
    best, best_node = np.inf, -1
    for slot in range(begin, end):
        node = member[slot] if known else slot
        away = (xy[node, 0] - x) * (xy[node, 0] - x) + (xy[node, 1] - y) * (xy[node, 1] - y)
        if away < best or (away == best and node < best_node):
            best, best_node = away, node
    return best_node


@kernel
def shifted_place(values, place, x, y):
    """Return where its shift takes a place."""
    col = (x - place[0]) / place[2]
    row = (y - place[1]) / place[2]
    if not (0.0 <= col < values.shape[1] - 1.0 and 0.0 <= row < values.shape[0] - 1.0):
        return x, y
    left, low = int(col), int(row)
    u, v = col - left, row - low
    bottom_x = values[low, left, 0] + u * (values[low, left + 1, 0] - values[low, left, 0])
    bottom_y = values[low, left, 1] + u * (values[low, left + 1, 1] - values[low, left, 1])
    top_x = values[low + 1, left, 0] + u * (values[low + 1, left + 1, 0] - values[low + 1, left, 0])
    top_y = values[low + 1, left, 1] + u * (values[low + 1, left + 1, 1] - values[low + 1, left, 1])
    return x + (bottom_x + v * (top_x - bottom_x)), y + (bottom_y + v * (top_y - bottom_y))


def node_labels(nodes, frame, land, threads=None, progress=None, shift=NO_SHIFT):
    """Return for each cell of a frame the nearest node, as int32: -1 where ``land`` is 0, 0 if there are no nodes.

    A `Shift` bends the borders between nodes: it takes each cell to the place for which the nearest one is looked up.
    """
    labels = np.empty(land.shape, np.int32)
    if not len(nodes.xy):
        return np.where(land == 0, -1, 0).astype(np.int32)

    def label(band):
        _label_rows(*nodes, *shift, frame.lattice, frame.down, frame.across, land, labels, *band)

    map_tiles(label, bands(frame), threads, progress or Progress())
    return labels


@kernel
def _label_rows(
    xy, first, last, member, place, values, origin, lattice, down, across, land, labels, top, bottom
):  # fmt: skip
    """Label rows ``top:bottom``, block by block; blocks are those of the grid, whatever the frame."""
    ncols = land.shape[1]
    for block_top in range((top + down) // BLOCK * BLOCK, bottom + down, BLOCK):
        top_row, end_row = max(block_top - down, top), min(block_top - down + BLOCK, bottom)
        for block_left in range(across // BLOCK * BLOCK, ncols + across, BLOCK):
            left, right = max(block_left - across, 0), min(block_left - across + BLOCK, ncols)
            same = -1
            if not land[top_row:end_row, left:right].any():
                labels[top_row:end_row, left:right] = -1
                continue
            for corner in range(4):
                row, col = block_top + (corner // 2) * (BLOCK - 1), block_left + (corner % 2) * (BLOCK - 1)
                x, y = shifted_place(values, origin, *place_of(lattice, row, col))
                node = nearest_node(xy, first, last, member, place, x, y)
                same = node if corner == 0 or node == same else -2
            for row in range(top_row, end_row):
                for col in range(left, right):
                    node = same
                    if land[row, col] == 0:
                        node = -1
                    elif same < 0:
                        x, y = shifted_place(values, origin, *place_of(lattice, row + down, col + across))
                        node = nearest_node(xy, first, last, member, place, x, y)
                    labels[row, col] = node


def reach_of(nodes, wanted, window, shift=NO_SHIFT):
    """Return top, left, bottom and right of a rectangle with all cells that `node_labels` gives to ``wanted`` nodes.

    ``wanted`` is a bool for each node; at least one is. To be called from the main thread.
    """
    corners = np.zeros((nodes.first.shape[0] + 1, nodes.first.shape[1] + 1), np.bool_)
    _mark_corners(nodes.first, nodes.last, nodes.member, wanted, corners)
    row, col = np.nonzero(corners)
    places = np.column_stack([nodes.place[0] + col * nodes.place[2], nodes.place[1] + row * nodes.place[2]])
    on_grid = window.to_grid(places)
    farthest = np.sqrt(np.max(np.sum(shift.values**2, axis=2)))
    margin = MARGIN + (BENT * nodes.place[2] + farthest) / window.cell
    low = np.floor(on_grid.min(axis=0) - margin).astype(int)
    high = np.ceil(on_grid.max(axis=0) + margin).astype(int)
    return int(low[1]), int(low[0]), int(high[1]), int(high[0])


@kernel
def _mark_corners(first, last, member, wanted, corners):
    """Mark the corners of all buckets in which a wanted node may be the nearest."""
    for row in range(first.shape[0]):
        for col in range(first.shape[1]):
            for slot in range(first[row, col], last[row, col]):
                if wanted[member[slot]]:
                    corners[row, col] = True
                    corners[row + 1, col] = True
                    corners[row, col + 1] = True
                    corners[row + 1, col + 1] = True
                    break


@kernel
def fill_places(lattice, row, col, x, y):
    """Write the places of the cells of a tile; its first row and column are counted from the lattice's first."""
    for down in range(x.shape[0]):
        for right in range(x.shape[1]):
            x[down, right], y[down, right] = place_of(lattice, row + down, col + right)


def cell_centres(frame, tile):
    """Return x and y of the middles of the cells of a tile of a frame."""
    x, y = np.empty(tile.shape), np.empty(tile.shape)
    fill_places(frame.lattice, tile.top + frame.down, tile.left + frame.across, x, y)
    return x, y
