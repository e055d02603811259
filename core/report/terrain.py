"""Measures of a terrain: its hypsometry, its pits, and what a fill would raise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..arrays import Codes, Mask
from ..depressions.fill import fill
from ..depressions.fill_report import report_fill
from ..raster.domain import LAND, SEA, VOID, drainage_domain
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..raster.storage import rows_with_rim
from ..run.run import Run
from .fits import Measure, Points
from .texts import Text

HYPSOMETRIC_STEPS = 200
CHUNK_ROWS = 256
NO_DEM = Text("No DEM was given.")
NO_LAND = Text("The DEM has no valid cell of land.")
BULK = Text(
    "Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits."
)
STUCK_CELLS = Text("Cells from which water cannot go down.")
DROWNED = Text("Cells that would be under water if every depression were full.")


@dataclass(frozen=True)
class TerrainHeights:
    """Heights of a DEM, which of them are valid, and the area of a cell in each row, in square metres.

    ``aspect`` is the width of a cell over its height, in the middle of the DEM. The ``domain`` says where water goes
    and which cells are sea, whose floor is shown but not measured; without it, water leaves over the edge of the data.
    """

    heights: np.ndarray
    valid: np.ndarray
    cell_area: np.ndarray
    aspect: float = 1.0
    domain: np.ndarray | None = None

    @property
    def land(self) -> Mask:
        """Where the valid cells are that are not sea."""
        return self.valid if self.domain is None else self.valid & (self.domain != SEA)

    @property
    def area(self) -> float:
        """The area of the land in square metres."""
        return float(np.sum(np.count_nonzero(self.land, axis=1) * self.cell_area))

    @property
    def flow_domain(self) -> Codes:
        """Where water can go."""
        return drainage_domain(Run(), self.valid) if self.domain is None else self.domain


def hypsometric_integral(run: Run, terrain: TerrainHeights | None) -> Measure:
    """Return the mean height above the lowest point over the greatest; ``points`` are the hypsometric curve."""
    result: dict = {"name": Text("Hypsometric integral"), "counted": "cells", "real": (0.35, 0.6), "meaning": BULK}
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    land = terrain.land
    cells, low, high = 0, np.inf, -np.inf
    for heights, _ in _parts(run, terrain, land):
        cells += heights.size
        low, high = min(low, heights.min(initial=np.inf)), max(high, heights.max(initial=-np.inf))
    if not high > low:
        return Measure(**result, count=cells, reason=Text("The DEM is level.") if cells else NO_LAND)
    share, mean = np.zeros(HYPSOMETRIC_STEPS), 0.0
    for heights, areas in _parts(run, terrain, land):
        relative = (heights - low) / (high - low)
        mean += np.sum(relative * areas)
        share += np.histogram(relative, HYPSOMETRIC_STEPS, (0.0, 1.0), weights=areas)[0]
    whole = share.sum()
    above = np.append(whole, whole - np.cumsum(share)).clip(0) / whole
    curve = Points(above, np.linspace(0.0, 1.0, above.size))
    return Measure(**result, value=float(mean / whole), count=cells, points=curve)


def pits(run: Run, terrain: TerrainHeights | None) -> Measure:
    """Return the share of cells of land from which no neighbour is lower; outlets drain out of the data."""
    remark = Text("About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too.")
    result: dict = {"name": Text("Pits"), "unit": " %", "counted": "cells", "remark": remark, "meaning": STUCK_CELLS}
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    land = terrain.land
    cells = np.count_nonzero(land)
    if not cells:
        return Measure(**result, reason=NO_LAND)
    flow_domain = terrain.flow_domain
    found = sum(_pits_in_rows(run, terrain.heights, flow_domain, land, rows) for rows in _bands(terrain))
    return Measure(**result, value=100.0 * found / cells, count=cells)


def _bands(terrain):
    """Return slices of some rows each."""
    nrows = terrain.heights.shape[0]
    return [slice(top, min(top + CHUNK_ROWS, nrows)) for top in range(0, nrows, CHUNK_ROWS)]


def _pits_in_rows(run, z, flow_domain, land, rows):
    """Return how many pits lie in some rows; what water does not cross is as good as higher."""
    run.check()
    row, col = np.nonzero((flow_domain[rows] == LAND) & land[rows])
    row, col = row + 1, col + 1
    around = np.pad(rows_with_rim(z, rows, 0), ((0, 0), (1, 1)))
    crossed = np.pad(rows_with_rim(flow_domain, rows, VOID), ((0, 0), (1, 1))) != VOID
    height, lowest = around[row, col], np.ones(row.size, bool)
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        beside = row + down, col + right
        lowest &= (around[beside] >= height) | ~crossed[beside]
    return int(np.count_nonzero(lowest))


def filled_share(run: Run, terrain: TerrainHeights | None) -> Measure:
    """Return the share of cells of land that a fill of the depressions raises."""
    remark = Text("About 5 % in SRTM, 0 in a terrain that water has made.")
    result: dict = {"name": Text("Cells in depressions"), "unit": " %", "counted": "cells", "remark": remark}
    result["meaning"] = DROWNED
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    land = terrain.land
    cells = np.count_nonzero(land)
    if not cells:
        return Measure(**result, reason=NO_LAND)
    filled, _ = fill(run, terrain.heights, terrain.flow_domain)
    raised = report_fill(run, terrain.heights, filled, land, terrain.cell_area).cells
    return Measure(**result, value=100.0 * raised / cells, count=cells)


def _parts(run, terrain, land):
    """Yield heights and areas of the cells of land, some rows at a time."""
    for rows in _bands(terrain):
        run.check()
        row = np.nonzero(land[rows])[0]
        yield terrain.heights[rows][land[rows]].astype(np.float64), terrain.cell_area[rows][row]
