"""Lakes between layers and arrays: outlines and the points where they spill as features, polygons as cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from qgis.core import QgsProcessingContext, QgsProcessingFeatureSource, QgsRectangle

from ...core.choices import M2_PER_KM2
from ...core.raster.storage import STORED_AT_A_TIME
from ...core.raster.tiles import row_bands
from ..layers.burning import burn_shapes
from ..layers.ids import labelled, number_of
from ..layers.vector_reading import POLYGONS, read_features
from ..layers.wkb import point_wkb
from ..numbers import told

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.depressions.lakes import LakeForest
    from ...core.raster.grid import Grid
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from ..layers.raster_reading import RasterSource

CELLS_LEAST = 10  # a lake of fewer is noise on most maps
LEAST_LAKE_DEPTH = 0.1  # metres
SHARE_LEAST = 1e-5  # of the land: smaller than a dot where the whole map is looked at


def automatic_area(grid: Grid) -> float:
    """Return the least area of a lake that is worth drawing, in square metres."""
    bands = row_bands(grid.valid.shape, STORED_AT_A_TIME)
    cells = np.concatenate([np.count_nonzero(grid.valid[rows], axis=1) for rows in bands])
    land = float(np.sum(cells * grid.cell_area))
    return max(CELLS_LEAST * land / cells.sum(), SHARE_LEAST * land)


def standing_lakes(run: Run, routing, is_filled: bool) -> LakeForest:
    """Return the lakes worth drawing that stand in a DEM when all its depressions are full.

    ``is_filled`` tells whether the routing has filled them already.
    """
    from ...core.depressions.fill import fill
    from ...core.depressions.lakes import find_lakes

    dem, grid, filled = routing.dem, routing.dem.grid, routing.surface
    with run.phase("Filling", 0.3):
        if not is_filled:
            filled, _ = fill(run.on(dem.storage), grid.z, dem.domain)
    area, depth = automatic_area(grid), LEAST_LAKE_DEPTH / dem.metres
    with run.phase("Finding lakes", 0.4):
        return find_lakes(run.on(dem.storage), grid.z, filled, dem.domain, grid.valid, grid.cell_area, area, depth)


def _parents(lakes):
    return [parent + 1 if parent >= 0 else None for parent in lakes.parent.tolist()]


def lake_rows(run: Run, lakes: LakeForest, source: RasterSource, metres: float) -> Iterator:
    """Yield the lakes as polygons with the values of LAKES, a parent before its children; ``metres`` a unit of height.

    A lake without an outlet, -1, has no place of it.
    """
    from ...core.depressions.lake_outlines import trace_lakes

    columns = (
        lakes.level * metres,
        lakes.area / M2_PER_KM2,
        lakes.volume * metres,
        lakes.depth * metres,
        lakes.volume / lakes.area * metres,
        *source.centres(np.maximum(lakes.outlet, 0)),
    )
    columns = [column.tolist() for column in columns]
    spills = (lakes.outlet >= 0).tolist()
    parents = _parents(lakes)
    for lake, wkb in trace_lakes(run, lakes, source.x_min, source.y_max, source.dx, source.dy):
        *values, x, y = (column[lake] for column in columns)
        yield wkb, (lake + 1, *values, *((x, y) if spills[lake] else (None, None)), parents[lake])


def spill_features(
    lakes: LakeForest, source: RasterSource, metres: float, numbers: list[int] | None = None
) -> Iterator:
    """Yield the outlets of the lakes as points with the fields SPILL_POINTS; lakes are numbered from 1 if not given."""
    levels = (lakes.level * metres).tolist()
    numbers = range(1, len(levels) + 1) if numbers is None else numbers
    for number, x, y, level, parent in zip(numbers, *source.centres(lakes.outlet), levels, _parents(lakes)):
        yield point_wkb(x, y), (number, level, parent)


class LakeZones(NamedTuple):
    """Lakes that rivers run through: the number of that of each cell, 1, 2, … or 0, and what is known by number."""

    cells: np.ndarray
    alone: np.ndarray  # the lake that one counts as: itself or, where it is nested, the one that it lies in
    ids: np.ndarray  # what it is called
    part: np.ndarray  # whether rivers are cut at its shore


def read_lake_zones(run: Run, inputs: Inputs, raster: RasterSource) -> LakeZones | None:
    """Return the `LakeZones` of LAKES, at all of which rivers are cut; None without any."""
    lakes = inputs.features("LAKES")
    if lakes is None:
        return None
    cells, ids = burn_lakes(run, lakes, raster, inputs.context)
    bands = row_bands(cells.shape, STORED_AT_A_TIME)
    sizes = sum(np.bincount(cells[rows].ravel(), minlength=ids.size) for rows in bands)[1:]
    if sizes.any():
        least = sizes[sizes > 0].min()
        run.note(
            "Rivers are cut at the shores of {} lakes, of {} cells or more",
            told(np.count_nonzero(sizes)), told(least)
        )
    return LakeZones(cells, np.arange(ids.size), ids, np.ones(ids.size, bool))


def standing_zones(lakes: LakeForest, least=None) -> LakeZones:
    """Return the `LakeZones` of a `LakeForest`, in which what is nested belongs to the lake that stands alone.

    Rivers are cut at the shores of lakes with at least so many square metres, and of none where nothing is told.
    """
    roots = np.flatnonzero(lakes.parent < 0)
    of_lake = np.searchsorted(roots, np.arange(lakes.parent.size), "right") - 1
    part = np.zeros(lakes.area.size, bool) if least is None else lakes.area >= least
    return LakeZones(lakes.cells, np.append(0, roots[of_lake] + 1), np.arange(part.size + 1), np.append(False, part))


def burn_lakes(
    run: Run, source: QgsProcessingFeatureSource, raster: RasterSource, context: QgsProcessingContext
) -> tuple[Array, Array]:
    """Return in which lake of ``source`` the centre of each cell of a raster lies, 1, 2, … or 0, and the id of each.

    Of nested lakes the inner one counts. The first id has no meaning.
    """
    within = QgsRectangle(*raster.bounds)
    found = [
        (feature.geometry(), number_of(source, feature))
        for feature in read_features(run, source, POLYGONS, raster.crs, context, within)
    ]
    labels, ids = labelled([number for _, number in found])
    shapes = [(shape, label) for (shape, _), label in zip(found, labels.tolist())]
    shapes.sort(key=lambda shape: -shape[0].area())
    return burn_shapes(run, shapes, raster, np.int32), ids
