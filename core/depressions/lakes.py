"""Lakes: what stands in each depression after the fill, and the depressions nested in it.

Cells that the fill has raised and that touch stand at one level: they are one lake, and different lakes never touch.
So lakes are found as connected cells, those that are too small are dropped at once, and the cells of the others,
ordered by lake and height, are flooded lake by lake (`core.depressions.hierarchy`).
"""

from typing import NamedTuple

import numpy as np

from ..machine.jit import kernel
from ..machine.sorting import order_by_height, taken
from ..raster.components import SIDE, label_components
from ..raster.domain import VOID
from ..raster.dtypes import working_type
from ..raster.tiles import map_tiles, row_bands
from ..run.progress import Progress, Silent
from .hierarchy import (
    SLACK,
    FloodedLakes,
    Ponds,
    choose_ponds,
    flood_lakes,
    lake_jobs,
    ponds_of,
    shallow_levels,
    soon_done,
    write_ground,
    write_numbers,
)
from .lake_outlets import outlets_of_lakes

BYTES_PER_CELL = 20  # a map of lakes, and the cells of lakes in order where these cover a third of the land
BAND_CELLS = 1 << 20
PARENT = 5  # of the columns of `LakeForest`


class LakeForest(NamedTuple):
    """Lakes and the depressions nested in them, each followed at once by what lies in it.

    Heights are in the unit of the raster, areas in square metres, volumes in that unit times square metres. ``outlet``
    is a cell, ``row * ncols + col``; ``parent`` is a place in these arrays, -1 for a lake that stands alone. ``cells``
    is a raster of the innermost lake of each cell, counted from 1; 0 is dry or does not count. All of lake ``n`` are
    the cells with numbers ``n + 1`` to ``n + 1 + inside[n]``.
    """

    level: np.ndarray
    area: np.ndarray
    volume: np.ndarray
    depth: np.ndarray
    outlet: np.ndarray
    parent: np.ndarray
    inside: np.ndarray
    cells: np.ndarray


class _Found(NamedTuple):
    """Lakes as found: cells of all, and, of those that count, area; surface and lowest cell."""

    size: np.ndarray
    area: np.ndarray
    surface: np.ndarray
    lowest: np.ndarray


@kernel
def _measure(labels, z, filled, counted, row_area, size, area, surface, lowest):
    """Add a band of rows to the facts of lakes."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if lake == 0:
                continue
            size[lake] += 1
            surface[lake] = filled[row, col]
            if counted[row, col]:
                area[lake] += row_area[row]
                lowest[lake] = min(lowest[lake], z[row, col])


@kernel
def _gather(labels, number, z, first_cell, cells, heights, lakes, place):
    """Write cells, heights and lakes of a band from ``place`` on, renumber its labels, return the next place."""
    for row in range(labels.shape[0]):
        for col in range(labels.shape[1]):
            lake = labels[row, col]
            if lake == 0:
                continue
            lake = number[lake]
            labels[row, col] = lake
            if lake > 0:
                cells[place] = first_cell + row * labels.shape[1] + col
                heights[place] = z[row, col]
                lakes[place] = lake - 1
                place += 1
    return place


def find_lakes(
    z, filled, domain, counted, row_area, min_area=0.0, min_depth=0.0, threads=None, side=SIDE, progress=None
):
    """Return the `LakeForest` of a filled DEM.

    Parameters
    ----------
    z, filled : heights before and after the exact fill
    domain : uint8 array, see `core.raster.domain`
    counted : cells that areas, volumes and depths are made of; others only join
    row_area : area of a cell in each row, in square metres
    min_area, min_depth : smaller or shallower lakes are left out, nested or not
    """
    limits = min_area, min_depth
    return find_lake_cells(z, filled, domain, counted, row_area, *limits, threads, side, progress)[0]


def find_lake_cells(
    z, filled, domain, counted, row_area, min_area=0.0, min_depth=0.0, threads=None, side=SIDE, progress=None,
    ground=None,
):  # fmt: skip
    """Return the `LakeForest` of `find_lakes`, the cells of its lakes by lake that stands alone and height, and these.

    Cells that do not count are among them. In ``ground``, a copy of ``filled``, the lakes are emptied but for what
    is too small to be one.
    """
    progress = progress or Progress()
    with progress.phase("Finding lakes", 0.3):
        labels, count = label_components((filled > z) & (domain != VOID), threads, side, progress)
    counted = np.require(counted, np.bool_, ["C", "W"])
    domain = np.require(domain, np.uint8, ["C", "W"])
    row_area = np.asarray(row_area, np.float64)
    with progress.phase("Measuring lakes", 0.1):
        found = _facts(labels, count, z, filled, counted, row_area, progress)
    chosen = (found.area >= min_area * SLACK) & (found.area > 0) & (found.surface - found.lowest >= min_depth * SLACK)
    with progress.phase("Ordering the cells of lakes", 0.2):
        cells, heights, first = _ordered_cells(labels, chosen, found.size, z, progress)
    with progress.phase("Finding outlets", 0.1):
        outlet = outlets_of_lakes(filled, domain, labels, cells, first, threads, progress)
    with progress.phase("Raising the water", 0.3):
        surface = found.surface[chosen]
        limits = min_area * SLACK, min_depth * SLACK
        lakes = cells, heights, first, surface, outlet
        forest = _nested(labels, *lakes, counted, row_area, limits, ground, threads, progress)
    return forest, cells, heights


def _bands(shape, progress):
    """Yield slices of some rows each."""
    for band in row_bands(shape, BAND_CELLS):
        progress.check()
        yield band
        progress.report(band.stop / shape[0])


def _facts(labels, count, z, filled, counted, row_area, progress):
    dtype = working_type(z.dtype)
    facts = _Found(np.zeros(count + 1, np.int64), *np.zeros((2, count + 1)), np.full(count + 1, np.inf))
    for band in _bands(z.shape, progress):
        heights, levels = (np.require(values[band], dtype, ["C", "W"]) for values in (z, filled))
        _measure(
            labels[band], heights, levels, counted[band], row_area[band],
            facts.size, facts.area, facts.surface, facts.lowest,
        )  # fmt: skip
    return facts


def _ordered_cells(labels, chosen, size, z, progress):
    """Return the cells of the chosen lakes by lake and height, their heights, and where each lake begins.

    ``labels`` becomes the raster of chosen lakes, numbered anew.
    """
    dtype = working_type(z.dtype)
    number = np.where(chosen, np.cumsum(chosen), 0).astype(labels.dtype)
    first = np.concatenate([[0], np.cumsum(size[chosen])])
    cells = np.empty(first[-1], np.int32 if z.size < 2**31 else np.int64)
    heights = np.empty(first[-1], dtype)
    lakes = np.empty(first[-1], np.int32)
    place = 0
    for band in _bands(z.shape, progress):
        here = np.require(z[band], dtype, ["C", "W"])
        place = _gather(labels[band], number, here, band.start * z.shape[1], cells, heights, lakes, place)
    order = order_by_height(heights, lakes, first[:-1], progress)
    return taken(cells, order, progress), taken(heights, order, progress), first


def _nested(labels, cells, heights, first, surface, outlet, counted, row_area, limits, ground, threads, progress):
    """Return the lakes with what is nested in them; ``labels`` becomes their raster."""
    flat, counted = labels.reshape(-1), counted.reshape(-1)
    jobs = lake_jobs(first)

    def flood(job):
        begin, end = job
        part = slice(first[begin], first[end])
        starts = first[begin : end + 1] - part.start
        ponds = ponds_of(starts[-1], end - begin)
        lakes = FloodedLakes(cells[part], heights[part], starts, surface[begin:end], counted, row_area)
        state = np.array([0, 0, 1, 0])
        for start, stop in soon_done(first, job, progress):
            flat[cells[start:stop]] = 0
        for _, stop in soon_done(first, job, progress):
            stop -= part.start
            flood_lakes(state, stop, lakes, flat, ponds)
        number, around, shallow, columns = _keep(ponds, state[2], limits, surface[begin:end], outlet[begin:end])
        for start, stop in soon_done(first, job, progress):
            if ground is not None:
                write_ground(cells, heights, start, stop, flat, shallow, ground.reshape(-1))
            write_numbers(cells, start, stop, flat, number, around)
        return columns

    if not jobs:
        whole, real = np.empty(0, np.int64), np.empty(0)
        return LakeForest(real, real, real, real, whole, whole, whole, labels)
    kept = map_tiles(flood, jobs, threads, progress)
    before = np.cumsum([0] + [columns[0].size for columns in kept])

    def number_on(place):
        for start, stop in soon_done(first, jobs[place], progress):
            own = cells[start:stop]
            flat[own] = np.where(counted[own], flat[own] + before[place], 0)
        parent = kept[place][PARENT]
        parent[parent >= 0] += before[place]

    map_tiles(number_on, range(len(jobs)), threads, Silent(progress))
    return LakeForest(*(np.concatenate(columns) for columns in zip(*kept)), labels)


def _keep(ponds, count, limits, surface, outlet):
    """Return the number of each pond of a job, the kept pond around it, its level as ground, and `LakeForest` columns.

    These are of the ponds that are kept.
    """
    ponds = Ponds(*(column[:count] for column in ponds))
    number, around, inside = choose_ponds(ponds.parent, ponds.bottom, ponds.level, ponds.lowest, ponds.area, *limits)
    kept = np.flatnonzero(number >= 0)
    kept = kept[np.argsort(number[kept])]
    alone = ponds.parent[kept] < 0
    lake = np.cumsum(alone) - 1
    level, area = ponds.level[kept], ponds.area[kept]
    columns = [
        level,
        area,
        np.maximum(ponds.missing[kept] - (surface[lake] - level) * area, 0.0),
        level - ponds.lowest[kept],
        np.where(alone, outlet[lake], ponds.sill[kept]),
        np.where(alone, -1, number[around[ponds.parent[kept]]]),
        inside[kept] - 1,
    ]
    return number, around, shallow_levels(ponds.parent, ponds.level, number, inside), columns
