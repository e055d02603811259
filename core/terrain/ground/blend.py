"""Primitives blended at any places, and noise laid over them.

    z(p), noise(p), gain(p) = Σ w·(z, noise, gain) / Σ w      over the primitives, w = (1 − d²/r²)² within their radius
    height(p) = z(p) + noise(p)·n(p, gain(p))

A place that no primitive reaches has z, noise and gain of the nearest one; without any, all are 0. The noise n is one
field for the island: 2·Σ gain^k·gradient noise of octave k, from k = 0 with a wavelength of a twelfth of an edge;
octaves with a wavelength shorter than two cells of the raster are left out.

Primitives are entered disc by disc. Each cell adds up what reaches it in one order, that of the primitives by bucket
and number, so that its height does not depend on what else is computed with it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array
from ...machine.jit import kernel
from ...machine.noise import fractal_noise
from ..types import BEYOND_ROUNDING, Primitives

WAVES_PER_EDGE = 12  # of the first octave: about three cells of the ground that is solved for
WAVE_CELLS = 2.0  # the fewest that show a wave
PRIMITIVES_PER_BUCKET = 8  # in the mean: speed alone hangs on it


class PrimitiveBuckets(NamedTuple):
    """Primitives in buckets, as kernels take them."""

    discs: np.ndarray  # float64 (n, 6): x, y, radius, z, noise and gain, bucket after bucket
    first: np.ndarray  # int64 (nrows, ncols): where the discs of a bucket begin
    last: np.ndarray  # int64: and end
    frame: np.ndarray  # float64: x and y of the south-western corner, size of a bucket, the greatest radius
    wavelength: float  # of the first octave
    seed: int


def prepare_blend(primitives: Primitives, edge: float, seed: int) -> PrimitiveBuckets:
    """Return primitives as the `PrimitiveBuckets` that `blend_on` takes; ``edge`` is the length of one in metres."""
    xy, radius = np.asarray(primitives.xy, np.float64), np.asarray(primitives.radius, np.float64)
    count = len(xy)
    low = xy.min(axis=0) if count else np.zeros(2)
    size = np.ptp(xy, axis=0) if count else np.zeros(2)
    side = np.sqrt(size[0] * size[1] * PRIMITIVES_PER_BUCKET / max(count, 1))
    side = max(side, size.max() * PRIMITIVES_PER_BUCKET / max(count, 1)) or 1.0  # the latter where they lie in a row
    ncols, nrows = (int(extent / side) + 1 for extent in size)
    col, row = ((xy - low) / side).astype(np.int64).T
    bucket = row * ncols + col
    order = np.argsort(bucket, kind="stable")
    last = np.cumsum(np.bincount(bucket, minlength=nrows * ncols)).reshape(nrows, ncols)
    first = np.append(0, last.ravel()[:-1]).reshape(nrows, ncols)
    discs = np.column_stack([xy, radius, primitives.z, primitives.noise, primitives.gain])[order]
    frame = np.array([*low, side, radius.max() if count else 0.0])
    return PrimitiveBuckets(np.ascontiguousarray(discs), first, last, frame, edge / WAVES_PER_EDGE, int(seed))


def octaves_shown(primitives: PrimitiveBuckets, detail_cell: float) -> int:
    """Return how many octaves of the noise a raster of so large cells, in metres, can show."""
    octaves, wavelength = 0, primitives.wavelength
    while wavelength >= WAVE_CELLS * detail_cell > 0.0:
        octaves, wavelength = octaves + 1, wavelength / 2
    return octaves


def blend_on(
    primitives: PrimitiveBuckets, x: Array, y: Array, out: Array, detail_cell: float, wanted: Array | None = None
) -> None:
    """Write the height of the blend at the places ``x``, ``y`` (2-D, cells of a tile) into ``out``.

    ``wanted``: uint8 or bool, only cells where it is true are computed; the others become NaN. ``detail_cell`` is the
    size of cells in metres that the finest noise shows in.
    """
    x, y = (np.require(places, np.float64, ["C", "W"]) for places in (x, y))
    wanted = np.ones(x.shape, np.uint8) if wanted is None else np.require(wanted, np.uint8, ["C", "W"])
    known = (wanted > 0) & np.isfinite(x) & np.isfinite(y)
    heights = np.where(known, 0.0, np.nan)
    if x.size and len(primitives.discs):
        sums = np.zeros((*x.shape, 4))
        octaves = octaves_shown(primitives, detail_cell)
        _blend_discs(primitives, x, y, lattice_of(x, y), sums)
        _write_blend(primitives, x, y, sums, octaves, heights)
    out[...] = heights


def lattice_of(x: Array, y: Array) -> Array:
    """Return the lattice on which the places nearly lie, and by how much they miss it.

    Seven numbers: the first place, the step from column to column, that from row to row, and the greatest distance
    between a place and its point of the lattice. It only serves to find the cells that a disc may reach.
    """
    nrows, ncols = x.shape
    steps = np.zeros((2, 2))
    for axis, places in enumerate((x, y)):
        steps[0, axis] = (places[0, -1] - places[0, 0]) / max(ncols - 1, 1)
        steps[1, axis] = (places[-1, 0] - places[0, 0]) / max(nrows - 1, 1)
    for here, other in ((0, 1), (1, 0)):  # a single column or row: any step across does
        if x.shape[1 - here] == 1:
            steps[here] = (-steps[other, 1], steps[other, 0]) if steps[other].any() else np.eye(2)[here]
    lattice = np.array([x[0, 0], y[0, 0], *steps[0], *steps[1], 0.0])
    if not np.isfinite(lattice).all() or steps[0, 0] * steps[1, 1] == steps[0, 1] * steps[1, 0]:
        return np.array([0.0, 0.0, 1.0, 0.0, 0.0, 1.0, np.inf])  # any cell may lie anywhere
    lattice[6] = _greatest_miss(lattice, x, y)
    return lattice


@kernel
def _greatest_miss(lattice, x, y):
    greatest = 0.0
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            miss_x = x[row, col] - (lattice[0] + col * lattice[2] + row * lattice[4])
            miss_y = y[row, col] - (lattice[1] + col * lattice[3] + row * lattice[5])
            miss = miss_x * miss_x + miss_y * miss_y
            if miss > greatest:
                greatest = miss
    return np.sqrt(greatest)


@kernel
def _box_of(x, y):
    """Return west, south, east and north of places, of which those that are not numbers do not count."""
    west, south, east, north = np.inf, np.inf, -np.inf, -np.inf
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if np.isfinite(x[row, col]) and np.isfinite(y[row, col]):
                west, east = min(west, x[row, col]), max(east, x[row, col])
                south, north = min(south, y[row, col]), max(north, y[row, col])
    return west, south, east, north


@kernel
def _blend_discs(primitives, x, y, lattice, sums):
    """Add Σ w, Σ w·z, Σ w·noise and Σ w·gain of all discs to each cell."""
    discs, first, last, frame = primitives.discs, primitives.first, primitives.last, primitives.frame
    west, south, east, north = _box_of(x, y)
    reach = frame[3]
    low_row = max(int(np.floor((south - reach - frame[1]) / frame[2])), 0)
    high_row = min(int(np.floor((north + reach - frame[1]) / frame[2])), first.shape[0] - 1)
    low_col = max(int(np.floor((west - reach - frame[0]) / frame[2])), 0)
    high_col = min(int(np.floor((east + reach - frame[0]) / frame[2])), first.shape[1] - 1)
    for row in range(low_row, high_row + 1):
        for col in range(low_col, high_col + 1):
            for disc in range(first[row, col], last[row, col]):
                px, py, radius = discs[disc, 0], discs[disc, 1], discs[disc, 2]
                if px + radius > west and px - radius < east and py + radius > south and py - radius < north:
                    _lay_disc(discs, disc, x, y, lattice, sums)


@kernel
def _lay_disc(discs, disc, x, y, lattice, sums):
    """Add what one disc gives to the cells that it reaches."""
    nrows, ncols = x.shape
    px, py, radius = discs[disc, 0], discs[disc, 1], discs[disc, 2]
    z, noise, gain = discs[disc, 3], discs[disc, 4], discs[disc, 5]
    ax, ay, bx, by = lattice[2], lattice[3], lattice[4], lattice[5]
    size_a = ax * ax + ay * ay
    area = abs(ax * by - ay * bx)
    reach = (radius + lattice[6]) * BEYOND_ROUNDING
    # The middle of the disc in rows of the lattice, and how many rows it spans to both sides.
    middle = (ax * (py - lattice[1]) - ay * (px - lattice[0])) / (ax * by - ay * bx)
    half = reach * np.sqrt(size_a) / area
    shrink = 1.0 / (radius * radius)
    for row in range(int(max(np.floor(middle - half), 0.0)), int(min(np.ceil(middle + half), nrows - 1.0)) + 1):
        from_x = px - (lattice[0] + row * bx)
        from_y = py - (lattice[1] + row * by)
        across = (from_x * ay - from_y * ax) ** 2 / size_a  # how far off the row the middle lies, squared
        left_over = reach * reach - across
        if left_over < 0.0:
            continue
        foot = (from_x * ax + from_y * ay) / size_a
        width = np.sqrt(left_over / size_a)
        for col in range(int(max(np.floor(foot - width), 0.0)), int(min(np.ceil(foot + width), ncols - 1.0)) + 1):
            away_x = x[row, col] - px
            away_y = y[row, col] - py
            inside = 1.0 - (away_x * away_x + away_y * away_y) * shrink
            if inside > 0.0:
                weight = inside * inside
                sums[row, col, 0] += weight
                sums[row, col, 1] += weight * z
                sums[row, col, 2] += weight * noise
                sums[row, col, 3] += weight * gain


@kernel
def _write_blend(primitives, x, y, sums, octaves, heights):
    """Write the heights of cells that are not NaN: what was blended there, or the nearest disc, and the noise."""
    discs = primitives.discs
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if np.isnan(heights[row, col]):
                continue
            total = sums[row, col, 0]
            if total > 0.0:
                z, noise, gain = sums[row, col, 1] / total, sums[row, col, 2] / total, sums[row, col, 3] / total
            else:
                disc = _nearest_disc(primitives, x[row, col], y[row, col])
                z, noise, gain = discs[disc, 3], discs[disc, 4], discs[disc, 5]
            if noise != 0.0:
                u, v = x[row, col] / primitives.wavelength, y[row, col] / primitives.wavelength
                z += noise * fractal_noise(u, v, octaves, gain, primitives.seed)
            heights[row, col] = z


@kernel
def _nearest_disc(primitives, x, y):
    """Return the disc with the nearest middle; of those equally near the first."""
    discs, first, last, frame = primitives.discs, primitives.first, primitives.last, primitives.frame
    nrows, ncols = first.shape
    row = min(max(int(np.floor((y - frame[1]) / frame[2])), 0), nrows - 1)
    col = min(max(int(np.floor((x - frame[0]) / frame[2])), 0), ncols - 1)
    best, least = -1, np.inf
    # What lies in the ring-th ring of buckets around is at least ring - 1 buckets away, from outside them too.
    for ring in range(max(nrows, ncols)):
        if (ring - 1.0) * frame[2] > np.sqrt(least):
            break
        for near_row in range(max(row - ring, 0), min(row + ring, nrows - 1) + 1):
            step = 1 if near_row == row - ring or near_row == row + ring else 2 * ring
            for near_col in range(col - ring, col + ring + 1, step):
                if 0 <= near_col < ncols:
                    begin, end = first[near_row, near_col], last[near_row, near_col]
                    best, least = _nearer_disc(discs, begin, end, x, y, best, least)
    return best


@kernel
def _nearer_disc(discs, begin, end, x, y, best, least):
    """Return the nearest disc so far and the square of its distance, after looking at some more."""
    for disc in range(begin, end):
        square = (discs[disc, 0] - x) ** 2 + (discs[disc, 1] - y) ** 2
        if square < least or (square == least and disc < best):
            best, least = disc, square
    return best, least
