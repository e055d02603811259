"""Rasters that do not fit the memory: the same files come out, scratch files go, and what fits nowhere is refused."""

import errno
import itertools
import re
import shutil
from collections import namedtuple
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.raster.storage import CHUNK_SIDE, OnDisk
from headwaters.provider.layers import scratch
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import LAND, VALID, create, hills, in_pieces, polygons, rectangle
from headwaters.tests.provider.small import ANYWHERE, IN_MEMORY, PARAMETERS, RUNS, SmallRuns, files_of
from headwaters.tests.support import THOROUGH

NO_MEMORY = "0.000001"  # GB
MEMORY_OF_A_HOLE = "0.0000166"
IN_FILES = "rasters are kept in files"
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def made(folder, algorithm, outputs, **parameters):
    """Return the bytes of all files that a run leaves, its numbers and its log; outputs with no ending are rasters."""
    folder.mkdir()
    files = {name.split(".")[0]: str(folder / (name if "." in name else f"{name}.tif")) for name in outputs}
    result = run(algorithm, **parameters, **files)
    numbers = {name: value for name, value in result.items() if name not in files}
    written = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return written, numbers, result.log


def told(log):
    """Return the lines of a log, without what depends on the memory, on earlier runs and on names of files."""
    left_out = "emory", "Compiling", "Results:"
    return [line for line in log.splitlines() if not any(word in line for word in left_out)]


# The first run of each algorithm that leads water over a DEM; for directions that are given its rules come too late.
OVER_DEMS = {
    run.algorithm: run.name
    for run in (RUNS[name] for name in reversed(ANYWHERE))
    if run.parameters.get("INPUT") == "@dem" and "DIRECTIONS" not in run.parameters
    and "HOLES" in PARAMETERS[run.algorithm]
}  # fmt: skip
# What may be said of any DEM, of which tuples are rectangles of polygons.
RULES = {
    "a sea, heights in feet": {"SEA_LEVEL": 20, "Z_UNIT": "foot"},
    "polygons": {"SEA": (0, 0, 9, 9), "MASK": (2, 3, 40, 28)},
    "round holes": {"HOLES": "wall", "MASK": (2, 3, 40, 28)},
    "over holes": {"HOLES": "fill", "SEA_LEVEL": 20},
    "into the sea alone": {"EDGE": "wall", "SEA": (0, 0, 9, 9)},
    "neither over the edge nor into holes": {"EDGE": "wall", "HOLES": "wall"},
}


TYPES = np.float32, np.int16
# All that may be said of any DEM, in quick tests of either type by turns: each rule and each algorithm meet both.
# So do all small runs, of which each meets one.
SAID = [
    pytest.param(rules, name, kind, id=f"{kind.__name__}-{name}-{rules}")
    for (number, rules), (turn, name) in itertools.product(enumerate(RULES), enumerate(OVER_DEMS.values()))
    for kind in (TYPES if THOROUGH else TYPES[(number + turn) % 2 :][:1])
]


MADE = [
    pytest.param(name, kind, id=f"{kind.__name__}-{name}")
    for turn, name in enumerate(ANYWHERE)
    for kind in (TYPES if THOROUGH else TYPES[turn % 2 :][:1])
]


@pytest.fixture(scope="module", params=TYPES, ids=["float32", "int16"])
def small(request, tmp_path_factory):
    """Return the small runs on a DEM of either type."""
    folder = tmp_path_factory.mktemp("small")
    cells = np.where(VALID, LAND, -9999).astype(request.param)
    return SmallRuns(folder, dem=create(folder / "given.tif", [cells], nodata=-9999))


@pytest.mark.parametrize("name, small", MADE, indirect=["small"])
def test_files_give_what_memory_gives(name, small, tmp_path, monkeypatch):
    """Byte for byte, with the same numbers and the same words but for where rasters lie."""
    files = check_small_run(name, small.given(name), tmp_path, monkeypatch)
    assert [path for path, content in files.items() if path.endswith("json") and b'"Feature"' not in content] == []


@pytest.mark.parametrize("rules, name, small", SAID, indirect=["small"])
def test_whatever_is_said_of_a_dem_is_heard_in_files_too(rules, name, small, tmp_path, monkeypatch):
    given = {key: polygons(rectangle(*each)) if isinstance(each, tuple) else each for key, each in RULES[rules].items()}
    memory = MEMORY_OF_A_HOLE if RULES[rules].get("HOLES") == "fill" else NO_MEMORY
    check_small_run(name, {**small.given(name), **given}, tmp_path, monkeypatch, memory)


@pytest.mark.parametrize("memory", [None, NO_MEMORY])
@pytest.mark.parametrize("algorithm", ["filldepressions", "flowdirections", "flowaccumulation"])
def test_a_dem_of_many_files_gives_what_one_file_gives(algorithm, memory, tmp_path, monkeypatch):
    whole = hills(tmp_path, 600)  # nine tiles of the fill, and chunks of scratch files that do not end where files do
    pieces = in_pieces(whole, tmp_path / "pieces", 6)
    files, numbers, _ = made(tmp_path / "of one", algorithm, ["OUTPUT"], INPUT=whole)
    if memory:
        monkeypatch.setenv("HEADWATERS_MEMORY", memory)
    files_there, numbers_there, log_there = made(tmp_path / "of many", algorithm, ["OUTPUT"], INPUT=pieces)
    assert (IN_FILES in log_there) == bool(memory)
    assert (files_there, numbers_there) == (files, numbers)


def check_small_run(name, given, folder, monkeypatch, memory=NO_MEMORY):
    """Check a small run both ways, with all outputs that it has; return its files."""
    outputs = files_of(name, ".geojson").values()
    return check_both_ways(RUNS[name].algorithm, outputs, given, folder, monkeypatch, memory)


def check_both_ways(algorithm, outputs, given, folder, monkeypatch, memory=NO_MEMORY):
    """Check that a run leaves the same files in memory and in files, and says the same; return them."""
    files, numbers, log = made(folder / "in memory", algorithm, outputs, **given)
    assert IN_FILES not in log
    monkeypatch.setenv("HEADWATERS_MEMORY", memory)
    files_there, numbers_there, log_there = made(folder / "in files", algorithm, outputs, **given)
    assert IN_FILES in log_there
    assert files_there == files
    assert numbers_there == numbers
    assert told(log_there) == told(log)
    return files


def test_scratch_files_lie_where_they_are_sent_and_go_when_all_is_done(dem, tmp_path, monkeypatch):
    place = tmp_path / "scratch für alles"
    place.mkdir()
    seen = []
    empty = scratch.Scratch.storage

    def watched(self, *arguments):
        storage = empty(self, *arguments)
        seen.extend(place.iterdir())
        return storage

    monkeypatch.setattr(scratch.Scratch, "storage", watched)
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setenv("HEADWATERS_SCRATCH", str(place))
    result = run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "out.tif"))
    assert "scratch für alles" in result.log
    assert len(seen) == 1
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("algorithm", ["filldepressions", "flowdirections", "flowaccumulation"])
def test_scratch_files_take_no_more_than_was_said(algorithm, tmp_path, monkeypatch):
    """Not even with a map for each rule of the DEM; files are kept to the end, so the last look sees all."""
    said, taken = [], []
    where, close = scratch.Scratch.storage, OnDisk.close

    def asked(self, run, shape, in_memory, on_disk, joins=False):
        said.append(shape[0] * shape[1] * on_disk)
        return where(self, run, shape, in_memory, on_disk, joins)

    def closed(self):
        taken.append(sum(file.stat().st_size for file in self.folder.rglob("*")))
        close(self)

    monkeypatch.setattr(scratch.Scratch, "storage", asked)
    monkeypatch.setattr(OnDisk, "close", closed)
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    cells = 10 * CHUNK_SIDE  # chunks are written whole, also those that reach over the edge
    rng = np.random.default_rng(4)
    z = np.kron(rng.random((cells // 10, cells // 10)), np.ones((10, 10))).astype(np.float32)
    z[20:40, 20:40] = -9999
    dem = create(tmp_path / "dem.tif", [z], nodata=-9999)
    inside, sea = polygons(rectangle(5, 5, cells - 5, cells - 5)), polygons(rectangle(0, 0, 60, 60))
    run(algorithm, INPUT=dem, MASK=inside, SEA=sea, SEA_LEVEL=0.01, HOLES="wall", EDGE="wall")
    assert 0 < taken[0] <= said[0]


def test_a_run_that_fails_leaves_no_scratch(dem, tmp_path, monkeypatch):
    from headwaters.core.raster import scratch_files

    def full(*_arguments):
        with scratch_files._failures_told():
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setattr(scratch_files.ScratchRaster, "_write", full)
    folder = tmp_path / "out"
    folder.mkdir()
    with pytest.raises(Refused, match=r"The disk of ‘.*out’ is full: make room"):
        run("filldepressions", INPUT=dem, OUTPUT=str(folder / "filled.tif"))
    assert list(folder.iterdir()) == []


def test_a_system_that_keeps_open_files_gives_the_same(dem, tmp_path, monkeypatch):
    """On Windows the raster of burnt polygons cannot be removed yet; it goes with the folder."""
    kept, remove = [], Path.unlink

    def keep(path, missing_ok=False):
        if path.name == "burnt.tif" and len(kept) < 2:  # then the folder goes, when nobody has it open
            kept.append(path)
            raise PermissionError(errno.EACCES, "another process has the file open", str(path))
        remove(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", keep)
    folder = tmp_path / "out"
    folder.mkdir()
    parameters = {"SEA": polygons(rectangle(2, 2, 9, 9)), "MASK": polygons(rectangle(0, 0, 30, 30))}
    check_small_run("filldepressions fill", {**parameters, "INPUT": dem}, folder, monkeypatch)
    assert len(kept) == 2
    assert not list(folder.rglob("burnt.tif"))


def test_what_fits_neither_memory_nor_disk_is_refused(dem, tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: Usage(10, 0, 10))
    words = r"43 × 31 cells need about .* [kM]B of memory, of which .* or .* [kM]B of disk, of which .* are free in"
    with pytest.raises(Refused, match=words):
        run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"))


def test_a_scratch_folder_that_is_not_there_is_named(dem, tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    monkeypatch.setenv("HEADWATERS_SCRATCH", str(tmp_path / "nowhere"))
    with pytest.raises(Refused, match="nowhere’ for scratch files is not there: set HEADWATERS_SCRATCH"):
        run("filldepressions", INPUT=dem)


def test_a_size_of_memory_that_is_no_number_is_named(dem, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", "much")
    with pytest.raises(Refused, match="HEADWATERS_MEMORY is ‘much’: give a number of GB"):
        run("filldepressions", INPUT=dem)


def test_holes_that_are_too_many_to_be_filled_are_refused(dem, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    words = r"[\d,]+ cells of holes need about .* can be used, enough for 0: clip the raster, or choose another rule"
    with pytest.raises(Refused, match=words):
        run("filldepressions", INPUT=dem, HOLES="fill")


@pytest.mark.parametrize("name", IN_MEMORY)
def test_what_works_in_memory_alone_says_what_would_fit(name, tmp_path, monkeypatch):
    """The size that the sentence names is not refused, and one a little larger is."""
    work, number = IN_MEMORY[name], itertools.count()

    def run_with(ncols, nrows):
        folder = tmp_path / str(next(number))
        folder.mkdir()
        land, valid = LAND[:nrows, :ncols], VALID[:nrows, :ncols]
        dem = create(folder / "dem.tif", [np.where(valid, land, -9999).astype(np.float32)], nodata=-9999)
        small = SmallRuns(folder, dem=dem)
        with monkeypatch.context() as patch:
            patch.delenv("HEADWATERS_MEMORY", raising=False)
            given = small.given(name)  # what it reads of others is made in any memory
        sides = {"COLUMNS": ncols, "ROWS": nrows}
        given.update({key: value for key, value in sides.items() if key in given})
        return run(RUNS[name].algorithm, **given, **{key: str(folder / each) for key, each in files_of(name).items()})

    monkeypatch.setenv("HEADWATERS_MEMORY", "0.00001")
    needs = "43 × 31 cells need about .* MB of memory, of which 0.01 MB can be used"
    sentence = rf"{needs}; {work} works in memory alone: clip the raster to about "
    with pytest.raises(Refused, match=sentence) as refused:
        run_with(43, 31)
    ncols, nrows = (int(cells) for cells in re.search(r"to about (\d+) × (\d+) cells", str(refused.value)).groups())
    assert ncols / nrows == pytest.approx(43 / 31, rel=0.1)
    assert "Memory: about 0 MB" in run_with(ncols, nrows).log
    with pytest.raises(Refused, match=work):
        run_with(ncols + 1, nrows + 1)
