"""Reads who imports whom, and prints how the house stands: arrows, circles, imports upward, lengths, names taken twice.

    python3 scripts/structure.py [FOLDER]

Plain Python: it parses the sources and imports none of them. ``tests/core/test_architecture.py`` holds the house to it.
"""

import ast
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("core", "provider", "algorithms", "plugin.py")
LONG_FILE, LONG_FUNCTION, MANY_ARGUMENTS, DEEP = 300, 60, 12, 4
NAMED_ONCE = ("core", "provider", "algorithms")
TERRAIN = "core/terrain"
HOW_WORK_IS_DONE = {"progress", "storage", "threads"}  # a `Run` has them all

# The rooms from the ground up, a level a line. A file imports from its own room and from the levels below; rooms of one
# level do not know each other. The room of a file is the longest of these names that its path begins with.
LEVELS = (
    ("core/arrays.py",),
    ("core/run", "core/choices.py"),
    ("core/machine",),
    ("core/raster", "core/network.py", "core/plane"),
    ("core/network_table.py", "core/ponds"),
    ("core/flow/receiver_sets.py",),
    ("core/flow/folds", "core/flow/flats"),
    ("core/flow/directions",),
    ("core/flow/encodings",),
    ("core/flow", "core/rivers", "core/island", "core/mesh"),
    ("core/watersheds", "core/depressions", "core/groundwater", "core/growth", "core/drawn"),
    ("core/erosion", "core/report", "core/basins", "core/plants"),
    ("core/terrain/types.py",),
    ("core/terrain/frames.py", "core/terrain/valley_floors.py"),
    ("core/terrain/courses", "core/terrain/ground"),
    ("core/terrain/relief",),
    ("core/terrain/rendering",),
    ("core/terrain/sea",),
    ("core/terrain",),
    ("core/terrain/dem",),
    ("provider/groups.py", "provider/numbers.py", "provider/translation.py"),
    ("provider/errors.py",),
    ("provider/pages.py",),
    ("provider/examples.py",),
    ("provider/dependencies.py", "provider/memory.py", "provider/progress.py", "provider/provider.py"),
    ("provider/compiling",),
    ("provider/cluster",),
    ("provider/layers",),
    ("provider/base",),
    ("provider/water", "provider/erosion", "provider/islands", "provider/preparation"),
    ("provider/terrain/model_files",),
    ("provider/terrain/heightmaps", "provider/terrain/rendering"),
    ("provider/terrain/building",),
    ("provider/meshes", "provider/window"),
    ("provider/basins",),
    ("algorithms",),
    ("plugin.py",),
)
ROOMS = {room: level for level, rooms in enumerate(LEVELS) for room in rooms}


class House:
    """The Python files below a folder, and which of them imports which. Paths are texts relative to the folder."""

    def __init__(self, root=ROOT):
        self.root = Path(root)
        paths = [path for source in SOURCES for path in _python_files(self.root / source)]
        texts = {path.relative_to(self.root).as_posix(): path.read_text(encoding="utf-8") for path in paths}
        self.lines = {path: text.splitlines() for path, text in texts.items()}
        self.trees = {path: ast.parse(text) for path, text in texts.items()}
        self.imports = {path: self._imported_by(path) - {path} for path in self.trees}

    def _imported_by(self, path):
        """Return the files of the house that a file imports, inside functions too."""
        found = set()
        for node in ast.walk(self.trees[path]):
            if isinstance(node, ast.ImportFrom) and node.level:
                folder = (self.root / path).parents[node.level - 1]
                module = folder.joinpath(*filter(None, (node.module or "").split(".")))
                found |= {self._file_of(module / alias.name) or self._file_of(module) for alias in node.names}
        return found - {None}

    def _file_of(self, module):
        """Return the file of a module or package of the house; None for what is neither."""
        files = (module.with_name(f"{module.name}.py"), module / "__init__.py")
        paths = (file.relative_to(self.root).as_posix() for file in files if self.root in file.parents)
        return next((path for path in paths if path in self.trees), None)

    def arrows(self):
        """Return the pairs of rooms of which the first imports from the second."""
        pairs = {(room(path), room(other)) for path, others in self.imports.items() for other in others}
        return sorted((one, other) for one, other in pairs if one != other)

    def circles_of_files(self):
        """Return the groups of files that import each other."""
        return circles(self.imports)

    def circles_of_rooms(self):
        """Return the groups of rooms that import from each other."""
        graph = defaultdict(set)
        for one, other in self.arrows():
            graph[one].add(other)
        return circles(graph)

    def upward(self):
        """Return the imports that lead up or sideways, as pairs of files."""
        pairs = ((path, other) for path, others in sorted(self.imports.items()) for other in sorted(others))
        return [pair for pair in pairs if _leads_up(*map(room, pair))]

    def homeless(self):
        """Return the files with code that lie in no room."""
        return [path for path, tree in self.trees.items() if room(path) not in ROOMS and len(tree.body) > 1]

    def names_taken_twice(self):
        """Return the public functions and classes that several files define, with these files."""
        homes = defaultdict(list)
        for path, tree in self.trees.items():
            if path.split("/")[0] in NAMED_ONCE:
                for name in {node.name for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}:
                    homes[name].append(path)
        return {name: files for name, files in sorted(homes.items()) if len(files) > 1 and not name.startswith("_")}

    def files_by_length(self):
        """Return the files with their numbers of lines, the longest first."""
        return sorted(((len(self.lines[path]), path) for path in self.trees), reverse=True)

    def functions(self):
        """Yield every function, inner ones too, with its file."""
        for path, tree in self.trees.items():
            yield from ((path, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))

    def functions_by_length(self):
        """Return ``(lines, file and name)`` of the functions, the longest first."""
        found = ((node.end_lineno - node.lineno + 1, f"{path} {node.name}") for path, node in self.functions())
        return sorted(found, reverse=True)

    def kernels_by_arguments(self):
        """Return ``(arguments, file and name)`` of the compiled functions, those with the most first."""
        return self._kernels_by(lambda node: len(node.args.args))

    def kernels_by_nesting(self):
        """Return ``(depth, file and name)`` of the compiled functions, those nested most deeply first."""
        return self._kernels_by(nesting)

    def weight(self):
        """Yield ``(number, what)`` of what makes the house heavy for who reads it."""
        functions = [node for _, node in self.functions()]
        yield sum(map(len, self.lines.values())), "lines"
        named = {node.name for tree in self.trees.values() for node in tree.body if _is_named_tuple(node)}
        made = named | {node.name for node in functions if _name_of(node.returns) in named}
        splats = [name for tree in self.trees.values() for name in _splats(tree, named, made, frozenset())]
        yield len(splats), f"calls f(*name) of what is no named tuple, under {len(set(splats))} names"
        kernels = (node for node in functions if any(map(_is_kernel, node.decorator_list)))
        yield sum(_unpacks_first(node, named) for node in kernels), "kernels that begin by unpacking a plain tuple"
        handed = sum(bool(HOW_WORK_IS_DONE & {each.arg for each in node.args.args}) for node in functions)
        yield handed, f"functions with {', '.join(sorted(HOW_WORK_IS_DONE))} as arguments"
        public = [node for tree in self.trees.values() for node in _public_functions(tree)]
        yield sum(bool(node.returns) for node in public), f"public functions of {len(public)} whose result is annotated"
        yield sum(len(values) > 1 for values in self._constants().values()), "constants of one name in several files"
        numbers = [each for path in self.trees if path.startswith(TERRAIN) for each in self._numbers(path)]
        yield len(numbers), f"numbers in {TERRAIN}"
        yield sum(not told for told in numbers), "of them without a comment of unit and reason"

    def _numbers(self, path):
        """Yield for each number with a name, of a file or a class, whether a comment stands beside or above it."""
        lines = self.lines[path]
        for home in [self.trees[path], *filter(_has_numbers, self.trees[path].body)]:
            for node in home.body:
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and _is_number(node.value) and _says_how_much(node):
                    yield "#" in lines[node.end_lineno - 1] or lines[node.lineno - 2].lstrip().startswith("#")

    def constants_of_two_values(self):
        """Return the constants that files give different values, with these files."""
        return {name: sorted(files) for name, files in sorted(self._constants().items()) if len({*files.values()}) > 1}

    def _constants(self):
        """Return for each constant the files that assign it, with what they assign."""
        found = defaultdict(dict)
        for path, tree in self.trees.items():
            for node in tree.body:
                for target in _targets(node):
                    for name, value in _assigned(target, node.value):
                        if name.isupper():
                            found[name][path] = value
        return found

    def _kernels_by(self, measure):
        kernels = ((path, node) for path, node in self.functions() if any(map(_is_kernel, node.decorator_list)))
        return sorted(((measure(node), f"{path} {node.name}") for path, node in kernels), reverse=True)


def nesting(node):
    """Return how many loops and conditions lie in each other at most; ``elif`` is as deep as its ``if``."""
    deepest = max(map(nesting, ast.iter_child_nodes(node)), default=0)
    if isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        return max(1 + max(map(nesting, node.body)), nesting(node.orelse[0]))
    return deepest + isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.Try))


def _public_functions(node):
    """Yield the functions of a module, and of its classes, whose name is for others."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            yield each
        elif isinstance(each, ast.ClassDef):
            yield from _public_functions(each)


def _is_named_tuple(node):
    return isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "NamedTuple" for base in node.bases)


def _targets(node):
    return node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []


def _assigned(target, value):
    """Yield the names of an assignment, each with the text of its value; in ``A, B = range(2)`` that is its place."""
    if isinstance(target, ast.Name):
        yield target.id, ast.unparse(value) if value else ""
    elif isinstance(target, ast.Tuple):
        same = isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts)
        text = "" if _name_of(getattr(value, "func", None)) == "range" else ast.unparse(value)
        for number, each in enumerate(target.elts):
            if isinstance(each, ast.Name):
                yield each.id, ast.unparse(value.elts[number]) if same else f"{text}{number}"


def _has_numbers(node):
    """Tell whether a statement is a class whose fields may be numbers; those of an enumeration are names."""
    return isinstance(node, ast.ClassDef) and not any(getattr(base, "id", "") == "IntEnum" for base in node.bases)


def _is_number(node):
    """Tell whether an expression is made of numbers alone."""
    if isinstance(node, ast.Constant):
        return type(node.value) in (int, float)
    if isinstance(node, ast.Tuple):
        return bool(node.elts) and all(map(_is_number, node.elts))
    if isinstance(node, ast.BinOp):
        return _is_number(node.left) and _is_number(node.right)
    return isinstance(node, ast.UnaryOp) and _is_number(node.operand)


def _says_how_much(node):
    """Tell whether an assigned number says how much.

    Whole ones below 0 are labels of what is none. A field that is 0 or 1 by default asks for nothing, or for the usual.
    """
    labels = [isinstance(each, ast.UnaryOp) for each in getattr(node.value, "elts", [node.value])]
    whole = all(type(each.value) is int for each in ast.walk(node.value) if isinstance(each, ast.Constant))
    usual = isinstance(node, ast.AnnAssign) and getattr(node.value, "value", None) in (0, 1)
    return not usual and not (whole and all(labels))


def _splats(node, named, made_by, known):
    """Yield the names that calls below a node are handed with a star, but for those that tell what is in them.

    These are arguments and variables that are known to be one of the ``named`` tuples, by their annotation or as
    what a function of ``made_by`` returns, and a function's own ``*names``. ``zip(*rows)`` turns a table:
    these are no arguments.
    """
    if isinstance(node, ast.FunctionDef):
        told = {each.arg for each in node.args.args if _names(each.annotation) & named} | {_name_of(node.args.vararg)}
        made = [each for each in ast.walk(node) if isinstance(each, ast.Assign) and isinstance(each.value, ast.Call)]
        known = known | told | {_name_of(each.targets[0]) for each in made if _name_of(each.value.func) in made_by}
    if isinstance(node, ast.Call) and _name_of(node.func) != "zip":
        starred = (
            each.value for each in node.args if isinstance(each, ast.Starred) and isinstance(each.value, ast.Name)
        )
        yield from (name.id for name in starred if name.id not in known)
    for child in ast.iter_child_nodes(node):
        yield from _splats(child, named, made_by, known)


def _name_of(node):
    return getattr(node, "id", getattr(node, "arg", ""))


def _names(annotation):
    """Return the names in an annotation; none where there is none."""
    return {_name_of(each) for each in ast.walk(annotation)} if annotation else set()


def _unpacks_first(node, named):
    """Tell whether the first statement after the docstring takes one of the arguments apart, which has no names."""
    first = next((each for each in node.body if not isinstance(each, ast.Expr)), None)
    names = {each.arg for each in node.args.args if not _names(each.annotation) & (named | {"Shape"})}
    if not isinstance(first, ast.Assign) or not isinstance(first.targets[0], ast.Tuple):
        return False
    return isinstance(first.value, ast.Name) and first.value.id in names


def _is_kernel(decorator):
    return getattr(getattr(decorator, "func", decorator), "id", "") == "kernel"


def _python_files(source):
    return sorted(source.rglob("*.py")) if source.is_dir() else [source] if source.is_file() else []


def room(path):
    """Return the room of a file; the folder it lies in where it has none."""
    above = [each for each in ROOMS if path == each or path.startswith(f"{each}/")]
    return max(above, key=len, default=path.rpartition("/")[0] or path)


def _leads_up(one, other):
    """Tell whether an arrow from one room to another leads up or sideways."""
    return one != other and {one, other} <= ROOMS.keys() and ROOMS[one] <= ROOMS[other]


def circles(graph):
    """Return the groups of nodes of a graph, ``{node: nodes it leads to}``, that lead to each other (Tarjan 1972)."""
    number, low, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in number:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == number[node]:
            group = stack[stack.index(node) :]
            del stack[-len(group) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in list(graph):
        if node not in number:
            visit(node)
    return sorted(found)


def main():
    """Print the figures of a folder, of this repository where none is named."""
    house = House(*sys.argv[1:2])
    print(f"{len(house.trees):5}  files")
    print(f"{len(house.arrows()):5}  arrows between rooms")
    for title, lines in (
        ("circles of files", [" ".join(circle) for circle in house.circles_of_files()]),
        ("circles of rooms", [" ".join(circle) for circle in house.circles_of_rooms()]),
        ("imports upward or sideways", [f"{one} imports {other}" for one, other in house.upward()]),
        ("files in no room", house.homeless()),
        ("names taken twice", [f"{name}: {' '.join(files)}" for name, files in house.names_taken_twice().items()]),
        (f"files of more than {LONG_FILE} lines", above(house.files_by_length(), LONG_FILE)),
        (f"functions of more than {LONG_FUNCTION} lines", above(house.functions_by_length(), LONG_FUNCTION)),
        (f"kernels of more than {MANY_ARGUMENTS} arguments", above(house.kernels_by_arguments(), MANY_ARGUMENTS)),
        (f"kernels nested deeper than {DEEP}", above(house.kernels_by_nesting(), DEEP)),
        (
            "constants of one name with several values",
            [f"{name}: {' '.join(files)}" for name, files in house.constants_of_two_values().items()],
        ),
    ):
        print("\n         ".join([f"{len(lines):5}  {title}", *lines]))
    for number, what in house.weight():
        print(f"{number:5}  {what}")


def above(counts, limit):
    """Return ``(number, text)`` beyond a limit as lines."""
    return [f"{number:4}  {text}" for number, text in counts if number > limit]


if __name__ == "__main__":
    main()
