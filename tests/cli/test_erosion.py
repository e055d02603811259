"""Erosion on the command line: from nothing at all, and chained with the algorithms that read its layers."""

import re

import numpy as np
import pytest
from osgeo import gdal, ogr

from ..provider.running import Refused, run
from ..provider.samples import read

pytestmark = pytest.mark.qgis

SMALL = {"COLUMNS": 60, "ROWS": 40, "CRS": "EPSG:32633", "CELL_SIZE": 30}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("erosion")


@pytest.fixture(scope="module")
def eroded(qgis_process, folder):
    files = {"OUTPUT": "eroded.tif", "RIVERS": "rivers.gpkg", "DRAINAGE": "drainage.tif", "SNAPSHOTS": "moments.tif"}
    outputs = {name: folder / file for name, file in files.items()}
    given = {"SHAPE": "noise", "EVENTS": 600, "SNAPSHOT_COUNT": 3, "RIVER_VISITS": 20, "RELIEF": 800}
    answer = qgis_process.run_json("headwaters:lehenyerosion", **SMALL, **given, **outputs)
    assert answer.code == 0, answer.text
    return answer.results


def test_the_numbers_are_in_the_answer(eroded):
    assert (eroded["STUCK"], eroded["SEED_USED"]) == (0, 42)
    assert eroded["MEAN_EROSION"] > 0
    assert eroded["CONDITIONED_CELLS"] > 0
    assert eroded["SLIDES"] >= 0


def test_the_files_are_whole(eroded):
    z, valid = read(eroded["OUTPUT"])
    assert z.shape == (40, 60) and valid.all() and (z.min(), z.max()) == (0, pytest.approx(800))
    snapshots = gdal.Open(eroded["SNAPSHOTS"])
    names = [snapshots.GetRasterBand(number).GetDescription() for number in (1, 2, 3)]
    assert names == ["after 200 events", "after 400 events", "after 600 events"]
    assert np.array_equal(snapshots.GetRasterBand(3).ReadAsArray(), z)
    assert read(eroded["DRAINAGE"])[0].max() >= 20
    store = ogr.Open(eroded["RIVERS"])
    assert store.GetLayer().GetFeatureCount() > 5


def test_what_was_eroded_needs_no_fill(eroded, provider):
    assert run("filldepressions", INPUT=eroded["OUTPUT"])["FILLED_CELLS"] == 0
    assert run("networkreport", RIVERS=eroded["RIVERS"], REPORT="TEMPORARY_OUTPUT")["RB"] > 1


def test_with_nothing_given_it_runs(qgis_process, folder):
    answer = qgis_process.run("headwaters:lehenyerosion", OUTPUT=folder / "article.tif")
    assert answer.code == 0, answer.text
    assert "60,000 cells, 10,000 events, boundary lowedge, periodic, 8 neighbours" in answer.text
    assert "Drops that found no path down: 0" in answer.text
    assert read(folder / "article.tif")[0].shape == (200, 300)


def test_a_strength_of_0_is_refused_in_a_sentence(provider, tmp_path):
    with pytest.raises(Refused, match=re.escape("D (Depth of erosion D (m)) must be at least 1e-09 (got 0)")):
        run("lehenyerosion", D=0, OUTPUT=str(tmp_path / "none.tif"))
    assert not list(tmp_path.iterdir())
