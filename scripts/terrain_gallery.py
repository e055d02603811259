"""Makes the pictures of docs/gallery.md and of the pages of terrain, from runs of the algorithms themselves.

Coasts and the DEM of a real island lie in shared/data beside the repository, or in the folder that HEADWATERS_TEST_DATA
names. Names of figures make those only:

    python3 scripts/terrain_gallery.py moods scales
"""

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

import demo
import island_layers
import numpy as np
import picture
import terrains
from osgeo import gdal, ogr
from qgis_env import DATA, ROOT, PrivateQgis
from scipy import ndimage

IMAGES = ROOT / "docs" / "images"
COASTS = {"kauai_32604": 75, "tasmania_28355": 550, "cyprus_32636": 250}  # size of a cell in metres
INLAND = 600_000, 5_600_000, 20_000, 15_000  # west and south, width and height of the first of two rectangles
INLAND_RELIEF = 1100.0
LAND = {"SPACING": 5000, "EROSION_CELL_SIZE": 250, "CELL_SIZE": 100}
ROWS = 330  # of a panel
COLOURS = 200
GENTLE = {"TERRAIN_SLOPE": 0.03, "RIVER_SLOPE": 0.003, "ROUGHNESS": 0.5}
ALPINE = {"TERRAIN_SLOPE": 0.2, "RIVER_SLOPE": 0.015, "ROUGHNESS": 1.5, "EROSION": 1.3}
HINCHINBROOK = 146.236, -18.369  # in the DEM of the coast of Cairns
SCALES = (200, 50, 10)  # metres
SHADED = 1_700  # metres around a place
BRIGHTEST = 1.5  # of shading


class Studio:
    """A QGIS, a folder, and what is made in it."""

    def __init__(self, folder):
        self.folder = folder
        self.qgis = PrivateQgis(folder / "qgis")

    def make(self, name, coast, **values):
        """Make a terrain with rivers, watersheds and model in a folder of its own; return the folder."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        outputs = {key: folder / f"{key.lower()}.gpkg" for key in ("RIVERS", "WATERSHEDS", "MODEL")}
        given = {"COASTLINE": coast, "SEA_FLOOR": "slope", **values, **outputs, "OUTPUT": folder / "terrain.tif"}
        self.qgis.run("headwaters:terrainfromcoastline", given)
        return folder

    def render(self, model, path, **values):
        """Render a model and return heights and the size of a cell."""
        given = {"MODEL": model, "SEA_FLOOR": "slope", **values, "OUTPUT": path}
        self.qgis.run("headwaters:renderterrain", given)
        return island_layers.read(path)


def coast_of(name):
    """Return the coast of an island as COASTLINE."""
    return f"{DATA / 'coast_rivers' / name}.gpkg|layername=coastline"


def moods(studio):
    """Return three islands, gentle above and alpine below."""
    rows = []
    for mood, values in (("gentle", GENTLE), ("alpine", ALPINE)):
        folders = [
            studio.make(f"{name}_{mood}", coast_of(name), CELL_SIZE=cell, SEED=5, **values)
            for name, cell in COASTS.items()
        ]
        rows.append(picture.beside([sized(terrains.view(folder, width=0.25)) for folder in folders]))
    return stacked(rows)


def inland(studio):
    """Return two rectangles of one land that were made one by one, on one map."""
    both = studio.folder / "both"
    both.mkdir(exist_ok=True)
    rasters = []
    for name, west in (("west", INLAND[0]), ("east", INLAND[0] + INLAND[2])):
        folder = studio.folder / name
        folder.mkdir(exist_ok=True)
        extent = f"{west},{west + INLAND[2]},{INLAND[1]},{INLAND[1] + INLAND[3]} [EPSG:32633]"
        outputs = {key: folder / f"{key.lower()}.gpkg" for key in ("RIVERS", "WATERSHEDS")}
        outputs["OUTPUT"] = folder / "terrain.tif"
        given = {"EXTENT": extent, "SEED": 42, **LAND, **outputs}
        studio.qgis.run("headwaters:terrainfromcoastline", given)
        rasters.append(str(outputs["OUTPUT"]))
        added = {"accessMode": "append"} if name == "east" else {}
        gdal.VectorTranslate(str(both / "rivers.gpkg"), str(outputs["RIVERS"]), layerName="rivers", **added)
    gdal.Warp(str(both / "terrain.tif"), rasters)
    return sized(terrains.view(both, width=0.25, relief=INLAND_RELIEF))


def sized(map_, rows=ROWS):
    """Return a picture with so many rows."""
    factor = rows / map_.shape[0]
    smooth = ndimage.gaussian_filter(map_, (0.35 / factor, 0.35 / factor, 0)) if factor < 1 else map_
    return ndimage.zoom(smooth, (factor, factor, 1), order=1, grid_mode=True, mode="nearest")


def stacked(rows):
    """Return pictures one below the other."""
    white = np.ones((picture.GAP, rows[0].shape[1], 3))
    return np.concatenate([part for row in rows for part in (row, white)][:-1])


def kauai(studio):
    """Return a folder with an alpine Kauai, made once."""
    name = "kauai_scales"
    if not (studio.folder / name / "terrain.tif").exists():
        studio.make(name, coast_of("kauai_32604"), CELL_SIZE=100, SEED=5, TERRAIN_SLOPE=0.16)
    return studio.folder / name


def scales(studio):
    """Return the same place in cells of three sizes."""
    made = kauai(studio)
    heights, _ = island_layers.read(made / "terrain.tif")
    relief = np.quantile(heights[heights > 0], 0.999)
    model = made / "model.gpkg"
    sides = 38_000, 11_000, 3_400
    panels = [portrait(studio, model, size, side, ROWS, relief) for size, side in zip(SCALES, sides)]
    columns = min(panel.shape[1] for panel in panels)
    return picture.beside([panel[:, :columns] for panel in panels])


def shades(studio):
    """Return hillshades in cells of 10 m: of a valley, the highest summit, and the shore nearest to the valley."""
    made = kauai(studio)
    heights, cell = island_layers.read(made / "terrain.tif")
    west, north = gdal.Open(str(made / "terrain.tif")).GetGeoTransform()[0::3]
    valley = usual_place(made / "terrain.tif")
    spot = round((north - valley[1]) / cell), round((valley[0] - west) / cell)
    _, nearest = ndimage.distance_transform_edt(heights > 0, return_indices=True)
    places = [spot, np.unravel_index(np.argmax(heights), heights.shape), nearest[:, spot[0], spot[1]]]
    panels = []
    for number, (row, col) in enumerate(places):
        x, y = west + col * cell, north - row * cell
        extent = f"{x - SHADED},{x + SHADED},{y - SHADED},{y + SHADED} [EPSG:32604]"
        path, values = made / f"shade{number}.tif", {"CELL_SIZE": SCALES[-1], "EXTENT": extent}
        found, size = studio.render(made / "model.gpkg", path, **values)
        panels.append(sized(np.repeat(picture.shading(found, size) / BRIGHTEST, 3, axis=2)))
    return picture.beside(panels)


def dry(studio):
    """Return an island with its rivers, and without: the courses were deleted from its model."""
    made = kauai(studio)
    edited = copy_of(made / "model.gpkg", "dry.gpkg", "DELETE FROM courses")
    return picture.beside([portrait(studio, each, EROSION=0) for each in (made / "model.gpkg", edited)])


def portrait(studio, model, size=60, side=None, rows=380, relief=None, **values):
    """Return a picture of a model in cells of a size, or of a square in it that is so many metres wide."""
    if side:
        x, y = usual_place(model.with_name("terrain.tif"))
        values["EXTENT"] = f"{x - side / 2},{x + side / 2},{y - side / 2},{y + side / 2} [EPSG:32604]"
    found, cell = studio.render(model, model.with_suffix(f".{size}.tif"), CELL_SIZE=size, **values)
    return sized(picture.painted(found, np.zeros_like(found), cell, relief=relief), rows)


def usual_place(path):
    """Return the place well inside the land of a terrain that has more relief around it than most have."""
    heights, cell = island_layers.read(path)
    west, north = gdal.Open(str(path)).GetGeoTransform()[0::3]
    land = ndimage.binary_erosion(heights > 0, iterations=round(6_000 / cell))
    size = round(3_000 / cell)
    relief = ndimage.maximum_filter(heights, size) - ndimage.minimum_filter(heights, size)
    away = np.where(land, np.abs(relief - np.quantile(relief[land], 0.7)), np.inf)
    row, col = np.unravel_index(np.argmin(away), heights.shape)
    return west + (col + 0.5) * cell, north - (row + 0.5) * cell


def noise(studio):
    """Return a patch of noise: of all primitives one is left, as large as the island."""
    made = kauai(studio)
    one = "SELECT min(fid) FROM primitives"
    edited = copy_of(
        made / "model.gpkg",
        "noise.gpkg",
        "DELETE FROM courses",
        f"DELETE FROM primitives WHERE fid > ({one})",
        "UPDATE primitives SET radius_m = 1000000, z_m = 500, noise_m = 250, gain = 0.5",
    )
    return portrait(studio, edited, EROSION=0)


def copy_of(model, name, *statements):
    """Return a copy of a model in which some SQL was done."""
    path = model.with_name(name)
    path.write_bytes(model.read_bytes())
    with contextlib.closing(sqlite3.connect(path)) as file:
        for statement in statements:
            file.execute(statement)
        file.commit()
    return path


def sardinia(studio):
    """Return the terrain of the demo."""
    return sized(terrains.view(sardinian(studio), watersheds=True, width=0.14), 900)


def sardinian(studio):
    """Return the folder of the terrain of the demo, made once."""
    folder = studio.folder / "sardinia"
    if not (folder / "terrain.tif").exists():
        outputs = ("OUTPUT", "RIVERS", "WATERSHEDS", "MODEL", "REPORT")
        values = {name: value for name, value in demo.SARDINIA.items() if name not in (*outputs, "COASTLINE")}
        studio.make("sardinia", demo.SARDINIA["COASTLINE"], **values)
    return folder


def recreated(studio):
    """Return a real island, and what is made of its coast, its main rivers and its greatest height."""
    folder = studio.folder / "real"
    folder.mkdir(exist_ok=True)
    heights, cell = cut_out(folder)
    sketch = folder / "sketch.gpkg"
    given = {"INPUT": folder / "terrain.tif", "THRESHOLD": 8, "SEA_LEVEL": 0, "RIVERS": sketch}
    studio.qgis.run("headwaters:hydrologyfromdem", given)
    values = {"SKETCH": sketch, "PEAK": float(heights.max()), "SPACING": 1200, "SEED": 5}
    made = studio.make("recreated", folder / "coast.gpkg", CELL_SIZE=cell / 4, **values)
    fine, size = island_layers.read(made / "terrain.tif")
    places = where(made / "terrain.tif", folder / "terrain.tif")
    true = ndimage.map_coordinates(heights, places, order=1, mode="nearest")
    true = np.where(fine > 0, np.maximum(true, 1), fine)
    relief = float(heights.max())
    real = picture.painted(true, np.zeros_like(true), size, relief=relief)
    return picture.beside([real, terrains.view(made, width=0.4, relief=relief)])


def where(path, other):
    """Return the rows and columns of another raster in which the cells of a raster lie."""
    one, other = gdal.Open(str(path)), gdal.Open(str(other))
    (west, cell, _, north, *_), (west_of, size, _, north_of, *_) = one.GetGeoTransform(), other.GetGeoTransform()
    rows, columns = np.indices((one.RasterYSize, one.RasterXSize)) + 0.5
    return (north_of - (north - rows * cell)) / size - 0.5, (west + columns * cell - west_of) / size - 0.5


def cut_out(folder):
    """Write the DEM of Hinchinbrook Island, sea below 0, and its coast; return heights and the size of a cell."""
    source = gdal.Open(str(DATA / "cairns_topobathy" / "cairns.tif"))
    window = folder / "window.tif"
    lon, lat = HINCHINBROOK
    bounds = [lon - 0.25, lat - 0.22, lon + 0.25, lat + 0.22]
    gdal.Warp(str(window), source, outputBounds=bounds, outputBoundsSRS="EPSG:4326", srcNodata=-9999, dstNodata=-9999)
    window = gdal.Open(str(window))
    heights = window.ReadAsArray().astype(np.float32)
    parts, _ = ndimage.label(heights > 0)
    sizes = np.bincount(parts.ravel())
    inner = np.setdiff1d(np.arange(1, sizes.size), np.concatenate([parts[0], parts[-1], parts[:, 0], parts[:, -1]]))
    island = ndimage.binary_fill_holes(parts == inner[np.argmax(sizes[inner])])
    heights = np.where(island, np.maximum(heights, 1), -20).astype(np.float32)
    dem = gdal.GetDriverByName("GTiff").CreateCopy(str(folder / "terrain.tif"), window)
    dem.GetRasterBand(1).WriteArray(heights)
    dem = None  # closing it writes the file
    write_coast(island, window, folder / "coast.gpkg")
    return heights, window.GetGeoTransform()[1]


def write_coast(island, raster, path):
    """Write the cells of an island as a polygon."""
    mask = gdal.GetDriverByName("MEM").Create("", raster.RasterXSize, raster.RasterYSize, 1, gdal.GDT_Byte)
    mask.SetGeoTransform(raster.GetGeoTransform())
    mask.SetProjection(raster.GetProjection())
    mask.GetRasterBand(1).WriteArray(island.astype(np.uint8))
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = store.CreateLayer("coast", raster.GetSpatialRef(), ogr.wkbPolygon)
    gdal.Polygonize(mask.GetRasterBand(1), mask.GetRasterBand(1), layer, -1)


FIGURES = {
    "terrain_moods": moods,
    "terrain_inland": inland,
    "terrain_scales": scales,
    "terrain_shades": shades,
    "terrain_dry": dry,
    "terrain_noise": noise,
    "terrain_sardinia": sardinia,
    "terrain_recreated": recreated,
}


def main():
    wanted = [f"terrain_{name}" for name in sys.argv[1:]] or list(FIGURES)
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder))
        for name in wanted:
            picture.write_png(FIGURES[name](studio), IMAGES / f"{name}.png", COLOURS)
            print(name, flush=True)


if __name__ == "__main__":
    main()
