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
FEWEST_KM2 = 0.1  # that make a river before lakes join them
MARGIN = 20  # cells
BLUE = np.array([42, 112, 160]) / 255
FJORDS = {"SEA_LEVEL": -200, "POINTS": 6000, "ITERATIONS": 60, "LAW": "expression", "EXPRESSION": "-16 * c^0.7"}
DELTAS = {"SEA_LEVEL": 0, "ITERATIONS": 600, "KAPPA": 12, "P": 0.7, "A0": 0.03}


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    terrain = Terrain(qgis, folder / "mesh")
    terrain.run("startingsurface", SHAPE="volcanoes", ROUGHNESS=0.4, RELIEF=RELIEF, OUTPUT="dem.tif", **SIZE)
    picture.write_png(wet_and_dry(terrain), images / "rivererosion.png", colours)
    picture.write_png(film(terrain), images / "rivererosion_steps.png", colours)
    picture.write_png(joined(Terrain(qgis, folder / "joined")), images / "rivererosion_network.png", colours)
    picture.write_png(coasts(Terrain(qgis, folder / "coasts")), images / "rivererosion_coasts.png", 2 * colours)
    picture.write_png(fractal(Terrain(qgis, folder / "fractal")), images / "rivererosion_noise.png", colours)
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


def coasts(terrain):
    """Return straight coasts before and after: erosion wins while the sea is low, then it rises; deposition wins."""
    row = np.arange(SIZE["ROWS"])[:, None]
    inland = (150 - row) / 150
    noise = evenly_rough(terrain, 5)
    steep = np.where(inland > 0, 25 + 900 * np.maximum(inland, 0) ** 0.5 * (0.15 + 1.1 * noise), 1500 * inland - 300)
    swing = 0.5 + 0.5 * np.cos(2 * np.pi * (np.arange(SIZE["COLUMNS"]) + 14 * np.sin(row / 23) + 30 * noise) / 100)
    mountains = np.clip((inland - 0.35) / 0.65, 0, None)
    land = np.maximum(inland, 0)
    plain = 3 + 600 * mountains**1.4 * (0.3 + 0.5 * (noise + swing)) + 30 * land * (0.3 + swing)
    plain += (2 + 60 * land**2) * (noise - 0.3)
    flat = np.where(inland > 0, np.maximum(plain, 1), 15 * inland - 2)
    rows = []
    for before, given in ((steep, FJORDS), (flat, DELTAS)):
        terrain.write("dem.tif", before, CELL)
        terrain.run("rivererosion", INPUT="dem.tif", OUTPUT="after.tif", **given)
        after = terrain.read("after.tif")
        after = ndimage.zoom(after, np.array(before.shape) / after.shape, order=1, grid_mode=True, mode="nearest")
        pair = (z[MARGIN:-MARGIN, MARGIN:-MARGIN] for z in (before, after))  # all along the edge water leaves
        rows.append(picture.beside([without_surf(z) for z in pair]))
    return np.concatenate([rows[0], np.ones((picture.GAP, *rows[0].shape[1:])), rows[1]])


def without_surf(heights):
    """Return a picture of land whose narrow arms of the sea are not all surf."""
    painted = picture.painted(heights, np.zeros(heights.shape), CELL, (), 900)
    return picture.blend(painted, BLUE, picture.cover(-heights))


def evenly_rough(terrain, seed):
    """Return noise from 0 to 1."""
    terrain.run("startingsurface", SHAPE="noise", ROUGHNESS=0.5, RELIEF=1, SEED=seed, OUTPUT="noise.tif", **SIZE)
    noise = terrain.read("noise.tif")
    return (noise - noise.min()) / np.ptp(noise)


def fractal(terrain):
    """Return noise before, with the lakes that it begins with, and after, when its basins have become trees."""
    terrain.run("startingsurface", SHAPE="noise", ROUGHNESS=0.8, RELIEF=800, SEED=3, OUTPUT="dem.tif", **SIZE)
    panels = []
    for steps in (0, 300):
        terrain.run("rivererosion", INPUT="dem.tif", ITERATIONS=steps, A0=0.002, OUTPUT="after.tif", LAKES="lakes.gpkg",
                    RIVERS="rivers.gpkg")  # fmt: skip
        panels.append(scene(terrain, terrain.read("after.tif") + 1, "lakes.gpkg", None, "rivers.gpkg", 900))
    return picture.beside(panels)


def joined(terrain):
    """Return the rivers before lakes join them, each ending in its hollow, and after."""
    terrain.run("startingsurface", SHAPE="volcanoes", ROUGHNESS=0.5, RELIEF=RELIEF, SEED=2, OUTPUT="dem.tif", **SIZE)
    terrain.run("flowdirections", INPUT="dem.tif", SEA_LEVEL=0, DEPRESSIONS="keep", OUTPUT="directions.tif")
    terrain.run("flowaccumulation", DIRECTIONS="directions.tif", ENCODING="esri", OUTPUT="accumulation.tif")
    terrain.run("rivernetwork", DIRECTIONS="directions.tif", ACCUMULATION="accumulation.tif", INPUT="dem.tif",
                THRESHOLD=FEWEST_KM2, RIVERS="apart.gpkg")  # fmt: skip
    after = erode(terrain, "joined", ITERATIONS=0)
    sheet = terrain.sheet()
    strokes = ((parts[0], 0.8) for parts, _ in sheet.features(terrain.folder / "apart.gpkg", "length_m"))
    before = picture.painted(after, np.zeros(after.shape), CELL, [(RIVER, sheet.strokes(strokes))], RELIEF)
    return picture.beside([before, scene(terrain, after, "joined_lakes.gpkg", None, "joined_rivers.gpkg")])


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
