"""Measures how large models of terrain are: bytes of a file for each km², and what they are for.

    .venv/bin/python benchmarks/model_size.py [FOLDER_OR_FILE…] [--coasts NAME,…] [--density 24.3] [--seed 5]
                                              [--keep FOLDER] [--results FILE]

On every coast (GeoPackages in metres, with the polygon layer `coast` or `coastline`, or the first one;
benchmarks/random_coasts.py draws some) rivers grow with edges of a length that gives so many primitives to a km²,
terrainmodel builds the whole, and a window of 30 km². What is outside of its bar is marked with *, and makes the exit
code 1.
"""

import argparse
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import numpy as np

from in_qgis import print_table, start_algorithms  # isort: skip (it loads the package headwaters)
from headwaters.core.island.sizes import EDGES_PER_SQUARE
from headwaters.tests.provider.running import run
from osgeo import ogr
from realism import coast_layer

PAPER = 24.3  # primitives to a km² of its island of 3,368 km², which took 8,180 kB: 2.43 kB/km²
PER_CELL, WINDOW = 50, 30.0  # primitives on the square of an edge, and km²
BARS = {"kB/km²": (0.0, 1.6), "window kB": (0.0, 300.0)}
PARTS = {  # columns of the table, and the tables of a file that they are
    "primitives": ("primitives",),
    "courses": ("courses",),
    "ground": ("erosion",),
    "to look at": ("cells", "ridges", "junctions"),
}
TITLE = """# How large models are

Models of coasts with edges for {density:g} primitives to a km², made by [model_size.py](../model_size.py). *kB/km²*:
the file; then what of that are the layer of primitives, that of courses, the raster of the ground, layers that are
there to look at, and all the *rest*; *shapes*: what the places of primitives and the vertices of courses take in an
ordinary layer, within those two columns; *window kB*: the file of a window of 30 km². A * is outside of its bar.
"""


def main():
    arguments = parsed()
    _qgis = start_algorithms()
    return print_table(rows(arguments), BARS, TITLE.format(density=arguments.density), arguments.results)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", type=Path, nargs="+", metavar="FOLDER_OR_FILE")
    parser.add_argument("--coasts", help="names of files, without their ending; all if left out")
    parser.add_argument("--density", type=float, default=PAPER, help="primitives to a km²")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="folder for the models")
    parser.add_argument("--results", type=Path)
    return parser.parse_args()


def rows(arguments):
    """Yield what was measured on each coast."""
    files = []
    for place in arguments.places:
        files += sorted(place.glob("*.gpkg")) if place.is_dir() else [place]
    with tempfile.TemporaryDirectory() as folder:
        keep = arguments.keep or Path(folder)
        keep.mkdir(parents=True, exist_ok=True)
        for file in files:
            if not arguments.coasts or file.stem in arguments.coasts.split(","):
                yield {"coast": file.stem, **measured(file, keep, arguments)}


def measured(file, folder, arguments):
    """Return what the models of a coast take."""
    coast = f"{file}|layername={coast_layer(str(file))}"
    spacing = 1000.0 * np.sqrt(PER_CELL * EDGES_PER_SQUARE / arguments.density)
    grown = run("growrivers", COASTLINE=coast, SPACING=spacing, RIVERS="TEMPORARY_OUTPUT", SEED=arguments.seed)
    given = {"COASTLINE": coast, "RIVERS": grown["RIVERS"], "PRIMITIVES_PER_CELL": PER_CELL, "SEED": arguments.seed}
    whole, part = folder / f"{file.stem}.gpkg", folder / f"{file.stem}_window.gpkg"
    run("terrainmodel", MODEL=str(whole), **given)
    run("terrainmodel", MODEL=str(part), WINDOW=window_of(whole), **given)
    return {**measures(whole), "window kB": part.stat().st_size / 1e3}


def measures(path):
    """Return the size of a file for each km², as a whole and by parts."""
    with closing(sqlite3.connect(path)) as file:
        area = file.execute("SELECT sum(area_km2) FROM coast").fetchone()[0]
        taken = dict(file.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name").fetchall())
        count, points = file.execute("SELECT count(*), sum(length(geom)) FROM primitives").fetchone()
        lines = file.execute("SELECT sum(length(geom)) FROM courses").fetchone()[0] or 0
    size = path.stat().st_size
    parts = {name: sum(taken.get(table, 0) for table in tables) for name, tables in PARTS.items()}
    sizes = {"kB/km²": size, **parts, "rest": size - sum(parts.values()), "shapes": points + lines}
    return {"km²": area, "primitives/km²": count / area, **{name: each / 1e3 / area for name, each in sizes.items()}}


def window_of(model):
    """Return a window in the middle of the largest island of a model on a map in metres."""
    dataset = ogr.Open(str(model))
    largest = dataset.GetLayerByName("coast").GetNextFeature()
    middle = largest.GetGeometryRef().PointOnSurface()
    half = 500.0 * np.sqrt(WINDOW)
    x, y = middle.GetX(), middle.GetY()
    return f"{x - half},{x + half},{y - half},{y + half}"


if __name__ == "__main__":
    sys.exit(main())
