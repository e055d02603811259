"""Cells on the map: where they lie, and how large they are on the ground."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsPoint,
)

from ...core.arrays import Array
from ...core.run.run import Run
from ..numbers import told
from .crs import in_degrees, metres_per_unit
from .cylinders import Cylinder, ellipsoid_of, full_turn, is_cylindrical, within_half_a_turn

SCALE_TOLERANCE = 0.01  # UTM stays within a thousandth in its zone
SCALE_SAMPLES = 65


@dataclass(frozen=True)
class Frame:
    """Where a raster lies: its north-western corner, the size of its cells, its CRS."""

    x_min: float
    y_max: float
    dx: float
    dy: float
    crs: QgsCoordinateReferenceSystem


class OnMap:
    """Cells on a map: all that follows from the size, ``x_min``, ``y_max``, ``dx``, ``dy``, ``crs`` and ``name``."""

    nrows: int
    ncols: int
    x_min: float
    y_max: float
    dx: float
    dy: float
    crs: QgsCoordinateReferenceSystem
    name: str

    @property
    def frame(self) -> Frame:
        """Where the raster lies, and outputs with the same cells."""
        return Frame(self.x_min, self.y_max, self.dx, self.dy, self.crs)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """West, south, east, north."""
        return self.x_min, self.y_max - self.nrows * self.dy, self.x_min + self.ncols * self.dx, self.y_max

    def centres(self, cells: Array) -> tuple[Array, Array]:
        """Return x and y of the centres of cells, which are numbered row by row."""
        row, col = np.divmod(cells, self.ncols)
        return self.x_min + (col + 0.5) * self.dx, self.y_max - (row + 0.5) * self.dy

    def cells_at(self, x: Array, y: Array) -> Array:
        """Return the cells that points lie in, -1 outside."""
        col = np.floor(self.columns_at(x))
        row = np.floor((self.y_max - np.asarray(y, float)) / self.dy)
        inside = (col >= 0) & (col < self.ncols) & (row >= 0) & (row < self.nrows)
        return np.where(inside, row * self.ncols + col, -1).astype(np.int64)

    def columns_at(self, x: Array) -> Array:
        """Return the columns that places lie in, with fractions; a place may be given full turns of the Earth away."""
        x = np.asarray(x, float)
        if not x.size:
            return x
        width = self.ncols * self.dx
        turn = full_turn(self.crs, self.x_min + width / 2, self.y_max - self.nrows * self.dy / 2)
        return (within_half_a_turn(x, self.x_min + width / 2, turn) - self.x_min) / self.dx

    def cells_on_ground(self, run: Run) -> tuple[Array, Array, Array]:
        """Return width, height and area of the cells of each row in metres."""
        from ...core.raster.grid import flat_cells, geodesic_cells

        if not self.crs.isValid():
            run.warn("The raster ‘{}’ has no coordinate reference system: metres are assumed.", self.name)
            return flat_cells(self.nrows, self.dx, self.dy)
        if in_degrees(self.crs):
            return geodesic_cells(self.nrows, self.y_max, self.dx, self.dy, *ellipsoid_of(self.crs))
        drawn = flat_cells(self.nrows, self.dx, self.dy, metres_per_unit(self.crs))
        cells = self._between_parallels() if is_cylindrical(self.crs) else self._true_to_scale(drawn)
        if not np.isfinite(cells).all() or not np.any(cells[2] > 0):
            return drawn  # a place where the map has no ground
        ground = cells[2] > 0  # beyond a pole there is none
        larger = drawn[2][ground] / cells[2][ground]
        if np.abs(larger - 1).max() >= SCALE_TOLERANCE:
            least, most = (told(float(each), ".3g") for each in (larger.min(), larger.max()))
            run.note("Areas on the map are {} to {} times those on the ground: corrected", least, most)
        return cells

    def _between_parallels(self):
        """Return sizes of the cells of a cylindrical map on the ellipsoid."""
        from ...core.raster.grid import cells_between_parallels

        cylinder = Cylinder(self.crs, self.x_min + self.dx * self.ncols / 2, self.y_max - self.dy * self.nrows / 2)
        rows = np.arange(2 * self.nrows + 1) / 2  # edges and middles in turn
        latitudes = cylinder.latitudes(self.y_max - self.dy * rows)
        width = self.dx * cylinder.degrees_per_unit
        return cells_between_parallels(latitudes[::2], latitudes[1::2], width, *ellipsoid_of(self.crs))

    def _true_to_scale(self, cells):
        """Return sizes of cells on the ground where the map is drawn to another scale.

        A map that keeps its scale within a hundredth is taken at its word.
        """
        try:
            scales = self._scales()
        except QgsCsException:
            return cells  # a local CRS
        if not np.isfinite(scales).all() or not (scales > 0).all() or np.abs(scales - 1).max() < SCALE_TOLERANCE:
            return cells
        return tuple(size / scale for size, scale in zip(cells, scales))

    def _scales(self):
        """Return the scale along the parallel, along the meridian and of areas for each row, in the middle column."""
        rows = np.linspace(0, self.nrows, min(self.nrows, SCALE_SAMPLES))
        degrees = QgsCoordinateReferenceSystem("EPSG:4326")
        transform = QgsCoordinateTransform(self.crs, degrees, QgsCoordinateTransformContext())
        middle = self.x_min + self.dx * self.ncols / 2
        places = [transform.transform(middle, self.y_max - self.dy * row) for row in rows]
        factors = [self.crs.factors(QgsPoint(place.x(), place.y())) for place in places]
        sampled = [(f.parallelScale(), f.meridionalScale(), f.arealScale()) for f in factors if f.isValid()]
        if len(sampled) < len(factors):
            return np.full((3, self.nrows), np.nan)
        centres = np.arange(self.nrows) + 0.5
        return np.stack([np.interp(centres, rows, scale) for scale in np.array(sampled).T])
