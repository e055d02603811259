"""Basins: every cell belongs to the first seed that its water meets on its way down."""

import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.failures import WaterInCircle
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.watersheds.labels import cells_left_by, downstream_of, label_basins, main_outlets, outlets
from hypothesis import given
from hypothesis import strategies as some

from ...support import blocks_of, examples, random_directions


def below(codes, cell):
    """Return the cell that the water of a cell comes to next."""
    code = int(codes.flat[cell])
    return cell + ROW_OFFSETS[code] * codes.shape[1] + COLUMN_OFFSETS[code]


def first_met(codes, seeds, labels=None):
    """Return the basins, cell by cell: the truth."""
    number = {}
    for place, seed in enumerate(seeds):
        number.setdefault(int(seed), place + 1 if labels is None else int(labels[place]))
    found = {}
    for cell in np.flatnonzero(codes != NO_DIRECTION).tolist():
        way = []
        while cell not in found and cell not in number and codes.flat[cell] != ENDS:
            way.append(cell)
            cell = below(codes, cell)
        found[cell] = number.get(cell, found.get(cell, 0))
        found.update(dict.fromkeys(way, found[cell]))
    basins = np.zeros(codes.size, np.int32)
    basins[list(found)] = list(found.values())
    return basins.reshape(codes.shape)


@examples(150)
@given(
    some.integers(0, 10**6), some.integers(1, 33), some.integers(1, 3), some.sampled_from((1, 2)), some.integers(0, 12)
)
def test_a_cell_belongs_to_the_first_seed_that_its_water_meets(seed, side, across, threads, nseeds):
    """For any directions, seeds, tiles, blocks and threads; seeds without a direction hold nothing."""
    codes = random_directions(seed)
    seeds = np.random.default_rng(seed).integers(0, codes.size, nseeds)
    with blocks_of(across):
        basins = label_basins(Run(threads=threads), codes, seeds, side=side)
    assert basins.dtype == np.int32
    assert np.array_equal(basins, first_met(codes, seeds))


def drained_by(codes):
    """Return how many cells drain by each cell, itself counted, cell by cell."""
    found = [0] * codes.size
    for cell in np.flatnonzero(codes != NO_DIRECTION).tolist():
        found[cell] += 1
        while codes.flat[cell] != ENDS:
            cell = below(codes, cell)
            found[cell] += 1
    return found


def test_water_leaves_a_basin_where_most_of_it_does_and_of_equals_by_the_first():
    ties = 0
    for seed in range(60):
        codes = random_directions(seed, (6, 7), outlets=20)
        seeds = np.random.default_rng(seed).permutation(codes.size)[:21]
        labels = np.random.default_rng(seed).integers(1, 4, seeds.size)
        basins, drained = label_basins(Run(), codes, seeds, labels), drained_by(codes)
        found = main_outlets(Run(), cells_left_by(seeds, basins, codes), basins, codes, 4)
        assert found[0] == found[4] == -1
        for label in range(1, 4):
            own = (cell for cell in sorted(seeds.tolist()) if basins.flat[cell] == label)
            leaving = [cell for cell in own if codes.flat[cell] == ENDS or basins.flat[below(codes, cell)] != label]
            most = max((drained[cell] for cell in leaving), default=0)
            first = [cell for cell in leaving if drained[cell] == most]
            assert found[label] == (first[0] if first else -1)
            ties += len(first) > 1
    assert ties >= 20


@pytest.mark.parametrize("seed", range(10))
def test_many_cells_may_be_seeds_of_one_basin(seed):
    codes = random_directions(seed, (25, 31))
    rng = np.random.default_rng(seed)
    seeds, labels = rng.integers(0, codes.size, 60), rng.integers(1, 6, 60)
    assert np.array_equal(label_basins(Run(), codes, seeds, labels, side=9), first_met(codes, seeds, labels))


@pytest.mark.parametrize("side", [64, 257, 512])
def test_tiles_and_threads_change_nothing(side):
    codes = random_directions(5, (130, 301), outlets=9)
    seeds = np.concatenate([outlets(codes), np.random.default_rng(5).integers(0, codes.size, 50)])
    truth = first_met(codes, seeds)
    for threads in (1, 2):
        assert np.array_equal(label_basins(Run(threads=threads), codes, seeds, side=side), truth)


def test_outlets_are_numbered_in_row_order_and_their_basins_hold_every_cell_with_a_direction():
    codes = random_directions(1, (40, 50), outlets=12)
    ends = outlets(codes)
    basins = label_basins(Run(), codes, ends, side=16)
    assert basins.flat[ends].tolist() == list(range(1, len(ends) + 1))
    assert np.all(np.diff(ends) > 0)
    assert np.array_equal(basins > 0, codes != NO_DIRECTION)


@pytest.mark.parametrize("seed", range(10))
def test_the_basin_downstream_is_the_next_one_that_the_water_meets(seed):
    codes = random_directions(seed, (20, 20))
    seeds = np.unique(np.random.default_rng(seed).integers(0, codes.size, 15))
    basins = first_met(codes, seeds)
    truth = [basins.flat[below(codes, int(seed))] if codes.flat[seed] < 8 else 0 for seed in seeds]
    assert downstream_of(seeds, basins, codes).tolist() == truth


def test_without_seeds_there_are_no_basins():
    codes = random_directions(3, (20, 20))
    assert not label_basins(Run(), codes, np.array([], np.int64)).any()


def test_one_path_through_all_cells_is_followed_to_its_end():
    """A serpentine of 4 000 cells that passes every border of tiles again and again."""
    codes = np.empty((40, 100), np.uint8)
    codes[::2], codes[1::2] = 0, 4
    codes[::2, -1], codes[1::2, 0] = 2, 2
    codes[-1, 0] = ENDS
    for side, across in ((7, 1), (3, 2), (5, 4)):
        with blocks_of(across):
            assert np.all(label_basins(Run(), codes, outlets(codes), side=side) == 1)


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
def test_labelling_can_be_cancelled():
    class Impatient(Run):
        cancelled = True

    codes = random_directions(3, (20, 20))
    with pytest.raises(Cancelled):
        label_basins(Impatient(), codes, outlets(codes))


@pytest.mark.parametrize("cells", [4, 64])
def test_water_in_a_circle_through_several_tiles_is_refused(cells):
    """Of a block, or of several blocks."""
    codes = np.full((cells, cells), ENDS, np.uint8)
    codes[1:3, 1:3] = [[0, 2], [6, 4]]
    with pytest.raises(WaterInCircle):
        label_basins(Run(), codes, outlets(codes), side=2)
