"""Water that crosses the edges of a rectangle: in it drains what drains there on a raster of all land."""

from dataclasses import replace

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.run.run import Run
from headwaters.core.terrain.model import ModelRules, WantedIsland, build_model
from headwaters.core.terrain.relief.solving import ReliefAims
from headwaters.core.terrain.types import GridCells
from headwaters.provider.islands.coasts import Island
from headwaters.provider.terrain.model_files.layers import ModelIsland
from headwaters.provider.terrain.rendering.cell_laws import laws_of_cells
from headwaters.provider.terrain.rendering.edge_water import ForeignRiver, _bring_in
from headwaters.provider.terrain.rendering.grids import TerrainGrid
from headwaters.provider.terrain.rendering.rendering import render_all
from headwaters.provider.terrain.rendering.rivers import areas_with_inflow, modelled_rivers, routed
from headwaters.provider.terrain.rendering.room import Room
from headwaters.tests.core.growth.coasts import random_island
from headwaters.tests.core.terrain.worlds import constant, grown_world
from qgis.core import QgsCoordinateReferenceSystem

from ..model_files.test_model_writing import Silence

UTM = QgsCoordinateReferenceSystem("EPSG:25832")
EDGE, CELL = 4_000.0, 150.0
APART = 60_000.0


def island(rank, seed, edge):
    """Return an island with its ground in balance."""
    rings = [np.add(ring, (500_000.0 + rank * APART, 5_600_000.0)) for ring in random_island(seed).rings]
    plane = Island(rings, 1.0, UTM)
    land, grown = grown_world(plane.land, edge, seed)
    built = build_model(
        Run(),
        WantedIsland(land, edge, grown, ReliefAims(constant(1.0), 900.0, loose=True), ModelRules(raster=CELL), seed),
    )
    return ModelIsland(rank, built.model, plane, grown)


@pytest.fixture(scope="module")
def lands():
    return [island(0, 1, EDGE), island(1, 2, EDGE)]


def drained(lands, grid, cells):
    """Return the m² that drain through some cells of a grid, their directions, and what crosses their edges."""
    terrain = render_all(Silence(), lands, grid, cells, Room(), 1.0, 1.0, "nodata", with_edges=True)
    known = modelled_rivers(lands, terrain.beds, terrain.edges, cells)
    routing = routed(Silence(), terrain, grid.frame(cells), known, "part")
    return areas_with_inflow(Silence(), routing, terrain.edges), routing.codes, terrain.edges


@pytest.fixture(scope="module")
def whole(lands):
    grid = TerrainGrid(lands, UTM, CELL)
    cells = grid.of_land()
    return grid, cells, *drained(lands, grid, cells)


def parts_of(grid):
    """Return rectangles that rivers of one island or of both run into, and out of."""
    rng, found = np.random.default_rng(5), []
    for rank in (0, 1, 0, 1):
        land = grid.of_island(rank)
        nrows, ncols = (int(size) for size in rng.integers(30, min(land.nrows, land.ncols) // 2, 2))
        top, left = (int(share * size) for share, size in zip(rng.uniform(0.2, 0.5, 2), (land.nrows, land.ncols)))
        found.append(GridCells(land.top + top, land.left + left, nrows, ncols))
    both = grid.of_land()
    return [*found, GridCells(both.top + both.nrows // 3, both.left + 40, both.nrows // 4, both.ncols - 80)]


def test_nothing_crosses_the_edges_of_all_land(whole):
    assert [len(each) for each in whole[-1]] == [0, 0, 0, 0]


@pytest.mark.parametrize("number", range(5))
def test_a_rectangle_drains_as_its_cells_do_on_all_land(number, lands, whole):
    grid, cells, all_areas, all_codes, _ = whole
    part = parts_of(grid)[number]
    areas, codes, edges = drained(lands, grid, part)
    there = part.within(cells)
    inside = codes != ENDS
    assert np.array_equal(codes[inside], all_codes[there][inside])
    assert edges.comes_in.size > 5
    assert edges.leaves.size > 5
    wet = areas > 0
    ratio = areas[wet] / all_areas[there][wet]
    assert np.mean(np.abs(ratio - 1.0) < 0.02) > 0.985
    large = all_areas[there][wet] > 3e6
    assert np.count_nonzero(large) > 50
    # Rivers bring what they drain on the ground of the model, one short stream more or less.
    assert np.mean(np.abs(ratio[large] - 1.0) < 0.08) > 0.9
    # But for streams outside that run over to other land, which alone is not known there.
    assert np.mean(areas[wet] < 1.1 * all_areas[there][wet] + EDGE**2 / 10) > 0.998
    assert (areas[wet] < 1.1 * all_areas[there][wet] + EDGE**2 / 4).all()


def test_what_leaves_a_rectangle_comes_into_the_one_beside_it(lands, whole):
    grid, *_ = whole
    west = parts_of(grid)[4]
    west = GridCells(west.top, west.left, west.nrows, 90)
    east = GridCells(west.top, west.left + west.ncols, west.nrows, 90)
    areas, _, edges = drained(lands, grid, west)
    _, _, beside = drained(lands, grid, east)
    row, col = np.divmod(beside.comes_in, east.ncols)
    of_seam = col == 0
    total = sum(areas.reshape(-1)[cell] for cell in edges.leaves if cell % west.ncols == west.ncols - 1)
    assert total > 5e6
    assert np.isin(row[of_seam], np.arange(west.nrows)).all()
    assert beside.drained[of_seam].sum() == pytest.approx(total, rel=0.2)


def test_what_comes_in_counts_by_the_rain_on_the_land_from_which_it_comes(lands, whole):
    """Twice as much everywhere is twice as much, from land around a rectangle and from that of other nodes."""
    grid, *_ = whole
    rained = [replace(each, model=each.model._replace(law=FlowLaw(rain=constant(2.0)))) for each in lands]
    _, _, plain = drained(lands, grid, parts_of(grid)[0])
    _, _, wet = drained(rained, grid, parts_of(grid)[0])
    assert np.array_equal(plain.counted, plain.drained) and np.array_equal(wet.drained, plain.drained)
    assert plain.counted.max() > 1e6 and wet.counted == pytest.approx(2.0 * plain.counted, rel=1e-6)
    laws = laws_of_cells(Silence(), rained, grid, parts_of(grid)[0])
    assert set(np.unique(laws.rain)) <= {1.0, 2.0} and np.mean(laws.rain == 2.0) > 0.5 and laws.island is None


def test_a_river_brings_what_drains_elsewhere_beside_what_drains_here():
    """Also where it joins one that runs here, and where it left before: what had left comes back with it."""
    codes = np.array([[0, 0, 0, ENDS], [0, 0, ENDS, NO_DIRECTION]], np.uint8)
    area = accumulate_d8(Run(), codes, np.ones(2))
    rivers = [ForeignRiver(5.0, 5.0, 1, []), ForeignRiver(20.0, 12.0, 3, [6])]
    _bring_in(Silence(), area, codes, rivers)
    assert area.tolist() == [[1, 7, 8, 24], [1, 2, 3, 0]]
