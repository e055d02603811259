"""What water lays down where it stands, beside levels that are found by trying."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.mesh.settling import donors_of, fill_up, settle


def laid(z, area, level):
    """Return how much lies below a level on places of some heights."""
    return float(np.sum(np.maximum(level - z, 0.0) * area))


def level_of(volume, amount, low, high):
    """Return the least level at which there is such a volume."""
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (low, middle) if amount(middle) >= volume else (middle, high)
    return high


@pytest.mark.parametrize("seed", range(30))
def test_the_deepest_places_of_a_lake_are_filled_first(seed):
    """As far as there is room below the water; some places lie above it, and some are as deep as others."""
    rng, count = np.random.default_rng(seed), 12
    z, area = rng.integers(0, (3, 30)[seed % 2], count).astype(float), rng.uniform(0.5, 3.0, count)
    nodes, (begin, end) = rng.permutation(count), [(0, 12), (3, 9), (5, 6), (4, 4)][seed // 2 % 4]
    lake = nodes[begin:end]
    highest = float(rng.integers(0, 25))
    room = laid(z[lake], area[lake], highest)
    for volume in (0.0, 0.3, room / 3, room * 0.99, room, room + 5.0):
        changed, wanted = z.copy(), z.copy()
        level = level_of(min(volume, room), lambda height: laid(z[lake], area[lake], height), -1.0, highest)
        wanted[lake] = np.maximum(z[lake], level if volume > 0 else -1.0)
        settled = settle(nodes, begin, end, area, changed, highest, volume)
        assert settled == pytest.approx(min(volume, room), abs=1e-9)
        np.testing.assert_allclose(changed, wanted, atol=1e-9)


def land(rng, count):
    """Return heights and receivers of nodes, and of a lake in front of each fifth node, which flows in over its sill.

    Nothing lies lower than what it flows to; some lie as low.
    """
    receiver = np.array([-1, *(rng.integers(max(0, at - 4), at) for at in range(1, count))])
    z = np.zeros(count)
    for node in range(1, count):
        z[node] = z[receiver[node]] + rng.integers(0, 4)
    sills = np.arange(5, count, 5)
    reached = receiver[sills].copy()
    receiver[sills] = count + np.arange(sills.size)
    return z, np.append(receiver, reached), sills, reached


def buried(z, receiver, nodes, level):
    """Return the nodes below a level among some, and among all that flow to these over such nodes."""
    found = [node for node in nodes.tolist() if z[node] < level]
    for node in found:
        above = np.flatnonzero((receiver == node) & (z < level)).tolist()
        found += [each for each in above if each not in found]
    return sorted(found)


def laid_on(z, receiver, nodes, area, level):
    """Return how much lies below a level on the nodes that are buried."""
    under = buried(z, receiver, nodes, level)
    return laid(z[under], area[under], level)


@pytest.mark.parametrize("seed", range(30))
def test_what_a_closed_lake_keeps_buries_all_whose_water_comes_to_it(seed):
    rng, count = np.random.default_rng(seed), 40
    z, receiver, sills, reached = land(rng, count)
    is_open = np.zeros(sills.size, bool)
    lakes = SimpleNamespace(is_open=is_open, sill_from=sills)
    donors = donors_of(SimpleNamespace(receiver=receiver, lakes=lakes), count)
    area, nodes, changed = rng.uniform(0.5, 2.0, count), rng.permutation(count), z.copy()
    whole = receiver[:count].copy()
    whole[sills] = reached  # over the sill of a lake water comes from there
    for volume in (0.5, 20.0, 5.0, 400.0):
        begin = int(rng.integers(0, 30))
        end = begin + int(rng.integers(1, 4))
        before = changed.copy()
        level = level_of(volume, partial(laid_on, before, whole, nodes[begin:end], area), -1.0, 999.0)
        fill_up(nodes, begin, end, volume, area, donors, changed)
        wanted = before.copy()
        wanted[buried(before, whole, nodes[begin:end], level)] = level
        np.testing.assert_allclose(changed, wanted, atol=1e-6)
        assert np.sum((changed - before) * area) == pytest.approx(volume)
        assert not donors.seen.any()


def test_where_all_lakes_spill_nobody_is_listed():
    lakes = SimpleNamespace(is_open=np.ones(2, bool), sill_from=np.array([1, 2]))
    donors = donors_of(SimpleNamespace(receiver=np.array([-1, 0, 0, 3, 4]), lakes=lakes), 3)
    assert [donors.head.size, donors.following.size, donors.seen.size] == [0, 0, 0]
