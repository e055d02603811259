"""The dialog of every algorithm: it opens, is filled in, runs beside the window, and loads what it made."""

import inspect
import time
from pathlib import Path

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.algorithms.depressions.fill_depressions import FillDepressions
from headwaters.provider.base.algorithm import HeadwatersAlgorithm
from headwaters.provider.base.canvas import ONCE_MORE
from headwaters.provider.layers.vector_writing import FeatureWriter
from headwaters.tests.provider.least import add_to_project, least_inputs, made_by_default
from headwaters.tests.provider.samples import names_in
from headwaters.tests.support import some_of
from qgis.core import (
    QgsApplication,
    QgsColorRampShader,
    QgsProcessingContext,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFile,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterNumber,
    QgsProject,
    QgsRasterBandStats,
    QgsRasterLayer,
    QgsSingleBandPseudoColorRenderer,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import Qt, QThread
from qgis.PyQt.QtWidgets import QMessageBox, QTextBrowser, QTextEdit

pytestmark = [pytest.mark.qgis, pytest.mark.usefixtures("few_edges", "few_rehearsals")]

OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
HIDDEN = QgsProcessingParameterDefinition.Flag.FlagHidden
STYLES = Path(inspect.getfile(HeadwatersAlgorithm)).parents[1] / "styles"
every_algorithm = pytest.mark.parametrize("algorithm_id", [each.ID for each in ALGORITHMS])
some_algorithms = pytest.mark.parametrize("algorithm_id", [each.ID for each in some_of(ALGORITHMS)])


def may_lack_numbers(algorithm):
    """Return the names of the parameters for a number that may be left empty."""
    numbers = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterNumber)]
    return [each.name() for each in numbers if each.defaultValue() is None]


def is_layer(definition):
    """Tell whether an output is a layer and no other file."""
    return not isinstance(definition, QgsProcessingParameterFileDestination)


def is_loaded(definition):
    """Tell whether an output is a layer or a file of layers."""
    return is_layer(definition) or any(ending in definition.fileFilter() for ending in ("gpkg", "2dm"))


def ending_of(output):
    """Return the ending of a file that an output can be."""
    if "2dm" in getattr(output, "fileFilter", str)():
        return ".2dm"
    if "png" in getattr(output, "fileFilter", str)():
        return ".png"
    return ".html" if not is_loaded(output) else ".tif" if "Raster" in type(output).__name__ else ".gpkg"


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


def dialog_of(algorithm_id, desktop):
    """Return the dialog of an algorithm, not shown yet."""
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
    return algorithm.createCustomParametersWidget(desktop.mainWindow())


@pytest.fixture
def open_dialog(desktop, shown):
    """Return a function that opens the dialog of an algorithm."""
    return lambda algorithm_id: shown(dialog_of(algorithm_id, desktop))


@pytest.fixture
def runner(open_dialog, wait_until):
    """Return a function that opens the dialog of an algorithm, ready to run."""
    return lambda algorithm_id: Runner(open_dialog(algorithm_id), wait_until)


def test_the_dialog_is_not_blank(opened, picture, tmp_path):
    assert len(picture(opened, tmp_path / "dialog.png")) > 50


def test_the_dialog_has_a_field_for_every_parameter(opened):
    names = {each.name() for each in opened.algorithm().parameterDefinitions() if not each.flags() & HIDDEN}
    assert names <= set(opened.mainWidget().wrappers)


def with_files(dialog):
    """Return a dialog in which every file that must be given is: from QGIS 3.40 on it tells nothing without."""
    for each in dialog.algorithm().parameterDefinitions():
        if isinstance(each, QgsProcessingParameterFile) and not each.flags() & OPTIONAL:
            dialog.mainWidget().wrappers[each.name()].setParameterValue("a model.gpkg", QgsProcessingContext())
    return dialog


def test_the_fields_hold_the_defaults(opened):
    dialog = with_files(opened)
    values = dialog.createProcessingParameters()
    inputs = [each for each in dialog.algorithm().parameterDefinitions() if not each.isDestination()]
    defaults = {each.name(): each.defaultValue() for each in inputs if each.defaultValue() is not None}
    assert {name: values[name] for name in defaults} == defaults


def test_an_optional_number_is_empty_and_not_0(opened):
    dialog = with_files(opened)
    values = dialog.createProcessingParameters()
    empty = may_lack_numbers(dialog.algorithm())
    assert [values[name] for name in empty] == [None] * len(empty)


def test_the_help_stands_beside_the_fields(opened):
    texts = [each.toPlainText() for each in opened.findChildren(QTextBrowser)]
    assert any(opened.algorithm().shortDescription() in text for text in texts)


@pytest.fixture(scope="module", params=[each.ID for each in ALGORITHMS])
def ran(request, desktop, land, wait_until):
    """Return the dialog of an algorithm after a run with its least inputs.

    All that was loaded is in ``loaded``, the layers by output in ``layers``, the names of its inputs in ``sources``.
    """
    desktop.newProject()
    project = QgsProject.instance()
    project.clear()
    add_to_project(land, project)
    dialog = Runner(dialog_of(request.param, desktop), wait_until)
    dialog.dialog.show()
    before = set(project.mapLayers())
    inputs = least_inputs(dialog.dialog.algorithm(), land)
    dialog.run(**inputs)
    loaded = [layer for key, layer in project.mapLayers().items() if key not in before and not is_once_more(layer)]
    results = dialog.ends[0][1] if dialog.ends else {}
    dialog.loaded, dialog.sources = loaded, [Path(text).stem for text in inputs.values() if isinstance(text, str)]
    dialog.layers = {name: layer for name, place in results.items() for layer in loaded if is_of(layer, place)}
    yield dialog
    project.clear()
    dialog.dialog.close()
    dialog.dialog.deleteLater()


def is_once_more(layer):
    """Tell whether a layer is another one again: its hillshade."""
    return ONCE_MORE in layer.source()


def is_of(layer, place):
    """Tell whether a layer is the one that was written to a place: a path, or the id of a layer in memory."""
    return place in (layer.id(), layer.source(), layer.source().split("|")[0])


def test_run_with_the_least_inputs_ends_well(ran):
    assert [successful for successful, _ in ran.ends] == [True]
    assert "Traceback" not in ran.log


def test_every_layer_that_is_made_by_default_is_loaded_once(ran):
    algorithm = ran.dialog.algorithm()
    made = [name for name in made_by_default(algorithm) if is_loaded(algorithm.parameterDefinition(name))]
    assert sorted(ran.layers) == sorted(made)
    sources = [layer.source() for layer in ran.loaded]
    assert len(set(sources)) == len(sources)
    if all(is_layer(algorithm.parameterDefinition(name)) for name in made):
        assert len(sources) == len(made)
    assert all(layer.isValid() for layer in ran.loaded)


def test_layers_are_named_after_what_they_are_made_from(ran):
    algorithm = ran.dialog.algorithm()
    sources = [*ran.sources, "Plane"]
    names = {name: layer.name() for name, layer in ran.layers.items()}
    labels = {name: algorithm.parameterDefinition(name).description() for name in names}
    assert [text for text in names.values() if not text.startswith(tuple(sources))] == []
    assert [name for name in names if names[name] == labels[name]] == []
    assert len(set(names.values())) == len(names)


def test_features_are_drawn_in_the_style_of_their_output(ran):
    for name, layer in ran.layers.items():
        style = ran.dialog.algorithm().parameterDefinition(name).metadata().get("headwaters_style")
        if style and isinstance(layer, QgsVectorLayer):
            plain = QgsVectorLayer(layer.source(), "plain", layer.providerType())
            assert plain.renderer().dump() != layer.renderer().dump()
            _, understood = plain.loadNamedStyle(str(STYLES / f"{style}.qml"))
            assert understood
            assert plain.renderer().dump() == layer.renderer().dump()


def test_the_colours_of_a_raster_reach_from_below_its_lowest_to_above_its_highest_value(ran):
    """To the round numbers that come next; those of a list have one digit. Classes have limits of their own."""
    for layer in ran.layers.values():
        if isinstance(layer, QgsRasterLayer) and isinstance(layer.renderer(), QgsSingleBandPseudoColorRenderer):
            stats = layer.dataProvider().bandStatistics(1, QgsRasterBandStats.Stats.All)
            low, high = stats.minimumValue, stats.maximumValue
            shader = layer.renderer().shader().rasterShaderFunction()
            stops = [stop.value for stop in shader.colorRampItemList()]
            if shader.colorRampType() != QgsColorRampShader.Type.Interpolated:
                continue
            if shader.legendSettings().useContinuousLegend():
                near = 0.1 * (high - low)
                assert low - near <= stops[0] <= low
                assert high <= stops[-1] <= high + near
            else:
                assert [stops[0], stops[-1]] == pytest.approx([float(f"{end:.0e}") for end in (low, high)])


@some_algorithms
def test_a_failure_is_one_sentence_and_run_can_be_pressed_again(drawn_land, runner, tmp_path, algorithm_id):
    dialog = runner(algorithm_id)
    algorithm, inputs = dialog.dialog.algorithm(), least_inputs(dialog.dialog.algorithm(), drawn_land)
    output = algorithm.parameterDefinition(made_by_default(algorithm)[0])
    ending = ending_of(output)
    dialog.run(**inputs, **{output.name(): str(tmp_path / "nowhere" / f"water{ending}")})
    lines = dialog.log.splitlines()
    sentence = f"{output.name()}: the folder ‘{tmp_path / 'nowhere'}’ does not exist. Create it, or choose another."
    assert lines.count(sentence) == 1
    assert "Traceback" not in dialog.log
    dialog.ends.clear()
    assert dialog.run(**{output.name(): str(tmp_path / f"water{ending}")})
    assert f"water{ending}" in names_in(tmp_path)


def test_an_optional_output_that_is_asked_for_is_loaded_too(dem, project, runner):
    """And the light on the heights."""
    runner("filldepressions").run(DEPTH="TEMPORARY_OUTPUT")
    names = sorted(layer.name() for layer in project.mapLayers().values())
    assert names == ["Hills", "Hills depth", "Hills filled", "Hills filled hillshade"]


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
def cancelled_while_writing(drawn_land, project, runner, wait_until, tmp_path, monkeypatch):
    """Return the dialog of a run in which Cancel was pressed while features were written."""
    written = []

    def slowly(writer, *things):
        written.append(1)
        time.sleep(0.02)
        return add(writer, *things)

    add = FeatureWriter.add
    monkeypatch.setattr(FeatureWriter, "add", slowly)
    dialog = runner("hydrologyfromdem")
    outputs = {"RIVERS": str(tmp_path / "rivers.gpkg"), "FILLED": str(tmp_path / "filled.tif")}
    before = set(project.mapLayers())
    dialog.start(INPUT=drawn_land["dem"], **outputs)
    wait_until(lambda: written)
    dialog.dialog.cancelButton().click()
    dialog.wait()
    dialog.loaded = set(project.mapLayers()) - before
    return dialog


def test_cancel_while_features_are_written_leaves_nothing(cancelled_while_writing, tmp_path):
    assert "Cancelled; nothing was written." in cancelled_while_writing.log
    assert names_in(tmp_path) == []
    assert cancelled_while_writing.loaded == set()


@pytest.fixture
def batch(desktop, shown):
    """Return a function that opens the batch dialog of an algorithm."""
    from processing.gui.BatchAlgorithmDialog import BatchAlgorithmDialog

    def open_for(algorithm_id):
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm_id}")
        return shown(BatchAlgorithmDialog(algorithm, desktop.mainWindow()))

    return open_for


@every_algorithm
def test_the_batch_dialog_is_not_blank(drawn_land, batch, picture, tmp_path, algorithm_id):
    assert len(picture(batch(algorithm_id), tmp_path / "batch.png")) > 20


@every_algorithm
def test_the_batch_dialog_has_a_column_for_every_parameter(drawn_land, batch, algorithm_id):
    dialog = batch(algorithm_id)
    table = dialog.mainWidget().tblParameters
    headings = {table.model().headerData(column, Qt.Orientation.Horizontal) for column in range(table.columnCount())}
    labels = {each.description() for each in dialog.algorithm().parameterDefinitions()}
    assert labels - headings == set()
