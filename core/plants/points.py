"""Single plants on classes of land: as dense as their class, and no two closer than that allows.

Each square of a lattice that lies on the map, not on the raster, has one candidate, at a place and with a rank that are
drawn by the seed and the square. A candidate that its class takes becomes a plant unless another of a lower rank is too
near: Matérn's second process. So plants of a place follow from the land around it alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..choices import M2_PER_HA
from ..machine.jit import kernel
from ..machine.noise import chance, scramble
from ..raster.raster import AnyRaster
from ..run.run import Run
from .classes import PlantClass

KEPT = 0.5  # share of the candidates of the densest class that become plants
# Least distance of two plants of a class, times the side of the square that each has: where all squares of the lattice
# have a candidate and, less, where few have, so that in both the share above is kept. Found by counting.
SPACING_OF_ALL, SPACING_OF_FEW = 0.61, 0.5
LEAST_GROWN, GROWN_SPAN = 0.6, 0.6  # of a plant over the usual height of its kind: from 0.6 to 1.2; drawn
NO_PLANT = -1
SQUARES_OF_STRIP = 1 << 20  # some 30 MB
LEAST_SCALE = 0.05  # of the ground on the map, over what is usual: beyond, as near poles, there are no plants


class PlantKind(NamedTuple):
    """Plants of a kind, and how high they usually are."""

    name: str
    height: float  # metres


class PlantCover(NamedTuple):
    """What stands on a class of land: how dense, over the densest class, and two kinds with the share of the first."""

    density: float
    kind: PlantKind
    other: PlantKind
    share: float = 1.0  # of the first kind


CONIFER, BROADLEAF_TREE, WILLOW = PlantKind("conifer", 25.0), PlantKind("broadleaf", 22.0), PlantKind("willow", 12.0)
SHRUB, DWARF_SHRUB, REED = PlantKind("shrub", 1.5), PlantKind("dwarf shrub", 0.4), PlantKind("reed", 2.0)
GRASS = PlantKind("beach grass", 0.6)
COVERS = {  # drawn
    PlantClass.ALPINE_MEADOW: PlantCover(0.05, DWARF_SHRUB, DWARF_SHRUB),
    PlantClass.DWARF_SHRUBS: PlantCover(0.8, DWARF_SHRUB, CONIFER, 0.97),
    PlantClass.CONIFERS: PlantCover(1.0, CONIFER, CONIFER),
    PlantClass.MIXED_FOREST: PlantCover(0.8, CONIFER, BROADLEAF_TREE, 0.5),
    PlantClass.BROADLEAF_FOREST: PlantCover(0.6, BROADLEAF_TREE, BROADLEAF_TREE),
    PlantClass.RIPARIAN_WOOD: PlantCover(0.7, WILLOW, BROADLEAF_TREE, 0.7),
    PlantClass.SWAMP: PlantCover(0.4, REED, WILLOW, 0.85),
    PlantClass.STEPPE: PlantCover(0.04, SHRUB, BROADLEAF_TREE, 0.8),
    PlantClass.DESERT: PlantCover(0.03, SHRUB, SHRUB),
    PlantClass.BEACH: PlantCover(0.1, GRASS, GRASS),
}


class PlantMap(NamedTuple):
    """Where the raster of classes lies, and how large its cells are on the ground."""

    x_min: float
    y_max: float
    dx: float
    dy: float
    cell_width: np.ndarray  # metres, for each row
    cell_height: np.ndarray


class PlantLattice(NamedTuple):
    """Squares of a candidate each, and what classes make of these."""

    side: float  # units of the map
    seed: int
    wanted: np.ndarray  # candidates per m² for each class
    radius: np.ndarray  # metres, half the least distance of two plants of each class
    least: float  # metres per unit of the map, where plants stand


class PlantPoints(NamedTuple):
    """Plants, one value each."""

    code: np.ndarray  # class
    xy: np.ndarray
    kind: list
    height: np.ndarray  # metres


class _Candidates(NamedTuple):
    """Candidates of a rectangle of squares; arrays have a row for each row of squares, from the south."""

    code: np.ndarray  # class, NO_PLANT where it takes none
    x: np.ndarray
    y: np.ndarray
    rank: np.ndarray


def densities(most: float) -> Values:
    """Return the plants per m² of each class, ``most`` being those per hectare of the densest."""
    return np.array([COVERS[code].density if code in COVERS else 0.0 for code in PlantClass]) * most / M2_PER_HA


def plant_lattice(most: float, metres_per_unit: float, seed: int) -> PlantLattice:
    """Return the `PlantLattice` for so many plants per hectare of the densest class."""
    dense = densities(most)
    with np.errstate(divide="ignore"):
        spacing = SPACING_OF_FEW + (SPACING_OF_ALL - SPACING_OF_FEW) * dense / dense.max()
        radius = np.where(dense > 0, spacing / 2 / np.sqrt(dense), 0.0)
    side = np.sqrt(KEPT / dense.max()) / metres_per_unit
    return PlantLattice(side, seed, dense / KEPT, radius, LEAST_SCALE * metres_per_unit)


def find_plants(run: Run, codes: AnyRaster, where: PlantMap, lattice: PlantLattice) -> Iterator[PlantPoints]:
    """Yield the `PlantPoints` on a raster of classes, from the south: by strips of a few rows of the lattice."""
    nrows, ncols = codes.shape
    low, high = (int(np.floor(y / lattice.side)) for y in (where.y_max - nrows * where.dy, where.y_max))
    strip = max(SQUARES_OF_STRIP // (int(ncols * where.dx / lattice.side) + 2), _rows_beside(where, lattice))
    for first in range(low, high + 1, strip):
        yield plants_of_rows(codes, where, lattice, first, min(first + strip, high + 1))
        run.report((first - low) / (high + 1 - low))
        run.check()


def _rows_beside(where, lattice):
    """Return how many rows of the lattice away two plants may be too near each other."""
    along = max(where.cell_height.min() / where.dy, lattice.least)  # metres per unit
    return int(2 * lattice.radius.max() / (along * lattice.side)) + 1


def plants_of_rows(codes: AnyRaster, where: PlantMap, lattice: PlantLattice, first: int, stop: int) -> PlantPoints:
    """Return the `PlantPoints` of rows of the lattice; others are looked at as far as they may be too near."""
    beside = _rows_beside(where, lattice)
    top = int(np.floor((where.y_max - (stop + beside) * lattice.side) / where.dy))
    bottom = int(np.floor((where.y_max - (first - beside) * lattice.side) / where.dy)) + 1
    top, bottom = max(top, 0), max(min(bottom, codes.shape[0]), 0)
    strip = np.ascontiguousarray(codes[top:bottom])
    grows = np.flatnonzero(np.isin(strip, np.flatnonzero(lattice.wanted)).any(axis=0))  # columns: all others have none
    west, east = (grows[0], grows[-1] + 1) if grows.size else (0, 0)
    left = int(np.floor((where.x_min + west * where.dx) / lattice.side))
    right = int(np.floor((where.x_min + east * where.dx) / lattice.side))
    count = stop - first + 2 * beside, right - left + 1
    none = np.full(count, NO_PLANT, np.int16)
    found = _Candidates(none, np.zeros(count), np.zeros(count), np.zeros(count, np.int64))
    if grows.size:
        _draw_candidates(strip, top, where, lattice, first - beside, left, found)
    stands = _first_of_neighbours(where, lattice, found, beside)
    return _grown(lattice, found, stands, first - beside, left)


@kernel
def _draw_candidates(codes, top, where: PlantMap, lattice: PlantLattice, first_row, first_col, found: _Candidates):
    """Write the candidates of squares from the first on; ``codes`` are the classes of rows from ``top`` on."""
    for down in range(found.code.shape[0]):
        for right in range(found.code.shape[1]):
            i, j = first_col + right, first_row + down
            x = (i + chance(scramble(lattice.seed, 0, 0), i, j)) * lattice.side
            y = (j + chance(scramble(lattice.seed, 1, 0), i, j)) * lattice.side
            row = int(np.floor((where.y_max - y) / where.dy)) - top
            col = int(np.floor((x - where.x_min) / where.dx))
            if not (0 <= row < codes.shape[0] and 0 <= col < codes.shape[1]):
                continue
            code = codes[row, col]
            across, along = where.cell_width[row + top] / where.dx, where.cell_height[row + top] / where.dy
            square = lattice.side * across * lattice.side * along
            taken = code < lattice.wanted.size and min(across, along) >= lattice.least
            if taken and chance(scramble(lattice.seed, 2, 0), i, j) < lattice.wanted[code] * square:
                found.code[down, right] = code
                found.x[down, right], found.y[down, right] = x, y
                found.rank[down, right] = scramble(scramble(lattice.seed, 3, 0), i, j)


@kernel
def _first_of_neighbours(where: PlantMap, lattice: PlantLattice, found: _Candidates, beside):
    """Return which candidates have none of a lower rank too near; not of so many rows that lie beside the others."""
    stands = np.zeros(found.code.shape, np.bool_)
    for down in range(beside, stands.shape[0] - beside):
        for right in range(stands.shape[1]):
            if found.code[down, right] != NO_PLANT:
                stands[down, right] = _is_first(down, right, where, lattice, found)
    return stands


@kernel
def _is_first(down, right, where: PlantMap, lattice: PlantLattice, found: _Candidates):
    """Tell whether no candidate of a lower rank is nearer than the radii of both; of the same rank, none before it."""
    row = int(np.floor((where.y_max - found.y[down, right]) / where.dy))
    across, along = where.cell_width[row] / where.dx, where.cell_height[row] / where.dy  # metres per unit
    own, rank = lattice.radius[found.code[down, right]], found.rank[down, right]
    far = own + lattice.radius.max()
    rows, cols = int(far / (along * lattice.side)) + 1, int(far / (across * lattice.side)) + 1
    for other in range(max(down - rows, 0), min(down + rows + 1, found.code.shape[0])):
        for beside in range(max(right - cols, 0), min(right + cols + 1, found.code.shape[1])):
            code = found.code[other, beside]
            if code == NO_PLANT or found.rank[other, beside] > rank or (other == down and beside == right):
                continue
            east = (found.x[other, beside] - found.x[down, right]) * across
            north = (found.y[other, beside] - found.y[down, right]) * along
            near = east * east + north * north < (own + lattice.radius[code]) ** 2
            if near and (found.rank[other, beside] < rank or (other, beside) < (down, right)):
                return False
    return True


def _grown(lattice, found, stands, first_row, first_col):
    """Return the candidates that stand as `PlantPoints`: their kinds and heights are drawn by their squares, too."""
    code, xy = found.code[stands], np.column_stack([found.x[stands], found.y[stands]])
    down, right = np.nonzero(stands)
    which, tall = np.empty((2, code.size))
    _draw_growth(lattice.seed, down + first_row, right + first_col, which, tall)
    covers = [COVERS[each] for each in code.tolist()]
    kinds = [cover.kind if share < cover.share else cover.other for cover, share in zip(covers, which.tolist())]
    height = np.array([kind.height for kind in kinds]) * (LEAST_GROWN + GROWN_SPAN * tall)
    return PlantPoints(code, xy, [kind.name for kind in kinds], height)


@kernel
def _draw_growth(seed, rows, cols, which, tall):
    """Write two random numbers for each square."""
    for index in range(rows.size):
        which[index] = chance(scramble(seed, 4, 0), cols[index], rows[index])
        tall[index] = chance(scramble(seed, 5, 0), cols[index], rows[index])
