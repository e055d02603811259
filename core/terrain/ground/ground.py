"""The ground of a model at any place: samples of a spline, primitives that stand on it, or primitives alone.

    ground(p) = s·S(p) + Σ w·(z − s·S(middle) + noise·n(p)) / Σ w      over the primitives, see `blend`

S is the spline of what was solved for, and s how much of that shows. So each primitive is a disc of this ground that is
as high as its z in the middle: where nobody has raised, moved or added one S alone is the ground, bit for bit. Without
samples, or where s is 0, the blend of primitives is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...plane.types import Field
from ...raster.tiles import SMALL_TILE_SIDE, tile_rows
from ...run.threads import map_tiles
from ..frames import cell_centres, frame_at
from ..types import Model, Primitives, Window
from .blend import PrimitiveBuckets, blend_on, prepare_blend
from .spline_heights import add_spline, smoothed, spline_heights

if TYPE_CHECKING:
    from ...run.run import Run

CELLS_AROUND = 6  # cells of sea around the land on which primitives count too
LOWEST_GROUND = 6e-4  # radii of a primitive: even where only such as lie in the sea reach, land is land


class PreparedGround(NamedTuple):
    """The ground as heights of it are found."""

    samples: Field | None  # of the spline, times what shows of it
    primitives: PrimitiveBuckets  # as high as they stand over it


def prepare_ground(model: Model, strength: float = 1.0) -> PreparedGround:
    """Return the `PreparedGround` of a model, of whose samples so much shows."""
    samples, primitives = None, model.primitives
    if model.ground is not None and strength > 0.0:
        samples = model.ground._replace(values=strength * model.ground.values)
        primitives = primitives._replace(z=primitives.z - heights_below(samples, primitives))
    return PreparedGround(samples, prepare_blend(primitives, model.edge, model.seed))


def heights_below(samples: Field, primitives: Primitives) -> Heights:
    """Return how high the ground of some samples is in the middle of each primitive, or just above the sea."""
    return np.maximum(spline_heights(samples, primitives.xy), LOWEST_GROUND * primitives.radius)


def moved_with(primitives: Primitives, before: Field, after: Field) -> Primitives:
    """Return primitives that stand as high over ground of new samples as they did over that of others."""
    was, is_now = heights_below(before, primitives), heights_below(after, primitives)
    return primitives._replace(z=np.where(primitives.z == was, is_now, primitives.z + (is_now - was)))


def heights_on(
    ground: PreparedGround, x: Array, y: Array, out: Array, detail_cell: float, wanted: Array | None = None
) -> None:
    """Write the height of the ground at the places ``x``, ``y`` (2-D, cells of a tile) into ``out``: see `blend_on`."""
    blend_on(ground.primitives, x, y, out, detail_cell, wanted)
    if ground.samples is not None:
        add_spline(ground.samples, x, y, out)


def whole_ground(run: Run, ground: PreparedGround, window: Window, land: Array) -> Array:
    """Return the heights of the ground, without noise, on the cells of its samples.

    Of primitives those count that are ``land``, or near it. To be called from the main thread.
    """
    z = np.zeros(land.shape) if ground.samples is None else smoothed(ground.samples.values[::-1])
    return z + _blend_of(run, ground.primitives, window, land) if is_raised(ground) else z


def is_raised(ground: PreparedGround) -> bool:
    """Tell whether primitives stand over the samples of the ground, or are the ground."""
    return bool(ground.primitives.discs[:, 3].any())


def _blend_of(run, primitives, window, land):
    """Return the blend of primitives on the cells of a window that are ``land``, or near it; 0 elsewhere."""
    from scipy import ndimage

    frame, z = frame_at(window, window.cells), np.zeros(land.shape)
    near = ndimage.maximum_filter(land, 2 * CELLS_AROUND + 1)

    def blend(tile):
        wanted = np.ascontiguousarray(near[tile.window])
        if wanted.any():
            heights = np.empty(tile.shape)
            blend_on(primitives, *cell_centres(frame, tile), heights, np.inf, wanted)
            z[tile.window] = np.where(wanted, heights, 0.0)

    tiles = [tile for row in tile_rows(z.shape, SMALL_TILE_SIDE) for tile in row]
    map_tiles(run, blend, tiles)
    return np.nan_to_num(z)
