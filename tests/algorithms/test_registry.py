"""What holds for every algorithm: its id, parameters and outputs are an API, and each explains itself."""

import json
import re
from pathlib import Path

import pytest
from headwaters.provider.groups import START_HERE
from headwaters.provider.pages import metadata
from headwaters.scripts.contract import ADVANCED, OPTIONAL, promise
from headwaters.scripts.docs import derived_texts
from headwaters.tests.provider.least import inputs_for_all_outputs, least_run, made_by_default
from headwaters.tests.provider.running import ROOT, run
from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingDestinationParameter,
    QgsProcessingOutputNumber,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtXml import QDomDocument

pytestmark = pytest.mark.usefixtures("few_edges", "few_rehearsals")

# Models and scripts keep these names for years; scripts/contract.py writes down a change that is meant.
CONTRACT = json.loads((Path(__file__).parent / "contract.json").read_text(encoding="utf-8"))
UNIT = re.compile(r"\(.+\)|unit of the")  # in a label; what is no number of something says its range instead
# Numbers that are shares, ratios, powers and weights of one another.
WITHOUT_UNIT = {"PC", "PS", "PA", "P", "MANNING", "DETAIL", "EROSION", "PRIMITIVES_PER_CELL", "SKETCH_PRIORITY"}
WITHOUT_UNIT |= {"COAST_WEIGHT", "HEIGHT_WEIGHT", "Z_FACTOR", "HEIGHT_MATCH", "HACK", "BETA", "HYPSOMETRIC", "THETA"}
WITHOUT_UNIT |= {"RA", "RB", "RL", "STEEPEST", "CONCAVITY_FITTED", "TOTAL"}
SEVERAL = {"TC"}  # choices of several words

every_algorithm = pytest.mark.parametrize("algorithm", CONTRACT, indirect=True)


@pytest.fixture
def algorithm(request, provider):
    return provider.algorithm(request.param)


def test_the_provider_holds_exactly_the_algorithms_of_the_contract(provider):
    assert sorted(algorithm.name() for algorithm in provider.algorithms()) == sorted(CONTRACT)
    assert provider.id() == "headwaters"


@every_algorithm
def test_parameters_and_outputs_are_those_of_the_contract(algorithm):
    assert promise(algorithm) == CONTRACT[algorithm.name()]


@every_algorithm
def test_choices_are_words(algorithm):
    enums = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterEnum)]
    assert all(each.usesStaticStrings() for each in enums)
    assert {each.name() for each in enums if each.allowMultiple()} <= SEVERAL


@every_algorithm
def test_nothing_that_must_be_given_is_advanced(algorithm):
    advanced = [each for each in algorithm.parameterDefinitions() if each.flags() & ADVANCED]
    assert [each.name() for each in advanced if not each.flags() & OPTIONAL and each.defaultValue() is None] == []


@every_algorithm
def test_id_group_and_names_are_well_formed(algorithm):
    assert re.fullmatch("[a-z][a-z0-9]*", algorithm.name())
    assert algorithm.id() == f"headwaters:{algorithm.name()}"
    assert algorithm.displayName()[0].isupper()
    first, *others = algorithm.displayName().split()
    assert [word for word in (first[1:], *others) if word not in (word.lower(), "DEM", "Headwaters")] == []
    for definition in [*algorithm.parameterDefinitions(), *algorithm.outputDefinitions()]:
        assert re.fullmatch("[A-Z][A-Z0-9_]*", definition.name())


@every_algorithm
def test_no_output_bears_the_name_of_an_input(algorithm):
    """QGIS drops the second of two equal names without a word."""
    definitions = algorithm.parameterDefinitions()
    inputs = [each.name() for each in definitions if not isinstance(each, QgsProcessingDestinationParameter)]
    outputs = [each.name() for each in algorithm.outputDefinitions()]
    assert len({*inputs, *outputs}) == len(inputs) + len(outputs)
    declared = [each.name() for each in type(algorithm)().parameters()]
    assert len(declared) == len(set(declared)) == len({*inputs, *outputs})


@every_algorithm
def test_everything_explains_itself(algorithm):
    assert all(tag.strip() for tag in algorithm.tags())
    assert len(set(algorithm.tags())) == len(algorithm.tags()) > 4
    assert algorithm.shortDescription().endswith(".")
    assert algorithm.shortDescription() in algorithm.shortHelpString()
    for definition in algorithm.parameterDefinitions():
        assert definition.help().endswith("."), definition.name()
        assert definition.help() != definition.description()


@every_algorithm
def test_labels_have_no_full_stop_and_those_of_measures_name_their_unit(algorithm):
    for definition in [*algorithm.parameterDefinitions(), *algorithm.outputDefinitions()]:
        label = definition.description()
        assert label == label.strip() != ""
        assert not label.endswith(".")
    numbers = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterNumber)]
    measures = {each for each in numbers if each.dataType() == QgsProcessingParameterNumber.Type.Double}
    assert {each.name() for each in measures if not UNIT.search(each.description())} <= WITHOUT_UNIT


@every_algorithm
def test_the_help_is_sound_html(algorithm):
    page = QDomDocument()
    assert page.setContent(f"<html>{algorithm.shortHelpString()}</html>".replace("&nbsp;", " "))


@every_algorithm
def test_defaults_are_acceptable(algorithm):
    for definition in algorithm.parameterDefinitions():
        if definition.defaultValue() is not None:
            assert definition.checkValueIsAcceptable(definition.defaultValue(), QgsProcessingContext()), (
                definition.name()
            )
        if isinstance(definition, QgsProcessingParameterNumber):
            assert definition.minimum() <= definition.maximum()


@every_algorithm
def test_the_help_button_opens_a_page_that_is_there(algorithm):
    page = ROOT / "docs" / "algorithms" / f"{algorithm.name()}.md"
    assert algorithm.helpUrl() == f"{metadata('repository')}/blob/main/docs/algorithms/{page.name}"
    assert page.is_file()


def test_the_help_button_opens_the_page_of_the_package_where_there_is_one(provider, monkeypatch, tmp_path):
    monkeypatch.setattr("headwaters.provider.pages.HELP", tmp_path)
    page = tmp_path / "algorithms" / "lakes.html"
    page.parent.mkdir()
    page.write_text("")
    assert QUrl(provider.algorithm("lakes").helpUrl()).toLocalFile() == str(page)
    assert provider.algorithm("watersheds").helpUrl().startswith("http")


def test_what_follows_from_the_algorithms_is_up_to_date(provider):
    """Their pages, the overview, and the list and the tags in the metadata: `make docs` writes them."""
    texts = derived_texts(provider.algorithms())
    assert len(texts) == len(CONTRACT) + 3
    assert [path.name for path, text in texts.items() if path.read_text(encoding="utf-8") != text] == []


def test_the_derived_texts_name_every_algorithm(provider):
    texts = {path.relative_to(ROOT).as_posix(): text for path, text in derived_texts(provider.algorithms()).items()}
    for algorithm in provider.algorithms():
        assert algorithm.displayName() in texts["metadata.txt"]
        row = f"{algorithm.name()}.md) | `{algorithm.name()}` | {algorithm.shortDescription()}"
        assert row in texts["docs/algorithms/README.md"]


@every_algorithm
def test_small_runs_name_parameters_that_are_there_and_the_first_all_that_are_needed_and_no_default(algorithm):
    definitions = {each.name(): each for each in algorithm.parameterDefinitions()}
    for parameters in algorithm.RUNS.values():
        assert set(parameters) <= set(definitions)
        assert all(definitions[name].isDestination() for name, value in parameters.items() if value is True
                   and not isinstance(definitions[name], QgsProcessingParameterBoolean))  # fmt: skip
        for name, value in parameters.items():
            if isinstance(definitions[name], (QgsProcessingParameterNumber, QgsProcessingParameterEnum)):
                assert definitions[name].checkValueIsAcceptable(value, QgsProcessingContext()), name
    first = next(iter(algorithm.RUNS.values()))
    needed = {name for name, each in definitions.items() if not each.flags() & OPTIONAL and each.defaultValue() is None}
    assert needed <= {*first, *made_by_default(algorithm)}
    assert [name for name, value in first.items() if str(definitions[name].defaultValue()) == str(value)] == []
    assert set(algorithm.IN_MEMORY) <= set(algorithm.RUNS)


@every_algorithm
def test_every_output_is_made_in_some_small_run(algorithm):
    wanted = {name for run in algorithm.RUNS.values() for name, value in run.items() if value is True}
    outputs = {each.name() for each in algorithm.destinationParameterDefinitions()}
    assert outputs <= {*wanted, *made_by_default(algorithm)}


@every_algorithm
def test_icons_are_there(algorithm, provider):
    for thing in (algorithm, provider):
        assert Path(thing.svgIconPath()).is_file()
        assert not thing.icon().isNull()
    assert Path(algorithm.svgIconPath()).stem == algorithm.GROUP


@every_algorithm
def test_each_run_gets_a_fresh_instance(algorithm):
    one, other = algorithm.createInstance(), algorithm.create()
    assert type(one) is type(algorithm)
    assert one is not algorithm
    assert other is not algorithm
    first = algorithm.parameterDefinitions()[0].name()
    assert other.parameterDefinition(first) is not algorithm.parameterDefinition(first)


@every_algorithm
def test_it_can_be_cancelled_and_runs_in_a_thread_of_its_own(algorithm):
    flags = algorithm.flags()
    assert flags & QgsProcessingAlgorithm.Flag.FlagCanCancel
    assert flags & QgsProcessingAlgorithm.Flag.FlagSupportsBatch
    runs_others = algorithm.name() == "prepareheadwaters"  # which open layers
    assert bool(flags & QgsProcessingAlgorithm.Flag.FlagNoThreading) == runs_others
    assert not flags & QgsProcessingAlgorithm.Flag.FlagDeprecated


@every_algorithm
def test_what_is_random_takes_a_seed_and_tells_it(algorithm):
    assert (algorithm.parameterDefinition("SEED") is None) == (algorithm.outputDefinition("SEED_USED") is None)


@every_algorithm
def test_with_its_input_alone_it_runs_and_returns_every_output(algorithm, land):
    result = run(algorithm, **least_run(algorithm, land))
    assert set(result) == {each.name() for each in algorithm.outputDefinitions()}
    assert made_by_default(algorithm)
    assert all(result[name] for name in made_by_default(algorithm))


@pytest.fixture(scope="module")
def runs():
    """Return the runs with all outputs by their algorithms; each is made when it is first asked for."""
    return {}


@pytest.fixture
def full_run(algorithm, land, runs):
    """Return the run of an algorithm with the least inputs that give every output."""
    name = algorithm.name()
    if name not in runs:
        outputs = {each.name(): "TEMPORARY_OUTPUT" for each in algorithm.destinationParameterDefinitions()}
        runs[name] = run(algorithm, **{**inputs_for_all_outputs(algorithm, land), **outputs})
    return runs[name]


@every_algorithm
def test_it_writes_all_that_it_can(algorithm, full_run):
    assert all(full_run[each.name()] for each in algorithm.destinationParameterDefinitions())


@every_algorithm
def test_what_it_counts_is_a_number_that_json_can_hold_and_what_it_measures_has_a_unit(algorithm, full_run):
    numbers = [each.name() for each in algorithm.outputDefinitions() if isinstance(each, QgsProcessingOutputNumber)]
    assert numbers or algorithm.name() == "convertdirections"  # which tells an encoding
    assert all(full_run[name] is None or type(full_run[name]) in (int, float) for name in numbers)
    json.dumps({name: full_run[name] for name in numbers}, allow_nan=False)
    measures = {name for name in numbers if type(full_run[name]) is float}
    labels = {name: algorithm.outputDefinition(name).description() for name in measures - WITHOUT_UNIT}
    assert [label for label in labels.values() if not UNIT.search(label)] == []


@every_algorithm
def test_the_bar_never_goes_back_and_comes_to_its_end(full_run):
    bar = full_run.bar
    assert all(later > earlier - 1e-9 for earlier, later in zip(bar, bar[1:]))
    assert 0 <= bar[0] <= 50
    assert bar[-1] == 100
    assert len(bar) > 2


@every_algorithm
def test_every_file_of_an_algorithm_lies_in_the_folder_of_its_subject(algorithm):
    words = re.sub("(?<=[a-z])(?=[A-Z])", "_", type(algorithm).__name__).lower()
    assert words.replace("_", "") == algorithm.name()
    assert (ROOT / "algorithms" / algorithm.GROUP / f"{words}.py").is_file()


def test_names_of_groups_and_of_algorithms_are_not_taken_twice(provider):
    algorithms = provider.algorithms()
    assert len({each.displayName() for each in algorithms}) == len(algorithms)
    assert len({(each.groupId(), each.group()) for each in algorithms}) == len({each.groupId() for each in algorithms})


def test_what_newcomers_need_is_a_group_that_the_toolbox_shows_first(provider):
    """QGIS sorts groups by their names, and signs before letters."""
    groups = {each.group() for each in provider.algorithms()}
    assert {each.name() for each in provider.algorithms() if not each.group()[0].isalpha()} == set(START_HERE)
    assert len([name for name in groups if not name[0].isalpha()]) == 1


@pytest.mark.parametrize("absent", ["r.lake", "Lake Flood", "ImpoundmentSizeIndex"])
def test_nobody_who_searches_for_what_is_not_there_finds_anything(absent, provider):
    """The toolbox looks for a part of a name, a group or a tag."""
    texts = {each.name(): [each.displayName(), *each.tags()] for each in provider.algorithms()}
    assert [name for name, found in texts.items() if any(absent.lower() in text.lower() for text in found)] == []


def test_tools_of_qgis_itself_are_found(provider):
    replaced = {each.name(): each.REPLACES for each in provider.algorithms() if hasattr(each, "REPLACES")}
    own = {name: tools["QGIS"].split("; ") for name, tools in replaced.items() if "QGIS" in tools}
    assert "native:fillsinkswangliu" in own["filldepressions"]
    assert {"flowdirections", "rivernetwork", "watersheds", "watershedofpoint", "hydrologyfromdem"} <= set(own)
    assert all(set(tools) <= set(provider.algorithm(name).tags()) for name, tools in own.items())
