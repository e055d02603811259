"""Rasters beside arrays: they know their shape and type and give windows, wherever their cells lie or are computed.

In memory a raster is an array of NumPy, which kernels get as it is; all others are a `Raster`. Operators and functions
of NumPy make a raster of rasters that is computed when it is read, and `lazy` lets arrays take part:

    sea = lazy(crossed) & (water | (lazy(z) <= level))  # nothing is computed yet
    sea.count(run)  # one pass over bands of rows, however many operators there are
    sea = sea.materialise(run)  # a raster where a run has its own: an array, or in files

Who works on the bands is for the run to say, too. So what a raster is computed by can travel (see
`core.run.schedulers`): functions are those of NumPy or of modules, with their first arguments.
"""

from __future__ import annotations

import contextlib
from functools import partial
from operator import itemgetter
from typing import Any, Callable, Union

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ..arrays import Array, DType, Shape
from ..run.run import Run
from .tiles import row_bands

BAND_CELLS = 1 << 20  # computed at a time: several arrays of them are in memory at once


class Raster(NDArrayOperatorsMixin):
    """Cells in rows; ``raster[window]`` is an array of some, for whole rows or a pair of slices."""

    ndim = 2
    shape: Shape
    dtype: np.dtype
    __eq__: Callable[..., Raster]  # these and others by the operators of NumPy
    __ne__: Callable[..., Raster]
    __lt__: Callable[..., Raster]
    __le__: Callable[..., Raster]
    __gt__: Callable[..., Raster]
    __ge__: Callable[..., Raster]
    __mul__: Callable[..., Raster]
    __truediv__: Callable[..., Raster]

    @property
    def size(self) -> int:
        """How many cells there are."""
        return self.shape[0] * self.shape[1]

    def __array_ufunc__(self, ufunc, method, *operands, out=None, **keywords):
        """Return what a function of NumPy makes of rasters; for ``a &= b``, too, after which a is what is computed."""
        if method != "__call__" or keywords or (out and out[0] is not operands[0]):
            return NotImplemented
        return Computed(None, ufunc, *operands)

    def __bool__(self):
        """Refuse to be a condition, as arrays do."""
        raise TypeError("a raster is neither true nor false: ask for any() of its cells")

    def astype(self, dtype: DType) -> Raster:
        """Return the same values in another type."""
        return Computed(dtype, np.asarray, self)

    def where(self, known: AnyRaster, otherwise: Array | float) -> Raster:
        """Return the values in the cells that are known, and another one elsewhere."""
        return Computed(None, np.where, known, self, otherwise)

    def look_up(self, table: np.ndarray) -> Raster:
        """Return what a table has for the numbers in the cells."""
        return Computed(table.dtype, partial(np.take, table), self)

    def materialise(self, run: Run, over: AnyRaster | None = None) -> AnyRaster:
        """Return the raster with its cells computed, where those of a run lie; one that it is made ``over`` is used up.

        That keeps its type. Where others may work late the cells must not be written again: see `copy`.
        """
        there = contextlib.nullcontext(run.empty(self.shape, self.dtype)) if over is None else run.renewed(over)
        with there as made:
            self.store(run, made)
        return made

    def copy(self, run: Run) -> AnyRaster:
        """Return the same raster, made here whoever else works for the run: its cells may be written again."""
        made = run.empty(self.shape, self.dtype)
        self.store(run.in_memory(), made)
        return made

    def store(self, run: Run, into: AnyRaster) -> None:
        """Write the cells into a raster, by whoever works for a run."""
        _on_bands(run, partial(_store_rows, self, into), self.shape)

    def count(self, run: Run) -> int:
        """Return how many cells are true."""
        return sum(map(int, map_bands(run, np.count_nonzero, self)))

    def cells(self, run: Run) -> np.ndarray:
        """Return the cells that are true, counted row by row, as int64."""
        return np.concatenate(_on_bands(run, partial(_true_cells, self), self.shape))

    def max(self, run: Run, where: AnyRaster, initial: int = 0) -> float:
        """Return the greatest value among some cells; ``initial`` if it is more."""
        return max(map_bands(run, partial(_greatest, initial), self, where))

    def any(self) -> bool:
        """Tell whether a cell is true, from no more rows than that takes."""
        return any(self[rows].any() for rows in row_bands(self.shape, BAND_CELLS))

    def close(self) -> None:
        """Close files, if there are any; they are opened again when they are read."""


class Computed(Raster):
    """What a function makes of rasters and numbers, cell by cell; None for the type that it gives by itself."""

    def __init__(self, dtype, function: Callable, *operands):
        self._function, self._operands = function, operands
        self.shape = next(each.shape for each in operands if _has_cells(each))
        if dtype is None:
            dtype = self._of(lambda raster: np.empty((0, 0), raster.dtype)).dtype
        self.dtype = np.dtype(dtype)

    def _of(self, part):
        """Return what becomes of a part of all rasters."""
        return self._function(*(part(each) if _has_cells(each) else each for each in self._operands))

    def __getitem__(self, window):
        return np.asarray(self._of(itemgetter(window))).astype(self.dtype, copy=False)

    def at(self, cells: np.ndarray) -> np.ndarray:
        """Return the values of some cells, which are counted row by row."""
        return np.asarray(self._of(partial(_values_at, cells))).astype(self.dtype, copy=False)

    def close(self) -> None:
        """Close the files of all rasters."""
        for each in self._operands:
            if isinstance(each, Raster):
                each.close()

    def remove(self, spare: Any = None) -> None:
        """Say that nobody needs it any more, nor the rasters that it is made of, as those in files are told."""
        for each in self._operands:
            if isinstance(each, Raster):
                each.remove(spare)


class OfRows(Raster):
    """What a function tells of slices of whole rows: where that of a cell follows from others, or its place, too."""

    def __init__(self, shape: tuple, dtype, function: Callable):
        self.shape, self.dtype, self._function = shape, np.dtype(dtype), function

    def __getitem__(self, rows):
        return self._function(rows)


AnyRaster = Union[np.ndarray, Raster]


def lazy(values: AnyRaster) -> Raster:
    """Return an array as a `Raster`, and a raster as it is."""
    return values if isinstance(values, Raster) else Computed(values.dtype, np.asarray, values)


def full(shape: tuple, value: float, dtype: DType) -> Raster:
    """Return a raster with one value in all its cells."""
    return OfRows(shape, dtype, partial(_even_cells, shape, np.dtype(dtype).type(value)))


def map_bands(run: Run, function: Callable, *rasters: AnyRaster, cells: int | None = None) -> list:
    """Return ``function(*bands)`` for each band of rows of some rasters, by whoever works for a run."""
    return _on_bands(run, partial(_tell_of_rows, function, rasters), rasters[0].shape, cells)


def _on_bands(run, work, shape, cells=None):
    return run.quietly().map(work, row_bands(shape, cells or BAND_CELLS))


def _has_cells(operand):
    return getattr(operand, "ndim", 0) == 2


def _values_at(cells, raster):
    return raster.ravel()[cells] if isinstance(raster, np.ndarray) else raster.at(cells)


def _store_rows(raster, into, rows):
    into[rows] = raster[rows]


def _tell_of_rows(function, rasters, rows):
    return function(*(raster[rows] for raster in rasters))


def _true_cells(raster, rows):
    return np.flatnonzero(raster[rows]) + rows.start * raster.shape[1]


def _greatest(initial, values, where):
    return values.max(where=where, initial=initial)


def _even_cells(shape, value, window):
    parts = window if isinstance(window, tuple) else (window, slice(None))
    return np.broadcast_to(value, tuple(len(range(*part.indices(size))) for part, size in zip(parts, shape)))
