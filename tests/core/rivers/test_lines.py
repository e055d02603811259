"""River lines: they join where rivers join, keep to the cells of their river, and share nothing else."""

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from headwaters.core.rivers.lines import river_lines
from headwaters.core.rivers.links import trace_links
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from .rivers import any_rivers, drawn_lines, metres
from .test_links import directions

passes = some.sampled_from((0, 1, 2, 7, 40))


def exact(line):
    """Return the vertices of a line as exact numbers."""
    return [tuple(Fraction(float(value)) for value in vertex[:2]) for vertex in line]


def side_of(one, two, point):
    """Return on which side of the line through two points a third lies: -1, 0 or 1."""
    turn = (two[0] - one[0]) * (point[1] - one[1]) - (two[1] - one[1]) * (point[0] - one[0])
    return (turn > 0) - (turn < 0)


def is_on(segment, point):
    """Tell whether a point lies on a segment."""
    (x_one, y_one), (x_two, y_two) = segment
    return (
        side_of(*segment, point) == 0
        and min(x_one, x_two) <= point[0] <= max(x_one, x_two)
        and min(y_one, y_two) <= point[1] <= max(y_one, y_two)
    )


def common_points(one, other):
    """Return the ends of two segments that lie on the other, and None in the list if they cross between their ends."""
    found = {end for end in one if is_on(other, end)} | {end for end in other if is_on(one, end)}
    crossing = side_of(*one, other[0]) * side_of(*one, other[1]) < 0 and (
        side_of(*other, one[0]) * side_of(*other, one[1]) < 0
    )
    return found | ({None} if crossing else set())


def touching(lines):
    """Return where lines touch or cross themselves or each other but in ends that they share."""
    vertices = [exact(line) for line in lines]
    parts = [
        (number, place, pair) for number, line in enumerate(vertices) for place, pair in enumerate(zip(line, line[1:]))
    ]
    wrong = []
    for (line_one, place_one, one), (line_two, place_two, two) in combinations(parts, 2):
        if any(
            max(a[axis] for a in one) < min(b[axis] for b in two)
            or max(b[axis] for b in two) < min(a[axis] for a in one)
            for axis in (0, 1)
        ):
            continue
        if line_one == line_two:
            allowed = {one[1]} if place_two == place_one + 1 else set()
        else:
            ends = {vertices[line_one][0], vertices[line_one][-1]} & {vertices[line_two][0], vertices[line_two][-1]}
            allowed = ends
        if common_points(one, two) - allowed:
            wrong.append((one, two))
    return wrong


@examples(100)
@given(any_rivers(most=9, crossing=False), passes)
def test_lines_share_nothing_but_their_ends(case, smooth):
    codes, river, lake = case
    links = trace_links(Run(), codes, river, metres(codes), lake)
    assert touching(drawn_lines(links, codes, smooth=smooth)) == []


@examples(200)
@given(any_rivers(), passes)
def test_lines_begin_and_end_in_the_centres_of_their_nodes(case, smooth):
    codes, river, lake = case
    links = trace_links(Run(), codes, river, metres(codes), lake)
    lines = drawn_lines(links, codes, smooth=smooth)
    by_link = dict(zip(np.flatnonzero(links.is_line).tolist(), lines))
    assert len(by_link) == len(lines) == np.count_nonzero(links.is_line)
    for link, line in by_link.items():
        row, col = divmod(int(links.first[link]), codes.shape[1])
        assert line[0].tolist() == [col, -row]
        below = links.receiver[link]
        row, col = divmod(int(links.end[link]), codes.shape[1])
        assert line[-1].tolist() == [col, -row]
        if below in by_link:
            assert np.array_equal(line[-1], by_link[below][0])


@examples(200)
@given(any_rivers(), passes)
def test_lines_keep_to_the_cells_that_their_river_flows_through_in_their_order(case, smooth):
    codes, river, lake = case
    links = trace_links(Run(), codes, river, metres(codes), lake)
    lines = drawn_lines(links, codes, smooth=smooth)
    for link, line in zip(np.flatnonzero(links.is_line), lines):
        cells = links.cells[links.offsets[link] : links.offsets[link + 1]]
        cells = [*cells, links.end[link]] if links.receiver[link] >= 0 else [*cells]
        place = 0
        for one, two in zip(line, line[1:]):
            # A step within a cell, or straight from one centre to the next.
            while not (holds(codes, cells[place], one) and holds(codes, cells[place], two)):
                if smooth == 0 and holds(codes, cells[place], one) and holds(codes, cells[place + 1], two):
                    break
                place += 1
        assert place >= len(cells) - 2


def holds(codes, cell, vertex):
    """Tell whether a vertex lies in a cell or on its rim."""
    row, col = divmod(int(cell), codes.shape[1])
    return bool(np.abs(vertex - (col, -row)).max() <= 0.5)


@examples(100)
@given(any_rivers(), passes)
def test_heights_fall_along_a_line_as_they_fall_from_cell_to_cell(case, smooth):
    codes, river, _ = case
    links = trace_links(Run(), codes, river, metres(codes))
    depth = np.zeros(codes.size)
    for cells in np.split(links.cells, links.offsets[1:-1]) if links.first.size else []:
        depth[cells] = np.arange(cells.size)[::-1] ** 2
    valid = np.ones(codes.shape, bool)
    for link, line in zip(
        np.flatnonzero(links.is_line), drawn_lines(links, codes, smooth=smooth, z=depth, valid=valid)
    ):
        size = links.offsets[link + 1] - links.offsets[link]
        assert line[0, 2] == (size - 1) ** 2
        assert links.receiver[link] >= 0 or (np.all(np.diff(line[:, 2]) <= 0) and line[-1, 2] == 0)


def test_heights_that_are_not_known_are_nan():
    codes = directions("→ → o")
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    (line,) = drawn_lines(links, codes, z=np.array([[3, 2, 1]], np.int16), valid=np.array([[True, False, True]]))
    assert np.array_equal(line[:, 2], [3, np.nan, 1], equal_nan=True)


def test_a_staircase_becomes_straight():
    """After many passes a river that goes east, south-east, east … turns little."""
    codes = directions("""
        → ↘ . . . . .
        . . → ↘ . . .
        . . . . → ↘ .
        . . . . . . o
    """)
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    (plain,) = drawn_lines(links, codes)
    (smooth,) = drawn_lines(links, codes, smooth=100)

    def turning(line):
        angles = np.unwrap(np.arctan2(*np.diff(line, axis=0).T))
        return np.abs(np.diff(angles)).sum()

    assert turning(smooth) < turning(plain) / 3


def test_a_line_keeps_away_from_corners_that_it_does_not_cross():
    """It enters and leaves the upper row at corners; between the two upper cells it stays a tenth of a cell off."""
    codes = directions("""
        . → ↘ .
        ↗ . . o
    """)
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    (line,) = drawn_lines(links, codes, smooth=100)
    assert line[line[:, 0] == 1.5].tolist() == [[1.5, pytest.approx(-0.4)]]


def test_lines_lie_on_the_map_where_the_raster_does():
    codes = directions("""
        → ↓
        . o
    """)
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    (line,) = river_lines(Run(), links, (500000.0, 4000000.0, 30.0, 20.0, 2))
    assert line.tolist() == [[500015, 3999990], [500045, 3999990], [500045, 3999970]]


def test_many_lines_are_drawn_in_parts_that_change_nothing(monkeypatch):
    from headwaters.core.rivers import lines as module

    codes = np.full((40, 40), 2, np.uint8)
    codes[-1] = 0
    codes[-1, -1] = 254
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    whole = drawn_lines(links, codes, smooth=3)
    monkeypatch.setattr(module, "VERTICES_AT_A_TIME", 50)
    parts = drawn_lines(links, codes, smooth=3)
    assert len(whole) == len(parts) == 78
    assert all(np.array_equal(one, other) for one, other in zip(whole, parts))


def test_drawing_stops_when_asked():
    class Stopped(Run):
        cancelled = True

    codes = directions("→ → o")
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    with pytest.raises(Cancelled):
        drawn_lines(links, codes, progress=Stopped())
