"""Runs that are killed at any moment: earlier files stay whole, and what is left behind goes with the next run."""

import os

import numpy as np
import pytest
from headwaters.tests.provider.running import run_apart
from headwaters.tests.provider.samples import LAND, VALID, create, names_in

MOMENTS = 20
PREFIX = ".headwaters-"

# Two fills take turns to replace a file, in files themselves, until somebody kills the process that they run in.
KILLED = """
import os, random, signal, time
from pathlib import Path
import processing

folder, dem, moments = Path({folder!r}), {dem!r}, {moments}
output, begun = folder / "filled.tif", folder.parent / "begun"
levels = (0, 20)

def fill(level):
    processing.run("headwaters:filldepressions", dict(INPUT=dem, SEA_LEVEL=level, OUTPUT=str(output)))

whole, seconds = [], []
for level in levels:
    fill(level)  # which compiles, too
    begin = time.perf_counter()
    fill(level)
    seconds.append(time.perf_counter() - begin)
    whole.append(output.read_bytes())

chance, intact, left = random.Random(5), [], 0
for _ in range(moments):
    child = os.fork()
    if child == 0:
        begun.touch()
        while True:
            for level in levels:
                fill(level)
    while not begun.exists():
        time.sleep(0.001)
    begun.unlink()
    time.sleep(chance.uniform(0, sum(seconds)))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    intact.append(output.read_bytes() in whole)
    left = max(left, len(list(folder.glob({prefix!r} + "*"))))
fill(levels[0])
tell(intact=intact, left=left, differ=whole[0] != whole[1], last=output.read_bytes() == whole[0])
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """Return a folder in which runs were killed and one came to its end, and what was found after each."""
    place = tmp_path_factory.mktemp("killed")
    dem = create(place / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)
    folder = place / "made"
    folder.mkdir()
    body = KILLED.format(folder=str(folder), dem=str(dem), moments=MOMENTS, prefix=PREFIX)
    return folder, run_apart(body, HEADWATERS_MEMORY="0.000001")


pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not made by fork here")


def test_the_file_of_an_earlier_run_is_whole_whenever_a_run_is_killed(killed):
    _, told = killed
    assert told["differ"]
    assert told["intact"] == [True] * MOMENTS


def test_the_next_run_removes_what_killed_runs_have_left(killed):
    """There was something: hidden folders of outputs and of rasters in files."""
    folder, told = killed
    assert told["left"] > 0
    assert told["last"]
    assert names_in(folder) == ["filled.tif"]
