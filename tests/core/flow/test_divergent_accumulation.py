"""Water that is shared between neighbours: nothing is lost on the way, and it is where the shares lead it."""

import math

import numpy as np
import pytest
from headwaters.core.flow.directions.dinf import dinf_angles
from headwaters.core.flow.divergent_accumulation import accumulate_dinf, accumulate_mfd
from headwaters.core.flow.receiver_sets import lower_receivers
from headwaters.core.machine.powers import power_table, raise_to_power
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, run_for
from .twins import accumulate_twin, d8_twin, flow_case, receivers_by_angle_twin, receivers_by_slope_twin

SYMMETRIES = [(turns, mirrored) for turns in range(4) for mirrored in (False, True)]
SCHEMES = ("dinf", 0.0, 0.5, 1.0, 1.1, 4.0, 30.0)
EXPONENTS = SCHEMES[1:]


def flow_of(case, scheme, weights, flags=None, **how):
    """Return what D∞ or MFD with an exponent makes of a case, in which no water runs in circles."""
    filled, codes, width, height, lengths = case
    given = {"weights": weights, "flags": flags, **how}
    if scheme == "dinf":
        flow = accumulate_dinf(run_for(given), dinf_angles(Run(), filled, codes, width, height), width, height, **given)
    else:
        flow = accumulate_mfd(run_for(given), filled, codes, lengths, scheme, **given)
    assert (flow.circling, flow.ends) == (0, 0)
    return flow


def accumulate(case, scheme, weights, **how):
    """Return the accumulation of a case by D∞ or by MFD with an exponent."""
    return flow_of(case, scheme, weights, **how).total


def shares_of(case, scheme):
    """Return who gives how much to whom, by the twins."""
    filled, codes, width, height, lengths = case
    if scheme == "dinf":
        return receivers_by_angle_twin(dinf_angles(Run(), filled, codes, width, height), width, height)
    return receivers_by_slope_twin(filled, codes, lengths, scheme)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seed", range(0, 96, 8))
def test_water_is_where_its_shares_lead_it(seed, scheme):
    """Cell by cell as in plain Python, with weights of both signs."""
    case = flow_case(seed)
    weights = np.random.default_rng(seed).normal(size=case[1].shape)
    truth, never = accumulate_twin(shares_of(case, scheme), weights)
    assert never == set()
    assert np.abs(accumulate(case, scheme, weights, side=6) - truth).max() < 1e-11 * np.abs(weights).sum()


@examples(60)
@given(some.integers(0, 10**6), some.sampled_from(SCHEMES), some.integers(1, 30), some.integers(1, 3))
def test_no_water_is_lost(seed, scheme, side, threads):
    """What arrives where paths end is what fell, to rounding; and every cell has its own water at least."""
    case = flow_case(seed)
    codes = case[1]
    weights = np.random.default_rng(seed).random(codes.shape)
    acc = accumulate(case, scheme, weights, side=side, threads=threads)
    fell = weights[codes != NO_DIRECTION].sum()
    assert abs(acc[codes == ENDS].sum() - fell) <= 1e-12 * fell
    assert np.all(acc >= weights * (1 - 1e-12))
    assert np.array_equal(acc[codes == NO_DIRECTION], weights[codes == NO_DIRECTION])


@pytest.mark.parametrize("scheme", ["dinf", 1.1])
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 21])
def test_threads_change_nothing_and_tiles_no_more_than_rounding(seed, scheme):
    """Not a bit, and not more than 1e-12 of all water."""
    case = flow_case(seed, (19, 27))
    weights = np.random.default_rng(seed).normal(size=case[1].shape)
    whole = accumulate(case, scheme, weights, side=510)
    for side in (1, 7, 16):
        one, three = (accumulate(case, scheme, weights, side=side, threads=threads) for threads in (1, 3))
        assert one.tobytes() == three.tobytes()
        assert np.abs(one - whole).max() <= 1e-12 * np.abs(weights).sum()


def upstream_twin(shares, flags):
    """Return which cells are flagged or get any water from a flagged cell."""
    flags = flags.copy()
    todo = [tuple(cell) for cell in np.argwhere(flags)]
    for cell in todo:
        for receiver in shares.get(cell, ()):
            if not flags[receiver]:
                flags[receiver] = True
                todo.append(receiver)
    return flags


@pytest.mark.parametrize("scheme", ["dinf", 1.1])
@pytest.mark.parametrize("seed", range(12))
def test_flags_go_downstream_with_the_water(seed, scheme):
    """A cell is flagged if it or any cell upstream of it was."""
    case = flow_case(seed)
    flags = (np.random.default_rng(seed).random(case[1].shape) < 0.05) & (case[1] != NO_DIRECTION)
    expected = upstream_twin(shares_of(case, scheme), flags)
    assert np.array_equal(flow_of(case, scheme, None, flags, side=5).flagged, expected)


@pytest.mark.parametrize("scheme", ["dinf", 1.1])
def test_a_cell_counts_by_its_weight_and_the_area_of_its_row(scheme):
    case = flow_case(5)
    rng = np.random.default_rng(5)
    weights, area = rng.random(case[1].shape), rng.random(len(case[1]))
    found = accumulate(case, scheme, weights, cell_area=area, side=4)
    assert found.tobytes() == accumulate(case, scheme, weights * area[:, None], side=4).tobytes()
    ones = np.ones(weights.shape)
    assert accumulate(case, scheme, None, side=4).tobytes() == accumulate(case, scheme, ones, side=4).tobytes()


@pytest.mark.parametrize("slope, across", [(1, 0), (0, 1), (1, 1), (3, 1), (-1, 2), (-5, -1)])
def test_on_a_plane_each_cell_gets_the_strips_that_lie_above_it(slope, across):
    """Far from the edges, D∞ on a plane is the same sum of shares for every cell: rows pass on all they have."""
    row, col = np.indices((40, 40))
    z = 1000.0 - slope * col - across * row
    lengths = step_lengths(np.ones(40), np.ones(40))
    case = z, d8_twin(z, np.ones(z.shape, bool), lengths), np.ones(40), np.ones(40), lengths
    acc = accumulate(case, "dinf", np.ones(z.shape))
    steps = np.rint(np.array((across, slope)) / max(abs(across), abs(slope))).astype(int)
    middle = acc[18:22, 18:22]
    assert np.all(middle >= 15)
    if slope == 0 or across == 0:
        below = np.roll(acc, -steps, (0, 1))[18:22, 18:22]
        assert np.array_equal(below, middle + 1)


@pytest.mark.parametrize("turns, mirrored", SYMMETRIES)
@pytest.mark.parametrize("exponent", [1.0, 1.1, 5.0])
def test_mfd_turns_with_the_dem(turns, mirrored, exponent):
    """Water that goes to all lower neighbours knows no east and west."""

    def arranged(cells):
        return np.rot90(cells[:, ::-1] if mirrored else cells, turns)

    def accumulated(z):
        lengths = step_lengths(np.ones(len(z)), np.ones(len(z)))
        return accumulate(
            (z, d8_twin(z, np.ones(z.shape, bool), lengths), None, None, lengths), exponent, np.ones(z.shape)
        )

    z, *_ = flow_case(8, (23, 18), "square")
    z = z + np.random.default_rng(0).random(z.shape) * 1e-3
    truth = arranged(accumulated(z))
    assert np.abs(accumulated(np.ascontiguousarray(arranged(z))) - truth).max() <= 1e-12 * truth.max()


@pytest.mark.parametrize("exponent", [1.0, 1.1, 3.0])
def test_on_a_cone_mfd_sends_as_much_to_every_side(exponent):
    """What leaves over the four sides of the grid, and what each cell gets, is the same eightfold."""
    row, col = np.indices((41, 41)) - 20
    z = -np.hypot(row, col)
    lengths = step_lengths(np.ones(41), np.ones(41))
    case = z, d8_twin(z, np.ones(z.shape, bool), lengths), None, None, lengths
    acc = accumulate(case, exponent, np.ones(z.shape))
    for other in (acc[::-1], acc[:, ::-1], acc.T):
        assert np.abs(acc / other - 1).max() < 1e-12


def test_on_a_cone_dinf_sends_water_straight_outwards():
    """A cell gets a sector from the top, as wide as the cell lies across the flow: half the greater of its distances
    in rows and columns.
    """
    row, col = np.indices((81, 81)) - 40
    z = -np.hypot(row, col)
    size = np.ones(81)
    codes = d8_twin(z, np.ones(z.shape, bool), step_lengths(size, size))
    acc = accumulate((z, codes, size, size, None), "dinf", np.ones(z.shape))
    sector = np.maximum(np.abs(row), np.abs(col)) / 2
    ring = (-z > 25) & (-z < 38)
    assert acc[ring].mean() == pytest.approx(sector[ring].mean(), rel=0.03)


@pytest.mark.parametrize("exponent", [0.5, 1.1, 2.0, 10.0])
def test_powers_are_right_to_the_eleventh_digit(exponent):
    """Against the mathematics library, over slopes from 1e-20 to 1e6."""
    rng = np.random.default_rng(1)
    values = np.empty(8)
    table = power_table(exponent)
    for _ in range(200):
        slopes = 10.0 ** rng.uniform(-20, 6, 8)
        values[:] = slopes
        powers = [raise_to_power(values, values.view(np.int64), place, table) for place in range(8)]
        assert powers == pytest.approx(slopes**exponent, rel=1e-11)


def test_extreme_slopes_and_exponents_lose_no_water():
    """Powers beyond what a number can hold are kept within it."""
    z = np.array([[1e30, 1e30, 1e30], [1e30, 5.0, 1e-30], [0, 0, -1e30]])
    lengths = step_lengths(np.ones(3), np.ones(3))
    for exponent in (0.0, 50.0, 100.0):
        codes = d8_twin(z, np.ones(z.shape, bool), lengths)
        acc = accumulate((z, codes, None, None, lengths), exponent, np.ones(z.shape))
        assert acc[codes == ENDS].sum() == pytest.approx(9, rel=1e-12)


def test_heights_that_do_not_belong_to_the_directions_are_refused():
    """Two flat cells that point at each other would wait for ever."""
    codes = np.array([[0, 4, ENDS]], np.uint8)
    with pytest.raises(ValueError, match="do not belong"):
        accumulate_mfd(Run(), np.zeros((1, 3)), codes, np.ones((1, 8)), 1.1)


class Stopped(Run):
    """Somebody who asks to stop after a while."""

    def __init__(self, patience):
        self.patience = patience

    @property
    def cancelled(self):
        """Tell whether patience is at its end."""
        self.patience -= 1
        return self.patience < 0


@pytest.mark.parametrize("scheme", ["dinf", 1.1])
@pytest.mark.parametrize("patience", [0, 3, 40])
def test_it_stops_when_asked_to(scheme, patience):
    """At the beginning and in the midst of it."""
    case = flow_case(3, (30, 30))
    with pytest.raises(Cancelled):
        accumulate(case, scheme, np.ones(case[1].shape), side=4, threads=1, progress=Stopped(patience))


class Heard(Run):
    """Somebody who writes down what is reported."""

    def __init__(self):
        self.fractions = []

    def report(self, fraction):
        """Write it down."""
        self.fractions.append(fraction)


def test_what_is_reported_lies_between_nothing_and_all():
    """The last phase ends with all."""
    heard = Heard()
    case = flow_case(3, (30, 30))
    accumulate(case, 1.1, np.ones(case[1].shape), side=4, progress=heard)
    assert all(0 <= fraction <= 1 for fraction in heard.fractions)
    assert heard.fractions[-1] == 1.0
    assert math.isclose(max(heard.fractions), 1.0)


@pytest.mark.parametrize("seed", range(5))
def test_a_cell_gives_to_all_lower_neighbours_or_to_the_one_of_its_direction(seed):
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 4, (7, 9)).astype(np.float32)
    codes = rng.choice([0, 3, 6, ENDS, NO_DIRECTION], z.shape).astype(np.uint8)
    found = lower_receivers(z, codes)
    for row, col in np.ndindex(found.shape):
        code, wanted = codes[row + 1, col + 1], 0
        for to in range(8):
            there = row + 1 + ROW_OFFSETS[to], col + 1 + COLUMN_OFFSETS[to]
            wanted |= (z[there] < z[row + 1, col + 1] and codes[there] != NO_DIRECTION) << to
        assert found[row, col] == (0 if code >= ENDS else wanted or 1 << code)
