"""The surface of a relief and its raster: no pit, and steepest descent finds the basins and the rivers again."""

import numpy as np
import pytest
from headwaters.core.basins.rivers import triangle_rivers, usual_threshold
from headwaters.core.basins.surface import (
    _carve,
    _drain,
    _goes_on,
    _is_land,
    _raise_across,
    elevation_cells,
    surface_of,
)
from headwaters.core.mesh.triangles import number_cells
from headwaters.core.raster.grid import step_lengths
from headwaters.core.run.run import Run

from .lands import SIDE, bay, drained

STEPS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def steepest(z, valid):
    """Return the steepest of the lower neighbours of each cell by D8, the cell itself where none is; and a sea flag."""
    nrows, ncols = z.shape
    padded, known = np.pad(z, 1, constant_values=np.inf), np.pad(valid, 1)
    best, to = np.zeros(z.shape), np.arange(z.size).reshape(z.shape)
    at_sea = np.zeros(z.shape, bool)
    for down, right in STEPS:
        window = np.s_[1 + down : 1 + down + nrows, 1 + right : 1 + right + ncols]
        at_sea |= ~known[window]
        fall = np.where(known[window], (z - padded[window]) / np.hypot(down, right), 0.0)
        steeper = fall > best
        best = np.where(steeper, fall, best)
        to = np.where(steeper, np.arange(z.size).reshape(z.shape) + down * ncols + right, to)
    return to, at_sea


class Made:
    """A land with sketched rivers, its raster, and where each cell of that drains."""

    def __init__(self, land, share=5.0, **growth):
        self.mesh, self.water, self.drainage = drained(land, 4000, **growth)
        self.cell = SIDE / np.sqrt(4000) / share
        self.surface = surface_of(self.mesh, self.drainage)
        self.rivers = triangle_rivers(Run(), self.drainage, self.surface, usual_threshold(self.drainage), 1.0)
        side = int(SIDE / self.cell) + 3
        sides = np.full(side, self.cell)
        self.frame = np.array([-self.cell, SIDE + self.cell, self.cell, self.cell])
        self.z, self.valid = elevation_cells(
            Run(),
            self.surface,
            self.surface.xy,
            self.drainage,
            self.rivers,
            self.frame,
            step_lengths(sides, sides),
            side,
        )
        self.to, self.at_sea = steepest(self.z.astype(float), self.valid)

    def basins(self):
        """Return the basin of the triangle under the middle of each cell, -1 for none."""
        triangle = np.full(self.z.shape, -1, np.int32)
        number_cells(self.mesh.xy, self.mesh.corners, np.arange(len(self.mesh.corners)), self.frame, triangle)
        return np.where(triangle >= 0, self.drainage.basin[triangle], -1)


@pytest.fixture(scope="module", params=["bay", "drawn", "loops", "painted sea"])
def made(request):
    if request.param == "loops":
        along = np.linspace(0, 1, 900)
        loops = np.column_stack([80 + 800 * along + 60 * np.sin(90 * along), 560 + 120 * np.sin(45 * along)])
        beside = np.column_stack([60 + 800 * along, 340 + 20 * np.sin(20 * along)])
        return Made(bay(), lines=(loops, beside, beside - (0, 45)))
    line = np.column_stack([np.linspace(60, 900, 60), 500 + 180 * np.sin(np.linspace(0, 9, 60))])
    if request.param == "drawn":
        return Made(bay(), lines=(line,))
    if request.param == "painted sea":
        return Made(bay(), water=lambda mesh: np.hypot(*(mesh.xy[mesh.corners].mean(axis=1) - (300, 600)).T) < 90)
    return Made(bay())


def test_every_cell_has_a_lower_neighbour_or_lies_at_the_sea(made):
    pit = (made.to == np.arange(made.z.size).reshape(made.z.shape)) & made.valid & ~made.at_sea
    assert made.valid.mean() > 0.3
    assert not pit.any()
    assert (made.z[made.valid] > 0).all()


def test_steepest_descent_finds_the_basins_again(made):
    end = made.to.ravel()
    for _ in range(14):
        end = end[end]
    basin = made.basins().ravel()
    assert np.mean(basin[end][basin >= 0] == basin[basin >= 0]) >= 0.95


def test_steepest_descent_finds_the_rivers_again_within_a_cell(made):
    """Along all rivers, within a cell, at least half of what drains there drains through cells by D8."""
    area = np.where(made.valid, made.cell**2 / 1e6, 0.0).ravel()
    to, tree = made.to.ravel(), made.rivers.tree
    for cell in np.argsort(-made.z.ravel(), kind="stable").tolist():
        if to[cell] != cell:
            area[to[cell]] += area[cell]
    area = area.reshape(made.z.shape)
    near = np.max([np.roll(area, step, axis=(0, 1)) for step in [*STEPS, (0, 0)]], axis=0)
    drained = {tuple(made.surface.xy[node]): made.drainage.area[triangle] for triangle, node in _nodes_of(made)}
    found = []
    for node in np.flatnonzero(tree.receiver >= 0):
        share = np.linspace(0, 1, 8)[:, None]
        x, y = (tree.xy[node] + share * (tree.xy[tree.receiver[node]] - tree.xy[node])).T
        row, col = ((made.frame[1] - y) / made.cell).astype(int), ((x - made.frame[0]) / made.cell).astype(int)
        here = made.valid[row, col]
        found += (near[row[here], col[here]] > drained[tuple(tree.xy[node])] / 2).tolist()
    assert len(found) > 1000
    assert np.mean(found) >= 0.985


def _nodes_of(made):
    """Yield the triangle and the node of each middle and each outlet."""
    for nodes in (made.surface.middle, made.surface.outlet):
        yield from ((triangle, node) for triangle, node in enumerate(nodes.tolist()) if node >= 0)


def test_no_step_between_neighbours_is_a_wall(made):
    most = 0.0
    for down, right in STEPS[:4]:
        moved = np.roll(made.z.astype(float), (-down, -right), axis=(0, 1))
        both = made.valid & np.roll(made.valid, (-down, -right), axis=(0, 1))
        most = max(most, np.abs(made.z - moved)[both].max())
    assert most < 0.35 * made.z.max()


def test_faces_tile_the_land_and_water_falls_from_node_to_node(made):
    surface, mesh, drainage = made.surface, made.mesh, made.drainage
    a, b, c = (surface.xy[surface.faces[:, corner]] for corner in range(3))
    area = ((b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])) / 2
    assert (area > 0).all()
    own = np.bincount(surface.triangle, area, len(mesh.corners))
    p, q, r = (mesh.xy[mesh.corners[:, corner]] for corner in range(3))
    whole = ((q[:, 0] - p[:, 0]) * (r[:, 1] - p[:, 1]) - (q[:, 1] - p[:, 1]) * (r[:, 0] - p[:, 0])) / 2
    land = drainage.basin >= 0
    assert np.allclose(own[land], whole[land])
    assert (own[~land] == 0).all()
    assert (surface.z[surface.outlet[land]] < surface.z[surface.middle[land]]).all()
    below = drainage.forest.receiver
    inner = land & (below >= 0)
    assert (surface.z[surface.middle[below[inner]]] < surface.z[surface.outlet[inner]]).all()
    assert (surface.z[surface.outlet[land & (below < 0)]] == 0).all()


@pytest.mark.parametrize("seed", range(20))
def test_land_up_to_the_edge_of_a_raster_is_raised_as_beside_the_sea(seed):
    rng = np.random.default_rng(seed)
    heights, labels, fixed = rng.random((5, 7)), rng.integers(-1, 3, (5, 7)).astype(np.int32), rng.random((5, 7)) < 0.2
    below, wanted = np.array([2, 0, -1], np.int32), np.zeros((5, 7))
    wide = np.pad(heights, 1)
    wide_ways = np.pad(labels, 1, constant_values=-1), np.pad(fixed, 1), below
    lengths = np.tile(np.tile([1.0, 1.4], 4), (7, 1))
    count = _raise_across(heights, (labels, fixed, below), lengths[1:-1].copy(), 0.001, wanted)
    assert count == _raise_across(wide, wide_ways, lengths, 0.001, np.zeros((7, 9))) > 0
    assert np.array_equal(heights, wide[1:-1, 1:-1])


def test_land_are_cells_of_the_raster_whose_label_is_not_that_of_the_sea():
    labels = np.array([[-1, 0], [3, -1]], np.int32)
    land = {(row, col) for row in range(-2, 4) for col in range(-2, 4) if _is_land(labels, row, col)}
    assert land == {(0, 1), (1, 0)}


@pytest.mark.parametrize(
    "here, there, in_rivers, goes",
    [
        (0, 0, (False, False), True),
        (0, 0, (False, True), True),
        (0, 0, (True, True), True),
        (0, 0, (True, False), False),  # out of a river
        (0, 1, (False, True), True),  # into the next reach
        (0, 1, (True, True), True),
        (0, 1, (False, False), False),
        (1, 0, (True, True), False),  # up
        (0, 2, (True, True), True),  # of two reaches that meet: a cell belongs to any of them
        (0, 2, (False, True), False),
        (1, 3, (True, True), False),  # of two that reach the sea
        (1, -1, (False, True), False),
        (-1, 0, (False, True), False),
        (-1, 0, (True, True), False),
    ],
)
def test_water_keeps_to_its_land_and_in_rivers_to_these_and_the_next_reach(here, there, in_rivers, goes):
    below = np.array([1, -1, 1, -1, 0], np.int32)
    assert _goes_on(np.array([[here, there]], np.int32), np.array([in_rivers]), below, 0, 0, 0, 1) == goes


def test_where_rivers_share_a_cell_it_has_the_lowest_height_and_that_reach_and_of_equal_ones_the_first():
    heights, labels, fixed = np.ones((3, 3)), np.zeros((3, 3), np.int32), np.zeros((3, 3), bool)
    labels[0, 1] = -1
    along, down = [(0.5, 1.5), (2.5, 1.5)], [(1.5, 0.5), (1.5, 2.5)]
    _carve(np.array(along + down), np.full(4, 5.0), np.array([7, 8]), heights, labels, fixed)
    assert labels.tolist() == [[0, -1, 0], [7, 7, 7], [0, 8, 0]]
    assert heights.tolist() == [[1, 1, 1], [5, 5, 5], [1, 5, 1]]
    assert np.array_equal(fixed, labels > 0)
    _carve(np.array(down), np.full(2, 4.0), np.array([9]), heights, labels, fixed)
    assert labels.tolist() == [[0, -1, 0], [7, 9, 7], [0, 9, 0]]
    assert heights.tolist() == [[1, 1, 1], [5, 4, 5], [1, 4, 1]]


@pytest.mark.parametrize("seed", range(10))
def test_cells_of_other_land_are_raised_as_far_as_the_steepest_own_way_asks(seed):
    """On whole heights; those of rivers stay, and where nothing falls on the own land nothing is raised."""
    rng = np.random.default_rng(seed)
    heights, labels = rng.integers(0, 4, (4, 5)).astype(float), rng.integers(-1, 2, (4, 5)).astype(np.int32)
    fixed, below, lengths = rng.random((4, 5)) < 0.2, np.array([1, -1], np.int32), np.ones((4, 8))
    cells = [tuple(cell) for cell in np.argwhere(labels >= 0)]
    wanted = np.zeros(heights.shape)
    for cell in cells:
        near = [each for each in cells if each != cell and np.abs(np.subtract(each, cell)).max() == 1]
        own = [each for each in near if _goes_on(labels, fixed, below, *cell, *each)]
        steepest = max([heights[cell] - heights[each] for each in own], default=0)
        for each in near if steepest > 0 else ():
            if each not in own:
                wanted[each] = max(wanted[each], heights[cell] - steepest + 0.25)
    raised = (wanted > heights) & ~fixed
    truth = np.where(raised, wanted, heights)
    assert _raise_across(heights, (labels, fixed, below), lengths, 0.5, np.zeros((4, 5))) == raised.sum()
    assert np.array_equal(heights, truth)


@pytest.mark.parametrize("seed", range(10))
def test_on_any_land_each_cell_but_mouths_and_those_at_the_sea_gets_a_lower_one_to_go_to(seed):
    """What no way leads to on its own land becomes part of the land beside it; the sea stays."""
    rng = np.random.default_rng(seed)
    heights, labels = rng.integers(1, 4, (5, 6)).astype(float), rng.integers(0, 2, (5, 6)).astype(np.int32)
    labels[0, :3] = -1
    ways, given = (labels, rng.random((5, 6)) < 0.2, np.array([1, -1], np.int32)), heights.copy()
    sea = labels < 0
    keys, (ties, cells) = np.empty(200), np.empty((2, 200), np.int64)
    _drain(heights, ways, np.array([14]), 0.125, keys, ties, cells, np.zeros(2, np.int64))
    assert np.array_equal(labels < 0, sea) and np.array_equal(heights[sea], given[sea])
    assert heights[2, 2] == given[2, 2] and np.all(heights >= given)
    for row, col in np.argwhere(~sea):
        near = [(row + down, col + right) for down, right in STEPS]
        if (row, col) == (2, 2) or not all(_is_land(labels, *each) for each in near):
            continue
        lower = [each for each in near if heights[each] < heights[row, col]]
        assert any(labels[each] == labels[row, col] or _goes_on(*ways, row, col, *each) for each in lower)
