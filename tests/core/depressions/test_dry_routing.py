"""Directions and flow where lakes evaporate: every path ends, no water is lost, and lakes pass on what they spill."""

import numpy as np
import pytest
from headwaters.core.choices import Ties
from headwaters.core.depressions.dry_routing import _enter_lakes, route_balanced
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.raster.domain import OUTLET, SEA, VOID, dilated, drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.run.run import Run
from hypothesis import assume, given
from hypothesis import strategies as some

from ...support import examples
from .test_balanced_lakes import FIRST, balanced, rough

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def routed(z, rain, evaporation, limits=(0.0, 0.0), domain=None, counted=None, ties=FIRST):
    """Return the routing of a DEM with cells of one square metre, and the balanced lakes."""
    side = np.ones(z.shape[0])
    domain = drainage_domain(Run(), np.ones(z.shape, bool)) if domain is None else domain
    found = balanced(z, rain, evaporation, domain, limits, counted=counted, ties=ties)
    sizes = step_lengths(side, side), side
    return route_balanced(Run(), z, domain, found, sizes, rain, ties), found


class WholeMetres:
    """Land of a few whole heights, with flats, holes, sea, cells that do not count, and its water."""

    def __init__(self, seed):
        rng = np.random.default_rng(seed)
        z = rng.integers(0, rng.integers(2, 9), rng.integers(3, 22, 2)).astype(rng.choice([np.float32, np.float64]))
        if rng.random() < 0.4:
            z = np.kron(z, np.ones((rng.integers(2, 4),) * 2))[:30, :30].astype(z.dtype)
        valid = rng.random(z.shape) > rng.choice([0.0, 0.05])
        sea = (z == 0) & (rng.random(z.shape) < rng.choice([0.0, 0.5]))
        self.domain = drainage_domain(Run(), valid, sea)
        assume((self.domain >= OUTLET).any())
        self.counted = valid & (rng.random(z.shape) > rng.choice([0.0, 0.1]))
        self.rain = rng.random(z.shape) if rng.random() < 0.5 else 1.0
        evaporation = rng.choice([1e-9, 0.5, 1.0, 2.0, 4.0, 10.0, 50.0])
        limits = (0.0, 0.0) if rng.random() < 0.7 else (3.0, 1.5)
        ties = Ties(rng.choice(["first", "sea", "random"]), seed)
        self.routing, self.found = routed(z, self.rain, evaporation, limits, self.domain, self.counted, ties)
        self.lakes, self.waters = self.found.lakes.cells, self.found.waters
        self.is_open = np.append(False, self.waters.is_open)
        self.land = (self.domain != VOID) & (self.domain != SEA)

    def below(self, cell):
        """Return the cell that water goes to from one, None where its path ends."""
        code = self.routing.codes[cell]
        return (cell[0] + STEPS[code][0], cell[1] + STEPS[code][1]) if code < 8 else None

    def path(self, cell):
        """Return the path of a cell, as far as it can go without a circle."""
        path = []
        while cell is not None and len(path) <= self.lakes.size:
            path.append(cell)
            cell = self.below(cell)
        return path

    def may_leave(self, cell):
        """Tell whether water can leave the data at a cell."""
        around = dilated(self.domain == SEA)
        return self.domain[cell] == OUTLET or around[cell]

    def ends(self):
        """Return the cells in which paths end."""
        return list(zip(*np.nonzero(self.land & (self.routing.codes == 254))))


def test_paths_in_hollows_that_end_beside_water_lead_into_it_and_others_stay():
    surface, drains = np.array([[2.0, 2.0, 1.0, 2.0, 2.0]]), np.array([[1, 1, SEA, 1, 1]], np.uint8)
    for before, in_hollow, after in ((254, True, 0), (254, False, 254), (4, True, 4), (4, False, 4)):
        codes = np.array([[254, before, 255, 255, 254]], np.uint8)
        hollow = np.array([[True, in_hollow, True, False, True]])
        _enter_lakes(surface, drains, hollow, np.ones((1, 8)), codes)
        assert codes.tolist() == [[254, after, 255, 255, 254]]


@examples(150)
@given(some.integers(0, 10**6))
def test_no_path_ends_in_an_open_lake_or_on_the_ground_beside_it(seed):
    """Each ends where water leaves the data, in a closed lake, or in a hollow that is dry."""
    land = WholeMetres(seed)
    in_hollow = land.found.ground.hollow > 0
    for cell in land.ends():
        assert land.may_leave(cell) or (in_hollow[cell] and not land.is_open[land.lakes[cell]])


@examples(100)
@given(some.integers(0, 10**6))
def test_from_an_open_lake_water_goes_over_its_sill_and_beyond(seed):
    land = WholeMetres(seed)
    for number, (sill, beyond) in enumerate(zip(land.waters.sill, land.waters.beyond), 1):
        if not land.is_open[number]:
            continue
        for cell in zip(*np.nonzero(land.lakes == number)):
            path = np.ravel_multi_index(np.transpose(land.path(cell)), land.lakes.shape)
            assert sill in path
            assert beyond in path or beyond < 0 or land.domain.flat[beyond] == SEA
            assert len(path) <= land.lakes.size


@examples(100)
@given(some.integers(0, 10**6))
def test_on_whole_metres_all_rain_leaves_or_evaporates(seed):
    land = WholeMetres(seed)
    left = sum(land.routing.flow[cell] for cell in land.ends())
    fallen = np.broadcast_to(land.rain, land.lakes.shape)[land.land].sum()
    assert left + land.waters.evaporation.sum() == pytest.approx(fallen, rel=1e-9)


@examples(400)
@given(some.integers(0, 10**6))
def test_what_comes_to_a_lake_along_the_paths_is_its_inflow(seed):
    land = WholeMetres(seed)
    rain = np.broadcast_to(land.rain, land.lakes.shape)
    comes = np.bincount(land.lakes.ravel(), rain.ravel(), land.is_open.size)
    assume(land.counted[land.land].all())
    for cell in zip(*np.nonzero(land.routing.codes < 8)):
        into = land.lakes[land.below(cell)]
        if into != land.lakes[cell]:
            comes[into] += land.routing.flow[cell]
    comes, lost = comes[1:], land.waters.evaporation
    # Of two at one height the one may have to fill the other, up along the path by which that would spill.
    assume((comes > lost - 1e-9).all())
    np.testing.assert_allclose(comes, land.waters.inflow, rtol=1e-9)


def leaves(routing, found):
    """Return what flows over the edge or into dry hollows: at ends that are no closed lakes."""
    dry_ends = (routing.codes == 254) & (found.lakes.cells == 0)
    return routing.flow[dry_ends].sum()


@pytest.mark.parametrize("limits", [(0.0, 0.0), (20.0, 0.5)])
@pytest.mark.parametrize("evaporation", [1e-9, 2.0, 10.0, 100.0])
def test_all_rain_leaves_or_evaporates(limits, evaporation):
    routing, found = routed(rough(), 0.5, evaporation, limits)
    out = leaves(routing, found) + found.waters.evaporation.sum()
    assert out == pytest.approx(found.fallen, rel=1e-9)


@examples(80)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 14), some.integers(3, 14)), some.floats(0.5, 20))
def test_no_path_is_a_circle_and_none_leads_into_nothing(seed, shape, evaporation):
    """Heights are whole and few, so that there are flats and sills of one height everywhere."""
    z = np.random.default_rng(seed).integers(0, 6, shape).astype(float)
    routing, _ = routed(z, 1.0, evaporation)
    assert find_cycle(Run(), routing.codes) < 0
    for row, col in np.argwhere(routing.codes < 8):
        down, right = STEPS[routing.codes[row, col]]
        assert 0 <= row + down < shape[0]
        assert 0 <= col + right < shape[1]
    assert (routing.codes != 255).all()


@examples(40)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 14), some.integers(3, 14)), some.floats(0.5, 20))
def test_water_never_runs_up(seed, shape, evaporation):
    z = np.random.default_rng(seed).integers(0, 6, shape).astype(float)
    routing, _ = routed(z, 1.0, evaporation)
    for row, col in np.argwhere(routing.codes < 8):
        down, right = STEPS[routing.codes[row, col]]
        assert routing.surface[row + down, col + right] <= routing.surface[row, col]


def test_on_a_lake_the_flow_is_what_it_spills():
    routing, found = routed(rough(), 0.5, 4.0)
    for number, overflow in enumerate(found.waters.overflow, 1):
        assert np.unique(routing.flow[found.lakes.cells == number]).tolist() == [overflow]


def test_with_hardly_any_evaporation_every_path_leaves():
    routing, _ = routed(rough(), 0.5, 1e-9)
    assert routing.ends == 0
    ends = np.argwhere(routing.codes == 254)
    edge = (ends == 0).any(axis=1) | (ends == np.array(routing.codes.shape) - 1).any(axis=1)
    assert edge.all()
