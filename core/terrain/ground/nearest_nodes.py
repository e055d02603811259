"""The node that is nearest to a point: a spatial index whose buckets know beforehand which nodes those may be."""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ..types import BEYOND_ROUNDING

BUCKETS_PER_NODE = 4
MOST_BUCKETS = 1024  # from end to end


class Nodes(NamedTuple):
    """Points of nodes, and for each bucket of a grid on the plane those that may be nearest to a point in it."""

    xy: np.ndarray  # float64 (n, 2)
    first: np.ndarray  # int64 (nrows, ncols): where those of a bucket begin in `member`
    last: np.ndarray  # int64 (nrows, ncols): where they end
    member: np.ndarray  # int64
    frame: np.ndarray  # float64: x and y of the south-western corner of the buckets, and their size


class NodeBuckets(NamedTuple):
    """Nodes sorted by the bucket they lie in, row after row of buckets."""

    xy: np.ndarray  # float64 (n, 2)
    order: np.ndarray  # int64: numbers of the nodes
    begin: np.ndarray  # int64 (nrows · ncols + 1): where those of a bucket begin in `order`
    frame: np.ndarray  # as in `Nodes`


def near_nodes(xy, box):
    """Return `Nodes` that find the nearest one at once for any point in a box (lowest and highest corner)."""
    xy = np.require(xy, np.float64, ["C", "W"])
    low, high = (np.asarray(corner, np.float64) for corner in box)
    size = np.maximum(high - low, np.finfo(np.float32).tiny)
    side = max(np.sqrt(size[0] * size[1] / max(BUCKETS_PER_NODE * len(xy), 1)), size.max() / MOST_BUCKETS)
    frame = np.array([low[0] - side, low[1] - side, side])
    ncols, nrows = (int(extent / side) + 3 for extent in size)
    at = np.clip(((xy - frame[:2]) / side).astype(np.int64), 0, [ncols - 1, nrows - 1])
    bucket = at[:, 1] * ncols + at[:, 0]
    order = np.argsort(bucket, kind="stable")
    buckets = NodeBuckets(xy, order, np.searchsorted(bucket[order], np.arange(nrows * ncols + 1)), frame)
    count = np.zeros((nrows, ncols), np.int64)
    if len(xy):
        _gather_candidates(buckets, count, np.empty(0, np.int64))
    last = np.cumsum(count).reshape(count.shape)
    member = np.empty(last[-1, -1], np.int64)
    if len(xy):
        _gather_candidates(buckets, last - count, member)
    return Nodes(xy, last - count, last, member, frame)


@kernel
def _gather_candidates(buckets, cursor, member):
    """Enter into each bucket the nodes that may be nearest to a point in it, or only count them.

    No point is further than half a diagonal from the middle: its nearest node is at most a diagonal further from the
    middle than the node that is nearest to that.
    """
    nrows, ncols = cursor.shape
    frame = buckets.frame
    diagonal = np.sqrt(2.0) * frame[2] * BEYOND_ROUNDING
    for row in range(nrows):
        for col in range(ncols):
            x, y = frame[0] + (col + 0.5) * frame[2], frame[1] + (row + 0.5) * frame[2]
            limit = _nearest_distance(buckets, nrows, ncols, row, col, x, y) * BEYOND_ROUNDING + diagonal
            reach = int(limit / frame[2] + 0.5)  # buckets to each side
            for near_row in range(max(row - reach, 0), min(row + reach, nrows - 1) + 1):
                begin = near_row * ncols + max(col - reach, 0)
                end = near_row * ncols + min(col + reach, ncols - 1) + 1
                for slot in range(buckets.begin[begin], buckets.begin[end]):
                    _enter_if_near(buckets, slot, x, y, limit, cursor[row, col : col + 1], member)


@kernel
def _enter_if_near(buckets, slot, x, y, limit, cursor, member):
    """Enter a node as the next member if it is no further than ``limit`` from a point."""
    node = buckets.order[slot]
    if np.sqrt((buckets.xy[node, 0] - x) ** 2 + (buckets.xy[node, 1] - y) ** 2) <= limit:
        if member.size:
            member[cursor[0]] = node
        cursor[0] += 1


@kernel
def _nearest_distance(buckets, nrows, ncols, row, col, x, y):
    """Return how far the nearest node is from the middle of a bucket: ring after ring of buckets around it."""
    nearest = np.inf
    for ring in range(max(nrows, ncols)):
        if (ring - 0.5) * buckets.frame[2] > nearest:
            break
        for near_row in range(max(row - ring, 0), min(row + ring, nrows - 1) + 1):
            step = 1 if near_row == row - ring or near_row == row + ring else max(2 * ring, 1)
            for near_col in range(col - ring, col + ring + 1, step):
                if 0 <= near_col < ncols:
                    nearest = min(nearest, _nearest_in_bucket(buckets, near_row * ncols + near_col, x, y))
    return nearest


@kernel
def _nearest_in_bucket(buckets, bucket, x, y):
    nearest = np.inf
    for slot in range(buckets.begin[bucket], buckets.begin[bucket + 1]):
        node = buckets.order[slot]
        nearest = min(nearest, np.sqrt((buckets.xy[node, 0] - x) ** 2 + (buckets.xy[node, 1] - y) ** 2))
    return nearest


@kernel
def nearest_node(xy, first, last, member, frame, x, y):
    """Return which of some `Nodes` is nearest to a point, of two as near the lower number.

    It is asked for every cell, so it takes arrays: a tuple of them would cost more than the search.
    """
    nrows, ncols = first.shape
    across = (x - frame[0]) / frame[2]
    up = (y - frame[1]) / frame[2]
    known = 0.0 <= across < ncols and 0.0 <= up < nrows
    row, col = (int(up), int(across)) if known else (0, 0)
    begin, end = (first[row, col], last[row, col]) if known else (0, xy.shape[0])
    best, best_node = np.inf, -1
    for slot in range(begin, end):
        node = member[slot] if known else slot
        square = (xy[node, 0] - x) * (xy[node, 0] - x) + (xy[node, 1] - y) * (xy[node, 1] - y)
        if square < best or (square == best and node < best_node):
            best, best_node = square, node
    return best_node


def nearest_nodes(nodes, xy):
    """Return the nearest node to each of some points (n, 2), in whose Voronoi cell it lies."""
    found = np.empty(len(xy), np.int64)
    _find_nearest(*nodes, np.require(xy, np.float64, ["C", "W"]), found)
    return found


@kernel
def _find_nearest(xy, first, last, member, frame, points, found):
    for point in range(found.size):
        found[point] = nearest_node(xy, first, last, member, frame, points[point, 0], points[point, 1])
