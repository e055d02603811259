"""The sea around islands on a lattice of places, and smooth numbers on it: distances, means of what stands on the land.

Only sums, products and comparisons make these numbers, so every machine finds the same.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...plane.land import divided_line
from ...plane.types import Field, Land
from ..frames import land_mask, shores_on_grid
from ..types import Window

MOST_LATTICE_CELLS = 1_200_000  # beyond it cells become larger
SIGMA = 0.577  # cells, of the means of the first level; each further level is twice as wide
SMOOTH = 0.35  # of the distance from the shore: over so much of the sea it is averaged
NARROWEST_MEAN = 8  # cells from tap to tap of the narrowest mean that counts
TAPS = tuple(math.comb(4, tap) / 2**4 for tap in range(5))  # binomial weights, near a bell


class SeaLattice(NamedTuple):
    """A raster around islands on their plane, its rows southwards."""

    west: float  # of its north-western corner, metres
    north: float
    cell: float
    land: np.ndarray  # bool (nrows, ncols): cells that touch land

    def places(self) -> list[Coordinates]:
        """Return x and y of the middles of all cells."""
        nrows, ncols = self.land.shape
        x = self.west + (np.arange(ncols) + 0.5) * self.cell
        y = self.north - (np.arange(nrows) + 0.5) * self.cell
        return np.meshgrid(x, y)

    def cells_at(self, xy: Coordinates) -> tuple[Array, Array, Array]:
        """Return rows and columns of places (n, 2), and which of these lie on the lattice."""
        col = np.floor((xy[:, 0] - self.west) / self.cell).astype(np.int64)
        row = np.floor((self.north - xy[:, 1]) / self.cell).astype(np.int64)
        nrows, ncols = self.land.shape
        inside = (row >= 0) & (row < nrows) & (col >= 0) & (col < ncols)
        return row[inside], col[inside], inside

    def field(self, values: Array, outside: float) -> Field:
        """Return numbers of the cells as a `Field`."""
        x0, y0 = self.west + self.cell / 2, self.north - (values.shape[0] - 0.5) * self.cell
        return Field(np.ascontiguousarray(values[::-1], np.float64), float(x0), float(y0), self.cell, outside)


def sea_lattice(rings: list[Coordinates], reach: float, least_cell: float) -> SeaLattice:
    """Return the `SeaLattice` of rings (n, 2) and of the sea within ``reach`` of them."""
    coast = np.concatenate(rings)
    low, high = coast.min(axis=0) - reach, coast.max(axis=0) + reach
    cell = float(max(least_cell, np.sqrt(np.prod((high - low) / MOST_LATTICE_CELLS**0.5))))
    west, south = np.floor(low / cell)
    ncols, nrows = (np.ceil(high / cell) - (west, south)).astype(int)
    north = south + nrows

    def to_plane(places):
        return np.column_stack([(west + places[:, 0]) * cell, (north - places[:, 1]) * cell])

    def to_grid(xy):
        return np.column_stack([xy[:, 0] / cell - west, north - xy[:, 1] / cell])

    window = Window(0, 0, int(nrows), int(ncols), cell, to_plane, to_grid)
    land = land_mask(shores_on_grid(Land(tuple(rings)), window), window.cells) != 0
    lattice = SeaLattice(float(west * cell), float(north * cell), cell, land)
    for ring in rings:  # islets too, and spits, have no cell's middle
        row, col, _ = lattice.cells_at(divided_line(ring, cell / 2)[:-1])
        land[row, col] = True
    return lattice


def smooth_distances(lattice: SeaLattice) -> tuple[Array, Array]:
    """Return how far cells are from the land in metres, below 0 on it, without a crease between two shores.

    A distance is a mean over the distances around, the wider the farther the shore; along a straight shore that
    changes nothing.
    """
    from scipy import ndimage

    to_land = ndimage.distance_transform_edt(~lattice.land)
    exact = to_land - 0.5  # cells, from the middle of one to its side, near enough
    exact[lattice.land] = 0.5 - ndimage.distance_transform_edt(lattice.land)[lattice.land]
    distance, level, width = exact.copy(), exact, 1
    away = np.abs(exact)
    while width < max(exact.shape):
        wider = _averaged(level, width)
        begin = SIGMA * width / SMOOTH  # where the means of the level before are as wide as they should be
        distance += np.clip((away - begin) / begin, 0.0, 1.0) * (wider - level)
        level, width = wider, 2 * width
        if begin > away.max():
            break
    return distance * lattice.cell, to_land * lattice.cell


def means_around(lattice: SeaLattice, xy: Coordinates, values: Array) -> Array:
    """Return for all cells a mean of values at places: of those near by above all, and a little of all others."""
    row, col, inside = lattice.cells_at(xy)
    total, count = np.zeros(lattice.land.shape), np.zeros(lattice.land.shape)
    np.add.at(total, (row, col), values[inside])
    np.add.at(count, (row, col), 1.0)
    sums, counts, weight, width = np.zeros_like(total), np.zeros_like(total), 1.0, 1
    while width < max(total.shape) or width <= NARROWEST_MEAN:
        total, count = _averaged(total, width), _averaged(count, width)
        width *= 2
        if width > NARROWEST_MEAN:
            sums, counts, weight = sums + weight * total, counts + weight * count, weight / 2
    return np.divide(sums, counts, out=np.zeros_like(sums), where=counts > 0)


def rounded_off(values: Array) -> Array:
    """Return values averaged over the cells next to them."""
    return _averaged(values, 1)


def _averaged(values, width):
    """Return means over cells that lie ``width`` apart; beyond the rim values go on as they rise towards it."""
    for _ in range(2):
        reach = min(2 * width, values.shape[0] - 1)
        if reach == 2 * width:
            wide = np.pad(values, ((reach, reach), (0, 0)), mode="reflect", reflect_type="odd")
            size = values.shape[0]
            values = sum(tap * wide[index * width : index * width + size] for index, tap in enumerate(TAPS))
        values = values.T
    return np.ascontiguousarray(values)
