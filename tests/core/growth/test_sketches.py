"""Rivers that follow what was drawn: as far as an edge length allows, and never against the rules of the network."""

import numpy as np
import pytest
from headwaters.core.growth import grow_island, sketches
from headwaters.core.growth.growth import Rules
from headwaters.core.growth.sketches import distance_to_tree, follow_sketches
from headwaters.core.island import survey
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import area, contained, lengths_along, nearest_shore_places, points_along, shores
from headwaters.core.plane.types import Field, Land
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples
from .coasts import closed, random_island, real_island, square

SLOPE = constant(0.01)
REAL = ("sardinia", "ireland", "tasmania", "cyprus", "sri_lanka")


def random_line(rng, size):
    """Return a line of any kind: straight, winding, looped, crossing itself, short, or out at sea."""
    count = int(rng.integers(2, 60))
    turns = np.cumsum(rng.normal(rng.normal(0, 0.2), rng.choice([0.05, 0.4, 1.5]), count))
    steps = rng.uniform(0.02, 0.1) * size * np.column_stack([np.cos(turns), np.sin(turns)])
    return rng.uniform(-1.2 * size, 1.2 * size, 2) + np.cumsum(steps, axis=0)


def drawn(seed):
    """Return an island with sketches, some of which branch off others, and an edge length."""
    rng = np.random.default_rng([seed, 5])
    size = 30_000.0
    island = random_island(seed, size, seas=seed % 3)
    lines = [random_line(rng, size) for _ in range(int(rng.integers(1, 7)))]
    for trunk in list(lines):
        if rng.random() < 0.5:
            branch = random_line(rng, size)
            lines.append(branch - branch[0] + trunk[len(trunk) // 2])
    return island, lines, float(rng.uniform(1_000, 6_000))


def crossed(a, b, c, d):
    """Tell which segments from ``c`` to ``d`` the one from ``a`` to ``b`` crosses."""

    def side(p, q, r):
        return (q - p)[..., 0] * (r - p)[..., 1] - (q - p)[..., 1] * (r - p)[..., 0]

    return (side(a, b, c) * side(a, b, d) < 0) & (side(c, d, a) * side(c, d, b) < 0)


def complaints(land, tree, edge, clearance, from_shore=0.75):
    """Return what is wrong with a tree, edge by edge and node by node."""
    found, spacing = [], clearance * edge * (1 - 1e-9)
    count = len(tree.z)
    upper = np.flatnonzero(tree.receiver >= 0)
    mouths = np.flatnonzero(tree.receiver < 0)
    if not (tree.receiver < np.arange(count)).all():
        found.append("a node comes before its receiver")
    if not (tree.z[upper] > tree.z[tree.receiver[upper]]).all() or (tree.z[mouths] != 0).any():
        found.append("a river does not rise from 0")
    where = shores(land)
    if (nearest_shore_places(where, tree.xy[mouths]).distance > 1e-6).any():
        found.append("a mouth is off the shore")
    if upper.size:
        near_shore = nearest_shore_places(where, tree.xy[upper]).distance < from_shore * edge * (1 - 1e-9)
        if near_shore.any() or not contained(where, tree.xy[upper]).all():
            found.append("a node is too near the shore")
        way = tree.xy[tree.receiver[upper]] - tree.xy[upper]
        if not contained(where, np.concatenate([tree.xy[upper] + t * way for t in np.linspace(0, 0.9999, 40)])).all():
            found.append("an edge leaves the land")
    below = tree.receiver[upper]
    a, b = tree.xy[upper], tree.xy[below]
    length = np.hypot(*(a - b).T)
    if not ((length >= spacing) & (length < 1.4143 * clearance * edge)).all():
        found.append("an edge is too short or too long")
    if not np.allclose(tree.inward[upper], (a - b) / length[:, None]):
        found.append("a heading is not that of its edge")
    for place, node in enumerate(upper):
        others = np.delete(tree.xy, [node, below[place]], axis=0)
        if len(others) and ((others - a[place]) * (others - b[place])).sum(axis=1).min() <= 0:
            found.append("a node lies in the circle over an edge")
        siblings = np.flatnonzero((below == below[place]) & (upper != node))
        along = (a[siblings] - b[siblings]) @ (a[place] - b[place])
        if (along > 0.6429 * length[siblings] * length[place]).any():
            found.append("siblings are too near")
        apart = (upper != node) & (below != below[place]) & (below != node) & (upper != below[place])
        if crossed(a[place], b[place], a[apart], b[apart]).any():
            found.append("edges cross")
    for node in range(1, count):
        if np.hypot(*(tree.xy[:node] - tree.xy[node]).T).min() < spacing:
            found.append("nodes are too near")
    if np.unique(tree.receiver[tree.receiver >= 0]).size < np.unique(mouths).size:
        found.append("a mouth without a river")
    return sorted(set(found))


@examples(30)
@given(
    seed=st.integers(0, 10**6),
    clearance=st.sampled_from([0.75, 0.7072, 0.9]),
    from_shore=st.sampled_from([0.75, 0.7072, 0.95]),
)
def test_whatever_is_drawn_the_tree_keeps_the_rules(seed, clearance, from_shore):
    land, lines, edge = drawn(seed)
    sketched = follow_sketches(Run(), land, lines, edge, SLOPE, seed, clearance, from_shore)
    assert complaints(land, sketched.tree, edge, clearance, from_shore) == []
    assert (sketched.tree.source == 1).all()
    assert [each.sketch for each in sketched.followed] == list(range(len(lines)))
    for each in sketched.followed:
        assert -1e-6 <= each.length <= each.on_land * (1 + 1e-9)
        assert each.reason or each.on_land - each.length <= edge / 4 + 1e-6


def share_followed(land, lines, tree, edge):
    """Return how many metres of lines are clear of the shore and of other lines, and how many of these a tree follows.

    Clear is what lies on land, three quarters of an edge away from both; followed what is within a quarter.
    """
    from scipy.spatial import cKDTree

    step = edge / 16
    lines = [points_along(line, np.arange(0, lengths_along(line)[-1], step)) for line in lines]
    clear = followed = 0
    for sketch, line in enumerate(lines):
        free = contained(shores(land), line) & (nearest_shore_places(shores(land), line).distance > 0.75 * edge)
        others = np.concatenate([other for number, other in enumerate(lines) if number != sketch])
        free &= cKDTree(others).query(line)[0] > 0.75 * edge
        clear += np.count_nonzero(free)
        followed += np.count_nonzero(free & (distance_to_tree(tree, line) <= edge / 4))
    return step * clear, step * followed


@pytest.mark.parametrize("edges", [300, 800, 1500])
@pytest.mark.parametrize("name", REAL)
def test_rivers_of_real_islands_are_followed(name, edges, coasts):
    land, rivers = real_island(str(coasts), name)
    edge = np.sqrt(area(land) / edges)
    sketched = follow_sketches(Run(), land, rivers, edge, SLOPE)
    clear, followed = share_followed(land, rivers, sketched.tree, edge)
    assert clear > 10 * edge
    assert followed >= 0.95 * clear
    assert complaints(land, sketched.tree, edge, 0.75) == []


def distance_to_lines(lines, xy):
    """Return how far places are from the nearest of some lines, side by side."""
    best = np.full(len(xy), np.inf)
    for line in lines:
        for a, b in zip(line[:-1], line[1:]):
            side = b - a
            t = np.clip(((xy - a) @ side) / max(side @ side, 1e-300), 0, 1)
            best = np.minimum(best, np.hypot(*(xy - a - t[:, None] * side).T))
    return best


def test_the_distance_to_a_tree_is_that_to_its_edges():
    land, lines, edge = drawn(11)
    tree = follow_sketches(Run(), land, lines, edge, SLOPE).tree
    assert len(tree.z) > 5
    edges = [tree.xy[[node, tree.receiver[node]]] for node in np.flatnonzero(tree.receiver >= 0)]
    xy = np.random.default_rng(1).uniform(-40_000, 40_000, (200, 2))
    assert np.allclose(distance_to_tree(tree, xy), distance_to_lines(edges, xy))


BEND = np.array([[5_000, -500], [5_200, 2_000], [4_500, 4_000], [5_500, 6_000], [5_000, 8_500]], float)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_river_runs_to_its_end_nearest_to_the_shore_however_it_was_drawn(backwards):
    land = square()
    line = BEND[::-1].copy() if backwards else BEND
    tree, [followed] = follow_sketches(Run(), land, [line], 1_000.0, SLOPE)
    [mouth] = np.flatnonzero(tree.receiver < 0)
    assert tree.xy[mouth, 1] == pytest.approx(0, abs=1e-6)
    assert abs(tree.xy[mouth, 0] - 5_050) < 300
    assert tree.xy[np.argmax(tree.z)] == pytest.approx([5_000, 8_500], abs=500)
    assert followed.reason == "" and followed.length == pytest.approx(followed.on_land)
    assert followed.on_land == pytest.approx(8_911, abs=70)
    assert distance_to_tree(tree, np.linspace([5_000, 8_500], [5_500, 6_000], 20)).max() < 250


def test_edges_are_about_as_long_as_wished_and_not_all_alike():
    line = np.array([[0, 20_000], [38_000, 20_000]], float)
    tree = follow_sketches(Run(), square(40_000.0), [line], 1_000.0, SLOPE).tree
    upper = np.flatnonzero(tree.receiver >= 0)
    length = np.hypot(*(tree.xy[upper] - tree.xy[tree.receiver[upper]]).T)
    assert length.mean() == pytest.approx(950, abs=80)
    assert length.std() > 20


def test_tributaries_join_their_trunk_at_a_node():
    trunk = np.array([[5_000, 0], [5_000, 9_000]], float)
    branches = [np.array([[9_000, 7_000], [5_000, 4_000]], float), np.array([[5_000, 6_100], [1_000, 8_000]], float)]
    tree, followed = follow_sketches(Run(), square(), [trunk, *branches], 1_000.0, SLOPE)
    assert np.count_nonzero(tree.receiver < 0) == 1
    joins, counts = np.unique(tree.receiver[tree.receiver >= 0], return_counts=True)
    joins = joins[counts == 2]
    assert len(joins) == 2
    assert np.abs(tree.xy[joins] - [[5_000, 4_000], [5_000, 6_100]]).max() < 1_000
    assert all(each.reason == "" or each.on_land - each.length < 500 for each in followed)
    assert tree.priority[tree.receiver < 0] == tree.priority.min() + 1  # two streams meet: one order more


@pytest.mark.parametrize("degrees", range(20, 70, 4))
def test_tributaries_leave_room_beside_their_trunk_however_sharply_they_are_drawn(degrees):
    trunk, joint = np.array([[10_000, 0], [10_000, 18_000]], float), np.array([10_000, 5_000])
    way = np.array([np.sin(np.radians(degrees)), np.cos(np.radians(degrees))])
    lines = [trunk, joint + np.outer([0.0, 9_000.0], way), joint + np.outer([1_000.0, 9_000.0], way * [-1, 1])]
    for seed in range(4):
        tree = follow_sketches(Run(), square(20_000.0), lines, 1_000.0, SLOPE, seed).tree
        assert complaints(square(20_000.0), tree, 1_000.0, 0.75) == []
        assert np.count_nonzero(tree.receiver < 0) == 1


def test_a_river_that_ends_inland_is_led_on_to_the_nearest_shore():
    line = np.array([[5_000, 3_000], [5_000, 7_500]], float)
    tree, [followed] = follow_sketches(Run(), square(), [line], 1_000.0, SLOPE)
    [mouth] = np.flatnonzero(tree.receiver < 0)
    shore = tree.xy[mouth]
    assert min(shore.min(), (10_000 - shore).min()) == pytest.approx(0, abs=1e-6)
    assert shore[1] > 7_000  # its upper end on the map lies nearer to the sea
    assert followed.length == pytest.approx(4_500, rel=0.05)


def test_a_gap_between_two_lines_is_bridged():
    lower = np.array([[0, 5_000], [3_000, 5_000]], float)
    upper = np.array([[4_500, 5_000], [7_000, 5_200]], float)
    tree = follow_sketches(Run(), square(), [upper, lower], 1_000.0, SLOPE).tree
    assert np.count_nonzero(tree.receiver < 0) == 1
    assert tree.xy[np.argmax(tree.z), 0] > 6_500


def test_a_line_from_one_land_to_another_is_cut_at_the_sea():
    line = np.array([[5_000, 8_500], [5_000, -4_000], [5_000, -9_000]], float)
    tree, [followed] = follow_sketches(Run(), square(), [line], 1_000.0, SLOPE)
    assert followed.on_land == pytest.approx(8_500, abs=150)
    assert tree.xy[:, 1].min() == pytest.approx(0, abs=1e-6)


def island_with_sea():
    middle = closed([[4_000, 4_000], [4_000, 6_000], [6_000, 6_000], [6_000, 4_000]])
    return Land((square().rings[0], middle))


def test_a_river_may_end_in_an_inland_sea():
    line = np.array([[5_000, 6_000], [5_200, 8_200]], float)
    tree = follow_sketches(Run(), island_with_sea(), [line], 700.0, SLOPE).tree
    [mouth] = np.flatnonzero(tree.receiver < 0)
    assert tree.xy[mouth, 1] == pytest.approx(6_000, abs=1e-6)


@pytest.mark.parametrize(
    "lines, reasons",
    [
        ([[[-9_000, 0], [-5_000, 1_000]]], [sketches.OFF_LAND]),
        ([[[5_000, 0], [5_000, 400]]], [sketches.TOO_SHORT]),
        ([[[500, 300], [9_500, 300]]], [sketches.NEAR_SHORE]),
        ([[[5_000, 0], [5_000, 8_000]], [[5_400, 0], [5_400, 7_000]]], ["", sketches.NEAR_SKETCH]),
        ([[[5_000, 0], [5_000, 8_000]], [[5_000, 0], [5_000, 8_000]]], ["", ""]),
    ],
    ids=["at sea", "short", "along the shore", "beside another", "twice"],
)
def test_what_cannot_be_followed_is_told_with_the_reason(lines, reasons):
    followed = follow_sketches(Run(), square(), [np.array(line, float) for line in lines], 1_000.0, SLOPE).followed
    assert [each.reason for each in followed] == reasons


def test_a_river_that_winds_too_closely_says_so():
    turns = np.linspace(0, 40 * np.pi, 2_000)
    line = np.column_stack([5_000 + 900 * np.sin(turns), np.linspace(0, 8_000, turns.size)])
    tree, [followed] = follow_sketches(Run(), square(), [line], 1_000.0, SLOPE)
    assert followed.reason == sketches.WINDING
    assert 0.1 * followed.on_land < followed.length < 0.9 * followed.on_land
    assert len(tree.z) > 5


def test_of_two_rivers_that_cross_one_flows_into_the_other():
    one = np.array([[0, 5_000], [9_000, 5_000]], float)
    two = np.array([[5_000, 0], [5_000, 8_600]], float)
    tree, followed = follow_sketches(Run(), square(), [one, two], 800.0, SLOPE)
    assert followed[0].reason == ""
    north = np.argmax(tree.xy[:, 1])
    while tree.receiver[north] >= 0:
        north = tree.receiver[north]
    assert tree.xy[north] == pytest.approx([0, 5_000], abs=200)
    assert np.count_nonzero(tree.receiver < 0) == 2


def test_no_sketch_is_no_tree():
    tree, followed = follow_sketches(Run(), square(), [], 1_000.0, SLOPE)
    assert len(tree.z) == 0 and tree.xy.shape == (0, 2) and followed == []


@pytest.mark.parametrize("line", [[[5_000, 5_000]], [[5_000, 5_000], [5_000, 5_000]], [[1e300, 0], [np.inf, 1]]])
def test_lines_without_a_length_or_a_place_are_refused_quietly(line):
    tree, [followed] = follow_sketches(Run(), square(), [np.array(line, float)], 1_000.0, SLOPE)
    assert len(tree.z) == 0 and followed.length == 0 and followed.reason


def test_rivers_rise_by_the_slope_of_the_field():
    line = np.array([[0, 5_000], [8_500, 5_000]], float)
    slope = Field(np.array([[0.0, 0.1], [0.0, 0.1]]), 0.0, 0.0, 10_000.0, 0.0)
    tree = follow_sketches(Run(), square(), [line], 1_000.0, slope).tree
    upper = np.flatnonzero(tree.receiver >= 0)
    rise = tree.z[upper] - tree.z[tree.receiver[upper]]
    length = np.hypot(*(tree.xy[upper] - tree.xy[tree.receiver[upper]]).T)
    assert np.allclose(rise / length, tree.xy[upper, 0] / 100_000)


def test_laying_sketches_can_be_cancelled(monkeypatch):
    class Stopped(Run):
        cancelled = True

    monkeypatch.setattr(grow_island, "grow_fully", None)  # it does not come so far
    with pytest.raises(Cancelled):
        wishes, ground = grow_island.Wishes((BEND,)), survey.IslandFields(SLOPE, SLOPE)
        grow_island.grow_island(Stopped(), square(), wishes, Rules(1_000.0), ground, 1)


def test_the_seed_moves_nodes_and_nothing_else_does():
    one, again, other = (follow_sketches(Run(), square(), [BEND], 1_000.0, SLOPE, seed).tree for seed in (1, 1, 99))
    assert np.array_equal(one.xy, again.xy)
    assert one.xy.shape != other.xy.shape or not np.array_equal(one.xy, other.xy)
