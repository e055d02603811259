"""Where water can go: the map of land, outlets and voids that every routing step shares."""

from functools import partial

import numpy as np

from ..run.progress import Progress, left_alone
from .components import DRY, groups_on_rim, label_components
from .storage import IN_MEMORY, cells_where, count_true, made_by_rows, put_values, rows_with_rim, values_at

VOID = 0  # no water here: holes and the outside of the data
LAND = 1  # water crosses the cell
OUTLET = 2  # land beside an opening of the data: water may leave here
SEA = 3  # water that reaches the cell has left


def holes_of(valid, progress=None, storage=IN_MEMORY):
    """Return where voids are holes: voids that the data enclose. The result lies in ``storage``.

    Water crosses corners between land cells, so voids that touch only at a corner are parted: they are joined over
    sides alone.
    """
    voids = made_by_rows(storage, valid.shape, np.bool_, lambda rows: ~valid[rows])
    if not count_true(voids):
        return voids
    labels, count = label_components(voids, progress=progress, storage=storage, corners=False)
    enclosed = np.ones(count + 1, bool)
    enclosed[groups_on_rim(labels)] = enclosed[DRY] = False
    holes = made_by_rows(storage, valid.shape, np.bool_, lambda rows: enclosed[labels[rows]])
    for raster in (voids, labels):
        storage.remove(raster)
    return holes


def drainage_domain(valid, sea=None, walls=None, open_rim=True, storage=IN_MEMORY):
    """Return VOID, LAND, OUTLET or SEA for every cell, as uint8.

    Land is an outlet beside a void, and on the rim of the raster if that is open. Voids in ``walls`` (where water goes
    round) open nothing. The result lies in ``storage``.
    """
    of_rows = partial(_domain_of_rows, valid, sea, walls, open_rim)
    return made_by_rows(storage, valid.shape, np.uint8, of_rows)


def _domain_of_rows(valid, sea, walls, open_rim, rows):
    """Return the domain of whole rows."""
    land = valid[rows]
    domain = land.astype(np.uint8)
    if not rows_with_rim(valid, rows, True).all():
        opening = ~rows_with_rim(valid, rows, True)
        if walls is not None:
            opening &= ~rows_with_rim(walls, rows, False)
        domain[dilated(opening)[1:-1] & land] = OUTLET
    rims = (np.s_[:, 0], np.s_[:, -1], *[np.s_[0]] * (rows.start == 0), *[np.s_[-1]] * (rows.stop == valid.shape[0]))
    for rim in rims if open_rim else ():
        domain[rim][land[rim]] = OUTLET
    if sea is not None:
        domain[sea[rows] & land] = SEA
    return domain


def dilated(cells):
    """Return the cells and all their eight neighbours."""
    wide = cells.copy()
    wide[:, 1:] |= cells[:, :-1]
    wide[:, :-1] |= cells[:, 1:]
    tall = wide.copy()
    tall[1:] |= wide[:-1]
    tall[:-1] |= wide[1:]
    return tall


def interpolate_holes(z, holes, progress=None, storage=IN_MEMORY):
    """Return ``z`` with smooth heights in its holes: each the mean of its four neighbours, so no new pit is made.

    The result lies in ``storage``.
    """
    from scipy import sparse
    from scipy.sparse.linalg import spsolve

    cells = cells_where(z.shape, lambda rows: holes[rows])
    known = np.zeros(cells.size)
    links = []
    for step in (1, z.shape[1], -1, -z.shape[1]):  # a hole never touches the rim of the raster
        place = np.minimum(np.searchsorted(cells, cells + step), max(cells.size - 1, 0))
        inside = cells[place] == cells + step
        links.append((np.flatnonzero(inside), place[inside]))
        known[~inside] += values_at(z, cells[~inside] + step)
    one, two = (np.concatenate(parts) for parts in zip(*links))
    weights = sparse.coo_matrix((np.full(one.size, -1.0), (one, two)), (cells.size, cells.size))
    weights = (weights + 4 * sparse.identity(cells.size)).tocsc()
    heights = left_alone(lambda: spsolve(weights, known, permc_spec="MMD_AT_PLUS_A"), progress or Progress())
    smooth = made_by_rows(storage, z.shape, z.dtype, lambda rows: z[rows])
    put_values(smooth, cells, (np.round(heights) if z.dtype.kind in "iu" else heights).astype(z.dtype))
    return smooth
