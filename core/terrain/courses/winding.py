"""Rivers wind with their valleys, at ten times the scale of their bends, so that rasters of coarse cells show it.

The line of a river swings like that of a sine-generated curve (`bend_form`) whose wavelength, swing and phase drift
along it by noise, and winds about a longer one of its kind: no bend is like the next. Wavelengths follow the width,
swings the type: gentle rivers wind, steep ones hardly do, and other rivers and the shore leave them the room that there
is. A tributary follows the river that it joins wherever that swings. Where rivers would meet they swing less.
"""

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import gradient_noise, scramble
from ...network import main_tributary
from ...plane.crossings import meetings
from ...plane.segment_grid import grid_of_segments
from ...run.run import Run
from ..types import MAIN
from .along_lines import LED
from .bend_form import TWO_PI, bend_at, bessel
from .stems import fallen, stem_courses, ways_of
from .swing_room import find_surroundings, free_way

WIDTHS = 120.0  # of a river, in the wavelength of its valley: bends of the water are 11
LEAST, MOST = 0.16, 0.9  # edges: wavelengths between which rivers wind
# How much longer than the straight way rivers of each type are by their valleys; bends come on top.
WINDING = np.array([0.03, 0.05, 0.1, 0.25, 0.03, 0.12, 0.28, 0.25, 0.1])
VERTICES = 16.0  # of a wavelength, at least
# Times the wavelength, times the swing, and share of the room, of the two windings of a river.
WAVES = (2.9, 0.75, 0.6), (1.0, 0.85, 0.4)
STRAYS, HEIGHTS = np.array([0.55, 1.6]), np.array([0.15, 1.4])  # by which wavelengths and swings differ
DRIFT = 0.35  # over a wavelength, of the noise that does it
FADE = 0.6  # of a wavelength, over which rivers begin and end to wind
MOST_TURN = 1.75  # radians, off the line
LESS, TRIES, AROUND = 0.5, 12, 1.0  # what is left of a swing where rivers meet; wavelengths to each side of there
NARROWS, SWINGS = 0.5, 1.2  # by how much room changes over the way, and a swing over a wavelength
EVEN = 0.2  # wavelengths to each side, over which the direction of a line is a mean: at a corner bends would cross
NEVER = 0.2  # of a swing: less is none


def with_winding(courses, land, edge, seed, strength=1.0, held=None):
    """Return courses that wind with their valleys on an island, ``strength`` times as much as is usual.

    Vertices that are ``held`` stay where they are. Courses get more vertices; all else stays but heights between ends.
    """
    kind, width = courses.kind, courses.width
    wavelength = np.clip(WIDTHS * width, LEAST * edge, MOST * edge)
    longer = 1.0 + strength * WINDING[kind]
    swing = np.where((courses.thread == MAIN) & (longer > 1.0), _swing_for(longer), 0.0)
    if not (swing > 0.0).any():
        return courses
    held = np.zeros(len(courses.xy), bool) if held is None else held
    courses, held = _refined(courses, held, wavelength / VERTICES)
    line = _Lines(courses, wavelength, swing, held)
    room, around = np.empty(line.vertex.size), find_surroundings(courses, land)
    _find_room(line.course, line.way_in_course, courses.xy[line.vertex], wavelength, around, room)
    _change_slowly(line.first, line.last, line.way, np.full(room.size, NARROWS), room)
    factor = np.ones(line.vertex.size)
    seeds = _seeds(courses.xy[line.vertex[line.last]], int(seed) & 0xFFFFFFFF)
    for attempt in range(TRIES + 1):
        wound = line.wound(courses, factor, room, seeds, edge)
        met = _met(wound, around.shore)
        if not met.size:
            return fallen(wound)
        factor = line.calmed(factor, met, attempt == TRIES - 1)
    return courses


def _swing_for(longer):
    """Return the swing that makes lines so many times longer, by the first terms of 1 / J0."""
    low, high = np.zeros(longer.size), np.full(longer.size, MOST_TURN)
    for _ in range(24):
        middle = (low + high) / 2
        s = (middle / 2) ** 2
        found = 1.0 / (1.0 - s * (1.0 - s / 4.0 * (1.0 - s / 9.0 * (1.0 - s / 16.0 * (1.0 - s / 25.0)))))
        low, high = np.where(found < longer, middle, low), np.where(found < longer, high, middle)
    return high


def _refined(courses, held, longest):
    """Return courses whose segments are no longer than ``longest`` of each, and which vertices are held then."""
    count = len(courses.xy)
    last = np.zeros(count, bool)
    last[courses.first[1:] - 1] = True
    step = np.diff(courses.xy, axis=0, append=courses.xy[-1:])
    size = np.where(last, 0.0, np.sqrt(step[:, 0] ** 2 + step[:, 1] ** 2))
    own = np.repeat(longest, np.diff(courses.first))
    pieces = np.maximum(np.ceil(size / own), 1).astype(np.int64)
    begin = np.append(0, np.cumsum(pieces))
    vertex = np.repeat(np.arange(count), pieces)
    share = (np.arange(vertex.size) - begin[vertex]) / pieces[vertex]
    after = np.minimum(vertex + 1, count - 1)
    xy = courses.xy[vertex] + share[:, np.newaxis] * (courses.xy[after] - courses.xy[vertex])
    z = courses.z[vertex] + share * (courses.z[after] - courses.z[vertex])
    held = np.where(share > 0, held[vertex] & held[after], held[vertex])
    return courses._replace(first=begin[courses.first], xy=xy, z=z), held


class _Lines:
    """The vertices of courses stem by stem, those first into which others flow, each of them once."""

    def __init__(self, courses, wavelength, swing, held):
        main = main_tributary(Run(), courses.downstream, courses.discharge)
        stems = stem_courses(courses.downstream, main)
        first = courses.first
        members = np.concatenate(stems)
        ends = np.zeros(courses.cell.size, bool)
        ends[[stem[-1] for stem in stems]] = True
        sizes = np.diff(first)[members] - ~ends[members]
        begin = np.append(0, np.cumsum(sizes))
        self.course = np.repeat(members, sizes)
        within = np.arange(begin[-1]) - np.repeat(begin[:-1], sizes)
        self.vertex = first[self.course] + within
        self.last = (begin[1:] - 1)[ends[members]]
        self.first = np.append(0, self.last[:-1] + 1)
        place = np.empty(courses.cell.size, np.int64)
        place[members] = begin[:-1]
        below = courses.downstream[[stem[-1] for stem in stems]]
        self.joined = np.where(below >= 0, place[below], -1)
        self.wavelength, self.swing = wavelength[self.course], swing[self.course]
        way = ways_of(courses.xy)
        self.way_in_course = way[self.vertex] - way[first[self.course]]
        xy = courses.xy[self.vertex]
        self.way = ways_of(xy)
        self.free = self._free(held[self.vertex])
        self.where = np.full(len(courses.xy), -1)
        self.where[self.vertex] = np.arange(self.vertex.size)
        flows = np.flatnonzero(courses.downstream >= 0)
        self.where[first[flows + 1] - 1] = place[courses.downstream[flows]]

    def _free(self, held):
        """Return the share of its swing that each vertex has beside those of its stem that are held."""
        away = np.full(held.size, np.inf)
        _spread_holds(self.first, self.last, self.way, held, away)
        share = np.minimum(away / (FADE * self.wavelength), 1.0)
        return share * share * (3.0 - 2.0 * share)

    def wound(self, courses, factor, room, seeds, edge):
        """Return courses that wind, each vertex as much as its factor and its room allow."""
        base, ends = courses.xy[self.vertex], (self.first, self.last, self.joined)
        swing = self.swing * self.free * factor
        _change_slowly(self.first, self.last, self.way, np.divide(SWINGS, self.wavelength), swing)
        for longer, part, share in WAVES:  # the short waves run along the long ones
            moved = np.empty_like(base)
            shape = longer * self.wavelength, part * swing, share * room
            _wind(*ends, base, ways_of(base), *shape, seeds + int(longer), LED * edge, moved)
            base = moved
        return courses._replace(xy=moved[self.where])

    def calmed(self, factor, met, still):
        """Return factors that are less around vertices where rivers meet, and where what is joined there does."""
        factor = factor.copy()
        places = self.where[met]
        stem = np.searchsorted(self.last, places)
        places = np.unique(np.concatenate([places, self.joined[stem][self.joined[stem] >= 0]]))
        for place in places.tolist():
            own = np.searchsorted(self.last, place)
            part = slice(self.first[own], self.last[own] + 1)
            near = np.abs(self.way[part] - self.way[place]) < AROUND * self.wavelength[place]
            factor[part][near | still] *= 0.0 if still else LESS
        return np.where(factor < NEVER, 0.0, factor)


def _met(courses, shore):
    """Return the vertices at which courses begin to cross one another, or the shore."""
    last = np.zeros(len(courses.xy), bool)
    last[courses.first[1:] - 1] = True
    begin = np.flatnonzero(~last)
    start, end = courses.xy[begin], courses.xy[begin + 1]
    pairs = meetings(start, end, grid_of_segments(start, end), 0.0)
    one, other = pairs[pairs[:, 0] < pairs[:, 1]].T
    joined = np.zeros(one.size, bool)
    for this in (start[one], end[one]):
        for that in (start[other], end[other]):
            joined |= (this == that).all(axis=1)
    mouths = courses.first[1:][courses.downstream < 0] - 2
    inland = ~np.isin(begin, mouths)
    wet = np.flatnonzero(inland)[meetings(start[inland], end[inland], shore, 0.0)[:, 0]]
    return np.unique(begin[np.concatenate([one[~joined], other[~joined], wet])])


def _seeds(ends, seed):
    """Return a random number of 32 bits for each stem, by the decimetres of its lower end and the seed."""
    places = np.floor(10.0 * ends).astype(np.int64)
    seeds = np.empty(len(places), np.int64)
    _scramble_places(places, seed, seeds)
    return seeds


@kernel
def _scramble_places(places, seed, seeds):
    for place in range(seeds.size):
        seeds[place] = scramble(seed, places[place, 0], places[place, 1])


@kernel
def _find_room(course, way, xy, wavelength, around, room):
    for vertex in range(room.size):
        most = wavelength[course[vertex]]
        room[vertex] = free_way(xy[vertex, 0], xy[vertex, 1], course[vertex], way[vertex], most, True, around)


@kernel
def _change_slowly(first, last, way, most, values):
    """Lower values that change along a stem by more than ``most`` of the way, or rivers would turn back there."""
    for stem in range(first.size):
        for vertex in range(first[stem] + 1, last[stem] + 1):
            step = way[vertex] - way[vertex - 1]
            values[vertex] = min(values[vertex], values[vertex - 1] + most[vertex] * step)
        for vertex in range(last[stem] - 1, first[stem] - 1, -1):
            step = way[vertex + 1] - way[vertex]
            values[vertex] = min(values[vertex], values[vertex + 1] + most[vertex] * step)


@kernel
def _spread_holds(first, last, way, held, away):
    """Find how far along its stem each vertex is from one that is held."""
    for stem in range(first.size):
        before = np.inf
        for vertex in range(first[stem], last[stem] + 1):
            before = way[vertex] if held[vertex] else before
            away[vertex] = min(away[vertex], abs(way[vertex] - before))
        before = np.inf
        for vertex in range(last[stem], first[stem] - 1, -1):
            before = way[vertex] if held[vertex] else before
            away[vertex] = min(away[vertex], abs(before - way[vertex]))


@kernel
def _wind(first, last, joined, base, way, wavelength, swing, room, seeds, led, moved):
    """Write where the vertices of stems are, from their ends up, when they wind."""
    for stem in range(first.size):
        begin, end = first[stem], last[stem]
        shift_x, shift_y = 0.0, 0.0
        if joined[stem] >= 0:
            shift_x, shift_y = moved[joined[stem], 0] - base[end, 0], moved[joined[stem], 1] - base[end, 1]
        length = way[end] - way[begin]
        reach = min(led, length)
        angle = TWO_PI * (seeds[stem] & 0xFFFF) / 65536.0
        wave = wavelength[end]
        for vertex in range(end, begin - 1, -1):
            above = way[end] - way[vertex]
            step = way[vertex + 1] - way[vertex] if vertex < end else 0.0
            share = min(step / wave, 1.0)
            wave += share * (wavelength[vertex] - wave)
            here = wave * _varied(seeds[stem], DRIFT * angle / TWO_PI, 0.5, STRAYS)
            angle -= TWO_PI * step / here
            fade = min(min(above, length - above + 0.3 * wave) / (FADE * wave), 1.0)
            height = fade * fade * (3.0 - 2.0 * fade) * swing[vertex]
            height *= _varied(seeds[stem], DRIFT * angle / TWO_PI, 20.5, HEIGHTS)
            along, aside = _bend(here / TWO_PI, angle, height, room[vertex])
            tx, ty = _direction(begin, end, base, way, vertex, EVEN * wave)
            share = max(1.0 - above / reach, 0.0) if reach > 0.0 else 0.0
            share = share * share * (3.0 - 2.0 * share)
            moved[vertex, 0] = base[vertex, 0] + share * shift_x + along * tx - aside * ty
            moved[vertex, 1] = base[vertex, 1] + share * shift_y + along * ty + aside * tx


@kernel
def _direction(begin, end, base, way, vertex, reach):
    """Return the direction of a line from ``reach`` before a vertex to as far behind it, of length 1 or 0."""
    low, high = vertex, vertex
    while low > begin and way[vertex] - way[low] < reach:
        low -= 1
    while high < end and way[high] - way[vertex] < reach:
        high += 1
    x, y = base[high, 0] - base[low, 0], base[high, 1] - base[low, 1]
    unit = np.sqrt(x * x + y * y)
    return (x / unit, y / unit) if unit > 0.0 else (0.0, 0.0)


@kernel
def _varied(seed, along, row, limits):
    """Return a factor around 1 between limits, by noise."""
    return min(max(1.0 + 2.0 * (limits[1] - 1.0) * gradient_noise(seed, along, row), limits[0]), limits[1])


@kernel
def _bend(size, angle, swing, room):
    """Return how far a bend is from its line, along and to the left, no further than its room."""
    if swing <= 0.0 or room <= 0.0:
        return 0.0, 0.0
    j0, j1, _, j3, _ = bessel(swing)
    reach = 2.0 * size * (j1 + j3 / 3.0) / j0
    if reach > room:
        swing *= room / reach
    return bend_at(size, angle, swing)
