"""The dialog of an algorithm: choices speak in words, only what counts is shown, and a table tells of all parameters.

Nothing depends on it: values are the same words as on the command line, and a dialog that QGIS builds in another way,
as QGIS 4.2 does, is left to QGIS; `choice_boxes` then does what plugins may do.
"""

from __future__ import annotations

import html
from functools import partial
from typing import Any

from qgis import utils
from qgis.core import (
    Qgis,
    QgsApplication,
    QgsProcessing,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterRasterLayer,
    QgsProcessingUtils,
    QgsProject,
)
from qgis.PyQt.QtGui import QTextCursor
from qgis.PyQt.QtWidgets import QComboBox, QLabel, QLineEdit, QTextBrowser

from ..translation import tr
from .canvas import GROUND_LAYERS
from .kept_styles import STYLE_OF_OURS
from .parameters import CHOICE_LABELS

ADVANCED = QgsProcessingParameterDefinition.Flag.FlagAdvanced
HELP_PANEL = "textShortHelp"
LANDS = "INPUT", "COASTLINE"  # heights before shores


def dressed_dialog(algorithm, parent: str) -> Any:
    """Return the dialog of an algorithm as QGIS before 4.2 makes it, dressed; None where it is made in another way."""
    dialog = None
    try:
        from processing.gui.AlgorithmDialog import AlgorithmDialog

        dialog = AlgorithmDialog(algorithm, False, parent)
        _dress(dialog, algorithm)
    except ImportError:
        return None
    except Exception as error:  # none of it is promised to plugins, so anything may go wrong
        text = f"{algorithm.id()}: the dialog is that of QGIS: {type(error).__name__}: {error}"
        QgsApplication.messageLog().logMessage(text, "Headwaters", Qgis.MessageLevel.Info)
        if dialog is not None:
            dialog.deleteLater()
        return None
    return dialog


def _dress(dialog, algorithm):
    fields = dialog.mainWidget().wrappers
    for definition in algorithm.parameterDefinitions():
        if isinstance(definition, QgsProcessingParameterEnum) and definition.name() in fields:
            speak = _speak if is_one_choice(definition) else _speak_of_several
            speak(fields[definition.name()], definition)
    for choice in {choice for choice, _ in algorithm.SHOWN_FOR.values()}:
        show_what_counts(algorithm, fields, choice)
    for label in dialog.mainWidget().findChildren(QLabel):
        label.setWordWrap(True)  # a long one would be cut off, or everything scrolled sideways
    for name in algorithm.NEEDED:
        label = fields[name].wrappedLabel() if name in fields else None
        if label is not None:  # QGIS writes that it is optional
            label.setText(algorithm.parameterDefinition(name).description())
    lands = [each for each in map(algorithm.parameterDefinition, LANDS) if each is not None]
    for definition, land in ((each, _land_of_project(each, each.name() in algorithm.NEEDED)) for each in lands):
        if land is not None:
            dialog.mainWidget().setParameters({definition.name(): land.id()})
            break
    panel = dialog.findChild(QTextBrowser, HELP_PANEL)
    if panel is not None and panel.toPlainText():
        _add_table(panel, algorithm)


def _land_of_project(definition, is_needed):
    """Return the layer that a person means who opens the dialog for it; None where nobody can know.

    It is the active layer, or the only one, that has polygons, or is a raster. QGIS chooses no coast where an extent is
    enough, and no raster at all while another kind of layer is the active one.
    """
    optional = definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional
    if optional and not is_needed:
        return None
    if optional and isinstance(definition, QgsProcessingParameterFeatureSource):
        polygons = [QgsProcessing.SourceType.TypeVectorPolygon]
        layers = QgsProcessingUtils.compatibleVectorLayers(QgsProject.instance(), polygons)
    elif isinstance(definition, QgsProcessingParameterRasterLayer):
        rasters = QgsProcessingUtils.compatibleRasterLayers(QgsProject.instance())
        heights = "", *GROUND_LAYERS  # of our styles; directions are no land
        layers = [each for each in rasters if each.customProperty(STYLE_OF_OURS, "") in heights]
    else:
        return None
    active = utils.iface.activeLayer() if utils.iface else None
    if active in layers:
        return active
    return layers[0] if len(layers) == 1 else None


def is_one_choice(definition) -> bool:
    """Tell whether one word is to be chosen."""
    return isinstance(definition, QgsProcessingParameterEnum) and not definition.allowMultiple()


def choice_texts(definition) -> dict:
    """Return what each option of a choice is called in a dialog, by its word."""
    labels = definition.metadata().get(CHOICE_LABELS) or definition.options()
    return {word: tr(label) for word, label in zip(definition.options(), labels)}


def _box(field):
    """Return the box of a field from which a word is chosen, or None."""
    widget = field.wrappedWidget()
    if isinstance(widget, QComboBox) or widget is None:
        return widget
    return widget.findChild(QComboBox)


def _speak(field, definition):
    """Let a box show what its words mean; the words stay its values."""
    box, texts = _box(field), choice_texts(definition)
    for row in range(box.count() if box is not None else 0):
        word = box.itemData(row)
        if word in texts:
            box.setItemText(row, texts[word])


def _speak_of_several(field, definition):
    """Let the line that tells of the chosen words say what they mean: QGIS counts them, or has the words alone."""
    name = partial(_name_chosen, choice_texts(definition))
    field.widgetValueHasChanged.connect(name)
    name(field)


def _name_chosen(texts, field):
    chosen = [texts[word] for word in field.parameterValue() or ()]
    if chosen:
        field.wrappedWidget().findChild(QLineEdit).setText(", ".join(chosen))


def show_what_counts(algorithm, fields, choice) -> None:
    """Show a field that counts for some words of a choice only where one of them is chosen."""
    box = _box(fields[choice]) if choice in fields else None
    for name, (decides, word) in algorithm.SHOWN_FOR.items():
        if decides == choice and name in fields and box is not None:
            show = partial(_show, fields[name], box, word)
            box.currentIndexChanged.connect(show)
            show()


def _show(field, box, word, *_):
    for part in (field.wrappedWidget(), field.wrappedLabel()):
        if part is not None:
            part.setVisible(box.currentData() == word)


def _add_table(panel, algorithm):
    """Write what each parameter is below the help, the advanced ones last."""
    definitions = [each for each in algorithm.parameterDefinitions() if not each.isDestination()]
    parts = (
        (tr("Parameters"), [each for each in definitions if not each.flags() & ADVANCED]),
        (tr("Advanced parameters"), [each for each in definitions if each.flags() & ADVANCED]),
        (tr("Outputs"), algorithm.destinationParameterDefinitions()),
    )
    cursor = QTextCursor(panel.document())
    cursor.movePosition(QTextCursor.MoveOperation.End)
    cursor.insertHtml("".join(f"<br/>{_table(title, rows)}" for title, rows in parts if rows))
    panel.moveCursor(QTextCursor.MoveOperation.Start)


def _table(title, definitions):
    rows = "".join(
        f"<tr><td><b>{html.escape(each.description())}</b><br/><i>{each.name()}</i></td>"
        f"<td>{html.escape(each.help())}</td></tr>"
        for each in definitions
    )
    return f'<p><b>{title}</b></p><table border="1" cellspacing="0" cellpadding="4">{rows}</table>'
