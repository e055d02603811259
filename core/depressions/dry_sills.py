"""Over which sill each depression spills, as the ground drains: between one cell of its catchment and one beyond.

Two cells side by side that drain to different hollows are a *pass*, as high as the higher of them, and an outlet is one
to the outside. The sill of a depression is a pass at its level that leads out of it: one side drains into it, so
what a lake spills goes up that way, which is level with it; the other side drains elsewhere. No path is crossed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import NOWHERE, Codes, Heights, Integers, Mask, Values
from ..machine.groups import root_of
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..ponds.tree import ALONE, OUTSIDE, PondTree, grown_tree, meet, ponds_of_basins
from ..raster.domain import OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import watched

if TYPE_CHECKING:
    from .lakes import LakeForest


class Nest(NamedTuple):
    """The depressions of a `LakeForest` as ponds: numbered from 1, number 0 is OUTSIDE."""

    parent: np.ndarray
    level: np.ndarray
    inside: np.ndarray  # how many lie in each; they follow it at once
    highest: np.ndarray  # the level of the one that stands alone around each


class Passes(NamedTuple):
    """Passes that lead out of depressions at their level."""

    depression: np.ndarray
    here: np.ndarray
    beyond: np.ndarray  # -1 over an outlet
    hollow: np.ndarray  # that the cell beyond drains to, OUTSIDE for none
    slope: np.ndarray  # down to the cell beyond


def ponds_of_depressions(
    run: Run, forest: LakeForest, surface: Heights, hollow: Integers, domain: Codes, lengths: Values
) -> PondTree:
    """Return the `PondTree` of a `LakeForest`, given the ground and the hollow that each of its cells drains to.

    Its depressions come first, in their order, and after them ponds without depth. Of several passes at one level one
    at the outlet comes first, then the steepest way down; over the edge water leaves where there is no such way.
    """
    nest = _nest(forest)
    passes = _passes(run, nest, surface, hollow, domain, lengths)
    own = nest.level[passes.depression]
    first = np.where(surface.reshape(-1)[passes.here] < own, passes.beyond, passes.here)
    at_outlet = first == forest.outlet[passes.depression - 1]
    order = np.lexsort((-passes.slope, ~at_outlet, own))
    passes = Passes(*(each[order] for each in passes))
    count = nest.parent.size
    tree = ponds_of_basins(np.full(count, -np.inf))
    tree.parent[:count] = nest.parent
    children = np.bincount(nest.parent[nest.parent != ALONE], minlength=count)
    tree = grown_tree(tree, _spill_over(passes, nest.level, hollow.reshape(-1), children, tree))
    if tree is None:
        raise ValueError("a depression has no sill at its level")
    return tree


def _nest(forest):
    """Return the `Nest` of a `LakeForest`."""
    root = np.flatnonzero(forest.parent < 0)
    highest = forest.level[root][np.searchsorted(root, np.arange(forest.level.size), "right") - 1]
    parent = np.where(forest.parent < 0, ALONE, forest.parent + 1)
    columns = (ALONE, parent), (-np.inf, forest.level), (0, forest.inside), (-np.inf, highest)
    return Nest(*(np.append(outside, column) for outside, column in columns))


def hollows_reached(run: Run, codes: Codes, depressions: Integers, is_hollow: Mask) -> Integers:
    """Return, as int32, the depression whose hollow each cell drains to, counted from 1; 0 where it leaves the data."""
    hollow = np.empty(codes.shape, np.int32)
    watched(run, lambda watch: _spread_hollows(codes, depressions, is_hollow, hollow, watch), codes.shape[0])
    return hollow


def _passes(run, nest, surface, hollow, domain, lengths):
    """Return the `Passes` of depressions."""
    domain, lengths = np.require(domain, np.uint8, ["C", "W"]), np.require(lengths, np.float64, ["C", "W"])

    def find(room):
        passes = Passes(*np.empty((4, room), np.int64), np.empty(room))
        return passes, watched(
            run, lambda watch: _find_passes(surface, hollow, domain, lengths, nest, passes, watch), domain.shape[0]
        )

    _, count = find(0)
    return find(count)[0]


@kernel
def _find_passes(surface, hollow, domain, lengths, nest, passes, watch):
    """Write as many passes as there is room for; return how many there are."""
    nrows, ncols = surface.shape
    highest = nest.highest
    count = 0
    for row in range(nrows):
        watch[1] = row
        if watch[0]:
            break
        for col in range(ncols):
            own, height = hollow[row, col], surface[row, col]
            if own == OUTSIDE or domain[row, col] == VOID or height > highest[own]:
                continue
            here = row * ncols + col
            for direction in range(8):
                r = row + ROW_OFFSETS[direction]
                c = col + COLUMN_OFFSETS[direction]
                if not is_cell(r, c, nrows, ncols) or domain[r, c] == VOID or hollow[r, c] == own:
                    continue
                slope = (np.float64(height) - np.float64(surface[r, c])) / lengths[row, direction]
                around = _spilling_at(nest, max(height, surface[r, c]), own, hollow[r, c])
                if around != OUTSIDE:
                    count = _write_pass(passes, count, around, here, r * ncols + c, hollow[r, c], slope)
            if domain[row, col] == OUTLET:
                around = _spilling_at(nest, height, own, OUTSIDE)
                if around != OUTSIDE:
                    count = _write_pass(passes, count, around, here, -1, OUTSIDE, 0.0)
    return count


@kernel
def _write_pass(passes, count, depression, here, beyond, hollow, slope):
    """Write a pass if there is room; return how many there are then."""
    if count < passes.here.size:
        passes.depression[count], passes.here[count] = depression, here
        passes.beyond[count], passes.hollow[count], passes.slope[count] = beyond, hollow, slope
    return count + 1


@kernel
def _spilling_at(nest, height, hollow, beyond):
    """Return the depression around a hollow that ends at a height and does not hold that beyond, OUTSIDE for none."""
    parent, level, inside = nest.parent, nest.level, nest.inside
    around = np.int64(hollow)
    while is_there(around) and level[around] < height:  # ALONE is less, and the compiler knows now that no index is
        around = parent[around]
    if not is_there(around) or level[around] != height or around <= beyond <= around + inside[around]:
        return OUTSIDE
    return around


@kernel
def _spill_over(passes, level, hollow, children, tree):
    """Let waters spill over passes, from the lowest up, and meet; return how many ponds there are then."""
    count = level.size
    for index in range(passes.here.size):
        here, beyond, height = passes.here[index], passes.beyond[index], level[passes.depression[index]]
        one, other = root_of(tree.merged, hollow[here]), root_of(tree.merged, passes.hollow[index])
        outer = tree.parent[one]
        if one in (OUTSIDE, other) or outer != tree.parent[other]:
            continue
        pond = outer
        if outer != ALONE:  # so none of both is OUTSIDE
            children[outer] -= 1
        if other != OUTSIDE and (outer == ALONE or children[outer] > 1):
            pond = count
            count += 1
            tree.parent[pond] = outer
        meet(tree, one, other, height, here, beyond, hollow[here], passes.hollow[index], pond)
    return count


@kernel
def _spread_hollows(codes, depressions, is_hollow, hollow, watch):
    """Write which hollow the water of each cell reaches."""
    nrows, ncols = codes.shape
    for row in range(nrows):
        for col in range(ncols):
            hollow[row, col] = NOWHERE if codes[row, col] < ENDS else 0
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
def follow_to_lake(surface: Heights, codes: Codes, level: float, cell: int) -> int:
    """Return the last cell before the water on the path from one in the catchment of a lake, -1 for one under water."""
    ncols = codes.shape[1]
    last = NOWHERE
    while surface[cell // ncols, cell % ncols] >= level:
        last = cell
        code = codes[cell // ncols, cell % ncols]
        cell += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]
    return last
