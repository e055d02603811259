"""Places for the nodes of a mesh: along the shore, then Poisson discs on the land, none nearer than the spacing there.

Darts are thrown into the boxes of a lattice, each of which holds one place at most, round after round. Those of the
shore come first and keep the others away from it, so that triangles near it are as large as elsewhere. What a box is
offered comes from the seed and its column and row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Mask, Values
from ..machine.jit import kernel
from ..machine.noise import scramble
from ..plane.land import area, shore_length
from ..plane.segment_grid import line_of
from ..plane.shore_grid import bounds, is_on_land, lay_shore
from ..run.waiting import watched

if TYPE_CHECKING:
    from ..plane.types import Land
    from ..run.run import Run

MIXING_ROUNDS = 5
PACKING = 0.6075  # of squares with the side of the spacing: so many places come into each
SHORE_SPACING = 0.65  # of the spacing: the strip of land that a place on the shore takes
SHORE_STEP = 1.065  # of the spacing, from one place on the shore to the next
SHORE_TRIALS = 8  # places tried along the shore for each spacing
HALF_WORD = 65536.0
FAR_OUT = -3.0  # cells of the shore's grid: from there on no dart in a box comes to land
DEEP_INSIDE = 2.0  # cells of it: no shore passes between a place and the middle of its cell


def spacing_for(lands: list[Land], count: int, share: float = 1.0) -> float:
    """Return how far apart places are to be so that about ``count`` lie on some islands and their shores.

    ``share`` is the mean of 1 / scale² where a scale makes the spacing wider, see `mesh_places`.
    """
    # Each place on the shore takes half of a place's share of the land: count = a / s² + b / s.
    a = PACKING * share * sum(map(area, lands))
    b = np.sqrt(share) * sum(map(shore_length, lands)) * (1 / SHORE_STEP - PACKING * SHORE_SPACING)
    return float((b + np.sqrt(b * b + 4 * a * count)) / (2 * count))


def mesh_places(
    run: Run, land: Land, spacing: float, seed: int, scale: Values | None = None, corners: Values | None = None
) -> tuple[Values, Mask]:
    """Return places (n, 2) on an island and its shore, and which of them lie on the shore.

    ``scale`` are multiples of the least ``spacing``, 1 or more, in rows from the south over the box of the land; with
    None the spacing is the same everywhere. Each of the ``corners`` on the shore is a place, however near to others.
    """
    shore = lay_shore(land, spacing)
    west, south, east, north = bounds(land)
    box = spacing / np.sqrt(2.0)
    ncols, nrows = int((east - west) / box) + 1, int((north - south) / box) + 1
    scale = np.ones((1, 1)) if scale is None else np.require(scale, np.float64, ["C", "W"])
    reach = int(np.ceil(scale.max() * np.sqrt(2.0))) + 1
    held = np.full((nrows + 2 * reach, ncols + 2 * reach, 2), np.inf)
    frame = np.array([west, south, box, spacing, reach])
    on_shore = np.zeros(held.shape[:2], np.bool_)
    crowded = np.empty((0, 2)) if corners is None else corners[~_hold(corners, frame, held)]
    _throw_at_shore(_along_shore(land, spacing / SHORE_TRIALS), frame, scale, held)
    on_shore[:] = np.isfinite(held[:, :, 0])
    run.report(0.1)
    watched(run, lambda watch: _throw_at_land(shore, frame, scale, seed, held, watch), MIXING_ROUNDS * nrows)
    taken = np.isfinite(held[:, :, 0])
    return np.concatenate([held[taken], crowded]), np.append(on_shore[taken], np.ones(len(crowded), bool))


def _along_shore(land, step):
    """Return the vertices of all rings, then places between them at steps of at most ``step``."""
    vertices, between = [], []
    for ring in land.rings:
        ring = np.asarray(ring, np.float64)
        begin, step_to_next = ring[:-1], np.diff(ring, axis=0)
        count = np.ceil(np.sqrt((step_to_next**2).sum(axis=1)) / step).astype(np.int64)
        segment = np.repeat(np.arange(len(begin)), count)
        number = np.arange(segment.size) - np.repeat(np.cumsum(count) - count, count)
        vertices.append(begin)
        between.append(begin[segment] + (number / count[segment])[:, None] * step_to_next[segment])
    return np.concatenate(vertices + between)


@kernel
def _wanted(scale, spacing, row, col, nrows, ncols):
    """Return the spacing in a box of the lattice."""
    return spacing * scale[row * scale.shape[0] // nrows, col * scale.shape[1] // ncols]


@kernel
def _has_room(held, row, col, x, y, apart, reach, box):
    """Tell whether no place lies nearer than ``apart`` to one in a box, given in the rows and columns of ``held``."""
    window = min(int(apart / box) + 1, reach)
    for near_row in range(row - window, row + window + 1):
        for near_col in range(col - window, col + window + 1):
            dx, dy = held[near_row, near_col, 0] - x, held[near_row, near_col, 1] - y
            if dx * dx + dy * dy < apart * apart:
                return False
    return True


@kernel
def _box_of(x, y, frame, nrows, ncols):
    """Return row and column of the box of the lattice in which a place lies."""
    west, south, box = frame[0], frame[1], frame[2]
    return min(max(int((y - south) / box), 0), nrows - 1), min(max(int((x - west) / box), 0), ncols - 1)


@kernel
def _hold(places, frame, held):
    """Put places into the lattice as they are, and tell which of them found their box empty."""
    reach, found = int(frame[4]), np.zeros(places.shape[0], np.bool_)
    nrows, ncols = held.shape[0] - 2 * reach, held.shape[1] - 2 * reach
    for place in range(places.shape[0]):
        row, col = _box_of(places[place, 0], places[place, 1], frame, nrows, ncols)
        found[place] = np.isinf(held[row + reach, col + reach, 0])
        if found[place]:
            held[row + reach, col + reach] = places[place]
    return found


@kernel
def _throw_at_shore(trials, frame, scale, held):
    box, spacing, reach = frame[2], frame[3], int(frame[4])
    nrows, ncols = held.shape[0] - 2 * reach, held.shape[1] - 2 * reach
    for trial in range(trials.shape[0]):
        x, y = trials[trial, 0], trials[trial, 1]
        row, col = _box_of(x, y, frame, nrows, ncols)
        apart = _wanted(scale, spacing, row, col, nrows, ncols)
        if _has_room(held, row + reach, col + reach, x, y, apart, reach, box):
            held[row + reach, col + reach, 0] = x
            held[row + reach, col + reach, 1] = y


@kernel
def _throw_at_land(shore, frame, scale, seed, held, watch):
    """Throw a dart into every box that holds none yet, in each round."""
    west, south, box, spacing, reach = frame[0], frame[1], frame[2], frame[3], int(frame[4])
    nrows, ncols = held.shape[0] - 2 * reach, held.shape[1] - 2 * reach
    pieces, inside, away, grid = shore.pieces, shore.inside, shore.cells_away, shore.pieces.frame
    for turn in range(MIXING_ROUNDS):
        turn_seed = scramble(seed, turn, 2)
        for row in range(nrows):
            watch[1] += 1
            if watch[0] != 0:
                return
            for col in range(ncols):
                if held[row + reach, col + reach, 0] < np.inf:
                    continue
                bits = scramble(turn_seed, col, row)
                x = west + (col + (bits & 65535) / HALF_WORD) * box
                y = south + (row + (bits >> 16) / HALF_WORD) * box
                inland = away[line_of(y, grid[1], grid[2], away.shape[0]), line_of(x, grid[0], grid[2], away.shape[1])]
                if inland <= FAR_OUT:
                    held[row + reach, col + reach, 0] = -np.inf  # none will ever come
                    continue
                apart = _wanted(scale, spacing, row, col, nrows, ncols)
                if not _has_room(held, row + reach, col + reach, x, y, apart, reach, box):
                    continue
                if inland >= DEEP_INSIDE or is_on_land(pieces, inside, x, y):
                    held[row + reach, col + reach, 0] = x
                    held[row + reach, col + reach, 1] = y
