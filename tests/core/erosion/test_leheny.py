"""Leheny erosion: the same as a twin in plain Python, bit for bit, and what must be true of every eroded surface."""

import functools

import numpy as np
import pytest
from headwaters.core import network
from headwaters.core.erosion import leheny
from headwaters.core.erosion.events import _rained_on, choose_neighbour
from headwaters.core.erosion.events import draw as draw_number
from headwaters.core.erosion.leheny import Erosion
from headwaters.core.machine import jit
from headwaters.core.run.run import Cancelled, Run

from .twins import STEPS, ErosionTwin, neighbours_of

LARGE = pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
SEEDS = range(5)
GOLDEN = ["-0x1.bf39114626c92p+6", "0x1.2000000000000p+3", "-0x1.a13694ff90a09p+7"]
GOLDEN_COUNTS = (4195, 1022)
# boundary, neighbours, periodic, by a rain raster, noisy start with pits
CASES = [
    ("low edge", 8, True, False, False),
    ("low edge", 4, True, True, False),
    ("low edge", 8, False, False, True),
    ("all edges", 8, False, True, False),
    ("all edges", 4, False, False, False),
    ("all edges", 8, True, False, True),
    ("mask", 8, False, True, False),
    ("mask", 4, True, False, True),
    ("mask", 8, True, True, False),
    ("mask", 4, False, True, True),
]


def boundary(name, nrows, ncols):
    """Return a domain: outlets in the lowest row, on all edges, or round a hole and some voids."""
    domain = np.ones((nrows, ncols), np.uint8)
    domain[-1] = 2
    if name == "all edges":
        domain[[0, -1]] = 2
        domain[:, [0, -1]] = 2
    if name == "mask":
        domain[3:6, 2:7] = 2
        domain[4, 3:6] = 0
        domain[-1, ::3] = 3
        domain[:2, -2:] = 0
    return domain


def slope(domain, neighbours, periodic):
    """Return heights that fall towards the outlets, one for each step."""
    around = neighbours_of(domain, neighbours, periodic)
    z = np.full(domain.shape, np.nan)
    front = [cell for cell in around if domain[cell] >= 2]
    z[tuple(np.transpose(front))] = 0.0
    for cell in front:  # it grows behind
        for neighbour in around[cell]:
            if np.isnan(z[neighbour]):
                z[neighbour] = z[cell] + 1
                front.append(neighbour)
    return z


def plane(seed, nrows=200, ncols=300, **rules):
    """Return the article's surface, not yet eroded."""
    domain = boundary("low edge", nrows, ncols)
    z = np.repeat(np.arange(nrows, 0.0, -1.0)[:, None], ncols, 1)
    return Erosion(z, domain, periodic=True, seed=seed, **rules)


def case(number, **rules):
    """Return a small erosion and its twin."""
    name, neighbours, periodic, by_raster, noisy = CASES[number]
    rng = np.random.default_rng(number)
    domain = boundary(name, *rng.integers(9, 16, 2))
    z = slope(domain, neighbours, periodic)
    if noisy:
        z += rng.uniform(0, 90, z.shape)
    rain = np.where(domain == 0, np.nan, rng.choice([0.0, 1.0, 2.7], z.shape)) if by_raster else None
    rules = {"energy": 0.05, "depth": 10.0, "limit": 35.0, **rules}
    erosion = Erosion(z, domain, neighbours=neighbours, periodic=periodic, rain=rain, seed=number, **rules)
    draw = functools.partial(draw_number, erosion._key)
    return erosion, ErosionTwin(z, domain, draw, *rules.values(), neighbours, periodic, rain), domain


def outcome(erosion):
    """Return everything that a run has done, as what can be compared."""
    counts = erosion.events, erosion.stuck, erosion.slides, erosion.visited, erosion.slid
    return erosion.z.tobytes(), *counts


@pytest.mark.parametrize("number, limit", [*((number, 35.0) for number in range(len(CASES))), (0, 4.0), (5, 4.0)])
def test_the_surface_is_that_of_a_twin_in_plain_python(number, limit):
    """Bit for bit, with all counts; and there were slides, the more so with a limit below the depth."""
    erosion, twin, domain = case(number, limit=limit)
    erosion.rain(Run(), 60)
    twin.run(60)
    assert [twin.height[cell] for cell in twin.height] == erosion.z[domain != 0].tolist()
    assert outcome(erosion)[1:] == (twin.events, twin.stuck, twin.slides, twin.visited, twin.slid)
    assert erosion.slides > 0
    assert np.isnan(erosion.z[domain == 0]).all()


@pytest.mark.parametrize("ncols", [1, 2, 3])
@pytest.mark.parametrize("neighbours", [4, 8])
def test_round_a_narrow_cylinder_cells_are_their_own_neighbours(ncols, neighbours):
    """One, two and three columns that wrap round: the same as the twin's."""
    domain = boundary("low edge", 12, ncols)
    z = slope(domain, neighbours, True) * 9
    rules = {"energy": 0.05, "depth": 10.0, "limit": 30.0}
    erosion = Erosion(z, domain, neighbours=neighbours, periodic=True, seed=4, **rules)
    draw = functools.partial(draw_number, erosion._key)
    twin = ErosionTwin(z, domain, draw, *rules.values(), neighbours, True, None)
    erosion.rain(Run(), 50)
    twin.run(50)
    assert [twin.height[cell] for cell in twin.height] == erosion.z.ravel().tolist()
    assert erosion.slides == twin.slides > 0


def test_surfaces_keep_their_heights_for_ever():
    """Golden values, bit for bit: the same on every machine and with every version, compiled or not."""
    erosion = plane(2024, 30, 20, limit=40.0)
    erosion.rain(Run(), 60)
    assert [erosion.z[cell].hex() for cell in ((20, 7), (11, 13), (29, 19))] == GOLDEN
    assert (erosion.slides, erosion.visited) == GOLDEN_COUNTS


def test_walkers_choose_as_the_formula_says():
    """From a cell with five lower neighbours of eight: shares match exp(-E·Δh)/N to four standard errors.

    The depth is so small that a million walks change nothing, and still each can be counted.
    """
    events = 10**6 if jit.compiled() else 4000
    heights = np.array([[12.0, 50.0, 31.0], [29.5, 30.0, 0.0], [30.0, 27.0, 18.0]])
    domain = np.full((3, 3), 2, np.uint8)
    domain[1, 1] = 1
    erosion = Erosion(heights, domain, depth=2.0**-40, rain=domain == 1, seed=8)
    erosion.rain(Run(), events)
    visits = (heights - erosion.z) * 2.0**40
    weights = np.where(heights < 30.0, np.exp(-0.05 * (heights - 30.0)), 0.0)
    weights /= weights.sum()
    assert visits[1, 1] == events
    visits[1, 1] = 0
    assert visits.sum() == events
    assert np.all(np.abs(visits / events - weights) <= 4 * np.sqrt(weights * (1 - weights) / events))


@pytest.mark.parametrize("by_raster", [False, True])
def test_rain_falls_as_its_weights_say(by_raster):
    """All cells are outlets, so that each is lowered by its own rain alone; to four and a half standard errors."""
    rain = np.random.default_rng(1).choice([0.0, 0.5, 3.0], (9, 11)) if by_raster else None
    events = 200000 if jit.compiled() else 4000
    erosion = Erosion(np.zeros((9, 11)), np.full((9, 11), 2, np.uint8), depth=1.0, limit=1e9, rain=rain, seed=5)
    erosion.rain(Run(), events)
    weights = np.ones((9, 11)) if rain is None else rain
    weights = weights / weights.sum()
    assert np.all(np.abs(-erosion.z / events - weights) <= 4.5 * np.sqrt(weights * (1 - weights) / events))


@pytest.mark.parametrize("number", [0, 1, 3, 4, 6, 8])
def test_nothing_stays_too_steep_and_water_never_gets_stuck(number):
    """Where the start has no pit: every cell keeps a lower neighbour, no pair differs by more than the limit."""
    erosion, twin, domain = case(number, limit=50.0)
    for _ in range(3):
        erosion.rain(Run(), 30)
        z = erosion.z
        for cell, around in twin.around.items():
            assert all(abs(z[cell] - z[neighbour]) <= 50.0 for neighbour in around)
            assert domain[cell] >= 2 or min(z[neighbour] for neighbour in around) < z[cell]
    assert erosion.stuck == 0 < erosion.slides


@pytest.mark.parametrize("number", range(len(CASES)))
def test_walks_and_slides_together_have_taken_what_is_gone(number):
    """Total lowering is the depth times the visited cells, and what has slid."""
    erosion, _, domain = case(number)
    before = erosion.z[domain != 0].sum()
    erosion.rain(Run(), 40)
    gone = before - erosion.z[domain != 0].sum()
    assert gone == pytest.approx(erosion.depth * erosion.visited + erosion.slid, rel=1e-12)


def test_a_start_that_is_too_steep_slides_before_the_first_rain():
    """A cliff in the middle comes down."""
    domain = boundary("low edge", 8, 8)
    z = slope(domain, 8, False)
    z[:4] += 5000
    erosion = Erosion(z, domain)
    assert np.array_equal(erosion.z, z)
    erosion.rain(Run(), 0)
    assert erosion.events == 0 < erosion.slides
    assert np.abs(np.diff(erosion.z, axis=0)).max() <= 2000


@pytest.mark.parametrize("height, depth, limit", [(1e9, 1.0, 1e-7), (0.0, 1e9, 1e-6), (0.0, 1e300, 2000.0)])
def test_slides_that_would_never_end_are_refused(height, depth, limit):
    """A quarter of a difference that is lost in the digits of the heights takes nothing away, again and again."""
    z = np.full((4, 4), height)
    z[0] += 5e-7
    with pytest.raises(ValueError, match="would never end"):
        Erosion(z, boundary("low edge", 4, 4), depth=depth, limit=limit).rain(Run(), 100)


@pytest.mark.parametrize("height", [1.0, 1e9, 3e15])
def test_the_smallest_limit_that_is_taken_comes_to_an_end(height):
    """Four times the last digit of the heights, whatever these are."""
    limit = 4 * float(np.spacing(height + 1))
    domain = boundary("low edge", 4, 4)
    z = height - limit * 30 * (domain == 2)
    erosion = Erosion(z, domain, depth=limit, limit=limit, seed=1)
    erosion.rain(Run(), 20)
    assert erosion.slides > 0
    assert np.abs(np.diff(erosion.z, axis=0)).max() <= limit


def test_a_walker_that_gets_stuck_erodes_nothing():
    """It is counted, and neither its path nor the pit changes."""
    domain = boundary("low edge", 4, 3)
    z = np.array([[9.0, 3.0, 9.0], [9.0, 1.0, 9.0], [9.0, 9.0, 9.0], [5.0, 5.0, 5.0]])
    erosion = Erosion(z, domain, rain=z < 5)
    erosion.rain(Run(), 10)
    assert erosion.events == erosion.stuck == 10
    assert erosion.visited == 0
    assert np.array_equal(erosion.z, z)


@pytest.mark.parametrize("number", range(0, len(CASES), 3))
def test_two_runs_are_one(number):
    """Whatever the place where it is interrupted."""
    whole = case(number)[0]
    whole.rain(Run(), 60)
    parts = case(number)[0]
    for events in (0, 1, 20, 39):
        parts.rain(Run(), events)
    assert outcome(parts) == outcome(whole)


@pytest.mark.parametrize("number", [0, 3, 8])
def test_chunks_of_a_single_cell_change_nothing(monkeypatch, number):
    """A run may be interrupted between any two slides."""
    whole = case(number)[0]
    whole.rain(Run(), 40)
    monkeypatch.setattr(leheny, "FIRST_CHUNK", 1)
    monkeypatch.setattr(leheny, "LOOK_SECONDS", 0.0)
    parts = case(number)[0]
    parts.rain(Run(), 40)
    assert outcome(parts) == outcome(whole)


class CancelledAfter(Run):
    """A user who cancels at a certain look."""

    def __init__(self, looks):
        self.looks = looks

    @property
    def cancelled(self):
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("looks", [0, 1, 20, 50, 100])
def test_a_run_that_was_cancelled_can_run_on(monkeypatch, looks):
    """Also from between two slides; then it is as if nobody had cancelled."""
    whole = case(3)[0]
    whole.rain(Run(), 60)
    monkeypatch.setattr(leheny, "FIRST_CHUNK", 5)
    monkeypatch.setattr(leheny, "LOOK_SECONDS", 0.0)
    erosion = case(3)[0]
    with pytest.raises(Cancelled):
        erosion.rain(CancelledAfter(looks), 60)
    assert erosion.events < 60
    assert np.isfinite(erosion.z).all()
    erosion.rain(Run(), 60 - erosion.events)
    assert outcome(erosion) == outcome(whole)


def test_progress_goes_up_to_one(monkeypatch):
    """By events."""
    said = []

    class Listener(Run):
        def report(self, fraction):
            said.append(fraction)

    monkeypatch.setattr(leheny, "FIRST_CHUNK", 100)
    monkeypatch.setattr(leheny, "LOOK_SECONDS", 0.0)
    erosion = plane(1, 30, 20)
    erosion.rain(Run(), 50)
    erosion.rain(Listener(), 100)
    assert said == sorted(said)
    assert said[0] < 0.2
    assert said[-1] == 1.0
    assert len(said) > 5


def test_another_seed_gives_another_surface():
    """Small ones, large ones and negative ones too."""
    surfaces = set()
    seeds = (0, 1, -1, 2**31, 2**32, 2**32 + 1, 2**63)
    for seed in seeds:
        erosion = plane(seed, 12, 10)
        erosion.rain(Run(), 30)
        surfaces.add(erosion.z.tobytes())
    assert len(surfaces) == len(seeds)


def test_what_is_given_stays_as_it_is():
    """Heights are copied, whatever their type and layout, and voids keep their heights."""
    domain = boundary("mask", 12, 14)
    z = np.asfortranarray(np.nan_to_num(slope(domain, 8, False), nan=-9999.0).astype(np.float32))
    z.setflags(write=False)
    erosion = Erosion(z, domain)
    assert erosion.z.dtype == np.float64
    assert np.array_equal(erosion.z, z)
    erosion.rain(Run(), 20)
    assert np.all(erosion.z[domain == 0] == -9999.0)
    other = Erosion(z.astype(np.float64), domain.copy())
    other.rain(Run(), 20)
    assert outcome(other) == outcome(erosion)


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ({"z": np.full((3, 3), np.nan)}, "finite"),
        ({"z": np.zeros((3, 2))}, "same shape"),
        ({"domain": np.zeros((3, 3), np.uint8)}, "at least one cell"),
        ({"energy": -1.0}, "energy"),
        ({"depth": 0.0}, "depth"),
        ({"limit": 0.0}, "limit"),
        ({"neighbours": 6}, "4 or 8"),
        ({"rain": np.zeros((3, 3))}, "rain"),
        ({"rain": np.full((3, 3), np.nan)}, "rain"),
        ({"rain": -np.eye(3)}, "rain"),
        ({"rain": np.ones((2, 2))}, "rain"),
    ],
)
def test_what_cannot_erode_is_refused(wrong, sentence):
    """With a word that tells what is wrong."""
    given = {"z": np.zeros((3, 3)), "domain": np.full((3, 3), 2, np.uint8), **wrong}
    with pytest.raises(ValueError, match=sentence):
        Erosion(**given)


@LARGE
@pytest.mark.parametrize("seed", SEEDS)
def test_on_the_plane_nobody_gets_stuck(seed):
    """Ten thousand events of the article; corners matter much: without them hardly anything slides."""
    eight, four = plane(seed), plane(seed, neighbours=4)
    for erosion in (eight, four):
        erosion.rain(Run(), 10000)
        assert erosion.stuck == 0
    assert 25000 < eight.slides < 50000
    assert four.slides < 500


@LARGE
def test_rivers_of_the_plane_obey_hacks_law():
    """After 20 000 events there is no pit, and lengths grow with areas by an exponent between 0.57 and 0.67."""
    exponents = []
    for seed in SEEDS:
        erosion = plane(seed)
        erosion.rain(Run(), 20000)
        receiver, steps = steepest(erosion.z)
        assert np.all(receiver[:-300] >= 0)
        order = network.topological_order(Run(), receiver)
        area = network.accumulate(Run(), receiver, order, np.ones(receiver.size, np.int64))
        length = network.longest(Run(), receiver, order, steps)
        rivers = area >= 50
        exponents.append(np.polyfit(np.log(area[rivers]), np.log(length[rivers]), 1)[0])
    assert 0.57 <= np.mean(exponents) <= 0.67


def steepest(z):
    """Return the receiver of each cell by steepest descent round a cylinder, and the length of the step there."""
    nrows = z.shape[0]
    tall = np.pad(z, ((1, 1), (0, 0)), constant_values=np.inf)
    index = np.pad(np.arange(z.size).reshape(z.shape), ((1, 1), (0, 0)), constant_values=-1)
    lengths = np.array([np.hypot(*step) for step in STEPS])

    def beside(values):
        return np.array([np.roll(values[1 + down : 1 + down + nrows], -right, 1) for down, right in STEPS])

    drops = (z - beside(tall)) / lengths[:, None, None]
    best = np.argmax(drops, 0)
    receiver = np.take_along_axis(beside(index), best[None], 0)[0]
    ends = np.max(drops, 0) <= 0
    ends[-1] = True
    return np.where(ends, -1, receiver).ravel(), np.where(ends, 1.0, lengths[best]).ravel()


def test_rain_falls_on_no_cell_without_weight_and_walkers_go_to_no_neighbour_that_is_not_lower():
    """Numbers are at the very ends of the shares that cells and neighbours have."""
    rain = np.array([0.0, 1.0, 1.0, 2.0, 4.0])
    assert [_rained_on(rain, number) for number in (0.0, 0.2, 0.25, 0.5, 0.75)] == [1, 1, 3, 4, 4]
    height, offsets, sums = np.array([1.0, 3.0, 3.0, 2.0, 1.0, 1.0, 9.0]), np.array([-2, -1, 1, 2]), np.empty(4)
    chosen = [choose_neighbour(height, 3, offsets, 0b1100, 1.0, number, sums) for number in (0.0, 0.25, 0.5, 0.75)]
    assert chosen == [2, 2, 3, 3]
