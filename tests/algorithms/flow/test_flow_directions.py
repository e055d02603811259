"""Flow directions: every drop goes down its steepest way and comes to an end, whatever the land and the options."""

import numpy as np
import pytest
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    LAND,
    NORTH,
    UTM,
    VALID,
    WEST,
    create,
    in_project,
    polygons,
    read,
    rectangle,
    unit_of,
)
from headwaters.tests.support import some_of
from osgeo import gdal
from qgis.core import QgsProject, QgsRasterLayer, QgsSingleBandPseudoColorRenderer

from ...real_data import each_of
from .waters import COMPASS, REAL_LAND, ends, moves, receivers, slopes

LOWLANDS = ["hollows", "denmark_lowland_malstroem"]  # cells that are not square
CONE = 50 - np.hypot(*np.indices((41, 41)) - 20)  # as high as 50 in the middle
DISH = 60 - CONE  # as low as 10 there


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def directions(given, **parameters):
    """Run the algorithm; return the receiver of every cell, and the run."""
    result = run("flowdirections", INPUT=given, **parameters)
    return receivers(result["OUTPUT"], parameters.get("ENCODING", "esri")), result


def ended(receiver):
    """Return the cells where water ends."""
    return receiver == np.arange(receiver.size).reshape(receiver.shape)


def surface_of(given, **how):
    """Return the filled heights."""
    return read(run("filldepressions", INPUT=given, **how)["OUTPUT"])[0].astype(float)


@pytest.mark.parametrize("ties", ["sea", "first", "random"])
@pytest.mark.parametrize("place", some_of([*REAL_LAND]))
def test_on_real_land_water_takes_the_steepest_way_and_comes_to_an_end(place, ties, real_data):
    name, how = REAL_LAND[place]
    given = str(real_data / name)
    heights, data = read(given)
    sea = data & (heights <= how["SEA_LEVEL"]) if how else np.zeros(data.shape, bool)
    receiver, result = directions(given, TIES=ties, SEED=4, **how)
    assert np.array_equal(receiver >= 0, data & ~sea)
    assert result["PITS"] == 0
    ends(receiver)

    surface = surface_of(given, **how)
    down, right, _ = moves(result["OUTPUT"])
    fall = slopes(surface, data, given)
    steepest = fall.max(axis=0)
    taken = np.full(surface.shape, -np.inf)
    for slope, (row, col) in zip(fall, COMPASS):
        goes = (down == row) & (right == col)
        taken[goes] = slope[goes]
    goes = (receiver >= 0) & ~ended(receiver)
    near = 1e-6 * np.abs(steepest) + 1e-12  # formulas for the size of a cell in degrees differ by that
    assert np.all(taken[goes] >= (steepest - near)[goes])
    assert np.all(taken[goes] >= 0)

    # Water ends beside the sea, and at the edge of the data where nothing is lower.
    around = np.pad(~data, 1, constant_values=True), np.pad(sea, 1)
    rows, cols = data.shape
    beside = [np.any([a[r : r + rows, c : c + cols] for r in range(3) for c in range(3)], axis=0) for a in around]
    stays = ended(receiver)
    assert np.all((beside[0] | beside[1])[stays])
    assert np.all(beside[1][stays & (steepest > near)])


@pytest.mark.parametrize("encoding", [name for name in ENCODINGS if ENCODINGS[name].end is not None])
def test_the_water_is_the_same_in_every_encoding(encoding, dem):
    truth, _ = directions(dem)
    receiver, result = directions(dem, ENCODING=encoding)
    assert np.array_equal(receiver, truth)
    dataset = gdal.Open(result["OUTPUT"])
    assert dataset.GetRasterBand(1).DataType == gdal.GDT_Byte
    assert dataset.GetRasterBand(1).GetNoDataValue() == ENCODINGS[encoding].void
    assert result.warnings == []


@pytest.mark.parametrize("encoding", [name for name in ENCODINGS if ENCODINGS[name].end is None])
def test_an_encoding_without_ends_leads_out_of_the_data_where_water_ends(encoding, dem):
    truth, _ = directions(dem)
    result = run("flowdirections", INPUT=dem, ENCODING=encoding)
    down, right, valid = moves(result["OUTPUT"], encoding)
    row, col = np.indices(valid.shape)
    row, col = row + down, col + right
    inside = (row >= 0) & (row < valid.shape[0]) & (col >= 0) & (col < valid.shape[1])
    leaves = ~inside | ~valid[np.where(inside, row, 0), np.where(inside, col, 0)]
    assert np.array_equal(valid, VALID)
    assert np.array_equal(leaves & valid, ended(truth))
    assert np.array_equal((row * valid.shape[1] + col)[valid & ~leaves], truth[valid & ~leaves])


def test_a_lake_gathers_at_its_outflow_by_ways_as_short_as_the_grid_allows(tmp_path):
    row, col = np.indices((31, 31))
    z = np.where(np.hypot(row - 15, col - 15) < 12, 10.0, 20.0)
    z[15, 26:] = 10 - 0.5 * np.arange(5)
    receiver, _ = directions(create(tmp_path / "lake.tif", [z]))
    for start in ((15, 4), (6, 10), (24, 18)):
        at, steps = np.ravel_multi_index(start, z.shape), 0
        while receiver.flat[at] != at:
            at, steps = receiver.flat[at], steps + 1
        assert divmod(at, 31) == (15, 30)
        assert steps == max(abs(start[0] - 15), 30 - start[1])


@pytest.mark.parametrize("ties", ["sea", "first", "random"])
def test_depressions_that_are_kept_hold_their_water_in_pits(ties, tmp_path):
    z = np.full((12, 14), 5.0)
    z[3:6, 3:7] = 2
    z[8, 9], z[9, 9] = 1, 3
    given = create(tmp_path / "hollows.tif", [z])
    receiver, result = directions(given, DEPRESSIONS="keep", TIES=ties, SEED=1)
    assert result["PITS"] == 2
    assert "Water ends in 2 pits" in result.log
    assert ended(receiver)[1:-1, 1:-1].sum() == 2
    assert set(ends(receiver)[3:6, 3:7].flat) == {3 * 14 + 3}
    assert ends(receiver)[9, 9] == 8 * 14 + 9
    filled, result = directions(given)
    assert result["PITS"] == 0
    assert not ended(filled)[1:-1, 1:-1].any()


def test_water_leaves_through_a_breach_and_not_over_the_spill_of_the_lake(tmp_path):
    """A hollow behind a thin wall: filled it spills over the low pass far away, breached it breaks through the wall."""
    z = np.full((15, 30), 20.0)
    z[7, 2:26] = 5 + 0.1 * np.arange(24)  # a ditch that falls to the west, behind a wall of two cells
    z[7, 26:] = 8.0  # the pass in the east
    given = create(tmp_path / "wall.tif", [z])
    spill = 7 * 30 + 29
    assert ends(directions(given)[0])[7, 10] == spill
    breached, result = directions(given, DEPRESSIONS="breach")
    assert divmod(int(ends(breached)[7, 10]), 30)[1] < 5
    assert result["PITS"] == 0
    assert "Depressions breached: 1, left to be filled: 0" in result.log


@pytest.mark.parametrize("name", ["jacksboro_fault/jacksboro_fault_dem.tif", "vermont90m/DEM.tif"])
@pytest.mark.parametrize("how", ["fill", "breach"])
def test_no_pit_is_left_however_depressions_are_treated(how, name, real_data):
    receiver, result = directions(str(real_data / name), DEPRESSIONS=how)
    assert result["PITS"] == 0
    assert not ended(receiver)[1:-1, 1:-1].any()
    ends(receiver)


def test_rho8_goes_down_and_keeps_to_the_slope_on_average(tmp_path):
    """On a plane that falls 30° east of south, D8 goes astray; drawn directions come out where the slope points."""
    row, col = np.indices((400, 400))
    tilt = np.radians(30)
    given = create(tmp_path / "plane.tif", [1e4 - row * np.cos(tilt) - col * np.sin(tilt)])
    results = {method: run("flowdirections", INPUT=given, METHOD=method, SEED=7) for method in ("d8", "rho8")}
    goes = np.s_[1:-1, 1:-1]
    drift = {method: [part[goes].mean() for part in moves(each["OUTPUT"])[:2]] for method, each in results.items()}
    assert drift["d8"][1] / drift["d8"][0] in (0.0, 1.0)
    assert np.degrees(np.arctan2(*drift["rho8"][::-1])) == pytest.approx(30, abs=1)
    ends(receivers(results["rho8"]["OUTPUT"]))


def test_what_is_drawn_comes_back_with_its_seed(dem):
    for how in ({"METHOD": "rho8"}, {"TIES": "random", "DEPRESSIONS": "keep"}):
        first, other = directions(dem, SEED=0, **how), directions(dem, SEED=0, **how)
        again = directions(dem, SEED=first[1]["SEED_USED"], **how)
        assert np.array_equal(first[0], again[0])
        assert first[1]["SEED_USED"] != other[1]["SEED_USED"]
    assert not np.array_equal(*(directions(dem, SEED=seed, METHOD="rho8")[0] for seed in (1, 2)))


def test_angles_follow_the_slope_of_a_cone_all_the_way_round(tmp_path):
    given = create(tmp_path / "cone.tif", [CONE])
    result = run("flowdirections", INPUT=given, METHOD="dinf")
    angles, valid = read(result["OUTPUT"])
    assert valid.all()
    assert unit_of(result["OUTPUT"]) == "rad"
    row, col = np.indices(CONE.shape)
    truth = np.arctan2(20 - row, col - 20) % (2 * np.pi)
    apart = np.abs((angles - truth + np.pi) % (2 * np.pi) - np.pi)
    far = (np.hypot(row - 20, col - 20) > 6) & (np.maximum(abs(row - 20), abs(col - 20)) < 20)
    assert np.degrees(apart[far].max()) < 4
    assert angles[0, 0] == -1


@pytest.mark.parametrize("folder", LOWLANDS)
def test_angles_follow_one_of_two_neighbours_that_lie_below_or_the_direction_across_the_flat(folder, real_data):
    given = str(real_data / folder / "dtm.tif")
    angles, valid = read(run("flowdirections", INPUT=given, METHOD="dinf")["OUTPUT"])
    receiver, _ = directions(given)
    assert np.array_equal(angles == -1, ended(receiver))
    assert np.all((angles[~ended(receiver)] >= 0) & (angles[~ended(receiver)] < 2 * np.pi))
    fall = slopes(surface_of(given), valid, given)
    flat = (fall.max(axis=0) <= 0) & ~ended(receiver)
    down, right, _ = moves(run("flowdirections", INPUT=given)["OUTPUT"])
    _, dx, _, _, _, dy = gdal.Open(given).GetGeoTransform()
    across = np.arctan2(down * dy, right * dx) % (2 * np.pi)
    assert flat.any()
    assert np.allclose(angles[flat], across[flat], atol=1e-5)


HOLE = np.zeros(VALID.shape, bool)
HOLE[14:17, 20:24] = ~VALID[14:17, 20:24]


def test_a_hole_swallows_water_unless_it_is_a_wall(dem):
    outlet, _ = directions(dem)
    assert np.array_equal(outlet >= 0, VALID)
    rim = np.zeros(VALID.shape, bool)
    rim[13:18, 19:25] = VALID[13:18, 19:25]
    assert ended(outlet)[rim].any()
    wall, result = directions(dem, HOLES="wall")
    assert np.array_equal(wall >= 0, VALID)
    alone = 15, 22  # a cell that the hole encloses
    assert np.argwhere(ended(wall) & rim).tolist() == [list(alone)]
    assert result["PITS"] == 1


def test_water_crosses_a_hole_that_is_interpolated_and_the_hole_has_directions(dem):
    receiver, result = directions(dem, HOLES="fill")
    assert np.array_equal(receiver >= 0, VALID | HOLE)
    assert not ended(receiver)[13:18, 19:25].any()
    assert result["PITS"] == 0
    ends(receiver)
    angles = run("flowdirections", INPUT=dem, HOLES="fill", METHOD="dinf")["OUTPUT"]
    assert np.array_equal(read(angles)[1], VALID | HOLE)


def test_a_cone_drains_into_the_hole_in_its_middle(tmp_path):
    z = DISH.copy()
    z[18:23, 18:23] = -9999
    receiver, _ = directions(create(tmp_path / "dish.tif", [z], nodata=-9999))
    end = ends(receiver)
    row, col = np.unravel_index(end[receiver >= 0], z.shape)
    inside = (abs(row - 20) <= 3) & (abs(col - 20) <= 3)
    assert inside.all()


def test_the_sea_has_no_direction_and_water_ends_where_it_would_enter_it(tmp_path):
    given = create(tmp_path / "island.tif", [CONE])
    lagoon = polygons(rectangle(0, 0, 12, 41))
    by_polygon = np.zeros(CONE.shape, bool)
    by_polygon[:, :12] = True
    for how, sea in (
        ({"SEA": lagoon}, by_polygon),
        ({"SEA_LEVEL": 35}, CONE <= 35),
        ({"SEA": lagoon, "SEA_LEVEL": 35}, by_polygon | (CONE <= 35)),
    ):
        receiver, result = directions(given, **how)
        assert np.array_equal(receiver < 0, sea)
        row, col = np.nonzero(ended(receiver))
        wide = np.pad(sea, 1, constant_values=True)
        assert all(wide[r : r + 3, c : c + 3].any() for r, c in zip(row, col))
        assert f"Sea: {np.count_nonzero(sea):,} cells" in result.log


def test_under_a_sea_that_covers_everything_there_is_no_direction(tmp_path):
    given = create(tmp_path / "deep.tif", [CONE])
    result = run("flowdirections", INPUT=given, SEA_LEVEL=100)
    assert not read(result["OUTPUT"])[1].any()
    assert result["PITS"] == 0
    assert "Every cell is sea: there is no land to work on." in result.warnings
    angles = run("flowdirections", INPUT=given, SEA_LEVEL=100, METHOD="dinf")
    assert not read(angles["OUTPUT"])[1].any()


def test_outside_the_mask_is_no_data_and_its_outline_is_an_edge(tmp_path):
    given = create(tmp_path / "dish.tif", [DISH])
    receiver, _ = directions(given, MASK=polygons(rectangle(22, 5, 35, 30)))
    inside = np.zeros(DISH.shape, bool)
    inside[5:30, 22:35] = True
    assert np.array_equal(receiver >= 0, inside)
    assert set(np.nonzero(ended(receiver))[1]) == {22}


def test_only_the_slopes_count_not_their_unit_or_type(dem, tmp_path):
    truth, _ = directions(dem)
    assert np.array_equal(directions(dem, Z_UNIT="foot")[0], truth)
    for dtype in ("int16", "int32", "float64"):
        given = create(tmp_path / f"{dtype}.tif", [np.where(VALID, LAND, -9999).astype(dtype)], nodata=-9999)
        assert np.array_equal(directions(given)[0], truth)


def test_water_in_long_cells_goes_across_them(tmp_path):
    """The fall to the south is greater, but the way there is three times as long."""
    row, col = np.indices((9, 9))
    z = 100 - 2.0 * row - 1.0 * col
    receiver, _ = directions(create(tmp_path / "long.tif", [z], dx=10.0, dy=30.0))
    inner = np.s_[1:-1, 1:-1]
    assert np.all((receiver - np.arange(81).reshape(9, 9))[inner] == 1)
    square, _ = directions(create(tmp_path / "square.tif", [z]))
    assert np.all((square - np.arange(81).reshape(9, 9))[inner] == 10)


@pytest.mark.parametrize("method", ["d8", "rho8", "dinf"])
@pytest.mark.parametrize("shape", [(1, 1), (1, 7), (7, 1), (2, 2)])
def test_cells_that_all_lie_at_the_edge_keep_their_water_unless_one_is_lower(shape, method, tmp_path):
    end = -1 if method == "dinf" else 0
    level = create(tmp_path / "level.tif", [np.full(shape, 3.0)])
    assert np.all(read(run("flowdirections", INPUT=level, METHOD=method, SEED=1)["OUTPUT"])[0] == end)
    slope = create(tmp_path / "slope.tif", [np.arange(np.prod(shape), 0.0, -1.0).reshape(shape)])
    values = read(run("flowdirections", INPUT=slope, METHOD=method, SEED=1)["OUTPUT"])[0]
    assert np.argwhere(values == end).tolist() == [[shape[0] - 1, shape[1] - 1]]


def test_a_plain_drains_to_its_edge_by_the_shortest_way(tmp_path):
    result = run("flowdirections", INPUT=create(tmp_path / "plain.tif", [np.zeros((30, 41), np.uint8)]))
    receiver = receivers(result["OUTPUT"])
    at, steps = np.arange(receiver.size), np.zeros(receiver.size, int)
    for _ in range(50):
        steps += receiver.ravel()[at] != at
        at = receiver.ravel()[at]
    row, col = np.indices(receiver.shape)
    truth = np.minimum(np.minimum(row, 29 - row), np.minimum(col, 40 - col))
    assert np.array_equal(steps.reshape(truth.shape), truth)
    assert result["PITS"] == 0


def test_a_raster_without_data_is_refused(tmp_path):
    given = create(tmp_path / "nothing.tif", [np.full((5, 6), -1.0)], nodata=-1)
    with pytest.raises(Refused, match="‘nothing’ has no valid cell in band 1"):
        run("flowdirections", INPUT=given)


@pytest.mark.parametrize("method", ["d8", "rho8", "dinf"])
@pytest.mark.parametrize("north", [95, 90.5, 90, 20, -49])
def test_land_at_the_pole_and_beyond_drains(north, method, tmp_path):
    rng = np.random.default_rng(2)
    z = np.round(10 * rng.random((41, 30)))
    given = create(tmp_path / "polar.tif", [z], crs="EPSG:4326", west=-180, north=north, dx=12.0, dy=1.0)
    result = run("flowdirections", INPUT=given, METHOD=method, SEED=3)
    assert result["PITS"] == 0
    if method == "dinf":
        angles, valid = read(result["OUTPUT"])
        assert valid.all()
        assert not (angles == -1)[1:-1, 1:-1].any()
    else:
        receiver = receivers(result["OUTPUT"])
        assert not ended(receiver)[1:-1, 1:-1].any()
        ends(receiver)


def test_the_antimeridian_is_a_meridian_like_any_other(tmp_path):
    z = np.random.default_rng(5).random((20, 30))
    here, there = (
        create(tmp_path / f"{west}.tif", [z], crs="EPSG:4326", west=west, north=10.0, dx=0.1, dy=0.1)
        for west in (20.0, 178.5)
    )
    assert np.array_equal(directions(here)[0], directions(there)[0])


@pytest.mark.parametrize("method", ["d8", "rho8", "dinf"])
def test_directions_load_with_a_colour_for_each_and_angles_with_a_wheel(method, dem, layer_tree):
    import processing

    QgsProject.instance().clear()
    given = {"INPUT": dem, "ENCODING": "whitebox", "METHOD": method, "OUTPUT": "TEMPORARY_OUTPUT"}
    processing.runAndLoadResults("headwaters:flowdirections", given)
    (layer,) = QgsProject.instance().mapLayers().values()
    if method == "dinf":
        assert isinstance(layer.renderer(), QgsSingleBandPseudoColorRenderer)
    else:
        classes = {each.value: each.label for each in layer.renderer().classes()}
        assert (classes[2], classes[1], classes[0]) == ("East", "North-east", "Water ends")
        assert len(classes) == 9


def test_the_dem_stays_as_it_is_and_the_output_lies_where_it_lies(dem):
    before = read(dem)[0]
    for method in ("d8", "dinf"):
        result = run("flowdirections", INPUT=in_project(QgsRasterLayer(dem, "dem")), METHOD=method)
        out = gdal.Open(result["OUTPUT"])
        assert out.GetGeoTransform() == (WEST, CELL, 0, NORTH, 0, -CELL)
        assert UTM.split(":")[1] in out.GetProjection()
    assert np.array_equal(read(dem)[0], before)


@pytest.mark.parametrize("folder", LOWLANDS)
def test_other_programs_send_the_water_of_a_lowland_down_the_same_slopes(folder, real_data):
    """The others tilt flats; wherever a cell falls in one direction alone, both agree."""
    folder = real_data / folder
    result = run("flowdirections", INPUT=str(folder / "filled.tif"))
    fall = np.sort(slopes(*read(folder / "filled.tif"), folder / "dtm.tif"), axis=0)
    clear = (fall[-1] > 0) & (fall[-1] > 1.01 * fall[-2])
    clear[[0, -1]] = clear[:, [0, -1]] = False
    ours, theirs = moves(result["OUTPUT"]), moves(folder / "flowdir_noflats.tif", "saga")
    same = (ours[0] == theirs[0]) & (ours[1] == theirs[1])
    assert clear.mean() > 0.5
    assert same[clear].all()


WAYS = [{}, {"METHOD": "rho8"}, {"METHOD": "dinf"}, {"TIES": "first"}, {"DEPRESSIONS": "breach"}]


@pytest.mark.parametrize("how", WAYS, ids=str)
def test_the_bar_only_rises_and_ends_full(how, wide_land, most_threads):
    most_threads(1)  # it is the calling thread that reports, between its own tiles
    listener = Listener()
    run("flowdirections", listener, INPUT=wide_land, **how)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)
    assert len(set(listener.bar)) > 20


def test_the_bar_never_goes_back_on_all_threads(wide_land):
    listener = Listener()
    run("flowdirections", listener, INPUT=wide_land)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)


@pytest.mark.parametrize("percent", [5, 30, 60, 90])
def test_it_stops_when_it_is_told_to_and_leaves_no_file(percent, wide_land, tmp_path):
    output = tmp_path / "out.tif"
    listener = Listener(cancel_at=percent)
    given = wide_land
    run("flowdirections", listener, INPUT=given, METHOD="dinf", OUTPUT=str(output))
    assert list(tmp_path.iterdir()) == []
    assert "Cancelled; nothing was written." in listener.log


def test_the_memory_is_told_before_it_is_taken(real_data):
    assert "Memory: about" in run("flowdirections", INPUT=str(real_data / "hollows" / "dtm.tif")).log


@pytest.mark.parametrize("name", each_of("mountains/dem.tif", "denmark_lowland_malstroem/dtm.tif"))
def test_pit_by_pit_the_greatest_basin_keeps_its_outlet_where_breaching_loses_it(name, real_data, tmp_path):
    """Or a part of its land, on heights in whole metres: as filling has it."""
    source = gdal.Open(str(real_data / name))
    z, place = np.round(source.ReadAsArray()).astype(np.int16), source.GetGeoTransform()
    dem, found = create(tmp_path / "dem.tif", [z], source.GetProjection(), place=place), {}
    for how in ("fill", "breach", "least"):
        codes = run("flowdirections", INPUT=dem, DEPRESSIONS=how, OUTPUT=str(tmp_path / f"{how}.tif"))["OUTPUT"]
        basins = run("watersheds", DIRECTIONS=codes, WATERSHEDS="memory:", MORPHOMETRY=False)["WATERSHEDS"]
        greatest = max(basins.getFeatures(), key=lambda each: each["area_km2"])
        found[how] = [greatest[field] for field in ("outlet_x", "outlet_y", "area_km2")]
    assert found["least"] == [*found["fill"][:2], pytest.approx(found["fill"][2], rel=2e-3)]
    (*outlet, area), (*other, less) = found["fill"], found["breach"]
    assert other != outlet or less < 0.99 * area


def test_pit_by_pit_the_dem_changes_less_than_by_filling_or_breaching_alone(tmp_path):
    """As FILLED of the whole chain tells, and the log; a dear cut is not made."""
    dem = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    changes, surfaces = {}, {}
    for name in ("fill", "breach", "least"):
        path = str(tmp_path / f"{name}.tif")
        result = run("hydrologyfromdem", INPUT=dem, DEPRESSIONS=name, FILLED=path)
        surfaces[name] = read(path)[0]
        changes[name] = np.abs(surfaces[name] - LAND)[VALID].sum() * CELL**2
    assert changes["least"] < 0.9 * min(changes["fill"], changes["breach"])
    assert f"Change of the DEM: {changes['least']:,.0f} m³" in result.log
    dear = str(tmp_path / "dear.tif")
    run("hydrologyfromdem", INPUT=dem, DEPRESSIONS="least", CUT_COST=1e6, FILLED=dear)
    assert np.array_equal(read(dear)[0], surfaces["fill"])
    found, _ = read(run("flowdirections", INPUT=dem, DEPRESSIONS="least", OUTPUT=str(tmp_path / "codes.tif"))["OUTPUT"])
    filled, _ = read(run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"))["OUTPUT"])
    assert (found != filled).any()
