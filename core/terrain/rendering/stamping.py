"""Rivers in the ground: valleys first, then beds and banks.

A valley is laid along the line of a river without its bends, see `valleys`. Then near its course, with d the distance
of a place from it and b half its width there, r a few of these,

    R = height of the bed at the nearest place + ρ(d),      w = (1 − ((d − b)/(r − b))²)², and 1 between the banks,
    h = (1 − w)·T + w·R

where T is the ground so far. Beyond the banks a section rises no higher than T. Where several courses are near, w is
the greatest of theirs and R a mean of theirs in which the lowest counts most: no bank of one dams up the other.
Every place is computed by itself, so it does not matter what else is computed with it.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...machine.jit import kernel
from ...plane.segment_grid import segments_near_box
from ..types import BEYOND_ROUNDING
from .section_profile import SECTION_BLOCK, above_bed, between, circle_around, to_line
from .sections import BED_DEPTH, HALF_WIDTH, REACH_AT, Sections
from .valleys import lay_valleys

SOFT_EDGE = 0.1  # depths by which a course may lie above the lowest and still count


def stamp(sections: Sections, x: Array, y: Array, heights: Heights) -> Array:
    """Lay the valleys of rivers into the ground of a tile; return how deep water stands there, 0 where it is dry.

    ``x`` and ``y`` (2-D) are the places of its cells, ``heights`` float64 those of the ground, which change; where they
    are NaN nothing is computed.
    """
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    water = np.zeros(x.shape)
    out = np.require(heights, np.float64, ["C", "W"])
    rivers = sections.valleys
    near = _near_segments(rivers, x, y)
    if near.size:
        lay_valleys(rivers.z, rivers.sizes, rivers.vertex[near], rivers.lines[near], x, y, out, near)
    rivers = sections.channels
    near = _near_segments(rivers, x, y)
    if near.size:
        first = np.append(np.flatnonzero(np.diff(rivers.course[near], prepend=-1)), near.size)
        found, chosen = np.empty((first.size - 1, SECTION_BLOCK * SECTION_BLOCK, 4)), np.empty(near.size, np.int64)
        vertex, line = rivers.vertex[near], rivers.lines[near]
        _lay_channels(rivers.z, rivers.sizes, vertex, line, first, x, y, out, water, found, chosen)
    if out is not heights:
        heights[...] = out
    return water


def _near_segments(rivers, x, y):
    """Return the numbers of the segments whose sections may reach a place of a tile, in order."""
    if not rivers.vertex.size or not x.size:
        return np.empty(0, np.int64)
    box = np.array([np.nanmin(x), np.nanmin(y), np.nanmax(x), np.nanmax(y)])
    near = segments_near_box(rivers.grid, box, rivers.reach)
    begin, end = rivers.xy[rivers.vertex[near]], rivers.xy[rivers.vertex[near] + 1]
    sizes = np.maximum(*(rivers.sizes[rivers.vertex[near] + step, REACH_AT] for step in (0, 1)))[:, None]
    meets = (np.minimum(begin, end) - sizes <= box[2:]) & (np.maximum(begin, end) + sizes >= box[:2])
    courses = np.unique(rivers.course[near[meets.all(axis=1)]])
    # The nearest place of a course may lie on a segment that ends before: its section is narrower than the next one's.
    return near[np.isin(rivers.course[near], courses)]


@kernel
def _lay_channels(z, sizes, vertex, lines, first, x, y, heights, water, found, chosen):
    nrows, ncols = x.shape
    for top in range(0, nrows, SECTION_BLOCK):
        for left in range(0, ncols, SECTION_BLOCK):
            bottom, right = min(top + SECTION_BLOCK, nrows), min(left + SECTION_BLOCK, ncols)
            middle_x, middle_y, radius = circle_around(x, y, heights, top, bottom, left, right)
            if radius < 0.0:
                continue
            count = 0
            for course in range(first.size - 1):
                some = _choose(
                    sizes, vertex, lines, first[course], first[course + 1], middle_x, middle_y, radius, chosen
                )
                if some > 0:
                    window = top, bottom, left, right
                    reached = _enter_block(z, sizes, vertex, lines, chosen, some, x, y, heights, window, found[count])
                    count += 1 if reached else 0
            if count > 0:
                _blend(found, count, top, bottom, left, right, heights, water)


@kernel
def _enter_block(z, sizes, vertex, lines, chosen, count, x, y, heights, window, out):
    """Enter the section of a course at all cells of a block; tell whether it comes so far."""
    top, bottom, left, right = window
    reached = False
    for row in range(top, bottom):
        for col in range(left, right):
            cell = out[(row - top) * SECTION_BLOCK + col - left]
            reached |= _enter(
                z, sizes, vertex, lines, chosen, count, x[row, col], y[row, col], heights[row, col], cell
            )  # fmt: skip
    return reached


@kernel
def _choose(sizes, vertex, lines, begin, end, x, y, radius, chosen):
    """Enter the segments of a course that may be the nearest to a place in a circle; return their number.

    0 if its section does not come so far.
    """
    nearest, reach = np.inf, 0.0
    for index in range(begin, end):
        square, _ = to_line(lines, index, x, y)
        nearest = min(nearest, square)
        reach = max(reach, sizes[vertex[index], REACH_AT], sizes[vertex[index] + 1, REACH_AT])
    nearest = np.sqrt(nearest)
    if nearest > (reach + radius) * BEYOND_ROUNDING:
        return 0
    limit = (nearest + 2 * radius) * BEYOND_ROUNDING
    count = 0
    for index in range(begin, end):
        square, _ = to_line(lines, index, x, y)
        if square <= limit * limit:
            chosen[count] = index
            count += 1
    return count


@kernel
def _enter(z, sizes, vertex, lines, chosen, count, x, y, ground, out):
    """Enter weight and height of the section at a place, depth and level of the water; tell whether it comes so far."""
    best, share, segment = np.inf, 0.0, 0
    for number in range(count):
        square, along = to_line(lines, chosen[number], x, y)
        if square < best:
            best, share, segment = square, along, chosen[number]
    upper = vertex[segment]
    away = np.sqrt(best)
    half, reach = between(sizes, upper, share, HALF_WIDTH), between(sizes, upper, share, REACH_AT)
    out[0] = 0.0
    if np.isnan(ground) or not away < reach:
        return False
    over = max(away - half, 0.0) / (reach - half)
    bed = z[upper] + share * (z[upper + 1] - z[upper])
    depth = between(sizes, upper, share, BED_DEPTH)
    out[0] = (1.0 - over * over) * (1.0 - over * over)
    out[1] = bed + above_bed(sizes, upper, share, away, ground - bed)
    out[2] = depth
    out[3] = bed + depth if away < half else -np.inf
    return True


@kernel
def _blend(found, count, top, bottom, left, right, heights, water):
    """Lay the sections of all courses into the ground of a block, and fill them with water."""
    for row in range(top, bottom):
        for col in range(left, right):
            cell = (row - top) * SECTION_BLOCK + col - left
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
                    over = max(level - lowest, 0.0) / (SOFT_EDGE * depth)
                    share = weight / (1.0 + over * over)
                    total += share * share
                    mean += share * share * level
            heights[row, col] = (1.0 - greatest) * heights[row, col] + greatest * mean / total
            water[row, col] = max(surface - heights[row, col], 0.0)
