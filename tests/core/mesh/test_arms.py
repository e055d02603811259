"""Arms of deltas: which way water goes from node to node."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.machine.noise import chance
from headwaters.core.mesh.arms import (
    ASTRAY,
    BANKS,
    NEARLY,
    NO_ARM,
    REACH,
    SELDOM,
    NewGround,
    _choose_courses,
    _direction_to,
    _find_main_donors,
    lay_in_sea,
)
from headwaters.core.mesh.graph import MOST_NEIGHBOURS
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID

from .meshes import neighbours, random_ground


@pytest.mark.parametrize("ncols", [5, 0])
def test_directions_are_those_from_place_to_place_on_rasters_and_on_meshes(ncols):
    """Cells are 3 m wide and 2 m high, rows go south; nodes of a mesh lie where these cells do."""
    row, col = np.divmod(np.arange(20), 5)
    places = np.column_stack([3.0 * col, -2.0 * row])
    lengths = np.tile([3.0, np.hypot(3, 2), 2.0, np.hypot(3, 2)], (4, 2))
    xy = places if ncols == 0 else np.empty((0, 2))
    for one, other in np.ndindex(20, 20):
        if one != other:
            way = places[other] - places[one]
            assert _direction_to(xy, lengths, ncols, one, other) == pytest.approx(way / np.hypot(*way))


@pytest.mark.parametrize("seed", range(5))
def test_the_main_donor_brings_the_most_water_and_of_equal_ones_it_is_the_first(seed):
    """A receiver may be a lake, numbered after the nodes, or none: these have no donors here."""
    rng = np.random.default_rng(seed)
    receiver, flow = rng.integers(-1, 34, 30), rng.integers(0, 5, 34).astype(float)
    donor = np.full(30, NO_ARM, np.int32)
    _find_main_donors(receiver, flow, donor)
    above = [np.flatnonzero(receiver == node) for node in range(30)]
    assert donor.tolist() == [each[np.argmax(flow[each])] if each.size else NO_ARM for each in above]


@cache
def some_ground():
    return random_ground(0, 60)


def stepped_ground(seed):
    """Return ground in steps of eighths on a mesh, some of it void, sea or an outlet far inland."""
    rng = np.random.default_rng(seed)
    domain = rng.choice([LAND, LAND, LAND, LAND, OUTLET, SEA, VOID], 60).astype(np.uint8)
    return some_ground()._replace(z=rng.integers(0, 9, 60) / 8, domain=domain), rng


def ways_on(node, ground):
    """Return where water may go from a node: into the sea, or to lower land."""
    z, domain = ground.z, ground.domain
    around = neighbours(ground.graph, node)
    return [each for each in around if domain[each] == SEA or (domain[each] == LAND and z[each] < z[node])]


def best_way(node, old, donor, ground, delta):
    """Return the way on that goes straight on, but for chance, and rather into the sea than not."""
    xy, above = ground.graph.xy, node
    for _ in range(REACH):
        above = donor[above] if donor[above] >= 0 else above
    scores = {}
    for slot, other in enumerate(neighbours(ground.graph, node)):
        if other != old and other in ways_on(node, ground):
            came, goes = xy[node] - xy[above], xy[other] - xy[node]
            straight = came @ goes / max(np.hypot(*came), 1e-300) / np.hypot(*goes)
            astray = chance(delta.seed + 1, node * MOST_NEIGHBOURS + slot, delta.step)
            scores[other] = straight + ASTRAY * astray + (ground.domain[other] == SEA)
    return max(scores, key=scores.get, default=NO_ARM)


@pytest.mark.parametrize("seed", range(16))
def test_a_course_is_kept_while_it_leads_on_and_seldom_left_where_its_bed_is_high(seed):
    """A bed that is just so high is not yet left. Nodes beside their old course, or with one that leads nowhere."""
    ground, rng = stepped_ground(seed)
    graph, z, domain = ground.graph, ground.z, ground.domain
    around = [neighbours(graph, node) for node in range(60)]
    course = np.array([rng.choice([*each, NO_ARM]) for each in around], np.int32)
    donor = np.array([rng.choice([*each, NO_ARM]) for each in around], np.int32)
    built = rng.random(60) < 0.8
    course[~built | (domain != LAND)] = NO_ARM
    leading = [n for n in np.flatnonzero(course >= 0).tolist() if course[n] in ways_on(n, ground) and donor[n] >= 0]
    some = [n for n in leading if domain[course[n]] == LAND] or leading
    left = some[0] if some else 0
    draw = next(each for each in range(10**5) if chance(each, left, 7) < SELDOM)
    delta = NewGround(-1.0, z[left] + 1.0 - (0.0 if seed % 2 else 0.125), draw, 7)
    wanted = course.copy()
    for node in range(60):
        old, on = course[node], ways_on(node, ground)
        high = z[node] + 1.0 > delta.rise
        if old in on:
            leaves = high and domain[old] != SEA and chance(draw, node, 7) < SELDOM
        else:
            wanted[node], leaves = NO_ARM, True
        if leaves and built[node] and domain[node] == LAND and donor[node] >= 0:
            wanted[node] = best_way(node, old, donor, ground, delta)
    _choose_courses(graph.first, graph.neighbours, graph.xy, graph.lengths, 0, z, domain, built, donor, delta, course)
    assert course.tolist() == wanted.tolist()


@pytest.mark.parametrize("seed", range(16))
def test_a_mouth_builds_up_its_bed_then_what_lies_lower_beside_it_and_beside_that(seed):
    """Only below a donor that is higher; beds and donors in steps, some of them level with each other."""
    ground, rng = stepped_ground(seed)
    graph, sea, changed = ground.graph, ground.domain == SEA, ground.z.copy()
    load = rng.choice([0.0, 1e-3, 50.0, 400.0], 60)
    lowest = changed + rng.choice([-0.25, 0.0, 0.25, 0.5], 60)
    wanted, left = changed.copy(), load.copy()

    def lay(node, height):
        given = min(height * graph.area[node], amount[0])
        wanted[node] += given / graph.area[node]
        amount[0] -= given

    for node in np.flatnonzero(sea & (load > 0) & (lowest > changed)).tolist():
        if lowest[node] > wanted[node]:
            amount = [load[node]]
            lay(node, NEARLY * (lowest[node] - wanted[node]))
            around = [each for each in neighbours(graph, node) if sea[each]]
            for middle in (node, *around):
                for other in neighbours(graph, middle):
                    if sea[other] and wanted[other] < wanted[middle]:
                        lay(other, BANKS * (wanted[middle] - wanted[other]))
            left[node] = amount[0]
    laid = lay_in_sea(graph, ground.domain, lowest, load, changed)
    assert changed == pytest.approx(wanted) and load == pytest.approx(left, abs=1e-9)
    assert laid == pytest.approx((changed - ground.z) @ graph.area)
