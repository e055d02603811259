"""A small valley with directions, layers on it, and the watersheds that a run finds there."""

import numpy as np
import pytest
from headwaters.tests.provider.running import run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, read
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsVectorLayer,
)
from support import drawn

# A valley with a river in its middle, and below it a coast of five outlets.
ESRI = drawn("""
    a a b c c
    d a b c c
    d d b c c
    a a b c b
    b b b b b
""")
CODES = np.vectorize({"a": 1, "b": 4, "c": 16, "d": 2}.get)(ESRI).astype(np.uint8)


def layer_of(geometry, shapes, crs=UTM, fields="field=name:string", name="given"):
    """Return a memory layer of ``(wkt, attributes)``."""
    layer = QgsVectorLayer(f"{geometry}?crs={crs}&{fields}", name, "memory")
    features = []
    for wkt, attributes in shapes:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes(list(attributes))
        features.append(feature)
    assert layer.dataProvider().addFeatures(features)[0]
    layer.updateExtents()
    return layer


def centre(row, col):
    """Return the centre of a cell as text."""
    return f"{WEST + (col + 0.5) * CELL} {NORTH - (row + 0.5) * CELL}"


def points_at(*cells, **facts):
    """Return a layer of points at the centres of cells, named p0, p1, …"""
    return layer_of("Point", [(f"POINT({centre(*cell)})", [f"p{n}"]) for n, cell in enumerate(cells)], **facts)


def river(*cells):
    """Return a line from cell to cell as WKT."""
    return f"LINESTRING({', '.join(centre(*cell) for cell in cells)})"


def watersheds(tmp_path, **parameters):
    """Run the algorithm; return the rows of the layer by id, the labels (0 where there are none), and the run."""
    outputs = {"WATERSHEDS": str(tmp_path / "watersheds.gpkg"), "LABELS": str(tmp_path / "labels.tif")}
    result = run("watersheds", **{**outputs, **parameters})
    cells, valid = read(result["LABELS"])
    labels = np.where(valid, cells, 0)
    layer = QgsVectorLayer(result["WATERSHEDS"], "watersheds", "ogr")
    rows = {}
    for feature in layer.getFeatures():
        row = dict(zip(feature.fields().names(), feature.attributes()))
        row = {key: None if value is None or str(value) == "NULL" else value for key, value in row.items()}
        rows[feature["id"]] = {**row, "shape": feature.geometry()}  # whatever its case
    assert result["COUNT"] == len(rows)
    return rows, labels, result


def told(result):
    """Return the warnings but those that nearly every gauge of so small a raster gets."""
    usual = "reaches the edge of the data", "from a river that drains"
    return [each for each in result.warnings if not any(part in each for part in usual)]


def check_layer(rows, labels, cell_area=CELL * CELL):
    """Assert what holds for every layer of watersheds with square cells on a plane map."""
    assert sorted(rows) == [number for number in np.unique(labels) if number != 0]
    for number, row in rows.items():
        cells = np.count_nonzero(labels == number)
        assert row["cells"] == cells
        assert row["area_km2"] == pytest.approx(cells * cell_area / 1e6)
        assert row["shape"].isGeosValid()
        assert row["shape"].isMultipart()
        assert row["shape"].area() == pytest.approx(cells * cell_area)
        assert row["shape"].length() == pytest.approx(row["perimeter_km"] * 1000)
        assert row["downstream"] is None or row["downstream"] in rows
        upstream = [other["area_total_km2"] for other in rows.values() if other["downstream"] == number]
        assert row["area_total_km2"] == pytest.approx(row["area_km2"] + sum(upstream))
