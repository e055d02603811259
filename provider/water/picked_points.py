"""Points that somebody has picked on the map, or that a layer holds, moved to the river beside them."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingFeatureSource, QgsVectorLayer

from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.raster_reading import RasterSource
from .pour_points import GivenPoints, read_points
from .seeds import code_parameter
from .snapping import CELLS_NEAR, Snapping


def picked_point_parameters() -> list:
    """Return the parameters for a point on the map, or a layer of points."""
    return [
        p.point("POINT", "Point", "Where the watershed ends: press … and click on the map, beside a river or on it."),
        p.points("POINTS", "Points", "Instead of that, a layer of points: one watershed each.", optional=True),
        code_parameter(),
        p.number(
            "SNAP",
            "Move points to a river within (m)",
            "A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; "
            f"the log says from which area on. Empty: within {CELLS_NEAR} cells. 0: points stay on their cells.",
            minimum=0,
            optional=True,
        ),
    ]


def read_picked_points(run: Run, inputs: Inputs, raster: RasterSource) -> GivenPoints:
    """Return the point that was picked, or those of the layer, as `GivenPoints` on a raster."""
    if not inputs.has("POINT") and not inputs.has("POINTS"):
        raise refusal("Give a point on the map as POINT, or a layer of points as POINTS.")
    if inputs.has("CODE") and not inputs.has("POINTS"):
        run.warn("CODE is for POINTS: it is not used.")
    if inputs.has("POINTS"):
        source, code = inputs.features("POINTS"), inputs.text("CODE")
        if inputs.has("POINT"):
            run.warn("POINT is not used, since POINTS are given.")
    else:
        point = inputs.point("POINT", raster.crs)
        if raster.cells_at(np.array([point.x()]), np.array([point.y()]))[0] < 0:
            raise refusal("POINT lies beside the raster ‘{}’. Pick another, or check its CRS.", raster.name)
        source, code = _source_of(point, raster.crs, inputs.context), ""
    snapping = Snapping(inputs.number("SNAP"), "river", lambda *_: None)
    return read_points(run, source, raster, snapping, code, inputs.context)


def _source_of(point, crs, context):
    """Return the features of a layer in memory with one point."""
    layer = QgsVectorLayer("Point", "point picked", "memory")
    layer.setCrs(crs)
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromPointXY(point))
    layer.dataProvider().addFeature(feature)
    source = QgsProcessingFeatureSource(layer, context, False)
    source.layer = layer  # which lives as long as it is read
    return source
