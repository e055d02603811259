"""Water on its way down from some cells, tile by tile: no more than a tile of a raster in files need be in memory."""

import numpy as np

from .storage import in_place
from .tiles import map_tiles, tile_rows

WALKED_SIDE = 1024  # cells of a raster in a file that are in memory at once
WALKS_AT_A_TIME = 1 << 10  # between two looks at a cancel


def walk_tiles(codes, at, walk, threads=None, progress=None):
    """Let water go down from the cells ``at`` until none of it is on its way any more, which is -1.

    ``walk(some, tile, codes, top, left)`` lets it go on from some of these places, until it leaves a tile or is at its
    goal. The tile begins at ``top``, ``left`` of these codes. A raster in memory is one tile.
    """

    def work(job):
        tile, some = job
        walk(some, tile, *in_place(codes, tile))

    side = max(codes.shape) if isinstance(codes, np.ndarray) else WALKED_SIDE
    while (at >= 0).any():
        map_tiles(work, _walks(at, codes.shape, side), threads, progress)


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
