"""The Processing provider `headwaters`."""

import configparser
from pathlib import Path

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from .groups import icon_path

ROOT = Path(__file__).parent.parent


def plugin_version():
    """Return the version that metadata.txt states."""
    metadata = configparser.ConfigParser()
    metadata.read(ROOT / "metadata.txt", encoding="utf-8")
    return metadata.get("general", "version", fallback="0")


class HeadwatersProvider(QgsProcessingProvider):
    """Water out of terrain, terrain out of water."""

    def __init__(self, algorithm_classes):
        super().__init__()
        self.algorithm_classes = algorithm_classes

    def id(self):
        """Return the id that models and scripts use."""
        return "headwaters"

    def name(self):
        """Return the short name."""
        return "Headwaters"

    def longName(self):
        """Return the name with what it is about."""
        return self.tr("Headwaters (hydrology and terrain)")

    def versionInfo(self):
        """Return the version, which QGIS writes into logs."""
        return plugin_version()

    def icon(self):
        """Return the provider's icon."""
        return QIcon(self.svgIconPath())

    def svgIconPath(self):
        """Return the file of the provider's icon."""
        return icon_path("headwaters")

    def loadAlgorithms(self):
        """Register every algorithm."""
        for algorithm in self.algorithm_classes:
            self.addAlgorithm(algorithm())
