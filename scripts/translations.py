"""Brings i18n/*.ts up to date with the texts of the user interface, and compiles them with Qt's lrelease.

A text that is new comes into the files unfinished, for somebody to translate; one that is gone is taken out.
"""

import ast
import functools
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import unescape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
LANGUAGES = ("de", "es", "fr", "pt")
CONTEXT = "Headwaters"
SOURCES = ("plugin.py", "core", "provider", "algorithms")
# What texts are handed to, and at which place.
MARKS = {
    **dict.fromkeys(("tr", "Text", "refusal", "warn", "note", "MemoryAlone", "ExpressionError"), 0),
    **dict.fromkeys(("tell", "titled"), 1),
    "LayerField": 2,
}
WRITING = "Writing"


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
    """Return all texts that are translated: names, labels and all helps of algorithms and of example models, fields and
    titles of layers, legends, and what the code says.
    """
    from headwaters.core.basins import sketched
    from headwaters.core.drawn import reading
    from headwaters.core.growth import mouths, sketches
    from headwaters.core.plants.classes import CLASS_NAMES
    from headwaters.provider.base.parameters import CHOICE_LABELS
    from headwaters.provider.base.styling import LEGEND_LABEL, STYLES
    from headwaters.provider.cluster import on_worker
    from headwaters.provider.examples import example_models
    from headwaters.provider.layers import fields
    from headwaters.provider.meshes.eroding import EROSION_LAYERS
    from headwaters.provider.terrain.model_files.writing import MODEL_STYLES

    texts = {*literals(), *phases(), *CLASS_NAMES, WRITING, *_meanings(vars(fields).values())}
    texts |= {sketches.OFF_LAND, sketches.TOO_SHORT, *sketches.REASONS, sketched.WAY_TAKEN, sketched.TURNED}
    texts |= {mouths.TOO_FAR, mouths.NO_RIVER_ROOM, mouths.MOUTH_TAKEN}
    texts |= {on_worker.ANOTHER, on_worker.NOT_SEEN, on_worker.NOT_WRITTEN}
    texts |= {
        *(reading.NO_LENGTH, reading.LEAVES_LAND, reading.CROSSES_ITSELF, reading.CROSSES),
        *(reading.NO_HEIGHT, reading.CIRCLE, reading.NO_WAY_OUT, reading.UPHILL),
    }
    texts.update(f"{{}} {title}" for title in (*MODEL_STYLES, *(title for _, _, title in EROSION_LAYERS.values())))
    for style in STYLES.glob("*.qml"):
        texts.update(map(unescape, LEGEND_LABEL.findall(style.read_text(encoding="utf-8"))))
    for model in example_models():
        texts |= {model.displayName(), model.group(), *model.helpContent().values()}
        for definition in model.parameterDefinitions():
            texts |= {definition.description(), definition.help()}
    for algorithm in algorithms:
        texts |= {algorithm.NAME, algorithm.group().strip(), algorithm.SUMMARY, *algorithm.DESCRIPTION}
        for definition in algorithm.parameterDefinitions():
            texts |= {definition.description(), definition.help(), *definition.metadata().get(CHOICE_LABELS, ())}
        texts |= {each.description() for each in algorithm.outputDefinitions()}
    return sorted(texts - {""})


def _meanings(values):
    """Yield what fields mean: those among values, and in schemas, tables of them."""
    for each in values:
        if isinstance(getattr(each, "meaning", None), str):
            yield each.meaning
        elif isinstance(each, (tuple, dict)):
            yield from _meanings(each.values() if isinstance(each, dict) else each)


def literals():
    """Yield the texts that the code hands to `tr` itself, makes titles of layers, fields or texts of a report of."""
    for node in calls(SOURCES):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        place = MARKS.get(name)
        if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
            text = node.args[place].value
            if has_words(text):
                yield "{} " + text if name == "titled" else text


def phases():
    """Yield the names of the parts of runs, but for those that the log tells by their first word."""
    for node in calls(SOURCES):
        if getattr(node.func, "attr", "") == "phase" and isinstance(node.args[0], ast.Constant):
            name = node.args[0].value
            if not name.startswith(WRITING):
                yield name


def calls(sources):
    """Yield all calls in files and folders."""
    for source in sources:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            yield from _calls_in(file)


@functools.cache
def _calls_in(file):
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.Call)]


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
