"""Messages name features by what people know them by."""

import numpy as np
import pytest
from headwaters.provider.layers.feature_names import FeatureNames
from headwaters.tests.provider.running import Listener, run
from headwaters.tests.provider.samples import create
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingContext, QgsProcessingFeatureSource, QgsVectorLayer

UTM = "EPSG:25832"


def points(count=3, **columns):
    """Return points in a row, with fields and their values."""
    kinds = {name: "string" if isinstance(values[0], str) else "double" for name, values in columns.items()}
    uri = "".join(f"&field={name}:{kind}" for name, kind in kinds.items())
    layer = QgsVectorLayer(f"Point?crs={UTM}{uri}", "gauges", "memory")
    for number in range(count):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(f"POINT({number} 0)"))
        feature.setAttributes([values[number] for values in columns.values()])
        layer.dataProvider().addFeatures([feature])
    return layer


def names(layer, ids):
    """Return how messages name features of a layer."""
    return FeatureNames(QgsProcessingFeatureSource(layer, QgsProcessingContext())).of(ids)


@pytest.mark.parametrize(
    ("columns", "named"),
    [
        ({}, "features 1, 3"),
        ({"depth": [4.0, 5.0, 6.0]}, "features 1, 3"),
        ({"id": [70.0, 71.0, 72.0]}, "id 70, 72"),
        ({"name": ["Avon", "Taff", "Usk"], "ID": [70.0, 71.0, 72.5]}, "ID 70, 72.5"),
        ({"depth": [4.0, 5.0, 6.0], "Name": ["Avon", "Taff", "Usk"]}, "Name Avon, Usk"),
        ({"name": ["Avon", "Avon", "Usk"], "fid": [9.0, 8.0, 7.0]}, "fid 9, 7"),
        ({"fid": [9.0, 8.0, 7.0], "gauge_id": ["a", "b", "c"]}, "gauge_id a, c"),
        ({"name": ["Avon", "Avon", "Usk"]}, "features 1, 3"),
        ({"name": ["Avon", "Taff", None]}, "features 1, 3"),
        ({"id": [70.0, 71.0, None]}, "features 1, 3"),
    ],
)
def test_an_id_names_features_or_else_a_field_that_tells_them_apart_or_else_their_number(columns, named):
    assert names(points(**columns), [1, 3]) == named


def test_of_many_features_the_first_are_named_and_the_others_counted():
    layer = points(14, id=[100.0 + number for number in range(14)])
    assert names(layer, list(range(1, 15))) == "id 100, 101, 102, 103, 104, 105, 106, 107, 108, 109 and 4 more"


@pytest.mark.parametrize(("columns", "named"), [({}, "features 1, 2"), ({"id": [51.0, 52.0]}, "id 51, 52")])
def test_the_log_of_a_run_names_features_so(columns, named, tmp_path):
    directions = create(tmp_path / "directions.tif", [np.full((4, 4), 1, np.uint8)])
    listener = Listener()
    layer = points(2, **columns)
    run("flowpaths", listener, DIRECTIONS=directions, ENCODING="esri", POINTS=layer, PATHS="memory:")
    assert listener.warnings == [f"POINTS: {named} lay outside the raster or where it has no direction: left out."]
