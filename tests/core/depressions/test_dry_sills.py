"""Sills of depressions as the ground drains, beside all cells that touch and all that lies around a hollow."""

import numpy as np
import pytest
from headwaters.core.depressions.dry_sills import (
    Nest,
    _find_passes,
    _passes,
    _spread_hollows,
    follow_to_lake,
    hollows_reached,
)
from headwaters.core.ponds.tree import ALONE
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run

from ...support import random_directions


def path_from(codes, cell):
    """Return the cells of a path."""
    path = [cell]
    while codes[path[-1]] < 8:
        row, col = path[-1]
        path.append((row + ROW_OFFSETS[codes[row, col]], col + COLUMN_OFFSETS[codes[row, col]]))
    return path


@pytest.mark.parametrize("seed", range(12))
def test_water_of_each_cell_reaches_the_first_hollow_of_its_path(seed):
    """Or none; and a path to a lake comes to its water."""
    rng, codes = np.random.default_rng(seed), random_directions(seed, (3 + seed, 14 - seed))
    is_hollow = np.array([False, True, False, True, True])
    depressions = rng.integers(0, 5, codes.shape).astype(np.int32)
    depressions[rng.random(codes.shape) < 0.8] = 0
    found = hollows_reached(Run(), codes, depressions, is_hollow)
    surface = rng.integers(0, 5, codes.shape) + 0.5
    for cell in np.ndindex(codes.shape):
        path = path_from(codes, cell)
        assert found[cell] == next((depressions[at] for at in path if is_hollow[depressions[at]]), 0)
        under = [at for at, spot in enumerate(path) if surface[spot] < 1.5]
        if under:
            row, col = path[under[0] - 1] if under[0] else (0, -1)
            assert follow_to_lake(surface, codes, 1.5, cell[0] * codes.shape[1] + cell[1]) == row * codes.shape[1] + col
    hollow, watch = np.zeros(codes.shape, np.int32), np.array([1, 0])
    _spread_hollows(codes, depressions, is_hollow, hollow, watch)
    assert ((hollow == depressions) | (hollow <= 0)).all() and watch[1] == 0  # who was told to stop follows no path


# Depressions from 1: 1 holds 2, which holds 3 and 4, and 5; 6 stands alone, and so does 7, which holds 8.
PARENT = [ALONE, ALONE, 1, 2, 2, 1, ALONE, ALONE, 7]
LEVEL = [-np.inf, 6, 4, 2, 3, 3, 5, 3, 1]
HIGHEST = [-np.inf, 6, 6, 6, 6, 6, 5, 3, 3]
INSIDE = [0, 4, 2, 0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("seed", range(15))
def test_passes_lead_out_of_a_depression_at_its_level(seed):
    """Over each side of cells that drain to different hollows, and over outlets."""
    rng, shape = np.random.default_rng(seed), [(1, 1), (1, 9), (8, 9)][seed % 3]
    nest = Nest(np.array(PARENT), np.array(LEVEL, float), np.array(INSIDE), np.array(HIGHEST, float))
    hollow = rng.choice([0, 3, 4, 5, 6, 8], shape).astype(np.int32)
    surface = rng.integers(0, 8, shape).astype((np.float32, np.float64)[seed % 2])
    domain = rng.choice([VOID, LAND, OUTLET, SEA], shape, p=(0.1, 0.6, 0.2, 0.1)).astype(np.uint8)
    lengths = step_lengths(rng.uniform(1, 2, shape[0]), rng.uniform(1, 2, shape[0]))
    wanted = []
    for row, col in np.ndindex(shape):
        own, height, ways = hollow[row, col], surface[row, col], []
        for direction, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
            r, c = row + down, col + right
            if 0 <= r < shape[0] and 0 <= c < shape[1] and domain[r, c] != VOID and hollow[r, c] != own:
                slope = (float(height) - float(surface[r, c])) / lengths[row, direction]
                ways.append((max(height, surface[r, c]), r * shape[1] + c, int(hollow[r, c]), slope))
        ways += [(height, -1, 0, 0.0)] if domain[row, col] == OUTLET else []
        around = [int(own)] if own and domain[row, col] != VOID else []
        while around and PARENT[around[-1]] != ALONE:
            around.append(PARENT[around[-1]])
        for top, beyond, into, slope in ways:
            left = [one for one in around if LEVEL[one] == top and not one <= into <= one + INSIDE[one]]
            wanted += [(one, row * shape[1] + col, beyond, into, slope) for one in left]
    passes = _passes(Run(), nest, surface, hollow, domain, lengths)
    assert list(zip(*(column.tolist() for column in passes))) == wanted
    room = tuple(column[:0] for column in passes)
    assert _find_passes(surface, hollow, domain, lengths, nest, type(passes)(*room), np.array([1, 0])) == 0
