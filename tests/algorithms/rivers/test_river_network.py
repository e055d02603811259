"""River network: lines along the water, fields that agree with them, and cells that bear their numbers."""

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.provider.layers.fields import NODES, RIVERS, TRACED_RIVERS
from headwaters.tests.algorithms.watersheds.valley import points_at
from headwaters.tests.provider.running import Listener, Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    NORTH,
    WEST,
    cell_area_on_ellipsoid,
    create,
    polygons,
    read,
    rectangle,
)
from osgeo import gdal
from qgis.core import (
    NULL,
    QgsExpressionContextScope,
    QgsFeature,
    QgsGeometry,
    QgsRasterLayer,
    QgsRenderContext,
    QgsSymbolLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)
from support import drawn

ESRI = dict(zip("→↘↓↙←↖↑↗o.", (1, 2, 4, 8, 16, 32, 64, 128, 0, 255)))
# Two brooks meet and reach the sea in the east; a third has the last row to itself.
CODES = np.vectorize(ESRI.get)(
    drawn("""
    ↓ . . . ↓ .
    → → ↓ ← ← .
    . . ↓ . . .
    . . → → → o
    → → → → o .
    """)
).astype(np.uint8)
CELLS_ABOVE = np.array(
    [[1, 0, 0, 0, 1, 0], [2, 3, 7, 3, 2, 0], [0, 0, 8, 0, 0, 0], [0, 0, 9, 10, 11, 12], [1, 2, 3, 4, 5, 0]], np.int32
)
LAND = CODES < 255
HEIGHTS = np.where(LAND, 50 - 2.5 * CELLS_ABOVE, 99).astype(np.float32)
LAKE = rectangle(2, 2, 4, 4)  # the three river cells in rows 2 and 3, columns 2 and 3


def km2(*cells):
    return [number * CELL * CELL / 1e6 for number in cells]


@pytest.fixture
def given(tmp_path):
    """Return the parameters of a run on the map above."""
    return {
        "DIRECTIONS": create(tmp_path / "water.tif", [CODES], nodata=255),
        "ACCUMULATION": create(tmp_path / "cells.tif", [np.where(LAND, CELLS_ABOVE, -1).astype(np.int32)], nodata=-1),
        "THRESHOLD": 1,
        "ENCODING": "esri",
        "RIVERS": str(tmp_path / "rivers.gpkg"),
    }


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [HEIGHTS], nodata=99)


def trace(given, **parameters):
    """Run, and return the rivers as dictionaries in the order of their ids, and the run."""
    result = run("rivernetwork", **{**given, **parameters})
    return rows_of(result["RIVERS"]), result


def rows_of(path):
    """Return the features of a layer as dictionaries with their geometry, in the order of their ids."""
    layer = QgsVectorLayer(path)
    assert layer.isValid()
    names = [field.name() for field in layer.fields()]
    rows = [
        {**dict(zip(names, feature.attributes())), "geometry": feature.geometry()} for feature in layer.getFeatures()
    ]
    return sorted(rows, key=lambda row: row["id"])


def column(rows, name):
    """Return one field of all rows, None for NULL."""
    return [None if row[name] == NULL else row[name] for row in rows]


def cells_of(row):
    """Return the cells in which the vertices of a line lie, as rows and columns."""
    return [(int((NORTH - v.y()) // CELL), int((v.x() - WEST) // CELL)) for v in row["geometry"].vertices()]


def test_the_fields_of_four_links_are_those_worked_out_by_hand(given):
    rivers, result = trace(given)
    assert column(rivers, "id") == [1, 2, 3, 4]
    assert column(rivers, "downstream") == [3, 3, None, None]
    assert column(rivers, "from_node") == [1, 2, 3, 5]
    assert column(rivers, "to_node") == [3, 3, 4, 6]
    assert column(rivers, "mouth") == [3, 3, 3, 4]
    assert column(rivers, "strahler") == [1, 1, 2, 1]
    assert column(rivers, "shreve") == [1, 1, 2, 1]
    assert column(rivers, "horton") == [2, 1, 2, 1]
    assert column(rivers, "hack") == [1, 2, 1, 1]
    assert column(rivers, "length_m") == [30, 30, 50, 40]
    assert column(rivers, "drop_m") == column(rivers, "slope") == [None] * 4
    assert column(rivers, "area_in_km2") == pytest.approx(km2(1, 1, 7, 1))
    assert column(rivers, "area_out_km2") == pytest.approx(km2(3, 3, 12, 5))
    assert column(rivers, "sea_dist_m") == [50, 50, 0, 0]
    assert column(rivers, "basin") == [1, 1, 1, 2]
    assert column(rivers, "lake_id") == [None] * 4
    assert result.warnings == []
    numbers = {name: result[name] for name in ("THRESHOLD_USED", "LINK_COUNT", "NODE_COUNT", "LENGTH_KM")}
    assert numbers == {"THRESHOLD_USED": 1, "LINK_COUNT": 4, "NODE_COUNT": 6, "LENGTH_KM": 0.15}
    assert result["GREATEST_ORDER"] == 2


def test_the_fields_of_the_design_come_first(given, tmp_path):
    layers = run("rivernetwork", **given, NODES=str(tmp_path / "nodes.gpkg"))
    for name, schema in (("RIVERS", TRACED_RIVERS), ("NODES", NODES)):
        layer = QgsVectorLayer(layers[name])
        fields = [field.name() for field in layer.fields() if field.name() != "fid"]
        assert fields == [field.name for field in schema]
        assert layer.crs().authid() == "EPSG:25832"
    assert TRACED_RIVERS[: len(RIVERS)] == RIVERS


def test_lines_run_downstream_from_cell_to_cell_and_into_the_next_line(given):
    rivers, _ = trace(given)
    assert cells_of(rivers[0]) == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert cells_of(rivers[1]) == [(0, 4), (1, 4), (1, 3), (1, 2)]
    assert cells_of(rivers[2]) == [(1, 2), (2, 2), (3, 2), (3, 3), (3, 4), (3, 5)]
    assert {QgsWkbTypes.displayString(row["geometry"].wkbType()) for row in rivers} == {"LineString"}
    corner = next(rivers[0]["geometry"].vertices())
    assert (corner.x(), corner.y()) == (WEST + CELL / 2, NORTH - CELL / 2)


def test_lines_are_cut_at_gauges_on_rivers(given, tmp_path):
    """One in the middle of a link; those at a junction, a head and a mouth cut nothing, one beside rivers is named."""
    cells = (2, 2), (1, 2), (0, 4), (3, 5)
    gauges = points_at(*cells)
    rivers, result = trace(given, POINTS=gauges, NODES=str(tmp_path / "nodes.gpkg"))
    assert [cells_of(row)[0] for row in rivers] == [(0, 0), (0, 4), (1, 2), (2, 2), (4, 0)]
    assert column(rivers, "downstream") == [3, 3, 4, None, None]
    assert column(rivers, "length_m") == [30, 30, 10, 40, 40]
    assert column(rivers, "strahler") == [1, 1, 2, 2, 1]
    assert column(rivers, "area_in_km2") == pytest.approx(km2(1, 1, 7, 8, 1))
    nodes = rows_of(result["NODES"])
    assert column(nodes, "kind") == ["head", "head", "junction", "gauge", "mouth", "head", "mouth"]
    beside = trace({**given, "THRESHOLD": 2}, POINTS=points_at((0, 0), (2, 2)))
    assert len(beside[0]) == 5 and any("lie on no river" in each for each in beside[1].warnings)
    snapped, _ = trace({**given, "THRESHOLD": 8}, POINTS=points_at((1, 2)), SNAP=15)
    assert [cells_of(row)[0] for row in snapped] == [(2, 2)]  # its head: nothing is cut


def test_nodes_are_sources_confluences_and_mouths(given, dem, tmp_path):
    result = run("rivernetwork", **given, INPUT=dem, NODES=str(tmp_path / "nodes.gpkg"))
    nodes = rows_of(result["NODES"])
    assert column(nodes, "kind") == ["head", "head", "junction", "mouth", "head", "mouth"]
    assert column(nodes, "link") == [1, 2, 3, None, 4, None]
    assert column(nodes, "links_in") == [0, 0, 2, 1, 0, 1]
    assert column(nodes, "strahler") == [1, 1, 2, 2, 1, 1]
    assert column(nodes, "area_km2") == pytest.approx(km2(1, 1, 7, 12, 1, 5))
    assert column(nodes, "sea_dist_m") == [80, 80, 50, 0, 40, 0]
    assert column(nodes, "basin") == [1, 1, 1, 1, 2, 2]
    assert column(nodes, "z_m") == [47.5, 47.5, 32.5, 20, 47.5, 37.5]
    assert [cells_of(row)[0] for row in nodes] == [(0, 0), (0, 4), (1, 2), (3, 5), (4, 0), (4, 4)]


def test_rasters_bear_the_ids_and_orders_of_the_rivers(given, tmp_path):
    result = run("rivernetwork", **given, LINKS=str(tmp_path / "ids.tif"), ORDER=str(tmp_path / "orders.tif"))
    ids, has_id = read(result["LINKS"])
    orders, has_order = read(result["ORDER"])
    expected = np.array([[1, 0, 0, 0, 2, 0], [1, 1, 3, 2, 2, 0], [0, 0, 3, 0, 0, 0], [0, 0, 3, 3, 3, 3], [4] * 5 + [0]])
    assert np.array_equal(np.where(has_id, ids, 0), expected)
    assert np.array_equal(np.where(has_order, orders, 0), np.choose(expected, [0, 1, 1, 2, 1]))
    assert orders.dtype == np.uint8
    layer = QgsRasterLayer(result["ORDER"])
    apply_style(layer, "")
    assert [each.label for each in layer.renderer().classes()] == ["Order 1", "Order 2"]


def test_with_a_dem_lines_have_heights_and_falls(given, dem):
    rivers, result = trace(given, INPUT=dem)
    assert {QgsWkbTypes.displayString(row["geometry"].wkbType()) for row in rivers} == {"LineStringZ"}
    assert column(rivers, "drop_m") == [15, 15, 12.5, 10]
    assert column(rivers, "slope") == [0.5, 0.5, 0.25, 0.25]
    assert [vertex.z() for vertex in rivers[0]["geometry"].vertices()] == [47.5, 45, 42.5, 32.5]
    assert result.warnings == []


def test_where_the_dem_has_no_data_falls_are_unknown_and_it_is_told(given, tmp_path):
    z = HEIGHTS.copy()
    z[0, 0] = z[2, 2] = 99
    rivers, result = trace(given, INPUT=create(tmp_path / "holes.tif", [z], nodata=99))
    assert column(rivers, "drop_m") == [None, 15, 12.5, 10]
    assert result.warnings == ["The DEM has no data in 2 river cells: vertices and falls there have no height."]


def test_rivers_are_cut_at_the_shores_of_lakes(given, tmp_path):
    """A lake without a field `id` has that of its feature."""
    rivers, result = trace(given, LAKES=polygons(LAKE), NODES=str(tmp_path / "nodes.gpkg"))
    assert [cells_of(row) for row in rivers[2:5]] == [
        [(1, 2), (2, 2)],
        [(2, 2), (3, 2), (3, 3), (3, 4)],
        [(3, 4), (3, 5)],
    ]
    assert column(rivers, "lake_id") == [None, None, None, 1, None, None]
    assert column(rivers, "downstream") == [3, 3, 4, 5, None, None]
    assert column(rivers, "strahler") == [1, 1, 2, 2, 2, 1]
    assert column(rivers, "shreve") == [1, 1, 2, 2, 2, 1]
    assert column(rows_of(result["NODES"]), "kind")[3:5] == ["lake inlet", "lake outlet"]


def test_lakes_are_known_by_their_id_and_the_inner_of_two_counts(given):
    layer = QgsVectorLayer("Polygon?crs=EPSG:25832&field=ID:integer", "lakes", "memory")
    outlines = {71: LAKE, 72: rectangle(2, 2, 3, 3), 73: rectangle(3, 1, 4, 2)}
    for number, outline in outlines.items():
        lake = QgsFeature(layer.fields())
        lake.setGeometry(QgsGeometry.fromWkt(outline))
        lake["ID"] = number
        assert layer.dataProvider().addFeatures([lake])[0]
    rivers, _ = trace(given, LAKES=layer)
    cells = {tuple(cells_of(row)): row["lake_id"] for row in rivers if row["lake_id"] != NULL}
    assert cells == {((1, 3), (1, 2)): 73, ((2, 2), (3, 2)): 72, ((3, 2), (3, 3), (3, 4)): 71}


def test_a_lake_with_an_odd_id_is_refused(given):
    layer = QgsVectorLayer("Polygon?crs=EPSG:25832&field=id:string", "lakes", "memory")
    lake = QgsFeature(layer.fields())
    lake.setGeometry(QgsGeometry.fromWkt(LAKE))
    lake["id"] = "tarn"
    assert layer.dataProvider().addFeatures([lake])[0]
    with pytest.raises(Refused, match="the field id of feature 1 holds ‘tarn’, which is no whole number"):
        trace(given, LAKES=layer)


@pytest.mark.parametrize("passes", [1, 20])
def test_smoothing_changes_lines_and_nothing_else(passes, given, dem):
    plain, _ = trace(given, INPUT=dem)
    given["RIVERS"] = given["RIVERS"].replace("rivers", "smooth")
    smooth, _ = trace(given, INPUT=dem, SMOOTH=passes)
    for before, after in zip(plain, smooth):
        one, other = before.pop("geometry"), after.pop("geometry")
        assert before == after
        ends = [list(line.vertices())[place].asWkt() for line in (one, other) for place in (0, -1)]
        assert ends[:2] == ends[2:]
        heights = [vertex.z() for vertex in other.vertices()]
        assert heights == sorted(heights, reverse=True)
        assert other.length() < one.length() or before["id"] == 4


def test_without_a_threshold_a_readable_one_is_used(given):
    del given["THRESHOLD"]
    _, result = trace(given)
    assert result["THRESHOLD_USED"] == 10
    assert result["LINK_COUNT"] == 1


def test_a_threshold_that_nothing_reaches_gives_empty_layers_with_all_fields(given, tmp_path):
    outputs = {name: str(tmp_path / f"{name}.tif") for name in ("LINKS", "ORDER")}
    result = run("rivernetwork", **{**given, "THRESHOLD": 13}, NODES=str(tmp_path / "nodes.gpkg"), **outputs)
    for name, schema in (("RIVERS", TRACED_RIVERS), ("NODES", NODES)):
        layer = QgsVectorLayer(result[name])
        assert layer.featureCount() == 0
        assert {field.name for field in schema} <= {field.name() for field in layer.fields()}
    assert not read(result["LINKS"])[1].any()
    assert not read(result["ORDER"])[1].any()
    assert [result[name] for name in ("LINK_COUNT", "NODE_COUNT", "LENGTH_KM", "GREATEST_ORDER")] == [0, 0, 0, 0]
    assert result.warnings == [
        "No cell of ‘cells’ reaches the threshold of 13: there are no rivers. The greatest accumulation is 12."
    ]


def test_rasters_that_do_not_have_the_same_cells_are_refused(given, tmp_path):
    shifted = create(tmp_path / "shifted.tif", [CELLS_ABOVE], west=WEST + 5)
    for name in ("ACCUMULATION", "INPUT"):
        with pytest.raises(Refused, match=f"{name}: ‘shifted’ .* has not the same cells as ‘water’"):
            run("rivernetwork", **{**given, name: shifted})


def test_rivers_that_cross_are_told(tmp_path):
    codes = np.array([[ESRI["↘"], ESRI["↙"]], [0, 0]], np.uint8)
    given = {"DIRECTIONS": create(tmp_path / "x.tif", [codes]), "ENCODING": "esri", "THRESHOLD": 1}
    given["ACCUMULATION"] = create(tmp_path / "cells.tif", [np.array([[1, 1], [2, 2]], np.uint8)])
    result = run("rivernetwork", **given, RIVERS="TEMPORARY_OUTPUT")
    assert result.warnings == ["Rivers cross at 1 corners of cells: that is where the directions lead."]


def test_in_degrees_lengths_and_areas_are_those_on_the_ground(given, tmp_path):
    facts = {"crs": "EPSG:4326", "west": 11, "north": 48, "dx": 0.001, "dy": 0.001}
    given["DIRECTIONS"] = create(tmp_path / "degrees.tif", [CODES], nodata=255, **facts)
    given["ACCUMULATION"] = create(tmp_path / "cells.tif", [CELLS_ABOVE], nodata=0, **facts)
    rivers, _ = trace(given)
    # A thousandth of a degree at 48° north: 74.6 m along the parallel, 111.2 m along the meridian.
    assert rivers[3]["length_m"] == pytest.approx(4 * 74.63, rel=1e-3)
    assert rivers[0]["length_m"] == pytest.approx(111.19 + 2 * 74.63, rel=1e-3)
    area = 5 * cell_area_on_ellipsoid(48 - 0.004, 0.001, 0.001, 6378137, 1 / 298.257223563) / 1e6
    assert rivers[3]["area_out_km2"] == pytest.approx(area, rel=1e-6)


def test_each_output_may_be_left_out(given, tmp_path):
    del given["RIVERS"]
    result = run("rivernetwork", **given, NODES=None, LINKS=str(tmp_path / "ids.tif"), RIVERS="TEMPORARY_OUTPUT")
    assert (result["NODES"], result["ORDER"]) == (None, None)
    assert read(result["LINKS"])[1].any()


def test_lines_are_as_wide_as_their_order_says(given):
    layer = QgsVectorLayer(trace(given)[1]["RIVERS"])
    apply_style(layer, "rivers")
    symbol = layer.renderer().symbol().symbolLayer(0)
    assert symbol.color().blue() > symbol.color().red()
    width = symbol.dataDefinedProperties().property(QgsSymbolLayer.Property.PropertyStrokeWidth)
    context = QgsRenderContext().expressionContext()
    context.setFields(layer.fields())
    scale = QgsExpressionContextScope()
    scale.setVariable("map_scale", 50_000)
    context.appendScope(scale)
    widths = {}
    for feature in layer.getFeatures():
        context.setFeature(feature)
        widths[feature["strahler"]] = width.valueAsDouble(context, -1)[0]
    assert 0 < widths[1] < widths[2]


def test_every_kind_of_node_has_a_symbol(given, tmp_path):
    result = run("rivernetwork", **given, LAKES=polygons(LAKE), NODES=str(tmp_path / "nodes.gpkg"))
    layer = QgsVectorLayer(result["NODES"])
    apply_style(layer, "nodes")
    kinds = {category.value(): category.symbol().size() for category in layer.renderer().categories()}
    assert {row["kind"] for row in rows_of(result["NODES"])} < set(kinds)
    assert set(kinds) == {"head", "junction", "gauge", "lake inlet", "lake outlet", "mouth", "end"}
    assert kinds["mouth"] > kinds["head"]


def test_once_the_directions_are_read_the_bar_never_goes_back(given, dem):
    listener = Listener()
    run("rivernetwork", listener, **given, INPUT=dem, SMOOTH=2, NODES="TEMPORARY_OUTPUT", LINKS="TEMPORARY_OUTPUT")
    rest = listener.bar[max(place for place, percent in enumerate(listener.bar) if percent <= 20) :]
    assert len(rest) > 10
    assert rest == sorted(rest)


BASINS = [
    ("mountains/", "mountains/net.geojson", 154),
    pytest.param("logan_taudem/logan30m_", "logan_taudem/logannet.shp", 152, marks=pytest.mark.slow),
    ("eno_taudem/enogeo", "eno_taudem/enogeonet.shp", 53),
]


@pytest.mark.parametrize("prefix, links, count", BASINS)
def test_the_rivers_of_a_basin_are_those_of_another_program(prefix, links, count, real_data, tmp_path):
    """Their mask of rivers makes as many links, with their orders on the same cells."""
    given = {"DIRECTIONS": str(real_data / f"{prefix}p.tif"), "ACCUMULATION": str(real_data / f"{prefix}src.tif")}
    result = run("rivernetwork", **given, THRESHOLD=1, RIVERS="TEMPORARY_OUTPUT", ORDER=str(tmp_path / "orders.tif"))
    assert result["LINK_COUNT"] == count
    theirs = QgsVectorLayer(str(real_data / links))
    assert result["LENGTH_KM"] == pytest.approx(sum(feature["Length"] for feature in theirs.getFeatures()) / 1000, 1e-5)
    orders, valid = read(result["ORDER"])
    reference = gdal.Open(str(real_data / f"{prefix}ord3.tif")).ReadAsArray()
    assert np.array_equal(np.where(valid, orders, 0), np.maximum(reference, 0))


def test_no_river_rises_on_its_way_through_a_hollow(tmp_path):
    """Directions come from the filled DEM, heights from the DEM with its hollows."""
    z = np.add.outer(np.arange(40.0)[::-1], np.abs(np.arange(21) - 10)).astype(np.float32)
    z[15:20, 8:13] -= 12
    dem = create(tmp_path / "hollow.tif", [z])
    ways = run("flowdirections", INPUT=dem, OUTPUT=str(tmp_path / "ways.tif"))["OUTPUT"]
    water = {"DIRECTIONS": ways, "ENCODING": "esri"}
    area = run("flowaccumulation", **water, OUTPUT=str(tmp_path / "area.tif"))["OUTPUT"]
    path = str(tmp_path / "rivers.gpkg")
    run("rivernetwork", **water, ACCUMULATION=area, INPUT=dem, THRESHOLD=1e-3, RIVERS=path)
    features = list(QgsVectorLayer(path, "rivers").getFeatures())
    assert len(features) > 5
    for each in features:
        heights = [vertex.z() for vertex in each.geometry().vertices()]
        assert np.all(np.diff(heights) <= 0)
        assert each["drop_m"] == pytest.approx(heights[0] - heights[-1]) and each["drop_m"] >= 0
