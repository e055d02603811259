"""Rivers of a DEM: where they begin."""

import numpy as np
from headwaters.core.raster.neighbours import NO_DIRECTION
from headwaters.core.terrain.dem.tracing import _mark_down

EAST = 0


def test_a_river_begins_where_the_water_of_a_lake_leaves_it_and_nowhere_on_dry_ground():
    """Dry ground with much water, a lake of two cells, dry ground: no river comes in."""
    codes = np.array([[EAST, EAST, EAST, EAST, NO_DIRECTION]], np.uint8)
    lakes = np.array([[0, 1, 1, 0, 0]])
    drained, least = np.array([[3.0, 4.0, 5.0, 6.0, 7.0]]), np.array([1.0, 4.5])
    river = np.zeros(codes.shape, bool)
    _mark_down(codes, lakes, drained, least, river)
    assert river.tolist() == [[False, False, True, True, True]]
