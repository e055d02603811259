"""Valleys in the ground: as wide and deep as their rivers, rising from the banks, open where rivers meet."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import NAMES, WIDTH_OVER_DEPTH
from headwaters.core.terrain.rendering.sections import AT_SPRING, MIXED, SECTION_TABLE, prepare_sections
from headwaters.core.terrain.rendering.stamping import stamp
from headwaters.core.terrain.types import MAIN, SIDE
from hypothesis import given
from hypothesis import strategies as some

from ....support import examples
from ..rivers import courses_of

EDGE = 2_000.0
KINDS = range(NAMES.size)
RATIOS = {  # of width to depth, from the table of types
    "A+": (0, 12), "A": (0, 12), "B": (12, 40), "C": (12, 40), "D": (40, 1e9), "DA": (0, 40), "E": (0, 12),
    "F": (12, 40), "G": (0, 12),
}  # fmt: skip
ENTRENCHMENT = {  # width at twice the depth over width
    "A+": (1, 1.4), "A": (1, 1.4), "B": (1.4, 2.2), "C": (2.2, 99), "D": (1, 99), "DA": (4, 99), "E": (2.2, 99),
    "F": (1, 1.4), "G": (1, 1.4),
}  # fmt: skip


def straight(kind, width, slope=0.01, length=4_000.0, pieces=81):
    """Return a course to the east along the line y = 0, which falls to 50 m."""
    along = np.linspace(0, length, pieces)
    line = np.column_stack([along, 0 * along, 50 + (length - along) * slope])
    return courses_of([line], [-1], kind=kind, width=width, depth=width / WIDTH_OVER_DEPTH[kind])


def rectangle(west, south, east, north, cell):
    """Return the places of the cells of a raster."""
    return np.meshgrid(np.arange(west + cell / 2, east, cell), np.arange(north - cell / 2, south, -cell))


def stamped(courses, x, y, ground, cell, edge=EDGE):
    heights = np.array(np.broadcast_to(ground, x.shape), np.float64)
    return heights, stamp(prepare_sections(courses, edge, cell), x, y, heights)


def within(value, limits):
    return limits[0] <= value <= limits[1]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("width", [3.0, 12.0, 60.0])
def test_width_depth_and_their_ratio_are_those_of_the_type(kind, width):
    courses, cell = straight(kind, width), width / 8
    x, y = rectangle(2_000, -3 * width, 2_000 + 4 * cell, 3 * width, cell)
    bed = np.interp(x, courses.xy[:, 0], courses.z)
    heights, water = stamped(courses, x, y, bed + 0.2 * np.abs(y), cell)
    for column in range(x.shape[1]):
        measured_width = (water[:, column] > 0).sum() * cell
        measured_depth = water[:, column].max()
        assert measured_width == pytest.approx(width, abs=cell)
        assert measured_depth == pytest.approx(courses.depth[0], rel=0.1)
        assert within(measured_width / measured_depth, RATIOS[NAMES[kind]])
        bottom = heights[:, column].min()
        assert abs(bottom - bed[0, column]) < 0.1 * courses.depth[0]


def section_of(name, half, depth, belt, away, ground):
    """Return a section as the table has it: the line through its knots, then upwards at a slope as far as the ground.

    ``ground`` is the height of that above the bed; bends swing out by ``belt``.
    """
    toe, toe_up, floor, floor_up, prone, slope, _ = SECTION_TABLE[name]
    knots = np.array([0, belt + toe * half, belt + half, belt + floor * half, belt + prone * half])
    line = np.interp(away, knots, depth * np.array([0, toe_up, 1, floor_up, 2]))
    side = np.minimum(2 * depth + slope * (away - knots[-1]), np.maximum(ground, 2 * depth))
    return np.where(away < knots[-1], line, side)


def laid(ground, section, away, half, reach):
    """Return the ground with a section laid into it that counts wholly between its banks and not beyond its reach."""
    over = np.clip((away - half) / (reach - half), 0, 1)
    weight = np.where(away < reach, (1 - over**2) ** 2, 0)
    return (1 - weight) * ground + weight * section


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("heading", [0.4, 2.0, 3.9, 5.5])
def test_the_ground_beside_a_river_is_its_valley_and_then_its_section_by_every_letter_of_the_table(kind, heading):
    """A level river askew over the raster with a belt of bends; the ground rises on one side and falls on the other."""
    name, half, bed, belt, cell = NAMES[kind], 7.0, 50.0, 9.0, 1.7
    depth, way = 2 * half / WIDTH_OVER_DEPTH[kind], np.array([np.cos(heading), np.sin(heading)])
    along = np.linspace(-3_000, 3_000, 121)
    line = np.column_stack([along * way[0], along * way[1], np.full(along.size, bed)])
    bent = courses_of([line], [-1], kind=kind, width=2 * half, depth=depth)
    bare = bent._replace(wavelength=np.array([40.0]), swing=np.array([belt / 10]))
    x, y = rectangle(-230, -190, 170, 210, cell)
    aside = x * way[1] - y * way[0]
    away = np.abs(aside)
    heights = bed + 3.0 + 0.05 * aside + 2 * np.sin(x / 30)
    reach = max(SECTION_TABLE[name][-1] * EDGE, 1.5 * (belt + SECTION_TABLE[name][4] * half), belt + half + 1.5 * cell)
    valley = section_of(name, half, depth, belt, np.maximum(away, belt + half), heights - bed)
    expected = laid(heights, bed + valley, away, belt + half, reach)
    channel = section_of(name, half, depth, 0.0, away, expected - bed)
    expected = laid(expected, bed + channel, away, half, 3 * half)
    water = stamp(prepare_sections(bent, EDGE, cell, bare), x, y, heights)
    assert np.allclose(heights, expected, atol=1e-9)
    assert np.allclose(water, np.where(away < half, np.maximum(bed + depth - expected, 0), 0), atol=1e-9)


@pytest.mark.parametrize("drop", [0.0, 0.5, 3.0])
@pytest.mark.parametrize("apart", [11.0, 16.0, 23.0])
def test_where_two_rivers_run_side_by_side_the_lower_is_not_dammed_and_the_ground_lies_between_both(drop, apart):
    """Askew over the raster, so that the one is the lower on whichever side of it a place lies."""
    way, along = np.array([0.6, 0.8]), np.linspace(-3_000, 3_000, 121)
    lines = [
        np.column_stack([*(along * way[axis] + shift * [-0.8, 0.6][axis] for axis in (0, 1)), np.full(121, bed)])
        for shift, bed in ((0.0, 50.0), (apart, 50.0 + drop))
    ]
    alone, both = courses_of(lines[:1], [-1], width=10.0), courses_of(lines, [-1, -1], width=10.0)
    other = courses_of(lines[1:], [-1], width=10.0)
    x, y = rectangle(-40, -40, 45, 45, 0.9)
    aside = 0.6 * y - 0.8 * x
    ground = np.full(x.shape, 58.0)
    # Channels alone: valleys are laid before and do not know of the banks.
    channels = [prepare_sections(courses, 1e-9, 0.1) for courses in (alone, other, both)]
    no_valleys = prepare_sections(courses_of([lines[0] + [1e6, 0, 0]], [-1]), 1e-9, 0.1).valleys
    made = [ground.copy() for _ in channels]
    wet = [stamp(each._replace(valleys=no_valleys), x, y, out) for each, out in zip(channels, made)]
    lower, upper = np.minimum(made[0], made[1]), np.maximum(made[0], made[1])
    assert (made[2] <= upper + 1e-9).all()
    bed = np.abs(aside) < 4
    assert np.abs(made[2] - made[0])[bed].max() < 0.2
    if drop == 3.0:
        assert np.abs(made[2] - lower)[bed].max() < 0.02
    assert (wet[2][bed] > 0).all() and (wet[2][np.abs(aside - apart) < 4] > 0).all()
    far = (np.abs(aside) > 15) & (np.abs(aside - apart) > 15)
    assert far.any() and np.array_equal(made[2][far], ground[far]) and not wet[2][far].any()


@pytest.mark.parametrize("kind", KINDS)
def test_the_valley_at_twice_the_depth_is_as_wide_as_the_type_has_it(kind):
    """The ground around lies at twice the depth: what is lower is the valley, and no bank rises over it."""
    courses, cell = straight(kind, 20.0), 0.1
    x, y = rectangle(2_000, 0, 2_000 + cell, 100, cell)
    x, y = x[::-1], y[::-1]  # away from the river
    bed, depth = np.interp(x, courses.xy[:, 0], courses.z), courses.depth[0]
    heights, water = stamped(courses, x, y, bed + 2 * depth, cell)
    floor = 2 * y[heights < bed + (2 - 1e-6) * depth].max()
    assert within(floor / 20.0, ENTRENCHMENT[NAMES[kind]])
    assert np.diff(heights[:, 0]).min() > -1e-5
    assert np.array_equal(water > 0, y < 10.0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("side", [0.02, 0.15, 0.6])
def test_the_ground_rises_from_the_bed_and_meets_that_between_rivers_without_a_wall(kind, side):
    courses = straight(kind, 10.0)
    x, y = rectangle(2_000, 0, 2_002, 600, 2.0)
    x, y = x[::-1], y[::-1]
    bed = np.interp(x, courses.xy[:, 0], courses.z)
    ground = bed + 4.0 + side * y
    heights, _ = stamped(courses, x, y, ground, 2.0)
    steps = np.diff(heights[:, 0])
    assert (heights >= bed - 1e-9).all()
    assert steps.min() > -1e-3
    beyond = y[:-1, 0] > 15.0
    assert steps[beyond].max() / 2.0 < 2.5 * side + 0.15
    assert np.array_equal(heights[y > 400], ground[y > 400])


def test_sections_pass_over_into_each_other_along_a_river():
    along = np.linspace(0, 1_000, 41)
    lines = [np.column_stack([along + start, 0 * along, 60 - 0.01 * (along + start)]) for start in (0, 1_000)]
    courses = courses_of(lines, [1, -1], width=[10.0, 14.0], depth=[1.0, 1.4])
    x, y = rectangle(0, -12, 2_000, 12, 1.0)
    _, water = stamped(courses, x, y, 80.0, 1.0)
    width = (water > 0).sum(axis=0)
    assert width[500] == 10 and width[1_500] == 14
    assert np.abs(np.diff(width)).max() <= 2 and abs(width[1_000] - 12) <= 1


def test_a_river_begins_in_a_hollow_that_widens():
    """Its bed lies as deep in even ground all the way; of a DEM rivers are as wide at once."""
    along = np.linspace(0, 1_000, 41)
    courses = courses_of([np.column_stack([along, 0 * along, 60 - 0.01 * along])], [-1], width=40.0, depth=2.0)
    x, y = rectangle(5, -200, 995, 200, 2.0)
    ground = 63.0 - 0.01 * x
    heights, water = stamped(courses, x, y, ground, 2.0)
    hollow, wet = (heights < ground - 0.1).sum(axis=0), (water > 0).sum(axis=0)
    at = np.array([5, 40, 80, 120])  # columns: 15, 85, 165 and 245 m from the spring
    assert (np.diff(hollow[at]) > 2).all() and (np.diff(wet[at]) >= 3).all()
    assert wet[2] <= 4 and wet[130:].min() == wet[130:].max() == 20
    assert (stamped(courses, x, y, ground, 2.0, edge=0.0)[1] > 0).sum(axis=0).min() == 20


def test_a_tributary_is_not_widened_by_the_river_that_it_joins():
    along = np.linspace(0, 1_000, 41)
    upper = np.column_stack([along, 0 * along, 60 - 0.01 * along])
    lower = np.column_stack([along + 1_000, 0 * along, 50 - 0.01 * along])
    side = np.column_stack([1_000 + 0 * along, 1_000 - along, 60 - 0.01 * along])
    courses = courses_of([upper, lower, side], [1, -1, 1], width=[40.0, 42.0, 6.0], depth=2.0, discharge=[9, 10, 1])
    x, y = rectangle(900, 0, 1_100, 100, 1.0)
    heights, water = stamped(courses, x, y, 100.0, 1.0)
    across = (water > 0)[::-1]  # from south to north
    assert 5 <= across[60].sum() <= 7
    column = 100  # down the tributary, into the river: no bank dams it up
    bed = heights[::-1, column]
    assert np.diff(bed).min() > -0.3
    assert (across[:90, column]).all()


def test_between_two_threads_lies_a_bar():
    along = np.linspace(0, 1_000, 41)
    bend = np.sin(np.pi * along / 1_000) * 40.0
    lines = [np.column_stack([along, sign * bend, 60 - 0.01 * along]) for sign in (1, -1)]
    courses = courses_of(lines, [-1, 0], [MAIN, SIDE], kind=4, width=20.0, depth=0.4)
    x, y = rectangle(490, -60, 510, 60, 1.0)
    heights, water = stamped(courses, x, y, 70.0, 1.0, 4 * EDGE)
    wet = water[:, 10] > 0
    assert np.count_nonzero(np.diff(wet.astype(int)) == 1) == 2
    middle = np.abs(y[:, 10]) < 20
    assert (heights[middle, 10] > 55.4).all() and (heights[middle, 10] < 57.0).all()


@examples(15)
@given(some.integers(0, 10**6), some.sampled_from([5.0, 60.0, 700.0]))
def test_places_do_not_depend_on_what_else_is_computed(seed, cell):
    rng = np.random.default_rng(seed)
    lines = []
    for _ in range(6):
        turns = np.cumsum(rng.normal(0, 0.5, 30))
        xy = rng.uniform(0, 3_000, 2) + np.cumsum(60 * np.column_stack([np.cos(turns), np.sin(turns)]), axis=0)
        lines.append(np.column_stack([xy, np.linspace(rng.uniform(30, 300), 10, 30)]))
    courses = courses_of(lines, [-1] * 6, kind=rng.integers(0, 9, 6), width=rng.uniform(2, 60, 6))
    x, y = rectangle(0, 0, 50 * cell, 40 * cell, cell)
    ground = rng.uniform(0, 300, x.shape)
    ground[rng.random(x.shape) < 0.1] = np.nan
    heights, water = stamped(courses, x, y, ground, cell)
    part = np.s_[7:31, 5:48]
    part_heights, part_water = stamped(courses, x[part], y[part], ground[part], cell)
    assert np.array_equal(part_heights, heights[part], equal_nan=True)
    assert np.array_equal(part_water, water[part])
    assert np.array_equal(np.isnan(heights), np.isnan(ground))
    assert (water[np.isnan(ground)] == 0).all()
    # Held against every segment of every course, one by one.
    widened = np.minimum(AT_SPRING + (1.0 - AT_SPRING) * np.arange(30) / 29 / MIXED, 1.0)
    near = np.full(x.shape, np.inf)
    for course in range(6):
        own = slice(courses.first[course], courses.first[course + 1])
        nearest, half = np.full(x.shape, np.inf), np.empty(x.shape)
        for number, (one, two) in enumerate(zip(courses.xy[own][:-1], courses.xy[own][1:])):
            way = ((x - one[0]) * (two - one)[0] + (y - one[1]) * (two - one)[1]) / np.sum((two - one) ** 2)
            way = np.clip(way, 0, 1)
            away = np.hypot(one[0] + way * (two - one)[0] - x, one[1] + way * (two - one)[1] - y)
            here = widened[number] + way * (widened[number + 1] - widened[number])
            half = np.where(away < nearest, here * courses.width[course] / 2, half)
            nearest = np.minimum(nearest, away)
        near = np.minimum(near, nearest - half)
    valid = np.isfinite(ground)
    assert np.array_equal(water[valid & (near < -1e-6)] > 0, np.ones((valid & (near < -1e-6)).sum(), bool))
    assert (water[valid & (near > 1e-6)] == 0).all()


def test_wide_valleys_show_on_coarse_rasters():
    courses = straight(3, 5.0, slope=0.001)
    x, y = rectangle(1_500, -1_000, 2_500, 1_000, 200.0)
    ground = 60 + 0.05 * np.abs(y)
    heights, _ = stamped(courses, x, y, ground, 200.0)
    assert (heights[np.abs(y) < 150] < ground[np.abs(y) < 150] - 2).all()
    assert np.array_equal(heights[np.abs(y) > 400], ground[np.abs(y) > 400])


def test_no_step_runs_across_the_valley_of_a_bent_river():
    along = np.linspace(0, 1_200, 241)
    bends = np.column_stack([along, 60 * np.sin(2 * np.pi * along / 200), 100 - 0.02 * along])
    bare = courses_of([bends * [1, 0, 1]], [-1], kind=3, width=12.0, depth=0.6)
    bare = bare._replace(wavelength=np.array([200.0]), swing=np.array([1.2]))
    courses = courses_of([bends], [-1], kind=3, width=12.0, depth=0.6)
    x, y = rectangle(300, -300, 900, 300, 1.0)
    ground = 110 - 0.02 * x + 0.1 * np.abs(y)
    heights = ground.copy()
    water = stamp(prepare_sections(courses, 4 * EDGE, 1.0, bare), x, y, heights)
    beyond = np.ones(x.shape, bool)
    wet_rows, wet_cols = np.nonzero(water)
    for down in range(-18, 19):
        for right in range(-18, 19):
            rows, cols = wet_rows + down, wet_cols + right
            kept = (rows >= 0) & (rows < 600) & (cols >= 0) & (cols < 600)
            beyond[rows[kept], cols[kept]] = False
    for axis in (0, 1):
        step = np.abs(np.diff(heights, axis=axis))
        apart = beyond[1:] & beyond[:-1] if axis == 0 else beyond[:, 1:] & beyond[:, :-1]
        assert step[apart].max() < 0.25
    # Along its belt the valley falls as the river does, whatever the bends.
    middle = heights[np.abs(y) < 200].reshape(-1, 600)
    assert np.abs(np.diff(middle[beyond[np.abs(y) < 200].reshape(-1, 600).all(axis=1)], axis=1) + 0.02).max() < 0.01
