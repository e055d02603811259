"""Breaching: the cheapest channel from every pit to lower ground, within the limits that were set."""

import heapq
import sys

import hypothesis.extra.numpy as arrays
import numpy as np
import pytest
from headwaters.core.depressions import pits as marking
from headwaters.core.depressions.breach import NO_ROOM, breach, breach_by_pit, open_pits
from headwaters.core.depressions.breach_search import (
    BY_LENGTH,
    NCELLS,
    NQUEUED,
    Search,
    SearchedLand,
    Shut,
    best_in_queue,
    note_path,
)
from headwaters.core.depressions.fill import fill
from headwaters.core.machine import jit
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import drawn, examples, random_case, random_dem, some_of, stranded_cells

gdal = pytest.importorskip("osgeo.gdal", reason="real DEMs are files that GDAL reads")


def metres(nrows, dx=10.0, dy=10.0):
    """Return the lengths of steps on a plane map."""
    width, height, _ = flat_cells(nrows, dx, dy)
    return step_lengths(width, height)


def steps(row, col, shape):
    """Yield the neighbours of a cell, and the place of each in the order of directions."""
    order = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
    for place, (down, right) in enumerate(order):
        if 0 <= row + down < shape[0] and 0 <= col + right < shape[1]:
            yield row + down, col + right, place


def pits_of(z, domain):
    """Return the pits as lists of cells: flats without a lower neighbour, an outlet, or the sea at their height."""
    pits, seen = [], set()
    for start in map(tuple, np.argwhere(domain == LAND)):
        if start in seen:
            continue
        flat, drains = [start], False
        seen.add(start)
        for row, col in flat:
            for r, c, _ in steps(row, col, z.shape):
                if domain[r, c] != VOID and z[r, c] <= z[row, col]:
                    drains |= z[r, c] < z[row, col] or domain[r, c] >= OUTLET
                    if z[r, c] == z[row, col] and domain[r, c] == LAND and (r, c) not in seen:
                        seen.add((r, c))
                        flat.append((r, c))
        if not drains:
            pits.append(flat)
    return pits


def best_way(z, domain, pit, lengths, max_cut=np.inf, shortest=False):
    """Return (height to remove, metres) of the best way out of a pit of a DEM, the cheapest or the shortest; or None.

    Where the way may end: ground below the pit, ground as high as the pit that drains, outlets, the sea if not higher.
    """
    level = float(z[pit[0]])
    held = {cell for each in pits_of(z, domain) for cell in each if z[cell] == level}
    best = {}
    queue = [((0.0, 0.0), cell) for cell in pit]
    while queue:
        key, cell = heapq.heappop(queue)
        if cell in best:
            continue
        best[cell] = key
        if cell not in held and (domain[cell] >= OUTLET or z[cell] <= level):
            return key[::-1] if shortest else key
        for r, c, place in steps(*cell, z.shape):
            cut = max(float(z[r, c]) - level, 0.0)
            if domain[r, c] == VOID or cut > max_cut or (domain[r, c] == SEA and cut > 0):
                continue
            length = 0.0 if cell in held and (r, c) in held else lengths[cell[0], place]
            heapq.heappush(
                queue, ((key[0] + (length if shortest else cut), key[1] + (cut if shortest else length)), (r, c))
            )
    return None


def one_hollow(seed, whole=False):
    """Return heights that drain everywhere but for one hollow of one or a few cells, and their domain."""
    rng = np.random.default_rng(seed)
    z, _ = random_dem(seed, tuple(rng.integers(5, 16, 2)), "smooth")
    z = np.round(z * 9) if whole else z.astype(np.float64)
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    z, _ = fill(Run(), z, domain)
    row, col = rng.integers(2, z.shape[0] - 2), rng.integers(2, z.shape[1] - 2)
    depth = float(rng.integers(1, 4)) if whole else rng.random() / 3
    floor = np.s_[row : row + rng.integers(1, 3), col : col + rng.integers(1, 3)]
    z[floor] = z[row - 1 : row + 3, col - 1 : col + 3].min() - depth
    return z, domain


@pytest.mark.parametrize("whole", [False, True], ids=["any heights", "whole heights"])
@pytest.mark.parametrize("seed", some_of(range(20)))
def test_no_way_out_of_a_hollow_takes_less_digging(seed, whole):
    """What is removed is the least that any way out needs, as Dijkstra finds it over the whole map."""
    z, domain = one_hollow(seed, whole)
    lengths = metres(len(z), 10.0, 7.0)
    (pit,) = pits_of(z, domain)
    surface, opened, left = breach(Run(), z, domain, lengths)
    assert (opened, left) == (1, 0)
    assert np.sum(z - surface) == pytest.approx(best_way(z, domain, pit, lengths)[0], abs=1e-12)


@pytest.mark.parametrize("seed", some_of(range(60)))
def test_a_hollow_is_opened_if_and_only_if_a_way_keeps_to_both_limits(seed):
    """Not only the cheapest way counts: a shorter, deeper one is taken where the cheapest is too long."""
    z, domain = one_hollow(seed)
    lengths = metres(len(z))
    (pit,) = pits_of(z, domain)
    rng = np.random.default_rng(seed)
    max_length, max_cut = rng.choice([15.0, 25.0, 45.0, 1e9]), rng.choice([0.05, 0.1, 0.2, 1e9])
    shortest = best_way(z, domain, pit, lengths, max_cut, shortest=True)
    surface, opened, left = breach(Run(), z, domain, lengths, max_length, max_cut)
    assert opened == (shortest is not None and shortest[1] <= max_length)
    assert opened + left == 1
    assert np.max(z - surface) <= max_cut
    if opened:
        cheapest = best_way(z, domain, pit, lengths, max_cut)
        if cheapest[1] <= max_length:
            assert np.sum(z - surface) == pytest.approx(cheapest[0], abs=1e-12)
    else:
        assert np.array_equal(surface, z)


@pytest.mark.parametrize("seed", some_of(range(96)))
def test_without_limits_all_that_can_drain_drains(seed):
    """Filling changes nothing afterwards, but where land lies below a sea, and there not above its level."""
    z, domain = random_case(seed)
    before = len(pits_of(z, domain))
    surface, opened, left = breach(Run(), z, domain, metres(len(z)))
    assert surface.dtype == z.dtype
    land = domain != VOID
    assert np.all(surface[land] <= z[land])
    assert np.array_equal(surface[domain == SEA], z[domain == SEA])
    assert left == len(pits_of(surface, domain)) == before - opened
    filled, _ = fill(Run(), surface, domain)
    raised = land & (filled > surface)
    assert not raised.any() or filled[raised].max() <= z[domain == SEA].max()
    assert left == 0 or raised.any() or stranded_cells(domain).any()


@some.composite
def any_maps(draw):
    """Heights of few steps on any map of land, outlets, sea and voids, and limits."""
    shape = draw(some.tuples(some.integers(1, 9), some.integers(1, 9)))
    dtype = draw(some.sampled_from(("int8", "uint8", "int32", "float32", "float64")))
    z = draw(arrays.arrays(dtype, shape, elements=some.integers(0, 6)))
    domain = draw(arrays.arrays(np.uint8, shape, elements=some.integers(0, 3)))
    limits = some.one_of(some.none(), some.integers(0, 45)), some.one_of(some.none(), some.integers(0, 5))
    return z, domain, *(draw(limit) for limit in limits)


@examples(200)
@given(any_maps())
def test_limits_hold_and_what_stays_had_no_way_within_them(case):
    """On any map: no cell is cut deeper, none where nothing had to be cut; and what is left could not be opened."""
    z, domain, max_length, max_cut = case
    lengths = metres(len(z))
    pits = pits_of(z, domain)
    surface, opened, left = breach(Run(), z, domain, lengths, max_length, max_cut)
    land = domain != VOID
    cut = z.astype(int) - surface
    if max_length is max_cut is None:
        assert np.array_equal(breach_by_pit(Run(), z, domain, lengths)[2] > 0, cut > 0)
    assert np.all(cut[land] >= 0)
    assert not cut[domain == SEA].any()
    assert max_cut is None or cut[land].max(initial=0) <= max_cut
    still = pits_of(surface, domain)
    assert (opened, left) == (len(pits) - len(still), len(still))
    for pit in still:
        way = best_way(z, domain, pit, lengths, np.inf if max_cut is None else max_cut, shortest=True)
        below_sea = np.any(z[domain == SEA] > z[pit[0]])  # the cheapest way may have led there
        assert below_sea or way is None or way[1] > (np.inf if max_length is None else max_length)


def dammed_valley():
    """Return a valley that falls to the east, with a dam of one cell across it 5 m high."""
    z = np.add.outer(np.abs(np.arange(-6, 7)) * 10.0, 30 - np.arange(25.0))
    z[:, 15] += 5
    return z, drainage_domain(Run(), np.ones(z.shape, bool))


def test_a_dam_is_cut_and_not_filled():
    """One cell goes down to the floor above it: five metres less one, nothing else is touched."""
    z, domain = dammed_valley()
    surface, opened, left = breach(Run(), z, domain, metres(len(z)))
    assert (opened, left) == (1, 0)
    assert np.argwhere(surface != z).tolist() == [[6, 15]]
    assert surface[6, 15] == z[6, 14]
    assert np.array_equal(fill(Run(), surface, domain)[0], surface)


def test_a_dam_stays_where_it_is_too_high_or_too_broad():
    """It is 4 m above the floor, and its far side two steps away."""
    z, domain = dammed_valley()
    lengths = metres(len(z))
    for limits, opened in (((20, 4), 1), ((19.9, 4), 0), ((20, 3.9), 0), ((None, 3.9), 0), ((19.9, None), 0)):
        assert breach(Run(), z, domain, lengths, *limits)[1] == opened


def test_steps_are_as_long_as_they_are_on_the_ground():
    """Cells of 10 by 3 metres, and a dam from north to south or from east to west."""
    z, domain = dammed_valley()
    assert breach(Run(), z, domain, metres(len(z), 10.0, 3.0), 20)[1] == 1
    assert breach(Run(), z.T, domain.T, metres(len(z.T), 10.0, 3.0), 6)[1] == 1
    assert breach(Run(), z.T, domain.T, metres(len(z.T), 10.0, 3.0), 5.9)[1] == 0


def test_of_two_ways_that_cost_the_same_the_shorter_is_taken():
    """A wall of two cells of 2 costs as much as one of a single cell of 4."""
    z = np.full((5, 9), 99.0)
    z[2] = [-1, 3, 3, 1, 1, 1, 5, -1, -1]
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, *_ = breach(Run(), z, domain, metres(5))
    assert surface[2].tolist() == [-1, 3, 3, 1, 1, 1, 1, -1, -1]


def test_the_shorter_way_is_taken_where_the_longer_one_is_found_first():
    """On cells of 10 by 3 metres two ways of cost 4 meet: 26.4 m by many small steps, 23.9 m by few long ones."""
    z = np.full((7, 6), 99.0)
    z[1, 1] = 0.0
    z[2:4, 1], z[4, 2] = 1.0, 2.0
    z[2, 2] = z[3, 3] = 2.0
    z[4, 3], z[5, 4:] = 1.0, -1.0
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, *_ = breach(Run(), z, domain, metres(len(z), 10.0, 3.0))
    assert surface[3, 3] <= 0.0
    assert surface[4, 2] == 2.0


def test_where_the_cheapest_way_is_too_long_a_shorter_one_is_dug_though_both_share_cells():
    """The low detour is 86 m long, the way over the bar of 5 m only 50 m; they meet before the end."""
    z = np.full((7, 10), 99.0)
    z[3, 2:8] = [0, 5, 1, 1, 1, -1]
    z[[2, 1, 1, 2], [1, 2, 3, 4]] = 0.5
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    domain[3, 7] = OUTLET
    free, *_ = breach(Run(), z, domain, metres(7), max_cut=6)
    assert free[3, 3] == 5 and free[1, 2] == 0
    short, opened, _ = breach(Run(), z, domain, metres(7), max_length=70, max_cut=6)
    assert opened == 1
    assert np.all(short[3, 2:7] == 0) and short[1, 2] == 0.5
    assert breach(Run(), z, domain, metres(7), max_length=49, max_cut=6)[1] == 0


def test_a_pit_is_opened_through_land_that_was_searched_from_another_in_vain():
    """Two pits at one height in a valley: from the farther one the way is too long, from the nearer one it is not."""
    z = np.full((3, 10), 99.0)
    z[1, 1:9] = [0, 1, 1, 1, 0, 1, 1, -1]
    domain = np.full(z.shape, LAND)
    domain[1, 8] = OUTLET
    surface, opened, left = breach(Run(), z, domain, metres(3), max_length=60, max_cut=5)
    assert (opened, left) == (1, 1)
    assert surface[1, 1:9].tolist() == [0, 1, 1, 1, 0, 0, 0, -1]


def test_a_channel_ends_on_ground_as_high_as_its_pit_that_drains():
    """Behind a wall of one cell the ground runs level for 60 m before it falls."""
    z = np.full((3, 10), 99.0)
    z[1, 1:] = [0, 5, 0, 0, 0, 0, 0, 0, -1]
    surface, opened, left = breach(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)), metres(3), max_length=20)
    assert (opened, left) == (1, 0)
    assert np.argwhere(surface != z).tolist() == [[1, 2]]


@pytest.mark.parametrize("rooms", [(16, 64), (64, 15)], ids=["for cells", "for what is queued"])
def test_room_is_asked_for_before_it_could_be_short(rooms):
    """A cell has up to eight neighbours: with eight of them known and queued, for eight more there is none."""
    z = np.full((3, 5), 9.0)
    z[1, 2] = 0.0
    domain = drainage_domain(Run(), np.ones(z.shape, bool), open_rim=False)
    marks, pits = marking.mark_pits(Run(), z, domain)
    cells, queued = rooms
    search = Search(
        np.zeros(6, np.int64),
        np.zeros(z.shape, np.int32),
        *(np.empty((2, cells), np.int64), np.empty((2, cells))),
        *(np.empty(queued, np.int64), np.empty((2, queued))),
    )
    ground = SearchedLand(z, domain, marks, metres(3), np.empty((0, 0), np.int32))
    shut = Shut(np.zeros(z.shape), np.zeros(z.shape, np.float32))
    assert open_pits(ground, pits, search, shut, np.inf, np.inf, 1000) == NO_ROOM
    assert (search.state[NCELLS], search.state[NQUEUED]) == (9, 8)


@pytest.mark.parametrize("cell", range(12))
def test_pits_are_found_whatever_the_memory_held_that_they_are_stacked_in(cell):
    z = np.array([[5, 5, 5, 5], [5, 2, 2, 3], [5, 5, 5, 5]], np.float64)
    domain = np.full(z.shape, LAND, np.uint8)
    marks, stack, found = np.empty(z.shape, np.uint8), np.full(12, cell, np.int64), np.zeros(12, np.int64)
    marking.mark_suspects(z, domain, marks, 0, 3)
    assert marking.open_flats(z, domain, marks, stack, found, np.zeros(3, np.int64), 100)
    assert np.argwhere(marks == marking.SUSPECT).tolist() == [[1, 1], [1, 2]]
    stack[:], state = cell, np.zeros(3, np.int64)
    assert marking.list_pits(z, domain, marks, stack, found, state, 100)
    assert (state[marking.FOUND], found[0]) == (1, 5)
    assert np.argwhere(marks == marking.PIT).tolist() == [[1, 1], [1, 2]]


def test_a_lake_is_one_pit_and_crossing_it_is_no_digging():
    """A level lake of many cells opens by one channel, whose length counts from the shore."""
    z = np.full((9, 40), 9, np.int16)
    z[4, 3:35] = 5
    z[4, 36:] = 4
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, opened, left = breach(Run(), z, domain, metres(9), max_length=20)
    assert (opened, left) == (1, 0)
    assert np.argwhere(surface != z).tolist() == [[4, 35]]


def test_a_cell_at_the_edge_of_the_data_is_cut_and_the_sea_is_not():
    """A hollow is opened over the rim of the raster; where the sea lies higher, down to the level of the sea."""
    z = np.full((5, 7), 9.0)
    z[2, 2] = 1
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, *_ = breach(Run(), z, domain, metres(5))
    assert np.count_nonzero(surface == 1) == 3
    polder = drawn("""
        9 9 9 9 9 9
        9 1 1 9 3 3
        9 9 9 9 9 9
    """).astype(np.float32)
    domain = np.where(polder == 3, SEA, LAND).astype(np.uint8)
    surface, opened, left = breach(Run(), polder, domain, metres(3))
    assert surface[1].tolist() == [9, 1, 1, 3, 3, 3]
    assert (opened, left) == (0, 1)
    assert fill(Run(), surface, domain)[0][1].tolist() == [9, 3, 3, 3, 3, 3]


def test_pits_at_one_height_below_the_sea_share_one_channel():
    """The dyke is cut once."""
    z = np.full((7, 9), 9, np.int16)
    z[2:5, 1:6] = [[1, 2, 1, 2, 1], [2, 2, 2, 2, 2], [1, 2, 1, 2, 1]]
    z[:, 7:] = 3
    domain = np.where(z == 3, SEA, LAND).astype(np.uint8)
    surface, *_ = breach(Run(), z, domain, metres(7))
    assert np.count_nonzero(surface[:, 6] != 9) == 1
    filled, _ = fill(Run(), surface, domain)
    assert np.all(filled[2:5, 1:6] == 3)


@pytest.mark.parametrize("dtype", ["uint8", "int16", "uint32", "int64", "float16", ">f4"])
def test_heights_keep_their_type(dtype):
    """Only heights of the DEM occur in the result."""
    z = np.random.default_rng(5).integers(0, 200, (24, 31)).astype(dtype)
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, *_ = breach(Run(), z, domain, metres(24))
    assert surface.dtype == z.dtype
    truth, *_ = breach(Run(), z.astype(np.float64), domain, metres(24))
    assert np.array_equal(surface, truth)
    assert np.array_equal(fill(Run(), surface, domain)[0], surface)


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_and_pauses_change_nothing(threads, monkeypatch):
    """However often the search is put down and taken up again, with as little room as it can have."""
    module = sys.modules["headwaters.core.depressions.breach"]  # the function hides the module of its name
    for seed in (1, 5, 16):
        z, domain = random_case(seed, (40, 37))
        truth = breach(Run(threads=1), z, domain, metres(40), 60, 0.3)
        monkeypatch.setattr(module, "BUDGET", 7)
        monkeypatch.setattr(marking, "VISITS", 56)
        monkeypatch.setattr(module, "FIRST_ROOM", 8)
        again = breach(Run(threads=threads), z, domain, metres(40), 60, 0.3)
        monkeypatch.undo()
        assert truth[0].tobytes() == again[0].tobytes() and truth[1:] == again[1:]


def test_the_input_is_never_changed_and_voids_keep_their_values():
    """Heights and domain are the caller's, whatever stands where there are no data."""
    z, valid = random_dem(9, (26, 31), "smooth")
    domain = drainage_domain(Run(), valid, walls=~valid)
    truth, *_ = breach(Run(), z, domain, metres(26))
    for nodata in (np.nan, np.inf, -np.inf, -9999):
        z[~valid] = nodata
        before = z.copy()
        surface, *_ = breach(Run(), z, domain, metres(26))
        assert np.array_equal(z, before, equal_nan=True)
        assert np.array_equal(surface[valid], truth[valid])
        assert np.array_equal(surface[~valid], z[~valid], equal_nan=True)


def test_breaching_stops_when_it_is_asked_to():
    """At any report on the way."""

    class Impatient(Run):
        cancelled = False
        reports = 0

        def report(self, fraction):
            self.reports += 1
            self.cancelled = self.reports >= self.patience

    z, domain = random_case(1, (30, 30))
    for patience in (1, 2):
        watcher = Impatient()
        watcher.patience = patience
        with pytest.raises(Cancelled):
            breach(watcher, z, domain, metres(30))


LANDS = [("hollows/dtm.tif", 0.5), ("minnesota_lidar1m/dem.tif", 0.1), ("vermont90m/DEM.tif", 0.5)]


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
@pytest.mark.parametrize("name, share", LANDS)
def test_on_real_land_far_less_is_dug_than_would_be_filled(real_data, name, share):
    """And nothing is left to fill."""
    z = gdal.OpenEx(str(real_data / name), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR).ReadAsArray()
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    surface, opened, left = breach(Run(), z, domain, metres(len(z)))
    assert left == 0 and opened > 100
    assert np.array_equal(fill(Run(), surface, domain)[0], surface)
    dug, filled = np.sum(z.astype(float) - surface), np.sum(fill(Run(), z, domain)[0].astype(float) - z)
    assert 0 < dug < share * filled


@given(some.lists(some.tuples(*[some.integers(0, 3)] * 3), min_size=1, max_size=30), some.booleans())
@examples(100)
def test_of_paths_to_a_cell_the_best_is_kept_that_came_first(offers, by_length):
    """The cheapest and of these the shortest, or the shortest and of these the cheapest."""
    state, number = np.zeros(6, np.int64), np.zeros((2, 2), np.int32)
    cells, paths, size = np.zeros((2, 50), np.int64), np.zeros((2, 50)), 50
    search = Search(state, number, cells, paths, np.zeros(size, np.int32), np.zeros((2, size)))
    state[BY_LENGTH] = by_length
    best, queued = {}, 0
    for before, (cell, cost, length) in enumerate(offers):
        note_path(cell, before, float(cost), float(length), search)
        rank = (length, cost) if by_length else (cost, length)
        if rank < best.get(cell, ((9, 9),))[0]:
            best[cell] = rank, before, cost, length
            queued += 1
    for cell, (_, before, cost, length) in best.items():
        place = number[divmod(cell, 2)]
        assert [*cells[:, place], *paths[:, place]] == [cell, before, cost, length]
    assert (state[NCELLS], state[NQUEUED]) == (len(best), queued)
    taken = [best_in_queue(search) for _ in range(queued)]
    assert [cells[0, each] for each in taken if each >= 0] == sorted(
        best, key=lambda cell: (best[cell][0], number[divmod(cell, 2)])
    )
