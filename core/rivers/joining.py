"""From lines alone to a network: where they meet, which way they run, and which flows into which.

Lines are trusted to run downstream as they were digitised; what cannot be so is mended: a line that runs up a river or
uphill is turned round, arms that part from a river are left out, and circles are opened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Array, Values
from ..plane.shapes import line_shapes
from .line_directions import lines_turned
from .line_junctions import cut_at_junctions, end_nodes, with_junctions

if TYPE_CHECKING:
    from ..run.run import Run

ENDS_WITHIN = 1e-3  # of the median length of the lines: ends that are so near meet


@dataclass(frozen=True)
class Joined:
    """Links in the direction of their water, cut where others join them, and the link that each flows into (or -1)."""

    lines: list
    receiver: np.ndarray
    source: np.ndarray  # the line that the link is, or is a part of
    share: np.ndarray  # of the length of the source
    has_upper_end: np.ndarray  # of the source
    has_lower_end: np.ndarray
    cut: int  # lines that others join between their ends
    turned: int
    side_arms: int  # links left out because they part from a river
    circles: int  # lines left out that end where they begin, and rings of lines that were opened


def join_lines(run: Run, lines: list[Values], areas: Array | None = None) -> Joined:
    """Return the network of ``lines``, arrays of x, y and height (NaN where unknown), each from one end to the other.

    Vertices may have more columns, which stay with them. ``areas`` that drain to the lower ends of the lines (NaN where
    unknown) tell the main arm where a river parts; else the longest is.
    """
    areas = np.full(len(lines), np.nan) if areas is None else areas
    whole = line_shapes(lines).length
    reach = ENDS_WITHIN * float(np.median(whole)) if lines else 0.0
    lines = with_junctions(run, lines, reach)
    pieces, source, first, last = cut_at_junctions(lines, reach)
    run.check()
    start, end = end_nodes(pieces, reach)
    run.report(0.5)
    run.check()
    circles = start == end
    open_ones = np.nonzero(~circles)[0]
    pieces = [pieces[piece] for piece in open_ones]
    source, first, last, start, end = (each[open_ones] for each in (source, first, last, start, end))
    length = line_shapes(pieces).length

    turned = lines_turned(start, end, np.array([piece[[0, -1], 2] for piece in pieces]).reshape(-1, 2), length)
    run.report(0.8)
    run.check()
    upper, lower = np.where(turned, end, start), np.where(turned, start, end)
    main, side_arms = _main_arms(upper, lower, areas[source], length)
    kept = np.nonzero(~side_arms)[0]
    number = np.full(len(pieces) + 1, -1)
    number[kept] = np.arange(kept.size)
    receiver = number[main[lower[kept]]]
    lowest = np.array([pieces[link][0 if turned[link] else -1, 2] for link in kept])
    opened = _open_rings(receiver, lowest)
    return Joined(
        [pieces[link][::-1] if turned[link] else pieces[link] for link in kept],
        receiver,
        source[kept],
        (length / whole[source])[kept],
        np.where(turned, last, first)[kept],
        np.where(turned, first, last)[kept],
        int(np.unique(source[~(first & last)]).size),
        int(np.unique(source[turned]).size),
        int(np.count_nonzero(side_arms)),
        int(np.count_nonzero(circles)) + opened,
    )


def joined_by_ids(lines: list[Values], ids: Values, downstream: Values) -> Joined | None:
    """Return the network that lines tell of themselves: each its id, and that of the one it flows into (NaN: none).

    None where no line flows into another, ids are missing or taken twice, a line flows into one that is not there, or
    water runs in a circle.
    """
    if not np.isfinite(downstream).any() or not np.isfinite(ids).all() or np.unique(ids).size < ids.size:
        return None
    order = np.argsort(ids)
    index = np.minimum(np.searchsorted(ids[order], downstream), ids.size - 1)
    flows = np.isfinite(downstream)
    receiver = np.where(flows, order[index], -1)
    if (ids[receiver[flows]] != downstream[flows]).any():
        return None
    opened = receiver.copy()
    if _open_rings(opened, np.zeros(ids.size)):
        return None
    whole = np.ones(ids.size, bool)
    return Joined(lines, receiver, np.arange(ids.size), np.ones(ids.size), whole, whole, 0, 0, 0, 0)


def _main_arms(upper, lower, area, length):
    """Return the main line that leaves each node (-1: none), and which lines are side arms, down to where they join."""
    count = int(max(upper.max(initial=-1), lower.max(initial=-1))) + 1
    main = np.full(count, -1, np.int64)
    largest_last = np.lexsort((length, np.where(np.isfinite(area), area, -np.inf)))
    main[upper[largest_last]] = largest_last
    coming, leaving = np.bincount(lower, minlength=count), np.bincount(upper, minlength=count)
    side = np.zeros(upper.size, bool)
    for line in np.nonzero((coming[upper] > 0) & (main[upper] != np.arange(upper.size)))[0]:
        while True:
            side[line] = True
            node = lower[line]
            coming[node] -= 1
            if coming[node] > 0 or leaving[node] != 1 or side[main[node]]:
                break
            line = main[node]
    return main, side


def _open_rings(receiver, lowest):
    """Let water leave each ring of links at its lowest point, in place; return how many rings there were."""
    waiting = np.bincount(receiver[receiver >= 0], minlength=receiver.size).tolist()
    ready = [link for link, count in enumerate(waiting) if count == 0]
    while ready:
        below = receiver[ready.pop()]
        if below >= 0:
            waiting[below] -= 1
            if waiting[below] == 0:
                ready.append(below)
    rings = 0
    in_ring = [count > 0 for count in waiting]
    for link in range(len(in_ring)):
        if not in_ring[link]:
            continue
        rings += 1
        ring = []
        while in_ring[link]:
            in_ring[link] = False
            ring.append(link)
            link = int(receiver[link])
        receiver[min(ring, key=lambda each: (not np.isfinite(lowest[each]), lowest[each]))] = -1
    return rings
