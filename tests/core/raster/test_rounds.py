"""Rounds: parts wake each other until nobody waits; nobody is visited twice at a time, and a cancel ends it."""

import threading
import time

import pytest
from headwaters.core.run.rounds import run_rounds
from headwaters.core.run.run import Cancelled, Run

THREADS = pytest.mark.parametrize("threads", [1, 2, 5])
MOMENT = 0.002


def shortest_ways(count, first, threads):
    """Return how far each part of a ring is from the first ones, where each visit hands on what it knows."""
    known = dict.fromkeys(range(count), 10**9)
    known.update(first)
    busy = set()

    def visit(part):
        assert part not in busy
        busy.add(part)
        time.sleep(MOMENT / 10)
        woken = []
        for other in ((part + 1) % count, (part - 1) % count):
            if known[part] + 1 < known[other]:
                known[other] = known[part] + 1
                woken.append((other, known[other]))
        busy.remove(part)
        return woken

    run_rounds(Run(threads=threads), visit, first.items(), count)
    return list(known.values())


@THREADS
def test_rounds_end_when_nothing_changes_any_more(threads):
    found = shortest_ways(40, {3: 0, 20: 5}, threads)
    truth = [min((part - 3) % 40, (3 - part) % 40, 5 + (part - 20) % 40, 5 + (20 - part) % 40) for part in range(40)]
    assert found == truth


def test_the_part_of_least_priority_comes_first():
    visited = []

    def visit(part):
        visited.append(part)
        return [(9, 4)] if part == 1 else []

    run_rounds(Run(threads=1), visit, [(5, 3.0), (1, 1.0), (7, 9.0)], 10)
    assert visited == [1, 5, 9, 7]


def test_a_part_that_is_woken_twice_waits_once_with_the_least_priority():
    visited = []

    def visit(part):
        visited.append(part)
        return [(3, 50), (3, 2)] if part == 0 else []

    run_rounds(Run(threads=1), visit, [(0, 0), (4, 10)], 5)
    assert visited == [0, 3, 4]


@THREADS
def test_an_error_ends_all_threads(threads):
    def visit(part):
        if part == 7:
            raise ValueError("seven")
        time.sleep(MOMENT)
        return [((part + 1) % 20, 0)]

    before = threading.active_count()
    with pytest.raises(ValueError, match="seven"):
        run_rounds(Run(threads=threads), visit, [(0, 0), (10, 0)], 20)
    assert threading.active_count() == before


@THREADS
def test_a_cancel_ends_what_would_never_end(threads):
    class Impatient(Run):
        reports = 0

        def report(self, fraction):
            assert 0 <= fraction <= 1
            self.reports += 1

        @property
        def cancelled(self):
            return self.reports > 30

    with pytest.raises(Cancelled):
        run_rounds(Impatient().with_threads(threads), lambda part: [(1 - part, 0)], [(0, 0)], 2)


def test_nobody_to_visit_is_no_work():
    run_rounds(Run(), lambda part: pytest.fail("nobody was woken"), [], 3)
