"""The valleys of rivers in the ground: near a course it becomes the height of the bed and the cross-section over it.

With d the distance of a place from a course, b half its width there and r the reach of its section,

    R = height of the bed at the nearest place + ρ(d),      w = (1 − ((d − b)/(r − b))²)², and 1 between the banks,
    h = (1 − w)·T + w·R

where T is the ground between rivers. The sides of a valley rise no higher than T. Where several courses are near, w is
the greatest of theirs and R a mean of theirs in which the lowest counts most: no bank of one dams up the other.
Every place is computed by itself, so it does not matter what else is computed with it.
"""

import numpy as np

from ..jit import kernel
from .sections import DEPTH, FLOOR_AT, FLOOR_UP, HALF, PRONE_AT, REACH, SLOPE, TOE_AT, TOE_UP

BLOCK = 8  # cells that look for the nearest segments together
BEYOND = 1.000001  # more than rounding can do
SOFT = 0.1  # depths by which a course may lie above the lowest and still count


def stamp(sections, x, y, heights):
    """Lay the valleys of rivers into the ground of a tile; return how deep water stands there, 0 where it is dry.

    ``x`` and ``y`` (2-D) are the places of its cells, ``heights`` float64 those of the ground, which change; where they
    are NaN nothing is computed.
    """
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    water = np.zeros(x.shape)
    near = _near_segments(sections, x, y)
    if near.size:
        first = np.append(np.flatnonzero(np.diff(sections.course[near], prepend=-1)), near.size)
        found, chosen = np.empty((first.size - 1, BLOCK * BLOCK, 4)), np.empty(near.size, np.int64)
        out = np.require(heights, np.float64, ["C", "W"])
        _stamp_blocks(
            sections.z,
            sections.sizes,
            sections.vertex[near],
            sections.lines[near],
            first,
            x,
            y,
            out,
            water,
            found,
            chosen,
        )
        if out is not heights:
            heights[...] = out
    return water


def _near_segments(sections, x, y):
    """Return the numbers of the segments whose sections may reach a place of a tile, in order."""
    if not sections.vertex.size or not x.size:
        return np.empty(0, np.int64)
    box = np.array([np.nanmin(x), np.nanmin(y), np.nanmax(x), np.nanmax(y)])
    cell, shape = sections.place[2], sections.first.shape
    low = np.floor((box[:2] - sections.reach - sections.place[:2]) / cell)
    high = np.floor((box[2:] + sections.reach - sections.place[:2]) / cell)
    left, bottom = np.clip(low, 0, [shape[1], shape[0]]).astype(int)
    right, top = np.clip(high + 1, 0, [shape[1], shape[0]]).astype(int)
    window = sections.first, sections.last, bottom, top, left, right
    some = np.empty(_gather(*window, sections.member, np.empty(0, np.int64)), np.int64)
    _gather(*window, sections.member, some)
    near = np.unique(some)
    ends = sections.xy[sections.vertex[near]], sections.xy[sections.vertex[near] + 1]
    sizes = np.maximum(*(sections.sizes[sections.vertex[near] + step, REACH] for step in (0, 1)))[:, None]
    meets = (np.minimum(*ends) - sizes <= box[2:]) & (np.maximum(*ends) + sizes >= box[:2])
    courses = np.unique(sections.course[near[meets.all(axis=1)]])
    # The nearest place of a course may lie on a segment that ends before: its section is narrower than the next one's.
    return near[np.isin(sections.course[near], courses)]


@kernel
def _gather(first, last, bottom, top, left, right, member, some):
    """Enter the members of all buckets of a window; return their number."""
    count = 0
    for row in range(bottom, top):
        for col in range(left, right):
            for slot in range(first[row, col], last[row, col]):
                if some.size:
                    some[count] = member[slot]
                count += 1
    return count


@kernel
def _stamp_blocks(z, sizes, vertex, lines, first, x, y, heights, water, found, chosen):
    nrows, ncols = x.shape
    for top in range(0, nrows, BLOCK):
        for left in range(0, ncols, BLOCK):
            bottom, right = min(top + BLOCK, nrows), min(left + BLOCK, ncols)
            middle_x, middle_y, radius = _circle(x, y, heights, top, bottom, left, right)
            if radius < 0.0:
                continue
            count = 0
            for course in range(first.size - 1):
                some = _choose(
                    sizes, vertex, lines, first[course], first[course + 1], middle_x, middle_y, radius, chosen
                )
                if some > 0:
                    block = found[count]
                    reached = False
                    for row in range(top, bottom):
                        for col in range(left, right):
                            reached |= _enter(
                                z, sizes, vertex, lines, chosen, some, x[row, col], y[row, col], heights[row, col],
                                block[(row - top) * BLOCK + col - left],
                            )  # fmt: skip
                    count += 1 if reached else 0
            if count > 0:
                _blend(found, count, top, bottom, left, right, heights, water)


@kernel
def _circle(x, y, heights, top, bottom, left, right):
    """Return the middle and the radius of a circle around the places of a block; negative if none has a height."""
    west, south, east, north = np.inf, np.inf, -np.inf, -np.inf
    for row in range(top, bottom):
        for col in range(left, right):
            if not np.isnan(heights[row, col]):
                west, east = min(west, x[row, col]), max(east, x[row, col])
                south, north = min(south, y[row, col]), max(north, y[row, col])
    if west > east:
        return 0.0, 0.0, -1.0
    return (west + east) / 2, (south + north) / 2, np.sqrt((east - west) ** 2 + (north - south) ** 2) / 2


@kernel
def _to_line(lines, segment, x, y):
    """Return the square of the distance from a place to a segment, and where on it the nearest place is, 0 to 1."""
    away_x, away_y = x - lines[segment, 0], y - lines[segment, 1]
    east, north = lines[segment, 2], lines[segment, 3]
    share = min(max((away_x * east + away_y * north) * lines[segment, 4], 0.0), 1.0)
    away_x, away_y = away_x - share * east, away_y - share * north
    return away_x * away_x + away_y * away_y, share


@kernel
def _choose(sizes, vertex, lines, begin, end, x, y, radius, chosen):
    """Enter the segments of a course that may be the nearest to a place in a circle; return their number.

    0 if its section does not come so far.
    """
    nearest, reach = np.inf, 0.0
    for place in range(begin, end):
        square, _ = _to_line(lines, place, x, y)
        nearest = min(nearest, square)
        reach = max(reach, sizes[vertex[place], REACH], sizes[vertex[place] + 1, REACH])
    nearest = np.sqrt(nearest)
    if nearest > (reach + radius) * BEYOND:
        return 0
    limit = (nearest + 2 * radius) * BEYOND
    count = 0
    for place in range(begin, end):
        square, _ = _to_line(lines, place, x, y)
        if square <= limit * limit:
            chosen[count] = place
            count += 1
    return count


@kernel
def _enter(z, sizes, vertex, lines, chosen, count, x, y, ground, out):
    """Enter weight and height of the section at a place, depth and level of the water; tell whether it comes so far."""
    best, share, segment = np.inf, 0.0, 0
    for number in range(count):
        square, along = _to_line(lines, chosen[number], x, y)
        if square < best:
            best, share, segment = square, along, chosen[number]
    upper = vertex[segment]
    away = np.sqrt(best)
    half, reach = _between(sizes, upper, share, HALF), _between(sizes, upper, share, REACH)
    out[0] = 0.0
    if np.isnan(ground) or not away < reach:
        return False
    over = max(away - half, 0.0) / (reach - half)
    bed = z[upper] + share * (z[upper + 1] - z[upper])
    depth = _between(sizes, upper, share, DEPTH)
    out[0] = (1.0 - over * over) * (1.0 - over * over)
    out[1] = bed + _above_bed(sizes, upper, share, away, half, depth, ground - bed)
    out[2] = depth
    out[3] = bed + depth if away < half else -np.inf
    return True


@kernel
def _above_bed(sizes, upper, share, away, half, depth, ground):
    """Return how high above the bed a section is; beyond the banks it does not rise above the ground."""
    toe, toe_height = _between(sizes, upper, share, TOE_AT), _between(sizes, upper, share, TOE_UP)
    if away < toe:
        return _line(away, 0.0, 0.0, toe, toe_height)
    if away < half:
        return _line(away, toe, toe_height, half, depth)
    floor, floor_height = _between(sizes, upper, share, FLOOR_AT), _between(sizes, upper, share, FLOOR_UP)
    if away < floor:
        return _line(away, half, depth, floor, floor_height)
    prone = _between(sizes, upper, share, PRONE_AT)
    if away < prone:
        return _line(away, floor, floor_height, prone, 2.0 * depth)
    above = 2.0 * depth + (away - prone) * _between(sizes, upper, share, SLOPE)
    return min(above, max(ground, 2.0 * depth))


@kernel
def _between(sizes, upper, share, size):
    """Return a size of the section at a place of a segment."""
    return sizes[upper, size] + share * (sizes[upper + 1, size] - sizes[upper, size])


@kernel
def _line(x, from_x, from_y, to_x, to_y):
    """Return the height of a line between two points at ``x``."""
    return from_y + (x - from_x) / (to_x - from_x) * (to_y - from_y) if to_x > from_x else to_y


@kernel
def _blend(found, count, top, bottom, left, right, heights, water):
    """Lay the sections of all courses into the ground of a block, and fill them with water."""
    for row in range(top, bottom):
        for col in range(left, right):
            cell = (row - top) * BLOCK + col - left
            lowest, greatest, surface = np.inf, 0.0, -np.inf
            for course in range(count):
                weight, level, depth = found[course, cell, 0], found[course, cell, 1], found[course, cell, 2]
                if weight > 0.0:
                    greatest = max(greatest, weight)
                    lowest = min(lowest, level + depth * (1.0 / weight - 1.0))  # one that hardly reaches is not low
                    surface = max(surface, found[course, cell, 3])
            if greatest == 0.0:
                continue
            total, mean = 0.0, 0.0
            for course in range(count):
                weight, level, depth = found[course, cell, 0], found[course, cell, 1], found[course, cell, 2]
                if weight > 0.0:
                    over = max(level - lowest, 0.0) / (SOFT * depth)
                    share = weight / (1.0 + over * over)
                    total += share * share
                    mean += share * share * level
            heights[row, col] = (1.0 - greatest) * heights[row, col] + greatest * mean / total
            water[row, col] = max(surface - heights[row, col], 0.0)
