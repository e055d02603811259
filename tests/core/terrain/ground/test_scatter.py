"""Places are scattered over an island as evenly as can be, and stay where they are when something changes far away."""

import numpy as np
import pytest
from headwaters.core.plane.land import area, contained, nearest_shore_places, shores
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.ground.scatter import (
    BOX_CLOSED,
    BOX_FREE,
    BOX_TAKEN,
    NEAR_THE_SHORE,
    SCATTER_BLOCK,
    _room,
    _throw,
    least_distance,
    scattered,
)

from ...growth.coasts import closed, random_island, square

scipy_spatial = pytest.importorskip("scipy.spatial")


@pytest.fixture(scope="module", params=range(3))
def island(request):
    return random_island(request.param, 5_000.0, seas=request.param)


def test_no_two_places_are_nearer_than_the_least_distance(island):
    xy = scattered(Run(), island, 300.0, 1)
    away, _ = scipy_spatial.cKDTree(xy).query(xy, k=2)
    assert away[:, 1].min() >= 300.0


def test_no_place_of_the_land_is_far_from_all(island):
    low, high = island.rings[0].min(axis=0), island.rings[0].max(axis=0)
    places = np.random.default_rng(1).uniform(low, high, (20_000, 2))
    away, _ = scipy_spatial.cKDTree(scattered(Run(), island, 300.0, 1)).query(places[contained(shores(island), places)])
    assert away.max() < 1.4 * 300.0


def test_places_lie_on_land_or_close_to_its_shore(island):
    xy = scattered(Run(), island, 300.0, 1)
    at_sea = xy[~contained(shores(island), xy)]
    assert 0 < len(at_sea) < len(xy) / 3
    assert nearest_shore_places(shores(island), at_sea).distance.max() <= NEAR_THE_SHORE * 300.0


def test_there_are_as_many_as_wanted():
    land = square(50_000.0)
    xy = scattered(Run(), land, least_distance(2e-6), 3)
    assert np.count_nonzero(contained(shores(land), xy)) == pytest.approx(2e-6 * area(land), rel=0.03)


@pytest.mark.parametrize("side", ["east", "west", "north", "south"])
def test_a_change_of_the_shore_moves_only_places_close_by(island, side):
    """One half is pulled out a little, so that the lattice of the island begins elsewhere."""
    ring, axis = island.rings[0].copy(), int(side in ("north", "south"))
    sign = 1 if side in ("east", "north") else -1
    ring[sign * ring[:, axis] > 0] *= 1.15
    xy, moved = scattered(Run(), island, 300.0, 1), scattered(Run(), Land((ring, *island.rings[1:])), 300.0, 1)
    one, other = ({tuple(place) for place in places[sign * places[:, axis] < -1_500.0]} for places in (xy, moved))
    assert one == other
    assert len(one) > 50
    assert {tuple(place) for place in xy} != {tuple(place) for place in moved}


def test_the_seed_decides(island):
    one, same, other = (scattered(Run(), island, 300.0, seed) for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert one.shape != other.shape or (one != other).any()


def test_the_smallest_islet_has_a_place():
    for side in (1.0, 20.0, 100.0):
        for corner in ((0.0, 0.0), (1234.5, -987.6), (-77.7, 5e5)):
            ring = closed(np.array([[0, 0], [side, 0], [side, side], [0, side]]) + corner)
            xy = scattered(Run(), Land((ring,)), 200.0, 1)
            assert np.hypot(*(xy - ring[0]).T).min() < 1.4 * 200.0


def test_blocks_of_the_first_colour_hold_what_they_hold_whatever_lies_between():
    """Three blocks in a row, of which the third takes its turn with the first."""
    shore, found = lay_shore(square(200.0), 5.0), []
    for first in (0, 2):
        held = np.full((SCATTER_BLOCK + 4, (3 - first) * SCATTER_BLOCK + 4, 2), np.inf)
        _throw(shore, np.array([first * SCATTER_BLOCK, 0]), 2.0, 5.0, 1.0, 7, held)
        found.append(held[2:-2, -2 - SCATTER_BLOCK : -2])
    assert np.array_equal(*found) and np.isfinite(found[0]).any()


@pytest.mark.parametrize(
    "place, found",
    [((4.0, 11.0), BOX_FREE), ((4.01, 11.0), BOX_TAKEN), ((6.0, 10.0), BOX_TAKEN), ((6.0, 9.9), BOX_CLOSED)],
)
def test_a_dart_is_as_far_from_a_place_as_it_must_be_and_some_boxes_are_closed(place, found):
    """Boxes of 3 m, of which the third in its row and column gets a dart at 7 m and 7 m; places are 5 m apart."""
    held = np.full((7, 7, 2), np.inf)
    held[3, 3] = place
    assert _room(held, 2, 2, 7.0, 7.0, np.array([0, 0]), 3.0, 5.0) == found
