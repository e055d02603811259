"""Which edges are tried from a node and from a mouth: as sharp as may be, on land, and with the distance they keep."""

import numpy as np
import pytest
from headwaters.core.growth.clearance import TOO_NEAR, look_around
from headwaters.core.growth.edge_trials import (
    FIRST_DRAW,
    HEADING_NOISE,
    SHARPEST,
    TRIALS,
    WIDEST,
    _choose,
    child_edge,
    mouth_edge,
)
from headwaters.core.growth.growth import Rules
from headwaters.core.growth.state import growth_state
from headwaters.core.machine.noise import chance
from headwaters.core.plane.fields import constant
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Land

from .coasts import closed

EDGE, SIZE = 4.0, 100.0


def square_island():
    """Return the state before anything grows on a square."""
    shore = lay_shore(Land((closed(np.array([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], float)),)), 2.0)
    return growth_state(shore, None, Rules(EDGE), constant(0.01), constant(0.2), 8)


@pytest.mark.parametrize("inward", [(1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (-1.0, 0.0)])
def test_a_river_leads_from_its_mouth_onto_land_whatever_it_was_told(inward):
    state = square_island()
    best, priority = mouth_edge(0.0, 50.0, *inward, 1, state)
    x, y = state.trials.end[best]
    assert priority == 1 and np.hypot(x, y - 50.0) == pytest.approx(EDGE)
    assert x >= state.limits.shore


@pytest.mark.parametrize("share, wanted", [(0.9, (-1, 0)), (1.0, (-1, 0)), (1.25, (3, 1)), (1.5, (3, 2))])
def test_a_priority_goes_down_to_the_smallest_that_has_its_distance_and_no_further(share, wanted):
    state = square_island()
    state.trials.distance[:], state.trials.end[:], state.trials.score[:] = TOO_NEAR, 50.0, 1.0
    state.trials.distance[3] = share * state.limits.clearance
    assert _choose(0.0, 4, state) == wanted


def deviations(seed):
    """Return by how many radians the trials of the first child of the first node deviate."""
    trials = np.arange(TRIALS)
    parts = [2.0 * (trial + chance(seed, 0, FIRST_DRAW + 1 + trial)) / TRIALS - 1.0 for trial in trials.tolist()]
    return [part * (WIDEST * abs(part)) for part in parts]


@pytest.mark.parametrize("seed", range(8))
def test_a_child_may_turn_as_sharply_as_the_sharpest_but_no_more(seed):
    """Where nothing is near, the trial that deviates least is the best."""
    state, least = square_island(), deviations(seed)
    best = int(np.argmin(np.abs(least)))
    state.net.xy[0], state.net.inward[0] = (50.0, 50.0), (1.0, 0.0)
    noise = HEADING_NOISE * (2.0 * chance(seed, 0, FIRST_DRAW) - 1.0)
    turn = SHARPEST - least[best] - noise
    while turn + noise + least[best] < SHARPEST:
        turn = np.nextafter(turn, 9.0)
    while turn + noise + least[best] > SHARPEST:
        turn = np.nextafter(turn, 0.0)
    around = look_around(0, 50.0, 50.0, 1, state)
    if turn + noise + least[best] == SHARPEST:
        assert child_edge(0, 0, 1, float(turn), around, state, seed) == (best, 1)
    assert child_edge(0, 0, 1, float(turn) + 1e-9, around, state, seed)[0] not in (best, -1)
