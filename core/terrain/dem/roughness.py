"""How rough a DEM is below its own cells, told from the DEM itself, and the gullies that make finer cells as rough.

What cells twice as large lose is e₁, what cells four times as large lose beyond that is e₂. Both fall off by the same
share from each size of cells to the next, so all that the DEM has lost has a root mean square of

    r = rms(e₁) · √(q / (1 − q)),      q = 2^(−2H),      H = log₂(rms e₂ / rms e₁)

in the mean, of which cells so many times finer show √(1 − q^log₂(times)). From place to place it goes with a power of
the curvature of the DEM: land that bends within few cells bends within less, and even slopes stay even, so that no
ridges come up on them which true land has not. What e₁ goes with, the curvature of cells twice as large to the power p,
would leave out that land differs also where its cells tell nothing; the curvature itself would make nearly all of what
is rough where crests and valleys are already. So the power is half way between, and less of land with a small H, as
much of what that has lost lies in waves far smaller than a cell:

    H · (1 + p) / 2, from LEAST_POWER to 1

Each octave of gullies is 2^−H times as high as that twice as wide, as what cells lose is, and no more than half, so
that none is steeper than what it lies on. Gullies are raised by as much as they need for that; they fade away beside
rivers and lakes, where they would lead water elsewhere, and are taken off in the mean over each cell.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Heights, Mask
from ...machine.resampling import blurred
from ...plane.types import Field
from ...raster.tiles import TILE_CELLS, TILE_SIDE, row_bands
from ...run.run import Run
from ..courses.bends import drawn
from ..ground.gullies import GULLY_GAIN, STEEPENED, add_gullies
from ..ground.spline_heights import add_spline, smoothed
from ..rendering.lake_beds import RIM
from ..rendering.rendering import EVEN_CELLS
from ..types import PLACES_PER_CELL, TINY, Model
from .beds import VALLEY_SIDE_AT
from .cell_means import MEAN_ROUNDS, through_cells

LEAST_HURST, MOST_HURST = 0.3, 1.2  # exponents H, beyond which a DEM tells of errors or was smoothed; drawn
MOST_ROUGH = 3.5  # times usual gullies: at 3 those of mountains on cells of 800 m and more are too low; drawn
LEAST_POWER = 0.55  # of the curvature: crests among noise are rougher than that, whatever noise tells


class Roughness(NamedTuple):
    """How rough a DEM is below its cells."""

    local: np.ndarray  # metres of each cell
    hurst: float
    octave_gain: float  # of gullies over those twice as wide, in proportion to their wavelength

    def shown(self, times: int) -> float:
        """Return the share of it that cells so many times finer show."""
        return float(np.sqrt(1.0 - 2.0 ** (-2.0 * self.hurst * np.log2(times)))) if times > 1 else 0.0


def roughness_of(z: Heights, cell: float, land: Mask) -> Roughness:
    """Return the `Roughness` of heights of cells; of ``land`` alone. A DEM less than four cells wide tells of none."""
    if min(z.shape) < 4:
        return Roughness(np.zeros(z.shape), MOST_HURST, GULLY_GAIN)
    first, second = _lost(z, cell), _lost(_halved(z), 2.0 * cell)
    one, two = (
        _rms(each, land[: each.shape[0] * step, : each.shape[1] * step][::step, ::step])
        for each, step in ((first, 1), (second, 2))
    )
    found = float(np.log2(max(two, TINY) / max(one, TINY)))
    hurst = float(np.clip(found, LEAST_HURST, MOST_HURST))
    share = 2.0 ** (-2.0 * hurst)
    bent = _curvature(z) ** np.clip(found * (1.0 + _power_followed(z, first, land)) / 2.0, LEAST_POWER, 1.0)
    local = bent * (one * np.sqrt(share / (1.0 - share)) / max(_rms(bent, land), TINY))
    return Roughness(local, hurst, min(2.0 ** (1.0 - found), 1.0) / STEEPENED)


def _rms(values, known):
    """Return the root mean square of what is known, 0 of nothing."""
    return float(np.sqrt(np.mean(values[known] ** 2))) if known.any() else 0.0


def _power_followed(z, lost, land):
    """Return the power of the curvature of cells twice as large that goes with what these lose, 0 to 1."""
    bent, rough = _curvature(_halved(z)), np.sqrt(_halved(lost**2))
    known = (_halved(land) == 1.0) & (bent > TINY) & (rough > TINY)
    if np.count_nonzero(known) < 2:
        return 1.0
    (spread, both), _ = np.cov(np.log(bent[known]), np.log(rough[known]))
    return float(np.clip(both / max(spread, TINY), 0.0, 1.0))


def _curvature(z):
    """Return by how much heights bend from each cell to the next, along all directions."""
    wide = np.pad(z.astype(np.float64), 1, mode="reflect", reflect_type="odd")
    east, south = np.diff(wide, 2, axis=1)[1:-1], np.diff(wide, 2, axis=0)[:, 1:-1]
    twist = (wide[2:, 2:] - wide[2:, :-2] - wide[:-2, 2:] + wide[:-2, :-2]) / 4.0
    return np.sqrt(east**2 + south**2 + 2.0 * twist**2)


def _halved(z):
    """Return means of two by two cells."""
    nrows, ncols = z.shape[0] // 2, z.shape[1] // 2
    return z[: 2 * nrows, : 2 * ncols].astype(np.float64).reshape(nrows, 2, ncols, 2).mean(axis=(1, 3))


def _lost(z, cell):
    """Return what heights have beyond the spline of cells twice as large, as far as these go."""
    coarse = _halved(z)
    field = through_cells(coarse, 2.0 * cell, MEAN_ROUNDS)
    nrows, ncols = 2 * coarse.shape[0], 2 * coarse.shape[1]
    return z[:nrows, :ncols] - _on_rows(field, slice(0, nrows), ncols, nrows * cell, cell)


def _on_rows(field, rows, ncols, north, cell):
    """Return the spline of a field at the middles of cells of some rows, which are counted from the north."""
    x, y = _places(rows, ncols, north, cell)
    z = np.zeros(x.shape)
    add_spline(field, x, y, z)
    return z


def _places(rows, ncols, north, cell):
    """Return x and y of the middles of cells of some rows."""
    x = np.tile((np.arange(ncols) + 0.5) * cell, (rows.stop - rows.start, 1))
    y = np.tile(north - (np.arange(rows.start, rows.stop) + 0.5)[:, np.newaxis] * cell, (1, ncols))
    return x, y


def ground_of_gullies(ground) -> Field:
    """Return the `Field` whose slope gullies follow, from the samples of a spline."""
    return ground._replace(values=blurred(smoothed(ground.values), EVEN_CELLS))


def with_gullies(run: Run, model: Model, lake, land, seed: int, detail: float, times: int) -> tuple:
    """Return the model of a DEM with the gain of gullies and what they add to means, and how rough it was found."""
    z, cell = model.dem.z, model.ground.cell
    dry = land & (lake == 0)
    rough = roughness_of(np.where(lake > 0, np.nan_to_num(z), z), cell, dry)
    if detail <= 0.0 or times < 2 or not rough.local.any():
        return model, rough
    gullies = _gullies_on(run, model, seed, times, rough.octave_gain)
    bare = _rms_beside_means(run, gullies, dry, cell)
    gain = np.minimum(rough.local * rough.shown(times) / max(bare, TINY), MOST_ROUGH)
    fade = _fade(model, lake, land)  # first, as it takes most memory
    gain = fade * gain.repeat(PLACES_PER_CELL, axis=0).repeat(PLACES_PER_CELL, axis=1)
    step = cell / PLACES_PER_CELL
    gain = Field(np.ascontiguousarray(detail * gain[::-1]), 0.5 * step, 0.5 * step, step, 0.0)
    north = z.shape[0] * cell
    for band in _bands(z.shape, times):
        rows = slice(band.start * times, band.stop * times)
        gullies[rows] *= _on_rows(gain, rows, gullies.shape[1], north, cell / times)
        run.check()
    means = through_cells(_means(gullies, z.shape), cell, MEAN_ROUNDS)
    return model._replace(dem=model.dem._replace(gain=gain, means=means, octave_gain=rough.octave_gain)), rough


def _bands(shape, times):
    """Return the slices of rows of a shape that are worked on together, on cells so many times finer."""
    return row_bands((shape[0], shape[1] * times**2), TILE_CELLS)


def _gullies_on(run, model, seed, times, octave_gain):
    """Return what usual gullies add to cells so many times finer, float32."""
    z, cell = model.dem.z, model.ground.cell / times
    north, field = z.shape[0] * model.ground.cell, ground_of_gullies(model.ground)
    added = np.zeros((z.shape[0] * times, z.shape[1] * times), np.float32)
    for band in _bands(z.shape, times):
        run.check()
        rows = slice(band.start * times, band.stop * times)
        x, y = _places(rows, added.shape[1], north, cell)
        part = np.zeros(x.shape)
        add_gullies(field, x, y, cell, seed, part, octave_gain)
        added[rows] = part
    return added


def _means(values, shape):
    """Return means of finer cells over those of a shape."""
    times = values.shape[0] // shape[0]
    means = np.empty(shape)
    for band in _bands(shape, times):
        part = values[band.start * times : band.stop * times].reshape(-1, times, shape[1], times)
        means[band] = part.mean(axis=(1, 3), dtype=np.float64)
    return means


def _rms_beside_means(run, values, known, cell):
    """Return the root mean square of finer cells beyond the spline of means over cells, of those that are known."""
    shape, total = known.shape, 0.0
    field, times = through_cells(_means(values, shape), cell, MEAN_ROUNDS), values.shape[0] // shape[0]
    for band in _bands(shape, times):
        run.check()
        rows = slice(band.start * times, band.stop * times)
        kept = _on_rows(field, rows, values.shape[1], shape[0] * cell, cell / times)
        rest = values[rows] - kept.astype(np.float32)
        total += float(_means(rest**2, (band.stop - band.start, shape[1]))[known[band]].sum())
    return np.sqrt(total / max(np.count_nonzero(known), 1))


def _fade(model, lake, land):
    """Return how much of gullies there is on cells of the gain: none in rivers, lakes and beside the sea."""
    step = model.ground.cell / PLACES_PER_CELL
    dry = np.ones((lake.shape[0] * PLACES_PER_CELL, lake.shape[1] * PLACES_PER_CELL), bool)
    courses = drawn(model.courses, np.inf)
    inside = np.ones(len(courses.xy), bool)
    inside[courses.first[1:] - 1] = False
    begin = np.flatnonzero(inside)
    way = courses.xy[begin + 1] - courses.xy[begin]
    pieces = np.ceil(np.hypot(*way.T) / (step / 2)).astype(np.int64) + 1
    of = np.repeat(np.arange(begin.size), pieces)
    share = (np.arange(of.size) - np.repeat(np.cumsum(pieces) - pieces, pieces)) / pieces[of]
    places = courses.xy[begin][of] + share[:, np.newaxis] * way[of]
    row = np.clip((dry.shape[0] - places[:, 1] / step).astype(np.int64), 0, dry.shape[0] - 1)
    dry[row, np.clip((places[:, 0] / step).astype(np.int64), 0, dry.shape[1] - 1)] = False
    fade = _nearness(dry, VALLEY_SIDE_AT * PLACES_PER_CELL) / np.float32(VALLEY_SIDE_AT * PLACES_PER_CELL)
    fade *= fade * (3.0 - 2.0 * fade)
    free = land & (lake == 0)
    if not free.all():
        free = free.repeat(PLACES_PER_CELL, axis=0).repeat(PLACES_PER_CELL, axis=1)
        shore = _nearness(free, 1.5 * RIM * PLACES_PER_CELL) / np.float32(RIM * PLACES_PER_CELL)
        fade *= np.clip(shore - np.float32(0.5), 0.0, 1.0)
    return fade


def _nearness(free, most):
    """Return how many cells lie from each to the next that is not free, ``most`` where they are more; float32."""
    from scipy import ndimage

    found, rim = np.full(free.shape, most, np.float32), int(np.ceil(most)) + 1
    for begin in range(0, free.shape[0], TILE_SIDE):
        first, end = max(begin - rim, 0), min(begin + TILE_SIDE, free.shape[0])
        part = free[first : end + rim]
        if not part.all():
            away = ndimage.distance_transform_edt(part)[begin - first :][: end - begin]
            np.minimum(away, most, out=found[begin:end], casting="unsafe")
    return found
