"""Who does the work over the parts of a raster: threads of this process, or whoever else takes it.

Work is a function of a module with its first arguments (`functools.partial`), which is called with a job. So it can
travel: arguments, jobs and results are plain values, arrays, and rasters that open themselves again by their path.
Where work travels it may be done twice, if nobody knows whether it was done. It makes no difference as long as every
cell of a raster is written with one value only; new values go into a raster of their own (`renewed`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from ..arrays import Array, DType, Shape
from .rounds import run_rounds
from .threads import map_tiles


class OnThreads:
    """Threads of this process do all work, and each piece of it once."""

    empty: Callable  # these are for those to say that know where rasters lie
    parts: Callable
    remove: Callable

    rewrites = True  # cells may be written twice, with other values

    def map(self, run, work: Callable, jobs: Iterable, share: Callable | None = None) -> list:
        """Return ``[work(job) for job in jobs]``.

        ``share(job)`` is handed to ``work`` instead of the job, where it is given: what only the caller knows of it.
        """
        return map_tiles(run, work if share is None else lambda job: work(share(job)), jobs)

    def run_rounds(self, run, before: Callable, work: Callable, after: Callable, first: Iterable, count: int) -> None:
        """Visit parts of a raster in rounds, see `rounds.run_rounds`.

        A visit is ``work(before(part))``, unless that is None; ``after(part, result)`` returns which parts it wakes.
        The caller does what comes before and after, and visits no part twice at a time.
        """

        def visit(part):
            job = before(part)
            return [] if job is None else after(part, work(job))

        run_rounds(run, visit, first, count)

    @contextlib.contextmanager
    def renewed(self, raster: Any) -> Iterator:
        """Give a raster for the new values of another, of which nothing is left afterwards: here that itself."""
        yield raster


class KeptParts(dict):
    """Arrays, or tuples of them, that are kept by number, or by several; as `ScratchParts` are in files."""

    def renew(self, _before, after: tuple, values: Any) -> None:
        """Keep an array by other numbers."""
        self[after] = values


class InMemory(OnThreads):
    """Rasters are arrays."""

    def empty(self, shape: Shape, dtype: DType, _most: int | None = None) -> Array:
        """Return a new raster; what it holds is not known."""
        return np.empty(shape, dtype)

    def parts(self) -> KeptParts:
        """Return a place for arrays that are kept by number."""
        return KeptParts()

    def remove(self, raster: Array) -> None:
        """Say that nobody needs a raster any more."""


IN_MEMORY = InMemory()
