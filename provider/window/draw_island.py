"""The map tool *Draw an island*: draw a coast, see four islands within it, choose one, and its terrain stands there."""

from __future__ import annotations

import math

from qgis.core import (
    Qgis,
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsDistanceArea,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProcessing,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsRasterLayer,
    QgsRectangle,
    QgsUnitTypes,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtGui import QColor, QKeySequence
from qgis.PyQt.QtWidgets import QStackedWidget

from ..base.styling import apply_style
from ..compiling.announced import compiling_apart, end_compiling
from ..dependencies import missing_packages, prepare_compiler
from ..translation import titled, tr
from .background_runs import BackgroundRun
from .chance_coast import chance_coast
from .coarse_islands import lay_coarse, lift_coarse
from .island_panel import PICTURE_PIXELS, PICTURES, IslandPanel
from .map_pictures import picture_of
from .messages import TITLE

ALGORITHM = "terrainfromcoastline"
OUTPUTS = "OUTPUT", "RIVERS", "WATERSHEDS"
STEP_PIXELS = 5  # between vertices, while the mouse draws with its button down
CORNERS = 3  # that a coast has at least
PICTURE_CELLS = 150  # along a square as large as the island: coarse ground is made in a few seconds
SHORE_COLOUR, LAND_COLOUR = QColor(60, 50, 40), QColor(230, 220, 180, 90)
MESSAGE_S = 6
CRS_IN_METRES = "EPSG:3857"  # the CRS of maps in the web, true to scale at the equator
EMPTY_VIEW = QgsRectangle(-60_000, -40_000, 60_000, 40_000)  # around its origin, in which an island takes its time


class DrawIsland(QgsMapTool):
    """Draws a coast: by clicks, or with the button held down; a right click, Enter or a double click closes it."""

    def __init__(self, window):
        super().__init__(window.mapCanvas())
        self._window = window
        self._vertices, self._pressed = [], None
        self._begun = []  # how many vertices there were at each press of the button
        self._band = QgsRubberBand(window.mapCanvas(), QgsWkbTypes.GeometryType.PolygonGeometry)
        self._band.setFillColor(LAND_COLOUR)
        self._band.setStrokeColor(SHORE_COLOUR)
        self.coast = None  # the layer that was drawn last
        self._coasts = 0  # how many were drawn by chance
        self._run, self._wanted = None, []  # what is made, and the places of the pictures that are not there yet
        self._used = False  # whether an island was made within the coast
        self._coarse = {}  # layers of coarse islands, the topmost first, by their seeds
        prepare_compiler()
        self._ahead = compiling_apart(ALGORITHM)  # processes at work while somebody draws, and before a run is
        definition = QgsApplication.processingRegistry().algorithmById(f"headwaters:{ALGORITHM}").parameterDefinition
        self.panel = IslandPanel(window.mainWindow(), definition("SEED"), definition("CHARACTER"))
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        self.panel.hide()
        self.panel.changed.connect(self._picture_all)
        self.panel.chosen.connect(self._make)
        self.panel.by_chance.clicked.connect(self._draw_by_chance)
        self.panel.closed.connect(self._stop_pictures)
        QgsProject.instance().layersWillBeRemoved.connect(self._forget)

    def remove(self) -> None:
        """Take everything out of the window, and stop what goes on."""
        QgsProject.instance().layersWillBeRemoved.disconnect(self._forget)
        end_compiling(self._ahead)
        for run in self.findChildren(BackgroundRun):  # those that were cancelled, too
            run.abandon()
        self._window.mapCanvas().scene().removeItem(self._band)
        self._window.removeDockWidget(self.panel)
        self.panel.deleteLater()

    def activate(self) -> None:
        """Show the panel, which says how to draw."""
        super().activate()
        _show_map(self._window.mapCanvas())
        self._measure_in_metres()
        self._tell_how()
        self.panel.show()

    def _tell_how(self):
        self.panel.tell(
            tr("Draw the coast with the button down, or click corners; right-click ends it, Ctrl+Z undoes.")
        )

    def _measure_in_metres(self):
        """Give an empty project that is in degrees a view of some kilometres: what is in degrees is not flown over."""
        canvas = self._window.mapCanvas()
        if canvas.mapSettings().destinationCrs().isGeographic() and not QgsProject.instance().mapLayers():
            QgsProject.instance().setCrs(QgsCoordinateReferenceSystem(CRS_IN_METRES))
            canvas.setDestinationCrs(QgsProject.instance().crs())
            canvas.setExtent(EMPTY_VIEW)
            canvas.refresh()

    def deactivate(self) -> None:
        """Forget a coast that was not closed."""
        self._clear()
        super().deactivate()

    def canvasPressEvent(self, event) -> None:
        """Set a vertex."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.pos()
            self._begun.append(len(self._vertices))
            self._add(event.pos())

    def canvasMoveEvent(self, event) -> None:
        """Set vertices on the way of a mouse that is held down; show where the next would be else."""
        if self._pressed is not None and (event.pos() - self._pressed).manhattanLength() >= STEP_PIXELS:
            self._pressed = QPoint(event.pos())
            self._add(event.pos())
        elif self._pressed is None and self._vertices:
            self._draw(self.toMapCoordinates(event.pos()))

    def canvasReleaseEvent(self, event) -> None:
        """Set no more vertices by moves; close the coast with the right button."""
        self._pressed = None
        if event.button() == Qt.MouseButton.RightButton:
            self._close()

    def canvasDoubleClickEvent(self, _event) -> None:
        """Close the coast."""
        self._close()

    def keyPressEvent(self, event) -> None:
        """Close the coast, take back a vertex or all since the button was pressed, or begin anew."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._close()
        elif event.key() == Qt.Key.Key_Escape:
            self._clear()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._take_back(len(self._vertices) - 1)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self._take_back(self._begun[-1] if self._begun else 0)
        event.ignore()  # else QGIS deletes with Backspace what is selected in the layer, too

    def _take_back(self, count):
        """Keep so many vertices."""
        del self._vertices[max(count, 0) :]
        self._begun = [each for each in self._begun if each < len(self._vertices)]
        self._draw()

    def _add(self, pixel):
        vertex = QgsPointXY(self.toMapCoordinates(pixel))
        if not self._vertices or vertex != self._vertices[-1]:
            self._vertices.append(vertex)
            self._draw()

    def _draw(self, *more):
        self._band.reset(QgsWkbTypes.GeometryType.PolygonGeometry)  # all of it where nothing is left: QGIS crashes else
        if self._vertices:
            self._band.setToGeometry(QgsGeometry.fromPolygonXY([[*self._vertices, *more]]), None)

    def _draw_by_chance(self):
        """Draw a coast in the middle of the map, another one each time."""
        self._vertices = chance_coast(self._window.mapCanvas().extent(), f"{self.panel.seed.value()} {self._coasts}")
        self._coasts += 1
        self._close()

    def _clear(self):
        self._vertices, self._begun, self._pressed = [], [], None
        self._band.reset(QgsWkbTypes.GeometryType.PolygonGeometry)

    def _say(self, text):
        self._window.messageBar().pushMessage(TITLE, text, Qgis.MessageLevel.Warning, MESSAGE_S)

    def _close(self):
        """Make a layer of the coast that was drawn, and pictures of islands within it."""
        drawn = QgsGeometry.fromPolygonXY([self._vertices]).makeValid() if len(self._vertices) >= CORNERS else None
        parts = [] if drawn is None else drawn.asGeometryCollection()  # a coast may cross itself, or turn back
        shore = QgsGeometry.unaryUnion([part for part in parts if part.area() > 0])
        self._clear()
        if not shore.area() > 0:
            self._say(tr("A coast needs three corners or more: draw around the land."))
            return
        if missing_packages():
            self._say(missing_packages())
            return
        self._stop_pictures()
        if self.coast is not None and not self._used:
            QgsProject.instance().removeMapLayer(self.coast.id())
            lift_coarse(QgsProject.instance())
        self.coast = _coast_layer(shore, self._window.mapCanvas().mapSettings().destinationCrs())
        self._used = False
        QgsProject.instance().addMapLayer(self.coast)
        self.panel.show()
        self._picture_all()

    def _forget(self, layer_ids):
        """Make nothing more of a coast that goes."""
        if self.coast is not None and self.coast.id() in layer_ids:
            self._stop_pictures()
            self.coast = None
            self.panel.clear()
            self._tell_how()

    def _parameters(self, seed):
        return {"COASTLINE": self.coast.id(), "SEED": seed, "CHARACTER": self.panel.character.currentData()}

    def _picture_all(self):
        """Make pictures of islands within the coast, of the seed in the panel and those that follow."""
        self._stop_pictures()
        if self.coast is not None:
            end_compiling(self._ahead)  # the run goes on with it, and tells how far it is
            self.panel.clear()
            self._coarse = {}
            self._wanted = list(range(PICTURES))
            self._picture_next()

    def _stop_pictures(self):
        self._wanted = []
        if self._run is not None:
            self._run.cancel()
            self._run = None

    def _picture_next(self):
        """Make the next island on coarse cells."""
        if not self._wanted:
            self.panel.tell(tr("Click on an island: its terrain is made, with rivers and watersheds."))
            return
        place = self._wanted[0]
        say = tr("Making small pictures, {} of {}: {:.0f} %")
        cell = math.sqrt(_square_metres(self.coast)) / PICTURE_CELLS
        coarse = {"CELL_SIZE": cell, "EROSION_CELL_SIZE": cell, "PRIMITIVES_PER_CELL": 1}
        outputs = dict.fromkeys(OUTPUTS, QgsProcessing.TEMPORARY_OUTPUT)
        seed = self.panel.seed.value() + place
        self._run = BackgroundRun(ALGORITHM, {**self._parameters(seed), **coarse, **outputs}, self)
        self._let_tell(self._run, lambda percent: say.format(place + 1, PICTURES, percent))
        self._run.ended.connect(lambda well, results: self._pictured(place, seed, well, results))
        self._run.start()

    def _pictured(self, place, seed, well, results):
        run, self._run = self._run, None
        del self._wanted[0]
        if not well:
            self._wanted = []
            self.panel.tell(run.complaint)
            return
        ground, rivers = run.take(results["OUTPUT"]), run.take(results["RIVERS"])
        light = QgsRasterLayer(ground.source(), "")
        layers = [(rivers, "rivers", "grownrivers"), (light, "hillshade", "hillshade"), (ground, "terrain", "relief")]
        for layer, what, style in layers:
            layer.setName(titled(self.coast.name(), what))
            apply_style(layer, style)
        self._coarse[seed] = [layer for layer, *_ in layers]
        self.panel.show_picture(place, picture_of(self._coarse[seed], PICTURE_PIXELS))
        if place == 0 and not self._used:
            lay_coarse(QgsProject.instance(), seed, self._coarse[seed])
        self._picture_next()

    def _make(self, seed):
        """Make the terrain of a seed, whose layers join the project, then the pictures that are not there yet.

        Until it is there its coarse island lies on the map.
        """
        left = self._wanted
        self._stop_pictures()
        lay_coarse(QgsProject.instance(), seed, self._coarse[seed])
        layer = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, QgsProject.instance())
        run = BackgroundRun(ALGORITHM, {**self._parameters(seed), **dict.fromkeys(OUTPUTS, layer)}, self)
        self._used = True
        run.ended.connect(lambda well, _results: self._made(run, seed, well, left))
        say = tr("Making the island of seed {}: {:.0f} %")
        self._let_tell(run, lambda percent: say.format(seed, percent))
        run.start()

    def _let_tell(self, run, say):
        """Let the panel say how far a run is, and what it compiles."""
        run.moved.connect(lambda percent: self.panel.tell("\n".join(filter(None, (say(percent), run.compiling)))))
        self.panel.tell(say(0))

    def _made(self, run, seed, well, left):
        if well:
            lift_coarse(QgsProject.instance(), seed)
        if well and left and self._run is None and self.coast is not None:
            self._wanted = left
            self._picture_next()
        else:
            self.panel.tell(tr("The island of seed {} is there.").format(seed) if well else run.complaint)


def _show_map(canvas):
    """Show the map where QGIS shows its first page still, on which nobody can draw."""
    pages = canvas.parentWidget()
    if isinstance(pages, QStackedWidget):
        pages.setCurrentWidget(canvas)


def _coast_layer(shore, crs):
    """Return a layer in memory with a coast."""
    layer = QgsVectorLayer("MultiPolygon", tr("Drawn coast"), "memory")
    layer.setCrs(crs)
    shore.convertToMultiType()
    feature = QgsFeature()
    feature.setGeometry(shore)
    layer.dataProvider().addFeatures([feature])
    layer.updateExtents()
    apply_style(layer, "modelcoast")
    return layer


def _square_metres(coast):
    """Return the area of a coast on the ground; without a CRS its units are metres."""
    measure = QgsDistanceArea()
    measure.setSourceCrs(coast.crs(), QgsProject.instance().transformContext())
    measure.setEllipsoid(coast.crs().ellipsoidAcronym() or "NONE")
    [shore] = coast.getFeatures()
    area = measure.measureArea(shore.geometry())
    return measure.convertAreaMeasurement(area, QgsUnitTypes.AreaUnit.AreaSquareMeters)
