"""Beds that are let fall, held against a twin in plain Python, and what that promises."""

import numpy as np
from headwaters.core.terrain.relief.river_heights import LEAST_FALL, let_fall
from hypothesis import given
from hypothesis import strategies as some

from ....support import examples

DROP = 0.01  # over the way


def random_beds(seed):
    """Return the courses of a random tree, each before that it flows into, with random heights, some of them pinned."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 7))
    downstream = np.array([rng.integers(one + 1, count) if one + 1 < count else -1 for one in range(count)])
    first = np.concatenate([[0], np.cumsum(rng.integers(2, 6, count))])
    along = np.concatenate([np.cumsum(rng.uniform(1, 100, n)) for n in np.diff(first)])
    return first, downstream, along, rng.random(first[-1]) < 0.3, rng.uniform(-5, 50, first[-1])


def fallen_twin(first, downstream, along, pinned, z):
    """Return the heights that `let_fall` should give."""
    z = z.copy()
    for course, below in enumerate(downstream):
        for vertex in range(first[course] + 1, first[course + 1]):
            way = along[vertex] - along[vertex - 1]
            z[vertex] = z[vertex] if pinned[vertex] else min(z[vertex], z[vertex - 1] - DROP * way)
        if below >= 0 and not pinned[first[below]]:
            z[first[below]] = min(z[first[below]], z[first[course + 1] - 1])
    for course in reversed(range(len(downstream))):
        begin, last, below = first[course], first[course + 1] - 1, downstream[course]
        z[last] = z[first[below]] if below >= 0 else max(z[last], 0.0)
        for vertex in reversed(range(begin, last)):
            z[vertex] = max(z[vertex], z[vertex + 1] + LEAST_FALL * (along[vertex + 1] - along[vertex]))
    return z


@examples(60)
@given(some.integers(0, 10**6))
def test_beds_fall_to_the_sea_and_join_where_others_begin(seed):
    first, downstream, along, pinned, z = random_beds(seed)
    made = z.copy()
    let_fall(first, downstream, np.arange(downstream.size), along, DROP, pinned, made)
    assert np.array_equal(made, fallen_twin(first, downstream, along, pinned, z))
    for course, below in enumerate(downstream):
        line = made[first[course] : first[course + 1]]
        assert (np.diff(line) < 0).all()
        assert line[-1] == made[first[below]] if below >= 0 else line[-1] >= 0
