"""Rivers that somebody has drawn, laid into a DEM so that water keeps to them though lower ground lies beside."""

from __future__ import annotations

import numpy as np

from ...arrays import Heights, Mask
from ...raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS


def ground_of_drawn(z: Heights, river: Mask, land: Mask) -> Heights:
    """Return the heights of a DEM, in cells of drawn rivers no higher than the lowest land beside these.

    Where the river itself goes on as low, in the cell or one beside it, its ground stays: down a slope there is always
    lower land ahead on both sides.
    """
    lowest = np.full(z.shape, np.inf), np.full(z.shape, np.inf)
    for kind, found in zip((land & ~river, land & river), lowest):
        wide = np.pad(np.where(kind, z, np.inf), 1, constant_values=np.inf)
        for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
            np.minimum(found, wide[1 + down :, 1 + right :][: z.shape[0], : z.shape[1]], out=found)
    beside, ahead = lowest
    return np.where(river & (beside < np.minimum(z, ahead)), beside, z)
