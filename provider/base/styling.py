"""Styles that load by themselves, fitted to the values of the layer."""

from pathlib import Path

from qgis.core import (
    QgsColorRampShader,
    QgsHillshadeRenderer,
    QgsMeshLayer,
    QgsPalettedRasterRenderer,
    QgsProcessingLayerPostProcessorInterface,
    QgsRasterBandStats,
    QgsRasterLayer,
    QgsSettings,
    QgsSingleBandPseudoColorRenderer,
    QgsUnitTypes,
)

from ..layers.mesh_files import add_datasets

STYLES = Path(__file__).parent.parent / "styles"
SAMPLE_CELLS = 250_000


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
        _stretch(layer)
        _keep_named_classes(layer)
        _light(layer)
    layer.triggerRepaint()


def _stretch(layer):
    """Stretch colour stops from -1…1 (0 stays 0) over the values, from 0…1 where there are none below 0.

    A style that has no stops below 0 goes from the lowest value to the highest, whatever their signs. In a style of
    changes, where 0 is not seen, 0 stays 0 whatever the values.
    """
    renderer = layer.renderer()
    if not isinstance(renderer, QgsSingleBandPseudoColorRenderer):
        return
    wanted = QgsRasterBandStats.Stats.Min | QgsRasterBandStats.Stats.Max
    stats = layer.dataProvider().bandStatistics(renderer.band(), wanted, layer.extent(), SAMPLE_CELLS)
    low, high = stats.minimumValue, stats.maximumValue
    shader = renderer.shader().rasterShaderFunction()
    stops = shader.colorRampItemList()
    if stops[0].value < 0 and any(stop.value == 0 == stop.color.alpha() for stop in stops):
        stops = [
            stop for stop in stops if stop.value == 0 or (stop.value < 0 and low < 0) or (stop.value > 0 and high > 0)
        ]
        fitted = [(stop.value * (high if stop.value > 0 else -low), stop) for stop in stops]
    elif low >= 0 or high <= 0 or stops[0].value >= 0:
        stops = [stop for stop in stops if stop.value >= 0]
        fitted = [(low + (high - low) * stop.value, stop) for stop in stops]
    else:
        fitted = [(stop.value * (high if stop.value > 0 else -low), stop) for stop in stops]
    shader.setColorRampItemList(
        [QgsColorRampShader.ColorRampItem(value, stop.color, f"{value:.4g}") for value, stop in fitted]
    )
    shader.setMinimumValue(fitted[0][0])
    shader.setMaximumValue(fitted[-1][0])
    renderer.setClassificationMin(fitted[0][0])
    renderer.setClassificationMax(fitted[-1][0])


def _keep_named_classes(layer):
    """Leave only classes that have a name: the colour table of a file has an entry for every number to 255."""
    renderer = layer.renderer()
    if isinstance(renderer, QgsPalettedRasterRenderer):
        named = [each for each in renderer.classes() if each.label != f"{each.value:g}"]
        layer.setRenderer(QgsPalettedRasterRenderer(layer.dataProvider(), renderer.band(), named or renderer.classes()))


def _light(layer):
    """Scale the heights of a hillshade, which are metres, to the unit of the map, which may be degrees or feet."""
    renderer = layer.renderer()
    if isinstance(renderer, QgsHillshadeRenderer) and layer.crs().isValid():
        metres = QgsUnitTypes.DistanceUnit.DistanceMeters
        renderer.setZFactor(renderer.zFactor() * QgsUnitTypes.fromUnitToUnitFactor(metres, layer.crs().mapUnits()))
