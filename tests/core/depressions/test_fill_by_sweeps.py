"""Filling in sweeps: how the fill comes in from the coast, step by step."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.raster.domain import LAND, OUTLET, VOID, drainage_domain
from headwaters.core.run.run import Cancelled, Run
from scipy import ndimage

from ...support import drawn, random_case, random_dem, some_of, stranded_cells

KINDS = {".": VOID, "#": LAND, "~": OUTLET}


def domain_of(text):
    """Return the domain of a map drawn with land (#), outlets (~) and voids (.)."""
    return np.vectorize(KINDS.get)(drawn(text)).astype(np.uint8)


@pytest.mark.parametrize("seed", some_of(range(96)))
def test_sweeps_run_to_their_end_give_the_exact_fill(seed):
    """The same levels, the same type and the same stranded cells, for every kind of height, hole and sea."""
    z, domain = random_case(seed, (16, 21))
    swept, made, stranded = fill_by_sweeps(Run(), z, domain)
    exact, left = fill(Run(), z, domain)
    assert swept.dtype == z.dtype
    assert np.array_equal(swept, exact)
    assert stranded == left == np.count_nonzero(stranded_cells(domain))
    assert made <= z.size


@pytest.mark.parametrize("steps", [1, 2, 3, 7, 12])
@pytest.mark.parametrize("seed", range(36, 40))
def test_after_some_sweeps_water_has_found_its_way_from_as_many_steps_inland(seed, steps):
    """Cells farther than that from every outlet keep their height and are counted; no level is below the final one."""
    z, domain = random_case(seed, (30, 40))
    filled, made, dry = fill_by_sweeps(Run(), z, domain, steps)
    near = domain >= OUTLET
    near = ndimage.binary_dilation(near, np.ones((3, 3)), iterations=steps, mask=near | (domain == LAND))
    assert made <= steps
    assert dry == np.count_nonzero((domain == LAND) & ~near)
    assert np.array_equal(filled[~near], z[~near])
    assert np.all(filled[near] >= fill(Run(), z, domain)[0][near])


def test_no_sweep_leaves_the_land_as_it_is():
    """With no sweep made nothing drains yet."""
    z, domain = random_case(2, (9, 9))
    filled, made, dry = fill_by_sweeps(Run(), z, domain, 0)
    assert np.array_equal(filled, z)
    assert (made, dry) == (0, np.count_nonzero(domain == LAND))


@pytest.mark.parametrize("length", [1, 2, 17, 130])
def test_a_straight_corridor_takes_one_sweep_a_cell(length):
    """The fill comes in cell by cell, whatever the heights on the way; the sweep that finds nothing is not counted."""
    domain = np.full((1, length + 1), LAND)
    domain[0, 0] = OUTLET
    z = np.random.default_rng(length).random(domain.shape)
    filled, made, _ = fill_by_sweeps(Run(), z, domain)
    assert made == length
    assert np.array_equal(filled, np.maximum.accumulate(z, axis=1))


@pytest.mark.parametrize("corridors", [1, 2, 3, 6])
@pytest.mark.parametrize("width", [4, 11])
def test_a_winding_corridor_takes_one_sweep_a_step(corridors, width):
    """Each corridor of the hairpin is width - 1 steps long: bends are cut over corners."""
    rows = []
    for corridor in range(corridors):
        rows.append("#" * width)
        bend = "." * (width - 1) + "#"
        rows.append(bend if corridor % 2 == 0 else bend[::-1])
    domain = domain_of("\n".join(rows[:-1]))
    domain[0, 0] = OUTLET
    _, made, stranded = fill_by_sweeps(Run(), np.zeros(domain.shape, np.float32), domain)
    assert made == corridors * (width - 1)
    assert stranded == 0


def test_a_level_sinks_again_when_a_lower_way_is_found():
    """Ten cells between two seas, a sill of 9 beside the left one.

    Water comes in over the sill and from the right at the same pace. After five sweeps they meet; then the low level
    goes on to the left, and reaches the cell behind the sill in the ninth sweep.
    """
    domain = domain_of("~##########~")
    z = np.zeros((1, 12), np.int16)
    z[0, 1] = 9
    assert fill_by_sweeps(Run(), z, domain, 5)[0].tolist() == [[0, 9, 9, 9, 9, 9, 0, 0, 0, 0, 0, 0]]
    assert fill_by_sweeps(Run(), z, domain, 6)[0].tolist() == [[0, 9, 9, 9, 9, 0, 0, 0, 0, 0, 0, 0]]
    filled, made, _ = fill_by_sweeps(Run(), z, domain)
    assert made == 9
    assert np.array_equal(filled, z)


@pytest.mark.parametrize("side", [1, 2, 3, 7, 64])
@pytest.mark.parametrize("threads", [1, 3])
def test_tiles_and_threads_change_nothing_not_even_the_number_of_sweeps(side, threads):
    """Cells are updated all at once, wherever the tiles end."""
    z, valid = random_dem(3, (14, 19), "smooth")
    domain = drainage_domain(Run(), valid, walls=~valid)
    for steps in (None, 4):
        filled, made, dry = fill_by_sweeps(Run(threads=threads), z, domain, steps, side)
        truth, sweeps, left = fill_by_sweeps(Run(threads=1), z, domain, steps, 510)
        assert (made, dry) == (sweeps, left)
        assert filled.tobytes() == truth.tobytes()


def test_land_behind_walls_keeps_its_height_and_is_counted():
    """No sweep ever comes there."""
    domain = domain_of("""
        ~ # # # # # #
        # . . . . . #
        # . # # # . #
        # . . . . . #
    """)
    z = np.arange(28, dtype=np.uint8).reshape(4, 7)
    filled, _, stranded = fill_by_sweeps(Run(), z, domain)
    assert stranded == 3
    assert filled[2, 2:5].tolist() == [16, 17, 18]


def spread_out(cells):
    """Return the same cells in memory with gaps between them."""
    return np.repeat(cells, 2, axis=1)[:, ::2]


@pytest.mark.parametrize("arrange", [np.asfortranarray, np.flipud, spread_out])
def test_arrays_may_lie_in_memory_as_they_like_and_are_not_changed(arrange):
    """By columns, backwards, with gaps, and locked."""
    z, domain = random_case(1, (20, 15))
    z, domain = arrange(z), arrange(domain)
    z.setflags(write=False)
    domain.setflags(write=False)
    assert np.array_equal(fill_by_sweeps(Run(), z, domain)[0], fill(Run(), z, domain)[0])


def test_values_at_voids_do_not_matter():
    """No number that stands for no data gets into the land, and it stays what it is."""
    z, valid = random_dem(9, (20, 20), "smooth")
    domain = drainage_domain(Run(), valid, walls=~valid)
    truth = fill(Run(), z, domain)[0]
    for nodata in (np.nan, -np.inf, -9999):
        z[~valid] = nodata
        with np.errstate(all="raise"):
            filled = fill_by_sweeps(Run(), z, domain)[0]
        assert np.array_equal(filled[valid], truth[valid])
        assert np.array_equal(filled[~valid], z[~valid], equal_nan=True)


def test_sweeps_stop_when_asked_to():
    """A person who watches may stop after any sweep."""

    class StopAtThird(Run):
        sweeps = 0

        def report(self, fraction):
            self.sweeps += 1

        @property
        def cancelled(self):
            return self.sweeps == 3

    watched = StopAtThird()
    with pytest.raises(Cancelled):
        fill_by_sweeps(watched, np.zeros((1, 50)), domain_of("~" + "#" * 49))
    assert watched.sweeps == 3
