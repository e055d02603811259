"""Heights as a spline through cells: its samples, means of them, and what it is at any places."""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.jit import kernel
from ...plane.fields import field_samples
from ...plane.splines import spline_at
from ...plane.types import Field

POLE = np.sqrt(3.0) - 2.0  # of the filter that a cubic B-spline undoes


def averaged(field: Field, cell: float) -> Field:
    """Return a field whose samples are means over squares about as wide as ``cell``, where its own are closer."""
    many = max(int(cell / field.cell), 1)
    if many == 1 or field.values.size == 1:
        return field
    nrows, ncols = (-(-size // many) for size in field.values.shape)
    rest = [(0, count * many - size) for count, size in zip((nrows, ncols), field.values.shape)]
    means = np.pad(field.values, rest, mode="edge").reshape(nrows, many, ncols, many).mean(axis=(1, 3))
    shift = (many - 1) / 2 * field.cell
    return Field(means, field.x0 + shift, field.y0 + shift, many * field.cell, field.outside)


def spline_samples(values: Array) -> Array:
    """Return the samples of the spline that runs through ``values``, which are 0 along the rim.

    The filter and its pole are those of Unser, Aldroubi and Eden (1993, doi:10.1109/78.193220).
    """
    for _ in range(2):
        values = _filtered(np.multiply(6.0, values, order="C")).T  # so that its rows lie together
    return np.ascontiguousarray(values)


def _filtered(values):
    """Return columns filtered down and up again."""
    for row in range(1, len(values)):
        values[row] += POLE * values[row - 1]
    values[-1] *= -POLE
    for row in range(len(values) - 2, -1, -1):
        values[row] = POLE * (values[row + 1] - values[row])
    return values


def smoothed(values: Array) -> Array:
    """Return the spline with these samples at their own places: means of nine, 4/6 and 1/6 along both axes."""
    for _ in range(2):
        wide = np.pad(values, ((1, 1), (0, 0)), mode="edge")
        values = ((wide[:-2] + wide[2:] + 4.0 * wide[1:-1]) / 6.0).T
    return np.ascontiguousarray(values)


def add_spline(field: Field, x: Array, y: Array, out: Array) -> None:
    """Add the spline of a field to heights ``out`` of the places ``x``, ``y`` (2-D); NaN stay."""
    _add_spline(*field_samples(field), x, y, out)


def spline_heights(field: Field, xy: Coordinates) -> Heights:
    """Return the spline of a field at each of the points ``xy`` (n, 2)."""
    heights = np.zeros((1, len(xy)))
    x, y = np.ascontiguousarray(xy.T)[:, np.newaxis]
    add_spline(field, x, y, heights)
    return heights[0]


@kernel
def _add_spline(values, place, x, y, out):
    for row in range(out.shape[0]):
        for col in range(out.shape[1]):
            if not np.isnan(out[row, col]):
                out[row, col] += spline_at(values, place, x[row, col], y[row, col])[0]
