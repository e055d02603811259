"""Where water can go: the map of land, outlets and voids that every routing step shares."""

from __future__ import annotations

from functools import partial

import numpy as np

from ..arrays import Codes, Mask
from ..run.run import Run
from .raster import OfRows
from .storage import rows_with_rim

VOID = 0  # no water here: holes and the outside of the data
LAND = 1  # water crosses the cell
OUTLET = 2  # land beside an opening of the data: water may leave here
SEA = 3  # water that reaches the cell has left


def drainage_domain(
    run: Run, valid: Mask, sea: Mask | None = None, walls: Mask | None = None, open_rim: bool = True
) -> Codes:
    """Return VOID, LAND, OUTLET or SEA for every cell, as uint8.

    Land is an outlet beside a void, and on the rim of the raster if that is open. Voids in ``walls`` (where water goes
    round) open nothing.
    """
    return OfRows(valid.shape, np.uint8, partial(_domain_of_rows, valid, sea, walls, open_rim)).materialise(run)


def _domain_of_rows(valid, sea, walls, open_rim, rows):
    """Return the domain of whole rows."""
    land = valid[rows]
    domain = land.astype(np.uint8)
    if not valid[max(rows.start - 1, 0) : rows.stop + 1].all():
        opening = ~rows_with_rim(valid, rows, True)
        if walls is not None:
            opening &= ~rows_with_rim(walls, rows, False)
        domain[dilated(opening)[1:-1] & land] = OUTLET
    rims = (np.s_[:, 0], np.s_[:, -1], *[np.s_[0]] * (rows.start == 0), *[np.s_[-1]] * (rows.stop == valid.shape[0]))
    for rim in rims if open_rim else ():
        domain[rim][land[rim]] = OUTLET
    if sea is not None:
        domain[sea[rows] & land] = SEA
    return domain


def dilated(cells: Mask) -> Mask:
    """Return the cells and all their eight neighbours."""
    wide = cells.copy()
    wide[:, 1:] |= cells[:, :-1]
    wide[:, :-1] |= cells[:, 1:]
    tall = wide.copy()
    tall[1:] |= wide[:-1]
    tall[:-1] |= wide[1:]
    return tall
