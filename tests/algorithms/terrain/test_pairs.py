"""Any two controls of terrain from a coastline together leave no pit and keep the rivers, or a warning says why not.

benchmarks/controls.py tries settings of other seeds, on all coasts and on finer cells.
"""

import pytest
from headwaters.tests.support import some_of

from .pairs import COASTS, complaints, covering_settings, tried

pytestmark = pytest.mark.qgis

SETTINGS = covering_settings(7)


@pytest.mark.parametrize("number", some_of(range(len(SETTINGS))))
def test_a_pair_of_controls_is_held_or_told(provider, number):
    parameters, result = tried(list(COASTS)[number % len(COASTS)], SETTINGS[number])
    assert not complaints(result, parameters)


def test_each_two_values_of_two_controls_meet():
    met = {(a, b, *pair) for setting in SETTINGS for (a, x) in enumerate(setting) for b, *pair in
           [(b, x, y) for b, y in enumerate(setting) if b > a]}  # fmt: skip
    sizes = [max(setting[place] for setting in SETTINGS) + 1 for place in range(len(SETTINGS[0]))]
    assert len(met) == sum(a * b for place, a in enumerate(sizes) for b in sizes[place + 1 :])
