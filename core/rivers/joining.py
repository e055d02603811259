"""From lines alone to a network: where they meet, which way they run, and which flows into which.

Lines are trusted to run downstream as they were digitised; what cannot be so is mended: a line that runs up a river or
uphill is turned round, arms that part from a river are left out, and circles are opened.
"""

from dataclasses import dataclass

import numpy as np

from ..plane.shapes import line_shapes
from ..run.progress import Progress

JOINED_WITHIN = 1e-3  # of the median length of the lines: ends that are so near meet
ON_A_LINE = 0.01  # of that, for ends between two vertices: lines that pass by an end are not joined to it
SPOTS_AT_A_TIME = 4096
MOST_PASSES = 20
CLIMB_WORTH_SAVING = 0.5  # heights have flaws: less is no reason to distrust how lines were digitised


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


def join_lines(lines, areas=None, progress=None):
    """Return the network of ``lines``, arrays of x, y and height (NaN where unknown), each from one place to another.

    ``areas`` that drain to the lower ends of the lines (NaN where unknown) tell the main arm where a river parts; else
    the longest is.
    """
    progress = progress or Progress()
    areas = np.full(len(lines), np.nan) if areas is None else areas
    whole = line_shapes(lines).length
    reach = JOINED_WITHIN * float(np.median(whole)) if lines else 0.0
    lines = _with_junctions(lines, reach, progress)
    pieces, source, first, last = _cut_at_junctions(lines, reach)
    progress.check()
    start, end = _nodes(pieces, reach)
    progress.report(0.5)
    progress.check()
    circles = start == end
    open_ones = np.nonzero(~circles)[0]
    pieces = [pieces[place] for place in open_ones]
    source, first, last, start, end = (each[open_ones] for each in (source, first, last, start, end))
    length = line_shapes(pieces).length

    turned = _turned(start, end, np.array([piece[[0, -1], 2] for piece in pieces]).reshape(-1, 2), length)
    progress.report(0.8)
    progress.check()
    upper, lower = np.where(turned, end, start), np.where(turned, start, end)
    main, side_arms = _main_arms(upper, lower, areas[source], length)
    kept = np.nonzero(~side_arms)[0]
    place = np.full(len(pieces) + 1, -1)
    place[kept] = np.arange(kept.size)
    receiver = place[main[lower[kept]]]
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


def _with_junctions(lines, reach, progress):
    """Return the lines with a vertex wherever another line ends on them between two vertices."""
    if not lines:
        return lines
    start, end = _nodes(lines, reach)
    lonely = np.bincount(np.append(start, end)) == 1
    own = np.concatenate([np.nonzero(lonely[nodes])[0] for nodes in (start, end)])
    heads = np.count_nonzero(lonely[start])
    spots = np.array([lines[line][0 if place < heads else -1, :2] for place, line in enumerate(own)]).reshape(-1, 2)
    found = segments_under(lines, spots, own, reach * ON_A_LINE, progress)
    inserted = {}
    for spot, (line, segment, along) in found.items():
        one, other = lines[line][segment : segment + 2]
        inserted.setdefault(line, []).append((segment + 1, along, *spots[spot], one[2] + along * (other[2] - one[2])))
    lines = list(lines)
    for line, vertices in inserted.items():
        vertices.sort()
        places, new = [place for place, *_ in vertices], [vertex for _, _, *vertex in vertices]
        lines[line] = np.insert(lines[line], places, new, axis=0)
    return lines


def segments_under(lines, spots, own, reach, progress):
    """Return for spots on the inside of a segment of another line which line, which segment, and how far along it."""
    from scipy.spatial import cKDTree

    sizes = np.array([len(line) - 1 for line in lines])
    owner = np.repeat(np.arange(len(lines)), sizes)
    number = np.arange(owner.size) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    vertices = np.concatenate(lines)[:, :2]
    place = np.arange(owner.size) + owner  # of the first vertex of a segment: a line has one vertex more than segments
    first, step = vertices[place], vertices[place + 1] - vertices[place]
    half = np.hypot(*step.T) / 2
    found = {}
    # Segments of about one length at a time: a spot on one of them is as near to its middle as half of that length.
    scale = np.ceil(np.log2(np.maximum(half, reach)))
    for each in np.unique(scale):
        members = np.nonzero((scale == each) & (half > 0))[0]
        if not members.size:
            continue
        tree = cKDTree(first[members] + step[members] / 2)
        for begin in range(0, len(spots), SPOTS_AT_A_TIME):
            progress.check()
            near = tree.query_ball_point(spots[begin : begin + SPOTS_AT_A_TIME], half[members].max() + reach)
            spot = begin + np.repeat(np.arange(len(near)), [len(some) for some in near])
            segment = members[np.concatenate([*near, []]).astype(np.int64)]
            way = spots[spot] - first[segment]
            along = np.sum(way * step[segment], axis=1) / (4 * half[segment] ** 2)
            away = np.hypot(*(way - along[:, None] * step[segment]).T)
            on_it = (away <= reach) & (along > 0) & (along < 1) & (owner[segment] != own[spot])
            for hit in np.nonzero(on_it)[0]:
                found[int(spot[hit])] = int(owner[segment[hit]]), int(number[segment[hit]]), float(along[hit])
    return found


def _cut_at_junctions(lines, reach):
    """Cut lines at vertices where another line ends; return the pieces, their line, and which hold its ends."""
    cuts = _junctions_inside(lines, reach)
    pieces, source, first, last = [], [], [], []
    for number, line in enumerate(lines):
        places = [0, *sorted(cuts.get(number, ())), len(line) - 1]
        for begin, stop in zip(places[:-1], places[1:]):
            pieces.append(line[begin : stop + 1])
            source.append(number)
            first.append(begin == 0)
            last.append(stop == len(line) - 1)
    return pieces, np.array(source, np.int64), np.array(first, bool), np.array(last, bool)


def _junctions_inside(lines, reach):
    """Return for each line that others join between its ends at which of its vertices they do."""
    from scipy.spatial import cKDTree

    start, end = _nodes(lines, reach)
    lonely = np.bincount(np.append(start, end)) == 1
    inner = [line[1:-1, :2] for line in lines]
    owner = np.repeat(np.arange(len(lines)), [len(each) for each in inner])
    if not owner.size or not lonely.any():
        return {}
    first = np.append(0, np.cumsum([len(each) for each in inner]))
    vertices = np.concatenate(inner)
    tree = cKDTree(vertices)
    cuts = {}
    for nodes, place in ((start, 0), (end, -1)):
        seekers = np.nonzero(lonely[nodes])[0]
        if not seekers.size:
            continue
        ends = np.array([lines[number][place, :2] for number in seekers])
        for number, spot, near in zip(seekers, ends, tree.query_ball_point(ends, reach)):
            near = [vertex for vertex in near if owner[vertex] != number]
            if near:
                vertex = near[int(np.argmin(np.hypot(*(vertices[near] - spot).T)))]
                cuts.setdefault(int(owner[vertex]), set()).add(int(vertex - first[owner[vertex]] + 1))
    return cuts


def _nodes(lines, reach):
    """Return the node at the first and at the last vertex of each line: ends within reach of each other are one."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components
    from scipy.spatial import cKDTree

    if not lines:
        return np.empty(0, np.int64), np.empty(0, np.int64)
    ends = np.array([line[place, :2] for place in (0, -1) for line in lines])
    pairs = cKDTree(ends).query_pairs(reach, output_type="ndarray")
    graph = sparse.coo_matrix((np.ones(len(pairs)), pairs.T), shape=(len(ends), len(ends)))
    node = connected_components(graph, directed=False)[1].astype(np.int64)
    return node[: len(lines)], node[len(lines) :]


def _turned(start, end, heights, length):
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
        np.bincount(network[start], np.nan_to_num(np.where(way, -rise, rise)).clip(0), network.max(initial=-1) + 1)
        for way in (turned, to_lowest)
    ]
    return np.where((climbs[1] < CLIMB_WORTH_SAVING * climbs[0])[network[start]], to_lowest, turned)


def _towards_lowest(start, end, heights, length, network, count):
    """Return which lines are turned if all water runs to the lowest node of its network, climbing as little as it can.

    Lines on none of these ways run downhill.
    """
    from scipy import sparse
    from scipy.sparse.csgraph import dijkstra

    height = np.full(count, np.inf)
    np.fmin.at(height, np.append(start, end), np.append(heights[:, 0], heights[:, 1]))
    lowest_first = np.lexsort((height, network))
    roots = lowest_first[np.append(True, np.diff(network[lowest_first]) > 0)] if count else lowest_first
    height[np.isinf(height)] = np.nan
    rise = np.nan_to_num(height[end] - height[start])
    detour = length / length.sum() if length.size else length  # of two ways that climb alike, the shorter one
    # The search goes up from the mouth, water comes down: it climbs where the search descends.
    cost = np.append((-rise).clip(0), rise.clip(0)) + np.tile(detour, 2)
    ways = sparse.csr_matrix((cost, (np.append(start, end), np.append(end, start))), shape=(count, count))
    _, below, _ = dijkstra(ways, indices=roots, min_only=True, return_predecessors=True)
    return np.where(below[start] == end, False, np.where(below[end] == start, True, rise > 0))


def _mended(start, end, rise, turned, count):
    """Turn single lines where that leaves fewer impossible nodes, or no more and the line then runs downhill.

    A node is impossible for each outlet it has too many, and when rivers meet in it and none leaves.
    """
    leaving = np.bincount(np.where(turned, end, start), minlength=count).tolist()
    coming = np.bincount(np.where(turned, start, end), minlength=count).tolist()
    turned, start, end, rise = turned.tolist(), start.tolist(), end.tolist(), rise.tolist()
    for _ in range(MOST_PASSES):
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
