"""Rivers meet at the angles of what they carry, each at a place with a type."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.network import strahler, topological_order
from headwaters.core.synthesis.rosgen import NAMES
from headwaters.core.terrain.courses import find_courses
from headwaters.core.terrain.junctions import CONFLUENCES, JUNCTIONS, lay_out, place_courses

from ..synthesis.trees import random_tree, star
from .nets import rivers_of
from .worlds import grown_world

USUAL = 2_000.0  # edge


@cache
def islands():
    """Return courses and junctions of several islands."""
    worlds = (grown_world(seed=seed, edge=USUAL) for seed in range(1, 5))
    return [find_courses(land, grown, 1) for land, grown in worlds]


@cache
def small_world():
    land = star(2, 60)
    return land, rivers_of(land, random_tree(land, 2, 40))


def back_along(courses, course, way):
    """Return the place so far up a course from its end."""
    line = courses.xy[courses.first[course] : courses.first[course + 1]][::-1]
    for one, other in zip(line[:-1], line[1:]):
        step = np.hypot(*(other - one))
        if step >= way:
            return one + way / step * (other - one)
        way -= step
    return line[-1]


def confluences(courses):
    """Return for each confluence the courses that meet, and the angle between them on chords, in degrees."""
    found = []
    for below in range(courses.cell.size):
        above = np.flatnonzero(courses.downstream == below)
        if above.size == 2:
            place = courses.xy[courses.first[below]]
            chord = [min(USUAL / 4, 10 * courses.width[one]) for one in above]
            ways = [back_along(courses, one, size) - place for one, size in zip(above, chord)]
            turn = [np.arctan2(*way[::-1]) for way in ways]
            found.append((*above, abs((np.degrees(turn[1] - turn[0]) + 180) % 360 - 180)))
    return found


def test_equal_rivers_meet_at_some_72_degrees_and_small_ones_join_large_ones_more_squarely():
    angles, ratios, equal, told = [], [], [], []
    for courses, junctions in islands():
        order = strahler(courses.downstream, topological_order(courses.downstream))
        own = confluences(courses)
        angles += [angle for _, _, angle in own]
        flows = [sorted(courses.discharge[[one, other]]) for one, other, _ in own]
        ratios += [large / small for small, large in flows]
        equal += [order[one] == order[other] for one, other, _ in own]
        told += junctions.angle[np.isfinite(junctions.angle)].tolist()
    angles, ratios, equal = np.array(angles), np.array(ratios), np.array(equal)
    assert angles == pytest.approx(np.array(told), abs=1e-6)
    assert 65 < angles[equal].mean() < 80
    steps = [angles[(ratios >= low) & (ratios < high)].mean() for low, high in ((1, 1.5), (1.5, 4), (4, 10), (10, 99))]
    assert steps == sorted(steps)
    assert 65 < steps[0] < 76
    assert 77 < steps[3] < 95


def test_headings_where_rivers_meet_are_those_of_strings_at_rest_that_pull_as_they_flow():
    """Two pulls and what they add up to: the triangle of their lengths has the angles at which the rivers meet."""
    _, rivers = small_world()
    layout = lay_out(rivers.tree, rivers.cells.outlines.square_metres())
    places = place_courses(rivers.tree, rivers.cells, layout)
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
    for courses, junctions in islands():
        springs, mouths = junctions.kind == 0, junctions.kind >= 5
        assert springs.sum() - 1 == np.isfinite(junctions.angle).sum() - (mouths.sum() - 1)  # rivers are trees
        names = [
            JUNCTIONS[CONFLUENCES[courses.kind[one], courses.kind[other]]] for one, other, _ in confluences(courses)
        ]
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
    land, rivers = small_world()
    flow = rivers.channels.discharge[rivers.tree.receiver < 0]
    for least in (0.0, float(np.median(flow)), float(flow.max())):
        _, junctions = find_courses(land, rivers, 1, delta_flow=least)
        assert np.count_nonzero(JUNCTIONS[junctions.kind] == "delta") == np.count_nonzero(flow > least)
