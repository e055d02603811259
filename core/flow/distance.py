"""How far water has to flow, and how high it lies above the cell where it arrives.

Each tile follows the paths that enter it to a goal or to the cell where they enter another tile; the graph of all those
cells, which is small, is followed to the end; then every cell adds what is left. Lengths are added as whole multiples
of a tiny unit, so that sums do not depend on their order, and the tiles change nothing.
"""

from functools import partial

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.rims import cells_in_ring
from ..raster.storage import raster_of, values_at
from ..raster.tiles import with_rim
from .flow import Flow, Rows, Rule
from .folds import most, plus, step
from .path_ends import Leads, PathEnds
from .tile_paths import NOWHERE, cells_beyond, join_rims, trace

SIDE = 128  # what a tile takes fits the second-level cache
BYTES_PER_CELL = 2  # goals, and the graph of the rims for tiles of this side
UNIT = 2.0**-26  # metres: 15 nanometres; a path may be a thousand times as long as the equator
NEVER = np.iinfo(np.int64).min // 2  # instead of a length; with any length added it stays less than 0


class Longest(Rule):
    """Lengths of steps add up along a path; of several the longest counts."""

    edge, times, join = step, plus, most


def in_metres(lengths):
    """Return lengths in float32, NaN instead of what is less than 0."""
    return np.where(lengths < 0, np.nan, lengths * UNIT).astype(np.float32)


def in_units(lengths):
    """Return lengths in metres as whole multiples of the unit in which they are added."""
    return np.round(lengths / UNIT).astype(np.int64, order="C")


def longest_upstream(run, codes, lengths, side=256):
    """Return how long the longest path to each cell is, from a divide: float32, in metres, NaN without direction.

    Directions and ``lengths`` are those of `flow_distance`.
    """
    with Flow(run, codes, side=side) as flow:
        return flow.down(Longest, 0, NEVER, Rows(in_units(lengths)), np.int64, in_metres)


@kernel
def start_tile(paths, tile, ncols, steps, arrives, lengths):
    """Write for each cell of a tile the length of its step, and where it arrives if it is an end: -2 less its cell.

    The steps are those of the rows of the tile.
    """
    width = tile.right - tile.left
    for row in range(tile.top, tile.bottom):
        begin = (row - tile.top + 1) * (width + 2) + 1
        for col in range(width):
            code = paths.codes[begin + col]
            lengths[begin + col] = steps[row - tile.top, code] if code < 8 else 0
            arrives[begin + col] = -2 - (row * ncols + tile.left + col) if code == ENDS else NOWHERE


@kernel
def follow_paths(paths, arrives, lengths):
    """Follow all paths of a tile: ``arrives`` tells then for every cell where its path ends, ``lengths`` how far it is.

    Both tell it already for the cells around the tile, and for the cells in it their first step.
    """
    for index in range(paths.cells.size - 1, -1, -1):
        at, to = paths.cells[index], paths.receivers[index]
        arrives[at] = arrives[to]
        lengths[at] += lengths[to]


@kernel
def leads_of_tile(stops, codes, tile, shape, steps):
    """Return the `Leads` of a tile; ``stops`` are flat and end at goals, ``codes`` have a rim of one cell."""
    entered, onward, lengths = join_rims(stops, codes, tile, shape, steps)
    return entered, onward, lengths, cells_beyond(stops, tile, shape[1])


@kernel
def finish_tile(paths, tile, ncols, steps, cells, ends, ways):
    """Return where each cell of a tile arrives, and how far it is to there.

    The ends are known for the ``cells`` around it that it feeds, and the lengths of their ``ways``.
    """
    arrives = np.full(paths.codes.size, NOWHERE, np.int64)
    length = np.zeros(paths.codes.size, np.int64)
    ring = cells_in_ring(cells, tile, ncols)
    arrives[ring] = ends
    length[ring] = ways
    start_tile(paths, tile, ncols, steps, arrives, length)
    follow_paths(paths, arrives, length)
    return arrives, length


def flow_distance(run, codes, lengths, goals=None, z=None, side=SIDE):
    """Return the distance of every cell along its path to a goal, its height above that, and how many never meet one.

    Distances are float32, in metres, NaN where no goal is met.

    Parameters
    ----------
    codes : directions without a cycle, none of which leaves the raster or enters a cell without direction
    lengths : metres to the neighbour in each direction, (rows, 8)
    goals : boolean raster of rivers, met by a path in the first of them; by default all ends are goals
    z : heights in a float type, NaN where unknown; without them there are no heights above the goal (None)
    storage : where the results lie
    """
    codes = raster_of(codes, np.uint8)
    shape = codes.shape
    steps = np.round(lengths / UNIT).astype(np.int64, order="C")
    distance = run.empty(shape, np.float32)
    above = None if z is None else run.empty(shape, z.dtype)
    paths = PathEnds(run, shape, side, True)

    def share_steps(tile):
        return steps[tile.top : tile.bottom]

    with run.phase("Following paths through tiles", 0.3):
        paths.look(partial(_leads_of_tile, codes, goals), share_steps)
    with run.phase("Following paths from tile to tile", 0.1):
        paths.join()
    with run.phase("Adding up distances", 0.6):
        missed = sum(paths.tell(partial(_measure_tile, codes, goals, z, distance, above), share_steps))
    return distance, above, missed


def _stops(stops, goals, tile):
    """Return directions of a tile, which are changed to end at goals."""
    if goals is not None:
        arrived = goals[tile.window] & (stops != NO_DIRECTION)
        stops[stops == ENDS] = NO_DIRECTION
        stops[arrived] = ENDS
    return stops


def _leads_of_tile(codes, goals, tile, steps):
    """Return the `Leads` of a tile."""
    wide = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    stops = np.full(wide.shape, NO_DIRECTION, np.uint8)
    stops[1:-1, 1:-1] = _stops(wide[1:-1, 1:-1].copy(), goals, tile)
    return Leads(*leads_of_tile(stops.ravel(), wide, tile, codes.shape, steps))


def _measure_tile(codes, goals, z, distance, above, tile, steps, known):
    """Write the distances and heights of a tile; return how many of its cells meet no goal."""
    given = np.array(codes[tile.window])
    paths = trace(_stops(given.copy(), goals, tile))
    arrives, length = finish_tile(paths, tile, codes.shape[1], steps, *known)
    arrives, length = (each.reshape(tile.shape[0] + 2, -1)[1:-1, 1:-1] for each in (arrives, length))
    missed = arrives == NOWHERE
    distance[tile.window] = np.where(missed, np.nan, length * UNIT)
    if z is not None:
        at_goal = values_at(z, np.where(missed, 0, -2 - arrives))
        above[tile.window] = np.where(missed, np.nan, z[tile.window] - at_goal)
    return np.count_nonzero(missed & (given != NO_DIRECTION))
