"""The cells of rasters that are made from a model of terrain: all of one cell size lie on one grid."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsUnitTypes

from ....core.report.texts import Text
from ....core.terrain.types import GridCells, Window
from ...errors import refusal
from ...islands.antimeridian import TOUCHING_DEGREES
from ...islands.lands import TRUE_TO_SCALE
from ...layers.crs import in_degrees
from ...layers.cylinders import full_turn
from ...layers.map_cells import Frame
from ..model_files.layers import ModelIsland

COLUMNS_WANTED = 1500
LEAST_ON_LAND = 0.25  # of the rectangle around all land: where less of it is land, cells are smaller
MOST_TIMES = 3  # as many columns
GRID_MARGIN = 2  # cells of sea around the land
SEA_MARGIN = 0.05  # of the longer side, where there is a sea floor to see
SLACK = 1e-6  # of a cell, by which an extent may miss the border of one


class TerrainGrid:
    """All cells of one size on the map of a model; its corner lies beyond the land in the north-west.

    Between places of a lattice of many cells the core interpolates where cells lie on the ground. The corner is such a
    place, counted from the zero of the map: so an island has the same heights whichever others are there.
    """

    def __init__(self, islands, crs, cell_size):
        from ....core.terrain.frames import LATTICE

        self.crs = crs
        self.cell = float(cell_size)
        self.dem = getattr(islands[0].plane, "cells", None)  # whose cells those of the grid are, or parts of them
        self.dx, self.dy = _on_the_map(islands[0].plane, crs, self.cell)
        self.bounds = [_bounds(island) for island in islands]
        west, _, _, north = _all_land(self.bounds)
        self.x0 = np.floor(west / (LATTICE * self.dx)) * (LATTICE * self.dx)
        self.y0 = np.ceil(north / (LATTICE * self.dy)) * (LATTICE * self.dy)
        if self.dem is not None:
            times = self.dem.times(self.cell)
            self.cell, self.dx, self.dy = self.dem.cell / times, self.dem.dx / times, self.dem.dy / times
            self.x0, self.y0 = self.dem.x_min, self.dem.y_max

    def frame(self, cells: GridCells) -> Frame:
        """Return where a raster of these cells lies."""
        return Frame(self.x0 + cells.left * self.dx, self.y0 - cells.top * self.dy, self.dx, self.dy, self.crs)

    def of_land(self, margin: float = 0.0) -> GridCells:
        """Return the cells of all land and of some sea around it: ``margin`` is a share of the longer side."""
        cells = self._around(_all_land(self.bounds))
        if self.dem is not None:
            return cells
        free = max(GRID_MARGIN, int(np.ceil(margin * max(cells.nrows, cells.ncols))))
        return cells.grown(free)

    def of_island(self, index: int) -> GridCells:
        """Return the cells around an island."""
        return self._around(self.bounds[index]).grown(1)

    def of_extent(self, extent) -> GridCells:
        """Return the cells that a rectangle of the map touches; it may be given full turns of the Earth away.

        One that goes all round the Earth has all land between its parallels.
        """
        west, south, east, north = extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()
        w, s, e, n = _all_land(self.bounds)
        turn = full_turn(self.crs, (w + e) / 2, (s + n) / 2)
        if _goes_round(east - west, turn):
            west, east = w, e
        moved = np.unique([0.0, *(turn * np.round(((w + e) / 2 - side) / turn) for side in (west, east) if turn)])
        found = [self._around((west + shift, south, east + shift, north)) for shift in sorted(moved, key=abs)]
        cells = max(found, key=self._land_in)  # the first of the best
        if self._land_in(cells):
            return cells
        raise refusal(
            "EXTENT misses the land of the model, which lies between {:.10g} and {:.10g} east, {:.10g} and {:.10g} "
            "north ({}). Choose an extent on it, or none.",
            w, e, s, n, self.crs.authid() or Text("no CRS")
        )

    def _land_in(self, cells):
        """Return how many cells of the rectangles around islands a rectangle holds."""
        parts = [cells.common(self.of_island(index)) for index in range(len(self.bounds))]
        return sum(part.nrows * part.ncols for part in parts if part)

    def _around(self, bounds):
        west, south, east, north = bounds
        left, right = np.floor((west - self.x0) / self.dx + SLACK), np.ceil((east - self.x0) / self.dx - SLACK)
        top, bottom = np.floor((self.y0 - north) / self.dy + SLACK), np.ceil((self.y0 - south) / self.dy - SLACK)
        return GridCells(int(top), int(left), max(int(bottom - top), 1), max(int(right - left), 1))

    def window(self, cells: GridCells, plane) -> Window:
        """Return cells as the core's `Window` on the plane of an island."""
        corner, size = np.array([self.x0, self.y0]), np.array([self.dx, -self.dy])

        def to_plane(places):
            return plane.to_local(corner + places * size)

        def to_grid(xy):
            return (plane.to_map(xy) - corner) / size

        return Window(cells.top, cells.left, cells.nrows, cells.ncols, self.cell, to_plane, to_grid)


def usual_cell_size(metres: float) -> float:
    """Return a readable cell size that gives a width of so many metres about the columns of a good map."""
    from ....core.island.sizes import readable_number

    return readable_number(metres / COLUMNS_WANTED)


def usual_cell_of_land(islands: list[ModelIsland], crs: QgsCoordinateReferenceSystem) -> float:
    """Return the cell size of a good map of some islands: between islands that are far apart most of a map is sea."""
    from ....core.plane.land import area

    width, height = _land_size(islands, crs)
    share = sum(area(island.model.land) for island in islands) / (width * height)
    return usual_cell_size(width * max(np.sqrt(min(share / LEAST_ON_LAND, 1.0)), 1.0 / MOST_TIMES))


def _land_size(islands, crs):
    """Return how wide and how high on the map all land is, in metres near enough."""
    west, south, east, north = _all_land([_bounds(island) for island in islands])
    across, down = _on_the_map(islands[0].plane, crs, 1.0)
    return float((east - west) / across), float((north - south) / down)


def extent_width(islands: list[ModelIsland], crs: QgsCoordinateReferenceSystem, extent) -> float:
    """Return how wide a rectangle of the map is, in metres near enough; that of all land if it goes round the Earth."""
    west, south, east, north = _all_land([_bounds(island) for island in islands])
    if _goes_round(extent.width(), full_turn(crs, (west + east) / 2, (south + north) / 2)):
        return _land_size(islands, crs)[0]
    return extent.width() / _on_the_map(islands[0].plane, crs, 1.0)[0]


def _goes_round(width, turn):
    """Tell whether a stretch of the map is as wide as the Earth is round; ``turn`` is 0 where no map goes round."""
    return 0 < turn * (1 - TOUCHING_DEGREES) <= width


def _all_land(bounds):
    """Return west, south, east and north of all islands."""
    bounds = np.array(bounds)
    return (*bounds[:, :2].min(axis=0), *bounds[:, 2:].max(axis=0))


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
