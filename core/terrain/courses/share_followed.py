"""How much of what was drawn became rivers, as a raster shows it."""

from __future__ import annotations

import numpy as np

from ...arrays import Coordinates
from ...plane.land import contained, lengths_along, shores
from ...plane.segment_grid import grid_of_segments, nearest_on
from ...plane.types import Land
from ..types import MAIN, PLACES_PER_CELL, Courses
from .bends import drawn
from .course_segments import segments_of
from .stems import places_along

MOST_SAMPLES = 2_000_000  # of all lines


def length_followed(courses: Courses, lines: list[Coordinates], land: Land, cell: float) -> tuple[float, float]:
    """Return how many metres of lines (n, 2 or more) lie on land, and how many of these within a cell of main courses.

    Courses are taken as a raster with such cells has them.
    """
    lines = [np.asarray(line, np.float64)[:, :2] for line in lines if len(line) > 1]
    ways = [lengths_along(line) for line in lines]
    step = max(cell / PLACES_PER_CELL, sum(way[-1] for way in ways) / MOST_SAMPLES)
    places = [places_along(line, way, np.arange(step / 2, way[-1], step)) for line, way in zip(lines, ways)]
    places = np.concatenate([np.empty((0, 2)), *places])
    places = places[contained(shores(land), places)]
    finest = drawn(courses, cell)
    segments = segments_of(finest.first, finest.xy)
    main = finest.thread[segments.course] == MAIN
    if not main.any() or not len(places):
        return len(places) * step, 0.0
    away, _, _ = nearest_on(grid_of_segments(segments.start[main], segments.end[main]), places)
    return len(places) * step, float(np.count_nonzero(away <= cell)) * step
