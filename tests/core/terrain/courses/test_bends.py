"""Rivers bend as rivers of their type do, on their land, and meet nobody."""

import numpy as np
import pytest
from headwaters.core.island.rosgen import A_PLUS, SINUOSITY, A, B, C, D, E, F, G
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bend_form import beside, bessel, circle, faded_at, lowered
from headwaters.core.terrain.courses.bends import (
    _find_shares,
    _gaps,
    _keep_room,
    _stretched,
    drawn,
    move_aside,
    water_slopes,
    with_bends,
)
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.types import MAIN, SIDE, Courses

from ..waterways import chords, heights_of, lengths, lines_of, none_cross, stay_on_land
from ..worlds import grown_world, straight_courses

pytest.importorskip("shapely")
WORLDS = {1: (2_500.0, 0.01), 2: (5_000.0, 0.002), 3: (4_000.0, 0.03), 4: (4_000.0, 0.06)}


@pytest.fixture(scope="module", params=WORLDS)
def world(request):
    edge, slope = WORLDS[request.param]
    land, grown = grown_world(edge=edge, seed=request.param, river_slope=slope)
    return land, straight_courses(grown), request.param


def course(points, wavelength=0.0, swing=0.0, phase=0.0, kind=C, width=10.0):
    """Return one course through points, falling from 10 to 0 metres."""
    xy = np.array(points, np.float64)
    way = np.append(0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T)))
    zero = np.zeros(1, np.int64)
    bends = (np.full(1, each, np.float64) for each in (1.0, width, 1.0, wavelength, swing, phase))
    small = np.array([MAIN], np.uint8), np.array([kind], np.uint8)
    return Courses(np.array([0, len(xy)]), xy, 10 * (1 - way / way[-1]), zero, zero - 1, *small, *bends)


def test_circle_and_bessel_functions_are_those_of_the_book():
    from scipy.special import jv

    for angle in np.linspace(-50, 300, 1001):
        assert circle(angle) == pytest.approx((np.cos(angle), np.sin(angle)), abs=2e-7)
    for x in np.linspace(0, 2, 41):
        assert bessel(x) == pytest.approx([jv(order, x) for order in range(5)], abs=2e-6)


def test_a_river_has_the_direction_of_a_sine_generated_curve():
    """Langbein and Leopold: along the river its direction swings like a sine; Kinoshita: a skewed one."""
    swing, wavelength = 1.3, 100.0
    way = np.linspace(20_000, 20_400, 40_001)
    along, aside = np.array([beside(t, 40_400.0, wavelength, swing, 0.7) for t in way]).T
    step = np.diff(np.column_stack([way + along, aside]), axis=0)
    direction = np.arctan2(step[:, 1], step[:, 0])
    run = np.cumsum(np.hypot(*step.T))
    turns = np.flatnonzero(direction[1:] * direction[:-1] < 0)
    for begin, end in zip(turns[:-1], turns[1:]):
        share = (run[begin : end + 1] - run[begin]) / (run[end] - run[begin])
        sine, skew = np.sin(np.pi * share), np.sin(2 * np.pi * share)
        height, skewed = (direction[begin : end + 1] @ wave / (wave @ wave) for wave in (sine, skew))
        assert 0.5 * swing < abs(height) <= 1.02 * swing
        assert direction[begin : end + 1] == pytest.approx(height * sine + skewed * skew, abs=0.15)


def test_drawn_bends_are_what_the_formula_says():
    """A twin in the words of the documentation, with the functions of the libraries."""
    from scipy.special import jv

    points = np.array([(0.0, 0.0), (300.0, 20.0), (500.0, -60.0), (640.0, 80.0), (1000.0, 120.0)])
    wavelength, swing, phase = 120.0, 1.4, 2.0
    river = drawn(course(points, wavelength, swing, phase))
    heading = np.diff(points, axis=0)
    sizes = np.hypot(*heading.T)
    heading /= sizes[:, None]
    tangents = np.vstack([heading[0], heading[:-1] + heading[1:], heading[-1]])
    ways, length = np.append(0, np.cumsum(sizes)), sizes.sum()
    expected = []
    for part in range(len(sizes)):
        count = int(np.ceil(sizes[part] / (wavelength / 20)))
        for share in np.arange(count) / count:
            t = ways[part] + share * sizes[part]
            q = 2 * np.pi * t / wavelength + phase
            waves = (0.6, 2.3, 3), (0.72, 3.7, 7), (0.84, 6.1, 11)
            u = q + sum(amount * np.sin(q / length + times * phase) for amount, length, times in waves)
            faster = 1 + sum(amount / length * np.cos(q / length + times * phase) for amount, length, times in waves)
            size = wavelength / (2 * np.pi * faster)
            x = min(1, t / min(0.9 * wavelength, length / 2), (length - t) / min(0.9 * wavelength, length / 2))
            lower = 0.12 * (2 + np.sin(q / 2.9 + 5 * phase) + np.sin(q / 4.7 + 13 * phase))
            w = swing * x * x * (3 - 2 * x) * (1 - lower)
            aside = -2 * size * (jv(1, w) * np.cos(u) + jv(3, w) / 3 * np.cos(3 * u)) / jv(0, w)
            along = size * (jv(2, w) * np.sin(2 * u) + jv(4, w) / 2 * np.sin(4 * u)) / jv(0, w)
            along -= 0.04 * aside**2 / size
            tangent = (1 - share) * tangents[part] + share * tangents[part + 1]
            tangent /= np.hypot(*tangent)
            here = points[part] + share * (points[part + 1] - points[part])
            expected.append(here + along * tangent + aside * np.array([-tangent[1], tangent[0]]))
    expected.append(points[-1])
    assert river.xy == pytest.approx(np.array(expected), abs=1e-3)


def autocorrelation(line, wavelength):
    """Return that of the curvature of a line, by hundredths of the way along one of its bends."""
    way = np.append(0, np.cumsum(np.hypot(*np.diff(line, axis=0).T)))
    step = wavelength * way[-1] / (line[-1] - line[0])[0] / 100
    along = np.arange(0, way[-1], step)
    x, y = (np.interp(along, way, line[:, axis]) for axis in (0, 1))
    curvature = np.gradient(np.unwrap(np.arctan2(np.gradient(y), np.gradient(x))))
    curvature -= curvature.mean()
    found = np.correlate(curvature, curvature, "full")[along.size - 1 :] / np.arange(along.size, 0, -1)
    return found / found[0]


@pytest.mark.parametrize("swing", (0.8, 1.2, 1.6))
def test_bends_do_not_come_again(swing):
    """The next but one bend is alike by chance only, which is never so with a sine-generated curve."""
    found = []
    for phase in np.arange(0.3, 6.0, 0.7):
        river = drawn(course(np.array([(0.0, 0.0), (30_000.0, 0.0)]), 500.0, swing, phase))
        found.append(autocorrelation(river.xy, 500.0))
    least, one, few, more = np.mean(
        [(f[30:80].min(), f[70:140].max(), f[160:360].max(), f[400:1500].max()) for f in found], axis=0
    )
    assert least < -0.35  # bends follow each other, to the left and to the right
    assert 0.2 < one < 0.5
    assert few < 0.35
    assert more < 0.55


def half_bends(line):
    """Return of each bend from one inflection to the next how long the river is there, and how far it goes aside."""
    step = np.diff(line, axis=0)
    turn = np.diff(np.unwrap(np.arctan2(step[:, 1], step[:, 0])))
    way = np.append(0, np.cumsum(np.hypot(*step.T)))
    inflections = np.flatnonzero(turn[:-1] * turn[1:] < 0)[2:-2] + 1
    found = []
    for begin, end in zip(inflections[:-1], inflections[1:]):
        chord = (line[end] - line[begin]) / np.hypot(*(line[end] - line[begin]))
        aside = (line[begin : end + 1] - line[begin]) @ np.array([-chord[1], chord[0]])
        found.append((way[end] - way[begin], np.abs(aside).max()))
    return np.array(found)


@pytest.mark.parametrize("swing", (0.8, 1.2, 1.6))
def test_lengths_and_heights_of_bends_vary_by_a_fifth_and_more(swing):
    """A sine train has one length and one height."""
    rivers = [drawn(course([(0, 0), (9_000, 0)], 110.0, swing, phase)) for phase in np.arange(0.3, 6.0, 1.0)]
    found = np.concatenate([half_bends(river.xy) for river in rivers])
    length, height = found.std(axis=0) / found.mean(axis=0)
    assert 0.2 < length < 0.5
    assert 0.25 < height < 0.6


def test_bends_lean_upstream_the_more_the_higher_they_are():
    """Their tops lie upstream of where bends of a sine-generated curve have theirs, which are in the middle."""
    leans = []
    for swing in (0.6, 1.2, 1.8):
        way = np.linspace(20_000, 23_000, 30_001)
        along, aside = np.array([beside(t, 43_000.0, 100.0, swing, 0.7) for t in way]).T
        top = np.flatnonzero((np.abs(aside[1:-1]) > np.abs(aside[:-2])) & (np.abs(aside[1:-1]) > np.abs(aside[2:]))) + 1
        leans.append(along[top].mean() / np.abs(aside[top]).mean())
    assert leans[2] < leans[1] < leans[0] < 0.0


def test_no_river_crosses_another_or_itself_and_none_leaves_the_land(world):
    """Exactly, whatever is left out on coarse rasters."""
    land, courses, seed = world
    bent = with_bends(courses, land, seed)
    for cell_size in (0.0, 3.0):
        assert none_cross(drawn(bent, cell_size))
    assert stay_on_land(drawn(bent), land)


def test_the_narrowest_meadow_rivers_cross_nobody_either(world):
    land, courses, seed = world
    rivers = drawn(with_bends(courses._replace(kind=np.full_like(courses.kind, E)), land, seed))
    assert none_cross(rivers)


def test_rivers_are_as_sinuous_as_their_type(world):
    land, courses, seed = world
    lines = lines_of(drawn(with_bends(courses, land, seed)))
    sinuosity = lengths(lines) / chords(lines)
    least, most = SINUOSITY[courses.kind].T
    counted = chords(lines) > 5 * courses.width
    inside = (sinuosity >= least) & (sinuosity <= most)
    assert inside[counted].mean() >= 0.97
    for kind in np.unique(courses.kind):
        assert inside[counted & (courses.kind == kind)].mean() >= 0.9


def test_rivers_that_sway_already_bend_for_what_is_missing():
    """On edges longer than ten widths, between the middles of the courses above and below the side of two cells."""
    right = []
    for seed, (edge, slope) in WORLDS.items():
        land, grown = grown_world(edge=edge, seed=seed, river_slope=slope)
        courses, _ = find_courses(Run(), grown, seed)
        lines = lines_of(drawn(with_bends(courses, land, seed)))
        for upper, lower in enumerate(courses.downstream):
            if lower < 0 or courses.cell[upper] == courses.cell[lower]:
                continue
            halves = []
            for line, above in ((lines[upper], False), (lines[lower], True)):
                way = np.append(0, np.cumsum(np.hypot(*np.diff(line, axis=0).T)))
                halves.append(line[(way <= way[-1] / 2) == above])
            line = np.concatenate(halves)
            if chords([line])[0] > 10 * courses.width[upper]:
                sinuosity = lengths([line])[0] / chords([line])[0]
                ranges = SINUOSITY[courses.kind[[upper, lower]]]
                right.append(((ranges[:, 0] <= sinuosity) & (sinuosity <= ranges[:, 1])).any())
    assert len(right) > 500
    assert np.mean(right) >= 0.95


def test_bends_are_as_long_and_as_tight_as_rivers_make_them(world):
    """About eleven widths long, with radii of about 2.3 (Leopold and Wolman 1960)."""
    land, courses, seed = world
    if (courses.kind <= A).all():
        courses = courses._replace(kind=np.full_like(courses.kind, B))
    bent = with_bends(courses, land, seed)
    usual = (bent.swing > 0) & np.isin(courses.kind, [B, C, F, G])
    assert np.median((bent.wavelength / courses.width)[usual]) == pytest.approx(10.5, rel=0.15)
    radii = []
    for line, width, use in zip(lines_of(drawn(bent)), courses.width, usual):
        if use:
            step = np.diff(line, axis=0)
            turn = np.abs(np.angle(np.exp(1j * np.diff(np.arctan2(step[:, 1], step[:, 0])))))
            size = np.hypot(*step.T)
            curvature = turn / ((size[1:] + size[:-1]) / 2)
            top = (curvature[1:-1] > curvature[:-2]) & (curvature[1:-1] > curvature[2:])
            radii += (1 / curvature[1:-1][top] / width).tolist()
    assert 1.8 < np.median(radii) < 3.5


def test_belts_are_as_wide_as_their_type(world):
    """Belt over width after Rosgen, for the types whose bends are regular."""
    land, courses, seed = world
    ranges = {B: (2, 8), C: (4, 20), F: (2, 10), G: (2, 8), E: (20, 40), D: (1, 2), A: (1, 3), A_PLUS: (1, 3)}
    for kind, (least, most) in ranges.items():
        rivers = with_bends(courses._replace(kind=np.full_like(courses.kind, kind)), land, seed)
        belts = []
        for line, width in zip(lines_of(drawn(rivers)), courses.width):
            heading = (line[-1] - line[0]) / np.hypot(*(line[-1] - line[0]))
            aside = (line - line[0]) @ np.array([-heading[1], heading[0]])
            belts.append((aside.max() - aside.min()) / width + 1)
        assert least <= np.median(belts) <= most, kind


def test_ends_stay_and_rivers_fall_all_the_way(world):
    land, courses, seed = world
    rivers = drawn(with_bends(courses, land, seed))
    for before, after in zip(lines_of(courses), lines_of(rivers)):
        assert np.array_equal(before[[0, -1]], after[[0, -1]])
    for before, after in zip(heights_of(courses), heights_of(rivers)):
        assert np.array_equal(before[[0, -1]], after[[0, -1]])
        assert (np.diff(after) < 0).all()
    assert (rivers.wavelength == 0).all()
    assert len(rivers.xy) > 10 * len(courses.xy)


def test_water_falls_less_steeply_the_longer_its_bends_make_its_way():
    ends = [(0.0, 0.0), (4_000.0, 0.0)]
    assert water_slopes(course(ends)) == pytest.approx([10 / 4_000])
    bent = course(ends, wavelength=100.0, swing=1.2)
    assert water_slopes(bent) == pytest.approx(10 / np.hypot(*np.diff(drawn(bent).xy, axis=0).T).sum())
    assert 10 / 4_000 / 1.6 < water_slopes(bent)[0] < 10 / 4_000 / 1.2


def test_a_coarse_raster_gets_no_bends_that_it_cannot_hold(world):
    """Each bend that is drawn has a radius of about three cells or more; on very coarse ones rivers are straight."""
    land, courses, seed = world
    bent = with_bends(courses, land, seed)
    for cell_size in (2.0, 5.0, 10.0):
        sizes = np.diff(drawn(bent, cell_size).first)
        bends = sizes > np.diff(courses.first)
        assert np.array_equal(bends, (bent.swing > 0) & (bent.wavelength / 4.7 >= 2.979 * cell_size))
    assert np.array_equal(drawn(bent, 1e6).xy, courses.xy)


def test_a_course_between_two_others_swings_less():
    """The room on both sides is shared."""
    land, grown = grown_world(edge=2_500.0)
    node = np.argmax(grown.cell_area)
    middle = grown.tree.xy[node]
    ways = []
    for away in (60.0, 20.0, 5.0):
        three = [course([middle + np.array([x, away * side]) for x in (-300, 300)]) for side in (0, 1, -1)]
        parts = [np.concatenate(parts) for parts in list(zip(*three))[1:]]
        rivers = drawn(with_bends(Courses(np.array([0, 2, 4, 6]), *parts)._replace(cell=np.full(3, node)), land, 5))
        assert none_cross(rivers)
        ways.append(lengths(lines_of(rivers))[0])
    assert ways[0] > ways[1] > ways[2] > 600


def test_bends_depend_on_place_and_seed_alone(world):
    land, courses, seed = world
    bent = with_bends(courses, land, seed)
    order = np.random.default_rng(seed).permutation(len(courses.kind))
    lines, heights = lines_of(courses), heights_of(courses)
    number = np.append(np.argsort(order), -1)
    shuffled = Courses(
        np.append(0, np.cumsum([len(lines[one]) for one in order])),
        np.concatenate([lines[one] for one in order]),
        np.concatenate([heights[one] for one in order]),
        *(part[order] for part in courses[3:]),
    )
    shuffled = shuffled._replace(downstream=number[shuffled.downstream])
    again = with_bends(shuffled, land, seed)
    for name in ("wavelength", "swing", "phase"):
        assert np.array_equal(getattr(again, name), getattr(bent, name)[order]), name
    assert not np.array_equal(with_bends(courses, land, seed + 1).phase, bent.phase)


def test_a_course_of_four_bends_and_more_is_as_much_longer_as_its_bends_are():
    swing, wavelength, phase = 1.1, 10.0, 0.4
    way = 40.0 * (np.arange(64) + 0.5) / 64
    shares = [faded_at(at, 40.0, wavelength) * lowered(2 * np.pi * at / wavelength + phase, phase) for at in way]
    longer = np.mean([1 / bessel(swing * share)[0] for share in shares])
    found = np.empty((64, 2))
    _find_shares(40.0, wavelength, phase, found)
    assert _stretched(40.0, wavelength, swing, phase, 8, found) == pytest.approx(longer)
    assert abs(_stretched(np.nextafter(40.0, 0), wavelength, swing, phase, 8, found) - longer) > 1e-4


def test_a_vertex_at_the_end_of_a_course_asks_for_no_room_and_without_direction_none_moves():
    swings, way, room = np.array([1.3]), np.array([0.0, 0.0, 50.0, 100.0]), np.array([0.0, 0.0, np.inf, 0.0])
    _keep_room(np.array([0]), np.array([0, 4]), way, room, np.array([20.0]), swings, swings)
    assert swings.tolist() == [1.3]
    place = np.array([[3.0, 4.0]])
    move_aside(place, 0, 0.0, 0.0, 1.0, 2.0)
    assert place.tolist() == [[3, 4]]


def test_only_side_channels_that_have_a_river_lie_beside_one():
    xy = np.array([[0, 0], [3, 0], [9, 0], [0, 4], [3, 4], [9, 4], [0, 8], [3, 5], [9, 8]], float)
    first, apart = np.array([0, 3, 6, 9]), np.empty(3)
    for downstream, thread, wanted in (
        ([-1, 0, 0], [MAIN, SIDE, SIDE], [np.inf, 4, 5]),
        ([-1, 0, -1], [MAIN, SIDE, SIDE], [np.inf, 4, np.inf]),
        ([-1, 0, 0], [MAIN, MAIN, SIDE], [np.inf, np.inf, 5]),
    ):
        _gaps(first, xy, np.array(downstream), np.array(thread, np.uint8), apart)
        assert apart.tolist() == wanted
