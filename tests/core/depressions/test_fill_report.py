"""What a fill has done, and depressions that are to stay."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_report import keep_deeper, report_fill
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.run.run import Run

from ...support import drawn, random_case

QUARRY_AND_PONDS = drawn("""
    9 9 9 9 9 9 9 9 9 9 9
    9 1 5 1 9 6 6 9 9 9 9
    9 5 2 5 9 9 9 9 8 9 9
    9 1 5 1 9 9 4 9 9 7 9
    9 9 9 9 9 9 9 9 9 9 9
""").astype(np.int16)


def filled_of(z):
    """Return the fill of a DEM without holes."""
    return fill(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)))[0]


def test_a_pond_is_measured_by_hand():
    """Eight cells 3 deep around one 5 deep, in rows of areas 1, 2, 3, 4 and 5."""
    z = np.full((5, 5), 10.0, np.float32)
    z[1:4, 1:4] = 7
    z[2, 2] = 5
    report = report_fill(Run(), z, filled_of(z), np.ones(z.shape, bool), np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert report == (9, 9 * 2 + 11 * 3 + 9 * 4, 5.0)


def test_depths_beyond_the_range_of_the_heights_are_measured():
    """From -128 to 127 are 255, more than a signed byte can hold."""
    z = np.full((3, 3), 127, np.int8)
    z[1, 1] = -128
    assert report_fill(Run(), z, filled_of(z), np.ones(z.shape, bool), np.full(3, 2.0)) == (1, 510.0, 255.0)


def test_where_nothing_is_filled_there_is_no_water():
    """A plane needs no fill."""
    z = np.add.outer(np.arange(6.0), np.arange(7.0))
    assert report_fill(Run(), z, filled_of(z), np.ones(z.shape, bool), np.ones(6)) == (0, 0.0, 0.0)


def test_cells_without_data_do_not_count():
    """Not those that were interpolated and raised, nor those that are no number."""
    z = np.array([[1.0, np.nan, 5.0]])
    filled = np.array([[1.0, np.nan, 7.0]])
    assert report_fill(Run(), z, filled, np.array([[True, False, False]]), np.ones(1)) == (0, 0.0, 0.0)


def test_a_long_raster_counts_every_row_once():
    """Depths, volume and the deepest cell come together from all parts of a tall raster."""
    rng = np.random.default_rng(4)
    z = rng.integers(0, 50, (1500, 4)).astype(np.float32)
    filled = z + rng.integers(0, 3, z.shape)
    filled[1400, 2] = z[1400, 2] + 40
    area = rng.integers(1, 9, 1500).astype(float)
    depth = filled - z
    assert report_fill(Run(), z, filled, np.ones(z.shape, bool), area) == (
        np.count_nonzero(depth),
        np.sum(depth * area[:, None]),
        40.0,
    )


def test_a_quarry_stays_with_its_pits_while_ponds_fill():
    """The quarry is 8 deep, the ponds 3, 5, 1 and 2: a limit of 5 keeps the quarry alone, pits and all."""
    z = QUARRY_AND_PONDS
    kept, count = keep_deeper(Run(), z, filled_of(z), 5)
    assert count == 1
    assert np.array_equal(kept[:, :5], z[:, :5])
    assert np.all(kept[:, 5:] == 9)
    assert kept.dtype == z.dtype


@pytest.mark.parametrize(
    "limit, staying", [(0, 4), (1.9, 4), (2, 3), (2.9, 3), (3, 2), (4.99, 2), (5, 1), (7.99, 1), (8, 0)]
)
def test_a_depression_exactly_as_deep_as_the_limit_is_filled(limit, staying):
    """Only deeper ones stay; the two ponds that touch at a corner are one, 2 deep."""
    z = QUARRY_AND_PONDS
    kept, count = keep_deeper(Run(), z, filled_of(z), limit)
    assert count == staying
    assert np.all((kept == z) | (kept == filled_of(z)))


def test_without_a_depression_deep_enough_the_fill_is_untouched():
    """And where there is no depression at all, none stays."""
    filled = filled_of(QUARRY_AND_PONDS)
    assert np.array_equal(keep_deeper(Run(), QUARRY_AND_PONDS, filled, 100)[0], filled)
    assert keep_deeper(Run(), filled, filled, 0)[1] == 0


def test_a_pond_on_an_island_in_a_quarry_lake_is_filled():
    """It is another depression, with a sill of its own above the lake."""
    z = np.zeros((9, 9))
    z[[0, -1]] = z[:, [0, -1]] = 9
    z[2:7, 2:7] = 9.5
    z[4, 4] = 9
    kept, count = keep_deeper(Run(), z, filled_of(z), 2)
    assert count == 1
    assert kept[4, 4] == 9.5
    assert np.count_nonzero(kept != z) == 1


@pytest.mark.parametrize("seed", range(12))
def test_what_stays_unfilled_is_what_a_later_fill_would_raise(seed):
    """Filling the kept depressions afterwards gives the full fill; choosing again chooses the same."""
    z, domain = random_case(seed, (30, 30))
    before = z.copy()
    filled, _ = fill(Run(), z, domain)
    limit = (filled.astype(np.float64) - z).max() / 2
    kept, count = keep_deeper(Run(), z, filled, limit)
    assert np.array_equal(fill(Run(), kept, domain)[0], filled)
    assert (count > 0) == np.any(kept != filled)
    again, recount = keep_deeper(Run(), kept, filled, limit)
    assert np.array_equal(again, kept) and recount == count
    assert np.array_equal(z, before)
