"""Rasters in files: they give back what was written, a window at a time, from any thread and process."""

import os
import pickle
import threading
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.raster import scratch_files
from headwaters.core.raster.raster import Computed
from headwaters.core.raster.scratch_files import ScratchFailed, ScratchRaster
from headwaters.core.raster.storage import (
    OnDisk,
    OnSharedDisk,
    put_values,
    raster_of,
    updated,
    values_at,
)
from headwaters.core.raster.tiles import Tile, tile_rows, with_rim
from headwaters.core.run.run import Run
from headwaters.core.run.schedulers import IN_MEMORY
from headwaters.core.run.threads import map_tiles
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples

TYPES = (np.uint8, np.uint16, np.int32, np.float32, np.float64)


def random_windows(rng, shape, count):
    """Return slices of a raster, some of them empty, some beyond its end."""
    ends = [np.sort(rng.integers(0, size + 3, (count, 2)), axis=1) for size in shape]
    return [(slice(*rows), slice(*cols)) for rows, cols in zip(*(e.tolist() for e in ends))]


@given(seed=st.integers(0, 10**6), side=st.integers(1, 9))
@examples(60)
def test_windows_hold_what_was_written_into_them(seed, side, tmp_path_factory):
    """Whatever the chunks: an array that is treated in the same way has the same cells."""
    rng = np.random.default_rng(seed)
    shape, dtype = tuple(rng.integers(1, 25, 2)), TYPES[seed % len(TYPES)]
    raster = OnDisk(tmp_path_factory.mktemp("scratch"), side).empty(shape, dtype)
    truth = np.zeros(shape, dtype)
    for window in random_windows(rng, shape, 12):
        values = rng.integers(0, 200, truth[window].shape)
        raster[window] = truth[window] = values
    for window in random_windows(rng, shape, 12):
        assert np.array_equal(raster[window], truth[window])
    rows = slice(0, int(rng.integers(1, shape[0] + 1)))
    raster[rows] = truth[rows] = 7
    assert np.array_equal(raster[:], truth)
    cells = rng.integers(0, truth.size, (3, 5))
    assert np.array_equal(values_at(raster, cells), values_at(truth, cells))
    tile = Tile(shape[0] // 3, shape[0], shape[1] // 2, shape[1])
    assert np.array_equal(with_rim(raster, tile, np.float64, -1), with_rim(truth, tile, np.float64, -1))


@pytest.mark.parametrize("on_disk", [False, True])
def test_windows_that_are_given_to_be_changed(on_disk, tmp_path):
    raster = (OnDisk(tmp_path) if on_disk else IN_MEMORY).empty((5, 6), np.int32)
    raster[:] = 1
    with updated(raster, np.s_[2:5, 3:6]) as values:
        values[0, 0] += 10
    truth = np.ones((5, 6), np.int32)
    truth[2, 3] += 10
    assert np.array_equal(raster[:], truth)


def test_a_raster_travels_to_another_process(tmp_path):
    """It is the place of a file: what was written here is read there."""
    raster = OnDisk(tmp_path).empty((300, 520), np.float32)
    raster[100:200] = 3
    other = pickle.loads(pickle.dumps(raster))
    other[0:1] = 4
    assert raster[0:1].tolist() == [[4] * 520]
    assert np.count_nonzero(other[:] == 3) == 100 * 520


def test_threads_write_windows_side_by_side(tmp_path):
    """Windows that share chunks but no cells."""
    raster = OnDisk(tmp_path, 16).empty((40, 41), np.int32)

    def write(first):
        for col in range(first, 41, 4):
            raster[:, col : col + 1] = col

    threads = [threading.Thread(target=write, args=(first,)) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert np.array_equal(raster[:], np.broadcast_to(np.arange(41), (40, 41)))


def files_in(folder):
    return [path for path in folder.rglob("*") if path.is_file()]


def on_disk_alone(folder):
    return OnDisk(folder, held=0)


@pytest.mark.parametrize("kind", [OnDisk, on_disk_alone, OnSharedDisk])
def test_parts_hold_arrays(tmp_path, kind):
    parts = kind(tmp_path).parts()
    parts[3] = np.arange(4)
    assert np.array_equal(parts[3], np.arange(4))
    parts[3] = np.arange(2), np.ones((2, 0)), 5  # several arrays take the place of one
    assert [each.tolist() for each in parts[3]] == [[0, 1], [[], []], 5]
    parts.clear()
    assert files_in(tmp_path) == []


def test_what_is_not_needed_any_more_is_removed_where_somebody_may_be_late(tmp_path):
    storage = OnSharedDisk(tmp_path)
    raster, parts = storage.empty((9, 9), np.uint8), storage.parts()
    raster[:], parts[3] = 1, np.arange(4)
    parts.pop(3, None)
    storage.remove(raster)
    assert files_in(tmp_path) == []


def test_files_are_used_again(tmp_path):
    storage = OnDisk(tmp_path, 16)
    large, small = storage.empty((40, 40), np.float64), storage.empty((3, 3), np.uint8)
    large[:], small[:] = 7, 1
    inodes = {path.stat().st_ino for path in files_in(tmp_path)}
    storage.remove(large)
    storage.remove(small)
    for shape, dtype in (((4, 4), np.uint8), ((30, 50), np.int32), ((90, 90), np.float64)):
        raster, values = storage.empty(shape, dtype), np.arange(np.prod(shape)).reshape(shape).astype(dtype)
        raster[:] = values
        assert np.array_equal(raster[:], values)
    assert inodes < {path.stat().st_ino for path in files_in(tmp_path)}


@pytest.mark.parametrize("most, item", [(255, 1), (256, 2), (65535, 2), (65536, 4), (None, 4)])
def test_whole_numbers_take_no_more_room_in_files_than_the_greatest_needs(tmp_path, most, item):
    """Whatever windows are written, and single cells; what is read has the type that was asked for."""
    raster = OnDisk(tmp_path, 16).empty((32, 48), np.int32, most)
    assert sum(path.stat().st_size for path in files_in(tmp_path)) == 32 * 48 * item
    values = np.random.default_rng(5).integers(0, 70_000 if most is None else most, (32, 48), endpoint=True)
    raster[:], raster[3:20, 5:30] = 0, values[3:20, 5:30].astype(np.int32)
    raster.put(np.array([0, 47]), values.ravel()[[0, 47]])
    expected = np.zeros((32, 48), int)
    expected[3:20, 5:30], expected[0, [0, 47]] = values[3:20, 5:30], values[0, [0, 47]]
    assert np.array_equal(raster[:], expected)
    assert raster[:].dtype == raster[0:16, 0:16].dtype == raster.dtype == np.int32
    cells = np.array([0, 47, 48 * 4 + 6])
    assert np.array_equal(raster.at(cells), expected.ravel()[cells])


def test_the_first_parts_are_held_in_memory_as_far_as_there_is_room(tmp_path):
    parts = OnDisk(tmp_path, held=100).parts()
    few, many = np.arange(10), np.arange(20)
    parts[1] = few
    assert files_in(tmp_path) == []
    parts[2] = few
    assert len(files_in(tmp_path)) == 1
    assert [parts[number].tolist() for number in (1, 2)] == [few.tolist()] * 2
    parts[1] = many  # no room for it
    assert parts[1].tolist() == many.tolist()
    assert len(files_in(tmp_path)) == 2
    parts[3] = few  # in the place of what was there
    parts.renew(3, 4, few + 1)
    assert parts[4].tolist() == (few + 1).tolist()
    parts.pop(4, None)
    parts[5] = few
    assert len(files_in(tmp_path)) == 2
    with pytest.raises(ScratchFailed):
        parts[4]


def test_parts_for_others_are_never_held(tmp_path):
    parts = OnSharedDisk(tmp_path).parts()
    parts[1] = np.zeros(0)
    assert len(files_in(tmp_path)) == 1


def test_parts_are_written_over_those_that_are_gone(tmp_path):
    parts = on_disk_alone(tmp_path).parts()
    parts.pop(1, None)  # never there
    parts[1] = np.arange(1000)
    inode = files_in(tmp_path)[0].stat().st_ino
    parts.pop(1, None)
    parts[2] = np.arange(3), np.zeros(2)  # shorter than what was there
    assert [each.tolist() for each in parts[2]] == [[0, 1, 2], [0, 0]]
    assert [path.stat().st_ino for path in files_in(tmp_path)] == [inode]
    parts[3] = np.arange(5)
    assert parts[3].tolist() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("kind", [lambda _: IN_MEMORY, OnDisk, on_disk_alone, OnSharedDisk])
def test_parts_are_renewed(tmp_path, kind):
    parts, values = kind(tmp_path).parts(), np.arange(60).reshape(10, 6)
    parts[0, 1] = values.copy()
    for number, rows in enumerate(([], [0], [2, 3, 9], list(range(10))), 1):
        values[rows] += number
        parts.renew((0, number), (0, number + 1), values.copy())
        parts.pop((0, number), None)
        assert np.array_equal(parts[0, number + 1], values)


def test_what_was_renewed_stays_for_those_who_are_late(tmp_path):
    parts = OnSharedDisk(tmp_path).parts()
    parts[0, 1] = np.zeros((2, 2))
    parts.renew((0, 1), (0, 2), np.ones((2, 2)))
    assert not parts[0, 1].any()
    assert parts[0, 2].all()


@pytest.mark.parametrize("at_once", [True, False])
def test_threads_read_and_write_one_file(tmp_path, monkeypatch, at_once):
    monkeypatch.setattr(scratch_files, "AT_ONCE", at_once and scratch_files.AT_ONCE)
    raster = OnDisk(tmp_path, 16).empty((64, 64), np.int32)

    def work(tile):
        raster[tile.window] = np.full(tile.shape, tile.top * 64 + tile.left)
        return (raster[tile.window] == tile.top * 64 + tile.left).all()

    assert all(map_tiles(Run(threads=4), work, [tile for row in tile_rows(raster.shape, 8) for tile in row]))
    assert np.array_equal(raster[:], np.add.outer(np.arange(64) // 8 * 512, np.arange(64) // 8 * 8))


def test_kernels_get_one_type_and_layout(tmp_path):
    strided = np.zeros((8, 8))[::2]
    assert raster_of(strided, np.float64).flags.c_contiguous
    raster = OnDisk(tmp_path).empty((3, 3), np.uint8)
    assert raster_of(raster, np.uint8) is raster
    with pytest.raises(TypeError, match="float64"):
        raster_of(raster, np.float64)


def test_a_file_that_was_cut_off_says_so(tmp_path):
    raster = OnDisk(tmp_path).empty((9, 9), np.uint8)
    raster.paths[0].write_bytes(b"")
    with pytest.raises(ScratchFailed, match="shorter"):
        raster[0:2]


@pytest.mark.parametrize("at_once", [True, False])
def test_files_are_closed_when_nobody_reads_or_writes_them_any_more(tmp_path, monkeypatch, at_once):
    """One thread closes them while another has its number: that must not be of another file by then."""
    monkeypatch.setattr(scratch_files, "AT_ONCE", at_once and scratch_files.AT_ONCE)
    raster, find, strangers = OnDisk(tmp_path, 16).empty((40, 40), np.uint8), ScratchRaster._file, []

    def closed_meanwhile(self, number):
        file = find(self, number)
        thread = threading.Thread(target=self.close)
        thread.start()
        thread.join()
        strangers.append(open(tmp_path / "stranger", "w+b", buffering=0))  # noqa: SIM115
        strangers[-1].write(b"mine" * 500)
        return file

    raster[:] = 7
    monkeypatch.setattr(ScratchRaster, "_file", closed_meanwhile)
    assert (raster[:] == 7).all()
    raster[:] = 8
    monkeypatch.setattr(ScratchRaster, "_file", find)
    assert (raster[:] == 8).all()
    assert (tmp_path / "stranger").read_bytes() == b"mine" * 500
    for stranger in strangers:
        stranger.close()


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="this system does not tell which files are open")
def test_no_file_stays_open(tmp_path):
    def opened():
        return [path for path in Path("/proc/self/fd").iterdir() if os.path.realpath(path).startswith(str(tmp_path))]

    storage = OnDisk(tmp_path, 16)
    raster, other = storage.empty((40, 40), np.uint8), storage.empty((40, 40), np.uint8)
    raster[:] = other[:] = 7
    assert opened()
    storage.remove(other)
    storage.close()
    assert not opened()


def test_what_goes_wrong_with_a_file_is_told_as_of_a_scratch_file(tmp_path):
    """Who hears of it has files of his own, and would take it for them."""
    storage = OnSharedDisk(tmp_path)
    raster, parts = storage.empty((9, 9), np.uint8), storage.parts()
    raster.paths[0].unlink()
    for touch in (lambda: raster[:], lambda: raster.put(np.array([3]), np.array([3])), lambda: parts[3]):
        with pytest.raises(ScratchFailed, match="No such file"):
            touch()


@pytest.mark.parametrize("chunk", [1, 3, 64])
def test_single_cells_are_read_and_written(chunk, tmp_path):
    """In any order, and again and again."""
    values = np.arange(35, dtype=np.int32).reshape(5, 7)
    raster = OnDisk(tmp_path, chunk).empty(values.shape, values.dtype)
    raster[:] = values
    cells = np.array([34, 0, 13, 13, 7])
    assert values_at(raster, cells).tolist() == cells.tolist()
    assert values_at(raster, np.array([], int)).size == 0
    put_values(raster, np.array([34, 2]), np.array([-1, -2]))
    values[4, 6], values[0, 2] = -1, -2
    assert np.array_equal(raster[:], values)


def test_windows_of_a_computed_raster_are_those_of_what_is_computed(tmp_path):
    rng = np.random.default_rng(2)
    one, two = rng.random((2, 17, 23))
    there = OnDisk(tmp_path, 5).empty(one.shape, one.dtype)
    there[:] = one
    truth = np.add(one, two).astype(np.float32)
    total = Computed(np.float32, np.add, there, two)
    assert (total.shape, total.size, total.dtype) == (truth.shape, truth.size, truth.dtype)
    for window in random_windows(rng, one.shape, 12):
        assert np.array_equal(total[window], truth[window])
        total.close()  # it opens again


def test_arrays_that_are_kept_come_back_as_they_were(tmp_path):
    """In their types and shapes, whatever their layout; and nobody takes half of one for a whole."""
    parts = on_disk_alone(tmp_path).parts()
    numbers = np.arange(12, dtype=np.float32).reshape(3, 4)
    kept = numbers, numbers.T, numbers[:, ::2], np.zeros((0, 4), np.int64), np.array(True), np.uint8(7)
    parts[3, 1] = kept
    for found, truth in zip(parts[3, 1], map(np.asarray, kept)):
        assert (found.dtype, found.shape) == (truth.dtype, truth.shape)
        assert np.array_equal(found, truth)
        assert found.flags.writeable
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    whole = file.read_bytes()
    for size in (len(whole) - 1, 3, 0):  # within the last array, within the line before the first, and nothing
        file.write_bytes(whole[:size])
        with pytest.raises(ScratchFailed):
            parts[3, 1]
