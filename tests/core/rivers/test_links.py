"""River links: every river cell belongs to one, they begin where rivers begin or meet, and they hang together."""

import numpy as np
import pytest
from headwaters.core.network import strahler, topological_order
from headwaters.core.rivers.links import paint_links, river_in_rows, trace_links
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import drawn, examples, receivers
from .rivers import any_rivers, described, metres

ARROWS = {arrow: code for code, arrow in enumerate("→↘↓↙←↖↑↗")}
ARROWS.update({"o": 254, ".": 255})


def directions(text):
    """Return the directions of a map drawn with arrows; o is where a path ends, a dot is no land."""
    return np.vectorize(ARROWS.get)(drawn(text)).astype(np.uint8)


@pytest.mark.parametrize("seed", range(20))
def test_rivers_cross_where_both_diagonals_of_four_river_cells_are_taken(seed):
    """Counted in some rows, given those beside them; directions may lead over the sides of the raster."""
    rng = np.random.default_rng(seed)
    codes, river = rng.integers(0, 8, (6, 4)).astype(np.uint8), (rng.random((6, 4)) < 0.9).astype(np.uint8)
    codes[rng.random(codes.shape) < 0.4] = 1 + 2 * (seed % 4)
    corner = np.s_[:-1, :-1], np.s_[:-1, 1:], np.s_[1:, :-1], np.s_[1:, 1:]
    wet = np.all([river[each] for each in corner], axis=0)
    one, two, three, four = (codes[each] for each in corner)
    across = wet & ((two == 3) | (three == 7))
    crossings = np.sum((across & (one == 1))[1:]) + np.sum((across & (four == 5))[:-1])
    cells, own, found = river_in_rows(codes, river, 10, 11, 15)
    assert found == crossings
    inner = np.flatnonzero(river[1:5])
    assert np.array_equal(cells, inner + 11 * 4) and np.array_equal(own, codes[1:5].ravel()[inner])


def river_receivers(codes, river):
    """Return the river cell that each river cell flows into, -1 for those that end and for all other cells."""
    below = receivers(codes)
    wet = (river & (codes != 255)).ravel()
    return np.where(wet & (below >= 0) & wet[below], below, -1), wet


def cells_of(links):
    """Return the cells of each link as lists."""
    return [part.tolist() for part in np.split(links.cells, links.offsets[1:-1])] if links.first.size else []


@examples(300)
@given(any_rivers())
def test_each_river_cell_belongs_to_one_link_and_links_follow_the_water(case):
    codes, river, _ = case
    below, wet = river_receivers(codes, river)
    links = trace_links(Run(), codes, river, metres(codes))
    assert sorted(links.cells) == np.flatnonzero(wet).tolist()
    assert np.all(np.diff(links.first) > 0)
    for number, cells in enumerate(cells_of(links)):
        end = [] if links.receiver[number] < 0 else [links.first[links.receiver[number]]]
        assert below[cells].tolist() == [*cells[1:], *(end or [-1])]


@examples(300)
@given(any_rivers(), some.integers(0, 10**6))
def test_links_begin_at_sources_at_confluences_on_the_shores_of_lakes_and_at_gauges(case, seed):
    codes, river, lake = case
    below, wet = river_receivers(codes, river)
    gauges = np.random.default_rng(seed).integers(0, codes.size, 5)  # some of them off the river, or alike
    links = trace_links(Run(), codes, river, metres(codes), lake, gauges=gauges)
    expected = {}
    for cell in np.flatnonzero(wet):
        above = np.flatnonzero(below == cell)
        shores = [lake.flat[other] for other in above if lake.flat[other] != lake.flat[cell]]
        if above.size != 1:
            expected[cell] = 2 if above.size else 1
        elif shores:
            expected[cell] = 3 if lake.flat[cell] else 4
        elif cell in gauges:
            expected[cell] = 6
    assert dict(zip(links.first.tolist(), links.beginning.tolist())) == expected
    assert all(len(set(lake.flat[cells].tolist())) == 1 for cells in cells_of(links))


@examples(200)
@given(any_rivers(), some.integers(1, 9), some.integers(1, 3))
def test_neither_bands_nor_threads_change_anything(case, side, threads):
    codes, river, lake = case
    whole = trace_links(Run(threads=1), codes, river, metres(codes), lake)
    parts = trace_links(Run(threads=threads), codes, river, metres(codes), lake, side=side)
    assert all(np.array_equal(one, other) for one, other in zip(whole, parts))


@examples(200)
@given(any_rivers())
def test_the_order_painted_on_each_cell_is_that_of_the_cells_as_a_network(case):
    """A link has the order of each of its cells, counted cell by cell."""
    codes, river, _ = case
    below, wet = river_receivers(codes, river)
    links, facts, *_ = described(codes, river)
    painted = np.zeros(codes.shape, np.uint8)
    paint_links(Run(), links, facts.orders["strahler"], painted)
    orders = strahler(Run(), below, topological_order(Run(), below))
    assert np.array_equal(painted.ravel(), np.where(wet, orders, 0))


@examples(200)
@given(any_rivers())
def test_corners_where_rivers_cross_are_counted(case):
    codes, river, _ = case
    below, _ = river_receivers(codes, river)
    row, col = np.divmod(np.arange(below.size), codes.shape[1])
    aslant = (below >= 0) & (row[below] != row) & (col[below] != col)
    corners = (row + row[below])[aslant] * 4 * codes.shape[1] + (col + col[below])[aslant]
    twice = np.unique(corners, return_counts=True)[1] > 1
    assert trace_links(Run(), codes, river, metres(codes)).crossings == np.count_nonzero(twice)


@given(any_rivers(crossing=False))
def test_rivers_down_the_steepest_way_never_cross(case):
    codes, river, _ = case
    assert trace_links(Run(), codes, river, metres(codes)).crossings == 0


def test_lengths_are_those_of_the_steps_in_metres():
    codes = directions("""
        → → ↓
        . ↘ ↓
        . o ←
    """)
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    assert cells_of(links) == [[0, 1, 2, 5], [4], [8, 7]]
    assert links.receiver.tolist() == [2, 2, -1]
    assert links.length.tolist() == [30 + 30 + 20 + 20, np.hypot(30, 20), 30]


def test_a_river_of_one_cell_is_a_link_without_a_line():
    codes = directions("o . → o")
    links = trace_links(Run(), codes, codes < 255, metres(codes))
    assert cells_of(links) == [[0], [2, 3]]
    assert links.is_line.tolist() == [False, True]


def test_without_a_river_there_are_no_links():
    codes = directions("→ → o")
    links = trace_links(Run(), codes, np.zeros(codes.shape, bool), metres(codes))
    assert [part.size for part in (links.cells, links.receiver, links.length, links.first, links.end)] == [0] * 5


def test_following_rivers_stops_when_asked():
    class Stopped(Run):
        cancelled = True

    codes = directions("→ → o")
    with pytest.raises(Cancelled):
        trace_links(Stopped(), codes, codes < 255, metres(codes))
