"""Waves of turns are those of cosine and sine."""

import numpy as np
import pytest
from headwaters.core.machine.waves import cos_sin_turns


@pytest.mark.parametrize("compute", [cos_sin_turns, getattr(cos_sin_turns, "py_func", cos_sin_turns)])
def test_they_are_cosine_and_sine(compute):
    rng = np.random.default_rng(1)
    turns = np.concatenate([rng.uniform(-3, 3, 2_000), np.arange(-16, 17) / 8, rng.uniform(-1e4, 1e4, 200)])
    found = np.array([compute(turn) for turn in turns])
    wanted = np.column_stack([np.cos(2 * np.pi * turns), np.sin(2 * np.pi * turns)])
    assert np.abs(found - wanted)[:2_033].max() < 1e-10
    assert np.abs(found - wanted).max() < 1e-8


def test_quarters_of_a_turn_are_exact():
    assert [cos_sin_turns(quarter / 4) for quarter in range(4)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]


def test_nothing_jumps_where_one_series_ends():
    for eighth in range(8):
        below, above = (np.array(cos_sin_turns(eighth / 8 + aside)) for aside in (-1e-13, 1e-13))
        assert np.abs(above - below).max() < 1e-10
