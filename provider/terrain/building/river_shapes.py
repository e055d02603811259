"""How wide grown rivers are and how much they wind, over what is usual, as the fields of their layer tell."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest

from ....core.run.run import Run
from ...base.inputs import Inputs
from ...layers.feature_names import UNCHECKED
from ...numbers import told

SHAPE_FIELDS = ("discharge_m3s", "width_m", "rosgen", "sinuosity", "source")
ERODED = "eroded"  # rivers that were read from a raster, whose bends nobody knows
LEAST_WIDTH_SHARE, MOST_WIDTH, MOST_WINDING = 0.01, 100.0, 3.0  # what WIDTH and WINDING may be
SHAPE_MISS = 0.01  # by which these may miss what is usual


class RiverShape(NamedTuple):
    """What rivers are like, over what is usual."""

    width: float = 1.0
    winding: float = 1.0
    grown: bool = True  # or else somebody mapped them, with the mouths that they have


MAPPED = RiverShape(grown=False)


def drawn_shape(run: Run, inputs: Inputs, drawn) -> RiverShape:
    """Return the `RiverShape` of the rivers of RIVERS: the medians of what their fields say, if these are grown ones.

    ``drawn`` are the `IslandLines` of each island.
    """
    from ....core.island.rosgen import NAMES, WIDTH, usual_winding

    source = inputs.features("RIVERS")
    places = [source.fields().lookupField(name) for name in SHAPE_FIELDS]
    if min(places) < 0:
        return MAPPED
    request = QgsFeatureRequest()
    request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
    request.setSubsetOfAttributes(places)
    known = {each.id(): [each.attribute(place) for place in places] for each in source.getFeatures(request, UNCHECKED)}
    kinds = {name: place for place, name in enumerate(NAMES.tolist())}
    found, lines = [], []
    for each in drawn:
        for number, line in zip(each.ids, each.lines):
            flow, width, rosgen, sinuosity, made = known[number]
            if made == ERODED:
                return MAPPED
            if rosgen in kinds and all(isinstance(value, float) for value in (flow, width, sinuosity)) and flow > 0:
                found.append((width / (WIDTH * flow**0.5), kinds[rosgen], sinuosity))
                lines.append(line[:, :2])
    if not found:
        return MAPPED
    widths, kind, sinuosity = (np.array(column) for column in zip(*found))
    width = min(max(float(np.median(widths)), LEAST_WIDTH_SHARE), MOST_WIDTH)
    winding = min(max(usual_winding(lines, kind, sinuosity), 0.0), MOST_WINDING)
    if max(abs(width - 1.0), abs(winding - 1.0)) < SHAPE_MISS:
        return RiverShape()
    run.note("RIVERS are {} times as wide as usual and wind {} times as much", told(width, ".3g"), told(winding, ".3g"))
    return RiverShape(width, winding)
