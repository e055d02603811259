"""Legends of rasters say which value a colour stands for, rounded and with its unit."""

import math

import numpy as np
import pytest
from headwaters.provider.base.fitted_colours import legend_number
from headwaters.provider.base.styling import apply_style
from headwaters.tests.provider.samples import CELL, create
from osgeo import gdal
from qgis.core import (
    QgsLayerTree,
    QgsLayerTreeModel,
    QgsNumericFormatContext,
    QgsRasterLayer,
)
from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt

pytestmark = pytest.mark.usefixtures("layer_tree")


@pytest.fixture
def legend_of():
    """Return a function that adds a layer to a layer tree; what it returns tells of the legend that is there."""
    alive = []

    def add(layer):
        tree = QgsLayerTree()
        node = tree.addLayer(layer)
        model = QgsLayerTreeModel(tree)
        model.setFlag(QgsLayerTreeModel.Flag.ShowLegend)
        alive.append((model, tree, layer))
        return lambda: model.layerLegendNodes(node)

    yield add
    for model, tree, _ in alive:  # a model looks at its tree to the last
        sip.delete(model)
        sip.delete(tree)
    alive.clear()  # layers must not outlive QGIS, which ends with the last test


@pytest.fixture
def shown(tmp_path, legend_of):
    """Return a function that shows values in a layer tree, styles them there, and returns layer and legend."""

    def show(values, style, unit=""):
        path = create(tmp_path / f"{style}.tif", [np.asarray(values, np.float32)])
        with_unit = gdal.Open(path, gdal.GA_Update)
        with_unit.GetRasterBand(1).SetUnitType(unit)
        del with_unit
        layer = QgsRasterLayer(path)
        legend = legend_of(layer)
        apply_style(layer, style)
        return layer, legend()

    return show


def texts(legend):
    """Return what the entries of a legend say, without the name of the band."""
    return [node.data(Qt.ItemDataRole.DisplayRole) for node in legend[1:]]


def picture(node):
    """Return the picture of a continuous legend."""
    return node.data(Qt.ItemDataRole.DecorationRole).toImage()


def test_a_logarithmic_legend_lists_round_areas_with_their_unit(shown):
    values = np.geomspace(0.01, 1234.5, 400).reshape(20, 20)
    _, legend = shown(values, "flow", "km²")
    assert texts(legend)[0] == "0.01 km²"
    assert texts(legend)[-2:] == ["100 km²", "1,000 km²"]


def test_a_list_is_in_order_and_each_of_its_colours_is_that_of_its_value(shown):
    layer, legend = shown(np.geomspace(0.01, 500, 400).reshape(20, 20), "flow", "km²")
    values = [float(text.split()[0].replace(",", "")) for text in texts(legend)]
    assert values == sorted(values)
    shader = layer.renderer().shader().rasterShaderFunction()
    for value, item in zip(values, shader.colorRampItemList()):
        assert value == pytest.approx(item.value, rel=0.005)


@pytest.mark.parametrize("style", ["terrain", "relief", "depth", "change", "distance", "eroded"])
def test_a_continuous_legend_reaches_to_a_round_number_above_the_highest_value(style, shown, legend_of):
    layer, legend = shown(np.linspace(-40, 1234.5, 400).reshape(20, 20), style, "m")
    assert layer.renderer().shader().rasterShaderFunction().maximumValue() == 1250
    assert picture(legend[-1]) == picture(legend_of(layer.clone())()[-1])  # QGIS makes one anew from what the layer is
    assert legend[-1].settings().suffix() == " m"


@pytest.mark.parametrize(
    "low, high, least, most",
    [(236, 1076.4, "200", "1,100"), (0, 0.0123456, "0", "0.0125"), (2.04, 9.98, "2", "10"), (7, 7, "7", "7")],
)
def test_the_ends_of_a_legend_are_round_numbers_around_the_values(low, high, least, most, shown):
    layer, legend = shown(np.linspace(low, high, 400).reshape(20, 20), "eroded")
    settings = legend[-1].settings()  # owns the format
    ends = layer.renderer().classificationMin(), layer.renderer().classificationMax()
    assert ends[0] <= np.float32(low) and np.float32(high) <= ends[1]
    ends = [settings.numericFormat().formatDouble(value, QgsNumericFormatContext()) for value in ends]
    assert ends == [least, most]


def test_the_highest_summit_of_many_cells_is_in_the_legend(shown):
    values = np.zeros((1000, 1000))
    values[777, 333] = 100
    layer, _ = shown(values, "eroded")
    assert layer.renderer().classificationMax() == 100


def test_angles_keep_their_colours_and_names_whatever_the_angles_are(shown):
    layer, legend = shown(np.linspace(0.1, 3.0, 400).reshape(20, 20), "angles", "rad")
    named = dict(zip(texts(legend), layer.renderer().shader().rasterShaderFunction().colorRampItemList()))
    assert named["North"].value == pytest.approx(math.pi / 2)
    assert named["West"].value == pytest.approx(math.pi)
    assert named["Water ends"].value < 0


@pytest.mark.parametrize("steepness", [0.001, 0.2, 3.0])
def test_light_shows_the_forms_of_gentle_and_of_steep_land(steepness, shown):
    rows, columns = np.mgrid[:60, :60]
    waves = np.sin(rows / 5) * np.cos(columns / 5) * steepness * CELL * 5
    layer, _ = shown(waves, "hillshade")
    block = layer.renderer().block(1, layer.extent(), 60, 60)
    grey = [block.color(row, column) & 255 for row in range(5, 55) for column in range(5, 55)]
    assert np.std(grey) > 15
    assert 90 < np.mean(grey) < 235


@pytest.mark.parametrize(
    "value, text",
    [(0, "0"), (1, "1"), (-3.14159, "-3.14"), (0.00012345, "0.000123"), (12345.6, "12,346"), (1e9, "1,000,000,000")],
)
def test_numbers_are_written_as_people_write_them(value, text):
    assert legend_number(value) == text
