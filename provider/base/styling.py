"""Styles that load by themselves, fitted to the values of the layer."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from qgis.core import (
    QgsMapLayer,
    QgsMeshLayer,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
    QgsRasterLayer,
    QgsSettings,
)

from ..layers.mesh_files import add_datasets
from .canvas import RunGroup
from .described import describe
from .fitted_colours import fit_colours
from .kept_styles import keep_style

STYLES = Path(__file__).parent.parent / "styles"


class MadeLayer(NamedTuple):
    """A layer that a run has made: where it is, and how it is to be loaded."""

    place: str
    style: str
    label: str  # of its output: the name that QGIS would give
    title: str  # the name that it gets instead, unless the user named it
    shown: bool = True  # where it comes with others
    schema: tuple = ()


class LayerStyler(QgsProcessingLayerPostProcessorInterface):
    """Styles, names and places one layer when QGIS loads it. QGIS holds it weakly: it keeps itself alive until then."""

    _waiting = set()

    @classmethod
    def attach(cls, context: QgsProcessingContext, made: MadeLayer, group: RunGroup, origin: str) -> None:
        """Arrange how a layer is loaded; ``origin`` tells how it was made."""
        details = context.layerToLoadOnCompletionDetails(made.place)
        prefers_file_name = QgsSettings().value("Processing/Configuration/PREFER_FILENAME_AS_LAYER_NAME", False, bool)
        if made.title and details.name == made.label and not prefers_file_name:
            details.name = made.title
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
        self.group.take(layer, self.project, self.made.style, self.made.shown)


def attach_stylers(context: QgsProcessingContext, layers: list[MadeLayer], title: str, origin: str) -> None:
    """Arrange how the layers of a run are loaded, in a group with a title where there are several."""
    loaded = [made for made in layers if made.place and context.willLoadLayerOnCompletion(made.place)]
    group = RunGroup(title, len(loaded))
    for made in loaded:
        LayerStyler.attach(context, made, group, origin)


def apply_style(layer: QgsMapLayer, style: str) -> None:
    """Load a style, if any, and fit it to the values of the layer."""
    if style:
        layer.loadNamedStyle(str(STYLES / f"{style}.qml"))
    if isinstance(layer, QgsMeshLayer):
        add_datasets(layer)
    if isinstance(layer, QgsRasterLayer):
        fit_colours(layer)
    layer.triggerRepaint()
