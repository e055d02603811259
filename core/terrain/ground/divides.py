"""Where the land of one river node ends: along bent lines rather than the straight sides of its Voronoi cell.

A point p belongs to the node that is nearest to p + shift(p). The shift is a smooth noise that is exactly 0 on rivers,
and 0 on the shore, and it changes more slowly than points do. So the bent cells are what Voronoi cells become when the
plane is stretched: each is in one piece and holds the rivers that its Voronoi cell holds.
"""

from typing import NamedTuple

import numpy as np

from ...machine.jit import kernel
from ...machine.noise import gradient_noise, scramble
from ...machine.resampling import blurred
from ...plane.shore_grid import insides, lay_shore
from ...raster.tiles import map_tiles, row_bands
from ...run.progress import Progress

SAMPLES_PER_EDGE = 12
MOST_SAMPLES = 4_000_000
FARTHEST = 0.3  # edges that a point is shifted at most, about
WAVES_PER_EDGE = 1.5  # of the first octave
OCTAVES, GAIN = 3, 0.5
CLEAR = 1.0  # samples around rivers and sea that are not shifted
RISE = 1.0  # by which the shift grows with the distance from there
GREATEST_CHANGE = 0.95  # of the shift, per metre: below 1 points keep their neighbours
CALMED = 2  # samples around those where it would change more
BAND_CELLS = 1 << 14


class Shift(NamedTuple):
    """By how much points are shifted: bilinear between samples, 0 beyond them."""

    values: np.ndarray  # float64 (nrows, ncols, 2): metres to the east and the north; row 0 is the southernmost
    frame: np.ndarray  # float64: x and y of the first sample, metres between samples


NO_SHIFT = Shift(np.zeros((1, 1, 2)), np.array([0.0, 0.0, 1.0]))


def find_shift(land, courses, edge, seed, threads=None, progress=None):
    """Return the `Shift` that bends the divides of an island."""
    from scipy import ndimage

    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    step = max(edge / SAMPLES_PER_EDGE, float(np.sqrt(np.prod(high - low) / MOST_SAMPLES)))
    corner = (np.floor(low / step) - 1) * step
    ncols, nrows = ((high - corner) / step).astype(np.int64) + 3
    x, y = corner[0] + np.arange(ncols) * step, corner[1] + np.arange(nrows) * step
    samples = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    free = insides(lay_shore(land, 2 * step), samples).reshape(nrows, ncols)
    col, row = ((_samples_of(courses, step / 4) - corner) / step).astype(np.int64).T
    row, col = np.clip(row, 0, nrows - 2), np.clip(col, 0, ncols - 2)  # arms of deltas may end beyond the shore
    for down, right in ((0, 0), (0, 1), (1, 0), (1, 1)):
        free[row + down, col + right] = False
    away = np.maximum(ndimage.distance_transform_edt(free) - CLEAR, 0.0) * step
    values = np.empty((nrows, ncols, 2))
    frame = np.array([*corner, step])

    def work(band):
        _shift_rows(away, frame, edge, seed, values, band.start, band.stop)

    map_tiles(work, row_bands(away.shape, BAND_CELLS), threads, progress or Progress())
    for _ in range(2):
        around = ndimage.maximum_filter(np.pad(_changes(values), ((0, 1), (0, 1))) / step, 2 * CALMED + 2)
        values *= blurred(np.minimum(1.0, GREATEST_CHANGE / np.maximum(around, 1e-9)), CALMED)[..., None]
    return Shift(values * min(1.0, GREATEST_CHANGE * step / max(float(_changes(values).max()), 1e-9)), frame)


def _changes(values):
    """Return by how much the shift changes at most within each square between four samples, each step across it."""
    along, up = (np.sqrt(np.sum(np.diff(values, axis=axis) ** 2, axis=2)) for axis in (1, 0))
    return np.hypot(np.maximum(along[1:], along[:-1]), np.maximum(up[:, 1:], up[:, :-1]))


def _samples_of(courses, step):
    """Return points along all courses, at most so far apart."""
    before = courses.xy[:-1]
    ahead = np.diff(courses.xy, axis=0)
    ahead[courses.first[1:-1] - 1] = 0.0  # from the end of one course to the beginning of the next
    count = np.maximum(np.ceil(np.hypot(ahead[:, 0], ahead[:, 1]) / step), 1).astype(np.int64)
    piece = np.repeat(np.arange(count.size), count)
    share = (np.arange(piece.size) - np.repeat(np.cumsum(count) - count, count)) / count[piece]
    return np.concatenate([before[piece] + share[:, None] * ahead[piece], courses.xy])


@kernel
def _shift_rows(away, frame, edge, seed, values, top, bottom):
    ncols = away.shape[1]
    for sample in range(top * ncols, bottom * ncols):
        row, col = sample // ncols, sample % ncols
        reach = min(RISE * away[row, col], FARTHEST * edge)
        for axis in range(2):
            shift = 0.0
            if reach > 0.0:
                x = (frame[0] + col * frame[2]) / edge * WAVES_PER_EDGE
                y = (frame[1] + row * frame[2]) / edge * WAVES_PER_EDGE
                height = 1.0
                for octave in range(OCTAVES):
                    shift += height * gradient_noise(scramble(seed, octave, 3 + axis), x, y)
                    x, y, height = 2.0 * x + 19.19, 2.0 * y + 7.77, height * GAIN
            values[row, col, axis] = shift * reach


def shifted(shift, xy):
    """Return points (n, 2) where their shift takes them."""
    out = np.array(xy, np.float64)
    _shift_points(shift.values, shift.frame, out)
    return out


@kernel
def _shift_points(values, frame, xy):
    for point in range(xy.shape[0]):
        xy[point, 0], xy[point, 1] = shifted_point(values, frame, xy[point, 0], xy[point, 1])


@kernel
def shifted_point(values, frame, x, y):
    """Return where a `Shift` takes a point."""
    col = (x - frame[0]) / frame[2]
    row = (y - frame[1]) / frame[2]
    if not (0.0 <= col < values.shape[1] - 1.0 and 0.0 <= row < values.shape[0] - 1.0):
        return x, y
    left, low = int(col), int(row)
    u, v = col - left, row - low
    bottom_x = values[low, left, 0] + u * (values[low, left + 1, 0] - values[low, left, 0])
    bottom_y = values[low, left, 1] + u * (values[low, left + 1, 1] - values[low, left, 1])
    top_x = values[low + 1, left, 0] + u * (values[low + 1, left + 1, 0] - values[low + 1, left, 0])
    top_y = values[low + 1, left, 1] + u * (values[low + 1, left + 1, 1] - values[low + 1, left, 1])
    return x + (bottom_x + v * (top_x - bottom_x)), y + (bottom_y + v * (top_y - bottom_y))
