"""Breaching: water is let out through channels, within limits, and what is left is filled."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, FILLED, LAND, VALID, create, polygons, read, rectangle, unit_of
from osgeo import gdal


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def breach(given, tmp_path, **parameters):
    """Run the algorithm with both outputs; return heights, where they are valid, changes, and the run."""
    outputs = {"OUTPUT": str(tmp_path / "breached.tif"), "CHANGE": str(tmp_path / "change.tif")}
    result = run("breachdepressions", INPUT=given, **outputs, **parameters)
    surface, valid = read(result["OUTPUT"])
    change, change_valid = read(result["CHANGE"])
    assert np.array_equal(valid, change_valid)
    return surface, valid, change, result


def refill(result, tmp_path, **parameters):
    """Fill what was breached, and return how many cells that raises."""
    given = {"INPUT": result["OUTPUT"], "OUTPUT": str(tmp_path / "refilled.tif")}
    return run("filldepressions", **given, **parameters)["FILLED_CELLS"]


def valley(floor_slope=1.0):
    """Return a valley that falls to the east, with a dam of one cell across it, 5 m high."""
    z = np.add.outer(np.abs(np.arange(-6, 7)) * 10.0, 60 - floor_slope * np.arange(25.0))
    z[:, 15] += 5
    return z.astype(np.float32)


def test_a_dam_is_cut_and_the_numbers_say_so(tmp_path):
    z = valley()
    surface, _, change, result = breach(create(tmp_path / "valley.tif", [z]), tmp_path)
    assert np.argwhere(surface != z).tolist() == [[6, 15]]
    assert change[6, 15] == -4
    assert (result["BREACHED"], result["FILLED_CELLS"]) == (1, 0)
    assert result["DEEPEST_CUT"] == 4
    assert result["CUT_VOLUME"] == 4 * CELL * CELL
    assert "Depressions that could not be opened: 0" in result.log


def test_where_a_dam_is_too_high_for_the_limit_the_lake_behind_it_is_filled(tmp_path):
    given = create(tmp_path / "valley.tif", [valley()])
    filled = run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif"))
    surface, _, change, result = breach(given, tmp_path, MAX_CUT=3.9)
    assert np.array_equal(surface, read(filled["OUTPUT"])[0])
    assert change.min() == 0 and change.max() == filled["DEEPEST"]
    assert (result["BREACHED"], result["FILLED_CELLS"]) == (0, filled["FILLED_CELLS"])
    assert (result["DEEPEST_CUT"], result["CUT_VOLUME"]) == (0, 0)
    stays, *_, result = breach(given, tmp_path, MAX_CUT=3.9, FILL_REST=False)
    assert np.array_equal(stays, valley())
    assert (result["BREACHED"], result["FILLED_CELLS"]) == (0, 0)
    assert "Depressions that could not be opened: 1" in result.log


@pytest.mark.parametrize("limit, opened", [(20, 1), (19.9, 0), (0, 0)])
def test_channels_are_as_long_as_they_may_be(limit, opened, tmp_path):
    given = create(tmp_path / "valley.tif", [valley()])
    assert breach(given, tmp_path, MAX_LENGTH=limit)[-1]["BREACHED"] == opened


def test_lengths_are_metres_on_the_ground_in_degrees_too(tmp_path):
    """A step of a thousandth of a degree to the east at 60 degrees north is about 56 m."""
    place = {"crs": "EPSG:4326", "west": 10.0, "north": 60.0, "dx": 0.001, "dy": 0.001}
    given = create(tmp_path / "valley.tif", [valley()], **place)
    assert breach(given, tmp_path, MAX_LENGTH=113)[-1]["BREACHED"] == 1
    assert breach(given, tmp_path, MAX_LENGTH=111)[-1]["BREACHED"] == 0


def test_limits_and_numbers_are_metres_where_heights_are_in_feet(tmp_path):
    given = create(tmp_path / "valley.tif", [valley()])
    _, _, change, result = breach(given, tmp_path, Z_UNIT="foot", MAX_CUT=4.01 * 0.3048)
    assert result["DEEPEST_CUT"] == pytest.approx(4 * 0.3048)
    assert result["CUT_VOLUME"] == pytest.approx(4 * 0.3048 * CELL * CELL)
    assert change.min() == pytest.approx(-4 * 0.3048)
    assert unit_of(result["CHANGE"]) == "m" and unit_of(result["OUTPUT"]) == "ft"
    assert breach(given, tmp_path, Z_UNIT="foot", MAX_CUT=3.99 * 0.3048)[-1]["BREACHED"] == 0


@pytest.mark.parametrize("how", [{}, {"HOLES": "fill"}, {"SEA_LEVEL": 20}], ids=str)
def test_without_limits_all_water_runs_off_and_less_is_moved_than_by_a_fill(how, dem, tmp_path):
    surface, valid, change, result = breach(dem, tmp_path, **how)
    assert np.array_equal(valid, VALID)
    assert refill(result, tmp_path, **how) == result["FILLED_CELLS"] == 0
    assert np.all(surface[VALID] <= LAND[VALID])
    assert np.allclose(change[VALID], (surface - LAND)[VALID])
    assert result["CUT_VOLUME"] == pytest.approx(np.sum(LAND[VALID] - surface[VALID]) * CELL * CELL)
    assert 0 < result["CUT_VOLUME"] < np.sum((FILLED - LAND)[VALID]) * CELL * CELL


@pytest.mark.parametrize("limits", [{"MAX_CUT": 4}, {"MAX_LENGTH": 40}, {"MAX_CUT": 8, "MAX_LENGTH": 30}], ids=str)
def test_within_limits_nothing_is_cut_deeper_and_no_pit_is_left(limits, dem, tmp_path):
    surface, _, change, result = breach(dem, tmp_path, **limits)
    assert result["DEEPEST_CUT"] <= limits.get("MAX_CUT", np.inf)
    assert change[VALID].min() >= -limits.get("MAX_CUT", np.inf)
    assert result["BREACHED"] > 0 and result["FILLED_CELLS"] > 0
    assert refill(result, tmp_path) == 0
    assert np.count_nonzero((surface > LAND) & VALID) <= result["FILLED_CELLS"]


def test_land_below_the_sea_is_opened_down_to_its_level(tmp_path):
    z = np.full((15, 15), 6, np.int16)
    z[6:9, 4:7] = -2
    z[:, 10:] = 0
    sea = polygons(rectangle(10, 0, 15, 15))
    surface, *_, result = breach(create(tmp_path / "polder.tif", [z]), tmp_path, SEA=sea)
    assert np.all(surface[6:9, 4:7] == 0)
    assert np.count_nonzero(surface[:, 7:10] == 0) == 3
    assert (result["BREACHED"], result["FILLED_CELLS"], result["DEEPEST_CUT"]) == (0, 9, 6)


@pytest.mark.parametrize("dtype, nodata", [("uint8", 255), ("int16", -1), ("int32", -9999), ("float64", -1e5)])
def test_the_output_has_the_type_and_the_nodata_value_of_the_input(dtype, nodata, tmp_path):
    given = create(tmp_path / "dem.tif", [np.where(VALID, LAND, nodata).astype(dtype)], nodata=nodata)
    surface, valid, *_, result = breach(given, tmp_path)
    dataset = gdal.Open(result["OUTPUT"])
    band = dataset.GetRasterBand(1)
    assert surface.dtype == dtype and band.GetNoDataValue() == nodata
    assert band.GetDescription() == "Breached DEM"
    assert np.array_equal(valid, VALID)


def test_the_change_is_not_written_unless_it_is_wanted(dem, tmp_path):
    assert run("breachdepressions", INPUT=dem)["CHANGE"] is None


@pytest.mark.parametrize("name", ["MAX_LENGTH", "MAX_CUT"])
def test_limits_below_zero_are_refused(name, dem):
    with pytest.raises(Refused, match=f"{name} .* must be at least 0"):
        run("breachdepressions", INPUT=dem, **{name: -1})


PLACES = {
    "hollows": ("hollows/dtm.tif", 0.5),
    "wetlands": ("minnesota_lidar1m/dem.tif", 0.1),
    "hills": ("vermont90m/DEM.tif", 0.5),
    "ridges in degrees": ("jacksboro_fault/jacksboro_fault_dem.tif", 0.5),
    "lowland": ("denmark_lowland_malstroem/dtm.tif", 0.5),
}


@pytest.mark.parametrize("place", PLACES)
def test_on_real_land_much_less_is_dug_than_would_be_filled(place, real_data, tmp_path):
    name, share = PLACES[place]
    given = str(real_data / name)
    fill = run("filldepressions", INPUT=given)
    *_, result = breach(given, tmp_path)
    assert 0 < result["CUT_VOLUME"] < share * fill["FILLED_VOLUME"]
    assert result["BREACHED"] > 30 and result["FILLED_CELLS"] == 0
    assert refill(result, tmp_path) == 0
