"""Plots as inline SVG: axes with round numbers, dots, lines and bars; they need no other file and no script."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import NamedTuple

import numpy as np

from ..arrays import Values
from .texts import Number, Text

PLOT_WIDTH, PLOT_HEIGHT = 460, 320
PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_BOTTOM = 62, 14, 10, 48
PADDING = 0.04  # of the span of an axis, so that no dot lies on the frame
MOST_DOTS = 1500
MOST_TICKS = 6
LEAST_APART = 6.5  # so many numbers fit on a logarithmic axis at even distances
SHORT_OF_A_DECADE = 0.6  # on so short a logarithmic axis, numbers stand at even distances

# The colours of a bright page; the page's own style sheet changes them by class where it is dark.
PLOT_STYLES = {
    "frame": 'fill="none" stroke="#999"',
    "grid": 'stroke="#e4e4e4"',
    "text": 'fill="#333" font-family="sans-serif" font-size="12"',
    "cloud": 'fill="none" stroke="#9db8cc" stroke-width="3.5" stroke-linecap="round"',
    "dots": 'fill="none" stroke="#1f6fa8" stroke-width="5" stroke-linecap="round"',
    "fine": 'fill="none" stroke="#1f6fa8" stroke-width="2.6" stroke-linecap="round"',
    "line": 'fill="none" stroke="#1f6fa8" stroke-width="1.8" stroke-linejoin="round"',
    "fit": 'fill="none" stroke="#c8540a" stroke-width="2.2" stroke-dasharray="7 4"',
    "bars": 'fill="#6a9fc4" stroke="none"',
    "mark": 'fill="#c8540a" font-family="sans-serif" font-size="12" font-weight="bold"',
}


class Axis(NamedTuple):
    """What an axis shows and whether its scale is logarithmic; ``low`` and ``high`` widen it to at least these."""

    label: str
    logarithmic: bool = False
    low: float = math.nan
    high: float = math.nan
    whole: bool = False


class Layer(NamedTuple):
    """Something to draw: a ``kind`` of `PLOT_STYLES`; bars have a ``width``, a mark has a ``text``."""

    kind: str
    x: np.ndarray
    y: np.ndarray
    width: float = 0.0
    text: str = ""


class _Scale:
    """From the values of an axis to places in the drawing."""

    def __init__(self, axis, values, first, last):
        self.logarithmic = axis.logarithmic
        values = np.append(np.asarray(values, np.float64), [axis.low, axis.high])
        values = values[np.isfinite(values) & ((values > 0) | (not axis.logarithmic))]
        low, high = (values.min(), values.max()) if values.size else (1.0, 10.0)
        self.low, self.high = (math.log10(low), math.log10(high)) if axis.logarithmic else (low, high)
        if self.high - self.low < 1e-9 * max(1.0, abs(self.high)):
            wide = 0.5 if axis.logarithmic or axis.whole else max(0.5 * abs(self.high), 0.5)
            self.low, self.high = self.low - wide, self.high + wide
        padding = PADDING * (self.high - self.low)
        self.low -= 0 if low == axis.low else padding
        self.high += 0 if high == axis.high else padding
        self.first, self.last = first, last
        wide = axis.logarithmic and self.high - self.low > SHORT_OF_A_DECADE
        ticks = _logarithmic_ticks(self.low, self.high) if wide else np.empty(0)
        if ticks.size < 2:
            low, high = (10**self.low, 10**self.high) if axis.logarithmic else (self.low, self.high)
            ticks = _ticks(low, high, axis.whole)
        self.ticks = ticks

    def __call__(self, values):
        """Return the places of values."""
        values = np.log10(values) if self.logarithmic else np.asarray(values, np.float64)
        return self.first + (values - self.low) / (self.high - self.low) * (self.last - self.first)


def _ticks(low, high, whole):
    """Return round values from ``low`` to ``high``, a few."""
    step = 10.0 ** math.floor(math.log10((high - low) / MOST_TICKS))
    step *= next(times for times in (1, 2, 5, 10) if (high - low) / (step * times) <= MOST_TICKS)
    step = max(step, 1.0) if whole else step
    return np.arange(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1) * step


def _logarithmic_ticks(low, high):
    """Return powers of ten between two logarithms, or more round numbers where the span is short; or too few."""
    powers = np.arange(math.floor(low), math.ceil(high) + 1)
    for steps in ((1, 2, 3, 5), (1, 2, 5), (1, 3), (1,)):
        ticks = np.ravel(10.0 ** powers[:, None] * steps)
        ticks = ticks[(np.log10(ticks) >= low - 1e-9) & (np.log10(ticks) <= high + 1e-9)]
        if ticks.size < 2 or np.diff(np.log10(ticks)).min() > (high - low) / LEAST_APART:
            return ticks
    return ticks[:: -(-ticks.size // MOST_TICKS)]


def number_text(value: float, digits: int = 3) -> Number:
    """Return a number with few digits, as a person would write it."""
    if value == 0:
        return Number("0")
    if 1e-4 <= abs(value) < 1e6:
        text = f"{value:,.{max(digits - 1 - math.floor(math.log10(abs(value))), 0)}f}"
        return Number(text.rstrip("0").rstrip(".") if "." in text else text)
    factor, power = f"{value:.{digits - 1}e}".split("e")
    factor = factor.rstrip("0").rstrip(".") if "." in factor else factor
    power = str(int(power)).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return Number(f"10{power}" if factor == "1" else f"{factor}·10{power}")


def tick_texts(ticks: Values) -> list[Number]:
    """Return numbers with as many digits as it takes to tell them apart."""
    for digits in range(3, 16):
        texts = [number_text(tick, digits) for tick in ticks]
        if len(set(texts)) == len(texts):
            break
    return texts


def plot(
    key: str, title: Text, description: Text, x_axis: Axis, y_axis: Axis, layers: list[Layer], words: Callable = str
) -> str:
    """Return a plot as SVG text; ``title`` and ``description`` are for those who cannot see it.

    ``words`` says a text in some language.
    """
    title, description = escape(words(title)), escape(words(description))
    x_scale = _Scale(x_axis, _all([_edges(layer) for layer in layers]), PLOT_LEFT, PLOT_WIDTH - PLOT_RIGHT)
    y_scale = _Scale(y_axis, _all([layer.y for layer in layers]), PLOT_HEIGHT - PLOT_BOTTOM, PLOT_TOP)
    wide, high = PLOT_WIDTH - PLOT_LEFT - PLOT_RIGHT, PLOT_HEIGHT - PLOT_TOP - PLOT_BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PLOT_WIDTH} {PLOT_HEIGHT}" role="img" '
        f'aria-labelledby="{key}-title {key}-text">',
        f'<title id="{key}-title">{title}</title><desc id="{key}-text">{description}</desc>',
        *_grid(x_scale, y_scale, words),
        *(_drawn(layer, x_scale, y_scale) for layer in layers),
        _element("rect", "frame", x=PLOT_LEFT, y=PLOT_TOP, width=wide, height=high) + "/>",
        _text((PLOT_LEFT + PLOT_WIDTH - PLOT_RIGHT) / 2, PLOT_HEIGHT - 8, words(x_axis.label)),
        _text(14, (PLOT_TOP + PLOT_HEIGHT - PLOT_BOTTOM) / 2, words(y_axis.label), turned=True),
        "</svg>",
    ]
    return "".join(parts)


def _all(arrays):
    return np.concatenate([np.ravel(array) for array in arrays]) if arrays else np.empty(0)


def _edges(layer):
    """Return where a layer reaches to along x; bars are wide."""
    x = np.asarray(layer.x, np.float64)
    return np.append(x - layer.width / 2, x + layer.width / 2) if layer.kind == "bars" else x


def _element(name, style, **attributes):
    """Return an opening tag, not closed yet, with a style."""
    values = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f'<{name} class="{style}" {PLOT_STYLES[style]}{values}'


def _text(x, y, text, anchor="middle", turned=False, style="text"):
    """Return a text at a place."""
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
    if turned:
        place["transform"] = f"rotate(-90 {x:.1f} {y:.1f})"
    return _element("text", style, **place) + f">{escape(text)}</text>"


def _grid(x_scale, y_scale, words):
    """Yield the lines and numbers of both axes."""
    for text, x in zip(tick_texts(x_scale.ticks), x_scale(x_scale.ticks)):
        yield _element("line", "grid", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=PLOT_TOP, y2=PLOT_HEIGHT - PLOT_BOTTOM) + "/>"
        yield _text(x, PLOT_HEIGHT - PLOT_BOTTOM + 17, words(text))
    for text, y in zip(tick_texts(y_scale.ticks), y_scale(y_scale.ticks)):
        yield _element("line", "grid", x1=PLOT_LEFT, x2=PLOT_WIDTH - PLOT_RIGHT, y1=f"{y:.1f}", y2=f"{y:.1f}") + "/>"
        yield _text(PLOT_LEFT - 6, y + 4, words(text), "end")


def _drawn(layer, x_scale, y_scale):
    """Return the SVG of a layer."""
    if layer.kind == "mark":
        return _text(float(x_scale(layer.x[0])), float(y_scale(layer.y[0])) - 5, layer.text, style="mark")
    if layer.kind == "bars":
        return "".join(_bar(layer, x, y, x_scale, y_scale) for x, y in zip(layer.x, layer.y) if y > 0)
    x, y = x_scale(layer.x), y_scale(layer.y)
    if layer.kind in ("cloud", "dots", "fine"):
        chosen = _some(x)
        path = "".join(f"M{a:.1f} {b:.1f}h.01" for a, b in zip(x[chosen], y[chosen]))  # a dot is a round line end
    else:
        path = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in zip(x, y))
    return _element("path", layer.kind, d=path) + "/>"


def _bar(layer, x, y, x_scale, y_scale):
    left, right = (float(x_scale(x + side * layer.width / 2)) for side in (-0.96, 0.96))
    top, bottom = float(y_scale(y)), float(y_scale(0))
    size = {"width": f"{right - left:.1f}", "height": f"{bottom - top:.1f}"}
    return _element("rect", "bars", x=f"{left:.1f}", y=f"{top:.1f}", **size) + "/>"


def _some(x):
    """Return which dots to draw: all, or from left to right as many as a person can see."""
    by_x = np.argsort(x, kind="stable")
    return by_x[np.unique(np.linspace(0, x.size - 1, min(x.size, MOST_DOTS)).astype(np.int64))] if x.size else []
