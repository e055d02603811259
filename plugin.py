"""The plugin: it registers the provider, in the application and in qgis_process alike."""

from qgis.core import QgsApplication

from .algorithms import ALGORITHMS
from .provider.provider import HeadwatersProvider


class HeadwatersPlugin:
    """Adds the Headwaters provider to Processing and removes it again."""

    def __init__(self, iface):
        self.iface = iface
        self.provider = None

    def initProcessing(self):
        """Register the provider; qgis_process calls only this."""
        if self.provider is None:
            self.provider = HeadwatersProvider(ALGORITHMS)
            QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self):
        """Register the provider in the application."""
        self.initProcessing()

    def unload(self):
        """Take the provider away; the registry deletes it."""
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None
