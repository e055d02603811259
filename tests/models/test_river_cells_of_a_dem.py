"""The example model of river cells: what it gives is what its steps give one after the other."""

import numpy as np
import pytest

from ..provider.running import run
from ..provider.samples import LAND, VALID, create, read
from .building import RIVERS_EXAMPLE, rivers_model
from .test_models import loaded, run_model, steps

pytestmark = pytest.mark.qgis

FROM = 0.005


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights], nodata=-9999)


@pytest.fixture(scope="module")
def rasters(provider, dem):
    return run_model(loaded(RIVERS_EXAMPLE), DEM=dem, FROM=FROM)[0]


def test_the_example_is_the_model_that_is_built_here():
    assert rivers_model().validate() == (True, [])
    assert steps(loaded(RIVERS_EXAMPLE)) == steps(rivers_model())


def test_each_step_works_on_what_the_step_before_it_made(rasters, dem):
    directions = run("flowdirections", INPUT=dem, DEPRESSIONS="breach")["OUTPUT"]
    accumulation = run("flowaccumulation", DIRECTIONS=directions, ENCODING="esri")["OUTPUT"]
    assert np.array_equal(rasters["Directions"], read(directions)[0])
    assert np.array_equal(rasters["Accumulation"], read(accumulation)[0])


def test_rivers_are_the_cells_that_drain_as_much_as_was_asked(rasters):
    river = rasters["Rivers"] == 1
    assert np.array_equal(river[VALID], (rasters["Accumulation"] >= FROM)[VALID])
    assert 0 < np.count_nonzero(river) < np.count_nonzero(VALID) / 2
