"""What a map knows of the water of a DEM: its lakes, and the culverts and bridges through its dams."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.arrays import Array
from ...core.raster.raster import AnyRaster
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..layers.feature_names import listed
from ..layers.raster_reading import RasterSource
from ..layers.vector_reading import LINES, POINTS, read_features
from ..numbers import told
from .lakes import burn_lakes

MAP_WATER_BYTES_PER_CELL = 28  # heights again, lakes, which cells those are, and ways to their outlets
WATER_REACH = 50.0  # metres to which the ends of a crossing are looked for that is given as a point


def map_water_parameters() -> list:
    """Return the parameters for what a map knows of the water of a DEM."""
    return [
        p.polygons(
            "LAKE_POLYGONS",
            "Lakes of a map",
            "Each becomes level, as low as the lowest ground of its shore, and its water leaves in one place. Cells "
            "without data stand at that level, too. ‘Lakes’ finds the level surfaces of a DEM.",
        ),
        p.features(
            "CROSSINGS",
            "Culverts and bridges",
            "Lines through dams, from the ground on one side to that on the other, or points on them, for which the "
            f"lowest ground within {WATER_REACH:g} m on both sides is taken. The DEM is cut there and nowhere else, so "
            "that water runs through; what is left of depressions is for DEPRESSIONS to say.",
            ("point", "line"),
        ),
    ]


def has_map_waters(inputs: Inputs) -> bool:
    """Tell whether lakes or crossings of a map are given."""
    return any(inputs.knows(name) and inputs.has(name) for name in ("LAKE_POLYGONS", "CROSSINGS"))


def read_map_lakes(run: Run, inputs: Inputs, source: RasterSource, z, land, mask=None) -> tuple | None:
    """Return heights with the lakes of LAKE_POLYGONS level, the number of that of each cell, and how many there are.

    ``land`` are cells with known heights that are no sea; lakes beyond the ``mask`` are left out. None without lakes.
    """
    from ...core.depressions.map_lakes import level_lakes
    from ...core.raster.raster import full, lazy

    features = inputs.features("LAKE_POLYGONS") if inputs.knows("LAKE_POLYGONS") else None
    if features is None:
        return None
    lakes, ids = burn_lakes(run, features, source, inputs.context)
    if mask is not None:
        lakes = lazy(lakes).where(mask, 0).astype(np.int32).materialise(run, over=lakes)
    z, wet = level_lakes(run, z, land, lakes, ids.size - 1)
    lakes = lazy(lakes).where(wet, 0).astype(np.int32).materialise(run, over=lakes)
    cells = lazy(wet).count(run)
    run.note("Lakes of ‘{}’: {} cells, level as the lowest of their shores", features.sourceName(), told(cells))
    if not cells:
        run.warn("LAKE_POLYGONS: no cell of ‘{}’ has its centre in a lake of ‘{}’.", source.name, features.sourceName())
        lakes = full(z.shape, 0, np.int32).materialise(run)
    return z, lakes, ids.size - 1


def cut_crossings(run: Run, inputs: Inputs, source: RasterSource, z, known: Array) -> AnyRaster:
    """Return heights with the ground cut along CROSSINGS; as they are where none are given."""
    from ...core.depressions.crossings import SHORTEST_WAY, cells_along, cut_through, way_through

    features = inputs.features("CROSSINGS") if inputs.knows("CROSSINGS") else None
    if features is None:
        return z
    of_points = QgsWkbTypes.geometryType(features.wkbType()) == QgsWkbTypes.GeometryType.PointGeometry
    width, height, _ = source.cells_on_ground(run)
    ways, without = [], []
    for feature in read_features(run, features, POINTS if of_points else LINES, source.crs, inputs.context):
        for part in feature.geometry().constParts():
            x, y = np.transpose([(vertex.x(), vertex.y()) for vertex in part.vertices()])
            cols, rows = source.columns_at(x), (source.y_max - y) / source.dy
            way = np.empty(0, np.int64)
            if not of_points:
                way = cells_along(cols, rows, z.shape)
            elif (cell := int(source.cells_at(x, y)[0])) >= 0:
                row, col = divmod(cell, z.shape[1])
                reach = max(2, round(WATER_REACH / height[row])), max(2, round(WATER_REACH / width[row]))
                way = way_through(z, known, row, col, reach)
            if way.size < SHORTEST_WAY:
                without.append(feature.id())
            else:
                ways.append(way)
    z, cuts = cut_through(run, z, known, ways)
    run.note(
        "Crossings: {}, {} cells cut, by {} at most (unit of the heights)",
        told(len(ways)), told(cuts.cells), told(cuts.deepest, "g")
    )
    if without:
        run.warn("CROSSINGS: nothing to cut through at {}: they lie beyond the data, or in one cell.", listed(without))
    return z
