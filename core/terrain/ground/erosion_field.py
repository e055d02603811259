"""What erosion has added to the height of each place, from samples: smooth between them, or their means."""

import numpy as np

from ...machine.jit import kernel
from ...plane.fields import field_samples
from ...plane.types import Field


def averaged(field, cell):
    """Return a field whose samples are means over squares about as wide as ``cell``, where its own are closer."""
    many = max(int(cell / field.cell), 1)
    if many == 1 or field.values.size == 1:
        return field
    nrows, ncols = (-(-size // many) for size in field.values.shape)
    rest = [(0, count * many - size) for count, size in zip((nrows, ncols), field.values.shape)]
    means = np.pad(field.values, rest, mode="edge").reshape(nrows, many, ncols, many).mean(axis=(1, 3))
    shift = (many - 1) / 2 * field.cell
    return Field(means, field.x0 + shift, field.y0 + shift, many * field.cell, field.outside)


def softened(field, cell):
    """Return a field without the small facets of its samples, where cells of size ``cell`` would show them.

    Streams on a raster run in eight directions; what lies between them shows it as soon as cells are finer.
    """
    share = min(max(field.cell / cell - 1.0, 0.0), 1.0)
    if share == 0.0 or min(field.values.shape) < 2:
        return field
    values = field.values
    for axis in (0, 1, 0, 1):
        ends = [(1, 1) if each == axis else (0, 0) for each in (0, 1)]
        wide = np.moveaxis(np.pad(values, ends, mode="edge"), axis, 0)
        values = np.moveaxis((wide[:-2] + wide[2:]) / 4 + wide[1:-1] / 2, 0, axis)
    return field._replace(values=np.ascontiguousarray(field.values + share * (values - field.values)))


def displace(field, x, y, strength, out):
    """Add the field, times ``strength``, to numbers ``out`` at the places ``x``, ``y`` (2-D)."""
    _displace(*field_samples(field), x, y, float(strength), out)


@kernel
def _displace(values, place, x, y, strength, out):
    for row in range(out.shape[0]):
        for col in range(out.shape[1]):
            out[row, col] += strength * cubic_at(values, place, x[row, col], y[row, col])


@kernel
def _weight(part, fraction):
    """Return what sample ``part`` (0 to 3) counts for a place that lies ``fraction`` behind the second of four."""
    t = fraction
    if part == 0:
        return ((2.0 - t) * t - 1.0) * t / 2.0
    if part == 1:
        return ((3.0 * t - 5.0) * t * t + 2.0) / 2.0
    if part == 2:
        return ((4.0 - 3.0 * t) * t + 1.0) * t / 2.0
    return (t - 1.0) * t * t / 2.0


@kernel
def cubic_at(values, place, x, y):
    """Return a field at one place by the cubic of Catmull and Rom, which runs through its samples."""
    nrows, ncols = values.shape
    col = (x - place[0]) / place[2]
    row = (y - place[1]) / place[2]
    if not (-0.5 <= col <= ncols - 0.5 and -0.5 <= row <= nrows - 0.5):  # a sample stands for a square around it
        return place[3]
    left = int(np.floor(col))
    low = int(np.floor(row))
    total = 0.0
    for down in range(4):
        sample_row = min(max(low + down - 1, 0), nrows - 1)
        line = 0.0
        for right in range(4):
            line += _weight(right, col - left) * values[sample_row, min(max(left + right - 1, 0), ncols - 1)]
        total += _weight(down, row - low) * line
    return total
