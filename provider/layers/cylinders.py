"""Cylindrical maps, Web Mercator for instance: their columns are bounded by meridians and their rows by parallels.

So all measures follow from longitudes and latitudes, exactly on the ellipsoid, whatever formula draws the map: that of
Web Mercator takes the Earth for a sphere, and so the scales that PROJ tells of it are wrong by up to 0.7 % of an area.
"""

from __future__ import annotations

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from ...core.arrays import Array
from .crs import in_degrees, metres_per_unit
from .moved_points import moved_points

CYLINDRICAL = {f"+proj={name}" for name in ("cc", "cea", "eqc", "gall", "merc", "mill", "webmerc")}
BASELINE = 0.1  # of the radius: far enough for all digits, and on no map half a turn


def ellipsoid_of(crs: QgsCoordinateReferenceSystem) -> tuple[float, float]:
    """Return the semi-major axis in metres and the flattening of the body that a map shows."""
    # Not from QGIS, which takes the Earth's for an ellipsoid that it does not know; nor from pyproj, whose CRS
    # crashes QGIS 3.40 when it is made in the thread of a dialog's run.
    reference = _reference(crs)
    inverse = reference.GetInvFlattening()
    return reference.GetSemiMajor(), 1.0 / inverse if inverse else 0.0


def is_cylindrical(crs: QgsCoordinateReferenceSystem) -> bool:
    """Tell whether columns of a map are bounded by meridians and rows by parallels, in metres or other lengths."""
    # Not `projectionAcronym`, which is empty for the CRS of a user.
    return crs.isValid() and not in_degrees(crs) and bool(CYLINDRICAL.intersection(crs.toProj().split()))


def full_turn(crs: QgsCoordinateReferenceSystem, x: float, y: float) -> float:
    """Return how far on a map it is once round the Earth, 0 on maps that do not go round; ``x``, ``y`` lie on it."""
    if in_degrees(crs):
        return 360.0
    if not is_cylindrical(crs):
        return 0.0
    degrees = Cylinder(crs, x, y).degrees_per_unit
    return 360.0 / degrees if degrees > 0 else 0.0  # not a number where a place lies off the map


def within_half_a_turn(x: Array, middle: float, turn: float) -> Array:
    """Return places along a row moved by full turns, until none is farther than half a turn from the middle."""
    return x + turn * np.round((middle - x) / turn) if turn else x


class Cylinder:
    """The longitudes and latitudes of a cylindrical map, in degrees; ``x`` and ``y`` are a place on it."""

    def __init__(self, crs, x, y):
        from osgeo import osr

        reference = _reference(crs)
        degrees = reference.CloneGeogCS()
        for each in (reference, degrees):
            each.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
        self._to_degrees = osr.CoordinateTransformation(reference, degrees)
        self._degrees = np.degrees(degrees.GetAngularUnits())  # grads, on old French maps
        self._x = x
        baseline = BASELINE * reference.GetSemiMajor() / metres_per_unit(crs)
        ends = moved_points(np.array([[x, y], [x + baseline, y]]), self._to_degrees)[:, 0] * self._degrees
        self.degrees_per_unit = (ends[1] - ends[0]) % 360.0 / baseline  # along a row

    def latitudes(self, y: Array) -> Array:
        """Return the latitudes of rows; what lies beyond a pole is at the pole."""
        y = np.asarray(y, np.float64)
        found = self._found(np.column_stack([np.full(y.size, self._x), y]))
        known = np.isfinite(found)
        if not known.any():
            return np.full(y.size, np.nan)
        beyond = np.where(y > y[known].mean(), 90.0, -90.0)
        return np.clip(np.where(known, found * self._degrees, beyond), -90.0, 90.0)

    def _found(self, places):
        """Return the latitudes of places, infinite for those off the map: one of them spoils all that move with it."""
        found = moved_points(places, self._to_degrees)[:, 1]
        if found.size < 2 or np.isfinite(found).all():
            return found
        half = found.size // 2
        return np.concatenate([self._found(places[:half]), self._found(places[half:])])


def _reference(crs):
    """Return a CRS as GDAL knows it."""
    from osgeo import osr

    reference = osr.SpatialReference()
    reference.ImportFromWkt(crs.toWkt())
    return reference
