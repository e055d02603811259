"""The example model from a sketch to a terrain: basins along the sketch, and a terrain around their rivers."""

import numpy as np
import pytest

from ..algorithms.terrain.grown import rows, sketch
from ..provider.running import run
from ..provider.samples import polygons, read
from .building import SKETCHED_EXAMPLE, sketched_model
from .test_models import destinations, loaded, steps

pytestmark = [pytest.mark.qgis, pytest.mark.usefixtures("few_edges", "coarse_ground")]

COAST = "POLYGON((500000 5600000, 509000 5601000, 514000 5609000, 506000 5612000, 499000 5607000, 500000 5600000))"
FILES = {"Basins": "b.gpkg", "Rivers": "r.gpkg", "Elevation": "e.tif", "Terrain": "t.tif", "Water": "w.tif"}


def test_the_example_is_the_model_that_is_built_here():
    assert sketched_model().validate() == (True, [])
    assert steps(loaded(SKETCHED_EXAMPLE)) == steps(sketched_model())


def test_a_sketch_becomes_a_terrain_with_its_rivers(provider, tmp_path):
    from qgis.core import QgsVectorLayer

    model = loaded(SKETCHED_EXAMPLE)
    paths = {label: str(tmp_path / file) for label, file in FILES.items()}
    line = sketch([(0.2, 3), (5, 5), (9, 8)])
    given = {destinations(model)[label]: path for label, path in paths.items()}
    run(model, COAST=polygons(COAST), SKETCH=line, SEED=5, PEAK=600, CELL_SIZE=100, **given)
    rivers = rows(QgsVectorLayer(paths["Rivers"]))
    assert {row.source for row in rivers} == {"grown", "sketched"}
    land, known = read(paths["Elevation"])
    terrain, there = read(paths["Terrain"])
    water, wet = read(paths["Water"])
    assert land[known].max() == pytest.approx(600, rel=0.1)
    assert terrain[there].max() > 100
    assert np.count_nonzero(water[wet] == 2) > 10
