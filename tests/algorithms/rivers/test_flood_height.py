"""Flood height: what is under water, by stages and discharges of every kind, on maps of every kind."""

import csv

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, VALID, create, read, unit_of
from osgeo import ogr
from qgis.core import QgsVectorLayer

MANNING = 0.05


def features_of(path):
    """Return the fields of all features of a file, as dictionaries."""
    source = ogr.Open(str(path))
    return [feature.items() for feature in source.GetLayer(0)]


@pytest.fixture
def chain(tmp_path):
    """Return a function that makes directions and rivers of heights, and the parameters that read them."""

    def make(heights, threshold=40, crs="EPSG:25832", **place):
        dem = create(tmp_path / "dem.tif", [heights], crs, nodata=-9999, **place)
        codes, cells, rivers = (str(tmp_path / name) for name in ("codes.tif", "cells.tif", "rivers.gpkg"))
        run("flowdirections", INPUT=dem, OUTPUT=codes)
        run("flowaccumulation", INPUT=dem, UNITS="cells", OUTPUT=cells)
        links = str(tmp_path / "links.tif")
        what = {"DIRECTIONS": codes, "ACCUMULATION": cells, "THRESHOLD": threshold, "INPUT": dem}
        run("rivernetwork", **what, RIVERS=rivers, LINKS=links)
        return {"DIRECTIONS": codes, "INPUT": dem, "RIVERS": rivers}, links

    return make


@pytest.fixture
def land():
    return np.where(VALID, LAND, -9999).astype(np.float32)


@pytest.fixture
def flood(tmp_path):
    """Return a function that makes all outputs: the depth, NaN where it is dry, polygons, and the rating curves."""

    def make(**parameters):
        outputs = {"DEPTH": "depth.tif", "EXTENT": "extent.gpkg", "RATING": "rating.csv"}
        result = run("floodheight", **parameters, **{name: str(tmp_path / file) for name, file in outputs.items()})
        values, valid = read(result["DEPTH"])
        extent = {each["id"]: each for each in features_of(result["EXTENT"])}
        with open(result["RATING"], encoding="utf-8") as file:
            rating = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
        return np.where(valid, values, np.nan), extent, rating, result

    return make


def heights_above(parameters, links, tmp_path):
    """Return the height of each cell above its river by another algorithm, and the river's id there."""
    path, labels = str(tmp_path / "hand.tif"), str(tmp_path / "labels.tif")
    rivers = {"RIVERS": links}
    run("flowdistance", **{**parameters, **rivers}, DISTANCE=None, HEIGHT=path)
    run("watersheds", **{**parameters, "BY": "rivers"}, WATERSHEDS="TEMPORARY_OUTPUT", LABELS=labels)
    (hand, known), (ids, there) = read(path), read(labels)
    return np.where(known & there, hand, np.nan), np.where(there, ids, 0)


def test_a_stage_floods_what_lies_lower_above_its_river(chain, land, flood, tmp_path):
    parameters, links = chain(land)
    hand, ids = heights_above(parameters, links, tmp_path)
    depth, extent, _, result = flood(**parameters, STAGE=12)
    truth = np.where(hand < 12, 12 - hand, np.nan)
    assert np.count_nonzero(~np.isnan(truth)) > 100
    assert np.allclose(depth, truth, equal_nan=True, atol=1e-4)
    assert unit_of(result["DEPTH"]) == "m"
    wet = ~np.isnan(depth)
    assert result["FLOODED_AREA"] == pytest.approx(wet.sum() * CELL**2 / 1e6)
    assert result["FLOOD_VOLUME"] == pytest.approx(np.nansum(depth) * CELL**2, rel=1e-5)
    assert result["GREATEST_DEPTH"] == pytest.approx(np.nanmax(depth))
    assert set(extent) == set(np.unique(ids[wet]).tolist())
    for number, each in extent.items():
        inside = wet & (ids == number)
        assert each["area_km2"] == pytest.approx(inside.sum() * CELL**2 / 1e6)
        assert each["depth_max_m"] == pytest.approx(depth[inside].max())
        assert each["volume_m3"] == pytest.approx(depth[inside].sum() * CELL**2, rel=1e-5)
        assert each["stage_m"] == 12 and each["discharge_m3s"] is None and each["beyond"] == 0


def test_directions_may_be_found_on_the_dem_and_feet_are_no_metres(chain, land, flood, tmp_path):
    parameters, _ = chain(land)
    truth, *_ = flood(**parameters, STAGE=12)
    found, *_ = flood(INPUT=parameters["INPUT"], RIVERS=parameters["RIVERS"], STAGE=12)
    assert np.array_equal(found, truth, equal_nan=True)
    feet = np.where(VALID, land / np.float32(0.3048), -9999).astype(np.float32)
    feet = create(tmp_path / "feet.tif", [feet], nodata=-9999)
    for given in ({"DIRECTIONS": parameters["DIRECTIONS"]}, {}):
        found, *_ = flood(**given, INPUT=feet, RIVERS=parameters["RIVERS"], STAGE=12, Z_UNIT="foot")
        assert np.allclose(found, truth, equal_nan=True, atol=1e-3)


def test_rating_curves_are_the_formulas_over_the_cells_of_a_reach(chain, land, flood, tmp_path):
    parameters, links = chain(land)
    hand, ids = heights_above(parameters, links, tmp_path)
    slope = str(tmp_path / "slope.tif")
    run("terrainindices", INPUT=parameters["INPUT"], SLOPE=slope, WETNESS=None)
    slopes, known = read(slope)
    slopes = np.where(known, slopes, 0).astype(float)
    _, _, rating, result = flood(**parameters, STAGE=2, STEP=0.5, MAX_STAGE=6)
    rivers = {each["id"]: each for each in features_of(parameters["RIVERS"])}
    assert {row["stage_m"] for row in rating} == set((0.5 * np.arange(13)).tolist())
    tried = 0
    for row in rating:
        river = rivers[row["id"]]
        wet = (ids == row["id"]) & (hand <= row["stage_m"])
        volume = np.sum(row["stage_m"] - hand[wet]) * CELL**2
        bed = np.sum(np.sqrt(1 + slopes[wet] ** 2)) * CELL**2
        assert [row["volume_m3"], row["bed_m2"]] == pytest.approx([volume, bed], rel=1e-5)
        if river["downstream"] is not None:  # else the last cell counts as long as the one before
            assert row["length_m"] == pytest.approx(river["length_m"])
        assert row["slope"] == pytest.approx(max(river["slope"], 1e-5), rel=1e-6)
        section, perimeter = row["volume_m3"] / row["length_m"], row["bed_m2"] / row["length_m"]
        radius = section / perimeter
        assert [row["section_m2"], row["perimeter_m"]] == pytest.approx([section, perimeter], rel=1e-6)
        flow = section * radius ** (2 / 3) * np.sqrt(row["slope"]) / MANNING
        assert row["discharge_m3s"] == pytest.approx(flow, rel=1e-6)
        tried += row["volume_m3"] > 0
    assert tried > 20 and "lie in standing water" in result.log
    taken_over = "have the stage of the next one downstream"
    assert taken_over not in result.log, "with a STAGE each reach has its own"
    assert taken_over in flood(**parameters, DISCHARGE=3)[-1].log


def test_a_discharge_has_the_stage_of_the_curve_whichever_way_it_is_given(chain, land, flood, tmp_path):
    parameters, _ = chain(land)
    truth, extent, rating, _ = flood(**parameters, DISCHARGE=3)
    curves = {}
    for row in rating:
        curves.setdefault(row["id"], []).append((row["discharge_m3s"], row["stage_m"]))
    with_curve = [number for number in extent if number in curves]
    assert with_curve
    for number in with_curve:
        flows, stages = np.transpose(curves[number])
        above = np.flatnonzero(flows >= 3)[0]
        stage = np.interp(3, flows[above - 1 : above + 1], stages[above - 1 : above + 1])
        assert extent[number]["stage_m"] == pytest.approx(stage)
        assert extent[number]["discharge_m3s"] == 3
    raster = create(tmp_path / "flow.tif", [np.full(LAND.shape, 3, np.float32)])
    found, *_ = flood(**parameters, DISCHARGE=raster)
    assert np.array_equal(found, truth, equal_nan=True)
    lines = ogr.Open(parameters["RIVERS"], 1)
    layer = lines.GetLayer(0)
    layer.CreateField(ogr.FieldDefn("q100", ogr.OFTReal))
    dry = None
    for feature in layer:
        if feature.GetField("id") in with_curve and dry is None:
            dry = feature.GetField("id")
        else:
            feature.SetField("q100", 3.0)
        layer.SetFeature(feature)
    del layer, lines
    found, some, *_ = flood(**parameters, DISCHARGE="q100")
    assert dry not in some and set(some) == set(extent) - {dry}
    _, wet, _, _ = flood(**parameters, RUNOFF=36)
    areas = {each["id"]: each["area_out_km2"] for each in features_of(parameters["RIVERS"])}
    assert with_curve[0] in wet
    for number, each in wet.items():
        assert each["discharge_m3s"] == pytest.approx(areas[number] * 1e6 * 36 / 3.6e6)


def test_a_raster_of_stages_holds_for_each_cell_of_a_river(chain, land, flood, tmp_path):
    """Where water above could drain it stands no higher than it can; a raster without data is no flood."""
    parameters, links = chain(land)
    stages = np.full(LAND.shape, 12, np.float32)
    stages[:, :20] = -9999
    raster = create(tmp_path / "stages.tif", [stages], nodata=-9999)
    depth, extent, _, _ = flood(**parameters, STAGE=raster)
    whole, *_ = flood(**parameters, STAGE=12)
    cells, there = read(links)
    river = there & (cells > 0)
    assert np.isnan(depth[:, :20][river[:, :20]]).all() and np.allclose(depth[:, 20:][river[:, 20:]], 12)
    assert np.count_nonzero(~np.isnan(depth)) < np.count_nonzero(~np.isnan(whole))
    assert all(each["stage_m"] is None for each in extent.values())


def test_a_flood_beyond_the_curve_stands_at_its_end_and_is_told(chain, land, flood):
    parameters, _ = chain(land)
    depth, extent, _, result = flood(**parameters, DISCHARGE=1e6, MAX_STAGE=8)
    assert result["REACHES_BEYOND"] > 0
    assert "carry more than their rating curve tells" in "".join(result.warnings)
    beyond = [each for each in extent.values() if each["beyond"]]
    assert len(beyond) > 0 and all(each["stage_m"] == 8 for each in beyond) and np.nanmax(depth) <= 8.0001


def test_floods_are_the_same_in_degrees_and_in_mercator(chain, flood):
    """A valley at 60° north, where a metre of the ground is two of Mercator's."""
    rows, cols = np.indices((30, 21))
    z = (100 - rows * 0.5 + np.abs(cols - 10) * 2.0).astype(np.float32)
    found = {}
    for crs, place in {
        "EPSG:25832": {},
        "EPSG:3857": {"west": 1e6, "north": 8399737.9, "dx": 20.0, "dy": 20.0},
        "EPSG:4326": {"west": 9.0, "north": 60.0, "dx": 10 / 55800.0, "dy": 10 / 111412.0},
    }.items():
        parameters, _ = chain(z, 100, crs, **place)
        _, extent, _, result = flood(**parameters, DISCHARGE=50)
        found[crs] = [result["FLOODED_AREA"], *(each["stage_m"] for each in extent.values())]
    assert len(found["EPSG:25832"]) == 2
    assert found["EPSG:3857"] == pytest.approx(found["EPSG:25832"], rel=0.02)
    assert found["EPSG:4326"] == pytest.approx(found["EPSG:25832"], rel=0.02)


def test_what_cannot_be_is_refused_in_a_sentence(chain, land):
    parameters, _ = chain(land)

    def refusal(**given):
        with pytest.raises(Refused) as refused:
            run("floodheight", **parameters, **{"DEPTH": "TEMPORARY_OUTPUT", **given})
        return str(refused.value)

    assert "leave one of them empty" in refusal(DISCHARGE=3, RUNOFF=3)
    assert "STEP is greater than MAX_STAGE" in refusal(STEP=3, MAX_STAGE=2)
    assert "STEP is too small: 100,001 stages up to MAX_STAGE" in refusal(RUNOFF=5, STEP=0.001, MAX_STAGE=100)
    assert "a STEP of at least 0.101 m" in refusal(RATING="TEMPORARY_OUTPUT", STEP=0.001, MAX_STAGE=1000)
    assert "choose EXTENT, DEPTH or RATING" in refusal(DEPTH=None, EXTENT=None)
    assert "‘nosuch’ is neither a number, a field of RIVERS nor a raster" in refusal(STAGE="nosuch")
    assert "must be at least 0" in refusal(STAGE=-1)
    parameters["RIVERS"] = QgsVectorLayer("LineString?crs=EPSG:25832", "brooks", "memory")
    assert "RIVERS: ‘brooks’ has no line. Choose a layer of rivers." in refusal(STAGE=1)


def test_no_stage_no_flood(chain, land, flood):
    parameters, _ = chain(land)
    depth, extent, _, result = flood(**parameters, STAGE=0)
    assert np.isnan(depth).all() and not extent and result["FLOODED_AREA"] == 0
    assert "Nothing is under water" in result.warnings[0]
