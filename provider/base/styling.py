"""Styles that load by themselves, fitted to the values of the layer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import quoteattr, unescape  # nosec B406: it writes, and parses nothing

from qgis.core import (
    QgsMapLayer,
    QgsMeshLayer,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
    QgsRasterLayer,
    QgsSettings,
)
from qgis.PyQt.QtXml import QDomDocument

from ..layers.mesh_files import add_datasets
from ..translation import tr
from .canvas import MadeLayer, RunGroup, lit
from .described import describe
from .fitted_colours import fit_colours
from .kept_styles import keep_style

STYLES = Path(__file__).parent.parent / "styles"
LEGEND_LABEL = re.compile(r'\blabel="([^"]*[A-Za-z]{2}[^"]*|[^"]* m)"')  # what legends say, beside numbers


class LayerStyler(QgsProcessingLayerPostProcessorInterface):
    """Styles, names and places one layer when QGIS loads it. QGIS holds it weakly: it keeps itself alive until then."""

    _waiting = set()
    ground_made: Callable | None = None  # what the window does when a ground has been loaded

    @classmethod
    def attach(cls, context: QgsProcessingContext, made: MadeLayer, group: RunGroup, origin: str) -> None:
        """Arrange how a layer is loaded; ``origin`` tells how it was made."""
        details = context.layerToLoadOnCompletionDetails(made.place)
        styler = cls()
        styler.made, styler.group, styler.origin, styler.project = made, group, origin, details.project
        cls._waiting.add(styler)
        details.setPostProcessor(styler)

    def postProcessLayer(
        self, layer: QgsRasterLayer, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> None:
        """Apply the style; called by QGIS in the main thread."""
        self._waiting.discard(self)
        apply_style(layer, self.made.style)
        describe(layer, self.made.schema, self.origin)
        if self.made.style:
            keep_style(layer, self.made.style)
        self.group.take(layer, self.project, self.made)
        if self.made.style == "relief" and self.project is not None and LayerStyler.ground_made is not None:
            LayerStyler.ground_made(layer)


def attach_stylers(context: QgsProcessingContext, layers: list[MadeLayer], title: str, origin: str, dem: str) -> None:
    """Arrange how the layers of a run on the source ``dem`` are loaded, in a group with a title if they are several."""
    loaded = [made for made in layers if made.place and context.willLoadLayerOnCompletion(made.place)]
    for made in loaded:
        _name(context.layerToLoadOnCompletionDetails(made.place), made)
    loaded = lit(context, loaded, dem)
    group = RunGroup(title, loaded)
    for made in loaded:
        LayerStyler.attach(context, made, group, origin)


def _name(details: QgsProcessingContext.LayerDetails, made: MadeLayer) -> None:
    """Give a layer its title, unless the user named it or prefers the names of files."""
    prefers_file_name = QgsSettings().value("Processing/Configuration/PREFER_FILENAME_AS_LAYER_NAME", False, bool)
    if made.title and details.name == made.label and not prefers_file_name:
        details.name = made.title


def apply_style(layer: QgsMapLayer, style: str) -> None:
    """Load a style, if any, and fit it to the values of the layer."""
    if style:
        document = QDomDocument()
        document.setContent(_in_language((STYLES / f"{style}.qml").read_text(encoding="utf-8")))
        layer.importNamedStyle(document)
    if isinstance(layer, QgsMeshLayer):
        add_datasets(layer)
        _show_edges(layer)
    if isinstance(layer, QgsRasterLayer):
        fit_colours(layer)
    layer.triggerRepaint()


def _in_language(style):
    """Return the text of a style whose legend is in the user's language."""
    return LEGEND_LABEL.sub(lambda found: f"label={quoteattr(tr(unescape(found[1])))}", style)


def _show_edges(layer):
    """Show the triangles of a mesh that is level: its heights would be one colour."""
    settings = layer.rendererSettings()
    heights = layer.dataProvider().datasetGroupMetadata(settings.activeScalarDatasetGroup())
    if not heights.maximum() > heights.minimum():
        edges = settings.nativeMeshSettings()
        edges.setEnabled(True)
        settings.setNativeMeshSettings(edges)
        settings.setActiveScalarDatasetGroup(-1)
        layer.setRendererSettings(settings)
