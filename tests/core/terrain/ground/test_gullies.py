"""Gullies run down slopes, in several sizes, where land is steep; what a place has follows from the place alone."""

import numpy as np
import pytest
from headwaters.core.machine.noise import TURN_COS, TURN_SIN, gradient_noise, scramble
from headwaters.core.plane.types import Field
from headwaters.core.terrain.ground import gullies
from headwaters.core.terrain.ground.gullies import GULLY_GAIN, STEEPENED, add_gullies, gullies_at

WAVE = 250.0


def gullied(x, y, east, north, cell=5.0, wave=WAVE, seed=5, compute=gullies_at):
    slopes = (np.full(x.size, slope) for slope in (east, north))
    return compute(x.ravel(), y.ravel(), *slopes, wave, cell, seed, GULLY_GAIN).reshape(x.shape)


def square(side=2_000.0, step=10.0, corner=(0.0, 0.0)):
    steps = np.arange(0.0, side, step)
    return np.meshgrid(corner[0] + steps, corner[1] + steps)


@pytest.mark.parametrize("turn", [0.0, 0.7, 2.3, 4.4])
def test_they_run_down_the_slope(turn):
    down, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    u, v = square()
    x, y = (u * down[axis] + v * across[axis] for axis in (0, 1))
    z = gullied(x, y, *(0.5 * down), cell=60.0)
    along, aside = np.abs(np.diff(z, axis=1)).mean(), np.abs(np.diff(z, axis=0)).mean()
    assert aside > 1.5 * along


def test_gentle_land_has_none_and_steep_land_the_deepest():
    x, y = square(step=40.0)
    assert (gullied(x, y, 0.007, 0.005) == 0).all()
    assert (gullied(x, y, 0.0, 0.0) == 0).all()
    depth = [gullied(x, y, slope, 0.0).std() for slope in (0.05, 0.1, 0.2, 0.4, 0.8)]
    assert (np.diff(depth) > 0).all()
    assert gullied(x, y, 2.0, 0.0).std() < 1.2 * depth[-1]
    assert np.abs(gullied(x, y, 0.8, 0.0)).max() < 0.3 * WAVE


def test_they_are_of_more_than_one_size():
    """Each time cells are halved, finer gullies come to those that were there."""
    x, y = square(step=20.0)
    made = [gullied(x, y, 0.3, 0.2, cell=cell) for cell in (200.0, 62.0, 31.0, 15.0, 7.0)]
    assert (made[0] == 0).all()
    added = [np.std(fine - coarse) for coarse, fine in zip(made, made[1:])]
    assert min(added) > 0.03 * added[0] > 0
    assert (np.diff(added) < 0).all()


def test_some_slopes_have_more_than_others():
    x, y = square(8_000.0, 40.0)
    z = gullied(x, y, 0.5, 0.0)
    depth = z.reshape(10, 20, 10, 20).std(axis=(1, 3))
    assert depth.max() > 2.5 * depth.min()


def test_what_a_place_has_is_smooth_in_place_and_slope():
    rng = np.random.default_rng(2)
    x, y = rng.uniform(-5_000, 5_000, (2, 200))
    here = gullied(x, y, 0.3, 0.2)
    assert np.abs(gullied(x + 1e-4, y, 0.3, 0.2) - here).max() < 1e-3
    assert np.abs(gullied(x, y, 0.3 + 1e-7, 0.2) - here).max() < 1e-2


@pytest.mark.parametrize("seed", range(4))
def test_there_are_no_cracks(seed):
    """Of any two places a metre apart the halves that differ more are looked at, until they are a millimetre apart."""
    rng = np.random.default_rng(seed)
    turn, slope = rng.uniform(0, 2 * np.pi, 2)
    start, step = rng.uniform(-5_000, 5_000, (2, 1)), np.array([[np.cos(turn)], [np.sin(turn)]])
    east, north = 0.5 * np.cos(slope), 0.5 * np.sin(slope)
    near = start + step * np.arange(0, 5_000.0)
    height, far_height = gullied(*near, east, north), gullied(*(near + step), east, north)
    for halving in range(10):
        middle = near + step * 0.5 ** (halving + 1)
        between = gullied(*middle, east, north)
        nearer = np.abs(between - height) > np.abs(far_height - between)
        near, height = np.where(nearer, near, middle), np.where(nearer, height, between)
        far_height = np.where(nearer, between, far_height)
    assert np.abs(far_height - height).max() < 0.01


@pytest.mark.parametrize("count", [0, 1, 255, 256, 257, 700])
def test_a_place_has_the_same_among_however_many(count):
    """To the last digit: level ground among them, too."""
    x, y = np.random.default_rng(3).uniform(-5_000, 5_000, (2, 700))
    places = np.array([x, y, *np.where(np.arange(700) % 7 == 0, 0.0, [[0.4], [0.1]])])
    alone = [gullies_at(*places[:, [place]], WAVE, 5.0, 5, GULLY_GAIN)[0] for place in range(count)]
    assert np.array_equal(gullies_at(*places[:, :count].copy(), WAVE, 5.0, 5, GULLY_GAIN), alone)


def test_another_seed_has_others_and_plain_python_the_same():
    x, y = square(500.0, 50.0)
    assert np.abs(gullied(x, y, 0.4, 0.1) - gullied(x, y, 0.4, 0.1, seed=6)).max() > 1
    plain = getattr(gullies_at, "py_func", gullies_at)
    assert np.allclose(gullied(x, y, 0.4, 0.1), gullied(x, y, 0.4, 0.1, compute=plain), rtol=0, atol=1e-9)


def test_they_follow_the_slope_of_the_ground_that_they_are_added_to():
    """A cone has them like the spokes of a wheel, each as deep here as it is there."""
    cell = 100.0
    rows, cols = np.mgrid[-40:41, -40:41] * cell
    ground = Field(-0.4 * np.hypot(rows, cols), -4_000.0, -4_000.0, cell, 0.0)
    turn = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    heights = []
    for away in (1_500.0, 1_520.0):
        x, y = away * np.cos(turn)[None], away * np.sin(turn)[None]
        z = np.zeros(x.shape)
        add_gullies(ground, x, y, 60.0, 3, z)
        heights.append(z[0])
    assert np.corrcoef(heights)[0, 1] > 0.8
    assert np.ptp(heights[0]) > 5
    x, y = np.meshgrid(np.arange(1_000.0, 2_000.0, 50.0), np.arange(0.0, 500.0, 50.0))
    whole, coarse = np.zeros(x.shape), np.zeros(x.shape)
    whole[2:5, 3:9] = np.nan
    add_gullies(ground, x, y, 20.0, 3, whole)
    add_gullies(ground, x, y, 130.0, 3, coarse)
    known = np.isfinite(whole)
    assert np.count_nonzero(~known) == 18
    assert whole[known].any() and not coarse.any()
    part = np.zeros((4, 6))
    add_gullies(ground, x[5:9, 10:16].copy(), y[5:9, 10:16].copy(), 20.0, 3, part)
    assert np.array_equal(part, whole[5:9, 10:16])


def gully_twin(x, y, east, north, wave, cell, seed, gain):
    """Return what gullies add, place by place at once, as the formulas are written."""
    missing, added, octave = max(wave / gullies.SHOWN, 1.0), np.zeros(x.size), 0
    turn = np.array([[TURN_COS, -TURN_SIN], [TURN_SIN, TURN_COS]])
    place, slope = np.array([x, y]), np.array([east, north])
    share = np.clip(
        (np.hypot(*slope) * missing - gullies.LEAST_GULLY_SLOPE)
        / (gullies.FULL_GULLY_SLOPE - gullies.LEAST_GULLY_SLOPE),
        0,
        1,
    )
    strong = gullies.GULLY_STRENGTH * share**2 * (3 - 2 * share)
    while wave > gullies.FINEST_GULLY[0] * cell:
        own = scramble(seed, octave, 7)
        patch, bend, stone = (
            np.array([gradient_noise(scramble(own, number, 1), u, v) for u, v in (place / size / wave).T])
            for number, size in ((1, gullies.PATCH), (2, gullies.GULLY_BEND), (3, gullies.STONE))
        )
        steep = np.hypot(*slope)
        level = steep < gullies.TINY
        share, strong = np.where(level, 0, share), np.where(level, 0, strong)
        along = np.array([np.where(level, 1, -slope[1]), np.where(level, 0, slope[0])]) / np.where(level, 1, steep)
        bent = (place + gullies.GULLY_BENT * wave * bend * along) / (gullies.GULLY_SIDE * wave)
        sums = np.zeros((3, x.size))
        for number, square in enumerate(np.floor(bent).T.astype(int)):
            for beside in np.ndindex(3, 3):
                corner = square + beside - 1
                bits = int(scramble(own, *corner.tolist()))
                scattered = 0.5 + gullies.SCATTER * (np.array([bits % 1024, bits // 1024 % 1024]) / 1023 - 0.5)
                away = bent[:, number] - corner - scattered
                weight = max(1 - away @ away / gullies.GULLY_REACH**2, 0) ** 3
                angle = 2 * np.pi * gullies.GULLY_SIDE * away @ along[:, number]
                sums[:, number] += weight * np.array([np.cos(angle), -np.sin(angle), 1])
        crest, rise = sums[:2] / sums[2]
        shown = min((wave / cell - gullies.FINEST_GULLY[0]) / (gullies.FINEST_GULLY[1] - gullies.FINEST_GULLY[0]), 1)
        high = shown * np.minimum(steep, gullies.STEEPEST_GULLIES) * wave
        depth = strong * high * np.clip(gullies.USUAL_GULLY + gullies.PATCHY * patch, 0, gullies.MOST_GULLY)
        added += depth * (crest + gullies.SHARP * (crest**2 - gullies.MEAN_SQUARE))
        added += gullies.ROUGH * share * high * stone
        rise = rise * depth * 2 * np.pi / wave * (1 + 2 * gullies.SHARP * crest)
        place, slope = turn @ place, turn @ (slope + rise * along)
        wave, octave, strong = wave / 2, octave + 1, strong * gain
    return added


@pytest.mark.parametrize("wave, cell, gain", [(250.0, 7.0, 0.64), (250.0, 110.0, 0.64), (700.0, 40.0, 0.9)])
def test_they_are_as_the_formulas_say(wave, cell, gain):
    """On gentle, hilly, steep and level ground, for fewer places than are worked on at once and for more."""
    rng = np.random.default_rng(int(cell))
    count = gullies.FIRST_GULLIES + 20
    x, y = rng.uniform(-3000, 3000, (2, count))
    turn, steep = rng.uniform(0, 2 * np.pi, count), rng.choice([0.0, 0.02, 0.07, 0.3, 0.9], count)
    places = x, y, steep * np.cos(turn), steep * np.sin(turn)
    wanted = gully_twin(*places, wave, cell, 5, gain)
    assert gullies_at(*places, wave, cell, 5, gain) == pytest.approx(wanted, abs=1e-6 * wave)
    few = [part[:30].copy() for part in places]
    assert gullies_at(*few, wave, cell, 5, gain) == pytest.approx(wanted[:30], abs=1e-6 * wave)
    assert np.abs(wanted).max() > 0.01 * wave


@pytest.mark.parametrize("steep", [0.1, 0.5])
def test_an_octave_makes_slopes_steeper_by_as_much_as_is_told(steep):
    step = WAVE / 25.0
    x, y = (part.ravel() for part in np.meshgrid(*[np.arange(300) * step] * 2))
    slope = np.full(x.size, steep)
    added = gullies_at(x, y, slope, np.zeros(x.size), WAVE, WAVE / gullies.FINEST_GULLY[1], 7, GULLY_GAIN)
    north, _ = np.gradient(added.reshape(300, 300), step)  # across the slope; along it gullies hardly rise
    assert np.sqrt(1.0 + np.mean((north / steep) ** 2)) == pytest.approx(STEEPENED, rel=0.02)
