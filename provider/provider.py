"""The Processing provider `headwaters`."""

from __future__ import annotations

from qgis.core import QgsApplication, QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from .examples import example_models
from .groups import icon_path
from .pages import metadata
from .translation import tr


def plugin_version() -> str:
    """Return the version that metadata.txt states."""
    return metadata("version") or "0"


class HeadwatersProvider(QgsProcessingProvider):
    """Water out of terrain, terrain out of water."""

    def __init__(self, algorithm_classes):
        super().__init__()
        self.algorithm_classes = algorithm_classes
        self.shows_examples = False

    def id(self) -> str:
        """Return the id that models and scripts use."""
        return "headwaters"

    def name(self) -> str:
        """Return the short name."""
        return "Headwaters"

    def longName(self) -> str:
        """Return the name with what it is about."""
        return tr("Headwaters (hydrology and terrain)")

    def versionInfo(self) -> str:
        """Return the version, which QGIS writes into logs."""
        return plugin_version()

    def icon(self) -> QIcon:
        """Return the provider's icon."""
        return QIcon(self.svgIconPath())

    def svgIconPath(self) -> str:
        """Return the file of the provider's icon."""
        return icon_path("headwaters")

    def loadAlgorithms(self) -> None:
        """Register every algorithm; and the example models, once these are known, of which they are made."""
        for algorithm in self.algorithm_classes:
            self.addAlgorithm(algorithm())
        if self.shows_examples and QgsApplication.processingRegistry().providerById(self.id()) is self:
            for model in example_models():
                self.addAlgorithm(model)

    def show_examples(self) -> None:
        """Add the example models; qgis_process does not wait for them."""
        self.shows_examples = True
        self.refreshAlgorithms()
