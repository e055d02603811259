"""What a click found, kept as layers of the project: the land, and the way down."""

from __future__ import annotations

from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer

from ..base.canvas import RunGroup
from ..base.described import describe
from ..base.styling import apply_style
from ..layers.fields import FLOW_PATHS, WATERSHEDS, qgs_fields
from ..translation import tr

LAND_NAMES = ("area_km2", "outlet_x", "outlet_y", "z_min", "z_mean", "z_max")
KEPT_LAND = tuple(field for field in WATERSHEDS if field.name in LAND_NAMES)


def land_of(found):
    """Return the land that was `Clicked` as a geometry."""
    land = QgsGeometry()
    land.fromWkb(found.land)
    return land


def path_of(found):
    """Return the way down that was `Clicked` as a geometry."""
    return QgsGeometry.fromPolylineXY([QgsPointXY(*each) for each in found.path.tolist()])


def keep(found, name: str, crs) -> list:
    """Add the land and the way down to the project as layers in memory, in a group; return them."""
    title = tr("Water here")
    group = RunGroup(f"{title} · {name}", 2)
    land = [found.area_km2, *map(float, found.place), found.lowest, found.mean, found.highest]
    way = [float(found.distance[-1]), float(found.height[0] - found.height[-1])]
    parts = (
        ("MultiPolygon", tr("{} watershed"), KEPT_LAND, land_of(found), land, "catchment"),
        ("LineString", tr("{} path"), FLOW_PATHS, path_of(found), way, "path"),
    )
    return [_add(group, title, crs, kind, label.format(name), *part) for kind, label, *part in parts]


def _add(group, origin, crs, kind, name, schema, shape, values, style):
    layer = QgsVectorLayer(kind, name, "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes(list(qgs_fields(schema)))
    layer.updateFields()
    feature = QgsFeature(layer.fields())
    feature.setGeometry(shape)
    feature.setAttributes(values)
    layer.dataProvider().addFeatures([feature])
    apply_style(layer, style)
    describe(layer, schema, origin)
    QgsProject.instance().addMapLayer(layer)
    group.take(layer, QgsProject.instance(), style, True)
    return layer
