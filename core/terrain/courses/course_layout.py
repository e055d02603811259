"""Which courses each cell has, and which joins which.

A cell whose node has n upper neighbours has n entries, the middles of their edges, and one outlet, the middle of its
own. Two neighbouring entries, those furthest round from the outlet, meet first; the next joins the river that they
make, and so on, the one beside the outlet last: so nothing crosses. After Génevaux, Galin, Guérin, Peytavie and Beneš
(2013, doi:10.1145/2461912.2461996).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...arrays import Array
from ...machine.indices import is_there
from ...machine.jit import kernel
from ...network import accumulate
from ...run.run import Run

if TYPE_CHECKING:
    from ...island.cells import Cells
    from ...plane.types import Tree


class Layout(NamedTuple):
    """Which courses each cell has: one for each entry, then one from each confluence on; or one from its spring."""

    first: np.ndarray  # int64 (nodes + 1)
    cell: np.ndarray  # int64, of each course
    entry: np.ndarray  # int64, the upper neighbour through whose outlet it comes, -1 from a confluence or a spring
    from_left: np.ndarray  # bool, of entries: which side of the river it joins
    downstream: np.ndarray  # int64, -1 into the sea
    drained: np.ndarray  # float64, m²: at its beginning, but at the outlet for a spring


class NodeNet(NamedTuple):
    """The nodes of a network, and where water leaves their cells."""

    xy: np.ndarray  # float64 (n, 2)
    receiver: np.ndarray  # int64
    outlet: np.ndarray  # float64 (n, 2)
    out: np.ndarray  # float64 (n, 2): unit vectors from each node to where its river goes on


def node_net(tree: Tree, cells: Cells) -> NodeNet:
    """Return the `NodeNet` of a tree and its cells."""
    return NodeNet(tree.xy, tree.receiver, cells.outlet, headings_out(tree))


def lay_out(tree: Tree, counted: Array) -> Layout:
    """Return the `Layout` of the courses in cells that count for so much land, in m², as a `FlowLaw` has it."""
    count = tree.z.size
    flows = np.flatnonzero(tree.receiver >= 0)
    order = np.argsort(tree.receiver[flows], kind="stable")
    entries = np.bincount(tree.receiver[flows], minlength=count)
    first_child, children = np.append(0, np.cumsum(entries)), flows[order]
    courses = np.where(entries > 0, 2 * entries - 1, tree.receiver >= 0)
    first = np.append(0, np.cumsum(courses)).astype(np.int64)
    size = int(first[-1])
    drained = accumulate(Run(), tree.receiver, tree.downstream_order, counted)
    cell = np.repeat(np.arange(count), courses)
    none, sides = np.full(size, -1, np.int64), np.zeros(size, np.bool_)
    layout = Layout(first, cell, none, sides, none.copy(), np.zeros(size))
    onward, angle = np.full(count, -1, np.int64), np.empty(int(entries.max(initial=0)) + 1)
    _join(tree.xy, tree.receiver, headings_out(tree), drained, first_child, children, layout, onward, angle)
    return layout


def headings_out(tree: Tree) -> Array:
    """Return unit vectors from each node to where its river goes on, at a mouth away from the land."""
    flows = tree.receiver >= 0
    ahead = np.where(flows[:, None], tree.xy[tree.receiver] - tree.xy, -tree.inward)
    length = np.sqrt(np.sum(ahead**2, axis=1))[:, None]
    return np.where(length > 0, ahead / np.maximum(length, np.finfo(float).tiny), [[1.0, 0.0]])


@kernel
def _turn(from_x, from_y, x, y):
    """Return how far round, anticlockwise, a direction is from another: 0 to 4 for a whole turn."""
    ahead = from_x * x + from_y * y
    aside = from_x * y - from_y * x
    size = abs(ahead) + abs(aside)
    if size == 0.0:
        return 0.0
    turn = 1.0 - ahead / size
    if aside < 0.0:
        turn = 4.0 - turn
    return turn


@kernel
def _join(xy, receiver, out, drained, first_child, children, layout: Layout, onward, angle):
    """Write what is in `Layout`; ``onward`` receives the course that each node's river goes on with."""
    first, _, entry, from_left, downstream, area = layout
    for node in range(receiver.size):
        begin = first[node]
        one = first_child[node]
        count = first_child[node + 1] - one
        if count == 0:
            if is_there(receiver[node]):
                area[begin] = drained[node]
            continue
        for number in range(count):
            child = children[one + number]
            turn = _turn(out[node, 0], out[node, 1], xy[child, 0] - xy[node, 0], xy[child, 1] - xy[node, 1])
            slot = number
            while slot > 0 and angle[slot - 1] > turn:
                angle[slot] = angle[slot - 1]
                children[one + slot] = children[one + slot - 1]
                slot -= 1
            angle[slot] = turn
            children[one + slot] = child
        low, high = 0, count - 1
        for number in range(count - 1, -1, -1):  # from the last to join to the first
            left = angle[low] < 4.0 - angle[high]
            chosen = high
            if left:
                chosen = low
                low += 1
            else:
                high -= 1
            child = children[one + chosen]
            entry[begin + number] = child
            from_left[begin + number] = left
            area[begin + number] = drained[child]
            onward[child] = begin + number
        for number in range(count - 1):
            area[begin + count + number] = area[begin + number + 1]
            before = begin if number == 0 else begin + count + number - 1
            area[begin + count + number] += area[before]
            downstream[before] = begin + count + number
            downstream[begin + number + 1] = begin + count + number
    for node in range(receiver.size):
        if is_there(receiver[node]):
            downstream[first[node + 1] - 1] = onward[node]
