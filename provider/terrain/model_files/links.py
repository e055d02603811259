"""How the rows of a terrain model hang together: what flows into what, how it falls, and in whose cell it lies."""

from __future__ import annotations

import numpy as np

from ....core.arrays import Array, Coordinates, Heights, Receivers
from ....core.plane.types import Tree
from ....core.report.texts import Text
from ...numbers import told
from .tables import Table


def linked_rows(table: Table, rows: Array, ids: Array, wanted: Array, name: str) -> Array:
    """Return where ids that are wanted stand among the ids of rows, -1 for none; refuse those that are not there."""
    order = np.argsort(ids, kind="stable")
    twice = np.flatnonzero(np.diff(ids[order]) == 0)
    if twice.size:
        what = Text("has the id {}, as another has. Give it its own", ids[order[twice[0]]])
        table.refuse(rows[order[twice[0] + 1]], what)
    found = positions_of(ids, order, wanted)
    for index in np.flatnonzero((found < 0) & (wanted >= 0))[:1]:
        what = Text("flows into {}, which is not there on its island", wanted[index])
        table.refuse(rows[index], Text("{}. Delete it too, or correct its {}", what, name))
    return found


def positions_of(ids: Array, order: Array, wanted: Array) -> Array:
    """Return where numbers stand among ids, which ``order`` sorts; -1 for those that do not."""
    if not ids.size:
        return np.full(wanted.size, -1, np.int64)
    slot = order[np.minimum(np.searchsorted(ids[order], wanted), ids.size - 1)]
    return np.where(ids[slot] == wanted, slot, -1)


def downstream_first(table: Table, rows: Array, receiver: Receivers) -> Array | None:
    """Return an order in which each comes after what it flows into, the present one if it is; refuse circles."""
    if (receiver < np.arange(receiver.size)).all():
        return np.arange(receiver.size)
    depth = np.zeros(receiver.size, np.int64)
    here = receiver.copy()
    for _ in range(receiver.size):
        flows = here >= 0
        if not flows.any():
            return np.argsort(depth, kind="stable")
        depth += flows
        here = np.where(flows, receiver[np.maximum(here, 0)], -1)
    table.refuse(rows[here.max()], Text("lies on a cycle. Correct its downstream"))


def cells_of_places(given: Array, xy: Coordinates, tree: Tree, ids: Array) -> Array:
    """Return the node in whose cell places lie: the one that is given, the nearest where that is none or gone."""
    from scipy.spatial import cKDTree

    found = positions_of(ids, np.argsort(ids, kind="stable"), given)
    lost = np.flatnonzero(found < 0)
    if lost.size and ids.size:
        found[lost] = cKDTree(tree.xy).query(xy[lost])[1]
    return found


def check_fall(table: Table, rows: Array, first: Array, z: Heights, downstream: Array, to_sea=True) -> None:
    """Refuse courses on which the water would have to rise, or that do not come down ``to_sea`` where they are to."""
    step = np.diff(z, append=-np.inf)
    step[first[1:] - 1] = -np.inf
    rises = np.flatnonzero(step >= 0)
    if rises.size:
        index = np.searchsorted(first, rises[0], side="right") - 1
        vertex = rises[0] - first[index] + 1
        low, high = z[rises[0]], z[rises[0] + 1]
        what = Text(
            "does not fall from its vertex {} ({} m) to the next one ({} m). Water runs down: correct their Z, or "
            "delete it",
            vertex, told(low, ".6g"), told(high, ".6g")
        )
        table.refuse(rows[index], what)
    high = np.flatnonzero((downstream < 0) & (z[first[1:] - 1] != 0))
    if to_sea and high.size:
        end = told(z[first[high[0] + 1] - 1], ".6g")
        table.refuse(rows[high[0]], Text("reaches the sea at {} m. Set the Z of its end to 0", end))
