"""The ground between its own cells: its balance goes on there, so that valleys have smaller ones, down to their heads.

On tiles of cells that are two, four or eight times finer water runs, ground rises and hillslopes creep as they do where
the ground is solved for (`relief.balance`), around rivers, lakes and shores that stay. Each tile begins with the spline
of the ground, and goes on from cells twice as large, where there are some: valleys of all sizes join. What rises
follows from how steep that is, and is steered until means over some of its cells are as high as they were. How far
hillslopes reach differs from place to place: else all valleys would lie equally far apart. Beds of rock resist by
turns (`rock_beds`): else all hillsides would be planes that valleys side by side cut into.

A tile follows from the model and its own number alone, and has margins, in which it is thrown away. Where two meet,
weights that are a function of the place lead from one to the other. So any window has the same heights, bit for bit.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights, Mask
from ...machine.exponential import exp
from ...machine.jit import kernel
from ...machine.noise import LOUDNESS, fractal_noise
from ...machine.resampling import blurred
from ...plane.splines import spline_at
from ...plane.types import Field
from ...run.run import Run
from ...run.threads import map_tiles
from ..courses.beds import find_beds
from ..courses.bends import drawn
from ..frames import ShoresOnGrid, cells_are_land, land_mask, shores_on_grid
from ..ground.spline_heights import add_spline, smoothed, spline_samples
from ..relief.balance import ReliefLaw, find_flow, limit_slopes, sweep
from ..relief.levels import (
    BANK_REACH,
    BankCells,
    CellLevel,
    Noise,
    RiverCells,
    named_seed,
    sampled,
    square_cells,
    window_of,
)
from ..relief.routing import route_level
from ..relief.solving import JITTER, hillslope_unit
from ..types import SHORTEST_WAVE, GridCells, Model, Window
from .lake_beds import LakeShores, depths_of_lakes, lakes_beside
from .rock_beds import write_resistance

MOST_FINER = 8  # times finer cells: the law has no channels on much smaller ones
FINER_FROM = 1.4  # times larger than those of a raster are cells of the ground between which there is more to show
TILE_CORE = 48  # cells of the ground in a tile without margins: larger ones take more memory, smaller ones more time
TILES_MEET = 3  # cells of the ground to each side of where two tiles meet, over which one leads to the other
TILE_MARGIN = 12  # cells of the ground around a tile: valleys beyond it change little in it
KNOWN_AROUND = 2  # cells of the ground that are known around what is needed: cells of rasters reach so far, and splines
FINER_ROUNDS, FINER_SWEEPS = 3, 5  # on each size: fewer than for the ground, as rivers and mean heights are known
EVERY_SIZE = 100  # number of the noise that cells of all sizes share; times as many, of theirs
FINER_FRESH = 0.05  # cells, of noise that finer ground begins with where it rises by one over three or more
FRESH_FROM = 1.0 / 3.0
ROUNDER_BY, ROUNDER_WAVE = 1.25, 600.0  # by how much creep varies (logarithm), metres as usual
FINER_LIMIT, LIMIT_BY, LIMIT_WAVE = 0.9, 0.45, 300.0  # the limit of hillslopes, likewise; drawn, as those before
LEAST_RESISTING = 0.7  # of rock for its slope: were that of soft beds much less, summits of such would be too low
STEEPEST_BED = 1.3  # slope of the hardest at most
FIRST_RISING = 0.3  # of what keeps slopes of debris as steep as the ground: how fast that rises at first; most is none
MEANS_OVER = 2  # cells of the ground over which means are to be as high as they were
LOW_GROUND = 3.0  # metres above rivers and shores that means do not see
MOST_SLOWED, MOST_HASTENED = 0.3, 2.5  # times faster that ground rises than in the round before
LIFTED = 1.2  # times higher at most that ground is made at once for that
FINER_BYTES_PER_CELL = 40  # of a raster that has half as many: all of them, and by tiles with where they meet others
LEAST_ROOM = 1e-3  # metres below the top, lest nothing is divided by
TILE_UNIT = 2.0**-16  # metres: heights of tiles are multiples, so that their sums do not depend on the order


class FinerGround(NamedTuple):
    """What finer ground is made from, and the tiles that were made last."""

    ground: Field  # samples of its spline
    window: Window  # of finer cells
    times: int
    shores: ShoresOnGrid  # on the grid of these
    river: np.ndarray  # int64 (n, 2): row and column of the cells of rivers, by rows
    bed: np.ndarray  # float64 (n,): their heights
    lakes: tuple[LakeShores, ...]
    rolling: Field | None
    slope: Field | None  # that hillslopes keep at most; None: as usual
    unit: float  # how long hillslopes are, times the usual length
    seed: int
    land: np.ndarray  # bool, cells of the ground: land, and what is near it
    tiles: dict  # heights over the ground of tiles that are known, by row and column
    coarser: FinerGround | None  # on cells twice as large, from which this goes on; None: from the ground

    @property
    def law(self) -> ReliefLaw:
        """How ground wears away: what rises is found anew, so nothing is said of what rivers carry."""
        return ReliefLaw().scaled(self.unit)._replace(sediment=0.0)


class FinerHeights(NamedTuple):
    """How much higher finer ground is on a rectangle of its cells, as samples of a spline."""

    values: np.ndarray  # float64 (nrows, ncols), from north to south
    place: np.ndarray  # float64 (4): west and north of all finer cells, their size, and what outside holds: nothing
    top: int
    left: int


def finer_times(ground_cell: float, cell: float) -> int:
    """Return how many times finer cells are on which the ground goes on for a raster: 1 where it shows none."""
    times = 1
    while times < MOST_FINER and ground_cell >= FINER_FROM * times * cell:
        times *= 2
    return times


def prepare_finer(run: Run, model: Model, land: Mask, lakes: tuple[LakeShores, ...], cell: float) -> FinerGround | None:
    """Return the `FinerGround` for rasters with such cells, None if they show none. To be called from the main thread.

    ``land`` are cells of the ground, from north to south.
    """
    ground = model.ground
    if ground is None:
        return None
    land, finer = near(land, KNOWN_AROUND), None
    times, most = 2, finer_times(ground.cell, cell)
    while times <= most:
        finer = _goes_on(run, model, land, lakes, times, finer)
        times *= 2
    return finer


def _goes_on(run, model, land, lakes, times, coarser):
    """Return the `FinerGround` on cells so many times finer."""
    ground, coarse = model.ground, window_of(model.ground)
    west, north = coarse.to_plane(np.zeros((1, 2)))[0]
    window = square_cells(west, north, coarse.nrows * times, coarse.ncols * times, ground.cell / times)
    shores = shores_on_grid(model.land, window)
    beds = find_beds(run, drawn(model.courses, window.cell), window, partial(cells_are_land, shores))
    order = np.argsort(beds.row, kind="stable")
    river = np.column_stack([beds.row, beds.col])[order]
    unit = hillslope_unit(model.edge, ground.cell)
    return FinerGround(
        ground, window, times, shores, river, beds.z[order], lakes, rolling=model.rolling, slope=model.slope, unit=unit,
        seed=model.seed, land=land, tiles={}, coarser=coarser,
    )  # fmt: skip


def near(cells: Mask, reach: int) -> Mask:
    """Return which cells lie no farther than ``reach`` rows and columns from some."""
    from scipy import ndimage

    return ndimage.maximum_filter(cells, 2 * reach + 1)


def finer_heights(run: Run, finer: FinerGround | None, labels: Array, wanted: Array) -> FinerHeights | None:
    """Return the `FinerHeights` of land with wanted ``labels``: of cells of the ground, from north to south.

    None of the sea, and where ground is no finer.
    """
    if finer is None:
        return None
    row, col = np.nonzero(near(wanted[labels] > 0, KNOWN_AROUND) & finer.land)
    if not row.size:
        return None
    tiles = _tiles_at(row, col)
    for tile in finer.tiles.keys() - tiles:
        del finer.tiles[tile]
    new = sorted(tiles - finer.tiles.keys())
    alone = run.quietly(threads=1)
    finer.tiles.update(zip(new, map_tiles(run, lambda tile: _tile_heights(alone, finer, tile), new)))
    times = finer.times
    top, left = int(row.min() - 1) * times, int(col.min() - 1) * times
    box = GridCells(top, left, int(row.max() + 2) * times - top, int(col.max() + 2) * times - left)
    values = np.zeros((box.nrows, box.ncols))
    for tile, heights in finer.tiles.items():
        part = _around(tile, TILES_MEET, times)
        shared = part.common(box)
        if shared:
            values[shared.within(box)] += heights[shared.within(part)]
    west, north = finer.window.to_plane(np.zeros((1, 2)))[0]
    return FinerHeights(values, np.array([west, north, finer.window.cell, 0.0]), top, left)


def cells_of_tiles(needed: Mask, land: Mask) -> Mask:
    """Return which cells of the ground finer ground follows from where it is needed, all from north to south."""
    cells, whole = np.zeros(needed.shape, bool), GridCells(0, 0, *needed.shape)
    for tile in _tiles_at(*np.nonzero(near(needed, KNOWN_AROUND) & near(land, KNOWN_AROUND))):
        part = _around(tile, TILE_MARGIN + KNOWN_AROUND, 1).common(whole)
        cells[part.within(whole)] = True
    return cells


def _tiles_at(row, col):
    """Return the tiles, with where they meet others, in which some cells of the ground lie, by row and column."""
    reach = np.array([-TILES_MEET, TILES_MEET])
    rows, cols = (np.add.outer(reach, at) // TILE_CORE + 1 for at in (row, col))
    found = np.zeros((rows.max(initial=0) + 1, cols.max(initial=0) + 1), bool)
    for down in rows:
        for right in cols:
            found[down, right] = True
    return set(map(tuple, (np.argwhere(found) - 1).tolist()))


def add_finer(heights: FinerHeights | None, x: Array, y: Array, strength: float, top: float, out: Heights) -> None:
    """Add so much of finer ground, where there is one, to heights of places (2-D); NaN stay.

    It adds the less the nearer these are to the ``top``, the highest land, and never as much as would be higher: ridges
    rise above the means over them. What somebody has raised above it stands by itself.
    """
    if heights is not None:
        _add_finer(heights.values, heights.place, heights.top, heights.left, x, y, strength, top, out)


@kernel
def _add_finer(values, place, first, left, x, y, strength, top, out):
    unit = np.array([0.0, 0.0, 1.0, 0.0])
    for row in range(out.shape[0]):
        for col in range(out.shape[1]):
            if not np.isnan(out[row, col]):
                right = (x[row, col] - place[0]) / place[2] - 0.5
                down = (place[1] - y[row, col]) / place[2] - 0.5
                more = strength * spline_at(values, unit, right - left, down - first)[0]
                share = more / max(abs(top - out[row, col]), LEAST_ROOM)
                out[row, col] += more / np.sqrt(1.0 + share * share)


def _around(tile, margin, times):
    """Return the finer cells of a tile with so many cells of the ground around it."""
    side = (TILE_CORE + 2 * margin) * times
    return GridCells((tile[0] * TILE_CORE - margin) * times, (tile[1] * TILE_CORE - margin) * times, side, side)


def _tile_heights(run, finer, tile):
    """Return samples of how much higher finer ground is in a tile, and around it where it meets others, by weight."""
    samples = _tile_samples(run, finer, tile)
    part = _around(tile, TILES_MEET, finer.times)
    weight = _weights(finer.times)
    inside = part.within(_around(tile, TILE_MARGIN, finer.times))
    return np.round(samples[inside] * (weight[:, np.newaxis] * weight / TILE_UNIT)) * TILE_UNIT


def _tile_samples(run, finer, tile):
    """Return samples of how much higher finer ground is in a tile with its margins."""
    run.check()
    cells = _around(tile, TILE_MARGIN, finer.times)
    place = square_cells(*_corner(finer, cells), cells.nrows, cells.ncols, finer.window.cell)
    base = _spline_on(finer.ground, place)
    free, held, bed = _held_ground(finer, cells, place, base)
    samples = np.zeros(base.shape)
    if free.any():
        begin = base.copy()
        if finer.coarser is not None:
            known, corner = _around(tile, TILE_MARGIN, finer.coarser.times), finer.window.to_plane(np.zeros((1, 2)))[0]
            at = np.array([*corner, finer.coarser.window.cell, 0.0])
            _add_finer(
                _tile_samples(run, finer.coarser, tile), at, known.top, known.left, *_places(place), 1.0, np.inf, begin
            )
        z = _balanced(run, finer, cells, place, base, begin, free, held)
        samples = spline_samples(np.where(free | bed, 0.5 * (z + smoothed(z)) - base, 0.0))
    return samples


def _corner(finer, cells):
    """Return west and north of some finer cells."""
    return finer.window.to_plane(np.array([[float(cells.left), float(cells.top)]]))[0].tolist()


def _weights(times):
    """Return how much a tile counts along one side of it: with its neighbours 1 everywhere."""
    side, reach = TILE_CORE * times, TILES_MEET * times
    at = np.arange(-reach, side + reach) + 0.5
    share = np.clip((np.minimum(at, side - at) + reach) / (2.0 * reach), 0.0, 1.0)
    return share * share * (3.0 - 2.0 * share)


def _spline_on(field, place):
    """Return the spline of a field at the middles of the cells of a window on the plane."""
    x, y = _places(place)
    heights = np.zeros(x.shape)
    add_spline(field, x, y, heights)
    return heights


def _places(place):
    """Return x and y of the middles of the cells of a window on the plane."""
    west, north = place.to_plane(np.zeros((1, 2)))[0]
    x, y = west + (np.arange(place.ncols) + 0.5) * place.cell, north - (np.arange(place.nrows) + 0.5) * place.cell
    x, y = np.broadcast_arrays(x, y[:, np.newaxis])
    return np.ascontiguousarray(x), np.ascontiguousarray(y)


def _held_ground(finer, cells, place, base):
    """Return which cells of a tile are free, heights that all others keep, and which of these are beds of rivers."""
    free, held = land_mask(finer.shores, cells) != 0, np.maximum(base, 0.0)
    x, y = _places(place)
    if finer.lakes:
        boxes = np.array([lake.box for lake in finer.lakes])
        beside = lakes_beside(finer.lakes, boxes, x, y, place.cell)
        free &= depths_of_lakes(beside, x, y, place.cell, held) < 0.0
    first, last = np.searchsorted(finer.river[:, 0], [cells.top, cells.top + cells.nrows])
    row, col = (finer.river[first:last] - [cells.top, cells.left]).T
    inside = (col >= 0) & (col < cells.ncols)
    row, col = row[inside], col[inside]
    held[row, col] = finer.bed[first:last][inside]
    bed = np.zeros(free.shape, bool)
    bed[row, col] = free[row, col]
    free &= ~bed
    free[[0, -1]], free[:, [0, -1]] = False, False
    return free, held, bed


def _balanced(run, finer, cells, place, base, begin, free, held):
    """Return the heights of a tile that is in balance where it is free; ``base`` is the spline of the ground."""
    from scipy import ndimage

    cell, over = place.cell, MEANS_OVER * finer.times
    steep = np.hypot(*np.gradient(base, cell))
    fresh, jitter, rolling, limit = _noises(run, finer, cells, place)
    if finer.slope is not None:  # but for banks: steep rivers would lose them
        limit = np.where(near(~free, BANK_REACH), limit, np.minimum(limit, sampled(run, finer.slope, place)))
    z = begin + FINER_FRESH * cell * fresh * np.minimum(steep / FRESH_FROM, 1.0)
    z = np.where(free, np.maximum(z, 0.0), held)
    foot = blurred(ndimage.minimum_filter(base, 2 * over + 1, mode="nearest"), over)
    wished = np.maximum(blurred(base, over) - foot, 0.0) + LOW_GROUND
    law = finer.law
    uplift = FIRST_RISING * law.debris_stream * blurred(steep, over)
    level, resists = _level_of(free, cell), np.empty(z.shape)
    for number in range(FINER_ROUNDS):
        run.check()
        z, codes = route_level(run, level, z, jitter)
        write_resistance(z, cells.top, cells.left, cell, named_seed(finer.seed, Noise.ROCK), resists)
        steepest = np.minimum(limit * np.sqrt(np.maximum(resists, LEAST_RESISTING)), STEEPEST_BED)
        flow = find_flow(run, level, codes, np.where(free, uplift * resists, 0.0), z, law, steepest, rolling)
        sweep(run, level, z, flow, law, steepest, np.empty(0), FINER_SWEEPS)
        if number < FINER_ROUNDS - 1:
            there = np.maximum(blurred(z, over) - foot, 0.0) + LOW_GROUND
            step = np.clip(wished / there, MOST_SLOWED, MOST_HASTENED)
            uplift *= step
            lifted = z + (np.minimum(step, LIFTED) - 1.0) * np.maximum(z - foot, 0.0)
            z = np.where(free, lifted, z)
    if finer.slope is not None:
        limit_slopes(z, free, limit, cell)
    return z


def _level_of(free, cell):
    """Return the `CellLevel` of a tile: water that leaves its free cells is gone."""
    none, numbers = np.empty(0, np.int64), np.empty(0)
    rivers = RiverCells(none, none, none.astype(np.uint8), none, numbers, none.astype(bool))
    return CellLevel(cell, free, rivers, np.full(free.shape, -1, np.int32), BankCells(none, none.astype(np.int32)))


def _noises(run, finer, cells, place):
    """Return the noise that ground begins with, that shakes it, creep over what is usual, and the limit of slopes."""
    cell, shape = place.cell, (cells.nrows, cells.ncols)

    def noise(kind, number, wave, octaves, gain, strength):
        out, own = np.empty(shape), named_seed(finer.seed, kind, number)
        strength /= LOUDNESS
        _write_noise(out, cells.top, cells.left, cell / max(wave, SHORTEST_WAVE * cell), octaves, gain, strength, own)
        return out

    number = EVERY_SIZE * finer.times
    fresh = noise(Noise.ROUGH, number, 3.0 * cell, 2, 0.6, 1.0)
    jitter = noise(Noise.JITTER, number, 0.0, 2, 0.7, JITTER)
    rolling = noise(Noise.ROCK, EVERY_SIZE, ROUNDER_WAVE * finer.unit, 3, 0.6, ROUNDER_BY)
    steeper = noise(Noise.STEEPNESS, EVERY_SIZE, LIMIT_WAVE * finer.unit, 3, 0.6, LIMIT_BY)
    _exp_all(rolling)
    _exp_all(steeper)
    if finer.rolling is not None:
        rolling *= sampled(run, finer.rolling, place)
    return fresh, jitter, rolling.astype(np.float32), FINER_LIMIT * steeper


@kernel
def _write_noise(out, top, left, step, octaves, gain, strength, seed):
    for row in range(out.shape[0]):
        for col in range(out.shape[1]):
            x, y = (left + col + 0.5) * step, (top + row + 0.5) * step
            out[row, col] = strength * fractal_noise(x, y, octaves, gain, seed)


@kernel
def _exp_all(values):
    for row in range(values.shape[0]):
        for col in range(values.shape[1]):
            values[row, col] = exp(values[row, col])
