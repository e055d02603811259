"""Rivers of a DEM: where they begin."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
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


@pytest.mark.parametrize("seed", range(24))
def test_rivers_lead_from_all_cells_that_let_enough_out_of_a_lake_down_to_a_river_or_the_end(seed):
    """Just enough is enough; what ends in a lake, or goes on in it, begins none."""
    rng, shape = np.random.default_rng(seed), (7, 8)
    order, codes = rng.permutation(56).reshape(shape), np.full(shape, ENDS, np.uint8)
    below = {}
    for cell in np.ndindex(shape):
        beside = {code: (cell[0] + ROW_OFFSETS[code], cell[1] + COLUMN_OFFSETS[code]) for code in range(8)}
        lower = [each for each, at in beside.items() if min(at) >= 0 and at[0] < 7 and at[1] < 8]
        lower = [each for each in lower if order[beside[each]] < order[cell]]
        if lower and rng.random() < 0.9:
            codes[cell] = rng.choice(lower)
            below[cell] = beside[codes[cell]]
    codes[(codes == ENDS) & (rng.random(shape) < 0.5)] = NO_DIRECTION
    lakes, drained = rng.choice([0, 0, 1, 2], shape), rng.integers(1, 6, shape).astype(float)
    least, river = np.array([0.0, *rng.integers(1, 6, 2)]), rng.random(shape) < 0.1
    wanted = river.copy()
    for cell, onward in below.items():
        if lakes[cell] > 0 and lakes[onward] != lakes[cell] and drained[cell] >= least[lakes[cell]] and not river[cell]:
            way = [cell, onward]
            while not river[way[-1]] and way[-1] in below:
                way.append(below[way[-1]])
            wanted[tuple(np.array(way).T)] = True
    _mark_down(codes, lakes, drained, least, river)
    assert np.array_equal(river, wanted)
