"""Orders of courses after Strahler, and the mouths through which their water reaches the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Array
from ...network import mouths, strahler, topological_order
from ...run.run import Run
from ..types import MAIN, Courses

if TYPE_CHECKING:
    from ...arrays import Integers


def _main_of(courses):
    """Return for each course the main one that it belongs to: itself, or the one that it leaves."""
    own = np.arange(courses.cell.size)
    last = np.full(int(courses.cell.max(initial=-1)) + 2, -1)  # the last one for courses in no cell
    main = np.flatnonzero(courses.thread == MAIN)
    ending = main[courses.downstream[main] < 0]
    last[courses.cell[ending]] = ending
    last[-1] = -1
    own = np.where((courses.thread != MAIN) & (courses.downstream >= 0), courses.downstream, own)
    astray = np.flatnonzero((courses.thread != MAIN) & (courses.downstream < 0))
    own[astray] = np.where(last[courses.cell[astray]] >= 0, last[courses.cell[astray]], astray)
    return own


def course_orders(courses: Courses) -> Integers:
    """Return the order of each course after Strahler; other threads have that of their river."""
    downstream = np.where(courses.thread == MAIN, courses.downstream, -1)
    return strahler(Run(), downstream, topological_order(Run(), downstream)).astype(np.int64)[_main_of(courses)]


def course_mouths(courses: Courses) -> Array:
    """Return the course through which the water of each reaches the sea; that of an arm is its river's."""
    downstream = np.where(courses.thread == MAIN, courses.downstream, -1)
    return mouths(Run(), downstream, topological_order(Run(), downstream))[_main_of(courses)]
