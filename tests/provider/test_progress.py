"""The progress of a run as QGIS shows it, and what QGIS says about the run."""

import pytest
from headwaters.core.run.threads import map_tiles
from headwaters.provider.progress import FeedbackProgress
from qgis.core import QgsApplication, QgsProcessingFeedback


@pytest.mark.parametrize("most", [-1, 1])
def test_a_run_keeps_to_the_threads_that_qgis_may_use(most_threads, most):
    """Settings, Options, Rendering; as many as there are processors without a limit. QGIS 3.44 takes two for one."""
    most_threads(most)
    allowed = None if most < 0 else QgsApplication.maxThreads()
    progress = FeedbackProgress(QgsProcessingFeedback())
    assert progress.threads == allowed
    assert map_tiles(progress, str, range(4)) == ["0", "1", "2", "3"]


@pytest.fixture
def heard():
    """Return the progress of a run, what it tells the user, and what it tells who looks for mistakes."""
    told, within = [], []

    class Heard(QgsProcessingFeedback):
        def setProgressText(self, text):
            told.append(text)

        def pushDebugInfo(self, text):
            within.append(text)

    return FeedbackProgress(Heard()), told, within


def test_the_log_tells_of_the_parts_of_the_work_and_of_what_is_within_them_to_who_looks_for_mistakes(heard):
    progress, told, within = heard
    for part in ("Writing the rivers", "Writing the lakes"):
        with progress.phase(part, 0.25):
            pass
    for part in ("Routing", "Rivers"):
        with progress.phase(part, 0.25), progress.phase(f"{part} in part", 1), progress.phase("Tiles", 1):
            pass
    assert told == ["Writing", "Routing", "Rivers"]  # each kind of work once
    assert within == ["Writing the lakes", "Routing in part", "Tiles", "Rivers in part", "Tiles"]


def test_a_part_within_another_of_its_name_is_told_once(heard):
    progress, told, within = heard
    with progress.phase("Lakes", 1):
        for part in ("Finding lakes", "Measuring", "Finding lakes"):
            with progress.phase(part, 0.3), progress.phase(part, 1):
                pass
    assert (told, within) == (["Lakes"], ["Finding lakes", "Measuring", "Finding lakes"])


def test_parts_that_are_counted_are_told_one_by_one(heard):
    progress, told, _ = heard
    names = [f"Part {number} of 3: water" for number in (1, 2, 3)]
    for name in names:
        with progress.phase(name, 1 / 3):
            pass
    assert told == names
