"""What the numbers say in one sentence: whether these rivers and this land measure like real ones."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .texts import Text, joined_texts

if TYPE_CHECKING:
    from .fits import Measure

FEW_LINKS = 50
COUNTS = (Text("Two"), Text("Three"), Text("Four"), Text("Five"), Text("Six"), Text("Seven"), Text("Eight"))
COUNTS += (Text("Nine"),)


def verdict(measures: dict[str, Measure], links: int) -> Text:
    """Return the sentence about the measures for which real rivers have a range, and a second one where links are few.

    ``measures`` are a dictionary as `measure_network` returns it.
    """
    known = [each for each in measures.values() if each.real and math.isfinite(each.value)]
    if not known:
        return Text("Nothing could be measured that has a range in real rivers; the table says why.")
    outside = [each for each in known if not each.real[0] <= each.value <= each.real[1]]
    sentence = _unlike(len(known), [_outside(each) for each in outside]) if outside else _alike(len(known))
    if links >= FEW_LINKS:
        return sentence
    return joined_texts([sentence, Text("A network of {:,} links is small: each number is rough.", links)])


def _alike(count):
    """Return the sentence about so many numbers that are all as in real rivers."""
    if count == 1:
        return Text("In the one number that can be compared, this is like real rivers.")
    return Text("In all {} numbers that can be compared, this is like real rivers.", count)


def _unlike(count, outside):
    """Return the sentence about so many numbers, of which some are outside the range of real rivers."""
    within, which = count - len(outside), _list(outside)
    if count == 1:
        return Text("The one number that can be compared is not like that of real rivers; {}.", which)
    if within == 0:
        return Text("None of {} numbers that can be compared are like those of real rivers; {}.", count, which)
    if within == 1:
        return Text("One of {} numbers that can be compared is like those of real rivers; {}.", count, which)
    if within - 2 >= len(COUNTS):
        return Text("Most of {} numbers that can be compared are like those of real rivers; {}.", count, which)
    how_many = COUNTS[within - 2]
    return Text("{} of {} numbers that can be compared are like those of real rivers; {}.", how_many, count, which)


def _outside(measure):
    """Return a measure and on which side of real rivers it lies."""
    low, high = measure.real
    form = "{} is higher ({:.3g}; {:g}–{:g})" if measure.value > high else "{} is lower ({:.3g}; {:g}–{:g})"
    return Text(form, measure.name, measure.value, low, high)


def _list(texts):
    """Return texts as a list in a sentence."""
    return texts[0] if len(texts) == 1 else Text("{} and {}", joined_texts(texts[:-1], ", "), texts[-1])
