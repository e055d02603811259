"""Measures what a person waits for: the start of qgis_process, the first run and the next.

    /usr/bin/python3 benchmarks/waiting.py

Every figure is the median of several runs, and those that are compared are taken in turn.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import numpy as np  # noqa: E402
from osgeo import gdal  # noqa: E402
from qgis_env import PrivateQgis  # noqa: E402

ROUNDS = 7


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small = folder / "small.tif"
        write_rough_dem(small, 1000)
        measure_start(folder)
        measure_runs(folder, small)


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


if __name__ == "__main__":
    main()
