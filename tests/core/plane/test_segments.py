"""What is near on a grid of segments is near in truth."""

from fractions import Fraction

import numpy as np
import pytest
from headwaters.core.plane import segments
from headwaters.core.plane.segment_grid import empty_grid, gather, insert, nearest_segment, side_of_ring
from headwaters.core.plane.shore_grid import (
    MIDDLE_X,
    MIDDLE_Y,
    _spread,
    cells_from_shore,
    cells_inland,
    insides,
    lay_shore,
    nearest_on_shore,
)
from headwaters.core.plane.types import Land
from hypothesis import given
from hypothesis import strategies as some

from ...support import examples
from ..growth.islands import islands, ring
from ..growth.judge import meet, on_land, point_to_segments, shore_segments

quick = examples(30)
corner = some.tuples(some.integers(0, 6), some.integers(0, 6))
segment = some.tuples(corner, corner).filter(lambda ends: ends[0] != ends[1])


def scattered(land, count=300, seed=0):
    """Return places on and around an island."""
    low, high = land.rings[0].min(axis=0) - 1, land.rings[0].max(axis=0) + 1
    return np.random.default_rng(seed).uniform(low, high, (count, 2))


def on_no_shore(land, xy):
    return point_to_segments(xy, *shore_segments(land)).min(axis=1) > 1e-9


@quick
@given(islands(), some.floats(0.3, 3.0))
def test_land_is_where_an_odd_number_of_shores_lies_ahead(land, cell):
    """Inside the outer shore and outside of inland seas, whatever the size of the cells."""
    xy = scattered(land)
    xy = np.concatenate([xy, 9.0 * xy, np.ceil(xy)[on_no_shore(land, np.ceil(xy))]])  # far off and on whole places, too
    assert np.array_equal(insides(lay_shore(land, cell), xy), on_land(land, xy))


@quick
@given(islands(), some.floats(0.3, 3.0))
def test_the_nearest_shore_is_found_from_anywhere(land, cell):
    """With its ring and the way along it, from places at sea too."""
    xy = scattered(land, 60)
    place, number, along = nearest_on_shore(lay_shore(land, cell), xy)
    truth = point_to_segments(xy, *shore_segments(land)).min(axis=1)
    assert np.allclose(np.hypot(*(place - xy).T), truth, atol=1e-9)
    for one, (which, way) in enumerate(zip(number, along)):
        points = land.rings[which]
        ways = np.append(0, np.cumsum(np.hypot(*np.diff(points, axis=0).T)))
        assert np.allclose([np.interp(way, ways, each) for each in points.T], place[one], atol=1e-9)


def test_long_shores_are_cut_without_a_gap():
    """Pieces are no longer than a cell, and one begins exactly where the last one ended."""
    land = Land((np.array([(0, 0), (30, 1), (30, 1), (7, 20.3), (0, 0)], float),))
    shore = lay_shore(land, 1.0)
    assert np.hypot(*(shore.pieces.ends[:, 2:] - shore.pieces.ends[:, :2]).T).max() <= 1 + 1e-9
    assert np.array_equal(shore.pieces.ends[:-1, 2:], shore.pieces.ends[1:, :2])
    assert shore.pieces.ends[-1, 2:].tolist() == shore.pieces.ends[0, :2].tolist() == [0, 0]
    assert np.allclose(np.diff(shore.along), np.hypot(*(shore.pieces.ends[:, 2:] - shore.pieces.ends[:, :2]).T)[:-1])


@quick
@given(islands())
def test_the_distance_from_the_shore_in_cells_is_never_too_large(land):
    """A cell k moves of a king away is at least k - 1 cells and half a piece from the shore: searches rely on it."""
    shore = lay_shore(land, 1.0)
    nrows, ncols = shore.pieces.head.shape
    col, row = np.meshgrid(np.arange(ncols), np.arange(nrows))
    for across, up in ((0.01, 0.01), (0.99, 0.5), (0.5, 0.99)):
        xy = np.stack([shore.pieces.frame[0] + col + across, shore.pieces.frame[1] + row + up], axis=-1).reshape(-1, 2)
        truth = point_to_segments(xy, *shore_segments(land)).min(axis=1)
        assert (truth >= np.abs(shore.cells_away).ravel() - 1 - shore.pieces.frame[3] - 1e-9).all()
    x, y = shore.pieces.frame[0] + col + MIDDLE_X, shore.pieces.frame[1] + row + MIDDLE_Y
    centres = np.stack([x, y], axis=-1).reshape(-1, 2)
    assert np.array_equal(shore.inside.ravel() == 1, on_land(land, centres))
    assert np.array_equal(shore.cells_away < 0, (shore.inside == 0) & (shore.pieces.head < 0))
    moves = [np.maximum(abs(row - r), abs(col - c)) for r, c in np.argwhere(shore.pieces.head >= 0)]
    assert np.array_equal(np.abs(shore.cells_away), np.min(moves, axis=0))


@pytest.mark.parametrize("seed", range(20))
def test_distances_spread_by_moves_of_a_king(seed):
    """From any cells, at the edge of the grid too."""
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(1, 9, 2))
    shore = rng.random(shape) < 0.1
    away, (row, col) = np.where(shore, 0.0, 99.0), np.indices(shape)
    _spread(away)
    moves = [np.maximum(abs(row - r), abs(col - c)) for r, c in np.argwhere(shore)]
    assert np.array_equal(away, np.min(moves, axis=0, initial=99.0) if moves else np.full(shape, 99.0))


@quick
@given(islands(), some.floats(0.3, 3.0))
def test_between_centres_of_cells_the_distance_from_the_shore_is_that_of_both(land, cell):
    """Beyond the outermost centres it is theirs, or nearly; the cell of a place is the nearest of all."""
    shore = lay_shore(land, cell)
    (nrows, ncols), frame = shore.cells_away.shape, shore.pieces.frame
    for x, y in np.random.default_rng(nrows).uniform(-3, max(nrows, ncols) + 3, (60, 2)):
        col, row = np.clip(x - 0.5, 0, ncols - 1.001), np.clip(y - 0.5, 0, nrows - 1.001)
        rows = [np.interp(col, np.arange(ncols), each) for each in shore.cells_away]
        place = frame[0] + x * cell, frame[1] + y * cell
        assert cells_inland(frame, shore.cells_away, *place) == pytest.approx(np.interp(row, np.arange(nrows), rows))
        own = int(np.clip(np.floor(y), 0, nrows - 1)), int(np.clip(np.floor(x), 0, ncols - 1))
        assert cells_from_shore(shore, *place) == shore.cells_away[own]


def test_a_shore_that_bends_at_the_height_of_a_centre_has_its_two_sides():
    """Where one piece ends and the next begins just there, water and land still change sides once."""
    square = np.array([(0, 0), (8, 0), (8, 8), (0, 8), (0, 0)], float)
    frame = lay_shore(Land((square,)), 1.0).pieces.frame
    for row in range(4, 9):
        bend = np.array([(6.3, frame[1] + (row + MIDDLE_Y) * frame[2])])
        land = Land((np.concatenate([square[:2], bend, square[2:]]),))
        shore = lay_shore(land, 1.0)
        assert np.array_equal(shore.pieces.frame[:3], frame[:3]) and bend[0, 1] in shore.pieces.ends[:, 1]
        xy = np.column_stack([np.arange(0.25, 8.0, 0.5), np.full(16, bend[0, 1])])
        assert np.array_equal(insides(shore, xy), xy[:, 0] < 6.3)


@given(segment, segment)
def test_two_segments_cross_where_exact_numbers_say_so(one, other):
    """Where neither ends on the other: there either answer will do, but their distance is 0."""
    flat = [float(number) for ends in (one, other) for xy in ends for number in xy]
    touching = any(
        (d[0] - c[0]) * (p[1] - c[1]) == (d[1] - c[1]) * (p[0] - c[0])
        for (a, b), (c, d) in ((one, other), (other, one))
        for p in (a, b)
    )
    if not touching:
        assert segments.crosses(*flat) == meet(one, other)
    distance = segments.segment_to_segment(*flat)
    assert (distance < 1e-18) == meet(one, other)


@given(segment, segment)
def test_the_distance_of_two_segments_is_the_least_of_their_points(one, other):
    """Never more than between any of their points, and no less than between many of them."""
    flat = [float(number) for ends in (one, other) for xy in ends for number in xy]
    part = np.linspace(0, 1, 201)[:, None]
    points = [np.array(a) + part * (np.array(b) - np.array(a)) for a, b in (one, other)]
    least = np.hypot(*(points[0][:, None] - points[1][None]).transpose(2, 0, 1)).min()
    distance = np.sqrt(segments.segment_to_segment(*flat))
    assert least - 0.05 <= distance <= least + 1e-9


def test_everything_within_reach_is_gathered():
    """Segments of different lengths, from any place."""
    rng = np.random.default_rng(1)
    begin = rng.uniform(0, 20, (200, 2))
    ends = np.concatenate([begin, begin + rng.uniform(-0.8, 0.8, (200, 2))], axis=1)
    longest = np.hypot(*(ends[:, 2:] - ends[:, :2]).T).max()
    grid = empty_grid((0, 0, 20, 20), 1.0, longest, 200)
    grid.ends[:] = ends
    for number in range(200):
        insert(grid, number)
    found = np.empty(200, np.int64)
    for x, y in rng.uniform(-2, 22, (50, 2)):
        count = gather(grid, x, y, 2.5, found)
        apart = point_to_segments(np.array([(x, y)]), ends[:, :2], ends[:, 2:])[0]
        assert set(np.flatnonzero(apart <= 2.5)) <= set(found[:count].tolist())
        assert len(set(found[:count].tolist())) == count
        nearest, square = nearest_segment(grid, x, y, 1.5)
        assert nearest == (np.argmin(apart) if apart.min() < 1.5 else -1)
        assert square == pytest.approx(min(apart.min(), 1.5) ** 2)


def test_the_judge_knows_what_meets():
    """Crossing, touching, overlapping, and none of these."""
    half = Fraction(1, 2)
    assert meet(((0, 0), (2, 2)), ((0, 2), (2, 0)))
    assert meet(((0, 0), (2, 2)), ((1, 1), (5, 0)))
    assert meet(((0, 0), (2, 0)), ((1, 0), (3, 0)))
    assert not meet(((0, 0), (2, 0)), ((2 + half, 0), (3, 0)))
    assert not meet(((0, 0), (2, 0)), ((1, half), (1, 3)))
    assert ring(2.0)[0].tolist() == ring(2.0)[-1].tolist()


@pytest.mark.parametrize("aside", np.arange(8) / 8)
@pytest.mark.parametrize("shape", ["diamond", "rectangle"])
def test_straight_shores_of_round_numbers_may_run_through_the_middles_of_cells(shape, aside):
    corners = {
        "diamond": [(0, aside), (4, aside - 4), (8, aside), (4, 4), (0, aside)],
        "rectangle": [(0, 0), (8 - aside, 0), (8 - aside, 3 + aside), (0, 3 + aside), (0, 0)],
    }
    land = Land((np.array(corners[shape], float),))
    xy = np.random.default_rng(1).uniform(-2, 10, (400, 2)) - [0, 4]
    assert np.array_equal(insides(lay_shore(land, 1.0), xy), on_land(land, xy))


def left_of(place, one, other):
    """Tell whether a place lies on the left of a line; on it, it does not."""
    return (other[0] - one[0]) * (place[1] - one[1]) > (other[1] - one[1]) * (place[0] - one[0])


@pytest.mark.parametrize("seed", range(10))
def test_segments_of_whole_places_cross_and_lie_as_far_apart_as_they_do(seed):
    """Many end on each other, lie on one line, or are single places; an end on a line is on its right."""
    rng = np.random.default_rng(seed)
    for a, b, c, d in rng.integers(0, 4, (400, 4, 2)).tolist():
        ends = [float(number) for place in (a, b, c, d) for number in place]
        crossed = left_of(c, a, b) != left_of(d, a, b) and left_of(a, c, d) != left_of(b, c, d)
        assert segments.crosses(*ends) == crossed
        assert segments.is_one_place(*ends[:4]) == (a == b)
        gaps = [max(min(a[i], b[i]) - max(c[i], d[i]), min(c[i], d[i]) - max(a[i], b[i])) for i in (0, 1)]
        for reach in (0.0, 1.0, 2.0):
            assert segments.boxes_apart(*ends, reach) == (max(gaps) > reach)
        if a == b:
            assert segments.share_along(*ends[4:6], *ends[:4]) == 0.0


def test_the_four_sides_of_a_ring_have_each_of_its_cells_in_the_grid_once():
    nrows, ncols = 4, 6
    for row, col in np.ndindex(nrows, ncols):
        for away in range(8):
            found = []
            for side in range(4):
                first_row, first_col, count = side_of_ring(side, row, col, away, nrows, ncols)
                steps = range(max(count, 0))
                found += [(first_row, first_col + at) if side < 2 else (first_row + at, first_col) for at in steps]
            cells = np.ndindex(nrows, ncols)
            assert sorted(found) == [(r, c) for r, c in cells if max(abs(r - row), abs(c - col)) == away]


@pytest.mark.parametrize("seed", range(12))
def test_of_segments_equally_near_the_first_is_the_nearest_and_none_that_is_just_as_far_as_asked_for(seed):
    """On whole places, inside and outside the grid."""
    rng = np.random.default_rng(seed)
    begin = rng.integers(0, 9, (12, 2))
    ends = np.concatenate([begin, begin + rng.choice([(0, 2), (2, 0), (0, -2), (1, 0)], 12)], axis=1).astype(float)
    grid = empty_grid((0, 0, 10, 10), float(rng.choice([1.0, 2.0, 4.0])), 2.0, 12)
    grid.ends[:] = ends
    for number in rng.permutation(12):
        insert(grid, number)
    for x, y in rng.integers(-3, 14, (40, 2)).astype(float):
        apart = point_to_segments(np.array([(x, y)]), ends[:, :2], ends[:, 2:])[0].round(9)
        for furthest in (1.0, 2.0, 5.0, 30.0):
            nearest, _ = nearest_segment(grid, x, y, furthest)
            assert nearest == (np.argmin(apart) if apart.min() < furthest else -1)
