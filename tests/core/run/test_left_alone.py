"""Work that nothing can stop does not keep a person waiting who has cancelled."""

import threading

import pytest
from headwaters.core.run.progress import BegunWork, Cancelled, Progress, left_alone

PATIENCE = 30  # seconds


class Stopped(Progress):
    """A run that is cancelled as soon as somebody has looked."""

    looks = 0

    @property
    def cancelled(self):
        self.looks += 1
        return self.looks > 1


def test_the_result_comes_back():
    assert left_alone(lambda: 7, Progress()) == 7


def test_what_goes_wrong_is_raised():
    with pytest.raises(ZeroDivisionError):
        left_alone(lambda: 1 / 0, Progress())


def test_a_cancel_is_answered_before_the_work_ends_and_cleaning_up_comes_after_it():
    may_end, cleaned = threading.Event(), threading.Event()
    ended = []

    def work():
        ended.append(may_end.wait(PATIENCE))

    with pytest.raises(Cancelled):
        left_alone(work, Stopped(), lambda: (ended.append("cleaned"), cleaned.set()))
    assert ended == []
    may_end.set()
    assert cleaned.wait(PATIENCE)
    assert ended == [True, "cleaned"]


def test_work_goes_on_before_somebody_waits_for_it():
    begun = threading.Event()
    work = BegunWork(lambda: (begun.set(), 7))
    assert begun.wait(PATIENCE)
    assert work.awaited(Progress())[1] == 7
