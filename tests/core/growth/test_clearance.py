"""How far new edges are from others and from the shore, beside plain geometry in whole numbers."""

import math
from fractions import Fraction

import numpy as np
import pytest
from headwaters.core.growth.clearance import (
    FAR_EDGE,
    JOINED_EDGE,
    NEAR_EDGE,
    TOO_NEAR,
    WIDE_SHORE,
    Around,
    Limits,
    edge_distances,
    workspace,
)


def square(x, y, x1, y1, x2, y2):
    """Return the square of the distance between a point and a segment."""
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = Fraction((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1), length) if length else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    return (x - x1 - share * (x2 - x1)) ** 2 + (y - y1 - share * (y2 - y1)) ** 2


def meet(a, b, c, d):
    """Tell whether two segments cross; a place on a line lies to its right."""

    def left(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0

    return left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)


def apart(a, b, c, d):
    """Return the square of the distance between two segments."""
    ways = (a, c, d), (b, c, d), (c, a, b), (d, a, b)
    return 0 if meet(a, b, c, d) else min(square(*spot, *one, *other) for spot, one, other in ways)


def fits(start, end, upper, lower, joined, goes_on, spacing):
    """Tell whether an edge goes beside another that is near along the rivers."""
    to_upper, to_lower, length = (math.dist(*pair) ** 2 for pair in ((end, upper), (end, lower), (upper, lower)))
    if round(min(to_upper, to_lower)) < spacing**2 or round(to_upper + to_lower) < round(length):
        return False
    if not joined:
        return not meet(start, end, upper, lower)
    turn = math.atan2(end[1] - start[1], end[0] - start[0]) - math.atan2(upper[1] - start[1], upper[0] - start[0])
    return goes_on or abs((math.degrees(turn) + 180) % 360 - 180) >= 50


@pytest.mark.parametrize("shore", [0, 3, WIDE_SHORE * 8, 8, 16])
@pytest.mark.parametrize("seed", range(10))
def test_new_edges_keep_away_from_others_and_from_the_shore(seed, shore):
    """Places are whole numbers, so that some lie just as far away as they must."""
    rng, edge, clearance, spacing, found = np.random.default_rng(seed), 8, 5, 5, []
    for _ in range(80):
        node, x, y = 2, *rng.integers(-6, 7, 2).tolist()
        start, end = (x, y), (x + int(rng.integers(-7, 8)), y + int(rng.integers(-7, 8)))
        edges, pieces = rng.integers(-25, 26, (6, 4)), rng.integers(-25, 26, (6, 4))
        edges[rng.random(6) < 0.2, 2:] = start
        for other in np.flatnonzero(rng.random(6) < 0.2):  # the end lies on the circle over them
            right, up = rng.integers(-9, 10, 2)
            edges[other] = end[0] + right, end[1] + up, end[0] - up, end[1] + right
        kinds = rng.choice([FAR_EDGE, FAR_EDGE, FAR_EDGE, NEAR_EDGE, JOINED_EDGE], 6)
        work, own = workspace(9, 9), rng.permutation(6)
        counts, furthest = rng.integers(0, (3, 6), 2), float(rng.integers(6, 20))
        work.edges[:6], work.relation[:6], work.pieces[:6] = own, kinds[own], own
        limits = Limits(float(edge), float(clearance), float(shore), float(spacing), 1.0)
        lands = pieces[own[: counts[1]]].tolist()
        to_shore, least = 12.0, shore
        if shore > 0.95 * edge:
            to_shore = max(12.0, shore)
            least = min(shore, math.sqrt(min([square(x, y, *piece) for piece in lands] + [to_shore**2])) + 0.75 * edge)
        nearest = math.sqrt(min([square(*end, *piece) for piece in lands] + [10**6]))
        near = nearest < to_shore and nearest <= least
        ways = []
        for other in own[: counts[0]].tolist():
            upper, lower = edges[other, :2].tolist(), edges[other, 2:].tolist()
            if kinds[other] == FAR_EDGE:
                ways.append(math.sqrt(apart(start, end, upper, lower)))
                near |= ways[-1] <= clearance and ways[-1] < furthest
            else:
                near |= not fits(start, end, upper, lower, kinds[other] == JOINED_EDGE, other == node, spacing)
        near |= any(meet(start, end, piece[:2], piece[2:]) for piece in lands)
        around = Around(int(counts[0]), int(counts[1]), furthest)
        ends = edges.astype(float), pieces.astype(float)
        to_edges, away = edge_distances(node, float(x), float(y), *map(float, end), around, *ends, work, limits)
        assert (to_edges == TOO_NEAR) == near
        if not near:
            assert to_edges == pytest.approx(min([*ways, furthest])) and away == pytest.approx(min(nearest, to_shore))
        found.append(near)
    assert 10 < sum(found) < 75


@pytest.mark.parametrize("away, near", [(16.0, False), (15.9, True)])
def test_a_place_as_far_from_the_shore_as_it_must_be_is_far_enough(away, near):
    work, limits = workspace(1, 1), Limits(8.0, 5.0, 16.0, 5.0, 1.0)
    work.pieces[0], shore = 0, np.array([[-50.0, away, 50.0, away]])
    none = np.zeros((0, 4))
    found, to_shore = edge_distances(2, 0.0, -8.0, 0.0, 0.0, Around(0, 1, 20.0), none, shore, work, limits)
    assert (found == TOO_NEAR) == near and to_shore == away
