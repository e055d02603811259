"""Heights that fit a forest: after the law of stream power, agreed on at divides, along sketches."""

import numpy as np
import pytest
from headwaters.core.basins.drainage import triangle_sizes
from headwaters.core.basins.ranges import triangle_uplift

from .lands import SIDE, bay, drained, mesh_of


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
    """From each triangle to the next z rises by k · A^-θ · Δx, A summed by hand; on hillsides A is four triangles."""
    mesh, _, drainage = drained(bay(), 900, moving=moving, changes={"steepness": 0.02, "concavity": 0.4})
    relief, receiver = drainage.relief, drainage.forest.receiver
    area, hillside = triangle_sizes(mesh).copy(), 4 * np.median(triangle_sizes(mesh))
    for triangle in drainage.forest.order:
        if receiver[triangle] >= 0:
            area[receiver[triangle]] += area[triangle]
    beside = ways(mesh)
    for triangle in np.flatnonzero(receiver >= 0):
        rise = 0.02 * max(area[triangle], hillside) ** -0.4 * beside[triangle][receiver[triangle]]
        assert relief.z[triangle] - relief.z[receiver[triangle]] == pytest.approx(rise, rel=1e-9)
    assert relief.steepness == 0.02


def test_no_way_is_steeper_than_that_of_the_water_by_more_than_the_tolerance():
    mesh, _, drainage = drained(bay(), 3000)
    relief, receiver = drainage.relief, drainage.forest.receiver
    assert relief.moved > 100
    assert relief.tolerance == 0.05
    assert relief.left == 0
    for triangle, beside in enumerate(ways(mesh)):
        if receiver[triangle] < 0:
            continue
        fall = {other: (relief.z[triangle] - relief.z[other]) / way for other, way in beside.items()}
        assert max(fall.values()) <= fall[receiver[triangle]] * (1 + relief.tolerance) + 1e-12


def test_divides_come_to_rest_along_drawn_rivers_too():
    """Rivers that are held, lowered by the land beside them, let that swing to and fro once."""
    turn = np.linspace(0, 4 * np.pi, 200)
    spiral = 500 + (60 + 24 * turn)[:, None] * np.column_stack([np.cos(turn), np.sin(turn)])
    hook = np.array([(500.0, -20), (480, 90), (300, 130), (120, 320), (220, 420)])
    _, _, drainage = drained(nodes=12_000, lines=(spiral, hook))
    assert drainage.sketched.sum() > 500
    assert drainage.relief.tolerance == 0.05
    assert drainage.relief.left == 0


def test_rivers_are_steeper_where_the_land_rises_faster():
    mesh, _, even = drained(nodes=900, moving=False, changes={"steepness": 0.02})
    uplift = 0.1 + 0.9 * middles(mesh)[:, 0] / SIDE
    _, _, uneven = drained(nodes=900, moving=False, changes={"steepness": 0.02, "uplift": uplift})
    receiver = even.forest.receiver
    rise = [each.relief.z - np.where(receiver >= 0, each.relief.z[receiver], 0.0) for each in (even, uneven)]
    assert rise[1] == pytest.approx(uplift * rise[0], rel=1e-9)


def test_uplift_by_noise_makes_ranges_and_lowlands_and_the_seed_decides_where():
    mesh, water, _ = mesh_of(bay(), 6000)
    uplift = triangle_uplift(mesh, water, 3)
    assert 0 < uplift.min() < 0.1 and 0.7 < uplift.max() <= 1
    assert np.array_equal(uplift, triangle_uplift(mesh, water, 3))
    assert np.corrcoef(uplift, triangle_uplift(mesh, water, 4))[0, 1] < 0.7

    def spread(changes):
        """Return by how much the steepness of the land differs between 36 parts of the map."""
        _, _, drainage = drained(bay(), 6000, changes=changes)
        receiver = drainage.forest.receiver
        rise = drainage.relief.z - np.where(receiver >= 0, drainage.relief.z[receiver], 0.0)
        column, row = (middles(mesh) // (SIDE / 6)).astype(int).T
        count = np.bincount(6 * row + column, minlength=36)
        mean = np.bincount(6 * row + column, rise, 36)[count > 40] / count[count > 40]
        return mean.std() / mean.mean()

    assert spread({"uplift": uplift}) > 2.5 * spread({})


def test_heights_agree_better_at_divides_than_before():
    def mismatch(moving):
        mesh, _, drainage = drained(bay(), 3000, moving=moving)
        z, basin = drainage.relief.z, drainage.basin
        pairs = [(one, other) for one, own in enumerate(ways(mesh)) for other in own if basin[one] != basin[other]]
        return np.mean([abs(z[one] - z[other]) for one, other in pairs])

    assert mismatch(True) < 0.5 * mismatch(False)


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

    assert steepest_over_gentlest(0.1) < 2 < 4 < steepest_over_gentlest(0.6)


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
    mesh, _, drainage = drained(nodes=4000, heights=sketch, changes={"sketch": sketch, "steepness": steepness})
    z = drainage.relief.z
    assert np.corrcoef(z, sketch)[0, 1] > 0.9
    assert 0.6 < z.mean() / sketch.mean() < 1.5
    _, _, free = drained(nodes=4000)
    assert np.corrcoef(free.relief.z, sketch)[0, 1] < 0.8


def test_more_rain_makes_gentler_rivers():
    mesh, _, usual = drained(nodes=2000, changes={"steepness": 0.02})
    east = middles(mesh)[:, 0] > SIDE / 2
    supply = triangle_sizes(mesh) * np.where(east, 1.9, 0.1)
    _, _, wet = drained(nodes=2000, changes={"steepness": 0.02, "supply": supply})
    assert wet.relief.z[east].mean() < usual.relief.z[east].mean()
    assert wet.relief.z[~east].mean() > usual.relief.z[~east].mean()
    assert wet.flow[wet.mouth].sum() == pytest.approx(supply.sum())
    assert wet.area[wet.mouth].sum() == pytest.approx(SIDE**2 / 1e6)
