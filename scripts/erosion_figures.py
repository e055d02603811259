"""Pictures of erosion by random drops: the growth of a river network, and what its parameters do."""

import numpy as np
import picture
from scipy import ndimage
from water_figures import Terrain

CRS = "EPSG:32616"  # metres; a cell is one of them
SCALE = 2  # pixels a cell
NEAR, FAR = 150.0, 90_000.0  # metres below the summit between which the colours run from linear to logarithmic
GROUND = [
    (0.00, (58, 98, 84)), (0.30, (112, 152, 104)), (0.52, (190, 196, 138)), (0.68, (214, 184, 128)),
    (0.80, (188, 146, 106)), (0.90, (222, 206, 184)), (1.00, (246, 241, 232)),
]  # fmt: skip
RIVERS = [(1, (118, 172, 206)), (400, (52, 116, 178)), (3000, (10, 44, 104))]  # from so many cells upwards
MOMENTS = (2_000, 10_000, 50_000)
VARIANTS = (  # of 150 × 100 cells
    {"E": 0.001},
    {"E": 1, "D": 3},
    {"M": 300},
    {"NEIGHBOURS": 4},
    {"SHAPE": "peak"},
    {"SHAPE": "noise"},
)


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    terrain = Terrain(qgis, folder / "erosion")
    picture.write_png(untouched(terrain), images / "lehenyerosion_0.png")
    for events in MOMENTS:
        panel = eroded(terrain, EVENTS=events, RIVER_VISITS=100)
        picture.write_png(panel, images / f"lehenyerosion_{events}.png", colours)
    panels = [eroded(terrain, RIVER_VISITS=40, COLUMNS=150, ROWS=100, EVENTS=2500, **variant) for variant in VARIANTS]
    rows = [picture.beside(panels[:3]), picture.beside(panels[3:])]
    white = np.ones((picture.GAP, *rows[0].shape[1:]))
    picture.write_png(np.concatenate([rows[0], white, rows[1]]), images / "lehenyerosion_parameters.png", colours)


def untouched(terrain):
    """Return a picture of the plain that the article starts from."""
    terrain.run("startingsurface", OUTPUT="dem.tif")
    return ground(terrain.read("dem.tif"))


def eroded(terrain, **given):
    """Return a picture of eroded ground and its rivers, the darker the more they drain."""
    terrain.run("lehenyerosion", CRS=CRS, OUTPUT="dem.tif", RIVERS="rivers.gpkg", **given)
    scene = ground(terrain.read("dem.tif"))
    sheet = terrain.sheet(SCALE)
    for cells, colour in RIVERS:
        large = strokes(sheet, terrain.folder / "rivers.gpkg", cells)
        scene = picture.blend(scene, np.array(colour) / 255, sheet.strokes(large))
    return scene


def strokes(sheet, path, least):
    """Return the strokes of rivers that drain at least so many cells."""
    for parts, area in sheet.features(path, "area_out_km2"):
        cells = area * 1e6
        if cells >= least:
            yield parts[0], 0.55 + 0.42 * np.log10(cells / 10)


def ground(z):
    """Return a picture of heights; valleys become a hundred times as deep as the first slope is high."""
    level = 1 - np.log1p((z.max() - z) / NEAR) / np.log1p(FAR / NEAR)
    level = ndimage.zoom(level, SCALE, order=1, grid_mode=True, mode="nearest")
    return picture.tint(GROUND, level) * np.clip(picture.shading(60 * level, 2.5), 0.75, 1.15)
