"""Water walks down to the first goal on its way, and tells how far it has come: held against a walk in plain Python."""

import numpy as np
import pytest
from headwaters.core.raster import tile_walks
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.raster.storage import OnDisk
from headwaters.core.raster.tile_walks import count_upstream, walk_down
from headwaters.core.run.run import Run
from headwaters.tests.support import examples, random_directions
from hypothesis import given
from hypothesis import strategies as st


def walked(codes, cell, lengths, goals, reach):
    """Return the first goal on the way from a cell, -1 for none within reach, and how far it is."""
    row, col = divmod(int(cell), codes.shape[1])
    come = 0.0
    while True:
        if goals is not None and goals[row, col]:
            return (row * codes.shape[1] + col if come <= reach else -1), come
        code = codes[row, col]
        if code >= ENDS or come > reach:
            return -1, come
        come += lengths[row, code]
        row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]


@given(st.integers(0, 10**6), st.integers(0, 12), st.sampled_from((0.0, 5.0, 40.0, np.inf)))
@examples(100)
def test_water_meets_the_first_goal_on_its_way(seed, goals, reach):
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (rng.integers(1, 12), rng.integers(1, 12)))
    lengths = rng.integers(1, 9, (codes.shape[0], 8)).astype(float)
    marked = None if goals == 0 else rng.random(codes.shape) < goals / 30
    cells = np.append(np.arange(codes.size), rng.integers(0, codes.size, 5))
    found, come = walk_down(Run(), codes, cells, lengths, marked, reach)
    expected = [walked(codes, cell, lengths, marked, reach) for cell in cells]
    assert list(zip(found.tolist(), come.tolist())) == expected


@pytest.mark.parametrize("seed", range(3))
def test_from_tile_to_tile_each_row_has_its_own_lengths(seed, tmp_path, monkeypatch):
    """As in degrees: a step in the fourth row is not as long as one in the first, in whichever tile it lies."""
    monkeypatch.setattr(tile_walks, "WALKED_SIDE", 3)
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (10, 8))
    lengths = rng.integers(1, 9, (10, 8)).astype(float)
    goals = rng.random(codes.shape) < 0.1
    there = OnDisk(tmp_path, 4).empty(codes.shape, np.uint8)
    there[:] = codes
    found, come = walk_down(Run(), there, np.arange(codes.size), lengths, goals)
    expected = [walked(codes, cell, lengths, goals, np.inf) for cell in range(codes.size)]
    assert list(zip(found.tolist(), come.tolist())) == expected


@given(seed=st.integers(0, 10**6), parted=st.booleans(), side=st.sampled_from((2, 3, 99)))
@examples(60)
def test_as_many_cells_drain_to_a_cell_as_have_it_on_their_way(seed, parted, side, tmp_path_factory):
    """In memory and from tile to tile; with labels as far as all cells on the way have its own."""
    rng = np.random.default_rng(seed)
    codes = random_directions(seed, (rng.integers(1, 12), rng.integers(1, 12)))
    labels = rng.integers(0, 2, codes.shape).astype(np.int32) if parted else None
    expected = np.zeros(codes.size, np.int64)
    for cell in range(codes.size):
        row, col = divmod(cell, codes.shape[1])
        while labels is None or labels[row, col] == labels.flat[cell]:
            expected[row * codes.shape[1] + col] += 1
            code = codes[row, col]
            if code >= ENDS:
                break
            row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
    storage, there = OnDisk(tmp_path_factory.mktemp("rasters"), 4), []
    for values in (codes, labels):
        there.append(None if values is None else storage.empty(codes.shape, values.dtype))
        if values is not None:
            there[-1][:] = values
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(tile_walks, "WALKED_SIDE", side)
        for given_codes, given_labels in ((codes, labels), there):
            found = count_upstream(Run(), given_codes, np.arange(codes.size), given_labels)
            assert found.tolist() == expected.tolist()
            few = count_upstream(Run(), given_codes, np.arange(codes.size), given_labels, 3)
            assert few.tolist() == np.minimum(expected, 3).tolist()
