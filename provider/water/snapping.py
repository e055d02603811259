"""Pour points beside the river: where the river is, and the cells that points move to."""

from functools import partial
from typing import Callable, NamedTuple

import numpy as np

from ...core.raster.neighbours import NO_DIRECTION
from ..base import parameters as p
from ..layers.raster_reading import read_same_cells
from .thresholds import river_cells_by_accumulation, river_cells_by_area

SNAP_TO = ("river", "water", "downstream")
CELLS_BESIDE = 2  # a point that lies without a direction may be so many cells from the next, across corners too


def snap_parameters():
    """Return the parameters that say where points move to."""
    return [
        p.raster(
            "ACCUMULATION",
            "Accumulation",
            "How much water each cell carries, to know where SNAP moves points. Without it the area is taken that "
            "drains through each cell.",
            optional=True,
        ),
        p.number(
            "SNAP",
            "Move points within (m)",
            "Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves "
            "each on its cell, but a point on a cell without a direction always moves to the nearest that has one, by "
            "two cells at most or by SNAP.",
            default=0,
            minimum=0,
        ),
        p.choice(
            "SNAP_TO",
            "Move points to",
            "river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a "
            "confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, "
            "any number where SNAP is 0. Rivers are those of RIVERS; without it the cells that carry the most water, "
            "about one in a hundred; the log says from how much on.",
            SNAP_TO,
            "river",
            labels=("the nearest river", "the most water", "the river downstream"),
        ),
    ]


class Snapping(NamedTuple):
    """How points are moved."""

    distance: float  # metres; 0: no farther than they have to
    target: str  # one of SNAP_TO
    accumulation: Callable  # with the progress: values and where they are known, or None


def read_snapping(inputs, directions):
    """Return the `Snapping` that SNAP, SNAP_TO and ACCUMULATION say; the last is read when it is needed."""
    accumulation = partial(read_same_cells, inputs, "ACCUMULATION", directions.source, storage=directions.storage)
    return Snapping(inputs.number("SNAP") or 0.0, inputs.choice("SNAP_TO"), accumulation)


class Moved(NamedTuple):
    """The cell of each point now, how far it was moved, the accumulation there (None: unknown), and who is amiss."""

    cells: np.ndarray
    metres: np.ndarray
    water: list
    stays: np.ndarray  # no river is near enough
    astray: np.ndarray  # no direction is near enough


def move_points(snapping, directions, cells, rivers, progress):
    """Return the points on ``cells`` as `Moved`; ``rivers`` are the seeds of RIVERS, if given."""
    from ...core.raster.storage import values_at
    from ...core.watersheds.snap import first_below, nearest, snap

    with progress.phase("Reading the accumulation", 0.5):
        accumulation = snapping.accumulation(progress)
    size = directions.cell_width, directions.cell_height
    target, distance = snapping.target, snapping.distance
    now, metres, astray = _onto_directions(directions, cells, size, distance, progress)
    stays = np.zeros(cells.size, bool)
    if cells.size and (distance > 0 or target == "downstream"):
        with progress.phase("Finding the river", 0.3):
            wanted, water = _targets(target, directions, accumulation, rivers, progress)
        with progress.phase("Moving points to the water", 0.2):
            if target == "downstream":
                ground = directions.codes, wanted, directions.lengths
                found, way = first_below(now, *ground, distance or np.inf, progress)
                way += metres
            elif target == "water":
                found, way = snap(cells, water, wanted, *size, distance, progress)
                found[~values_at(wanted, found)] = -1  # none is near
            else:
                found, way = nearest(cells, wanted, *size, distance, progress)
        stays = found < 0
        now, metres, astray = np.where(stays, now, found), np.where(stays, metres, way), astray & stays
    return Moved(now, metres, _water_at(accumulation, now), stays & ~astray, astray)


def _onto_directions(directions, cells, size, distance, progress):
    """Return cells with a direction beside those without, how far they are, and the points that have none near them."""
    from ...core.raster.storage import made_by_rows, values_at
    from ...core.watersheds.snap import nearest

    codes = directions.codes
    start, metres = cells.copy(), np.zeros(cells.size)
    astray = values_at(codes, cells) == NO_DIRECTION
    if astray.any():
        row = cells[astray] // codes.shape[1]
        reach = np.full(row.size, distance) if distance else CELLS_BESIDE * np.hypot(size[0][row], size[1][row])
        drained = made_by_rows(directions.storage, codes.shape, bool, lambda rows: codes[rows] != NO_DIRECTION)
        found, way = nearest(cells[astray], drained, *size, reach, progress)
        start[astray] = np.where(found >= 0, found, cells[astray])
        metres[astray] = way
        astray[astray] = found < 0
    return start, metres, astray


def _targets(target, directions, accumulation, rivers, progress):
    """Return the cells that points may move to, and the water in each cell where that decides (else None)."""
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.storage import made_by_rows, put_values
    from ...core.rivers.threshold import across_holes

    codes, storage = directions.codes, directions.storage

    def made(of_rows):
        return made_by_rows(storage, codes.shape, bool, of_rows)

    if target != "water" and rivers is not None:
        river, cells = made(lambda _: False), rivers.seeds.cells
        put_values(river, cells, np.ones(cells.size, bool))
        return river, None
    if accumulation is not None:
        water, known = accumulation
        if target == "water":
            return made(lambda rows: known[rows] & (codes[rows] != NO_DIRECTION)), water
        river = river_cells_by_accumulation(water, known, directions.source.name, progress, storage)
        river = across_holes(river, known, codes, storage)
        return made(lambda rows: river[rows] & (codes[rows] != NO_DIRECTION)), None
    drained = made(lambda rows: codes[rows] != NO_DIRECTION)
    area = accumulate_d8(codes, directions.cell_area, progress=progress, storage=storage)
    if target == "water":
        return drained, area
    return river_cells_by_area(None, area, drained, progress, storage=storage)[1], None


def _water_at(accumulation, cells):
    """Return what ACCUMULATION holds in each cell, None where that is not known."""
    if accumulation is None:
        return [None] * cells.size
    from ...core.raster.storage import values_at

    found = zip(*(values_at(raster, cells).tolist() for raster in accumulation))
    return [value if is_known else None for value, is_known in found]
