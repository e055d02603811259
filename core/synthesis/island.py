"""One island: from its coast and what was drawn on it to its rivers, and from these to all that follows from them."""

from typing import NamedTuple, Optional

import numpy as np

from ..network import strahler
from ..progress import Progress
from .cells import Cells, voronoi_cells
from .coverage import grow_fully
from .discharge import POWER_LAW, discharge, rained_areas, upstream
from .fields import constant
from .growth import hollowed, scaled_to
from .land import area as land_area
from .mouths import automatic_mouths
from .reaches import find_reaches, node_table, reach_table
from .ridges import Ridges, find_ridges
from .rosgen import NAMES, WIDTH_OVER_DEPTH, Channels, find_channels, sinuosity
from .sketches import follow_sketches
from .types import Field, Mouths, Tree

EDGES_WANTED = 1000
HIGHEST_USUAL = 2000.0  # metres, which islands of any size stay below where nobody says how high they are
HALFWAY = 1e10  # m², land from which islands grow wider rather than higher
RIVERS_UNDER_RIDGES = 0.6  # how high rivers come where the highest ridge is known
EDGES_PER_SQUARE = 0.92  # on an area of one spacing squared, as networks turn out on real islands
LEAST_AREA = 1.767  # spacings squared: that of a circle in which a node keeps three quarters of one from the shore
M2_PER_KM2 = 1e6
NONE = Mouths(np.empty(0, np.int64), np.empty(0), np.empty((0, 2)), np.empty((0, 2)), np.empty(0, np.int64))


class Wishes(NamedTuple):
    """What is drawn on an island, and what is to come of it."""

    lines: tuple = ()  # sketches, float64 (n, 2) each
    mouths: Optional[Mouths] = None  # None: they are chosen
    count: Optional[int] = None  # of mouths that are chosen, None: as the shores have room for
    peak: float = 0.0  # height of the highest node, 0: as the slopes make it


class Ground(NamedTuple):
    """What varies over an island."""

    river_slope: Field
    terrain_slope: Field
    rain: Optional[Field] = None
    runoff: str = POWER_LAW
    concavity: float = 0.0  # how much gentler rivers are the more they drain: see `hollowed`


class Grown(NamedTuple):
    """The rivers of an island and what follows from them; arrays have an element for each node."""

    tree: Tree
    strahler: np.ndarray  # int32
    cells: Cells
    ridges: Ridges
    cell_area: np.ndarray  # m²
    drained: np.ndarray  # m², the node's own cell included
    channels: Channels
    followed: list  # what became of each sketch
    mouths_used: np.ndarray  # bool of each mouth that was given or chosen: whether a river ends there

    @property
    def orders(self):
        """How many edges have each order after Strahler, from 0 on."""
        return np.bincount(self.strahler[self.tree.receiver >= 0])


def usual_spacing(square_metres):
    """Return the spacing that gives about a thousand edges on so much land, as a readable number."""
    return readable(np.sqrt(EDGES_PER_SQUARE * square_metres / EDGES_WANTED))


def usual_peak(square_metres):
    """Return the height of the highest ridge of an island of a size, as a readable number.

    Small islands rise with their width, large ones do not: from 10 km to 1,000 km, 180 m to 2,000 m.
    """
    return readable(HIGHEST_USUAL * np.sqrt(square_metres / (square_metres + HALFWAY)))


def readable(number):
    """Return a number above 0, rounded to two digits that count."""
    step = 10.0 ** (np.floor(np.log10(number)) - 1)
    return float(np.round(number / step) * step)


def likely_edges(square_metres, spacing):
    """Return about how many edges so much land will have."""
    return EDGES_PER_SQUARE * square_metres / spacing**2


def grow_island(land, wishes, rules, ground, seed, progress=None):
    """Return what grows on an island as `Grown`, or what became of its sketches alone where no river has room."""
    progress = progress or Progress()
    if not wishes.lines and land_area(land) < LEAST_AREA * rules.edge**2:
        return []
    slopes = ground.river_slope, ground.terrain_slope
    with progress.phase("Following what was drawn", 0.05):
        sketched = follow_sketches(land, wishes.lines, rules.edge, slopes[0], seed, rules.clearance, progress)
    if sketched.tree.z.size == 0 and land_area(land) < LEAST_AREA * rules.edge**2:
        return sketched.followed
    mouths = NONE if wishes.mouths is None else wishes.mouths
    if wishes.mouths is None and wishes.count != 0:
        mouths = automatic_mouths(land, rules.edge, wishes.count or 0, seed, rules.clearance)
    with progress.phase("Growing", 0.55):
        growth = grow_fully(land, sketched.tree, mouths, rules, *slopes, seed, progress)
    if growth.tree.z.size == 0:
        return sketched.followed
    tree = hollowed(growth.tree, ground.concavity)
    tree = scaled_to(tree, wishes.peak)[0] if wishes.peak else tree
    with progress.phase("Dividing the land and finding flows", 0.4):
        grown = surveyed(land, tree, ground, progress=progress)
    return grown._replace(followed=sketched.followed, mouths_used=growth.mouths_used)


def surveyed(land, tree, ground, coast_distance=None, progress=None):
    """Return what follows from the rivers of an island, wherever they come from, as `Grown`.

    Rivers less than ``coast_distance`` metres of their way from the sea are near it; without it less than one edge.
    """
    progress = progress or Progress()
    with progress.phase("Dividing the land into cells", 0.75):
        cells = voronoi_cells(land, tree, progress)
    with progress.phase("Finding flows and ridges", 0.25):
        cell_area = cells.outlines.square_metres()
        rained = cell_area
        if ground.rain is not None:
            rained = rained_areas(cells, tree.xy, ground.rain)
        ridges = find_ridges(cells, tree, ground.terrain_slope)
        flow = discharge(upstream(tree, rained, progress), ground.runoff, progress)
        channels = find_channels(tree, cells, ridges, flow, coast_distance=coast_distance)
        drained = upstream(tree, cell_area, progress)
        order = strahler(tree.receiver, np.arange(tree.z.size)[::-1].copy())
    return Grown(tree, order, cells, ridges, cell_area, drained, channels, [], np.empty(0, bool))


def steepening(grown, slope, edge, peak):
    """Return how many times steeper land has to rise so that its highest ridge is at ``peak``, and how high rivers are.

    Infinite where no land rises at all; without a meaning where rivers are higher than that.
    """
    base, whole = (find_ridges(grown.cells, grown.tree, each, reach=edge).z for each in (constant(0.0), slope))
    rise = whole - base
    with np.errstate(invalid="ignore", divide="ignore"):
        room = (peak - base) / rise
    return float(np.min(room[rise > 0], initial=np.inf)), max(float(np.nanmax(base)), float(grown.tree.z.max()))


def steepened(grown, slope, edge, factor):
    """Return a slope of the land so many times as steep, and what grew with the ridges that it gives, if anything.

    Land that is far from all rivers, on a cape, say, rises no more than an edge away: it would be higher than all else.
    """
    slope = slope._replace(values=factor * slope.values, outside=factor * slope.outside)
    return slope, grown and grown._replace(ridges=find_ridges(grown.cells, grown.tree, slope, reach=edge))


def river_table(grown, every_edge=False, progress=None):
    """Return the `Reaches` of the rivers, and their columns as the layer has them, ids from 0.

    Flow and width are those at the lower end; the type is the one that most of the reach has.
    """
    tree, channels = grown.tree, grown.channels
    reaches = find_reaches(tree, every_edge)
    table = reach_table(tree, reaches, grown.drained, grown.cell_area, progress)
    flows = np.flatnonzero(reaches.of_node >= 0)
    counts = np.zeros((reaches.receiver.size, NAMES.size), np.int64)
    np.add.at(counts, (reaches.of_node[flows], channels.kind[flows]), 1)
    kind = np.argmax(counts, axis=1)
    table["discharge_m3s"] = channels.discharge[reaches.last]
    table["width_m"] = channels.width[reaches.last]
    table["depth_m"] = table["width_m"] / WIDTH_OVER_DEPTH[kind]
    table["rosgen"] = NAMES[kind]
    table["sinuosity"] = sinuosity(np.split(tree.xy[reaches.nodes], reaches.offsets[1:-1])) if kind.size else kind
    return reaches, table


def grown_nodes(grown, every_edge=False, progress=None):
    """Return the columns of the nodes."""
    reaches = find_reaches(grown.tree, every_edge)
    table = node_table(grown.tree, reaches, grown.drained, grown.strahler, progress)
    return {**table, "discharge_m3s": grown.channels.discharge}


def cell_table(nodes, grown):
    """Return the columns of the cells: of their nodes, but with the area of the cell alone."""
    return {**nodes, "area_km2": grown.cell_area / M2_PER_KM2}


def ridge_table(grown, basin):
    """Return the columns of the ridges, in the order of `Ridges.lines`; ``basin`` tells that of each node."""
    ridges, sides = grown.ridges, grown.cells.sides
    left, right, start, end = (part[ridges.sides] for part in (sides.left, sides.right, sides.start, sides.end))
    heights = ridges.z[start], ridges.z[end], ridges.middle  # which are unknown for most, and then do not count
    return {
        "id": np.arange(left.size),
        "kind": np.array(["ridge", "divide"])[(basin[left] != basin[right]).astype(np.int64)],
        "left_cell": left,
        "right_cell": right,
        "length_m": np.hypot(*(grown.cells.points[end] - grown.cells.points[start]).T),
        "z_min": np.fmin.reduce(heights),
        "z_max": np.fmax.reduce(heights),
    }


def basin_table(grown, basin):
    """Return the outlines of the basins, those of mouths in rising order, and their columns but for the outlets."""
    tree, size = grown.tree, grown.tree.z.size
    mouth = np.flatnonzero(tree.receiver < 0)
    outlines = grown.cells.united(basin, size)
    flows = np.flatnonzero(tree.receiver >= 0)
    step = tree.xy[flows] - tree.xy[tree.receiver[flows]]
    ridges = ridge_table(grown, basin)
    highest = np.zeros(size)
    np.maximum.at(highest, basin, tree.z)
    for side in ("left_cell", "right_cell"):
        np.maximum.at(highest, basin[ridges[side]], ridges["z_max"])
    area = np.bincount(basin, grown.cell_area, size)
    columns = {
        "id": np.arange(size),
        "downstream": np.full(size, -1),
        "area_km2": area / M2_PER_KM2,
        "perimeter_km": outlines.metres_round() / 1e3,
        "cells": np.bincount(basin, minlength=size),
        "z_min": tree.z,
        "z_mean": np.bincount(basin, grown.cell_area * tree.z, size) / np.maximum(area, np.finfo(float).tiny),
        "z_max": highest,
        "rivers_km": np.bincount(basin[flows], np.hypot(step[:, 0], step[:, 1]), size) / 1e3,
    }
    return outlines, {name: column[mouth] for name, column in columns.items()}
