"""Lines along the valleys of a spline: chains of cells evened out, and their places moved aside to where it is low."""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Coordinates, Mask
from ...machine.jit import kernel
from ...plane.types import Field
from ..types import PLACES_PER_CELL
from .spline_heights import spline_heights

CHAIN_EVENED = 0.7  # cells: of the bell by which chains of cells are evened out, so that no stairs are left
EVENED = 0.4  # likewise when their places were moved aside; 0.8 cuts corners as deep as 25 m into hillsides
ASIDE, PLACES_ASIDE = 0.5, 4  # cells by which places are moved aside at most, and in how many steps
RIM_OF_LINES = 0.05  # cells from the rim of all cells that lines keep off at least, lest they leave finer ones
STIFF = 0.02  # of a cell: metres of height that turning aside by a step is worth, from one vertex to the next


def valley_line(chain: Coordinates, held: Mask, ground: Field, size: tuple[float, float]) -> Coordinates:
    """Return a line with PLACES_PER_CELL places from each of a chain to the next, moved to low ground beside them.

    Both ends stay, so that a spring lies in its cell, and so do places that are ``held``. All keep within cells that
    reach so many metres to the east and to the north as ``size`` says.
    """
    at = np.arange(PLACES_PER_CELL * (len(chain) - 1) + 1) / PLACES_PER_CELL
    xy = np.column_stack([np.interp(at, np.arange(len(chain)), each) for each in chain.T])
    xy = _moved_aside(evened_out(xy, CHAIN_EVENED * PLACES_PER_CELL), held, ground)
    rim = RIM_OF_LINES * ground.cell
    return np.clip(evened_out(xy, EVENED * PLACES_PER_CELL), rim, np.subtract(size, rim))


def _moved_aside(xy, held, ground):
    """Return a line of places each moved aside to low ground, but both ends and those that are held."""
    heading = np.gradient(xy, axis=0)
    heading /= np.maximum(np.hypot(*heading.T), 1e-9)[:, np.newaxis]
    left = np.column_stack([-heading[:, 1], heading[:, 0]])
    steps = np.arange(-PLACES_ASIDE, PLACES_ASIDE + 1) * (ASIDE * ground.cell / PLACES_ASIDE)
    places = xy[:, np.newaxis] + steps[:, np.newaxis] * left[:, np.newaxis]
    height = spline_heights(ground, places.reshape(-1, 2)).reshape(len(xy), -1)
    held = held.copy()
    held[[0, -1]] = True
    height[held] = np.where(steps == 0.0, 0.0, np.inf)
    chosen = np.empty(len(xy), np.int64)
    _follow_low_ground(height, STIFF * ground.cell, chosen)
    return places[np.arange(len(xy)), chosen]


@kernel
def _follow_low_ground(height, stiff, chosen):
    """Choose a place for each vertex so that the sum of heights, and of the squares of steps aside, is least."""
    count, sides = height.shape
    came = np.zeros((count, sides), np.int64)
    cost, further = height[0].copy(), np.empty(sides)
    for vertex in range(1, count):
        for side in range(sides):
            best = 0
            least = np.inf
            for before in range(sides):
                sum_ = cost[before] + stiff * (side - before) ** 2
                if sum_ < least:
                    least, best = sum_, before
            further[side] = least + height[vertex, side]
            came[vertex, side] = best
        cost[:] = further
    chosen[count - 1] = np.argmin(cost)
    for vertex in range(count - 1, 0, -1):
        chosen[vertex - 1] = came[vertex, chosen[vertex]]


def evened_out(values: Array, sigma) -> Array:
    """Return values along a line as means by a bell of so many of them; both ends are held."""
    reach = min(int(4.0 * sigma) + 1, len(values) - 1)
    if len(values) < 3 or sigma <= 0.0:
        return values.copy()
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    flat = values.reshape(len(values), -1)
    wide = np.pad(flat, ((reach, reach), (0, 0)), mode="reflect", reflect_type="odd")
    out = np.column_stack([np.convolve(column, bell / bell.sum(), mode="valid") for column in wide.T])
    out[[0, -1]] = flat[[0, -1]]
    return out.reshape(values.shape)
