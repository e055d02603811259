"""The balance of lakes: closed ones evaporate all that comes, open ones pass on the rest, and no water is lost."""

import numpy as np
import pytest
from headwaters.core.network import accumulate, topological_order
from headwaters.core.ponds.balance import Curves, _level_in, balance_ponds
from headwaters.core.ponds.tree import PondTree, ponds_of_basins
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some


class Found:
    """What stands in ponds numbered from 0, of which each row is parent, spill, receiver, water, (height, loss)s."""

    def __init__(self, rows, run=None):
        parent, spill, receiver, water, cells = zip(*rows)
        self.parent, self.spill, self.receiver = (np.array(each) for each in (parent, spill, receiver))
        tree = PondTree(*(column[: len(rows) + 1] for column in ponds_of_basins(np.zeros(len(rows) + 1))))
        tree.parent[1:] = np.where(self.parent < 0, -1, self.parent + 1)
        tree.level[1:], tree.to_leaf[1:] = spill, self.receiver + 1
        flat = np.array([cell for own in cells for cell in own], float).reshape(-1, 2)
        first = np.cumsum([0, 0] + [len(own) for own in cells])
        self.balance = balance_ponds(run or Run(), tree, np.append(0.0, water), Curves(first, *flat.T))
        self.lake, self.level, self.is_open, self.inflow = (each[1:] for each in self.balance)
        self.lake = np.where(self.lake > 0, self.lake - 1, -1)
        own = np.array([sum(loss for _, loss in own) for own in cells], float)
        brim = accumulate(Run(), self.parent, topological_order(Run(), self.parent), own)
        stands = self.lake == np.arange(len(rows))
        self.evaporation = np.where(stands, np.where(self.is_open, brim, self.inflow), 0.0)
        self.overflow = np.where(stands, self.inflow - self.evaporation, 0.0)


def pool(parent=-1, receiver=-1, water=0.0, spill=4.0, cells=4):
    """Return a hollow whose cells lie at 0, 1, 2 … and lose 1 each."""
    return parent, spill, receiver, water, [(height, 1.0) for height in range(cells)]


def test_a_closed_lake_stands_where_as_much_evaporates_as_flows_in():
    """At a level of 2 two cells are below it; half way up to 3 the third counts half."""
    found = Found([pool(water=2.5)])
    assert found.level.tolist() == [2.5]
    assert not found.is_open[0]
    assert (found.inflow[0], found.evaporation[0], found.overflow[0]) == (2.5, 2.5, 0.0)


@pytest.mark.parametrize("water", [4.0, 7.0])
def test_a_lake_that_gets_more_than_it_can_lose_is_full_and_spills_the_rest(water):
    found = Found([pool(water=water)])
    assert found.is_open[0]
    assert (found.level[0], found.evaporation[0], found.overflow[0]) == (4.0, 4.0, water - 4)


def test_without_water_a_lake_is_at_the_bottom():
    found = Found([pool()])
    assert (found.level[0], found.is_open[0], found.evaporation[0]) == (0.0, False, 0.0)


def test_without_evaporation_every_lake_is_full():
    dry = [(height, 0.0) for height in range(4)]
    found = Found([(-1, 4.0, 1, 1.0, dry), (-1, 4.0, -1, 2.0, dry)])
    assert found.is_open.all()
    assert found.overflow.tolist() == [1.0, 3.0]


def test_what_as_much_water_fills_as_all_cells_can_lose_stands_at_its_sill_and_without_cells_at_its_floor():
    curves = Curves(np.array([0, 2]), np.array([0.0, 1.0, 2.0]), np.ones(3))
    assert _level_in(0, 2, curves, 2.0, -np.inf, 4.0) == 4.0
    assert _level_in(0, 2, curves, 1.0, -np.inf, 4.0) == 1.0
    assert _level_in(2, 2, curves, 0.0, 1.5, 4.0) == 1.5


def test_water_cascades_from_lake_to_lake():
    """10 − 4 go on to the second, 1 + 6 − 4 to the third, which can lose them."""
    rows = pool(water=0.0), pool(water=1.0, receiver=0), pool(water=10.0, receiver=1)
    found = Found(rows)
    assert found.overflow.tolist() == [0.0, 3.0, 6.0]
    assert found.inflow.tolist() == [3.0, 7.0, 10.0]
    assert found.is_open.tolist() == [False, True, True]
    assert found.level[0] == 3.0


def twins(left, right, spill=10.0):
    """Return two pools that meet at 4, in a depression with ten more cells of its own."""
    meeting = (-1, spill, -1, 0.0, [(4 + place / 2, 1.0) for place in range(10)])
    return meeting, pool(0, 2, left), pool(0, 1, right)


def test_two_lakes_stand_apart_while_both_can_lose_what_they_get():
    found = Found(twins(3.0, 2.0))
    assert found.lake.tolist() == [-1, 1, 2]
    assert found.level[1:].tolist() == [3.0, 2.0]


def test_a_full_lake_spills_into_its_neighbour():
    found = Found(twins(6.0, 1.0))
    assert found.lake.tolist() == [-1, 1, 2]
    assert found.is_open.tolist() == [False, True, False]
    assert found.level[1:].tolist() == [4.0, 3.0]
    assert found.inflow[1:].tolist() == [6.0, 3.0]


def test_lakes_that_fill_each_other_are_one():
    """Of 11 the two pools can lose 8, so three more cells are under water, whose heights are 4, 4.5 and 5."""
    found = Found(twins(10.0, 1.0))
    assert found.lake.tolist() == [0, 0, 0]
    assert found.level[0] == 5.5
    assert found.inflow[0] == found.evaporation[0] == 11.0


def test_the_united_lake_spills_too():
    found = Found(twins(20.0, 1.0))
    assert found.is_open[0]
    assert found.overflow[0] == 21 - 18


def test_of_three_that_meet_at_one_height_the_one_with_room_gets_the_rest():
    """The first two are full and spill into each other: a pond without depth, whose rest is for the third."""
    meeting, flat = (-1, 10.0, -1, 0.0, [(5.0, 1.0)]), (0, 4.0, 4, 0.0, [])
    found = Found([meeting, flat, pool(1, 3, 5.0), pool(1, 2, 5.0), pool(0, 2, 1.0)])
    assert found.lake.tolist() == [-1, 1, 1, 1, 4]
    assert found.is_open[1]
    assert found.inflow[4] == 3.0
    assert found.level[4] == 3.0


def test_cells_of_one_height_come_under_water_together():
    found = Found([(-1, 3.0, -1, 2.0, [(0.0, 1.0)] * 4 + [(2.0, 1.0)])])
    assert found.level[0] == 1.0


def disc_of_cells(height_of, radius=200):
    """Return a round basin of cells of one square metre, the height at its rim, and its cells by height."""
    steps = np.arange(-radius, radius + 1)
    distance = np.hypot(*np.meshgrid(steps, steps))
    heights = np.sort(height_of(distance[distance < radius]))
    return height_of(float(radius)), heights


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
@pytest.mark.parametrize(
    ("height_of", "depth_of"),
    [(lambda r: 0.5 * r, lambda a: 0.5 * np.sqrt(a / np.pi)), (lambda r: 0.01 * r * r, lambda a: 0.01 * a / np.pi)],
    ids=["cone", "paraboloid"],
)
def test_a_lake_in_a_cone_and_in_a_paraboloid_stands_at_the_analytical_level(height_of, depth_of, share):
    """Rain on the whole basin evaporates from a disc: π r² of the basin times rain over evaporation."""
    brim, heights = disc_of_cells(height_of)
    evaporation = 2.0
    water = share * evaporation * heights.size
    found = Found([(-1, brim, -1, water, [(height, evaporation) for height in heights])])
    under_water = np.count_nonzero(heights < found.level[0])
    ring = np.count_nonzero(heights == heights[under_water - 1])  # cells at one distance come together
    assert abs(under_water - water / evaporation) <= ring
    assert found.level[0] == pytest.approx(depth_of(water / evaporation), rel=0.01)


@some.composite
def any_forest(draw):
    """Return nested depressions in any order, whose hollows spill into each other as waters do."""
    count = draw(some.integers(1, 12))
    roots = [[None, []] for _ in range(count)]
    rows, alone = [], []  # parent, spill, hollows, water, cells
    for _ in roots:
        height = draw(some.integers(0, 5))
        cells = [(height + step, draw(some.integers(0, 3))) for step in range(draw(some.integers(1, 4)))]
        alone.append(len(rows))
        rows.append([-1, cells[-1][0] + 1, [len(rows)], draw(some.integers(0, 12)), cells])
    receiver = {}
    while len(alone) > 1 and draw(some.booleans()):
        one, two = (alone.pop(draw(some.integers(0, len(alone) - 1))) for _ in range(2))
        sill = max(rows[one][1], rows[two][1])
        outer = len(rows)
        for inner, other in ((one, two), (two, one)):
            rows[inner][0], rows[inner][1] = outer, sill
            receiver[inner] = draw(some.sampled_from(rows[other][2]))
        cells = [(sill + step, draw(some.integers(0, 3))) for step in range(draw(some.integers(0, 3)))]
        rows.append([-1, sill + len(cells), rows[one][2] + rows[two][2], 0, cells])
        alone.append(outer)
    for rank, root in enumerate(alone):
        below = alone[draw(some.integers(0, rank - 1))] if rank and draw(some.booleans()) else -1
        receiver[root] = -1 if below < 0 else draw(some.sampled_from(rows[below][2]))
    order = draw(some.permutations(range(len(rows))))
    place = {old: new for new, old in enumerate(order)} | {-1: -1}
    return [(place[rows[old][0]], rows[old][1], place[receiver[old]], rows[old][3], rows[old][4]) for old in order]


@given(any_forest())
def test_all_water_that_comes_in_leaves_or_evaporates(rows):
    found = Found(rows)
    stands = found.lake == np.arange(len(rows))
    assert found.inflow[stands] == pytest.approx(found.evaporation[stands] + found.overflow[stands], abs=1e-9)
    tops = np.arange(len(rows))
    while (found.parent[tops] >= 0).any():
        tops = np.where(found.parent[tops] >= 0, found.parent[tops], tops)
    to_the_sea = sum(found.overflow[root] for root in np.unique(tops) if found.receiver[root] < 0)
    assert found.evaporation.sum() + to_the_sea == pytest.approx(sum(row[3] for row in rows), rel=1e-12, abs=1e-9)


@given(any_forest())
def test_no_lake_stands_above_its_sill_and_only_full_ones_spill(rows):
    found = Found(rows)
    stands = np.flatnonzero(found.lake == np.arange(len(rows)))
    assert (found.level[stands] <= found.spill[stands]).all()
    assert (found.level[found.is_open] == found.spill[found.is_open]).all()
    assert (found.overflow[~found.is_open] == 0).all()
    assert (found.overflow >= -1e-9).all()


@given(any_forest(), some.randoms())
def test_the_order_of_depressions_does_not_matter(rows, random):
    order = list(range(len(rows)))
    random.shuffle(order)
    place = {old: new for new, old in enumerate(order)} | {-1: -1}
    turned = [(place[rows[old][0]], rows[old][1], place[rows[old][2]], *rows[old][3:]) for old in order]
    found, again = Found(rows), Found(turned)
    np.testing.assert_array_equal(found.is_open[order], again.is_open)
    np.testing.assert_allclose(found.level[order], again.level, atol=1e-9)
    np.testing.assert_allclose(found.overflow[order], again.overflow, atol=1e-9)


def test_more_rain_never_lowers_a_lake():
    levels = [Found(twins(rain, rain / 3)).level[1:] for rain in np.linspace(0, 5.9, 40)]
    assert (np.diff(levels, axis=0) >= 0).all()


def test_a_deep_nest_is_settled_at_once():
    """A hundred thousand pools on the flank of a great one, each of which spills into the one below."""
    count = 100_000
    # Depression 2k holds hollow 2k + 1 and depression 2k + 2.
    parent = np.array([-1] + [2 * (rank // 2) for rank in range(2 * count)])
    receiver = np.full(parent.size, -1)
    receiver[1::2] = np.minimum(np.arange(3, parent.size + 2, 2), parent.size - 1)
    receiver[2::2] = np.arange(1, parent.size - 1, 2)
    is_hollow = np.ones(parent.size, bool)
    is_hollow[parent[parent >= 0]] = False
    water = np.where(is_hollow, 2.0, 0.0)
    spill = np.linspace(count, 1, parent.size)
    spill[1::2] = spill[2::2]
    loss = np.where(is_hollow, 1.0, 0.0)
    loss[-1] = 10.0 * count
    cells = np.column_stack([spill - 0.5, loss])[:, None].tolist()
    found = Found(list(zip(parent.tolist(), spill, receiver, water, cells)))
    assert found.evaporation.sum() == pytest.approx(water.sum(), rel=1e-9)


def test_it_can_be_cancelled():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        Found([pool(water=1.0)], Stopped())
