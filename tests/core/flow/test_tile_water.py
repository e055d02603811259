"""Water that is shared within a tile, beside a plain walk over cells of which all donors are done."""

import numpy as np
import pytest
from headwaters.core.flow.tile_water import deliver, take_from_ring, work_downstream
from headwaters.core.machine.powers import power_table
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.raster.tiles import Tile

ALL = 255
QUARTER = np.pi / 2


def receivers_and_shares(rng, shape, corner, of_slopes, exponent):
    """Return a set of receivers and their shares for each cell within a rim, and the surface that has them."""
    nrows, ncols = shape
    heights = rng.integers(0, 9, shape) * 1.5
    inverse = rng.uniform(0.5, 2.0, (nrows - 2, 8))
    shares = np.zeros((*shape, 8))
    surface = heights.copy()
    south = rng.random() < 0.5  # water by angles runs to one side, so that it runs in no circles
    for row, col in np.ndindex(nrows - 2, ncols - 2):
        at = row + 1, col + 1
        if of_slopes:
            lower = [heights[at] - heights[at[0] + ROW_OFFSETS[d], at[1] + COLUMN_OFFSETS[d]] for d in range(8)]
            power = (np.maximum(lower, 0.0) * inverse[row]) ** exponent * (np.array(lower) > 0)
            shares[at] = power / power.sum() if power.any() else 0.0
        elif rng.random() < 0.9:
            eighth = int(rng.integers(5, 8) if south else rng.integers(1, 4))
            edges = np.array([0, corner[row], QUARTER, 2 * QUARTER - corner[row]])
            edges = np.concatenate([edges, edges + 2 * QUARTER, [4 * QUARTER]])
            share = rng.choice([0.0, 0.25, 0.7, 1.0]) if rng.random() < 0.3 else rng.uniform(0.01, 0.99)
            surface[at] = edges[eighth] + share * (edges[eighth + 1] - edges[eighth])
            shares[at][[-eighth % 8, -eighth - 1]] = 1 - share, share
    return shares, surface, inverse if of_slopes else corner[:, None]


@pytest.mark.parametrize("with_flags", [False, True])
@pytest.mark.parametrize("exponent", [None, 0.0, 1.0, 1.1, 6.0])
@pytest.mark.parametrize("seed", range(6))
def test_water_runs_down_through_a_tile_and_around_it_until_it_waits_for_other_tiles(seed, exponent, with_flags):
    rng, shape = np.random.default_rng(seed), [(3, 3), (3, 9), (7, 5), (9, 11), (12, 6), (6, 10)][seed]
    corner = rng.uniform(0.5, 1.0, shape[0] - 2)
    shares, surface, rows = receivers_and_shares(rng, shape, corner, exponent is not None, exponent)
    receivers = np.packbits(shares > 0, axis=2, bitorder="little")[..., 0]
    waiting, inner = np.full(shape, ALL, np.uint8), np.s_[1:-1, 1:-1]
    waiting[inner] = 0
    cells = [(row, col) for row in range(1, shape[0] - 1) for col in range(1, shape[1] - 1)]
    for row, col in cells:
        for direction in np.flatnonzero(shares[row, col]).tolist():
            waiting[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]] |= 1 << (direction + 4) % 8
    beyond = rng.random(shape) < 0.1  # cells that wait for another tile
    beyond[2:-2, 2:-2] = False
    donor = 1 << np.where(np.arange(shape[0]) <= 1, 6, 2)[:, None] * np.ones(shape, int)  # from the north or the south
    waiting[inner] |= np.where(beyond, donor, 0).astype(np.uint8)[inner]
    sums, flags = rng.uniform(0, 5, shape), (rng.random(shape) < 0.1).astype(np.uint8)
    sums[[0, -1]] = sums[:, [0, -1]] = flags[[0, -1]] = flags[:, [0, -1]] = 0

    water, awaited, flagged, done = sums.copy(), waiting.astype(int), flags.copy(), set()
    ready = [row * shape[1] + col for row, col in cells if waiting[row, col] == 0 and receivers[row, col]]
    stack = np.full(shape[0] * shape[1], -1, np.int32)
    stack[: len(ready)] = ready
    last = None
    while last != len(done):
        last = len(done)
        for row, col in cells:
            if awaited[row, col] == 0 and (row, col) not in done and (receivers[row, col] or waiting[row, col]):
                done.add((row, col))
                for direction in np.flatnonzero(shares[row, col]).tolist():
                    to = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                    water[to] += water[row, col] * shares[row, col, direction]
                    flagged[to] |= flagged[row, col]
                    awaited[to] &= ~(1 << (direction + 4) % 8)
    wide, flat_flags = np.pad(surface, ((1, 2), (3, 1))), flags.ravel() if with_flags else np.zeros(0, np.uint8)
    table = np.zeros(0) if exponent is None else power_table(exponent)
    own = sums.ravel(), receivers.ravel(), waiting.ravel(), flat_flags, shape[1]
    assert work_downstream(*own, wide, 2, 4, rows, table, stack, len(ready)) == len(done)
    np.testing.assert_allclose(sums, water, rtol=1e-9)
    assert (waiting == awaited).all() and (not with_flags or (flags == flagged).all())

    tile, ncols = Tile(4, 2 + shape[0], 7, 5 + shape[1]), 40
    ring = np.ones(shape, bool)
    ring[inner] = False
    given = [tuple(cell) for cell in np.argwhere(ring & (awaited < ALL)).tolist()]
    marks, amounts = take_from_ring(*own, tile, ncols)
    numbers = [(3 + row) * ncols + 6 + col for row, col in given]
    wanted = [n << 9 | (ALL ^ int(awaited[at])) << 1 | int(with_flags and flagged[at]) for n, at in zip(numbers, given)]
    assert sorted(marks.tolist()) == sorted(wanted)
    np.testing.assert_allclose(amounts[np.argsort(marks)], np.array([water[at] for at in given])[np.argsort(wanted)])
    assert (waiting[ring] == ALL).all() and not sums[ring].any()

    at, came = rng.integers(0, sums.size, 30), rng.random(30)
    bits, new = rng.integers(0, 256, 30).astype(np.uint8), rng.integers(0, 2, 30).astype(np.uint8)
    water, awaited, flagged, wanted = sums.ravel().copy(), waiting.ravel().tolist(), flags.ravel().copy(), []
    for cell, amount, donors, flag in zip(at.tolist(), came, bits.tolist(), new):
        water[cell], awaited[cell], flagged[cell] = water[cell] + amount, awaited[cell] & ~donors, flagged[cell] | flag
        wanted += [] if awaited[cell] else [cell]
    assert deliver(sums.ravel(), *own[2:4], at, came, bits, new).tolist() == wanted
    assert (sums.ravel() == water).all() and (waiting.ravel() == awaited).all()
    assert not with_flags or (flags.ravel() == flagged).all()
