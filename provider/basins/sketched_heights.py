"""Heights that somebody sketched, as a raster or as lines and polygons, on the triangles of a mesh."""

from __future__ import annotations

import numpy as np

from ...core.run.run import Run
from ..errors import refusal
from ..islands.maps import IslandCells
from ..islands.on_islands import sampled_at
from ..islands.painted import chosen_field, painted_reach, read_painted
from ..numbers import told

FIELDS = ("height", "elevation", "z", "z_m")  # that are taken without being asked for
SKETCH_LAYER, HEIGHT_FIELD = "HEIGHT_SKETCH", "HEIGHT_FIELD"
PAINTED_AROUND = 0.5  # of the highest sketched place: the height of land far from the sea where nothing is sketched
LEAST_HEIGHT = 1e-3  # metres


def read_sketched_heights(run: Run, inputs, archipelago, made) -> tuple:
    """Return the heights in metres of triangles, and which of them are sea; None and none without a sketch."""
    middles = made.mesh.xy[made.mesh.corners].mean(axis=1)
    if not inputs.has(SKETCH_LAYER):
        return None, np.zeros(len(middles), bool)
    from ...core.island.peak import factor_to_peak

    if inputs.raster(SKETCH_LAYER) is not None:
        heights = _of_raster(run, inputs, archipelago, made, middles)
    else:
        heights = _of_features(run, inputs, archipelago, middles)
    water = ~(heights > 0)
    title = archipelago.name
    if water.all():
        raise refusal(
            "{}: no place of ‘{}’ has a height above 0: all of it would be sea. Sketch land.", SKETCH_LAYER, title
        )
    peak, highest = inputs.number("PEAK"), float(np.max(heights[~water]))
    factor = factor_to_peak(highest, highest if peak is None else peak)
    wet = int(np.count_nonzero(water))
    run.note("{}: heights up to {} m, {} triangles of sea", SKETCH_LAYER, told(factor * highest, ",.4g"), told(wet))
    return np.where(water, 0.0, np.maximum(factor * heights, LEAST_HEIGHT)), water


def _of_raster(run, inputs, archipelago, made, middles):
    raster = inputs.raster(SKETCH_LAYER)
    values, valid = raster.read(run, 1)
    places = made.plane.to_map(middles)
    heights = sampled_at(raster, values, valid, places, archipelago.crs, inputs)
    if not np.isfinite(heights).any():
        land = archipelago.name
        raise refusal(
            "{}: ‘{}’ has no data on the land of ‘{}’. Check its CRS, or give another.", SKETCH_LAYER, raster.name, land
        )
    return np.where(np.isfinite(heights), heights, 0.0)


def _of_features(run, inputs, archipelago, middles):
    from ...core.plane.land import contained, nearest_shore_places, shores
    from ...core.plane.painting import blended, painted_on
    from ...core.plane.types import Land

    source = inputs.features(SKETCH_LAYER)
    column = chosen_field(SKETCH_LAYER, HEIGHT_FIELD, source, inputs.text(HEIGHT_FIELD), FIELDS)
    if not column:
        raise refusal(
            "{}: ‘{}’ has no field with numbers. Give it one with heights.", SKETCH_LAYER, source.sourceName()
        )
    cells = IslandCells(archipelago, inputs)
    painted = read_painted(run, inputs, SKETCH_LAYER, column, cells, least=-np.inf)
    highest = max(thing.value for thing in painted)
    if highest <= 0:
        raise refusal(
            "{}: ‘{}’ has no height above 0. Give ranges or plains heights.", SKETCH_LAYER, source.sourceName()
        )
    away = nearest_shore_places(shores(cells.land), middles).distance
    around = PAINTED_AROUND * highest * away / max(float(away.max()), np.finfo(float).tiny)
    dry = [thing._replace(value=max(thing.value, 0.0)) for thing in painted]
    reach = painted_reach(archipelago)
    heights = np.maximum(blended(around, painted_on(run, middles, dry, reach)), LEAST_HEIGHT)
    for thing in painted:
        if thing.inside and thing.value <= 0:
            heights[contained(shores(Land(thing.parts)), middles)] = 0.0
    run.note(
        "{}: {} things sketched; they fade over {} km",
        SKETCH_LAYER, told(len(painted)), told(reach / 1e3, ",.3g")
    )
    return heights
