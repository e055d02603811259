"""The time of concentration: how long water takes from the farthest place of a watershed to its outlet.

Each formula was fitted to some land, and is at its best on such: see docs/methods/watershedofpoint.md.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Mask, Values
from ..choices import TC_FORMULAS

FEET_PER_METRE = 1 / 0.3048
MINUTES = 60.0


class Catchments(NamedTuple):
    """What formulas ask for, an array each; NaN where it is not known."""

    length: np.ndarray  # km, of the longest path
    slope: np.ndarray  # m/m, of the path: its fall over its length
    area: np.ndarray  # km²
    height: np.ndarray  # m, mean above the outlet
    slope_mean: np.ndarray  # m/m, of the land
    curve_number: np.ndarray  # of the SCS, 0 to 100

    @property
    def with_curve_number(self) -> Mask:
        """Where water runs off by the curve number: at 0 none does, and beyond 100 it means nothing."""
        return (self.curve_number > 0) & (self.curve_number <= 100)


def kirpich(of: Catchments) -> Values:
    """Return hours after Kirpich (1940): small farms with channels in Tennessee."""
    return 0.0663 * of.length**0.77 * of.slope**-0.385


def giandotti(of: Catchments) -> Values:
    """Return hours after Giandotti (1934): mountain basins in Italy, 170 to 70,000 km²."""
    return (4 * np.sqrt(of.area) + 1.5 * of.length) / (0.8 * np.sqrt(of.height))


def temez(of: Catchments) -> Values:
    """Return hours after Témez (1978): basins in Spain up to 3,000 km²."""
    return 0.3 * (of.length / of.slope**0.25) ** 0.76


def bransby(of: Catchments) -> Values:
    """Return hours after Bransby-Williams (1922): rural basins up to 130 km²."""
    return 14.6 / MINUTES * of.length * of.area**-0.1 * of.slope**-0.2


def scs(of: Catchments) -> Values:
    """Return hours by the lag of the SCS (1972): farmland up to 16 km²; the lag is 0.6 of them."""
    feet, percent = 1000 * of.length * FEET_PER_METRE, 100 * of.slope_mean
    retention = np.where(of.with_curve_number, 1000 / of.curve_number - 9, np.nan)
    return feet**0.8 * retention**0.7 / (1900 * np.sqrt(percent)) / 0.6


FORMULAS = dict(zip(TC_FORMULAS, (kirpich, giandotti, temez, bransby, scs)))
FALLS = {"kirpich": "slope", "giandotti": "height", "temez": "slope", "bransby": "slope", "scs": "slope_mean"}


def times_of_concentration(of: Catchments, formulas: list[str] | tuple[str, str, str, str, str]) -> dict[str, Values]:
    """Return the hours by each of some formulas, by its name; NaN where a path, its fall or a number lacks."""
    found = {}
    for name in formulas:
        fall = getattr(of, FALLS[name])
        with np.errstate(all="ignore"):
            hours = FORMULAS[name](of)
            found[name] = np.where((fall > 0) & (of.length > 0) & np.isfinite(hours), hours, np.nan)
    return found
