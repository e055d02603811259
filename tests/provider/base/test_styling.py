"""Layers load with their style, fitted to their values and named after what they are made from."""

import gc

import numpy as np
import pytest
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.running import Listener
from headwaters.tests.provider.samples import LAND, create, polygons
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsHillshadeRenderer,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsRasterLayer,
    QgsSingleBandPseudoColorRenderer,
    QgsSymbolLayer,
)
from qgis.PyQt.QtGui import QPainter

pytestmark = pytest.mark.usefixtures("layer_tree")

WATER, SHORE, SUMMIT = (168, 213, 234), (79, 143, 91), (255, 255, 255)


class Sweeper(Listener):
    """Has the garbage collected at every line of the log: nothing lives but what is held."""

    def pushInfo(self, info):
        super().pushInfo(info)
        gc.collect()


def load(algorithm, **parameters):
    """Run an algorithm as the toolbox does and return the layers that it adds to the project, by name."""
    import processing

    processing.runAndLoadResults(f"headwaters:{algorithm}", parameters, feedback=Sweeper())
    gc.collect()
    return {layer.name(): layer for layer in QgsProject.instance().mapLayers().values()}


def colour(layer, value):
    """Return the colour in which a value is shown, and its opacity."""
    shown, red, green, blue, alpha = layer.renderer().shader().rasterShaderFunction().shade(value)
    assert shown
    return (red, green, blue), alpha


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dale.tif", [LAND.astype(np.float32)])


def test_both_outputs_load_styled_and_named_after_the_dem(dem, tmp_path):
    layers = load("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "a.tif"), DEPTH=str(tmp_path / "b.tif"))
    assert set(layers) == {"dale filled", "dale depth", "dale filled hillshade"}
    for name in ("dale filled", "dale depth"):
        assert isinstance(layers[name].renderer(), QgsSingleBandPseudoColorRenderer)


def test_a_temporary_output_loads_styled(dem):
    layers = load("filldepressions", INPUT=dem, OUTPUT="TEMPORARY_OUTPUT")
    assert isinstance(layers["dale filled"].renderer(), QgsSingleBandPseudoColorRenderer)


def test_the_name_that_the_user_gave_stays(dem, tmp_path):
    given = QgsProcessingOutputLayerDefinition(str(tmp_path / "a.tif"), QgsProject.instance())
    given.destinationName = "my own name"
    layers = load("filldepressions", INPUT=dem, OUTPUT=given)
    assert set(layers) == {"my own name", "my own name hillshade"}
    assert isinstance(layers["my own name"].renderer(), QgsSingleBandPseudoColorRenderer)


def test_the_name_of_the_file_is_taken_where_the_user_prefers_it(dem, tmp_path, monkeypatch):
    from processing.core.ProcessingConfig import ProcessingConfig

    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))  # the names of temporary files are never taken
    setting = getattr(ProcessingConfig, "PREFER_FILENAME_AS_LAYER_NAME", "PREFER_FILENAME_AS_LAYER_NAME")
    ProcessingConfig.setSettingValue(setting, True)
    try:
        assert set(load("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "river basin.tif"))) == {
            "river basin",
            "Filled DEM hillshade",  # its light has no file that somebody has named
        }
    finally:
        ProcessingConfig.setSettingValue(setting, False)


def styled(tmp_path, values, style):
    layer = QgsRasterLayer(create(tmp_path / "layer.tif", [np.asarray(values, np.float32)]))
    apply_style(layer, style)
    return layer


def test_land_is_coloured_from_its_lowest_to_its_highest_point(tmp_path):
    layer = styled(tmp_path, LAND, "terrain")
    low, high = 0, 210  # round numbers around its heights
    assert low <= LAND.min() and LAND.max() <= high
    renderer = layer.renderer()
    assert (renderer.classificationMin(), renderer.classificationMax()) == (low, high)
    assert colour(layer, low) == (SHORE, 255)
    assert colour(layer, high) == (SUMMIT, 255)


@pytest.mark.parametrize("low, high", [(-300.0, 1200.0), (-4000.0, 8.0), (-0.5, 0.25)])
def test_the_coast_lies_at_0(low, high, tmp_path):
    layer = styled(tmp_path, np.linspace(low, high, 400).reshape(20, 20), "terrain")
    assert colour(layer, 0.0)[0] == SHORE
    assert colour(layer, low / 1000)[0][2] > 200  # blue
    assert np.allclose(colour(layer, low * 1.1e-6)[0], WATER, atol=1)
    assert colour(layer, high)[0] == SUMMIT
    assert layer.renderer().classificationMin() == pytest.approx(low)
    assert layer.renderer().classificationMax() == pytest.approx(high)


def test_an_island_has_its_coast_at_0():
    layers = load("startingsurface", SHAPE="volcanoes", OUTPUT="TEMPORARY_OUTPUT")
    assert set(layers) == {"Volcanoes 42", "Volcanoes 42 hillshade"}
    layer = layers["Volcanoes 42"]
    assert colour(layer, 0.0)[0] == SHORE
    assert colour(layer, -1.0)[0][2] > colour(layer, -1.0)[0][1]


@pytest.mark.parametrize("low, high", [(-11_000.0, 200.0), (0.0, 800.0), (-50.0, -4.0)])
def test_eroded_ground_is_coloured_from_its_lowest_to_its_highest_point_whatever_their_signs(low, high, tmp_path):
    layer = styled(tmp_path, np.linspace(low, high, 400).reshape(20, 20), "eroded")
    stops = [item.value for item in layer.renderer().shader().rasterShaderFunction().colorRampItemList()]
    assert stops == sorted(stops)
    assert (stops[0], stops[-1]) == (pytest.approx(low), pytest.approx(high))
    assert colour(layer, low)[0] == (0x3D, 0x6B, 0x58)
    assert colour(layer, high)[0] == (255, 255, 255)


def test_rivers_of_eroded_ground_are_the_darker_the_more_they_drain(tmp_path):
    path = str(tmp_path / "rivers.gpkg")
    given = {"SHAPE": "peak", "COLUMNS": 60, "ROWS": 40, "RIVER_VISITS": 10, "CRS": "EPSG:32633"}
    layers = load("lehenyerosion", OUTPUT=str(tmp_path / "eroded.tif"), RIVERS=path, **given)
    assert set(layers) == {"Peak eroded", "Peak eroded hillshade", "Peak rivers"}
    rivers = layers["Peak rivers"]
    symbol = rivers.renderer().symbol().symbolLayer(0)
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(rivers))
    shades = []
    for feature in sorted(rivers.getFeatures(), key=lambda river: river["area_out_km2"]):
        context.setFeature(feature)
        properties = symbol.dataDefinedProperties()
        line, _ = properties.valueAsColor(QgsSymbolLayer.Property.PropertyStrokeColor, context)
        width, _ = properties.valueAsDouble(QgsSymbolLayer.Property.PropertyStrokeWidth, context)
        shades.append((-line.lightness(), width))
    assert shades == sorted(shades)
    assert shades[0][0] < shades[-1][0] - 50 and shades[0][1] < shades[-1][1]


def test_where_nothing_was_filled_the_depth_is_not_seen_and_where_it_was_it_is(tmp_path):
    layer = styled(tmp_path, np.linspace(0, 30, 400).reshape(20, 20), "depth")
    assert colour(layer, 0.0)[1] == 0
    assert colour(layer, 0.01)[1] > 200
    assert colour(layer, 30.0) == ((10, 47, 102), 255)


@pytest.mark.parametrize("low, high", [(-40.0, 3.0), (-40.0, 0.0), (0.0, 3.0), (-1.0, 900.0)])
def test_where_nothing_changed_the_change_is_not_seen_and_cuts_differ_from_fills(low, high, tmp_path):
    values = np.append(np.linspace(low, high, 399), 0.0).reshape(20, 20)
    layer = styled(tmp_path, values, "change")
    assert colour(layer, 0.0)[1] == 0
    for value in {low, low / 10} - {0.0}:
        red, _, blue = colour(layer, value)[0]
        assert red > blue and colour(layer, value)[1] > 200
    for value in {high, high / 10} - {0.0}:
        red, _, blue = colour(layer, value)[0]
        assert blue > red and colour(layer, value)[1] > 200


@pytest.mark.parametrize("style", ["terrain", "depth", "change"])
@pytest.mark.parametrize("value", [0.0, 7.0, -7.0])
def test_a_level_raster_takes_the_style_too(style, value, tmp_path):
    layer = styled(tmp_path, np.full((5, 5), value), style)
    assert isinstance(layer.renderer(), QgsSingleBandPseudoColorRenderer)
    assert layer.renderer().classificationMin() <= layer.renderer().classificationMax()


def test_stops_of_the_colours_rise(tmp_path):
    for low, high in ((-10, 20), (0, 5), (3, 4), (-9, -2)):
        for style in ("terrain", "depth", "change"):
            layer = styled(tmp_path, np.linspace(low, high, 25).reshape(5, 5), style)
            stops = [item.value for item in layer.renderer().shader().rasterShaderFunction().colorRampItemList()]
            assert stops == sorted(stops)


def test_a_terrain_loads_with_its_hillshade_over_it(tmp_path):
    square = polygons("POLYGON((0 0, 0.2 0, 0.2 0.2, 0 0.2, 0 0))", crs="EPSG:4326", name="isle")
    given = {"OUTPUT": str(tmp_path / "z.tif"), "RIVERS": "TEMPORARY_OUTPUT", "WATERSHEDS": "TEMPORARY_OUTPUT"}
    given.update(SPACING=3000, CELL_SIZE=300, EROSION_CELL_SIZE=0)
    layers = load("terrainfromcoastline", COASTLINE=square, **given)
    shade, colours = layers["isle terrain hillshade"], layers["isle terrain"]
    assert isinstance(shade.renderer(), QgsHillshadeRenderer)
    assert isinstance(colours.renderer(), QgsSingleBandPseudoColorRenderer)
    assert shade.blendMode() == QPainter.CompositionMode.CompositionMode_Multiply
    assert shade.source().split("|")[0] == colours.source()
    assert shade.renderer().zFactor() < 5 / 111_000  # degrees to a metre
    order = [layer.name() for layer in QgsProject.instance().layerTreeRoot().layerOrder()]
    assert order.index("isle terrain hillshade") < order.index("isle terrain")


def test_plants_lie_in_the_light_of_the_dem_unless_its_file_opens_as_another_map(dem, tmp_path):
    place, layer = str(tmp_path / "plants.tif"), QgsRasterLayer(dem, "dale")
    shade = load("plants", INPUT=layer, CLASSES=place)["dale plants hillshade"]
    assert isinstance(shade.renderer(), QgsHillshadeRenderer)
    assert shade.source().split("|")[0] == dem
    QgsProject.instance().clear()
    layer.setCrs(QgsCoordinateReferenceSystem("EPSG:32717"))
    assert set(load("plants", INPUT=layer, CLASSES=place)) == {"dale plants"}


def test_light_changes_evenly_over_an_even_slope_whose_cells_are_large_on_the_map(tmp_path):
    from qgis.core import QgsMapRendererSequentialJob, QgsMapSettings
    from qgis.PyQt.QtCore import QSize

    cells, pixels = 20, 320
    across = 2.0 * np.square(np.arange(cells) - 2.0)  # steeper and steeper to the east
    layer = QgsRasterLayer(create(tmp_path / "slope.tif", [np.tile(across, (cells, 1))]), "slope")
    apply_style(layer, "hillshade")
    layer.brightnessFilter().setBrightness(0)  # else most of it is white
    layer.setBlendMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setExtent(layer.extent())
    settings.setOutputSize(QSize(pixels, pixels))
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    picture = job.renderedImage()
    light = np.array([picture.pixelColor(column, pixels // 2).value() for column in range(pixels)])
    inside = light[3 * pixels // cells : -3 * pixels // cells].astype(int)
    assert np.ptp(inside) > 50
    assert np.abs(np.diff(inside)).max() <= 4  # of 255: from each cell to the next it would be a step
