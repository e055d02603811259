"""Where water can go: the map of land, outlets and voids that every routing step shares."""

import numpy as np

VOID = 0  # no water here: holes and the outside of the data
LAND = 1  # water crosses the cell
OUTLET = 2  # water that reaches the cell has left: sea, and land beside an opening of the data

HOLE_RULES = ("outlet", "wall", "fill")


def holes_of(valid):
    """Return where voids are holes: voids that the data enclose.

    Water crosses corners between land cells, so voids that touch only at a corner are parted: they are joined over
    sides alone.
    """
    from scipy import ndimage

    voids = ~valid
    labels, count = ndimage.label(voids)
    if count == 0:
        return voids
    enclosed = np.ones(count + 1, bool)
    for side in (labels[0], labels[-1], labels[:, 0], labels[:, -1]):
        enclosed[side] = False
    enclosed[0] = False
    return enclosed[labels]


def drainage_domain(valid, sea=None, walls=None):
    """Return VOID, LAND or OUTLET for every cell, as uint8.

    ``sea`` cells are outlets, and so are cells on the rim of the raster or beside a void. Voids in ``walls`` (holes that
    water goes round) open nothing.
    """
    domain = np.empty(valid.shape, np.uint8)
    domain[...] = valid
    if not valid.all():
        opening = ~valid if walls is None else ~valid & ~walls
        domain[_spread(opening) & valid] = OUTLET
    for rim in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
        domain[rim][valid[rim]] = OUTLET
    if sea is not None:
        domain[sea & valid] = OUTLET
    return domain


def _spread(cells):
    """Return the cells and all their eight neighbours."""
    wide = cells.copy()
    wide[:, 1:] |= cells[:, :-1]
    wide[:, :-1] |= cells[:, 1:]
    tall = wide.copy()
    tall[1:] |= wide[:-1]
    tall[:-1] |= wide[1:]
    return tall
