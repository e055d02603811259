"""What a click on a DEM asks: the land above, the way down, and their measures, at once when directions are known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

from ...core.arrays import Array
from ...core.choices import M2_PER_KM2
from ...core.run.run import Run
from ..errors import refusal
from ..layers.raster_reading import RasterSource
from ..numbers import told
from .dem import plain_dem
from .flow_lines import steps_along
from .routing import Routing, route

SEA_LEVEL = 0.0
SAMPLE = 1_000_000  # cells that the middle of the heights is found among
LIMITS = -12_000 / 0.3048, 9_000 / 0.3048  # of the heights of the Earth, in feet
FEW_CELLS = 1000  # half of an accumulation lies within this part of its range, and of heights next to none


@dataclass(frozen=True)
class KnownWater:
    """Where the water of a DEM goes, and the area in square metres that drains through each cell."""

    routing: Routing
    area: np.ndarray
    has_sea: bool

    @property
    def source(self) -> RasterSource:
        """The raster of the DEM."""
        return self.routing.dem.source

    def is_sea(self, x, y) -> bool:
        """Tell whether a place of the map lies in the sea."""
        from ...core.raster.domain import SEA

        [cell] = self.source.cells_at(np.array([x]), np.array([y]))
        return bool(cell >= 0 and self.routing.dem.domain.ravel()[cell] == SEA)


class Clicked(NamedTuple):
    """The land above a point and the way down from it; places on the map, lengths and heights in metres."""

    place: tuple[float, float]
    land: bytes  # a MultiPolygon as WKB
    path: np.ndarray  # (vertices, 2)
    distance: np.ndarray  # along the path, for each vertex
    height: np.ndarray  # of the surface that water runs over
    area_km2: float
    lowest: float
    highest: float
    mean: float
    edge: np.ndarray = np.empty((0, 2))  # where the land touches the edge of the data, (cells, 2)
    longest: float = 0.0  # of all paths on the land, from the divide
    longest_fall: float = 0.0  # on that path

    @property
    def concentration(self) -> float:
        """Hours that water takes from the farthest place, by Kirpich; NaN where the longest path does not fall."""
        from ...core.watersheds.concentration import Catchments, kirpich

        if not (self.longest > 0 and self.longest_fall > 0):
            return np.nan
        unknown = np.full(1, np.nan)
        length, slope = np.array([self.longest / 1e3]), np.array([self.longest_fall / self.longest])
        return float(kirpich(Catchments(length, slope, unknown, unknown, unknown, unknown))[0])


def known_water(run: Run, source: RasterSource, with_sea=None) -> KnownWater:
    """Return the `KnownWater` of a `RasterSource`: depressions are filled, water leaves at the edge of the data.

    The sea stands at 0: where ``with_sea`` is not told, if heights go below that.
    """
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.domain import SEA

    with run.phase("Reading the DEM", 0.2):
        dem = plain_dem(run, source, partial(_sea, source.name, with_sea))
    with run.phase("Routing", 0.6):
        routing = route(run, dem, "fill")
    with run.phase("Accumulating", 0.2):
        area = accumulate_d8(run, routing.codes, dem.grid.cell_area)
    return KnownWater(routing, np.asarray(area, np.float64), bool((dem.domain == SEA).any()))


def _sea(name, wanted, z, valid):
    """Return which cells are sea, or None; refuse values that are no heights."""
    values = z[valid]
    if not values.size:
        return None
    middle = float(np.median(values[:: max(1, values.size // SAMPLE)]))
    low, high = float(values.min()), float(values.max())
    if low < LIMITS[0] or high > LIMITS[1] or (low >= 0 and high - low > FEW_CELLS * max(middle - low, 1)):
        raise refusal(
            "‘{}’ has values from {} to {}, half of them below {}: these are no heights. Choose a DEM.",
            name, *(told(value, ",.6g") for value in (low, high, middle))
        )
    return valid & (z <= SEA_LEVEL) if wanted or (wanted is None and low < SEA_LEVEL) else None


def way_down(water: KnownWater, x: float, y: float) -> Array | None:
    """Return the vertices of the way of the water from a place of the map, None where there is none."""
    from ...core.flow.paths import flow_path
    from ...core.raster.neighbours import NO_DIRECTION

    codes, source = water.routing.codes, water.source
    [cell] = source.cells_at(np.array([x]), np.array([y]))
    if cell < 0 or codes.ravel()[cell] == NO_DIRECTION:
        return None
    return np.column_stack(source.centres(flow_path(Run(), codes, int(cell))))


def clicked(water: KnownWater, x, y, reach: float) -> Clicked | None:
    """Return what is `Clicked` at a place of the map, the most water within ``reach`` metres; None beside it."""
    from ...core.flow.paths import flow_path
    from ...core.raster.domain import OUTLET
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.watersheds.labels import label_basins
    from ...core.watersheds.polygons import trace_polygons
    from ...core.watersheds.snap import snap

    routing, source, grid = water.routing, water.source, water.routing.dem.grid
    [cell] = source.cells_at(np.array([x]), np.array([y]))
    if cell < 0 or routing.codes.ravel()[cell] == NO_DIRECTION:
        return None
    if reach > 0:
        usable = routing.codes != NO_DIRECTION
        [cell], _ = snap(Run(), np.array([cell]), water.area, usable, grid.cell_width, grid.cell_height, reach)
    labels = label_basins(Run(), routing.codes, np.array([cell]))
    rows = np.flatnonzero(labels.any(1))
    rows = slice(rows[0], rows[-1] + 1)
    cols = np.flatnonzero(labels[rows].any(0))
    window = rows, slice(cols[0], cols[-1] + 1)
    part = np.ascontiguousarray(labels[window])
    inside = (part > 0) & grid.valid[window]
    west, north = source.x_min + cols[0] * source.dx, source.y_max - rows.start * source.dy
    [(_, land)] = trace_polygons(Run(), part).multipolygons(west, north, source.dx, source.dy)
    edge = np.flatnonzero((labels > 0) & (routing.dem.domain == OUTLET))
    path = flow_path(Run(), routing.codes, int(cell))
    steps = steps_along(path, routing.codes, routing.lengths)
    vertices = np.column_stack(source.centres(path))
    heights = grid.z[window][inside].astype(np.float64)
    return Clicked(
        tuple(vertices[0]),
        land,
        vertices,
        np.concatenate([[0.0], np.cumsum(steps)]),
        routing.surface.ravel()[path].astype(np.float64),
        float(water.area.ravel()[cell]) / M2_PER_KM2,
        float(heights.min()),
        float(heights.max()),
        float(heights.mean()),
        np.column_stack(source.centres(edge[edge != cell])),
        *_longest_path(routing, part, window, int(cell)),
    )


def _longest_path(routing, part, window, cell):
    """Return the length of the longest path to a cell on its land, a ``part`` of the raster, and the fall on it."""
    from ...core.raster.neighbours import ENDS, NO_DIRECTION
    from ...core.watersheds.longest_paths import find_upward_paths

    rows, cols = window
    row, col = divmod(cell, routing.codes.shape[1])
    codes = np.where(part > 0, routing.codes[window], NO_DIRECTION).astype(np.uint8)
    codes[row - rows.start, col - cols.start] = ENDS
    outlet = np.array([-1, (row - rows.start) * codes.shape[1] + col - cols.start])
    paths = find_upward_paths(Run(), codes, routing.lengths[rows], outlet)
    path = paths.of(Run(), np.array([1]))
    heights = routing.surface[window].ravel()[path.cells[[0, -1]]].astype(np.float64)
    return float(path.distance[-1]), float(heights[1] - heights[0])
