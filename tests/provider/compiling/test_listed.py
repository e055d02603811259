"""The list of kernels is true, and processes that compile it leave nothing to wait for."""

import json
import os
import re
import subprocess
import sys
import textwrap
import threading
from collections import Counter

import pytest
from headwaters.core.machine import jit
from headwaters.core.run.run import Run
from headwaters.provider.compiling import announced, apart, listed

from ...support import ROOT, run_python

pytestmark = [
    pytest.mark.qgis,
    pytest.mark.skipif(not jit.compiled(), reason="there is no compiler here"),
]
KNOWN = json.loads(listed.LIST.read_text(encoding="utf-8"))
STALE = 0.1  # share of a list
SMALL = "startingsurface"
FIRST = ("hydrologyfromdem", "terrainfromcoastline")  # that newcomers wait for
LAYOUT = re.compile(r"(?<=\[\d)[ACF]\b")


class Kernel:
    """A kernel that is compiled in a moment."""

    def __init__(self):
        self.is_missing = True


def missing_of(algorithm, folder):
    """Return how many kernels of an algorithm have no machine code in a folder, and how many it needs."""
    body = f"""
        from headwaters.provider.compiling.listed import listed_kernels
        kernels = listed_kernels({algorithm!r})
        print(sum(each.is_missing for each in kernels), len(kernels))
    """
    return [int(each) for each in run_python(textwrap.dedent(body), HEADWATERS_CACHE_DIR=str(folder)).split()]


def helper(algorithm, folder, which, of):
    """Return a process that compiles a share of the kernels of an algorithm into a folder."""
    command = [sys.executable, apart.__file__, str(ROOT), "headwaters", algorithm, str(which), str(of)]
    variables = {**os.environ, "HEADWATERS_CACHE_DIR": str(folder)}
    return subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("algorithm", KNOWN["algorithms"])
def test_nearly_all_kernels_of_the_list_are_there(algorithm):
    """Where many have changed scripts/kernels.py has to write the list anew; some cost a second of a first run."""
    known = len(KNOWN["algorithms"][algorithm])
    assert len(listed.listed_kernels(algorithm)) >= known - max(1, STALE * known)


def test_no_kernel_is_compiled_again_for_arrays_that_only_lie_otherwise_in_memory():
    """It takes seconds, every time the plugin is new."""
    types = Counter(LAYOUT.sub("", kernel) for kernel in KNOWN["kernels"])
    assert len(types) > 100
    assert [kernel for kernel, count in types.items() if count > 1] == []


def test_what_newcomers_wait_for_is_listed():
    for algorithm in FIRST:
        assert len(listed.listed_kernels(algorithm)) > announced.WORTH_A_PROCESS


def test_a_kernel_that_is_no_more_is_left_out(monkeypatch, tmp_path):
    """The list is a hint, not a contract."""
    known = KNOWN["kernels"][0]
    kernels = ["flow.waves:no_such_kernel int64", "no.such.module:kernel int64", known + " int64", known]
    path = tmp_path / "kernels.json"
    path.write_text(json.dumps({"kernels": kernels, "algorithms": {"some": [0, 1, 2, 3]}}))
    monkeypatch.setattr(listed, "LIST", path)
    assert len(listed.listed_kernels("some")) == 1
    assert listed.listed_kernels("another") == []


def test_what_does_not_compile_keeps_nothing_else_from_it():
    class Stale(Kernel):
        def compile(self):
            raise TypeError("these types it does not know")

    class Good(Kernel):
        def compile(self):
            self.is_missing = False

    kernels = [Good(), Stale(), Good()]
    listed.compile_missing(kernels)
    assert [each.is_missing for each in kernels] == [False, True, False]


def test_processes_share_the_kernels_and_leave_none(tmp_path):
    """What the one calls from its own kernels the other may find compiled already."""
    left = [missing_of(SMALL, tmp_path)[0]]
    for which in (0, 1):
        process = helper(SMALL, tmp_path, which, 2)
        assert process.wait(300) == 0
        process.stdin.close()
        left.append(missing_of(SMALL, tmp_path)[0])
    assert left[0] > left[1] > left[2] == 0


def test_a_process_ends_with_who_has_started_it(tmp_path):
    """When QGIS is no more its end of the pipe is closed."""
    process = helper("terrainfromcoastline", tmp_path, 0, 1)
    process.stdin.close()
    assert process.wait(60) == 0
    missing, total = missing_of("terrainfromcoastline", tmp_path)
    assert missing == total


def test_processes_that_compile_ahead_are_stopped_when_no_more_is_needed(tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_CACHE_DIR", str(tmp_path))
    helpers = announced.compiling_apart("terrainfromcoastline", 2)
    processes = list(helpers)
    assert all(each.waitForStarted() for each in processes)
    announced.end_compiling(helpers)
    assert not helpers
    assert all(each.state() == each.ProcessState.NotRunning for each in processes)


def test_processes_that_compile_ahead_leave_nothing_to_be_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_CACHE_DIR", str(tmp_path))
    for each in announced.compiling_apart(SMALL):
        each.waitForFinished(300_000)
        assert each.exitCode() == 0
    assert missing_of(SMALL, tmp_path)[0] == 0


class Log(Run):
    """A run that keeps what it is told."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def note(self, text):
        self.lines.append(text)


@pytest.fixture
def kernels(monkeypatch):
    """Return five kernels that an algorithm lists, the last of which was compiled in another run."""
    listed = [Kernel() for _ in range(5)]
    listed[4].is_missing = False
    monkeypatch.setattr(announced, "listed_kernels", lambda algorithm: listed)
    monkeypatch.setattr(announced, "QUIET_SECONDS", -1)
    return listed


def test_the_log_tells_what_is_compiled_how_far_that_is_and_that_it_has_ended(kernels):
    log = Log()
    with announced.compiling_announced(log, "some"):
        count_compiling = jit._numba.njit(lambda number: number + 1)
        count_compiling(1)
        kernels[0].is_missing = kernels[1].is_missing = False
        count_compiling(1.0)
        for kernel in kernels:
            kernel.is_missing = False
        count_compiling(1j)
    assert [announced.counts_compiling(line) for line in log.lines] == [True, True, True, False]
    assert log.lines == [
        "Compiling ‘some’, once on this computer: 0 of at most 4 parts",
        "Compiling ‘some’, once on this computer: 2 of at most 4 parts",
        "Compiling ‘some’, once on this computer: 4 of at most 4 parts",
        "Compiling ‘some’ has ended: 4 of at most 4 parts",
    ]


def test_what_another_thread_compiles_first_is_counted_too(kernels):
    """As where a long kernel runs on a thread of its own, and this one waits for it."""
    log = Log()

    def compile_one():
        jit._numba.njit(lambda number: number + 1)(1)
        kernels[0].is_missing = False

    with announced.compiling_announced(log, "some"):
        other = threading.Thread(target=compile_one)
        other.start()
        other.join()
        jit._numba.njit(lambda number: number + 2)(1)
    assert log.lines == [
        "Compiling ‘some’, once on this computer: 0 of at most 4 parts",
        "Compiling ‘some’, once on this computer: 1 of at most 4 parts",
        "Compiling ‘some’ has ended: 1 of at most 4 parts",
    ]
