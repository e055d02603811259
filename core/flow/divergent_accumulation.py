"""Accumulation where a cell shares its water between several neighbours: D∞, and all lower neighbours (MFD).

Every cell keeps the set of its receivers and the set of the donors it waits for, one bit for each neighbour; shares are
computed when the water goes on. A cell is ready when it waits for no donor any more.

Tiles work in rounds. In each, a tile takes what came to it, and goes downstream from its ready cells as far as it can;
what reaches the ring of cells around it is handed over in the next round, in the order of the tiles. So neither threads
nor where rasters lie change a bit of the result; the size of the tiles changes the order of sums, and with it no more
than their rounding. When no cell is ready and some still wait, water runs in circles: `dinf_cycles` cuts them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Codes, Heights, Values
from ..machine.powers import power_table
from ..raster.dtypes import working_type
from ..raster.neighbours import NO_DIRECTION
from ..raster.storage import raster_of
from ..raster.tiles import LARGE_TILE_SIDE, tile_rows, with_rim
from ..run.run import Run
from .directions.dinf import corner_angles, receivers_by_angle
from .directions.dinf_cycles import WaitingCells, cut_circles
from .receiver_sets import lower_receivers
from .tile_water import Sent, TileVisit, begin_tile, visit_tile, waiting_cells

DIVERGENT_BYTES_PER_CELL = 12  # beside the result: water on its way, receivers twice, donors that are not ready, flags
FEW_WAITING = 4000  # cells that get water from other tiles: not worth waking another thread
SETTING_UP = 0.1  # of the time

NO_POWERS = np.zeros(0)  # instead of those of slopes: water is shared by angles
NOTHING_SENT = Sent(np.zeros(0, np.int64), np.zeros(0))
NO_CUT = np.zeros(0, np.int64), np.zeros(0, np.uint8)


class DivergentFlow(NamedTuple):
    """What flows through every cell, and which cells are flagged or get any water from one that is."""

    total: np.ndarray
    flagged: np.ndarray  # None where there were no flags
    circling: int  # cells that lie on circles
    ends: int  # at which water was made to end, to cut these


def accumulate_dinf(
    run: Run,
    angles: Values,
    cell_width: Values,
    cell_height: Values,
    cell_area: Array | None = None,
    weights: Values | None = None,
    flags: Array | None = None,
    side: int = LARGE_TILE_SIDE,
) -> DivergentFlow:  # fmt: skip
    """Return the `DivergentFlow` by D∞ angles.

    Angles of other programs can lead round in circles; those are cut, see `cut_circles`.

    Parameters
    ----------
    angles : radians from east against the clock; negative where the path ends, NaN where there is no water
    cell_width, cell_height : metres on the ground, one number for each row
    cell_area : what one cell of each row counts for, in any unit; 1 if it is left out
    weights : raster of what falls on each cell, by which ``cell_area`` is multiplied; cells without water keep it
    flags : optional raster, uint8 or bool
    """
    angles = raster_of(angles, np.float32)
    rows = corner_angles(cell_width, cell_height)[:, None]
    flow = _Flow(run, angles, rows, NO_POWERS, (cell_area, weights, flags), side)
    return flow.accumulate(partial(_receivers_by_angle, angles))


def accumulate_mfd(
    run: Run,
    filled: Heights,
    codes: Codes,
    lengths: Values,
    exponent: float,
    cell_area: Array | None = None,
    weights: Values | None = None,
    flags: Array | None = None,
    side: int = LARGE_TILE_SIDE,
) -> DivergentFlow:  # fmt: skip
    """Return the `DivergentFlow` when water goes to all lower neighbours.

    Shares are in proportion to slope to the power of ``exponent``, from 0 to 100 (Freeman 1991,
    doi:10.1016/0098-3004(91)90048-I). A cell with nothing below it follows its D8 direction; a cell where the D8 path
    ends keeps its water.

    Parameters
    ----------
    filled : heights without depressions, raster of any real type
    codes : D8 directions of the same cells in the code of the core
    lengths : metres from a cell of each row to its neighbours, (rows, 8)
    cell_area, weights, flags : as for `accumulate_dinf`
    """
    if isinstance(filled, np.ndarray):
        filled = np.require(filled, working_type(filled.dtype), ["C", "W"])
    codes = raster_of(codes, np.uint8)
    rows = 1 / np.require(lengths, np.float64, ["C"])
    flow = _Flow(run, filled, rows, power_table(exponent), (cell_area, weights, flags), side)
    return flow.accumulate(partial(_lower_receivers, filled, codes))


def _receivers_by_angle(angles, receivers, job):
    """Write who gives water to whom in a tile, by angles."""
    tile, corner = job
    receivers[tile.window] = receivers_by_angle(with_rim(angles, tile, np.float32, np.nan), corner[:, 0])


def _lower_receivers(filled, codes, receivers, job):
    """Write who gives water to whom in a tile, by heights."""
    tile, _ = job
    heights = with_rim(filled, tile, working_type(filled.dtype), np.inf)
    receivers[tile.window] = lower_receivers(heights, with_rim(codes, tile, np.uint8, NO_DIRECTION))


class _Flow:
    """One accumulation: what tiles keep from round to round, and how they take turns."""

    def __init__(self, run, surface, rows, powers, fallen, side):
        self.surface, self.rows, self.powers = surface, rows, powers
        self.area, self.weights, self.flags = fallen
        self.side, self.run = side, run
        self.shape = surface.shape
        rows = tile_rows(self.shape, side)
        self.across, self.tiles = len(rows[0]), [tile for row in rows for tile in row]
        self.water, self.bits = run.parts(), run.parts()  # of tiles in which cells wait
        self.visits, self.waiting = [0] * len(self.tiles), [0] * len(self.tiles)
        self.done = 0

    def accumulate(self, find_receivers: Callable) -> DivergentFlow:
        """Accumulate, once it is known who gives water to whom: ``find_receivers`` writes that for a tile."""
        run = self.run
        total = run.empty(self.shape, np.float64)
        flagged = None if self.flags is None else run.empty(self.shape, bool)
        receivers = run.empty(self.shape, np.uint8)
        with run.phase("Finding who gives water to whom", SETTING_UP):
            work = partial(find_receivers, receivers)
            run.map(work, self.tiles, lambda tile: (tile, self.rows[tile.top : tile.bottom]))
        with run.phase("Adding up from the ridges down", 1 - SETTING_UP):
            begin = partial(
                begin_tile, self.weights, self.flags, receivers, self.surface, self.powers, total, flagged,
                self.water, self.bits,
            )  # fmt: skip
            sent = self._round(begin, range(len(self.tiles)), self._first_job)
            del begin, work  # which hold the receivers
            run.remove(receivers)
            del receivers
            visit = partial(visit_tile, self.surface, self.powers, total, flagged, self.water, self.bits)
            self._take_rounds(visit, sent)
            circling, ends = self._cut_circles(visit) if any(self.waiting) else (0, 0)
            run.report(1.0)
        return DivergentFlow(total, flagged, circling, ends)

    def _take_rounds(self, visit, sent, cuts=None):
        """Let tiles take turns until nothing is sent any more; ``cuts`` are those of the first round, by tile."""
        cuts = cuts or {}
        while sent.cells.size or cuts:
            mail = self._by_tile(sent)

            def next_job(number, mail=mail, cuts=cuts):
                return self._place(number), mail.get(number, NOTHING_SENT), cuts.get(number, NO_CUT)

            sent = self._round(visit, sorted({*mail, *cuts}), next_job, few=sent.cells.size < FEW_WAITING)
            cuts = {}

    def _round(self, work, numbers, share, few=False):
        """Let some tiles work; return what they have sent."""
        results = self.run.quietly(1 if few else None).map(work, numbers, share)
        for number, (done, waiting, _) in zip(numbers, results):
            self.water.pop((number, self.visits[number]), None)
            self.bits.pop((number, self.visits[number]), None)
            self.visits[number] += 1
            self.waiting[number] = waiting
            self.done += done
        self.run.report(min(1.0, self.done / (self.shape[0] * self.shape[1])))
        return Sent(*(np.concatenate(part) for part in zip(*(sent for *_, sent in results))))

    def _place(self, number):
        """Return the `TileVisit` of a tile of a number as it is by now."""
        tile = self.tiles[number]
        return TileVisit(number, self.visits[number], tile, self.rows[tile.top : tile.bottom], self.waiting[number])

    def _first_job(self, number):
        """Return what a tile needs at first, and what falls on a cell of each of its rows."""
        tile = self.tiles[number]
        return self._place(number), None if self.area is None else self.area[tile.top : tile.bottom]

    def _owners(self, cells):
        """Return the numbers of the tiles that some cells lie in."""
        row, col = np.divmod(cells, self.shape[1])
        return row // self.side * self.across + col // self.side

    def _by_tile(self, sent):
        """Return what was sent by the number of the tile that gets it."""
        owner = self._owners(sent.cells)
        order = np.argsort(owner, kind="stable")
        numbers, begins = np.unique(owner[order], return_index=True)
        parts = zip(*(np.split(part[order], begins[1:]) for part in sent))
        return dict(zip(numbers.tolist(), (Sent(marks, amounts) for marks, amounts in parts)))

    def _cut_circles(self, visit):
        """Cut circles and go on; return how many cells lay on them, and how many ends were made."""
        if self.powers.size:
            raise ValueError("water runs in circles: the directions do not belong to these heights")
        numbers = [number for number, waiting in enumerate(self.waiting) if waiting]
        look = partial(waiting_cells, self.surface, self.bits)
        ncols = self.shape[1]
        found = self.run.quietly().map(look, numbers, lambda number: (self._place(number), ncols))
        waiting = WaitingCells(*(np.concatenate(part) for part in zip(*found)))
        order = np.argsort(waiting.cells)
        circling, ends, changed, (freed, donors) = cut_circles(
            self.run, WaitingCells(*(part[order] for part in waiting)), self.rows[:, 0], ncols
        )
        owner = self._owners(changed[0])
        cuts = {number: tuple(part[owner == number] for part in changed) for number in np.unique(owner).tolist()}
        self._take_rounds(visit, Sent.without_water(freed, donors), cuts)
        return circling, ends
