"""Rivers carry what drains to them on the ground, wherever their cells on the plane of the network lie."""

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.plane.types import Land
from headwaters.core.run.run import Run
from headwaters.core.terrain.model import on_plane
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.river_flows import drained_areas, node_flows, with_flows
from headwaters.core.terrain.types import SIDE
from headwaters.tests.core.growth.coasts import closed
from headwaters.tests.core.terrain.rivers import courses_of

CELL, LONG, WIDE = 50.0, 6_000.0, 4_000.0
DIVIDE = 1_050.0  # between two valleys that run to the west, the rivers in their middles


@pytest.fixture(scope="module")
def valleys():
    """Return land of two valleys, one nearly three times as wide as the other, their courses, cells and heights.

    The northern river comes in two courses, of which one has no cell of its own.
    """
    land = Land((closed(np.array([[0, 0], [LONG, 0], [LONG, WIDE], [0, WIDE]])),))
    window = plane_window(land, CELL)
    north, south = (WIDE + DIVIDE) / 2, DIVIDE / 2
    upper = [(LONG - 25.0, north, 60.0), (3_020.0, north, 31.0)]
    short = [(3_020.0, north, 31.0), (3_010.0, north, 30.0)]
    lower = [(3_010.0, north, 30.0), (0.0, north, 0.0)]
    alone = [(LONG - 25.0, south, 60.0), (0.0, south, 0.0)]
    courses = courses_of([upper, short, lower, alone], [1, 2, -1, -1])
    courses = courses._replace(cell=np.array([0, 1, 1, 2]))
    row, col = np.divmod(np.arange(window.nrows * window.ncols), window.ncols)
    x, y = window.to_plane(np.column_stack([col + 0.5, row + 0.5])).T
    aside = np.where(y > DIVIDE, np.abs(y - north) / (WIDE - DIVIDE), np.abs(y - south) / DIVIDE)
    z = 0.01 * x + 300.0 * aside + 1.0
    shape = window.nrows, window.ncols
    return land, courses, window, z.reshape(shape), (y > DIVIDE).reshape(shape)


def test_a_river_carries_what_its_valley_drains(valleys):
    """Up to its divides: the whole valley but for the shore at the mouth, its upper half in the middle."""
    found = drained_areas(Run(), *valleys[:4], FlowLaw())
    assert found[2] == pytest.approx((LONG - CELL) * (WIDE - DIVIDE - CELL), rel=0.02)
    assert found[3] == pytest.approx((LONG - CELL) * (DIVIDE - CELL), rel=0.02)
    assert found[0] == pytest.approx((LONG - 3_020.0) * (WIDE - DIVIDE), rel=0.1)
    assert found[0] <= found[1] <= found[2]


def test_land_where_it_rains_more_counts_for_more(valleys):
    rain = on_plane(np.where(valleys[4], 3.0, 0.5), valleys[2])
    dry, wet = drained_areas(Run(), *valleys[:4], FlowLaw()), drained_areas(Run(), *valleys[:4], FlowLaw(rain=rain))
    assert wet[2] == pytest.approx(3.0 * dry[2], rel=0.02)
    assert wet[3] == pytest.approx(0.5 * dry[3], rel=0.02)


def test_what_flows_sets_width_and_depth_and_what_nodes_carry(valleys):
    """Four times the water makes a river twice as wide; threads beside a river do not count for its node."""
    courses = valleys[1]._replace(thread=np.array([0, 0, 0, SIDE], np.uint8))
    more = with_flows(courses, np.array([1.0, 2.0, 4.0, 0.25]))
    assert more.width == pytest.approx(courses.width * [1.0, 2.0**0.5, 2.0, 0.5])
    assert more.depth == pytest.approx(courses.depth * [1.0, 2.0**0.5, 2.0, 0.5])
    assert node_flows(more, np.full(4, 9.0)).tolist() == [1.0, 4.0, 9.0, 9.0]
