"""Markdown becomes the HTML that it means, and what is not known is refused."""

import re

import pytest
from headwaters.scripts.pages.markdown import anchor_of, page_of


def html(*lines):
    return page_of("\n".join(lines)).html


@pytest.mark.parametrize(
    "text, meant",
    [
        ("a *b* and **c**", "<p>a <em>b</em> and <strong>c</strong></p>"),
        ("`a < b` < c", "<p><code>a &lt; b</code> &lt; c</p>"),
        ("`a\nb` <br/> **c\nd**", "<p><code>a b</code> <br/> <strong>c\nd</strong></p>"),
        ("``a ` b``", "<p><code>a ` b</code></p>"),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ("snake_case_name", "<p>snake_case_name</p>"),
        ("[a `b`](c.md)", '<p><a href="c.md">a <code>b</code></a></p>'),
        ("[a](https://x.org/b_(c))", '<p><a href="https://x.org/b_(c)">a</a></p>'),
        ("![two [1] words](a.png)", '<p><img src="a.png" alt="two [1] words" loading="lazy"/></p>'),
        ("R<sub>B</sub> & co", "<p>R<sub>B</sub> &amp; co</p>"),
        (r"\*no\*", "<p>*no*</p>"),
        ("# A `b`", '<h1 id="a-b">A <code>b</code></h1>'),
        ("<!-- nothing -->", ""),
        ("---", "<hr/>"),
        ("> said", "<blockquote><p>said</p></blockquote>"),
    ],
)
def test_a_line_means(text, meant):
    assert html(text) == meant


def test_lines_of_a_paragraph_belong_together_and_a_blank_line_parts_them():
    assert html("a", "b", "", "c") == "<p>a\nb</p>\n<p>c</p>"


def test_a_number_that_comes_to_begin_a_line_makes_no_list_of_a_sentence():
    assert html("render with", "0. Or:") == "<p>render with\n0. Or:</p>"
    assert html("a", "1. b") == "<p>a</p>\n<ol><li>b</li>\n</ol>"


def test_code_is_kept_as_it_is():
    assert html("```python", "if a < b:", "    *c*", "```") == "<pre><code>if a &lt; b:\n    *c*</code></pre>"


def test_lists_hold_lists_code_and_lines_that_go_on():
    text = ["- a", "  goes on", "  1. one", "  2. two", "- b", "", "  ```", "  code", "  ```", "", "after"]
    found = re.sub(r"\s+", "", html(*text))
    inner = "<ol><li>one</li><li>two</li></ol>"
    assert found == f"<ul><li>agoeson{inner}</li><li>b<pre><code>code</code></pre></li></ul><p>after</p>"


def test_a_list_of_short_items_has_no_paragraphs():
    assert html("- a", "- b") == "<ul><li>a</li>\n<li>b</li>\n</ul>"


def test_tables_have_a_head_rows_and_bars_in_cells():
    found = html("| a | b |", "| --- | ---: |", "| c\\|d | 1 |")
    assert '<thead><tr><th>a</th><th class="right">b</th></tr></thead>' in found
    assert '<td>c|d</td><td class="right">1</td>' in found


def test_headings_that_are_alike_have_anchors_of_their_own():
    assert [heading.anchor for heading in page_of("# A\n## A\n## A").headings] == ["a", "a-1", "a-2"]
    assert anchor_of("How real is it? Ten `km`") == "how-real-is-it-ten-km"


def test_words_are_found_under_their_heading_without_markup():
    sections = dict(page_of("before\n\n# A\n*b* [c](d)\n\n## E\n\n- f\n").sections)
    assert sections == {"": "before", "a": "A b c", "e": "E f"}


@pytest.mark.parametrize("text", ["a <div> b", "```\ncode"])
def test_what_is_not_known_is_refused(text):
    with pytest.raises(ValueError):
        page_of(text)
