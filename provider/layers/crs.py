"""Coordinate reference systems of layers: which are in degrees, and which can be believed."""

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsRectangle,
    QgsUnitTypes,
)

GRATICULE = QgsRectangle(-540, -91, 540, 91)


def in_degrees(crs):
    """Tell whether coordinates are longitudes and latitudes; QGIS does not call those of other bodies geographic."""
    return crs.isValid() and (crs.isGeographic() or crs.mapUnits() == QgsUnitTypes.DistanceUnit.DistanceDegrees)


def credible_crs(source, progress):
    """Return the CRS of a layer, an invalid one where it has none or cannot have what it says."""
    crs, extent = source.sourceCrs(), source.sourceExtent()
    if not crs.isValid():
        progress.warn(f"The layer ‘{source.sourceName()}’ has no coordinate reference system: metres are assumed.")
    elif in_degrees(crs) and not GRATICULE.contains(extent):
        # A GeoPackage without a CRS reads so.
        progress.warn(f"The coordinates of the layer ‘{source.sourceName()}’ are no degrees: metres are assumed.")
        return QgsCoordinateReferenceSystem()
    return crs
