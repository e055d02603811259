"""The shortest paths to where water ends, over level ground and among directions that are equally steep.

Open cells can choose among several neighbours, all others have one receiver. What lies below open cells, turned round
from where water ends to where it comes from, is the graph in which paths are looked for; tiles trace it by themselves.
Then one wave runs up this graph from all ends at once, at one speed: where it comes first, its path is the shortest.
"""

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.tiles import map_tiles, row_bands
from ..run.progress import watched
from .open_cells import FLAT, TIED

WHOLE_STEP = 32  # the shortest step in whole numbers; a diagonal of square cells becomes 45
LONGEST_STEP = 512
# A path is one number: its length times 8 and its first direction. So the least one is the shortest, and among those as
# short the first in order. Paths that are compared differ by no more than a few steps, less than half of what 15 bits
# hold, so the lowest 15 bits of the numbers are enough to tell which is less, as the hands of a clock are. The paths of
# lengths 4095 and 4097 in direction 1 are 32761 and 32777, in 15 bits 32761 and 9. The difference 32761 - 9 = 32752 has
# the highest of 15 bits (16384) set: it is negative, -16, and the first path is shorter. Conversely,
# 9 - 32761 is 16 in 15 bits, and is not. A cell holds such a number, and 0 stands for no path at all:
PENDING = 1 << 15  # set as long as a shorter path may come, beside the lowest bits of the path
FOUND = 8  # set afterwards, beside the direction
SEEN = 1  # no path, and looked at
LOWEST_BITS = PENDING - 1
STEP_BITS = 8  # of the shortest step in the number of a path
CHUNK_CELLS = 1 << 10
BAND_CELLS = 1 << 18


def whole_steps(lengths):
    """Return the steps of the middle row in whole numbers: sums of them depend on no order.

    A step there and one back are as long: those to the south stand for those to the north.
    """
    along, aslant, below = lengths[len(lengths) // 2, :3]
    steps = np.array([along, aslant, below, aslant] * 2)
    return np.clip(np.round(steps * (WHOLE_STEP / steps.min())), 1, LONGEST_STEP).astype(np.int64)


@kernel
def _offsets(ncols):
    offset = np.empty(8, np.int64)
    for direction in range(8):
        offset[direction] = ROW_OFFSETS[direction] * ncols + COLUMN_OFFSETS[direction]
    return offset


@kernel
def turn_round(neighbours, above, ncols):
    """Write which neighbours of every cell can choose it.

    ``neighbours`` begins a row and a cell before ``above`` and ends as much behind it. Indices that cannot be negative,
    so that the compiler makes vector code.
    """
    across = unsigned(ncols)
    one = unsigned(1)
    for at in range(unsigned(above.size)):
        before = unsigned(at)
        here = before + across
        after = here + across
        above[before] = (
            (1 if neighbours[here + one + one] & 16 else 0)
            | (2 if neighbours[after + one + one] & 32 else 0)
            | (4 if neighbours[after + one] & 64 else 0)
            | (8 if neighbours[after] & 128 else 0)
            | (16 if neighbours[here] & 1 else 0)
            | (32 if neighbours[before] & 2 else 0)
            | (64 if neighbours[before + one] & 4 else 0)
            | (128 if neighbours[before + one + one] & 8 else 0)
        )


@kernel
def _follow(codes, above, offset, cell):
    """Note along a path, down from a cell, where water comes from, until it is known that some does."""
    while codes[cell] < 8:
        direction = np.int64(codes[cell])
        cell += offset[direction]
        noted = above[cell] > 0
        above[cell] |= 1 << (direction ^ 4)
        if noted:
            break


@kernel
def follow_all(codes, above, ncols):
    """Note along all paths, down from cells that water of open cells may enter, where it comes from."""
    offset = _offsets(ncols)
    for cell in range(codes.size):
        if above[cell] and codes[cell] < 8:
            _follow(codes, above, offset, cell)


@kernel
def follow_on(codes, above, ncols, cells, sides, watch):
    """Go on from cells that paths enter from another tile; ``sides`` are the neighbours they come from."""
    offset = _offsets(ncols)
    for at in range(cells.size):
        if watch[0]:
            break
        cell = cells[at]
        noted = above[cell] > 0
        above[cell] |= sides[at]
        if not noted:
            _follow(codes, above, offset, cell)


def trace_open_cells(codes, neighbours):
    """Return from which neighbours water may come that some open cell of a tile has sent: a bit set for each cell.

    ``codes`` and ``neighbours`` of the tile have a rim of one cell without a direction, the result notes what enters
    it.
    """
    above = np.empty(codes.size, np.uint8)
    turn_round(np.pad(neighbours.ravel(), codes.shape[1] + 1), above, codes.shape[1])
    follow_all(codes.ravel(), above, codes.shape[1])
    return above.reshape(codes.shape)


@kernel
def _wider(queues):
    wider = np.empty((queues.shape[0], 2 * queues.shape[1]), np.int64)
    wider[:, : queues.shape[1]] = queues
    return wider


@kernel
def spread_wave(above, path, ncols, step, ends, queues, watch):
    """Let a wave run up from the ends of paths; write the shortest path of every cell that it reaches.

    Each queue holds the cells that the wave reaches while it goes one shortest step. It reaches none from another of
    the same queue, so their order makes no difference and nothing has to be sorted. Indices that cannot be
    negative need no look at their sign, in a loop that does little else.
    """
    offset = _offsets(ncols)
    longer = np.empty(8, np.int64)
    for direction in range(8):
        longer[direction] = (step[direction] << 3) + (direction ^ 4)
    last = queues.shape[0] - 1
    filled = np.zeros(last + 1, np.int64)
    now = 0
    while ends.size > queues.shape[1]:
        queues = _wider(queues)
    queues[0, : ends.size] = ends
    filled[0] = ends.size
    for cell in ends:
        path[cell] = PENDING
    while filled.max() > 0 and not watch[0]:
        queue = now & last
        for begin in range(0, filled[queue], CHUNK_CELLS):
            while filled.max() + 8 * CHUNK_CELLS > queues.shape[1]:
                queues = _wider(queues)
            end = min(begin + CHUNK_CELLS, filled[queue])
            _spread_from(above, path, offset, longer, queues, filled, now, begin, end)
        watch[1] += filled[queue]
        filled[queue] = 0
        now += 1


@kernel
def _spread_from(above, path, offset, longer, queues, filled, now, begin, end):
    """Let the wave go one step up from some cells of the queue of the step ``now``; there is room in all queues."""
    last = queues.shape[0] - 1
    queue = now & last
    for at in range(begin, end):
        cell = queues[unsigned(queue), unsigned(at)]
        own = np.int64(path[unsigned(cell)])
        if own < PENDING:  # a shorter path came before
            continue
        path[unsigned(cell)] = FOUND | own & 7
        length = (now << STEP_BITS) + (own & (1 << STEP_BITS) - 8)
        sides = np.int64(above[unsigned(cell)])
        for direction in range(8):
            if not sides >> direction & 1:
                continue
            neighbour = cell + offset[direction]
            found = length + longer[direction] & LOWEST_BITS | PENDING
            known = np.int64(path[unsigned(neighbour)])
            # The highest of 15 bits of the difference is set if it is negative: see PENDING.
            if known == 0 or (known >= PENDING and (found - known) & (PENDING >> 1)):
                path[unsigned(neighbour)] = found
                if found >> 3 != known >> 3:
                    to = found >> STEP_BITS & last
                    queues[unsigned(to), unsigned(filled[unsigned(to)])] = neighbour
                    filled[unsigned(to)] += 1


@kernel
def count_unreached(codes, path):
    """Return how many flat cells no wave has reached."""
    count = 0
    for cell in range(codes.size):
        if codes[cell] == FLAT and path[cell] == 0:
            count += 1
    return count


@kernel
def _is_closed(codes, above, path, offset, first, queue):
    """Tell whether nothing leads out of the flat around a cell; mark its cells as SEEN."""
    path[first] = SEEN
    queue[0] = first
    front, back = 0, 1
    closed = True
    while front < back:
        cell = queue[front]
        front += 1
        for direction in range(8):
            neighbour = cell + offset[direction]
            # A step from here is noted over there, and none leads across the edge of the raster.
            if 0 <= neighbour < codes.size and above[neighbour] >> (direction ^ 4) & 1:
                if codes[neighbour] != FLAT:
                    closed = False
                elif path[neighbour] != SEEN:
                    path[neighbour] = SEEN
                    queue[back] = neighbour
                    back += 1
    return closed


@kernel
def find_pits(codes, above, path, ncols, unreached, watch):
    """Make the first cell of every flat without exit a pit, where paths end; return the pits.

    ``unreached`` is how many flat cells no wave has reached.
    """
    pits = np.empty(unreached, np.int64)
    queue = np.empty(unreached, np.int64)
    offset = _offsets(ncols)
    count = 0
    for cell in range(codes.size):
        if watch[0]:
            break
        if codes[cell] == FLAT and path[cell] == 0 and _is_closed(codes, above, path, offset, cell, queue):
            codes[cell] = ENDS
            pits[count] = cell
            count += 1
    return pits[:count]


@kernel
def direct(codes, path):
    """Send open cells along their paths."""
    for cell in range(codes.size):
        code = codes[cell]
        codes[cell] = path[cell] & 7 if code in (TIED, FLAT) else code


def settle_by_distance(codes, above, ends, entered, sides, step, threads, progress):
    """Direct open cells along the shortest of their paths to where water ends; return the number of pits.

    ``above`` is what the tiles have traced, ``ends`` the cells where paths end, and ``sides`` the neighbours from which
    paths have entered cells of other tiles.
    """
    ncols = codes.shape[1]
    codes_of, above_of = codes.ravel(), above.ravel()
    path = np.zeros(codes.size, np.uint16)
    queues = np.empty((1 << int(step.max() // WHOLE_STEP + 2).bit_length(), 16 * CHUNK_CELLS), np.int64)
    bands = row_bands(codes.shape, BAND_CELLS)

    def in_bands(work):
        return map_tiles(lambda band: work(codes[band].ravel(), paths[band].ravel()), bands, threads, progress)

    def from_the_sea(watch):
        follow_on(codes_of, above_of, ncols, entered, sides, watch)
        sources = ends[above_of[ends] > 0]
        spread_wave(above_of, path, ncols, step, sources, queues, watch)
        return sources

    def from_pits(watch):
        pits = find_pits(codes_of, above_of, path, ncols, unreached, watch)
        path[:] = 0  # a path to a pit may be shorter than one that has been found
        spread_wave(above_of, path, ncols, step, np.concatenate((sources, pits)), queues, watch)
        return pits.size

    paths = path.reshape(codes.shape)
    total = np.count_nonzero(above_of)
    with progress.phase("Finding the shortest paths", 0.8):
        sources = watched(from_the_sea, total, progress)
    with progress.phase("Looking for pits", 0.1):
        unreached = sum(in_bands(count_unreached))
        pits = watched(from_pits, total, progress) if unreached else 0
    with progress.phase("Directing open cells", 0.1):
        in_bands(direct)
    return pits
