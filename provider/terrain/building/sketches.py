"""How near the rivers of a terrain run to what was sketched."""

from __future__ import annotations

from ....core.run.run import Run
from ...numbers import told


def sketch_followed(run: Run, terrain, lines, cell: float) -> float:
    """Return how much of the length of lines on land has a main course within a cell, in percent; the log tells it.

    ``lines`` are those of each island of an `ArchipelagoModel`.
    """
    from ....core.terrain.courses.share_followed import length_followed

    on_land = followed = 0.0
    for island, drawn in zip(terrain.islands, lines):
        if len(drawn):
            run.check()
            land, near = length_followed(island.model.courses, drawn, island.model.land, cell)
            on_land, followed = on_land + land, followed + near
    if not on_land:
        return 0.0
    share = 100.0 * followed / on_land
    run.note("Sketches with a river within a cell of them: {} % of their length on land", told(share, ".1f"))
    return share
