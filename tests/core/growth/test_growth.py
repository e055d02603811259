"""Rivers grow from the coast into the land until it is full, and keep all the rules on their way."""

import numpy as np
import pytest
from headwaters.core import network
from headwaters.core.choices import EVEN_BASINS, FORKING, GROWTH_OF_PRESET, LAYOUT_OF_PRESET, LONG_RIVERS, OWN_GROWTH
from headwaters.core.growth import growth as growing
from headwaters.core.growth.coverage import grow_fully
from headwaters.core.growth.growth import Rules, grow, usual_zeta
from headwaters.core.growth.mouths import automatic_mouths
from headwaters.core.growth.sketches import follow_sketches
from headwaters.core.island.heights import scaled_to
from headwaters.core.machine import jit
from headwaters.core.plane import fields
from headwaters.core.plane.land import area
from headwaters.core.plane.types import LATE, SKETCHED, Land, Mouths, Tree
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples, some_of
from ..plane.made_fields import noise_field
from .islands import REAL_ISLANDS, disc, islands, real_island, some_mouths
from .judge import assert_complies, crossings, edges_of, point_to_segments, shore_segments
from .measures import distances_to_water

MANY = pytest.mark.skipif(not jit.compiled(), reason="too many rivers for plain Python")
RIVER, TERRAIN = 0.01, 0.2
GOLDEN_COUNTS, GOLDEN_HEAD = (82, 60, 148), (0.9043067988037209, 3.306609472470533)
BUSHY, LONG = (0.2, 0.7, 0.1), (0.2, 0.1, 0.7)
few = examples(25 if jit.compiled() else 2)


def grown(land, edge, seed, shares=LONG, zeta=4.0, grower=grow_fully, highest=6, river=RIVER, terrain=TERRAIN, **more):
    """Return what grows from some mouths; ``zeta`` is in rises of an edge."""
    rules = Rules(edge, zeta=zeta * river * edge, pc=shares[0], ps=shares[1], pa=shares[2], **more)
    slopes = fields.constant(river), fields.constant(terrain)
    return grower(Run(), land, None, some_mouths(land, edge, seed, highest), rules, *slopes, seed)


def main_river(tree):
    """Return the edges of the longest river."""
    order = tree.downstream_order
    return network.longest(Run(), tree.receiver, order, (tree.receiver >= 0).astype(float)).max()


def network_sizes(tree):
    """Return the number of nodes of each network."""
    mouth = network.mouths(Run(), tree.receiver, tree.downstream_order)
    return np.bincount(mouth, minlength=len(tree.z))[tree.receiver < 0]


@few
@given(islands(), some.integers(0, 2**40), some.sampled_from([BUSHY, LONG]))
def test_a_network_keeps_all_rules(land, seed, shares):
    """On discs, stars, beside inland seas and through narrow necks: clearances, angles, slopes, shores."""
    growth = grown(land, 1.0, seed, shares)
    assert_complies(land, growth.tree, 1.0, max(3 * RIVER, TERRAIN))
    assert len(growth.tree.z) > 0.5 * area(land) - 20


@few
@given(islands(), some.integers(0, 99), some.sampled_from([0.7072, 0.75, 1.0]))
def test_rivers_keep_further_apart_if_asked(land, seed, clearance):
    """And never nearer than what keeps each in its own cell."""
    tree = grown(land, 1.0, seed, clearance=clearance).tree
    assert_complies(land, tree, 1.0, max(3 * RIVER, TERRAIN), clearance, min(clearance, 0.75))


@few
@given(islands(), some.integers(0, 99), some.sampled_from([0.25, 0.7072, 0.85, 0.95]))
def test_rivers_keep_from_the_shore_as_far_as_asked(land, seed, shore):
    tree = grown(land, 1.0, seed, shore=shore).tree
    assert_complies(land, tree, 1.0, max(3 * RIVER, TERRAIN), from_shore=shore)


@few
@given(islands(), some.integers(0, 99), some.sampled_from([1.2, 2.0, 3.0]))
def test_a_wide_strip_of_coast_has_rivers_that_lead_inland_alone(land, seed, shore):
    """Each edge there ends three quarters of an edge farther from the shore than it begins."""
    tree = grown(land, 1.0, seed, shore=shore).tree
    assert_complies(land, tree, 1.0, max(3 * RIVER, TERRAIN), from_shore=0.7499)
    if tree.z.size:
        away = point_to_segments(tree.xy, *shore_segments(land)).min(axis=1)
        inside = np.flatnonzero((tree.receiver >= 0) & (away < shore - 1e-9))
        assert (away[inside] > away[tree.receiver[inside]] + 0.7499).all()


def test_the_core_of_a_wide_island_has_rivers_whatever_its_strip_of_coast():
    land = disc(12.0)
    sizes = [grown(land, 1.0, 3, shore=shore).tree.z.size for shore in (0.75, 1.5, 3.0)]
    assert sizes[0] > sizes[1] > sizes[2] > 0.4 * sizes[0]


@few
@given(islands(), some.integers(0, 99), some.floats(0.0, 0.3))
def test_gentle_land_has_no_steep_way_between_two_rivers(land, seed, terrain):
    """No two nodes differ by more than the way between them allows, however gentle the terrain."""
    tree = grown(land, 1.0, seed, river=0.05, terrain=terrain, highest=4).tree
    assert_complies(land, tree, 1.0, max(0.15, terrain))


@MANY
@pytest.mark.slow
@pytest.mark.parametrize("name", some_of([*REAL_ISLANDS]))
def test_real_islands_fill_with_rivers(coasts, name):
    """Nothing crosses, everything rises, streams are as dense as in nature, and one basin is larger than others."""
    pytest.importorskip("osgeo.ogr", reason="coasts are files that GDAL reads")
    land, edge = real_island(coasts, name)
    slopes, rules = (fields.constant(RIVER), fields.constant(TERRAIN)), Rules(edge, zeta=4 * RIVER * edge)
    growths = [
        grow_fully(Run(), land, None, automatic_mouths(land, edge, 0, seed), rules, *slopes, seed) for seed in range(4)
    ]
    assert all(growth.mouths_used.mean() > 0.9 for growth in growths)
    tree = growths[0].tree
    assert 300 <= len(tree.z) <= 1500
    assert_complies(land, tree, edge, max(3 * RIVER, TERRAIN))
    density = 2.0 * edges_of(tree).size * (edge / 2000) ** 2 / (area(land) / 1e6)  # km per km², scaled to edges of 2 km
    assert 0.39 <= density <= 0.65
    largest = [network_sizes(growth.tree).max() / len(growth.tree.z) for growth in growths]
    assert 0.1 <= np.mean(largest) <= 0.5


@MANY
@pytest.mark.slow
def test_rivers_grow_between_real_ones(coasts):
    """The rivers of Sri Lanka, sketched: what grows from them and beside them crosses none and leaves each its cell."""
    ogr = pytest.importorskip("osgeo.ogr", reason="coasts and rivers are files that GDAL reads")
    land, edge = real_island(coasts, "sri_lanka")
    store = ogr.Open(str(coasts / "coast_rivers" / REAL_ISLANDS["sri_lanka"][0]))
    lines = tuple(np.array(river.GetGeometryRef().GetPoints())[:, :2] for river in store.GetLayer("rivers"))
    sketch = follow_sketches(Run(), land, lines, edge, fields.constant(RIVER), 1).tree
    mouths = automatic_mouths(land, edge, 0, 1)
    tree = grow_fully(
        Run(), land, sketch, mouths, Rules(edge), fields.constant(RIVER), fields.constant(TERRAIN), 1
    ).tree
    nodes = edges_of(tree)
    a, b = tree.xy[nodes], tree.xy[tree.receiver[nodes]]
    assert len(sketch.z) > 100 and len(tree.z) > 3 * len(sketch.z)
    assert crossings(tree) == []
    assert (tree.z[nodes] > tree.z[tree.receiver[nodes]]).all()
    to_nodes = np.hypot(*((a + b)[:, None] / 2 - tree.xy[None]).transpose(2, 0, 1)).min(axis=1)
    assert (to_nodes >= np.hypot(*(a - b).T) / 2 * (1 - 2e-6)).all()


def test_the_rules_are_drawn_as_often_as_asked():
    """Within four standard errors, over all nodes of priority above 1."""
    draws = np.zeros((2, 3), np.int64)
    shares = 0.2, 0.3, 0.5
    for seed in range(4 if jit.compiled() else 1):
        growth = grown(disc(12.0 if jit.compiled() else 7.0), 1.0, seed, shares)
        draws += [growth.draws, growth.survivors]
        assert (growth.draws > 0).all()
        assert (growth.survivors <= growth.draws).all()
    count = draws[0].sum()
    error = np.sqrt(count * np.array(shares) * (1 - np.array(shares)))
    assert (np.abs(draws[0] - count * np.array(shares)) <= 4 * error).all()


def beyond(ones, others, errors=3):
    """Tell whether the mean of some numbers is above that of others, by so many standard errors."""
    ones, others = np.array(ones, float), np.array(others, float)
    error = np.sqrt(ones.var(ddof=1) / ones.size + others.var(ddof=1) / others.size)
    return ones.mean() - others.mean() > errors * error


@MANY
def test_the_grammar_makes_bushes_or_long_rivers():
    """Symmetric branching gives more streams of order 1, asymmetric branching longer main rivers."""
    bushy, lasting = (
        [grown(disc(14.0), 1.0, seed, shares, grower=grow) for seed in range(10)] for shares in (BUSHY, LONG)
    )
    first = [[np.mean(growth.strahler[edges_of(growth.tree)] == 1) for growth in both] for both in (bushy, lasting)]
    assert beyond(first[0], first[1])
    assert beyond([main_river(growth.tree) for growth in lasting], [main_river(growth.tree) for growth in bushy])


@MANY
def test_zeta_lets_one_network_become_large():
    """With none networks are of more equal size; with the rise of some edges one outgrows the others."""
    spread, share = [], []
    for zeta in (0.0, 4.0, 12.0):
        sizes = [network_sizes(grown(disc(14.0), 1.0, seed, zeta=zeta, grower=grow).tree) for seed in range(20)]
        spread.append([size.std() / size.mean() for size in sizes])
        share.append([size.max() / size.sum() for size in sizes])
    assert beyond(share[1], share[0])
    assert beyond(share[2], share[1])
    assert beyond(spread[2], spread[0])


def test_the_same_seed_grows_the_same_rivers():
    """To the last bit; another seed grows others."""
    one, other, third = (grown(disc(6.0), 1.0, seed) for seed in (7, 7, 8))
    for part, again in zip(one.tree, other.tree):
        assert part.tobytes() == again.tobytes()
    assert one.tree.xy.shape != third.tree.xy.shape or not np.array_equal(one.tree.xy, third.tree.xy)


def test_growth_is_known_from_before():
    """One network, as other machines and versions grow it."""
    land = Land((np.array([(0, 0), (10, 0), (12, 5), (10, 10), (0, 10), (0, 0)], float),))
    xy, inward = np.array([(0.0, 5.0), (12.0, 5.0)]), np.array([(1.0, 0.0), (-1.0, 0.0)])
    mouths = Mouths(np.zeros(2, np.int64), np.zeros(2), xy, inward, np.array([4, 2]))
    tree = grow(
        Run(), land, None, mouths, Rules(1.0, zeta=0.04), fields.constant(RIVER), fields.constant(TERRAIN), 3
    ).tree
    assert (len(tree.z), tree.receiver[-1], tree.priority.sum()) == GOLDEN_COUNTS
    assert np.allclose(tree.xy[-1], GOLDEN_HEAD, rtol=0, atol=1e-12)


def sketched(points, priority):
    """Return the tree of one sketched river from its mouth up to its head."""
    points = np.array(points, float)
    inward = np.diff(points, axis=0, prepend=[2 * points[0] - points[1]])
    inward /= np.hypot(*inward.T)[:, None]
    count = len(points)
    receiver = np.arange(-1, count - 1)
    source = np.full(count, SKETCHED, np.uint8)
    return Tree(points, 0.01 * np.arange(count), receiver, np.full(count, priority), source, inward)


NO_MOUTHS = Mouths(np.zeros(0, np.int64), np.zeros(0), np.zeros((0, 2)), np.zeros((0, 2)), np.zeros(0, np.int64))


def test_rivers_grow_on_from_a_sketch():
    """The sketch stays as it was drawn; its head grows on, and side rivers join it on its way."""
    sketch = sketched([(x, 0.1 * (-1) ** x) for x in range(-8, 0)], 4)
    land = disc(8.0)
    slopes = fields.constant(RIVER), fields.constant(TERRAIN)
    tree = grow(Run(), land, sketch, NO_MOUTHS, Rules(1.0), *slopes, 5).tree
    for part, drawn in zip(tree, sketch):
        assert np.array_equal(part[: len(drawn)], drawn)
    joined = tree.receiver[len(sketch.z) :]
    assert (joined == len(sketch.z) - 1).any()
    assert ((joined > 0) & (joined < len(sketch.z) - 1)).sum() >= 2
    assert crossings(tree) == []
    assert (tree.source[len(sketch.z) :] == 0).all()
    assert (tree.receiver >= 0).sum() == len(tree.z) - 1


def test_a_mouth_without_room_is_not_used():
    """One of two mouths side by side, the one of higher priority, begins a river, and it is said which."""
    mouths = some_mouths(disc(6.0), 1.0, 0)
    place = np.array([0, 0, 0])
    turn = np.radians([0, 3, 180])
    xy = 6.0 * np.cos(np.pi / 90) * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    mouths = Mouths(place, 6 * turn, xy, -xy / 6.0, np.array([2, 3, 1]))
    growth = grow(Run(), disc(6.0), None, mouths, Rules(1.0), fields.constant(RIVER), fields.constant(TERRAIN), 1)
    assert growth.mouths_used.tolist() == [False, True, True]
    assert (growth.tree.receiver < 0).sum() == 2


def test_rivers_rise_by_the_slope_where_they_are():
    """From node to node by the slope at the upper one; and a little where there is none."""
    slope = noise_field((-9, -9, 9, 9), 6.0, 0.0, 0.05, 3)
    slope.values[slope.values < 0.025] = 0.0
    mouths = some_mouths(disc(8.0), 1.0, 1)
    tree = grow(Run(), disc(8.0), None, mouths, Rules(1.0), slope, fields.constant(TERRAIN), 1).tree
    nodes = edges_of(tree)
    rise = tree.z[nodes] - tree.z[tree.receiver[nodes]]
    assert np.allclose(rise, np.maximum(fields.sample(slope, tree.xy[nodes]), 1e-5), atol=1e-12)
    assert (rise > 0).all() and rise.min() < 2e-5 < 0.02 < rise.max()


def test_late_rivers_are_marked_and_fill_what_was_left():
    """From one mouth alone half an island may stay empty on its coast; the second round comes from there."""
    land, slopes = disc(9.0), (fields.constant(RIVER), fields.constant(0.02))
    mouths = some_mouths(land, 1.0, 2)
    mouths = Mouths(*(part[:1] for part in mouths))
    rules = Rules(1.0)
    first, full = (
        grow(Run(), land, None, mouths, rules, *slopes, 2),
        grow_fully(Run(), land, None, mouths, rules, *slopes, 2),
    )
    count = len(first.tree.z)
    assert np.array_equal(full.tree.xy[:count], first.tree.xy)
    assert (full.tree.source[count:] == LATE).all() and len(full.tree.z) > count
    assert full.mouths_used.tolist() == [True]
    assert distances_to_water(land, full.tree, 0.5).max() <= distances_to_water(land, first.tree, 0.5).max()


def test_strahler_orders_are_the_true_ones():
    """As the network has them, whatever the grammar meant."""
    growth = grown(disc(6.0), 1.0, 4)
    children = [[] for _ in growth.tree.z]
    for node in range(len(children) - 1, -1, -1):
        orders = sorted((growth.strahler[child] for child in children[node]), reverse=True)
        twice = len(orders) > 1 and orders[0] == orders[1]
        assert growth.strahler[node] == (orders[0] + twice if orders else 1)
        if growth.tree.receiver[node] >= 0:
            children[growth.tree.receiver[node]].append(node)


def test_a_peak_scales_all_heights():
    """The highest node is where it was asked for, and the proportions stay."""
    tree = grown(disc(5.0), 1.0, 1).tree
    scaled, factor = scaled_to(tree, 1200.0)
    assert scaled.z.max() == pytest.approx(1200.0)
    assert np.allclose(scaled.z, factor * tree.z)
    assert np.array_equal(scaled.xy, tree.xy)


@MANY
def test_rivers_paced_by_their_edges_do_not_fill_plains_first():
    """Where half of the land is a plain: by the land its rivers come first and reach across, by edges they do not."""
    land, slope = disc(14.0), fields.constant(RIVER)
    x = np.linspace(-15.0, 15.0, 61)
    uplift = fields.Field(np.tile(np.where(x < 0, 0.02, 1.0), (61, 1)), -15.0, -15.0, 0.5, 0.5)
    share = {}
    for pace in (0.0, RIVER):
        trees = [
            grow_fully(
                Run(), land, None, automatic_mouths(land, 1.0, 0, seed, layout=LAYOUT_OF_PRESET[EVEN_BASINS]),
                Rules(1.0, 0.75, 0.0, 0.2, 0.1, 0.7, uplift=uplift, pace=pace), slope, fields.constant(TERRAIN), seed,
            ).tree
            for seed in range(1, 7)
        ]  # fmt: skip
        share[pace] = np.mean([network_sizes(tree).max() / len(tree.z) for tree in trees])
    assert share[RIVER] < 0.8 * share[0.0]


@pytest.mark.parametrize("name", [LONG_RIVERS, FORKING, EVEN_BASINS, OWN_GROWTH])
def test_presets_say_how_far_apart_and_how_unequal_great_rivers_are(name):
    layout, land = LAYOUT_OF_PRESET[name], disc(20.0)
    mouths = automatic_mouths(land, 1.0, layout=layout)
    away = [np.hypot(*(np.delete(mouths.xy, n, 0) - xy).T).min() for n, xy in enumerate(mouths.xy)]
    assert layout.apart <= min(away) < 1.5 * layout.apart
    assert (len(set(mouths.priority.tolist())) == 1) == layout.alike == (name == EVEN_BASINS)


@MANY
def test_presets_stand_apart_in_their_main_river_and_their_largest_basin(coasts):
    """On Sardinia, every two in both by more than three standard errors of what parts them."""
    land, edge = real_island(coasts, "sardinia")
    slope, measured = fields.constant(RIVER), {}
    for name in (LONG_RIVERS, FORKING, EVEN_BASINS):
        rises, chances = GROWTH_OF_PRESET[name]
        rules = Rules(edge, 0.75, usual_zeta(edge, slope, rises=rises), *chances)
        trees = [
            grow_fully(Run(), land, None, automatic_mouths(land, edge, 0, seed), rules, slope, slope, seed).tree
            for seed in range(1, 17)
        ]
        measured[name] = np.array([(main_river(tree), network_sizes(tree).max() / len(tree.z)) for tree in trees])
    means = {name: runs.mean(axis=0) for name, runs in measured.items()}
    errors = {name: runs.std(axis=0, ddof=1) / 4.0 for name, runs in measured.items()}
    for one, other in ((LONG_RIVERS, FORKING), (FORKING, EVEN_BASINS), (LONG_RIVERS, EVEN_BASINS)):
        assert np.all(means[one] - means[other] > 3.0 * np.hypot(errors[one], errors[other])), (one, other)


def test_zeta_is_so_many_rises_of_an_edge():
    assert usual_zeta(2000.0, fields.constant(0.005)) == 500.0
    assert usual_zeta(2000.0, fields.constant(0.005), rises=4) == 40.0


@pytest.mark.parametrize(
    "wrong",
    [{"clearance": 0.7}, {"shore": 0.2}, {"pc": 0.5}, {"pc": -0.2, "ps": 0.5}, {"edge": 0.0}, {"edge": float("nan")}],
)
def test_impossible_rules_are_refused(wrong):
    """A clearance at which cells would leak, chances that do not add up, edges of no length."""
    rules = Rules(**{"edge": 1.0, **wrong})
    with pytest.raises(ValueError, match="must"):
        grow(Run(), disc(4.0), None, NO_MOUTHS, rules, fields.constant(RIVER), fields.constant(TERRAIN), 1)


def test_an_island_too_small_for_a_river_has_none():
    """No error: an empty tree."""
    growth = grown(disc(0.5), 1.0, 1)
    assert len(growth.tree.z) == 0 and len(growth.strahler) == 0


@MANY
def test_growth_can_be_cancelled():
    """It stops on its way."""

    class Impatient(Run):
        looks = 0

        @property
        def cancelled(self):
            self.looks += 1
            return self.looks > 2

    land = disc(60.0)
    slopes = fields.constant(RIVER), fields.constant(TERRAIN)
    with pytest.raises(Cancelled):
        grow(Impatient(), land, None, some_mouths(land, 1.0, 1), Rules(1.0), *slopes, 1)


def test_more_nodes_than_an_island_can_hold_are_an_error(monkeypatch):
    """If the bound for how many nodes lie on an island were wrong, growth would stop and say so."""
    monkeypatch.setattr(growing, "NODES_PER_EDGE2", 0.1)
    with pytest.raises(growing.Overgrown, match="error in the program"):
        grown(disc(9.0), 1.0, 1, grower=grow)
