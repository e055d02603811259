"""Lakes in balance on the cells of a raster, and on the same cells as a graph: two ways to basins, one to levels."""

import numpy as np
import pytest
from headwaters.core.choices import Ties
from headwaters.core.depressions.balanced_lakes import find_balanced_lakes
from headwaters.core.depressions.fill import fill
from headwaters.core.mesh.water import water_of
from headwaters.core.ponds.nested import LeastPond
from headwaters.core.raster.domain import LAND, OUTLET, VOID, drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.run.run import Run

from ...support import stranded_cells
from ..mesh.meshes import ground_of_cells


def on_raster(z, domain, rain, evaporation):
    """Return {cells: (level, 1 where it spills, what evaporates)} of each lake."""
    side = np.ones(len(z))
    ground, sizes = (z, fill(Run(), z, domain)[0], domain, domain != VOID), (step_lengths(side, side), side)
    found = find_balanced_lakes(Run(), *ground, sizes, rain, evaporation, LeastPond(0.0, 0.0), Ties("first", 0))
    facts = zip(found.lakes.level, found.waters.is_open, found.waters.evaporation)
    cells = (np.flatnonzero(found.lakes.cells == number + 1) for number in range(found.lakes.level.size))
    return {frozenset(own.tolist()): tuple(map(float, each)) for own, each in zip(cells, facts)}


def on_graph(z, domain, rain, evaporation):
    """Return the same of the graph of the cells."""
    water = water_of(Run(), ground_of_cells(z, domain), rain.ravel(), evaporation.ravel())
    facts = zip(water.lakes.level, water.lakes.is_open, water.evaporation)
    nodes = (np.flatnonzero(water.lakes.of_node == number) for number in range(water.lakes.level.size))
    return {frozenset(own.tolist()): tuple(map(float, each)) for own, each in zip(nodes, facts) if own.size}


def same(one, other):
    assert one.keys() == other.keys()
    for own, facts in one.items():
        assert facts == pytest.approx(other[own], rel=1e-9)


@pytest.mark.parametrize("seed", range(100))
def test_lakes_of_a_raster_are_those_of_its_cells_as_a_graph(seed):
    """No two heights or slopes are equal: of equal ones a raster and a graph may choose another."""
    rng = np.random.default_rng([seed, 5])
    z = rng.random(rng.integers(3, 26, 2))
    valid = rng.random(z.shape) > rng.choice([0.0, 0.08])
    domain = drainage_domain(Run(), valid, valid & (z <= np.quantile(z, 0.1)) & bool(seed % 2))
    domain[stranded_cells(domain)] = VOID
    climate = rng.random(z.shape), rng.random(z.shape) * 10 ** rng.uniform(0, 1.7)
    same(on_raster(z, domain, *climate), on_graph(z, domain, *climate))


@pytest.mark.parametrize("lakes", [on_raster, on_graph])
def test_what_spills_at_the_edge_of_the_data_flows_to_lower_ground_before_it_leaves(lakes):
    """The lake on the left is full to an outlet, beyond which the right one lies lower: of 2 it spills 1 into that."""
    z, domain = np.array([[1.0, 3.0, 1.5, 2.0]]), np.array([[LAND, OUTLET, LAND, OUTLET]], np.uint8)
    found = lakes(z, domain, np.ones(z.shape), np.array([[1.0, 1.0, 9.0, 1.0]]))
    assert found[frozenset([0])] == (3.0, 1.0, 1.0)
    assert found[frozenset([2])] == pytest.approx((1.5 + 0.5 * 3 / 9, 0.0, 3.0))


@pytest.mark.parametrize("lakes", [on_raster, on_graph])
def test_of_several_ways_down_from_a_sill_water_takes_the_steepest(lakes):
    """That leads into a lake behind the same sill, which has room; the other one leads off the map."""
    z, domain = np.full((3, 3), 9.0), np.full((3, 3), VOID, np.uint8)
    z[0, 0], z[0, 2], z[1, 1], z[2, 1] = 0.0, 1.0, 5.0, 3.0
    domain[0, 0] = domain[0, 2] = domain[1, 1] = LAND
    domain[2, 1] = OUTLET
    evaporation = np.ones(z.shape)
    evaporation[0, 2] = 10.0
    found = lakes(z, domain, np.ones(z.shape), evaporation)
    assert found[frozenset([0])] == (5.0, 1.0, 1.0)
    assert found[frozenset([2])] == pytest.approx((1 + 4 * 2 / 10, 0.0, 2.0))
