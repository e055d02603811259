"""Dialogs where QGIS makes them in another way, as 4.2 does: they open, and choices speak by what plugins may use."""

import sys
import types

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.provider.base.dialog import choice_texts
from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingParameterEnum
from qgis.gui import QgsGui, QgsProcessingGui

pytestmark = pytest.mark.qgis
every_algorithm = pytest.mark.parametrize("algorithm_id", [each.ID for each in ALGORITHMS])


def created(algorithm_id):
    return QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")


def choices(algorithm):
    enums = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterEnum)]
    return [each for each in enums if not each.allowMultiple()]  # QGIS lists those of which several may be chosen


@pytest.mark.parametrize("module", ["processing.gui.AlgorithmDialog", "processing.gui", "processing"])
def test_without_a_module_the_dialog_is_left_to_qgis(drawn_land, desktop, monkeypatch, module):
    for name in [name for name in sys.modules if name == module or name.startswith(f"{module}.")]:
        monkeypatch.setitem(sys.modules, name, None)
    assert created("watersheds").createCustomParametersWidget(desktop.mainWindow()) is None


def other_signature(self, algorithm, *, parent):
    raise AssertionError("nobody calls it so")


def without_fields(self):
    return types.SimpleNamespace()


def with_bare_fields(self):
    return types.SimpleNamespace(wrappers=dict.fromkeys(("BY", "POINTS"), object()))


@pytest.mark.parametrize(
    ("name", "instead"),
    [("__init__", other_signature), ("mainWidget", without_fields), ("mainWidget", with_bare_fields)],
)
def test_with_other_names_the_dialog_is_left_to_qgis(drawn_land, desktop, monkeypatch, name, instead):
    from processing.gui.AlgorithmDialog import AlgorithmDialog

    monkeypatch.setattr(AlgorithmDialog, name, instead)
    assert created("watersheds").createCustomParametersWidget(desktop.mainWindow()) is None


def test_without_the_class_the_dialog_is_left_to_qgis(drawn_land, desktop, monkeypatch):
    from processing.gui import AlgorithmDialog  # the module

    monkeypatch.delattr(AlgorithmDialog, "AlgorithmDialog")
    assert created("watersheds").createCustomParametersWidget(desktop.mainWindow()) is None


@pytest.fixture
def opened(drawn_land, desktop, shown, monkeypatch):
    """Return a function that opens an algorithm as QGIS 4.2 does, whose class for that has another place and name."""
    from processing.gui.AlgorithmDialog import AlgorithmDialog

    class AlgorithmWidget(AlgorithmDialog):
        def __init__(self, alg, in_place=False, parent=None, flags=None, initialState=None):
            super().__init__(alg, in_place, parent)

    module = types.ModuleType("processing.gui.algorithm_widget")
    module.AlgorithmWidget = AlgorithmWidget
    monkeypatch.setitem(sys.modules, "processing.gui.algorithm_widget", module)
    monkeypatch.setitem(sys.modules, "processing.gui.AlgorithmDialog", None)

    def open_as_qgis_does(algorithm_id):
        algorithm = created(algorithm_id)
        widget = algorithm.createCustomParametersWidget(parent=desktop.mainWindow())
        assert widget is None
        return shown(AlgorithmWidget(algorithm, parent=desktop.mainWindow()))

    return open_as_qgis_does


@every_algorithm
def test_every_dialog_opens_and_its_choices_speak(opened, algorithm_id):
    dialog = opened(algorithm_id)
    for definition in choices(dialog.algorithm()):
        box, texts = dialog.mainWidget().wrappers[definition.name()].wrappedWidget(), choice_texts(definition)
        assert [(box.itemData(row), box.itemText(row)) for row in range(box.count())] == list(texts.items())
        assert box.currentData() == definition.defaultValue()


def test_only_what_counts_is_shown_there_too(opened):
    dialog = opened("watersheds")
    fields = dialog.mainWidget().wrappers
    box = fields["BY"].wrappedWidget()
    for word in ("outlets", "points", "lakes", "rivers"):
        box.setCurrentIndex(box.findData(word))
        seen = {name for name in ("POINTS", "SNAP", "LAKES") if not fields[name].wrappedWidget().isHidden()}
        assert seen == {"points": {"POINTS", "SNAP"}, "lakes": {"LAKES"}}.get(word, set())
        assert dialog.createProcessingParameters()["BY"] == word


def test_a_choice_can_be_set_there_by_its_word(opened):
    dialog, told = opened("filldepressions"), []
    field = dialog.mainWidget().wrappers["HOLES"]
    field.widgetValueHasChanged.connect(told.append)
    for word in ("wall", "fill", "outlet"):
        dialog.setParameters({"HOLES": word})
        assert dialog.createProcessingParameters()["HOLES"] == word
    assert told == [field] * 3


@every_algorithm
def test_a_qgis_that_does_not_ask_for_the_boxes_makes_its_own(provider, desktop, monkeypatch, algorithm_id):
    """Its registry of widgets knows a choice by its type."""
    monkeypatch.setitem(sys.modules, "processing.gui.AlgorithmDialog", None)
    algorithm = created(algorithm_id)
    assert algorithm.createCustomParametersWidget() is None
    for definition in choices(algorithm):
        made = QgsGui.processingGuiRegistry().createParameterWidgetWrapper(
            definition, QgsProcessingGui.WidgetType.Standard
        )
        widget = made.createWrappedWidget(QgsProcessingContext())
        assert widget is not None
        made.setParameterValue(definition.options()[-1], QgsProcessingContext())
        assert made.parameterValue() == definition.options()[-1]
