"""Texts of a report: English ones that can be said in another language, with what is put into them."""


class Text(str):
    """An English text, made of a template and what is put into it.

    What is put in are numbers and names, which are the same in any language, or other texts.
    """

    def __new__(cls, template, *values):
        """Put values into a template, as `str.format` does."""
        text = super().__new__(cls, template.format(*values))
        text.template, text.values = template, values
        return text


def joined_texts(texts, between=" "):
    """Return texts as one."""
    return Text(between.join(["{}"] * len(texts)), *texts)


def in_language(translate, text):
    """Return a text in the language of ``translate``, which knows templates; what is no `Text` stays as it is."""
    if not isinstance(text, Text):
        return text
    return translate(text.template).format(*(in_language(translate, value) for value in text.values))
