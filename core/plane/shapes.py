"""The shapes of many lines at once: how long each is, and where the middle of its length lies."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values


class Shapes(NamedTuple):
    """Of each line: its length, first and last vertex, and the middle of all its length (NaN where that is 0)."""

    length: np.ndarray
    first: np.ndarray
    last: np.ndarray
    middle: np.ndarray


def line_shapes(lines: list[Values]) -> Shapes:
    """Return the shapes of lines, arrays whose first two columns are x and y."""
    count = len(lines)
    if not count:
        return Shapes(np.empty(0), *(np.empty((0, 2)),) * 3)
    sizes = np.array([len(line) for line in lines])
    vertices = np.concatenate(lines)[:, :2]
    stop = np.cumsum(sizes)
    owner = np.repeat(np.arange(count), sizes)[1:]
    within = np.ones(owner.size, bool)
    within[stop[:-1] - 1] = False  # from the last vertex of a line to the first of the next
    steps = np.where(within, np.hypot(*np.diff(vertices, axis=0).T), 0.0)
    length = np.bincount(owner, steps, count)
    # Sums count from the line's own last vertex: far from the origin of a map they would lose their digits.
    last = vertices[stop - 1]
    centre = (vertices[1:] + vertices[:-1]) / 2 - last[owner]
    with np.errstate(invalid="ignore", divide="ignore"):
        moment = np.stack([np.bincount(owner, steps * centre[:, axis], count) for axis in (0, 1)], axis=1)
        middle = last + moment / length[:, None]
    return Shapes(length, vertices[stop - sizes], last, middle)
