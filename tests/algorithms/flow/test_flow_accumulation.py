"""Flow accumulation: every cell counts itself and all that drains to it, and at the ends nothing is missing."""

import functools

import numpy as np
import pytest
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import CELL, LAND, VALID, create, polygons, read, rectangle, unit_of
from headwaters.tests.support import some_of
from osgeo import gdal

from .waters import COMPASS, REAL_LAND, gathered, receivers, sizes, slopes, walked

LARGE = ["a lowland with cells that are not square", "a ragged gully without CRS"]
IN_SQUARE_METRES = {"km2": 1e6, "ha": 1e4, "m2": 1.0}
CONE = 50 - np.hypot(*np.indices((41, 41)) - 20)  # as high as 50 in the middle
DISH = 60 - CONE
PLANE = np.indices((30, 40))[0][::-1].astype(float)  # falls to the south
HOLE = np.zeros(VALID.shape, bool)
HOLE[14:17, 20:24] = ~VALID[14:17, 20:24]


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def accumulation(given=None, **parameters):
    """Run the algorithm on a DEM; return the sums, where they are known, and the run."""
    result = run("flowaccumulation", INPUT=given, **parameters)
    return (*read(result["OUTPUT"]), result)


@functools.cache
def receivers_on_real_land(place, folder):
    """Return the receivers of a place, which tests of all units ask for."""
    name, how = REAL_LAND[place]
    return receivers_of(str(folder / name), **how)


def receivers_of(given, **how):
    """Return the receiver of every cell of a DEM."""
    return receivers(run("flowdirections", INPUT=given, **how)["OUTPUT"])


def stays(receiver):
    """Return the cells where water ends."""
    return receiver == np.arange(receiver.size).reshape(receiver.shape)


@pytest.mark.parametrize("units", ["km2", "ha", "m2", "cells"])
@pytest.mark.parametrize("place", some_of([*REAL_LAND]))
def test_on_real_land_each_cell_has_its_share_and_what_its_neighbours_give(place, units, real_data):
    name, how = REAL_LAND[place]
    given = str(real_data / name)
    total, known, result = accumulation(given, UNITS=units, **how)
    receiver = receivers_on_real_land(place, real_data)
    assert np.array_equal(known, receiver >= 0)
    own = np.where(known, 1.0 if units == "cells" else sizes(given)[2][:, None] / IN_SQUARE_METRES[units], 0)
    total = np.where(known, total, 0)
    assert np.allclose(gathered(receiver, total, own), total, rtol=1e-7)
    assert result["TOTAL"] == pytest.approx(own.sum(), rel=1e-7)
    assert total[stays(receiver)].sum() == pytest.approx(result["TOTAL"], rel=1e-9)
    assert unit_of(result["OUTPUT"]) == {"km2": "km²", "m2": "m²"}.get(units, units)
    if units == "cells":
        assert np.array_equal(gathered(receiver, total, own), total)


@pytest.mark.parametrize("place", ["hollows with cells that are not square", "a gully without CRS", *LARGE])
def test_counts_are_those_of_walking_from_every_cell(place, real_data):
    given = str(real_data / REAL_LAND[place][0])
    total, known, _ = accumulation(given, UNITS="cells")
    truth = walked(receivers_of(given), np.ones(known.shape))
    assert np.array_equal(np.where(known, total, 0), truth)
    assert total.dtype == np.int32


HILLS = ["hollows/dtm.tif", "vermont90m/DEM.tif"]
ROUTES = [
    {"TIES": "sea"},
    {"TIES": "first"},
    {"TIES": "random", "SEED": 9},
    {"METHOD": "rho8", "SEED": 9},
    {"DEPRESSIONS": "keep"},
    {"DEPRESSIONS": "breach"},
]


@pytest.fixture(scope="module")
def sums_of(provider):
    """Return a function that returns the run over directions of a DEM of which it is said how they are written."""

    @functools.cache
    def made(given, **how):
        ways = run("flowdirections", INPUT=given, **how)["OUTPUT"]
        return run("flowaccumulation", DIRECTIONS=ways, ENCODING="esri")

    return made


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("how", ROUTES, ids=str)
@pytest.mark.parametrize("name", some_of(HILLS))
def test_directions_of_every_encoding_are_recognised_and_give_the_same_sums(name, how, encoding, real_data, sums_of):
    given = str(real_data / name)
    truth = sums_of(given, **how)
    written = run("flowdirections", INPUT=given, ENCODING=encoding, **how)
    result = run("flowaccumulation", DIRECTIONS=written["OUTPUT"])
    assert f"holds directions of the encoding {encoding} (detected)" in result.log
    (sums, known), (expected, everywhere) = read(result["OUTPUT"]), read(truth["OUTPUT"])
    if ENCODINGS[encoding].end is None and how.get("DEPRESSIONS") == "keep":
        assert not known.all()  # it has no number for a pit, and the log said so
        assert "have no data in OUTPUT" in written.warnings[0]
    else:
        assert known.all() and everywhere.all()
        assert np.array_equal(sums, expected)
        assert result["TOTAL"] == truth["TOTAL"]


@pytest.mark.parametrize("method", ["d8", "dinf"])
@pytest.mark.parametrize("place", ["ridges in degrees", "hollows with cells that are not square", LARGE[0]])
def test_a_dem_and_the_directions_made_from_it_give_the_same(place, method, real_data):
    given = str(real_data / REAL_LAND[place][0])
    made = run("flowdirections", INPUT=given, METHOD=method)["OUTPUT"]
    direct = run("flowaccumulation", INPUT=given, METHOD=method)
    encoding = "dinf" if method == "dinf" else "auto"
    by_way = run("flowaccumulation", DIRECTIONS=made, METHOD=method, ENCODING=encoding)
    assert np.allclose(read(direct["OUTPUT"])[0], read(by_way["OUTPUT"])[0], rtol=1e-12)
    assert direct["TOTAL"] == by_way["TOTAL"]


@pytest.mark.parametrize("prefix", ["mountains/", "logan_taudem/logan30m_", "eno_taudem/enogeo"])
def test_counts_in_a_basin_are_those_of_another_program_and_the_edge_is_left_out_as_there(prefix, real_data):
    given = str(real_data / f"{prefix}p.tif")
    result = run("flowaccumulation", DIRECTIONS=given, UNITS="cells", EDGE_MASK=True)
    assert "holds directions of the encoding taudem (detected)" in result.log
    counts, known = read(result["OUTPUT"])
    reference = read(real_data / f"{prefix}ad8.tif")[0]
    assert np.array_equal(known, reference >= 0)
    assert np.array_equal(counts[known], reference[known])


def shares_by_slope(surface, known, receiver, path, exponent):
    """Return the share of its water that each cell gives in each of the eight directions, for MFD."""
    fall = np.where(slopes(surface, known, path) > 0, slopes(surface, known, path), 0) ** exponent
    fall[:, stays(receiver) | (receiver < 0)] = 0
    level = (fall.sum(axis=0) == 0) & (receiver >= 0) & ~stays(receiver)
    row, col = np.indices(surface.shape)
    for place, (down, right) in enumerate(COMPASS):
        fall[place][level & (receiver == (row + down) * surface.shape[1] + col + right)] = 1
    return fall / np.maximum(fall.sum(axis=0), 1e-300)


@pytest.mark.parametrize("exponent", [0.5, 1, 1.1, 4])
@pytest.mark.parametrize("name", HILLS)
def test_water_is_shared_among_all_lower_neighbours_by_slope(name, exponent, real_data):
    given = str(real_data / name)
    total, known, result = accumulation(given, METHOD="mfd", EXPONENT=exponent, UNITS="cells")
    surface = read(run("filldepressions", INPUT=given)["OUTPUT"])[0].astype(float)
    receiver = receivers_of(given)
    arrived = np.pad(np.ones(surface.shape), 1)
    nrows, ncols = surface.shape
    for share, (down, right) in zip(shares_by_slope(surface, known, receiver, given, exponent), COMPASS):
        arrived[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols] += share * total
    assert np.allclose(arrived[1:-1, 1:-1], total, rtol=1e-6)
    assert total[stays(receiver)].sum() == pytest.approx(result["TOTAL"]) == surface.size


@pytest.mark.parametrize("name", HILLS)
def test_a_large_exponent_comes_near_to_one_receiver(name, real_data):
    given = str(real_data / name)
    one = read(run("flowaccumulation", INPUT=given, UNITS="cells")["OUTPUT"])[0]
    many = read(run("flowaccumulation", INPUT=given, UNITS="cells", METHOD="mfd", EXPONENT=100)["OUTPUT"])[0]
    assert np.median(np.abs(many - one) / one) < 0.01


def test_on_a_plane_aslant_dinf_shares_by_the_angle(tmp_path):
    """It falls a third of the way from south to south-east, so a third of the water goes there."""
    row, col = np.indices((60, 60))
    angle = np.radians(15)
    given = create(tmp_path / "plane.tif", [1e3 - row * np.cos(angle) - col * np.sin(angle)])
    total, *_ = accumulation(given, METHOD="dinf", UNITS="cells")
    truth = np.ones((60, 60))
    for r in range(1, 60):
        for c in range(60):
            truth[r, c] += truth[r - 1, c] * 2 / 3 + (truth[r - 1, c - 1] / 3 if c else 0)
    inner = np.s_[1:30, 30:-1]  # nothing from the edge, which has no triangle to the west, comes here
    first = total[0, 1]
    assert first == 1
    assert np.allclose(total[inner], truth[inner], rtol=1e-5)


@pytest.mark.parametrize("name, cell", [("bay/dem.tif", 30.0), ("cairns_topobathy/cairns.tif", 270.9025)])
@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_everything_that_falls_on_land_reaches_its_coast(method, name, cell, real_data):
    given = str(real_data / name)
    total, known, result = accumulation(given, METHOD=method, SEA_LEVEL=0)
    heights, data = read(given)
    assert np.array_equal(known, data & (heights > 0))
    assert result["TOTAL"] == pytest.approx(known.sum() * cell**2 / 1e6, rel=1e-5)
    if method != "mfd":
        assert total[stays(receivers_of(given, SEA_LEVEL=0))].sum() == pytest.approx(result["TOTAL"], rel=1e-9)


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
@pytest.mark.parametrize("units", ["cells", "ha"])
def test_rain_is_summed_by_area_or_by_cell_and_no_data_is_no_rain(method, units, dem, tmp_path):
    rain = np.random.default_rng(3).random(VALID.shape).round(3)
    dry = np.zeros(VALID.shape, bool)
    dry[20:24, 5:15] = True
    given = create(tmp_path / "rain.tif", [np.where(dry, -1, rain)], nodata=-1)
    total, known, result = accumulation(dem, METHOD=method, UNITS=units, WEIGHTS=given)
    fell = np.where(VALID & ~dry, rain, 0) * (1 if units == "cells" else CELL * CELL / 1e4)
    assert result["TOTAL"] == pytest.approx(fell.sum())
    assert result.warnings == ["WEIGHTS has no data in 40 cells that water comes from: they count as 0."]
    assert np.array_equal(known, VALID)
    receiver = receivers_of(dem)
    assert total[stays(receiver)].sum() == pytest.approx(fell.sum())
    if method == "d8":
        assert np.allclose(total[VALID], walked(receiver, fell)[VALID])


def test_weights_that_are_whole_are_summed_exactly_and_negative_ones_are_told(dem, tmp_path):
    weights = np.where(LAND > 100, -3, 70_000).astype(np.int32)
    given = create(tmp_path / "w.tif", [weights])
    total, _, result = accumulation(dem, UNITS="cells", WEIGHTS=given)
    assert result.warnings == [
        f"WEIGHTS is negative in {np.count_nonzero((LAND > 100) & VALID):,} cells: they take water away."
    ]
    assert np.array_equal(total[VALID], walked(receivers_of(dem), weights)[VALID])


def test_weights_of_other_cells_are_refused(dem, tmp_path):
    small = create(tmp_path / "small.tif", [np.ones((5, 5))])
    with pytest.raises(Refused, match=r"WEIGHTS: ‘small’ .* has not the same cells as ‘dem’"):
        run("flowaccumulation", INPUT=dem, WEIGHTS=small)
    moved = create(tmp_path / "moved.tif", [np.ones(VALID.shape)], west=500_005)
    with pytest.raises(Refused, match="has not the same cells"):
        run("flowaccumulation", INPUT=dem, WEIGHTS=moved)
    other = create(tmp_path / "other.tif", [np.ones(VALID.shape)], crs="EPSG:25833")
    assert "has another CRS" in run("flowaccumulation", INPUT=dem, WEIGHTS=other).warnings[0]


def test_one_of_dem_and_directions_is_needed_and_directions_win(dem, tmp_path):
    with pytest.raises(Refused, match="Give a DEM as INPUT, or flow directions as DIRECTIONS"):
        run("flowaccumulation")
    made = run("flowdirections", INPUT=dem)["OUTPUT"]
    level = create(tmp_path / "level.tif", [np.zeros(VALID.shape)])
    both = run("flowaccumulation", INPUT=level, DIRECTIONS=made)
    assert "INPUT is not used: the directions are given." in both.warnings
    alone = run("flowaccumulation", DIRECTIONS=made)
    assert np.array_equal(read(both["OUTPUT"])[0], read(alone["OUTPUT"])[0])
    assert "not used" not in "".join(alone.warnings)


def test_methods_that_directions_cannot_serve_are_refused(dem):
    made = run("flowdirections", INPUT=dem)["OUTPUT"]
    with pytest.raises(Refused, match="METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty"):
        run("flowaccumulation", DIRECTIONS=made, METHOD="mfd")
    with pytest.raises(Refused, match="METHOD dinf needs angles: set ENCODING to dinf"):
        run("flowaccumulation", DIRECTIONS=made, METHOD="dinf")
    with pytest.raises(Refused, match="values greater than 2π: it is no raster of D∞ angles"):
        run("flowaccumulation", DIRECTIONS=made, ENCODING="dinf", METHOD="dinf")


def test_angles_are_accumulated_as_angles_whatever_method_was_left(dem):
    angles = run("flowdirections", INPUT=dem, METHOD="dinf")["OUTPUT"]
    said = "METHOD is dinf, since ENCODING says that DIRECTIONS holds angles."
    left, _, told = accumulation(DIRECTIONS=angles, ENCODING="dinf")
    chosen, _, silent = accumulation(DIRECTIONS=angles, ENCODING="dinf", METHOD="dinf")
    np.testing.assert_array_equal(left, chosen)
    assert said in told.listener.notes
    assert said not in silent.listener.notes
    from_dem, _, other = accumulation(dem, ENCODING="dinf")  # which is of DIRECTIONS: there are none
    np.testing.assert_array_equal(from_dem, accumulation(dem)[0])
    assert said not in other.listener.notes


def test_angles_that_lead_in_a_circle_are_cut_and_told(tmp_path):
    """Four cells that pass their water on to each other for ever: one of them is made to keep it."""
    angles = np.full((4, 4), -1.0)
    angles[1:3, 1:3] = [[0, 3 * np.pi / 2], [np.pi / 2, np.pi]]
    given = create(tmp_path / "circle.tif", [angles])
    total, _, result = accumulation(DIRECTIONS=given, ENCODING="dinf", METHOD="dinf", UNITS="cells")
    assert total.max() == 4
    assert result.warnings == ["4 cells lie on cycles of the angles; water was made to end in 1."]
    assert result["TOTAL"] == 16


def test_an_exponent_beyond_all_sense_is_refused(dem):
    for exponent in (-1, 101):
        with pytest.raises(Refused, match=r"EXPONENT \(.*\) must be between 0 and 100"):
            run("flowaccumulation", INPUT=dem, METHOD="mfd", EXPONENT=exponent)


def test_codes_that_are_none_and_circles_are_refused(tmp_path):
    wrong = np.ones((5, 6), np.uint8)
    wrong[2, 3] = 3
    with pytest.raises(Refused, match="holds 3 in column 4, row 3, which is no direction of the encoding esri"):
        run("flowaccumulation", DIRECTIONS=create(tmp_path / "wrong.tif", [wrong]), ENCODING="esri")
    wrong[2, 3:5] = 1, 16
    with pytest.raises(Refused, match="have a cycle at column 4, row 3"):
        run("flowaccumulation", DIRECTIONS=create(tmp_path / "circle.tif", [wrong]), ENCODING="esri")


def test_directions_that_leave_the_raster_or_enter_no_data_end_there(tmp_path):
    codes = np.ones((3, 5), np.uint8)  # all to the east
    codes[1, 3] = 255
    total, known, result = accumulation(
        DIRECTIONS=create(tmp_path / "east.tif", [codes], nodata=255), ENCODING="esri", UNITS="cells"
    )
    assert np.where(known, total, 0).tolist() == [[1, 2, 3, 4, 5], [1, 2, 3, 0, 1], [1, 2, 3, 4, 5]]
    assert result["TOTAL"] == 14


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_a_hole_that_water_crosses_counts_as_ground_and_has_no_data(method, dem):
    total, known, result = accumulation(dem, HOLES="fill", METHOD=method, UNITS="cells")
    assert np.array_equal(known, VALID)
    ground = np.count_nonzero(VALID | HOLE)
    assert result["TOTAL"] == ground
    receiver = receivers_of(dem, HOLES="fill")
    assert total[stays(receiver)].sum() == pytest.approx(ground)
    encoding = {"ENCODING": "dinf"} if method == "dinf" else {}
    if method != "mfd":
        made = run("flowdirections", INPUT=dem, HOLES="fill", METHOD=method)["OUTPUT"]
        by_way = run("flowaccumulation", DIRECTIONS=made, METHOD=method, UNITS="cells", **encoding)
        assert by_way["TOTAL"] == ground
        assert np.allclose(read(by_way["OUTPUT"])[0][VALID], total[VALID])


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
@pytest.mark.parametrize("holes", ["outlet", "wall", "fill"])
def test_what_the_edge_may_feed_is_left_out(holes, method, dem):
    """Beside the edge of the raster, beside no data, and wherever water comes from there."""
    total, known, _ = accumulation(dem, HOLES=holes, METHOD=method, UNITS="cells", EDGE_MASK=True)
    whole, *_ = accumulation(dem, HOLES=holes, METHOD=method, UNITS="cells")
    assert np.array_equal(total[known], whole[known])
    ground = VALID | HOLE if holes == "fill" else VALID
    wide = np.pad(~ground, 1, constant_values=True)
    rows, cols = ground.shape
    beside = np.any([wide[r : r + rows, c : c + cols] for r in range(3) for c in range(3)], axis=0)
    assert not known[beside].any()
    assert known.any()
    if method == "d8":
        fed = walked(receivers_of(dem, HOLES=holes), beside.astype(float)) > 0
        assert np.array_equal(known, VALID & ~fed)


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_the_sea_feeds_nothing(method, tmp_path):
    """An island in a sea that is wide enough: its coast is not the edge of what is known."""
    given = create(tmp_path / "island.tif", [CONE])
    _, known, _ = accumulation(given, METHOD=method, SEA_LEVEL=35, EDGE_MASK=True)
    assert np.array_equal(known, CONE > 35)


def test_a_raster_that_is_all_edge_has_nothing_left(tmp_path):
    given = create(tmp_path / "row.tif", [np.arange(8.0)[None]])
    _, known, result = accumulation(given, EDGE_MASK=True, UNITS="cells")
    assert not known.any()
    assert result["TOTAL"] == 8


def test_the_sea_takes_up_water_and_has_no_data(tmp_path):
    given = create(tmp_path / "island.tif", [CONE])
    for how, sea in (
        ({"SEA_LEVEL": 35}, CONE <= 35),
        ({"SEA": polygons(rectangle(0, 0, 12, 41))}, np.indices(CONE.shape)[1] < 12),
    ):
        total, known, result = accumulation(given, UNITS="cells", **how)
        assert np.array_equal(known, ~sea)
        assert result["TOTAL"] == np.count_nonzero(~sea)
        assert total[stays(receivers_of(given, **how))].sum() == result["TOTAL"]


def test_only_inside_the_mask_is_anything_counted(tmp_path):
    given = create(tmp_path / "dish.tif", [DISH])
    _, known, result = accumulation(given, UNITS="cells", MASK=polygons(rectangle(22, 5, 35, 30)))
    inside = np.zeros(DISH.shape, bool)
    inside[5:30, 22:35] = True
    assert np.array_equal(known, inside)
    assert result["TOTAL"] == inside.sum()


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_all_water_of_a_dish_comes_to_the_hole_in_its_middle(method, tmp_path):
    z = DISH.copy()
    z[19:22, 19:22] = -9999
    given = create(tmp_path / "dish.tif", [z], nodata=-9999)
    total, _, result = accumulation(given, METHOD=method, UNITS="cells")
    end = stays(receivers_of(given))
    assert np.argwhere(end).min() >= 18 and np.argwhere(end).max() <= 22
    assert total[end].sum() == pytest.approx(result["TOTAL"]) == z.size - 9


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_land_that_is_all_sea_or_flat_or_small(method, tmp_path):
    cone = create(tmp_path / "cone.tif", [CONE])
    total, known, result = accumulation(cone, METHOD=method, SEA_LEVEL=100)
    assert not known.any()
    assert result["TOTAL"] == 0
    for shape in ((1, 1), (1, 9), (9, 1), (20, 30)):
        level = create(tmp_path / "level.tif", [np.full(shape, 7, np.int16)])
        total, known, result = accumulation(level, METHOD=method, UNITS="cells")
        assert known.all()
        assert result["TOTAL"] == np.prod(shape)
        edge = np.ones(shape, bool)
        edge[1:-1, 1:-1] = False
        assert total[edge].sum() == pytest.approx(np.prod(shape))


def test_a_raster_without_data_is_refused(tmp_path):
    nothing = create(tmp_path / "nothing.tif", [np.full((5, 6), 255, np.uint8)], nodata=255)
    for name in ("INPUT", "DIRECTIONS"):
        with pytest.raises(Refused, match="‘nothing’ has no valid cell"):
            run("flowaccumulation", **{name: nothing})
    with pytest.raises(Refused, match="‘nothing’ has no valid cell: it is no raster of D∞ angles"):
        run("flowaccumulation", DIRECTIONS=nothing, ENCODING="dinf", METHOD="dinf")


@pytest.mark.parametrize("method", ["d8", "dinf", "mfd"])
def test_the_whole_globe_is_as_large_as_it_is(method, tmp_path):
    z = np.random.default_rng(1).random((36, 72))
    for north, rows in ((90.0, 36), (95.0, 38)):
        surface = np.resize(z, (rows, 72))
        given = create(tmp_path / "globe.tif", [surface], crs="EPSG:4326", west=-180, north=north, dx=5.0, dy=5.0)
        total, _, result = accumulation(given, METHOD=method)
        assert result["TOTAL"] == pytest.approx(510_065_621.7, rel=1e-7)
        if method == "d8":
            assert total[stays(receivers_of(given))].sum() == pytest.approx(result["TOTAL"])


def test_feet_and_the_band_are_heeded(dem, tmp_path):
    feet = run("flowaccumulation", INPUT=dem, METHOD="mfd", Z_UNIT="foot")
    metres = run("flowaccumulation", INPUT=dem, METHOD="mfd")
    assert np.allclose(read(feet["OUTPUT"])[0], read(metres["OUTPUT"])[0])
    two = create(tmp_path / "two.tif", [np.zeros(PLANE.shape), PLANE])
    total, *_ = accumulation(two, BAND=2, UNITS="cells")
    assert np.array_equal(total[:, 5], np.arange(1, 31))


def test_the_output_lies_where_the_dem_lies_and_says_its_unit(dem):
    result = run("flowaccumulation", INPUT=dem)
    assert gdal.Open(result["OUTPUT"]).GetGeoTransform() == gdal.Open(dem).GetGeoTransform()
    assert unit_of(result["OUTPUT"]) == "km²"


WAYS = [
    {},
    {"EDGE_MASK": True},
    {"METHOD": "dinf", "EDGE_MASK": True},
    {"METHOD": "mfd"},
    {"WEIGHTS": True},
    {"DIRECTIONS": "d8"},
    {"DIRECTIONS": "dinf", "METHOD": "dinf", "ENCODING": "dinf"},
]


def ready(how, given):
    """Return parameters for a run over a DEM or over directions made from it."""
    how = dict(how)
    if "DIRECTIONS" in how:
        how["DIRECTIONS"] = run("flowdirections", INPUT=given, METHOD=how["DIRECTIONS"])["OUTPUT"]
    else:
        how["INPUT"] = given
    if "WEIGHTS" in how:
        how["WEIGHTS"] = given
    return how


@pytest.mark.parametrize("how", WAYS, ids=str)
def test_the_bar_only_rises_and_ends_full(how, wide_land, most_threads):
    most_threads(1)  # it is the calling thread that reports, between its own tiles
    listener = Listener()
    run("flowaccumulation", listener, **ready(how, wide_land))
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)
    assert len(set(listener.bar)) > 12


@pytest.mark.parametrize("percent", [5, 45, 75, 90])
@pytest.mark.parametrize("how", WAYS[:1] + WAYS[3:4] + WAYS[5:6], ids=str)
def test_it_stops_when_it_is_told_to_and_leaves_no_file(how, percent, real_data, tmp_path):
    how = ready(how, str(real_data / "hollows" / "dtm.tif"))
    listener = Listener(cancel_at=percent)
    run("flowaccumulation", listener, OUTPUT=str(tmp_path / "out.tif"), **how)
    assert list(tmp_path.iterdir()) == []
    assert "Cancelled; nothing was written." in listener.log


def test_the_memory_is_told_before_it_is_taken(dem):
    assert "Memory: about" in run("flowaccumulation", INPUT=dem).log
    made = run("flowdirections", INPUT=dem)["OUTPUT"]
    assert "Memory: about" in run("flowaccumulation", DIRECTIONS=made).log


def test_directions_that_are_given_as_dem_are_noticed(dem, tmp_path):
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "ways.tif"))["OUTPUT"]
    with pytest.raises(Refused, match=r"INPUT: ‘ways’ looks like flow directions, .* Give it as DIRECTIONS, or a DEM"):
        run("flowaccumulation", INPUT=directions)


def test_land_with_whole_heights_is_no_raster_of_directions(tmp_path):
    steps = np.tile(np.array([1, 2, 4, 8, 16, 32, 64, 127], np.uint8), (9, 1))
    assert run("flowaccumulation", INPUT=create(tmp_path / "steps.tif", [steps]))["TOTAL"] > 0


@pytest.mark.parametrize(
    "folder, codes, outlets, truth",
    [
        ("logan_taudem", "logan30m_p.tif", "Outlet.shp", "logan30m_ad8o.tif"),
        ("eno_taudem", "enogeop.tif", "Outlets.shp", "enogeoad8o.tif"),
    ],
)
def test_above_outlets_it_counts_what_another_program_does(folder, codes, outlets, truth, real_data, tmp_path):
    """The same cells with the same numbers, and nothing elsewhere."""
    given = {"DIRECTIONS": str(real_data / folder / codes), "ENCODING": "taudem", "UNITS": "cells", "EDGE_MASK": True}
    result = run(
        "flowaccumulation", **given, POINTS=str(real_data / folder / outlets), OUTPUT=str(tmp_path / "above.tif")
    )
    (found, known), (cells, there) = read(result["OUTPUT"]), read(real_data / folder / truth)
    there &= cells > 0
    assert there.any() and np.array_equal(known, there)
    assert np.array_equal(found[there], cells[there])


def test_outlets_are_for_one_receiver_and_must_lie_on_land(tmp_path):
    dem = create(tmp_path / "dem.tif", [np.add.outer(np.arange(9.0), np.arange(9.0))])
    cases = ("POINT(500015 5599985)", "mfd", "POINTS needs the METHOD d8"), ("POINT(0 0)", "d8", "lies on land")
    for points, method, sentence in cases:
        layer = polygons(points, kind="Point")
        with pytest.raises(Refused, match=sentence):
            run("flowaccumulation", INPUT=dem, METHOD=method, POINTS=layer, OUTPUT=str(tmp_path / "out.tif"))
