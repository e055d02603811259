"""Stream power: held against the steady state of its law, and what every step must leave behind."""

import numpy as np
import pytest
from headwaters.core.erosion.streampower import GENTLEST, Fixed, Law, diffused, drained, stream_power
from headwaters.core.raster.domain import LAND, OUTLET, SEA
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.progress import Cancelled, Progress

CELL = 100.0


def plane(shape, cell=CELL):
    """Return ways to the neighbours and areas of square cells."""
    width, height, area = flat_cells(shape[0], cell, cell)
    return step_lengths(width, height), area


def island(seed, shape=(40, 50)):
    """Return rough heights and a domain with sea around land, of which some lies behind no sea."""
    rng = np.random.default_rng(seed)
    z = rng.uniform(0, 100, shape)
    domain = np.full(shape, LAND, np.uint8)
    domain[:2] = domain[-2:] = SEA
    domain[:, :2] = domain[:, -2:] = SEA
    domain[rng.random(shape) < 0.03] = SEA
    z[domain == SEA] = 0
    return z, domain


def neighbours_of(values, row, col):
    return [values[row + down, col + right] for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)]


def test_a_strip_of_land_comes_to_the_steady_state_of_the_law():
    """Along one river S = (U/K)·A^−m, so heights add up from the sea: the profile that χ describes."""
    count = 60
    shape = (1, count)
    domain = np.full(shape, LAND, np.uint8)
    domain[0, 0] = SEA
    lengths, area = plane(shape)
    uplift, law = 0.7, Law(0.3, 0.45, np.inf)
    z = np.linspace(0, 1, count)[None]  # the rim of the raster is land, and water only leaves into the sea
    for _ in range(400):
        z, _, flow, _ = stream_power(z, domain, lengths, area, np.full(shape, uplift), law)
    cells = np.arange(count - 1, 0, -1)
    expected = np.cumsum(uplift / law.erodibility * (cells * CELL * CELL) ** -0.45 * CELL)
    assert np.allclose(flow[0, 1:], cells * CELL * CELL)
    assert np.allclose(z[0, 1:], expected, rtol=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_no_step_leaves_a_pit(seed):
    """Every land cell has a lower neighbour, also where ground creeps and where uplift differs from cell to cell."""
    z, domain = island(seed)
    lengths, area = plane(z.shape)
    uplift = np.random.default_rng(seed + 99).uniform(0, 30, z.shape)
    for _ in range(3):
        z = stream_power(z, domain, lengths, area, uplift, Law(0.5, diffusion=2_000.0)).z
        for row, col in np.argwhere(domain == LAND):
            assert min(neighbours_of(z, row, col)) < z[row, col]
    assert (z[domain == SEA] == 0).all()


def test_a_step_is_what_the_formula_says_cell_by_cell():
    """On land without pits, held against walks down the steepest way and the formula of each cell."""
    rng = np.random.default_rng(4)
    row, col = np.mgrid[:20, :25]
    z = np.hypot(row - 9.7, col - 12.3)
    z = 100 * (z.max() - z) + rng.uniform(0, 1, z.shape)
    domain = np.full(z.shape, LAND, np.uint8)
    domain[[0, -1]] = domain[:, [0, -1]] = SEA
    z[domain == SEA] = 0
    lengths, areas = plane(z.shape)
    uplift = rng.uniform(5, 6, z.shape)
    receiver, area = {}, np.zeros(z.shape)
    for place in map(tuple, np.argwhere(domain == LAND)):
        slopes = (z[place] - np.array(neighbours_of(z, *place))) / lengths[place[0]]
        way = int(np.argmax(slopes))
        receiver[place] = (place[0] + ROW_OFFSETS[way], place[1] + COLUMN_OFFSETS[way]), lengths[place[0], way]
    for start in receiver:
        at = start
        while at in receiver:
            area[at] += CELL * CELL
            at = receiver[at][0]
    expected = z.copy()
    for place in sorted(receiver, key=lambda place: z[place]):
        below, way = receiver[place]
        factor = 0.4 * area[place] ** 0.3 / way
        expected[place] = (z[place] + uplift[place] + factor * expected[below]) / (1 + factor)
    eroded, _, flow, _ = stream_power(z, domain, lengths, areas, uplift, Law(0.4, 0.3, np.inf))
    land = domain == LAND
    assert np.allclose(flow[land], area[land])
    assert np.allclose(eroded, expected, rtol=1e-9)


def test_fixed_cells_keep_their_height_and_their_way():
    """A river whose bed is known runs where it ran, though a lower valley lies beside it."""
    z, domain = island(2)
    domain[2:-2, 2:-2] = LAND
    cells, ways = np.zeros(z.shape, bool), np.full(z.shape, NO_DIRECTION, np.uint8)
    cells[20, 2:40], ways[20, 2:40] = True, 4
    z[20, 2:40] = np.linspace(50, 60, 38)
    z[21, 3:39] = 10.0
    lengths, area = plane(z.shape)
    eroded, _, flow, _ = stream_power(z, domain, lengths, area, np.ones(z.shape), Law(0.5), Fixed(cells, ways))
    assert (eroded[cells] == z[cells]).all()
    assert (np.diff(flow[20, 2:40]) < 0).all()


def test_water_does_not_cross_walls():
    """On both sides of a wall it stays there, though the sea is nearer beyond; only a fixed river leads through."""
    shape = (11, 30)
    z = np.broadcast_to(np.arange(30.0), shape).copy()  # falls to the west
    domain = np.full(shape, LAND, np.uint8)
    domain[:, 0] = SEA
    lengths, area = plane(shape)
    walls = np.zeros(shape, bool)
    walls[:, 10] = True
    cells, ways = np.zeros(shape, bool), np.full(shape, NO_DIRECTION, np.uint8)
    cells[5, 1:20], ways[5, 1:20] = True, 4
    walls[5, 10] = False
    flow = stream_power(z, domain, lengths, area, np.zeros(shape), Law(0.1), Fixed(cells, ways), walls).area
    beyond = (30 - 11) * shape[0]
    assert flow[5, 10] / CELL**2 >= beyond
    assert (np.delete(flow[:, 10], 5) == CELL * CELL).all()


def test_slopes_stay_below_the_steepest_and_above_none():
    """However fast land rises, ground slides."""
    z, domain = island(3)
    lengths, area = plane(z.shape)
    eroded = stream_power(z, domain, lengths, area, np.full(z.shape, 500.0), Law(0.01, steepest=0.6)).z
    for row, col in np.argwhere(domain == LAND):
        slopes = (eroded[row, col] - np.array(neighbours_of(eroded, row, col))) / lengths[row]
        assert slopes.max() >= GENTLEST * 0.999
        assert min(slopes[slopes > 0]) <= 0.6 * (1 + 1e-9)


def test_creeping_ground_keeps_its_volume():
    """Diffusion moves ground about; nothing comes and nothing goes but at fixed cells."""
    rng = np.random.default_rng(1)
    z = rng.uniform(0, 10, (30, 30))
    domain = np.full(z.shape, LAND, np.uint8)
    lengths, _ = plane(z.shape)
    smooth = diffused(z, domain, lengths, 30_000.0)
    assert smooth.std() < z.std() / 2
    assert np.isclose(smooth.sum(), z.sum(), rtol=1e-12)


def test_threads_change_nothing():
    """The same heights, bit for bit."""
    rng = np.random.default_rng(7)
    z = rng.uniform(0, 100, (700, 600))
    domain = np.full(z.shape, LAND, np.uint8)
    domain[0] = SEA
    domain[-1] = OUTLET
    lengths, area = plane(z.shape)
    one, two = (
        stream_power(z, domain, lengths, area, np.ones(z.shape), Law(0.5, diffusion=500.0), threads=threads).z
        for threads in (1, 2)
    )
    assert (one == two).all()


def test_a_cancel_is_heard():
    """Before much has happened."""

    class Stopped(Progress):
        @property
        def cancelled(self):
            return True

    z, domain = island(1)
    lengths, area = plane(z.shape)
    with pytest.raises(Cancelled):
        stream_power(z, domain, lengths, area, np.ones(z.shape), Law(0.5), progress=Stopped())


def test_sums_of_areas_come_from_the_cells_above():
    """Three cells in a row, of which the last has no way on."""
    order, area = drained(np.array([[0, 0, NO_DIRECTION]], np.uint8), np.array([2.0]))
    assert order.tolist() == [0, 1]
    assert area.tolist() == [[2.0, 4.0, 0.0]]
