"""What holds for every algorithm: its id, parameters and outputs are an API, and each explains itself."""

import json
import re
from pathlib import Path

import pytest
from headwaters.tests.provider.least import least_run, made_by_default
from headwaters.tests.provider.running import ROOT, run
from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingDestinationParameter,
    QgsProcessingOutputDefinition,
    QgsProcessingOutputNumber,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
)
from qgis.PyQt.QtXml import QDomDocument

# Models and scripts keep these names for years: an entry may be added, none may change. A name in brackets may be left
# out; what follows `=` is the default.
API = {
    "breachdepressions": {
        "group": "depressions",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre [MAX_LENGTH] [MAX_CUT]
            FILL_REST=True [CREATION_OPTIONS] OUTPUT [CHANGE]""",
        "outputs": "OUTPUT CHANGE BREACHED FILLED_CELLS DEEPEST_CUT CUT_VOLUME",
        "words": {"HOLES": "outlet wall fill", "Z_UNIT": "metre foot"},
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "burnrivers": {
        "group": "depressions",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre RIVERS DEPTH=5
            MONOTONE=True [CREATION_OPTIONS] OUTPUT""",
        "outputs": "OUTPUT BURNED_KM",
        "words": {"HOLES": "outlet wall fill", "Z_UNIT": "metre foot"},
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "convertdirections": {
        "group": "flow",
        "parameters": "INPUT FROM=auto TO=esri [DEM] [CREATION_OPTIONS] OUTPUT",
        "outputs": "OUTPUT DETECTED",
        "words": {
            "FROM": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster",
            "TO": "esri whitebox grass taudem saga pygeoprocessing richdem pcraster",
        },
        "advanced": "CREATION_OPTIONS",
    },
    "lehenyerosion": {
        "group": "erosion",
        "parameters": """[INPUT] [BAND=1] SHAPE=plane [EXTENT] COLUMNS=300 ROWS=200 CELL_SIZE=1.0 [CRS] EVENTS=0 E=0.05
            [D] M=2000.0 NEIGHBOURS=8 BOUNDARY=auto PERIODIC=auto [RAIN] [LAND] RIVER_VISITS=100 [RELIEF]
            SNAPSHOT_COUNT=0 SEED=42 [CREATION_OPTIONS] OUTPUT [DRAINAGE] [RIVERS] [SNAPSHOTS]""",
        "outputs": "OUTPUT DRAINAGE RIVERS SNAPSHOTS STUCK SLIDES MEAN_EROSION CONDITIONED_CELLS SEED_USED",
        "words": {
            "SHAPE": "plane peak pyramid volcanoes noise",
            "NEIGHBOURS": "8 4",
            "BOUNDARY": "auto lowedge alledges mask",
            "PERIODIC": "auto yes no",
        },
        "advanced": "CREATION_OPTIONS",
    },
    "lakes": {
        "group": "depressions",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre [MIN_AREA] MIN_DEPTH=0.1
            [CREATION_OPTIONS] LAKES [WATER] [SPILL_POINTS]""",
        "outputs": "LAKES WATER SPILL_POINTS LAKE_COUNT NESTED_COUNT LAKE_AREA LAKE_VOLUME DEEPEST",
        "words": {"HOLES": "outlet wall fill", "Z_UNIT": "metre foot"},
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "flowdirections": {
        "group": "flow",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre DEPRESSIONS=fill METHOD=d8
            TIES=sea ENCODING=esri SEED=42 [CREATION_OPTIONS] OUTPUT""",
        "outputs": "OUTPUT PITS SEED_USED",
        "words": {
            "HOLES": "outlet wall fill",
            "Z_UNIT": "metre foot",
            "DEPRESSIONS": "fill breach keep",
            "METHOD": "d8 rho8 dinf",
            "TIES": "sea first random",
            "ENCODING": "esri whitebox grass taudem saga pygeoprocessing richdem pcraster",
        },
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "flowaccumulation": {
        "group": "flow",
        "parameters": """[INPUT] [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre [DIRECTIONS] ENCODING=auto
            METHOD=d8 EXPONENT=1.1 [WEIGHTS] UNITS=km2 EDGE_MASK=False [CREATION_OPTIONS] OUTPUT""",
        "outputs": "OUTPUT TOTAL",
        "words": {
            "HOLES": "outlet wall fill",
            "Z_UNIT": "metre foot",
            "ENCODING": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster dinf",
            "METHOD": "d8 dinf mfd",
            "UNITS": "km2 ha m2 cells",
        },
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "hydrologyfromdem": {
        "group": "watersheds",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre DEPRESSIONS=fill [THRESHOLD]
            [CREATION_OPTIONS] [FILLED] [DIRECTIONS] [ACCUMULATION] [WATERSHEDS] [LAKES] [RIVERS]""",
        "outputs": """FILLED DIRECTIONS ACCUMULATION WATERSHEDS LAKES RIVERS PITS THRESHOLD_USED RIVER_COUNT
            WATERSHED_COUNT LAKE_COUNT""",
        "words": {"HOLES": "outlet wall fill", "Z_UNIT": "metre foot", "DEPRESSIONS": "fill breach keep"},
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "filldepressions": {
        "group": "depressions",
        "parameters": """INPUT [BAND=1] [SEA] [SEA_LEVEL] HOLES=outlet [MASK] Z_UNIT=metre METHOD=exact [STEPS]
            [MAX_DEPTH] [CREATION_OPTIONS] OUTPUT [DEPTH]""",
        "outputs": "OUTPUT DEPTH FILLED_CELLS FILLED_VOLUME DEEPEST",
        "words": {"HOLES": "outlet wall fill", "Z_UNIT": "metre foot", "METHOD": "exact sweeps"},
        "advanced": "Z_UNIT CREATION_OPTIONS",
    },
    "rivernetwork": {
        "group": "rivers",
        "parameters": """DIRECTIONS ENCODING=auto ACCUMULATION [THRESHOLD] [INPUT] [LAKES] SMOOTH=0 [CREATION_OPTIONS]
            RIVERS [NODES] [LINKS] [ORDER]""",
        "outputs": """RIVERS NODES LINKS ORDER THRESHOLD_USED LINK_COUNT NODE_COUNT LENGTH_KM GREATEST_ORDER""",
        "words": {"ENCODING": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster"},
        "advanced": "CREATION_OPTIONS",
    },
    "riverthreshold": {
        "group": "rivers",
        "parameters": "ACCUMULATION [THRESHOLD] [MAX] [CREATION_OPTIONS] OUTPUT",
        "outputs": "OUTPUT THRESHOLD_USED",
        "words": {},
        "advanced": "CREATION_OPTIONS",
    },
    "flowdistance": {
        "group": "flow",
        "parameters": "DIRECTIONS ENCODING=auto [RIVERS] [INPUT] [CREATION_OPTIONS] [DISTANCE] [HEIGHT]",
        "outputs": "DISTANCE HEIGHT LONGEST MISSED",
        "words": {"ENCODING": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster"},
        "advanced": "CREATION_OPTIONS",
    },
    "flowpaths": {
        "group": "flow",
        "parameters": "DIRECTIONS ENCODING=auto POINTS [INPUT] PATHS",
        "outputs": "PATHS PATH_COUNT LEFT_OUT",
        "words": {"ENCODING": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster"},
        "advanced": "",
    },
    "networkreport": {
        "group": "rivers",
        "parameters": "RIVERS [INPUT] REPORT [REPORT_JSON]",
        "outputs": "REPORT REPORT_JSON RB RL RA HACK BETA THETA HYPSOMETRIC",
        "words": {},
        "advanced": "",
    },
    "growrivers": {
        "group": "terrain",
        "parameters": """COASTLINE [SKETCH] [MOUTHS] [MOUTH_PRIORITY] [SPACING] CLEARANCE=0.75 [RIVER_SLOPE]
            [RIVER_SLOPE_MAP] [PEAK] [ZETA] PC=0.2 PS=0.1 PA=0.7 MOUTH_COUNT=0 [TERRAIN_SLOPE] [TERRAIN_SLOPE_MAP]
            RUNOFF=powerlaw [RAIN] GEOMETRY=reaches SEED=42 RIVERS [NODES] [CELLS] [RIDGES] [WATERSHEDS]""",
        "outputs": """RIVERS NODES CELLS RIDGES WATERSHEDS EDGES MOUTHS_USED SKETCH_FOLLOWED SPACING_USED
            SEED_USED""",
        "words": {"RUNOFF": "powerlaw conserving", "GEOMETRY": "reaches edges"},
        "advanced": "CLEARANCE ZETA PC PS PA MOUTH_COUNT RUNOFF",
    },
    "terrainmodel": {
        "group": "terrain",
        "parameters": """COASTLINE RIVERS [Z_START] [Z_END] [INPUT] [BAND=1] [TERRAIN_SLOPE] [TERRAIN_SLOPE_MAP] [PEAK]
            PRIMITIVES_PER_CELL=50 [DELTA_FLOW] [COAST_DISTANCE] ROUGHNESS=1 [EROSION_CELL_SIZE] SEED=42 MODEL""",
        "outputs": "MODEL PRIMITIVES COURSES EDGES ISLANDS SPACING_USED EROSION_CELL_SIZE_USED SEED_USED",
        "words": {},
        "advanced": "PRIMITIVES_PER_CELL DELTA_FLOW COAST_DISTANCE",
    },
    "startingsurface": {
        "group": "erosion",
        "parameters": """SHAPE=plane [EXTENT] COLUMNS=300 ROWS=200 CELL_SIZE=1.0 [CRS] [RELIEF] [ROUGHNESS] SEED=42
            [CREATION_OPTIONS] OUTPUT""",
        "outputs": "OUTPUT SEED_USED",
        "words": {"SHAPE": "plane peak pyramid volcanoes noise"},
        "advanced": "CREATION_OPTIONS",
    },
    "watersheds": {
        "group": "watersheds",
        "parameters": """DIRECTIONS ENCODING=auto BY=outlets [POINTS] [RIVERS] [LAKES] [ACCUMULATION] SNAP=0
            [MIN_AREA] SMALL=keep [INPUT] [CREATION_OPTIONS] WATERSHEDS [LABELS] [SNAPPED]""",
        "outputs": """WATERSHEDS LABELS SNAPPED COUNT AREA POINTS_MOVED POINTS_LEFT_OUT SMALL_MERGED
            SMALL_DROPPED""",
        "words": {
            "ENCODING": "auto esri whitebox grass taudem saga pygeoprocessing richdem pcraster",
            "BY": "outlets points rivers lakes",
            "SMALL": "keep merge drop",
        },
        "advanced": "CREATION_OPTIONS",
    },
}
GROUPS = {
    "depressions": "Depressions and lakes",
    "flow": "Flow",
    "rivers": "Rivers",
    "watersheds": "Watersheds",
    "erosion": "Erosion",
    "terrain": "Terrain from rivers",
    "tools": "Tools",
}
# Parameters that are lengths, areas or heights on the ground, and what must stand in the label.
UNITS = {"SEA_LEVEL": "unit of the heights", "MAX_DEPTH": "(m)", "RELIEF": "(m)", "CELL_SIZE": "unit of the CRS"}
UNITS.update(THRESHOLD="unit of the accumulation", MAX="unit of the accumulation", LENGTH_KM="(km)")
UNITS.update(MAX_LENGTH="(m)", MAX_CUT="(m)", DEEPEST_CUT="(m)", CUT_VOLUME="(m³)", BURNED_KM="(km)")
UNITS.update(MIN_AREA="(km²)", MIN_DEPTH="(m)", LAKE_AREA="(km²)", LAKE_VOLUME="(m³)", AREA="(km²)", SNAP="(m)")
UNITS.update(SPACING="(m)", SPACING_USED="(m)", RIVER_SLOPE="(m per m)", TERRAIN_SLOPE="(m per m)", PEAK="(m)")
UNITS.update(ZETA="(m)", CLEARANCE="(in spacings)", SKETCH_FOLLOWED="(%)")
UNITS["hydrologyfromdem THRESHOLD"] = "(km²)"
UNITS.update(E="(1/m)", D="(m)", M="(m)", MEAN_EROSION="(m)")
UNITS.update(LONGEST="(m)", FILLED_VOLUME="(m³)", DEEPEST="(m)", ROUGHNESS="(0 to 1)")
UNITS.update(DELTA_FLOW="(m³/s)", COAST_DISTANCE="(m)", EROSION_CELL_SIZE="(m)", EROSION_CELL_SIZE_USED="(m)")
UNITS["terrainmodel ROUGHNESS"] = "(1: as in nature)"

# What an algorithm needs beside its least inputs to write everything that it can.
MORE = {
    "flowdistance": {"INPUT": "dem"},
    "watersheds": {"POINTS": "point"},
}
CHOICES = {"watersheds": {"BY": "points"}, "lehenyerosion": {"SNAPSHOT_COUNT": 2}}

every_algorithm = pytest.mark.parametrize("algorithm", API, indirect=True)


@pytest.fixture
def algorithm(request, provider):
    return provider.algorithm(request.param)


def spelled(definition):
    """Return a parameter as the table above writes it."""
    default = definition.defaultValue()
    text = definition.name() + ("" if default is None else f"={default}")
    is_optional = definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional
    return f"[{text}]" if is_optional else text


def test_the_provider_holds_exactly_the_algorithms_of_the_table(provider):
    assert sorted(algorithm.name() for algorithm in provider.algorithms()) == sorted(API)
    assert provider.id() == "headwaters"


@every_algorithm
def test_parameters_and_outputs_are_those_of_the_design(algorithm):
    promised = API[algorithm.name()]
    assert [spelled(each) for each in algorithm.parameterDefinitions()] == promised["parameters"].split()
    assert [each.name() for each in algorithm.outputDefinitions()] == promised["outputs"].split()
    assert algorithm.groupId() == promised["group"]


@every_algorithm
def test_choices_are_words_and_the_words_are_the_values(algorithm):
    enums = [each for each in algorithm.parameterDefinitions() if isinstance(each, QgsProcessingParameterEnum)]
    assert {each.name(): " ".join(each.options()) for each in enums} == API[algorithm.name()]["words"]
    assert all(each.usesStaticStrings() and not each.allowMultiple() for each in enums)


@every_algorithm
def test_what_the_first_run_does_not_need_is_advanced(algorithm):
    flag = QgsProcessingParameterDefinition.Flag.FlagAdvanced
    advanced = [each.name() for each in algorithm.parameterDefinitions() if each.flags() & flag]
    assert advanced == API[algorithm.name()]["advanced"].split()


@every_algorithm
def test_id_group_and_names_are_well_formed(algorithm):
    assert re.fullmatch("[a-z][a-z0-9]*", algorithm.name())
    assert algorithm.id() == f"headwaters:{algorithm.name()}"
    assert algorithm.group() == GROUPS[algorithm.groupId()]
    assert algorithm.displayName()[0].isupper()
    first, *others = algorithm.displayName().split()
    assert [word for word in (first[1:], *others) if word not in (word.lower(), "DEM")] == []
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
def test_labels_have_no_full_stop_and_name_their_unit(algorithm):
    for definition in [*algorithm.parameterDefinitions(), *algorithm.outputDefinitions()]:
        label = definition.description()
        assert label == label.strip() != ""
        assert not label.endswith(".")
        unit = UNITS.get(definition.name(), "")
        assert UNITS.get(f"{algorithm.name()} {definition.name()}", unit) in label


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
def test_the_help_button_opens_a_page_that_is_there_and_up_to_date(algorithm):
    page = ROOT / "docs" / "algorithms" / f"{algorithm.name()}.md"
    assert algorithm.helpUrl().endswith(f"/docs/algorithms/{page.name}")
    text = page.read_text(encoding="utf-8")
    assert algorithm.shortDescription() in text
    for definition in [*algorithm.parameterDefinitions(), *algorithm.outputDefinitions()]:
        assert f"`{definition.name()}`" in text
        assert definition.description() in text
        if not isinstance(definition, QgsProcessingOutputDefinition):
            assert definition.help().replace("|", "\\|") in text


@every_algorithm
def test_icons_are_there(algorithm, provider):
    for thing in (algorithm, provider):
        assert Path(thing.svgIconPath()).is_file()
        assert not thing.icon().isNull()
    assert Path(algorithm.svgIconPath()).stem == algorithm.groupId()


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
    assert not flags & QgsProcessingAlgorithm.Flag.FlagNoThreading
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


def run_with_all_outputs(algorithm, land):
    """Run with the least inputs that give every output."""
    name = algorithm.name()
    also = {parameter: land[kind] for parameter, kind in MORE.get(name, {}).items()}
    outputs = {each.name(): "TEMPORARY_OUTPUT" for each in algorithm.destinationParameterDefinitions()}
    return run(algorithm, **{**least_run(algorithm, land), **also, **CHOICES.get(name, {}), **outputs})


@every_algorithm
def test_it_writes_all_that_it_can(algorithm, land):
    result = run_with_all_outputs(algorithm, land)
    assert all(result[each.name()] for each in algorithm.destinationParameterDefinitions())


@every_algorithm
def test_what_it_counts_is_a_number_that_json_can_hold(algorithm, land):
    result = run_with_all_outputs(algorithm, land)
    numbers = [each.name() for each in algorithm.outputDefinitions() if isinstance(each, QgsProcessingOutputNumber)]
    assert numbers or algorithm.name() == "convertdirections"  # which tells an encoding
    assert all(result[name] is None or type(result[name]) in (int, float) for name in numbers)
    json.dumps({name: result[name] for name in numbers}, allow_nan=False)


@every_algorithm
def test_the_bar_never_goes_back_and_comes_to_its_end(algorithm, land):
    bar = run_with_all_outputs(algorithm, land).listener.bar
    assert all(later > earlier - 1e-9 for earlier, later in zip(bar, bar[1:]))
    assert 0 <= bar[0] <= 50
    assert bar[-1] == 100
    assert len(bar) > 2


@every_algorithm
def test_every_file_of_an_algorithm_lies_in_the_folder_of_its_group(algorithm):
    words = re.sub("(?<=[a-z])(?=[A-Z])", "_", type(algorithm).__name__).lower()
    assert words.replace("_", "") == algorithm.name()
    assert (ROOT / "algorithms" / algorithm.groupId() / f"{words}.py").is_file()


def test_names_of_groups_and_of_algorithms_are_not_taken_twice(provider):
    algorithms = provider.algorithms()
    assert len({each.displayName() for each in algorithms}) == len(algorithms)
    assert len({(each.groupId(), each.group()) for each in algorithms}) == len({each.groupId() for each in algorithms})


def test_the_readme_and_the_list_of_pages_name_every_algorithm():
    for page in (ROOT / "README.md", ROOT / "docs" / "algorithms" / "README.md"):
        text = page.read_text(encoding="utf-8")
        assert all(f"{name}.md" in text for name in API)
