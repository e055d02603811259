"""What rivers of a real island are held against: type, width, depth, slope and bends, on fine rasters of them."""

from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
from headwaters.core.island.rosgen import A_PLUS, DA, SINUOSITY, A, B, C, D, E, F, G
from headwaters.core.network import strahler, topological_order
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bends import chosen, drawn
from headwaters.core.terrain.frames import frame_at
from headwaters.core.terrain.ground.ground import PreparedGround, prepare_ground
from headwaters.core.terrain.rendering.rendering import Scene, heights_of
from headwaters.core.terrain.rendering.sections import SectionedCourses, prepare_sections
from headwaters.core.terrain.types import MAIN, Courses

from .lines import back_along, confluences
from .worlds import plain_window

CELLS = 8  # in the width of a river
AROUND = 3.0  # widths to each side of a place that a raster holds
PLACES = 0.3, 0.5, 0.7  # of a course
LIMITS = {  # of the width over the depth, and of the slope
    A_PLUS: ((0, 12), (0.1, 9)),
    A: ((0, 12), (0.04, 0.1)),
    B: ((12, 40), (0.02, 0.04)),
    C: ((12, 40), (0, 0.02)),
    D: ((40, 99), (0, 0.04)),
    DA: ((0, 40), (0, 0.005)),
    E: ((0, 12), (0, 0.02)),
    F: ((12, 40), (0, 0.02)),
    G: ((0, 12), (0.02, 0.04)),
}
SLACK = 0.03  # of the limits of a type, as finely as a raster of such cells tells
WIDER = 1.2  # times as wide as its river is what is still as wide


class Measured(NamedTuple):
    """What a raster shows of a course."""

    kind: int
    width: float
    ratio: float  # of the width over the depth
    slope: float  # of the bed, along the water
    wanted: float  # the width that it is to have


class DrawnRivers(NamedTuple):
    """The rivers of a model as rasters of any cells draw them."""

    line: Courses
    bare: Courses  # without their bends
    none: Courses
    channels: SectionedCourses
    ground: PreparedGround


def drawn_rivers(model):
    """Return the `DrawnRivers` of a model, for `measured`."""
    line = drawn(model.courses)
    none = chosen(line, np.zeros(line.cell.size, bool))
    channels = prepare_sections(line, model.edge, np.inf, none).channels
    return DrawnRivers(line, drawn(model.courses, np.inf), none, channels, prepare_ground(model, 0.0))


def measured(land, model, course, rivers):
    """Return what rasters around some places of a main course show of it, as `Measured`."""
    width, line = model.courses.width[course], rivers.line
    xy = line.xy[line.first[course] : line.first[course + 1]]
    step = np.hypot(*np.diff(xy, axis=0).T)
    way = np.append(0.0, np.cumsum(step))
    sections = prepare_sections(rivers.none, model.edge, width / CELLS, rivers.bare)._replace(channels=rivers.channels)
    known = {"ground": rivers.ground, "sections": sections, "operators": (), "lakes": (), "oxbows": ()}
    whole = SimpleNamespace(labels=np.zeros((1, 1), np.int32))  # parts of the land, all in one
    scene = Scene(**{**dict.fromkeys(Scene._fields), **known, "parts": whole})
    found = []
    for share in PLACES:
        at = share * way[-1]
        part = np.clip(np.searchsorted(way, at) - 1, 0, len(step) - 1)
        heading = (xy[part + 1] - xy[part]) / step[part]
        place = xy[part] + (at - way[part]) * heading
        found.append(_across(land, scene, place, heading, width))
    wet, deep, beds = np.array(found).T
    slope = (beds[0] - beds[-1]) / ((PLACES[-1] - PLACES[0]) * way[-1])
    return Measured(int(model.courses.kind[course]), np.median(wet), np.median(wet) / np.median(deep), slope, width)


def _across(land, scene, place, heading, width):
    """Return how wide and deep water is across a place, and how high its bed."""
    whole = plain_window(land, width / CELLS)
    col, row = np.floor(whole.to_grid(place[None])[0]).astype(int)
    reach = int(AROUND * CELLS)
    size = 2 * reach + 1
    window = whole._replace(top=row - reach, left=col - reach, nrows=size, ncols=size)
    frame = frame_at(window, window.cells)
    labels, wanted = np.zeros((size, size), np.int32), np.ones(1, bool)
    z, water, _ = heights_of(Run(), scene, window.cell, frame, labels, wanted, 1.0)
    out = np.arange(-AROUND * width * 0.9, AROUND * width * 0.9, width / CELLS / 4)
    places = place + out[:, None] * [-heading[1], heading[0]]
    col, row = np.floor(whole.to_grid(places)).astype(int).T
    deep, level = water[row - window.top, col - window.left], z[row - window.top, col - window.left]
    middle = out.size // 2
    dry = np.flatnonzero(deep <= 0)
    left = dry[dry < middle].max(initial=-1)
    right = dry[dry > middle].min(initial=out.size)
    wet = slice(left + 1, right)
    return (right - left - 1) * width / CELLS / 4, deep[wet].max(initial=1e-9), level[wet].min(initial=np.inf)


def inside(value, limits):
    """Tell whether a value lies between limits, as finely as rasters tell."""
    return limits[0] * (1 - SLACK) <= value <= limits[1] * (1 + SLACK)


def in_range(one):
    """Tell of width, ratio and slope of a `Measured` whether they are as its type has them."""
    return (
        one.wanted / WIDER <= one.width <= one.wanted * WIDER,
        inside(one.ratio, LIMITS[one.kind][0]),
        inside(one.slope, LIMITS[one.kind][1]),
    )


def sinuosities(courses):
    """Return of edges longer than ten widths whether they wind as rivers of their type do.

    They lead between the middles of the courses above and below the side of two cells.
    """
    line, right = drawn(courses), []
    for upper in np.flatnonzero((courses.downstream >= 0) & (courses.thread == MAIN)):
        lower = courses.downstream[upper]
        if courses.cell[upper] == courses.cell[lower]:
            continue
        halves = []
        for course, above in ((upper, False), (lower, True)):
            xy = line.xy[line.first[course] : line.first[course + 1]]
            way = np.append(0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
            halves.append(xy[(way <= way[-1] / 2) == above])
        xy = np.concatenate(halves)
        chord = np.hypot(*(xy[-1] - xy[0]))
        if chord > 10 * courses.width[upper]:
            ratio = np.hypot(*np.diff(xy, axis=0).T).sum() / chord
            ranges = SINUOSITY[courses.kind[[upper, lower]]]
            right.append(((ranges[:, 0] <= ratio) & (ratio <= ranges[:, 1])).any())
    return np.array(right)


def angles_of_confluences(courses, edge):
    """Return of each confluence its angle in degrees, the ratio of its discharges, and whether their orders are equal.

    Angles are those between chords of a quarter of an edge, or of ten widths where that is less.
    """
    downstream = np.where(courses.thread == MAIN, courses.downstream, -1)
    order = strahler(Run(), downstream, topological_order(Run(), downstream))
    pairs, angles = np.array(confluences(courses._replace(downstream=downstream))), []
    for pair in pairs:
        turn = []
        for one in pair:
            chord = min(edge / 4, 10 * courses.width[one])
            way = back_along(courses, one, chord) - courses.xy[courses.first[one + 1] - 1]
            turn.append(np.arctan2(*way[::-1]))
        angles.append(abs((np.degrees(turn[1] - turn[0]) + 180) % 360 - 180))
    flow, orders = courses.discharge[pairs], order[pairs]
    return np.array(angles), flow.max(axis=1) / flow.min(axis=1), orders[:, 0] == orders[:, 1]
