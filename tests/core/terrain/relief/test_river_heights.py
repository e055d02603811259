"""Beds have the heights of the ground that was solved for, where their water runs on it."""

import numpy as np
import pytest
from headwaters.core.terrain.relief.levels import RiverCells, square_cells
from headwaters.core.terrain.relief.river_heights import with_heights
from headwaters.core.terrain.relief.solving import SolvedRelief

from ..rivers import courses_of

CELL, COLS = 100.0, 20
WINDOW = square_cells(0.0, 3 * CELL, 3, COLS, CELL)
MEETING = 10  # column in which the lower course begins


def ground_of_two(stub):
    """Return two courses, one after the other from east to west along the middle row, and the ground they run on.

    Water is led from the upper one into the second cell of the lower; its first cell, ``stub`` metres high, drains
    nothing but itself.
    """
    line = np.column_stack([CELL * (np.arange(COLS, 0, -0.5) - 0.5), np.full(2 * COLS, 1.5 * CELL)])
    turn = np.flatnonzero(line[:, 0] <= (MEETING + 0.5) * CELL)[0]
    lines = line[: turn + 1], line[turn:]
    courses = courses_of([np.column_stack([each, np.zeros(len(each))]) for each in lines], [1, -1])
    col = np.arange(COLS)
    z, area = np.zeros((3, COLS)), np.zeros((3, COLS))
    z[1], area[1] = 10.0 * (1 + col), 1e6 * (COLS - col)
    z[1, MEETING], area[1, MEETING] = stub, CELL**2
    below = col - 1
    below[MEETING + 1] = MEETING - 1
    course = np.where(col > MEETING, 0, 1)
    cells = RiverCells(COLS + col, below, np.full(COLS, 4, np.uint8), course, z[1], np.zeros(COLS, bool))
    return courses, SolvedRelief(z, z > 0, area, np.zeros(z.shape, np.uint8), cells, 1.0, np.empty(0))


@pytest.mark.parametrize("stub", (110.0, 900.0))
def test_where_rivers_meet_beyond_a_bend_that_was_cut_short_none_climbs_to_what_is_left_of_it(stub):
    courses, ground = ground_of_two(stub)
    z = with_heights(courses, ground, WINDOW).z
    x = courses.xy[:, 0]
    assert z[x > CELL] == pytest.approx(10.0 * (x[x > CELL] / CELL + 0.5), abs=11.0)


def held(stub, lowered):
    """Return courses at the heights that were asked for, and the ground that lowered them; ``stub`` as above."""
    courses, ground = ground_of_two(stub)
    asked = 1_000.0 + 0.1 * courses.xy[:, 0]
    z = np.where(np.arange(COLS) == MEETING, stub, 1_000.0 + 0.1 * CELL * (np.arange(COLS) + 0.5) - lowered)
    return courses._replace(z=asked), ground._replace(z=np.tile(z, (3, 1)), lowered=np.full(COLS, lowered))


@pytest.mark.parametrize("lowered", (0.0, 0.4 * CELL, 3.0 * CELL))
def test_a_bed_that_keeps_its_height_lies_lower_by_what_the_ground_lowered_its_river(lowered):
    """However little that is beside a cell: a bed that was put up again would stand on a dyke."""
    courses, ground = held(2_000.0, lowered)
    z = with_heights(courses, ground, WINDOW, hold=True).z
    inland = courses.xy[:, 0] > CELL
    assert z[inland] == pytest.approx(courses.z[inland] - lowered, abs=1e-6)


def test_a_bed_that_keeps_its_height_lies_no_higher_than_ground_that_other_water_runs_on():
    """Beside its own chain, which joined another before, what it was lowered by is not known."""
    between = 1_000.0 + 0.1 * CELL * MEETING + 1.0
    courses, ground = held(between, 0.0)
    z = with_heights(courses, ground, WINDOW, hold=True).z
    there = np.floor(courses.xy[:, 0] / CELL) == MEETING
    assert z[there].max() == pytest.approx(between, abs=0.01)
    above = courses.xy[:, 0] > (MEETING + 1) * CELL
    assert z[above] == pytest.approx(courses.z[above])
