"""What is painted on a plane holds there, fades over its reach, and passes into what lies beside it."""

import numpy as np
import pytest
from headwaters.core.plane.painting import Painted, blended, painted_on
from headwaters.core.run.run import Cancelled, Run

REACH = 10.0
LINE = np.array([(-50.0, 0.0), (0.0, 0.0), (50.0, 0.0)])


def box(west, south, east, north):
    return np.array([(west, south), (east, south), (east, north), (west, north), (west, south)], float)


def over(values, xy, things):
    return blended(values, painted_on(Run(), xy, things, REACH))


def painted_at(places, *things, background=0.2):
    xy = np.array(places, float).reshape(-1, 2)
    return over(np.full(len(xy), background), xy, things)


def test_nothing_painted_leaves_all_as_it_is():
    """To the last digits but one."""
    assert painted_at([(0, 0), (5, 5)]) == pytest.approx(0.2, rel=1e-15)


@pytest.mark.parametrize("thing", [Painted((LINE,), False, 1.0), Painted((LINE[1:2],), False, 1.0)])
def test_a_line_or_point_holds_where_it_is_and_fades_over_its_reach(thing):
    """Its number on it, half way to it at half the reach, nothing of it beyond the reach, never more than either."""
    assert painted_at([(0, 0)], thing)[0] == pytest.approx(1, abs=1e-3)
    assert painted_at([(0, REACH / 2)], thing)[0] == pytest.approx((1 + 0.2) / 2)
    assert painted_at([(0, REACH), (0, -1.5 * REACH)], thing) == pytest.approx(0.2)
    across = painted_at([(0, y) for y in np.arange(0, 12, 0.25)], thing)
    assert (np.diff(across) <= 1e-12).all()


@pytest.mark.parametrize("reach", [4.0, 25.0])
@pytest.mark.parametrize("vertices", [3, 101])
def test_a_reach_of_its_own_stretches_what_a_thing_does(reach, vertices):
    """At each share of it, with few and with many vertices."""
    line = np.column_stack([np.linspace(-50, 50, vertices), np.zeros(vertices)])
    shares = np.array([0.0, 0.01, 0.3, 0.5, 0.9, 1.0, 1.3])
    usual = painted_at([(0, share * REACH) for share in shares], Painted((line,), False, 1.0))
    own = painted_at([(0, share * reach) for share in shares], Painted((line,), False, 1.0, reach))
    assert own == pytest.approx(usual, rel=1e-9)
    assert own[3] == pytest.approx(0.6)


def test_a_polygon_holds_inside_and_not_far_beyond():
    """With an island in it that is not meant."""
    rings = box(-40, -40, 40, 40), box(-15, -15, 15, 15)[::-1]
    plain = Painted(rings, True, 0.0)
    assert painted_at([(28, 0), (-30, -30)], plain, background=1.0) == pytest.approx(0, abs=1e-3)
    assert painted_at([(0, 0), (48, 0), (60, 60)], plain, background=1.0) == pytest.approx(1)
    assert painted_at([(40, 0)], plain, background=1.0)[0] == pytest.approx(0.1, abs=0.02)


def test_neighbours_pass_into_each_other():
    """Along the border that two polygons share there is no step, and far inside each its own number."""
    west, east = Painted((box(-40, -40, 0, 40),), True, 0.0), Painted((box(0, -40, 40, 40),), True, 1.0)
    across = painted_at([(x, 0) for x in np.arange(-30, 30, 0.05)], west, east, background=0.5)
    assert np.abs(np.diff(across)).max() < 0.06
    assert across[0] == pytest.approx(0, abs=2e-3) and across[-1] == pytest.approx(1, abs=2e-3)
    assert painted_at([(0, 0)], west, east, background=0.5)[0] == pytest.approx(0.5)


def test_what_is_painted_far_away_changes_no_bit():
    """Of a line, of several parts and of points alike."""
    rng = np.random.default_rng(1)
    xy, values = rng.uniform(-100, 100, (200, 2)), rng.random(200)
    here = Painted((LINE, LINE[:1] + 60.0), False, 0.9)
    alone = over(values, xy, [here])
    far = Painted((LINE + 1e4,), False, 0.1)
    assert np.array_equal(over(values, xy, [far, here]), alone)
    beyond = np.min([np.hypot(*(xy - place).T) for place in [(x, 0) for x in range(-50, 51)] + [(10, 60)]], axis=0)
    assert np.array_equal(alone[beyond > 11], over(values, xy, [])[beyond > 11])


def densified(part, times):
    """Return a line with so many times its segments."""
    along = np.arange((len(part) - 1) * times + 1) / times
    return np.column_stack([np.interp(along, np.arange(len(part)), part[:, axis]) for axis in (0, 1)])


@pytest.mark.parametrize("inside", [True, False])
def test_what_is_painted_does_not_depend_on_how_many_vertices_draw_it(inside):
    rng = np.random.default_rng(4)
    angles = np.linspace(0, 2 * np.pi, 24)
    star = (rng.uniform(10, 45, 24) * np.array([np.cos(angles), np.sin(angles)])).T
    star[-1] = star[0]
    things = [
        Painted((star, box(-4, -3, 3, 4)), inside, 0.9),
        Painted((star * 0.5 + 20, box(18, 18, 21, 22)), inside, 0.1),
    ]
    many = [thing._replace(parts=tuple(densified(part, 9) for part in thing.parts)) for thing in things]
    xy, values = rng.uniform(-70, 70, (2_000, 2)), rng.random((2, 2_000))
    xy[::2] = np.rint(xy[::2])  # as high and as far as vertices and sides of the boxes
    assert over(values, xy, many) == pytest.approx(over(values, xy, things), rel=1e-9)


def test_painting_can_be_cancelled_while_many_things_are_painted():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        painted_on(Stopped(), np.zeros((1, 2)), [Painted((LINE,), False, 1.0)], REACH)
