"""Lines cut at the border of a rectangle: what lies inside, in order, and the same cut from both sides."""

import numpy as np
import pytest
from headwaters.provider.islands.clipped import clipped
from headwaters.provider.layers.fields import LayerField
from headwaters.provider.layers.wkb import line_vertices, line_wkb
from qgis.core import QgsWkbTypes
from shapely.geometry import LineString, box

pytestmark = pytest.mark.qgis

SCHEMA = (LayerField("id", "integer", ""), LayerField("downstream", "integer", ""))
LINE = QgsWkbTypes.Type.LineStringZ
WEST, EAST = (0.0, 0.0, 10.0, 10.0), (10.0, 0.0, 20.0, 10.0)


def wandering(seed):
    rng = np.random.default_rng(seed)
    return np.cumsum(rng.normal(0, 2.0, (40, 3)), axis=0) + np.array([9.0, 5.0, 100.0])


def cut(lines, bounds):
    features = [(line_wkb(np.array(line, float)), (place + 1, follows)) for place, (line, follows) in enumerate(lines)]
    return [(line_vertices(wkb, 3), *values) for wkb, values in clipped(features, SCHEMA, LINE, bounds)]


@pytest.mark.parametrize("seed", range(30))
def test_parts_are_what_lies_inside(seed):
    """As long as shapely says, all inside, and heights as they are along the line."""
    line = wandering(seed)
    parts = [part for part, *_ in cut([(line, None)], WEST)]
    inside = LineString(line[:, :2]).intersection(box(*WEST))
    assert sum(LineString(part[:, :2]).length for part in parts) == pytest.approx(inside.length, abs=1e-9)
    for part in parts:
        assert part[:, :2].min() >= 0 and part[:, :2].max() <= 10
        for end in part[[0, -1]]:
            steps = line[1:] - line[:-1]
            along = ((end[:2] - line[:-1, :2]) * steps[:, :2]).sum(axis=1) / (steps[:, :2] ** 2).sum(axis=1)
            places = line[:-1] + np.clip(along, 0, 1)[:, None] * steps
            assert np.abs(places - end).max(axis=1).min() < 1e-9


@pytest.mark.parametrize("seed", range(30))
def test_rectangles_side_by_side_cut_a_line_at_the_same_places(seed):
    line = wandering(seed)
    ends = [
        sorted(tuple(end) for part, *_ in cut([(line, None)], bounds) for end in part[[0, -1]] if end[0] == 10.0)
        for bounds in (WEST, EAST)
    ]
    assert ends[0] == ends[1]


def test_a_line_knows_the_next_only_where_both_are_seen():
    """One that leaves and comes back is two; the second has a new id and the way on."""
    river = [(5, 1, 9), (5, -1, 8), (6, -1, 7), (6, 2, 6)]
    sea = [(6, 2, 6), (8, 3, 5), (12, 3, 4)]
    beyond = [(12, 3, 4), (15, 3, 3)]
    found = cut([(river, 2), (sea, 3), (beyond, None)], WEST)
    assert [values for _, *values in found] == [[1, None], [4, 2], [2, None]]
    assert np.array_equal(found[1][0], [(6, 0, 6 + 2 / 3), (6, 2, 6)])
    assert cut([(river, 2)], None)[0][1:] == (1, 2)
