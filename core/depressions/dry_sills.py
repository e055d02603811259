"""Over which sill each depression spills, as the ground drains: between one cell of its catchment and one beyond.

Two cells side by side that drain to different hollows are a *pass*, as high as the higher of them, and an outlet is one
to the outside. The sill of a depression is a pass at its level that leads out of it: one side drains into it, so
what a lake spills goes up that way, which is level with it; the other side drains elsewhere. No path is crossed.

Where several waters meet at one height, two and two make a node of their own, as in `core.mesh.ponds`, so that what is
full never spills in a circle.
"""

from typing import NamedTuple

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.waiting import watched

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


def sills_of(run, forest, surface, hollow, domain, lengths):
    """Return the `Sills` of a `LakeForest`, given the ground and the hollow that each of its cells drains to.

    Of several passes at one level one that leads out of all waters at that level comes first, then one at the outlet,
    then the steepest.
    """
    level, count = forest.level, forest.level.size
    root = np.flatnonzero(forest.parent < 0)
    highest = level[root][np.searchsorted(root, np.arange(count), "right") - 1]
    passes = _passes(run, forest, highest, surface, hollow, domain, lengths)
    own = level[passes.depression]
    first = np.where(surface.reshape(-1)[passes.here] < own, passes.beyond, passes.here)
    at_outlet = first == forest.outlet[passes.depression]
    leads_out = np.append(highest, -np.inf)[passes.hollow] < own
    order = np.lexsort((-passes.slope, ~at_outlet, ~leads_out, own))
    passes = Passes(*(each[order] for each in passes))
    room = 2 * count
    tree = Sills(np.full(room, NOWHERE), np.zeros(room), *np.full((3, room), NOWHERE), np.empty((count, 2), np.int64))
    tree.parent[:count], tree.level[:count] = forest.parent, level
    children = np.bincount(forest.parent[forest.parent >= 0], minlength=count)
    used = _meet(passes, hollow.reshape(-1), children, np.arange(room + 1), tree)
    if (tree.sill[:used] < 0).any():
        raise ValueError("a depression has no sill at its level")
    return Sills(*(column[:used] for column in tree[:-1]), tree.parts[: used - count])


def hollows_reached(run, codes, depressions, is_hollow):
    """Return, as int32, the depression whose hollow each cell drains to, counted from 1; 0 where it leaves the data."""
    hollow = np.empty(codes.shape, np.int32)
    watched(run, lambda watch: _spread_hollows(codes, depressions, is_hollow, hollow, watch), codes.shape[0])
    return hollow


def _passes(run, forest, highest, surface, hollow, domain, lengths):
    """Return the `Passes` of depressions, none of which fills up higher than ``highest``."""
    ground = surface, hollow, np.require(domain, np.uint8, ["C", "W"]), np.require(lengths, np.float64, ["C", "W"])
    nest = highest, forest.level, forest.parent, forest.inside

    def find(room):
        passes = Passes(*np.empty((4, room), np.int64), np.empty(room))
        return passes, watched(run, lambda watch: _find_passes(*ground, *nest, passes, watch), domain.shape[0])

    _, count = find(0)
    return find(count)[0]


@kernel
def _find_passes(surface, hollow, domain, lengths, highest, level, parent, inside, passes, watch):
    """Write as many passes as there is room for; return how many there are."""
    nrows, ncols = surface.shape
    count = 0
    for row in range(nrows):
        watch[1] = row
        if watch[0]:
            break
        for col in range(ncols):
            own = hollow[row, col] - 1
            if own < 0 or domain[row, col] == VOID or surface[row, col] > highest[own]:
                continue
            for direction in range(9):
                there, end, height, fall = NOWHERE, NOWHERE, surface[row, col], 0.0
                if direction < 8:
                    r = row + ROW_OFFSETS[direction]
                    c = col + COLUMN_OFFSETS[direction]
                    if r < 0 or r >= nrows or c < 0 or c >= ncols or domain[r, c] == VOID:
                        continue
                    there, end, height = r * ncols + c, hollow[r, c] - 1, max(height, surface[r, c])
                    fall = (np.float64(surface[row, col]) - np.float64(surface[r, c])) / lengths[row, direction]
                elif domain[row, col] != OUTLET:
                    continue
                depression = _spilling_at(height, own, end, level, parent, inside)
                if depression >= 0 and count < passes.here.size:
                    passes.depression[count], passes.here[count] = depression, row * ncols + col
                    passes.beyond[count], passes.hollow[count], passes.slope[count] = there, end, fall
                count += depression >= 0
    return count


@kernel
def _spilling_at(height, hollow, beyond, level, parent, inside):
    """Return the depression around a hollow that ends at a height and does not hold the one beyond, -1 for none."""
    if hollow == beyond:
        return NOWHERE
    around = hollow
    while around >= 0 and level[around] < height:
        around = parent[around]
    if around < 0 or level[around] != height or around <= beyond <= around + inside[around]:
        return NOWHERE
    return around


@kernel
def _meet(passes, hollow, children, merged, tree):
    """Let waters spill over passes, from the lowest up, and meet; return how many nodes there are then."""
    count, outside = children.size, merged.size - 1
    node = count
    for index in range(passes.here.size):
        here, there, end = passes.here[index], passes.beyond[index], passes.hollow[index]
        own = hollow[here] - 1
        one = root_of(merged, own)
        other = root_of(merged, end) if end >= 0 else outside
        outer = tree.parent[one] if one != outside else NOWHERE
        if one in (outside, other) or outer != (tree.parent[other] if other != outside else NOWHERE):
            continue
        tree.sill[one], tree.beyond[one], tree.receiver[one] = here, there, end
        if other == outside:
            merged[one] = outside
            continue
        tree.sill[other], tree.beyond[other], tree.receiver[other] = there, here, own
        meeting = outer
        if outer >= 0:
            children[outer] -= 1
        if outer < 0 or children[outer] > 1:
            meeting = node
            node += 1
            tree.parts[meeting - count, 0], tree.parts[meeting - count, 1] = one, other
            tree.parent[one] = tree.parent[other] = meeting
            tree.parent[meeting], tree.level[meeting] = outer, tree.level[passes.depression[index]]
        merged[one] = merged[other] = meeting
    return node


@kernel
def _spread_hollows(codes, depressions, is_hollow, hollow, watch):
    """Write which hollow the water of each cell reaches."""
    nrows, ncols = codes.shape
    for row in range(nrows):
        for col in range(ncols):
            hollow[row, col] = NOWHERE if codes[row, col] < 8 else 0
            if is_hollow[depressions[row, col]]:
                hollow[row, col] = depressions[row, col]
    for row in range(nrows):
        watch[1] = row
        if watch[0]:
            return
        for col in range(ncols):
            r, c = row, col
            while hollow[r, c] == NOWHERE:
                code = codes[r, c]
                r, c = r + ROW_OFFSETS[code], c + COLUMN_OFFSETS[code]
            found = hollow[r, c]
            r, c = row, col
            while hollow[r, c] == NOWHERE:
                hollow[r, c] = found
                code = codes[r, c]
                r, c = r + ROW_OFFSETS[code], c + COLUMN_OFFSETS[code]


@kernel
def follow_to_lake(surface, codes, level, cell):
    """Return the last cell before the water on the path from one in the catchment of a lake, -1 for one under water."""
    ncols = codes.shape[1]
    last = NOWHERE
    while surface[cell // ncols, cell % ncols] >= level:
        last = cell
        code = codes[cell // ncols, cell % ncols]
        cell += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
    return last
