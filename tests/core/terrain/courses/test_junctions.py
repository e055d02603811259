"""Rivers meet at the angles of what they carry, each at a place with a type."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.island.rosgen import NAMES
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.course_ends import find_course_ends
from headwaters.core.terrain.courses.course_layout import lay_out
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.courses.junctions import CONFLUENCES, JUNCTIONS

from ...growth.trees import random_tree, star
from ..lines import confluences
from ..nets import rivers_of


@cache
def small_world():
    land = star(2, 60)
    return land, rivers_of(land, random_tree(land, 2, 40))


def test_headings_where_rivers_meet_are_those_of_strings_at_rest_that_pull_as_they_flow():
    """Two pulls and what they add up to: the triangle of their lengths has the angles at which the rivers meet."""
    _, rivers = small_world()
    layout = lay_out(rivers.tree, rivers.cells.outlines.square_metres())
    places = find_course_ends(rivers.tree, rivers.cells, layout)
    flow = 0.42 * (layout.drained / 1e6) ** 0.69
    met = 0
    for below in range(layout.cell.size):
        above = np.flatnonzero(layout.downstream == below)
        if above.size == 2:
            pull = (flow[above, None] * places.end_heading[above]).sum(axis=0)
            assert pull == pytest.approx(flow[below] * places.begin_heading[below], abs=1e-6 * flow[below])
            assert layout.drained[below] == pytest.approx(layout.drained[above].sum())
            met += 1
    assert met > 5


def test_rivers_join_in_turn_from_the_far_side_of_a_cell():
    """Four entries around a node whose outlet lies west: those in the east meet first, one beside the outlet last."""
    _, rivers = small_world()
    tree = rivers.tree
    layout = lay_out(tree, rivers.cells.outlines.square_metres())
    out = tree.xy[tree.receiver] - tree.xy
    for node in np.flatnonzero((tree.receiver >= 0) & (np.diff(layout.first) >= 5)):
        entry = layout.entry[layout.first[node] : layout.first[node + 1]]
        entry = entry[entry >= 0]
        way = tree.xy[entry] - tree.xy[node]
        turn = np.degrees(np.arctan2(way[:, 1], way[:, 0]) - np.arctan2(out[node, 1], out[node, 0])) % 360
        aside = np.minimum(turn, 360 - turn)
        assert (np.diff(aside[1:]) <= 0).all()
        for joined in range(2, entry.size + 1):  # those that have met are neighbours
            rank = np.argsort(np.argsort(turn))[:joined]
            assert rank.max() - rank.min() == joined - 1
    assert (np.diff(layout.first) >= 5).any()


def test_each_kind_of_junction_is_told_by_what_meets():
    for seed in range(3):
        land = star(seed, 60)
        courses, junctions = find_courses(Run(), rivers_of(land, random_tree(land, seed, 40, rise=0.03)), 1)
        springs, mouths = junctions.kind == 0, junctions.kind >= 5
        assert springs.sum() == np.isfinite(junctions.angle).sum() + mouths.sum()  # each meeting makes one of two
        names = [JUNCTIONS[CONFLUENCES[courses.kind[one], courses.kind[other]]] for one, other in confluences(courses)]
        assert JUNCTIONS[junctions.kind[np.isfinite(junctions.angle)]].tolist() == names
        assert (junctions.z[mouths] == 0).all()
        flow = junctions.inflow[mouths, 0]
        assert np.array_equal(JUNCTIONS[junctions.kind[mouths]] == "delta", flow > 25.0)
        assert (junctions.outflow[~mouths] >= junctions.inflow[~mouths].max(axis=1)).all()
    place = {name: number for number, name in enumerate(NAMES)}
    for one, other, name in (("A+", "G", "steps"), ("A", "C", "fan"), ("B", "E", "bar"), ("DA", "A", "braids")):
        assert JUNCTIONS[CONFLUENCES[place[one], place[other]]] == name
    assert np.array_equal(CONFLUENCES, CONFLUENCES.T)


def test_a_mouth_is_a_delta_from_the_flow_that_is_asked_for():
    _, rivers = small_world()
    flow = rivers.channels.discharge[rivers.tree.receiver < 0]
    for least in (0.0, float(np.median(flow)), float(flow.max())):
        _, junctions = find_courses(Run(), rivers, 1, delta_flow=least)
        assert np.count_nonzero(JUNCTIONS[junctions.kind] == "delta") == np.count_nonzero(flow > least)
