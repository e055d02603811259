"""Forests of triangles: grown best first from the sea, binary, in an order that goes down; or drawn at random."""

import heapq
import types

import numpy as np
import pytest
from headwaters.core.basins.drainage import BasinGrowth, growth_rules
from headwaters.core.basins.forest import (
    WATER_TRIANGLE,
    KeyRules,
    _draw,
    basins_of_forest,
    grown_forest,
    kinds_of,
    mean_of_corners,
    noise_at,
    outlet_sides,
    random_forest,
)
from headwaters.core.machine.noise import scramble
from headwaters.core.network import shreve, strahler
from headwaters.core.run.run import Run
from hypothesis import given, settings
from hypothesis import strategies as st

from .lands import SIDE, bay, mesh_of


def all_neighbours(mesh):
    """Return the triangles over the three sides of each, None at the border, from the corners alone."""
    edges = {}
    for number, corners in enumerate(mesh.corners.tolist()):
        for one, two in zip(corners, corners[1:] + corners[:1]):
            edges.setdefault(frozenset((one, two)), []).append(number)
    found = []
    for number, corners in enumerate(mesh.corners.tolist()):
        sides = [frozenset(side) for side in zip(corners, corners[1:] + corners[:1])]
        found.append([next((other for other in edges[side] if other != number), None) for side in sides])
    return found


def grown_by_hand(mesh, water, step, base):
    """Return the receivers of a forest grown best first with Python's own heap; -1 the sea."""
    beside = all_neighbours(mesh)
    receiver, depth, heap = {}, {}, []

    def take(triangle, below, deep):
        receiver[triangle], depth[triangle] = below, deep
        heapq.heappush(heap, (np.floor(step * 65536 * deep) + np.floor(base[triangle] * 65536), triangle))

    for triangle, others in enumerate(beside):
        if not water[triangle] and any(other is None or water[other] for other in others):
            take(triangle, -1, 0)
    while heap:
        _, triangle = heapq.heappop(heap)
        for other in beside[triangle]:
            if other is not None and not water[other] and other not in receiver:
                take(other, triangle, depth[triangle] + 1)
    return np.array([receiver.get(triangle, -1) for triangle in range(len(beside))])


def lake_in(mesh):
    middle = mesh.xy[mesh.corners].mean(axis=1)
    return np.hypot(*(middle - (0.3 * SIDE, 0.6 * SIDE)).T) < 0.1 * SIDE


@pytest.mark.parametrize("strength", [0.0, 0.4, 0.9])
@pytest.mark.parametrize("with_lake", [False, True])
def test_a_forest_is_that_of_a_plain_best_first_search(strength, with_lake):
    mesh, water, _ = mesh_of(bay(), 500)
    water = lake_in(mesh) if with_lake else water
    base = strength * mean_of_corners(mesh, noise_at(Run(), mesh.xy, 200.0, 5))
    step = (1 - strength) * 0.1
    forest = grown_forest(Run(), mesh, water, KeyRules(step, base))
    assert forest.receiver.tolist() == grown_by_hand(mesh, water, step, base).tolist()


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**31), strength=st.floats(0, 0.99), nodes=st.integers(20, 300))
def test_every_triangle_of_land_has_one_outlet_and_reaches_the_sea(seed, strength, nodes):
    mesh, water, spacing = mesh_of(bay(), nodes, seed % 97)
    forest = grown_forest(
        Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("noise", strength, 150.0, seed, spacing))
    )
    beside = all_neighbours(mesh)
    place = np.empty(len(water), int)
    place[forest.order] = np.arange(len(water))
    assert sorted(forest.order.tolist()) == list(range(len(water)))
    for triangle, below in enumerate(forest.receiver.tolist()):
        assert (below in beside[triangle]) if below >= 0 else (None in beside[triangle])
        assert below < 0 or place[below] > place[triangle]
    entries = np.bincount(forest.receiver[forest.receiver >= 0], minlength=len(water))
    assert entries.max() <= 2
    assert kinds_of(forest, water).tolist() == entries.tolist()


def test_nearest_takes_as_few_triangles_as_the_way_to_the_sea_has():
    mesh, water, spacing = mesh_of(bay(), 600)
    forest = grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("nearest", 0.9, 100.0, 1, spacing)))
    beside = all_neighbours(mesh)
    steps = {triangle: 0 for triangle, others in enumerate(beside) if None in others}
    queue = list(steps)
    for triangle in queue:
        for other in beside[triangle]:
            if other is not None and other not in steps:
                steps[other] = steps[triangle] + 1
                queue.append(other)
    below = forest.receiver
    assert all(steps[triangle] == (steps[below[triangle]] + 1 if below[triangle] >= 0 else 0) for triangle in steps)


def test_a_square_without_noise_is_a_pyramid_with_four_sides():
    """Nearly all water leaves over the side of the square that is nearest."""
    mesh, water, spacing = mesh_of(nodes=3000)
    forest = grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("nearest", 0.0, 100.0, 1, spacing)))
    basin, mouth = basins_of_forest(Run(), forest, water)
    middle = mesh.xy[mesh.corners].mean(axis=1)
    nearest = np.argmin(np.column_stack([middle, SIDE - middle]), axis=1)
    assert np.mean(nearest == nearest[mouth][basin]) > 0.93


def test_noise_makes_larger_basins_than_the_nearest_way():
    mesh, water, spacing = mesh_of(nodes=3000)

    def largest(kind):
        forest = grown_forest(
            Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth(kind, 0.7, SIDE / 4, 1, spacing))
        )
        return np.bincount(basins_of_forest(Run(), forest, water)[0]).max()

    assert largest("noise") > 2 * largest("nearest")


def test_the_wavelength_of_the_noise_and_the_seed_change_the_forest():
    mesh, water, spacing = mesh_of(nodes=600)
    usual = BasinGrowth("noise", 0.5, 200.0, 1, spacing)
    grown = [
        grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, growth)).receiver
        for growth in (usual, usual._replace(wavelength=90.0), usual._replace(seed=2), usual)
    ]
    assert (grown[0] == grown[3]).all()
    assert (grown[0] != grown[1]).any()
    assert (grown[0] != grown[2]).any()


def test_orders_are_those_of_binary_trees():
    mesh, water, spacing = mesh_of(bay(), 400)
    forest = grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("noise", 0.5, 200.0, 1, spacing)))
    above = [np.flatnonzero(forest.receiver == triangle).tolist() for triangle in range(len(water))]

    def by_hand(triangle):
        orders = sorted(by_hand(other) for other in above[triangle])
        if not orders:
            return 1
        return orders[-1] + (len(orders) == 2 and orders[0] == orders[1])

    assert strahler(Run(), forest.receiver, forest.order).tolist() == [
        by_hand(triangle) for triangle in range(len(water))
    ]
    sources = shreve(Run(), forest.receiver, forest.order)
    assert sources[forest.receiver < 0].sum() == sum(not each for each in above)


def test_basins_are_the_trees():
    mesh, _, spacing = mesh_of(bay(), 500)
    water = lake_in(mesh)
    forest = grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("noise", 0.5, 200.0, 1, spacing)))
    basin, mouth = basins_of_forest(Run(), forest, water)
    for triangle in range(len(water)):
        end = triangle
        while forest.receiver[end] >= 0:
            end = forest.receiver[end]
        assert basin[triangle] == (-1 if water[triangle] else mouth.tolist().index(end))


def test_water_leaves_through_the_side_to_its_receiver_or_the_longest_at_the_sea():
    mesh, _, spacing = mesh_of(bay(), 400)
    water = lake_in(mesh)
    forest = grown_forest(Run(), mesh, water, growth_rules(Run(), mesh, BasinGrowth("noise", 0.5, 200.0, 1, spacing)))
    beside = all_neighbours(mesh)
    for triangle, side in enumerate(outlet_sides(mesh, forest, water).tolist()):
        if water[triangle]:
            assert side == -1
            continue
        assert side // 3 == triangle
        places = mesh.xy[mesh.corners[triangle]]
        lengths = np.hypot(*(np.roll(places, -1, axis=0) - places).T)
        if forest.receiver[triangle] >= 0:
            assert beside[triangle][side % 3] == forest.receiver[triangle]
        else:
            at_sea = [k for k, other in enumerate(beside[triangle]) if other is None or water[other]]
            assert side % 3 == max(at_sea, key=lambda k: lengths[k])


def test_laid_triangles_keep_their_way_and_the_forest_grows_from_them():
    mesh, water, _ = mesh_of(nodes=600)
    base = np.zeros(len(water))
    before = grown_forest(Run(), mesh, water, KeyRules(1.0, base))
    way = [int(before.order[0])]  # the last that was taken, and all that is below it
    while before.receiver[way[-1]] >= 0:
        way.append(int(before.receiver[way[-1]]))
    laid = np.full(len(water), -2, np.int32)
    laid[way] = before.receiver[way]
    forest = grown_forest(Run(), mesh, water, KeyRules(1.0, base), (laid, np.array(way[::-1], np.int32)))
    assert forest.receiver[way].tolist() == before.receiver[way].tolist()
    assert np.count_nonzero(np.isin(forest.receiver, way)) > np.count_nonzero(np.isin(before.receiver, way))
    place = np.empty(len(water), int)
    place[forest.order] = np.arange(len(water))
    inner = forest.receiver >= 0
    assert (place[forest.receiver[inner]] > place[inner]).all()


def test_circles_of_a_random_forest_are_counted_and_cut():
    """A walk from every triangle, in plain Python, finds the same circles in what was drawn."""
    mesh, _, _ = mesh_of(bay(), 500)
    water = lake_in(mesh)
    forest, kind, cut = random_forest(Run(), mesh, water, 9)
    assert len(cut) > 20
    assert set(kind[~water].tolist()) == {0, 1, 2}
    assert (kind[water] == 3).all()
    beside = all_neighbours(mesh)
    for triangle, below in enumerate(forest.receiver.tolist()):
        assert below in beside[triangle] if below >= 0 else True
    assert np.all(forest.receiver[cut] == -1)
    for start in cut.tolist():  # closing a cut leads back to it
        assert any(_leads_to(forest.receiver, other, start) for other in beside[start] if other is not None)
    assert not water[forest.receiver[forest.receiver >= 0]].any()
    again, _, _ = random_forest(Run(), mesh, water, 9)
    assert (again.receiver == forest.receiver).all()
    assert (random_forest(Run(), mesh, water, 10)[0].receiver != forest.receiver).any()


def _leads_to(receiver, start, end):
    while start >= 0 and start != end:
        start = receiver[start]
    return start == end


def test_a_triangle_is_reached_over_the_first_side_of_all_too():
    """Three at the sea around one, which flows to that with the lowest number, over its own first side."""
    mesh = types.SimpleNamespace(corners=np.zeros((4, 3), int), twin=np.full(12, -1, np.int32))
    for side in range(3):
        mesh.twin[side], mesh.twin[3 * (side + 1)] = 3 * (side + 1), side
    forest = grown_forest(Run(), mesh, np.zeros(4, bool), KeyRules(1.0, np.zeros(4)))
    assert forest.receiver.tolist() == [1, -1, -1, -1]


@pytest.mark.parametrize("seed", range(3))
def test_each_triangle_draws_a_side_and_a_type_by_its_number(seed):
    """All sides as often; the sea, and what is water, are no receivers but where water ends."""
    mesh, dry, _ = mesh_of(bay(), 200)
    for water in (dry, lake_in(mesh)):
        receiver, kind = np.empty(dry.size, np.int64), np.empty(dry.size, np.uint8)
        _draw(mesh.twin, water, seed, receiver, kind)
        for triangle, beside in enumerate(mesh.twin.reshape(-1, 3) // 3):
            bits = int(scramble(seed, triangle, 0))
            to = beside[bits % 65536 % 3]
            land = not water[triangle]
            assert receiver[triangle] == (to if land and to >= 0 and not water[to] else -1)
            assert kind[triangle] == ((bits >> 16) % 3 if land else WATER_TRIANGLE)
