"""Lakes: polygons that hold the water of the fill, fields that agree with it, and the lakes of other programs."""

import json

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.provider.layers.fields import LAKES, SPILL_POINTS
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    FILLED,
    LAND,
    NORTH,
    VALID,
    WEST,
    cell_area_on_ellipsoid,
    create,
    polygons,
    read,
    rectangle,
    unit_of,
)
from headwaters.tests.real_data import each_of
from osgeo import gdal, ogr
from qgis.core import NULL, QgsRenderContext, QgsVectorLayer, QgsWkbTypes
from scipy import ndimage

EVERYTHING = {"MIN_AREA": 0, "MIN_DEPTH": 0}
CORNERS = np.ones((3, 3))


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def rows_of(path):
    """Return the features of a layer as dictionaries with their geometry, in the order of the file; None for NULL."""
    layer = QgsVectorLayer(path)
    assert layer.isValid()
    names = [field.name() for field in layer.fields()]
    return [
        {
            "geometry": feature.geometry(),
            **{name: None if value == NULL else value for name, value in zip(names, feature.attributes())},
        }
        for feature in layer.getFeatures()
    ]


def lakes_of(given, folder, **parameters):
    """Run the algorithm with all outputs; return lakes, spill points, depth of the water and the run."""
    outputs = {"LAKES": "lakes.gpkg", "SPILL_POINTS": "points.gpkg", "WATER": "water.tif"}
    paths = {name: str(folder / file) for name, file in outputs.items()}
    result = run("lakes", INPUT=str(given), **paths, **parameters)
    return rows_of(result["LAKES"]), rows_of(result["SPILL_POINTS"]), read(result["WATER"])[0], result


def burnt(lakes, raster):
    """Return a raster like ``raster`` with the ids of lakes that stand alone, burnt by GDAL from their polygons."""
    source = gdal.Open(str(raster))
    cells = gdal.GetDriverByName("MEM").Create("", source.RasterXSize, source.RasterYSize, 1, gdal.GDT_Int32)
    cells.SetGeoTransform(source.GetGeoTransform())
    cells.SetProjection(source.GetProjection())
    store = gdal.GetDriverByName("Memory").Create("", 0, 0, 0, gdal.GDT_Unknown)
    layer = store.CreateLayer("lakes", cells.GetSpatialRef())
    layer.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    for lake in lakes:
        if lake["parent"] is None:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetField("id", lake["id"])
            feature.SetGeometry(ogr.CreateGeometryFromWkb(bytes(lake["geometry"].asWkb())))
            layer.CreateFeature(feature)
    gdal.RasterizeLayer(cells, [1], layer, options=["ATTRIBUTE=id"])
    return cells.ReadAsArray()


def test_every_cell_that_the_fill_raises_lies_in_a_lake_and_no_other(dem, tmp_path):
    lakes, _, water, result = lakes_of(dem, tmp_path, **EVERYTHING)
    depth = np.where(VALID, FILLED - LAND, 0)
    assert np.array_equal(np.where(VALID, water, 0), depth)
    assert unit_of(result["WATER"]) == "m"
    cells = burnt(lakes, dem)
    assert np.array_equal(cells > 0, depth > 0)
    labels, count = ndimage.label(depth > 0, CORNERS)
    assert result["LAKE_COUNT"] == count == len(np.unique(cells)) - 1
    assert result["NESTED_COUNT"] == len(lakes) - count > 0
    assert result["LAKE_AREA"] == pytest.approx(np.count_nonzero(depth) * CELL * CELL / 1e6)
    assert result["LAKE_VOLUME"] == pytest.approx(depth.sum() * CELL * CELL)
    assert result["DEEPEST"] == depth.max()
    for lake in lakes:
        own = cells == lake["id"]
        if lake["parent"] is None:
            assert len(np.unique(labels[own])) == 1
            assert np.unique(FILLED[own]).tolist() == [lake["level_m"]]
            assert lake["area_km2"] == pytest.approx(np.count_nonzero(own) * CELL * CELL / 1e6)
            assert lake["volume_m3"] == pytest.approx(depth[own].sum() * CELL * CELL)
            assert lake["depth_max_m"] == depth[own].max()
            assert lake["depth_mean_m"] == pytest.approx(depth[own].mean())


def test_the_water_is_that_of_the_lakes_that_are_not_too_small(dem, tmp_path):
    lakes, _, water, _ = lakes_of(dem, tmp_path, MIN_AREA=4 * CELL * CELL / 1e6, MIN_DEPTH=0)
    cells = burnt(lakes, dem)
    depth = np.where(VALID, FILLED - LAND, 0)
    assert 0 < np.count_nonzero(cells) < np.count_nonzero(depth)
    assert np.array_equal(np.where(VALID, water, 0), np.where(cells > 0, depth, 0))


def test_nested_lakes_lie_in_their_parents_and_siblings_apart(dem, tmp_path):
    lakes, _, _, _ = lakes_of(dem, tmp_path, **EVERYTHING)
    by_id = {lake["id"]: lake for lake in lakes}
    places = [lake["id"] for lake in lakes]
    assert sorted(places) == list(range(1, len(lakes) + 1))
    for lake in lakes:
        shape = lake["geometry"]
        assert shape.isGeosValid()
        assert QgsWkbTypes.displayString(shape.wkbType()) == "MultiPolygon"
        assert shape.area() == pytest.approx(lake["area_km2"] * 1e6)
        if lake["parent"] is not None:
            parent = by_id[lake["parent"]]
            assert parent["geometry"].contains(shape)
            assert places.index(lake["parent"]) < places.index(lake["id"])  # so that children are drawn over it
            assert lake["level_m"] < parent["level_m"]
    for lake in lakes:
        brothers = [other for other in lakes if other["parent"] == lake["parent"] and other["id"] < lake["id"]]
        assert not any(lake["geometry"].intersects(other["geometry"]) for other in brothers)


def test_fields_are_those_of_the_design(dem, tmp_path):
    result = lakes_of(dem, tmp_path)[-1]
    for name, schema in (("LAKES", LAKES), ("SPILL_POINTS", SPILL_POINTS)):
        layer = QgsVectorLayer(result[name])
        assert [field.name() for field in layer.fields() if field.name() != "fid"] == [field.name for field in schema]
        assert layer.crs().authid() == "EPSG:25832"


@pytest.mark.parametrize("kind, style", [("MultiPolygon", "lakes"), ("Point", "spillpoints")])
def test_styles_load(kind, style):
    layer = QgsVectorLayer(f"{kind}?crs=EPSG:25832", style, "memory")
    before = layer.renderer().dump()
    apply_style(layer, style)
    assert layer.renderer().dump() != before
    symbol = layer.renderer().symbols(QgsRenderContext())[0]
    assert symbol.color().alpha() == {"lakes": 235, "spillpoints": 255}[style]


def test_spill_points_are_the_outlets_of_the_lakes(dem, tmp_path):
    lakes, points, *_ = lakes_of(dem, tmp_path, **EVERYTHING)
    assert [point["id"] for point in points] == [lake["id"] for lake in sorted(lakes, key=lambda lake: lake["id"])]
    by_id = {point["id"]: point for point in points}
    for lake in lakes:
        point = by_id[lake["id"]]
        place = point["geometry"].asPoint()
        assert (place.x(), place.y()) == (lake["outlet_x"], lake["outlet_y"])
        assert (point["level_m"], point["parent"]) == (lake["level_m"], lake["parent"])
        row, col = int((NORTH - place.y()) // CELL), int((place.x() - WEST) // CELL)
        assert LAND[row, col] == lake["level_m"]


POND = np.full((9, 12), 20.0, np.float32)
POND[3:6, 2:7] = 12.0
POND[4, 9] = 17.0


def pond(tmp_path, z=POND, **facts):
    return create(tmp_path / "pond.tif", [z], **facts)


def test_limits_leave_out_what_is_smaller_or_shallower_and_keep_what_is_equal(tmp_path):
    given = pond(tmp_path)
    area = 15 * CELL * CELL / 1e6
    for limits, depths in [
        ((0, 0), [8, 3]),
        ((area, 0), [8]),
        ((area * 1.001, 0), []),
        ((0, 3), [8, 3]),
        ((0, 3.1), [8]),
        ((0, 8), [8]),
        ((0, 8.001), []),
        ((None, 0), [8]),
    ]:
        lakes, _, water, _ = lakes_of(given, tmp_path, MIN_AREA=limits[0], MIN_DEPTH=limits[1])
        assert [lake["depth_max_m"] for lake in lakes] == depths
        assert [np.count_nonzero(water == deep) > 0 for deep in (8, 3)] == [deep in depths for deep in (8, 3)]
        assert np.count_nonzero(water) == 15 * (8 in depths) + (3 in depths)


def test_without_a_lake_the_layers_are_empty_and_the_log_tells(tmp_path):
    lakes, points, _, result = lakes_of(pond(tmp_path), tmp_path, MIN_DEPTH=50)
    assert lakes == points == []
    assert len(QgsVectorLayer(result["LAKES"]).fields()) == 1 + len(LAKES)
    assert "There is no lake of this size and depth." in result.log
    numbers = ("LAKE_COUNT", "NESTED_COUNT", "LAKE_AREA", "LAKE_VOLUME", "DEEPEST")
    assert [result[name] for name in numbers] == [0] * 5
    assert result.warnings == []


@pytest.mark.parametrize("dtype", ["uint8", "int16", "int32", "float64"])
def test_whole_numbers_and_doubles_hold_the_same_water(dtype, tmp_path):
    lakes, *_ = lakes_of(pond(tmp_path, POND.astype(dtype)), tmp_path, **EVERYTHING)
    assert [lake["volume_m3"] for lake in lakes] == [15 * 8 * 100, 300]


def test_heights_in_feet_give_metres(tmp_path):
    lakes, points, water, result = lakes_of(pond(tmp_path), tmp_path, Z_UNIT="foot", MIN_DEPTH=1, MIN_AREA=0)
    assert [lake["level_m"] for lake in lakes] == [pytest.approx(20 * 0.3048)]
    assert lakes[0]["volume_m3"] == pytest.approx(15 * 8 * 0.3048 * 100)
    assert lakes[0]["depth_max_m"] == lakes[0]["depth_mean_m"] == pytest.approx(8 * 0.3048)
    assert points[0]["level_m"] == pytest.approx(20 * 0.3048)
    assert result["DEEPEST"] == pytest.approx(8 * 0.3048) == water.max()


def test_areas_in_degrees_are_those_on_the_ellipsoid(tmp_path):
    north, size = 60.0, 0.001
    given = pond(tmp_path, crs="EPSG:4326", west=10.0, north=north, dx=size, dy=size)
    lakes, *_ = lakes_of(given, tmp_path, MIN_AREA=0.01)
    rows = [
        5 * cell_area_on_ellipsoid(north - row * size, size, size, 6378137.0, 1 / 298.257223563) for row in (3, 4, 5)
    ]
    assert [lake["area_km2"] for lake in lakes] == [pytest.approx(sum(rows) / 1e6, rel=1e-6)]
    assert lakes[0]["volume_m3"] == pytest.approx(8 * sum(rows), rel=1e-6)


def test_the_sea_is_no_lake_and_takes_the_water(tmp_path):
    given = pond(tmp_path)
    assert len(lakes_of(given, tmp_path, **EVERYTHING)[0]) == 2
    lakes, *_ = lakes_of(given, tmp_path, SEA_LEVEL=12, **EVERYTHING)
    assert [lake["level_m"] for lake in lakes] == [20]
    sea = polygons(rectangle(2, 3, 4, 6))  # the western cells of the pond
    lakes, *_ = lakes_of(given, tmp_path, SEA=sea, **EVERYTHING)
    assert [lake["depth_max_m"] for lake in lakes] == [3]


def test_a_hole_is_no_part_of_a_lake_and_takes_its_water_unless_it_is_crossed(tmp_path):
    z = POND.copy()
    z[4, 4] = -1
    given = pond(tmp_path, z, nodata=-1)
    lakes, *_ = lakes_of(given, tmp_path, HOLES="outlet", **EVERYTHING)
    assert [lake["depth_max_m"] for lake in lakes] == [3]
    for rule in ("wall", "fill"):
        lakes, *_ = lakes_of(given, tmp_path, HOLES=rule, **EVERYTHING)
        assert [lake["area_km2"] for lake in lakes] == [pytest.approx(14e-4), pytest.approx(1e-4)]
        assert lakes[0]["geometry"].area() == pytest.approx(1400)


def test_a_mask_cuts_lakes_off(tmp_path):
    lakes, *_ = lakes_of(pond(tmp_path), tmp_path, MASK=polygons(rectangle(7, 0, 12, 9)), **EVERYTHING)
    assert [lake["depth_max_m"] for lake in lakes] == [3]


def test_a_negative_limit_is_refused(dem):
    with pytest.raises(Refused, match="MIN_DEPTH"):
        run("lakes", INPUT=dem, LAKES="TEMPORARY_OUTPUT", MIN_DEPTH=-1)
    with pytest.raises(Refused, match="MIN_AREA"):
        run("lakes", INPUT=dem, LAKES="TEMPORARY_OUTPUT", MIN_AREA=-1)


def test_a_cancelled_run_leaves_nothing(dem, tmp_path):
    files = {"LAKES": "lakes.gpkg", "SPILL_POINTS": "points.gpkg", "WATER": "water.tif"}
    outputs = {name: str(tmp_path / file) for name, file in files.items()}
    assert not run("lakes", listener=Listener(cancel_at=85), INPUT=dem, **outputs).get("LAKES")
    assert not {path.name for path in tmp_path.iterdir()} & set(files.values())


LEAST_VOLUME = {"hollows": 50_000, "denmark_lowland_malstroem": 250}
LOWLAND_AREA, LOWLAND_DEPTH = 6 * 16 * 15.957, 0.05  # square metres and metres: smaller lakes are left out
LAKE_COUNT = {"hollows": 48, "denmark_lowland_malstroem": 104}


@pytest.fixture(scope="module", params=each_of(*LAKE_COUNT))
def lowland(request, real_data, tmp_path_factory):
    """Return the lakes of a lowland, its folder of references, and all outputs."""
    folder = real_data / request.param
    limits = {"MIN_AREA": LOWLAND_AREA / 1e6, "MIN_DEPTH": LOWLAND_DEPTH}
    return folder, *lakes_of(folder / "dtm.tif", tmp_path_factory.mktemp("lakes"), **limits)


def test_another_program_finds_the_same_depth_in_every_cell_of_lakes_and_what_else_is_wet_is_small(lowland):
    folder, lakes, _, water, _ = lowland
    depth, cells = read(folder / "depths.tif")[0], burnt(lakes, folder / "dtm.tif")
    assert np.array_equal(water, np.where(cells > 0, depth, 0))
    labels, count = ndimage.label((depth > 0) & (cells == 0), CORNERS)
    _, width, _, _, _, height = gdal.Open(str(folder / "dtm.tif")).GetGeoTransform()
    numbers = np.arange(1, count + 1)
    area = ndimage.sum(labels > 0, labels, numbers) * abs(width * height)
    assert ((area < LOWLAND_AREA) | (ndimage.maximum(depth, labels, numbers) < LOWLAND_DEPTH)).all()


def test_another_program_finds_the_same_lakes_and_volumes(lowland):
    """Its hollows were kept by volume: of ours, those above it are theirs, cell for cell."""
    folder, lakes, _, _, _ = lowland
    labels = read(folder / "labelled.tif")[0]
    theirs = {each["properties"]["bspot_id"]: each["properties"] for each in pour_points(folder)}
    theirs.pop(0, None)  # what lies in no bluespot
    large = [lake for lake in lakes if lake["volume_m3"] > LEAST_VOLUME[folder.name]]
    cells = burnt(large, folder / "dtm.tif")
    assert np.array_equal(cells > 0, labels > 0)
    alone = [lake for lake in large if lake["parent"] is None]
    assert len(alone) == len(theirs) == LAKE_COUNT[folder.name]
    for lake in alone:
        (label,) = np.unique(labels[cells == lake["id"]])
        spot = theirs[label]
        assert lake["area_km2"] * 1e6 == pytest.approx(spot["bspot_area"])
        assert lake["volume_m3"] == pytest.approx(spot["bspot_vol"], rel=1e-5)
        assert lake["depth_max_m"] == pytest.approx(spot["bspot_dmax"], rel=1e-6)


def pour_points(folder):
    return json.loads((folder / "pourpoints.json").read_text())["features"]


def test_the_pour_points_of_another_program_lie_beside_our_outlets(lowland):
    """It names the last cell under water, we the first beyond: they touch at the same sill."""
    folder, lakes, *_ = lowland
    cells = burnt(lakes, folder / "dtm.tif")
    by_id = {lake["id"]: lake for lake in lakes}
    cell = max(gdal.Open(str(folder / "dtm.tif")).GetGeoTransform()[1:6], key=abs)
    for each in pour_points(folder):
        if each["properties"]["bspot_id"] == 0:  # what lies in no bluespot
            continue
        row, col = each["properties"]["cell_row"], each["properties"]["cell_col"]
        lake = by_id[cells[row, col]]
        x, y = each["geometry"]["coordinates"]
        assert abs(lake["outlet_x"] - x) < 1.01 * cell
        assert abs(lake["outlet_y"] - y) < 1.01 * cell


@pytest.mark.parametrize("prefix", ["jacksboro_fault/jacksboro_fault_", "minnesota_lidar1m/"])
def test_another_program_finds_the_same_wetlands(prefix, real_data, tmp_path):
    """It leaves out small depressions: those it keeps are the larger of ours, cell for cell."""
    given = real_data / f"{prefix}dem.tif"
    sinks = read(real_data / f"{prefix}sink.tif")[0] != 0
    lakes, *_ = lakes_of(given, tmp_path, **EVERYTHING)
    cells = burnt(lakes, given)
    kept = np.unique(cells[sinks])
    assert 0 not in kept
    assert np.array_equal(np.isin(cells, kept), sinks)
    sizes = np.bincount(cells.ravel())
    dropped = np.setdiff1d(np.unique(cells), [0, *kept])
    assert sizes[dropped].max() < sizes[kept].min()


SHORES = [("shore/dem.tif", 378, 14_000), ("lake_tana_robit/srtm_30m.tif", 1786, 14_000)]


@pytest.mark.parametrize("name, level, cells", SHORES)
def test_the_flat_surface_of_a_lake_drains_over_the_edge_of_the_data(name, level, cells, real_data, tmp_path):
    """The lake goes on beyond the edge, and nobody knows how: its level surface is no depression."""
    given = real_data / name
    labels, _ = ndimage.label(read(given)[0] == level, CORNERS)
    sizes = np.bincount(labels.ravel())[1:]
    surface = labels == 1 + sizes.argmax()
    assert sizes.max() > cells
    lakes, _, water, _ = lakes_of(given, tmp_path)
    assert lakes
    assert not water[surface].any()
    assert not burnt(lakes, given)[surface].any()
