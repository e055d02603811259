"""Warnings of courses that people moved to where rivers cannot run; the rest of the model still stands."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from ....core.report.texts import Text
from ....core.run.run import Run
from ....core.terrain.types import Model
from ...islands.coasts import Island
from ...layers.crs import in_degrees
from ...numbers import told
from ...progress import SHOWN_OF_A_KIND

ON_SHORE = 0.01  # edges by which a course may miss the land


def warn_of_misplaced(
    run: Run, title: str, ids: list[int], model: Model, plane: Island, crs: QgsCoordinateReferenceSystem
) -> None:
    """Warn of courses of an island that leave its land or cross each other; ``ids`` are those of their features."""
    courses = model.courses
    if not courses.cell.size:
        return
    digits = 5 if in_degrees(crs) else 0

    def tell(found, what, remedy):
        for course, other, xy in found[:SHOWN_OF_A_KIND]:
            x, y = plane.to_map(np.array([xy]))[0]
            place = f"{x:.{digits}f} {y:.{digits}f}"
            said = Text("feature {} {} at {}", ids[course], Text(what, ids[other]), place)
            run.warn("‘{}’, layer ‘courses’: {}. {}.", title, said, remedy)
        if len(found) > SHOWN_OF_A_KIND:
            said = Text("{} more courses so", told(len(found) - SHOWN_OF_A_KIND))
            run.warn("‘{}’, layer ‘courses’: {}. {}.", title, said, remedy)

    off, crossing = _off_the_land(courses, model, plane), _crossing(courses)
    tell(off, "leaves the land", Text("Its water ends in the sea there: move it back"))
    tell(crossing, "crosses feature {}", Text("Their water becomes one there: move one of them, or delete it"))


def _off_the_land(courses, model, plane):
    """Return the courses that have vertices off the land, each twice, and the first such place of each."""
    from ....core.plane.land import nearest_shore_places, shores

    out = np.flatnonzero(~plane.holds(courses.xy))
    if out.size:  # a mouth lies on the shore itself
        out = out[nearest_shore_places(shores(plane.land), courses.xy[out]).distance > ON_SHORE * model.edge]
    course = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))[out]
    return [(each, each, courses.xy[out[first]]) for each, first in zip(*np.unique(course, return_index=True))]


def _crossing(courses):
    """Return the courses that cross another or themselves, the other, and where: each pair once."""
    from ....core.plane.crossings import meetings
    from ....core.plane.segment_grid import grid_of_segments

    course = np.repeat(np.arange(courses.cell.size), np.diff(courses.first))
    ends = np.zeros(course.size, bool)
    ends[courses.first[:-1]] = ends[courses.first[1:] - 1] = True
    begin = np.delete(np.arange(course.size), courses.first[1:] - 1)
    start, end = courses.xy[begin], courses.xy[begin + 1]
    one, other = begin[meetings(start, end, grid_of_segments(start, end), 0.0)].T
    once = other > one + 1  # the next one begins where it ends
    one, other = one[once], other[once]
    joined = np.zeros(one.size, bool)
    for here in (one, one + 1):
        for there in (other, other + 1):
            meant = ends[here] | ends[there] | (here == there)
            joined |= meant & (courses.xy[here] == courses.xy[there]).all(axis=1)
    one, other = one[~joined], other[~joined]
    pairs = {}
    for later, earlier, point in zip(course[other], course[one], courses.xy[other]):
        pairs.setdefault((later, earlier), (later, earlier, point))
    return list(pairs.values())
