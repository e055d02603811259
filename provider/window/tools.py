"""Buttons and menu entries of Headwaters, and what it does when QGIS starts."""

from __future__ import annotations

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction

from ..groups import START_HERE, icon_path
from ..translation import tr

MENU = "Headwaters"
START_AFTER_MS = 3000  # QGIS is busy with its own start


class WindowTools:
    """What to start with, in the menu, and the map tool *Water here*, on a toolbar too, made when it is first used."""

    def __init__(self, window):
        self._window = window
        self.tool = self.dialog = None
        self.action = QAction(QIcon(icon_path("headwaters")), tr("Water here"), window.mainWindow())
        self.action.setToolTip(tr("Water here: click on a DEM to see the land that drains there and where it flows"))
        self.action.setObjectName("HeadwatersWaterHereAction")
        self.action.setCheckable(True)
        self.action.triggered.connect(self._take)
        window.addToolBarIcon(self.action)
        self.starts = [self._start_action(each) for each in START_HERE]
        for each in self.starts:
            window.addPluginToMenu(MENU, each)
        window.addPluginToMenu(MENU, self.action)
        self.compiler = self.preparation = None
        self._start = QTimer(self.action)  # goes with it
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

    def _start_action(self, algorithm_id):
        """Return a menu entry that opens the dialog of one of the algorithms to start with."""
        algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{algorithm_id}")
        title = tr("Start here: {} …").format(algorithm.displayName())
        action = QAction(algorithm.icon(), title, self._window.mainWindow())
        action.setToolTip(algorithm.shortDescription())
        action.triggered.connect(lambda: self._open_dialog(algorithm_id))
        return action

    def _open_dialog(self, algorithm_id):
        """Open the dialog of an algorithm, as QGIS itself makes and shows it."""
        from qgis import processing

        self.dialog = processing.createAlgorithmDialog(f"headwaters:{algorithm_id}")
        show = getattr(self.dialog, "showWidget", self.dialog.show)  # since 4.2: it may sit in a dock
        show()

    def _take(self):
        """Let clicks on the canvas ask for water."""
        if self.tool is None:
            from .water_here import WaterHere

            self.tool = WaterHere(self._window)
            self.tool.setAction(self.action)
        self._window.mapCanvas().setMapTool(self.tool)

    def remove(self) -> None:
        """Take button, menu entry, tool and messages out of the window, and stop what runs in the background."""
        self._window.removeToolBarIcon(self.action)
        for each in (*self.starts, self.action):
            self._window.removePluginMenu(MENU, each)
        if self.tool is not None:
            self._window.mapCanvas().unsetMapTool(self.tool)
            self.tool.remove()
            self.tool = None
        self._start.stop()
        for each in (self.compiler, self.preparation):
            if each is not None:
                each.remove()
        for each in (*self.starts, self.action):
            each.deleteLater()
