"""What a terrain of a real island is held against: pits, and whether water finds the rivers again.

Everything is measured on a rendered raster; of the code that made it only the courses are taken.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from headwaters.core.choices import GROWTH_OF_PRESET, TERRAIN_GROWTH
from headwaters.core.flow.directions.directions import d8
from headwaters.core.growth.grow_island import Wishes, grow_island
from headwaters.core.growth.growth import Rules, usual_zeta
from headwaters.core.island.peak import RIVERS_UNDER_RIDGES, usual_peak
from headwaters.core.island.sizes import usual_spacing
from headwaters.core.island.survey import IslandFields
from headwaters.core.network import accumulate, topological_order
from headwaters.core.plane.land import area
from headwaters.core.plane.shore_grid import bounds
from headwaters.core.plane.uplift import ranges_of
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bends import drawn
from headwaters.core.terrain.model import ModelRules, WantedIsland, build_model
from headwaters.core.terrain.relief.levels import LEVELS, usual_ground_cell
from headwaters.core.terrain.relief.solving import ReliefAims
from headwaters.core.terrain.types import MAIN
from headwaters.tests.core.growth.coasts import real_island
from headwaters.tests.core.plane.made_fields import noise_field, uplift_field
from headwaters.tests.support import receivers

COASTS = "kauai", "cyprus", "sardinia", "ireland", "sri_lanka", "tasmania"
RIVER_SLOPES, TERRAIN_SLOPES, CONCAVITY, WAVES = (0.004, 0.02), (0.05, 0.25), 0.45, 2.0  # as nobody says others
CELLS_OF_AN_EDGE = 20  # of the rasters on which rivers are looked for
RISES, CHANCES = GROWTH_OF_PRESET[TERRAIN_GROWTH]


class World(NamedTuple):
    """A real island, what grew on it, and its model, eroded."""

    land: object
    edge: float
    grown: object
    model: object


@lru_cache(maxsize=8)
def real_world(folder, name, seed, coarser=1.0, river_slopes=RIVER_SLOPES, erodes=True):
    """Return the `World` of the greatest island of a coast; edges are ``coarser`` times as long as usual.

    Slopes that are not the usual ones are spread evenly by their ratio, or nearly all of them would be steep.
    """
    land, _ = real_island(folder, name)
    edge = coarser * usual_spacing(area(land))
    west, south, east, north = box = bounds(land)
    wave = max(east - west, north - south) / WAVES
    river, terrain = (noise_field(box, wave, *slopes, seed) for slopes in (river_slopes, TERRAIN_SLOPES))
    usual, peak = river_slopes == RIVER_SLOPES, usual_peak(area(land))
    if not usual:
        river = noise_field(box, wave, *np.log(river_slopes), seed)
        river = river._replace(values=np.exp(river.values), outside=float(np.exp(river.outside)))
    rules = Rules(edge, 0.75, usual_zeta(edge, river, rises=RISES), *CHANCES)
    wishes = Wishes(peak=RIVERS_UNDER_RIDGES * peak if usual else 0.0)
    grown, _ = grow_island(Run(), land, wishes, rules, IslandFields(river, terrain, concavity=CONCAVITY), seed)
    uplift = uplift_field(land, ranges_of(land, seed), LEVELS[0] * usual_ground_cell(land, edge))
    aims = ReliefAims(uplift, peak, loose=True) if usual else ReliefAims(uplift, hold=True)
    built = build_model(
        Run(), WantedIsland(land, edge, grown, aims, ModelRules(eroded=erodes, raster=edge / CELLS_OF_AN_EDGE), seed)
    )
    return World(land, edge, built.rivers, built.model)


def pits(z):
    """Return how many cells have no lower neighbour, and neither the sea nor the rim of the raster beside them."""
    around = np.pad(z, 1, constant_values=np.nan)
    nrows, ncols = z.shape
    drains = np.zeros(z.shape, bool)
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        beside = around[1 + down : nrows + 1 + down, 1 + right : ncols + 1 + right]
        drains |= np.isnan(beside) | (beside < z)
    return int(np.count_nonzero(~drains & np.isfinite(z)))


class Recovery(NamedTuple):
    """How well steepest descent finds the courses of rivers again."""

    found: float  # share of the cells of main courses within one cell of the ways of water from the springs
    kept: float  # share of the cells of these ways within one cell of main courses
    confluences: float  # share of confluences whose water, that of just the same springs, comes together again
    springs: float  # share of springs that lie on land


def recovery(model, window, z):
    """Return the `Recovery` of the rivers of a model on a raster of it."""
    valid = np.isfinite(z)
    width, height, _ = flat_cells(window.nrows, window.cell, window.cell)
    codes, _ = d8(Run(), z, drainage_domain(Run(), valid), step_lengths(width, height), "sea")
    courses = drawn(model.courses, window.cell)
    main = np.flatnonzero(courses.thread == MAIN)
    wanted = cells_of(courses, main, window) & valid
    below = receivers(codes)
    springs = np.setdiff1d(main, courses.downstream[main])
    col, row = np.floor(window.to_grid(courses.xy[courses.first[springs]])).astype(np.int64).T
    at = row * valid.shape[1] + col
    on_land = valid.flat[at]
    # Sums of great random numbers tell sets of springs apart.
    names = np.random.default_rng(1).integers(1, 1 << 40, springs.size).astype(np.float64)
    truth = np.zeros(courses.cell.size)
    truth[springs] = names
    truth = accumulate(Run(), courses.downstream, topological_order(Run(), courses.downstream), truth)
    fed = np.bincount(courses.downstream[main][courses.downstream[main] >= 0], minlength=courses.cell.size)
    traced, sums = trace(below, at[on_land], names[on_land])
    near = [around(cells) for cells in (traced.reshape(valid.shape), wanted)]
    return Recovery(
        near[0][wanted].mean(),
        near[1][traced.reshape(valid.shape)].mean(),
        np.isin(truth[fed > 1], sums).mean() if (fed > 1).any() else 1.0,
        on_land.mean(),
    )


def cells_of(courses, some, window):
    """Return a raster of the cells that some courses run through, from many places along them."""
    found = np.zeros((window.nrows, window.ncols), bool)
    for course in some:
        line = window.to_grid(courses.xy[courses.first[course] : courses.first[course + 1]])
        counts = (4 * np.abs(np.diff(line, axis=0)).max(axis=1)).astype(int) + 2
        part = np.repeat(np.arange(counts.size), counts)
        share = (np.arange(part.size) - np.repeat(np.cumsum(counts) - counts, counts)) / (counts[part] - 1)
        col, row = np.floor(line[part] + share[:, None] * (line[part + 1] - line[part])).astype(int).T
        found[row, col] = True
    return found


def trace(below, springs, names):
    """Return which cells the ways of water from springs pass, and the sums of names that come together on them."""
    passed = np.zeros(below.size, bool)
    for cell in springs.tolist():
        while cell >= 0 and not passed[cell]:
            passed[cell] = True
            cell = below[cell]
    cells = np.flatnonzero(passed)
    number = np.full(below.size + 1, -1)
    number[cells] = np.arange(cells.size)
    receiver = number[below[cells]]
    sums = np.zeros(cells.size)
    np.add.at(sums, number[springs], names)
    return passed, accumulate(Run(), receiver, topological_order(Run(), receiver), sums)


def around(cells):
    """Return the cells, and all beside them."""
    padded = np.pad(cells, 1)
    nrows, ncols = cells.shape
    found = cells.copy()
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        found |= padded[1 + down : nrows + 1 + down, 1 + right : ncols + 1 + right]
    return found


def falling(courses):
    """Tell whether the bed of every course falls strictly, and on into the next."""
    inner = np.ones(len(courses.xy), bool)
    inner[courses.first[1:] - 1] = False
    vertex = np.flatnonzero(inner)
    on = np.flatnonzero((courses.downstream >= 0) & (courses.thread == MAIN))
    last, follow = courses.first[on + 1] - 1, courses.first[courses.downstream[on]]
    joined = (courses.xy[last] == courses.xy[follow]).all() and (courses.z[last] == courses.z[follow]).all()
    return bool(joined and (courses.z[vertex + 1] < courses.z[vertex]).all())
