"""Whatever the file, the format and the way of saying «no data»: the same land gives the same water."""

import zipfile
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider.layers import raster_reading
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    FILLED,
    LAND,
    NORTH,
    VALID,
    WEST,
    cell_area_on_ellipsoid,
    create,
    create_copy,
    in_project,
    make,
    read,
    unit_of,
    water_ways,
)
from osgeo import gdal, gdal_array
from qgis.core import QgsProject, QgsRasterLayer, QgsRasterRange
from support import flood

FLOAT32_LOWEST = float(np.finfo(np.float32).min)


def land(void=-9999, dtype=np.float32, scale=1, offset=0):
    """Return the land as it is stored: with a value for voids, in a type, divided by a scale."""
    return np.where(VALID, (LAND - offset) / scale, void).astype(dtype)


def stored(void=-9999, dtype=np.float32, nodata="void", **facts):
    """Return a function that writes the land into a folder as GeoTIFF."""
    declared = void if nodata == "void" else nodata
    return lambda folder: create(folder / "land.tif", [land(void, dtype)], nodata=declared, **facts)


def copied(driver, name, dtype=np.float32, **facts):
    """Return a function that writes the land into a folder in a format that is only written as a copy."""
    return lambda folder: create_copy(driver, folder / name, [land(dtype=dtype)], nodata=-9999, **facts)


def scaled(folder):
    cells = land(-32768, np.int16, scale=0.5, offset=-10)
    return create(folder / "scaled.tif", [cells], nodata=-32768, scale=0.5, offset=-10.0)


def scaled_to_the_nodata_value(folder):
    """Heights are stored as even numbers, voids as an odd one that some heights have once they are scaled."""
    odd = float(LAND[VALID & (LAND % 2 == 1)].min())
    cells = land(odd, np.uint16, scale=0.5, offset=-10)
    return create(folder / "scaled.tif", [cells], nodata=odd, scale=0.5, offset=-10)


def second_band(folder):
    bands = [np.full(LAND.shape, 9, np.float32), land()]
    return {"INPUT": create(folder / "two.tif", bands, nodata=-9999), "BAND": 2}


def south_up(folder):
    bottom = NORTH - LAND.shape[0] * CELL
    place = (WEST, CELL, 0.0, bottom, 0.0, CELL)
    return create(folder / "south_up.tif", [land()[::-1]], nodata=-9999, place=place)


def west_left(folder):
    east = WEST + LAND.shape[1] * CELL
    place = (east, -CELL, 0.0, NORTH, 0.0, -CELL)
    return create(folder / "mirrored.tif", [land()[:, ::-1]], nodata=-9999, place=place)


def virtual_file(folder):
    name = str(folder / "land.vrt")
    gdal.BuildVRT(name, [stored()(folder)]).FlushCache()
    return name


def mosaic(folder):
    half = LAND.shape[1] // 2
    parts = [
        create(folder / "west.tif", [land()[:, :half]], nodata=-9999),
        create(folder / "east.tif", [land()[:, half:]], nodata=-9999, west=WEST + half * CELL),
    ]
    name = str(folder / "mosaic.vrt")
    gdal.BuildVRT(name, parts).FlushCache()
    return name


def zipped(folder):
    stored()(folder)
    with zipfile.ZipFile(folder / "land.zip", "w") as archive:
        archive.write(folder / "land.tif", "deep/land.tif")
    (folder / "land.tif").unlink()
    return in_project(QgsRasterLayer(f"/vsizip/{folder}/land.zip/deep/land.tif", "zipped"))


def in_memory(folder):
    return in_project(QgsRasterLayer(create("/vsimem/headwaters_land.tif", [land()], nodata=-9999), "in memory"))


def geopackage(folder):
    create_copy("GPKG", folder / "store.gpkg", [land()], nodata=-9999, options=["RASTER_TABLE=heights"])
    other = gdal.Open(create(folder / "other.tif", [np.ones((4, 4), np.float32)]))
    gdal.GetDriverByName("GPKG").CreateCopy(
        str(folder / "store.gpkg"), other, 0, ["APPEND_SUBDATASET=YES", "RASTER_TABLE=other"]
    ).FlushCache()
    return in_project(QgsRasterLayer(f"GPKG:{folder / 'store.gpkg'}:heights", "heights"))


def awkward_name(folder):
    deep = folder / "Größe der Höhen (1) #2 50% ’alt’"
    deep.mkdir()
    return create(deep / "dem é & co.tif", [land()], nodata=-9999)


def user_nodata(folder):
    """The file says nothing of nodata; the user has entered two ranges in the properties of the layer."""
    layer = QgsRasterLayer(stored(nodata=None, void=777)(folder), "heights")
    layer.dataProvider().setUserNoDataValue(1, [QgsRasterRange(700, 800), QgsRasterRange(-5, -1)])
    return in_project(layer)


def source_nodata_off(folder):
    """The file declares a genuine height as nodata; the user has switched that off."""
    layer = QgsRasterLayer(stored(void=np.nan, nodata=float(LAND[20, 20]))(folder), "heights")
    layer.dataProvider().setUseSourceNoDataValue(1, False)
    return in_project(layer)


def calculated(folder):
    """A raster that QGIS calculates when it is read."""
    from qgis.core import QgsRasterDataProvider

    facts = QgsRasterDataProvider.VirtualRasterParameters()
    source = QgsRasterLayer(stored()(folder), "land")
    facts.crs, facts.extent = source.crs(), source.extent()
    facts.width, facts.height = source.width(), source.height()
    facts.formula = '"land@1"'
    part = QgsRasterDataProvider.VirtualRasterInputLayers()
    part.name, part.uri, part.provider = "land", source.source(), "gdal"
    facts.rInputLayers = [part]
    uri = QgsRasterDataProvider.encodeVirtualRasterProviderUri(facts)
    layer = QgsRasterLayer(uri, "calculated", "virtualraster")
    assert layer.isValid()
    return in_project(layer)


GUISES = {
    "float32 striped": stored(options=["BLOCKYSIZE=3"]),
    "float32 tiled": stored(options=["TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=16"]),
    "deflate with predictor": stored(options=["COMPRESS=DEFLATE", "PREDICTOR=3", "TILED=YES"]),
    "lzw": stored(options=["COMPRESS=LZW"]),
    "float64": stored(dtype=np.float64),
    "int16": stored(dtype=np.int16),
    "int32": stored(dtype=np.int32, void=-2147483648),
    "uint8": stored(dtype=np.uint8, void=255),
    "uint16": stored(dtype=np.uint16, void=65535),
    "uint32": stored(dtype=np.uint32, void=4294967295),
    "nodata 0": stored(void=0),
    "nodata is NaN": stored(void=np.nan),
    "NaN, undeclared": stored(void=np.nan, nodata=None),
    "infinite": stored(void=np.inf, nodata=None),
    "minus infinite": stored(void=-np.inf, nodata=-9999),
    "nodata is infinite": stored(void=-np.inf),
    "huge nodata in fewer digits": stored(void=FLOAT32_LOWEST, nodata=-3.4028231e38),
    "huge float64 nodata in fewer digits": stored(void=np.finfo(np.float64).min, nodata=-1.79769e308, dtype=np.float64),
    "nodata out of the type's range": stored(void=255, nodata=-9999, dtype=np.uint8, mask=VALID),
    "nodata of integers is NaN": stored(void=255, nodata=float("nan"), dtype=np.int16, mask=VALID),
    "nodata of integers is infinite": stored(void=255, nodata=float("-inf"), dtype=np.int16, mask=VALID),
    "mask band": stored(void=50, nodata=None, mask=VALID),
    "mask band, striped": stored(void=50, nodata=None, mask=VALID, options=["BLOCKYSIZE=3"]),
    "alpha band of floats": lambda folder: create(
        folder / "alpha.tif", [land(50), VALID.astype(np.float32) * 255], alpha=True
    ),
    "alpha band of three": lambda folder: create(
        folder / "alpha.tif", [land(50), np.zeros(LAND.shape, np.float32), VALID.astype(np.float32)], alpha=True
    ),
    "alpha band": lambda folder: create(
        folder / "alpha.tif", [land(50, np.uint8), VALID.astype(np.uint8) * 255], alpha=True
    ),
    "second band": second_band,
    "scaled": scaled,
    "scaled, a height equals nodata": scaled_to_the_nodata_value,
    "scaled, with a mask": lambda folder: create(
        folder / "scaled.tif", [land(7, np.int16, 0.5, -10)], mask=VALID, scale=0.5, offset=-10.0
    ),
    "virtual file": virtual_file,
    "mosaic": mosaic,
    "ASCII grid": copied("AAIGrid", "land.asc"),
    "PCRaster": copied("PCRaster", "land.map", options=["PCRASTER_VALUESCALE=VS_SCALAR"]),
    "Imagine": copied("HFA", "land.img"),
    "SAGA": copied("SAGA", "land.sdat"),
    "NetCDF": copied("netCDF", "land.nc"),
    "GeoPackage": geopackage,
    "south-up": south_up,
    "from east to west": west_left,
    "oblong cells": stored(dy=3.5),
    "degrees": stored(crs="EPSG:4326", west=9.0, north=50.0, dx=0.001, dy=0.001),
    "no CRS": stored(crs=None),
    "awkward name": awkward_name,
    "zipped": zipped,
    "in memory": in_memory,
    "user's nodata": user_nodata,
    "nodata of the source switched off": source_nodata_off,
    "calculated by QGIS": calculated,
}


# QGIS itself knows neither masks nor nodata that are parted from heights by a scale, and its versions differ about rows
# that run from east to west.
KNOWN_TO_GDAL_ONLY = [
    "nodata out of the type's range",
    "nodata of integers is NaN",
    "nodata of integers is infinite",
    "mask band",
    "mask band, striped",
    "alpha band",
    "alpha band of floats",
    "alpha band of three",
    "scaled, a height equals nodata",
    "scaled, with a mask",
    "from east to west",
]


def look_the_same(result, given):
    """Assert that a result holds the filled land, and covers what QGIS says that the given raster covers."""
    filled, valid = read(result["OUTPUT"])
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], FILLED[VALID])
    before = QgsProject.instance().mapLayer(given) or QgsRasterLayer(given)
    after = QgsRasterLayer(result["OUTPUT"])
    assert after.extent().toRectF() == before.extent().toRectF().normalized()


@pytest.mark.filterwarnings("error::RuntimeWarning")
@pytest.mark.parametrize("guise", GUISES)
def test_the_same_land_in_any_guise_fills_alike(guise, tmp_path):
    given = GUISES[guise](tmp_path)
    given = given if isinstance(given, dict) else {"INPUT": given}
    look_the_same(run("filldepressions", **given, OUTPUT=str(tmp_path / "filled.tif")), given["INPUT"])


@pytest.mark.parametrize("guise", [guise for guise in GUISES if guise not in KNOWN_TO_GDAL_ONLY])
def test_a_raster_read_through_qgis_holds_what_gdal_finds_in_it(guise, tmp_path, monkeypatch):
    look = RasterSource._look_at_file

    def without_windows(source):
        look(source)
        source.by_windows = False

    monkeypatch.setattr(RasterSource, "_look_at_file", without_windows)
    given = GUISES[guise](tmp_path)
    given = given if isinstance(given, dict) else {"INPUT": given}
    look_the_same(run("filldepressions", **given, OUTPUT=str(tmp_path / "filled.tif")), given["INPUT"])


@pytest.mark.parametrize(
    "guise", ["float32 striped", "float32 tiled", "south-up", "mask band", "scaled", "calculated by QGIS"]
)
def test_a_raster_read_in_many_parts_is_the_same(guise, tmp_path, monkeypatch):
    monkeypatch.setattr(raster_reading, "READ_AT_A_TIME", 100)
    given = GUISES[guise](tmp_path)
    look_the_same(run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif")), given)


@pytest.mark.parametrize("dtype", [np.int8, np.int64, np.uint64], ids=lambda dtype: dtype.__name__)
def test_a_raster_of_a_rare_integer_type_is_read_or_refused_by_its_type(dtype, tmp_path):
    if gdal_array.NumericTypeCodeToGDALTypeCode(dtype) in (None, gdal.GDT_Unknown):
        pytest.skip("this GDAL does not know the type")
    low = np.where(VALID, LAND // 2, 127).astype(dtype)
    given = create(tmp_path / "rare.tif", [low], nodata=127)
    try:
        result = run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif"))
    except Refused as refused:
        assert "rare" in str(refused) and "integers" in str(refused)
    else:
        filled, valid = read(result["OUTPUT"])
        assert np.array_equal(valid, VALID)
        assert np.array_equal(filled[VALID], flood(LAND // 2, water_ways(VALID))[VALID])


@pytest.mark.parametrize("bounds", ["IncludeMinAndMax", "IncludeMin", "IncludeMax", "Exclusive"])
@pytest.mark.parametrize("low, high", [(60.0, 120.0), (np.nan, 120.0), (60.0, np.nan), (60.0, 60.0)], ids=str)
def test_what_the_user_declares_nodata_is_what_qgis_says_lies_in_the_range(bounds, low, high, tmp_path):
    span = QgsRasterRange(low, high, getattr(QgsRasterRange.BoundsType, bounds))
    layer = QgsRasterLayer(create(tmp_path / "land.tif", [LAND.astype(np.int16)]))
    layer.dataProvider().setUserNoDataValue(1, [span])
    values, valid = RasterSource(layer).read(Run(), 1)
    assert np.array_equal(values, LAND)
    assert np.array_equal(valid, [[not span.contains(height) for height in row] for row in LAND])
    assert 60 in LAND
    assert 120 in LAND


@pytest.mark.parametrize("turned", [(1, 1), (-1, -1), (-1, 1)], ids=["south-up", "from east to west", "both"])
def test_oblong_cells_of_a_raster_that_is_stored_the_other_way_round_stay_as_they_are(turned, tmp_path):
    """QGIS itself makes them square: it drops rows, or adds columns without data."""
    along, up = turned
    nrows, ncols = LAND.shape
    x, y = WEST + (ncols * 30 if along < 0 else 0), NORTH - (nrows * 20 if up > 0 else 0)
    place = (x, 30.0 * along, 0.0, y, 0.0, 20.0 * up)
    given = create(tmp_path / "turned.tif", [land()[::-up, ::along]], nodata=-9999, place=place)
    result = run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif"))
    filled, valid = read(result["OUTPUT"])
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], FILLED[VALID])
    assert gdal.Open(result["OUTPUT"]).GetGeoTransform() == (WEST, 30, 0, NORTH, 0, -20)


@pytest.mark.parametrize("how", ["a mask", "an alpha band"])
def test_what_an_image_without_a_place_leaves_out_is_no_land(how, tmp_path):
    cells, opaque = np.where(VALID, LAND, 0).astype(np.uint8), np.where(VALID, 255, 0).astype(np.uint8)
    bands, facts = ([cells], {"mask": VALID}) if how == "a mask" else ([cells, opaque], {"alpha": True})
    path = str(tmp_path / "image.tif")
    make(gdal.GetDriverByName("GTiff"), path, bands, None, None, **facts)
    values, known = RasterSource(QgsRasterLayer(path, "image")).read(Run(), 1)
    assert np.array_equal(known, VALID) and np.array_equal(values[VALID], LAND[VALID])


def test_complex_numbers_are_not_heights(tmp_path):
    given = create(tmp_path / "waves.tif", [LAND.astype(np.complex64)])
    with pytest.raises(Refused, match="‘waves’ holds complex numbers"):
        run("filldepressions", INPUT=given)


def test_a_rotated_raster_is_refused_with_what_to_do(tmp_path):
    given = create(tmp_path / "turned.tif", [land()], place=(WEST, 8.0, 6.0, NORTH, 6.0, -8.0))
    with pytest.raises(Refused, match=r"‘turned’ is rotated.*Straighten it with ‘Warp \(reproject\)’"):
        run("filldepressions", INPUT=given)


def test_a_raster_without_crs_is_taken_for_metres_with_one_warning(tmp_path):
    given = create(tmp_path / "nowhere.tif", [land()], nodata=-9999, crs=None)
    result = run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif"), DEPTH=str(tmp_path / "depth.tif"))
    assert result.warnings == ["The raster ‘nowhere’ has no coordinate reference system: metres are assumed."]
    assert result["FILLED_VOLUME"] == pytest.approx(np.sum((FILLED - LAND)[VALID]) * CELL**2)


def test_a_raster_with_crs_is_read_without_a_warning(tmp_path):
    assert run("filldepressions", INPUT=stored()(tmp_path)).warnings == []


@pytest.mark.parametrize("shape", [(1, 1), (1, 9), (9, 1), (2, 2), (2, 9), (9, 2)], ids=str)
def test_in_a_raster_without_inner_cells_nothing_can_be_filled(shape, tmp_path):
    z = np.random.default_rng(3).random(shape).astype(np.float32)
    result = run("filldepressions", INPUT=create(tmp_path / "thin.tif", [z]), OUTPUT=str(tmp_path / "filled.tif"))
    assert np.array_equal(read(result["OUTPUT"])[0], z)
    assert (result["FILLED_CELLS"], result["FILLED_VOLUME"], result["DEEPEST"]) == (0, 0, 0)


def test_a_raster_without_a_valid_cell_is_refused(tmp_path):
    given = create(tmp_path / "void.tif", [np.full((5, 6), -9999, np.float32)], nodata=-9999)
    with pytest.raises(Refused, match="‘void’ has no valid cell in band 1: there is nothing to do"):
        run("filldepressions", INPUT=given)


@pytest.mark.parametrize("band", [3, -1])
def test_a_band_that_does_not_exist_is_refused(band, tmp_path):
    given = create(tmp_path / "two.tif", [land(), land()])
    with pytest.raises(Refused, match=f"‘two’ has 2 bands; BAND {band} does not exist"):
        run("filldepressions", INPUT=given, BAND=band)


def test_a_run_does_not_change_the_raster_it_reads(tmp_path):
    given = stored()(tmp_path)
    before = Path(given).read_bytes()
    run("filldepressions", INPUT=given, OUTPUT=str(tmp_path / "filled.tif"))
    assert Path(given).read_bytes() == before


def test_a_damaged_raster_is_refused_by_its_name(tmp_path):
    z = np.random.default_rng(5).random((300, 300)).astype(np.float32)
    given = Path(create(tmp_path / "damaged.tif", [z], options=["BLOCKYSIZE=30"]))
    given.write_bytes(given.read_bytes()[:200_000])
    with pytest.raises(Refused, match="‘damaged’ cannot be read"):
        run("filldepressions", INPUT=str(given), OUTPUT=str(tmp_path / "filled.tif"))
    assert not (tmp_path / "filled.tif").exists()


@pytest.mark.parametrize(
    "crs, major, flattening",
    [
        ("EPSG:4326", 6378137.0, 1 / 298.257223563),
        ("EPSG:4267", 6378206.4, 1 - 6356583.8 / 6378206.4),
        ("+proj=longlat +R=1737400 +no_defs", 1737400.0, 0.0),
    ],
    ids=["WGS 84", "Clarke 1866", "the Moon"],
)
def test_in_degrees_cells_have_the_area_that_they_have_on_the_ellipsoid(crs, major, flattening, tmp_path):
    given = create(tmp_path / "degrees.tif", [land()], nodata=-9999, crs=crs, west=9.0, north=60.0, dx=0.5, dy=0.25)
    areas = [cell_area_on_ellipsoid(60 - 0.25 * row, 0.25, 0.5, major, flattening) for row in range(LAND.shape[0])]
    depth = np.where(VALID, FILLED - LAND, 0)
    result = run("filldepressions", INPUT=given)
    assert result["FILLED_VOLUME"] == pytest.approx(np.sum(depth.sum(axis=1) * areas), rel=1e-6)


@pytest.mark.parametrize(
    "crs, metres, west, north",
    [
        ("EPSG:25832", 1.0, 5e5, 5.6e6),
        ("EPSG:2263", 0.3048006096, 1e6, 2e5),
        ("EPSG:6588", 0.3048006096, 2e6, 1.37e7),
        ("+proj=utm +zone=32 +units=km", 1e3, 500, 900),
    ],
)
def test_volumes_are_cubic_metres_whatever_the_unit_of_the_map(crs, metres, west, north, tmp_path):
    given = create(tmp_path / "units.tif", [land()], nodata=-9999, crs=crs, west=west, north=north)
    expected = np.sum((FILLED - LAND)[VALID]) * (CELL * metres) ** 2
    assert run("filldepressions", INPUT=given)["FILLED_VOLUME"] == pytest.approx(expected, rel=1e-5)


def test_heights_in_feet_give_depths_and_volumes_in_metres_and_stay_in_feet(tmp_path):
    depth_file = str(tmp_path / "depth.tif")
    result = run(
        "filldepressions", INPUT=stored()(tmp_path), Z_UNIT="foot", OUTPUT=str(tmp_path / "f.tif"), DEPTH=depth_file
    )
    depth = 0.3048 * (FILLED - LAND)[VALID]
    assert result["DEEPEST"] == pytest.approx(depth.max())
    assert result["FILLED_VOLUME"] == pytest.approx(depth.sum() * CELL**2)
    assert np.allclose(read(depth_file)[0][VALID], depth)
    assert np.array_equal(read(result["OUTPUT"])[0][VALID], FILLED[VALID])
    assert unit_of(result["OUTPUT"]) == "ft"
    assert unit_of(depth_file) == "m"


@pytest.mark.parametrize("north", [8399737.9, 4550000.0, 100.0], ids=["60°", "San Francisco", "the equator"])
def test_a_map_that_stretches_the_ground_has_the_volume_of_the_ground(north, tmp_path):
    """At 60 degrees north Web Mercator draws everything about four times too large."""
    given = create(tmp_path / "web.tif", [land()], nodata=-9999, crs="EPSG:3857", west=1e6, north=north, dx=10, dy=10)
    edges = np.degrees(np.arctan(np.sinh((north - 10 * np.arange(LAND.shape[0] + 1)) / 6378137.0)))
    wgs84 = np.degrees(10 / 6378137.0), 6378137.0, 1 / 298.257223563
    areas = [cell_area_on_ellipsoid(top, top - foot, *wgs84) for top, foot in zip(edges[:-1], edges[1:])]
    depth = np.where(VALID, FILLED - LAND, 0)
    expected = np.sum(depth.sum(axis=1) * areas)
    assert run("filldepressions", INPUT=given)["FILLED_VOLUME"] == pytest.approx(expected, rel=1e-6)
