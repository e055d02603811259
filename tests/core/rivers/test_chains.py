"""Chains of cells under lines: corners that a line only cuts are left out, marks and what leads to them stay."""

import itertools
from fractions import Fraction

import numpy as np
import pytest
from headwaters.core.rivers.chains import INTO_SEA, OUT, Walk, _append, cells_on_lines, walk_lines
from headwaters.core.run.run import Run


@pytest.mark.parametrize("ncols", [2, 3, 4])
def test_a_cell_goes_where_the_line_cut_its_corner_and_at_no_mark(ncols):
    """Nor where a line ends in it."""
    places = [OUT, INTO_SEA, *range(3 * ncols)]
    for first, second, last in itertools.product(places, repeat=3):
        if first == second:
            continue
        across = [abs(first // ncols - last // ncols), abs(first % ncols - last % ncols)] == [1, 1]
        for knots in ([], [second]):
            goes = min(first, second, last) >= 0 and across and not knots
            wanted = [first, last] if goes else [first, second] if last == second else [first, second, last]
            cells, owner = np.array([first, second, 0]), np.zeros(3, np.int64)
            size = _append(last, 7, cells, owner, 2, np.array(knots, np.int64), ncols)
            assert cells[:size].tolist() == wanted
            assert last == second or owner[size - 1] == 7
            alone = np.array([second, 0, first])  # where the chain begins with it there is none before
            size = _append(last, 7, alone, owner, 1, np.array(knots, np.int64), ncols)
            assert alone[:size].tolist() == ([second] if last == second else [second, last])
            assert _append(last, 7, np.array([0, 0, last]), owner, 0, np.array(knots, np.int64), ncols) == 1


def pieces(line, shape, width, height):
    """Return the cells that a line runs through and the metres in each, OUT beside the raster, in exact numbers.

    A line along the border of two cells runs in the one to the east, or to the south. The cells that it touches at all
    are returned, too.
    """
    found, touched = [], {OUT}
    for (x, y), (to_x, to_y) in zip(line, line[1:] or line):
        dx, dy = to_x - x, to_y - y
        cuts = {Fraction(0), Fraction(1)}
        for begin, way in ((x, dx), (y, dy)):
            cuts |= {(number - begin) / way for number in range(-9, 20) if way and 0 < (number - begin) / way < 1}
        places = [(x + t * dx, y + t * dy) for t in cuts]
        sides = [[{int(at // 1), int(-(-at // 1)) - 1} for at in place] for place in places]
        touched |= {row * shape[1] + col for cols, rows in sides for row in rows for col in cols}
        for t, t_end in zip(sorted(cuts), sorted(cuts)[1:]):
            col, row = int((x + (t + t_end) / 2 * dx) // 1), int((y + (t + t_end) / 2 * dy) // 1)
            if 0 <= row < shape[0] and 0 <= col < shape[1]:
                found.append((row * shape[1] + col, float(t_end - t) * np.hypot(dx * width[row], dy * height[row])))
            else:
                found.append((OUT, 0.0))
    return found, touched


def together(steps):
    """Return steps without those of no length and marks at the ends; those one after the other in a cell are one."""
    steps = [(OUT, 0.0), *(step for step in steps if step[0] == OUT or step[1] > 1e-9), (OUT, 0.0)]
    groups = itertools.groupby(steps, lambda step: step[0])
    return [(int(cell), sum(metres for _, metres in group)) for cell, group in groups][1:-1]


@pytest.mark.parametrize("seed", range(40))
def test_lines_over_whole_places_run_through_the_cells_that_exact_numbers_say(seed):
    """Along sides and over corners, back and forth, on the edge of the raster, and beside it: there is a gap."""
    rng = np.random.default_rng(seed)
    shape = tuple(int(side) for side in rng.integers(1, 6, 2))
    width, height = rng.uniform(1, 3, shape[0]), rng.uniform(1, 3, shape[0])
    lines = [rng.integers(-4, 16, (rng.integers(1, 5), 2)) // 2 + rng.integers(0, 2) / 2 for _ in range(9)]
    first = np.append(0, np.cumsum([len(line) for line in lines]))
    start, room = int(rng.integers(0, 4)), 40 * first[-1]
    walk, gaps = Walk(np.empty(room, np.int64), np.empty(room, np.int64), np.empty(room)), np.zeros(9, bool)
    size = walk_lines(*np.concatenate(lines).T.copy(), first, start, 8, shape, width, height, walk, gaps)
    assert set(walk.line[:size].tolist()) == set(range(start, 8)) and not gaps[:start].any() and not gaps[8]
    for number in range(start, 8):
        own = np.flatnonzero(walk.line[:size] == number)
        cells, metres = walk.cells[own], walk.metres[own]
        assert (np.diff(own) == 1).all() and cells[0] == cells[-1] == OUT and not metres[cells == OUT].any()
        ways = np.abs([np.diff(cells // shape[1]), np.diff(cells % shape[1])])
        assert (ways <= 1)[:, (cells[1:] != OUT) & (cells[:-1] != OUT)].all()
        line = [tuple(map(Fraction, place)) for place in lines[number].tolist()]
        wanted, touched = pieces(line, shape, width, height)
        assert touched.issuperset(cells.tolist())
        marks = np.flatnonzero(cells == OUT)
        runs = np.add.reduceat(metres, marks)[np.diff(marks, append=0) > 1]
        assert (runs > 0).all() or len(set(line)) < len(line) or len(line) == 1
        assert gaps[number] == (OUT in dict(wanted))
        found, wanted = together(zip(cells, metres)), together(wanted)
        assert [cell for cell, _ in found] == [cell for cell, _ in wanted]
        assert [metres for _, metres in found] == pytest.approx([metres for _, metres in wanted])


@pytest.mark.parametrize("way", [1, -1])
def test_from_cells_to_those_that_touch_them_at_a_corner_lines_go_over_it(way):
    places = np.arange(5) + 0.5
    for x, y in ((places, places), (places, places[::-1])):
        found = cells_on_lines(Run(), x[::way], y[::way], np.array([0, 5]), (5, 5))
        assert np.array_equal(found, np.eye(5, dtype=bool)[:: 1 if x is y else -1])
