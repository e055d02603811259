"""The exact fill: the lowest surface above the ground from which all water can leave."""

import threading

import hypothesis.extra.numpy as arrays
import numpy as np
import pytest
from headwaters.core.choices import TIES
from headwaters.core.depressions.fill import fill, fill_to_ends
from headwaters.core.flow.directions.directions import d8
from headwaters.core.machine import jit
from headwaters.core.raster.domain import LAND, OUTLET, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import NO_DIRECTION
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some
from scipy import ndimage

from ...support import blocks_of, drawn, examples, flood, random_case, random_dem, receivers, stranded_cells

LARGE = pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
ANY_NEIGHBOUR = np.ones((3, 3))
SYMMETRIES = [(turns, mirrored) for turns in range(4) for mirrored in (False, True)]


def rough_terrain(nrows, ncols, seed=1, steps=40):
    """Return heights in few steps, so that flats, ties and nested pits abound, and their domain."""
    z, _ = random_dem(seed, (nrows, ncols), "smooth")
    return np.round(z * steps).astype(np.float32), drainage_domain(Run(), np.ones(z.shape, bool))


def wrong_cells(filled, z, domain):
    """Count the cells that differ from the truth; a void has to keep whatever value it had."""
    truth = np.where(domain == VOID, z, flood(z, domain))
    return np.count_nonzero(~((filled == truth) | (np.isnan(truth) & np.isnan(filled))))


@pytest.mark.slow
def test_fill_is_the_priority_flood_on_a_thousand_random_dems():
    """No cell of a thousand DEMs differs from the flood, and the stranded cells are counted."""
    faults = {}
    for seed in range(1000):
        z, domain = random_case(seed)
        with blocks_of(1 + seed % 3):
            filled, stranded = fill(Run(threads=1 + seed % 2), z, domain, side=1 + max(z.shape) // (1 + seed % 5))
        fault = wrong_cells(filled, z, domain), stranded - np.count_nonzero(stranded_cells(domain))
        if fault != (0, 0):
            faults[seed] = fault
    assert faults == {}


@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")  # D8 knows voids by infinite heights
@pytest.mark.parametrize("seed", [seed for seed in range(96) if seed // 12 % 4 < 3])  # sea has a shore
def test_directions_of_filled_ground_tell_how_far_it_was_filled(seed):
    """What is filled to the ends of its paths is the ground over which the paths were found, and falls along them."""
    z, domain = random_case(seed)
    z = z.astype(np.float64)
    filled, _ = fill(Run(), z, domain)
    codes, _ = d8(Run(), filled, domain, step_lengths(*flat_cells(z.shape[0], 30.0, 20.0)[:2]), TIES[seed % 3], seed)
    known = codes != NO_DIRECTION
    found, raised = fill_to_ends(Run(), np.where(known, z, np.nan), codes)
    assert np.array_equal(found[known], filled[known])
    assert raised == np.count_nonzero((filled > z) & known)
    below = receivers(codes)
    flowing = known.ravel() & (below >= 0)
    assert np.all(found.ravel()[flowing] >= found.ravel()[below[flowing]])


@some.composite
def any_maps(draw):
    """Heights of few steps on any map of land, outlets and voids, any side of a tile, and how many make a block."""
    shape = draw(some.tuples(some.integers(1, 9), some.integers(1, 9)))
    dtype = draw(some.sampled_from(("int8", "uint8", "int32", "float32", "float64")))
    z = draw(arrays.arrays(dtype, shape, elements=some.integers(0, 6)))
    domain = draw(arrays.arrays(np.uint8, shape, elements=some.integers(0, 2)))
    return z, domain, draw(some.integers(1, 10)), draw(some.integers(1, 4))


@examples(200)
@given(any_maps())
def test_fill_is_the_priority_flood_on_any_map(case):
    """Whatever the map of land, outlets and voids, however small the tiles and blocks."""
    z, domain, side, across = case
    with blocks_of(across):
        filled, stranded = fill(Run(threads=1), z, domain, side=side)
    assert wrong_cells(filled, z, domain) == 0
    assert stranded == np.count_nonzero(stranded_cells(domain))


@pytest.mark.parametrize("seed", range(8))
def test_water_stands_at_a_level_where_it_first_finds_a_way_out(seed):
    """Up to any level, the cells filled to it are those that hang together with an outlet through cells no higher."""
    z, domain = random_case(seed + 36, (30, 40))
    z = np.round(z.astype(np.float64) * 10)
    filled, _ = fill(Run(), z, domain, side=9)
    drains = (domain != VOID) & ~stranded_cells(domain)
    for level in np.unique(filled[drains]):
        labels, _ = ndimage.label(drains & (z <= level), ANY_NEIGHBOUR)
        joined = np.isin(labels, labels[(domain >= OUTLET) & (z <= level)]) & (labels > 0)
        assert np.array_equal(joined, drains & (filled <= level)), level


@pytest.mark.parametrize("seed", range(12))
def test_water_reaches_an_outlet_from_everywhere_without_climbing(seed):
    """No pit is left that was not an outlet: a path that never rises leads out of every cell that is not walled in."""
    z, domain = random_case(seed, (25, 33))
    filled, _ = fill(Run(), z, domain, side=8)
    reached = domain >= OUTLET
    for level in np.unique(filled[domain != VOID]):  # from the lowest up: paths back from outlets never fall
        at_level = (domain == LAND) & (filled == level)
        reached |= ndimage.binary_propagation(reached, ANY_NEIGHBOUR, mask=reached | at_level)
    assert np.array_equal((domain == LAND) & ~reached, stranded_cells(domain))


@pytest.mark.parametrize("seed", range(12))
def test_fill_never_digs_and_filling_twice_changes_nothing(seed):
    """The fill lies nowhere below the ground, leaves outlets alone, and is its own fill."""
    z, domain = random_case(seed, (31, 22))
    filled, _ = fill(Run(), z, domain, side=10)
    assert np.all(filled[domain != VOID] >= z[domain != VOID])
    assert np.array_equal(filled[domain >= OUTLET], z[domain >= OUTLET])
    assert np.array_equal(fill(Run(), filled, domain, side=10)[0], filled)


def fill_from(low, high, dtype):
    """Fill a DEM of one type with all heights between two, and require the truth in the same type."""
    z = np.random.default_rng(3).integers(low, high, (28, 34), endpoint=True).astype(dtype)
    z[5, 5:9], z[6, 5:9] = low, high
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    filled, _ = fill(Run(), z, domain, side=11)
    assert filled.dtype == z.dtype
    assert wrong_cells(filled, z, domain) == 0


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_whole_heights_keep_their_type_and_are_filled_over_its_whole_range(dtype):
    """From the least that a type can hold to the greatest (of 64 bits, as far as floats hold whole numbers)."""
    limits = np.iinfo(dtype)
    fill_from(max(limits.min, -(2**53)), min(limits.max, 2**53), dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_broken_heights_keep_their_type(dtype):
    """High and low."""
    fill_from(-60000, 60000, dtype)


@pytest.mark.parametrize("dtype", ["float16", ">i2", ">f4"])
def test_heights_of_foreign_types_are_filled_too(dtype):
    """Half precision, and bytes in the order of another machine: numba knows neither."""
    fill_from(-2000, 2000, dtype)


def spread_out(cells):
    """Return the same cells in memory with gaps between them."""
    return np.repeat(np.repeat(cells, 2, axis=0), 3, axis=1)[::2, ::3]


def locked(cells):
    """Return a copy that cannot be written to."""
    copy = cells.copy()
    copy.setflags(write=False)
    return copy


def backwards(cells):
    """Return the same cells in memory from the last to the first."""
    return cells[::-1, ::-1].copy()[::-1, ::-1]


@pytest.mark.parametrize("side", [8, 64])
@pytest.mark.parametrize("arrange", [np.asfortranarray, spread_out, locked, backwards])
def test_arrays_may_lie_in_memory_as_they_like(arrange, side):
    """By columns, with gaps, read-only, backwards: the same fill."""
    z, domain = random_case(0, (29, 23))
    assert wrong_cells(fill(Run(), arrange(z), arrange(domain), side=side)[0], z, domain) == 0


@pytest.mark.parametrize("seed", range(4))
def test_inputs_are_never_changed(seed):
    """Heights and domain are the caller's."""
    z, domain = random_case(seed, (20, 20))
    before = z.copy(), domain.copy()
    fill(Run(), z, domain, side=6)
    assert np.array_equal(z, before[0]) and np.array_equal(domain, before[1])


@pytest.mark.parametrize("nodata", [np.nan, np.inf, -np.inf, -9999, 3e38])
def test_values_at_voids_do_not_matter(nodata):
    """Whatever number stands for no data, the land around it is filled alike and the number stays."""
    z, valid = random_dem(9, (26, 31), "smooth")
    domain = drainage_domain(Run(), valid, walls=~valid)
    truth, _ = fill(Run(), z, domain, side=9)
    z[~valid] = nodata
    with np.errstate(all="raise"):
        filled, _ = fill(Run(), z, domain, side=9)
    assert np.array_equal(filled[valid], truth[valid])
    assert np.array_equal(filled[~valid], z[~valid], equal_nan=True)


@pytest.mark.parametrize("side", [1, 2, 3, 7, 64])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_small_tiles_and_threads_change_nothing(side, threads):
    """Bit for bit, with lakes across tiles, ties, voids and walls."""
    z, valid = random_dem(3, (23, 31), "smooth")
    z = np.round(z * 20).astype(np.float32)
    domain = drainage_domain(Run(), valid, walls=~valid)
    assert fill(Run(threads=threads), z, domain, side)[0].tobytes() == fill(Run(threads=1), z, domain, 510)[0].tobytes()


def test_tiles_change_nothing_where_both_zeros_of_floating_point_meet():
    """Rounding heights between -0.5 and 0 gives -0.0: a height like 0.0, but not the same bits."""
    z = np.array([[0.0, 0.0, 0.0], [0.0, -1.0, -0.0], [-0.0, -0.0, -0.0]], np.float32)
    for turns in range(4):
        cells = np.rot90(z, turns)
        domain = drainage_domain(Run(), np.ones(z.shape, bool))
        results = {fill(Run(), cells, domain, side=side)[0].tobytes() for side in (1, 2, 3)}
        assert len(results) == 1


@LARGE
def test_large_tiles_and_threads_change_nothing():
    """Bit for bit, on a raster larger than the largest tile."""
    z, domain = rough_terrain(520, 530)
    results = {
        fill(Run(threads=threads), z, domain, side)[0].tobytes() for side in (64, 256, 510) for threads in (1, 2, 5)
    }
    assert len(results) == 1


@pytest.mark.parametrize("side", [0, -1, 511])
def test_tiles_too_large_for_their_labels_are_refused(side):
    """A tile has a side of 1 to 510 cells."""
    z, domain = rough_terrain(5, 5)
    with pytest.raises(ValueError, match="between 1 and 510"):
        fill(Run(), z, domain, side=side)


@LARGE
def test_the_largest_tile_can_hold_as_many_pits_as_fit():
    """One cell in four is a pit, the most there can be, and each is filled to its own brim in a single tile."""
    z = np.random.default_rng(0).integers(1, 1000, (510, 510)).astype(np.float32)
    z[::2, ::2] = 0
    domain = np.full(z.shape, LAND)
    domain[-1, -1] = OUTLET
    assert wrong_cells(fill(Run(), z, domain, side=510)[0], z, domain) == 0


@pytest.mark.parametrize("turns, mirrored", SYMMETRIES)
def test_fill_turns_with_the_dem(turns, mirrored):
    """Water knows no east and west."""

    def turn(cells):
        return np.rot90(cells[:, ::-1] if mirrored else cells, turns)

    for seed in range(0, 96, 7):
        z, domain = random_case(seed, (11, 16))
        assert np.array_equal(fill(Run(), turn(z), turn(domain), side=7)[0], turn(fill(Run(), z, domain, side=7)[0]))


@pytest.mark.parametrize("seed", range(6))
def test_raising_the_whole_land_raises_its_lakes_alike(seed):
    """Adding a constant and filling may be done in either order, even where the sum is rounded."""
    z, domain = random_case(8 * seed, (24, 24))
    z = z.astype(np.float32)
    lift = np.float32(1234.567)
    assert np.array_equal(fill(Run(), z + lift, domain, side=7)[0], fill(Run(), z, domain, side=7)[0] + lift)


@pytest.mark.parametrize("seed", range(6))
def test_only_the_order_of_heights_matters(seed):
    """Stretching heights in any way that keeps their order commutes with the fill."""
    z, domain = random_case(seed, (24, 24))
    heights, rank = np.unique(z, return_inverse=True)
    rank = rank.reshape(z.shape)
    stretched = np.cumsum(np.random.default_rng(seed).exponential(size=heights.size)) - 2
    assert np.array_equal(
        fill(Run(), stretched[rank], domain, side=7)[0], stretched[fill(Run(), rank, domain, side=7)[0]]
    )


def test_land_inside_a_ring_of_walls_keeps_its_height_and_is_counted():
    """Water that no outlet can be reached from has no level to rise to."""
    sketch = drawn("""
        9 9 9 9 9 9 9 9
        9 . . . . . 9 9
        9 . 5 1 5 . 3 9
        9 . 5 7 2 . 9 9
        9 . . . . . 9 9
        9 9 9 9 9 9 9 9
    """)
    valid = sketch != "."
    z = np.where(valid, sketch, "0").astype(np.int16)
    domain = drainage_domain(Run(), valid, walls=~valid)
    for side in (1, 2, 3, 64):
        filled, stranded = fill(Run(), z, domain, side=side)
        assert stranded == 6
        assert filled[2, 2:5].tolist() == [5, 1, 5] and filled[3, 2:5].tolist() == [5, 7, 2]
        assert filled[2, 6] == 9


def test_a_map_without_outlets_stays_as_it_is():
    """Every cell is stranded where nothing drains."""
    z, _ = random_dem(1, (12, 15), "smooth")
    filled, stranded = fill(Run(), z, np.full(z.shape, LAND), side=4)
    assert np.array_equal(filled, z)
    assert stranded == z.size


def test_nested_lakes_join_below_their_common_sill():
    """Two basins behind one sill fill to that sill together; an inner sill below it does not matter."""
    z = np.array([9, 2, 4, 1, 6, 3, 9, 0], np.uint8)
    z = np.vstack([np.full(8, 9, np.uint8), z, np.full(8, 9, np.uint8)])
    domain = np.where(z == 0, OUTLET, LAND).astype(np.uint8)
    assert fill(Run(), z, domain)[0][1].tolist() == [9, 9, 9, 9, 9, 9, 9, 0]
    z[1, 6] = 5
    assert fill(Run(), z, domain)[0][1].tolist() == [9, 6, 6, 6, 6, 5, 5, 0]


def test_water_leaves_over_a_corner():
    """Cells that touch only at a corner are neighbours."""
    z = np.array([[9, 9, 9, 9], [9, 3, 9, 9], [9, 9, 4, 9], [9, 9, 9, 2]], np.float32)
    filled, _ = fill(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)))
    assert (filled[1, 1], filled[2, 2]) == (4, 4)


def test_two_fills_at_once_are_both_right():
    """Runs in two threads of one process do not touch each other."""
    cases = [random_case(seed, (40, 30)) for seed in (1, 14)]
    right = [[], []]

    def run(which):
        z, domain = cases[which]
        for side in (7, 16, 33, 64) * 2:
            right[which].append(wrong_cells(fill(Run(), z, domain, side=side)[0], z, domain) == 0)

    runs = [threading.Thread(target=run, args=(which,)) for which in (0, 1)]
    for one in runs:
        one.start()
    for one in runs:
        one.join()
    assert right == [[True] * 8] * 2


class Watcher(Run):
    """A person who counts the reports and asks to stop after a number of them."""

    def __init__(self, patience=None):
        self.patience = patience
        self.reports = 0

    @property
    def cancelled(self):
        return self.reports == self.patience

    def report(self, fraction):
        self.reports += 1


def test_fill_stops_whenever_it_is_asked_to():
    """Before the first tile, after any report on the way, and up to the last."""
    z, domain = rough_terrain(32, 32)
    patient = Watcher()
    fill(patient.with_threads(1), z, domain, side=8)
    assert patient.reports >= 16
    for patience in range(patient.reports):
        with pytest.raises(Cancelled):
            fill(Watcher(patience).with_threads(1), z, domain, side=8)
