"""The heights of rivers on ground that was solved: their beds fall along the cells that they run through.

A bed takes the height of its cells, evened out along the course. From the springs down it is nowhere higher than
upstream, and nowhere lower than what the least slope from the sea asks for.
"""

import numpy as np

from ...machine.jit import kernel
from ...network import topological_order
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..courses.junctions import distances_along

LEAST = 2e-5  # slope of a bed
EVENED = 2  # times that heights along a course become means of three vertices


def with_heights(courses, ground, window):
    """Return courses with the heights of a `SolvedRelief` on the cells of a window."""
    grid = window.to_grid(courses.xy)
    col, row = (
        np.clip(np.floor(grid[:, axis]).astype(np.int64), 1, size - 2) for axis, size in enumerate(ground.z.shape[::-1])
    )
    river = np.zeros(ground.z.shape, np.bool_)
    river.reshape(-1)[ground.rivers.cell] = True
    z = np.empty(row.size)
    _lowest_river(ground.z, river, row, col, z)
    own = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    inner = np.zeros(z.size, bool)
    inner[1:-1] = (own[1:-1] == own[:-2]) & (own[1:-1] == own[2:])
    for _ in range(EVENED):
        z[1:-1] = np.where(inner[1:-1], (z[:-2] + z[1:-1] + z[2:]) / 3, z[1:-1])
    order = topological_order(courses.downstream)
    _let_fall(courses.first, courses.downstream, order, distances_along(courses.first, courses.xy), z)
    return courses._replace(z=z)


@kernel
def _lowest_river(ground, river, rows, cols, z):
    """Write for each vertex the height of its cell, or of the lowest river beside it where none runs through that."""
    for vertex in range(rows.size):
        row, col = rows[vertex], cols[vertex]
        z[vertex] = ground[row, col] if river[row, col] else np.inf
        for to in range(8):
            r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if river[r, c] and not river[row, col]:
                z[vertex] = min(z[vertex], ground[r, c])
        if z[vertex] == np.inf:
            z[vertex] = ground[row, col]


@kernel
def _let_fall(first, downstream, order, along, z):
    """Let beds fall from each vertex to the next, on into the course downstream, and end at 0 in the sea.

    ``order`` has each course after those that flow into it.
    """
    for place in range(order.size):
        course = order[place]
        begin, last = first[course], first[course + 1] - 1
        for vertex in range(begin + 1, last + 1):
            z[vertex] = min(z[vertex], z[vertex - 1] - LEAST * (along[vertex] - along[vertex - 1]))
        if downstream[course] >= 0:
            to = first[downstream[course]]
            z[to] = min(z[to], z[last])
    for place in range(order.size - 1, -1, -1):
        course = order[place]
        begin, last = first[course], first[course + 1] - 1
        z[last] = z[first[downstream[course]]] if downstream[course] >= 0 else 0.0
        for vertex in range(last - 1, begin - 1, -1):
            z[vertex] = max(z[vertex], z[vertex + 1] + LEAST * (along[vertex + 1] - along[vertex]))


def node_heights(tree, courses):
    """Return the tree with nodes as high as the rivers in their cells: halfway between what comes in and goes out."""
    highest, outlet = np.full(tree.z.size, np.inf), np.full(tree.z.size, np.inf)
    np.minimum.at(highest, courses.cell, _starts(courses))
    np.minimum.at(outlet, courses.cell, courses.z[courses.first[1:] - 1])
    known = np.isfinite(highest)
    z = np.where(known, (np.where(known, highest, 0.0) + np.where(known, outlet, 0.0)) / 2, 0.0)
    z[tree.receiver < 0] = 0.0
    step = np.where(tree.receiver >= 0, np.hypot(*(tree.xy - tree.xy[tree.receiver]).T), 0.0)
    _rise(tree.receiver, LEAST * step, z)
    return tree._replace(z=z)


def _starts(courses):
    """Return how high courses begin that begin a cell's part of a river; infinitely high for those from confluences."""
    start = courses.z[courses.first[:-1]].copy()
    fed = courses.downstream[courses.downstream >= 0]
    inside = courses.cell[np.flatnonzero(courses.downstream >= 0)] == courses.cell[fed]
    start[fed[inside]] = np.inf
    return start


@kernel
def _rise(receiver, least, z):
    """Let nodes rise upstream; each comes after its receiver."""
    for node in range(receiver.size):
        if receiver[node] >= 0:
            z[node] = max(z[node], z[receiver[node]] + least[node])
