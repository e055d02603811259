"""An answer comes through as it is, an error too, and one that does not come is not waited for."""

import threading

import pytest
from headwaters.provider.cluster.asking import NoAnswer, answer_of


def test_answers_and_errors_come_through():
    assert answer_of(divmod, 7, 3) == (2, 1)
    assert answer_of(sorted, [1, 2], reverse=True) == [2, 1]
    with pytest.raises(ZeroDivisionError):
        answer_of(divmod, 7, 0)


def test_an_answer_that_does_not_come_is_not_waited_for():
    with pytest.raises(NoAnswer, match=r"no answer within 0\.1 seconds"):
        answer_of(threading.Event().wait, seconds=0.1)
