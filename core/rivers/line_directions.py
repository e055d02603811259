"""Which way lines run: downhill as far as heights are known, and so that each node has one way out.

Lines are trusted to run downstream as they were digitised; what cannot be so is turned.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Heights, Indices, Mask, Values

MOST_DIRECTION_PASSES = 20
CLIMB_WORTH_SAVING = 0.5  # heights have flaws: less is no reason to distrust how lines were digitised


def lines_turned(start: Indices, end: Indices, heights: Heights, length: Values) -> Mask:
    """Return which lines run up their river.

    As they were digitised, or all the other way round; then single lines are mended. Where water would have to climb
    much less if it ran to the lowest node of the network, the lines of that network run there instead.
    """
    count = int(max(start.max(initial=-1), end.max(initial=-1))) + 1
    network = _networks(start, end, count)
    rise = heights[:, 1] - heights[:, 0]
    turned = _networks_upside_down(start, end, rise, network, count)[network[start]]
    turned = _mended(start, end, rise, turned, count)
    to_lowest = _towards_lowest(start, end, heights, length, network, count)
    climbs = [
        np.bincount(network[start], np.nan_to_num(np.where(choice, -rise, rise)).clip(0), network.max(initial=-1) + 1)
        for choice in (turned, to_lowest)
    ]
    return np.where((climbs[1] < CLIMB_WORTH_SAVING * climbs[0])[network[start]], to_lowest, turned)


def _towards_lowest(start, end, heights, length, network, count):
    """Return which lines are turned if all water runs to the lowest node of its network, climbing as little as it can.

    Lines on none of these paths run downhill.
    """
    from scipy import sparse
    from scipy.sparse.csgraph import dijkstra

    height = np.full(count, np.inf)
    np.fmin.at(height, np.append(start, end), np.append(heights[:, 0], heights[:, 1]))
    lowest_first = np.lexsort((height, network))
    roots = lowest_first[np.append(True, np.diff(network[lowest_first]) > 0)] if count else lowest_first
    height[np.isinf(height)] = np.nan
    rise = np.nan_to_num(height[end] - height[start])
    detour = length / length.sum() if length.size else length  # of two paths that climb alike, the shorter one
    # The search goes up from the mouth, water comes down: it climbs where the search descends.
    cost = np.append((-rise).clip(0), rise.clip(0)) + np.tile(detour, 2)
    graph = sparse.csr_matrix((cost, (np.append(start, end), np.append(end, start))), shape=(count, count))
    _, below, _ = dijkstra(graph, indices=roots, min_only=True, return_predecessors=True)
    return np.where(below[start] == end, False, np.where(below[end] == start, True, rise > 0))


def _mended(start, end, rise, turned, count):
    """Turn single lines where that leaves fewer impossible nodes, or no more and the line then runs downhill.

    A node is impossible for each outlet it has too many, and when rivers meet in it and none leaves.
    """
    leaving = np.bincount(np.where(turned, end, start), minlength=count).tolist()
    coming = np.bincount(np.where(turned, start, end), minlength=count).tolist()
    turned, start, end, rise = turned.tolist(), start.tolist(), end.tolist(), rise.tolist()
    for _ in range(MOST_DIRECTION_PASSES):
        changed = False
        for line, (one, other) in enumerate(zip(start, end)):
            upper, lower = (other, one) if turned[line] else (one, other)
            uphill = -rise[line] if turned[line] else rise[line]
            if uphill < 0:
                continue
            before = _impossible(coming[upper], leaving[upper]) + _impossible(coming[lower], leaving[lower])
            after = _impossible(coming[upper] + 1, leaving[upper] - 1)
            after += _impossible(coming[lower] - 1, leaving[lower] + 1)
            against_two_rivers = coming[upper] > 0 and leaving[upper] > 1 and coming[lower] > 1 and leaving[lower] == 0
            if (uphill > 0 and after <= before) or against_two_rivers:
                turned[line] = not turned[line]
                coming[upper], leaving[upper] = coming[upper] + 1, leaving[upper] - 1
                coming[lower], leaving[lower] = coming[lower] - 1, leaving[lower] + 1
                changed = True
        if not changed:
            break
    return np.array(turned, bool)


def _impossible(coming, leaving):
    """Return how far a node with so many lines is from one that water knows: one way out, or the end of one river."""
    return max(leaving - 1, 0) + (leaving == 0 and coming > 1)


def _networks(start, end, count):
    """Return for each node the network that it is in: all that lines join, whichever way they run."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components

    graph = sparse.coo_matrix((np.ones(start.size), (start, end)), shape=(count, count))
    return connected_components(graph, directed=False)[1]


def _networks_upside_down(start, end, rise, network, count):
    """Tell for each network whether its heights, or without heights its nodes, speak for the other direction."""
    networks = int(network.max(initial=-1)) + 1
    known = np.isfinite(rise)
    climb = np.bincount(network[start[known]], rise[known], networks)
    coming, leaving = np.bincount(end, minlength=count), np.bincount(start, minlength=count)
    as_digitised = np.maximum(leaving - 1, 0) + ((leaving == 0) & (coming > 1))
    the_other_way = np.maximum(coming - 1, 0) + ((coming == 0) & (leaving > 1))
    gain = np.bincount(network, as_digitised - the_other_way, networks)
    return np.where(climb != 0, climb > 0, gain > 0)
