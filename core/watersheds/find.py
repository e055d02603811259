"""From seeds to watersheds: labels, outlets, what lies downstream, and what becomes of small ones."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Cells, Codes, Heights, Indices
from ..choices import BALANCE, DROP, KEEP
from ..raster.neighbours import NO_DIRECTION
from ..raster.raster import AnyRaster, lazy
from ..raster.storage import values_at
from ..run.run import Run
from .labels import cells_left_by, downstream_of, label_basins, main_outlets
from .measures import at_edge, measure_basins
from .merging import merge_small
from .nesting import with_upstream


class Basins(NamedTuple):
    """Watersheds by label; arrays have one value for each label from 0 on, which is no watershed."""

    labels: np.ndarray
    leaves: np.ndarray  # all cells by which water leaves a watershed, or one that is gone, in row order
    outlet: np.ndarray  # the one by which it leaves each, -1 where there are no cells
    downstream: np.ndarray  # 0 where there is none
    target: np.ndarray  # the label that has its cells now: its own, another's after a merge, 0 after a drop
    lost: np.ndarray  # the area in square metres whose cells no label has after a drop
    touches_edge: np.ndarray  # whether its land, or any upstream, lies beside the edge of the data
    merged: int
    dropped: int


def find_basins(
    run: Run,
    codes: Codes,
    seeds: Cells,
    seed_labels: Indices,
    ground: tuple[Heights, Heights, Heights],
    small: str = KEEP,
    min_area: float = 0.0,
    whole: bool = False,
    beside=None,
    known: AnyRaster | None = None,
) -> Basins:
    """Return the `Basins` of seeds, the small ones merged or dropped.

    Parameters
    ----------
    codes : directions without cycles
    seeds, seed_labels : cells, and the label of each from 1 on; of several on one cell the first counts
    ground : width, height and area of the cells of each row in metres
    small : what becomes of small ones; see `merge_small` for ``merge`` and ``balance``. Where water went on to a
        watershed that is dropped, the next one below it counts as downstream.
    min_area : a watershed of less, in square metres, is small
    whole : whether a watershed is measured with all that lie upstream of it, before it is dropped; its cells go to the
        next one below it then
    beside : pairs of labels of which the first does not count as flowing into the second, though its water comes
        through an outlet that both share, and that has the label of the second
    known : the cells of data, the sea among them; those with a direction if it is not given
    """
    count = int(np.max(seed_labels, initial=0))
    width, height, area = ground
    with run.phase("Labelling cells", 0.5):
        labels = label_basins(run, codes, seeds, seed_labels)
    with run.phase("Finding outlets", 0.1):
        leaves = cells_left_by(seeds, labels, codes)
        outlet = main_outlets(run, leaves, labels, codes, count)
        downstream = _downstream(outlet, labels, codes, beside)
    with run.phase("Looking at the edge", 0.1):
        if known is None:
            known = lazy(codes) != NO_DIRECTION
        touches = with_upstream(at_edge(run, labels, count, known).astype(np.int64), downstream) > 0
    target = np.arange(count + 1)
    gone, lost = np.zeros(count + 1, bool), np.zeros(count + 1)
    below = downstream
    with run.phase("Looking for small watersheds", 0.3):
        if small != KEEP and min_area > 0:
            areas = measure_basins(run, labels, count, area).area
            if small != DROP:
                target = merge_small(run, labels, areas, downstream, min_area, width, height, small == BALANCE)
            else:
                gone = (with_upstream(areas, downstream) if whole else areas) < min_area
                below = _next_kept(downstream, gone)
                target[gone] = below[gone] if whole else 0
                lost = np.zeros(count + 1) if whole else np.where(gone, areas, 0.0)
            target[0] = lost[0] = 0
            labels = lazy(labels).look_up(target.astype(np.int32)).materialise(run, over=labels)
            leaves = leaves[values_at(labels, leaves) != downstream_of(leaves, labels, codes)]
            np.logical_or.at(touches, target, touches.copy())
    merged = int(np.count_nonzero((target != np.arange(count + 1)) & ~gone))
    dropped = int(np.count_nonzero(gone & (outlet >= 0)))
    return Basins(labels, leaves, outlet, below, target, lost, touches, merged, dropped)


def _downstream(outlet, labels, codes, beside):
    """Return the label that each flows into, 0 for none; see `find_basins` for ``beside``."""
    with_cells = np.flatnonzero(outlet >= 0)
    downstream = np.zeros(outlet.size, np.int64)
    downstream[with_cells] = downstream_of(outlet[with_cells], labels, codes)
    if beside is not None:
        one, other = beside.T
        apart = downstream[one] == other
        downstream[one[apart]] = downstream[other[apart]]
    return downstream


def _next_kept(downstream, gone):
    """Return, for each label, the next one downstream that is not gone; 0 where there is none."""
    below = downstream.copy()
    while np.any(past := (below > 0) & gone[below]):
        below[past] = downstream[below[past]]
    return below
