"""Burning: water follows mapped rivers, in whatever guise the lines come."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, polygons, read
from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsGeometry, QgsProject

SLOPE = 100 - np.add.outer(0.125 * np.arange(20), np.arange(30.0))


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [SLOPE.astype(np.float32)])


def lines(*parts, crs=UTM, kind="LineString", name="rivers"):
    """Return a layer of lines, each given as WKT or as a list of (column, row)."""
    return polygons(*(part if isinstance(part, str) else wkt(part) for part in parts), crs=crs, kind=kind, name=name)


def wkt(places):
    """Return a line through places of the raster as WKT."""
    return f"LINESTRING({', '.join(vertices(places))})"


def vertices(places, z=""):
    return [f"{WEST + col * CELL} {NORTH - row * CELL}{z}" for col, row in places]


def burn(given, rivers, **parameters):
    """Run the algorithm; return the heights and the run."""
    result = run("burnrivers", INPUT=given, RIVERS=rivers, **parameters)
    return read(result["OUTPUT"])[0], result


STRAIGHT = [(0.5, 3.5), (29.5, 3.5)]


def carved(row=3, depth=5.0):
    """Return the slope with a straight river in one row."""
    z = SLOPE.astype(np.float32)
    z[row] -= depth
    return z


def test_a_river_lies_by_its_depth_below_the_land_and_its_length_is_told(dem):
    z, result = burn(dem, lines(STRAIGHT))
    assert np.array_equal(z, carved())
    assert result["BURNED_KM"] == pytest.approx(0.29)
    assert "Lines that run against the order of their vertices: 0" in result.log
    assert result.warnings == []
    z, _ = burn(dem, lines(STRAIGHT), DEPTH=1.5)
    assert np.array_equal(z, carved(depth=1.5))


def test_lines_that_were_digitised_upstream_are_turned(dem):
    z, result = burn(dem, lines(STRAIGHT[::-1], [(0.5, 9.5), (29.5, 9.5)]))
    assert np.all(np.diff(z[3]) < 0)
    assert "Lines that run against the order of their vertices: 1" in result.log


GUISES = {
    "with heights": ("LINESTRING Z({})", " 7"),
    "with measures": ("LINESTRING M({})", " 7"),
    "of several parts": ("MULTILINESTRING(({}), (500005 5599905, 500295 5599905))", ""),
    "curved": ("COMPOUNDCURVE(({}))", ""),
}


@pytest.mark.parametrize("guise", GUISES)
def test_lines_may_come_in_any_guise(guise, dem):
    text, z = GUISES[guise]
    line = QgsGeometry.fromWkt(text.format(", ".join(vertices(STRAIGHT, z))))
    kinds = {"with heights": "LineStringZ", "with measures": "LineStringM", "curved": "CompoundCurve"}
    layer = polygons(line, kind=kinds.get(guise, "MultiLineString"))
    truth = carved()
    if guise == "of several parts":
        truth[9] -= 5
    assert np.array_equal(burn(dem, layer)[0], truth)


def test_lines_may_have_another_crs(dem):
    transform = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem(UTM), QgsCoordinateReferenceSystem("EPSG:4326"), QgsProject.instance()
    )
    line = QgsGeometry.fromWkt(wkt(STRAIGHT))
    line.transform(transform)
    assert np.array_equal(burn(dem, lines(line.asWkt(12), crs="EPSG:4326"))[0], carved())


def test_on_a_dem_in_degrees_lengths_are_those_on_the_ground(tmp_path):
    """Thirty cells of a thousandth of a degree at 60 degrees north, 55.8 m each on the ellipsoid."""
    given = create(
        tmp_path / "dem.tif", [SLOPE.astype(np.float32)], crs="EPSG:4326", west=10.0, north=60.01, dx=0.001, dy=0.001
    )
    z, result = burn(given, lines("LINESTRING(10 60.0005, 10.03 60.0005)", crs="EPSG:4326"))
    assert np.array_equal(z, carved(9))
    assert result["BURNED_KM"] == pytest.approx(30 * 0.0558, rel=1e-3)


def test_a_dam_across_a_river_is_carved_through_unless_beds_may_rise(tmp_path):
    z = SLOPE.astype(np.float32)
    z[:, 12] += 30
    given = create(tmp_path / "dam.tif", [z])
    river, _ = burn(given, lines(STRAIGHT))
    assert np.all(np.diff(river[3]) <= 0)
    assert river[3, 12] == river[3, 11] == z[3, 11] - 5
    river, _ = burn(given, lines(STRAIGHT), MONOTONE=False)
    assert np.array_equal(river[3], z[3] - 5)


def test_the_depth_is_in_metres_where_heights_are_in_feet(dem):
    z, _ = burn(dem, lines(STRAIGHT), Z_UNIT="foot", DEPTH=3.048)
    assert np.allclose(z, carved(depth=10), atol=1e-4)


def test_a_river_ends_at_the_sea(dem):
    z, result = burn(dem, lines(STRAIGHT), SEA_LEVEL=80)
    sea = SLOPE <= 80
    assert np.array_equal(z[sea], SLOPE[sea])
    assert np.all(z[3][~sea[3]] == SLOPE[3][~sea[3]] - 5)
    assert result["BURNED_KM"] == pytest.approx((np.count_nonzero(~sea[3]) - 0.5) * CELL / 1000)


def test_what_lies_off_the_dem_is_left_out_and_told(dem):
    z, result = burn(dem, lines([(-9, 3.5), (39, 3.5)], [(-9, -5), (-1, 10)]))
    assert np.array_equal(z, carved())
    assert "Lines off the data: 1, and in part: 1" in result.log
    assert result["BURNED_KM"] == pytest.approx(0.3)


def test_rivers_somewhere_else_are_refused_with_the_names_of_both_crs(dem):
    with pytest.raises(Refused, match=r"no line of ‘brooks’ .EPSG:4326. lies on land of ‘dem’ .EPSG:25832.*CRS"):
        burn(dem, lines("LINESTRING(50 5, 51 5)", crs="EPSG:4326", name="brooks"))


def test_without_any_rivers_the_dem_stays_as_it_is_and_it_is_told(dem):
    z, result = burn(dem, lines(name="brooks"))
    assert np.array_equal(z, SLOPE.astype(np.float32))
    assert result["BURNED_KM"] == 0
    assert result.warnings == ["RIVERS: ‘brooks’ holds no lines; the DEM stays as it is."]


def test_polygons_are_refused(dem):
    with pytest.raises(Refused, match=r"RIVERS: .* does not hold lines"):
        burn(dem, polygons("POLYGON((500000 5599900, 500100 5599900, 500100 5600000, 500000 5599900))"))


def test_a_depth_below_zero_is_refused(dem):
    with pytest.raises(Refused, match=r"DEPTH .* must be between 0 and 100,000"):
        burn(dem, lines(STRAIGHT), DEPTH=-1)


def test_whole_heights_stay_whole_and_never_wrap_round(tmp_path):
    z = np.full((20, 30), 3, np.uint8)
    river, result = burn(create(tmp_path / "bytes.tif", [z], nodata=255), lines(STRAIGHT))
    assert river.dtype == np.uint8 and np.all(river[3] == 0)
    assert [warning.split(":")[0] for warning in result.warnings] == [
        "30 river cells would lie lower than the type of the raster allows and got its least value"
    ]


def test_a_bed_at_the_height_of_the_nodata_value_keeps_its_data(tmp_path):
    z = np.full((20, 30), 5, np.int16)
    result = run("burnrivers", INPUT=create(tmp_path / "flat.tif", [z], nodata=0), RIVERS=lines(STRAIGHT))
    river, valid = read(result["OUTPUT"])
    assert valid.all()
    assert np.all(river[3] == 0)


def stream_share(given, river, tmp_path):
    """Return the share of river cells whose water goes on in the river, or ends there."""
    result = run("flowdirections", INPUT=given, ENCODING="pygeoprocessing", OUTPUT=str(tmp_path / "directions.tif"))
    codes, valid = read(result["OUTPUT"])
    stays = 0
    for row, col in np.argwhere(river):
        angle = codes[row, col] * np.pi / 4  # 0 is east, and on against the clock
        down, right = (-round(np.sin(angle)), round(np.cos(angle))) if valid[row, col] else (0, 0)
        stays += 0 <= row + down < len(river) and 0 <= col + right < river.shape[1] and river[row + down, col + right]
    return stays / np.count_nonzero(river)


STREAMS = [
    ("shore", "dem.tif", "streams.geojson", 24.717),
    ("lake_tana_robit", "srtm_30m.tif", "robReach.shp", 40.294),
]


@pytest.mark.parametrize("folder, dem, streams, km", STREAMS)
def test_water_follows_the_mapped_streams_of_a_lake(folder, dem, streams, km, real_data, tmp_path):
    given, rivers = str(real_data / folder / dem), str(real_data / folder / streams)
    result = run("burnrivers", INPUT=given, RIVERS=rivers, OUTPUT=str(tmp_path / "burned.tif"))
    burned, before = read(result["OUTPUT"])[0], read(given)[0]
    river = burned < before
    assert result["BURNED_KM"] == pytest.approx(km, abs=0.001)
    assert burned.dtype == before.dtype
    assert stream_share(result["OUTPUT"], river, tmp_path) > 0.98 > 0.75 > stream_share(given, river, tmp_path)
