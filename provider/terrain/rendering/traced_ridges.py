"""Ridges as lines on the ground of a terrain that was made: their heights are those of its cells."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...layers.fields import RIDGES
from ...layers.map_cells import Frame
from ...layers.wkb import line_vertices, line_wkb
from .rendering import RenderedTerrain

Z_MIN, Z_MAX = ([field.name for field in RIDGES].index(name) for name in ("z_min", "z_max"))


def traced_ridges(features: Iterator, terrain: RenderedTerrain, frame: Frame) -> Iterator:
    """Yield the features of ridges with a vertex in about every cell that they cross, at the height of that cell.

    In the sea that is 0.
    """
    for wkb, values in features:
        line = _with_a_vertex_a_cell(line_vertices(wkb, 3)[:, :2], frame)
        z = _heights(line, terrain, frame)
        values = list(values)
        values[Z_MIN], values[Z_MAX] = float(z.min()), float(z.max())
        yield line_wkb(np.column_stack([line, z])), values


def _with_a_vertex_a_cell(line, frame):
    """Return a line with more vertices between those that it has, so that no two are farther apart than a cell."""
    step = np.diff(line, axis=0)
    count = np.maximum(np.ceil(np.hypot(step[:, 0] / frame.dx, step[:, 1] / frame.dy)), 1).astype(np.int64)
    segment = np.repeat(np.arange(len(step)), count)
    number = np.arange(segment.size) - np.repeat(np.cumsum(count) - count, count)
    return np.vstack([line[segment] + step[segment] * (number / count[segment])[:, None], line[-1:]])


def _heights(places, terrain, frame):
    """Return the heights of the cells that places of the map lie in."""
    from ....core.terrain.types import SEA_CELL

    nrows, ncols = terrain.z.shape
    row = np.clip(np.floor((frame.y_max - places[:, 1]) / frame.dy).astype(np.int64), 0, nrows - 1)
    col = np.clip(np.floor((places[:, 0] - frame.x_min) / frame.dx).astype(np.int64), 0, ncols - 1)
    return np.where(terrain.water[row, col] == SEA_CELL, 0.0, terrain.z[row, col])
