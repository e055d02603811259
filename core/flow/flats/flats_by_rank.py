"""Paths over level ground by rank: away from higher ground, and towards the exits of the flat.

A rank counts two for each step from the exits of a flat and takes off one for each step from higher ground; exits have
the least. Both numbers of steps come from waves that run through flats block by block (`waves`). After Barnes, Lehman &
Mulla (2014, doi:10.1016/j.cageo.2013.01.009).
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ...arrays import Codes, Indices, Integers, Mask
from ...machine.jit import kernel
from ...raster.domain import VOID
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ...raster.rims import ring_cell
from ...raster.storage import cells_of
from ...raster.tiles import with_rim
from ...run.run import Run
from .block_waves import NO_WAVE
from .flat_pits import find_pits
from .open_cells import FLAT, choose_direction
from .waves import WHOLE_STEP, Waves, with_room

FAR_FROM_ENDS = 1 << 60
EVEN_STEPS = np.full(8, WHOLE_STEP, np.int64)


@kernel
def flat_graph(codes: Codes, neighbours: Codes, domain: Codes) -> tuple[Codes, Mask, Mask]:
    """Return which flat neighbours are level with each flat cell of a block, the cells below higher ground, the exits.

    ``codes`` and ``domain`` have a rim of one cell, ``neighbours`` and the results do not. Exits are flat cells that
    have a level neighbour which is not flat.
    """
    nrows, ncols = neighbours.shape
    level = np.zeros((nrows, ncols), np.uint8)
    high = np.zeros((nrows, ncols), np.bool_)
    exits = np.zeros((nrows, ncols), np.bool_)
    for row in range(nrows):
        for col in range(ncols):
            if codes[row + 1, col + 1] != FLAT:
                continue
            of_cell = np.int64(neighbours[row, col])
            for direction in range(8):
                r = row + 1 + ROW_OFFSETS[direction]
                c = col + 1 + COLUMN_OFFSETS[direction]
                in_set = of_cell >> direction & 1
                if in_set and codes[r, c] == FLAT:
                    level[row, col] |= 1 << direction
                elif in_set:
                    exits[row, col] = True
                elif domain[r, c] != VOID:
                    high[row, col] = True
    return level, high, exits


@kernel
def direct_ranked(
    codes: Codes,
    neighbours: Codes,
    level: Codes,
    towards: Integers,
    away: Integers,
    none: int,
    at_random: bool,
    seed: int,
    top: int,
    left: int,
) -> Codes:
    """Return the directions of a block with each flat cell sent to its level neighbour of lowest rank.

    ``codes``, ``towards`` and ``away``, the paths from exits and from higher ground, have a rim of one cell; ``none``
    is no path. ``level`` are those of the level neighbours that are flat themselves. The block begins at ``top``,
    ``left``.
    """
    nrows, ncols = neighbours.shape
    directed = np.empty((nrows, ncols), np.uint8)
    for row in range(nrows):
        for col in range(ncols):
            directed[row, col] = codes[row + 1, col + 1]
            if directed[row, col] != FLAT:
                continue
            lowest = FAR_FROM_ENDS
            best = 0
            for direction in range(8):
                if not np.int64(neighbours[row, col]) >> direction & 1:
                    continue
                r = row + 1 + ROW_OFFSETS[direction]
                c = col + 1 + COLUMN_OFFSETS[direction]
                rank = -FAR_FROM_ENDS
                if np.int64(level[row, col]) >> direction & 1 and codes[r, c] != ENDS:
                    rank = 2 * (np.int64(towards[r, c]) >> 3)
                    rank -= 0 if away[r, c] == none else (np.int64(away[r, c]) >> 3) + WHOLE_STEP
                if rank < lowest:
                    lowest = rank
                    best = 0
                if rank == lowest:
                    best |= 1 << direction
            directed[row, col] = choose_direction(best, at_random, seed, top + row, left + col)
    return directed


@kernel
def fill_ring(path: Integers, lengths: Indices, none: int) -> None:
    """Write the lengths of the paths from the cells around a block into the rim of ``path``."""
    nrows, ncols = path.shape
    for index in range(lengths.size):
        row, col = ring_cell(index, nrows - 2, ncols - 2)
        path[row + 1, col + 1] = none if lengths[index] == NO_WAVE else lengths[index] << 3


def drain_flats(
    run: Run, codes: Codes, neighbours: Codes, domain: Codes, side: int, at_random: bool, seed: int
) -> tuple[Codes, int]:
    """Direct flat cells away from higher ground and towards exits of their flats; return directions and number of pits.

    A flat without an exit gets one: its first cell becomes a pit. Blocks are of this ``side``. The raster ``codes`` is
    used up.
    """
    level = run.empty(codes.shape, np.uint8)

    def drain(form):
        towards, away = (Waves(run, level, EVEN_STEPS, side, form) for _ in range(2))
        return _drain(run, codes, neighbours, domain, towards, away, at_random, seed)

    found = with_room(drain)
    run.remove(level)
    return found


def _drain(run, codes, neighbours, domain, towards, away, at_random, seed):
    """Find and follow the waves ``towards`` exits and ``away`` from higher ground; return directions and pits."""
    level, blocks = towards.above, towards.blocks
    with run.phase("Ranking flat cells", 0.8):
        look = partial(_look, codes, neighbours, domain, level)
        found = run.quietly().map(look, blocks)
        with_flats = {number for number, cells in enumerate(found) if cells}
        for waves, which in ((towards, 0), (away, 1)):
            ends = {number: found[number][which] for number in sorted(with_flats) if found[number][which].size}
            waves.run(run.quietly(), ends)
        codes, pits = find_pits(run, codes, towards)

    def share_ranks(number):
        if number not in with_flats:
            return blocks[number], None
        return blocks[number], [(*waves.with_paths(number), waves.lengths_around(number)) for waves in (towards, away)]

    with run.phase("Directing flat cells", 0.2), run.renewed(codes) as directed:
        work = partial(_direct_flats, codes, directed, neighbours, level, at_random, seed)
        run.map(work, range(len(blocks)), share_ranks)
    for waves in (towards, away):
        waves.paths.clear()
    return directed, pits


def _look(codes, neighbours, domain, level, block):
    """Write the graph of the flats of a block; return their exits and the cells below higher ground, if there are any.

    They are counted row by row within the block.
    """
    wide = with_rim(codes, block, np.uint8, VOID), with_rim(domain, block, np.uint8, VOID)
    if not (wide[0][1:-1, 1:-1] == FLAT).any():
        level[block.window] = 0
        return None
    level[block.window], high, exits = flat_graph(wide[0], cells_of(neighbours, block), wide[1])
    return np.flatnonzero(exits), np.flatnonzero(high)


def _direct_flats(codes, directed, neighbours, level, at_random, seed, job):
    """Send the flat cells of a block to their neighbours of lowest rank."""
    block, ranks = job
    if ranks is None:
        if directed is not codes:
            directed[block.window] = codes[block.window]
        return
    filled = []
    for _, paths, around in ranks:
        filled.append(paths.read())
        fill_ring(filled[-1], around, paths.none)
    towards, away = filled
    directed[block.window] = direct_ranked(
        with_rim(codes, block, np.uint8, VOID), cells_of(neighbours, block), cells_of(level, block), towards, away,
        ranks[1][1].none, at_random, seed, block.top, block.left,
    )  # fmt: skip
