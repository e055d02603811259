"""Arms of deltas: which way water goes from node to node."""

import numpy as np
import pytest
from headwaters.core.mesh.arms import NO_ARM, _direction_to, _find_main_donors


@pytest.mark.parametrize("ncols", [5, 0])
def test_directions_are_those_from_place_to_place_on_rasters_and_on_meshes(ncols):
    """Cells are 3 m wide and 2 m high, rows go south; nodes of a mesh lie where these cells do."""
    row, col = np.divmod(np.arange(20), 5)
    places = np.column_stack([3.0 * col, -2.0 * row])
    lengths = np.tile([3.0, np.hypot(3, 2), 2.0, np.hypot(3, 2)], (4, 2))
    xy = places if ncols == 0 else np.empty((0, 2))
    for one, other in np.ndindex(20, 20):
        if one != other:
            way = places[other] - places[one]
            assert _direction_to(xy, lengths, ncols, one, other) == pytest.approx(way / np.hypot(*way))


@pytest.mark.parametrize("seed", range(5))
def test_the_main_donor_brings_the_most_water_and_of_equal_ones_it_is_the_first(seed):
    """A receiver may be a lake, numbered after the nodes, or none: these have no donors here."""
    rng = np.random.default_rng(seed)
    receiver, flow = rng.integers(-1, 34, 30), rng.integers(0, 5, 34).astype(float)
    donor = np.full(30, NO_ARM, np.int32)
    _find_main_donors(receiver, flow, donor)
    above = [np.flatnonzero(receiver == node) for node in range(30)]
    assert donor.tolist() == [each[np.argmax(flow[each])] if each.size else NO_ARM for each in above]
