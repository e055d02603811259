"""Valley cells: where the smoothed ground is nowhere the highest of four cells."""

import numpy as np
import pytest
from headwaters.core.rivers import valleys
from headwaters.core.rivers.valleys import valley_cells
from headwaters.core.run.run import Run
from osgeo import gdal

from ...support import random_dem


def valleys_twin(z, valid):
    """Return the valleys, cell by cell and window by window, as Peuker & Douglas tell."""
    nrows, ncols = z.shape
    heights, one = z.astype(np.float32), np.float32(1)
    smooth = heights.copy()
    for row in range(1, nrows - 1):
        for col in range(1, ncols - 1):
            total, weight = np.float32(0), np.float32(0)
            for down, right, share in valleys.WEIGHTS if valid[row, col] else ():
                if valid[row + down, col + right]:
                    total += np.float32(share) * heights[row + down, col + right]
                    weight += np.float32(share) * one
            smooth[row, col] = total / weight if valid[row, col] else smooth[row, col]
    found = valid.copy()
    found[0] = found[-1] = found[:, 0] = found[:, -1] = False
    for row in range(nrows - 1):
        for col in range(ncols - 1):
            window = [(row + down, col + right) for down in (0, 1) for right in (0, 1)]
            known = all(valid[cell] for cell in window)
            highest = max(smooth[cell] for cell in window)
            for cell in window:
                if not known or smooth[cell] == highest:
                    found[cell] = False
    return found


@pytest.mark.parametrize("seed", range(24))
def test_a_valley_is_never_the_highest_of_four_cells(seed, monkeypatch):
    """On rough, smooth, whole and flat heights with holes, down to a single cell, whatever the bands of rows."""
    z, valid = random_dem(seed)
    truth = valleys_twin(z, valid)
    for cells in (1, 3 * z.shape[1], 1 << 18):
        monkeypatch.setattr(valleys, "VALLEYS_AT_A_TIME", cells)
        assert np.array_equal(valley_cells(Run(threads=2), z, valid), truth)


def test_flat_ground_has_no_valley_and_a_trough_is_one():
    z = np.abs(np.arange(9) - 4.0)[None, :] + np.zeros((7, 1))
    valid = np.ones(z.shape, bool)
    assert not valley_cells(Run(), np.zeros(z.shape), valid).any()
    assert np.array_equal(np.unique(np.nonzero(valley_cells(Run(), z, valid))[1]), [4])


def test_the_valleys_of_real_land_are_those_of_another_program(real_data):
    """In each of 603,460 cells."""
    z, truth = (gdal.Open(str(real_data / f"eno_taudem/enogeo{name}.tif")).ReadAsArray() for name in ("fel", "ss"))
    found = valley_cells(Run(), z, np.ones(z.shape, bool))
    assert np.count_nonzero(found != (truth == 1)) == 0
    assert np.count_nonzero(found) == 57_453
