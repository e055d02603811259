"""Lakes on a raster that evaporate: the ponds of its depressions with their waters, in balance.

The ground around the hollows, the innermost depressions, drains into them: hollows are what ends its paths, as the sea
does, and what is too small to count is filled. So where rain ends does not depend on how high any lake stands, and
the balance of `core.ponds.balance` holds for each cell. A depression that is full spills over its sill, see
`core.depressions.dry_sills`, into the hollow that the ground beyond drains to.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import NOWHERE, Codes, Heights, Mask, Values
from ..choices import Ties
from ..flow.accumulation import accumulate_d8
from ..flow.directions.directions import d8
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..network import accumulate, topological_order
from ..ponds.balance import balance_ponds, curves_of
from ..ponds.nested import LeastPond
from ..ponds.standing import standing_ponds
from ..raster.domain import SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.raster import BAND_CELLS
from ..raster.tiles import row_bands
from ..run.run import Run
from ..run.threads import map_tiles
from ..run.waiting import left_alone, watched
from .dry_sills import follow_to_lake, hollows_reached, ponds_of_depressions
from .fill import fill
from .lakes import LakeForest, find_lake_cells
from .standing_water import lay_back

PARTS_OF_WORK = 4  # of the rows, that threads add up
BALANCED_BYTES_PER_CELL = 40  # beside what lakes need: where the ground drains to, and how much


class DrainedGround(NamedTuple):
    """How the ground drains to hollows, rasters of one shape."""

    surface: np.ndarray  # the ground, with all filled that is no hollow and in none
    codes: np.ndarray  # into the first cell of a hollow; in hollows there are none
    total: np.ndarray  # the rain that comes by
    hollow: np.ndarray  # int32, the depression whose hollow it reaches, counted from 1; 0 where it leaves the data


class LakeWaters(NamedTuple):
    """Where the water of each lake goes and how much it is: cubic metres a year where rain is metres a year.

    What a full lake spills goes from its own side of the sill to the cell ``beyond``, which drains elsewhere, -1 where
    water leaves the data. What comes to its sill by itself is no inflow of the lake. Of a closed lake both are -1.
    """

    is_open: np.ndarray
    inflow: np.ndarray
    evaporation: np.ndarray
    overflow: np.ndarray
    sill: np.ndarray  # the last cell that drains to it
    beyond: np.ndarray


class BalancedLakes(NamedTuple):
    """Lakes in balance, and pans of salt where the ground is dry."""

    lakes: LakeForest  # those that stand, none of them nested
    pans: LakeForest  # what is dry of depressions that stand alone; their level is that of their sill
    waters: LakeWaters
    over: np.ndarray  # int32, of each depression and none before: the lake over it, counted from 1; 0 where it is dry
    forest: LakeForest  # of all depressions
    ground: DrainedGround
    fallen: float  # all rain


def find_balanced_lakes(
    run: Run,
    z: Heights,
    filled: Heights,
    domain: Codes,
    counted: Mask,
    sizes: tuple[Values, Values],
    rain: Values | float,
    evaporation: Values | float,
    limits: LeastPond,
    ties: Ties,
) -> BalancedLakes:
    """Return the `BalancedLakes` of a filled DEM.

    Parameters
    ----------
    z, filled, domain, counted : those of `find_lakes`
    sizes : lengths to the neighbours and area of a cell, for each row, in metres and square metres
    rain, evaporation : numbers or rasters, metres a year; evaporation counts on water alone
    limits : the depressions that may hold a lake, see `find_lakes`
    ties : those of `d8`
    """
    lengths, row_area = sizes
    with run.phase("Finding depressions", 0.45):
        surface = np.array(filled, working_type(z.dtype), order="C")
        forest, cells, heights = find_lake_cells(run, z, filled, domain, counted, row_area, limits, surface)
    with run.phase("Draining the ground", 0.3):
        ground, water, fallen = _drained(run, surface, domain, counted, forest, sizes, rain, ties)
    with run.phase("Finding sills", 0.05):
        tree = ponds_of_depressions(run, forest, ground.surface, ground.hollow, domain, lengths)
    with run.phase("Balancing the lakes", 0.1):
        count = tree.parent.size
        curves = partial(_curves, run.quietly(), forest, cells, heights, row_area, evaporation, count)
        del cells, heights
        curves = left_alone(run, curves)
        balance = balance_ponds(run, tree, np.append(water, np.zeros(count - water.size)), curves)
        standing = standing_ponds(tree, balance)
        waters = _waters(run, tree, standing, forest, ground, water, curves)
    with run.phase("Looking what stands", 0.1):
        higher = ground.surface.reshape(-1)[waters.sill] < tree.level[standing.pond]
        outlet = np.where(higher, waters.beyond, waters.sill)  # of these two the higher
        lakes, pans, kept = lay_back(z, row_area, forest, standing, np.where(waters.is_open, outlet, NOWHERE))
        over = np.append(0, np.where(kept, np.cumsum(kept), 0))[standing.of_pond[: water.size] + 1].astype(np.int32)
    return BalancedLakes(lakes, pans, LakeWaters(*(each[kept] for each in waters)), over, forest, ground, fallen)


def _waters(run, tree, standing, forest, ground, water, curves):
    """Return the `LakeWaters` of lakes that stand."""
    pond, is_open, count = standing.pond, standing.is_open, standing.pond.size
    lake = standing.of_pond[: water.size]
    covered = lake >= 0
    own = np.bincount(lake[covered], water[covered], count).astype(np.float64)
    sums = np.append(0.0, np.cumsum(curves.losses))
    brim = sums[curves.first[pond + forest.inside[pond - 1] + 1]] - sums[curves.first[pond]]
    sill, beyond = (np.where(is_open, each[standing.outlet], NOWHERE) for each in (tree.sill_from, tree.sill_to))
    below = lake[np.where(beyond >= 0, ground.hollow.reshape(-1)[beyond], 0)].astype(np.int64)
    order = topological_order(run, below)
    passing = np.maximum(accumulate(run, below, order, np.where(is_open, own - brim, own)), 0.0)
    spilling = below >= 0
    spilled = np.bincount(below[spilling], passing[spilling], count)
    inflow = own + spilled - _water_beside(run, ground, tree.level[pond], sill, beyond, below, passing)
    evaporation = np.where(is_open, brim, passing)
    inflow = np.where(is_open, np.maximum(inflow, brim), evaporation)
    return LakeWaters(is_open, inflow, evaporation, inflow - evaporation, sill, beyond)


def _water_beside(run, ground, level, sill, beyond, below, passing):
    """Return what comes to the sill of each open lake from the ground: it goes on, and never enters the lake."""
    beside, shore = np.zeros(level.size), np.full(level.size, NOWHERE)
    total = ground.total.reshape(-1)

    def find(watch):
        _find_water_beside(
            ground.surface, ground.codes, total, level, sill, beyond, below, passing, shore, beside, watch
        )

    watched(run, find, 2 * level.size)
    return beside


@kernel
def _find_water_beside(surface, codes, total, level, sill, beyond, below, passing, shore, beside, watch):
    """Write the last cell of the ground on the path from each sill to its lake, and all that comes there."""
    for lake in range(level.size):
        watch[1] += 1
        if watch[0]:
            return
        if is_there(sill[lake]):
            shore[lake] = follow_to_lake(surface, codes, level[lake], sill[lake])
        if is_there(shore[lake]):
            beside[lake] = total[shore[lake]]
    for lake in range(level.size):
        watch[1] += 1
        if watch[0]:
            return
        into = below[lake]
        if not is_there(into) or not is_there(shore[into]):
            continue
        if follow_to_lake(surface, codes, level[into], beyond[lake]) == shore[into]:
            beside[into] += passing[lake]


def _drained(run, surface, domain, counted, forest, sizes, rain, ties):
    """Return the `DrainedGround`, the water that reaches each pond of depressions before any spills, and all rain."""
    lengths, row_area = sizes
    is_hollow = np.append(False, forest.inside == 0)
    drains = np.require(domain, np.uint8, ["C", "W"]).copy()
    bands = row_bands(drains.shape, BAND_CELLS)
    map_tiles(run.quietly(), lambda band: _flood_hollows(forest.cells[band], is_hollow, drains[band]), bands)
    if not (counted | (domain == VOID)).all():  # what does not count is no part of a hollow
        with run.phase("Filling what is no hollow", 0.35):
            surface, _ = fill(run, surface, drains)
    with run.phase("Directing the ground", 0.35):
        codes, _ = d8(run, surface, drains, lengths, ties.rule, ties.seed)
    weights = rain if np.ndim(rain) else None
    with run.phase("Adding up the rain", 0.25):
        each = row_area if np.ndim(rain) else row_area * float(rain)
        total = accumulate_d8(run, codes, each, weights)
    rates = rain if np.ndim(rain) else np.full((1, 1), float(rain))
    rates, lengths, row_area = (np.require(each, np.float64, ["C", "W"]) for each in (rates, lengths, row_area))

    def enter(part):
        water, fallen = np.zeros(is_hollow.size), 0.0
        for band in part:
            run.check()
            fallen += _enter_hollows(
                surface, drains, forest.cells, codes, lengths, row_area, rates, total, water, band.start, band.stop
            )
        return water, fallen

    parts = [
        bands[part::PARTS_OF_WORK] for part in range(PARTS_OF_WORK)
    ]  # whatever the threads, sums are rounded alike
    water, fallen = zip(*map_tiles(run.quietly(), enter, parts))
    water, fallen = sum(water), sum(fallen)
    hollow = hollows_reached(run, codes, forest.cells, is_hollow)
    return DrainedGround(surface, codes, total, hollow), water, fallen


@kernel
def _flood_hollows(depressions, is_hollow, drains):
    for row in range(drains.shape[0]):
        for col in range(drains.shape[1]):
            if is_hollow[depressions[row, col]]:
                drains[row, col] = SEA


@kernel
def steepest_into_water(surface: Heights, drains: Codes, lengths: Values, row: int, col: int) -> int:
    """Return the direction in which a cell beside water drains into it, ENDS where it does not."""
    steepest = -np.inf
    best = ENDS
    for direction in range(8):
        r = row + ROW_OFFSETS[direction]
        c = col + COLUMN_OFFSETS[direction]
        if is_cell(r, c, drains.shape[0], drains.shape[1]) and drains[r, c] != VOID:
            slope = (np.float64(surface[row, col]) - np.float64(surface[r, c])) / lengths[row, direction]
            into = drains[r, c] == SEA
            if slope > steepest or (slope == steepest and into and best == ENDS):
                steepest = slope
                best = direction if into else ENDS
    return best


@kernel
def _enter_hollows(surface, drains, depressions, codes, lengths, row_area, rain, total, water, top, bottom):
    """Let paths that end at a hollow lead into it, in some rows; add what comes and what falls on it to its water.

    Return the rain on all cells.
    """
    fallen = 0.0
    for row in range(top, bottom):
        for col in range(drains.shape[1]):
            if drains[row, col] == VOID:
                continue
            depression = depressions[row, col]
            falls = rain[row % rain.shape[0], col % rain.shape[1]] * row_area[row]
            if drains[row, col] == SEA:
                if depression > 0:
                    water[depression] += falls
                    total[row, col] = falls
                    fallen += falls
                continue
            fallen += falls
            if codes[row, col] != ENDS:
                continue
            direction = steepest_into_water(surface, drains, lengths, row, col)
            if direction < ENDS:
                hollow = depressions[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]]
                if hollow > 0:
                    codes[row, col] = direction
                    water[hollow] += total[row, col]
    return fallen


def _curves(run, forest, cells, heights, row_area, evaporation, count):
    """Return the `Curves` of depressions as ponds, of which there are ``count``; what does not count loses nothing."""
    depressions = forest.cells.reshape(-1)[cells]
    rates = np.reshape(evaporation, -1)[cells] if np.ndim(evaporation) else evaporation
    losses = rates * np.asarray(row_area, np.float64)[cells // forest.cells.shape[1]]
    return curves_of(run, depressions, heights, np.where(depressions > 0, losses, 0.0), count)
