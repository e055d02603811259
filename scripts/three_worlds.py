"""Makes three worlds, measures each, and writes the table and the picture of docs/three-worlds.md.

Noise that is filled, rain after Leheny, and rivers first: the steps of examples/models/three_worlds.model3.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

import numpy as np
import picture
from osgeo import gdal
from qgis_env import ROOT, PrivateQgis

PAGE = ROOT / "docs" / "three-worlds.md"
BEGIN, END = "<!-- table: scripts/three_worlds.py -->\n", "<!-- end of the table -->\n"
COAST = ROOT / "examples" / "data" / "sardinia.gpkg"
CELL = 250  # metres
SIZE = {"COLUMNS": 600, "ROWS": 450, "CELL_SIZE": CELL, "CRS": "EPSG:32632", "SEED": 42}
RELIEF = 1500
ROWS = {"RB": "R_B", "RL": "R_L", "RA": "R_A", "HACK": "Hack h", "BETA": "Exceedance β", "THETA": "Concavity θ"}
ROWS.update(HYPSOMETRIC="Hypsometric integral", PITS="Pits (% of cells)", FILLED="Cells in depressions (%)")
LAND = {"flat": "flat (%)", "beta": "spectrum β", "hurst": "Hurst", "ridges": "ridges and valleys (%)"}
LAND.update(slopes="hillslopes (%)", uneven="uneven")
WORLDS = "noise, filled", "rain (Leheny)", "rivers first"
WIDTH = 430


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        qgis = PrivateQgis(folder / "qgis")
        surfaces = make(qgis, folder)
        reports = [json.loads((folder / f"{world}.json").read_text(encoding="utf-8"))["measures"] for world in range(3)]
        lands = [measured(path) for path in surfaces]
        panels = picture.beside([shaded(path) for path in surfaces])
        picture.write_png(panels, ROOT / "docs" / "images" / "three_worlds.png", 96)
    lines = [f"| | {' | '.join(WORLDS)} | real rivers |", "|---" * 5 + "|"]
    for key, label in ROWS.items():
        real = reports[2][key]["real"]
        cells = ["–" if each[key]["value"] is None else f"{each[key]['value']:.3g}" for each in reports]
        lines.append(f"| {label} | {' | '.join(cells)} | {'–'.join(f'{end:g}' for end in real or ()) or '–'} |")
    for key, label in LAND.items():
        lines.append(f"| {label} | {' | '.join(f'{getattr(each, key):.3g}' for each in lands)} | – |")
    table = "\n".join(lines) + "\n"
    print(table)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(f"(?s){BEGIN}.*?{END}", BEGIN + table + END, text), encoding="utf-8")


def make(qgis, folder):
    """Make the three worlds and their reports; return their surfaces."""
    noise, rain, terrain = (str(folder / f"{world}.tif") for world in range(3))
    rivers = [str(folder / f"{world}.gpkg") for world in range(3)]
    report = [{"REPORT": folder / f"{world}.html", "REPORT_JSON": folder / f"{world}.json"} for world in range(3)]
    qgis.run("headwaters:startingsurface", {**SIZE, "SHAPE": "noise", "RELIEF": RELIEF, "OUTPUT": noise})
    qgis.run("headwaters:hydrologyfromdem", {"INPUT": noise, "THRESHOLD": 4, "RIVERS": rivers[0]})
    qgis.run("headwaters:networkreport", {"RIVERS": rivers[0], "INPUT": noise, **report[0]})
    shape = {"RELIEF": RELIEF, "RIVER_VISITS": 100}
    qgis.run("headwaters:lehenyerosion", {**SIZE, **shape, "OUTPUT": rain, "RIVERS": rivers[1]})
    qgis.run("headwaters:networkreport", {"RIVERS": rivers[1], "INPUT": rain, **report[1]})
    coast = {"COASTLINE": f"{COAST}|layername=coastline", "PEAK": RELIEF, "CELL_SIZE": CELL, "SEED": 42}
    basins = str(folder / "basins.gpkg")
    layers = {"OUTPUT": terrain, "RIVERS": rivers[2], "WATERSHEDS": basins}
    qgis.run("headwaters:terrainfromcoastline", {**coast, **layers, **report[2]})
    return noise, rain, terrain


def heights(path):
    """Return heights and where there are any."""
    dataset = gdal.Open(path)  # held: its band lives no longer than it does
    band = dataset.GetRasterBand(1)
    z = band.ReadAsArray().astype(float)
    return z, np.isfinite(z) & (z != (np.inf if band.GetNoDataValue() is None else band.GetNoDataValue()))


def measured(path):
    """Return the measures of land."""
    sys.path.insert(0, str(ROOT / "benchmarks"))
    import harness.headwaters_package

    harness.headwaters_package.load()
    from headwaters.benchmarks.land_measures import measure_land

    z, land = heights(path)
    return measure_land(np.where(land, z, 0.0), land, float(CELL), float(CELL))


def shaded(path):
    """Return a part of a surface as it is painted."""
    z, land = heights(path)
    top, left = (z.shape[0] - WIDTH) // 2, (z.shape[1] - WIDTH) // 2
    z = np.where(land, z, -50.0)[top : top + WIDTH, left : left + WIDTH]
    return picture.painted(z, np.zeros(z.shape), float(CELL))


if __name__ == "__main__":
    main()
