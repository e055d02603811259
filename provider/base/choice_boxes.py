"""Choices that speak in words and show what counts in dialogs that QGIS makes by itself.

The metadata of a parameter may name the class of its widget; a QGIS that does not ask for it makes its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import Qgis, QgsProcessingContext, QgsProcessingParameters
from qgis.gui import QgsAbstractProcessingParameterWidgetWrapper, QgsProcessingGui
from qgis.PyQt.QtWidgets import QComboBox

from .dialog import choice_texts, is_one_choice, show_what_counts

if TYPE_CHECKING:
    from qgis.PyQt.QtWidgets import QWidget


class ChoiceBox(QgsAbstractProcessingParameterWidgetWrapper):
    """A box that shows what the words of a choice mean; the words stay its values."""

    def __init__(self, parameter, _dialog=None, _row=0, _column=0):
        kinds = getattr(Qgis, "ProcessingMode", None) or QgsProcessingGui.WidgetType
        super().__init__(parameter, kinds.Standard)

    def createWidget(self) -> QWidget:
        """Return the box."""
        box = QComboBox()
        for word, text in choice_texts(self.parameterDefinition()).items():
            box.addItem(text, word)
        box.currentIndexChanged.connect(self._changed)
        return box

    def _changed(self, _row):
        self.widgetValueHasChanged.emit(self)

    def setWidgetValue(self, value, context: QgsProcessingContext) -> None:
        """Show a word."""
        word = QgsProcessingParameters.parameterAsEnumString(self.parameterDefinition(), value, context)
        self.wrappedWidget().setCurrentIndex(max(0, self.wrappedWidget().findData(word)))

    def widgetValue(self) -> str:
        """Return the word that is shown."""
        return self.wrappedWidget().currentData()

    def postInitialize(self, wrappers) -> None:
        """Show the fields that count for some words only where one of them is chosen."""
        super().postInitialize(wrappers)
        fields = {each.parameterDefinition().name(): each for each in wrappers}
        definition = self.parameterDefinition()
        show_what_counts(definition.algorithm(), fields, definition.name())


def let_choices_speak(algorithm) -> None:
    """Name the boxes in the choices of an algorithm whose dialog QGIS is about to make."""
    for definition in algorithm.parameterDefinitions():
        if is_one_choice(definition):
            definition.setMetadata({**definition.metadata(), "widget_wrapper": {"class": ChoiceBox}})
