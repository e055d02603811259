"""Drawn rivers are laid from the sea up, the nearest one first, in memory that grows with their number alone."""

import tracemalloc

import numpy as np
import pytest
from headwaters.core.growth.sketch_order import JOINS, TOUCHES, Stretch, ordered_stretches
from headwaters.core.growth.sketches import follow_sketches
from headwaters.core.plane.fields import constant
from headwaters.core.plane.land import nearest_shore_places, shores
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples
from .coasts import square

STEP = 50.0
EDGE = 800.0


def straight(rng, count, size=10_000.0):
    """Return stretches with a sample every ``STEP`` metres in all directions inside a square."""
    found = []
    for number in range(count):
        begin, angle = rng.uniform(0.2 * size, 0.8 * size, 2), rng.uniform(0, 2 * np.pi)
        along = STEP * np.arange(int(rng.integers(3, 30)))
        found.append(Stretch(number, begin + along[:, None] * np.array([np.cos(angle), np.sin(angle)]), STEP))
    return found


@examples(40)
@given(seed=st.integers(0, 10**6), count=st.integers(1, 25))
def test_each_stretch_is_the_nearest_to_the_shore_or_to_one_before_it(seed, count):
    where, stretches = shores(square()), straight(np.random.default_rng(seed), count)
    order = ordered_stretches(Run(), where, stretches, EDGE)
    assert sorted(stretch.sketch for stretch in order) == list(range(count))

    def away(place, before):
        """Return the distance of an end to the shore or to all of the stretches before, 0 if they touch."""
        sea = nearest_shore_places(where, place[None]).distance[0]
        lines = [np.hypot(*(stretches[number].xy - place).T).min() for number in before]
        near = [distance for distance in lines if distance < JOINS * EDGE]
        least = min([sea, *near])
        return least if least > TOUCHES * EDGE else 0.0

    for place, stretch in enumerate(order):
        before = [each.sketch for each in order[:place]]
        left = [each.sketch for each in order[place:]]
        own = stretches[stretch.sketch].xy
        upper = np.abs(own - stretch.xy[-1]).sum(axis=1).argmin()
        assert upper in (0, len(own) - 1)
        least = min(away(stretches[number].xy[end], before) for number in left for end in (0, -1))
        assert away(own[-1 if upper == 0 else 0], before) <= least + 2.5 * STEP  # samples of others lie apart


def crowd(count):
    """Return many short lines on a square of 10 km."""
    rng = np.random.default_rng(3)
    return list(rng.uniform(500, 9_500, (count, 1, 2)) + np.cumsum(rng.normal(0, 30, (count, 4, 2)), axis=1))


def test_many_sketches_take_memory_by_their_number_and_not_by_its_square():
    def peak(count):
        tracemalloc.start()
        follow_sketches(Run(), square(), crowd(count), 500.0, constant(0.01))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(300)  # compiles what so many need
    assert peak(1_200) < 8 * peak(300)  # by the square it is 16


def test_many_sketches_can_be_cancelled_while_they_are_put_in_order():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        ordered_stretches(Stopped(), shores(square()), straight(np.random.default_rng(1), 5), EDGE)
