"""River threshold: cells with enough water are rivers, and the threshold that was used is told."""

from pathlib import Path

import numpy as np
import pytest
from headwaters.core.report.catchment_sheets import fact_text
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
        "No cell of ‘areas’ reaches the threshold of 1,000,000: there are no rivers. The greatest accumulation is 2000."
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


ENO = "eno_taudem/enogeo{}.tif"
HEADER = "threshold,drainage_density_per_m,first_order_streams,higher_order_streams,first_order_mean_drop_m"


def table_in(path):
    """Return the rows of a table, NaN where it is empty."""
    return np.genfromtxt(path, delimiter=",", names=True)


def test_valleys_are_tried_with_the_thresholds_of_another_program(real_data, tmp_path):
    """Of cells of valleys that drain through each cell. Along other ways over flats streams are others, by a tenth."""
    given = {"INPUT": str(real_data / ENO.format("")), "ACCUMULATION": str(real_data / ENO.format("ssa"))}
    table = str(tmp_path / "drops.csv")
    result = run("riverthreshold", **given, METHOD="valleys", TABLE=table)
    truth = np.genfromtxt(real_data / "eno_taudem/enogeodrp.txt", delimiter=",", skip_header=1, skip_footer=1)
    drops = table_in(table)
    assert np.allclose(drops["threshold"], truth[:, 0], rtol=1e-6)
    assert np.allclose(drops["drainage_density_per_m"], truth[:, 1], rtol=0.05)
    best = drops["threshold"][np.abs(drops["t"]) < 2][0]
    assert result["THRESHOLD_USED"] == pytest.approx(best, rel=1e-6)
    assert result["TABLE"] == table and Path(table).read_text().startswith(HEADER)
    assert f"From a threshold of {best:.6g} on streams of the first order fall as far as higher ones" in result.log


@pytest.mark.parametrize("method", ["drop", "valleys"])
def test_without_an_accumulation_the_dem_tells_all(method, real_data, tmp_path):
    """The threshold is in km², or in cells of valleys; rivers are those of a run that is given it."""
    dem, table = str(real_data / "ridges/dem.tif"), str(tmp_path / "drops.csv")
    result = run("riverthreshold", INPUT=dem, METHOD=method, TABLE=table)
    river, valid = read(result["OUTPUT"])
    drops = table_in(table)
    constant = drops["threshold"][np.abs(drops["t"]) < 2]
    assert result["THRESHOLD_USED"] == pytest.approx(constant[0], rel=1e-6)
    assert len(drops) == 10 and drops["threshold"][-1] == pytest.approx(100 * drops["threshold"][0])
    assert np.all(np.diff(drops["first_order_streams"]) <= 0)
    again = run("riverthreshold", INPUT=dem, METHOD=method, THRESHOLD=result["THRESHOLD_USED"])
    assert np.array_equal(read(again["OUTPUT"])[0], river)
    if method == "drop":
        area, _ = read(run("flowaccumulation", INPUT=dem)["OUTPUT"])
        assert np.count_nonzero(river[valid] != (area >= result["THRESHOLD_USED"])[valid]) == 0


def test_the_network_and_the_whole_chain_find_the_same_threshold(real_data, tmp_path):
    dem = str(real_data / "ridges/dem.tif")
    directions = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "ways.tif"))["OUTPUT"]
    area = run("flowaccumulation", INPUT=dem, OUTPUT=str(tmp_path / "area.tif"))["OUTPUT"]
    along = {"DIRECTIONS": directions, "ACCUMULATION": area}
    truth = run("riverthreshold", INPUT=dem, METHOD="drop")["THRESHOLD_USED"]
    along["RIVERS"] = str(tmp_path / "rivers.gpkg")
    network = run("rivernetwork", **along, INPUT=dem, THRESHOLD_BY="drop")
    chain = run("hydrologyfromdem", INPUT=dem, THRESHOLD_BY="drop", RIVERS=str(tmp_path / "chain.gpkg"))
    assert network["THRESHOLD_USED"] == pytest.approx(truth) == chain["THRESHOLD_USED"]
    assert chain["RIVER_COUNT"] == network["LINK_COUNT"]
    given = run("rivernetwork", **along, INPUT=dem, THRESHOLD_BY="drop", THRESHOLD=1)
    assert given.warnings == ["THRESHOLD_BY drop is not used: the THRESHOLD is given."]
    with pytest.raises(Refused, match="THRESHOLD_BY drop needs the DEM: give it as INPUT"):
        run("rivernetwork", **along, THRESHOLD_BY="drop")


def test_heights_in_whole_metres_and_few_streams_are_told_of(real_data, tmp_path):
    stepped = run("riverthreshold", INPUT=str(real_data / "shore/dem.tif"), METHOD="drop")
    assert any("do not fall at all, as where heights are in whole metres" in each for each in stepped.warnings)
    slope = create(tmp_path / "slope.tif", [np.indices((30, 40)).sum(axis=0).astype(np.float32)])
    table = str(tmp_path / "drops.csv")
    plain = run("riverthreshold", INPUT=slope, METHOD="drop", TABLE=table)
    assert "The drops of streams tell no threshold" in plain.warnings[0]
    assert np.isnan(table_in(table)["t"]).all()


@pytest.mark.parametrize("method", ["drop", "valleys"])
def test_where_no_water_gathers_one_sentence_tells(method, tmp_path):
    cell = create(tmp_path / "cell.tif", [np.full((1, 1), 5, np.float32)])
    sea = {"INPUT": cell, "SEA_LEVEL": 9, "METHOD": method}
    with pytest.raises(Refused, match="INPUT: no water gathers anywhere on ‘cell’"):
        run("riverthreshold", **sea)
    assert run("riverthreshold", **sea, THRESHOLD=1)["THRESHOLD_USED"] == 1


def test_who_gives_too_little_is_told_what_is_missing(accumulation):
    for parameters, sentence in (
        ({}, "Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys."),
        ({"METHOD": "drop", "ACCUMULATION": accumulation}, "METHOD drop needs the DEM: give it as INPUT."),
        ({"TABLE": "TEMPORARY_OUTPUT", "ACCUMULATION": accumulation}, "choose the METHOD drop or valleys"),
    ):
        with pytest.raises(Refused) as refusal:
            run("riverthreshold", **parameters)
        assert sentence in str(refusal.value)


def test_the_page_of_drops_shows_what_the_table_says(real_data, tmp_path):
    """Every threshold, and in bold the one that is chosen; the plots are there."""
    table, page = tmp_path / "drops.csv", tmp_path / "drops.html"
    dem = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    made = run("riverthreshold", INPUT=dem, METHOD="valleys", TABLE=str(table), REPORT=str(page))
    text = page.read_text(encoding="utf-8")
    rows = [line.split(",") for line in table.read_text().splitlines()[1:]]
    assert text.count("<svg") == 2
    assert text.count("<tr>") == 1 + len(rows)
    for row in rows:
        assert f">{int(row[2]):,}<" in text
    assert text.count("<b>") - text.count("<figcaption><b>") == 7
    assert f"<b>{fact_text(made['THRESHOLD_USED'])}</b>" in text.replace("<b>" + " ", "<b>")


def test_a_page_of_drops_needs_drops(real_data, tmp_path):
    dem = str(real_data / "jacksboro_fault/jacksboro_fault_dem.tif")
    water = run("flowaccumulation", INPUT=dem, OUTPUT=str(tmp_path / "a.tif"))["OUTPUT"]
    with pytest.raises(Refused, match="REPORT is of drops of streams: choose the METHOD drop or valleys"):
        run("riverthreshold", ACCUMULATION=water, REPORT=str(tmp_path / "drops.html"))
