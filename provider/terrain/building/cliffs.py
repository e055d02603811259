"""How high the cliffs of each coast are: one number for all, or what the features of the coast say."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsProperty

from ....core.run.run import Run
from ...base.inputs import Inputs
from ...errors import refusal
from ...islands.coasts import Archipelago, rings_of
from ...islands.on_islands import boxes_meet, boxes_of, islands_of
from ...islands.shorelines import is_lines
from ...layers.feature_names import FeatureNames
from ...layers.line_vertices import part_vertices
from ...layers.vector_reading import LINES, POLYGONS, read_features
from ...numbers import told
from ..rendering.parameters import HIGHEST_CLIFF

CLIFF_SAMPLES = 256  # of the field of an island, along its longer side
NEAR_COAST = 1.0  # metres from a shore: what lies so near to it is of it


def read_cliffs(run: Run, inputs: Inputs, archipelago: Archipelago) -> tuple[tuple, ...]:
    """Return how high the cliffs of each island of a coast are, as CLIFFS says.

    That is the greatest height in metres, and where the polygons or the lines that an island consists of have several,
    a field of the share of it that the stretch of each has, else None.
    """
    given = inputs.value("CLIFFS")
    if not isinstance(given, QgsProperty):
        return ((inputs.number("CLIFFS") or 0.0, None),) * len(archipelago.islands)
    source, context = inputs.features("COASTLINE"), inputs.context.expressionContext()
    if source is None:
        raise refusal("CLIFFS: a field or an expression needs a COASTLINE. Give a number.")
    kind = LINES if is_lines(source) else POLYGONS
    names, boxes = FeatureNames(source), boxes_of(archipelago.islands)
    context.setFields(source.fields())
    found = [[] for _ in archipelago.islands]
    for feature in read_features(run, source, kind, archipelago.crs, inputs.context):
        context.setFeature(feature)
        height, known = given.valueAsDouble(context, 0.0)
        if known and not 0 <= height <= HIGHEST_CLIFF:
            raise refusal(
                "CLIFFS: {} has {} m. Give it a height from 0 to {} m.",
                names.of([feature.id()]), told(height, "g"), told(HIGHEST_CLIFF, "g")
            )
        for part in feature.geometry().asGeometryCollection():
            if kind == LINES:
                line = part_vertices(part.constGet())[:, :2]
                for index in np.flatnonzero(boxes_meet(line, boxes, archipelago.turn)).tolist():
                    if archipelago.islands[index].distance(archipelago.islands[index].to_local(line)) < NEAR_COAST:
                        found[index].append((height, [line]))
                continue
            inside = part.pointOnSurface().asPoint()
            place = np.array([[inside.x(), inside.y()]])
            for index, _ in islands_of(place, archipelago, archipelago.islands, boxes, NEAR_COAST):
                found[index].append((height, rings_of(part)))
    return tuple(_of_island(run, island, parts, kind) for island, parts in zip(archipelago.islands, found))


def _of_island(run, island, parts, kind):
    """Return the greatest height of the parts of an island, and the field of their shares of it if they differ."""
    from scipy.ndimage import distance_transform_edt

    from ....core.plane.land import contained, shores
    from ....core.plane.types import Field, Land

    heights = {height for height, _ in parts}
    greatest = max(heights, default=0.0)
    if len(heights) < 2:
        return greatest, None
    low, high = island.land.rings[0].min(axis=0), island.land.rings[0].max(axis=0)
    cell = float((high - low).max()) / CLIFF_SAMPLES
    ncols, nrows = (int(np.ceil(size / cell)) + 1 for size in high - low)
    row, col = np.indices((nrows, ncols))
    places = low + cell * np.column_stack([col.ravel(), row.ravel()])
    share = np.full(nrows * ncols, np.nan)
    for height, rings in parts:
        run.check()
        local = tuple(island.to_local(ring) for ring in rings)
        if kind == LINES:
            on = np.rint((np.concatenate([_dense(line, cell) for line in local]) - low) / cell).astype(np.int64)
            on = np.clip(on, 0, [ncols - 1, nrows - 1]) @ [1, ncols]
        else:
            on = contained(shores(Land(local)), places)
        share[on] = height / greatest
    share = share.reshape(nrows, ncols)
    nearest = distance_transform_edt(np.isnan(share), return_distances=False, return_indices=True)
    return greatest, Field(share[tuple(nearest)], float(low[0]), float(low[1]), cell, 0.0)


def _dense(line, step):
    """Return places along a line, no farther apart than a step."""
    lengths = np.append(0.0, np.cumsum(np.sqrt(np.sum(np.diff(line, axis=0) ** 2, axis=1))))
    along = np.linspace(0.0, lengths[-1], int(lengths[-1] / step) + 2)
    return np.column_stack([np.interp(along, lengths, line[:, axis]) for axis in (0, 1)])
