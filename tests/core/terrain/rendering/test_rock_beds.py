"""Beds of rock."""

import numpy as np
from headwaters.core.terrain.rendering import rock_beds
from headwaters.core.terrain.rendering.rock_beds import LEDGE, write_resistance

SIDE, CELL = 200, 5.0


def resistance(z, top=0, left=0, cell=CELL, seed=3):
    out = np.empty(z.shape)
    write_resistance(z, top, left, cell, seed, out)
    return out


def slope(nrows=SIDE, ncols=SIDE, top=0, left=0):
    """Return heights that rise evenly towards the north-east."""
    rows, cols = np.arange(top, top + nrows)[:, np.newaxis], np.arange(left, left + ncols)
    return CELL * (0.2 * cols - 0.4 * rows) + 900.0


def test_rock_changes_up_hillsides_more_than_along_them():
    """Where the ground is level it changes over far longer ways than over so much height."""
    level = np.log(resistance(np.full((SIDE, SIDE), 500.0)))
    rising = np.log(resistance(slope()))
    steps = [np.abs(np.diff(each, axis=0)).mean() for each in (level, rising)]
    assert steps[1] > 3.0 * steps[0] > 0.0


def test_rock_of_a_place_is_the_same_whatever_is_asked_for():
    whole = resistance(slope())
    part = resistance(slope(40, 30, 70, 90), 70, 90)
    assert part.tobytes() == np.ascontiguousarray(whole[70:110, 90:120]).tobytes()
    assert np.abs(resistance(slope(), seed=4) - whole).max() > 0.5


def test_rock_resists_about_as_usual_and_never_by_far_more_or_less():
    found = np.log(np.concatenate([resistance(slope(), seed=seed) for seed in range(8)]))
    assert abs(found.mean()) < 0.15 and 0.4 < found.std() < 1.0
    assert np.abs(found).max() == rock_beds.MOST_RESISTING


def test_cells_that_are_larger_than_beds_show_none():
    assert (resistance(slope(), cell=LEDGE) == 1.0).all()
