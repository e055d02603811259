"""Pour points beside the river: where the river is, and the cells that points move to."""

from __future__ import annotations

from functools import partial
from typing import Callable, NamedTuple

import numpy as np

from ...core.arrays import Mask
from ...core.choices import M2_PER_KM2
from ...core.raster.neighbours import ENDS, NO_DIRECTION
from ...core.raster.raster import AnyRaster
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..layers.raster_reading import read_same_cells
from .dem import Dem
from .directions import Directions
from .thresholds import fitting_threshold, river_cells_by_accumulation, river_cells_by_area

SNAP_TO = ("river", "water", "downstream")
SNAPPED_BESIDE = 2  # a point that lies without a direction may be so many cells from the next, across corners too
CELLS_NEAR = 10  # a river is near a point
LITTLE = 10  # times as much water as a point has makes a river near it worth a word


def snap_parameters() -> list:
    """Return the parameters that say where points move to."""
    return [
        p.raster(
            "ACCUMULATION",
            "Accumulation",
            "How much water each cell carries, to know where SNAP moves points. Without it the area is taken that "
            "drains through each cell.",
            optional=True,
        ),
        *move_parameters(
            "Rivers are those of RIVERS; without it the cells that carry the most water, about one in a hundred; the "
            "log says from how much on."
        ),
    ]


def move_parameters(rivers) -> list:
    """Return the parameters for how far and where points move; ``rivers`` says what rivers are."""
    return [
        p.number(
            "SNAP",
            "Move points within (m)",
            "Points are seldom on the very cell of the river. Metres on the ground between centres of cells. 0 leaves "
            "each on its cell, also on one without a direction into which water flows. Where none does the point moves "
            "to the nearest cell with a direction, by two cells at most or by SNAP.",
            default=0,
            minimum=0,
        ),
        p.choice(
            "SNAP_TO",
            "Move points to",
            "river: the nearest cell of a river. water: the cell with the most water, which may lie beyond a "
            "confluence. downstream: the first cell of a river on the path of the water, at most SNAP metres along it, "
            f"any number where SNAP is 0. {rivers}",
            SNAP_TO,
            "river",
            labels=("the nearest river", "the most water", "the river downstream"),
        ),
    ]


class Snapping(NamedTuple):
    """How points are moved."""

    distance: float  # metres; 0: no farther than they have to; None: some cells
    target: str  # one of SNAP_TO
    accumulation: Callable  # of a run and the directions: values and where they are known, or None

    @property
    def moves(self) -> bool:
        """Whether points move to rivers."""
        return self.distance > 0 or self.target == "downstream"

    def on_cells(self, width) -> Snapping:
        """Return the same with a distance in metres, where cells have these widths."""
        return self if self.distance is not None else self._replace(distance=CELLS_NEAR * float(width.max()))


def read_snapping(inputs: Inputs) -> Snapping:
    """Return the `Snapping` that SNAP, SNAP_TO and ACCUMULATION say; the last is read when it is needed."""

    def accumulation(run, directions):
        return read_same_cells(run.on(directions.storage), inputs, "ACCUMULATION", directions.source)

    return Snapping(inputs.number("SNAP") or 0.0, inputs.choice("SNAP_TO"), accumulation)


class Moved(NamedTuple):
    """The cell of each point now, how far it was moved, the accumulation there (None: unknown), and who is amiss."""

    cells: np.ndarray
    metres: np.ndarray
    water: list
    stays: np.ndarray  # no river is near enough
    astray: np.ndarray  # no direction is near enough
    off: np.ndarray  # lay where there is none, and was moved for that alone


def move_points(run: Run, snapping, directions: Directions, cells, rivers) -> Moved:
    """Return the points on ``cells`` as `Moved`; ``rivers`` are the seeds of RIVERS, if given."""
    from ...core.raster.storage import values_at
    from ...core.watersheds.snap import first_below, nearest, snap

    with run.phase("Reading the accumulation", 0.5):
        accumulation = snapping.accumulation(run, directions)
    width, height = size = directions.cell_width, directions.cell_height
    target, distance = snapping.target, snapping.distance
    now, metres, astray = _onto_directions(run, directions, cells, size, distance)
    stays, off = np.zeros(cells.size, bool), now != cells
    if cells.size and snapping.moves:
        with run.phase("Finding the river", 0.3):
            wanted, water = _targets(run, target, directions, accumulation, rivers)
        with run.phase("Moving points to the water", 0.2):
            if target == "downstream":
                found, length = first_below(run, now, directions.codes, wanted, directions.lengths, distance or np.inf)
                length += metres
            elif target == "water":
                found, length = snap(run, cells, water, wanted, width, height, distance)
                found[~values_at(wanted, found)] = -1  # none is near
            else:
                found, length = nearest(run, cells, wanted, width, height, distance)
        stays = found < 0
        off &= stays
        now, metres, astray = np.where(stays, now, found), np.where(stays, metres, length), astray & stays
    return Moved(now, metres, _water_at(accumulation, now), stays & ~astray, astray, off)


def _onto_directions(run, directions, cells, size, distance):
    """Return cells with a direction beside those without, how far they are, and the points that have none near them.

    A cell beside the point where water ends comes first: it alone may flow there.
    """
    from ...core.raster.raster import lazy
    from ...core.raster.storage import values_at
    from ...core.watersheds.snap import nearest

    codes, there, (width, height) = directions.codes, run.on(directions.storage), size
    start, metres = cells.copy(), np.zeros(cells.size)
    astray = values_at(codes, cells) == NO_DIRECTION
    if astray.any():
        off, reach = cells[astray], _reach(cells[astray], codes.shape, size, distance)
        drained = (lazy(codes) != NO_DIRECTION).materialise(there)
        ends = (lazy(codes) == ENDS).materialise(there)
        found, length = nearest(run, off, drained, width, height, reach)
        end, way_to_end = nearest(run, off, ends, width, height, reach)
        down, right = np.subtract(np.divmod(end, codes.shape[1]), np.divmod(off, codes.shape[1]))
        beside = (end >= 0) & (np.maximum(abs(down), abs(right)) == 1)
        found, length = np.where(beside, end, found), np.where(beside, way_to_end, length)
        start[astray] = np.where(found >= 0, found, off)
        metres[astray] = length
        astray[astray] = found < 0
    return start, metres, astray


def _reach(cells, shape, size, distance):
    """Return how far each of some points without a direction may be from one, in metres."""
    row = cells // shape[1]
    return np.full(row.size, distance) if distance else SNAPPED_BESIDE * np.hypot(size[0][row], size[1][row])


def check_land(run: Run, distance, dem: Dem, cells) -> Mask:
    """Return which of some points have no cell of land of a `Dem` within ``distance``, as `move_points` would find."""
    from ...core.raster.domain import LAND, OUTLET
    from ...core.raster.raster import lazy
    from ...core.watersheds.snap import nearest

    land = (lazy(dem.domain) == LAND) | (lazy(dem.domain) == OUTLET)
    astray = ~land.at(cells)
    if astray.any():
        size = dem.grid.cell_width, dem.grid.cell_height
        reach = _reach(cells[astray], dem.domain.shape, size, distance)
        found, _ = nearest(run, cells[astray], land, size[0], size[1], reach)
        astray[astray] = found < 0
    return astray


class Beside(NamedTuple):
    """What drains through points, through the nearest river, how far that is, and which ``points`` should know."""

    own: np.ndarray  # square metres
    river: np.ndarray
    metres: np.ndarray
    points: np.ndarray


def rivers_beside(run: Run, directions: Directions, cells, rivers) -> Beside:
    """Return what lies `Beside` points on ``cells``; ``rivers`` are the seeds of RIVERS, if given."""
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.raster import lazy
    from ...core.raster.storage import values_at
    from ...core.rivers.threshold import river_cells
    from ...core.watersheds.snap import nearest

    codes, storage, quiet = directions.codes, directions.storage, run.quietly()
    area = accumulate_d8(quiet.on(storage), codes, directions.cell_area)
    if rivers is not None:
        river = cells_of_rivers(run.on(storage), rivers, codes.shape)
    else:
        drained = (lazy(codes) != NO_DIRECTION).materialise(run.on(storage))
        threshold = fitting_threshold(quiet.on(storage), area, drained, None, M2_PER_KM2)
        river = river_cells(quiet.on(storage), area, drained, threshold, unit=M2_PER_KM2)
        storage.remove(drained)
    row = cells // codes.shape[1]
    reach = CELLS_NEAR * np.maximum(directions.cell_width[row], directions.cell_height[row])
    found, metres = nearest(quiet, cells, river, directions.cell_width, directions.cell_height, reach)
    own, there = values_at(area, cells), values_at(area, np.maximum(found, 0))
    for raster in (area, river):
        storage.remove(raster)
    return Beside(own, there, metres, np.flatnonzero((metres > 0) & (there >= LITTLE * own)))


def cells_of_rivers(run, rivers, shape) -> AnyRaster:
    """Return a raster of the cells of the seeds of rivers."""
    from ...core.raster.raster import full
    from ...core.raster.storage import put_values

    river = full(shape, False, bool).copy(run)
    put_values(river, rivers.seeds.cells, np.ones(rivers.seeds.cells.size, bool))
    return river


def _targets(run, target, directions, accumulation, rivers):
    """Return the cells that points may move to, and the water in each cell where that decides (else None)."""
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.raster import OfRows
    from ...core.rivers.threshold import across_holes
    from ...core.watersheds.snap import drained_rows

    codes, there = directions.codes, run.on(directions.storage)
    drained = OfRows(codes.shape, bool, partial(drained_rows, codes, np.asarray(directions.entered, np.int64)))
    if target != "water" and rivers is not None:
        return cells_of_rivers(there, rivers, codes.shape), None
    if accumulation is not None:
        water, known = accumulation
        if target == "water":
            return (drained & known).materialise(there), water
        river = river_cells_by_accumulation(there, water, known, directions.source.name)
        river = across_holes(there, river, known, codes)
        return (drained & river).materialise(there), None
    drained = drained.materialise(there)
    area = accumulate_d8(there, codes, directions.cell_area)
    if target == "water":
        return drained, area
    return river_cells_by_area(there, None, area, drained)[1], None


def _water_at(accumulation, cells):
    """Return what ACCUMULATION holds in each cell, None where that is not known."""
    if accumulation is None:
        return [None] * cells.size
    from ...core.raster.storage import values_at

    found = zip(*(values_at(raster, cells).tolist() for raster in accumulation))
    return [value if is_known else None for value, is_known in found]
