"""Valleys, and beds with their banks, as the formulas have them: over all pieces that reach a place."""

import numpy as np
import pytest
from headwaters.core.terrain.rendering.section_profile import SECTION_BLOCK, above_bed, circle_around, to_line
from headwaters.core.terrain.rendering.sections import (
    BED_DEPTH,
    FLOOR_AT,
    FLOOR_UP,
    HALF_WIDTH,
    PRONE_AT,
    REACH_AT,
    SECTION_SIZES,
    SLOPE,
    TOE_AT,
    TOE_UP,
)
from headwaters.core.terrain.rendering.stamping import SOFT_EDGE, _blend, _enter, _lay_channels
from headwaters.core.terrain.rendering.valleys import lay_valleys


def random_pieces(rng, count):
    """Return heights and sizes of sections at vertices, the upper vertex of each piece, and its line.

    One is a point, others run along rows or columns.
    """
    vertex = np.arange(count) + np.arange(count) // 3  # of lines of three pieces
    size = vertex[-1] + 2
    sizes = np.empty((size, SECTION_SIZES))
    half, depth = rng.uniform(1, 4, size), rng.uniform(0.5, 2, size)
    sizes[:, HALF_WIDTH], sizes[:, BED_DEPTH] = half, depth
    sizes[:, TOE_AT], sizes[:, TOE_UP] = rng.uniform(0.2, 0.9, size) * half, rng.uniform(0.0, 0.2, size) * depth
    sizes[:, FLOOR_AT], sizes[:, FLOOR_UP] = rng.uniform(1.1, 2, size) * half, rng.uniform(1, 1.5, size) * depth
    sizes[:, PRONE_AT], sizes[:, SLOPE] = rng.uniform(2.5, 4, size) * half, rng.uniform(0.05, 0.5, size)
    sizes[:, REACH_AT] = rng.uniform(10, 25, size)
    start, ways = rng.uniform(0, 60, (count, 2)), rng.normal(0, 15, (count, 2))
    ways[count // 2], ways[0, 0], ways[-1, 1] = 0.0, 0.0, 0.0
    square = (ways**2).sum(axis=1)
    lines = np.column_stack([start, ways, np.divide(1, square, out=np.zeros(count), where=square > 0)])
    return rng.uniform(20, 60, size), sizes, vertex, lines


def to_piece(line, x, y):
    """Return how far a place is from a piece, and where on it the nearest place is."""
    start, way = line[:2], line[2:4]
    share = np.clip(((x, y) - start) @ way / max(way @ way, 1e-300), 0, 1)
    return np.hypot(*((x, y) - start - share * way)), share


def section(sizes, away, ground):
    """Return the height of a section above the bed, a line through its knots."""
    knots = [0, sizes[TOE_AT], sizes[HALF_WIDTH], sizes[FLOOR_AT], sizes[PRONE_AT]]
    heights = [0, sizes[TOE_UP], sizes[BED_DEPTH], sizes[FLOOR_UP], 2 * sizes[BED_DEPTH]]
    if away < knots[-1]:
        return np.interp(away, knots, heights)
    return min(heights[-1] + (away - knots[-1]) * sizes[SLOPE], max(ground, heights[-1]))


def height(z, sizes, vertex, lines, x, y, ground):
    """Return the height of a place with valleys, as the formula is written."""
    weights, beds, shapes, shares, aways = [], [], [], [0.0], [np.inf]
    for upper, line in zip(vertex, lines):
        away, share = to_piece(line, x, y)
        own = sizes[upper] + share * (sizes[upper + 1] - sizes[upper])
        half, reach, length = own[HALF_WIDTH], own[REACH_AT], np.hypot(*line[2:4])
        if away < reach and length > 0:
            weights.append(length * ((1 - away**2 / reach**2) / (away**2 + half**2)) ** 2)
            beds.append(z[upper] + share * (z[upper + 1] - z[upper]))
            shapes.append(own)
            shares.append((1 - (max(away - half, 0) / (reach - half)) ** 2) ** 2)
            aways.append(away)
    if not weights:
        return ground
    bed, mean = np.average(beds, weights=weights), np.average(shapes, weights=weights, axis=0)
    above = section(mean, max(min(aways), mean[HALF_WIDTH]), ground - bed)
    return (1 - max(shares)) * ground + max(shares) * (bed + above)


@pytest.mark.parametrize("seed", range(6))
def test_the_ground_with_valleys_is_as_the_formula_says(seed):
    """Block by block, in columns that are not full; what has no height gets none."""
    rng = np.random.default_rng(seed)
    pieces = random_pieces(rng, (2, 4, 9)[seed % 3])
    x, y = np.meshgrid(np.arange(-40, 110, 4.7), np.arange(100, -40, -5.3))
    ground = rng.uniform(0, 100, x.shape)
    ground[rng.random(x.shape) < 0.1] = np.nan
    heights = ground.copy()
    lay_valleys(*pieces, x, y, heights, np.empty(len(pieces[2]), np.int64))
    for cell in np.ndindex(x.shape):
        wanted = height(*pieces, x[cell], y[cell], ground[cell]) if np.isfinite(ground[cell]) else np.nan
        assert heights[cell] == pytest.approx(wanted, rel=1e-9, nan_ok=True)
    assert (heights != ground)[np.isfinite(ground)].any()


@pytest.mark.parametrize("seed", range(6))
def test_a_section_is_a_line_through_its_knots(seed):
    """And a place lies beside the nearest place of a piece."""
    rng = np.random.default_rng(seed)
    _, sizes, vertex, lines = random_pieces(rng, 4)
    for number, upper in enumerate(vertex):
        x, y = rng.uniform(-20, 80, 2)
        square, share = to_line(lines, number, x, y)
        assert (np.sqrt(square), share) == pytest.approx(to_piece(lines[number], x, y))
        own = sizes[upper] + share * (sizes[upper + 1] - sizes[upper])
        for away in (0.0, *rng.uniform(0, 6 * own[HALF_WIDTH], 9), *own[[TOE_AT, HALF_WIDTH, FLOOR_AT, PRONE_AT]]):
            ground = rng.uniform(0, 9)
            assert above_bed(sizes, upper, share, away, ground) == pytest.approx(section(own, away, ground))


def test_a_block_lies_in_the_circle_around_the_box_of_its_places():
    """Of those that have a height; a block without any has none."""
    rng = np.random.default_rng(3)
    x, y = rng.uniform(-900, 100, (2, 6, 9))
    heights = np.where(rng.random(x.shape) < 0.4, 1.0, np.nan)
    heights[4:, 6:] = np.nan
    for top, bottom, left, right in ((0, 6, 0, 9), (1, 4, 2, 7), (3, 6, 0, 5), (4, 6, 6, 9)):
        block = np.s_[top:bottom, left:right]
        here = np.isfinite(heights[block])
        found = circle_around(x, y, heights, top, bottom, left, right)
        if not here.any():
            assert found[2] < 0
            continue
        low, high = ([bound(axis[block][here]) for axis in (x, y)] for bound in (np.min, np.max))
        assert found == pytest.approx((*np.add(low, high) / 2, np.hypot(*np.subtract(high, low)) / 2))


def channels(z, sizes, vertex, lines, first, x, y, ground):
    """Return the height of a place with beds and banks, and how deep water stands there, as the formula is written."""
    weights, sections, depths, surfaces = [], [], [], [-np.inf]
    for begin, end in zip(first[:-1], first[1:]):
        (away, share), number = min((to_piece(lines[number], x, y), number) for number in range(begin, end))
        upper = vertex[number]
        own, bed = (each[upper] + share * (each[upper + 1] - each[upper]) for each in (sizes, z))
        if away < own[REACH_AT]:
            weights.append((1 - (max(away - own[HALF_WIDTH], 0) / (own[REACH_AT] - own[HALF_WIDTH])) ** 2) ** 2)
            sections.append(bed + section(own, away, ground - bed))
            depths.append(own[BED_DEPTH])
            surfaces.append(bed + own[BED_DEPTH] if away < own[HALF_WIDTH] else -np.inf)
    if not weights:
        return ground, 0.0
    weights, sections, depths = np.array([weights, sections, depths])
    over = np.maximum(sections - (sections + depths * (1 / weights - 1)).min(), 0) / (SOFT_EDGE * depths)
    mean = np.average(sections, weights=(weights / (1 + over**2)) ** 2)
    found = (1 - weights.max()) * ground + weights.max() * mean
    return found, max(max(surfaces) - found, 0.0)


@pytest.mark.parametrize("seed", range(6))
def test_beds_and_banks_are_as_the_formula_says(seed):
    """Where courses are near each other, too: courses of three pieces, all at about one height."""
    rng = np.random.default_rng(seed)
    z, *rest = random_pieces(rng, (3, 9, 12)[seed % 3])
    pieces, first = (z / 8, *rest), np.arange(0, len(rest[1]) + 1, 3)
    x, y = np.meshgrid(np.arange(-20, 90, 3.7), np.arange(80, -20, -4.3))
    ground = rng.uniform(5, 15, x.shape)
    ground[rng.random(x.shape) < 0.1] = np.nan
    heights, water = ground.copy(), np.zeros(x.shape)
    found = np.empty((first.size - 1, SECTION_BLOCK**2, 4))
    _lay_channels(*pieces, first, x, y, heights, water, found, np.empty(first[-1], np.int64))
    for cell in np.ndindex(x.shape):
        wanted = channels(*pieces, first, x[cell], y[cell], ground[cell]) if np.isfinite(ground[cell]) else (np.nan, 0)
        assert (heights[cell], water[cell]) == pytest.approx(wanted, rel=1e-9, abs=1e-9, nan_ok=True)
    assert (water > 0).any()


def test_where_a_bend_is_as_near_with_both_sides_the_upper_one_counts():
    z, vertex, chosen = np.array([10.0, 4.0, 2.0]), np.array([0, 1]), np.array([0, 1])
    lines = np.array([[10.0, 0.0, -10.0, 0.0, 0.01], [0.0, 0.0, 0.0, 10.0, 0.01]])
    sizes = np.repeat(random_pieces(np.random.default_rng(1), 1)[1][:1], 3, axis=0)
    out = np.zeros(4)
    assert _enter(z, sizes, vertex, lines, chosen, 2, 5.0, 5.0, 50.0, out)
    assert out[1] == 7.0 + above_bed(sizes, 0, 0.5, 5.0, 43.0)


@pytest.mark.parametrize("seed", range(4))
def test_a_raster_of_a_single_cell_has_what_that_has_in_a_larger_one(seed):
    rng = np.random.default_rng(seed)
    pieces, first = random_pieces(rng, 9), np.arange(0, 10, 3)
    x, y = np.meshgrid(np.arange(-20, 90, 9.7), np.arange(80, -20, -9.3))
    ground, chosen, changed = rng.uniform(5, 15, x.shape), np.empty(9, np.int64), 0
    found = np.empty((3, SECTION_BLOCK**2, 4))
    for lay in (
        lambda *places: lay_valleys(*pieces, *places[:3], chosen),
        lambda *places: _lay_channels(*pieces, first, *places, found, chosen),
    ):
        heights, water = ground.copy(), np.zeros(x.shape)
        lay(x, y, heights, water)
        for row, col in rng.integers(0, 10, (12, 2)):
            cell = slice(row, row + 1), slice(col, col + 1)
            alone, wet = ground[cell].copy(), np.zeros((1, 1))
            lay(x[cell], y[cell], alone, wet)
            assert alone == pytest.approx(heights[cell]) and wet == pytest.approx(water[cell])
            changed += alone != ground[cell]
    assert changed


def test_at_the_very_bank_stands_no_water_and_a_section_that_does_not_reach_a_cell_counts_for_nothing():
    z, sizes, lines = np.full(2, 10.0), np.zeros((2, SECTION_SIZES)), np.array([[0.0, 0.0, 10.0, 0.0, 0.01]])
    sizes[:, HALF_WIDTH], sizes[:, BED_DEPTH], sizes[:, REACH_AT] = 4.0, 2.0, 8.0
    out, none = np.zeros(4), np.zeros(1, np.int64)
    for away, level in ((3.75, 12.0), (4.0, -np.inf)):
        assert _enter(z, sizes, none, lines, none, 1, 5.0, away, 50.0, out) and out[3] == level
    found = np.zeros((2, SECTION_BLOCK**2, 4))
    found[0, :, :] = 0.5, 20.0, 2.0, 21.0
    for level in (np.nan, -1e9, 1e9):
        found[1, :, 1:] = level, 2.0, 1e9
        heights, water = np.full((2, 3), 24.0), np.zeros((2, 3))
        _blend(found, 2, 0, 2, 0, 3, heights, water)
        assert (heights == 22.0).all() and (water == 0.0).all()
