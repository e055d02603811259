"""Ground with a wall along its edge: water leaves into the sea, and there is a way for all of it."""

import numpy as np
import pytest
from headwaters.core.mesh.erosion_run import Climate, Sea, erode, with_sea
from headwaters.core.mesh.laws import RiverLaw
from headwaters.core.mesh.walls import NO_PIECE, pieces_of, with_walls
from headwaters.core.raster.domain import LAND, OUTLET, VOID, drainage_domain
from headwaters.core.run.run import Run

from .meshes import flooded, ground_of_cells, hanging_together, neighbours, random_ground

SEA_LEVEL = 0.1


def ground(seed):
    """Return rough cells with voids, or a mesh of random nodes."""
    if seed % 4 == 3:
        return random_ground(2 * seed)
    rng = np.random.default_rng(seed)
    valid = rng.random((14, 17)) > 0.3
    return ground_of_cells(rng.random(valid.shape), drainage_domain(Run(), valid))


@pytest.mark.parametrize("seed", range(12))
def test_water_rises_until_it_runs_into_the_sea_or_over_the_edge_of_land_without_one(seed):
    rough = ground(seed)
    closed, without = with_walls(rough, SEA_LEVEL)
    nodes = np.flatnonzero(rough.domain != VOID).tolist()
    pieces = hanging_together(rough, nodes)
    dry = [piece for piece in pieces if min(rough.z[node] for node in piece) > SEA_LEVEL]
    assert without == len(dry)
    open_nodes = {node for piece in dry for node in piece if rough.domain[node] == OUTLET}
    open_nodes |= {node for node in nodes if rough.z[node] <= SEA_LEVEL}
    truth = rough.domain.copy()
    truth[nodes] = [OUTLET if node in open_nodes else 1 for node in nodes]
    expected = flooded(rough._replace(domain=truth))
    assert np.array_equal(flooded(with_sea(closed, SEA_LEVEL)), expected)
    assert np.any(expected > flooded(with_sea(rough, SEA_LEVEL)))


def test_where_a_sea_is_built_up_to_land_water_still_leaves_at_its_deepest_place():
    rows, cols = np.mgrid[0:15, 0:15]
    z = 3.0 * np.hypot(rows - 7, cols - 7)
    bowl = ground_of_cells(z, drainage_domain(Run(), np.ones(z.shape, bool)))
    closed, without = with_walls(bowl, 0.0)
    climate = Climate(np.ones(z.size), None)
    after = erode(Run(), closed, climate, RiverLaw("ratio", 0.5, 0.5, 0.5), 20, Sea(0.0))
    assert without == 0 and after.landscape.z.min() > 0
    assert after.water.exported == pytest.approx(z.size)
    assert np.flatnonzero(after.landscape.domain == OUTLET).tolist() == [7 * 15 + 7]


@pytest.mark.parametrize("seed", range(12))
def test_pieces_are_what_hangs_together_without_voids_in_the_order_of_their_first_nodes(seed):
    """On rasters, over corners too, and on meshes."""
    rng = np.random.default_rng(seed)
    ground = random_ground(seed, 60) if seed % 2 else ground_of_cells(rng.random((7, 9)), np.zeros((7, 9), np.uint8))
    domain = np.where(rng.random(ground.z.size) < 0.6, VOID, LAND).astype(np.uint8)
    wanted, count = np.full(domain.size, NO_PIECE), 0
    for start in np.flatnonzero(domain != VOID).tolist():
        if wanted[start] != NO_PIECE:
            continue
        found = [start]
        for node in found:
            found += [each for each in neighbours(ground.graph, node) if domain[each] != VOID and each not in found]
        wanted[found] = count
        count += 1
    assert pieces_of(ground.graph, domain).tolist() == wanted.tolist()
