"""How work is done: how far it is, whether it should stop, on how many threads, and where its rasters lie."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import AbstractContextManager
from typing import Any

from ..arrays import DType, Shape
from .schedulers import IN_MEMORY, OnThreads


class Cancelled(Exception):
    """The user has asked to stop; whatever was half made is to be thrown away."""


class Run:
    """What everything that works is handed first, and hands on; this one is silent and works in memory.

    The provider makes one for each run of an algorithm, which QGIS hears. Parts of it are made by `quietly`, `on`,
    `in_memory` and `with_threads`. Workers of a cluster get none: work that travels is plain (see `schedulers`).
    """

    threads = None  # how many may work at a time; None for all processors
    storage = IN_MEMORY  # where new rasters lie, and who works on their parts

    def __init__(self, threads=None, storage=IN_MEMORY):
        self.threads, self.storage = threads, storage

    @property
    def cancelled(self) -> bool:
        """Tell whether the user has asked to stop."""
        return False

    def report(self, fraction: float) -> None:
        """Say that ``fraction`` (0..1) of the present phase is done."""

    def note(self, text: str, *values: object) -> None:
        """Say something worth keeping in the log: a text, and what is put into it once it is translated."""

    def warn(self, text: str, *values: object) -> None:
        """Say of a flaw of the data that it was overcome: a text, and what is put into it once it is translated."""

    def check(self) -> None:
        """Raise `Cancelled` if the user has asked to stop."""
        if self.cancelled:
            raise Cancelled

    @contextlib.contextmanager
    def phase(self, name: str, share: float) -> Iterator:
        """Run a named part that takes ``share`` (0..1) of the whole; inside it `report` counts from 0 to 1."""
        yield self

    def quietly(self, threads: int | None = None) -> Quiet:
        """Return a run that can be cancelled with this one and reports nothing."""
        return Quiet(self, threads)

    def with_threads(self, threads: int | None) -> Run:
        """Return this run with so many threads at most; None for those it has."""
        return self if threads is None else _Part(self, threads, self.storage)

    def on(self, storage: OnThreads) -> Run:
        """Return this run with its rasters elsewhere."""
        return self if storage is self.storage else _Part(self, self.threads, storage)

    def in_memory(self) -> Run:
        """Return this run with its rasters in memory."""
        return self.on(IN_MEMORY)

    def empty(self, shape: Shape, dtype: DType, most: int | None = None) -> Any:
        """Return a new raster; what it holds is not known.

        If it is to hold whole numbers from 0 to ``most``, and that is known, files take no more room than these need.
        """
        return self.storage.empty(shape, dtype, most)

    def parts(self) -> MutableMapping:
        """Return a place for arrays that are kept by number."""
        return self.storage.parts()

    def remove(self, raster: Any) -> None:
        """Say that nobody needs a raster any more."""
        self.storage.remove(raster)

    @property
    def rewrites(self) -> bool:
        """Tell whether cells may be written twice, with other values."""
        return self.storage.rewrites

    def renewed(self, raster: Any) -> AbstractContextManager:
        """Give a raster for the new values of another, see `schedulers`."""
        return self.storage.renewed(raster)

    def map(self, work: Callable, jobs: Iterable, share: Callable | None = None) -> list:
        """Return ``[work(job) for job in jobs]``, by whoever does the work; ``share(job)`` is handed out instead."""
        return self.storage.map(self, work, jobs, share)

    def run_rounds(self, before: Callable, work: Callable, after: Callable, first: Iterable, count: int) -> None:
        """Visit parts of a raster in rounds, see `schedulers`."""
        self.storage.run_rounds(self, before, work, after, first, count)


class _Part(Run):
    """A run with other threads, or rasters elsewhere; all else is that of the whole."""

    def __init__(self, whole, threads, storage):
        super().__init__(threads, storage)
        self._whole = whole

    @property
    def cancelled(self) -> bool:
        return self._whole.cancelled

    def report(self, fraction: float) -> None:
        self._whole.report(fraction)

    def note(self, text: str, *values: object) -> None:
        self._whole.note(text, *values)

    def warn(self, text: str, *values: object) -> None:
        self._whole.warn(text, *values)

    @contextlib.contextmanager
    def phase(self, name: str, share: float) -> Iterator:
        with self._whole.phase(name, share):
            yield self


class Quiet(Run):
    """A run that reports nothing, and is cancelled with another one."""

    def __init__(self, whole, threads=None, storage=None):
        super().__init__(threads or whole.threads, storage or whole.storage)
        self._whole = whole

    @property
    def cancelled(self) -> bool:
        return self._whole.cancelled
