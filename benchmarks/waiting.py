"""Measures what a person waits for: the start of qgis_process, the first run and the next, and the answer to a cancel.

    /usr/bin/python3 benchmarks/waiting.py

Every figure is the median of several runs, and those that are compared are taken in turn.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import numpy as np  # noqa: E402
from osgeo import gdal  # noqa: E402
from qgis_env import PrivateQgis  # noqa: E402

ROUNDS = 7
# Seconds: while reading, filling, measuring, writing.
CANCEL_AFTER = (0.02, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0, 1.3, 1.6, 2.0, 2.5, 3.0)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, large = folder / "small.tif", folder / "large.tif"
        write_rough_dem(small, 1000)
        write_rough_dem(large, 4000)
        measure_start(folder)
        measure_runs(folder, small)
        measure_cancel(folder, large)


def write_rough_dem(path, side):
    """Write a DEM of fractal noise."""
    frequency = np.hypot(np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None])
    frequency[0, 0] = 1
    noise = np.fft.rfft2(np.random.default_rng(1).standard_normal((side, side)))
    z = np.fft.irfft2(noise * frequency**-2, (side, side))
    z = (1000 * (z - z.min()) / (z.max() - z.min())).astype(np.float32)
    dataset = gdal.GetDriverByName("GTiff").Create(str(path), side, side, 1, gdal.GDT_Float32)
    dataset.SetGeoTransform((500000, 30, 0, 5000000, 0, -30))
    dataset.GetRasterBand(1).WriteArray(z)
    dataset = None


def seconds(program, arguments, variables):
    """Return how long a command takes."""
    begin = time.perf_counter()
    subprocess.run([program, *arguments], env={**os.environ, **variables}, capture_output=True, check=True)
    return time.perf_counter() - begin


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


def measure_cancel(folder, dem):
    """Cancel a fill of 4000² at different moments and see how soon it answers, and whether a file is left."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback

    from docs import load_provider

    application = QgsApplication([], False)
    application.initQgis()
    provider = load_provider()
    target = folder / "cancelled" / "filled.tif"
    target.parent.mkdir()
    values = {"INPUT": str(dem), "OUTPUT": str(target), "DEPTH": str(target.with_name("depth.tif"))}

    def run(cancel_after):
        feedback = QgsProcessingFeedback()
        asked = []
        timer = threading.Timer(cancel_after, lambda: (asked.append(time.perf_counter()), feedback.cancel()))
        timer.start()
        begin = time.perf_counter()
        results, _ = provider.algorithm("filldepressions").create().run(values, QgsProcessingContext(), feedback)
        end = time.perf_counter()
        timer.cancel()
        left = list(target.parent.iterdir())
        for path in left:
            path.unlink()
        finished = bool(results)  # or the cancel came too late
        return end - begin, None if finished else end - asked[0], 0 if finished else len(left)

    whole, _, _ = run(1000)
    answers = [(answer, left) for _, answer, left in map(run, CANCEL_AFTER) if answer is not None]
    slowest = max(answer for answer, _ in answers)
    print(f"fill of 4000² with depth: {whole:.2f} s; {len(answers)} cancels, slowest answer {slowest:.2f} s")
    print(f"files left by cancelled runs: {sum(left for _, left in answers)}")
    application.exitQgis()


if __name__ == "__main__":
    main()
