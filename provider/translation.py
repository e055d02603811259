"""Texts of the user interface in the user's language."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QTranslator

from ..core.report.texts import Text, in_language

CONTEXT = "Headwaters"
FOLDER = Path(__file__).parent.parent / "i18n"


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


def filled(text: str, *values: object) -> str:
    """Return a text in the user's language, with values in its places: those that are `Text` speak it too.

    A `Text` has its values already, and what comes without any may hold braces of its own.
    """
    if not values and not isinstance(text, Text):
        return tr(text)
    return in_language(tr, text if isinstance(text, Text) else Text(text, *values))


def titled(name: str, what: str) -> str:
    """Return the title of a layer, made of the name of another and the word for what it shows, in their language."""
    return tr("{} " + what).format(name)


def install_translator(locale: str | None = None) -> QTranslator | None:
    """Translate texts into the language of QGIS from now on; return the translator, or None where there is none."""
    language = (locale or QgsApplication.locale() or "en")[:2]
    file = FOLDER / f"headwaters_{language}.qm"
    translator = QTranslator()
    if not file.is_file() or not translator.load(str(file)):
        return None
    QCoreApplication.installTranslator(translator)
    return translator
