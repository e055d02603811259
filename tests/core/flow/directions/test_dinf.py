"""D∞: water runs down the steepest of eight triangles, in any direction."""

import math
from fractions import Fraction

import numpy as np
import pytest
from headwaters.core.flow.directions.dinf import (
    ACROSS_CORNER,
    ACROSS_SIDE,
    angle_of,
    dinf_angles,
    receivers_by_angle,
    share_of_angle,
    steepest_triangle,
)
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.run.run import Run

from ....support import some_of
from ..twins import accumulate_twin, d8_twin, flow_case, receivers_by_angle_twin, steepest_angle_twin

SYMMETRIES = [(turns, mirrored) for turns in range(4) for mirrored in (False, True)]


def apart(one, two):
    """Return the angles between directions, at most half a turn."""
    return np.abs((np.asarray(one, np.float64) - two + math.pi) % (2 * math.pi) - math.pi)


def tilted(degrees, width=1.0, height=1.0, shape=(9, 11)):
    """Return a plane that falls towards an angle from east against the clock, and its D8 directions."""
    row, col = np.indices(shape)
    angle = math.radians(degrees)
    z = -(col * width * math.cos(angle) - row * height * math.sin(angle))
    lengths = np.tile([width, math.hypot(width, height), height, math.hypot(width, height)] * 2, (shape[0], 1))
    return z, d8_twin(z, np.ones(shape, bool), lengths)


@pytest.mark.parametrize("width, height", [(1, 1), (2, 1), (1, 3)])
@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_on_a_plane_water_runs_the_way_the_plane_falls(degrees, width, height):
    """Exactly, whatever the way and the shape of the cells."""
    z, codes = tilted(degrees, width, height)
    angles = dinf_angles(Run(), z, codes, np.full(9, width), np.full(9, height))
    assert apart(angles[1:-1, 1:-1], math.radians(degrees)).max() < 1e-6


@pytest.mark.parametrize("seed", range(0, 48, 2))
def test_water_takes_the_steepest_triangle(seed):
    """As planes through three points tell, on rough, smooth, whole and flat heights, and on cells of any size."""
    filled, codes, width, height, _ = flow_case(seed)
    angles = dinf_angles(Run(), filled, codes, width, height, side=7)
    for (row, col), angle in np.ndenumerate(angles):
        truth = steepest_angle_twin(filled, codes, row, col, width[row], height[row])
        if math.isnan(truth) or truth < 0:
            assert np.array_equal(angle, np.float32(truth), equal_nan=True)
        else:
            assert 0 <= angle < 2 * math.pi
            assert apart(angle, truth) < 1e-6 or _as_steep(filled, codes, row, col, width[row], height[row], angle)


def _as_steep(filled, codes, row, col, width, height, angle):
    """Tell whether the other way is one of several that are equally steep: only then may it be taken."""
    turned = steepest_angle_twin(filled[::-1, :], codes_mirrored(codes), codes.shape[0] - 1 - row, col, width, height)
    return apart(-turned, angle) < 1e-6


def codes_mirrored(codes):
    """Return directions with north and south exchanged."""
    return np.where(codes < 8, (8 - codes.astype(int)) % 8, codes)[::-1, :].astype(np.uint8)


@pytest.mark.parametrize("seed", range(0, 96, 2))
def test_angles_never_lead_round_in_a_circle(seed):
    """All water arrives: over flats, past voids, on rough and whole heights."""
    filled, codes, width, height, _ = flow_case(seed)
    angles = dinf_angles(Run(), filled, codes, width, height)
    shares = receivers_by_angle_twin(angles, width, height)
    assert accumulate_twin(shares, np.ones(codes.shape))[1] == set()


@pytest.mark.parametrize("seed", some_of(range(24)))
def test_water_never_climbs(seed):
    """Both receivers of a cell lie below it; on a flat the one receiver lies as high."""
    filled, codes, width, height, _ = flow_case(seed)
    angles = dinf_angles(Run(), filled, codes, width, height)
    for cell, receivers in receivers_by_angle_twin(angles, width, height).items():
        drops = [float(filled[cell]) - float(filled[receiver]) for receiver in receivers]
        assert drops == [0.0] or all(drop > 0 for drop in drops)


@pytest.mark.parametrize("seed", range(12))
def test_paths_end_where_d8_ends_and_there_is_no_water_where_d8_has_none(seed):
    """Outlets have -1, voids have NaN, and every other cell an angle."""
    filled, codes, width, height, _ = flow_case(seed)
    angles = dinf_angles(Run(), filled, codes, width, height)
    assert np.array_equal(np.isnan(angles), codes == NO_DIRECTION)
    assert np.array_equal(angles == -1, codes == ENDS)
    assert np.array_equal(angles >= 0, codes < ENDS)


@pytest.mark.parametrize("seed", [0, 5, 14, 30])
@pytest.mark.parametrize("side", [1, 3, 64])
def test_tiles_and_threads_change_no_angle(seed, side):
    """Bit for bit."""
    filled, codes, width, height, _ = flow_case(seed, (23, 31))
    alone = dinf_angles(Run(threads=1), filled, codes, width, height, side=510)
    assert dinf_angles(Run(threads=3), filled, codes, width, height, side=side).tobytes() == alone.tobytes()


@pytest.mark.parametrize("turns, mirrored", SYMMETRIES)
def test_angles_turn_with_the_dem(turns, mirrored):
    """Where the steepest triangle is unique: on broken heights everywhere."""

    def arranged(cells):
        return np.rot90(cells[:, ::-1] if mirrored else cells, turns)

    z = np.random.default_rng(4).random((20, 17))
    angles, turned = (
        dinf_angles(
            Run(),
            heights,
            d8_twin(heights, np.ones(heights.shape, bool), np.tile([1, 2**0.5] * 4, (20, 1))),
            np.ones(len(heights)),
            np.ones(len(heights)),
        )[1:-1, 1:-1]
        for heights in (z, arranged(z))
    )
    before = arranged(angles)
    expected = (math.pi - before if mirrored else before) + turns * math.pi / 2
    flows = before >= 0
    assert np.array_equal(flows, turned >= 0)
    assert apart(turned, expected)[flows].max() < 1e-6


@pytest.mark.parametrize("corner", [math.pi / 4, 0.2, 1.4])
def test_shares_are_in_proportion_to_angles(corner):
    """Along each of the eight directions one neighbour gets all; halfway between two, each gets a half."""
    ways = [angle_of((8 - turn) % 8, corner) for turn in range(8)] + [2 * math.pi]
    assert ways == sorted(ways)
    for turn in range(8):
        one, two = (8 - turn) % 8, (15 - turn) % 8
        for part in (0.25, 0.5, 0.9):
            angle = ways[turn] + part * (ways[turn + 1] - ways[turn])
            first, second, share = share_of_angle(angle, corner)
            assert (first, second) == (one, two)
            assert share == pytest.approx(part)
        receivers = [place for place, share in zip(*_parts(float(np.float32(ways[turn])), corner)) if share]
        assert receivers == [one]


def _parts(angle, corner):
    one, two, share = share_of_angle(angle, corner)
    return (one, two), (1 - share, share)


@pytest.mark.parametrize("corner", [0.3, math.pi / 4, 1.2])
@pytest.mark.parametrize("code", range(8))
def test_an_angle_a_hair_beside_a_direction_is_the_direction_and_one_farther_away_is_not(code, corner):
    """Nearer than float32 tells apart all water goes to the one neighbour; from there on the other has its share."""
    edge, turn = angle_of(code, corner), 2 * math.pi
    for sense in (-1, 1):
        one, two, share = share_of_angle((edge + sense * 9e-7) % turn, corner)
        assert (share, (one, two)[int(share)]) in ((0.0, code), (1.0, code))
        one, two, share = share_of_angle((edge + sense * 2e-6) % turn, corner)
        other = (code - sense) % 8
        parts = {one: 1 - share, two: share}
        assert parts.keys() == {code, other}
        assert parts[other] == pytest.approx(2e-6 / apart(edge, angle_of(other, corner)), rel=1e-4)


def test_no_water_is_sent_where_there_is_none():
    """Out of the raster and into voids: the other neighbour gets all, or the water stays."""
    angles = np.array([[0.1, math.nan], [0.1, -1.0]], np.float32)
    around = np.pad(angles, 1, constant_values=math.nan)
    receivers = receivers_by_angle(around, np.full(2, math.pi / 4))
    assert receivers.tolist() == [[0, 0], [1, 0]]


@pytest.mark.parametrize("width, height", [(1.0, 1.0), (30.0, 30.0), (3.0, 4.0), (25.0, 20.0)])
def test_of_triangles_that_are_as_steep_the_first_is_taken(width, height):
    """Of whole heights many are, exactly; slopes as fractions tell which."""
    rng = np.random.default_rng(1)
    for _ in range(1000):
        here, around = float(rng.integers(3, 7)), rng.integers(0, 7, 8).astype(float)
        squares = [_square_of_slope(here, around, triangle, width, height) for triangle in range(8)]
        wanted = squares.index(max(squares)) if max(squares) > 0 else -1
        assert steepest_triangle(here, around, np.zeros(8), width, height) == wanted


def _square_of_slope(here, around, triangle, width, height):
    """Return the square of the slope of a triangle, or of the side that it falls beyond; 0 if it rises."""
    side, corner = (Fraction(around[of[triangle]]) for of in (ACROSS_SIDE, ACROSS_CORNER))
    along, aside = (width, height) if ACROSS_SIDE[triangle] % 4 == 0 else (height, width)
    along, aside = Fraction(along), Fraction(aside)
    out, across = (Fraction(here) - side) / along, (side - corner) / aside
    if across <= 0:
        return max(out, Fraction(0)) ** 2
    if across * along >= out * aside:
        return max(Fraction(here) - corner, Fraction(0)) ** 2 / (along**2 + aside**2)
    return out**2 + across**2
