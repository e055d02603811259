"""Numbers as the reader writes them: a German reads 2.518 as two thousand."""

from __future__ import annotations

import math
from collections.abc import Iterable

from qgis.PyQt.QtCore import QLocale

from ..core.report.texts import Text

LARGE_VOLUME = 1e8  # m³; from here on in km³
MOST_IN_FULL = 1e15  # that people would still read in full


def told(value: float, form: str = ",") -> str:
    """Return a number formatted as Python does, large ones in full, with the signs that the language of QGIS has.

    Names, commands, files and coordinates that somebody copies do not go through here.
    """
    text = format(value, form)
    if "e+" in text and abs(value) < MOST_IN_FULL:
        text = format(float(text), ",.0f")
    locale = QLocale()
    signs = {",": locale.groupSeparator(), ".": locale.decimalPoint()}
    return text.translate(str.maketrans(signs))


class Told(float):
    """A number of which texts tell as the reader writes it, thousands in groups."""

    def __format__(self, form: str) -> str:
        """Return it in a form that Python knows."""
        return told(float(self), "," + form)


def are_large(results: Iterable[tuple[str, object]]) -> bool:
    """Tell whether volumes among results, pairs of label and value, are told in km³: all of them, or none."""
    return any("(m³)" in label and isinstance(value, float) and abs(value) >= LARGE_VOLUME for label, value in results)


def told_number(label: str, value: float, large: bool = False) -> tuple[str, str]:
    """Return the label of a result and its value as text: counts in full, measures with four digits that count.

    A ``large`` volume, or one among large ones, is told in km³.
    """
    if value is None:
        return label, Text("unknown")
    if not isinstance(value, float):
        return label, told(value)
    if "(m³)" in label and (large or abs(value) >= LARGE_VOLUME):
        label, value = label.replace("(m³)", "(km³)"), value / 1e9
    if value != 0 and not 1e-4 <= abs(value) < MOST_IN_FULL:
        return label, told(value, ".4g")
    decimals = max(0, 3 - math.floor(math.log10(abs(value)))) if value else 0
    text = f"{value:.{decimals}f}"
    if "." in text:
        decimals = len(text.rstrip("0").partition(".")[2])
    return label, told(value, f",.{decimals}f")
