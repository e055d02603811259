"""Directions and flow where lakes evaporate: every path ends, no water is lost, and lakes pass on what they spill."""

import numpy as np
import pytest
from headwaters.core.depressions.dry_routing import route_balanced
from headwaters.core.flow.d8_cycles import find_cycle
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import step_lengths
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from .test_balanced_lakes import balanced, rough

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def routed(z, rain, evaporation, limits=(0.0, 0.0)):
    """Return the routing of a DEM with cells of one square metre, the balanced lakes and what stands."""
    side = np.ones(z.shape[0])
    domain = drainage_domain(np.ones(z.shape, bool))
    found, standing = balanced(z, rain, evaporation, limits=limits)
    sizes = step_lengths(side, side), side
    return route_balanced(z, domain, found, standing, sizes, rain, ("first", 0)), found, standing


def leaves(routing, found, standing):
    """Return what flows over the edge or into dry hollows: at ends that are no closed lakes."""
    dry_ends = (routing.codes == 254) & (standing.lakes.cells == 0)
    return routing.flow[dry_ends].sum()


@pytest.mark.parametrize("limits", [(0.0, 0.0), (20.0, 0.5)])
@pytest.mark.parametrize("evaporation", [1e-9, 2.0, 10.0, 100.0])
def test_all_rain_leaves_or_evaporates(limits, evaporation):
    routing, found, standing = routed(rough(), 0.5, evaporation, limits)
    out = leaves(routing, found, standing) + found.balance.evaporation.sum()
    assert out == pytest.approx(found.fallen, rel=1e-9)


@examples(80)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 14), some.integers(3, 14)), some.floats(0.5, 20))
def test_no_path_is_a_circle_and_none_leads_into_nothing(seed, shape, evaporation):
    """Heights are whole and few, so that there are flats and sills of one height everywhere."""
    z = np.random.default_rng(seed).integers(0, 6, shape).astype(float)
    routing, _, _ = routed(z, 1.0, evaporation)
    assert find_cycle(routing.codes) < 0
    for row, col in np.argwhere(routing.codes < 8):
        down, right = STEPS[routing.codes[row, col]]
        assert 0 <= row + down < shape[0]
        assert 0 <= col + right < shape[1]
    assert (routing.codes != 255).all()


@examples(40)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 14), some.integers(3, 14)), some.floats(0.5, 20))
def test_water_never_runs_up(seed, shape, evaporation):
    z = np.random.default_rng(seed).integers(0, 6, shape).astype(float)
    routing, _, _ = routed(z, 1.0, evaporation)
    for row, col in np.argwhere(routing.codes < 8):
        down, right = STEPS[routing.codes[row, col]]
        assert routing.surface[row + down, col + right] <= routing.surface[row, col]


def test_on_a_lake_the_flow_is_what_it_spills():
    routing, found, standing = routed(rough(), 0.5, 4.0)
    for number, depression in enumerate(standing.depressions, 1):
        cells = routing.flow[standing.lakes.cells == number]
        assert np.unique(cells).tolist() == [found.balance.overflow[depression]]


def test_with_hardly_any_evaporation_every_path_leaves():
    routing, _, _ = routed(rough(), 0.5, 1e-9)
    assert routing.ends == 0
    ends = np.argwhere(routing.codes == 254)
    edge = (ends == 0).any(axis=1) | (ends == np.array(routing.codes.shape) - 1).any(axis=1)
    assert edge.all()
