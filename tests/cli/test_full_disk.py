"""On a disk that is full nothing half-made is left, and nothing that was there is lost."""

import re
import shutil
import subprocess

import numpy as np
import pytest

from ..provider.running import run
from ..provider.samples import FILLED, VALID, names_in, read
from .process import ROOT

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def small_disk(tmp_path_factory):
    """Return a folder that holds 64 kB and no more."""
    folder = tmp_path_factory.mktemp("disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"no small disk can be mounted here: {error}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture(scope="module")
def too_much(qgis_process, small_disk):
    """Return the answer to a raster that does not fit, and its path, where another file was before."""
    path = small_disk / "surface.tif"
    path.write_text("the surface of last week")
    return qgis_process.run("headwaters:startingsurface", SHAPE="noise", ROUGHNESS=1, OUTPUT=path), path


def test_the_exit_code_tells_that_the_disk_is_full(too_much):
    assert too_much[0].code == 1


def test_a_sentence_tells_which_file_could_not_be_written_and_why(too_much):
    sentences = {line.removeprefix("ERROR:").strip() for line in too_much[0].err.splitlines()}
    assert any(re.match("‘surface.tif’ cannot be written: .*No space left on device", each) for each in sentences)


def raw_words(answer):
    """Return the lines that libraries print themselves, before our sentence or after it."""
    return [line for line in answer.err.splitlines() if re.match(r"ERROR \d|Warning \d|.*(sqlite3_|libpng|TIFF)", line)]


def test_nothing_but_the_sentence_is_told(too_much):
    assert raw_words(too_much[0]) == []


def test_a_full_disk_gives_no_traceback(too_much):
    assert "Traceback" not in too_much[0].text


def test_no_part_of_the_raster_stays_on_the_full_disk(too_much):
    assert names_in(too_much[1].parent) == ["surface.tif"]


def test_the_file_of_last_week_is_still_there(too_much):
    assert too_much[1].read_text() == "the surface of last week"


@pytest.fixture(scope="module", params=["sheds.gpkg", "sheds.shp", "sheds.geojson"])
def too_many(request, qgis_process, small_disk, land, tmp_path_factory):
    """Return the answer to features that do not fit, and their path, where others were before; little is free."""
    path = small_disk / request.param
    before = names_in(small_disk)
    path.write_text("the watersheds of last week")
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(max(0, shutil.disk_usage(small_disk).free - 12 * 1024)))
    answer = qgis_process.run("headwaters:watersheds", DIRECTIONS=land["directions"], WATERSHEDS=path)
    yield answer, path, [*before, "ballast"]
    ballast.unlink()
    path.unlink()


def test_features_that_do_not_fit_are_refused_in_a_sentence(too_many):
    answer, path, _ = too_many
    assert answer.code == 1
    assert "Traceback" not in answer.text
    assert f"‘{path.name}’" in answer.err
    assert ".headwaters-" not in answer.err
    assert raw_words(answer) == []


def test_no_part_of_the_features_stays_and_those_of_last_week_are_still_there(too_many):
    _, path, before = too_many
    assert sorted([*before, path.name]) == names_in(path.parent)
    assert path.read_text() == "the watersheds of last week"


def test_a_terrain_model_that_does_not_fit_leaves_neither_itself_nor_its_terrain(qgis_process, small_disk, tmp_path):
    before = names_in(small_disk)
    coarse = {"SPACING": 30000, "CELL_SIZE": 3000, "EROSION_CELL_SIZE": 0}
    files = {name: tmp_path / f"{name}.gpkg" for name in ("RIVERS", "WATERSHEDS")}
    files.update(OUTPUT=tmp_path / "terrain.tif", MODEL=small_disk / "model.gpkg")
    coast = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"
    answer = qgis_process.run("headwaters:terrainfromcoastline", COASTLINE=coast, **coarse, **files)
    assert answer.code == 1
    assert "Traceback" not in answer.text
    assert "‘model.gpkg’" in answer.err
    assert names_in(small_disk) == before
    assert names_in(tmp_path) == []


def test_a_raster_of_terrain_whose_scratch_files_fill_the_disk_leaves_nothing(qgis_process, small_disk, tmp_path):
    before, model, out = names_in(small_disk), tmp_path / "model.gpkg", tmp_path / "out"
    out.mkdir()
    coast = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"
    coarse = {"SPACING": 30000, "EROSION_CELL_SIZE": 0}
    files = {"RIVERS": tmp_path / "rivers.gpkg", "WATERSHEDS": tmp_path / "sheds.gpkg", "MODEL": model}
    qgis_process.run(
        "headwaters:terrainfromcoastline", COASTLINE=coast, **coarse, CELL_SIZE=3000, **files, OUTPUT=tmp_path / "z.tif"
    )
    short = qgis_process.changed(HEADWATERS_MEMORY="0.000001", HEADWATERS_SCRATCH=str(small_disk))
    answer = short.run("headwaters:renderterrain", MODEL=model, CELL_SIZE=10000, OUTPUT=out / "terrain.tif")
    assert answer.code == 1
    assert "Traceback" not in answer.text
    assert "is full: make room" in answer.err
    assert names_in(small_disk) == before
    assert names_in(out) == []


def test_a_heightmap_that_does_not_fit_is_told_of_with_the_disk(qgis_process, small_disk, provider, tmp_path):
    before, dem, picture = names_in(small_disk), tmp_path / "rough.tif", small_disk / "heights.png"
    run("startingsurface", SHAPE="noise", ROUGHNESS=1, OUTPUT=str(dem))
    answer = qgis_process.run("headwaters:exportheightmap", INPUT=dem, HEIGHTMAP=picture)
    assert answer.code == 1
    assert "Traceback" not in answer.text
    assert "‘heights.png’ cannot be written: No space left on device" in answer.err
    assert names_in(small_disk) == before


def test_where_machine_code_fills_the_disk_the_fill_is_still_right(qgis_process, small_disk, dem_file, tmp_path):
    qgis = qgis_process.changed(HEADWATERS_CACHE_DIR=str(small_disk / "cache"))
    qgis.run("headwaters:filldepressions", INPUT=dem_file, OUTPUT=tmp_path / "filled.tif")
    np.testing.assert_array_equal(read(tmp_path / "filled.tif")[0][VALID], FILLED[VALID])
