"""Which full ponds stand as lakes, beside a walk down the tree from each that spills."""

import numpy as np
import pytest
from headwaters.core.ponds.standing import NO_LAKE, handed_down, standing_ponds
from headwaters.core.ponds.tree import ALONE, ponds_of_basins


def ponds(rng, leaves):
    """Return a tree of ponds that met by chance, often at the height of others; some never met."""
    tree = ponds_of_basins(np.append(-np.inf, rng.integers(0, 3, leaves).astype(float)))
    alone, count = list(range(1, leaves + 1)), leaves + 1
    while len(alone) > 1 and rng.random() < 0.9:
        one, other = (int(alone.pop(rng.integers(len(alone)))) for _ in range(2))
        height = max(tree.bottom[one], tree.bottom[other]) + int(rng.integers(0, 2))
        tree.parent[[one, other]], tree.level[[one, other]] = count, height
        tree.one[count], tree.other[count], tree.bottom[count] = one, other, height
        alone.append(count)
        count += 1
    tree = type(tree)(*(column[:count] for column in tree))
    for pond in alone:
        tree.level[pond] = tree.bottom[pond] + int(rng.integers(0, 2))
    for pond in range(1, count):
        below = [pond]
        for part in below:
            below += [each for each in (tree.one[part], tree.other[part]) if each]
        tree.from_leaf[pond] = rng.choice([part for part in below if part <= leaves])
    return tree


def parts(tree, pond, outlet):
    """Yield the lakes, or crossed ponds, that a full pond is, with the pond over whose sill each spills."""
    if tree.level[pond] > tree.bottom[pond] or not tree.one[pond]:
        yield int(pond), int(outlet), bool(tree.level[pond] > tree.bottom[pond])
        return
    sides = [int(tree.one[pond]), int(tree.other[pond])]
    leaf = tree.from_leaf[outlet]
    while leaf not in sides:
        leaf = tree.parent[leaf]
    for side in sides:
        yield from parts(tree, side, outlet if side == leaf else side)


@pytest.mark.parametrize("seed", range(40))
def test_ponds_without_depth_are_no_lakes_but_their_parts_are(seed):
    tree = ponds(np.random.default_rng(seed), 1 + seed % 9)
    found = [each for pond in np.flatnonzero(tree.parent == ALONE)[1:] for each in parts(tree, pond, pond)]
    standing = standing_ponds(tree)
    assert list(zip(standing.pond.tolist(), standing.outlet.tolist())) == sorted(x[:2] for x in found if x[2])
    crossed = list(zip(standing.crossed.tolist(), standing.crossed_outlet.tolist()))
    assert crossed == sorted(x[:2] for x in found if not x[2])
    assert standing.is_open.all() and (standing.level == tree.level[standing.pond]).all()


@pytest.mark.parametrize("seed", range(20))
def test_each_pond_lies_in_the_first_of_some_above_it(seed):
    rng = np.random.default_rng(seed)
    tree = ponds(rng, 1 + seed % 12)
    some = np.flatnonzero(rng.random(tree.parent.size) < 0.3)
    for pond, lake in enumerate(handed_down(tree.parent, some).tolist()):
        while pond not in some and pond != ALONE:
            pond = tree.parent[pond]
        assert lake == (NO_LAKE if pond == ALONE else some.tolist().index(pond))
