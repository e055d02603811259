"""Converting directions: not a drop flows elsewhere, and nobody is left to guess what is wrong."""

import numpy as np
import pytest
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import create, read
from headwaters.tests.support import some_of
from osgeo import gdal
from qgis.core import QgsRasterLayer

RASTERS = {
    "mountains, by pysheds": ("mountains/p.tif", "taudem"),
    "Jacksboro Fault, by pysheds": ("ridges/dir.tif", "esri"),
    "hollows, by pysheds": ("hollows/flowdir_noflats.tif", "saga"),
    "Logan, by TauDEM": ("logan_taudem/logan30m_p.tif", "taudem"),
    "Texas, by HydroSHEDS": ("texas_hydrosheds/dir.tif", "esri"),
    "Denmark, by malstroem": ("denmark_lowland_malstroem/flowdir_noflats.tif", "saga"),
}
VALLEY = np.array([[1, 2, 4, 8, 16], [1, 1, 4, 16, 16], [1, 1, 4, 16, 16], [128, 128, 0, 32, 32]], np.uint8)


def drift(values, valid, encoding):
    """Return for every cell how far its water moves down and right; 0, 0 where it stays."""
    down, right = np.zeros(values.shape, int), np.zeros(values.shape, int)
    compass = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    for value, (row, col) in zip(ENCODINGS[encoding].directions, compass):
        down[valid & (values == value)], right[valid & (values == value)] = row, col
    row, col = np.indices(values.shape)
    row, col = row + down, col + right
    inside = (row >= 0) & (row < values.shape[0]) & (col >= 0) & (col < values.shape[1])
    stays = ~inside | ~valid[np.where(inside, row, 0), np.where(inside, col, 0)]
    return np.where(stays, 0, down), np.where(stays, 0, right)


@pytest.mark.parametrize("to", ENCODINGS)
@pytest.mark.parametrize("place", some_of([*RASTERS]))
def test_on_real_land_all_water_goes_where_it_went_and_the_program_is_recognised(place, to, real_data, tmp_path):
    name, encoding = RASTERS[place]
    result = run("convertdirections", INPUT=str(real_data / name), TO=to, OUTPUT=str(tmp_path / "out.tif"))
    assert result["DETECTED"] == encoding
    assert result.warnings == []
    before, after = read(real_data / name), read(result["OUTPUT"])
    assert np.array_equal(before[1], after[1])
    for one, other in zip(drift(*before, encoding), drift(*after, to)):
        assert np.array_equal(one, other)
    nameless = gdal.Translate(str(tmp_path / "nameless.tif"), result["OUTPUT"])
    nameless.GetRasterBand(1).SetDescription("")  # which says the encoding
    del nameless
    again = run("convertdirections", INPUT=str(tmp_path / "nameless.tif"), TO=encoding)
    assert again["DETECTED"] == to
    for one, other in zip(drift(*before, encoding), drift(*read(again["OUTPUT"]), encoding)):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("place", RASTERS)
def test_place_and_size_of_the_cells_are_kept(place, real_data):
    given = str(real_data / RASTERS[place][0])
    before, after = gdal.Open(given), gdal.Open(run("convertdirections", INPUT=given)["OUTPUT"])
    assert after.GetGeoTransform() == pytest.approx(before.GetGeoTransform())
    assert after.GetRasterBand(1).DataType == gdal.GDT_Byte


@pytest.mark.parametrize("ending", ["tif", "asc", "sdat", "map", "rst", "img", "gpkg"])
def test_the_formats_of_the_programs_hold_it(ending, tmp_path):
    given = create(tmp_path / "valley.tif", [VALLEY])
    options = {"CREATION_OPTIONS": "PCRASTER_VALUESCALE=VS_NOMINAL"} if ending == "map" else {}
    output = str(tmp_path / f"out.{ending}")
    result = run("convertdirections", INPUT=given, FROM="esri", TO="pcraster", OUTPUT=output, **options)
    for one, other in zip(drift(VALLEY, VALLEY < 255, "esri"), drift(*read(result["OUTPUT"]), "pcraster")):
        assert np.array_equal(one, other)


def test_the_classes_of_the_output_are_named_and_coloured(tmp_path):
    given = create(tmp_path / "valley.tif", [VALLEY])
    result = run("convertdirections", INPUT=given, FROM="esri", TO="whitebox")
    layer = QgsRasterLayer(result["OUTPUT"])
    apply_style(layer, "")
    classes = layer.renderer().classes()
    assert {each.value: each.label for each in classes} == {
        0: "Water ends",
        1: "North-east",
        2: "East",
        4: "South-east",
        8: "South",
        16: "South-west",
        32: "West",
        64: "North-west",
        128: "North",
    }
    assert len({each.color.name() for each in classes}) == 9


def test_the_log_says_what_was_detected(real_data):
    given = str(real_data / "ridges" / "dir.tif")
    assert "‘dir’ holds directions of the encoding esri (detected)" in run("convertdirections", INPUT=given).log
    result = run("convertdirections", INPUT=given, FROM="esri")
    assert result["DETECTED"] == "esri"
    assert "detected" not in result.log


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_rasters_of_ours_say_their_encoding_where_their_few_cells_do_not(encoding, tmp_path):
    given = create(tmp_path / "east.tif", [np.full((3, 3), 1, np.uint8)])
    made = run("convertdirections", INPUT=given, FROM="esri", TO=encoding, OUTPUT=str(tmp_path / "out.tif"))
    assert run("convertdirections", INPUT=made["OUTPUT"])["DETECTED"] == encoding
    assert read(run("flowaccumulation", DIRECTIONS=made["OUTPUT"], UNITS="cells")["OUTPUT"])[0].max() == 3


def test_ends_that_an_encoding_cannot_say_are_counted(tmp_path):
    pit = np.full((5, 5), 1, np.uint8)
    pit[2, 2] = 0
    given = create(tmp_path / "pit.tif", [pit])
    kept = run("convertdirections", INPUT=given, FROM="esri", TO="pcraster")
    assert kept.warnings == []
    assert read(kept["OUTPUT"])[0][2, 2] == 5
    lost = run("convertdirections", INPUT=given, FROM="esri", TO="taudem")
    assert len(lost.warnings) == 1
    assert "1 such cells" in lost.warnings[0]
    _, valid = read(lost["OUTPUT"])
    assert np.argwhere(~valid).tolist() == [[2, 2]]


@pytest.mark.parametrize("name, wrong", [("mountains/p.tif", "richdem"), ("logan_taudem/logan30m_p.tif", "grass")])
def test_the_wrong_encoding_is_refused_with_the_first_cell_and_the_right_one(name, wrong, real_data):
    given = str(real_data / name)
    values, valid = read(given)
    row, col = np.argwhere(valid & ~np.isin(values, [1, 2, 4, 8]))[0]
    first = f"holds {values[row, col]} in column {col + 1}, row {row + 1}, which is no direction of the encoding esri"
    with pytest.raises(Refused, match=f"{first} .* It is likely taudem"):
        run("convertdirections", INPUT=given, FROM="esri")
    with pytest.raises(Refused, match=rf"read as {wrong}, have a cycle at column \d+, row \d+.*likely taudem"):
        run("convertdirections", INPUT=given, FROM=wrong)


def test_the_first_cell_in_the_wrong_encoding_is_counted_from_one(tmp_path):
    values = np.full((6, 7), 1, np.uint8)
    values[4, 2] = 3
    with pytest.raises(Refused, match="holds 3 in column 3, row 5"):
        run("convertdirections", INPUT=create(tmp_path / "three.tif", [values]), FROM="esri")
    values[4, 2:4] = 1, 16
    with pytest.raises(Refused, match=r"cycle at column 3, row 5\. "):
        run("convertdirections", INPUT=create(tmp_path / "circle.tif", [values]), FROM="esri")


def test_a_circle_is_refused_however_it_is_read(tmp_path):
    circle = np.zeros((4, 6), np.uint8)
    circle[1:3, 2:4] = [[1, 4], [64, 16]]
    given = create(tmp_path / "circle.tif", [circle])
    with pytest.raises(Refused, match=r"read as esri, have a cycle at column 3, row 2"):
        run("convertdirections", INPUT=given, FROM="esri")


def test_what_cannot_be_decided_is_asked_and_a_dem_decides(tmp_path):
    given = create(tmp_path / "slope.tif", [np.ones((8, 9), np.uint8)])
    with pytest.raises(Refused, match=r"can be read as esri, whitebox, richdem or pcraster, .*set FROM, or give a DEM"):
        run("convertdirections", INPUT=given)
    heights = np.tile(np.arange(9.0, dtype=np.float32), (8, 1))
    for z, expected in ((heights, "richdem"), (-heights, "esri")):
        dem = create(tmp_path / "dem.tif", [z])
        assert run("convertdirections", INPUT=given, DEM=dem)["DETECTED"] == expected
    flat = create(tmp_path / "flat.tif", [np.zeros((8, 9), np.float32)])
    with pytest.raises(Refused, match=r"set FROM\.$"):
        run("convertdirections", INPUT=given, DEM=flat)


def test_a_dem_of_other_cells_is_refused(tmp_path):
    given = create(tmp_path / "valley.tif", [VALLEY])
    dem = create(tmp_path / "dem.tif", [np.zeros((3, 3), np.float32)])
    with pytest.raises(Refused, match=r"DEM: ‘dem’ .* has not the same cells as ‘valley’"):
        run("convertdirections", INPUT=given, DEM=dem)


@pytest.mark.parametrize("encoding", ("auto", "esri"))
def test_heights_are_called_heights(encoding, tmp_path):
    """Whatever the user says that they are; a few cells that are no directions do not make heights."""
    heights = create(tmp_path / "heights.tif", [np.arange(30, dtype=np.float32).reshape(5, 6) + 200.5])
    with pytest.raises(Refused, match=r"^‘heights’: this looks like heights.*: 200\.5 in column 1, row 1\. Give"):
        run("convertdirections", INPUT=heights, FROM=encoding)
    spoilt = np.ones((5, 6), np.float32)
    spoilt[0, 1:3] = 200.5
    given = create(tmp_path / "spoilt.tif", [spoilt])
    with pytest.raises(Refused, match=r"holds 200\.5 in column 2, row 1.*is it a raster of flow directions\?"):
        run("convertdirections", INPUT=given, FROM=encoding)


def test_a_raster_without_cells_is_refused(tmp_path):
    empty = create(tmp_path / "empty.tif", [np.full((3, 3), 255, np.uint8)], nodata=255)
    with pytest.raises(Refused, match="‘empty’ has no valid cell"):
        run("convertdirections", INPUT=empty)


def test_the_bar_never_goes_back(real_data):
    folder = real_data / "ridges"
    listener = Listener()
    run("convertdirections", listener, INPUT=str(folder / "dir.tif"), DEM=str(folder / "dem.tif"))
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-1] == pytest.approx(100)
    assert len(set(listener.bar)) >= 6


def test_it_stops_when_it_is_told_to(real_data, tmp_path):
    listener = Listener(cancel_at=30)
    output = tmp_path / "out.tif"
    run("convertdirections", listener, INPUT=str(real_data / "ridges" / "dir.tif"), OUTPUT=str(output))
    assert not output.exists()


def test_where_no_encoding_is_right_nobody_is_sent_to_another(tmp_path):
    circle = np.full((4, 6), 1, np.uint8)
    circle[1, 1:3] = 2, 32
    circle[2, 1:3] = 64, 4
    circle[3, 2:4] = 1, 16
    given = create(tmp_path / "circle.tif", [circle])
    for encoding in ("auto", "esri"):
        with pytest.raises(Refused, match=r"cycle at column 3, row 4\. In every encoding that fits"):
            run("convertdirections", INPUT=given, FROM=encoding)
