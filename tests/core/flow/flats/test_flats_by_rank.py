"""Graphs of flats and directions by rank of one block, beside loops over neighbours."""

import numpy as np
import pytest
from headwaters.core.flow.flats.block_waves import NO_WAVE
from headwaters.core.flow.flats.flats_by_rank import direct_ranked, fill_ring, flat_graph
from headwaters.core.flow.flats.open_cells import FLAT, choose_direction
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS

SHAPES = ((1, 1), (1, 6), (5, 1), (4, 7))
NONE = (1 << 32) - 1
STEP = 32  # of a wave, in whole numbers


def case(seed):
    """Return directions with a rim, and a set of level neighbours for each cell within."""
    rng, shape = np.random.default_rng(seed), SHAPES[seed % 4]
    codes = rng.choice([FLAT, ENDS, 3], (shape[0] + 2, shape[1] + 2), p=[(1, 0, 0), (0.7, 0.1, 0.2)][seed % 2])
    return rng, shape, codes.astype(np.uint8), rng.integers(0, 256, shape).astype(np.uint8)


def around(row, col):
    """Yield directions, and the cells there in an array with a rim."""
    for direction in range(8):
        yield direction, (row + 1 + ROW_OFFSETS[direction], col + 1 + COLUMN_OFFSETS[direction])


@pytest.mark.parametrize("seed", range(20))
def test_flat_cells_know_level_ones_higher_ones_and_exits(seed):
    """What is void is no higher ground."""
    rng, shape, codes, neighbours = case(seed)
    neighbours[rng.random(shape) < 0.3] = 255
    domain = rng.choice([VOID, LAND, OUTLET, SEA], codes.shape, p=(0.8, 0.1, 0.05, 0.05)).astype(np.uint8)
    level, high, exits = flat_graph(codes, neighbours, domain)
    for cell in np.ndindex(shape):
        flat = codes[cell[0] + 1, cell[1] + 1] == FLAT
        own = around(*cell) if flat else ()
        sides = [(1 << to, neighbours[cell] >> to & 1, codes[at], domain[at]) for to, at in own]
        assert level[cell] == sum(bit for bit, level_with, code, _ in sides if level_with and code == FLAT)
        assert exits[cell] == any(level_with and code != FLAT for _, level_with, code, _ in sides)
        assert high[cell] == any(not level_with and kind != VOID for _, level_with, _, kind in sides)


@pytest.mark.parametrize("at_random", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_flat_cells_go_to_the_level_neighbour_of_lowest_rank_and_first_to_exits(seed, at_random):
    """Some lie on a wave from higher ground and others not; ranks are often equal."""
    rng, shape, codes, neighbours = case(seed)
    neighbours |= 1 << rng.integers(0, 8, shape).astype(np.uint8)
    level = neighbours & rng.integers(0, 256, shape).astype(np.uint8)
    level[rng.random(shape) < 0.7] |= 255
    towards, away = rng.integers(1, 7, (2, *codes.shape)) * 8 * STEP + rng.integers(0, 8, (2, *codes.shape))
    away[rng.random(codes.shape) < 0.4] = NONE
    found = direct_ranked(
        codes, neighbours, level, towards.astype(np.uint32), away.astype(np.uint32), NONE, at_random, 5, 70, 90
    )
    for cell in np.ndindex(shape):
        own = codes[cell[0] + 1, cell[1] + 1]
        ranks = {}
        for direction, at in around(*cell):
            if neighbours[cell] >> direction & 1:
                flat = level[cell] >> direction & 1 and codes[at] != ENDS
                steps_away = -1 if away[at] == NONE else away[at] // (8 * STEP)
                ranks[direction] = 2 * (towards[at] // (8 * STEP)) - steps_away - 1 if flat else -99
        best = sum(1 << direction for direction, rank in ranks.items() if rank == min(ranks.values()))
        first = (best & -best).bit_length() - 1
        chosen = choose_direction(best, True, 5, 70 + cell[0], 90 + cell[1]) if at_random else first
        assert found[cell] == (chosen if own == FLAT else own)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ring_around_paths_is_filled_with_lengths(shape):
    rng = np.random.default_rng(sum(shape))
    path = np.full((shape[0] + 2, shape[1] + 2), 5, np.uint32)
    lengths = rng.integers(0, 900, 2 * (sum(shape) + 2))
    lengths[rng.random(lengths.size) < 0.3] = NO_WAVE
    fill_ring(path, lengths, NONE)
    assert (path[1:-1, 1:-1] == 5).all()
    ring = [*path[0], *path[-1], *path[1:-1, 0], *path[1:-1, -1]]
    assert [int(number) for number in ring] == [NONE if n == NO_WAVE else 8 * n for n in lengths.tolist()]
