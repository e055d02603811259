"""A run that is stopped leaves no half-written raster under the name of the output."""

import signal
import time

import numpy as np
import pytest
from headwaters.core.erosion.starts import default_roughness, starting_surface

from ..provider.layers import names_in, read

pytestmark = pytest.mark.qgis

SHAPE = {"COLUMNS": 3000, "ROWS": 2000}
PATIENCE = 60


class Stopped:
    """A run that was sent a signal; `reached` tells from the process and the folder whether it has come far enough."""

    def __init__(self, qgis, folder, stop_signal, reached):
        self.path = folder / "surface.tif"
        words = [f"{name}={value}" for name, value in {**SHAPE, "SHAPE": "noise", "OUTPUT": self.path}.items()]
        with qgis.popen("run", "headwaters:startingsurface", "--", *words) as process:
            reached(process, folder)
            self.was_running = process.poll() is None
            process.send_signal(stop_signal)
            self.out, self.err = process.communicate(timeout=PATIENCE)


def computing(process, _folder):
    """Wait for the line that says that the surface is being computed."""
    next(line for line in process.stdout if line.startswith("Building"))


def writing(process, folder):
    """Wait for the unfinished raster."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and not any(folder.rglob("surface.tif")) and time.monotonic() < deadline:
        time.sleep(0.002)


@pytest.fixture(scope="module", params=[signal.SIGINT, signal.SIGTERM], ids=["interrupt", "terminate"])
def stop_signal(request):
    return request.param


@pytest.fixture(scope="module")
def stopped_while_writing(qgis_process, stop_signal, tmp_path_factory):
    return Stopped(qgis_process, tmp_path_factory.mktemp("writing"), stop_signal, writing)


@pytest.fixture(scope="module")
def stopped_while_computing(qgis_process, stop_signal, tmp_path_factory):
    return Stopped(qgis_process, tmp_path_factory.mktemp("computing"), stop_signal, computing)


def test_a_run_that_is_stopped_while_it_computes_leaves_nothing(stopped_while_computing):
    assert stopped_while_computing.was_running
    assert names_in(stopped_while_computing.path.parent) == []


def test_a_run_that_is_stopped_while_it_writes_leaves_the_whole_raster_or_none(stopped_while_writing):
    assert stopped_while_writing.was_running
    if stopped_while_writing.path.exists():
        rows = SHAPE["ROWS"]
        whole = starting_surface("noise", rows, SHAPE["COLUMNS"], rows - 1.0, default_roughness("noise"), 42)
        np.testing.assert_array_equal(read(stopped_while_writing.path)[0], whole.astype(np.float32))


def test_a_stopped_run_gives_no_traceback(stopped_while_computing):
    assert "Traceback" not in stopped_while_computing.out + stopped_while_computing.err
