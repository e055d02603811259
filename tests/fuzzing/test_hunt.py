"""Whatever befalls a worker of random runs is an outcome; what goes wrong becomes a script that shows it again."""

import pytest
from headwaters.scripts.fuzzing import process
from headwaters.scripts.fuzzing.hunt import Hunt

WORKER = '''"""Answers like a worker; a case with the parameter BAD ends as the test wants it."""
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    seed = asked["seed"]
    case = asked if "algorithm" in asked else {{
        "seed": seed, "group": "hydrology", "algorithm": "lakes", "how": "run", "old": False,
        "parameters": {{"FINE": 1, "BAD": 2}} if seed == 4 else {{"FINE": 1}}, "outputs": {{"LAKES": ".gpkg"}},
    }}
    print(json.dumps({{"begins": case}}), flush=True)
    answer = {{"outcome": "good", "said": "", "broken": [], "seconds": 0.1, "case": case}}
    if "BAD" in case["parameters"]:
        {fault}
    print(json.dumps(answer), flush=True)
'''
FAULTS = {
    "abort": "os.abort()",
    "hang": "time.sleep(60)",
    "traceback": 'answer.update(outcome="traceback", said="KeyError: 3")',
    "broken": 'answer.update(broken=["LAKES: polygons overlap"])',
}
# Longer by the clock than a run may wait that gets no processor, but with a little of one all the time.
SLOW = "[(time.sleep(0.4), sum(range(3_000_000))) for _ in range(16)]"


@pytest.fixture
def hunt(tmp_path, monkeypatch):
    """Return a function that hunts with workers of a fault."""
    monkeypatch.setattr(process, "HANG_SECONDS", 1)

    def run(fault):
        worker = tmp_path / "worker.py"
        worker.write_text(WORKER.format(fault=fault), encoding="utf-8")
        monkeypatch.setattr(process, "WORKER", worker)
        hunt = Hunt(tmp_path / "runs", tmp_path / "findings", range(1, 8))
        hunt.run(workers=2)
        return hunt

    return run


@pytest.mark.parametrize("outcome", FAULTS)
def test_each_way_to_fail_is_found_once_counted_and_kept_without_what_it_does_not_need(
    hunt, outcome, tmp_path, monkeypatch
):
    monkeypatch.setattr(process, "PATIENCE", 2)  # in seconds: whoever does not hang here has an answer ready
    done = hunt(FAULTS[outcome])
    counted = done.outcomes["hydrology", "lakes"]
    assert counted[outcome] == 1 and sum(counted.values()) == 7
    assert list(done.findings.values()) == [[4]]
    (script,) = (tmp_path / "findings").glob("*.py")
    assert "'BAD': 2" in script.read_text() and "FINE" not in script.read_text() and "LAKES'" not in script.read_text()
    compile(script.read_text(), str(script), "exec")


def test_where_all_goes_well_there_is_no_finding(hunt, tmp_path):
    assert hunt("pass").findings == {} and not (tmp_path / "findings").exists()


def test_a_run_that_a_busy_machine_makes_slow_does_not_hang(hunt):
    assert hunt(SLOW).findings == {}
