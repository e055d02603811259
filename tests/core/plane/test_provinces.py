"""Provinces by chance: each place is of the nearest, and passes into the next over sharp borders and soft ones."""

import numpy as np
from headwaters.core.choices import PROVINCE_KINDS
from headwaters.core.plane.provinces import (
    KIND_SEED,
    PROVINCE_SPREAD,
    SPREAD_SEED,
    ProvinceNoise,
    _chance,
    _kind_of,
    provinces_at,
    provinces_of,
)
from headwaters.core.plane.types import Land

SIZE = 40_000.0
STEP = 100.0  # metres


def row(seed, count=20_000, north=123_456.0):
    """Return rise and rolling of places along a line to the east."""
    xy = np.column_stack([STEP * np.arange(count) - 300_000.0, np.full(count, north)])
    return provinces_at(ProvinceNoise(SIZE, seed), xy)


def test_land_is_of_all_kinds_and_nothing_between_them_is_beyond_them():
    for seed in range(5):
        rise, rolling = row(seed)
        kinds = PROVINCE_KINDS.values()
        assert max(rise) <= max(kind.rise for kind in kinds) + 1e-9
        assert min(rise) >= np.exp(-PROVINCE_SPREAD) * min(kind.rise for kind in kinds) - 1e-9
        assert min(rolling) >= 1.0 - 1e-9 and max(rolling) <= max(kind.rolling for kind in kinds) + 1e-9
        for kind in kinds:
            assert np.isclose(rolling, kind.rolling, rtol=1e-6).any()


def test_shares_of_the_land_are_near_to_the_chances_of_the_kinds():
    rolling = np.concatenate([row(seed, north=seed * 3e5)[1] for seed in range(20)])
    ranges = sum(kind.chance for kind in PROVINCE_KINDS.values() if kind.rolling == 1.0)
    assert abs(np.mean(np.isclose(rolling, 1.0)) / ranges - 0.8) < 0.2  # borders are between kinds


def test_some_borders_are_sharp_and_some_are_soft():
    """Across the sharpest land changes within a kilometre or two, across others over ten and more."""
    widths = []
    for seed in range(10):
        changes = np.abs(np.diff(np.log(row(seed)[1]))) > 1e-9
        ends = np.flatnonzero(np.diff(np.concatenate([[0], changes, [0]])))
        widths += list(STEP * (ends[1::2] - ends[::2]))
    assert np.quantile(widths, 0.1) < 2_000 and np.quantile(widths, 0.9) > 8_000


def test_plains_end_at_straight_feet_and_at_foothills_of_any_width():
    """Where land rises four times as fast beyond: from a tenth to nine of how the logarithm of that changes."""
    widths = []
    for seed in range(12):
        for north in range(5):
            rise = np.log(row(seed, 8_000, 17_000.0 * north)[0])
            changes = np.abs(np.diff(rise)) > 1e-9
            ends = np.flatnonzero(np.diff(np.concatenate([[0], changes, [0]])))
            for begin, end in zip(ends[::2], ends[1::2]):
                change = rise[end] - rise[begin]
                if abs(change) > np.log(4.0):
                    share = (rise[begin : end + 1] - rise[begin]) / change
                    widths.append(STEP / SIZE * (np.argmax(share > 0.9) - np.argmax(share > 0.1)))
    widths = np.array(widths)
    assert len(widths) > 100
    assert 0.03 < np.mean(widths < 0.05) < 0.2  # of a province: straight
    assert np.quantile(widths, 0.25) > 0.1 and np.quantile(widths, 0.9) > 4 * np.quantile(widths, 0.25)


def test_land_passes_into_all_that_is_near_without_a_step():
    """Where three provinces meet, too, and where the second nearest becomes another one; a third of e is the most."""
    steps = []
    for seed in range(30):
        far = 1e-4 * SIZE * np.arange(40_000.0)
        xy = np.column_stack([far * np.cos(seed) + 9e5 * seed, far * np.sin(seed)])
        steps += np.abs(np.diff(np.log(provinces_at(ProvinceNoise(SIZE, seed), xy)[0]))).tolist()
    assert max(steps) < 1 / 3 and np.mean(np.array(steps) > 0.1) < 3e-5


def test_places_do_not_depend_on_what_else_is_asked_for_and_seeds_differ():
    xy = np.random.default_rng(1).uniform(-2e5, 2e5, (500, 2))
    noise = ProvinceNoise(SIZE, 9)
    alone = np.array([np.ravel(provinces_at(noise, xy[index : index + 1])) for index in range(0, 500, 50)])
    assert np.array_equal(alone.T, np.array(provinces_at(noise, xy))[:, ::50])
    assert not np.allclose(provinces_at(ProvinceNoise(SIZE, 10), xy)[0], provinces_at(noise, xy)[0])


def test_provinces_are_parts_of_small_land_and_25_km_of_large_land():
    def square(side):
        return Land((side * np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]]),))

    assert provinces_of(square(50e3), 1).size == 10e3
    assert provinces_of(square(900e3), 1).size == 25e3


def test_the_kind_of_a_province_is_the_first_whose_summed_chance_is_no_less_than_its_own():
    """The last where rounding leaves the sum below that."""
    for number in range(40):
        chance = _chance(3, KIND_SEED, number)
        for sums in ((0.25, 0.5, 1.0), (chance / 2, chance, 1.0), (chance, chance, 1.0), (0.0, 0.0, chance / 2)):
            table = np.column_stack([[1.0, 2, 3], [4.0, 5, 6], sums])
            kind = next((each for each in range(3) if chance <= sums[each]), 2)
            rise = table[kind, 0] - PROVINCE_SPREAD * _chance(3, SPREAD_SEED, number)
            assert _kind_of(number, 3, table) == (rise, table[kind, 1])


def test_where_the_nearest_province_becomes_another_land_does_not_jump():
    """Over the sharpest border it changes by less than a twentieth in 25 m."""
    looked_at = 0
    for seed in range(4):
        east = 4_000.0 * np.arange(16)
        coarse = np.log(provinces_at(ProvinceNoise(SIZE, seed), np.column_stack([east, 0 * east]))[1])
        for border in np.flatnonzero(np.abs(np.diff(coarse)) > 0.05)[:1]:
            fine = np.arange(east[border], east[border + 1] + 1, 25.0)
            rolling = np.log(provinces_at(ProvinceNoise(SIZE, seed), np.column_stack([fine, 0 * fine]))[1])
            assert np.abs(np.diff(rolling)).max() < 0.2 * np.ptp(rolling)
            looked_at += 1
    assert looked_at > 1
