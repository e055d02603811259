"""The type of a river agrees with the table of its types, and every type occurs."""

import numpy as np
import pytest
from headwaters.core.island.cells import voronoi_cells
from headwaters.core.island.discharge import upstream
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.island.ridges import find_ridges
from headwaters.core.island.rosgen import (
    MATERIALS,
    NAMES,
    SINUOSITY,
    USUAL_SINUOSITY,
    WIDTH_OVER_DEPTH,
    bed_materials,
    entrenchment,
    find_channels,
    line_sinuosity,
    river_types,
)
from headwaters.core.plane.fields import constant
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as some

from ..growth.trees import random_tree, star

INFINITE = 1e9
# Entrenchment, width over depth, sinuosity and slope of each type, from and to.
TABLE = {
    "A+": ((1, 1.4), (0, 12), (1.0, 1.1), (0.10, INFINITE)),
    "A": ((1, 1.4), (0, 12), (1.0, 1.2), (0.04, 0.10)),
    "B": ((1.4, 2.2), (12, INFINITE), (1.2, INFINITE), (0.02, 0.04)),
    "C": ((2.2, INFINITE), (12, INFINITE), (1.4, INFINITE), (0, 0.02)),
    "D": ((1, INFINITE), (40, INFINITE), (1.0, INFINITE), (0, 0.04)),
    "DA": ((4, INFINITE), (0, 40), (1.1, 1.6), (0, 0.005)),
    "E": ((2.2, INFINITE), (0, 12), (1.5, INFINITE), (0, 0.02)),
    "F": ((1, 1.4), (12, INFINITE), (1.4, INFINITE), (0, 0.02)),
    "G": ((1, 1.4), (0, 12), (1.2, INFINITE), (0.02, 0.04)),
}


@pytest.mark.parametrize("winding", (1.0, 1.7))
def test_rivers_of_all_kinds_give_all_nine_types_within_the_slopes_of_the_table(winding):
    """The slope of the water, that is, which winds as its type does or more."""
    rng = np.random.default_rng(3)
    slope = 10 ** rng.uniform(-5, 0, 4000)
    wide = rng.uniform(1, 8, 4000)
    kind = river_types(slope, wide, 10 ** rng.uniform(-1, 3, 4000), rng.uniform(0, 9000, 4000), 3000.0, winding)
    slope /= np.maximum(USUAL_SINUOSITY[kind], winding)
    assert set(NAMES[kind]) == set(TABLE)
    for name, (valley, _, _, (flattest, steepest)) in TABLE.items():
        own = NAMES[kind] == name
        assert slope[own].min() >= flattest
        assert slope[own].max() <= steepest
        if name in "EFG":  # the others are told by their slope or by the sea, or are what is left
            assert wide[own].min() >= valley[0]
            assert wide[own].max() <= valley[1]


@given(some.floats(0, 1), some.floats(1, 20), some.floats(0.1, 500), some.floats(0, 1e5))
def test_only_rivers_near_the_sea_have_several_threads(slope, valley, width, to_sea):
    arrays = (np.array([value]) for value in (slope, valley, width, to_sea))
    name = NAMES[river_types(*arrays, 2000.0)[0]]
    assert (name in ("D", "DA")) == (to_sea < 2000.0 and slope / 1.04 < 0.04)
    assert (name in ("A+", "A")) == (slope / 1.04 >= 0.04)
    if name == "E":
        assert width < 10


def test_depth_and_sinuosity_of_each_type_are_those_of_the_table():
    for name, ratio, bends in zip(NAMES, WIDTH_OVER_DEPTH, SINUOSITY):
        _, (least, most), (straightest, most_winding), _ = TABLE[name]
        assert least < ratio < most
        assert straightest <= bends[0] < bends[1] <= most_winding
    assert (SINUOSITY[:, 0] < USUAL_SINUOSITY).all()
    assert (SINUOSITY[:, 1] > USUAL_SINUOSITY).all()


def test_a_valley_with_straight_sides_is_entrenched_by_their_slope():
    """Sides that rise 1 in 10, a flood one depth above the banks: ten depths of land under water on either side."""
    depth = 0.22 * 10**0.37
    assert entrenchment(np.array([0.1]), np.array([12.0]), np.array([10.0])) == pytest.approx(1 + 20 * depth / 12)
    assert entrenchment(np.array([0.5]), np.array([12.0]), np.array([10.0])) < 1.4
    assert entrenchment(np.array([0.0]), np.array([12.0]), np.array([10.0])) > 4


@pytest.mark.parametrize("rise", (0.001, 0.03, 0.2))
def test_rivers_of_an_island_are_wide_deep_and_of_a_type(rise):
    land = star(4, 80)
    tree = random_tree(land, 4, 150, rise=rise)
    cells = voronoi_cells(Run(), land, tree)
    water = FlowLaw().discharge(upstream(Run(), tree, cells.outlines.square_metres()))
    gentle, steep = (
        find_channels(tree, cells, find_ridges(cells, tree, constant(slope)), water) for slope in (0.02, 0.25)
    )
    flows = tree.receiver >= 0
    assert gentle.width == pytest.approx(4.0 * water**0.5)
    assert gentle.depth == pytest.approx(gentle.width / WIDTH_OVER_DEPTH[gentle.kind])
    length = np.hypot(*(tree.xy - tree.xy[tree.receiver]).T)
    assert (gentle.slope * length)[flows] == pytest.approx((tree.z - tree.z[tree.receiver])[flows])
    assert (steep.entrenchment <= gentle.entrenchment).all()
    assert steep.entrenchment.mean() < gentle.entrenchment.mean()
    at_mouth = flows & (tree.receiver < np.count_nonzero(~flows)) & (length < np.median(length[flows]))
    assert set(NAMES[gentle.kind[at_mouth & (gentle.slope < 0.04)]]) <= {"D", "DA"}


def test_sinuosity_is_length_over_the_straight_way():
    lines = [np.array([(0, 0, 9), (3, 4, 8), (6, 0, 7.0)]), np.array([(5, 5, 1), (9, 8, 0.0)]), np.ones((2, 3))]
    assert line_sinuosity(lines) == pytest.approx([10 / 6, 1, 1])


def test_beds_are_finer_where_water_falls_less():
    slope = np.array([0.3, 0.1, 0.03, 0.005, 0.001, 0.0001])
    for kind in range(NAMES.size):
        material = bed_materials(np.full(slope.size, kind), slope)
        assert (np.diff(material.astype(int)) >= 0).all()
        assert material.max() < MATERIALS.size
    assert MATERIALS[bed_materials(np.array([3, 5]), np.array([0.001, 0.001]))].tolist() == ["sand", "silt and clay"]
