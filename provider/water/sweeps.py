"""The fill by sweeps, and what it looks like on its way."""

from __future__ import annotations

import numpy as np

from ...core.arrays import Array
from ...core.run.run import Run
from ..numbers import told
from .dem import Dem

MOST_SWEEP_SNAPSHOTS = 1000


def fill_with_snapshots(run: Run, dem: Dem, steps: int | None, count: int) -> tuple[Array, int, int, dict]:
    """Return the fill of a DEM after ``steps`` sweeps, how many were made, the cells not draining, and snapshots.

    These are ``count`` fills by the sweeps made. Nobody knows before how many there are, so the sweeps are made twice.
    """
    from ...core.depressions.fill_by_sweeps import fill_by_sweeps

    with run.phase("Sweeping", 0.5 if count else 1.0):
        filled, made, stranded = fill_by_sweeps(run, dem.grid.z, dem.domain, steps)
    run.note("Sweeps made: {}", told(made))
    snapshots = {}
    if not count:
        return filled, made, stranded, snapshots
    if made < count:
        run.note("There are {} snapshots, not {}: one of each sweep", told(made), told(count))
    moments = set(np.rint(made * np.arange(1, count + 1) / count).astype(int).tolist()) - {0}

    def keep(sweep, fill_by_then):
        if sweep in moments:
            snapshots[sweep] = fill_by_then()

    with run.phase("Sweeping once more for the snapshots", 0.5):
        fill_by_sweeps(run, dem.grid.z, dem.domain, made, each=keep)
    return filled, made, stranded, snapshots or {made: filled}
