"""Terrain of real coasts: no pits, rivers where they were drawn, as wide, deep, steep and winding as their types are.

``benchmarks/realism.py`` and ``scripts/terrain_bars.py`` measure the same with edges of the usual length.
"""

import numpy as np
import pytest
from headwaters.core.island.flow_law import FlowLaw
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.bends import drawn
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.rendering.rendering import render
from headwaters.core.terrain.types import MAIN
from headwaters.tests.support import run_python, some_of

from .bars import COASTS, falling, pits, real_world, recovery
from .bars_of_rivers import angles_of_confluences, drawn_rivers, in_range, measured, sinuosities
from .waterways import none_cross
from .worlds import plain_window

pytest.importorskip("shapely")
COARSER = 2.5  # edges, and so fewer
SEEDS = 1, 2, 8, 4, 7, 6  # no three rivers that meet within two cells, which a raster cannot tell apart
OF_A_KIND = 5  # rivers of each type that are measured
PLAIN_TO_ALPS = 0.0002, 0.3  # slopes of rivers between which all types lie
A_TERRAIN = """
import hashlib
from pathlib import Path
from headwaters.core.terrain.rendering.rendering import render
from headwaters.tests.core.terrain.bars import real_world
from headwaters.core.run.run import Run
from headwaters.tests.core.terrain.worlds import plain_window

_, edge, _, model = real_world(Path({folder!r}), "kauai", 3, 4.0)
made = render(Run(), model, plain_window(model.land, edge / 20))
parts = *model.courses, *model.primitives, model.ground.values, made.z, made.water, made.depth
print(*(hashlib.sha1(part.tobytes()).hexdigest() for part in parts))
"""


@pytest.mark.parametrize("seed, coast", some_of([*zip(SEEDS, COASTS)]))
def test_water_finds_the_rivers_of_a_real_island_again(coasts, coast, seed):
    """With what erosion has done and without, and no pit is in its way.

    Without, the land between rivers does not know where divides have moved, so the water of a spring may leave it on
    the far side: of other seeds a stream is lost, and with it some confluences.
    """
    land, edge, _, model = real_world(coasts, coast, seed, COARSER)
    courses = drawn(model.courses)
    assert falling(courses)
    assert none_cross(courses)
    window = plain_window(land, edge / 20)
    for erosion, least in ((1.0, 0.99), (0.0, 0.97)):
        made = render(Run(), model, window, erosion)
        assert pits(made.z) == 0
        again = recovery(model, window, made.z)
        assert min(again) >= least, again


@pytest.fixture(scope="module")
def all_slopes(coasts):
    """Return an island whose rivers are as gentle as in plains and as steep as in the Alps."""
    return real_world(coasts, "kauai", 1, 1.0, PLAIN_TO_ALPS, False)


def test_rivers_of_all_types_are_on_the_raster_what_their_type_says(all_slopes):
    """Nine of ten have a width, a ratio of width to depth, and a slope that lie in the ranges of the type."""
    land, _, _, model = all_slopes
    courses, rivers = model.courses, drawn_rivers(model)
    main = courses.thread == MAIN
    assert set(courses.kind[main]) == set(range(9))
    right = []
    for kind in range(9):
        some = np.random.default_rng(kind).permutation(np.flatnonzero(main & (courses.kind == kind)))[:OF_A_KIND]
        right += [in_range(measured(land, model, one, rivers)) for one in some]
    assert len(right) > 7 * OF_A_KIND
    assert (np.mean(right, axis=0) >= 0.9).all()


def test_rivers_of_real_islands_wind_and_meet_as_rivers_do(all_slopes):
    courses = all_slopes.model.courses
    winds = sinuosities(courses)
    assert winds.size > 500
    assert winds.mean() >= 0.9
    grown = all_slopes.grown
    network = grown.channels._replace(discharge=FlowLaw().discharge(grown.drained))  # by which angles were laid
    laid = find_courses(Run(), grown._replace(channels=network), 1)[0].discharge  # before the ground moved divides
    for lines in (drawn(courses, np.inf), drawn(courses)):
        lines = lines._replace(discharge=np.append(laid, lines.discharge[laid.size :]))
        angles, ratio, equal = angles_of_confluences(lines, all_slopes.edge)
        assert 65 < angles[equal].mean() < 80
        steps = [angles[(ratio >= low) & (ratio < high)].mean() for low, high in ((1, 1.5), (1.5, 4), (4, np.inf))]
        assert np.diff(steps).min() > -2.0  # as many as there are, means are no more exact than that
        assert steps[-1] < 95


def test_windows_of_a_real_island_agree_with_the_whole_bit_for_bit(coasts):
    land, edge, _, model = real_world(coasts, "ireland", COASTS.index("ireland") + 1, COARSER)
    whole = plain_window(land, edge / 30)
    made = render(Run(), model, whole)
    rng = np.random.default_rng(1)
    for _ in range(6):
        nrows, ncols = rng.integers(5, 90, 2).tolist()
        top, left = int(rng.integers(0, whole.nrows - nrows)), int(rng.integers(0, whole.ncols - ncols))
        part = render(Run(), model, whole._replace(top=top, left=left, nrows=nrows, ncols=ncols))
        inside = slice(top, top + nrows), slice(left, left + ncols)
        for name in ("z", "water", "depth"):
            assert np.array_equal(getattr(part, name), getattr(made, name)[inside], equal_nan=True), (name, inside)


def test_a_seed_makes_the_same_terrain_whatever_the_memory_held_before(coasts):
    """Two processes, whose memory is full of one number and of another, tell the same of all arrays."""
    code = A_TERRAIN.format(folder=str(coasts))
    one, other = (run_python(code, MALLOC_PERTURB_=number) for number in ("85", "170"))
    assert one == other
    assert len(one.split()) > 20
