"""The plots of a report: which data stand in each, and what is said below it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import NamedTuple

import numpy as np

from .fits import count_text
from .plots import MOST_DOTS, Axis, Layer, number_text, plot
from .texts import Text, joined_texts

ANGLE_BIN = 15
MANY_DOTS = 200
ROOM_FOR_A_MARK = 0.08  # of the height of a plot
AREA = Text("Area upstream (km²)")
NO_HEIGHTS = Text("The heights of the rivers are not known: give the DEM, or lines with heights.")


class Figure(NamedTuple):
    """A plot as SVG (empty where there is nothing to see) with its title and caption."""

    title: str
    caption: str
    svg: str


def plotted(
    key: str, title: Text, caption: Text, x_axis: Axis, y_axis: Axis, layers: list[Layer], words: Callable
) -> Figure:
    """Return a `Figure` whose caption is what is told of it to those who cannot see it."""
    seen = any(layer.x.size for layer in layers)
    return Figure(title, caption, plot(key, title, caption, x_axis, y_axis, layers, words) if seen else "")


def figure_html(figure: Figure, words: Callable) -> str:
    """Return a plot with its caption as HTML."""
    caption = f"<b>{escape(words(figure.title))}</b><br/>{with_subscripts(words(figure.caption))}"
    return f"<figure><figcaption>{caption}</figcaption>{figure.svg}</figure>"


def with_subscripts(text: str) -> str:
    """Return a text as HTML, the B of R_B below the line."""
    return re.sub(r"R_([BLA])", r"R<sub>\1</sub>", escape(text))


def figures(report) -> list[Figure]:
    """Return the plots of a report in the order of the page."""
    measures, words = report.measures, report.words
    order, area = Axis(Text("Strahler order"), whole=True), Axis(AREA, True)
    streams, share = Axis(Text("Streams"), True), Axis(Text("Share of the rivers"), True)
    mean_length, mean_area = Axis(Text("Mean length (km)"), True), Axis(Text("Mean area (km²)"), True)
    longest, slope = Axis(Text("Longest river upstream (km)"), True), Axis(Text("Slope (m/m)"), True)
    return [
        _law("rb", Text("Number of streams"), measures["RB"], order, streams, "R_B", words),
        _law("rl", Text("Length of streams"), measures["RL"], order, mean_length, "R_L", words),
        _law("ra", Text("Area of streams"), measures["RA"], order, mean_area, "R_A", words),
        _law("hack", Text("Hack’s law"), measures["HACK"], area, longest, "h", words),
        _law("beta", Text("Exceedance of areas"), measures["BETA"], area, share, "β", words),
        _law("theta", Text("Slope and area"), measures["THETA"], area, slope, "θ", words),
        _hypsometry(measures["HYPSOMETRIC"], words),
        _profiles(report.profiles, words),
        _angles(measures["JUNCTION_ANGLE"], words),
    ]


def _law(key, title, measure, x_axis, y_axis, symbol, words):
    """Return the plot of a power law, or of numbers that grow by a ratio from order to order."""
    cloud, points, fit = measure.cloud, measure.points, measure.fit
    if not points.x.size and not cloud.x.size:
        return Figure(title, measure.reason, "")
    layers = [Layer("cloud", cloud.x, cloud.y)] if cloud.x.size else []
    layers += [Layer("dots" if points.x.size < MANY_DOTS else "fine", points.x, points.y)] if points.x.size else []
    caption = [measure.reason]
    if fit is not None:
        ends = np.array([fit.low, fit.high])
        layers.append(Layer("fit", 10**ends if x_axis.logarithmic else ends, 10 ** fit(ends)))
        caption = [_fitted(measure, symbol)]
    if x_axis.logarithmic and cloud.x.size and points.x.size:
        caption.append(Text("Pale: single links.") if key == "theta" else Text("Pale: not fitted."))
    dots = max(cloud.x.size, points.x.size)
    if dots > MOST_DOTS:
        caption.append(Text("{:,} of {:,} dots are drawn.", MOST_DOTS, dots))
    caption = joined_texts(caption)
    about = Text("{} against {}. {}", y_axis.label, x_axis.label, caption)
    return Figure(title, caption, plot(key, title, about, x_axis, y_axis, layers, words))


def _fitted(measure, symbol):
    """Return the number that a fit has given, and what it rests on."""
    fit = measure.fit
    count = count_text(fit.count, measure.counted)
    if np.isfinite(fit.r_squared):
        return Text("{} = {:.3g}, {}, R² {:.3f}.", symbol, measure.value, count, fit.r_squared)
    return Text("{} = {:.3g}, {}.", symbol, measure.value, count)


def _hypsometry(measure, words):
    """Return the hypsometric curve: which share of the area lies above which share of the relief."""
    title = Text("Hypsometry")
    if not measure.points.x.size:
        return Figure(title, measure.reason, "")
    share = Axis(Text("Share of the area above"), low=0.0, high=1.0)
    relief = Axis(Text("Height over relief"), low=0.0, high=1.0)
    caption = Text("Integral {:.3g}, {:,} cells.", measure.value, measure.count)
    return plotted("hypsometry", title, caption, share, relief, [Layer("line", *measure.points)], words)


def _profiles(profiles, words):
    """Return the profiles of the main rivers, numbered at their heads."""
    title = Text("Main rivers")
    if not profiles:
        return Figure(title, NO_HEIGHTS, "")
    layers = [Layer("line", profile.distance, profile.height) for profile in profiles]
    layers += [
        Layer("mark", profile.distance[-1:], profile.height[-1:], text=str(number))
        for number, profile in enumerate(profiles, 1)
    ]
    relative = any(profile.above_mouth for profile in profiles)
    label = Text("Height above the mouth (m)") if relative else Text("Height (m)")
    heights = np.concatenate([profile.height for profile in profiles])
    height = Axis(label, high=heights.max() + ROOM_FOR_A_MARK * np.ptp(heights))
    distance = Axis(Text("Way to the mouth (km)"))
    caption = Text("From the mouth (left) to the head; the numbers are those of the map and of its table.")
    return plotted("profiles", title, caption, distance, height, layers, words)


def _angles(measure, words):
    """Return how often rivers meet at which angle."""
    title = Text("Junction angles")
    if not measure.points.x.size:
        return Figure(title, measure.reason, "")
    edges = np.arange(0, 180 + ANGLE_BIN, ANGLE_BIN)
    counts, _ = np.histogram(measure.points.x, edges)
    bars = Layer("bars", edges[:-1] + ANGLE_BIN / 2, counts, ANGLE_BIN)
    caption = Text("Median {}°, {:,} angles.", number_text(measure.value), measure.count)
    angle = Axis(Text("Angle between rivers that meet (°)"), low=0.0, high=180.0)
    junctions = Axis(Text("Junctions"), low=0.0, whole=True)
    return plotted("angles", title, caption, angle, junctions, [bars], words)
