"""Country without a coast: rectangles of one land that fit each other, with rivers that come in and leave."""

from collections import Counter

import numpy as np
import pytest
from headwaters.core.plane.lands import land_outline
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import UTM
from shapely.geometry import Polygon

from .grown import MAIN, coast, features, rows
from .terrains import pits, raster, same_cells

pytestmark = pytest.mark.qgis

SIDE, CELL, SEED, SPACING_KM = 60_000.0, 200.0, 44, 4
NORTH, SOUTH, HALF = 8, -8, 12  # kilometres from the middle
PLACES = {"left": (-HALF, 0), "right": (0, HALF), "whole": (-36, 36)}


def middle():
    """Return the middle of a land, on the lattice of the cells."""
    centre = Polygon(land_outline(9, 80, SIDE, SEED)).centroid
    return np.round(np.array([centre.x, centre.y]) / CELL) * CELL


def box(west, east, south=SOUTH, north=NORTH, crs=UTM):
    """Return a rectangle around the middle of the land, in kilometres, as EXTENT."""
    x, y = middle()
    return f"{x + 1e3 * west},{x + 1e3 * east},{y + 1e3 * south},{y + 1e3 * north} [{crs}]"


def make(extent, **parameters):
    outputs = dict.fromkeys(("RIVERS", "WATERSHEDS"), "TEMPORARY_OUTPUT")
    given = {
        "LAND_SIZE": SIDE,
        "SPACING": 1000 * SPACING_KM,
        "CELL_SIZE": CELL,
        "EROSION_CELL_SIZE": 0,
        "SEED": SEED,
        "SEA_FLOOR": "nodata",
        **outputs,
    }
    return run("terrainfromcoastline", EXTENT=extent, **{**given, **parameters})


@pytest.fixture(scope="module")
def terrains(provider):
    """Return runs for two rectangles that lie side by side, and for all of their land."""
    south = {"whole": (-36, 36)}
    return {name: make(box(*place, *south.get(name, ()))) for name, place in PLACES.items()}


def rivers(result):
    return rows(result["RIVERS"])


def test_a_rectangle_is_a_window_of_its_land(terrains):
    """Bit for bit, so that any two of one land agree wherever both lie."""
    whole = raster(terrains["whole"]["OUTPUT"])
    for name in ("left", "right"):
        part = raster(terrains[name]["OUTPUT"])
        assert part.values.shape == (80, 60)
        assert np.isfinite(part.values).all() and part.values.min() > 0
        assert np.array_equal(part.values, same_cells(part, whole))
    assert np.isnan(whole.values).any()


def test_water_runs_off_inside_and_over_the_edges(terrains):
    """No pit but where water goes on beyond the edge."""
    z = raster(terrains["left"]["OUTPUT"]).values
    assert pits(z[1:-1, 1:-1], np.zeros((78, 58), bool)) == 0
    whole = raster(terrains["whole"]["OUTPUT"]).values
    assert pits(whole, np.isfinite(whole)) == 0


def crossing(found, x):
    """Return the greatest rivers that end or begin beside a line from south to north: y, area and flow at the line."""
    ends, begins = [], []
    for river in found:
        first, last = river.vertices[0], river.vertices[-1]
        if abs(last[0] - x) < CELL and river.downstream is None:
            ends.append((last[1], river.area_out_km2, river.discharge_m3s))
        if abs(first[0] - x) < CELL:
            begins.append((first[1], river.area_in_km2, river.discharge_m3s))
    return ends, begins


def goes_on(found, place, area):
    """Tell whether a river that drains so much runs by a place."""
    return any(
        river.area_out_km2 > 0.95 * area and np.hypot(*(river.vertices[:, :2] - place).T).min() < 2 * CELL
        for river in found
    )


def test_rivers_that_leave_one_rectangle_come_into_the_one_beside_it(terrains):
    """In the next cell, with the same land above up to that of a node, which is more on lowlands, and its flow.

    Or that cell is of a river that it meets there.
    """
    x = middle()[0]
    left, right = (rivers(terrains[name]) for name in ("left", "right"))
    met = 0
    for here, beyond in ((left, right), (right, left)):
        (ends, _), (_, begins) = crossing(here, x), crossing(beyond, x)
        for y, area, flow in ends:
            if area < 15:
                continue
            near = [river for river in begins if abs(river[0] - y) < 3 * CELL]
            if not near:
                assert goes_on(beyond, (x, y), area - 1.5 * SPACING_KM**2)
                continue
            there = max(near, key=lambda river: river[1])
            assert there[2] == pytest.approx(flow, rel=max(0.2, 1.5 * SPACING_KM**2 / area))
            assert there[1] == pytest.approx(area, abs=1.5 * SPACING_KM**2)
            met += 1
    assert met >= 3


def test_rivers_inside_a_rectangle_drain_what_they_drain_on_all_land(terrains):
    """Those of the network and those of side valleys: each line that alone has its last two cells.

    What comes from the land of other nodes is known from the ground of the model, which is not so fine.
    """
    everywhere = rivers(terrains["whole"])
    ends = Counter(last_cells(river) for river in everywhere)
    known = {last_cells(river): river for river in everywhere if ends[last_cells(river)] == 1}
    met = {"eroded": [], "grown": []}
    for river in rivers(terrains["left"]) + rivers(terrains["right"]):
        there = known.get(last_cells(river))
        if there is not None and there.source == river.source:
            met[river.source].append((river.area_out_km2, there.area_out_km2))
    for pairs in met.values():
        here, there = np.array(pairs).T
        assert here.size > 10
        assert np.mean(np.abs(here / there - 1.0) < 0.1) > 0.95
        assert np.median(np.abs(here / there - 1.0)) < 0.03


def last_cells(river):
    """Return the last two cells of a river as numbers: lines that meet end in the same one."""
    cells = np.floor(river.vertices[:, :2] / CELL).astype(int)
    before = cells[(cells != cells[-1]).any(axis=1)]
    return tuple(cells[-1]), tuple(before[-1]) if len(before) else None


def test_streams_of_side_valleys_go_on_beyond_the_edge(terrains):
    """Each that leaves one rectangle comes into the other with that water, or into a river that it meets there.

    The rectangles meet where most such streams cross over.
    """
    border = _most_crossed(river for river in rivers(terrains["whole"]) if river.source == "eroded")
    sides = [rivers(make(box(*place))) for place in ((border - HALF, border), (border, border + HALF))]
    x, met = middle()[0] + 1e3 * border, 0
    for here, beyond in (sides, sides[::-1]):
        ends, _ = crossing([river for river in here if river.source == "eroded"], x)
        for y, area, _ in ends:
            assert goes_on(beyond, (x, y), area)
            met += 1
    assert met >= 2


def _most_crossed(streams):
    """Return how many kilometres east of the middle of the land most streams cross a line from south to north."""
    borders = np.round(np.arange(-HALF, HALF, CELL / 1e3), 3)
    count = np.zeros(borders.size)
    for stream in streams:
        x, y = (stream.vertices[:, :2] - middle()).T / 1e3
        if y.max() < NORTH and y.min() > SOUTH:
            count += (x.min() + 0.3 < borders) & (borders < x.max() - 0.3)
    return borders[count.argmax()]


def test_the_flow_of_a_river_that_comes_in_is_that_of_its_land(terrains):
    """Beside what the whole land has at the same place; more than the rectangle itself could give."""
    known = [river for river in rivers(terrains["whole"]) if river.source != "eroded"]
    places = np.concatenate([river.vertices[:, :2] for river in known])
    flows = np.concatenate([np.full(len(river.vertices), river.discharge_m3s) for river in known])
    areas = np.concatenate([np.full(len(river.vertices), river.area_out_km2) for river in known])
    checked = 0
    for name in ("left", "right"):
        for river in rivers(terrains[name]):
            if river.source == "eroded" or river.length_m < 3 * CELL:
                continue
            away = np.hypot(*(places - river.vertices[len(river.vertices) // 2, :2]).T)
            near = int(np.argmin(away))
            if away[near] < CELL and river.area_in_km2 > 50:
                assert river.discharge_m3s == pytest.approx(flows[near], rel=0.35)
                assert 0.6 < river.area_out_km2 / areas[near] < 1.5
                checked += 1
    assert checked >= 3


def test_another_seed_is_another_country(terrains):
    other = raster(make(box(-HALF, 0), SEED=43)["OUTPUT"]).values
    assert not np.array_equal(other, raster(terrains["left"]["OUTPUT"]).values, equal_nan=True)


def test_a_rectangle_across_a_sound_has_the_land_on_both_sides(terrains):
    """Each as the rectangles have it that show only one of them."""
    west, both = make(box(20, 30)), make(box(20, 40))
    one, two = raster(west["OUTPUT"]), raster(both["OUTPUT"])
    assert np.array_equal(one.values, same_cells(one, two), equal_nan=True)
    assert np.isnan(two.values).any() and np.isfinite(two.values[:, -10:]).any()
    assert "EXTENT touches 2 lands" in both.log


# Rivers alone


def grown(extent, **parameters):
    outputs = dict.fromkeys(("RIVERS", "NODES", "CELLS", "RIDGES", "WATERSHEDS"), "TEMPORARY_OUTPUT")
    given = {"LAND_SIZE": SIDE, "SPACING": 3000, "SEED": SEED, **outputs}
    return run("growrivers", EXTENT=extent, **{**given, **parameters})


@pytest.fixture(scope="module")
def networks(provider):
    return {name: grown(box(*PLACES[name])) for name in ("left", "right")}


def test_lines_are_cut_at_the_edge_and_meet_there_to_the_bit(networks):
    x, met = middle()[0], 0
    left, right = (rows(networks[name]["RIVERS"]) for name in ("left", "right"))
    cut = {tuple(end) for river in right for end in (river.vertices[0], river.vertices[-1]) if end[0] == x}
    for river in left:
        assert river.vertices[:, 0].max() <= x
        for end in (river.vertices[0], river.vertices[-1]):
            if end[0] == x:
                assert tuple(end) in cut
                met += 1
    assert met == len(cut) >= 2


def test_rivers_of_a_rectangle_know_each_other(networks):
    """Ids are unique, who is followed is there, and the next begins where one ends."""
    found = rows(networks["left"]["RIVERS"])
    by_id = {river.id: river for river in found}
    assert len(by_id) == len(found) > 10
    followed = [river for river in found if river.downstream is not None]
    assert all((by_id[each.downstream].vertices[0] == each.vertices[-1]).all() for each in followed)
    assert len(followed) > 5
    leaves = [river for river in found if river.downstream is None]
    sides = np.array([[middle()[0] - 1e3 * HALF, middle()[0]], middle()[1] + 1e3 * np.array([SOUTH, NORTH])])
    assert all(np.isin(river.vertices[-1, :2], sides).any() for river in leaves)
    comes_in = [river for river in found if np.isin(river.vertices[0, :2], sides).any()]
    assert max(river.discharge_m3s for river in comes_in) > 0


def test_cells_and_watersheds_fill_the_rectangle(networks):
    for name in ("CELLS", "WATERSHEDS"):
        shapes = [row.shape for row in rows(networks["left"][name])]
        assert all(shape.isGeosValid() for shape in shapes)
        assert sum(shape.area() for shape in shapes) == pytest.approx(HALF * 16e6, rel=1e-6)
    assert all(abs(row.shape.asPoint().x() - middle()[0]) < 1e3 * HALF for row in rows(networks["left"]["NODES"]))
    assert networks["left"]["EDGES"] == networks["right"]["EDGES"] > 50


@pytest.mark.parametrize("layer", ["RIVERS", "NODES", "CELLS", "WATERSHEDS"])
def test_what_flows_over_the_edge_flows_into_nothing_that_is_not_there(layer, networks):
    found = rows(networks["left"][layer])
    assert {each.downstream for each in found} - {None} <= {each.id for each in found}


@pytest.mark.parametrize("layer", ["NODES", "CELLS"])
def test_the_river_that_leads_out_of_a_node_or_cell_is_there(layer, networks):
    """Cells that the edge cuts may belong to nodes beyond it."""
    found = {each.link for each in rows(networks["left"][layer])} - {None}
    assert len(found) > 10 and found <= {river.id for river in rows(networks["left"]["RIVERS"])}


def test_the_report_takes_the_rivers_of_a_rectangle(networks, tmp_path):
    made = run("networkreport", RIVERS=networks["left"]["RIVERS"], REPORT=str(tmp_path / "report.html"))
    assert made["REPORT"]


@pytest.mark.parametrize("algorithm", ["growrivers", "terrainfromcoastline"])
@pytest.mark.parametrize(
    "given, sentence",
    [
        ({}, "There is no land. Give COASTLINE, or EXTENT"),
        ({"COASTLINE": True, "EXTENT": "0,9000,0,9000 [EPSG:32633]"}, "COASTLINE and EXTENT are both given: give one"),
        ({"EXTENT": "9,10,50,51 [EPSG:4326]"}, "EXTENT is in degrees .*Give a CRS in metres as CRS"),
        ({"EXTENT": "0,9000,6000000,6009000 [EPSG:3857]"}, "a metre of EPSG:3857 is 0.6.* on the ground there"),
        ({"EXTENT": "600000,900000,5600000,5601000 [EPSG:32633]", "LAND_SIZE": 5000}, "Give a larger LAND_SIZE"),
        ({"EXTENT": "0,9e6,0,9e6 [EPSG:32633]"}, "EXTENT"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(algorithm, given, sentence):
    if given.get("COASTLINE"):
        given = {**given, "COASTLINE": coast(MAIN)}
    outputs = {} if algorithm == "growrivers" else {"OUTPUT": "TEMPORARY_OUTPUT", "WATERSHEDS": "TEMPORARY_OUTPUT"}
    with pytest.raises(Refused, match=sentence):
        run(algorithm, RIVERS="TEMPORARY_OUTPUT", **outputs, **given)


def test_a_sketch_belongs_to_one_land():
    x, y = middle()
    drawn = features("LineString", f"LINESTRING({x} {y}, {x + 4000} {y})")
    with pytest.raises(Refused, match="SKETCH: EXTENT touches 2 lands"):
        grown(box(20, 40), SKETCH=drawn)


def test_degrees_with_a_crs_are_taken():
    made = grown("14.5,14.6,50.5,50.6 [EPSG:4326]", CRS="EPSG:32633", SPACING=4000, LAND_SIZE=80_000)
    assert made["EDGES"] > 20
