"""Directions on random land, held against twins in plain Python: the steepest neighbour, and what settles the rest."""

import numpy as np
import pytest
from headwaters.core.choices import TIES
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.directions.directions import _steepest_in_even_row, _steepest_in_row, d8
from headwaters.core.flow.directions.rho8 import rho8
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from headwaters.tests.support import random_case, random_dem
from hypothesis import given
from hypothesis import strategies as st

from ....support import blocks_of, examples
from ..lands import SEEDS, filled_case, lengths_for, neighbours, steepest


def follow(codes, row, col):
    """Return where a path ends, by walking it; None if it does not end."""
    for _ in range(codes.size + 1):
        code = codes[row, col]
        if code == ENDS:
            return row, col
        assert code < 8, "the path enters a cell without direction"
        row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
    return None


@pytest.mark.parametrize("ties", ["sea", "first", "random"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_cell_takes_its_steepest_neighbour_and_every_path_ends(seed, ties):
    filled, domain, lengths = filled_case(seed)
    codes, pits = d8(Run(), filled, domain, lengths, ties, seed)
    ends = 0
    for row, col in np.ndindex(domain.shape):
        code, kind = codes[row, col], domain[row, col]
        assert (code == NO_DIRECTION) == (kind in (VOID, SEA))
        if code == NO_DIRECTION:
            continue
        assert follow(codes, row, col) is not None
        slope, directions = steepest(filled, domain, lengths, row, col)
        to_sea = [p for p, r, c in neighbours(domain, row, col) if domain[r, c] == SEA and p in directions]
        if slope >= 0 and to_sea:
            assert code == ENDS
        elif slope > 0:
            assert code in directions
            assert ties != "first" or code == min(directions)
        elif kind == OUTLET:
            assert code == ENDS
        elif code == ENDS:
            ends += 1
        else:
            r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            assert filled[r, c] == filled[row, col]
    assert ends == pits


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_filled_has_no_pit_but_where_no_way_leads_out(seed):
    z, domain = random_case(seed)
    filled, stranded = fill(Run(), z, domain)
    _, pits = d8(Run(), filled, domain, lengths_for(z.shape, seed))
    assert (pits > 0) == (stranded > 0)


def test_where_nobody_says_how_ties_are_settled_as_in_all_dialogs():
    ours, by_sea = [], []
    for seed in SEEDS[:12]:
        z, domain = random_case(seed)
        land = fill(Run(), z, domain)[0], domain, lengths_for(z.shape, seed)
        codes, _ = d8(Run(), *land)
        ours.append(np.array_equal(codes, d8(Run(), *land, "first")[0]))
        by_sea.append(np.array_equal(codes, d8(Run(), *land, "sea")[0]))
    assert all(ours) and not all(by_sea)


@pytest.mark.parametrize("ties", ["sea", "first", "random"])
@pytest.mark.parametrize("seed", range(0, 96, 5))
def test_tiles_and_threads_change_nothing(seed, ties):
    filled, domain, lengths = filled_case(seed)
    truth, pits = d8(Run(threads=1), filled, domain, lengths, ties, seed, side=512)
    for side, across, threads in ((1, 1, 1), (3, 2, 2), (5, 4, 1), (8, 2, 2), (64, 1, 1)):
        with blocks_of(across):
            codes, found = d8(Run(threads=threads), filled, domain, lengths, ties, seed, side=side)
        assert found == pits
        assert np.array_equal(codes, truth)


@pytest.mark.parametrize("ties", ["sea", "first"])
@given(seed=st.integers(0, 10**6))
@examples(60)
def test_diagonals_never_cross(ties, seed):
    """Of the four cells around a corner no two send their water across each other."""
    filled, domain, lengths = filled_case(seed)
    codes, _ = d8(Run(), filled, domain, lengths, ties)
    a, b, c, d = codes[:-1, :-1], codes[:-1, 1:], codes[1:, :-1], codes[1:, 1:]
    falling, rising = (a == 1) | (d == 5), (b == 3) | (c == 7)
    assert not np.any(falling & rising)


@pytest.mark.parametrize("ties", ["sea", "first"])
@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.int32, np.float32, np.float64])
def test_the_type_of_the_heights_changes_nothing(dtype, ties):
    z, valid = random_dem(2, (40, 50), "integer")
    domain = drainage_domain(Run(), valid)
    filled, _ = fill(Run(), z.astype(np.float64) + 3, domain)
    lengths = lengths_for(z.shape, 0)
    truth, _ = d8(Run(), filled, domain, lengths, ties)
    assert np.array_equal(d8(Run(), filled.astype(dtype), domain, lengths, ties)[0], truth)


@examples(30)
@given(st.integers(0, 2**32 - 1))
def test_steps_north_that_are_a_hair_longer_than_steps_south_change_nothing(seed):
    """Steps as long to the north as to the south take fewer divisions, which no cell notices."""
    rng = np.random.default_rng(seed)
    z = rng.random(rng.integers(3, 30, 2))
    z[rng.random(z.shape) < 0.1] = np.nan
    domain = drainage_domain(Run(), ~np.isnan(z))
    even = step_lengths(*flat_cells(z.shape[0], *rng.uniform(1, 90, 2))[:2])
    uneven = even.copy()
    uneven[:, 5:] *= 1 + 1e-15
    of_even, of_uneven = (d8(Run(), z, domain, lengths, "first")[0] for lengths in (even, uneven))
    assert np.array_equal(of_even, of_uneven)


@examples(60)
@given(st.integers(0, 2**32 - 1))
def test_where_rows_are_of_any_height_and_width_water_takes_the_steepest_neighbour(seed):
    """Steps to the north are then much longer than to the south, or shorter."""
    rng = np.random.default_rng(seed)
    z = rng.random(rng.integers(3, 12, 2))
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0, 0] = OUTLET
    filled, _ = fill(Run(), z, domain)
    lengths = step_lengths(*rng.uniform(1, 9, (2, z.shape[0])))
    mirrored = np.array(rng.choice([(6, 6), (5, 7), (7, 5)]))  # to the north, or aslant, they may be as to the south
    lengths[:, mirrored] = lengths[:, 8 - mirrored]
    codes, _ = d8(Run(), filled, domain, lengths, "first")
    for row, col in np.ndindex(z.shape):
        slope, ways = steepest(filled, domain, lengths, row, col)
        assert slope <= 0 or codes[row, col] == min(ways)


@examples(60)
@given(st.integers(0, 2**32 - 1))
def test_all_neighbours_that_are_as_steep_as_the_steepest_are_told(seed):
    """On whole heights, where steps to the north are as long as to the south, and where they are not."""
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 4, (3, 9)).astype(np.float32)
    for find, (aslant, upright) in ((_steepest_in_even_row, (1.5, 2.0)), (_steepest_in_row, (3.0, 1.0))):
        lengths = np.array([1.0, 1.5, 2.0, 1.5, 1.0, aslant, upright, aslant])
        found, levels = np.zeros((2, 7), np.uint8)
        find(z.ravel(), 9, lengths, found, levels)
        for col in range(7):
            slopes = [
                (z[1, col + 1] - z[1 + down, col + 1 + right]) / length
                for down, right, length in zip(ROW_OFFSETS, COLUMN_OFFSETS, lengths)
            ]
            assert found[col] == sum(1 << way for way, slope in enumerate(slopes) if slope == max(slopes))
            assert levels[col] == 1 - np.sign(max(slopes))


@examples(120)
@given(st.integers(0, 2**32 - 1), st.sampled_from(TIES))
def test_heights_too_near_each_other_to_be_divided_give_no_circle_and_no_step_up(seed, ties):
    """Their slopes would be rounded to nothing."""
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 4, rng.integers(3, 12, 2)) * 5e-324
    if rng.random() < 0.3:
        z = (z / 5e-324 * 1.4e-45).astype(np.float32)
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    filled, _ = fill(Run(), z, domain)
    width, height = np.full((2, z.shape[0]), rng.choice([0.3, 1.0, 30.0, 1000.0]))
    lengths = step_lengths(width * (np.linspace(1, 1.2, z.shape[0]) if seed % 2 else 1), height)
    codes, pits = d8(Run(), filled, domain, lengths, ties, seed)
    assert pits == 0 and find_cycle(Run(), codes) < 0
    for drawn in (codes, rho8(Run(), filled, codes, lengths, seed)):
        for row, col in np.argwhere(drawn < 8):
            assert filled[row + ROW_OFFSETS[drawn[row, col]], col + COLUMN_OFFSETS[drawn[row, col]]] <= filled[row, col]
            assert follow(drawn, row, col) is not None


@pytest.mark.parametrize("nodata", [np.nan, np.inf, -9999.0, 1e38])
def test_what_stands_for_no_data_changes_nothing(nodata):
    z, valid = random_dem(0, (30, 40), "rough")
    valid[10:14, 20:25] = False
    domain = drainage_domain(Run(), valid)
    filled, _ = fill(Run(), z, domain)
    lengths = lengths_for(z.shape, 0)
    truth, _ = d8(Run(), filled, domain, lengths)
    assert np.array_equal(d8(Run(), np.where(valid, filled, nodata), domain, lengths)[0], truth)


def test_a_lake_drains_by_the_shortest_way_to_its_outflow():
    """A round lake behind a dam with one gap: every path across it is as short as the grid allows."""
    row, col = np.indices((61, 61))
    z = np.where(np.hypot(row - 30, col - 30) < 25, 10.0, 20.0)
    z[30, 55:] = 10.0 - np.arange(6) * 0.5
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    filled, _ = fill(Run(), z, domain)
    codes, pits = d8(Run(), filled, domain, lengths_for(z.shape, 0))
    assert pits == 0
    for start in ((30, 8), (10, 20), (50, 25)):
        at, steps = start, 0
        while codes[at] != ENDS:
            at = at[0] + ROW_OFFSETS[codes[at]], at[1] + COLUMN_OFFSETS[codes[at]]
            steps += 1
        assert at == (30, 60)
        assert steps == max(abs(start[0] - 30), 60 - start[1])


@pytest.mark.parametrize("north", range(-40, 85, 9))
def test_a_lake_of_a_coarse_grid_in_degrees_drains_whole(north):
    """Steps to the north and to the south differ there; what is a shortest path must not depend on the sense."""
    z = np.zeros((41, 41))
    z[:, [0, -1]] = z[[0, -1]] = 9.0
    z[20, [0, -1]] = -1.0
    width, height, _ = geodesic_cells(41, north, 1.0, 1.0, 6378137.0, 1 / 298.257)
    codes, pits = d8(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)), step_lengths(width, height))
    assert pits == 0
    assert all(follow(codes, row, col) is not None for row, col in np.ndindex(z.shape))


def test_a_closed_hollow_that_is_kept_gathers_its_water_in_one_pit():
    """On a surface that was not filled every hollow, flat at its bottom or not, has one pit."""
    z = np.full((12, 12), 5.0)
    z[3:6, 3:7] = 2.0
    z[8, 9] = 1.0
    z[9, 9] = 3.0
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    for ties in ("sea", "first", "random"):
        codes, pits = d8(Run(), z, domain, lengths_for(z.shape, 0), ties)
        assert pits == 2
        assert codes[3, 3] == ENDS
        assert codes[8, 9] == ENDS
        for row, col in np.argwhere(z[3:6, 3:7] == 2.0) + 3:
            assert follow(codes, row, col) == (3, 3)


@pytest.mark.parametrize("sea, pits", [(0.0, 1), (-1.0, 0), (-2.0, 0)])
def test_land_that_lies_below_the_sea_is_a_pit_beside_it(sea, pits):
    z = np.full((3, 3), 5.0)
    z[0, 0], z[1, 1] = sea, -1.0
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0, 0] = SEA
    codes, found = d8(Run(), z, domain, lengths_for(z.shape, 0))
    assert found == pits and codes[1, 1] == ENDS


def test_one_cell_and_one_row_end_where_they_are():
    for shape in ((1, 1), (1, 5), (5, 1), (2, 2)):
        z = np.ones(shape)
        codes, pits = d8(Run(), z, drainage_domain(Run(), np.ones(shape, bool)), lengths_for(shape, 0))
        assert np.all(codes == ENDS)
        assert pits == 0


def test_a_sea_that_covers_everything_leaves_nothing_to_direct():
    z = np.zeros((9, 9))
    domain = drainage_domain(Run(), np.ones(z.shape, bool), z <= 0)
    codes, pits = d8(Run(), z, domain, lengths_for(z.shape, 0))
    assert np.all(codes == NO_DIRECTION)
    assert pits == 0


def test_drawn_ways_change_with_the_seed_and_come_back_with_it():
    filled = np.tile(np.arange(40.0), (40, 1)).T.repeat(1, axis=0)
    filled = np.minimum(filled, 3.0)
    domain = drainage_domain(Run(), np.ones(filled.shape, bool))
    first, again, other = (
        d8(Run(), filled, domain, lengths_for(filled.shape, 0), "random", seed)[0] for seed in (5, 5, 6)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


class Impatient(Run):
    """Somebody who presses cancel at once when flats are being crossed."""

    def __init__(self):
        self.crossing = False

    @property
    def cancelled(self):
        return self.crossing

    def phase(self, name, share):
        self.crossing = self.crossing or name == "Crossing flats"
        return super().phase(name, share)


@pytest.mark.parametrize("ties", ["sea", "first"])
def test_a_cancel_stops_the_crossing_of_a_flat(ties):
    z = np.zeros((300, 300))
    z[0, 0] = -1
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0, 0] = OUTLET
    with pytest.raises(Cancelled):
        d8(Impatient(), z, domain, lengths_for(z.shape, 0), ties)
