"""Numbers that vary over the map, such as slopes: constant, or from a raster."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Coordinates, Values
from ..machine.jit import kernel
from .types import Field


def constant(value: float) -> Field:
    """Return the field that is ``value`` everywhere."""
    return Field(np.full((1, 1), value, np.float64), 0.0, 0.0, 1.0, float(value))


class FieldSamples(NamedTuple):
    """A field as kernels take it."""

    values: np.ndarray  # float64 (nrows, ncols)
    frame: np.ndarray  # float64 (4): x and y of the first sample, metres between samples, the value outside


def field_samples(field: Field) -> FieldSamples:
    """Return a field as kernels take it."""
    values = np.require(field.values, np.float64, ["C", "W"])
    return FieldSamples(values, np.array([field.x0, field.y0, field.cell, field.outside], np.float64))


def greatest_of_field(field: Field) -> float:
    """Return the greatest value of a field, outside its samples too."""
    return max(float(np.max(field.values)), float(field.outside))


def sample(field: Field, xy: Coordinates) -> Values:
    """Return the field at each of the points ``xy`` (n, 2)."""
    out = np.empty(len(xy), np.float64)
    _sample_all(field_samples(field), np.require(xy, np.float64, ["C", "W"]), out)
    return out


@kernel
def _sample_all(field, xy, out):
    for point in range(out.size):
        out[point] = field_at(field, xy[point, 0], xy[point, 1])


@kernel
def field_at(field: FieldSamples, x: float, y: float) -> float:
    """Return the field at one point, bilinear between its samples."""
    values, frame = field.values, field.frame
    nrows, ncols = values.shape
    col = (x - frame[0]) / frame[2]
    row = (y - frame[1]) / frame[2]
    if not (0.0 <= col <= ncols - 1.0 and 0.0 <= row <= nrows - 1.0):
        return frame[3]
    left = min(int(col), max(ncols - 2, 0))
    low = min(int(row), max(nrows - 2, 0))
    right = min(left + 1, ncols - 1)
    high = min(low + 1, nrows - 1)
    u = col - left
    v = row - low
    bottom = values[low, left] + u * (values[low, right] - values[low, left])
    top = values[high, left] + u * (values[high, right] - values[high, left])
    return bottom + v * (top - bottom)
