"""Pictures of meshes, and of erosion by rivers: an island with lakes, wet and dry, and step by step."""

import numpy as np
import picture
from osgeo import gdal
from scipy import ndimage
from water_figures import Terrain

CELL = 60.0  # metres
SIZE = {"COLUMNS": 300, "ROWS": 200, "CELL_SIZE": CELL, "CRS": "EPSG:32616"}
RELIEF = 1800.0
SALT = np.array([244, 238, 222]) / 255
RIVER = np.array([36, 104, 166]) / 255
INK = np.array([62, 70, 78]) / 255
ERODED, DEPOSITED = np.array([[28, 92, 164], [196, 52, 36]]) / 255
MOMENTS = (0, 10, 40, 160)


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    terrain = Terrain(qgis, folder / "mesh")
    terrain.run("startingsurface", SHAPE="volcanoes", ROUGHNESS=0.25, RELIEF=RELIEF, OUTPUT="dem.tif", **SIZE)
    picture.write_png(wet_and_dry(terrain), images / "rivererosion.png", colours)
    picture.write_png(film(terrain), images / "rivererosion_steps.png", colours)
    picture.write_png(meshes(terrain), images / "trianglemesh.png", colours)


def scene(terrain, heights, lakes=None, pans=None, rivers=None, relief=RELIEF):
    """Return a picture of ground with its sea, lakes, salt and rivers."""
    sheet = terrain.sheet()
    depth, layers = np.zeros(heights.shape), []
    if pans:
        layers.append((SALT, inside(terrain, pans, heights)))
    if rivers:
        strokes = (
            (parts[0], 0.5 + 2.6 * (flow / greatest(terrain, rivers)) ** 0.4)
            for parts, flow in sheet.features(terrain.folder / rivers, "discharge_m3s")
        )
        layers.append((RIVER, sheet.strokes(strokes)))
    if lakes:
        depth = inside(terrain, lakes, heights) * 20.0
    return picture.painted(heights, depth, CELL, layers, relief)


def greatest(terrain, rivers):
    """Return the flow of the greatest river."""
    return max(flow for _, flow in terrain.sheet().features(terrain.folder / rivers, "discharge_m3s"))


def inside(terrain, name, heights):
    """Return 1 in the cells that polygons cover."""
    source = gdal.Open(str(terrain.folder / "dem.tif"))
    cover = gdal.GetDriverByName("MEM").Create("", heights.shape[1], heights.shape[0], 1, gdal.GDT_Byte)
    cover.SetGeoTransform(source.GetGeoTransform())
    cover.SetProjection(source.GetProjection())
    store = gdal.OpenEx(str(terrain.folder / name))
    gdal.RasterizeLayer(cover, [1], store.GetLayer(0), burn_values=[1])
    return cover.ReadAsArray().astype(float)


def erode(terrain, name, **given):
    """Erode the ground; return its heights."""
    terrain.run(
        "rivererosion",
        **{"INPUT": "dem.tif", "SEA_LEVEL": 0, "OUTPUT": f"{name}.tif", "RIVERS": f"{name}_rivers.gpkg"},
        **{"LAKES": f"{name}_lakes.gpkg", "SALT_PANS": f"{name}_pans.gpkg", "SNAPSHOT_COUNT": 0},
        **given,
    )
    return terrain.read(f"{name}.tif")


def wet_and_dry(terrain):
    """Return the island under much rain, where each caldera spills, and dry, with salt around its lakes."""
    wet, dry = erode(terrain, "wet", ITERATIONS=2), erode(terrain, "dry", ITERATIONS=2, RAIN=250, EVAPORATION=1400)
    return picture.beside(
        [
            scene(terrain, wet, "wet_lakes.gpkg", None, "wet_rivers.gpkg"),
            scene(terrain, dry, "dry_lakes.gpkg", "dry_pans.gpkg", "dry_rivers.gpkg"),
        ]
    )


def film(terrain):
    """Return moments of erosion and, in place of the last, what has moved until then."""
    panels = []
    before = terrain.read("dem.tif")
    for steps in MOMENTS:
        after = erode(terrain, "film", ITERATIONS=steps)
        panels.append(scene(terrain, after, "film_lakes.gpkg", None, "film_rivers.gpkg"))
    rows = [picture.beside(panels[:2]), picture.beside([panels[2], moved(after - before)])]
    return np.concatenate([rows[0], np.ones((picture.GAP, *rows[0].shape[1:])), rows[1]])


def moved(change):
    """Return a picture of what was eroded, blue, and deposited, red."""
    share = np.clip(change / np.quantile(np.abs(change), 0.985), -1, 1)
    paper = np.full((*change.shape, 3), 0.97)
    return picture.blend(picture.blend(paper, ERODED, np.maximum(-share, 0)), DEPOSITED, np.maximum(share, 0))


def meshes(terrain):
    """Return the triangles and the cells of a mesh that is denser where the ground bends."""
    terrain.run("trianglemesh", INPUT="dem.tif", POINTS=1400, MESH=terrain.folder / "mesh.2dm",
                TRIANGLES="triangles.gpkg", VORONOI="cells.gpkg")  # fmt: skip
    heights = ndimage.zoom(terrain.read("dem.tif"), 2, order=1, grid_mode=True, mode="nearest")
    ground = picture.painted(heights, np.zeros(heights.shape), CELL / 2, (), RELIEF)
    sheet, panels = terrain.sheet(2), []
    for name in ("triangles.gpkg", "cells.gpkg"):
        strokes = ((ring, 0.7) for (parts,) in sheet.features(terrain.folder / name) for ring in parts)
        panels.append(picture.blend(ground, INK, 0.8 * sheet.strokes(strokes)))
    return picture.beside([panel[:, 60:420] for panel in panels])

