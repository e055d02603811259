"""Rivers and their watersheds say the same of what flows into what."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import create, read
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


@pytest.fixture
def uneven(tmp_path):
    """Return directions, rivers and LINKS of a brook and a river that leave in one cell; the brook is drawn first."""
    z = np.array([20 + np.abs(np.arange(19) - 5) + 5 * row for row in (2, 1, 0)], np.float32)
    z[-1, 5] = 1
    directions, layer = traced(tmp_path, create(tmp_path / "dem.tif", [z], dx=10, dy=10), 0.0004)
    links = str(tmp_path / "links.tif")
    water = {"ACCUMULATION": str(tmp_path / "water.tif"), "THRESHOLD": 0.0004}
    run("rivernetwork", **directions, **water, RIVERS="TEMPORARY_OUTPUT", LINKS=links)
    return directions, layer, links


def test_the_cell_in_which_rivers_leave_belongs_to_the_main_one_as_links_say(uneven, tmp_path):
    directions, rivers, links = uneven
    labels = str(tmp_path / "labels.tif")
    by = {"BY": "rivers", "RIVERS": rivers, "WATERSHEDS": "TEMPORARY_OUTPUT"}
    (river, there), _ = read(links), run("watersheds", **directions, **by, LABELS=labels)
    assert len({*river[there]}) == 2 and np.array_equal(read(labels)[0][there], river[there])


def test_a_brook_carries_in_a_flood_what_falls_on_its_own_land(uneven, tmp_path):
    """Not what a river brings to the cell in which both leave."""
    directions, rivers, _ = uneven
    given = {**directions, "INPUT": str(tmp_path / "dem.tif"), "RIVERS": rivers, "RUNOFF": 360}
    extent = str(tmp_path / "extent.gpkg")
    run("floodheight", **given, EXTENT=extent, DEPTH=None)
    carried = {each["id"]: each["discharge_m3s"] for each in QgsVectorLayer(extent).getFeatures()}
    area = {each["id"]: each["area_out_km2"] for each in QgsVectorLayer(rivers).getFeatures()}
    brook = min(area, key=area.get)
    assert len(carried) == 2 and carried[brook] == pytest.approx(100 * area[brook])


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
