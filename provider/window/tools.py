"""Buttons and menu entries of Headwaters."""

from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QAction

from ..groups import icon_path
from ..translation import tr

MENU = "Headwaters"


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

    def _take(self):
        """Let clicks on the canvas ask for water."""
        if self.tool is None:
            from .water_here import WaterHere

            self.tool = WaterHere(self._window)
            self.tool.setAction(self.action)
        self._window.mapCanvas().setMapTool(self.tool)

    def remove(self):
        """Take button, menu entry and tool out of the window."""
        self._window.removeToolBarIcon(self.action)
        self._window.removePluginMenu(MENU, self.action)
        if self.tool is not None:
            self._window.mapCanvas().unsetMapTool(self.tool)
            self.tool.remove()
            self.tool = None
        self.action.deleteLater()
