"""The map tool: a button that comes and goes with the plugin, and a click that shows the land above it."""

import types
from pathlib import Path

import numpy as np
import pytest
from headwaters.provider.base.kept_styles import STYLE_OF_OURS
from headwaters.provider.water.clicked import Clicked
from headwaters.provider.window.heights import complaint_of, meant_layer
from headwaters.provider.window.kept_water import land_of
from headwaters.provider.window.water_here import WaterHere
from headwaters.provider.window.water_panel import WaterPanel, duration_text
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import LAND, VALID, create, read
from osgeo import gdal
from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsRasterLayer, QgsRectangle, QgsVectorLayer
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QColor, QMouseEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication

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
    window.addDockWidget = lambda area, dock: (main.addDockWidget(area, dock), dock.show())  # as QGIS does
    window.removeDockWidget = main.removeDockWidget
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
    assert tool.panel.isHidden()
    click(tool)
    assert tool.found is None
    assert "only once" in said(tool)[0]
    wait_until(lambda: not said(tool) or "only once" not in said(tool)[0])
    assert tool.found is not None
    assert said(tool) == []  # what is found is no longer looked for
    first = tool.panel.text()
    assert "km²" in first
    click(tool)
    assert tool.panel.text() == first


def test_the_way_down_follows_the_mouse_once_directions_are_known(over, dem, wait_until):
    tool = over(dem)
    rest(tool, 200, 200)
    assert not tool._rest.isActive()
    click(tool)
    wait_until(lambda: tool.found is not None)
    ways = []
    for x, y in ((150, 200), (350, 150)):
        rest(tool, x, y)
        wait_until(lambda: not tool._rest.isActive())
        start, *rest_of_it = tool.hover.asGeometry().asPolyline()
        ways.append(rest_of_it)
        pointed = tool.toMapCoordinates(QPoint(x, y))
        assert abs(start.x() - pointed.x()) <= dem.rasterUnitsPerPixelX()
        assert abs(start.y() - pointed.y()) <= dem.rasterUnitsPerPixelY()
    assert ways[0] != ways[1]
    tool.deactivate()
    assert tool.hover.asGeometry().isEmpty()


@pytest.mark.parametrize("ground", ["black", "gray", "white"])
def test_the_way_down_is_seen_on_dark_ground_as_on_bright(tool, ground, tmp_path):
    canvas = tool.window_parts["mapCanvas"]
    canvas.resize(300, 200)
    canvas.setExtent(QgsRectangle(0, 0, 300, 200))
    canvas.setCanvasColor(QColor(ground))
    tool.hover.setToGeometry(QgsGeometry.fromWkt("LINESTRING(20 100, 280 100)"), None)
    canvas.grab().save(str(tmp_path / "canvas.png"))
    column = gdal.Open(str(tmp_path / "canvas.png")).ReadAsArray()[:3, :, 150].astype(float)
    assert np.abs(column - column[:, :1]).mean(axis=0).max() > 80  # of 255


def rest(tool, x, y):
    """Let the mouse come to rest at a pixel of the canvas."""
    kind, none, keys = QEvent.Type.MouseMove, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    view = tool.window_parts["mapCanvas"].viewport()
    QApplication.sendEvent(view, QMouseEvent(kind, QPointF(x, y), none, none, keys))


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


def in_unit(path, unit):
    dataset = gdal.Open(path, gdal.GA_Update)
    dataset.GetRasterBand(1).SetUnitType(unit)
    return path


def others(folder):
    """Return layers that hold no heights, by what is said of them."""
    shades = (np.arange(31 * 43).reshape(31, 43) % 255 + 1).astype(np.uint8)
    numbers = (LAND * 3).astype(np.float32)
    files = {
        "picture of 3 bands": create(folder / "photo.tif", [shades] * 3),
        "shades or classes": create(folder / "light.tif", [shades]),
        "is called what": create(folder / "Flow accumulation.tif", [numbers]),
        "is in km²": in_unit(create(folder / "drained.tif", [numbers]), "km²"),
        "made of heights": create(folder / "ours.tif", [numbers]),
    }
    layers = {said: QgsRasterLayer(path, Path(path).stem) for said, path in files.items()}
    layers["made of heights"].setCustomProperty(STYLE_OF_OURS, "flow")
    return layers


def test_what_is_not_height_is_refused_and_a_dem_named(over, project, dem, tmp_path):
    tool = over(dem)
    for words, layer in others(tmp_path).items():
        project.addMapLayer(layer)
        tool.window_parts["activeLayer"] = layer
        click(tool)
        assert words in said(tool)[-1]
        assert said(tool)[-1].endswith("Choose ‘Hills’ in the list of layers, then click on it.")
    assert tool.found is None and tool.panel.isHidden()


def test_heights_are_taken_however_they_are_drawn_or_called(dem, dem_file, tmp_path):
    from qgis.core import QgsHillshadeRenderer

    for name in ("North Slope of Alaska", "Shady Valley", "dem_directions_of_growth_2", "Aspect Peak lidar"):
        assert complaint_of(QgsRasterLayer(dem_file, name)) == ""
    drawn = QgsRasterLayer(dem_file, "Hills hillshade")
    drawn.setRenderer(QgsHillshadeRenderer(drawn.dataProvider(), 1, 315, 45))
    assert complaint_of(drawn) == ""
    feet = in_unit(create(tmp_path / "low.tif", [LAND.astype(np.uint8)]), "ft")
    assert complaint_of(QgsRasterLayer(feet, "low")) == ""


def test_beside_its_results_the_dem_of_a_run_is_meant(tool, project, dem):
    """After a run its rivers are the active layer; another DEM in the project makes no difference."""
    project.addMapLayer(QgsRasterLayer(dem.source(), "Another"))
    rivers = project.addMapLayer(QgsVectorLayer("LineString?crs=EPSG:25832", "Hills rivers", "memory"), False)
    filled = project.addMapLayer(QgsRasterLayer(dem.source(), "Hills filled"), False)
    assert meant_layer(rivers, {})[0] is None
    group = project.layerTreeRoot().insertGroup(0, "Hydrology from a DEM · Hills")
    for each in (rivers, filled):
        group.addLayer(each)
    assert meant_layer(rivers, {})[0].name() == "Hills"
    project.removeMapLayer(dem.id())
    assert meant_layer(rivers, {})[0].name() == "Hills filled"


def test_the_box_takes_the_sea_away(over, project, wait_until, tmp_path):
    coast = QgsRasterLayer(create(tmp_path / "coast.tif", [(LAND - 60).astype(np.float32)]), "Coast")
    project.addMapLayer(coast)
    tool = over(coast)
    row, col = np.argwhere(LAND < 55)[0]
    click(tool, row, col)
    wait_until(lambda: said(tool) and "only once" not in said(tool)[-1])
    assert said(tool)[-1] == "This is the sea of ‘Coast’."
    assert tool.panel.sea.isChecked()
    tool.panel.sea.click()
    wait_until(lambda: tool.found is not None)
    assert not tool.panel.sea.isChecked()


def test_what_was_found_can_be_kept(over, project, dem, wait_until):
    tool = over(dem)
    click(tool)
    wait_until(lambda: tool.found is not None)
    before = set(project.mapLayers())
    tool.panel.keep.click()
    layers = {layer.name(): layer for key, layer in project.mapLayers().items() if key not in before}
    assert set(layers) == {"Hills watershed", "Hills path"}
    land, path = (next(layers[f"Hills {each}"].getFeatures()) for each in ("watershed", "path"))
    assert land.geometry().asWkb() == land_of(tool.found).asWkb()
    assert land["area_km2"] == tool.found.area_km2
    assert (land["z_min"], land["z_max"]) == (tool.found.lowest, tool.found.highest)
    assert path.geometry().length() == pytest.approx(path["length_m"], rel=1e-3)
    assert layers["Hills path"].crs() == dem.crs()
    group = project.layerTreeRoot().findGroup("Water here · Hills")
    assert {each.name(): each.itemVisibilityChecked() for each in group.findLayers()} == dict.fromkeys(layers, True)


def test_the_panel_says_where_the_edge_of_the_data_is_touched(panel):
    found = Clicked((0.0, 0.0), b"", np.zeros((1, 2)), np.zeros(1), np.ones(1), 1.0, 1.0, 1.0, 1.0)
    panel.tell("Hills", found)
    assert "edge of the data" not in panel.text()
    panel.tell("Hills", found._replace(edge=np.ones((2, 2))))
    assert "edge of the data" in panel.text()


def test_the_panel_tells_the_longest_path_and_its_time_of_concentration(over, dem, wait_until, tmp_path):
    """Those of the watershed of the same point, after a click of the mouse; a dash where nothing falls."""
    tool = over(dem)
    most, known = read(run("flowaccumulation", INPUT=dem.source(), OUTPUT=str(tmp_path / "a.tif"))["OUTPUT"])
    click(tool, *np.unravel_index(np.argmax(np.where(known, most, 0)), most.shape))
    wait_until(lambda: tool.found is not None)
    found = tool.found
    point = QgsVectorLayer("Point?crs=EPSG:25832&field=id:integer", "point", "memory")
    gauge = QgsFeature()
    gauge.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*found.place)))
    gauge.setAttributes([1])
    point.dataProvider().addFeature(gauge)
    directions = run("flowdirections", INPUT=dem.source(), OUTPUT=str(tmp_path / "d.tif"))["OUTPUT"]
    made = run(
        "watersheds", DIRECTIONS=directions, INPUT=dem.source(), BY="points", POINTS=point, TC=["kirpich"],
        LONGEST_PATHS=str(tmp_path / "p.gpkg"), WATERSHEDS=str(tmp_path / "w.gpkg"),
    )  # fmt: skip
    [land] = QgsVectorLayer(made["WATERSHEDS"]).getFeatures()
    assert found.longest > 0
    assert found.longest / 1e3 == pytest.approx(land["path_km"], rel=1e-9)
    assert found.concentration == pytest.approx(land["tc_kirpich"], rel=1e-9)
    told = tool.panel.text()
    assert f"{land['path_km']:,.4g} km" in told and duration_text(land["tc_kirpich"]) in told
    tool.panel.tell("Flat", found._replace(longest_fall=0.0))
    assert "–</td>" in tool.panel.text()
    assert [duration_text(hours) for hours in (0.5, 12.345)] == ["30 min", "12.3 h"]


def test_a_click_on_another_dem_meanwhile_is_answered_too(over, project, dem, wait_until):
    tool = over(dem)
    click(tool)
    tool.window_parts["activeLayer"] = project.addMapLayer(QgsRasterLayer(dem.source(), "Other hills"))
    click(tool)
    wait_until(lambda: "Other hills" in tool.panel.text())
    assert tool.found is not None
