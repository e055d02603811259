"""Springs on ground that was solved: rivers begin where water gathers, not on a divide above the valley of another.

The courses were laid before the divides had found their places. Where ground around the upper part of a river's first
course, but not beside it, falls more steeply than its bed, water would run off that way: the river begins below.
"""

import numpy as np

from ...run.progress import Progress
from ..courses.junctions import distances_along
from ..types import MAIN

AROUND = 3.5  # cells of the ground, over which slopes are taken
BESIDE = 1.5  # cells from a course to those that it has made lower itself
STEP = 0.5  # cells from one place to the next that is looked at
MOST = 0.6  # of a course that is taken away at most


def springs_in_valleys(courses, z, window, progress=None, still=False):
    """Return courses, of which those that begin a river do so in its own valley on ground ``z`` of a window.

    Those that are ``still`` (bool, of each or all) begin where they do.
    """
    progress, fed, still = progress or Progress(), np.zeros(courses.cell.size, bool), np.asarray(still)
    fed[courses.downstream[courses.downstream >= 0]] = True
    along = distances_along(courses.first, courses.xy)
    begin, last = courses.first[:-1], courses.first[1:] - 1
    away = np.zeros(courses.cell.size)
    for course in np.flatnonzero(~fed & ~still & (courses.thread == MAIN)).tolist():
        progress.check()
        own = slice(begin[course], last[course] + 1)
        away[course] = _way_to_spring(courses.xy[own], courses.z[own], along[own] - along[own.start], z, window)
    return _shortened(courses, along, away)


def _way_to_spring(xy, bed, along, z, window):
    """Return how many metres of a course lie above the first place from which on the valley is its own."""
    step, reach = STEP * window.cell, AROUND * window.cell
    way = np.arange(0.0, along[-1], step)
    place = window.to_grid(np.column_stack([np.interp(way, along, axis) for axis in xy.T]))
    upper = way[way < MOST * along[-1]]
    height = np.interp(upper, along, bed)
    fall = (height - np.interp(upper + reach, along, bed)) / AROUND
    lost = np.flatnonzero(_steepest_aside(place, height, z) > fall)
    return 0.0 if not lost.size else min(way[lost[-1]] + step, MOST * along[-1])


def _steepest_aside(place, height, z):
    """Return by how much ground falls over a cell from the upper places of a course, which have a height, at most.

    Ground beside the course does not count.
    """
    from scipy.spatial import cKDTree

    side = np.arange(-int(AROUND), int(AROUND) + 1)
    right, down = (each.ravel() for each in np.meshgrid(side, side))
    disc = np.column_stack([right, down])[right**2 + down**2 <= AROUND**2]
    upper = place[: height.size]
    cells = np.floor(upper).astype(np.int64)[:, np.newaxis] + disc
    away = cKDTree(place).query(cells + 0.5)[0]
    here = np.hypot(*np.moveaxis(cells + 0.5 - upper[:, np.newaxis], -1, 0))
    col, row = np.clip(cells, 0, np.array(z.shape[::-1]) - 1).transpose(2, 0, 1)
    fall = (height[:, np.newaxis] - z[row, col]) / here
    return np.where(away > BESIDE, fall, -np.inf).max(axis=1)


def _shortened(courses, along, away):
    """Return courses without the first ``away`` metres of each."""
    begin = along[courses.first[:-1]] + away
    own = np.repeat(np.arange(away.size), np.diff(courses.first))
    kept = (along > begin[own]) | (away == 0)[own]
    first = np.append(0, np.cumsum(np.bincount(own[kept], minlength=away.size)))
    cut = np.flatnonzero(away > 0)
    fresh = [np.interp(begin[cut], along, values) for values in (*courses.xy.T, courses.z)]
    xy = np.insert(courses.xy[kept], first[cut], np.column_stack(fresh[:2]), axis=0)
    z = np.insert(courses.z[kept], first[cut], fresh[2])
    more = np.append(0, np.cumsum(away > 0))
    return courses._replace(first=first + more, xy=xy, z=z)
