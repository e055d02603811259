"""The example model of lakes that evaporate: half the rain leaves less water, and rivers end in closed lakes."""

import numpy as np
import pytest
from osgeo import ogr
from qgis.core import QgsVectorLayer

from ..provider.running import run
from ..provider.samples import LAND, VALID, create
from .building import DRY_EXAMPLE, dry_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def layers(provider, tmp_path_factory):
    """Return the attributes of the lakes, of those in a drought and of the pans."""
    folder = tmp_path_factory.mktemp("dry")
    heights = np.where(VALID, LAND, -9999).astype(np.float32)
    dem = create(folder / "dem.tif", [heights], nodata=-9999)
    model = loaded(DRY_EXAMPLE)
    names = destinations(model)
    files = {
        "Lakes": "l.gpkg",
        "Lakes in a drought": "d.gpkg",
        "Salt pans": "p.gpkg",
        "Rivers": "r.gpkg",
        "Flow": "f.tif",
    }
    paths = {label: str(folder / file) for label, file in files.items()}
    run(model, DEM=dem, RAIN=400, EVAPORATION=1500, **{names[label]: path for label, path in paths.items()})
    found = {}
    for label in ("Lakes", "Lakes in a drought", "Salt pans"):
        dataset = ogr.Open(paths[label])
        found[label] = [feature.items() for feature in dataset.GetLayer(0)]
    assert QgsVectorLayer(paths["Rivers"]).isValid()
    return found


def test_the_example_is_the_model_that_is_built_here():
    assert dry_model().validate() == (True, [])
    assert steps(loaded(DRY_EXAMPLE)) == steps(dry_model())


def test_half_the_rain_leaves_less_water(layers):
    usual, drought = (sum(lake["area_km2"] for lake in layers[name]) for name in ("Lakes", "Lakes in a drought"))
    assert 0 < drought < usual


def test_pans_are_of_salt(layers):
    assert {pan["kind"] for pan in layers["Salt pans"]} == {"salt"}
