"""Measures how large models of terrain are: bytes of a file for each km², and what they are for.

    .venv/bin/python benchmarks/model_size.py [FOLDER_OR_FILE…] [--coasts NAME,…] [--density 24.3] [--seed 5]
                                              [--keep FOLDER] [--results FILE]

On every coast (GeoPackages in metres, with the polygon layer `coast` or `coastline`, or the first one;
benchmarks/random_coasts.py draws some) rivers grow with edges of a length that gives so many primitives to a km²,
terrainmodel builds the whole, erodemodel makes it compact, and terrainmodel a compact window of 30 km². Both forms
are rendered: the whole, and that window on fine cells. What is outside of its bar is marked with *, and makes the exit
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
from osgeo import gdal, ogr
from realism import coast_layer

PAPER = 24.3  # primitives to a km² of its island of 3,368 km², which took 8,180 kB: 2.43 kB/km²
PER_CELL, WINDOW = 50, 30.0  # primitives on the square of an edge, and km²
NEAR, ROUNDS = 0.02, 6  # how near a density comes to what is asked for, and how many models are built for that
CELLS, FINE = 400_000, 12.0  # of a raster of the whole, and metres of the cells of one of the window
SAME = 0.01  # metres
BARS = {"compact": (0.0, 1.6), "window kB": (0.0, 300.0), "otherwise": (0, 0)}
PARTS = {  # columns of the table, and the tables of a file that they are
    "primitives": ("primitives",),
    "courses": ("courses",),
    "ground": ("erosion",),
    "to look at": ("cells", "ridges", "junctions"),
}
COMBINED = {"cells": sum, "otherwise": sum, "most (m)": max}
TITLE = """# How large models are

Models of coasts with edges for {density:g} primitives to a km², made by [model_size.py](../model_size.py). *compact*
and *ordinary*: kB for each km² of both forms of the file; then what of the ordinary one are the layer of primitives,
that of courses, the raster of the ground, layers that are there to look at, and all the *rest*; *window kB*: the
compact file of a window of 30 km². *cells*: of rasters of both forms, the whole and that window on cells of 12 m;
*otherwise*: those that differ by more than a centimetre, *most (m)*: by how much at most. A * is outside of its bar.
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
    """Return what the models of a coast take, and how both forms differ as they are rendered."""
    coast = f"{file}|layername={coast_layer(str(file))}"
    given = {"COASTLINE": coast, "PRIMITIVES_PER_CELL": PER_CELL, "SEED": arguments.seed}
    whole, compact, part = (folder / f"{file.stem}{name}.gpkg" for name in ("", "_compact", "_window"))
    spacing, density = 1000.0 * np.sqrt(PER_CELL * EDGES_PER_SQUARE / arguments.density), np.inf
    for _ in range(ROUNDS):
        if abs(density / arguments.density - 1.0) > NEAR:
            spacing *= np.sqrt(min(density / arguments.density, 2.0)) if np.isfinite(density) else 1.0
            grown = run("growrivers", COASTLINE=coast, SPACING=spacing, RIVERS="TEMPORARY_OUTPUT", SEED=arguments.seed)
            given["RIVERS"] = grown["RIVERS"]
            whole.unlink(missing_ok=True)
            run("terrainmodel", MODEL=str(whole), **given)
            sizes = measures(whole)
            density = sizes["primitives/km²"]
    for path in (compact, part):
        path.unlink(missing_ok=True)
    run("erodemodel", MODEL=str(whole), OUTPUT=str(compact), COMPACT=True)
    window = window_of(whole)
    run("terrainmodel", MODEL=str(part), WINDOW=window, COMPACT=True, **given)
    cell = max(1000.0 * np.sqrt(sizes["km²"] / CELLS), FINE)
    differences = [difference(whole, compact, CELL_SIZE=cell), difference(whole, part, CELL_SIZE=FINE, EXTENT=window)]
    sizes["compact"] = compact.stat().st_size / 1e3 / sizes["km²"]
    sizes["window kB"] = part.stat().st_size / 1e3
    return {**sizes, **{name: combine(each[name] for each in differences) for name, combine in COMBINED.items()}}


def difference(one, other, **parameters):
    """Return by how much rasters of two models differ."""
    made = [run("renderterrain", MODEL=str(model), OUTPUT="TEMPORARY_OUTPUT", **parameters) for model in (one, other)]
    z, too = (gdal.Open(each["OUTPUT"]).ReadAsArray() for each in made)
    apart = np.abs(np.nan_to_num(z, nan=-1e4) - np.nan_to_num(too, nan=-1e4))
    return {"cells": apart.size, "otherwise": int(np.count_nonzero(apart > SAME)), "most (m)": float(apart.max())}


def measures(path):
    """Return the size of an ordinary file for each km², as a whole and by parts."""
    with closing(sqlite3.connect(path)) as file:
        area = file.execute("SELECT sum(area_km2) FROM coast").fetchone()[0]
        taken = dict(file.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name").fetchall())
        (count,) = file.execute("SELECT count(*) FROM primitives").fetchone()
    size = path.stat().st_size
    parts = {name: sum(taken.get(table, 0) for table in tables) for name, tables in PARTS.items()}
    sizes = {"compact": 0, "ordinary": size, **parts, "rest": size - sum(parts.values())}
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
