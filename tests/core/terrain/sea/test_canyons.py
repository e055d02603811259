"""Canyons: where their loads go, cell by cell, and how wide they are."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.sea.canyons import SPREAD_CELLS_OFF, STRAIGHT_ON, _ahead, _carry_down, _steepest, _widen

STEPS = list(zip(ROW_OFFSETS, COLUMN_OFFSETS))
SHAPE = 9, 11


def inside(row, col):
    return 0 <= row < SHAPE[0] and 0 <= col < SHAPE[1]


def deepest(depth, row, col, reach):
    """Return the cell to which the floor falls most steeply of eight so far away, of those as steep the first."""
    falls = {}
    for down, right in STEPS:
        cell = row + reach * down, col + reach * right
        if inside(*cell) and depth[cell] > depth[row, col]:
            falls[cell] = (depth[cell] - depth[row, col]) / np.hypot(down, right)
    best = max(falls.values(), default=0.0)
    return next((cell for cell in falls if falls[cell] > best - 1e-9), (-1, -1))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("way", [_steepest, getattr(_steepest, "py_func", _steepest)])
def test_mud_finds_its_way_out_of_a_hollow_to_the_deepest_cell_around(seed, way):
    depth = np.random.default_rng(seed).integers(0, 5, SHAPE) * 1.0
    for row, col in np.ndindex(SHAPE):
        for reach in (1, 2, 5, 9):
            assert way(depth, row, col, reach) == deepest(depth, row, col, reach)


def ahead(depth, row, col, fall, aside):
    """Return the deeper neighbour down the slope nearest to the line of fall, and how far it is off the line."""
    steepness, ways = np.hypot(*fall), []
    for down, right in STEPS:
        cell = row + down, col + right
        if inside(*cell) and depth[cell] > depth[row, col] and steepness > 0:
            along, across = np.array([down, right]) @ fall / steepness, (right * fall[0] - down * fall[1]) / steepness
            if along / np.hypot(down, right) >= STRAIGHT_ON:
                ways.append((cell, aside + across))
    return min(ways, key=lambda each: abs(each[1]), default=((-1, -1), 0.0))


@pytest.mark.parametrize("seed", range(12))
def test_loads_go_down_the_slope_and_stay_by_the_line_of_their_fall(seed):
    """That of the greatest load that came: rivers and mud alike. What finds no way goes to the deepest cell around."""
    rng = np.random.default_rng(seed)
    row, col = np.indices(SHAPE)
    depth = np.round(rng.uniform(-2, 3) * row + rng.uniform(-2, 3) * col + rng.random(SHAPE) * 4, 1)
    depth[rng.random(SHAPE) < 0.1] = -1.0
    falls = rng.normal(size=(2, *SHAPE)) * (rng.random(SHAPE) > 0.1) + [[[1.0]], [[0.5]]] * (rng.random(SHAPE) > 0.2)
    load = rng.random(SHAPE) if seed % 2 else np.ones(SHAPE)  # of loads as great as each other the first counts
    river = np.where(rng.random(SHAPE) < 0.1, rng.random(SHAPE) * 9, 0.0)
    order = np.argsort(depth, axis=None, kind="stable")
    found = load.copy(), river.copy()
    _carry_down(order, depth, *falls, *found)
    carried, most, aside = np.array([load, river]), np.zeros(SHAPE), np.zeros(SHAPE)
    for cell in zip(*np.unravel_index(order, SHAPE)):
        fall = falls[(slice(None), *cell)]
        to, off = ahead(depth, *cell, fall, aside[cell])
        assert _ahead(depth, *cell, *fall, aside[cell]) == pytest.approx((*to, off))
        for reach in range(1, SPREAD_CELLS_OFF + 1):
            to = to if to[0] >= 0 else deepest(depth, *cell, reach)
        if to[0] < 0:
            continue
        carried[(slice(None), *to)] += carried[(slice(None), *cell)]
        if carried[(slice(None), *cell)].sum() > most[to]:
            most[to], aside[to] = carried[(slice(None), *cell)].sum(), off
    assert np.allclose(found, carried, rtol=1e-9)


def test_the_sides_of_a_cut_are_shares_of_the_deepest_beside_it():
    """But on the rim, which is far from any land."""
    cut = np.random.default_rng(1).random(SHAPE)
    wide = cut.copy()
    _widen(cut, 0.7, wide)
    for row, col in np.ndindex(SHAPE):
        beside = max((cut[row + down, col + right] for down, right in STEPS if inside(row + down, col + right)))
        on_rim = row in (0, SHAPE[0] - 1) or col in (0, SHAPE[1] - 1)
        assert wide[row, col] == (cut[row, col] if on_rim else max(cut[row, col], 0.7 * beside))


@pytest.mark.parametrize("south, leads", [(7.0, True), (6.999, False)])
def test_a_neighbour_leads_down_a_slope_up_to_a_cosine_of_seven_tenths(south, leads):
    depth = np.ones((3, 3))
    depth[2, 1] = 2.0  # south of the middle
    found = _ahead(depth, 1, 1, south, np.sqrt(100.0 - 7.0**2), 0.0)
    assert STRAIGHT_ON == 0.7 and found[:2] == ((2, 1) if leads else (-1, -1))
