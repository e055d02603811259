"""Flow paths: a drop of water leaves a line behind it."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, read
from osgeo import gdal
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
    QgsWkbTypes,
)

# From the north-western corner to the south-eastern one; two cells without data, a pit.
MAP = np.array([[2, 4, 255], [1, 2, 4], [0, 255, 4]], np.uint8)
TAUDEM = {1: (0, 1), 8: (1, 1), 7: (1, 0), 6: (1, -1), 5: (0, -1), 4: (-1, -1), 3: (-1, 0), 2: (-1, 1)}


@pytest.fixture
def directions(tmp_path):
    return create(tmp_path / "dir.tif", [MAP], nodata=255)


def centre(row, col):
    """Return the middle of a cell."""
    return WEST + (col + 0.5) * CELL, NORTH - (row + 0.5) * CELL


def points(*places, crs=UTM, kind="Point"):
    """Return a memory layer of numbered points."""
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=name:string&field=length_m:integer", "springs", "memory")
    for number, place in enumerate(places, 1):
        feature = QgsFeature(layer.fields())
        feature.setAttributes([f"spring {number}", number])
        geometry = place if isinstance(place, QgsGeometry) else QgsGeometry.fromPointXY(QgsPointXY(*place))
        feature.setGeometry(geometry)
        layer.dataProvider().addFeature(feature)
    return layer


def draw(directions, layer, **parameters):
    """Run the algorithm; return the features and the run."""
    result = run("flowpaths", DIRECTIONS=directions, POINTS=layer, PATHS="memory:", **parameters)
    return list(result["PATHS"].getFeatures()), result


def vertices(feature):
    """Return the vertices of a line."""
    return [(vertex.x(), vertex.y()) for vertex in feature.geometry().vertices()]


def test_water_runs_from_the_cell_of_the_point_to_the_edge(directions):
    x, y = centre(0, 0)
    (path,), result = draw(directions, points((x + 3, y - 4)), ENCODING="esri")
    assert vertices(path) == [centre(0, 0), centre(1, 1), centre(2, 2)]
    assert result["PATH_COUNT"] == 1
    assert result["LEFT_OUT"] == 0


def test_paths_keep_the_fields_of_their_points_beside_their_own(directions):
    (one, two), _ = draw(directions, points(centre(0, 0), centre(0, 1)), ENCODING="esri")
    assert [field.name() for field in one.fields()] == ["length_m_2", "drop_m", "name", "length_m"]
    assert (one["name"], one["length_m"]) == ("spring 1", 1)
    assert (two["name"], two["length_m"]) == ("spring 2", 2)
    assert one["length_m_2"] == pytest.approx(one.geometry().length())
    assert one["drop_m"] is None or one["drop_m"].isNull()


def test_with_a_dem_the_line_has_heights_and_falls(directions, tmp_path):
    z = np.array([[9, 8, 0], [7, 5, 3], [0, 0, 1]], np.int16)
    dem = create(tmp_path / "dem.tif", [z])
    (path,), result = draw(directions, points(centre(1, 2)), ENCODING="esri", INPUT=dem)
    assert result["PATHS"].wkbType() == QgsWkbTypes.Type.LineStringZ
    assert [vertex.z() for vertex in path.geometry().vertices()] == [3, 1]
    assert path["drop_m"] == 2
    assert path["length_m_2"] == CELL


def test_points_without_a_path_are_named_by_their_id(directions):
    layer = points(centre(0, 2), centre(0, 0), (WEST - 1, NORTH), centre(2, 0))
    paths, result = draw(directions, layer, ENCODING="esri")
    assert len(paths) == result["PATH_COUNT"] == 1
    assert result["LEFT_OUT"] == 3
    where = "outside the raster or where it has no direction"
    assert any(f"name spring 1, spring 3 lay {where}" in text for text in result.warnings)
    assert any("name spring 4 lay where the water ends at once" in text for text in result.warnings)


def test_points_in_another_crs_and_in_parts_are_understood(directions):
    project = QgsProject.instance().transformContext()
    turn = QgsCoordinateTransform(QgsCoordinateReferenceSystem(UTM), QgsCoordinateReferenceSystem("EPSG:4326"), project)
    place = turn.transform(QgsPointXY(*centre(0, 1)))
    (path,), _ = draw(directions, points(place, crs="EPSG:4326"), ENCODING="esri")
    assert vertices(path)[0] == centre(0, 1)
    both = QgsGeometry.fromMultiPointXY([QgsPointXY(*centre(0, 0)), QgsPointXY(*centre(1, 0))])
    paths, _ = draw(directions, points(both, kind="MultiPoint"), ENCODING="esri")
    assert [vertices(path)[0] for path in paths] == [centre(0, 0), centre(1, 0)]
    assert [path["name"] for path in paths] == ["spring 1", "spring 1"]


BASINS = [("mountains/p.tif", "EPSG:32616"), ("logan_taudem/logan30m_p.tif", "EPSG:26912")]


@pytest.mark.parametrize("name, crs", BASINS)
def test_on_a_real_mountain_the_water_obeys_the_directions_and_leaves_the_data(name, crs, real_data):
    """From springs all over a basin, step by step, in TauDEM's own numbers."""
    given = real_data / name
    values, valid = read(given)
    west, _, _, north, _, _ = gdal.Open(str(given)).GetGeoTransform()
    cells = np.argwhere(valid)[:: valid.sum() // 40]
    layer = points(*[(west + 30 * (col + 0.5), north - 30 * (row + 0.5)) for row, col in cells], crs=crs)
    paths, result = draw(str(given), layer)
    assert len(paths) + result["LEFT_OUT"] == len(cells)
    assert len(paths) > 35
    for path in paths:
        places = [(round((north - y) / 30 - 0.5), round((x - west) / 30 - 0.5)) for x, y in vertices(path)]
        assert places[0] == tuple(cells[path["length_m"] - 1])
        for one, two in zip(places[:-1], places[1:]):
            down, right = TAUDEM[values[one]]
            assert two == (one[0] + down, one[1] + right)
        down, right = TAUDEM[values[places[-1]]]
        row, col = places[-1][0] + down, places[-1][1] + right
        assert not (0 <= row < values.shape[0] and 0 <= col < values.shape[1] and valid[row, col])


def test_a_layer_of_lines_is_refused(directions):
    layer = QgsVectorLayer("LineString?crs=EPSG:25832", "lines", "memory")
    with pytest.raises(Refused, match="POINTS: ‘lines’ does not hold points"):
        draw(directions, layer)
