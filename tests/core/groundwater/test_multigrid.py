"""The parts of a multigrid cycle, as matrices have them."""

import numpy as np
import pytest
from headwaters.core.groundwater.multigrid import (
    SERIES,
    Level,
    add_sides,
    coarsen,
    left_over,
    prolong,
    restrict,
    smooth,
)

SHAPES = pytest.mark.parametrize("shape", [(6, 8), (7, 5), (1, 4), (4, 1), (5, 9)])


def random_level(shape, seed=1):
    """Return a level of which some cells take no part; no side leads off it, and what holds each cell."""
    rng = np.random.default_rng(seed)
    east, south, hold = rng.uniform(0.5, 2, (3, *shape))
    east[:, -1], south[-1] = 0.0, 0.0
    takes_part = rng.random(shape) < 0.8
    level = Level(east, south, np.zeros(shape), rng.normal(size=shape), rng.normal(size=shape))
    diagonal = np.where(takes_part, hold + sides_of(level).sum(axis=0), 0.0)
    return level._replace(diagonal=diagonal, v=np.where(takes_part, level.v, 0.0))


def sides_of(level):
    """Return the sides of each cell to the east, west, south and north."""
    west, north = np.zeros_like(level.east), np.zeros_like(level.south)
    west[:, 1:], north[1:] = level.east[:, :-1], level.south[:-1]
    return np.array([level.east, west, level.south, north])


def matrix(level):
    """Return A, row by row of the level."""
    size, shape = level.v.size, level.v.shape
    found = np.diag(level.diagonal.ravel())
    for row, col in np.ndindex(shape):
        here = row * shape[1] + col
        for there, side in ((here + 1, level.east[row, col]), (here + shape[1], level.south[row, col])):
            if side:
                found[here, there] -= side
                found[there, here] -= side
    assert found.shape == (size, size)
    return found


def fours(values):
    """Return the sums over the up to four cells of each coarser one."""
    wide = np.zeros((-(-values.shape[0] // 2), -(-values.shape[1] // 2)))
    for row, col in np.ndindex(values.shape):
        wide[row // 2, col // 2] += values[row, col]
    return wide


def empty_coarse(shape):
    return Level(*np.full((5, -(-shape[0] // 2), -(-shape[1] // 2)), 77.0))


@SHAPES
def test_what_is_left_over_is_the_right_hand_side_without_a_times_v(shape):
    level = random_level(shape)
    rest = level.rhs - (matrix(level) @ level.v.ravel()).reshape(shape)
    east, south, diagonal, rhs, v = level
    found = [left_over(row, col, east, south, diagonal, rhs, v) for row, col in np.ndindex(shape)]
    assert np.reshape(found, shape) == pytest.approx(rest)
    coarse = empty_coarse(shape)
    restrict(level, coarse, 0, 1)
    restrict(level, coarse, 1, coarse.rhs.shape[0])
    assert coarse.rhs == pytest.approx(fours(np.where(diagonal > 0, rest, 0.0)))
    assert not coarse.v.any()


@SHAPES
def test_smoothing_solves_the_equations_of_one_colour(shape):
    for colour in (0, 1):
        level = random_level(shape, colour)
        before = level.v.copy()
        for top in range(shape[0]):
            smooth(level, colour, top, top + 1)
        rest = level.rhs - (matrix(level) @ level.v.ravel()).reshape(shape)
        row, col = np.indices(shape)
        moved = ((row + col) % 2 == colour) & (level.diagonal > 0)
        assert rest[moved] == pytest.approx(np.zeros(moved.sum()), abs=1e-12)
        assert np.array_equal(level.v[~moved], before[~moved])


@SHAPES
def test_coarser_cells_are_held_as_their_four_are_and_joined_by_sides_in_series(shape):
    level, coarse = random_level(shape, 2), empty_coarse(shape)
    coarsen(level, coarse, 1, coarse.rhs.shape[0])
    coarsen(level, coarse, 0, 1)  # and no row beyond
    held = level.diagonal - sides_of(level).sum(axis=0)
    assert coarse.diagonal == pytest.approx(fours(held))
    row, col = np.indices(shape)
    assert coarse.east == pytest.approx(fours(SERIES * level.east * (col % 2)))
    assert coarse.south == pytest.approx(fours(SERIES * level.south * (row % 2)))
    before = coarse.diagonal.copy()
    add_sides(coarse, 0, coarse.rhs.shape[0])
    assert coarse.diagonal == pytest.approx(np.maximum(before, 0.0) + sides_of(coarse).sum(axis=0))


@pytest.mark.parametrize("shape", [(8, 10), (2, 6), (4, 2)])
def test_a_plane_on_the_coarser_level_is_that_plane_on_the_finer(shape):
    """But at the rim, beyond which it goes on level; cells that take no part get nothing."""
    row, col = np.indices(shape)
    wide_row, wide_col = np.indices((shape[0] // 2, shape[1] // 2))
    coarse = 3.0 * wide_row - 2.0 * wide_col + 5.0
    takes_part, fine = np.random.default_rng(1).random(shape) < 0.7, np.ones(shape)
    prolong(coarse, fine, takes_part * 1.0, 0, 1)
    prolong(coarse, fine, takes_part * 1.0, 1, shape[0])
    at_row = np.clip((row - 0.5) / 2, 0, shape[0] // 2 - 1)
    at_col = np.clip((col - 0.5) / 2, 0, shape[1] // 2 - 1)
    assert fine == pytest.approx(1.0 + np.where(takes_part, 3.0 * at_row - 2.0 * at_col + 5.0, 0.0))
