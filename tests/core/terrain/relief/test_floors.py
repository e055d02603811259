"""Floors of valleys widen along their rivers: a stretch of soft rock makes no disc of them."""

from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.raster.tiles import Tile
from headwaters.core.terrain.relief.balance import ReliefLaw
from headwaters.core.terrain.relief.floors import CELLS_BEYOND, FOOT, _lay_discs, _taper, find_discs
from headwaters.core.terrain.relief.levels import RiverCells
from headwaters.core.terrain.valley_floors import FLOOR
from headwaters.core.terrain.valley_floors import half_widths as floor_half_widths

CELL, LENGTH = 100.0, 400


def half_widths(slopes):
    """Return the half widths of the floor of one river, from its mouth up, that is so steep."""
    element = np.arange(LENGTH)
    rivers = RiverCells(element, element - 1, np.zeros(LENGTH, np.uint8), element * 0, np.zeros(LENGTH), element < 0)
    area = np.linspace(9e8, 3e8, LENGTH)[np.newaxis]
    level = SimpleNamespace(rivers=rivers, cell=CELL)
    discs = find_discs(level, np.zeros((1, LENGTH)), area, slopes * area**0.3, 0.3)
    return dict(zip(discs[:, 1].astype(int).tolist(), discs[:, 3].tolist()))


def test_half_widths_change_by_no_more_than_half_the_way():
    slopes = np.full((1, LENGTH), 0.05)
    slopes[0, 200:212] = 1e-4
    found = sorted(half_widths(slopes).items())
    for (low, wide), (high, wider) in zip(found, found[1:]):
        assert abs(wider - wide) <= FLOOR.taper * CELL * (high - low) + 1e-6
    assert max(width for place, width in found if 195 < place < 217) > 1.3 * dict(found)[150]


def test_a_floor_that_is_wide_for_long_is_as_wide_as_ever():
    gentle, steep = (half_widths(np.full((1, LENGTH), slope)) for slope in (1e-3, 0.05))
    middle = [place for place in gentle if 100 < place < 300]
    assert min(gentle[place] for place in middle) > 1000
    assert max(width for place, width in steep.items() if 100 < place < 300) < 300


def test_the_bottom_of_a_stream_is_the_floor_of_the_smallest_that_has_one():
    """And the law of the balance, on land of any size, has the stream by which uplift is scaled from its own θ."""
    smallest = np.array([FLOOR.least_area])
    assert floor_half_widths(smallest, np.array([FLOOR.gentle]))[0] == pytest.approx(FLOOR.bottom, abs=1e-3)
    for unit in (1.0, 0.3):
        law = ReliefLaw().scaled(unit)
        assert law.stream == pytest.approx(1e6**law.theta * unit ** (2 * law.theta), abs=1e-3)
        assert law.debris_stream == pytest.approx(4.5e5**law.theta * unit ** (2 * law.theta), abs=1e-3)
        assert law.valley == pytest.approx(FLOOR.bottom * unit)


@pytest.mark.parametrize("seed", range(16))
def test_a_cell_lies_on_the_floor_in_which_it_lies_deepest(seed):
    """Of those as deep on the first. Beyond it and the foot of the hillside ground is as steep as it may be there."""
    rng = np.random.default_rng(seed)
    shape, cell = (13, 17), 10.0
    limit, cap = rng.uniform(0.1, 0.6, shape), np.full(shape, 900.0)
    count = 9 if seed % 2 else 1  # alone it is felt as far as it reaches
    place, z = rng.integers(0, [13, 17], (count, 2)), rng.uniform(0, 50, count)
    width, rise = rng.integers(0, 4, count) * cell, rng.uniform(0.0, 0.2, count)
    discs = np.column_stack([place, z, width, rise])
    tile = Tile(1, 11, 2, 17)
    _lay_discs(discs, limit, cell, cap, tile)
    for row, col in np.ndindex(shape):
        best, wanted = np.inf, 900.0
        for disc in range(count if tile.top <= row < tile.bottom and tile.left <= col < tile.right else 0):
            square = ((place[disc] - (row, col)) ** 2).sum() * cell**2
            foot = FOOT * width[disc]
            if square <= (width[disc] + foot + CELLS_BEYOND * cell) ** 2 and square - width[disc] ** 2 < best:
                best, away = square - width[disc] ** 2, np.sqrt(square)
                far = width[disc] + foot
                knots = np.append(np.linspace(width[disc], far, 2001), max(away, far))
                slopes = np.append(np.linspace(rise[disc], limit[row, col], 2001), limit[row, col])
                rises = np.append(0.0, np.cumsum(0.5 * (slopes[1:] + slopes[:-1]) * np.diff(knots)))
                beyond = np.interp(away, knots, rises) if away > width[disc] else 0.0
                wanted = z[disc] + rise[disc] * min(away, width[disc]) + beyond
        assert cap[row, col] == pytest.approx(wanted, rel=1e-5)


@pytest.mark.parametrize("seed", range(8))
def test_half_widths_are_the_greatest_that_change_by_so_much_from_element_to_element(seed):
    """None is wider than it was; at springs floors begin with nothing; every one is as wide as its limits let it."""
    rng = np.random.default_rng(seed)
    below = np.array([-1, *(rng.integers(max(each - 3, 0), each) for each in range(1, 40))])
    before = rng.uniform(0, 30, 40)
    width = before.copy()
    _taper(width, below, 3.0)
    order = range(40)
    downward = np.zeros(40)
    for element in reversed(order):
        above = [downward[other] for other in order if below[other] == element]
        downward[element] = min(before[element], max(above, default=0.0) + 3.0)
    for element in order:
        limits = [downward[element]] + ([width[below[element]] + 3.0] if below[element] >= 0 else [])
        assert width[element] == pytest.approx(min(limits))
