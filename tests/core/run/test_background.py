"""Work on a background thread is done in order while its owner goes on; failures of either side reach the other."""

import threading

import pytest
from headwaters.core.run.background import BackgroundThread
from headwaters.core.run.run import Cancelled, Run

PATIENCE = 30  # seconds


class Stoppable(Run):
    """A run that can be stopped."""

    stopped = False

    @property
    def cancelled(self):
        return self.stopped


def test_work_is_done_in_its_order_by_another_thread_before_the_owner_leaves():
    done = []
    with BackgroundThread(Run()) as background:
        for number in range(5):
            background.do(lambda _, number=number: done.append((number, threading.current_thread())))
    assert [number for number, _ in done] == [0, 1, 2, 3, 4]
    assert {thread for _, thread in done}.isdisjoint({threading.current_thread()})


def test_the_owner_goes_on_while_work_is_done():
    owner_has_gone_on = threading.Event()
    with BackgroundThread(Run()) as background:
        background.do(lambda _: owner_has_gone_on.wait(PATIENCE) or pytest.fail("the owner waits"))
        owner_has_gone_on.set()


def test_what_goes_wrong_in_the_background_is_raised_where_the_owner_leaves_and_later_work_is_dropped():
    done = []
    with pytest.raises(ZeroDivisionError), BackgroundThread(Run()) as background:
        background.do(lambda _: 1 / 0)
        background.do(lambda _: done.append(1))
    assert done == []


def test_what_went_wrong_in_the_background_is_raised_when_more_is_asked_for():
    def asks_for_ever():
        with BackgroundThread(Run()) as background:
            background.do(lambda _: 1 / 0)
            background._thread.join(PATIENCE)
            background.do(print)
            pytest.fail("nobody told")

    with pytest.raises(ZeroDivisionError):
        asks_for_ever()


def test_work_stops_when_the_owner_fails_and_the_error_is_the_owners():
    begun, stopped = threading.Event(), []

    def work(progress):
        begun.set()
        while not progress.cancelled:
            pass
        stopped.append(True)
        progress.check()

    with pytest.raises(KeyError), BackgroundThread(Run()) as background:
        background.do(work)
        assert begun.wait(PATIENCE)
        raise KeyError
    assert stopped == [True]


def test_a_cancel_of_the_run_stops_work_and_is_raised_where_the_owner_leaves():
    run = Stoppable()

    def work(progress):
        run.stopped = True
        progress.check()

    with pytest.raises(Cancelled), BackgroundThread(run) as background:
        background.do(work)
