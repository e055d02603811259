"""Filling: no cell sinks, none rises further than its water needs, and the numbers say what was done."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    FILLED,
    LAND,
    VALID,
    cell_area_on_ellipsoid,
    create,
    polygons,
    read,
    rectangle,
    unit_of,
    water_ways,
)
from osgeo import gdal
from support import flood

HOLE = np.zeros(VALID.shape, bool)
HOLE[14:17, 20:24] = ~VALID[14:17, 20:24]
GREAT = "Greatest depth of fill (m)"


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def fill(given, tmp_path, **parameters):
    """Run the algorithm with both outputs; return filled heights, where they are valid, depths, and the run."""
    outputs = {"OUTPUT": str(tmp_path / "filled.tif"), "DEPTH": str(tmp_path / "depth.tif")}
    result = run("filldepressions", INPUT=given, **outputs, **parameters)
    filled, valid = read(result["OUTPUT"])
    depth, depth_valid = read(result["DEPTH"])
    assert np.array_equal(valid, depth_valid)
    return filled, valid, depth, result


def around(cells, row, col):
    """Return the neighbours of a cell inside the raster."""
    nrows, ncols = cells.shape
    places = [(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
    return [(r, c) for r, c in places if 0 <= r < nrows and 0 <= c < ncols]


def test_the_land_is_filled_as_the_flood_says(dem, tmp_path):
    filled, valid, depth, result = fill(dem, tmp_path)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], FILLED[VALID])
    assert np.array_equal(depth[VALID], (FILLED - LAND)[VALID])
    assert result["FILLED_CELLS"] == np.count_nonzero((FILLED > LAND) & VALID)
    assert result["FILLED_VOLUME"] == pytest.approx(np.sum((FILLED - LAND)[VALID]) * CELL * CELL)
    assert result["DEEPEST"] == np.max((FILLED - LAND)[VALID])


def test_a_hole_that_water_crosses_is_no_sea_whatever_its_nodata_value(tmp_path):
    z = np.full((9, 9), 10, np.float32)
    z[3:6, 3:6] = 5
    z[4, 4] = -9999
    given = create(tmp_path / "pond.tif", [z], nodata=-9999)
    assert run("filldepressions", INPUT=given, HOLES="fill", SEA_LEVEL=0)["FILLED_CELLS"] == 8


def test_the_log_tells_what_was_found_and_what_was_done(dem, tmp_path):
    *_, result = fill(dem, tmp_path, HOLES="wall", SEA_LEVEL=20, MAX_DEPTH=8)
    voids = np.count_nonzero(~VALID)
    for line in (
        f"‘dem’: 43 × 31 cells, {voids:,} without data",
        f"Sea: {np.count_nonzero((LAND <= 20) & VALID)} cells",
        f"Holes in the data: {np.count_nonzero(HOLE)} cells, treated as wall",
        f"Cells raised: {result['FILLED_CELLS']:,} [FILLED_CELLS]",
    ):
        assert line in result.log.splitlines()
    assert "Volume of the fill (m³): " in result.log
    assert "Greatest depth of fill (m): " in result.log
    assert "Depressions deeper than 8 m that stay: " in result.log
    assert "Memory: about" in result.log


@pytest.mark.parametrize("dtype, nodata", [("uint8", 255), ("int16", -1), ("int32", -9999), ("float64", -1e5)])
def test_the_output_has_the_type_and_the_nodata_value_of_the_input(dtype, nodata, tmp_path):
    given = create(tmp_path / "dem.tif", [np.where(VALID, LAND, nodata).astype(dtype)], nodata=nodata)
    filled, _, depth, result = fill(given, tmp_path)
    dataset = gdal.Open(result["OUTPUT"])
    assert filled.dtype == dtype
    assert dataset.GetRasterBand(1).GetNoDataValue() == nodata
    assert dataset.GetRasterBand(1).GetDescription() == "Filled DEM"
    assert depth.dtype == (np.float64 if dtype in ("float64", "int32") else np.float32) or depth.dtype == np.float32
    assert unit_of(result["DEPTH"]) == "m"


def test_holes_swallow_water_unless_they_are_walls(dem, tmp_path):
    outlet, *_ = fill(dem, tmp_path, HOLES="outlet")
    assert np.array_equal(outlet[VALID], FILLED[VALID])
    wall, valid, _, result = fill(dem, tmp_path, HOLES="wall")
    domain = water_ways(VALID | HOLE)
    domain[HOLE] = 0
    truth = flood(LAND, domain)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(wall[VALID], truth[VALID])
    assert np.any(wall[VALID] > outlet[VALID])
    # In the hole stands one cell alone: its water has nowhere to go.
    assert "1 cells do not drain to an outlet and keep their height." in result.warnings


def test_holes_that_are_crossed_have_the_heights_of_their_rim(dem, tmp_path):
    z = LAND.copy()
    z[HOLE] = LAND[VALID].mean()
    for _ in range(500):
        for row, col in np.argwhere(HOLE):
            z[row, col] = (z[row - 1, col] + z[row + 1, col] + z[row, col - 1] + z[row, col + 1]) / 4
    truth = flood(z, water_ways(VALID | HOLE))
    filled, valid, _, _ = fill(dem, tmp_path, HOLES="fill")
    assert np.array_equal(valid, VALID)
    assert np.allclose(filled[VALID], truth[VALID], atol=1e-4)


@pytest.mark.parametrize("level", [300, 1e9, "205"])
def test_under_a_sea_above_everything_nothing_changes_and_it_is_told(level, dem, tmp_path):
    filled, valid, _, result = fill(dem, tmp_path, SEA_LEVEL=level)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], LAND[VALID])
    assert result.warnings == ["Every cell is sea: there is no land to work on."]
    assert (result["FILLED_CELLS"], result["FILLED_VOLUME"], result["DEEPEST"]) == (0, 0, 0)


@pytest.mark.parametrize("level", [-500, -1e9, 4.999])
def test_a_sea_below_everything_is_as_none(level, dem, tmp_path):
    filled, *_ = fill(dem, tmp_path, SEA_LEVEL=level)
    assert np.array_equal(filled[VALID], FILLED[VALID])


@pytest.mark.parametrize("dtype", ["uint8", "int16", "float32", "float64"])
@pytest.mark.parametrize("level", [60, 60.5, 59.99])
def test_cells_at_the_level_of_the_sea_are_sea(level, dtype, tmp_path):
    given = create(tmp_path / "dem.tif", [np.where(VALID, LAND, 255).astype(dtype)], nodata=255)
    filled, *_ = fill(given, tmp_path, SEA_LEVEL=level)
    assert np.array_equal(filled[VALID], flood(LAND, water_ways(VALID, level >= LAND))[VALID])


def test_a_sea_of_polygons_and_one_by_level_are_both_sea(dem, tmp_path):
    lagoon = np.zeros(LAND.shape, bool)
    lagoon[20:26, 5:15] = True
    sea = polygons(rectangle(5, 20, 15, 26))
    filled, *_, result = fill(dem, tmp_path, SEA=sea, SEA_LEVEL=50)
    either = lagoon | (LAND <= 50)
    assert np.array_equal(filled[VALID], flood(LAND, water_ways(VALID, either))[VALID])
    assert f"Sea: {np.count_nonzero(either & VALID)} cells" in result.log
    for alone in ({"SEA": sea}, {"SEA_LEVEL": 50}):
        assert np.any(fill(dem, tmp_path, **alone)[0][VALID] > filled[VALID])


def depressions():
    """Return the depressions of the land as lists of cells that touch and rise."""
    raised = (FILLED > LAND) & VALID
    found, seen = [], np.zeros(raised.shape, bool)
    for start in map(tuple, np.argwhere(raised)):
        if not seen[start]:
            seen[start] = True
            basin = [start]
            for row, col in basin:
                fresh = [place for place in around(raised, row, col) if raised[place] and not seen[place]]
                basin += fresh
                for place in fresh:
                    seen[place] = True
            found.append(tuple(np.array(basin).T))
    return found


@pytest.mark.parametrize("limit", [0, 1, 5, 12, 20.5, 1000])
def test_a_depression_deeper_than_the_limit_stays_as_a_whole(limit, dem, tmp_path):
    truth, kept = FILLED.copy(), 0
    for basin in depressions():
        if np.max(FILLED[basin] - LAND[basin]) > limit:
            truth[basin] = LAND[basin]
            kept += 1
    filled, _, depth, result = fill(dem, tmp_path, MAX_DEPTH=limit)
    assert np.array_equal(filled[VALID], truth[VALID])
    assert f"Depressions deeper than {limit:g} m that stay: {kept}" in result.log
    assert result["DEEPEST"] == depth[VALID].max() <= limit
    assert result["FILLED_CELLS"] == np.count_nonzero((truth > LAND) & VALID)


def test_the_limit_is_in_metres_where_heights_are_in_feet(dem, tmp_path):
    in_feet, *_ = fill(dem, tmp_path, Z_UNIT="foot", MAX_DEPTH=5 * 0.3048 + 1e-6)
    in_metres, *_ = fill(dem, tmp_path, MAX_DEPTH=5)
    assert np.array_equal(in_feet[VALID], in_metres[VALID])


def sweeps(z, domain, steps):
    """Return the levels after some sweeps, cell by cell; infinite where no water has come from."""
    levels = np.where(domain == 2, z, np.inf)
    for _ in range(steps):
        before = levels.copy()
        for row, col in np.argwhere(domain == 1):
            levels[row, col] = max(z[row, col], min(before[place] for place in around(z, row, col)))
    return levels


@pytest.mark.parametrize("steps", [1, 2, 5, 9])
def test_sweeps_come_in_from_the_coast_one_cell_a_step(steps, dem, tmp_path):
    levels = sweeps(LAND, water_ways(VALID), steps)
    filled, _, _, result = fill(dem, tmp_path, METHOD="sweeps", STEPS=steps)
    assert np.array_equal(filled[VALID], np.where(np.isinf(levels), LAND, levels)[VALID])
    dry = np.count_nonzero(np.isinf(levels) & VALID)
    assert f"Sweeps made: {steps}" in result.log
    assert result.warnings == ([f"{dry:,} cells do not drain to an outlet and keep their height."] if dry else [])


@pytest.mark.parametrize(
    "given", [{}, {"SEA_LEVEL": 60}, {"HOLES": "wall"}, {"HOLES": "fill"}, {"MAX_DEPTH": 6}], ids=str
)
def test_sweeps_to_the_end_are_the_exact_fill(given, dem, tmp_path):
    exact, *_, one = fill(dem, tmp_path, **given)
    swept, *_, other = fill(dem, tmp_path, METHOD="sweeps", **given)
    assert np.array_equal(exact[VALID], swept[VALID])
    assert one["FILLED_CELLS"] == other["FILLED_CELLS"]


def test_steps_mean_nothing_to_the_exact_fill(dem, tmp_path):
    assert np.array_equal(fill(dem, tmp_path, STEPS=1)[0][VALID], FILLED[VALID])


def test_the_depth_is_not_written_unless_it_is_wanted(dem, tmp_path):
    result = run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"))
    assert result["DEPTH"] is None
    assert sorted(path.suffix for path in tmp_path.glob("*.tif")) == [".tif", ".tif"]


def test_land_without_pits_comes_out_as_it_went_in(tmp_path):
    slope = np.add.outer(np.arange(40.0), 2 * np.arange(30.0)).astype(np.float32)
    filled, _, depth, result = fill(create(tmp_path / "slope.tif", [slope]), tmp_path)
    assert np.array_equal(filled, slope)
    assert not depth.any()
    assert result["FILLED_CELLS"] == 0


REFERENCES = {
    "mountains, filled by scikit-image": ("mountains/dem.tif", "mountains/fel.tif"),
    "hollows, filled by scikit-image": ("hollows/dtm.tif", "hollows/filled.tif"),
    "Logan, filled by TauDEM": ("logan_taudem/logan100m.tif", "logan_taudem/logan100m_fel.tif"),
    "Denmark, filled by malstroem": ("denmark_lowland_malstroem/dtm.tif", "denmark_lowland_malstroem/filled.tif"),
}


@pytest.mark.parametrize("method", ["exact", "sweeps"])
@pytest.mark.parametrize("place", REFERENCES)
def test_other_programs_fill_the_same_cells_to_the_same_heights(place, method, real_data, tmp_path):
    given, reference = (real_data / name for name in REFERENCES[place])
    filled, valid, *_ = fill(str(given), tmp_path, METHOD=method)
    assert valid.all()
    assert np.array_equal(filled, read(reference)[0])


@pytest.mark.parametrize("folder", ["hollows", "denmark_lowland_malstroem"])
def test_other_programs_find_the_same_depths(folder, real_data, tmp_path):
    _, _, depth, _ = fill(str(real_data / folder / "dtm.tif"), tmp_path)
    assert np.allclose(depth, read(real_data / folder / "depths.tif")[0], atol=1e-5)


PLACES = {
    "a plateau with holes": ("plateau/holes.tif", {}),
    "a plateau, holes as walls": ("plateau/holes.tif", {"HOLES": "wall"}),
    "a plateau, holes crossed": ("plateau/holes.tif", {"HOLES": "fill"}),
    "a gully of PCRaster": ("gully/gully.map", {}),
    "a small gully whose nodata value is 0": ("gully/gully.asc", {}),
    "bays of the sea": ("bay/dem.tif", {"SEA_LEVEL": 0}),
    "a part of a ragged basin": ("basin/dem.tif", {}),
    "hollows": ("hollows/dtm.tif", {}),
    "the shore of a lake": ("shore/dem.tif", {}),
    "a town with holes": ("washington_dc_2m/dtm.tif", {}),
    "a town, holes as walls": ("washington_dc_2m/dtm.tif", {"HOLES": "wall"}),
    "a town, holes crossed": ("washington_dc_2m/dtm.tif", {"HOLES": "fill"}),
    "a catchment of PCRaster": ("pcraster_catchment/dem.map", {}),
    "a gully whose nodata value is 0": ("west_bijou_gully/west_bijou_gully.asc", {}),
    "ridges in degrees": ("jacksboro_fault/jacksboro_fault_dem.tif", {}),
    "a coast with its sea": ("cairns_topobathy/cairns.tif", {"SEA_LEVEL": 0}),
    "a ragged basin": ("mandakini_basin90m/Mandakini.tif", {}),
    "wetlands": ("minnesota_lidar1m/dem.tif", {}),
    "a lake": ("lake_tana_robit/srtm_30m.tif", {}),
}


def lowest_neighbour(z):
    """Return the least height among the eight neighbours of every cell; beyond the edge it is infinitely low."""
    wide = np.pad(z, 1, constant_values=-np.inf)
    nrows, ncols = z.shape
    offsets = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    return np.min([wide[r : r + nrows, c : c + ncols] for r, c in offsets], axis=0)


@pytest.mark.parametrize("place", PLACES)
def test_on_real_land_nothing_sinks_no_pit_is_left_and_the_numbers_hold(place, real_data, tmp_path):
    name, how = PLACES[place]
    z, was_valid = read(real_data / name)
    filled, valid, depth, result = fill(str(real_data / name), tmp_path, **how)
    assert np.array_equal(valid, was_valid)
    assert np.all(filled[valid] >= z[valid])

    z, filled = z.astype(np.float64), filled.astype(np.float64)
    raised = valid & (filled > z)
    assert result["FILLED_CELLS"] == np.count_nonzero(raised)
    assert result["DEEPEST"] == pytest.approx((filled - z)[valid].max())
    assert np.allclose(depth[valid], (filled - z)[valid], rtol=1e-6, atol=1e-6)
    dataset = gdal.Open(str(real_data / name))
    _, dx, _, north, _, dy = dataset.GetGeoTransform()
    area = np.full(z.shape[0], abs(dx * dy))
    if "degrees" in place:
        area = [
            cell_area_on_ellipsoid(north + row * dy, -dy, dx, 6378137.0, 1 / 298.257223563) for row in range(len(z))
        ]
    assert result["FILLED_VOLUME"] == pytest.approx(
        np.sum(np.where(raised, filled - z, 0).sum(axis=1) * area), rel=1e-6
    )
    no_crs = dataset.GetProjection() == ""
    assert sum("no coordinate reference system" in warning for warning in result.warnings) == no_crs

    if how.get("HOLES") is None:
        surface = np.where(valid, filled, -np.inf)
        sea = valid & (filled <= how["SEA_LEVEL"]) if "SEA_LEVEL" in how else ~valid
        assert np.all((lowest_neighbour(surface) <= surface)[valid & ~sea])
        assert np.array_equal(filled[sea & valid], z[sea & valid])


@pytest.mark.parametrize("place", [place for place in PLACES if "holes crossed" not in place])
def test_what_is_filled_need_not_be_filled_again(place, real_data, tmp_path):
    name, how = PLACES[place]
    first = run("filldepressions", INPUT=str(real_data / name), OUTPUT=str(tmp_path / "first.tif"), **how)
    second = run("filldepressions", INPUT=first["OUTPUT"], OUTPUT=str(tmp_path / "second.tif"), **how)
    assert second["FILLED_CELLS"] == 0
    assert np.array_equal(read(first["OUTPUT"])[0], read(second["OUTPUT"])[0])


def bands_of(path):
    dataset = gdal.Open(path)
    bands = [dataset.GetRasterBand(number) for number in range(1, dataset.RasterCount + 1)]
    return {band.GetDescription(): band.ReadAsArray() for band in bands}


def test_each_snapshot_is_the_fill_after_as_many_sweeps(dem, tmp_path):
    whole = run("filldepressions", INPUT=dem, METHOD="sweeps", SNAPSHOT_COUNT=4, SNAPSHOTS="TEMPORARY_OUTPUT")
    made = whole["SWEEPS"]
    bands = bands_of(whole["SNAPSHOTS"])
    moments = [int(name.split()[1]) for name in bands]
    assert list(bands) == [f"after {moment} sweeps" for moment in moments]
    assert made > 8
    assert moments == pytest.approx([made / 4, made / 2, 3 * made / 4, made], abs=0.5)
    for moment, band in zip(moments, bands.values()):
        alone = run("filldepressions", INPUT=dem, METHOD="sweeps", STEPS=moment)
        assert alone["SWEEPS"] == moment
        assert np.array_equal(band[VALID], read(alone["OUTPUT"])[0][VALID])
    assert np.array_equal(bands[f"after {made} sweeps"][VALID], FILLED[VALID])
    assert run("filldepressions", INPUT=dem)["SWEEPS"] == 0


def test_there_are_no_more_snapshots_than_sweeps(dem):
    how = {"METHOD": "sweeps", "SNAPSHOTS": "TEMPORARY_OUTPUT", "SNAPSHOT_COUNT": 50}
    result = run("filldepressions", INPUT=dem, STEPS=3, **how)
    assert list(bands_of(result["SNAPSHOTS"])) == ["after 1 sweeps", "after 2 sweeps", "after 3 sweeps"]
    assert "There are 3 snapshots, not 50: one of each sweep" in result.log
    level = run("filldepressions", INPUT=dem, SEA_LEVEL=1000, **how)
    assert (level["SWEEPS"], len(bands_of(level["SNAPSHOTS"]))) == (0, 1)


def test_snapshots_are_of_sweeps(dem):
    with pytest.raises(Refused, match="SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps"):
        run("filldepressions", INPUT=dem, SNAPSHOT_COUNT=4, SNAPSHOTS="TEMPORARY_OUTPUT")
    with pytest.raises(Refused, match="SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0"):
        run("filldepressions", INPUT=dem, METHOD="sweeps", SNAPSHOTS="TEMPORARY_OUTPUT")
