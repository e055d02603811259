"""Pictures of slopes that are given: maps of them on an island, and slopes painted on a real coast with its rivers."""

import ink
import numpy as np
import picture
from osgeo import gdal, ogr
from qgis_env import ROOT
from scipy import ndimage
from water_figures import RIVER, Terrain

CELL, SIDE = 100.0, 300  # metres, cells of a panel
RADIUS = 11_500.0  # metres, of the island
WAVES = [(2, 0.12, 1.0), (3, 0.08, 2.4), (5, 0.04, 2.0)]  # of its coast: how many, how high over the radius, phase
PLAIN, MOUNTAIN = (0.015, 0.002), (0.25, 0.03)  # slopes of the land and of rivers
RANGE = [[(3.0, 8.0), (12.0, 13.0), (16.0, 19.0), (25.0, 21.0)]]  # kilometres
MASSIFS = [[(10.0, 20.0), (11.0, 20.5)], [(20.5, 9.5), (21.0, 8.5)]]
WIDE = 2_600.0  # metres, from their middles to where they have lost 40 %
SMALL = 90  # pixels, maps of slopes from north to south
SEA = -40.0  # metres
REAL = ROOT / "examples" / "data" / "sardinia.gpkg"
REAL_CELL = 950.0  # metres, of the panel; land is made on cells half as wide
PAINTED = [  # metres of UTM; slopes of the land and of rivers
    ("LINESTRING (530000 4361000, 538000 4417000, 530000 4461000, 521000 4494000, 513000 4522000)", 0.25, 0.025),
    ("LINESTRING (465000 4328000, 457000 4367000)", 0.25, 0.025),
    ("LINESTRING (466000 4444000, 479000 4472000)", 0.18, 0.018),
    ("POLYGON ((496000 4339000, 509000 4356000, 474000 4417000, 457000 4428000, 461000 4400000, 496000 4339000))",
     0.01, 0.001),
    ("POINT (441000 4505000)", 0.015, 0.0015),
]  # fmt: skip
RIVER_WIDTH = 1.8  # pixels where as much land drains as a pixel is wide, km² by metres
USED = {  # what slopes were used, from gentle to steep
    "TERRAIN_SLOPE_USED": [(0.0, (240, 238, 222)), (0.5, (214, 160, 104)), (1.0, (130, 72, 46))],
    "RIVER_SLOPE_USED": [(0.0, (234, 240, 246)), (0.5, (107, 174, 214)), (1.0, (8, 48, 107))],
}


def make_all(qgis, folder, images, colours):
    """Make the picture of this module."""
    terrain = Terrain(qgis, folder / "slopes")
    terrain.write("dem.tif", np.zeros((SIDE, SIDE)), CELL)
    turn = np.linspace(0.0, 2 * np.pi, 240)
    radius = RADIUS * (1 + sum(high * np.cos(count * turn + phase) for count, high, phase in WAVES))
    ring = ogr.Geometry(ogr.wkbLinearRing)
    for x, y in zip(radius * np.cos(turn), radius * np.sin(turn)):
        ring.AddPoint_2D(x + SIDE * CELL / 2, y + SIDE * CELL / 2)
    coast = ogr.Geometry(ogr.wkbPolygon)
    ring.CloseRings()
    coast.AddGeometry(ring)
    terrain.write_shapes("coast.gpkg", [coast])
    panels = [made(terrain, "range", near(*RANGE)), made(terrain, "massifs", near(*MASSIFS)), real(terrain)]
    picture.write_png(picture.beside(panels), images / "growrivers_slopes.png", colours)


def near(*lines):
    """Return how near the cells of a panel are to lines: 1 there, 0 far away."""
    away = np.ones((SIDE, SIDE))
    for line in np.array(lines) * 1000.0 / CELL:
        x, y = (np.interp(np.linspace(0, 1, 4 * SIDE), np.linspace(0, 1, len(line)), axis) for axis in line.T)
        away[SIDE - 1 - y.astype(int), x.astype(int)] = 0.0
    return np.exp(-0.5 * (ndimage.distance_transform_edt(away) * CELL / WIDE) ** 2)


def made(terrain, name, share):
    """Return the island by two maps of slopes, as steep as a mountain where ``share`` is 1."""
    maps = {}
    for number, parameter in enumerate(("TERRAIN_SLOPE_MAP", "RIVER_SLOPE_MAP")):
        maps[parameter] = f"{name}_{parameter.lower()}.tif"
        terrain.write(maps[parameter], PLAIN[number] + (MOUNTAIN[number] - PLAIN[number]) * share, CELL)
    terrain.run("terrainfromcoastline", COASTLINE="coast.gpkg", CELL_SIZE=CELL, **maps, **outputs(name))
    return panel(terrain, name, CELL)


def real(terrain):
    """Return an island by its coast and mapped rivers, with slopes painted where its mountains and plains are."""
    store = ogr.GetDriverByName("GPKG").CreateDataSource(str(terrain.folder / "painted.gpkg"))
    coast = ogr.Open(str(REAL))  # held: its layers live no longer than it does
    layer = store.CreateLayer("painted", coast.GetLayer("coastline").GetSpatialRef(), ogr.wkbUnknown)
    for field in ("slope", "river_slope"):
        layer.CreateField(ogr.FieldDefn(field, ogr.OFTReal))
    for shape, slope, river_slope in PAINTED:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(shape))
        feature["slope"], feature["river_slope"] = slope, river_slope
        layer.CreateFeature(feature)
    store = layer = None
    given = {"COASTLINE": f"{REAL}|layername=coastline", "SKETCH": f"{REAL}|layername=rivers"}
    between = {"TERRAIN_SLOPE": 0.1, "RIVER_SLOPE": 0.008}
    terrain.run(
        "terrainfromcoastline", **given, **between, SLOPE_SKETCH="painted.gpkg", CELL_SIZE=REAL_CELL / 2,
        **outputs("real"),
    )  # fmt: skip
    return panel(terrain, "real", REAL_CELL)


def outputs(name):
    """Return the files that a panel is painted from."""
    layers = {"RIVERS": f"{name}_rivers.gpkg", "WATERSHEDS": f"{name}_basins.gpkg"}
    return {"OUTPUT": f"{name}.tif", **layers, **{used: f"{name}_{used.lower()}.tif" for used in USED}}


def panel(terrain, name, cell):
    """Return land with its rivers, a pixel ``cell`` metres wide, and below it the slopes that it was made by."""
    paper, terrain_file = (str(terrain.folder / f"{name}{end}.tif") for end in ("_panel", ""))
    info = gdal.Info(terrain_file, format="json")["cornerCoordinates"]
    (west, _), (east, _), (_, middle) = (info[corner] for corner in ("upperLeft", "upperRight", "center"))
    bounds = west, middle - SIDE * cell / 2, east, middle + SIDE * cell / 2
    source = gdal.Warp(paper, terrain_file, xRes=cell, yRes=cell, outputBounds=bounds, resampleAlg="average")
    heights = source.ReadAsArray().astype(float)
    sheet = ink.Sheet(paper)
    strokes = [
        (points, np.maximum(RIVER_WIDTH * (area / cell) ** 0.4, 0.6))
        for parts, area in sheet.features(terrain.folder / f"{name}_rivers.gpkg", "area_out_km2")
        for points in parts
    ]
    heights = np.where(heights > 0, heights, SEA)
    map_ = picture.painted(heights, np.zeros(heights.shape), cell, [(RIVER, sheet.strokes(strokes))])
    below = np.ones((SMALL, heights.shape[1], 3))
    for number, (used, scale) in enumerate(USED.items()):
        small = gdal.Warp("", str(terrain.folder / f"{name}_{used.lower()}.tif"), format="MEM", height=SMALL,
                          outputBounds=bounds, dstNodata=-1.0)  # fmt: skip
        slopes = small.ReadAsArray()
        left = (1 + 2 * number) * heights.shape[1] // 4 - slopes.shape[1] // 2
        tinted = picture.tint(scale, slopes / slopes.max())
        below[:, left : left + slopes.shape[1]] = np.where(slopes[..., np.newaxis] < 0, 1.0, tinted)
    return np.concatenate([map_, np.ones((picture.GAP, *map_.shape[1:])), below])
