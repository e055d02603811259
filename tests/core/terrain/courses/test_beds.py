"""Rivers on a raster: chains of cells that steepest descent follows to the sea."""

from functools import cache, partial

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bed_chains import _let_down, least_above
from headwaters.core.terrain.courses.beds import _trace_line, find_beds
from headwaters.core.terrain.frames import cells_are_land, shores_on_grid
from headwaters.core.terrain.types import DISTRIBUTARY, MAIN, SIDE
from headwaters.tests.core.growth.coasts import random_island
from hypothesis import given
from hypothesis import strategies as some
from shapely.geometry import LineString, Point, box

from ....support import THOROUGH, examples
from ..rivers import bent, courses_of
from ..worlds import grown_world, plain_window, straight_courses

UNIT = plain_window(type("Square", (), {"rings": (np.array([[0.0, 0.0], [100.0, 100.0]]),)}), 1.0)

FINEST = 25.0 if THOROUGH else 50.0  # cells, in metres


def cells(beds):
    return list(zip(beds.row.tolist(), beds.col.tolist()))


def steepest(beds):
    """Return the element that each one drops to most steeply, -1 where none is lower."""
    at = {cell: element for element, cell in enumerate(cells(beds))}
    z = beds.z.tolist()
    found = []
    for element, (row, col) in enumerate(cells(beds)):
        best, to = 0.0, -1
        for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
            other = at.get((row + down, col + right), -1)
            slope = (z[element] - z[other]) / np.hypot(down, right) if other >= 0 else 0.0
            if slope > best:
                best, to = slope, other
        found.append(to)
    return np.array(found)


def springs(courses):
    """Return the main courses that none flows into."""
    fed = np.bincount(courses.downstream[courses.downstream >= 0], minlength=courses.downstream.size)
    return np.flatnonzero((fed == 0) & (courses.thread == MAIN))


def share_near(some_cells, others):
    """Return the share of cells that lie within one cell of others."""
    around = {(row + down, col + right) for row, col in others for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return np.mean([cell in around for cell in some_cells])


def cells_of_courses(courses, window):
    """Return the cells that main courses run through, from many places along them."""
    found = set()
    for course in np.flatnonzero(courses.thread == MAIN):
        line = window.to_grid(courses.xy[courses.first[course] : courses.first[course + 1]])
        for one, two in zip(line[:-1], line[1:]):
            share = np.linspace(0, 1, int(5 * np.abs(two - one).max()) + 2)[:, None]
            found.update(map(tuple, np.floor(one + share * (two - one)).astype(int)[:, ::-1].tolist()))
    return found


def check_chains(beds):
    """Assert what holds of all chains."""
    assert len(set(cells(beds))) == beds.row.size
    flows = beds.below >= 0
    below = beds.below[flows]
    assert (below < np.flatnonzero(flows)).all()
    assert (beds.z.astype(np.float32) == beds.z).all()
    assert (beds.z[flows] > beds.z[below]).all()
    steps = [np.abs(places[flows] - places[below]) for places in (beds.row, beds.col)]
    assert (np.maximum(*steps) == 1).all()


@cache
def island(seed):
    land, grown = grown_world(random_island(seed, 12_000.0, seas=seed % 2), seed=seed)
    return land, straight_courses(grown)


def world(seed, cell, step=3.0, swing=0.4):
    land, courses = island(seed)
    window = plain_window(land, cell)
    shores = shores_on_grid(land, window)
    return land, bent(courses, step * cell, swing, seed), window, partial(cells_are_land, shores)


@pytest.mark.parametrize("seed, cell", [(1, FINEST), (4, 100.0), *([(2, 40.0), (3, 60.0)] if THOROUGH else [])])
def test_steepest_descent_from_every_spring_follows_the_courses_to_the_sea(seed, cell):
    _, courses, window, land = world(seed, cell)
    beds = find_beds(Run(), courses, window, land)
    check_chains(beds)
    ways, at = steepest(beds), {place: element for element, place in enumerate(cells(beds))}
    traced = set()
    for spring in springs(courses):
        col, row = np.floor(window.to_grid(courses.xy[courses.first[spring]][None])[0]).astype(int)
        element = at[row, col]
        while element >= 0 and element not in traced:
            traced.add(element)
            last, element = element, ways[element]
        assert element >= 0 or beds.below[last] < 0
    traced = [cells(beds)[element] for element in traced]
    wanted = {cell for cell in cells_of_courses(courses, window) if land(*np.array(cell)[:, None])[0]}
    assert share_near(wanted, traced) > 0.99
    assert share_near(traced, wanted) == 1.0


@examples(20)
@given(some.integers(1, 6), some.floats(20.0, 300.0), some.floats(0.0, 0.8), some.floats(1.0, 6.0))
def test_chains_lead_to_the_sea_and_steepest_descent_keeps_to_them(seed, cell, swing, step):
    _, courses, window, land = world(seed, cell, step, swing)
    beds = find_beds(Run(), courses, window, land)
    check_chains(beds)
    assert land(beds.row, beds.col).all()
    ends = beds.below < 0
    around = [land(beds.row[ends] + down, beds.col[ends] + right) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)]
    assert not np.all(around, axis=0).any()  # every chain ends beside the sea
    ways = steepest(beds)
    astray = np.flatnonzero((ways != beds.below) & ~ends)
    assert astray.size <= 0.002 * beds.row.size
    # Where it leaves the chain, it comes back to it at once, mostly; a single cell may not.
    skips = [ways[element] == beds.below[beds.below[element]] for element in astray]
    meets = [ways[ways[element]] == beds.below[element] for element in astray]
    assert np.count_nonzero(~np.logical_or(skips, meets)) <= max(astray.size // 2, 1)


def test_the_extent_of_a_window_changes_nothing():
    island, courses, window, land = world(1, 80.0)
    whole = find_beds(Run(), courses, window, land)
    part = find_beds(Run(), courses, plain_window(island, 80.0, (200, 150, 30, 40)), land)
    assert all(np.array_equal(one, other) for one, other in zip(whole, part))


def test_corners_become_diagonals():
    line = [(10.2, 60.2, 9.0), (30.2, 60.4, 8.0), (30.4, 40.1, 7.0), (50.1, 20.3, 0.0)]
    beds = find_beds(Run(), courses_of([line], [-1]), UNIT)
    check_chains(beds)
    assert np.array_equal(steepest(beds), beds.below)
    apart = [
        max(abs(one - two) for one, two in zip(cells(beds)[place], cells(beds)[place + 2]))
        for place in range(beds.row.size - 2)
    ]
    assert min(apart) == 2  # none touches the next but one
    stairs = [(place // 2 + 0.5, (place + 1) // 2 + 0.5, 100.0 - place) for place in range(41)]
    assert find_beds(Run(), courses_of([stairs], [-1]), UNIT).row.size == 21


def test_loops_are_cut_short():
    loop = [(10.5, 50.5, 9.0), (40.5, 50.5, 8.0), (40.5, 70.5, 7.0), (25.5, 70.5, 6.0), (25.5, 20.5, 0.0)]
    beds = find_beds(Run(), courses_of([loop], [-1]), UNIT)
    check_chains(beds)
    west, _, south, _ = 10, 40, 20, 70
    assert beds.row.size == (25 - west) + (50 - south)
    assert beds.col.max() == 25 + 1  # the window begins a cell west of the place 0


def test_a_tributary_joins_where_it_first_touches_the_river():
    river = [(50.5, 50.5, 10.0), (50.5, 5.5, 0.0)]
    side = [(10.5, 90.5, 30.0), (48.9, 40.0, 20.0), (49.4, 20.0, 15.0), (50.5, 50.5, 10.0)]
    beds = find_beds(Run(), courses_of([river, side], [-1, 0]), UNIT)
    check_chains(beds)
    joint = np.flatnonzero((beds.course == 1) & (beds.course[beds.below] == 0))
    own = np.array(cells(beds))[beds.course == 1]
    river_cells = np.array(cells(beds))[beds.course == 0]
    touching = np.abs(own[:, None] - river_cells[None]).max(axis=2).min(axis=1) == 1
    assert joint.size == touching.sum() == 1


def test_of_two_rivers_in_a_cell_the_lower_one_owns_it():
    low = [(10.5, 50.5, 3.0), (90.5, 50.5, 0.0)]
    high = [(10.5, 10.5, 300.0), (60.5, 90.5, 200.0), (90.5, 90.5, 5.0)]
    for lines, lower in (((low, high), 0), ((high, low), 1)):
        beds = find_beds(Run(), courses_of(lines, [-1, -1]), UNIT)
        check_chains(beds)
        lower_river = beds.course == lower
        assert lower_river.sum() == 81
        assert beds.z[lower_river].max() <= 3.0
        assert beds.row[~lower_river].min() > beds.row[lower_river].max()  # joins it and never gets across


@pytest.mark.parametrize("seed", range(30))
def test_a_gentle_river_is_not_dammed_up_by_a_steep_one_beside_it(seed):
    """They come down to one junction side by side, or to two of the river below; the steep one carries more or less."""
    rng = np.random.default_rng(seed)
    heading, apart = rng.choice([0.0, np.pi]) + rng.uniform(-0.8, 0.8), rng.uniform(-0.5, 0.5)
    along, climb = 0.02, rng.uniform(1.0, 9.0)
    river = np.column_stack([np.full(46, 50.5), 50.5 - np.arange(46), 10.0 - 0.2 * np.arange(46)])
    lines = [river[:16], river[15:]]
    ends = river[15], river[15 if seed % 2 else 16]
    for end, turn, slope in zip(ends, (0.0, apart), (along, climb)):
        way = np.linspace(40.0, 0.0, 41)[:, np.newaxis]
        lines.append(end + way * np.array([np.cos(heading + turn), np.sin(heading + turn), slope]))
    flows = [9.0, 9.0, 1.0, rng.choice([0.5, 5.0])]
    beds = find_beds(Run(), courses_of(lines, [1, -1, 1, 1], discharge=flows), UNIT)
    check_chains(beds)
    junction, spring = np.floor(UNIT.to_grid(lines[2][[-1, 0], :2])).astype(int)[:, ::-1]
    element, passed = cells(beds).index(tuple(spring)), []
    while beds.below[element] >= 0 and np.abs([beds.row[element], beds.col[element]] - junction).max() > 1:
        passed.append(element)
        element = beds.below[element]
    away = np.hypot(beds.row[passed] - junction[0], beds.col[passed] - junction[1])
    assert len(passed) > 20
    assert (beds.z[passed] <= ends[0][2] + along * away + 0.5).all()


def coast_at(column):
    """Return a function that says that all cells west of a column are land."""
    return lambda rows, cols: np.asarray(cols) < column


def test_a_river_ends_in_the_last_cell_of_the_land():
    river = [(10.5, 50.5, 3.0), (90.5, 50.5, 0.0)]
    beds = find_beds(Run(), courses_of([river], [-1]), UNIT, coast_at(80))
    assert beds.col[beds.below < 0].tolist() == [79]
    assert beds.row.size == 80 - 11


def test_a_river_that_crosses_a_bay_reaches_the_sea_twice():
    def land(rows, cols):
        return (np.asarray(cols) < 40) | ((np.asarray(cols) > 50) & (np.asarray(cols) < 80))

    beds = find_beds(Run(), courses_of([[(10.5, 50.5, 3.0), (90.5, 50.5, 0.0)]], [-1]), UNIT, land)
    check_chains(beds)
    assert sorted(beds.col[beds.below < 0]) == [39, 79]


def test_a_river_goes_on_up_an_inlet_narrower_than_a_cell():
    river = [(10.5, 50.5, 3.0), (60.5, 50.5, 0.0)]
    beds = find_beds(Run(), courses_of([river], [-1]), UNIT, coast_at(75))
    check_chains(beds)
    end = beds.below < 0
    assert beds.col[end].tolist() == [74]
    assert beds.z[end] <= 0 < beds.z[beds.col < 60].min()


def test_threads_run_apart_from_the_main_one_and_lead_back_or_to_the_sea():
    river = [(10.5, 50.5, 9.0), (20.5, 50.5, 8.0), (60.5, 50.5, 4.0), (90.5, 50.5, 0.0)]
    side = [(20.5, 50.5, 8.0), (30.5, 56.5, 7.0), (50.5, 56.5, 5.0), (60.5, 50.5, 4.0)]
    branch = [(60.5, 50.5, 4.0), (80.5, 30.5, 2.0), (90.5, 30.5, 0.0)]
    courses = courses_of([river, side, branch], [-1, 0, -1], [MAIN, SIDE, DISTRIBUTARY])
    beds = find_beds(Run(), courses, UNIT)
    check_chains(beds)
    assert np.array_equal(steepest(beds), beds.below)
    alone = find_beds(Run(), courses_of([river], [-1]), UNIT)
    main = beds.course == 0
    assert [cell for cell, own in zip(cells(beds), main) if own] == cells(alone)
    for thread, fewest in ((1, 30), (2, 25)):
        own = beds.course == thread
        assert own.sum() >= fewest
        ends = own & ((beds.below < 0) | ~own[beds.below])
        assert ends.sum() == 1  # one chain
        assert (beds.below[ends][0] < 0) == (thread == 2)


def test_a_thread_within_a_cell_of_the_main_one_is_not_shown():
    river = [(10.5, 50.5, 9.0), (90.5, 50.5, 0.0)]
    side = [(20.5, 50.5, 8.0), (40.5, 51.2, 7.0), (60.5, 50.5, 4.0)]
    beds = find_beds(Run(), courses_of([river, side], [-1, 0], [MAIN, SIDE]), UNIT)
    assert (beds.course == 0).all()


def test_courses_shorter_than_a_cell_pass_their_water_on():
    line = [(10.0 + 0.1 * place, 50.5 + 0.01 * place, 80.0 - 0.1 * place) for place in range(800)]
    pieces = [line[place : place + 2] for place in range(799)]
    beds = find_beds(Run(), courses_of(pieces, [*range(1, 799), -1]), UNIT)
    check_chains(beds)
    element, ways = int(np.argmax(beds.z)), steepest(beds)
    passed = [element]
    while beds.below[element] >= 0:
        element = beds.below[element]
        assert element == ways[passed[-1]]
        passed.append(element)
    assert np.array_equal(beds.col[passed], np.arange(11, 91))
    assert (beds.below < 0).sum() == 1


def test_flat_rivers_still_fall_as_far_as_float32_can_tell():
    line = [(10.5, 50.5, 1000.0 + 1e-9), (50.5, 50.5, 1000.0), (90.5, 50.5, 999.0)]
    beds = find_beds(Run(), courses_of([line], [-1]), UNIT)
    check_chains(beds)
    assert beds.z.max() < 1000.01


@pytest.mark.parametrize("seed", range(40))
def test_a_line_enters_the_cells_that_it_runs_through_at_its_heights_nearest_to_their_middles(seed):
    """Side by side; lines along sides and through corners too. A cell keeps what came nearer to its middle before."""
    rng = np.random.default_rng(seed)
    start, end = (rng.integers(-4, 9, (2, 2)) / (1 if seed % 2 else 1.37)).tolist()
    z = rng.uniform(0, 9, 2)
    row, col, level = np.full((3, 40), 77), np.full((3, 40), 77), np.full((3, 40), 77.0)
    for case, before in enumerate((np.inf, 1e-9, 0.3)):
        row[case, 2], col[case, 2] = np.floor(start[1]), np.floor(start[0])
        at, away = _trace_line(*start, z[0], *end, z[1], row[case], col[case], level[case], 2, before)
        cells = np.column_stack([col[case], row[case]])[2 : at + 1]
        assert len(cells) == np.abs(np.floor(end) - np.floor(start)).sum() + 1
        assert cells[-1].tolist() == np.floor(end).tolist()
        assert (np.abs(np.diff(cells, axis=0)).sum(axis=1) == 1).all()
        assert (row[case, at + 1 :] == 77).all() and (level[case, :2] == 77).all()
        line = LineString([start, end]) if start != end else Point(start)
        for place, cell in enumerate(cells, 2):
            assert line.distance(box(*cell, *(cell + 1))) < 1e-9
            middle = Point(cell + 0.5)
            share = line.project(middle) / line.length if line.length else 0.0
            if place > 2 or line.distance(middle) ** 2 < before:
                assert level[case, place] == pytest.approx(z[0] + share * (z[1] - z[0]))
            else:
                assert level[case, place] == 77
        assert away == pytest.approx(min(line.distance(middle) ** 2, before if at == 2 else np.inf))


@given(some.floats(0, 9000), some.sampled_from([0.0, 1e-9, 1e-4, 0.5]))
@examples(60)
def test_a_height_above_another_is_higher_where_it_is_kept_in_four_bytes(z, rise):
    for height in (z, float(np.float32(z))):
        above = least_above(height, rise)
        assert above > height and above == np.float32(above)
        assert above == np.float32(height + rise) or above == np.nextafter(np.float32(height), np.float32(np.inf))


def test_a_chain_is_let_down_to_a_lower_river_and_falls_from_there():
    """Cell for cell no lower than it must: what lies below stays, and no cell rises."""
    rng = np.random.default_rng(3)
    for length in (1, 2, 7, 40):
        fall = np.cumsum(rng.random(length))[::-1]
        below = np.append(np.arange(1, length), -1)
        for height in (fall[0] + 1.0, fall[0], fall[-1] - 1.0, fall.mean(), fall.min() + 0.1):
            z = fall.astype(np.float32).astype(np.float64)
            wanted = z.copy()
            lowest = height
            for cell in np.flatnonzero(z > height)[::-1]:
                if below[cell] >= 0:
                    lowest = max(lowest, least_above(wanted[below[cell]], 1e-3))
                wanted[cell] = min(wanted[cell], lowest)
            _let_down(z, below, 0, height, 1e-3)
            assert z == pytest.approx(wanted) and (np.diff(z) < 0).all()
            assert z[0] <= max(height, fall[0] if length == 1 else least_above(z[1], 1e-3)) + 1e-6


def test_a_cell_has_the_height_of_what_first_comes_so_near_to_its_middle():
    """Up from the mouth there and back in one cell: the lower line counts. A line of one place has its height, too."""
    row, col, level = np.zeros((3, 4))
    row, col = row.astype(int), col.astype(int)
    at, away = _trace_line(0.25, 0.75, 1.0, 0.75, 0.75, 2.0, row, col, level, 0, np.inf)
    assert _trace_line(0.75, 0.25, 3.0, 0.25, 0.25, 4.0, row, col, level, at, away) == (0, 0.0625)
    assert level[0] == 1.5
    assert _trace_line(0.75, 0.5, 7.0, 0.75, 0.5, 7.0, row, col, level, 0, np.inf) == (0, 0.0625)
    assert level[0] == 7.0


def test_through_a_corner_a_line_goes_on_along_its_row_first():
    row, col, level = np.zeros(9, int), np.zeros(9, int), np.zeros(9)
    at, _ = _trace_line(0.5, 0.5, 0.0, 2.5, 2.5, 1.0, row, col, level, 0, np.inf)
    assert list(zip(row[: at + 1].tolist(), col[: at + 1].tolist())) == [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)]
