"""The heights of rivers on ground that was solved: their beds fall along the cells that they run through.

Where a course runs through a cell of its own chain its bed has the height of that; in between, where the chain cuts a
bend short, it falls evenly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array, Heights, Values
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import topological_order
from ...plane.types import Tree
from ...run.run import Run
from ..courses.junctions import distances_along
from ..types import GENTLEST, Courses, Window

if TYPE_CHECKING:
    from .solving import SolvedRelief

LEAST_FALL = 2.0 * GENTLEST  # slope of a bed: cells of a raster, which take longer ways, fall along it by enough
SHARE_OF_FEEDER = 0.5  # of the area that a river brings, which the chain of the next course drains where it comes by
EVENED_ELEMENTS = 2  # times that heights along a course become means of three vertices


def with_heights(courses: Courses, ground: SolvedRelief, window: Window, hold: Array | bool = False) -> Courses:
    """Return courses with the heights of a `SolvedRelief` on the cells of a window.

    Those that ``hold`` (bool, of each or all) keep their own, less what the ground lowered the river by there. Where a
    course runs beside its chain, which may have joined another by then, it lies no higher than the ground; but for
    some that hold alone, which somebody has raised.
    """
    along = distances_along(courses.first, courses.xy)
    known = _known_along(courses, ground, window, ground.z.reshape(-1)[ground.rivers.cell])
    z = np.zeros(known.size)
    for course in topological_order(Run(), courses.downstream)[::-1]:
        begin, stop = courses.first[course], courses.first[course + 1]
        below = courses.downstream[course]
        end = z[courses.first[below]] if below >= 0 else 0.0
        z[begin:stop] = _falling(along[begin:stop] - along[begin], known[begin:stop], end)
    if np.any(hold):
        own = np.repeat(np.broadcast_to(hold, courses.cell.shape), np.diff(courses.first))
        kept = courses.z - _lowered_along(courses, ground, window, along)
        there = ground.z.reshape(-1)[_cells_of(courses, ground, window)]
        beside = np.isnan(known) & (np.ndim(hold) == 0)
        z = np.where(own, np.where(beside, np.minimum(kept, there), kept), z)
        z[courses.first[1:][courses.downstream < 0] - 1] = 0.0
        none = np.zeros(z.size, bool)
        order = topological_order(Run(), courses.downstream)
        let_fall(courses.first, courses.downstream, order, along, LEAST_FALL, none, z)
    return courses._replace(z=z)


def _lowered_along(courses, ground, window, along):
    """Return by how much the ground lowered the river at each vertex; where its chain leaves it, evenly in between."""
    known = _known_along(courses, ground, window, ground.lowered)
    found = np.zeros(known.size)
    for course in topological_order(Run(), courses.downstream)[::-1]:
        own, below = slice(courses.first[course], courses.first[course + 1]), courses.downstream[course]
        there = np.flatnonzero(np.isfinite(known[own]))
        if there.size:
            found[own] = np.interp(along[own], along[own][there], known[own][there])
        elif below >= 0:
            found[own] = found[courses.first[below]]
    return found


def _known_along(courses, ground, window, of_element):
    """Return for each vertex the number of the river in its cell where that is of the chain of its course, else NaN.

    Where rivers meet beyond a bend that their chains cut short, a stub of the chain is left at the first vertex. It
    drains hardly anything, so it is steep; the river does not come by.
    """
    nrows, ncols = ground.z.shape
    course, number = np.full(nrows * ncols, -1), np.zeros(nrows * ncols)
    there = ground.area.reshape(-1)[ground.rivers.cell] >= SHARE_OF_FEEDER * _areas_of_feeders(courses, ground)
    course[ground.rivers.cell[there]] = ground.rivers.course[there]
    number[ground.rivers.cell] = of_element
    cell = _cells_of(courses, ground, window)
    own = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    return np.where(course[cell] == own, number[cell], np.nan)


def _cells_of(courses, ground, window):
    """Return the cell of the ground in which each vertex lies."""
    nrows, ncols = ground.z.shape
    col, row = np.floor(window.to_grid(courses.xy)).astype(np.int64).T
    return np.clip(row, 0, nrows - 1) * ncols + np.clip(col, 0, ncols - 1)


def _areas_of_feeders(courses, ground):
    """Return for each element of rivers the largest area that a course drains which flows into its own, 0 for none."""
    drained, coming = (np.zeros(courses.cell.size) for _ in range(2))
    np.maximum.at(drained, ground.rivers.course, ground.area.reshape(-1)[ground.rivers.cell])
    fed = courses.downstream >= 0
    np.maximum.at(coming, courses.downstream[fed], drained[fed])
    return coming[ground.rivers.course]


def _falling(along, known, end):
    """Return heights of a course that fall to ``end``, through those that are known."""
    there = np.flatnonzero(np.isfinite(known[:-1]))
    z = np.interp(along, np.append(along[there], along[-1]), np.append(known[there], end))
    for _ in range(EVENED_ELEMENTS):
        z[1:-1] = (z[:-2] + z[1:-1] + z[2:]) / 3
    rise = LEAST_FALL * (along[-1] - along)
    z[-1] = end
    return np.maximum.accumulate((z - rise)[::-1])[::-1] + rise


def node_heights(tree: Tree, courses: Courses, held: Array | None = None) -> Tree:
    """Return the tree with nodes as high as the rivers in their cells: halfway between what comes in and goes out.

    Those that are ``held`` (bool, of each) keep their heights.
    """
    highest, outlet = np.full(tree.z.size, np.inf), np.full(tree.z.size, np.inf)
    np.minimum.at(highest, courses.cell, _starts(courses))
    np.minimum.at(outlet, courses.cell, courses.z[courses.first[1:] - 1])
    known = np.isfinite(highest)
    z = np.where(known, (np.where(known, highest, 0.0) + np.where(known, outlet, 0.0)) / 2, 0.0)
    if held is not None:
        z = np.where(held, tree.z, z)
    z[tree.receiver < 0] = 0.0
    step = np.where(tree.receiver >= 0, np.hypot(*(tree.xy - tree.xy[tree.receiver]).T), 0.0)
    _rise(tree.receiver, LEAST_FALL * step, z)
    return tree._replace(z=z)


def _starts(courses):
    """Return how high courses begin that begin a cell's part of a river; infinitely high for those from confluences."""
    start = courses.z[courses.first[:-1]].copy()
    fed = courses.downstream[courses.downstream >= 0]
    inside = courses.cell[np.flatnonzero(courses.downstream >= 0)] == courses.cell[fed]
    start[fed[inside]] = np.inf
    return start


@kernel
def let_fall(first: Array, downstream: Array, order: Array, along: Array, drop: Values, pinned, z: Heights) -> None:
    """Let beds fall from each vertex to the next, on into the course downstream, and end no lower than 0.

    Mouths stay as high as they are, in the sea 0, if what comes is as high. Those too high for what comes are lowered,
    by ``drop`` times the way, but for ``pinned`` ones; then those too low for what goes on are raised. ``order`` has
    each course after those that flow into it.
    """
    for index in range(order.size):
        course = order[index]
        begin, last = first[course], first[course + 1] - 1
        for vertex in range(begin + 1, last + 1):
            if not pinned[vertex]:
                z[vertex] = min(z[vertex], z[vertex - 1] - drop * (along[vertex] - along[vertex - 1]))
        if is_there(downstream[course]):
            to = first[downstream[course]]
            if not pinned[to]:
                z[to] = min(z[to], z[last])
    for index in range(order.size - 1, -1, -1):
        course = order[index]
        begin, last = first[course], first[course + 1] - 1
        z[last] = z[first[downstream[course]]] if is_there(downstream[course]) else max(z[last], 0.0)
        for vertex in range(last - 1, begin - 1, -1):
            z[vertex] = max(z[vertex], z[vertex + 1] + LEAST_FALL * (along[vertex + 1] - along[vertex]))


@kernel
def _rise(receiver, least, z):
    """Let nodes rise upstream; each comes after its receiver."""
    for node in range(receiver.size):
        if is_there(receiver[node]):
            z[node] = max(z[node], z[receiver[node]] + least[node])
