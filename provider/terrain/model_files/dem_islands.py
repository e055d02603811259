"""The rectangle of a DEM as the island of a model: its plane has the cells of the DEM, square and in metres.

So the cells of a model are those of its DEM, whatever the map does to them. Where cells on the ground are not square,
as degrees never are, the plane is a little wider or narrower than the ground.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import NamedTuple

import numpy as np

from ....core.arrays import Coordinates
from ....core.plane.types import Land
from ...islands.coasts import Island
from ...layers.cylinders import full_turn

SAME_SIZE = 0.01  # of a cell: by which a size may miss that of the DEM, or a whole part of it
DEM_FACTS = {  # of the cells of a DEM, as the table of a model has them
    "dem_x": "Western edge of the DEM on the map",
    "dem_y": "Northern edge of the DEM on the map",
    "dem_dx": "Width of a cell of the DEM on the map",
    "dem_dy": "Height of a cell of the DEM on the map",
    "dem_rows": "Rows of the DEM",
    "dem_columns": "Columns of the DEM",
    "dem_cell": "Size of a cell of the DEM on the ground (m)",
}


class DemFrame(NamedTuple):
    """Where the cells of a DEM lie on the map, and how large they are on the ground."""

    x_min: float
    y_max: float
    dx: float
    dy: float
    nrows: int
    ncols: int
    cell: float  # metres: of a square as large as a cell

    @property
    def facts(self) -> dict:
        """Return the values and meanings of the table of a model."""
        return {name: (value, meaning) for (name, meaning), value in zip(DEM_FACTS.items(), self)}

    def times(self, size) -> float:
        """Return how many cells of a size in metres lie along one of the DEM; whole where that is meant."""
        times = self.cell / size
        whole = max(round(times), 1)
        return float(whole) if abs(times / whole - 1.0) <= SAME_SIZE else times


def frame_of_facts(facts, number: int) -> DemFrame | None:
    """Return the `DemFrame` of an island of a model file, None where its ground is no DEM."""
    if not facts.has("dem_cell", number):
        return None
    west, north = (facts.number(name, number) for name in ("dem_x", "dem_y"))
    dx, dy, nrows, ncols, cell = (facts.number(name, number, above=0) for name in list(DEM_FACTS)[2:])
    return DemFrame(west, north, dx, dy, int(nrows), int(ncols), cell)


def fingerprint(model) -> str:
    """Return a text by which the courses and lakes of a model are known again, wherever rings begin in a file."""
    found = hashlib.sha256()
    rings = (np.unique(ring, axis=0) for lake in model.lakes for ring in lake.rings)
    for values in (*model.courses, *rings):
        found.update(np.ascontiguousarray(values).tobytes())
    found.update(np.array([lake.level for lake in model.lakes], np.float64).tobytes())
    return found.hexdigest()


class CellPlane:
    """A plane on which the cells of a DEM are squares, from its south-western corner on."""

    wkt = ""

    def __init__(self, cells, crs):
        self.cells = cells
        self.middle = cells.x_min + cells.dx * cells.ncols / 2, cells.y_max - cells.dy * cells.nrows / 2
        self.key = round(cells.x_min), round(cells.y_max)
        self.turn = full_turn(crs, *self.middle)
        self._origin = np.array([cells.x_min, cells.y_max - cells.dy * cells.nrows])
        self._size = np.array([cells.cell / cells.dx, cells.cell / cells.dy])

    def to_local(self, xy: Coordinates) -> Coordinates:
        """Return points of the map (n, 2) on the plane."""
        return (np.asarray(xy, np.float64).reshape(-1, 2) - self._origin) * self._size

    def to_map(self, xy: Coordinates) -> Coordinates:
        """Return points of the plane on the map."""
        return np.asarray(xy, np.float64).reshape(-1, 2) / self._size + self._origin


class DemIsland(Island):
    """The rectangle of a DEM; what of it is land is known by cells, in the ``within`` of its `Land`."""

    def __init__(self, cells, crs, within=None, area=0.0):
        east, south = cells.x_min + cells.ncols * cells.dx, cells.y_max - cells.nrows * cells.dy
        corners = [[cells.x_min, south], [east, south], [east, cells.y_max], [cells.x_min, cells.y_max]]
        super().__init__([np.array([*corners, corners[0]])], area, crs)
        self.cells = cells
        self._within = within

    @cached_property
    def plane(self) -> CellPlane:  # type: ignore[override]
        """The plane of its cells."""
        return CellPlane(self.cells, self._crs)

    @cached_property
    def land(self) -> Land:
        """Its land on the plane, as the core's `Land`."""
        from ....core.plane.types import Land

        east, north = self.cells.ncols * self.cells.cell, self.cells.nrows * self.cells.cell
        ring = np.array([[0.0, 0.0], [east, 0.0], [east, north], [0.0, north], [0.0, 0.0]])
        return Land((ring,), self._within)
