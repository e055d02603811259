"""Rasters that are made rather than read, placed on the map like those that are read."""

from __future__ import annotations

from ...core.arrays import Array
from ...core.run.run import Run
from .map_cells import OnMap


class MadeRaster(OnMap):
    """The cells of a surface that is made, placed like those of a raster that is read."""

    def __init__(self, name, nrows, ncols, frame):
        self.name = name
        self.nrows, self.ncols = nrows, ncols
        self.x_min, self.y_max, self.dx, self.dy, self.crs = frame.x_min, frame.y_max, frame.dx, frame.dy, frame.crs

    def cells_on_ground(self, run: Run) -> tuple[Array, Array, Array]:
        """Return width, height and area of the cells of each row in metres: CELL_SIZE is in metres without a CRS."""
        from ...core.raster.grid import flat_cells

        if not self.crs.isValid():
            return flat_cells(self.nrows, self.dx, self.dy)
        return super().cells_on_ground(run)
