"""Measures give back what networks and terrains were built from."""

import numpy as np
import pytest
from headwaters.core.plane.shapes import line_shapes
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.report.fits import fit_line
from headwaters.core.report.measures import junction_angles, measure_network
from headwaters.core.report.stream_orders import streams_of
from headwaters.core.report.terrain import TerrainHeights
from headwaters.core.run.run import Run

from ...support import flood, random_dem
from .networks import horton_tree, network, scattered

NORTH, SOUTH, EAST, WEST = (0, 1), (0, -1), (1, 0), (-1, 0)

# Two pairs of heads make two rivers that make one: 0 and 1 flow into 4, 2 and 3 into 5, 4 and 5 into 6.
SEVEN = (4, 4, 5, 5, 6, 6, -1)


def line(*places):
    """Return a line without heights."""
    return np.array([(x, y, np.nan) for x, y in places], float)


def seven_links():
    """Return seven links on squared paper, 1 unit = 1 km, whose measures can be read off with a ruler."""
    lines = [
        line((-2, 3), (-2, 2)),  # from the north
        line((-3, 2), (-2, 2)),  # from the west: 90°
        line((2, 3), (2, 2)),  # from the north
        line((3, 3), (2, 2)),  # from the north-east: 45°
        line((-2, 2), (-2, 1), (-1, 1), (-1, 0), (0, 0)),  # in stairs
        line((2, 2), (0, 0)),
        line((0, 0), (0, -2)),
    ]
    length = 1000 * np.array([1, 1, 1, np.sqrt(2), 4, np.sqrt(8), 2])
    area_in = [1, 1, 1, 1, 5, 6, 16]
    area_out = [2, 2, 2, 3, 7, 8, 20]
    drop = [100, 100, 100, 100, 40, 30, 10]
    return network(SEVEN, length, drop, area_in, area_out, lines)


def angles_of(rivers):
    return junction_angles(rivers, line_shapes(rivers.lines))


def by_value(measures):
    return {key: each.value for key, each in measures.items()}


def test_a_perfect_binary_tree_halves_its_streams_from_order_to_order():
    count = 2**8 - 1
    receiver = (np.arange(count) - 1) // 2
    receiver[0] = -1
    measures = measure_network(Run(), network(receiver))
    assert measures["RB"].value == pytest.approx(2)
    assert measures["RB"].fit.r_squared == pytest.approx(1)
    assert measures["RB"].count == 8
    assert measures["RL"].value == pytest.approx(1)


@pytest.mark.parametrize("truth", [(5, 3, 1.5, 3.2), (4, 4, 2.3, 4.5), (4, 5, 3.0, 6.0), (6, 2, 2.0, 2.0)])
def test_hortons_laws_are_found_where_they_hold(truth):
    orders, branching, length_ratio, area_ratio = truth
    rivers = horton_tree(*truth)
    assert rivers.strahler.max() == orders
    measures = measure_network(Run(), rivers)
    assert measures["RB"].value == pytest.approx(branching)
    assert measures["RL"].value == pytest.approx(length_ratio)
    assert measures["RA"].value == pytest.approx(area_ratio)
    assert all(measures[key].fit.r_squared == pytest.approx(1) for key in ("RB", "RL", "RA"))


def test_streams_are_chains_of_one_order_and_not_links():
    """The seven links are four streams of the first order, two of the second, one of the third; a chain is one."""
    assert streams_of(network(SEVEN)).count.tolist() == [4, 2, 1]
    chain = streams_of(network([1, 2, 3, -1]))
    assert (chain.count.tolist(), chain.length.tolist()) == ([1], [4])
    # A brook that joins a river of order 2 cuts no stream in two: 0, 1 → 2, and 2, 3 → 4.
    assert streams_of(network([2, 2, 4, 4, -1])).count.tolist() == [3, 1]


@pytest.mark.parametrize("exponent", [0.5, 0.57, 0.7])
def test_hacks_exponent_is_found_though_lines_begin_at_heads(exponent):
    """The law holds from the divide on; lines lack the way from there to their heads, which drain what they do."""
    rng = np.random.default_rng(1)
    at_head, area = rng.uniform(0.05, 0.15, 600), np.geomspace(0.5, 3000, 600)
    noise = np.exp(rng.normal(0, 0.05, 600))
    length = 1400 * (area**exponent * noise - at_head**exponent)
    found = measure_network(Run(), scattered(600, length=length, area_in=at_head, area_out=area))["HACK"]
    assert found.value == pytest.approx(exponent, abs=0.01)
    assert found.points.y == pytest.approx(1.4 * area**exponent * noise, rel=0.05, abs=0.02)
    assert found.count == 600
    assert found.fit.r_squared > 0.99


def test_hacks_law_takes_the_longest_way_and_leaves_out_what_lies_near_the_heads():
    """On a chain of rivers L = A exactly; short brooks join it, and the first links have too little area."""
    count = 30
    receiver = np.concatenate([np.arange(1, count), [-1], np.arange(1, count)])
    length = np.append(np.full(count, 1000.0), np.full(count - 1, 10.0))
    area = np.append(np.arange(2.0, count + 2), np.full(count - 1, 1.01))
    found = measure_network(Run(), network(receiver, length, area_in=np.full(2 * count - 1, 1.0), area_out=area))[
        "HACK"
    ]
    assert found.value == pytest.approx(1, abs=1e-3)
    assert (found.points.x.min(), found.count) == (5, 27)


def test_where_no_area_at_heads_is_known_lengths_are_those_of_the_lines():
    area = np.geomspace(1, 1000, 40)
    found = measure_network(Run(), scattered(40, length=900 * area**0.6, area_out=area))["HACK"]
    assert found.points.y == pytest.approx(0.9 * found.points.x**0.6)
    assert found.value == pytest.approx(0.6)


@pytest.mark.parametrize("exponent", [0.35, 0.43, 0.5])
def test_the_exceedance_exponent_is_found(exponent):
    """Of rivers alike in length, those with at least the area a are a share of a^−β; all flow into the largest."""
    count = 4000
    area = ((np.arange(count) + 0.5) / count) ** (-1 / exponent)
    receiver = np.zeros(count, np.int64)
    receiver[0] = -1
    found = measure_network(Run(), network(receiver, area_in=area, area_out=area))["BETA"]
    assert found.value == pytest.approx(exponent, abs=0.01)


def scheidegger(rows, columns, seed, support):
    """Return rivers that go south by a step to the left or to the right at each cell, by chance: β is 1/3 exactly."""
    step = np.random.default_rng(seed).integers(0, 2, (rows, columns))
    below = (np.arange(1, rows + 1) * columns)[:, None] + (np.arange(columns) + step) % columns
    below[-1] = -1
    receiver, area = below.ravel(), np.ones(rows * columns)
    for row in range(rows - 1):
        np.add.at(area, below[row], area[row * columns : (row + 1) * columns])
    rivers = np.flatnonzero(area >= support)
    place = np.full(area.size + 1, -1)
    place[rivers] = np.arange(rivers.size)
    return network(place[receiver[rivers]], area_in=area[rivers], area_out=area[rivers])


@pytest.mark.parametrize("seed", [1, 2])
def test_the_many_small_basins_of_a_coast_hardly_touch_the_exceedance_exponent(seed):
    """What the plain share of the length makes of so short a slope is half too much."""
    found = measure_network(Run(), scheidegger(500, 1000, seed, 20))["BETA"]
    x, y = found.cloud
    fitted = (x >= found.points.x.min()) & (x <= 0.2 * x.max())
    plain = -fit_line(np.log(x[fitted]), np.log(y[fitted])).slope
    assert plain > 0.46
    assert 1 / 3 < found.value < 0.38
    assert found.fit.r_squared > 0.99


def test_the_exceedance_along_links_is_what_sampling_them_gives():
    """Thousands of points on each link of a tree, each with the area that drains to it."""
    rivers = horton_tree(5, 4, 2.0, 4.0)
    found = measure_network(Run(), rivers)["BETA"]
    along = (np.arange(5000) + 0.5) / 5000
    sampled = rivers.area_in[:, None] + along * (rivers.area_out - rivers.area_in)[:, None]
    assert found.points.x.size > 4
    for area, share in zip(found.points.x, found.points.y):
        truth = np.average(np.mean(sampled >= area, axis=1), weights=rivers.length)
        assert share == pytest.approx(truth, abs=1e-4)


@pytest.mark.parametrize("exponent", [0.2, 0.425, 0.6])
def test_the_concavity_is_found_in_scattered_slopes(exponent):
    rng = np.random.default_rng(5)
    area = 10 ** rng.uniform(-1, 3, 3000)
    slope = 0.1 * area**-exponent * rng.uniform(0.2, 1.8, 3000)
    length = rng.uniform(100, 2000, 3000)
    rivers = scattered(3000, length=length, drop=slope * length, area_in=area, area_out=area)
    assert measure_network(Run(), rivers)["THETA"].value == pytest.approx(exponent, abs=0.02)


def test_level_and_rising_links_count_in_the_slope_of_their_bin():
    """Half of the links of each bin lie level: slopes are half as great, their exponent is the same."""
    area = np.repeat(10.0 ** np.arange(4), 20)
    drop = np.where(np.arange(80) % 2, 0.0, 100 * area**-0.5)
    found = measure_network(Run(), scattered(80, drop=drop, area_in=area, area_out=area))["THETA"]
    assert found.value == pytest.approx(0.5)
    assert found.points.y == pytest.approx(0.05 * 10.0 ** (-0.5 * np.arange(4)))
    assert "40 links do not fall" in found.remark


def test_seven_links_are_measured_by_hand():
    rivers = seven_links()
    measures = measure_network(Run(), rivers)
    assert measures["RB"].value == pytest.approx(2)
    brooks, rivulets = (3 + np.sqrt(2)) / 4, (4 + np.sqrt(8)) / 2
    assert streams_of(rivers).length == pytest.approx([brooks, rivulets, 2])
    assert measures["RL"].value == pytest.approx(np.sqrt(2 / brooks))  # a line through three orders: last over first
    assert streams_of(rivers).area == pytest.approx([2.25, 7.5, 20])
    assert measures["RA"].value == pytest.approx(np.sqrt(20 / 2.25))
    assert measures["DRAINAGE_DENSITY"].value == pytest.approx(rivers.length.sum() / 1000 / 20)
    straight = 3 + np.sqrt(2) + np.sqrt(8) + np.sqrt(8) + 2
    assert measures["SINUOSITY"].value == pytest.approx(rivers.length.sum() / 1000 / straight)
    assert sorted(angles_of(rivers))[:2] == pytest.approx([45, 90])
    assert measures["JUNCTION_ANGLE"].count == 3


@pytest.mark.parametrize(
    "from_where, angles",
    [
        ((NORTH, EAST), [90]),
        ((NORTH, SOUTH), [180]),
        ((NORTH, (1, 1), EAST), [45, 45]),
        ((WEST, NORTH, EAST), [90, 90]),
        (((-1, 3), (1, 3)), [np.degrees(2 * np.arctan(1 / 3))]),
        ((SOUTH, (1, -1)), [45]),
    ],
)
def test_rivers_meet_at_the_angles_between_them(from_where, angles):
    """The wide gap through which the water leaves is no angle."""
    count = len(from_where)
    lines = [line(place, (0, 0)) for place in from_where]
    lines.append(line((0, 0), (-3, -2)))
    rivers = network([count] * count + [-1], lines=lines)
    assert angles_of(rivers) == pytest.approx(angles)


def test_a_river_points_where_its_whole_line_lies_and_not_its_last_step():
    """Down from the north, and only the last of its 12 steps comes from the east; the other comes from the west."""
    hook = line((0, 10), (1, 10), (1, 0), (0, 0))
    rivers = network([2, 2, -1], lines=[hook, line((-10, 0), (0, 0)), line((0, 0), (0, -5))])
    middle = np.array([(0.5 * 1 + 1 * 10 + 0.5 * 1) / 12, (10 * 1 + 5 * 10 + 0 * 1) / 12])
    assert angles_of(rivers) == pytest.approx([180 - np.degrees(np.arctan2(middle[1], middle[0]))])


def test_sinuosity_is_the_same_on_the_ground_as_on_a_map_of_any_scale():
    bent = line((0, 0), (3, 0), (3, 4))
    rivers = network([-1, -1], [700, 5000], lines=[bent, bent * 1000 + [5, 5, 0]])
    assert measure_network(Run(), rivers)["SINUOSITY"].value == pytest.approx(7 / 5)


def terrain(z, valid=None, cell_area=None):
    valid = np.ones(z.shape, bool) if valid is None else valid
    return TerrainHeights(z, valid, np.ones(z.shape[0]) if cell_area is None else cell_area)


def test_the_hypsometric_integral_of_a_plane_is_a_half_and_of_a_cone_a_third():
    plane = np.add.outer(np.arange(300.0), np.zeros(7))
    assert measure_network(Run(), network(SEVEN), terrain(plane))["HYPSOMETRIC"].value == pytest.approx(0.5)
    y, x = np.mgrid[-500:501, -500:501]
    cone = 500.0 - np.hypot(x, y)
    found = measure_network(Run(), network(SEVEN), terrain(cone, cone >= 0))["HYPSOMETRIC"]
    assert found.value == pytest.approx(1 / 3, abs=1e-3)
    assert found.count == np.count_nonzero(cone >= 0)
    share, height = found.points
    assert share == pytest.approx((1 - height) ** 2, abs=5e-3)  # the cone above a height has its square of area


@pytest.mark.parametrize("dtype", [np.int16, np.float32, np.float64, np.uint8])
def test_hypsometry_weighs_cells_by_their_area_and_leaves_out_those_without_data(dtype):
    rng = np.random.default_rng(2)
    z = rng.integers(0, 200, (700, 9)).astype(dtype)
    valid = rng.random(z.shape) > 0.3
    z[~valid] = 255 if dtype == np.uint8 else -9999
    area = rng.uniform(1, 5, 700)
    weights = np.repeat(area, 9).reshape(z.shape)[valid]
    heights = z[valid].astype(float)
    truth = (np.average(heights, weights=weights) - heights.min()) / np.ptp(heights)
    found = measure_network(Run(), network(SEVEN), terrain(z, valid, area))
    assert found["HYPSOMETRIC"].value == pytest.approx(truth, abs=1e-12)
    assert found["DRAINAGE_DENSITY"].value == pytest.approx(7 / (weights.sum() / 1e6))
    share = found["HYPSOMETRIC"].points.x
    assert share[0] == 1 and share[-1] == pytest.approx(0, abs=1e-12)
    assert np.all(np.diff(share) <= 1e-12)


@pytest.mark.parametrize(
    "z, valid, reason",
    [(np.full((4, 4), 7), None, "level"), (np.zeros((4, 4)), np.zeros((4, 4), bool), "no valid cell")],
)
def test_a_terrain_without_relief_has_no_hypsometry(z, valid, reason):
    found = measure_network(Run(), network(SEVEN), terrain(z, valid))["HYPSOMETRIC"]
    assert np.isnan(found.value) and reason in found.reason


def test_one_link_is_too_little_for_any_law_and_it_is_said_why():
    measures = measure_network(Run(), scattered(1, drop=[5], area_in=[1], area_out=[2]))
    values = by_value(measures)
    assert [key for key, value in values.items() if np.isfinite(value)] == ["SINUOSITY", "DRAINAGE_DENSITY"]
    assert all(each.reason for each in measures.values() if not np.isfinite(each.value))


def test_without_areas_and_heights_there_are_still_orders_angles_and_lengths():
    measures = measure_network(Run(), network(SEVEN, lines=seven_links().lines))
    known = [key for key, each in measures.items() if not each.reason]
    assert known == ["RB", "RL", "JUNCTION_ANGLE", "SINUOSITY"]
    assert "areas" in measures["RA"].reason and "heights" in measures["THETA"].reason


@pytest.mark.parametrize("unknown", [np.nan, 0.0, -5.0])
def test_links_without_an_area_do_not_spoil_the_others(unknown):
    """A river drawn by hand has no area; nor has one of 0 or less."""
    rivers = horton_tree(5, 4, 2.0, 4.0)
    area_in, area_out = rivers.area_in.copy(), rivers.area_out.copy()
    brooks = rivers.heads[::7]
    area_in[brooks] = area_out[brooks] = unknown
    measures = measure_network(Run(), network(rivers.receiver, rivers.length, area_in=area_in, area_out=area_out))
    truth = by_value(measure_network(Run(), rivers))
    assert measures["RA"].value == pytest.approx(truth["RA"])
    assert measures["HACK"].value == pytest.approx(truth["HACK"])
    assert measures["RB"].value == pytest.approx(4)


def test_neither_the_order_of_links_nor_the_units_change_an_exponent():
    rivers = horton_tree(5, 3, 2.2, 3.9)
    shuffled = np.random.default_rng(8).permutation(rivers.length.size)
    place = np.empty(shuffled.size + 1, np.int64)
    place[shuffled], place[-1] = np.arange(shuffled.size), -1
    other = network(
        place[rivers.receiver][shuffled],
        3 * rivers.length[shuffled],
        area_in=9 * rivers.area_in[shuffled],
        area_out=9 * rivers.area_out[shuffled],
    )
    values, others = by_value(measure_network(Run(), rivers)), by_value(measure_network(Run(), other))
    for key in ("RB", "RL", "RA", "HACK", "BETA"):
        assert others[key] == pytest.approx(values[key]), key


def test_pits_have_no_lower_neighbour_and_the_edge_of_the_data_drains():
    """One pit, a flat of two cells that is none the lower, and a hole beside which nothing is a pit."""
    z = np.full((9, 12), 9.0)
    z[1:8, 1:11] = np.add.outer(np.arange(7), np.arange(10.0)) + 10
    z[3, 3] = 1
    z[5, 7] = z[5, 8] = 2
    valid = np.ones(z.shape, bool)
    assert measure_network(Run(), network(SEVEN), terrain(z, valid))["PITS"].value == pytest.approx(100 * 3 / z.size)
    valid[5, 9] = False
    found = measure_network(Run(), network(SEVEN), terrain(z, valid))["PITS"]
    assert found.value == pytest.approx(100 * 2 / (z.size - 1))  # of the two, one touches the hole
    assert found.count == z.size - 1


@pytest.mark.parametrize("seed", range(4))
def test_pits_and_filled_cells_are_those_of_a_look_at_every_cell(seed):
    z, valid = random_dem(seed, (300, 11))
    valid |= seed % 2 == 0
    domain = drainage_domain(Run(), valid)
    count = 0
    for row, col in np.argwhere(domain == 1):
        around = z[row - 1 : row + 2, col - 1 : col + 2]
        count += around.min() == z[row, col]
    measures = measure_network(Run(), network(SEVEN), terrain(z, valid))
    assert measures["PITS"].value == pytest.approx(100 * count / valid.sum())
    raised = (flood(z, domain) > z) & valid
    assert measures["FILLED"].value == pytest.approx(100 * raised.sum() / valid.sum())


def test_real_terrain_has_the_pits_that_srtm_has(real_data):
    """Jacksboro Fault: 2.5 % of cells are pits, 4.6 % are filled."""
    gdal = pytest.importorskip("osgeo.gdal")
    z = gdal.Open(str(real_data / "jacksboro_fault" / "jacksboro_fault_dem.tif")).ReadAsArray()
    measures = measure_network(Run(), network(SEVEN), terrain(z))
    assert measures["PITS"].value == pytest.approx(2.5, abs=0.05)
    assert measures["FILLED"].value == pytest.approx(4.6, abs=0.05)
