"""Rivers meet at the angles of what they carry, each at a place with a type."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.island.rosgen import NAMES
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.course_ends import JOINT_REACH, JOINT_SOFTNESS, _balance, _unit, find_course_ends
from headwaters.core.terrain.courses.course_layout import NodeNet, _turn, lay_out
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


@pytest.mark.parametrize("seed", range(6))
def test_joints_of_a_cell_are_where_strings_pull_alike_within_reach_of_its_middle(seed):
    """Whichever node its river goes on to; at a mouth the middle is half way from the entries to the shore."""
    rng = np.random.default_rng(seed)
    count, xy = 2 + seed % 3, np.array([[7.0, -3.0], [50.0, 40.0]])
    turn = np.sort(rng.uniform(0.5, 5.8, count))
    start = np.zeros((2 * count, 2))
    start[1 : count + 1] = xy[1] + np.column_stack([np.cos(turn), np.sin(turn)]) * rng.uniform(20, 40, (count, 1))
    outlet, flow = np.array([[0.0, 0.0], xy[1] + (30.0, 0.0)]), rng.uniform(0.5, 2.0, 2 * count)
    flow[count + 1 :] = flow[1] + np.cumsum(flow[2 : count + 1])
    found = []
    for receiver in (0, 1, -1):
        net, joints = (
            NodeNet(xy, np.array([-1, receiver]), outlet, np.array([[0.0, 1.0], [1.0, 0.0]])),
            np.zeros((4, 2)),
        )
        _balance(1, 1, count, net, start, flow, joints)
        assert not joints[count - 1 :].any()
        found.append(joints[: count - 1])
        with_more = np.append(np.zeros((3, 2)), joints[:1], axis=0)  # what lies beyond tells nothing
        _balance(1, 1, count, net, start, flow, with_more)
        assert np.array_equal(with_more[: count - 1], found[-1])
        tops = start[1 : count + 1]
        middle = xy[1] if receiver >= 0 else xy[1] + ((tops - outlet[1]) * 0.5).mean(axis=0)
        room = np.hypot(*(np.concatenate([tops, outlet[1:]]) - middle).T).min()
        away = np.hypot(*(found[-1] - middle).T)
        assert (away <= JOINT_REACH * room * (1 + 1e-9)).all()
        if count == 2 and away[0] < JOINT_REACH * room * 0.999:  # at rest, where it may be
            ends = np.concatenate([tops, outlet[1:]]) - found[-1][0]
            pull = flow[[1, 2, 3]] / np.sqrt((ends**2).sum(axis=1) + (JOINT_SOFTNESS * room) ** 2)
            assert np.abs(pull @ ends).max() < 0.02 * pull.sum() * room
    assert np.array_equal(found[0], found[1])
    assert not np.allclose(found[0], found[2])


def test_turns_go_from_none_to_a_whole_one_anticlockwise():
    """The same direction is no turn: a whole one would make it the last of all that come in."""
    round_about = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    for start, (x, y) in enumerate(round_about):
        turns = [_turn(x, y, *round_about[(start + step) % 8]) for step in range(8)]
        assert turns == sorted(turns)
        assert turns[0] == 0.0 and turns[2] == 1.0 and turns[4] == 2.0 and turns[6] == 3.0
    assert _turn(1, 0, 0, 0) == 0.0


def test_a_way_of_any_length_has_a_direction_and_none_leads_east():
    ways = (3.0, 4.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -0.5), (0.0, 0.0)
    assert [_unit(*way) for way in ways] == [(0.6, 0.8), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
