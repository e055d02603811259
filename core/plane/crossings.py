"""Where segments meet others that lie on a grid."""

import numpy as np

from ..machine.jit import kernel
from .segments import segment_to_segment


def meetings(start, end, segments, near):
    """Return pairs of a segment from ``start`` to ``end`` and one of ``segments`` that come within ``near`` metres.

    ``segments`` are those of a grid, see `land.grid_of_segments`. Pairs come in order, each once.
    """
    start, end = (np.require(points, np.float64, ["C", "W"]) for points in (start, end))
    room = 4 * len(start) + 64
    while True:
        pairs = np.empty((room, 2), np.int64)
        count = _meetings(start, end, *segments, float(near), pairs)
        if count <= room:
            return np.unique(pairs[:count], axis=0)
        room = count


@kernel
def _meetings(from_places, to_places, start, end, first, last, member, place, near, pairs):
    """Write pairs as far as there is room; return how many there are, some of them more than once."""
    nrows, ncols = first.shape
    count = 0
    for query in range(from_places.shape[0]):
        ax, ay, bx, by = from_places[query, 0], from_places[query, 1], to_places[query, 0], to_places[query, 1]
        left = max(int((min(ax, bx) - near - place[0]) / place[2]), 0)
        right = min(int((max(ax, bx) + near - place[0]) / place[2]), ncols - 1)
        bottom = max(int((min(ay, by) - near - place[1]) / place[2]), 0)
        top = min(int((max(ay, by) + near - place[1]) / place[2]), nrows - 1)
        for row in range(bottom, top + 1):
            for col in range(left, right + 1):
                for slot in range(first[row, col], last[row, col]):
                    other = member[slot]
                    away = segment_to_segment(
                        ax, ay, bx, by, start[other, 0], start[other, 1], end[other, 0], end[other, 1]
                    )
                    if away <= near * near:
                        if count < pairs.shape[0]:
                            pairs[count, 0] = query
                            pairs[count, 1] = other
                        count += 1
    return count


def meeting_place(start, end, others_start, others_end):
    """Return what share of the way from ``start`` to ``end`` lies before the first of other segments that meet it."""
    way, step = end - start, others_end - others_start
    across = way[0] * step[:, 1] - way[1] * step[:, 0]
    offset = others_start - start
    with np.errstate(invalid="ignore", divide="ignore"):
        share = (offset[:, 0] * step[:, 1] - offset[:, 1] * step[:, 0]) / across
    share = share[np.isfinite(share) & (share >= 0)]
    return float(min(share.min(initial=1.0), 1.0))
