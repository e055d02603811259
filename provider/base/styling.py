"""Styles that load by themselves, fitted to the values of the layer."""

from pathlib import Path

from qgis.core import QgsMeshLayer, QgsProcessingLayerPostProcessorInterface, QgsRasterLayer, QgsSettings

from ..layers.mesh_files import add_datasets
from .fitted_colours import fit_colours

STYLES = Path(__file__).parent.parent / "styles"


class LayerStyler(QgsProcessingLayerPostProcessorInterface):
    """Styles and names one layer when QGIS loads it. QGIS holds it weakly: it keeps itself alive until then."""

    _waiting = set()

    @classmethod
    def attach(cls, context, destination, style, label, name):
        """Arrange that the layer at ``destination`` is loaded with a style, and named unless the user named it."""
        if not destination or not context.willLoadLayerOnCompletion(destination):
            return
        details = context.layerToLoadOnCompletionDetails(destination)
        prefers_file_name = QgsSettings().value("Processing/Configuration/PREFER_FILENAME_AS_LAYER_NAME", False, bool)
        if name and details.name == label and not prefers_file_name:
            details.name = name
        styler = cls()
        styler.style = style
        cls._waiting.add(styler)
        details.setPostProcessor(styler)

    def postProcessLayer(self, layer, context, feedback):
        """Apply the style; called by QGIS in the main thread."""
        self._waiting.discard(self)
        apply_style(layer, self.style)


def apply_style(layer, style):
    """Load a style, if any, and fit it to the values of the layer."""
    if style:
        layer.loadNamedStyle(str(STYLES / f"{style}.qml"))
    if isinstance(layer, QgsMeshLayer):
        add_datasets(layer)
    if isinstance(layer, QgsRasterLayer):
        fit_colours(layer)
    layer.triggerRepaint()
