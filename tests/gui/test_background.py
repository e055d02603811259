"""What the window does when QGIS starts: it offers the compiler where that is missing, or lets it compile all."""

import importlib.metadata
import json
import os
import subprocess
import sys
import types

import pytest
from headwaters.provider import dependencies

from ..provider.running import ROOT

pytestmark = pytest.mark.qgis
SAYS = [sys.executable, "-c"]


@pytest.fixture
def window():
    """Return a window with a bar for messages."""
    from qgis.gui import QgsMessageBar
    from qgis.PyQt.QtWidgets import QMainWindow

    main = QMainWindow()
    bar = QgsMessageBar(main)
    yield types.SimpleNamespace(mainWindow=lambda: main, messageBar=lambda: bar)
    main.deleteLater()


def shown(window):
    """Return the texts of the messages in the bar, the newest first, each with the labels of its buttons."""
    from qgis.PyQt.QtWidgets import QPushButton

    return [
        (item.text(), [button.text() for button in item.findChildren(QPushButton)])
        for item in window.messageBar().items()
    ]


@pytest.fixture
def offer(window, monkeypatch, tmp_path):
    """Return the offer of the compiler where there is none, which installs by commands of the test."""
    from headwaters.provider.window import compiler_offer

    monkeypatch.setitem(sys.modules, "numba", None)
    packages, unfinished = tmp_path / "packages", tmp_path / "unfinished"
    (unfinished / "left by a crash").mkdir(parents=True)
    monkeypatch.setattr(compiler_offer, "own_packages", lambda: packages)
    monkeypatch.setattr(compiler_offer, "unfinished_packages", lambda: unfinished)
    made = compiler_offer.CompilerOffer(window)
    made.packages, made.unfinished = packages, unfinished
    folders = [str(unfinished / name) for name in ("numba", "numpy", "numpy-1.0.dist-info")]
    made.fetching = f"import os; [os.makedirs(folder) for folder in {folders!r}]; print('Collecting numba', flush=True)"
    made.commands = []
    monkeypatch.setattr(compiler_offer, "compiler_commands", lambda: list(made.commands))
    yield made
    made.remove()


def test_nothing_is_offered_where_the_compiler_is(window):
    from headwaters.provider.window.compiler_offer import CompilerOffer

    pytest.importorskip("numba")
    assert not CompilerOffer(window).make()
    assert shown(window) == []


def test_without_a_compiler_it_is_offered_with_a_page_that_tells_how(offer, window):
    offer.commands = [[*SAYS, ""]]
    assert offer.make()
    [(text, buttons)] = shown(window)
    assert "numba is missing" in text and "Install" in text
    assert buttons == ["Install", "How"]


def test_where_no_python_could_install_it_there_is_the_page_alone(offer, window):
    assert offer.make()
    [(text, buttons)] = shown(window)
    assert "numba is missing" in text and "Install" not in text
    assert buttons == ["How"]


def test_installing_shows_what_is_said_and_asks_for_a_restart(offer, window, wait_until):
    offer.commands = [[*SAYS, offer.fetching], [*SAYS, "print('numba 0.1')"]]
    offer.install()
    seen = []
    offer.errand.said.connect(lambda line: seen.append(shown(window)[0]))
    assert shown(window)[0][1] == ["Cancel"]
    wait_until(lambda: offer.errand is None)
    assert ("Installing numba: Collecting numba", ["Cancel"]) in seen
    assert shown(window) == [("numba is installed: restart QGIS to use it.", [])]
    assert [each.name for each in offer.packages.iterdir()] == ["numba"]  # and no NumPy beside that of QGIS


@pytest.mark.parametrize("failing", [0, 1])
def test_what_went_wrong_is_told_with_the_line_to_type(failing, offer, window, wait_until):
    offer.commands = [[*SAYS, offer.fetching], [*SAYS, ""]]
    offer.commands[failing] = [*SAYS, "import sys; sys.exit('numba needs another NumPy')"]
    offer.install()
    wait_until(lambda: offer.errand is None)
    [(text, buttons)] = shown(window)
    assert "numba needs another NumPy" in text
    assert dependencies.install_line("numba") in text
    assert buttons == ["How"]
    assert not offer.packages.exists()
    assert not offer.unfinished.exists()


def test_a_program_that_is_not_there_is_told_too(offer, window, wait_until):
    offer.commands = [["/no/such/python"]]
    offer.install()
    wait_until(lambda: offer.errand is None)
    assert "could not be installed" in shown(window)[0][0]


def test_installing_can_be_cancelled(offer, window, wait_until):
    offer.commands = [[*SAYS, "import time; time.sleep(600)"]]
    offer.install()
    offer.errand.cancel()
    wait_until(lambda: offer.errand is None)
    assert shown(window) == [("numba was not installed.", [])]


def test_the_end_of_qgis_leaves_no_half_of_a_compiler(offer, wait_until):
    """Nor does a crash: until all is there it lies where nobody looks for it."""
    offer.commands = [[*SAYS, f"{offer.fetching}; import time; time.sleep(600)"]]
    offer.install()
    wait_until(lambda: (offer.unfinished / "numpy-1.0.dist-info").exists())
    assert not offer.packages.exists()
    offer.remove()
    assert not offer.packages.exists()
    assert not offer.unfinished.exists()


def test_the_python_that_installs_is_the_one_of_qgis(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/usr/bin/qgis")  # as QGIS says on some systems
    asked = "import json, sys; print(json.dumps([sys.version_info[:3], sys.prefix]))"
    answer = subprocess.run([dependencies.interpreter(), "-c", asked], capture_output=True, check=True)
    assert json.loads(answer.stdout) == [list(sys.version_info[:3]), sys.prefix]


def test_packages_go_into_a_folder_of_our_own_and_fit_the_numpy_of_qgis():
    install, trial = dependencies.compiler_commands()
    folder = str(dependencies.unfinished_packages())
    assert folder.startswith(str(dependencies.own_packages()))
    assert install[install.index("--target") + 1] == folder
    assert f"numpy=={importlib.metadata.version('numpy')}" in install
    assert f"numba>={dependencies.OLDEST_NUMBA}" in install
    assert folder in trial[-1]


def test_another_numpy_of_qgis_has_another_folder(monkeypatch):
    here = dependencies.own_packages()
    monkeypatch.setattr(dependencies.importlib.metadata, "version", lambda _: "99.1.0+dfsg")
    there = dependencies.own_packages()
    assert there.parent == here.parent and there != here
    assert "numpy==99.1.0" in dependencies.compiler_commands()[0]


def test_a_numpy_that_tells_no_version_is_let_alone(monkeypatch):
    def unknown(name):
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(dependencies.importlib.metadata, "version", unknown)
    assert dependencies.compiler_commands()[0][-1] == "numpy"


def test_the_compiler_is_found_in_that_folder(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(dependencies, "own_packages", lambda: tmp_path)
    dependencies.prepare_compiler()
    assert sys.path[-1] == str(tmp_path)  # after all that comes with QGIS


@pytest.fixture
def menu(window, provider):
    """Return what the plugin has put into its menu, and the tools that did."""
    from headwaters.provider.window.tools import WindowTools

    entries = []
    window.addToolBarIcon = window.removeToolBarIcon = lambda action: None
    window.addPluginToMenu = lambda menu, action: entries.append(action)
    window.removePluginMenu = lambda menu, action: entries.remove(action)
    tools = WindowTools(window)
    yield entries, tools
    tools.remove()
    assert entries == []


def test_the_menu_begins_with_what_to_start_with(menu):
    entries, _ = menu
    assert [each.text() for each in entries] == [
        "Open the example",
        "Draw an island",
        "Water here",
        "Start here: Hydrology from a DEM …",
        "Start here: Watershed of a point …",
        "Start here: Terrain from a coastline …",
        "Prepare Headwaters …",
        "Help",
    ]


def test_an_entry_opens_its_dialog(menu, desktop):
    entries, tools = menu
    entries[4].trigger()
    assert tools.dialog.isVisible()
    assert tools.dialog.algorithm().name() == "watershedofpoint"
    tools.dialog.close()


@pytest.fixture
def preparation(window, monkeypatch, tmp_path):
    """Return a preparation whose processes run a script of the test; nothing has been prepared before."""
    from headwaters.provider.window import background_preparation
    from qgis.core import QgsSettings

    script = tmp_path / "apart.py"
    monkeypatch.setattr(background_preparation.apart, "__file__", str(script))
    QgsSettings().remove(background_preparation.PREPARED_FOR)
    made = []

    def make(code):
        script.write_text(code)
        made.append(background_preparation.BackgroundPreparation(window, ("water", "terrain")))
        return made[-1]

    yield make
    for each in made:
        each.remove()
    QgsSettings().remove(background_preparation.PREPARED_FOR)


ALL_WELL = "import sys\nprint('50 Part 2 of 4:', sys.argv[3], flush=True)"
WAITS = "import sys\nprint('50 Part 2 of 4', flush=True)\nsys.stdin.read()\nsys.exit(1)"


def test_all_is_compiled_once_for_each_version(preparation, window, wait_until, monkeypatch):
    from headwaters.provider.window import background_preparation

    first = preparation(ALL_WELL)
    assert first.start_if_new()
    assert shown(window)[0][1] == ["Cancel"]
    wait_until(lambda: not first.running)
    assert shown(window) == []
    assert not preparation(ALL_WELL).start_if_new()
    monkeypatch.setattr(background_preparation, "plugin_version", lambda: "99.0")
    assert preparation(ALL_WELL).start_if_new()


def test_the_message_tells_how_far_both_parts_are(preparation, window, wait_until):
    running = preparation(WAITS)
    running.start_if_new()
    wait_until(lambda: "50 %" in shown(window)[0][0])
    assert shown(window)[0][0] == "Compiling for this computer, once: 50 % (Part 2 of 4)"


def test_a_cancelled_preparation_is_not_begun_again(preparation, window, wait_until):
    running = preparation(WAITS)
    running.start_if_new()
    running.cancel()
    assert shown(window) == []
    wait_until(lambda: not running.running)
    assert not preparation(ALL_WELL).start_if_new()


def test_a_preparation_that_the_end_of_qgis_stops_goes_on_at_the_next_start(preparation):
    running = preparation(WAITS)
    running.start_if_new()
    running.remove()
    assert not running.running
    assert preparation(ALL_WELL).start_if_new()


def test_nothing_is_prepared_where_the_settings_say_so(preparation):
    from headwaters.provider.window.background_preparation import WANTED
    from qgis.core import QgsSettings

    QgsSettings().setValue(WANTED, False)
    try:
        assert not preparation(ALL_WELL).start_if_new()
    finally:
        QgsSettings().remove(WANTED)


def test_the_process_apart_makes_the_runs_and_stops_when_nobody_is_left():
    from headwaters.provider.preparation import apart
    from qgis.core import QgsApplication

    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "QGIS_PREFIX_PATH": QgsApplication.prefixPath()}
    command = [sys.executable, apart.__file__, str(ROOT), "headwaters", "water"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=variables, **pipes) as process:
        lines = [next(process.stdout) for _ in range(2)]
        process.stdin.close()
        rest = process.stdout.read()
    told = [line.split(":")[0].split(" ", 1)[1].split() for line in lines]
    assert [words[:3] for words in told] == [["Part", "1", "of"], ["Part", "2", "of"]]
    assert int(told[0][3]) == int(told[1][3]) > 30
    assert "could not be prepared" not in rest
    assert process.returncode == 1
