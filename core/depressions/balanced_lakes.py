"""Lakes on a raster that evaporate: the hierarchy of depressions with its waters, in balance.

The ground around the hollows, the innermost depressions, drains into them: hollows are what ends its paths, as the sea
does, and what is too small to count is filled. So where rain ends does not depend on how high any lake stands, and
the balance of `core.lake_balance` holds for each cell. A depression that is full spills over its sill into the hollow
that the ground beyond drains to.
"""

from typing import NamedTuple

import numpy as np

from ..flow.accumulation import accumulate_d8
from ..flow.directions import d8
from ..lake_balance import Depressions, LakeBalance, balance_lakes
from ..machine.jit import kernel
from ..raster.domain import OUTLET, SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.tiles import map_tiles, row_bands
from ..run.progress import Progress, Silent, watched
from .fill import fill
from .lakes import LakeForest, find_lake_cells

BAND_CELLS = 1 << 20
PARTS = 4  # of the rows, that threads add up
WATCH_EVERY = 1 << 8  # depressions between two looks at a cancel
NOWHERE = -1
BYTES_PER_CELL = 40  # beside what lakes need: where the ground drains to, and how much


class DrainedGround(NamedTuple):
    """How the ground drains to hollows, rasters of one shape."""

    surface: np.ndarray  # the ground, with all filled that is no hollow and in none
    codes: np.ndarray  # into the first cell of a hollow; in hollows there are none
    total: np.ndarray  # the rain that comes by


class BalancedLakes(NamedTuple):
    """Lakes in balance, by the depressions of ``forest``; waters are cubic metres a year where rain is metres a year.

    ``beyond`` is the first cell past the sill of each depression, -1 where its water leaves the data there.
    """

    forest: LakeForest
    balance: LakeBalance
    ground: DrainedGround
    receiver: np.ndarray  # the hollow that each reaches over its sill, -1 where that leaves the data
    beyond: np.ndarray
    fallen: float  # all rain


def find_balanced_lakes(z, filled, domain, counted, sizes, rain, evaporation, limits, ties, progress=None):
    """Return the `BalancedLakes` of a filled DEM.

    Parameters
    ----------
    z, filled, domain, counted : those of `find_lakes`
    sizes : lengths to the neighbours and area of a cell, for each row, in metres and square metres
    rain, evaporation : numbers or rasters, metres a year; evaporation counts on water alone
    limits : least area and least depth of a depression that may hold a lake, see `find_lakes`
    ties : rule and seed of `d8`
    """
    progress = progress or Progress()
    _, row_area = sizes
    with progress.phase("Finding depressions", 0.5):
        surface = np.array(filled, working_type(z.dtype), order="C")
        forest, cells, heights = find_lake_cells(
            z, filled, domain, counted, row_area, *limits, progress=progress, ground=surface
        )  # fmt: skip
    with progress.phase("Draining the ground", 0.35):
        ground, water, fallen = _drained(surface, domain, counted, forest, sizes, rain, ties, progress)
    with progress.phase("Following what spills", 0.05):
        receiver, beyond = _spills(forest, ground, filled, domain, progress)
    with progress.phase("Balancing the lakes", 0.1):
        first, heights, losses = _curves(forest, cells, heights, row_area, evaporation, progress)
        del cells
        found = balance_lakes(
            Depressions(forest.parent, forest.level, receiver, water, first, heights, losses), progress
        )
    return BalancedLakes(forest, found, ground, receiver, beyond, fallen)


def _drained(surface, domain, counted, forest, sizes, rain, ties, progress):
    """Return the `DrainedGround`, the water that reaches each depression before any spills, and all rain."""
    lengths, row_area = sizes
    is_hollow = np.append(False, forest.inside == 0)
    ways = np.require(domain, np.uint8, ["C", "W"]).copy()
    bands = row_bands(ways.shape, BAND_CELLS)
    map_tiles(lambda band: _flood_hollows(forest.cells[band], is_hollow, ways[band]), bands, progress=Silent(progress))
    if not (counted | (domain == VOID)).all():  # what does not count is no part of a hollow
        with progress.phase("Filling what is no hollow", 0.35):
            surface, _ = fill(surface, ways, progress=progress)
    with progress.phase("Directing the ground", 0.35):
        codes, _ = d8(surface, ways, lengths, *ties, progress=progress)
    weights = rain if np.ndim(rain) else None
    with progress.phase("Adding up the rain", 0.25):
        each = row_area if np.ndim(rain) else row_area * float(rain)
        total = accumulate_d8(codes, each, weights, progress=progress)
    rates = rain if np.ndim(rain) else np.full((1, 1), float(rain))
    rates, lengths, row_area = (np.require(each, np.float64, ["C", "W"]) for each in (rates, lengths, row_area))

    def enter(part):
        water, fallen = np.zeros(forest.level.size + 1), 0.0
        for band in part:
            progress.check()
            rows = band.start, band.stop
            fallen += _enter_hollows(surface, ways, forest.cells, codes, lengths, row_area, rates, total, water, *rows)
        return water, fallen

    parts = [bands[part::PARTS] for part in range(PARTS)]  # whatever the threads, sums are rounded alike
    water, fallen = zip(*map_tiles(enter, parts, progress=Silent(progress)))
    water, fallen = sum(water), sum(fallen)
    return DrainedGround(surface, codes, total), water[1:], fallen


@kernel
def _flood_hollows(depressions, is_hollow, ways):
    for row in range(ways.shape[0]):
        for col in range(ways.shape[1]):
            if is_hollow[depressions[row, col]]:
                ways[row, col] = SEA


@kernel
def steepest_into_water(surface, ways, lengths, row, col):
    """Return the direction in which a cell beside water drains into it, 8 where it does not."""
    steepest = -np.inf
    best = 8
    for direction in range(8):
        r = row + ROW_OFFSETS[direction]
        c = col + COLUMN_OFFSETS[direction]
        if 0 <= r < ways.shape[0] and 0 <= c < ways.shape[1] and ways[r, c] != VOID:
            slope = (np.float64(surface[row, col]) - np.float64(surface[r, c])) / lengths[row, direction]
            into = ways[r, c] == SEA
            if slope > steepest or (slope == steepest and into and best == 8):
                steepest = slope
                best = direction if into else 8
    return best


@kernel
def _enter_hollows(surface, ways, depressions, codes, lengths, row_area, rain, total, water, top, bottom):
    """Let paths that end at a hollow lead into it, in some rows; add what comes and what falls on it to its water.

    Return the rain on all cells.
    """
    fallen = 0.0
    for row in range(top, bottom):
        for col in range(ways.shape[1]):
            if ways[row, col] == VOID:
                continue
            depression = depressions[row, col]
            falls = rain[row % rain.shape[0], col % rain.shape[1]] * row_area[row]
            if ways[row, col] == SEA:
                if depression > 0:
                    water[depression] += falls
                    total[row, col] = falls
                    fallen += falls
                continue
            fallen += falls
            if codes[row, col] != ENDS:
                continue
            direction = steepest_into_water(surface, ways, lengths, row, col)
            if direction < 8:
                hollow = depressions[row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]]
                if hollow > 0:
                    codes[row, col] = direction
                    water[hollow] += total[row, col]
    return fallen


def _spills(forest, ground, filled, domain, progress):
    """Return the hollow that the water of each depression reaches over its sill, and the first cell beyond that."""
    count = forest.level.size
    receiver, beyond = np.full(count, NOWHERE), np.full(count, NOWHERE)
    dtype = working_type(filled.dtype)
    surface, filled = (np.require(heights, dtype, ["C", "W"]) for heights in (ground.surface, filled))
    land = np.require(domain, np.uint8, ["C", "W"]), forest.cells, ground.codes
    seen = np.zeros(domain.shape, np.int32)
    queue = np.empty(domain.size, np.int64)  # pages that are not needed are never touched
    places = forest.outlet, forest.level, forest.parent, forest.inside
    found = receiver, beyond
    watched(lambda watch: _follow_spills(places, surface, filled, land, seen, queue, found, watch), count, progress)
    return receiver, beyond


@kernel
def _follow_spills(places, surface, filled, land, seen, queue, found, watch):
    """Write the hollow that each depression spills into, and the first cell beyond its sill."""
    outlet, level, parent, inside = places
    domain, depressions, codes = land
    receiver, beyond = found
    ncols = domain.shape[1]
    for index in range(outlet.size):
        if index % WATCH_EVERY == 0:
            watch[1] = index
            if watch[0]:
                return
        # All water of one that stands alone is level with its outlet, and lower ground lies outside.
        heights = filled if parent[index] < 0 else surface
        own, last = index + 1, index + 1 + inside[index]
        at = _first_beyond(outlet[index], level[index], own, last, heights, domain, depressions, seen, queue, own)
        if at >= 0 and domain[at // ncols, at % ncols] == SEA:
            at = NOWHERE
        beyond[index] = at
        while at >= 0:
            code = codes[at // ncols, at % ncols]
            if code >= 8:
                receiver[index] = depressions[at // ncols, at % ncols] - 1 if code == NO_DIRECTION else NOWHERE
                break
            at += ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]


@kernel
def _first_beyond(start, sill, own, last, heights, domain, depressions, seen, queue, mark):
    """Return the nearest cell below a sill that is not in a depression, over ground level with it; -1 for none.

    The depression has the labels ``own`` to ``last``; ``mark`` is a number for what has been seen.
    """
    nrows, ncols = heights.shape
    queue[0] = start
    seen[start // ncols, start % ncols] = mark
    head, tail = 0, 1
    while head < tail:
        row = queue[head] // ncols
        col = queue[head] % ncols
        head += 1
        best = -1
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            c = col + COLUMN_OFFSETS[direction]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or seen[r, c] == mark or domain[r, c] == VOID:
                continue
            if heights[r, c] < sill and not own <= depressions[r, c] <= last:
                if best < 0 or heights[r, c] < heights[best // ncols, best % ncols]:
                    best = r * ncols + c
            elif heights[r, c] == sill:
                seen[r, c] = mark
                queue[tail] = r * ncols + c
                tail += 1
        if best >= 0:
            return best
        if domain[row, col] >= OUTLET:
            return -1
    return -1


def _curves(forest, cells, heights, row_area, evaporation, progress):
    """Return where the cells of each depression begin, their heights in rising order, and what each loses."""
    labels, depression = forest.cells.reshape(-1), np.empty(cells.size, np.int32)
    first = np.zeros(forest.level.size + 1, np.int64)  # of no depression are the cells before
    rates = evaporation if np.ndim(evaporation) else np.full((1, 1), evaporation)
    rates, row_area = (np.require(each, np.float64, ["C", "W"]) for each in (rates, row_area))
    stretches = [(begin, min(begin + BAND_CELLS, cells.size)) for begin in range(0, cells.size, BAND_CELLS)]
    for stretch in stretches:
        _count_cells(labels, cells, depression, first, *stretch)
        progress.check()
    first = np.cumsum(first) - first[0]
    rising, losses = np.empty((2, first[-1]))
    following = first.copy()
    for stretch in stretches:
        _write_curves(cells, depression, heights, row_area, rates, labels.size, (following, rising, losses), *stretch)
        progress.check()
    return first, rising, losses


@kernel
def _count_cells(labels, cells, depression, first, begin, end):
    for place in range(begin, end):
        depression[place] = labels[cells[place]]
        first[depression[place]] += 1


@kernel
def _write_curves(cells, depression, heights, row_area, rates, size, curves, begin, end):
    """Write heights and losses of cells by depression, those of one in their order."""
    following, rising, losses = curves
    ncols = size // row_area.size
    for place in range(begin, end):
        if depression[place] > 0:
            at = following[depression[place] - 1]
            following[depression[place] - 1] += 1
            row, col = cells[place] // ncols, cells[place] % ncols
            rising[at] = heights[place]
            losses[at] = rates[row % rates.shape[0], col % rates.shape[1]] * row_area[row]
