"""The primitives of the ground: discs as high as the ground where they lie, and as rough as it is steep."""

from __future__ import annotations

import numpy as np

from ...island.sizes import EDGES_PER_SQUARE
from ...plane.fields import sample
from ...plane.types import Field, Land
from ...run.run import Run
from ..types import Primitives
from .blend import WAVES_PER_EDGE
from .ground import heights_below
from .scatter import least_distance, scattered

DISC_REACH = 1.6  # least distances: the radius, which covers the land with something to spare
NOISE_SHARE = 0.03  # of its first wave that noise raises ground of slope 1 by, at roughness 1
PRIMITIVE_GAIN = 0.55  # of each octave of noise over the one before, where a primitive has none of its own


def find_primitives(
    run: Run,
    land: Land,
    edge: float,
    ground: Field,
    samples: Field,
    seed: int,
    per_cell: float = 50,
    roughness: float = 1.0,
) -> Primitives:
    """Return the `Primitives` of an island, about ``per_cell`` for each square of the size of a cell.

    ``ground`` is the `Field` of its heights, ``samples`` that of the spline through them. The cell that each belongs to
    is not known yet: -1.
    """
    apart = least_distance(per_cell * EDGES_PER_SQUARE / edge**2)
    with run.phase("Scattering primitives", 0.8):
        xy = scattered(run, land, apart, seed)
    slope = sample(steepness(ground), xy)
    noise = roughness * NOISE_SHARE * (edge / WAVES_PER_EDGE) * np.minimum(slope, 1.0)
    size = np.ones(len(xy))
    gain, label = PRIMITIVE_GAIN * size, np.full(len(xy), -1, np.int64)
    found = Primitives(xy, 0.0 * size, DISC_REACH * apart * size, noise, gain, label)
    return found._replace(z=heights_below(samples, found))


def steepness(ground: Field) -> Field:
    """Return the slope of a field of heights as a `Field`."""
    if min(ground.values.shape) < 2:
        return Field(np.zeros((1, 1)), ground.x0, ground.y0, ground.cell, 0.0)
    rise, run = np.gradient(ground.values, ground.cell)
    return ground._replace(values=np.sqrt(rise * rise + run * run), outside=0.0)
