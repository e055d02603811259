"""Equal-area projections: each island has a plane of its own, in metres, around its own middle."""

import numpy as np
from qgis.core import QgsUnitTypes

from .crs import in_degrees
from .gdal_files import gdal_messages
from .wkb import line_vertices, line_wkb

ROUND_DEGREES = 100.0  # parts of a degree to which the middle of a plane is rounded, and
ROUND_METRES = 1e-3  # of a metre where there are no degrees
CORRECTIONS = 3  # of the inverse projection: its formulas are series that leave a millimetre


class Plane:
    """A Lambert azimuthal equal-area plane around a point of a map; a map without a known CRS is moved and scaled only.

    ``key`` are two whole numbers that say where its middle is, ``wkt`` says all, and is empty where nobody could.
    """

    def __init__(self, crs, x, y):
        self.in_degrees = in_degrees(crs)
        self.middle = (x, y)
        self.there, self.back, self.key, self.wkt = _projection(crs, x, y)
        self.metres = 1.0
        if self.there is None:
            if crs.isValid():
                metre = QgsUnitTypes.DistanceUnit.DistanceMeters
                self.metres = QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), metre)
            self.key = (round(x * ROUND_METRES), round(y * ROUND_METRES))
            self.origin = np.array(self.key) / ROUND_METRES

    def to_local(self, xy):
        """Return points of the map (n, 2) in metres on the plane, infinite where they cannot be projected."""
        xy = np.asarray(xy, np.float64).reshape(-1, 2)
        return (xy - self.origin) * self.metres if self.there is None else moved_points(xy, self.there)

    def to_map(self, xy):
        """Return points of the plane on the map; longitudes are within half a turn of the middle."""
        xy = np.asarray(xy, np.float64).reshape(-1, 2)
        if self.there is None:
            return xy / self.metres + self.origin
        aim = xy
        for _ in range(CORRECTIONS):
            aim = aim + (xy - moved_points(moved_points(aim, self.back), self.there))
        places = moved_points(aim, self.back)
        if self.in_degrees:
            places[:, 0] += 360.0 * np.round((self.middle[0] - places[:, 0]) / 360.0)
        return places


def _projection(crs, x, y):
    """Return the projection to a plane around a point, its inverse, the point as whole numbers, and the plane as WKT.

    For a local map there is nothing of that.
    """
    from osgeo import osr

    nothing = None, None, None, ""
    with gdal_messages():
        try:
            reference = osr.SpatialReference()
            if not crs.isValid() or reference.ImportFromWkt(crs.toWkt()):
                return nothing
            if not (reference.IsGeographic() or reference.IsProjected()):
                return nothing
            degrees = reference.CloneGeogCS()
            for each in (reference, degrees):
                each.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
            turn = degrees.GetAngularUnits()
            lon, lat = moved_points(np.array([[x, y]]), osr.CoordinateTransformation(reference, degrees))[0]
            # Grads, too, are radians by the unit's size; the parameters of a projection are degrees.
            key = tuple(round(float(np.degrees(angle * turn)) * ROUND_DEGREES) for angle in (lon, lat))
            plane = osr.SpatialReference()
            plane.SetProjCS("island")
            plane.CopyGeogCSFrom(degrees)
            plane.SetLAEA(key[1] / ROUND_DEGREES, key[0] / ROUND_DEGREES, 0.0, 0.0)
            there, back = osr.CoordinateTransformation(reference, plane), osr.CoordinateTransformation(plane, reference)
            known = np.isfinite(moved_points(np.array([[x, y]]), there)).all()
        except (RuntimeError, ValueError):
            return nothing
    return (there, back, key, plane.ExportToWkt()) if known else nothing


def moved_points(xy, transformation):
    """Return points moved by a transformation, all infinite where one of them cannot be moved."""
    from osgeo import ogr

    if not len(xy):
        return xy.copy()
    line = ogr.CreateGeometryFromWkb(line_wkb(xy))
    with gdal_messages():
        try:
            failed = line.Transform(transformation)
        except RuntimeError:
            failed = True
    moved = line_vertices(bytes(line.ExportToWkb(ogr.wkbNDR))).copy()
    return np.full(xy.shape, np.inf) if failed else moved
