"""Coasts of any layer as polygons of land: those that are given, or what shores that are drawn as lines enclose."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingFeatureSource, QgsWkbTypes

from ...core.run.run import Run
from ..base.inputs import Inputs
from ..layers.feature_names import FeatureNames
from ..layers.line_vertices import part_vertices
from ..layers.vector_reading import LINES, POLYGONS, read_features


def is_lines(source: QgsProcessingFeatureSource) -> bool:
    """Tell whether a layer holds lines."""
    return QgsWkbTypes.geometryType(source.wkbType()) == LINES


def land_shapes(run: Run, inputs: Inputs, name: str) -> list[QgsGeometry]:
    """Return the polygons of the land of a parameter, in the CRS of its layer.

    Lines are shores that close by themselves or end to end with others; a ring inside land is an inland sea, one inside
    that an island. Lines that close nothing are left out, which is said.
    """
    source = inputs.features(name)
    kind = LINES if is_lines(source) else POLYGONS
    features = read_features(run, source, kind, source.sourceCrs(), inputs.context, attributes=False)
    if kind == POLYGONS:
        return [feature.geometry() for feature in features]
    lines = []
    for feature in features:
        for part in feature.geometry().constParts():
            lines.append((feature.id(), part_vertices(part)[:, :2], QgsGeometry(part.clone())))
    made = QgsGeometry.polygonize([line for _, _, line in lines])
    faces = [part for part in made.asGeometryCollection() if part.area() > 0]
    known = {(vertex.x(), vertex.y()) for face in faces for vertex in face.vertices()}
    open_ = {number for number, xy, _ in lines if tuple(xy[len(xy) // 2].tolist()) not in known}
    if open_ and faces:
        which = FeatureNames(source).of(sorted(open_))
        run.warn(
            "{}: {} of ‘{}’ close no area: left out. Let them end on each other.", name, which, source.sourceName()
        )
    return _dry(run, faces)


def _dry(run, faces):
    """Return the faces that lie inside an even number of the outlines of others."""
    outlines = [QgsGeometry.fromPolygonXY([face.asPolygon()[0]]) for face in faces]
    boxes = [face.boundingBox() for face in faces]
    boxes = [(box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()) for box in boxes]
    boxes = np.array(boxes).reshape(-1, 4)
    found = []
    for number, face in enumerate(faces):
        run.check()
        inner = face.pointOnSurface()
        place = np.array([inner.asPoint().x(), inner.asPoint().y()])
        near = np.flatnonzero(((boxes[:, :2] <= place) & (boxes[:, 2:] >= place)).all(axis=1))
        depth = sum(other != number and outlines[other].contains(inner) for other in near.tolist())
        if depth % 2 == 0:
            found.append(face)
    return found
