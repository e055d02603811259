"""Holds slopes that are given to what they say: both maps together, as numbers and as rasters, on many coasts.

    .venv/bin/python benchmarks/controls.py [FOLDER…] [--settings SEED,…] [--coasts NAME,…] [--pairs 0.2/0.02,…]
                                            [--columns 500] [--seed 1] [--set NAME=VALUE …] [--stages] [--keep FOLDER]
                                            [--results FILE]

Every coast of the folders (GeoPackages, with the polygon layer `coast` or the first one; benchmarks/random_coasts.py
draws some) goes through terrainfromcoastline with each pair TERRAIN_SLOPE/RIVER_SLOPE, and once with rasters: steep in
the west, gentle in the east; on cells of which about ``--columns`` lie side by side on the largest island. The empty
pair `/` gives none. With ``--stages`` rivers grow first, the model is built on what they became, and that is rendered:
rivers keep the heights that they grew with. What is outside of its bar is marked with *, and makes the exit code 1.
``--keep`` keeps all that is made, ``--results`` writes the table into a file.

``--settings`` draws settings of all controls instead, by seeds, until each two values of two controls have met, and
tries them on the three coasts of tests/algorithms/terrain/pairs.py, on finer cells than the tests.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import numpy as np

from in_qgis import print_table, start_algorithms  # isort: skip (it loads the package headwaters)
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.tests.algorithms.terrain.pairs import COASTS, complaints, covering_settings, tried
from headwaters.tests.provider.running import run
from osgeo import gdal, ogr
from qgis.core import QgsApplication
from random_coasts import METRES_A_DEGREE
from realism import coast_layer, heights
from scipy import ndimage

PAIRS = "0.2/0.02,0.05/0.004,0.02/0.002,0.15/0.01,maps"
MAPS = "maps"  # instead of a pair: WEST and EAST as rasters
WEST, EAST = (0.2, 0.02), (0.02, 0.002)  # of the land, of rivers
MAP_COLUMNS = 200
MEET = 2.0  # columns of the maps to each side of where they meet: slopes pass over from one to the other
COLUMNS, LARGEST_CELL = 500, 300.0  # and metres: on larger ones there is too little around beds
FINER = 2.0  # times as fine as cells of the tests
NEAR, HIGH = 750.0, 5.0  # metres: around a bed, and by which it lies above the median of the ground there
DYKE, LEAST_DYKE = 0.01, 2.0  # of the summit, and metres, by which land lies below all of a river that is near
FROM_SHORE = 2  # cells, up to which land falls to the sea beside a river that has not yet
MEDIANS_AT_ONCE = 5_000
LONGEST_STEP = 0.5  # cells along a course
TITLE = """# Slopes that are given

Each coast of [controls.py](../controls.py) with each pair of slopes of the land and of rivers. *recovered*: % of rivers
that are found again (in stages: % of their cells from which water stays in or beside them, or comes to the sea);
*high beds*: % of the cells of courses more than 5 m above the median of the ground within 750 m; *dykes*: % of them
beside which land lies more than 1 % of the summit, or 2 m, below all cells of courses that touch them; *slope*: how
many times as steep as was asked for 99 % of the land is at most, *median* half of it; *deepest*: the deepest change so
that water runs off in % of the summit. A * is outside of its bar.
"""
BARS = {
    "recovered": (99.0, 100.0),
    "high beds": (0.0, 1.0),
    "dykes": (0.0, 1.0),
    "slope": (0.0, 1.3),
    "deepest": (0.0, 3.0),
}


def main():
    arguments = parsed()
    _qgis = start_algorithms()
    if arguments.settings:
        return tried_settings([int(seed) for seed in arguments.settings.split(",")])
    title = TITLE.replace("are given", "are given, in three stages") if arguments.stages else TITLE
    return print_table(rows(arguments), BARS, title, arguments.results)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="*")
    parser.add_argument("--settings")
    parser.add_argument("--coasts")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--columns", type=int, default=COLUMNS)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="*", default=[])
    parser.add_argument("--stages", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--results", type=Path)
    return parser.parse_args()


def rows(arguments):
    """Yield what was measured of each coast and pair, by name."""
    chosen = arguments.coasts.split(",") if arguments.coasts else None
    coasts = sorted(path for folder in arguments.folders for path in folder.glob("*.gpkg"))
    coasts = [path for path in coasts if chosen is None or path.stem in chosen]
    given = dict(item.split("=", 1) for item in arguments.set)
    with tempfile.TemporaryDirectory() as name:
        folder = arguments.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        for pair in arguments.pairs.split(","):
            for path in coasts:
                coast = path.stem
                stem = folder / f"{coast}_{pair.replace('/', '_')}"
                files = {name: f"{stem}_{name.lower()}.gpkg" for name in ("MODEL", "RIVERS", "WATERSHEDS")}
                files["OUTPUT"] = f"{stem}.tif"
                values = {"COASTLINE": f"{path}|layername={coast_layer(str(path))}", "SEED": arguments.seed}
                values = {**values, "CELL_SIZE": cell_size(path, arguments.columns), **given}
                values.update(slope_maps(path, stem) if pair == MAPS else slopes_of(pair))
                told = (in_stages if arguments.stages else at_once)(values, files)
                yield {"coast": coast, "slopes": pair, **measured(files, told, pair), "warnings": len(told.warnings)}


def at_once(values, files):
    return run("terrainfromcoastline", **values, **files)


def in_stages(values, files):
    """Return what the last of three algorithms tells, with what the first is told by the others."""
    knows = {name: set(parameters_of(name)) for name in ("growrivers", "terrainmodel", "renderterrain")}
    given = {name: {key: value for key, value in values.items() if key in known} for name, known in knows.items()}
    run("growrivers", **given["growrivers"], RIVERS=files["RIVERS"])
    built = run("terrainmodel", **{**given["terrainmodel"], "RIVERS": files["RIVERS"]}, MODEL=files["MODEL"])
    told = run("renderterrain", **given["renderterrain"], MODEL=files["MODEL"], OUTPUT=files["OUTPUT"])
    flows = run("flowdirections", INPUT=files["OUTPUT"], ENCODING="esri", OUTPUT="TEMPORARY_OUTPUT")
    dataset = gdal.Open(files["OUTPUT"])
    z, land, *_ = heights(dataset)
    bed = course_cells(files["MODEL"], dataset) & land
    codes = gdal.Open(flows["OUTPUT"]).ReadAsArray()
    recovered = flows_on(codes, ndimage.binary_dilation(bed | ~land))[bed].mean()
    told.update(RECOVERED=100.0 * float(recovered), SUMMIT=float(z[land].max()))
    told.warnings.extend(built.warnings)
    return told


def parameters_of(name):
    """Return the parameters of an algorithm."""
    algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{name}")
    return [definition.name() for definition in algorithm.parameterDefinitions()]


def flows_on(codes, into):
    """Return which cells flow into one of some; codes are those of ESRI."""
    found = np.zeros(codes.shape, bool)
    beside = np.pad(into, 1, constant_values=True)
    for code, down, right in zip(ENCODINGS["esri"].directions, ROW_OFFSETS, COLUMN_OFFSETS):
        nrows, ncols = codes.shape
        found |= (codes == code) & beside[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]
    return found


def tried_settings(seeds):
    """Try settings that are drawn by seeds; return whether there is anything to complain of."""
    wrong = 0
    for seed in seeds:
        for number, setting in enumerate(covering_settings(seed)):
            for coast in COASTS:
                parameters, result = tried(coast, setting, FINER)
                said = complaints(result, parameters)
                wrong += bool(said)
                print(seed, number, coast, f"{result['RECOVERED']:.1f}", *said, sep="; ", flush=True)
    print(f"Settings with complaints: {wrong}")
    return wrong > 0


def cell_size(path, columns):
    """Return how wide cells are of which so many lie side by side on the largest island of a coast, or LARGEST_CELL."""
    file = ogr.Open(str(path))
    layer = file.GetLayer(coast_layer(str(path)))
    shapes = [feature.GetGeometryRef().Clone() for feature in layer]
    parts = [part for shape in shapes for part in (shape if shape.GetGeometryCount() > 1 else [shape])]
    west, east, south, north = max(parts, key=lambda part: part.Area()).GetEnvelope()
    degrees = layer.GetSpatialRef().IsGeographic()
    metres = METRES_A_DEGREE * np.cos(np.radians((south + north) / 2)) if degrees else 1.0
    return min(float(f"{(east - west) * metres / columns:.2g}"), LARGEST_CELL)


def slopes_of(pair):
    """Return the parameters of a pair of slopes; an empty one of them is not given."""
    return {name: value for name, value in zip(("TERRAIN_SLOPE", "RIVER_SLOPE"), pair.split("/")) if value}


def slope_maps(path, stem):
    """Write rasters of slopes over a coast, half of WEST and half of EAST; return the parameters."""
    file = ogr.Open(str(path))
    layer = file.GetLayer(coast_layer(str(path)))
    west, east, south, north = layer.GetExtent()
    made = {}
    for name, *slopes in zip(("TERRAIN_SLOPE_MAP", "RIVER_SLOPE_MAP"), WEST, EAST):
        made[name] = f"{stem}_{name.lower()}.tif"
        dataset = gdal.GetDriverByName("GTiff").Create(made[name], MAP_COLUMNS, 1, 1, gdal.GDT_Float32)
        dataset.SetProjection(layer.GetSpatialRef().ExportToWkt())
        dataset.SetGeoTransform((west, (east - west) / MAP_COLUMNS, 0, north, 0, south - north))
        dataset.GetRasterBand(1).WriteArray(np.repeat(slopes, MAP_COLUMNS // 2)[np.newaxis])
        dataset = None
    return made


def measured(files, told, pair):
    """Return what the table has of an island that was made."""
    dataset = gdal.Open(files["OUTPUT"])
    z, land, width, height = heights(dataset)
    asked, bed = asked_slopes(files, pair, z.shape), course_cells(files["MODEL"], dataset)
    return {
        "recovered": told["RECOVERED"],
        "high beds": high_beds(bed, z, land, (width, height)),
        "dykes": dykes(bed, z, land),
        "slope": steepest_share(z, land, (width, height), asked),
        "median": middle_share(z, land, (width, height), asked),
        "deepest": 100.0 * told["DEEPEST_CHANGE"] / told["SUMMIT"],
        "summit": told["SUMMIT"],
        "cell": float(np.sqrt(width * height)),
    }


def asked_slopes(files, pair, shape):
    """Return the slope of the land that was asked for in each cell; NaN where none was, and where two maps meet."""
    if pair != MAPS:
        return np.full(shape, float(pair.split("/")[0] or np.nan))
    dataset = gdal.Open(files["OUTPUT"])
    west, dx = dataset.GetGeoTransform()[:2]
    maps = gdal.Open(files["OUTPUT"].replace(".tif", "_terrain_slope_map.tif")).GetGeoTransform()
    middle = maps[0] + MAP_COLUMNS / 2 * maps[1]
    east = west + dx * (np.arange(shape[1]) + 0.5) - middle
    meet = np.abs(east) < MEET * maps[1]
    return np.broadcast_to(np.where(meet, np.nan, np.where(east < 0, WEST[0], EAST[0])), shape)


def course_cells(model, dataset):
    """Return which cells of a raster courses run through, by places all along them."""
    west, dx, _, north, _, dy = dataset.GetGeoTransform()
    found = np.zeros((dataset.RasterYSize, dataset.RasterXSize), bool)
    file = ogr.Open(model)
    for course in file.GetLayer("courses"):
        line = np.array(course.GetGeometryRef().GetPoints())[:, :2]
        place = (line - [west, north]) / [dx, dy]
        along = np.append(0.0, np.cumsum(np.hypot(*np.diff(place, axis=0).T)))
        every = np.arange(0.0, along[-1], LONGEST_STEP)
        col, row = (np.interp(every, along, axis).astype(int) for axis in place.T)
        there = (row >= 0) & (row < found.shape[0]) & (col >= 0) & (col < found.shape[1])
        found[row[there], col[there]] = True
    return found


def high_beds(bed, z, land, size):
    """Return in % how many cells of courses lie more than HIGH above the median of the ground within NEAR."""
    reach = [int(NEAR / side) for side in reversed(size)]
    down, right = np.mgrid[-reach[0] : reach[0] + 1, -reach[1] : reach[1] + 1]
    around = np.hypot(down * size[1], right * size[0]) <= NEAR
    ground = np.pad(np.where(land & ~bed, z, np.nan), [(each, each) for each in reach], constant_values=np.nan)
    row, col = np.nonzero(bed & land)
    high, known = 0, 0
    for first in range(0, row.size, MEDIANS_AT_ONCE):
        r, c = row[first : first + MEDIANS_AT_ONCE], col[first : first + MEDIANS_AT_ONCE]
        there = ground[r[:, None] + down[around] + reach[0], c[:, None] + right[around] + reach[1]]
        some = np.isfinite(there).any(axis=1)
        high += np.count_nonzero(z[r[some], c[some]] > np.nanmedian(there[some], axis=1) + HIGH)
        known += np.count_nonzero(some)
    return 100.0 * high / max(known, 1)


def dykes(bed, z, land):
    """Return in % beside how many cells of courses land lies more than a dyke below all that touch them."""
    river, beside = (ndimage.minimum_filter(np.where(some & land, z, np.inf), 3) for some in (bed, ~bed))
    counts = bed & ndimage.binary_erosion(land, np.ones((3, 3)), FROM_SHORE) & np.isfinite(beside)
    least = max(DYKE * z[land].max(), LEAST_DYKE)
    return 100.0 * float(np.mean(river[counts] - beside[counts] > least)) if counts.any() else 0.0


def over_asked(z, land, size, asked):
    """Return the slopes of land over those that were asked for, where both are known."""
    down, right = np.gradient(np.where(land, z, np.nan), size[1], size[0])
    found = np.hypot(down, right) / asked
    return found[np.isfinite(found)]


def steepest_share(z, land, size, asked):
    """Return how many times as steep as was asked for 99 % of the land are at most."""
    found = over_asked(z, land, size, asked)
    return float(np.quantile(found, 0.99)) if found.size else 0.0


def middle_share(z, land, size, asked):
    """Return how many times as steep as was asked for half of the land is at most."""
    found = over_asked(z, land, size, asked)
    return float(np.median(found)) if found.size else 0.0


if __name__ == "__main__":
    sys.exit(main())
