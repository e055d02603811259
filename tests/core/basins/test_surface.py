"""The surface of a relief and its raster: no pit, and steepest descent finds the basins and the rivers again."""

import numpy as np
import pytest
from headwaters.core.basins.rivers import triangle_rivers, usual_threshold
from headwaters.core.basins.surface import _raise_across, elevation_cells, surface_of
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
