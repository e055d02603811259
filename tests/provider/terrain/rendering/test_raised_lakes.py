"""What the log says of lakes that stand higher than they were to."""

from types import SimpleNamespace

import pytest
from headwaters.core.run.run import Run
from headwaters.core.terrain.types import RaisedLake
from headwaters.provider.progress import SHOWN_OF_A_KIND
from headwaters.provider.terrain.rendering.edge_water import no_edge_water
from headwaters.provider.terrain.rendering.rendering import RenderedTerrain, _as_in_file, log_conditioning

pytestmark = pytest.mark.qgis


class Heard(Run):
    """A run that keeps its warnings."""

    def __init__(self):
        super().__init__()
        self.warnings = []

    def warn(self, text, *values):
        self.warnings.append(str(text).format(*map(str, values)))


def terrain(count):
    """Return a terrain in which so many lakes are raised."""
    raised = frozenset((0, RaisedLake(number, 40.0, 1.0)) for number in range(count))
    return RenderedTerrain(None, None, None, True, 0, 0.0, 0.0, [], no_edge_water(), False, raised)


@pytest.mark.parametrize("count", [1, SHOWN_OF_A_KIND, SHOWN_OF_A_KIND + 1, 500])
def test_many_raised_lakes_are_told_in_one_short_warning(count):
    run = Heard()
    log_conditioning(run, terrain(count))
    (warning,) = run.warnings
    assert warning.count("of island 1 at 41 m instead of 40 m") == min(count, SHOWN_OF_A_KIND)
    assert (f" and {count - SHOWN_OF_A_KIND} more." in warning) == (count > SHOWN_OF_A_KIND)


def test_a_lake_of_a_model_that_was_read_is_told_by_its_id_in_the_file():
    lake = RaisedLake(1, 40.0, 1.0)
    assert _as_in_file(SimpleNamespace(ids=([], [], [], [7, 12])), lake).number == 12
    assert _as_in_file(SimpleNamespace(ids=()), lake).number == 1
