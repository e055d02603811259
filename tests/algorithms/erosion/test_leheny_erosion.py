"""Leheny erosion as people run it: from nothing, from a DEM, on islands; and what they give that cannot be right."""

import re

import numpy as np
import pytest
from headwaters.tests.core.erosion.walks import lowest_neighbour
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, LAND, NORTH, VALID, WEST, create, polygons, read, rectangle, unit_of
from osgeo import gdal
from qgis.core import QgsRasterLayer, QgsVectorLayer, QgsWkbTypes

SMALL = {"COLUMNS": 40, "ROWS": 30, "RIVER_VISITS": 20}
SHAPES = ["plane", "peak", "pyramid", "volcanoes", "noise", "diamondsquare"]


def erode(tmp_path, name="eroded.tif", **given):
    """Erode; return the results, the heights and where there are any."""
    result = run("lehenyerosion", OUTPUT=str(tmp_path / name), **given)
    return (result, *read(result["OUTPUT"]))


def rivers_of(result):
    """Return the features of the rivers."""
    layer = result["RIVERS"]
    layer = QgsVectorLayer(layer, "rivers") if isinstance(layer, str) else layer
    return list(layer.getFeatures())


def hills(folder, values=None, valid=VALID, name="hills.tif", dtype=np.float32, **how):
    values = np.where(valid, LAND if values is None else values, -9999)
    return create(folder / name, [values.astype(dtype)], nodata=-9999, **how)


def column(features, name):
    return [None if not feature[name] and feature[name] != 0 else feature[name] for feature in features]


def drains(z, domain, neighbours=8, periodic=False):
    """Tell whether every cell that is no outlet has a strictly lower neighbour."""
    return bool(np.all((lowest_neighbour(z, domain, neighbours, periodic) < z)[domain == 1]))


def kinds(valid, **_):
    from headwaters.core.erosion.conditioning import walk_domain

    return walk_domain(valid, "mask")


def test_with_nothing_given_it_is_the_picture_of_the_article(tmp_path):
    result, z, valid = erode(tmp_path)
    assert z.shape == (200, 300) and z.dtype == np.float64 and valid.all()
    assert "60,000 cells, 10,000 events, boundary lowedge, periodic, 8 neighbours, seed 42" in result.log
    assert (result["STUCK"], result["CONDITIONED_CELLS"], result["SEED_USED"]) == (0, 0, 42)
    assert 20_000 < result["SLIDES"] < 60_000
    start = np.repeat(np.arange(200.0)[::-1, None], 300, axis=1)
    assert result["MEAN_EROSION"] == pytest.approx((start - z).mean())
    assert np.all(z <= start + 1e-9)
    assert result.warnings == []
    file = gdal.Open(result["OUTPUT"])
    assert (gdal.GetDataTypeName(file.GetRasterBand(1).DataType), unit_of(result["OUTPUT"])) == ("Float64", "m")


@pytest.mark.parametrize("neighbours", ["8", "4"])
@pytest.mark.parametrize("shape", SHAPES)
def test_no_drop_is_stuck_and_every_cell_keeps_a_way_down(shape, neighbours, tmp_path):
    plane = shape == "plane"
    for seed in range(1, 6):
        given = {"SHAPE": shape, "NEIGHBOURS": neighbours, "SEED": seed, "EVENTS": 500}
        result, z, valid = erode(tmp_path, **given, **SMALL)
        domain = np.ones(z.shape, np.uint8)
        domain[-1] = 2
        if not plane:
            domain[0] = domain[:, 0] = domain[:, -1] = 2
        assert result["STUCK"] == 0
        assert drains(z, domain, int(neighbours), plane)
        assert valid.all()


@pytest.mark.parametrize("seed", range(1, 6))
def test_no_drop_is_stuck_on_a_real_dem(seed, real_data, tmp_path):
    values = read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0][:90, :110]
    dem = create(tmp_path / "valleys.tif", [values])
    result, z, _ = erode(tmp_path, INPUT=dem, SEED=seed)
    assert result["STUCK"] == 0
    assert result["CONDITIONED_CELLS"] > 50
    assert drains(z, kinds(np.ones(z.shape, bool)))


@pytest.mark.parametrize("times", [1.0, 0.05])
def test_a_dem_gets_valleys_and_stays_the_land_that_it_is(times, real_data, tmp_path):
    """Its largest river cuts in by about a third of the relief, slopes slide, and most of the land is there still."""
    before = times * read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0][:, :200].astype(np.float64)
    dem = create(tmp_path / "dem.tif", [before])
    result, z, _ = erode(tmp_path, INPUT=dem)
    relief, lost = np.ptp(before), before - z
    assert 0.15 * relief < lost.max() < 0.6 * relief
    assert 0.002 * relief < result["MEAN_EROSION"] < 0.1 * relief
    assert np.corrcoef(before.ravel(), z.ravel())[0, 1] > 0.9
    assert result["STUCK"] == 0 and (result["SLIDES"] > 1000 or times < 1)


def test_what_is_given_wins_over_what_suits_a_dem(real_data, tmp_path):
    dem = create(tmp_path / "dem.tif", [read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0][:60, :60]])
    log = erode(tmp_path, INPUT=dem, D=0.25)[0].log
    assert "D 0.25 m" in log and "E 0.05 1/m" not in log
    assert "E 0.05 1/m, D 10 m, M 2000 m" in erode(tmp_path, INPUT=dem, E=0.05, D=10, M=2000, EVENTS=5)[0].log


def test_a_dem_is_not_filled_by_more_than_a_twentieth_of_its_relief(real_data, tmp_path):
    """With its outlets in the south alone a flood would fill valleys that drain elsewhere, by hundreds of metres."""
    dem = str(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")
    before = read(dem)[0]
    result = run("lehenyerosion", INPUT=dem, BOUNDARY="lowedge", EVENTS=1, D=1e-6, OUTPUT=str(tmp_path / "ready.tif"))
    change = read(result["OUTPUT"])[0] - before
    assert 0 < change.max() <= np.ptp(before) * 10 / 199 + 1e-3
    raised, cut = (
        float(text) for text in re.search(r"raised by up to (\S+) m, cut by up to (\S+) m", result.log).groups()
    )
    assert (raised, cut) == pytest.approx((change.max(), -change.min()), rel=5.1e-4)  # told in four digits
    assert result["STUCK"] == 0 and cut > 100


def test_the_slope_of_a_shape_and_its_roughness_and_peaks_are_those_that_are_asked_for(tmp_path):
    """As `startingsurface` makes them, which has the same parameters."""
    for given, relief in (({"SHAPE": "plane", "SLOPE": 3}, 117), ({"SHAPE": "noise", "ROUGHNESS": 0.9}, 39),
                          ({"SHAPE": "peak", "PEAKS": 4, "SLOPE": 0.5}, 19.5)):  # fmt: skip
        frame = {"COLUMNS": 30, "ROWS": 40}
        start, _ = read(run("startingsurface", OUTPUT=str(tmp_path / "s.tif"), **given, **frame)["OUTPUT"])
        assert start.max() == pytest.approx(relief, rel=0.01)
        how = {"BOUNDARY": "alledges", "PERIODIC": "no", "EVENTS": 1, "D": 1e-6, "M": 1e6}
        z = erode(tmp_path, **given, **frame, **how)[1]
        assert np.median(np.abs(z - start)) < 1e-3


@pytest.mark.parametrize("name", ["", "DRAINAGE", "RIVERS", "SNAPSHOTS"])
def test_beside_the_surface_every_output_can_be_had_alone(name, tmp_path):
    path = tmp_path / ("alone.gpkg" if name == "RIVERS" else "alone.tif")
    names = {name: str(path)} if name else {}
    result = run("lehenyerosion", SNAPSHOT_COUNT=2, CRS="EPSG:25832", **SMALL, **names)
    assert path.exists() == bool(name)
    assert [each for each in ("DRAINAGE", "RIVERS", "SNAPSHOTS") if result[each]] == [name] * bool(name)


def test_snapshots_are_shorter_runs(tmp_path):
    given = {**SMALL, "SHAPE": "peak", "SEED": 5}
    result, z, _ = erode(tmp_path, EVENTS=90, SNAPSHOT_COUNT=3, SNAPSHOTS=str(tmp_path / "moments.tif"), **given)
    file = gdal.Open(result["SNAPSHOTS"])
    bands = [file.GetRasterBand(number) for number in (1, 2, 3)]
    assert file.RasterCount == 3
    assert [band.GetDescription() for band in bands] == ["after 30 events", "after 60 events", "after 90 events"]
    for events, band in zip((30, 60, 90), bands):
        assert np.array_equal(band.ReadAsArray(), erode(tmp_path, "short.tif", EVENTS=events, **given)[1])
    assert np.array_equal(bands[-1].ReadAsArray(), z)


def test_snapshots_without_a_number_of_them_are_refused_before_anything_is_done(tmp_path):
    with pytest.raises(Refused, match="SNAPSHOT_COUNT is 0"):
        run("lehenyerosion", SNAPSHOTS=str(tmp_path / "moments.tif"), **SMALL)


def test_a_number_of_snapshots_that_are_not_written_is_told_of(tmp_path):
    warning = "SNAPSHOT_COUNT is 3, but SNAPSHOTS is not to be written: there are none."
    assert run("lehenyerosion", SNAPSHOT_COUNT=3, **SMALL).warnings == [warning]
    path = str(tmp_path / "moments.tif")
    assert run("lehenyerosion", SNAPSHOT_COUNT=3, SNAPSHOTS=path, **SMALL).warnings == []


def test_relief_stretches_all_heights_and_moves_no_river(tmp_path):
    given = {**SMALL, "CRS": "EPSG:25832", "SNAPSHOT_COUNT": 2, "SNAPSHOTS": str(tmp_path / "moments.tif")}
    raw, z, _ = erode(tmp_path, RIVERS="memory:", **given)
    raw_moments, given["SNAPSHOTS"] = given["SNAPSHOTS"], str(tmp_path / "high_moments.tif")
    result, high, _ = erode(tmp_path, "high.tif", RELIEF=1200, RIVERS="memory:", **given)
    assert np.allclose(high, (z - z.min()) / (z.max() - z.min()) * 1200)
    assert (high.min(), high.max()) == (0, pytest.approx(1200))
    for band in (1, 2):  # one scale for all
        moment = read(raw_moments, band)[0]
        assert np.allclose(read(result["SNAPSHOTS"], band)[0], (moment - z.min()) / (z.max() - z.min()) * 1200)
    assert np.array_equal(read(result["SNAPSHOTS"], 2)[0], high)
    assert result["MEAN_EROSION"] == raw["MEAN_EROSION"]
    one, other = (rivers_of(each) for each in (raw, result))
    assert column(one, "id") == column(other, "id")
    scale = 1200 / (z.max() - z.min())
    assert np.allclose(np.array(column(other, "drop_m")), scale * np.array(column(one, "drop_m")))


def test_drainage_is_what_walks_down_and_rivers_are_where_much_does(tmp_path):
    path = str(tmp_path / "drainage.tif")
    result, z, _ = erode(tmp_path, SHAPE="noise", CRS="EPSG:25832", DRAINAGE=path, RIVERS="memory:", **SMALL)
    visits, _ = read(path)
    rim = np.ones(z.shape, bool)
    rim[1:-1, 1:-1] = False
    assert visits[rim].sum() == z.size == 1200
    assert visits.min() == 1
    features = rivers_of(result)
    on_river = np.zeros(z.shape, bool)
    for feature in features:
        for vertex in feature.geometry().vertices():
            row, col = int(30 - vertex.y()), int(vertex.x())
            on_river[row, col] = True
            assert vertex.z() == z[row, col]
    rivers_of_one_cell = (visits >= 20) & ~on_river
    assert np.array_equal(on_river | rivers_of_one_cell, visits >= 20)
    assert rivers_of_one_cell.sum() < 5
    assert QgsWkbTypes.displayString(features[0].geometry().wkbType()) == "LineStringZ"


def test_rivers_know_what_they_flow_into_over_the_seam(tmp_path):
    result, _, _ = erode(tmp_path, CRS="EPSG:25832", RIVERS="memory:", COLUMNS=24, ROWS=60, RIVER_VISITS=10)
    features = {feature["id"]: feature for feature in rivers_of(result)}
    lines = {number: [(v.x(), v.y()) for v in each.geometry().vertices()] for number, each in features.items()}
    jumps = 0
    for number, feature in features.items():
        if feature["downstream"]:
            below = features[feature["downstream"]]
            (x, y), (x_below, y_below) = lines[number][-1], lines[below["id"]][0]
            assert (abs(x - x_below) in (0, 24), y) == (True, y_below)
            jumps += x != x_below
            assert feature["to_node"] == below["from_node"]
            assert feature["strahler"] <= below["strahler"]
            assert feature["mouth"] == below["mouth"]
            assert feature["sea_dist_m"] == pytest.approx(below["sea_dist_m"] + below["length_m"])
            assert feature["drop_m"] > 0
        else:
            assert lines[number][-1][1] == 0.5  # the southern edge
    assert jumps > 0


def test_an_input_is_conditioned_and_its_holes_are_outlets(tmp_path):
    result, z, valid = erode(tmp_path, INPUT=hills(tmp_path))
    assert np.array_equal(valid, VALID)
    assert result["CONDITIONED_CELLS"] > 20
    assert "Cells raised or cut so that each has a path down" in result.log
    assert result["STUCK"] == 0
    assert drains(np.where(valid, z, np.inf), kinds(valid))


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.float64])
def test_the_type_of_the_input_changes_nothing(dtype, tmp_path):
    _, z, _ = erode(tmp_path, INPUT=hills(tmp_path))
    _, other, _ = erode(tmp_path, "other.tif", INPUT=hills(tmp_path, dtype=dtype, name="typed.tif"))
    assert np.array_equal(z, other)


def test_not_a_number_is_no_data(tmp_path):
    _, z, _ = erode(tmp_path, INPUT=hills(tmp_path))
    values = np.where(VALID, LAND, np.nan).astype(np.float32)
    _, other, valid = erode(tmp_path, "other.tif", INPUT=create(tmp_path / "nan.tif", [values]))
    assert np.array_equal(valid, VALID)
    assert np.array_equal(z[VALID], other[VALID])


@pytest.mark.parametrize("crs", ["EPSG:4326", "EPSG:3857", None])
def test_maps_in_degrees_in_mercator_and_without_crs_erode_alike(crs, tmp_path):
    given, how = {"RIVERS": str(tmp_path / "rivers.shp"), "RIVER_VISITS": 20}, {"D": 1, "M": 200}  # metres, for all
    degrees = {"west": 10.0, "north": 50.0, "dx": 0.01, "dy": 0.01} if crs == "EPSG:4326" else {}
    _, z, _ = erode(tmp_path, INPUT=hills(tmp_path), **how)
    other = hills(tmp_path, name="map.tif", crs=crs, **degrees)
    result, other, _ = erode(tmp_path, "other.tif", INPUT=other, **given, **how)
    assert np.array_equal(z, other)
    lengths = np.array(column(rivers_of(result), "length_m"))
    steps = [each.geometry().length() for each in rivers_of(result)]
    metres = {"EPSG:4326": 9e4, "EPSG:3857": 0.709, None: 1.0}[crs]
    assert np.allclose(lengths / steps, metres, rtol=0.4 if crs == "EPSG:4326" else 0.01)


def test_separate_lands_each_have_their_outlets_and_those_that_have_none_are_left_out(tmp_path):
    valid = np.ones((31, 43), bool)
    valid[:, 20:23] = False
    valid[12:15, :20] = False  # this parts the north-west from the southern edge
    dem = hills(tmp_path, np.resize(LAND, (31, 43)), valid)
    result, z, kept = erode(tmp_path, INPUT=dem)
    assert result["STUCK"] == 0 and np.array_equal(kept, valid)
    assert drains(np.where(valid, z, np.inf), kinds(valid))
    lowedge, _, kept = erode(tmp_path, "low.tif", INPUT=dem, BOUNDARY="lowedge")
    alone = valid.copy()
    alone[:12, :20] = False
    assert np.array_equal(kept, alone)
    assert any("240 cells of ‘hills’ have no path to an outlet" in text for text in lowedge.warnings)
    assert lowedge["STUCK"] == 0


@pytest.mark.parametrize("boundary, edge", [("lowedge", "southern edge"), ("alledges", "edge")])
def test_ground_without_an_outlet_is_refused(boundary, edge, tmp_path):
    valid = np.zeros(LAND.shape, bool)
    valid[3:-3, 3:-3] = True
    dem = hills(tmp_path, valid=valid)
    with pytest.raises(Refused, match=f"BOUNDARY {boundary}: no cell of ‘hills’ with ground lies on the {edge}"):
        run("lehenyerosion", INPUT=dem, BOUNDARY=boundary)
    result, _, kept = erode(tmp_path, INPUT=dem, BOUNDARY="mask")
    assert np.array_equal(kept, valid) and result["STUCK"] == 0


def test_an_input_without_data_is_refused(tmp_path):
    with pytest.raises(Refused, match=r"‘hills’ has no valid cell in band 1"):
        run("lehenyerosion", INPUT=hills(tmp_path, valid=np.zeros(LAND.shape, bool)))


def test_values_that_can_be_no_heights_are_refused(tmp_path):
    wrong = np.where(VALID, LAND, -1e25).astype(np.float32)
    with pytest.raises(Refused, match=r"‘wrong’ holds heights up to 1e\+25: set the value that means no data"):
        run("lehenyerosion", INPUT=create(tmp_path / "wrong.tif", [wrong]))


def test_a_band_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refused, match="BAND 2 does not exist"):
        run("lehenyerosion", INPUT=hills(tmp_path), BAND=2)


def test_land_is_inside_the_polygons_and_water_leaves_at_their_outline(tmp_path):
    islands = polygons(rectangle(4, 3, 18, 20), rectangle(22, 10, 40, 29))
    result, z, valid = erode(tmp_path, INPUT=hills(tmp_path, valid=np.ones(LAND.shape, bool)), LAND=islands)
    inside = np.zeros(LAND.shape, bool)
    inside[3:20, 4:18] = inside[10:29, 22:40] = True
    assert np.array_equal(valid, inside)
    assert result["STUCK"] == 0
    assert drains(np.where(valid, z, np.inf), kinds(inside))
    assert "boundary mask, not periodic" in result.log


def test_around_polygons_alone_the_map_is_as_large_as_it_may_be(tmp_path):
    island = polygons(rectangle(0, 0, 20, 10))
    result, _, valid = erode(tmp_path, LAND=island, SHAPE="pyramid", COLUMNS=42, ROWS=60)
    assert valid.shape == (22, 42)
    assert valid[1:-1, 1:-1].all() and valid.sum() == 20 * 40
    place = gdal.Open(result["OUTPUT"]).GetGeoTransform()
    assert place == pytest.approx((WEST - CELL / 2, CELL / 2, 0, NORTH + CELL / 2, 0, -CELL / 2))
    assert QgsRasterLayer(result["OUTPUT"]).crs().authid() == "EPSG:25832"


def test_polygons_beside_the_map_are_refused(tmp_path):
    beside = polygons(rectangle(100, 100, 120, 120))
    with pytest.raises(Refused, match="LAND: no cell of ‘hills’ has its centre in a polygon of ‘polygons’"):
        run("lehenyerosion", INPUT=hills(tmp_path), LAND=beside)
    with pytest.raises(Refused, match="LAND: ‘polygons’ has no polygon with an area"):
        run("lehenyerosion", LAND=polygons())


def test_the_mean_erosion_of_a_dem_full_of_pits_is_that_between_it_and_the_result(tmp_path):
    pits = np.random.default_rng(3).uniform(0, 50, (40, 50)).astype(np.float32)
    pits[12:16, 20:26] = -9999
    given = create(tmp_path / "pits.tif", [pits], nodata=-9999)
    result, z, valid = erode(tmp_path, INPUT=given, EVENTS=30)
    assert result["CONDITIONED_CELLS"] > 100
    assert result["MEAN_EROSION"] == pytest.approx((pits.astype(float) - z)[valid].mean(), abs=1e-9)


def test_rain_falls_where_the_raster_says(tmp_path):
    rain = np.zeros((30, 40), np.float32)
    rain[2:5, 30:34] = 3
    file = create(tmp_path / "rain.tif", [rain], crs=None, west=0, north=30, dx=1, dy=1)
    result, z, _ = erode(tmp_path, EVENTS=40, RAIN=file, M=1e6, PERIODIC="no", **SMALL)
    start = np.repeat(np.arange(30.0)[::-1, None], 40, axis=1)
    lowered = start - z
    assert np.abs(lowered[:2]).max() < 1e-9
    assert lowered[2:5, 30:34].sum() > 30
    assert np.abs(lowered[2:5, :25]).max() < 1e-9
    assert lowered[-1].sum() == pytest.approx(40 * 10)
    assert result["MEAN_EROSION"] == pytest.approx(lowered.mean())


def test_where_rain_is_not_known_none_falls(tmp_path):
    rain = np.ones((30, 40), np.float32)
    rain[:15] = -9999
    file = create(tmp_path / "rain.tif", [rain], crs=None, west=0, north=30, dx=1, dy=1, nodata=-9999)
    result, z, _ = erode(tmp_path, EVENTS=40, RAIN=file, **SMALL)
    assert "RAIN: ‘rain’ has no data in 600 cells of the ground: no rain falls there." in result.warnings
    assert np.allclose(z[:15], np.repeat(np.arange(15.0, 30)[::-1, None], 40, axis=1))


@pytest.mark.parametrize("value, complaint", [(0, "Rain must fall somewhere"), (-1, "has values below 0")])
def test_rain_that_is_none_is_refused(value, complaint, tmp_path):
    rain = create(tmp_path / "rain.tif", [np.full((30, 40), value, np.float32)], crs=None, west=0, north=30, dx=1, dy=1)
    with pytest.raises(Refused, match=complaint):
        run("lehenyerosion", RAIN=rain, **SMALL)


def test_rain_of_other_cells_is_refused(tmp_path):
    with pytest.raises(Refused, match=r"RAIN: ‘rain’ .* has not the same cells as ‘Plane’"):
        run("lehenyerosion", RAIN=create(tmp_path / "rain.tif", [np.ones((9, 9))]), **SMALL)


@pytest.mark.parametrize("name, least", [("E", "1e-09"), ("D", "1e-09"), ("M", "1e-06"), ("RELIEF", "1e-09")])
@pytest.mark.parametrize("value", [0, -1])
def test_strengths_and_relief_must_be_above_0(name, least, value):
    with pytest.raises(Refused, match=rf"{name} \(.*\) must be at least {least} \(got {value}\)"):
        run("lehenyerosion", **{name: value})


def test_heights_that_would_lose_their_small_differences_are_refused():
    with pytest.raises(Refused, match="D is 1,000,000 m and there are 10,000 events: outlets could sink by 10,000,0"):
        run("lehenyerosion", D=1e6)


def test_valleys_that_were_lost_in_slides_are_told_of(real_data, tmp_path):
    """On a DEM of large basins that is long before the events that a plane can bear."""
    values = read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0]
    dem = create(tmp_path / "valleys.tif", [values])
    told = r"cells of ‘valleys’ have slid [\d,]+ times on average"
    many = run("lehenyerosion", INPUT=dem, D=10, M=500)
    assert any(re.search(told, text) for text in many.warnings)
    assert run("lehenyerosion", INPUT=dem, D=0.05, M=200).warnings == []
    assert run("lehenyerosion", EVENTS=20_000).warnings == []


def test_the_smallest_step_slides_to_its_end_on_the_highest_ground(tmp_path):
    dem = create(tmp_path / "high.tif", [np.array([[1e9, 1e9 - 1e-5, 1e9]] * 3)])
    result, z, _ = erode(tmp_path, INPUT=dem, EVENTS=3, D=1e-5, M=1e-6)
    assert np.abs(np.diff(z, axis=0)).max() <= 1e-6 and np.abs(np.diff(z, axis=1)).max() <= 1e-6
    assert result["SLIDES"] > 0


def test_ground_that_is_steeper_than_m_from_the_start_is_told_of():
    result = run("lehenyerosion", EVENTS=1, M=0.8, D=0.01, **SMALL)
    assert any("50% of the neighbours on ‘Plane’ differ by more than M (0.8 m)" in text for text in result.warnings)
    assert run("lehenyerosion", EVENTS=1, M=1.5, D=0.01, **SMALL).warnings == []


def test_more_events_than_the_ground_can_bear_are_warned_of_with_the_number():
    result = run("lehenyerosion", COLUMNS=10, ROWS=10, EVENTS=400)
    assert any("400 events are 4 for each cell: beyond about 3" in text for text in result.warnings)
    assert run("lehenyerosion", COLUMNS=10, ROWS=10, EVENTS=300).warnings == []


def test_the_ground_bears_the_more_events_the_smaller_d_is_beside_m():
    events = {"COLUMNS": 10, "ROWS": 10, "EVENTS": 400}
    assert run("lehenyerosion", D=5, **events).warnings == []
    result = run("lehenyerosion", M=20, COLUMNS=10, ROWS=10)
    assert any("17 events are 0.17 for each cell: beyond about 0.03 " in text for text in result.warnings)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("columns, rows", [(2, 2), (1, 1), (1, 9), (9, 1), (2, 5), (3, 3)])
def test_the_smallest_maps_work(shape, columns, rows, tmp_path):
    given = {"COLUMNS": columns, "ROWS": rows, "SHAPE": shape, "EVENTS": 6, "RIVER_VISITS": 2, "CRS": "EPSG:25832"}
    result, z, _ = erode(tmp_path, RIVERS="memory:", DRAINAGE="TEMPORARY_OUTPUT", **given)
    assert z.shape == (rows, columns)
    assert result["STUCK"] == 0
    assert read(result["DRAINAGE"])[0].max() <= rows * columns


def test_few_visits_make_no_rivers_and_that_is_said():
    result = run("lehenyerosion", RIVERS="memory:", CRS="EPSG:25832", **{**SMALL, "RIVER_VISITS": 5000})
    assert any("There are no rivers" in text and "5,000" in text for text in result.warnings)
    assert rivers_of(result) == []


def test_the_same_seed_gives_the_same_ground_and_another_does_not(tmp_path):
    one, other, third = (erode(tmp_path, SEED=seed, **SMALL)[1] for seed in (7, 7, 8))
    assert np.array_equal(one, other)
    assert not np.array_equal(one, third)


def test_seed_0_draws_one_and_tells_it(tmp_path):
    result, z, _ = erode(tmp_path, SEED=0, **SMALL)
    assert np.array_equal(erode(tmp_path, "again.tif", SEED=result["SEED_USED"], **SMALL)[1], z)


@pytest.mark.parametrize(
    "given, told",
    [
        ({}, "boundary lowedge, periodic"),
        ({"SHAPE": "peak"}, "boundary mask, not periodic"),
        ({"BOUNDARY": "alledges"}, "boundary alledges, not periodic"),
        ({"PERIODIC": "no"}, "boundary lowedge, not periodic"),
        ({"SHAPE": "noise", "BOUNDARY": "lowedge"}, "boundary lowedge, not periodic"),
        ({"SHAPE": "noise", "PERIODIC": "yes"}, "boundary mask, periodic"),
        ({"EXTENT": "0,40,0,30 [EPSG:25832]"}, "boundary lowedge, periodic"),
    ],
)
def test_auto_fits_the_ground(given, told):
    assert told in run("lehenyerosion", **SMALL, **given).log


OTHERWISE = {"SLOPE": 3, "ROUGHNESS": 0.5, "BOUNDARY": "alledges", "PERIODIC": "no", "PEAKS": 3}


def test_one_choice_is_the_plane_of_the_article_whatever_else_was_chosen(tmp_path):
    """What would make other ground of it is told of, and only that."""
    expected = erode(tmp_path, **SMALL)[1]
    result, z, _ = erode(tmp_path, "article.tif", SHAPE="article", **SMALL)
    assert np.array_equal(z, expected) and result.warnings == []
    land = polygons("Polygon((3 3, 20 3, 20 20, 3 20, 3 3))")
    result, z, _ = erode(tmp_path, "chosen.tif", SHAPE="article", LAND=land, **OTHERWISE, **SMALL)
    assert np.array_equal(z, expected)
    assert result.warnings == [
        "Not used, as SHAPE is article: BOUNDARY, PERIODIC, SLOPE, ROUGHNESS, LAND. Take SHAPE plane to choose them."
    ]
    assert not np.array_equal(erode(tmp_path, SHAPE="plane", **OTHERWISE, **SMALL)[1], expected)


def test_a_dem_is_eroded_as_it_is_where_the_plane_of_the_article_is_chosen(tmp_path):
    given = {"INPUT": hills(tmp_path), "BOUNDARY": "alledges", "EVENTS": 100}
    plain, expected, _ = erode(tmp_path, "plane.tif", **given)
    result, z, _ = erode(tmp_path, SHAPE="article", **given)
    assert np.array_equal(z, expected) and result.warnings == plain.warnings


def test_all_edges_of_a_joined_map_are_the_northern_and_the_southern(tmp_path):
    given = {"SHAPE": "noise", "PERIODIC": "yes", "BOUNDARY": "alledges"}
    result, z, _ = erode(tmp_path, **given, **SMALL)
    domain = np.ones(z.shape, np.uint8)
    domain[0] = domain[-1] = 2
    assert drains(z, domain, 8, True) and result["STUCK"] == 0


def test_an_extent_beside_an_input_is_not_used_and_that_is_said(tmp_path):
    result, z, _ = erode(tmp_path, INPUT=hills(tmp_path), EXTENT="0,40,0,30")
    assert z.shape == LAND.shape
    assert "EXTENT is not used: the map is that of INPUT (‘hills’)." in result.warnings


def test_a_report_reads_the_rivers(tmp_path):
    rivers = str(tmp_path / "rivers.gpkg")
    erode(tmp_path, CRS="EPSG:25832", RIVERS=rivers, CELL_SIZE=30, SHAPE="peak", RIVER_VISITS=50)
    report = run("networkreport", RIVERS=rivers, INPUT=str(tmp_path / "eroded.tif"), REPORT=str(tmp_path / "r.html"))
    assert 2 < report["RB"] < 7
    assert 0.4 < report["HACK"] < 0.8


def test_it_can_be_cancelled_while_it_erodes(tmp_path):
    from headwaters.tests.provider.running import Listener

    path = tmp_path / "eroded.tif"
    run("lehenyerosion", Listener(cancel_at=40), OUTPUT=str(path))
    assert not path.exists()
