"""Which cells drain to which seed: every cell takes the number of the first seed that its water meets."""

from __future__ import annotations

import numpy as np

from ..arrays import Cells, Codes, Indices, Labels
from ..flow.accumulation import accumulate_d8
from ..flow.folds.flow import End, Flow, SomeCells
from ..raster.neighbours import ENDS
from ..raster.raster import lazy
from ..raster.rims import steps_of
from ..raster.storage import values_at
from ..raster.tiles import LARGE_TILE_SIDE
from ..run.run import Run

LABELS_BYTES_PER_CELL = 4  # the labels, beside the directions


def outlets(codes: Codes) -> Indices:
    """Return the cells where a path of the water ends, as int64 in row order."""
    return (lazy(codes) == ENDS).cells(Run())


def label_basins(
    run: Run,
    codes: Codes,
    seeds: Cells,
    seed_labels: Indices | None = None,
    side: int = LARGE_TILE_SIDE,
    at: Cells | None = None,
) -> Labels:
    """Return, as int32, for each cell the number of the first seed that its water meets; a seed meets itself.

    0 where it meets none and where there is no direction. Seeds are int64 cells, numbered 1, 2, … in their order or by
    ``seed_labels`` (greater than 0); of several on one cell the first counts. Directions must have no cycle. With
    ``at``, cells counted row by row, only their numbers are returned.
    """
    seeds = np.asarray(seeds, np.int64)
    numbers = np.arange(1, seeds.size + 1) if seed_labels is None else seed_labels
    stops = SomeCells.of_cells(seeds, np.asarray(numbers, np.int32), codes.shape[1])
    with Flow(run, codes, stops, side) as flow:
        return flow.up(End, 0, 0, None, np.int32, at=at, most=int(np.max(numbers, initial=0)))


def downstream_of(seeds: Cells, labels: Labels, codes: Codes) -> Indices:
    """Return, for each seed, the label that its water meets just below it; 0 where it meets none."""
    seeds = np.asarray(seeds, np.int64)
    code = values_at(codes, seeds)
    return np.where(code < ENDS, values_at(labels, seeds + steps_of(codes.shape[1])[code]), 0)


def cells_left_by(seeds: Cells, labels: Labels, codes: Codes) -> Cells:
    """Return those of some seeds by which water leaves a label, in row order."""
    seeds = np.unique(np.asarray(seeds, np.int64))
    own = values_at(labels, seeds)
    return seeds[(own > 0) & (downstream_of(seeds, labels, codes) != own)]


def main_outlets(run: Run, leaves: Cells, labels: Labels, codes: Codes, count: int) -> Indices:
    """Return, for each label from 0 to ``count``, the cell by which its water leaves it; -1 where it has no cells.

    These are of the ``leaves``, which are `cells_left_by`; of several the one counts by which the most cells drain, and
    of equals the first.
    """
    own = values_at(labels, leaves)
    water = np.zeros(leaves.size)
    if np.unique(own).size < own.size:
        total = accumulate_d8(run, codes)
        water = values_at(total, leaves)
        run.remove(total)
    order = np.lexsort((-leaves, water, own))
    found = np.full(count + 1, -1, np.int64)
    found[own[order]] = leaves[order]  # of equal labels the last counts
    return found
