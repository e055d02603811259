"""Shortest paths up through a graph of cells, found by a wave that runs block by block.

The wave runs up from all ends at once, at one speed: where it comes first, its path is the shortest. What a block finds
on its rim enters its neighbours at its own time, and a block is visited again when a path into it has become shorter.
So the paths are the same whatever the blocks and the order of visits. Blocks take turns: those that were visited less
come first, among them those that a wave enters sooner. That takes a third fewer visits than to ask for the wave alone.
"""

from functools import partial
from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.rims import ring_cell, steps_of
from ..raster.tiles import tile_rows, with_rim

WHOLE_STEP = 32  # the shortest step in whole numbers; a diagonal of square cells becomes 45
LONGEST_STEP = 512
STEP_BITS = 8  # of the shortest step in the number of a path
CHUNK_CELLS = 1 << 10
# A path is one number: its length times 8 and its first direction. So the least one is the shortest, and among those as
# short the first in order. 0 is the path of an end, and stands for cells around a block, which nothing can shorten.
# The largest number that a type holds is no path.
SHORT_PATHS, LONG_PATHS = np.dtype(np.uint32), np.dtype(np.int64)
NO_LENGTH = 1 << 62
# The neighbours of a block in the order of `ring_cell`.
AROUND = ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, -1), (0, 1))


class TooLong(Exception):
    """A path is too long for the type that holds it."""


def with_room(work):
    """Return ``work(form)``, where the form of paths is short, or long where one of them does not fit."""
    try:
        return work(SHORT_PATHS)
    except TooLong:
        return work(LONG_PATHS)


def whole_steps(lengths):
    """Return the steps of the middle row in whole numbers: sums of them depend on no order.

    A step there and one back are as long: those to the south stand for those to the north.
    """
    along, aslant, below = lengths[len(lengths) // 2, :3]
    steps = np.array([along, aslant, below, aslant] * 2)
    return np.clip(np.round(steps * (WHOLE_STEP / steps.min())), 1, LONGEST_STEP).astype(np.int64)


@kernel
def _wider(queues):
    wider = np.empty((queues.shape[0], 2 * queues.shape[1]), queues.dtype)
    wider[:, : queues.shape[1]] = queues
    return wider


@kernel
def _longer(step):
    """Return by how much the number of a path grows from a cell to each of its neighbours, the direction included."""
    longer = np.empty(8, np.int64)
    for direction in range(8):
        longer[direction] = (step[direction] << 3) + (direction ^ 4)
    return longer


@kernel
def enter_block(above, path, lengths, shorter, step):
    """Return the cells of a block that paths enter from cells around it which have become ``shorter``, and the paths.

    ``above`` and ``path`` have a rim of one cell; ``lengths`` and ``shorter`` are those of the cells around the block.
    """
    nrows, ncols = above.shape
    longer = _longer(step)
    cells = np.empty(8 * np.count_nonzero(shorter), np.int64)
    paths = np.empty(cells.size, np.int64)
    count = 0
    for index in range(shorter.size):
        if not shorter[index]:
            continue
        row, col = ring_cell(index, nrows - 2, ncols - 2)
        sides = np.int64(above[row + 1, col + 1])
        for direction in range(8):
            r = row + 1 + ROW_OFFSETS[direction]
            c = col + 1 + COLUMN_OFFSETS[direction]
            if sides >> direction & 1 and 0 < r < nrows - 1 and 0 < c < ncols - 1:
                cells[count] = r * ncols + c
                paths[count] = (lengths[index] << 3) + longer[direction]
                count += 1
    return cells[:count], paths[:count]


@kernel
def spread_wave(above, path, ncols, step, cells, paths, queues, none):
    """Let a wave run up through a block; return whether all paths are less than ``none``, which is no path.

    It begins from ``cells`` with these ``paths``, in the order of their lengths. ``above`` and ``path`` are flat, with
    a rim of one cell. Each queue holds the cells that the wave reaches while it goes one shortest step. It reaches none
    from another of the same queue, so their order makes no difference and nothing has to be sorted. Indices that cannot
    be negative need no look at their sign, in a loop that does little else.
    """
    offset, longer = steps_of(ncols), _longer(step)
    last = queues.shape[0] - 1
    filled = np.zeros(last + 1, np.int64)
    longest = longer.max()
    begun, now, fits = 0, 0, True
    while fits and (begun < cells.size or filled.max() > 0):
        if filled.max() == 0:
            now = max(now, paths[begun] >> STEP_BITS)
        queue = now & last
        while begun < cells.size and paths[begun] >> STEP_BITS == now:
            cell = cells[begun]
            fits &= paths[begun] < none
            if paths[begun] < np.int64(path[cell]):
                path[cell] = paths[begun]
                if filled[queue] == queues.shape[1]:
                    queues = _wider(queues)
                queues[queue, filled[queue]] = cell
                filled[queue] += 1
            begun += 1
        for begin in range(0, filled[queue], CHUNK_CELLS):
            while filled.max() + 8 * CHUNK_CELLS > queues.shape[1]:
                queues = _wider(queues)
            end = min(begin + CHUNK_CELLS, filled[queue])
            _spread_from(above, path, offset, longer, queues, filled, now, begin, end)
        filled[queue] = 0
        now += 1
        fits &= (now << STEP_BITS) + longest < none
    return fits


@kernel
def _spread_from(above, path, offset, longer, queues, filled, now, begin, end):
    """Let the wave go one step up from some cells of the queue of the step ``now``; there is room in all queues."""
    last = queues.shape[0] - 1
    queue = now & last
    for at in range(begin, end):
        cell = np.int64(queues[unsigned(queue), unsigned(at)])
        own = np.int64(path[unsigned(cell)])
        if own >> STEP_BITS != now:  # a shorter path came before
            continue
        length = own & -8
        sides = np.int64(above[unsigned(cell)])
        for direction in range(8):
            if not sides >> direction & 1:
                continue
            neighbour = cell + offset[direction]
            found = length + longer[direction]
            known = np.int64(path[unsigned(neighbour)])
            if found < known:
                path[unsigned(neighbour)] = found
                if found >> 3 != known >> 3:
                    to = found >> STEP_BITS & last
                    queues[unsigned(to), unsigned(filled[unsigned(to)])] = neighbour
                    filled[unsigned(to)] += 1


@kernel
def rim_lengths(path, none):
    """Return the lengths of the paths from the cells along the four sides of a block: top, bottom, left, right."""
    nrows, ncols = path.shape[0] - 2, path.shape[1] - 2
    top, bottom = np.full(ncols, NO_LENGTH, np.int64), np.full(ncols, NO_LENGTH, np.int64)
    left, right = np.full(nrows, NO_LENGTH, np.int64), np.full(nrows, NO_LENGTH, np.int64)
    for lengths, row in ((top, 1), (bottom, nrows)):
        for col in range(ncols):
            if path[row, col + 1] != none:
                lengths[col] = np.int64(path[row, col + 1]) >> 3
    for lengths, col in ((left, 1), (right, ncols)):
        for row in range(nrows):
            if path[row + 1, col] != none:
                lengths[row] = np.int64(path[row + 1, col]) >> 3
    return top, bottom, left, right


class BlockPaths(NamedTuple):
    """The paths of a block as they are after so many visits, which whoever has this can read."""

    kept: object  # the paths of all blocks, by number and visits
    shape: tuple
    number: int
    visits: int
    form: np.dtype

    @property
    def none(self):
        """The number that is no path."""
        return int(np.iinfo(self.form).max)

    def read(self):
        """Return the paths with a rim of zeros."""
        if self.visits:
            return self.kept[self.number, self.visits]
        path = np.full((self.shape[0] + 2, self.shape[1] + 2), self.none, self.form)
        path[[0, -1]] = path[:, [0, -1]] = 0
        return path

    def replace(self, path):
        """Keep the paths as they are after one more visit."""
        self.kept[self.number, self.visits + 1] = path


class Waves:
    """The shortest paths of a raster, block by block.

    ``above`` is a raster of bit sets: from which neighbours paths come to each cell. ``step`` holds the lengths of
    steps in all directions as whole numbers.
    """

    def __init__(self, above, step, side, storage, form):
        self.above, self.step, self.form, self.storage = above, step, form, storage
        self.none = int(np.iinfo(form).max)
        rows = tile_rows(above.shape, side)
        self.across = len(rows[0])
        self.blocks = [block for row in rows for block in row]
        self.paths = storage.parts()  # of each block that a wave has reached, with a rim of zeros
        self.visits = [0] * len(self.blocks)
        self.rims = [None] * len(self.blocks)  # lengths of the paths from the cells along its four sides
        self.entered = [NO_LENGTH] * len(self.blocks)  # lengths from the cells around it, as they have entered it

    def run(self, ends, threads, progress):
        """Let waves run up from ends, given as ``{block: cells}``, to where no path becomes shorter.

        The cells are counted row by row within the block.
        """
        waiting = dict(ends)

        def enter(number):
            return self._enter(number, waiting.pop(number, np.zeros(0, np.int64)))

        first = [(number, (self.visits[number], 0)) for number in ends]
        work = partial(_run_through, self.above, self.step)
        self.storage.run_rounds(enter, work, self._leave, first, len(self.blocks), threads, progress)

    def with_paths(self, number):
        """Return a block, and its paths as they are by now."""
        block = self.blocks[number]
        return block, BlockPaths(self.paths, block.shape, number, self.visits[number], self.form)

    def _enter(self, number, ends):
        """Return what a wave needs to run through a block from its ends and its rim; None if none would run."""
        around = self.lengths_around(number)
        shorter = around < self.entered[number]
        if not (ends.size or shorter.any()):
            return None
        self.entered[number] = around
        return *self.with_paths(number), around, shorter, ends

    def _leave(self, number, rims):
        """Note how long the paths from the rim of a block are; return which blocks a wave enters, and their turns."""
        self.paths.pop((number, self.visits[number]), None)
        self.visits[number] += 1
        return self._wake(number, rims)

    def _neighbours(self, number):
        """Yield the neighbours of a block and where they lie; None beyond the raster."""
        col = number % self.across
        for down, right in AROUND:
            neighbour = number + down * self.across + right
            there = 0 <= col + right < self.across and 0 <= neighbour < len(self.blocks)
            yield neighbour if there else None, down, right

    def lengths_around(self, number):
        """Return the lengths of the paths from the cells around a block, in the order of `ring_cell`."""
        height, width = self.blocks[number].shape
        lengths = []
        for neighbour, down, right in self._neighbours(number):
            known = None if neighbour is None else self.rims[neighbour]
            size = (1 if right else width) if down else height
            lengths.append(np.full(size, NO_LENGTH) if known is None else facing(known, -down, -right))
        return np.concatenate(lengths)

    def _wake(self, number, rims):
        """Note how long the paths from the rim of a block are now; return the neighbours to whom that is new."""
        before, self.rims[number] = self.rims[number], rims
        woken = []
        for neighbour, down, right in self._neighbours(number):
            own = facing(rims, down, right)
            new = own[own < (NO_LENGTH if before is None else facing(before, down, right))]
            if neighbour is not None and new.size:
                woken.append((neighbour, (self.visits[neighbour], int(new.min()))))
        return woken


def _run_through(above, step, job):
    """Let a wave run through a block; return the lengths of the paths from the cells along its four sides."""
    block, paths, around, shorter, ends = job
    path, above = paths.read(), with_rim(above, block, np.uint8, 0)
    cells, entering = enter_block(above, path, around, shorter, step)
    order = np.argsort(entering)
    row, col = np.divmod(ends, block.shape[1])
    cells = np.concatenate(((row + 1) * path.shape[1] + col + 1, cells[order]))
    begin = cells, np.concatenate((np.zeros(ends.size, np.int64), entering[order]))
    queues = np.empty((1 << int(step.max() // WHOLE_STEP + 2).bit_length(), 16 * CHUNK_CELLS), np.int32)
    if not spread_wave(above.ravel(), path.ravel(), path.shape[1], step, *begin, queues, paths.none):
        raise TooLong
    paths.replace(path)
    return rim_lengths(path, paths.none)


def facing(rims, down, right):
    """Return what of the four sides of a block (top, bottom, left, right) faces a neighbour."""
    if not down:
        return rims[2 if right < 0 else 3]
    side = rims[0 if down < 0 else 1]
    if not right:
        return side
    return side[:1] if right < 0 else side[-1:]
