"""What grown rivers carry, how large their basins are, and how maps, mouths and sizes that make no sense are met."""

import numpy as np
import pytest
from headwaters.core.machine import jit
from headwaters.provider.islands import growth_plan
from headwaters.provider.islands.grown_layers import IDS_AN_ISLAND
from headwaters.tests.provider.running import Refused
from headwaters.tests.provider.samples import create
from headwaters.tests.support import THOROUGH, some_of
from qgis.core import QgsGeometry, QgsVectorLayer

from .grown import MAIN, SOUTH, WEST, coast, features, grow, rows, shapes_and_values, sketch

pytestmark = pytest.mark.qgis

COASTS = ["cyprus_32636", "ireland_2157", "kauai_32604", "sardinia_32632", "sri_lanka_32644", "tasmania_28355"]
RIVER = [(24, 5), (18, 6), (12, 13), (6, 10)]
SEEDS = range(1, 6) if THOROUGH else range(1, 3)


def raster(tmp_path, values, west=WEST - 5000):
    """Write a raster of 50 × 30 cells of a kilometre, by default over the islands; return its path."""
    cells = np.array(np.broadcast_to(values, (30, 50)), np.float32)
    return create(tmp_path / "map.tif", [cells], west=west, north=SOUTH + 25000, dx=1000, dy=1000)


def drained_by_law(node):
    """Return the square kilometres whose flow by the power law a node has."""
    return (node.discharge_m3s / 0.42) ** (1 / 0.69)


def largest_share(made):
    """Return the share of the largest basin in the land of the largest island."""
    areas = [basin.area_km2 for basin in rows(made["WATERSHEDS"]) if basin.id <= IDS_AN_ISLAND]
    return max(areas) / sum(areas)


# Flow


def test_flow_is_a_power_of_the_area_at_every_node(provider):
    for node in rows(grow(coast(), SPACING=1000)["NODES"]):
        assert node.discharge_m3s == pytest.approx(0.42 * node.area_km2**0.69, rel=1e-9)


def test_conserved_runoff_is_in_proportion_to_the_area_and_adds_up_where_rivers_meet(provider):
    made = grow(coast(MAIN), SPACING=1000, RUNOFF="conserving")
    nodes = {node.id: node for node in rows(made["NODES"])}
    own = {cell.id: cell.area_km2 for cell in rows(made["CELLS"])}
    largest = max(nodes.values(), key=lambda node: node.area_km2)
    runoff = largest.discharge_m3s / largest.area_km2
    assert largest.discharge_m3s == pytest.approx(0.42 * largest.area_km2**0.69)
    coming = dict.fromkeys(nodes, 0.0)
    for node in nodes.values():
        if node.downstream is not None:
            coming[node.downstream] += node.discharge_m3s
    for node in nodes.values():
        assert node.discharge_m3s == pytest.approx(coming[node.id] + runoff * own[node.id])
    at_sea = [river for river in rows(made["RIVERS"]) if river.downstream is None]
    basins = {river.basin for river in at_sea}
    drained = sum(area for node, area in own.items() if nodes[node].basin in basins)
    assert sum(river.discharge_m3s for river in at_sea) == pytest.approx(runoff * drained)


def test_where_it_rains_three_times_as_much_three_times_the_area_counts(provider, tmp_path):
    rain = raster(tmp_path, np.where(np.arange(50) < 17, 500, 1500))  # from 12 km east of the corner on
    made = grow(coast(MAIN), SPACING=1000, RAIN=rain)
    nodes = rows(made["NODES"])
    heads = [node for node in nodes if node.kind == "head"]
    east = [node.shape.constGet().x() - WEST for node in heads]
    counts = [drained_by_law(node) / node.area_km2 for node in heads]
    wet = [count for count, x in zip(counts, east) if x > 14500]
    dry = [count for count, x in zip(counts, east) if x < 9500]
    assert len(wet) > 10 and len(dry) > 10
    assert np.allclose(dry, dry[0]) and np.allclose(wet, 3 * dry[0])
    mouths = [node for node in nodes if node.kind == "mouth"]
    total = sum(node.area_km2 for node in mouths)
    assert sum(drained_by_law(node) for node in mouths) == pytest.approx(total)


def test_an_island_without_rain_is_refused(provider, tmp_path):
    with pytest.raises(Refused, match=r"RAIN: there is none on island 1\. Give a raster that covers it, or none\."):
        grow(coast(), SPACING=1000, RAIN=raster(tmp_path, 0.0))
    with pytest.raises(Refused, match="RAIN: there is none on island 1"):
        grow(coast(), SPACING=1000, RAIN=raster(tmp_path, 1.0, west=WEST + 1e5))


def test_rain_below_0_is_refused(provider, tmp_path):
    with pytest.raises(Refused, match=r"RAIN: ‘map’ goes down to -3. No number may be below 0."):
        grow(coast(), SPACING=1000, RAIN=raster(tmp_path, -3.0))


# Basins


@pytest.mark.slow
@pytest.mark.parametrize("name", some_of(COASTS))
def test_the_largest_basin_is_a_tenth_to_half_of_an_island_and_streams_are_as_dense_as_in_nature(
    provider, coasts, name
):
    layer = QgsVectorLayer(f"{coasts / 'coast_rivers' / name}.gpkg|layername=coastline", name)
    shares = []
    for seed in SEEDS:
        made = grow(layer, SEED=seed, NODES=None, CELLS=None, RIDGES=None)
        shares.append(largest_share(made))
        basins = [basin for basin in rows(made["WATERSHEDS"]) if basin.id <= IDS_AN_ISLAND]
        density = sum(basin.rivers_km for basin in basins) / sum(basin.area_km2 for basin in basins)
        assert 0.34 <= density * made["SPACING_USED"] / 2000 <= 0.65  # as it were with edges of 2 km
    assert 0.1 <= np.mean(shares) <= 0.5


def test_few_mouths_make_large_basins(provider):
    def share(count):
        return np.mean([largest_share(grow(coast(MAIN), SPACING=700, MOUTH_COUNT=count, SEED=seed)) for seed in (1, 2)])

    assert share(1) > 1.5 * share(20)


def test_each_edge_leaves_its_cell_in_the_middle_whether_it_follows_a_sketch_or_not(provider):
    made = grow(coast(), SPACING=1000, GEOMETRY="edges", SKETCH=sketch(RIVER))
    borders = {cell.id: QgsGeometry(cell.shape.constGet().boundary()) for cell in rows(made["CELLS"])}
    rivers = rows(made["RIVERS"])
    assert {river.source for river in rivers} == {"grown", "sketched"}
    for river in rivers:
        x, y = river.vertices[:, :2].mean(axis=0)
        middle = QgsGeometry.fromWkt(f"POINT({x!r} {y!r})")
        for node in (river.from_node, river.to_node):
            assert borders[node].distance(middle) < 1e-3  # a millionth of an edge


def test_ridges_rise_from_the_rivers_by_the_slope_of_the_land(provider):
    rises = []
    for slope in (0.0, 0.05, 0.25):
        made = grow(coast(MAIN), SPACING=1000, RIVER_SLOPE=0.001, TERRAIN_SLOPE=slope)
        z = {node.id: node.z_m for node in rows(made["NODES"])}
        rises.append(max(ridge.z_max - max(z[ridge.left_cell], z[ridge.right_cell]) for ridge in rows(made["RIDGES"])))
    assert rises[0] < 20  # a third cell at the end of a ridge may have a higher node
    assert rises[1] > 30 and rises[2] - rises[0] > 4 * (rises[1] - rises[0])


# Mouths


def test_a_mouth_at_sea_within_two_spacings_moves_to_the_coast(provider):
    mouths = features("Point", f"POINT({WEST + 27500} {SOUTH + 4000})", rank=[5])
    made = grow(coast(MAIN), SPACING=1000, MOUTHS=mouths, MOUTH_PRIORITY="rank")
    largest = max(rows(made["RIVERS"]), key=lambda river: river.area_out_km2)
    assert np.hypot(*(largest.vertices[-1, :2] - (WEST + 25600, SOUTH + 4000))) < 1000
    assert not any("MOUTHS" in warning for warning in made.warnings)


def test_where_no_given_mouth_can_be_mouths_are_chosen(provider):
    inland = features("Point", f"POINT({WEST + 12000} {SOUTH + 8000})")
    made = grow(coast(MAIN), SPACING=1000, MOUTHS=inland)
    assert any("feature 1" in warning for warning in made.warnings)
    assert shapes_and_values(made["RIVERS"]) == shapes_and_values(grow(coast(MAIN), SPACING=1000)["RIVERS"])


# Maps and sizes that make no sense


def test_a_map_that_does_not_cover_the_island_is_told_of_and_the_number_holds(provider, tmp_path):
    far = raster(tmp_path, 0.05, west=WEST + 1e5)
    made = grow(coast(MAIN), SPACING=1000, RIVER_SLOPE=0.02, RIVER_SLOPE_MAP=far, GEOMETRY="edges")
    assert np.allclose([river.slope for river in rows(made["RIVERS"])], 0.02)
    assert any("RIVER_SLOPE_MAP: ‘map’ has no data on 100 % of an island" in warning for warning in made.warnings)


def test_rivers_steeper_than_one_to_one_are_refused(provider, tmp_path):
    """A map in degrees or percent, say."""
    with pytest.raises(Refused, match=r"RIVER_SLOPE_MAP: ‘map’ goes up to 12; it may be 1 at most"):
        grow(coast(), SPACING=1000, RIVER_SLOPE_MAP=raster(tmp_path, 12.0))


def test_edges_by_the_million_are_refused_with_the_size_to_take(provider):
    sentence = r"10 m would make about 4,\d{3},\d{3} edges on the largest island of ‘coast’.*Take 4\d.\d m or more"
    with pytest.raises(Refused, match=sentence):
        grow(coast(), SPACING=10)


def test_more_edges_than_the_memory_holds_are_refused(provider, monkeypatch):
    monkeypatch.setattr(growth_plan, "free_memory", lambda: 5e6)
    with pytest.raises(Refused, match=r"SPACING: 300 m would.*: 5 MB of memory are free. Take [89]\d\d m or more"):
        grow(coast(), SPACING=300)


def test_without_a_compiler_few_edges_grow_with_a_warning_and_many_are_refused(provider, monkeypatch):
    monkeypatch.setattr(jit, "compiled", lambda: False)
    made = grow(coast(), SPACING=2000)
    assert any("computing in plain Python" in warning for warning in made.warnings)
    with pytest.raises(Refused, match=r"edges would take at least .* \(the limit is 5,000 edges\)"):
        grow(coast(), SPACING=200)
