"""The map tool *Water here*: click, and the land above lights up with the way down, their measures in a panel."""

from __future__ import annotations

from qgis.core import (
    Qgis,
    QgsApplication,
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsTask,
    QgsUnitTypes,
    QgsWkbTypes,
)
from qgis.gui import QgsMapToolEmitPoint, QgsRubberBand
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtGui import QColor

from ...core.run.run import Run
from ..dependencies import missing_packages, prepare_compiler
from ..errors import UserError
from ..layers.raster_reading import RasterSource
from ..translation import tr
from .heights import meant_layer
from .kept_water import keep, land_of, path_of
from .messages import TITLE, BarMessage
from .water_panel import WaterPanel

NEAR_PIXELS = 12  # so far on the screen a click may lie beside the river that is meant
AREA_COLOUR, LINE_COLOUR, EDGE_COLOUR = QColor(250, 200, 60, 110), QColor(200, 40, 60), QColor(230, 0, 0)
HOVER, HOVER_MS = QColor(0, 110, 255), 30  # the way below the mouse, and how long it rests until that is shown
HALO = QColor(255, 255, 255, 190)  # around that way, which is seen on dark ground as on bright


class _TaskProgress(Run):
    """Shows progress in the list of tasks; cancelled there."""

    def __init__(self, task):
        self._task = task

    @property
    def cancelled(self) -> bool:
        return self._task.isCanceled()

    def report(self, fraction: float) -> None:
        self._task.setProgress(100 * fraction)

    def warn(self, text: str, *values: object) -> None:
        """Say nothing: the panel has no room for it."""


class WaterHere(QgsMapToolEmitPoint):
    """Shows at each click the land that drains there and the way of its water."""

    def __init__(self, window):
        super().__init__(window.mapCanvas())
        self._window = window
        self._known = {}  # the water of a layer, by its id; of one layer at a time
        self._task = None
        self._shown = self._waiting = None  # a layer and a point of the canvas: the last that was shown, and the next
        self.found = None
        self.panel = WaterPanel(window.mainWindow())
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.panel.hide()  # QGIS shows what it adds, and nothing was found yet
        self._bands = [
            QgsRubberBand(window.mapCanvas(), QgsWkbTypes.GeometryType.PolygonGeometry),
            QgsRubberBand(window.mapCanvas(), QgsWkbTypes.GeometryType.LineGeometry),
            QgsRubberBand(window.mapCanvas(), QgsWkbTypes.GeometryType.PointGeometry),
        ]
        self._bands[0].setFillColor(AREA_COLOUR)
        self._bands[0].setStrokeColor(QColor(80, 60, 50))
        self._bands[1].setColor(LINE_COLOUR)
        self._bands[1].setWidth(2)
        self._bands[2].setColor(EDGE_COLOUR)
        self._bands[2].setIcon(QgsRubberBand.IconType.ICON_BOX)
        self._bands[2].setIconSize(4)
        self.hover = QgsRubberBand(window.mapCanvas(), QgsWkbTypes.GeometryType.LineGeometry)
        self.hover.setColor(HOVER)
        self.hover.setSecondaryStrokeColor(HALO)
        self.hover.setWidth(2)
        self._rest, self._mouse = QTimer(), None
        self._rest.setSingleShot(True)
        self._rest.setInterval(HOVER_MS)
        self._rest.timeout.connect(self._show_way)
        self.panel.sea.clicked.connect(self._with_sea)
        self.panel.keep.clicked.connect(self._keep)
        self.canvasClicked.connect(self._at)
        QgsProject.instance().layersWillBeRemoved.connect(self._forget)

    def remove(self) -> None:
        """Take everything out of the window."""
        QgsProject.instance().layersWillBeRemoved.disconnect(self._forget)
        if self._task is not None:
            self._task.cancel()
        for band in (*self._bands, self.hover):
            self._window.mapCanvas().scene().removeItem(band)
        self._window.removeDockWidget(self.panel)
        self.panel.deleteLater()

    def deactivate(self) -> None:
        """Put the lights out when another tool is taken."""
        self._put_out()
        super().deactivate()

    def canvasMoveEvent(self, event) -> None:
        """Show the way down from where the mouse is, as soon as it rests, once directions are known."""
        self._mouse = event.pos()
        if self._known and not self._rest.isActive():
            self._rest.start()

    def _show_way(self):
        from ..water.clicked import way_down

        self.hover.reset()
        if self._shown is None or self._shown[0].id() not in self._known:
            return
        layer, _ = self._shown
        there = self._on_layer(layer, self.toMapCoordinates(self._mouse))
        way = way_down(self._known[layer.id()], there.x(), there.y()) if there is not None else None
        if way is not None and len(way) > 1:
            line = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in way.tolist()])
            self.hover.setToGeometry(line, layer.crs())

    def _on_layer(self, layer, point):
        """Return a point of the canvas in the CRS of a layer, None where that has none."""
        canvas = self._window.mapCanvas()
        way = QgsCoordinateTransform(canvas.mapSettings().destinationCrs(), layer.crs(), QgsProject.instance())
        try:
            return way.transform(point)
        except QgsCsException:
            return None

    def _put_out(self):
        for band in (*self._bands, self.hover):
            band.reset()
        self._rest.stop()
        self.panel.hide()
        self.found = None

    def _forget(self, layer_ids):
        """Forget the water of a layer that goes, or whose project is closed."""
        gone = self._known.keys() & set(layer_ids)
        if gone:
            self._known, self._shown = {}, None
            self._put_out()
        if self._waiting is not None and self._waiting[0].id() in layer_ids:
            self._waiting = None

    def _say(self, text):
        self._window.messageBar().pushMessage(TITLE, text, Qgis.MessageLevel.Warning, 6)

    def _at(self, point, _button):
        """Show the water at a point of the canvas; the first time on a layer directions are found first."""
        layer, complaint = meant_layer(self._window.activeLayer(), self._known)
        complaint = missing_packages() or complaint
        if complaint:
            self._say(complaint)
            return
        point = QgsPointXY(point)  # that of the signal dies with it
        if layer.id() in self._known:
            self._show(layer, point)
            return
        self._waiting = layer, point
        if self._task is None:
            self._find_water(layer)

    def _with_sea(self, with_sea):
        """Find directions anew, with or without a sea at 0, and show the same point."""
        if self._shown is None or self._task is not None:
            return
        self._waiting = self._shown
        self._find_water(self._shown[0], with_sea)

    def _keep(self):
        """Make layers of what is shown."""
        if self.found is not None:
            layer, _ = self._shown
            keep(self.found, layer.name(), layer.crs())

    def _find_water(self, layer, with_sea=None):
        """Find the directions of a layer in the background, then show what was clicked on."""
        prepare_compiler()
        from ..water.clicked import known_water

        try:
            source = RasterSource(layer)
        except UserError as error:
            self._say(str(error))
            return

        def work(task):
            return known_water(_TaskProgress(task), source, with_sea)

        def done(error, water=None):
            self._task = None
            message.close()
            if error is not None or water is None:
                self._say(str(error or tr("The directions were not found.")))
                return
            self._known = {layer_id: water}
            if self._waiting is None:
                return
            wanted, point = self._waiting
            if wanted.id() == layer_id:
                self._show(wanted, point)
            else:  # clicked on meanwhile
                self._find_water(wanted)

        layer_id = layer.id()
        self._task = QgsTask.fromFunction(f"{TITLE}: {layer.name()}", work, on_finished=done)
        text = tr("Finding where the water of ‘{}’ goes; only once.").format(layer.name())
        message = BarMessage(self._window, text)
        QgsApplication.taskManager().addTask(self._task)

    def _show(self, layer, point):
        """Light up the land above a point and the way down, and fill the panel."""
        from ..water.clicked import clicked

        canvas = self._window.mapCanvas()
        self._shown, water = (layer, point), self._known[layer.id()]
        self.panel.sea.setChecked(water.has_sea)
        there = self._on_layer(layer, point)
        unit = QgsUnitTypes.fromUnitToUnitFactor(canvas.mapUnits(), QgsUnitTypes.DistanceUnit.DistanceMeters)
        reach = NEAR_PIXELS * canvas.mapUnitsPerPixel() * unit
        self.found = clicked(water, there.x(), there.y(), reach) if there is not None else None
        for band in self._bands:
            band.reset()
        if self.found is None:
            in_sea = there is not None and water.is_sea(there.x(), there.y())
            text = tr("This is the sea of ‘{}’.") if in_sea else tr("There is no data of ‘{}’.")
            self._say(text.format(layer.name()))
            return
        edge = QgsGeometry.fromMultiPointXY([QgsPointXY(x, y) for x, y in self.found.edge.tolist()])
        for band, shape in zip(self._bands, (land_of(self.found), path_of(self.found), edge)):
            band.setToGeometry(shape, layer.crs())
        self.panel.tell(layer.name(), self.found)
        self.panel.show()
