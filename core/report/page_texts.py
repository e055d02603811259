"""What stands on every report: its style sheet, what its marks mean, and how it was measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from .texts import Text

STYLE = """
body { font: 15px/1.5 sans-serif; max-width: 72em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }
h1 { font-size: 1.6em; margin-bottom: .2em; } h2 { font-size: 1.2em; margin: 2em 0 .6em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35em .8em .35em 0; border-bottom: 1px solid #ddd; }
.n { text-align: right; white-space: nowrap; } td.value { font-weight: bold; }
dt { font-weight: bold; margin-top: .5em; } sub { line-height: 0; }
.quiet, figcaption, td.remark { color: #5c5c5c; font-size: .9em; }
.within { color: #17713a; } .outside { color: #a84300; }
.verdict { font-size: 1.15em; font-weight: bold; margin: .6em 0; }
.overview { display: flex; flex-wrap: wrap; gap: 1.6em; align-items: flex-start; margin-top: 1em; }
.beside { flex: 1 1 17em; } .beside h2:first-child { margin-top: 0; }
.map { position: relative; flex: 1 1 30em; overflow: hidden; border: 1px solid #ccc; background: #f6f5f1; }
.map svg { position: relative; display: block; width: 100%; height: auto; }
.map img { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(20em, 1fr)); gap: 1.6em; }
figure { display: flex; flex-direction: column; justify-content: space-between; margin: 0 0 1em 0; }
figure svg { display: block; width: 100%; height: auto; margin-top: .4em; } figure b { color: #222; font-size: 1.1em; }
@media (max-width: 40em) {
  body { margin: 1em auto; } th, td { padding-right: .5em; } th.n { white-space: normal; }
  table:has(td.remark), table:has(td.remark) :is(thead, tbody) { display: block; }
  table:has(td.remark) tr { display: grid; grid-template-columns: repeat(4, 1fr); border-bottom: 1px solid #ddd; }
  table:has(td.remark) :is(th, td) { border: 0; padding-bottom: 0; }
  table:has(td.remark) :is(th, td):is(:first-child, :last-child) { grid-column: 1 / -1; padding-bottom: .35em; }
  .plots { grid-template-columns: 1fr; }
}
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1c1d1f; } th, td, .map { border-color: #444; } figure b { color: #ddd; }
  .quiet, figcaption, td.remark { color: #a8a8a8; } .within { color: #67c98b; } .outside { color: #f09a57; }
  svg .text { fill: #ccc; } svg .frame { stroke: #777; } svg .grid { stroke: #38393c; }
  svg .cloud { stroke: #45617a; } svg .dots, svg .fine, svg .line { stroke: #63b3ea; } svg .bars { fill: #4583b0; }
  svg .fit { stroke: #f09a57; } svg .mark { fill: #f09a57; }
}
"""

LANGUAGE = Text("en")  # translated into the code of its own language

LEGEND = Text(
    "Beside each value stands what real rivers show: {} within that range,\n{} outside it. A number outside is a hint "
    "and no proof, nor is one inside: ratios of\norders in particular are alike in most trees of rivers, real or not.",
    '<span class="within">●</span>',
    '<span class="outside">○</span>',
)

METHODS = """
<p>{}</p>
<dl>
<dt>R<sub>B</sub>, R<sub>L</sub>, R<sub>A</sub></dt>
<dd>{}</dd>
<dt>h</dt><dd>{}</dd>
<dt>β</dt><dd>{}</dd>
<dt>θ</dt><dd>{}</dd>
<dt>{}</dt><dd>{}</dd>
<dt>{}</dt><dd>{}</dd>
<dt>{}</dt><dd>{}</dd>
<dt>{}</dt><dd>{}</dd>
</dl>
"""
METHODS_IN_WORDS = (
    Text(
        "A link is a river from junction to junction. A stream is a chain of links of one Strahler order. Lines are "
        "fitted by\nleast squares to logarithms (base 10); R² is the share of the variance that they explain."
    ),
    Text(
        "Horton’s laws: the number, mean length and mean area of streams against their order, all\norders alike; the "
        "ratio is ten to the slope."
    ),
    Text(
        "Hack’s law L ∝ A^h over links, at their lower ends: L is the longest river upstream, from the divide on, A\n"
        "the area. The way from the divide to a head, which no line has, is what the law itself makes of the area "
        "there;\nlinks with less than five times that area are left out, because it would count too much."
    ),
    Text(
        "The share of the river length with at least the area a, P(A ≥ a) ∝ a^−β; along a link the area grows\nevenly. "
        "Fitted from twice the area at a head to a fifth of the largest area, beyond which the basin ends."
    ),
    Text(
        "Slope ∝ A^−θ: links gathered in bins of area, five for each factor of ten; the slope of a bin is the fall\nof "
        "all its links over their length. Bins weigh as many links as they hold."
    ),
    Text("Junction angle"),
    Text("Between directions from the junction to the middle of each tributary’s line."),
    Text("Sinuosity"),
    Text("Length of all links over the straight lines between their ends."),
    Text("Hypsometric integral"),
    Text("Mean height above the lowest cell over the relief, cells weighed by area."),
    Text("Pits, cells in depressions"),
    Text(
        "Cells none of whose eight neighbours is lower, and cells that a fill would raise.\nWater leaves over the edge "
        "of the data."
    ),
)


def whole_page(title: Text | str, parts: Iterable[str], words: Callable, more_style: str = "") -> str:
    """Return parts of HTML as a page with a title, in the language into which ``words`` takes texts."""
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{words(LANGUAGE)}">\n<head>\n<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{escape(words(title))}</title>\n<style>{STYLE}{more_style}</style>\n</head>\n<body>",
            *parts,
            "</body>\n</html>\n",
        ]
    )
