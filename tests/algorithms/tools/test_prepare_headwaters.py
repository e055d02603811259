"""Preparing makes every algorithm compile what it needs, once."""

import pytest
from headwaters.algorithms import ALGORITHMS
from headwaters.provider.preparation.rehearsals import ALL, GROUND_RUN, PARTS, rehearsals
from headwaters.tests.provider.running import run
from headwaters.tests.support import THOROUGH

TOOLS = {"prepareheadwaters", "checkinstallation"}  # which compile nothing of their own


def test_every_run_that_an_algorithm_carries_is_rehearsed_after_those_that_it_reads():
    runs = rehearsals(ALL)
    assert {each.algorithm for each in runs} == {each.ID for each in ALGORITHMS} - TOOLS
    assert [each.name for each in runs if each.algorithm in TOOLS] == []
    assert len(runs) == sum(len(each.RUNS) for each in ALGORITHMS if each.ID not in TOOLS)
    made = set()
    for each in runs:
        assert set(each.reads()) <= made, each.name
        made.add(each.name)


def test_the_parts_are_all_there_is():
    parts = [{each.name for each in rehearsals(part)} for part in PARTS]
    assert parts[0] == parts[1] | parts[2]
    assert parts[1] & parts[2] == {GROUND_RUN}


@pytest.mark.parametrize("part", ["water", "terrain"] if THOROUGH else ["water"])  # all small runs are made elsewhere
def test_every_run_succeeds_and_afterwards_nothing_is_left_to_compile(part):
    for _ in range(2):
        made = run("prepareheadwaters", PART=part, REPORT="TEMPORARY_OUTPUT")
        assert made.warnings == []
        assert made["RUNS"] == len(rehearsals(part))
        if made["COMPILED"] == 0:  # as where an earlier run has compiled all
            break
    assert made["COMPILED"] == 0
