"""Chains of algorithms as models: built, saved, loaded, and run in QGIS and by qgis_process."""

import numpy as np
import processing
import pytest
from qgis.core import QgsProcessingModelAlgorithm

from ..provider.running import run
from ..provider.samples import read
from .building import EXAMPLE, island_model, shallow_model, twin_model

pytestmark = pytest.mark.qgis

INPUTS = {"SEED": 5, "COLUMNS": 64, "RELIEF": 900.0}
LABELS = ["Depth", "Filled", "Island"]


def destinations(model):
    """Return the outputs of a model by label: their names differ between versions of QGIS."""
    return {each.description(): each.name() for each in model.destinationParameterDefinitions()}


def loaded(path):
    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(path))
    return model


def run_model(model, **inputs):
    """Run a model in QGIS; return its rasters by label, and what each step returned."""
    names = destinations(model)
    results = processing.run(model, {**inputs, **dict.fromkeys(names.values(), "TEMPORARY_OUTPUT")})
    return {label: read(results[name])[0] for label, name in names.items()}, results["CHILD_RESULTS"]


def steps(model):
    """Return for each step of a model its algorithm, where its values come from, and which outputs it gives."""
    return {
        name: (
            step.algorithmId(),
            {each: [source.toVariant() for source in sources] for each, sources in step.parameterSources().items()},
            {label: output.childOutputName() for label, output in step.modelOutputs().items()},
        )
        for name, step in model.childAlgorithms().items()
    }


@pytest.fixture(scope="module")
def saved(provider, tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "island.model3"
    assert island_model().toFile(str(path))
    return path


@pytest.fixture(scope="module")
def files(saved):
    return {"saved by this QGIS": saved, "example": EXAMPLE}


@pytest.fixture(scope="module", params=["saved by this QGIS", "example"])
def file(request, files):
    return files[request.param]


@pytest.fixture(scope="module")
def by_hand(provider):
    """Return the rasters and numbers of the example's two steps, run one after the other."""
    surface = run(
        "startingsurface",
        SHAPE="volcanoes",
        COLUMNS=64,
        ROWS=40,
        CELL_SIZE=625,
        CRS="EPSG:32633",
        RELIEF=900,
        ROUGHNESS=0.5,
        SEED=5,
    )
    filled = run("filldepressions", INPUT=surface["OUTPUT"], SEA_LEVEL=0, DEPTH="TEMPORARY_OUTPUT")
    paths = {"Island": surface["OUTPUT"], "Filled": filled["OUTPUT"], "Depth": filled["DEPTH"]}
    return {label: read(path)[0] for label, path in paths.items()}, filled


@pytest.fixture(scope="module")
def in_qgis(file):
    return run_model(loaded(file), **INPUTS)


@pytest.fixture(scope="module")
def on_command_line(file, qgis_process, tmp_path_factory):
    """Return the rasters by label that qgis_process makes of a model file."""
    folder = tmp_path_factory.mktemp("rasters")
    paths = {label: folder / f"{label}.tif" for label in LABELS}
    names = destinations(loaded(file))
    answer = qgis_process.run(str(file), **INPUTS, **{names[label]: path for label, path in paths.items()})
    assert answer.code == 0, answer.text
    return {label: read(path)[0] for label, path in paths.items()}


def test_the_chain_by_hand_makes_lakes(by_hand):
    assert by_hand[0]["Depth"].max() > 1


def test_the_model_has_no_fault():
    assert island_model().validate() == (True, [])


def test_saving_and_loading_keeps_every_step(saved):
    assert steps(loaded(saved)) == steps(island_model())


def test_the_example_is_the_model_that_is_built_here():
    assert steps(loaded(EXAMPLE)) == steps(island_model())


def test_the_example_has_the_inputs_of_the_model_that_is_built_here():
    inputs = [
        {each.name(): each.defaultValue() for each in model.parameterDefinitions() if not each.isDestination()}
        for model in (loaded(EXAMPLE), island_model())
    ]
    assert inputs[0] == inputs[1]


def test_the_outputs_of_the_example_have_the_same_names_in_every_qgis():
    names = {"Depth": "lakes:Depth", "Filled": "lakes:Filled", "Island": "island:Island"}
    assert destinations(loaded(EXAMPLE)) == names


@pytest.mark.parametrize("label", LABELS)
def test_a_model_gives_what_the_chain_by_hand_gives(in_qgis, by_hand, label):
    np.testing.assert_array_equal(in_qgis[0][label], by_hand[0][label])


@pytest.mark.parametrize("name", ["FILLED_CELLS", "FILLED_VOLUME", "DEEPEST"])
def test_a_model_passes_on_the_numbers_of_its_steps(in_qgis, by_hand, name):
    assert in_qgis[1]["lakes"][name] == by_hand[1][name]


@pytest.mark.parametrize("label", LABELS)
def test_qgis_process_runs_a_model_file(on_command_line, by_hand, label):
    np.testing.assert_array_equal(on_command_line[label], by_hand[0][label])


def test_the_seed_that_one_step_used_can_be_given_to_another():
    rasters, _ = run_model(twin_model())
    np.testing.assert_array_equal(rasters["First"], rasters["Second"])


def test_a_new_seed_is_used_each_time():
    assert run_model(twin_model())[1]["first"]["SEED_USED"] != run_model(twin_model())[1]["first"]["SEED_USED"]


def test_a_number_of_one_step_can_stand_in_an_expression_for_another():
    rasters, numbers = run_model(shallow_model())
    assert 0 < (rasters["Filled"] - rasters["Dem"]).max() <= numbers["all"]["DEEPEST"] / 2
