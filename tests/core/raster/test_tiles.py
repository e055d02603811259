"""Work over tiles: all cells, each once, in order, until an error or a cancel."""

import os
import threading
import time

import numpy as np
import pytest
from headwaters.core.raster.tiles import LEAST_BLOCKS, Tile, block_side, row_bands, tile_rows, tiles_within
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.run.threads import WORTH_A_THREAD, map_tiles, processors

THREADS = pytest.mark.parametrize("threads", [1, 2, 5])
JOBS = 200
MOMENT = 0.005  # long enough for the caller to act before all jobs have begun


class Recorder(Run):
    """Progress that remembers what was reported, and is cancelled from a number of reports on."""

    def __init__(self, cancel_after=None):
        self.fractions = []
        self.cancel_after = cancel_after

    def report(self, fraction):
        self.fractions.append(fraction)

    @property
    def cancelled(self):
        return self.cancel_after is not None and len(self.fractions) >= self.cancel_after


@pytest.mark.parametrize("shape", [(1, 1), (5, 8), (16, 16), (17, 3), (1, 100)])
@pytest.mark.parametrize("side", [1, 4, 16, 100])
def test_tiles_cover_every_cell_once(shape, side):
    """In rows from the top, each from the left, none larger than asked for."""
    cover = np.zeros(shape, int)
    tiles = [tile for row in tile_rows(shape, side) for tile in row]
    for tile in tiles:
        cover[tile.window] += 1
        assert cover[tile.window].shape == tile.shape
        assert min(tile.shape) >= 1 and max(tile.shape) <= side
    assert np.all(cover == 1)
    assert tiles == sorted(tiles)
    assert tile_rows(shape, side)[0][0] == Tile(0, min(side, shape[0]), 0, min(side, shape[1]))


@pytest.mark.parametrize("shape", [(1, 1), (17, 3), (40, 33)])
@pytest.mark.parametrize("side, across", [(1, 3), (4, 2), (5, 16)])
def test_blocks_are_made_of_the_tiles_of_the_raster(shape, side, across):
    """All of them, each in one block."""
    blocks = [block for row in tile_rows(shape, side * across) for block in row]
    tiles = [tile for block in blocks for row in tiles_within(block, side) for tile in row]
    assert sorted(tiles) == sorted(tile for row in tile_rows(shape, side) for tile in row)


@pytest.mark.parametrize(
    "shape, tiles",
    [((1, 1), 1), ((1500, 1400), 1), ((3000, 3000), 2), ((8000, 8000), 4), ((25000, 40000), 8), ((10**6, 10**6), 16)],
)
def test_blocks_are_wide_where_there_are_enough_of_them(shape, tiles):
    side = block_side(shape, 256)
    assert side == 256 * tiles
    assert tiles == 1 or -(-shape[0] // side) * -(-shape[1] // side) >= LEAST_BLOCKS


@THREADS
def test_results_come_in_the_order_of_the_jobs(threads):
    """Whichever job is ready first."""

    def work(job):
        time.sleep((20 - job) * 0.0005)
        return job * job

    assert map_tiles(Run(threads=threads), work, range(20)) == [job * job for job in range(20)]


@THREADS
def test_no_jobs_are_no_work(threads):
    """And one job is as good as many."""
    assert map_tiles(Run(threads=threads), str, []) == []
    assert map_tiles(Run(threads=threads), str, iter([7])) == ["7"]


def workers_of(asked, expected, progress=None):
    """Return the thread of each job, where all but the first wait until as many as expected are at work.

    The first takes long enough for the others to be worth a thread.
    """
    together = threading.Barrier(expected)

    def work(job):
        if job > 0:
            together.wait(30)
        else:
            time.sleep(WORTH_A_THREAD)
        return threading.current_thread()

    return map_tiles((progress or Run()).with_threads(asked), work, range(1 + 3 * expected))


@THREADS
def test_as_many_threads_work_as_were_asked_for(threads):
    """The calling thread is one of them, and has the first job: kernels are compiled there, once."""
    workers = workers_of(threads, threads)
    assert workers[0] is threading.current_thread()
    assert len(set(workers)) == threads


def test_all_processors_work_unless_told_otherwise():
    """As many threads as this process may use processors."""
    assert 1 <= processors() <= os.cpu_count()
    assert len(set(workers_of(None, processors()))) == processors()


@THREADS
def test_a_run_may_limit_its_threads(threads):
    """Its parts too; who asks for a number of threads gets that."""
    run = Run()
    run.threads = threads
    for progress in (run, run.quietly()):
        assert len(set(workers_of(None, threads, progress))) == threads
        assert len(set(workers_of(threads + 1, threads + 1, progress))) == threads + 1


def test_no_thread_begins_for_work_that_takes_no_time():
    """Starting it would take longer."""
    assert set(map_tiles(Run(threads=2), lambda _: threading.current_thread(), range(20))) == {
        threading.current_thread()
    }


@THREADS
def test_the_first_job_is_done_before_another_begins(threads):
    """Or two threads would compile the same kernel."""
    begun = []

    def work(job):
        begun.append(job)
        time.sleep(MOMENT)
        return len(begun)

    assert map_tiles(Run(threads=threads), work, range(20))[0] == 1


@THREADS
def test_progress_never_goes_back_and_ends_at_one(threads):
    """From the first job to the last, even if another thread does the last while the caller is busy."""
    recorder = Recorder()
    last = threading.Event()

    def work(job):
        if job == 0:
            time.sleep(WORTH_A_THREAD)
        elif job == 16:
            last.set()
        elif threads > 1 and threading.current_thread() is threading.main_thread():
            assert last.wait(30)

    map_tiles(recorder.with_threads(threads), work, range(17))
    assert recorder.fractions == sorted(recorder.fractions)
    assert 0 < recorder.fractions[0] < 1
    assert recorder.fractions[-1] == 1


@THREADS
@pytest.mark.parametrize("faulty", [0, 1, 5])
def test_an_error_in_a_tile_is_raised_at_once(threads, faulty):
    """Jobs that have not begun never do, and none is still at work when the caller hears of it."""
    begun, ended = [], []

    def work(job):
        begun.append(job)
        if job == faulty:
            raise ZeroDivisionError(f"in tile {job}")
        time.sleep(MOMENT)
        ended.append(job)

    with pytest.raises(ZeroDivisionError, match=f"in tile {faulty}"):
        map_tiles(Run(threads=threads), work, range(JOBS))
    assert len(begun) < JOBS / 2
    assert sorted([*ended, faulty]) == sorted(begun)


@THREADS
@pytest.mark.parametrize("reports", [0, 1, 4])
def test_a_cancel_drops_the_jobs_that_have_not_begun(threads, reports):
    """Before the first job, after it, or amid the others; and none is still at work afterwards."""
    begun, ended = [], []

    def work(job):
        begun.append(job)
        time.sleep(MOMENT)
        ended.append(job)

    with pytest.raises(Cancelled):
        map_tiles(Recorder(reports).with_threads(threads), work, range(JOBS))
    assert len(begun) < JOBS / 2
    assert sorted(ended) == sorted(begun)
    assert bool(begun) == (reports > 0)


def test_silent_progress_lets_work_run():
    """Without anybody to listen nothing is said and nothing cancelled."""
    progress = Run()
    assert not progress.cancelled
    progress.check()
    progress.note("nobody hears this")
    with progress.phase("a part", 0.5) as part:
        part.report(0.3)


@pytest.mark.parametrize("shape, least", [((1, 1), 1), ((7, 300), 7), ((500, 40_000), 64), ((300, 1_000_000), 8)])
def test_bands_are_all_rows_and_those_of_wide_rasters_are_not_thin(shape, least):
    """Where files are read chunk by chunk a few rows of a chunk take as long as many."""
    bands = row_bands(shape, 1 << 18)
    assert [row for band in bands for row in range(band.start, band.stop)] == list(range(shape[0]))
    sizes = [band.stop - band.start for band in bands]
    assert all(size >= least for size in sizes[:-1]) and max(sizes) * shape[1] <= 1 << 23
