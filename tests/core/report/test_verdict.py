"""The sentence of a report says what its numbers say."""

import numpy as np
from headwaters.core.report.fits import Measure
from headwaters.core.report.texts import in_language
from headwaters.core.report.verdict import verdict

from .languages import without_words, words_of


def measures(*values):
    """Return measures of which real rivers have 1 to 2, named A, B and so on."""
    return {name: Measure(name, value, real=(1, 2)) for name, value in zip("ABCDEFGHIJKLMN", values)}


def test_all_within():
    assert verdict(measures(1, 1.5, 2), 900) == "In all 3 numbers that can be compared, this is like real rivers."
    assert verdict(measures(1), 900) == "In the one number that can be compared, this is like real rivers."


def test_what_is_outside_is_named_with_its_side():
    assert verdict(measures(1, 1, 3, 0.5), 900) == (
        "Two of 4 numbers that can be compared are like those of real rivers; "
        "C is higher (3; 1–2) and D is lower (0.5; 1–2)."
    )


def test_none_within_reads_as_a_sentence():
    assert verdict(measures(3, 3), 900).startswith("None of 2 numbers that can be compared are like")


def test_one_number_that_is_outside_reads_as_a_sentence_too():
    assert verdict(measures(3), 900) == (
        "The one number that can be compared is not like that of real rivers; A is higher (3; 1–2)."
    )


def test_what_is_unknown_or_has_no_range_does_not_count():
    found = {**measures(1, np.nan), "FREE": Measure("free", 77.0)}
    assert verdict(found, 900) == "In the one number that can be compared, this is like real rivers."
    assert "why" in verdict(measures(np.nan), 900)


def test_small_networks_are_rough():
    assert verdict(measures(1), 12).endswith("A network of 12 links is small: each number is rough.")


def test_every_count_is_a_word_and_every_sentence_can_be_translated():
    """All counts of numbers within and outside the range that a report can have."""
    counts = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Most", "Most"]
    for within, word in enumerate(counts):
        for outside in (0, 1, 2):
            said = verdict(measures(*[1] * within, *[3] * outside), 12)
            assert words_of(in_language(without_words, said)) <= set("ABCDEFGHIJKLMN")
            if outside and within + outside > 1:
                verb = "is" if within == 1 else "are"
                assert said.startswith(f"{word} of {within + outside} numbers that can be compared {verb} like those")
