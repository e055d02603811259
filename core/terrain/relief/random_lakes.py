"""Lakes that glaciers and volcanoes have left: where they lie by chance, and their shores.

A glacial lake stands behind a moraine in the valley of a river. From a cell of the river as many cells upstream are
flooded as it is to have, the lowest first; so its shore is a contour, with arms in the valleys of tributaries. It is no
deeper at the moraine than suits its size. Volcanic lakes are round, of maars and craters, on even ground away from all
rivers; their shores need no cells, so they may be as small on large cells as on others. Both are the more frequent the
higher the ground is, and there are many small ones and few large ones: the number of those larger than an area goes
with its inverse.
"""

from __future__ import annotations

import heapq
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...arrays import Array, Coordinates
from ...machine.noise import chance
from ...plane.land import contained, ring_area, shores, smoothed_ring
from ...plane.types import Land
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ...run.run import Run
from ...watersheds.polygons import trace_polygons
from ..types import Courses, Lake, Window
from .levels import CELLS_PER_EDGE, Noise, named_seed

if TYPE_CHECKING:
    from .solving import SolvedRelief

LEAST_LAKE_CELLS = 16  # of the ground, in the smallest lake
LARGEST_LAKE = 1.0, 0.12  # squares of an edge: of each kind
MORAINE = 0.03  # of the root of its area: how high a glacial lake stands above the river that leaves it at most
OFF_SHORE = 0.15  # edges that lakes keep off the sea
LAKES_APART_EDGES = 0.075  # edges from one lake to the next
LAKES_APART = round(LAKES_APART_EDGES * CELLS_PER_EDGE)  # cells of the ground in these, as many as there are as a rule
SMALLEST = 0.25  # of the largest volcanic lake, on cells so large that it has no more than four times the least
EVEN_LAKE = 0.3  # slope across a volcanic lake at most
LAKE_TRIES = 40  # places that are looked at for each lake that would fill the area if all were of the smallest
LOWEST_LAKE = 0.15  # chance of a place at the sea, where that of places from HIGHEST_LAKE on is 1
HIGHEST_LAKE = 0.6  # of the highest ground
STEEPEST_SHORE = 0.6  # slope at which ground rises from a lake at most; it must not reach the summit
SHORE_SMOOTHED = 4.0  # cells, over which shores of glacial lakes are evened out
LAKE_CORNERS, LAKE_WAVES = 48, ((2, 0.18), (3, 0.12), (5, 0.07))  # of the shore of a round lake, and waves of it
LARGEST_WAVE = 1.0 + sum(size for _, size in LAKE_WAVES)


class LakeShares(NamedTuple):
    """How much is under lakes that lie by chance: shares of the land, or m²."""

    glacial: float = 0.0  # a share, or m²
    volcanic: float = 0.0  # likewise


def random_lakes(
    shares: LakeShares,
    relief: SolvedRelief,
    courses: Courses,
    window: Window,
    edge: float,
    lakes: tuple[Lake, ...],
    seed: int,
) -> tuple[tuple, LakeShares]:
    """Return more `Lake` of an island, none of them on those that are there already, and `LakeShares` of m² under them.

    ``relief`` is the `SolvedRelief` on the cells of a window, with these courses. There are fewer lakes where no more
    places are found.
    """
    if not any(shares) or not relief.land.any():
        return (), LakeShares()
    ground, square = _ground_for_lakes(relief, courses, window, edge, lakes), (edge / window.cell) ** 2
    found, covered, land = [], [], np.count_nonzero(relief.land)
    kinds = (Noise.GLACIAL, _glacial_lake), (Noise.VOLCANIC, _volcanic_lake)
    for (kind, place), share, most in zip(kinds, shares, LARGEST_LAKE):
        fewer = max(1.0, SMALLEST * most * square)  # cells, for round lakes, which one alone can be
        least = min(LEAST_LAKE_CELLS, fewer) if place is _volcanic_lake else LEAST_LAKE_CELLS
        made = _lakes_by_chance(share * land, least, most * square, partial(place, ground, named_seed(seed, kind)))
        found += [lake for lake, _ in made]
        covered.append(sum(cells for _, cells in made) * window.cell**2)
    return tuple(found), LakeShares._make(covered)


def round_lake(place: Coordinates, radius: float) -> Array:
    """Return the shore of a lake around a place, which its place makes unlike others."""
    turn = np.linspace(0.0, 2 * np.pi, LAKE_CORNERS + 1)
    turn[-1] = 0.0
    share = 1.0 + sum(size * np.sin(wave * turn + wave * place[wave % 2] / radius) for wave, size in LAKE_WAVES)
    return place + radius * share[:, None] * np.column_stack([np.cos(turn), np.sin(turn)])


class _Ground(NamedTuple):
    """An island on which places for lakes are looked for."""

    z: np.ndarray
    codes: np.ndarray
    rivers: np.ndarray  # cells of rivers that others flow into
    window: Any
    taken: np.ndarray  # bool: cells where no lake may be
    wet: np.ndarray  # bool: cells of rivers
    top: tuple  # row and column of the highest place
    apart: int  # cells from one lake to the next


def _ground_for_lakes(relief, courses, window, edge, lakes):
    from scipy import ndimage

    taken = ndimage.distance_transform_edt(relief.land) * window.cell < OFF_SHORE * edge
    if lakes:
        row, col = np.indices(taken.shape)
        places = window.to_plane(np.column_stack([col.ravel(), row.ravel()]) + 0.5)
        known = [contained(shores(Land(tuple(lake.rings))), places) for lake in lakes]
        taken |= ndimage.binary_dilation(np.any(known, axis=0).reshape(taken.shape), iterations=LAKES_APART)
    wet = np.zeros(taken.shape, bool)
    wet.reshape(-1)[relief.rivers.cell] = True
    top = np.unravel_index(np.argmax(relief.z), taken.shape)
    fed = np.isin(relief.rivers.course, courses.downstream)  # springs may still move down the others
    apart = int(np.clip(round(LAKES_APART_EDGES * edge / window.cell), 1, LAKES_APART))
    return _Ground(relief.z, relief.codes, relief.rivers.cell[fed], window, taken, wet, top, apart)


def _lakes_by_chance(area, least, most, place):
    """Return lakes that cover about so many cells in all, each with its own: at ``least`` so many, at ``most`` so many.

    ``place`` takes the number of a try, and how many cells a lake is to have at least and at most; it returns the lake
    and how many it has, or None.
    """
    found, covered = [], 0
    for number in range(int(LAKE_TRIES * area / least)):
        left = min(most, area - covered)
        if left < least:
            break
        made = place(number, least, left)
        if made is not None:
            found.append(made)
            covered += made[1]
    return found


def _size(seed, number, least, most):
    """Return how many cells the lake of a try is to have: between ``least`` and ``most``."""
    return int(least / max(chance(seed, number, 0), least / most))


def _glacial_lake(ground, seed, number, least, most):
    """Return a lake in a valley and the number of its cells, or None."""
    if not ground.rivers.size:
        return None
    dam = int(ground.rivers[int(chance(seed, number, 1) * ground.rivers.size)])
    if not _is_high_enough(ground, ground.z.flat[dam], chance(seed, number, 2)):
        return None
    flooded, level = _flooded_valley(ground, dam, _size(seed, number, least, most))
    if len(flooded) < least:
        return None
    made = _shore(ground, np.array(flooded))
    if made is None or not _spares_summit(ground, *np.divmod(np.array(flooded), ground.z.shape[1]), level):
        return None
    return Lake((made[0],), level), made[1]


def _is_high_enough(ground, height, draw):
    """Tell whether a place is drawn, whose chance is the greater the higher it is."""
    highest = max(HIGHEST_LAKE * float(ground.z[ground.top]), np.finfo(float).tiny)  # 0 where all land is flat
    return draw < max(LOWEST_LAKE, min(height / highest, 1.0))


def _flooded_valley(ground, dam, cells):
    """Return the cells that drain through one and lie lowest, as many as were asked if they fit, and their level."""
    z, codes, taken = (each.reshape(-1) for each in (ground.z, ground.codes, ground.taken))
    around = np.array(ROW_OFFSETS) * ground.z.shape[1] + COLUMN_OFFSETS
    flooded, level, waiting = [], float(z[dam]), [(float(z[dam]), dam)]
    while waiting and len(flooded) < cells:
        height, cell = heapq.heappop(waiting)
        if height > z[dam] + MORAINE * ground.window.cell * max(len(flooded), LEAST_LAKE_CELLS) ** 0.5:
            break
        if taken[cell]:
            return [], level
        flooded.append(cell)
        level = max(level, height)
        for to in range(8):
            above = cell + around[to]
            if codes[above] == (to + 4) % 8:
                heapq.heappush(waiting, (float(z[above]), int(above)))
    return flooded, level


def _shore(ground, flooded):
    """Return the shore around the largest part of flooded cells, without thin arms, and how many these are, or None.

    No other lake will be near them.
    """
    from scipy import ndimage

    square = np.ones((2, 2), bool)
    rows, cols = np.divmod(flooded, ground.z.shape[1])
    first, last = np.array([rows.min(), cols.min()]) - LAKES_APART, np.array([rows.max(), cols.max()]) + LAKES_APART + 1
    part = np.zeros(last - first, bool)
    part[rows - first[0], cols - first[1]] = True
    part = ndimage.binary_fill_holes(ndimage.binary_opening(ndimage.binary_closing(part, square), square))
    labels, _ = ndimage.label(part)
    sizes = np.bincount(labels.ravel(), minlength=2)[1:]
    if sizes.max() < LEAST_LAKE_CELLS:
        return None
    part = labels == 1 + np.argmax(sizes)
    ground.taken[tuple(map(slice, first, last))] |= ndimage.binary_dilation(part, iterations=LAKES_APART)
    rings = trace_polygons(Run(threads=1), part.astype(np.int32))
    row, col = rings.nodes[: rings.first_node[1]].T
    corners = ground.window.to_plane(np.column_stack([col + first[1], row + first[0]]).astype(np.float64))
    ring = smoothed_ring(corners, SHORE_SMOOTHED * ground.window.cell)
    return (ring if ring_area(ring) > 0 else ring[::-1].copy()), int(sizes.max())


def _spares_summit(ground, rows, cols, level):
    """Tell whether the shore of a lake on some cells, carved into the ground, leaves the highest place as it is."""
    away = np.hypot(rows - ground.top[0], cols - ground.top[1]).min() * ground.window.cell
    return STEEPEST_SHORE * away > ground.z[ground.top] - level


def _volcanic_lake(ground, seed, number, least, most):
    """Return a round lake away from rivers and the number of its cells, or None."""
    shape = np.array(ground.z.shape)
    row, col = (int(chance(seed, number, which) * side) for which, side in zip((1, 2), shape))
    cells = _size(seed, number, least, most)
    radius = (cells / np.pi) ** 0.5
    reach = int(LARGEST_WAVE * radius) + ground.apart
    if min(row, col) < reach or (np.array([row, col]) + reach >= shape).any():
        return None
    box = slice(row - reach, row + reach + 1), slice(col - reach, col + reach + 1)
    z, level = ground.z[box], float(np.percentile(ground.z[box], 5))
    if (ground.taken[box] | ground.wet[box]).any() or np.ptp(z) > EVEN_LAKE * 2 * reach * ground.window.cell:
        return None
    rows, cols = np.mgrid[box]
    if not _is_high_enough(ground, level, chance(seed, number, 3)) or not _spares_summit(ground, rows, cols, level):
        return None
    ground.taken[box] = True
    centre = ground.window.to_plane(np.array([[col + 0.5, row + 0.5]]))[0]
    return Lake((round_lake(centre, radius * ground.window.cell),), level), cells
