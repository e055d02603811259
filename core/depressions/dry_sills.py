"""Over which sill each depression spills, as the ground drains: between one cell of its catchment and one beyond.

Two cells side by side that drain to different hollows are a *pass*, as high as the higher of them, and an outlet is one
to the outside. The sill of a depression is a pass at its level that leads out of it: one side drains into it, so
what a lake spills goes up that way, which is level with it; the other side drains elsewhere. No path is crossed.

Of waters inside one depression that meet at one height, two and two make a node of their own, as `core.mesh.ponds`
has it, so that what is full never spills in a circle. Those that stand alone spill towards where water leaves them.
"""

from typing import NamedTuple

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.progress import watched

NOWHERE = -1


class Sills(NamedTuple):
    """The sills of all depressions, and after them of the nodes in which waters meet that no depression is for."""

    parent: np.ndarray
    level: np.ndarray
    sill: np.ndarray  # the cell on its own side
    beyond: np.ndarray  # the cell on the other, -1 where water leaves the data
    receiver: np.ndarray  # the hollow that this drains to, -1 where that leaves the data
    parts: np.ndarray  # of each of these nodes, two columns


class Passes(NamedTuple):
    """Passes that lead out of depressions at their level."""

    depression: np.ndarray
    here: np.ndarray
    beyond: np.ndarray  # -1 over an outlet
    hollow: np.ndarray  # that the cell beyond drains to, -1 for none
    slope: np.ndarray  # down to the cell beyond


def sills_of(forest, surface, hollow, domain, lengths, progress):
    """Return the `Sills` of a `LakeForest`, given the ground and the hollow that each of its cells drains to."""
    level, parent, count = forest.level, forest.parent, forest.level.size
    passes = _passes(forest, surface, hollow, domain, lengths, progress)
    first = np.where(surface.reshape(-1)[passes.here] < level[passes.depression], passes.beyond, passes.here)
    at_outlet = first == forest.outlet[passes.depression]
    nested = np.flatnonzero(parent[passes.depression] >= 0)
    nested = nested[np.lexsort((-passes.slope[nested], ~at_outlet[nested], level[passes.depression[nested]]))]
    children = np.bincount(parent[parent >= 0], minlength=count)
    room = 2 * count
    tree = Sills(np.full(room, NOWHERE), np.zeros(room), *np.full((3, room), NOWHERE), np.empty((count, 2), np.int64))
    tree.parent[:count], tree.level[:count] = parent, level
    with_root = np.flatnonzero(parent[passes.depression] < 0)
    chosen = with_root[_towards_outside(forest, Passes(*(each[with_root] for each in passes)), at_outlet[with_root])]
    tree.sill[passes.depression[chosen]] = passes.here[chosen]
    tree.beyond[passes.depression[chosen]] = passes.beyond[chosen]
    used = _meet(Passes(*(each[nested] for each in passes)), hollow.reshape(-1), children, np.arange(room), *tree)
    if (tree.sill[:used] < 0).any():
        raise ValueError("a depression has no sill at its level")
    tree = Sills(*(column[:used] for column in tree[:-1]), tree.parts[: used - count])
    beyond = tree.beyond >= 0
    tree.receiver[beyond] = hollow.reshape(-1)[tree.beyond[beyond]] - 1
    return tree


def _passes(forest, surface, hollow, domain, lengths, progress):
    """Return the `Passes` of depressions."""
    ground = surface, hollow, np.require(domain, np.uint8, ["C", "W"]), np.require(lengths, np.float64, ["C", "W"])
    nest = forest.level, forest.parent, forest.inside

    def find(room):
        found = *np.empty((4, room), np.int64), np.empty(room)
        return found, watched(lambda watch: _find_passes(*ground, *nest, *found, watch), domain.shape[0], progress)

    return Passes(*find(find(0)[1])[0])


@kernel
def _find_passes(
    surface, hollow, domain, lengths, level, parent, inside, depression, here, beyond, other, slope, watch
):  # fmt: skip
    """Write as many passes as there is room for; return how many there are."""
    nrows, ncols = surface.shape
    count = 0
    for row in range(nrows):
        watch[1] = row
        if watch[0]:
            break
        for col in range(ncols):
            if hollow[row, col] == 0 or domain[row, col] == VOID:
                continue
            own = hollow[row, col] - 1
            for direction in range(9):
                if direction == 8:
                    if domain[row, col] != OUTLET:
                        continue
                    height, there, end, fall = surface[row, col], -1, -1, 0.0
                else:
                    r = row + ROW_OFFSETS[direction]
                    c = col + COLUMN_OFFSETS[direction]
                    if r < 0 or r >= nrows or c < 0 or c >= ncols or domain[r, c] == VOID or hollow[r, c] == own + 1:
                        continue
                    height, there, end = max(surface[row, col], surface[r, c]), r * ncols + c, hollow[r, c] - 1
                    fall = (np.float64(surface[row, col]) - np.float64(surface[r, c])) / lengths[row, direction]
                around = own
                while around >= 0 and level[around] < height:
                    around = parent[around]
                if around < 0 or level[around] != height or around <= end <= around + inside[around]:
                    continue
                if count < depression.size:
                    depression[count], here[count], beyond[count] = around, row * ncols + col, there
                    other[count], slope[count] = end, fall
                count += 1
    return count


def _towards_outside(forest, passes, at_outlet):
    """Return which pass each depression that stands alone spills over: at its outlet if that leads down.

    Several at one level may lead into each other; those that lead out are followed up from the outside.
    """
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import breadth_first_order

    count = forest.level.size
    roots = np.flatnonzero(forest.parent < 0)
    root = np.append(roots[np.searchsorted(roots, np.arange(count), "right") - 1], count)
    other = root[passes.hollow]
    edges = coo_matrix((np.ones(other.size, bool), (other, passes.depression)), (count + 1, count + 1))
    before = breadth_first_order(edges.tocsr(), count)[1]
    leads_down = np.append(forest.level, -np.inf)[other] < forest.level[passes.depression]
    rank = np.where(at_outlet & leads_down, 0, np.where(before[passes.depression] == other, 1, 2))
    order = np.lexsort((-passes.slope, rank, passes.depression))
    order = order[rank[order] < 2]
    return order[np.unique(passes.depression[order], return_index=True)[1]]


@kernel
def _meet(passes, hollow, children, merged, parent, level, sill, beyond, _receiver, parts):
    """Let the waters inside depressions meet over passes, from the lowest up; return how many nodes there are then."""
    depression, here, there, _, _ = passes
    count = children.size
    node = count
    for index in range(depression.size):
        if hollow[there[index]] == 0:
            continue
        one = root_of(merged, hollow[here[index]] - 1)
        other = root_of(merged, hollow[there[index]] - 1)
        outer = parent[one]
        if one == other or outer < 0 or parent[other] != outer:
            continue
        sill[one], beyond[one] = here[index], there[index]
        sill[other], beyond[other] = there[index], here[index]
        children[outer] -= 1
        if children[outer] == 1:
            merged[one] = merged[other] = outer
            continue
        merged[one] = merged[other] = node
        parts[node - count, 0], parts[node - count, 1] = one, other
        parent[one] = parent[other] = node
        parent[node], level[node] = outer, level[depression[index]]
        node += 1
    return node


@kernel
def follow_to_lake(surface, codes, level, cell):
    """Return the last cell on the path from a cell of a lake's catchment before its water, -1 for a cell under water."""
    ncols = codes.shape[1]
    last = NOWHERE
    while surface[cell // ncols, cell % ncols] >= level:
        last = cell
        code = codes[cell // ncols, cell % ncols]
        cell += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
    return last
