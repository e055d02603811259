"""The lakes of a DEM, and its hollows opened: the least change to its cells from which water runs off everywhere.

A hollow is cut or raised, whatever moves less (`rendering.drainage`). Where raising it moves less there is a lake;
where cutting does the dam was a gorge too narrow for the cells. So no plain fill decides, which behind each cut-off
gorge would make a lake as large as the valley. Ground that is level already is a lake, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Heights
from ...flow.paths import NO_LABEL_YET, label_upstream
from ...machine.indices import is_cell, is_there
from ...machine.jit import kernel
from ...raster.components import label_components
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...run.run import Run
from ..rendering.bed_cells import NOBODYS, BedCells
from ..rendering.drainage import ChangeLimits, drain_cells
from ..rendering.hollows import LEAST_DIGIT, SHORE
from ..types import DRAINED_SLOPE

if TYPE_CHECKING:
    from ...arrays import Mask
    from ..rendering.drainage import Drained

SHALLOWEST = 0.1  # metres: what rises less is rather flat ground than a lake
FLAT_TIMES = 2  # least areas that ground which is level already has, lest steps of whole metres on plains be lakes
INNER_SHARE = 0.3  # of its cells that have level ones all around: a strip along a contour has few
LOWER_SHARE = 0.15  # of what lies around it that may be lower: water lies below its banks
LOWER_AROUND_WATER = 0.3  # likewise where nothing but water is level: around a small lake much is its outlet
GENTLY_OPENED = 1.0 / 3.0  # of the deepest cut: hollows that would change cells by more are cut and raised in part
BELOW_NOTHING = 10.0  # metres by which land lies above the datum at least


class DemCells(NamedTuple):
    """The heights of a DEM, and where they are land; square cells."""

    z: np.ndarray  # float32 (nrows, ncols), from north to south: metres; off the land whatever comes nearest
    land: np.ndarray  # bool: neither sea nor void
    cell: float  # metres


class LakeRules(NamedTuple):
    """What a lake is, and how deep hollows are opened."""

    cells: float = 30.0  # that it has at least
    depth: float = SHALLOWEST  # metres of its deepest place, at least
    deepest: float = np.inf  # metres by which a hollow is cut or raised at most as long as both in part changes less
    whole: bool = False  # whether all heights are whole metres, of which ground has steps: else what is level is water
    stand: bool = True  # whether water stands at all; or else all hollows are opened
    given: np.ndarray | None = None  # int32: lakes that somebody drew, 0 for none


class ConditionedDem(NamedTuple):
    """A DEM from which water runs off everywhere."""

    z: np.ndarray  # float32: of lakes their level
    lake: np.ndarray  # int32: 0 for none
    levels: np.ndarray  # float64 (lakes + 1)


def datum_of(z: Heights, land) -> float:
    """Return the height from which those of a model count, so that land lies above it: 0 where it does anyhow.

    The flood sorts heights by their bits, which come in the order of heights above 0 alone. Where land lies below 0, a
    datum so low leaves heights over it no finer in float32 than they are over the sea.
    """
    lowest = float(z[land].min())
    return 0.0 if lowest >= BELOW_NOTHING else float(np.floor(min(2.0 * lowest, 0.0) - BELOW_NOTHING))


def conditioned_dem(run: Run, dem: DemCells, rules: LakeRules) -> ConditionedDem:
    """Return the `ConditionedDem` of `DemCells` whose land lies above 0."""
    none = np.zeros(dem.z.shape, np.int32), np.zeros(1)
    with run.phase("Looking for lakes", 0.5):
        lake, levels = _lakes(run, dem, rules) if rules.stand or rules.given is not None else none
    z = dem.z
    with run.phase("Opening hollows", 0.5):
        for _ in levels:  # however many lie one below the other
            z = np.where(lake > 0, levels[lake], z).astype(np.float32)
            made = drained(run, dem._replace(z=z), GENTLY_OPENED * rules.deepest, lake > 0)
            _raise_levels(run, made, lake, levels, dem.cell)
            z = np.where(lake > 0, levels[lake], made.z).astype(np.float32)
            if not _runs_up(made.direction, lake, z):  # beside a lake that has risen
                break
    return ConditionedDem(z, lake, levels)


def _raise_levels(run, made, lake, levels, cell):
    """Raise lakes, in place, above what their water leaves to, which opening hollows may have raised by a little."""
    for _ in levels:  # however many lie one below the other
        run.check()
        exits = np.full(levels.size, np.inf)
        _lowest_exits(lake, made.direction, np.where(lake > 0, levels[lake], made.z).astype(np.float32), exits)
        low = np.isfinite(exits)
        low[low] = levels[low] <= exits[low]
        if not low.any():
            break
        levels[low] = _over(exits[low], cell)


def still_water(run, dem, rules) -> Mask:
    """Return which cells are lakes that somebody drew, or level already."""
    lake, levels = np.zeros(dem.z.shape, np.int32), [0.0]
    _take_known(run, dem, rules, lake, levels)
    return lake > 0


def drained(run: Run, dem, deepest=np.inf, fixed=None, lake=np.inf) -> Drained:
    """Return the cells of a DEM as `Drained`: water leaves at the rim of the land, and where that meets the sea.

    ``deepest`` and ``lake`` are those of `ChangeLimits`, ``fixed`` tells which cells are lakes.
    """
    labels = np.pad(np.where(dem.land, 0, NOBODYS).astype(np.int32), 1, constant_values=NOBODYS)
    none = np.empty(0, np.int64)
    rivers = BedCells(none, none, np.empty(0), np.empty(0), none, np.empty(0, bool))
    limits = ChangeLimits(deepest=deepest, lake=lake)
    fixed = np.pad(fixed, 1) if fixed is not None and fixed.any() else None
    z = np.pad(dem.z, 1, mode="edge")
    found = drain_cells(run, z, labels, np.ones(1, bool), rivers, dem.cell, limits, fixed, True)
    direction = np.where(found.direction < SHORE, found.direction, ENDS).astype(np.uint8)
    return found._replace(z=found.z[1:-1, 1:-1], direction=direction[1:-1, 1:-1])


def _lakes(run, dem, rules):
    """Return the number of the lake of each cell, 0 for none, and the level of each."""
    lake, levels = np.zeros(dem.z.shape, np.int32), [0.0]
    _take_known(run, dem, rules, lake, levels)
    known = 0
    while rules.stand and known < len(levels):  # what a lake holds back, or is joined to by a corner, is one in turn
        known = len(levels)
        _take_hollows(run, dem, rules, lake, levels)
    return lake, np.array(levels)


def _take_known(run, dem, rules, lake, levels):
    """Enter lakes that somebody drew, and ground that is level already."""
    if rules.given is not None:
        _take_given(dem, np.where(dem.land, rules.given, 0), lake, levels)
    if rules.stand:
        level_cells, count = label_components(run.quietly(), _level_ground(dem, lake), corners=False)
        _take_level_ground(dem, level_cells, count, rules, lake, levels)


def _take_given(dem, given, lake, levels):
    """Enter lakes that somebody drew: as high as their cells, or as the lowest ground around where that is higher."""
    for number in np.unique(given[given > 0]).tolist():
        inside = given == number
        around = _beside(inside) & ~inside & dem.land
        level = float(np.median(dem.z[inside]))
        if around.any():
            level = max(level, float(dem.z[around].min()))
        lake[inside] = len(levels)
        levels.append(_over(level, dem.cell))


def _beside(cells):
    """Return some cells and all beside them."""
    wide = np.pad(cells, 1)
    rows = wide[:-2] | wide[1:-1] | wide[2:]
    return rows[:, :-2] | rows[:, 1:-1] | rows[:, 2:]


def _level_ground(dem, lake):
    """Return the number of the height of each cell that has one beside it just as high, else 0."""
    z = np.where(dem.land & (lake == 0), dem.z, np.nan)
    same = np.zeros(z.shape, bool)
    for one, other in ((np.s_[:, :-1], np.s_[:, 1:]), (np.s_[:-1], np.s_[1:])):
        equal = z[one] == z[other]
        same[one] |= equal
        same[other] |= equal
    heights = np.zeros(z.shape, np.int32)
    heights[same] = np.unique(z[same], return_inverse=True)[1].reshape(-1) + 1
    return heights


def _take_level_ground(dem, level_cells, count, rules, lake, levels):
    """Enter ground that is level already, and that nearly no lower ground touches."""
    sums = np.zeros((count + 1, 4))
    _measure_level_ground(level_cells, dem.z, dem.land, sums)
    size, inner, around, lower = sums.T
    found = size >= rules.cells
    if rules.whole:
        found = (size >= FLAT_TIMES * rules.cells) & (inner >= INNER_SHARE * size)
    found &= lower < (LOWER_SHARE if rules.whole else LOWER_AROUND_WATER) * around
    found[0] = False
    number = np.zeros(count + 1, np.int32)
    number[found] = len(levels) + np.arange(np.count_nonzero(found))
    height = np.zeros(count + 1)
    height[level_cells.reshape(-1)] = dem.z.reshape(-1)
    levels.extend(height[found].tolist())
    there = number[level_cells] > 0
    lake[there] = number[level_cells][there]


@kernel
def _measure_level_ground(groups, z, land, sums):
    """Count the cells of each group, those with its own all around, and all beside it and those that are lower."""
    nrows, ncols = groups.shape
    for row in range(nrows):
        for col in range(ncols):
            group = groups[row, col]
            if group <= 0:
                continue
            sums[group, 0] += 1.0
            inner = True
            for to in range(8):
                r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
                inside = is_cell(r, c, nrows, ncols)
                if inside and groups[r, c] == group:
                    continue
                inner = False
                if inside and land[r, c]:
                    sums[group, 2] += 1.0
                    sums[group, 3] += 1.0 if z[r, c] < z[row, col] else 0.0
            sums[group, 1] += 1.0 if inner else 0.0


def _take_hollows(run, dem, rules, lake, levels):
    """Enter hollows that the least change raises: up to the lowest ground on their rim where their water leaves."""
    z = np.where(lake > 0, np.array(levels)[lake], dem.z).astype(np.float32)
    made = drained(run.quietly(), dem._replace(z=z), rules.deepest, lake > 0, rules.cells)
    raised = (made.z - z > rules.depth) & dem.land & (lake == 0)
    reach = _exits(made.direction, raised)
    exits, inverse = np.unique(reach[raised], return_inverse=True)
    count, groups = exits.size, np.zeros(z.shape, np.int32)
    groups[raised] = inverse.reshape(-1) + 1
    size = np.bincount(groups.reshape(-1), minlength=count + 1)
    groups[size[groups] < rules.cells] = 0
    sills = np.append(0.0, made.z.reshape(-1)[exits].astype(float))
    lowest = _raise_to_sills(groups, made.direction, z, sills)
    level = _over(sills, dem.cell)
    reach = _first_groups(made.direction, groups)
    free, wet = np.where(dem.land & (lake == 0), z, np.inf), np.zeros(z.shape, np.int32)
    _flood_lakes(lowest, reach, free, level, rules.deepest, wet)
    size = np.bincount(wet.reshape(-1), minlength=count + 1)
    bottom = np.full(count + 1, np.inf)
    np.minimum.at(bottom, wet.reshape(-1), z.reshape(-1))
    found = (size >= rules.cells) & (level > bottom + rules.depth)
    found[0] = False
    number = np.zeros(count + 1, np.int32)
    number[found] = len(levels) + np.arange(np.count_nonzero(found))
    levels.extend(level[found].tolist())
    there = number[wet] > 0
    lake[there] = number[wet][there]


def _over(height, cell):
    """Return a level that lies clearly above the ground over which its water leaves."""
    return np.float32(height + np.maximum(DRAINED_SLOPE * cell, np.abs(height) * LEAST_DIGIT)).astype(float)


def _exits(direction, raised):
    """Return for raised cells the first one on the way of their water that is not: all of a hollow have the same."""
    own = np.arange(raised.size).reshape(raised.shape)
    exits = np.where(raised & (direction < ENDS), NO_LABEL_YET, own)
    label_upstream(direction, exits)
    return exits


def _first_groups(direction, groups):
    """Return for each cell the group that its water comes to first, 0 for none."""
    reach = np.where(groups > 0, groups, NO_LABEL_YET)
    label_upstream(direction, reach, 0)
    return reach


@kernel
def _raise_to_sills(groups, direction, z, sills):
    """Raise for each group, in place, the height of its exit to that of all ground on the way from its lowest cell.

    Others may have cut the exit deeper than that. Returns these cells, -1 for no group.
    """
    ncols = z.shape[1]
    lowest = np.full(sills.size, -1, np.int64)
    for cell in range(z.size):
        row, col = cell // ncols, cell % ncols
        group = groups[row, col]
        if group <= 0:
            continue
        known = lowest[group]
        if not is_there(known) or z[row, col] < z[known // ncols, known % ncols]:
            lowest[group] = cell
    for cell in lowest:
        if not is_there(cell):
            continue
        row, col = cell // ncols, cell % ncols
        group = groups[row, col]
        while groups[row, col] == group:
            sills[group] = max(sills[group], z[row, col])
            code = direction[row, col]
            if code >= ENDS:
                break
            row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
    return lowest


@kernel
def _lowest_exits(groups, direction, z, exits):
    """Find for each group the height of the lowest cell that its water leaves to."""
    nrows, ncols = groups.shape
    for row in range(nrows):
        for col in range(ncols):
            group, code = groups[row, col], direction[row, col]
            if group <= 0 or code >= ENDS:
                continue
            r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            if groups[r, c] != group:
                exits[group] = min(exits[group], z[r, c])


@kernel
def _runs_up(direction, lake, z):
    """Tell whether water of dry land runs to where it is no lower."""
    ncols = z.shape[1]
    for cell in range(z.size):
        row, col = cell // ncols, cell % ncols
        code = direction[row, col]
        if lake[row, col] > 0 or code >= ENDS:
            continue
        if z[row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]] >= z[row, col]:
            return True
    return False


@kernel
def _flood_lakes(lowest, reach, z, level, most, wet):
    """Flood from the lowest cell of each group all ground up to its level that flows to it.

    Cells of a lake hang together over their sides: those that touch at a corner would be two on finer cells. There a
    cell beside both is cut, by ``most`` metres at most.
    """
    nrows, ncols = z.shape
    stack = np.empty(z.size, np.int64)
    size = 0
    for group in range(lowest.size):
        if is_there(lowest[group]) and z[lowest[group] // ncols, lowest[group] % ncols] <= level[group]:
            wet[lowest[group] // ncols, lowest[group] % ncols] = group
            stack[size] = lowest[group]
            size += 1
    while size > 0:
        size -= 1
        row, col = stack[size] // ncols, stack[size] % ncols
        group = wet[row, col]
        for to in range(8):
            r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
            if not is_cell(r, c, nrows, ncols) or wet[r, c] > 0:
                continue
            if reach[r, c] != group or z[r, c] > level[group]:
                continue
            if to & 1:  # over the lower of both corners
                between = row * ncols + c if z[row, c] <= z[r, col] else r * ncols + col
                is_dry = wet[between // ncols, between % ncols] != group
                if is_dry and not _holds_water(reach, z, between, group, level[group], most):
                    continue
                if is_dry:
                    wet[between // ncols, between % ncols] = group
                    stack[size] = between
                    size += 1
            wet[r, c] = group
            stack[size] = r * ncols + c
            size += 1


@kernel
def _holds_water(reach, z, cell, group, level, most):
    """Tell whether a cell may be cut down to the level of a lake, by ``most`` metres, without a leak beside it."""
    nrows, ncols = z.shape
    row, col = cell // ncols, cell % ncols
    holds = z[row, col] <= level + most
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        inside = is_cell(r, c, nrows, ncols)
        holds &= inside and (reach[r, c] == group or (z[r, c] > level and z[r, c] < np.inf))
    return holds
