"""The plugin: it registers the provider, in the application and in qgis_process alike."""

from __future__ import annotations

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QTimer

from .algorithms import ALGORITHMS
from .provider.provider import HeadwatersProvider
from .provider.translation import install_translator


class HeadwatersPlugin:
    """Adds the Headwaters provider to Processing and removes it again."""

    def __init__(self, iface):
        self.iface = iface
        self.provider = None
        self.tools = None
        self.translator = None

    def initProcessing(self) -> None:
        """Register the provider, in the language of QGIS; qgis_process calls only this."""
        if self.provider is None:
            self.translator = install_translator()
            self.provider = HeadwatersProvider(ALGORITHMS)
            QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self) -> None:
        """Register the provider in the application, and add a map tool to its window."""
        self.initProcessing()
        if self.iface is not None and self.tools is None:
            from .provider.window.tools import WindowTools

            self.tools = WindowTools(self.iface)
            QTimer.singleShot(0, self._show_examples)  # when the window is there: nobody waits for them

    def _show_examples(self):
        if self.provider is not None:
            self.provider.show_examples()

    def unload(self) -> None:
        """Take the provider away, which the registry deletes, and the map tool."""
        if self.tools is not None:
            self.tools.remove()
            self.tools = None
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None
        if self.translator is not None:
            QCoreApplication.removeTranslator(self.translator)
            self.translator = None
