"""The example models of terrains: what they make is what the steps make alone, and the water of it is in order."""

import numpy as np
import pytest
from qgis.core import QgsVectorLayer

from ..algorithms.terrain.terrains import pits, raster
from ..provider.running import run
from ..provider.samples import polygons
from .building import COAST_EXAMPLE, RENDERED_EXAMPLE, coast_model, rendered_model
from .test_models import destinations, loaded, steps

pytestmark = [pytest.mark.qgis, pytest.mark.usefixtures("few_edges", "coarse_ground")]

COAST = "POLYGON((0 0, 9000 1000, 14000 9000, 6000 12000, -1000 7000, 0 0))"
EXAMPLES = {COAST_EXAMPLE: coast_model, RENDERED_EXAMPLE: rendered_model}


def made_with(path, folder, files, **values):
    """Return the files that an example makes, by label."""
    model = loaded(path)
    paths = {label: str(folder / file) for label, file in files.items()}
    run(model, COAST=polygons(COAST), **values, **{destinations(model)[label]: file for label, file in paths.items()})
    return paths


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_the_models_that_are_built_here(path):
    assert EXAMPLES[path]().validate() == (True, [])
    assert steps(loaded(path)) == steps(EXAMPLES[path]())


def test_a_coast_becomes_a_terrain_whose_rivers_lie_lowest(provider, tmp_path):
    files = {"Terrain": "t.tif", "Rivers": "r.gpkg", "Watersheds": "w.gpkg", "Accumulation": "a.tif"}
    files["Height above rivers"] = "h.tif"
    made = made_with(COAST_EXAMPLE, tmp_path, files, PEAK=600, CELL_SIZE=160, SEED=5)  # an edge is seven cells long
    terrain, above = raster(made["Terrain"]).values, raster(made["Height above rivers"]).values
    assert pits(terrain, np.isfinite(terrain)) == 0
    assert np.nanmin(above) == 0 < np.nanmax(above) <= np.nanmax(terrain)
    assert QgsVectorLayer(made["Rivers"]).featureCount() > 10


def test_three_steps_with_room_for_a_person_between_them(provider, tmp_path):
    files = {"Terrain": "t.tif", "Rivers": "r.gpkg", "Model": "m.gpkg"}
    made = made_with(RENDERED_EXAMPLE, tmp_path, files, PEAK=300, CELL_SIZE=200, SEED=5)
    alone = run("renderterrain", MODEL=made["Model"], CELL_SIZE=200)
    assert np.array_equal(raster(made["Terrain"]).values, raster(alone["OUTPUT"]).values, equal_nan=True)
