"""Holds presets and grammar of growing rivers apart on many coasts: what a setting says is to be seen on any of them.

    .venv/bin/python benchmarks/presets.py FOLDER [--coasts NAME,…] [--seeds 5] [--algorithm growrivers]

Every coast of the folder (GeoPackages, with the polygon layer `coast` or `coastline`, or the first one), and a round
island, is grown with the presets `long` and `even`, and with the chances of two grammars, by so many seeds.
A row has what the first has over what the second has, and by how many standard errors they differ: the longest river,
the largest basin, and the share of order 1 in the length of all rivers. What is outside of its bar is marked with *,
and makes the exit code 1.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

from in_qgis import start_algorithms  # isort: skip (it loads the package headwaters)
from headwaters.tests.provider.running import run
from osgeo import ogr
from qgis.core import QgsFeature, QgsGeometry, QgsVectorLayer

RADIUS = 30_000.0  # metres, of the round island
PRESETS = {"PRESET": "long"}, {"PRESET": "even"}
GRAMMARS = {"PC": 0.2, "PS": 0.1, "PA": 0.7}, {"PC": 0.2, "PS": 0.7, "PA": 0.1}
RIVER, BASIN, FIRST = range(3)  # columns of what is measured


def main():
    arguments = parsed()
    _qgis = start_algorithms()
    seeds, outside = range(1, arguments.seeds + 1), False
    print("| coast | settings | river | errors | basin | errors | order 1 | errors |\n" + "|---" * 8 + "|")
    for name, coast in coasts(arguments):
        for settings, label in ((PRESETS, "long / even"), (GRAMMARS, "tributaries / forks")):
            first, second = (
                np.array([measured(arguments.algorithm, coast, {**given, "SEED": seed}) for seed in seeds])
                for given in settings
            )
            ratio = first.mean(axis=0) / second.mean(axis=0)
            spread = np.sqrt((first.var(axis=0, ddof=1) + second.var(axis=0, ddof=1)) / len(seeds))
            errors = (first.mean(axis=0) - second.mean(axis=0)) / spread
            if settings is PRESETS:
                off = {RIVER: ratio[RIVER] < 1.4, BASIN: ratio[BASIN] < 1.5}
            else:
                off = {RIVER: abs(errors[RIVER]) < 3.0, FIRST: abs(errors[FIRST]) < 3.0}
            outside |= any(off.values())
            cells = [f"{ratio[n]:.2f}{'*' * bool(off.get(n))} | {errors[n]:.1f}" for n in range(3)]
            print(f"| {name} | {label} | " + " | ".join(cells) + " |", flush=True)
    return outside


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--coasts")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--algorithm", default="growrivers")
    return parser.parse_args()


def coasts(arguments):
    """Yield the name of each coast, and its layer."""
    wanted = arguments.coasts.split(",") if arguments.coasts else None
    for path in sorted(arguments.folder.glob("*.gpkg")):
        if wanted is None or path.stem in wanted:
            layers = [layer.GetName() for layer in ogr.Open(str(path))]
            name = next((name for name in ("coast", "coastline") if name in layers), layers[0])
            yield path.stem, f"{path}|layername={name}"
    if wanted is None or "round" in wanted:
        layer = QgsVectorLayer("Polygon?crs=EPSG:32632", "round", "memory")
        feature = QgsFeature()
        feature.setGeometry(QgsGeometry.fromWkt("POINT(500000 4500000)").buffer(RADIUS, 60))
        layer.dataProvider().addFeature(feature)
        yield "round", layer


def measured(algorithm, coast, given):
    """Return the length of the longest river, the share of the largest basin, and that of order 1 in all rivers."""
    made = run(algorithm, COASTLINE=coast, RIVERS="TEMPORARY_OUTPUT", **given)
    fields = "mouth", "hack", "length_m", "downstream", "area_out_km2", "strahler"
    rows = [[row[name] for name in fields] for row in made["RIVERS"].getFeatures()]
    mouth, hack, length, order = (np.array([row[column] for row in rows], float) for column in (0, 1, 2, 5))
    main = np.bincount(mouth[hack == 1].astype(int), length[hack == 1])
    basins = [row[4] for row in rows if not isinstance(row[3], int)]
    return main.max(), max(basins) / sum(basins), length[order == 1].sum() / length.sum()


if __name__ == "__main__":
    sys.exit(main())
