"""The report: any layer of river lines is measured, and page, data and outputs tell the same."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from headwaters.provider.translation import install_translator
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import UTM, create, polygons, rectangle
from osgeo import gdal, ogr
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsGeometry,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication

NUMBERS = ("RB", "RL", "RA", "HACK", "BETA", "THETA", "HYPSOMETRIC")
WEST, NORTH = 500_000, 5_600_000

# Seven links on squared paper, 1 km a square: two pairs of brooks make two rivers that make one.
PLACES = [
    [(-2, 3), (-2, 2)],
    [(-3, 2), (-2, 2)],
    [(2, 3), (2, 2)],
    [(3, 2), (2, 2)],
    [(-2, 2), (-2, 0), (0, 0)],
    [(2, 2), (0, 0)],
    [(0, 0), (0, -2)],
]
HEIGHTS = [[300, 200], [320, 200], [400, 260], [350, 260], [200, 160, 100], [260, 100], [100, 10]]
AREAS = [(1, 2), (1, 2), (1, 2), (1, 3), (5, 7), (6, 8), (16, 20)]


def placed(places, heights=None):
    """Return vertices on the map, in metres, as the text of WKT."""
    texts = [f"{WEST + 1000 * x} {NORTH + 1000 * y}" for x, y in places]
    return ", ".join(texts if heights is None else [f"{t} {z}" for t, z in zip(texts, heights)])


def lines(*wkts, kind="LineString", fields=(), values=(), crs=UTM, name="rivers"):
    """Return a memory layer of lines with real fields; None is a feature without a geometry."""
    layer = QgsVectorLayer(f"{kind}?crs={crs}" + "".join(f"&field={each}:double" for each in fields), name, "memory")
    features = []
    for place, wkt in enumerate(wkts):
        feature = QgsFeature(layer.fields())
        if wkt is not None:
            feature.setGeometry(QgsGeometry.fromWkt(wkt))
        if fields:
            feature.setAttributes(list(values[place]))
        features.append(feature)
    assert layer.dataProvider().addFeatures(features)[0]
    layer.updateExtents()
    return layer


def seven(turned=(), with_heights=True, with_areas=True, parts=False):
    """Return the seven links as a layer; some may be turned, heights and areas may be missing."""
    wkts = []
    for place, (places, heights) in enumerate(zip(PLACES, HEIGHTS)):
        step = -1 if place in turned else 1
        text = placed(places[::step], heights[::step] if with_heights else None)
        dimensions = "Z " if with_heights else ""
        wkts.append(f"MultiLineString{dimensions}(({text}))" if parts else f"LineString{dimensions}({text})")
    kind = ("Multi" if parts else "") + "LineString" + ("Z" if with_heights else "")
    fields, values = (("area_in_km2", "area_out_km2"), AREAS) if with_areas else ((), ())
    return lines(*wkts, kind=kind, fields=fields, values=values)


def report(layer, tmp_path, **parameters):
    """Run the algorithm; return the data, the page and the run."""
    outputs = {"REPORT": str(tmp_path / "rivers.html"), "REPORT_JSON": str(tmp_path / "rivers.json")}
    result = run("networkreport", RIVERS=layer, **outputs, **parameters)
    page = Path(result["REPORT"]).read_text(encoding="utf-8")
    return json.loads(Path(result["REPORT_JSON"]).read_text(encoding="utf-8")), page, result


class Page(HTMLParser):
    """What a page holds: whether tags match, the cells of its tables, its plots, and what it would load."""

    VOID = {"meta", "br", "img"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.rows, self.plots, self.links, self.scripts = [], [], 0, [], 0
        self.feed(text)
        self.close()

    def handle_startendtag(self, tag, attributes):
        self._look_at(tag, attributes)

    def handle_starttag(self, tag, attributes):
        self._look_at(tag, attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def _look_at(self, tag, attributes):
        self.plots += tag == "svg"
        self.scripts += tag == "script"
        places = [value for key, value in attributes if key in ("src", "href", "xlink:href", "data")]
        self.links += [place for place in places if not place.startswith("data:image/png;base64,")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data


def shown(page, name):
    """Return the value that the table of measures shows."""
    (row,) = [row for row in page.rows if row and row[0].startswith(name.replace("_", ""))]
    return row[1].split("●")[0].split("○")[0].strip()


def test_seven_links_are_measured_as_with_a_ruler(tmp_path):
    data, _, result = report(seven(), tmp_path)
    measures = data["measures"]
    assert result["RB"] == pytest.approx(2)
    assert [order["streams"] for order in data["orders"]] == [4, 2, 1]
    on_paper = [1, (4 + np.sqrt(8)) / 2, 2]
    assert [order["mean_length_km"] for order in data["orders"]] == pytest.approx(on_paper, rel=5e-4)  # UTM: 0.9996
    assert [order["mean_area_km2"] for order in data["orders"]] == pytest.approx([2.25, 7.5, 20])
    assert result["RA"] == pytest.approx(np.sqrt(20 / 2.25))
    assert data["network"]["links"] == 7 and data["network"]["mouths"] == 1
    assert measures["SINUOSITY"]["value"] == pytest.approx((10 + np.sqrt(8)) / (6 + 2 * np.sqrt(8)), rel=1e-3)
    assert measures["JUNCTION_ANGLE"]["value"] == pytest.approx(90, abs=0.5)
    assert data["profiles"] == [
        {"length_km": pytest.approx(2 + np.sqrt(8) + 1, rel=1e-3), "mouth_m": 10, "fall_m": 340, "links": 3}
    ]


def test_page_data_and_outputs_tell_the_same_numbers(tmp_path):
    data, text, result = report(seven(), tmp_path)
    page = Page(text)
    for key, facts in data["measures"].items():
        value = shown(page, facts["name"])
        if facts["value"] is None:
            assert value == "–" and facts["reason"] in text
        else:
            assert float(value.split(" ")[0].rstrip("°")) == pytest.approx(facts["value"], rel=5e-3)
        if key in NUMBERS:
            assert result[key] == facts["value"]
    assert set(NUMBERS) < set(data["measures"])


def test_the_page_is_whole_and_loads_nothing(tmp_path):
    dem = create(tmp_path / "dem.tif", [np.random.default_rng(1).random((9, 9))])
    _, text, _ = report(seven(), tmp_path, INPUT=dem)
    page = Page(text)
    assert page.open == []
    assert (page.links, page.scripts) == ([], 0)
    assert "@import" not in text and "url(" not in text
    addresses = text.count("http")
    assert addresses == text.count('xmlns="http://www.w3.org/2000/svg"') == page.plots == 10


def test_names_are_text_and_not_tags(tmp_path):
    wkt = f"LineString({placed([(0, 0), (1, 1)])})"
    _, text, _ = report(lines(wkt, name="<b>A & B</b>"), tmp_path)
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in text
    assert Page(text).open == []


@pytest.mark.parametrize(
    "changes",
    [
        {"turned": (0, 3, 4)},
        {"turned": range(7)},
        {"parts": True},
        {"turned": range(7), "with_heights": False},
    ],
)
def test_the_network_is_the_same_however_it_was_drawn(changes, tmp_path):
    data, _, result = report(seven(**changes), tmp_path)
    truth, _, _ = report(seven(), tmp_path)
    assert data["orders"] == truth["orders"]
    assert result["RA"] == pytest.approx(np.sqrt(20 / 2.25))
    turned = len(changes.get("turned", ()))
    assert data["notes"] == ([f"{turned} lines were turned round: they ran up their river."] if turned else [])
    assert all(note in result.log for note in data["notes"])


def test_without_areas_what_needs_them_is_null_and_the_page_says_why(tmp_path):
    data, text, result = report(seven(with_areas=False, with_heights=False), tmp_path)
    assert [name for name in NUMBERS if result[name] is not None] == ["RB", "RL"]
    assert data["measures"]["RA"]["reason"] in text
    assert "NaN" not in text and "nan" not in json.dumps(data)
    assert "Area ratio: unknown" in result.log


def test_heights_come_from_the_dem_where_lines_have_none(tmp_path):
    """The DEM falls a metre each 10 m to the south; the main river comes down 4 km."""
    rows = np.arange(801.0)[::-1, None] * np.ones((1, 701))
    dem = create(tmp_path / "dem.tif", [rows], west=WEST - 3505, north=NORTH + 4005)
    data, _, result = report(seven(with_heights=False), tmp_path, INPUT=dem)
    assert data["profiles"][0]["mouth_m"] == pytest.approx(200, abs=1)
    assert data["profiles"][0]["fall_m"] == pytest.approx(400, abs=1)
    assert result["HYPSOMETRIC"] == pytest.approx(0.5, abs=1e-3)
    with_own, _, _ = report(seven(), tmp_path, INPUT=dem)
    assert with_own["profiles"][0]["mouth_m"] == 10


def test_the_dem_may_be_in_another_crs(tmp_path):
    rows = np.arange(200.0)[::-1, None] * np.ones((1, 200))
    # A DEM in degrees around the same place; at 9° east the UTM zone has its middle.
    north = 50.65
    dem = create(tmp_path / "dem.tif", [rows], crs="EPSG:4326", west=8.9, north=north, dx=0.001, dy=0.001)
    data, _, _ = report(seven(with_heights=False), tmp_path, INPUT=dem)
    assert data["profiles"][0]["fall_m"] == pytest.approx(4000 / 111.2, abs=2)


CORNER = {"west": WEST - 3500, "north": NORTH + 4000, "cell": 100}
PLACE = {"west": CORNER["west"], "north": CORNER["north"], "dx": 100, "dy": 100}


def coast(tmp_path):
    """Return DEMs of land with pits and, to the south, a sea whose floor has pits too, and of the land alone."""
    rng = np.random.default_rng(4)
    z = np.where(np.arange(90)[:, None] < 60, rng.uniform(1, 90, (90, 70)), rng.uniform(-900, -100, (90, 70)))
    whole = create(tmp_path / "whole.tif", [z], **PLACE)
    return whole, create(tmp_path / "land.tif", [np.where(z > 0, z, -9999)], nodata=-9999, **PLACE)


TERRAIN = ("HYPSOMETRIC", "PITS", "FILLED", "DRAINAGE_DENSITY")


def of_terrain(data):
    return [data["measures"][name]["value"] for name in TERRAIN]


def test_the_floor_of_the_sea_is_not_land(tmp_path):
    """The land measures as it does where there are no data beyond the coast; sea is a level, or polygons."""
    whole, land = coast(tmp_path)
    sea = polygons(rectangle(-5, 60, 75, 95, **CORNER))
    truth, bare = (report(seven(with_areas=False), tmp_path, INPUT=dem)[0] for dem in (land, whole))
    by_level, _, result = report(seven(with_areas=False), tmp_path, INPUT=whole, SEA_LEVEL=0)
    by_polygons, _, _ = report(seven(with_areas=False), tmp_path, INPUT=whole, SEA=sea)
    assert of_terrain(by_level) == of_terrain(by_polygons) == pytest.approx(of_terrain(truth), rel=1e-12)
    assert all(a != pytest.approx(b, rel=1e-3) for a, b in zip(of_terrain(bare), of_terrain(truth)))
    assert result["HYPSOMETRIC"] == by_level["measures"]["HYPSOMETRIC"]["value"]
    assert by_level["measures"]["PITS"]["points"] == 60 * 70


def test_a_dem_that_is_all_sea_has_no_land_to_measure(tmp_path):
    data, _, result = report(seven(), tmp_path, INPUT=coast(tmp_path)[0], SEA_LEVEL=100)
    assert [data["measures"][name]["reason"] for name in TERRAIN[:3]] == ["The DEM has no valid cell of land."] * 3
    assert "Every cell is sea: there is no land to work on." in result.warnings


def test_the_rules_of_a_dem_say_what_is_measured(tmp_path):
    """A mask leaves cells out, a wall round the data makes pits of the lowest cells there, feet become metres."""
    whole, land = coast(tmp_path)
    plain, _, _ = report(seven(with_heights=False), tmp_path, INPUT=land)
    north = polygons(rectangle(-5, -5, 75, 40, **CORNER))
    masked, _, _ = report(seven(with_heights=False), tmp_path, INPUT=land, MASK=north)
    assert masked["measures"]["HYPSOMETRIC"]["points"] == 40 * 70
    walled, _, _ = report(seven(with_heights=False), tmp_path, INPUT=whole, SEA_LEVEL=0, EDGE="wall")
    assert walled["measures"]["PITS"]["value"] > plain["measures"]["PITS"]["value"]
    feet, _, _ = report(seven(with_heights=False), tmp_path, INPUT=land, Z_UNIT="foot")
    assert feet["profiles"][0]["fall_m"] == pytest.approx(0.3048 * plain["profiles"][0]["fall_m"])
    two = create(tmp_path / "two.tif", [np.ones((90, 70)), np.arange(6300.0).reshape(90, 70)], **PLACE)
    second, _, _ = report(seven(with_heights=False), tmp_path, INPUT=two, BAND=2)
    assert second["measures"]["HYPSOMETRIC"]["value"] == pytest.approx(0.5)


def test_rules_without_a_dem_are_said_to_do_nothing(tmp_path):
    _, _, result = report(seven(), tmp_path, SEA_LEVEL=0, EDGE="wall")
    assert result.warnings == ["Not used, since there is no DEM: SEA_LEVEL, EDGE."]


def test_a_dem_on_which_no_river_lies_is_refused(tmp_path):
    dem = create(tmp_path / "far.tif", [np.ones((20, 20))], west=WEST + 90_000, north=NORTH)
    with pytest.raises(Refused, match=r"INPUT: no river of ‘rivers’ lies on ‘far’\. Choose the DEM of these rivers"):
        report(seven(), tmp_path, INPUT=dem)


def test_which_river_flows_into_which_is_believed_where_the_layer_tells_it(tmp_path):
    """The last river begins 300 m beyond the junction of the two above it."""
    places = [*PLACES[:6], [(0, -0.3), (0, -2)]]
    wkts = [f"LineString ({placed(each)})" for each in places]
    values = [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7), (6, 7), (7, None)]
    told, _, _ = report(lines(*wkts, fields=("id", "downstream"), values=values), tmp_path)
    bare, _, _ = report(lines(*wkts), tmp_path)
    assert [each["streams"] for each in told["orders"]] == [4, 2, 1]
    assert [each["streams"] for each in bare["orders"]] != [4, 2, 1]


MOON = "PROJ:+proj=longlat +a=1737400 +b=1737400 +no_defs"


@pytest.mark.parametrize("crs, radius", [("EPSG:4326", 6_384_000), (MOON, 1_737_400)])
def test_a_layer_in_degrees_has_lengths_in_metres_and_true_angles(crs, radius, tmp_path):
    """At 60° north a degree of longitude is half as long as one of latitude: two brooks that meet at 90°."""
    layer = lines(
        "LineString(9.98 60.01, 10 60)",
        "LineString(10.02 60.01, 10 60)",
        "LineString(10 60, 10 59.9)",
        crs=crs,
    )
    data, _, _ = report(layer, tmp_path)
    assert data["measures"]["JUNCTION_ANGLE"]["value"] == pytest.approx(90, abs=0.5)
    degree = np.radians(radius) / 1000
    brook = np.hypot(0.02 * degree / 2, 0.01 * degree)
    assert data["network"]["length_km"] == pytest.approx(2 * brook + 0.1 * degree, rel=3e-3)


def test_a_layer_on_web_mercator_has_the_lengths_and_angles_of_the_ground(tmp_path):
    """Two brooks that meet at the equator at a right angle: a sphere would make them 0.4 % longer than they are."""
    geod = pytest.importorskip("pyproj").Geod(ellps="WGS84")
    heads = [geod.fwd(32.0, 0.0, azimuth, 1000.0)[:2] for azimuth in (315, 45)]
    x, y = np.array([*heads, (32.0, 0.0), geod.fwd(32.0, 0.0, 180, 2000.0)[:2]]).T
    x, y = 6378137.0 * np.radians(x), 6378137.0 * np.arcsinh(np.tan(np.radians(y)))
    wkts = [f"LineString({x[one]} {y[one]}, {x[other]} {y[other]})" for one, other in ((0, 2), (1, 2), (2, 3))]
    data, _, _ = report(lines(*wkts, crs="EPSG:3857"), tmp_path)
    assert data["network"]["length_km"] == pytest.approx(4, rel=1e-7)
    assert data["measures"]["JUNCTION_ANGLE"]["value"] == pytest.approx(90, abs=0.01)


@pytest.mark.parametrize("crs", [UTM, "EPSG:4326", "EPSG:3857", ""])
def test_a_vertex_that_lies_on_no_map_is_left_out_with_its_line(crs, tmp_path):
    wkts = [f"LineString({placed(places)})" for places in PLACES]
    data, _, result = report(lines(*wkts, "LineString(1e300 5600000, 500000 5600000)", crs=crs), tmp_path)
    assert data["network"]["links"] == len(PLACES)
    assert result.warnings[-1] == (
        f"Layer ‘rivers’: feature {len(PLACES) + 1} had coordinates that lie on no map: left out."
    )


@pytest.mark.parametrize("crs", [UTM, "EPSG:4326", "EPSG:3857", ""])
def test_a_layer_that_lies_on_no_map_is_refused(crs, tmp_path):
    with pytest.raises(Refused, match="‘rivers’ has no line with a length"):
        report(lines("LineString(1e300 5600000, 500000 5600000)", crs=crs), tmp_path)


def test_coordinates_that_cannot_be_degrees_are_metres(tmp_path):
    """So does a GeoPackage come back that was written without a CRS."""
    wkts = [f"LineString({placed(places)})" for places in PLACES]
    data, _, result = report(lines(*wkts, crs="EPSG:4326"), tmp_path)
    assert data["network"]["length_km"] == pytest.approx(10 + np.sqrt(8))
    assert data["measures"]["JUNCTION_ANGLE"]["value"] == pytest.approx(90, abs=0.1)
    assert result.warnings == ["The coordinates of the layer ‘rivers’ are no degrees: metres are assumed."]


def test_heights_that_are_all_zero_are_none(tmp_path):
    wkts = [f"LineStringZ ({placed(places, [0] * len(places))})" for places in PLACES]
    data, text, _ = report(lines(*wkts, kind="LineStringZ"), tmp_path)
    assert data["profiles"] == []
    assert "heights of the rivers are not known" in text


def test_the_fall_is_taken_from_its_field_where_there_are_no_heights(tmp_path):
    values = [(*areas, 100.0) for areas in AREAS]
    wkts = [f"LineString({placed(places)})" for places in PLACES]
    layer = lines(*wkts, fields=("area_in_km2", "area_out_km2", "drop_m"), values=values)
    data, text, result = report(layer, tmp_path)
    assert data["profiles"][0]["fall_m"] == 300 and data["profiles"][0]["mouth_m"] is None
    assert "Height above the mouth" in text
    assert result["THETA"] is not None


def test_a_shapefile_that_has_cut_the_names_still_tells_the_areas(tmp_path):
    path = str(tmp_path / "rivers.shp")
    source = ogr.GetDriverByName("ESRI Shapefile").CreateDataSource(path)
    layer = source.CreateLayer("rivers", None, ogr.wkbLineString)
    for name in ("area_in_km", "area_out_k"):
        layer.CreateField(ogr.FieldDefn(name, ogr.OFTReal))
    for places, areas in zip(PLACES, AREAS):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"LINESTRING({placed(places)})"))
        for name, area in zip(("area_in_km", "area_out_k"), areas):
            feature.SetField(name, area)
        layer.CreateFeature(feature)
    del feature, layer, source
    _, _, result = report(path, tmp_path)
    assert result["RA"] == pytest.approx(np.sqrt(20 / 2.25))
    assert result.warnings == ["The layer ‘rivers’ has no coordinate reference system: metres are assumed."]


def test_what_is_no_line_is_left_out_and_told(tmp_path):
    """No geometry, no length, a circle, and a line of two parts that make one river."""
    layer = lines(
        None,
        f"MultiLineString(({placed([(5, 5), (5, 5)])}))",
        f"MultiLineString(({placed([(0, 0), (1, 0), (1, 1), (0, 0)])}))",
        f"MultiLineString(({placed([(0, 9), (0, 5)])}), ({placed([(0, 5), (0, 0)])}))",
        kind="MultiLineString",
    )
    data, _, result = report(layer, tmp_path)
    assert data["network"]["links"] == 2 and data["network"]["mouths"] == 1
    assert data["notes"] == ["1 cycles of lines were left out or opened: water runs in none."]
    assert any("had no geometry" in warning for warning in result.warnings)


@pytest.mark.parametrize("wkts", [(), (None,), (f"LineString({placed([(1, 1), (1, 1)])})",)])
def test_a_layer_without_rivers_is_refused(wkts, tmp_path):
    with pytest.raises(Refused, match="RIVERS: ‘rivers’ has no line with a length"):
        report(lines(*wkts), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_lines_so_far_off_the_map_that_they_have_no_length_there_are_refused(tmp_path):
    with pytest.raises(Refused, match="RIVERS: ‘rivers’ has no line with a length"):
        report(lines("LineString(5.1e9 2.0e9, 4.7e9 2.1e9)", crs="EPSG:3857"), tmp_path)


def test_rings_alone_are_refused(tmp_path):
    ring = f"LineString({placed([(0, 0), (1, 0), (1, 1), (0, 0)])})"
    with pytest.raises(Refused, match="end where they begin"):
        report(lines(ring), tmp_path)


def test_measures_and_curves_do_not_hinder(tmp_path):
    """Lines with M, and lines that are arcs."""
    arc = f"CompoundCurve(CircularString({placed([(0, 0), (1, 1), (2, 0)])}))"
    data, _, _ = report(lines(arc, kind="CompoundCurve"), tmp_path)
    assert data["measures"]["SINUOSITY"]["value"] == pytest.approx(np.pi / 2, rel=1e-3)
    measured = f"LineStringM ({WEST} {NORTH} 7, {WEST} {NORTH - 1000} 8)"
    data, _, _ = report(lines(measured, kind="LineStringM"), tmp_path)
    assert data["network"]["length_km"] == pytest.approx(1, rel=1e-3)
    assert data["profiles"] == []


NETWORKS = [
    ("mountains/net.geojson", "mountains/dem.tif", (1100, 1200)),
    ("logan_taudem/logannet.shp", "logan_taudem/logan100m.tif", (1300, 1500)),  # where it leaves the mountains
]


@pytest.mark.parametrize("rivers, dem, mouth", NETWORKS)
def test_the_rivers_of_another_program_are_measured(rivers, dem, mouth, real_data, tmp_path):
    """Lines drawn upstream: as many streams of each order as their own field says."""
    data, _, result = report(str(real_data / rivers), tmp_path, INPUT=str(real_data / dem))
    layer = ogr.Open(str(real_data / rivers))
    links = [(each["LINKNO"], each["DSLINKNO"], each["strmOrder"], each["Length"]) for each in layer.GetLayer(0)]
    order = {number: each for number, _, each, _ in links}
    streams = [each for _, below, each, _ in links if order.get(below) != each]
    assert [each["streams"] for each in data["orders"]] == np.bincount(streams)[1:].tolist()
    assert data["network"]["length_km"] == pytest.approx(sum(length for *_, length in links) / 1000, rel=2e-3)
    assert data["notes"] == [f"{len(links)} lines were turned round: they ran up their river."]
    assert 3 < result["RB"] < 5 and 1.5 < result["RL"] < 3.5 and 0.35 < result["HYPSOMETRIC"] < 0.6
    assert 60 < data["measures"]["JUNCTION_ANGLE"]["value"] < 80
    assert mouth[0] < data["profiles"][0]["mouth_m"] < mouth[1]


SHORES = [
    ("shore/dem.tif", "shore/streams.geojson", 387, 200, 8),
    ("lake_tana_robit/srtm_30m.tif", "lake_tana_robit/robReach.shp", 1795, 150, 10),  # Lake Tana lies at 1786 m
]


@pytest.mark.parametrize("dem, streams, mouth, fall, length", SHORES)
def test_streams_drawn_in_no_direction_run_to_the_lake(dem, streams, mouth, fall, length, real_data, tmp_path):
    """The lake takes the main river."""
    data, _, _ = report(str(real_data / streams), tmp_path, INPUT=str(real_data / dem))
    main_river = data["profiles"][0]
    assert main_river["mouth_m"] < mouth and main_river["fall_m"] > fall and main_river["length_km"] > length


def test_the_page_comes_alone_unless_data_are_asked_for(tmp_path):
    result = run("networkreport", RIVERS=seven(), REPORT=str(tmp_path / "only.html"))
    assert result["REPORT_JSON"] is None and Path(result["REPORT"]).is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["only.html"]


@pytest.mark.parametrize("prefix, threshold", [("mountains/", 70), ("logan_taudem/logan30m_", 1000)])
def test_the_rivers_of_this_plugin_are_measured_as_their_fields_say(prefix, threshold, real_data, tmp_path):
    """Topology from the lines alone is that of the fields; lengths on the ellipsoid are those of the map, nearly.

    Hack's exponent is that of all cells with the longest ways from the divide as TauDEM found them, nearly.
    """
    outputs = {"RIVERS": str(tmp_path / "rivers.gpkg")}
    rasters = {"DIRECTIONS": real_data / f"{prefix}p.tif", "ACCUMULATION": real_data / f"{prefix}ad8o.tif"}
    rasters = {name: str(path) for name, path in rasters.items()}
    made = run("rivernetwork", ENCODING="taudem", THRESHOLD=threshold, **rasters, **outputs)
    data, _, _ = report(made["RIVERS"], tmp_path)
    source = ogr.Open(made["RIVERS"])
    rivers = [each.items() for each in source.GetLayer(0)]
    order = {each["id"]: each["strahler"] for each in rivers}
    streams = [each["strahler"] for each in rivers if order.get(each["downstream"]) != each["strahler"]]
    mouths = [each for each in rivers if each["downstream"] is None]
    network = data["network"]
    assert data["notes"] == []
    assert network["links"] == made["LINK_COUNT"] and network["mouths"] == len(mouths)
    assert [each["streams"] for each in data["orders"]] == np.bincount(streams)[1:].tolist()
    assert network["length_km"] == pytest.approx(made["LENGTH_KM"], rel=1e-3)
    assert network["area_km2"] == pytest.approx(sum(each["area_out_km2"] for each in mouths))
    area, way = (gdal.Open(str(real_data / f"{prefix}{name}.tif")).ReadAsArray() for name in ("ad8o", "plen"))
    law = np.polyfit(*np.log([each[(area >= 5 * threshold) & (way > 0)] for each in (area, way)]), 1)[0]
    assert data["measures"]["HACK"]["value"] == pytest.approx(law, abs=0.05)


def test_the_page_says_where_it_comes_from(tmp_path):
    dem = create(tmp_path / "heights.tif", [np.random.default_rng(1).random((9, 9))])
    data, text, _ = report(seven(), tmp_path, INPUT=dem)
    origin = dict(data["origin"])
    assert origin["Rivers"] == "rivers" and origin["DEM"] == "heights"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d by Headwaters \d\S* in QGIS \d.*", origin["Made"])
    assert origin["Algorithm"] == "Network report (headwaters:networkreport)"
    cells = [cell for row in Page(text).rows for cell in row]
    assert all(said in cells for said in origin.values())


def test_the_page_is_in_the_language_of_qgis_and_the_data_are_in_english(tmp_path):
    english, _, _ = report(seven(turned=(0,)), tmp_path)
    translator = install_translator("de")
    try:
        data, text, _ = report(seven(turned=(0,)), tmp_path)
    finally:
        QCoreApplication.removeTranslator(translator)
    for said in ('<html lang="de">', "<h1>Flüsse von rivers</h1>", "1 Linien wurden umgedreht", "Erstellt"):
        assert said in text
    assert {key: data[key] for key in ("title", "verdict", "notes", "measures")} == {
        key: english[key] for key in ("title", "verdict", "notes", "measures")
    }


def test_rivers_lie_on_the_map_where_the_dem_is_whatever_their_crs(tmp_path):
    """A DEM in degrees; at 9° east the UTM zone has its middle, so the mouth lies in the middle column."""
    rows = np.arange(100.0)[::-1, None] * np.ones((1, 100))
    dem = create(tmp_path / "dem.tif", [rows], crs="EPSG:4326", west=8.95, north=50.60, dx=0.001, dy=0.001)
    _, text, _ = report(seven(), tmp_path, INPUT=dem)
    last = re.findall(r'class="order3"[^>]* d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"', text)
    width, height = map(float, re.search(r'viewBox="0 0 (\d+) (\d+)" role="img" aria-labelledby="map', text).groups())
    (_, _, x, y) = map(float, last[0])
    assert x == pytest.approx(width / 2, abs=2)
    latitude = (
        QgsCoordinateTransform(
            QgsCoordinateReferenceSystem(UTM),
            QgsCoordinateReferenceSystem("EPSG:4326"),
            QgsCoordinateTransformContext(),
        )
        .transform(WEST, NORTH - 2000)
        .y()
    )
    assert y / height == pytest.approx((50.60 - latitude) / 0.1, abs=0.01)
