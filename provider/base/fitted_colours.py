"""Colours of rasters fitted to their values, and legends that say which value each stands for."""

from __future__ import annotations

import math

from qgis.core import (
    QgsBasicNumericFormat,
    QgsColorRampLegendNodeSettings,
    QgsColorRampShader,
    QgsHillshadeRenderer,
    QgsPalettedRasterRenderer,
    QgsRasterBandStats,
    QgsRasterLayer,
    QgsSingleBandPseudoColorRenderer,
    QgsUnitTypes,
)

from ..numbers import told

SAMPLE_CELLS = 20_000_000  # of rasters with more than twice as many a few blocks are read, which miss summits; a second
SHADED_SIDE = 400  # cells of a square in the middle, of which a hillshade learns how steep the land is
SEEN_SLOPES = 0.25, 0.5  # what sloping land has on the average after its heights were multiplied
ROUND_STEPS = 1, 2, 5, 10  # what round numbers begin with, and where they begin anew
COLOUR_PARTS = 25  # of the span of a legend: its ends are round to one of them


def fit_colours(layer: QgsRasterLayer) -> None:
    """Fit the style of a raster to its values and to the unit of its map."""
    renderer = layer.renderer()
    if isinstance(renderer, QgsSingleBandPseudoColorRenderer):
        _stretch(layer, renderer)
    elif isinstance(renderer, QgsPalettedRasterRenderer):
        _keep_named_classes(layer, renderer)
    elif isinstance(renderer, QgsHillshadeRenderer) and layer.crs().isValid():
        # Heights are metres; the unit of the map may be degrees or feet.
        metres = QgsUnitTypes.DistanceUnit.DistanceMeters
        factor = renderer.zFactor() * QgsUnitTypes.fromUnitToUnitFactor(metres, layer.crs().mapUnits())
        steepness = factor * _mean_slope(layer)
        if steepness > 0:  # gentle land shows its forms, and steep land is not all dark
            factor *= min(max(steepness, SEEN_SLOPES[0]), SEEN_SLOPES[1]) / steepness
        renderer.setZFactor(factor)


def _mean_slope(layer):
    """Return how steep the middle of a raster is where it is not level, heights over units of the map; 0 if nowhere."""
    import numpy as np

    dataset = _dataset_of(layer)
    if dataset is None:
        return 0.0
    ncols, nrows = (min(SHADED_SIDE, side) for side in (dataset.RasterXSize, dataset.RasterYSize))
    left, top, band = (dataset.RasterXSize - ncols) // 2, (dataset.RasterYSize - nrows) // 2, dataset.GetRasterBand(1)
    z = band.ReadAsArray(left, top, ncols, nrows).astype(np.float64)
    z[z == band.GetNoDataValue()] = np.nan
    east, north = layer.rasterUnitsPerPixelX(), layer.rasterUnitsPerPixelY()
    rises = np.hypot(np.diff(z, axis=1)[:-1] / east, np.diff(z, axis=0)[:, :-1] / north)
    rises = rises[rises > 0]  # what is unknown is not greater than anything
    return float(rises.mean()) if rises.size else 0.0


def _stretch(layer, renderer):
    """Stretch colour stops from -1…1 over the values; stops beyond that are values themselves, and stay."""
    shader = renderer.shader().rasterShaderFunction()
    stops = shader.colorRampItemList()
    unit = _unit_of(layer, renderer.band())
    if all(-1 <= stop.value <= 1 for stop in stops):
        wanted = QgsRasterBandStats.Stats.Min | QgsRasterBandStats.Stats.Max
        stats = layer.dataProvider().bandStatistics(renderer.band(), wanted, layer.extent(), SAMPLE_CELLS)
        low, high = stats.minimumValue, stats.maximumValue
        if shader.legendSettings().useContinuousLegend():
            fitted = _fitted(stops, *_round_ends(low, high))
        else:
            fitted = _rounded(_fitted(stops, low, high))
        labels = [legend_number(value) + unit for value, _ in fitted]
        items = [
            QgsColorRampShader.ColorRampItem(value, stop.color, label) for (value, stop), label in zip(fitted, labels)
        ]
        low, high = items[0].value, items[-1].value
        shader.setColorRampItemList(items)
        shader.setMinimumValue(low)
        shader.setMaximumValue(high)
        renderer.setClassificationMin(low)
        renderer.setClassificationMax(high)
        _label_ends(shader, high - low, unit)
    layer.rendererChanged.emit()  # the legend was built before the colours were fitted


def _fitted(stops, low, high):
    """Return value and stop of each colour: 0 stays 0, and stops from 0…1 are stretched where there is none below 0.

    A style that has no stops below 0 goes from the lowest value to the highest, whatever their signs. In a style of
    changes, where 0 is not seen, 0 stays 0 whatever the values.
    """
    if stops[0].value < 0 and any(stop.value == 0 == stop.color.alpha() for stop in stops):
        stops = [
            stop for stop in stops if stop.value == 0 or (stop.value < 0 and low < 0) or (stop.value > 0 and high > 0)
        ]
    elif low >= 0 or high <= 0 or stops[0].value >= 0:
        return [(low + (high - low) * stop.value, stop) for stop in stops if stop.value >= 0]
    return [(stop.value * (high if stop.value > 0 else -low), stop) for stop in stops]


def _round_ends(low, high):
    """Return round numbers around values, on both sides of 0 by what there is on that side."""
    if low < 0 < high:
        return -_round_above(-low, -low / COLOUR_PARTS), _round_above(high, high / COLOUR_PARTS)
    part = (high - low) / COLOUR_PARTS
    return -_round_above(-low, part), _round_above(high, part)


def _round_above(value, part):
    """Return the least multiple of a round number, no less than a part, that is no less than a value."""
    if not 0 < part < math.inf:
        return value
    power = 10.0 ** math.floor(math.log10(part))
    step = next(first * power for first in ROUND_STEPS if first * power >= part * (1 - 1e-9))
    return float(f"{math.ceil(value / step - 1e-9) * step:.12g}")


def _rounded(fitted):
    """Return stops at numbers of one digit, as far as they go on rising."""
    rounded = []
    for value, stop in fitted:
        short = float(f"{value:.0e}")
        rounded.append((short if not rounded or short > rounded[-1][0] else value, stop))
    return rounded


def _label_ends(shader, span, unit):
    """Let the ends of a continuous legend be rounded to what can be told apart on it."""
    settings = QgsColorRampLegendNodeSettings(shader.legendSettings())
    digits = QgsBasicNumericFormat()
    digits.setNumberDecimalPlaces(0 if span == 0 else min(9, max(0, 2 - math.floor(math.log10(span)))))
    digits.setShowTrailingZeros(False)
    digits.setShowThousandsSeparator(True)
    settings.setNumericFormat(digits)
    settings.setSuffix(unit)
    shader.setLegendSettings(settings)


def legend_number(value) -> str:
    """Return a number as people write it: three digits that count, thousands parted, no exponent."""
    if value == 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    text = f"{value:.{digits}f}"
    return told(float(text), ",.15g")


def _unit_of(layer, band):
    """Return the unit that the file states for a band, after a space, or nothing."""
    dataset = _dataset_of(layer)
    unit = dataset.GetRasterBand(band).GetUnitType() if dataset else ""
    return f" {unit}" if unit else ""


def _dataset_of(layer):
    """Return the raster of a layer as GDAL reads it, None where it does not."""
    from osgeo import gdal

    try:
        return gdal.OpenEx(layer.source().split("|")[0], gdal.OF_RASTER)
    except RuntimeError:  # what GDAL raises depends on what other plugins have asked of it
        return None


def _keep_named_classes(layer, renderer):
    """Leave only classes that have a name: the colour table of a file has an entry for every number to 255."""
    named = [each for each in renderer.classes() if each.label != f"{each.value:g}"]
    layer.setRenderer(QgsPalettedRasterRenderer(layer.dataProvider(), renderer.band(), named or renderer.classes()))
