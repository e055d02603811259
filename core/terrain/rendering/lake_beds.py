"""Lakes that are declared: the ground around them, their level, and how deep they are.

In a lake ground stands at its level, around it no place is higher or lower than a slope from there allows. Rivers
come in and leave at the level. How deep a lake is follows from the distance d to its shore and its area A,

    depth = D·t / (1 + t),      D = 0.02·√A,   t = (d − 1.5 cells) / (0.2·√A)

so that in a raster a rim of cells at the level is left, which holds the water. Oxbow lakes are shallower, whatever
their area, and too narrow for a rim: higher land beside them holds their water.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import topological_order
from ...plane.land import Shores, area, contained, shores
from ...plane.types import Land
from ...raster.tiles import Tile
from ...run.run import Run
from ..courses.bed_chains import Beds
from ..courses.junctions import distances_along
from ..courses.oxbows import Oxbows
from ..frames import PlaneFrame, cell_centres
from ..relief.random_lakes import STEEPEST_SHORE
from ..relief.river_heights import let_fall
from ..types import DRAINED_SLOPE, NO_WATER, Courses, GridCells, Lake, RaisedLake, Window
from .hollows import clearly_above
from .shore_distances import ShoreSegments, find_shore_distances, shore_segments

LAKE_DAM = 0.25  # slope of the ground around a lake at most, where it falls from there; where it rises: STEEPEST_SHORE
RAISED_LAKE = 0.1  # metres: what is worth a word
HALVINGS = 24  # of a segment that crosses a shore, until the place is known
LEAST_FROM_SHORE = 1e-3  # metres
RIM = 1.5  # cells
LAKE_DEPTH, LAKE_SHELF = 0.02, 0.2  # times the root of the area
# Metres that t makes no deeper: such lakes are a metre or two deep, having silted up. No part of their ground is so far
# below their water, or a dam would hold it, and on the mean it is no higher over it: they lie on flood plains.
OXBOW_DEPTH = 2.0
FILLED = 0.7  # of the oldest; drawn
OXBOW_SHELF = 0.1  # of the width
OXBOW_CREST = 0.1  # metres by which land beside an oxbow lies higher
LAKE_CREST = 2.0 * DRAINED_SLOPE  # times that root, by which land beside a lake lies higher: water runs over its cells


class LakeShores(NamedTuple):
    """The shores of a lake, as distances to them are found."""

    level: float
    box: np.ndarray  # west, south, east, north
    within: Shores
    segments: ShoreSegments
    crest: float  # metres by which land beside it lies higher
    depth: float  # metres: D
    shelf: float  # metres from the shore to half of that
    rim: float  # cells
    beside_rivers: bool = False  # whether cells with water of rivers beside it stay as they are


def prepare_lakes(lakes: tuple[Lake, ...], rim: float = RIM) -> tuple[LakeShores, ...]:
    """Return the `LakeShores` of some `Lake`, whose rims are so many cells wide."""
    found = []
    for lake in lakes:
        size = float(np.sqrt(area(Land(tuple(lake.rings)))))
        found.append(_with_shores(lake, LAKE_CREST * size, LAKE_DEPTH * size, LAKE_SHELF * size, rim))
    return tuple(found)


def prepare_oxbows(oxbows: Oxbows, some: list[int]) -> tuple[LakeShores, ...]:
    """Return the `LakeShores` of some oxbow lakes."""
    return tuple(
        _with_shores(Lake((oxbows.rings[one],), level), OXBOW_CREST, deep, OXBOW_SHELF * width, 0.0, True)
        for one, level, width, deep in zip(
            some,
            oxbows.level[some].tolist(),
            oxbows.width[some].tolist(),
            (OXBOW_DEPTH * (1.0 - FILLED * oxbows.age[some])).tolist(),
        )
    )


def _with_shores(lake, *sizes):
    """Return the `LakeShores` of a lake, of which all but its place is said."""
    outer = lake.rings[0]
    box = np.append(outer.min(axis=0), outer.max(axis=0))
    return LakeShores(float(lake.level), box, shores(Land(tuple(lake.rings))), shore_segments(lake.rings), *sizes)


def lakes_beside(lakes: tuple[LakeShores, ...], boxes: Array, x: Array, y: Array, cell: float) -> list[LakeShores]:
    """Return the lakes that lie in a tile or right beside it, by the ``boxes`` (n, 4) of all."""
    low, high = (np.array([of(x), of(y)]) for of in (np.nanmin, np.nanmax))
    reach = RIM * cell
    near = (boxes[:, 2:] >= low - reach).all(axis=1) & (boxes[:, :2] <= high + reach).all(axis=1)
    return [lakes[number] for number in np.flatnonzero(near)]


def depths_of_lakes(
    lakes: list[LakeShores] | tuple[LakeShores, ...],
    x: Array,
    y: Array,
    cell: float,
    heights: Heights,
    rivers: Array | None = None,
) -> Array:
    """Bring the ground of a tile in lakes to their level; return how deep these are: 0 on rims, on land NO_WATER.

    Land beside a lake lies a little higher, so that water leaves along rivers alone. Beside oxbows water of ``rivers``
    (bool) stays as it is.
    """
    depth, spans = np.full(x.shape, NO_WATER), _spans(x, y)
    for lake in lakes:
        part = _part_near(lake.box, spans, RIM * cell)
        here = np.ascontiguousarray(x[part]), np.ascontiguousarray(y[part])
        wet = rivers[part] if lake.beside_rivers and rivers is not None else None
        _lower_into_lake(lake, *here, cell, heights[part], depth[part], wet)
    return depth


def _lower_into_lake(lake, x, y, cell, heights, depth, rivers):
    """Bring the ground of cells in a lake to its level, and write how deep it is there; see `depths_of_lakes`."""
    known, reach = ~np.isnan(heights), RIM * cell
    near = _near(lake.box, x, y, reach) & known
    if not near.any():
        return
    inside = in_lake(lake, x, y) & known
    away = np.where(near, 0.0, np.nan)
    find_shore_distances(lake.segments, x, y, away)
    beside = near & ~inside & (away < reach) & (depth == NO_WATER)
    if rivers is not None:
        beside &= ~rivers
    heights[beside] = np.maximum(heights[beside], lake.level + lake.crest)
    t = np.maximum(away[inside] - lake.rim * cell, 0.0 if lake.rim else LEAST_FROM_SHORE) / lake.shelf
    heights[inside] = lake.level
    depth[inside] = lake.depth * t / (1.0 + t)


def _spans(x, y):
    """Return from where to where places of each row, and of each column, lie: four arrays of each, see `_part_near`."""
    return [[of.reduce(places, axis) for places in (x, y) for of in (np.fmin, np.fmax)] for axis in (1, 0)]


def _part_near(box, spans, reach):
    """Return rows and columns outside of which no place lies within so many metres of a box."""
    part = []
    for west, east, south, north in spans:
        near = (east >= box[0] - reach) & (west <= box[2] + reach)
        near &= (north >= box[1] - reach) & (south <= box[3] + reach)
        found = np.flatnonzero(near)
        part.append(slice(found[0], found[-1] + 1) if found.size else slice(0, 0))
    return tuple(part)


def beds_with_lakes(lakes: tuple[LakeShores, ...], beds: Beds, window: Window, least: float) -> Beds:
    """Return the `Beds` of a grid, which in lakes lie at their level; they fall by ``least`` over a cell."""
    if not lakes or not beds.z.size:
        return beds
    x, y = window.to_plane(np.column_stack([beds.col, beds.row]) + 0.5).T[:, :, np.newaxis]
    level = np.full(beds.z.size, np.nan)
    for lake in lakes:
        level[in_lake(lake, x, y).ravel()] = np.float32(lake.level)
    z = beds.z.copy()
    _fall_through(beds.below, level, least, z)
    return beds._replace(z=z)


@kernel
def _fall_through(below, level, least, z):
    """Bring beds to the levels of lakes, and let them fall on the way down; each cell comes after the next one."""
    for element in range(z.size - 1, -1, -1):
        if not np.isnan(level[element]):
            z[element] = min(z[element], level[element])
        if is_there(below[element]):
            z[below[element]] = min(z[below[element]], z[element])
    for element in range(z.size):
        if not np.isnan(level[element]):
            z[element] = max(z[element], level[element])
        if is_there(below[element]) and not z[element] > z[below[element]]:
            z[element] = clearly_above(z[below[element]], least)


def dammed_lakes(
    lakes: tuple[LakeShores, ...], window: Window, frame: PlaneFrame, fixed: Array, ground: Heights, z: Heights
) -> tuple:
    """Return each `RaisedLake` of those whose ``fixed`` cells in a frame were on ``ground``, and are higher at ``z``.

    By as much as its least raised cell is a lake higher. To be called from the main thread.
    """
    found = []
    for number, lake in enumerate(lakes):
        part = cells_of_lake(lake, window).common(frame.cells)
        if part is None:
            continue
        here = part.within(frame.cells)
        x, y = cell_centres(frame, Tile(here[0].start, here[0].stop, here[1].start, here[1].stop))
        own = in_lake(lake, x, y) & fixed[here]
        by = float(np.min((z[here] - ground[here])[own], initial=np.inf))
        if own.any() and by > RAISED_LAKE:
            found.append(RaisedLake(number, lake.level, by))
    return tuple(found)


def cells_of_lake(lake: LakeShores, window: Window, around: int = 1) -> GridCells:
    """Return the cells of the grid of a window that may hold a lake, and so many around. For the main thread."""
    on_grid = window.to_grid(lake.segments.ends[:, :2])
    left, top = np.floor(on_grid.min(axis=0)).astype(int).tolist()
    right, bottom = np.ceil(on_grid.max(axis=0)).astype(int).tolist()
    return GridCells(top, left, bottom - top, right - left).grown(around)


def in_lake(lake: LakeShores, x: Array, y: Array) -> Array:
    """Return which places (2-D) lie in a lake."""
    near = _near(lake.box, x, y, 0.0)
    found = np.zeros(x.shape, bool)
    if near.any():
        found[near] = contained(lake.within, np.column_stack([x[near], y[near]]))
    return found


def _near(box, x, y, reach):
    """Return which places lie within so many metres of a box."""
    return (x >= box[0] - reach) & (x <= box[2] + reach) & (y >= box[1] - reach) & (y <= box[3] + reach)


def ground_with_lakes(
    lakes: tuple[Lake, ...], z: Heights, courses: Courses, window: Window, land: Array
) -> tuple[tuple, Array, Courses]:
    """Return lakes with levels, heights of the ground on the cells of a window, and courses that run through lakes.

    Lakes without a level (NaN) have that of the river that runs through them, or of the lowest land on their shore.
    """
    if not lakes:
        return lakes, z, courses
    rows, cols = np.indices(z.shape)
    places = window.to_plane(np.column_stack([cols.ravel(), rows.ravel()]) + 0.5)
    x, y = (places[:, axis].reshape(z.shape) for axis in (0, 1))
    prepared = prepare_lakes(lakes)
    courses = _cut_at_shores(prepared, courses)
    z, bed, known = z.copy(), courses.z.copy(), []
    pinned = np.zeros(bed.size, bool)
    east, north = courses.xy[:, :1].copy(), courses.xy[:, 1:].copy()
    for lake, shore in zip(lakes, prepared):
        inside, wet = in_lake(shore, x, y) & land, in_lake(shore, east, north).ravel()
        if not inside.any():
            known.append(lake._replace(level=0.0 if np.isnan(lake.level) else lake.level))
            continue
        level = _usual_level(z, inside, bed, wet, courses) if np.isnan(lake.level) else lake.level
        z = np.where(land, _bounded(shore, level, x, y, inside, z), z)
        bed = _bounded(shore, level, east, north, wet[:, np.newaxis], bed[:, np.newaxis])[:, 0]
        known.append(lake._replace(level=float(level)))
        pinned |= wet
    if courses.cell.size:
        bed[courses.first[1:][courses.downstream < 0] - 1] = 0.0
        along = distances_along(courses.first, courses.xy)
        let_fall(
            courses.first, courses.downstream, topological_order(Run(), courses.downstream), along, 0.0, pinned, bed
        )
    return tuple(known), z, courses._replace(z=bed)


def _usual_level(z, inside, bed, wet, courses):
    """Return the level of a lake that nobody has said."""
    if not wet.any():
        return float(np.percentile(z[inside], 5))
    flow = np.repeat(courses.discharge, np.diff(courses.first))[wet]
    return float(bed[wet][flow >= 0.5 * flow.max()].mean())


def _bounded(shore, level, x, y, inside, z):
    """Return heights (2-D) at the level in a lake, and no farther from it than the slope of banks allows elsewhere."""
    reach = max((float(np.max(z)) - level) / STEEPEST_SHORE, level / LAKE_DAM)
    near = _near(shore.box, x, y, reach)
    away = np.where(near & ~inside, 0.0, np.nan)
    find_shore_distances(shore.segments, x, y, away)
    away = np.where(inside, 0.0, np.where(near, away, np.inf))
    return np.clip(z, level - LAKE_DAM * away, level + STEEPEST_SHORE * away)


def _cut_at_shores(lakes, courses):
    """Return courses with a vertex more wherever they cross the shore of a lake."""
    if not courses.cell.size:
        return courses
    same = np.ones(len(courses.z) - 1, bool)
    same[courses.first[1:-1] - 1] = False
    for shore in lakes:
        wet = in_lake(shore, courses.xy[:, :1], courses.xy[:, 1:]).ravel()
        crosses = np.flatnonzero(same & (wet[1:] != wet[:-1]))
        begin, step = courses.xy[crosses], courses.xy[crosses + 1] - courses.xy[crosses]
        low, high = np.zeros(crosses.size), np.ones(crosses.size)
        for _ in range(HALVINGS):
            middle = begin + ((low + high) / 2)[:, np.newaxis] * step
            stays = in_lake(shore, middle[:, :1], middle[:, 1:]).ravel() == wet[crosses]
            low, high = np.where(stays, (low + high) / 2, low), np.where(stays, high, (low + high) / 2)
        share = np.where(wet[crosses], low, high)  # the side that lies in the lake
        length = np.hypot(*step.T)
        inner = np.minimum(share, 1.0 - share) * length > LEAST_FROM_SHORE  # else the shore is at a vertex already
        crosses, begin, step, share = crosses[inner], begin[inner], step[inner], share[inner]
        z = courses.z[crosses] + share * (courses.z[crosses + 1] - courses.z[crosses])
        own = np.searchsorted(courses.first, crosses, side="right") - 1
        more = np.append(0, np.cumsum(np.bincount(own, minlength=courses.cell.size)))
        xy = np.insert(courses.xy, crosses + 1, begin + share[:, np.newaxis] * step, axis=0)
        courses = courses._replace(first=courses.first + more, xy=xy, z=np.insert(courses.z, crosses + 1, z))
        same = np.insert(same, crosses, True)
    return courses
