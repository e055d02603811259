"""Texts of the user interface in the user's language."""

from qgis.PyQt.QtCore import QCoreApplication


def tr(text):
    """Return a text in the user's language."""
    return QCoreApplication.translate("Headwaters", text)
