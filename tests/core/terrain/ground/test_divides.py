"""Bent divides: places keep their neighbours, rivers and shores keep their places."""

from functools import cache

import numpy as np
from headwaters.core.terrain.ground.divides import find_shift, shifted
from headwaters.tests.core.terrain.worlds import grown_world, straight_courses

EDGE = 2_000.0


@cache
def world():
    """Return an island, its rivers, and the shift of its places."""
    land, grown = grown_world(edge=EDGE)
    courses = straight_courses(grown)
    return land, grown, courses, find_shift(land, courses, EDGE, 1)


def test_rivers_and_shores_stay_where_they_are():
    """Rivers exactly, so that none is given to a neighbour; shores but for points of land thinner than a sample."""
    land, _, courses, shift = world()
    share = np.linspace(0, 1, 23)[:, None, None]
    way = (courses.xy[:-1] * (1 - share) + courses.xy[1:] * share)[:, ::2].reshape(-1, 2)  # courses have two vertices
    assert (shifted(shift, way) == way).all()
    assert np.quantile(np.hypot(*(shifted(shift, land.rings[0]) - land.rings[0]).T), 0.95) < 0.01 * EDGE


def test_divides_bend_visibly():
    """Far from rivers places are shifted by a good part of an edge."""
    _, _, _, shift = world()
    far = np.hypot(*shift.values.reshape(-1, 2).T)
    assert 0.06 * EDGE < np.quantile(far[far > 0], 0.9) < 0.3 * EDGE


def test_places_keep_their_neighbours():
    """Two places never change sides: the shift changes by less than the way between them."""
    _, grown, _, shift = world()
    rng = np.random.default_rng(1)
    one = grown.tree.xy[rng.integers(grown.tree.z.size, size=20_000)] + rng.normal(0, EDGE / 2, (20_000, 2))
    other = one + rng.normal(0, 1, one.shape) * rng.choice([1.0, 30.0, 400.0], (one.shape[0], 1))
    moved = shifted(shift, one) - one - (shifted(shift, other) - other)
    assert (np.hypot(*moved.T) < np.hypot(*(one - other).T)).all()


def test_the_same_seed_bends_the_same_way():
    """On any number of threads; another seed bends otherwise."""
    land, _, courses, shift = world()
    assert (find_shift(land, courses, EDGE, 1, threads=1).values == shift.values).all()
    assert (find_shift(land, courses, EDGE, 2).values != shift.values).any()
