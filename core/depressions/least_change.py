"""Pit by pit the cheaper of filling and cutting: the DEM without depressions that differs least from the one given.

A depression is nested: its pits lie in hollows, these in larger ones. From the innermost out each hollow is filled to
the level at which filling it so far and digging from there, as breaching digs, cost the least together: to its bottom,
where all is dug; to its sill, where nothing is; or in between. What stands there is a pit itself, and if it stands at
the sill, one of the hollow around. As channels lead into each other this is no proof of the least change, but it is
never more than that of filling or breaching alone, for these are tried too.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Codes, Heights, Mask, Values
from ..machine.jit import kernel
from ..raster.domain import LAND
from ..raster.dtypes import working_type
from ..run.run import Run
from .breach import breach, breach_by_pit
from .fill import fill
from .lakes import find_lakes

CHANGE_ROUNDS = 8  # hollows within hollows, from the innermost out, that are looked at one after the other
NO_COST = 1e-9  # of what filling to the sill costs: more than the rounding of sums
LEAST_BYTES_PER_CELL = 60  # what breaching takes, copies of the heights, cells that were cut, lakes


class Costs(NamedTuple):
    """What moving ground costs, for each unit of volume."""

    cut: float = 1.0
    fill: float = 1.0

    def of(self, z: Heights, surface: Heights, counted: Mask, cell_area: Values) -> float:
        """Return what it costs to make a ``surface`` of ``z`` in the cells that count."""
        change = np.where(counted, surface.astype(np.float64) - z, 0.0)
        by_row = self.fill * np.maximum(change, 0.0).sum(axis=1) + self.cut * np.maximum(-change, 0.0).sum(axis=1)
        return float(by_row @ cell_area)


def least_change(
    run: Run,
    z: Heights,
    domain: Codes,
    counted: Mask,
    lengths: Values,
    cell_area: Values,
    costs: Costs,
) -> tuple[Heights, list[float]]:
    """Return ``z`` without depressions at the least of the costs, and those of cutting and filling alone and of that.

    Parameters
    ----------
    z, domain, lengths : as of `breach`
    counted : cells whose change costs something; holes that water crosses have none
    cell_area : square metres of a cell of each row
    costs : `Costs` of a unit of volume
    """
    made = []
    with run.phase("Filling alone", 0.1):
        made.append(fill(run.quietly(), z, domain)[0])
    with run.phase("Breaching alone", 0.2):
        made.append(_opened(run.quietly(), z, domain, lengths))
    with run.phase("Filling where that is cheaper", 0.5):
        ground = _filled_where_cheaper(run, z, domain, counted, lengths, cell_area, costs)
    with run.phase("Breaching the rest", 0.2):
        made.append(_opened(run.quietly(), ground, domain, lengths))
    prices = [costs.of(z, surface, counted, cell_area) for surface in made]
    return made[int(np.argmin(prices))].astype(z.dtype), prices


def _opened(run, z, domain, lengths):
    """Return heights with their depressions breached, and filled where that cannot be."""
    return fill(run, breach(run, z, domain, lengths)[0], domain)[0]


def _filled_where_cheaper(run, z, domain, counted, lengths, cell_area, costs):
    """Return heights with hollows filled as far as that is cheaper than to open them, from the innermost out."""
    ground = np.array(z, working_type(z.dtype), order="C")
    area = np.broadcast_to(cell_area[:, None], z.shape).ravel()
    for done in range(CHANGE_ROUNDS):
        quiet = run.quietly()
        _, pits, cut_by = breach_by_pit(quiet, ground, domain, lengths)
        filled = fill(quiet, ground, domain)[0]
        lakes = find_lakes(quiet, ground, filled, domain, counted, cell_area)
        if not pits.size or not lakes.level.size:
            break
        inner = np.append(False, lakes.inside == 0)
        lake_of_pit = np.append(0, lakes.cells.ravel()[pits])
        hollow = np.where(inner[lakes.cells] & (domain == LAND), lakes.cells, 0).ravel()
        channel = np.where(inner[lake_of_pit], lake_of_pit, 0)[cut_by.ravel()]
        heights = ground.ravel().astype(np.float64)
        wet, dug = (
            _by_lake(lake, heights, np.where(counted.ravel(), area, 0), lakes.level.size) for lake in (hollow, channel)
        )
        level = best_levels(wet, dug, np.append(np.nan, lakes.level), costs.fill, costs.cut)
        raised = np.maximum(heights, np.where(hollow > 0, level[hollow], -np.inf)).astype(ground.dtype)
        raised = raised.reshape(z.shape)
        if np.array_equal(raised, ground):
            break
        ground = raised
        run.report((done + 1) / CHANGE_ROUNDS)
        run.check()
    return ground


class CellsByLake(NamedTuple):
    """Cells of lakes one after the other, each lake's from the lowest up."""

    begin: np.ndarray  # of each lake, of 0 first, which is none, and the end
    height: np.ndarray
    area: np.ndarray


def _by_lake(lake, heights, area, count):
    """Return the `CellsByLake` of cells that have the number of a lake."""
    cells = np.flatnonzero(lake)
    cells = cells[np.lexsort((heights[cells], lake[cells]))]
    return CellsByLake(np.searchsorted(lake[cells], np.arange(count + 2)), heights[cells], area[cells])


@kernel
def best_levels(wet: CellsByLake, dug: CellsByLake, sill: Heights, fill_cost: float, cut_cost: float) -> Heights:
    """Return the level to which each lake is best filled before its channel is dug from there; NaN for no lake.

    ``wet`` are the cells of lakes and ``dug`` those of their channels, both `CellsByLake`. At the ``sill`` nothing has
    to be dug. In between, what filling takes grows ever faster and what digging takes falls ever slower, so one of the
    heights of these cells is best. Of what costs the same, as where one cell is to be raised or another cut, filling to
    the sill is taken: or digits would decide, which are others in feet than in metres.
    """
    found = np.full(sill.size, np.nan)
    for lake in range(1, sill.size):
        i, last_wet = wet.begin[lake], wet.begin[lake + 1]
        j, last_dug = dug.begin[lake], dug.begin[lake + 1]
        if i == last_wet:
            continue
        filling = 0.0
        for index in range(i, last_wet):
            filling += wet.area[index] * (sill[lake] - wet.height[index])
        left, moment = 0.0, 0.0  # area of the channel above the level, and that times its height over the sill
        for index in range(j, last_dug):
            left += dug.area[index]
            moment += dug.area[index] * (dug.height[index] - sill[lake])
        if j == last_dug:
            found[lake] = wet.height[i]  # a channel of another pit opens it
            continue
        best, found[lake] = fill_cost * filling, sill[lake]
        none = NO_COST * best
        covered, under = 0.0, 0.0  # area of the cells below the level, and that times their height over the sill
        while True:
            level = np.inf
            if i < last_wet:
                level = wet.height[i]
            if j < last_dug:
                level = min(level, dug.height[j])
            if level >= sill[lake]:
                break
            while i < last_wet and wet.height[i] <= level:
                covered += wet.area[i]
                under += wet.area[i] * (wet.height[i] - sill[lake])
                i += 1
            while j < last_dug and dug.height[j] <= level:
                left -= dug.area[j]
                moment -= dug.area[j] * (dug.height[j] - sill[lake])
                j += 1
            over = level - sill[lake]
            cost = fill_cost * (over * covered - under) + cut_cost * (moment - over * left)
            if cost < best - none:
                best, found[lake] = cost, level
    return found
