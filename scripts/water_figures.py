"""Pictures of what the algorithms of lakes, flow, rivers and watersheds give: one function for each page.

Ridges and valleys are those of Jacksboro in examples/data; lakes, dams and plains are made up.
"""

import re

import ink
import numpy as np
import picture
from osgeo import gdal, ogr, osr
from qgis.PyQt.QtCore import QByteArray, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from qgis.PyQt.QtSvg import QSvgRenderer
from qgis_env import ROOT
from scipy import ndimage

JACKSBORO = ROOT / "examples" / "data" / "jacksboro.tif"
CELL = 60.0  # metres, of the valleys once they are projected
RIM = 18  # cells at the edge that the projection leaves empty in places

PAPER = [(0.0, (222, 230, 204)), (0.35, (240, 235, 212)), (0.7, (238, 226, 206)), (1.0, (250, 247, 242))]
RIVER = np.array([34, 98, 160]) / 255
DEEP = np.array([24, 72, 124]) / 255
EARTH = np.array([104, 74, 56]) / 255
SIGNAL = np.array([208, 78, 28]) / 255
WHITE = np.ones(3)
ORDERS = [(0.0, (120, 182, 214)), (0.4, (48, 124, 184)), (1.0, (14, 48, 104))]
DISTANCE = [
    (0.00, (46, 110, 156)), (0.15, (112, 176, 172)), (0.45, (212, 222, 168)), (0.75, (240, 192, 116)),
    (1.00, (192, 88, 62)),
]  # fmt: skip
HEIGHT = [
    (0.00, (40, 110, 170)), (0.08, (124, 188, 202)), (0.25, (216, 226, 182)), (0.55, (228, 194, 136)),
    (1.00, (152, 98, 72)),
]  # fmt: skip
FLOOD = [(0.0, (128, 188, 232)), (0.3, (62, 132, 202)), (1.0, (14, 48, 116))]
TINTS = np.array([
    (166, 206, 190), (242, 214, 160), (206, 186, 216), (236, 176, 164), (176, 204, 226), (216, 220, 150),
    (244, 196, 208), (190, 216, 164), (222, 198, 176), (160, 196, 204),
]) / 255  # fmt: skip
LIT = np.array([1.0, 0.9, 0.62])  # over land that is meant
PROGRAMS = ("esri", "whitebox", "grass", "taudem", "saga", "pygeoprocessing", "richdem", "pcraster")


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    application = QGuiApplication.instance() or QGuiApplication([])  # fonts need one as long as they are drawn with
    land = valleys(qgis, folder)
    for name, figure in OF_VALLEYS.items():
        picture.write_png(figure(land), images / f"{name}.png", colours)
    for name, figure in OF_THEIR_OWN.items():
        smooth = name in SMOOTH
        picture.write_png(figure(Terrain(qgis, folder / name)), images / f"{name}.png", None if smooth else colours)
    del application


class Terrain:
    """A DEM in a folder of its own, and what the algorithms make of it there."""

    def __init__(self, qgis, folder):
        folder.mkdir(exist_ok=True)
        self.qgis = qgis
        self.folder = folder

    def run(self, algorithm, **values):
        """Run an algorithm; values that look like files lie in the folder."""
        for name, value in values.items():
            if re.search(r"\.(tif|gpkg|html)$", str(value)):
                values[name] = self.folder / value
        return self.qgis.run(f"headwaters:{algorithm}", values)

    def read(self, name):
        """Return the cells of a raster."""
        return gdal.Open(str(self.folder / name)).ReadAsArray().astype(float)

    def write(self, name, cells, cell):
        """Write a raster with the lower left corner at 0, 0, in metres."""
        raster = gdal.GetDriverByName("GTiff").Create(str(self.folder / name), *cells.shape[::-1], 1, gdal.GDT_Float32)
        raster.SetGeoTransform((0, cell, 0, cells.shape[0] * cell, 0, -cell))
        raster.SetProjection(metres().ExportToWkt())
        raster.GetRasterBand(1).WriteArray(cells)

    def write_shapes(self, name, shapes):
        """Write shapes into a layer of their own."""
        source = gdal.Open(str(self.folder / "dem.tif"))
        store = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / name))
        layer = store.CreateLayer("shapes", source.GetSpatialRef(), shapes[0].GetGeometryType())
        for shape in shapes:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(shape)
            layer.CreateFeature(feature)

    def sheet(self, scale=1):
        """Return a sheet to draw on."""
        return ink.Sheet(self.folder / "dem.tif", scale)

    def route(self, threshold, **dem):
        """Make directions, accumulation in square kilometres and rivers."""
        self.run("flowdirections", INPUT="dem.tif", OUTPUT="directions.tif", **dem)
        self.run("flowaccumulation", INPUT="dem.tif", OUTPUT="accumulation.tif", **dem)
        self.run(
            "rivernetwork",
            DIRECTIONS="directions.tif",
            ACCUMULATION="accumulation.tif",
            INPUT="dem.tif",
            THRESHOLD=threshold,
            SMOOTH=3,
            RIVERS="rivers.gpkg",
            NODES="nodes.gpkg",
        )


def metres():
    """Return a coordinate system in metres."""
    reference = osr.SpatialReference()
    reference.ImportFromEPSG(32616)
    return reference


def valleys(qgis, folder):
    """Return the ridges and valleys of Jacksboro in metres, with their directions and rivers."""
    terrain = Terrain(qgis, folder / "valleys")
    how = {"dstSRS": "EPSG:32616", "xRes": CELL, "yRes": CELL, "resampleAlg": "cubicspline"}
    flat = gdal.Warp("", str(JACKSBORO), format="MEM", outputType=gdal.GDT_Float32, **how)
    window = [RIM, RIM, flat.RasterXSize - 2 * RIM, flat.RasterYSize - 2 * RIM]
    gdal.Translate(str(terrain.folder / "dem.tif"), flat, srcWin=window)
    terrain.route(1)
    return terrain


def paper(height, cell, strength=0.75):
    """Return heights as on a printed map: pale tints and a soft relief."""
    low, high = np.quantile(height, [0.005, 0.995])
    return picture.tint(PAPER, (height - low) / (high - low)) * relief(height, cell, strength)


def relief(height, cell, strength):
    """Return a soft light on heights, by which colours are multiplied."""
    return np.clip(1 + strength * (picture.shading(height, cell) - 1), 0, 1.06)


def with_rivers(map_, sheet, path, width=0.9, colour=RIVER):
    """Return a map with rivers that grow wider downstream."""
    return picture.blend(map_, colour, sheet.strokes(ink.rivers(sheet, path, width, 0.36, 0.7)))


def with_dots(map_, points, sheet, radius, colour):
    """Return a map with dots that have a white rim."""
    map_ = picture.blend(map_, WHITE, sheet.dots(points, radius + 1.2))
    return picture.blend(map_, colour, sheet.dots(points, radius))


def with_borders(map_, sheet, path, width=1.0, share=0.85, colour=EARTH):
    """Return a map with the outlines of polygons."""
    return picture.blend(map_, colour, share * sheet.strokes(ink.borders(sheet, path, width)))


def tinted(shade, labels):
    """Return a picture of areas in calm colours, neighbours unlike each other."""
    colours = TINTS[neighbourly(labels)]
    colours[labels == 0] = 0.94
    return colours * shade


def neighbourly(labels):
    """Return for each cell the number of a tint that no neighbouring area has, where there are enough of them."""
    pairs = set()
    for a, b in ((labels[1:], labels[:-1]), (labels[:, 1:], labels[:, :-1])):
        unlike = (a != b) & (a > 0) & (b > 0)
        pairs |= set(zip(a[unlike].tolist(), b[unlike].tolist()))
    beside = {}
    for a, b in pairs:
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    tint = np.zeros(int(labels.max()) + 1, int)
    seen = set()
    for label in np.unique(labels[labels > 0]).tolist():
        taken = {tint[other] for other in beside.get(label, ()) if other in seen}
        free = [each for each in range(len(TINTS)) if each not in taken]
        tint[label] = free[label * 7 % len(free)] if free else 0
        seen.add(label)
    return tint[labels]


def points_of(sheet, path, field=None):
    """Return the points of a layer in pixels, and the values of a field."""
    found = sheet.features(path, *([field] if field else []))
    return [each[0][0][0] for each in found], [each[1] for each in found] if field else None


def whole_chain(terrain):
    """Return a DEM, and the rivers and watersheds in it."""
    terrain.run(
        "hydrologyfromdem", INPUT="dem.tif", THRESHOLD=1, RIVERS="all_rivers.gpkg", WATERSHEDS="all_watersheds.gpkg"
    )
    sheet, height = terrain.sheet(), terrain.read("dem.tif")
    shade = np.clip(picture.shading(height, CELL), 0.55, 1.08)
    labels = rasterized(terrain, "all_watersheds.gpkg")
    result = tinted(shade, labels)
    result = with_borders(result, sheet, terrain.folder / "all_watersheds.gpkg")
    return picture.beside([paper(height, CELL, 1), with_rivers(result, sheet, terrain.folder / "all_rivers.gpkg")])


def rasterized(terrain, name, field="id"):
    """Return the ids of polygons as a raster."""
    source = gdal.Open(str(terrain.folder / "dem.tif"))
    ids = gdal.GetDriverByName("MEM").Create("", source.RasterXSize, source.RasterYSize, 1, gdal.GDT_Int32)
    ids.SetGeoTransform(source.GetGeoTransform())
    ids.SetProjection(source.GetProjection())
    store = ogr.Open(str(terrain.folder / name))
    gdal.RasterizeLayer(ids, [1], store.GetLayer(), options=[f"ATTRIBUTE={field}"])
    return ids.ReadAsArray()


def watersheds(terrain):
    """Return the watersheds of outlets, of points and of rivers."""
    sheet, height = terrain.sheet(), terrain.read("dem.tif")
    nodes, kinds = points_of(sheet, terrain.folder / "nodes.gpkg", "kind")
    junctions = [point for point, kind in zip(nodes, kinds) if kind == "junction"]
    gauges = spread(junctions, 90)
    west, width, _, north, _, down = sheet.geotransform
    shapes = [ogr.CreateGeometryFromWkt(f"POINT({west + x * width} {north + y * down})") for x, y in gauges]
    terrain.write_shapes("gauges.gpkg", shapes)
    directions = {"DIRECTIONS": "directions.tif", "ENCODING": "esri"}
    choices = {
        "outlets": {"MIN_AREA": 4, "SMALL": "merge"},
        "points": {"POINTS": "gauges.gpkg"},
        "rivers": {"RIVERS": "rivers.gpkg"},
    }
    shade = np.clip(picture.shading(height, CELL), 0.55, 1.08)
    panels = []
    for by, values in choices.items():
        terrain.run("watersheds", BY=by, WATERSHEDS=f"by_{by}.gpkg", LABELS=f"by_{by}.tif", **directions, **values)
        panel = tinted(shade, np.maximum(terrain.read(f"by_{by}.tif"), 0).astype(int))
        panel = with_borders(panel, sheet, terrain.folder / f"by_{by}.gpkg")
        panel = with_rivers(panel, sheet, terrain.folder / "rivers.gpkg", 0.8)
        panels.append(with_dots(panel, gauges, sheet, 4, SIGNAL) if by == "points" else panel)
    return picture.beside([panel[:, 60:420] for panel in panels])


def watershed_of_point(terrain):
    """Return the land above a point, its rivers, and the way of the water from there."""
    sheet, dem = terrain.sheet(), terrain.read("dem.tif")
    point = 45, 222
    west, width, _, north, _, down = sheet.geotransform
    there = f"{west + point[0] * width},{north + point[1] * down}"
    made = {"WATERSHED": "one.gpkg", "RIVERS": "its_rivers.gpkg", "PATH": "its_path.gpkg"}
    terrain.run("watershedofpoint", INPUT="dem.tif", POINT=there, **made)
    inside = rasterized(terrain, "one.gpkg") > 0
    map_ = np.where(inside[..., None], paper(dem, CELL, 1) * LIT, paper(dem, CELL, 1))
    map_ = with_borders(map_, sheet, terrain.folder / "one.gpkg")
    map_ = with_rivers(map_, sheet, terrain.folder / "its_rivers.gpkg")
    paths = [(points, 2.0) for (parts,) in sheet.features(terrain.folder / "its_path.gpkg") for points in parts]
    map_ = picture.blend(map_, SIGNAL, sheet.strokes(paths))
    return with_dots(map_, [np.array(point)], sheet, 5, SIGNAL)[40:460]


def spread(points, apart):
    """Return points of which no two are nearer than so many pixels."""
    kept = []
    for point in points:
        if all(np.hypot(*(point - other)) >= apart for other in kept):
            kept.append(point)
    return kept


def lakes(terrain):
    """Return a rough land with its lakes, nested ones outlined, and where they spill; and what is nested in one."""
    terrain.run("startingsurface", SHAPE="noise", ROUGHNESS=0.2, COLUMNS=440, ROWS=260, RELIEF=160, SEED=12,
                CELL_SIZE=10, OUTPUT="dem.tif")  # fmt: skip
    files = {"LAKES": "lakes.gpkg", "SPILL_POINTS": "spills.gpkg", "WATER": "water.tif"}
    terrain.run("lakes", INPUT="dem.tif", MIN_AREA=0.004, MIN_DEPTH=1, **files)
    scale = 2
    sheet = terrain.sheet(scale)
    height, water = (finer(terrain.read(name), scale) for name in ("dem.tif", "water.tif"))
    alone = finer(rasterized(terrain, "lakes.gpkg") > 0, scale, 0)
    depth = np.where(alone > 0, np.nan_to_num(water), 0)
    map_ = paper(height, 10 / scale, 0.6)
    blue = picture.tint([(0.0, (168, 210, 230)), (0.5, (92, 156, 200)), (1.0, (30, 86, 146))], depth / depth.max())
    map_ = picture.blend(map_, blue, ndimage.gaussian_filter((depth > 0).astype(float), 0.7))
    outlines = {True: [], False: []}
    for parts, parent in sheet.features(terrain.folder / "lakes.gpkg", "parent"):
        outlines[parent is not None] += [ink.smooth_ring(ring, 2.5) for ring in parts]
    map_ = picture.blend(map_, WHITE, 0.9 * sheet.strokes((ring, 1.2) for ring in outlines[True]))
    map_ = picture.blend(map_, DEEP, sheet.strokes((ring, 1.5) for ring in outlines[False]))
    spills, _ = points_of(sheet, terrain.folder / "spills.gpkg")
    return with_dots(map_, spills, sheet, 2.6, SIGNAL)


def finer(cells, scale, order=3):
    """Return a raster with so many times the rows and columns, smooth between the centres of cells."""
    grid = [(np.arange(side * scale) + 0.5) / scale - 0.5 for side in cells.shape]
    return ndimage.map_coordinates(cells.astype(float), np.meshgrid(*grid, indexing="ij"), order=order, mode="nearest")


def river_threshold(terrain):
    """Return the river cells of three thresholds."""
    panels = []
    height = terrain.read("dem.tif")
    for threshold in (10, 1, 0.1):
        terrain.run("riverthreshold", ACCUMULATION="accumulation.tif", THRESHOLD=threshold, OUTPUT="cells.tif")
        rivers = (terrain.read("cells.tif") == 1).astype(float)
        panels.append(picture.blend(paper(height, CELL, 0.6), RIVER, rivers)[:, 60:420])
    return picture.beside(panels)


def river_network(terrain):
    """Return the rivers by their order, and a few of them so near that their cells can be seen."""
    sheet, height = terrain.sheet(), terrain.read("dem.tif")
    map_ = by_order(paper(height, CELL), sheet, terrain.folder / "rivers.gpkg", 0.9)
    (top, left), side, scale = (344, 84), 60, 8
    box = np.array([[left, top], [left + side, top], [left + side, top + side], [left, top + side], [left, top]]) * 1.0
    map_ = picture.blend(map_, SIGNAL, sheet.strokes([(box, 2)]))
    window = gdal.Translate("/vsimem/near.tif", str(terrain.folder / "dem.tif"), srcWin=[left, top, side, side])
    near_sheet = ink.Sheet("/vsimem/near.tif", scale)
    cells = np.kron(window.ReadAsArray().astype(float), np.ones((scale, scale)))
    rim = 4  # cells, so that the relief has no edge
    wide = finer(height[top - rim : top + side + rim, left - rim : left + side + rim], scale)
    wide = wide[rim * scale : -rim * scale, rim * scale : -rim * scale]
    near = 0.5 * paper(wide, CELL / scale) + 0.5 * picture.tint(PAPER, (cells - cells.min()) / np.ptp(cells))
    terrain.run("rivernetwork", DIRECTIONS="directions.tif", ACCUMULATION="accumulation.tif", INPUT="dem.tif",
                THRESHOLD=1, RIVERS="steps.gpkg")  # fmt: skip
    steps = ((points, 1.6) for (parts,) in near_sheet.features(terrain.folder / "steps.gpkg") for points in parts)
    near = picture.blend(near, EARTH, 0.55 * near_sheet.strokes(steps))
    near = by_order(near, near_sheet, terrain.folder / "rivers.gpkg", 2.4)
    nodes, kinds = points_of(near_sheet, terrain.folder / "nodes.gpkg", "kind")
    for kind, colour in (("head", np.array([250, 250, 250]) / 255), ("junction", SIGNAL)):
        near = with_dots(near, [point for point, each in zip(nodes, kinds) if each == kind], near_sheet, 4, colour)
    return picture.beside([map_[: near.shape[0]], near[: map_.shape[0]]])


def by_order(map_, sheet, path, width):
    """Return a map with rivers that are darker and wider the higher their order."""
    links = sheet.features(path, "strahler")
    greatest = max(order for _, order in links)
    for order in range(1, greatest + 1):
        strokes = [(points, width * (0.5 + 0.75 * order)) for parts, each in links if each == order for points in parts]
        colour = picture.tint(ORDERS, np.array((order - 1) / max(greatest - 1, 1)))
        map_ = picture.blend(map_, colour, sheet.strokes(strokes))
    return map_


def flow_distance(terrain):
    """Return the distance to the river and the height above it, side by side."""
    files = {"DISTANCE": "distance.tif", "HEIGHT": "height.tif"}
    terrain.run("flowdistance", DIRECTIONS="directions.tif", RIVERS="rivers.gpkg", INPUT="dem.tif", **files)
    sheet, dem = terrain.sheet(), terrain.read("dem.tif")
    shade = np.clip(1 + 0.7 * (picture.shading(dem, CELL) - 1), 0.5, 1.06)
    panels = []
    for name, scale, greatest in (("distance.tif", DISTANCE, 2500), ("height.tif", HEIGHT, 350)):
        cells = terrain.read(name)
        map_ = picture.tint(scale, np.maximum(cells, 0) / greatest) * shade
        map_ = picture.blend(map_, np.full(3, 0.93), (cells < -1000).astype(float))
        panels.append(with_rivers(map_, sheet, terrain.folder / "rivers.gpkg", 0.8))
    return picture.beside(panels)


def flood_height(terrain):
    """Return a part of the land under the water of three floods, each as all of it gives so much water in an hour."""
    sheet, dem = terrain.sheet(), terrain.read("dem.tif")
    files = {"EXTENT": "flood.gpkg", "DEPTH": "flood.tif"}
    panels = []
    for runoff in (2, 10, 50):
        terrain.run("floodheight", DIRECTIONS="directions.tif", RIVERS="rivers.gpkg", INPUT="dem.tif", RUNOFF=runoff,
                    **files)  # fmt: skip
        depth = terrain.read("flood.tif")
        blue = picture.tint(FLOOD, np.maximum(depth, 0) / 10)
        map_ = picture.blend(paper(dem, CELL), blue, np.where(depth > 0, 0.96, 0))
        map_ = with_borders(map_, sheet, terrain.folder / "flood.gpkg", 0.8, colour=DEEP)
        panels.append(with_rivers(map_, sheet, terrain.folder / "rivers.gpkg", 0.5)[:, 60:420])
    return picture.beside(panels)


def plants(terrain):
    """Return what grows on the land where it is mild, cold and dry, in the colours of the layer."""
    style = (ROOT / "provider" / "styles" / "plants.qml").read_text("utf-8")
    found = re.findall(r'paletteEntry value="\d+"[^>]*color="#(\w+)"', style)  # from code 0 on
    colours = np.array([[*bytes.fromhex(colour)] for colour in found]) / 255
    dem, panels = terrain.read("dem.tif"), []
    for temperature, rain in ((11, 1100), (3, 900), (17, 430)):
        terrain.run("plants", INPUT="dem.tif", CLASSES="classes.tif", TEMPERATURE=temperature, RAIN=rain, THRESHOLD=1)
        panels.append((colours[terrain.read("classes.tif").astype(int)] * relief(dem, CELL, 0.8))[:, 60:420])
    return picture.beside(panels)


def flow_paths(terrain):
    """Return the paths of the water from springs all over the land."""
    sheet, dem = terrain.sheet(), terrain.read("dem.tif")
    random = np.random.default_rng(4)
    springs = spread(list(random.uniform(8, np.array(dem.shape[::-1]) - 8, (900, 2))), 26)
    west, width, _, north, _, down = sheet.geotransform
    shapes = [ogr.CreateGeometryFromWkt(f"POINT({west + x * width} {north + y * down})") for x, y in springs]
    terrain.write_shapes("springs.gpkg", shapes)
    terrain.run("flowpaths", DIRECTIONS="directions.tif", POINTS="springs.gpkg", INPUT="dem.tif", PATHS="paths.gpkg")
    paths = [(points, 1.5) for (parts,) in sheet.features(terrain.folder / "paths.gpkg") for points in parts]
    map_ = picture.blend(paper(dem, CELL, 1), RIVER, sheet.strokes(paths))
    return with_dots(map_, springs, sheet, 2.6, SIGNAL)[40:440]


def breached(terrain):
    """Return a valley that roads cross, what a fill makes of it, and what breaching does."""
    side, cell = 330, 2.0
    row, col = np.indices((side, side)).astype(float)
    bend = 165 + 34 * np.sin(row / 52)
    rough = ndimage.gaussian_filter(np.random.default_rng(2).standard_normal((side, side)), 7) * 9
    z = 60 - 0.05 * row + 22 * (1 - np.exp(-(((col - bend) / 62) ** 2))) + rough
    for start, tilt in ((96, 0.12), (226, -0.2)):
        road = start + tilt * (col - 165) + 6 * np.sin(col / 60)
        crown = np.take_along_axis(z, np.clip(road, 0, side - 1).astype(int), axis=0)
        crown = ndimage.gaussian_filter(np.maximum(crown, crown.min() + 6), (0, 12))
        z = np.maximum(z, crown + 1 - np.maximum(np.abs(row - road) - 3, 0) * 1.1)
    terrain.write("dem.tif", z, cell)
    terrain.run("filldepressions", INPUT="dem.tif", OUTPUT="filled.tif", DEPTH="depth.tif")
    terrain.run("breachdepressions", INPUT="dem.tif", OUTPUT="breached.tif", CHANGE="change.tif")
    depth, change = np.nan_to_num(terrain.read("depth.tif")), np.nan_to_num(terrain.read("change.tif"))
    map_ = paper(z, cell)
    blue = picture.tint([(0.0, (168, 210, 230)), (1.0, (44, 106, 164))], np.sqrt(depth / depth.max()))
    cut = ndimage.gaussian_filter(ndimage.binary_dilation(change < -0.02).astype(float), 0.6)
    return picture.beside([map_, picture.blend(map_, blue, (depth > 0.05) * 1.0), picture.blend(map_, SIGNAL, cut)])


def sweeps(terrain):
    """Return an island while sweeps let its water in from the coast: moments of a film, the last of them the end."""
    terrain.run(
        "startingsurface", SHAPE="volcanoes", COLUMNS=308, ROWS=308, CELL_SIZE=25, RELIEF=900, ROUGHNESS=0.5,
        CRS="EPSG:32633", OUTPUT="dem.tif",
    )  # fmt: skip
    terrain.run(
        "filldepressions", INPUT="dem.tif", METHOD="sweeps", SEA_LEVEL=0, OUTPUT="filled.tif", SNAPSHOT_COUNT=60,
        SNAPSHOTS="film.tif",
    )  # fmt: skip
    z, film = terrain.read("dem.tif"), terrain.read("film.tif")
    map_, moments = picture.painted(z, np.zeros(z.shape), 25.0), [8, 20, 27, 34, len(film) - 1]
    frames = []
    for moment in moments:
        depth = np.where(z > 0, film[moment] - z, 0.0)
        blue = picture.tint([(0.0, (150, 205, 235)), (1.0, (20, 60, 130))], np.sqrt(np.clip(depth / 150.0, 0, 1)))
        frames.append(picture.blend(map_, blue, (depth > 0.5) * 0.95))
    return picture.beside(frames)


def burned(terrain):
    """Return a plain with a river as it is mapped, the rivers that its heights give, and those after burning."""
    side, cell = 330, 20.0
    row, col = np.indices((side, side)).astype(float)
    rough = ndimage.gaussian_filter(np.random.default_rng(5).standard_normal((side, side)), 8) * 14
    z = 40 - 0.08 * row + rough + 5 * np.abs(col / 165 - 1) ** 2
    terrain.write("dem.tif", z, cell)
    y = np.arange(6, side - 0.5, 1.0)
    main = np.stack([165 + 70 * np.sin(y / 46) + 18 * np.sin(y / 17 + 1), y], axis=1)
    joining = main[170]
    brook = np.stack([np.linspace(318, joining[0], 120), joining[1] - 90 * (1 - np.linspace(0, 1, 120)) ** 1.4], axis=1)
    brook[:, 1] += 5 * np.sin(brook[:, 0] / 13) * np.minimum(1, (brook[:, 0] - joining[0]) / 30)
    shapes = []
    for line in (main, brook):
        places = ", ".join(f"{x * cell} {(side - y) * cell}" for x, y in line)
        shapes.append(ogr.CreateGeometryFromWkt(f"LINESTRING({places})"))
    terrain.write_shapes("mapped.gpkg", shapes)
    terrain.run("burnrivers", INPUT="dem.tif", RIVERS="mapped.gpkg", DEPTH=5, OUTPUT="burned.tif")
    sheet = terrain.sheet()
    map_ = paper(z, cell / 6)
    mapped = sheet.strokes([(main, 2.6), (brook, 1.8)])
    panels = [picture.blend(map_, SIGNAL, mapped)]
    for name in ("dem.tif", "burned.tif"):
        chain = {"THRESHOLD": 0.5, "RIVERS": f"rivers_of_{name[:-4]}.gpkg"}
        terrain.run("hydrologyfromdem", INPUT=name, **chain)
        below = picture.blend(map_, SIGNAL, 0.6 * mapped)
        panels.append(with_rivers(below, sheet, terrain.folder / chain["RIVERS"], 0.9))
    return picture.beside(panels)


def encodings(terrain):
    """Return the numbers of the eight directions and of an end in each program, as conversion writes them."""
    away = np.zeros((5, 5))
    for code, (down, right) in enumerate(picture.STEPS):
        away[2 + down, 2 + right] = 1 << code  # as ESRI numbers them; beyond the inner nine cells all water ends
    terrain.write("esri.tif", away, 1)
    side, head, gap = 210, 40, 14
    sheet = QImage(4 * side, 2 * (side + head), QImage.Format.Format_RGB888)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, program in enumerate(PROGRAMS):
        terrain.run("convertdirections", INPUT="esri.tif", FROM="esri", TO=program, OUTPUT="other.tif")
        x, y = index % 4 * side, index // 4 * (side + head)
        other = gdal.Open(str(terrain.folder / "other.tif"))
        numbers, nodata = other.ReadAsArray()[1:4, 1:4], other.GetRasterBand(1).GetNoDataValue()
        rose(painter, QRectF(x + gap, y + head, side - 2 * gap, side - 2 * gap), numbers, nodata)
        painter.setFont(QFont("DejaVu Sans", 13, QFont.Weight.Bold))
        painter.drawText(QRectF(x, y + 6, side, head - 6), Qt.AlignmentFlag.AlignCenter, program)
    painter.end()
    return pixels(sheet)


def rose(painter, square, numbers, nodata):
    """Draw a cell and its neighbours with the numbers of the directions to them, in the colours of the compass."""
    cell = square.width() / 3
    for row, col in np.ndindex(3, 3):
        box = QRectF(square.x() + col * cell, square.y() + row * cell, cell, cell).adjusted(2, 2, -2, -2)
        step = row - 1, col - 1
        colour = QColor.fromHsvF(picture.STEPS.index(step) / 8, 0.28, 0.97) if any(step) else QColor(236, 236, 236)
        cell_with_number(painter, box, colour, "–" if numbers[row, col] == nodata else str(numbers[row, col]))


def cell_with_number(painter, box, colour, text):
    """Draw a cell."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(QColor(40, 60, 80))
    painter.setFont(QFont("DejaVu Sans", 15))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def pixels(image):
    """Return an image of Qt as a picture."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    bits = image.constBits()
    bits.setsize(image.bytesPerLine() * image.height())
    cells = np.frombuffer(bits, np.uint8).reshape(image.height(), -1)[:, : 3 * image.width()]
    return cells.reshape(image.height(), image.width(), 3) / 255


def network_report(terrain):
    """Return the plots of a report."""
    terrain.run("networkreport", RIVERS="rivers.gpkg", INPUT="dem.tif", REPORT="report.html")
    plots = re.findall(r"<svg.*?</svg>", (terrain.folder / "report.html").read_text(encoding="utf-8"), re.DOTALL)
    chosen = [drawn(plot) for name in ("rb", "hack", "beta", "profiles") for plot in plots if f'"{name}-title' in plot]
    return np.concatenate([picture.beside(chosen[:2]), picture.beside(chosen[2:])])


def drawn(svg):
    """Return a drawing as a picture."""
    renderer = QSvgRenderer(QByteArray(svg.encode("utf-8")))
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB888)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return pixels(image)


OF_VALLEYS = {
    "hydrologyfromdem": whole_chain,
    "watersheds": watersheds,
    "watershedofpoint": watershed_of_point,
    "riverthreshold": river_threshold,
    "rivernetwork": river_network,
    "flowdistance": flow_distance,
    "floodheight": flood_height,
    "plants": plants,
    "flowpaths": flow_paths,
    "networkreport": network_report,
}
OF_THEIR_OWN = {
    "filldepressions_sweeps": sweeps,
    "lakes": lakes,
    "breachdepressions": breached,
    "burnrivers": burned,
    "convertdirections": encodings,
}
SMOOTH = ("breachdepressions", "burnrivers")  # fewer colours would show as steps
