"""The report as a page (HTML, everything inside it) and as data (JSON): both tell the same numbers."""

import json
import math
import re
from html import escape
from typing import NamedTuple

from .figures import NO_HEIGHTS, figures
from .measures import measure_network
from .profiles import main_profiles
from .stream_orders import streams_of

STYLE = """
body { font: 15px/1.5 sans-serif; max-width: 64em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }
h1 { font-size: 1.6em; margin-bottom: .2em; } h2 { font-size: 1.2em; margin: 2em 0 .6em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35em .8em .35em 0; border-bottom: 1px solid #ddd; }
.n { text-align: right; white-space: nowrap; } td.value { font-weight: bold; }
dt { font-weight: bold; margin-top: .5em; } sub { line-height: 0; }
.quiet, figcaption, td.remark { color: #5c5c5c; font-size: .9em; }
.within { color: #17713a; } .outside { color: #a84300; }
figure { display: inline-block; vertical-align: top; width: 30em; max-width: 100%; margin: 0 1em 2em 0; }
figure svg { display: block; width: 100%; height: auto; margin-top: .4em; } figure b { color: #222; font-size: 1.1em; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1c1d1f; } th, td { border-color: #444; } figure b { color: #ddd; }
  .quiet, figcaption, td.remark { color: #a8a8a8; } .within { color: #67c98b; } .outside { color: #f09a57; }
  svg .text { fill: #ccc; } svg .frame { stroke: #777; } svg .grid { stroke: #38393c; }
  svg .cloud { stroke: #45617a; } svg .dots, svg .fine, svg .line { stroke: #63b3ea; } svg .bars { fill: #4583b0; }
  svg .fit { stroke: #f09a57; } svg .mark { fill: #f09a57; }
}
"""

LEGEND = """
<p class="quiet">Beside each value stands what real rivers show: <span class="within">●</span> within that range,
<span class="outside">○</span> outside it. That is a hint and no verdict; ratios of orders in particular are alike in
most trees of rivers, real or not.</p>
"""
METHODS = """
<p>A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are fitted by
least squares to logarithms (base 10); R² is the share of the variance that they explain.</p>
<dl>
<dt>R<sub>B</sub>, R<sub>L</sub>, R<sub>A</sub></dt>
<dd>Horton’s laws: the number, mean length and mean area of streams against their order, all
orders alike; the ratio is ten to the slope.</dd>
<dt>h</dt><dd>Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from its head, A the
area. Links with less than five times the area at a head are left out, because the way from the divide to the head,
which is not in L, would count too much there.</dd>
<dt>β</dt><dd>The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows
evenly. Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends.</dd>
<dt>θ</dt><dd>Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall
of all its links over their length. Bins weigh as many links as they hold.</dd>
<dt>Junction angle</dt><dd>Between directions from the junction to the middle of each tributary’s line.</dd>
<dt>Sinuosity</dt><dd>Length of all links over the straight lines between their ends.</dd>
<dt>Hypsometric integral</dt><dd>Mean height above the lowest cell over the relief, cells weighed by area.</dd>
<dt>Pits, cells in depressions</dt><dd>Cells none of whose eight neighbours is lower, and cells that a fill would raise.
Water leaves over the edge of the data.</dd>
</dl>
"""


class Report(NamedTuple):
    """All that is told about a network and its terrain; ``notes`` say what was done to the data before."""

    title: str
    notes: tuple
    rivers: object
    measures: dict
    streams: object
    profiles: list


def make_report(title, rivers, terrain=None, notes=(), progress=None, more=None):
    """Return the report on a network, and on the terrain where one is given, with ``more`` measures by their key."""
    measures = {**measure_network(rivers, terrain, progress), **(more or {})}
    return Report(title, tuple(notes), rivers, measures, streams_of(rivers), main_profiles(rivers))


def value_or_none(number):
    """Return a plain number for JSON and QGIS, None where it is not known."""
    return float(number) if number is not None and math.isfinite(number) else None


def report_facts(report):
    """Return the report as plain numbers, texts, lists and dictionaries; what is not known is None."""
    rivers = report.rivers
    return {
        "title": report.title,
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
        "remark": measure.remark,
        "reason": measure.reason,
    }


def _limits(measure):
    """Return between which orders or areas (km²) a line was fitted."""
    return float(measure.points.x.min()), float(measure.points.x.max())


def report_json(report):
    """Return the report as JSON."""
    return json.dumps(report_facts(report), ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def value_text(value):
    """Return a number of the report as the page shows it."""
    return "–" if value is None else f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def report_html(report):
    """Return the report as a page."""
    facts = report_facts(report)
    title = escape(report.title)
    notes = "".join(f"<li>{escape(note)}</li>" for note in report.notes)
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{title}</h1>",
            f"<p>{_summary(facts['network'])}</p>",
            f"<ul>{notes}</ul>" if notes else "",
            "<h2>Measures</h2>",
            _measures_table(facts["measures"]),
            LEGEND,
            "<h2>Plots</h2>",
            *(_figure(each) for each in figures(report)),
            "<h2>Streams by order</h2>",
            _orders_table(facts["orders"]),
            "<h2>Main rivers</h2>",
            _profiles_table(facts["profiles"]),
            "<h2>How it was measured</h2>",
            METHODS,
            "</body>\n</html>\n",
        ]
    )


def _summary(network):
    """Return the network in a sentence."""
    area = "" if network["area_km2"] is None else f", draining {value_text(network['area_km2'])} km²"
    mouths = "one mouth" if network["mouths"] == 1 else f"{network['mouths']:,} mouths"
    links = "one link" if network["links"] == 1 else f"{network['links']:,} links"
    length, order = value_text(network["length_km"]), network["highest_order"]
    return f"{links}, {length} km of rivers up to order {order}, {mouths}{area}."


def _table(header, rows):
    """Return a table; a cell is its text, or (text, class)."""
    lines = []
    for tag, cells in [("th", header), *[("td", row) for row in rows]]:
        cells = [cell if isinstance(cell, tuple) else (cell, "") for cell in cells]
        lines.append("".join(f'<{tag} class="{style}">{text}</{tag}>' for text, style in cells))
    return (
        f"<table>\n<thead><tr>{lines[0]}</tr></thead>\n<tbody>\n"
        + "\n".join(f"<tr>{line}</tr>" for line in lines[1:])
        + "\n</tbody>\n</table>"
    )


def _measures_table(measures):
    number = "n"
    header = ["Measure", ("Value", number), ("Real rivers", number), ("R²", number), "From", "Remark"]
    return _table(header, [_measure_row(each) for each in measures.values()])


def _measure_row(facts):
    value, real = facts["value"], facts["real"]
    text = value_text(value) if value is None else value_text(value) + facts["unit"]
    style = ""
    if value is not None and real:
        within = real[0] <= value <= real[1]
        text, style = (f"{text} ●", " within") if within else (f"{text} ○", " outside")
    data = f"{facts['points']:,} {facts['counted']}" if value is not None else ""
    if facts["from"] is not None:
        unit = "" if facts["counted"] == "orders" else " km²"
        data += f", {value_text(facts['from'])} to {value_text(facts['to'])}{unit}"
    return [
        _with_subscripts(facts["name"]),
        (text, "n value" + style),
        (f"{real[0]:g}–{real[1]:g}" if real else "–", "n"),
        ("" if facts["r2"] is None else f"{facts['r2']:.3f}", "n"),
        data,
        (escape(f"{facts['reason']} {facts['remark']}".strip()), "remark"),
    ]


def _orders_table(orders):
    header = ["Order", ("Streams", "n"), ("Mean length (km)", "n"), ("Mean area (km²)", "n")]
    keys = ("mean_length_km", "mean_area_km2")
    rows = [[str(o["order"]), (f"{o['streams']:,}", "n"), *((value_text(o[key]), "n") for key in keys)] for o in orders]
    return _table(header, rows)


def _profiles_table(profiles):
    if not profiles:
        return f"<p>{NO_HEIGHTS}</p>"
    header = ["River", ("Length (km)", "n"), ("Height of the mouth (m)", "n"), ("Fall (m)", "n"), ("Links", "n")]
    keys = ("length_km", "mouth_m", "fall_m", "links")
    return _table(header, [[str(i), *((value_text(p[key]), "n") for key in keys)] for i, p in enumerate(profiles, 1)])


def _with_subscripts(text):
    """Return a text as HTML, the B of R_B below the line."""
    return re.sub(r"R_([BLA])", r"R<sub>\1</sub>", escape(text))


def _figure(figure):
    """Return a plot with its caption, or the reason why there is none."""
    caption = f"<b>{escape(figure.title)}</b><br/>{_with_subscripts(figure.caption)}"
    return f"<figure><figcaption>{caption}</figcaption>{figure.svg}</figure>"
