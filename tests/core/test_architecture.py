"""Who knows whom: rooms those below them, the core no QGIS; and nothing heavy is loaded before it is needed."""

import ast
import functools
import io
import re
import tokenize
from pathlib import Path

import pytest
from headwaters.scripts.structure import House, circles

from ..support import ROOT, run_python

CORE = ROOT / "core"
SOURCES = sorted(CORE.rglob("*.py"))
PROSE = ("core", "provider", "algorithms", "scripts", "benchmarks", "tests")
FOREIGN = {"qgis", "osgeo", "gdal", "PyQt5", "PyQt6", "processing", "headwaters"}


@functools.cache
def the_house():
    return House()


def tree_of(path):
    return the_house().trees[path.relative_to(ROOT).as_posix()]


def is_for_annotations(node):
    """Tell whether a piece of code is there for a type checker alone."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imports_of(path, at_load=False):
    """Return the packages that a file imports, relative ones as folders; ``at_load`` only those outside functions."""
    todo = [tree_of(path)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield path.parents[node.level - 1] if node.level else node.module.split(".")[0]
        elif not (at_load and (isinstance(node, ast.FunctionDef) or is_for_annotations(node))):
            todo.extend(ast.iter_child_nodes(node))


@pytest.fixture(scope="module")
def house():
    return the_house()


def test_no_file_imports_from_a_room_above_or_beside_its_own(house):
    """`LEVELS` in scripts/structure.py is the order of the rooms, from the ground up."""
    assert [" -> ".join(pair) for pair in house.upward()] == []


def test_files_do_not_import_each_other_in_a_circle(house):
    assert house.circles_of_files() == []


def test_files_of_the_plugin_import_each_other_by_relative_names(house):
    """The folder of a clone may have any name; and what is not relative would escape the tests above."""
    named = {*(path.name for path in ROOT.iterdir()), "headwaters", "plugin"}
    assert [path for path in house.trees if named & {*imports_of(ROOT / path)}] == []


def test_every_file_lies_in_a_room(house):
    assert house.homeless() == []


def test_no_name_is_taken_twice(house):
    """Whoever reads the name of a public function or class knows which one is meant."""
    assert house.names_taken_twice() == {}


def build(root, **files):
    """Write files by their paths, with `__` for a slash, and return the house that they are."""
    for name, text in files.items():
        path = root / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'"""A file."""\n\n{text}\n')
    return House(root)


def test_an_import_is_found_however_it_is_written(tmp_path):
    house = build(
        tmp_path,
        core__flow__d8="from ..raster.grid import Grid\n\ndef run():\n    from ..machine import jit, noise",
        core__raster__grid="import math",
        core__machine__jit="x = 1",
        core__machine__noise="from .jit import x",
        provider__base__inputs="from ...core.flow import d8\nfrom ... import plugin",
        plugin="def run():\n    from .provider.base.inputs import d8",
    )
    assert house.imports == {
        "core/flow/d8.py": {"core/raster/grid.py", "core/machine/jit.py", "core/machine/noise.py"},
        "core/raster/grid.py": set(),
        "core/machine/jit.py": set(),
        "core/machine/noise.py": {"core/machine/jit.py"},
        "provider/base/inputs.py": {"core/flow/d8.py", "plugin.py"},
        "plugin.py": {"provider/base/inputs.py"},
    }
    assert house.upward() == [("provider/base/inputs.py", "plugin.py")]
    assert house.circles_of_files() == [["plugin.py", "provider/base/inputs.py"]]


def test_starred_tuples_and_unpacking_kernels_count_that_have_no_names(tmp_path):
    house = build(
        tmp_path,
        core__flow__d8="""class Pair(NamedTuple):
    one: int


def told(pair: Pair, other, *rest):
    made = Pair(1)
    found = pair_of()
    return told(*pair, *made, *rest, *other, *found, zip(*other))


def pair_of() -> Pair:
    return Pair(1)


@kernel
def named(pair: Pair):
    (one,) = pair


@kernel
def plain(pair):
    (one,) = pair""",
    )
    counts = {what: number for number, what in house.weight()}
    assert counts["calls f(*name) of what is no named tuple, under 1 names"] == 1
    assert counts["kernels that begin by unpacking a plain tuple"] == 1


def test_numbers_of_the_terrain_count_that_nothing_explains(tmp_path):
    house = build(
        tmp_path,
        core__terrain__law="""REACH = 3  # m, the mean of ten rivers
# In shares of a cell.
LEAST, MOST = 1 / 2, -4
BARE = 5
NAME = "7"
AT_SEA, NOWHERE = -1, -2


class Law(NamedTuple):
    slope: float = 0.5
    width: float = 2.0  # m
    roughness: float = 1.0


class Noise(IntEnum):
    ROCK = 21""",
        core__flow__d8="LEFT = 1",
    )
    counts = {what: number for number, what in house.weight()}
    assert (counts["numbers in core/terrain"], counts["of them without a comment of unit and reason"]) == (5, 2)


def test_public_functions_say_what_they_return(house):
    number, what = next(each for each in house.weight() if each[1].startswith("public functions"))
    assert what == f"public functions of {number} whose result is annotated"


def test_no_constant_has_two_values(house):
    """Who reads its name away from its file knows which one it is."""
    assert house.constants_of_two_values() == {}


def test_constants_with_several_values_are_told_however_they_are_assigned(tmp_path):
    house = build(
        tmp_path,
        core__flow__d8="REACH = 1\nLEAST, MOST = 2, 3\nWET, DRY = range(2)\nSAME: int = 4\nown = 1",
        core__flow__rho8="REACH = 2\nMOST, SAME = 4, 4\nDRY = WET = 1\nLEAST = 2\nown = 2",
    )
    assert list(house.constants_of_two_values()) == ["MOST", "REACH", "WET"]


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("core__raster__grid", "from ..flow.d8 import fall", "core/flow/d8.py"),
        ("core__rivers__links", "from ..flow.d8 import fall", "core/flow/d8.py"),  # beside
        ("core__flow__rho8", "from .d8 import fall", None),
        ("core__terrain__courses__bends", "from ..rendering.beds import sink", "core/terrain/rendering/beds.py"),
        ("core__report__page", "def page():\n    from ...provider.layers.wkb import pack", "provider/layers/wkb.py"),
        ("provider__layers__fields", "from ..water.dem import Dem", "provider/water/dem.py"),
        ("provider__terrain__grids", "from ..water.dem import Dem", None),
    ],
)
def test_an_import_that_leads_up_or_sideways_is_told(tmp_path, path, text, found):
    rest = {
        "core__flow__d8": "fall = 1",
        "core__terrain__rendering__beds": "sink = 1",
        "provider__layers__wkb": "pack = 1",
        "provider__water__dem": "from ..layers.wkb import pack",
    }
    house = build(tmp_path, **rest, **{path: text})
    assert [other for _, other in house.upward()] == ([found] if found else [])


def test_circles_are_all_found_and_nothing_else():
    graph = {1: {2, 5}, 2: {3, 6}, 3: {1}, 4: {5}, 5: {6, 7}, 6: set(), 7: {4}, 8: {1, 4}}
    assert circles(graph) == [[1, 2, 3], [4, 5, 7]]


def test_a_name_that_is_taken_twice_and_a_file_without_a_room_are_told(tmp_path):
    house = build(
        tmp_path,
        core__flow__d8="def fall(): pass\n\ndef _own(): pass",
        core__attic__old="class Fall: pass\n\ndef _own(): pass",
        provider__water__dem="class Fall:\n    def fall(self): pass",
    )
    assert house.names_taken_twice() == {"Fall": ["core/attic/old.py", "provider/water/dem.py"]}
    assert house.homeless() == ["core/attic/old.py"]


NAMED = re.compile(r"`((?:core|provider|algorithms)[./][\w./]*\w)")


def words_of(path):
    """Return a page, or the docstrings and comments of Python code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(each.string for each in tokens if each.type in (tokenize.STRING, tokenize.COMMENT))


def is_there(name):
    """Tell whether a path leads to something, or a dotted name to a folder, a file or what a file defines."""
    if "/" in name:
        return (ROOT / name).exists()
    parts = name.split(".")
    files = [ROOT.joinpath(*parts[:count]).with_suffix(".py") for count in range(1, len(parts) + 1)]
    count = next((count for count, path in enumerate(files, 1) if path.is_file()), None)
    if count is None:
        return ROOT.joinpath(*parts).is_dir()
    nodes = ast.walk(tree_of(files[count - 1]))
    defined = {getattr(node, "name", getattr(node, "id", None)) for node in nodes}
    return {*parts[count:]} <= defined


def test_what_docstrings_and_pages_name_is_there():
    """A name like `core.raster.domain` or `core/network.py` leads somewhere."""
    code = [path for folder in PROSE for path in (ROOT / folder).rglob("*.py") if path != Path(__file__)]
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]
    named = [(path, name) for path in code + pages for name in NAMED.findall(words_of(path))]
    assert {"core.raster.domain", "core/network.py"} <= {name for _, name in named}
    assert [(str(path.relative_to(ROOT)), name) for path, name in named if not is_there(name)] == []


def test_a_name_that_leads_nowhere_is_told():
    assert is_there("core.raster.grid.step_lengths")
    assert is_there("core.flow")
    assert not is_there("core.grid.step_lengths")
    assert not is_there("core.raster.grid.nothing")
    assert not is_there("core/raster/nothing.py")


def test_the_core_knows_neither_qgis_nor_gdal_nor_the_rest_of_the_plugin():
    """Arrays in, arrays out: no file of it imports them, and none reaches out of the folder."""
    imports = [(path.relative_to(CORE), module) for path in SOURCES for module in imports_of(path)]
    assert len(imports) > len(SOURCES)
    assert [each for each in imports if each[1] in FOREIGN] == []
    assert [each for each in imports if isinstance(each[1], Path) and CORE not in (each[1], *each[1].parents)] == []


def test_two_files_alone_know_the_compiler():
    """What it promises, and what it does not; all others take their kernels from the first."""
    doors = [CORE / "machine" / name for name in ("jit.py", "numba_hooks.py")]
    assert [path for path in SOURCES if {"numba", "llvmlite"} & set(imports_of(path))] == doors


def test_the_core_loads_scipy_and_pyproj_only_when_they_are_needed():
    """They are imported inside functions."""
    assert {"scipy"} < {module for path in SOURCES for module in imports_of(path)}
    assert [path for path in SOURCES if {"scipy", "pyproj"} & set(imports_of(path, at_load=True))] == []


@pytest.mark.qgis
def test_algorithms_are_listed_without_loading_the_compiler():
    """QGIS starts no slower for numba and scipy: they come with the first run."""
    pytest.importorskip("qgis.core", reason="this needs QGIS")
    said = run_python("""
import importlib, pkgutil, sys
import qgis.core
before = set(sys.modules)
import headwaters.algorithms, headwaters.provider
for package in (headwaters.algorithms, headwaters.provider):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
heavy = {"numba", "llvmlite", "scipy", "pyproj", "shapely", "headwaters.core.machine.jit"}
print(len(headwaters.algorithms.ALGORITHMS), sorted(heavy & set(sys.modules) - before))
""")
    count, loaded = said.split(maxsplit=1)
    assert int(count) > 1
    assert loaded == "[]\n"
