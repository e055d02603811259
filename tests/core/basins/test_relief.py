"""Heights that fit a forest: after the law of stream power, agreed on at divides, along sketches."""

import numpy as np
import pytest
from headwaters.core.basins.drainage import triangle_sizes
from headwaters.core.basins.relief import UPLIFT_TOLERANCE, _find_caps, _find_valleys, _is_lowered, _keep_below, _turn
from headwaters.core.basins.uplift import _ask, _count_divides
from headwaters.core.network import longest
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run

from .lands import SIDE, bay, drained


def middles(mesh):
    return mesh.xy[mesh.corners].mean(axis=1)


def ways(mesh):
    """Return for each triangle its neighbours and how far it is over the middle of each side, None at the border."""
    edges = {}
    for number, corners in enumerate(mesh.corners.tolist()):
        for one, two in zip(corners, corners[1:] + corners[:1]):
            edges.setdefault(frozenset((one, two)), []).append(number)
    middle, found = middles(mesh), []
    for number, corners in enumerate(mesh.corners.tolist()):
        own = {}
        for one, two in zip(corners, corners[1:] + corners[:1]):
            at = (mesh.xy[one] + mesh.xy[two]) / 2
            way = np.hypot(*(middle[number] - at))
            for other in edges[frozenset((one, two))]:
                if other != number:
                    own[other] = way + np.hypot(*(middle[other] - at))
        found.append(own)
    return found


@pytest.mark.parametrize("moving", [False, True])
def test_rivers_rise_after_the_law_of_stream_power(moving):
    """From each triangle to the next z rises by k · u · A^-θ · Δx, A summed by hand; on hillsides A is four triangles.

    u, how fast the land rises, is about 1, and hardly differs from a triangle to the next along a river.
    """
    mesh, _, drainage = drained(bay(), 900, moving=moving, changes={"steepness": 0.02, "concavity": 0.4})
    relief, receiver = drainage.relief, drainage.forest.receiver
    area, hillside = triangle_sizes(mesh).copy(), 4 * np.median(triangle_sizes(mesh))
    for triangle in drainage.forest.order:
        if receiver[triangle] >= 0:
            area[receiver[triangle]] += area[triangle]
    beside, uplift = ways(mesh), np.full(len(area), np.nan)
    for triangle in np.flatnonzero(receiver >= 0):
        law = 0.02 * max(area[triangle], hillside) ** -0.4 * beside[triangle][receiver[triangle]]
        uplift[triangle] = (relief.z[triangle] - relief.z[receiver[triangle]]) / law
    known = uplift[receiver >= 0]
    assert 0.5 < np.median(known) < 1.2
    assert np.quantile(known, 0.05) > 0.05 and np.quantile(known, 0.95) < 3.0
    large = np.flatnonzero((receiver >= 0) & (area > 10 * hillside))
    large = large[(receiver[receiver[large]] >= 0) & (area[large] > 0.7 * area[receiver[large]])]
    assert len(large) > 20
    assert np.median(np.abs(np.log(uplift[large] / uplift[receiver[large]]))) < 0.15
    assert relief.steepness == 0.02


def random_coast(seed):
    """Return a ragged island without a form of its own, about as large as the square."""
    rng = np.random.default_rng(seed)
    turn = np.linspace(0, 2 * np.pi, 200)[:-1]
    far = np.ones(turn.size)
    for wave in range(2, 9):
        far += rng.normal(0, 0.6 / wave) * np.sin(wave * turn + rng.uniform(0, 2 * np.pi))
    stretch = rng.uniform(0.4, 1.0)
    shore = SIDE * np.maximum(far, 0.25)[:, None] * np.column_stack([np.cos(turn), stretch * np.sin(turn)]) / 2
    return Land((np.concatenate([shore, shore[:1]]),))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("strength, wave", [(0.1, 0.2), (0.5, 0.2), (0.9, 0.2), (0.5, 0.05)])
def test_basins_stay_as_they_grew(seed, strength, wave):
    """Heights fit the forest: water keeps its way in nine of ten triangles, and so do large basins and rivers."""
    coast, growth = random_coast(seed), {"strength": strength, "wavelength": wave * SIDE, "seed": seed}
    mesh, _, grown = drained(coast, 6000, moving=False, **growth)
    _, _, fitted = drained(coast, 6000, **growth)
    assert grown.relief.moved == 0
    assert np.mean(grown.forest.receiver == fitted.forest.receiver) >= 0.88
    assert fitted.relief.moved == np.count_nonzero(grown.forest.receiver != fitted.forest.receiver)
    inner = fitted.forest.receiver >= 0
    assert (fitted.relief.z[inner] > fitted.relief.z[fitted.forest.receiver[inner]]).all()

    def sizes(drainage):
        """Return the share of the largest basin, and the length of the longest river in triangles."""
        share = drainage.area[drainage.mouth].max() / triangle_sizes(mesh).sum()
        return share, longest(Run(), drainage.forest.receiver, drainage.forest.order, np.ones(len(inner))).max()

    for one, other in zip(sizes(grown), sizes(fitted)):
        assert 0.6 < other / one < 1.5


def test_no_way_is_steeper_than_that_of_the_water_by_more_than_the_tolerance():
    """But beside rivers, the twentieth of the triangles through which most drains: these keep their way."""
    mesh, _, drainage = drained(bay(), 3000)
    _, _, grown = drained(bay(), 3000, moving=False)
    relief, receiver = drainage.relief, drainage.forest.receiver
    small = grown.area < np.quantile(grown.area, 0.95)
    assert relief.moved > 100
    assert (receiver == grown.forest.receiver)[~small].all()
    steeper = 0
    for triangle, beside in enumerate(ways(mesh)):
        if receiver[triangle] < 0:
            continue
        fall = {other: (relief.z[triangle] - relief.z[other]) / way for other, way in beside.items()}
        if max(fall.values()) > fall[receiver[triangle]] * 1.05 + 1e-12:
            assert not small[triangle]
            steeper += 1
    assert steeper == relief.left < 0.02 * len(receiver)


def test_heights_agree_better_at_divides_than_the_law_alone():
    """Beside heights that rise everywhere alike, which differ on both sides of a divide."""
    mesh, _, drainage = drained(bay(), 3000, moving=False, changes={"steepness": 0.02})
    receiver, area, beside = drainage.forest.receiver, drainage.area, ways(mesh)
    law, hillside = np.zeros(len(area)), 4 * np.median(triangle_sizes(mesh))
    for triangle in drainage.forest.order[::-1]:
        below = receiver[triangle]
        if below >= 0:
            law[triangle] = law[below] + 0.02 * max(area[triangle], hillside) ** -0.45 * beside[triangle][below]
    basin = drainage.basin
    pairs = [(one, other) for one, own in enumerate(beside) for other in own if basin[one] != basin[other]]

    def mismatch(z):
        return np.mean([abs(z[one] - z[other]) for one, other in pairs]) / z.mean()

    assert mismatch(drainage.relief.z) < 0.6 * mismatch(law)


def test_divides_are_higher_than_the_triangles_beside_them():
    mesh, _, drainage = drained(bay(), 2000)
    z, corner_z, basin = drainage.relief.z, drainage.relief.corner_z, drainage.basin
    sides = np.column_stack([mesh.corners, np.roll(mesh.corners, -1, axis=1)]).reshape(-1, 2, 3).transpose(0, 2, 1)
    shore = {node for side in np.flatnonzero(mesh.twin < 0) for node in sides.reshape(-1, 2)[side]}
    for node in range(len(mesh.xy)):
        around = np.flatnonzero((mesh.corners == node).any(axis=1))
        if node in shore:
            assert 0 < corner_z[node] <= z[around].min()
        elif len(set(basin[around])) > 1:
            assert corner_z[node] > z[around].max()
        else:
            assert z[around].min() <= corner_z[node] <= z[around].max()


def test_the_highest_place_is_as_high_as_it_is_to_be():
    for peak in (50.0, 2500.0):
        relief = drained(nodes=900, changes={"peak": peak})[2].relief
        assert relief.corner_z.max() == pytest.approx(peak)
        assert relief.z.max() < peak


def test_the_concavity_makes_large_rivers_gentler():
    def steepest_over_gentlest(concavity):
        _, _, drainage = drained(nodes=3000, changes={"concavity": concavity})
        inner = drainage.forest.receiver >= 0
        rise = (drainage.relief.z - drainage.relief.z[drainage.forest.receiver])[inner]
        large = drainage.area[inner] > np.quantile(drainage.area[inner], 0.98)
        return rise[~large].mean() / rise[large].mean()

    assert 4 < 3 * steepest_over_gentlest(0.1) < steepest_over_gentlest(0.6)


def test_a_drawn_river_runs_in_a_valley_whatever_lies_around():
    """A line along a shore would be a dam if it rose as steeply as small rivers do."""
    line = np.column_stack([np.linspace(0, 950, 60), 60 + 20 * np.sin(np.linspace(0, 9, 60))])
    mesh, _, drainage = drained(nodes=5000, lines=(line,))
    z, receiver, drawn = drainage.relief.z, drainage.forest.receiver, drainage.sketched
    inner = drawn & (receiver >= 0)
    assert (z[inner] > z[receiver[inner]]).all()
    above = [
        z[other] - z[triangle]
        for triangle, beside in enumerate(ways(mesh))
        if drawn[triangle]
        for other in beside
        if not drawn[other]
    ]
    assert np.mean(np.array(above) < 0) < 0.05


@pytest.mark.parametrize("steepness", [0.0, 0.05])
def test_the_land_follows_sketched_heights(steepness):
    """A range across the middle: the forest grows from it to both sides, and heights are its heights."""

    def height(mesh):
        x, y = middles(mesh).T
        sea = np.minimum(np.minimum(x, SIDE - x), np.minimum(y, SIDE - y))
        return 200.0 * np.exp(-(((y - 600) / 150) ** 2)) * np.minimum(sea / 200, 1) + 2

    mesh, _, _ = drained(nodes=4000)
    sketch = height(mesh)
    changes = {"sketch": sketch, "steepness": steepness, "peak": 0.0}
    mesh, _, drainage = drained(nodes=4000, heights=sketch, changes=changes)
    z = drainage.relief.z
    assert np.corrcoef(z, sketch)[0, 1] > (0.88 if steepness else 0.9)
    assert 0.6 < z.mean() / sketch.mean() < 1.5
    _, _, free = drained(nodes=4000)
    assert np.corrcoef(free.relief.z, sketch)[0, 1] < 0.65


def test_more_rain_makes_gentler_rivers():
    mesh, _, usual = drained(nodes=2000, changes={"steepness": 0.02})
    east = middles(mesh)[:, 0] > SIDE / 2
    supply = triangle_sizes(mesh) * np.where(east, 1.9, 0.1)
    _, _, wet = drained(nodes=2000, changes={"steepness": 0.02, "supply": supply})
    assert wet.relief.z[east].mean() < usual.relief.z[east].mean()
    assert wet.relief.z[~east].mean() > usual.relief.z[~east].mean()
    assert wet.flow[wet.mouth].sum() == pytest.approx(supply.sum())
    assert wet.area[wet.mouth].sum() == pytest.approx(SIDE**2 / 1e6)


def test_a_divide_is_a_side_that_no_water_crosses():
    mesh, _, drainage = drained(bay())
    receiver, count = drainage.forest.receiver, np.empty(len(mesh.corners))
    _count_divides(mesh.twin, receiver, count)
    for triangle, sides in enumerate(np.reshape(mesh.twin, (-1, 3)).tolist()):
        beside = [side // 3 for side in sides if side >= 0]
        assert count[triangle] == sum(receiver[triangle] != each and receiver[each] != triangle for each in beside)


def test_on_level_ground_water_leaves_nothing_and_nothing_is_to_be_raised():
    """Three triangles in a row, the first at the sea: the last one's water goes to the second."""
    nowhere = -1
    twin = np.array([nowhere, 3, nowhere, 1, 6, nowhere, 4, nowhere, nowhere])
    receiver = np.array([nowhere, 0, 1])
    ways = np.ones(9), np.ones(3), np.zeros(3, bool)
    asked, count = np.ones(3), np.ones(3)
    assert _ask(twin, receiver, ways, np.full(3, 5.0), asked, count) == 0
    assert asked.tolist() == count.tolist() == [0, 0, 0]


def test_land_beside_a_river_caps_it_and_water_does_not():
    """Three triangles in a row: a river between the sea, which lies at 0, and land that is lower than it."""
    nowhere = -1
    twin = np.array([nowhere, 3, nowhere, 1, 6, nowhere, 4, nowhere, nowhere])
    rivers, receiver = np.array([False, True, False]), np.array([nowhere, nowhere, nowhere])
    cap = np.array([np.inf, 5.0, np.inf])
    _find_caps(twin, rivers, receiver, np.array([0.0, 5.0, 3.0]), cap)
    assert cap.tolist() == [np.inf, 3.0, np.inf]


def test_water_turns_to_the_steepest_neighbour_on_land_where_it_may():
    rng, count, turns = np.random.default_rng(5), 400, 0
    z = rng.integers(0, 5, count) * 100.0  # some are the sea
    twin = rng.integers(-1, 3 * count, 3 * count)
    twin[rng.random(twin.size) < 0.2] = -1
    over, down = rng.integers(1, 4, 3 * count).astype(float), rng.integers(0, 4, count).astype(float)
    held, receiver = rng.random(count) < 0.3, rng.integers(-1, count, count)
    wanted, left = receiver.copy(), 0
    for at, below in enumerate(receiver):
        if down[at] > 0 and below >= 0:
            ways = [(side, twin[side] // 3) for side in range(3 * at, 3 * at + 3) if twin[side] >= 0]
            ways = [((z[at] - z[to]) / over[side], to) for side, to in ways if to != below and z[to] > 0]
            steepest, best = max(ways, default=(-np.inf, -1), key=lambda way: way[0])  # the first of equals
            if steepest > (z[at] - z[below]) / down[at] * (1 + UPLIFT_TOLERANCE):
                left += held[at]
                wanted[at] = below if held[at] else best
                turns += not held[at]
    assert _turn(twin, over, down, held, z, receiver) == left > 5 and turns > 20
    assert np.array_equal(receiver, wanted)


def test_a_valley_is_that_of_the_piece_of_a_river_that_water_comes_to_first():
    """Two rivers meet in the first triangle; what drains to them drains just enough for a river, or less."""
    receiver, order = np.array([-1, 0, 0, 1, 1, 2, -1]), np.array([3, 4, 5, 6, 1, 2, 0])
    drained, valley = np.array([9.0, 4.0, 4.0, 4.0, 1.0, 4.0, 4.0]), np.full(7, -9)
    _find_valleys(receiver, order, drained, 4.0, valley)
    assert valley.tolist() == [0, 1, 2, 1, 1, 2, 6]


def test_land_that_is_just_as_steep_as_it_may_be_stays():
    twin, over = np.array([3, -1, -1, 0, -1, -1]), np.ones(6)
    z = np.array([0.0, 3.0])
    assert _is_lowered(twin, over, 2.0, z, 1) and z.tolist() == [0.0, 2.0]
    assert not _is_lowered(twin, over, 2.0, z, 1)


@pytest.mark.parametrize("above", [5.0, 7.0])
def test_a_cap_lowers_what_is_below_it_only_where_that_has_no_lower_one_or_as_low_a_one(above):
    z = np.array([10.0, 11.0])
    rivers, receiver, order = np.ones(2, bool), np.array([-1, 0]), np.array([1, 0])
    _keep_below(rivers, receiver, order, np.array([10.0, 1.0]), np.array([5.0, above]), z)
    assert z[0] == 5.0
    assert above == 5.0 or z[1] == 6.0
