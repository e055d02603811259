"""What must hold of grown rivers and of terrain made around them."""

import json
import math

import numpy as np
from osgeo import gdal
from shapely.geometry import box
from shapely.ops import unary_union

from .reading import (
    EXACT_LAYERS,
    cells,
    features,
    features_of,
    flooded,
    outlets,
    raster_of,
    rows_of_tables,
    same_crs,
    text_of,
    upright,
)
from .shape_truths import polygons, river_tree, tree, uncrossed

FLOODED_CELLS = 8000
NARROW = 8  # cells across, below which none may have its middle on land
ASHORE = 1e-4  # of the width of the coast: how far straight lines on the map may miss those on the ground
SEAM = 179.0
LAKE = 3  # of WATER


def _land(parameters):
    """Return the land as one shape, that or an extent of it, None where its polygons are not plain."""
    if "COASTLINE" not in parameters:
        west, east, south, north = (float(side) for side in parameters["EXTENT"].split(" [")[0].split(","))
        return box(west, south, east, north)
    shapes = [each.shape for each in features(parameters["COASTLINE"])]
    if any(shape is None or not shape.is_valid or shape.is_empty for shape in shapes):
        return None
    land = unary_union(shapes)
    west, south, east, north = land.bounds
    return None if (max(-west, east) > SEAM and max(-south, north) <= 90) else land


def grown(parameters, results, name="RIVERS"):
    """Grown rivers lie on the land, fall to the sea and meet at their ends only; cells and watersheds are whole.

    In an extent, which rivers come into with their orders, they are a tree all the same.
    """
    drawn = features_of(results, name)
    inland = drawn and "COASTLINE" not in parameters
    found = tree(name, drawn) if inland else river_tree(results, name, True)
    found += uncrossed(results, name)
    for layer in ("CELLS", "WATERSHEDS"):
        found += polygons(results, layer)
    nodes = features_of(results, "NODES")
    found += tree("NODES", nodes) if nodes else []
    land = _land(parameters)
    if drawn and land is not None and not found:
        west, _, east, _ = land.bounds
        room = land.buffer(ASHORE * (east - west))
        found += [f"{name}: {each.fields['id']} leaves the land" for each in drawn if not room.contains(each.shape)][:2]
        whole = features_of(results, "CELLS")
        if whole:
            covered = unary_union([each.shape for each in whole])
            found += ["CELLS lie off the land"] if covered.difference(room).area > 0.001 * land.area else []
    return found


def terrain(parameters, results):
    """Every cell of land has a height and none is a pit but in lakes; water and its depth are what they say."""
    out, found = raster_of(results, "OUTPUT"), []
    if out is None:
        return []
    if not np.isfinite(out.z[out.valid]).all():
        found.append("OUTPUT: a height is not finite")
    seen = "EXTENT" not in parameters and min(out.z.shape) >= NARROW  # an extent may lie in the sea
    if seen and not out.valid.any():
        found.append("OUTPUT has no land")
    if out.z.size <= FLOODED_CELLS:
        free = outlets(out.valid)
        free |= out.valid & (out.z <= 0) if parameters.get("SEA_FLOOR") != "nodata" else False
        found += _pits(out, free, _in_lakes(parameters, out))
    return found + _water(results)


def _pits(out, free, lakes):
    """Return what is wrong with the land of a raster whose water leaves where it is free: pits but in lakes."""
    z = out.z.astype(float)
    return ["OUTPUT has a pit"] if (flooded(z, out.valid, free) > z)[out.valid & ~lakes].any() else []


def _water(results):
    """Water and its depth are what they say."""
    found = []
    depth, water = raster_of(results, "RIVER_DEPTH"), raster_of(results, "WATER")
    if depth is not None and not (depth.z[depth.valid] >= 0).all():
        found.append("RIVER_DEPTH below 0")
    if water is not None and not set(np.unique(water.z[water.valid]).tolist()) <= {0, 1, 2, 3}:
        found.append("WATER has other values than 0, 1, 2 and 3")
    return found


def terrain_of_dem(parameters, results):
    """Land of a DEM has a height and is drained but in its lakes, its rivers fall, and it covers the DEM or a part."""
    found = [*_water(results), *river_tree(results, falling=True), *tables(results, "MODEL")]
    out, water, given = raster_of(results, "OUTPUT"), raster_of(results, "WATER"), cells(parameters["INPUT"])
    if out is None:
        return found
    if not np.isfinite(out.z[out.valid]).all():
        found.append("OUTPUT: a height is not finite")
    if "EXTENT" in parameters:
        return found
    if upright(given) and not _covers(out, given):
        found.append("OUTPUT does not cover the DEM")
    lakes = water.valid & (water.z == LAKE) if water is not None else np.zeros(out.z.shape, bool)
    drained = parameters.get("STANDING_WATER") == "drained" and "LAKE_POLYGONS" not in parameters
    if out.z.size <= FLOODED_CELLS and (water is not None or drained):
        found += _pits(out, outlets(out.valid), lakes)
    return found


def _covers(out, given):
    """Tell whether a raster begins and ends where another does, within a cell of its own."""
    (west, across, _, north, _, down), (x, wide, _, y, _, high) = out.transform, given.transform
    rows, columns = out.z.shape
    ends = west + across * columns - x - wide * given.z.shape[1], north + down * rows - y - high * given.z.shape[0]
    return max(abs(west - x), abs(ends[0])) <= abs(across) and max(abs(north - y), abs(ends[1])) <= abs(down)


def _in_lakes(parameters, out):
    """Return the cells that lakes touch which were asked for: they are depressions. All cells if none can be told."""
    path = str(parameters.get("LAKES") or "")
    if parameters.get("GLACIAL_LAKES") or parameters.get("VOLCANIC_LAKES"):
        return np.ones(out.z.shape, bool)
    if not path:
        return np.zeros(out.z.shape, bool)
    lakes = gdal.OpenEx(path.split("|")[0], gdal.OF_VECTOR)
    layer = lakes and lakes.GetLayer(0)
    if "|" in path or not layer or not same_crs(out.crs, layer.GetSpatialRef()):
        return np.ones(out.z.shape, bool)
    # As OGR has them: what is odd about some, shapely does not read.
    kinds = {shape.GetGeometryName() for each in layer if (shape := each.GetGeometryRef()) is not None}
    return _touched(layer, out) if kinds <= {"POLYGON", "MULTIPOLYGON"} else np.ones(out.z.shape, bool)


def _touched(layer, out, options=("ALL_TOUCHED=TRUE",)):
    """Return the cells of a raster that the polygons of a layer touch."""
    burned = gdal.GetDriverByName("MEM").Create("", out.z.shape[1], out.z.shape[0], 1, gdal.GDT_Byte)
    burned.SetGeoTransform(out.transform)
    gdal.RasterizeLayer(burned, [1], layer, burn_values=[1], options=list(options))
    return burned.ReadAsArray() > 0


def terrain_of_coast(parameters, results):
    """Terrain, its rivers and watersheds hold, and no land is without a height."""
    found = [*terrain(parameters, results), *river_tree(results, falling=True), *polygons(results, "WATERSHEDS")]
    found += tables(results, "MODEL") + report(parameters, results)
    out = raster_of(results, "OUTPUT")
    if out is None or found or "COASTLINE" not in parameters:
        return found
    coast = gdal.OpenEx(parameters["COASTLINE"], gdal.OF_VECTOR)
    layer = coast.GetLayer(0)
    if not same_crs(out.crs, layer.GetSpatialRef()) or _land(parameters) is None:
        return found
    land = _touched(layer, out, options=())
    inner = land & ~outlets(land)
    return ["OUTPUT: land without a height"] if (inner & ~out.valid).any() else []


def model(parameters, results):
    """The tables of a model open, and what flows into another finds it, unless that lies beyond a window."""
    cut_off = "MODEL cells: one flows into" if "WINDOW" in parameters else None
    return [each for each in tables(results, "MODEL") if cut_off is None or not each.startswith(cut_off)]


def tables(results, name):
    """Layers of a container have unique ids and flow in no circle."""
    path = str(results.get(name) or "")
    found = []
    if path.endswith(EXACT_LAYERS):
        for table, rows in rows_of_tables(path):
            found += tree(f"{name} {table}", rows) if rows else []
    return found


def basins_first(parameters, results):
    """Basins are whole, triangles flow in no circle but where they draw, rivers fall, and the elevation has no pit."""
    drawn_at_random = parameters.get("GROWTH") == "random"
    found = polygons(results, "BASINS") + river_tree(results, falling=not drawn_at_random)
    out = raster_of(results, "ELEVATION")
    if out is None:
        return found
    if not (out.z[out.valid] > 0).all():
        found.append("ELEVATION: a height of land is not above 0")
    if out.z.size <= FLOODED_CELLS:
        z = out.z.astype(float)
        if (flooded(z, out.valid, outlets(out.valid)) > z)[out.valid].any():
            found.append("ELEVATION has a pit")
    return found


def report(_parameters, results):
    """The report is a whole page, its numbers are JSON without what JSON cannot hold."""
    found = []
    page, numbers = results.get("REPORT"), results.get("REPORT_JSON")
    if page and "</html>" not in text_of(page).lower():
        found.append("REPORT is no whole page")
    if numbers:
        try:
            json.loads(text_of(numbers), parse_constant=_refuse)
        except ValueError as error:
            found.append(f"REPORT_JSON: {error}")
    return found


def _refuse(constant):
    raise ValueError(f"{constant} is no JSON")


def window_of_whole(window, whole):
    """Return what differs between a raster of a part and the same cells of a raster of the whole."""
    part, all_ = raster_of(window, "OUTPUT"), raster_of(whole, "OUTPUT")
    if part is None or all_ is None:
        return []
    (x0, dx, _, y0, _, dy), (x, _, _, y, _, _) = all_.transform, part.transform
    left, top = (x - x0) / dx, (y - y0) / dy
    if abs(left - round(left)) > 1e-3 or abs(top - round(top)) > 1e-3:
        return ["OUTPUT of the window lies on another grid than that of the whole"]
    left, top = round(left), round(top)
    rows = slice(max(top, 0), min(top + part.z.shape[0], all_.z.shape[0]))
    columns = slice(max(left, 0), min(left + part.z.shape[1], all_.z.shape[1]))
    own = slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left)
    same = part.valid[own] == all_.valid[rows, columns]
    valid = part.valid[own] & same
    same[valid] = part.z[own][valid] == all_.z[rows, columns][valid]
    return [] if same.all() else [f"OUTPUT: {np.count_nonzero(~same)} cells of the window differ from the whole"]


def made(parameters, results):
    """A made or eroded surface has heights everywhere, and as many cells as were asked for."""
    out = raster_of(results, "OUTPUT")
    if out is None:
        return []
    found = [] if np.isfinite(out.z[out.valid]).all() else ["OUTPUT: a height is not finite"]
    if "EXTENT" not in parameters and "INPUT" not in parameters and "LAND" not in parameters:
        wanted = parameters.get("ROWS", 200), parameters.get("COLUMNS", 300)
        found += [] if out.z.shape == wanted else [f"OUTPUT has {out.z.shape} cells, not {wanted}"]
    drainage = raster_of(results, "DRAINAGE")
    if drainage is not None and not (drainage.z[drainage.valid] >= 1).all():
        found.append("DRAINAGE: a cell through which not even its own water drains")
    rivers = features_of(results, "RIVERS")
    return found + (tree("RIVERS", rivers) if rivers else [])


def finite(results):
    """Numbers are numbers."""
    return [f"{name} is {value}" for name, value in results.items() if isinstance(value, float) and _no_number(value)]


def _no_number(value):
    return not math.isfinite(value)


TRUTHS = {
    "growrivers": grown,
    "drainagebasins": basins_first,
    "terrainmodel": model,
    "renderterrain": terrain,
    "modelfromdem": model,
    "terrainfromdem": terrain_of_dem,
    "terrainfromcoastline": terrain_of_coast,
    "startingsurface": made,
    "lehenyerosion": made,
    "networkreport": report,
}
