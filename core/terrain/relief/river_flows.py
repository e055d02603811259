"""How much water rivers carry on ground that was solved: what drains to them there, wherever its divides came to lie.

Water runs down the ground, and along courses where there are any. A course carries what its last cell drains; one too
short for a cell of its own what those above it bring.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...flow.accumulation import accumulate_d8
from ...island.flow_law import FlowLaw
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import accumulate, topological_order
from ...plane.types import Land
from ...run.run import Run
from ..types import MAIN, Courses, Window
from .levels import find_level, sampled
from .routing import route_level


def drained_areas(
    run: Run, land: Land, courses: Courses, window: Window, z: Heights, law: FlowLaw
) -> Array:
    """Return how much land drains to the end of each main course on ground of heights ``z``, as a law counts it.

    To be called from the main thread.
    """
    level = find_level(run, land, courses, window)
    still = np.zeros(z.shape)
    _, codes = route_level(run, level, np.where(level.land, z, 0.0), still)
    own = np.full(codes.shape[0], window.cell**2)
    area = accumulate_d8(run, codes, own, None if law.rain is None else sampled(run, law.rain, window))
    found = np.full(courses.cell.size, window.cell**2)
    np.maximum.at(found, level.rivers.course, area.reshape(-1)[level.rivers.cell])
    order = topological_order(run.quietly(), courses.downstream)
    if law.per_area is not None:
        own = _own_land(level.rivers, area.reshape(-1), found.size)
        springs = np.setdiff1d(np.arange(own.size), courses.downstream)
        own[springs] = np.maximum(own[springs], window.cell**2)
        return accumulate(run.quietly(), courses.downstream, order, own)
    _carry_down(courses.downstream, order, found)
    return found


def _own_land(rivers, area, count):
    """Return what drains to each course beside what comes in others; a bed may join another one above its junction."""
    own, flows = area[rivers.cell], rivers.below >= 0
    np.subtract.at(own, rivers.below[flows], area[rivers.cell[flows]])
    return np.bincount(rivers.course, own, count)


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
