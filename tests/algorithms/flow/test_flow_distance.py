"""Distances and heights along the flow: what each step adds, on real land and on drawn maps."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, WEST, create, read, unit_of
from osgeo import gdal
from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer

ESRI = {1: (0, 1), 2: (1, 1), 4: (1, 0), 8: (1, -1), 16: (0, -1), 32: (-1, -1), 64: (-1, 0), 128: (-1, 1)}
TAUDEM = {1: (0, 1), 8: (1, 1), 7: (1, 0), 6: (1, -1), 5: (0, -1), 4: (-1, -1), 3: (-1, 0), 2: (-1, 1)}
# Two valleys: the left one to the south edge, the right one into a cell without data.
MAP = np.array(
    [
        [1, 4, 16, 1, 4],
        [1, 4, 16, 1, 4],
        [1, 4, 16, 1, 4],
        [1, 4, 16, 1, 255],
    ],
    np.uint8,
)


@pytest.fixture
def directions(tmp_path):
    return create(tmp_path / "dir.tif", [MAP], nodata=255)


def lines(*wkts, crs="EPSG:25832"):
    """Return a memory layer of lines."""
    layer = QgsVectorLayer(f"LineString?crs={crs}", "lines", "memory")
    for wkt in wkts:
        feature = QgsFeature()
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        layer.dataProvider().addFeature(feature)
    return layer


def measure(directions, tmp_path, heights=None, **parameters):
    """Run the algorithm; return distances, their validity and the run."""
    if heights is not None:
        parameters.update(INPUT=heights, HEIGHT=str(tmp_path / "height.tif"))
    result = run("flowdistance", DIRECTIONS=directions, DISTANCE=str(tmp_path / "distance.tif"), **parameters)
    return *read(result["DISTANCE"]), result


def test_each_step_adds_its_length(directions, tmp_path):
    distance, valid, result = measure(directions, tmp_path, ENCODING="esri")
    to_the_south = np.array([30.0, 20, 10, 0])
    assert np.array_equal(valid, MAP != 255)
    assert distance[:, 1].tolist() == to_the_south.tolist()
    assert np.allclose(distance[:, [0, 2]], to_the_south[:, None] + CELL)
    assert distance[:3, 4].tolist() == [20, 10, 0]
    assert distance[:, 3].tolist() == [30, 20, 10, 0]
    assert result["LONGEST"] == 40
    assert result["MISSED"] == 0
    assert result.warnings == []


def test_rivers_as_raster_and_as_lines_are_the_same(directions, tmp_path):
    cells = np.zeros(MAP.shape, np.int16)
    cells[2:, 1] = 7
    x = WEST + 1.5 * CELL
    drawn = lines(f"LINESTRING({x} {NORTH - 2.5 * CELL}, {x} {NORTH - 3.5 * CELL})")
    for rivers in (create(tmp_path / "rivers.tif", [cells]), drawn):
        distance, valid, result = measure(directions, tmp_path, ENCODING="esri", RIVERS=rivers)
        assert distance[:, 1].tolist() == [20, 10, 0, 0]
        assert np.array_equal(valid, np.tile([True, True, True, False, False], (4, 1)))
        assert result["MISSED"] == 7
        assert result.warnings == []
        assert "7 cells never meet a river and have no data." in result.log


def test_heights_are_those_above_the_place_where_the_river_is_met(directions, tmp_path):
    z = np.add.outer(np.array([40.0, 30, 20, 10]), np.array([5.0, 0, 5, 9, 3])).astype(np.float32)
    z[1, 0] = -9999
    heights = create(tmp_path / "dem.tif", [z], nodata=-9999)
    cells = np.zeros(MAP.shape, np.uint8)
    cells[2:, 1] = 1
    _, _, result = measure(directions, tmp_path, heights, ENCODING="esri", RIVERS=create(tmp_path / "r.tif", [cells]))
    above, known = read(result["HEIGHT"])
    assert known.tolist() == [[1, 1, 1, 0, 0], [0, 1, 1, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 0, 0]]
    assert above[:, 1].tolist() == [20, 10, 0, 0]
    assert above[:, 2].tolist() == [25, 15, 5, 5]


@pytest.mark.parametrize("crs", [None, "EPSG:4326"])
@pytest.mark.parametrize("name", ["shore/dem.tif", "hollows/dtm.tif", "jacksboro_fault/jacksboro_fault_dem.tif"])
def test_the_lines_of_rivers_are_the_cells_of_their_rivers_and_no_others(name, crs, real_data, tmp_path):
    """But for rivers of one cell, which have no line; beside a line that goes over a corner no cell is river."""
    made = {output: str(tmp_path / f"{output}.tif") for output in ("DIRECTIONS", "ACCUMULATION")}
    rivers, drawn = str(tmp_path / "rivers.tif"), str(tmp_path / "rivers.gpkg")
    run("hydrologyfromdem", INPUT=str(real_data / name), THRESHOLD=0.5, RIVERS=drawn, **made)
    run("riverthreshold", ACCUMULATION=made["ACCUMULATION"], THRESHOLD=0.5, OUTPUT=rivers)
    if crs:
        gdal.VectorTranslate(moved := str(tmp_path / "moved.gpkg"), drawn, dstSRS=crs)
    of_cells, known, _ = measure(made["DIRECTIONS"], tmp_path, RIVERS=rivers)
    of_lines, reached, _ = measure(made["DIRECTIONS"], tmp_path, RIVERS=moved if crs else drawn)
    alone = (of_cells == 0) & (of_lines != 0) & known
    assert not np.any((of_lines == 0) & reached & (of_cells != 0))
    assert np.count_nonzero(alone) <= 7
    assert not np.any(reached & ~known)
    same = known & reached
    assert np.count_nonzero(same) > 0.5 * known.size
    assert np.array_equal(of_lines[same], of_cells[same])


HOLLOWS = ("jacksboro_fault/jacksboro_fault_dem.tif", "hollows/dtm.tif", "minnesota_lidar1m/dem.tif")


@pytest.mark.parametrize("path", ["flow", "shortest"])
@pytest.mark.parametrize("name", HOLLOWS)
def test_on_a_dem_with_depressions_heights_are_those_of_the_surface_that_water_runs_over(
    name, path, real_data, tmp_path
):
    """From the DEM itself and from the filled one the same, and never below the river."""
    dem = str(real_data / name)
    made = {output: str(tmp_path / f"{output}.tif") for output in ("FILLED", "DIRECTIONS", "ACCUMULATION")}
    run("hydrologyfromdem", INPUT=dem, **made)
    rivers = run("riverthreshold", ACCUMULATION=made["ACCUMULATION"], OUTPUT=str(tmp_path / "rivers.tif"))["OUTPUT"]
    found, logs = {}, {}
    for key, heights in (("raw", dem), ("filled", made["FILLED"])):
        folder = tmp_path / key
        folder.mkdir()
        *_, result = measure(made["DIRECTIONS"], folder, heights, RIVERS=rivers, PATH=path)
        found[key], known = read(result["HEIGHT"])
        logs[key] = result.log
        assert found[key][known].min() == 0
        assert result.warnings == []
    assert np.array_equal(found["raw"], found["filled"])
    raised = np.count_nonzero(read(made["FILLED"])[0] > read(dem)[0])
    assert f"Heights are those of the DEM with its depressions filled, in {raised:,} cells" in logs["raw"]
    assert "Heights are those of the DEM: no cell had to be filled" in logs["filled"]


def test_heights_below_the_river_are_told_with_the_surface_to_give(tmp_path):
    """Water that runs through a ditch rises on a DEM that does not know of it."""
    z = np.array([[3, 7, 1], [2, 2, 1]], np.float32)
    given = create(tmp_path / "ditch.tif", [np.array([[1, 1, 4], [1, 1, 4]], np.uint8)])
    rivers = create(tmp_path / "river.tif", [np.array([[0, 1, 0], [0, 1, 0]], np.uint8)])
    told = {}
    for name in ("dem", "breached"):
        (tmp_path / name).mkdir()
        how = {"ENCODING": "esri", "RIVERS": rivers}
        *_, result = measure(given, tmp_path / name, create(tmp_path / f"{name}.tif", [z]), **how)
        told[name] = result.warnings, read(result["HEIGHT"])[0][:, 0].tolist()
        z[0, 1] = 2
    assert told["breached"] == ([], [1, 0])
    (warning,), heights = told["dem"]
    assert heights == [-4, 0]
    assert warning.startswith("HEIGHT is below 0 in 1 cells:") and "‘dem’" in warning and "as INPUT" in warning


def follow(values, valid, compass, field):
    """Return the value that a field has in the cell that each cell flows into, NaN where its path ends."""
    wide = np.pad(np.where(np.isnan(field), np.nan, field), 1, constant_values=np.nan)
    after = np.full(values.shape, np.nan)
    nrows, ncols = values.shape
    for value, (down, right) in compass.items():
        there = wide[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]
        cells = valid & (values == value)
        after[cells] = there[cells]
    return after


def lengths_of(values, compass, dx, dy):
    """Return the length of each cell's step on a plane."""
    lengths = np.zeros(values.shape)
    for value, (down, right) in compass.items():
        lengths[values == value] = np.hypot(down * dy, right * dx)
    return lengths


@pytest.mark.parametrize("prefix, least", [("mountains/", 26_000), ("logan_taudem/logan30m_", 500_000)])
def test_on_a_real_mountain_each_cell_is_one_step_farther_than_the_next(prefix, least, real_data, tmp_path):
    """From all cells to the streams that others found; what lies below their outlets meets none."""
    given, rivers = (str(real_data / f"{prefix}{name}.tif") for name in ("p", "src"))
    values, valid = read(given)
    streams = read(rivers)
    river = streams[1] & (streams[0] > 0)
    distance, reached, result = measure(given, tmp_path, RIVERS=rivers)
    distance = np.where(reached, distance.astype(float), np.nan)
    after = follow(values, valid, TAUDEM, distance)
    step = lengths_of(values, TAUDEM, 30, 30)
    assert np.all(distance[river & valid] == 0)
    land = reached & ~river
    assert np.count_nonzero(land) > least
    assert np.allclose(distance[land], (after + step)[land], rtol=1e-6)
    assert np.all(np.isnan(after[valid & ~reached]))
    assert result["MISSED"] == np.count_nonzero(valid & ~reached)
    assert result["LONGEST"] == np.nanmax(distance)


@pytest.mark.parametrize("folder, latitude", [("ridges", 36.59), ("texas_hydrosheds", 32.6)])
def test_in_degrees_a_step_is_as_long_as_on_the_ground(folder, latitude, real_data, tmp_path):
    """At 32.6 degrees north 3 seconds are 92 m to the north, 78 m to the east; no cell lies below its outlet."""
    folder = real_data / folder
    values, valid = read(folder / "dir.tif")
    distance, reached, result = measure(str(folder / "dir.tif"), tmp_path, str(folder / "dem.tif"))
    assert reached.all()
    step = distance - follow(values, valid, ESRI, distance)
    inner = ~np.isnan(step)
    assert np.median(step[inner & (values == 4)]) == pytest.approx(92.4, abs=0.2)
    assert np.median(step[inner & (values == 1)]) == pytest.approx(92.8 * np.cos(np.radians(latitude)), abs=0.5)
    above, known = read(result["HEIGHT"])
    assert known.all()
    assert above.min() == 0
    assert above.max() > 20


def test_cells_count_steps_whatever_their_length(directions, tmp_path):
    distance, valid, result = measure(directions, tmp_path, ENCODING="esri", UNITS="cells")
    assert distance[:, 1].tolist() == [3, 2, 1, 0]
    assert distance[:, 0].tolist() == [4, 3, 2, 1]
    assert np.array_equal(valid, MAP != 255)
    assert result["LONGEST"] == 4
    assert unit_of(result["DISTANCE"]) != "m"


@pytest.mark.parametrize("units", ["m", "cells"])
@pytest.mark.parametrize("with_rivers", [False, True])
def test_the_shortest_way_on_real_land_is_one_step_longer_than_from_the_nearest_cell_that_is_not_higher(
    units, with_rivers, real_data, tmp_path
):
    """What Bellman's equation says, on the land without its depressions; in metres and in steps."""
    dem = create(tmp_path / "dem.tif", [read(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")[0]])
    given = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "d.tif"))["OUTPUT"]
    filled, valid = read(run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "f.tif"))["OUTPUT"])
    rivers = np.zeros(valid.shape, np.uint8)
    rivers[100:103, 40:140] = rivers[200, 200:260] = 1
    how = {"RIVERS": create(tmp_path / "rivers.tif", [rivers])} if with_rivers else {}
    flow, flow_reached, _ = measure(given, tmp_path, UNITS=units, **how)
    (tmp_path / "s").mkdir()
    distance, reached, result = measure(given, tmp_path / "s", dem, PATH="shortest", UNITS=units, **how)
    goals = reached & (distance == 0)
    assert np.array_equal(goals, rivers > 0 if with_rivers else flow_reached & (flow == 0))
    best = np.full(valid.shape, np.inf)
    for down, right in ESRI.values():
        here, there = window(valid.shape, down, right)
        step = 1 if units == "cells" else CELL * np.hypot(down, right)
        way = np.where(reached[there] & (filled[there] <= filled[here]), distance[there] + step, np.inf)
        best[here] = np.minimum(best[here], way)
    land = reached & ~goals
    assert np.allclose(distance[land], best[land], rtol=1e-5)
    assert np.isinf(best[valid & ~reached]).all()
    assert np.all(reached[flow_reached])
    assert np.all(distance[flow_reached] <= flow[flow_reached] * (1 + 1e-6))
    assert np.mean(distance[flow_reached] < flow[flow_reached] * 0.99) > 0.2
    assert result["MISSED"] == np.count_nonzero(valid & ~reached)
    above, known = read(result["HEIGHT"])
    assert np.array_equal(known, reached)
    assert np.all(above[goals] == 0)
    assert above[reached].min() == 0
    assert np.isin((filled - above)[land][::50].round(2), filled[goals].round(2)).all()


@pytest.mark.parametrize("prefix", ["mountains/", "logan_taudem/logan30m_", "eno_taudem/enogeo"])
def test_the_longest_way_upstream_is_that_of_another_program(prefix, real_data, tmp_path):
    """In the same cells, but for what that loses by adding in float32: in metres, and in degrees."""
    given = str(real_data / f"{prefix}p.tif")
    result = run("flowdistance", DIRECTIONS=given, UPSTREAM=str(tmp_path / "upstream.tif"))
    longest, valid = read(result["UPSTREAM"])
    truth, known = read(real_data / f"{prefix}plen.tif")
    assert np.array_equal(valid, known)
    assert np.allclose(longest[known], truth[known], rtol=1e-5, atol=0.01)
    assert result["DISTANCE"] is None


def test_the_distance_to_streams_is_that_of_another_program(real_data, tmp_path):
    """In degrees, above its outlet, where it has distances; from its mask of streams, added in float32."""
    given, rivers = (str(real_data / f"eno_taudem/enogeo{name}.tif") for name in ("p", "src"))
    distance, reached, _ = measure(given, tmp_path, RIVERS=rivers)
    truth, known = read(real_data / "eno_taudem/enogeodist.tif")
    known &= truth >= 0
    assert np.count_nonzero(known) > 150_000 and reached[known].all()
    assert np.allclose(distance[known], truth[known], rtol=1e-5, atol=0.01)


def test_the_longest_way_upstream_is_counted_in_steps_whatever_the_rivers(directions, tmp_path):
    rivers = create(tmp_path / "rivers.tif", [np.full(MAP.shape, 1, np.uint8)])
    how = {"ENCODING": "esri", "UNITS": "cells", "RIVERS": rivers, "UPSTREAM": str(tmp_path / "upstream.tif")}
    longest, valid = read(run("flowdistance", DIRECTIONS=directions, **how)["UPSTREAM"])
    assert np.array_equal(valid, MAP != 255)
    assert longest[:, 1].tolist() == [1, 2, 3, 4]
    assert longest[:, 0].tolist() == [0, 0, 0, 0]
    assert unit_of(str(tmp_path / "upstream.tif")) != "m"


def window(shape, down, right):
    """Return the slices of cells that have a neighbour in a direction, and those of these neighbours."""
    (nrows, ncols), (r, c) = shape, (down, right)
    here = slice(max(-r, 0), nrows - max(r, 0)), slice(max(-c, 0), ncols - max(c, 0))
    return here, tuple(slice(part.start + step, part.stop + step) for part, step in zip(here, (r, c)))


def test_the_shortest_path_needs_the_dem(directions, tmp_path):
    with pytest.raises(Refused, match="The shortest path needs the DEM: give it as INPUT"):
        measure(directions, tmp_path, ENCODING="esri", PATH="shortest")


def test_the_dem_is_not_used_for_distances_along_the_flow(directions, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.zeros(MAP.shape, np.float32)])
    _, _, result = measure(directions, tmp_path, ENCODING="esri", INPUT=dem)
    assert result.warnings == ["INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored."]


def test_outputs_may_be_left_out_but_not_all(directions, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.zeros(MAP.shape, np.float32)])
    result = run("flowdistance", DIRECTIONS=directions, ENCODING="esri", INPUT=dem, HEIGHT="TEMPORARY_OUTPUT")
    assert result["DISTANCE"] is None
    assert read(result["HEIGHT"])[1].any()
    with pytest.raises(Refused, match="choose DISTANCE, HEIGHT or UPSTREAM"):
        run("flowdistance", DIRECTIONS=directions, ENCODING="esri")


def test_what_is_missing_or_elsewhere_is_named(directions, tmp_path):
    with pytest.raises(Refused, match="HEIGHT needs the DEM: give it as INPUT"):
        run("flowdistance", DIRECTIONS=directions, ENCODING="esri", HEIGHT="TEMPORARY_OUTPUT")
    with pytest.raises(Refused, match="RIVERS: no cell of ‘dir’ is river"):
        measure(directions, tmp_path, ENCODING="esri", RIVERS=lines("LINESTRING(0 0, 1 1)"))
    with pytest.raises(Refused, match=r"RIVERS: there is no layer or file ‘.*nowhere.tif’"):
        measure(directions, tmp_path, ENCODING="esri", RIVERS=str(tmp_path / "nowhere.tif"))
    everywhere = {"DIRECTIONS": directions, "ENCODING": "esri", "RIVERS": directions}
    result = run("flowdistance", **everywhere, DISTANCE=str(tmp_path / "distance.tif"))
    assert result["LONGEST"] == 0 and any("RIVERS: every cell is river" in text for text in result.warnings)
    points = QgsVectorLayer("Point?crs=EPSG:25832", "points", "memory")
    with pytest.raises(Refused, match="RIVERS: ‘points’ holds neither lines nor a raster"):
        measure(directions, tmp_path, ENCODING="esri", RIVERS=points)
    other = create(tmp_path / "other.tif", [np.ones((2, 2), np.uint8)])
    with pytest.raises(Refused, match=r"RIVERS: ‘other’ .* has not the same cells as ‘dir’"):
        measure(directions, tmp_path, ENCODING="esri", RIVERS=other)


def test_directions_in_a_circle_are_refused(tmp_path):
    circle = MAP.copy()
    circle[1, 1:3] = 1, 16
    given = create(tmp_path / "circle.tif", [circle], nodata=255)
    with pytest.raises(Refused, match=r"read as esri, have a cycle at column 2, row 2\. "):
        measure(given, tmp_path, ENCODING="esri")


def test_rivers_that_are_read_are_not_written_over(directions, tmp_path):
    rivers = create(tmp_path / "rivers.tif", [np.ones(MAP.shape, np.uint8)])
    with pytest.raises(Refused, match="DISTANCE would overwrite RIVERS"):
        run("flowdistance", DIRECTIONS=directions, ENCODING="esri", RIVERS=rivers, DISTANCE=rivers)


def test_the_bar_never_goes_back(real_data, tmp_path):
    folder = real_data / "ridges"
    listener = Listener()
    outputs = {"DISTANCE": str(tmp_path / "distance.tif"), "HEIGHT": str(tmp_path / "height.tif")}
    run("flowdistance", listener, DIRECTIONS=str(folder / "dir.tif"), INPUT=str(folder / "dem.tif"), **outputs)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)
    assert len(set(listener.bar)) >= 6


def test_it_stops_when_it_is_told_to(real_data, tmp_path):
    output = tmp_path / "out.tif"
    given = str(real_data / "ridges" / "dir.tif")
    run("flowdistance", Listener(cancel_at=40), DIRECTIONS=given, DISTANCE=str(output))
    assert not output.exists()


@pytest.fixture
def shared(real_data, tmp_path):
    """Return D∞ angles, D8 directions and rivers of a DEM, and the DEM."""
    dem = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    angles = run("flowdirections", INPUT=dem, METHOD="dinf", OUTPUT=str(tmp_path / "angles.tif"))["OUTPUT"]
    made = {output: str(tmp_path / f"{output}.tif") for output in ("DIRECTIONS", "ACCUMULATION")}
    run("hydrologyfromdem", INPUT=dem, **made)
    rivers = run("riverthreshold", ACCUMULATION=made["ACCUMULATION"], OUTPUT=str(tmp_path / "rivers.tif"))["OUTPUT"]
    return angles, made["DIRECTIONS"], rivers, dem


def test_of_shared_water_the_mean_lies_between_the_longest_and_the_shortest_path(shared, tmp_path):
    """As for the heights; and the straight line is that of both, never longer than the surface."""
    angles, _, rivers, dem = shared
    given = {"DIRECTIONS": angles, "ENCODING": "dinf", "RIVERS": rivers, "INPUT": dem}
    made = {}
    for key, parameters in {
        **{each: {"STATISTIC": each} for each in ("average", "maximum", "minimum")},
        **{each: {"LENGTH": each} for each in ("surface", "pythagoras")},
    }.items():
        names = {name: str(tmp_path / f"{key}{name}.tif") for name in ("DISTANCE", "HEIGHT")}
        result = run("flowdistance", **given, **parameters, **names)
        made[key] = [np.where(known, values, np.nan).astype(float) for values, known in map(read, names.values())]
        assert result["MISSED"] == np.isnan(made[key][0]).sum()
        assert result["LONGEST"] == pytest.approx(np.nanmax(made[key][0]))
    for least, mean, most in zip(made["minimum"], made["average"], made["maximum"]):
        assert np.nanmin(mean - least) > -1e-2
        assert np.nanmin(most - mean) > -1e-2
        assert np.nanmax(most - least) > 10
    distance, height = made["average"]
    assert np.allclose(made["pythagoras"][0], np.hypot(distance, height), rtol=1e-6, equal_nan=True)
    assert np.nanmin(made["surface"][0] - made["pythagoras"][0]) > -1e-2
    assert np.nanmin(height) >= 0


def test_along_the_surface_and_through_the_air_paths_of_d8_directions_are_longer_than_on_the_map(shared, tmp_path):
    _, directions, rivers, dem = shared
    given = {"DIRECTIONS": directions, "RIVERS": rivers, "INPUT": dem}
    made = {}
    for length in ("horizontal", "surface", "pythagoras"):
        *_, result = measure(directions, tmp_path, LENGTH=length, RIVERS=rivers, INPUT=dem)
        made[length] = read(result["DISTANCE"])[0][read(result["DISTANCE"])[1]].astype(float)
    assert np.all(made["horizontal"] <= made["pythagoras"] * (1 + 1e-6))
    assert np.all(made["pythagoras"] <= made["surface"] * (1 + 1e-6))
    assert 1.001 < made["surface"].sum() / made["horizontal"].sum() < 1.5
    height = run("flowdistance", **given, HEIGHT=str(tmp_path / "above.tif"))["HEIGHT"]
    above, known = read(height)
    assert np.allclose(made["pythagoras"], np.hypot(made["horizontal"], above[known]), rtol=1e-6)


def test_the_distance_down_where_water_is_shared_on_a_plane_follows_its_formula(tmp_path):
    """A plane that falls to the south-south-east: all water goes on in the same shares, from every row the same way."""
    shares = 0.4  # of the corner
    angle = np.float32(2 * np.pi - np.pi / 2 + shares * np.pi / 4)
    field = np.full((6, 40), angle)
    rivers = np.zeros(field.shape, np.uint8)
    rivers[-1] = 1
    angles = create(tmp_path / "angles.tif", [field], nodata=-9)
    result = run(
        "flowdistance",
        DIRECTIONS=angles,
        ENCODING="dinf",
        RIVERS=create(tmp_path / "rivers.tif", [rivers]),
        DISTANCE=str(tmp_path / "distance.tif"),
    )
    distance, _ = read(result["DISTANCE"])
    step = (1 - shares + shares * np.sqrt(2)) * CELL
    assert np.allclose(distance[:, :30], np.arange(5, -1, -1)[:, None] * step, rtol=1e-6)


@pytest.mark.parametrize("given", [{"LENGTH": "surface"}, {"HEIGHT": "TEMPORARY_OUTPUT"}])
def test_a_dem_without_data_where_water_flows_is_told(given, directions, tmp_path):
    dem = create(tmp_path / "dem.tif", [np.full(MAP.shape, -1, np.float32)], nodata=-1)
    what = {"DIRECTIONS": directions, "ENCODING": "esri", "INPUT": dem, "DISTANCE": "TEMPORARY_OUTPUT"}
    result = run("flowdistance", **what, **given)
    count = np.count_nonzero(MAP != 255)
    assert f"INPUT: ‘dem’ has no data in {count} cells of the paths: these have no height." in result.warnings


@pytest.mark.parametrize("algorithm, output", [("flowdistance", "DISTANCE"), ("watersheds", "WATERSHEDS")])
def test_angles_that_are_read_as_directions_are_known_for_what_they_are(algorithm, output, shared):
    """And are not taken for heights of which directions should be made."""
    with pytest.raises(Refused, match=r"‘angles’: this looks like D∞ angles.* Set ENCODING to dinf where"):
        run(algorithm, DIRECTIONS=shared[0], **{output: "TEMPORARY_OUTPUT"})


REFUSED = [
    ({"ENCODING": "dinf", "PATH": "shortest"}, "The shortest path needs D8 directions"),
    ({"ENCODING": "dinf", "UPSTREAM": True}, "UPSTREAM follows D8 directions"),
    ({"LENGTH": "surface", "INPUT": None}, "LENGTH surface needs the DEM"),
    ({"LENGTH": "pythagoras", "UNITS": "cells"}, "LENGTH pythagoras is measured in metres"),
    ({"LENGTH": "surface", "PATH": "shortest"}, "LENGTH surface goes with the PATH flow alone"),
]


@pytest.mark.parametrize(("parameters", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_does_not_go_together_is_refused(parameters, sentence, shared, tmp_path):
    angles, directions, _, dem = shared
    given = {"DIRECTIONS": angles if "ENCODING" in parameters else directions, "INPUT": dem, **parameters}
    for name in ("DISTANCE", "UPSTREAM"):
        if name == "DISTANCE" or given.get(name):
            given[name] = str(tmp_path / f"{name}.tif")
    with pytest.raises(Refused, match=sentence):
        run("flowdistance", **{name: value for name, value in given.items() if value is not None})
