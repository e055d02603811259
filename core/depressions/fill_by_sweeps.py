"""Filling in sweeps from the sea: the fill that one can watch come in from the coast.

In each sweep every land cell that has a draining neighbour takes the greater of its own height and the lowest level
among those neighbours, all at once; it drains from then on, and its level may sink again when a lower way is found.
Run to its end it gives the exact fill.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..arrays import Array, Codes, Heights, Integers, Values
from ..machine.indices import is_cell
from ..machine.jit import kernel
from ..raster.domain import LAND, OUTLET
from ..raster.dtypes import working_type
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.tiles import SMALL_TILE_SIDE, tile_rows
from ..run.run import Run
from ..run.threads import map_tiles

SWEEPS_BYTES_PER_CELL = 34  # heights, two levels and what is left dry, in a float type of 4 or 8 bytes


@kernel
def sweep_tile(
    z: Heights, domain: Codes, before: Values, after: Values, top: int, bottom: int, left: int, right: int
) -> int:
    """Make one sweep over a tile, from the levels ``before`` to ``after``; tell how many cells changed."""
    nrows, ncols = z.shape
    changed = 0
    for row in range(top, bottom):
        for col in range(left, right):
            if domain[row, col] != LAND:
                continue
            lowest = before.dtype.type(np.inf)
            for neighbour in range(8):
                r = row + ROW_OFFSETS[neighbour]
                c = col + COLUMN_OFFSETS[neighbour]
                if is_cell(r, c, nrows, ncols):
                    lowest = min(lowest, before[r, c])
            lowest = max(lowest, z[row, col])
            if lowest != before[row, col]:
                changed += 1
            after[row, col] = lowest
    return changed


def fill_by_sweeps(
    run: Run,
    z: Heights,
    domain: Integers,
    steps: int | None = None,
    side: int = SMALL_TILE_SIDE,
    each: Callable | None = None,
) -> tuple[Array, int, int]:
    """Return the fill after ``steps`` sweeps (to the end by default), the number made, and the cells not yet draining.

    The last sweep of a full run changes nothing and is not counted. Cells that do not drain keep their height. ``each``
    is called after every sweep with the number made and a function that returns the fill by then.
    """
    heights = np.require(z, working_type(z.dtype), ["C", "W"])
    domain = np.require(domain, np.uint8, ["C", "W"])
    before = np.full(z.shape, np.inf, heights.dtype)  # infinite: does not drain
    before[domain >= OUTLET] = heights[domain >= OUTLET]
    after = before.copy()
    rows = tile_rows(z.shape, side)
    active = np.ones((len(rows), len(rows[0])), bool)
    made = 0
    while steps is None or made < steps:

        def work(tile, before=before, after=after):
            return sweep_tile(heights, domain, before, after, *rows[tile[0]][tile[1]])

        tiles = [tuple(tile) for tile in np.argwhere(active)]
        changes = map_tiles(run.quietly(), work, tiles)  # a cancel works; only whole sweeps are reported
        if not any(changes):
            break
        made += 1
        before, after = after, before
        if each:
            each(made, lambda levels=before: _filled(levels, heights, z.dtype))
        active = _neighbourhood(active.shape, [tile for tile, changed in zip(tiles, changes) if changed])
        run.report(made / steps if steps else 1 - 1 / (1 + made / 100))
    stranded = np.isposinf(before) & (domain == LAND)
    return _filled(before, heights, z.dtype), made, int(np.count_nonzero(stranded))


def _filled(levels, heights, dtype):
    """Return the fill by the levels of a sweep: cells without one keep their height."""
    return np.where(np.isposinf(levels), heights, levels).astype(dtype)


def _neighbourhood(shape, tiles):
    """Return which tiles are among ``tiles`` or their neighbours: only they can change next."""
    wide = np.zeros(shape, bool)
    for row, col in tiles:
        wide[max(row - 1, 0) : row + 2, max(col - 1, 0) : col + 2] = True
    return wide
