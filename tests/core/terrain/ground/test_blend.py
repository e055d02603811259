"""Primitives are blended, and one noise is laid over them, the same whatever part of it is looked at."""

import numpy as np
import pytest
from headwaters.core.machine.noise import fractal_noise, gradient_noise, scramble
from headwaters.core.terrain.ground import blend
from headwaters.core.terrain.ground.blend import blend_on, octaves_shown, prepare_blend
from headwaters.core.terrain.types import Primitives

EDGE = 2000.0
WAVE = EDGE / blend.WAVES_PER_EDGE
DETAIL = WAVE / 6  # cells that show two octaves


def random_primitives(seed, count=300, side=8000.0, radius=(300.0, 1200.0)):
    rng = np.random.default_rng(seed)
    return Primitives(
        rng.uniform(-side / 2, side / 2, (count, 2)),
        rng.uniform(0, 500, count),
        rng.uniform(*radius, count),
        rng.uniform(0, 30, count) * (rng.random(count) > 0.2),
        rng.uniform(0.3, 0.6, count),
        np.zeros(count, np.int64),
    )


def lattice(nrows, ncols, cell, turn=0.0, bend=0.0, west=-4000.0, north=4000.0):
    """Return the places of a raster; its rows may be turned, and bent as those of a map in degrees are."""
    col, row = np.meshgrid(np.arange(ncols) + 0.5, np.arange(nrows) + 0.5)
    x, y = west + col * cell, north - row * cell
    x, y = x + bend * y * y / 8000.0, y + bend * x * x / 8000.0
    return np.cos(turn) * x - np.sin(turn) * y, np.sin(turn) * x + np.cos(turn) * y


def plain_heights(primitives, x, y, octaves, seed):
    """Return the ground place by place, as the formula is written."""
    heights = np.empty(x.shape)
    for cell in np.ndindex(x.shape):
        away = np.hypot(*(primitives.xy - (x[cell], y[cell])).T)
        weight = np.maximum(1 - (away / primitives.radius) ** 2, 0) ** 2
        if not weight.any():
            weight[np.argmin(away)] = 1
        parts = primitives.z, primitives.noise, primitives.gain
        z, noise, gain = (np.average(each, weights=weight) for each in parts)
        u, v, total = x[cell] / WAVE, y[cell] / WAVE, 0.0
        for octave in range(octaves):
            total += 2 * gain**octave * gradient_noise(scramble(seed, octave, 0), u, v)
            u, v = 2 * (0.8 * u - 0.6 * v) + 19.19, 2 * (0.6 * u + 0.8 * v) + 7.77
        heights[cell] = z + noise * total
    return heights


def computed(primitives, x, y, detail_cell=DETAIL, seed=5):
    out = np.empty(x.shape)
    blend_on(prepare_blend(primitives, EDGE, seed), x, y, out, detail_cell)
    return out


@pytest.mark.parametrize("turn, bend", [(0.0, 0.0), (0.7, 0.0), (3.0, 0.05)])
def test_the_ground_is_as_the_formula_says(turn, bend):
    primitives = random_primitives(1)
    x, y = lattice(24, 31, 310.0, turn, bend)
    twin = plain_heights(primitives, x, y, octaves_shown(prepare_blend(primitives, EDGE, 5), DETAIL), 5)
    assert computed(primitives, x, y) == pytest.approx(twin, abs=1e-9)


def test_a_place_that_no_primitive_reaches_is_as_high_as_the_nearest():
    primitives = random_primitives(2, 60, radius=(1.0, 50.0))
    primitives.radius[7] = 4000.0  # the greatest says nothing of how far the others are
    x, y = lattice(20, 30, 700.0, west=-10_000, north=9_000)
    assert computed(primitives, x, y) == pytest.approx(plain_heights(primitives, x, y, 2, 5), abs=1e-9)


@pytest.mark.parametrize("turn, bend", [(0.0, 0.0), (0.7, 0.03)])
def test_a_part_is_the_same_bit_for_bit_as_in_the_whole(turn, bend):
    primitives = random_primitives(3)
    x, y = lattice(64, 80, 110.0, turn, bend)
    whole = computed(primitives, x, y)
    for top, left, nrows, ncols in ((0, 0, 64, 1), (5, 7, 1, 30), (31, 2, 33, 78), (63, 79, 1, 1), (20, 20, 3, 2)):
        part = np.s_[top : top + nrows, left : left + ncols]
        assert np.array_equal(computed(primitives, x[part], y[part]), whole[part])


def test_only_what_is_wanted_is_computed():
    primitives = random_primitives(4)
    x, y = lattice(20, 30, 250.0)
    wanted = np.random.default_rng(4).random(x.shape) > 0.5
    out = np.zeros(x.shape)
    blend_on(prepare_blend(primitives, EDGE, 5), x, y, out, DETAIL, wanted)
    assert np.array_equal(out[wanted], computed(primitives, x, y)[wanted])
    assert np.isnan(out[~wanted]).all()


def test_places_off_the_map_have_no_height_and_leave_the_others_alone():
    primitives = random_primitives(6)
    x, y = lattice(12, 16, 500.0)
    whole = computed(primitives, x, y)
    for row, col in ((5, 5), (0, 0), (0, 15), (11, 0)):
        broken = x.copy()
        broken[row, col] = np.nan if row else np.inf
        found = computed(primitives, broken, y)
        assert np.isnan(found[row, col])
        found[row, col] = whole[row, col]
        assert np.array_equal(found, whole)


def test_nothing_is_added_without_primitives():
    x, y = lattice(3, 4, 500.0)
    x[1, 2] = np.nan
    assert np.array_equal(computed(random_primitives(1, 0), x, y), 0.0 * x, equal_nan=True)


def test_two_cells_of_a_raster_are_the_finest_wave_it_shows():
    ground = prepare_blend(random_primitives(1), EDGE, 1)
    cells = (0.501 * WAVE, 0.5 * WAVE, 0.2501 * WAVE, 0.25 * WAVE, WAVE / 40)
    assert [octaves_shown(ground, cell) for cell in cells] == [0, 1, 1, 2, 5]


def test_coarser_rasters_leave_fine_waves_out_and_change_nothing_else():
    """The noise of a place is a sum of octaves, from the longest."""
    few, many = (fractal_noise(0.3, 7.9, octaves, 0.5, 3) for octaves in (2, 5))
    assert abs(few - many) <= 2 * (0.5**2 + 0.5**3 + 0.5**4)
    assert few != many


def test_a_lattice_tells_how_far_places_lie_off_it():
    x, y = lattice(9, 14, 100.0, 0.4)
    assert blend.lattice_of(x, y)[6] < 1e-6
    x[4, 6] += 33.0
    assert blend.lattice_of(x, y)[6] == pytest.approx(33.0)


@pytest.mark.parametrize("seed", range(20))
def test_of_discs_equally_near_the_first_is_the_nearest(seed):
    """On whole places, off the map too."""
    rng = np.random.default_rng(seed)
    primitives = random_primitives(seed, int(rng.integers(1, 40)))
    primitives.xy[:] = rng.integers(-4, 5, primitives.xy.shape) * 100.0
    primitives.radius[:] = 1.0
    prepared = prepare_blend(primitives, EDGE, 1)
    middles = prepared.discs[:, :2]
    for x, y in rng.integers(-16, 17, (60, 2)) * 50.0:
        wanted = int(np.argmin(((middles - (x, y)) ** 2).sum(axis=1)))
        assert blend._nearest_disc(prepared, x, y) == wanted
