"""Measures of a terrain: its hypsometry, its pits, and what a fill would raise."""

from dataclasses import dataclass

import numpy as np

from ..depressions.fill import fill
from ..depressions.fill_report import report_fill
from ..raster.domain import LAND, drainage_domain
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.progress import Progress
from .fits import Measure, Points

HYPSOMETRIC_STEPS = 200
CHUNK_ROWS = 256
NO_DEM = "No DEM was given."
NO_CELL = "The DEM has no valid cell."
BULK = "Where most land lies between the lowest and the highest point: near 1 a plateau, near 0 a plain with summits."
STUCK = "Cells from which water cannot go down."
DROWNED = "Cells that would be under water if every depression were full."


@dataclass(frozen=True)
class TerrainHeights:
    """Heights of a DEM, which of them are valid, and the area of a cell in each row, in square metres.

    ``aspect`` is the width of a cell over its height, in the middle of the DEM.
    """

    heights: np.ndarray
    valid: np.ndarray
    cell_area: np.ndarray
    aspect: float = 1.0

    @property
    def area(self):
        """The area of the valid cells in square metres."""
        return float(np.sum(np.count_nonzero(self.valid, axis=1) * self.cell_area))


def hypsometric_integral(terrain, progress=None):
    """Return the mean height above the lowest point over the greatest; ``points`` are the hypsometric curve."""
    result = {"name": "Hypsometric integral", "counted": "cells", "real": (0.35, 0.6), "meaning": BULK}
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    progress = progress or Progress()
    cells, low, high = 0, np.inf, -np.inf
    for heights, _ in _parts(terrain, progress):
        cells += heights.size
        low, high = min(low, heights.min(initial=np.inf)), max(high, heights.max(initial=-np.inf))
    if not high > low:
        return Measure(**result, count=cells, reason="The DEM is level." if cells else NO_CELL)
    share, mean = np.zeros(HYPSOMETRIC_STEPS), 0.0
    for heights, areas in _parts(terrain, progress):
        relative = (heights - low) / (high - low)
        mean += np.sum(relative * areas)
        share += np.histogram(relative, HYPSOMETRIC_STEPS, (0.0, 1.0), weights=areas)[0]
    whole = share.sum()
    above = np.append(whole, whole - np.cumsum(share)).clip(0) / whole
    curve = Points(above, np.linspace(0.0, 1.0, above.size))
    return Measure(**result, value=float(mean / whole), count=cells, points=curve)


def pits(terrain, progress=None):
    """Return the share of cells from which no neighbour is lower; cells at the edge of the data drain out of it."""
    remark = "About 2.5 % in SRTM, 0 in a terrain that water has made. Cells of flats count, those of a lake too."
    result = {"name": "Pits", "unit": " %", "counted": "cells", "remark": remark, "meaning": STUCK}
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    progress = progress or Progress()
    cells = np.count_nonzero(terrain.valid)
    if not cells:
        return Measure(**result, reason=NO_CELL)
    domain = drainage_domain(terrain.valid)
    found = sum(_pits_in_rows(terrain.heights, domain, top, progress) for top in _tops(terrain))
    return Measure(**result, value=100.0 * found / cells, count=cells)


def _tops(terrain):
    return range(0, terrain.heights.shape[0], CHUNK_ROWS)


def _pits_in_rows(z, domain, top, progress):
    """Return how many pits lie in some rows; land has eight valid neighbours, all of them in the raster."""
    progress.check()
    row, col = np.nonzero(domain[top : top + CHUNK_ROWS] == LAND)
    row += top
    height = z[row, col]
    lowest = np.ones(height.size, bool)
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        lowest &= z[row + down, col + right] >= height
    return int(np.count_nonzero(lowest))


def filled_share(terrain, progress=None):
    """Return the share of cells that a fill of the depressions raises; water leaves over the edge of the data."""
    remark = "About 5 % in SRTM, 0 in a terrain that water has made."
    result = {"name": "Cells in depressions", "unit": " %", "counted": "cells", "remark": remark, "meaning": DROWNED}
    if terrain is None:
        return Measure(**result, reason=NO_DEM)
    cells = np.count_nonzero(terrain.valid)
    if not cells:
        return Measure(**result, reason=NO_CELL)
    filled, _ = fill(terrain.heights, drainage_domain(terrain.valid), progress=progress)
    raised = report_fill(terrain.heights, filled, terrain.valid, terrain.cell_area, progress).cells
    return Measure(**result, value=100.0 * raised / cells, count=cells)


def _parts(terrain, progress):
    """Yield heights and areas of the valid cells, some rows at a time."""
    for top in _tops(terrain):
        progress.check()
        part = slice(top, top + CHUNK_ROWS)
        valid = terrain.valid[part]
        row = np.nonzero(valid)[0]
        yield terrain.heights[part][valid].astype(np.float64), terrain.cell_area[part][row]
