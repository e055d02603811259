"""Cells of river nodes divide an island: nothing is left over, and neighbours have one border."""

import numpy as np
import pytest
from headwaters.core.island.cells import COAST, RIDGE, RIVER, voronoi_cells
from headwaters.core.network import mouths
from headwaters.core.plane.types import Land, Tree
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from ..growth.trees import as_polygon, grown_tree, random_tree, real_island, star

pytest.importorskip("shapely")
from headwaters.core.run.run import Run
from shapely import wkb
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.ops import unary_union

REAL = (("sardinia_32632", 300), ("kauai_32604", 150), ("ireland_2157", 400))


def scattered(land, seed, count):
    """Return a tree whose nodes lie anywhere on the land, in a chain: only their cells are of interest."""
    rng = np.random.default_rng([seed, 5])
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    shape = as_polygon(land)
    spots = [land.rings[0][0]]
    while len(spots) < count:
        spots += [spot for spot in rng.uniform(low, high, (count, 2)) if shape.contains(Point(spot))]
    xy = np.array(spots[:count])
    ones = np.ones(count)
    return Tree(xy, np.arange(count) * 1.0, np.arange(count) - 1, ones.astype(int), ones.astype(np.uint8), xy)


def shapes_of(outlines):
    return {area: wkb.loads(shape) for area, shape in outlines.multipolygons()}


def check_cells(land, tree):
    """Assert all that holds for the cells of any nodes on any land, and return them."""
    cells = voronoi_cells(Run(), land, tree)
    shapes = shapes_of(cells.outlines)
    island = as_polygon(land)
    areas = cells.outlines.square_metres()
    assert areas.sum() == pytest.approx(island.area, rel=1e-9)
    assert sorted(shapes) == list(range(len(tree.xy)))
    for node, shape in shapes.items():
        assert shape.is_valid
        assert len(shape.geoms) == 1
        assert shape.area == pytest.approx(areas[node], rel=1e-6, abs=1e-9 * island.area)
        assert shape.distance(Point(tree.xy[node])) <= 1e-9 * island.length
    check_borders(shapes, island)
    check_sides(cells, areas.size)
    assert cells.outlines.metres_round().sum() == pytest.approx(sum(shape.length for shape in shapes.values()))
    return cells


def check_borders(shapes, island):
    """Assert that along a stretch between two vertices runs one ring, on the shore, or two in opposite directions."""
    found = {}
    for area, shape in shapes.items():
        for ring in (ring for part in shape.geoms for ring in (part.exterior, *part.interiors)):
            points = list(ring.coords)
            for one, two in zip(points[:-1], points[1:]):
                assert one != two
                found.setdefault((min(one, two), max(one, two)), []).append((area, one < two))
    coast = 0.0
    for (one, two), rings in found.items():
        if len(rings) == 1:
            coast += np.hypot(one[0] - two[0], one[1] - two[1])
        else:
            (a, way), (b, back) = rings
            assert a != b
            assert way != back
    assert coast == pytest.approx(island.length, rel=1e-9)


def check_sides(cells, count):
    """Assert that sides are the rings of the cells, taken apart."""
    sides = cells.sides
    inner = sides.kind != COAST
    assert (sides.left != sides.right).all()
    assert ((sides.right >= 0) == inner).all()
    length = np.zeros(sides.kind.size)
    steps = np.append(0.0, np.cumsum(np.hypot(*np.diff(cells.points, axis=0).T)))
    length[~inner] = (steps[sides.end] - steps[sides.start])[~inner]
    length[inner] = np.hypot(*(cells.points[sides.end] - cells.points[sides.start])[inner].T)
    around = np.bincount(sides.left, length, count) + np.bincount(sides.right[inner], length[inner], count)
    assert around == pytest.approx(cells.outlines.metres_round(), rel=1e-6)


@examples(60)
@given(some.integers(0, 10**6), some.integers(3, 90), some.integers(1, 60), some.integers(0, 3), some.floats(0, 0.95))
def test_cells_of_any_nodes_divide_any_island(seed, corners, count, holes, rough):
    """However ragged the shore, and whether it has inland seas."""
    land = star(seed, max(corners, 12 * holes), rough=min(rough, 0.5) if holes else rough, holes=holes)
    check_cells(land, scattered(land, seed, count))


@pytest.mark.parametrize("grown", (False, True))
@pytest.mark.parametrize(("name", "count"), REAL)
def test_cells_divide_real_islands_and_rivers_leave_them_through_their_outlets(coasts, name, count, grown):
    land = real_island(coasts, name)
    edge = np.sqrt(as_polygon(land).area / count)
    tree = grown_tree(land, edge) if grown else random_tree(land, 4, count, mouths=30)
    cells = check_cells(land, tree)
    flows = np.flatnonzero(tree.receiver >= 0)
    assert (cells.outlet_side[tree.receiver < 0] == -1).all()
    sides = cells.outlet_side[flows]
    assert (cells.sides.kind[sides] == RIVER).all()
    assert np.unique(sides).size == flows.size == np.count_nonzero(cells.sides.kind == RIVER)
    ends = np.sort(np.stack([cells.sides.left[sides], cells.sides.right[sides]]), axis=0)
    assert np.array_equal(ends, np.sort(np.stack([flows, tree.receiver[flows]]), axis=0))
    for node, side in zip(flows, sides):
        border = LineString(cells.points[[cells.sides.start[side], cells.sides.end[side]]])
        edge = np.hypot(*(tree.xy[node] - tree.xy[tree.receiver[node]]))
        assert border.distance(Point(cells.outlet[node])) <= 1e-6 * edge
        assert cells.outlet[node] == pytest.approx((tree.xy[node] + tree.xy[tree.receiver[node]]) / 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_place_belongs_to_the_nearest_node_unless_the_shore_cuts_it_off(seed):
    """The truth by brute force: the part of the nearer land that holds the node, and nothing of another's."""
    land = star(seed, 40, rough=0.8)
    tree = scattered(land, seed, 40)
    shapes = shapes_of(voronoi_cells(Run(), land, tree).outlines)
    island = as_polygon(land)
    far = 1e6
    apart = 0
    for node, xy in enumerate(tree.xy):
        nearer = Polygon([(-far, -far), (far, -far), (far, far), (-far, far)])
        nearer = Polygon(np.array(nearer.exterior.coords) + xy)
        for other in np.delete(tree.xy, node, axis=0):
            way = (other - xy) / np.hypot(*(other - xy))
            middle, across = (xy + other) / 2, np.array([-way[1], way[0]])
            corners = [middle + 4 * far * across, middle - 4 * far * across]
            nearer = nearer.intersection(Polygon([*corners, corners[1] - 8 * far * way, corners[0] - 8 * far * way]))
        land_of_node = nearer.intersection(island)
        parts = list(getattr(land_of_node, "geoms", [land_of_node]))
        apart += len(parts) - 1
        own = min(parts, key=lambda part: part.distance(Point(xy)))
        rest = unary_union([part for part in parts if part is not own])
        assert own.difference(shapes[node]).area < 1e-6 * island.area / len(tree.xy)
        assert rest.intersection(shapes[node]).area < 1e-6 * island.area / len(tree.xy)
    assert apart > 0


def test_a_part_behind_a_bay_joins_the_neighbour_with_the_longest_common_border():
    """A bay reaches up between a node and the low land across it, which is nearer to it than to the two around."""
    land = Land((np.array([(0, 0), (10, 0), (10, 10), (6, 10), (6, 4), (4, 4), (4, 10), (0, 10), (0, 0.0)]),))
    xy = np.array([(3.9, 9.0), (3.0, 3.0), (9.5, 2.0), (9.9, 9.9)])
    tree = Tree(xy, np.arange(4.0), np.array([-1, 0, 1, 2]), np.ones(4, int), np.ones(4, np.uint8), xy)
    shapes = shapes_of(voronoi_cells(Run(), land, tree).outlines)
    beyond = Point(6.1, 8.9)
    assert np.argmin(np.hypot(*(xy - (6.1, 8.9)).T)) == 0
    assert not shapes[0].contains(beyond)
    assert shapes[3].contains(beyond)


def test_an_island_of_one_node_is_its_cell():
    land = star(1, holes=2)
    cells = check_cells(land, scattered(land, 1, 1))
    assert set(cells.sides.kind) == {COAST}
    assert len(shapes_of(cells.outlines)[0].geoms[0].interiors) == 2


def test_nodes_on_a_square_lattice_have_square_cells():
    """Four cells meet in each corner, wherever the lattice lies: no side has a length that rounding made."""
    side = 7
    for turn in (0.0, 0.3):
        spots = np.stack(np.meshgrid(np.arange(side) + 0.5, np.arange(side) + 0.5), axis=-1).reshape(-1, 2)
        turned = np.array([(np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))])
        corners = side * np.array([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)])
        land = Land((1000 * corners @ turned + 5e5,))
        xy = 1000 * spots @ turned + 5e5
        count = len(xy)
        below = np.where(np.arange(count) % side == 0, -1, np.arange(count) - 1)
        tree = Tree(xy, np.zeros(count), below, np.ones(count, int), np.ones(count, np.uint8), xy)
        cells = check_cells(land, tree)
        assert cells.outlines.square_metres() == pytest.approx(np.full(count, 1e6))
        inner = cells.sides.kind != COAST
        assert np.count_nonzero(inner) == 2 * side * (side - 1)
        assert np.count_nonzero(cells.sides.kind == RIVER) == side * (side - 1)
        assert np.count_nonzero(cells.sides.kind == RIDGE) == side * (side - 1)


@pytest.mark.parametrize("seed", range(4))
def test_watersheds_are_the_union_of_their_cells(seed):
    """Traced along the sides of cells, so that they too share their borders."""
    land = star(seed, 80, holes=2 * (seed % 2))
    tree = random_tree(land, seed, 120)
    cells = voronoi_cells(Run(), land, tree)
    basin = mouths(Run(), tree.receiver, tree.downstream_order)
    shapes = shapes_of(cells.united(basin, len(tree.xy)))
    single = shapes_of(cells.outlines)
    assert sorted(shapes) == np.unique(basin).tolist()
    check_borders(shapes, as_polygon(land))
    for mouth, shape in shapes.items():
        assert shape.is_valid
        union = unary_union([single[node].buffer(0) for node in np.flatnonzero(basin == mouth)])
        assert shape.symmetric_difference(union).area < 1e-9 * union.area
    whole = shapes_of(cells.united(np.zeros(len(tree.xy), np.int64), 1))[0]
    assert whole.symmetric_difference(as_polygon(land)).area < 1e-9 * whole.area
    assert len(whole.geoms[0].interiors) == len(land.rings) - 1


def test_vertices_on_land_are_those_that_the_island_holds():
    land = star(3, 50, rough=0.7, holes=2)
    cells = voronoi_cells(Run(), land, scattered(land, 3, 60))
    spots = cells.points[: cells.on_land.size]
    island = as_polygon(land)
    assert [island.contains(Point(spot)) for spot in spots] == cells.on_land.tolist()
    for spot, nodes in zip(spots[cells.on_land], cells.corners[cells.on_land]):
        assert nodes.max() < 60
        away = MultiPoint([spot]).distance(Point(scattered(land, 3, 60).xy[nodes[0]]))
        assert np.hypot(*(scattered(land, 3, 60).xy[nodes] - spot).T) == pytest.approx(away)


def test_two_nodes_in_one_place_are_refused():
    land = star(0)
    xy = np.array([land.rings[0].mean(axis=0)] * 2)
    tree = Tree(xy, np.zeros(2), np.array([-1, 0]), np.ones(2, int), np.ones(2, np.uint8), xy)
    with pytest.raises(ValueError, match="one place"):
        voronoi_cells(Run(), land, tree)
