"""One polygon as a layer of any kind: in memory, in files, selected, filtered, curved, in another CRS."""

from headwaters.tests.provider.samples import UTM, in_project, polygons, rectangle
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsGeometry,
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

LAGOON = (18, 6, 34, 12)  # left, top, right, bottom in cells: beside the hole, over many pits
WKT = rectangle(*LAGOON)
ELSEWHERE = rectangle(2, 20, 12, 28)
BEYOND = rectangle(1000, 1000, 1010, 1010)


def with_z(kind, wkt=WKT):
    """Return a polygon whose corners have a height, a measure, or both."""
    geometry = QgsGeometry.fromWkt(wkt)
    if "Z" in kind:
        geometry.get().addZValue(12.5)
    if "M" in kind:
        geometry.get().addMValue(3)
    return geometry


def transformed(wkt, crs):
    geometry = QgsGeometry.fromWkt(wkt).densifyByCount(20)
    geometry.transform(
        QgsCoordinateTransform(
            QgsCoordinateReferenceSystem(UTM), QgsCoordinateReferenceSystem(crs), QgsProject.instance()
        )
    )
    return geometry


def saved(layer, path, driver="GPKG", name=None):
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = driver
    options.layerName = name or layer.name()
    QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(path), QgsProject.instance().transformContext(), options)
    return str(path)


def selected(folder):
    layer = polygons(ELSEWHERE, WKT, name="selected")
    name = in_project(layer)
    layer.selectByIds([2])
    return QgsProcessingFeatureSourceDefinition(name, True)


def filtered(folder):
    layer = polygons(ELSEWHERE, WKT, name="filtered")
    path = saved(layer, folder / "filtered.gpkg")
    layer = QgsVectorLayer(path, "filtered", "ogr")
    assert layer.setSubsetString("fid = 2")
    return in_project(layer)


def one_of_two_layers(folder):
    path = saved(polygons(ELSEWHERE, name="first"), folder / "two.gpkg")
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.layerName = "second"
    options.actionOnExistingFile = QgsVectorFileWriter.ActionOnExistingFile.CreateOrOverwriteLayer
    second = polygons(WKT, name="second")
    QgsVectorFileWriter.writeAsVectorFormatV3(second, path, QgsProject.instance().transformContext(), options)
    return f"{path}|layername=second"


def chosen_by_expression(folder):
    definition = QgsProcessingFeatureSourceDefinition(in_project(polygons(ELSEWHERE, WKT)))
    definition.filterExpression = "$id = 2"
    return definition


left, top, right, bottom = LAGOON
HALF = (left + right) // 2
GUISES = {
    "memory layer": lambda folder: in_project(polygons(WKT)),
    "layer object": lambda folder: polygons(WKT),
    "GeoPackage": lambda folder: saved(polygons(WKT), folder / "sea.gpkg"),
    "layer of a GeoPackage": one_of_two_layers,
    "Shapefile": lambda folder: saved(polygons(WKT), folder / "sea.shp", "ESRI Shapefile"),
    "selected features": selected,
    "filtered layer": filtered,
    "degrees": lambda folder: polygons(transformed(WKT, "EPSG:4326"), crs="EPSG:4326"),
    "web mercator": lambda folder: polygons(transformed(WKT, "EPSG:3857"), crs="EPSG:3857"),
    "next zone": lambda folder: polygons(transformed(WKT, "EPSG:25833"), crs="EPSG:25833"),
    "no CRS": lambda folder: polygons(WKT, crs=""),
    "two parts": lambda folder: polygons(
        f"MULTI{rectangle(left, top, HALF, bottom)[:-1]},"
        f"{rectangle(HALF, top, right, bottom)[len('POLYGON') :]})".replace("MULTIPOLYGON((", "MULTIPOLYGON(((", 1),
        kind="MultiPolygon",
    ),
    "two features": lambda folder: polygons(
        rectangle(left, top, HALF, bottom), rectangle(HALF - 2, top, right, bottom)
    ),
    "with heights": lambda folder: polygons(with_z("Z"), kind="PolygonZ"),
    "with measures": lambda folder: polygons(with_z("M"), kind="PolygonM"),
    "with heights and measures": lambda folder: polygons(with_z("ZM"), kind="PolygonZM"),
    "curve polygon": lambda folder: polygons(WKT.replace("POLYGON", "CURVEPOLYGON"), kind="CurvePolygon"),
    "surfaces": lambda folder: polygons(f"MULTISURFACE({WKT})", kind="MultiSurface"),
    "clockwise": lambda folder: polygons(
        rectangle(left, bottom, right, top),
    ),
    "beside features without geometry": lambda folder: polygons(None, WKT, "POLYGON EMPTY"),
    "beside one that is far away": lambda folder: polygons(WKT, BEYOND),
}
if Qgis.QGIS_VERSION_INT >= 33200:
    GUISES["chosen by an expression"] = chosen_by_expression
