"""Lakes that evaporate, between layers: their fields, pans of salt, rasters of rain, and what is refused."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, VALID, create, read
from osgeo import ogr

YEAR = 31_557_600.0  # seconds
ALL = {"MIN_AREA": 0, "MIN_DEPTH": 0}


@pytest.fixture
def dem(tmp_path):
    rough = LAND + 0.01 * np.random.default_rng(1).random(LAND.shape)
    return create(tmp_path / "dem.tif", [np.where(VALID, rough, -9999).astype(np.float32)], nodata=-9999)


def rows_of(path):
    dataset = ogr.Open(path)
    return [{**feature.items(), "shape": feature.GetGeometryRef().Clone()} for feature in dataset.GetLayer(0)]


def dry(dem, folder, rain=300, evaporation=1500, **given):
    """Run with evaporation and all outputs; return the result, and the features of lakes and pans."""
    files = {"LAKES": "lakes.gpkg", "SALT_PANS": "pans.gpkg", "SPILL_POINTS": "spills.gpkg", "WATER": "water.tif"}
    outputs = {name: str(folder / file) for name, file in files.items()}
    result = run("lakes", INPUT=dem, RAIN=str(rain), EVAPORATION=str(evaporation), **{**ALL, **outputs, **given})
    return result, rows_of(result["LAKES"]), rows_of(result["SALT_PANS"])


def test_closed_lakes_lose_what_they_get_and_open_ones_less(dem, tmp_path):
    _, lakes, _ = dry(dem, tmp_path)
    assert {lake["kind"] for lake in lakes} == {"open", "closed"}
    for lake in lakes:
        if lake["kind"] == "closed":
            assert lake["evaporation_m3s"] == pytest.approx(lake["inflow_m3s"])
            assert lake["outlet_x"] is None
        else:
            assert lake["evaporation_m3s"] <= lake["inflow_m3s"]
            assert lake["evaporation_m3s"] == pytest.approx(lake["area_km2"] * 1e6 * 1.5 / YEAR)
            assert lake["outlet_x"] is not None


def test_a_closed_lake_is_as_large_as_its_inflow_can_keep_it_within_a_cell(dem, tmp_path):
    _, lakes, _ = dry(dem, tmp_path)
    for lake in lakes:
        if lake["kind"] == "closed":
            cells = lake["inflow_m3s"] * YEAR / 1.5 / CELL**2
            assert abs(lake["area_km2"] * 1e6 / CELL**2 - cells) <= 1


def test_lakes_and_pans_share_the_depressions(dem, tmp_path):
    _, lakes, pans = dry(dem, tmp_path)
    full = rows_of(run("lakes", INPUT=dem, LAKES=str(tmp_path / "full.gpkg"), **ALL)["LAKES"])
    everything = sum(lake["area_km2"] for lake in full if lake["parent"] is None)
    assert sum(row["area_km2"] for row in lakes + pans) == pytest.approx(everything)
    assert {pan["kind"] for pan in pans} == {"salt"}
    for pan in pans:
        assert pan["volume_m3"] is None
        assert pan["shape"].IsValid()
        assert all(pan["shape"].Intersection(lake["shape"]).GetArea() < 1e-6 for lake in lakes)


def test_the_depth_of_the_water_is_that_of_the_lakes(dem, tmp_path):
    result, lakes, _ = dry(dem, tmp_path)
    depth, valid = read(result["WATER"])
    depth = np.where(valid, depth, 0.0)
    assert depth.sum() * CELL**2 == pytest.approx(sum(lake["volume_m3"] for lake in lakes), rel=1e-4)
    assert np.count_nonzero(depth) * CELL**2 / 1e6 == pytest.approx(sum(lake["area_km2"] for lake in lakes))


def test_only_open_lakes_have_spill_points(dem, tmp_path):
    result, lakes, _ = dry(dem, tmp_path)
    points = rows_of(result["SPILL_POINTS"])
    assert sorted(point["id"] for point in points) == [lake["id"] for lake in lakes if lake["kind"] == "open"]


def test_results_count_what_stands(dem, tmp_path):
    result, lakes, _ = dry(dem, tmp_path)
    assert result["LAKE_COUNT"] == len(lakes)
    assert result["NESTED_COUNT"] == 0
    assert result["LAKE_AREA"] == pytest.approx(sum(lake["area_km2"] for lake in lakes))
    assert result["LAKE_VOLUME"] == pytest.approx(sum(lake["volume_m3"] for lake in lakes))


def test_without_evaporation_nothing_changes(dem, tmp_path):
    """Fields, too, are those of before."""
    before = rows_of(run("lakes", INPUT=dem, LAKES=str(tmp_path / "a.gpkg"), **ALL)["LAKES"])
    result = run("lakes", INPUT=dem, LAKES=str(tmp_path / "b.gpkg"), RAIN="500", **ALL)
    after = rows_of(result["LAKES"])
    assert [{**row, "shape": row["shape"].ExportToWkb()} for row in before] == [
        {**row, "shape": row["shape"].ExportToWkb()} for row in after
    ]
    assert any("RAIN is not used" in warning for warning in result.listener.warnings)


def test_more_rain_makes_larger_lakes_and_more_evaporation_smaller_ones(dem, tmp_path):
    areas = [dry(dem, tmp_path, rain, loss)[0]["LAKE_AREA"] for rain, loss in ((100, 1500), (300, 1500), (300, 600))]
    assert areas[0] < areas[1] < areas[2]


def test_rain_and_evaporation_may_be_rasters(dem, tmp_path):
    rain = create(tmp_path / "rain.tif", [np.full(LAND.shape, 300, np.float32)])
    loss = create(tmp_path / "loss.tif", [np.full(LAND.shape, 1500, np.float32)])
    by_number, by_raster = dry(dem, tmp_path)[1], dry(dem, tmp_path, rain, loss)[1]
    assert [lake["area_km2"] for lake in by_number] == [lake["area_km2"] for lake in by_raster]
    west = np.full(LAND.shape, 300, np.float32)
    west[:, 20:] = 0
    half = dry(dem, tmp_path, create(tmp_path / "west.tif", [west]), 1500)[1]
    assert sum(lake["inflow_m3s"] for lake in half) < sum(lake["inflow_m3s"] for lake in by_number)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"EVAPORATION": "900"}, "EVAPORATION is given and RAIN is not"),
        ({"EVAPORATION": "900", "RAIN": "0"}, "RAIN is 0 everywhere"),
        ({"EVAPORATION": "900", "RAIN": "-5"}, "RAIN must be at least 0"),
        ({"EVAPORATION": "-1", "RAIN": "5"}, "EVAPORATION must be at least 0"),
        ({"EVAPORATION": "much", "RAIN": "5"}, "EVAPORATION: ‘much’ is neither a number nor a raster"),
    ],
)
def test_odd_climates_are_refused(given, why, dem, tmp_path):
    with pytest.raises(Refused, match=why):
        run("lakes", INPUT=dem, LAKES=str(tmp_path / "lakes.gpkg"), **given)
    assert not (tmp_path / "lakes.gpkg").exists()


def test_pans_need_evaporation(dem, tmp_path):
    with pytest.raises(Refused, match="SALT_PANS is to be written, but EVAPORATION is empty"):
        run("lakes", INPUT=dem, LAKES=str(tmp_path / "a.gpkg"), SALT_PANS=str(tmp_path / "b.gpkg"))


def test_a_land_that_is_all_sea_has_no_lakes(dem, tmp_path):
    result, lakes, pans = dry(dem, tmp_path, SEA_LEVEL=1000)
    assert (lakes, pans, result["LAKE_COUNT"]) == ([], [], 0)
