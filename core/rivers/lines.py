"""The lines of rivers: from cell centre to cell centre, or smoothed within the cells that the river flows through.

A smoothed line crosses from cell to cell through *gates*: the corner between two cells that touch only there, else a
point on the side between them. Gates slide along their sides to where the line is straighter, but never to a corner,
and in each cell a cubic Bézier curve leads from gate to gate: its four control points lie in the cell, so it does too.
In cells where links begin or end the line is straight, from the gate to the centre. A cell belongs to one link, gates
are apart from each other, so lines share nothing but their ends.

A river that crosses the seam of a map whose columns wrap round ends half a cell beyond the edge. The line below it goes
on at the other edge: its first vertex is the last of the line above, one map width away.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..arrays import Array
from ..run.run import Run
from .links import RiverLinks
from .tables import known_heights

VERTICES_AT_A_TIME = 1 << 16
FIT_REACH = 0.4  # how far a gate slides from the middle of its side, in cells
LINE_PARTS = 3  # straight parts of the line in a cell


def river_lines(
    run: Run,
    links: RiverLinks,
    place: tuple[float, float, float, float, int],
    smooth: int = 0,
    z: Array | None = None,
    valid: Array | None = None,
) -> Iterator:
    """Yield the vertices of each river that has a line, in the order of the links, downstream, as (n, 2) or (n, 3).

    Parameters
    ----------
    links : `RiverLinks`
    place : west, north, width and height of a cell, and the number of columns of the raster, in units of the map
    smooth : how often gates slide towards a straight line; 0 keeps to the centres of the cells
    z, valid : heights to give to the vertices; NaN where they are not known
    """
    west, north, dx, dy, ncols = place
    lines = np.flatnonzero(links.is_line)
    sizes = (np.diff(links.offsets) + (links.receiver >= 0))[lines]
    ends = np.cumsum(sizes)
    begin = 0
    while begin < lines.size:
        done = ends[begin] - sizes[begin]
        end = max(int(np.searchsorted(ends, done + VERTICES_AT_A_TIME, "right")), begin + 1)
        run.check()
        run.report(done / ends[-1])
        cells = _cells_of_lines(links, lines[begin:end])
        row, col = np.divmod(cells, ncols)
        last = ends[begin:end] - done - 1
        jump = col[last] - col[last - 1]
        col[last] -= ncols * np.sign(jump) * (np.abs(jump) > 1)  # over the seam
        heights = () if z is None else (known_heights(cells, z, valid),)
        points, size = np.stack([col, row, *heights], axis=1).astype(np.float64), sizes[begin:end]
        if smooth:
            points, size = _smoothed(points, size, smooth)
        points[:, 0] = west + (points[:, 0] + 0.5) * dx
        points[:, 1] = north - (points[:, 1] + 0.5) * dy
        yield from np.split(points, np.cumsum(size)[:-1])
        begin = end
    run.report(1.0)


def _cells_of_lines(links, chosen):
    """Return the cells through whose centres the lines of some links run."""
    size = np.diff(links.offsets)[chosen]
    goes_on = links.receiver[chosen] >= 0
    index = np.repeat(links.offsets[chosen] - np.cumsum(size) + size, size) + np.arange(size.sum())
    return np.insert(links.cells[index], np.cumsum(size)[goes_on], links.end[chosen][goes_on])


def _smoothed(points, sizes, passes):
    """Return smoothed lines and their sizes; ``points`` are columns, rows and perhaps heights of cell centres."""
    lines = np.arange(sizes.size)
    first_point = np.cumsum(sizes) - sizes
    first_gate = first_point + lines  # a line has its first centre, a gate between any two cells, and its last centre
    line = np.repeat(lines, sizes + 1)
    step = np.arange(line.size) - first_gate[line]
    before = points[first_point[line] + np.maximum(step - 1, 0)]
    after = points[first_point[line] + np.minimum(step, sizes[line] - 1)]
    gates = (before + after) / 2
    _slide(gates, after - before, passes)

    inner = np.ones(len(points), bool)  # the first and the last part of a line stay straight
    inner[first_point] = inner[first_point + sizes - 1] = False
    begin = (np.arange(len(points)) + np.repeat(lines, sizes))[inner]
    number = np.ones(len(gates), np.int64)
    number[begin] = LINE_PARTS
    smooth = np.repeat(gates, number, axis=0)
    begins = (np.cumsum(number) - number)[begin]
    tangents = _tangents_at(gates, first_gate, first_gate + sizes)
    for part in range(1, LINE_PARTS):
        smooth[begins + part] = _on_curve(part / LINE_PARTS, gates, tangents, begin, points[inner])
    return smooth, np.add.reduceat(number, first_gate)


def _slide(gates, moves, passes):
    """Move gates on sides halfway towards the line between the gates before and after them, again and again."""
    for along, across in ((0, 1), (1, 0)):
        sliding = np.flatnonzero((moves[:, along] == 0) & (moves[:, across] != 0))
        middle = gates[sliding, along]
        for _ in range(passes):
            aim = (gates[sliding - 1, along] + gates[sliding + 1, along]) / 2
            slid = (gates[sliding, along] + aim) / 2
            gates[sliding, along] = np.clip(slid, middle - FIT_REACH, middle + FIT_REACH)


def _tangents_at(gates, first, last):
    """Return the direction of the line at each gate as a vector of length 1."""
    tangents = np.zeros((len(gates), 2))
    tangents[1:-1] = gates[2:, :2] - gates[:-2, :2]
    tangents[first + 1] = gates[first + 1, :2] - gates[first, :2]
    tangents[last - 1] = gates[last, :2] - gates[last - 1, :2]
    length = np.hypot(tangents[:, 0], tangents[:, 1])[:, np.newaxis]
    return np.divide(tangents, length, out=np.zeros_like(tangents), where=length > 0)


def _on_curve(share, gates, tangents, begin, centres):
    """Return the points at a share of the way through the inner cells of lines."""
    start, end, middle = gates[begin], gates[begin + 1], centres[:, :2]
    third = np.hypot(*(end - start)[:, :2].T)[:, np.newaxis] / 3
    low, high = middle - 0.5, middle + 0.5
    one = np.clip(start[:, :2] + third * tangents[begin], low, high)
    two = np.clip(end[:, :2] - third * tangents[begin + 1], low, high)
    rest = 1 - share
    curve = rest**3 * start[:, :2] + 3 * share * rest**2 * one + 3 * share**2 * rest * two + share**3 * end[:, :2]
    point = start + (centres - start) * 2 * share if share < 0.5 else centres + (end - centres) * (2 * share - 1)
    point[:, :2] = np.clip(curve, low, high)
    return point
