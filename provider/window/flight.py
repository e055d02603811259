"""*Fly over it*: heights that a run has made, as a 3-D view with light and rivers, low over the land.

QGIS gives a new 3-D view the ground and the CRS that its project names, and the layers of a theme. All are set here;
what the project named before, it names again afterwards.
"""

from __future__ import annotations

import contextlib
import importlib.util
import math
from typing import NamedTuple

from qgis.core import (
    QgsMapLayer,
    QgsMapThemeCollection,
    QgsProject,
    QgsRasterBandStats,
    QgsRasterLayer,
    QgsReadWriteContext,
    QgsVector3D,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QColor
from qgis.PyQt.QtXml import QDomDocument

from ..base.canvas import FROM_THE_TOP, LIGHT
from ..base.kept_styles import STYLE_OF_OURS
from ..translation import tr
from .messages import BarMessage

THREE_D = "qgis._3d"
SEEN_FROM_AIR = (*LIGHT, "lakes", "rivers", "grownrivers")  # beside the ground, of its group
THIN_LINES = "3-D"  # name of the style, and share of its widths: from the air a line seems wider
LINE_SHARE = 0.8
RELIEF_SHARE = 0.025  # heights over the longer side of the land where mountains stand out, and are no needles
RAISED_AT_MOST = 8.0  # times: more makes a plain a range
SKY = QColor(206, 224, 238)
SKIRT = 300  # metres that hang down from pieces of the ground, so that no light shines through between them
PIECE_CELLS = 64  # along each side of a piece: with 16, as usual, coarse ones stick out of fine ones
VIEW_SAMPLES = 64  # along each side of the land, where the camera looks for its summit and the water before that
LOWLAND = 0.1  # of all heights: where the camera stands in a land without a sea
BEYOND_COAST = 1.6  # times as far from the summit as its foot: the coast lies in the foreground
NEAREST_CAMERA, FARTHEST_CAMERA = 0.15, 0.4  # of the longer side of the land: how far the camera is from where it looks
PITCH = 77.0  # degrees from straight down: as from a small plane


class FlightOffer:
    """A message with a button after a run that made a ground; the next one takes its place."""

    def __init__(self, window):
        self._window = window
        self._message = None

    @property
    def is_possible(self) -> bool:
        """Tell whether this QGIS has 3-D views, and opens them for others, which it does since 3.36."""
        return hasattr(self._window, "createNewMapCanvas3D") and importlib.util.find_spec(THREE_D) is not None

    def make(self, ground: QgsRasterLayer) -> None:
        """Offer to fly over a layer that has just been loaded, unless it is in degrees, which no 3-D view shows."""
        if not self.is_possible or ground.crs().isGeographic():
            return
        self.close()
        number = ground.id()
        says = tr("‘{}’ is there.").format(ground.name())
        message = BarMessage(self._window, says, ((tr("Fly over it"), lambda: self._fly(number)),))
        ground.willBeDeleted.connect(message.close)
        self._message = message

    def _fly(self, number):
        self.close()
        fly_over(self._window, QgsProject.instance().mapLayer(number))

    def close(self) -> None:
        """Take the message away."""
        if self._message is not None:
            self._message.close()
            self._message = None


def fly_over(window, ground: QgsRasterLayer) -> None:
    """Open a 3-D view of a layer with heights and of what lies beside it in its group."""
    from qgis.core import QgsRasterDemTerrainProvider  # since 3.26

    project = QgsProject.instance()
    title = tr("{} in 3-D").format(ground.name())
    set_theme(project, title, seen_from_air(project, ground))
    provider = QgsRasterDemTerrainProvider()
    provider.setLayer(ground)
    provider.setScale(exaggeration(ground))
    importlib.import_module(THREE_D)  # without the type of a view Python crashes when it is given one
    with _named_by_project(project, provider, ground.crs()):
        canvas = window.createNewMapCanvas3D(title)
    if canvas is None:
        return
    settings = canvas.mapSettings()
    _fit_pieces(settings)
    settings.setTerrainMapTheme(title)
    land = ground.extent()
    settings.setExtent(land)
    settings.setBackgroundColor(SKY)
    view = view_from_the_sea(ground)
    place = settings.mapToWorldCoordinates(QgsVector3D(view.x, view.y, view.elevation))
    canvas.cameraController().setLookingAtPoint(place, view.away, PITCH, view.yaw)


def _fit_pieces(settings):
    """Let pieces of the ground of a view fit each other."""
    if hasattr(settings, "terrainSettings"):  # since 3.42
        terrain = settings.terrainSettings().clone()
        terrain.setSkirtHeight(SKIRT)
        terrain.setResolution(PIECE_CELLS)
        settings.setTerrainSettings(terrain)
        return
    document, context = QDomDocument(), QgsReadWriteContext()  # as a project would tell it
    written = settings.writeXml(document, context)
    ground = written.elementsByTagName("generator").at(0).toElement()
    ground.setAttribute("skirt-height", SKIRT)
    ground.setAttribute("resolution", PIECE_CELLS)
    settings.readXml(written, context)
    settings.resolveReferences(QgsProject.instance())


@contextlib.contextmanager
def _named_by_project(project, provider, crs):
    """Let a project name another ground and CRS for a moment, of which only a view that is opened then hears.

    QGIS opens none in degrees, whatever the CRS of its ground.
    """
    given, usual = project.elevationProperties().terrainProvider().clone(), project.crs()
    heard = project.blockSignals(True)
    project.elevationProperties().setTerrainProvider(provider)
    project.setCrs(crs)
    try:
        yield
    finally:
        project.setCrs(usual)
        project.elevationProperties().setTerrainProvider(given)
        project.blockSignals(heard)


def seen_from_air(project: QgsProject, ground: QgsRasterLayer) -> list[QgsMapLayer]:
    """Return a ground and the light, lakes and rivers of its group, from the top."""
    node = project.layerTreeRoot().findLayer(ground.id())
    group = node.parent() if node is not None and node.parent().parent() else None
    mates = [each.layer() for each in group.findLayers()] if group is not None else []
    shown = [each for each in mates if each is not None and _style(each) in SEEN_FROM_AIR]
    return [*sorted(shown, key=lambda each: FROM_THE_TOP.index(_style(each))), ground]


def _style(layer):
    return layer.customProperty(STYLE_OF_OURS)


def set_theme(project: QgsProject, title: str, layers: list[QgsMapLayer]) -> None:
    """Keep a theme with some layers, from the top, whose lines are thin in it."""
    theme = QgsMapThemeCollection.MapThemeRecord()
    for layer in layers:
        record = QgsMapThemeCollection.MapThemeLayerRecord(layer)
        if isinstance(layer, QgsVectorLayer):
            _add_thin_style(layer)
            record.usingCurrentStyle, record.currentStyle = True, THIN_LINES
        theme.addLayerRecord(record)
    project.mapThemeCollection().insert(title, theme)


def _add_thin_style(layer):
    """Add a style with thin lines to a layer, which goes on being drawn with the style that it has."""
    styles = layer.styleManager()
    if THIN_LINES in styles.styles():
        return
    usual = styles.currentStyle()
    styles.addStyleFromLayer(THIN_LINES)
    styles.setCurrentStyle(THIN_LINES)
    symbol = getattr(layer.renderer(), "symbol", lambda: None)()
    if symbol is not None and hasattr(symbol, "setDataDefinedWidth"):
        width = symbol.dataDefinedWidth()
        symbol.setWidth(LINE_SHARE * symbol.width())
        if width.isActive() and width.expressionString():
            width.setExpressionString(f"{LINE_SHARE} * ({width.expressionString()})")
            symbol.setDataDefinedWidth(width)
    styles.setCurrentStyle(usual)


class View(NamedTuple):
    """Where a camera looks, in map units; from how far, and turned how many degrees from north against the clock."""

    x: float
    y: float
    elevation: float
    away: float
    yaw: float


def view_from_the_sea(ground: QgsRasterLayer) -> View:
    """Return what somebody would choose in a small plane: the highest summit, seen across the coast next to it.

    A land without a sea is seen across its lowland. What has no heights is sea.
    """
    land = ground.extent()
    heights = ground.dataProvider().block(1, land, VIEW_SAMPLES, VIEW_SAMPLES)
    wide, high = land.width() / VIEW_SAMPLES, land.height() / VIEW_SAMPLES
    places = [
        (
            0.0 if heights.isNoData(row, column) else heights.value(row, column),
            land.xMinimum() + (column + 0.5) * wide,
            land.yMaximum() - (row + 0.5) * high,
        )
        for row in range(VIEW_SAMPLES)
        for column in range(VIEW_SAMPLES)
    ]
    (lowest, _, _), (metres, x, y) = min(places), max(places)
    foot = lowest + LOWLAND * (metres - lowest) if lowest > 0 else 0.0
    far, across, along = min(
        (math.hypot(east - x, north - y), east - x, north - y) for level, east, north in places if level <= foot
    )
    away = min(max(BEYOND_COAST * far, NEAREST_CAMERA * _longer_side(ground)), FARTHEST_CAMERA * _longer_side(ground))
    return View(x, y, metres * exaggeration(ground) / 2, away, math.degrees(math.atan2(across, -along)))


def exaggeration(ground: QgsRasterLayer) -> float:
    """Return how many times as high as they are the heights of a layer are shown."""
    found = ground.dataProvider().bandStatistics(1, QgsRasterBandStats.Stats.Max)
    metres = max(found.maximumValue, 1.0)  # above the sea: its floor is no mountain
    return min(max(RELIEF_SHARE * _longer_side(ground) / metres, 1.0), RAISED_AT_MOST)


def _longer_side(ground):
    return max(ground.extent().width(), ground.extent().height())
