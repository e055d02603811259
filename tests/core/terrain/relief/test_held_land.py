"""Land that keeps its heights while the rest of an island is found anew."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.solving import HeldLand, ReliefAims, find_relief
from headwaters.tests.core.terrain.worlds import constant, grown_world


@pytest.fixture(scope="module")
def world():
    """Return land, courses, a window and the relief that they have in balance, from some uplift."""
    land, grown = grown_world(seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    window = plane_window(land, 200.0)
    return (
        land,
        courses,
        window,
        find_relief(Run(), land, courses, window, ReliefAims(constant(1.0), 900.0, loose=True), 4),
    )


def found_anew(world, free, scale=1.0):
    land, courses, window, relief = world
    kept = HeldLand(relief.land & ~free, relief.z, np.zeros(courses.cell.size, bool))
    aims = ReliefAims(constant(1.0), scale=scale * relief.scale, loose=True)
    return find_relief(Run(), land, courses, window, aims, 4, held=kept), kept.land


def eastern(world):
    """Return the eastern half of a world."""
    return np.arange(world[3].z.shape[1]) >= world[3].z.shape[1] // 2


def test_held_cells_keep_their_heights_and_no_water_comes_to_them(world):
    found, held = found_anew(world, np.broadcast_to(eastern(world), world[3].z.shape), scale=2.0)
    river = np.zeros(held.shape, bool)
    river.reshape(-1)[found.rivers.cell] = True
    still = held & ~river
    assert np.array_equal(found.z[still], world[3].z[still])
    assert (found.codes[still] >= 8).all()
    rows, cols = np.nonzero((found.codes < 8) & ~river)
    code = found.codes[rows, cols]
    below = rows + np.array(ROW_OFFSETS)[code], cols + np.array(COLUMN_OFFSETS)[code]
    assert not still[below].any()
    free = found.land & ~held
    assert found.z[free].mean() > 1.3 * world[3].z[free].mean()


def test_land_in_balance_found_anew_is_as_high_as_it_was(world):
    found, held = found_anew(world, np.broadcast_to(eastern(world), world[3].z.shape))
    free = found.land & ~held
    assert found.z[free].mean() == pytest.approx(world[3].z[free].mean(), rel=0.1)  # water of the held half is missing
