"""The house is in order: what QGIS, its plugin repository and a newcomer look at is there, and agrees with itself."""

import ast
import configparser
import functools
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from headwaters.scripts.names_in_tests import unknown_names
from headwaters.scripts.structure import ROOMS

ROOT = Path(__file__).resolve().parent.parent
PACKAGED = ["__init__.py", "plugin.py", "provider", "algorithms", "core"]

FILES = ["metadata.txt", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "pyproject.toml", "Makefile"]
FOLDERS = {
    ".": ["provider", "algorithms", "core", "tests", "icons", "docs", "examples", "benchmarks"],
    "provider": ["styles"],
    "tests": ["core", "algorithms", "cli", "gui", "models"],
}

# What the QGIS plugin repository calls critical: code made from data, shells, passwords, templates without escaping.
CRITICAL = {"B102", "B105", "B106", "B107", "B301", "B302", "B306", "B307", "B506", "B602", "B604", "B605", "B701"}

CACHES = {".pytest_cache", ".ruff_cache", ".mypy_cache", "__pycache__"}
TOOLS_MAKE = {".git", ".venv", ".hypothesis", ".qgis-settings", *CACHES}
UNKEPT = TOOLS_MAKE | {"demo-output", "dist"}
MACHINE_PATH = re.compile(r"(?<![\w.~$}/>])/(?:work|root|home)(?:/|\b(?![\w-]))")


@functools.lru_cache(maxsize=1)
def kept_files():
    """Return the files that git keeps; where there is no git, all but what is made by tools."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True) if shutil.which("git") else None
    if listing is None or listing.returncode != 0:
        paths = [path for path in ROOT.rglob("*") if not UNKEPT & set(path.relative_to(ROOT).parts)]
    else:
        paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def text_of(path):
    """Return the text of a file, or an empty one where it holds something else."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def sources(folder):
    """Return the Python files of a folder but for those that only name it."""
    return sorted(path for path in (ROOT / folder).rglob("*.py") if path.name != "__init__.py")


def rooms(folder):
    return {path.name for path in (ROOT / folder).iterdir() if path.is_dir() and path.name != "__pycache__"}


@pytest.fixture(scope="module")
def metadata():
    parser = configparser.ConfigParser()
    parser.optionxform = str
    parser.read(ROOT / "metadata.txt", encoding="utf-8")
    return parser["general"]


@pytest.mark.parametrize(
    "key", ["name", "description", "about", "version", "author", "email", "homepage", "tracker", "repository", "icon"]
)
def test_the_metadata_tell(metadata, key):
    assert metadata.get(key, "").strip()


def test_the_version_has_three_numbers(metadata):
    assert re.fullmatch(r"\d+\.\d+\.\d+", metadata["version"])


def test_the_newest_section_of_the_changelog_is_of_this_version(metadata):
    headings = re.findall(r"^## \[(\d[^\]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == metadata["version"]


def test_the_citation_is_of_this_version(metadata):
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [metadata["version"]]


def test_the_oldest_qgis_is_3_22(metadata):
    assert metadata["qgisMinimumVersion"] == "3.22"


def test_the_newest_qgis_is_the_last_of_4(metadata):
    assert metadata["qgisMaximumVersion"] == "4.99"


def test_qgis_process_is_told_of_the_provider(metadata):
    assert metadata["hasProcessingProvider"] == "yes"


def test_the_icon_is_there(metadata):
    assert (ROOT / metadata["icon"]).is_file()


def test_the_licence_is_there():
    assert "GNU GENERAL PUBLIC LICENSE" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_no_page_holds_a_mark_of_what_was_to_be_written():
    pages = [path for path in kept_files() if path.suffix == ".md"]
    assert [str(path.relative_to(ROOT)) for path in pages if re.search(r"@@|\b(TODO|FIXME|XXX)\b", text_of(path))] == []


@pytest.mark.parametrize("page", [path for path in kept_files() if path.suffix == ".md"], ids=lambda path: path.stem)
def test_every_file_that_a_page_links_to_is_there(page):
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    files = [link for link in links if not re.match(r"\w+:", link)]
    assert [link for link in files if not (page.parent / link).exists()] == []


def test_every_picture_is_shown_on_a_page():
    pages = "".join(text_of(path) for path in kept_files() if path.suffix == ".md")
    assert [path.name for path in (ROOT / "docs" / "images").iterdir() if f"/{path.name})" not in pages] == []


def test_no_file_names_a_folder_of_somebodys_machine():
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in kept_files()
        for line in text_of(path).splitlines()
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_the_plugin_can_be_looked_at_without_qgis():
    """QGIS and pytest import the package's own file before anything else: at its top nothing of QGIS is imported."""
    tree = ast.parse((ROOT / "__init__.py").read_text(encoding="utf-8"))
    assert [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))] == []


@pytest.mark.parametrize("name", FILES)
def test_this_file_is_in_its_place(name):
    assert (ROOT / name).is_file()


@pytest.mark.parametrize("folder", FOLDERS)
def test_these_folders_are_in_their_place(folder):
    assert set(FOLDERS[folder]) <= rooms(ROOT / folder)


def named_rooms():
    """Return the folders of core and provider that the map of the house has a row for, in its order."""
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    return re.findall(r"^\| `((?:core|provider)/[\w/]*)/` \| \w", text, re.MULTILINE)


def test_the_map_of_the_house_names_every_room_and_no_other():
    folders = [path for top in ("core", "provider") for path in (ROOT / top).rglob("*") if path.is_dir()]
    there = {path.relative_to(ROOT).as_posix() for path in folders if path.name != "__pycache__"}
    assert sorted(named_rooms()) == sorted(there)


def test_the_map_of_the_house_goes_from_the_ground_up():
    levels = [ROOMS[room] for room in named_rooms() if room in ROOMS]
    assert len(levels) > 15
    assert levels == sorted(levels)


@pytest.mark.parametrize("top", ["core", "provider", "algorithms"])
def test_tests_lie_in_the_rooms_of_what_they_test(top):
    """Each test of a room lies in the room of the same name; every room of the core has tests."""
    tested = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests" / top).rglob("test_*.py")}
    rooms = {path.parent.relative_to(ROOT) for path in (ROOT / top).rglob("*.py")}
    assert tested <= rooms
    assert top != "core" or rooms == tested


@pytest.mark.parametrize("page", ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_file_of_code_that_a_page_names_is_there(page):
    named = re.findall(r"`([\w/]+\.py)`", (ROOT / page).read_text(encoding="utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("path", sources("algorithms"), ids=lambda path: path.stem)
def test_a_file_of_an_algorithm_holds_one_class(path):
    body = ast.parse(path.read_text(encoding="utf-8")).body
    assert len([node for node in body if isinstance(node, ast.ClassDef)]) == 1


@pytest.mark.parametrize("path", sources("algorithms"), ids=lambda path: path.stem)
def test_an_algorithm_lies_in_the_folder_of_its_group(path):
    assert f'GROUP = "{path.parent.name}"' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sources("algorithms"), ids=lambda path: path.stem)
def test_an_algorithm_has_a_page(path):
    (name,) = re.findall(r'^    ID = "(\w+)"$', path.read_text(encoding="utf-8"), re.MULTILINE)
    assert (ROOT / "docs" / "algorithms" / f"{name}.md").is_file()


@pytest.fixture
def tool():
    """Return a function that runs a Python tool over the packaged code; skip, and say so, where the tool is missing.

    Skip, too, where scripts/check has run it before all tests, over more files and for more findings.
    """

    def run(package, module, *arguments):
        if os.environ.get("HEADWATERS_CHECKED"):
            pytest.skip("scripts/check has done so")
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
        command = [sys.executable, "-m", module, *arguments, *PACKAGED]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    return run


def test_bandit_finds_nothing_that_the_plugin_repository_calls_critical(tool):
    report = json.loads(tool("bandit", "bandit", "--quiet", "--recursive", "--format", "json").stdout)
    assert report["errors"] == []
    assert [each["issue_text"] for each in report["results"] if each["test_id"] in CRITICAL] == []


def test_flake8_finds_nothing_that_the_rules_of_qgis_forbid(tool):
    assert tool("flake8_qgis", "flake8", "--select", "QGS").stdout == ""


def test_names_that_tests_ask_for_are_looked_up_in_the_house(tmp_path):
    """Whether they are imported, read in a module or patched there, by whatever name the module goes."""
    wrong = {
        "from headwaters.core.paths import follow, folow": ["folow"],
        "from headwaters.core import paths, pats": ["pats"],
        "from ..core import paths as ways\n\ndef test():\n    ways.folow()": ["folow"],
        "from headwaters.core import paths\npatch.setattr(paths, 'SIDE', 1)\npatch.setattr(paths, 'SIZE', 1)": ["SIZE"],
        "setattr('headwaters.core.paths.SIDE', 1)\npatch.setattr('headwaters.core.paths.SIZE', 1)": ["SIZE"],
        "from headwaters.core import paths\n\ndef test(paths):\n    paths.append(np.paths)": [],
    }
    for folder in ("core", "tests"):
        (tmp_path / folder).mkdir()
    house, test = tmp_path / "core" / "paths.py", tmp_path / "tests" / "test_it.py"
    house.write_text("if True:\n    SIDE, follow = 1, 2\n\ndef other():\n    SIZE = pats = 3\n", encoding="utf-8")
    for text, names in wrong.items():
        test.write_text(text, encoding="utf-8")
        assert [each[2] for each in unknown_names(test, tmp_path)] == names
