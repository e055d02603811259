"""The package that scripts/package makes, installed in a fresh profile as QGIS installs a ZIP."""

import os
import shutil
import subprocess
import sys
import zipfile

import numpy as np
import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.scripts.pages.links import dead_links

from ..provider.samples import FILLED, VALID, read
from .process import ROOT, QgisProcess

pytestmark = pytest.mark.qgis

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", ".qgis-settings", "demo-output", "dist")


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """Return the package of the files as they are now: a copy of the repository in which they are committed."""
    if shutil.which("git") is None:
        pytest.skip("git is not here, and scripts/package needs it")
    copy = tmp_path_factory.mktemp("package") / "copy"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    nobody = {"GIT_AUTHOR_NAME": "nobody", "GIT_AUTHOR_EMAIL": "nobody@example.org"}
    nobody.update(GIT_COMMITTER_NAME="nobody", GIT_COMMITTER_EMAIL="nobody@example.org")
    strangers = {name: None for name in os.environ if name.startswith("GIT_")}
    wanted = {**os.environ, **strangers, **nobody, "GIT_CONFIG_GLOBAL": os.devnull, "PYTHON": sys.executable}
    environment = {name: value for name, value in wanted.items() if value is not None}
    for command in ("git init -q", "git add --all", "git commit -qm All", "scripts/package"):
        subprocess.run(command.split(), cwd=copy, env=environment, check=True, capture_output=True)
    (made,) = (copy / "dist").glob("headwaters-*.zip")
    return made


def test_a_release_is_refused_while_addresses_are_those_of_nobody(package):
    check = [sys.executable, str(ROOT / "scripts" / "check_package.py")]
    assert subprocess.run([*check, str(package)]).returncode == 0
    refused = subprocess.run([*check, "--release", str(package)], capture_output=True, text=True)
    assert refused.returncode == 1
    assert "set email, homepage, repository and tracker" in refused.stderr


@pytest.fixture(scope="module")
def installed(package, tmp_path_factory):
    """Return a qgis_process whose profile has the package among its plugins, and what enabling it says."""
    profile = tmp_path_factory.mktemp("profile")
    plugins = profile / "profiles" / "default" / "python" / "plugins"
    with zipfile.ZipFile(package) as files:
        files.extractall(plugins)
    qgis = QgisProcess.with_profile(profile)
    return qgis, qgis("plugins", "enable", "headwaters").text


def test_the_package_can_be_enabled(installed):
    assert "Enabled headwaters" in installed[1]


def test_the_package_brings_every_algorithm(installed):
    listing = installed[0]("list").out
    assert [each.ID for each in ALGORITHMS if f"headwaters:{each.ID}\t" not in listing] == []


def test_the_package_brings_the_pages_with_pictures_and_no_dead_link(package, tmp_path):
    with zipfile.ZipFile(package) as files:
        files.extractall(tmp_path)
    pages = tmp_path / "headwaters" / "help"
    assert [each.ID for each in ALGORITHMS if not (pages / "algorithms" / f"{each.ID}.html").is_file()] == []
    assert dead_links(pages) == []
    assert list(pages.glob("images/*.jpg")) and not list(pages.glob("images/*.png"))


def test_the_package_brings_the_examples(package):
    with zipfile.ZipFile(package) as files:
        names = {name.removeprefix("headwaters/examples/") for name in files.namelist()}
    files = (path for path in (ROOT / "examples").glob("*/*.*") if not path.name.endswith(".aux.xml"))
    here = {path.relative_to(ROOT / "examples").as_posix() for path in files}
    assert here <= names


def test_the_package_fills_a_dem(installed, dem_file, tmp_path):
    installed[0].run("headwaters:filldepressions", INPUT=dem_file, OUTPUT=tmp_path / "filled.tif")
    np.testing.assert_array_equal(read(tmp_path / "filled.tif")[0][VALID], FILLED[VALID])
