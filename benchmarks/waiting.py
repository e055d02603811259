"""Measures what a person waits for: the start of qgis_process, the first run and the next, and clicks of *Water here*.

    /usr/bin/python3 benchmarks/waiting.py [start] [fill] [first] [click]

Every figure of start and fill is the median of several runs, and those that are compared are taken in turn. First runs
are one each: with nothing compiled, once more, and after the processes that prepare Headwaters in the background.
Clicks are made on 16 million cells whose directions are known, at places that much and little land drains to.
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import numpy as np  # noqa: E402
from osgeo import gdal, osr  # noqa: E402
from qgis_env import PrivateQgis, provider_in_qgis  # noqa: E402

ROUNDS = 7


COAST = ROOT / "examples" / "data" / "sardinia.gpkg"
BARS = {"hydrologyfromdem": (12, 5), "terrainfromcoastline": (45, 18)}  # seconds: nothing compiled, and prepared

CLICK_SIDE, CLICK_BAR = 4000, 0.3  # rows and columns, seconds
NEAR = 12  # cells beside a river that a click may lie


def main():
    wanted = sys.argv[1:] or ["start", "fill", "first", "click"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small = folder / "small.tif"
        write_rough_dem(small, 1000)
        if "start" in wanted:
            measure_start(folder)
        if "fill" in wanted:
            measure_runs(folder, small)
        if "first" in wanted:
            measure_first_runs(folder, small)
        if "click" in wanted:
            measure_clicks(folder)


def write_rough_dem(path, side):
    """Write a DEM of fractal noise."""
    frequency = np.hypot(np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None])
    frequency[0, 0] = 1
    noise = np.fft.rfft2(np.random.default_rng(1).standard_normal((side, side)))
    z = np.fft.irfft2(noise * frequency**-2, (side, side))
    z = (1000 * (z - z.min()) / (z.max() - z.min())).astype(np.float32)
    dataset = gdal.GetDriverByName("GTiff").Create(str(path), side, side, 1, gdal.GDT_Float32)
    dataset.SetGeoTransform((500000, 30, 0, 5000000, 0, -30))
    plane = osr.SpatialReference()
    plane.ImportFromEPSG(32632)
    dataset.SetSpatialRef(plane)
    dataset.GetRasterBand(1).WriteArray(z)
    dataset = None


def seconds(program, arguments, variables):
    """Return how long a command takes."""
    return clock_and_processor_seconds(program, arguments, variables)[0]


def clock_and_processor_seconds(program, arguments, variables):
    """Return how long a command takes, and how long processors work for it and those that it starts.

    On a computer that does other things too the second tells more: as much as that, over the processors, it takes at
    least.
    """
    begin, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([program, *arguments], env={**os.environ, **variables}, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - begin, worked


def measure_start(folder):
    """Compare the start of qgis_process with and without the plugin."""
    with_plugin = PrivateQgis(folder / "with")
    without = {**with_plugin.variables, "QGIS_CUSTOM_CONFIG_PATH": str(folder / "without")}
    taken = {"with": [], "without": []}
    for _ in range(ROUNDS + 1):
        taken["with"].append(seconds(with_plugin.program, ["list"], with_plugin.variables))
        taken["without"].append(seconds(with_plugin.program, ["list"], without))
    one, two = (statistics.median(times[1:]) for times in taken.values())
    print(f"qgis_process list: {one:.2f} s with the plugin, {two:.2f} s without: {one - two:+.2f} s")


def measure_runs(folder, dem):
    """Compare the first run ever, with nothing compiled, with the next ones and with the mere start."""
    start, first, again = [], [], []
    for number in range(3):
        qgis = PrivateQgis(folder / f"fresh{number}")
        fill = ["run", "headwaters:filldepressions", "--", f"INPUT={dem}", f"OUTPUT={folder / 'filled.tif'}"]
        first.append(seconds(qgis.program, fill, qgis.variables))
        for _ in range(ROUNDS // 2):
            start.append(seconds(qgis.program, ["help", "headwaters:filldepressions"], qgis.variables))
            again.append(seconds(qgis.program, fill, qgis.variables))
    start, first, again = map(statistics.median, (start, first, again))
    print(f"fill of 1000²: start alone {start:.2f} s, second run {again:.2f} s: {again - start:+.2f} s")
    print(f"first run ever {first:.2f} s: {first - again:+.2f} s over the second")


def measure_first_runs(folder, dem):
    """Compare first runs of the algorithms that people begin with: nothing compiled, the next one, and prepared."""
    commands = {
        "hydrologyfromdem": [f"INPUT={dem}", *_outputs(folder, RIVERS="gpkg", WATERSHEDS="gpkg", LAKES="gpkg")],
        "terrainfromcoastline": [f"COASTLINE={COAST}|layername=coastline", *_outputs(folder, RIVERS="gpkg")],
    }
    commands["hydrologyfromdem"] += _outputs(folder, FILLED="tif", DIRECTIONS="tif", ACCUMULATION="tif")
    commands["hydrologyfromdem"] += _outputs(folder, HILLSHADE="tif")
    commands["terrainfromcoastline"] += _outputs(folder, OUTPUT="tif", WATERSHEDS="gpkg")
    ready = PrivateQgis(folder / "ready")
    begin = time.perf_counter()
    _prepare(folder, ready)
    print(f"prepared in the background, in two processes: {time.perf_counter() - begin:.0f} s")
    for algorithm, values in commands.items():
        fresh = PrivateQgis(folder / algorithm)
        command = ["run", f"headwaters:{algorithm}", "--", *values]
        taken = [
            "{:.1f} s, of processors {:.1f} s".format(
                *clock_and_processor_seconds(qgis.program, command, _own_cache(qgis))
            )
            for qgis in (fresh, fresh, ready)
        ]
        cold, warm = BARS[algorithm]
        print(f"{algorithm}: first run {taken[0]} (bar {cold} s); next {taken[1]}; ", end="")
        print(f"first run when prepared {taken[2]} (bar {warm} s); load {os.getloadavg()[0]:.1f}", flush=True)


def measure_clicks(folder):
    """Measure what the map tool *Water here* does at clicks."""
    dem = folder / "large.tif"
    write_rough_dem(dem, CLICK_SIDE)
    with provider_in_qgis():
        from headwaters.core.run.run import Run
        from headwaters.provider.dependencies import prepare_compiler

        prepare_compiler()
        from headwaters.provider.layers.raster_reading import RasterSource
        from headwaters.provider.water.clicked import clicked, known_water
        from qgis.core import QgsRasterLayer

        water = known_water(Run(), RasterSource(QgsRasterLayer(str(dem))))
        places = _clicked_places(water)
        clicked(water, *places[0], NEAR * 30.0)  # kernels are loaded
        for x, y in places:
            taken = []
            for _ in range(ROUNDS):
                begin = time.perf_counter()
                found = clicked(water, x, y, NEAR * 30.0)
                taken.append(time.perf_counter() - begin)
            print(f"a click above {found.area_km2:,.3g} of {water.area.size * 9e-4:,.0f} km²: ", end="")
            print(f"{min(taken):.2f} to {max(taken):.2f} s (bar {CLICK_BAR} s); load {os.getloadavg()[0]:.1f}")


def _clicked_places(water):
    """Return places on the map: of the cell that most drains to, and of such that ever less drains to."""
    order = np.argsort(water.area, axis=None)
    cells = order[[-1, -order.size // 2000, -order.size // 100, order.size // 2]]
    return np.column_stack(water.source.centres(cells)).tolist()


def _outputs(folder, **endings):
    return [f"{name}={folder / name}.{ending}" for name, ending in endings.items()]


def _own_cache(qgis):
    """Return variables by which machine code is kept in the profile, as it is for people."""
    return {**qgis.variables, "HEADWATERS_CACHE_DIR": str(Path(qgis.variables["QGIS_CUSTOM_CONFIG_PATH"]) / "cache")}


def _prepare(folder, qgis):
    """Run the two processes that prepare all."""
    apart = ROOT / "provider" / "preparation" / "apart.py"
    variables = {**os.environ, **_own_cache(qgis)}
    commands = [[sys.executable, str(apart), str(ROOT), "headwaters", part] for part in ("water", "terrain")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    processes = [subprocess.Popen(command, env=variables, cwd=folder, **pipes) for command in commands]
    for process in processes:
        process.wait()


if __name__ == "__main__":
    main()
