"""Dry valleys climb from spring to spring as long as one branch alone gathers enough."""

from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.rendering.dry_valleys import _climb, _gathering, _in_own_cells
from headwaters.core.terrain.types import PLACES_PER_CELL

from ....support import random_directions


@pytest.mark.parametrize("seed", range(12))
def test_valleys_climb_where_enough_gathers_to_where_branches_meet(seed):
    """None goes where another has been, and none begins beyond the raster."""
    rng, codes = np.random.default_rng(seed), random_directions(seed, (3 + seed, 12))
    ncols, least = codes.shape[1], 4.0
    below, drained = {}, np.ones(codes.shape)
    for row, col in np.argwhere(codes < 8).tolist():
        at = row, col
        while codes[at] < 8:
            at = at[0] + ROW_OFFSETS[codes[at]], at[1] + COLUMN_OFFSETS[codes[at]]
            below.setdefault((row, col), at)
            drained[at] += 1
    taken = rng.random(codes.shape) < 0.1
    branches = {}
    for cell in np.ndindex(codes.shape):
        above = [each for each, into in below.items() if into == cell and drained[each] >= least and not taken[each]]
        branches[cell] = sorted(row * ncols + col for row, col in above)
        number = cell[0] * ncols + cell[1]
        assert sorted(_gathering(codes, drained, taken, least, number).tolist()) == branches[cell]
    for cell, above in branches.items():
        for first in above:
            wanted = [cell[0] * ncols + cell[1], first]
            while len(branches[divmod(wanted[-1], ncols)]) == 1:
                wanted += branches[divmod(wanted[-1], ncols)]
            path = np.full(codes.size + 1, -1)
            count = _climb(codes, drained, taken, least, wanted[0], first, path)
            assert path[:count].tolist() == wanted and path[count] == -1


AS_TRACED = 1 / PLACES_PER_CELL  # cells from vertex to vertex


class Lines(NamedTuple):
    """Of courses what tells which vertices are whose."""

    first: np.ndarray
    cell: np.ndarray


@pytest.mark.parametrize("spacing, every", [(AS_TRACED, PLACES_PER_CELL), (0.1, PLACES_PER_CELL), (0.7, 1), (2.5, 1)])
def test_a_river_takes_cells_that_it_was_traced_through_or_all_in_which_somebody_drew_it(spacing, every):
    """Of two along a diagonal the first is as it was traced."""
    traced, drawn = (np.arange(0.5, 20.0, each)[:, np.newaxis] * [1.0, 1.0] + 0.01 for each in (AS_TRACED, spacing))
    places = np.floor(np.concatenate([traced, drawn])).astype(np.int64)
    courses = Lines(np.array([0, len(traced), len(places)]), np.zeros(2, np.int64))
    found = np.flatnonzero(_in_own_cells(courses, places))
    assert found.tolist() == [*range(0, len(traced), PLACES_PER_CELL), *range(len(traced), len(places), every)]
