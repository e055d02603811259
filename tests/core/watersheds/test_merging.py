"""Small basins along a coast go to the neighbour with whom they share most; nothing else moves."""

import numpy as np
from headwaters.core.run.run import Run
from headwaters.core.watersheds.merging import merge_small
from scipy import ndimage

from ...support import drawn


def merged(text, min_area, downstream=None, width=1.0, balance=False):
    labels = drawn(text).astype(np.int32)
    count = labels.max() + 1
    areas = np.bincount(labels.ravel(), minlength=count)
    below = np.zeros(count, np.int64)
    for basin, other in (downstream or {}).items():
        below[basin] = other
    nrows = len(labels)
    size = np.full(nrows, width), np.ones(nrows)
    return merge_small(Run(), labels, areas, below, min_area, *size, balance)[1:].tolist()


COAST = """
    1 1 1 3 3 3
    1 1 2 2 3 3
    1 1 1 2 3 3
"""


def test_a_small_basin_goes_where_its_edge_is_longest():
    assert merged(COAST, 4) == [1, 1, 3]
    assert merged(COAST, 3) == [1, 2, 3]


def test_the_length_of_an_edge_is_measured_on_the_ground():
    coast = "1 1 3\n 1 1 3\n 2 2 3"
    assert merged(coast, 3, width=0.6) == [1, 1, 3]
    assert merged(coast, 3, width=0.4) == [1, 3, 3]


def test_a_basin_that_is_part_of_a_chain_stays():
    assert merged(COAST, 4, {2: 3}) == [1, 2, 3]
    assert merged(COAST, 4, {3: 2}) == [1, 2, 3]


def test_it_merges_into_a_basin_at_the_coast_only():
    """Neighbour 1 drains into 3: it has no coast to share."""
    assert merged(COAST, 4, {1: 3}) == [1, 3, 3]


def test_a_basin_with_another_above_takes_and_is_never_taken():
    """Number 1 goes to 2, which is still small; but 3 drains into 2, so that stays."""
    assert merged("1 2 4\n 0 3 4\n 0 0 4", 2.5, {3: 2}) == [2, 2, 3, 4]


def test_an_island_stays_however_small():
    assert merged("1 1 0 2\n 1 1 0 0\n 3 3 3 3", 5) == [3, 2, 3]
    assert merged("1 0\n 0 2", 9) == [1, 2]


def test_small_ones_come_together_until_they_are_large_enough():
    assert merged("1 2 3 4 4 5 5 5 5", 2) == [2, 2, 2, 4, 5]
    assert merged("1 2 2 3 3 3", 3) == [2, 2, 3]
    assert merged("1 2 2 3 3 3", 4) == [3, 3, 3]


def test_what_is_small_on_all_the_land_becomes_one():
    assert len(set(merged("1 2 3 4 5 6 7", 100))) == 1


def test_regions_of_like_size_take_the_smallest_neighbour():
    """1 shares most with 3, but 2 is smaller. What two small ones have become is weighed anew."""
    coast = "3 3 3 3\n 1 3 3 3\n 2 2 3 3"
    assert merged(coast, 3) == [3, 3, 3]
    assert merged(coast, 3, balance=True) == [2, 2, 3]
    assert merged("1 1 2 3 3 3 4 4 4 4", 4, balance=True) == [3, 3, 3, 4]


def test_regions_are_of_like_size_and_hang_together():
    """On land of one piece all reach the area; over many lands their sizes differ by two thirds as much at most."""
    spread = {True: 0.0, False: 0.0}
    ones = np.ones(60)
    for seed in range(8):
        away = np.random.default_rng(seed).random((60, 60)) > 0.02  # from the middles of basins
        near = ndimage.distance_transform_edt(away, return_indices=True, return_distances=False)
        labels = np.unique(near[0] * 60 + near[1], return_inverse=True)[1].reshape(60, 60).astype(np.int32) + 1
        areas = np.bincount(labels.ravel())
        for balance in spread:
            regions = merge_small(Run(), labels, areas, np.zeros_like(areas), 300.0, ones, ones, balance)[labels]
            sizes = np.unique(regions, return_counts=True)[1]
            assert sizes.min() >= 300
            assert all(ndimage.label(regions == each, np.ones((3, 3)))[1] == 1 for each in np.unique(regions))
            spread[balance] += sizes.std() / sizes.mean()
    assert spread[True] < 2 / 3 * spread[False]
