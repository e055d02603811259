"""Preparing makes every algorithm compile what it needs, once."""

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.provider.preparation.rehearsals import ALL, PARTS, rehearsals
from headwaters.tests.provider.running import run

TOOLS = {"prepareheadwaters", "checkinstallation"}  # which compile nothing of their own


def test_every_algorithm_is_rehearsed():
    assert {each.algorithm for each in rehearsals(ALL)} == {each.ID for each in ALGORITHMS} - TOOLS


def test_the_parts_are_all_there_is():
    parts = [{each.name for each in rehearsals(part)} for part in PARTS]
    assert parts[0] == parts[1] | parts[2]
    assert parts[1] & parts[2] == {"land"}


@pytest.mark.parametrize("part", ["water", "terrain"])
def test_every_run_succeeds_and_a_second_time_nothing_is_compiled(part):
    for _ in range(2):
        made = run("prepareheadwaters", PART=part, REPORT="TEMPORARY_OUTPUT")
        assert made.warnings == []
        assert made["RUNS"] == len(rehearsals(part))
    assert made["COMPILED"] == 0
