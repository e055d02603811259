"""How high the cliffs of each island are: one number for all, or what the features of the coast say."""

import numpy as np
from qgis.core import QgsProperty

from ..errors import UserError
from ..islands.on_islands import boxes_of, islands_of
from ..layers.feature_names import FeatureNames
from ..layers.vector_reading import POLYGONS, read_features
from .parameters import HIGHEST_CLIFF


def read_cliffs(inputs, archipelago, progress):
    """Return the height of the cliffs of each island of a coast in metres, as CLIFFS says."""
    given = inputs.value("CLIFFS")
    if not isinstance(given, QgsProperty):
        return (inputs.number("CLIFFS") or 0.0,) * len(archipelago.islands)
    source, context = inputs.features("COASTLINE"), inputs.context.expressionContext()
    names, boxes = FeatureNames(source), boxes_of(archipelago.islands)
    context.setFields(source.fields())
    heights, largest = [0.0] * len(archipelago.islands), [0.0] * len(archipelago.islands)
    for feature in read_features(source, POLYGONS, archipelago.crs, inputs.context, progress):
        context.setFeature(feature)
        height, known = given.valueAsDouble(context, 0.0)
        if known and not 0 <= height <= HIGHEST_CLIFF:
            raise UserError(
                f"CLIFFS: {names.of([feature.id()])} has {height:g} m. Give it a height from 0 to {HIGHEST_CLIFF:g} m."
            )
        for part in feature.geometry().asGeometryCollection():
            area, inside = part.area(), part.pointOnSurface().asPoint()
            place = np.array([[inside.x(), inside.y()]])
            for index, _ in islands_of(place, archipelago, archipelago.islands, boxes, 1.0):
                if area > largest[index]:
                    heights[index], largest[index] = height, area
    return tuple(heights)
