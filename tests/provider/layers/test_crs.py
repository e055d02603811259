"""A layer of which nobody has said where it lies is a plane in metres, whatever its format makes of that."""

import itertools

import numpy as np
import pytest
from headwaters.provider.layers.crs import declared_crs
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import UTM, create
from osgeo import gdal, ogr, osr
from qgis.core import QgsProject, QgsRasterLayer, QgsVectorLayer

SIDE = 40.0  # which may be degrees
UNDECLARED = ("GPKG", "cartesian", "ESRI Shapefile", "SQLite", "FlatGeobuf", "GML")
ENDINGS = {"ESRI Shapefile": "shp", "SQLite": "sqlite", "FlatGeobuf": "fgb", "GML": "gml"}
WITHOUT = "no coordinate reference system"


def stored(folder, form, wkt, crs=None):
    """Write a feature to a file of which nobody says in which CRS it is, unless that is given."""
    path = folder / f"land.{ENDINGS.get(form, 'gpkg')}"
    reference = None if crs is None else osr.SpatialReference()
    if crs is not None:
        reference.SetFromUserInput(crs)
    source = ogr.GetDriverByName(form if form in ENDINGS else "GPKG").CreateDataSource(str(path))
    shape = ogr.CreateGeometryFromWkt(wkt)
    layer = source.CreateLayer("land", reference, shape.GetGeometryType())
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(shape)
    layer.CreateFeature(feature)
    feature = layer = None
    if form == "cartesian":
        for table in ("gpkg_contents", "gpkg_geometry_columns"):
            source.ExecuteSQL(f"UPDATE {table} SET srs_id = -1")
    source = None
    return str(path)


def box(side=SIDE):
    return f"POLYGON((0 0, {side} 0, {side} {side}, 0 {side}, 0 0))"


@pytest.mark.parametrize("form", UNDECLARED)
def test_land_without_a_crs_is_as_large_in_square_metres_as_its_numbers_say(form, tmp_path):
    made = run("growrivers", COASTLINE=stored(tmp_path, form, box()), RIVERS=str(tmp_path / "rivers.gpkg"))
    assert "1,600 m², in polygons: 1, islands: 1" in made.log
    assert sum(WITHOUT in warning for warning in made.warnings) == 1
    # What is made of it is in metres, too.
    length = run("networkreport", RIVERS=made["RIVERS"], REPORT=str(tmp_path / "report.html"))
    assert any(WITHOUT in warning for warning in length.warnings)
    rivers = list(QgsVectorLayer(made["RIVERS"], "rivers", "ogr").getFeatures())
    for river in rivers:
        assert river["length_m"] == pytest.approx(river.geometry().length(), rel=1e-6)


@pytest.mark.parametrize("form", ("GTiff", "GPKG", "AAIGrid", "HFA", "netCDF"))
def test_a_raster_without_a_crs_is_a_plane_in_metres(form, tmp_path):
    z = np.arange(1200, dtype=np.uint8).reshape(30, 40) % 251
    path = create(tmp_path / "plain.tif", [z], crs=None, west=0, north=30, dx=1, dy=1)
    copy = str(tmp_path / f"copy.{ {'GPKG': 'gpkg', 'netCDF': 'nc', 'AAIGrid': 'asc'}.get(form, 'img') }")
    gdal.GetDriverByName(form).CreateCopy(copy, gdal.Open(path))
    layer = QgsRasterLayer(copy, "copy")
    assert not RasterSource(layer).crs.isValid()
    made = run("flowaccumulation", INPUT=layer, UNITS="m2")
    assert made["TOTAL"] == pytest.approx(layer.width() * layer.height())
    assert sum(WITHOUT in warning for warning in made.warnings) == 1


@pytest.mark.parametrize("dem, drawn", list(itertools.product(("", UTM), repeat=2)))
def test_layers_with_and_without_a_crs_are_laid_upon_each_other_with_a_warning(dem, drawn, tmp_path):
    """The numbers of all are taken as they are: the same watershed comes out of any mix."""
    z = np.add.outer(np.arange(30.0), np.abs(np.arange(40.0) - 20)).astype(np.float32)
    given = create(tmp_path / "valley.tif", [z], crs=dem or None, west=500_000, north=5_000_030, dx=1, dy=1)
    point = stored(tmp_path, "GPKG", "POINT(500020.5 5000020.5)", drawn or None)
    made = run("watershedofpoint", INPUT=given, POINTS=point, SNAP=0, WATERSHED=str(tmp_path / "watershed.gpkg"))
    mixed = [warning for warning in made.warnings if warning.startswith("No coordinate reference system is known of")]
    assert len(mixed) == (dem != drawn)
    if mixed:
        assert f"of ‘{'land' if dem else 'valley'}’, but of ‘{'valley' if dem else 'land'}’" in mixed[0]
    [watershed] = QgsVectorLayer(made["WATERSHED"], "watershed", "ogr").getFeatures()
    assert watershed.geometry().area() == pytest.approx(watershed["area_km2"] * 1e6, rel=1e-3)
    assert watershed["cells"] == round(watershed.geometry().area()) > 100


def test_a_geopackage_made_of_a_plane_without_a_crs_comes_back_as_one(tmp_path):
    z = np.add.outer(np.arange(30.0), np.abs(np.arange(40.0) - 20)).astype(np.float32)
    given = create(tmp_path / "valley.tif", [z], crs=None, west=0, north=30, dx=1, dy=1)
    made = run("hydrologyfromdem", INPUT=given, WATERSHEDS=str(tmp_path / "land.gpkg"), THRESHOLD=1e-4)
    layer = QgsVectorLayer(made["WATERSHEDS"], "land", "ogr")
    assert layer.crs().isValid() and not layer.crs().isGeographic() and layer.crs().mapUnits() == 0
    assert not declared_crs(layer.crs()).isValid()
    QgsProject.instance().removeAllMapLayers()
