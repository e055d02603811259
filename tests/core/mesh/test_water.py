"""Lakes and flow on any graph: against flooding node by node, the lakes of rasters, and shapes worked out by hand."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.machine.noise import chance
from headwaters.core.mesh.descent import NO_DRAW, WALL_ASIDE, Draw, _is_surely_less, steepest_receivers
from headwaters.core.mesh.lakes import DRY_NODE
from headwaters.core.mesh.land_mesh import mesh_of_land
from headwaters.core.mesh.ponds import _mark_borders
from headwaters.core.mesh.water import Landscape, water_of
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples, random_case, some_of, stranded_cells
from .meshes import SQUARE, flooded, ground_of_cells, ground_of_mesh, hanging_together, neighbours, random_ground


def surface(ground, water):
    """Return the height of the water, or of the ground where none stands."""
    level = ground.z.copy()
    wet = water.lakes.of_node != DRY_NODE
    level[wet] = water.lakes.level[water.lakes.of_node[wet]]
    return level


def evenly(ground, rain=1.0):
    return np.full(ground.z.size, rain)


def climate(ground, seed):
    """Return rain and evaporation that differ from node to node and leave some lakes open, some closed."""
    rng = np.random.default_rng(seed)
    return rng.random(ground.z.size), rng.random(ground.z.size) * 10 ** rng.uniform(-0.5, 2.5)


@pytest.mark.parametrize("seed", range(30))
def test_lakes_without_evaporation_are_those_of_flooding_node_by_node(seed):
    ground = random_ground(seed)
    water = water_of(Run(), ground, evenly(ground))
    level = flooded(ground)
    assert np.array_equal(surface(ground, water), level)
    found = {frozenset(np.flatnonzero(water.lakes.of_node == lake)) for lake in range(water.lakes.level.size)}
    assert found == {frozenset(group) for group in hanging_together(ground, np.flatnonzero(level > ground.z).tolist())}
    assert water.lakes.is_open.all()


@pytest.mark.parametrize("seed", some_of(range(96)))
def test_a_raster_as_a_graph_has_the_fill_and_the_lakes_of_the_raster(seed):
    z, domain = random_case(seed)
    domain[stranded_cells(domain)] = VOID
    filled, _ = fill(Run(), z, domain)
    lakes = find_lakes(Run(), z, filled, domain, domain != VOID, np.ones(len(z)))
    ground = ground_of_cells(z, domain)
    water = water_of(Run(), ground, evenly(ground))
    assert np.array_equal(surface(ground, water)[domain.ravel() != VOID], filled.ravel()[domain.ravel() != VOID])
    alone = np.flatnonzero(lakes.parent < 0)
    cells = [(lakes.cells > one) & (lakes.cells <= one + 1 + lakes.inside[one]) for one in alone.tolist()]
    truth = {frozenset(np.flatnonzero(each.ravel()).tolist()): lakes.level[one] for each, one in zip(cells, alone)}
    own = [frozenset(np.flatnonzero(water.lakes.of_node == lake).tolist()) for lake in range(water.lakes.level.size)]
    assert dict(zip(own, water.lakes.level)) == truth


@pytest.mark.parametrize("seed", range(20))
def test_each_node_takes_the_steepest_edge_down(seed):
    ground = random_ground(seed)
    receiver = steepest_receivers(*ground)
    xy = ground.graph.xy
    for node in range(ground.z.size):
        lower = [other for other in neighbours(ground.graph, node) if ground.z[other] < ground.z[node]]
        if ground.domain[node] == SEA or not lower:
            assert receiver[node] == -1
            continue
        fall = {other: (ground.z[node] - ground.z[other]) / np.hypot(*(xy[node] - xy[other])) for other in lower}
        assert fall[receiver[node]] == pytest.approx(max(fall.values()))


@examples(60)
@given(st.integers(0, 10**6))
def test_all_rain_leaves_or_evaporates(seed):
    ground = random_ground(seed, 80)
    rain, evaporation = climate(ground, seed)
    for loss in (None, evaporation):
        water = water_of(Run(), ground, rain, loss)
        total = (rain * ground.graph.area).sum()
        assert water.exported + water.evaporation.sum() == pytest.approx(total, rel=1e-9)


@examples(80)
@given(st.integers(0, 10**6))
def test_every_lake_is_in_balance_and_none_stands_higher_than_its_sill(seed):
    """What comes is counted over the network; what is under water, and how high the sill is, node by node."""
    ground = random_ground(seed, 80)
    rain, evaporation = climate(ground, seed)
    water = water_of(Run(), ground, rain, evaporation)
    lakes, brim = water.lakes, flooded(ground)
    loss = evaporation * ground.graph.area
    assert (surface(ground, water) <= brim).all()
    for lake in range(lakes.level.size):
        own = np.flatnonzero(lakes.of_node == lake)
        arriving = water.flow[water.receiver == ground.z.size + lake].sum()
        if lakes.is_open[lake]:
            assert water.evaporation[lake] == pytest.approx(loss[own].sum())
            assert water.flow[ground.z.size + lake] == pytest.approx(arriving - loss[own].sum(), abs=1e-9)
            assert ground.z[own].max() < lakes.level[lake]
            ends = [lakes.sill_from[lake], lakes.sill_to[lake]]
            assert lakes.level[lake] == max(ground.z[end] for end in ends if end >= 0)
        elif own.size:
            below = own[ground.z[own] < ground.z[own].max()]
            assert loss[below].sum() <= arriving * (1 + 1e-9)
            assert arriving <= loss[own].sum() * (1 + 1e-9)
            assert water.evaporation[lake] == pytest.approx(arriving)
            assert lakes.level[lake] <= lakes.spill[lake]


@examples(40)
@given(st.integers(0, 10**6))
def test_lakes_hang_together_and_different_ones_do_not_touch(seed):
    ground = random_ground(seed, 80)
    water = water_of(Run(), ground, *climate(ground, seed))
    groups = [group for group in hanging_together(ground, np.flatnonzero(water.lakes.of_node != DRY_NODE).tolist())]
    found = [set(np.flatnonzero(water.lakes.of_node == lake).tolist()) for lake in range(water.lakes.level.size)]
    assert sorted(map(sorted, groups)) == sorted(sorted(each) for each in found if each)


@examples(40)
@given(st.integers(0, 10**6))
def test_numbers_of_nodes_do_not_matter(seed):
    """The same ground with its nodes in another order has the same lakes and the same flow."""
    ground = random_ground(3 * seed + 1, 80)
    rain, evaporation = climate(ground, seed)
    order = np.random.default_rng(seed).permutation(ground.z.size)
    place = np.argsort(order)
    parts = [neighbours(ground.graph, node) for node in order]
    first = np.append(0, np.cumsum([len(part) for part in parts]))
    listed = np.concatenate([np.sort(place[part]) for part in parts]).astype(np.int32)
    graph = ground.graph._replace(
        area=ground.graph.area[order], xy=ground.graph.xy[order], first=first, neighbours=listed
    )
    other = water_of(Run(), Landscape(graph, ground.z[order], ground.domain[order]), rain[order], evaporation[order])
    one = water_of(Run(), ground, rain, evaporation)
    again = Landscape(graph, ground.z[order], ground.domain[order])
    assert surface(again, other) == pytest.approx(surface(ground, one)[order])
    assert other.flow[: order.size] == pytest.approx(one.flow[: order.size][order])


def test_more_evaporation_never_raises_a_lake():
    ground = random_ground(11, 400)
    levels = [
        surface(ground, water_of(Run(), ground, evenly(ground), evenly(ground, loss))) for loss in (1, 3, 10, 100)
    ]
    assert all((lower <= higher).all() for higher, lower in zip(levels, levels[1:]))
    assert (levels[-1] < levels[0]).any()


def bowl(shape, size=80):
    """Return a bowl of depth 1 with a rim of radius 1 in a raster that falls off outside; cells are small."""
    side = 2.4 / size
    x = (np.arange(size) + 0.5) * side - 1.2
    radius = np.hypot(x, x[:, None])
    z = np.where(radius <= 1, shape(radius), 2 - radius)
    return ground_of_cells(z, drainage_domain(Run(), np.ones(z.shape, bool)), side), side


@pytest.mark.parametrize(("shape", "depth"), [(lambda r: r, lambda r: r), (lambda r: r * r, lambda r: r * r)])
@pytest.mark.parametrize("ratio", [1.5, 4.0, 20.0])
def test_a_closed_lake_in_a_cone_or_paraboloid_covers_what_evaporates(shape, depth, ratio):
    """Rain on the bowl, π, is evaporation on the lake, ratio·π·r²: r = 1/√ratio, and its level is the shape there."""
    ground, side = bowl(shape)
    water = water_of(Run(), ground, evenly(ground), evenly(ground, ratio))
    lake = int(np.argmax(water.lakes.spill))
    assert not water.lakes.is_open[lake]
    own = water.lakes.of_node == lake
    basin = water.evaporation[lake]
    assert basin == pytest.approx(np.pi, rel=0.03)
    assert abs(ratio * own.sum() * side**2 - basin) <= 8 * ratio * side**2  # cells of one height come together
    assert water.lakes.level[lake] == pytest.approx(depth(np.sqrt(basin / np.pi / ratio)), abs=side)


def test_a_dead_sea_has_the_area_that_its_rivers_evaporate_within_one_node():
    mesh, _ = mesh_of_land(Run(), SQUARE, 2.0, 1)
    x, y = mesh.xy.T
    ground = ground_of_mesh(mesh, 45 - abs(45 - np.hypot(x - 50, y - 50)))
    water = water_of(Run(), ground, evenly(ground), evenly(ground, 9.0))
    lake = int(np.argmax(np.bincount(water.lakes.of_node[water.lakes.of_node != DRY_NODE])))
    own = water.lakes.of_node == lake
    caught = water.evaporation[lake]
    assert caught == pytest.approx(np.pi * 45**2, rel=0.05)
    assert abs(9.0 * ground.graph.area[own].sum() - caught) <= 9.0 * ground.graph.area[own].max()


def chain(lengths):
    """Return a valley of pools in a row, each as many cells long as its number, that spill towards the left."""
    z = [0.0]
    for place, length in enumerate(lengths):
        z += [10.0 * (place + 1)] + [10.0 * (place + 1) - 9] * length
    z = np.array([[99.0] * len(z), z, [99.0] * len(z)])
    domain = np.full(z.shape, VOID, np.uint8)
    domain[1] = LAND
    domain[1, 0] = OUTLET
    return ground_of_cells(z, domain)


def test_a_chain_of_lakes_passes_on_what_is_too_much():
    """Pools of 2, 3 and 4 cells; rain 1 a cell, and on sills: the upper gets 4, the others 1 more each."""
    ground = chain((2, 3, 4))
    for loss, open_ones, out in ((1.0, 3, 4), (1.2, 2, 3), (1.4, 1, 2.2), (5.0, 0, 2)):
        water = water_of(Run(), ground, evenly(ground), evenly(ground, loss))
        assert water.lakes.level.size == 3
        assert water.lakes.is_open.sum() == open_ones
        assert water.exported == pytest.approx(out)


def test_flow_grows_down_a_slope_and_passes_a_lake_in_one_step():
    z = np.array([[9.0] * 7, [0, 5, 2, 2, 2, 6, 7], [9.0] * 7])
    domain = np.full(z.shape, VOID, np.uint8)
    domain[1] = LAND
    domain[1, 0] = OUTLET
    ground = ground_of_cells(z, domain)
    water = water_of(Run(), ground, evenly(ground))
    lake = z.size
    assert water.receiver[9:12].tolist() == [lake] * 3
    assert water.flow[[13, 12, lake, 8, 7]].tolist() == [1, 2, 5, 6, 7]
    assert water.receiver[lake] == 8
    assert water.exported == 7


def test_flats_drain_and_nodes_in_a_line_make_a_lake():
    """A flat that water crosses is no lake; one behind a sill is a lake one node wide."""
    z = np.array([[0.0, 3, 3, 3, 3, 4, 3, 3, 5]])
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0, 0] = OUTLET
    ground = ground_of_cells(z, domain)
    water = water_of(Run(), ground, evenly(ground))
    assert water.lakes.level.tolist() == [4.0]
    assert np.flatnonzero(water.lakes.of_node == 0).tolist() == [6, 7]
    assert water.receiver[1:5].tolist() == [0, 1, 2, 3]
    assert water.exported == 9


def test_ground_from_which_no_way_leads_out_is_refused():
    z = np.array([[1.0, 2, 3]])
    with pytest.raises(ValueError, match="no way"):
        water_of(Run(), ground_of_cells(z, np.full(z.shape, LAND, np.uint8)), np.ones(3))


@pytest.mark.parametrize("seed", range(6))
def test_nodes_between_basins_are_those_with_a_neighbour_in_another_one(seed):
    """Others are passed over when waters rise; nothing would differ if all were asked, but the time that it takes."""
    rng = np.random.default_rng(seed)
    cells = ground_of_cells(rng.random((9, 8)), np.full((9, 8), LAND, np.uint8))
    for ground in (random_ground(seed), cells):
        basin, between = rng.integers(0, 2, ground.z.size).astype(np.int32), np.zeros(ground.z.size, np.bool_)
        basin[: ground.z.size // 2] = 0
        _mark_borders(ground.graph, basin, between)
        for node, found in enumerate(between):
            assert found == any(basin[other] != basin[node] for other in neighbours(ground.graph, node))
        assert 0 < between.sum() < between.size


def test_edges_of_a_mesh_that_are_clearly_less_steep_are_passed_over():
    """Without a root; a slope that is the same but for rounding is not."""
    xy = np.array([(0.0, 0.0), (3.0, 4.0)])
    assert _is_surely_less(1.0, 0.3, xy, 0, 0, 1)
    assert not _is_surely_less(1.0, 0.2, xy, 0, 0, 1)
    assert not _is_surely_less(1.0, 0.1, xy, 0, 0, 1)
    assert not _is_surely_less(1.0, 0.3, xy, 1, 0, 1)  # cells have no places


def test_on_a_mesh_chance_adds_nothing():
    ground = random_ground(1, 60)
    wanted = steepest_receivers(*ground)
    for number in range(3):
        assert np.array_equal(steepest_receivers(*ground, Draw(7, number)), wanted)


@pytest.mark.parametrize("seed", range(24))
def test_cells_take_the_steepest_way_down_by_what_chance_adds_to_each(seed):
    """Diagonals are as long as chance says. Without a draw the slopes count alone, of equal ones the first."""
    z, domain = random_case(seed)
    ground = ground_of_cells(z, domain, 2.0)
    lengths, ncols = ground.graph.lengths, ground.graph.ncols
    for number in (NO_DRAW.number, 0, 3):
        receiver = steepest_receivers(*ground, Draw(seed, number))
        for node in range(z.size):
            row, col = divmod(node, ncols)
            slopes = {}
            for slot, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
                r, c = row + down, col + right
                if not (0 <= r < len(lengths) and 0 <= c < ncols) or domain[r, c] == VOID or z[r, c] >= z[row, col]:
                    continue
                slope = (float(z[row, col]) - float(z[r, c])) / lengths[row, slot]
                if number >= 0:
                    slope *= 2**0.5 / (2 - chance(seed, node, number)) if slot % 2 else 1.0
                    slope *= 1 + WALL_ASIDE * chance(seed, 8 * node + slot, number)
                slopes[r * ncols + c] = slope
            if domain[row, col] in (VOID, SEA) or not slopes:
                assert receiver[node] == -1
            else:
                assert slopes[receiver[node]] == pytest.approx(max(slopes.values()), rel=1e-12)
                assert number >= 0 or receiver[node] == max(slopes, key=lambda other: (slopes[other], -other))
