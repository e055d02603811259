"""Water that runs in a circle is found, wherever it does, and nothing else is called a circle."""

import threading

import numpy as np
import pytest
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.machine import jit
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ....support import blocks_of, examples
from ..flows import anywhere, arrows, random_flow, target

LARGE = pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")


def first_on_a_cycle(codes):
    """Return the first cell from which water comes back, by following it from every cell."""
    cells = codes.size
    for cell in range(cells):
        at = divmod(cell, codes.shape[1])
        for _ in range(cells):
            at = target(codes, *at)
            if at is None:
                break
            if at == divmod(cell, codes.shape[1]):
                return cell
    return -1


@pytest.mark.parametrize("side, across", [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (8, 1)])
@pytest.mark.parametrize(
    "drawing, first",
    [
        ("→←", 0),
        ("o←→o", -1),
        ("→↓\n ↑←", 0),
        ("→→o\n →↘↓\n o↑←", 4),
        ("→→→↓\n ↑..↓\n ↑..↓\n ↑←←←", 0),
        ("→→→↓\n ↑..↓\n ↑..↓\n o←←←", -1),
        ("o←←←\n ↗↓→↓\n →↑↑←", 5),
    ],
)
def test_circles_are_found_and_winding_rivers_are_not(drawing, first, side, across):
    """The first cell is that the topmost, leftmost one on a circle, not one that leads into it."""
    codes = arrows(drawing)
    assert first_on_a_cycle(codes) == first
    with blocks_of(across):
        assert find_cycle(Run(threads=1), codes, side=side) == first


@examples(150)
@given(some.integers(0, 10**6), some.integers(1, 11), some.integers(1, 11), some.integers(1, 12), some.integers(1, 4))
def test_the_first_cell_of_all_cycles_is_found_whatever_the_tiles(seed, nrows, ncols, side, across):
    """As by following every cell."""
    codes = anywhere(seed, (nrows, ncols))
    with blocks_of(across):
        assert find_cycle(Run(threads=1), codes, side=side) == first_on_a_cycle(codes)


@pytest.mark.parametrize("seed", range(8))
def test_water_that_goes_down_never_runs_in_a_circle(seed):
    """Steepest descent has no cycle."""
    assert find_cycle(Run(), random_flow(seed, (40, 33)), side=7) == -1


def round_trip_of(nrows, ncols):
    """Return one path through every cell: down and up the columns in turn, and home along the first row."""
    codes = np.empty((nrows, ncols), np.uint8)
    codes[:, 0::2], codes[-1, 0::2] = 2, 0
    codes[:, 1::2], codes[1, 1:-1:2] = 6, 0
    codes[0, 1:] = 4
    return codes


@pytest.mark.parametrize("side, across", [(1, 1), (1, 3), (3, 2), (5, 1), (64, 1)])
def test_a_path_through_every_cell_that_returns_is_one_cycle_and_cut_anywhere_it_is_none(side, across):
    """It crosses every tile many times."""
    codes = round_trip_of(8, 12)
    at, met = (0, 0), set()
    while at not in met:
        met.add(at)
        at = target(codes, *at)
    assert len(met) == codes.size and at == (0, 0)
    with blocks_of(across):
        assert find_cycle(Run(), codes, side=side) == 0
        for row, col in np.ndindex(codes.shape):
            cut = codes.copy()
            cut[row, col] = ENDS
            assert find_cycle(Run(threads=1), cut, side=side) == -1


@LARGE
def test_a_cycle_across_a_hundred_tiles_is_found_by_its_first_cell():
    """A million cells on one cycle, and a smaller cycle below it that is not first."""
    codes = np.full((1503, 1000), NO_DIRECTION, np.uint8)
    codes[1:1001] = round_trip_of(1000, 1000)
    codes[1400, 500:502] = 0, 4
    assert find_cycle(Run(), codes, side=100) == 1000
    codes[1, 0] = ENDS
    assert find_cycle(Run(), codes, side=100) == 1400 * 1000 + 500
    codes[1400, 500] = ENDS
    assert find_cycle(Run(), codes, side=100) == -1


def test_directions_that_leave_the_raster_end_there():
    """Nobody walks off the map."""
    for code in range(8):
        assert find_cycle(Run(), np.full((5, 6), code, np.uint8), side=2) == -1


def test_the_search_can_be_cancelled():
    """Between tiles."""

    class Impatient(Run):
        cancelled = False

        def report(self, fraction):
            self.cancelled = True

    before = threading.active_count()
    with pytest.raises(Cancelled):
        find_cycle(Impatient().with_threads(2), random_flow(3, (20, 20)), side=5)
    assert threading.active_count() == before


def test_opposite_directions_lead_back():
    """The order of the neighbours, on which counting pairs rests."""
    for code in range(4):
        assert (ROW_OFFSETS[code], COLUMN_OFFSETS[code]) == (-ROW_OFFSETS[code + 4], -COLUMN_OFFSETS[code + 4])
