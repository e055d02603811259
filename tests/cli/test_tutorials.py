"""The commands of the tutorials, typed one after the other in a folder with the examples."""

import os
import re
import subprocess

import pytest

from ..support import THOROUGH
from .process import ROOT

TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
QUICK = ("from-a-dem-to-a-report", "from-gauges-to-a-design-flood")


def commands(page):
    """Return the code of a page, block after block."""
    return re.findall(r"^```\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_the_commands_do_what_the_tutorial_says(page, qgis_process, tmp_path):
    if page.stem not in QUICK and not THOROUGH:
        pytest.skip("builds terrains for minutes: HEADWATERS_TESTS=thorough")
    (tmp_path / "examples").symlink_to(ROOT / "examples", target_is_directory=True)
    enable = "qgis_process plugins enable headwaters\n"  # the profile of the tests has done so
    script = "".join(commands(page)).replace(enable, "").replace("qgis_process", qgis_process.program)
    variables = {name: value for name, value in {**os.environ, **qgis_process.variables}.items() if value is not None}
    done = subprocess.run(
        ["bash", "-e"], input=script, cwd=tmp_path, env=variables, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    promised = set(re.findall(r"[A-Z_]+=([\w/]+\.[a-z]\w+)", script))
    assert promised and [name for name in promised if not (tmp_path / name).is_file()] == []


def test_every_tutorial_has_commands():
    assert all(commands(page) for page in TUTORIALS)
