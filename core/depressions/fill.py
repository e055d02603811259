"""The exact fill: every cell rises to the lowest level from which its water can still leave, and no further.

Each tile is reduced to its basins and passes, then to the basins that touch its rim. The tiles of a block are joined,
and reduced to the basins on the rim of the block; one small graph of the rims of all blocks gives the level at which
each of those drains; a last look at the tiles of a block raises the cells. Levels are heights of the raster itself,
only compared and never computed, so the result is the same whatever the tiles, blocks and threads.

The division of a raster into tiles that are joined by a graph of their rims follows Barnes (2016,
doi:10.1016/j.cageo.2016.07.001).
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ..arrays import Array, Codes, Heights, Mask, Values
from ..raster.domain import LAND, OUTLET, VOID
from ..raster.dtypes import native_type, working_type
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.raster import Computed, lazy
from ..raster.storage import cells_of, in_memory, in_place, placed, raster_of
from ..raster.tiles import TILE_SIDE, block_side, tile_rows, tiles_within
from ..run.run import Run
from .fill_report import FillReport, measure_raised
from .spill_graph import (
    Drains,
    RimGraph,
    counted_on,
    drains_through,
    graph_of_all,
    raise_cells,
    reduced_graph,
    rim_of_tile,
    without_rim,
)
from .tile_basins import LARGEST_TILE, OUTSIDE_BASIN, label_tile_basins

FILL_BYTES_PER_CELL = 3  # labels and the graph, beside the heights before and after


def fill(run: Run, z: Heights, domain: Codes, side: int = TILE_SIDE) -> tuple[Array, int]:
    """Return ``z`` with its depressions filled, and how many land cells have no way out and were left as they are.

    Parameters
    ----------
    z : raster of any real type; the values at voids do not matter
    domain : uint8 raster of the same shape, see `core.raster.domain`
    side : side of the tiles in cells, at most 510; changes nothing in the result
    """
    return fill_and_count(run, z, domain, None, side)[:2]


def fill_and_count(
    run: Run, z: Heights, domain: Codes, counted: Mask | None, side: int = TILE_SIDE, reuse: bool = False
) -> tuple[Values, int, int]:
    """Return what `fill` returns, and how many of the ``counted`` cells, a raster of bool, were raised: 0 without them.

    With ``reuse`` a raster in files, whose cells may be written twice, becomes the result itself.
    """
    filled, stranded, report = fill_and_measure(run, z, domain, counted, np.zeros(z.shape[0]), side, reuse)
    return filled, stranded, report.cells


def fill_and_measure(
    run: Run,
    z: Heights,
    domain: Codes,
    counted: Mask | None,
    cell_area: Values,
    side: int = TILE_SIDE,
    reuse: bool = False,
) -> tuple[Values, int, FillReport]:
    """Return what `fill` returns, and the `FillReport` of the ``counted`` cells, None for none.

    ``cell_area`` is that of a cell in each row, in m². ``reuse`` as in `fill_and_count`.
    """
    if not 1 <= side <= LARGEST_TILE:
        raise ValueError(f"the side of a tile must be between 1 and {LARGEST_TILE} cells, got {side}")
    given = z.dtype
    z, domain = raster_of(z, native_type(given)), raster_of(domain, np.uint8)
    counted = None if counted is None else raster_of(counted, np.bool_)
    rows = tile_rows(z.shape, block_side(z.shape, side))
    blocks = list(enumerate(block for row in rows for block in row))
    labels = run.empty(z.shape, np.uint16)
    filled = z if reuse and run.rewrites and not in_memory(z) else run.empty(z.shape, z.dtype)
    rims, inside, beyond = run.parts(), run.parts(), run.parts()  # by the number of the block
    with run.phase("Finding basins and passes", 0.75):
        run.map(partial(_reduce_block, z, domain, side, labels, rims, inside), blocks)
    with run.phase("Finding spill levels", 0.05):
        run.map(partial(_join_blocks, rims, beyond), [rows])
    with run.phase("Raising depressions", 0.2):
        work = partial(_raise_block, z, domain, counted, side, labels, filled, inside, beyond)

        def share_area(job):
            return *job, np.array(cell_area[job[1].top : job[1].bottom], np.float64)

        stranded, cells, volume, deepest = zip(*run.map(work, blocks, share_area))
    run.remove(labels)
    for parts in (rims, inside, beyond):
        parts.clear()
    report = FillReport(sum(cells), sum(volume), max(deepest))
    return filled if filled.dtype == given else filled.astype(given), sum(stranded), report


def fill_to_ends(run: Run, z: Heights, codes: Codes, side: int = TILE_SIDE) -> tuple[Values, int]:
    """Return heights, NaN where unknown, raised so that water can come to where directions end; and how many were.

    On ground that was filled before it was given these directions that is the surface that water runs over. A raster
    in files may become the result itself, as in `fill_and_count`.
    """
    domain = Computed(np.uint8, _domain_of_ends, codes, z).materialise(run)
    counted = (lazy(domain) != VOID).materialise(run)
    filled, _, raised = fill_and_count(run, z, domain, counted, side, reuse=True)
    for raster in (domain, counted):
        run.remove(raster)
    return filled, raised


def _domain_of_ends(codes, z):
    """Return the domain of rows in which water leaves where directions end."""
    domain = np.where(codes == ENDS, OUTLET, LAND).astype(np.uint8)
    domain[(codes == NO_DIRECTION) | np.isnan(z)] = VOID
    return domain


def _reduce_block(z, domain, side, labels, rims, inside, job):
    """Label the basins of the tiles of a block; keep its `RimGraph`, and the `Drains` of all that lie inside."""
    number, block = job
    rows = tiles_within(block, side)
    parts, drains = zip(*(_reduce_tile(z, domain, labels, tile) for row in rows for tile in row))
    basins, first = graph_of_all(rows, parts)
    rims[number], beyond = reduced_graph(basins)
    anchors = [counted_on(own.anchor, begin) for own, begin in zip(drains, first)]
    own = Drains(np.concatenate(anchors), np.concatenate([each.level for each in drains]))
    begin = np.cumsum([0] + [each.level.size for each in drains])
    inside[number] = *drains_through(own, beyond), begin


def _reduce_tile(z, domain, labels, tile):
    """Label the basins of a tile; return its `RimGraph` and their `Drains`."""
    heights = np.empty((tile.shape[0] + 2, tile.shape[1] + 2), working_type(z.dtype))
    heights[1:-1, 1:-1] = z[tile.window]
    kinds = cells_of(domain, tile)
    own, count, a, b, height = label_tile_basins(heights, kinds)
    labels[tile.window] = own
    return reduced_graph(RimGraph(*rim_of_tile(heights, kinds, own), a, b, height, count))


def _join_blocks(rims, beyond, rows):
    """Solve the graph of the rims of all blocks; keep for each of them the `Drains` of the basins on its rim."""
    parts = [RimGraph(*rims[number]) for number in range(len(rows) * len(rows[0]))]
    basins, first = graph_of_all(rows, parts)
    _, (anchor, level) = reduced_graph(without_rim(basins))
    for number, (begin, end) in enumerate(zip(first, first[1:])):
        own = np.append(OUTSIDE_BASIN, np.arange(begin, end) + 1)
        beyond[number] = anchor[own], level[own]


def _raise_block(z, domain, counted, side, labels, filled, inside, beyond, job):
    """Raise the cells of a block to the levels of their basins; return how many have no way out, and a `FillReport`.

    That is of the cells ``counted``, where these are given.
    """
    number, block, area = job
    anchor, level, begin = inside[number]
    levels = drains_through(Drains(anchor, level), Drains(*beyond[number])).level
    lost, heights = np.isposinf(levels), _as_heights(levels, z.dtype)
    rows, stranded, reports = tiles_within(block, side), 0, [FillReport(0, 0.0, 0.0)]
    for row, first in zip(rows, begin[:-1].reshape(len(rows), -1)):
        strip = block._replace(top=row[0].top, bottom=row[0].bottom)
        given, basins = in_place(z, strip), in_place(labels, strip)
        with placed(filled, strip, anew=True) as held:
            raise_cells(given, basins, heights, first, held, strip.shape, side)
            if counted is not None:
                own = area[strip.top - block.top : strip.bottom - block.top]
                reports.append(measure_raised(given, held, in_place(counted, strip), own, strip.shape[1]))
        for tile, start in zip(row if lost.any() else (), first):
            stranded += np.count_nonzero(lost[start:][labels[tile.window]] & (domain[tile.window] == LAND))
    cells, volume, deepest = zip(*reports)
    return stranded, sum(cells), sum(volume), max(deepest)


def _as_heights(levels, dtype):
    """Return levels in the type of the raster; a basin without a way out gets one that raises nothing."""
    levels = np.where(np.isposinf(levels), -np.inf, levels) + 0.0  # of the two zeros always the same
    return (np.maximum(levels, np.iinfo(dtype).min) if dtype.kind in "iu" else levels).astype(dtype)
