"""On a disk that is full nothing half-made is left, and nothing that was there is lost."""

import re
import subprocess

import numpy as np
import pytest

from ..provider.layers import FILLED, VALID, names_in, read

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


def test_a_full_disk_gives_no_traceback(too_much):
    assert "Traceback" not in too_much[0].text


def test_no_part_of_the_raster_stays_on_the_full_disk(too_much):
    assert names_in(too_much[1].parent) == ["surface.tif"]


def test_the_file_of_last_week_is_still_there(too_much):
    assert too_much[1].read_text() == "the surface of last week"


def test_where_machine_code_fills_the_disk_the_fill_is_still_right(qgis_process, small_disk, dem_file, tmp_path):
    qgis = qgis_process.changed(HEADWATERS_CACHE_DIR=str(small_disk / "cache"))
    qgis.run("headwaters:filldepressions", INPUT=dem_file, OUTPUT=tmp_path / "filled.tif")
    np.testing.assert_array_equal(read(tmp_path / "filled.tif")[0][VALID], FILLED[VALID])
