"""No coast is left without a river where there is room for one, and no place is far from water."""

import numpy as np
import pytest
from headwaters.core.growth.coverage import TrialMouths, free_stretches, grow_fully, late_mouths, trial_mouths
from headwaters.core.growth.growth import Rules, grow
from headwaters.core.machine import jit
from headwaters.core.plane import fields
from headwaters.core.plane.shore_grid import lay_shore
from headwaters.core.plane.types import Land, Mouths
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from ..plane.made_fields import noise_field
from .islands import REAL_ISLANDS, disc, islands, real_island, ring, some_mouths
from .judge import point_to_segments, shore_segments
from .measures import distances_to_water, fitting

SLOPES = fields.constant(0.01), fields.constant(0.2)
few = examples(15 if jit.compiled() else 2)


def assert_covered(land, tree, rules, slopes=SLOPES):
    """Hold a network against the measure."""
    trials = trial_mouths(land, lay_shore(land, rules.edge), rules.edge)
    fits = fitting(trials.mouths, land, tree, rules, slopes)
    assert max([length for _, length in free_stretches(trials, fits)], default=0) <= 2 * rules.edge
    assert np.percentile(distances_to_water(land, tree, rules.edge / 2), 99) <= 1.5 * rules.edge


@few
@given(islands(), some.integers(0, 99), some.sampled_from([0.0, 0.02, 0.2]))
def test_rivers_cover_an_island(land, seed, terrain):
    """Whatever its shape, and though gentle terrain forbids rivers of unlike height beside each other."""
    slopes = SLOPES[0], fields.constant(terrain)
    rules = Rules(1.0, zeta=0.04)
    tree = grow_fully(Run(), land, None, some_mouths(land, 1.0, seed), rules, *slopes, seed).tree
    assert_covered(land, tree, rules, slopes)


@pytest.mark.slow
@pytest.mark.skipif(not jit.compiled(), reason="too many rivers for plain Python")
@pytest.mark.parametrize("name", REAL_ISLANDS)
def test_rivers_cover_real_islands(coasts, name):
    """With slopes that vary over the land."""
    pytest.importorskip("osgeo.ogr", reason="coasts are files that GDAL reads")
    land, edge = real_island(coasts, name)
    box = (*land.rings[0].min(axis=0), *land.rings[0].max(axis=0))
    slopes = noise_field(box, 20 * edge, 0.002, 0.02, 1), noise_field(box, 20 * edge, 0.02, 0.2, 2)
    rules = Rules(edge, zeta=0.04 * edge)
    assert_covered(
        land, grow_fully(Run(), land, None, some_mouths(land, edge, 3), rules, *slopes, 3).tree, rules, slopes
    )


def test_a_coast_that_lacks_rivers_is_noticed():
    """One river on a large island: most of its coast has room, and late mouths are found on all sides."""
    land, rules = disc(9.0), Rules(1.0)
    mouths = Mouths(*(part[:1] for part in some_mouths(land, 1.0, 1)))
    one = grow(
        Run(), disc(1.8), None, Mouths(*(part[:1] for part in some_mouths(disc(1.8), 1.0, 1))), rules, *SLOPES, 1
    ).tree
    trials = trial_mouths(land, lay_shore(land, 1.0), 1.0)
    for tree in (None, one):
        assert fitting(trials.mouths, land, tree, rules, SLOPES).all()
        late = late_mouths(Run(), land, tree, rules, *SLOPES)
        angle = np.sort(np.arctan2(late.xy[:, 1], late.xy[:, 0]))
        assert 20 <= angle.size <= 2 * np.pi * 9 / 2
        assert np.diff(angle).max() < 0.4
        assert (late.priority == 1).all()
    assert len(mouths.ring) == 1
    assert np.percentile(distances_to_water(land, one, 0.5), 99) > 1.5


def test_no_river_runs_through_a_lagoon_to_the_sea():
    """Behind a thin spit there is land enough for a node, but the way there is water; beside it there is room."""
    coast = np.array([(0, 0), (12, 0), (12, 12), (0, 12), (0, 0)], float)
    lagoon = np.array([(4, 0.05), (4, 0.1), (8, 0.1), (8, 0.05), (4, 0.05)])
    for land, free in ((Land((coast,)), True), (Land((coast, lagoon)), False)):
        mouths = trial_mouths(land, lay_shore(land, 1.0), 1.0).mouths
        fits = fitting(mouths, land, None, Rules(1.0), SLOPES)
        south = (mouths.ring == 0) & (mouths.xy[:, 1] == 0)
        assert (fits[south & (np.abs(mouths.xy[:, 0] - 6) < 1)] == free).all()
        assert fits[south & (np.abs(mouths.xy[:, 0] - 2) < 0.5)].all()
        assert fits[(mouths.ring == 1) & (mouths.xy[:, 1] == 0.1) & (np.abs(mouths.xy[:, 0] - 6) < 1)].all()


def test_trial_mouths_lie_on_the_shore_and_look_inland():
    """Every tenth of an edge, on the outer coast and around inland seas."""
    land = Land((ring(8.0), ring(3.0, clockwise=True)))
    trials = trial_mouths(land, lay_shore(land, 1.0), 1.0)
    mouths = trials.mouths
    assert np.diff(trials.begin) == pytest.approx(20 * np.pi * np.array([8, 3]), rel=0.02)
    assert trials.step == pytest.approx(0.1, rel=0.01)
    assert point_to_segments(mouths.xy, *shore_segments(land)).min(axis=1).max() < 1e-12
    assert (mouths.ring == np.repeat([0, 1], np.diff(trials.begin))).all()
    outward = mouths.xy / np.hypot(*mouths.xy.T)[:, None]
    looks = (mouths.inward * outward).sum(axis=1)
    assert (looks[mouths.ring == 0] < -0.99).all() and (looks[mouths.ring == 1] > 0.99).all()
    for number, points in enumerate(land.rings):
        way = np.append(0, np.cumsum(np.hypot(*np.diff(points, axis=0).T)))
        there = mouths.along[mouths.ring == number]
        place = np.stack([np.interp(there, way, each) for each in points.T], axis=1)
        assert np.allclose(place, mouths.xy[mouths.ring == number], atol=1e-9)


def test_stretches_run_round_a_ring():
    """From its end over its beginning; each ring by itself; a ring that is all free is one stretch."""
    trials = TrialMouths(None, np.array([0, 6, 9, 12]), np.array([1.0, 2.0, 3.0]))
    fits = np.array([1, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0], bool)
    found = [(places.tolist(), length) for places, length in free_stretches(trials, fits)]
    assert sorted(found) == [([3], 1.0), ([5, 0], 2.0), ([6, 7, 8], 6.0)]
