"""Islands with rivers to build terrain on, the simplest courses and primitives there are, and plain windows."""

import numpy as np
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules
from headwaters.core.island.survey import IslandFields
from headwaters.core.plane.types import Field, Tree
from headwaters.core.raster.tiles import Tile
from headwaters.core.run.run import Run
from headwaters.core.terrain.frames import cell_centres
from headwaters.core.terrain.types import MAIN, Courses, Model, Primitives, Window
from headwaters.tests.core.growth.coasts import random_island


def constant(value):
    """Return a `Field` that is the same everywhere."""
    return Field(np.full((1, 1), float(value)), 0.0, 0.0, 1.0, float(value))


def no_tree():
    """Return the tree of an island without rivers."""
    none, whole = np.empty(0), np.empty(0, np.int64)
    return Tree(np.empty((0, 2)), none, whole, whole, np.empty(0, np.uint8), np.empty((0, 2)))


def grown_world(land=None, edge=2_000.0, seed=1, river_slope=0.01, terrain_slope=0.15):
    """Return an island and the rivers that grow on it, as `Land` and `Grown`."""
    land = random_island(seed) if land is None else land
    rules = Rules(edge, 0.75, 4 * river_slope * edge, 0.2, 0.1, 0.7)
    grown, _ = grow_island(
        Run(), land, Wishes(), rules, IslandFields(constant(river_slope), constant(terrain_slope)), seed
    )
    return land, grown


def straight_courses(grown):
    """Return courses that run straight from the middle of each edge to the node and on to the middle of the next."""
    tree, channels = grown.tree, grown.channels
    count = tree.z.size
    has_child = np.bincount(tree.receiver[tree.receiver >= 0], minlength=count) > 0
    lines, cell, downstream, leaving = [], [], [], np.full(count, -1)
    for node in np.argsort(tree.z, kind="stable"):
        below = tree.receiver[node]
        if below < 0:
            continue
        leaving[node] = len(lines)  # from the node to the middle of its edge
        entering = len(lines) + 1  # from there to the receiver
        ends = [np.append(tree.xy[place], tree.z[place]) for place in (node, below)]
        middle = (ends[0] + ends[1]) / 2
        lines += [np.array([ends[0], middle]), np.array([middle, ends[1]])]
        cell += [node, below]
        downstream += [entering, leaving[below]]
    assert has_child.any()
    vertices = np.concatenate(lines)
    of = np.repeat(np.array(cell[::2]), 2)  # what flows in both halves of an edge is that of its upper node
    zeros = np.zeros(len(lines))
    return Courses(
        2 * np.arange(len(lines) + 1),
        vertices[:, :2].copy(),
        vertices[:, 2].copy(),
        np.array(cell),
        np.array(downstream),
        np.full(len(lines), MAIN, np.uint8),
        channels.kind[of],
        channels.discharge[of],
        channels.width[of],
        channels.depth[of],
        zeros,
        zeros.copy(),
        zeros.copy(),
    )


def plain_primitives(land, grown, edge, seed=1, noise=0.0):
    """Return primitives about 0.15 edges apart, that rise from the rivers at a slope of 0.1."""
    from headwaters.core.plane.land import contained, nearest_shore_places, shores

    where = shores(land)
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    step = 0.15 * edge
    x, y = np.meshgrid(*(np.arange(low[axis], high[axis], step) for axis in (0, 1)))
    xy = np.column_stack([x.ravel(), y.ravel()])
    xy += np.random.default_rng(seed).uniform(-0.3, 0.3, xy.shape) * step
    xy = xy[contained(where, xy)]
    tree = grown.tree
    flows = np.flatnonzero(tree.receiver >= 0)
    best, z, cell = np.full(len(xy), np.inf), np.zeros(len(xy)), np.zeros(len(xy), np.int64)
    for node in flows:
        upper, lower = tree.xy[node], tree.xy[tree.receiver[node]]
        share = np.clip((xy - upper) @ (lower - upper) / np.sum((lower - upper) ** 2), 0, 1)
        away = np.hypot(*(xy - upper - share[:, None] * (lower - upper)).T)
        level = tree.z[node] + share * (tree.z[tree.receiver[node]] - tree.z[node])
        nearer = away < best
        best[nearer], z[nearer] = away[nearer], (level + 0.1 * away)[nearer]
    to_sea = nearest_shore_places(where, xy).distance
    z = np.minimum(z, 0.2 * to_sea)
    cell = np.array([np.argmin(np.hypot(*(tree.xy - place).T)) for place in xy])
    size = np.ones(len(xy))
    return Primitives(xy, z, 2 * step * size, noise * size, 0.5 * size, cell)


def plain_model(edge=2_000.0, seed=1, noise=0.0):
    """Return a `Model` of a random island with straight courses and plain primitives, and what grew on it."""
    land, grown = grown_world(edge=edge, seed=seed)
    primitives = plain_primitives(land, grown, edge, seed, noise)
    return Model(land, edge, grown.tree, straight_courses(grown), primitives, None, seed), grown


def plain_window(land, cell, part=None):
    """Return the `Window` of a north-up raster of all land; ``part`` (top, left, nrows, ncols) is of the same grid."""
    west, north = np.floor(land.rings[0][:, 0].min() / cell) - 1, np.ceil(land.rings[0][:, 1].max() / cell) + 1
    size = np.ceil((land.rings[0].max(axis=0) - land.rings[0].min(axis=0)) / cell).astype(int) + 3
    top, left, nrows, ncols = part or (0, 0, size[1], size[0])

    def to_plane(places):
        return np.column_stack([(west + places[:, 0]) * cell, (north - places[:, 1]) * cell])

    def to_grid(xy):
        return np.column_stack([xy[:, 0] / cell - west, north - xy[:, 1] / cell])

    return Window(top, left, nrows, ncols, float(cell), to_plane, to_grid)


def bent_window(land, cell, part=None):
    """Return the `Window` of a raster that lies askew and bends, as degrees do, of all land or a part of the grid."""
    centre = (land.rings[0].min(axis=0) + land.rings[0].max(axis=0)) / 2
    size = np.ptp(land.rings[0], axis=0).max() * 1.5
    count = int(np.ceil(size / cell))
    earth = 40 * size
    turn = np.array([[0.96, 0.28], [-0.28, 0.96]])

    def to_plane(places):
        u, v = ((places - count / 2) * [cell, -cell]).T
        return np.column_stack([earth * np.sin(u / earth) * (1 - (v / earth) ** 2), v]) @ turn + centre

    def to_grid(xy):
        bent, v = ((xy - centre) @ turn.T).T
        u = earth * np.arcsin(bent / (1 - (v / earth) ** 2) / earth)
        return np.column_stack([u, v]) * [1 / cell, -1 / cell] + count / 2

    top, left, nrows, ncols = part or (0, 0, count, count)
    return Window(top, left, nrows, ncols, float(cell), to_plane, to_grid)


WINDOWS = {"north-up": plain_window, "bent": bent_window}


def middles(frame):
    """Return the places of all cells of a frame, (n, 2)."""
    x, y = cell_centres(frame, Tile(0, frame.cells.nrows, 0, frame.cells.ncols))
    return np.column_stack([x.ravel(), y.ravel()])
