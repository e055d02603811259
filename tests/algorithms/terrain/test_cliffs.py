"""Cliffs along coasts: as high as asked, where it is steep, of each island its own."""

import contextlib
import sqlite3

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused
from qgis.core import QgsFeature, QgsGeometry, QgsProperty, QgsVectorLayer
from scipy import ndimage

from .grown import UTM, ring
from .terrains import CELL, make, pits, raster, render

MAIN = [(0, 0), (9, -2), (17, 1), (18, 12), (9, 15), (2, 13), (0, 0)]
OTHER = [(22, 0), (30, 0), (31, 9), (23, 10), (22, 0)]
HEIGHTS = 60.0, 0.0


def coast():
    """Return two islands with a field of heights."""
    layer = QgsVectorLayer(f"Polygon?crs={UTM}&field=high:double", "coast", "memory")
    for corners, height in zip((MAIN, OTHER), HEIGHTS):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(f"POLYGON({ring(corners)})"))
        feature.setAttributes([height])
        assert layer.dataProvider().addFeatures([feature])[0]
    layer.updateExtents()
    return layer


def shore_heights(path):
    """Return the heights of the cells of the western and of the eastern island that lie beside the sea."""
    made = raster(path)
    land = np.isfinite(made.values)
    beside = land & ~ndimage.binary_erosion(land, np.ones((3, 3)))
    labels, _ = ndimage.label(land)
    first = labels == labels[land][np.argmin(np.nonzero(land)[1])]
    return made.values[beside & first], made.values[beside & ~first]


@pytest.fixture(scope="module")
def without(provider):
    return shore_heights(make(coast())["OUTPUT"])


@pytest.fixture(scope="module")
def by_field(provider, tmp_path_factory):
    model = str(tmp_path_factory.mktemp("cliffs") / "model.gpkg")
    return make(coast(), CLIFFS=QgsProperty.fromField("high"), MODEL=model)


def test_steep_coasts_are_cliffs_and_others_stay(provider, without):
    made = make(coast(), CLIFFS=60)
    z = raster(made["OUTPUT"]).values
    assert pits(z, np.isfinite(z)) == 0
    for found, before in zip(shore_heights(made["OUTPUT"]), without):
        raised = found - before
        assert np.quantile(raised, 0.95) > 25
        assert np.count_nonzero(raised < 10) > 0.25 * raised.size


def test_each_island_has_the_height_that_its_feature_says(by_field, without):
    found = shore_heights(by_field["OUTPUT"])
    assert np.quantile(found[0] - without[0], 0.95) > 25
    assert np.abs(found[1] - without[1]).max() < 1e-3


def test_a_model_keeps_them_and_they_can_be_edited(by_field):
    again = raster(render(by_field["MODEL"], CELL_SIZE=CELL)["OUTPUT"]).values
    assert np.allclose(again, raster(by_field["OUTPUT"]).values, atol=1e-3, equal_nan=True)
    with contextlib.closing(sqlite3.connect(by_field["MODEL"])) as file:
        known = file.execute("SELECT island, value FROM parameters WHERE name = 'cliffs'").fetchall()
        assert [(island, float(value)) for island, value in known] == [(1, HEIGHTS[0])]
        file.execute("UPDATE parameters SET value = '0' WHERE name = 'cliffs'")
        file.commit()
    lower = raster(render(by_field["MODEL"], CELL_SIZE=CELL)["OUTPUT"]).values
    assert np.nanmax(again - lower) > 25


def halves(*heights):
    """Return the main island in two polygons, north and south of a line, with a field of heights."""
    layer = QgsVectorLayer(f"Polygon?crs={UTM}&field=high:double", "coast", "memory")
    whole = QgsGeometry.fromWkt(f"POLYGON({ring(MAIN)})")
    for box, height in zip(([(-5, -5), (25, -5), (25, 6), (-5, 6), (-5, -5)], [(-5, 6), (25, 6), (25, 20), (-5, 20),
                                                                                (-5, 6)]), heights):  # fmt: skip
        feature = QgsFeature(layer.fields())
        feature.setGeometry(whole.intersection(QgsGeometry.fromWkt(f"POLYGON({ring(box)})")))
        feature.setAttributes([height])
        assert layer.dataProvider().addFeatures([feature])[0]
    layer.updateExtents()
    return layer


def test_each_stretch_of_an_island_has_the_height_of_its_polygon(provider, tmp_path, usual_ground):
    model = str(tmp_path / "model.gpkg")
    plain = raster(make(halves(0.0, 60.0))["OUTPUT"])
    made = make(halves(0.0, 60.0), CLIFFS=QgsProperty.fromField("high"), MODEL=model)
    found = raster(made["OUTPUT"])
    raised = found.values - plain.values
    land = np.isfinite(found.values)
    shore = land & ~ndimage.binary_erosion(land, np.ones((3, 3)))
    north = found.north - found.dy * (np.indices(land.shape)[0] + 0.5) > 5_606_000
    assert np.quantile(raised[shore & north], 0.9) > 25
    far = north.argmin(axis=0).max() + 18  # cells to the south, over which one passes into the other
    assert np.abs(raised[far:][shore[far:]]).max() < 1
    again = raster(render(model, CELL_SIZE=CELL)["OUTPUT"]).values
    assert np.allclose(again, found.values, atol=1e-3, equal_nan=True)


def lines(*stretches):
    """Return a coast of lines, with the height of each."""
    layer = QgsVectorLayer(f"LineString?crs={UTM}&field=high:double", "shores", "memory")
    for corners, height in stretches:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(f"LINESTRING{ring(corners)}"))
        feature.setAttributes([height])
        assert layer.dataProvider().addFeatures([feature])[0]
    layer.updateExtents()
    return layer


def test_each_line_of_a_coast_has_its_own_height(provider, usual_ground):
    stretches = (MAIN[:4], 0.0), (MAIN[3:], 60.0)
    plain = raster(make(lines(*stretches))["OUTPUT"])
    found = raster(make(lines(*stretches), CLIFFS=QgsProperty.fromField("high"))["OUTPUT"])
    raised = found.values - plain.values
    land = np.isfinite(found.values)
    shore = land & ~ndimage.binary_erosion(land, np.ones((3, 3)))
    row, col = np.indices(land.shape)
    x = found.west + found.dx * (col + 0.5) - found.west
    y = found.north - found.dy * (row + 0.5) - (found.north - found.dy * land.shape[0])
    south = shore & (y < 3_000) & (x > 5_000)
    north = shore & (y > 13_000)
    assert south.any()
    assert np.abs(raised[south]).max() < 1
    assert np.quantile(raised[north], 0.9) > 25


@pytest.mark.parametrize("height", ["-high", "1e6 + high"])
def test_a_height_beyond_all_sense_is_refused_by_its_feature(provider, height):
    with pytest.raises(Refused, match=r"CLIFFS: .* Give it a height from 0 to 2000 m"):
        make(coast(), CLIFFS=QgsProperty.fromExpression(height))
