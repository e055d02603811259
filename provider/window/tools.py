"""Buttons and menu entries of Headwaters, and what it does when QGIS starts."""

from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction

from ..groups import icon_path
from ..translation import tr

MENU = "Headwaters"
START_AFTER_MS = 3000  # QGIS is busy with its own start


class WindowTools:
    """The map tool *Water here*, on a toolbar and in the menu of plugins; made when it is first used."""

    def __init__(self, window):
        self._window = window
        self.tool = None
        self.action = QAction(QIcon(icon_path("headwaters")), tr("Water here"), window.mainWindow())
        self.action.setToolTip(tr("Water here: click on a DEM to see the land that drains there and where it flows"))
        self.action.setObjectName("HeadwatersWaterHereAction")
        self.action.setCheckable(True)
        self.action.triggered.connect(self._take)
        window.addToolBarIcon(self.action)
        window.addPluginToMenu(MENU, self.action)
        self.compiler = self.preparation = None
        self._start = QTimer(self.action)  # goes with it
        self._start.setSingleShot(True)
        self._start.timeout.connect(self.make_ready)
        self._start.start(START_AFTER_MS)

    def make_ready(self):
        """Offer the compiler where it is missing; let it prepare all algorithms where that was not done."""
        from .background_preparation import BackgroundPreparation
        from .compiler_offer import CompilerOffer

        self.compiler = CompilerOffer(self._window)
        if not self.compiler.make():
            self.preparation = BackgroundPreparation(self._window)
            self.preparation.start_if_new()

    def _take(self):
        """Let clicks on the canvas ask for water."""
        if self.tool is None:
            from .water_here import WaterHere

            self.tool = WaterHere(self._window)
            self.tool.setAction(self.action)
        self._window.mapCanvas().setMapTool(self.tool)

    def remove(self):
        """Take button, menu entry, tool and messages out of the window, and stop what runs in the background."""
        self._window.removeToolBarIcon(self.action)
        self._window.removePluginMenu(MENU, self.action)
        if self.tool is not None:
            self._window.mapCanvas().unsetMapTool(self.tool)
            self.tool.remove()
            self.tool = None
        self._start.stop()
        for each in (self.compiler, self.preparation):
            if each is not None:
                each.remove()
        self.action.deleteLater()
