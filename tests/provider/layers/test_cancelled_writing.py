"""Layers of which a cancel leaves nothing: nobody waits until a large file is closed and has its index."""

import threading
import time
from pathlib import Path

import pytest
from headwaters.core.run.run import Cancelled
from headwaters.provider.layers.vector_writing import FeatureWriter


class SlowSink:
    """A sink that is closed only when it may be."""

    def __init__(self, may_close):
        self.may_close = may_close

    def __del__(self):
        self.may_close.wait(60)


class Context:
    def feedback(self):
        return None

    def setFeedback(self, feedback):
        pass


def writer_of(sink, path):
    writer = FeatureWriter.__new__(FeatureWriter)
    writer.sink, writer.path, writer.context = sink, path, Context()
    return writer


def test_a_cancel_does_not_wait_for_the_file_to_be_closed_which_is_then_removed(tmp_path):
    folder = tmp_path / "unfinished"
    folder.mkdir()
    may_close = threading.Event()
    with pytest.raises(Cancelled), writer_of(SlowSink(may_close), folder / "layer.gpkg"):
        raise Cancelled
    assert not may_close.is_set()  # it was not waited for
    assert folder.exists()
    may_close.set()
    for _ in range(100):
        if not folder.exists():
            break
        time.sleep(0.1)
    assert not folder.exists()


def test_after_other_failures_the_file_is_closed_at_once(tmp_path):
    closed = []

    class Sink:
        def __del__(self):
            closed.append(True)

    with pytest.raises(ValueError, match="full"), writer_of(Sink(), Path(tmp_path) / "layer.gpkg"):
        raise ValueError("full")
    assert closed == [True]
