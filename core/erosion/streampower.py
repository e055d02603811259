"""Stream power: rivers cut into rising land until its slopes are those that their water keeps, S = (U/K)·A^−m.

Each step is implicit, after Braun & Willett (2013, doi:10.1016/j.geomorph.2012.10.008): from the mouths up, every cell
takes the height h = (h + U + F·h_receiver) / (1 + F) with F = K·A^m / Δx, which is stable however long a step is. Water
takes the steepest way over the filled surface. Slopes stay below the steepest that ground can hold, and above a least
one, so that a step leaves no pit but those that are fixed.
"""

from typing import NamedTuple

import numpy as np

from ..choices import FIRST_TIES
from ..depressions.fill import fill
from ..flow.directions import d8
from ..machine.jit import kernel
from ..machine.powers import power_table, raise_to_power
from ..raster.domain import LAND, SEA, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.rims import steps_of
from ..raster.tiles import map_tiles, row_bands
from ..run.progress import Progress

BYTES_PER_CELL = 60  # heights, filled ones and new ones, directions, the order of cells and what they drain
BAND_CELLS = 1 << 17
GENTLEST = 1e-5  # slope that is left where nothing rises: water still knows its way
STABLE = 0.2  # of a cell's area that diffusion may work on in one go


class Law(NamedTuple):
    """How ground wears away in one step."""

    erodibility: float  # K times the length of the step
    exponent: float = 0.45  # m of the drained area, in square metres
    steepest: float = 1.0  # slope above which ground slides
    diffusion: float = 0.0  # square metres in a step: rounds what is small


class Step(NamedTuple):
    """The ground after a step, and how water ran over it in that step."""

    z: np.ndarray  # float64
    codes: np.ndarray  # uint8: directions; those beside the sea lead into it
    area: np.ndarray  # float64: square metres that drain through each cell
    order: np.ndarray  # int64: the cells with directions, from the sources down


class Fixed(NamedTuple):
    """Cells that keep their height: the beds of rivers that are known."""

    cells: np.ndarray  # bool
    ways: np.ndarray  # uint8, the direction in which their water goes on; NO_DIRECTION: the steepest


def stream_power(z, domain, lengths, cell_area, uplift, law, fixed=None, walls=None, threads=None, progress=None):
    """Return the ground after one step as `Step`.

    Parameters
    ----------
    z : float64 heights; the sea keeps them, and so do outlets without a lower neighbour
    domain : uint8 array of the same shape, see `core.raster.domain`
    lengths : metres from the cells of each row to their neighbours, (rows, 8)
    cell_area : square metres of a cell of each row
    uplift : float64, metres by which each cell rises in the step
    law : a `Law`
    fixed : `Fixed` cells, if there are any
    walls : bool, cells that water shall not cross: from there it runs down, and only fixed cells lead through
    """
    progress = progress or Progress()
    z = np.require(z, np.float64, ["C", "W"])
    with progress.phase("Creeping", 0.1):
        z = diffused(z, domain, lengths, law.diffusion, fixed, threads, progress)
    with progress.phase("Routing", 0.6):
        surface, codes = _routed(z, domain, lengths, fixed, walls, threads, progress)
    with progress.phase("Draining", 0.15):
        order, area = drained(codes, cell_area, progress)
    with progress.phase("Cutting", 0.15):
        factor = _factors(codes, area, lengths, law, threads, progress)
        progress.check()
        keeps = np.zeros(z.shape, np.bool_) if fixed is None else np.require(fixed.cells, np.bool_, ["C", "W"])
        uplift = np.require(uplift, np.float64, ["C", "W"])
        flat = (each.reshape(-1) for each in (surface, codes, uplift, factor, keeps))
        cut(*flat, order, lengths, law.steepest, GENTLEST)
    return Step(surface, codes, area, order)


def _routed(z, domain, lengths, fixed, walls, threads, progress):
    """Return the filled surface and directions on it that lead into the sea too, and along fixed cells."""
    relief = np.ptp(z[domain != VOID]) + 1.0
    ground = z if walls is None else np.where(walls, z + 2.0 * relief, z)
    filled, _ = fill(ground, domain, threads, progress=progress)
    codes, _ = d8(filled, domain, lengths, FIRST_TIES, threads=threads, progress=progress)
    if fixed is not None:
        known = fixed.ways != NO_DIRECTION
        codes[known] = fixed.ways[known]
    _in_bands(lambda band: lead_into_sea(codes, domain, z, lengths, band.start, band.stop), z.shape, threads, progress)
    if walls is not None:
        over_walls = filled > z + relief  # the walls themselves, and what they shut in
        filled[over_walls] = z[over_walls]
    return filled, codes


def _in_bands(work, shape, threads, progress):
    map_tiles(work, row_bands(shape, BAND_CELLS), threads, progress)


@kernel
def lead_into_sea(codes, domain, z, lengths, top, bottom):
    """Give cells whose water ends in the sea the direction of the steepest way there."""
    nrows, ncols = codes.shape
    for row in range(top, bottom):
        for col in range(ncols):
            if codes[row, col] != ENDS:
                continue
            steepest = -np.inf
            for place in range(8):
                r, c = row + ROW_OFFSETS[place], col + COLUMN_OFFSETS[place]
                if not (0 <= r < nrows and 0 <= c < ncols) or domain[r, c] != SEA:
                    continue
                slope = (z[row, col] - z[r, c]) / lengths[row, place]
                if slope > steepest:
                    steepest = slope
                    codes[row, col] = place


def drained(codes, cell_area, progress=None):
    """Return the cells with directions from the sources down, and the square metres that drain through each."""
    progress = progress or Progress()
    own = np.broadcast_to(np.asarray(cell_area, np.float64)[:, None], codes.shape)
    area = np.where(codes == NO_DIRECTION, 0.0, own)
    order = np.empty(codes.size, np.int64)
    progress.check()
    waiting = np.zeros(codes.size, np.uint8)
    flat, steps = codes.reshape(-1), steps_of(codes.shape[1])
    count_donors(flat, steps, waiting)
    progress.check()
    count = order_downstream(flat, steps, waiting, order, area.reshape(-1))
    return order[:count], area


@kernel
def count_donors(codes, steps, waiting):
    """Write how many neighbours lead to each cell."""
    for cell in range(codes.size):
        if codes[cell] < 8:
            waiting[cell + steps[codes[cell]]] += 1


@kernel
def order_downstream(codes, steps, waiting, order, area):
    """Write the cells in an order from the sources down, and add up their areas; return how many there are."""
    back = 0
    for cell in range(codes.size):
        if waiting[cell] == 0 and codes[cell] != NO_DIRECTION:
            order[back] = cell
            back += 1
    front = 0
    while front < back:
        cell = order[front]
        front += 1
        if codes[cell] < 8:
            to = cell + steps[codes[cell]]
            if codes[to] != NO_DIRECTION:
                area[to] += area[cell]
                waiting[to] -= 1
                if waiting[to] == 0:
                    order[back] = to
                    back += 1
    return back


def _factors(codes, area, lengths, law, threads, progress):
    """Return F = K·A^m / Δx of each cell that leads on."""
    factor = area.copy()
    bits, table = factor.view(np.int64), power_table(law.exponent)

    def work(band):
        write_factors(codes, factor[band], bits[band], band.start, lengths, table, law.erodibility)

    _in_bands(work, codes.shape, threads, progress)
    return factor


@kernel
def write_factors(codes, factor, bits, top, lengths, table, erodibility):
    """Turn the areas of some rows into factors."""
    for row in range(factor.shape[0]):
        values, words = factor[row], bits[row]
        for col in range(values.size):
            code = codes[top + row, col]
            if code < 8:
                values[col] = erodibility * raise_to_power(values, words, col, table) / lengths[top + row, code]


@kernel
def cut(z, codes, uplift, factor, keeps, order, lengths, steepest, gentlest):
    """Give each cell in turn, from the mouths up, its height after the step."""
    ncols = codes.size // lengths.shape[0]
    for place in range(order.size - 1, -1, -1):
        cell = order[place]
        code = codes[cell]
        if code >= 8 or keeps[cell]:
            continue
        below = z[cell + ROW_OFFSETS[code] * ncols + COLUMN_OFFSETS[code]]
        way = lengths[cell // ncols, code]
        height = (z[cell] + uplift[cell] + factor[cell] * below) / (1.0 + factor[cell])
        z[cell] = min(max(height, below + gentlest * way), below + steepest * way)


def carried_up(step, values):
    """Return for each cell the value of the cell in which its water ends: the first that has one (not NaN)."""
    found = np.require(values, np.float64, ["C", "W"]).copy()
    carry_up(step.codes.reshape(-1), step.order, steps_of(found.shape[1]), found.reshape(-1))
    return found


@kernel
def carry_up(codes, order, steps, values):
    """Give each cell without a value that of the cell it flows to, from the mouths up."""
    for place in range(order.size - 1, -1, -1):
        cell = order[place]
        if codes[cell] < 8 and np.isnan(values[cell]):
            values[cell] = values[cell + steps[codes[cell]]]


def diffused(z, domain, lengths, square_metres, fixed=None, threads=None, progress=None):
    """Return heights after hillslopes have crept: diffusion by so many square metres in all, stable however many."""
    if square_metres <= 0:
        return z.copy()
    progress = progress or Progress()
    least = float(np.min(lengths)) ** 2
    sweeps = max(1, int(np.ceil(square_metres / (STABLE * least))))
    free = domain == LAND if fixed is None else (domain == LAND) & ~fixed.cells
    source = z
    for _ in range(sweeps):
        target = np.empty_like(source)

        def work(band, source=source, target=target):
            creep(source, domain, free, lengths, square_metres / sweeps, target, band.start, band.stop)

        _in_bands(work, z.shape, threads, progress)
        source = target
    return source


@kernel
def creep(z, domain, free, lengths, square_metres, target, top, bottom):
    """Write rows of heights after one explicit step of diffusion; voids let nothing through."""
    nrows, ncols = z.shape
    for row in range(top, bottom):
        for col in range(ncols):
            height = z[row, col]
            target[row, col] = height
            if not free[row, col]:
                continue
            change = 0.0
            for place in range(0, 8, 2):
                r, c = row + ROW_OFFSETS[place], col + COLUMN_OFFSETS[place]
                if 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID:
                    change += (z[r, c] - height) / (lengths[row, place] * lengths[row, place])
            target[row, col] = height + square_metres * change
