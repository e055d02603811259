"""A layer whose file was removed, emptied or replaced since it was loaded is refused, never read as something else."""

import numpy as np
import pytest
from headwaters.core.run.run import Run
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.tests.provider.guises import saved
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, in_project, polygons, rectangle
from osgeo import gdal
from qgis.core import QgsProcessingException, QgsRasterLayer, QgsVectorLayer

CELLS = np.add.outer(np.arange(30.0), np.arange(40.0)).astype(np.float32)


def remove(path):
    path.unlink()


def empty(path):
    path.write_bytes(b"")


def write_text_over(path):
    path.write_text("no longer a layer")


@pytest.mark.parametrize("spoil", [remove, empty, write_text_over])
@pytest.mark.parametrize("ending", [".tif", ".asc"])
def test_a_raster_whose_file_is_gone_is_refused_by_the_name_of_its_layer(spoil, ending, tmp_path):
    path = tmp_path / f"dem{ending}"
    create(tmp_path / "dem.tif", [CELLS])
    if ending != ".tif":
        rows = "\n".join(" ".join(map(str, row)) for row in CELLS)
        path.write_text(f"ncols 40\nnrows 30\nxllcorner {WEST}\nyllcorner {NORTH}\ncellsize {CELL}\n{rows}\n")
    layer = QgsRasterLayer(str(path), "heights of May")
    assert layer.isValid()
    spoil(path)
    with pytest.raises(Refused, match=r"raster ‘heights of May’ can no longer be opened.*load the layer again"):
        run("filldepressions", INPUT=in_project(layer))


def test_a_raster_whose_file_has_other_cells_by_now_is_refused(tmp_path):
    layer = QgsRasterLayer(create(tmp_path / "dem.tif", [CELLS]), "heights")
    create(tmp_path / "dem.tif", [CELLS[:12, :9]])
    with pytest.raises(Refused, match=r"‘heights’ has other cells than when it was loaded.*again"):
        run("filldepressions", INPUT=in_project(layer))


def test_a_raster_whose_file_goes_before_it_is_read_is_refused(tmp_path):
    path = tmp_path / "dem.tif"
    source = RasterSource(QgsRasterLayer(create(path, [CELLS]), "heights"))
    path.unlink()
    with pytest.raises(QgsProcessingException, match=r"‘heights’ can no longer be opened"):
        source.read(Run(), 1)


def test_a_virtual_raster_whose_source_is_gone_is_refused(tmp_path):
    create(tmp_path / "dem.tif", [CELLS])
    gdal.BuildVRT(str(tmp_path / "all.vrt"), [str(tmp_path / "dem.tif")]).FlushCache()
    layer = QgsRasterLayer(str(tmp_path / "all.vrt"), "heights")
    (tmp_path / "dem.tif").unlink()
    with pytest.raises(Refused, match=r"‘heights’ can(not be read| no longer be opened)"):
        run("filldepressions", INPUT=in_project(layer))


@pytest.mark.parametrize("spoil", [remove, empty, write_text_over])
@pytest.mark.parametrize(
    "driver, name", [("GPKG", "sea.gpkg"), ("ESRI Shapefile", "sea.shp"), ("GeoJSON", "sea.geojson")]
)
def test_features_whose_file_is_gone_are_refused_by_the_name_of_their_layer(spoil, driver, name, tmp_path):
    path = tmp_path / name
    layer = QgsVectorLayer(saved(polygons(rectangle(2, 2, 20, 20)), path, driver), "the sea of May", "ogr")
    assert layer.isValid()
    spoil(path)
    dem = create(tmp_path / "dem.tif", [CELLS])
    with pytest.raises(Refused, match=r"layer ‘the sea of May’ can no longer be opened.*load the layer again"):
        run("filldepressions", INPUT=dem, SEA=in_project(layer))


def test_a_layer_in_memory_needs_no_file(tmp_path):
    dem = create(tmp_path / "dem.tif", [CELLS], crs=UTM)
    assert run("filldepressions", INPUT=dem, SEA=polygons(rectangle(2, 2, 20, 20)))["OUTPUT"]
