"""The example model of an island that rivers erode: its cells, and a mesh of it that a film is made of."""

import numpy as np
import pytest
from osgeo import ogr
from qgis.core import QgsMesh, QgsMeshLayer

from ..provider.running import run
from ..provider.samples import read
from .building import ERODED_EXAMPLE, eroded_model
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def paths(provider, tmp_path_factory):
    """Return the files that the model writes."""
    folder = tmp_path_factory.mktemp("eroded")
    model = loaded(ERODED_EXAMPLE)
    names = destinations(model)
    endings = {"Eroded": "tif", "Difference": "tif", "Rivers": "gpkg", "Lakes": "gpkg", "Mesh in time": "2dm"}
    files = {label: str(folder / f"{number}.{ending}") for number, (label, ending) in enumerate(endings.items())}
    run(model, COLUMNS=80, STEPS=6, **{names[label]: path for label, path in files.items()})
    return files


def test_the_example_is_the_model_that_is_built_here():
    assert eroded_model().validate() == (True, [])
    assert steps(loaded(ERODED_EXAMPLE)) == steps(eroded_model())


def test_rivers_have_moved_ground(paths):
    moved = read(paths["Difference"])[0]
    assert moved.min() < 0 < moved.max()
    lakes = ogr.Open(paths["Lakes"])
    assert {lake["kind"] for lake in lakes.GetLayer(0)} <= {"open", "closed"}
    rivers = ogr.Open(paths["Rivers"])
    assert all(river["discharge_m3s"] > 0 for river in rivers.GetLayer(0))


def test_the_mesh_plays_from_the_start_to_the_last_step(paths):
    layer = QgsMeshLayer(paths["Mesh in time"], "mesh", "mdal")
    assert layer.isValid()
    mesh = QgsMesh()
    layer.dataProvider().populateMesh(mesh)
    assert mesh.vertexCount() == pytest.approx(1600, rel=0.2)
    assert layer.addDatasets(paths["Mesh in time"].replace(".2dm", ".dat"))
    provider = layer.dataProvider()
    moments = {
        provider.datasetGroupMetadata(group).name(): provider.datasetCount(group)
        for group in range(provider.datasetGroupCount())
    }
    assert np.unique([moments[name] for name in ("Bed in time", "Water level", "Flow", "Difference")]).tolist() == [7]
