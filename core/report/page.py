"""The report as a page (HTML, everything inside it) and as data (JSON): both tell the same numbers."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from typing import Callable, NamedTuple

from ..run.run import Run
from .figures import NO_HEIGHTS, figure_html, figures, with_subscripts
from .fits import count_text
from .measured_network import MeasuredNetwork
from .measures import measure_network
from .page_texts import LEGEND, METHODS, METHODS_IN_WORDS, whole_page
from .profiles import main_profiles
from .river_map import river_map
from .stream_orders import Streams, streams_of
from .terrain import TerrainHeights
from .texts import Number, Text, in_language
from .verdict import verdict


class Report(NamedTuple):
    """All that is told about a network and its terrain; ``notes`` say what was done to the data before.

    ``origin`` says where all this comes from, in pairs of texts; ``words`` says a `Text` in the language of the page.
    """

    title: str
    notes: tuple
    rivers: MeasuredNetwork
    measures: dict
    streams: Streams
    profiles: list
    map: str
    map_caption: str
    origin: tuple
    words: Callable


def make_report(
    run: Run,
    title: Text | str,
    rivers: MeasuredNetwork,
    terrain: TerrainHeights | None = None,
    notes: list | tuple = (),
    more=None,
    origin: list[tuple[str, str]] | tuple = (),
    translate: Callable | type = str,
) -> Report:
    """Return the report on a network, and on the terrain where one is given, with ``more`` measures by their key.

    The page is in the language into which ``translate`` takes templates of texts; the data are in English.
    """
    words = partial(in_language, translate)
    measures, profiles = {**measure_network(run, rivers, terrain), **(more or {})}, main_profiles(rivers)
    chart, caption = river_map(rivers, terrain, profiles, words)
    streams = streams_of(rivers)
    return Report(title, tuple(notes), rivers, measures, streams, profiles, chart, caption, tuple(origin), words)


def value_or_none(number: float) -> float | None:
    """Return a plain number for JSON and QGIS, None where it is not known."""
    return float(number) if number is not None and math.isfinite(number) else None


def report_facts(report: Report) -> dict:
    """Return the report as plain numbers, texts, lists and dictionaries; what is not known is None."""
    rivers = report.rivers
    return {
        "title": report.title,
        "verdict": verdict(report.measures, rivers.receiver.size),
        "notes": list(report.notes),
        "network": {
            "links": int(rivers.receiver.size),
            "mouths": int(rivers.mouths.size),
            "highest_order": int(rivers.strahler.max(initial=0)),
            "length_km": value_or_none(rivers.length.sum() / 1000),
            "area_km2": value_or_none(rivers.area_out[rivers.mouths].sum()),
        },
        "measures": {key: _measure_facts(each) for key, each in report.measures.items()},
        "orders": [
            {
                "order": int(order),
                "streams": int(count),
                "mean_length_km": value_or_none(length),
                "mean_area_km2": value_or_none(area),
            }
            for order, count, length, area in zip(*report.streams)
        ],
        "profiles": [
            {
                "length_km": value_or_none(profile.distance[-1]),
                "mouth_m": None if profile.above_mouth else value_or_none(profile.height[0]),
                "fall_m": value_or_none(profile.height[-1] - profile.height[0]),
                "links": profile.links,
            }
            for profile in report.profiles
        ],
        "origin": [list(pair) for pair in report.origin],
    }


def _measure_facts(measure):
    """Return a measure as plain values."""
    fit = measure.fit
    limits = (None, None) if fit is None else _limits(measure)
    return {
        "name": measure.name,
        "value": value_or_none(measure.value),
        "unit": measure.unit,
        "points": int(measure.count),
        "counted": measure.counted,
        "from": limits[0],
        "to": limits[1],
        "r2": None if fit is None else value_or_none(fit.r_squared),
        "real": list(measure.real) or None,
        "meaning": measure.meaning,
        "remark": measure.remark,
        "reason": measure.reason,
    }


def _limits(measure):
    """Return between which orders or areas (km²) a line was fitted."""
    return float(measure.points.x.min()), float(measure.points.x.max())


def report_json(report: Report) -> str:
    """Return the report as JSON."""
    return json.dumps(report_facts(report), ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def value_text(value: float | None) -> Number:
    """Return a number of the report as the page shows it."""
    return Number("–" if value is None else f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}")


def report_html(report: Report) -> str:
    """Return the report as a page."""
    facts, words = report_facts(report), report.words
    notes = "".join(f"<li>{escape(words(note))}</li>" for note in report.notes)
    return whole_page(
        report.title,
        [
            f"<h1>{escape(words(report.title))}</h1>",
            f'<p class="verdict">{with_subscripts(words(facts["verdict"]))}</p>',
            f"<p>{escape(words(_summary(facts['network'])))}</p>",
            f"<ul>{notes}</ul>" if notes else "",
            _overview(report, facts),
            _heading(Text("Measures"), words),
            _measures_table(facts["measures"], words),
            f'\n<p class="quiet">{words(LEGEND)}</p>\n',
            _heading(Text("Plots"), words),
            _plots(figures(report), words),
            _heading(Text("How it was measured"), words),
            METHODS.format(*(escape(words(text)) for text in METHODS_IN_WORDS)),
            _origin_table(report.origin, words),
        ],
        words,
    )


def _heading(text, words):
    return f"<h2>{escape(words(text))}</h2>"


def _summary(network):
    """Return the network in a sentence."""
    links = Text("one link") if network["links"] == 1 else count_text(network["links"], "links")
    mouths = Text("one mouth") if network["mouths"] == 1 else Text("{:,} mouths", network["mouths"])
    length, order = value_text(network["length_km"]), network["highest_order"]
    if network["area_km2"] is None:
        return Text("{}, {} km of rivers up to order {}, {}.", links, length, order, mouths)
    area = value_text(network["area_km2"])
    return Text("{}, {} km of rivers up to order {}, {}, draining {} km².", links, length, order, mouths, area)


def _overview(report, facts):
    """Return the map, and beside it the streams and the main rivers."""
    words = report.words
    tables = (
        f"{_heading(Text('Streams by order'), words)}\n{_orders_table(facts['orders'], words)}",
        f"{_heading(Text('Main rivers'), words)}\n{_profiles_table(facts['profiles'], words)}",
    )
    caption = f'<p class="quiet">{escape(words(report.map_caption))}</p>' if report.map else ""
    return f'<div class="overview">{report.map}\n<div class="beside">{"".join(tables)}{caption}</div></div>'


def html_table(header: Sequence, rows: Iterable, words: Callable) -> str:
    """Return a table; a cell is its text, or (text, class)."""
    lines = []
    for tag, cells in [("th", header), *[("td", row) for row in rows]]:
        cells = [cell if isinstance(cell, tuple) else (cell, "") for cell in cells]
        lines.append("".join(f'<{tag} class="{style}">{words(text)}</{tag}>' for text, style in cells))
    return (
        f"<table>\n<thead><tr>{lines[0]}</tr></thead>\n<tbody>\n"
        + "\n".join(f"<tr>{line}</tr>" for line in lines[1:])
        + "\n</tbody>\n</table>"
    )


def _measures_table(measures, words):
    value, real, remark = (Text("Value"), "n"), (Text("Real rivers"), "n"), Text("Remark")
    header = [Text("Measure"), value, real, ("R²", "n"), Text("From"), remark]
    return html_table(header, [_measure_row(each, words) for each in measures.values()], words)


def _measure_row(facts, words):
    value, real = facts["value"], facts["real"]
    text = words(value_text(value)) + ("" if value is None else facts["unit"])
    style = ""
    if value is not None and real:
        within = real[0] <= value <= real[1]
        text, style = (f"{text} ●", " within") if within else (f"{text} ○", " outside")
    name, meaning = with_subscripts(words(facts["name"])), escape(words(facts["meaning"]))
    return [
        f'{name}<br/><span class="quiet">{meaning}</span>',
        (text, "n value" + style),
        ("–".join(words(Number(f"{limit:g}")) for limit in real) if real else "–", "n"),
        ("" if facts["r2"] is None else Number(f"{facts['r2']:.3f}"), "n"),
        "" if value is None else _basis(facts),
        (escape(f"{words(facts['reason'])} {words(facts['remark'])}".strip()), "remark"),
    ]


def _basis(facts):
    """Return what a number comes from, and between which limits a line was fitted."""
    basis = count_text(facts["points"], facts["counted"])
    if facts["from"] is None:
        return basis
    low, high = value_text(facts["from"]), value_text(facts["to"])
    if facts["counted"] == "orders":
        return Text("{}, {} to {}", basis, low, high)
    return Text("{}, {} to {} km²", basis, low, high)


def _orders_table(orders, words):
    length, area = (Text("Mean length (km)"), "n"), (Text("Mean area (km²)"), "n")
    header = [Text("Order"), (Text("Streams"), "n"), length, area]
    keys = ("streams", "mean_length_km", "mean_area_km2")
    rows = [[str(each["order"]), *((value_text(each[key]), "n") for key in keys)] for each in orders]
    return html_table(header, rows, words)


def _profiles_table(profiles, words):
    if not profiles:
        return f"<p>{escape(words(NO_HEIGHTS))}</p>"
    numbers = Text("Length (km)"), Text("Height of the mouth (m)"), Text("Fall (m)"), Text("Links")
    rows = []
    for number, profile in enumerate(profiles, 1):
        mouth = profile["mouth_m"]
        values = profile["length_km"], mouth if mouth is None else round(mouth, 1), profile["fall_m"], profile["links"]
        rows.append([str(number), *((value_text(value), "n") for value in values)])
    return html_table([Text("River"), *((text, "n") for text in numbers)], rows, words)


def _origin_table(origin, words):
    """Return what the report is made of."""
    rows = [[escape(label), escape(text)] for label, text in origin]
    return _heading(Text("Where it comes from"), words) + "\n" + html_table(["", ""], rows, words) if rows else ""


def _plots(shown, words):
    """Return the plots side by side, and below them why others are missing."""
    drawn = "".join(figure_html(each, words) for each in shown if each.svg)
    missing = "".join(figure_html(each, words) for each in shown if not each.svg)
    return f'<div class="plots">{drawn}</div>\n{missing}'
