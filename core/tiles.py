"""Run work over the tiles of a raster: threads share nothing, each tile owns its cells.

The heavy steps are written as *tile kernel, small graph solve, tile finalise*: two calls of `map_tiles` with a solve
between them. What a tile hands to the solve are plain arrays, so the same step can run from disk or on other machines.
"""

import os
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from typing import NamedTuple

from .progress import Progress

PATIENCE_SECONDS = 0.1  # how long at most before a cancel is seen


class Tile(NamedTuple):
    """A rectangle of cells: rows ``top:bottom``, columns ``left:right``."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def window(self):
        """The slices that cut this tile out of a raster."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def shape(self):
        """Rows and columns of the tile."""
        return self.bottom - self.top, self.right - self.left


def tile_rows(shape, side):
    """Return the tiles of a raster as rows of tiles, from the top, each from the left."""
    nrows, ncols = shape
    return [
        [Tile(top, min(top + side, nrows), left, min(left + side, ncols)) for left in range(0, ncols, side)]
        for top in range(0, nrows, side)
    ]


def processors():
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def map_tiles(work, jobs, threads=None, progress=None):
    """Return ``[work(job) for job in jobs]``, computed by ``threads`` threads (all processors by default).

    The first job runs in the calling thread, so that kernels are compiled once and there. Between jobs the caller
    reports progress and raises `Cancelled`; jobs that have not begun are then dropped.
    """
    progress = progress or Progress()
    jobs = list(jobs)
    threads = threads or processors()
    progress.check()
    alone = 1 if threads > 1 else len(jobs)
    results = []
    for job in jobs[:alone]:
        results.append(work(job))
        progress.report(len(results) / len(jobs))
        progress.check()
    return results + _map_in_threads(work, jobs[alone:], threads, progress, len(jobs))


def _map_in_threads(work, jobs, threads, progress, total):
    if not jobs:
        return []
    pool = ThreadPoolExecutor(threads, thread_name_prefix="headwaters")
    futures = [pool.submit(work, job) for job in jobs]
    try:
        pending = set(futures)
        while pending:
            done, pending = wait(pending, PATIENCE_SECONDS, FIRST_COMPLETED)
            for future in done:
                future.result()  # an error in a tile is raised here and at once
            progress.report(1 - len(pending) / total)
            progress.check()
        return [future.result() for future in futures]
    finally:
        for future in futures:
            future.cancel()
        pool.shutdown(wait=True)
