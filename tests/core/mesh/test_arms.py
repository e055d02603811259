"""Arms of deltas: which way water goes from node to node."""

import numpy as np
import pytest
from headwaters.core.mesh.arms import _direction_to


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
