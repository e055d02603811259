"""The nearest shore is as far as the nearest of all segments, whatever the unit of the map."""

import numpy as np
import pytest
from headwaters.core.terrain.rendering.shore_distances import find_shore_distances, shore_segments
from shapely.geometry import LineString, MultiLineString, Point


@pytest.mark.parametrize("scale", [0.01, 1.0, 1000.0])
@pytest.mark.parametrize("seed", range(5))
def test_distances_are_those_to_all_segments(seed, scale):
    rng = np.random.default_rng(seed)
    rings = []
    for _ in range(6):
        turn = np.sort(rng.uniform(0, 2 * np.pi, 40))
        ring = rng.uniform(0, 10, 2) + rng.uniform(0.1, 3) * np.column_stack([np.cos(turn), np.sin(turn)])
        rings.append(scale * np.vstack([ring, ring[:1]]))
    x, y = scale * np.stack(np.meshgrid(np.linspace(-2, 12, 45), np.linspace(12, -2, 38)))
    found = np.where(rng.random(x.shape) < 0.1, np.nan, 0.0)
    wanted = ~np.isnan(found)
    find_shore_distances(shore_segments(rings), x, y, found)
    shores = MultiLineString([LineString(ring) for ring in rings])
    truth = np.array([Point(place).distance(shores) for place in np.column_stack([x[wanted], y[wanted]])])
    assert np.isnan(found[~wanted]).all()
    assert found[wanted] == pytest.approx(truth, rel=1e-9, abs=1e-12 * scale)


def test_a_single_place_has_its_distance_too():
    found = np.zeros((1, 1))
    ring = np.array([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 0.0)])
    find_shore_distances(shore_segments([ring]), np.full((1, 1), 4.0), np.full((1, 1), -3.0), found)
    assert found[0, 0] == 3.0
