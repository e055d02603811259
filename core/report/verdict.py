"""What the numbers say in one sentence: whether these rivers and this land measure like real ones."""

import math

FEW_LINKS = 50
COUNTS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Most")


def verdict(measures, links):
    """Return the sentence about the measures for which real rivers have a range, and a second one where links are few.

    ``measures`` are a dictionary as `measure_network` returns it.
    """
    known = [each for each in measures.values() if each.real and math.isfinite(each.value)]
    if not known:
        return "Nothing could be measured that has a range in real rivers; the table says why."
    outside = [each for each in known if not each.real[0] <= each.value <= each.real[1]]
    within, count = len(known) - len(outside), len(known)
    if not outside:
        what = "the one number" if count == 1 else f"all {count} numbers"
        sentence = f"In {what} that can be compared, this is like real rivers."
    elif count == 1:
        sentence = f"The one number that can be compared is not like that of real rivers; {_outside(outside[0])}."
    else:
        inside = f"{COUNTS[min(within, len(COUNTS) - 1)]} of {count} numbers that can be compared"
        verb = "is" if within == 1 else "are"
        sentence = f"{inside} {verb} like those of real rivers; {_list([_outside(each) for each in outside])}."
    few = f" A network of {links:,} links is small: each number is rough." if links < FEW_LINKS else ""
    return sentence + few


def _outside(measure):
    """Return a measure and on which side of real rivers it lies."""
    low, high = measure.real
    side = "higher" if measure.value > high else "lower"
    return f"{measure.name} is {side} ({measure.value:.3g}; {low:g}–{high:g})"


def _list(texts):
    """Return texts as a list in a sentence."""
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
