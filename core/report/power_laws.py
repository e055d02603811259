"""The power laws of rivers: Hack's, how areas are distributed, and how slopes become gentler downstream."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..network import longest, mouths
from ..run.run import Run
from .fits import Measure, Points, fit_line, logarithmic_bins
from .measured_network import NO_AREAS, MeasuredNetwork
from .texts import Text, joined_texts

FEWEST_FOR_A_FIT = 5
FEWEST_BINS = 3
HACK_FROM = 5.0  # times the area at a head: below, the way from the divide to the head is too much of the length
MOST_FITS, SAME_EXPONENT = 50, 1e-5  # in which lengths and law follow from each other
EXCEEDANCE_FROM = 2.0  # times the area at a head: below, not all rivers have begun
EXCEEDANCE_TO = 0.1  # of the area of its basin: beyond, the end of the basin cuts the distribution short
EXCEEDANCE_STEPS_PER_DECADE = 10
BINS_PER_DECADE = 5


def _area_at_heads(rivers):
    """Return the area that drains to a head as a rule, or the smallest area there is; NaN where none is known."""
    heads = rivers.area_in[rivers.heads]
    heads = heads[np.isfinite(heads) & (heads > 0)]
    if heads.size:
        return float(np.median(heads))
    known = rivers.area_out[np.isfinite(rivers.area_out) & (rivers.area_out > 0)]
    return float(known.min()) if known.size else np.nan


def hack_exponent(rivers: MeasuredNetwork) -> Measure:
    """Return how the longest river above a point, from the divide on, grows with the area above it."""
    result: dict = {
        "name": Text("Hack exponent h"),
        "real": (0.55, 0.60),
        "meaning": Text(
            "How the longest river grows with the land that drains: 0.5 if large basins have the shape of small ones, "
            "more if they are slimmer or their rivers wind more."
        ),
        "remark": Text("Lengths count from the divide: above a head they are what the law itself makes of its area."),
    }
    known = np.isfinite(rivers.area_out) & (rivers.area_out > 0)
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    large = known & (rivers.area_out >= HACK_FROM * _area_at_heads(rivers))
    length = _lengths_from_divides(rivers, large) / 1000
    large, known = large & (length > 0), known & (length > 0)
    area = rivers.area_out
    return _power_law(result, Points(area[large], length[large]), Points(area[known], length[known]), 1)


def _lengths_from_divides(rivers, large):
    """Return how far the lower end of each link lies from the divide by the longest way of water, in metres.

    The way to a head is on no line. It is taken to be as long as the law of Hack has it for the area at the head, which
    holds up to there (Montgomery and Dietrich 1992, doi:10.1126/science.255.5046.826); the law is that of all ``large``
    links, which follows from the lengths: so both are found in turns.
    """
    heads, whole = rivers.heads, rivers.length.copy()
    area = np.nan_to_num(rivers.area_in[heads]).clip(0)
    exponent = np.nan
    for _ in range(MOST_FITS):
        upstream = longest(Run(), rivers.receiver, rivers.order, whole)
        some = large & (upstream > 0)
        before, law = exponent, fit_line(np.log(rivers.area_out[some]), np.log(upstream[some])) if some.any() else None
        if law is None or law.slope <= 0 or abs(law.slope - before) < SAME_EXPONENT:
            break
        exponent = law.slope
        above = np.exp(law(np.log(np.where(area > 0, area, 1.0))))
        whole[heads] = rivers.length[heads] + np.where(area > 0, above, 0.0)
    return upstream


def _power_law(result, points, cloud, sign, weights=None, fewest=FEWEST_FOR_A_FIT):
    """Return a measure that is the exponent of y ∝ x^±exponent."""
    result = {**result, "points": points, "cloud": cloud}
    if points.x.size < fewest:
        count = points.x.size
        few = Text("Too little between the limits of the fit: {} of the {} points that it needs.", count, fewest)
        return Measure(**result, count=count, reason=few)
    fit = fit_line(np.log10(points.x), np.log10(points.y), weights)
    if fit is None:
        return Measure(**result, count=points.x.size, reason=Text("All points have the same area."))
    return Measure(**result, value=sign * fit.slope, count=fit.count, fit=fit)


def exceedance_exponent(rivers: MeasuredNetwork) -> Measure:
    """Return how the share of the river length that has at least an area falls with that area.

    Along a link the area grows evenly from its upper to its lower end. From one area to the next only those basins
    count that are much larger: else each coast and each edge of a map, with its many small basins, would look steep.
    A point weighs as the length that it rests on.
    """
    result: dict = {
        "name": Text("Exceedance exponent β"),
        "counted": "areas",
        "real": (0.41, 0.45),
        "meaning": Text("How fast large basins become rare: the larger, the faster."),
        "remark": Text("Judge it with Hack's h: real rivers have β ≈ 1 − h."),
    }
    known = np.isfinite(rivers.area_out) & (rivers.area_out > 0) & (rivers.length > 0)
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    links = Growing(
        np.fmin(rivers.area_in[known], rivers.area_out[known]).clip(0),
        rivers.area_out[known],
        rivers.length[known],
        basin_areas(rivers)[known],
    )
    first, last = _area_at_heads(rivers), links.high.max()
    areas = np.geomspace(first, last, _steps(first, last))
    whole = np.array([links.length_from(area) for area in areas]) / links.length.sum()
    shares, weights = _shares_in_large_basins(areas, links)
    fitted = (areas >= EXCEEDANCE_FROM * first) & (shares > 0)
    points, cloud = Points(areas[fitted], shares[fitted]), Points(areas[whole > 0], whole[whole > 0])
    return _power_law(result, points, cloud, -1, weights[fitted])


class Growing(NamedTuple):
    """Links along which areas grow from ``low`` to ``high``, and the areas of the basins they are in."""

    low: np.ndarray
    high: np.ndarray
    length: np.ndarray
    basin: np.ndarray

    def length_from(self, area: float, least_basin: float = 0.0) -> float:
        """Return the length that has at least an area, in basins of at least a size."""
        growth = self.high - self.low
        part = np.where(growth > 0, (self.high - area) / np.where(growth > 0, growth, 1.0), self.high >= area)
        return np.sum((self.length * np.clip(part, 0.0, 1.0))[self.basin >= least_basin])


def basin_areas(rivers: MeasuredNetwork) -> Values:
    """Return for each link the largest area that is known in its basin."""
    mouth, basin = mouths(Run(), rivers.receiver, rivers.order), np.zeros(rivers.receiver.size)
    np.maximum.at(basin, mouth, np.nan_to_num(rivers.area_out))
    return basin[mouth]


def _shares_in_large_basins(areas, links):
    """Return the share of the length with at least each area as large basins alone let it fall, and those lengths.

    This is the product-limit estimate (Kaplan and Meier 1958): a basin leaves it where areas come near its own.
    """
    shares, lengths = np.zeros(areas.size), np.zeros(areas.size)
    least = areas / EXCEEDANCE_TO * (1 - 1e-9)
    shares[0] = links.length_from(areas[0]) / links.length.sum()
    lengths[0] = links.length_from(areas[0], least[0])
    for step in range(1, areas.size):
        before, lengths[step] = (links.length_from(area, least[step]) for area in areas[step - 1 : step + 1])
        shares[step] = shares[step - 1] * lengths[step] / before if before > 0 else 0.0
    return shares, lengths


def _steps(first, last):
    """Return how many areas to look at between two limits."""
    return 1 + max(1, int(np.ceil(EXCEEDANCE_STEPS_PER_DECADE * np.log10(last / first))))


def concavity(rivers: MeasuredNetwork) -> Measure:
    """Return how slopes become gentler as areas grow.

    Links are gathered in bins of their area; the slope of a bin is the fall of all its links over their length.
    """
    result: dict = {
        "name": Text("Concavity θ"),
        "counted": "bins",
        "real": (0.225, 0.575),
        "meaning": Text(
            "How much gentler rivers become as water joins them; at 0.5 four times the land halves the slope."
        ),
        "remark": Text("Median of real rivers 0.425."),
    }
    if not np.isfinite(rivers.drop).any():
        return Measure(**result, reason=Text("The heights of the links are not known."))
    area = np.sqrt(rivers.area_in * rivers.area_out)
    known = np.isfinite(area) & (area > 0) & np.isfinite(rivers.drop) & (rivers.length > 0)
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    area, drop, length = area[known], rivers.drop[known], rivers.length[known]
    _, bins, sizes = np.unique(logarithmic_bins(area, BINS_PER_DECADE), return_inverse=True, return_counts=True)
    middle = 10 ** (np.bincount(bins, np.log10(area)) / sizes)
    slope = np.bincount(bins, drop) / np.bincount(bins, length)
    falling = slope > 0
    points = Points(middle[falling], slope[falling])
    uphill = np.count_nonzero(drop <= 0)
    if uphill:
        rising = Text("{:,} links do not fall; they count in their bin.", uphill)
        result["remark"] = joined_texts([result["remark"], rising])
    shown = drop > 0
    cloud = Points(area[shown], drop[shown] / length[shown])
    return _power_law(result, points, cloud, -1, sizes[falling], FEWEST_BINS)
