"""Which lines of courses comply: they keep to their cell and apart, and are as smooth as an attempt asks for."""

import numpy as np
import pytest
from headwaters.core.terrain.courses.course_clearance import (
    GATE_APART,
    GATE_STUB,
    PIECES_APART,
    SHARPEST_MEETING,
    SIDE_MARGIN,
    SMOOTHEST_TURN,
    STRICT,
    CellRings,
    _is_inside,
    _keep_apart,
    _keeps_clear,
    complies,
)
from headwaters.core.terrain.courses.course_ends import CourseEnds
from headwaters.core.terrain.courses.course_layout import NodeNet

geometry = pytest.importorskip("shapely.geometry")


def cosine(one, other):
    return (one[1] - one[0]) @ (other[1] - other[0]) / np.hypot(*(one[1] - one[0])) / np.hypot(*(other[1] - other[0]))


def apart(pieces, share, sharpest):
    """Tell whether pieces that share no end are apart, and those that share one meet at no sharp angle."""
    for number, one in enumerate(pieces):
        for other in pieces[number + 1 :]:
            same = [(i, k) for i in (0, 1) for k in (0, 1) if one[i].tolist() == other[k].tolist()]
            if same:
                turn = cosine(one, other)
                if (-turn if (1, 0) in same else turn) > sharpest:
                    return False
                continue
            away = geometry.LineString(one).distance(geometry.LineString(other))
            if away <= share * min(np.hypot(*(one[1] - one[0])), np.hypot(*(other[1] - other[0]))):
                return False
    return True


@pytest.mark.parametrize("seed", range(60))
def test_pieces_keep_apart_by_a_share_of_the_shorter_and_meet_at_no_sharp_angle(seed):
    """Many have an end in common: one begins where another ends, or both end at one place, or both begin there."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 5))
    pieces = rng.integers(0, 14, (count, 2, 2)) * 1.0
    if seed % 3:
        for number in range(1, count):
            pieces[number, int(rng.integers(2))] = pieces[number - 1, int(rng.integers(2))]
    table = np.column_stack([pieces.reshape(count, 4), np.hypot(*(pieces[:, 1] - pieces[:, 0]).T)])
    table = np.concatenate([table, table])  # what is beyond does not count
    share, sharpest = rng.choice([0.0, 0.2, 0.7]), rng.choice([-0.3, 0.5, 0.9])
    same = {tuple(sorted(map(tuple, piece))) for piece in pieces.tolist()}
    if len(same) < count or any(piece[0].tolist() == piece[1].tolist() for piece in pieces):
        assert not _keep_apart(table, count, share, 0.99999)
    elif not begins_and_ends_at_one(pieces):
        assert _keep_apart(table, count, share, sharpest) == apart(pieces, share, sharpest)


def begins_and_ends_at_one(pieces):
    """Tell whether one piece ends where another, that comes before, begins: no course is written like that."""
    return any(
        one[0].tolist() == other[1].tolist() for number, one in enumerate(pieces) for other in pieces[number + 1 :]
    )


def random_cell(rng, entries):
    """Return the outline of a cell around its node, its net and entries, and lines of courses that join in turn."""
    turn = np.sort(rng.uniform(0, 2 * np.pi, 9)) + np.arange(9) * 1e-3
    node = np.array([31.0, -17.0])
    ring = node + np.column_stack([np.cos(turn), np.sin(turn)]) * rng.uniform(60, 100, (9, 1))
    sides = (ring + np.roll(ring, -1, axis=0)) / 2
    gates = sides[rng.permutation(9)[: entries + 1]]
    outlet = gates[0] if rng.random() < 0.8 else node
    joints = (
        node
        + (outlet - node) * np.linspace(0.05, 0.3, entries - 1)[:, None]
        + rng.normal(scale=3.0, size=(entries - 1, 2))
    )
    starts = np.concatenate([gates[1:], joints])
    ends = np.concatenate([joints[:1], joints, joints[1:], [outlet]])
    lines = []
    for start, end in zip(starts, ends):
        share = np.linspace(0, 1, int(rng.integers(3, 7)))[:, None]
        line = start + share * (end - start)
        line[1:-1] += rng.normal(scale=rng.choice([0.1, 1.0, 6.0]), size=(len(line) - 2, 2))
        line[-1] = end
        lines.append(line)
    net = NodeNet(np.array([[500.0, 500.0], node]), np.array([-1, 0]), np.array([[0.0, 0.0], outlet]), np.eye(2))
    return ring, net, np.array([*range(entries), *[-1] * (entries - 1)]), starts, ends, lines


def fault(ring, net, entry, starts, ends, lines, attempt):
    """Return what is wrong with lines, as the rules say it; "" if nothing is."""
    cell, node, outlet = geometry.Polygon(ring), net.xy[1], ends[-1]
    if not cell.contains(geometry.Point(lines[0][len(lines[0]) // 2])):
        return "outside"
    gates = [outlet, *starts[entry >= 0]]
    ways = [np.hypot(*(gate - node)) for gate in gates]
    margin = STRICT[attempt] * SIDE_MARGIN * min(way for way in ways if way > 0)
    pieces = [np.array(piece) for line in lines for piece in zip(line[:-1], line[1:])]
    for piece in pieces:
        (a, b), length, enough = piece, np.hypot(*(piece[1] - piece[0])), margin
        for gate in gates:
            ways = [np.hypot(*(end - gate)) for end in (a, b)]
            if ways[0] == 0.0:
                a = a + GATE_STUB * (b - a)
            if ways[1] == 0.0:
                b = b + GATE_STUB * (a - b)
            enough = min(enough, *(STRICT[attempt] * GATE_APART * (way or GATE_STUB * length) for way in ways))
        if geometry.LineString([a, b]).distance(cell.exterior) <= enough:
            return "beside"
    for line in lines:
        for one, two, three in zip(line, line[1:], line[2:]):
            if cosine((one, two), (two, three)) < SMOOTHEST_TURN[attempt]:
                return "turn"
    return "" if apart(pieces, STRICT[attempt] * PIECES_APART, SHARPEST_MEETING[attempt]) else "near"


@pytest.mark.parametrize("entries", [1, 2, 3])
def test_lines_comply_where_nothing_is_wrong_with_them(entries):
    found = []
    for seed in range(90):
        rng = np.random.default_rng(seed)
        ring, net, entry, starts, ends, lines = random_cell(rng, entries)
        rings = CellRings(
            np.concatenate([ring + 500, ring[:1] + 500, ring, ring[:1]]), np.array([0, 10, 20]), np.arange(3)
        )
        first = 2 + np.append(0, np.cumsum([len(line) for line in lines]))
        vertices = np.concatenate([np.full((2, 2), 7.0), *lines, np.full((1, 2), 7.0)])
        course_ends = CourseEnds(starts, ends, starts, ends)
        pieces, attempt = np.empty((first[-1], 5)), seed % 5
        wrong = fault(ring, net, entry, starts, ends, lines, attempt)
        found.append(wrong)
        assert complies(1, 0, entry.size, attempt, net, entry, first, course_ends, rings, vertices, pieces) == (
            not wrong
        )
    assert min(found.count(each) for each in ("", "beside", "turn")) > 3
    assert entries == 1 or "near" in found


def test_a_place_on_the_side_between_two_cells_is_in_one_of_them():
    """Two cells that divide a square of whole places between them, at its west and south inside of it."""
    way = [(0, 2), (1, 4), (2, 2), (2, 5), (4, 5), (5, 4), (6, 6)]
    north, south = [*way, (0, 6), (0, 2)], [*way[::-1], (0, 0), (6, 0), (6, 6)]
    rings = CellRings(np.array(north + south, float), np.array([0, len(north), len(north + south)]), np.arange(3))
    for x in range(-1, 8):
        for y in range(-1, 8):
            within = [_is_inside(float(x), float(y), node, rings) for node in (0, 1)]
            assert sum(within) == (0 <= x < 6 and 0 <= y < 6)


def test_a_line_as_near_to_a_side_as_it_may_not_be_is_too_near_and_a_right_angle_no_too_sharp_turn():
    ring = np.array([(0, 0), (20, 0), (20, 20), (0, 20), (0, 0)], float)
    rings = CellRings(ring, np.array([0, 5]), np.array([0, 1]))
    for away, clear in ((1.0, True), (2.0, False), (3.0, False)):
        assert _keeps_clear(2.0, 5.0, 2.0, 9.0, away, 0, rings) == clear
        assert _keeps_clear(5.0, 18.0, 9.0, 18.0, away, 0, rings) == clear
    line = np.array([(0, 10), (10, 10), (10, 0)], float)
    table = np.column_stack([line[:-1], line[1:], [10, 10]])
    assert _keep_apart(table, 2, 0.3, 0.0) and not _keep_apart(table, 2, 0.3, -1e-9)
    net = NodeNet(line[1:2], np.array([-1]), line[2:], np.eye(2)[:1])
    ends = CourseEnds(line[:1], line[2:], np.ones((1, 2)), np.ones((1, 2)))
    attempt = SMOOTHEST_TURN.tolist().index(0.0)
    for tried in (attempt, attempt - 1):
        complied = complies(0, 0, 1, tried, net, np.array([0]), np.array([0, 3]), ends, rings, line, np.empty((2, 5)))
        assert complied == (tried == attempt)
