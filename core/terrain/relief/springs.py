"""Springs on ground that was solved: rivers begin where water gathers, not on a divide above the valley of another.

The courses were laid before the divides had found their places. Where ground around the upper part of a river's first
course, but not beside it, falls more steeply than its bed, water would run off that way: the river begins below.

Rasters have larger cells than the ground, and where cells are as large as the valleys of springs, land of other valleys
would have to be raised to the beds of these. So a river also begins below where ground so far away as that lies lower
than its bed by a share of all heights.

And no river begins on a knoll of its own: where its bed stands above the ground near its head, it begins below.

Ground was held to the beds of rivers; where these begin further down, it would stand above that like a wall.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...plane.fields import sample
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ROW_OFFSETS
from ...run.run import Run
from ..courses.course_segments import refined
from ..courses.junctions import distances_along
from ..frames import on_plane
from ..types import MAIN, PLACES_PER_CELL, Courses, Window

CELLS_AROUND_A_SPRING = 3.5  # cells of the ground, over which slopes are taken
BESIDE = 1.5  # cells from a course to those that it has made lower itself
MOST_LOWERED = 0.6  # of a course that is taken away at most
MOST_SHOWN = 0.9  # the same on account of a raster
LOWER = 0.02  # of the highest land: how much lower than a bed ground a few cells of a raster away may lie
RINGS = 0.7, 1.0, 1.4, 1.8, 2.1  # cells of it to such ground: the course may run through a corner of its cell
WAYS = 16  # from a place to such ground
STANDS_OUT = 0.03  # cells of the ground by which a bed is above it: one is raised to the other, which the eye sees
KNOLL = 7.0  # cells from a head to where beds stand out on its account: twice those of slopes around
SPRING_ASIDE = 0.9 * DIAGONAL  # cells along a river, by whose fall land beside it may lie lower on a raster


class Shown(NamedTuple):
    """The raster that rivers are to show on from their springs on."""

    cell: float  # metres
    top: float  # metres: the highest land


def springs_in_valleys(
    run: Run, courses: Courses, z: Heights, window: Window, still: Array | bool = False, shown: Shown | None = None
) -> Courses:
    """Return courses, of which those that begin a river do so in its own valley on ground ``z`` of a window.

    Those that are ``still`` (bool, of each or all) begin where they do. ``shown`` is what is `Shown`, None: the cells
    of the ground.
    """
    fed, still = np.zeros(courses.cell.size, bool), np.asarray(still)
    fed[courses.downstream[courses.downstream >= 0]] = True
    along = distances_along(courses.first, courses.xy)
    begin, last = courses.first[:-1], courses.first[1:] - 1
    away = np.zeros(courses.cell.size)
    out = courses.z - sample(on_plane(z, window), courses.xy) > STANDS_OUT * window.cell
    for course in np.flatnonzero(~fed & ~still & (courses.thread == MAIN)).tolist():
        run.check()
        own = slice(begin[course], last[course] + 1)
        metres = along[own] - along[own.start]
        begins = _way_to_spring(courses.xy[own], courses.z[own], metres, z, window, shown)
        away[course] = max(begins, _way_off_a_knoll(metres, out[own], window.cell))
    return _shortened(courses, along, away)


def without_walls(z: Heights, window: Window, before: Courses, after: Courses) -> Array:
    """Return ground that is no higher where rivers ran ``before``, but do not ``after``, than beside them in the mean.

    Ground that is not above 0 is the sea, or none.
    """
    rivers, gone = np.zeros(z.shape, bool), np.zeros(z.shape, bool)
    for cells, courses in ((gone, before), (rivers, after)):
        step = np.full(courses.cell.size, window.cell / PLACES_PER_CELL)
        col, row = np.floor(window.to_grid(refined(courses, step).courses.xy)).astype(np.int64).T
        inside = (row >= 0) & (row < z.shape[0]) & (col >= 0) & (col < z.shape[1])
        cells[row[inside], col[inside]] = True
    row, col = np.nonzero(gone & ~rivers)
    beside = (
        np.clip(row[:, np.newaxis] + ROW_OFFSETS, 0, z.shape[0] - 1),
        np.clip(col[:, np.newaxis] + COLUMN_OFFSETS, 0, z.shape[1] - 1),
    )
    counts = ~(gone | rivers)[beside] & (z[beside] > 0.0)
    around = np.where(counts, z[beside], 0.0).sum(axis=1) / np.maximum(counts.sum(axis=1), 1)
    lower, z = counts.any(axis=1) & (around < z[row, col]), z.copy()
    z[row[lower], col[lower]] = around[lower]
    return z


def _way_to_spring(xy, bed, along, z, window, shown):
    """Return how many metres of a course lie above the first place from which on the valley is its own."""
    step, reach = window.cell / PLACES_PER_CELL, CELLS_AROUND_A_SPRING * window.cell
    distance = np.arange(0.0, along[-1], step)
    place = window.to_grid(np.column_stack([np.interp(distance, along, axis) for axis in xy.T]))
    upper = distance[distance < MOST_LOWERED * along[-1]]
    height = np.interp(upper, along, bed)
    fall = (height - np.interp(upper + reach, along, bed)) / CELLS_AROUND_A_SPRING
    lost = np.flatnonzero(_steepest_aside(place, height, z) > fall)
    away = 0.0 if not lost.size else min(distance[lost[-1]] + step, MOST_LOWERED * along[-1])
    if shown is not None:
        upper = distance[distance < MOST_SHOWN * along[-1]]
        lowest = _lowest_around(place[: upper.size], max(shown.cell / window.cell, 1.0), z)
        lost = np.flatnonzero(np.interp(upper + SPRING_ASIDE * shown.cell, along, bed) - lowest > LOWER * shown.top)
        away = away if not lost.size else max(away, min(distance[lost[-1]] + step, MOST_SHOWN * along[-1]))
    return away


def _way_off_a_knoll(along, out, cell):
    """Return how many metres of a course lie above the first place below all that stand ``out`` near its head."""
    near = np.flatnonzero(out & (along < KNOLL * cell))
    return min(along[near[-1] + 1], MOST_LOWERED * along[-1]) if near.size and near[-1] + 1 < along.size else 0.0


def _lowest_around(place, cell, z):
    """Return the height of the lowest ground around places, as far away as neighbours of cells of a raster lie."""
    turn = np.arange(WAYS) * (2.0 * np.pi / WAYS)
    rings = cell * np.concatenate([ring * np.column_stack([np.cos(turn), np.sin(turn)]) for ring in RINGS])
    col, row = np.floor(place[:, np.newaxis] + rings).astype(np.int64).transpose(2, 0, 1)
    return z[np.clip(row, 0, z.shape[0] - 1), np.clip(col, 0, z.shape[1] - 1)].min(axis=1)


def _steepest_aside(place, height, z):
    """Return by how much ground falls over a cell from the upper places of a course, which have a height, at most.

    Ground beside the course does not count.
    """
    from scipy.spatial import cKDTree

    side = np.arange(-int(CELLS_AROUND_A_SPRING), int(CELLS_AROUND_A_SPRING) + 1)
    right, down = (each.ravel() for each in np.meshgrid(side, side))
    disc = np.column_stack([right, down])[right**2 + down**2 <= CELLS_AROUND_A_SPRING**2]
    upper = place[: height.size]
    cells = np.floor(upper).astype(np.int64)[:, np.newaxis] + disc
    away = cKDTree(place).query(cells + 0.5)[0]
    here = np.hypot(*np.moveaxis(cells + 0.5 - upper[:, np.newaxis], -1, 0))
    col, row = np.clip(cells, 0, np.array(z.shape[::-1]) - 1).transpose(2, 0, 1)
    fall = (height[:, np.newaxis] - z[row, col]) / here
    return np.where(away > BESIDE, fall, -np.inf).max(axis=1)


def _shortened(courses, along, away):
    """Return courses without the first ``away`` metres of each."""
    if not away.any():
        return courses
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
