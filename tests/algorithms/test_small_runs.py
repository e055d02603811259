"""The small runs of all algorithms: what they say, and that they make what they made when somebody last looked at it.

A log has few phases, and every number in it a name and a unit. Who changes results on purpose runs this file with
HEADWATERS_RECORD=1, once more with HEADWATERS_TESTS=thorough, and reads in `git diff` what has changed: in quick runs
islands have a sixteenth of the usual edges.
"""

import json
import os
import re
from pathlib import Path

import numba
import numpy
import pytest
import scipy
import shapely
from headwaters.provider.base.small_runs import reference_of
from headwaters.provider.preparation import rehearsals
from headwaters.tests.provider.samples import polygons
from headwaters.tests.provider.small import RUNS, SmallRuns
from headwaters.tests.support import THOROUGH

from .digests import digest_of

RECORD = Path(__file__).with_name("recorded.json")
LIBRARIES = [f"{library.__name__} {library.__version__}" for library in (numpy, scipy, shapely, numba)]
# What grows, grows a little otherwise where libraries round otherwise: then there is as much of it, to two hundredths.
GROWN = ("terrainmodel", "erodemodel", "modelfromdem", "renderterrain", "rivercourses", "terrainfrom")
ALIKE = 0.02
NAMES = [name for name in RUNS if not name.startswith("prepareheadwaters")]
MOST_PHASES = 5
NAME_ALONE = re.compile(r"^[A-Z][A-Z0-9_]*: [-\d.,e+]+$")
EXPONENT = re.compile(r"\d[eE][+-]?\d")
LARGE, SMALL = re.compile(r"\(km³\): [-\d]"), re.compile(r"\(m³\): [-\d]")


class CoarseRuns(SmallRuns):
    """Small runs of which none has cells of some metres on an island of kilometres."""

    def given(self, name):
        given = super().given(name)
        return {**given, "CELL_SIZE": 12} if is_of_island(name) and given.get("CELL_SIZE") == 3 else given


@pytest.fixture(scope="module")
def land(provider, real_data, tmp_path_factory, request):
    """Return the small runs on a real DEM and a small island."""
    if not THOROUGH:
        request.getfixturevalue("few_edges")
    return (SmallRuns if THOROUGH else CoarseRuns)(
        tmp_path_factory.mktemp("runs"),
        dem=str(real_data / "shore" / "dem.tif"),
        coast=polygons(rehearsals.ISLAND, crs=rehearsals.CRS),
        sketch=polygons(rehearsals.SKETCH, crs=rehearsals.CRS, kind="LineString"),
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_log_has_few_phases_and_numbers_with_labels_and_units(name, land):
    listener = land.made(name).listener
    assert 0 < len(listener.phases) <= MOST_PHASES or name.startswith("checkinstallation"), listener.phases
    assert len(set(listener.phases)) == len(listener.phases)
    for line in listener.notes:
        assert not NAME_ALONE.match(line), line
        assert not EXPONENT.search(line) or "doi" in line or "headwaters:" in line, line
    told = [line for line in listener.notes if LARGE.search(line) or SMALL.search(line)]
    assert len({bool(LARGE.search(line)) for line in told}) <= 1, told


def known_as(name):
    """Return the name under which a run is in the record: in quick runs, those of islands are others."""
    return name if THOROUGH or not is_of_island(name) else f"{name} of few edges"


def is_of_island(name):
    """Return whether a run reads the island, or what others have made of it."""
    read = filter(None, map(reference_of, RUNS[name].parameters.values()))
    return any(is_of_island(run) if run else thing in ("coast", "sketch") for run, thing in read)


def write_record(record):
    """Write what runs made, a line for each column or band."""
    runs = [f' "libraries": {json.dumps(LIBRARIES)}']
    for name, found in ((name, found) for name, found in record.items() if name != "libraries"):
        lines = ",\n".join(f"  {json.dumps(what)}: {json.dumps(sums)}" for what, sums in found.items())
        runs.append(f" {json.dumps(name)}: {{\n{lines}\n }}")
    RECORD.write_text("{\n" + ",\n".join(runs) + "\n}\n", encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("checkinstallation")])
def test_small_runs_make_what_they_made(name, land):
    found = {}
    for output, value in land.made(name).items():
        if isinstance(value, str) and os.path.exists(value):
            found |= {f"{output} {what}": sums for what, sums in digest_of(value).items()}
        elif isinstance(value, (int, float)):
            found[output] = [value]
    record, known = json.loads(RECORD.read_text(encoding="utf-8")), known_as(name)
    if os.environ.get("HEADWATERS_RECORD"):
        write_record({**record, known: found})
        return
    assert found.keys() == record[known].keys()
    exact = record["libraries"] == LIBRARIES or not name.startswith(GROWN)
    for what, sums in found.items():
        before = record[known][what]
        if exact:
            assert sums == pytest.approx(before, rel=1e-7, abs=1e-9), what
        else:
            assert sums[0] == pytest.approx(before[0], rel=ALIKE), what
