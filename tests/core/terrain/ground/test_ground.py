"""The ground is its samples, to the last bit, until somebody raises, moves or adds a primitive on it."""

import numpy as np
import pytest
from headwaters.core.plane.types import Field
from headwaters.core.terrain.ground.blend import blend_on, prepare_blend
from headwaters.core.terrain.ground.ground import heights_below, heights_on, moved_with, prepare_ground
from headwaters.core.terrain.ground.spline_heights import add_spline
from headwaters.core.terrain.types import Model, Primitives

from .test_blend import DETAIL, EDGE, lattice, random_primitives

CELL, SIDE = 200.0, 8000.0


def random_samples(seed=1, cell=CELL):
    count = int(SIDE / cell) + 12
    heights = np.random.default_rng(seed).uniform(50.0, 400.0, (count, count))
    return Field(heights, -6 * cell, -6 * cell, cell, 0.0)


def model_on(samples, primitives=None, noise=False):
    """Return a model of nothing but ground, whose primitives lie on its samples if none are given."""
    if primitives is None:
        primitives = random_primitives(5)
        primitives = primitives._replace(z=heights_below(samples, primitives))
    if not noise:
        primitives = primitives._replace(noise=0.0 * primitives.noise)
    return Model(None, EDGE, None, None, primitives, samples, 5)


def heights(model, strength=1.0, at=None):
    x, y = lattice(30, 30, 260.0) if at is None else at
    out = np.empty(x.shape)
    heights_on(prepare_ground(model, strength), x, y, out, DETAIL)
    return out


def spline(samples):
    x, y = lattice(30, 30, 260.0)
    out = np.zeros(x.shape)
    add_spline(samples, x, y, out)
    return out


def away_from(place):
    x, y = lattice(30, 30, 260.0)
    return np.hypot(x - place[0], y - place[1])


def with_one(primitives, which, **changed):
    """Return primitives of which one has other numbers."""
    found = {name: getattr(primitives, name).copy() for name in changed}
    for name, value in changed.items():
        found[name][which] = value
    return primitives._replace(**found)


@pytest.mark.parametrize("count", [0, 1, 40, 300])
def test_primitives_that_nobody_has_touched_change_nothing(count):
    samples = random_samples()
    lying = model_on(samples).primitives
    some = Primitives(*(part[:count] for part in lying))
    assert np.array_equal(heights(model_on(samples, some)), spline(samples))


def test_a_primitive_that_is_raised_raises_the_ground_as_far_as_it_reaches():
    model = model_on(random_samples())
    middle, radius = model.primitives.xy[7], model.primitives.radius[7]
    raised = model._replace(primitives=with_one(model.primitives, 7, z=model.primitives.z[7] + 90.0))
    change, away = heights(raised) - heights(model), away_from(middle)
    assert not change[away >= radius].any()
    assert (change[away < 0.99 * radius] > 0).all()
    assert change.max() < 90.0


def test_one_alone_raises_its_middle_to_its_height():
    samples = random_samples()
    one = Primitives(np.array([[3000.0, 4000.0]]), *(np.array([each]) for each in (777.0, 600.0, 0.0, 0.5, -1)))
    at = np.array([[3000.0, 3100.0]]), np.array([[4000.0, 4000.0]])
    assert heights(model_on(samples, one), at=at)[0, 0] == pytest.approx(777.0)


def test_a_primitive_that_is_moved_takes_its_height_along_and_leaves_the_ground_where_it_was():
    model = model_on(random_samples())
    there = np.array([4321.0, 3456.0])
    moved = model._replace(primitives=with_one(model.primitives, 11, xy=there))
    change, radius = heights(moved) - heights(model), model.primitives.radius[11]
    rises = model.primitives.z[11] > heights_below(model.ground, moved.primitives)[11]
    assert not change[away_from(there) >= radius].any()
    near = change[away_from(there) < 0.99 * radius]
    assert near.size and ((near > 0) if rises else (near < 0)).all()


def test_without_its_samples_the_ground_is_the_blend_of_primitives_and_between_is_between():
    model = model_on(random_samples(), noise=True)
    alone, x_y = np.empty((30, 30)), lattice(30, 30, 260.0)
    blend_on(prepare_blend(model.primitives, EDGE, 5), *x_y, alone, DETAIL)
    assert np.array_equal(heights(model, 0.0), alone)
    assert np.array_equal(heights(model._replace(ground=None)), alone)
    whole = heights(model)
    assert np.ptp(whole - alone) > 50
    assert heights(model, 0.25) == pytest.approx(0.75 * alone + 0.25 * whole, abs=1e-9)


def test_places_off_the_map_have_no_height():
    x, y = lattice(12, 16, 500.0)
    x[3, 4] = np.nan
    out = heights(model_on(random_samples()), at=(x, y))
    assert np.isnan(out[3, 4]) and np.count_nonzero(np.isnan(out)) == 1


def test_primitives_move_with_the_ground_and_those_that_lie_on_it_do_so_exactly():
    before, after = random_samples(1), random_samples(2)
    model = model_on(before)
    edited = with_one(model.primitives, 3, z=model.primitives.z[3] + 12.5)
    moved = moved_with(edited, before, after)
    over = moved.z - heights_below(after, moved)
    assert over[3] == pytest.approx(12.5)
    assert not np.delete(over, 3).any()


def test_places_off_the_shore_hold_the_ground_above_the_sea():
    """Where samples are those of the sea, or what their spline swings below it."""
    samples = random_samples()._replace(values=random_samples().values - 400.0)
    model = model_on(samples)
    assert (model.primitives.z > 0).all()
    assert np.array_equal(heights(model), spline(samples))
