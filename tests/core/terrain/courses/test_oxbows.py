"""Oxbows lie clear of all rivers, as a raster has them, and those of coarse cells are among those of fine ones."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import A, C
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.terrain.courses.bends import drawn
from headwaters.core.terrain.courses.course_shape import SHAPE
from headwaters.core.terrain.courses.oxbows import CLEAR, _find_clear, _lies_upon, find_oxbows
from headwaters.core.terrain.types import MAIN, Courses, Model, Primitives

from ..worlds import no_tree

FLAT = 0.001  # slope of rivers


def courses_of(*rivers):
    """Return straight courses (from, to, width, wavelength in widths, kind) that bend; none flows into another."""
    ends = np.array([(begin, end) for begin, end, *_ in rivers], float)
    width, waves, kind = (np.array([river[each] for river in rivers]) for each in (2, 3, 4))
    count, width = len(rivers), width.astype(float)
    along = np.hypot(*(ends[:, 1] - ends[:, 0]).T)
    z = np.column_stack([50.0 + FLAT * along, np.full(count, 50.0)]).ravel()
    swing = np.where(waves > 0, 1.3, 0.0)
    return Courses(
        2 * np.arange(count + 1), ends.reshape(-1, 2), z, np.arange(count), np.full(count, -1),
        np.full(count, MAIN, np.uint8), kind.astype(np.uint8), np.ones(count), width, np.ones(count),
        waves * width, swing, 0.7 * swing,
    )  # fmt: skip


def model_of(*rivers):
    """Return the model of a large square with such rivers."""
    ring = 60_000.0 * np.array([(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)])
    none = np.empty(0)
    discs = Primitives(np.empty((0, 2)), none, none, none, none, np.empty(0, np.int64))
    return Model(Land((ring,)), 1_000.0, no_tree(), courses_of(*rivers), discs, None, 5)


def from_banks(courses, place):
    """Return how far a place is from the nearest bank of courses, by hand."""
    least = np.inf
    for course, half in enumerate(courses.width / 2):
        line = courses.xy[courses.first[course] : courses.first[course + 1]]
        step = np.diff(line, axis=0)
        share = np.clip(np.sum((place - line[:-1]) * step, axis=1) / np.sum(step**2, axis=1), 0.0, 1.0)
        least = min(least, np.hypot(*(place - line[:-1] - share[:, None] * step).T).min() - half)
    return least


def are_clear(found, model, cell):
    """Tell whether all oxbows lie clear of the rivers that a raster has."""
    river, width = drawn(model.courses, cell), model.courses.width
    lines = zip(found.lines, found.course)
    return all(from_banks(river, place) > CLEAR * width[own] for line, own in lines for place in line)


@pytest.mark.parametrize("waves", [11.0, 6.0])
def test_no_river_that_a_raster_draws_straight_runs_through_its_oxbows(waves):
    """Bends of less than 14 cells are left out of a raster, of its river and of others."""
    model = model_of(((-25e3, 0.0), (25e3, 0.0), 60.0, waves, C), ((25e3, 700.0), (-25e3, 650.0), 20.0, 11.0, A))
    assert len(find_oxbows(Run(), model).rings) > 3
    for cell in (10.0, 25.0, 40.0, 47.0):
        found = find_oxbows(Run(), model, cell)
        assert are_clear(found, model, cell)
        assert not found.rings or waves * 60.0 >= SHAPE.bend_cells * cell


def test_a_brook_that_is_nearer_hides_no_wide_river():
    """Banks count: the middle of a wide river is farther off than that of the brook before it."""
    rivers = ((-25e3, 0.0), (25e3, 0.0), 20.0, 11.0, C), ((-25e3, 130.0), (25e3, 130.0), 1.0, 0.0, A)
    model = model_of(*rivers, ((-25e3, 165.0), (25e3, 165.0), 100.0, 0.0, A))
    assert len(find_oxbows(Run(), model).rings) > 5
    assert are_clear(find_oxbows(Run(), model), model, 0.0)


def test_oxbows_of_coarse_cells_are_among_those_of_fine_ones_and_none_lies_upon_another():
    """Rivers beside each other whose loops reach over: which of two stays hangs on no cells."""
    rivers = [((-25e3, 90.0 * number), (25e3, 90.0 * number), 10.0 + 3.0 * number, 11.0, C) for number in range(6)]
    model = model_of(*rivers)
    every = {line.tobytes() for line in find_oxbows(Run(), model).lines}
    lines = find_oxbows(Run(), model).lines
    assert len(lines) > 20
    width = model.courses.width[find_oxbows(Run(), model).course]
    for one in range(len(lines)):
        for other in range(one):
            apart = np.sqrt(np.min(np.sum((lines[one][:, np.newaxis] - lines[other]) ** 2, axis=2)))
            assert apart > width[one] + width[other]
    counts = []
    for cell in (8.5, 12.0, 15.0):
        some = {line.tobytes() for line in find_oxbows(Run(), model, cell).lines}
        assert some <= every
        counts.append(len(some))
    assert counts[0] > counts[1] > counts[2]


def test_about_one_bend_in_five_has_an_oxbow_on_each_side():
    """A wave has two bends; some had none before at the ends, and the loops of neighbours lie upon each other."""
    rivers = [((-25e3, 5e3 * number), (25e3, 5e3 * number), 20.0, 11.0, C) for number in range(-4, 5)]
    model = model_of(*rivers)
    found = find_oxbows(Run(), model)
    bends = len(rivers) * 2 * 50e3 / (11.0 * 20.0)
    assert 0.18 < len(found.lines) / bends < 0.22
    middle = np.array([5e3 * (course - 4) for course in found.course])
    left = np.array([line[len(line) // 2, 1] for line in found.lines]) > middle
    assert 0.4 < left.mean() < 0.6


def test_old_oxbows_are_narrow_and_short_and_no_two_have_one_form():
    rivers = [((-25e3, 5e3 * number), (25e3, 5e3 * number), 20.0, 11.0, C) for number in range(-4, 5)]
    found = find_oxbows(Run(), model_of(*rivers))
    assert found.age.min() < 0.1 and found.age.max() > 0.9
    assert np.allclose(found.width, 16.0 * (1.0 - 0.5 * found.age))
    spans = [[np.hypot(*np.diff(line, axis=0).T).sum(), np.hypot(*(line[-1] - line[0]))] for line in found.lines]
    length, gap = np.transpose(spans)
    old = found.age > 0.5
    assert length[old].mean() < 0.9 * length[~old].mean() and (gap / length)[old].mean() > (gap / length)[~old].mean()
    high = np.array([np.ptp(line, axis=0) for line in found.lines[:40]])
    assert high.std(axis=0).min() > 0.1 * high.mean()


def test_looking_for_oxbows_can_be_cancelled():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        find_oxbows(Stopped(), model_of(((-25e3, 0.0), (25e3, 0.0), 60.0, 11.0, C)))


@pytest.mark.parametrize(
    "away, upon", [((5, 0), True), ((0, -5), True), ((3, 4), True), ((5, 1), False), ((0, 6), False)]
)
def test_a_line_lies_upon_one_that_is_as_near_as_both_are_wide(away, upon):
    for way in (away, [-step for step in away]):
        one = np.zeros((1, 2))
        other = one + way
        places = np.stack([one, other, one + 100.0])
        widths = 2.0, 3.0, 1.0
        sizes = np.array([[*line.min(axis=0), *line.max(axis=0), width] for line, width in zip(places, widths)])
        assert _lies_upon(places, sizes, 1) == upon
        assert not _lies_upon(places, sizes, 0) and not _lies_upon(places, sizes, 2)


def test_only_what_lies_farther_from_some_rivers_than_their_reach_is_clear():
    ends, line = np.array([[0.0, 0, 9, 0], [0, 9, 9, 9], [4, 2, 4, 3]]), np.array([[4.0, away] for away in range(10)])
    clear = np.ones(10, bool)
    _find_clear(ends, np.array([0, 1]), np.array([2.0, 3.0]), line, clear)
    assert clear.tolist() == [3 <= away < 6 for away in range(10)]
