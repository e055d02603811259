"""Rivers and their watersheds say the same of what flows into what."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import create
from qgis.core import QgsVectorLayer


def flows(path):
    """Return for each feature of a layer what it flows into, None where that is nothing."""
    layer = QgsVectorLayer(path, "layer", "ogr")
    assert layer.isValid()
    return {each["id"]: each["downstream"] or None for each in layer.getFeatures()}


def traced(folder, dem, threshold, **how):
    """Write directions, and the rivers of a DEM; return both."""
    directions, water, rivers = (str(folder / name) for name in ("directions.tif", "water.tif", "rivers.gpkg"))
    run("flowdirections", INPUT=dem, OUTPUT=directions, **how)
    given = {"DIRECTIONS": directions, "ENCODING": "esri"}
    run("flowaccumulation", **given, OUTPUT=water)
    run("rivernetwork", **given, ACCUMULATION=water, THRESHOLD=threshold, RIVERS=rivers)
    return given, rivers


def drained(folder, directions, rivers):
    """Return what the watersheds of rivers flow into."""
    watersheds = str(folder / "watersheds.gpkg")
    run("watersheds", **directions, BY="rivers", RIVERS=rivers, WATERSHEDS=watersheds)
    return flows(watersheds)


@pytest.mark.parametrize("ties", ["sea", "first"])
@pytest.mark.parametrize("threshold", [0.1, 0.3, 1.0])
def test_a_watershed_drains_into_that_of_the_river_below_its_own(threshold, ties, real_data, tmp_path):
    directions, layer = traced(tmp_path, str(real_data / "hollows/dtm.tif"), threshold, TIES=ties)
    rivers, watersheds = flows(layer), drained(tmp_path, directions, layer)
    assert len(rivers) > 20 and any(rivers.values())
    assert {river: below for river, below in rivers.items() if river in watersheds} == watersheds


def test_rivers_that_meet_in_their_last_cell_flow_into_no_river_nor_do_their_watersheds(tmp_path):
    """Two valleys run towards each other along the edge and leave in one cell."""
    away = np.abs(np.arange(11) - 5)
    z = np.array([20 + away + 5 * row for row in (2, 1, 0)], np.float32)
    z[-1, 5] = 1
    dem = create(tmp_path / "dem.tif", [z], dx=10, dy=10)
    directions, layer = traced(tmp_path, dem, 0.0004)
    assert len(flows(layer)) >= 2
    assert drained(tmp_path, directions, layer) == flows(layer) == dict.fromkeys(flows(layer))


def test_where_the_river_below_is_missing_its_tributaries_flow_into_the_next(real_data, tmp_path):
    """None of them into another, though they end in one cell."""
    directions, layer = traced(tmp_path, str(real_data / "hollows/dtm.tif"), 0.3)
    rivers = flows(layer)
    missing = next(river for river, below in rivers.items() if below and list(rivers.values()).count(river) > 1)
    some = QgsVectorLayer(layer, "some rivers", "ogr")
    some.setSubsetString(f"id <> {missing}")
    watersheds = drained(tmp_path, directions, some)
    above = [river for river, below in rivers.items() if below == missing]
    assert [watersheds[river] for river in above] == [rivers[missing]] * len(above)
