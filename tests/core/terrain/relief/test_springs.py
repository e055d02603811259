"""Rivers begin in their own valleys, wherever divides came to lie."""

import tracemalloc

import numpy as np
import pytest
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.terrain.relief.levels import square_cells
from headwaters.core.terrain.relief.springs import Shown, springs_in_valleys, without_walls

from ..rivers import courses_of

CELL, SIDE = 10.0, 60
WINDOW = square_cells(0.0, SIDE * CELL, SIDE, SIDE, CELL)
EAST = (np.arange(SIDE) + 0.5) * CELL


def ground(divide):
    """Return land that rises from both sides, in the west three times as steeply, to a divide from north to south."""
    return np.tile(np.minimum(0.6 * EAST, 0.6 * divide + 0.2 * (divide - EAST)), (SIDE, 1))


def river(*x, y=300.0):
    """Return a river to the east, in a valley that it has cut into the ground of a divide at 200 m."""
    line = np.column_stack([x, np.full(len(x), y)])
    return np.column_stack([line, np.interp(line[:, 0], [0.0, 200.0, 600.0], [113.0, 112.0, 2.0])])


def falls_aside(line, start, z):
    """Return whether anywhere below a start, but beside the river, ground falls more steeply than that does."""
    row, col = np.indices(z.shape)
    x, y = (col + 0.5) * CELL, (SIDE - row - 0.5) * CELL
    beside = (np.abs(y - 300.0) < 1.5 * CELL) & (x > line[0, 0] - 1.5 * CELL)
    for at in np.arange(start + CELL / 2, start + 100.0, CELL / 2):
        bed, farther = np.interp([at, at + 3.5 * CELL], line[:, 0], line[:, 2])
        away = np.hypot(x - at, y - 300.0)
        if ((bed - z) / away > (bed - farther) / (3.5 * CELL))[~beside & (away < 3.4 * CELL)].any():
            return True
    return False


@pytest.mark.parametrize("start", (180.0, 190.0))
def test_a_river_from_beyond_a_divide_begins_where_its_own_valley_is_the_steepest_way(start):
    line, z = river(*np.linspace(start, 590.0, 80)), ground(200.0)
    before = courses_of([line], [-1])
    after = springs_in_valleys(Run(), before, z, WINDOW)
    assert falls_aside(line, start, z)
    spring = after.xy[0, 0]
    assert start < spring < 240.0
    assert not falls_aside(line, spring, z)
    assert after.z[0] == pytest.approx(np.interp(spring, line[:, 0], line[:, 2]))
    kept = len(after.xy) - 1
    assert np.array_equal(after.xy[1:], before.xy[-kept:])
    assert np.array_equal(after.z[1:], before.z[-kept:])


def test_rivers_in_their_valleys_and_all_that_are_fed_stay():
    inland, fed = river(*np.linspace(300.0, 400.0, 20)), river(*np.linspace(400.0, 590.0, 20))
    before = courses_of([inland, fed, river(*np.linspace(190.0, 590.0, 70), y=100.0)], [1, -1, -1])
    after = springs_in_valleys(Run(), before, ground(200.0), WINDOW)
    assert np.array_equal(after.first[:3], before.first[:3])
    assert np.array_equal(after.xy[:40], before.xy[:40])
    assert after.first[3] < before.first[3]
    assert np.array_equal(after.downstream, before.downstream)


class Stopped(Run):
    """The user has asked to stop."""

    cancelled = True


def test_a_long_course_takes_little_memory_and_a_cancel_is_heeded():
    """Places times ground times places would be a gigabyte here."""
    courses = courses_of([river(*np.linspace(180.0, 590.0, 80))], [-1])
    fine = square_cells(0.0, SIDE * CELL, 30 * SIDE, 30 * SIDE, CELL / 30)
    z = np.kron(ground(200.0), np.ones((30, 30)))
    tracemalloc.start()
    try:
        springs_in_valleys(Run(), courses, z, fine)
        assert tracemalloc.get_traced_memory()[1] < 300e6
    finally:
        tracemalloc.stop()
    with pytest.raises(Cancelled):
        springs_in_valleys(Stopped(), courses, z, fine)


def test_a_spring_above_the_valley_of_another_begins_lower_where_cells_of_a_raster_are_as_wide_as_its_own():
    """The valley in the west begins four cells of the ground away, too far for these to matter, and lies deep."""
    z = np.tile(np.where(EAST < 160.0, 20.0, 113.0 + 0.1 * np.minimum(EAST - 160.0, 0.0)), (SIDE, 1))
    line = river(*np.linspace(205.0, 590.0, 78))
    before = courses_of([line], [-1])

    def start(cell, top=1000.0):
        return springs_in_valleys(Run(), before, z, WINDOW, shown=Shown(cell, top)).xy[0, 0]

    assert springs_in_valleys(Run(), before, z, WINDOW).xy[0, 0] == start(CELL) == 205.0
    assert 160.0 + 2.0 * 40.0 < start(40.0) < 160.0 + 2.5 * 40.0
    assert start(40.0, top=10_000.0) == 205.0


def test_a_river_whose_bed_stands_above_the_ground_near_its_head_begins_below_there():
    line = river(*np.linspace(250.0, 590.0, 69))
    knoll = np.where(line[:, 0] < 283.0, line[:, 2] + 3.0, line[:, 2])
    far = np.where(line[:, 0] > 500.0, line[:, 2] + 3.0, line[:, 2])  # no matter of its head
    z = np.tile(np.interp(EAST, line[:, 0], line[:, 2]) + 0.1, (SIDE, 1))
    z[:, EAST < 250.0] = 130.0
    for beds, begin in ((line[:, 2], 250.0), (knoll, 285.0), (far, 250.0)):
        before = courses_of([np.column_stack([line[:, :2], beds])], [-1])
        after = springs_in_valleys(Run(), before, z, WINDOW)
        assert after.xy[0, 0] == pytest.approx(begin)


@pytest.mark.parametrize("vertices", (69, 12))
def test_ground_that_was_held_to_a_bed_is_no_wall_where_the_river_begins_below(vertices):
    """Of a plain that falls to the east: in the west of a wall that the bed ran on, in the east of a valley."""
    line = river(*np.linspace(250.0, 590.0, vertices))
    z = np.tile(120.0 - 0.05 * EAST, (SIDE, 1))
    z[30] += np.select([EAST < 250.0, EAST < 400.0], [0.0, 2.0], -1.0)
    whole = courses_of([line], [-1])
    after = without_walls(z, WINDOW, whole, courses_of([river(350.0, *line[line[:, 0] > 350.0, 0])], [-1]))
    gone = (EAST > 250.0) & (EAST < 350.0)
    assert np.allclose(after[30, gone], 120.0 - 0.05 * EAST[gone], atol=0.3)
    after[30, gone] = z[30, gone]
    assert np.array_equal(after, z)
    farther = without_walls(z, WINDOW, whole, courses_of([river(450.0, *line[line[:, 0] > 450.0, 0])], [-1]))
    assert np.array_equal(farther[30, 40:], z[30, 40:])
