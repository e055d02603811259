"""Erosion and deposition: what is moved is not lost, nothing passes what it flows to, and what wins where."""

import numpy as np
import pytest
from headwaters.core.machine.expressions import parse
from headwaters.core.mesh.arms import NewGround, kept_courses
from headwaters.core.mesh.erosion import (
    LakeBasins,
    NodeBeds,
    _carry,
    _distance_to,
    _find_falls,
    _settle_in_lake,
    erosion_step,
)
from headwaters.core.mesh.erosion_run import Climate, Sea, automatic_a0, automatic_kappa, erode, with_sea
from headwaters.core.mesh.lakes import DRY_NODE
from headwaters.core.mesh.laws import LAW_NAMES, ErosionRateError, RiverLaw, change_by
from headwaters.core.mesh.settling import Donors
from headwaters.core.mesh.water import water_of
from headwaters.core.raster.domain import LAND, OUTLET, SEA, drainage_domain
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples
from .meshes import ground_of_cells, neighbours, random_ground

HARD = RiverLaw("ratio", 0.3, 0.5, 0.001)  # erodes wherever it is not flat
SOFT = RiverLaw("ratio", 0.3, 0.5, 0.3)  # builds up wherever it is not steep


@examples(60)
@given(st.integers(0, 10**6), st.sampled_from(["ratio", "linear", "square"]), st.floats(0.01, 20))
def test_what_is_eroded_is_deposited_or_exported(seed, name, kappa):
    ground = random_ground(seed, 80)
    ground = ground._replace(z=ground.z * 20)
    rng = np.random.default_rng(seed)
    water = water_of(Run(), ground, rng.random(80), rng.random(80) * 30 if seed % 2 else None)
    z, sediment = erosion_step(ground, water, RiverLaw(name, kappa, 0.5, 0.05))
    assert sediment.eroded == pytest.approx(sediment.deposited + sediment.exported, rel=1e-9)
    assert (z - ground.z) @ ground.graph.area == pytest.approx(sediment.deposited - sediment.eroded, abs=1e-9 * 1e4)
    assert min(sediment) >= 0


@examples(100)
@given(st.integers(0, 10**6), st.floats(0.01, 1000))
def test_no_node_passes_its_receiver_or_a_donor(seed, kappa):
    """But the sill of a lake, which what spills cuts down: it stays above the node that its water falls to."""
    ground = random_ground(seed, 80)
    ground = ground._replace(z=ground.z * 20)
    rng = np.random.default_rng(seed)
    water = water_of(Run(), ground, rng.random(80), rng.random(80) * 30 if seed % 2 else None)
    sills, beyond = water.lakes.sill_from[water.lakes.is_open], water.lakes.sill_to[water.lakes.is_open]
    sills, beyond = sills[beyond >= 0], beyond[beyond >= 0]
    for a0 in (0.001, 0.1, 0.9):
        z, _ = erosion_step(ground, water, RiverLaw("ratio", kappa, 0.5, a0))
        to = water.receiver[:80]
        dry = np.flatnonzero((water.lakes.of_node == DRY_NODE) & (to >= 0) & (to < 80))
        falls = dry[ground.z[dry] > ground.z[water.receiver[dry]]]
        falls = falls[~np.isin(falls, sills)]
        assert (z[falls] >= z[water.receiver[falls]] - 1e-12).all()
        assert (z[sills] >= np.minimum(z[beyond], ground.z[sills]) - 1e-12).all()


def test_a_hollow_with_too_small_a_lake_is_filled_up_level_and_keeps_everything():
    """A closed lake one cell wide, into which more comes than lies below its water, and below the lowest slopes."""
    z = np.full((9, 12), 30.0)
    z[4] = [40, 12, 2, 1, 2, 2.5, 9, 14, 18, 22, 26, 29]
    domain = np.full(z.shape, LAND, np.uint8)
    domain[4, 0] = OUTLET
    ground = ground_of_cells(z, domain, 10.0)
    for strength in (0.01, 0.1, 1.0, 100.0):
        water = water_of(Run(), ground, np.ones(z.size), np.full(z.size, 80.0))
        after, sediment = erosion_step(ground, water, RiverLaw("ratio", strength, 0.5, 0.001))
        assert not water.lakes.is_open.any()
        assert sediment.exported == 0
        assert sediment.eroded == pytest.approx(sediment.deposited, rel=1e-12)
        rise = (after - ground.z).reshape(z.shape)[4]
        assert rise[3] > rise[2] >= 0
    assert after.reshape(z.shape)[4, 3:6] == pytest.approx(after.min())
    assert after.min() > 2.5  # above the lake, on ground that was dry


def test_a_pit_into_which_no_water_comes_keeps_what_falls_into_it():
    ground = ground_of_cells(np.array([[30.0, 9, 5, 2, 4, 8, 30]]), np.full((1, 7), LAND, np.uint8), 10.0)
    ground.domain[0] = OUTLET
    water = water_of(Run(), ground, np.zeros(7), np.ones(7))
    falling = RiverLaw("expression", 1.0, 0.5, 0.2, parse("0 * c - 1", LAW_NAMES))
    after, sediment = erosion_step(ground, water, falling)
    assert sediment.exported == 0
    assert sediment.eroded == sediment.deposited > 0
    assert after.tolist() == pytest.approx([29, 8, 5, 5, 5, 7, 29])  # six metres on 2, 3 and 4


def slope_to_the_sea(steepness, size=40):
    """Return ground that rises from a sea in the west, with a valley in the middle."""
    row, col = np.mgrid[:size, :size]
    z = (col - 10) * steepness + 0.3 * steepness * abs(row - size // 2) + 1e-3 * ((row * 7 + col * 13) % 10)
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    return with_sea(ground_of_cells(z, domain, 10.0), 0.0)


def evenly(ground):
    return Climate(np.ones(ground.z.size), None)


def test_fjords_reach_inland_where_erosion_wins_and_deltas_grow_where_deposition_wins():
    ground = slope_to_the_sea(2.0)
    before = ground.domain == SEA
    fjords = erode(Run(), ground, evenly(ground), HARD, 60, Sea(0.0))
    after = fjords.landscape.domain == SEA
    assert (after & ~before).sum() > 20
    assert (before & ~after).sum() == 0
    deltas = erode(Run(), ground, evenly(ground), RiverLaw("ratio", 0.05, 0.5, 0.12), 120, Sea(0.0))
    after = deltas.landscape.domain == SEA
    assert (before & ~after).sum() > 5
    grown = np.flatnonzero((before & ~after).reshape(40, 40).any(axis=1))
    assert abs(np.median(grown) - 20) <= 6  # before the valley


def plateau():
    """Return an even plateau above a sea in the west, into which no valley has been cut."""
    row, col = np.mgrid[:40, :40]
    z = np.where(col < 10, -5.0, 6 + 0.15 * (col - 10) + 0.05 * abs(row - 20) + 1e-3 * ((row * 7 + col * 13) % 10))
    return with_sea(ground_of_cells(z, drainage_domain(Run(), np.ones(z.shape, bool)), 10.0), 0.0)


def reached_by_the_sea(landscape):
    """Return the column that the sea comes to where it reaches farthest inland; it begins with ten."""
    return np.argmin((landscape.domain == SEA).reshape(40, 40), axis=1).max()


def test_a_sea_that_rises_drowns_the_valleys_that_rivers_have_cut():
    ground = plateau()
    given = Run(), ground, evenly(ground), RiverLaw("ratio", 5e-3, 0.5, 0.001), 60
    still, risen = (erode(*given, sea).landscape for sea in (Sea(0.0), Sea(0.0, 4.0, 60)))
    np.testing.assert_array_equal(still.z, risen.z)
    assert reached_by_the_sea(with_sea(ground, 4.0)) == 10
    assert reached_by_the_sea(risen) >= reached_by_the_sea(still) + 3


def test_rivers_that_cut_below_the_sea_let_it_in():
    ground = plateau()
    given = Run(), ground, evenly(ground), RiverLaw("ratio", 1e-2, 0.5, 0.001), 60
    found = [erode(*given, Sea(0.0, scour=scour)).landscape for scour in (0.0, 0.005, 0.02)]
    deepest = [each.z[ground.domain != SEA].min() for each in found]
    assert deepest[0] > deepest[1] > deepest[2]
    drowned = [np.count_nonzero((each.domain == SEA) & (ground.domain != SEA)) for each in found]
    assert drowned[0] < drowned[1] < drowned[2]


def test_a_sea_that_rises_before_the_end_is_filled_by_what_rivers_bring():
    ground = slope_to_the_sea(1.0)
    law = RiverLaw("ratio", 1e-4, 0.5, 0.05)
    late, early = (erode(Run(), ground, evenly(ground), law, 60, Sea(0.0, 4.0, after)) for after in (60, 20))
    drowned = late.landscape.domain == SEA
    assert (early.landscape.z[drowned] - late.landscape.z[drowned]).sum() > 0


def delta(avulsion, seed=3):
    """Return the ground that a river on a plain has built into a shallow sea, and what it was."""
    row, col = np.mgrid[:60, :60]
    z = np.where(col < 25, (25 - col) * 1.0 + 0.4 * abs(row - 30) + 0.1, -0.05 * (col - 24.0))
    ground = with_sea(ground_of_cells(z, drainage_domain(Run(), np.ones(z.shape, bool)), 10.0), 0.0)
    law = RiverLaw("ratio", 1e-6, 1.0, 0.02)
    return ground, erode(Run(), ground, evenly(ground), law, 150, Sea(0.0, avulsion=avulsion), seed=seed)


def test_a_river_that_keeps_its_bed_builds_arms_far_into_the_sea():
    reach = {}
    for avulsion in (None, 0.3):
        ground, after = delta(avulsion)
        grown = ((ground.domain == SEA) & (after.landscape.domain != SEA)).reshape(60, 60)[20:40, :-1]
        reach[avulsion] = np.max(np.flatnonzero(grown.any(axis=0)), initial=0)
        moved = after.sediment
        assert moved.eroded == pytest.approx(moved.deposited + moved.exported, rel=1e-9)
        risen = (after.landscape.z - ground.z) @ ground.graph.area
        assert risen == pytest.approx(moved.deposited - moved.eroded, rel=1e-9, abs=1e-6)
    assert reach[0.3] >= reach[None] + 5


def test_a_river_leaves_a_high_bed_now_and_then_a_low_one_never_and_always_goes_down():
    z = np.full((9, 30), -3.0)
    z[4, :25] = 5 - 0.2 * np.arange(25)
    ground = with_sea(ground_of_cells(z, np.full(z.shape, LAND, np.uint8), 10.0), 0.0)
    straight = np.full(z.size, -1, np.int32)
    straight[120:145] = np.arange(121, 146)
    water, built = water_of(Run(), ground, np.ones(z.size), course=straight), np.ones(z.size, bool)
    changes = {}
    for rise in (1.0, 100.0):
        course, changes[rise] = straight, set()
        for step in range(300):
            before, course = course, kept_courses(ground, water, built, course, NewGround(0.0, rise, 5, step))
            kept = np.flatnonzero(course >= 0)
            assert (ground.z[course[kept]] < ground.z[kept]).all()
            changes[rise] |= set(np.flatnonzero(before != course))
    assert not changes[100.0]
    assert changes[1.0]
    assert ground.z[list(changes[1.0])].min() > 1.0


def test_steep_ground_is_eroded_and_flat_ground_built_up():
    law = RiverLaw("ratio", 2.0, 0.5, 0.2)
    flow, share = np.full(5, 4.0), np.array([0.0, 0.1, 0.2, 0.3, 1.0])
    for name, expected in (
        ("ratio", [4, 4 / 3, 0, -4 / 5, -8 / 3]),
        ("linear", [4, 2, 0, -2, -16]),
        ("square", [4, 3, 0, -5, -96]),
    ):
        assert change_by(law._replace(name=name), flow, share, flow) == pytest.approx(expected)
    own = law._replace(name="expression", steps=parse("2 * c^0.5 * (a0 - a) / (a0 + a)", LAW_NAMES))
    assert change_by(own, flow, share, flow) == pytest.approx(change_by(law, flow, share, flow))
    more = change_by(law, 4 * flow, share, flow)
    assert more == pytest.approx(2 * change_by(law, flow, share, flow))


def test_an_expression_that_divides_by_zero_says_where():
    law = RiverLaw("expression", 1.0, 0.5, 0.2, parse("1 / (a - 0.1)", LAW_NAMES))
    with pytest.raises(ErosionRateError, match=r"a = 0\.1"):
        change_by(law, np.ones(2), np.array([0.2, 0.1]), np.ones(2))


def test_a_lake_keeps_what_comes_to_it_in_its_deepest_places():
    z = np.full((9, 12), 30.0)
    z[4] = [0, 12, 2, 1, 2, 3, 9, 14, 18, 22, 26, 29]
    domain = np.full(z.shape, LAND, np.uint8)
    domain[4, 0] = OUTLET
    ground = ground_of_cells(z, domain, 10.0)
    water = water_of(Run(), ground, np.ones(z.size))
    after, sediment = erosion_step(ground, water, RiverLaw("ratio", 0.01, 0.5, 0.001))
    rise = (after - ground.z).reshape(z.shape)[4]
    assert rise[3] > rise[2] >= 0
    assert sediment.deposited > 0


def test_lakes_can_be_land_instead():
    ground = random_ground(5, 200)
    climate = evenly(ground)
    wet = erode(Run(), ground, climate, SOFT, 0)
    land = erode(Run(), ground, climate, SOFT, 0, None, "land")
    assert wet.water.lakes.level.size > 0
    assert land.water.lakes.level.size == 0
    level = ground.z.copy()
    own = wet.water.lakes.of_node != DRY_NODE
    level[own] = wet.water.lakes.level[wet.water.lakes.of_node[own]]
    assert np.array_equal(land.landscape.z, level)
    assert land.filled == pytest.approx((level - ground.z) @ ground.graph.area)


def test_volumes_balance_over_many_steps():
    ground = random_ground(8, 300)
    ground = ground._replace(z=ground.z * 10)
    climate = Climate(np.ones(300), np.full(300, 4.0))
    for rule in ("water", "land"):
        after = erode(Run(), ground, climate, SOFT, 30, Sea(1.0), rule)
        total = after.sediment
        assert total.eroded == pytest.approx(total.deposited + total.exported, rel=1e-9)
        gained = (after.landscape.z - ground.z) @ ground.graph.area
        assert gained == pytest.approx(total.deposited + after.filled - total.eroded, abs=1e-9 * total.eroded)


def test_what_is_chosen_by_itself_erodes_and_builds_up():
    ground = slope_to_the_sea(2.0)
    water = water_of(Run(), ground, np.ones(1600))
    law = RiverLaw("ratio", automatic_kappa(ground, water, 0.5), 0.5, automatic_a0(ground))
    after = erode(Run(), ground, evenly(ground), law, 20, Sea(0.0))
    assert after.sediment.eroded > after.sediment.deposited > 0


def test_it_can_be_cancelled_between_steps():
    class Impatient(Run):
        steps = 0

        @property
        def cancelled(self):
            return self.steps > 3

        def report(self, fraction):
            self.steps += 1

    ground = slope_to_the_sea(1.0)
    with pytest.raises(Cancelled):
        erode(Impatient(), ground, evenly(ground), HARD, 10_000, 0.0)


@pytest.mark.parametrize("name", ["ratio", "linear"])
def test_where_nothing_flows_nothing_moves(name):
    law = RiverLaw(name, 2.0, 0.5, 0.1)
    assert change_by(law, np.array([0.0, -1.0, 1.0]), np.full(3, 0.05), np.zeros(3))[:2].tolist() == [0.0, 0.0]


def test_cells_are_as_far_apart_as_they_are_wide_high_or_both():
    graph = ground_of_cells(np.zeros((4, 5)), np.full((4, 5), LAND, np.uint8)).graph
    lengths = np.tile([3.0, np.hypot(3, 2), 2.0, np.hypot(3, 2)], (4, 2))
    for node in range(20):
        for other in neighbours(graph, node):
            down, right = np.subtract(divmod(other, 5), divmod(node, 5))
            assert _distance_to(graph.xy, lengths, 5, node, other) == np.hypot(2 * down, 3 * right)


@pytest.mark.parametrize("sill, falls", [(6.0, True), (5.0, True), (4.0, False)])
def test_a_lake_falls_from_its_sill_unless_that_lies_lower_than_its_water(sill, falls):
    """Nodes 1 m apart on a line: a lake at 5 m that spills over node 1 to node 2, and one without an outlet."""
    xy, z, receiver = np.column_stack([np.arange(4.0), np.zeros(4)]), np.array([1.0, sill, 2, 9]), np.full(6, -1)
    receiver[4] = 2
    slope, drop, lowest = np.full(6, -7.0), np.full(6, -7.0), np.full(4, np.inf)
    of_node, level, sill_from = np.array([0, -1, -1, -1]), np.array([5.0, 1.0]), np.array([1, 3])
    _find_falls(xy, np.zeros((0, 8)), 0, z, receiver, of_node, level, sill_from, slope, drop, lowest)
    assert drop.tolist() == slope.tolist() == [-7] * 4 + [sill - 2.0 if falls else -7, -7]
    assert lowest.tolist() == [np.inf, np.inf, sill if falls else np.inf, np.inf]


def no_donors():
    """Return the `Donors` of two nodes that nothing flows to, and of a lake."""
    none = np.full(2, -1, np.int32)
    return Donors(none, np.append(none, none[:1]), np.array([1]), np.empty(2), none, none, np.zeros(2, bool))


def test_an_outlet_that_leads_nowhere_is_not_raised_and_hands_all_on():
    """What comes to it leaves the map. Neither does a law raise ground that nothing comes to, or that it leaves."""
    for domain, load, change, rise in (
        (OUTLET, 4.0, 3.0, 0.0), (LAND, 4.0, 3.0, 2.0), (LAND, 0.0, 3.0, 0.0), (LAND, 4.0, 0.0, 0.0),
    ):  # fmt: skip
        z, none = np.array([0.0, 5.0]), np.zeros(0)
        beds = NodeBeds(z, z.copy(), np.array([change, 0.0]), np.zeros(2), np.array([9.0, np.inf]))
        basins = LakeBasins(none, none, none.astype(int), np.zeros(1, int), none.astype(int))
        receiver = np.array([-1 if domain == OUTLET else 1, -1])
        loads, totals = np.array([load, 0.0]), np.zeros(3)
        _carry(
            np.array([0, 1]), receiver, np.array([domain, OUTLET], np.uint8), np.array([2.0, 2.0]), basins,
            no_donors(), beds, loads, totals,
        )  # fmt: skip
        assert beds.changed.tolist() == [rise, 5]
        assert totals.tolist() == [0, 2 * rise, load - 2 * rise]


@pytest.mark.parametrize("drop, cut", [(0.0, 0.0), (2.0, 3.0)])
def test_a_sill_without_a_fall_is_not_cut_though_ground_was_laid_on_it(drop, cut):
    z, changed, whole = np.array([1.0, 4.0]), np.array([1.0, 6.0]), np.array([0, 1])
    beds = NodeBeds(z, changed, np.array([0.0, 0.0, -9.0]), np.array([0.0, 0.0, drop]), np.full(2, np.inf))
    basins, load = LakeBasins(np.array([1.0]), np.array([True]), np.array([1]), whole, whole[:1]), np.zeros(3)
    _settle_in_lake(2, 0, np.ones(2), basins, no_donors(), beds, load, np.zeros(3))
    assert beds.changed[1] == 6.0 - cut and load[2] == cut
