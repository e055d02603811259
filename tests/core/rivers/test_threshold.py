"""Where rivers begin: a readable threshold that leaves about one cell in a hundred a river."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.raster.tiles import row_bands
from headwaters.core.rivers.threshold import (
    LARGEST_SHARE,
    automatic_threshold,
    classes_in_rows,
    keep_river,
    readable_threshold,
    river_cells,
    source_count,
    threshold_for_rivers,
    threshold_of_share,
)
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, random_directions

EVERYWHERE = np.ones((200, 300), bool)


def as_accumulation(seed, shape=(200, 300), dtype=np.float64):
    """Return values that are distributed like the accumulation of a river basin, by a power law."""
    return (np.random.default_rng(seed).random(shape) ** -2).astype(dtype)


@examples(50)
@given(some.integers(0, 999), some.floats(-6, 6), some.sampled_from((0.01, 0.05, 0.2)))
def test_about_the_wanted_share_of_the_cells_becomes_river(seed, power, share):
    """To round to 1, 2 or 5 changes the threshold by a factor of 1.6 at most, here the share by its root."""
    accumulation = as_accumulation(seed) * 10**power
    threshold = automatic_threshold(Run(), accumulation, EVERYWHERE, share)
    assert f"{threshold:e}".startswith(("1.000000e", "2.000000e", "5.000000e"))
    found = np.count_nonzero(accumulation >= threshold) / accumulation.size
    assert share / 1.4 < found < share * 1.4


@examples(50)
@given(some.integers(0, 999), some.sampled_from(("float32", "float64", "int32", "uint16")))
def test_it_is_the_readable_number_nearest_to_the_quantile(seed, dtype):
    accumulation = np.minimum(as_accumulation(seed, (30, 40)), 60000).astype(dtype)
    valid = np.random.default_rng(seed).random(accumulation.shape) < 0.7
    exact = np.quantile(accumulation[valid], 0.99, method="higher")
    near = {readable_threshold(exact * factor) for factor in (0.985, 1, 1.015)}
    assert automatic_threshold(Run(), accumulation, valid) in near


@pytest.mark.parametrize(
    "value, expected", [(1, 1), (1.4, 1), (1.5, 2), (3.1, 2), (3.2, 5), (7, 5), (7.2, 10), (0.03, 0.02), (999, 1000)]
)
def test_readable_numbers_are_nearest_by_ratio(value, expected):
    assert readable_threshold(value) == expected


def test_a_river_is_left_where_cells_are_few():
    """Nine is nearer to ten, but then there would be no river at all."""
    accumulation = np.arange(1.0, 10.0).reshape(3, 3)
    threshold = automatic_threshold(Run(), accumulation, np.ones((3, 3), bool))
    assert threshold == 5
    assert np.count_nonzero(river_cells(Run(), accumulation, np.ones((3, 3), bool), threshold)) == 5


@pytest.mark.parametrize("value", [0, -3])
def test_without_any_accumulation_there_is_no_threshold(value):
    assert automatic_threshold(Run(), np.full((4, 4), value), np.ones((4, 4), bool)) is None
    assert automatic_threshold(Run(), np.full((4, 4), 7), np.zeros((4, 4), bool)) is None


def test_cells_that_carry_nothing_are_never_chosen():
    """Rain in one corner only: most of the land has no accumulation."""
    accumulation = np.zeros((100, 100))
    accumulation[0, :20] = np.arange(1, 21)
    threshold = automatic_threshold(Run(), accumulation, np.ones((100, 100), bool))
    assert threshold == 1


def test_neither_bands_nor_threads_change_the_threshold(monkeypatch):
    from headwaters.core.rivers import threshold as module

    accumulation = as_accumulation(5, dtype=np.float32)
    whole = automatic_threshold(Run(threads=1), accumulation, EVERYWHERE)
    monkeypatch.setattr(module, "COUNTED_AT_A_TIME", 700)
    assert automatic_threshold(Run(threads=3), accumulation, EVERYWHERE) == whole


@pytest.mark.parametrize("dtype", ["uint8", "int16", "int32", "float32", "float64"])
def test_river_cells_reach_the_threshold_as_it_was_written(dtype):
    accumulation = np.array([[99, 100, 101, 250]]).astype(dtype)
    valid = np.array([[True, True, True, True]])
    assert river_cells(Run(), accumulation, valid, 100).tolist() == [[False, True, True, True]]
    assert river_cells(Run(), accumulation, valid, 100.01).tolist() == [[False, False, True, True]]
    assert river_cells(Run(), accumulation, valid, 100, limit=101.5).tolist() == [[False, True, True, False]]
    assert not river_cells(Run(), accumulation, valid, 1e300).any()
    assert not river_cells(Run(), accumulation, ~valid, 0).any()


def test_a_number_that_a_float_cannot_hold_is_still_reached_by_itself():
    accumulation = np.array([[0.1, 0.3]], np.float32)
    assert river_cells(Run(), accumulation, np.ones((1, 2), bool), 0.1).tolist() == [[True, True]]
    assert river_cells(Run(), accumulation, np.ones((1, 2), bool), 0.1, limit=0.3).tolist() == [[True, True]]


def valleys(count, length=20):
    """Return areas and directions of so many straight rivers, side by side, each of its ``length``."""
    area = np.tile(np.arange(1.0, length + 1), (count, 1))
    codes = np.zeros(area.shape, np.uint8)  # east
    codes[:, -1] = ENDS
    return area, codes


@pytest.mark.parametrize("count, found", [(40, 40), (300, 300)])
def test_each_valley_has_a_source(count, found):
    area, codes = valleys(count)
    assert source_count(area >= 5, codes) == found
    assert source_count(area >= 21, codes) == 0


def test_rivers_that_meet_have_a_source_each():
    codes = np.array([[1, 2, 3], [NO_DIRECTION, 2, NO_DIRECTION], [NO_DIRECTION, ENDS, NO_DIRECTION]], np.uint8)
    river = codes != NO_DIRECTION
    assert source_count(river, codes) == 3  # from the north-west, the north and the north-east


def test_where_rivers_would_be_few_they_begin_farther_up():
    """A slope with a few long valleys and many short ones, which one cell in a hundred leaves out."""
    long, codes = valleys(10, 200)
    short = np.tile(np.r_[np.zeros(192), np.arange(1.0, 9)], (190, 1))
    area, codes = np.vstack([long, short]), np.vstack([codes, np.tile(codes[:1], (190, 1))])
    everywhere = np.ones(area.shape, bool)
    usual = automatic_threshold(Run(), area, everywhere)
    assert source_count(area >= usual, codes) == 10
    chosen = threshold_for_rivers(Run(), area, everywhere, codes)
    assert chosen < usual
    assert np.count_nonzero(area >= chosen) <= 1.4 * LARGEST_SHARE * area.size


@pytest.mark.parametrize("band", [1, 700, 5000])
@pytest.mark.parametrize("count", [10, 59, 60])
def test_rivers_are_few_or_not_however_many_rows_are_looked_at(band, count, monkeypatch):
    area, codes = valleys(count, 100)
    everywhere = np.ones(area.shape, bool)
    whole = threshold_for_rivers(Run(), area, everywhere, codes)
    monkeypatch.setattr("headwaters.core.rivers.threshold.COUNTED_AT_A_TIME", band)
    monkeypatch.setattr("headwaters.core.rivers.threshold.BANDS_AT_FIRST", 1)
    assert threshold_for_rivers(Run(), area, everywhere, codes) == whole


@examples(40)
@given(some.integers(0, 999), some.integers(0, 8), some.integers(8, 16))
def test_sources_of_all_rows_are_those_of_parts_with_the_rows_beside_them(seed, top, bottom):
    rng = np.random.default_rng(seed)
    codes, river = random_directions(seed, (16, 9)), rng.random((16, 9)) < 0.6
    parts = [slice(0, top), slice(top, bottom), slice(bottom, 16)]
    found = 0
    for rows in parts:
        near = slice(max(rows.start - 1, 0), rows.stop + 1)
        found += source_count(river[near], codes[near], slice(rows.start - near.start, rows.stop - near.start))
    assert found == source_count(river, codes)


def test_where_there_are_rivers_enough_about_one_cell_in_a_hundred_is_river():
    area, codes = valleys(300, 100)
    everywhere = np.ones(area.shape, bool)
    assert threshold_for_rivers(Run(), area, everywhere, codes) == automatic_threshold(Run(), area, everywhere)
    assert threshold_for_rivers(Run(), np.zeros(area.shape), everywhere, codes) is None


@examples(30)
@given(some.integers(0, 2**32 - 1))
def test_rows_that_are_read_once_tell_what_rasters_do(seed):
    """Both the threshold and the river cells, where some rows are known everywhere and others not."""
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(2, 30, 2))
    accumulation, valid = rng.pareto(1.0, shape) + rng.integers(0, 2, shape), rng.random(shape) < 0.8
    valid[: shape[0] // 2] |= bool(rng.integers(2))
    bands = row_bands(shape, int(rng.integers(1, 200)))
    told = [classes_in_rows(rows, accumulation[rows], valid[rows]) for rows in bands]
    threshold = automatic_threshold(Run(), accumulation, valid)
    assert threshold_of_share(told) == threshold
    if threshold is None:
        return
    river, known = np.empty(shape, bool), np.empty(shape, bool)
    are_known = [keep_river(threshold, river, known, rows, accumulation[rows], valid[rows]) for rows in bands]
    assert np.array_equal(river, valid & (accumulation >= threshold)) and np.array_equal(known, valid)
    assert are_known == [bool(valid[rows].all()) for rows in bands]
