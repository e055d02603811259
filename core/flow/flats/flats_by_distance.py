"""The shortest paths to where water ends, over level ground and among directions that are equally steep.

What lies below open cells is a graph (`open_paths`), through which a wave runs up from where water ends (`waves`): of
the paths from an open cell it finds the shortest.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ...arrays import Cells, Codes, Indices, Integers
from ...machine.jit import kernel, unsigned
from ...raster.storage import HeldTile, placed, values_at
from ...run.run import Run
from .flat_pits import find_pits
from .open_cells import FLAT, TIED
from .waves import Waves, with_room


@kernel
def direct(path: Integers, codes: HeldTile) -> None:
    """Send the open cells of a block along their paths.

    ``path`` has a rim of one cell.
    """
    ncols = path.shape[1] - 2
    for row in range(path.shape[0] - 2):
        of_row, paths = codes.array[codes.top + row, codes.left : codes.left + ncols], path[row + 1]
        for col in range(unsigned(ncols)):
            code = of_row[col]
            way = np.uint8(paths[col + unsigned(1)] & 7)
            of_row[col] = way if (code == TIED) | (code == FLAT) else code


def settle_by_distance(
    run: Run, codes: Codes, above: Codes, ends: Cells, step: Indices, side: int
) -> tuple[Codes, int]:
    """Direct open cells along the shortest of their paths to where water ends; return directions and number of pits.

    ``above`` tells from which neighbours water of open cells may come, see `open_paths`, and ``ends`` are the cells
    where any water ends; blocks are of this ``side``. The raster ``codes`` is used up.
    """
    ends = ends[values_at(above, ends) > 0]
    return with_room(lambda form: _settle(run, codes, ends, Waves(run, above, step, side, form)))


def _settle(run, codes, ends, waves):
    numbers = range(len(waves.blocks))
    with run.phase("Finding the shortest paths", 0.8):
        waves.run(run, waves.by_block(ends))
    with run.phase("Looking for pits", 0.1):
        codes, pits = find_pits(run, codes, waves)
    with run.phase("Directing open cells", 0.1), run.renewed(codes) as directed:
        run.map(partial(_direct_block, codes, directed), numbers, waves.with_paths)
    waves.paths.clear()
    return directed, pits


def _direct_block(codes, directed, job):
    """Send the open cells of a block along their paths."""
    block, paths = job
    if paths.visits:
        with placed(codes, block, new=directed) as place:
            direct(paths.read(), place)
    elif directed is not codes:
        directed[block.window] = codes[block.window]
