"""How far it is to the sea or to the river, and how high above it: as anybody finds who walks along with the water."""

import numpy as np
import pytest
from headwaters.core.flow.distance import flow_distance
from headwaters.core.flow.paths import flow_path
from headwaters.core.machine import jit
from headwaters.core.raster.grid import flat_cells, geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import Impatient, blocks_of, examples
from .flows import arrows, random_flow, target

LARGE = pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")


def lengths_of(nrows, kind="flat"):
    """Return the lengths of steps on a plane with oblong cells, or in degrees far north."""
    cells = flat_cells(nrows, 30.0, 20.0)
    if kind == "degrees":
        cells = geodesic_cells(nrows, 68.0, 0.01, 0.02, 6378137.0, 1 / 298.257223563)
    return step_lengths(cells[0], cells[1])


def walked(codes, lengths, goals, z):
    """Walk from every cell to the first goal; return distance and height above it, NaN where there is none."""
    distance, height = np.full(codes.shape, np.nan), np.full(codes.shape, np.nan)
    for row, col in np.argwhere(codes != NO_DIRECTION):
        way, at = 0.0, (row, col)
        while at is not None and not goals[at]:
            way += lengths[at[0], codes[at] & 7]
            at = target(codes, *at)
        if at is not None:
            distance[row, col], height[row, col] = way, z[row, col] - z[at]
    return distance, height


@examples(60)
@given(
    some.integers(0, 10**6),
    some.tuples(some.integers(1, 14), some.integers(1, 14)),
    some.integers(1, 15),
    some.integers(1, 3),
    some.sampled_from((None, 0.02, 0.3)),
    some.sampled_from(("flat", "degrees")),
)
def test_distances_and_heights_are_those_that_a_walk_finds(seed, shape, side, across, share, kind):
    """To the ends of all paths, or to few or many river cells; whatever the tiles and blocks."""
    codes = random_flow(seed % 500, shape)
    rng = np.random.default_rng(seed)
    z = rng.random(shape)
    goals = None if share is None else rng.random(shape) < share
    lengths = lengths_of(shape[0], kind)
    with blocks_of(across):
        distance, height, missed = flow_distance(Run(threads=1), codes, lengths, goals, z, side=side)
    way, above = walked(codes, lengths, codes == ENDS if goals is None else goals, z)
    assert np.allclose(distance, way, rtol=1e-6, atol=0, equal_nan=True)
    assert np.array_equal(height, above, equal_nan=True)
    assert missed == np.count_nonzero(np.isnan(way) & (codes != NO_DIRECTION))
    assert goals is not None or missed == 0


@pytest.mark.parametrize("side", [1, 2, 5])
def test_a_river_through_four_tiles_is_measured(side):
    """Straight, aslant, and to a river cell halfway; what lies below the river never meets it."""
    codes = arrows("→→→↘.\n ....↓\n ....↓\n .o←↙.")
    codes[3, 3] = 4
    codes[2, 4] = 3
    lengths = step_lengths(np.full(4, 3.0), np.full(4, 4.0))
    distance, _, missed = flow_distance(Run(), codes, lengths, side=side)
    assert distance[0].tolist()[:4] == [9 + 5 + 4 + 5 + 6, 6 + 5 + 4 + 5 + 6, 3 + 5 + 4 + 5 + 6, 5 + 4 + 5 + 6]
    assert np.isnan(distance[codes == NO_DIRECTION]).all()
    assert missed == 0
    river = np.zeros(codes.shape, bool)
    river[1, 4] = True
    distance, height, missed = flow_distance(Run(), codes, lengths, river, np.arange(20.0).reshape(4, 5), side=side)
    assert distance[0].tolist()[:4] == [14, 11, 8, 5]
    assert height[0].tolist()[:4] == [-9, -8, -7, -6]
    assert missed == 4
    assert np.isnan(distance[2:]).all()


@pytest.mark.parametrize("seed", range(4))
def test_tiles_and_threads_change_no_bit(seed):
    """Lengths are added as whole numbers."""
    codes = random_flow(seed, (60, 45))
    lengths = lengths_of(60, "degrees")
    z = np.random.default_rng(seed).random(codes.shape).astype(np.float32)
    rivers = np.random.default_rng(seed).random(codes.shape) < 0.05
    one = flow_distance(Run(threads=1), codes, lengths, rivers, z, side=64)
    for side, across, threads in ((1, 1, 1), (3, 2, 2), (5, 4, 1), (7, 1, 2), (16, 2, 3), (200, 1, 1)):
        with blocks_of(across):
            other = flow_distance(Run(threads=threads), codes, lengths, rivers, z, side=side)
        assert one[0].tobytes() == other[0].tobytes()
        assert one[1].tobytes() == other[1].tobytes()
        assert one[2] == other[2]


@LARGE
def test_a_meander_of_a_million_cells_is_as_long_as_its_cells():
    """One path up and down all columns, across a hundred tiles: no metre is lost."""
    codes = np.full((1000, 1000), 2, np.uint8)
    codes[-1] = 0
    codes[:, 1::2] = 6
    codes[0, 1::2] = 0
    codes[0, -1] = ENDS
    distance, _, _ = flow_distance(Run(), codes, step_lengths(np.full(1000, 0.3), np.full(1000, 0.3)), side=100)
    assert distance[0, 0] == pytest.approx(0.3 * 999_999, rel=1e-6)
    assert distance[0, -1] == 0
    path = flow_path(Run(), codes, 0)
    assert path.size == np.unique(path).size == 1_000_000
    assert path[-1] == 999


def test_heights_are_unknown_where_the_ground_is():
    """At the cell or at the river."""
    codes = arrows("→→o\n→→o")
    z = np.array([[3.0, np.nan, 1.0], [3.0, 2.0, np.nan]])
    distance, height, _ = flow_distance(Run(), codes, lengths_of(2), z=z)
    assert np.array_equal(height, [[2, np.nan, 0], [np.nan, np.nan, np.nan]], equal_nan=True)
    assert not np.isnan(distance).any()


def test_the_measuring_can_be_cancelled():
    """Between tiles."""

    with pytest.raises(Cancelled):
        flow_distance(Impatient(), random_flow(3, (20, 20)), lengths_of(20), side=5)
