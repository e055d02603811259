"""The example model of three worlds: each comes with its rivers and its report, and they differ as the page says."""

import pytest

from ..algorithms.terrain.grown import MAIN, coast
from ..provider.running import run
from ..provider.samples import read
from .building import WORLDS_EXAMPLE, worlds_model
from .test_models import destinations, loaded, steps

pytestmark = [pytest.mark.qgis, pytest.mark.usefixtures("few_edges", "coarse_ground")]


def test_the_example_is_the_model_that_is_built_here(provider):
    assert worlds_model().validate() == (True, [])
    assert steps(loaded(WORLDS_EXAMPLE)) == steps(worlds_model())


def test_each_world_has_its_surface_rivers_and_report(provider, tmp_path):
    model = loaded(WORLDS_EXAMPLE)
    ending = {"Noise": "tif", "Rain": "tif", "Terrain": "tif"}
    files = {label: str(tmp_path / f"{label}.{ending.get(label, 'gpkg')}") for label in destinations(model)}
    files.update({label: str(tmp_path / f"{label}.html") for label in files if label.startswith("Report")})
    given = {"COAST": coast(MAIN), "SEED": 2, "COLUMNS": 80, "RELIEF": 600.0, "CELL_SIZE": 250.0}
    run(model, **given, **{destinations(model)[label]: path for label, path in files.items()})
    assert len(files) == 9
    for label in ending:
        z, valid = read(files[label])
        assert 520 < z[valid].max() - z[valid].min() < 650  # a raster of cells that large loses some of a peak
    for label, path in files.items():
        if label.startswith("Report"):
            with open(path, encoding="utf-8") as page:
                assert "<svg" in page.read()
