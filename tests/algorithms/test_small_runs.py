"""What a run says: few phases, every number with what it is and its unit; what is within phases is for debugging."""

import re

import pytest
from headwaters.provider.preparation import rehearsals
from headwaters.tests.provider.running import Listener, run
from headwaters.tests.provider.samples import LAND, create, polygons
from headwaters.tests.provider.small import RUNS, SmallRuns, files_of

MOST_PHASES = 5
NAME_ALONE = re.compile(r"^[A-Z][A-Z0-9_]*: [-\d.,e+]+$")
EXPONENT = re.compile(r"\d[eE][+-]?\d")
LARGE, SMALL = re.compile(r"\(km³\): [-\d]"), re.compile(r"\(m³\): [-\d]")


@pytest.fixture(scope="module")
def land(provider, tmp_path_factory):
    """Return the small runs on a small land."""
    folder = tmp_path_factory.mktemp("logs")
    dem = create(folder / "hills.tif", [LAND.astype("float32")], dx=20, dy=20)
    coast = polygons(rehearsals.ISLAND, crs=rehearsals.CRS)
    sketch = polygons(rehearsals.SKETCH, crs=rehearsals.CRS, kind="LineString")
    return SmallRuns(folder, dem=dem, coast=coast, sketch=sketch)


@pytest.mark.parametrize("name", [name for name in RUNS if not name.startswith("prepareheadwaters")])
def test_a_log_has_few_phases_and_numbers_with_labels_and_units(name, land, tmp_path):
    listener = Listener()
    files = {output: str(tmp_path / file) for output, file in files_of(name).items()}
    run(RUNS[name].algorithm, listener, **land.given(name), **files)
    assert 0 < len(listener.phases) <= MOST_PHASES or name.startswith("checkinstallation"), listener.phases
    assert len(set(listener.phases)) == len(listener.phases)
    for line in listener.notes:
        assert not NAME_ALONE.match(line), line
        assert not EXPONENT.search(line) or "doi" in line or "headwaters:" in line, line
    told = [line for line in listener.notes if LARGE.search(line) or SMALL.search(line)]
    assert len({bool(LARGE.search(line)) for line in told}) <= 1, told
