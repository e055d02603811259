"""Brings i18n/*.ts up to date with the texts of the user interface, and compiles them with Qt's lrelease.

A text that is new comes into the files unfinished, for somebody to translate; one that is gone is taken out.
"""

import ast
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
LANGUAGES = ("de", "fr")
CONTEXT = "Headwaters"
SOURCES = ("plugin.py", "core/report", "provider", "algorithms")
MARKS = ("tr", "Text")  # functions that texts are handed to: `Text` is that of core/report/texts.py


def main():
    from qgis_env import provider_in_qgis

    with provider_in_qgis() as provider:
        texts = all_texts(provider.algorithms())
    for language in LANGUAGES:
        path = FOLDER / f"headwaters_{language}.ts"
        known = read(path) if path.is_file() else {}
        write(path, language, {text: known.get(text, "") for text in texts})
        print(f"{path.relative_to(ROOT)}: {len(texts)} texts, {sum(not known.get(text) for text in texts)} unfinished")
        compile_file(path)


def all_texts(algorithms):
    """Return all texts that are translated: names, labels and all helps of algorithms, and what the code says."""
    from headwaters.provider.base.parameters import CHOICE_LABELS

    texts = set(literals())
    for algorithm in algorithms:
        texts |= {algorithm.NAME, algorithm.group(), algorithm.SUMMARY, *algorithm.DESCRIPTION}
        for definition in algorithm.parameterDefinitions():
            texts |= {definition.description(), definition.help(), *definition.metadata().get(CHOICE_LABELS, ())}
        texts |= {each.description() for each in algorithm.outputDefinitions()}
    return sorted(texts - {""})


def literals():
    """Yield the texts that the code hands to `tr` itself, or makes texts of a report of."""
    for source in SOURCES:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                named = isinstance(node, ast.Call) and getattr(node.func, "id", "") in MARKS
                if named and isinstance(node.args[0], ast.Constant) and has_words(node.args[0].value):
                    yield node.args[0].value


def has_words(text):
    """Tell whether a text says anything beside what is put into it."""
    return any(letter.isalpha() for letter in re.sub("{.*?}", "", text))


def read(path):
    """Return the translations of a file by their texts; those that are unfinished are empty."""
    messages = ElementTree.parse(path).iter("message")
    return {each.findtext("source"): each.findtext("translation") or "" for each in messages}


def write(path, language, translations):
    """Write a file of translations as Qt has it."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for text, translation in sorted(translations.items()):
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = text
        made = ElementTree.SubElement(message, "translation")
        made.text = translation
        if not translation:
            made.set("type", "unfinished")
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def compile_file(path):
    """Write the compiled file beside a file of translations."""
    program = shutil.which("lrelease") or shutil.which("lrelease-qt5") or shutil.which("lrelease6")
    if program is None:
        raise SystemExit("lrelease is missing: install qttools5-dev-tools, or the Qt Linguist tools.")
    subprocess.run([program, "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)


if __name__ == "__main__":
    main()
