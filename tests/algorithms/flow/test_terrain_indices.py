"""Terrain indices: slopes and specific areas of real and of made land, and the indices that follow from them."""

import math

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, VALID, create, read, unit_of

ALL = "SLOPE", "SPECIFIC_AREA", "WETNESS", "POWER", "LS"


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


@pytest.fixture
def indices(tmp_path):
    """Return a function that makes all outputs of a DEM; they come as arrays, NaN without data, with the run."""

    def make(given, **parameters):
        outputs = {name: str(tmp_path / f"{name}.tif") for name in ALL}
        result = run("terrainindices", INPUT=given, **outputs, **parameters)
        found = {name: read(path) for name, path in outputs.items()}
        return {name: np.where(valid, values, np.nan) for name, (values, valid) in found.items()}, result

    return make


def same(found, truth, **how):
    return np.allclose(found, truth, equal_nan=True, **how)


@pytest.mark.parametrize("method, name", [("dinf", "slp"), ("mfd", "slp"), ("d8", "sd8")])
def test_the_slope_of_real_land_is_that_of_another_program(method, name, real_data, tmp_path):
    """In degrees, of a DEM that is filled inside, at the rim of the data as within, down to a millionth."""
    given, path = str(real_data / "eno_taudem/enogeo.tif"), str(tmp_path / "slope.tif")
    run("terrainindices", INPUT=given, METHOD=method, SLOPE=path)
    (slope, valid), (truth, known) = read(path), read(real_data / f"eno_taudem/enogeo{name}.tif")
    assert np.count_nonzero(known) == 600_346 and valid[known].all()
    assert np.allclose(slope[known], truth[known], rtol=1.5e-6, atol=1e-6)


def test_the_specific_area_of_real_land_is_that_of_another_program(real_data, tmp_path):
    """But below flats, which that crosses in other ways; over the height of cells in degrees, as that has it."""
    given, path = str(real_data / "eno_taudem/enogeo.tif"), str(tmp_path / "area.tif")
    run("terrainindices", INPUT=given, SPECIFIC_AREA=path)
    (area, valid), (truth, known) = read(path), read(real_data / "eno_taudem/enogeosca.tif")
    angle, _ = read(real_data / "eno_taudem/enogeoang.tif")
    assert valid[known].all()
    flat = math.cos(math.radians(36.05)) * 1.00213  # the width of cells over their height, in the middle of these
    across = np.hypot(np.cos(angle), flat * np.sin(angle))
    assert np.mean(np.isclose((area * across)[known], truth[known], rtol=2e-3)) > 0.96


@pytest.mark.parametrize(("method", "width"), [("dinf", "contour"), ("d8", "cell"), ("d8", "contour")])
def test_the_specific_area_of_a_plane_is_how_long_it_is_in_degrees_too(method, width, indices, tmp_path):
    """At 60° north, where cells are twice as high as wide: planes that fall to the east, and to the north."""
    row, col = np.indices((24, 48))
    for length in (10.0 * (col + 1), 20.0 * (24 - row)):
        place = {"west": 9.0, "north": 60.0, "dx": 10 / 55800.0, "dy": 20 / 111412.0}
        given = create(tmp_path / "plane.tif", [(500 - 0.1 * length).astype(np.float32)], "EPSG:4326", **place)
        found, _ = indices(given, METHOD=method, WIDTH=width)
        inside = np.s_[3:-3, 3:-3]
        assert same(found["SPECIFIC_AREA"][inside], length[inside], rtol=0.01)


@pytest.mark.parametrize("method", ["dinf", "mfd", "d8"])
@pytest.mark.parametrize("slope_of", ["flow", "horn"])
def test_indices_follow_from_slope_and_area(method, slope_of, dem, indices):
    """Wherever there is a slope; slopes in degrees are angles of it."""
    found, result = indices(dem, METHOD=method, SLOPE_OF=slope_of, LAKES="keep", MIN_SLOPE=0.01)
    slope, area = found["SLOPE"], found["SPECIFIC_AREA"]
    assert np.array_equal(np.isnan(area), ~VALID)
    sine = slope / np.hypot(1, slope)
    assert same(found["WETNESS"], np.log(area / np.maximum(slope, 0.01)), rtol=1e-5)
    assert same(found["POWER"], area * slope, rtol=1e-5)
    assert same(found["LS"], 1.4 * (area / 22.13) ** 0.4 * (sine / 0.0896) ** 1.3, rtol=1e-5)
    assert result["FLAT_CELLS"] == np.count_nonzero(slope < 0.01)
    assert np.nanmin(area) >= CELL * (0.29 if method == "mfd" else 0.99)  # a peak has eight lower neighbours
    in_degrees, _ = indices(dem, METHOD=method, SLOPE_OF=slope_of, LAKES="keep", MIN_SLOPE=0.01, UNITS="degrees")
    assert same(in_degrees["SLOPE"], np.degrees(np.arctan(slope)), rtol=1e-5)
    assert same(in_degrees["WETNESS"], found["WETNESS"])
    assert unit_of(result["SLOPE"]) == "°"


@pytest.mark.parametrize("slope_of", ["flow", "horn"])
def test_lakes_have_no_index_unless_they_are_kept(slope_of, dem, indices, tmp_path):
    """Their slope and what drains through them are known all the same."""
    run("filldepressions", INPUT=dem, DEPTH=str(tmp_path / "depth.tif"))
    depth, _ = read(str(tmp_path / "depth.tif"))
    lake = VALID & (depth > 0.1)
    found, result = indices(dem, SLOPE_OF=slope_of)
    kept, _ = indices(dem, SLOPE_OF=slope_of, LAKES="keep")
    assert lake.any() and result["LAKE_CELLS"] == np.count_nonzero(lake)
    for name in ALL:
        without = lake if name in ("WETNESS", "POWER", "LS") else np.zeros_like(lake)
        assert np.array_equal(np.isnan(found[name]), np.isnan(kept[name]) | without)
        assert same(found[name][~lake], kept[name][~lake])
    assert f"Raised by more than 0.1 m: {np.count_nonzero(lake):,} cells" in result.log


def test_area_over_the_width_of_cells_is_the_accumulation_over_it(dem, indices, tmp_path):
    for method in ("dinf", "mfd", "d8"):
        found, _ = indices(dem, METHOD=method, WIDTH="cell")
        path = str(tmp_path / "area.tif")
        run("flowaccumulation", INPUT=dem, METHOD=method, UNITS="m2", OUTPUT=path)
        area, valid = read(path)
        assert same(found["SPECIFIC_AREA"], np.where(valid, area / CELL, np.nan), rtol=1e-6)


@pytest.mark.parametrize("slope_of", ["flow", "horn"])
def test_feet_are_no_metres(slope_of, dem, indices, tmp_path):
    """Indices of heights in feet are those of the same land in metres; so is what counts as a lake."""
    feet = np.where(VALID, LAND / 0.3048, -9999).astype(np.float32)
    metres, truth = indices(dem, SLOPE_OF=slope_of)
    found, result = indices(create(tmp_path / "feet.tif", [feet], nodata=-9999), SLOPE_OF=slope_of, Z_UNIT="foot")
    assert result["LAKE_CELLS"] == truth["LAKE_CELLS"]
    assert all(same(found[name], metres[name], rtol=1e-3, atol=1e-5) for name in ("SLOPE", "WETNESS", "POWER", "LS"))


@pytest.mark.parametrize("unit, metres", [("metre", 1), ("foot", 0.3048)])
def test_a_hollow_of_five_centimetres_is_no_lake_and_one_of_twenty_is(unit, metres, indices, tmp_path):
    z = np.full((9, 9), 10.0)
    z[2, 2], z[6, 6] = 9.95, 9.8
    given = create(tmp_path / "hollows.tif", [z / metres])
    found, result = indices(given, Z_UNIT=unit)
    assert result["LAKE_CELLS"] == 1
    assert np.isnan(found["WETNESS"][6, 6]) and not np.isnan(found["WETNESS"][2, 2])
    assert found["SLOPE"][6, 5] == 0
    found, _ = indices(given, Z_UNIT=unit, SLOPE_OF="horn")
    assert found["SLOPE"][6, 5] == pytest.approx(2 * 0.2 / (8 * CELL), rel=1e-5)  # as the ground lies below the water


def test_slopes_are_those_of_the_ground_in_mercator_and_in_degrees(tmp_path):
    """A plane at 60° north that falls by 1 m on 10 m to the east; Mercator shows these as 20 m."""
    z = (100 - np.indices((12, 12))[1]).astype(np.float32)
    maps = {
        "EPSG:3857": {"west": 1e6, "north": 8399737.9, "dx": 20.0, "dy": 20.0},
        "EPSG:4326": {"west": 9.0, "north": 60.0, "dx": 10 / 55800.0, "dy": 10 / 111412.0},
    }
    for crs, place in maps.items():
        given, path = create(tmp_path / "plane.tif", [z], crs, **place), str(tmp_path / "slope.tif")
        for slope_of in ("flow", "horn"):
            run("terrainindices", INPUT=given, SLOPE=path, SLOPE_OF=slope_of)
            slope, _ = read(path)
            assert np.allclose(slope[2:-2, 2:-2], 0.1, rtol=5e-3), crs


def test_flat_land_counts_with_the_least_slope_or_not_at_all(indices, tmp_path):
    given = create(tmp_path / "flat.tif", [np.full((9, 9), 5, np.int16)])
    found, result = indices(given, MIN_SLOPE=0.01)
    inside = ~np.isnan(found["SLOPE"])
    assert inside[1:-1, 1:-1].all() and (found["SLOPE"][inside] == 0).all()
    assert same(found["WETNESS"][inside], np.log(found["SPECIFIC_AREA"][inside] / 0.01), rtol=1e-5)
    assert (found["POWER"][inside] == 0).all() and (found["LS"][inside] == 0).all()
    assert not result.warnings
    found, result = indices(given, MIN_SLOPE=0)
    assert np.isnan(found["WETNESS"]).all()
    (warning,) = result.warnings
    assert warning == f"WETNESS has no data in {inside.sum()} flat cells: give a MIN_SLOPE above 0."


def test_one_cell_has_an_area_and_a_slope_of_the_ground_alone(indices, tmp_path):
    given = create(tmp_path / "cell.tif", [np.full((1, 1), 5, np.float32)])
    found, result = indices(given)
    assert same(found["SPECIFIC_AREA"], CELL) and np.isnan(found["WETNESS"]).all()
    assert "No cell has a slope along the flow" in result.warnings[0]
    found, result = indices(given, SLOPE_OF="horn")
    assert found["SLOPE"] == 0 and same(found["WETNESS"], np.log(CELL / 0.001)) and not result.warnings


def test_the_log_tells_the_surface_of_each_term(dem):
    log = run("terrainindices", INPUT=dem, METHOD="mfd", WETNESS="TEMPORARY_OUTPUT").log
    assert "Slope: of the surface that the water runs over, down the steepest of eight triangles" in log
    assert "Specific area: by MFD on the surface that the water runs over, over the width of the contour" in log
    log = run("terrainindices", INPUT=dem, SLOPE_OF="horn", WETNESS="TEMPORARY_OUTPUT").log
    assert "Slope: of the DEM as it is (Horn)" in log


def test_pits_that_stay_are_wet_and_water_in_a_channel_finds_its_slope(dem, indices):
    """Nothing is filled where depressions are kept; breached ones leave no lake behind."""
    _, result = indices(dem, DEPRESSIONS="keep")
    assert result["LAKE_CELLS"] == 0 and result["FLAT_CELLS"] > 0
    breached, result = indices(dem, DEPRESSIONS="breach")
    assert result["LAKE_CELLS"] == 0
    assert np.nanmin(breached["SLOPE"]) >= 0


def test_who_wants_nothing_is_told_what_there_is(dem):
    with pytest.raises(Refused, match="choose SLOPE, SPECIFIC_AREA, WETNESS, POWER or LS"):
        run("terrainindices", INPUT=dem, WETNESS=None)
