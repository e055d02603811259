"""Rivers carry what falls on the land above them."""

import numpy as np
import pytest
from headwaters.core.island.cells import voronoi_cells
from headwaters.core.island.discharge import counted_land, over_usual, rain_on_cells, upstream
from headwaters.core.island.flow_law import FlowLaw, flow_law
from headwaters.core.plane.fields import constant
from headwaters.core.plane.types import Field

from ..growth.trees import random_tree, star

pytest.importorskip("shapely")
from headwaters.core.run.run import Run
from shapely import wkb


@pytest.fixture(scope="module")
def world():
    land = star(2, 70, holes=1)
    tree = random_tree(land, 2, 150)
    return tree, voronoi_cells(Run(), land, tree)


def slope_to(east, north, tree, wet=1.0):
    """Return a field that is a plane: so many units more for a metre to the east and to the north."""
    low = tree.xy.min(axis=0) - 50_000
    col, row = np.meshgrid(np.arange(600) * 500.0, np.arange(600) * 500.0)
    return Field(wet + east * col + north * row, *low, 500.0, 0.0)


def counted(cells, tree, rain):
    """Return for how much land cells count where it rains so."""
    return counted_land(FlowLaw(rain=over_usual(cells, tree.xy, rain)), cells, tree.xy)


def test_discharge_is_that_of_the_paper():
    """0.42 A^0.69: a square kilometre yields 0.42 m³/s, the island of 3 055 km² no Amazon."""
    assert FlowLaw().discharge(np.array([1e6, 1e8])) == pytest.approx([0.42, 0.42 * 100**0.69])
    assert 100 < FlowLaw().discharge(np.array([3055e6]))[0] < 110


def test_what_reaches_the_mouths_is_the_whole_island(world):
    tree, cells = world
    area = cells.outlines.square_metres()
    drained = upstream(Run(), tree, area)
    assert drained[tree.receiver < 0].sum() == pytest.approx(area.sum())
    for node in range(len(area)):
        above = {node}
        for other in range(node + 1, len(area)):
            if tree.receiver[other] in above:
                above.add(other)
        assert drained[node] == pytest.approx(area[sorted(above)].sum())


def test_conserved_water_adds_up_at_junctions_and_that_of_the_power_law_does_not(world):
    tree, cells = world
    drained = upstream(Run(), tree, cells.outlines.square_metres())
    share = drained / drained.max()
    kept, law = (flow_law(runoff).fitted(drained).discharge(drained) for runoff in ("conserving", "powerlaw"))
    assert kept == pytest.approx(share * law.max())
    flows = tree.receiver >= 0
    coming = np.bincount(tree.receiver[flows], kept[flows], kept.size)
    own = kept / drained * cells.outlines.square_metres()
    assert kept == pytest.approx(coming + own)
    meets = np.bincount(tree.receiver[flows], minlength=kept.size) > 1
    assert (np.bincount(tree.receiver[flows], law[flows], kept.size) > law)[meets].mean() > 0.5


def test_it_does_not_matter_in_what_unit_rain_is_measured(world):
    """Nor how much falls, if it is the same everywhere."""
    tree, cells = world
    area = cells.outlines.square_metres()
    assert counted(cells, tree, constant(731.0)) == pytest.approx(area)
    rain = slope_to(0.01, 0.003, tree)
    tenfold = rain._replace(values=rain.values * 10)
    assert counted(cells, tree, tenfold) == pytest.approx(counted(cells, tree, rain))
    fallen = rain_on_cells(cells, tree.xy, rain)
    assert counted(cells, tree, rain) == pytest.approx(fallen * area.sum() / fallen.sum())


def test_rain_that_grows_evenly_over_a_cell_is_that_at_its_centre_of_mass(world):
    tree, cells = world
    rain = slope_to(0.02, 0.05, tree, wet=3.0)
    fallen = rain_on_cells(cells, tree.xy, rain)
    for node, shape in cells.outlines.multipolygons():
        cell = wkb.loads(shape)
        x, y = cell.centroid.x - rain.x0, cell.centroid.y - rain.y0
        assert fallen[node] == pytest.approx(cell.area * (3.0 + 0.02 * x + 0.05 * y), rel=1e-6)


def test_a_land_without_rain_is_refused(world):
    tree, cells = world
    with pytest.raises(ValueError, match="no rain"):
        over_usual(cells, tree.xy, constant(0.0))
    with pytest.raises(ValueError, match="runoff"):
        flow_law("sometimes")
