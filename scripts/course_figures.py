"""The picture of rivers drawn by their widths: a meandering one with its oxbow lakes, and one that parts at the sea."""

import numpy as np
import picture
from osgeo import gdal, ogr
from terrain_figures import ISLAND, LAND, RIVER, SEA

PIXELS, FINE = (260, 420), 4  # of a panel: rows and columns; water is drawn so many times finer
OXBOW = np.array([120, 170, 205]) / 255
CHOICES = {"SPACING": 4700, "CELL_SIZE": 1000, "TERRAIN_SLOPE": 0.02, "WIDTH": 2.0, "SEED": 2}


def make_all(qgis, folder, images, colours):
    """Make the picture of this module."""
    outputs = {name: folder / f"courses_{name.lower()}.gpkg" for name in ("COURSES", "WATER", "OXBOWS")}
    coast = f"{ISLAND}|layername=coastline"
    rasters = {"OUTPUT": folder / "courses.tif", "RIVERS": folder / "courses_r.gpkg"}
    rasters["WATERSHEDS"] = folder / "courses_w.gpkg"
    model = folder / "courses_model.gpkg"
    qgis.run("headwaters:terrainfromcoastline", {"COASTLINE": coast, "MODEL": model, **CHOICES, **rasters})
    qgis.run("headwaters:rivercourses", {"MODEL": model, **outputs})
    outputs["MODEL"] = model
    panels = [panel(outputs, *place) for place in (most_oxbows(outputs["OXBOWS"]), widest_arm(outputs["COURSES"]))]
    picture.write_png(picture.beside(panels), images / "rivercourses.png", colours)


def most_oxbows(path):
    """Return the middle and the width of a window around the place with most of the area of oxbows."""
    store = ogr.Open(str(path))
    facts = [(each.geometry().Centroid().GetPoint_2D(), each["area_m2"], each["width_m"]) for each in store.GetLayer()]
    places, area, width = (np.array(column) for column in zip(*facts))
    reach = 60 * np.median(width)
    near = np.abs(places[:, None] - places).max(axis=2) < reach
    best = int(np.argmax(near @ area))
    return places[near[best]].mean(axis=0), 5.0 * reach


def widest_arm(path):
    """Return the middle and the width of a window around the widest river with side channels or arms."""
    store = ogr.Open(str(path))
    arms = [each for each in store.GetLayer() if each["thread"] != "main"]
    arm = max(arms, key=lambda each: each["width_m"])
    return np.array(arm.geometry().Centroid().GetPoint_2D()), max(90 * arm["width_m"], 3 * arm.geometry().Length())


def panel(outputs, middle, width):
    """Return a map of the water around a place."""
    rows, columns = PIXELS
    cell = width / columns
    corner = middle[0] - width / 2, middle[1] + rows * cell / 2
    coast = covered(outputs["MODEL"], "coast", corner, cell)
    map_ = picture.blend(np.broadcast_to(SEA, (rows, columns, 3)), np.asarray(LAND), coast)
    map_ = picture.blend(map_, OXBOW, covered(outputs["OXBOWS"], None, corner, cell))
    return picture.blend(map_, RIVER, covered(outputs["WATER"], None, corner, cell))


def covered(path, layer, corner, cell):
    """Return which share of each pixel the polygons of a layer cover."""
    store = ogr.Open(str(path))
    layer = store.GetLayer(layer) if layer else store.GetLayer()
    rows, columns = PIXELS
    raster = gdal.GetDriverByName("MEM").Create("", FINE * columns, FINE * rows, 1, gdal.GDT_Byte)
    raster.SetGeoTransform((corner[0], cell / FINE, 0, corner[1], 0, -cell / FINE))
    raster.SetProjection(layer.GetSpatialRef().ExportToWkt())
    gdal.RasterizeLayer(raster, [1], layer, burn_values=[1])
    return raster.ReadAsArray().reshape(rows, FINE, columns, FINE).mean(axis=(1, 3))
