"""Courses run through their cells to the sea, always down, and no river crosses another."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules
from headwaters.core.island.rosgen import DA, NAMES, USUAL_SINUOSITY, WIDTH_OVER_DEPTH, D
from headwaters.core.island.survey import IslandFields
from headwaters.core.plane.types import Field
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import _fall, find_courses, usual_edge
from headwaters.tests.support import some_of

from ...growth.coasts import random_island
from ...growth.islands import REAL_ISLANDS, real_island
from ...growth.trees import random_tree, star
from ...island.test_rosgen import TABLE
from ..lines import bends_within, pieces_of, straying, touching, turns_at_joins
from ..nets import careless, rivers_of, without
from ..worlds import constant, grown_world

SEEDS = range(4)


@cache
def world(seed):
    _, grown = grown_world(seed=seed)
    return (grown, *find_courses(Run(), grown, seed))


def lengths_of(courses):
    """Return the length of each course, and the straight way between its ends."""
    begin, course = pieces_of(courses)
    steps = np.hypot(*(courses.xy[begin + 1] - courses.xy[begin]).T)
    straight = np.hypot(*(courses.xy[courses.first[1:] - 1] - courses.xy[courses.first[:-1]]).T)
    return np.bincount(course, steps, courses.cell.size), straight


def assert_sound(courses, tree, sharpest=0.95):
    """Assert what holds on any network: rivers fall, and meet only where they flow together."""
    begin, _ = pieces_of(courses)
    assert touching(courses, sharpest) == []
    assert (courses.z[begin + 1] < courses.z[begin]).all()
    steps = np.hypot(*(courses.xy[begin + 1] - courses.xy[begin]).T)
    assert steps.min() > 0
    assert steps.max() <= usual_edge(tree) / 16


def entries_of(tree):
    return np.bincount(tree.receiver[tree.receiver >= 0], minlength=tree.z.size)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_river_meets_another_but_where_they_flow_together(seed):
    assert touching(world(seed)[1]) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_rivers_keep_within_their_cells_and_clear_of_their_sides(seed):
    grown, courses, _ = world(seed)
    assert straying(courses, grown.cells, np.full(grown.tree.z.size, 100.0)) == ([], [])


@pytest.mark.parametrize("seed", SEEDS)
def test_each_course_begins_where_those_above_end_and_the_last_end_on_mouths(seed):
    grown, courses, _ = world(seed)
    tree, cells = grown.tree, grown.cells
    begin, end = courses.first[:-1], courses.first[1:] - 1
    flows = courses.downstream >= 0
    assert np.array_equal(courses.xy[end[flows]], courses.xy[begin[courses.downstream[flows]]])
    assert np.array_equal(courses.z[end[flows]], courses.z[begin[courses.downstream[flows]]])
    assert np.array_equal(courses.xy[end[~flows]], tree.xy[courses.cell[~flows]])
    assert (tree.receiver[courses.cell[~flows]] < 0).all()
    assert (courses.z[end[~flows]] == 0).all()
    leaves = flows & (courses.cell[courses.downstream] != courses.cell)
    assert np.array_equal(courses.cell[courses.downstream[leaves]], tree.receiver[courses.cell[leaves]])
    assert np.array_equal(courses.xy[end[leaves]], cells.outlet[courses.cell[leaves]])
    middle = (tree.z[courses.cell[leaves]] + tree.z[tree.receiver[courses.cell[leaves]]]) / 2
    assert courses.z[end[leaves]] == pytest.approx(middle)


@pytest.mark.parametrize("seed", SEEDS)
def test_beds_fall_strictly_from_vertex_to_vertex(seed):
    _, courses, _ = world(seed)
    begin, _ = pieces_of(courses)
    assert (courses.z[begin + 1] < courses.z[begin]).all()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cell_with_n_entries_has_one_confluence_less_and_one_without_has_a_spring(seed):
    grown, courses, junctions = world(seed)
    entries = entries_of(grown.tree)
    confluences = np.bincount(junctions.cell[np.isfinite(junctions.angle)], minlength=entries.size)
    assert np.array_equal(confluences, np.maximum(entries - 1, 0))
    springs = junctions.cell[junctions.kind == 0]
    assert sorted(springs) == np.flatnonzero((entries == 0) & (grown.tree.receiver >= 0)).tolist()
    pieces = np.bincount(courses.cell, minlength=entries.size)
    assert np.array_equal(pieces, np.where(entries > 0, 2 * entries - 1, grown.tree.receiver >= 0))


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_are_smooth_within_cells_and_across_their_sides(seed):
    _, courses, _ = world(seed)
    assert turns_at_joins(courses).max() < 25
    assert np.percentile(bends_within(courses), 99) < 16
    assert bends_within(courses).max() < 30


def test_the_same_seed_gives_the_same_courses_and_another_gives_others():
    _, grown = grown_world(seed=1)
    one, again, other = (find_courses(Run(), grown, seed)[0] for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, again))
    assert not np.array_equal(one.xy, other.xy)


@pytest.mark.parametrize("name", some_of([*REAL_ISLANDS]))
def test_rivers_of_real_islands_are_sound_too(coasts, name):
    land, edge = real_island(coasts, name)
    rules = Rules(edge, 0.75, 0.04 * edge, 0.2, 0.1, 0.7)
    grown, _ = grow_island(Run(), land, Wishes(), rules, IslandFields(constant(0.01), constant(0.15)), 1)
    courses, _ = find_courses(Run(), grown, 1)
    assert_sound(courses, grown.tree)
    assert turns_at_joins(courses).max() < 30
    assert straying(courses, grown.cells, np.full(grown.tree.z.size, 0.003 * edge)) == ([], [])


@pytest.mark.parametrize("seed", range(6))
def test_networks_that_nobody_grew_have_sound_courses(seed):
    """Mouths into which five rivers flow, edges of all lengths, nodes close to the shore."""
    land = star(seed, 80, holes=seed % 3, rough=0.5)
    rivers = rivers_of(land, random_tree(land, seed, 60 if seed % 2 else 250))
    courses, _ = find_courses(Run(), rivers, seed)
    assert_sound(courses, rivers.tree)
    assert straying(courses, rivers.cells, np.full(rivers.tree.z.size, 1000.0))[0] == []


@pytest.mark.parametrize("seed", range(4))
def test_rivers_that_pass_through_the_cells_of_others_still_cross_none(seed):
    """Straight lines along edges are the last resort: they may meet at any angle, as the edges do."""
    land, grown = grown_world(seed=seed, edge=3000.0)
    rivers = rivers_of(land, careless(grown.tree, seed))
    assert (rivers.cells.outlet_side[rivers.tree.receiver >= 0] < 0).any()
    courses, _ = find_courses(Run(), rivers, seed)
    assert_sound(courses, rivers.tree, 1 - 1e-9)


def sloping_world(seed):
    """Return an island whose rivers steepen eastwards, and whose valleys steepen northwards."""
    land = random_island(seed)
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    cell = (high[0] - low[0]) / 40
    rows = int((high[1] - low[1]) / cell) + 2
    river = np.repeat([np.geomspace(0.0005, 0.14, 41)], rows, axis=0)
    valley = np.repeat(np.linspace(0.01, 0.25, rows)[:, None], 41, axis=1)
    fields = (Field(values, *low, cell, values.mean()) for values in (river, valley))
    grown, _ = grow_island(
        Run(), land, Wishes(), Rules(2000.0, 0.75, 160.0, 0.2, 0.1, 0.7), IslandFields(*fields), seed
    )
    return land, grown


@pytest.mark.parametrize("seed", (1, 2))
def test_all_nine_types_occur_over_slopes_that_span_them_and_each_is_as_steep_as_its_type(seed):
    _, grown = sloping_world(seed)
    courses, _ = find_courses(Run(), grown, seed)
    assert set(NAMES[courses.kind]) == set(NAMES)
    assert set(NAMES[grown.channels.kind]) == set(NAMES)
    length, straight = lengths_of(courses)
    fall = courses.z[courses.first[:-1]] - courses.z[courses.first[1:] - 1]
    slope = fall / np.maximum(length, USUAL_SINUOSITY[courses.kind] * straight)
    least, most = np.array([TABLE[name][3] for name in NAMES[courses.kind]]).T
    assert ((slope >= least) & (slope <= most)).all()
    assert courses.depth == pytest.approx(courses.width / WIDTH_OVER_DEPTH[courses.kind])
    assert courses.width == pytest.approx(4.0 * courses.discharge**0.5)


def test_rivers_of_several_threads_are_near_the_sea_along_the_water():
    grown, _, _ = world(1)
    for reach in (1500.0, 6000.0):
        courses, _ = find_courses(Run(), grown, 1, coast_distance=reach)
        length, straight = lengths_of(courses)
        steep = (courses.z[courses.first[:-1]] - courses.z[courses.first[1:] - 1]) / straight > 0.04
        several = np.isin(courses.kind, (D, DA))
        assert several.any()
        for course in range(courses.cell.size):
            way, below = length[course] / 2, courses.downstream[course]
            while below >= 0:
                way, below = way + length[below], courses.downstream[below]
            assert several[course] == (way < reach) or steep[course]


def test_water_grows_downstream_and_is_that_of_the_edges():
    grown, courses, _ = world(2)
    tree, channels = grown.tree, grown.channels
    flows = courses.downstream >= 0
    assert (courses.discharge[courses.downstream[flows]] >= courses.discharge[flows]).all()
    leaves = ~flows | (courses.cell[courses.downstream] != courses.cell)
    assert np.array_equal(courses.discharge[leaves], channels.discharge[courses.cell[leaves]])
    assert leaves.sum() == np.count_nonzero((tree.receiver >= 0) | (entries_of(tree) > 0))


def test_an_island_without_rivers_has_no_courses():
    land = star(3)
    xy = land.rings[0][:1]
    tree = rivers_of(land, random_tree(land, 3, 40)).tree
    lonely = rivers_of(land, type(tree)(*(part[:1] for part in tree))._replace(xy=xy, z=np.zeros(1)))
    courses, junctions = find_courses(Run(), lonely, 1)
    assert courses.cell.size == len(courses.xy) == junctions.cell.size == 0


def test_a_river_that_is_taken_away_changes_no_course_but_downstream_and_beside_it():
    """Nodes and courses get other numbers, yet in cells that stay as they were water runs as it did."""
    land = star(1, 80)
    tree = random_tree(land, 1, 250)
    heads = np.setdiff1d(np.flatnonzero(tree.receiver >= 0), tree.receiver)
    gone = np.zeros(tree.z.size, bool)
    gone[heads[heads.size // 3]] = True
    before, after = rivers_of(land, tree), rivers_of(land, without(tree, gone))
    lines = []
    for rivers in (before, after):
        courses, _ = find_courses(Run(), rivers, 1)
        lines.append({line.tobytes() for line in np.split(courses.xy, courses.first[1:-1])})
    assert len(lines[0] & lines[1]) > 0.85 * len(lines[0])


@pytest.mark.parametrize("seed", range(12))
def test_rivers_of_a_cell_fall_evenly_or_as_what_joins_them_lets_them(seed):
    """From an entry on to the outlet of the cell as evenly as the flattest of those that have joined so far."""
    rng = np.random.default_rng(seed)
    entries, springs = np.array([2, 0, 1, 4, 0, 3, *[0] * 12]), np.array([0, 1, 0, 0, 0, 0, *[0] * 12])
    first = np.append(0, np.cumsum(np.where(entries > 0, 2 * entries - 1, springs)))
    heights, spring_z, length = rng.uniform(0, 9, 18), rng.uniform(9, 12, 18), rng.uniform(1, 5, first[-1])
    heights[6:] += 9.0  # entries lie above outlets
    entry = np.full(first[-1], -1)
    for node, count in enumerate(entries):
        entry[first[node] : first[node] + count] = rng.integers(6, 18, count)
    start, end = np.full((2, first[-1]), 77.0)
    _fall(heights, spring_z, first, entry, length, start, end)
    for node in range(6):
        own, low, count = np.arange(first[node], first[node + 1]), heights[node], entries[node]
        if not own.size:
            continue
        assert end[own[-1]] == low
        if not count:
            assert start[own[0]] == spring_z[node]
            continue
        tops, joints = own[:count], own[count:]
        rest = np.append(np.cumsum(length[joints][::-1])[::-1], 0.0)  # from each joint to the outlet
        ways = length[tops] + rest[np.maximum(np.arange(count) - 1, 0)]
        slopes = np.minimum.accumulate((heights[entry[tops]] - low) / ways)
        assert start[tops] == pytest.approx(heights[entry[tops]])
        assert start[joints] == pytest.approx(low + slopes[1:] * rest[:-1])
        assert end[own[1:count]] == pytest.approx(start[joints])
        assert end[[own[0], *joints[:-1]][: count - 1]] == pytest.approx(start[joints])
