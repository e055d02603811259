"""Dialogs of Processing without a screen. These tests need QGIS: where there is none they are left out."""

import importlib.util
import time

import pytest
from headwaters.algorithms import ALGORITHMS

PATIENCE = 900

collect_ignore_glob = [] if importlib.util.find_spec("qgis") else ["*"]


@pytest.fixture(scope="session")
def desktop(provider, qgis_iface):
    """Return the interface of QGIS with those of its parts that the dialogs ask for."""
    from qgis.gui import QgsBrowserGuiModel, QgsLayerTreeView

    tree, model = QgsLayerTreeView(), QgsBrowserGuiModel()  # dialogs point to them and do not keep them
    qgis_iface.browserModel = lambda: model
    qgis_iface.layerTreeView = lambda: tree
    return qgis_iface


@pytest.fixture
def project(desktop, qgis_new_project):
    """Return a new, empty project."""
    yield qgis_new_project
    qgis_new_project.clear()


@pytest.fixture
def dem(project, dem_file):
    """Return a layer of the project: a small DEM with pits and a hole in its data."""
    from qgis.core import QgsRasterLayer

    layer = QgsRasterLayer(dem_file, "Hills")
    project.addMapLayer(layer)
    return layer


@pytest.fixture
def drawn_land(project, land):
    """Return a small land whose files are layers of the project, called as their files are."""
    from ..provider.least import add_to_project

    add_to_project(land, project)
    return land


@pytest.fixture(scope="session")
def wait_until():
    """Return a function that lets the windows live until something is true.

    The first run of an algorithm compiles its kernels, for minutes on a busy machine; a longer wait is a hang.
    """
    from qgis.PyQt.QtCore import QEventLoop
    from qgis.PyQt.QtWidgets import QApplication

    def wait(condition):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"nothing happened for {PATIENCE} s"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(0.005)  # who works beside the window needs the processor more than who waits for it

    return wait


@pytest.fixture
def shown():
    """Return a function that shows a dialog and returns it; it is closed after the test."""
    from qgis.PyQt.QtWidgets import QApplication

    dialogs = []

    def show(dialog):
        dialogs.append(dialog)
        dialog.show()
        QApplication.processEvents()
        return dialog

    yield show
    for dialog in dialogs:
        _end(dialog)


def _end(dialog):
    """Close a dialog and delete it at once, as QGIS does: no loop of events runs here, so it would go on listening."""
    from qgis.PyQt.QtCore import QCoreApplication, QEvent

    dialog.close()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module", params=[each.ID for each in ALGORITHMS])
def opened(request, desktop, land):
    """Return the dialog of an algorithm over a small land, for tests that look at it and change nothing."""
    from qgis.core import QgsApplication, QgsProject
    from qgis.PyQt.QtWidgets import QApplication

    from ..provider.least import add_to_project

    desktop.newProject()
    add_to_project(land, QgsProject.instance())
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{request.param}")
    dialog = algorithm.createCustomParametersWidget(desktop.mainWindow())
    dialog.show()
    QApplication.processEvents()
    yield dialog
    _end(dialog)
    QgsProject.instance().clear()


@pytest.fixture
def picture():
    """Return a function that takes a picture of a window, through a PNG file, and returns its colours."""
    from qgis.PyQt.QtGui import QImage

    def take(window, path):
        assert window.grab().save(str(path))
        image = QImage(str(path))
        places = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
        return {image.pixel(x, y) for x, y in places}

    return take
