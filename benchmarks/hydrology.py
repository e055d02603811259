"""Measures what files cost beside the work itself: the whole hydrology of a DEM, and watersheds of many points.

    /usr/bin/python3 benchmarks/hydrology.py [SIDE]

Everything runs through qgis_process as a person would call it; the start of qgis_process is measured beside it and
taken off. The core steps alone work on arrays in a process of their own, with their machine code loaded. Runs that are
compared are taken in turn, and every figure is a median: seconds by the wall clock / of processor time. On a machine
that does other work too only the second says something.
"""

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr
from waiting import ROOT, write_rough_dem

sys.path.insert(0, str(ROOT / "scripts"))
from harness.headwaters_package import load
from qgis_env import PrivateQgis

SIDE = 4000
ROUNDS = 5
MANY = 10_000
CORE = "--core"  # measure the core steps on the DEM that follows
RASTERS, LAYERS = ("FILLED", "DIRECTIONS", "ACCUMULATION"), ("RIVERS", "WATERSHEDS", "LAKES")


def main():
    side = int(sys.argv[1]) if len(sys.argv) > 1 else SIDE
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        qgis = PrivateQgis(folder / "qgis")
        dem = folder / "dem.tif"
        write_rough_dem(dem, side)
        outputs = {name: folder / f"{name}.tif" for name in RASTERS}
        outputs.update({name: folder / f"{name}.gpkg" for name in LAYERS})
        measure_whole(qgis, dem, outputs)
        measure_points(qgis, folder, outputs["DIRECTIONS"], side)


def measure_whole(qgis, dem, outputs):
    """Compare `hydrologyfromdem` and its six outputs with the core steps alone."""
    values = {"INPUT": dem, **outputs}
    whole, alone, start = [], [], []
    for _ in range(ROUNDS + 1):  # the first one may have to compile
        start.append(taken(qgis, ["help", "headwaters:hydrologyfromdem"]))
        whole.append(run(qgis, "hydrologyfromdem", values))
        alone.append(core_steps(dem))
    steps = {name: median([times[name] for times in alone[1:]]) for name in alone[0]}
    core = median([np.sum(list(times.values()), axis=0) for times in alone[1:]])
    start, whole = median(start[1:]), median(whole[1:])
    print(f"hydrologyfromdem, six outputs: {shown(whole)} s, of which {shown(start)} s is the start of qgis_process")
    print(f"core steps alone: {shown(core)} s ({', '.join(f'{name} {shown(time)}' for name, time in steps.items())})")
    print(f"the run without its start takes {shown((whole - start) / core)} times the core steps")


def measure_points(qgis, folder, directions, side):
    """Compare `watersheds` of many points with that of one, those that end at the next and whole ones."""
    points = {1: folder / "one.gpkg", MANY: folder / "many.gpkg"}
    for count, path in points.items():
        write_points(path, count, side)
    cases = [(count, whole) for whole in (False, True) for count in points]
    runs, start = {case: [] for case in cases}, []
    for _ in range(ROUNDS + 1):
        start.append(taken(qgis, ["help", "headwaters:watersheds"]))
        for count, whole in cases:
            values = {"DIRECTIONS": directions, "ENCODING": "esri", "BY": "points", "POINTS": points[count]}
            values.update(WHOLE=whole, WATERSHEDS=folder / f"of_{count}.gpkg")
            runs[count, whole].append(run(qgis, "watersheds", values))
    for whole in (False, True):
        one, many = (median(runs[count, whole][1:]) - median(start[1:]) for count in points)
        kind = "whole watersheds" if whole else "watersheds"
        print(f"{kind} of {MANY:,} points: {shown(many)} s, of one: {shown(one)} s, without the start of qgis_process")
        print(f"that is {shown(many / one)} times as long")


def run(qgis, algorithm, values):
    """Return how long a run takes through qgis_process; what an earlier one wrote is removed first."""
    for name, value in values.items():
        if name in (*RASTERS, *LAYERS) and isinstance(value, Path) and name != "DIRECTIONS":
            value.unlink(missing_ok=True)
    assignments = [f"{name}={value}" for name, value in values.items()]
    return taken(qgis, ["run", f"headwaters:{algorithm}", "--", *assignments])


def taken(qgis, arguments):
    """Return how long a command takes by the wall clock and by the processor."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    environment = qgis.environment()
    subprocess.run([qgis.program, *arguments], env=environment, capture_output=True, check=True)
    end, after = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    return np.array([end - begin, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime])


def median(times):
    """Return the median of times by both clocks."""
    return np.median(np.array(times), axis=0)


def shown(times):
    """Return times, or ratios of them, as text."""
    return " / ".join(f"{time:.2f}" for time in times)


def write_points(path, count, side):
    """Write points at the centres of cells of the DEM, the same ones every time."""
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = dataset.CreateLayer("points", None, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    layer.StartTransaction()
    for number, (row, col) in enumerate(np.random.default_rng(2).integers(0, side, (count, 2)).tolist()):
        point = ogr.Feature(layer.GetLayerDefn())
        point.SetField("name", f"gauge {number}")
        point.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({500015 + 30 * col} {4999985 - 30 * row})"))
        layer.CreateFeature(point)
    layer.CommitTransaction()


def core_steps(dem):
    """Return the seconds of each core step, by name, measured in a process of its own."""
    done = subprocess.run([sys.executable, __file__, CORE, dem], capture_output=True, check=True, text=True)
    return json.loads(done.stdout)


def time_core_steps(path):
    """Return the seconds of each core step on a DEM, its machine code loaded before."""
    load()
    z = gdal.Open(path).ReadAsArray()
    chain(np.ascontiguousarray(z[:64, :64]))
    return chain(z)


def chain(z):
    """Run what `hydrologyfromdem` computes, on arrays; return the seconds of each step by name."""
    from headwaters.core.depressions.fill import fill
    from headwaters.core.depressions.lakes import find_lakes
    from headwaters.core.flow.accumulation import accumulate_d8
    from headwaters.core.flow.directions.directions import d8
    from headwaters.core.raster import grid
    from headwaters.core.raster.domain import drainage_domain
    from headwaters.core.raster.neighbours import NO_DIRECTION
    from headwaters.core.rivers.links import trace_links
    from headwaters.core.rivers.tables import link_facts, link_table
    from headwaters.core.rivers.threshold import automatic_threshold, river_cells
    from headwaters.core.run.run import Run
    from headwaters.core.watersheds.find import find_basins
    from headwaters.core.watersheds.labels import outlets
    from headwaters.core.watersheds.measures import measure_basins

    valid = np.ones(z.shape, bool)
    domain = drainage_domain(Run(), valid)
    width, height, area = grid.flat_cells(z.shape[0], 30, 30)
    lengths = grid.step_lengths(width, height)
    times = {}

    def timed(name, work):
        begin = time.perf_counter(), time.process_time()
        result = work()
        times[name] = time.perf_counter() - begin[0], time.process_time() - begin[1]
        return result

    def network():
        from headwaters.core.run.run import Run

        links = trace_links(Run(), codes, river, lengths)
        return link_table(links, link_facts(Run(), links, codes, lengths, upstream), z, valid)

    def basins():
        from headwaters.core.run.run import Run

        seeds = outlets(codes)
        numbers = np.arange(1, seeds.size + 1)
        return seeds.size, find_basins(Run(), codes, seeds, numbers, (width, height, area), "merge", threshold)

    filled, _ = timed("fill", lambda: fill(Run(), z, domain))
    codes, _ = timed("directions", lambda: d8(Run(), filled, domain, lengths))
    least = max(10 * area[0], 1e-5 * area[0] * z.size), 0.1
    timed("lakes", lambda: find_lakes(Run(), z, filled, domain, valid, area, *least))
    upstream = timed("accumulation", lambda: accumulate_d8(Run(), codes, area))
    drained = codes != NO_DIRECTION
    threshold = timed("threshold", lambda: automatic_threshold(Run(), upstream, drained))
    river = timed("river cells", lambda: river_cells(Run(), upstream, drained, threshold))
    timed("network", network)
    count, found = timed("watersheds", basins)
    timed("measures", lambda: measure_basins(Run(), found.labels, count, area, z, valid))
    return times


if __name__ == "__main__":
    if CORE in sys.argv:
        print(json.dumps(time_core_steps(sys.argv[-1])))
    else:
        main()
