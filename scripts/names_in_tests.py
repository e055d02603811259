"""Looks whether all names of the house that tests import, read or patch are there: a renamed one is found at once.

Run by scripts/check, in plain Python: it parses tests and sources and imports none of them.
"""

import ast
import functools
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@functools.cache
def names_in(module):
    """Return the names that a module, or the folder of a package, binds when it is loaded."""
    file = module / "__init__.py" if module.is_dir() else module.with_name(f"{module.name}.py")
    found = {path.stem for path in module.glob("*")}
    todo = ast.parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    for node in todo:  # which grows
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        else:
            found.add(getattr(node, "id", ""))
            todo.extend(ast.iter_child_nodes(node))
    return found


def unknown_names(test, root=ROOT):
    """Yield ``(line, module, name)`` of what a test imports, reads or patches in modules and that is not there."""
    nodes, asked, modules, bound = list(ast.walk(ast.parse(test.read_text(encoding="utf-8")))), [], {}, set()
    for node in nodes:
        parts = (getattr(node, "module", "") or "").split(".")
        if isinstance(node, ast.ImportFrom) and (node.level or parts[0] == "headwaters"):
            folder = test.parents[node.level - 1] if node.level else root
            module = folder.joinpath(*filter(None, parts[not node.level :]))
            asked += [(node.lineno, module, each.name) for each in node.names]
            modules.update({each.asname or each.name: module / each.name for each in node.names})
        elif isinstance(node, ast.arg) or isinstance(getattr(node, "ctx", None), ast.Store):
            bound.add(getattr(node, "arg", getattr(node, "id", "")))  # something else under the name of a module
    modules = {name: module for name, module in modules.items() if name not in bound and names_in(module)}
    for node in nodes:
        given = node.args[:2] if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "setattr" else []
        texts = [each.value for each in given if isinstance(getattr(each, "value", 0), str)]
        if texts and getattr(given[0], "id", "") in modules:
            asked.append((node.lineno, modules[given[0].id], texts[0]))
        elif texts and texts[0].startswith("headwaters."):
            asked.append((node.lineno, root.joinpath(*texts[0].split(".")[1:-1]), texts[0].split(".")[-1]))
        elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in modules:
            asked.append((node.lineno, modules[node.value.id], node.attr))
    return [each for each in asked if each[2] not in names_in(each[1]) and each[2][:2] != "__"]


if __name__ == "__main__":
    found = [(path, *each) for path in sorted((ROOT / "tests").rglob("*.py")) for each in unknown_names(path)]
    lines = [f"{path}:{line}: {module.relative_to(ROOT)} has no {name}" for path, line, module, name in found]
    sys.exit("\n".join(lines) or 0)
