"""What rain would find on an eroded surface: one unit on every cell runs down the steepest path, and nothing is eroded.

Water ends where walks end, in the outlets. On a periodic map directions lead over the seam, from the last column to the
first and back, so cells are a network here, with the receivers that any network has.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Indices, Receivers, Values
from ..choices import RANDOM_TIES
from ..flow.directions.directions import d8
from ..machine.jit import kernel
from ..network import accumulate, topological_order
from ..raster.domain import OUTLET
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ..raster.raster import BAND_CELLS
from ..raster.tiles import row_bands
from ..run.run import Run
from .conditioning import wrapped_cell

DRAINAGE_BYTES_PER_CELL = 45  # receivers, their order, the sums and directions
NO_WAY = 1e30  # metres over a corner where only sides count: the steepest descent is never there


class Drainage(NamedTuple):
    """Where the water of each cell goes, and what comes through each cell; see `drain`."""

    codes: np.ndarray  # directions; on a periodic map some lead over the seam
    lengths: np.ndarray  # metres to the neighbours, by row
    visits: np.ndarray  # int32, cells that drain through each cell, itself included; 0 where there is none
    area: np.ndarray  # the same in square metres


def drain(
    run: Run,
    z: Heights,
    domain: Codes,
    lengths: Values,
    cell_area: Values,
    neighbours: int = 8,
    periodic: bool = False,
    seed: int = 0,
) -> Drainage:
    """Return the `Drainage` of a surface on which each land cell has a lower neighbour.

    Parameters
    ----------
    z : float64 heights
    domain : uint8 array of the same shape: VOID, LAND or OUTLET, where water ends
    lengths : metres from the cells of each row to their neighbours, (rows, 8)
    cell_area : square metres of a cell of each row
    neighbours, periodic : as for the walks
    seed : of several steepest neighbours one is drawn from the seed and the position of the cell
    """
    with run.phase("Finding the steepest neighbours", 0.4):
        codes = steepest_directions(run, z, domain, lengths, neighbours, periodic, seed)
    with run.phase("Counting what drains through the cells", 0.6):
        receiver = receivers_of(run, codes)
        order = topological_order(run, receiver)
        run.report(0.5)
        exists = codes != NO_DIRECTION
        visits = accumulate(run, receiver, order, exists.ravel()).astype(np.int32).reshape(codes.shape)
        own = np.where(exists, np.asarray(cell_area, np.float64)[:, None], 0.0)
        area = accumulate(run, receiver, order, own.ravel()).reshape(codes.shape)
    return Drainage(codes, lengths, visits, area)


def steepest_directions(
    run: Run, z: Heights, domain: Codes, lengths: Values, neighbours: int = 8, periodic: bool = False, seed: int = 0
) -> Codes:
    """Return the direction of each cell to its steepest lower neighbour; `ENDS` in the outlets."""
    if neighbours == 4:
        lengths = np.array(lengths, np.float64)
        lengths[:, 1::2] = NO_WAY
    if periodic:
        z, domain = wrapped_cell(z), wrapped_cell(domain)
    codes, _ = d8(run, z, domain, lengths, RANDOM_TIES, seed)
    codes[domain == OUTLET] = ENDS
    return np.ascontiguousarray(codes[:, 1:-1]) if periodic else codes


def receivers_of(run: Run, codes: Codes) -> Indices:
    """Return the cell that each cell flows into, over the seam where its direction leads there; -1 at its end."""
    receiver = np.empty(codes.size, np.int64)
    for band in row_bands(codes.shape, BAND_CELLS):
        run.check()
        write_receivers(codes, receiver, band.start, band.stop)
    return receiver


@kernel
def write_receivers(codes: Codes, receiver: Receivers, top: int, bottom: int) -> None:
    """Write the receivers of the cells of some rows."""
    ncols = codes.shape[1]
    for row in range(top, bottom):
        for col in range(ncols):
            code = int(codes[row, col])
            below = -1
            if code < ENDS:
                below = (row + ROW_OFFSETS[code]) * ncols + (col + COLUMN_OFFSETS[code]) % ncols
            receiver[row * ncols + col] = below
