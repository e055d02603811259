"""Work that nothing can stop does not keep a person waiting who has cancelled."""

import threading

import pytest
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.run.waiting import BegunWork, left_alone

PATIENCE = 30  # seconds


class Stopped(Run):
    """A run that is cancelled as soon as somebody has looked."""

    looks = 0

    @property
    def cancelled(self):
        self.looks += 1
        return self.looks > 1


def test_the_result_comes_back():
    assert left_alone(Run(), lambda: 7) == 7


def test_what_goes_wrong_is_raised():
    with pytest.raises(ZeroDivisionError):
        left_alone(Run(), lambda: 1 / 0)


def test_a_cancel_is_answered_before_the_work_ends_and_cleaning_up_comes_after_it():
    may_end, cleaned = threading.Event(), threading.Event()
    ended = []

    def work():
        ended.append(may_end.wait(PATIENCE))

    with pytest.raises(Cancelled):
        left_alone(Stopped(), work, lambda: (ended.append("cleaned"), cleaned.set()))
    assert ended == []
    may_end.set()
    assert cleaned.wait(PATIENCE)
    assert ended == [True, "cleaned"]


def test_work_goes_on_before_somebody_waits_for_it():
    begun = threading.Event()
    work = BegunWork(lambda: (begun.set(), 7))
    assert begun.wait(PATIENCE)
    assert work.awaited(Run())[1] == 7
