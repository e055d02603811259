"""Texts of a report: English ones that can be said in another language, with what is put into them."""

from __future__ import annotations

import re
from collections.abc import Callable
from numbers import Real


class Text(str):
    """An English text, made of a template and what is put into it.

    What is put in are names, which are the same in any language, numbers, which are not, or other texts.
    """

    template: str
    values: tuple

    def __new__(cls, template, *values):
        """Put values into a template, as `str.format` does."""
        text = super().__new__(cls, template.format(*values))
        text.template, text.values = template, values
        return text


class Number(str):
    """A number as it is written in English: a point before its decimals, commas between its thousands."""


NUMBER_FORMAT = Text("12,345.6 km²")  # translated into how the language writes it


def joined_texts(texts: list[Text], between: str = " ") -> Text:
    """Return texts as one."""
    return Text(between.join(["{}"] * len(texts)), *texts)


def alternatives(texts: list | tuple) -> Text:
    """Return texts or names as a list of which one is to be chosen."""
    *others, last = texts
    return Text("{} or {}", joined_texts(others, ", "), last) if others else joined_texts([last])


def in_language(translate: Callable | type, text: Number | Text | str) -> str:
    """Return a text in the language of ``translate``, which knows templates.

    Numbers are written as there; what is neither a `Text` nor a `Number` stays as it is.
    """
    if isinstance(text, Number):
        return _written(translate, text)
    if not isinstance(text, Text):
        return text
    return translate(text.template).format(*(_Value(translate, value) for value in text.values))


def _written(translate, number):
    """Return an English number as the language writes it."""
    signs = re.match(r"12(.?)345(.)6", translate(NUMBER_FORMAT.template))
    return number.translate(str.maketrans({",": signs.group(1), ".": signs.group(2)})) if signs else str(number)


class _Value:
    """What is put into a template of another language: how it looks depends on the place that it gets there."""

    def __init__(self, translate, value):
        self.translate, self.value = translate, value

    def __format__(self, form):
        if isinstance(self.value, Real):
            return _written(self.translate, format(self.value, form))
        return format(in_language(self.translate, self.value), form)
