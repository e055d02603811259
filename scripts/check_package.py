"""Verifies a plugin package against the rules of the QGIS plugin repository.

python3 scripts/check_package.py [--release] dist/headwaters-0.1.0.zip
"""

import ast
import configparser
import re
import sys
import zipfile
from pathlib import PurePosixPath

PACKAGE = "headwaters"
MAX_BYTES = 25_000_000
REQUIRED_FILES = ["__init__.py", "plugin.py", "metadata.txt", "LICENSE", "README.md", "CHANGELOG.md"]
REQUIRED_FOLDERS = ["provider", "algorithms", "core", "icons", "examples", "help", "i18n"]
REQUIRED_KEYS = [
    "name", "description", "about", "version", "qgisMinimumVersion", "qgisMaximumVersion", "hasProcessingProvider",
    "author", "email", "homepage", "tracker", "repository", "icon",
]  # fmt: skip
UNWANTED_FOLDERS = {"tests", "benchmarks", "scripts", "docs", "__pycache__", "__MACOSX"}
UNWANTED_ENDINGS = {".pyc", ".code", ".nbi", ".nbc", ".sh", ".bat", ".cmd", ".ps1", ".so", ".dll", ".dylib", ".exe"}
OLDEST_PYTHON = (3, 9)
# What only who publishes the plugin can know; each stands in metadata.txt alone.
KEYS_OF_THE_PUBLISHER = ("email", "homepage", "repository", "tracker")
NOBODY = ("example.org", "github.com/headwaters-qgis/")


def main(path, release=False):
    """Say what is wrong with a package; to be released, nothing in it may stand for nobody."""
    with zipfile.ZipFile(path) as package:
        faults = [fault for check in CHECKS for fault in check(package)]
        files = [info for info in package.infolist() if not info.is_dir()]
    notes = notes_to_the_publisher(path)
    for each in [*faults, *notes]:
        print(f"{path}: {each}", file=sys.stderr)
    if not faults:
        print(f"{path}: {len(files)} files, {sum(info.compress_size for info in files) / 1000:.0f} kB, in good order")
    return 1 if faults or (release and notes) else 0


def notes_to_the_publisher(path):
    """Return which entries of the metadata are still those that stand for nobody."""
    with zipfile.ZipFile(path) as package:
        if f"{PACKAGE}/metadata.txt" not in package.namelist():
            return []
        general = metadata_of(package)
    unset = [key for key in KEYS_OF_THE_PUBLISHER if any(each in general.get(key, "") for each in NOBODY)]
    what = f"{', '.join(unset[:-1])} and {unset[-1]}" if len(unset) > 1 else "".join(unset)
    return [f"Before you publish, set {what} in metadata.txt: they stand for nobody yet."] if unset else []


def metadata_of(package):
    """Return the metadata of a package."""
    parser = configparser.ConfigParser()
    parser.optionxform = str
    parser.read_string(package.read(f"{PACKAGE}/metadata.txt").decode("utf-8"))
    return parser["general"]


def size_faults(package):
    total = sum(info.compress_size for info in package.infolist())
    if total > MAX_BYTES:
        yield f"{total / 1e6:.1f} MB are too much; the repository takes 25 MB"


def folder_faults(package):
    tops = {name.split("/")[0] for name in package.namelist()}
    if tops != {PACKAGE}:
        yield f"one top folder {PACKAGE} expected, found {', '.join(sorted(tops)) or 'nothing'}"
    parts = {PurePosixPath(name).parts[1] for name in package.namelist() if len(PurePosixPath(name).parts) > 1}
    for name in [*REQUIRED_FILES, *REQUIRED_FOLDERS]:
        if name not in parts:
            yield f"{name} is missing"


def unwanted_faults(package):
    for name in package.namelist():
        path = PurePosixPath(name)
        hidden = any(part.startswith(".") for part in path.parts)
        if hidden or UNWANTED_FOLDERS & set(path.parts) or path.suffix in UNWANTED_ENDINGS or "\\" in name:
            yield f"{name} does not belong in a package"


def metadata_faults(package):
    if f"{PACKAGE}/metadata.txt" not in package.namelist():
        return
    general = metadata_of(package)
    for key in REQUIRED_KEYS:
        if not general.get(key, "").strip():
            yield f"metadata.txt says nothing about {key}"
    if not re.fullmatch(r"\d+\.\d+\.\d+", general.get("version", "")):
        yield "the version in metadata.txt is not of the form 1.2.3"
    if f"{PACKAGE}/{general.get('icon')}" not in package.namelist():
        yield f"the icon {general.get('icon')} named in metadata.txt is missing"
    if f"[{general.get('version')}]" not in package.read(f"{PACKAGE}/CHANGELOG.md").decode("utf-8"):
        yield f"CHANGELOG.md has no section for version {general.get('version')}"


def syntax_faults(package):
    for name in package.namelist():
        if name.endswith(".py"):
            try:
                ast.parse(package.read(name), filename=name, feature_version=OLDEST_PYTHON)
            except SyntaxError as error:
                yield f"{name}, line {error.lineno}: not valid in Python 3.9 ({error.msg})"


CHECKS = [size_faults, folder_faults, unwanted_faults, metadata_faults, syntax_faults]

if __name__ == "__main__":
    sys.exit(main(sys.argv[-1], "--release" in sys.argv))
