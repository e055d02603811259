"""Pictures of drainage basins: triangles and their water, growth, orders, sketches, and the land that fits."""

import numpy as np
import picture
from osgeo import gdal, ogr, osr
from water_figures import DEEP, RIVER, SIGNAL, TINTS, Terrain

CELL, ROWS, COLUMNS = 60.0, 300, 460  # metres, of a panel
CRS = "EPSG:32616"
INK = np.array([62, 70, 78]) / 255
TYPES = np.array([(222, 226, 214), (176, 204, 190), (96, 148, 160), (170, 206, 226)]) / 255
KINDS = ("source", "bend", "fork", "water")
PEAK = 900.0
RANGE = [(3, 4), (9, 9), (15, 10), (24, 15)]  # kilometres
BAY = [(-1, 11), (6, 12), (8, 16), (5, 19), (-1, 19), (-1, 11)]
TURN = np.linspace(0, 4.6 * np.pi, 120)
SPIRAL = [(9 + 0.42 * t * np.cos(t), 8.6 + 0.42 * t * np.sin(t)) for t in TURN]
HOOK = [(27.6, 14), (20, 14.4), (17.4, 12.6), (18.6, 10.6), (22, 11.4)]
FORK = [[(21, 0), (20, 4)], [(20, 4), (16.8, 7.4)], [(25.6, 7.6), (20, 4)]]
COAST = "examples/data/sardinia.gpkg"


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    terrain = Terrain(qgis, folder / "basins")
    size = {"COLUMNS": COLUMNS, "ROWS": ROWS, "CELL_SIZE": CELL, "CRS": CRS}
    terrain.run("startingsurface", SHAPE="plane", OUTPUT="dem.tif", **size)
    panels = [at_random(terrain), pyramid(terrain), countries(terrain), widths(terrain), sketched(terrain)]
    panels.append(drawn(terrain))
    rows = [picture.beside(panels[number : number + 2]) for number in (0, 2, 4)]
    gap = np.ones((picture.GAP, *rows[0].shape[1:]))
    picture.write_png(np.concatenate([rows[0], gap, rows[1], gap, rows[2]]), images / "drainagebasins.png", colours)
    picture.write_png(relief(terrain), images / "drainagebasins_relief.png")


def corner(terrain):
    """Return where the panels begin on the map: west and south."""
    west, _, _, north, _, _ = gdal.Open(str(terrain.folder / "dem.tif")).GetGeoTransform()
    return west, north - ROWS * CELL


def grow(terrain, name, **given):
    """Grow basins on the land of a panel."""
    west, south = corner(terrain)
    extent = f"{west},{west + COLUMNS * CELL},{south},{south + ROWS * CELL} [{CRS}]"
    layers = {each.upper(): f"{name}_{each}.gpkg" for each in ("triangles", "basins", "rivers")}
    return terrain.run("drainagebasins", **{"EXTENT": extent, **layers, **given})


def burned(terrain, name, field=None, values=None):
    """Return the numbers of polygons in the cells of a panel; of texts their places among ``values``."""
    source = gdal.Open(str(terrain.folder / "dem.tif"))
    cells = gdal.GetDriverByName("MEM").Create("", COLUMNS, ROWS, 1, gdal.GDT_Float32)
    cells.SetGeoTransform(source.GetGeoTransform())
    cells.SetProjection(source.GetProjection())
    store = gdal.OpenEx(str(terrain.folder / name))
    if values is None:
        gdal.RasterizeLayer(cells, [1], store.GetLayer(0), options=[f"ATTRIBUTE={field}"])
        return cells.ReadAsArray()
    for place, value in enumerate(values):
        layer = store.GetLayer(0)
        layer.SetAttributeFilter(f"{field} = '{value}'")
        gdal.RasterizeLayer(cells, [1], layer, burn_values=[place])
    return cells.ReadAsArray()


def tinted(terrain, name):
    """Return the basins as countries."""
    return TINTS[(burned(terrain, name, "id").astype(int) * 7) % len(TINTS)]


def edges(terrain, name, width):
    """Return how much of each cell the outlines of polygons cover."""
    sheet = terrain.sheet()
    return sheet.strokes((ring, width) for (parts,) in sheet.features(terrain.folder / name) for ring in parts)


def water(terrain, name, widest):
    """Return how much of each cell rivers cover, as wide as they flow."""
    sheet = terrain.sheet()
    found = list(sheet.features(terrain.folder / name, "width_m"))
    most = max(width for _, width in found)
    return sheet.strokes((parts[0], widest * width / most) for parts, width in found)


def at_random(terrain):
    """Return triangles that draw where their water goes."""
    grow(terrain, "random", GROWTH="random", SPACING=700)
    kinds = burned(terrain, "random_triangles.gpkg", "type", KINDS).astype(int)
    ground = picture.blend(TYPES[kinds], INK, 0.35 * edges(terrain, "random_triangles.gpkg", 0.6))
    return picture.blend(ground, DEEP, edges(terrain, "random_basins.gpkg", 1.6))


def pyramid(terrain):
    """Return what the way to the sea alone makes."""
    grow(terrain, "nearest", GROWTH="nearest", SPACING=420, THRESHOLD=0.6)
    ground = picture.blend(
        tinted(terrain, "nearest_basins.gpkg"), INK, 0.5 * edges(terrain, "nearest_basins.gpkg", 0.6)
    )
    return picture.blend(ground, RIVER, water(terrain, "nearest_rivers.gpkg", 2.4))


def countries(terrain):
    """Return the basins that noise makes."""
    grow(terrain, "noise", SPACING=260, NOISE_STRENGTH=0.6)
    return picture.blend(tinted(terrain, "noise_basins.gpkg"), INK, 0.8 * edges(terrain, "noise_basins.gpkg", 1.0))


def widths(terrain):
    """Return their rivers as wide as they flow."""
    grow(terrain, "wide", SPACING=260, NOISE_STRENGTH=0.6, THRESHOLD=0.35)
    paper = np.full((ROWS, COLUMNS, 3), np.array([240, 236, 222]) / 255)
    paper = picture.blend(paper, INK, 0.25 * edges(terrain, "wide_basins.gpkg", 0.8))
    return picture.blend(paper, RIVER, water(terrain, "wide_rivers.gpkg", 6.0))


def shapes(terrain, name, parts):
    """Write lines and polygons, given in kilometres with a height each, into a layer; return its path."""
    west, south = corner(terrain)
    crs = osr.SpatialReference()
    crs.SetFromUserInput(CRS)
    path = terrain.folder / name
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    kind = ogr.wkbPolygon if parts[0][1] is not None else ogr.wkbLineString
    layer = store.CreateLayer("drawn", crs, kind)
    layer.CreateField(ogr.FieldDefn("height", ogr.OFTReal))
    for places, height in parts:
        line = ogr.Geometry(ogr.wkbLinearRing if kind == ogr.wkbPolygon else ogr.wkbLineString)
        for x, y in places:
            line.AddPoint_2D(west + 1000 * x, south + 1000 * y)
        shape = line
        if kind == ogr.wkbPolygon:
            shape = ogr.Geometry(kind)
            shape.AddGeometry(line)
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(shape)
        if height is not None:
            feature["height"] = height
        layer.CreateFeature(feature)
    return path


def land(terrain, name, rivers, widest=3.0):
    """Return the elevation of a panel with its rivers, sea where it has none."""
    source = gdal.Warp("", str(terrain.folder / f"{name}.tif"), format="MEM", width=COLUMNS, height=ROWS,
                       outputBounds=bounds(terrain), resampleAlg="bilinear")  # fmt: skip
    heights, nothing = source.ReadAsArray().astype(float), source.GetRasterBand(1).GetNoDataValue()
    heights = np.where(heights == nothing, -40.0, heights)
    layers = [(RIVER, water(terrain, rivers, widest))]
    return picture.painted(heights, np.zeros(heights.shape), CELL, layers, PEAK)


def bounds(terrain):
    west, south = corner(terrain)
    return west, south, west + COLUMNS * CELL, south + ROWS * CELL


def sketched(terrain):
    """Return a range and a bay that were drawn with heights, and the land that follows them."""
    band = [(x, y + side) for side, places in ((0.1, RANGE), (-0.1, RANGE[::-1])) for x, y in places]
    drawing = shapes(terrain, "range.gpkg", [([*band, band[0]], PEAK), (BAY, -10.0)])
    grow(terrain, "sketched", SPACING=190, HEIGHT_SKETCH=drawing, ELEVATION="sketched.tif", THRESHOLD=4)
    return land(terrain, "sketched", "sketched_rivers.gpkg")


def drawn(terrain):
    """Return rivers that were drawn, red, followed on the land that fits them."""
    drawing = shapes(terrain, "lines.gpkg", [(line, None) for line in (SPIRAL, HOOK, *FORK)])
    grow(terrain, "drawn", SPACING=190, SKETCH=drawing, ELEVATION="drawn.tif", THRESHOLD=6, PEAK=PEAK)
    ground = land(terrain, "drawn", "drawn_rivers.gpkg", 5.0)
    sheet = terrain.sheet()
    strokes = ((parts[0], 1.3) for (parts,) in sheet.features(drawing))
    return picture.blend(ground, SIGNAL, sheet.strokes(strokes))


def relief(terrain):
    """Return the land that fits basins on a real coast along its mapped rivers."""
    from qgis_env import ROOT

    coast = f"{ROOT / COAST}|layername="
    terrain.run(
        "drainagebasins", COASTLINE=f"{coast}coastline", SKETCH=f"{coast}rivers", CELL_SIZE=250, SPACING=700,
        TRIANGLES="coast_triangles.gpkg", BASINS="coast_basins.gpkg", RIVERS="coast_rivers.gpkg", ELEVATION="coast.tif",
    )  # fmt: skip
    source = gdal.Open(str(terrain.folder / "coast.tif"))
    heights, nothing = source.ReadAsArray().astype(float), source.GetRasterBand(1).GetNoDataValue()
    heights = np.where(heights == nothing, -60.0, heights)
    return picture.painted(heights, np.zeros(heights.shape), 250.0)
