"""Equal-area projections: each island has a plane of its own, in metres, around its own middle."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ...core.arrays import Array
from ...core.run.run import Run
from .crs import metres_per_unit
from .cylinders import full_turn, within_half_a_turn
from .gdal_files import gdal_messages
from .moved_points import moved_points

ROUND_DEGREES = 100.0  # parts of a degree to which the middle of a plane is rounded, and
ROUND_TURN = 36_000  # these parts in a turn of the Earth
ROUND_METRES = 1e-3  # of a metre where there are no degrees
POINTS_AT_ONCE = 1 << 14
CORRECTIONS = 3  # of the inverse projection: its formulas are series that leave a millimetre


def moved_in_parts(run: Run, move: Callable, xy: Array) -> Array:
    """Return ``move(xy)`` for many points (n, 2), with looks for a cancel between parts of them."""
    parts = [np.empty((0, 2))]
    for begin in range(0, len(xy), POINTS_AT_ONCE):
        run.check()
        parts.append(move(xy[begin : begin + POINTS_AT_ONCE]))
    return np.concatenate(parts)


class Plane:
    """A Lambert azimuthal equal-area plane around a point of a map; a map without a known CRS is moved and scaled only.

    ``key`` are two whole numbers that say where its middle is, ``wkt`` says all, and is empty where nobody could.
    """

    def __init__(self, crs, x, y):
        self.turn = full_turn(crs, x, y)
        self.middle = (x, y)
        self.there, self.back, self.key, self.wkt = _projection(crs, x, y)
        self.metres = 1.0
        if self.there is None:
            self.metres = metres_per_unit(crs)
            self.key = (round(x * ROUND_METRES), round(y * ROUND_METRES))
            self.origin = np.array(self.key) / ROUND_METRES

    def to_local(self, xy: Array) -> Array:
        """Return points of the map (n, 2) in metres on the plane, infinite where they cannot be projected."""
        xy = np.asarray(xy, np.float64).reshape(-1, 2)
        return (xy - self.origin) * self.metres if self.there is None else moved_points(xy, self.there)

    def to_map(self, xy: Array, corrections: int = CORRECTIONS) -> Array:
        """Return points of the plane on the map, within half a turn of the Earth of the middle."""
        xy = np.asarray(xy, np.float64).reshape(-1, 2)
        if self.there is None:
            return xy / self.metres + self.origin
        aim = xy
        for _ in range(corrections):
            aim = aim + (xy - moved_points(moved_points(aim, self.back), self.there))
        places = moved_points(aim, self.back)
        places[:, 0] = within_half_a_turn(places[:, 0], self.middle[0], self.turn)
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
            key = ((key[0] + ROUND_TURN // 2) % ROUND_TURN - ROUND_TURN // 2, key[1])  # 181° E is 179° W
            plane = osr.SpatialReference()
            plane.SetProjCS("island")
            plane.CopyGeogCSFrom(degrees)
            plane.SetLAEA(key[1] / ROUND_DEGREES, key[0] / ROUND_DEGREES, 0.0, 0.0)
            there, back = osr.CoordinateTransformation(reference, plane), osr.CoordinateTransformation(plane, reference)
            known = np.isfinite(moved_points(np.array([[x, y]]), there)).all()
        except (RuntimeError, ValueError, OverflowError):
            return nothing
    return (there, back, key, plane.ExportToWkt()) if known else nothing
