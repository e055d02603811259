"""Who does the work over the parts of a raster: threads of this process, or whoever else takes it.

Work is a function of a module with its first arguments (`functools.partial`), which is called with a job. So it can
travel: arguments, jobs and results are plain values, arrays, and rasters that open themselves again by their path.
Where work travels it may be done twice, if nobody knows whether it was done. It makes no difference as long as every
cell of a raster is written with one value only; new values go into a raster of their own (`renewed`).
"""

import contextlib

from .rounds import run_rounds
from .tiles import map_tiles


class OnThreads:
    """Threads of this process do all work, and each piece of it once."""

    rewrites = True  # cells may be written twice, with other values

    def map(self, work, jobs, threads=None, progress=None, share=None):
        """Return ``[work(job) for job in jobs]``.

        ``share(job)`` is handed to ``work`` instead of the job, where it is given: what only the caller knows of it.
        """
        return map_tiles(work if share is None else lambda job: work(share(job)), jobs, threads, progress)

    def run_rounds(self, before, work, after, first, count, threads=None, progress=None):
        """Visit parts of a raster in rounds, see `rounds.run_rounds`.

        A visit is ``work(before(part))``, unless that is None; ``after(part, result)`` returns which parts it wakes.
        The caller does what comes before and after, and visits no part twice at a time.
        """

        def visit(part):
            job = before(part)
            return [] if job is None else after(part, work(job))

        run_rounds(visit, first, count, threads, progress)

    @contextlib.contextmanager
    def renewed(self, raster):
        """Give a raster for the new values of another, of which nothing is left afterwards: here that itself."""
        yield raster
