"""Catchment sheets: one page for each gauge, with a map, a profile, a hypsometric curve, and numbers with sources."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any, Callable, NamedTuple

import numpy as np

from ..arrays import Shape
from .figures import Figure, figure_html, plotted
from .page_texts import whole_page
from .plots import Axis, Layer
from .relief_picture import relief_image
from .river_map import INK, RIVER_INK, SCALE_BAR, line_path, scale_bar, visible_vertices
from .texts import Number, Text, in_language

MAP_SIZE = 700.0  # of the longer side of a map
TALL = 1.05  # height of a map over its width: as tall as both plots beside it, and a page has no room for more
CORNER = 28.0  # of a map, that its bar and the ring of an outlet take
PATH_COLOUR = "#c8540a"
GROUPS_ON_THE_LEFT = 2
FOG = 0.62  # opacity of what covers the land beside the catchment
SHARES = 0.1, 0.85  # of the longest path, between which its slope is taken
NO_NUMBER = "–"

SHEET_STYLE = """
.sheet { break-after: page; } .sheet:last-child { break-after: auto; } .sheet + .sheet { margin-top: 4em; }
.sheet h1 { margin: 0; } .sheet h2 { font-size: 1em; margin: 1em 0 .2em; }
.two { display: flex; justify-content: space-between; align-items: flex-start; margin-top: .6em; }
.two > div { width: 48%; } .chart > div { width: 43%; } .chart > div:first-child { width: 55%; }
.chart figure { display: block; margin: 0; } .chart figure + figure { margin-top: .6em; }
.facts table { font-size: .88em; table-layout: fixed; } .facts td { padding: .12em .6em .12em 0; }
.facts td:first-child { width: 42%; } .facts td:nth-child(2) { width: 23%; }
.origin { font-size: .8em; overflow-wrap: anywhere; } .origin span { display: block; }
.origin, .facts .source { color: #5c5c5c; }
.warned { color: #a84300; margin: .3em 0; }
@media screen and (max-width: 45em) { .two { display: block; } .two > div, .chart > div:first-child { width: 100%; } }
@media (prefers-color-scheme: dark) { .origin, .facts .source { color: #a8a8a8; } .warned { color: #f09a57; } }
@page { size: A4; margin: 10mm 12mm; }
@media print {
  body { font-size: 11.5px; line-height: 1.3; margin: 0; padding: 0; max-width: none; color: #222; background: #fff; }
  .sheet + .sheet { margin-top: 0; } .sheet h2 { margin-top: .6em; }
  .chart > div:first-child { width: 60%; } .chart > div { width: 36%; }
  .facts table { font-size: .84em; } .facts td { padding: .06em .5em .06em 0; } .facts td:first-child { width: 44%; }
  .origin span { display: inline; } .origin span:not(:last-child)::after { content: " · "; }
  .quiet, .origin, .facts .source { color: #444; }
  .map, svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


class Fact(NamedTuple):
    """A number of a catchment: what it is, its value or None, its unit, and after whom it is."""

    label: Text
    value: Any  # a number, or a text
    unit: str = ""
    source: str = ""


class MapOfCatchment(NamedTuple):
    """What is drawn, in columns and rows of cells; the window begins at ``top``, ``left`` and has a ``shape``."""

    top: int
    left: int
    shape: Shape
    aspect: float  # width of a cell over its height
    metres: float  # height of a cell
    terrain: Any  # `TerrainHeights` of the window, of cells as coarse as may be, or None
    outline: list  # rings around the catchment, (vertices, 2)
    rivers: list  # pairs of order and line
    path: np.ndarray
    centroid: np.ndarray


class Sheet(NamedTuple):
    """What stands on the page of one catchment; ``groups`` are pairs of a heading and its `Fact`s."""

    title: Text
    map: MapOfCatchment
    distance: np.ndarray  # km from the outlet, of each vertex of the longest path
    water: np.ndarray  # heights of the water along it, NaN where nothing is known
    ground: np.ndarray  # and of the ground
    hypsometry: tuple | None  # shares of the area above heights, and these; None without heights
    groups: list
    reaches_edge: bool


def catchment_page(
    title: Text | str,
    sheets: list[Sheet],
    notes: list[Text] | tuple = (),
    origin: list[tuple[str, str]] | tuple = (),
    translate: Callable | type = str,
) -> str:
    """Return the sheets as one page of HTML in the language into which ``translate`` takes templates of texts.

    ``origin`` says where all comes from, in pairs of texts.
    """
    words = partial(in_language, translate)
    pages = (_section(sheet, number, origin, words) for number, sheet in enumerate(sheets, 1))
    said = "".join(f'<p class="warned">{escape(words(note))}</p>' for note in notes)
    return whole_page(title, [said, *pages], words, SHEET_STYLE)


def _section(sheet, number, origin, words):
    plots = _profile(sheet, number, words) + _hypsometry(sheet, number, words)
    edge = Text("It reaches the edge of the data, beyond which more land may drain to it: areas are least values.")
    groups = [_group(heading, facts, words) for heading, facts in sheet.groups]
    made = [f"<span>{escape(label)}: {escape(text)}</span>" for label, text in origin]
    return "\n".join(
        [
            f'<div class="sheet"><h1>{escape(words(sheet.title))}</h1>',
            f'<p class="warned">{escape(words(edge))}</p>' if sheet.reaches_edge else "",
            f'<div class="two chart"><div>{catchment_map(sheet.map, number, words)}</div><div>{plots}</div></div>',
            _in_two("facts", groups, GROUPS_ON_THE_LEFT),
            f"{_in_two('origin', made, -(-len(made) // 2))}</div>",
        ]
    )


def _in_two(kind, parts, left):
    """Return parts of a page in two columns, so many of them on the left."""
    return f'<div class="two {kind}"><div>{"".join(parts[:left])}</div><div>{"".join(parts[left:])}</div></div>'


def _group(heading, facts, words):
    rows = "".join(
        f"<tr><td>{escape(words(fact.label))}</td>"
        f'<td class="n">{words(fact_text(fact.value))} {escape(fact.unit) if fact.value is not None else ""}</td>'
        f'<td class="source">{escape(words(fact.source))}</td></tr>'
        for fact in facts
    )
    return f"<section><h2>{escape(words(heading))}</h2><table><tbody>{rows}</tbody></table></section>"


def fact_text(value: float | str | None) -> Any:
    """Return a number with about four digits, as a person would write it; a text as it is."""
    if isinstance(value, str):
        return value
    if value is None or not np.isfinite(value):
        return NO_NUMBER
    if value == 0:
        return Number("0")
    digits = int(np.clip(3 - np.floor(np.log10(abs(value))), 0, 6))
    return Number(f"{value:,.{digits}f}")


def _profile(sheet, number, words):
    """Return the longest path as it falls, from the outlet (left) to the divide."""
    title = Text("Longest path")
    known = np.isfinite(sheet.water)
    if known.sum() < 2 or not sheet.distance[-1] > 0:
        return figure_html(Figure(title, Text("It has no length, or its heights are not known."), ""), words)
    distance, water, ground = (each[known] for each in (sheet.distance, sheet.water, sheet.ground))
    ends = np.array(SHARES) * sheet.distance[-1]
    layers = [Layer("line", distance, water), Layer("fit", ends, np.interp(ends, distance, water))]
    if np.nanmax(water - ground) > 0:
        layers.insert(0, Layer("cloud", distance, np.where(np.isfinite(ground), ground, water)))
    caption = Text("From the outlet (left) to the divide. Dashed: from 10 to 85 % of its length; pale: below water.")
    along, height = Axis(Text("Distance from the outlet (km)"), low=0.0), Axis(Text("Height (m)"))
    return figure_html(plotted(f"profile{number}", title, caption, along, height, layers, words), words)


def _hypsometry(sheet, number, words):
    title = Text("Hypsometric curve")
    if sheet.hypsometry is None:
        return figure_html(Figure(title, Text("The land is level, or its heights are not known."), ""), words)
    caption = Text("How much of the land lies above each height.")
    share, height = Axis(Text("Share of the area above"), low=0.0, high=1.0), Axis(Text("Height (m)"))
    layers = [Layer("line", *map(np.asarray, sheet.hypsometry))]
    return figure_html(plotted(f"hypsometry{number}", title, caption, share, height, layers, words), words)


def catchment_map(drawn: MapOfCatchment, number: int, words: Callable = str) -> str:
    """Return the map of a catchment as HTML."""
    nrows, ncols = drawn.shape
    scale = MAP_SIZE / max(nrows, ncols * drawn.aspect)
    width, height = ncols * drawn.aspect * scale, nrows * scale

    def placed(line):
        return (np.asarray(line, np.float64) - (drawn.left, drawn.top)) * (drawn.aspect * scale, scale)

    rings = "".join(line_path(visible_vertices(placed(ring))) + "Z" for ring in drawn.outline)
    title = Text("Map of the catchment")
    line = 'fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-width'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        f'aria-labelledby="map{number}-title"><title id="map{number}-title">{escape(words(title))}</title>',
        f'<path fill="#fff" fill-opacity="{FOG}" fill-rule="evenodd" d="M0 0H{width:.1f}V{height:.1f}H0Z{rings}"/>',
    ]
    for order, river in drawn.rivers:
        path = line_path(visible_vertices(placed(river)))
        parts.append(f'<path {line}="{0.7 + 0.7 * order:g}" stroke="{RIVER_INK}" d="{path}"/>')
    parts.append(f'<path {line}="1.6" stroke="{INK}" d="{rings}"/>')
    if len(drawn.path) > 1:
        path = line_path(visible_vertices(placed(drawn.path)))
        parts.append(f'<path {line}="3" stroke="{PATH_COLOUR}" stroke-dasharray="9 5" d="{path}"/>')
    outlet = x, y = placed(drawn.path[-1])
    parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#fff" stroke="{PATH_COLOUR}" stroke-width="3"/>')
    x, y = placed(drawn.centroid)
    parts.append(f'<path {line}="1.6" stroke="{INK}" d="M{x - 6:.1f} {y:.1f}h12M{x:.1f} {y - 6:.1f}v12"/>')
    bar = "".join(scale_bar(width, height, drawn.metres / scale, words))
    if outlet[0] < SCALE_BAR * width + 2 * CORNER and outlet[1] > height - 2 * CORNER:  # where the bar would cover it
        bar = f'<g transform="translate({(1 - SCALE_BAR) * width - CORNER:.1f} 0)">{bar}</g>'
    parts += [bar, "</svg>"]
    image = "" if drawn.terrain is None else relief_image(drawn.terrain)
    legend = Text("Blue: rivers. Dashed: longest path, from the divide to the outlet (ring). Cross: centroid.")
    narrow = f' style="max-width: {100 * TALL * width / height:.0f}%"' if height > TALL * width else ""
    return f'<div class="map"{narrow}>{image}{"".join(parts)}</div><p class="quiet">{escape(words(legend))}</p>'
