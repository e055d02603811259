"""How far streams fall at each of some thresholds, as a page with plots: what chose where rivers begin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

import numpy as np

from ..rivers.stream_drops import DIFFERENT, StreamDrops, constant_drop
from .catchment_sheets import fact_text
from .figures import figure_html, plotted
from .page import html_table
from .page_texts import whole_page
from .plots import Axis, Layer
from .texts import Text, in_language


def stream_drop_page(
    title: Text | str,
    found: list[StreamDrops],
    unit: str,
    origin: list[tuple[str, str]] | tuple = (),
    translate: Callable | type = str,
) -> str:
    """Return the drops of streams at thresholds in a ``unit`` as a page of HTML; as of `catchment_page` the others."""
    words = partial(in_language, translate)
    best = constant_drop(found)
    if best is None:
        said = Text("At no threshold do streams of the first order fall as far as higher ones.")
    else:
        least = fact_text(best.threshold)
        said = Text(
            "{} {}: the least threshold at which streams of the first order fall as far as higher ones.", least, unit
        )
    made = "".join(f"<li>{escape(label)}: {escape(text)}</li>" for label, text in origin)
    return whole_page(
        title,
        [
            f"<h1>{escape(words(title))}</h1>",
            f'<p class="verdict">{escape(words(said))}</p>',
            f'<div class="plots">{_drops(found, unit, words)}{_differences(found, best, unit, words)}</div>',
            _drop_table(found, best, unit, words),
            f'<ul class="quiet">{made}</ul>',
        ],
        words,
    )


def _threshold_axis(unit):
    return Axis(Text("Threshold ({})", unit), logarithmic=True)


def _drops(found, unit, words):
    """Plot the mean drops of both kinds of streams."""
    title = Text("Mean drop of streams")
    caption = Text("Blue: streams of the first order. Dashed: higher ones.")
    at = np.array([each.threshold for each in found])
    first, higher = (np.array([getattr(each, name) for each in found]) for name in ("first_mean", "higher_mean"))
    layers = [Layer(kind, at[ok], drop[ok]) for kind, drop, ok in _known(("line", first), ("fit", higher))]
    threshold, mean = _threshold_axis(unit), Axis(Text("Mean drop (m)"), low=0.0)
    return figure_html(plotted("drops", title, caption, threshold, mean, layers, words), words)


def _differences(found, best, unit, words):
    """Plot how many deviations both means lie apart, and between which they are taken for equal."""
    title = Text("Difference of both means (t)")
    caption = Text("Between the dashed lines the means do not differ. The dot is the threshold that is chosen.")
    at, t = (np.array([getattr(each, name) for each in found]) for name in ("threshold", "t"))
    ends = at[[0, -1]] if at.size else at
    layers = [Layer("fit", ends, np.full(ends.size, limit)) for limit in (-DIFFERENT, DIFFERENT)]
    layers += [Layer("line", at[ok], values[ok]) for _, values, ok in _known(("line", t))]
    if best is not None:
        layers.append(Layer("dots", np.array([best.threshold]), np.array([best.t])))
    return figure_html(plotted("t", title, caption, _threshold_axis(unit), Axis(Text("t")), layers, words), words)


def _known(*curves):
    """Yield curves with which of their values are known."""
    for kind, values in curves:
        yield kind, values, np.isfinite(values)


def _drop_table(found, best, unit, words):
    """Return the table; the chosen row is marked."""
    names = (
        Text("Threshold ({})", unit), Text("First order"), Text("Higher"),
        Text("Drop, first (m)"), Text("Drop, higher (m)"), Text("t"), Text("Without drop"),
    )  # fmt: skip
    rows = []
    for each in found:
        values = (
            each.threshold, each.first_count, each.higher_count, each.first_mean, each.higher_mean, each.t,
            each.level_count,
        )  # fmt: skip
        cells = [words(fact_text(value)) if isinstance(value, float) else f"{value:,}" for value in values]
        rows.append([(f"<b>{cell}</b>" if each is best else cell, "n") for cell in cells])
    return html_table([(name, "n") for name in names], rows, words)
