"""Pictures of the water table, in section and as a map, of snow, and of lakes in a dry climate."""

import numpy as np
import picture
from osgeo import gdal
from qgis_env import DATA
from scipy import ndimage
from water_figures import EARTH, RIVER, Terrain, finer, paper, rasterized, valleys

CRS = "EPSG:32616"
SKY, GROUND, WET = (np.array(colour) / 255 for colour in ((246, 249, 252), (214, 190, 150), (150, 160, 160)))
PAN = np.array([222, 186, 178]) / 255
OPEN, LINE = (np.array(colour) / 255 for colour in ((86, 164, 214), (20, 70, 140)))
DEEP, PALE = (np.array(colour) / 255 for colour in ((24, 84, 160), (150, 208, 240)))
SECTION = 900, 210  # pixels
SCALE = 2


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    terrain = Terrain(qgis, folder / "sections")
    rows = [section(terrain, mode) for mode in ("energy", "dupuit", "snow")]
    white = np.ones((picture.GAP, *rows[0].shape[1:]))
    whole = np.concatenate([part for row in rows for part in (row, white)][:-1])
    picture.write_png(whole, images / "watertable_section.png", colours)
    land = valleys(qgis, folder)
    picture.write_png(levels(land), images / "watertable.png", 2 * colours)
    picture.write_png(snow(land), images / "watertable_snow.png", 2 * colours)
    picture.write_png(dry_lakes(Terrain(qgis, folder / "dry")), images / "lakes_dry.png", colours)
    tana = shore_of_tana(Terrain(qgis, folder / "tana"))
    if tana is not None:
        picture.write_png(tana, images / "lakes_tana.png", colours)


def section(terrain, mode):
    """Return a picture of ground and water along a line across a land with the sea in the middle."""
    columns, rows = SECTION
    x = np.linspace(0, 1, columns // 3)
    rng = np.random.default_rng(5)
    waves = sum(rng.uniform(-1, 1) * np.cos(np.pi * k * x + rng.uniform(0, 6)) / k**1.1 for k in range(2, 60))
    z = 120 * (np.abs(x - 0.55) * 1.6 + 0.35 * waves) - 12
    terrain.write("dem.tif", np.repeat(z[None], 3, axis=0), 30.0)
    tension = {"TENSION_GROUND": 9e4} if mode == "energy" else {}
    terrain.run("watertable", INPUT="dem.tif", MODE=mode, SEA_LEVEL=0, RECHARGE=300, OUTPUT="table.tif", **tension)
    ground, water = (
        np.interp(np.arange(columns) / 3, np.arange(x.size), row) for row in (z, terrain.read("table.tif")[1])
    )
    water = np.where(ground < 0, 0, water)
    top, bottom = z.max() * 1.08, min(z.min(), 0) - 25
    height = np.linspace(top, bottom, rows)[:, None]
    below = height < ground
    sheet = np.where(below[..., None], np.where((height < water)[..., None], WET, GROUND), SKY)
    snowy = np.ones(3) * 0.99 if mode == "snow" else OPEN
    sheet = np.where((~below & (height < water))[..., None], snowy, sheet)
    near = np.clip(1.6 - np.abs(height - water) / ((top - bottom) / rows), 0, 1)
    return picture.blend(sheet, LINE, near)


def levels(land):
    """Return waters on a land, paler the higher they stand, and rivers; those that dry out in brown."""
    land.run("watertable", INPUT="dem.tif", OUTPUT="table.tif", WATER="water.gpkg", RIVERS="kept.gpkg")
    z, table = land.read("dem.tif"), land.read("table.tif")
    map_ = paper(z, 60.0)
    depth = table - z
    level = np.where(depth > 1e-6, table, np.nan)
    low, high = np.nanmin(level), np.nanmax(level)
    share = np.nan_to_num((level - low) / (high - low))[..., None]
    map_ = picture.blend(map_, DEEP + share * (PALE - DEEP), (depth > 1e-6).astype(float))
    sheet = land.sheet()
    lines = {1: [], 0: []}
    for parts, sustained in sheet.features(land.folder / "kept.gpkg", "sustained"):
        lines[sustained].append((parts[0], 1.4))
    for sustained, colour in ((1, RIVER), (0, EARTH)):
        map_ = picture.blend(map_, colour, sheet.strokes(lines[sustained]))
    return map_


def snow(land):
    """Return snow in the valleys and gullies of a land."""
    land.run("watertable", INPUT="dem.tif", MODE="snow", OUTPUT="snow.tif")
    z, table = (finer(land.read(name), SCALE) for name in ("dem.tif", "snow.tif"))
    cover = ndimage.gaussian_filter(np.clip((table - z) / 0.5, 0, 1), 0.8)
    shade = np.clip(picture.shading(table, 60.0 / SCALE), 0.7, 1.1)
    ground = picture.tint([(0.0, (120, 128, 92)), (0.5, (142, 122, 98)), (1.0, (112, 98, 92))], z / z.max()) * shade
    return picture.blend(ground, np.array([0.97, 0.98, 1.0]) * np.clip(shade, 0.85, 1.03), cover)[:700, :900]


def dry_lakes(terrain):
    """Return the lakes of one land under three climates, and its pans of salt."""
    terrain.run("startingsurface", SHAPE="noise", ROUGHNESS=0.2, COLUMNS=300, ROWS=260, RELIEF=160, SEED=12,
                CELL_SIZE=10, OUTPUT="dem.tif")  # fmt: skip
    climate = {"EVAPORATION": 1600, "MIN_AREA": 0.004, "MIN_DEPTH": 1}
    return picture.beside([with_lakes(terrain, 10, RAIN=rain, **climate) for rain in (400, 200, 100)])


def shore_of_tana(terrain):
    """Return the shallows of Lake Tana under three climates, the map walled in; None without the DEM."""
    source = DATA / "lake_tana_robit" / "srtm_30m.tif"
    if not source.is_file():
        return None
    z = gdal.Open(str(source)).ReadAsArray().astype(float)
    terrain.write("dem.tif", np.pad(z, 1, constant_values=z.max() + 50), 30.0)
    panels = [with_lakes(terrain, 30, False, RAIN=rain, EVAPORATION=1500, MIN_DEPTH=1) for rain in (500, 320, 200)]
    return picture.beside([panel[4:-4, 4:-4] for panel in panels])


def with_lakes(terrain, cell, pans=True, **climate):
    """Return a picture of a land with its lakes, darker where they are deeper, and its pans of salt."""
    files = {"LAKES": "lakes.gpkg", "SALT_PANS": "pans.gpkg", "WATER": "water.tif"}
    terrain.run("lakes", INPUT="dem.tif", **climate, **files)
    z, depth = terrain.read("dem.tif"), np.nan_to_num(terrain.read("water.tif"))
    ground = z[1:-1, 1:-1]  # a wall at the edge is no part of the relief
    ground = np.pad(paper(ground, cell, 0.6), ((1, 1), (1, 1), (0, 0)), mode="edge")
    map_ = picture.blend(ground, PAN, pans * (rasterized(terrain, "pans.gpkg") > 0).astype(float))
    blue = picture.tint([(0.0, (150, 200, 226)), (0.4, (82, 148, 196)), (1.0, (26, 78, 138))], np.sqrt(depth / 12))
    return picture.blend(map_, blue, (depth > 0).astype(float))
