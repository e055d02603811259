"""Floods by the height above the nearest drainage (HAND): stages along rivers, rating curves, depths of the water.

The land that drains to a cell of a river is under water as far as it lies lower than the water there. A rating curve
is that of a reach as a whole (Zheng et al. 2018, doi:10.1111/1752-1688.12661): its land gives volume and bed of the
water at a stage, its length the mean cross-section, and Manning's formula what flows through that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array, Cells, DType, Heights, Indices, Labels, Mask, Values
from ..flow.accumulation import accumulated_at
from ..flow.folds.flow import End, Flow, Rule, SomeCells
from ..flow.folds.folds import least, value
from ..machine.jit import kernel
from ..raster.neighbours import ENDS
from ..raster.raster import AnyRaster, lazy
from ..raster.rims import steps_of
from ..raster.storage import raster_of, values_at
from ..raster.tiles import LARGE_TILE_SIDE, Tile, row_bands
from ..run.run import Run

CHUNK_CELLS = 1 << 20
FLOODS_BYTES_PER_CELL = 24  # reaches, heights above rivers or levels, slopes, and depths
BYTES_PER_STAGE = 40  # of each reach, with its curve
LEAST_RIVER_SLOPE = 1e-5  # of a reach, metres a metre, as in Zheng et al. (2018)
RAISED_GROUND = 0.1  # metres that filling raised the ground, so that a lake stands there; less is noise


class ReachCells(NamedTuple):
    """The cells of rivers."""

    cells: np.ndarray  # rising, each of them once
    labels: np.ndarray  # of their reaches, 1, 2, …
    bed: np.ndarray  # height of the surface that water runs over, in metres

    @classmethod
    def of_seeds(cls, cells: Cells, labels: Labels, surface: AnyRaster) -> ReachCells:
        """Return it for cells of which the first of the same counts."""
        cells, first = np.unique(cells, return_index=True)
        return cls(cells, np.asarray(labels, np.int32)[first], values_at(surface, cells).astype(np.float64))

    def steps(self, codes: AnyRaster, lengths: Values) -> tuple[Indices, Values]:
        """Return the place of the cell that each flows into, -1 where that is no river, and the metres there, or 0."""
        code = values_at(codes, self.cells)
        below = self.cells + steps_of(codes.shape[1])[np.where(code < ENDS, code, 0)]
        place = np.minimum(np.searchsorted(self.cells, below), self.cells.size - 1)
        flows_on = (code < ENDS) & (self.cells[place] == below)
        step = lengths[self.cells // codes.shape[1], np.where(flows_on, code, 0)]
        return np.where(flows_on, place, -1), np.where(flows_on, step, 0.0)


class RiverReaches(NamedTuple):
    """What is known of each reach; arrays have one value for each label from 0 on, which is no reach."""

    length: np.ndarray  # metres, a step for each cell; 0 for a last one of a single cell
    slope: np.ndarray  # fall over the length of the steps, LEAST_SLOPE at least; NaN without a length
    downstream: np.ndarray  # label of the next reach, 0 where there is none
    outlet: np.ndarray  # the last cell, of several that through which most drains; -1 without cells
    area: np.ndarray  # square metres that drain through that cell
    standing: np.ndarray  # whether more than half of its cells lie under standing water


class RatingCurves(NamedTuple):
    """Stages, and for each reach by label what the water has at them: (labels, stages)."""

    stage: np.ndarray  # metres, from 0
    surface: np.ndarray  # square metres of water
    volume: np.ndarray  # cubic metres
    bed: np.ndarray  # square metres of wetted ground
    discharge: np.ndarray  # cubic metres a second, NaN for reaches without a curve

    def stages_of(self, discharge: Values) -> tuple[Values, Mask]:
        """Return the least stage at which so much flows in each reach, and whether more flows than at the last.

        Between two stages of the table the curve is straight. A curve may fall where the water reaches wide ground,
        which slows all of it down in the formula; the first stage counts that carries the discharge.
        """
        carried = self.discharge >= discharge[:, None]
        high = carried.argmax(axis=1)
        known = ~np.isnan(discharge) & ~np.isnan(self.discharge[:, -1])
        beyond = known & ~carried.any(axis=1)
        low, rows = np.maximum(high - 1, 0), np.arange(high.size)
        below, above = self.discharge[rows, low], self.discharge[rows, high]
        with np.errstate(invalid="ignore", divide="ignore"):
            share = np.where(high > 0, (discharge - below) / (above - below), 0.0)
        stage = self.stage[low] + share * (self.stage[high] - self.stage[low])
        return np.where(known, np.where(beyond, self.stage[-1], stage), np.nan), beyond


class RunningLevel(Rule):
    """Of the numbers of all cells on the way down the least counts."""

    edge, times = value, least


class CellNumbers(NamedTuple):
    """Numbers of some cells; all others have no limit. With ``rim`` cells around a tile."""

    cells: SomeCells
    rim: int = 0

    def within(self, block: Tile) -> CellNumbers:
        """Return what is needed of it in a block."""
        return self._replace(cells=self.cells.within(block))

    def of(self, tile: Tile) -> Values:
        """Return it for a tile."""
        made = np.full((tile.shape[0] + 2 * self.rim, tile.shape[1] + 2 * self.rim), np.inf)
        row, col, values = self.cells.within(tile)
        made[row - tile.top + self.rim, col - tile.left + self.rim] = values
        return made


def spread_upstream(
    run: Run, codes: AnyRaster, cells: Cells, values: Array, nothing, dtype: DType, side: int = LARGE_TILE_SIDE
) -> AnyRaster:
    """Return for each cell the value of the first of some cells that its water meets, or ``nothing``."""
    stops = SomeCells.of_cells(cells, np.asarray(values, dtype), codes.shape[1])
    with Flow(run, codes, stops, side) as flow:
        return flow.up(End, 0, nothing, None, dtype)


def heights_above_rivers(
    run: Run, codes: AnyRaster, surface: AnyRaster, rivers: ReachCells, side: int = LARGE_TILE_SIDE
) -> AnyRaster:
    """Return how high each cell lies above the cell in which its water meets a river (HAND), in metres.

    ``surface`` are heights in metres of what the water runs over, in a float type, which the result has too; ``rivers``
    are `ReachCells`. It is NaN where none is met.
    """
    met = spread_upstream(run, codes, rivers.cells, rivers.bed, np.nan, surface.dtype, side)
    return (lazy(surface) - met).materialise(run, over=met)


def measure_reaches(
    run: Run,
    codes: AnyRaster,
    lengths: Values,
    cell_area: Values,
    rivers: ReachCells,
    raised: Heights,
    count: int,
    side: int = LARGE_TILE_SIDE,
) -> RiverReaches:
    """Return the `RiverReaches` of the labels 0 to ``count``.

    Parameters
    ----------
    codes, lengths : as of `flow_distance`
    cell_area : square metres of a cell of each row
    rivers : `ReachCells`
    raised : metres by which filling raised each of these cells
    """
    cells, labels, bed = rivers
    place, step = rivers.steps(codes, lengths)
    flows_on = place >= 0
    to = np.where(flows_on, labels[place], 0)
    fall = np.where(flows_on, bed - bed[place], 0.0)
    walked, drop = (np.bincount(labels, each, minlength=count + 1) for each in (step, fall))
    # The last cell of a river has no step of its own, but land that drains to it: it counts as long as the one before.
    before = np.zeros(cells.size)
    inside = to == labels
    before[place[inside]] = step[inside]
    length = walked + np.bincount(labels, np.where(flows_on, 0.0, before), minlength=count + 1)
    last = np.flatnonzero(to != labels)
    drained = accumulated_at(run, codes, cells[last], np.asarray(cell_area, np.float64), side)
    last, drained = (each[np.argsort(drained, kind="stable")] for each in (last, drained))  # the greatest stays
    outlet, area = np.full(count + 1, -1, np.int64), np.full(count + 1, np.nan)
    downstream = np.zeros(count + 1, np.int64)
    outlet[labels[last]], area[labels[last]], downstream[labels[last]] = cells[last], drained, to[last]
    with np.errstate(invalid="ignore", divide="ignore"):
        slope = np.where(length > 0, np.maximum(drop / walked, LEAST_RIVER_SLOPE), np.nan)
    wet = np.bincount(labels, raised > RAISED_GROUND, minlength=count + 1)
    standing = wet > np.bincount(labels, minlength=count + 1) / 2
    return RiverReaches(length, slope, downstream, outlet, area, standing)


def rating_curves(
    run: Run,
    reaches: RiverReaches,
    labels: AnyRaster,
    hand: AnyRaster,
    slopes: AnyRaster,
    cell_area: Values,
    stages: Values,
    roughness: float,
) -> RatingCurves:
    """Return the `RatingCurves` of `RiverReaches`; those that stand, or have no length, have none.

    Parameters
    ----------
    labels : int32, the reach that each cell drains to, 0 for none
    hand : heights above the river in metres
    slopes : of the ground in metres a metre; NaN counts as level
    cell_area : square metres of a cell of each row
    stages : metres, from 0 in even steps
    roughness : Manning's n, s/m^(1/3)
    """
    labels, cell_area = raster_of(labels, np.int32), np.require(cell_area, np.float64, ["C", "W"])
    sums = np.zeros((reaches.length.size, stages.size, 3))
    step = stages[1] - stages[0]
    for rows in row_bands(labels.shape, CHUNK_CELLS):
        above, slope = (np.require(each[rows], kind, ["C", "W"]) for each, kind in ((hand, "f8"), (slopes, "f4")))
        _sum_by_stage(labels[rows], above, slope, cell_area[rows], stages, step, sums)
        run.report(rows.stop / labels.shape[0])
        run.check()
    surface, moment, bed = np.moveaxis(sums, 2, 0)
    discharge = np.empty(surface.shape)
    along = np.where(reaches.standing | (reaches.length == 0), np.nan, reaches.length)[:, None]
    some = max(CHUNK_CELLS // stages.size, 1)
    for begin in range(0, reaches.length.size, some):
        of = slice(begin, begin + some)
        np.cumsum(sums[of], axis=1, out=sums[of])
        volume = np.subtract(stages * surface[of], moment[of], out=moment[of])
        with np.errstate(invalid="ignore", divide="ignore"):
            section = volume / along[of]
            radius = np.where(bed[of] > 0, volume / bed[of], 0.0)
            discharge[of] = section * radius ** (2 / 3) * np.sqrt(reaches.slope[of, None]) / roughness
        run.check()
    return RatingCurves(stages, surface, moment, bed, discharge)  # moments have become volumes


@kernel
def _sum_by_stage(labels, hand, slopes, cell_area, stages, step, sums):
    """Add to the first stage that covers each cell its area, that times its height, and the area of its ground."""
    for row in range(labels.shape[0]):
        area = cell_area[row]
        for col in range(labels.shape[1]):
            label, height = labels[row, col], hand[row, col]
            if label == 0 or not height <= stages[-1]:
                continue
            index = max(np.int64(np.ceil(height / step)), 0)
            while index > 0 and stages[index - 1] >= height:  # a quotient may be off by its last digit
                index -= 1
            while stages[index] < height:
                index += 1
            slope = np.float64(slopes[row, col])
            sums[label, index, 0] += area
            sums[label, index, 1] += area * height
            sums[label, index, 2] += area * np.sqrt(1.0 + slope * slope) if slope == slope else area


def with_those_downstream(stages: Values, downstream: Labels) -> Values:
    """Return stages by label, NaN replaced by that of the next reach downstream that has one."""
    found, at = stages.copy(), downstream.copy()
    while np.any(missing := np.isnan(found) & (at > 0)):
        found[missing] = stages[at[missing]]
        at[missing] = downstream[at[missing]]
    return found


def settled_stages(
    run: Run, codes: AnyRaster, rivers: ReachCells, stages: Values, side: int = LARGE_TILE_SIDE
) -> tuple[Values, Mask]:
    """Return the stages of river cells, lowered where water would stand higher than it can drain, and whether they are.

    A stage is at most that downstream and the height of the cell above there, so nowhere does it step down on level
    ground, where reaches of other stages meet. ``stages`` are NaN where there is no water, which limits nothing.
    """
    cells, _, bed = rivers
    above = stages - bed
    above[np.isnan(above)] = np.inf
    numbers = CellNumbers(SomeCells.of_cells(cells, above, codes.shape[1]))
    with Flow(run, codes, side=side) as flow:
        limit = flow.up(RunningLevel, numbers, np.inf, numbers._replace(rim=1), np.float64, at=cells)
    lowered = limit < above
    lowered &= ~np.isnan(stages)
    return np.where(lowered, limit + bed, stages), lowered


def flood_depths(
    run: Run, codes: AnyRaster, hand: AnyRaster, rivers: ReachCells, stages: Values, side: int = LARGE_TILE_SIDE
) -> AnyRaster:
    """Return how deep the water stands over each cell: float32, in metres, NaN where it is dry.

    ``hand`` are `heights_above_rivers`, ``stages`` those of the cells of ``rivers``.
    """
    stage = spread_upstream(run, codes, rivers.cells, stages, np.nan, hand.dtype, side)
    depth = lazy(stage) - hand
    return depth.where(depth > 0, np.nan).astype(np.float32).materialise(run)
