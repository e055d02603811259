"""The tables of rivers and nodes: orders, areas, ways and numbers agree with the cells and with each other."""

import numpy as np
import pytest
from headwaters.core.network import mouths, shreve, topological_order
from headwaters.core.rivers.links import paint_links, trace_links
from headwaters.core.rivers.tables import lakes_along, shown_numbers
from headwaters.core.run.run import Run
from hypothesis import given

from ...support import examples, receivers
from .rivers import CELL_HEIGHT, CELL_WIDTH, any_rivers, cells_upstream, described, metres
from .test_links import directions, river_receivers

CELL_KM2 = CELL_WIDTH * CELL_HEIGHT / 1e6
FIELDS = ["id", "downstream", "from_node", "to_node", "mouth", "strahler", "shreve", "horton", "hack", "length_m"]
FIELDS += ["drop_m", "slope", "area_in_km2", "area_out_km2", "sea_dist_m", "basin", "lake", "lake_share"]


def rows(table):
    """Return a table as one dictionary a row, by id."""
    return {
        int(number): {name: column[row] for name, column in table.items()} for row, number in enumerate(table["id"])
    }


@examples(200)
@given(any_rivers())
def test_rivers_and_nodes_refer_to_each_other(case):
    codes, river, lake = case
    links, _, river_columns, node_columns, node_cells = described(codes, river, zone=lake)
    rivers, nodes = rows(river_columns), rows(node_columns)
    assert list(river_columns) == FIELDS
    assert list(rivers) == list(range(1, len(rivers) + 1))
    assert list(nodes) == list(range(1, len(nodes) + 1))
    assert np.all(np.diff(node_cells) > 0)
    assert node_cells[river_columns["from_node"] - 1].tolist() == links.first[links.is_line].tolist()
    assert node_cells[river_columns["to_node"] - 1].tolist() == links.end[links.is_line].tolist()
    for number, one in rivers.items():
        assert nodes[one["from_node"]]["link"] == number
        assert nodes[one["to_node"]]["link"] == one["downstream"]
        below = rivers.get(one["downstream"])
        assert one["mouth"] == (below["mouth"] if below else number)
        assert below is None or below["from_node"] == one["to_node"]
        assert below is None or below["basin"] == one["basin"]
    for number, one in nodes.items():
        assert one["links_in"] == sum(each["to_node"] == number for each in rivers.values())
        assert one["links_in"] > 0 or one["link"] > 0
        assert (one["kind"] in ("mouth", "end")) == (one["link"] == -1)
        assert one["kind"] != "head" or one["links_in"] == 0


@examples(200)
@given(any_rivers())
def test_links_that_lakes_do_not_part_know_the_lake_that_most_of_them_lies_in(case):
    codes, river, lake = case
    links = trace_links(Run(), codes, river, metres(codes))
    of_cells = lake.ravel()[links.cells]
    most, share = lakes_along(links, of_cells)
    for number, cells in enumerate(np.split(of_cells, links.offsets[1:-1]) if links.first.size else []):
        counts = {each: np.count_nonzero(cells == each) for each in set(cells.tolist()) - {0}}
        greatest = max(counts.values(), default=0)
        assert most[number] == min((each for each in counts if counts[each] == greatest), default=0)
        assert share[number] == sum(counts.values()) / cells.size
    parted = described(codes, river, zone=lake)[2]
    assert set(parted["lake_share"]) <= {0, 1}
    assert np.array_equal(parted["lake_share"] > 0, parted["lake"] > 0)


@examples(200)
@given(any_rivers())
def test_areas_ways_and_magnitudes_are_those_of_the_cells(case):
    codes, river, lake = case
    links, _, table, nodes, node_cells = described(codes, river, zone=lake)
    below, wet = river_receivers(codes, river)
    order = topological_order(Run(), below)
    whole = cells_upstream(codes).ravel()
    line = links.is_line
    assert table["area_in_km2"] == pytest.approx(whole[links.first[line]] * CELL_KM2)
    assert table["area_out_km2"] == pytest.approx(whole[links.last[line]] * CELL_KM2)
    assert nodes["area_km2"] == pytest.approx(whole[node_cells] * CELL_KM2)
    assert table["shreve"].tolist() == shreve(Run(), np.where(wet, below, -1), order)[links.last[line]].tolist()
    ways = ways_to_the_end(codes)
    assert table["sea_dist_m"] == pytest.approx(ways[links.end[line]])
    assert nodes["sea_dist_m"] == pytest.approx(ways[node_cells])
    assert table["length_m"] + table["sea_dist_m"] == pytest.approx(ways[links.first[line]]) or not line.any()
    terminal = mouths(Run(), below, order)
    same_end = terminal[links.first[line]][:, np.newaxis] == terminal[links.first[line]]
    assert np.array_equal(table["basin"][:, np.newaxis] == table["basin"], same_end)


def ways_to_the_end(codes):
    """Return the way in metres from each cell along the directions to where they end."""
    below = receivers(codes)
    lengths = metres(codes)
    ways = np.zeros(codes.size)
    for cell in topological_order(Run(), below)[::-1]:
        if below[cell] >= 0:
            ways[cell] = lengths[cell // codes.shape[1], codes.flat[cell]] + ways[below[cell]]
    return ways


@examples(200)
@given(any_rivers())
def test_each_basin_has_one_main_river_from_a_source_to_its_end(case):
    """It flows on into itself, and wherever it meets others it has the largest area."""
    codes, river, _ = case
    *_, table, _, _ = described(codes, river)
    rivers = rows(table)
    for basin in np.unique(table["basin"]):
        main = {number: one for number, one in rivers.items() if one["basin"] == basin and one["hack"] == 1}
        sources = [number for number in main if number not in table["downstream"]]
        assert len(sources) == 1
        path = sources
        while rivers[path[-1]]["downstream"] > 0:
            path.append(rivers[path[-1]]["downstream"])
        assert sorted(path) == sorted(main)
        for one in main.values():
            meeting = table["to_node"] == one["to_node"]
            assert one["area_out_km2"] == table["area_out_km2"][meeting].max()


@examples(100)
@given(any_rivers())
def test_falls_are_differences_of_the_heights_of_the_nodes(case):
    codes, river, _ = case
    rng = np.random.default_rng(codes.size)
    z = rng.integers(0, 50, codes.shape).astype(np.int16)
    valid = rng.random(codes.shape) < 0.8
    *_, table, nodes, node_cells = described(codes, river, z, valid)
    known = np.where(valid, z, np.nan).ravel()
    upper, lower = node_cells[table["from_node"] - 1], node_cells[table["to_node"] - 1]
    assert np.array_equal(nodes["z_m"], known[node_cells], equal_nan=True)
    assert np.array_equal(table["drop_m"], known[upper] - known[lower], equal_nan=True)
    assert np.allclose(table["slope"] * table["length_m"], table["drop_m"], equal_nan=True)


def test_without_heights_falls_are_unknown():
    codes = directions("→ → o")
    *_, table, nodes, _ = described(codes, codes < 255)
    assert np.isnan([*table["drop_m"], *table["slope"], *nodes["z_m"]]).all()


def test_rivers_that_meet_in_their_last_cell_make_an_order_together_and_one_of_them_has_the_cell():
    """Both are mouths of one basin; the cell, which has no line of its own, shows the main river: with equal areas the
    longer one."""
    codes = directions("""
        → ↓ . .
        . o ← ←
    """)
    links, facts, table, nodes, _ = described(codes, codes < 255)
    assert table["downstream"].tolist() == [-1, -1]
    assert table["mouth"].tolist() == [1, 2]
    assert table["basin"].tolist() == [1, 1]
    assert table["strahler"].tolist() == [1, 1]
    assert table["area_out_km2"][0] == table["area_out_km2"][1]
    assert table["hack"].tolist() == [2, 1]
    assert list(zip(nodes["kind"], nodes["strahler"])) == [("head", 1), ("mouth", 2), ("head", 1)]
    shown = np.zeros(codes.shape, np.int32)
    paint_links(Run(), links, shown_numbers(facts), shown)
    assert shown.tolist() == [[1, 1, 0, 0], [0, 2, 2, 2]]


def test_a_river_of_one_cell_has_no_row_and_no_number():
    codes = directions("o . → o")
    _, facts, table, nodes, _ = described(codes, codes < 255)
    assert table["id"].tolist() == [1]
    assert nodes["kind"].tolist() == ["head", "mouth"]
    assert shown_numbers(facts).tolist() == [0, 1]


def test_a_river_that_ends_before_its_water_does_tells_the_rest_of_the_way():
    codes = directions("→ → → → o")
    river = np.array([[1, 1, 1, 0, 0]], bool)
    *_, table, nodes, _ = described(codes, river)
    assert table["sea_dist_m"].tolist() == [60]
    assert nodes["kind"].tolist() == ["head", "end"]


def test_no_rivers_have_empty_tables_of_all_columns():
    codes = directions("→ → o")
    *_, table, nodes, node_cells = described(codes, np.zeros(codes.shape, bool))
    assert list(table) == FIELDS
    assert {column.size for column in (*table.values(), *nodes.values(), node_cells)} == {0}
