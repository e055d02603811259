"""Rivers that grow: what is true of all of them, what the layers say, and what is refused in which words."""

import json

import numpy as np
import pytest
from headwaters.provider.base.described import describe
from headwaters.provider.layers.fields import PLAYED_RIVERS
from headwaters.tests.provider.running import Refused
from headwaters.tests.provider.samples import create
from headwaters.tests.support import some_of
from qgis.core import (
    QgsDateTimeRange,
    QgsExpression,
    QgsFeatureRequest,
    QgsGeometry,
    QgsProperty,
    QgsVectorLayer,
    QgsVectorLayerTemporalContext,
)
from qgis.PyQt.QtCore import QDateTime, Qt

from .grown import (
    ISLAND,
    ISLET,
    LAGOON,
    MAIN,
    OUTPUTS,
    SOUTH,
    WEST,
    all_land,
    assert_sound,
    coast,
    features,
    grow,
    ring,
    rows,
    shapes_and_values,
    sketch,
)

pytestmark = pytest.mark.qgis

COASTS = ["cyprus_32636", "ireland_2157", "kauai_32604", "sardinia_32632", "sri_lanka_32644", "tasmania_28355"]
IN_DEGREES = [f"{name.rsplit('_', 1)[0]}_4326" for name in COASTS]
RIVER = [(24, 5), (18, 6), (12, 13), (6, 10)]  # begins just inland of the eastern shore


@pytest.fixture(scope="module")
def grown(provider):
    """Return what grows on a main island, a small one and an islet, with all outputs."""
    return grow(coast(), SPACING=1000)


@pytest.fixture(scope="module")
def rivers(grown):
    return rows(grown["RIVERS"])


@pytest.fixture(scope="module")
def nodes(grown):
    return {node.id: node for node in rows(grown["NODES"])}


def slopes(tmp_path, values, **facts):
    """Write a raster of slopes over the islands, which lie within 50 × 30 cells of a kilometre; return its path."""
    cells = np.array(np.broadcast_to(values, (30, 50)), np.float32)
    return create(tmp_path / "slopes.tif", [cells], west=WEST - 5000, north=SOUTH + 25000, dx=1000, dy=1000, **facts)


# What must be true


def test_rivers_rise_never_cross_and_reach_the_sea(rivers):
    assert_sound(rivers, all_land(coast()), near=0.01)


@pytest.mark.parametrize("name", some_of(COASTS + IN_DEGREES))
def test_on_real_coasts_too(provider, coasts, name):
    path = f"{coasts / 'coast_rivers' / name}.gpkg|layername=coastline"
    layer = QgsVectorLayer(path, name)
    made = grow(layer, CELLS=None, RIDGES=None, WATERSHEDS=None, NODES=None)
    near = 1.0 if name in COASTS else 1e-5
    assert_sound(rows(made["RIVERS"]), all_land(layer), near)
    assert 500 < made["EDGES"] < 2000


@pytest.mark.parametrize("name", [COASTS[3], IN_DEGREES[4]])
def test_mapped_rivers_are_followed(provider, coasts, name):
    path = f"{coasts / 'coast_rivers' / name}.gpkg"
    layer = QgsVectorLayer(f"{path}|layername=coastline", name)
    made = grow(layer, SKETCH=f"{path}|layername=rivers", CELLS=None, RIDGES=None, WATERSHEDS=None)
    rivers = rows(made["RIVERS"])
    assert_sound(rivers, all_land(layer), 1.0 if name in COASTS else 1e-5)
    assert made["SKETCH_FOLLOWED"] > 60
    assert {river.source for river in rivers} == {"grown", "sketched"}


def test_lines_know_their_nodes(rivers, nodes):
    for river in rivers:
        for number, vertex in ((river.from_node, river.vertices[0]), (river.to_node, river.vertices[-1])):
            place = nodes[number].shape.constGet()
            assert (place.x(), place.y(), place.z()) == tuple(vertex)
        assert nodes[river.from_node].link == river.id
    assert {nodes[river.from_node].kind for river in rivers} == {"head", "junction"}


def test_lengths_falls_and_ways_are_those_of_the_lines(rivers):
    by_id = {river.id: river for river in rivers}
    for river in rivers:
        length = np.hypot(*np.diff(river.vertices[:, :2], axis=0).T).sum()
        assert river.length_m == pytest.approx(length, rel=2e-3)  # the map is a little off the ground
        assert river.drop_m == pytest.approx(river.vertices[0, 2] - river.vertices[-1, 2])
        assert river.slope == pytest.approx(river.drop_m / river.length_m)
        below = by_id.get(river.downstream)
        assert river.sea_dist_m == pytest.approx(below.length_m + below.sea_dist_m if below else 0)


def test_edges_are_as_long_as_the_spacing_and_rise_as_the_slope_says(provider):
    made = grow(coast(), SPACING=1000, RIVER_SLOPE=0.02, GEOMETRY="edges")
    rivers = rows(made["RIVERS"])
    assert len(rivers) == made["EDGES"]
    assert np.allclose([river.length_m for river in rivers], 1000)
    assert np.allclose([river.drop_m for river in rivers], 20)


def test_orders_are_true(rivers):
    above = {}
    for river in rivers:
        above.setdefault(river.downstream, []).append(river.strahler)
    for river in rivers:
        orders = sorted(above.get(river.id, [0]))
        twice = orders[-2:] == orders[-1:] * 2
        assert river.strahler == orders[-1] + (1 if twice or orders == [0] else 0)
        assert river.shreve >= 2 ** (river.strahler - 1)


def test_edges_and_reaches_are_the_same_network(provider, rivers):
    def steps(lines):
        return sorted(tuple(pair.ravel()) for line in lines for pair in zip(line.vertices[:-1], line.vertices[1:])
                      for pair in [np.array(pair)])  # fmt: skip

    edges = rows(grow(coast(), SPACING=1000, GEOMETRY="edges")["RIVERS"])
    assert steps(edges) == steps(rivers)
    assert len(edges) > len(rivers)


def test_cells_and_watersheds_are_all_land_that_has_rivers(grown, nodes):
    cells, basins = rows(grown["CELLS"]), rows(grown["WATERSHEDS"])
    land = all_land(coast(MAIN, ISLAND))
    for parts in (cells, basins):
        assert all(part.shape.isGeosValid() for part in parts)
        assert sum(part.shape.area() for part in parts) == pytest.approx(land.area(), rel=1e-6)
        assert sum(part.area_km2 for part in parts) == pytest.approx(land.area() / 1e6, rel=2e-3)
        assert QgsGeometry.unaryUnion([part.shape for part in parts]).symDifference(land).area() < 1e-6 * land.area()
    assert {cell.id for cell in cells} == set(nodes)
    assert {basin.id for basin in basins} == {node.id for node in nodes.values() if node.kind == "mouth"}


def test_what_flows_out_at_the_mouths_is_all_that_falls_on_the_land(grown, rivers):
    at_sea = sum(river.area_out_km2 for river in rivers if river.downstream is None)
    rivered = {river.basin for river in rivers}
    assert at_sea == pytest.approx(sum(basin.area_km2 for basin in rows(grown["WATERSHEDS"]) if basin.id in rivered))


def test_flow_follows_from_the_area_by_the_power_law(rivers):
    for river in rivers:
        assert 0.42 * river.area_in_km2**0.69 <= river.discharge_m3s * 1.001
        assert river.discharge_m3s == pytest.approx(0.42 * river.area_out_km2**0.69)  # at mouths too
        assert 0 < river.depth_m < river.width_m


def test_ridges_lie_above_the_rivers_on_both_sides(grown, nodes):
    ridges = rows(grown["RIDGES"])
    assert {ridge.kind for ridge in ridges} == {"ridge", "divide"}
    for ridge in ridges:
        left, right = nodes[ridge.left_cell], nodes[ridge.right_cell]
        assert (ridge.kind == "divide") == (left.basin != right.basin)
        assert ridge.left_cell not in (right.downstream, right.id)
        assert ridge.z_max == pytest.approx(ridge.vertices[:, 2].max())
        assert ridge.z_max > min(left.z_m, right.z_m)


def test_an_islet_too_small_for_a_river_has_none_and_that_is_said(grown, rivers):
    islet = all_land(coast(ISLET))
    assert not any(islet.intersects(river.shape) for river in rivers)
    assert any("too small" in line for line in grown.log.splitlines())


def test_an_inland_sea_is_a_sea(provider):
    layer = coast([MAIN, LAGOON])
    rivers = rows(grow(layer, SPACING=1000)["RIVERS"])
    assert_sound(rivers, all_land(layer), near=0.01)
    lagoon = all_land(coast(LAGOON)).buffer(1, 4)
    ends = [QgsGeometry.fromWkt("POINT({} {})".format(*r.vertices[-1, :2])) for r in rivers if r.downstream is None]
    assert any(lagoon.contains(end) for end in ends)


def test_the_log_counts_the_edges_of_every_order(grown, rivers):
    greatest = max(river.strahler for river in rivers)
    assert any(f"order {greatest}:" in line for line in grown.log.splitlines())


# The same again, or not


def test_the_same_seed_gives_the_same_features(provider, grown):
    again = grow(coast(), SPACING=1000)
    for name in OUTPUTS:
        assert shapes_and_values(again[name]) == shapes_and_values(grown[name]) != []


def test_another_seed_gives_other_rivers_and_is_told(provider, grown):
    other = grow(coast(), SPACING=1000, SEED=7)
    assert (other["SEED_USED"], grown["SEED_USED"]) == (7, 42)
    assert shapes_and_values(other["RIVERS"]) != shapes_and_values(grown["RIVERS"])


def test_moving_a_sketch_leaves_other_islands_as_they_are(provider):
    def on_the_small_island(line):
        made = grow(coast(), SPACING=1000, SKETCH=sketch(line))
        small = all_land(coast(ISLAND)).buffer(1, 4)
        return [
            [(bytes(each.geometry().asWkb()), each.attributes()) for each in made[name].getFeatures()
             if small.contains(each.geometry())]
            for name in OUTPUTS
        ]  # fmt: skip

    before = on_the_small_island(RIVER)
    after = on_the_small_island([*RIVER[:2], (11, 12), (6, 10)])
    assert before == after
    assert all(before)


# What people draw


def test_a_sketch_is_followed_and_grows_on(provider):
    made = grow(coast(), SPACING=1000, SKETCH=sketch(RIVER))
    rivers = rows(made["RIVERS"])
    assert_sound(rivers, all_land(coast()), near=0.01)
    line = QgsGeometry.fromWkt(f"LINESTRING{ring(RIVER)}")
    drawn = [river for river in rivers if river.source == "sketched"]
    inland = [vertex for river in drawn for vertex in river.vertices[:-1, :2] if vertex[0] < WEST + 24000]
    assert all(line.distance(QgsGeometry.fromWkt("POINT({} {})".format(*vertex))) < 400 for vertex in inland)
    assert sum(river.length_m for river in drawn) > 0.9 * line.length()
    assert made["SKETCH_FOLLOWED"] > 90
    beside = {river.from_node for river in drawn} | {river.to_node for river in drawn}
    joining = [river for river in rivers if river.source == "grown" and river.to_node in beside]
    assert len(joining) > 5  # tributaries on the way, and what goes on from its head


@pytest.mark.parametrize(
    "line",
    [
        [(45, 5), (50, 9)],  # off the land
        [(5, 5), (9, 9), (9, 5), (5, 9)],  # crosses itself
        [(10, 8), (11, 9)],  # without a mouth
        [(28, 3), (20, 4), (10, 4), (3, 9)],  # crosses the coast
        [(5, -5), (5, 25)],  # crosses the island
        [(5, 5), (5, 5.01)],  # a dot
    ],
)
def test_a_sketch_that_cannot_be_followed_everywhere_is_told_of_and_the_rest_is_sound(provider, line):
    made = grow(coast(), SPACING=1000, SKETCH=sketch(RIVER, line))
    assert_sound(rows(made["RIVERS"]), all_land(coast()), near=0.01)
    assert 0 < made["SKETCH_FOLLOWED"] <= 100
    told = "\n".join([*made.log.splitlines(), *made.warnings])
    assert "feature 1" in told
    assert "feature 2" in told


@pytest.mark.parametrize("line", [None, [(2, 1), (12, 3), (23, 2)]])
def test_rivers_keep_as_far_from_the_shore_as_asked(provider, line):
    """All nodes but mouths, those of sketches too; the clearance between rivers changes nothing there."""
    land = coast(MAIN)
    shape = all_land(land)
    shore = QgsGeometry(shape.constGet().boundary())

    def nearest(**clearances):
        drawn = {"SKETCH": sketch(line)} if line else {}
        made = grow(land, SPACING=1500, SEED=3, **drawn, **clearances)
        inner = [node for node in rows(made["NODES"]) if node.downstream is not None]
        return min(shore.distance(node.shape) for node in inner) / 1500

    assert 0.7072 - 1e-3 <= nearest(SHORE_CLEARANCE=0.7072) < 0.75 - 1e-3 <= nearest() < 0.9
    assert nearest(SHORE_CLEARANCE=0.95) >= 0.95 - 1e-3
    assert 0.75 - 1e-3 <= nearest(CLEARANCE=0.9) < 0.9


def test_sketches_that_cross_do_not_make_rivers_that_cross(provider):
    made = grow(coast(), SPACING=1000, SKETCH=sketch([(25, 4), (15, 6), (8, 12)], [(12, 0), (13, 8), (12, 14)]))
    assert_sound(rows(made["RIVERS"]), all_land(coast()), near=0.01)


def test_a_given_mouth_is_where_a_large_river_ends(provider):
    mouths = features("Point", f"POINT({WEST + 26100} {SOUTH + 4000})", rank=[5])
    made = grow(coast(), SPACING=1000, MOUTHS=mouths, MOUTH_PRIORITY="rank")
    rivers = rows(made["RIVERS"])
    largest = max(rivers, key=lambda river: river.area_out_km2)
    assert np.hypot(*(largest.vertices[-1, :2] - (WEST + 26000, SOUTH + 4000))) < 1000
    assert made["MOUTHS_USED"] > 1  # small rivers fill the rest


def test_a_mouth_far_inland_is_refused_in_words(provider):
    mouths = features("Point", f"POINT({WEST + 12000} {SOUTH + 8000})", f"POINT({WEST + 26100} {SOUTH + 4000})")
    made = grow(coast(), SPACING=1000, MOUTHS=mouths)
    assert any("feature 1" in warning and "shore" in warning for warning in made.warnings)


def test_zeta_0_makes_networks_of_like_size(provider):
    def largest_share(zeta):
        shares = []
        for seed in range(1, 5):
            made = grow(coast(MAIN), SPACING=700, RIVER_SLOPE=0.01, ZETA=zeta, SEED=seed)
            areas = [basin.area_km2 for basin in rows(made["WATERSHEDS"])]
            shares.append(max(areas) / sum(areas))
        return np.mean(shares)

    assert largest_share(zeta=0) < 0.85 * largest_share(zeta=1000)


def test_a_preset_stands_for_zeta_chances_and_mouths_and_what_is_given_wins(provider):
    def lines(**given):
        return [bytes(each.geometry().asWkb()) for each in grow(coast(MAIN), **how, **given)["RIVERS"].getFeatures()]

    how = {"SPACING": 1500, "RIVER_SLOPE": 0.01, "SEED": 3}
    even = {"ZETA": 0, "PC": 0.1, "PS": 0.8, "PA": 0.1}
    made = {preset: lines(PRESET=preset) for preset in ("long", "forking", "even", "own")}
    assert made["even"] == lines(PRESET="even", **even)
    assert lines(PRESET="long", **even) not in (made["even"], made["long"])  # its great rivers end elsewhere
    assert made["own"] == lines(PRESET="own", PC=0.2, PS=0.1, PA=0.7)
    assert made["forking"] != made["long"] != made["even"] != made["own"]
    assert lines() == made["long"]


def test_small_islands_have_rivers_of_their_own_size(provider):
    """One that would have fewer than 60 edges has shorter ones; a given length holds for all."""
    large, small = [(0, 0), (150, 0), (150, 120), (0, 120), (0, 0)], [(160, 0), (167, 0), (167, 7), (160, 7), (160, 0)]
    made = grow(coast(large, small))
    steps = {1: [], 2: []}
    for river in rows(made["RIVERS"]):
        steps[1 + river.id // 1_000_000] += np.hypot(*np.diff(river.vertices[:, :2], axis=0).T).tolist()
    assert np.median(steps[1]) == pytest.approx(made["SPACING_USED"], rel=1e-3)
    assert np.median(steps[2]) == pytest.approx(1000 * np.sqrt(49 / 60), rel=1e-3)
    given = [river for river in rows(grow(coast(large, small), SPACING=2000)["RIVERS"]) if river.id > 1_000_000]
    assert {round(step) for river in given for step in np.hypot(*np.diff(river.vertices[:, :2], axis=0).T)} == {2000}


def test_a_sketch_of_higher_priority_takes_more_land(provider):
    """By a number for all sketches, or by a field: of two that are alike the greater one grows larger."""

    def drained(priority):
        lines = [(1, 10), (6, 10)], [(24, 7), (19, 7)]
        drawn = sketch(*lines, order=[1, 4])
        made = rows(grow(coast(MAIN), SPACING=1000, SKETCH=drawn, SKETCH_PRIORITY=priority, SEED=2)["NODES"])
        return [
            max(node.area_km2 for node in made if node.kind == "mouth" and abs(node.shape.constGet().y() - y) < 2500
                and abs(node.shape.constGet().x() - x) < 4000)
            for x, y in ((WEST, SOUTH + 10_000), (WEST + 25_000, SOUTH + 7000))
        ]  # fmt: skip

    small, large = drained(1), drained(5)
    assert sum(large) > 1.2 * sum(small)
    assert drained(QgsProperty.fromField("order"))[1] > small[1]


def test_nodes_tell_what_they_were_to_become_and_their_type(grown, nodes):
    """The priority of a mouth's river is at least its order; types are those of the river lines."""
    assert max(node.priority for node in nodes.values()) > 1
    heads = [node for node in nodes.values() if node.kind == "head"]
    assert heads and all(node.priority >= 1 for node in heads)
    assert {node.rosgen for node in nodes.values()} >= {river.rosgen for river in rows(grown["RIVERS"])}


def test_edges_are_counted_by_their_order(provider):
    made = grow(coast(MAIN), SPACING=1000, GEOMETRY="edges")
    orders = np.bincount([river.strahler for river in rows(made["RIVERS"])])
    assert json.loads(made["EDGES_BY_ORDER"]) == orders[1:].tolist()
    assert sum(orders) == made["EDGES"]


def test_weights_make_cliffs_at_the_coast_and_sharp_ridges(provider):
    """Ridges near the coast rise with its weight, those beside high rivers with that of height."""

    def ridges(**weights):
        made = grow(coast(MAIN), SPACING=1000, TERRAIN_SLOPE=0.1, **weights)
        land = all_land(coast(MAIN))
        shore = QgsGeometry(land.constGet().boundary())
        found = rows(made["RIDGES"])
        inland = np.array([shore.distance(each.shape) for each in found])
        return made, np.array([each.z_max for each in found]), inland

    plain, z, inland = ridges()
    cliffs, z_cliffs, _ = ridges(COAST_WEIGHT=1)
    _, z_flat, _ = ridges(COAST_WEIGHT=-1)
    sharp, z_sharp, _ = ridges(HEIGHT_WEIGHT=1)
    lines = [
        [bytes(each.geometry().asWkb()) for each in made["RIVERS"].getFeatures()] for made in (plain, cliffs, sharp)
    ]
    assert lines[0] == lines[1] == lines[2]
    near, far = (inland > 0) & (inland < 1500), inland > np.quantile(inland, 0.97)
    assert np.all(z_cliffs[near] > z[near]) and np.all(z_flat[near] < z[near])
    assert np.all(z_cliffs[far] < z[far]) and np.all(z_flat[far] > z[far])
    low, high = (z > 0) & (z < np.quantile(z, 0.1)), z > np.quantile(z, 0.97)
    assert np.all(z_sharp[low] < z[low]) and np.all(z_sharp[high] > z[high])


def test_edges_tell_in_which_order_they_grew_and_the_temporal_controller_plays_them(provider):
    """Each after the one that it flows into, with none left out; nothing shows before its hour."""
    made = grow(coast(MAIN), SPACING=1500, GEOMETRY="edges")
    rivers = {river.id: river for river in rows(made["RIVERS"])}
    assert sorted(river.order for river in rivers.values()) == list(range(1, len(rivers) + 1))
    for river in rivers.values():
        assert river.downstream is None or river.order > rivers[river.downstream].order
    layer = made["RIVERS"]
    describe(layer, PLAYED_RIVERS, "")
    playing = layer.temporalProperties()
    assert playing.isActive()

    def shown(hours):
        begin = QDateTime.fromString("2000-01-01T00:00:00", Qt.ISODate).addSecs(3600 * hours)
        context = QgsVectorLayerTemporalContext()
        context.setLayer(layer)
        moment = QgsDateTimeRange(begin, begin.addSecs(3599))
        return layer.materialize(
            QgsFeatureRequest(QgsExpression(playing.createFilterString(context, moment)))
        ).featureCount()

    assert [shown(hours) for hours in (0, 1, 7, 10_000)] == [0, 1, 7, len(rivers)]


# Heights


def test_the_peak_is_the_height_of_the_highest_river(provider):
    made = grow(coast(), SPACING=1000, PEAK=777)
    assert max(node.z_m for node in rows(made["NODES"])) == pytest.approx(777)


def test_a_map_of_slopes_says_where_rivers_are_steep(provider, tmp_path):
    west = np.arange(50) < 17
    made = grow(coast(), SPACING=1000, RIVER_SLOPE_MAP=slopes(tmp_path, np.where(west, 0.01, 0.05)), GEOMETRY="edges")
    rivers = rows(made["RIVERS"])
    steep = [river.slope for river in rivers if river.vertices[:, 0].min() > WEST + 14000]
    gentle = [river.slope for river in rivers if river.vertices[:, 0].max() < WEST + 10000]
    assert np.allclose(steep, 0.05) and np.allclose(gentle, 0.01)


def test_where_a_map_of_slopes_has_no_data_the_number_holds_and_that_is_said(provider, tmp_path):
    cells = np.where(np.arange(50) < 17, 0.03, -9999)
    made = grow(coast(), SPACING=1000, RIVER_SLOPE_MAP=slopes(tmp_path, cells, nodata=-9999), GEOMETRY="edges")
    far = [river.slope for river in rows(made["RIVERS"]) if river.vertices[:, 0].min() > WEST + 15000]
    assert np.allclose(far, 0.01)
    assert any("RIVER_SLOPE_MAP" in warning for warning in made.warnings)


# What is refused


@pytest.mark.parametrize(
    "values, sentence",
    [
        ({"PC": 0.5}, r"PC \+ PS \+ PA must be 1 \(got 0.5 \+ 0.1 \+ 0.7 = 1.3\)"),
        ({"SHORE_CLEARANCE": 0.2}, r"SHORE_CLEARANCE \(.*\) must be between 0.25 and 3 \(got 0.2\)"),
        ({"CLEARANCE": 0.7}, r"CLEARANCE \(.*\) must be between 0.7072 and 0.9 \(got 0.7\)"),
        ({"TERRAIN_SLOPE": 0.3}, r"TERRAIN_SLOPE \(.*\) must be between 0 and 0.25 \(got 0.3\)"),
        ({"RIVER_SLOPE": 0}, r"RIVER_SLOPE \(.*\) must be between"),
        ({"SPACING": 50_000}, r"SPACING: an edge of 50 km is too long.*‘coast’ has 439 km²"),
        ({"SPACING": 0.5}, r"SPACING"),
        ({"SPACING": -1}, r"SPACING \(.*\) must be at least 0.01 \(got -1\)"),
        ({"PEAK": 0}, r"PEAK \(.*\) must be between 0.001 and 100,000 \(got 0\)"),
    ],
)
def test_values_that_cannot_be_are_refused(provider, values, sentence):
    with pytest.raises(Refused, match=sentence):
        grow(coast(), **{"SPACING": 1000, **values})


def test_a_coast_without_room_for_any_river_is_refused(provider):
    with pytest.raises(Refused, match="No river finds room on ‘coast’ with edges of 800 m: take a smaller SPACING"):
        grow(coast([(0, 0), (30, 0), (30, 1), (0, 1), (0, 0)]), SPACING=800)


@pytest.mark.parametrize("name", ["RIVER_SLOPE_MAP", "TERRAIN_SLOPE_MAP"])
def test_a_negative_slope_is_refused(provider, tmp_path, name):
    cells = np.full((30, 50), 0.02)
    cells[20, 15] = -0.5
    with pytest.raises(Refused, match=f"{name}.*-0.5"):
        grow(coast(), SPACING=1000, **{name: slopes(tmp_path, cells)})


def test_land_steeper_than_a_quarter_is_refused(provider, tmp_path):
    with pytest.raises(Refused, match=r"TERRAIN_SLOPE_MAP.*0.25"):
        grow(coast(), SPACING=1000, TERRAIN_SLOPE_MAP=slopes(tmp_path, 0.4))


def test_a_layer_without_a_polygon_is_refused(provider):
    with pytest.raises(Refused, match=r"COASTLINE.*‘coast’"):
        grow(QgsVectorLayer("Polygon?crs=EPSG:25832", "coast", "memory"))


def test_lines_that_enclose_no_land_are_refused(provider):
    with pytest.raises(Refused, match=r"COASTLINE: ‘drawn’ encloses no area\. Join its lines end to end"):
        grow(sketch(RIVER))


# Strange coasts


@pytest.mark.parametrize(
    "islands",
    [
        [[(0, 0), (12, 12), (12, 0), (0, 12), (0, 0)]],  # a bow-tie
        [[(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)], [(10, 0), (20, 0), (20, 10), (10, 10), (10, 0)]],  # touching
        [[(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)], [(5, 5), (20, 5), (20, 15), (5, 15), (5, 5)]],  # overlapping
        [[(0, 0), (0, 10), (10, 10), (10, 0), (0, 0)]],  # clockwise
        [[(0, 0), (10, 0), (10, 10), (10, 10), (5, 10), (0, 10), (0, 0)]],  # a vertex twice
        [[(0, 0), (30, 0), (30, 1.8), (0, 1.8), (0, 0)]],  # a strip
    ],
)
def test_strange_polygons_grow_sound_rivers(provider, islands):
    layer = coast(*islands)
    land = QgsGeometry.unaryUnion([each.geometry().makeValid() for each in layer.getFeatures()])
    assert_sound(rows(grow(layer, SPACING=800)["RIVERS"]), land, near=0.01)


def test_heights_of_the_coast_do_not_matter(provider, rivers):
    flat = coast()
    raised = QgsVectorLayer(f"PolygonZ?crs={flat.crs().authid()}", "coast", "memory")
    for feature in flat.getFeatures():
        geometry = feature.geometry()
        geometry.get().addZValue(33.0)
        feature.setGeometry(geometry)
        assert raised.dataProvider().addFeatures([feature])[0]
    assert [(row.vertices == other.vertices).all() for row, other in
            zip(rows(grow(raised, SPACING=1000)["RIVERS"]), rivers)] == [True] * len(rivers)  # fmt: skip


def test_an_island_on_the_antimeridian_is_whole(provider):
    place = {"west": 180.0, "south": -17.0, "unit": 0.01, "crs": "EPSG:4326"}
    layer = coast([(x - 10, y) for x, y in MAIN], **place)
    rivers = rows(grow(layer)["RIVERS"])
    assert_sound(rivers, all_land(layer), near=1e-5)
    assert {bool(river.vertices[0, 0] > 180) for river in rivers} == {True, False}


def test_degrees_grow_the_same_land_as_metres(provider):
    layer = coast(MAIN, west=10.0, south=55.0, unit=0.01, crs="EPSG:4326")
    made = grow(layer)
    ruler = QgsGeometry.unaryUnion([each.geometry() for each in layer.getFeatures()])
    km2 = ruler.area() * 1e-6 * 111_320 * 111_320 * np.cos(np.radians(55.1))
    assert sum(cell.area_km2 for cell in rows(made["CELLS"])) == pytest.approx(km2, rel=0.01)
    edges = rows(grow(layer, GEOMETRY="edges")["RIVERS"])
    assert np.allclose([edge.length_m for edge in edges], made["SPACING_USED"], rtol=1e-3)
