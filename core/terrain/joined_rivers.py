"""Lines that somebody has drawn into a model as rivers of it: which way they run, where they end, how they fall.

    joined = join_rivers(model, lines, below, drawn)

A drawn line ends where one of its ends touches a course, a lake through which a course runs, another drawn line or the
sea; where both do, on the lower ground. A course that is joined amid its way is parted there. Beds fall with the land.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Array, Coordinates, Heights, Mask
from ..plane.crossings import meeting_place, meetings
from ..plane.land import contained, divided_line, lengths_along, nearest_shore_places, shores
from ..plane.segment_grid import grid_of_segments
from ..plane.types import Land
from .ground.ground import heights_on, prepare_ground
from .ground.spline_heights import spline_heights
from .relief.river_heights import LEAST_FALL, let_fall
from .types import Model

JOINS_WITHIN = 0.5  # edges from an end to what it ends at
PIECE = 1 / 16  # edges: of beds between two heights of the ground, and the shortest piece of a parted course
LOW_SIDES = 1 / 10  # edges from a river to ground beside it that lies no lower, so that its water stays in it
SAME_PLACE = 1e-3  # metres
SHORE_HALVINGS = 40  # of the piece of a line that leaves the land
ENDS_AT_SEA, NO_LINE = -1, -2  # what a line ends at that is no line: the sea, or a lake through which no course runs
ENDS_NOWHERE, RISING, NO_OUTLET, ENDS_AT_DRAWN = range(4)  # why a line is no river


class DrawnRiver(NamedTuple):
    """A line that somebody has drawn."""

    line: np.ndarray  # float64 (n, 3); heights NaN where nobody gave one
    into: int = -1  # which of the courses it is to flow into, -1: what it touches


class JoinedRivers(NamedTuple):
    """Main courses and drawn rivers, downstream; the lower pieces of courses that were parted come last."""

    lines: list  # float64 (n, 3)
    below: list  # of each line the one that it flows into, -1 the sea
    source: list  # of each line the one that it was a piece of, itself if it is whole
    cut: list  # of each line how many metres its bed lies at most below the lowest ground beside it; 0 of courses


class NoRiver(ValueError):
    """A drawn line that can be no river."""

    def __init__(self, river: int, why: int, start: float = 0.0, end: float = 0.0):
        super().__init__(f"drawn line {river}")
        self.river, self.why, self.start, self.end = river, why, start, end


def join_rivers(model: Model, lines: list, below: list, drawn: list) -> JoinedRivers:
    """Return the `JoinedRivers` of a model with some main courses (n, 3) and `DrawnRiver`; raise `NoRiver`.

    The courses of the model itself do not count.
    """
    count, land = len(lines), DrawnSurroundings(model)
    rivers = [_downstream(land, lines, drawn, river) for river in range(len(drawn))]
    nobody = [None] * len(drawn)
    total = count + len(drawn)
    found = JoinedRivers(
        [*lines, *nobody], [*below, *(ENDS_AT_SEA for _ in drawn)], [*range(total)], [0.0] * total
    )
    waiting = list(range(len(drawn)))
    while waiting:
        ready = [river for river in waiting if rivers[river].into - count not in waiting]
        if not ready:
            raise NoRiver(waiting[0], ENDS_AT_DRAWN)
        for river in ready:
            _lay(land, found, count + river, rivers[river], river)
        waiting = [river for river in waiting if river not in ready]
    return found


class DrawnSurroundings:
    """What lies around rivers: the land, its shores, lakes and ground."""

    def __init__(self, model):
        self.edge, self.falls_to_sea = model.edge, model.dem is None
        self._land, self._shores = model.land, shores(model.land)
        self._lakes = [shores(Land(lake.rings)) for lake in model.lakes]
        self._ground = prepare_ground(model)

    def heights(self, xy: Coordinates) -> Heights:
        """Return the height of the ground at places; 0 off an island."""
        out = np.empty((1, len(xy)))
        heights_on(self._ground, xy[np.newaxis, :, 0], xy[np.newaxis, :, 1], out, np.inf)
        return np.where(self.holds(xy), out[0], 0.0) if self.falls_to_sea else out[0]

    def holds(self, xy: Coordinates) -> Mask:
        """Tell which places are land."""
        within, on_land = self._land.within, contained(self._shores, xy)
        return on_land if within is None else on_land & (spline_heights(within, xy) > 0.0)

    def shore(self, place: Array) -> tuple[Array, float]:
        """Return the place of the shore that is nearest to a place, and how far away it is."""
        nearest = nearest_shore_places(self._shores, place[np.newaxis])
        return nearest.xy[0], float(nearest.distance[0])

    def in_lake_with(self, place: Array, xy: Coordinates) -> Mask | None:
        """Tell which places lie in the lake in which one lies; None where that is no lake."""
        lakes = (contained(lake, xy) for lake in self._lakes if contained(lake, place[np.newaxis])[0])
        return next(lakes, None)


def _downstream(land, lines, drawn, river):
    """Return a `DrawnRiver` downstream, ``into`` the line where it ends, drawn ones after courses, or `ENDS_AT_SEA`."""
    line, into = drawn[river]
    line = line[np.append(True, np.hypot(*np.diff(line[:, :2], axis=0).T) > SAME_PLACE)]
    if into >= 0:
        others = {into: lines[into]}
    else:
        others = {**dict(enumerate(lines)), **{len(lines) + each: other.line for each, other in enumerate(drawn)}}
        del others[len(lines) + river]
    touched = [_touched(land, others, line[end, :2], into < 0) for end in (0, -1)]
    touching = [end for end in (0, 1) if touched[end] is not None]
    if not touching or len(line) < 2:
        raise NoRiver(river, ENDS_NOWHERE)
    z = np.where(np.isnan(line[[0, -1], 2]), land.heights(line[[0, -1], :2]), line[[0, -1], 2])
    end = touching[0] if len(touching) == 1 else int(z[1] <= z[0])
    if touched[end] == NO_LINE:
        raise NoRiver(river, NO_OUTLET)
    return DrawnRiver(line if end else line[::-1], touched[end])


def _touched(land, lines, place, may_be_sea):
    """Return which of some lines the end of one touches, or `ENDS_AT_SEA`; None where it ends nowhere.

    In a lake it touches what runs through that, however far away it is.
    """
    if may_be_sea and not land.holds(place[np.newaxis])[0]:
        return ENDS_AT_SEA
    number, away, in_lake = _nearest(land, lines, place)
    if in_lake:
        return number
    if may_be_sea:
        number, away = min((number, away), (ENDS_AT_SEA, land.shore(place)[1]), key=lambda each: each[1])
    return number if away <= JOINS_WITHIN * land.edge else None


def _nearest(land, lines, place):
    """Return which of some lines comes nearest to a place, how near, and whether both lie in one lake.

    A lake through which none runs has `NO_LINE`.
    """
    if not lines:
        return NO_LINE, np.inf, land.in_lake_with(place, place[np.newaxis]) is not None
    numbers, sizes = list(lines), [len(line) for line in lines.values()]
    xy = np.concatenate([line[:, :2] for line in lines.values()])
    owner = np.repeat(numbers, sizes)
    lake = land.in_lake_with(place, xy)
    if lake is not None:
        away = np.where(lake, np.hypot(*(xy - place).T), np.inf)
        best = int(np.argmin(away))
        return (int(owner[best]) if lake.any() else NO_LINE), float(away[best]), True
    away = np.where(owner[1:] == owner[:-1], _on_sides(xy, place)[1], np.inf)
    best = int(np.argmin(away))
    return int(owner[best]), float(away[best]), False


def _on_sides(xy, place):
    """Return what share of each side of a line lies before the place of it nearest to another, and how far that is."""
    step = np.diff(xy, axis=0)
    square = np.maximum(np.sum(step**2, axis=1), SAME_PLACE**2)
    share = np.clip(np.sum((place - xy[:-1]) * step, axis=1) / square, 0.0, 1.0)
    return share, np.hypot(*(xy[:-1] + share[:, np.newaxis] * step - place).T)


def _lay(land, found, number, own, river):
    """Let a drawn river end where it is to, in place, and fall to there."""
    line, onto = own
    if onto == ENDS_AT_SEA:
        line, joint = _cut_at_shore(land, line)
    else:
        pieces = [piece for piece, source in enumerate(found.source) if source == found.source[onto]]
        line, piece, place = _cut_at_pieces(land, line, {piece: found.lines[piece] for piece in pieces})
        found.below[number] = _parted(found, piece, place, PIECE * land.edge)
        joint = found.lines[found.below[number]][0]
    if len(line) > 1 and np.hypot(*(line[-1, :2] - joint[:2])) <= SAME_PLACE:
        line = line[:-1]
    found.lines[number], found.cut[number] = _fallen(land, np.concatenate([line, [joint]]), river)


def _cut_at_shore(land, line):
    """Return a line without what lies in the sea at its end, and the place where it ends there, with its height."""
    fine = _divided(line, PIECE * land.edge)
    there = np.flatnonzero(land.holds(fine[:, :2]))
    last = int(there[-1]) if there.size else 0
    here = fine[last, :2]
    if last + 1 < len(fine):
        beyond = fine[last + 1, :2]
        for _ in range(SHORE_HALVINGS):
            middle = (here + beyond) / 2
            here, beyond = (middle, beyond) if land.holds(middle[np.newaxis])[0] else (here, middle)
    end = land.shore(here)[0] if land.falls_to_sea else here
    z = 0.0 if land.falls_to_sea else float(land.heights(end[np.newaxis])[0])
    return fine[: last + 1], np.array([*end, z])


def _cut_at_pieces(land, line, pieces):
    """Return a line without what lies beyond the pieces of a course, the piece that it joins, and where.

    It ends where it crosses one near its end, else it goes on to the nearest place.
    """
    way = lengths_along(line[:, :2])
    near_end = way[-1] - JOINS_WITHIN * land.edge
    for side in np.flatnonzero(way[1:] > near_end).tolist():
        for piece, other in pieces.items():
            place = _crossing(line[side, :2], line[side + 1, :2], other[:, :2])
            if place is not None and way[side] + np.hypot(*(place - line[side, :2])) >= near_end:
                return line[: side + 1], piece, place
    end = line[-1, :2]
    piece, _, in_lake = _nearest(land, pieces, end)
    if in_lake and piece != NO_LINE:
        xy = pieces[piece][:, :2]
        away = np.where(land.in_lake_with(end, xy), np.hypot(*(xy - end).T), np.inf)
        return line, piece, xy[np.argmin(away)]
    if piece == NO_LINE:  # a line in a lake that was told to flow into one elsewhere
        piece = min(pieces, key=lambda each: _on_sides(pieces[each][:, :2], end)[1].min())
    return line, piece, end


def _crossing(start, end, xy):
    """Return where a segment first crosses a line, None where it does not."""
    met = meetings(start[np.newaxis], end[np.newaxis], grid_of_segments(xy[:-1], xy[1:]), 0.0)[:, 1]
    share = meeting_place(start, end, np.hstack([xy[:-1], xy[1:]])[met])
    return start + share * (end - start) if met.size else None


def _parted(found, number, place, shortest):
    """Return the line that begins where a course comes nearest to a place, after parting it there, in place.

    No piece is shorter than ``shortest`` metres: what would be joins at the next junction.
    """
    line = found.lines[number]
    share, away = _on_sides(line[:, :2], place)
    way, side = lengths_along(line[:, :2]), int(np.argmin(away))
    at = way[side] + share[side] * (way[side + 1] - way[side])
    if way[-1] - at < shortest and found.below[number] >= 0:
        return found.below[number]
    at = min(at, way[-1] - shortest)
    if at < shortest:
        return number
    joint = np.array([[np.interp(at, way, axis) for axis in line.T]])
    found.lines[number] = np.concatenate([line[way < at], joint])
    found.lines.append(np.concatenate([joint, line[way > at]]))
    found.below.append(found.below[number])
    found.source.append(found.source[number])
    found.cut.append(0.0)
    found.below[number] = len(found.lines) - 1
    return found.below[number]


def _divided(line, step):
    """Return a line in pieces no longer than ``step``; heights between two that are known lie in between, else NaN."""
    found = []
    for start, end in zip(line[:-1], line[1:]):
        xy = divided_line(np.array([start[:2], end[:2]]), step)
        z = np.linspace(start[2], end[2], len(xy))
        z[0] = start[2]
        found.append(np.column_stack([xy, z])[:-1])
    return np.concatenate([*found, line[-1:]])


def _fallen(land, line, river):
    """Return a line whose bed falls to its end, and how deep it cuts into the ground.

    It falls with the ground, and through heights that are known: these somebody wanted.
    """
    if np.isfinite(line[:, 2]).all():
        return line, 0.0
    line = _divided(line, PIECE * land.edge)
    way, pinned = lengths_along(line[:, :2]), np.isfinite(line[:, 2])
    ground = np.where(pinned, line[:, 2], _lowest_beside(land, line, way))
    z = ground
    if z[0] <= z[-1] + LEAST_FALL * way[-1]:
        raise NoRiver(river, RISING, float(z[0]), float(z[-1]))
    lower = pinned | (z <= np.minimum.accumulate(z))  # than all above it; in between it falls evenly
    z = np.interp(way, way[lower], z[lower])
    let_fall(np.array([0, len(z)]), np.array([-1]), np.array([0]), way, LEAST_FALL, pinned, z)
    return np.column_stack([line[:, :2], z]), float((ground - z).max())


def _lowest_beside(land, line, way):
    """Return the height of the lowest ground across each vertex of a line: else water would run off to a side.

    At its spring that is the ground itself.
    """
    reach = np.minimum(LOW_SIDES * land.edge, way)
    aside = aside_of(line) * reach[:, np.newaxis]
    return np.min([land.heights(line[:, :2] + share * aside) for share in (-1.0, -0.5, 0.0, 0.5, 1.0)], axis=0)


def aside_of(line: Coordinates) -> Coordinates:
    """Return unit vectors square to a line at its vertices."""
    along = np.gradient(line[:, :2], axis=0)
    return along[:, ::-1] * [1.0, -1.0] / np.maximum(np.hypot(*along.T), SAME_PLACE)[:, np.newaxis]
