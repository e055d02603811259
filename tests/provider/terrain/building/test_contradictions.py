"""Rivers whose heights contradict each other are named, and how much of a network D8 finds is counted."""

from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.provider.terrain.rendering.rivers import share_recovered
from headwaters.tests.algorithms.terrain.grown import coast, features
from headwaters.tests.algorithms.terrain.terrains import raster
from headwaters.tests.provider.running import Listener, Refused, run

pytestmark = pytest.mark.qgis

E, S = 0, 2
NOWHERE = 254


def river(codes, course, valid):
    shape = np.array(codes).shape
    routing = SimpleNamespace(
        codes=np.array(codes, np.uint8),
        drained=np.ones(shape, bool),
        dem=SimpleNamespace(grid=SimpleNamespace(valid=np.array(valid, bool))),
    )
    return share_recovered(routing, SimpleNamespace(course=np.array(course)))


def test_water_that_leaves_its_river_is_counted():
    codes = [[E, E, S, E, NOWHERE], [E, E, E, E, NOWHERE]]
    course = [[0, 0, 0, 0, -1], [-1, -1, -1, -1, -1]]
    valid = [[True] * 4 + [False]] * 2
    assert river(codes, course, valid) == pytest.approx(100 * 2 / 3)  # the third cell leads down into the other row
    codes[0][2] = E
    assert river(codes, course, valid) == 100


def with_heights(*lines):
    """Return lines of (x, y, z), in kilometres but for z, as the text of lines."""
    return [f"LINESTRINGZ({', '.join(f'{500_000 + 1000 * x} {5_600_000 + 1000 * y} {z}' for x, y, z in line)})"
            for line in lines]  # fmt: skip


def test_rivers_that_contradict_each_other_are_named_with_how_much_they_were_lowered(provider, tmp_path):
    high = [(8, 14, 3000), (8, 9, 2900), (7, 4, 2800), (6, -1.3, 0)]
    low = [(9.2, 14, 60), (9.2, 9, 40), (8.4, 4, 20), (7.6, -1.6, 0)]
    layer = features("LineStringZ", *with_heights(high, low), name="drawn", id=(7, 12))
    listener = Listener()
    given = {"COASTLINE": coast(), "RIVERS": layer, "EROSION_CELL_SIZE": 400}
    run("terrainmodel", listener, MODEL=str(tmp_path / "model.gpkg"), **given)
    (said,) = (text for text in listener.warnings if "too high" in text)
    assert said.startswith("RIVERS: id 7 lies too high beside id 12, as no slope between them may be so steep.")
    assert float(said.split("lowered by up to ")[1].split(" m")[0].replace(",", "")) > 500


@pytest.mark.parametrize("by_a_river", [False, True])
def test_a_river_too_high_above_the_sea_is_said_to_be_too_high_beside_the_shore(by_a_river, provider, tmp_path):
    """Though it be nearer to another river, if that is as high."""
    high = [(15, 17, 3000), (16.5, 16, 2900), (18, 17, 2800), (18, 18.6, 0)]
    other = [(15, 15.6, 2950), (13, 14, 2940), (12, 13, 2930), (12, 12, 2920)] if by_a_river else [(9, 9, 20)]
    layer = features("LineStringZ", *with_heights(high, [*other, (6, -1.3, 0)]), name="drawn", id=(7, 12))
    listener = Listener()
    given = {"COASTLINE": coast(), "RIVERS": layer, "EROSION_CELL_SIZE": 400}
    run("terrainmodel", listener, MODEL=str(tmp_path / "model.gpkg"), **given)
    said = [text for text in listener.warnings if "too high" in text]
    assert any(text.startswith("RIVERS: id 7 lies too high beside the shore, as no slope") for text in said), said


def test_rivers_that_agree_are_not(provider, tmp_path):
    layer = features("LineStringZ", *with_heights([(8, 14, 90), (8, 9, 50), (6, -1.3, 0)]), name="drawn", id=(7,))
    listener = Listener()
    given = {"COASTLINE": coast(), "RIVERS": layer, "EROSION_CELL_SIZE": 400}
    run("terrainmodel", listener, MODEL=str(tmp_path / "model.gpkg"), **given)
    assert not [text for text in listener.warnings if "too high" in text]


def test_slopes_of_rivers_that_the_land_does_not_allow_are_named_with_how_much_was_lowered(provider, tmp_path):
    """And so is an uplift that has no say beside slopes of the land."""
    listener = Listener()
    files = {name: str(tmp_path / f"{name}.gpkg") for name in ("RIVERS", "WATERSHEDS")}
    given = {"COASTLINE": coast(), "SPACING": 2500, "EROSION_CELL_SIZE": 200, "CELL_SIZE": 200, **files}
    uplift = features("Point", "POINT(508000 5608000)", name="massif", weight=(1.0,))
    slopes = {"TERRAIN_SLOPE": 0.03, "RIVER_SLOPE": 0.02, "UPLIFT": uplift}
    made = run("terrainfromcoastline", listener, OUTPUT=str(tmp_path / "land.tif"), **slopes, **given)
    (said,) = (text for text in listener.warnings if "would climb" in text)
    assert said.startswith("RIVER_SLOPE: rivers would climb above what the slope of the land allows")
    assert float(said.split("most by ")[1].split(" m")[0].replace(",", "")) > 5
    assert [text for text in listener.warnings if text.startswith("UPLIFT has no say in heights")]
    assert made["RECOVERED"] > 99


def test_what_a_slope_of_the_land_lowers_of_rivers_that_were_there_is_told_once(provider, tmp_path):
    """However many they are, and on however many islands."""
    listener = Listener()
    grown = run("growrivers", COASTLINE=coast(), SPACING=2500, RIVER_SLOPE=0.03, RIVERS=str(tmp_path / "rivers.gpkg"))
    given = {"COASTLINE": coast(), "RIVERS": grown["RIVERS"], "EROSION_CELL_SIZE": 400, "TERRAIN_SLOPE": 0.03}
    run("terrainmodel", listener, MODEL=str(tmp_path / "model.gpkg"), **given)
    (said,) = (text for text in listener.warnings if "lowered" in text)
    assert said.startswith("RIVERS: rivers would climb above what the slope of the land allows")


@pytest.mark.parametrize("given", [{"PEAK": 1500.0}, {"PEAK": 500.0, "TERRAIN_SLOPE": 0.1}])
def test_a_peak_below_rivers_is_met_where_they_are_lowered_as_they_contradict_the_shore(given, provider, tmp_path):
    layer = features("LineStringZ", *with_heights([(17, 17, 2500), (18.5, 16, 2400), (18, 18.6, 0)]), name="drawn")
    listener, model = Listener(), str(tmp_path / "model.gpkg")
    run("terrainmodel", listener, COASTLINE=coast(), RIVERS=layer, EROSION_CELL_SIZE=400, MODEL=model, **given)
    assert [text for text in listener.warnings if "lowered" in text]
    run("renderterrain", MODEL=model, CELL_SIZE=200, OUTPUT=str(tmp_path / "land.tif"))
    assert np.nanmax(raster(tmp_path / "land.tif").values) == pytest.approx(given["PEAK"], rel=0.05)


@pytest.mark.parametrize("peak", [60.0, 95.0])
def test_a_peak_that_rivers_or_the_land_beside_them_come_above_is_told(peak, provider, tmp_path):
    layer = features("LineStringZ", *with_heights([(8, 14, 90), (8, 9, 50), (6, -1.3, 0)]), name="drawn")
    given = {"COASTLINE": coast(), "RIVERS": layer, "EROSION_CELL_SIZE": 400, "MODEL": str(tmp_path / "model.gpkg")}
    if peak < 90:
        with pytest.raises(Refused, match="PEAK: rivers already rise to"):
            run("terrainmodel", PEAK=peak, **given)
    else:
        listener = Listener()
        run("terrainmodel", listener, PEAK=peak, **given)
        (said,) = (text for text in listener.warnings if text.startswith("PEAK"))
        assert "above 95 m, as it rises from rivers that are given" in said


@pytest.mark.parametrize("slope, remedy", [({}, "or rivers farther apart"), ({"TERRAIN_SLOPE": 0.05}, "TERRAIN_SLOPE")])
def test_a_peak_out_of_reach_is_told_with_a_remedy_that_there_is(slope, remedy, provider, tmp_path):
    listener = Listener()
    layer = features("LineStringZ", *with_heights([(8, 14, 90), (8, 9, 50), (6, -1.3, 0)]), name="drawn", id=(7,))
    given = {"COASTLINE": coast(), "RIVERS": layer, "EROSION_CELL_SIZE": 400, "PEAK": 20_000.0, **slope}
    run("terrainmodel", listener, MODEL=str(tmp_path / "model.gpkg"), **given)
    (said,) = (text for text in listener.warnings if text.startswith("PEAK"))
    assert remedy in said
