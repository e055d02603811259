"""Coasts in any layer become islands in metres, each by itself, and what is drawn on them comes along."""

import numpy as np
import pytest
from headwaters.core.plane.land import area, contained, lengths_along, nearest_shore_places, points_along, shores
from headwaters.provider.errors import UserError
from headwaters.provider.islands import drawn_rivers, on_islands
from headwaters.provider.islands.coasts import area_text, length_text, read_archipelago
from headwaters.provider.islands.drawn_rivers import read_drawn_rivers
from headwaters.provider.islands.on_islands import by_island, field_on_island
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.provider.layers.vector_reading import POINTS
from headwaters.provider.progress import FeedbackProgress
from headwaters.tests.provider.guises import GUISES as ANY_LAYER
from headwaters.tests.provider.running import Listener
from headwaters.tests.provider.samples import UTM, create, polygons
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsProcessingUtils,
    QgsProject,
    QgsProperty,
    QgsRasterLayer,
    QgsVectorLayer,
)

EDGE = 1_000.0
BY_PARAMETER = ("selected features", "chosen by an expression")  # which choose before this module reads


class Given:
    """Layers given as parameters, as algorithms see them."""

    def __init__(self, **layers):
        self.layers = layers
        self.context = QgsProcessingContext()
        self.context.setProject(QgsProject.instance())

    def features(self, name):
        layer = self.layers[name]
        return QgsProcessingFeatureSource(layer, self.context, False)

    def value(self, name):
        return self.priority

    def has(self, name):
        return bool(self.priority)

    def text(self, name):
        return ""

    def raster(self, name):
        return self.layers.get(name)


def islands_of(layer, listener=None):
    return read_archipelago(FeedbackProgress(listener or Listener()), Given(COAST=layer), "COAST")


def coast(coasts, name):
    layer = QgsVectorLayer(f"{coasts}/coast_rivers/{name}.gpkg|layername=coastline", name, "ogr")
    assert layer.isValid()
    return layer


def square(west, south, side=10_000.0, hole=None):
    """Return a square as WKT, with a square hole of that side in its middle."""

    def ring(x, y, size):
        return f"({x} {y}, {x + size} {y}, {x + size} {y + size}, {x} {y + size}, {x} {y})"

    inner = f", {ring(west + (side - hole) / 2, south + (side - hole) / 2, hole)}" if hole else ""
    return f"POLYGON({ring(west, south, side)}{inner})"


def lines(*wkts, crs=UTM, name="rivers", kind="LineString"):
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=size:double", name, "memory")
    for number, wkt in enumerate(wkts, 1):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttribute("size", float(number))
        assert layer.dataProvider().addFeatures([feature])[0]
    return layer


def geodesic_area(layer):
    """Return the area of the largest feature on the ellipsoid."""
    pyproj = pytest.importorskip("pyproj")
    best = 0.0
    transform = pyproj.Transformer.from_crs(layer.crs().authid(), "EPSG:4258", always_xy=True)
    for feature in layer.getFeatures():
        for polygon in feature.geometry().asGeometryCollection():
            total = 0.0
            for ring in polygon.densifyByCount(20).asPolygon():
                lon, lat = transform.transform([p.x() for p in ring], [p.y() for p in ring])
                piece, _ = pyproj.Geod(ellps="GRS80").polygon_area_perimeter(lon, lat)
                total = abs(piece) if total == 0.0 else total - abs(piece)
            best = max(best, total)
    return best


@pytest.mark.parametrize("name", ["cyprus_32636", "cyprus_4326", "ireland_2157", "kauai_4326"])
def test_islands_have_the_area_that_they_have_on_the_ellipsoid(name, coasts):
    layer = coast(coasts, name)
    largest = islands_of(layer).islands[0]
    assert area(largest.land) == pytest.approx(geodesic_area(layer), rel=1e-5)
    assert largest.area == pytest.approx(area(largest.land), rel=1e-6)


@pytest.mark.parametrize("south", [0.0, 4_540_000.0])
def test_islands_on_web_mercator_have_the_area_of_the_ground(south):
    layer = polygons(square(2_000_000, south), crs="EPSG:3857")
    island = islands_of(layer).islands[0]
    assert area(island.land) == pytest.approx(geodesic_area(layer), rel=1e-5)
    assert island.area == pytest.approx(area(island.land), rel=1e-6)


@pytest.mark.parametrize("name", ["cyprus_32636", "cyprus_4326", "tasmania_28355", "sri_lanka_4326"])
def test_the_way_to_the_plane_and_back_loses_nothing(name, coasts):
    archipelago = islands_of(coast(coasts, name))
    for island in archipelago.islands[:3]:
        local = island.land.rings[0]
        assert np.abs(island.to_local(island.to_map(local)) - local).max() < 1e-6
        assert np.abs(island.to_map(island.to_local(island.rings[0])) - island.rings[0]).max() < 1e-6


@pytest.mark.parametrize("name", ["cyprus_32636", "cyprus_4326", "ireland_4326"])
def test_places_on_a_shore_of_the_plane_lie_on_the_coast_of_the_layer(name, coasts):
    island = islands_of(coast(coasts, name)).islands[0]
    ring = island.land.rings[0]
    along = np.random.default_rng(1).uniform(0, lengths_along(ring)[-1], 300)
    on_map = island.to_map(points_along(ring, along))
    outline = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in island.rings[0]])
    metre = 1.0 if name == "cyprus_32636" else 1 / 60_000
    apart = [QgsGeometry.fromPointXY(QgsPointXY(x, y)).distance(outline) for x, y in on_map]
    assert max(apart) < 1.5e-3 * metre


def test_long_sides_of_a_polygon_are_bent_as_they_are_on_the_ground():
    island = islands_of(polygons("POLYGON((0 40, 10 40, 10 50, 0 50, 0 40))", crs="EPSG:4326")).islands[0]
    assert len(island.land.rings[0]) > 400
    north = island.to_local(np.column_stack([np.linspace(0, 10, 7), np.full(7, 50.0)]))
    assert nearest_shore_places(shores(island.land), north).distance.max() < 0.01
    assert island.area == pytest.approx(area(island.land), rel=2e-3)


@pytest.mark.parametrize("guise", [guise for guise in ANY_LAYER if guise not in BY_PARAMETER])
def test_the_same_land_in_any_layer_is_the_same_island(guise, tmp_path):
    layer = ANY_LAYER[guise](tmp_path)
    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    layer = QgsProcessingUtils.mapLayerFromString(layer, context) if isinstance(layer, str) else layer
    island = next(i for i in islands_of(layer).islands if i.area == pytest.approx(160 * 60, rel=0.002))
    assert np.hypot(*np.ptp(island.land.rings[0], axis=0)) == pytest.approx(np.hypot(160, 60), rel=0.002)


def test_feet_become_metres():
    island = islands_of(polygons(square(6e6, 2e6, 10_000), crs="EPSG:2227")).islands[0]
    assert area(island.land) == pytest.approx(3_048**2, rel=1e-3)


def test_without_a_crs_units_are_metres_and_that_is_said():
    listener = Listener()
    archipelago = islands_of(polygons(square(3, 7, 1_000), crs=""), listener)
    assert area(archipelago.islands[0].land) == pytest.approx(1e6)
    assert "no coordinate reference system" in listener.warnings[0]
    assert np.abs(archipelago.islands[0].to_map(np.array([[0.25, 0.5]])) % 1 - [0.25, 0.5]).max() < 1e-9


def test_land_lies_on_the_left_of_every_shore():
    for wkt in (square(5e5, 5.6e6, hole=2_000), square(5e5, 5.6e6)):
        [island] = islands_of(polygons(wkt)).islands
        for ring in island.land.rings:
            middle, step = (ring[1:] + ring[:-1]) / 2, np.diff(ring, axis=0)
            left = middle + np.column_stack([-step[:, 1], step[:, 0]]) / np.hypot(*step.T)[:, None]
            assert contained(shores(island.land), left).all()


def test_polygons_that_touch_or_overlap_are_one_island_and_the_largest_comes_first():
    west, south = 5e5, 5.6e6
    layer = polygons(
        square(west + 50_000, south, 3_000),
        square(west, south, 4_000),
        square(west + 4_000, south, 4_000),
        square(west + 7_000, south + 1_000, 4_000),
    )
    archipelago = islands_of(layer)
    assert [round(island.area / 1e6, 2) for island in archipelago.islands] == pytest.approx([45, 9], rel=1e-2)
    assert archipelago.area == pytest.approx(54e6, rel=1e-2)


def test_a_crack_between_polygons_is_no_inland_sea_and_that_is_said():
    listener = Listener()
    left = "POLYGON((500000 0, 504000 0, 504000 2000, 503999.8 3000, 504000 4000, 500000 4000, 500000 0))"
    archipelago = islands_of(polygons(left, square(504_000, 0, 4_000)), listener)
    assert len(archipelago.islands[0].land.rings) == 1
    assert listener.warnings == ["Layer ‘polygons’: 1 cracks between polygons that nearly touch were closed."]


def test_land_on_both_sides_of_the_antimeridian_is_one_island():
    east = "POLYGON((178 -17, 180 -17, 180 -16, 178 -16, 178 -17))"
    west = "POLYGON((-180 -17, -179 -17, -179 -16, -180 -16, -180 -17))"
    alone = "POLYGON((-180 5, -179 5, -179 6, -180 6, -180 5))"
    archipelago = islands_of(polygons(west, east, alone, crs="EPSG:4326"))
    assert len(archipelago.islands) == 2
    island, other = archipelago.islands
    whole = islands_of(polygons("POLYGON((0 -17, 3 -17, 3 -16, 0 -16, 0 -17))", crs="EPSG:4326")).islands[0]
    assert area(island.land) == pytest.approx(area(whole.land), rel=1e-6)
    assert np.abs(island.to_map(island.land.rings[0])[:, 0] - 179.5).max() < 1.5 + 1e-9
    assert other.bounds[0] == 180
    rivers = lines("LINESTRING(-179.9 -16.5, -179.2 -16.4)", "LINESTRING(179.9 -16.5, 179.2 -16.4)", crs="EPSG:4326")
    found = by_island(
        FeedbackProgress(Listener()), Given(SKETCH=rivers), "SKETCH", archipelago, archipelago.islands, EDGE
    )
    assert [each.ids for each in found] == [[1, 2], []]


class CountedId(int):
    """The id of a feature that counts how often it is compared with another."""

    compared = 0

    def __eq__(self, other):
        CountedId.compared += 1
        return int(self) == int(other)

    __hash__ = int.__hash__


class Sketch:
    """A feature off all islands."""

    def __init__(self, number):
        self.number = number
        self.shape = QgsGeometry.fromWkt("MULTILINESTRING((1e6 1e6, 1.1e6 1e6), (2e6 1e6, 2.1e6 1e6))")

    def id(self):
        return CountedId(self.number)

    def geometry(self):
        return self.shape

    def attribute(self, column):
        return None


@pytest.mark.parametrize("read", [on_islands, drawn_rivers])
def test_features_off_all_islands_are_not_each_compared_with_all_others(read, monkeypatch):
    count, listener = 300, Listener()
    coasts = islands_of(polygons(square(5e5, 5.6e6)))
    monkeypatch.setattr(read, "read_features", lambda *args, **facts: map(Sketch, range(1, count + 1)))
    monkeypatch.setattr(CountedId, "compared", 0)
    given, progress = (
        Given(SKETCH=lines("LINESTRING(0 0, 1 1)"), RIVERS=lines("LINESTRING(0 0, 1 1)")),
        FeedbackProgress(listener),
    )
    if read is on_islands:
        by_island(progress, given, "SKETCH", coasts, coasts.islands, EDGE)
    else:
        read_drawn_rivers(progress, given, coasts, EDGE)
    assert CountedId.compared <= 2 * count
    assert f"features 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and {count - 10} more" in "\n".join(listener.warnings)


def test_islands_elsewhere_change_nothing():
    one, far = square(5e5, 5.6e6), square(5.4e5, 5.7e6, 20_000)
    alone = islands_of(polygons(one)).islands[0]
    beside = islands_of(polygons(far, one)).islands[1]
    assert np.array_equal(alone.land.rings[0], beside.land.rings[0])
    assert alone.seed(7) == beside.seed(7) != alone.seed(8)
    assert islands_of(polygons(far)).islands[0].seed(7) != alone.seed(7)


def test_the_seed_of_an_island_is_the_same_on_every_map(coasts):
    seeds = {islands_of(coast(coasts, name)).islands[0].seed(1) for name in ("sardinia_4326", "sardinia_32632")}
    assert len(seeds) == 1


@pytest.mark.parametrize("wkts", [[], [None], ["POLYGON((0 0, 1 1, 0 0))"]])
def test_a_layer_without_land_is_refused(wkts):
    with pytest.raises(UserError, match="COAST: ‘polygons’ has no polygon with an area"):
        islands_of(polygons(*wkts))


def test_what_is_repaired_is_told():
    listener = Listener()
    bow_tie = "POLYGON((500000 0, 510000 10000, 510000 0, 500000 10000, 500000 0))"
    assert len(islands_of(polygons(bow_tie, name="land"), listener).islands) == 2
    assert listener.warnings == ["Layer ‘land’: feature 1 had an invalid geometry, which was repaired."]


def test_islands_without_room_for_an_edge_are_counted_and_one_edge_too_long_for_all_is_refused():
    archipelago = islands_of(polygons(square(5e5, 5.6e6), square(5.3e5, 5.6e6, 300)))
    large, islets = archipelago.with_room(dict.fromkeys(archipelago.islands, EDGE), 0.75)
    assert large == archipelago.islands[:1] and islets == 1
    with pytest.raises(UserError, match=r"20 km is too long.*100 km².*707 km².*1 km or less"):
        archipelago.with_room(dict.fromkeys(archipelago.islands, 20_000.0), 0.75)


def test_sizes_of_lands_are_written_out_however_large():
    assert [area_text(area) for area in (83_472.6e6, 439.41e6, 5_000.0)] == ["83,500 km²", "439 km²", "5,000 m²"]
    assert [length_text(metres) for metres in (1_234_567.0, 9_000.0, 552.3)] == ["1,230 km", "9 km", "552 m"]


RIVER_ON, RIVER_BETWEEN = "LINESTRING(501000 5601000, 505000 5605000)", "LINESTRING(509000 5605000, 521000 5605000)"
ISLANDS = square(5e5, 5.6e6), square(5.2e5, 5.6e6, 9_000)


def test_lines_go_to_the_islands_that_they_run_over():
    listener = Listener()
    archipelago = islands_of(polygons(*ISLANDS))
    beside, off = "LINESTRING(510300 5602000, 510400 5604000)", "LINESTRING(500000 5700000, 501000 5700000)"
    rivers = lines(RIVER_ON, RIVER_BETWEEN, beside, off)
    first, second = by_island(FeedbackProgress(listener), Given(S=rivers), "S", archipelago, archipelago.islands, EDGE)
    assert first.ids == [1, 2, 3] and second.ids == [2]
    assert first.priority == []
    assert listener.warnings == ["S: feature 4 of ‘rivers’ lay on no island with room for rivers: left out."]
    back = archipelago.islands[0].to_map(first.shapes[0])
    assert np.allclose(back, [[501_000, 5_601_000], [505_000, 5_605_000]], atol=1e-6)


def test_each_part_of_a_line_stands_for_itself_and_height_does_not_matter():
    archipelago = islands_of(polygons(*ISLANDS))
    wkt = "MULTILINESTRING Z((501000 5601000 5, 505000 5605000 7), (506000 5601000 1, 507000 5605000 2))"
    rivers = lines(wkt, kind="MultiLineStringZ")
    found = by_island(FeedbackProgress(Listener()), Given(S=rivers), "S", archipelago, archipelago.islands, EDGE)
    assert found[0].ids == [1, 1]
    assert [shape.shape for shape in found[0].shapes] == [(2, 2), (2, 2)]


def test_lines_in_another_crs_lie_where_they_lie():
    archipelago = islands_of(polygons(*ISLANDS))
    here = by_island(
        FeedbackProgress(Listener()), Given(S=lines(RIVER_ON)), "S", archipelago, archipelago.islands, EDGE
    )
    degrees = transformed(RIVER_ON, "EPSG:4326")
    rivers = lines(degrees, crs="EPSG:4326")
    there = by_island(FeedbackProgress(Listener()), Given(S=rivers), "S", archipelago, archipelago.islands, EDGE)
    assert np.allclose(here[0].shapes[0], there[0].shapes[0], atol=1e-3)


def transformed(wkt, crs):
    geometry = QgsGeometry.fromWkt(wkt)
    crs_of = QgsCoordinateReferenceSystem
    geometry.transform(QgsCoordinateTransform(crs_of(UTM), crs_of(crs), QgsProject.instance()))
    return geometry.asWkt(15)


def test_points_bring_their_priorities():
    archipelago = islands_of(polygons(*ISLANDS))
    points = lines("POINT(500000 5605000)", "POINT(529100 5604000)", "POINT(505000 5610000)", kind="Point")
    given, priority = Given(M=points), ("MOUTH_PRIORITY", QgsProperty.fromField("size"))
    first, second = by_island(
        FeedbackProgress(Listener()), given, "M", archipelago, archipelago.islands, EDGE, POINTS, priority
    )
    assert first.ids == [1, 3] and first.priority == [1, 3]
    assert second.ids == [2] and second.priority == [2]
    assert second.shapes[0].shape == (1, 2)


def test_a_priority_that_no_river_can_have_is_refused_by_its_point():
    archipelago = islands_of(polygons(*ISLANDS))
    points = lines("POINT(500000 5605000)", "POINT(505000 5610000)", kind="Point")
    points.dataProvider().changeAttributeValues({2: {0: 1e9}})
    given, priority = Given(M=points), ("MOUTH_PRIORITY", QgsProperty.fromField("size"))
    with pytest.raises(UserError, match=r"MOUTH_PRIORITY: feature 2 has 1,000,000,000,"):
        by_island(FeedbackProgress(Listener()), given, "M", archipelago, archipelago.islands, EDGE, POINTS, priority)


def raster(tmp_path, values, crs=UTM, **place):
    layer = QgsRasterLayer(create(tmp_path / "map.tif", [values], crs=crs, nodata=-1, **place), "map")
    source = RasterSource(layer)
    return source, *source.read(FeedbackProgress(Listener()), 1)


def sampled(field, xy):
    from headwaters.core.plane.fields import sample

    return sample(field, xy)


def test_a_map_of_numbers_lies_right_on_the_island(tmp_path):
    archipelago = islands_of(polygons(*ISLANDS))
    island = archipelago.islands[0]
    rows, cols = np.mgrid[0:120, 0:130]
    west, north = 499_000.0, 5_611_000.0
    values = ((west + (cols + 0.5) * 100 - 5e5) + 2 * (north - (rows + 0.5) * 100 - 5.6e6)).astype(np.float64) + 9e4
    source, values, valid = raster(tmp_path, values, west=west, north=north, dx=100.0, dy=100.0)
    field, missing = field_on_island(island, source, values, valid, EDGE, 5.0, archipelago, Given())
    places = np.random.default_rng(1).uniform([5.002e5, 5.6002e6], [5.098e5, 5.6098e6], (50, 2))
    expected = (places[:, 0] - 5e5) + 2 * (places[:, 1] - 5.6e6) + 9e4
    assert missing == 0
    assert np.allclose(sampled(field, island.to_local(places)), expected, rtol=1e-4)
    assert field.outside == 5.0


def test_where_a_map_of_numbers_has_no_data_the_usual_number_holds(tmp_path):
    archipelago = islands_of(polygons(*ISLANDS))
    island = archipelago.islands[0]
    values = np.full((50, 50), 3.0)
    values[:, 25:] = -1  # nodata in the eastern half; the map ends in the middle from north to south
    source, values, valid = raster(tmp_path, values, west=5e5, north=5_610_000.0, dx=200.0, dy=100.0)
    field, missing = field_on_island(island, source, values, valid, EDGE, 7.0, archipelago, Given())
    assert missing == pytest.approx(0.75, abs=0.05)
    places = np.array([[502_000, 5_608_000], [508_000, 5_608_000], [502_000, 5_602_000]], float)
    assert sampled(field, island.to_local(places)).tolist() == [3.0, 7.0, 7.0]


def test_a_map_in_degrees_is_read_where_it_lies(tmp_path):
    archipelago = islands_of(polygons(*ISLANDS))
    values = np.full((10, 10), 2.5)
    values[:, :5] = 1.5
    centre = archipelago.islands[0].to_map(np.zeros((1, 2)))
    assert np.isfinite(centre).all()
    source, values, valid = raster(tmp_path, values, crs="EPSG:4326", west=8.5, north=51.0, dx=0.1, dy=0.1)
    field, missing = field_on_island(archipelago.islands[0], source, values, valid, EDGE, 9.0, archipelago, Given())
    assert missing == 0 and (field.values > 1.4).all() and (field.values < 2.6).all()


def shore_lines(*rings):
    layer = QgsVectorLayer("LineString?crs=EPSG:32633", "shores", "memory")
    for points in rings:
        feature = QgsFeature()
        feature.setGeometry(QgsGeometry.fromWkt("LINESTRING(" + ", ".join(f"{x} {y}" for x, y in points) + ")"))
        assert layer.dataProvider().addFeatures([feature])[0]
    layer.updateExtents()
    return layer


def square_around(x, y, half):
    return [
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
        (x - half, y - half),
    ]


def test_shores_drawn_as_lines_enclose_land_inland_seas_and_islands_in_them():
    listener = Listener()
    outer, sea, islet = (square_around(500_000, 5_000_000, half) for half in (10_000, 4_000, 1_000))
    stray = [(530_000, 5_000_000), (540_000, 5_000_000), (540_000, 5_010_000)]
    layer = shore_lines(outer[:3], outer[2:], sea, islet, stray)
    found = islands_of(layer, listener)
    assert [len(island.rings) for island in found.islands] == [2, 1]
    assert [island.area / 1e6 for island in found.islands] == pytest.approx([400 - 64, 4], rel=0.01)
    assert any("feature 5 of ‘shores’ close no area" in warning for warning in listener.warnings)


def test_shores_that_close_nothing_are_refused():
    with pytest.raises(UserError, match=r"encloses no area\. Join its lines end to end"):
        islands_of(shore_lines([(500_000, 5_000_000), (510_000, 5_000_000), (510_000, 5_010_000)]))
