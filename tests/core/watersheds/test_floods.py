"""Floods: a valley that can be worked out by hand, what other programs say, and what holds on any land."""

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.run.run import Run
from headwaters.core.watersheds.floods import (
    LEAST_RIVER_SLOPE,
    RatingCurves,
    ReachCells,
    _sum_by_stage,
    flood_depths,
    heights_above_rivers,
    measure_reaches,
    rating_curves,
    settled_stages,
    spread_upstream,
    with_those_downstream,
)
from hypothesis import given
from hypothesis import strategies as some
from osgeo import gdal

from ...support import examples
from ..flow.flows import random_flow, target

CELL = 10.0
E, SE, S, SW, W, NW, N, NE = range(8)


def evenly(shape):
    """Return lengths and areas of square cells."""
    size = np.full(shape[0], CELL)
    return step_lengths(size, size), size * size


class Valley:
    """A trapezoid: the bottom three cells wide, sides of 0.2, along a river of 1 in 500; 40 cells long."""

    SIDE, FALL, BOTTOM, LENGTH = 0.2, 0.002, 3, 40

    def __init__(self, reach=12):
        cols = np.abs(np.arange(-reach, reach + 1))
        beside = np.maximum(cols - (self.BOTTOM - 1) // 2, 0)  # cells up the side
        above = np.where(beside > 0, self.SIDE * CELL * (beside - 0.5), 0.0)
        down = np.arange(self.LENGTH)[::-1] * self.FALL * CELL
        self.z = 100 + down[:, None] + above
        self.codes = np.full(self.z.shape, E, np.uint8)
        self.codes[:, reach] = S
        self.codes[:, reach + 1 :] = W
        self.codes[-1, reach] = ENDS
        self.slopes = np.where(beside > 0, self.SIDE, 0.0) * np.ones_like(self.z)
        self.river = np.arange(self.LENGTH) * self.z.shape[1] + reach
        self.lengths, self.area = evenly(self.z.shape)
        self.rivers = ReachCells.of_seeds(self.river, np.ones(self.LENGTH), self.z)

    def reaches(self):
        raised = np.zeros(self.LENGTH)
        what = self.codes, self.lengths, self.area, self.rivers, raised, 1
        return measure_reaches(Run(), *what)

    def curves(self, stages, roughness=0.04):
        labels = spread_upstream(Run(), self.codes, self.river, self.rivers.labels, 0, np.int32)
        hand = heights_above_rivers(Run(), self.codes, self.z, self.rivers)
        return rating_curves(Run(), self.reaches(), labels, hand, self.slopes, self.area, stages, roughness)


def test_the_curve_of_a_trapezoid_is_that_of_the_book():
    """Area, perimeter, radius and discharge by Manning, at stages to which whole cells of the sides are wet."""
    valley = Valley()
    stages = Valley.SIDE * CELL * np.arange(9)
    curves, reaches = valley.curves(stages), valley.reaches()
    along = reaches.length[1]
    assert along == pytest.approx(Valley.LENGTH * CELL)
    assert reaches.slope[1] == pytest.approx(Valley.FALL)
    bottom = Valley.BOTTOM * CELL
    section = stages * (bottom + stages / Valley.SIDE)
    perimeter = bottom + 2 * stages * np.sqrt(1 + 1 / Valley.SIDE**2)
    assert curves.volume[1] / along == pytest.approx(section, rel=1e-9)
    assert curves.bed[1] / along == pytest.approx(perimeter, rel=1e-9)
    flow = section * (section / perimeter) ** (2 / 3) * np.sqrt(Valley.FALL) / 0.04
    assert curves.discharge[1] == pytest.approx(flow, rel=1e-9)
    stage, beyond = curves.stages_of(np.array([np.nan, flow[4]]))
    assert stage[1] == pytest.approx(stages[4]) and not beyond.any()


def test_between_two_stages_the_curve_is_straight_and_beyond_the_last_it_is_told():
    curves = RatingCurves(np.array([0, 1.0, 2.0]), None, None, None, np.array([[np.nan] * 3, [0, 4, 10], [0, 9, 5]]))
    for discharge, stage, told in ((7, 1.5, False), (0, 0, False), (10, 2, False), (10.5, 2, True)):
        found, beyond = curves.stages_of(np.array([1.0, discharge, np.nan]))
        assert found[1] == stage and beyond[1] == told
        assert np.isnan(found[[0, 2]]).all() and not beyond[[0, 2]].any()
    found, beyond = curves.stages_of(np.array([0, 0, 7.0]))  # of a curve that falls the first stage counts
    assert found[2] == pytest.approx(7 / 9) and not beyond[2]


def test_reaches_of_one_cell_have_the_step_to_the_next_or_no_curve():
    codes = np.array([[E, E, E, ENDS]], np.uint8)
    z = np.array([[4.0, 3, 3, 3]])
    rivers = ReachCells.of_seeds(np.arange(4), np.array([1, 2, 2, 3]), z)
    lengths, area = evenly(z.shape)
    raised = np.array([0, 0.2, 0.2, 0])
    reaches = measure_reaches(Run(), codes, lengths, area, rivers, raised, 4)
    assert reaches.length[1:].tolist() == [CELL, 2 * CELL, 0, 0]  # a last cell alone has none
    assert reaches.slope[1:3].tolist() == [1 / CELL, LEAST_RIVER_SLOPE] and np.isnan(reaches.slope[3])
    assert reaches.downstream.tolist() == [0, 2, 3, 0, 0] and reaches.outlet.tolist() == [-1, 0, 2, 3, -1]
    assert reaches.area[1:4].tolist() == [100, 300, 400]
    assert reaches.standing.tolist() == [False, False, True, False, False]
    labels = spread_upstream(Run(), codes, rivers.cells, rivers.labels, 0, np.int32)
    stages = np.arange(4.0)
    curves = rating_curves(Run(), reaches, labels, np.zeros_like(z), np.zeros_like(z), area, stages, 0.05)
    assert np.isnan(curves.discharge).all(axis=1).tolist() == [True, False, True, True, True]
    found = with_those_downstream(np.array([np.nan, 2, np.nan, np.nan, 7]), np.array([0, 2, 3, 4, 0]))
    assert np.isnan(found[0]) and found[1:].tolist() == [2, 7, 7, 7]


def test_water_above_a_confluence_stands_no_higher_than_it_can_drain():
    """A tributary that would stand at 5 m flows into a river at 1 m, over level ground at first."""
    z = np.array([[8.0, 6, 2, 2, 2, 1, 0]])
    codes = np.array([[E, E, E, E, E, E, ENDS]], np.uint8)
    rivers = ReachCells.of_seeds(np.arange(7), np.array([1, 1, 1, 1, 2, 2, 2]), z)
    stages, lowered = settled_stages(Run(), codes, rivers, np.array([5.0, 5, 5, 5, 1, 1, 1]))
    assert stages.tolist() == [5, 5, 1, 1, 1, 1, 1]
    assert lowered.tolist() == [False, False, True, True, False, False, False]
    stages, lowered = settled_stages(Run(), codes, rivers, np.array([1.0, 1, 1, 1, 5, 5, np.nan]))
    assert stages[:-1].tolist() == [1, 1, 1, 1, 5, 5] and not lowered.any()


def walked_up(codes, z, river, stages):
    """Return heights above the river, depths, and stages settled from the mouths up, cell by cell."""
    settled, known = np.full(codes.shape, np.nan), {}

    def settle(at):
        if at not in known:
            below = settle(target(codes, *at)) if codes[at] < 8 else np.inf
            own = stages[at] - z[at] if river[at] else np.inf
            known[at] = min(below, own)
        return known[at]

    hand = np.full(codes.shape, np.nan)
    depth = hand.copy()
    for at in zip(*np.nonzero(river & (codes != NO_DIRECTION))):
        settled[at] = min(stages[at], settle(at) + z[at])
    for start in zip(*np.nonzero(codes != NO_DIRECTION)):
        at = start
        while not river[at] and codes[at] < 8:
            at = target(codes, *at)
        if river[at]:
            hand[start] = z[start] - z[at]
            depth[start] = settled[at] + z[at] - z[start]
    return hand, np.where(depth > 0, depth, np.nan), settled


@given(some.integers(0, 10**6), some.sampled_from([3, 17, 64]))
@examples(30)
def test_floods_are_those_of_a_walk_along_each_path(seed, side):
    rng = np.random.default_rng(seed)
    codes = random_flow(seed, (int(rng.integers(1, 24)), int(rng.integers(1, 24))))
    z = rng.integers(0, 40, codes.shape) / 4
    river = (rng.random(codes.shape) < 0.3) & (codes != NO_DIRECTION)
    stages = rng.integers(0, 12, codes.shape) / 2
    cells = np.flatnonzero(river)
    if not cells.size:
        return
    rivers = ReachCells.of_seeds(cells, np.ones(cells.size), z)
    hand, depth, settled = walked_up(codes, z, river, stages)
    found, _ = settled_stages(Run(), codes, rivers, stages.ravel()[cells], side)
    assert np.array_equal(found, settled.ravel()[cells])
    above = heights_above_rivers(Run(), codes, z, rivers, side)
    assert np.array_equal(above, hand, equal_nan=True)
    deep = flood_depths(Run(), codes, above, rivers, found, side)
    assert np.array_equal(deep, depth.astype(np.float32), equal_nan=True)


@given(some.integers(0, 10**6))
@examples(20)
def test_curves_are_sums_over_the_cells_of_the_formulas(seed):
    rng = np.random.default_rng(seed)
    labels = rng.integers(0, 4, (9, 11)).astype(np.int32)
    hand = rng.integers(-2, 30, labels.shape) / 10.0
    hand[rng.random(labels.shape) < 0.1] = np.nan
    slopes = np.where(rng.random(labels.shape) < 0.1, np.nan, rng.random(labels.shape)).astype(np.float32)
    area, stages = rng.random(9) + 1, 0.1 * np.arange(25)
    known = np.nan_to_num(slopes.astype(float))
    codes = np.full((1, 5), E, np.uint8)
    codes[0, -1] = ENDS
    z = np.array([[4.0, 3, 2, 1, 0]])
    rivers = ReachCells.of_seeds(np.arange(5), np.array([1, 2, 2, 3, 3]), z)
    lengths, own = evenly(z.shape)
    reaches = measure_reaches(Run(), codes, lengths, own, rivers, np.zeros(5), 3)
    curves = rating_curves(Run(), reaches, labels, hand, slopes, area, stages, 0.05)
    for label in (1, 2, 3):
        for index, stage in enumerate(stages):
            wet = (labels == label) & (hand <= stage)
            ground = np.broadcast_to(area[:, None], labels.shape)[wet]
            volume = np.sum((stage - hand[wet]) * ground)
            bed = np.sum(ground * np.sqrt(1 + known[wet] ** 2))
            section = volume / reaches.length[label]
            radius = volume / bed if bed else 0
            flow = section * radius ** (2 / 3) * np.sqrt(reaches.slope[label]) / 0.05
            found = [each[label, index] for each in (curves.volume, curves.bed, curves.discharge)]
            assert found == pytest.approx([volume, bed, flow], rel=1e-9, abs=1e-12)


def test_heights_and_floodplains_are_those_of_another_program(real_data):
    """HAND, and floodplains where the stage grows with the area upstream (Nardi et al. 2019): pyflwdir's."""
    folder = real_data / "mountains"
    values, surface = (gdal.Open(str(folder / name)).ReadAsArray() for name in ("p.tif", "fel.tif"))
    codes, surface = decode(Run(), values, values > 0, "taudem")[0], surface.astype(float)
    truth, cells = np.load(folder / "floods.npz"), accumulate_d8(Run(), codes)
    river = (cells >= 100) & (codes != NO_DIRECTION)
    rivers = ReachCells.of_seeds(np.flatnonzero(river), np.ones(river.sum()), surface)
    found = heights_above_rivers(Run(), codes, surface, rivers)
    every_fourth = found[::4, ::4]
    met = ~np.isnan(every_fourth)
    assert met.sum() > 1500 and np.abs(every_fourth[met] - truth["hand"][met]).max() < 1e-5
    stages, lowered = settled_stages(Run(), codes, rivers, cells[river].astype(float) ** 0.4)
    depth = flood_depths(Run(), codes, found, rivers, stages)
    plain = np.unpackbits(truth["floodplain"]).reshape(codes.shape) == 1
    assert not lowered.any() and np.array_equal(depth > 0, plain) and np.count_nonzero(plain & ~river) > 1000


def test_each_cell_counts_from_the_first_stage_on_that_covers_it():
    """Heights are stages, to the last digit or but for it, lie between them, below the river, or above all stages."""
    stages = 0.1 * np.arange(30)
    edges = np.concatenate([stages, np.nextafter(stages, -1), np.nextafter(stages, 9)])
    hand = np.concatenate([edges, stages + 0.03, [-2.0, 99.0, np.nan]])[None]
    labels, sums = np.arange(hand.size)[None], np.zeros((hand.size, stages.size, 3))
    _sum_by_stage(labels.astype(np.int32), hand, np.zeros(hand.shape, "f4"), np.ones(1), stages, stages[1], sums)
    for label in range(1, hand.size):
        first = np.searchsorted(stages, hand[0, label])
        assert np.flatnonzero(sums[label, :, 0]).tolist() == ([first] if first < stages.size else [])
