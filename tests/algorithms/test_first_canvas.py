"""What one sees first, after Run with all defaults on the packaged data: the ground, the answer, a true legend."""

import colorsys

import numpy as np
import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.provider.base.canvas import CLOTHES, GROUND_LAYERS, LIGHT, SEEN_THROUGH
from headwaters.provider.base.kept_styles import STYLE_OF_OURS
from headwaters.tests.provider.first_canvas import FirstCanvas
from qgis.core import (
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterRasterDestination,
    QgsRasterLayer,
    QgsSingleBandPseudoColorRenderer,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QIcon, QImage, QPixmap

LAYERS = QgsProcessingParameterFeatureSink, QgsProcessingParameterRasterDestination
SAME_AS_OTHERS = ("erodemodel",)  # its layers are those of a terrain model, and it takes its time
NAMES = [
    f"{each.ID} {next(iter(each.RUNS))}"
    for each in ALGORITHMS
    if each.ID not in SAME_AS_OTHERS and any(isinstance(output, LAYERS) for output in each().parameters())
]
MORE = ["rivererosion coast", "lakes dry", "watertable dupuit"]  # snow lies over the ground
WITH_RASTERS = [("filldepressions sweeps", ("DEPTH", "SNAPSHOTS")), ("watertable energy", ("SNAPSHOTS",))]
BY_ID = ("watersheds", "subbasins")  # styles of which each feature has a colour of its own
NEAR, SAME_HUE = 60, 30  # colours of 0 to 255, degrees
FAINT = 40
LEAST_CONTRAST = 2.5  # between pixels side by side in a hillshade, of 255
LEAST_GROUND = 0.5  # of the land on which nothing lies but light
PICTURES = QIcon, QImage, QPixmap
OFTEN = 0.02  # of the pixels of a layer: fewer are those at the edges of symbols

pytestmark = pytest.mark.usefixtures("few_edges", "coarse_ground")  # what is seen does not depend on how many


@pytest.fixture(scope="module")
def made(provider):
    """Return the results of runs that others read, by their names."""
    return {}


@pytest.mark.parametrize("name", NAMES + MORE)
def test_the_first_canvas(name, made, layer_tree):
    canvas = FirstCanvas(name, made)
    heights_come_with_their_hillshade_and_the_ground_is_seen(canvas)
    only_the_raster_that_was_asked_for_is_seen_and_rasters_but_classes_are_collapsed(canvas)
    water_lies_over_rivers_and_rivers_over_land(canvas)
    nested_lakes_are_drawn_by_the_outermost(canvas)
    the_legend_has_the_colours_of_the_map(canvas)
    the_numbers_of_a_legend_are_round(canvas)


@pytest.mark.parametrize("name, outputs", WITH_RASTERS)
def test_rasters_beside_the_answer_wait_unchecked_and_collapsed(name, outputs, made, layer_tree):
    canvas = FirstCanvas(name, made, **dict.fromkeys(outputs, "TEMPORARY_OUTPUT"))
    rasters = [node for node in canvas.nodes if isinstance(node.layer(), QgsRasterLayer)]
    assert len(rasters) == 2 + len(outputs)  # the answer, and light on it
    heights_come_with_their_hillshade_and_the_ground_is_seen(canvas)
    only_the_raster_that_was_asked_for_is_seen_and_rasters_but_classes_are_collapsed(canvas)


def style_of(layer):
    return layer.customProperty(STYLE_OF_OURS, "")


def pixels(image):
    """Return the red, green, blue and alpha of the pixels of a picture, (rows, columns, 4) from 0 to 255."""
    image = (image.toImage() if isinstance(image, QPixmap) else image).convertToFormat(QImage.Format.Format_RGBA8888)
    bits = image.constBits()
    bits.setsize(image.sizeInBytes())
    shape = image.height(), image.bytesPerLine() // 4, 4
    return np.frombuffer(bits, np.uint8).reshape(shape)[:, : image.width()].copy()


def forms(image):
    """Return how much brighter the pixels to the right of each pixel and below it are."""
    grey = pixels(image)[..., :3].mean(axis=-1, dtype=float)
    return np.stack([np.diff(grey, axis=1)[:-1], np.diff(grey, axis=0)[:, :-1]])


def heights_come_with_their_hillshade_and_the_ground_is_seen(canvas):
    ground = [node.layer() for node in canvas.nodes if style_of(node.layer()) in GROUND_LAYERS]
    light = [node for node in canvas.nodes if style_of(node.layer()) in LIGHT]
    assert len(light) == bool(ground)
    if not ground:
        return
    (seen,) = [each for each in ground if each in canvas.layers()]
    assert light[0].isVisible()
    shade = forms(canvas.picture([light[0].layer()]))
    assert np.abs(shade[shade != 0]).mean() > LEAST_CONTRAST
    bare, whole = pixels(canvas.picture([light[0].layer(), seen])), pixels(canvas.picture())
    land = (bare[..., :3] < 255).any(axis=-1)
    assert (bare == whole).all(axis=-1)[land].mean() > LEAST_GROUND


def only_the_raster_that_was_asked_for_is_seen_and_rasters_but_classes_are_collapsed(canvas):
    rasters = [node for node in canvas.nodes if isinstance(node.layer(), QgsRasterLayer)]
    opaque = [node for node in rasters if style_of(node.layer()) not in LIGHT + SEEN_THROUGH]
    assert sum(node.isVisible() for node in opaque) <= 1
    assert [node for node in rasters if node.isExpanded()] == [n for n in rasters if style_of(n.layer()) == CLOTHES]
    assert canvas.layers()


def water_lies_over_rivers_and_rivers_over_land(canvas):
    order = [style_of(layer) for layer in canvas.layers()]
    water = [k for k, style in enumerate(order) if style in ("lakes", "waterlevels", "saltpans", "depth")]
    rivers = [k for k, style in enumerate(order) if "rivers" in style or style == "drainage"]
    land = [k for k, layer in enumerate(canvas.layers()) if isinstance(layer, QgsRasterLayer)]
    land = [k for k in land if order[k] not in SEEN_THROUGH]
    assert max(water, default=-1) < min(rivers, default=99)
    assert max(water + rivers, default=-1) < min(land, default=99)


def nested_lakes_are_drawn_by_the_outermost(canvas):
    for layer in canvas.layers():
        if style_of(layer) == "lakes" and layer.fields().lookupField("parent") >= 0:
            whole = pixels(canvas.picture([layer]))
            assert (whole[..., :3] < 255).any() or not layer.featureCount()
            layer.setSubsetString('"parent" IS NULL')
            outermost = pixels(canvas.picture([layer]))
            layer.setSubsetString("")
            assert (whole == outermost).all()


def the_legend_has_the_colours_of_the_map(canvas):
    for layer, legend in canvas.legends().items():
        if style_of(layer) in (*LIGHT, *BY_ID) or not isinstance(layer, (QgsVectorLayer, QgsRasterLayer)):
            continue
        known = [pixels(picture(symbol)).reshape(-1, 4) for _, symbol in legend if isinstance(symbol, PICTURES)]
        known = np.concatenate(known)
        known = np.unique(known[known[:, 3] > FAINT][:, :3], axis=0).astype(float)
        seen = pixels(canvas.picture([layer]))[..., :3].reshape(-1, 3)
        seen, times = np.unique(seen[(seen < 255).any(axis=1)] // 16 * 16 + 8, axis=0, return_counts=True)
        for colour in seen[times > OFTEN * times.sum()]:
            assert is_known(colour, known), (layer.name(), colour)


def picture(symbol):
    """Return the picture of what a legend shows."""
    return symbol.pixmap(20, 20) if isinstance(symbol, QIcon) else symbol


def is_known(colour, known):
    """Tell whether a colour is one of those known, or a paler or darker one of the same hue."""
    if (np.linalg.norm(known - colour, axis=1) < NEAR).any():
        return True
    hue, saturation, _ = colorsys.rgb_to_hsv(*colour / 255)
    hues = [colorsys.rgb_to_hsv(*each / 255) for each in known]
    apart = [abs((hue - other + 0.5) % 1 - 0.5) * 360 for other, strong, _ in hues if strong > 0.2]
    return saturation < 0.2 or min(apart, default=360) < SAME_HUE


def the_numbers_of_a_legend_are_round(canvas):
    for layer in canvas.layers():
        renderer = layer.renderer() if isinstance(layer, QgsRasterLayer) else None
        if isinstance(renderer, QgsSingleBandPseudoColorRenderer) and style_of(layer) != "angles":
            shader = renderer.shader().rasterShaderFunction()
            ends = [item.value for item in shader.colorRampItemList()]
            if shader.legendSettings().useContinuousLegend():
                ends = [renderer.classificationMin(), renderer.classificationMax()]
            assert all(float(f"{value:.2e}") == pytest.approx(value) for value in ends), ends
