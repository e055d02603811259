"""Braided rivers run among bars, others part around islands, and at deltas arms reach the sea apart from each other."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import DA, WIDTH_OVER_DEPTH, D
from headwaters.core.plane.fields import sample
from headwaters.core.plane.land import nearest_shore_places, shores
from headwaters.core.plane.types import Field
from headwaters.core.terrain.courses.bends import drawn, with_bends
from headwaters.core.terrain.courses.side_channels import _draw_lenses, _find_clear, with_side_channels
from headwaters.core.terrain.types import DISTRIBUTARY, MAIN, SIDE

from ..waterways import heights_of, lines_of, none_cross, stay_on_land
from ..worlds import grown_world, straight_courses

pytest.importorskip("shapely")
from shapely.geometry import LineString, Point


@pytest.fixture(scope="module", params=[D, DA])
def world(request):
    """All rivers of one type; every river ends in a delta."""
    land, grown = grown_world(edge=5_000.0, seed=int(request.param))
    courses = straight_courses(grown)
    kind = np.full_like(courses.kind, request.param)
    courses = courses._replace(kind=kind, depth=courses.width / WIDTH_OVER_DEPTH[kind])
    bent = with_bends(courses, land, 3)
    return land, grown, bent, with_side_channels(bent, land, 3, grown.tree.receiver < 0)


def test_no_thread_crosses_anything_and_none_leaves_the_land(world):
    land, _, _, rivers = world
    assert none_cross(drawn(rivers))
    assert none_cross(drawn(rivers, 4.0))
    assert stay_on_land(drawn(rivers), land)


def test_side_threads_leave_and_meet_their_river_at_its_vertices(world):
    _, _, _, rivers = world
    lines, heights = lines_of(rivers), heights_of(rivers)
    threads = np.flatnonzero(rivers.thread == SIDE)
    assert threads.size > 100
    places = {}
    for thread in threads:
        river = rivers.downstream[thread]
        assert rivers.thread[river] == MAIN
        assert rivers.cell[thread] == rivers.cell[river]
        if river not in places:
            places[river] = {tuple(place): number for number, place in enumerate(lines[river])}
        leaves, returns = (places[river][tuple(lines[thread][end])] for end in (0, -1))
        assert leaves < returns
        assert heights[thread][0] == heights[river][leaves]
        assert heights[thread][-1] == heights[river][returns]
        assert (np.diff(heights[thread]) < 0).all()


def test_a_river_of_several_threads_has_two_to_four_and_a_belt_of_its_type(world):
    """Braided ones within two widths, by Rosgen; the others have one more on each side, and wider islands."""
    _, _, bent, rivers = world
    lines = lines_of(rivers)
    several, most = [], []
    for river in np.flatnonzero(
        (rivers.thread == MAIN) & (rivers.width < 0.9 * np.append(bent.width, rivers.width[len(bent.width) :]))
    ):
        threads = [lines[one] for one in np.flatnonzero((rivers.thread == SIDE) & (rivers.downstream == river))]
        heading = (lines[river][-1] - lines[river][0]) / np.hypot(*(lines[river][-1] - lines[river][0]))
        spans = [np.sort((line[[0, -1]] - lines[river][0]) @ heading) for line in threads]
        length = np.hypot(*(lines[river][-1] - lines[river][0]))
        for way in np.linspace(0.1, 0.9, 33) * length:
            several.append(1 + sum(begin < way < end for begin, end in spans))
        aside = [(line - lines[river][0]) @ np.array([-heading[1], heading[0]]) for line in [*threads, lines[river]]]
        most.append((np.concatenate(aside).max() - np.concatenate(aside).min()) / bent.width[river])
    kind = rivers.kind[0]
    assert max(several) <= (4 if kind == D else 3)
    assert np.mean(np.array(several) >= 2) > 0.5
    if kind == D:
        assert 1.0 <= np.median(most) <= 2.0
    else:
        assert np.median(most) > 5.0


def test_threads_share_the_river(world):
    """All have the width over depth of the type, and none is as wide as the whole."""
    _, _, bent, rivers = world
    assert rivers.width / rivers.depth == pytest.approx(WIDTH_OVER_DEPTH[rivers.kind])
    threads = rivers.thread == SIDE
    whole = bent.width[rivers.downstream[threads]]
    assert (rivers.width[threads] < 0.5 * whole).all()
    parted = np.unique(rivers.downstream[threads])
    assert (rivers.width[parted] < 0.6 * bent.width[parted]).all()
    assert (rivers.discharge[parted] < bent.discharge[parted]).all()


def test_arms_of_a_delta_end_on_the_shore_apart_from_each_other(world):
    land, _, bent, rivers = world
    lines, heights = lines_of(rivers), heights_of(rivers)
    arms = np.flatnonzero(rivers.thread == DISTRIBUTARY)
    last = np.flatnonzero((bent.downstream < 0) & (bent.thread == MAIN))
    counts = []
    for river in last:
        own = arms[rivers.cell[arms] == rivers.cell[river]]
        counts.append(own.size)
        ends = np.array([lines[one][-1] for one in [*own, river]])
        apart = np.hypot(*(ends[:, None] - ends).T) + np.where(np.eye(len(ends)), np.inf, 0)
        reach = np.hypot(*(lines[river][-1] - lines[river][0]))
        assert apart.min() > 0.05 * reach
        assert (np.hypot(*(ends - ends[-1]).T) <= 1.1 * reach).all()
        places = {tuple(place): number for number, place in enumerate(lines[river])}
        for arm in own:
            assert heights[arm][0] == heights[river][places[tuple(lines[arm][0])]]
            assert heights[arm][-1] == 0
            assert (np.diff(heights[arm]) < 0).all()
            assert rivers.width[arm] < 0.6 * rivers.width[river]
    assert nearest_shore_places(shores(land), np.array([lines[arm][-1] for arm in arms])).distance.max() < 1e-6
    assert max(counts) <= 5
    assert np.mean(np.array(counts) >= 2) > 0.7
    assert (rivers.downstream[arms] == -1).all()


def test_only_flagged_mouths_become_deltas(world):
    land, grown, bent, _ = world
    one = np.arange(len(grown.tree.z)) == np.flatnonzero(grown.tree.receiver < 0)[0]
    rivers = with_side_channels(bent, land, 3, one)
    assert (rivers.cell[rivers.thread == DISTRIBUTARY] == np.argmax(one)).all()
    assert not (with_side_channels(bent, land, 3).thread == DISTRIBUTARY).any()


def test_arms_run_through_no_hills(world):
    """All land in the east is one."""
    land, grown, bent, before = world
    low, high = before.xy.min(axis=0), before.xy.max(axis=0)
    values = np.tile(np.where(np.linspace(0.0, 1.0, 101) > 0.5, 500.0, 0.0), (101, 1))
    ground = Field(values, *low.tolist(), float((high - low).max()) / 100, 0.0)
    rivers = with_side_channels(bent, land, 3, grown.tree.receiver < 0, ground)
    counts = []
    for each in (before, rivers):
        lines, heights = lines_of(each), heights_of(each)
        arms = np.flatnonzero(each.thread == DISTRIBUTARY)
        counts.append([(sample(ground, lines[arm]) > heights[arm] + 100.0).any() for arm in arms])
    assert sum(counts[0]) > 2
    assert sum(counts[1]) == 0
    assert len(counts[1]) > 2


def test_rivers_without_water_have_neither_side_channels_nor_arms(world):
    land, grown, bent, _ = world
    dry = np.arange(len(bent.width)) % 3 == 0
    courses = bent._replace(**{name: np.where(dry, 0.0, getattr(bent, name)) for name in ("width", "wavelength")})
    rivers = with_side_channels(courses, land, 3, grown.tree.receiver < 0)
    beside = rivers.downstream[rivers.thread == SIDE]
    assert beside.size and not dry[beside].any()
    arms = rivers.cell[rivers.thread == DISTRIBUTARY]
    assert arms.size and not np.isin(arms, rivers.cell[: dry.size][dry]).any()


def test_other_rivers_stay_as_they_are(world):
    land, _, bent, _ = world
    kind = bent.kind.copy()
    kind[::2] = 2
    mixed = bent._replace(kind=kind)
    rivers = with_side_channels(mixed, land, 3)
    for name in ("width", "depth", "discharge", "wavelength", "swing", "phase", "kind", "downstream"):
        assert np.array_equal(getattr(rivers, name)[: kind.size][::2], getattr(mixed, name)[::2]), name
    for before, after in list(zip(lines_of(mixed), lines_of(rivers)))[::2]:
        assert np.array_equal(before, after)
    assert set(rivers.downstream[rivers.thread == SIDE] % 2) == {1}


def test_a_river_with_threads_runs_where_it_ran_without(world):
    _, _, bent, rivers = world
    for before, after in zip(lines_of(drawn(bent)), lines_of(drawn(rivers))):
        line = LineString(before)
        assert line.hausdorff_distance(LineString(after)) < 1e-6


def test_coarse_rasters_get_no_side_threads_that_they_cannot_tell_from_their_river(world):
    _, _, _, rivers = world
    counts = [np.bincount(drawn(rivers, cell_size).thread, minlength=3) for cell_size in (0.0, 5.0, 20.0, 500.0)]
    assert counts[0][SIDE] > counts[1][SIDE] > counts[2][SIDE] >= counts[3][SIDE] == 0
    assert len({(count[MAIN], count[DISTRIBUTARY]) for count in counts}) == 1
    coarse = drawn(rivers, 10.0)
    assert (coarse.thread[coarse.downstream[coarse.thread == SIDE]] == MAIN).all()


def test_the_first_islands_of_rivers_begin_anywhere_between_some_and_many_widths(world):
    _, _, bent, rivers = world
    lines, begins = lines_of(rivers), []
    for river in range(len(bent.width)):
        threads = np.flatnonzero((rivers.thread == SIDE) & (rivers.downstream == river))
        line = LineString(lines[river])
        if len(threads):
            begins.append(min(line.project(Point(lines[one][0])) for one in threads) / bent.width[river])
    few, many = np.quantile(begins, [0.1, 0.9])
    assert many > 1.8 * few


@pytest.mark.parametrize("power", [2.0, 4.0])
def test_side_channels_are_arcs_beside_the_line_without_bends(power):
    """They leave the river at a vertex, stray from it as its bends do there less and less, and fall evenly."""
    rng = np.random.default_rng(int(power))
    base, z = np.cumsum(rng.uniform(1, 3, (30, 2)), axis=0), np.linspace(50, 9, 30)
    left, xy = base + rng.normal(size=(30, 2)), base + rng.normal(size=(30, 2))
    start, end, reach = np.array([2, 2, 13]), np.array([12, 9, 29]), np.array([4.0, -2.5, 7.0])
    table = np.column_stack([np.zeros((3, 3)), reach, np.zeros(3), np.full(3, power)])
    first = np.append(0, np.cumsum(end - start + 1))
    found, heights = np.empty((first[-1], 2)), np.empty(first[-1])
    _draw_lenses(start, end, table, xy, z, base, left, first, found, heights)
    for lens, vertices in enumerate(map(slice, start, end + 1)):
        line, fall = found[first[lens] : first[lens + 1]], heights[first[lens] : first[lens + 1]]
        out = 1 - np.abs(np.linspace(-1, 1, len(line)))[:, None] ** power
        own, beside = base[vertices], left[vertices] - base[vertices]
        wanted = own + (1 - out) * (xy[vertices] - own) + out * reach[lens] * beside
        assert line == pytest.approx(wanted)
        assert line[[0, -1]].tolist() == xy[[start[lens], end[lens]]].tolist()
        drawn_out = np.append(0, np.cumsum(np.hypot(*np.diff(wanted, axis=0).T)))
        assert fall == pytest.approx(np.interp(drawn_out / drawn_out[-1], [0, 1], z[[start[lens], end[lens]]]))
        assert fall[[0, -1]].tolist() == z[[start[lens], end[lens]]].tolist()


@pytest.mark.parametrize(
    "inner, ups, clear",
    [
        ((1, 3), (0, 4, 0), False),  # it comes through the outer one
        ((1, 3), (0, 0.5, 0), True),
        ((0, 3), (0, 4, 4, 0), True),  # they begin or end together, or pass by: nobody lies inside
        ((1, 4), (0, 4, 4, 0), True),
        ((2, 6), (0, 2, 2, 2, 0), True),
    ],
)
def test_a_channel_gives_way_to_the_one_that_lies_inside_between_its_ends(inner, ups, clear):
    river = np.column_stack([np.arange(8.0), np.zeros(8)])
    outer = np.column_stack([np.arange(5.0), [0, 1, 3, 1, 0]])
    xy = np.vstack([outer, np.column_stack([np.arange(inner[0], inner[1] + 1.0), ups])])
    table = np.zeros((2, 6))
    table[:, 1:3], table[0, 4] = [(0, 4), inner], 1.0
    found = np.zeros(2, np.bool_)
    _find_clear(table, np.array([0, 8]), river, np.array([0, 5, len(xy)]), xy, found)
    assert found.tolist() == [clear, True]
    table[0, 4] = 0.0  # nobody is said to lie inside
    _find_clear(table, np.array([0, 8]), river, np.array([0, 5, len(xy)]), xy, found)
    assert found.all()
