"""Lakes that evaporate on a raster: a twin that floods cell by cell, basins that can be computed, no water lost."""

import numpy as np
import pytest
from headwaters.core.choices import Ties
from headwaters.core.depressions.balanced_lakes import _find_water_beside, find_balanced_lakes, steepest_into_water
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.erosion.starts import starting_surface
from headwaters.core.ponds.nested import LeastPond
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples

FIRST = Ties("first", 0)


def balanced(
    z, rain, evaporation, domain=None, limits=(0.0, 0.0), cell=1.0, progress=None, counted=None, ties=FIRST
):  # fmt: skip
    """Return the balanced lakes of a DEM."""
    domain = drainage_domain(Run(), np.ones(z.shape, bool)) if domain is None else domain
    side = np.full(z.shape[0], cell)
    sizes, counted = (step_lengths(side, side), side * side), domain != VOID if counted is None else counted
    filled, _ = fill(Run(), z, domain)
    run = progress or Run()
    return find_balanced_lakes(run, z, filled, domain, counted, sizes, rain, evaporation, LeastPond(*limits), ties)


def around(cell, shape):
    """Return the neighbours of a cell."""
    rows = range(max(cell[0] - 1, 0), min(cell[0] + 2, shape[0]))
    cols = range(max(cell[1] - 1, 0), min(cell[1] + 2, shape[1]))
    return [(r, c) for r in rows for c in cols if (r, c) != cell]


class Flood:
    """Floods a DEM without two equal heights cell by cell: the truth, in plain words."""

    def __init__(self, z, rain, evaporation):
        self.z, self.rain, self.evaporation = z, rain, evaporation
        self.edge = {(r, c) for r, c in np.ndindex(z.shape) if r in (0, z.shape[0] - 1) or c in (0, z.shape[1] - 1)}
        fallen = {}
        for cell in np.ndindex(z.shape):
            pit = self.walk(cell)
            fallen[pit] = fallen.get(pit, 0.0) + rain
        self.lost = fallen.pop(None, 0.0)
        self.lakes = [{"cells": set(), "pits": {pit}, "water": water, "spill": None} for pit, water in fallen.items()]
        while self.rise() or self.unite():
            pass

    def walk(self, cell, path=None):
        """Return the pit that the water of a cell runs to, None over the edge; add what it runs over to the path."""
        while True:
            fall, best = max((self.fall(cell, other), other) for other in around(cell, self.z.shape))
            if fall <= 0:
                return None if cell in self.edge else cell
            if path is not None:
                path.add(cell)
            cell = best

    def fall(self, cell, other):
        return (self.z[cell] - self.z[other]) / np.hypot(cell[0] - other[0], cell[1] - other[1])

    def passes(self, cell, place):
        """Tell whether the path of a cell leads over a place."""
        self.walk(cell, path := set())
        return place in path

    def target(self, lake):
        """Return the lake that a full one spills into."""
        pit = lake["spill"][1]
        return next((other for other in self.lakes if pit in other["pits"]), None)

    def inflow(self, lake, asking=()):
        """Return what comes to a lake: rain, and what full lakes spill into it."""
        total = lake["water"]
        for other in self.lakes:
            if other["spill"] and self.target(other) is lake and id(other) not in asking:
                total += self.inflow(other, (*asking, id(lake))) - self.loss(other)
        return total

    def beside(self, lake):
        """Return what comes to the sill of a full lake by itself and goes on there."""
        cell = lake["spill"][0]
        if self.walk(cell) not in lake["pits"]:  # which drains to the other side
            return 0.0
        total = self.rain * sum(self.passes(each, cell) for each in np.ndindex(self.z.shape))
        for other in self.lakes:
            if other["spill"] and self.target(other) is lake and self.passes(other["spill"][2], cell):
                total += self.inflow(other) - self.loss(other)
        return total

    def enters(self, lake):
        """Return what flows into a lake."""
        inflow = self.inflow(lake)
        return max(inflow - self.beside(lake), self.loss(lake)) if lake["spill"] else inflow

    def loss(self, lake):
        return self.evaporation * len(lake["cells"])

    def rise(self):
        """Put one more cell under water where more comes than evaporates."""
        for lake in self.lakes:
            if lake["spill"] or self.inflow(lake) <= self.loss(lake):
                continue
            shore = {other for cell in lake["cells"] for other in around(cell, self.z.shape)} - lake["cells"]
            cell = min(shore or lake["pits"], key=lambda place: self.z[place])
            beyond = [
                other for other in around(cell, self.z.shape)
                if other not in lake["cells"] and self.z[other] < self.z[cell]
            ]  # fmt: skip
            if beyond:
                steepest = max(beyond, key=lambda place: self.fall(cell, place))
                lake["spill"] = (cell, self.walk(steepest), steepest)
            elif cell in self.edge:
                lake["spill"] = (cell, None, cell)
            else:
                lake["cells"].add(cell)
            return True
        return False

    def unite(self):
        """Make one lake of those that spill into each other in a circle."""
        for lake in self.lakes:
            circle, at = [], lake
            while at is not None and at["spill"] and not any(at is other for other in circle):
                circle.append(at)
                at = self.target(at)
            if at is lake and circle:
                self.lakes = [other for other in self.lakes if not any(other is each for each in circle)]
                self.lakes.append(
                    {
                        "cells": set().union(*(each["cells"] for each in circle)),
                        "pits": set().union(*(each["pits"] for each in circle)),
                        "water": sum(each["water"] for each in circle),
                        "spill": None,
                    }
                )
                return True
        return False


@examples(80)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 9), some.integers(3, 9)), some.floats(1.05, 12))
def test_lakes_stand_where_flooding_cell_by_cell_comes_to(seed, shape, evaporation):
    z = np.random.default_rng(seed).permutation(shape[0] * shape[1]).reshape(shape).astype(float)
    found = balanced(z, 1.0, evaporation)
    truth = Flood(z, 1.0, evaporation)
    wet = {cell for lake in truth.lakes for cell in lake["cells"]}
    assert set(zip(*map(np.ndarray.tolist, np.nonzero(found.lakes.cells)))) == wet


@examples(40)
@given(some.integers(0, 10**6), some.tuples(some.integers(3, 9), some.integers(3, 9)), some.floats(1.05, 12))
def test_waters_are_those_of_flooding_cell_by_cell(seed, shape, evaporation):
    z = np.random.default_rng(seed).permutation(shape[0] * shape[1]).reshape(shape).astype(float)
    found = balanced(z, 1.0, evaporation)
    truth = Flood(z, 1.0, evaporation)
    mine = sorted(zip(np.round(found.waters.inflow, 6).tolist(), found.waters.is_open.tolist()))
    theirs = sorted((round(truth.enters(lake), 6), lake["spill"] is not None) for lake in truth.lakes if lake["cells"])
    assert mine == theirs


def rough(size=120, seed=5):
    return starting_surface(Run(), "noise", size, size, 100.0, 0.4, seed)


def test_with_hardly_any_evaporation_lakes_are_those_of_a_full_fill():
    z = rough()
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    full = find_lakes(Run(), z, fill(Run(), z, domain)[0], domain, domain > 0, np.ones(z.shape[0]), 6.0, 0.3)
    found = balanced(z, 1.0, 1e-9, limits=(6.0, 0.3))
    alone = full.parent < 0
    assert found.waters.is_open.all()
    np.testing.assert_allclose(found.lakes.level, full.level[alone])
    np.testing.assert_allclose(found.lakes.area, full.area[alone])
    np.testing.assert_allclose(found.lakes.volume, full.volume[alone], rtol=1e-9)
    np.testing.assert_array_equal(found.lakes.outlet, full.outlet[alone])
    np.testing.assert_array_equal(found.lakes.cells > 0, full.cells > 0)
    assert found.pans.level.size == 0


def test_without_rain_there_are_pans_of_salt_alone():
    z = rough()
    found = balanced(z, 0.0, 1.0)
    assert found.lakes.level.size == 0
    np.testing.assert_array_equal(found.pans.cells > 0, fill(Run(), z, drainage_domain(Run(), z > -1))[0] > z)


def test_lakes_and_pans_make_up_the_depressions():
    z = rough()
    found = balanced(z, 1.0, 12.0)
    lake, pan = found.lakes.cells > 0, found.pans.cells > 0
    assert not (lake & pan).any()
    np.testing.assert_array_equal(lake | pan, fill(Run(), z, drainage_domain(Run(), z > -1))[0] > z)
    assert found.lakes.area.sum() == lake.sum()
    assert found.pans.area.sum() == pan.sum()


def bowl(shape, radius=60, margin=8):
    """Return a round basin in a plain that falls to the edge, and how many cells drain into it."""
    steps = np.arange(-radius - margin, radius + margin + 1)
    distance = np.hypot(*np.meshgrid(steps, steps))
    z = np.where(distance < radius, shape(distance), shape(radius) - 0.01 * (distance - radius))
    return z + 1e-7 * np.random.default_rng(1).random(z.shape), distance


@pytest.mark.parametrize("share", [0.1, 0.4, 0.8])
@pytest.mark.parametrize("shape", [lambda r: 0.5 * r, lambda r: 0.01 * r * r], ids=["cone", "paraboloid"])
def test_in_a_dead_sea_rain_on_the_basin_evaporates_from_the_lake_within_a_cell(shape, share):
    z, distance = bowl(shape)
    found = balanced(z, share, 1.0)
    great = np.argmax(found.lakes.area)
    water = found.waters.inflow[great]
    assert abs(found.lakes.area[great] - water) <= 1.0
    assert water == pytest.approx(share * np.count_nonzero(distance < 60), rel=0.05)
    radius = np.sqrt(water / np.pi)
    assert found.lakes.level[great] == pytest.approx(shape(radius), rel=0.03)
    assert not found.waters.is_open[great]


def test_in_a_chain_each_lake_passes_on_what_it_does_not_need():
    """Three basins on a stair, each of which can lose 24: of 60 on the uppermost 36 and then 12 go on."""
    z = np.full((9, 40), 99.0)
    for step in range(3):
        left = 2 + 12 * step
        z[3:6, left : left + 12] = 50.0 - 10 * step
        z[3:6, left : left + 8] = 45.0 - 10 * step
    z[3:6, 38:] = 5.0
    domain = np.full(z.shape, VOID, np.uint8)
    domain[3:6, 2:40] = 1
    domain[3:6, 39] = OUTLET
    rain = np.zeros(z.shape)
    rain[4, 2] = 60.0
    found = balanced(z, rain, 1.0, domain)
    order = np.argsort(-found.lakes.level)
    assert found.waters.inflow[order].tolist() == pytest.approx([60.0, 36.0, 12.0])
    assert found.waters.overflow[order].tolist() == pytest.approx([36.0, 12.0, 0.0])
    assert found.lakes.level[order].tolist() == pytest.approx([50.0, 40.0, 27.5])
    assert found.lakes.area.tolist() == [24.0] * 3


def test_evaporation_of_a_raster_counts_cell_by_cell():
    z, _ = bowl(lambda r: 0.5 * r)
    by_number = balanced(z, 0.3, 1.0)
    by_raster = balanced(z, np.full(z.shape, 0.3), np.full(z.shape, 1.0))
    np.testing.assert_array_equal(by_number.lakes.cells, by_raster.lakes.cells)
    half = np.ones(z.shape)
    half[:, : z.shape[1] // 2] = 3.0
    less = balanced(z, 0.3, half)
    assert less.lakes.area.max() == pytest.approx(by_number.lakes.area.max() / 2, rel=0.02)


def test_the_sea_takes_what_it_gets():
    z, _ = bowl(lambda r: 0.5 * r)
    domain = drainage_domain(Run(), z > -1, z > 29)
    found = balanced(z, 0.5, 1.0, domain)
    assert (domain == SEA).any()
    assert found.forest.cells[domain == SEA].max() == 0


@given(some.integers(0, 10**6))
@examples(60)
def test_rain_on_the_sea_does_not_count_and_paths_end_before_it(seed):
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 5, (6, 7)).astype(float)
    domain = drainage_domain(Run(), np.ones(z.shape, bool), (z == 0) & (rng.random(z.shape) < 0.5))
    found = balanced(z, 1.0, 2.0, domain)
    land = domain != SEA
    assert found.fallen == np.count_nonzero(land)
    for row, col in np.argwhere(land & (found.ground.codes < ENDS)):
        code = found.ground.codes[row, col]
        assert land[row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]]


@given(some.integers(0, 10**6))
@examples(100)
def test_a_path_leads_into_water_where_nothing_is_steeper(seed):
    """On whole heights, with steps of one length: of equal directions into water the first counts."""
    rng = np.random.default_rng(seed)
    z, lengths = rng.integers(0, 3, (3, 4)).astype(float), np.ones((3, 8))
    domain = rng.choice(np.array([VOID, LAND, SEA], np.uint8), z.shape, p=(0.2, 0.5, 0.3))
    for row, col in np.argwhere(domain == LAND):
        falls = {}
        for code, (r, c) in enumerate(zip(row + np.array(ROW_OFFSETS), col + np.array(COLUMN_OFFSETS))):
            if 0 <= r < 3 and 0 <= c < 4 and domain[r, c] != VOID:
                falls[code] = z[row, col] - z[r, c], domain[r, c] == SEA
        steepest = max((fall for fall, _ in falls.values()), default=0)
        into = next((code for code, found in falls.items() if found == (steepest, True)), ENDS)
        assert steepest_into_water(z, domain, lengths, row, col) == into


def test_it_can_be_cancelled():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        balanced(rough(), 1.0, 5.0, progress=Stopped())


@given(some.integers(0, 10**6), some.sampled_from([(0.0, 0.0), (3.0, 0.0), (1.0, 2.5), (9.0, 4.0)]))
@examples(60)
def test_ground_around_hollows_is_that_of_a_fill_in_which_they_are_sea(seed, limits):
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 12, (14, 17)).astype(np.float32) + rng.integers(0, 2) * rng.random((14, 17)).astype(np.float32)
    valid = rng.random(z.shape) > rng.choice([0.0, 0.1])
    domain, side = drainage_domain(Run(), valid), np.ones(14)
    sizes = step_lengths(side, side), side
    filled = fill(Run(), z, domain)[0]
    for counted in (domain != VOID, (domain != VOID) & (rng.random(z.shape) > 0.1)):
        found = find_balanced_lakes(Run(), z, filled, domain, counted, sizes, 1.0, 1.0, LeastPond(*limits), FIRST)
        is_hollow = np.append(False, found.forest.inside == 0)[found.forest.cells]
        expected = fill(Run(), z, np.where(is_hollow, SEA, domain).astype(np.uint8))[0]
        ground = valid & ~is_hollow
        np.testing.assert_array_equal(found.ground.surface[ground], expected[ground])


def test_progress_counts_each_lake_twice_and_stops_where_somebody_cancels():
    nowhere, water = np.full(3, -1), np.zeros(3)
    flat, codes = np.zeros((2, 2)), np.zeros((2, 2), np.uint8)
    for cancelled, counted in ((0, 6), (1, 1)):
        watch = np.array([cancelled, 0])
        _find_water_beside(
            flat, codes, flat.ravel(), water, nowhere, nowhere, nowhere, water, nowhere, water, watch
        )
        assert watch[1] == counted
