"""Surfaces that erosion starts from."""

import warnings

import numpy as np
import pytest
from headwaters.core.choices import STARTING_SHAPES
from headwaters.core.depressions.fill import fill
from headwaters.core.erosion.diamond_square import diamond_square, random_height
from headwaters.core.erosion.starts import default_roughness, starting_surface
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.run.run import Run
from scipy import ndimage

GOLDEN = {
    "plane": ("0x1.866f97f0b16fcp+6", "0x1.f23ffca57e129p+5", "-0x1.1f49784ceac34p+1"),
    "peak": ("-0x1.6a6cc0524d468p+1", "0x1.196c7353f795bp+6", "-0x1.2cbacfd7bf286p+1"),
    "pyramid": ("-0x1.d5157968a85bap+1", "0x1.0d9c61e8db765p+6", "-0x1.a4e9063261531p+1"),
    "volcanoes": ("-0x1.a37008b931831p+4", "0x1.e262879f0b3cep+5", "-0x1.c45799eb9d81cp+4"),
    "noise": ("0x1.364788241352fp+5", "0x1.de10af221bda1p+5", "0x1.ff32ef994f4cbp+4"),
    "diamondsquare": ("0x1.49b93b6d716e2p+6", "0x1.c7099cb91ff45p+5", "0x1.3862d6dde8034p+3"),
}
FRACTALS = "noise", "diamondsquare"
ALL_SHAPES = pytest.mark.parametrize("shape", STARTING_SHAPES)


def smooth(shape, nrows, ncols, relief=100.0):
    """Return a shape without noise."""
    return starting_surface(Run(), shape, nrows, ncols, relief, 0.0, 1)


@ALL_SHAPES
def test_surfaces_keep_their_heights_for_ever(shape):
    """Golden values, bit for bit: the same on every machine and with every version, compiled or not."""
    surface = starting_surface(Run(), shape, 30, 40, 100.0, 0.3, 2024)
    assert [surface[cell].hex() for cell in ((0, 0), (11, 13), (29, 39))] == [*GOLDEN[shape]]


@ALL_SHAPES
@pytest.mark.parametrize("nrows, ncols", [(1, 1), (1, 9), (9, 1), (2, 2), (3, 2), (7, 65)])
@pytest.mark.parametrize("roughness", [0.0, 1.0])
def test_surfaces_of_any_size_are_finite_and_made_without_a_warning(shape, nrows, ncols, roughness):
    """Down to a single cell."""
    with warnings.catch_warnings(), np.errstate(all="raise", under="ignore"):
        warnings.simplefilter("error")
        surface = starting_surface(Run(), shape, nrows, ncols, 50.0, roughness, 3)
    assert surface.shape == (nrows, ncols)
    assert surface.dtype == np.float64
    assert np.isfinite(surface).all()


@ALL_SHAPES
def test_a_seed_fixes_every_bit_whatever_the_threads(shape):
    """More rows than one thread takes at a time, by one, two and five threads."""
    bits = {starting_surface(Run(threads=threads), shape, 140, 6, 80.0, 0.4, 7).tobytes() for threads in (1, 2, 5)}
    assert len(bits) == 1


@ALL_SHAPES
def test_another_seed_gives_another_surface(shape):
    """Wherever there is noise."""
    one, other = (starting_surface(Run(), shape, 20, 30, 80.0, 0.4, seed) for seed in (7, 8))
    assert np.mean(one == other) < 0.1


@pytest.mark.parametrize("shape", [shape for shape in STARTING_SHAPES if shape not in FRACTALS])
def test_without_roughness_the_seed_does_not_matter(shape):
    """A smooth shape has no chance in it."""
    one, other = (starting_surface(Run(), shape, 20, 30, 80.0, 0.0, seed) for seed in (7, 8))
    assert np.array_equal(one, other)


@ALL_SHAPES
def test_relief_stretches_heights_in_proportion(shape):
    """Twice the relief is twice the height everywhere, sea floor and noise included."""
    low, high = (starting_surface(Run(), shape, 20, 30, relief, 0.4, 7) for relief in (64.0, 128.0))
    assert np.allclose(high, 2 * low, rtol=1e-13, atol=1e-12)


@pytest.mark.parametrize("nrows, ncols, relief", [(2, 2, 1.0), (7, 3, 100.0), (31, 200, 0.1), (200, 31, 8848.86)])
def test_the_plane_rises_by_the_relief_from_south_to_north_exactly(nrows, ncols, relief):
    """0 on the southern edge, the relief on the northern, even steps between, level from west to east."""
    plane = smooth("plane", nrows, ncols, relief)
    assert np.all(plane[0] == relief) and np.all(plane[-1] == 0)
    assert np.all(plane == plane[:, :1])
    assert np.allclose(np.diff(plane, axis=0), -relief / (nrows - 1), rtol=1e-9)


@pytest.mark.parametrize("nrows, ncols", [(31, 45), (45, 31), (45, 45)])
def test_the_pyramid_stands_on_its_four_edges(nrows, ncols):
    """0 all round, its summit in the centre, and even steps up to it."""
    pyramid = smooth("pyramid", nrows, ncols)
    for edge in (pyramid[0], pyramid[-1], pyramid[:, 0], pyramid[:, -1]):
        assert np.all(edge == 0)
    assert np.all(pyramid[1:-1, 1:-1] > 0)
    assert pyramid[nrows // 2, ncols // 2] == pyramid.max() == 100
    middle = pyramid[nrows // 2, : ncols // 2 + 1]
    assert np.allclose(np.diff(middle), middle[1])


@pytest.mark.parametrize("nrows, ncols", [(31, 45), (45, 31), (45, 45)])
def test_the_peak_is_a_cone_from_the_centre_to_the_corners(nrows, ncols):
    """Highest in the centre, 0 in the corners, and falling in proportion to the distance in every direction."""
    peak = smooth("peak", nrows, ncols)
    row, col = np.indices(peak.shape)
    distance = np.hypot(row - nrows // 2, col - ncols // 2)
    assert peak[nrows // 2, ncols // 2] == peak.max() == 100
    assert np.allclose(peak, 100 * (1 - distance / distance.max()), rtol=0, atol=1e-9)


@pytest.mark.parametrize("shape", ["peak", "pyramid"])
def test_peak_and_pyramid_look_alike_from_all_sides(shape):
    """They turn and mirror into themselves."""
    surface = smooth(shape, 21, 21)
    for same in (surface[::-1], surface[:, ::-1], surface.T):
        assert np.allclose(surface, same, rtol=0, atol=1e-12)


@pytest.mark.parametrize("nrows, ncols", [(60, 90), (90, 60), (64, 64), (120, 180)])
def test_the_calderas_of_the_volcanoes_hold_lakes_at_two_levels(nrows, ncols):
    """One island in a sea at 0; in each volcano a lake, the lesser one lower, both above the sea."""
    island = smooth("volcanoes", nrows, ncols)
    land = island > 0
    assert ndimage.label(land)[1] == 1
    assert not (land[0].any() or land[-1].any() or land[:, 0].any() or land[:, -1].any())
    filled, _ = fill(Run(), island, drainage_domain(Run(), np.ones(island.shape, bool), island <= 0))
    lakes, count = ndimage.label(filled > island, np.ones((3, 3)))
    cells = ndimage.sum_labels(np.ones(lakes.shape), lakes, range(1, count + 1))
    assert np.count_nonzero(cells >= 20) == 2
    levels = sorted(filled[lakes == 1 + lake].max() for lake in np.flatnonzero(cells >= 20))
    assert 0 < levels[0] < levels[1] - 10
    assert island.max() == pytest.approx(100, rel=0.15)
    assert island.min() > -30


def test_the_diamond_square_surface_is_that_of_its_two_steps():
    """On 5 × 5 cells by hand, with heights of random numbers as they are, before it is stretched."""
    z = diamond_square(Run(), 5, 5, 0.5, 9)
    assert [z[cell] for cell in ((0, 0), (0, 4), (4, 0), (4, 4))] == [
        random_height(9, *cell) for cell in ((0, 0), (0, 4), (4, 0), (4, 4))
    ]
    middle = (z[0, 0] + z[0, 4] + z[4, 0] + z[4, 4]) / 4 + 0.5 * random_height(9, 2, 2)
    assert z[2, 2] == pytest.approx(middle)
    assert z[0, 2] == pytest.approx((z[0, 0] + z[0, 4] + z[2, 2]) / 3 + 0.5 * random_height(9, 0, 2))
    assert z[1, 1] == pytest.approx((z[0, 0] + z[0, 2] + z[2, 0] + z[2, 2]) / 4 + 0.25 * random_height(9, 1, 1))
    assert z[1, 2] == pytest.approx((z[0, 2] + z[2, 2] + z[1, 1] + z[1, 3]) / 4 + 0.25 * random_height(9, 1, 2))
    heights = [random_height(9, row, col) for row in range(60) for col in range(60)]
    assert -1 <= min(heights) < -0.98 and 0.98 < max(heights) <= 1 and abs(np.mean(heights)) < 0.05


def test_of_several_peaks_each_falls_away_on_all_sides():
    """Tops are as many as there are peaks, but those that higher ones cover; the highest is the relief."""
    single, several = (starting_surface(Run(), "peak", 80, 120, 100.0, 0.0, 4, peaks=count) for count in (1, 7))
    tops = several == ndimage.maximum_filter(several, 5)
    assert 4 <= ndimage.label(tops & (several > 0))[1] <= 7
    assert several.max() == pytest.approx(100, abs=2) and several.min() >= 0
    assert not np.array_equal(several, starting_surface(Run(), "peak", 80, 120, 100.0, 0.0, 5, peaks=7))
    assert np.array_equal(single, smooth("peak", 80, 120))


def test_noise_spans_the_relief():
    """Its lowest cell lies at 0 and its highest at the relief; it has one level where it has one cell."""
    for seed in range(5):
        noise = starting_surface(Run(), "noise", 40, 60, 250.0, 0.3, seed)
        assert noise.min() == 0
        assert noise.max() == pytest.approx(250, rel=1e-12)
    assert starting_surface(Run(), "noise", 1, 1, 250.0, 0.3, 0).tolist() == [[0]]


@ALL_SHAPES
def test_roughness_makes_rough(shape):
    """The rougher, the more neighbours differ; a shape is not lost under its noise."""
    steps = []
    for roughness in (0.1, 0.4, 0.7, 1.0):
        surface = starting_surface(Run(), shape, 30, 40, 100.0, roughness, 5)
        steps.append(np.abs(np.diff(surface, n=2, axis=1)).mean())
    assert steps == sorted(steps) and steps[-1] > 2 * steps[0]
    if shape not in FRACTALS:
        assert np.corrcoef(surface.ravel(), smooth(shape, 30, 40).ravel())[0, 1] > 0.7


def test_more_cells_show_the_same_landscape_in_more_detail():
    """Three times the columns and rows: the cells in between are new, the others stay where they were."""
    coarse = starting_surface(Run(), "noise", 20, 30, 1.0, 0.3, 11)
    fine = starting_surface(Run(), "noise", 60, 90, 1.0, 0.3, 11)
    assert np.corrcoef(coarse.ravel(), fine[1::3, 1::3].ravel())[0, 1] > 0.99


def test_only_fractals_are_rough_by_themselves():
    """Shapes are smooth unless somebody asks for roughness."""
    assert {shape for shape in STARTING_SHAPES if default_roughness(shape) > 0} == set(FRACTALS)
