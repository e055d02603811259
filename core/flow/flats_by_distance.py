"""The shortest paths to where water ends, over level ground and among directions that are equally steep.

What lies below open cells is a graph (`open_paths`), through which a wave runs up from where water ends (`waves`): of
the paths from an open cell it finds the shortest.
"""

from functools import partial

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import ENDS
from ..raster.storage import cells_of
from ..run.progress import Silent
from .flat_pits import find_pits
from .open_cells import FLAT, TIED
from .waves import Waves, with_room


@kernel
def direct(codes, path):
    """Return the directions of a block with its open cells sent along their paths; ``path`` has a rim of one cell."""
    directed = np.empty_like(codes)
    for row in range(codes.shape[0]):
        of_row, paths, to = codes[row], path[row + 1], directed[row]
        for col in range(unsigned(of_row.size)):
            code = of_row[col]
            way = np.uint8(paths[col + unsigned(1)] & 7)
            to[col] = way if (code == TIED) | (code == FLAT) else code
    return directed


def settle_by_distance(codes, above, step, side, threads, progress, storage):
    """Direct open cells along the shortest of their paths to where water ends; return directions and number of pits.

    ``above`` tells from which neighbours water of open cells may come, see `open_paths`; blocks are of this ``side``.
    The raster ``codes`` is used up.
    """
    return with_room(lambda form: _settle(codes, Waves(above, step, side, storage, form), threads, progress))


def _settle(codes, waves, threads, progress):
    storage, numbers = waves.storage, range(len(waves.blocks))
    with progress.phase("Finding the shortest paths", 0.8):
        ends = enumerate(storage.map(partial(_ends_of, codes, waves.above), waves.blocks, threads, Silent(progress)))
        waves.run({number: cells for number, cells in ends if cells.size}, threads, progress)
    with progress.phase("Looking for pits", 0.1):
        codes, pits = find_pits(codes, waves, threads, progress)
    with progress.phase("Directing open cells", 0.1), storage.renewed(codes) as directed:
        storage.map(partial(_direct_block, codes, directed), numbers, threads, progress, waves.with_paths)
    waves.paths.clear()
    return directed, pits


def _ends_of(codes, above, block):
    """Return the cells of a block where water of open cells ends."""
    return np.flatnonzero((codes[block.window] == ENDS) & (above[block.window] > 0))


def _direct_block(codes, directed, job):
    """Send the open cells of a block along their paths."""
    block, paths = job
    if paths.visits:
        directed[block.window] = direct(cells_of(codes, block), paths.read())
    elif directed is not codes:
        directed[block.window] = codes[block.window]
