"""Geometries that are packed and parsed by hand are those that QGIS and GDAL read and write."""

import numpy as np
import pytest
from headwaters.provider.layers import wkb
from osgeo import ogr
from qgis.core import QgsGeometry

RINGS = [
    np.array([[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]], float),
    np.array([[2, 2], [2, 3], [3, 3], [2, 2]], float),
]


def text_of(packed):
    geometry = QgsGeometry()
    geometry.fromWkb(packed)
    return geometry.asWkt(2)


@pytest.mark.parametrize(
    ("packed", "text"),
    [
        (wkb.point_wkb(1.5, -2), "Point (1.5 -2)"),
        (wkb.point_wkb(1.5, -2, 0), "PointZ (1.5 -2 0)"),
        (wkb.line_wkb([[0, 1], [2.25, 3]]), "LineString (0 1, 2.25 3)"),
        (wkb.line_wkb([[0, 1, 5], [2.25, 3, -5]]), "LineStringZ (0 1 5, 2.25 3 -5)"),
        (wkb.polygon_wkb(RINGS), "Polygon ((0 0, 9 0, 9 9, 0 9, 0 0),(2 2, 2 3, 3 3, 2 2))"),
    ],
)
def test_what_is_packed_is_read_by_qgis(packed, text):
    assert text_of(packed).replace(" Z ", "Z ") == text


def test_rings_and_vertices_are_those_of_qgis():
    rings = wkb.polygon_rings(bytes(QgsGeometry.fromWkt("POLYGON((0 0,9 0,9 9,0 9,0 0),(2 2,2 3,3 3,2 2))").asWkb()))
    assert all(np.array_equal(ring, other) for ring, other in zip(rings, RINGS))
    assert len(rings) == 2
    line = bytes(QgsGeometry.fromWkt("LINESTRINGZ(0 1 5, 2 3 4)").asWkb())
    assert wkb.wkb_code(line) == wkb.WKB_LINE_Z
    assert wkb.line_vertices(line, 3).tolist() == [[0, 1, 5], [2, 3, 4]]


@pytest.mark.parametrize("order", [ogr.wkbNDR, ogr.wkbXDR])
@pytest.mark.parametrize("write", [ogr.Geometry.ExportToWkb, ogr.Geometry.ExportToIsoWkb])
@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("POINT (1 2)", wkb.WKB_POINT, [[[1, 2]]]),
        ("POINT Z (1 2 3)", wkb.WKB_POINT, [[[1, 2, 3]]]),
        ("LINESTRING (1 2, 3 4)", wkb.WKB_LINE, [[[1, 2], [3, 4]]]),
        ("MULTIPOINT (1 2, 3 4)", wkb.WKB_POINT, [[[1, 2]], [[3, 4]]]),
        (
            "MULTILINESTRING Z ((1 2 3, 4 5 6), (7 8 9, 0 1 2))",
            wkb.WKB_LINE,
            [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [0, 1, 2]]],
        ),
    ],
)
def test_parts_are_parsed_in_any_byte_order_and_style(text, kind, parts, write, order):
    found, vertices = wkb.parts_of(bytes(write(ogr.CreateGeometryFromWkt(text), order)))
    assert (found, [part.tolist() for part in vertices]) == (kind, parts)


@pytest.mark.parametrize(
    ("text", "parts"),
    [("LINESTRING M (1 2 9, 3 4 9)", [[1, 2], [3, 4]]), ("LINESTRING ZM (1 2 3 9, 4 5 6 9)", [[1, 2, 3], [4, 5, 6]])],
)
def test_measures_are_left_out(text, parts):
    assert wkb.parts_of(bytes(ogr.CreateGeometryFromWkt(text).ExportToIsoWkb()))[1][0].tolist() == parts


def test_other_kinds_are_refused():
    with pytest.raises(ValueError):
        wkb.parts_of(wkb.polygon_wkb(RINGS))


def cells_of_geopackage(path, kind, texts):
    """Write features with GDAL; return the geometries as they lie in the file."""
    import sqlite3

    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = source.CreateLayer("here", None, kind, ["GEOMETRY_NAME=geom"])
    for text in texts:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(text))
        layer.CreateFeature(feature)
    layer = source = feature = None  # closing them writes the file
    file = sqlite3.connect(str(path))
    try:
        return [blob for (blob,) in file.execute("SELECT geom FROM here ORDER BY fid")]
    finally:
        file.close()


def test_cells_of_a_geopackage_of_gdal_are_read(tmp_path):
    lines = cells_of_geopackage(tmp_path / "lines.gpkg", ogr.wkbLineString25D, ["LINESTRING Z (1 2 3, 4 5 6)"])
    assert wkb.parts_of(wkb.wkb_in_geopackage(lines[0]))[1][0].tolist() == [[1, 2, 3], [4, 5, 6]]
    points = cells_of_geopackage(tmp_path / "points.gpkg", ogr.wkbPoint, ["POINT (1 2)", "POINT (3 4)"])
    assert wkb.points_in_geopackage(points, 2).tolist() == [[1, 2], [3, 4]]
    assert wkb.points_in_geopackage(points, 3) is None
    assert wkb.points_in_geopackage([*points, None], 2) is None
    assert wkb.points_in_geopackage([*points, lines[0]], 2) is None


def test_points_that_are_written_here_are_read_at_once():
    cells = [wkb.geopackage_header(4326) + wkb.point_wkb(number, 2, 3) for number in range(3)]
    assert wkb.points_in_geopackage(cells, 3).tolist() == [[0, 2, 3], [1, 2, 3], [2, 2, 3]]
    assert wkb.wkb_in_geopackage(cells[1]) == wkb.point_wkb(1, 2, 3)
