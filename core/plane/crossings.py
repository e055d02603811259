"""Where segments meet others that lie on a grid."""

from __future__ import annotations

import numpy as np

from ..arrays import Integers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from .segment_grid import PAD, SegmentGrid
from .segments import boxes_apart, is_one_place, segment_to_segment


def meetings(start: Values, end: Values, segments: SegmentGrid, near: float, joined: bool = True) -> Integers:
    """Return pairs of a segment from ``start`` to ``end`` and one of ``segments`` that come within ``near`` metres.

    ``segments`` are those of a grid, see `segment_grid`. Pairs come in order, each once; those that have an end in
    common count if they may be ``joined``.
    """
    start, end = (np.require(points, np.float64, ["C", "W"]) for points in (start, end))
    capacity = 4 * len(start) + 64
    while True:
        pairs = np.empty((capacity, 2), np.int64)
        count = _meetings(start, end, segments, float(near), bool(joined), pairs)
        if count <= capacity:
            others = max(len(segments.ends), 1)
            return np.column_stack(np.divmod(np.unique(pairs[:count, 0] * others + pairs[:count, 1]), others))
        capacity = count


@kernel
def _meetings(start, end, grid, near, joined, pairs):
    """Write pairs as far as there is space; return how many there are, some of them more than once."""
    frame, head = grid.frame, grid.head
    nrows, ncols = head.shape
    count = 0
    for segment in range(start.shape[0]):
        ax, ay, bx, by = start[segment, 0], start[segment, 1], end[segment, 0], end[segment, 1]
        reach = near + frame[3]
        left = max(int((min(ax, bx) - reach - frame[0]) / frame[2]), 0)
        right = min(int((max(ax, bx) + reach - frame[0]) / frame[2]), ncols - 1)
        bottom = max(int((min(ay, by) - reach - frame[1]) / frame[2]), 0)
        top = min(int((max(ay, by) + reach - frame[1]) / frame[2]), nrows - 1)
        for row in range(bottom, top + 1):
            for col in range(left, right + 1):
                if is_there(head[row, col]):
                    count = _meetings_in_cell(segment, ax, ay, bx, by, grid, head[row, col], near, joined, pairs, count)
    return count


@kernel
def _meetings_in_cell(segment, ax, ay, bx, by, grid, entry, near, joined, pairs, count):
    """Write pairs of a segment and those of a cell's chain of entries; return how many pairs there are then."""
    ends, following, member = grid.ends, grid.following, grid.member
    reach = near + PAD * grid.frame[2]
    while is_there(entry):
        other = member[entry]
        entry = following[entry]
        x1, y1, x2, y2 = ends[other, 0], ends[other, 1], ends[other, 2], ends[other, 3]
        if boxes_apart(ax, ay, bx, by, x1, y1, x2, y2, reach):
            continue
        if not joined and _share_an_end(ax, ay, bx, by, x1, y1, x2, y2):
            continue
        if segment_to_segment(ax, ay, bx, by, x1, y1, x2, y2) <= near * near:
            if count < pairs.shape[0]:
                pairs[count, 0], pairs[count, 1] = segment, other
            count += 1
    return count


@kernel
def _share_an_end(ax, ay, bx, by, x1, y1, x2, y2):
    from_a = is_one_place(ax, ay, x1, y1) or is_one_place(ax, ay, x2, y2)
    return from_a or is_one_place(bx, by, x1, y1) or is_one_place(bx, by, x2, y2)


def meeting_place(start: Values, end: Values, others: Values) -> float:
    """Return what share of the line from ``start`` to ``end`` lies before the first of other segments (n, 4)."""
    own, step = end - start, others[:, 2:] - others[:, :2]
    across = own[0] * step[:, 1] - own[1] * step[:, 0]
    offset = others[:, :2] - start
    with np.errstate(invalid="ignore", divide="ignore"):
        share = (offset[:, 0] * step[:, 1] - offset[:, 1] * step[:, 0]) / across
    share = share[np.isfinite(share) & (share >= 0)]
    return float(min(share.min(initial=1.0), 1.0))
