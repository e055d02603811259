"""Terrain of a DEM: the land that was given, with rivers and lakes, and drained, at its own cells and at finer ones."""

import json
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.plane.fields import sample
from headwaters.core.run.run import Run
from headwaters.provider.terrain.model_files.reading import read_model
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import polygons, rectangle
from osgeo import gdal, osr
from qgis.core import (
    QgsApplication,
    QgsDistanceArea,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingContext,
    QgsProject,
    QgsVectorLayer,
)

from .terrains import pits, raster

pytestmark = pytest.mark.qgis

CELL, CRS = 90.0, "EPSG:32616"
WEST, NORTH = 500_000.0, 4_500_000.0
DRY, RIVER, SEA, LAKE = 0, 1, 2, 3
RIVERS = {"RIVERS": "TEMPORARY_OUTPUT"}


def heights(seed=1, shape=(56, 70)):
    """Return heights of land with hollows: waves of several lengths."""
    rows, cols = np.indices(shape)
    random, z = np.random.default_rng(seed), 300.0 + 2.0 * rows
    for wave in (40.0, 23.0, 14.0, 9.0):
        east, south, phase = random.uniform(-1, 1, 3)
        z = z + 4.0 * wave * np.sin(6.28 * ((cols * east + rows * south) / wave + phase))
    return z.astype(np.float32)


def write(path, z, crs=CRS, cell=CELL, nodata=None, placed=True):
    """Write heights as a raster."""
    kind = {
        "uint8": gdal.GDT_Byte,
        "float32": gdal.GDT_Float32,
        "float64": gdal.GDT_Float64,
        "int16": gdal.GDT_Int16,
        "uint16": gdal.GDT_UInt16,
    }
    made = gdal.GetDriverByName("GTiff").Create(str(path), z.shape[1], z.shape[0], 1, kind[z.dtype.name])
    if placed:
        made.SetGeoTransform((WEST, cell, 0, NORTH, 0, -cell) if crs != "EPSG:4326" else (8.0, cell, 0, 47.0, 0, -cell))
    if crs:
        reference = osr.SpatialReference()
        reference.SetFromUserInput(crs)
        made.SetProjection(reference.ExportToWkt())
    if nodata is not None:
        made.GetRasterBand(1).SetNoDataValue(nodata)
    made.GetRasterBand(1).WriteArray(z)
    made = None
    return str(path)


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    return write(tmp_path_factory.mktemp("dem") / "dem.tif", heights())


@pytest.fixture(scope="module")
def made(dem, tmp_path_factory):
    """A run at the cells of the DEM, with everything."""
    folder = tmp_path_factory.mktemp("made")
    more = {name: str(folder / f"{name}.tif") for name in ("OUTPUT", "WATER", "CHANGE", "RIVER_DEPTH")}
    lines = {name: str(folder / f"{name}.gpkg") for name in ("RIVERS", "LAKES", "MODEL")}
    return run("terrainfromdem", INPUT=dem, SEED=3, **more, **lines)


def test_it_lies_on_the_cells_of_the_dem_and_is_the_dem_where_that_drains(made):
    found, given = raster(made["OUTPUT"]), heights()
    assert found[1:] == (WEST, NORTH, CELL, CELL)
    assert found.values.shape == given.shape
    change = raster(made["CHANGE"]).values
    assert np.allclose(found.values - given, change, rtol=0, atol=1e-3)
    dry = raster(made["WATER"]).values != LAKE
    assert np.mean(np.abs(change[dry]) > 0.001) * 100 == pytest.approx(made["CHANGED_SHARE"], abs=0.5)


def test_water_runs_off_and_lakes_are_level(made):
    z, water = raster(made["OUTPUT"]).values, raster(made["WATER"]).values
    assert made["LAKE_COUNT"] > 0
    assert pits(z, water != LAKE) == 0
    assert np.unique(z[water == LAKE]).size <= made["LAKE_COUNT"]
    assert made["CONDITIONED_CELLS"] == 0


@pytest.mark.parametrize(("crs", "cell"), ((CRS, CELL), ("EPSG:4326", 1e-3)))
def test_the_area_of_lakes_is_that_within_their_outlines_on_the_ground(tmp_path, crs, cell):
    dem = write(tmp_path / "dem.tif", heights(), crs, cell)
    made = run("terrainfromdem", INPUT=dem, SEED=3, LAKES=str(tmp_path / "lakes.gpkg"), **RIVERS)
    layer, measure = QgsVectorLayer(made["LAKES"]), QgsDistanceArea()
    measure.setSourceCrs(layer.crs(), QgsProject.instance().transformContext())
    measure.setEllipsoid("EPSG:7030")
    outlined = sum(measure.measureArea(each.geometry()) for each in layer.getFeatures()) / 1e6
    assert made["LAKE_KM2"] == pytest.approx(outlined, rel=1e-3)
    assert outlined > 1.0


@pytest.mark.parametrize("size", [None, 30.0, 40.0])
def test_the_model_renders_to_the_same_terrain(dem, made, size, tmp_path):
    more = {} if size is None else {"CELL_SIZE": size}
    one = run("terrainfromdem", INPUT=dem, SEED=3, **RIVERS, **more)
    other = run("renderterrain", MODEL=made["MODEL"], **more)
    one, other = raster(one["OUTPUT"]), raster(other["OUTPUT"])
    assert one[1:] == other[1:]
    assert np.array_equal(one.values, other.values, equal_nan=True)


def test_gorges_that_open_hollows_are_as_narrow_in_the_model(dem, tmp_path):
    more = {"SEED": 3, "STANDING_WATER": "drained", "MODEL": str(tmp_path / "drained.gpkg"), **RIVERS}
    one = raster(run("terrainfromdem", INPUT=dem, CELL_SIZE=30, **more)["OUTPUT"]).values
    other = raster(run("renderterrain", MODEL=more["MODEL"], CELL_SIZE=30)["OUTPUT"]).values
    assert np.array_equal(one, other, equal_nan=True)


def test_finer_cells_keep_the_means(dem):
    found = run("terrainfromdem", INPUT=dem, CELL_SIZE=30, WATER="TEMPORARY_OUTPUT", **RIVERS)
    fine, water = raster(found["OUTPUT"]), raster(found["WATER"]).values
    assert fine.dx == CELL / 3
    assert pits(fine.values, water != LAKE) == 0
    means = fine.values.reshape(56, 3, 70, 3).mean(axis=(1, 3))
    wet = (water == LAKE).reshape(56, 3, 70, 3).any(axis=(1, 3))
    change = np.abs(means - heights())[~wet]
    assert np.median(change) < 0.01 * np.ptp(heights())


@pytest.mark.parametrize("share", [0, 4])
def test_valleys_lower_the_land_by_as_much_as_is_wanted(dem, share):
    found = raster(run("terrainfromdem", INPUT=dem, VALLEYS=share, STANDING_WATER="drained", **RIVERS)["OUTPUT"]).values
    sunk = (heights() - found).mean()
    assert abs(sunk - share / 100 * np.ptp(heights())) < 0.015 * np.ptp(heights())


def test_an_extent_is_a_part_of_the_whole(made):
    part = f"{WEST + 1000},{WEST + 3000},{NORTH - 4000},{NORTH - 2000} [EPSG:32616]"
    whole, found = (raster(run("renderterrain", MODEL=made["MODEL"], CELL_SIZE=45, **more)["OUTPUT"])
                    for more in ({}, {"EXTENT": part}))  # fmt: skip
    row, col = round((whole.north - found.north) / 45), round((found.west - whole.west) / 45)
    nrows, ncols = found.values.shape
    assert np.array_equal(found.values, whole.values[row : row + nrows, col : col + ncols], equal_nan=True)


def test_courses_of_the_model_are_the_rivers(made):
    found = run("rivercourses", MODEL=made["MODEL"], COURSES="TEMPORARY_OUTPUT")
    assert found["COURSE_COUNT"] == made["COURSE_COUNT"] > 3


def test_a_dem_cannot_be_eroded_anew(made, tmp_path):
    with pytest.raises(Refused, match=r"ground of .* is a DEM"):
        run("erodemodel", MODEL=made["MODEL"], OUTPUT=str(tmp_path / "eroded.gpkg"))


def test_an_edited_model_follows_its_edits(made, tmp_path):
    import shutil

    from osgeo import ogr

    path = tmp_path / "edited.gpkg"
    shutil.copy(made["MODEL"], path)
    dataset = ogr.Open(str(path), 1)
    hill = dataset.GetLayerByName("add")
    feature = ogr.Feature(hill.GetLayerDefn())
    ring = [(WEST + x, NORTH - y) for x, y in ((2000, 2000), (2900, 2000), (2900, 2900), (2000, 2900), (2000, 2000))]
    feature.SetGeometry(ogr.CreateGeometryFromWkt("POLYGON((" + ",".join(f"{x} {y}" for x, y in ring) + "))"))
    feature["height_m"], feature["falloff_m"] = 80.0, 300.0
    hill.CreateFeature(feature)
    dataset = hill = feature = None
    before, after = (raster(run("renderterrain", MODEL=str(each), WATER="TEMPORARY_OUTPUT")["OUTPUT"]).values
                     for each in (made["MODEL"], path))  # fmt: skip
    change = after - before
    assert change[24:30, 24:30].mean() > 30.0
    assert np.median(np.abs(change)) < 1.0


# What it means where it does not say so


def test_an_image_needs_the_size_of_its_pixels(tmp_path):
    path = write(tmp_path / "heights.tif", np.clip(heights() * 50, 0, 65535).astype(np.uint16), crs=None, placed=False)
    png = str(tmp_path / "heights.png")
    gdal.Translate(png, path, format="PNG")
    with pytest.raises(Refused, match="PIXEL_SIZE"):
        run("terrainfromdem", INPUT=png, **RIVERS)
    found = run("terrainfromdem", INPUT=png, PIXEL_SIZE=20, Z_FACTOR=0.02, Z_OFFSET=-5, CELL_SIZE=10, **RIVERS)
    made = raster(found["OUTPUT"])
    assert made.values.shape == (112, 140)
    assert made.dx == 10.0
    assert abs(np.nanmedian(made.values) - (np.median(heights()) - 5)) < 10.0


def test_a_heightmap_comes_back_with_its_scale(dem, tmp_path):
    png, scale = str(tmp_path / "map.png"), str(tmp_path / "map.json")
    run("exportheightmap", INPUT=dem, FORMAT="png", SIZE="same", HEIGHTMAP=png, SCALE=scale)
    found = raster(run("terrainfromdem", INPUT=png, SCALE_FILE=scale, STANDING_WATER="drained", **RIVERS)["OUTPUT"])
    step = json.loads(Path(scale).read_text(encoding="utf-8"))["metres_per_step"]
    assert found.dx == pytest.approx(CELL)
    straight = raster(run("terrainfromdem", INPUT=dem, STANDING_WATER="drained", **RIVERS)["OUTPUT"]).values
    assert np.mean(np.abs(found.values - straight) < 2 * step + 0.05) > 0.98


def test_a_heightmap_of_raw_numbers_comes_back_with_its_scale_and_a_header(dem, tmp_path):
    raw, scale = tmp_path / "map.raw", str(tmp_path / "map.json")
    run("exportheightmap", INPUT=dem, FORMAT="raw", SIZE="same", HEIGHTMAP=str(raw), SCALE=scale)
    facts = json.loads(Path(scale).read_text(encoding="utf-8"))
    raw.with_suffix(".hdr").write_text(
        f"ENVI\nsamples = {facts['columns']}\nlines = {facts['rows']}\nbands = 1\ndata type = 12\n"
        "interleave = bsq\nbyte order = 0\n"
    )
    more = {"STANDING_WATER": "drained", **RIVERS}
    found = raster(run("terrainfromdem", INPUT=str(raw), SCALE_FILE=scale, **more)["OUTPUT"])
    straight = raster(run("terrainfromdem", INPUT=dem, **more)["OUTPUT"]).values
    assert found.dx == pytest.approx(CELL)
    assert np.mean(np.abs(found.values - straight) < 2 * facts["metres_per_step"] + 0.05) > 0.98


def test_the_sea_of_a_heightmap_with_its_scale_is_as_high_as_before(dem, tmp_path):
    """A level below 0 is no number of a heightmap; nor does one with its scale look too high for metres."""
    given = raster(dem)
    level, below = float(np.percentile(given.values, 30)), -200.0
    deep = write(tmp_path / "deep.tif", given.values + np.float32(below))
    png, scale = str(tmp_path / "map.png"), str(tmp_path / "map.json")
    run("exportheightmap", INPUT=deep, HEIGHTMAP=png, SCALE=scale)
    result = run("terrainfromdem", INPUT=png, SCALE_FILE=scale, SEA_LEVEL=level + below, **RIVERS)
    dry = np.isfinite(raster(result["OUTPUT"]).values)
    assert np.count_nonzero(dry != (given.values > level)) <= 2  # of cells half a step of the heightmap from the level
    assert not [told for told in result.warnings if "metres" in told and "assumed" not in told]


@pytest.mark.parametrize("kind, shape, said", [
    (np.uint16, (33, 33), "samples = 33; lines = 33; .*type = 12"),
    (np.float32, (17, 17), "samples = 17; lines = 17; .*type = 4"),
    (np.uint16, (20, 30), "samples = columns; lines = rows"),
    (np.uint16, (0, 0), "samples = columns; lines = rows"),
])  # fmt: skip
def test_raw_numbers_without_a_header_are_refused_with_what_their_size_tells(kind, shape, said, tmp_path):
    raw = tmp_path / "map.r16"
    raw.write_bytes(np.zeros(shape, kind).tobytes())
    with pytest.raises(Refused, match=f"(?s)map.r16.*{said}.*map.hdr"):
        run("terrainfromdem", INPUT=str(raw), PIXEL_SIZE=2, **RIVERS)


def test_how_high_the_sea_lies_is_told_where_numbers_are_scaled(dem):
    """SEA_LEVEL is one of the numbers of the DEM, as their unit is."""
    more = {"SEA_LEVEL": 250, "Z_FACTOR": 2, "Z_OFFSET": -100, "Z_UNIT": "foot"}
    found = run("terrainfromdem", INPUT=dem, STANDING_WATER="drained", **more, **RIVERS)
    assert "SEA_LEVEL is 250 in the numbers of ‘dem’, which is a height of 52.4 m" in found.log
    assert np.nanmin(raster(found["OUTPUT"]).values) > 52.4


def test_a_file_that_is_no_scale_is_refused(dem, tmp_path):
    (tmp_path / "no.json").write_text("{}")
    png = str(tmp_path / "map.png")
    run("exportheightmap", INPUT=dem, FORMAT="png", HEIGHTMAP=png)
    with pytest.raises(Refused, match="SCALE_FILE"):
        run("terrainfromdem", INPUT=png, SCALE_FILE=str(tmp_path / "no.json"), **RIVERS)


def test_a_pixel_size_is_not_used_where_there_is_a_crs(dem):
    listener = Listener()
    found = run("terrainfromdem", listener, INPUT=dem, PIXEL_SIZE=5, **RIVERS)
    assert raster(found["OUTPUT"]).dx == CELL
    assert any("PIXEL_SIZE is not used" in each for each in listener.warnings)


def test_degrees_keep_their_cells(tmp_path):
    path = write(tmp_path / "degrees.tif", heights(), crs="EPSG:4326", cell=0.001)
    found = run("terrainfromdem", INPUT=path, WATER="TEMPORARY_OUTPUT", **RIVERS)
    z = raster(found["OUTPUT"])
    assert z[1:] == pytest.approx((8.0, 47.0, 0.001, 0.001))
    assert pits(z.values, raster(found["WATER"]).values != LAKE) == 0


def test_nodata_stays_nodata_and_lets_water_out(tmp_path):
    z = heights()
    z[:, :6] = z[20:25, 30:36] = -9999
    path = write(tmp_path / "holes.tif", z, nodata=-9999)
    found = raster(run("terrainfromdem", INPUT=path, **RIVERS)["OUTPUT"]).values
    assert np.array_equal(np.isnan(found), z == -9999)


def test_types_of_numbers_make_no_difference(tmp_path):
    z = np.round(heights())
    found = []
    for kind in (np.float32, np.float64, np.int16):
        path = write(tmp_path / f"{kind.__name__}.tif", z.astype(kind), nodata=None if kind is not np.int16 else 32767)
        found.append(raster(run("terrainfromdem", INPUT=path, SEED=1, **RIVERS)["OUTPUT"]).values)
    assert np.array_equal(found[0], found[1])
    assert np.array_equal(found[0], found[2])


@pytest.mark.parametrize(("z", "more", "said"), [
    (np.full((20, 20), 5.0, np.float32), {}, "as high"),
    (np.ones((1, 20), np.float32), {}, "3 × 3"),
    (heights(), {"SEA_LEVEL": 1e4}, "every cell .* is sea"),
    (heights(), {"CELL_SIZE": 200}, "coarser cells would lose rivers"),
    (heights(), {"HOLES": "wall"}, "walls"),
])  # fmt: skip
def test_what_cannot_be_is_said(z, more, said, tmp_path):
    with pytest.raises(Refused, match=said):
        run("terrainfromdem", INPUT=write(tmp_path / "dem.tif", z), **more, **RIVERS)


@pytest.mark.parametrize(("held_back", "warns"), [
    ("by a dam", True), ("by a dam with a culvert", False), ("as level water", False), ("as a drawn lake", False),
])  # fmt: skip
def test_a_hollow_that_takes_much_of_the_land_is_told_of(held_back, warns, tmp_path):
    rows, cols = np.indices((40, 60))
    z = (100.0 + 2.0 * cols + 3.0 * np.abs(rows - 20)).astype(np.float32)
    z[:, 8:11] = 260.0
    if held_back == "as level water":
        z = np.where(cols > 10, np.maximum(z, 200.0), z).astype(np.float32)
    known = {
        "by a dam with a culvert": {
            "SKETCH": polygons(
                f"LINESTRING({WEST + 20.5 * CELL} {NORTH - 20.5 * CELL}, {WEST + 0.5 * CELL} {NORTH - 20.5 * CELL})",
                crs=CRS,
                kind="LineString",
            )
        },
        "as a drawn lake": {"LAKE_POLYGONS": polygons(_rectangle(11, 0, 60, 40), crs=CRS)},
    }.get(held_back, {})
    listener = Listener()
    run("terrainfromdem", listener=listener, INPUT=write(tmp_path / "dem.tif", z), **known, **RIVERS)
    assert any("became one lake" in each for each in listener.warnings) == warns


def _image(path, bands):
    """Write bands of 8 bits as an image without a place."""
    made = gdal.GetDriverByName("MEM").Create("", bands[0].shape[1], bands[0].shape[0], len(bands), gdal.GDT_Byte)
    for number, band in enumerate(bands, 1):
        made.GetRasterBand(number).WriteArray(band)
    gdal.GetDriverByName("PNG").CreateCopy(str(path), made)
    return str(path)


def test_colours_that_stand_for_heights_are_heights(tmp_path):
    z = heights()
    mapbox = np.round((z + 10_000) * 10).astype(np.int64)
    terrarium = np.round((z + 32_768) * 256).astype(np.int64)
    made = []
    for name, codes in (("mapbox", mapbox), ("terrarium", terrarium)):
        image = _image(tmp_path / f"{name}.png", [(codes >> shift) & 255 for shift in (16, 8, 0)])
        with pytest.raises(Refused, match="FORMAT"):
            run("terrainfromdem", INPUT=image, PIXEL_SIZE=90, **RIVERS)
        more = {"FORMAT": name, "PIXEL_SIZE": 90, "STANDING_WATER": "drained", "SEED": 1, **RIVERS}
        result = run("terrainfromdem", INPUT=image, **more)
        assert not [told for told in result.warnings if "picture" in told]
        made.append(raster(result["OUTPUT"]).values)
    assert np.mean(np.abs(made[0] - z) < 0.11) > 0.8
    assert np.mean(np.abs(made[1] - z) < 0.11) > 0.8


def test_terraces_of_eight_bits_are_evened_out(tmp_path):
    listener, z = Listener(), heights()
    image = _image(tmp_path / "grey.png", [np.round(255 * (z - z.min()) / np.ptp(z)).astype(np.uint8)])
    found = run("terrainfromdem", listener, INPUT=image, PIXEL_SIZE=90, STANDING_WATER="drained", **RIVERS)
    assert any("8 bits" in each for each in listener.notes)
    assert np.unique(raster(found["OUTPUT"]).values).size > 500


@pytest.mark.parametrize("empty", [0, 255])
def test_what_an_image_holds_where_it_has_no_heights_makes_none(empty, tmp_path):
    """Steps of 8 bits are evened out over cells that have heights."""
    z = np.round(100 + 60 * np.sin(np.indices((56, 70))[1] / 9.0) + np.arange(56)[:, np.newaxis])
    void = np.zeros(z.shape, bool)
    void[20:31, 30:44] = void[:, 64:] = True
    grey = write(tmp_path / "grey.tif", np.where(void, empty, z).astype(np.uint8), nodata=empty)
    found = run("terrainfromdem", INPUT=grey, STANDING_WATER="drained", VALLEYS=0, **RIVERS)
    there = raster(found["OUTPUT"]).values
    assert np.array_equal(np.isnan(there), void) and np.nanmax(np.abs(there - z)) < 20


@pytest.mark.parametrize("lake", [False, True])
def test_holes_of_colours_that_stand_for_heights_are_crossed_at_heights_of_their_rim(lake, tmp_path):
    """A lake of a map may lie there."""
    z = heights()
    hole = np.zeros(z.shape, bool)
    hole[20:31, 30:44] = True
    codes = np.where(hole, 0, np.round((z + 10_000) * 10).astype(np.int64))
    bands = *((codes >> shift) & 255 for shift in (16, 8, 0)), np.where(hole, 0, 255)  # the last is how opaque it is
    image = _image(tmp_path / "colours.png", bands)
    numbers = write(tmp_path / "numbers.tif", np.where(hole, -9999, z).astype(np.float32), nodata=-9999)
    more = {"HOLES": "outlet" if lake else "fill", "STANDING_WATER": "drained", "SEED": 1, **RIVERS}
    place, image_place = {"west": WEST, "north": NORTH, "cell": CELL}, {"west": 0.0, "north": 0.0, "cell": 1.0}
    lakes = [{"LAKE_POLYGONS": polygons(rectangle(29, 19, 45, 32, **where), crs="")} for where in (image_place, place)]
    on_image, on_numbers = lakes if lake else ({}, {})
    of_colours = run("terrainfromdem", INPUT=image, FORMAT="mapbox", PIXEL_SIZE=90, **on_image, **more)
    of_numbers = run("terrainfromdem", INPUT=numbers, **on_numbers, **more)
    found, truth = (raster(made["OUTPUT"]).values for made in (of_colours, of_numbers))
    assert np.array_equal(np.isnan(found), np.isnan(truth)) and np.nanmax(np.abs(found - truth)) < 15
    assert of_colours["GREATEST_CHANGE"] == pytest.approx(of_numbers["GREATEST_CHANGE"], abs=1)
    assert of_colours["LAKE_COUNT"] == of_numbers["LAKE_COUNT"] == lake


def test_nothing_of_gdal_is_printed_or_logged_of_an_image_without_a_place(tmp_path):
    """It is no fault: PIXEL_SIZE says how large it is."""
    image, printed = _image(tmp_path / "grey.png", [np.tile(np.arange(30, dtype=np.uint8), (30, 1))]), []

    class Log(Listener):
        def pushDebugInfo(self, info):
            printed.append(info)

    given, context = {"INPUT": image, "PIXEL_SIZE": 90, **RIVERS}, QgsProcessingContext()
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:terrainfromdem")
    gdal.PushErrorHandler(lambda _level, _number, text: printed.append(text))
    try:
        assert algorithm.checkParameterValues({**given, "OUTPUT": "TEMPORARY_OUTPUT"}, context)[0]
    finally:
        gdal.PopErrorHandler()
    run("terrainfromdem", Log(), **given)
    assert not [text for text in printed if "transformation" in text]


ROW_DRAWN = 40  # along which a river is drawn, from the middle to the western rim
LAKE_DRAWN = 50, 8, 60, 18  # columns and rows: left, top, right, bottom
MASKED = 4  # columns on each side that lie beyond the mask


def _drawn(what, tmp_path):
    """Return parameters that say what somebody knows of the land."""
    y = NORTH - (ROW_DRAWN + 0.5) * CELL
    east = 2.0 * np.ones((56, 70), np.float32)
    east[:, :35] = 0.5
    known = {
        "SKETCH": lambda: polygons(
            f"LINESTRING({WEST + 35.5 * CELL} {y}, {WEST + 0.5 * CELL} {y})", crs=CRS, kind="LineString"
        ),
        "LAKE_POLYGONS": lambda: polygons(_rectangle(*LAKE_DRAWN), crs=CRS),
        "RAIN": lambda: write(tmp_path / "rain.tif", east),
        "MASK": lambda: polygons(_rectangle(MASKED, 0, 70 - MASKED, 56), crs=CRS),
    }
    return {name: known[name]() for name in what}


def _rectangle(*sides):
    return rectangle(*sides, west=WEST, north=NORTH, cell=CELL)


@pytest.mark.parametrize("what", [
    ("SKETCH",), ("LAKE_POLYGONS",), ("RAIN",), ("MASK",), ("SKETCH", "LAKE_POLYGONS", "RAIN", "MASK"),
], ids="+".join)  # fmt: skip
@pytest.mark.parametrize("size", [CELL, CELL / 3])
def test_land_follows_what_is_known_of_it(what, size, tmp_path):
    rows, cols = np.indices((56, 70))
    wide_valley = 0.1 * heights() + 2.0 * cols + 3.0 * np.abs(rows - ROW_DRAWN)
    dem = write(tmp_path / "valley.tif", wide_valley.astype(np.float32))
    more = {"WATER": "TEMPORARY_OUTPUT", "STANDING_WATER": "drained", "CELL_SIZE": size, "THRESHOLD": 0.06, **RIVERS}
    found = run("terrainfromdem", INPUT=dem, **_drawn(what, tmp_path), **more)
    z, water, times = raster(found["OUTPUT"]).values, raster(found["WATER"]).values, round(CELL / size)
    assert pits(z, np.isfinite(z) & (water != LAKE)) == 0
    masked = np.zeros(z.shape, bool)
    if "MASK" in what:
        masked[:, : MASKED * times] = masked[:, -MASKED * times :] = True
    assert np.array_equal(np.isnan(z), masked)
    left, top, right, bottom = (side * times for side in LAKE_DRAWN)
    lake = z[top + times : bottom - times, left + times : right - times]
    assert ("LAKE_POLYGONS" in what) == (np.ptp(lake) == 0.0)
    assert found["LAKE_COUNT"] == ("LAKE_POLYGONS" in what)
    if "SKETCH" in what:
        layer = found["RIVERS"]
        rivers = QgsGeometry.unaryUnion([each.geometry() for each in layer.getFeatures()])
        y = NORTH - (ROW_DRAWN + 0.5) * CELL
        for col in range(MASKED + 1, 33):
            place = QgsGeometry.fromPointXY(QgsPointXY(WEST + (col + 0.5) * CELL, y))
            assert rivers.distance(place) < 1.5 * CELL, col
    if what == ("RAIN",):
        plain = run("terrainfromdem", INPUT=dem, **more)
        assert np.array_equal(raster(plain["OUTPUT"]).values.shape, z.shape)
        assert found["RIVER_KM"] != plain["RIVER_KM"]


def test_a_model_of_a_dem_knows_by_which_rain_its_rivers_carry_what_they_do(tmp_path):
    """So that a river which is drawn into it does as well; without RAIN it knows of none."""
    dem = write(tmp_path / "dem.tif", heights().astype(np.float32))
    laws = []
    for number, more in enumerate(({}, _drawn(("RAIN",), tmp_path))):
        path = str(tmp_path / f"{number}.gpkg")
        run("modelfromdem", INPUT=dem, MODEL=path, **more)
        laws.append(read_model(Run(threads=1), path).islands[0].model.law)
    assert laws[0] == FlowLaw() and laws[1].per_area is None
    cell = laws[1].rain.cell
    assert cell == pytest.approx(CELL, rel=0.01)
    found = sample(laws[1].rain, np.column_stack([(np.arange(70) + 0.5) * cell, np.full(70, 20.5 * cell)]))
    assert found == pytest.approx(np.where(np.arange(70) < 35, 0.4, 1.6), rel=1e-3)


def test_where_rain_is_not_known_the_mean_falls_and_that_is_told(tmp_path):
    """A raster of a quarter of the land, and of all land, of which none may be below 0."""
    dem = write(tmp_path / "dem.tif", heights().astype(np.float32))
    rain = np.full(heights().shape, np.nan, np.float32)
    rain[:, : rain.shape[1] // 4] = 3.0
    given = {"INPUT": dem, "MODEL": str(tmp_path / "m.gpkg")}
    made = run("modelfromdem", RAIN=write(tmp_path / "quarter.tif", rain), **given)
    share = 100 * np.isnan(rain).mean()
    assert f"RAIN: ‘quarter’ has no data on {share:.3g} % of the land; there the mean falls." in made.warnings
    rain = np.where(np.isnan(rain), 1.0, rain)
    made = run("modelfromdem", RAIN=write(tmp_path / "all.tif", rain), **given)
    assert not any("RAIN" in text for text in made.warnings)
    rain[5, 5] = -0.5
    with pytest.raises(Refused, match=r"RAIN: ‘below’ goes down to -0\.5\. No number may be below 0\."):
        run("modelfromdem", RAIN=write(tmp_path / "below.tif", rain), **given)


@pytest.mark.parametrize("aside", [3, 8])
@pytest.mark.parametrize("slope", [3.0, 30.0])
def test_a_river_holds_the_line_that_was_drawn_though_lower_ground_lies_beside_it(slope, aside, tmp_path):
    """On the side of a valley, so many rows from its bottom."""
    rows, cols = np.indices((56, 70))
    valley = 0.1 * heights() + 2.0 * cols + slope * np.abs(rows - ROW_DRAWN + aside)
    dem = write(tmp_path / "valley.tif", valley.astype(np.float32))
    more = {"STANDING_WATER": "drained", "THRESHOLD": 0.06, **RIVERS}
    found = run("terrainfromdem", INPUT=dem, **_drawn(("SKETCH",), tmp_path), **more)
    rivers = QgsGeometry.unaryUnion([each.geometry() for each in found["RIVERS"].getFeatures()])
    y = NORTH - (ROW_DRAWN + 0.5) * CELL
    for col in range(1, 33):
        place = QgsGeometry.fromPointXY(QgsPointXY(WEST + (col + 0.5) * CELL, y))
        assert rivers.distance(place) < 0.75 * CELL, col


def test_a_brook_that_was_drawn_is_a_river_from_where_it_begins(tmp_path):
    """Whatever area other rivers begin at: it drains a few cells there, and is narrow."""
    rows, cols = np.indices((56, 70))
    slope = 0.1 * heights() + 20.0 * cols + 3.0 * np.abs(rows - ROW_DRAWN)
    dem, path = write(tmp_path / "slope.tif", slope.astype(np.float32)), str(tmp_path / "model.gpkg")
    more = {"STANDING_WATER": "drained", "THRESHOLD": 30, "WINDING": 0, "MODEL": path, **RIVERS}
    made = run("terrainfromdem", INPUT=dem, **_drawn(("SKETCH",), tmp_path), **more)
    courses = read_model(Run(threads=1), path).islands[0].model.courses
    east = courses.xy[:, 0] / CELL
    assert east.min() < 1 and 34.5 < east.max() < 36.5
    assert np.abs(courses.xy[:, 1] / CELL - (56 - ROW_DRAWN - 0.5)).max() < 1
    assert made["RIVER_KM"] == pytest.approx(35 * CELL / 1000, rel=0.05)
    assert run("terrainfromdem", INPUT=dem, **{**more, "MODEL": None})["RIVER_KM"] == 0
