"""The map of a report: rivers by their order over the relief of the land, with a scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Coordinates, Values
from .plots import number_text
from .relief_picture import relief_image
from .terrain import TerrainHeights
from .texts import Text, joined_texts

if TYPE_CHECKING:
    from .measured_network import MeasuredNetwork
    from .profiles import Profile

SIZE = 900.0  # of the longer side
MAP_MARGIN = 0.03  # of the longer side, around rivers without a terrain
MOST_MAP_VERTICES = 60_000
LEAST_MAP_STEP = 0.7  # between vertices that are drawn
NARROWEST, WIDER_BY_ORDER = 0.9, 0.75  # of rivers of order 1, and by how much each order is wider
SCALE_BAR = 0.25  # of the width, at most, of the scale
PX_PER_EM = 20
RIVER_INK, INK = "#1f5f9f", "#222"


def river_map(
    rivers: MeasuredNetwork, terrain: TerrainHeights | None, profiles: list[Profile], words: Callable | type = str
) -> tuple[str, Text | str]:
    """Return the map as HTML and what is said below it; both empty where no river has a place.

    The main rivers bear the numbers of their ``profiles`` at their mouths. ``words`` says a text in some language.
    """
    sheet = _Sheet(rivers, terrain)
    if sheet.size is None:
        return "", ""
    orders, first = _drawn_orders(rivers, sheet)
    width, height = sheet.size
    about = Text("{:,} links, wider the higher their order.", len(rivers.lines))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        'aria-labelledby="map-title map-text">',
        f'<title id="map-title">{escape(words(Text("Map of the rivers")))}</title>',
        f'<desc id="map-text">{escape(words(about))}</desc>',
        *orders,
        *_numbers([rivers.lines[profile.mouth] for profile in profiles], sheet),
        *scale_bar(width, height, sheet.metres, words),
        "</svg>",
    ]
    image = relief_image(terrain) if sheet.on_terrain else ""
    page = f'<div class="map" style="max-width: {width / PX_PER_EM:.0f}em">{image}{"".join(parts)}</div>'
    caption = [Text("Rivers are wider the higher their order.")]
    if profiles:
        caption.append(Text("Numbers stand at the mouths of the main rivers."))
    if first > 1:
        caption.append(Text("Rivers below order {} are too many to be drawn.", first))
    return page, joined_texts(caption)


class _Sheet:
    """Where vertices lie on the map: on the cells of the terrain if they are known, else on the plane of the lines."""

    def __init__(self, rivers, terrain):
        self.on_terrain = terrain is not None and bool(rivers.lines) and rivers.lines[0].shape[1] > 3
        self.size = None
        if not rivers.lines:
            return
        if self.on_terrain:
            nrows, ncols = terrain.heights.shape
            self._turned = np.array([terrain.aspect, 1.0])
            self._corner, span = np.zeros(2), np.array([ncols * terrain.aspect, nrows])
        else:
            self._turned = np.array([1.0, -1.0])
            places = np.concatenate([line[:, :2] for line in rivers.lines]) * self._turned
            low, high = places.min(axis=0), places.max(axis=0)
            margin = MAP_MARGIN * (high - low).max()
            self._corner, span = low - margin, high - low + 2 * margin
        if not (np.isfinite(span).all() and span.max() > 0):
            return
        self._scale = SIZE / span.max()
        self.size = span * self._scale
        self.metres = self._metres(rivers)

    def places(self, line: Values) -> Coordinates:
        """Return where the vertices of a line lie; those that have no place are left out."""
        columns = line[:, 3:5] if self.on_terrain else line[:, :2]
        places = (columns * self._turned - self._corner) * self._scale
        return places[np.isfinite(places).all(axis=1)]

    def _metres(self, rivers):
        """Return how many metres of the ground a step of the map is, as the lengths of the rivers tell."""
        drawn = np.array([np.hypot(*np.diff(self.places(line), axis=0).T).sum() for line in rivers.lines])
        known = (drawn > 0) & np.isfinite(rivers.length)
        return rivers.length[known].sum() / drawn[known].sum() if known.any() else np.nan


def _drawn_orders(rivers, sheet):
    """Return the rivers of each order as a path, the highest last, and the lowest order that is drawn."""
    lines = [visible_vertices(sheet.places(line)) for line in rivers.lines]
    sizes = np.array([len(line) for line in lines])
    highest = int(rivers.strahler.max(initial=1))
    first = 1
    while first < highest and sizes[rivers.strahler >= first].sum() > MOST_MAP_VERTICES:
        first += 1
    paths = []
    for order in range(first, highest + 1):
        of_order = np.nonzero((rivers.strahler == order) & (sizes > 1))[0]
        path = "".join(line_path(lines[link]) for link in of_order)
        width = NARROWEST + WIDER_BY_ORDER * (order - first)
        if path:
            paths.append(
                f'<path class="order{order}" fill="none" stroke="{RIVER_INK}" stroke-width="{width:g}" '
                f'stroke-linecap="round" stroke-linejoin="round" d="{path}"/>'
            )
    return paths, first


def visible_vertices(places: Coordinates) -> Values:
    """Return the vertices of a line that can be told apart on the map, the last one always."""
    if len(places) < 3:
        return places
    along = np.append(0.0, np.cumsum(np.hypot(*np.diff(places, axis=0).T)))
    step = np.floor(along / LEAST_MAP_STEP)
    kept = np.append(True, np.diff(step) > 0)
    kept[-1] = True
    return places[kept]


def line_path(places: Coordinates) -> str:
    """Return a line as a piece of a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)


def _numbers(mouths, sheet):
    """Yield the numbers of the main rivers beside their mouths."""
    width, height = sheet.size
    for number, mouth in enumerate(mouths, 1):
        places = sheet.places(mouth)
        if len(places):
            x, y = np.clip(places[-1], (12, 12), (width - 12, height - 12))
            yield (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="#fff" fill-opacity="0.9" stroke="{RIVER_INK}"/>'
                f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" font-family="sans-serif" font-size="13" '
                f'font-weight="bold" fill="{INK}">{number}</text>'
            )


def scale_bar(width: float, height: float, metres: float, words: Callable | type = str) -> Iterator:
    """Yield a bar of a round length at the lower left of a map, a step of which is so many metres."""
    if not metres > 0:
        return
    longest = SCALE_BAR * width * metres
    power = 10.0 ** np.floor(np.log10(longest))
    length = power * max(step for step in (1, 2, 5) if step * power <= longest)
    number, unit = (length / 1000, "km") if length >= 1000 else (length, "m")
    text = f"{words(number_text(number))} {unit}"
    bar, x, y = length / metres, 14.0, height - 14.0
    yield (
        f'<rect x="{x - 6:g}" y="{y - 24:.1f}" width="{bar + 12:.1f}" height="32" fill="#fff" fill-opacity="0.75"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="2" d="M{x:g} {y - 4:.1f}v4h{bar:.1f}v-4"/>'
        f'<text x="{x + bar / 2:.1f}" y="{y - 7:.1f}" text-anchor="middle" font-family="sans-serif" font-size="13" '
        f'fill="{INK}">{escape(text)}</text>'
    )
