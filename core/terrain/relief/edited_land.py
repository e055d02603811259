"""The watersheds that edits of rivers touch, on the ground as it is: all other land keeps its heights.

Water runs over the ground with the courses that it was made for. What drains to those that nobody has edited stays, and
so does what drains to the sea by itself, but where a river runs now. A river that was laid through the land of another
touches that too.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights, Mask
from ...flow.paths import NO_LABEL_YET, label_upstream
from ...raster.neighbours import ENDS
from ...run.run import Run
from ..courses.bends import chosen
from ..courses.course_orders import course_mouths
from ..types import MAIN, Model, Window
from .levels import find_level
from .routing import route_level

CROSSED_LAND = 3  # cells of land of another river that a course must run through to touch that: heads lie on divides


def find_edited_land(
    run: Run, model: Model, edits, window: Window, z: Heights, within: Mask | None = None
) -> tuple[Array, Array]:
    """Return which cells of a window drain to rivers that edits touch, and which courses are those.

    ``edits`` are `RiverEdits`, and ``z`` are the heights of all cells. Cells ``within`` an area count as touched.
    """
    before, was = edits.before, edits.was
    ends = _ends_of_water(run, model.land, before, window, z)
    mouth, old_mouth = course_mouths(model.courses), course_mouths(before)
    touched, gone = edits.touched.copy(), edits.gone.copy()
    area = np.empty(0, np.int64) if within is None else np.unique(ends[within & (ends >= 0)])
    gone[area[area < gone.size]] = True
    while True:
        run.check()
        known = np.count_nonzero(touched) + np.count_nonzero(gone)
        touched |= np.isin(mouth, mouth[touched])
        gone[was[touched & (was >= 0)]] = True
        gone |= np.isin(old_mouth, old_mouth[gone])
        touched |= (was >= 0) & np.append(gone, False)[was]
        if np.count_nonzero(touched) + np.count_nonzero(gone) > known:
            continue
        main = touched & (model.courses.thread == MAIN)
        runs = find_level(run, model.land, chosen(model.courses, main), window)
        laid = edits.moved[main][runs.rivers.course]
        under = ends.reshape(-1)[runs.rivers.cell[laid]]
        crossed, times = np.unique(old_mouth[under[under < gone.size]], return_counts=True)
        crossed = crossed[(times >= CROSSED_LAND) & ~gone[crossed]]
        if not crossed.size:
            break
        gone[crossed] = True
    free = np.concatenate([np.flatnonzero(gone), under[under >= gone.size], area[area >= gone.size]])
    return runs.land & np.isin(ends, free), touched


def _ends_of_water(run, land, courses, window, z):
    """Return for each cell the course that its water comes to, or, beyond their numbers, the cell on the shore."""
    level = find_level(run, land, courses, window)
    _, codes = route_level(run, level, np.where(level.land, z, 0.0), np.zeros(z.shape))
    ends = np.where(codes < ENDS, NO_LABEL_YET, courses.cell.size + np.arange(z.size).reshape(z.shape))
    ends.reshape(-1)[level.rivers.cell] = level.rivers.course
    label_upstream(codes, ends)
    return ends
