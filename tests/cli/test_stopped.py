"""A run that is stopped leaves no half-written raster under the name of the output."""

import signal
import time

import numpy as np
import pytest
from headwaters.core.erosion.starts import default_roughness, starting_surface
from headwaters.core.run.run import Run

from ..provider.samples import names_in, read
from .process import assignments

pytestmark = pytest.mark.qgis

PATIENCE = 60


class Stopped:
    """A run that was sent a signal; ``reached`` waits until it has come far enough for that."""

    def __init__(self, qgis, folder, stop_signal, reached, rows, columns):
        self.path = folder / "surface.tif"
        parameters = {"SHAPE": "noise", "ROWS": rows, "COLUMNS": columns, "OUTPUT": self.path}
        with qgis.popen("run", "headwaters:startingsurface", "--", *assignments(parameters)) as process:
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
def stopped_while_computing(qgis_process, stop_signal, tmp_path_factory):
    """Return a run that takes its time, because nothing is compiled."""
    slow = qgis_process.changed(NUMBA_DISABLE_JIT="1")
    return Stopped(slow, tmp_path_factory.mktemp("computing"), stop_signal, computing, rows=900, columns=200)


@pytest.fixture(scope="module")
def stopped_while_writing(qgis_process, stop_signal, tmp_path_factory):
    """Return a run that has much to write."""
    return Stopped(qgis_process, tmp_path_factory.mktemp("writing"), stop_signal, writing, rows=2000, columns=3000)


def test_a_run_that_is_stopped_while_it_computes_leaves_no_raster(stopped_while_computing):
    assert stopped_while_computing.was_running
    assert not stopped_while_computing.path.exists()


@pytest.mark.parametrize("stop_signal", [signal.SIGINT], indirect=True, ids=["interrupt"])
def test_a_run_that_is_interrupted_while_it_computes_leaves_nothing(stopped_while_computing):
    assert names_in(stopped_while_computing.path.parent) == []


@pytest.mark.parametrize("stop_signal", [signal.SIGINT], indirect=True, ids=["interrupt"])
def test_a_run_that_is_interrupted_says_that_nothing_was_written(stopped_while_computing):
    assert "Cancelled; nothing was written." in stopped_while_computing.out


def test_a_run_that_is_stopped_while_it_writes_leaves_the_whole_raster_or_none(stopped_while_writing):
    assert stopped_while_writing.was_running
    if stopped_while_writing.path.exists():
        whole = starting_surface(Run(), "noise", 2000, 3000, 1999.0, default_roughness("noise"), 42)
        np.testing.assert_array_equal(read(stopped_while_writing.path)[0], whole.astype(np.float32))


def test_a_stopped_run_gives_no_traceback(stopped_while_computing):
    assert "Traceback" not in stopped_while_computing.out + stopped_while_computing.err
