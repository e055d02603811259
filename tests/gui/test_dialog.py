"""The dialog of every algorithm: it opens, is filled in, runs beside the window, and loads what it made."""

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.algorithms.depressions.fill_depressions import FillDepressions
from headwaters.provider.algorithm import HeadwatersAlgorithm
from qgis.core import QgsApplication, QgsProcessingParameterDefinition, QgsRasterBandStats
from qgis.PyQt.QtCore import Qt, QThread
from qgis.PyQt.QtWidgets import QMessageBox, QTextBrowser, QTextEdit

pytestmark = pytest.mark.qgis

HIDDEN = QgsProcessingParameterDefinition.Flag.FlagHidden
every_algorithm = pytest.mark.parametrize("algorithm_id", [each.ID for each in ALGORITHMS])


class Runner:
    """A dialog, and how its run ended."""

    def __init__(self, dialog, wait_until):
        self.dialog = dialog
        self.wait_until = wait_until
        self.ends = []
        dialog.algorithmFinished.connect(lambda successful, results: self.ends.append((successful, results)))

    def start(self, **parameters):
        """Fill in some of the fields and press Run."""
        self.dialog.setParameters(parameters)
        self.dialog.runButton().click()

    def run(self, **parameters):
        """Run to the end and return whether it went well."""
        self.start(**parameters)
        self.wait()
        return bool(self.ends and self.ends[0][0])

    def wait(self):
        """Wait until one can press Run again; where no layer came out, no end is announced from QGIS 3.40 on."""
        self.wait_until(self.dialog.runButton().isEnabled)

    @property
    def log(self):
        return self.dialog.findChild(QTextEdit, "txtLog").toPlainText()


@pytest.fixture
def open_dialog(desktop, shown):
    """Return a function that opens the dialog of an algorithm."""
    from processing.gui.AlgorithmDialog import AlgorithmDialog

    def open_for(algorithm_id):
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
        return shown(AlgorithmDialog(algorithm, False, desktop.mainWindow()))

    return open_for


@pytest.fixture
def runner(open_dialog, wait_until):
    """Return a function that opens the dialog of an algorithm, ready to run."""
    return lambda algorithm_id: Runner(open_dialog(algorithm_id), wait_until)


@every_algorithm
def test_the_dialog_is_not_blank(dem, open_dialog, picture, tmp_path, algorithm_id):
    assert len(picture(open_dialog(algorithm_id), tmp_path / "dialog.png")) > 50


@every_algorithm
def test_the_dialog_has_a_field_for_every_parameter(dem, open_dialog, algorithm_id):
    dialog = open_dialog(algorithm_id)
    names = {each.name() for each in dialog.algorithm().parameterDefinitions() if not each.flags() & HIDDEN}
    assert names <= set(dialog.mainWidget().wrappers)


@every_algorithm
def test_the_fields_hold_the_defaults(dem, open_dialog, algorithm_id):
    dialog = open_dialog(algorithm_id)
    values = dialog.createProcessingParameters()
    inputs = [each for each in dialog.algorithm().parameterDefinitions() if not each.isDestination()]
    defaults = {each.name(): each.defaultValue() for each in inputs if each.defaultValue() is not None}
    assert {name: values[name] for name in defaults} == defaults


@every_algorithm
def test_an_optional_number_is_empty_and_not_0(dem, open_dialog, algorithm_id):
    dialog = open_dialog(algorithm_id)
    values = dialog.createProcessingParameters()
    numbers = [each for each in dialog.algorithm().parameterDefinitions() if each.type() == "number"]
    empty = [each.name() for each in numbers if each.defaultValue() is None]
    assert empty
    assert [values[name] for name in empty] == [None] * len(empty)


@every_algorithm
def test_the_help_stands_beside_the_fields(dem, open_dialog, algorithm_id):
    dialog = open_dialog(algorithm_id)
    texts = [each.toPlainText() for each in dialog.findChildren(QTextBrowser)]
    assert any(dialog.algorithm().shortDescription() in text for text in texts)


@every_algorithm
def test_run_without_further_input_ends_well(dem, runner, algorithm_id):
    assert runner(algorithm_id).run() is True


@every_algorithm
def test_the_result_is_loaded(dem, project, runner, algorithm_id):
    dialog = runner(algorithm_id)
    dialog.run()
    output = dialog.ends[0][1]["OUTPUT"]
    assert [layer.isValid() for layer in project.mapLayers().values() if layer.source() == output] == [True]


@every_algorithm
def test_the_colours_of_the_result_reach_from_its_lowest_to_its_highest_value(dem, project, runner, algorithm_id):
    dialog = runner(algorithm_id)
    dialog.run()
    (layer,) = (each for each in project.mapLayers().values() if each.source() == dialog.ends[0][1]["OUTPUT"])
    stats = layer.dataProvider().bandStatistics(1, QgsRasterBandStats.Stats.All)
    stops = [stop.value for stop in layer.renderer().shader().rasterShaderFunction().colorRampItemList()]
    assert (stops[0], stops[-1]) == pytest.approx((stats.minimumValue, stats.maximumValue))


def test_an_optional_output_that_is_asked_for_is_loaded_too(dem, project, runner):
    runner("filldepressions").run(DEPTH="TEMPORARY_OUTPUT")
    assert sorted(layer.name() for layer in project.mapLayers().values()) == ["Hills", "Hills depth", "Hills filled"]


def test_an_algorithm_runs_beside_the_thread_of_the_windows(dem, runner, monkeypatch):
    threads = []

    def process(*things):
        threads.append(QThread.currentThread())
        return HeadwatersAlgorithm.processAlgorithm(*things)

    monkeypatch.setattr(FillDepressions, "processAlgorithm", process, raising=False)
    runner("filldepressions").run()
    assert threads
    assert threads[0] != QgsApplication.instance().thread()


def test_the_numbers_stand_in_the_log(dem, runner):
    dialog = runner("filldepressions")
    dialog.run()
    assert f"Cells raised: {dialog.ends[0][1]['FILLED_CELLS']}" in dialog.log


def test_a_value_that_cannot_be_is_met_with_a_message(dem, runner, lake_file, monkeypatch):
    messages = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text, *others: messages.append(text))
    runner("filldepressions").start(INPUT=lake_file)
    assert messages == [f"INPUT: ‘{lake_file}’ is a vector layer; a raster is needed."]


def test_a_missing_layer_is_pointed_at(project, runner):
    dialog = runner("filldepressions").dialog
    dialog.runButton().click()
    assert [item.text() for item in dialog.messageBar().items()] == ["Wrong or missing parameter value: DEM"]


def test_an_output_that_cannot_be_written_is_a_sentence_in_the_log(dem, runner, tmp_path):
    dialog = runner("filldepressions")
    dialog.run(OUTPUT=str(tmp_path / "nowhere" / "filled.tif"))
    folder = tmp_path / "nowhere"
    assert f"OUTPUT: the folder ‘{folder}’ does not exist. Create it, or choose another." in dialog.log.splitlines()


def test_no_traceback_is_shown_for_an_output_that_cannot_be_written(dem, runner, tmp_path):
    dialog = runner("filldepressions")
    dialog.run(OUTPUT=str(tmp_path / "nowhere" / "filled.tif"))
    assert "Traceback" not in dialog.log


def test_after_a_failure_one_can_press_run_again(dem, runner, tmp_path):
    dialog = runner("filldepressions")
    dialog.run(OUTPUT=str(tmp_path / "nowhere" / "filled.tif"))
    assert dialog.dialog.runButton().isEnabled()


@pytest.fixture
def cancelled(project, runner, wait_until, tmp_path):
    """Return the dialog of a long run in which Cancel was pressed."""
    dialog = runner("startingsurface")
    path = str(tmp_path / "surface.tif")
    dialog.start(SHAPE="noise", COLUMNS=4000, ROWS=3000, OUTPUT=path)
    wait_until(lambda: "Building the surface" in dialog.log)
    dialog.dialog.cancelButton().click()
    dialog.wait()
    return dialog


def test_cancel_says_that_nothing_was_written(cancelled):
    assert "Cancelled; nothing was written." in cancelled.log


def test_cancel_leaves_no_file(cancelled, tmp_path):
    assert list(tmp_path.iterdir()) == []


def test_cancel_loads_no_layer(cancelled, project):
    assert project.mapLayers() == {}


@pytest.fixture
def batch(dem, desktop, shown):
    """Return a function that opens the batch dialog of an algorithm."""
    from processing.gui.BatchAlgorithmDialog import BatchAlgorithmDialog

    def open_for(algorithm_id):
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
        return shown(BatchAlgorithmDialog(algorithm, desktop.mainWindow()))

    return open_for


@every_algorithm
def test_the_batch_dialog_is_not_blank(batch, picture, tmp_path, algorithm_id):
    assert len(picture(batch(algorithm_id), tmp_path / "batch.png")) > 20


@every_algorithm
def test_the_batch_dialog_has_a_column_for_every_parameter(batch, algorithm_id):
    dialog = batch(algorithm_id)
    table = dialog.mainWidget().tblParameters
    headings = {table.model().headerData(column, Qt.Orientation.Horizontal) for column in range(table.columnCount())}
    labels = {each.description() for each in dialog.algorithm().parameterDefinitions()}
    assert labels - headings == set()
