"""Where water goes when lakes are in balance: through open lakes to their sills, into closed ones, and how much.

Every cell of land has the direction by which the balance was found, so what comes to a lake here is its inflow there.
Water enters a lake and leaves it in one step, less its evaporation.
"""

from typing import NamedTuple

import numpy as np

from ..flow.accumulation import accumulate_d8
from ..flow.directions import d8
from ..machine.jit import kernel
from ..network import topological_order
from ..raster.domain import SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..run.progress import Progress, watched
from .balanced_lakes import steepest_into_water
from .fill import fill

BYTES_PER_CELL = 48
WATCH_EVERY = 1 << 14  # cells between two looks at a cancel


class DryRouting(NamedTuple):
    """The surface of ground and water, the direction of each cell on it, and the flow, in what rain is given in."""

    surface: np.ndarray
    codes: np.ndarray
    flow: np.ndarray
    ends: int  # closed lakes, and hollows without water


def route_balanced(z, domain, found, standing, sizes, rain, ties, progress=None):
    """Return the `DryRouting` of `BalancedLakes` and the `StandingWater` in them; the rest is as there."""
    progress = progress or Progress()
    lengths, row_area = sizes
    lakes, forest, ground = standing.lakes, found.forest, found.ground
    hollow = np.append(False, forest.inside == 0)[forest.cells]
    wet = lakes.cells > 0
    lowest = _lowest_cells(z, forest, hollow, lakes.cells)
    ways = np.array(domain, np.uint8)
    ways[wet] = SEA
    ways.reshape(-1)[lowest[lowest >= 0]] = SEA
    with progress.phase("Directing the ground beside lakes", 0.5):
        within, _ = fill(z, ways, progress=progress)
        inner, _ = d8(within, ways, lengths, *ties, progress=progress)
        dtype = working_type(within.dtype)
        rasters = (np.require(each, kind, ["C", "W"]) for each, kind in ((within, dtype), (ways, None), (hollow, bool)))
        _enter_lakes(*rasters, np.require(lengths, float, ["C", "W"]), inner)
    codes, surface = ground.codes, ground.surface
    codes[hollow], surface[hollow] = inner[hollow], within[hollow]
    level = np.append(0, lakes.level)[lakes.cells]
    surface[wet] = level[wet].astype(surface.dtype)
    codes.reshape(-1)[lowest[lowest >= 0]] = ENDS
    with progress.phase("Adding up the flow", 0.3):
        flow = _flow(codes, domain, standing, found, rain, row_area, progress)
    before = codes.copy()
    with progress.phase("Crossing lakes", 0.2):
        ends = _cross(codes, surface, domain, z, standing, found, lowest, progress)
    _pass_sills(flow, before, codes, wet, found)
    return DryRouting(surface, codes, flow, ends)


@kernel
def _enter_lakes(surface, ways, hollow, lengths, codes):
    """Let paths in hollows that end beside water lead into it."""
    for row in range(codes.shape[0]):
        for col in range(codes.shape[1]):
            if hollow[row, col] and codes[row, col] == ENDS:
                direction = steepest_into_water(surface, ways, lengths, row, col)
                if direction < 8:
                    codes[row, col] = direction


def _lowest_cells(z, forest, hollow, water):
    """Return the lowest cell of each hollow without water, -1 for other depressions."""
    count = forest.level.size
    cells = np.flatnonzero(hollow)
    label = forest.cells.reshape(-1)[cells] - 1
    order = np.lexsort((cells, z.reshape(-1)[cells], label))
    first = np.full(count, -1)
    first[label[order][::-1]] = cells[order][::-1]
    is_wet = np.zeros(count, bool)
    is_wet[label[water.reshape(-1)[cells] > 0]] = True
    return np.where(is_wet, -1, first)


def _cross(codes, surface, domain, z, standing, found, lowest, progress):
    """Direct the cells of lakes to where their water leaves, or to their lowest cell; return how many end there."""
    lakes, forest = standing.lakes, found.forest
    is_open = found.balance.is_open[standing.depressions]
    start = np.where(is_open, found.beyond[standing.depressions], -1)
    leaves = np.where(is_open & (start < 0), lakes.outlet, -1)
    cells = np.flatnonzero(lakes.cells)
    label = lakes.cells.reshape(-1)[cells] - 1
    order = np.lexsort((cells, z.reshape(-1)[cells], label))
    cells, label = cells[order], label[order]
    first = np.searchsorted(label, np.arange(lakes.level.size + 1))
    over = np.append(-1, np.arange(lakes.level.size))
    place = np.zeros(forest.level.size + 1, np.int64)
    place[standing.depressions] = np.arange(1, lakes.level.size + 1)
    receiver = found.receiver[standing.depressions]
    below = np.where(receiver >= 0, over[place[found.balance.lake[receiver]]], -1)
    order = topological_order(np.where(is_open, below, -1), progress)[::-1].copy()  # what is below comes first
    toward, seen = np.full(codes.shape, NO_DIRECTION, np.uint8), np.zeros(codes.shape, np.int32)
    places = order, first, cells, start, leaves, lakes.level.astype(surface.dtype)
    land = np.require(domain, np.uint8, ["C", "W"]), np.require(surface, surface.dtype, ["C", "W"]), lakes.cells
    queue = np.empty(codes.size, np.int64)  # pages that are not needed are never touched
    ends = watched(lambda watch: _direct_lakes(places, land, codes, toward, seen, queue, watch), cells.size, progress)
    return int(ends) + int(np.count_nonzero(lowest >= 0))


@kernel
def _direct_lakes(places, land, codes, toward, seen, queue, watch):
    """Direct the cells of all lakes; return how many paths end in them."""
    order, first, cells, start, leaves, level = places
    ncols = codes.shape[1]
    ends = 0
    for lake in order:
        watch[1] += first[lake + 1] - first[lake]
        if watch[0]:
            break
        begin = start[lake] if start[lake] >= 0 else leaves[lake]
        if begin >= 0:
            if start[lake] < 0:
                codes[begin // ncols, begin % ncols] = ENDS
            _spread(begin, lake + 1, level[lake], land, codes, toward, seen, queue)
        for index in range(first[lake], first[lake + 1]):  # from the lowest up: of a closed lake, or parts beside it
            if toward[cells[index] // ncols, cells[index] % ncols] == NO_DIRECTION:
                codes[cells[index] // ncols, cells[index] % ncols] = ENDS
                toward[cells[index] // ncols, cells[index] % ncols] = ENDS
                ends += 1
                _spread(cells[index], lake + 1, level[lake], land, codes, toward, seen, queue)
    return ends


@kernel
def _spread(begin, lake, level, land, codes, toward, seen, queue):
    """Direct the cells of a lake towards one of its own or, over ground as high as the lake, beyond its sill."""
    domain, surface, water = land
    nrows, ncols = codes.shape
    within = water[begin // ncols, begin % ncols] == lake
    queue[0] = begin
    seen[begin // ncols, begin % ncols] = lake
    head, tail = 0, 1
    while head < tail:
        row = queue[head] // ncols
        col = queue[head] % ncols
        head += 1
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            c = col + COLUMN_OFFSETS[direction]
            if r < 0 or r >= nrows or c < 0 or c >= ncols or domain[r, c] == VOID or seen[r, c] == lake:
                continue
            is_lake = water[r, c] == lake
            if not is_lake and (within or water[r, c] != 0 or surface[r, c] != level):
                continue
            seen[r, c] = lake
            queue[tail] = r * ncols + c
            tail += 1
            if toward[r, c] != NO_DIRECTION:  # ground on the path of another lake, which this one joins
                continue
            toward[r, c] = (direction + 4) % 8
            if is_lake:
                codes[r, c] = toward[r, c]
                _keep_path(row, col, begin, water, codes, toward)
    _forget(queue, tail, water, codes, toward)


@kernel
def _keep_path(row, col, begin, water, codes, toward):
    """Let the ground between a lake and its sill lead there; it ends at what leads there already."""
    ncols = codes.shape[1]
    while row * ncols + col != begin and water[row, col] == 0 and codes[row, col] != toward[row, col]:
        codes[row, col] = toward[row, col]
        row, col = row + ROW_OFFSETS[toward[row, col]], col + COLUMN_OFFSETS[toward[row, col]]


@kernel
def _forget(queue, tail, water, codes, toward):
    """Forget ground that no path of a lake led over."""
    ncols = codes.shape[1]
    for index in range(1, tail):
        row = queue[index] // ncols
        col = queue[index] % ncols
        if water[row, col] == 0 and codes[row, col] != toward[row, col]:
            toward[row, col] = NO_DIRECTION


def _flow(codes, domain, standing, found, rain, row_area, progress):
    """Return what flows through each cell of ground; on a lake, what leaves it."""
    water, balance = standing.lakes.cells, found.balance
    wet = water > 0
    falls = np.where((domain != VOID) & (domain != SEA) & ~wet, rain, 0.0) * row_area[:, None]
    spilling = np.flatnonzero(balance.overflow > 0)
    beyond = found.beyond[spilling]
    np.add.at(falls.reshape(-1), beyond[beyond >= 0], balance.overflow[spilling][beyond >= 0])
    flow = accumulate_d8(np.where(wet, np.uint8(ENDS), codes), weights=falls, progress=progress)
    leaving = np.append(0.0, balance.overflow[standing.depressions])
    flow[wet] = leaving[water[wet]]
    return flow


def _pass_sills(flow, before, codes, wet, found):
    """Let what lakes spill pass the ground between them and their sills, whose own rain the lakes have had."""
    flow, before, codes, balance = flow.reshape(-1), before.reshape(-1), codes.reshape(-1), found.balance
    leaving = np.flatnonzero((balance.overflow > 0) & (found.beyond < 0))
    outlet = found.forest.outlet[leaving]
    flow[outlet[before[outlet] != ENDS]] = 0.0
    np.add.at(flow, outlet, balance.overflow[leaving])
    ncols = wet.shape[1]
    steps = np.array([down * ncols + right for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)])
    turned = (codes != before) & ~wet.reshape(-1) & (codes < 8)
    turned &= before != NO_DIRECTION
    cells = np.flatnonzero(turned)
    beyond = cells.copy()
    ahead = turned[beyond]
    while ahead.any():
        beyond[ahead] += steps[codes[beyond[ahead]]]
        ahead = turned[beyond]
    flow[cells] = flow[beyond]
