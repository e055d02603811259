"""Ranges and lowlands by noise: how fast the land rises in each triangle, where nobody has drawn heights."""

import numpy as np

from ..plane.fields import sample
from ..plane.land import area
from ..plane.types import Field, Land
from ..plane.uplift import noise_uplift, ranges_of
from .outlines import land_of_mesh

SAMPLES = 256  # from end to end of the land: the noise is smooth


def triangle_uplift(mesh, water, seed):
    """Return the relative uplift of each triangle, above 0 and at most 1."""
    rings = sorted(land_of_mesh(mesh, water).rings, key=lambda ring: -area(Land((ring,))))
    land = Land(tuple(rings))  # the largest island first: ranges fit that
    low, high = mesh.xy.min(axis=0), mesh.xy.max(axis=0)
    cell = float((high - low).max()) / SAMPLES
    ncols, nrows = (int(np.ceil(size / cell)) + 1 for size in high - low)
    x, y = np.meshgrid(low[0] + cell * np.arange(ncols), low[1] + cell * np.arange(nrows))
    values = noise_uplift(ranges_of(land, seed), land, np.column_stack([x.ravel(), y.ravel()]))
    field = Field(values.reshape(nrows, ncols), float(low[0]), float(low[1]), cell, float(values.min()))
    return sample(field, mesh.xy[mesh.corners].mean(axis=1))
