"""Cells that carry rivers, and the land beside them."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.rendering.bed_cells import (
    CHAIN,
    MOST_RAISED,
    NOBODYS,
    RAISED_CELLS,
    SPRINGS,
    STEEPEST_ASIDE,
    BedCells,
    _is_inside_part,
    _lowest_in_the_way,
    _lowest_river,
    _raise_beside,
    _slope_down,
    lay_bed_cells,
)


@pytest.mark.parametrize("drop, lowest", [(2.0, np.inf), (2.125, 7.875)])
@pytest.mark.parametrize("to", [(0, 1), (2, 2), (1, 0)])
def test_land_is_in_the_way_of_a_bed_that_would_have_to_be_raised_by_more_than_the_limit(drop, lowest, to):
    """Not by just as much, nor cells of rivers and of the sea, however low."""
    z, labels = np.full((3, 3), 9.0, np.float32), np.zeros((3, 3), np.int32)
    direction = np.zeros((3, 3), np.uint8)
    middle, none = np.array([1]), np.zeros(1)
    rivers = BedCells(middle, middle, np.array([10.0]), none, np.array([-1]), np.zeros(1, bool))
    z[to] = 10.0 - drop
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == lowest
    labels[to] = NOBODYS
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == np.inf
    labels[to], direction[to] = 0, CHAIN
    assert _lowest_in_the_way(z, labels, direction, 30.0, rivers, 0, 2.0) == np.inf


def test_a_bed_that_falls_lets_land_beside_it_be_lower_by_what_it_falls_on_the_way():
    z, labels, direction = np.full((3, 3), 9.5), np.zeros((3, 3), np.int32), np.zeros((3, 3), np.uint8)
    z[1, 2] = z[2, 2] = 3.0
    middle, slope = np.array([1]), np.array([0.5])
    rivers = BedCells(middle, middle, np.array([10.0]), slope, np.array([-1]), np.zeros(1, bool))
    for cell in (2.0, 8.0, 16.0):
        aside, aslant = (10.0 - STEEPEST_ASIDE * 0.5 * way > 5.0 for way in (cell, np.sqrt(2.0) * cell))
        assert _lowest_in_the_way(z, labels, direction, cell, rivers, 0, 2.0) == (3.0 if aside or aslant else np.inf)


def parts_with_rivers(seed):
    """Return whole heights of two parts and of the sea around, and cells of rivers in them that run down, or end."""
    rng = np.random.default_rng(seed)
    z = rng.integers(3, 12, (8, 9)).astype(np.float32)
    labels = np.pad(rng.choice([0, 0, 0, 1], (6, 7)), 1, constant_values=NOBODYS).astype(np.int32)
    direction = np.zeros(z.shape, np.uint8)
    cells = [(int(rng.integers(1, 7)), int(rng.integers(1, 8)))]
    for _ in range(9):
        row, col = np.add(cells[-1], rng.integers(-1, 2, 2)).tolist()
        if 1 <= row <= 6 and 1 <= col <= 7 and (row, col) not in cells:
            cells.append((row, col))
    row, col = np.array(cells).T
    count = len(cells)
    below = np.where(rng.random(count) < 0.8, np.arange(1, count + 1), -1)
    below[-1] = -1
    bed = np.sort(rng.integers(2, 12, count))[::-1].astype(float)
    rivers = BedCells(row, col, bed, rng.integers(0, 3, count) / 2, below, rng.random(count) < 0.5)
    fixed = rng.random(z.shape) < 0.2 if seed % 2 else np.zeros((0, 0), bool)
    return z, labels, direction, fixed, rivers


def around(row, col):
    """Return the cells beside a cell, and which of them are aslant, in the order of directions."""
    steps = zip(ROW_OFFSETS, COLUMN_OFFSETS)
    return [((row + down, col + right), down != 0 and right != 0) for down, right in steps]


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_beside_cells_of_rivers_is_of_their_part_or_not(seed):
    z, labels, direction, _, rivers = parts_with_rivers(seed)
    direction[rivers.row, rivers.col] = CHAIN
    z[rivers.row, rivers.col] = rivers.z
    for cell in zip(*np.nonzero(labels != NOBODYS)):
        near = [each for each, _ in around(*cell)]
        others = [each for each in near if labels[each] not in (labels[cell], NOBODYS) and direction[each] != CHAIN]
        assert _is_inside_part(labels, direction, *cell) == (not others)
        for own in (False, True):
            beds = [z[each] for each in near if direction[each] == CHAIN and (labels[each] == labels[cell]) == own]
            assert _lowest_river(z, labels, direction, *cell, own) == min(beds, default=np.inf)
    cells = list(zip(rivers.row.tolist(), rivers.col.tolist()))
    for element, cell in enumerate(cells):
        below, slope = rivers.below[element], rivers.slope[element]
        if below >= 0:
            end = z[cells[below]] if labels[cells[below]] == labels[cell] else rivers.z[below]
            slope = max(z[cell] - end, 0.0) / (5.0 * np.hypot(*np.subtract(cells[below], cell)))
        assert _slope_down(z, labels, 5.0, rivers, element) == pytest.approx(slope)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("seed", range(24))
def test_land_beside_a_river_is_raised_to_it_but_lakes_and_by_no_more_than_is_allowed(seed, own):
    """Heights, slopes and limits in whole and half metres, on cells so small that nothing is lost aside."""
    z, labels, direction, fixed, rivers = parts_with_rivers(seed)
    direction[rivers.row, rivers.col] = CHAIN
    ground, wanted = z.copy(), z.copy()
    for each in (z, wanted):
        each[rivers.row, rivers.col] = rivers.z
    size = 1e-9
    for element, cell in enumerate(zip(rivers.row.tolist(), rivers.col.tolist())):
        slope = _slope_down(wanted, labels, size, rivers, element) if own else rivers.slope[element]
        for other, aslant in around(*cell):
            if labels[other] == NOBODYS or direction[other] == CHAIN or (labels[other] == labels[cell]) != own:
                continue
            if fixed.size and fixed[other]:
                continue
            least = wanted[cell] - STEEPEST_ASIDE * slope * size * (np.sqrt(2.0) if aslant else 1.0)
            least = max(least, _lowest_river(wanted, labels, direction, *other, own)) + 1.0
            least = np.float32(least)
            allowed = 4.0 if rivers.upper[element] else 2.0
            if wanted[other] < least and least - ground[other] <= allowed:
                wanted[other] = least
    _raise_beside(ground, z, labels, direction, fixed, 1.0, 4.0, 2.0, size, rivers, own)
    assert z == pytest.approx(wanted)


def laid(z, labels, direction, wanted, fixed, deepest, limit, cell, rivers):
    """Return heights after rivers were laid into them, as the rules are written."""
    ground, z = z, z.copy()
    cells = list(zip(rivers.row.tolist(), rivers.col.tolist()))
    for at, bed in zip(cells, rivers.z):
        z[at], direction[at] = bed, CHAIN
    most = min(max(MOST_RAISED * limit, RAISED_CELLS * cell), SPRINGS * deepest)
    _raise_beside(ground, z, labels, direction, fixed, 1.0, most, deepest, cell, rivers, False)
    free = [
        bool(wanted[labels[at]]) and not (fixed.size and fixed[at]) and _is_inside_part(labels, direction, *at)
        for at in cells
    ]
    lowest = [_lowest_in_the_way(z, labels, direction, cell, rivers, number, limit) for number in range(len(cells))]
    for number, (at, below) in enumerate(zip(cells, rivers.below.tolist())):
        above = [each for each in np.flatnonzero(rivers.below == number) if labels[cells[each]] == labels[at]]
        wish = min(lowest[each] for each in [number, *above] if each == number or free[each])
        if free[number] and below >= 0:
            end = z[cells[below]] if labels[cells[below]] == labels[at] else rivers.z[below]
            z[at] = min(rivers.z[number], max(end + 1.0, wish))
    _raise_beside(ground, z, labels, direction, fixed, 1.0, most, deepest, cell, rivers, True)
    return z


@pytest.mark.parametrize("seed", range(60))
def test_beds_are_let_down_to_land_in_their_way_as_far_as_the_next_lets_them(seed):
    """But those in lakes, beside other parts, and of parts that nobody wants; the next of the same part goes along."""
    z, labels, _, fixed, rivers = parts_with_rivers(seed)
    if seed % 3:
        labels[labels == 1] = 0
    rng, last = np.random.default_rng(seed), rivers.row.size - 1
    if seed % 2:  # from the mouth up
        rivers = BedCells(*(each[::-1].copy() for each in rivers))
        rivers = rivers._replace(below=np.where(rivers.below < 0, -1, last - rivers.below))
    wanted, limit, cell = np.array([1, seed % 4], np.uint8), float(rng.integers(0, 3)), float(rng.integers(0, 9)) + 0.1
    deepest, found = float(rng.integers(2, 9)), z.copy()
    directions = np.zeros((2, *z.shape), np.uint8)
    lay_bed_cells(z, found, labels, directions[0], wanted, fixed, 1.0, limit, deepest, cell, rivers)
    assert found == pytest.approx(laid(z, labels, directions[1], wanted, fixed, deepest, limit, cell, rivers))
    assert np.array_equal(*directions)
