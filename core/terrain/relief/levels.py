"""Cells of one size over a whole island: what is land, the cells of its rivers, and what varies with the place.

All cells lie on the plane of the island. Levels of the same island have the same corner, so that one cell of a level
holds four of the next.
"""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import NamedTuple

import numpy as np

from ...arrays import Array, Shape
from ...machine.exponential import exp
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...machine.noise import add_fractal_noise, scramble
from ...plane.fields import field_at, field_samples
from ...plane.types import Field, Land
from ...raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from ...raster.tiles import TILE_CELLS, row_bands
from ...run.run import Run
from ...run.threads import map_tiles
from ..courses.beds import find_beds
from ..courses.bends import drawn
from ..frames import cells_are_land, land_mask, shores_on_grid
from ..types import SHORTEST_WAVE, Courses, Window
from .springs import MOST_LOWERED

LEVELS = (8, 4, 2, 1)  # times larger cells, from the coarsest on
CELLS_PER_EDGE = 40  # of the finest level, on the length of an edge
MOST_LEVEL_CELLS = 4_000_000  # of the finest level: 680 MB by LEVEL_BYTES_PER_CELL
MOST_SHOWN_CELLS = 12_000_000  # likewise where somebody asks for finer ones: 2 GB
LEVEL_BYTES_PER_CELL = 170  # of the ground while it is solved for
DIRECTION_OF = np.full((3, 3), NO_DIRECTION, np.uint8)  # by the row and the column of a neighbour
DIRECTION_OF[np.add(ROW_OFFSETS, 1), np.add(COLUMN_OFFSETS, 1)] = np.arange(8)
BANK_REACH = 2  # cells beside a river that are its banks


class Noise(IntEnum):
    """The kinds of noise in a relief, each of which has a seed of its own."""

    ROUGH = 9
    ROCK = 21
    STEEPNESS = 31
    JITTER = 41
    GLACIAL = 51
    VOLCANIC = 52


class RiverCells(NamedTuple):
    """The cells that courses run through, each after the one that it flows to."""

    cell: np.ndarray  # int64: row · columns + column
    below: np.ndarray  # int64: the element that it flows to, -1 into the sea
    code: np.ndarray  # uint8: the direction of that
    course: np.ndarray  # int64
    z: np.ndarray  # float64: the height of the course there
    near_spring: np.ndarray  # bool: on the upper part of a course that begins a river, which may be taken away


class BankCells(NamedTuple):
    """The cells beside rivers."""

    cell: np.ndarray  # int64: row · columns + column
    element: np.ndarray  # int32: the element of `RiverCells` that is nearest


class CellLevel(NamedTuple):
    """An island on cells of one size."""

    cell: float
    land: np.ndarray  # bool (nrows, ncols); none on the rim
    rivers: RiverCells
    river: np.ndarray  # int32 (nrows, ncols): the element of a cell in `rivers`, -1 elsewhere
    banks: BankCells
    held: np.ndarray | None = None  # bool: cells that keep their heights, and that no water crosses


def usual_ground_cell(land: Land, edge: float, shown: float | None = None) -> float:
    """Return the size in metres of the cells on which the ground is solved for if nobody says another one.

    They are no larger than cells of a size that are to be ``shown``, as far as that is not too much: between larger
    ones what is found tile by tile would fill in, without the rivers that large valleys make of it.
    """
    area = np.prod(land.rings[0].max(axis=0) - land.rings[0].min(axis=0))
    usual = max(edge / CELLS_PER_EDGE, np.sqrt(area / MOST_LEVEL_CELLS))
    return float(usual if shown is None else min(usual, max(shown, np.sqrt(area / MOST_SHOWN_CELLS))))


def plane_window(land: Land, cell: float) -> Window:
    """Return the `Window` of all land on square cells of the plane; its sides are multiples of the largest level."""
    most = LEVELS[0]
    low = np.floor(land.rings[0].min(axis=0) / cell) - most
    high = np.ceil(land.rings[0].max(axis=0) / cell) + most
    ncols, nrows = (-(-(high - low) // most) * most).astype(int)
    return square_cells(low[0] * cell, (low[1] + nrows) * cell, int(nrows), int(ncols), float(cell))


def square_cells(west: float, north: float, nrows: int, ncols: int, cell: float) -> Window:
    """Return the `Window` of square cells on a plane, from its north-western corner on."""

    def to_plane(places):
        return np.column_stack([west + places[:, 0] * cell, north - places[:, 1] * cell])

    def to_grid(xy):
        return np.column_stack([(xy[:, 0] - west) / cell, (north - xy[:, 1]) / cell])

    return Window(0, 0, nrows, ncols, cell, to_plane, to_grid)


def window_of(field: Field) -> Window:
    """Return the `Window` whose cells have the samples of a `Field` in their middles."""
    nrows, ncols = field.values.shape
    half = field.cell / 2
    return square_cells(field.x0 - half, field.y0 - half + nrows * field.cell, nrows, ncols, field.cell)


def coarser_window(window: Window, size: int) -> Window:
    """Return a window of the same ground on cells so many times larger."""
    west, north = window.to_plane(np.zeros((1, 2)))[0]
    return square_cells(west, north, window.nrows // size, window.ncols // size, window.cell * size)


def find_level(run: Run, land: Land, courses: Courses, window: Window) -> CellLevel:
    """Return the `CellLevel` of an island on the cells of a window. To be called from the main thread."""
    shores = shores_on_grid(land, window)
    mask = land_mask(shores, window.cells) != 0
    for rim in (mask[0], mask[-1], mask[:, 0], mask[:, -1]):
        rim[:] = False
    river = np.full(mask.shape, -1, np.int32)
    if not courses.cell.size:
        none = np.empty(0, np.int64)
        rivers = RiverCells(none, none, none.astype(np.uint8), none, np.empty(0), none.astype(bool))
        return CellLevel(window.cell, mask, rivers, river, BankCells(none, none.astype(np.int32)))
    on_land = partial(cells_are_land, shores)
    beds = find_beds(run.quietly(), drawn(courses, window.cell), window, on_land)
    code = np.full(beds.z.size, ENDS, np.uint8)
    on = np.flatnonzero(beds.below >= 0)
    down, right = (place[beds.below[on]] - place[on] for place in (beds.row, beds.col))
    code[on] = DIRECTION_OF[down + 1, right + 1]
    river[beds.row, beds.col] = np.arange(beds.z.size)
    near_spring = _near_springs(beds.course, beds.below)
    cells = RiverCells(beds.row * window.ncols + beds.col, beds.below, code, beds.course, beds.z, near_spring)
    return CellLevel(window.cell, mask, cells, river, _bank_cells(mask, river, cells.cell))


def _near_springs(course, below):
    """Return which elements lie on the upper part of a course that begins a river, which may be taken away."""
    count = np.bincount(course)
    fed = np.zeros(count.size, bool)
    into = course[below]
    fed[into[(below >= 0) & (into != course)]] = True
    order = np.argsort(course, kind="stable")  # of each course from its end up
    place = np.empty(order.size, np.int64)
    place[order] = np.arange(order.size) - np.repeat(np.cumsum(count) - count, count)
    return ~fed[course] & (place >= (1.0 - MOST_LOWERED) * count[course])


def _bank_cells(land, river, cells):
    """Return the `BankCells` of rivers that run through some cells."""
    beside = np.full(land.shape, -1, np.int32)
    _find_banks(land, river, cells, np.full(land.shape, 2 * BANK_REACH * BANK_REACH + 1, np.uint8), beside)
    found = np.flatnonzero(beside >= 0)
    return BankCells(found, beside.reshape(-1)[found])


@kernel
def _find_banks(land, river, cells, away, beside):
    """Write for land beside rivers the nearest element; of those equally near the one farthest down."""
    ncols = land.shape[1]
    for element in range(cells.size - 1, -1, -1):
        row, col = cells[element] // ncols, cells[element] % ncols
        for r in range(max(row - BANK_REACH, 0), min(row + BANK_REACH + 1, land.shape[0])):
            for c in range(max(col - BANK_REACH, 0), min(col + BANK_REACH + 1, ncols)):
                square = (r - row) * (r - row) + (c - col) * (c - col)
                if land[r, c] and not is_there(river[r, c]) and square <= away[r, c]:
                    away[r, c] = square
                    beside[r, c] = element


def waves(
    run: Run,
    shape: Shape,
    cell: float,
    wavelength: float,
    octaves: int,
    gain: float,
    strength: float,
    seed: int,
    exponential: bool = False,
) -> Array:
    """Return noise on a level, or e to the power of it; ``wavelength`` is that of the first octave, in metres."""
    out = np.zeros(shape)
    step = cell / max(wavelength, SHORTEST_WAVE * cell)

    def work(band):
        add_fractal_noise(out[band], band.start, step, step, octaves, gain, strength, seed)
        if exponential:
            _exp_all(out[band])

    map_tiles(run.quietly(), work, row_bands(shape, TILE_CELLS))
    return out


@kernel
def _exp_all(values):
    for row in range(values.shape[0]):
        for col in range(values.shape[1]):
            values[row, col] = exp(values[row, col])


def sampled(run: Run, field: Field, window: Window) -> Array:
    """Return a `Field` at the middles of the cells of a window on the plane."""
    out = np.empty((window.nrows, window.ncols))
    west, north = window.to_plane(np.zeros((1, 2)))[0]
    samples = field_samples(field)

    def work(band):
        _sample_rows(samples, west, north, window.cell, band.start, out[band])

    map_tiles(run.quietly(), work, row_bands(out.shape, TILE_CELLS))
    return out


@kernel
def _sample_rows(field, west, north, cell, top, out):
    for row in range(out.shape[0]):
        for col in range(out.shape[1]):
            out[row, col] = field_at(field, west + (col + 0.5) * cell, north - (top + row + 0.5) * cell)


def named_seed(seed: int, name: Noise, level: int = 0) -> int:
    """Return the seed of one of several kinds of noise."""
    return int(scramble(int(seed) & 0xFFFFFFFF, int(name), level))
