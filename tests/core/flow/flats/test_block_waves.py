"""Waves through one block, beside paths that are shortened from cell to cell until none can be."""

import heapq

import numpy as np
import pytest
from headwaters.core.flow.flats.block_waves import NO_WAVE, enter_block, rim_lengths, spread_wave
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

STEPS = ([32] * 8, [32, 45] * 4, [40, 512, 32, 512] * 2)  # lengths in whole numbers
ENOUGH = (1 << 31) - 1


def onward(above, step, row, col, path):
    """Yield to which cells a path goes on from a cell, and the number it has there."""
    for direction, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        if above[row, col] >> direction & 1:
            back = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)).index((-down, -right))
            yield row + down, col + right, path // 8 * 8 + 8 * int(step[direction]) + back


def shortest(above, step, path, starts):
    """Return the least numbers of paths from starts, and where paths lead already."""
    path = path.copy()
    todo = [(number, cell) for cell, number in starts]
    heapq.heapify(todo)
    while todo:
        number, (row, col) = heapq.heappop(todo)
        if number < path[row, col]:
            path[row, col] = number
            for r, c, longer in onward(above, step, row, col, number):
                heapq.heappush(todo, (longer, (r, c)))
    return path


def block_of(rng, shape, none, dense):
    """Return from which neighbours paths come to the cells of a block and around it, and no paths with zeros around."""
    above = rng.integers(0, 256, shape) & rng.integers(0, 256, shape) | dense * rng.integers(0, 256, shape)
    path = np.full(shape, none)
    path[[0, -1]] = path[:, [0, -1]] = 0
    return above, path


@pytest.mark.parametrize(("shape", "seed"), [*(((3 + seed % 9, 3 + seed), seed) for seed in range(12)), ((70, 66), 12)])
def test_a_wave_finds_the_shortest_paths_and_the_first_of_those(shape, seed):
    """It comes twice, the second time with shorter paths for some cells; queues have room for few and for many."""
    rng, step = np.random.default_rng(seed), np.array(STEPS[seed % 3])
    above, path = block_of(rng, shape, ENOUGH, seed % 2)
    inside = [(row, col) for row in range(1, shape[0] - 1) for col in range(1, shape[1] - 1)]
    above[[0, -1]] = above[:, [0, -1]] = 0
    found, queues = path.astype((np.uint32, np.int64)[seed % 2]), 1 << int(step.max() // 32 + 2).bit_length()
    for count, longest in ((len(inside) // 4 + 1, 90), (len(inside), 900 << seed % 3), (len(inside) // 2 + 1, 1)):
        starts = [inside[at] for at in rng.integers(0, len(inside), count)]
        numbers = np.sort(rng.integers(0, 8 * longest, count))
        path = shortest(above, step, path, zip(starts, numbers.tolist()))
        cells, room = np.array([row * shape[1] + col for row, col in starts]), np.empty((queues, 1 + seed), np.int32)
        flat = above.astype(np.uint8).ravel()
        assert spread_wave(flat, found.ravel(), shape[1], step, cells, numbers, room, ENOUGH)
        assert (found == path).all()


@pytest.mark.parametrize("seed", range(12))
def test_a_wave_tells_whether_paths_fit(seed):
    """It looks one longest step ahead, and not much farther."""
    rng, step = np.random.default_rng(seed), np.array(STEPS[seed % 3])
    above, path = block_of(rng, (5, 8), ENOUGH, 1)
    above[[0, -1]] = above[:, [0, -1]] = 0
    start = int(rng.integers(0, 5000))
    truth = shortest(above, step, path, [((2, 3), start)])
    most = int(truth[truth < ENOUGH].max())

    def fits(none, begin):
        found = np.where(path == ENOUGH, none, path).astype(np.int64).ravel()
        room, cells = np.empty((64, 4), np.int32), np.array([2 * 8 + 3])
        return spread_wave(above.astype(np.uint8).ravel(), found, 8, step, cells, np.array([begin]), room, none)

    steps = 8 * int(step.max()) + 8
    assert not any(fits(none, start) for none in (start, start + 1, most, most + 8 * 32, most // 256 * 256 + steps))
    assert fits(most + 3 * steps + 512, start)


@pytest.mark.parametrize("seed", range(12))
def test_what_enters_a_block_comes_from_cells_around_it_that_became_shorter(seed):
    rng, step = np.random.default_rng(seed), np.array(STEPS[seed % 3])
    height, width = 1 + seed % 4, 1 + seed % 5
    above, path = block_of(rng, (height + 2, width + 2), ENOUGH, seed % 2)
    around = [(row, col) for row in (0, height + 1) for col in range(width + 2)]
    around += [(row, col) for col in (0, width + 1) for row in range(1, height + 1)]
    lengths, shorter = rng.integers(0, 900, len(around)), rng.random(len(around)) < (0.5, 1.0)[seed % 2]
    wanted = []
    for (row, col), length, enters in zip(around, lengths.tolist(), shorter):
        for r, c, number in onward(above, step, row, col, 8 * length):
            wanted += [(r * (width + 2) + c, number)] * bool(enters and 0 < r <= height and 0 < c <= width)
    cells, paths = enter_block(above.astype(np.uint8), path, lengths, shorter, step)
    assert sorted(zip(cells.tolist(), paths.tolist())) == sorted(wanted)

    path = np.where(rng.random(path.shape) < 0.4, ENOUGH, rng.integers(0, 9000, path.shape))
    sides = path[1, 1:-1], path[-2, 1:-1], path[1:-1, 1], path[1:-1, -2]
    wanted = [[NO_WAVE if number == ENOUGH else number // 8 for number in side.tolist()] for side in sides]
    assert [side.tolist() for side in rim_lengths(path, ENOUGH)] == wanted
