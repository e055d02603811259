"""Buttons and menu entries of Headwaters, and what it does when QGIS starts."""

from __future__ import annotations

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QTimer, QUrl
from qgis.PyQt.QtGui import QDesktopServices, QIcon
from qgis.PyQt.QtWidgets import QAction

from ..base.styling import LayerStyler
from ..groups import START_HERE, icon_path
from ..pages import ROOT, page_address
from ..translation import tr
from .flight import FlightOffer

MENU = "Headwaters"
EXAMPLE = ROOT / "examples" / "project" / "sardinia.qgz"
PREPARE = "prepareheadwaters"
START_AFTER_MS = 3000  # QGIS is busy with its own start


class WindowTools:
    """What to begin with in the menu, and two map tools, on a toolbar too, each made when it is first used."""

    def __init__(self, window):
        self._window = window
        self.tools, self.dialog = {}, None
        water = tr("Water here: click on a DEM to see the land that drains there and where it flows")
        island = tr("Draw an island: draw a coast, choose one of four islands, and its terrain is made")
        self.water = self._tool_action("HeadwatersWaterHereAction", "headwaters", tr("Water here"), water)
        self.island = self._tool_action("HeadwatersDrawAnIslandAction", "terrain", tr("Draw an island"), island)
        self.menu = [
            self._action(tr("Open the example"), QIcon(icon_path("headwaters")), self._open_example),
            self.island,
            self.water,
            *(self._dialog_action(each, tr("Start here: {} …")) for each in START_HERE),
            self._dialog_action(PREPARE, "{} …"),
            self._action(tr("Help"), QIcon(icon_path("headwaters")), self._open_help),
        ]
        for each in self.menu:
            window.addPluginToMenu(MENU, each)
        self.compiler = self.preparation = None
        self.flight = FlightOffer(window)
        LayerStyler.ground_made = self.flight.make
        self._start = QTimer(window.mainWindow())
        self._start.setSingleShot(True)
        self._start.timeout.connect(self.make_ready)
        self._start.start(START_AFTER_MS)

    def make_ready(self) -> None:
        """Offer the compiler where it is missing; let it prepare all algorithms where that was not done."""
        from .background_preparation import BackgroundPreparation
        from .compiler_offer import CompilerOffer

        self.compiler = CompilerOffer(self._window)
        if not self.compiler.make():
            self.preparation = BackgroundPreparation(self._window)
            self.preparation.start_if_new()

    def _action(self, title, icon, do):
        """Return a menu entry."""
        action = QAction(icon, title, self._window.mainWindow())
        action.triggered.connect(lambda _checked=False: do())
        return action

    def _tool_action(self, name, icon, title, tip):
        """Return a button on the toolbar that takes a map tool in hand."""
        action = self._action(title, QIcon(icon_path(icon)), lambda: self._take(action))
        action.setObjectName(name)
        action.setToolTip(tip)
        action.setCheckable(True)
        self._window.addToolBarIcon(action)
        return action

    def _dialog_action(self, algorithm_id, title):
        """Return a menu entry that opens the dialog of an algorithm."""
        algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{algorithm_id}")
        title = title.format(algorithm.displayName())
        action = self._action(title, algorithm.icon(), lambda: self._open_dialog(algorithm_id))
        action.setToolTip(algorithm.shortDescription())
        return action

    def _open_dialog(self, algorithm_id):
        """Open the dialog of an algorithm, as QGIS itself makes and shows it."""
        from qgis import processing

        self.dialog = processing.createAlgorithmDialog(f"headwaters:{algorithm_id}")
        show = getattr(self.dialog, "showWidget", self.dialog.show)  # since 4.2: it may sit in a dock
        show()

    def _open_example(self):
        """Open the example in place of the project, which QGIS offers to save first."""
        self._window.addProject(str(EXAMPLE))

    def _open_help(self):
        QDesktopServices.openUrl(QUrl(page_address("algorithms/README")))

    def _take(self, action):
        """Let clicks on the canvas ask for water, or draw a coast."""
        if action not in self.tools:
            from .draw_island import DrawIsland
            from .water_here import WaterHere

            self.tools[action] = (WaterHere if action is self.water else DrawIsland)(self._window)
            self.tools[action].setAction(action)
        self._window.mapCanvas().setMapTool(self.tools[action])

    def remove(self) -> None:
        """Take buttons, menu entries, tools and messages out of the window, and stop what runs in the background."""
        for each in self.menu:
            self._window.removePluginMenu(MENU, each)
        for action in (self.water, self.island):
            self._window.removeToolBarIcon(action)
        for tool in self.tools.values():
            self._window.mapCanvas().unsetMapTool(tool)
            tool.remove()
        self.tools = {}
        LayerStyler.ground_made = None
        self.flight.close()
        self._start.stop()
        self._start.deleteLater()
        for each in (self.compiler, self.preparation):
            if each is not None:
                each.remove()
        for each in self.menu:
            each.deleteLater()
