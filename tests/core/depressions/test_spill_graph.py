"""Graphs of basins and passes, beside the lowest ways from each basin to each other."""

import itertools

import numpy as np
import pytest
from headwaters.core.depressions.spill_graph import (
    Drains,
    RimGraph,
    contract,
    counted_on,
    drains_through,
    raise_cells,
    reduced_graph,
    rim_of_tile,
    seam_passes,
)
from headwaters.core.raster.domain import LAND, OUTLET, VOID
from headwaters.core.raster.storage import HeldTile

from .test_tile_basins import lowest_ways


def waters(levels, a, b, height):
    """Return how high water stands in basins, each of which stands no lower by itself than its level."""
    ways = lowest_ways(levels.size, zip(a.tolist(), b.tolist(), height.tolist()))
    ways[np.diag_indices(levels.size)] = -np.inf
    return np.maximum(ways, levels).min(axis=1)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_left_of_a_graph_holds_water_as_the_whole_does(seed):
    """Passes of few heights, of which some join one basin to itself, and some basins to none."""
    rng = np.random.default_rng(seed)
    count, passes = int(rng.integers(1, 12)), int(rng.integers(0, 25))
    a, b = rng.integers(0, count, (2, passes), np.int32)
    height = rng.integers(0, (3, 40)[seed % 2], passes).astype((np.float32, np.float64)[seed % 2])
    rim = np.append(rng.integers(-1, count, 2 * (seed % 4)), -1).astype(np.int32)
    exposed = np.isin(np.arange(count), np.append(rim, 0))
    graph, drains = reduced_graph(RimGraph(rim.astype(float), rim, a, b, height, count))
    own, passes = np.flatnonzero(exposed), len(graph.a)
    number = np.append(np.cumsum(exposed) - 1, -1)  # the last is that of a void
    assert graph.count == own.size
    assert (graph.rim_basin == number[rim]).all()
    assert (drains.anchor[own] == np.arange(own.size)).all() and (drains.level[own] == -np.inf).all()
    assert (drains.level[drains.anchor < 0] == np.inf).all()
    for one in range(passes):  # a forest: without any of its passes less hangs together
        rest = zip(*(np.delete(each, one) for each in (graph.a, graph.b, graph.height)))
        assert np.isinf(lowest_ways(own.size, rest)[graph.a[one], graph.b[one]])
    for _ in range(3):
        levels = np.where(exposed, rng.integers(0, 50, count), np.inf)
        left = waters(levels[own], graph.a, graph.b, graph.height)
        beyond = Drains(np.arange(own.size) + 7, left)
        anchor, level = drains_through(drains, beyond)
        assert (level == waters(levels, a, b, height)).all()
        assert (anchor == np.where(drains.anchor < 0, -1, drains.anchor + 7)).all()
    kept_of = contract(exposed, a, b, height, np.argsort(height, kind="stable"))[2]
    assert sorted(height[kept_of].tolist()) == sorted(graph.height.tolist())


def test_the_example_of_a_contraction():
    exposed, a, b = np.array([True, False, False, True]), np.array([1, 2, 2, 0]), np.array([2, 0, 3, 3])
    anchor, level, kept = contract(exposed, a, b, np.array([5.0, 7.0, 9.0, 12.0]), np.arange(4))
    assert anchor.tolist() == [0, 0, 0, 3] and level.tolist() == [-np.inf, 7, 7, -np.inf] and kept.tolist() == [2]


@pytest.mark.parametrize("seed", range(12))
def test_rims_of_tiles_and_passes_over_their_seams(seed):
    rng, shape = np.random.default_rng(seed), (1 + seed % 3, 1 + seed % 5)
    heights, labels = rng.random((shape[0] + 2, shape[1] + 2)), rng.integers(0, 9, shape).astype(np.uint16)
    domain = rng.choice([VOID, LAND, OUTLET], shape).astype(np.uint8)
    kept = np.where(domain == VOID, -1, labels.astype(int))
    z, basins = rim_of_tile(heights, domain, labels)
    for found, whole in ((z, heights[1:-1, 1:-1]), (basins, kept)):
        assert found.tolist() == [*whole[0], *whole[-1], *whole[:, 0], *whole[:, -1]]
    assert counted_on(basins, 5).tolist() == [basin + 5 if basin > 0 else basin for basin in basins.tolist()]

    size = (1, 2, 9, 30)[seed % 4]
    z_one, z_two = rng.integers(0, 9, (2, size)).astype(float)
    one, two = rng.integers(-1, 3, (2, size)) if seed % 3 else np.arange(2 * size).reshape(2, size)
    wanted = []
    for shift in (-1, 0, 1):
        facing = [(cell, cell + shift) for cell in range(size) if 0 <= cell + shift < size]
        for pair, run in itertools.groupby(facing, lambda cells: (one[cells[0]], two[cells[1]])):
            if min(pair) >= 0 and pair[0] != pair[1]:
                wanted.append((*pair, min(max(z_one[here], z_two[there]) for here, there in run)))
    assert list(zip(*seam_passes(z_one, one, z_two, two))) == wanted


@pytest.mark.parametrize("side", [1, 3, 5, 20])
def test_cells_are_raised_to_the_level_of_their_basin(side):
    rng = np.random.default_rng(side)
    z, labels, filled = rng.random((7, 15)), rng.integers(0, 4, (6, 14)), np.full((5, 13), -1.0)
    begin, levels = np.arange(-(-12 // side)) * 3, rng.random(3 * 12 + 4)
    labels[0, 1] = 3
    raise_cells(HeldTile(z, 2, 3), HeldTile(labels, 1, 2), levels, begin, HeldTile(filled, 1, 1), (4, 12), side)
    wanted = np.full((5, 13), -1.0)
    for row, col in np.ndindex(4, 12):
        level = levels[begin[col // side] + labels[row + 1, col + 2]]
        wanted[row + 1, col + 1] = max(z[row + 2, col + 3], level)
    assert (filled == wanted).all()
