"""Lines become the network that they were cut from, whatever was done to them since."""

import numpy as np
import pytest
from headwaters.core.network import topological_order
from headwaters.core.rivers.joining import join_lines, joined_by_ids
from headwaters.core.run.run import Run


def line(*places):
    """Return a line; a place has a height or none."""
    return np.array([(*place, np.nan)[:3] for place in places], float)


def random_rivers(seed, count=60, fall=1.0):
    """Return lines and receivers of random trees that grow up from mouths, each link a bent line that falls."""
    rng = np.random.default_rng(seed)
    receiver = [-1]
    lines = [line((1.3, 2, 5), (0.7, 1, 3), (0, 0, 1.0))]
    while len(receiver) < count:
        if rng.random() < 0.05:  # another basin, far away
            below, foot = -1, np.array([50.0 * len(receiver), 0.0, rng.random()])
        else:
            below = int(rng.integers(len(receiver)))
            if receiver.count(below) == 2:
                continue
            foot = lines[below][0]
        steps = np.column_stack([rng.normal((0, 0.4), 1, (3, 2)), fall * rng.uniform(0.1, 2, 3)])
        lines.append(np.vstack([foot, foot + np.cumsum(steps, axis=0)])[::-1])
        receiver.append(below)
    return lines, np.array(receiver)


def without_heights(lines):
    return [np.column_stack([each[:, :2], np.full(len(each), np.nan)]) for each in lines]


def some_reversed(lines, seed, share):
    rng = np.random.default_rng(seed)
    return [each[::-1] if rng.random() < share else each for each in lines]


@pytest.mark.parametrize("seed", range(8))
def test_rivers_digitised_downstream_flow_as_they_were_digitised(seed):
    lines, receiver = random_rivers(seed)
    for known in (lines, without_heights(lines)):
        joined = join_lines(Run(), known)
        assert np.array_equal(joined.receiver, receiver)
        assert all(np.array_equal(link, each, equal_nan=True) for link, each in zip(joined.lines, known))
        assert (joined.cut, joined.turned, joined.side_arms, joined.circles) == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", range(8))
def test_with_heights_it_does_not_matter_how_lines_were_digitised(seed):
    """Even if each was drawn in a direction of its own."""
    lines, receiver = random_rivers(seed)
    for share in (0.1, 0.5, 0.9, 1):
        joined = join_lines(Run(), some_reversed(lines, seed, share))
        assert np.array_equal(joined.receiver, receiver)
        assert all(np.array_equal(link, each) for link, each in zip(joined.lines, lines))


@pytest.mark.parametrize("seed", range(8))
def test_a_layer_digitised_upstream_is_turned_round_as_a_whole(seed):
    """Without heights too, wherever rivers meet; a river without tributaries tells nobody which way it runs."""
    lines, receiver = random_rivers(seed)
    meets = np.bincount(receiver[receiver >= 0], minlength=len(lines)) > 1
    basin = np.arange(len(lines))
    for link in topological_order(Run(), receiver)[::-1]:
        basin[link] = basin[receiver[link]] if receiver[link] >= 0 else link
    told = np.isin(basin, basin[meets])
    joined = join_lines(Run(), [each[::-1] for each in without_heights(lines)])
    assert np.array_equal(joined.receiver[told], receiver[told])
    assert told.any()


def test_a_single_line_drawn_up_a_river_is_turned():
    """Two brooks, a river between two confluences that was drawn upstream, another brook, the river to the mouth."""
    lines = [
        line((-1, 4), (0, 3)),
        line((1, 4), (0, 3)),
        line((0, 2), (0, 3)),
        line((2, 3), (0, 2)),
        line((0, 2), (0, 0)),
    ]
    joined = join_lines(Run(), lines)
    assert joined.receiver.tolist() == [2, 2, 4, 4, -1]
    assert joined.turned == 1
    assert joined.lines[2][:, 1].tolist() == [3, 2]


def test_heights_with_flaws_do_not_turn_a_river_that_was_digitised_well():
    """On a plain every other height is wrong; the river from a hill at its head keeps its way."""
    rng = np.random.default_rng(3)
    heights = np.append(30 + rng.normal(0, 0.5, 20), 1.0 + rng.normal(0, 0.3, 21))
    lines = [line((x, 0, heights[x]), (x + 1, 0, heights[x + 1])) for x in range(40)]
    joined = join_lines(Run(), lines)
    assert joined.receiver.tolist() == [*range(1, 40), -1]
    assert joined.turned == 0


def test_rivers_that_end_in_one_place_at_the_sea_stay_two():
    for heights in ((), (9, 0)):
        top, foot = [(each,) for each in heights] or [(), ()]
        joined = join_lines(Run(), [line((-1, 1, *top), (0, 0, *foot)), line((1, 1, *top), (0, 0, *foot))])
        assert joined.receiver.tolist() == [-1, -1]
        assert joined.turned == 0


def test_rivers_that_begin_in_one_place_on_the_divide_stay_two():
    joined = join_lines(Run(), [line((0, 0), (-1, -1)), line((0, 0), (1, -1)), line((1, -1), (2, -5))])
    assert joined.receiver.tolist() == [-1, 2, -1]
    assert joined.side_arms == 0


def test_a_river_that_parts_and_meets_again_has_one_main_arm():
    """The longer arm, or that with the larger area; what flows into the other arm makes it a river from there on."""
    lines = [
        line((0, 9), (0, 6)),
        line((0, 6), (-1, 5), (0, 3)),
        line((0, 6), (2, 5), (0, 3)),
        line((0, 3), (0, 0)),
    ]
    joined = join_lines(Run(), lines)
    assert joined.source.tolist() == [0, 2, 3] and joined.receiver.tolist() == [1, 2, -1]
    assert joined.side_arms == 1
    by_area = join_lines(Run(), lines, np.array([1.0, 5.0, 4.0, 9.0]))
    assert by_area.source.tolist() == [0, 1, 3]
    fed = [*lines[:1], line((0, 6), (-1, 5)), line((-1, 5), (0, 3)), *lines[2:], line((-3, 8), (-1, 5))]
    joined = join_lines(Run(), fed)
    assert joined.source.tolist() == [0, 2, 3, 4, 5]  # without the upper part of the side arm
    assert joined.receiver.tolist() == [2, 3, 3, -1, 1]


def test_a_delta_keeps_one_arm_down_to_the_sea():
    brooks = [line((-2, 15), (0, 9)), line((2, 15), (0, 9))]
    delta = [line((0, 9), (0, 3)), line((0, 3), (-1, 0)), line((0, 3), (1, 1)), line((1, 1), (2, -2))]
    joined = join_lines(Run(), [*brooks, *delta])
    assert joined.source.tolist() == [0, 1, 2, 3]
    assert joined.receiver.tolist() == [2, 2, 3, -1]
    assert joined.side_arms == 2


def test_water_that_comes_to_a_ring_leaves_it_at_its_lowest_point():
    """One line of the ring was drawn uphill: the shorter way down is left out."""
    ring = [line((0, 0, 5), (4, 0, 4)), line((4, 0, 4), (4, 4, 3)), line((4, 4, 3), (0, 0, 5))]
    joined = join_lines(Run(), [*ring, line((-3, 0, 9), (0, 0, 5))])
    assert joined.source.tolist() == [2, 3]
    assert joined.receiver.tolist() == [-1, 0]
    assert joined.lines[0][-1].tolist() == [4, 4, 3]


@pytest.mark.parametrize("heights", [(), (1.0,)])
def test_a_ring_of_lines_without_a_way_out_is_opened(heights):
    corners = [(0, 0, *heights), (4, 0, *heights), (4, 4, *heights)]
    joined = join_lines(Run(), [line(corners[place], corners[(place + 1) % 3]) for place in range(3)])
    topological_order(Run(), joined.receiver)
    assert np.count_nonzero(joined.receiver < 0) == 1
    assert joined.circles == 1


def test_a_line_that_ends_where_it_begins_is_no_river():
    joined = join_lines(Run(), [line((0, 0), (1, 0), (1, 1), (0, 0)), line((0, 3), (0, 0)), line((0, 0), (0, -3))])
    assert joined.source.tolist() == [1, 2]
    assert joined.receiver.tolist() == [1, -1]
    assert joined.circles == 1


def test_a_river_drawn_in_one_line_is_cut_where_others_join_it():
    long_one = line((0, 10), (0, 8), (0, 6), (0, 4), (0, 0))
    joined = join_lines(Run(), [long_one, line((3, 9), (0, 8)), line((-3, 5), (0, 4))])
    assert joined.cut == 1
    assert joined.source.tolist() == [0, 0, 0, 1, 2]
    assert joined.receiver.tolist() == [1, 2, -1, 1, 2]
    assert joined.share.tolist() == pytest.approx([0.2, 0.4, 0.4, 1, 1])
    assert joined.has_upper_end.tolist() == [True, False, False, True, True]
    assert joined.has_lower_end.tolist() == [False, False, True, True, True]


def test_a_line_that_ends_between_two_vertices_of_another_joins_it_there():
    """Two on one segment, one from either side; a third ends too far away."""
    river = line((0, 10, 10), (0, 0, 0))
    sides = [line((5, 9, 20), (0, 4, 4)), line((-5, 9, 20), (0.00001, 7, 7)), line((5, 3, 20), (0.1, 1, 2))]
    joined = join_lines(Run(), [river, *sides])
    assert joined.source.tolist() == [0, 0, 0, 1, 2, 3]
    assert joined.receiver.tolist() == [1, 2, -1, 2, 1, -1]
    assert joined.lines[1][:, 1:].tolist() == [[7, 7], [4, 4]]
    assert joined.share[:3].tolist() == pytest.approx([0.3, 0.3, 0.4], abs=1e-4)


def test_wherever_on_a_long_bent_river_a_brook_ends_it_is_found():
    rng = np.random.default_rng(6)
    steps = 10 ** rng.uniform(0, 3, 200)  # segments of all lengths
    river = np.column_stack([np.append(0, np.cumsum(steps)), np.append(0, np.cumsum(rng.normal(0, steps)))])
    segment = rng.choice(200, 40, replace=False)
    feet = river[segment] + rng.uniform(0.05, 0.95, 40)[:, None] * (river[segment + 1] - river[segment])
    brooks = [line((x, y + 0.5), (x, y)) for x, y in feet]
    joined = join_lines(Run(), [line(*river), *brooks])
    assert np.all(joined.receiver[joined.source > 0] >= 0)
    assert np.all(joined.source[joined.receiver[joined.source > 0]] == 0)
    assert len(joined.lines) == 81


def test_the_ends_of_a_line_that_is_cut_and_turned_are_those_of_its_water():
    upstream = line((0, 0, 1), (0, 4, 2), (0, 10, 5))
    joined = join_lines(Run(), [upstream, line((3, 9, 6), (0, 4, 2))])
    lower = int(np.nonzero(joined.receiver < 0)[0][0])
    assert joined.lines[lower][:, 1].tolist() == [4, 0]
    assert (joined.has_upper_end[lower], joined.has_lower_end[lower]) == (False, True)
    assert joined.turned == 1


@pytest.mark.parametrize("gap, meet", [(0.0005, True), (0.05, False)])
def test_ends_meet_that_are_nearer_than_a_thousandth_of_a_line(gap, meet):
    joined = join_lines(Run(), [line((0, 2), (0, 1)), line((0, 1 - gap), (0, 0))])
    assert joined.receiver.tolist() == ([1, -1] if meet else [-1, -1])


def test_vertices_far_denser_than_the_gap_that_is_bridged_change_nothing():
    """A thousandth of the line is many steps of it."""
    fine = np.column_stack([np.zeros(20001), np.linspace(10, 0, 20001), np.full(20001, np.nan)])
    joined = join_lines(Run(), [line((5, 20), (0, 10)), line((-5, 20), (0, 10)), fine, line((0, 0), (0, -9))])
    assert joined.receiver.tolist() == [2, 2, 3, -1]
    assert (joined.cut, joined.circles) == (0, 0)


def test_nothing_makes_nothing():
    joined = join_lines(Run(), [])
    assert joined.lines == [] and joined.receiver.size == 0


def test_scattered_lines_each_reach_a_mouth():
    """Whatever the lines: every water gets out, no link is more than once there, receivers follow geometry."""
    rng = np.random.default_rng(11)
    for _ in range(60):
        places = rng.integers(0, 4, (rng.integers(1, 25), 3, 2)).astype(float)
        places = [each for each in places if np.any(each[0] != each[1]) or np.any(each[1] != each[2])]
        with_heights = rng.random() < 0.5
        lines = [line(*[(*spot, rng.random()) if with_heights else spot for spot in each]) for each in places]
        joined = join_lines(Run(), lines)
        topological_order(Run(), joined.receiver)
        for link, below in enumerate(joined.receiver):
            if below >= 0:
                assert np.array_equal(joined.lines[link][-1, :2], joined.lines[below][0, :2])


def test_lines_that_tell_what_they_flow_into_are_believed():
    """Two rivers cross at a corner of cells without a meeting, and one flows on beyond a gap."""
    lines = [line((0, 0), (2, 2)), line((2, 0), (0, 2)), line((2.5, 2.5), (4, 4))]
    joined = joined_by_ids(lines, np.array([7.0, 3.0, 5.0]), np.array([5.0, np.nan, np.nan]))
    assert joined.receiver.tolist() == [2, -1, -1]
    assert joined.source.tolist() == [0, 1, 2]
    assert joined.lines == lines


@pytest.mark.parametrize(
    "ids, downstream",
    [
        ([1, 2], [np.nan, np.nan]),
        ([1, 1], [np.nan, 1]),
        ([1, np.nan], [np.nan, 1]),
        ([1, 2], [3, np.nan]),
        ([1, 2], [2, 1]),
    ],
)
def test_what_lines_tell_is_not_believed_where_it_does_not_fit(ids, downstream):
    lines = [line((0, 0), (1, 1)), line((1, 1), (2, 2))]
    assert joined_by_ids(lines, np.array(ids, float), np.array(downstream, float)) is None
