"""River threshold: cells with enough water are rivers, and the threshold that was used is told."""

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create, read
from osgeo import gdal
from qgis.core import QgsRasterLayer

AREAS = np.arange(1, 2001, dtype=np.float32).reshape(40, 50)


@pytest.fixture
def accumulation(tmp_path):
    cells = AREAS.copy()
    cells[0, :5] = -9999
    return create(tmp_path / "areas.tif", [cells], nodata=-9999)


def test_cells_that_reach_the_threshold_are_rivers(accumulation):
    result = run("riverthreshold", ACCUMULATION=accumulation, THRESHOLD=1500)
    river, valid = read(result["OUTPUT"])
    assert river.dtype == np.uint8
    assert np.array_equal(valid, AREAS > 5)
    assert np.array_equal(river[valid], (AREAS >= 1500)[valid])
    assert result["THRESHOLD_USED"] == 1500
    assert result.warnings == []
    assert "River cells: 501 of 1,995" in result.log
    assert "Threshold used (in the unit of the accumulation): 1,500" in result.log


def test_an_upper_limit_leaves_the_brooks(accumulation):
    river, _ = read(run("riverthreshold", ACCUMULATION=accumulation, THRESHOLD=100, MAX=200)["OUTPUT"])
    assert np.array_equal(river == 1, (AREAS >= 100) & (AREAS <= 200))


def test_without_a_threshold_a_readable_one_is_chosen(accumulation):
    assert run("riverthreshold", ACCUMULATION=accumulation)["THRESHOLD_USED"] == 2000


@pytest.mark.parametrize("name, threshold", [("hollows/dtm.tif", 2000), ("logan_taudem/logan30m_ad8.tif", 2000)])
def test_on_real_land_the_chosen_threshold_makes_one_cell_of_a_hundred_a_river(name, threshold, real_data):
    given = str(real_data / name)
    if "dtm" in name:
        given = run("flowaccumulation", INPUT=given, UNITS="cells")["OUTPUT"]
    result = run("riverthreshold", ACCUMULATION=given)
    river, valid = read(result["OUTPUT"])
    assert result["THRESHOLD_USED"] == threshold
    assert 0.008 < np.count_nonzero(river[valid]) / np.count_nonzero(valid) < 0.0125


def test_a_threshold_of_zero_is_a_threshold(accumulation):
    river, valid = read(run("riverthreshold", ACCUMULATION=accumulation, THRESHOLD=0)["OUTPUT"])
    assert np.array_equal(river == 1, valid)


def test_a_threshold_that_nothing_reaches_leaves_no_river_and_is_told(accumulation):
    result = run("riverthreshold", ACCUMULATION=accumulation, THRESHOLD=1e6)
    river, valid = read(result["OUTPUT"])
    assert not river[valid].any()
    assert result.warnings == [
        "No cell of ‘areas’ reaches the threshold of 1e+06: there are no rivers. The greatest accumulation is 2000."
    ]


@pytest.mark.parametrize(
    "parameters, sentence",
    [
        ({"THRESHOLD": 100, "MAX": 50}, "MAX (50) is below the threshold (100): no cell would be river."),
        ({"MAX": 50}, "MAX (50) is below the threshold (2000): no cell would be river."),
        ({"THRESHOLD": -1}, "must be at least 0 (got -1)"),
    ],
)
def test_what_cannot_be_is_refused(parameters, sentence, accumulation):
    with pytest.raises(Refused) as refusal:
        run("riverthreshold", ACCUMULATION=accumulation, **parameters)
    assert sentence in str(refusal.value)


def test_a_raster_without_water_is_refused_only_where_it_has_to_choose(tmp_path):
    dry = create(tmp_path / "dry.tif", [np.zeros((4, 5), np.int16)])
    with pytest.raises(Refused, match="ACCUMULATION: no cell of ‘dry’ is above 0, so nothing tells where rivers begin"):
        run("riverthreshold", ACCUMULATION=dry)
    assert run("riverthreshold", ACCUMULATION=dry, THRESHOLD=3)["THRESHOLD_USED"] == 3


def test_land_is_transparent_and_rivers_are_blue(accumulation):
    layer = QgsRasterLayer(run("riverthreshold", ACCUMULATION=accumulation, THRESHOLD=1500)["OUTPUT"])
    apply_style(layer, "rivercells")
    classes = {each.label: each.color for each in layer.renderer().classes()}
    assert set(classes) == {"Land", "River"}
    assert classes["Land"].alpha() == 0
    assert classes["River"].blue() > classes["River"].red()
    assert gdal.Open(layer.source()).GetRasterBand(1).GetDescription() == "River cells"
