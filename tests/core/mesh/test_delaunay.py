"""The triangulation: against another program, and against circles and hulls in whole numbers."""

import numpy as np
import pytest
from headwaters.core.mesh.delaunay import (
    DoubledNodeError,
    StraightLineError,
    _exact_sign,
    delaunay,
    in_circle,
)
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as st

from ...support import examples


def turns(xy, corners):
    (ax, ay), (bx, by), (cx, cy) = (xy[corners[:, corner]].T for corner in range(3))
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def named(corners):
    """Return triangles in an order of their own."""
    return sorted(map(tuple, np.sort(corners, axis=1).tolist()))


@pytest.mark.parametrize("count", [3, 4, 5, 12, 90, 1500])
def test_random_nodes_are_joined_as_by_qhull(count):
    from scipy.spatial import Delaunay

    for seed in range(8):
        xy = np.random.default_rng(seed).random((count, 2)) * (1, 0.3) + (5e5, 4e6)
        assert named(delaunay(Run(), xy).corners) == named(Delaunay(xy - xy.mean(axis=0)).simplices)


@pytest.mark.parametrize("seed", range(12))
def test_nodes_on_a_lattice_are_covered_once_and_no_circle_holds_another(seed):
    """Whole numbers: many nodes on lines and circles, where rounding would decide."""
    from fractions import Fraction

    from scipy.spatial import ConvexHull

    rng = np.random.default_rng(seed)
    size = int(rng.integers(2, 9))
    xy = np.unique(rng.integers(0, size, (int(rng.integers(8, 60)), 2)), axis=0)[::-1].astype(float)
    mesh = delaunay(Run(), rng.permutation(xy))
    turn = turns(mesh.xy, mesh.corners)
    assert (turn > 0).all()
    assert turn.sum() / 2 == pytest.approx(ConvexHull(mesh.xy).volume)
    for a, b, c in mesh.corners:
        (ax, ay), (bx, by), (cx, cy) = ([Fraction(int(value)) for value in mesh.xy[node]] for node in (a, b, c))
        twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
        squares = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
        x = (squares[0] * (by - cy) + squares[1] * (cy - ay) + squares[2] * (ay - by)) / twice
        y = (squares[0] * (cx - bx) + squares[1] * (ax - cx) + squares[2] * (bx - ax)) / twice
        within = (ax - x) ** 2 + (ay - y) ** 2
        assert all((int(px) - x) ** 2 + (int(py) - y) ** 2 >= within for px, py in mesh.xy)


def test_each_side_and_its_twin_run_opposite_ways():
    mesh = delaunay(Run(), np.random.default_rng(3).random((400, 2)))
    begin, end = mesh.corners.ravel(), np.roll(mesh.corners, -1, axis=1).ravel()
    inner = np.flatnonzero(mesh.twin >= 0)
    assert (mesh.twin[mesh.twin[inner]] == inner).all()
    assert (begin[mesh.twin[inner]] == end[inner]).all()
    assert (end[mesh.twin[inner]] == begin[inner]).all()
    hull = {*begin[mesh.twin < 0].tolist()}
    from scipy.spatial import ConvexHull

    assert hull == {*ConvexHull(mesh.xy).vertices.tolist()}


def test_the_test_of_circles_is_exact_in_whole_numbers():
    """Four nodes on a circle, one of them moved by a single step, all across the lattice."""
    far = float(1 << 25)
    for shift, expected in ((0, 0), (-1, 1), (1, -1)):
        places = np.array([(0, 0), (far, 0), (far, far)]) - (0, far + shift)
        assert np.sign(in_circle(*places.ravel())) == expected


def test_the_order_of_nodes_does_not_matter():
    xy = np.random.default_rng(5).random((300, 2))
    order = np.random.default_rng(6).permutation(300)
    assert named(delaunay(Run(), xy).corners) == named(order[delaunay(Run(), xy[order]).corners])


def test_nodes_in_one_place_or_on_one_line_are_refused():
    xy = np.random.default_rng(1).random((20, 2))
    with pytest.raises(DoubledNodeError):
        delaunay(Run(), np.concatenate([xy, xy[7:8]]))
    with pytest.raises(StraightLineError):
        delaunay(Run(), np.column_stack([np.arange(9.0), 2 * np.arange(9.0)]))
    with pytest.raises(StraightLineError):
        delaunay(Run(), xy[:2])


def test_a_single_triangle_has_nothing_beside_it():
    for places in ([(0, 0), (4, 0), (0, 3)], [(0, 0), (0, 3), (4, 0)]):
        mesh = delaunay(Run(), np.array(places, float))
        assert named(mesh.corners) == [(0, 1, 2)]
        assert mesh.twin.tolist() == [-1, -1, -1]


def test_it_can_be_cancelled():
    class Impatient(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        delaunay(Impatient(), np.random.default_rng(1).random((1000, 2)))


@given(*[st.integers(-(2**51), 2**51)] * 3, st.integers(-3, 3))
@examples(200)
def test_the_sign_of_three_products_is_exact_however_near_to_nothing(a, b, d, more):
    """a · b - a · (b + d) + (a + more) · d is more · d, which is little beside the products."""
    found = _exact_sign(float(a), float(b), float(-a), float(b + d), float(a + more), float(d))
    assert found == np.sign(more * d)
