"""The land rises in ranges between lowlands, and from the sea, where nobody has said how it rises."""

import numpy as np
import pytest
from headwaters.core.plane.land import contained, shores
from headwaters.core.plane.types import Land
from headwaters.core.plane.uplift import (
    PLAIN_UPLIFT,
    SHORE_LEAST,
    USUAL_LOOK,
    main_axis,
    noise_uplift,
    ranges_of,
)

GOLDEN = ["0x1.e2b3384c4899ep-1", "0x1.25227d3ffdb05p-1"]


def ellipse(long, wide, turn, centre=(0.0, 0.0), clockwise=False):
    """Return a ring around a centre, ``long`` along the direction ``turn``."""
    angle = np.linspace(0, 2 * np.pi, 200)
    along, across = long * np.cos(angle), wide * np.sin(angle)
    ring = np.stack([along * np.cos(turn) - across * np.sin(turn), along * np.sin(turn) + across * np.cos(turn)], 1)
    ring[-1] = ring[0]
    return np.ascontiguousarray(ring[::-1] if clockwise else ring) + np.array(centre)


def island(turn=0.4):
    return Land((ellipse(60e3, 30e3, turn),))


def on_land(land, step):
    """Return points of the land on a square lattice."""
    steps = np.arange(-70e3, 70e3, step)
    xy = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    return xy[contained(shores(land), xy)]


@pytest.mark.parametrize("turn", [-1.2, 0.0, 0.5, 1.5])
def test_the_main_axis_of_an_ellipse_is_its_long_one(turn):
    """Wherever it lies, and with an inland sea in its middle."""
    direction = np.array([np.cos(turn), np.sin(turn)])
    for rings in (
        (ellipse(9.0, 4.0, turn, (1e6, -3e6)),),
        (ellipse(9.0, 4.0, turn), ellipse(3.0, 2.0, turn, clockwise=True)),
        (ellipse(9.0, 8.0, turn), ellipse(1.0, 7.0, turn, clockwise=True)),
    ):
        axis = np.array(main_axis(Land(rings)))
        assert abs(axis @ direction) == pytest.approx(1, abs=1e-9)
        assert axis[0] >= 0


def test_an_inland_sea_can_turn_the_main_axis():
    """A long one across a nearly round island leaves land to both sides."""
    land = Land((ellipse(9.0, 8.5, 0.0), ellipse(8.0, 4.0, 0.0, clockwise=True)))
    assert abs(main_axis(land)[0]) < 1e-6


@pytest.mark.parametrize("seed", range(6))
def test_some_of_the_land_is_lowland_and_some_rises_fastest(seed):
    """Between 0 and 1, above 0 on all land; far from the sea a twentieth is plain, little at the top."""
    land = island()
    ranges = ranges_of(land, seed)
    uplift = noise_uplift(ranges, land, on_land(land, 1000.0))
    assert uplift.min() > 0.5 * PLAIN_UPLIFT * USUAL_LOOK.hills * SHORE_LEAST and uplift.max() <= 1
    assert uplift.max() > 0.8
    inside = Land((ellipse(59e3, 29e3, 0.4),))
    free = noise_uplift(ranges, Land((ellipse(1e6, 1e6, 0.0),)), on_land(inside, 1000.0))
    assert np.mean(free < PLAIN_UPLIFT * USUAL_LOOK.hills + 1e-7) == pytest.approx(0.05, abs=0.015)
    assert 0.22 < np.mean(free < USUAL_LOOK.hills) < 0.32
    assert 0.01 < np.mean(free > 0.999) < 0.06


def test_land_rises_from_the_sea_here_at_once_and_there_slowly():
    """At the shore of all seas little uplift is left, and how soon it grows differs from place to place."""
    land = Land((ellipse(60e3, 30e3, 0.4), ellipse(8e3, 6e3, 0.0, clockwise=True)))
    ranges = ranges_of(land, 3)
    shore = np.concatenate(land.rings)
    assert noise_uplift(ranges, land, shore).max() < SHORE_LEAST + 1e-4
    assert noise_uplift(ranges, land, np.array([(0.0, 0.0)])).max() < SHORE_LEAST + 1e-4
    coast = ellipse(58e3, 28e3, 0.4)
    full = noise_uplift(ranges, Land((ellipse(1e6, 1e6, 0.0),)), coast)
    share = noise_uplift(ranges, land, coast) / full
    assert share.min() < 0.6 and share.max() > 0.9


def test_ranges_run_along_the_island():
    """Over many seeds places one after the other along the island are more alike than those beside each other."""
    alike = []
    for seed in range(12):
        land = island(0.9)
        ranges, xy = ranges_of(land, seed), on_land(land, 6000.0)
        wide = Land((ellipse(1e6, 1e6, 0.0),))
        here = noise_uplift(ranges, wide, xy)
        along = np.array([np.cos(0.9), np.sin(0.9)])
        across = np.array([-along[1], along[0]])
        alike.append([np.corrcoef(here, noise_uplift(ranges, wide, xy + 8e3 * way))[0, 1] for way in (along, across)])
    along, across = np.mean(alike, axis=0)
    assert along > across + 0.1


def test_ranges_go_on_from_island_to_island():
    """Each on a plane of its own, they share one noise."""
    land = island()
    ranges, xy = ranges_of(land, 5), on_land(land, 7000.0)
    moved = Land(tuple(ring - (250e3, -90e3) for ring in land.rings))
    there = noise_uplift(ranges, moved, xy - (250e3, -90e3), origin=(250e3, -90e3))
    assert there == pytest.approx(noise_uplift(ranges, land, xy), abs=1e-6)


def test_a_larger_island_of_the_same_shape_has_larger_ranges():
    """Nothing but the size of the island decides how large ranges are."""
    small, large = island(), Land(tuple(8.0 * ring for ring in island().rings))
    xy = on_land(small, 9000.0)
    one, other = (noise_uplift(ranges_of(land, 4), land, by * xy) for land, by in ((small, 1.0), (large, 8.0)))
    assert other == pytest.approx(one, abs=1e-9)


def test_land_that_no_sample_meets_has_uplift_too():
    """A sliver of land between the points by which lowlands are found."""
    sliver = Land((np.array([(0, 0), (1000.0, 1000.0), (999.999, 1000.0), (0, 0)]),))
    ranges = ranges_of(sliver, 1)
    assert np.isfinite(ranges.frame).all()
    assert (noise_uplift(ranges, sliver, sliver.rings[0]) > 0).all()


def test_the_noise_of_ranges_keeps_its_values_for_ever():
    """Golden values, bit for bit: the same on every machine and with every version, compiled or not."""
    square = Land((np.array([(0, 0), (8e4, 0), (8e4, 4e4), (0, 4e4), (0, 0)]),))
    xy = np.array([(4e4, 2e4), (6.1e4, 1.3e4)])
    assert [value.hex() for value in noise_uplift(ranges_of(square, 42), square, xy)] == GOLDEN
