"""Flats without an exit: the first cell of each becomes a pit, where paths end.

What no path to an end has reached lies above such flats. Few cells do, so they are gathered from all over the raster
and joined to flats by themselves.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Cells, Codes, Mask
from ...machine.jit import kernel
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...raster.storage import updated
from ...raster.tiles import with_rim
from ...run.run import Run
from .open_cells import FLAT

if TYPE_CHECKING:
    from .waves import Waves


@kernel
def join_flat_cells(
    codes: Codes, above: Codes, cells: Cells, top: int, left: int, ncols: int
) -> tuple[Mask, Cells, Cells]:
    """Return which of some flat cells of a block have an exit, and the pairs of level cells that touch.

    ``codes`` and ``above`` have a rim of one cell, ``cells`` are counted row by row with it; those of the pairs are
    counted over the raster of ``ncols`` columns, whose cell ``top``, ``left`` is the first of the block.
    """
    across = codes.shape[1]
    leads_out = np.zeros(cells.size, np.bool_)
    one = np.empty(8 * cells.size, np.int64)
    two = np.empty(8 * cells.size, np.int64)
    count = 0
    for index in range(cells.size):
        row, col = cells[index] // across, cells[index] % across
        for direction in range(8):
            r = row + ROW_OFFSETS[direction]
            c = col + COLUMN_OFFSETS[direction]
            # A step from here is noted over there.
            if not above[r, c] >> (direction ^ 4) & 1:
                continue
            if codes[r, c] != FLAT:
                leads_out[index] = True
            else:
                one[count] = (top + row - 1) * ncols + left + col - 1
                two[count] = (top + r - 1) * ncols + left + c - 1
                count += 1
    return leads_out, one[:count], two[:count]


def find_pits(run: Run, codes: Codes, waves: Waves) -> tuple[Codes, int]:
    """Make the first cell of every flat without exit a pit, and let waves run up from there.

    A path to a pit may be shorter than one that has been found. Return the codes, with ENDS in pits, and the number of
    these; the raster ``codes`` is used up.
    """
    work, numbers = partial(_gather, codes, waves.above), range(len(waves.blocks))
    found = [part for part in run.map(work, numbers, waves.with_paths) if part]
    if not found:
        return codes, 0
    pits = _first_of_closed(*map(np.concatenate, zip(*found)))
    of_blocks = waves.by_block(pits)
    waves.run(run, of_blocks)

    def share_pits(number):
        return waves.blocks[number], of_blocks.get(number)

    with run.renewed(codes) as ended:
        run.map(partial(_end_at, codes, ended), numbers, share_pits)
    return ended, pits.size


def _end_at(codes, ended, job):
    """Write a block in which paths end at some cells, counted row by row."""
    block, pits = job
    with updated(codes, block.window, ended) as own:
        if pits is not None:
            own[np.divmod(pits, own.shape[1])] = ENDS


def _gather(codes, above, job):
    """Return the flat cells of a block that no path has reached, and what `join_flat_cells` says of them."""
    block, paths = job
    path = paths.read()
    unreached = path == paths.none
    unreached[1:-1, 1:-1] &= codes[block.window] == FLAT
    cells = np.flatnonzero(unreached)
    if cells.size == 0:
        return None
    own, around = (with_rim(raster, block, np.uint8, 0) for raster in (codes, above))
    row, col = np.divmod(cells, own.shape[1])
    place = (block.top + row - 1) * codes.shape[1] + block.left + col - 1
    return (place, *join_flat_cells(own, around, cells, block.top, block.left, codes.shape[1]))


def _first_of_closed(cells, leads_out, one, two):
    """Return the first cell of each flat that has no exit."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    order = np.argsort(cells)
    cells, leads_out = cells[order], leads_out[order]
    pairs = np.searchsorted(cells, one), np.searchsorted(cells, two)
    graph = coo_matrix((np.ones(one.size, bool), pairs), (cells.size, cells.size))
    count, flat = connected_components(graph, directed=False)
    is_open = np.zeros(count, bool)
    is_open[flat[leads_out]] = True
    first = np.unique(flat, return_index=True)[1]
    return cells[first[~is_open]]
