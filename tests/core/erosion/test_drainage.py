"""What drains through each cell of an eroded surface, and its rivers, on flat maps and on those joined in the west."""

import numpy as np
import pytest
from headwaters.core.erosion.conditioning import condition, walk_domain
from headwaters.core.erosion.drainage import drain, receivers_of
from headwaters.core.network import hack, horton, longest, shreve, strahler, topological_order
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.rivers.lines import river_lines
from headwaters.core.rivers.links import HEAD, SEAM, paint_links, trace_links
from headwaters.core.rivers.tables import link_facts, link_table, shown_numbers
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some
from support import examples, random_dem

from .walks import places, shifted

WIDTH, HEIGHT = 30.0, 20.0
CASES = pytest.mark.parametrize("seed", range(12))


def metres(nrows):
    return step_lengths(np.full(nrows, WIDTH), np.full(nrows, HEIGHT))


def ready(seed, neighbours, periodic, shape=None, boundary="lowedge", kind=None):
    """Return random ground that can drain, its domain, and what drains through it."""
    z, valid = random_dem(seed, shape, kind)
    if periodic:
        z = np.add(z * 30, np.arange(z.shape[0])[::-1, None])  # rivers that go far
    domain = walk_domain(valid, boundary, periodic)
    ground = condition(Run(), z, domain, neighbours, periodic)
    domain[ground.stranded] = 0
    area = np.linspace(500, 700, z.shape[0])
    return ground.z, domain, drain(Run(), ground.z, domain, metres(z.shape[0]), area, neighbours, periodic, seed)


def walked(codes, values):
    """Return the sum of the values of all cells whose walk down the directions passes each cell."""
    ncols = codes.shape[1]
    total = np.zeros(codes.shape)
    for row, col in np.argwhere(codes != NO_DIRECTION).tolist():
        value = values[row, col]
        for _ in range(codes.size):
            total[row, col] += value
            code = codes[row, col]
            if code == ENDS:
                break
            row, col = row + ROW_OFFSETS[code], (col + COLUMN_OFFSETS[code]) % ncols
        else:
            raise AssertionError("a walk without an end")
    return total


@given(some.integers(0, 2**20), some.sampled_from((8, 4)), some.booleans(), some.sampled_from(("lowedge", "mask")))
@examples(60)
def test_water_goes_to_one_of_the_steepest_neighbours_and_ends_in_the_outlets(seed, neighbours, periodic, boundary):
    z, domain, found = ready(seed, neighbours, periodic, boundary=boundary)
    height = np.where(domain > 0, z, np.inf)
    lengths = metres(z.shape[0])
    with np.errstate(invalid="ignore"):
        slopes = {
            place: (z - shifted(height, place, periodic, np.inf)) / lengths[:, place, None]
            for place in places(neighbours)
        }
    steepest = np.max(list(slopes.values()), axis=0)
    assert np.array_equal(found.codes == NO_DIRECTION, domain == 0)
    assert np.array_equal(found.codes == ENDS, domain == 2)
    for place, slope in slopes.items():
        chosen = found.codes == place
        assert np.array_equal(slope[chosen], steepest[chosen])
        assert np.all(slope[chosen] > 0)
    assert set(np.unique(found.codes)) <= {*places(neighbours), ENDS, NO_DIRECTION}


@pytest.mark.parametrize("neighbours", [8, 4])
@pytest.mark.parametrize("periodic", [False, True])
@CASES
def test_visits_are_the_walks_that_pass(seed, neighbours, periodic):
    z, domain, found = ready(seed, neighbours, periodic, (9 + seed, 12))
    ones = (domain > 0).astype(float)
    area = ones * np.linspace(500, 700, z.shape[0])[:, None]
    assert np.array_equal(found.visits, walked(found.codes, ones))
    assert np.allclose(found.area, walked(found.codes, area), rtol=1e-12)
    assert found.visits[domain == 2].sum() == np.count_nonzero(domain)


@pytest.mark.parametrize("neighbours", [8, 4])
@pytest.mark.parametrize("turn", [1, 5, 11])
def test_turning_a_joined_map_turns_its_drainage(turn, neighbours):
    z, domain, found = ready(8, neighbours, True, (20, 12), kind="rough")
    turned = drain(
        Run(), np.roll(z, turn, 1), np.roll(domain, turn, 1), metres(20), np.linspace(500, 700, 20), neighbours, True, 8
    )
    assert np.array_equal(turned.visits, np.roll(found.visits, turn, 1))


def test_ties_are_drawn_by_the_seed():
    z = np.repeat(np.arange(40.0)[::-1, None], 60, axis=1)
    z[:, ::2] += 0.5  # ridges: their cells fall as steeply to the west as to the east
    domain = walk_domain(np.ones(z.shape, bool), "lowedge", True)
    lengths = step_lengths(np.ones(40), np.full(40, 10.0))
    ways = [drain(Run(), z, domain, lengths, np.ones(40), 8, True, seed).codes for seed in (1, 1, 2)]
    assert np.array_equal(ways[0], ways[1])
    assert not np.array_equal(ways[0], ways[2])
    ridges = ways[0][:-1, ::2]
    assert np.all((ridges == 0) | (ridges == 4))
    assert 0.4 < np.mean(ridges == 4) < 0.6


def uncut_orders(codes, river, found, lengths):
    """Return for each river cell the orders of its river, from cells as the elements of a network without a seam."""
    receiver = receivers_of(Run(), codes)
    cells = np.flatnonzero(river)
    number = np.full(codes.size, -1)
    number[cells] = np.arange(cells.size)
    below = receiver[cells]
    below = np.where(below >= 0, number[below], -1)
    order = topological_order(Run(), below)
    code = codes.ravel()[cells]
    step = np.where(code < 8, lengths[cells // codes.shape[1], np.minimum(code, 7)], 0.0)
    # Links are compared by area at their lower ends and by the longest way to there, as cells are at theirs.
    sizes = found.area.ravel()[cells], longest(Run(), below, order, step)
    by_strahler = strahler(Run(), below, order)
    return cells, {
        "strahler": by_strahler,
        "shreve": shreve(Run(), below, order),
        "horton": horton(Run(), below, order, by_strahler, *sizes),
        "hack": hack(Run(), below, order, *sizes),
    }


@CASES
@pytest.mark.parametrize("threshold", [2, 5])
def test_rivers_over_the_seam_have_the_orders_of_the_network_that_is_not_cut(seed, threshold):
    z, _, found = ready(seed, 8, True, (30, 14), kind="rough")
    river = found.visits >= threshold
    lengths = found.lengths
    links = trace_links(Run(), found.codes, river, lengths, periodic=True)
    facts = link_facts(Run(), links, found.codes, lengths, found.area)
    assert np.any(np.abs(links.end - links.last) % 14 > 1)  # some cross it
    cells, orders = uncut_orders(found.codes, river, found, lengths)
    for name, truth in orders.items():
        painted = np.zeros(z.shape, np.int64)
        paint_links(Run(), links, facts.orders[name], painted)
        assert np.array_equal(painted.ravel()[cells], truth), name


@CASES
def test_what_a_river_flows_into_is_where_its_water_goes(seed):
    z, _, found = ready(seed, 8, True, (30, 14), kind="rough")
    river = found.visits >= 3
    links = trace_links(Run(), found.codes, river, found.lengths, periodic=True)
    receiver = receivers_of(Run(), found.codes)
    owner = np.full(z.size, -1)
    owner[links.cells] = np.repeat(np.arange(links.receiver.size), np.diff(links.offsets))
    assert np.array_equal(owner >= 0, river.ravel())
    assert np.array_equal(np.bincount(links.cells, minlength=z.size), river.ravel())
    below = receiver[links.last]
    assert np.array_equal(links.receiver, np.where(below >= 0, owner[below], -1))
    inner = np.setdiff1d(links.cells, links.last)
    assert np.array_equal(owner[receiver[inner]], owner[inner])
    assert np.all(np.abs(receiver[inner] % 14 - inner % 14) <= 1)  # no link runs over the seam


@CASES
def test_lengths_and_ways_to_the_sea_count_the_step_over_the_seam_once(seed):
    found = ready(seed, 8, True, (30, 14), kind="rough")[2]
    links = trace_links(Run(), found.codes, found.visits >= 3, found.lengths, periodic=True)
    table = link_table(links, link_facts(Run(), links, found.codes, found.lengths, found.area))
    receiver = receivers_of(Run(), found.codes)
    flat = found.codes.ravel()
    for first, end, length, sea in zip(
        links.first[links.is_line], links.end[links.is_line], table["length_m"], table["sea_dist_m"]
    ):
        way = 0.0
        cell = first
        while cell != end:
            way += found.lengths[cell // 14, flat[cell]]
            cell = receiver[cell]
        beyond = 0.0
        while flat[cell] != ENDS:
            beyond += found.lengths[cell // 14, flat[cell]]
            cell = receiver[cell]
        assert (length, sea) == (pytest.approx(way), pytest.approx(beyond))


@CASES
def test_a_line_over_the_seam_goes_on_one_map_width_away(seed):
    found = ready(seed, 8, True, (30, 14), kind="rough")[2]
    links = trace_links(Run(), found.codes, found.visits >= 3, found.lengths, periodic=True)
    facts = link_facts(Run(), links, found.codes, found.lengths, found.area)
    table = link_table(links, facts)
    lines = dict(zip(table["id"], river_lines(Run(), links, (0.0, 30.0, 1.0, 1.0, 14))))
    jumps = 0
    for number, downstream in zip(table["id"], table["downstream"]):
        line = lines[number]
        assert np.abs(np.diff(line, axis=0)).max() == 1
        assert line[:, 0].min() >= -0.5 and line[:, 0].max() <= 14.5
        if downstream > 0:
            apart = line[-1] - lines[downstream][0]
            assert apart[0] in (0, 14, -14) and apart[1] == 0
            jumps += apart[0] != 0
            beyond = not 0 < line[-1, 0] < 14
            assert beyond == (apart[0] != 0)
    assert jumps > 0
    assert shown_numbers(facts).min() >= 0


def test_a_river_that_only_crosses_the_seam_begins_anew_there():
    codes = np.array([[4, 4, 2, 4], [NO_DIRECTION, NO_DIRECTION, ENDS, NO_DIRECTION]], np.uint8)
    links = trace_links(Run(), codes, codes != NO_DIRECTION, metres(2), periodic=True)
    assert (links.first.tolist(), links.beginning.tolist()) == ([1, 3], [HEAD, SEAM])
    assert (links.receiver.tolist(), links.length.tolist()) == ([1, -1], [2 * WIDTH, WIDTH + HEIGHT])
    lines = list(river_lines(Run(), links, (0.0, 2.0, 1.0, 1.0, 4)))
    assert lines[0][:, 0].tolist() == [1.5, 0.5, -0.5]
    assert lines[1][:, 0].tolist() == [3.5, 2.5, 2.5]


@CASES
def test_without_a_seam_nothing_is_cut_there(seed):
    found = ready(seed, 8, False, (20, 14))[2]
    river = found.visits >= 3
    for one, other in zip(
        trace_links(Run(), found.codes, river, found.lengths),
        trace_links(Run(), found.codes, river, found.lengths, periodic=True),
    ):
        assert np.array_equal(one, other)
