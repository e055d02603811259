"""Heights of the water along rivers: those of the ground, but nowhere below those farther down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Array, Heights, Mask
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..network import topological_order
from ..raster.raster import lazy
from ..raster.storage import put_values, values_at
from ..run.run import Run

if TYPE_CHECKING:
    from .links import RiverLinks


def with_water_levels(run: Run, links: RiverLinks, z: Heights, valid: Mask) -> Array:
    """Return heights in which no river rises on its way: in hollows of the ground water stands up to their sills.

    ``links`` are `RiverLinks`; heights count where they are ``valid``, and those beside rivers stay as they are. So is
    the surface that directions lead over where depressions were filled.
    """
    before = np.where(values_at(valid, links.cells), values_at(z, links.cells).astype(np.float64), np.nan)
    level = before.copy()
    _raise_upstream(links.offsets, links.receiver, topological_order(run.quietly(), links.receiver), level)
    raised = level > before
    if raised.any():
        heights = lazy(z).copy(run)
        put_values(heights, links.cells[raised], level[raised].astype(z.dtype))
        return heights
    return z


@kernel
def _raise_upstream(offsets, receiver, order, level):
    """Raise the levels along links, in place, to the greatest downstream of them; NaN stays, and levels pass it."""
    top = np.full(order.size, -np.inf)
    for index in range(order.size - 1, -1, -1):
        link = order[index]
        reached = top[receiver[link]] if is_there(receiver[link]) else -np.inf
        for at in range(offsets[link + 1] - 1, offsets[link] - 1, -1):
            if not np.isnan(level[at]):
                reached = max(reached, level[at])
                level[at] = reached
        top[link] = reached
