"""Courses run through their cells to the sea, always down, and no river crosses another."""

import numpy as np
import pytest
from headwaters.core.terrain.courses import find_courses

from .lines import bends_within, pieces_of, straying, touching, turns_at_joins
from .worlds import grown_world

SEEDS = range(4)
cache = {}


def world(seed):
    if seed not in cache:
        land, grown = grown_world(seed=seed)
        cache[seed] = (grown, *find_courses(land, grown, seed))
    return cache[seed]


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
    land, grown = grown_world(seed=1)
    one, again, other = (find_courses(land, grown, seed)[0] for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, again))
    assert not np.array_equal(one.xy, other.xy)
