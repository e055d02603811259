"""The water table between layers: its models, the bodies of water that it makes, and the rivers that it keeps."""

import re

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create, read
from osgeo import gdal, ogr

VOID = -9999


def rows_of(path):
    """Return the features of a layer as dictionaries, with their geometry."""
    dataset = ogr.Open(path)
    return [{**feature.items(), "shape": feature.GetGeometryRef().Clone()} for feature in dataset.GetLayer(0)]


def table(tmp_path, heights, nodata=None, **given):
    """Run on some heights; return the result and the table."""
    dem = create(tmp_path / "dem.tif", [np.asarray(heights, np.float32)], nodata=nodata)
    outputs = {"OUTPUT": str(tmp_path / "table.tif"), "WATER": str(tmp_path / "water.gpkg")}
    result = run("watertable", INPUT=dem, **{**outputs, "RIVERS": str(tmp_path / "rivers.gpkg"), **given})
    return result, read(result["OUTPUT"])[0]


def drained(size=41, high=1000.0):
    """Return a plateau between two drains at the western and eastern edge."""
    heights = np.full((5, size), high)
    heights[:, [0, -1]] = 0.0
    return heights


def hollows():
    """Return a plain 50 m high with the sea in the west, a valley down to it, and a hollow in the middle."""
    x, y = np.meshgrid(np.arange(80.0), np.arange(60.0))
    hollow = 35 * np.exp(-((x - 45) ** 2 + (y - 30) ** 2) / 60)
    valley = 6 * np.exp(-((y - 8) ** 2) / 20) * (x < 40)
    return np.where(x < 8, -5.0, np.minimum(x - 6, 50.0) - hollow - valley + 0.01 * x)


def test_between_two_drains_dupuit_gives_the_parabola_in_metres_and_years(tmp_path):
    """365.25 mm a year are a millimetre a day; cells are as large as the samples are."""
    result, found = table(tmp_path, drained(), MODE="dupuit", RECHARGE="365.25", TENSION_GROUND=2.0, SEA_LEVEL=0)
    width = gdal.Open(result["OUTPUT"]).GetGeoTransform()[1]
    x = np.arange(41) * width
    np.testing.assert_allclose(found[2], 0.001 * x * (x[-1] - x) / (2 * 2.0), atol=0.002)


def test_recharge_from_a_raster_is_that_of_each_cell(tmp_path):
    rain = create(tmp_path / "rain.tif", [np.full((5, 41), 365.25, np.float32)])
    by_number = table(tmp_path, drained(), MODE="dupuit", RECHARGE="365.25", SEA_LEVEL=0)[1]
    by_raster = table(tmp_path, drained(), MODE="dupuit", RECHARGE=rain, SEA_LEVEL=0)[1]
    np.testing.assert_array_equal(by_number, by_raster)
    half = np.full((5, 41), 365.25, np.float32)
    half[:, 20:] = 0
    half = create(tmp_path / "half.tif", [half])
    assert table(tmp_path, drained(), MODE="dupuit", RECHARGE=half, SEA_LEVEL=0)[1].max() < 0.8 * by_number.max()


FORCES = {"RECHARGE": 100, "TENSION_GROUND": 2000, "TENSION_AIR": 50, "PENALTY": 3, "CAPILLARITY": 12}
CLIMATE = {"TEMPERATURE": 0.1, "LAPSE_RATE": 9}
IN_SNOW = {**FORCES, "PENALTY": 0.01, **CLIMATE}


def differs(tmp_path, mode, given, name, value):
    """Return how much a table changes, in metres at most, where a parameter is given beside others."""
    given = {"MODE": mode, "SEA_LEVEL": 0, "HOLES": "wall", **given}
    one, other = (table(tmp_path, hollows(), **each)[1] for each in (given, {**given, name: value}))
    return np.abs(one - other).max()


@pytest.mark.parametrize(
    ("mode", "name"),
    [("energy", name) for name in FORCES]
    + [("snow", name) for name in IN_SNOW]
    + [("dupuit", "RECHARGE"), ("dupuit", "TENSION_GROUND")],
)
def test_each_parameter_changes_the_table_alone_and_beside_the_others(mode, name, tmp_path):
    values = IN_SNOW if mode == "snow" else FORCES
    others = {other: value for other, value in values.items() if other != name}
    if mode == "snow":
        others["TEMPERATURE"] = 0.05 if name != "TEMPERATURE" else 0.0
    least = 1e-4 if name == "TENSION_GROUND" and mode == "snow" else 0.01  # it counts at the rim of the snow alone
    assert differs(tmp_path, mode, {}, name, values[name]) > least
    assert differs(tmp_path, mode, others, name, values[name]) > least


def test_the_log_tells_how_high_water_has_climbed(tmp_path):
    for given in ({}, {"CAPILLARITY": 12, "PENALTY": 2}, {"RECHARGE": "50"}):
        result, found = table(tmp_path, hollows(), MODE="energy", SEA_LEVEL=0, **given)
        dry = (hollows() > 0) & (found <= hollows().astype(np.float32))
        high, mean, deep, deepest = map(
            float,
            re.search(
                r"climbed to (\S+) m above the base, (\S+) m on.* (\S+) m below.* (\S+) m at", result.log
            ).groups(),
        )
        depth = (hollows().astype(np.float32) - found)[dry]
        assert (high, mean) == pytest.approx((found[dry].max(), found[dry].mean()), rel=1e-3)
        assert (deep, deepest) == pytest.approx((depth.mean(), depth.max()), rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("recharge", [100, 300, 450])
def test_far_from_shores_the_table_lies_where_capillarity_penalty_and_gravity_are_even(recharge, tmp_path):
    """z (κ − μ) / (z + κ), where κ is in proportion to the recharge."""
    given = {"SEA_LEVEL": 0, "RECHARGE": recharge, "CAPILLARITY": 60, "PENALTY": 6, "TENSION_GROUND": 100}
    found = table(tmp_path, np.where(drained(161) > 0, 90, 0), **given)[1]
    rise = 60 * recharge / 300
    assert found[2, 80] == pytest.approx(90 * (rise - 6) / (90 + rise), rel=1e-3)


def test_a_penalty_counts_where_capillarity_is_left_to_itself(tmp_path):
    usual, lower = (table(tmp_path, hollows(), SEA_LEVEL=0, PENALTY=penalty)[1] for penalty in (0, 5))
    assert (lower[:, 70:] < usual[:, 70:] - 1).all()


def test_snow_lies_above_its_line_and_deeper_higher_up(tmp_path):
    """CAPILLARITY holds for 10 °C below freezing, 300 mm; on a plain all is what the formula says."""
    steps = np.repeat(np.arange(0, 2500, 100.0)[:, None], 20, axis=0) * np.ones(60)
    given = {"MODE": "snow", "TEMPERATURE": 6, "LAPSE_RATE": 5, "CAPILLARITY": 10, "PENALTY": 0.2, "RECHARGE": 600}
    result, found = table(tmp_path, steps, TENSION_AIR=1, TENSION_GROUND=1, **given)
    frost = steps * 0.005 - 6
    expected = np.maximum(np.where(frost > 0, 2 * frost, frost) - 0.2, 0)
    middle = np.arange(10, 500, 20)
    np.testing.assert_allclose((found - steps)[middle], expected[middle], atol=0.001)
    assert "freezes above 1200 m" in result.log
    assert {body["kind"] for body in rows_of(result["WATER"])} == {"snow"}


def test_snapshots_show_the_table_as_it_comes_to_rest(tmp_path):
    for mode in ("energy", "dupuit", "snow"):
        out = str(tmp_path / f"{mode}.tif")
        result, found = table(tmp_path, hollows(), MODE=mode, SEA_LEVEL=0, SNAPSHOTS=out, SNAPSHOT_COUNT=4, RECHARGE=50)
        dataset = gdal.Open(result["SNAPSHOTS"])
        bands = dataset.ReadAsArray()
        names = [dataset.GetRasterBand(band + 1).GetDescription() for band in range(len(bands))]
        assert len(bands) <= 4
        assert names[:2] == ["after 0 steps", "after 1 steps"]
        np.testing.assert_array_equal(bands[-1], found)
        wrong = [np.abs(band - found).max() for band in bands]
        assert wrong == sorted(wrong, reverse=True)
        assert wrong[0] > 0 == wrong[-1]


def test_the_sponge_makes_a_lake_in_a_hollow_and_the_sea_is_a_body_too(tmp_path):
    result, found = table(tmp_path, hollows(), SEA_LEVEL=0)
    bodies = rows_of(result["WATER"])
    assert {body["kind"] for body in bodies[1:]} == {"lake"}
    assert bodies[0]["kind"] == "sea"
    assert result["BODY_COUNT"] == len(bodies)
    lake = max(bodies[1:], key=lambda body: body["area_km2"])
    stands = found > hollows().astype(np.float32) + 1e-6
    stands[:, :35] = False
    assert lake["level_m"] == pytest.approx(found[stands].min())
    assert lake["level_max_m"] == lake["level_m"]
    assert lake["area_km2"] == pytest.approx(stands.sum() * 1e-4, rel=0.01)
    assert lake["shape"].GetArea() / 1e6 == pytest.approx(lake["area_km2"], rel=0.01)
    assert bodies[0]["level_m"] < lake["level_m"]


def test_a_river_into_a_lake_or_the_sea_lasts_and_one_into_a_dry_hollow_does_not(tmp_path):
    wet, _ = table(tmp_path, hollows(), SEA_LEVEL=0)
    assert wet["SUSTAINED_COUNT"] == wet["RIVER_COUNT"] > 0
    dry, found = table(tmp_path, hollows(), MODE="dupuit", RECHARGE="0.001", SEA_LEVEL=0)
    assert (found[20:40, 40:50] < hollows()[20:40, 40:50]).all()
    rivers = rows_of(dry["RIVERS"])
    ends = {river["sustained"]: river["shape"].GetX(river["shape"].GetPointCount() - 1) for river in rivers}
    assert set(ends) == {0, 1}
    assert ends[1] < ends[0]  # the sea lies in the west


def test_the_table_never_stands_above_the_ground_in_dupuit(tmp_path):
    found = table(tmp_path, hollows(), MODE="dupuit", RECHARGE="2000", SEA_LEVEL=0)[1]
    land = hollows() > 0
    assert (found[land] <= hollows()[land] + 1e-4).all()


def test_heights_in_feet_give_the_same_table_in_metres(tmp_path):
    metres = table(tmp_path, hollows(), SEA_LEVEL=0)[1]
    feet = table(tmp_path, hollows() / 0.3048, SEA_LEVEL=0, Z_UNIT="foot")[1]
    np.testing.assert_allclose(metres, feet, atol=1e-3)


@pytest.mark.parametrize("mode", ["energy", "dupuit"])
def test_a_hole_swallows_water_or_walls_it_off(mode, tmp_path):
    heights = hollows()
    heights[10:14, 60:64] = VOID
    given = {"MODE": mode, "SEA_LEVEL": 0, "nodata": VOID, "RECHARGE": "100"}
    swallowed, walled = (table(tmp_path, heights, HOLES=rule, **given)[1] for rule in ("outlet", "wall"))
    assert swallowed[9, 61] == pytest.approx(heights[9, 61], abs=1e-4)
    assert np.abs(walled - swallowed)[heights > 0].max() > 0.1
    crossed = table(tmp_path, heights, HOLES="fill", **given)[1]
    assert np.abs(walled - crossed)[heights > 0].max() > 1e-3


def test_too_little_capillarity_is_refused(tmp_path):
    with pytest.raises(Refused, match=r"CAPILLARITY \(1 m\) is less than PENALTY \(2 m\)"):
        table(tmp_path, hollows(), CAPILLARITY=1, PENALTY=2)


@pytest.mark.parametrize(
    ("value", "why"),
    [("wet", "neither a number nor a raster"), ("-1", "at least 0"), ("inf", "must be a number")],
)
def test_recharge_is_a_number_or_a_raster(value, why, tmp_path):
    with pytest.raises(Refused, match=why):
        table(tmp_path, hollows(), RECHARGE=value)


def test_negative_recharge_is_refused(tmp_path):
    rain = create(tmp_path / "rain.tif", [np.full((60, 80), -3, np.float32)])
    with pytest.raises(Refused, match="RECHARGE: ‘rain’ has values below 0"):
        table(tmp_path, hollows(), RECHARGE=rain)


def test_recharge_on_other_cells_is_refused(tmp_path):
    rain = create(tmp_path / "rain.tif", [np.full((6, 8), 3, np.float32)])
    with pytest.raises(Refused, match=r"RECHARGE: ‘rain’ .* has not the same cells"):
        table(tmp_path, hollows(), RECHARGE=rain)
