"""The parts of the land that drain by themselves: what drains to the rivers of one node, whatever the window.

They are found on the ground of the model, on cells of its own. A cell of a raster belongs to the part that most of the
four cells of the ground around it belong to, by their weights: so borders run along divides as smoothly as these do.
Slopes that drain to the sea by themselves are parts, too, together where their water comes to the shore nearest to the
same node: so they stay what they are whatever becomes of the rivers around them. A lake that no river crosses is of
one part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...flow.accumulation import accumulate_d8
from ...flow.paths import NO_LABEL_YET, label_upstream
from ...machine.indices import is_cell, is_there
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...run.run import Run
from ...run.threads import map_tiles
from ..courses.bends import drawn
from ..frames import PlaneFrame, bands, place_of
from ..relief.levels import find_level
from ..relief.routing import route_level
from ..types import GridCells, Model, Window
from .lake_beds import cells_of_lake, in_lake, prepare_lakes

if TYPE_CHECKING:
    from ...arrays import Values

AROUND_LAKES = 2  # cells of the ground: a raster takes what most of the four around a place say
CELLS_BEYOND_PARTS = 3  # cells by which a frame is wider than what is wanted of it: strays may touch others there


class GroundRivers(NamedTuple):
    """The cells of the ground that rivers run through, and where water goes on the ground."""

    course: np.ndarray  # int64
    cell: np.ndarray  # int64: counted row by row
    xy: np.ndarray  # float64 (n, 2): their middles on the plane
    codes: np.ndarray  # uint8 (nrows, ncols)
    square: float  # m² of a cell

    def drained(self, run: Run, rain: Array | None = None) -> Values:
        """Return how many m² drain through each cell; with ``rain`` on the cells of the ground as that counts them."""
        own = np.full(self.codes.shape[0], self.square)
        return accumulate_d8(run, self.codes, own, rain).reshape(-1)[self.cell]

    def nearest(self, course, xy: Coordinates) -> int:
        """Return the number of the cell of a course nearest to a place; -1 where it has none."""
        own = np.flatnonzero(self.course == course)
        return own[np.argmin(np.sum((self.xy[own] - xy) ** 2, axis=1))] if own.size else -1


class NodeParts(NamedTuple):
    """Which part each cell of the ground belongs to."""

    labels: np.ndarray  # int32 (nrows, ncols), from north to south: a node, or with their count added that of slopes
    frame: np.ndarray  # float64 (3): west, north and the size of cells on the plane
    boxes: np.ndarray  # float64 (2 · nodes, 4): west, south, east and north of each part; NaN without any cell
    rivers: GroundRivers

    @property
    def count(self) -> int:  # type: ignore[override]
        """How many parts there may be."""
        return len(self.boxes)


def find_parts(run: Run, model: Model, window: Window, z: Heights) -> NodeParts:
    """Return the `NodeParts` of an island from the heights of its ground on a window.

    To be called from the main thread.
    """
    west, north = window.to_plane(np.zeros((1, 2)))[0]
    frame = np.array([west, north, window.cell])
    labels = np.zeros(z.shape, np.int32)
    none = np.empty(0, np.int64)
    rivers = GroundRivers(none, none, np.empty((0, 2)), np.empty((0, 0), np.uint8), window.cell**2)
    if model.courses.cell.size and model.tree.z.size:
        courses = drawn(model.courses, window.cell)  # without side channels that are too near to show
        level = find_level(run, model.land, courses, window)
        _, codes = route_level(run, level, np.where(level.land, z, 0.0), np.zeros(z.shape))
        labels[...] = NO_LABEL_YET
        steps = np.array(ROW_OFFSETS) * z.shape[1] + COLUMN_OFFSETS
        shore = _mouths_of_slopes(level, codes, steps)
        labels.reshape(-1)[shore] = model.tree.z.size + _nearest_nodes(model.tree, window, shore)
        labels.reshape(-1)[level.rivers.cell] = courses.cell[level.rivers.course]
        run.check()
        label_upstream(codes, labels)
        _join_lakes(model.lakes, window, level.river, labels)
        _spread(labels, np.empty(labels.size, np.int64))
        middles = window.to_plane(_middles(level.rivers.cell, window.ncols))
        rivers = GroundRivers(level.rivers.course, level.rivers.cell, middles, codes, window.cell**2)
    boxes = np.full((max(2 * model.tree.z.size, 1), 4), np.nan)
    _find_extents(labels, frame, boxes)
    return NodeParts(labels, frame, boxes, rivers)


def _join_lakes(lakes, window, river, labels):
    """Give all of a lake that no river crosses to the part that takes the water of most of it: it has one way out.

    Cells around it come with it, so that none of the lake on a raster is of another part.
    """
    from scipy import ndimage

    for lake in prepare_lakes(lakes):
        part = cells_of_lake(lake, window, AROUND_LAKES).common(GridCells(0, 0, *labels.shape))
        if part is None:
            continue
        rows, cols = part.within(GridCells(0, 0, *labels.shape))
        row, col = np.mgrid[rows, cols]
        x, y = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5).T.reshape(2, *row.shape)
        own, dry = labels[rows, cols], river[rows, cols] < 0
        here = in_lake(lake, x, y) & (own >= 0)
        if here.any() and dry[here].all():
            around = ndimage.binary_dilation(here, iterations=AROUND_LAKES) & (own >= 0) & dry
            own[around] = np.bincount(own[here]).argmax()


def _mouths_of_slopes(level, codes, steps):
    """Return the cells of land without a river that lead into the sea."""
    flows = np.flatnonzero((level.land & (level.river < 0) & (codes < ENDS)).reshape(-1))
    return flows[~level.land.reshape(-1)[flows + steps[codes.reshape(-1)[flows]]]]


def _nearest_nodes(tree, window, cells):
    """Return the node nearest to each of some cells, counted row by row."""
    from scipy.spatial import cKDTree

    return cKDTree(tree.xy).query(window.to_plane(_middles(cells, window.ncols)))[1]


def _middles(cells, ncols):
    """Return columns and rows of the middles of cells, counted row by row."""
    row, col = np.divmod(cells, ncols)
    return np.column_stack([col + 0.5, row + 0.5])


@kernel
def _spread(labels, queue):
    """Give the sea the label of the nearest cell that has one, step by step."""
    nrows, ncols = labels.shape
    back = 0
    for cell in range(labels.size):
        if is_there(labels[cell // ncols, cell % ncols]):
            queue[back] = cell
            back += 1
    front = 0
    while front < back:
        row, col = queue[front] // ncols, queue[front] % ncols
        front += 1
        for to in range(0, 8, 2):
            r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if is_cell(r, c, nrows, ncols) and not is_there(labels[r, c]):
                labels[r, c] = labels[row, col]
                queue[back] = r * ncols + c
                back += 1


@kernel
def _find_extents(labels, frame, boxes):
    """Find the box around the middles of the cells of each part."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            box = boxes[labels[row, col]]
            x, y = frame[0] + (col + 0.5) * frame[2], frame[1] - (row + 0.5) * frame[2]
            if np.isnan(box[0]):
                box[0], box[1], box[2], box[3] = x, y, x, y
            box[0], box[2] = min(box[0], x), max(box[2], x)
            box[1], box[3] = min(box[1], y), max(box[3], y)


def part_labels(run: Run, parts: NodeParts, frame: PlaneFrame, land: Array) -> Array:
    """Return for each cell of a frame the part that it belongs to, as int32: -1 where ``land`` is 0."""
    labels = np.empty(land.shape, np.int32)

    def label(band):
        _label_rows(parts.labels, parts.frame, frame.lattice, frame.down, frame.across, land, labels, band[0], band[1])

    map_tiles(run, label, bands(frame))
    return labels


@kernel
def _label_rows(known, place, lattice, down, across, land, labels, top, bottom):
    nrows, ncols = known.shape
    for row in range(top, bottom):
        for col in range(land.shape[1]):
            labels[row, col] = -1
            if land[row, col] == 0:
                continue
            x, y = place_of(lattice, row + down, col + across)
            at_col = min(max((x - place[0]) / place[2] - 0.5, 0.0), ncols - 1.001)
            at_row = min(max((place[1] - y) / place[2] - 0.5, 0.0), nrows - 1.001)
            left, high = int(at_col), int(at_row)
            one, two, three, four = (
                known[high, left],
                known[high, left + 1],
                known[high + 1, left],
                known[high + 1, left + 1],
            )
            if one == two and one == three and one == four:
                labels[row, col] = one
                continue
            u, v = at_col - left, at_row - high
            labels[row, col] = _weightiest(one, two, three, four, u, v)


@kernel
def _weightiest(one, two, three, four, u, v):
    """Return the label with the greatest weight of four in a square; of two as great the first."""
    labels = (one, two, three, four)
    weights = ((1.0 - u) * (1.0 - v), u * (1.0 - v), (1.0 - u) * v, u * v)
    best, chosen = -1.0, one
    for here in range(4):
        weight = 0.0
        for there in range(4):
            if labels[there] == labels[here]:
                weight += weights[there]
        if weight > best:
            best, chosen = weight, labels[here]
    return chosen


def reach_of(parts: NodeParts, wanted: Array, window: Window) -> tuple[int, int, int, int]:
    """Return top, left, bottom and right of a rectangle with all cells of wanted parts.

    ``wanted`` is a bool for each part; at least one is. To be called from the main thread.
    """
    boxes = parts.boxes[wanted]
    boxes = boxes[np.isfinite(boxes[:, 0])]
    corners = np.concatenate([boxes[:, [x, y]] for x in (0, 2) for y in (1, 3)])
    middles = np.concatenate([(boxes[:, :2] + boxes[:, 2:]) / 2] * 4)
    beyond = corners + np.sign(corners - middles) * parts.frame[2]
    on_grid = window.to_grid(beyond)
    low = np.floor(on_grid.min(axis=0) - CELLS_BEYOND_PARTS).astype(int)
    high = np.ceil(on_grid.max(axis=0) + CELLS_BEYOND_PARTS).astype(int)
    return int(low[1]), int(low[0]), int(high[1]), int(high[0])
