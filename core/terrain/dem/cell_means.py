"""The spline of a DEM: its means over the cells are the heights of these, nearly, and it is smooth between.

A spline through the heights would miss the means by much on ridges and in valleys.
Each round adds what the means still lack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Heights
from ...plane.types import Field
from ..ground.spline_heights import spline_samples

if TYPE_CHECKING:
    from ..types import GivenDem

MEAN_ROUNDS = 2  # of 1.7 m by which means over 90 m cells of mountains are missed they leave 0.2 m; more swing over
BEYOND = 8  # samples around the cells, so that the ground goes on beyond their rim
FAR_CELLS = 24  # likewise for the filter, which takes 0 beyond: its pole to that power is nothing in float64
OVER_A_CELL = np.array([1.0, 76.0, 230.0, 76.0, 1.0]) / 384.0  # means of a cubic B-spline over cells around its middle


def through_cells(values: Heights, cell: float, rounds: int = 0) -> Field:
    """Return the `Field` of the samples of a spline through values of cells (from north to south), or nearly so.

    With ``rounds`` it is rather the means over the cells that are these. The south-western corner of all is 0, 0.
    """
    values = np.asarray(values, np.float64)
    target = values
    for _ in range(rounds):
        target = target + (values - cell_means(_samples(target), FAR_CELLS))
    samples = _samples(target)[FAR_CELLS - BEYOND : BEYOND - FAR_CELLS, FAR_CELLS - BEYOND : BEYOND - FAR_CELLS]
    return Field(np.ascontiguousarray(samples[::-1]), (0.5 - BEYOND) * cell, (0.5 - BEYOND) * cell, cell, 0.0)


def ground_of(given: GivenDem, cell: float) -> Field:
    """Return the samples of the ground of a model: those of its DEM, without gorges, which finer cells have in beds."""
    z = given.z - np.float32(given.datum)
    if given.gorges is not None:
        z = z + given.gorges.values[::-1]
    ground = through_cells(z, cell, MEAN_ROUNDS)
    return ground._replace(values=ground.values + given.datum, outside=given.datum)


def _samples(values):
    """Return the samples of the spline through values, and FAR of them beyond each rim, mirrored in it."""
    return spline_samples(np.pad(values, FAR_CELLS, mode="reflect", reflect_type="odd"))


def cell_means(samples: Field, rim: int) -> Heights:
    """Return the means of a spline over the cells around its samples, without ``rim`` of these on each side."""
    for _ in range(2):
        size = len(samples) - 2 * rim
        parts = (OVER_A_CELL[part] * samples[rim - 2 + part : rim - 2 + part + size] for part in range(5))
        samples = sum(parts).T
    return np.ascontiguousarray(samples)
