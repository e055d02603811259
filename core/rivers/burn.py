"""Burning: mapped rivers carved into a DEM, each channel going down from head to mouth.

Lines become chains of cells (`chains`), and chains a network (`chain_network`): the cells of the DEM say what hangs
together. The direction of a river is found from heights, not from the order in which it was digitised.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Codes, Heights, Indices, Mask, Values
from ..machine.jit import kernel
from ..raster.storage import STORED_AT_A_TIME, values_at
from ..raster.tiles import row_bands
from ..run.run import Run
from .chain_network import ChainStretches, flood_network, stretches_of_chains
from .chains import trace_chains

BURN_BYTES_PER_CELL = 8  # the chains are small beside the raster
BURNT_STRETCHES = 2000


class BurnReport(NamedTuple):
    """What became of the lines."""

    length: float  # metres on land
    turned: int  # lines that run against the order of their vertices
    off: int  # lines wholly off the data, or in the sea
    partly_off: int
    clipped: int  # cells that the type of the heights does not let be as low as they should


def burn(
    run: Run,
    z: Heights,
    domain: Codes,
    x: Values,
    y: Values,
    first: Indices,
    depth: float,
    cell_width: Values,
    cell_height: Values,
    monotone: bool = True,
) -> tuple[Array, BurnReport]:  # fmt: skip
    """Return ``z`` with rivers burned in, and a `BurnReport`. Whole heights stay whole: they are rounded down.

    Parameters
    ----------
    z : raster of any real type
    domain : uint8 raster of the same shape, see `core.raster.domain`; nothing is burned into voids and the sea
    x, y : vertices of all lines, in columns from the left and rows from the top edge of the raster
    first : where each line begins in ``x`` and ``y``, and where the last one ends; none is without vertices
    depth : how much lower the bed of a river is than the ground, in the unit of ``z``
    cell_width, cell_height : metres on the ground, one number a row
    monotone : whether beds never rise from head to mouth; they are lowered as far as that takes
    """
    first = np.asarray(first, np.int64)
    with run.phase("Following the lines", 0.5):
        chains = trace_chains(run, x, y, first, domain, cell_width, cell_height)
    on_land = chains.cells >= 0
    run.check()
    cells, index = np.unique(chains.cells[on_land], return_inverse=True)
    run.check()
    bed = values_at(z, cells).astype(np.float64) - depth
    turned = 0
    with run.phase("Carving", 0.5):
        if cells.size:
            number = chains.cells.copy()  # cells counted among those of rivers, instead of those of the raster
            number[on_land] = index.ravel()
            stretches, knots = stretches_of_chains(number, bed)
            rank = flood_network(run, number, bed, stretches, knots)
            downwards = rank[stretches.one] > rank[stretches.two]
            turned = _count_turned(chains, stretches, downwards)
            if monotone:
                carve_down(run, bed, number, stretches, rank, downwards)
    clipped = 0
    if z.dtype.kind in "iu":
        lowest = np.iinfo(z.dtype).min
        clipped = int(np.count_nonzero(np.floor(bed) < lowest))
        bed = np.maximum(np.floor(bed), lowest)
    burned = _with_beds(run, z, cells, bed)
    off = chains.length == 0
    partly_off = int(np.count_nonzero(chains.gaps & ~off))
    report = BurnReport(float(chains.length.sum()), turned, int(np.count_nonzero(off)), partly_off, clipped)
    return burned, report


def _with_beds(run, z, cells, bed):
    """Return heights with the beds of rivers in some cells, which are counted row by row over the raster, in order."""
    burned = run.empty(z.shape, z.dtype)

    def share_beds(rows):
        begin, end = np.searchsorted(cells, (rows.start * z.shape[1], rows.stop * z.shape[1]))
        return rows, cells[begin:end] - rows.start * z.shape[1], bed[begin:end]

    work = partial(_put_beds, z, burned)
    run.quietly().map(work, row_bands(z.shape, STORED_AT_A_TIME), share_beds)
    return burned


def _put_beds(z, burned, job):
    """Write rows of heights, with the beds of the rivers there."""
    rows, cells, bed = job
    band = np.array(z[rows], order="C")
    band.reshape(-1)[cells] = bed
    burned[rows] = band


def carve_down(
    run: Run, bed: Heights, number: Indices, stretches: ChainStretches, rank: Indices, downwards: Mask
) -> None:
    """Lower ``bed`` so that it never rises along a stretch on its way down, nor from one stretch to the next."""
    upper = np.where(downwards, rank[stretches.one], rank[stretches.two])
    order = np.argsort(-upper, kind="stable")
    for start in range(0, order.size, BURNT_STRETCHES):
        lower_stretches(bed, number, stretches, downwards, order[start : start + BURNT_STRETCHES])
        run.report(start / order.size)
        run.check()


@kernel
def lower_stretches(bed: Heights, number: Indices, stretches: ChainStretches, downwards: Mask, order: Indices) -> None:
    """Carry the lowest bed so far down each stretch, in the given order."""
    begin, end = stretches.begin, stretches.end
    for stretch in order:
        step = 1 if downwards[stretch] else -1
        at = begin[stretch] if downwards[stretch] else end[stretch]
        low = bed[number[at]]
        for _ in range(end[stretch] - begin[stretch]):
            at += step
            low = min(low, bed[number[at]])
            bed[number[at]] = low


def _count_turned(chains, stretches, downwards):
    """Return how many lines run, on the whole, against the order of their vertices."""
    along = np.where(downwards, 1, -1) * (stretches.end - stretches.begin)
    balance = np.bincount(chains.line[stretches.begin], along, chains.flipped.size)
    return int(np.count_nonzero(np.where(chains.flipped, balance > 0, balance < 0)))
