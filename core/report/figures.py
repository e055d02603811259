"""The plots of a report: which data stand in each, and what is said below it."""

from typing import NamedTuple

import numpy as np

from .fits import Points
from .plots import MOST_DOTS, Axis, Layer, number_text, plot

ANGLE_BIN = 15
MANY_DOTS = 200
ROOM_FOR_A_MARK = 0.08  # of the height of a plot
AREA = "Area upstream (km²)"
NO_HEIGHTS = "The heights of the rivers are not known: give the DEM, or lines with heights."


class Figure(NamedTuple):
    """A plot as SVG (empty where there is nothing to see) with its title and caption."""

    title: str
    caption: str
    svg: str


def figures(report):
    """Return the plots of a report in the order of the page."""
    measures = report.measures
    order = Axis("Strahler order", whole=True)
    return [
        _law("rb", "Number of streams", measures["RB"], order, Axis("Streams", True), "R_B"),
        _law("rl", "Length of streams", measures["RL"], order, Axis("Mean length (km)", True), "R_L"),
        _law("ra", "Area of streams", measures["RA"], order, Axis("Mean area (km²)", True), "R_A"),
        _law("hack", "Hack’s law", measures["HACK"], Axis(AREA, True), Axis("Longest river upstream (km)", True), "h"),
        _law("beta", "Exceedance of areas", measures["BETA"], Axis(AREA, True), Axis("Share of the rivers", True), "β"),
        _law("theta", "Slope and area", measures["THETA"], Axis(AREA, True), Axis("Slope (m/m)", True), "θ"),
        _hypsometry(measures["HYPSOMETRIC"]),
        _profiles(report.profiles),
        _angles(measures["JUNCTION_ANGLE"]),
    ]


def _law(key, title, measure, x_axis, y_axis, symbol):
    """Return the plot of a power law, or of numbers that grow by a ratio from order to order."""
    cloud, points, fit = measure.cloud, measure.points, measure.fit
    if not points.x.size and not cloud.x.size:
        return Figure(title, measure.reason, "")
    layers = [Layer("cloud", *cloud)] if cloud.x.size else []
    layers += [Layer("dots" if points.x.size < MANY_DOTS else "fine", *points)] if points.x.size else []
    caption = measure.reason
    if fit is not None:
        ends = np.array([fit.low, fit.high])
        layers.append(Layer("fit", 10**ends if x_axis.logarithmic else ends, 10 ** fit(ends)))
        caption = f"{symbol} = {measure.value:.3g}, {fit.count:,} {measure.counted}"
        caption += f", R² {fit.r_squared:.3f}." if np.isfinite(fit.r_squared) else "."
    if x_axis.logarithmic and cloud.x.size and points.x.size:
        caption += " Pale: not fitted." if key != "theta" else " Pale: single links."
    if max(cloud.x.size, points.x.size) > MOST_DOTS:
        caption += f" {MOST_DOTS:,} of {max(cloud.x.size, points.x.size):,} dots are drawn."
    about = f"{y_axis.label} against {x_axis.label}. {caption}"
    return Figure(title, caption, plot(key, title, about, x_axis, y_axis, layers))


def _hypsometry(measure):
    """Return the hypsometric curve: which share of the area lies above which share of the relief."""
    title = "Hypsometry"
    if not measure.points.x.size:
        return Figure(title, measure.reason, "")
    share = Axis("Share of the area above", low=0.0, high=1.0)
    relief = Axis("Height over relief", low=0.0, high=1.0)
    caption = f"Integral {measure.value:.3g}, {measure.count:,} cells."
    return Figure(title, caption, plot("hypsometry", title, caption, share, relief, [Layer("line", *measure.points)]))


def _profiles(profiles):
    """Return the profiles of the main rivers, numbered at their heads."""
    title = "Main rivers"
    if not profiles:
        return Figure(title, NO_HEIGHTS, "")
    layers = [Layer("line", profile.distance, profile.height) for profile in profiles]
    heads = [Points(profile.distance[-1:], profile.height[-1:]) for profile in profiles]
    layers += [Layer("mark", *head, text=str(number)) for number, head in enumerate(heads, 1)]
    relative = any(profile.above_mouth for profile in profiles)
    label = "Height above the mouth (m)" if relative else "Height (m)"
    heights = np.concatenate([profile.height for profile in profiles])
    height = Axis(label, high=heights.max() + ROOM_FOR_A_MARK * np.ptp(heights))
    caption = "From the mouth (left) to the head; the numbers are those of the map and of its table."
    return Figure(title, caption, plot("profiles", title, caption, Axis("Way to the mouth (km)"), height, layers))


def _angles(measure):
    """Return how often rivers meet at which angle."""
    title = "Junction angles"
    if not measure.points.x.size:
        return Figure(title, measure.reason, "")
    edges = np.arange(0, 180 + ANGLE_BIN, ANGLE_BIN)
    counts, _ = np.histogram(measure.points.x, edges)
    bars = Layer("bars", edges[:-1] + ANGLE_BIN / 2, counts, ANGLE_BIN)
    caption = f"Median {number_text(measure.value)}°, {measure.count:,} angles."
    angle = Axis("Angle between rivers that meet (°)", low=0.0, high=180.0)
    return Figure(title, caption, plot("angles", title, caption, angle, Axis("Junctions", low=0.0, whole=True), [bars]))
