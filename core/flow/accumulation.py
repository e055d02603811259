"""What flows through every cell: its own water and all that comes from above, along D8 directions.

Numbers of cells are exact; areas and weights are added in an order that depends on the tiles, which changes the last
digits only. After Barnes (2017, doi:10.1016/j.envsoft.2017.02.022).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, Codes, Mask, Values
from ..raster.domain import dilated
from ..raster.neighbours import NO_DIRECTION
from ..raster.raster import AnyRaster, OfRows, lazy
from ..raster.storage import STORED_AT_A_TIME, in_memory, rows_with_rim
from ..raster.tiles import LARGE_TILE_SIDE, Tile, row_bands, with_rim
from ..run.run import Run
from .folds.flow import CellValues, Flow, Rule
from .folds.folds import either, first_of, plus

WHOLE_BITS = 53  # of a float64: whole numbers up to so many are exact


class Total(Rule):
    """All that comes from above adds up."""

    times, join = first_of, plus


class Reached(Rule):
    """Whether anything comes from above."""

    times, join = first_of, either


class Fallen(NamedTuple):
    """What falls on cells: the area of their row, from row ``first`` on, by which ``weights`` are multiplied."""

    area: np.ndarray
    weights: AnyRaster | None
    first: int = 0

    def within(self, block: Tile) -> Fallen:
        """Return what is needed of it in a block."""
        return Fallen(self.area[block.top - self.first : block.bottom - self.first], self.weights, block.top)

    def of(self, tile: Tile) -> Values:
        """Return it for the cells of a tile."""
        area = self.area[tile.top - self.first : tile.bottom - self.first, None]
        if self.weights is None:
            return np.broadcast_to(area, tile.shape)
        fallen = self.weights[tile.window].astype(np.float64, "C")
        fallen *= area
        return fallen


class BesideEdge(NamedTuple):
    """Which cells lie beside the edge of the raster, or beside what is no ``ground``: without it, no direction."""

    ground: AnyRaster | None
    codes: AnyRaster

    def within(self, _block) -> BesideEdge:
        """Return what is needed of it in a block."""
        return self

    def of(self, tile: Tile) -> Mask:
        """Return it for the cells of a tile."""
        if self.ground is None:
            beyond = with_rim(self.codes, tile, np.uint8, NO_DIRECTION) == NO_DIRECTION
        else:
            beyond = ~with_rim(self.ground, tile, np.bool_, False)
        return dilated(beyond)[1:-1, 1:-1]


def accumulate_d8(
    run: Run, codes: Codes, cell_area: Values | None = None, weights: Values | None = None, side: int = LARGE_TILE_SIDE
) -> Array:
    """Return what flows through every cell, its own share included; 0 where there is no direction.

    Parameters
    ----------
    codes : directions without cycles
    cell_area : what one cell of each row counts for, in any unit; 1 if it is left out
    weights : raster of what falls on each cell, by which ``cell_area`` is multiplied

    Without areas, and without weights or with whole ones, the result is whole: int32, or int64 where that is too small.
    In files that is all that is kept of areas whose `sums_are_exact`: the result is computed when it is read.
    """
    if weights is None and not in_memory(codes) and sums_are_exact(cell_area, codes.size):
        return lazy(accumulate_d8(run, codes, side=side)) * float(cell_area[0])
    own: int | CellValues | Fallen = 1 if weights is None else CellValues(weights)
    if cell_area is not None:
        own = Fallen(np.asarray(cell_area), weights)
    with Flow(run, codes, side=side) as flow:
        return flow.down(Total, own, 0, None, _sum_type(codes, cell_area, weights))


def accumulated_at(run: Run, codes: Codes, cells: Cells, cell_area: Values, side: int = LARGE_TILE_SIDE) -> Values:
    """Return what `accumulate_d8` tells of some cells, which are counted row by row, to the last digit.

    No raster is made of it.
    """
    with Flow(run, codes, side=side) as flow:
        if sums_are_exact(cell_area, codes.size):
            return flow.down(Total, 1, 0, None, _sum_type(codes, None, None), at=cells) * float(cell_area[0])
        return flow.down(Total, Fallen(np.asarray(cell_area), None), 0, None, np.float64, at=cells)


def sums_are_exact(cell_area: Values | None, count: int) -> bool:
    """Tell whether so many cells at most have one area, the same in all rows, whose sums no float has to round.

    Such are those of cells of 30 m, but not of 1/3 m. Then they are the number of cells times the area, bit for bit.
    """
    if cell_area is None or not count or np.any(cell_area != cell_area[0]):
        return False
    numerator, _ = float(cell_area[0]).as_integer_ratio()  # of which the denominator is a power of two
    return abs(numerator) // max(numerator & -numerator, 1) * count <= 1 << WHOLE_BITS


def _sum_type(codes, cell_area, weights):
    """Return the type of the sums."""
    if cell_area is not None or (weights is not None and weights.dtype.kind == "f"):
        return np.float64
    heaviest = 1
    if weights is not None and weights.dtype != bool:
        bands = (weights[band] for band in row_bands(weights.shape, STORED_AT_A_TIME))
        heaviest = max(max(abs(int(band.min())), int(band.max())) for band in bands)
    return np.int32 if codes.size * heaviest < 2**31 else np.int64


def fallen_on_rows(drained: Array, weights=None) -> Array:
    """Return what falls on the cells that water comes from in each of some rows; without weights how many there are."""
    if weights is None:
        nrows, ncols = drained.shape
        return np.full(nrows, ncols) if drained.all() else drained.sum(axis=1)
    return np.sum(weights, axis=1, where=drained)


def edge_contaminated(run: Run, codes: Codes, ground: Array | None = None, side: int = LARGE_TILE_SIDE) -> Mask:
    """Return the cells whose water comes, in part, from a cell beside the edge of the raster or beside no ``ground``.

    What lies beyond may drain to them too: what was accumulated there is a least value. Ground is where there are
    directions if it is not given.
    """
    with Flow(run, codes, side=side) as flow:
        return flow.down(Reached, BesideEdge(ground, codes), False, None, np.bool_)


def beside_edge(run: Run, ground: Array) -> Array:
    """Return, as uint8, the cells beside the edge of the raster or beside what is no ground."""
    return OfRows(ground.shape, np.uint8, partial(rows_beside_edge, ground)).materialise(run)


def rows_beside_edge(ground: AnyRaster, rows: slice) -> Mask:
    """Return which cells of whole rows lie beside the edge of the raster or beside what is no ground."""
    beside = dilated(~rows_with_rim(ground, rows, False))[1:-1]
    beside[:, 0] = beside[:, -1] = True
    return beside
