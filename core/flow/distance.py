"""How far water has to flow, and how high it lies above the place where it arrives.

Each tile follows its paths to a goal or to the cell where they enter another tile; the graph of all those cells, which
is small, is followed to the end; then every cell adds what is left. Lengths are added as whole multiples of a tiny
unit, so that sums do not depend on their order, and the tiles change nothing.
"""

import numpy as np

from ..machine.jit import kernel
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.rims import node_at, node_count, rim_cell, rim_size, steps_of
from ..raster.tiles import map_tiles, tile_rows
from ..run.progress import Progress

SIDE = 128  # what a tile takes fits the second-level cache
BYTES_PER_CELL = 2  # goals, and the graph of the rims for tiles of this side
UNIT = 2.0**-26  # metres: 15 nanometres; a path may be a thousand times as long as the equator
NODES_AT_ONCE = 1 << 20

UNKNOWN = -3  # a cell that has not been followed
NOWHERE = -1  # a path that never meets a goal


@kernel
def follow_tile(codes, goals, steps, top, bottom, left, right, arrives, way):
    """Follow all paths of a tile: ``arrives`` takes where each ends, ``way`` the length to there.

    Both are flat and have room for a rim of one cell, whose values the caller has set: a path that leaves the tile
    arrives where they say. The others arrive at a goal or NOWHERE.
    """
    width = right - left + 2
    move = steps_of(width)
    code_at = np.empty(arrives.size, np.uint8)
    length_of = np.zeros(arrives.size, np.int64)
    for row in range(top, bottom):
        begin = (row - top + 1) * width + 1
        of_row = codes[row, left:right]
        goals_of_row = goals[row, left:right]
        steps_of_row = steps[row]
        for col in range(right - left):
            cell = begin + col
            code = of_row[col]
            way[cell] = 0
            code_at[cell] = code
            arrives[cell] = cell if goals_of_row[col] else UNKNOWN if code < 8 else NOWHERE
            length_of[cell] = steps_of_row[code & 7]

    for row in range(top, bottom):
        begin = (row - top + 1) * width + 1
        for cell in range(begin, begin + right - left):
            if arrives[cell] != UNKNOWN:
                continue
            at = cell + move[code_at[cell]]
            if arrives[at] != UNKNOWN:
                arrives[cell] = arrives[at]
                way[cell] = length_of[cell] + way[at]
                continue
            at = cell
            length = 0
            while arrives[at] == UNKNOWN:
                length += length_of[at]
                at += move[code_at[at]]
            goal = arrives[at]
            length += way[at]
            at = cell
            while arrives[at] == UNKNOWN:
                arrives[at] = goal
                way[at] = length
                length -= length_of[at]
                at += move[code_at[at]]


@kernel
def reduce_tile(codes, goals, steps, top, bottom, left, right, side, entered, lengths):
    """Write for each cell on the rim of a tile the node that its path enters next, and the length to there.

    A path that meets a goal before enters the goal: -2 less its cell.
    """
    nrows, ncols = codes.shape
    width = right - left + 2
    arrives = np.arange((bottom - top + 2) * width).astype(np.int32)
    way = np.zeros(arrives.size, np.int64)
    follow_tile(codes, goals, steps, top, bottom, left, right, arrives, way)
    for place in range(rim_size(bottom - top, right - left)):
        down, across = rim_cell(place, bottom - top, right - left)
        cell = (down + 1) * width + across + 1
        node = node_at(top + down, left + across, nrows, ncols, side)
        lengths[node] = way[cell]
        entered[node] = NOWHERE
        if arrives[cell] >= 0:
            row = top + arrives[cell] // width - 1
            col = left + arrives[cell] % width - 1
            within = top <= row < bottom and left <= col < right
            entered[node] = -2 - (row * ncols + col) if within else node_at(row, col, nrows, ncols, side)


@kernel
def follow_nodes(entered, lengths, start, stop):
    """Follow the graph from some nodes to the goals: ``entered`` and ``lengths`` come to tell the whole way."""
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
def finish_tile(codes, goals, steps, top, bottom, left, right, side, entered, lengths, distance, z, height):
    """Write the distance of every cell of a tile to its goal, NaN where there is none, and its height above the goal.

    Return how many cells with a direction or an end never meet a goal. Heights are left out where ``z`` is empty.
    """
    nrows, ncols = codes.shape
    width = right - left + 2
    arrives = np.arange((bottom - top + 2) * width).astype(np.int32)
    way = np.zeros(arrives.size, np.int64)
    base = np.empty(arrives.size if z.size > 0 else 0, z.dtype)  # the heights of the goals
    for row in range(top - 1, bottom + 1):
        for col in range(left - 1, right + 1):
            if not (0 <= row < nrows and 0 <= col < ncols):
                continue
            cell = (row - top + 1) * width + col - left + 1
            within = top <= row < bottom and left <= col < right
            goal = row * ncols + col
            if not within:
                node = node_at(row, col, nrows, ncols, side)
                way[cell] = lengths[node]
                goal = -2 - entered[node]
                if entered[node] == NOWHERE:
                    arrives[cell] = NOWHERE
                    continue
            if z.size > 0 and (not within or goals[row, col]):
                base[cell] = z[goal // ncols, goal % ncols]
    follow_tile(codes, goals, steps, top, bottom, left, right, arrives, way)
    missed = 0
    for row in range(top, bottom):
        for col in range(left, right):
            cell = (row - top + 1) * width + col - left + 1
            goal = arrives[cell]
            if goal == NOWHERE and codes[row, col] != NO_DIRECTION:
                missed += 1
            distance[row, col] = way[cell] * UNIT if goal != NOWHERE else np.nan
            if z.size > 0:
                height[row, col] = z[row, col] - base[goal] if goal != NOWHERE else np.nan
    return missed


def flow_distance(codes, lengths, goals=None, z=None, threads=None, side=SIDE, progress=None):
    """Return the distance of every cell along its path to a goal, its height above that, and how many never meet one.

    Distances are float32, in metres, NaN where no goal is met.

    Parameters
    ----------
    codes : directions without a cycle, none of which leaves the raster or enters a cell without direction
    lengths : metres to the neighbour in each direction, (rows, 8)
    goals : boolean array of rivers, met by a path in the first of them; by default all ends are goals
    z : heights in a float type, NaN where unknown; without them there are no heights above the goal (None)
    """
    progress = progress or Progress()
    codes = np.require(codes, np.uint8, ["C", "W"])
    goals = codes == ENDS if goals is None else np.require(goals & (codes != NO_DIRECTION), np.bool_, ["C", "W"])
    steps = np.round(lengths / UNIT).astype(np.int64, order="C")
    entered = np.full(node_count(codes.shape, side), NOWHERE, np.int64)
    ways = np.zeros(entered.size, np.int64)
    distance = np.empty(codes.shape, np.float32)
    heights = np.empty((0, 0), np.float32) if z is None else np.require(z, None, ["C", "W"])
    above = np.empty_like(heights)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]

    def reduce(tile):
        reduce_tile(codes, goals, steps, *tile, side, entered, ways)

    def finish(tile):
        return finish_tile(codes, goals, steps, *tile, side, entered, ways, distance, heights, above)

    with progress.phase("Following paths through tiles", 0.4):
        map_tiles(reduce, tiles, threads, progress)
    with progress.phase("Following paths from tile to tile", 0.1):
        for start in range(0, entered.size, NODES_AT_ONCE):
            follow_nodes(entered, ways, start, min(start + NODES_AT_ONCE, entered.size))
            progress.check()
    with progress.phase("Adding up distances", 0.5):
        missed = sum(map_tiles(finish, tiles, threads, progress))
    return distance, None if z is None else above, missed
