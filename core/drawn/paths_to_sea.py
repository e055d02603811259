"""The direction of flow on segments between nodes: each node is reached from the sea by the lowest, shortest path."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Coordinates, Heights, Indices

if TYPE_CHECKING:
    from ..run.run import Run
    from .joints import LineParts

LOOK_EVERY = 4096  # nodes, between two looks for a cancel


def rivers_from(
    run: Run, mouths: Indices, xy: Coordinates, z: Heights, segments: LineParts
) -> tuple[Indices, Indices, Indices, Indices]:
    """Return what the sea reaches along segments, each node after its receiver.

    That is: nodes, the receiver of each (-1 for mouths), the segment between (-1), and the segments left over
    between two nodes that were reached, which close a circle or join two mouths.
    """
    count = len(xy)
    ends = np.concatenate([segments.one, segments.other])
    order = np.argsort(ends, kind="stable")
    first = np.append(0, np.cumsum(np.bincount(ends, minlength=count))).tolist()
    beyond = np.concatenate([segments.other, segments.one])[order].tolist()
    half = segments.one.size
    segment = (order % half if half else order).tolist()
    length = np.hypot(*(xy[segments.one] - xy[segments.other]).T).tolist()
    height = np.where(np.isfinite(z), z, 0.0).tolist()
    done = np.zeros(count, bool).tolist()
    used = np.zeros(half, bool)
    nodes, below, flows = [], [], []
    queue = [(0.0, 0.0, int(mouth), -1, -1) for mouth in mouths]
    heapq.heapify(queue)
    while queue:
        level, distance, node, receiver, by = heapq.heappop(queue)
        if done[node]:
            continue
        if len(nodes) % LOOK_EVERY == 0:
            run.check()
        done[node] = True
        nodes.append(node)
        below.append(receiver)
        flows.append(by)
        if by >= 0:
            used[by] = True
        for slot in range(first[node], first[node + 1]):
            other, along = beyond[slot], segment[slot]
            if not done[other]:
                heapq.heappush(queue, (max(level, height[other]), distance + length[along], other, node, along))
    reached = np.array(done, bool)
    circles = np.flatnonzero(~used & reached[segments.one] & reached[segments.other])
    return np.array(nodes, np.int64), np.array(below, np.int64), np.array(flows, np.int64), circles
