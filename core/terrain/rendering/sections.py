"""Cross-sections of rivers: bed, banks, and the floor and sides of the valley, by type.

From the middle of a river outwards a section is a line through these knots; distances count in half widths, heights
above the bed in depths of the river when it fills its banks:

    0 and 0 → ``toe`` and ``toe_height`` → 1 and 1: the bank → ``floor`` and ``floor_height`` → ``prone`` and 2

and from there upwards at the slope ``side``. ``prone`` is the entrenchment: how much wider than the river its valley is
at twice its depth. Of the types after Rosgen (doi:10.1016/0341-8162(94)90001-9), A and G are narrow clefts whose sides
begin at the banks, F has a flat bed between walls, B a narrow floor, C and E meander on wide ones, D is shallow and
flat, DA lies in a plain.

Bed and banks follow the bends of a river. Its valley does not, so that there its floor begins beyond the belt of the
bends; it reaches as far as ``valley`` edges of the network, where the ground is that between rivers again. At a spring
all of this is narrow and shallow, and widens down from there: a hollow, which passes into the ground above it.
Water fills the river to its banks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array
from ...island.rosgen import NAMES
from ...network import main_tributary
from ...plane.segment_grid import SegmentGrid, grid_of_segments
from ...run.run import Run
from ..types import MAIN, Courses
from ..valley_floors import section_reaches

SECTION_TABLE = {  # toe, toe_height, floor, floor_height, prone, side, valley
    "A+": (0.25, 0.10, 1.05, 1.30, 1.15, 0.30, 0.02),
    "A": (0.35, 0.08, 1.06, 1.30, 1.20, 0.25, 0.02),
    "B": (0.50, 0.06, 1.30, 1.10, 1.80, 0.15, 0.03),
    "C": (0.60, 0.05, 3.00, 1.15, 4.00, 0.05, 0.04),
    "D": (0.85, 0.15, 3.00, 1.20, 4.00, 0.04, 0.04),
    "DA": (0.60, 0.05, 4.50, 1.10, 6.00, 0.02, 0.05),
    "E": (0.55, 0.04, 5.00, 1.10, 7.00, 0.05, 0.04),
    "F": (0.80, 0.05, 1.05, 1.20, 1.20, 0.20, 0.03),
    "G": (0.50, 0.06, 1.05, 1.30, 1.20, 0.25, 0.02),
}
SHAPES = np.array([SECTION_TABLE[name] for name in NAMES])
TOE, TOE_HEIGHT, FLOOR_EDGE, FLOOR_EDGE_HEIGHT, PRONE, VALLEY_SIDE, VALLEY = range(7)
CHANNEL = 3.0  # half widths from its middle within which a river has banks of its own
BELT = 0.25  # of wavelength times swing: how far bends swing out to each side
MIXED = 0.25  # of a course at each end, where its section becomes that of the next
AT_SPRING = 0.15  # of the section of a river, where it begins; drawn
# What kernels take of a section at one place of a course, in metres but for the slope.
HALF_WIDTH, BED_DEPTH, TOE_AT, TOE_UP, FLOOR_AT, FLOOR_UP, PRONE_AT, SLOPE, REACH_AT = range(9)
SECTION_SIZES = REACH_AT + 1


class SectionedCourses(NamedTuple):
    """Courses with their cross-sections, as kernels take them: segments from each vertex to the next."""

    xy: np.ndarray  # float64 (m, 2) of the vertices
    z: np.ndarray  # float64 (m,) of the bed
    sizes: np.ndarray  # float64 (m, 9) of the section at each vertex, see above
    vertex: np.ndarray  # int64: the upper vertex of each segment, course after course
    lines: np.ndarray  # float64 (n, 5): its place, the way to the lower vertex, and 1 over the square of its length
    course: np.ndarray  # int64 of each segment
    grid: SegmentGrid  # the segments
    reach: float  # metres: of the widest section


class Sections(NamedTuple):
    """What `stamp` takes."""

    valleys: SectionedCourses
    channels: SectionedCourses


def prepare_sections(
    courses: Courses, edge: float, cell: float, bare: Courses | None = None, profiles=None
) -> Sections:
    """Return the `Sections` of courses with explicit vertices on a raster with cells of ``cell`` metres.

    ``bare`` are the same rivers without their bends, or some of them, along which the valleys run; ``profiles``
    stand in for the rows of the table where they are given. Without an ``edge``, of a DEM, rivers come from anywhere.
    """
    bare = courses if bare is None else bare
    shapes = SHAPES if profiles is None else profiles
    valleys, channels = sizes_of_valleys(bare, edge, cell, shapes), sizes_of_channels(courses, shapes)
    at_spring = AT_SPRING if edge > 0.0 else 1.0
    return Sections(_rivers(bare, valleys, at_spring), _rivers(courses, channels, at_spring))


def _rivers(courses, own, at_spring):
    """Return `SectionedCourses` of which each course has these sizes (n, 9), and so much of them at springs."""
    sizes = _at_vertices(courses, own, at_spring)
    owner = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    vertex = np.flatnonzero(owner[:-1] == owner[1:])
    xy, z = (np.require(values, np.float64, ["C", "W"]) for values in (courses.xy, courses.z))
    grid = grid_of_segments(xy[vertex], xy[vertex + 1])
    reach = float(sizes[:, REACH_AT].max()) if len(sizes) else 0.0
    way = xy[vertex + 1] - xy[vertex]
    square = np.sum(way**2, axis=1)
    lines = np.column_stack([xy[vertex], way, np.divide(1.0, square, out=np.zeros(square.size), where=square > 0)])
    return SectionedCourses(xy, z, sizes, vertex, lines, owner[vertex], grid, reach)


def sizes_of_channels(courses: Courses, shapes: Array = SHAPES) -> Array:
    """Return the sizes (n, 9) of the bed and the banks of each course."""
    shape, half, depth = shapes[courses.kind], courses.width / 2, courses.depth
    at = shape[:, [TOE, FLOOR_EDGE, PRONE]] * half[:, None]
    up = shape[:, [TOE_HEIGHT, FLOOR_EDGE_HEIGHT]] * depth[:, None]
    sizes = half, depth, at[:, 0], up[:, 0], at[:, 1], up[:, 1], at[:, 2], shape[:, VALLEY_SIDE], CHANNEL * half
    return np.column_stack(sizes)


def sizes_of_valleys(courses: Courses, edge: float, cell: float, shapes: Array = SHAPES) -> Array:
    """Return the sizes (n, 9) of the valley of each course, whose bends have a belt of their own."""
    belt = BELT * courses.wavelength * courses.swing
    sizes = sizes_of_channels(courses, shapes)
    sizes[:, [HALF_WIDTH, TOE_AT, FLOOR_AT, PRONE_AT]] += belt[:, None]
    prone, half = sizes[:, PRONE_AT], sizes[:, HALF_WIDTH]
    sizes[:, REACH_AT] = section_reaches(shapes[courses.kind, VALLEY], edge, prone, half, cell)
    return sizes


def _at_vertices(courses, own, at_spring):
    """Return the sizes (m, 9) of the section at each vertex, from those of each course.

    Along the main river sections pass over into each other; a tributary keeps its own as far as its end. All but slopes
    are so many times as large where no other river comes from.
    """
    count = courses.cell.size
    follows = np.where(courses.thread == MAIN, courses.downstream, -1)
    feeder = main_tributary(Run(), follows, courses.discharge)
    at_start, at_end = own.copy(), own.copy()
    springs = (feeder < 0) & (courses.thread == MAIN)
    at_start[springs] *= np.where(np.arange(SECTION_SIZES) == SLOPE, 1.0, at_spring)
    fed = np.flatnonzero(feeder >= 0)
    at_start[fed] = at_end[feeder[fed]] = (own[fed] + own[feeder[fed]]) / 2
    owner = np.repeat(np.arange(count), np.diff(courses.first))
    share = _shares(courses, owner)[:, None]
    start, end = (np.clip((MIXED - way) / MIXED, 0.0, 1.0) for way in (share, 1.0 - share))
    return own[owner] + start * (at_start - own)[owner] + end * (at_end - own)[owner]


def _shares(courses, owner):
    """Return how far along its course each vertex is, from 0 to 1."""
    step = np.sqrt(np.sum(np.diff(courses.xy, axis=0) ** 2, axis=1))
    way = np.append(0.0, np.cumsum(np.where(owner[:-1] == owner[1:], step, 0.0)))
    begin, end = way[courses.first[:-1]], way[courses.first[1:] - 1]
    length = np.where(end > begin, end - begin, 1.0)
    return (way - begin[owner]) / length[owner]
