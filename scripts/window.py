"""Runs algorithms in the windows of QGIS as a person does and takes pictures; scripts/screenshots has QGIS run this.

A scene is a function here; SCENES names those that are wanted, all by default.
"""

import math
import os
import sys
import time
import traceback
from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsPointXY,
    QgsProject,
    QgsRasterLayer,
    QgsRectangle,
    QgsSettings,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QEventLoop, QPoint, Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QPushButton, QTextEdit
from qgis.utils import iface, plugins

PATIENCE = 240
SECONDS_IN_DEPTH = 15  # for a 3-D view to load its tiles
ROOT = Path(os.path.realpath(Path(os.environ["QGIS_PLUGINPATH"]) / "headwaters"))
FOLDER = Path(os.environ["SCREENSHOTS"])
DEM = ROOT / "examples" / "data" / "jacksboro.tif"


def hydrology():
    """What there is after Hydrology from a DEM was run with a DEM alone."""
    run("hydrologyfromdem", QgsRasterLayer(str(DEM), "Jacksboro"))
    take(iface.mainWindow(), "hydrology")


def terrain():
    """What there is after Terrain from a coastline was run with a coast alone."""
    coast = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"
    run("terrainfromcoastline", QgsVectorLayer(coast, "Sardinia"))
    take(iface.mainWindow(), "terrain")


def maps():
    """What there is after each algorithm that MAPS names, of a few by default, was run with a DEM alone."""
    for name in os.environ.get("MAPS", "lakes plants watertable rivererosion").split():
        run(name, QgsRasterLayer(str(DEM), "Jacksboro"))
        take(iface.mainWindow(), f"map_{name}")


def water_here():
    """What there is after a click on a DEM with the map tool, and how long a second click takes."""
    iface.newProject(False)
    dem = QgsProject.instance().addMapLayer(QgsRasterLayer(str(DEM), "Jacksboro"))
    settle()
    iface.setActiveLayer(dem)
    iface.mapCanvas().zoomToFullExtent()
    settle()
    tools = plugins["headwaters"].tools
    tools.water.trigger()
    tool = tools.tools[tools.water]
    extent = dem.extent()
    for share in (0.4, 0.15):
        there = QgsPointXY(extent.xMinimum() + share * extent.width(), extent.yMinimum() + 0.42 * extent.height())
        tool.found = None
        started = time.perf_counter()
        tool.canvasClicked.emit(there, Qt.MouseButton.LeftButton)
        wait(lambda: tool.found is not None)
        print(f"Water here: {time.perf_counter() - started:.3f} s", flush=True)
    take(iface.mainWindow(), "water_here")


def draw_island():
    """What there is after a coast was drawn with the mouse, and after one of four islands in it was chosen."""
    iface.newProject(False)
    QgsProject.instance().setCrs(QgsCoordinateReferenceSystem("EPSG:3035"))
    iface.mapCanvas().setExtent(QgsRectangle(4_000_000, 3_000_000, 4_090_000, 3_070_000))
    settle()
    tools = plugins["headwaters"].tools
    tools.island.trigger()
    view, keys = iface.mapCanvas().viewport(), Qt.KeyboardModifier.NoModifier
    middle, radius = view.rect().center(), 0.35 * min(view.width(), view.height())
    for corner in range(60):
        angle = 2 * math.pi * corner / 60
        far = radius * (1 + 0.22 * math.sin(3 * angle) + 0.1 * math.sin(7 * angle) + 0.06 * math.sin(13 * angle))
        place = QPoint(round(1.25 * far * math.cos(angle)), round(far * math.sin(angle)))
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, keys, middle + place)
    take(iface.mainWindow(), "draw_island_coast")
    QTest.mouseClick(view, Qt.MouseButton.RightButton, keys, middle)
    panel = tools.tools[tools.island].panel
    started = time.perf_counter()
    wait(panel.pictures[0].isEnabled)
    print(f"First island: {time.perf_counter() - started:.1f} s", flush=True)
    wait(panel.pictures[-1].isEnabled)
    print(f"Four islands: {time.perf_counter() - started:.1f} s", flush=True)
    take(iface.mainWindow(), "draw_island_pictures")
    QTest.mouseClick(panel.pictures[1], Qt.MouseButton.LeftButton)
    take(iface.mainWindow(), "draw_island_coarse")
    wait(lambda: "is there" in panel.said.text())
    take(iface.mainWindow(), "draw_island_made")


def compiler_offer():
    """What is said at the start where numba is missing, and after it was installed by a click."""
    from headwaters.provider.dependencies import compiler_commands
    from headwaters.provider.window.compiler_offer import CompilerOffer

    iface.newProject(False)
    numba, sys.modules["numba"] = sys.modules.get("numba"), None
    offer = CompilerOffer(iface)
    offer.make()
    take(iface.mainWindow(), "compiler_offer")
    if compiler_commands():  # where pip is missing, nothing is offered to be installed
        offer.install()
        wait(lambda: "Collecting" in offer.message.text() or offer.errand is None)
        take(iface.mainWindow(), "compiler_installing")
        wait(lambda: offer.errand is None)
        take(iface.mainWindow(), "compiler_installed")
    print(f"Offer: {offer.message.text()}", flush=True)
    offer.remove()
    sys.modules["numba"] = numba


def preparing():
    """What is said while all is compiled in the background, and after a cancel."""
    from headwaters.provider.window.background_preparation import WANTED, BackgroundPreparation

    iface.newProject(False)
    QgsSettings().setValue(WANTED, True)
    preparation = BackgroundPreparation(iface)
    started = time.perf_counter()
    preparation.start_if_new()
    wait(lambda: "(Part " in preparation.message.text())
    take(iface.mainWindow(), "preparing")
    if "ALL_OF_IT" in os.environ:
        wait(lambda: not preparation.running, 3600)
    else:
        preparation.cancel()
        wait(lambda: not preparation.running)
    print(f"Preparing: {time.perf_counter() - started:.1f} s", flush=True)
    take(iface.mainWindow(), "prepared")
    QgsSettings().setValue(WANTED, False)


def project():
    """What there is after the project of the package was opened, or the one that PROJECT names, with its 3-D views."""
    iface.addProject(os.environ.get("PROJECT", str(ROOT / "examples" / "project" / "sardinia.qgz")))
    wait(lambda: False, 5)
    take(iface.mainWindow(), "project")
    for view in [each for each in QApplication.allWidgets() if each.isVisible() and "3-D" in each.windowTitle()]:
        wait(lambda: False, SECONDS_IN_DEPTH)
        picture_of_screen("project_3d", view.frameGeometry())


def flight():
    """What *Fly over it* opens after a terrain, by a click on the message; where QGIS opens no views, nothing."""
    coast = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"
    coarse = dict.fromkeys(("CELL_SIZE", "EROSION_CELL_SIZE"), 400)
    run("terrainfromcoastline", QgsVectorLayer(coast, "Sardinia"), **coarse)
    take(iface.mainWindow(), "terrain_there")
    buttons = [each for each in iface.messageBar().findChildren(QPushButton) if each.text() == "Fly over it"]
    print(f"Offers to fly: {len(buttons)}", flush=True)
    for each in buttons:
        QTest.mouseClick(each, Qt.MouseButton.LeftButton)
        wait(lambda: False, SECONDS_IN_DEPTH)
        picture_of_screen("flight")


def run(algorithm_id, layer, **parameters):
    """Add a layer to a new project and run an algorithm with it; take a picture of its dialog before and after."""
    iface.newProject(False)
    QgsProject.instance().addMapLayer(layer)
    settle()
    iface.mapCanvas().zoomToFullExtent()
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
    dialog = algorithm.createCustomParametersWidget(iface.mainWindow())
    dialog.resize(1200, 900)
    dialog.show()
    settle()
    dialog.setParameters(parameters)
    settle()
    take(dialog, f"{algorithm_id}_dialog")
    dialog.runButton().click()
    wait(dialog.runButton().isEnabled)
    settle()
    take(dialog, f"{algorithm_id}_log")
    (FOLDER / f"{algorithm_id}_log.txt").write_text(dialog.findChild(QTextEdit, "txtLog").toPlainText())
    dialog.close()
    settle()


def dialogs():
    """The dialogs of the algorithms that DIALOGS names, of a few by default."""
    iface.newProject(False)
    QgsProject.instance().addMapLayer(QgsRasterLayer(str(DEM), "Jacksboro"))
    settle()
    for name in os.environ.get("DIALOGS", "hydrologyfromdem watersheds terrainfromcoastline").split():
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{name}")
        dialog = algorithm.createCustomParametersWidget(iface.mainWindow())
        dialog.resize(1200, 900)
        dialog.show()
        take(dialog, f"dialog_{name}")
        dialog.close()


def take(window, name):
    """Save a picture of a window."""
    settle()
    window.grab().save(str(FOLDER / f"{name}.png"))


def picture_of_screen(name, place=None):
    """Save a picture of a place of the screen, all of it by default: widgets do not know what OpenGL draws."""
    sides = () if place is None else (place.x(), place.y(), place.width(), place.height())
    QApplication.primaryScreen().grabWindow(0, *sides).save(str(FOLDER / f"{name}.png"))


def settle():
    """Let the windows come to rest."""
    wait(lambda: False, 0.5)
    wait(lambda: not iface.mapCanvas().isDrawing())


def wait(condition, patience=PATIENCE):
    """Let the windows live until a condition holds, or for a time."""
    end = time.monotonic() + patience
    while time.monotonic() < end and not condition():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def main():
    """Play the scenes that are wanted, and leave."""
    sys.excepthook = lambda *error: traceback.print_exception(*error)  # that of QGIS opens a dialog and waits
    try:
        iface.mainWindow().resize(1600, 1000)
        settle()
        for scene in os.environ["SCENES"].split() or SCENES:
            SCENES[scene]()
        (FOLDER / "done").write_text("")
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(0)


ALL = hydrology, terrain, maps, water_here, draw_island, flight, project, dialogs, compiler_offer, preparing
SCENES = {scene.__name__: scene for scene in ALL}
QTimer.singleShot(1000, main)
