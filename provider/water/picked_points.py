"""Points that somebody has picked on the map, or that a layer holds, moved to the river beside them."""

import numpy as np
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingFeatureSource, QgsVectorLayer

from ..base import parameters as p
from ..errors import UserError
from .pour_points import read_points
from .snapping import Snapping

CELLS_NEAR = 10  # how far a point moves to the river where nobody says


def picked_point_parameters():
    """Return the parameters for a point on the map, or a layer of points."""
    return [
        p.point("POINT", "Point", "Where the watershed ends: press … and click on the map, beside a river or on it."),
        p.points("POINTS", "Points", "Instead of that, a layer of points: one watershed each.", optional=True),
        p.number(
            "SNAP",
            "Move points to a river within (m)",
            "A point moves to the nearest cell of a river: those that carry the most water, about one in a hundred; "
            f"the log says from which area on. Empty: within {CELLS_NEAR} cells. 0: points stay on their cells.",
            minimum=0,
            optional=True,
        ),
    ]


def read_picked_points(inputs, directions, progress):
    """Return the `PourPoints` that were picked, or those of the layer, on their cells."""
    if not inputs.has("POINT") and not inputs.has("POINTS"):
        raise UserError("Give a point on the map as POINT, or a layer of points as POINTS.")
    layer = None  # which lives as long as it is read
    if inputs.has("POINTS"):
        source = inputs.features("POINTS")
        if inputs.has("POINT"):
            progress.warn("POINT is not used, since POINTS are given.")
    else:
        raster = directions.source
        point = inputs.point("POINT", raster.crs)
        if raster.cells_at(np.array([point.x()]), np.array([point.y()]))[0] < 0:
            raise UserError(f"POINT lies beside the raster ‘{raster.name}’. Pick another, or check its CRS.")
        layer = _layer_of(point, raster.crs)
        source = QgsProcessingFeatureSource(layer, inputs.context, False)
    snap = inputs.number("SNAP")
    if snap is None:
        snap = CELLS_NEAR * float(directions.cell_width.max())
    snapping = Snapping(snap, "river", lambda _: None)
    return read_points(source, snapping, directions, None, inputs.context, progress)


def _layer_of(point, crs):
    """Return a layer in memory with one point."""
    layer = QgsVectorLayer("Point", "point picked", "memory")
    layer.setCrs(crs)
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromPointXY(point))
    layer.dataProvider().addFeature(feature)
    return layer
