"""Where courses begin: springs within their cells."""

import numpy as np
import pytest
from headwaters.core.terrain.courses.course_clearance import CellRings
from headwaters.core.terrain.courses.course_lines import _distance_to_side
from shapely.geometry import LineString, Point, Polygon


@pytest.mark.parametrize("seed", range(20))
def test_a_ray_ends_where_it_first_meets_the_outline(seed):
    rng = np.random.default_rng(seed)
    turn = np.sort(rng.uniform(0, 2 * np.pi, 9))
    ring = np.column_stack([np.cos(turn), np.sin(turn)]) * rng.uniform(40, 100, (9, 1))
    ring = np.concatenate([ring, ring[:1]])
    x, y = Polygon(ring).representative_point().coords[0]
    heading = rng.uniform(0, 2 * np.pi)
    ray = LineString([(x, y), (x + 1000 * np.cos(heading), y + 1000 * np.sin(heading))])
    rings = CellRings(np.concatenate([ring + 500, ring]), np.array([0, 10, 20]), np.array([0, 1, 2]))
    found = _distance_to_side(x, y, np.cos(heading), np.sin(heading), 1, rings)
    assert found == pytest.approx(Point(x, y).distance(ray.intersection(LineString(ring))))
