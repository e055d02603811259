"""Features as algorithms see them: of the kind that they ask for, whatever a layer holds."""

import pytest
from headwaters.provider.layers.vector_reading import LINES, POINTS, POLYGONS, read_features
from headwaters.provider.progress import FeedbackProgress
from headwaters.tests.provider.running import Listener
from headwaters.tests.provider.samples import polygons
from qgis.core import (
    QgsGeometry,
    QgsLineString,
    QgsMultiLineString,
    QgsPoint,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsProject,
    QgsRectangle,
)

LINE, NOWHERE, BACK = "LINESTRING(0 0, 3 4)", "LINESTRING(7 7, 7 7)", "LINESTRING(2 2, 2 2, 2 2)"
SQUARE, BOW = "POLYGON((0 0, 4 0, 4 4, 0 4, 0 0))", "POLYGON((0 0, 4 4, 4 0, 0 4, 0 0))"
LINE_AS_POLYGON = "POLYGON((0 0, 4 0, 2 0, 0 0))"


def read(kind, *wkts, within=None, declared=None):
    """Return what is read of a layer, as WKT, and the warnings."""
    plain = {LINES: "LineString", POINTS: "Point", POLYGONS: "Polygon"}[kind]
    layer = polygons(*wkts, kind=declared or plain)
    context, listener = QgsProcessingContext(), Listener()
    context.setProject(QgsProject.instance())
    source = QgsProcessingFeatureSource(layer, context, False)
    found = list(read_features(FeedbackProgress(listener), source, kind, layer.crs(), context, within))
    return [feature.geometry().asWkt() for feature in found], listener.warnings


@pytest.mark.parametrize(("kind", "good", "bad"), [(LINES, LINE, NOWHERE), (LINES, LINE, BACK),
                                                   (POLYGONS, SQUARE, LINE_AS_POLYGON)])  # fmt: skip
def test_what_is_of_another_kind_once_it_is_repaired_is_left_out_and_told(kind, good, bad):
    found, warnings = read(kind, good, bad)
    assert len(found) == 1
    assert warnings == ["Layer ‘polygons’: feature 2 had a geometry that cannot be repaired: left out."]


def test_parts_without_length_or_vertices_go_and_the_others_stay():
    hollow = QgsGeometry(QgsMultiLineString())
    hollow.get().addGeometry(QgsLineString([QgsPoint(0, 0), QgsPoint(1, 1)]))
    hollow.get().addGeometry(QgsLineString())
    still = "MULTILINESTRING((0 0, 3 4), (7 7, 7 7), (5 5, 6 6))"
    found, warnings = read(LINES, still, hollow, declared="MultiLineString")
    assert found == ["MultiLineString ((0 0, 3 4),(5 5, 6 6))", "MultiLineString ((0 0, 1 1))"]
    assert warnings == ["Layer ‘polygons’: feature 1 had an invalid geometry, which was repaired."]


def test_a_repaired_polygon_keeps_all_its_parts():
    found, _ = read(POLYGONS, BOW)
    (shape,) = map(QgsGeometry.fromWkt, found)
    assert len(shape.asMultiPolygon()) == 2
    assert shape.isGeosEqual(QgsGeometry.fromWkt("MultiPolygon (((0 4, 2 2, 0 0, 0 4)),((4 0, 2 2, 4 4, 4 0)))"))


def test_of_a_collection_only_what_was_asked_for_is_taken():
    mixed = ("GEOMETRYCOLLECTION(POINT(1 1), LINESTRING(0 0, 3 4))", "GEOMETRYCOLLECTION(POINT(1 1))")
    found, warnings = read(LINES, *mixed, declared="GeometryCollection")
    assert found == ["MultiLineString ((0 0, 3 4))"]
    assert warnings == ["Layer ‘polygons’: feature 2 held no lines: left out."]


@pytest.mark.parametrize("wkt", ["LINESTRING(-9 0, 0 0, 0 -9)", "MULTILINESTRING((-9 1, -8 1), (0 1, -9 2))"])
def test_a_line_that_only_touches_the_surroundings_is_none_there(wkt):
    assert read(LINES, wkt, within=QgsRectangle(1, 1, 3, 3)) == ([], [])


@pytest.mark.parametrize("far", ["1e300", "-1e300", "1e30", "1e12"])
def test_coordinates_that_no_map_has_are_left_out_and_told(far):
    found, warnings = read(LINES, f"LINESTRING({far} 0, 3 4)", LINE, f"LINESTRING(0 0, 3 {far}, 5 5)")
    assert found == ["LineString (0 0, 3 4)"]
    told = "had coordinates that lie on no map: left out"
    assert warnings == [f"Layer ‘polygons’: features 1, 3 {told}."]
