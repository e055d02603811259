"""Nodes laid along lines, one line after the other, each upstream from where it can hang on to what lies there.

Nodes keep the clearance from each other, and edges are at most √2 times as long: then no node lies in the circle that
has an edge as its diameter, and so edges do not cross. Nor do they cross the shore, since nodes keep more than half of
that length away from it. That holds for the whole tree, whatever the lines do, because every node is looked at before
it is laid.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.noise import scramble
from ..plane.land import crosses_shore
from ..plane.segment_grid import SegmentGrid
from .clearance import COS_SIBLINGS

LONGEST_EDGE = 1.41421  # an edge, over the clearance: a hair below √2
CELL_SIZE = 0.7071  # of a cell of the grid, over the clearance: a hair below 1/√2, so that it holds one node at most
ATTEMPTS = 8  # at laying nodes along a line, by other lengths of edges
EDGE_JITTER = 0.2  # of the length of an edge, up and down
MISSED, OFF, UNEVEN = 2.0, 0.5, 1.0  # price of an edge's length of line missed, off the line, or longer than wanted
FARTHEST = 4.0  # edges of line that one edge may cut short
LEAVING = 1e-6  # of an edge, after which a river has left the shore that it begins on


class Laid(NamedTuple):
    """The nodes laid so far, as kernels take them."""

    xy: np.ndarray  # float64 (capacity, 2)
    receiver: np.ndarray  # int64
    line: np.ndarray  # int64: the line that a node was laid for
    count: np.ndarray  # int64 (1): how many there are
    cells: np.ndarray  # int64 (nrows, ncols): the node in a cell of the grid, or -1
    frame: np.ndarray  # float64: x and y of the south-western corner of the grid, and the size of a cell


class Spacing(NamedTuple):
    """Lengths in metres that nodes along a line keep to."""

    edge: float
    clearance: float  # from each other
    shore: float  # from the shore
    tolerance: float  # by which edges may miss a line that they follow
    step: float = 0.0  # between samples of a line


class Line(NamedTuple):
    """A line to be followed upstream."""

    xy: np.ndarray  # float64 (n, 2): samples
    to_shore: np.ndarray  # float64: how far they are from the shore
    number: int  # written to the nodes laid for it


class Beach(NamedTuple):
    """The shore, and points on it where rivers may end."""

    shore: SegmentGrid
    xy: np.ndarray  # float64 (n, 2)


def nothing_laid(box: Values, spacing: float, capacity: int) -> Laid:
    """Return space for nodes at least ``spacing`` metres apart inside a box: west, south, east, north."""
    cell = CELL_SIZE * spacing
    nrows, ncols = int((box[3] - box[1]) / cell) + 3, int((box[2] - box[0]) / cell) + 3
    return Laid(
        np.empty((capacity, 2)),
        np.empty(capacity, np.int64),
        np.empty(capacity, np.int64),
        np.zeros(1, np.int64),
        np.full((nrows, ncols), -1, np.int64),
        np.array([box[0] - cell, box[1] - cell, cell]),
    )


@kernel
def lay_best(line: Line, laid: Laid, beach: Beach, spacing: Spacing, seed: int) -> None:
    """Lay nodes along a line in the best of several attempts, see `lay`."""
    before = laid.count[0]
    best, most = seed, -1
    for attempt in range(ATTEMPTS):
        lay(line, laid, beach, spacing, seed + attempt)
        followed = _samples_followed(line.xy, before, laid, spacing.tolerance)
        if followed > most:
            best, most = seed + attempt, followed
        _take_up(before, laid)
    lay(line, laid, beach, spacing, best)


@kernel
def _take_up(before, laid: Laid):
    """Take up the nodes that were laid after the first ``before``."""
    xy, _, _, count, cells, frame = laid
    for node in range(before, count[0]):
        cells[int((xy[node, 1] - frame[1]) / frame[2]), int((xy[node, 0] - frame[0]) / frame[2])] = -1
    count[0] = before


@kernel
def _samples_followed(samples, before, laid: Laid, tolerance):
    """Return how many samples of a line are within the tolerance of edges laid after the first ``before`` nodes."""
    xy, receiver, _, count, _, _ = laid
    followed = 0
    for sample in range(samples.shape[0]):
        for node in range(before, count[0]):
            below = receiver[node]
            if not is_there(below):
                continue
            x, y = xy[below, 0], xy[below, 1]
            dx, dy = xy[node, 0] - x, xy[node, 1] - y
            px, py = samples[sample, 0] - x, samples[sample, 1] - y
            t = min(max((px * dx + py * dy) / (dx * dx + dy * dy), 0.0), 1.0)
            if (px - t * dx) ** 2 + (py - t * dy) ** 2 <= tolerance * tolerance:
                followed += 1
                break
    return followed


@kernel
def lay(line: Line, laid: Laid, beach: Beach, spacing: Spacing, seed: int) -> None:
    """Lay nodes along a line, as far as they fit and each can hang on to another or reach the shore."""
    samples, to_shore, number = line
    clearance = spacing.clearance
    last = -1
    anchor_x, anchor_y = samples[0, 0], samples[0, 1]
    here = 0
    while here < samples.shape[0]:
        if is_there(last):
            following = _next_sample(samples, to_shore, here, last, laid, spacing, seed)
            if is_there(following):
                here = following
                last = _add(samples[here, 0], samples[here, 1], last, number, laid)
                continue
            anchor_x, anchor_y = laid.xy[last, 0], laid.xy[last, 1]
            last = -1
        elif to_shore[here] >= spacing.shore and is_free(samples[here, 0], samples[here, 1], laid, clearance):
            x, y = samples[here, 0], samples[here, 1]
            below, price = _nearest_receiver(x, y, anchor_x, anchor_y, laid, clearance)
            mouth = -1
            if to_shore[here] < LONGEST_EDGE * clearance:
                mouth = _nearest_beach(x, y, anchor_x, anchor_y, price, laid, beach, clearance)
            if is_there(mouth):
                below = _add(beach.xy[mouth, 0], beach.xy[mouth, 1], -1, number, laid)
            if is_there(below):
                last = _add(x, y, below, number, laid)
                continue
        here += 1


@kernel
def _add(x, y, below, number, laid: Laid):
    xy, receiver, owner, count, cells, frame = laid
    node = count[0]
    xy[node, 0] = x
    xy[node, 1] = y
    receiver[node] = below
    owner[node] = number
    cells[int((y - frame[1]) / frame[2]), int((x - frame[0]) / frame[2])] = node
    count[0] = node + 1
    return node


@kernel
def _window(x, y, reach, cells, frame):
    """Return the first and last row and column of the cells within reach of a point."""
    nrows, ncols = cells.shape
    return (
        int(min(max((y - reach - frame[1]) / frame[2], 0.0), nrows - 1.0)),
        int(min(max((y + reach - frame[1]) / frame[2], 0.0), nrows - 1.0)),
        int(min(max((x - reach - frame[0]) / frame[2], 0.0), ncols - 1.0)),
        int(min(max((x + reach - frame[0]) / frame[2], 0.0), ncols - 1.0)),
    )


@kernel
def is_free(x: float, y: float, laid: Laid, clearance: float) -> bool:
    """Tell whether a point keeps the clearance from all nodes."""
    xy, _, _, _, cells, frame = laid
    bottom, top, left, right = _window(x, y, clearance, cells, frame)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            node = cells[row, col]
            if is_there(node) and (xy[node, 0] - x) ** 2 + (xy[node, 1] - y) ** 2 < clearance * clearance:
                return False
    return True


@kernel
def _parts_well(x, y, below, laid: Laid, longest):
    """Tell whether a river from (x, y) to the node ``below`` leaves 50 degrees to all others that end there."""
    xy, receiver, _, _, cells, frame = laid
    px, py = xy[below, 0], xy[below, 1]
    ax, ay = x - px, y - py
    bottom, top, left, right = _window(px, py, longest, cells, frame)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            node = cells[row, col]
            if not is_there(node) or receiver[node] != below:
                continue
            bx, by = xy[node, 0] - px, xy[node, 1] - py
            along = ax * bx + ay * by
            if along > 0.0 and along * along > COS_SIBLINGS * COS_SIBLINGS * (ax * ax + ay * ay) * (bx * bx + by * by):
                return False
    return True


@kernel
def _next_sample(samples, to_shore, here, last, laid, spacing, seed):
    """Return the sample upstream that is best for the next node, or -1 where none can be."""
    xy = laid.xy
    edge, clearance, shore, tolerance, step = spacing
    longest = LONGEST_EDGE * clearance
    x, y = xy[last, 0], xy[last, 1]
    rest = (samples.shape[0] - 1 - here) * step
    parts = max(int(rest / edge + 0.5), 1)
    wanted = rest / parts
    if parts > 1:
        wanted *= 1.0 + EDGE_JITTER * (scramble(seed, last, parts) / 2147483648.0 - 1.0)
    wanted = min(max(wanted, clearance), longest)
    best, lowest = -1, np.inf
    for sample in range(here + 1, min(here + int(FARTHEST * edge / step), samples.shape[0] - 1) + 1):
        to_x, to_y = samples[sample, 0], samples[sample, 1]
        square = (to_x - x) ** 2 + (to_y - y) ** 2
        if to_shore[sample] < shore or not _is_length(square, clearance, longest):
            continue
        length = np.sqrt(square)
        price = UNEVEN * abs(length - wanted) / edge
        if price >= lowest or not is_free(to_x, to_y, laid, clearance):
            continue
        price += _price_of_edge(samples, here, sample, x, y, to_x, to_y, tolerance, step) / edge
        if price < lowest and _parts_well(to_x, to_y, last, laid, longest):
            best, lowest = sample, price
    return best


@kernel
def _price_of_edge(samples, here, sample, x, y, to_x, to_y, tolerance, step):
    """Return what it costs that an edge misses the line between two samples, in metres."""
    dx, dy = to_x - x, to_y - y
    square = dx * dx + dy * dy
    missed, farthest = 0, 0.0
    for between in range(here + 1, sample):
        px, py = samples[between, 0] - x, samples[between, 1] - y
        t = min(max((px * dx + py * dy) / square, 0.0), 1.0)
        away = (px - t * dx) ** 2 + (py - t * dy) ** 2
        farthest = max(farthest, away)
        if away > tolerance * tolerance:
            missed += 1
    return MISSED * missed * step + OFF * np.sqrt(farthest)


@kernel
def _is_length(square, clearance, longest):
    """Tell whether an edge may have a length, given its square."""
    return clearance * clearance <= square < longest * longest


@kernel
def _nearest_receiver(x, y, anchor_x, anchor_y, laid: Laid, clearance):
    """Return the node nearest to the anchor that a river can flow to from (x, y), and the square of that distance."""
    xy, receiver, _, _, cells, frame = laid
    longest = LONGEST_EDGE * clearance
    best, lowest = -1, np.inf
    bottom, top, left, right = _window(x, y, longest, cells, frame)
    for row in range(bottom, top + 1):
        for col in range(left, right + 1):
            node = cells[row, col]
            if not is_there(node) or not is_there(receiver[node]):  # a mouth has one river
                continue
            square = (xy[node, 0] - x) ** 2 + (xy[node, 1] - y) ** 2
            price = (xy[node, 0] - anchor_x) ** 2 + (xy[node, 1] - anchor_y) ** 2
            if (
                _is_length(square, clearance, longest)
                and (price < lowest or (price == lowest and node < best))
                and _parts_well(x, y, node, laid, longest)
            ):
                best, lowest = node, price
    return best, lowest


@kernel
def _nearest_beach(x, y, anchor_x, anchor_y, lowest, laid, beach, clearance):
    """Return the point of the beach nearest to the anchor where a river from (x, y) can end; -1 if none is nearer."""
    longest = LONGEST_EDGE * clearance
    best = -1
    points, shore = beach.xy, beach.shore
    for mouth in range(points.shape[0]):
        on_x, on_y = points[mouth, 0], points[mouth, 1]
        square = (on_x - x) ** 2 + (on_y - y) ** 2
        price = (on_x - anchor_x) ** 2 + (on_y - anchor_y) ** 2
        if price >= lowest or not _is_length(square, clearance, longest):
            continue
        out_x, out_y = on_x + LEAVING * (x - on_x), on_y + LEAVING * (y - on_y)
        if is_free(on_x, on_y, laid, clearance) and not crosses_shore(shore, out_x, out_y, x, y):
            best, lowest = mouth, price
    return best
