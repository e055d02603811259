"""Writes projects of a terrain with its rivers and watersheds, in plan and in an open 3-D view.

The temporal controller plays the rivers as they grew.
"""

import importlib
import os
import zipfile
from xml.etree import ElementTree

from qgis.core import (
    QgsApplication,
    QgsDateTimeRange,
    QgsProject,
    QgsRasterLayer,
    QgsReferencedRectangle,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDateTime, Qt
from qgis_env import load_package

EXAGGERATION = 4.0
VIEW = "Sardinia in 3-D"
PLACE = {"x": 60, "y": 60, "width": 1000, "height": 700}
DOCK = {**PLACE, "floating": 1, "area": 2, "isOpen": 1, "isDocked": 0}
DOCK.update({f"d_{name}": value for name, value in PLACE.items()})  # newer versions know a window by these
AWAY, PITCH, YAW = 1.1, 50, 20  # of the camera: longer sides of the map, and degrees
HOURS_A_STEP, STEPS = 10, 100
GROWING = "grown", "Rivers as they grow", "grownrivers", "PLAYED_RIVERS"
FOUND = "rivers", "Rivers", "grownrivers", "GROWN_RIVERS"


def write_project(folder, path, *hidden):
    """Write the project of the files in a folder; those ``hidden`` are in it, unchecked.

    Of each: the file, its title, its style and its fields.
    """
    load_package()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication.instance() or QgsApplication([], False)
    application.initQgis()
    project = QgsProject()
    styled = importlib.import_module("headwaters.provider.base.styling").apply_style
    described = importlib.import_module("headwaters.provider.base.described").describe
    fields = importlib.import_module("headwaters.provider.layers.fields")
    terrain = QgsRasterLayer(str(folder / "terrain.tif"), "Terrain")
    layers, unchecked = [(terrain, "relief", ())], {title for _, title, *_ in hidden}
    for name, title, style, schema in (("watersheds", "Watersheds", "divides", "GROWN_WATERSHEDS"), *hidden, GROWING):
        layers.append((QgsVectorLayer(str(folder / f"{name}.gpkg"), title), style, getattr(fields, schema)))
    for layer, style, schema in layers:
        if not layer.isValid():
            raise SystemExit(f"{layer.source()} cannot be read: run scripts/demo.py first.")
        styled(layer, style)
        described(layer, schema, "")
        project.addMapLayer(layer)
        project.layerTreeRoot().findLayer(layer).setItemVisibilityChecked(layer.name() not in unchecked)
    project.setCrs(terrain.crs())
    begin = QDateTime.fromString("2000-01-01T00:00:00", Qt.DateFormat.ISODate)
    project.timeSettings().setTemporalRange(QgsDateTimeRange(begin, begin.addSecs(3600 * HOURS_A_STEP * STEPS)))
    project.timeSettings().setTimeStep(HOURS_A_STEP)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(terrain.extent(), terrain.crs()))
    plain = path.with_suffix(".qgs")
    if not project.write(str(plain)):
        raise SystemExit(f"{plain} cannot be written: {project.error()}")
    _add_view(plain, terrain, [layer.id() for layer, *_ in layers[::-1] if layer.name() not in unchecked])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(plain, plain.name)
    plain.unlink()


def _add_view(path, terrain, layers):
    """Add an open 3-D view to a project, whose window alone would write one."""
    document = ElementTree.parse(path)
    extent = terrain.extent()
    view = _element("view", None, name=VIEW, **DOCK)
    settings = _element("qgis3d", view)
    _element("origin", settings, x=extent.center().x(), y=extent.center().y(), z=0)
    _element("crs", settings).append(document.find("projectCrs/spatialrefsys"))
    ground = _element("terrain", settings, exaggeration=EXAGGERATION, **{"texture-size": 512, "elevation-offset": 0})
    shown = _element("layers", ground)
    for layer in layers:
        _element("layer", shown, id=layer)
    _element("generator", ground, type="dem", layer=terrain.id(), resolution=16, **{"skirt-height": 10})
    away = AWAY * max(extent.width(), extent.height())
    _element("camera", view, x=0, y=0, elev=0, dist=away, pitch=PITCH, yaw=YAW)
    _element("mapViewDocks3D", document.getroot()).append(view)
    document.write(path, encoding="utf-8")


def _element(tag, parent, **values):
    """Return an element with attributes, below a parent if there is one."""
    found = ElementTree.Element(tag, {name: str(value) for name, value in values.items()})
    if parent is not None:
        parent.append(found)
    return found
