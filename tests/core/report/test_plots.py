"""Plots can be read: round numbers that differ, on axes that hold everything, in sound SVG."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest
from headwaters.core.report.plots import MOST_DOTS, PLOT_HEIGHT, PLOT_STYLES, PLOT_WIDTH, Axis, Layer, number_text, plot
from hypothesis import given
from hypothesis import strategies as st

SVG = "{http://www.w3.org/2000/svg}"
LETTER = 7.0  # the width of a digit of 12 pixels, generously


def drawn(layers, x_axis=Axis("x"), y_axis=Axis("y")):  # noqa: B008 (a constant)
    """Return a plot as a tree of elements."""
    return ElementTree.fromstring(plot("key", "Title", "What is seen.", x_axis, y_axis, layers))


def texts(tree):
    """Return text, place and anchor of what is written level."""
    found = [(each.text, each.get("x"), each.get("y"), each.get("text-anchor")) for each in tree.iter(f"{SVG}text")
             if each.get("transform") is None]  # fmt: skip
    return [(text, float(x), float(y), anchor) for text, x, y, anchor in found]


def places(tree, kind):
    """Return the places of dots or of the vertices of lines."""
    numbers = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", "".join(e.get("d") for e in tree.iter(f"{SVG}path")
                                                              if e.get("class") == kind))  # fmt: skip
    return np.array(numbers, float)


spans = st.tuples(st.floats(-1e9, 1e9), st.floats(1e-3, 1e9)).filter(lambda s: s[1] > 1e-6 * abs(s[0]))
decades = st.tuples(st.floats(-8, 8), st.floats(0.01, 12))


@given(x=spans, decade=decades)
def test_every_axis_has_a_few_different_numbers_that_do_not_touch(x, decade):
    low, span = x
    values = np.array([low, low + span])
    powers = 10.0 ** np.array([decade[0], decade[0] + decade[1]])
    for logarithmic, ends in ((False, values), (True, powers)):
        axis = Axis("x", logarithmic)
        tree = drawn([Layer("dots", ends, ends)], axis, axis)
        written = texts(tree)
        below = sorted((x, text) for text, x, y, anchor in written if anchor == "middle" and text != "x")
        beside = [(y, text) for text, x, y, anchor in written if anchor == "end"]
        for numbers in (below, beside):
            assert 2 <= len(numbers) <= 8
            assert len({text for _, text in numbers}) == len(numbers)
        widths = [LETTER * len(text) for _, text in below]
        for one, other, width, other_width in zip(below, below[1:], widths, widths[1:]):
            assert other[0] - one[0] > (width + other_width) / 2 or max(widths) > 55
        assert all(0 < x < PLOT_WIDTH and 0 < y < PLOT_HEIGHT for _, x, y, _ in written)


counts = st.integers(1, 10**6)


@given(st.lists(st.tuples(counts, counts), min_size=1, max_size=40), st.booleans())
def test_all_that_is_drawn_lies_in_the_frame_in_the_order_of_its_values(pairs, logarithmic):
    x, y = np.array(pairs, float).T
    tree = drawn([Layer("dots", x, y)], Axis("x", logarithmic), Axis("y", logarithmic))
    (frame,) = [each for each in tree.iter(f"{SVG}rect") if each.get("class") == "frame"]
    left, top, width, height = (float(frame.get(name)) for name in ("x", "y", "width", "height"))
    dots = places(tree, "dots")
    assert len(dots) == len(x)
    assert np.all((dots >= [left, top]) & (dots <= [left + width, top + height]))
    by_x = np.argsort(x, kind="stable")
    assert np.all(np.diff(dots[:, 0]) >= 0)  # dots come from left to right
    assert np.all(np.diff(dots[np.argsort(y[by_x], kind="stable"), 1]) <= 0)  # and up is down in SVG


def test_a_tick_stands_where_its_value_would():
    tree = drawn([Layer("dots", np.array([0.0, 5, 10]), np.array([1.0, 10, 1000]))], Axis("x"), Axis("y", True))
    dots = places(tree, "dots")
    beside = {text: y - 4 for text, x, y, anchor in texts(tree) if anchor == "end"}
    below = {text: x for text, x, y, anchor in texts(tree) if anchor == "middle"}
    assert [beside[text] for text in ("1", "10", "1,000")] == pytest.approx(dots[:, 1], abs=0.11)
    assert [below[text] for text in ("0", "10")] == pytest.approx(dots[[0, 2], 0], abs=0.11)


@pytest.mark.parametrize("values", [[3.0], [0.0, 0.0], [7.0] * 5, [-2.0]])
def test_a_single_value_has_an_axis_too(values):
    tree = drawn([Layer("dots", np.array(values), np.array(values))])
    assert len(texts(tree)) >= 4


def test_orders_are_whole_numbers():
    tree = drawn([Layer("dots", np.array([1, 2, 3]), np.array([1.0, 2, 3]))], Axis("order", whole=True))
    assert [text for text, _, y, anchor in texts(tree) if anchor == "middle" and text.isdigit()] == ["1", "2", "3"]


def test_thousands_of_dots_are_thinned_out_but_keep_both_ends():
    x = np.random.default_rng(1).random(50_000)
    dots = places(drawn([Layer("dots", x, x)]), "dots")
    assert len(dots) == MOST_DOTS
    whole = places(drawn([Layer("line", np.sort(x)[[0, -1]], np.sort(x)[[0, -1]])]), "line")
    assert dots[[0, -1]] == pytest.approx(whole)


def test_bars_stand_on_the_axis_and_are_as_wide_as_said():
    axis = Axis("x", low=0.0, high=30.0)
    layer = Layer("bars", np.array([5.0, 15, 25]), np.array([4, 0, 2]), width=10)
    tree = drawn([layer], axis, Axis("y", low=0.0))
    bars = [each for each in tree.iter(f"{SVG}rect") if each.get("class") == "bars"]
    bottoms = {round(float(bar.get("y")) + float(bar.get("height")), 0) for bar in bars}
    assert len(bars) == 2 and len(bottoms) == 1
    assert float(bars[0].get("height")) == pytest.approx(2 * float(bars[1].get("height")), rel=0.01)


def test_those_who_cannot_see_are_told():
    tree = drawn([Layer("dots", np.ones(1), np.ones(1))])
    assert tree.get("role") == "img"
    title, about = (tree.find(f"{SVG}{name}") for name in ("title", "desc"))
    assert (title.text, about.text) == ("Title", "What is seen.")
    assert tree.get("aria-labelledby").split() == [title.get("id"), about.get("id")]


def test_labels_are_text_and_not_tags():
    tree = drawn([Layer("dots", np.ones(1), np.ones(1))], Axis("a < b & c"))
    assert "a < b & c" in [text for text, *_ in texts(tree)]


@pytest.mark.parametrize(
    "value, text",
    [
        (0, "0"),
        (1, "1"),
        (0.05, "0.05"),
        (0.0001, "0.0001"),
        (1e-5, "10⁻⁵"),
        (2e-7, "2·10⁻⁷"),
        (1500, "1,500"),
        (123456, "123,456"),
        (1e6, "10⁶"),
        (-3.25, "-3.25"),
        (70.90141, "70.9"),
    ],
)
def test_numbers_are_written_as_people_write_them(value, text):
    assert number_text(value) == text


def contrast(one, other):
    """Return the contrast of two colours by the rule of the WCAG."""
    lights = []
    for colour in (one, other):
        digits = colour.lstrip("#")
        digits = "".join(2 * d for d in digits) if len(digits) == 3 else digits
        parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("kind, least", [("text", 4.5), ("mark", 4.0), ("dots", 3), ("line", 3), ("fit", 3)])
def test_what_must_be_read_stands_out_by_day_and_by_night(kind, least):
    from headwaters.core.report.page_texts import STYLE

    assert contrast(re.search(r"#\w+", PLOT_STYLES[kind]).group(), "#fff") >= least
    by_night = re.search(rf"svg \.{kind}\b[^{{]*{{[^#]*(#\w+)", STYLE).group(1)
    assert contrast(by_night, re.search(r"background: (#1\w+)", STYLE).group(1)) >= least
