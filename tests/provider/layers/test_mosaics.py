"""A raster written as .vrt is a mosaic of tiles: the same cells and facts, whole or not at all, replaced at once."""

import itertools
import os
import signal
from pathlib import Path

import numpy as np
import pytest
from headwaters.provider.layers import mosaics
from headwaters.tests.provider.running import Listener, Refused, run, run_apart
from headwaters.tests.provider.samples import hills, names_in, polygons, read, rectangle
from osgeo import gdal

CELLS, SIDE = 200, 80


@pytest.fixture(autouse=True)
def small_tiles(monkeypatch):
    monkeypatch.setattr(mosaics, "MOSAIC_SIDE", SIDE)


@pytest.fixture
def dem(tmp_path):
    return hills(tmp_path, CELLS)


@pytest.fixture
def made(tmp_path):
    """Return the path of a mosaic in a folder of its own: QGIS keeps statistics beside what it reads."""
    (tmp_path / "made").mkdir()
    return tmp_path / "made" / "filled.vrt"


def files_beside(path):
    """Return the bytes of all files in the folder of a file."""
    return {file: file.read_bytes() for file in path.parent.rglob("*") if file.is_file()}


def facts_of(path):
    """Return all that a raster tells beside its cells."""
    dataset = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    bands = [dataset.GetRasterBand(number) for number in range(1, dataset.RasterCount + 1)]
    return (
        dataset.GetGeoTransform(),
        dataset.GetSpatialRef().GetAuthorityCode(None),
        [
            (band.DataType, band.GetNoDataValue(), band.GetDescription(), band.GetUnitType(), band.GetCategoryNames())
            for band in bands
        ],
    )


RASTERS = {
    "heights with some unknown": ("filldepressions", "OUTPUT", {"MASK": (10, 10, 170, 190)}),
    "two bands": ("filldepressions", "SNAPSHOTS", {"METHOD": "sweeps", "SNAPSHOT_COUNT": 2}),
    "classes with colours": ("flowdirections", "OUTPUT", {}),
    "areas": ("flowaccumulation", "OUTPUT", {}),
}


@pytest.mark.parametrize("case, memory", [*((case, "") for case in RASTERS), ("areas", "0.000001")])
def test_a_mosaic_has_the_cells_and_facts_of_one_file(case, memory, dem, tmp_path, monkeypatch):
    algorithm, name, parameters = RASTERS[case]
    if "MASK" in parameters:
        parameters = {"MASK": polygons(rectangle(*parameters["MASK"]))}
    monkeypatch.setenv("HEADWATERS_MEMORY", memory)
    one, many = tmp_path / "one.tif", tmp_path / "many.vrt"
    for path in (one, many):
        run(algorithm, INPUT=dem, **parameters, **{name: str(path)})
    assert facts_of(many) == facts_of(one)
    for number in range(1, len(facts_of(one)[2]) + 1):
        assert all(map(np.array_equal, read(many, number), read(one, number)))
    tiles = tmp_path / "many.tiles"
    assert names_in(tiles) == sorted(f"tile_{row}_{col}.tif" for row in range(3) for col in range(3))
    assert gdal.Open(str(tiles / "tile_2_2.tif")).RasterXSize == CELLS - 2 * SIDE


def test_each_tile_can_be_used_alone_where_it_lies(dem, tmp_path):
    run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.vrt"))
    whole, tile = (gdal.Open(str(tmp_path / name)) for name in ("filled.vrt", "filled.tiles/tile_1_2.tif"))
    west, width, _, north, _, height = whole.GetGeoTransform()
    assert tile.GetGeoTransform() == (west + 160 * width, width, 0, north + 80 * height, 0, height)
    assert np.array_equal(tile.ReadAsArray(), whole.ReadAsArray(160, 80, 40, 80))


def test_tiles_are_compressed_as_the_user_says(dem, tmp_path):
    run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.vrt"), CREATION_OPTIONS="COMPRESS=LZW")
    tile = gdal.Open(str(tmp_path / "filled.tiles" / "tile_0_0.tif"))
    assert tile.GetMetadata("IMAGE_STRUCTURE")["COMPRESSION"] == "LZW"


def test_a_mosaic_can_be_read_again(dem, tmp_path):
    mosaic, plain = (str(tmp_path / name) for name in ("filled.vrt", "filled.tif"))
    for path in (mosaic, plain):
        run("filldepressions", INPUT=dem, OUTPUT=path)
    found = [run("flowaccumulation", INPUT=path)["OUTPUT"] for path in (mosaic, plain)]
    assert all(map(np.array_equal, *(read(path) for path in found)))


def test_one_takes_the_place_of_another_with_its_tiles_and_of_nothing_else(dem, tmp_path):
    folder = tmp_path / "made"
    (folder / "filled.tiles").mkdir(parents=True)
    (folder / "filled.tiles" / "notes.txt").write_text("of the user's")
    for level in (0, 40):
        run("filldepressions", INPUT=dem, SEA_LEVEL=level, OUTPUT=str(folder / "filled.vrt"))
        run("filldepressions", INPUT=dem, SEA_LEVEL=level, OUTPUT=str(tmp_path / "truth.tif"))
        assert all(map(np.array_equal, read(folder / "filled.vrt"), read(tmp_path / "truth.tif")))
        next(folder.glob("*/tile_0_0.tif")).with_suffix(".tif.aux.xml").touch()  # statistics that QGIS keeps
    assert sorted(os.listdir(folder)) == ["filled.tiles", "filled.tiles2", "filled.vrt"]
    assert names_in(folder / "filled.tiles") == ["notes.txt"]


def test_the_tiles_lie_beside_the_file_that_a_link_leads_to(dem, tmp_path):
    there = tmp_path / "there"
    there.mkdir()
    (tmp_path / "filled.vrt").symlink_to(there / "other & more.vrt")
    run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.vrt"))
    assert sorted(os.listdir(there)) == ["other & more.tiles", "other & more.vrt"]
    assert read(tmp_path / "filled.vrt")[0].shape == (CELLS, CELLS)


@pytest.mark.parametrize("percent", [5, 50, 78, 88])
def test_a_cancel_leaves_the_earlier_mosaic(percent, dem, made):
    run("filldepressions", INPUT=dem, OUTPUT=str(made))
    before = files_beside(made)
    assert run("filldepressions", Listener(cancel_at=percent), INPUT=dem, SEA_LEVEL=40, OUTPUT=str(made)) == {}
    assert files_beside(made) == before


def test_a_failure_to_move_leaves_the_earlier_mosaic(dem, made, monkeypatch):
    run("filldepressions", INPUT=dem, OUTPUT=str(made))
    before, replace = files_beside(made), os.replace

    def fail(file, place):
        if Path(place) == made:
            raise PermissionError(13, "Permission denied")
        replace(file, place)

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(Refused, match="Permission denied"):
        run("filldepressions", INPUT=dem, SEA_LEVEL=40, OUTPUT=str(made))
    assert files_beside(made) == before


KILLED = """
import os, shutil, signal
from pathlib import Path
import processing

replace, remove, told = os.replace, shutil.rmtree, []

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def move(file, place):
    if Path(place) != path:
        replace(file, place)
    elif left < 0:
        die()
    else:
        replace(file, place)
        shutil.rmtree = remove_some
        left or die()

def remove_some(folder, *given, **options):
    global left
    left -= 1
    if left == 0:
        for file in Path(folder).glob("*.tif"):
            file.unlink()
            break
        die()
    remove(folder, *given, **options)

for path, left in {runs!r}:
    path = Path(path)
    if os.fork() == 0:
        os.replace = move
        processing.run("headwaters:filldepressions", dict(INPUT={dem!r}, OUTPUT=str(path)))
        os._exit(0)
    _, status = os.wait()
    told.append([os.WTERMSIG(status), len([name for name in os.listdir(path.parent) if "tiles" in name])])
tell(told=told)
"""
REMOVALS = {"before": -1, "after": 0, "1st": 1, "2nd": 2, "3rd": 3}


@pytest.fixture(scope="module")
def killed(provider, tmp_path_factory):
    """Return a DEM, and by case what a run made that was killed, how it ended, and how many folders of tiles it left.

    Each is a child of one process.
    """
    folder, made = tmp_path_factory.mktemp("killed"), {}
    dem = str(hills(folder, CELLS))
    for older, when in itertools.product((False, True), REMOVALS):
        made[older, when] = folder / f"{older} {when}" / "filled.vrt"
        made[older, when].parent.mkdir()
        if older:
            run("filldepressions", INPUT=dem, OUTPUT=str(made[older, when]))
    runs = [(str(path), REMOVALS[when]) for (_, when), path in made.items()]
    told = run_apart(KILLED.format(runs=runs, dem=dem))["told"]
    return dem, {case: (path, *each) for (case, path), each in zip(made.items(), told)}


@pytest.mark.parametrize("when", REMOVALS)
@pytest.mark.parametrize("older", [False, True])
def test_tiles_that_nobody_names_since_their_run_was_killed_go_with_the_next_run(older, when, killed):
    """Killed before the mosaic takes the place of an older one, right after that, or while things are removed then."""
    dem, cases = killed
    made, ended_by, left = cases[older, when]
    assert ended_by == signal.SIGKILL
    assert left >= 1
    run("filldepressions", INPUT=dem, OUTPUT=str(made))
    folder, mosaic = sorted(os.listdir(made.parent))
    assert mosaic == "filled.vrt"
    assert f">{folder}/tile" in made.read_text(encoding="utf-8")
    assert not list((made.parent / folder).glob(".*"))


def test_tiles_that_are_read_are_not_removed(dem, tmp_path):
    mosaic = tmp_path / "filled.vrt"
    run("filldepressions", INPUT=dem, OUTPUT=str(mosaic))
    tile = str(tmp_path / "filled.tiles" / "tile_1_1.tif")
    with pytest.raises(Refused, match=r"OUTPUT would remove ‘.*tile_1_1.tif’, which INPUT is made of"):
        run("filldepressions", INPUT=tile, OUTPUT=str(mosaic))
    with pytest.raises(Refused, match="OUTPUT would overwrite INPUT"):
        run("filldepressions", INPUT=str(mosaic), OUTPUT=str(mosaic))


def test_where_gdal_keeps_files_there_are_no_tiles(dem):
    with pytest.raises(Refused, match=r"OUTPUT: the tiles of a \.vrt cannot be written to ‘/vsimem/filled\.vrt’"):
        run("filldepressions", INPUT=dem, OUTPUT="/vsimem/filled.vrt")


def test_a_tile_that_cannot_be_written_is_told(dem, made):
    with pytest.raises(Refused, match=r"‘filled\.vrt’ cannot be written: .*Bad value 17 for"):
        run("filldepressions", INPUT=dem, OUTPUT=str(made), CREATION_OPTIONS="BLOCKXSIZE=17")
    assert names_in(made.parent) == []
