"""Deltas that the rivers of an island build out into the sea, where no other island lies."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....core.run.run import Run
from ...numbers import told


def with_deltas_built(run: Run, plan, settled, others: list) -> Any:
    """Return a `SettledIsland` with the deltas of its rivers, which end at the shores of these; mapped ones have them.

    ``others`` are all other islands, which deltas keep away from.
    """
    from ....core.island.delta_land import find_deltas, flattened_uplift, with_deltas
    from ....core.plane.types import SKETCHED
    from ....core.terrain.courses.courses import DELTA_FLOW

    island, _, uplift, slope, _, grown = settled
    if grown is None or not plan.shape.grown:
        return settled

    def allowed(outline):
        places = island.to_map(outline)
        low, high = places.min(axis=0), places.max(axis=0)
        boxes = np.array([each.bounds for each in others]).reshape(-1, 4)
        return not ((boxes[:, :2] <= high) & (boxes[:, 2:] >= low)).all(axis=1).any()

    drawn = (grown.tree.source == SKETCHED).all()  # a grown network that was read from a layer
    least = DELTA_FLOW if plan.rules.delta_flow is None else plan.rules.delta_flow
    seed = island.seed(plan.seed) & 0xFFFFFFFF
    land, deltas = find_deltas(island.land, grown, uplift, least, plan.edges[island], seed, allowed, drawn)
    if not deltas:
        return settled
    built = island.with_land(land)
    run.note(
        "Deltas built into the sea: {}, {} km²",
        told(len(deltas)), told((built.area - island.area) / 1e6, ",.3g")
    )
    grown = with_deltas(run, grown, built.land, deltas, slope, plan.rules.coast_distance)
    return settled._replace(built=built, uplift=flattened_uplift(uplift, deltas), grown=grown)
