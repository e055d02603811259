"""Where the rasters of a run lie, and what is refused before any work begins."""

import contextlib
import re

import pytest
from headwaters.core.raster.storage import OnDisk
from headwaters.core.run.run import Run
from headwaters.core.run.schedulers import IN_MEMORY
from headwaters.provider.cluster import on_dask
from headwaters.provider.errors import UserError
from headwaters.provider.layers import scratch
from headwaters.provider.layers.scratch import Scratch

LARGE = 30_000, 20_000  # rows and columns: tiles are joined in blocks


class Log(Run):
    def note(self, text, *values):
        pass


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Return ``storage(shape, free memory, cluster, **more)`` of rasters that have to lie in files."""
    monkeypatch.setenv("HEADWATERS_MEMORY", "1e-9")
    with contextlib.ExitStack() as files:

        def storage(shape, free, cluster="", **more):
            monkeypatch.setattr(scratch, "free_memory", lambda: free)
            return Scratch(files, tmp_path, cluster).storage(Log(), shape, 1, 0.001, **more)

        yield storage


def test_a_raster_whose_tiles_cannot_be_joined_is_refused_with_a_size_that_can(place):
    """The size that the sentence names is not refused, and it is not much smaller than it has to be."""
    for free in (100_000, 10_000_000):
        with pytest.raises(UserError, match="20,000 × 30,000 cells need about 0") as refused:
            place(LARGE, free, joins=True)
        size = re.search(r"to about ([\d,]+) × ([\d,]+) cells", str(refused.value)).groups()
        ncols, nrows = (int(cells.replace(",", "")) for cells in size)
        assert place((nrows, ncols), free, joins=True) is not IN_MEMORY
        with pytest.raises(UserError):
            place((int(1.1 * nrows) + 1, int(1.1 * ncols) + 1), free, joins=True)


def test_a_computer_without_any_memory_left_is_told_so_in_the_end(place):
    with pytest.raises(UserError, match="to about 1 × 1 cells"):
        place(LARGE, 0, joins=True)


def test_the_memory_of_this_computer_counts_where_its_workers_join_the_tiles(place, monkeypatch):
    """That of other computers is not known."""
    monkeypatch.setattr(on_dask, "cluster_storage", lambda _address, folder, *_: contextlib.nullcontext(OnDisk(folder)))
    with pytest.raises(UserError, match="20,000 × 30,000 cells need about 0"):
        place(LARGE, 100_000, "local", joins=True)
    assert place(LARGE, 10**9, "local", joins=True) is not IN_MEMORY
    assert place(LARGE, 100_000, "tcp://elsewhere:8786", joins=True) is not IN_MEMORY


def test_work_that_joins_no_tiles_goes_to_files_however_little_memory_is_free(place):
    assert place(LARGE, 0) is not IN_MEMORY


def test_where_nothing_tells_how_much_memory_is_free_nothing_is_refused(place):
    assert place(LARGE, None, joins=True) is not IN_MEMORY
