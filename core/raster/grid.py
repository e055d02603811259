"""A raster as the core knows it: heights, where they are valid, and how large its cells are on the ground."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..arrays import Shape, Values

LEAST_SIZE = 1e-3  # metres, of cells that lie beyond a pole


@dataclass(frozen=True)
class Grid:
    """Heights in rows from north to south; sizes of cells in metres on the ground, one number for each row."""

    z: np.ndarray
    valid: np.ndarray
    x_min: float
    y_max: float
    dx: float  # cell size in map units
    dy: float
    cell_width: np.ndarray
    cell_height: np.ndarray
    cell_area: np.ndarray

    @property
    def shape(self) -> Shape:
        """Rows and columns."""
        return self.z.shape


def flat_cells(nrows: int, dx: float, dy: float, metres_per_unit: float = 1.0) -> tuple[Values, Values, Values]:
    """Return width, height and area of the cells of each row on a plane map, in metres."""
    width = np.full(nrows, dx * metres_per_unit)
    height = np.full(nrows, dy * metres_per_unit)
    return width, height, width * height


def geodesic_cells(
    nrows: int, y_max: float, dx: float, dy: float, semi_major: float, flattening: float
) -> tuple[Values, Values, Values]:
    """Return width, height and area of the cells of each row on an ellipsoid; ``y_max``, ``dx``, ``dy`` in degrees.

    Widths and heights are geodesics through the middle of the cell (pyproj); areas are exact: the closed form of the
    zone between two parallels. Rows beyond a pole have no area.
    """
    edges = np.clip(y_max - dy * np.arange(nrows + 1), -90.0, 90.0)
    return cells_between_parallels(edges, (edges[:-1] + edges[1:]) / 2, dx, semi_major, flattening)


def cells_between_parallels(
    edges: Values, middles: Values, dx: float, semi_major: float, flattening: float
) -> tuple[Values, Values, Values]:
    """Return the same where rows lie between any latitudes, the middles of their cells given; ``dx`` in degrees."""
    from pyproj import Geod

    geod = Geod(a=semi_major, f=flattening)
    west = np.zeros(len(middles))
    _, _, width = geod.inv(west, middles, np.full(len(middles), dx), middles)
    _, _, height = geod.inv(west, edges[1:], west, edges[:-1])
    zone = _area_from_equator(edges, semi_major, flattening)
    width, height = np.maximum(width, LEAST_SIZE), np.maximum(height, LEAST_SIZE)
    return width, height, np.radians(dx) * (zone[:-1] - zone[1:])


def step_lengths(cell_width: Values, cell_height: Values) -> Values:
    """Return the distance in metres from a cell of each row to its eight neighbours, as (rows, 8).

    The step back is as long: between two rows the means of their widths and heights count.
    """
    between_width = np.append((cell_width[:-1] + cell_width[1:]) / 2, cell_width[-1:])
    between_height = np.append((cell_height[:-1] + cell_height[1:]) / 2, cell_height[-1:])
    below = between_height
    aslant_below = np.hypot(between_width, between_height)
    above = np.append(below[:1], below[:-1])
    aslant_above = np.append(aslant_below[:1], aslant_below[:-1])
    distances = (cell_width, aslant_below, below, aslant_below, cell_width, aslant_above, above, aslant_above)
    return np.stack(distances, axis=1)


def _area_from_equator(latitude, semi_major, flattening):
    """Return the area between the equator and a parallel for one radian of longitude."""
    sine = np.sin(np.radians(latitude))
    if flattening == 0:
        return semi_major**2 * sine
    eccentricity = np.sqrt(flattening * (2 - flattening))
    semi_minor = semi_major * (1 - flattening)
    by_sine = eccentricity * sine
    return semi_minor**2 / 2 * (sine / (1 - by_sine**2) + np.arctanh(by_sine) / eccentricity)
