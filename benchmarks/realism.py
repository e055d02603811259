"""Holds the terrain that is made against real land: measures of it on coasts of real islands, beside the bands.

    /usr/bin/python3 benchmarks/realism.py COAST.gpkg … [--seeds 1,2,3] [--quarter] [--set NAME=VALUE …] [--keep FOLDER]
    /usr/bin/python3 benchmarks/realism.py --real DEM.tif …

Every coast (the polygon layer `coast`, or the first of the file) goes through terrainfromcoastline as a person would
run it; ``--set`` gives parameters of it. With ``--quarter`` the middle of the island is rendered too, on cells of a
quarter. With ``--real`` the same numbers of DEMs are shown. What is outside of what real land shows on like cells is
marked with *, and makes the exit code 1. ``--keep`` keeps the rasters.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr
from waiting import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
from harness import headwaters_package
from qgis_env import PrivateQgis

headwaters_package.load()

from headwaters.core.report.land_measures import measure_land, real_band  # noqa: E402
from headwaters.core.report.terrain import TerrainHeights, pits  # noqa: E402

METRES_A_DEGREE = 111_132.0
MOST_STEP, MOST_STEEP, LEAST_UNEVEN = 15.0, 0.1, 0.3  # of land that looks real, as `LandMeasures` has them
SUMMIT_ERROR = 0.01  # of PEAK
LARGE_KM2, LEAST_FLAT = 10_000, 5.0  # islands from this area on have so much flat land, in %
STEEP_LAND, MOST_STEEP_LAND = 30.0, 25.0  # degrees, and % of the land above


def main():
    arguments = parsed()
    if arguments.real:
        rows = [measured(path, Path(path).stem, False) for path in arguments.files]
    else:
        rows = list(made(arguments))
    print(table(rows))
    return any(row["outside"] for row in rows)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--real", action="store_true")
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--quarter", action="store_true")
    parser.add_argument("--set", nargs="*", default=[])
    parser.add_argument("--keep")
    return parser.parse_args()


def made(arguments):
    """Yield what was measured of each coast and seed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(arguments.keep or name)
        folder.mkdir(parents=True, exist_ok=True)
        qgis = PrivateQgis(Path(name) / "qgis")
        given = dict(item.split("=", 1) for item in arguments.set)
        for path in arguments.files:
            for seed in arguments.seeds.split(","):
                title = f"{Path(path).stem} {seed}"
                stem = folder / title.replace(" ", "_")
                layers = {name: f"{stem}_{name.lower()}.gpkg" for name in ("MODEL", "RIVERS", "WATERSHEDS")}
                files = {"OUTPUT": f"{stem}.tif", **layers}
                begin = time.perf_counter()
                coast = {"COASTLINE": f"{path}|layername={coast_layer(path)}", "SEED": seed}
                results = qgis.run("headwaters:terrainfromcoastline", {**coast, **given, **files})
                seconds = time.perf_counter() - begin
                yield measured(files["OUTPUT"], title, True, seconds, given.get("PEAK"), results.get("SUMMIT"))
                if arguments.quarter:
                    yield quarter(qgis, files, stem, title)


def coast_layer(path):
    """Return the layer of a file that holds the coast."""
    dataset = ogr.Open(path)
    names = [dataset.GetLayer(number).GetName() for number in range(dataset.GetLayerCount())]
    return "coast" if "coast" in names else names[0]


def quarter(qgis, files, stem, title):
    """Render the middle of an island on cells of a quarter, and measure it."""
    dataset = gdal.Open(files["OUTPUT"])
    west, width, _, north, _, height = dataset.GetGeoTransform()
    box = np.array([3 / 8, 5 / 8])
    x, y = west + width * dataset.RasterXSize * box, north + height * dataset.RasterYSize * box
    extent = f"{x[0]},{x[1]},{y[1]},{y[0]} [{crs_of(dataset)}]"
    output = f"{stem}_quarter.tif"
    values = {"MODEL": files["MODEL"], "CELL_SIZE": width / 4, "EXTENT": extent, "OUTPUT": output}
    begin = time.perf_counter()
    qgis.run("headwaters:renderterrain", values)
    return measured(output, f"{title} ¼", True, time.perf_counter() - begin, part=True)


def crs_of(dataset):
    """Return the CRS of a raster by its authority."""
    crs = osr.SpatialReference(wkt=dataset.GetProjection())
    return f"{crs.GetAuthorityName(None)}:{crs.GetAuthorityCode(None)}"


def measured(path, title, ours, seconds=None, peak=None, summit=None, part=False):
    """Return the measures of a raster by name, and the names of those that are not as they should be."""
    z, land, width, height = heights(path)
    found = measure_land(z, land, width, height)
    cell = float(np.sqrt(width * height))
    row = {"DEM": title, "cell": cell, **found._asdict(), "seconds": seconds, "pits": None, "over 30°": None}
    band, outside = real_band(cell), set()
    if ours:
        areas = np.full(z.shape[0], width * height)
        row["pits"] = pits(TerrainHeights(z, land, areas)).value
        slope = np.degrees(np.arctan(np.hypot(*np.gradient(np.where(land, z, np.nan), height, width))))
        row["over 30°"] = 100 * float(np.mean(slope[np.isfinite(slope)] > STEEP_LAND))
        outside |= {name for name, most in (("step", MOST_STEP), ("steep", MOST_STEEP)) if row[name] > most}
        outside |= {"pits"} if row["pits"] > 0 and not part else set()
        outside |= {"over 30°"} if row["over 30°"] > MOST_STEEP_LAND and peak is None else set()
        large = np.count_nonzero(land) * width * height / 1e6 > LARGE_KM2
        outside |= {"flat"} if large and not part and row["flat"] < LEAST_FLAT else set()
        outside |= {"uneven"} if row["uneven"] is not None and row["uneven"] < LEAST_UNEVEN else set()
        top = float(peak) if peak else summit
        outside |= {"highest"} if top and not part and abs(found.highest / top - 1) > SUMMIT_ERROR else set()
    for name in ("beta", "hurst", "ridges", "slopes"):
        low, high = getattr(band, name)
        if row[name] is not None and not low <= row[name] <= high:
            outside.add(name)
    return {**row, "outside": outside if ours else set()}


def heights(path):
    """Return heights, what of them is land, and the size of cells in metres."""
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(1)
    z = band.ReadAsArray().astype(np.float64)
    land = np.isfinite(z) & (z > 0)
    if band.GetNoDataValue() is not None:
        land &= z != band.GetNoDataValue()
    _, width, _, north, _, height = dataset.GetGeoTransform()
    width, height = abs(width), abs(height)
    crs = osr.SpatialReference(wkt=dataset.GetProjection())
    if crs.IsGeographic():
        latitude = np.radians(north - height * z.shape[0] / 2)
        return z, land, width * METRES_A_DEGREE * np.cos(latitude), height * METRES_A_DEGREE
    return z, land, width * crs.GetLinearUnits(), height * crs.GetLinearUnits()


def table(rows):
    """Return the measures as a table, * beside what is outside."""
    names = [name for name in rows[0] if name != "outside"]
    lines = ["| " + " | ".join(names) + " |", "|---" * len(names) + "|"]
    for row in rows:
        cells = [shown(row[name]) + ("*" if name in row["outside"] else "") for name in names]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def shown(value):
    """Return a value as the table has it."""
    return "" if value is None else value if isinstance(value, str) else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
