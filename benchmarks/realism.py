"""Holds the terrain that is made against real land: measures of it on coasts of real islands, beside the bands.

    .venv/bin/python benchmarks/realism.py COAST.gpkg … [--seeds 1,2,3] [--quarter] [--twice] [--set NAME=VALUE …]
                                           [--keep FOLDER]
    .venv/bin/python benchmarks/realism.py --real DEM.tif …

Every coast (the polygon layer `coast`, or the first of the file) goes through terrainfromcoastline as a person would
run it; ``--set`` gives parameters of it. With ``--quarter`` the middle of the island is rendered too, on cells of a
quarter; with ``--twice`` the island is made again, twice as high. With ``--real`` the same numbers of DEMs are shown.
What is outside of its bar, or of what real land shows on like cells, is marked with *, and makes the exit code 1.
``--keep`` keeps all that is made.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr
from river_facts import course_facts, network_facts
from waiting import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
from headwaters.benchmarks.land_measures import measure_land, real_band
from qgis.core import QgsApplication
from qgis_env import PrivateQgis

METRES_A_DEGREE = 111_132.0
STEEP_LAND = 30.0  # degrees
LARGE_KM2, LEAST_FLAT = 10_000, 5.0  # islands from this area on have so much flat land, in %
ALWAYS = {  # bars that hold for all made land: measures and their limits
    "step": (0.0, 15.0),
    "steep": (0.0, 0.1),
    "uneven": (0.3, np.inf),
    "top": (0.99, 1.01),
    "pits": (0, 0),
    "deepest": (0.0, 3.0),
}
SUMMIT = 0.8  # of the highest place, which little land lies above
WHOLE = {
    "found": (99.0, 100.0),
    "drained": (99.0, 100.0),
    "Hack": (0.53, 0.6),
    "θ": (0.35, 0.55),
    "hyps.": (0.08, 0.3),  # of real islands .09 to .29; drainage basins have more
    "q99": (0.0, 0.75),  # of the highest place, that all but 1 % of the land lies below; of real islands .44 to .68
    "summits": (0.0, 0.5),  # % of the land
}
USUAL = {"over 30°": (0.0, 25.0)}  # where nobody says how high land is


def main():
    arguments = parsed()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication([], False)
    application.initQgis()
    rows = (real_row(path) for path in arguments.files) if arguments.real else made(arguments)
    outside, names = False, None
    for row in rows:
        if names is None:
            names = [name for name in row if name != "outside"]
            print("| " + " | ".join(names) + " |\n" + "|---" * len(names) + "|")
        cells = [shown(row.get(name)) + ("*" if name in row["outside"] else "") for name in names]
        print("| " + " | ".join(cells) + " |", flush=True)
        outside |= bool(row["outside"])
    return outside


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    for flag in ("--real", "--quarter", "--twice"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--seeds", default="1")
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
                values = {"COASTLINE": f"{path}|layername={coast_layer(path)}", "SEED": seed, **given}
                files, row = island(qgis, folder, title, values)
                yield row
                if arguments.quarter:
                    yield quarter(qgis, files, title, "PEAK" in values)
                if arguments.twice:
                    yield island(qgis, folder, f"{title} twice", {**values, "PEAK": 2 * usual_peak(row)})[1]


def island(qgis, folder, title, values):
    """Make an island, and return its files and what was measured."""
    stem = folder / title.replace(" ", "_")
    files = {name: f"{stem}_{name.lower()}.gpkg" for name in ("MODEL", "RIVERS", "WATERSHEDS")}
    files["OUTPUT"] = f"{stem}.tif"
    begin = time.perf_counter()
    results = qgis.run("headwaters:terrainfromcoastline", {**values, **files})
    return files, made_row(files, title, time.perf_counter() - begin, results, values.get("PEAK"))


def coast_layer(path):
    """Return the layer of a file that holds the coast."""
    dataset = ogr.Open(path)
    names = [dataset.GetLayer(number).GetName() for number in range(dataset.GetLayerCount())]
    return next(name for name in ("coast", "coastline", names[0]) if name in names)


def usual_peak(row):
    """Return how high an island is if nobody says it: the number that its summit is near."""
    return float(f"{row['highest']:.2g}")


def quarter(qgis, files, title, high):
    """Render the middle of an island on cells of a quarter, and measure it."""
    dataset = gdal.Open(files["OUTPUT"])
    west, width, _, north, _, height = dataset.GetGeoTransform()
    box = np.array([3 / 8, 5 / 8])
    x, y = west + width * dataset.RasterXSize * box, north + height * dataset.RasterYSize * box
    extent = f"{x[0]},{x[1]},{y[1]},{y[0]} [{crs_of(dataset)}]"
    output = files["OUTPUT"].replace(".tif", "_quarter.tif")
    values = {"MODEL": files["MODEL"], "CELL_SIZE": width / 4, "EXTENT": extent, "OUTPUT": output}
    begin = time.perf_counter()
    results = qgis.run("headwaters:renderterrain", values)
    summit = heights(dataset)[0][heights(dataset)[1]].max()
    return made_row({"OUTPUT": output}, f"{title} ¼", time.perf_counter() - begin, results, high, summit)


def crs_of(dataset):
    """Return the CRS of a raster by its authority."""
    crs = osr.SpatialReference(wkt=dataset.GetProjection())
    return f"{crs.GetAuthorityName(None)}:{crs.GetAuthorityCode(None)}"


def real_row(path):
    """Return the measures of a DEM by name; nothing is outside."""
    z, land, width, height = heights(gdal.Open(str(path)))
    found = measure_land(np.where(land, z, 0.0), land, width, height)._asdict()
    cell = float(np.sqrt(width * height))
    return {"DEM": Path(path).stem, "cell": cell, **found, **network_facts(z, land, cell), "outside": set()}


def made_row(files, title, seconds, results, peak, summit=None):
    """Return the measures of a raster by name, and the names of those that are outside of their bars.

    ``peak`` is None where the island is as high as is usual; ``summit`` is that of the island of which this is a part.
    """
    dataset = gdal.Open(files["OUTPUT"])
    z, land, width, height = heights(dataset)
    cell, part = float(np.sqrt(width * height)), summit is not None
    found = measure_land(z, land, width, height)._asdict()
    slope = np.degrees(np.arctan(np.hypot(*np.gradient(np.where(land, z, np.nan), height, width))))
    top = found["highest"] / (float(peak) if peak else float(f"{found['highest']:.2g}"))
    row = {
        "DEM": title,
        "cell": cell,
        **found,
        "q99": None if part else float(np.quantile(z[land], 0.99)) / found["highest"],
        "summits": None if part else 100 * float(np.mean(z[land] > SUMMIT * found["highest"])),
        "over 30°": 100 * float(np.mean(slope[np.isfinite(slope)] > STEEP_LAND)),
        "top": None if part else top,
        "pits": None if part else pits(z, land),
        "deepest": 100 * results["DEEPEST_CHANGE"] / (summit or found["highest"]),
    }
    if not part:
        row.update(network_facts(z, land, cell), **course_facts(files["MODEL"], dataset, results["CELL_SIZE_USED"]))
    row["seconds"] = seconds
    bars = {**ALWAYS, **({} if part else WHOLE), **({} if peak else USUAL)}
    band = real_band(cell)
    bars.update({name: getattr(band, name) for name in ("beta", "hurst", "ridges", "slopes")})
    bars["knolls"] = (0.0, band.knolls)
    if not part and np.count_nonzero(land) * width * height / 1e6 > LARGE_KM2:
        bars["flat"] = (LEAST_FLAT, 100.0)
    row["outside"] = {name for name, bar in bars.items() if row.get(name) is not None and is_outside(row[name], *bar)}
    return row


def is_outside(value, low, high):
    return not low <= value <= high


def pits(z, land):
    """Return how many cells have no lower neighbour, and neither the sea nor the rim of the raster beside them."""
    from headwaters.tests.core.terrain.bars import pits

    return pits(np.where(land, z, np.nan))


def heights(dataset):
    """Return heights, what of them is land, and the size of cells in metres."""
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


def shown(value):
    """Return a value as the table has it."""
    return "" if value is None else value if isinstance(value, str) else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
