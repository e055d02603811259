"""A language without words: what still has letters in it was not translated."""

import string


def without_words(template):
    """Return a template with a dot for each letter, and the places for values as they were."""
    parts = string.Formatter().parse(template)
    return "".join(_dotted(said) + _place(name, form) for said, name, form, _ in parts)


def _dotted(text):
    return "".join("·" if letter.isalpha() else letter for letter in text)


def _place(name, form):
    if name is None:
        return ""
    return "{" + name + (f":{form}" if form else "") + "}"


def words_of(text):
    """Return what stands in a text between signs that are no letters."""
    return set("".join(letter if letter.isalpha() else " " for letter in text).split())
