"""The plugin on PyQt6, which QGIS 4 uses, with a stand-in for QGIS: what is of Qt in it works there too."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("on_qt6.py")
ROOT = SCRIPT.parents[2]


@pytest.fixture(scope="module")
def facts():
    """Return what the script did."""
    if subprocess.run([sys.executable, "-c", "import PyQt6.QtWidgets"], capture_output=True).returncode:
        pytest.skip("PyQt6 is not there: pip install PyQt6")
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_all_modules_of_provider_and_algorithms_are_imported(facts):
    files = {each for room in ("provider", "algorithms") for each in (ROOT / room).rglob("*.py")}
    files = {each.relative_to(ROOT).with_suffix("") for each in files if not each.stem.startswith("__")}
    assert {"headwaters." + ".".join(each.parts) for each in files} - set(facts["modules"]) == set()


def test_every_algorithm_declares_itself(facts):
    contract = json.loads((ROOT / "tests" / "algorithms" / "contract.json").read_text())
    assert set(facts["declared"]) == {each.split(":")[-1] for each in contract}
    assert min(facts["declared"].values()) > 0


def test_the_panel_paints(facts):
    assert facts["colours"] > 20


def test_buttons_and_menu_come_and_go(facts):
    assert facts["entries"][:3] == ["Open the example", "Draw an island", "Water here"]
    assert facts["entries"][3].startswith("Start here")
    assert facts["entries"][-1] == "Help"
