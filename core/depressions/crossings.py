"""Culverts and bridges: ways for the water through the dams of a DEM, only where somebody says that there is one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Shape, Values
from ..raster.raster import AnyRaster, lazy
from ..raster.storage import put_values, values_at
from ..run.run import Run

STEPS_A_CELL = 2  # of a walk along a line, so that it misses no cell but over corners
SHORTEST_WAY = 3  # cells: two ends and what lies between


class CrossingCuts(NamedTuple):
    """What was cut: how many cells, the deepest cut and all of them, in the unit of the heights."""

    cells: int
    deepest: float
    total: float


def cells_along(cols: Values, rows: Values, shape: Shape) -> Cells:
    """Return the cells that a line meets, counted row by row, one after the other; each touches the one before.

    Vertices are counted in cells from the corner of the raster. What lies beyond is left out.
    """
    vertices = np.stack([rows, cols], axis=1).astype(float)
    parts = [vertices[:1]]
    for begin, end in zip(vertices[:-1], vertices[1:]):
        steps = int(np.ceil(STEPS_A_CELL * np.abs(end - begin).max())) or 1
        parts.append(begin + (end - begin) * np.linspace(0, 1, steps + 1)[1:, None])
    row, col = np.floor(np.concatenate(parts)).astype(np.int64).T
    inside = (row >= 0) & (row < shape[0]) & (col >= 0) & (col < shape[1])
    cells = (row * shape[1] + col)[inside]
    return cells[np.append(True, cells[1:] != cells[:-1])] if cells.size else cells


def way_through(z: AnyRaster, known: AnyRaster, row: int, col: int, reach: tuple[int, int]) -> Cells:
    """Return the cells of the way through the dam at a cell: from the lowest ground near it over it to the other side.

    ``reach`` is how far the ground is looked at, in cells of each direction, (rows, columns). The other end is the
    lowest of the cells that lie beyond a right angle. Of equal ones the nearest counts.
    """
    nrows, ncols = z.shape
    down, across = reach
    top, left = max(row - down, 0), max(col - across, 0)
    window = np.s_[top : min(row + down + 1, nrows), left : min(col + across + 1, ncols)]
    near = np.where(known[window], z[window], np.inf).astype(float)
    r, c = np.indices(near.shape)
    r, c = r + top - row, c + left - col
    away = np.hypot(r / max(down, 1), c / max(across, 1))
    near[(away > 1) | (away == 0)] = np.inf

    def lowest(heights):
        index = np.lexsort((away.ravel(), heights.ravel()))[0]
        return (int(r.flat[index]), int(c.flat[index])) if np.isfinite(heights.flat[index]) else None

    one = lowest(near)
    if one is None:
        return np.empty(0, np.int64)
    other = lowest(np.where(r * one[0] + c * one[1] < 0, near, np.inf))
    if other is None:
        return np.empty(0, np.int64)
    ends = [(one[0] + row, one[1] + col), (row, col), (other[0] + row, other[1] + col)]
    rows, cols = np.array(ends).T + 0.5
    return cells_along(cols, rows, z.shape)


def cut_through(run: Run, z: AnyRaster, known: AnyRaster, paths: list[Cells]) -> tuple[AnyRaster, CrossingCuts]:
    """Return ``z`` with its ground cut along some ways, each a list of cells, and the `CrossingCuts`.

    Along a way no cell stays higher than one before it, from the higher end to the lower; none is cut below that.
    """
    cut = lazy(z).copy(run)
    cells, deepest, total = 0, 0.0, 0.0
    for path in paths:
        path = path[values_at(known, path)]
        if path.size < SHORTEST_WAY:
            continue
        before = values_at(cut, path)
        heights = before if before[0] >= before[-1] else before[::-1]
        level = np.maximum(np.minimum.accumulate(heights), heights[-1])
        lower = np.minimum(heights, level)
        after = lower if before[0] >= before[-1] else lower[::-1]
        put_values(cut, path, after)
        depth = before.astype(float) - after
        cells += np.count_nonzero(depth)
        deepest, total = max(deepest, float(depth.max())), total + float(depth.sum())
        run.check()
    return cut, CrossingCuts(int(cells), deepest, total)
