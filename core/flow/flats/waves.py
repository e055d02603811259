"""Shortest paths up through a graph of cells, found by a wave that runs block by block.

The wave runs up from all ends at once, at one speed: where it comes first, its path is the shortest. What a block finds
on its rim enters its neighbours at its own time, and a block is visited again when a path into it has become shorter.
So the paths are the same whatever the blocks and the order of visits. Blocks take turns: those that were visited less
come first, among them those that a wave enters sooner. That takes a third fewer visits than to ask for the wave alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...arrays import Cells, Indices, Integers, Shape, Values
from ...raster.tiles import Tile, tile_rows, with_rim
from .block_waves import NO_WAVE, WAVE_CHUNK, enter_block, rim_lengths, spread_wave

if TYPE_CHECKING:
    from ...run.run import Run

WHOLE_STEP = 32  # the shortest step in whole numbers; a diagonal of square cells becomes 45
LONGEST_STEP = 512
SHORT_PATHS, LONG_PATHS = np.dtype(np.uint32), np.dtype(np.int64)  # see `block_waves` for the numbers of paths
# The neighbours of a block in the order of `ring_cell`.
AROUND = ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, -1), (0, 1))


class TooLong(Exception):
    """A path is too long for the type that holds it."""


def with_room(work: Callable) -> Any:
    """Return ``work(form)``, where the form of paths is short, or long where one of them does not fit."""
    try:
        return work(SHORT_PATHS)
    except TooLong:
        return work(LONG_PATHS)


def whole_steps(lengths: Values) -> Indices:
    """Return the steps of the middle row in whole numbers: sums of them depend on no order.

    A step there and one back are as long: those to the south stand for those to the north.
    """
    along, aslant, below = lengths[len(lengths) // 2, :3]
    steps = np.array([along, aslant, below, aslant] * 2)
    return np.clip(np.round(steps * (WHOLE_STEP / steps.min())), 1, LONGEST_STEP).astype(np.int64)


class BlockPaths(NamedTuple):
    """The paths of a block as they are after so many visits, which whoever has this can read."""

    kept: Any  # the paths of all blocks, by number and visits
    shape: Shape
    number: int
    visits: int
    form: np.dtype

    @property
    def none(self) -> int:
        """The number that is no path."""
        return int(np.iinfo(self.form).max)

    def read(self) -> Integers:
        """Return the paths with a rim of zeros."""
        if self.visits:
            return self.kept[self.number, self.visits]
        path = np.full((self.shape[0] + 2, self.shape[1] + 2), self.none, self.form)
        path[[0, -1]] = path[:, [0, -1]] = 0
        return path

    def replace(self, path: Integers) -> None:
        """Keep the paths as they are after one more visit."""
        after = self.number, self.visits + 1
        if self.visits:
            self.kept.renew((self.number, self.visits), after, path)
        else:
            self.kept[after] = path


class Waves:
    """The shortest paths of a raster, block by block.

    ``above`` is a raster of bit sets: from which neighbours paths come to each cell. ``step`` holds the lengths of
    steps in all directions as whole numbers.
    """

    def __init__(self, run, above, step, side, form):
        self.above, self.step, self.form = above, step, form
        self.none = int(np.iinfo(form).max)
        rows = tile_rows(above.shape, side)
        self.across = len(rows[0])
        self.blocks = [block for row in rows for block in row]
        self.paths = run.parts()  # of each block that a wave has reached, with a rim of zeros
        self.visits = [0] * len(self.blocks)
        self.rims = [None] * len(self.blocks)  # lengths of the paths from the cells along its four sides
        self.entered = [NO_WAVE] * len(self.blocks)  # lengths from the cells around it, as they have entered it

    def run(self, run: Run, ends: dict[int, Cells]) -> None:
        """Let waves run up from ends, given as ``{block: cells}``, to where no path becomes shorter.

        The cells are counted row by row within the block.
        """
        waiting = dict(ends)

        def enter(number):
            return self._enter(number, waiting.pop(number, np.zeros(0, np.int64)))

        first = [(number, (self.visits[number], 0)) for number in ends]
        work = partial(_run_through, self.above, self.step)
        run.run_rounds(enter, work, self._leave, first, len(self.blocks))

    def by_block(self, cells: Cells) -> dict[int, Indices]:
        """Return cells of the raster by block, counted row by row within it."""
        row, col = np.divmod(cells, self.above.shape[1])
        height, width = self.blocks[0].shape
        of_block = row // height * self.across + col // width
        parts = {}
        for number in np.unique(of_block).tolist():
            block, own = self.blocks[number], of_block == number
            parts[number] = (row[own] - block.top) * block.shape[1] + col[own] - block.left
        return parts

    def with_paths(self, number: int) -> tuple[Tile, BlockPaths]:
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

    def lengths_around(self, number: int) -> Indices:
        """Return the lengths of the paths from the cells around a block, in the order of `ring_cell`."""
        height, width = self.blocks[number].shape
        lengths = []
        for neighbour, down, right in self._neighbours(number):
            known = None if neighbour is None else self.rims[neighbour]
            size = (1 if right else width) if down else height
            lengths.append(np.full(size, NO_WAVE) if known is None else facing(known, -down, -right))
        return np.concatenate(lengths)

    def _wake(self, number, rims):
        """Note how long the paths from the rim of a block are now; return the neighbours to whom that is new."""
        before, self.rims[number] = self.rims[number], rims
        woken = []
        for neighbour, down, right in self._neighbours(number):
            own = facing(rims, down, right)
            new = own[own < (NO_WAVE if before is None else facing(before, down, right))]
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
    lengths = np.concatenate((np.zeros(ends.size, np.int64), entering[order]))
    queues = np.empty((1 << int(step.max() // WHOLE_STEP + 2).bit_length(), 16 * WAVE_CHUNK), np.int32)
    if not spread_wave(above.ravel(), path.ravel(), path.shape[1], step, cells, lengths, queues, paths.none):
        raise TooLong
    paths.replace(path)
    return rim_lengths(path, paths.none)


def facing(rims: tuple[Indices, Indices, Indices, Indices], down: int, right: int) -> Indices:
    """Return what of the four sides of a block (top, bottom, left, right) faces a neighbour."""
    if not down:
        return rims[2 if right < 0 else 3]
    side = rims[0 if down < 0 else 1]
    if not right:
        return side
    return side[:1] if right < 0 else side[-1:]
