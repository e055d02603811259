"""How far water has to flow, and how high it lies above the cell where it arrives.

Each tile follows its paths to a goal or to the cell where they enter another tile; the graph of all those cells, which
is small, is followed to the end; then every cell adds what is left. Lengths are added as whole multiples of a tiny
unit, so that sums do not depend on their order, and the tiles change nothing.
"""

from functools import partial

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.rims import node_count, rim_nodes, ring_nodes
from ..raster.storage import IN_MEMORY, raster_of, values_at
from ..raster.tiles import tile_rows
from ..run.progress import Progress
from .tile_paths import NOWHERE, trace

SIDE = 128  # what a tile takes fits the second-level cache
BYTES_PER_CELL = 2  # goals, and the graph of the rims for tiles of this side
UNIT = 2.0**-26  # metres: 15 nanometres; a path may be a thousand times as long as the equator
NODES_AT_ONCE = 1 << 20


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
def reduce_tile(paths, tile, shape, steps, side):
    """Return the cells on the rim of a tile, the node that the path of each enters next, and the length to there.

    A path that meets a goal before enters the goal: -2 less its cell.
    """
    arrives = np.full(paths.codes.size, NOWHERE, np.int64)
    length = np.zeros(paths.codes.size, np.int64)
    for cell, node in zip(*ring_nodes(tile, shape, side)):
        arrives[cell] = node
    start_tile(paths, tile, shape[1], steps, arrives, length)
    follow_paths(paths, arrives, length)
    cells, nodes = rim_nodes(tile, shape, side)
    return nodes, arrives[cells], length[cells]


@kernel
def follow_nodes(entered, lengths, start, stop):
    """Follow the graph from some nodes to the goals: ``entered`` and ``lengths`` then tell of the whole path."""
    for node in range(start, stop):
        at = node
        length = 0
        while entered[at] >= 0:
            length += lengths[at]
            at = entered[at]
        goal = entered[at]
        length += lengths[at]
        at = node
        while entered[at] >= 0:
            following = entered[at]
            rest = length - lengths[at]
            entered[at] = goal
            lengths[at] = length
            length = rest
            at = following


@kernel
def finish_tile(paths, tile, ncols, steps, ring, entered, ways):
    """Return where each cell of a tile arrives, and how far it is to there.

    That is known for the cells of the ``ring`` around it: they have ``entered``, and the lengths of their ``ways``.
    """
    arrives = np.full(paths.codes.size, NOWHERE, np.int64)
    length = np.zeros(paths.codes.size, np.int64)
    for index in range(ring.size):
        arrives[ring[index]] = entered[index]
        length[ring[index]] = ways[index]
    start_tile(paths, tile, ncols, steps, arrives, length)
    follow_paths(paths, arrives, length)
    return arrives, length


@kernel
def around_tile(tile, shape, side, entered, lengths):
    """Return the cells of the ring around a tile, where they arrive and how far it is, as all rims know it."""
    ring, nodes = ring_nodes(tile, shape, side)
    return ring, entered[nodes], lengths[nodes]


def flow_distance(codes, lengths, goals=None, z=None, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
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
    progress = progress or Progress()
    codes = raster_of(codes, np.uint8)
    shape = codes.shape
    steps = np.round(lengths / UNIT).astype(np.int64, order="C")
    distance = storage.empty(shape, np.float32)
    above = None if z is None else storage.empty(shape, z.dtype)
    tiles = [tile for row in tile_rows(shape, side) for tile in row]

    def share_steps(tile):
        return tile, steps[tile.top : tile.bottom]

    def share_ring(tile):
        return *share_steps(tile), around_tile(tile, shape, side, entered, ways)

    with progress.phase("Following paths through tiles", 0.4):
        reduced = storage.map(partial(_reduce_paths, codes, goals, side), tiles, threads, progress, share_steps)
    with progress.phase("Following paths from tile to tile", 0.1):
        entered = np.full(node_count(shape, side), NOWHERE, np.int64)
        ways = np.zeros(entered.size, np.int64)
        for nodes, arrives, length in reduced:
            entered[nodes], ways[nodes] = arrives, length
        for start in range(0, entered.size, NODES_AT_ONCE):
            follow_nodes(entered, ways, start, min(start + NODES_AT_ONCE, entered.size))
            progress.check()
    with progress.phase("Adding up distances", 0.5):
        work = partial(_measure_tile, codes, goals, z, distance, above)
        missed = sum(storage.map(work, tiles, threads, progress, share_ring))
    return distance, above, missed


def _paths_to_goals(codes, goals, tile):
    """Return the paths of a tile, which end at goals."""
    stops = np.array(codes[tile.window])
    if goals is not None:
        arrived = goals[tile.window] & (stops != NO_DIRECTION)
        stops[stops == ENDS] = NO_DIRECTION
        stops[arrived] = ENDS
    return trace(stops)


def _reduce_paths(codes, goals, side, job):
    """Return what `reduce_tile` does."""
    tile, steps = job
    return reduce_tile(_paths_to_goals(codes, goals, tile), tile, codes.shape, steps, side)


def _measure_tile(codes, goals, z, distance, above, job):
    """Write the distances and heights of a tile; return how many of its cells meet no goal."""
    tile, steps, ring = job
    arrives, length = finish_tile(_paths_to_goals(codes, goals, tile), tile, codes.shape[1], steps, *ring)
    arrives, length = (each.reshape(tile.shape[0] + 2, -1)[1:-1, 1:-1] for each in (arrives, length))
    missed = arrives == NOWHERE
    distance[tile.window] = np.where(missed, np.nan, length * UNIT)
    if z is not None:
        at_goal = values_at(z, np.where(missed, 0, -2 - arrives))
        above[tile.window] = np.where(missed, np.nan, z[tile.window] - at_goal)
    return np.count_nonzero(missed & (codes[tile.window] != NO_DIRECTION))
