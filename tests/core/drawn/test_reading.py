"""A network is read back from its lines as it was, and what does not fit is told."""

import numpy as np
import pytest
from headwaters.core.drawn import reading
from headwaters.core.drawn.reading import read_network
from headwaters.core.island.cells import RIVER, voronoi_cells
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some
from scipy.spatial import cKDTree

from ...support import examples
from ..growth.trees import as_polygon, grown_tree, random_tree, real_island, star

SIDE = 100.0
SQUARE = Land((SIDE * np.array([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0.0)]),))


def edges_of(tree):
    """Return each edge as a line downstream."""
    places = np.column_stack([tree.xy, tree.z])
    return [places[[node, tree.receiver[node]]] for node in np.flatnonzero(tree.receiver >= 0)]


def reaches_of(tree):
    """Return the lines from heads and junctions to the next junction or the sea, downstream, a vertex at each node."""
    above = np.bincount(tree.receiver[tree.receiver >= 0], minlength=tree.z.size)
    lines = []
    for node in np.flatnonzero((tree.receiver >= 0) & (above != 1)):
        way = [node]
        while len(way) == 1 or (above[way[-1]] == 1 and tree.receiver[way[-1]] >= 0):
            way.append(tree.receiver[way[-1]])
        lines.append(np.column_stack([tree.xy, tree.z])[way])
    return lines


def edge_set(tree):
    """Return the edges of a tree by the places and heights of their ends."""
    places = [tuple(place) for place in np.column_stack([tree.xy, tree.z]).tolist()]
    return {(places[node], places[below]) for node, below in enumerate(tree.receiver) if below >= 0}


def shuffled(lines, seed):
    """Return lines in any order and any direction."""
    rng = np.random.default_rng(seed)
    return [lines[number][:: rng.choice([1, -1])] for number in rng.permutation(len(lines))]


def check_tree(land, tree):
    """Assert all that a tree promises."""
    count = tree.z.size
    assert (tree.receiver < np.arange(count)).all()
    flows = tree.receiver >= 0
    assert (tree.z[flows] > tree.z[tree.receiver[flows]]).all()
    assert (tree.z[~flows] == 0).all()
    middle = (tree.xy[flows] + tree.xy[tree.receiver[flows]]) / 2
    radius = np.hypot(*(tree.xy[flows] - tree.xy[tree.receiver[flows]]).T) / 2
    assert (cKDTree(tree.xy).query(middle)[0] >= radius * (1 - 1e-6)).all()
    assert np.hypot(*tree.inward.T) == pytest.approx(1)
    shapely = pytest.importorskip("shapely.geometry")
    shore = as_polygon(land).boundary
    assert all(shore.distance(shapely.Point(mouth)) < 1e-6 * shore.length for mouth in tree.xy[~flows])
    cells = voronoi_cells(Run(), land, tree)
    assert (cells.outlet_side[flows] >= 0).all()
    assert np.count_nonzero(cells.sides.kind == RIVER) == np.count_nonzero(flows)


def line(*places):
    return np.array(places, np.float64)


def reasons(read):
    return [(problem.line, problem.reason, problem.other) for problem in read.problems]


@pytest.mark.parametrize("written", (edges_of, reaches_of))
@pytest.mark.parametrize(("name", "count"), (("sardinia_32632", 300), ("kauai_32604", 150)))
def test_a_grown_network_is_read_back_as_it_was(coasts, written, name, count):
    """Nodes, receivers and heights, whatever the order and direction of the lines."""
    land = real_island(coasts, name)
    tree = grown_tree(land, np.sqrt(as_polygon(land).area / count))
    lines = shuffled(written(tree), 1)
    read = read_network(Run(), land, lines)
    assert read.problems == []
    assert read.split == 0
    assert not read.raised.any()
    assert edge_set(read.tree) == edge_set(tree)
    assert len(read.tree.z) == len(tree.z)
    check_tree(land, read.tree)
    for node, below in enumerate(read.tree.receiver):
        if below < 0:
            assert read.line[node] == -1
        else:
            vertices = lines[read.line[node]][:, :2]
            assert (vertices == read.tree.xy[node]).all(axis=1).any()
            assert (vertices == read.tree.xy[below]).all(axis=1).any()


@examples(15)
@given(some.integers(0, 1000), some.integers(0, 10**6))
def test_after_a_line_is_taken_away_the_rest_is_as_before(seed, pick):
    """What was upstream of it no longer reaches the sea, and nothing else changes."""
    land = star(seed % 5, 60, holes=seed % 2)
    tree = random_tree(land, seed % 5, 60)
    lines = reaches_of(tree)
    gone = pick % len(lines)
    read = read_network(Run(), land, [each for number, each in enumerate(lines) if number != gone], to_sea=0)
    lost = {tuple(place) for place in lines[gone][:-1].tolist()}
    whole = edge_set(tree)
    while True:
        more = {upper for upper, below in whole if below in lost} - lost
        if not more:
            break
        lost |= more
    assert edge_set(read.tree) == {(upper, below) for upper, below in whole if upper not in lost}
    assert {reason for _, reason, _ in reasons(read)} <= {reading.NO_WAY_OUT}


@pytest.mark.parametrize("seed", range(4))
def test_after_a_vertex_is_moved_or_a_river_added_the_rest_is_as_before(seed):
    land = star(seed, 60)
    tree = random_tree(land, seed, 80)
    lines = reaches_of(tree)
    longest = int(np.argmax([len(each) for each in lines]))
    spacing = np.median(np.hypot(*(tree.xy - tree.xy[tree.receiver]).T[:, tree.receiver >= 0]))
    moved = [each.copy() for each in lines]
    moved[longest][1, :2] += 0.05 * spacing
    read = read_network(Run(), land, moved)
    assert read.problems == []
    node = tuple(lines[longest][1].tolist())
    stays = {edge for edge in edge_set(tree) if node not in edge}
    assert len(edge_set(read.tree) & stays) >= len(stays) - 2 * read.split
    check_tree(land, read.tree)

    head = lines[longest][0]
    brook = line(head + np.array((0.2 * spacing, 0.1 * spacing, 30.0)), head)
    read = read_network(Run(), land, [*lines, brook])
    assert read.problems == []
    assert any((place == brook[0]).all() for place in np.column_stack([read.tree.xy, read.tree.z]))
    assert len(edge_set(read.tree) & edge_set(tree)) >= len(edge_set(tree)) - 2 * read.split
    check_tree(land, read.tree)


def test_ends_that_lie_near_a_line_join_it():
    """In mid-line, at a vertex, at an end; and a mouth near the shore is on it."""
    trunk = line((50, 0.4, 0), (50, 30, 3), (50, 60, 6))
    brooks = [line((20, 40, 7), (49.8, 45, 5)), line((70, 40, 7), (50.2, 30.1, 3)), line((45, 90, 9), (50.1, 60.2, 6))]
    read = read_network(Run(), SQUARE, [trunk, *brooks], tolerance=0.5)
    assert read.problems == []
    places = [tuple(place) for place in np.round(read.tree.xy, 6).tolist()]
    below = {places[node]: places[receiver] for node, receiver in enumerate(read.tree.receiver) if receiver >= 0}
    assert below[(50, 30)] == (50, 0)
    assert below[(49.8, 45)] == (50, 30)
    assert below[(50, 60)] == (49.8, 45)
    assert {below[(20, 40)], below[(70, 40)], below[(45, 90)]} == {(49.8, 45), (50, 30), (50, 60)}
    check_tree(SQUARE, read.tree)


def test_a_line_with_vertices_close_to_its_end_still_joins_another():
    brook = line((20, 40, 7), (49.55, 30, 4), (49.7, 30, 3.5))
    read = read_network(Run(), SQUARE, [TRUNK, brook], tolerance=0.5)
    assert read.problems == []
    assert (read.line == 1).any()


def test_a_river_over_an_inland_sea_leaves_the_land_although_it_ends_in_another():
    sea = np.array([(30, 28), (29, 30), (30, 32), (31, 30), (30, 28.0)])
    lake_land = Land((SQUARE.rings[0], sea))
    for end in (0, -20):
        for way in (1, -1):
            river = line((30, end, 0), (30, 20, 2), (30, 40, 4))[::way]
            assert reasons(read_network(Run(), lake_land, [TRUNK, river])) == [(1, reading.LEAVES_LAND, -1)]
    river = line((30, -20, 0), (30, 20, 2), (30, 27, 4))
    assert reasons(read_network(Run(), lake_land, [TRUNK, river])) == []


def test_a_river_that_ends_in_the_sea_is_cut_at_the_shore_and_one_that_ends_before_it_goes_on():
    rivers = [line((30, -20, -5), (30, 20, 2), (30, 40, 4)), line((70, 60, 5), (70, 30, 3), (70, 8, 1))]
    read = read_network(Run(), SQUARE, rivers)
    assert read.problems == []
    mouths = read.tree.xy[read.tree.receiver < 0]
    assert sorted(mouths.tolist()) == [[30, 0], [70, 0]]
    assert (70, 8) in [tuple(place) for place in read.tree.xy.tolist()]
    check_tree(SQUARE, read.tree)


TRUNK = line((50, 0, 0), (50, 30, 3), (50, 60, 6))
FAULTS = {
    "a point": ([line((50, 60, 6), (50, 60, 6))], [(1, reading.NO_LENGTH, -1)]),
    "over another river": ([line((20, 0, 0), (40, 20, 1), (60, 50, 2))], [(1, reading.CROSSES, 0)]),
    "the same once more": ([TRUNK], [(1, reading.CROSSES, 0)]),
    "a loop": (
        [line((20, 0, 0), (20, 50, 5), (30, 40, 6), (10, 40, 7))],
        [(1, reading.CROSSES_ITSELF, -1)],
    ),
    "a ring": ([line((50, 60, 6), (60, 80, 7), (40, 80, 8), (50, 60, 6))], [(1, reading.CIRCLE, -1)]),
    "into the sea and back": ([line((50, 60, 6), (120, 60, 7), (80, 90, 8))], [(1, reading.LEAVES_LAND, -1)]),
    "a river of another island": ([line((150, 60, 6), (120, 60, 0))], [(1, reading.LEAVES_LAND, -1)]),
    "across the land": ([line((0, 70, 0), (50, 90, 6), (100, 70, 0))], [(1, reading.CIRCLE, -1)]),
    "far from the sea": ([line((70, 50, 3), (80, 50, 6))], [(1, reading.NO_WAY_OUT, -1)]),
    "no heights": ([line((50, 60, np.nan), (60, 80, np.nan))], [(1, reading.NO_HEIGHT, -1)]),
    "up to the sea": ([line((20, 0, 0), (20, 30, 40), (20, 60, 20))], [(1, reading.UPHILL, -1)]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_a_river_is_told_and_the_rest_is_as_before(fault):
    lines, expected = FAULTS[fault]
    read = read_network(Run(), SQUARE, [TRUNK, *lines])
    assert reasons(read) == expected
    alone = read_network(Run(), SQUARE, [TRUNK])
    assert edge_set(alone.tree) <= edge_set(read.tree)
    check_tree(SQUARE, read.tree)
    if fault == "up to the sea":
        assert read.problems[0].metres == read.raised[1] == pytest.approx(20, abs=0.01)
    else:
        assert edge_set(alone.tree) == edge_set(read.tree)


@pytest.mark.parametrize("first", [False, True])
def test_heads_that_are_known_are_enough_where_lines_end_at_the_sea_or_on_others(first):
    """Whichever line comes first."""
    stem = line((50, 0, np.nan), (50, 30, np.nan), (50, 60, np.nan), (50, 90, 9))
    branch = line((80, 60, np.nan), (65, 45, np.nan), (50, 30, np.nan))
    branch[0, 2] = 7
    twig = line((80, 80, 8), (65, 45, np.nan))
    read = read_network(Run(), SQUARE, [twig, branch, stem] if first else [stem, branch, twig])
    assert reasons(read) == []
    heights = {tuple(xy): z for *xy, z in np.column_stack([read.tree.xy, read.tree.z]).tolist()}
    assert [heights[50, y] for y in (0, 30, 60, 90)] == pytest.approx([0, 3, 6, 9])
    assert [heights[place] for place in ((65, 45), (80, 60), (80, 80))] == pytest.approx([5, 7, 8])
    check_tree(SQUARE, read.tree)


def test_of_a_circle_the_way_over_a_hill_is_left_out():
    """Although it is the shorter one."""
    hill = line((50, 60, 6), (55, 62, 20), (58, 64, 8))
    lines = [TRUNK, line((50, 30, 3), (70, 50, 5)), hill, line((70, 50, 5), (58, 64, 8), (60, 90, 9))]
    read = read_network(Run(), SQUARE, lines)
    assert reasons(read) == [(2, reading.CIRCLE, -1)]
    assert len(read.tree.z) == 6 + read.split
    check_tree(SQUARE, read.tree)


def test_heights_come_from_what_is_known_at_both_ends():
    gaps = [line((50, 0, np.nan), (50, 30, np.nan), (50, 60, 6))]
    read = read_network(Run(), SQUARE, gaps)
    assert read.problems == []
    assert read.tree.z.tolist() == [0, 3, 6]


def test_small_steps_uphill_are_mended_and_counted():
    read = read_network(Run(), SQUARE, [line((50, 0, 0), (50, 30, 3.3), (50, 60, 3))])
    assert read.problems == []
    assert read.raised[0] == pytest.approx(0.3, abs=0.01)
    check_tree(SQUARE, read.tree)


@examples(60)
@given(some.lists(some.integers(-80, 80), min_size=2, max_size=6, unique=True), some.integers(1, 60))
def test_rivers_at_sharp_angles_are_split_until_each_leaves_its_cell_through_the_side_it_shares(turns, length):
    """Any number of rivers from one spring lake, some of them only a degree apart."""
    foot = np.array([50.0, 10.0])
    lines = [line((50, 0, 0), (50, 10, 1))]
    for number, turn in enumerate(turns):
        angle = np.radians(turn)
        reach = 10 + (length * (number + 1)) % 30
        head = foot + reach * np.array([np.sin(angle), np.cos(angle)])
        lines.append(line((*foot, 1), (*head, 2)))
    read = read_network(Run(), SQUARE, lines, tolerance=1e-3)
    assert read.problems == []
    check_tree(SQUARE, read.tree)


def test_no_lines_make_no_tree():
    for lines in ([], [line((50, 60, 6), (50, 60, 6))]):
        read = read_network(Run(), SQUARE, lines)
        assert read.tree.z.size == 0
        assert len(read.problems) == len(lines)
