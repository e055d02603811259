"""Where water can go: holes, walls, the sea, and the edge of the data."""

import numpy as np
import pytest
from headwaters.core.raster.domain import OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.holes import holes_of, interpolate_holes
from headwaters.core.run.run import Run

from ...support import drawn, random_dem


def voids_drawn(text):
    """Return where a map has data: everywhere but at dots."""
    return drawn(text) != "."


def shown(domain):
    """Return a domain as text: . void, # land, ~ outlet, = sea."""
    return ["".join(".#~="[kind] for kind in row) for row in domain]


def lines(text):
    """Return the lines of a drawn map as `shown` gives them."""
    return ["".join(row) for row in drawn(text)]


def test_a_hole_is_what_data_enclose():
    """Voids that reach the rim of the raster are outside; of the others each one is a hole, large or small."""
    valid = voids_drawn("""
        # # # # # # # .
        # . # . . # . .
        # # # . # # # #
        . . # # # # . #
        # # # # # # . .
    """)
    assert np.array_equal(
        holes_of(Run(), valid),
        ~voids_drawn("""
        # # # # # # # #
        # . # . . # # #
        # # # . # # # #
        # # # # # # # #
        # # # # # # # #
    """),
    )


def test_voids_that_touch_at_a_corner_are_parted():
    """Water passes between them over the other corner, so a hole stays one though the outside touches its corner."""
    valid = voids_drawn("""
        . # # #
        # . # #
        # # . #
        # # # #
    """)
    assert [tuple(cell) for cell in np.argwhere(holes_of(Run(), valid))] == [(1, 1), (2, 2)]


def test_an_island_in_a_hole_is_not_part_of_it():
    """A ring of voids is a hole, the land in its middle is land."""
    valid = np.ones((7, 7), bool)
    valid[1:6, 1:6] = False
    valid[3, 3] = True
    assert np.array_equal(holes_of(Run(), valid), ~valid)


@pytest.mark.parametrize("shape", [(1, 1), (1, 6), (6, 1), (5, 5)])
@pytest.mark.parametrize("value", [True, False])
def test_all_data_or_none_have_no_holes(shape, value):
    """A map that is all valid or all void encloses nothing."""
    assert not holes_of(Run(), np.full(shape, value)).any()


def test_the_rim_of_the_raster_is_an_outlet():
    """Water leaves over the edge of the map, and only there."""
    domain = drainage_domain(Run(), np.ones((4, 5), bool))
    assert domain.dtype == np.uint8
    assert shown(domain) == lines("""
        ~ ~ ~ ~ ~
        ~ # # # ~
        ~ # # # ~
        ~ ~ ~ ~ ~
    """)


def test_land_beside_a_void_is_an_outlet():
    """Over sides and corners: around a hole, and along a ragged edge of the data."""
    valid = voids_drawn("""
        # # # # # # # .
        # # # # # # # #
        # # # # # # # #
        # # . # # # # #
        # # # # # # # #
        # # # # # # # #
    """)
    assert shown(drainage_domain(Run(), valid)) == lines("""
        ~ ~ ~ ~ ~ ~ ~ .
        ~ # # # # # ~ ~
        ~ ~ ~ ~ # # # ~
        ~ ~ . ~ # # # ~
        ~ ~ ~ ~ # # # ~
        ~ ~ ~ ~ ~ ~ ~ ~
    """)


def test_walls_open_nothing():
    """Water goes round a hole that is a wall; another void next to it is still an opening."""
    valid = voids_drawn("""
        # # # # # # # #
        # # # # # # # #
        # # . # # # . #
        # # # # # # # #
        # # # # # # # #
    """)
    walls = np.zeros(valid.shape, bool)
    walls[2, 2] = True
    assert shown(drainage_domain(Run(), valid, walls=walls)) == lines("""
        ~ ~ ~ ~ ~ ~ ~ ~
        ~ # # # # ~ ~ ~
        ~ # . # # ~ . ~
        ~ # # # # ~ ~ ~
        ~ ~ ~ ~ ~ ~ ~ ~
    """)


def test_the_sea_is_an_outlet_and_voids_in_it_stay_voids():
    """Sea cells take up water, but where there are no data there is nothing."""
    valid = np.ones((5, 6), bool)
    valid[2, 3] = False
    sea = np.zeros(valid.shape, bool)
    sea[2, 1:4] = True
    domain = drainage_domain(Run(), valid, sea, ~valid)
    assert shown(domain) == lines("""
        ~ ~ ~ ~ ~ ~
        ~ # # # # ~
        ~ = = . # ~
        ~ # # # # ~
        ~ ~ ~ ~ ~ ~
    """)


@pytest.mark.parametrize("open_rim", [True, False])
@pytest.mark.parametrize("seed", range(0, 24, 3))
def test_an_outlet_is_sea_or_beside_an_opening_cell_by_cell(seed, open_rim):
    """The whole map held against the rule in words."""
    _, valid = random_dem(seed, (11, 14))
    rng = np.random.default_rng(seed)
    sea, walls = rng.random(valid.shape) < 0.1, ~valid & (rng.random(valid.shape) < 0.5)
    domain = drainage_domain(Run(), valid, sea, walls, open_rim)
    opening = np.pad(~valid & ~walls, 1, constant_values=open_rim)  # outside the raster there are no data either
    for row, col in np.ndindex(valid.shape):
        beside = opening[row : row + 3, col : col + 3].any()
        assert (domain[row, col] == VOID) == (not valid[row, col])
        assert (domain[row, col] == SEA) == (valid[row, col] and sea[row, col])
        assert (domain[row, col] == OUTLET) == (valid[row, col] and beside and not sea[row, col])


def test_a_narrow_raster_is_all_outlets():
    """Where there is only rim, there is no land."""
    for shape in ((1, 1), (1, 5), (5, 1), (2, 2), (2, 7)):
        assert np.all(drainage_domain(Run(), np.ones(shape, bool)) == OUTLET)


def hole_in_the_middle(shape):
    """Return a ragged hole that does not touch the rim, and a single hole of one cell."""
    holes = np.zeros(shape, bool)
    holes[2:-3, 3:-4] = np.random.default_rng(5).random((shape[0] - 5, shape[1] - 7)) < 0.7
    holes[1, 1] = True
    return holes


def test_a_plane_is_continued_through_its_holes():
    """Each height is the mean of its neighbours on a plane, whatever way it slopes: nothing else solves it."""
    row, col = np.indices((40, 50))
    holes = hole_in_the_middle(row.shape)
    for down, right in ((0, 0), (1.5, 0), (0, -2.25), (-0.75, 3.5)):
        plane = 100 + down * row + right * col
        torn = np.where(holes, -9999.0, plane)
        assert np.allclose(interpolate_holes(Run(), torn, holes), plane, rtol=0, atol=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_interpolated_ground_has_no_summit_and_no_pit_of_its_own(seed):
    """No cell of a hole lies above or below all its four neighbours: the maximum principle."""
    z, _ = random_dem(8 * seed, (30, 33), "rough")
    z = z.astype(np.float64) * 100
    holes = hole_in_the_middle(z.shape)
    smooth = interpolate_holes(Run(), z, holes)
    for row, col in np.argwhere(holes):
        around = smooth[[row - 1, row + 1, row, row], [col, col, col - 1, col + 1]]
        assert around.min() - 1e-9 <= smooth[row, col] <= around.max() + 1e-9
        assert smooth[row, col] == pytest.approx(around.mean(), abs=1e-9)


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.float32, np.float64])
def test_heights_around_holes_and_their_type_are_untouched(dtype):
    """Only holes get new heights, in whole metres where the heights are whole."""
    z = (np.random.default_rng(1).random((20, 20)) * 200).astype(dtype)
    holes = hole_in_the_middle(z.shape)
    before = z.copy()
    smooth = interpolate_holes(Run(), z, holes)
    exact = interpolate_holes(Run(), z.astype(np.float64), holes)
    assert smooth.dtype == dtype
    assert np.array_equal(z, before)
    assert np.array_equal(smooth[~holes], z[~holes])
    assert np.abs(smooth[holes] - exact[holes]).max() <= (0.5 if np.issubdtype(dtype, np.integer) else 1e-4)


def test_values_in_holes_do_not_matter():
    """Whatever stands for no data does not reach the interpolated ground."""
    z, _ = random_dem(8, (20, 20), "rough")
    holes = hole_in_the_middle(z.shape)
    truth = interpolate_holes(Run(), z, holes)
    for nodata in (np.nan, np.inf, -9999):
        assert np.array_equal(interpolate_holes(Run(), np.where(holes, nodata, z), holes), truth)
