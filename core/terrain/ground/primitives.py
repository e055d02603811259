"""The primitives of the ground: where they lie, how high they are, and how rough.

The height of a primitive stands between the river of its cell and the ridges around it. With a the nearest place of the
courses of the cell and b the nearest place of a ridge,

    inland     (d_b·a_z + d_a·b_z) / (d_a + d_b)
    seaward    a_z + λ·min(d_a, e/2), from t = 0.6 on down to 0 at the shore, with t = d_a / (d_a + d_shore)
    z          (d_shore·inland + d_b·seaward) / (d_shore + d_b)

so that the ground rises from the banks of every river, towards ridges and towards the sea. Behind a shore between two
mouths it stays below a slope that begins at the shore, about that of the terrain, unless a river there is higher: the
ground beside it keeps it from leaking into the sea. λ is the terrain slope, e the length of an edge.

Noise grows with the way from the river and with the height of the ridge above it, and ends at rivers and at the shore.
"""

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import fractal_noise, scramble
from ...plane.fields import sample
from ...plane.segment_grid import grid_of_segments, nearest_on, nearest_segment
from ...plane.shore_grid import insides, lay_shore
from ...run.progress import Progress
from ..types import Primitives
from .divides import find_shift, shifted
from .nearest_nodes import near_nodes, nearest_nodes
from .scatter import least_distance, scattered

CELLS_PER_SQUARE = 0.92  # on an area of one edge squared, as networks turn out on real islands
REACH = 1.6  # least distances: the radius, which covers the land with something to spare
TOP_OF_RISE = 0.6  # of the way from a river to the shore
COAST_SLOPE = 1.3  # terrain slopes: the steepest rise from the shore
COAST_REACH = 3.0  # edges: further inland the sea sets no limit
SOFTNESS = 0.3  # of the limit that the sea sets: how gently the ground bends under it
LEAK_RISE = 0.3  # terrain slopes: the rise from a river that the sea must leave
LEAK_REACH = 0.35  # of the way from a river to the shore
SUMMIT = 0.35  # of the rise of a ridge above its rivers, at roughness 1
SUMMITS_APART = 0.8  # edges
SUMMIT_OCTAVES = 3
NOISE_SHARE = 0.11  # of the height of a ridge above its river, at roughness 1
NOISE_LIMIT = 0.35  # of the height above the river and above the sea
CALM_SHORE = 0.15  # edges
SMOOTH_GAIN, ROUGH_GAIN = 0.3, 0.5
ROUGH_RELIEF = 0.12  # edges: the height of a ridge above its river where the ground is roughest
LOWEST = 0.02  # terrain slopes times the least distance: even where only places in the sea reach, land is land
TINY = 1e-9


def find_primitives(
    land, edge, tree, cells, ridges, courses, terrain_slope, seed, per_cell=50, roughness=1.0, progress=None
):
    """Return the `Primitives` of an island, about ``per_cell`` for each square of the size of a cell.

    ``terrain_slope`` is a `Field`; ``tree`` may be without nodes, then ``cells``, ``ridges`` and ``courses`` are not
    looked at.
    """
    progress = progress or Progress()
    apart = least_distance(per_cell * CELLS_PER_SQUARE / edge**2)
    with progress.phase("Scattering primitives", 0.4):
        xy = scattered(land, apart, seed, progress)
    radius = np.full(len(xy), REACH * apart)
    with progress.phase("Finding their heights", 0.6):
        to_shore = ways_to_shore(land, xy, edge)
        slope = sample(terrain_slope, xy)
        if tree.z.size == 0:
            cell = np.full(len(xy), -1, np.int64)
            away = np.maximum(to_shore, 0.0)
            z = relief = slope * away
        else:
            bent = shifted(find_shift(land, courses, edge, seed), xy)
            cell = nearest_nodes(near_nodes(tree.xy, (land.rings[0].min(axis=0), land.rings[0].max(axis=0))), bent)
            progress.check()
            to_river, river_z = nearest_course(courses, tree, cell, bent)
            progress.check()
            to_ridge, ridge_z, swell = nearest_ridge(cells, ridges, bent, edge, seed)
            ridge_z += roughness * SUMMIT * slope * swell
            z = heights(edge, slope, (to_river, river_z), (to_ridge, ridge_z), to_shore)
            relief, away = np.maximum(ridge_z - river_z, 0.0), to_river
        noise, gain = roughnesses(edge, roughness, z, away, relief, to_shore)
        z = np.maximum(z, LOWEST * slope * apart)
    return Primitives(xy, z, radius, noise, gain, cell)


def ways_to_shore(land, xy, edge):
    """Return how far places are from the shore, negative in the sea; at most `COAST_REACH` edges."""
    shore = lay_shore(land, edge / 2)
    way = np.empty(len(xy))
    _ways_to_segments(shore.pieces, np.require(xy, np.float64, ["C", "W"]), COAST_REACH * edge, way)
    return np.where(insides(shore, xy), way, -way)


@kernel
def _ways_to_segments(grid, xy, furthest, way):
    for place in range(way.size):
        segment, square = nearest_segment(grid, xy[place, 0], xy[place, 1], furthest)
        way[place] = np.sqrt(square) if segment >= 0 else furthest


def nearest_course(courses, tree, cell, xy):
    """Return how far each place is from the courses of its cell, or the node where there is none, and their height."""
    count = np.diff(courses.first)
    starts = np.delete(np.arange(courses.z.size), courses.first[1:] - 1)
    node = np.repeat(courses.cell, count - 1)
    order = np.argsort(node, kind="stable")
    pieces = np.column_stack([courses.xy, courses.z])
    pieces = np.concatenate([pieces[starts], pieces[starts + 1]], axis=1)[order]
    first = np.append(0, np.cumsum(np.bincount(node, minlength=tree.z.size)))
    away, z = np.hypot(*(xy - tree.xy[cell]).T), tree.z[cell]
    _nearest_pieces(np.ascontiguousarray(pieces), first, cell, np.require(xy, np.float64, ["C", "W"]), away, z)
    return away, z


@kernel
def _nearest_pieces(pieces, first, cell, xy, away, z):
    """Look at the pieces (x, y, z of both ends) of the cell of each place; where there is none, keep what is known."""
    for place in range(cell.size):
        x, y = xy[place, 0], xy[place, 1]
        begin, end = first[cell[place]], first[cell[place] + 1]
        least = np.inf
        for piece in range(begin, end):
            step_x = pieces[piece, 3] - pieces[piece, 0]
            step_y = pieces[piece, 4] - pieces[piece, 1]
            from_x = x - pieces[piece, 0]
            from_y = y - pieces[piece, 1]
            square = step_x * step_x + step_y * step_y
            share = 0.0
            if square > 0.0:
                share = min(max((from_x * step_x + from_y * step_y) / square, 0.0), 1.0)
            off_x = from_x - share * step_x
            off_y = from_y - share * step_y
            apart = off_x * off_x + off_y * off_y
            if apart < least:
                least = apart
                away[place] = np.sqrt(apart)
                z[place] = pieces[piece, 2] + share * (pieces[piece, 5] - pieces[piece, 2])


def nearest_ridge(cells, ridges, xy, edge, seed):
    """Return how far each place is from the ridges, and their height there; without any ridge infinitely far and 0.

    Summits and saddles lie above and below the line of a ridge, as far as that rises above the rivers beside it.
    """
    sides, middle = ridges.sides, ridges.middle
    if sides.size == 0:
        return np.full(len(xy), np.inf), np.zeros(len(xy)), np.zeros(len(xy))
    points = np.column_stack([cells.points, ridges.z, np.nan_to_num(ridges.distance)])
    start, end = points[cells.sides.start[sides]], points[cells.sides.end[sides]]
    halfway = (start + end) / 2
    bent = np.isfinite(middle)
    halfway[bent, 2] = middle[bent]
    start, end = (
        np.concatenate([start, halfway[bent]]),
        np.concatenate([np.where(bent[:, None], halfway, end), end[bent]]),
    )
    away, line, foot = nearest_on(grid_of_segments(start[:, :2], end[:, :2]), xy)
    step = end[line] - start[line]
    share = np.sum((foot - start[line, :2]) * step[:, :2], axis=1) / np.maximum(np.sum(step[:, :2] ** 2, axis=1), TINY)
    wave = np.empty(len(xy))
    _noise_at(foot / (SUMMITS_APART * edge), scramble(seed, 0, 2), wave)
    return away, start[line, 2] + share * step[:, 2], wave * (start[line, 3] + share * step[:, 3])


@kernel
def _noise_at(xy, seed, wave):
    for place in range(wave.size):
        wave[place] = fractal_noise(xy[place, 0], xy[place, 1], SUMMIT_OCTAVES, 0.5, seed)


def heights(edge, slope, river, ridge, to_shore):
    """Return the heights of places from the way to river and ridge, with heights, and to the shore."""
    (to_river, river_z), (to_ridge, ridge_z) = river, ridge
    inland_way = np.maximum(to_shore, 0.0)
    to_ridge = np.minimum(to_ridge, 1e3 * edge)
    inland = (to_ridge * river_z + to_river * ridge_z) / np.maximum(to_river + to_ridge, TINY)
    t = to_river / np.maximum(to_river + inland_way, TINY)
    rise = np.minimum(to_river, edge / 2)
    seaward = (river_z + slope * rise) * np.clip((1 - t) / (1 - TOP_OF_RISE), 0, 1)
    z = (inland_way * inland + to_ridge * seaward) / np.maximum(inland_way + to_ridge, TINY)
    nearness = 1.0 - (inland_way / (COAST_REACH * edge)) ** 2
    limit = COAST_SLOPE * slope * inland_way / np.maximum(nearness, TINY)
    bank = (river_z + LEAK_RISE * slope * rise) * np.clip((1 - t) / (1 - LEAK_REACH), 0, 1)
    return np.maximum(_softly_lower(z, limit, SOFTNESS * limit), bank)


def _softly_lower(one, other, reach):
    """Return the lower of two, without a bend where they differ by less than ``reach``."""
    near = np.maximum(reach - np.abs(one - other), 0.0)
    return np.minimum(one, other) - near**2 / np.maximum(4 * reach, TINY)


def roughnesses(edge, roughness, z, away, relief, to_shore):
    """Return by how many metres noise raises and lowers the ground, and how much of it is in fine waves."""
    inland_way = np.maximum(to_shore, 0.0)
    calm = np.clip(away / (0.25 * edge), 0, 1) * np.clip(inland_way / (CALM_SHORE * edge), 0, 1)
    noise = roughness * np.minimum(NOISE_SHARE * relief * calm, NOISE_LIMIT * np.maximum(z, 0.0))
    share = np.clip(relief / (ROUGH_RELIEF * edge), 0, 1)
    return noise, SMOOTH_GAIN + (ROUGH_GAIN - SMOOTH_GAIN) * share * calm
