"""Paths over level ground, held against twins in plain Python: the shortest, and those away from higher ground."""

import heapq

import numpy as np
import pytest
from headwaters.core.choices import TIES
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.flats import waves
from headwaters.core.flow.flats.waves import whole_steps
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.tests.support import run_for
from hypothesis import given
from hypothesis import strategies as st

from ....support import blocks_of, examples
from ..lands import SEEDS, filled_case, lengths_for, neighbours, steepest


def closed_flat(filled, domain, slopes, row, col):
    """Return the cells of the flat around a cell if nothing leads out of it, else nothing."""
    flat, todo = {(row, col)}, [(row, col)]
    for at in todo:
        for _, r, c in neighbours(domain, *at):
            if filled[r, c] == filled[at] and (r, c) not in flat:
                if slopes.get((r, c)) is None or slopes[r, c][0] > 0:
                    return set()
                flat.add((r, c))
                todo.append((r, c))
    return flat


def shortest_paths(filled, domain, lengths):
    """Return the first direction and the length, in whole steps, of the path to its end of each cell, and the pits.

    By Dijkstra from the ends, along all steepest paths; of paths as short as each other it takes the first in order.
    """
    step = whole_steps(lengths)
    slopes, ends = {}, set()
    for row, col in np.argwhere((domain == LAND) | (domain == OUTLET)).tolist():
        slope, directions = steepest(filled, domain, lengths, row, col)
        into_sea = any(domain[r, c] == SEA and code in directions for code, r, c in neighbours(domain, row, col))
        if (into_sea and slope >= 0) or (slope <= 0 and domain[row, col] == OUTLET):
            ends.add((row, col))
        else:
            slopes[row, col] = max(slope, 0), directions if slope >= 0 else []
    pits = set()
    for cell in slopes:
        if slopes[cell][0] == 0 and not any(cell in flat for flat in pits):
            pits.add(frozenset(closed_flat(filled, domain, slopes, *cell)))
    pits = {min(flat) for flat in pits if flat}
    upstream = {}
    for cell in slopes.keys() - pits:
        for direction, r, c in neighbours(domain, *cell):
            if direction in slopes[cell][1]:
                upstream.setdefault((r, c), []).append((direction, cell))
    length, first = {}, {}
    queue = [(0, cell) for cell in ends | pits]
    while queue:
        so_far, cell = heapq.heappop(queue)
        if length.setdefault(cell, so_far) < so_far:
            continue
        for direction, above in upstream.pop(cell, []):
            heapq.heappush(queue, (so_far + step[direction], above))
            first[above] = min(first.get(above, (np.inf, 0)), (so_far + step[direction], direction))
    return {cell: direction for cell, (_, direction) in first.items()}, length, pits


def check_shortest_paths(filled, domain, lengths, **how):
    """Hold the directions against Dijkstra's, cell by cell."""
    codes, pits = d8(run_for(how), filled, domain, lengths, "sea", **how)
    first, length, twin_pits = shortest_paths(filled, domain, lengths)
    assert pits == len(twin_pits)
    truth = np.full(domain.shape, NO_DIRECTION, np.uint8)
    for cell in length:
        truth[cell] = first.get(cell, ENDS)
    assert np.array_equal(codes, truth)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_the_steepest_paths_water_takes_the_shortest_to_the_sea(seed):
    check_shortest_paths(*filled_case(seed))


@given(
    seed=st.integers(0, 10**6),
    levels=st.integers(1, 9),
    size=st.tuples(st.integers(1, 14), st.integers(1, 14)),
    cell=st.sampled_from(((1, 1), (3, 2), (1, 2.5), (40, 1), (1, 9))),
    side=st.sampled_from((1, 2, 3, 5, 64)),
    across=st.integers(1, 3),
    is_filled=st.booleans(),
    with_sea=st.booleans(),
)
@examples(150)
def test_on_whole_heights_the_shortest_path_counts_to_its_end(
    seed, levels, size, cell, side, across, is_filled, with_sea
):  # fmt: skip
    """Flats over flats, with many exits, closed ones and cells of any shape, whatever the tiles and blocks."""
    rng = np.random.default_rng(seed)
    z = rng.integers(0, levels + 1, size).astype(np.float32)
    valid = rng.random(size) > rng.choice((0.0, 0.2))
    domain = drainage_domain(Run(), valid, z == 0 if with_sea else None)
    if is_filled:
        z, _ = fill(Run(), z, domain)
    elif not with_sea:  # few outlets: most flats are closed
        domain = np.where(valid, np.where(rng.random(size) < 0.03, OUTLET, LAND), VOID).astype(np.uint8)
    width, height, _ = flat_cells(size[0], *map(float, cell))
    with blocks_of(across):
        check_shortest_paths(z, domain, step_lengths(width, height), side=side, threads=2)


def test_a_front_of_many_thousand_cells_moves_on_together():
    """A terrace as wide as no other drains over its edge in straight lines."""
    z = np.ones((4, 17000), np.float32)
    z[3] = 0
    domain = np.full(z.shape, LAND, np.uint8)
    domain[3] = OUTLET
    codes, pits = d8(Run(), z, domain, lengths_for(z.shape, 0), "sea")
    assert pits == 0
    assert np.all(codes[3] == ENDS)
    assert np.all(codes[:3] == 2)


@pytest.mark.parametrize("ties", TIES)
def test_paths_too_long_for_short_numbers_are_found_all_the_same(ties, monkeypatch):
    """A flat of one row, where half of the way is as long as short numbers tell: it is found with long ones."""
    z = np.zeros((1, 3000), np.float32)
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0, 0] = OUTLET
    truth, _ = d8(Run(), z, domain, lengths_for(z.shape, 0), ties)
    monkeypatch.setattr(waves, "SHORT_PATHS", np.dtype(np.uint16))
    for side in (7, 256):
        codes, pits = d8(Run(), z, domain, lengths_for(z.shape, 0), ties, side=side)
        assert pits == 0
        assert np.array_equal(codes, truth)
        assert np.all(codes[0, 1:] == 4)


def flat_ranks(filled, domain, codes_of_slopes):
    """Return the two distances of Barnes, Lehman & Mulla for each flat cell: from higher ground, to an exit."""
    flat = set(map(tuple, np.argwhere(codes_of_slopes)))
    level = {
        cell: [(r, c) for _, r, c in neighbours(domain, *cell) if filled[r, c] == filled[cell] and domain[r, c] != SEA]
        for cell in flat
    }
    high = [cell for cell in flat if any(filled[r, c] > filled[cell] for _, r, c in neighbours(domain, *cell))]
    low = [cell for cell in flat if any(other not in flat for other in level[cell])]

    def steps(sources):
        reached, front = dict.fromkeys(sources, 1), list(sources)
        while front:
            front = [
                b for a in front for b in level[a] if b in flat and reached.setdefault(b, reached[a] + 1) > reached[a]
            ]
            front = list(dict.fromkeys(front))
        return reached

    return flat, level, steps(high), steps(low)


@pytest.mark.parametrize("ties", ["first", "random"])
@pytest.mark.parametrize("seed", SEEDS)
def test_flats_drain_away_from_higher_ground_and_towards_their_exits(seed, ties):
    filled, domain, lengths = filled_case(seed)
    codes, pits = d8(Run(), filled, domain, lengths, ties, seed)
    if pits:
        pytest.skip("a closed flat has no exit")
    is_flat = np.zeros(domain.shape, bool)
    for row, col in np.argwhere(domain == LAND):
        slope, directions = steepest(filled, domain, lengths, row, col)
        near = {direction: (r, c) for direction, r, c in neighbours(domain, row, col)}
        is_flat[row, col] = slope == 0 and not any(domain[near[p]] == SEA for p in directions)
    flat, level, from_high, to_low = flat_ranks(filled, domain, is_flat)
    rank = {cell: 2 * to_low[cell] - from_high.get(cell, 0) for cell in flat}
    for cell in flat:
        code = codes[cell]
        below = cell[0] + ROW_OFFSETS[code], cell[1] + COLUMN_OFFSETS[code]
        exits = [other for other in level[cell] if other not in flat]
        if exits:
            assert below in exits
        else:
            assert rank[below] == min(rank[other] for other in level[cell])
            assert rank[below] < rank[cell]
