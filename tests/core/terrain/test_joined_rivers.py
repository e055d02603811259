"""Lines that are drawn on a slope that rises from the sea run down it, and end at what they touch."""

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.plane.types import Field, Land, Tree
from headwaters.core.terrain.drawn_flows import drawn_flows
from headwaters.core.terrain.joined_rivers import (
    ENDS_AT_DRAWN,
    ENDS_NOWHERE,
    NO_OUTLET,
    RISING,
    DrawnRiver,
    NoRiver,
    join_rivers,
)
from headwaters.core.terrain.model import no_courses, no_primitives
from headwaters.core.terrain.types import Lake, Model

SIDE, EDGE, SLOPE = 20_000.0, 2_000.0, 0.02
NONE = np.nan


def slope(*lakes):
    """Return a square of land that rises to the north from the sea south of it."""
    ring = np.array([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0)], float)
    y = np.arange(-1000.0, SIDE + 1001, 500.0)
    ground = Field(np.repeat(SLOPE * y[:, np.newaxis], y.size, axis=1), -1000.0, -1000.0, 500.0, 0.0)
    none, whole = np.empty(0), np.empty(0, np.int64)
    tree = Tree(np.empty((0, 2)), none, whole, whole, np.empty(0, np.uint8), np.empty((0, 2)))
    return Model(Land((ring,)), EDGE, tree, no_courses(), no_primitives(), ground, 1, lakes=lakes)


def line(*places, z=NONE):
    return np.array([(x, y, z) for x, y in places], float)


def course():
    """Return a course in the midst that falls to the sea as the land does."""
    y = np.linspace(16_000.0, 0.0, 33)
    return np.column_stack([np.full(33, 10_000.0), y, SLOPE * y])


def joined(*drawn, model=None, **into):
    return join_rivers(model or slope(), [course()], [-1], [DrawnRiver(each, **into) for each in drawn])


@pytest.mark.parametrize("turn", [1, -1])
def test_a_line_runs_down_whichever_way_it_was_drawn_and_parts_what_it_joins(turn):
    found = joined(line((14_000, 9_000), (10_100, 7_900))[::turn])
    upper, drawn, lower = found.lines
    assert found.below == [2, 2, -1] and found.source == [0, 1, 0]
    assert drawn[0, :2].tolist() == [14_000, 9_000] and drawn[-1].tolist() == lower[0].tolist() == upper[-1].tolist()
    assert np.concatenate([upper, lower[1:]])[:, 2] == pytest.approx(SLOPE * np.concatenate([upper, lower[1:]])[:, 1])
    assert (np.diff(drawn[:, 2]) < 0).all() and drawn[0, 2] == pytest.approx(180.0, abs=0.1)
    beside = np.interp(drawn[:, 2], drawn[::-1, 2], drawn[::-1, 1]) * SLOPE
    assert (drawn[:, 2] <= beside + 0.1).all()  # water of the line does not leave it to a side


def test_what_runs_out_beyond_a_course_or_the_shore_is_cut_off():
    over, out = joined(line((14_000, 9_000), (9_500, 8_000)), line((4_000, 5_000), (4_000, -3_000))).lines[1:3]
    assert over[-1, 0] == pytest.approx(10_000.0) and (over[:, 0] >= 10_000.0 - 1e-6).all()
    assert out[-1].tolist() == pytest.approx([4_000.0, 0.0, 0.0], abs=0.01)


def test_near_a_junction_a_river_joins_there():
    found = joined(line((14_000, 19_000), (10_300, 15_950)))
    assert (len(found.lines), found.below) == (2, [-1, 0])
    assert found.lines[1][-1].tolist() == course()[0].tolist()


def test_where_both_ends_touch_something_the_lower_one_is_the_end():
    found = joined(line((10_200, 12_000), (14_000, 11_000), (4_000, 300)))
    assert found.below[1] == -1 and found.lines[1][-1, 2] == 0


def test_drawn_lines_flow_into_each_other_in_any_order():
    found = joined(line((15_000, 12_000), (13_000, 10_500)), line((16_000, 11_500), (10_000, 9_500)))
    assert found.source[found.below[1]] == 2 and found.below[1] == found.below[2]
    flows = drawn_flows(slope(), found, np.array([100.0]), 1.0)
    assert flows.discharge[1] > flows.discharge[0] > 0
    assert flows.width == pytest.approx(4.0 * np.sqrt(flows.discharge))


def test_none_carries_more_than_the_course_that_it_joins():
    found = joined(line((14_000, 9_000), (10_100, 7_900)))
    assert drawn_flows(slope(), found, np.array([0.25]), 2.0).discharge.tolist() == [0.25]
    assert drawn_flows(slope(), found, np.array([0.25]), 2.0).width.tolist() == [4.0]


def test_heights_that_are_given_are_kept():
    drawn = line((14_000, 9_000), (12_000, 8_400), (10_100, 7_900))
    drawn[1, 2] = 166.0
    found = joined(drawn).lines[1]
    assert found[np.argmin(np.abs(found[:, 0] - 12_000)), 2] == 166.0


def pond(x, y):
    return Lake((np.add([(0, 0), (600, 0), (600, 600), (0, 600), (0, 0)], (float(x), float(y))),), 1.0)


def test_through_a_lake_a_line_goes_on_to_the_course_in_it():
    found = joined(line((14_000, 9_000), (10_500, 8_000)), model=slope(pond(9_950, 7_700)))
    assert found.lines[1][-1, 0] == 10_000.0 and found.below[1] == 2


@pytest.mark.parametrize("why, lines", [
    (ENDS_NOWHERE, [line((14_000, 9_000), (13_000, 8_000))]),
    (NO_OUTLET, [line((14_000, 9_000), (13_300, 8_200))]),
    (RISING, [line((11_800, 6_000), (10_000, 9_000))]),
    (ENDS_AT_DRAWN, [line((3_000, 9_000), (5_000, 9_000)), line((5_400, 9_100), (5_400, 15_000))]),
])  # fmt: skip
def test_what_can_be_no_river_is_told(why, lines):
    with pytest.raises(NoRiver) as caught:
        joined(*lines, model=slope(pond(13_100, 8_000)) if why == NO_OUTLET else None)
    assert (caught.value.river, caught.value.why) == (0, why)


def test_along_a_slope_a_bed_lies_no_higher_than_the_land_below_it():
    """Below its spring, which lies on the land: else its water would run off to the side on a raster."""
    bed = joined(line((16_000, 9_200), (10_100, 8_400))).lines[1]
    beside = SLOPE * (bed[:, 1] - 0.9 * EDGE / 10)
    known = (np.arange(len(bed)) > 3) & (beside > bed[-1, 2] + 1.0)
    assert (bed[known, 2] < beside[known]).all() and known.sum() > 10
    assert bed[0, 2] == pytest.approx(SLOPE * 9_200)


def test_through_higher_land_a_bed_falls_evenly():
    found = joined(line((14_000, 9_000), (12_500, 10_500), (10_100, 7_900)))
    bed = found.lines[1]
    high = SLOPE * bed[:, 1] > bed[0, 2]
    fall = -np.diff(bed[:, 2])[high[1:] & high[:-1]] / np.hypot(*np.diff(bed[:, :2], axis=0)[high[1:] & high[:-1]].T)
    assert fall[1:] == pytest.approx(fall[1], rel=1e-6) and fall[1] > 2e-4
    ground = SLOPE * bed[:, 1]
    assert (ground - bed[:, 2]).max() - found.cut[1] == pytest.approx(0.0, abs=SLOPE * EDGE / 5)  # of land beside it
    assert found.cut[1] > 20 and found.cut[0] == found.cut[2] == 0


def test_a_bed_that_falls_with_the_land_cuts_into_nothing():
    assert joined(line((14_000, 9_000), (10_100, 7_900))).cut[1] < 1.0


@pytest.mark.parametrize("head", [13_000, 18_000])
def test_what_drawn_rivers_take_is_missing_above_where_they_join_and_not_lost_below(head):
    """Where none of it is lost at junctions; where there is no more than they take it comes to those below."""
    model, carried = slope()._replace(law=FlowLaw(1e-7)), 4.0 if head > 15_000 else 12.0
    found = joined(line((head, 9_000), (10_100, 7_900)), line((12_000, 12_500), (11_500, 8_600)), model=model)
    flows = drawn_flows(model, found, np.array([carried]), 1.0)
    flow = flows.times * np.append(carried, flows.discharge)[found.source]
    comes = [sum(flow[each] for each in range(flow.size) if found.below[each] == number) for number in range(flow.size)]
    lowest = found.below.index(-1)
    assert found.source == [0, 1, 2, 0, 1] and found.source[lowest] == 0
    assert (flow >= np.multiply(comes, 1 - 1e-12)).all() and flow[lowest] - comes[lowest] <= carried * 7.9 / 16 + 1e-9
    assert 0.0 < flow[0] < carried * 8.1 / 16 and flow[lowest] >= carried * (1 - 1e-12)
    assert flow[1] + flow[2] < flow[4] == pytest.approx(flows.discharge[0])
    assert drawn_flows(slope(), found, np.array([carried]), 1.0).times.tolist() == [1.0] * len(found.lines)
