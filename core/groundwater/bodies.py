"""Bodies of water: cells that have one height, each body one unknown on all levels of a multigrid.

A body is joined to the cells around it by links, as neighbours are by sides. What a coarser level makes of a link is a
link of the coarser cell to the same body.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array
from ..machine.indices import is_cell
from ..machine.jit import kernel


class _Links(NamedTuple):
    """Which cells of one level are joined to which bodies, and which lie in them."""

    cell: np.ndarray
    body: np.ndarray
    coarser: np.ndarray  # the link of the next level that each becomes part of
    inside: np.ndarray
    inside_body: np.ndarray


@kernel
def pull_of_bodies(w: Array, east, south, pull, of_cell, cells, total, stretch, link_cell, link_side) -> int:
    """Add up, of each body, what pulls at it and how stiffly; write its links, and return how many these are."""
    nrows, ncols = w.shape
    count = 0
    for index in range(cells.size):
        row, col = cells[index] // ncols, cells[index] % ncols
        body = of_cell[row, col]
        stretch[body] += pull.curvature[row, col]
        total[body] -= pull.below[row, col]
        for slot in range(4):
            r, c = row + (slot == 0) - (slot == 1), col + (slot == 2) - (slot == 3)
            link_side[count] = 0.0
            if is_cell(r, c, nrows, ncols) and of_cell[r, c] != body:
                side = south[min(row, r), col] if slot < 2 else east[row, min(col, c)]
                stretch[body] += side
                total[body] += side * w[r, c]
                link_side[count] = side
            link_cell[count] = max(min(r, nrows - 1), 0) * ncols + max(min(c, ncols - 1), 0)
            count += 1
    return count


class Bodies:
    """The bodies of a raster, and their part in a step; number 0 stands for all cells that are alone."""

    def __init__(self, of_cell: np.ndarray, shapes: list):
        self.of_cell = of_cell
        self.cells = np.flatnonzero(of_cell)
        self.number = of_cell.ravel()[self.cells]
        self.count = int(self.number.max(initial=0)) + 1
        self._first = np.zeros(self.count, np.int64)
        self._first[self.number] = self.cells
        self._sides, self._joined = np.empty(4 * self.cells.size), np.empty(4 * self.cells.size, np.int64)
        self.v = np.zeros((len(shapes), self.count))
        self._rhs, self._diagonal = np.zeros((len(shapes), self.count)), np.ones(self.count)
        self._shapes, self._links, self._t = shapes, [], []

    def take(self, values: Array) -> Array:
        """Return the value of one cell of each body; that of number 0 means nothing."""
        return values.ravel()[self._first]

    def give(self, raster, values) -> None:
        """Set all cells to the values of their bodies, in place."""
        raster.ravel()[self.cells] = values[self.number]

    def relax(self, w: Array, sides: list[Array], pull) -> float:
        """Set each body to its height of least energy, all else held; return the most that one was moved by."""
        if not self.cells.size:
            return 0.0
        total, stretch = self._gathered(w, sides, pull)
        before = self.take(w)
        heights = np.minimum(total / stretch, self.take(pull.z))
        self.give(w, heights)
        return float(np.abs(heights - before)[1:].max())

    def _gathered(self, w, sides, pull):
        total, stretch = np.zeros((2, self.count))
        stretch[0] = 1.0
        pull_of_bodies(w, sides[0], sides[1], pull, self.of_cell, self.cells, total, stretch, self._joined, self._sides)
        return total, stretch

    def linearise(self, w: Array, sides: list[Array], pull, finest) -> None:
        """Make ready for a cycle: what pushes each body, what holds it, and its links on all levels."""
        if not self.cells.size:
            return
        total, stretch = self._gathered(w, sides, pull)
        here = self.take(w)
        self.v[:], self._rhs[:] = 0.0, 0.0
        self._rhs[0] = total - stretch * here
        self._diagonal = np.where((here >= self.take(pull.z)) & (self._rhs[0] >= 0), np.inf, stretch)
        self._rhs[0, np.isinf(self._diagonal)] = 0.0
        self._rhs[0, 0] = 0.0
        if not self._links:
            self._links = self._links_of_levels()
        self._t = [np.where(finest.diagonal.ravel()[self._joined] > 0, self._sides, 0.0)]
        for links in self._links[:-1]:
            self._t.append(np.bincount(links.coarser, self._t[-1]))

    def _links_of_levels(self):
        cell, body, made = self._joined.copy(), np.repeat(self.number, 4), []
        inside, inside_body = self.cells, self.number
        for shape, wide in zip(self._shapes, [*self._shapes[1:], self._shapes[-1]]):
            coarse = _coarser(cell, shape, wide)
            pairs, coarser = np.unique(coarse * self.count + body, return_inverse=True)
            made.append(_Links(cell, body, coarser.ravel(), inside, inside_body))
            cell, body = pairs // self.count, pairs % self.count
            inside, first = np.unique(_coarser(inside, shape, wide), return_index=True)
            inside_body = inside_body[first]
        return made

    def smooth(self, number: int, level) -> None:
        """Relax the bodies of one level, and tell the cells beside them."""
        if self.cells.size:
            links, t = self._links[number], self._t[number]
            pulled = np.bincount(links.body, t * level.v.ravel()[links.cell], self.count)
            self._move(number, level, (self._rhs[number] + pulled) / self._diagonal - self.v[number])

    def prolong(self, number: int, fine, coarse) -> None:
        """Add to the bodies of a level what the coarser one has found, and let the cells under them follow."""
        if self.cells.size:
            links, found = self._links[number + 1], self.v[number + 1]
            alone = coarse.diagonal.ravel()[links.inside] == 0
            coarse.v.ravel()[links.inside[alone]] = found[links.inside_body[alone]]
            self._move(number, fine, found)

    def _move(self, number, level, step):
        links, t = self._links[number], self._t[number]
        self.v[number] += step
        self._push(level, links, t * step[links.body])

    @staticmethod
    def _push(level, links, pushed):
        rhs = level.rhs.ravel()
        rhs += np.bincount(links.cell, pushed, rhs.size)

    def keep_below(self, w: Array, limit, finest) -> float:
        """Shorten the steps that would pass a limit, take back what the cells were told, return step · push."""
        if not self.cells.size:
            return 0.0
        self._push(finest, self._links[0], -self._t[0] * self.v[0][self._links[0].body])
        self.v[0] = np.minimum(self.v[0], self.take(limit) - self.take(w))
        return float(self.v[0] @ self._rhs[0])

    def stiffness(self, finest) -> float:
        """Return what bodies add to step · A · step."""
        if not self.cells.size:
            return 0.0
        free = np.where(np.isinf(self._diagonal), 0.0, self._diagonal)
        links = self._links[0]
        shared = self._t[0] @ (finest.v.ravel()[links.cell] * self.v[0][links.body])
        return float(free @ self.v[0] ** 2 - 2 * shared)

    def step_on(self, w: Array, limit, share) -> float:
        """Move the bodies by a share of the step; return the greatest move."""
        if not self.cells.size:
            return 0.0
        before = self.take(w)
        self.give(w, np.minimum(before + share * self.v[0], self.take(limit)))
        return float(np.abs(share * self.v[0]).max())


def _coarser(cell, shape, wide):
    """Return the cells of a coarser level that some cells are part of."""
    return cell // shape[1] // 2 * wide[1] + cell % shape[1] // 2
