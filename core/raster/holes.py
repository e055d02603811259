"""Holes: voids that data enclose; found, and closed by smooth heights."""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Heights, Mask
from ..run.run import Run
from ..run.waiting import left_alone
from .components import DRY, groups_on_rim, label_components
from .raster import lazy
from .storage import put_values, values_at


def holes_of(run: Run, valid: Mask) -> Mask:
    """Return where voids are holes: voids that the data enclose.

    Water crosses corners between land cells, so voids that touch only at a corner are parted: they are joined over
    sides alone.
    """
    voids = (~lazy(valid)).materialise(run)
    if not lazy(voids).any():
        return voids
    labels, count = label_components(run, voids, corners=False)
    enclosed = np.ones(count + 1, bool)
    enclosed[groups_on_rim(labels)] = enclosed[DRY] = False
    holes = lazy(labels).look_up(enclosed).materialise(run)
    for raster in (voids, labels):
        run.remove(raster)
    return holes


def interpolate_holes(run: Run, z: Heights, holes: Mask) -> Array:
    """Return ``z`` with smooth heights in its holes: each the mean of its four neighbours, so no new pit is made."""
    from scipy import sparse
    from scipy.sparse.linalg import spsolve

    cells = lazy(holes).cells(run)
    known = np.zeros(cells.size)
    links = []
    for step in (1, z.shape[1], -1, -z.shape[1]):  # a hole never touches the rim of the raster
        index = np.minimum(np.searchsorted(cells, cells + step), max(cells.size - 1, 0))
        inside = cells[index] == cells + step
        links.append((np.flatnonzero(inside), index[inside]))
        known[~inside] += values_at(z, cells[~inside] + step)
    one, two = (np.concatenate(parts) for parts in zip(*links))
    weights = sparse.coo_matrix((np.full(one.size, -1.0), (one, two)), (cells.size, cells.size))
    weights = (weights + 4 * sparse.identity(cells.size)).tocsc()
    heights = left_alone(run, lambda: spsolve(weights, known, permc_spec="MMD_AT_PLUS_A"))
    smooth = lazy(z).copy(run)
    put_values(smooth, cells, (np.round(heights) if z.dtype.kind in "iu" else heights).astype(z.dtype))
    return smooth


def with_nearest(z: Heights, known: Mask) -> Heights:
    """Return heights with the nearest ones where none are ``known``."""
    from scipy.ndimage import distance_transform_edt

    if known.all():
        return z
    return z[tuple(distance_transform_edt(~known, return_distances=False, return_indices=True))]
