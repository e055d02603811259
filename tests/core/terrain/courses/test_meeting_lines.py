"""Channels that meet themselves and arms that meet others, as GEOS has it."""

import numpy as np
import pytest
from headwaters.core.terrain.courses.deltas import TRIMMED, _meets_none
from headwaters.core.terrain.courses.side_channels import VERTICES_BESIDE, _meets_itself
from hypothesis import given
from hypothesis import strategies as some

from ....support import examples

geometry = pytest.importorskip("shapely.geometry")
MOST = VERTICES_BESIDE  # vertices of a line that is looked at as a whole


@examples(80)
@given(some.integers(0, 10**6), some.integers(3, MOST))
def test_a_channel_meets_itself_where_it_is_not_simple(seed, count):
    line = np.cumsum(np.random.default_rng(seed).normal([0.8, 0.0], 1.0, (count, 2)), axis=0)
    padded = np.concatenate([[[9.0, 9.0]], line, [[-9.0, -9.0]]])  # other channels lie beside it in the array
    assert _meets_itself(padded, 1, count) == (not geometry.LineString(line).is_simple)


@examples(80)
@given(some.integers(0, 10**6), some.integers(1, 4), some.integers(0, 3), some.floats(0.0, 0.6))
def test_an_arm_meets_none_of_some_segments(seed, pieces, alone, apart):
    rng = np.random.default_rng(seed)
    line = np.cumsum(rng.normal(size=(pieces + 1, 2)), axis=0)
    others = rng.normal(scale=2.0, size=(int(rng.integers(1, 5)), 4))
    looked_at = line.copy()
    looked_at[0] += TRIMMED * (line[1] - line[0])
    if pieces == 1:
        looked_at[-1] -= TRIMMED * (looked_at[-1] - looked_at[0])
    else:
        looked_at[-1] -= TRIMMED * (line[-1] - line[-2])
    segments = [geometry.LineString(each.reshape(2, 2)) for each in others]
    met = any(geometry.LineString(looked_at).intersects(each) for each in segments)
    near = any(geometry.Point(end).distance(each) < apart for end in looked_at[1:][alone:] for each in segments)
    assert _meets_none(line, others, alone, apart) == (not (met or near))


@pytest.mark.parametrize(
    "other, met", [((-1, 2, 1, 2), True), ((0, 1, 3, 1), True), ((1, 3, 2, 3), True), ((1, 2, 3, 2), False)]
)
def test_an_arm_meets_what_it_touches_in_a_vertex(other, met):
    line = np.array([[0.0, 0.0], [0.0, 2.0], [2.0, 4.0]])
    assert _meets_none(line, np.array([other], float), 2, 0.0) != met


@pytest.mark.parametrize("alone, met", [(0, True), (1, False)])
def test_an_arm_keeps_as_far_away_as_it_must_once_it_runs_alone(alone, met):
    line, other = np.array([[0.0, 0.0], [0.0, 4.0], [3.0, 4.0], [6.0, 4.0]]), np.array([[-9.0, 6.0, 1.0, 6.0]])
    assert _meets_none(line, other, alone, 2.0)
    assert _meets_none(line, other, alone, 2.2) != met
