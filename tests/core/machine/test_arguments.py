"""Types of arguments as text give arguments of the same types back."""

import numpy as np
import pytest
from headwaters.core.machine.arguments import arguments_of, spelled_types
from headwaters.core.plane.types import Field
from headwaters.core.raster.tiles import Tile

numba = pytest.importorskip("numba")

GRID = np.zeros((6, 8))
ARGUMENTS = {
    "numbers": (1, 2.5, True, np.int32(3), np.uint8(4), np.float32(5)),
    "nothing": (None, 1),
    "arrays": (GRID, GRID.astype(np.float32), GRID.astype(bool), np.zeros(3, np.uint16), np.zeros((2, 2, 2), np.int64)),
    "arrays of other layouts": (GRID[:, ::2], GRID.ravel()[::2], GRID.T, GRID[1:3, 2:5]),
    "tuples": (1, (1, 2), (1, 2.5), (GRID, (3, True)), ((1.0, 2.0), (1.0, 2.0))),
    "named tuples": (Tile(0, 1, 2, 3), Field(GRID, 0.0, 0.0, 30.0, 1.0), (Tile(0, 1, 2, 3), 1)),
}


@pytest.mark.parametrize("kind", ARGUMENTS)
def test_a_text_gives_arguments_of_the_same_types(kind):
    types = [numba.typeof(each) for each in ARGUMENTS[kind]]
    assert [numba.typeof(each) for each in arguments_of(spelled_types(types))] == types


def test_what_has_no_word_is_refused():
    """Nobody should compile for another type."""
    fixed = GRID.copy()
    fixed.flags.writeable = False
    for argument in (fixed, "text", np.zeros(2, [("x", "f8")])):
        with pytest.raises((TypeError, ValueError)):
            arguments_of(spelled_types([numba.typeof(argument)]))
