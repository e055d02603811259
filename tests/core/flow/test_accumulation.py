"""Accumulation: every cell counts itself and all that flows to it; nothing is lost on the way to the outlets."""

from fractions import Fraction

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.accumulation import accumulate_d8, accumulated_at, edge_contaminated, sums_are_exact
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from headwaters.tests.core.flow.lands import lengths_for
from headwaters.tests.support import random_case
from hypothesis import given
from hypothesis import strategies as st
from osgeo import gdal

from ...support import blocks_of, examples

TILES = ((1, 1, 1), (1, 1, 5), (2, 2, 1), (2, 2, 3), (5, 1, 2), (16, 2, 1), (16, 1, 2), (64, 2, 1), (257, 1, 1))


def directions(seed, shape=None):
    """Return D8 directions of a random filled surface."""
    z, domain = random_case(seed, shape)
    filled, _ = fill(Run(), z, domain)
    return d8(Run(), filled, domain, lengths_for(z.shape, seed), ("sea", "first", "random")[seed % 3], seed)[0]


def carried_down(codes, weights):
    """Return the accumulation by carrying the water of every single cell all the way down: slow and beyond doubt."""
    total = np.zeros(codes.shape, weights.dtype)
    for row, col in np.argwhere(codes != NO_DIRECTION):
        weight = weights[row, col]
        total[row, col] += weight
        while codes[row, col] != ENDS:
            code = codes[row, col]
            row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            total[row, col] += weight
    return total


@pytest.mark.parametrize("seed", range(0, 336, 7))
def test_every_cell_counts_itself_and_all_that_flows_to_it_whatever_the_tiles(seed):
    codes = directions(seed)
    truth = carried_down(codes, np.ones(codes.shape, np.int64))
    for side, threads, across in TILES:
        with blocks_of(across):
            counts = accumulate_d8(Run(threads=threads), codes, side=side)
        assert counts.dtype == np.int32
        assert np.array_equal(counts, truth)


@given(seed=st.integers(0, 10**6), side=st.integers(1, 40), across=st.integers(1, 4))
@examples(60)
def test_what_reaches_the_outlets_is_all_that_fell(seed, side, across):
    codes = directions(seed)
    rng = np.random.default_rng(seed)
    weights, area = rng.random(codes.shape), rng.random(codes.shape[0]) + 0.5
    with blocks_of(across):
        total = accumulate_d8(Run(), codes, area, weights, side=side)
    fell = (weights * area[:, None])[codes != NO_DIRECTION].sum()
    assert total[codes == ENDS].sum() == pytest.approx(fell, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("seed", range(0, 96, 11))
def test_areas_and_weights_multiply_and_agree_with_the_slow_way_within_rounding(seed):
    codes = directions(seed)
    rng = np.random.default_rng(seed)
    weights, area = rng.normal(size=codes.shape), rng.random(codes.shape[0])
    truth = carried_down(codes, weights * area[:, None])
    for side, threads, across in TILES:
        with blocks_of(across):
            total = accumulate_d8(Run(threads=threads), codes, area, weights, side=side)
        assert np.abs(total - truth).max() <= 1e-12 * np.abs(weights * area[:, None]).sum()


@pytest.mark.parametrize("seed", range(0, 96, 11))
def test_some_cells_get_the_same_digits_as_all_cells_whatever_the_tiles(seed):
    codes = directions(seed)
    rng = np.random.default_rng(seed)
    area, cells = rng.random(codes.shape[0]), rng.integers(0, codes.size, 30)
    for some in (cells, cells[:1], cells[:0], np.arange(codes.size)):
        for side, threads, across in TILES:
            with blocks_of(across):
                found = accumulated_at(Run(threads=threads), codes, some, area, side=side)
                truth = accumulate_d8(Run(), codes, area, side=side).ravel()[some]
            assert found.tobytes() == truth.tobytes()


def test_a_path_that_winds_through_all_tiles_many_times_is_followed():
    """One long spiral: every tile is entered again and again by the same water."""
    codes = np.full((61, 61), NO_DIRECTION, np.uint8)
    row, col, code = 0, 0, 0
    path = [(0, 0)]
    visited = {(0, 0)}
    while True:
        r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
        if not (0 <= r < 61 and 0 <= c < 61) or (r, c) in visited:
            code = (code + 2) % 8
            r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            if (r, c) in visited:
                break
        codes[row, col] = code
        row, col = r, c
        path.append((r, c))
        visited.add((r, c))
    codes[row, col] = ENDS
    for side, across in ((7, 1), (7, 2), (3, 5), (16, 2), (61, 1)):
        with blocks_of(across):
            counts = accumulate_d8(Run(), codes, side=side)
        assert [counts[cell] for cell in path] == list(range(1, 61 * 61 + 1))


def test_more_outlets_in_a_tile_than_a_byte_can_count():
    """Each cell of a large field keeps its water."""
    codes = np.full((300, 300), ENDS, np.uint8)
    assert np.all(accumulate_d8(Run(), codes) == 1)


def test_cells_without_direction_have_no_water():
    codes = directions(12, (30, 40))
    codes[5:9, 5:9] = NO_DIRECTION
    codes[4:10, 4:10][codes[4:10, 4:10] < 8] = ENDS
    assert np.all(accumulate_d8(Run(), codes)[codes == NO_DIRECTION] == 0)


def test_one_row_and_one_cell():
    assert accumulate_d8(Run(), np.array([[ENDS]], np.uint8)).tolist() == [[1]]
    assert accumulate_d8(Run(), np.array([[0, 0, ENDS, 4]], np.uint8), side=2).tolist() == [[1, 2, 4, 1]]


class Cancelling(Run):
    """Somebody who does not want the result any more."""

    cancelled = True


def test_a_cancel_stops_the_accumulation():
    with pytest.raises(Cancelled):
        accumulate_d8(Cancelling(), directions(1))


def test_contaminated_are_cells_that_the_edge_may_feed():
    codes = directions(24, (20, 25))
    marked = edge_contaminated(Run(), codes)
    void = np.pad(codes == NO_DIRECTION, 1, constant_values=True)
    beside = np.array([[void[r : r + 3, c : c + 3].any() for c in range(25)] for r in range(20)])
    truth = carried_down(codes, beside.astype(np.int64)) > 0
    assert np.array_equal(marked & (codes != NO_DIRECTION), truth)


def read(path):
    """Return the values of a raster."""
    dataset = gdal.Open(str(path))
    return dataset.ReadAsArray()


@pytest.mark.parametrize("prefix", ["mountains/", "logan_taudem/logan30m_"])
def test_the_counts_of_a_mountain_basin_are_those_of_another_program(prefix, real_data):
    """Others count upstream cells of the same directions, and leave out what the edge may feed: no cell differs."""
    values = read(real_data / f"{prefix}p.tif")
    codes, _, _ = decode(Run(), values, values > 0, "taudem")
    counts = np.where((codes == NO_DIRECTION) | edge_contaminated(Run(), codes), -1, accumulate_d8(Run(), codes))
    assert np.count_nonzero(counts != read(real_data / f"{prefix}ad8.tif")) == 0


def test_sums_of_small_weights_are_not_cut_to_the_type_of_counts():
    """Of 3000 × 3000 cells with 255 each more than 2³¹ flow out at the lower end."""
    codes = np.full((3000, 3000), 2, np.uint8)
    codes[-1] = 0
    codes[-1, -1] = ENDS
    assert accumulate_d8(Run(), codes, weights=np.full(codes.shape, 255, np.uint8))[-1, -1] == 255 * codes.size
    assert accumulate_d8(Run(), codes[-9:], weights=np.ones((9, 3000), np.uint8)).dtype == np.int32


@pytest.mark.parametrize(
    "area, count, exact",
    [
        (900.0, 10**12, True),
        (0.25, 10**15, True),
        (3.0, 2**53 // 3, True),
        (3.0, 2**53 // 3 + 1, False),
        (1 / 9, 10, False),
        (1 / 9, 1, True),
        (0.0, 10, True),
        (-7.5, 10**6, True),
    ],
)
def test_sums_of_areas_are_exact_as_long_as_no_float_has_to_round_them(area, count, exact):
    """Which fractions, who need no float, tell as well: of the largest number of cells, and of all smaller ones."""
    assert sums_are_exact(np.full(3, area), count) == exact
    if exact:
        assert all(Fraction(number * area) == number * Fraction(area) for number in (count, count - 1, count // 3))


def test_areas_that_differ_from_row_to_row_are_added_up_one_by_one():
    assert not sums_are_exact(np.array([900.0, 901.0]), 4)
    assert not sums_are_exact(None, 4)
