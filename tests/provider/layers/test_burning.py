"""Polygons of sea and mask from any layer: what counts is which cells have their centre in them."""

import numpy as np
import pytest
from headwaters.provider.layers.vector_reading import POLYGONS, read_features
from headwaters.provider.progress import FeedbackProgress
from headwaters.tests.provider.guises import BEYOND, ELSEWHERE, GUISES, LAGOON, WKT, transformed, with_z
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    LAND,
    NORTH,
    UTM,
    VALID,
    WEST,
    create,
    in_project,
    polygons,
    read,
    rectangle,
    water_ways,
)
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsProject,
    QgsWkbTypes,
)
from support import flood


def cells_in(left, top, right, bottom):
    cells = np.zeros(LAND.shape, bool)
    cells[top:bottom, left:right] = True
    return cells


SEA = cells_in(*LAGOON)
DRAINED = flood(LAND, water_ways(VALID, SEA))
X = WEST + CELL * (np.arange(LAND.shape[1]) + 0.5)[None, :]
Y = NORTH - CELL * (np.arange(LAND.shape[0]) + 0.5)[:, None]


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.where(VALID, LAND, -9999).astype(np.float32)], nodata=-9999)


def drained(dem, tmp_path, **given):
    """Return the filled cells of a run, and the run."""
    result = run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"), **given)
    return read(result["OUTPUT"]), result


@pytest.mark.parametrize("guise", GUISES)
def test_the_same_sea_in_any_layer_drains_alike(guise, dem, tmp_path):
    (filled, valid), _ = drained(dem, tmp_path, SEA=GUISES[guise](tmp_path))
    assert np.array_equal(valid, VALID)
    assert np.array_equal(filled[VALID], DRAINED[VALID])


@pytest.mark.parametrize("guise", GUISES)
def test_the_same_mask_in_any_layer_cuts_alike(guise, dem, tmp_path):
    (filled, valid), _ = drained(dem, tmp_path, MASK=GUISES[guise](tmp_path))
    inside = VALID & SEA
    assert np.array_equal(valid, inside)
    assert np.array_equal(filled[inside], flood(LAND, water_ways(inside))[inside])


def test_a_mask_with_a_ring_leaves_the_cells_in_the_ring_out(dem, tmp_path):
    ring = rectangle(22, 8, 28, 10)[len("POLYGON(") : -1]
    (filled, valid), _ = drained(dem, tmp_path, MASK=polygons(f"{WKT[:-1]}, {ring})"))
    inside = VALID & SEA & ~cells_in(22, 8, 28, 10)
    assert np.array_equal(valid, inside)
    assert np.array_equal(filled[inside], flood(LAND, water_ways(inside))[inside])


def test_sea_and_mask_hold_together(dem, tmp_path):
    frame = cells_in(10, 2, 38, 26)
    (filled, valid), _ = drained(dem, tmp_path, SEA=polygons(WKT), MASK=polygons(rectangle(10, 2, 38, 26)))
    inside = VALID & frame
    assert np.array_equal(valid, inside)
    assert np.array_equal(filled[inside], flood(LAND, water_ways(inside, SEA))[inside])


@pytest.mark.parametrize("crs", [UTM, "EPSG:25833"])
def test_an_arc_bounds_cells_as_a_circle_does(crs, dem, tmp_path):
    x, y, radius = 500_250.0, 5_599_850.0, 83.0
    corners = [(x - radius, y), (x, y + radius), (x + radius, y), (x, y - radius), (x - radius, y)]
    arcs = ", ".join(f"{east} {north}" for east, north in corners)
    geometry = QgsGeometry.fromWkt(f"CURVEPOLYGON(CIRCULARSTRING({arcs}))")
    if crs != UTM:
        geometry = QgsGeometry(geometry.constGet().segmentize())
        geometry.transform(
            QgsCoordinateTransform(
                QgsCoordinateReferenceSystem(UTM), QgsCoordinateReferenceSystem(crs), QgsProject.instance()
            )
        )
    (_, valid), _ = drained(
        dem, tmp_path, MASK=polygons(geometry, crs=crs, kind="CurvePolygon" if crs == UTM else "Polygon")
    )
    distance = np.hypot(X - x, Y - y)
    clear = np.abs(distance - radius) > 0.1
    assert np.array_equal(valid[clear], (VALID & (distance < radius))[clear])


@pytest.mark.parametrize(
    "layer",
    [
        lambda: polygons(with_z("ZM"), kind="PolygonZM"),
        lambda: polygons(WKT.replace("POLYGON", "CURVEPOLYGON"), kind="CurvePolygon"),
        lambda: polygons(f"MULTISURFACE({WKT})", kind="MultiSurface"),
        lambda: polygons(BOW_TIE),
        lambda: polygons(BOW_TIE.replace("POLYGON(", "MULTIPOLYGON((") + ")", kind="MultiPolygon"),
    ],
    ids=["heights and measures", "curve", "surfaces", "bow-tie", "bow-tie of many parts"],
)
def test_features_come_straight_flat_and_valid(layer):
    context, crs = QgsProcessingContext(), QgsCoordinateReferenceSystem(UTM)
    made = layer()
    source = QgsProcessingFeatureSource(made, context, False)
    [feature] = read_features(FeedbackProgress(Listener()), source, POLYGONS, crs, context)
    kind = feature.geometry().wkbType()
    assert feature.geometry().isGeosValid()
    assert QgsWkbTypes.flatType(kind) == kind
    assert QgsWkbTypes.singleType(kind) == QgsWkbTypes.Type.Polygon


BOW_TIE = (
    f"POLYGON(({WEST + 50} {NORTH - 50}, {WEST + 350} {NORTH - 250}, {WEST + 350} {NORTH - 50}, "
    f"{WEST + 50} {NORTH - 250}, {WEST + 50} {NORTH - 50}))"
)


def test_a_polygon_that_crosses_itself_is_repaired_and_told_by_its_id(dem, tmp_path):
    layer = polygons(ELSEWHERE, BOW_TIE, name="lakes")
    (filled, _), result = drained(dem, tmp_path, SEA=in_project(layer))
    assert result.warnings == ["Layer ‘lakes’: feature 2 had an invalid geometry, which was repaired."]
    across, along = (X - WEST - 200) / 150, (NORTH - Y - 150) / 100
    sea = (np.abs(across) < 1) & (np.abs(along) < np.abs(across)) | cells_in(2, 20, 12, 28)
    clear = np.abs(np.abs(along) - np.abs(across)) > 0.01
    assert np.all(clear | ~VALID)
    assert np.array_equal(filled[VALID], flood(LAND, water_ways(VALID, sea))[VALID])


def test_features_without_geometry_are_left_out_and_told(dem, tmp_path):
    layer = polygons(None, WKT, None, name="lakes")
    (filled, _), result = drained(dem, tmp_path, SEA=in_project(layer))
    assert result.warnings == ["Layer ‘lakes’: features 1, 3 had no geometry: left out."]
    assert np.array_equal(filled[VALID], DRAINED[VALID])


def test_only_the_first_of_many_bad_features_are_listed(dem, tmp_path):
    layer = polygons(*[None] * 14, WKT, name="lakes")
    _, result = drained(dem, tmp_path, SEA=in_project(layer))
    assert result.warnings == [
        "Layer ‘lakes’: features 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more had no geometry: left out."
    ]


def test_a_feature_that_has_no_place_in_the_crs_of_the_raster_changes_nothing(dem, tmp_path):
    far = "POLYGON((99 0, 100 0, 100 1, 99 0))"  # a quarter of the globe from the zone's meridian: no easting
    layer = polygons(far, transformed(WKT, "EPSG:4326"), crs="EPSG:4326", name="lakes")
    (filled, _), result = drained(dem, tmp_path, SEA=in_project(layer))
    assert not [warning for warning in result.warnings if "repaired" in warning]
    assert np.array_equal(filled[VALID], DRAINED[VALID])


def test_an_ocean_around_the_whole_globe_is_sea_where_the_raster_lies(dem, tmp_path):
    land = transformed(rectangle(2, 2, 41, 29), "EPSG:4326").asWkt(17)[len("Polygon (") : -1]
    ocean = f"POLYGON((-180 -90, 180 -90, 180 90, -180 90, -180 -90), {land})"
    (filled, _), result = drained(dem, tmp_path, SEA=polygons(ocean, crs="EPSG:4326"))
    assert result.warnings == []
    sea = ~cells_in(2, 2, 41, 29)
    assert np.count_nonzero(sea & VALID) == int(result.log.split("Sea: ")[1].split(" cells")[0])
    assert np.array_equal(filled[VALID], flood(LAND, water_ways(VALID, sea))[VALID])


@pytest.mark.parametrize("layer", [[], [BEYOND], [None]], ids=["empty", "elsewhere", "without geometry"])
def test_a_sea_that_holds_no_cell_is_a_warning_and_a_mask_that_holds_none_is_refused(layer, dem, tmp_path):
    name = in_project(polygons(*layer, name="lakes"))
    (filled, _), result = drained(dem, tmp_path, SEA=name)
    assert "SEA: no cell of ‘dem’ has its centre in a polygon of ‘lakes’." in result.warnings
    assert np.array_equal(filled[VALID], flood(LAND, water_ways(VALID))[VALID])
    with pytest.raises(Refused, match="‘dem’ has no valid cell inside the mask in band 1: there is nothing to do"):
        run("filldepressions", INPUT=dem, MASK=name)


def test_a_mask_that_holds_only_voids_is_refused(dem):
    with pytest.raises(Refused, match="no valid cell inside the mask"):
        run("filldepressions", INPUT=dem, MASK=polygons(rectangle(20, 14, 22, 17)))


@pytest.mark.parametrize(
    "kind, wkt",
    [
        ("LineString", f"LINESTRING({WEST} {NORTH}, {WEST + 300} {NORTH - 200})"),
        ("Point", f"POINT({WEST + 95} {NORTH - 95})"),
    ],
)
def test_lines_and_points_are_no_sea(kind, wkt, dem):
    layer = in_project(polygons(wkt, kind=kind, name="streams"))
    with pytest.raises(Refused, match=r"SEA.*polygon"):
        run("filldepressions", INPUT=dem, SEA=layer)


def test_a_sea_that_does_not_exist_is_refused(dem, tmp_path):
    with pytest.raises(Refused, match="SEA"):
        run("filldepressions", INPUT=dem, SEA=str(tmp_path / "no such.gpkg"))


def test_polygons_lie_right_on_a_raster_that_is_stored_south_up(tmp_path):
    bottom = NORTH - LAND.shape[0] * CELL
    cells = np.where(VALID, LAND, -9999).astype(np.float32)[::-1]
    given = create(tmp_path / "south_up.tif", [cells], nodata=-9999, place=(WEST, CELL, 0.0, bottom, 0.0, CELL))
    (filled, _), _ = drained(given, tmp_path, SEA=polygons(WKT))
    assert np.array_equal(filled[VALID], DRAINED[VALID])


def test_a_cancel_stops_the_burning_of_shapes():
    from types import SimpleNamespace

    from headwaters.core.run.run import Cancelled, Run
    from headwaters.provider.layers.burning import burn_shapes

    class Stopped(Run):
        cancelled = True

    raster = SimpleNamespace(ncols=40, nrows=30, x_min=0.0, y_max=30.0, dx=1.0, dy=1.0)
    shapes = [(QgsGeometry.fromWkt("POLYGON ((0 0, 9 0, 9 9, 0 0))"), 1)]
    assert burn_shapes(Run(), shapes, raster, np.uint8).any()
    with pytest.raises(Cancelled):
        burn_shapes(Stopped(), shapes, raster, np.uint8)
