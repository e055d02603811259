"""The peak: how high the highest place of an island is to be, what rivers and hillslopes take of it, what holds it.

Where nobody says it, it follows from the size of the island and its `Look`. All heights are brought to it by a factor:
those of rivers as they grow, and those of the ground once it is in balance.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..arrays import Array, Heights
from ..choices import Look
from .sizes import readable_number

HIGHEST_USUAL = 2000.0  # metres, which islands of any size stay below where nobody says how high they are
HALFWAY = 1e10  # m², land from which islands grow wider rather than higher: the root of it is 100 km
RIVERS_UNDER_RIDGES = 0.6  # of the peak, that rivers come up to; bar: nodes of a model reach 0.2 of it and more
LET_GO = 0.1  # of the peak, by which slopes that were given may keep the ground from it for good
UNMINDED = 0.02  # of the peak, that nobody minds: rasters show summits between cells of the ground


def usual_peak(square_metres: float, look: Look | None = None) -> float:
    """Return the height of the highest place of an island of a size, a readable number times what its `Look` has.

    Small islands rise with their width, large ones do not: from 10 km to 1,000 km, 180 m to 2,000 m.
    """
    usual = readable_number(HIGHEST_USUAL * np.sqrt(square_metres / (square_metres + HALFWAY)))
    return usual * (look or Look()).peak


def peaks_of(
    given: float | None, square_metres: float, look: Look | None, slopes_free: bool, unsaid: bool
) -> tuple[float | None, float | None]:
    """Return how high the highest river and the highest ridge are to be: as given, or as usual on so much land.

    Slopes that somebody has said, which then are not free, give heights by themselves: None. Rivers stay below the
    ridges of a `Look`; without one there are no ridges, and rivers are as high as given unless nobody said anything.
    """
    usual = usual_peak(square_metres, look)
    if look is not None:
        ridge = usual if given is None and slopes_free else given
        if ridge is not None:
            return RIVERS_UNDER_RIDGES * ridge, ridge
        given = None
    if given is None and unsaid:
        given = RIVERS_UNDER_RIDGES * usual
    return given, None


def peak_of_island(peak: float, square_metres: float, largest: float) -> float:
    """Return the peak of an island beside a larger one of a ``largest`` area, with a known peak: less by its width."""
    return peak * float(np.sqrt(square_metres / largest))


def peak_over(rivers: float, square_metres: float) -> float:
    """Return the usual peak over rivers whose greatest height is known and stays."""
    return max(usual_peak(square_metres), rivers / RIVERS_UNDER_RIDGES**0.5)


def steepest_under(peak: float | None, square_metres: float, look: Look) -> float | None:
    """Return how steep hillslopes of a `Look` are at most, None as usual: the steeper the higher than usual land is."""
    if look.steepest is None or peak is None:
        return look.steepest
    return look.steepest * max(1.0, peak / usual_peak(square_metres, look))


def factor_to_peak(highest: float, peak: float) -> float:
    """Return what heights are multiplied by so that the highest is at a peak; 1 where all are 0."""
    return float(peak / highest) if highest > 0 else 1.0


def stretch(highest: float, aims: Any) -> float:
    """Return what heights of ground in balance are multiplied by as its `ReliefAims` let it: by which it is as high."""
    if aims.peak is None or aims.hold or (aims.slope is not None and misses_peak(highest, aims.peak, LET_GO)):
        return 1.0
    return factor_to_peak(highest, aims.peak)


def stretched_over(z: Heights, lowest: Array, summit: float, peak: float) -> tuple[Heights, float]:
    """Return heights, and their ``summit``, that is brought to a peak by what stands above the ``lowest`` ground.

    So rivers that hold their heights, and land beside them, stay, and nothing comes above the peak. Where more than
    `LET_GO` is missed, or what stays is as high, all does.
    """
    stands = np.isfinite(lowest) & (z > lowest)
    if misses_peak(summit, peak, LET_GO) or np.where(stands, lowest, z).max() >= peak:
        return z, summit
    base, over = lowest[stands], summit / z.max() * z[stands] - lowest[stands]  # as rasters show it
    shown = over > 0.0
    if not shown.any():
        return z, summit
    z = z.copy()
    z[stands] = base + np.min((peak - base[shown]) / over[shown]) * (z[stands] - base)
    return z, peak


def misses_peak(highest: float, peak: float, share: float = UNMINDED) -> bool:
    """Tell whether a height stays below a peak by more than a share of it."""
    return highest < (1 - share) * peak
