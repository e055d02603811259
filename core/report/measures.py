"""The measures by which rivers are judged, each with its data, its fit and the range of real ones."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..choices import M2_PER_KM2
from ..network import longest, mouths, strahler, topological_order
from ..plane.shapes import line_shapes
from .fits import Measure, Points, fit_line, logarithmic_bins
from .terrain import filled_share, hypsometric_integral, pits

FEWEST_FOR_A_FIT = 5
FEWEST_BINS = 3
HACK_FROM = 5.0  # times the area at a head: below, the way from the divide to the head is too much of the length
EXCEEDANCE_FROM = 2.0  # times the area at a head: below, not all rivers have begun
EXCEEDANCE_TO = 0.1  # of the area of its basin: beyond, the end of the basin cuts the distribution short
EXCEEDANCE_STEPS_PER_DECADE = 10
BINS_PER_DECADE = 5
NO_AREAS = "The areas that drain to the links are not known."


@dataclass(frozen=True)
class MeasuredNetwork:
    """A network of links in arrays: ``receiver`` is the link downstream (-1 at a mouth), ``order`` runs downstream.

    Lengths and drops are in metres, areas in km²; NaN stands where one is not known. ``lines`` holds the vertices of
    each link from its upper to its lower end, x, y and height (NaN where unknown), on a map that keeps angles.
    """

    receiver: np.ndarray
    order: np.ndarray
    strahler: np.ndarray
    length: np.ndarray
    drop: np.ndarray
    area_in: np.ndarray
    area_out: np.ndarray
    lines: list

    @property
    def mouths(self):
        """The links that end the network."""
        return np.nonzero(self.receiver < 0)[0]

    @property
    def heads(self):
        """The links into which none flows."""
        fed = np.zeros(self.receiver.size, bool)
        fed[self.receiver[self.receiver >= 0]] = True
        return np.nonzero(~fed)[0]


def network_of(lines, receiver, length, drop, area_in, area_out):
    """Return the `MeasuredNetwork` of links: their order and their Strahler numbers follow from the receivers."""
    order = topological_order(receiver)
    area_in, area_out = (np.where(area > 0, area, np.nan) for area in (area_in, area_out))
    return MeasuredNetwork(receiver, order, strahler(receiver, order), length, drop, area_in, area_out, lines)


def measure_network(rivers, terrain=None, progress=None):
    """Return the measures of a network, and of the terrain where one is given, by their key."""
    streams, shapes = streams_of(rivers), line_shapes(rivers.lines)
    upstream = longest(rivers.receiver, rivers.order, rivers.length)
    return {
        "RB": bifurcation_ratio(streams),
        "RL": length_ratio(streams),
        "RA": area_ratio(streams),
        "HACK": hack_exponent(rivers, upstream),
        "BETA": exceedance_exponent(rivers),
        "THETA": concavity(rivers),
        "JUNCTION_ANGLE": junction_angle(rivers, shapes),
        "SINUOSITY": network_sinuosity(rivers, shapes),
        "DRAINAGE_DENSITY": drainage_density(rivers, terrain),
        "HYPSOMETRIC": hypsometric_integral(terrain, progress),
        "PITS": pits(terrain, progress),
        "FILLED": filled_share(terrain, progress),
    }


class Streams(NamedTuple):
    """The streams of each Strahler order: how many, their mean length in km, their mean area in km²."""

    order: np.ndarray
    count: np.ndarray
    length: np.ndarray
    area: np.ndarray


def streams_of(rivers):
    """Return the streams of a network by order; a stream is a chain of links of one order."""
    goes_on = (rivers.receiver >= 0) & (rivers.strahler[rivers.receiver] == rivers.strahler)
    lowest = mouths(np.where(goes_on, rivers.receiver, -1), rivers.order)
    stream = np.unique(lowest)
    length = np.bincount(lowest, rivers.length, rivers.receiver.size)[stream] / 1000
    order = rivers.strahler[stream].astype(np.int64) - 1
    area = rivers.area_out[stream]
    known = np.isfinite(area)
    count = np.bincount(order)
    with np.errstate(invalid="ignore"):  # an order without a known area has none
        mean_area = np.bincount(order[known], area[known], count.size) / np.bincount(order[known], minlength=count.size)
    return Streams(1 + np.arange(count.size), count.astype(np.float64), np.bincount(order, length) / count, mean_area)


def _horton(name, streams, numbers, sign, real, remark):
    """Return the ratio of neighbouring orders: numbers grow by it from order to order, or shrink."""
    known = np.isfinite(numbers)
    points = Points(streams.order[known], numbers[known])
    result = {"name": name, "counted": "orders", "real": real, "remark": remark, "points": points}
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    if np.count_nonzero(known) < 2:
        return Measure(**result, count=1, reason="All streams are of one order; a ratio needs two.")
    fit = fit_line(points.x, np.log10(points.y))
    return Measure(**result, value=10 ** (sign * fit.slope), count=fit.count, fit=fit)


def bifurcation_ratio(streams):
    """Return by how much streams become fewer from order to order."""
    return _horton("Bifurcation ratio R_B", streams, streams.count, -1, (3, 5), "Necessary, not sufficient.")


def length_ratio(streams):
    """Return by how much streams become longer from order to order."""
    remark = "The streams of the highest order are often cut short by the edge of the data."
    return _horton("Length ratio R_L", streams, streams.length, 1, (1.5, 3.5), remark)


def area_ratio(streams):
    """Return by how much the areas of streams grow from order to order."""
    return _horton("Area ratio R_A", streams, streams.area, 1, (3, 6), "Necessary, not sufficient.")


def _area_at_heads(rivers):
    """Return the area that drains to a head as a rule, or the smallest area there is; NaN where none is known."""
    heads = rivers.area_in[rivers.heads]
    heads = heads[np.isfinite(heads) & (heads > 0)]
    if heads.size:
        return float(np.median(heads))
    known = rivers.area_out[np.isfinite(rivers.area_out) & (rivers.area_out > 0)]
    return float(known.min()) if known.size else np.nan


def hack_exponent(rivers, upstream):
    """Return how the longest river above a point grows with the area above it."""
    result = {
        "name": "Hack exponent h",
        "real": (0.55, 0.60),
        "remark": "Lengths begin at the heads of the rivers; the slope above a head is not in them.",
    }
    known = np.isfinite(rivers.area_out) & (rivers.area_out > 0) & (upstream > 0)
    if not known.any():
        return Measure(**result, reason=NO_AREAS)
    area, length = rivers.area_out[known], upstream[known] / 1000
    large = area >= HACK_FROM * _area_at_heads(rivers)
    return _power_law(result, Points(area[large], length[large]), Points(area, length), 1)


def _power_law(result, points, cloud, sign, weights=None, fewest=FEWEST_FOR_A_FIT):
    """Return a measure that is the exponent of y ∝ x^±exponent."""
    result = {**result, "points": points, "cloud": cloud}
    if points.x.size < fewest:
        reason = f"Too little between the limits of the fit: {points.x.size} of the {fewest} points that it needs."
        return Measure(**result, count=points.x.size, reason=reason)
    fit = fit_line(np.log10(points.x), np.log10(points.y), weights)
    if fit is None:
        return Measure(**result, count=points.x.size, reason="All points have the same area.")
    return Measure(**result, value=sign * fit.slope, count=fit.count, fit=fit)


def exceedance_exponent(rivers):
    """Return how the share of the river length that has at least an area falls with that area.

    Along a link the area grows evenly from its upper to its lower end. From one area to the next only those basins
    count that are much larger: else each coast and each edge of a map, with its many small basins, would look steep.
    A point weighs as the length that it rests on.
    """
    result = {
        "name": "Exceedance exponent β",
        "counted": "areas",
        "real": (0.41, 0.45),
        "remark": "Judge it with Hack's h: real rivers have β ≈ 1 − h.",
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

    def length_from(self, area, least_basin=0.0):
        """Return the length that has at least an area, in basins of at least a size."""
        growth = self.high - self.low
        part = np.where(growth > 0, (self.high - area) / np.where(growth > 0, growth, 1.0), self.high >= area)
        return np.sum((self.length * np.clip(part, 0.0, 1.0))[self.basin >= least_basin])


def basin_areas(rivers):
    """Return for each link the largest area that is known in its basin."""
    mouth, basin = mouths(rivers.receiver, rivers.order), np.zeros(rivers.receiver.size)
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


def concavity(rivers):
    """Return how slopes become gentler as areas grow.

    Links are gathered in bins of their area; the slope of a bin is the fall of all its links over their length.
    """
    result = {
        "name": "Concavity θ",
        "counted": "bins",
        "real": (0.225, 0.575),
        "remark": "Median of real rivers 0.425.",
    }
    if not np.isfinite(rivers.drop).any():
        return Measure(**result, reason="The heights of the links are not known.")
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
        result["remark"] += f" {uphill:,} links do not fall; they count in their bin."
    shown = drop > 0
    cloud = Points(area[shown], drop[shown] / length[shown])
    return _power_law(result, points, cloud, -1, sizes[falling], FEWEST_BINS)


def junction_angles(rivers, shapes):
    """Return the angles in degrees between rivers that meet: each points from the junction to the middle of its line.

    Of three or more rivers, neighbours make an angle; the widest gap, where the water leaves, makes none.
    """
    x, y = (shapes.middle - shapes.last).T
    bearing = np.degrees(np.arctan2(y, x)) % 360
    joining = np.nonzero((rivers.receiver >= 0) & np.isfinite(bearing) & ((x != 0) | (y != 0)))[0]
    if not joining.size:
        return np.empty(0)
    joining = joining[np.lexsort((bearing[joining], rivers.receiver[joining]))]
    below, bearing = rivers.receiver[joining], bearing[joining]
    first = np.nonzero(np.append(True, np.diff(below) > 0))[0]
    last = np.append(first[1:], below.size) - 1
    gaps = np.append(np.diff(bearing), 0.0)
    gaps[last] = 360 - bearing[last] + bearing[first]
    widest_last = np.lexsort((gaps, below))
    return np.delete(gaps, widest_last[last])


def junction_angle(rivers, shapes):
    """Return the median angle at which rivers meet."""
    angles = junction_angles(rivers, shapes)
    result = {"name": "Junction angle (median)", "unit": "°", "counted": "angles", "count": angles.size}
    result.update(real=(45, 72), remark="About 72° where it is humid, narrower where it is arid.")
    if not angles.size:
        return Measure(**result, reason="No two rivers meet.")
    result["remark"] += f" Mean: {angles.mean():.0f}°."
    return Measure(**result, value=float(np.median(angles)), points=Points(angles, np.ones(angles.size)))


def network_sinuosity(rivers, shapes):
    """Return the length of all links over the straight lines between their ends."""
    along, straight = shapes.length, np.hypot(*(shapes.last - shapes.first).T)
    known = straight > 0
    result = {"name": "Sinuosity", "count": int(np.count_nonzero(known))}
    result["remark"] = (
        "From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it."
    )
    if not known.any():
        return Measure(**result, reason="No link has a length.")
    # Straight lengths on the ground: on a map that keeps angles the ratio is the same as there.
    length = rivers.length[known]
    return Measure(**result, value=float(length.sum() / np.sum(length * straight[known] / along[known])))


def drainage_density(rivers, terrain=None):
    """Return the length of the rivers over the area that drains to their mouths; without it, over that of the DEM."""
    result = {"name": "Drainage density", "unit": " km/km²", "count": rivers.receiver.size}
    result["remark"] = "It depends on where rivers are said to begin."
    area = rivers.area_out[rivers.mouths].sum()
    if not area > 0 and terrain is not None:
        area = terrain.area / M2_PER_KM2
        result["remark"] += " The area is that of the DEM."
    if not area > 0:
        return Measure(**result, reason=NO_AREAS)
    return Measure(**result, value=float(rivers.length.sum() / 1000 / area))
