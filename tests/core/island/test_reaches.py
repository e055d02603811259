"""Reaches run from head or junction to junction or mouth; what the table says agrees with the tree node by node."""

import numpy as np
import pytest
from headwaters.core.island.reaches import find_reaches, reach_table, tree_node_table
from headwaters.core.network import strahler
from headwaters.core.run.run import Run

from ..drawn.drawn import random_tree, tree_of

EITHER = pytest.mark.parametrize("every_edge", [False, True], ids=["reaches", "edges"])
SEEDS = pytest.mark.parametrize("seed", range(12))

#  5   6
#   \ /
#    4       7 (beside 3: a sketch begins)
#    |       |
#    2       3
#    0       1
FORK = {
    "receiver": [-1, -1, 0, 1, 2, 4, 4, 3],
    "xy": [(0, 0), (9, 0), (0, 1), (9, 1), (0, 2), (-3, 6), (3, 6), (9, 2)],
    "z": [0, 0, 1, 1, 2, 4, 4, 2],
    "source": [0, 0, 0, 1, 0, 0, 2, 0],
}


@pytest.fixture
def fork():
    return tree_of(**FORK)


def drained_by(tree, area):
    """Return what drains through each node, node by node."""
    total = np.array(area, float)
    for node in range(total.size - 1, -1, -1):
        if tree.receiver[node] >= 0:
            total[tree.receiver[node]] += total[node]
    return total


def split(reaches):
    """Return the nodes of each reach, downstream."""
    return [part.tolist() for part in np.split(reaches.nodes, reaches.offsets[1:-1])]


def table_of(tree, every_edge=False, area=None):
    area = np.full(tree.z.size, 1e6) if area is None else area
    reaches = find_reaches(tree, every_edge)
    return reaches, reach_table(Run(), tree, reaches, drained_by(tree, area), area)


def test_a_fork_is_three_reaches_and_a_sketch_another(fork):
    reaches = find_reaches(fork)
    assert sorted(split(reaches)) == [[3, 1], [4, 2, 0], [5, 4], [6, 4], [7, 3]]
    stem = split(reaches).index([4, 2, 0])
    assert [reaches.receiver[split(reaches).index(part)] for part in ([5, 4], [6, 4])] == [stem, stem]


def test_every_edge_may_be_a_line(fork):
    assert sorted(split(find_reaches(fork, True))) == [[2, 0], [3, 1], [4, 2], [5, 4], [6, 4], [7, 3]]


def test_the_table_of_a_fork_is_what_one_reads_from_the_drawing(fork):
    reaches, table = table_of(fork)
    rows = {tuple(part): place for place, part in enumerate(split(reaches))}
    stem, twig, sketch = rows[4, 2, 0], rows[5, 4], rows[3, 1]
    assert (table["strahler"][stem], table["shreve"][stem], table["hack"][stem]) == (2, 2, 1)
    assert (table["length_m"][stem], table["length_m"][twig]) == (2, 5)
    assert (table["drop_m"][twig], table["slope"][twig]) == (2, 0.4)
    assert (table["sea_dist_m"][twig], table["sea_dist_m"][stem]) == (2, 0)
    assert (table["area_in_km2"][stem], table["area_out_km2"][stem]) == (3, 5)  # node 4 and what is above; all of it
    assert (table["area_in_km2"][twig], table["area_out_km2"][twig]) == (1, 1)
    assert table["source"][sketch] == "sketched"
    assert list(table["source"]).count("sketched") == 1
    assert (table["basin"][twig], table["basin"][sketch]) == (0, 1)


@SEEDS
@EITHER
def test_every_edge_belongs_to_one_reach(seed, every_edge):
    tree = random_tree(seed)
    edges = [pair for part in split(find_reaches(tree, every_edge)) for pair in zip(part[:-1], part[1:])]
    assert sorted(edges) == [(node, below) for node, below in enumerate(tree.receiver) if below >= 0]


@SEEDS
@EITHER
def test_a_reach_begins_where_the_one_above_it_ends_and_is_grown_or_sketched_as_a_whole(seed, every_edge):
    tree = random_tree(seed)
    reaches = find_reaches(tree, every_edge)
    parts = split(reaches)
    for part, below in zip(parts, reaches.receiver):
        assert part[-1] == parts[below][0] if below >= 0 else tree.receiver[part[-1]] == -1
        assert len({bool(tree.source[node] == 1) for node in part[:-1]}) == 1
    assert all(reaches.receiver < np.arange(len(parts)))


@SEEDS
@EITHER
def test_orders_are_those_of_the_edges(seed, every_edge):
    tree = random_tree(seed)
    reaches, table = table_of(tree, every_edge)
    of_nodes = strahler(Run(), tree.receiver, tree.downstream_order)
    assert np.array_equal(table["strahler"], of_nodes[reaches.upper])
    heads = np.bincount(tree.receiver[tree.receiver >= 0], minlength=tree.z.size) == 0
    assert table["shreve"][reaches.receiver < 0].sum() == np.count_nonzero(heads & (tree.receiver >= 0))


@SEEDS
@EITHER
def test_what_reaches_the_sea_is_all_that_drains(seed, every_edge):
    tree = random_tree(seed)
    area = np.random.default_rng(seed).random(tree.z.size) * 1e6
    reaches, table = table_of(tree, every_edge, area)
    dry = np.setdiff1d(np.flatnonzero(tree.receiver < 0), tree.receiver)
    at_sea = reaches.receiver < 0
    assert table["area_out_km2"][at_sea].sum() == pytest.approx((area.sum() - area[dry].sum()) / 1e6)


@SEEDS
def test_nodes_know_their_way_to_the_sea_and_the_line_that_leads_there(seed):
    tree = random_tree(seed)
    reaches, table = table_of(tree)
    nodes = tree_node_table(Run(), tree, reaches, np.ones(tree.z.size), np.ones(tree.z.size, int))
    for node in range(tree.z.size):
        way, at = 0.0, node
        while tree.receiver[at] >= 0:
            way += np.hypot(*(tree.xy[at] - tree.xy[tree.receiver[at]]))
            at = tree.receiver[at]
        assert nodes["sea_dist_m"][node] == pytest.approx(way)
        assert nodes["basin"][node] == at
        assert (nodes["kind"][node] == "mouth") == (nodes["link"][node] == -1) == (tree.receiver[node] == -1)
    assert np.allclose(nodes["sea_dist_m"][reaches.lower], table["sea_dist_m"])


def test_a_tree_of_mouths_has_no_reach():
    reaches, table = table_of(tree_of([-1, -1], [(0, 0), (5, 5)], [0, 0]))
    assert reaches.nodes.size == 0
    assert all(column.size == 0 for column in table.values())
