"""Runs that are killed at any moment: earlier files stay whole, and what is left behind goes with the next run."""

import os

import numpy as np
import pytest
from headwaters.tests.provider.running import run_apart
from headwaters.tests.provider.samples import LAND, VALID, create
from headwaters.tests.support import THOROUGH

MOMENTS = 20
SEED = 5
PREFIX = ".headwaters-"
RUNS = {
    "filldepressions": ({}, {"OUTPUT": "filled.tif"}),
    "filldepressions as tiles": ({}, {"OUTPUT": "filled.vrt"}),
    "flowaccumulation by slopes": ({"METHOD": "mfd"}, {"OUTPUT": "accumulation.tif"}),
    "lakes": ({"MIN_AREA": 0}, {"LAKES": "lakes.geojson", "WATER": "water.tif"}),
    "watersheds": ({}, {"WATERSHEDS": "watersheds.geojson", "LABELS": "labels.tif"}),
    "hydrologyfromdem": (
        {},
        {"FILLED": "filled.tif", "ACCUMULATION": "area.vrt", "LAKES": "lakes.geojson", "RIVERS": "rivers.geojson"},
    ),
}

# Two runs take turns to replace files, in files themselves, until somebody kills the process that they run in.
KILLED = """
import os, random, signal, time
from pathlib import Path
import processing
from headwaters.provider.layers import mosaics
from osgeo import gdal

mosaics.SIDE = 20
folder, dem, moments, outputs, parameters = Path({folder!r}), {dem!r}, {moments}, {outputs!r}, {parameters!r}
begun = folder.parent / "begun"
levels = (0, 20)

def make(level):
    files = {{name: str(folder / file) for name, file in outputs.items()}}
    processing.run("headwaters:{algorithm}", dict(INPUT=dem, SEA_LEVEL=level, **parameters, **files))

def found():
    # The names of tiles differ, and so does the file that names them.
    files = (folder / name for name in outputs.values())
    return [cells_of(file) if file.suffix == ".vrt" else file.read_bytes() for file in files]

def cells_of(path):
    return gdal.Open(str(path)).ReadAsArray().tobytes()

whole, seconds = [], []
for level in levels:
    make(level)  # which compiles, too
    begin = time.perf_counter()
    make(level)
    seconds.append(time.perf_counter() - begin)
    whole.append(found())

chance, intact, left = random.Random({seed}), [], 0
for _ in range(moments):
    child = os.fork()
    if child == 0:
        begun.touch()
        while True:
            for level in levels:
                make(level)
    while not begun.exists():
        time.sleep(0.001)
    begun.unlink()
    time.sleep(chance.uniform(0, sum(seconds)))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    intact.append(all(file in both for file, *both in zip(found(), *whole)))
    left = max(left, len(list(folder.glob({prefix!r} + "*"))))
make(levels[0])
tell(
    intact=intact,
    left=left,
    differ=all(one != two for one, two in zip(*whole)),
    last=found() == whole[0],
    names=sorted(os.listdir(folder)),
)
"""

# A session of QGIS is killed while a temporary output is written and rasters lie in files.
KILLED_SESSION = """
import os, signal
import processing
from headwaters.provider.base.outputs import Outputs

def kill(*_arguments, **_named):
    os.kill(os.getpid(), signal.SIGKILL)

Outputs.raster = kill
child = os.fork()
if child == 0:
    try:
        processing.run("headwaters:filldepressions", dict(INPUT={dem!r}, OUTPUT="TEMPORARY_OUTPUT"))
    finally:
        os._exit(1)
_, status = os.waitpid(child, 0)
tell(killed=os.WTERMSIG(status) == signal.SIGKILL)
"""
NEXT_SESSION = """
import processing

made = processing.run("headwaters:filldepressions", dict(INPUT={dem!r}, OUTPUT="TEMPORARY_OUTPUT"))
tell(made=os.path.isfile(made["OUTPUT"]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not made by fork here")
def test_what_a_killed_session_has_left_of_temporary_outputs_goes_with_the_next_temporary_output(tmp_path):
    """QGIS never comes back to the folders of such outputs, and gives each of the next session new ones."""
    dem = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    variables = {"TMPDIR": str(tmp_path), "HEADWATERS_MEMORY": "0.000001"}

    def left():
        return [file for folder in tmp_path.rglob(PREFIX + "*") for file in folder.iterdir()]

    assert run_apart(KILLED_SESSION.format(dem=dem), **variables)["killed"]
    assert left()  # rasters of full size
    assert run_apart(NEXT_SESSION.format(dem=dem), **variables)["made"]
    assert left() == []
    assert list(tmp_path.rglob(PREFIX + "*")) == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not made by fork here")
@pytest.mark.parametrize("name", RUNS if THOROUGH else [*RUNS][1::2])
def test_earlier_files_are_whole_whenever_a_run_is_killed_and_the_next_removes_what_is_left(name, tmp_path):
    """There was something to remove: hidden folders of outputs, and of rasters in files."""
    parameters, outputs = RUNS[name]
    moments = MOMENTS if THOROUGH or name == "filldepressions" else MOMENTS // 4
    dem = create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    folder = tmp_path / "made"
    folder.mkdir()
    what = {"algorithm": name.split()[0], "parameters": parameters, "outputs": outputs, "prefix": PREFIX, "seed": SEED}
    told = run_apart(KILLED.format(folder=str(folder), dem=dem, moments=moments, **what), HEADWATERS_MEMORY="0.000001")
    assert told["differ"]
    assert told["intact"] == [True] * moments
    assert told["left"] > 0
    assert told["last"]
    tiles = {file.split(".")[0] for file in outputs.values() if file.endswith(".vrt")}
    assert [file.split(".tiles")[0] for file in told["names"]] == sorted([*outputs.values(), *tiles])
