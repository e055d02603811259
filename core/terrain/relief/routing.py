"""Where water runs while the ground is sought: down to a lower neighbour, along courses where there are any.

Of the neighbours that lie lower a cell takes the steepest on ground that noise has shaken: else slopes would lie in the
eight directions of the raster. Cells without a lower neighbour are filled first, which is seldom needed once streams
have been let down.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Heights
from ...choices import FIRST_TIES
from ...depressions.fill import fill
from ...flow.directions.directions import d8
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...raster.domain import LAND, OUTLET, SEA, VOID
from ...raster.grid import flat_cells, step_lengths
from ...raster.neighbours import COLUMN_OFFSETS, DIAGONAL, ENDS, ROW_OFFSETS
from ...raster.rims import is_in_tile
from ...raster.tiles import TILE_CELLS, Tile, row_bands
from ...run.run import Run
from ...run.threads import map_tiles
from .levels import CellLevel


def route_level(run: Run, level: CellLevel, z: Heights, jitter: Array) -> tuple[Heights, Heights]:
    """Return heights without pits, and the directions of cells; water of the shore and of mouths leads into the sea.

    ``jitter`` is noise in rises over a cell. Cells that are held have no direction, and no water comes to them.
    """
    codes = np.full(z.shape, ENDS, np.uint8)
    codes.reshape(-1)[level.rivers.cell] = level.rivers.code
    shaken, pits, kept = z.copy(), np.zeros(z.shape[0], np.int64), z
    bands = row_bands(z.shape, TILE_CELLS)

    def descend():
        def work(band):
            _descend(z, shaken, level.land, level.river, codes, pits, band.start, band.stop)

        map_tiles(run, work, bands)

    map_tiles(run, lambda band: _shake(z, level.land, jitter, shaken, band.start, band.stop), bands)
    if level.held is not None:
        z = np.where(level.held, np.inf, z)
    descend()
    if pits.any():
        z = fill(run, z, domain_of(level))[0]
        lengths = step_lengths(*flat_cells(z.shape[0], level.cell, level.cell)[:2])
        flats, _ = d8(run, z, domain_of(level), lengths, FIRST_TIES)
        codes = np.where((flats < ENDS) & (level.river < 0), flats, ENDS).astype(np.uint8)
        codes.reshape(-1)[level.rivers.cell] = level.rivers.code
        descend()
    if level.held is not None:
        z, codes[level.held] = np.where(level.held, kept, z), ENDS
    return z, codes


def domain_of(level: CellLevel) -> Array:
    """Return the domain of a level; cells of rivers are outlets, as these lead water on whatever lies beside them.

    So no hollow fills beyond the next river, and what is filled somewhere changes nothing elsewhere.
    """
    domain = np.where(level.land, LAND, SEA).astype(np.uint8)
    if level.held is not None:
        domain[level.held] = VOID
    domain.reshape(-1)[level.rivers.cell] = OUTLET
    return domain


@kernel
def _shake(z, land, jitter, shaken, top, bottom):
    """Write heights with noise in proportion to how much the ground rises over a cell."""
    for row in range(top, bottom):
        for col in range(z.shape[1]):
            if land[row, col]:
                east = (z[row, col + 1] - z[row, col - 1]) / 2
                south = (z[row + 1, col] - z[row - 1, col]) / 2
                shaken[row, col] = z[row, col] + jitter[row, col] * np.sqrt(east * east + south * south)


@kernel
def _descend(z, shaken, land, river, codes, pits, top, bottom):
    """Write the direction of each cell that has a lower neighbour, and count the others in each row."""
    for row in range(top, bottom):
        pits[row] = 0
        for col in range(z.shape[1]):
            if not land[row, col]:
                codes[row, col] = ENDS
                continue
            if is_there(river[row, col]):
                continue
            chosen = _steepest(z, shaken, land, row, col)
            if is_there(chosen):
                codes[row, col] = chosen
            elif codes[row, col] == ENDS:
                pits[row] += 1


@kernel
def _steepest(z, shaken, land, row, col):
    """Return the direction of the lower neighbour that shaken ground falls to most steeply, -1 without any."""
    best, chosen = -np.inf, -1
    for to in range(8):
        r, c = row + ROW_OFFSETS[to], col + COLUMN_OFFSETS[to]
        if z[r, c] < z[row, col] or not land[r, c]:
            drop = shaken[row, col] - shaken[r, c]
            if to & 1:
                drop /= DIAGONAL
            if drop > best:
                best, chosen = drop, to
    return chosen


@kernel
def order_tile(codes: Array, river: Array, tile: Tile, waiting: Array, order: Array) -> int:
    """Write the free cells of a tile, each after the one it flows to if that is in the tile; return how many."""
    top, bottom, left, right = tile
    ncols = codes.shape[1]
    for row in range(top, bottom):
        for col in range(left, right):
            waiting[row, col] = 0
    for row in range(top, bottom):
        for col in range(left, right):
            code = codes[row, col]
            if code < ENDS and not is_there(river[row, col]):
                r, c = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
                if is_in_tile(r, c, tile):
                    waiting[r, c] += 1
    total = 0
    for row in range(top, bottom):
        for col in range(left, right):
            if codes[row, col] < ENDS and not is_there(river[row, col]):
                total += 1
    back = total
    for row in range(top, bottom):
        for col in range(left, right):
            r, c = row, col
            while waiting[r, c] == 0 and codes[r, c] < ENDS and not is_there(river[r, c]):
                back -= 1
                order[back] = r * ncols + c
                waiting[r, c] = 255
                code = codes[r, c]
                r, c = r + ROW_OFFSETS[code], c + COLUMN_OFFSETS[code]
                if not is_in_tile(r, c, tile):
                    break
                waiting[r, c] -= 1
    return total
