"""What qgis_process tells about the algorithms before anything is run."""

import pytest
from headwaters.algorithms import ALGORITHMS
from qgis.core import QgsProcessingOutputNumber, QgsProcessingOutputString

from ..support import THOROUGH

pytestmark = pytest.mark.qgis


@pytest.fixture(scope="module")
def listing(qgis_process):
    return qgis_process("list")


# A process for each; that all have a help and labels, the tests of the registry see.
@pytest.fixture(scope="module", params=ALGORITHMS if THOROUGH else ALGORITHMS[::15], ids=lambda each: each.ID)
def page(request, qgis_process):
    algorithm = request.param().create()
    return algorithm, qgis_process("help", f"headwaters:{algorithm.name()}").text


def test_the_list_has_a_section_for_the_provider(listing):
    assert "Headwaters" in listing.out.splitlines()


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.ID)
def test_every_algorithm_is_listed(listing, algorithm):
    assert f"headwaters:{algorithm.ID}\t{algorithm.NAME}" in listing.out


def test_help_begins_with_what_the_algorithm_does(page):
    algorithm, text = page
    assert algorithm.shortDescription() in text


def test_help_has_a_label_for_every_parameter(page):
    algorithm, text = page
    labels = [f"{each.name()}: {each.description()}" for each in algorithm.parameterDefinitions()]
    assert labels
    assert [label for label in labels if label not in text] == []


def test_help_explains_every_parameter(page):
    algorithm, text = page
    lines = {line.strip() for line in text.splitlines()}
    mute = [each.name() for each in algorithm.parameterDefinitions() if not each.help() or each.help() not in lines]
    assert mute == []


def test_help_lists_every_number_and_text_that_comes_out(page):
    algorithm, text = page
    outputs = text[text.rindex("Outputs") :]
    kinds = {QgsProcessingOutputNumber: "outputNumber", QgsProcessingOutputString: "outputString"}
    told = {each.name(): kinds[type(each)] for each in algorithm.outputDefinitions() if type(each) in kinds}
    assert told
    assert [name for name, kind in told.items() if f"{name}: <{kind}>" not in outputs] == []
