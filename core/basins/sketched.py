"""Rivers that somebody drew, laid into the triangles of a mesh before anything grows: each flows to the one below it.

A line becomes the triangles that it passes, one beside the other. Lines are laid from the sea up, in the order of
`core.growth.sketch_order`. Where one comes into a triangle that has a river already, what is above flows into that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import NOWHERE, Indices, Receivers
from ..growth.sketch_order import ordered_stretches
from ..growth.sketches import OFF_LAND, line_samples, split_by_line, stretches_on_land
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..plane.land import contained, runs_of, shores
from ..run.run import Run
from .forest import FREE_TRIANGLE, SEA_TRIANGLE, reaches_sea
from .outlines import land_of_mesh

MOST_TRIANGLES = 64  # triangles from one place of a line to the next; farther away, and the line has left the mesh
MOST_LED = 1 << 14  # triangles among which the way from a line to the sea or another line is looked for
NEAR_TRIANGLES = 6  # in which the first place of a line may lie
WAY_TAKEN = "another sketched river runs here, and goes elsewhere"
TURNED = "it comes back to a triangle that it has left"


class LaidSketches(NamedTuple):
    """The rivers that were drawn, in triangles."""

    receiver: np.ndarray  # int32 (t), FREE_TRIANGLE where none runs
    order: np.ndarray  # int32, these triangles, each before those that flow into it
    owner: np.ndarray  # int32 (t), the line that runs there first, -1 for none


class Sketches(NamedTuple):
    """What was drawn: lines as places at equal steps, and the triangles that they pass on land."""

    lines: list  # float64 (n, 2) each
    inside: list  # bool (n) each, whether on land
    stretches: list  # of `core.growth.sketch_order`, from their lower ends up
    step: float


class Missed(NamedTuple):
    """A part of a line that no river follows, and why."""

    sketch: int
    xy: np.ndarray
    reason: str


def read_sketches(run: Run, mesh, water, lines, spacing) -> Sketches:
    """Return lines (n, 2), in any direction, as `Sketches` on the land of a mesh."""
    where = shores(land_of_mesh(mesh, water))
    lines = [line_samples(np.asarray(line, np.float64), spacing) for line in lines]
    inside = split_by_line(contained(where, np.concatenate([*lines, np.empty((0, 2))])), lines)
    stretches = ordered_stretches(run, where, stretches_on_land(lines, inside), spacing)
    return Sketches(lines, inside, stretches, spacing)


def lay_sketches(run: Run, mesh, water, sketches) -> LaidSketches:
    """Return the rivers of sketches as `LaidSketches`."""
    size = len(mesh.corners)
    receiver, owner = np.full(size, FREE_TRIANGLE, np.int32), np.full(size, NOWHERE, np.int32)
    order, came = np.empty(size, np.int32), np.full(size, NOWHERE, np.int32)
    count, finder = 0, _Finder(mesh)
    for done, stretch in enumerate(sketches.stretches):
        run.check()
        run.report(done / len(sketches.stretches))
        passed, _ = finder.passed(stretch.xy)
        count = _lay(mesh.twin, water, passed, stretch.sketch, receiver, owner, order, count, came)
    return LaidSketches(receiver, order[:count].copy(), owner)


class _Finder:
    """Finds the triangles under lines."""

    def __init__(self, mesh):
        from scipy.spatial import cKDTree

        self.mesh = mesh
        self.middles = cKDTree(mesh.xy[mesh.corners].mean(axis=1))

    def passed(self, xy) -> tuple:
        """Return the triangles that a line of near places passes, and the place at which it is in each first."""
        mesh = self.mesh
        _, near = self.middles.query(xy[0], k=min(NEAR_TRIANGLES, len(mesh.corners)))
        room = MOST_TRIANGLES + 8 * len(xy)
        while True:
            found, place = np.empty(room, np.int64), np.empty(room, np.int64)
            count = _pass(mesh.xy, mesh.corners, mesh.twin, np.atleast_1d(near), xy, found, place)
            if count < room:
                return found[:count], place[:count]
            room *= 2


@kernel
def _beyond(xy, a, b, x, y):
    """Return more than 0 where a place lies to the right of the side from a to b, outside of its triangle."""
    return (xy[b, 1] - xy[a, 1]) * (x - xy[a, 0]) - (xy[b, 0] - xy[a, 0]) * (y - xy[a, 1])


@kernel
def _side_towards(xy, corners, twin, triangle, x, y, last):
    """Return a side beyond which a place lies and another triangle too, -1 where there is none.

    Of two it is not the one that was just crossed, ``last``.
    """
    found = -1
    for corner in range(3):
        side = 3 * triangle + corner
        if not is_there(twin[side]) or side == last:
            continue
        if _beyond(xy, corners[triangle, corner], corners[triangle, (corner + 1) % 3], x, y) > 0.0:
            found = side
            if corner % 2 == 0:
                break
    return found


@kernel
def _pass(xy, corners, twin, near, line, found, place):
    """Write the triangles that a line passes and where it is then; return how many, or the room if there are more."""
    here, last = near[0], -1
    for triangle in near:
        if not is_there(_side_towards(xy, corners, twin, triangle, line[0, 0], line[0, 1], -1)):
            here = triangle
            break
    found[0], place[0] = here, 0
    count = 1
    for point in range(line.shape[0]):
        for _ in range(MOST_TRIANGLES):
            side = _side_towards(xy, corners, twin, here, line[point, 0], line[point, 1], last)
            if not is_there(side):
                break
            last = twin[side]
            here = last // 3
            if count == found.size:
                return count
            found[count], place[count] = here, point
            count += 1
        last = -1
    return count


@kernel
def _lay(twin, water, passed, sketch, receiver, owner, order, count, came):
    """Lay a line from its lower end up; return how many triangles are laid then. ``came`` is -1 everywhere."""
    below = NOWHERE
    for triangle in passed:
        if water[triangle]:
            below = NOWHERE
            continue
        if receiver[triangle] == FREE_TRIANGLE:
            if not is_there(below):
                count = _lead_down(twin, water, triangle, sketch, receiver, owner, order, count, came)
            else:
                receiver[triangle] = below
                owner[triangle] = sketch
                order[count] = triangle
                count += 1
        below = triangle if receiver[triangle] != FREE_TRIANGLE else NOWHERE
    return count


@kernel
def _lead_down(twin, water, start, sketch, receiver, owner, order, count, came):
    """Lay the shortest way from a triangle to the sea or to a river; return how many triangles are laid then."""
    queue = np.empty(MOST_LED + 3, np.int32)
    queue[0], came[start] = start, start
    head, tail, end, into = 0, 1, -1, SEA_TRIANGLE
    while head < tail and not is_there(end):
        here = queue[head]
        head += 1
        for side in range(3 * here, 3 * here + 3):
            beyond = twin[side] // 3
            if is_there(twin[side]) and receiver[beyond] >= SEA_TRIANGLE and not water[beyond]:
                end, into = here, beyond
        if reaches_sea(twin, water, here) and not is_there(end):
            end = here
        for side in range(3 * here, 3 * here + 3):
            beyond = twin[side] // 3
            new = is_there(twin[side]) and not is_there(came[beyond]) and not water[beyond]
            if new and not is_there(end) and tail < MOST_LED:
                came[beyond] = here
                queue[tail] = beyond
                tail += 1
    while is_there(end):
        receiver[end], owner[end], order[count] = into, sketch, end
        count += 1
        into = end
        end = came[end] if end != start else -1
    for index in range(tail):
        came[queue[index]] = NOWHERE
    return count


def sketches_followed(mesh, water, sketches, receiver: Receivers, owner: Indices) -> tuple:
    """Return how many of the triangles that lines pass follow them, how many there are, and the `Missed` parts.

    A triangle follows a line whose water goes to the triangle before or after it on the line. At its ends a line does
    not say where to go. Triangles that several lines pass follow any of them.
    """
    finder = _Finder(mesh)
    sketched, good = np.zeros(receiver.size, bool), np.zeros(receiver.size, bool)
    passes = []
    for stretch in stretches_on_land(sketches.lines, sketches.inside):
        passed, place = finder.passed(stretch.xy)
        below = receiver[passed]
        follows = np.zeros(passed.size, bool)
        follows[[0, -1]] = True
        follows[1:] |= below[1:] == passed[:-1]
        follows[:-1] |= below[:-1] == passed[1:]
        good[passed[follows]] = True
        sketched[passed] = True
        passes.append((stretch, passed, place))
    sketched &= ~water
    good &= sketched
    missed = [
        part for stretch, passed, place in passes for part in _parts_missed(stretch, passed, place, good | water, owner)
    ]
    missed += [part for number in range(len(sketches.lines)) for part in _off_land(number, sketches)]
    return int(np.count_nonzero(good)), int(np.count_nonzero(sketched)), missed


def _parts_missed(stretch, passed, place, good, owner):
    """Return the parts of a stretch in triangles that do not follow it."""
    under = np.zeros(len(stretch.xy), np.int64)
    under[place] = np.arange(place.size)  # of several triangles at one place the last
    under = passed[np.maximum.accumulate(under)]
    parts = []
    for begin, end in runs_of(~good[under]):
        triangle = under[(begin + end) // 2]
        reason = WAY_TAKEN if owner[triangle] not in (NOWHERE, stretch.sketch) else TURNED
        parts.append(Missed(stretch.sketch, stretch.xy[max(begin - 1, 0) : end + 1], reason))
    return parts


def _off_land(number, sketches):
    """Return the parts of a line off the land."""
    line, inside = sketches.lines[number], sketches.inside[number]
    parts = (line[max(begin - 1, 0) : end + 1] for begin, end in runs_of(~inside))
    return [Missed(number, part, OFF_LAND) for part in parts if len(part) > 1]
