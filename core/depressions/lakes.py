"""Lakes: what stands in each depression after the fill, and the depressions nested in it.

Cells that the fill has raised and that touch stand at one level: they are one lake, and different lakes never touch.
So lakes are found as connected cells, those that are too small are dropped at once, and the cells of the others,
ordered by lake and height, are flooded lake by lake (`core.depressions.hierarchy`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Codes, Heights, Mask, Values
from ..ponds.nested import LeastPond, choose_ponds, shallow_levels
from ..ponds.tree import ALONE, PondTree
from ..raster.components import label_components
from ..raster.domain import VOID
from ..raster.dtypes import working_type
from ..raster.raster import lazy
from ..raster.storage import raster_of, updated
from ..raster.tiles import TILE_SIDE, cells_on_raster, cells_within
from ..run.run import Run
from ..run.threads import map_tiles
from .hierarchy import (
    FLOOD_COUNT,
    SPILL_SLACK,
    FloodedLakes,
    flood_lakes,
    lake_jobs,
    room_in_lakes,
    soon_done,
    write_ground,
    write_numbers,
)
from .lake_groups import found_lakes, in_groups, lake_groups, ordered_cells, renumbered_lakes
from .lake_outlets import outlets_of_lakes

LAKES_BYTES_PER_CELL = 20  # a map of lakes, and the cells of lakes in order where these cover a third of the land
PARENT = 5  # of the columns of `LakeForest`


class LakeForest(NamedTuple):
    """Lakes and the depressions nested in them, each followed at once by what lies in it.

    Heights are in the unit of the raster, areas in square metres, volumes in that unit times square metres. ``outlet``
    is a cell, ``row * ncols + col``; ``parent`` is an index of these arrays, -1 for a lake that stands alone. ``cells``
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


def find_lakes(
    run: Run,
    z: Heights,
    filled: Heights,
    domain: Codes,
    counted: Mask,
    row_area: Values,
    min_area: float = 0.0,
    min_depth: float = 0.0,
    side: int = TILE_SIDE,
) -> LakeForest:  # fmt: skip
    """Return the `LakeForest` of a filled DEM.

    Parameters
    ----------
    z, filled : heights before and after the exact fill
    domain : uint8 raster, see `core.raster.domain`
    counted : cells that areas, volumes and depths are made of; others only join
    row_area : area of a cell in each row, in square metres
    min_area, min_depth : smaller or shallower lakes are left out, nested or not
    """
    limits, cells, heights = LeastPond(min_area, min_depth), run.parts(), run.parts()
    rasters = z, filled, domain, counted
    forest, _ = _forest_of(run, rasters, row_area, limits, (cells, heights), side, None)
    for parts in (cells, heights):
        parts.clear()
    return forest


def find_lake_cells(
    run: Run,
    z: Heights,
    filled: Heights,
    domain: Codes,
    counted: Mask,
    row_area: Values,
    limits: LeastPond,
    ground: Heights,
) -> tuple[LakeForest, Cells, Values]:
    """Return the `LakeForest` of `find_lakes`, the cells of its lakes by lake that stands alone and height, and these.

    Cells that do not count are among them. In ``ground``, a copy of ``filled``, the lakes are emptied but for what
    is too small to be one. All lie in memory.
    """
    parts = {}, {}
    rasters = z, filled, domain, counted
    forest, groups = _forest_of(run, rasters, row_area, limits, parts, TILE_SIDE, ground)
    none = np.empty(0, np.int32), np.empty(0, working_type(z.dtype))
    cells, heights = (
        np.concatenate([nothing, *(part[group.number] for group in groups)]) for part, nothing in zip(parts, none)
    )
    return forest, cells, heights


def _forest_of(run, rasters, row_area, limits, parts, side, ground):
    """Return the `LakeForest` of `find_lake_cells`, and its lakes in groups, whose cells and heights go into parts."""
    z, filled, domain, counted = rasters
    limits = LeastPond(limits.area * SPILL_SLACK, limits.depth * SPILL_SLACK)
    with run.phase("Finding lakes", 0.3):
        raised = ((lazy(filled) > z) & (lazy(domain) != VOID)).materialise(run)
        labels, count = label_components(run, raised, side)
        run.remove(raised)
        del raised
    counted, domain = raster_of(counted, np.bool_), raster_of(domain, np.uint8)
    row_area = np.asarray(row_area, np.float64)
    with run.phase("Measuring lakes", 0.1):
        found = found_lakes(run, labels, count, z, filled, counted, row_area)
        chosen = (found.area >= limits.area) & (found.area > 0) & (found.surface - found.lowest >= limits.depth)
        number = np.where(chosen, np.cumsum(chosen), 0).astype(np.int32)
        size, surface = found.size[chosen], found.surface[chosen]
        del found
    with run.phase("Ordering the cells of lakes", 0.2):
        labels = renumbered_lakes(run, labels, number)
        groups = lake_groups(run.quietly(), labels, np.arange(size.size + 1, dtype=np.int32), size)
        for group in in_groups(run, groups):
            parts[0][group.number], parts[1][group.number] = ordered_cells(run.quietly(), labels, group, z)
    with run.phase("Finding outlets", 0.1):
        outlet = outlets_of_lakes(run, filled, domain, labels, groups, parts[0])
    with run.phase("Raising the water", 0.3):
        facts = surface, outlet, counted, row_area
        return _nested(run, labels, groups, parts, facts, limits, ground), groups


def _nested(run, labels, groups, parts, facts, limits, ground):
    """Return the lakes with what is nested in them; ``labels`` becomes their raster."""
    columns, before = [], 0
    for group in in_groups(run, groups):
        with updated(labels, group.tile.window) as water:
            cells, heights = (part[group.number] for part in parts)
            if water.size < labels.size:
                cells = cells_within(cells, group.tile, labels.shape[1])
            own_ground = None if ground is None else ground[group.tile.window].reshape(-1)
            kept = _flooded(
                run.quietly(), group, labels.shape[1], water.reshape(-1), cells, heights, own_ground, facts, limits,
                before,
            )  # fmt: skip
        columns += kept
        before += sum(own[0].size for own in kept)
    if not groups:
        whole, real = np.empty(0, np.int64), np.empty(0)
        return LakeForest(real, real, real, real, whole, whole, whole, labels)
    return LakeForest(*(np.concatenate(column) for column in zip(*columns)), labels)


def _flooded(run, group, ncols, flat, cells, heights, ground, facts, limits, before):
    """Return the `LakeForest` columns of a group, job by job; ``flat`` is the tile of its lakes, and becomes these.

    The ``cells`` are counted in that tile, of a raster ``ncols`` wide; ``before`` is how many lakes come before.
    """
    surface, outlet, counted, row_area = facts
    surface, outlet = surface[group.begin : group.end], outlet[group.begin : group.end]
    counted, row_area = counted[group.tile.window].reshape(-1), row_area[group.tile.top : group.tile.bottom]
    first, jobs = group.first, lake_jobs(group.first)

    def flood(job):
        begin, end = job
        part = slice(first[begin], first[end])
        starts = first[begin : end + 1] - part.start
        ponds = room_in_lakes(starts[-1], end - begin)
        lakes = FloodedLakes(cells[part], heights[part], starts, surface[begin:end], counted, row_area)
        state = np.array([0, 0, 1, 0])
        for start, stop in soon_done(run, first, job):
            flat[cells[start:stop]] = 0
        for _, stop in soon_done(run, first, job):
            stop -= part.start
            flood_lakes(state, stop, lakes, flat, ponds)
        number, around, shallow, columns = _keep(
            ponds, state[FLOOD_COUNT], limits, surface[begin:end], outlet[begin:end], group.tile, ncols
        )
        for start, stop in soon_done(run, first, job):
            if ground is not None:
                write_ground(cells, heights, start, stop, flat, shallow, ground)
            write_numbers(cells, start, stop, flat, number, around)
        return columns

    kept = map_tiles(run, flood, jobs)
    before = np.cumsum([before] + [columns[0].size for columns in kept])

    def number_on(index):
        for start, stop in soon_done(run, first, jobs[index]):
            own = cells[start:stop]
            flat[own] = np.where(counted[own], flat[own] + before[index], 0)
        parent = kept[index][PARENT]
        parent[parent >= 0] += before[index]

    map_tiles(run, number_on, range(len(jobs)))
    return kept


def _keep(ponds, count, limits, surface, outlet, tile, ncols):
    """Return the number of each pond of a job, the kept pond around it, its level as ground, and `LakeForest` columns.

    These are of the ponds that are kept. Sills are counted in a tile.
    """
    tree = PondTree(*(column[:count] for column in ponds.tree))
    lowest, area, missing = (column[:count] for column in ponds[1:])
    number, around, inside = choose_ponds(tree, lowest, area, limits)
    kept = np.flatnonzero(number >= 0)
    kept = kept[np.argsort(number[kept])]
    alone = tree.parent[kept] == ALONE
    lake = np.cumsum(alone) - 1
    level, area = tree.level[kept], area[kept]
    columns = [
        level,
        area,
        np.maximum(missing[kept] - (surface[lake] - level) * area, 0.0),
        level - lowest[kept],
        np.where(alone, outlet[lake], cells_on_raster(tree.sill_from[kept], tile, ncols)),
        np.where(alone, -1, number[around[tree.parent[kept]]]),
        inside[kept] - 1,
    ]
    return number, around, shallow_levels(tree, number, inside), columns
