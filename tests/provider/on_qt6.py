"""Runs the plugin on PyQt6 with a stand-in for QGIS, as far as that goes; prints what it did as JSON.

What is of Qt is real: enums with scopes alone, numbers that are not rounded, widgets that paint. Of QGIS every name is
there and does nothing, so this finds what QGIS 4 refuses in Qt, and nothing that it refuses in itself.
"""

import importlib
import importlib.util
import json
import os
import pkgutil
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = 40200
MODULES = "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtTest", "QtXml", "sip"
QT = {name: importlib.import_module(f"PyQt6.{name}") for name in MODULES}  # what is real here
WIDGETS = QT["QtWidgets"]


class AnyClass(type):
    """A class of QGIS: has every attribute, which is another, and combines with others as flags do."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        made = AnyClass(name, (Thing,), {})
        setattr(cls, name, made)
        return made

    def __or__(cls, other):
        return cls

    __and__ = __or__


class Thing(metaclass=AnyClass):
    """An object of QGIS: has every signal and method, which returns another."""

    def __init__(self, *arguments, **named):
        self.arguments = arguments

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Thing()

    def __call__(self, *arguments, **named):
        return Thing()

    def __or__(self, other):
        return self

    __and__ = __or__


class Definition(Thing):
    """A parameter or an output, which knows its texts."""

    def __init__(self, name="", description="", *others, **named):
        self._facts = {"name": name, "description": description, "help": "", "metadata": {}}

    def __getattr__(self, name):
        if name in self._facts:
            return lambda: self._facts[name]
        if name.startswith("set") and name[3:].lower() in self._facts:
            return lambda value: self._facts.update({name[3:].lower(): value})
        return super().__getattr__(name)


class QgsProcessingAlgorithm(Thing):
    """An algorithm, which keeps its parameters."""

    def __init__(self):
        self._definitions = []

    def addParameter(self, definition):
        """Keep a parameter."""
        self._definitions.append(definition)

    def parameterDefinitions(self):
        """Return what was kept."""
        return self._definitions

    def create(self):
        """Return a fresh one, ready to be asked."""
        made = self.createInstance()
        made.initAlgorithm()
        return made


class QgsDockWidget(WIDGETS.QDockWidget):
    """What QGIS makes of it is the same to us."""


class QgsAcademicReference(Thing):
    """As in QGIS 4.4."""


def module(name, **known):
    """Put a stand-in for a module among those that are imported."""
    made = types.ModuleType(name)
    vars(made).update(known)
    sys.modules[name] = made
    return made


def any_name(name):
    """Return what a module of QGIS has under a name."""
    if name.startswith("__"):
        raise AttributeError(name)
    base = Definition if name.startswith(("QgsProcessingParameter", "QgsProcessingOutput")) else Thing
    return AnyClass(name, (base,), {})


def set_up():
    """Let `qgis` be found, its Qt that of PyQt6 as `qgis.PyQt` of QGIS 4 gives it."""
    ours = QgsAcademicReference, QgsProcessingAlgorithm
    core = module("qgis.core", **{each.__name__: each for each in ours})
    core.__getattr__ = any_name
    core.Qgis = any_name("Qgis")
    core.Qgis.QGIS_VERSION_INT = VERSION
    gui = module("qgis.gui", QgsDockWidget=QgsDockWidget)
    gui.__getattr__ = any_name
    utils = module("qgis.utils", iface=None)
    qt = module("qgis.PyQt", __path__=[])
    for name, real in QT.items():
        here = module(f"qgis.PyQt.{name}", **vars(real))
        setattr(qt, name, here)
    for name in ("QAction", "QActionGroup", "QShortcut"):  # QGIS leaves them where they were
        setattr(sys.modules["qgis.PyQt.QtWidgets"], name, getattr(QT["QtGui"], name))
    module("qgis", __path__=[], core=core, gui=gui, utils=utils, PyQt=qt, processing=module("qgis.processing"))
    for name in ("osgeo", "osgeo.gdal", "osgeo.ogr", "osgeo.osr", "osgeo.gdal_array"):
        module(name, __path__=[]).__getattr__ = any_name
    place = str(ROOT / "__init__.py")
    spec = importlib.util.spec_from_file_location("headwaters", place, submodule_search_locations=[str(ROOT)])
    sys.modules["headwaters"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["headwaters"])


def imported(package):
    """Import all of a package and return the names of its modules."""
    found = pkgutil.walk_packages([str(ROOT / package)], f"headwaters.{package}.")
    return [importlib.import_module(each.name).__name__ for each in found if not each.name.endswith("__main__")]


def declared():
    """Let every algorithm say what it is; return the number of parameters of each."""
    counts = {}
    for kind in importlib.import_module("headwaters.algorithms").ALGORITHMS:
        algorithm = kind().create()
        texts = algorithm.displayName(), algorithm.group(), algorithm.shortDescription(), algorithm.shortHelpString()
        assert all(isinstance(each, str) and each for each in texts)
        assert not algorithm.icon().isNull()
        assert len(algorithm.academicReferences()) == len(kind.REFERENCES)
        assert len(algorithm.externalLinks()) == 2
        assert algorithm.createCustomParametersWidget() is None
        counts[kind.ID] = len(algorithm.parameterDefinitions())
    return counts


def painted():
    """Show the panel of the map tool with a profile; return how many colours it has."""
    import numpy as np
    from headwaters.provider.water.clicked import Clicked
    from headwaters.provider.window.water_panel import WaterPanel

    panel = WaterPanel(None)
    distance, height = np.linspace(0, 5000, 40), np.linspace(700, 120, 40)
    panel.tell("Hills", Clicked((0.0, 0.0), b"", np.zeros((40, 2)), distance, height, 41.2, 120.0, 1500.0, 640.0))
    panel.resize(300, 400)
    panel.show()
    image = panel.grab().toImage()
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


def window_entries():
    """Put buttons and menu into a window, take the tool, and take all out again; return the entries."""
    from headwaters.provider.window.tools import WindowTools

    main, entries = WIDGETS.QMainWindow(), []

    class Window(Thing):
        def mainWindow(self):
            return main

        def addPluginToMenu(self, menu, action):
            entries.append(action.text())

        def addDockWidget(self, area, dock):
            main.addDockWidget(area, dock)

    registry = sys.modules["qgis.core"].QgsApplication = any_name("QgsApplication")
    kinds = {f"headwaters:{kind.ID}": kind for kind in importlib.import_module("headwaters.algorithms").ALGORITHMS}
    found = types.SimpleNamespace(algorithmById=lambda algorithm_id: kinds[algorithm_id]())
    registry.processingRegistry = lambda: found
    sys.modules["headwaters.provider.window.tools"].QgsApplication = registry
    tools = WindowTools(Window())
    tools.water.trigger()
    tools.remove()
    from headwaters.provider.window.island_panel import IslandPanel

    seed = types.SimpleNamespace(defaultValue=lambda: 42)
    one = {"options": ["own"], "metadata": {"headwaters_labels": ["as usual"]}, "defaultValue": "own"}
    character = types.SimpleNamespace(**{name: lambda value=value: value for name, value in one.items()})
    assert IslandPanel(main, seed, character).character.currentData() == "own"
    return entries


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    set_up()
    application = WIDGETS.QApplication([])
    sys.excepthook = lambda *error: (sys.__excepthook__(*error), os._exit(1))  # of slots too
    facts = {"modules": imported("provider") + imported("algorithms")}
    facts |= {"declared": declared(), "colours": painted(), "entries": window_entries()}
    print(json.dumps(facts), flush=True)
    os._exit(0)
