"""The example model of a flood: what it gives is what its steps give one after the other."""

import numpy as np
import processing
import pytest

from ..provider.running import run
from ..provider.samples import LAND, VALID, create, read
from .building import FLOOD_EXAMPLE, flood_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


def test_the_example_is_the_model_that_is_built_here():
    assert flood_model().validate() == (True, [])
    assert steps(loaded(FLOOD_EXAMPLE)) == steps(flood_model())
    assert "no hydraulic model" in loaded(FLOOD_EXAMPLE).shortHelpString()


def test_it_floods_what_its_steps_flood(provider, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    model = loaded(FLOOD_EXAMPLE)
    names = destinations(model)
    made = processing.run(model, {"DEM": dem, "RUNOFF": 90, **dict.fromkeys(names.values(), "TEMPORARY_OUTPUT")})
    found, wet = read(made[names["Depth of the flood"]])
    rivers = run("hydrologyfromdem", INPUT=dem, RIVERS=str(tmp_path / "r.gpkg"), DIRECTIONS=str(tmp_path / "d.tif"))
    given = {"DIRECTIONS": rivers["DIRECTIONS"], "ENCODING": "esri", "RIVERS": rivers["RIVERS"]}
    alone = run("floodheight", INPUT=dem, **given, RUNOFF=90, DEPTH=str(tmp_path / "depth.tif"))
    depth, truth = read(alone["DEPTH"])
    assert wet.any() and np.array_equal(wet, truth) and np.array_equal(found[wet], depth[wet])
