"""Indices of terrain: where soils are wet, where running water is strong, and how much ground it wears away.

They are made of the slope as a ratio, tan β, and of the specific area: the area that drains through each metre across
the flow. Functions take and return arrays of whole rows.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from ..arrays import Array, Heights, Mask, Values
from ..choices import DEGREES, PERCENT
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.raster import OfRows
from ..run.run import Run

RAISED_SLOPE = 0.1  # metres of water from which on a filled cell is a lake
# A plot of 22.13 m and 9 %, for which the factor is 1.4, and how it grows from there (Moore & Burch 1986).
PLOT_LENGTH, PLOT_SINE, AREA_POWER, SINE_POWER = 22.13, 0.0896, 0.4, 1.3


def specific_area(area: Values, width: Values) -> Values:
    """Return the specific area in metres of what drains through a width; NaN where that is 0, beyond a pole."""
    return np.divide(area, width, out=np.full(area.shape, np.nan), where=width > 0)


def cell_widths(run: Run, ways: Array, width: Values, height: Values) -> Values:
    """Return the width of cells in metres across the ways of their water, as float32: angles, or codes of the core.

    Where water leaves a cell W wide and H high by the angle α it is √((H cos α)² + (W sin α)²): its height towards east
    and west, its width towards north and south, and of square cells always their side. Where a path ends it is the side
    of a square of that area.
    """
    return OfRows(ways.shape, np.float32, partial(_widths_of_rows, ways, width, height)).materialise(run)


def _widths_of_rows(ways, width, height, rows):
    here, wide, high = ways[rows], np.asarray(width)[rows, np.newaxis], np.asarray(height)[rows, np.newaxis]
    if here.dtype.kind == "f":
        east, north, goes_on = np.cos(here), np.sin(here), ~(here < 0)
    else:
        goes_on = here < ENDS
        way = np.where(goes_on, here, 0)
        east, north = np.array(COLUMN_OFFSETS)[way] * wide, np.array(ROW_OFFSETS)[way] * high
        east, north = (each / np.maximum(np.hypot(east, north), np.finfo(float).tiny) for each in (east, north))
    return np.where(goes_on, np.hypot(high * east, wide * north), np.sqrt(wide * high))


def wetness_index(least_slope: float, area: Values, slope: Values) -> Values:
    """Return the topographic wetness index ln(a / tan β) (Beven & Kirkby 1979); NaN where no slope is above 0."""
    tangent = np.maximum(slope.astype(np.float64), least_slope)
    return np.log(area / np.where(tangent > 0, tangent, np.nan)).astype(np.float32)


def power_index(area: Values, slope: Values) -> Values:
    """Return the index of stream power a · tan β, in metres."""
    return (area * slope).astype(np.float32)


def length_slope_factor(area: Values, slope: Values) -> Values:
    """Return the LS factor of soil loss, by unit stream power."""
    tangent = slope.astype(np.float64)
    sine = tangent / np.sqrt(1 + tangent * tangent)
    factor = (AREA_POWER + 1) * (area / PLOT_LENGTH) ** AREA_POWER * (sine / PLOT_SINE) ** SINE_POWER
    return factor.astype(np.float32)


def slope_in(unit: str, slope: Values) -> Values:
    """Return slopes, which are ratios, in a unit."""
    if unit == DEGREES:
        return np.degrees(np.arctan(slope))
    return slope * np.float32(100) if unit == PERCENT else slope


def where_known(shown: Array, values: Array) -> Array:
    """Return which cells are shown and have a value."""
    return shown & ~np.isnan(values)


def where_flat(least: float, shown: Mask, slope: Values) -> Mask:
    """Return which cells are shown and flatter than the least slope, or do not fall at all."""
    return shown & ((slope < least) | (slope <= 0))


def where_dry(least: float, shown: Mask, surface: Heights, z: Heights) -> Mask:
    """Return which cells are shown and no lake: the surface lies no more than ``least`` above the ground."""
    return shown & ~(np.subtract(surface, z, dtype=np.float64) > least)
