"""Side channels: rivers braided among bars, parted by islands, and spread over deltas.

Side channels leave a river of type D or DA at a vertex and come back to it at another, after a lens of land. They lie
on both sides of the river, in braided ones up to two deep; the river and its side channels share its width, its depth
and what it carries. A course that has some holds its bends as vertices from then on, so that side channels meet them.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array
from ...island.rosgen import DA, D
from ...machine.jit import kernel
from ...machine.noise import chance
from ...plane.segments import crosses
from ...plane.types import Field, Land
from ..types import MAIN, SIDE, Courses
from .bends import chosen, course_seeds, expanded, joined
from .course_shape import WAVELENGTHS
from .deltas import with_arms
from .swing_room import TO_SHORE, find_surroundings, free_distance

# In widths of the whole river: how long lenses are, and how far from the course their channels run; then how flat their
# arcs are, the chance that a second channel runs around a lens, and the shares of the river and of its channels.
BRAIDED = np.array([8.0, 0.6, 2.0, 0.45, 0.45, 0.22])
PARTED = np.array([24.0, 4.5, 4.0, 0.0, 0.5, 0.3])
OUTER = 1.5  # how far a second channel runs, over the first
OUTER_LONGER = 0.15  # by which it begins before and ends after, of the first
LENS_GAP = 0.3, 0.8  # between lenses on one side, of their length
SHORTEST_LENS = 0.5  # lens, of the usual length
MOST_LENSES = 24  # one after the other
LENS_SAMPLES = 6  # of a lens, at which its room is measured; fewer vertices of the river do not show its shape
VERTICES_BESIDE = 12  # vertices of a river, up and down, that its side channel can meet


def with_side_channels(
    courses: Courses, land: Land, seed: int, deltas: Array | None = None, ground: Field | None = None
) -> Courses:
    """Return the courses with side channels beside rivers of types D and DA, and arms where ``deltas`` says so.

    ``deltas`` is true for nodes at which a river ends in a delta; its last course gets distributaries instead of side
    channels, and none through hills of the ``ground`` if that is given. Courses with side channels have all their bends
    as vertices; new courses come after those that were there. A river without water has none of them.
    """
    main = (courses.thread == MAIN) & (courses.width > 0)
    spread = main & (courses.downstream < 0)
    spread &= False if deltas is None else np.asarray(deltas, bool)[courses.cell]
    several = main & ((courses.kind == D) | (courses.kind == DA)) & ~spread
    if not (several | spread).any():
        return courses
    usual = WAVELENGTHS[courses.kind] * courses.width
    courses = courses._replace(wavelength=np.where(courses.wavelength > 0, courses.wavelength, usual))
    bare = courses._replace(swing=np.zeros(main.size))
    split = several | spread
    drawn, base, left = expanded(courses, split), expanded(bare, split), expanded(bare, split, 1.0)
    around = find_surroundings(courses, land)
    gone = np.where(split | (courses.swing == 0), 0.0, 1.0)
    drawn = drawn._replace(**{name: gone * getattr(courses, name) for name in ("wavelength", "swing", "phase")})
    result = _with_sides(drawn, base, left, courses, np.flatnonzero(several), around, seed)
    return with_arms(result, np.flatnonzero(spread), land, seed, ground)


def _with_sides(drawn, base, left, courses, several, around, seed):
    """Return drawn courses with side channels along ``several`` of them.

    ``base`` are the courses without their bends, ``left`` the same one metre to their left; ``courses`` as they came.
    """
    table = np.empty((several.size * 4 * (2 * MOST_LENSES + 2), 6))
    style = np.where((courses.kind == D)[:, None], BRAIDED, PARTED)
    seeds = course_seeds(courses, seed)
    count = _lenses(several, seeds, style, courses.width, drawn.first, base.xy, around, table)
    river, start, end = table[:count, :3].astype(np.int64).T
    if not count:
        return drawn
    first = np.append(0, np.cumsum(end - start + 1))
    xy, z = np.empty((first[-1], 2)), np.empty(first[-1])
    _draw_lenses(start, end, table[:count], drawn.xy, drawn.z, base.xy, left.xy, first, xy, z)
    clear = np.empty(count, np.bool_)
    _find_clear(table[:count], drawn.first, drawn.xy, first, xy, clear)
    share = np.ones(len(courses.kind))
    share[river] = style[river, 4]
    part = np.where(table[:count, 4] > 0, 1.0 / OUTER, 1.0) * style[river, 5]
    own = {name: getattr(drawn, name)[river] * part for name in ("discharge", "width", "depth")}
    whole = {name: getattr(drawn, name) * share for name in own}
    zeros = np.zeros(count)
    more = drawn._replace(
        first=first,
        xy=xy,
        z=z,
        cell=drawn.cell[river],
        downstream=np.full(count, -1),
        thread=np.full(count, SIDE, np.uint8),
        kind=drawn.kind[river],
        wavelength=zeros,
        swing=zeros,
        phase=zeros,
        **own,
    )
    return joined(drawn._replace(**whole), chosen(more, clear)._replace(downstream=river[clear]))


@kernel
def _lenses(several, seeds, style, width, first, xy, around, table):
    """Choose lenses: the course, its vertices at both ends, metres to the left, whether it is outer, how flat it is.

    Return how many there are. ``xy`` are the vertices of courses without bends.
    """
    count = 0
    for number in range(several.size):
        course = several[number]
        begin, last = first[course], first[course + 1] - 1
        whole = width[course]
        length = 0.0
        for vertex in range(begin, last):
            length += _step(xy, vertex)
        usual = max(style[course, 0] * whole, length / MOST_LENSES)
        for side in range(2):
            draw = 0
            along, vertex, taken = 0.0, begin, begin
            goal = usual * (0.15 + 0.6 * chance(seeds[course], 100 + side, draw))
            while count + 2 <= table.shape[0]:
                while vertex < last and along < goal:
                    along += _step(xy, vertex)
                    vertex += 1
                draw += 4
                size = usual * (0.7 + 0.6 * chance(seeds[course], 100 + side, draw))
                size = min(size, length - along - 0.15 * usual)
                if size < SHORTEST_LENS * usual:
                    break
                goal = along + size
                start, from_start = vertex, along
                while along < goal:
                    along += _step(xy, vertex)
                    vertex += 1
                between = chance(seeds[course], 100 + side, draw + 1)
                size = along - from_start
                goal = along + size * (LENS_GAP[0] + (LENS_GAP[1] - LENS_GAP[0]) * between)
                if vertex - start < LENS_SAMPLES:
                    continue
                reach = style[course, 1] * whole * (0.9 + 0.2 * chance(seeds[course], 100 + side, draw + 2))
                room = _room(course, start, vertex, from_start, 2.0 * OUTER * reach + size, xy, around) - 0.2 * whole
                outer = side == seeds[course] % 2  # on one of the sides, so that there are four channels at most
                outer = outer and chance(seeds[course], 100 + side, draw + 3) < style[course, 3]
                more = max(int(OUTER_LONGER * (vertex - start)), 1)
                if outer and room > OUTER * reach and start - more > taken and vertex + more < last:
                    ends = start - more, vertex + more
                    _note(table, count, course, ends, OUTER * reach * (1 - 2 * side), 1.0, style[course, 2])
                    count += 1
                    taken = vertex + more
                taken = max(taken, vertex)
                if room < reach:
                    reach = room if room > 0.7 * reach else 0.0
                if reach > 0.0:
                    _note(table, count, course, (start, vertex), reach * (1 - 2 * side), 0.0, style[course, 2])
                    count += 1
    return count


@kernel
def _step(xy, vertex):
    """Return how far it is from one vertex to the next."""
    dx, dy = xy[vertex + 1, 0] - xy[vertex, 0], xy[vertex + 1, 1] - xy[vertex, 1]
    return np.sqrt(dx * dx + dy * dy)


@kernel
def _note(table, row, course, ends, reach, outer, power):
    table[row, 0] = course
    table[row, 1] = ends[0]
    table[row, 2] = ends[1]
    table[row, 3] = reach
    table[row, 4] = outer
    table[row, 5] = power


@kernel
def _room(course, start, end, along, wanted, xy, around):
    """Return how far channels may stray from a course between two vertices, ``along`` metres from its beginning.

    It is no more than ``wanted``.
    """
    room, longest = wanted, 0.0
    before = start
    for sample in range(LENS_SAMPLES + 1):
        vertex = start + (end - start) * sample // LENS_SAMPLES
        step = 0.0
        for passed in range(before, vertex):
            step += _step(xy, passed)
        along += step
        longest = max(longest, step)
        before = vertex
        x, y = xy[vertex, 0], xy[vertex, 1]
        room = min(room, free_distance(x, y, course, along, room, False, around))
    return room - TO_SHORE * longest / 2.0  # between the samples it can be so much less


@kernel
def _draw_lenses(start, end, table, xy, z, base, left, first, new_xy, new_z):
    """Write the vertices of side channels: from their river out to their arcs and back."""
    for lens in range(start.size):
        begin, span, reach = start[lens], end[lens] - start[lens], table[lens, 3]
        new = first[lens]
        for step in range(span + 1):
            vertex = begin + step
            share = 2.0 * step / span - 1.0
            out = 1.0 - share * share
            if table[lens, 5] > 2.0:
                out = 1.0 - share * share * share * share
            for axis in range(2):
                stray = xy[vertex, axis] - base[vertex, axis]
                aside = reach * (left[vertex, axis] - base[vertex, axis])
                new_xy[new + step, axis] = base[vertex, axis] + (1.0 - out) * stray + out * aside
        length = 0.0
        for vertex in range(new, new + span):
            length += _step(new_xy, vertex)
            new_z[vertex + 1] = length
        new_z[new] = z[begin]
        for vertex in range(new + 1, new + span):
            new_z[vertex] = z[begin] + new_z[vertex] / length * (z[begin + span] - z[begin])
        new_z[new + span] = z[begin + span]
        for axis in range(2):
            new_xy[new, axis] = xy[begin, axis]
            new_xy[new + span, axis] = xy[begin + span, axis]


@kernel
def _find_clear(table, river_first, river_xy, first, xy, clear):
    """Find the channels that meet neither themselves, nor their river between their ends, nor the channel inside."""
    for lens in range(clear.size):
        course, start, end = int(table[lens, 0]), int(table[lens, 1]), int(table[lens, 2])
        begin, last = river_first[course], river_first[course + 1] - 1
        clear[lens] = not _meets(xy, first[lens], start, end, river_xy, begin, last, begin)
        clear[lens] = clear[lens] and not _meets_itself(xy, first[lens], first[lens + 1] - 1)
        if clear[lens] and table[lens, 4] > 0.0 and lens + 1 < clear.size and table[lens + 1, 0] == course:
            inner, inner_end = int(table[lens + 1, 1]), int(table[lens + 1, 2])
            if start < inner and inner_end < end:
                clear[lens] = not _meets(xy, first[lens], start, end, xy, inner, inner_end, first[lens + 1])


@kernel
def _meets_itself(xy, begin, last):
    """Tell whether a line crosses itself within a few vertices."""
    for one in range(begin, last):
        for two in range(one + 2, min(one + VERTICES_BESIDE, last - 1) + 1):
            if crosses(
                xy[one, 0], xy[one, 1], xy[one + 1, 0], xy[one + 1, 1],
                xy[two, 0], xy[two, 1], xy[two + 1, 0], xy[two + 1, 1],
            ):  # fmt: skip
                return True
    return False


@kernel
def _meets(xy, first, start, end, other, other_start, other_end, other_first):
    """Tell whether a channel meets another line beside the same vertices of the course, where neither begins nor ends.

    The vertices ``start`` to ``end`` of the course are those from ``first`` on, in ``xy``; so with the other line.
    """
    for vertex in range(start, end):
        one = first + vertex - start
        ax, ay, bx, by = xy[one, 0], xy[one, 1], xy[one + 1, 0], xy[one + 1, 1]
        for beside in range(
            max(vertex - VERTICES_BESIDE, other_start), min(vertex + VERTICES_BESIDE, other_end - 1) + 1
        ):
            if (vertex == start and start - 1 <= beside <= start) or (vertex == end - 1 and end - 1 <= beside <= end):
                continue
            two = other_first + beside - other_start
            if crosses(ax, ay, bx, by, other[two, 0], other[two, 1], other[two + 1, 0], other[two + 1, 1]):
                return True
    return False
