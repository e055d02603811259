"""The example model of a basin model for HEC-HMS: with gauges, and with a DEM alone."""

import pytest
from qgis.core import QgsVectorLayer

from ..algorithms.watersheds.test_subbasins import check_basin_model
from ..provider.running import run
from .building import HMS_EXAMPLE, hms_model
from .test_gauges_to_sheets import DEM, GAUGES
from .test_models import destinations, loaded, steps

pytestmark = pytest.mark.qgis


def run_example(path, file, folder, **inputs):
    """Run an example of subbasins on the packaged DEM; return the file of its ``file`` and the subbasins."""
    model = loaded(path)
    paths = {label: folder / f"{label}.gpkg" for label in destinations(model)}
    paths.update({file: folder / "model.txt", "Table of subbasins": folder / "table.csv"})
    run(model, DEM=str(DEM), **inputs, **{destinations(model)[label]: str(path) for label, path in paths.items()})
    return paths[file], list(QgsVectorLayer(str(paths["Subbasins"])).getFeatures())


def test_the_example_is_the_model_that_is_built_here():
    assert hms_model().validate() == (True, [])
    assert steps(loaded(HMS_EXAMPLE)) == steps(hms_model())
    assert "no methods" in loaded(HMS_EXAMPLE).shortHelpString()


def test_everything_flows_through_the_gauges_to_sinks(provider, tmp_path):
    given = {"GAUGES": str(GAUGES), "CODE": "code", "AREA": 20}
    elements = check_basin_model(*run_example(HMS_EXAMPLE, "Basin model of HEC-HMS", tmp_path, **given))
    below = {each["name"]: each.get("Downstream") for _, each in elements}
    met, name = [], "G1"
    while name:
        met, name = [*met, name], below[name]
    assert [each for each in met if each.startswith("G")] == ["G1", "G2", "G3", "G4", "G5"]


def test_it_needs_no_more_than_a_dem(provider, tmp_path):
    elements = check_basin_model(*run_example(HMS_EXAMPLE, "Basin model of HEC-HMS", tmp_path))
    assert sum(kind == "Subbasin" for kind, _ in elements) > 10
