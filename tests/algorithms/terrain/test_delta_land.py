"""Deltas in terrain: land beyond the coast that was given, which the model keeps and whose parts agree."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from qgis.core import QgsVectorLayer

from .grown import MAIN, all_land, coast, features, grow
from .terrains import make, pits, raster, render, same_cells

pytestmark = pytest.mark.qgis

FLOWS = {"many": 0.3, "none": 1e6}


@pytest.fixture(scope="module")
def made(provider, tmp_path_factory):
    folder = tmp_path_factory.mktemp("deltas")
    return {
        name: make(coast(MAIN), DELTA_FLOW=flow, MODEL=str(folder / f"{name}.gpkg")) for name, flow in FLOWS.items()
    }


def area_of(model):
    layer = QgsVectorLayer(f"{model}|layername=coast", "coast")
    return sum(feature.geometry().area() for feature in layer.getFeatures())


def test_rivers_build_land_into_the_sea(made):
    few, many = (raster(made[name]["OUTPUT"]).values for name in ("none", "many"))
    assert np.count_nonzero(np.isfinite(many)) > 1.002 * np.count_nonzero(np.isfinite(few))
    assert pits(many, np.isfinite(many)) == 0
    area = all_land(coast(MAIN)).area()
    assert area_of(made["none"]["MODEL"]) == pytest.approx(area, rel=1e-6)
    assert area_of(made["many"]["MODEL"]) > 1.002 * area


def test_the_model_keeps_them_and_a_part_is_as_in_the_whole(made):
    whole = raster(made["many"]["OUTPUT"])
    again = raster(render(made["many"]["MODEL"], CELL_SIZE=whole.dx)["OUTPUT"])
    assert np.allclose(again.values, whole.values, atol=1e-3, equal_nan=True)
    north, west = whole.north - 4_000, whole.west + 4_000
    extent = f"{west},{west + 6_000},{north - 6_000},{north}"
    part = raster(render(made["many"]["MODEL"], CELL_SIZE=whole.dx, EXTENT=extent)["OUTPUT"])
    assert np.array_equal(part.values, same_cells(part, whole), equal_nan=True)


def test_models_of_grown_rivers_have_them_and_those_of_mapped_ones_do_not(provider, tmp_path):
    grown = grow(coast(MAIN), SPACING=2000, SEED=2)["RIVERS"]
    mapped = features("LineStringZ", *(feature.geometry().asWkt(3) for feature in grown.getFeatures()))
    area, sizes = all_land(coast(MAIN)).area(), []
    for kind, rivers in (("grown", grown), ("mapped", mapped)):
        path = str(tmp_path / f"{kind}.gpkg")
        run("terrainmodel", COASTLINE=coast(MAIN), RIVERS=rivers, MODEL=path, DELTA_FLOW=0.3, EROSION_CELL_SIZE=0)
        sizes.append(area_of(path))
    assert sizes[0] > 1.001 * area
    assert sizes[1] == pytest.approx(area, rel=1e-6)
