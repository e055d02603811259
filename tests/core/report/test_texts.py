"""Texts of a report are translated as sentences, with what is put into them; data are the same in any language."""

import re

import numpy as np
import pytest
from headwaters.core.report.page import make_report, report_html, report_json
from headwaters.core.report.terrain import TerrainHeights
from headwaters.core.report.texts import Number, Text, in_language, joined_texts
from headwaters.core.run.run import Run

from ...support import some_of
from .languages import without_words, words_of
from .networks import horton_tree, network, scattered
from .test_page import random_network, tree_of

GERMAN = {
    "12,345.6 km²": "12.345,6 km²",
    "{:.1f} km": "{:.1f} Kilometer",
    "{:,} rivers": "{:,} Flüsse",
    "{} of {}": "{} von {}",
    "Two": "Zwei",
    "Rivers of {}": "Flüsse von {}",
}


def german(template):
    return GERMAN.get(template, template)


@pytest.mark.parametrize(
    "text, english, translated",
    [
        (Text("{:,} rivers", 1234), "1,234 rivers", "1.234 Flüsse"),
        (Text("{:.1f} km", np.float64(0.25)), "0.2 km", "0,2 Kilometer"),
        (Text("{:,} rivers", np.int64(1234567)), "1,234,567 rivers", "1.234.567 Flüsse"),
        (Number("9,876.5"), "9,876.5", "9.876,5"),
        (Text("Rivers of {}", Number("1.5")), "Rivers of 1.5", "Flüsse von 1,5"),
        (Text("Rivers of {}", "A. 1.5"), "Rivers of A. 1.5", "Flüsse von A. 1.5"),
        (Text("{} of {}", Text("Two"), 9), "Two of 9", "Zwei von 9"),
        (Text("Rivers of {}", "Two"), "Rivers of Two", "Flüsse von Two"),
        (joined_texts([Text("Two"), Text("Two")], ", "), "Two, Two", "Zwei, Zwei"),
        (joined_texts([joined_texts([Text("Two"), "Two"]), Text("Two")]), "Two Two Two", "Zwei Two Zwei"),
        ("Two", "Two", "Two"),
        (Text("Unknown"), "Unknown", "Unknown"),
        (Text("Rivers of {}", "{} <b> {0}"), "Rivers of {} <b> {0}", "Flüsse von {} <b> {0}"),
    ],
)
def test_templates_are_translated_and_numbers_written_anew_and_names_stay(text, english, translated):
    assert text == english
    assert in_language(german, text) == translated
    assert in_language(str, text) == english


def full():
    """Return a network of which all is known, and its terrain."""
    tree = horton_tree(6, 4, 2.2, 4.5)
    z = np.random.default_rng(1).random((20, 20))
    rivers = network(tree.receiver, tree.length, 100 * tree.area_out**-0.4, tree.area_in, tree.area_out, tree.lines)
    return rivers, TerrainHeights(z, z > 0, np.ones(20))


def cases():
    """Return networks and terrains of which much, little or nothing is known."""
    rng = np.random.default_rng(5)
    area = rng.uniform(1, 99, 3000)
    level = TerrainHeights(np.ones((3, 4)), np.ones((3, 4), bool), np.ones(3))
    many = scattered(3000, area_in=area / 2, area_out=area, drop=np.arange(3000.0) - 9)
    return [full(), (network([]), level), (network([-1]), None), (many, level), (horton_tree(3, 4, 9.0, 2.0), None)]


@pytest.mark.parametrize("case", [*range(5), *(f"random {seed}" for seed in some_of(range(40)))])
def test_no_text_of_the_page_is_left_out(case):
    """In a language without words only units, symbols of measures and powers of ten (1e+12) have letters."""
    rivers, terrain = cases()[case] if isinstance(case, int) else (random_network(int(case.split()[1])), None)
    given = Text("Rivers of {}", "§"), rivers, terrain, [Text("{:,} lines were cut.", 3)]
    page = report_html(make_report(Run(), *given, origin=[("§", "1")], translate=without_words))
    tree = tree_of(page)
    visible = "\n".join([tree.find("head/title").text, *tree.find("body").itertext()])
    assert words_of(visible) <= {"km", "m", "R", "B", "L", "A", "h", "β", "θ", "e"}
    assert not words_of(tree.get("lang"))


def written_anew(text):
    """Return a text with an apostrophe between thousands and a middle dot before decimals."""
    return re.sub(r"(?<=\d)[.,](?=\d)", lambda sign: {",": "’", ".": "·"}[sign.group()], text)


def test_all_numbers_of_the_page_are_written_as_the_language_has_them():
    given = Text("Rivers of {}", "§"), *full(), [Text("{:,} lines of {:.1f} m were cut.", 3000, 0.5)]
    english, other = (
        "\n".join(tree_of(report_html(make_report(Run(), *given, translate=translate))).find("body").itertext())
        for translate in (str, written_anew)
    )
    assert written_anew(english) == other != english


def test_data_are_in_english_whatever_the_page_is_in():
    given = Text("Rivers of {}", "x"), *full(), [Text("{:,} lines were cut.", 3)]
    assert report_json(make_report(Run(), *given, translate=without_words)) == report_json(make_report(Run(), *given))
