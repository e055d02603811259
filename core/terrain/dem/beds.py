"""The beds of the rivers of a DEM: how wide and deep they are, of which type, and how they fall.

On a DEM a river ends where its data do, as high as the ground is there.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Mask, Values
from ...island.flow_law import FlowLaw
from ...island.rosgen import WIDTH, WIDTH_OVER_DEPTH, entrenchment, river_types
from ...network import topological_order
from ...plane.types import Field
from ...run.run import Run
from ..courses.junctions import distances_along
from ..ground.spline_heights import spline_heights
from ..relief.river_heights import LEAST_FALL, let_fall
from ..types import Courses

VALLEY_SIDE_AT = 2.0  # cells of the DEM from a river to the sides of its valley; nearer gullies would lead water astray


def with_beds(courses: Courses, area: Values, wet: Mask, ground: Field, law: FlowLaw) -> Courses:
    """Return courses with widths, types, depths, and beds below the ground, in lakes level.

    They drain so many m², counted as the law has it. ``wet`` tells which vertices lie in lakes, ``ground`` is a `Field`
    of samples of a spline.
    """
    if not courses.cell.size:
        return courses
    first, flow = courses.first, law.discharge(area)
    begin, end = first[:-1], first[1:] - 1
    along = distances_along(first, courses.xy)
    length = np.maximum(along[end] - along[begin], ground.cell * 1e-3)
    chord = np.maximum(np.hypot(*(courses.xy[end] - courses.xy[begin]).T), ground.cell * 1e-3)
    drop = np.maximum(courses.z[begin] - courses.z[end], 0.0)
    width = WIDTH * np.sqrt(flow)
    sides = np.maximum(valley_sides(courses, ground), 0.0)
    valley = entrenchment(sides, width, flow)
    no_sea = np.full(flow.size, np.inf)  # no river of a DEM is a delta, whatever lies beyond its rim
    kind = river_types(drop / chord, valley, width, no_sea, 0.0, length / chord)
    depth = width / WIDTH_OVER_DEPTH[kind]
    owner = np.repeat(np.arange(flow.size), np.diff(first))
    z = np.where(wet, courses.z, courses.z - depth[owner])
    let_fall(first, courses.downstream, topological_order(Run(), courses.downstream), along, LEAST_FALL, wet, z)
    return courses._replace(z=z, kind=kind, discharge=flow, width=width, depth=depth)


def valley_sides(courses: Courses, ground: Field) -> Values:
    """Return the slope of the lower side of the valley of each course: the median along it."""
    heading = np.gradient(courses.xy, axis=0)
    heading /= np.maximum(np.hypot(*heading.T), 1e-9)[:, np.newaxis]
    left, lower = np.column_stack([-heading[:, 1], heading[:, 0]]), np.full(len(courses.xy), np.inf)
    for side in (-VALLEY_SIDE_AT * ground.cell, VALLEY_SIDE_AT * ground.cell):
        rise = spline_heights(ground, courses.xy + side * left) - courses.z
        lower = np.minimum(lower, rise / abs(side))
    pairs = zip(courses.first[:-1].tolist(), courses.first[1:].tolist())
    return np.array([np.median(lower[begin:end]) for begin, end in pairs])
