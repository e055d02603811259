"""Coordinate reference systems of layers: which are in degrees, and which can be believed."""

from __future__ import annotations

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsProcessingFeatureSource,
    QgsRectangle,
    QgsUnitTypes,
)

from ...core.run.run import Run

GRATICULE = QgsRectangle(-540, -91, 540, 91)
UNDEFINED = "undefined"  # so begins what GDAL calls the CRS of a GeoPackage that has none: degrees, as it may be
NO_CRS = QgsCoordinateReferenceSystem()
FARTHEST_PLACE = 1e11  # units of a map from its origin: more than twice round the Earth in millimetres


def declared_crs(crs: QgsCoordinateReferenceSystem) -> QgsCoordinateReferenceSystem:
    """Return the CRS of a layer where somebody has said what it is, an invalid one where nobody has."""
    return NO_CRS if crs.description().lower().startswith(UNDEFINED) else crs


def undeclared_plane() -> QgsCoordinateReferenceSystem:
    """Return the CRS by which a GeoPackage says that it has none, in metres: without a word it is read as degrees."""
    return QgsCoordinateReferenceSystem.fromWkt('LOCAL_CS["Undefined Cartesian SRS",UNIT["Meter",1]]')


def warn_of_mixed_crs(run: Run, given: dict[str, QgsCoordinateReferenceSystem]) -> None:
    """Say so if some layers have a CRS and others none; ``given`` are their CRS by their names."""
    known = {name: declared_crs(crs).isValid() for name, crs in given.items()}
    with_one, without = ([f"‘{name}’" for name in known if known[name] is has] for has in (True, False))
    if with_one and without:
        run.warn(
            "No coordinate reference system is known of {}, but of {}: coordinates are taken to be on the same map.",
            ", ".join(without), ", ".join(with_one)
        )


def on_some_map(box: QgsRectangle) -> bool:
    """Tell whether coordinates may be meant: what spoils a file often makes them as large as numbers can be."""
    sides = box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()
    return all(abs(side) <= FARTHEST_PLACE for side in sides)


def lies_on_map(box: QgsRectangle, crs: QgsCoordinateReferenceSystem) -> bool:
    """Tell whether a rectangle may lie on the map of a CRS."""
    return on_some_map(box) and (GRATICULE.contains(box) or not in_degrees(crs))


def in_degrees(crs: QgsCoordinateReferenceSystem) -> bool:
    """Tell whether coordinates are longitudes and latitudes; QGIS does not call those of other bodies geographic."""
    return crs.isValid() and (crs.isGeographic() or crs.mapUnits() == QgsUnitTypes.DistanceUnit.DistanceDegrees)


def metres_per_unit(crs: QgsCoordinateReferenceSystem) -> float:
    """Return how many metres a unit of a map is, of degrees those along a meridian; 1 without a CRS."""
    if not crs.isValid():
        return 1.0
    return QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), QgsUnitTypes.DistanceUnit.DistanceMeters)


def credible_crs(run: Run, source: QgsProcessingFeatureSource) -> QgsCoordinateReferenceSystem:
    """Return the CRS of a layer, an invalid one where it has none or cannot have what it says."""
    crs, extent = declared_crs(source.sourceCrs()), _credible_extent(source)
    if not crs.isValid():
        run.warn("The layer ‘{}’ has no coordinate reference system: metres are assumed.", source.sourceName())
    elif in_degrees(crs) and not GRATICULE.contains(extent):
        run.warn("The coordinates of the layer ‘{}’ are no degrees: metres are assumed.", source.sourceName())
        return NO_CRS
    return crs


def _credible_extent(source):
    """Return the extent of a layer without the features that lie on no map."""
    extent = source.sourceExtent()
    if on_some_map(extent):
        return extent
    request = QgsFeatureRequest().setSubsetOfAttributes([])
    unchecked = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks
    boxes = [
        feature.geometry().boundingBox() for feature in source.getFeatures(request, unchecked) if feature.hasGeometry()
    ]
    extent = QgsRectangle()
    for box in filter(on_some_map, boxes):
        extent.combineExtentWith(box)
    return extent
