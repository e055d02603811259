"""The shortest way that never rises: as a search that tries all ways finds it."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.directions import d8
from headwaters.core.flow.distance import flow_distance
from headwaters.core.flow.shortest_distance import UNREACHED, _spread, shortest_distance
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Cancelled, Run

from ...support import random_dem


def relaxed(filled, known, lengths, goals):
    """Try every step again and again until nothing is shorter: distance and the first of the nearest goals."""
    best = {(row, col): (0.0, (row, col)) for row, col in np.argwhere(goals & known).tolist()}
    changed = True
    while changed:
        changed = False
        for row, col in np.argwhere(known).tolist():
            for direction in range(8):
                to = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
                if to not in best or filled[to] > filled[row, col]:
                    continue
                way = best[to][0] + lengths[row, direction], best[to][1]
                if (row, col) not in best or way < best[row, col]:
                    best[row, col], changed = way, True
    return best


def land(seed, shape=(11, 13)):
    """Return filled heights, where they are valid, directions, and lengths of oblong cells of whole metres."""
    z, valid = random_dem(seed, shape)
    domain = drainage_domain(Run(), valid)
    filled, _ = fill(Run(), z, domain)
    lengths = np.round(step_lengths(*flat_cells(shape[0], 3.0, 4.0)[:2]))
    codes, _ = d8(Run(), filled, domain, lengths, "first")
    return filled.astype(np.float64), valid, codes, lengths


@pytest.mark.parametrize("rivers", [None, 0.05])
@pytest.mark.parametrize("seed", range(8))
def test_no_way_that_does_not_rise_is_shorter(seed, rivers):
    """To where water ends and to rivers, on rough, smooth and level ground, with and without holes."""
    filled, valid, codes, lengths = land(seed)
    goals = codes == ENDS if rivers is None else np.random.default_rng(seed).random(codes.shape) < rivers
    distance, goal = shortest_distance(Run(), codes, lengths, filled, None if rivers is None else goals)
    truth = relaxed(filled, valid, lengths, goals)
    assert set(map(tuple, np.argwhere(goal >= 0).tolist())) == set(truth)
    assert np.array_equal(np.isnan(distance), goal < 0)
    for cell, (way, at) in truth.items():
        assert distance[cell] == pytest.approx(way, rel=1e-6)
        assert divmod(int(goal[cell]), codes.shape[1]) == at


@pytest.mark.parametrize("seed", range(8))
def test_it_is_never_longer_than_the_way_along_the_flow(seed):
    """Every path of directions on the filled surface is one of the ways that are tried."""
    filled, _, codes, lengths = land(seed, (17, 14))
    flow, _, _ = flow_distance(Run(), codes, lengths)
    shortest, _ = shortest_distance(Run(), codes, lengths, filled)
    there = codes != NO_DIRECTION
    assert np.all(shortest[there] <= flow[there])
    assert np.any(shortest[there] < flow[there])


def test_no_way_leads_through_cells_whose_height_is_unknown():
    """They have no distance, and others go round them."""
    codes = np.zeros((3, 5), np.uint8)
    codes[:, 4] = ENDS
    filled = np.zeros(codes.shape)
    filled[:2, 2] = np.nan
    distance, _ = shortest_distance(Run(), codes, np.ones((3, 8)), filled)
    assert distance[2].tolist() == [4, 3, 2, 1, 0]
    assert distance[0, 1] == 4
    assert np.isnan(distance[:2, 2]).all()


def test_over_level_ground_each_cell_is_gone_on_from_once():
    """By steps of one length there are more shortest ways across than there are cells between looks for a cancel."""
    surface = np.zeros((8, 20))
    length, goal = np.full(160, UNREACHED), np.full(160, -1)
    length[0] = goal[0] = 0
    watch = np.array([1, 0])
    _spread(surface, np.ones((8, 8), np.int64), length, goal, watch)
    assert watch[1] == 0
    row, col = np.indices(surface.shape)
    assert np.array_equal(length.reshape(8, 20), np.maximum(row, col))


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
def test_it_stops_when_it_is_told_to():
    """In the middle of the wave."""

    class Impatient(Run):
        reported = 0

        def report(self, fraction):
            self.reported += 1

        @property
        def cancelled(self):
            return self.reported > 0

    codes = np.zeros((1500, 1500), np.uint8)
    codes[:, -1] = ENDS
    with pytest.raises(Cancelled):
        shortest_distance(Impatient(), codes, np.ones((1500, 8)), np.zeros(codes.shape))
