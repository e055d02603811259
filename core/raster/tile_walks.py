"""Water on its way down from some cells, tile by tile: no more than a tile of a raster in files need be in memory."""

import numpy as np

from ..run.failures import WaterInCircle, cell_in_words
from ..run.threads import map_tiles
from .storage import in_place
from .tiles import tile_rows

WALKED_SIDE = 1024  # cells of a raster in a file that are in memory at once
WALKS_AT_A_TIME = 1 << 10  # between two looks at a cancel
STEPS_AT_A_TIME = 1 << 20  # of each


def walk_tiles(run, codes, at, walk):
    """Let water go down from the cells ``at`` until none of it is on its way any more, which is -1.

    ``walk(some, tile, codes, top, left)`` lets it go on from some of these places, until it leaves a tile or is at its
    goal, or for STEPS_AT_A_TIME. The tile begins at ``top``, ``left`` of these codes. A raster in memory is one tile.
    What takes more steps than there are cells runs in a circle: `WaterInCircle`.
    """

    def work(job):
        tile, some = job
        walk(some, tile, *in_place(codes, tile))

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
