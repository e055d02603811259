"""Where water goes when lakes are in balance: through open lakes to their sills, into closed ones, and how much.

Every cell of land has the direction by which the balance was found, so what comes to a lake here is its inflow there.
Only the path from the sill of an open lake down to its water is turned round: water leaves along it. It is level with
the lake, and nothing comes to it but what has come to the lake, so no other path changes its end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Values
from ..choices import Ties
from ..flow.accumulation import accumulate_d8
from ..flow.directions.d8_cycles import without_cycle
from ..flow.directions.directions import d8
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel
from ..raster.domain import SEA, VOID
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..run.run import Run
from ..run.waiting import watched
from .balanced_lakes import BalancedLakes, steepest_into_water
from .fill import fill


class DryRouting(NamedTuple):
    """The surface of ground and water, the direction of each cell on it, and the flow, in what rain is given in."""

    surface: np.ndarray
    codes: np.ndarray
    flow: np.ndarray
    ends: int  # closed lakes, and hollows without water


def route_balanced(
    run: Run,
    z: Heights,
    domain: Codes,
    found: BalancedLakes,
    sizes: tuple[Values, Values],
    rain: Values | float,
    ties: Ties,
) -> DryRouting:
    """Return the `DryRouting` of `BalancedLakes`; the rest is as there."""
    lengths, row_area = sizes
    lakes, forest, ground = found.lakes, found.forest, found.ground
    in_hollow = ground.surface < np.append(-np.inf, forest.level)[ground.hollow]
    water = _with_uncounted(found)
    wet = water > 0
    lowest = _lowest_cells(z, forest, np.append(False, forest.inside == 0)[forest.cells], lakes.cells)
    lowest = lowest[lowest >= 0]
    drains = np.array(domain, np.uint8)
    drains[wet] = SEA
    drains.reshape(-1)[lowest] = SEA
    with run.phase("Directing the ground beside lakes", 0.5):
        within, _ = fill(run, z, drains)
        inner, _ = d8(run, within, drains, lengths, ties.rule, ties.seed)
        dtype = working_type(within.dtype)
        arrays = (within, dtype), (drains, np.uint8), (in_hollow, bool), (lengths, np.float64)
        _enter_lakes(*(np.require(each, kind, ["C", "W"]) for each, kind in arrays), inner)
    codes, surface = ground.codes, ground.surface
    codes[in_hollow], surface[in_hollow] = inner[in_hollow], within[in_hollow]
    surface[wet] = np.append(0, lakes.level)[water[wet]].astype(surface.dtype)
    codes.reshape(-1)[lowest] = ENDS
    with run.phase("Crossing lakes", 0.2):
        exits, ends = _cross(run, codes, domain, z, water, found.waters)
        without_cycle(run.quietly(), codes)
    with run.phase("Adding up the flow", 0.3):
        falls = np.where((domain != VOID) & (domain != SEA), rain, 0.0) * row_area[:, None]
        is_open = found.waters.is_open
        falls.reshape(-1)[exits[is_open]] -= found.waters.evaporation[is_open]
        flow = np.maximum(accumulate_d8(run, codes, weights=falls), 0.0)
        flow[wet] = np.append(0.0, found.waters.overflow)[water[wet]]
    return DryRouting(surface, codes, flow, ends + lowest.size)


def _with_uncounted(found):
    """Return the lake over each cell, 0 where there is none, cells that do not count included."""
    over = found.over[found.ground.hollow]
    beneath = (found.forest.cells == 0) & (found.ground.surface < np.append(-np.inf, found.lakes.level)[over])
    return np.where(beneath, over, found.lakes.cells)


@kernel
def _enter_lakes(surface, drains, hollow, lengths, codes):
    """Let paths in hollows that end beside water lead into it."""
    for row in range(codes.shape[0]):
        for col in range(codes.shape[1]):
            if hollow[row, col] and codes[row, col] == ENDS:
                codes[row, col] = steepest_into_water(surface, drains, lengths, row, col)


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


def _cross(run, codes, domain, z, water, waters):
    """Direct the cells of lakes to where their water leaves, or to their lowest cell.

    Return the cell at which the water of each open lake leaves it, -1 of closed lakes, and how many paths end in lakes.
    """
    cells, count = np.flatnonzero(water), waters.sill.size
    label = water.reshape(-1)[cells] - 1
    order = np.lexsort((cells, z.reshape(-1)[cells], label))
    cells, first = cells[order], np.searchsorted(label[order], np.arange(count + 1))
    exits, queue = np.full(count, -1), np.empty(cells.size, np.int64)
    domain, water = np.require(domain, np.uint8, ["C", "W"]), np.require(water, np.int32, ["C", "W"])
    seen = np.zeros(codes.shape, bool)

    def cross(watch):
        return _direct_lakes(
            waters.sill, waters.beyond, first, cells, domain, water, codes, seen, queue, exits, watch
        )  # fmt: skip

    return exits, int(watched(run, cross, cells.size))


@kernel
def _direct_lakes(sill, beyond, first, cells, domain, water, codes, directed, queue, exits, watch):
    """Direct the cells of all lakes; write where water leaves open ones, and return how many paths end in lakes."""
    ncols = codes.shape[1]
    ends = 0
    for lake in range(sill.size):
        watch[1] += first[lake + 1] - first[lake]
        if watch[0]:
            break
        if is_there(sill[lake]):
            exits[lake] = _turn_path(sill[lake], beyond[lake], lake + 1, domain, water, codes)
            _spread(exits[lake], water, codes, directed, queue)
        for index in range(first[lake], first[lake + 1]):  # from the lowest up: of a closed lake, or parts beside it
            row, col = cells[index] // ncols, cells[index] % ncols
            if not directed[row, col]:
                codes[row, col] = ENDS
                ends += 1
                _spread(cells[index], water, codes, directed, queue)
    return ends


@kernel
def _turn_path(cell, beyond, lake, domain, water, codes):
    """Let the path from a sill down to its lake lead up from there and beyond; return the cell where it begins now."""
    ncols = codes.shape[1]
    row, col = cell // ncols, cell % ncols
    onward = ENDS
    if is_there(beyond) and domain[beyond // ncols, beyond % ncols] != SEA:
        onward = 0
        while (row + ROW_OFFSETS[onward]) * ncols + col + COLUMN_OFFSETS[onward] != beyond:
            onward += 1
    while water[row, col] != lake:
        code = np.int64(codes[row, col])
        codes[row, col] = onward
        row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
        onward = (code + 4) % 8
    codes[row, col] = onward
    return row * ncols + col


@kernel
def _spread(begin, water, codes, directed, queue):
    """Direct the cells of a lake, as far as they touch, towards one of them."""
    nrows, ncols = codes.shape
    lake = water[begin // ncols, begin % ncols]
    queue[0] = begin
    directed[begin // ncols, begin % ncols] = True
    head, tail = 0, 1
    while head < tail:
        row = queue[head] // ncols
        col = queue[head] % ncols
        head += 1
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            c = col + COLUMN_OFFSETS[direction]
            if not is_cell(r, c, nrows, ncols) or water[r, c] != lake or directed[r, c]:
                continue
            directed[r, c] = True
            codes[r, c] = (direction + 4) % 8
            queue[tail] = r * ncols + c
            tail += 1
