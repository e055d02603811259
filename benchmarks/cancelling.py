"""Measures how soon each algorithm answers to a cancel, and whether it leaves files then.

    /usr/bin/python3 benchmarks/cancelling.py [ALGORITHM …] [--side CELLS] [--cancels NUMBER]

Each algorithm runs once whole and is then cancelled at moments spread evenly over that time; the slowest answer counts.
"""

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
import traceback
from functools import partial
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr
from waiting import ROOT, write_rough_dem

sys.path.insert(0, str(ROOT / "scripts"))

POINTS = 2000
DRY = {"RAIN": 300, "EVAPORATION": 1500}  # mm a year
HALF = 0.5  # seconds in which each algorithm is to answer
COAST = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"
SKETCH = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=rivers"
ENDINGS = {"raster": ".tif", "vector": ".gpkg", "sink": ".gpkg"}


def runs(made):
    """Return the runs to cancel, by a name; ``made`` returns what makes something, when it is called, and its path.

    Every output is wanted but those that are None.
    """
    dem, codes, total = made("dem"), made("hydrologyfromdem", "DIRECTIONS"), made("hydrologyfromdem", "ACCUMULATION")
    lines = made("hydrologyfromdem", "RIVERS")
    flow = {"DIRECTIONS": codes, "ACCUMULATION": total}
    return {
        "hydrologyfromdem": {"INPUT": dem},
        "filldepressions": {"INPUT": dem},
        "breachdepressions": {"INPUT": dem},
        "burnrivers": {"INPUT": dem, "RIVERS": lines},
        "hydrologyfromdem dry": {"INPUT": dem, **DRY},
        "lakes": {"INPUT": dem, "SALT_PANS": None},
        "lakes dry": {"INPUT": dem, **DRY},
        "trianglemesh": {"INPUT": dem, "POINTS": 300_000},
        "trianglemesh coast": {"COASTLINE": COAST, "POINTS": 300_000},
        "rivererosion": {"INPUT": dem, "ITERATIONS": 1, "EVAPORATION": 2000, "MESH": None, "POLYGONS": None},
        "rivererosion mesh": {"MESH_INPUT": made("trianglemesh", "MESH"), "ITERATIONS": 10, "SNAPSHOT_COUNT": 2},
        "watertable": {"INPUT": dem},
        "watertable dupuit": {"INPUT": dem, "MODE": "dupuit"},
        "watertable snow": {"INPUT": dem, "MODE": "snow"},
        "flowdirections": {"INPUT": dem},
        "flowdirections rho8": {"INPUT": dem, "METHOD": "rho8"},
        "flowdirections dinf": {"INPUT": dem, "METHOD": "dinf"},
        "convertdirections": {"INPUT": codes, "TO": "taudem"},
        "flowaccumulation": {"DIRECTIONS": codes},
        "flowaccumulation weights": {"DIRECTIONS": codes, "WEIGHTS": dem},
        "flowaccumulation dinf": {"INPUT": dem, "METHOD": "dinf", "WEIGHTS": dem},
        "flowaccumulation mfd": {"INPUT": dem, "METHOD": "mfd", "WEIGHTS": dem},
        "flowdistance": {"DIRECTIONS": codes, "INPUT": dem},
        "flowpaths": {"DIRECTIONS": codes, "POINTS": made("points")},
        "riverthreshold": {"ACCUMULATION": total},
        "rivernetwork": {**flow, "INPUT": dem},
        "networkreport": {"RIVERS": lines, "INPUT": dem},
        "watersheds outlets": {"DIRECTIONS": codes, "SNAPPED": None},
        "watersheds points": {**flow, "BY": "points", "POINTS": made("points"), "SNAP": 500},
        "watersheds rivers": {**flow, "BY": "rivers", "RIVERS": lines, "SNAPPED": None},
        "watershedofpoint": {"INPUT": dem, "POINTS": made("points")},
        "startingsurface": {"COLUMNS": 3000, "ROWS": 3000, "SHAPE": "noise"},
        "lehenyerosion": {"EVENTS": 300_000, "COLUMNS": 1000, "ROWS": 1000, "SNAPSHOTS": None},
        "drainagebasins": {"COASTLINE": COAST, "SKETCH": SKETCH},
        "growrivers": {"COASTLINE": COAST, "SKETCH": SKETCH, "SPACING": 1000},
        "terrainmodel": {"COASTLINE": COAST, "RIVERS": made("growrivers", "RIVERS")},
        "renderterrain": {"MODEL": made("terrainmodel", "MODEL"), "CELL_SIZE": 60},
        "rivercourses": {"MODEL": made("terrainmodel", "MODEL")},
        "erodemodel": {"MODEL": made("edited")},
        "terrainfromcoastline": {"COASTLINE": COAST, "SKETCH": SKETCH},
    }


class Bench:
    """Runs algorithms in a folder, with every output that is a file."""

    def __init__(self, provider, folder, side):
        self.provider, self.folder, self.side = provider, folder, side
        self.known = {}
        self.busy_with = []

    def made(self, what, output=None):
        """Return the path of something that runs need, made the first time it is asked for."""
        if what not in self.known:
            self.known[what] = getattr(self, f"_{what}")(self.folder / what)
        return self.known[what] if output is None else self.known[what][output]

    def _dem(self, place):
        write_rough_dem(place.with_suffix(".tif"), self.side)
        return str(place.with_suffix(".tif"))

    def _points(self, place):
        dem = gdal.Open(self.made("dem"))
        west, cell, _, north, _, step = dem.GetGeoTransform()
        source = ogr.GetDriverByName("GPKG").CreateDataSource(str(place.with_suffix(".gpkg")))
        layer = source.CreateLayer("points", osr.SpatialReference(dem.GetProjection()), ogr.wkbPoint)
        for row, col in np.random.default_rng(1).uniform(0, self.side, (POINTS, 2)):
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT({west + col * cell} {north + row * step})"))
            layer.CreateFeature(feature)
        return str(place.with_suffix(".gpkg"))

    def _hydrologyfromdem(self, place):
        return self.whole("hydrologyfromdem", {"INPUT": self.made("dem")}, place)

    def _edited(self, place):
        """Return a model without one of its heads."""
        file = shutil.copy(self.made("terrainmodel", "MODEL"), place.with_suffix(".gpkg"))
        dataset = ogr.Open(str(file), 1)
        layer = dataset.GetLayerByName("courses")
        courses = [each for each in layer if each["thread"] == "main"]
        fed = {each["downstream"] for each in courses}
        head = max((each for each in courses if each["id"] not in fed), key=lambda each: each["discharge_m3s"])
        layer.DeleteFeature(head.GetFID())
        return str(file)

    def _trianglemesh(self, place):
        return self.whole("trianglemesh", {"COASTLINE": COAST, "POINTS": 300_000, "TRIANGLES": None}, place)

    def _growrivers(self, place):
        return self.whole("growrivers", {"COASTLINE": COAST}, place)

    def _terrainmodel(self, place):
        return self.whole("terrainmodel", {"COASTLINE": COAST, "RIVERS": self.made("growrivers", "RIVERS")}, place)

    def whole(self, algorithm, values, place):
        """Run an algorithm to its end; return its results."""
        results, _ = self.run(algorithm, values, place, 1e6)
        return results

    def _cancel(self, feedback, asked):
        """Cancel a run, and keep what it is at when half a second has passed."""
        asked.append(time.perf_counter())
        feedback.cancel()
        time.sleep(HALF)
        stack = traceback.extract_stack(sys._current_frames()[threading.main_thread().ident])
        self.busy_with = [f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in stack[-4:]]

    def run(self, algorithm, values, place, cancel_after):
        """Run an algorithm that is cancelled after some seconds; return its results and the seconds it went on then."""
        from qgis.core import QgsProcessingContext, QgsProcessingFeedback

        place.mkdir(exist_ok=True)
        created = self.provider.algorithm(algorithm).create()
        outputs = {
            each.name(): str(place / f"{each.name()}{ending(each)}")
            for each in created.destinationParameterDefinitions()
        }
        feedback, asked = QgsProcessingFeedback(False), []
        timer = threading.Timer(cancel_after, self._cancel, (feedback, asked))
        timer.start()
        results, good = created.run({**outputs, **values}, QgsProcessingContext(), feedback)
        end = time.perf_counter()
        timer.cancel()
        if not asked and not good:
            sys.exit(f"{algorithm}: {feedback.textLog()}")
        return results, end - asked[0] if asked else None


def ending(definition):
    """Return the ending of the file of an output."""
    return ENDINGS.get(definition.type()) or f".{definition.defaultFileExtension()}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("algorithms", nargs="*", help="only runs whose names begin so")
    parser.add_argument("--side", type=int, default=3000)
    parser.add_argument("--cancels", type=int, default=25)
    options = parser.parse_args()
    from qgis_env import provider_in_qgis

    with provider_in_qgis() as provider, tempfile.TemporaryDirectory() as name:
        bench = Bench(provider, Path(name), options.side)
        chosen = runs(lambda *what: partial(bench.made, *what))
        for title, values in chosen.items():
            if not options.algorithms or title.startswith(tuple(options.algorithms)):
                values = {key: value() if callable(value) else value for key, value in values.items()}
                measure(bench, title, values, options.cancels)
    os._exit(0)  # QGIS takes its time to close


def measure(bench, title, values, cancels):
    """Print how soon a run answers when it is cancelled at moments spread over all of it."""
    algorithm, place = title.split()[0], bench.folder / "cancelled"
    bench.whole(algorithm, values, place)  # compiles
    begin = time.perf_counter()
    bench.whole(algorithm, values, place)
    whole = time.perf_counter() - begin
    answers, left = [], 0
    for number in range(cancels):
        for path in place.iterdir():
            path.unlink()
        after = whole * (number + 0.5) / cancels
        results, answer = bench.run(algorithm, values, place, after)
        if answer is not None and not results:
            answers.append((answer, after, bench.busy_with))
            left += len(list(place.iterdir()))
    slowest, after, busy_with = max(answers, default=(0.0, 0.0, []))
    late = f"  TOO SLOW in {', '.join(busy_with)}" if slowest > HALF else ""
    print(
        f"{title:26s} {whole:6.2f} s, {len(answers):2d} cancels, slowest answer {slowest:.2f} s (after {after:.2f} s), "
        f"{left} files left{late}",
        flush=True,
    )


if __name__ == "__main__":
    main()
