"""What comes after Run is a map: one group, water over land, and it looks the same when its files are opened again."""

import numpy as np
import pytest
from headwaters.provider.base.canvas import RASTER, MadeLayer, lit
from headwaters.tests.provider.running import Listener
from headwaters.tests.provider.samples import LAND, create
from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsProcessingContext,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
)

pytestmark = pytest.mark.usefixtures("layer_tree", "qgis_new_project")

MAP = ["lakes", "rivers", "watersheds", "hillshade", "filled"]
UNSEEN = ["accumulation (km²)", "directions"]


def load(algorithm, **parameters):
    """Run an algorithm as the toolbox does; return the nodes that it adds to the layer tree."""
    import processing

    processing.runAndLoadResults(f"headwaters:{algorithm}", parameters, feedback=Listener())
    return QgsProject.instance().layerTreeRoot()


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dale.tif", [LAND.astype(np.float32)])


@pytest.fixture
def hydrology(dem, tmp_path):
    """Return the group of a run, and the folder with its files."""
    files = {"RIVERS": "rivers.gpkg", "LAKES": "lakes.gpkg", "WATERSHEDS": "watersheds.gpkg", "FILLED": "filled.tif"}
    files.update(DIRECTIONS="directions.tif", ACCUMULATION="accumulation.tif", HILLSHADE="hillshade.tif")
    root = load("hydrologyfromdem", INPUT=dem, THRESHOLD=0.01, **{k: str(tmp_path / v) for k, v in files.items()})
    [group] = root.children()
    return group, tmp_path


def layer_of(group, name):
    [node] = [node for node in group.findLayers() if node.name() == f"dale {name}"]
    return node.layer()


def test_the_layers_of_a_run_lie_in_a_group_named_for_it_water_on_top_and_land_below(hydrology):
    group, _ = hydrology
    assert group.name() == "Hydrology from a DEM · dale"
    assert [node.name() for node in group.findLayers()] == [f"dale {name}" for name in MAP[:-1] + UNSEEN + MAP[-1:]]


def test_what_would_cover_the_map_is_unchecked_and_rasters_are_collapsed(hydrology):
    group, _ = hydrology
    assert [node.name() for node in group.findLayers() if node.isVisible()] == [f"dale {name}" for name in MAP]
    assert not any(node.isExpanded() for node in group.findLayers() if isinstance(node.layer(), QgsRasterLayer))


def test_a_second_run_has_a_group_of_its_own(hydrology, dem, tmp_path):
    again = {"RIVERS": str(tmp_path / "again.gpkg"), "FILLED": str(tmp_path / "again.tif")}
    root = load("hydrologyfromdem", INPUT=dem, THRESHOLD=0.01, **again)
    assert sorted(len(group.findLayers()) for group in root.children()) == [3, 7]


def test_a_layer_that_comes_alone_has_no_group_and_is_seen(dem, tmp_path):
    [node] = load("hydrologyfromdem", INPUT=dem, DIRECTIONS=str(tmp_path / "directions.tif")).children()
    assert node.name() == "dale directions"
    assert node.isVisible()


def test_watersheds_are_outlines(hydrology):
    group, _ = hydrology
    symbol = layer_of(group, "watersheds").renderer().symbol()
    assert {layer.layerType() for layer in symbol.symbolLayers()} == {"SimpleLine"}


def test_rivers_are_wider_when_one_looks_closer(hydrology):
    group, _ = hydrology
    rivers = layer_of(group, "rivers")
    widths = []
    for scale in (5e6, 200_000, 10_000):
        context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(rivers))
        context.lastScope().setVariable("map_scale", scale)
        context.setFeature(next(rivers.getFeatures()))
        symbol = rivers.renderer().symbol().symbolLayer(0)
        key = symbol.Property.PropertyStrokeWidth
        widths.append(symbol.dataDefinedProperties().valueAsDouble(key, context, -1)[0])
    assert 0 < widths[0] < widths[1] < widths[2]


@pytest.mark.parametrize("name", ["rivers", "lakes", "watersheds"])
def test_a_geopackage_keeps_the_style_of_its_layer(name, hydrology):
    group, folder = hydrology
    opened = QgsVectorLayer(str(folder / f"{name}.gpkg"), "opened")
    assert opened.renderer().dump() == layer_of(group, name).renderer().dump()


@pytest.mark.parametrize("name", ["filled", "accumulation", "hillshade"])
def test_a_style_lies_beside_a_raster(name, hydrology):
    group, folder = hydrology
    made = [node.layer() for node in group.findLayers() if node.layer().source() == str(folder / f"{name}.tif")]
    opened = QgsRasterLayer(str(folder / f"{name}.tif"), "opened")
    assert opened.renderer().type() == made[0].renderer().type()
    assert opened.renderer().legendSymbologyItems() == made[0].renderer().legendSymbologyItems()
    assert opened.blendMode() == made[0].blendMode()


def test_a_style_of_the_users_own_is_left_alone_and_ours_is_made_anew(dem, tmp_path):
    place = tmp_path / "filled.tif"
    load("filldepressions", INPUT=dem, OUTPUT=str(place))
    ours = place.with_suffix(".qml").read_text()
    QgsProject.instance().clear()
    higher = create(tmp_path / "higher.tif", [LAND.astype(np.float32) + 500])
    load("filldepressions", INPUT=higher, OUTPUT=str(place))
    assert place.with_suffix(".qml").read_text() != ours
    place.with_suffix(".qml").write_text("<qgis/>")
    load("filldepressions", INPUT=dem, OUTPUT=str(place))
    assert place.with_suffix(".qml").read_text() == "<qgis/>"


def test_a_table_that_is_written_again_has_one_style(dem, tmp_path):
    for _ in range(2):
        load("lakes", INPUT=dem, LAKES=str(tmp_path / "lakes.gpkg"))
        QgsProject.instance().clear()
    count, *_ = QgsVectorLayer(str(tmp_path / "lakes.gpkg"), "lakes").listStylesInDatabase()
    assert count == 1


@pytest.mark.parametrize("place", ["TEMPORARY_OUTPUT", "a file"])
def test_fields_tell_what_they_mean_wherever_features_are(dem, tmp_path, place):
    place = str(tmp_path / "lakes.gpkg") if place == "a file" else place
    load("lakes", INPUT=dem, LAKES=place)
    [lakes] = QgsProject.instance().mapLayers().values()
    assert lakes.attributeAlias(lakes.fields().lookupField("volume_m3")) == "Volume (m³)"


def test_the_pointer_tells_the_name_and_the_measures_of_a_feature(hydrology):
    group, _ = hydrology
    lakes = layer_of(group, "lakes")
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(lakes))
    lake = next(lakes.getFeatures())
    context.setFeature(lake)

    tip = QgsExpression.replaceExpressionText(lakes.mapTipTemplate(), context)
    assert f"Lake {lake['id']}" in tip
    assert "Level of the water (m)" in tip and f"{lake['level_m']:g}" in tip
    assert "[%" not in tip


def test_a_layer_tells_how_it_was_made(hydrology):
    group, _ = hydrology
    for node in group.findLayers():
        abstract = node.layer().metadata().abstract()
        assert abstract.startswith("Headwaters ")
        assert "headwaters:hydrologyfromdem" in abstract and "'THRESHOLD':0.01" in abstract.replace("': ", "':")


def test_light_bears_its_own_name_wherever_the_file_lies_that_it_is_made_from(tmp_path):
    place, context = str(tmp_path / "ground.tif"), QgsProcessingContext()
    details = QgsProcessingContext.LayerDetails("Dale", QgsProject.instance(), "OUTPUT")
    context.addLayerToLoadOnCompletion(place, details)
    _, light = lit(context, [MadeLayer("OUTPUT", place, RASTER, "relief", "Dale", "")], "")
    assert context.layerToLoadOnCompletionDetails(light.place).name == "Dale hillshade"
    assert context.layerToLoadOnCompletionDetails(light.place).forceName
