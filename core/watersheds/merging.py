"""Small watersheds along a coast: merged into the neighbour with the longest shared edge, or the smallest."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Indices, Labels, Values
from ..raster.tiles import row_bands

if TYPE_CHECKING:
    from ..run.run import Run

MERGED_AT_A_TIME = 1 << 19


def merge_small(
    run: Run,
    labels: Labels,
    areas: Indices,
    downstream: Indices,
    min_area: float,
    cell_width: Values,
    cell_height: Values,
    balance: bool = False,
) -> Indices:
    """Return, for each label from 0 on, the label that takes its cells: its own, or that of the basin it merges into.

    ``areas`` and ``downstream`` hold a value for each label, that of 0 without meaning; downstream is 0 at the sea.
    A basin merges that is smaller than ``min_area`` and has neither an upstream nor a downstream basin. It goes to the
    neighbour with the longest shared edge among those that have no downstream basin; where there is none, on an island
    for instance, it stays. The smallest goes first, and what has become large enough by others stays.
    With ``balance`` it goes to the smallest of these neighbours, so that regions become of like size.
    """
    downstream = np.asarray(downstream)
    coastal = downstream == 0
    coastal[0] = False
    alone = coastal.copy()
    alone[downstream[downstream > 0]] = False
    small = alone & (np.asarray(areas) < min_area)
    shared = _shared_edges(run, labels, small, coastal, cell_width, cell_height)

    target = np.arange(downstream.size)
    area = np.array(areas, np.float64)
    queue = [(area[basin], basin) for basin in np.flatnonzero(small).tolist()]
    heapq.heapify(queue)
    while queue:
        known, basin = heapq.heappop(queue)
        edges = shared.get(basin)
        if target[basin] != basin or known != area[basin] or area[basin] >= min_area or not edges:
            continue
        into = min(edges, key=lambda other: (area[other] if balance else 0.0, -edges[other], other))
        target[basin] = into
        area[into] += area[basin]
        for other, length in shared.pop(basin).items():
            del shared[other][basin]
            if other != into:
                shared[into][other] = shared[into].get(other, 0.0) + length
                shared[other][into] = shared[other].get(into, 0.0) + length
        if alone[into]:
            heapq.heappush(queue, (area[into], into))
    while np.any(target[target] != target):
        target = target[target]
    return target.astype(np.int32)


def _shared_edges(run, labels, small, coastal, cell_width, cell_height):
    """Return ``{basin: {neighbour: metres}}`` for coastal basins that share an edge, one of the two being small."""
    if not small.any():
        return {}
    between = np.append((cell_width[:-1] + cell_width[1:]) / 2, 0.0)
    shared = {}
    for band in row_bands(labels.shape, MERGED_AT_A_TIME):
        top, bottom = band.start, band.stop
        near = labels[top : bottom + 1]
        own, below = near[: bottom - top], near[1:]
        across = own[:, :-1], own[:, 1:], cell_height[top:bottom]
        along = own[: len(below)], below, between[top:bottom]
        for one, two, length in (across, along):
            row, col = np.divmod(np.flatnonzero(one != two), one.shape[1])  # few cells lie beside another basin
            one, two = one[row, col], two[row, col]
            wanted = (small[one] | small[two]) & coastal[one] & coastal[two]
            row, one, two = row[wanted], one[wanted], two[wanted]
            low, high = np.minimum(one, two), np.maximum(one, two)
            pairs, which = np.unique(low.astype(np.int64) * coastal.size + high, return_inverse=True)
            for pair, metres in zip(pairs.tolist(), np.bincount(which, length[row]).tolist()):
                low, high = divmod(pair, coastal.size)
                for basin, other in ((low, high), (high, low)):
                    edges = shared.setdefault(basin, {})
                    edges[other] = edges.get(other, 0.0) + metres
        run.report(bottom / labels.shape[0])
        run.check()
    return shared
