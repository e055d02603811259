"""What a click found, kept as layers of the project: the land, and the way down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
)

from ..base.canvas import FEATURES, MadeLayer, RunGroup
from ..base.described import describe
from ..base.styling import apply_style
from ..layers.fields import FLOW_PATHS, WATERSHEDS, qgs_fields
from ..translation import tr

if TYPE_CHECKING:  # what finds water needs the compiler; the window does not
    from ..water.clicked import Clicked

LAND_NAMES = ("area_km2", "outlet_x", "outlet_y", "z_min", "z_mean", "z_max")
KEPT_LAND = tuple(field for field in WATERSHEDS if field.name in LAND_NAMES)


def land_of(found: Clicked) -> QgsGeometry:
    """Return the land that was `Clicked` as a geometry."""
    land = QgsGeometry()
    land.fromWkb(found.land)
    return land


def path_of(found: Clicked) -> QgsGeometry:
    """Return the way down that was `Clicked` as a geometry."""
    return QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in found.path.tolist()])


def keep(found: Clicked, name: str, crs: QgsCoordinateReferenceSystem) -> list[QgsVectorLayer]:
    """Add the land and the way down to the project as layers in memory, in a group; return them."""
    title = tr("Water here")
    land = [found.area_km2, *map(float, found.place), found.lowest, found.mean, found.highest]
    way = [float(found.distance[-1]), float(found.height[0] - found.height[-1])]
    parts = (
        ("MultiPolygon", tr("{} watershed"), "catchment", KEPT_LAND, land_of(found), land),
        ("LineString", tr("{} path"), "path", FLOW_PATHS, path_of(found), way),
    )
    layers, made = [], []
    for kind, label, style, schema, shape, values in parts:
        layer = _layer(kind, label.format(name), crs, schema, shape, values)
        layers.append(layer)
        made.append(MadeLayer("", layer.id(), FEATURES, style, layer.name(), layer.name(), schema))
    group = RunGroup(f"{title} · {name}", made)
    for layer, each in zip(layers, made):
        apply_style(layer, each.style)
        describe(layer, each.schema, title)
        QgsProject.instance().addMapLayer(layer)
        group.take(layer, QgsProject.instance(), each)
    return layers


def _layer(kind, name, crs, schema, shape, values):
    """Return a layer in memory with one feature."""
    layer = QgsVectorLayer(kind, name, "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes(list(qgs_fields(schema)))
    layer.updateFields()
    feature = QgsFeature(layer.fields())
    feature.setGeometry(shape)
    feature.setAttributes(values)
    layer.dataProvider().addFeatures([feature])
    return layer
