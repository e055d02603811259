"""Writes projects: an island with its water, and a terrain with its rivers and watersheds, also in an open 3-D view.

A theme shows the network that the terrain was built on, which the temporal controller plays as it grew.
"""

import importlib
import os
import zipfile
from xml.etree import ElementTree

from qgis.core import (
    QgsApplication,
    QgsDateTimeRange,
    QgsMapThemeCollection,
    QgsProject,
    QgsRasterLayer,
    QgsReferencedRectangle,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDateTime, Qt
from qgis_env import load_package

VIEW = "Sardinia in 3-D"
PLACE = {"x": 60, "y": 60, "width": 1000, "height": 700}
DOCK = {**PLACE, "floating": 1, "area": 2, "isOpen": 1, "isDocked": 0}
DOCK.update({f"d_{name}": value for name, value in PLACE.items()})  # newer versions know a window by these
HOURS_A_STEP, STEPS = 10, 100
GROWING = "grown.gpkg", "Rivers as they grow", "grownrivers", "PLAYED_RIVERS"
FOUND = "rivers.gpkg", "Rivers", "grownrivers", "GROWN_RIVERS"
DIVIDES = "watersheds.gpkg", "Watersheds", "divides", "GROWN_WATERSHEDS"
TERRAIN = ("terrain.tif", "Terrain", "relief", ""), ("terrain.tif", "Hillshade", "hillshade", ""), DIVIDES
ISLAND = (
    ("island.tif", "Relief", "relief", ""),
    ("hillshade.tif", "Hillshade", "shade", ""),
    ("watersheds.gpkg", "Watersheds", "divides", "WATERSHEDS"),
    ("rivers.gpkg", "Rivers", "rivers", "TRACED_RIVERS"),
    ("lakes.gpkg", "Lakes", "lakes", "LAKES"),
)


def write_island_project(folder, path):
    """Write the project of the island: what Hydrology from a DEM has made of it, as QGIS shows it."""
    project, layers = _project_of(folder, ISLAND)
    project.setBackgroundColor(_depths(layers[0]))
    _write(project, layers[0], path, lambda plain: None)


def write_project(folder, path):
    """Write the project of the files of a terrain in a folder, with its rivers; in a theme rivers grow."""
    project, layers = _project_of(folder, (*TERRAIN, FOUND, GROWING))
    _add_theme(project, GROWING[1], FOUND[1])
    _add_theme(project, FOUND[1], GROWING[1])
    begin = QDateTime.fromString("2000-01-01T00:00:00", Qt.DateFormat.ISODate)
    project.timeSettings().setTemporalRange(QgsDateTimeRange(begin, begin.addSecs(3600 * HOURS_A_STEP * STEPS)))
    project.timeSettings().setTimeStep(HOURS_A_STEP)
    shown = [layer for layer in layers[::-1] if layer.name() not in (GROWING[1], DIVIDES[1])]
    flight = importlib.import_module("headwaters.provider.window.flight")
    flight.set_theme(project, VIEW, shown)
    project.setBackgroundColor(flight.SKY)  # the sky of a view that is opened with its project
    _write(project, layers[0], path, lambda plain: _add_view(plain, layers[0], shown))


def _project_of(folder, wanted):
    """Return a project of files in a folder, and its layers, from below: of each file, title, style and fields."""
    load_package()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QgsApplication.instance() or QgsApplication([], False)
    application.initQgis()
    project, layers = QgsProject(), []
    styled = importlib.import_module("headwaters.provider.base.styling").apply_style
    described = importlib.import_module("headwaters.provider.base.described").describe
    fields = importlib.import_module("headwaters.provider.layers.fields")
    for name, title, style, schema in wanted:
        layer = (QgsRasterLayer if name.endswith(".tif") else QgsVectorLayer)(str(folder / name), title)
        if not layer.isValid():
            raise SystemExit(f"{layer.source()} cannot be read: run scripts/demo.py first.")
        styled(layer, style)
        described(layer, getattr(fields, schema) if schema else (), "")
        layers.append(project.addMapLayer(layer))
        project.layerTreeRoot().findLayer(layer.id()).setExpanded(style != "shade")  # its greys mean nothing
    return project, layers


def _depths(relief):
    """Return the colour of the deepest sea: what lies around the map goes on from its rim."""
    return relief.renderer().shader().rasterShaderFunction().colorRampItemList()[0].color


def _add_theme(project, title, hidden):
    """Let the map show all layers but one, and keep that as a theme."""
    theme = QgsMapThemeCollection.MapThemeRecord()
    for node in project.layerTreeRoot().findLayers():
        node.setItemVisibilityChecked(node.name() != hidden)
        if node.name() != hidden:
            theme.addLayerRecord(QgsMapThemeCollection.MapThemeLayerRecord(node.layer()))
    project.mapThemeCollection().insert(title, theme)


def _write(project, ground, path, finish):
    """Write a project that shows all of its ground; ``finish`` may change the file."""
    project.setCrs(ground.crs())
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(ground.extent(), ground.crs()))
    plain = path.with_suffix(".qgs")
    if not project.write(str(plain)):
        raise SystemExit(f"{plain} cannot be written: {project.error()}")
    finish(plain)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(plain, plain.name)
    plain.unlink()


def _add_view(path, terrain, layers):
    """Add an open 3-D view to a project, whose window alone would write one."""
    flight = importlib.import_module("headwaters.provider.window.flight")
    document = ElementTree.parse(path)
    extent = terrain.extent()
    view = _element("view", None, name=VIEW, **DOCK)
    settings = _element("qgis3d", view)
    _element("origin", settings, x=extent.center().x(), y=extent.center().y(), z=0)
    _element("crs", settings).append(document.find("projectCrs/spatialrefsys"))
    _element("color", settings, background=",".join(map(str, flight.SKY.getRgb())))
    drawn = {"texture-size": 512, "elevation-offset": 0, "map-theme": VIEW}
    ground = _element("terrain", settings, exaggeration=flight.exaggeration(terrain), **drawn)
    shown = _element("layers", ground)
    for layer in layers:
        _element("layer", shown, id=layer.id())
    pieces = {"resolution": flight.PIECE_CELLS, "skirt-height": flight.SKIRT}
    _element("generator", ground, type="dem", layer=terrain.id(), **pieces)
    seen = flight.view_from_the_sea(terrain)
    looks = {"dist": seen.away, "pitch": flight.PITCH, "yaw": seen.yaw, "elev": seen.elevation}
    east, south = seen.x - extent.center().x(), extent.center().y() - seen.y
    newer = {"xMap": seen.x, "yMap": seen.y, "zMap": seen.elevation}  # since 3.42 a view knows places by the map's
    _element("camera", view, x=east, y=south, **looks, **newer)
    _element("mapViewDocks3D", document.getroot()).append(view)
    document.write(path, encoding="utf-8")


def _element(tag, parent, **values):
    """Return an element with attributes, below a parent if there is one."""
    found = ElementTree.Element(tag, {name: str(value) for name, value in values.items()})
    if parent is not None:
        parent.append(found)
    return found
