"""Water on its way down from some cells, or to them: no more than a tile of a raster in files need be in memory.

A fold (`core/flow/folds/flow.py`) looks at all cells; where few paths count, walking along them takes next to no time.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..arrays import Cells, Codes, Indices, Labels, Mask, Values
from ..machine.indices import is_cell, is_there
from ..machine.jit import kernel, unsigned
from ..run.failures import WaterInCircle, cell_in_words
from ..run.run import Run
from ..run.threads import map_tiles
from .neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from .rims import is_in_tile, row_and_col
from .storage import HeldTile, cells_of, in_place, raster_of
from .tiles import tile_rows

NO_GOALS = np.empty((0, 0), np.bool_)
NO_LABELS = HeldTile(np.empty((0, 0), np.int32), 0, 0)

WALKED_SIDE = 1024  # cells of a raster in a file that are in memory at once
WALKS_AT_A_TIME = 1 << 10  # between two looks at a cancel
STEPS_AT_A_TIME = 1 << 20  # of each
NO_LIMIT = np.iinfo(np.int64).max


def walk_tiles(run: Run, codes: Codes, at: Cells, walk: Callable, rim: int = 0) -> None:
    """Let water go down from the cells ``at`` until none of it is on its way any more, which is -1.

    ``walk(some, tile, codes, top, left)`` lets it go on from some of these places, until it leaves a tile or is at its
    goal, or for STEPS_AT_A_TIME. The tile begins at ``top``, ``left`` of these codes, which hold ``rim`` cells around
    it as far as the raster goes. A raster in memory is one tile.
    What takes more steps than there are cells runs in a circle: `WaterInCircle`.
    """

    def work(job):
        tile, some = job
        walk(some, tile, *in_place(codes, tile, rim))

    side = max(codes.shape) if isinstance(codes, np.ndarray) else WALKED_SIDE
    cells = codes.shape[0] * codes.shape[1]
    crossings = 0 if side >= max(codes.shape) else 4 * cells // side  # from tile to tile, each of them once
    for _ in range(cells // STEPS_AT_A_TIME + crossings + 2):
        if not (at >= 0).any():
            return
        map_tiles(run, work, _walks(at, codes.shape, side))
    if (at >= 0).any():
        raise WaterInCircle(cell_in_words(int(at.max()), codes.shape[1]))


def _walks(at, shape, side):
    """Return the tiles in which water is on its way at some cells, each with some of them."""
    going = np.flatnonzero(at >= 0)
    tiles = [tile for row in tile_rows(shape, side) for tile in row]
    parts = {0: going}
    if len(tiles) > 1:
        own = at[going] // shape[1] // side * -(-shape[1] // side) + at[going] % shape[1] // side
        order = np.argsort(own, kind="stable")
        numbers, first = np.unique(own[order], return_index=True)
        parts = dict(zip(numbers.tolist(), np.split(going[order], first[1:])))
    most = WALKS_AT_A_TIME
    return [
        (tiles[tile], part[begin : begin + most]) for tile, part in parts.items() for begin in range(0, part.size, most)
    ]


def walk_down(
    run: Run, codes: Codes, cells: Cells, lengths: Values, goals: Mask | None = None, reach: float = np.inf
) -> tuple[Indices, Values]:
    """Return ``(cells, metres)``: the first goal that the water of each of ``cells`` meets, and how far it has come.

    The way is that of the water, over the ``lengths`` of steps from a cell of each row in each direction. Where it is
    longer than ``reach`` metres, or the water ends before, the cell is -1. A goal meets itself.
    """
    codes = raster_of(codes, np.uint8)
    lengths = np.require(lengths, np.float64, ["C", "W"])
    at = np.array(cells, np.int64)
    found, metres = np.full(at.size, -1), np.zeros(at.size)

    def walk(some, tile, own_codes, top, left):
        own_goals = NO_GOALS if goals is None else cells_of(goals, tile)  # they may lie elsewhere than the codes
        _walk_on(some, at, metres, found, tile, own_codes, own_goals, top, left, codes.shape[1], lengths, float(reach))

    walk_tiles(run, codes, at, walk)
    return found, metres


@kernel
def _walk_on(points, at, metres, found, tile, codes, goals, top, left, ncols, lengths, reach):
    """Walk down from some points within a tile, which begins at a cell of ``codes`` and, if there are any, ``goals``.

    Points of which that is over are at -1 then. None goes more than STEPS_AT_A_TIME.
    """
    down, across = tile.top - top, tile.left - left
    for point in points:
        row, col = at[point] // ncols - down, at[point] % ncols - across
        length = metres[point]
        is_over = is_goal = False
        for _ in range(STEPS_AT_A_TIME):
            if not is_in_tile(row + down, col + across, tile):
                break
            code = codes[unsigned(row), unsigned(col)]
            is_goal = goals.size > 0 and goals[unsigned(row), unsigned(col)]
            if is_goal or code >= ENDS or length > reach:
                is_over = True
                break
            length += lengths[unsigned(row + down), unsigned(code)]
            row += ROW_OFFSETS[code]
            col += COLUMN_OFFSETS[code]
        metres[point] = length
        at[point] = (row + down) * ncols + col + across
        if is_over:
            if is_goal and length <= reach:
                found[point] = at[point]
            at[point] = -1


def count_upstream(
    run: Run, codes: Codes, cells: Cells, labels: Labels | None = None, most: int = NO_LIMIT
) -> Indices:
    """Return how many cells drain to each of some cells, itself included; with ``labels`` as far as these are its own.

    Every one of them is visited, but no more than ``most`` from each: of many cells, or of those with much land,
    `accumulate_d8` tells it sooner.
    """
    codes = raster_of(codes, np.uint8)
    cells = np.asarray(cells, np.int64)
    at, looked, count = cells.copy(), np.zeros(cells.size, np.int64), np.ones(cells.size, np.int64)

    def walk(some, tile, own_codes, top, left):
        own_codes = HeldTile(own_codes, top, left)
        own_labels = NO_LABELS if labels is None else in_place(labels, tile, 1)
        _walk_about(some, cells, at, looked, count, most, tile, own_codes, own_labels, codes.shape)

    walk_tiles(run, codes, at, walk, 1)
    return count


@kernel
def _walk_about(points, cells, at, looked, count, most, tile, codes, labels, shape):
    """Go up and down through all that drains to some points, within a tile, and count it, no further than ``most``.

    ``looked`` tells from how many neighbours of the cell where each is it has been seen whether they come there. Points
    of which that is over are at -1 then. None goes more than STEPS_AT_A_TIME up and as many down.
    """
    for point in points:
        row, col = row_and_col(at[point], shape[1])
        look = looked[point]
        for _ in range(2 * STEPS_AT_A_TIME):
            if count[point] >= most:
                row = -1
            if not is_in_tile(row, col, tile):
                break
            r, c = row - tile.top + codes.top, col - tile.left + codes.left
            goes_up = False
            while look < 8 and not goes_up:
                if is_cell(row + ROW_OFFSETS[look], col + COLUMN_OFFSETS[look], shape[0], shape[1]):
                    goes_up = codes.array[r + ROW_OFFSETS[look], c + COLUMN_OFFSETS[look]] == look ^ 4
                    goes_up = goes_up and _is_alike(labels, row - tile.top, col - tile.left, look)
                look += 1
            if goes_up:
                count[point] += 1
                code, look = look - 1, 0
            elif row * shape[1] + col == cells[point]:
                row = -1
                break
            else:
                code = np.int64(codes.array[r, c])
                look = (code ^ 4) + 1
            row += ROW_OFFSETS[code]
            col += COLUMN_OFFSETS[code]
        looked[point] = look
        at[point] = row * shape[1] + col if is_there(row) else -1


@kernel
def _is_alike(labels, row, col, code):
    """Tell whether a neighbour of a cell of a tile has its label, if there are any."""
    if labels.array.size == 0:
        return True
    r, c = row + labels.top, col + labels.left
    return labels.array[r, c] == labels.array[r + ROW_OFFSETS[code], c + COLUMN_OFFSETS[code]]
