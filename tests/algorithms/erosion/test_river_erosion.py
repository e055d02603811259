"""River erosion: what goes in comes out, volumes balance, every choice changes what it says, and what is refused."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, read
from osgeo import gdal, ogr
from qgis.core import QgsCoordinateReferenceSystem, QgsMesh, QgsMeshDatasetIndex, QgsMeshLayer


@pytest.fixture(scope="module")
def island(tmp_path_factory):
    """Return the DEM of the island of two volcanoes, in metres."""
    path = str(tmp_path_factory.mktemp("island") / "island.tif")
    given = {"SHAPE": "volcanoes", "COLUMNS": 90, "ROWS": 60, "CELL_SIZE": 100, "RELIEF": 1500, "ROUGHNESS": 0.2}
    return run("startingsurface", **given, CRS=UTM, OUTPUT=path)["OUTPUT"]


def erode(tmp_path, given, **also):
    wanted = {"SEA_LEVEL": 0, "ITERATIONS": 4, "SNAPSHOT_COUNT": 0, "OUTPUT": str(tmp_path / "out.tif")}
    return run("rivererosion", **{**wanted, **given, **also})


def rows(path):
    """Return the features of a layer as dictionaries, with their geometry."""
    dataset = ogr.Open(path)
    layer = dataset.GetLayer(0)
    names = [field.name for field in layer.schema]
    found = [({name: each[name] for name in names}, each.GetGeometryRef().Clone()) for each in layer]
    del dataset
    return found


def mesh_of(path):
    """Return a mesh layer, its nodes (n, 3) and its faces."""
    layer = QgsMeshLayer(path, "mesh", "mdal")
    assert layer.isValid()
    mesh = QgsMesh()
    layer.dataProvider().populateMesh(mesh)
    nodes = [mesh.vertex(number) for number in range(mesh.vertexCount())]
    return layer, np.array([(node.x(), node.y(), node.z()) for node in nodes]), mesh


def test_volumes_balance_and_the_difference_is_what_moved(tmp_path, island):
    result = erode(tmp_path, {"INPUT": island}, DIFFERENCE=str(tmp_path / "difference.tif"))
    assert result["ERODED"] == pytest.approx(result["DEPOSITED"] + result["EXPORTED"], rel=1e-9)
    assert result["ERODED"] > result["DEPOSITED"] > 0
    before, after, moved = (read(path)[0].astype(float) for path in (island, result["OUTPUT"], result["DIFFERENCE"]))
    assert moved == pytest.approx(after - before, abs=1e-3)
    assert moved.sum() * 1e4 == pytest.approx(result["DEPOSITED"] - result["ERODED"], rel=1e-3)


def test_each_caldera_is_a_lake_that_spills_and_rivers_pass_it(tmp_path, island):
    outputs = {"RIVERS": str(tmp_path / "rivers.gpkg"), "LAKES": str(tmp_path / "lakes.gpkg")}
    result = erode(tmp_path, {"INPUT": island}, ITERATIONS=0, **outputs)
    lakes = [row for row, _ in rows(result["LAKES"]) if row["area_km2"] > 0.3]
    assert len(lakes) == 2
    assert {lake["kind"] for lake in lakes} == {"open"}
    assert lakes[0]["level_m"] != pytest.approx(lakes[1]["level_m"], rel=0.1)
    rivers = rows(result["RIVERS"])
    by_id = {row["id"]: (row, line) for row, line in rivers}
    for row, line in rivers:
        assert row["length_m"] == pytest.approx(line.Length(), rel=1e-6)
        if row["downstream"] and row["lake_id"] is None:
            below = by_id[row["downstream"]][1]
            assert line.GetPoint(line.GetPointCount() - 1) == below.GetPoint(0)
            assert by_id[row["downstream"]][0]["discharge_m3s"] > row["discharge_m3s"]


@pytest.mark.parametrize("threshold", [0.01, 0.03])
def test_rivers_are_drawn_from_the_flow_that_is_asked_for(tmp_path, island, threshold):
    result = erode(tmp_path, {"INPUT": island}, ITERATIONS=2, RIVERS=str(tmp_path / "rivers.gpkg"), THRESHOLD=threshold)
    flows = [row["discharge_m3s"] for row, _ in rows(result["RIVERS"])]
    assert flows and min(flows) >= threshold
    fewer = erode(tmp_path, {"INPUT": island}, ITERATIONS=2, RIVERS=str(tmp_path / "few.gpkg"), THRESHOLD=2 * threshold)
    kept = [row["discharge_m3s"] for row, _ in rows(fewer["RIVERS"])]
    assert max(kept, default=max(flows)) == max(flows)
    assert len(kept) < len(flows)


@pytest.mark.parametrize(
    "given", [{"SCOUR": 30}, {"AVULSION": 1}, {"SEA_RISE": 40, "RISE_AFTER": 5}, {"SEA_RISE": 9e4}]
)
def test_what_rivers_do_in_the_sea_changes_the_ground_and_loses_nothing(tmp_path, island, given):
    """But a sea that rises after the last step drowns it, all of it if need be, and moves nothing."""
    many = {"INPUT": island, "ITERATIONS": 20, "A0": 0.02}
    usual = read(erode(tmp_path, many)["OUTPUT"])[0]
    result = erode(tmp_path, many, **given)
    assert np.array_equal(read(result["OUTPUT"])[0], usual) == (given == {"SEA_RISE": 9e4})
    assert result["ERODED"] == pytest.approx(result["DEPOSITED"] + result["EXPORTED"], rel=1e-9)


def test_a_smooth_cone_gets_no_star_of_eight_valleys(tmp_path):
    """What is worn away in the eight directions and midway between them differs by a tenth; without chance by half."""
    y, x = np.mgrid[:161, :161] - 80.0
    away, angle = np.hypot(x, y), np.degrees(np.arctan2(y, x)) % 45
    cone = np.maximum(800 * (1 - away / 76), -20)
    dem = create(tmp_path / "cone.tif", [cone.astype(np.float32)], dx=30, dy=30)
    result = erode(tmp_path, {"INPUT": dem, "SEA_LEVEL": 0}, ITERATIONS=50)
    worn = (cone - read(result["OUTPUT"])[0])[(away > 24) & (away < 72)]
    from_direction = np.minimum(angle, 45 - angle)[(away > 24) & (away < 72)]
    along, between = worn[from_direction < 5].mean(), worn[from_direction > 17.5].mean()
    assert along == pytest.approx(between, rel=0.12)
    before = read(result["OUTPUT"])[0]
    for seed in (42, 7):
        again = erode(tmp_path, {"INPUT": dem, "SEA_LEVEL": 0}, ITERATIONS=50, SEED=seed)
        assert np.array_equal(read(again["OUTPUT"])[0], before) == (seed == 42)


def test_in_a_dry_land_lakes_are_closed_and_have_salt_around_them(tmp_path, island):
    outputs = {"LAKES": str(tmp_path / "lakes.gpkg"), "SALT_PANS": str(tmp_path / "pans.gpkg")}
    dry = {"RAIN": "200", "EVAPORATION": "1500"}
    result = erode(tmp_path, {"INPUT": island, **dry}, ITERATIONS=0, **outputs)
    lakes = [row for row, _ in rows(result["LAKES"]) if row["area_km2"] > 0.1]
    assert [lake["kind"] for lake in lakes] == ["closed"] * 2
    for lake in lakes:
        assert lake["inflow_m3s"] == pytest.approx(lake["evaporation_m3s"])
        expected = lake["area_km2"] * 1e6 * 1.5 / (365.25 * 86400)
        assert lake["evaporation_m3s"] == pytest.approx(expected, abs=2 * 1e4 * 1.5 / (365.25 * 86400))
    pans = [(row, shape) for row, shape in rows(result["SALT_PANS"]) if row["area_km2"] > 0.1]
    assert [row["kind"] for row, _ in pans] == ["salt"] * 2
    z, _ = read(island)
    for row, shape in pans:
        assert row["area_km2"] == pytest.approx(shape.GetArea() / 1e6)
        assert z.max() > row["level_m"] > max(lake["level_m"] for lake in lakes if lake["level_m"] < row["level_m"])


@pytest.mark.parametrize("climate", ({}, {"RAIN": "500", "EVAPORATION": "800"}))
def test_every_lake_of_a_mesh_has_its_outline_though_it_lies_between_the_middles_of_cells(tmp_path, climate):
    z = np.random.default_rng(5).uniform(10, 30, (24, 36)).astype(np.float32)
    outputs = {"LAKES": str(tmp_path / "lakes.gpkg"), "RIVERS": str(tmp_path / "rivers.gpkg")}
    given = {"INPUT": create(tmp_path / "noise.tif", [z]), "POINTS": 4000, "SEA_LEVEL": None, **climate}
    result = erode(tmp_path, given, ITERATIONS=0, MESH=str(tmp_path / "mesh.2dm"), **outputs)
    lakes = [(row, shape) for row, shape in rows(result["LAKES"]) if row["parent"] is None]
    assert len(lakes) == result["LAKE_COUNT"] > 60
    ids = {row["id"] for row, _ in lakes}
    assert len(ids) == len(lakes) and {row["lake_id"] for row, _ in rows(result["RIVERS"])} - {None} <= ids
    _, nodes, _ = mesh_of(result["MESH"])
    small = [(row["level_m"], shape) for row, shape in lakes if shape.GetArea() < CELL**2]
    assert small
    for number, (level, shape) in enumerate(small):
        assert shape.IsValid() and shape.GetArea() > 0
        assert all(shape.Intersection(other).GetArea() < 1e-6 * CELL**2 for _, other in small[:number])
        wet = [ogr.CreateGeometryFromWkt(f"POINT ({x} {y})") for x, y, _ in nodes[nodes[:, 2] < level].tolist()]
        assert any(shape.Contains(place) for place in wet)


def test_a_pan_of_salt_is_all_that_is_dry_of_a_hollow_with_several_lakes(tmp_path):
    """Three pits in one hollow, each with a small lake: the ground between them, above all, is salt too."""
    z = np.full((9, 21), 50.0, np.float32)
    z[1:8, 1:20] = 20 + abs(np.arange(1, 20) - 10)
    z[4, 3:8], z[4, 13:18] = 5, 7
    z[4, 20] = 45
    outputs = {"LAKES": str(tmp_path / "lakes.gpkg"), "SALT_PANS": str(tmp_path / "pans.gpkg")}
    given = {"INPUT": create(tmp_path / "hollow.tif", [z]), "RAIN": "100", "EVAPORATION": "9000", "SEA_LEVEL": None}
    result = erode(tmp_path, given, ITERATIONS=0, **outputs)
    lakes, pans = rows(result["LAKES"]), rows(result["SALT_PANS"])
    assert [row["kind"] for row, _ in lakes] == ["closed"] * 3
    assert [row["level_m"] for row, _ in pans] == [45]
    hollow = pans[0][1]
    for _, lake in lakes:
        hollow = hollow.Union(lake)
    assert hollow.GetArea() == pytest.approx((z < 45).sum() * CELL**2)
    assert pans[0][0]["area_km2"] * 1e6 == pytest.approx(pans[0][1].GetArea())


@pytest.mark.parametrize("points", [0, 4000])
def test_full_lakes_have_those_nested_in_them_and_rivers_know_whole_ones(tmp_path, points):
    """Two pools below one sill, in a valley that falls to the east, on cells and on a mesh."""
    row, col = np.mgrid[:40, :60]
    z = 80.0 - col + 0.8 * abs(row - 20)
    pools = np.minimum(np.hypot(row - 20, col - 20), np.hypot(row - 20, col - 34))
    z = np.where(pools < 9, np.minimum(z, 20 + pools), z).astype(np.float32)
    z[20, 20:35] = np.minimum(z[20, 20:35], 27)
    outputs = {"LAKES": str(tmp_path / "lakes.gpkg"), "RIVERS": str(tmp_path / "rivers.gpkg")}
    given = {"INPUT": create(tmp_path / "pools.tif", [z]), "POINTS": points, "SEA_LEVEL": None}
    result = erode(tmp_path, given, ITERATIONS=0, **outputs)
    lakes = rows(result["LAKES"])
    assert len({row["id"] for row, _ in lakes}) == len(lakes)
    by_id = {row["id"]: (row, shape) for row, shape in lakes}
    nested = [each for each in lakes if each[0]["parent"] is not None]
    assert len(nested) == 2
    for row, shape in nested:
        parent, outline = by_id[row["parent"]]
        assert row["level_m"] < parent["level_m"]
        assert row["volume_m3"] < parent["volume_m3"]
        assert outline.Buffer(0.1).Contains(shape)
        assert parent["kind"] == "open" and parent["inflow_m3s"] > 0
    known = {row["lake_id"] for row, _ in rows(result["RIVERS"])} - {None}
    assert known
    assert known <= {row["id"] for row, _ in lakes if row["parent"] is None}


def test_lakes_can_be_land(tmp_path, island):
    result = erode(tmp_path, {"INPUT": island}, ITERATIONS=0, LAKES_AS="land")
    assert result["LAKE_COUNT"] == 0
    before, after = (read(path)[0].astype(float) for path in (island, result["OUTPUT"]))
    assert (after >= before - 1e-6).all()
    assert (after > before + 1).any()


def test_a_mesh_goes_in_and_comes_out_with_its_values_in_time(tmp_path, island):
    made = run("trianglemesh", INPUT=island, POINTS=1500, MESH=str(tmp_path / "in.2dm"))["MESH"]
    result = erode(tmp_path, {"MESH_INPUT": made}, ITERATIONS=6, SNAPSHOT_COUNT=3, MESH=str(tmp_path / "out.2dm"))
    _, before, _ = mesh_of(made)
    layer, after, _ = mesh_of(result["MESH"])
    assert before[:, :2] == pytest.approx(after[:, :2])
    zones = [gdal.Open(path).GetSpatialRef().GetUTMZone() for path in (island, result["OUTPUT"])]
    assert zones[0] == zones[1] != 0  # from the .prj beside the mesh
    assert result["ERODED"] == pytest.approx(result["DEPOSITED"] + result["EXPORTED"], rel=1e-9)
    assert layer.addDatasets(str(tmp_path / "out.dat"))
    provider = layer.dataProvider()
    groups = {provider.datasetGroupMetadata(n).name(): n for n in range(provider.datasetGroupCount())}
    assert {"Bed Elevation", "Bed in time", "Water level", "Flow", "Difference"} <= set(groups)
    assert provider.datasetCount(groups["Bed in time"]) == 4

    def values(group, moment):
        block = provider.datasetValues(QgsMeshDatasetIndex(groups[group], moment), 0, len(after))
        return np.array([block.value(number).scalar() for number in range(block.count())])

    assert values("Bed in time", 0) == pytest.approx(before[:, 2], abs=1e-6)
    assert values("Bed in time", 3) == pytest.approx(after[:, 2], abs=1e-6)
    assert values("Difference", 3) == pytest.approx(after[:, 2] - before[:, 2], abs=1e-4)
    assert (values("Water level", 0) >= before[:, 2] - 1e-9).all()


def test_quads_holes_and_idle_nodes_are_read_and_another_group_may_be_heights(tmp_path):
    """Nine by nine quads with one missing, some turned, and a node without a face."""
    row, col = np.mgrid[:10, :10]
    x, y, z = WEST + 100 * col.ravel(), NORTH - 100 * row.ravel(), (5 + row + 0.1 * col).ravel()
    corners = [(r * 10 + c, (r + 1) * 10 + c, (r + 1) * 10 + c + 1, r * 10 + c + 1) for r in range(9) for c in range(9)]
    corners = [face[::-1] if n % 3 == 0 else face for n, face in enumerate(corners) if n != 40]
    lines = [f"ND {n + 1} {a} {b} {h}" for n, (a, b, h) in enumerate(zip(x, y, z))] + [f"ND 101 {WEST} {NORTH + 900} 3"]
    lines += [f"E4Q {n + 1} " + " ".join(str(c + 1) for c in face) + " 1" for n, face in enumerate(corners)]
    (tmp_path / "quads.2dm").write_text("MESH2D\n" + "\n".join(lines) + "\n")
    result = erode(tmp_path, {"MESH_INPUT": str(tmp_path / "quads.2dm"), "SEA_LEVEL": None})
    assert result["ERODED"] == pytest.approx(result["DEPOSITED"] + result["EXPORTED"], rel=1e-9)
    _, valid = read(result["OUTPUT"])
    assert not valid[valid.shape[0] // 2, valid.shape[1] // 2]
    assert valid.mean() > 0.9
    with pytest.raises(Refused, match=r"no group ‘depth’ of values\. MESH_GROUP may be: ‘Bed Elevation’"):
        erode(tmp_path, {"MESH_INPUT": str(tmp_path / "quads.2dm"), "MESH_GROUP": "depth"})


def test_points_put_a_mesh_on_a_raster(tmp_path, island):
    outputs = {"POLYGONS": str(tmp_path / "cells.gpkg"), "MESH": str(tmp_path / "out.2dm")}
    outputs["OUTPUT"] = str(tmp_path / "out.tif")
    result = erode(tmp_path, {"INPUT": island, "POINTS": 800}, **outputs)
    _, nodes, mesh = mesh_of(result["MESH"])
    assert len(nodes) == pytest.approx(800, rel=0.06) == len(rows(result["POLYGONS"]))
    before, after = gdal.Open(island), gdal.Open(result["OUTPUT"])
    assert before.GetGeoTransform() == after.GetGeoTransform()
    assert (before.RasterXSize, before.RasterYSize) == (after.RasterXSize, after.RasterYSize)
    triangles = erode(tmp_path, {"INPUT": island, "POINTS": 800, "POLYGON_KIND": "triangles"}, **outputs)
    assert len(rows(triangles["POLYGONS"])) == mesh.faceCount()


def test_snapshots_go_from_the_start_to_the_end(tmp_path, island):
    result = erode(tmp_path, {"INPUT": island, "SNAPSHOT_COUNT": 2}, SNAPSHOTS=str(tmp_path / "steps.tif"))
    dataset = gdal.Open(result["SNAPSHOTS"])
    texts = [dataset.GetRasterBand(band).GetDescription() for band in (1, 2, 3)]
    assert texts == ["after 0 steps", "after 2 steps", "after 4 steps"]
    bands = dataset.ReadAsArray()
    assert bands[0] == pytest.approx(read(island)[0])
    assert np.array_equal(bands[2], read(result["OUTPUT"])[0])


CHANGES = [
    {"ITERATIONS": 8},
    {"KAPPA": 5},
    {"P": 0.8},
    {"A0": 0.3},
    {"LAW": "linear"},
    {"LAW": "square"},
    {"LAW": "expression", "EXPRESSION": "20 * c^0.5 * (a0 - a)"},
    {"SEA_LEVEL": 200},
    {"SEA_LEVEL": None},
    {"LAKES_AS": "land"},
    {"RAIN": "100", "KAPPA": 50},
    {"EVAPORATION": "5000"},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: "-".join(change))
def test_each_parameter_changes_the_ground(tmp_path, island, change):
    plain = read(erode(tmp_path, {"INPUT": island})["OUTPUT"])[0]
    assert not np.array_equal(read(erode(tmp_path, {"INPUT": island, **change})["OUTPUT"])[0], plain)


def test_with_a_wall_along_the_edge_all_rivers_end_in_the_sea(tmp_path):
    """Ground that falls to the east over the edge, but for a bay in the north-west; rivers end in or beside the bay."""
    rows_, cols = np.mgrid[0:40, 0:50]
    z = 90.0 - cols + 0.3 * np.abs(rows_ - 20)
    z[:5, :6] = -3.0
    dem = create(tmp_path / "dem.tif", [z.astype(np.float32)])
    ends = {}
    for edge in ("outlet", "wall"):
        result = erode(tmp_path, {"INPUT": dem, "EDGE": edge, "ITERATIONS": 0}, RIVERS=str(tmp_path / f"{edge}.gpkg"))
        lines = [line for row, line in rows(result["RIVERS"]) if row["downstream"] in (None, -1)]
        points = np.array([line.GetPoint(line.GetPointCount() - 1)[:2] for line in lines])
        ends[edge] = (points - (WEST, NORTH)) / (CELL, -CELL)
    assert len(ends["wall"]) and np.all(ends["wall"] < (8, 7))
    assert np.any(ends["outlet"][:, 0] > 45)


def test_a_wall_along_a_mesh_moves_other_ground_and_a_coastline_has_its_own_shore(tmp_path, island):
    given = {"INPUT": island, "POINTS": 900, "SEA_LEVEL": 600}
    plain, walled = (read(erode(tmp_path, {**given, "EDGE": edge})["OUTPUT"])[0] for edge in ("outlet", "wall"))
    assert np.array_equal(plain, walled)  # all of its edge is sea


def test_rain_of_a_raster_is_that_of_a_number(tmp_path, island):
    rain = create(tmp_path / "rain.tif", [np.full((60, 90), 300.0, np.float32)])
    dataset = gdal.Open(rain, gdal.GA_Update)
    dataset.SetGeoTransform(gdal.Open(island).GetGeoTransform())
    del dataset
    one = read(erode(tmp_path, {"INPUT": island, "KAPPA": 20, "RAIN": "300"})["OUTPUT"])[0]
    other = read(erode(tmp_path, {"INPUT": island, "KAPPA": 20, "RAIN": rain})["OUTPUT"])[0]
    assert np.array_equal(one, other)


@pytest.mark.parametrize("points", [0, 1500])
def test_as_much_rain_falls_of_cells_of_any_size_in_any_crs(tmp_path, island, points):
    """Of rain that falls on one cell in 16 as of the same everywhere, and of large cells as between their middles."""
    spots = np.zeros((240, 360), np.float32)
    spots[2::4, 1::4] = 16 * 500.0
    fine = create(tmp_path / "fine.tif", [spots], west=0, north=6000, dx=25, dy=25)
    degrees = str(tmp_path / "degrees.tif")
    gdal.Warp(degrees, create(tmp_path / "all.tif", [np.full((80, 110), 500, np.float32)], west=-1000, north=7000,
                              dx=100, dy=100), dstSRS="EPSG:4326").FlushCache()
    even = create(tmp_path / "even.tif", [np.full((500, 750), 500, np.float32)], west=0, north=6000, dx=12, dy=12)
    given = {"INPUT": island, "POINTS": points, "KAPPA": 20, "ITERATIONS": 1}
    one = read(erode(tmp_path, {**given, "RAIN": "500"})["OUTPUT"])[0]
    for rain in (fine, degrees, even):
        other = erode(tmp_path, {**given, "RAIN": rain})
        assert not any("RAIN" in text for text in other.warnings)
        assert read(other["OUTPUT"])[0] == pytest.approx(one, abs=0.02 if points else 1e-3)


@pytest.mark.parametrize("cells", [1, 5])
def test_no_rain_below_0_hides_in_a_mean(cells, tmp_path, island):
    """On blocks of finer cells, and between the centres of four; what no node hears of matters to none."""
    values = np.full((60 * cells, 90 * cells), 9000, np.float32)
    values[30 * cells, 45 * cells] = -99
    given = {"INPUT": island, "POINTS": 800, "ITERATIONS": 1}
    place = {"west": 0, "north": 6000, "dx": 100 / cells, "dy": 100 / cells}
    for name in ("RAIN", "EVAPORATION"):
        rain = create(tmp_path / f"{name}.tif", [values], **place)
        with pytest.raises(Refused, match=f"{name}: ‘{name}’ has values below 0 \\(down to -99\\). They must be 0"):
            erode(tmp_path, {**given, name: rain})
    wide = np.pad(values[:, : 40 * cells], ((0, 0), (0, 800 * cells)), constant_values=9000)
    wide[:, 500 * cells :] = -99
    erode(tmp_path, {**given, "RAIN": create(tmp_path / "wide.tif", [wide], **place)})


def write_mesh(path, nodes, faces, kind="E3T"):
    lines = [f"ND {n + 1} {x} {y} {z}" for n, (x, y, z) in enumerate(nodes)]
    lines += [f"{kind} {n + 1} " + " ".join(str(c + 1) for c in face) + " 1" for n, face in enumerate(faces)]
    path.write_text("MESH2D\n" + "\n".join(lines) + "\n")
    return str(path)


@pytest.mark.parametrize("points", [0, 800])
def test_no_rain_falls_beyond_the_raster_that_it_comes_from(tmp_path, island, points):
    rain = create(tmp_path / "rain.tif", [np.full((60, 45), 700, np.float32)], west=0, north=6000, dx=100, dy=100)
    given = {"INPUT": island, "POINTS": points, "RAIN": rain, "ITERATIONS": 1}
    result = erode(tmp_path, given, DIFFERENCE=str(tmp_path / "difference.tif"))
    moved, _ = read(result["DIFFERENCE"])
    assert "RAIN: ‘rain’ has no data at" in "".join(result.warnings)
    assert np.ptp(moved[:, :40]) > 1 and not moved[:, 75:].any()  # columns between hold rivers from the west


@pytest.mark.parametrize("higher", (0.0, 1e-13))
def test_a_mesh_along_a_parallel_is_refused_and_next_to_one_is_shown(tmp_path, higher):
    """On the plane, where a parallel is bent, it has an area, as a thin one on the map has."""
    nodes = [(9.0 + 0.1 * column, 50.0 + (column == 3) * higher, 5 + column) for column in range(7)]
    (tmp_path / "line.prj").write_text(QgsCoordinateReferenceSystem("EPSG:4326").toWkt())
    mesh = write_mesh(tmp_path / "line.2dm", nodes, [(0, 3, 6), (0, 1, 3), (3, 5, 6)])
    given = {"MESH_INPUT": mesh, "SEA_LEVEL": None}
    if higher:
        assert read(erode(tmp_path, given)["OUTPUT"])[0].size < 1000
    else:
        with pytest.raises(Refused, match="‘line’ has no face with an area"):
            erode(tmp_path, given)


@pytest.mark.filterwarnings("error::RuntimeWarning")
def test_land_that_the_sea_drowns_has_no_lakes(tmp_path, island):
    result = erode(tmp_path, {"INPUT": island}, SEA_RISE=9000, LAKES=str(tmp_path / "lakes.gpkg"))
    assert result["LAKE_COUNT"] == 0 and rows(result["LAKES"]) == []


def test_nodes_that_the_crs_of_a_mesh_brings_nowhere_are_told(tmp_path):
    nodes = [(20.0, 89.6, 1.0), (21.0, 89.6, 2.0), (20.5, 90.1, 3.0), (20.5, 89.5, 4.0)]
    (tmp_path / "far.prj").write_text(QgsCoordinateReferenceSystem("EPSG:4326").toWkt())
    given = {"MESH_INPUT": write_mesh(tmp_path / "far.2dm", nodes, [(0, 1, 2), (0, 3, 1)]), "SEA_LEVEL": None}
    with pytest.raises(Refused, match=r"‘far’ has \d+ nodes that lie on no map"):
        erode(tmp_path, given)


def test_a_face_that_is_given_twice_counts_once(tmp_path):
    corners = [(WEST, NORTH, 3), (WEST + 99, NORTH, 2), (WEST + 50, NORTH + 80, 1), (WEST + 50, NORTH + 20, 5)]
    once = [(0, 1, 3), (1, 2, 3), (2, 0, 3)]
    given = {"SEA_LEVEL": None, "MESH_INPUT": write_mesh(tmp_path / "once.2dm", corners, once)}
    right = read(erode(tmp_path, given)["OUTPUT"])[0]
    for double in ((0, 1, 3), (1, 3, 0), (3, 1, 0)):
        given["MESH_INPUT"] = write_mesh(tmp_path / "twice.2dm", corners, [*once, double])
        made = erode(tmp_path, given)
        assert "The mesh ‘twice’ has 1 triangles twice or more: they count once." in made.warnings
        assert np.array_equal(read(made["OUTPUT"])[0], right)


def test_a_quad_with_a_corner_that_points_inwards_is_cut_there(tmp_path):
    """From whatever corner its file names it first: the land is the same."""
    corners = [(WEST, NORTH, 9), (WEST + 90, NORTH, 4), (WEST + 30, NORTH + 30, 7), (WEST, NORTH + 90, 1)]
    seen = []
    for first in range(4):
        face = tuple(np.roll([0, 1, 2, 3], first).tolist())
        mesh = write_mesh(tmp_path / "dart.2dm", corners, [face], kind="E4Q")
        seen.append(read(erode(tmp_path, {"SEA_LEVEL": None, "MESH_INPUT": mesh})["OUTPUT"])[1])
    assert all(np.array_equal(each, seen[0]) for each in seen) and 0.2 < seen[0].mean() < 0.5


@pytest.mark.parametrize("seed", range(24))
def test_a_mesh_of_broken_faces_gives_land_or_one_sentence(tmp_path, seed):
    """Whatever its faces name and wherever its nodes lie."""
    rng = np.random.default_rng(seed)
    places = np.column_stack([WEST + rng.integers(0, 99, 12), NORTH + rng.integers(0, 99, 12), rng.uniform(0, 50, 12)])
    rows_ = places.tolist()
    for _ in range(rng.integers(0, 3)):
        rows_[rng.integers(12)][rng.integers(3)] = rng.choice([np.nan, np.inf, -1e308, 1e160, 1e12, 0.0, -1e-300])
    highest = rng.choice([12, 12, 40])
    faces = [tuple(rng.integers(0, highest, 3).tolist()) for _ in range(rng.integers(1, 5))]
    mesh = write_mesh(tmp_path / "broken.2dm", rows_, faces + faces[: rng.integers(2)])
    try:
        made = erode(tmp_path, {"MESH_INPUT": mesh, "SEA_LEVEL": rng.choice([None, 0.0, 20.0])})
    except Refused as refusal:
        assert "The mesh ‘broken’" in str(refusal) or "lies at or below the sea level" in str(refusal)
        return
    z, valid = read(made["OUTPUT"])
    assert valid.any() and np.isfinite(z[valid]).all() and np.abs(z[valid]).max() <= 50.0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "There is no ground to erode. Give INPUT, MESH_INPUT or COASTLINE"),
        ({"INPUT": "island", "SEA_LEVEL": 9000}, "at or below the sea level of 9000 everywhere"),
        ({"INPUT": "island", "SEA_LEVEL": None, "EDGE": "wall"}, "has no sea: no water could leave. Give a SEA_LEVEL"),
        ({"INPUT": "island", "SEA_LEVEL": -9999, "EDGE": "wall"}, "Give a SEA_LEVEL above its lowest place, which is"),
        ({"INPUT": "island", "SEA_LEVEL": None, "SEA_RISE": 5}, "SEA_RISE is given and SEA_LEVEL is not"),
        ({"INPUT": "island", "SEA_LEVEL": None, "SCOUR": 5}, "SCOUR is given and SEA_LEVEL is not"),
        ({"INPUT": "island", "SEA_LEVEL": None, "AVULSION": 0}, "AVULSION is given and SEA_LEVEL is not"),
        ({"INPUT": "island", "RISE_AFTER": 9}, r"RISE_AFTER \(9\) is more than ITERATIONS \(4\)"),
        ({"INPUT": "island", "RAIN": "0", "EVAPORATION": "900"}, "RAIN is 0 everywhere: there are neither rivers"),
        ({"INPUT": "island", "RAIN": "-5"}, "RAIN .*must be at least 0"),
        ({"INPUT": "island", "LAW": "expression"}, "EXPRESSION is empty"),
        ({"INPUT": "island", "LAW": "expression", "EXPRESSION": "c * slope"}, "there is no ‘slope’"),
        ({"INPUT": "island", "LAW": "expression", "EXPRESSION": "1 / (a - a)"}, "gives no number where c ="),
        ({"INPUT": "island", "LAW": "expression", "EXPRESSION": "c+" * 50_000 + "c"}, "100,001 characters"),
        ({"MESH_INPUT": "nowhere.2dm"}, "MESH_INPUT"),
        ({"MESH_INPUT": "twice"}, "has 1 nodes where another one lies"),
        ({"MESH_INPUT": "line"}, "no face with an area"),
        ({"MESH_INPUT": "bare"}, "has no faces. Choose a mesh of triangles or quads"),
        ({"MESH_INPUT": "unknown"}, "has no height at 1 nodes. Give ‘Bed Elevation’ a value there"),
        ({"MESH_INPUT": "unknown", "MESH_GROUP": "depth"}, "has no group ‘depth’ of values. MESH_GROUP may be"),
        ({"MESH_INPUT": "nameless"}, "faces with 1 corners at nodes that it does not have: its file is damaged"),
        ({"MESH_INPUT": "nan"}, "has 1 nodes that lie on no map"),
        ({"MESH_INPUT": "far"}, "has 1 nodes that lie on no map"),
        ({"MESH_INPUT": "endless"}, "has 1 nodes that lie on no map"),
        ({"MESH_INPUT": "wide"}, "has an area of .* km², which is no ground of any land. Check its CRS"),
        ({"MESH_INPUT": "speck"}, "which is no ground of any land"),
        ({"MESH_INPUT": "high"}, "has heights in ‘Bed Elevation’ up to 1e.160 m, which no ground has"),
        ({"MESH_INPUT": "folded"}, r"has faces that lie over each other, at \d+.*, \d+.* for instance"),
        ({"INPUT": "island", "POINTS": 3}, "POINTS must be 0 or at least 4"),
        ({"MESH": "out.txt"}, "Meshes are written as .2dm"),  # before anything else is looked at
        ({"INPUT": "island", "MESH_INPUT": "line"}, "INPUT and MESH_INPUT are both given"),
    ],
)
def test_what_cannot_be_eroded_is_refused_with_a_sentence(tmp_path, island, given, sentence):
    corners = [(WEST, NORTH, 3), (WEST + 99, NORTH, 2), (WEST + 50, NORTH + 80, 1)]
    straight = [(WEST, NORTH, 3), (WEST + 99, NORTH, 2), (WEST + 50, NORTH, 1)]
    named = {
        "island": island,
        "twice": write_mesh(tmp_path / "twice.2dm", [*corners, (*corners[0][:2], 9)], [(0, 1, 2), (3, 1, 2)]),
        "line": write_mesh(tmp_path / "line.2dm", straight, [(0, 1, 2)]),
        "bare": write_mesh(tmp_path / "bare.2dm", corners, []),
        "nameless": write_mesh(tmp_path / "nameless.2dm", corners, [(0, 1, 2), (0, 1, 98)]),
        **{
            name: write_mesh(tmp_path / f"{name}.2dm", [*corners, (x, 9e9, 1), (WEST, 0, 1)], [(0, 1, 2), (1, 3, 4)])
            for name, x in (("nan", "nan"), ("far", 1e160), ("endless", "-inf"), ("wide", -9e10))
        },
        "speck": write_mesh(tmp_path / "speck.2dm", [(0, 0, 1), (1e-160, 0, 1), (0, 1e-160, 1)], [(0, 1, 2)]),
        "high": write_mesh(tmp_path / "high.2dm", [*corners[:2], (*corners[2][:2], 1e160)], [(0, 1, 2)]),
        "folded": write_mesh(tmp_path / "folded.2dm", [*corners, (WEST + 50, NORTH + 20, 1)], [(0, 1, 2), (0, 1, 3)]),
        "unknown": write_mesh(tmp_path / "unknown.2dm", [*corners[:2], (*corners[2][:2], "nan")], [(0, 1, 2)]),
        "out.txt": str(tmp_path / "out.txt"),
    }
    given = {key: named.get(value, value) if isinstance(value, str) else value for key, value in given.items()}
    with pytest.raises(Refused, match=sentence):
        erode(tmp_path, given)
    assert not (tmp_path / "out.tif").exists()
