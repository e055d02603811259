"""How much water rivers carry on ground that was solved: what drains to them there, wherever its divides came to lie.

Water runs down the ground, and along courses where there are any. A course carries what its last cell drains; one too
short for a cell of its own what those above it bring.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...flow.accumulation import accumulate_d8
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import topological_order
from ...plane.types import Land
from ...run.run import Run
from ..types import MAIN, Courses, Window
from .levels import find_level
from .routing import route_level


def drained_areas(
    run: Run, land: Land, courses: Courses, window: Window, z: Heights, counted: Array | None = None
) -> Array:
    """Return how many square metres drain to the end of each main course on ground of heights ``z``.

    ``counted`` is what a cell counts for, 1 where it rains as usual. To be called from the main thread.
    """
    level = find_level(run, land, courses, window)
    still = np.zeros(z.shape)
    _, codes = route_level(run, level, np.where(level.land, z, 0.0), still)
    own = np.full(codes.shape[0], window.cell**2)
    area = accumulate_d8(run, codes, own, weights=counted)
    found = np.full(courses.cell.size, window.cell**2)
    np.maximum.at(found, level.rivers.course, area.reshape(-1)[level.rivers.cell])
    _carry_down(courses.downstream, topological_order(run.quietly(), courses.downstream), found)
    return found


@kernel
def _carry_down(downstream, order, found):
    """Let no course carry less than what flows into it; each comes after those."""
    for index in range(order.size):
        course = order[index]
        if is_there(downstream[course]):
            found[downstream[course]] = max(found[downstream[course]], found[course])


def with_flows(courses: Courses, flow: Array) -> Courses:
    """Return courses that carry so much, in m³/s, with widths and depths that follow as they did before."""
    larger = np.sqrt(np.divide(flow, courses.discharge, out=np.ones(flow.size), where=courses.discharge > 0))
    return courses._replace(discharge=flow, width=larger * courses.width, depth=larger * courses.depth)


def node_flows(courses: Courses, usual: Array) -> Array:
    """Return what each node carries, in m³/s: its last main course, and where there is none as ``usual``."""
    below = np.where(courses.downstream >= 0, courses.cell[courses.downstream], -1)
    last = np.flatnonzero((courses.thread == MAIN) & (below != courses.cell))
    flow = usual.copy()
    flow[courses.cell[last]] = courses.discharge[last]
    return flow
