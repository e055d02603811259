"""The cells of rasters that are made from a model of terrain: all of one cell size lie on one grid."""

from dataclasses import dataclass

import numpy as np
from qgis.core import QgsUnitTypes

from ..errors import UserError
from ..layers.crs import in_degrees
from ..layers.map_cells import Frame

COLUMNS_WANTED = 1500
TRUE_TO_SCALE = 0.01  # a map whose metres are as nearly metres on the ground keeps round cell sizes
MARGIN = 2  # cells of sea around the land
SEA_MARGIN = 0.05  # of the longer side, where there is a sea floor to see
SEAM = 360.0
SLACK = 1e-6  # of a cell, by which an extent may miss the border of one


@dataclass(frozen=True)
class GridCells:
    """A rectangle of cells of a grid: rows ``top`` and on, columns ``left`` and on."""

    top: int
    left: int
    nrows: int
    ncols: int

    def common(self, other):
        """Return the cells that two rectangles share, or None."""
        top, left = max(self.top, other.top), max(self.left, other.left)
        nrows = min(self.top + self.nrows, other.top + other.nrows) - top
        ncols = min(self.left + self.ncols, other.left + other.ncols) - left
        return GridCells(top, left, nrows, ncols) if nrows > 0 and ncols > 0 else None

    def grown(self, cells):
        """Return the rectangle with so many more cells on all sides."""
        return GridCells(self.top - cells, self.left - cells, self.nrows + 2 * cells, self.ncols + 2 * cells)

    def blocks(self, side):
        """Return the rectangle in pieces of at most ``side`` rows and columns."""
        return [
            GridCells(top, left, min(side, self.top + self.nrows - top), min(side, self.left + self.ncols - left))
            for top in range(self.top, self.top + self.nrows, side)
            for left in range(self.left, self.left + self.ncols, side)
        ]

    def within(self, outer):
        """Return the slices that cut these cells out of a raster of others around them."""
        top, left = self.top - outer.top, self.left - outer.left
        return slice(top, top + self.nrows), slice(left, left + self.ncols)


class TerrainGrid:
    """All cells of one size on the map of a model; its corner lies beyond the land in the north-west."""

    def __init__(self, islands, crs, cell_size):
        self.crs = crs
        self.cell = float(cell_size)
        self.dx, self.dy = _on_the_map(islands[0].plane, crs, self.cell)
        self.bounds = [_bounds(island) for island in islands]
        west, _, _, north = self._land()
        self.x0 = np.floor(west / self.dx) * self.dx
        self.y0 = np.ceil(north / self.dy) * self.dy

    def _land(self):
        lows, highs = np.array(self.bounds)[:, :2].min(axis=0), np.array(self.bounds)[:, 2:].max(axis=0)
        return (*lows, *highs)

    def frame(self, cells):
        """Return where a raster of these cells lies."""
        return Frame(self.x0 + cells.left * self.dx, self.y0 - cells.top * self.dy, self.dx, self.dy, self.crs)

    def of_land(self, margin=0.0):
        """Return the cells of all land and of some sea around it: ``margin`` is a share of the longer side."""
        cells = self._around(self._land())
        free = max(MARGIN, int(np.ceil(margin * max(cells.nrows, cells.ncols))))
        return cells.grown(free)

    def of_island(self, index):
        """Return the cells around an island."""
        return self._around(self.bounds[index]).grown(1)

    def of_extent(self, extent):
        """Return the cells that a rectangle of the map touches; it may be given a turn of the Earth away."""
        west, south, east, north = extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()
        turns = (0.0, SEAM, -SEAM) if in_degrees(self.crs) else (0.0,)
        for shift in turns:
            cells = self._around((west + shift, south, east + shift, north))
            if any(cells.common(self.of_island(index)) for index in range(len(self.bounds))):
                return cells
        w, s, e, n = self._land()
        raise UserError(
            f"EXTENT misses the land of the model, which lies between {w:.10g} and {e:.10g} east, {s:.10g} and "
            f"{n:.10g} north ({self.crs.authid() or 'no CRS'}). Choose an extent on it, or none."
        )

    def _around(self, bounds):
        west, south, east, north = bounds
        left, right = np.floor((west - self.x0) / self.dx + SLACK), np.ceil((east - self.x0) / self.dx - SLACK)
        top, bottom = np.floor((self.y0 - north) / self.dy + SLACK), np.ceil((self.y0 - south) / self.dy - SLACK)
        return GridCells(int(top), int(left), max(int(bottom - top), 1), max(int(right - left), 1))

    def window(self, cells, plane):
        """Return cells as the core's `Window` on the plane of an island."""
        from ...core.terrain.types import Window

        corner, size = np.array([self.x0, self.y0]), np.array([self.dx, -self.dy])

        def to_plane(places):
            return plane.to_local(corner + places * size)

        def to_grid(xy):
            return (plane.to_map(xy) - corner) / size

        return Window(cells.top, cells.left, cells.nrows, cells.ncols, self.cell, to_plane, to_grid)


def usual_cell_size(metres):
    """Return a readable cell size that gives a width of so many metres about the columns of a good map."""
    from ...core.island.sizes import readable

    return readable(metres / COLUMNS_WANTED)


def land_width(islands, crs):
    """Return how wide all land is, in metres near enough."""
    dx, _ = _on_the_map(islands[0].plane, crs, 1.0)
    bounds = np.array([_bounds(island) for island in islands])
    return float((bounds[:, 2].max() - bounds[:, 0].min()) / dx)


def extent_width(islands, crs, extent):
    """Return how wide a rectangle of the map is, in metres near enough."""
    return extent.width() / _on_the_map(islands[0].plane, crs, 1.0)[0]


def _bounds(island):
    """Return west, south, east and north of an island on the map."""
    places = island.plane.to_map(island.model.land.rings[0])
    return (*places.min(axis=0), *places.max(axis=0))


def _on_the_map(plane, crs, metres):
    """Return the width and height on the map of a square on the ground in the middle of a plane."""
    if not crs.isValid():
        return metres, metres
    half = metres / 2
    cross = plane.to_map(np.array([[-half, 0.0], [half, 0.0], [0.0, -half], [0.0, half]]))
    if in_degrees(crs):
        return abs(cross[1, 0] - cross[0, 0]), abs(cross[3, 1] - cross[2, 1])
    usual = metres * QgsUnitTypes.fromUnitToUnitFactor(QgsUnitTypes.DistanceUnit.DistanceMeters, crs.mapUnits())
    true = float(np.hypot(*(cross[1] - cross[0])))
    size = usual if abs(true / usual - 1.0) <= TRUE_TO_SCALE else true
    return size, size
