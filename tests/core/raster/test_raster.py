"""Rasters that are computed when they are read are what NumPy makes of arrays, wherever those lie."""

import pickle

import numpy as np
import pytest
from headwaters.core.raster import raster as module
from headwaters.core.raster.raster import Computed, full, lazy, map_bands
from headwaters.core.raster.storage import OnDisk, OnSharedDisk
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples

SENTENCES = (
    lambda z, land, water: land & (water | (z <= 0.5)),
    lambda z, land, water: (z < 0.25) ^ ~land,
    lambda z, land, water: (2 * z - 1) / (z + 0.5),
    lambda z, land, water: z * land,
    lambda z, land, water: (z == 0.5) | (z != z) | (1 - z < z),
    lambda z, land, water: np.isfinite(np.sqrt(z)) & land,
    lambda z, land, water: -abs(z),
)


def stored(values, storage):
    """Return an array as a raster of a storage."""
    raster = storage.empty(values.shape, values.dtype)
    raster[:] = values
    return raster


@given(seed=st.integers(0, 10**6), band=st.sampled_from((1, 40, 1 << 22)), where=st.tuples(*[st.booleans()] * 3))
@examples(60)
def test_a_sentence_says_of_rasters_what_numpy_says_of_arrays(seed, band, where, tmp_path_factory):
    """In types and bits, by windows and cells, of arrays and files together, and by those who have them sent."""
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 30, 2))
    dtype = (np.float32, np.float64)[seed % 2]
    arrays = rng.choice([0.25, 0.5, np.nan, 0.75], shape).astype(dtype), *(rng.random((2, *shape)) < 0.5)
    disk = OnDisk(tmp_path_factory.mktemp("scratch"), 7)
    there = [stored(values, disk) if in_file else values for values, in_file in zip(arrays, where)]
    cells = rng.integers(0, arrays[0].size, 9)
    before, module.BAND_CELLS = module.BAND_CELLS, band
    try:
        for sentence in SENTENCES:
            truth, said = sentence(*arrays), sentence(lazy(there[0]), *there[1:])
            assert (said.dtype, said.shape, said.size) == (truth.dtype, truth.shape, truth.size)
            for run in (Run(), Run(storage=disk)):
                assert said.materialise(run)[:].tobytes() == truth.tobytes()
            travelled = pickle.loads(pickle.dumps(said))
            assert np.array_equal(travelled[3:, 1:], truth[3:, 1:], equal_nan=True)
            assert np.array_equal(said.at(cells), truth.ravel()[cells], equal_nan=True)
            known, true = ~np.isnan(said), ~np.isnan(truth)
            assert known.count(Run()) == np.count_nonzero(true)
            assert np.array_equal(known.cells(Run()), np.flatnonzero(true))
            assert known.any() == true.any()
    finally:
        module.BAND_CELLS = before


def test_values_are_chosen_and_looked_up():
    labels, known = np.array([[0, 1], [2, 1]]), np.array([[True, False], [True, True]])
    assert lazy(labels).look_up(np.array([7, 8, 9], np.int16))[:].tolist() == [[7, 8], [9, 8]]
    heights = lazy(labels).astype(np.float32).where(known, np.nan)
    assert heights.dtype == np.float32
    assert np.array_equal(heights[:], np.where(known, labels, np.nan), equal_nan=True)
    assert np.array_equal(full((3, 2), 5, np.int32)[1:], np.full((2, 2), 5, np.int32))
    assert map_bands(Run(), np.sum, labels, cells=2) == [1, 3]


def test_the_greatest_value_is_that_of_the_cells_that_count(monkeypatch):
    monkeypatch.setattr(module, "BAND_CELLS", 2)
    values = np.array([[0, 2], [9, 3], [1, 5], [4, 4]], np.float32)
    for where in (values < 6, values < 0, values > 8):
        assert lazy(values).max(Run(), where) == values.max(where=where, initial=0)
        assert lazy(where).any() == where.any()


def test_a_raster_made_over_another_uses_it_up(tmp_path):
    """In memory and in files of our own it becomes that; in shared files somebody may still write into it."""
    values, mask = np.arange(12).reshape(3, 4), np.arange(12).reshape(3, 4) % 3 > 0
    (tmp_path / "own").mkdir()
    (tmp_path / "shared").mkdir()
    for storage, same in (
        (Run().storage, True),
        (OnDisk(tmp_path / "own", 2), True),
        (OnSharedDisk(tmp_path / "shared", 2), False),
    ):
        before = stored(values, storage)
        after = (lazy(before) * mask).materialise(Run(storage=storage), over=before)
        assert (after is before) == same
        assert np.array_equal(after[:], values * mask)
        again = lazy(after).copy(Run(storage=storage))
        assert again is not after and np.array_equal(again[:], values * mask)


def test_a_name_takes_on_what_is_computed_and_its_cells_stay_as_they_are():
    one, other = np.array([[True, True]]), np.array([[True, False]])
    valid = lazy(one)
    valid &= other
    assert isinstance(valid, Computed) and valid[:].tolist() == [[True, False]]
    assert one.all()
    with pytest.raises(TypeError):
        np.logical_and(one, valid, out=one.copy())
    with pytest.raises(TypeError, match="any"):
        bool(valid == one)
