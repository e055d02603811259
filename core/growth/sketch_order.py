"""The order in which drawn rivers are laid, and the direction of each: from the sea up.

The stretch whose end lies nearest to a shore comes first, from there, and each next is the one whose end is nearest to
a shore or to a stretch before it. One that ends inland is led on straight to there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..machine.heap import pop, push
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.land import Shores, nearest_shore_places
from ..run.waiting import watched

if TYPE_CHECKING:
    from ..run.run import Run

TOUCHES = 0.25  # edges within which a line ends on a shore or on another line
JOINS = 4.0  # edges over which a line that ends inland is led on to another
SAMPLE_STRIDE = 4  # samples, of which one is enough to see how far it is to another line
MOST_CELLS = 2048  # of the grid of ends from end to end
QUEUE_ROOM = 4  # entries of the queue for each end, those included that have come nearer since


class Stretch(NamedTuple):
    """A part of a sketch on land: samples upstream at equal steps, the way on to the sea or another sketch included."""

    sketch: int
    xy: np.ndarray
    step: float


class Samples(NamedTuple):
    """Places along all stretches."""

    xy: np.ndarray  # float64 (m, 2)
    first: np.ndarray  # int64 (n + 1): of each stretch
    size: np.ndarray  # int64 (n): its rank among the lengths, the longest first


class Ends(NamedTuple):
    """Both ends of all stretches in a grid: those that a stretch to come could still bring nearer to what is laid."""

    xy: np.ndarray  # float64 (2 n, 2)
    rank: np.ndarray  # float64: metres to the sea or to what is laid, 0 where an end touches it
    target: np.ndarray  # float64 (2 n, 2): there
    changed: np.ndarray  # int64: the ends that came nearer with the last stretch
    head: np.ndarray  # int64 (nrows, ncols): the first end in each cell, or -1
    following: np.ndarray  # int64: the next end in the same cell, or -1
    frame: np.ndarray  # float64: x and y of the south-western corner, and the size of a cell


def ordered_stretches(run: Run, where: Shores, stretches: list[Stretch], edge: float) -> list[Stretch]:
    """Return stretches in the order in which to lay them, each from its lower end up."""
    if not stretches:
        return []
    xy = np.concatenate([stretch.xy[[0, -1]] for stretch in stretches])
    sea = nearest_shore_places(where, xy)
    ends = _ends_in_grid(xy, np.where(sea.distance > TOUCHES * edge, sea.distance, 0.0), sea.xy, JOINS * edge)
    samples = _thinned(stretches)
    queue = tuple(np.empty(QUEUE_ROOM * len(xy), kind) for kind in (np.float64, np.int64, np.int64))
    order = np.empty(len(stretches), np.int64)
    watched(
        run.quietly(),
        lambda watch: _put_in_order(samples, JOINS * edge, TOUCHES * edge, queue, order, ends, watch),
        len(stretches),
    )
    return [_led_on(stretches[end // 2], end % 2, ends.rank[end], ends.target[end], edge) for end in order.tolist()]


def _thinned(stretches):
    """Return enough samples of all stretches to see how far it is to each."""
    some = [np.concatenate([stretch.xy[::SAMPLE_STRIDE], stretch.xy[-1:]]) for stretch in stretches]
    first = np.concatenate([[0], np.cumsum([len(each) for each in some])])
    size = np.unique([-len(stretch.xy) for stretch in stretches], return_inverse=True)[1]
    return Samples(np.concatenate(some), first, size.astype(np.int64))


def _led_on(stretch, side, distance, target, edge):
    """Return a stretch from the lower end up, led on straight to what lies below it."""
    xy = stretch.xy[::-1] if side else stretch.xy
    if distance > TOUCHES * edge:
        count = int(np.ceil(distance / stretch.step))
        share = np.arange(count)[:, np.newaxis] / count
        xy = np.concatenate([np.array(target) + share * (xy[0] - np.array(target)), xy])
    return stretch._replace(xy=np.ascontiguousarray(xy))


def _ends_in_grid(xy, rank, target, reach):
    """Return ends in a grid whose cells are ``reach`` wide, or as wide as few enough cells are."""
    low, wide = xy.min(axis=0), float(np.ptp(xy, axis=0).max())
    cell = max(reach, wide / MOST_CELLS)
    ncols, nrows = (int(size) + 1 for size in np.ptp(xy, axis=0) / cell)
    head, following = np.full((nrows, ncols), -1, np.int64), np.empty(len(xy), np.int64)
    ends = Ends(xy, rank, target.copy(), np.empty(len(xy), np.int64), head, following, np.array([*low, cell]))
    _enter(ends)
    return ends


@kernel
def _put_in_order(samples: Samples, reach, touches, queue, order, ends, watch):
    """Fill ``order`` with the lower end of each stretch, in the order in which they are laid."""
    xy, first, size = samples
    rank, changed = ends.rank, ends.changed
    keys, ties, items = queue
    laid, done, waiting = np.zeros(order.size, np.bool_), 0, 0
    for end in range(rank.size):
        waiting = push(keys, ties, items, waiting, rank[end], _tie(size[end // 2], -1, end, order.size), end)
    while done < order.size and watch[0] == 0:
        if waiting + rank.size > keys.size:
            waiting = _without_past(keys, ties, items, waiting, rank, laid)
        end = items[0]
        waiting = pop(keys, ties, items, waiting)
        number = end // 2
        if laid[number]:
            continue
        laid[number] = True
        order[done] = end
        done += 1
        watch[1] = done
        for index in range(_come_nearer(xy[first[number] : first[number + 1]], reach, touches, laid, ends)):
            other = changed[index]
            tie = _tie(size[other // 2], number, other, order.size)
            waiting = push(keys, ties, items, waiting, rank[other], tie, other)
    return done


@kernel
def _tie(size, number, end, count):
    """Return what decides between ends equally near: the longest first, then the sea, then what was laid first."""
    return (size * (count + 1) + number + 1) * 2 * count + end


@kernel
def _without_past(keys, ties, items, waiting, rank, laid):
    """Leave out of the queue what was farther away than it is now, and the laid; return its size."""
    left = 0
    for entry in range(waiting):
        end = items[entry]
        if not laid[end // 2] and keys[entry] == rank[end]:
            left = push(keys, ties, items, left, keys[entry], ties[entry], end)
    return left


@kernel
def _enter(ends: Ends):
    """Enter all ends in the cells of their grid."""
    xy, _, _, _, head, following, frame = ends
    for end in range(xy.shape[0]):
        row, col = int((xy[end, 1] - frame[1]) / frame[2]), int((xy[end, 0] - frame[0]) / frame[2])
        following[end] = head[row, col]
        head[row, col] = end


@kernel
def _come_nearer(some, reach, touches, laid, ends: Ends):
    """Bring ends within ``reach`` of samples that are laid now nearer; return how many have changed.

    What can come no nearer leaves the grid: ends of ``laid`` stretches, and those that touch something.
    """
    frame, count = ends.frame, 0
    nrows, ncols = ends.head.shape
    low_x, low_y, high_x, high_y = some[0, 0], some[0, 1], some[0, 0], some[0, 1]
    for sample in range(some.shape[0]):
        low_x, high_x = min(low_x, some[sample, 0]), max(high_x, some[sample, 0])
        low_y, high_y = min(low_y, some[sample, 1]), max(high_y, some[sample, 1])
    first_row = max(int(np.floor((low_y - reach - frame[1]) / frame[2])), 0)
    last_row = min(int(np.floor((high_y + reach - frame[1]) / frame[2])), nrows - 1)
    first_col = max(int(np.floor((low_x - reach - frame[0]) / frame[2])), 0)
    last_col = min(int(np.floor((high_x + reach - frame[0]) / frame[2])), ncols - 1)
    for row in range(first_row, last_row + 1):
        for col in range(first_col, last_col + 1):
            count = _come_nearer_in_cell(row, col, some, reach, touches, laid, ends, count)
    return count


@kernel
def _come_nearer_in_cell(row, col, some, reach, touches, laid, ends: Ends, count):
    """Bring the ends in one cell nearer; return how many have changed, of which there were ``count`` before."""
    head, following = ends.head, ends.following
    before, end = -1, head[row, col]
    while is_there(end):
        after = following[end]
        if not laid[end // 2] and ends.rank[end] != 0.0:
            if _comes_nearer(end, some, reach, touches, ends):
                ends.changed[count] = end
                count += 1
            before = end
        elif not is_there(before):
            head[row, col] = after
        else:
            following[before] = after
        end = after
    return count


@kernel
def _comes_nearer(end, some, reach, touches, ends: Ends):
    """Bring one end nearer if one of some samples is; tell whether it is."""
    xy, rank, target = ends.xy, ends.rank, ends.target
    least = min(rank[end], reach)
    nearest, least = -1, least * least
    for sample in range(some.shape[0]):
        dx, dy = some[sample, 0] - xy[end, 0], some[sample, 1] - xy[end, 1]
        apart = dx * dx + dy * dy
        if apart < least:
            nearest, least = sample, apart
    if not is_there(nearest):
        return False
    least = np.sqrt(least)
    rank[end] = least if least > touches else 0.0
    target[end, 0], target[end, 1] = some[nearest, 0], some[nearest, 1]
    return True
