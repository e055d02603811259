"""The words that people search algorithms by, as their classes say them; read without QGIS, which makes no site."""

import ast

from .sources import ROOT

SAID = ("ID", "TAGS", "FOREIGN_TAGS", "REPLACES")


def search_words():
    """Return, by the page of each algorithm, its words in all languages and the tools that it stands in for."""
    shared = {}
    for file in sorted(ROOT.glob("provider/**/*.py")):
        shared.update(_constants(ast.parse(file.read_text(encoding="utf-8")).body, shared))
    words = {}
    for file in sorted(ROOT.glob("algorithms/*/*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            said = _constants(node.body, shared, SAID) if isinstance(node, ast.ClassDef) else {}
            if "ID" in said:
                texts = f"{said['TAGS']}, {said.get('FOREIGN_TAGS', '')}".split(", ")
                tools = [tool for names in said.get("REPLACES", {}).values() for tool in names.split("; ")]
                words[f"docs/algorithms/{said['ID']}.md"] = list(dict.fromkeys(filter(None, [*texts, *tools])))
    return words


def _constants(body, names, wanted=None):
    """Return the constants that statements assign: of those that are wanted, or of all, the texts."""
    found = {}
    for node in body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and (target.id in wanted if wanted else isinstance(node.value, ast.Constant)):
            found[target.id] = _value(node.value, names)
    return found


def _value(node, names):
    """Return what is assigned, names and pieces of text put in."""
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.JoinedStr):
        return "".join(_value(each, names) for each in node.values)
    if isinstance(node, ast.FormattedValue):
        return _value(node.value, names)
    return ast.literal_eval(node)
