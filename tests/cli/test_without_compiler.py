"""Without numba small rasters are slow and large ones refused; without SciPy nothing runs. The remedy is told."""

import numpy as np
import pytest

from ..provider.samples import FILLED, VALID, names_in, read

pytestmark = pytest.mark.qgis

ABSENT = {"sitecustomize.py": "import sys\nsys.modules['numba'] = None\n"}
BROKEN = {"numba.py": "raise SystemError('initialization of _internal failed without raising an exception')\n"}
NO_SCIPY = {"sitecustomize.py": "import sys\nsys.modules['scipy'] = None\n"}


def crippled(qgis, folder, files):
    """Return a qgis_process whose Python finds these files first."""
    for name, text in files.items():
        (folder / name).write_text(text)
    return qgis.changed(PYTHONPATH=str(folder))


@pytest.fixture(scope="module", params=[ABSENT, BROKEN], ids=["absent", "broken"])
def without_numba(request, qgis_process, tmp_path_factory):
    return crippled(qgis_process, tmp_path_factory.mktemp("python"), request.param)


@pytest.fixture(scope="module")
def small(without_numba, dem_file, tmp_path_factory):
    """Return the answer for a small raster, and the file of the fill."""
    path = tmp_path_factory.mktemp("small") / "filled.tif"
    return without_numba.run_json("headwaters:filldepressions", INPUT=dem_file, OUTPUT=path), path


@pytest.fixture(scope="module")
def large(without_numba, tmp_path_factory):
    """Return the answer for half a million cells and some more, and the folder of the output."""
    folder = tmp_path_factory.mktemp("large")
    size = {"COLUMNS": 1000, "ROWS": 501, "ROUGHNESS": 0.5}
    return without_numba.run("headwaters:startingsurface", **size, OUTPUT=folder / "surface.tif"), folder


def test_a_small_raster_is_right_without_numba(small):
    np.testing.assert_array_equal(read(small[1])[0][VALID], FILLED[VALID])


def test_a_warning_tells_that_numba_is_missing_and_how_to_install_it(small):
    (warning,) = (each for each in small[0].json["log"]["warning"] if each.startswith("numba cannot be used here"))
    assert "apt install python3-numba" in warning


def test_a_large_raster_is_refused_without_numba(large):
    assert large[0].code == 1


def test_the_refusal_tells_the_limit_and_how_to_install_numba(large):
    assert "the limit is 500,000 cells" in large[0].text
    assert "apt install python3-numba" in large[0].text


def test_the_refusal_gives_a_time_that_explains_it(large):
    assert "about 0 minutes" not in large[0].text


def test_the_refusal_gives_no_traceback(large):
    assert "Traceback" not in large[0].text


def test_the_refusal_leaves_no_file(large):
    assert names_in(large[1]) == []


def test_without_scipy_a_sentence_tells_how_to_install_it(qgis_process, dem_file, tmp_path):
    qgis = crippled(qgis_process, tmp_path, NO_SCIPY)
    answer = qgis.run("headwaters:filldepressions", INPUT=dem_file, OUTPUT=tmp_path / "filled.tif")
    assert "Headwaters needs the Python package ‘scipy’, which is not installed." in answer.text
    assert "apt install python3-scipy" in answer.text
