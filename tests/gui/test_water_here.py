"""The map tool: a button that comes and goes with the plugin, and a click that shows the land above it."""

import types

import numpy as np
import pytest
from headwaters.provider.water.clicked import Clicked
from headwaters.provider.window.water_here import WaterHere
from headwaters.provider.window.water_panel import WaterPanel
from headwaters.tests.provider.samples import VALID
from qgis.core import QgsPointXY, QgsRasterLayer
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest

pytestmark = pytest.mark.qgis


@pytest.fixture
def panel(desktop):
    panel = WaterPanel(None)
    yield panel
    panel.deleteLater()


def test_the_panel_tells_the_measures_and_draws_the_profile(panel, picture, tmp_path):
    distance, height = np.linspace(0, 5000, 40), np.linspace(700, 120, 40)
    found = Clicked((0.0, 0.0), b"", np.zeros((40, 2)), distance, height, 41.234, 120.0, 1500.0, 640.0)
    panel.tell("Hills", found)
    for words in ("Hills", "41.23 km²", "120 – 1,500 m", "1,380 m", "5 km", "580 m"):
        assert words in panel.text()
    panel.resize(300, 400)
    panel.show()
    assert len(picture(panel, tmp_path / "panel.png")) > 20


def test_a_path_of_one_cell_can_be_drawn_too(panel, picture, tmp_path):
    panel.tell("Hills", Clicked((0.0, 0.0), b"", np.zeros((1, 2)), np.zeros(1), np.ones(1), 1e-4, 1.0, 1.0, 1.0))
    panel.show()
    assert picture(panel, tmp_path / "panel.png")


@pytest.fixture
def tool(desktop):
    from qgis.gui import QgsMapCanvas, QgsMessageBar
    from qgis.PyQt.QtWidgets import QMainWindow

    main, canvas, bar = QMainWindow(), QgsMapCanvas(), QgsMessageBar()
    parts = {"mainWindow": main, "mapCanvas": canvas, "messageBar": bar, "activeLayer": None}
    window = types.SimpleNamespace(**{name: lambda name=name: parts[name] for name in parts})
    window.addDockWidget, window.removeDockWidget = main.addDockWidget, main.removeDockWidget
    made = WaterHere(window)
    made.window_parts = parts
    yield made
    canvas.unsetMapTool(made)
    made.remove()


def click(tool, row=None, col=None):
    """Press and release the mouse over a cell of the active DEM, by default the last that has data."""
    canvas, layer = tool.window_parts["mapCanvas"], tool.window_parts["activeLayer"]
    row, col = np.argwhere(VALID)[-1] if row is None else (row, col)
    corner, width, height = layer.extent(), layer.rasterUnitsPerPixelX(), layer.rasterUnitsPerPixelY()
    place = QgsPointXY(corner.xMinimum() + (col + 0.5) * width, corner.yMaximum() - (row + 0.5) * height)
    pixel = canvas.getCoordinateTransform().transform(place)
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(canvas.viewport(), button, keys, QPoint(round(pixel.x()), round(pixel.y())))


@pytest.fixture
def over(tool, project):
    """Return a function that makes a layer the active one and fills the canvas with it, the tool in hand."""

    def look_at(layer):
        canvas = tool.window_parts["mapCanvas"]
        tool.window_parts["activeLayer"] = layer
        canvas.resize(500, 400)
        canvas.setDestinationCrs(layer.crs())
        canvas.setExtent(layer.extent())
        canvas.setMapTool(tool)
        return tool

    return look_at


def test_the_first_click_on_a_dem_shows_its_measures(over, dem, wait_until):
    """Of a person's mouse: the point of its signal dies with the event, and directions are found long after that."""
    tool = over(dem)
    click(tool)
    assert tool.found is None
    wait_until(lambda: tool.found is not None or said(tool)[1:])
    assert tool.found is not None
    first = tool.panel.text()
    assert "km²" in first
    click(tool)
    assert tool.panel.text() == first


def said(tool):
    """Return what stands in the message bar, oldest first."""
    return [each.text() for each in tool.window_parts["messageBar"].items()][::-1]


def test_what_was_found_goes_with_its_layer(over, project, dem, wait_until):
    """Another layer may go without that."""
    tool = over(dem)
    other = project.addMapLayer(QgsRasterLayer(dem.source(), "Other hills"))
    click(tool)
    wait_until(lambda: tool.found is not None)
    project.removeMapLayer(other.id())
    assert not tool.panel.isHidden()
    project.removeMapLayer(dem.id())
    assert tool.panel.isHidden()
    assert tool.found is None
