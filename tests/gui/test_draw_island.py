"""*Draw an island*: a coast drawn with the mouse, pictures of islands in it, the terrain of the one that is chosen."""

import math
import types

import pytest
from headwaters.provider.window import background_runs, draw_island
from headwaters.provider.window.background_runs import BackgroundRun
from headwaters.provider.window.chance_coast import chance_coast
from headwaters.provider.window.draw_island import DrawIsland
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry, QgsRasterDataProvider, QgsRectangle, QgsVectorLayer
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QMouseEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QLabel, QStackedWidget

pytestmark = [pytest.mark.qgis, pytest.mark.usefixtures("few_edges", "coarse_ground")]
MIDDLE, RADIUS, SIZE = QPoint(250, 200), 120, (500, 400)  # of the coast and the canvas, in pixels
METRES_A_PIXEL = 100
CORNERS = [
    MIDDLE + QPoint(round(RADIUS * math.cos(angle)), round(RADIUS * math.sin(angle)))
    for angle in (2 * math.pi * corner / 12 for corner in range(12))
]
DONE = "Click on an island"
SMOOTH = QgsRasterDataProvider.ResamplingMethod.CubicSpline
COARSE_LAYERS = ["Drawn coast rivers", "Drawn coast hillshade", "Drawn coast terrain"]


@pytest.fixture
def ahead():
    """Return what was started to compile ahead: a list for each algorithm, empty when that was ended."""
    started = {}
    with pytest.MonkeyPatch.context() as patch:  # of its own: what a test patches is undone before the tool goes
        patch.setattr(draw_island, "compiling_apart", lambda algorithm: started.setdefault(algorithm, ["a process"]))
        patch.setattr(draw_island, "end_compiling", lambda helpers: helpers.clear())
        yield started


@pytest.fixture
def tool(project, ahead):
    from qgis.gui import QgsMapCanvas, QgsMessageBar
    from qgis.PyQt.QtWidgets import QMainWindow

    main, canvas, bar = QMainWindow(), QgsMapCanvas(), QgsMessageBar()
    window = types.SimpleNamespace(mainWindow=lambda: main, mapCanvas=lambda: canvas, messageBar=lambda: bar)
    window.addDockWidget = lambda area, dock: (main.addDockWidget(area, dock), dock.show())  # as QGIS does
    window.removeDockWidget = main.removeDockWidget
    canvas.resize(*SIZE)
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:25832"))
    width, height = (METRES_A_PIXEL * pixels for pixels in SIZE)
    canvas.setExtent(QgsRectangle(500_000, 5_000_000, 500_000 + width, 5_000_000 + height))
    made = DrawIsland(window)
    made.parts = types.SimpleNamespace(canvas=canvas, bar=bar)
    canvas.setMapTool(made)
    yield made
    canvas.unsetMapTool(made)
    made.remove()


def click(tool, pixel, button=Qt.MouseButton.LeftButton):
    QTest.mouseClick(tool.parts.canvas.viewport(), button, Qt.KeyboardModifier.NoModifier, pixel)


def test_a_coast_is_drawn_by_chance_in_the_middle_of_the_map_another_one_each_time(tool, monkeypatch):
    monkeypatch.setattr(tool, "_picture_all", lambda: None)
    shores = []
    for _ in range(2):
        QTest.mouseClick(tool.panel.by_chance, Qt.MouseButton.LeftButton)
        [feature] = tool.coast.getFeatures()
        shores.append(feature.geometry())
    view = tool.parts.canvas.extent()
    for shore in shores:
        assert shore.isGeosValid()
        assert view.contains(shore.boundingBox())
        assert shore.area() > 0.15 * view.area()
        assert shore.boundingBox().contains(view.center())
    assert shores[0].asWkt() != shores[1].asWkt()


def test_coasts_by_chance_are_those_of_their_seeds():
    view = QgsRectangle(0, 0, 3000, 1000)
    shores = [QgsGeometry.fromPolygonXY([chance_coast(view, str(seed))]) for seed in range(100)]
    assert all(shore.isGeosValid() and view.contains(shore.boundingBox()) for shore in shores)
    assert max(shore.boundingBox().width() for shore in shores) < 1500
    assert shores[7].asWkt() == QgsGeometry.fromPolygonXY([chance_coast(view, "7")]).asWkt()


def test_an_empty_project_in_degrees_is_measured_in_metres(tool, project):
    canvas = tool.parts.canvas
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    layer = project.addMapLayer(QgsVectorLayer("Point?crs=EPSG:4326", "Places", "memory"))
    tool.activate()
    assert canvas.mapSettings().destinationCrs().isGeographic()  # where something lies
    project.removeMapLayer(layer)
    tool.activate()
    assert project.crs().authid() == "EPSG:3857"
    assert not canvas.mapSettings().destinationCrs().isGeographic()
    assert canvas.extent().width() > 50_000


def test_the_map_takes_the_place_of_the_first_page_of_qgis(tool):
    pages = QStackedWidget()
    pages.addWidget(tool.parts.canvas)
    pages.addWidget(QLabel("Recent projects"))
    pages.setCurrentIndex(1)
    tool.activate()
    assert pages.currentWidget() is tool.parts.canvas
    pages.removeWidget(tool.parts.canvas)
    tool.parts.canvas.setParent(None)


def drawn(tool):
    """Click around the coast, and close it."""
    for corner in CORNERS:
        click(tool, corner)
    click(tool, MIDDLE, Qt.MouseButton.RightButton)


def coarse_islands(project):
    """Return the names of groups of coarse islands, with those of what each shows, from the top."""
    groups = [each for each in project.layerTreeRoot().children() if each.name().startswith("Coarse island")]
    return {each.name(): [layer.name() for layer in each.findLayers() if layer.isVisible()] for each in groups}


def coarse(monkeypatch):
    """Let chosen islands have large cells too, which takes less time."""
    fine = DrawIsland._parameters
    cells = {"CELL_SIZE": 400, "EROSION_CELL_SIZE": 400, "PRIMITIVES_PER_CELL": 1}
    monkeypatch.setattr(DrawIsland, "_parameters", lambda self, seed: {**fine(self, seed), **cells})


def test_the_panel_speaks_of_no_parameters_which_it_has_not(tool):
    character = tool.panel.character
    assert character.currentText() == "as usual"
    assert not any("parameters" in character.itemText(row) for row in range(character.count()))


def test_the_panel_fits_a_small_screen_with_another_below_it(tool):
    assert tool.panel.minimumSizeHint().height() < 300
    inside = tool.panel.others.parentWidget()
    assert tool.panel.widget().minimumWidth() > inside.minimumSizeHint().width()


def test_what_is_compiled_the_first_time_is_told_in_the_panel(tool, monkeypatch):
    monkeypatch.setattr(BackgroundRun, "start", lambda run: None)
    drawn(tool)
    counted = "Compiling ‘Terrain from a coastline’, once on this computer: 3 of at most 9 parts"
    heard = tool._run._feedback
    heard.setProgress(20)
    assert tool.panel.said.text() == "Making small pictures, 1 of 4: 20 %"
    heard.pushInfo(counted)
    assert tool.panel.said.text() == f"Making small pictures, 1 of 4: 20 %\n{counted}"
    heard.pushInfo("Land 1")
    assert tool.panel.said.text() == "Making small pictures, 1 of 4: 20 %"


def test_what_islands_need_is_compiled_while_somebody_draws_until_a_run_does_so(tool, ahead, monkeypatch):
    monkeypatch.setattr(BackgroundRun, "start", lambda run: None)
    assert list(ahead) == [draw_island.ALGORITHM]
    for corner in CORNERS:
        click(tool, corner)
    assert ahead[draw_island.ALGORITHM]
    click(tool, MIDDLE, Qt.MouseButton.RightButton)
    assert not ahead[draw_island.ALGORITHM]


def test_an_island_is_drawn_seen_chosen_and_made(tool, project, wait_until, monkeypatch):
    coarse(monkeypatch)
    drawn(tool)
    [coast] = project.mapLayers().values()
    [shore] = coast.getFeatures()
    radius = RADIUS * tool.parts.canvas.mapUnitsPerPixel()
    circle = 12 / 2 * math.sin(2 * math.pi / 12) * radius**2  # a polygon of twelve corners
    assert shore.geometry().area() == pytest.approx(circle, rel=0.03)
    assert not any(button.isEnabled() for button in tool.panel.pictures)
    wait_until(tool.panel.pictures[1].isEnabled)
    assert coarse_islands(project) == {"Coarse island of seed 42": COARSE_LAYERS}  # before anything was chosen
    [light] = project.mapLayersByName("Drawn coast hillshade")
    assert light.dataProvider().zoomedInResamplingMethod() == SMOOTH
    QTest.mouseClick(tool.panel.pictures[1], Qt.MouseButton.LeftButton)  # while others are still made
    assert coarse_islands(project) == {"Coarse island of seed 43": COARSE_LAYERS}
    assert len(project.mapLayers()) == 1 + len(COARSE_LAYERS)
    wait_until(lambda: tool.panel.said.text().startswith(DONE))
    assert not coarse_islands(project)
    assert all(button.isEnabled() for button in tool.panel.pictures)
    seen = [button.icon().pixmap(170, 170).toImage() for button in tool.panel.pictures]
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
    styles = {layer.customProperty("headwaters/style") for layer in project.mapLayers().values()}
    assert {"relief", "grownrivers", "divides"} <= styles
    group = project.layerTreeRoot().findGroup("Terrain from a coastline · Drawn coast")
    assert {"Drawn coast terrain", "Drawn coast rivers"} <= {each.name() for each in group.findLayers()}
    drawn(tool)  # another coast: this one was used, and stays
    assert coast.id() in project.mapLayers()
    assert tool.coast.id() != coast.id()


def test_a_coarse_island_goes_with_its_coast_and_hides_none_that_is_there(tool, project, wait_until, monkeypatch):
    coarse(monkeypatch)
    monkeypatch.setattr(draw_island, "PICTURES", 1)
    drawn(tool)
    wait_until(lambda: tool.panel.said.text().startswith(DONE))
    assert list(coarse_islands(project)) == ["Coarse island of seed 42"]
    drawn(tool)  # another coast, before anything was chosen
    assert not coarse_islands(project)
    assert list(project.mapLayers().values()) == [tool.coast]
    wait_until(tool.panel.pictures[0].isEnabled)
    QTest.mouseClick(tool.panel.pictures[0], Qt.MouseButton.LeftButton)
    wait_until(lambda: not coarse_islands(project))
    tool.panel.others.click()
    wait_until(lambda: tool.panel.said.text().startswith(DONE))
    assert not coarse_islands(project)  # it would lie over the island


def stroke(tool, corners):
    """Draw along corners with the button held down."""
    view, left = tool.parts.canvas.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, Qt.KeyboardModifier.NoModifier, corners[0])
    for corner in corners[1:]:  # QTest moves the pointer alone, of which there is none without a screen
        keys, kind = Qt.KeyboardModifier.NoModifier, QEvent.Type.MouseMove
        QApplication.sendEvent(view, QMouseEvent(kind, QPointF(corner), Qt.MouseButton.NoButton, left, keys))
    QTest.mouseRelease(view, left, Qt.KeyboardModifier.NoModifier, corners[-1])


def corners_of(project):
    """Return how many corners the coast in a project has, the first once more at its end."""
    [coast] = project.mapLayers().values()
    [shore] = coast.getFeatures()
    return shore.geometry().constGet().nCoordinates()


def test_ctrl_z_takes_back_a_stroke_or_a_corner_and_backspace_a_corner_alone(tool, project, monkeypatch):
    monkeypatch.setattr(tool, "_picture_all", lambda: None)
    view, ctrl = tool.parts.canvas.viewport(), Qt.KeyboardModifier.ControlModifier
    for corner in CORNERS[:4]:
        click(tool, corner)
    stroke(tool, CORNERS[4:8])
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    click(tool, CORNERS[8])
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    QTest.keyClick(view, Qt.Key.Key_Z, ctrl)  # what is left of the stroke
    click(tool, CORNERS[9])
    click(tool, CORNERS[10])
    QTest.keyClick(view, Qt.Key.Key_Z, ctrl)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert corners_of(project) == 4 + 1 + 1
    QTest.keyClick(view, Qt.Key.Key_Z, ctrl)  # nothing is left to be taken back


def test_keys_that_take_back_reach_no_layer(tool):
    """QGIS deletes what is selected in the layer, and its edits, when a map tool has accepted these keys."""
    heard = []
    tool.parts.canvas.keyPressed.connect(lambda event: heard.append(event.isAccepted()))
    click(tool, CORNERS[0])
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):  # the last with no corner left
        QTest.keyClick(tool.parts.canvas.viewport(), key)
    assert not any(heard)


def test_the_mouse_draws_while_its_button_is_down(tool, project):
    stroke(tool, CORNERS)
    view = tool.parts.canvas.viewport()
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert corners_of(project) == len(CORNERS)  # less the last, and the first once more


def test_a_coast_of_two_corners_is_refused_in_a_sentence(tool, project):
    click(tool, CORNERS[0])
    click(tool, CORNERS[3])
    click(tool, MIDDLE, Qt.MouseButton.RightButton)
    assert not project.mapLayers()
    assert "three corners" in tool.parts.bar.items()[0].text()


def test_escape_begins_anew(tool, project):
    for corner in CORNERS[:6]:
        click(tool, corner)
    QTest.keyClick(tool.parts.canvas.viewport(), Qt.Key.Key_Escape)
    click(tool, MIDDLE, Qt.MouseButton.RightButton)
    assert not project.mapLayers()


def test_seed_and_character_count(tool, project, wait_until, monkeypatch):
    runs = []
    run = draw_island.BackgroundRun
    monkeypatch.setattr(
        draw_island, "BackgroundRun", lambda name, values, parent: runs.append(values) or run(name, values, parent)
    )
    drawn(tool)
    tool.panel.character.setCurrentIndex(2)
    tool.panel.seed.setValue(7)
    tool.panel.others.click()
    wait_until(lambda: runs[-1]["SEED"] == 11)
    assert (runs[0]["SEED"], runs[0]["CHARACTER"]) == (42, "own")
    assert runs[-1]["CHARACTER"] == "alpine"


def test_a_coast_that_goes_takes_its_pictures_along(tool, project):
    drawn(tool)
    tool.panel.tell("The island of seed 42 is there.")
    project.removeMapLayer(tool.coast.id())
    assert tool.coast is None
    assert tool.panel.said.text().startswith("Draw the coast")
    assert not any(button.isEnabled() for button in tool.panel.pictures)


def test_a_run_that_does_not_end_in_time_outlives_the_tool(tool, wait_until, monkeypatch):
    monkeypatch.setattr(background_runs, "GRACE_S", 0)
    drawn(tool)
    run = tool._run
    wait_until(lambda: run._feedback.progress() > 0)
    run.abandon()
    assert run in BackgroundRun._left
    assert run.parent() is None  # it would be deleted with the tool
    wait_until(lambda: not BackgroundRun._left)
