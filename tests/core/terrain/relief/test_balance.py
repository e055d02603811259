"""The balance of uplift, rivers and hillslopes: profiles that mathematics knows, and what holds of every island."""

from functools import cache

import numpy as np
import pytest
from headwaters.core.plane.types import Field, Land
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.raster.tiles import Tile
from headwaters.core.run.run import Run
from headwaters.core.terrain.courses.courses import find_courses
from headwaters.core.terrain.model import no_courses
from headwaters.core.terrain.relief import solving
from headwaters.core.terrain.relief.balance import (
    TO_MEETING,
    TO_RIVER,
    ReliefLaw,
    _banks_of_others,
    _find_others,
    _weigh,
    find_flow,
    limit_slopes,
    sweep,
)
from headwaters.core.terrain.relief.levels import find_level, plane_window
from headwaters.core.terrain.relief.routing import route_level
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.tests.core.growth.coasts import closed, square
from headwaters.tests.core.terrain.rivers import courses_of
from headwaters.tests.core.terrain.worlds import constant as constant_field
from headwaters.tests.core.terrain.worlds import grown_world
from headwaters.tests.support import run_python

CELL = 100.0


def block(rows, cols):
    """Return a rectangle of land."""
    return Land((closed(CELL * np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]])),))


def usual(z):
    """Return the rolling of land that is not rounder than usual."""
    return np.ones(z.shape, np.float32)


def settled(level, codes, uplift, law, limit, times, rolling=1.0):
    """Return the heights of a level after so many sweeps along some directions."""
    z = np.zeros(level.land.shape)
    lands = np.where(level.land, uplift, 0.0)
    flow = find_flow(Run().with_threads(1), level, codes, lands, z, law, np.full(z.shape, limit), rolling * usual(z))
    sweep(Run().with_threads(1), level, z, flow, law, np.full(z.shape, limit), np.empty(0), times)
    return z


@pytest.mark.parametrize("rolling", (1.0, 4.0))
def test_a_stream_in_balance_is_as_steep_as_its_water_asks(rolling):
    """Along one stream, without creep, each cell stands u·l / (A + A₁)^θ·(1 + (A₀/A)²) above the next.

    A₀ is greater where land rolls, by the power 3/2 of that.
    """
    land = block(3, 300)
    level = find_level(Run(), land, no_courses(), plane_window(land, CELL))
    row = np.flatnonzero(level.land.any(axis=1))[1]
    cols = np.flatnonzero(level.land[row])
    assert cols.size == 300
    codes = np.full(level.land.shape, ENDS, np.uint8)
    codes[row, cols] = 4  # to the west
    law = ReliefLaw(creep=0.0, sediment=0.0)
    z = settled(level, codes, 7.0, law, np.inf, 6, rolling)[row, cols]
    area = CELL**2 * np.arange(cols.size, 0, -1)
    steps = 7.0 * CELL / (area + law.debris) ** law.theta * (1 + (rolling**1.5 * law.heads / area) ** 2)
    assert z == pytest.approx(np.cumsum(steps), rel=1e-9)


def test_ground_that_rises_fast_stands_at_its_limit():
    """A broad island becomes a roof whose sides are as steep as they may be, straight up from the shore."""
    land = block(64, 192)
    aims = ReliefAims(constant_field(1.0), scale=1e6, slope=constant_field(0.5))
    found = find_relief(Run(), land, no_courses(), plane_window(land, CELL), aims, 1)
    middle = found.land.shape[1] // 2
    inside = np.flatnonzero(found.land[:, middle])
    to_shore = np.minimum(inside - inside[0], inside[-1] - inside) + 1
    assert inside.size == 64
    assert found.z[inside, middle] == pytest.approx(0.5 * CELL * to_shore, rel=1e-2)


@cache
def relief(threads=2, peak=900.0, slope=None, hold=False, loose=False):
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    aims = ReliefAims(constant_field(1.0), peak, slope=slope and constant_field(slope), hold=hold, loose=loose)
    window = plane_window(land, 250.0)
    return find_relief(Run(threads=threads), land, courses, window, aims, 4), window


def steepest(ground, cell):
    """Return the slope of each cell down to its lower neighbours, over both axes."""
    down = [np.maximum(ground - np.minimum(np.roll(ground, 1, axis), np.roll(ground, -1, axis)), 0) for axis in (0, 1)]
    return np.hypot(*down) / cell


def test_threads_change_nothing():
    """The same heights, bit for bit."""
    assert (relief(1)[0].z == relief(2)[0].z).all()


def test_the_highest_place_is_about_the_peak():
    assert relief()[0].z.max() == pytest.approx(900.0, rel=0.02)
    assert relief(peak=300.0)[0].z.max() == pytest.approx(300.0, rel=0.02)


def test_all_water_falls_to_the_sea_and_rivers_never_rise():
    """Each cell of land lies above the one its water goes to; beds fall from cell to cell."""
    found, _ = relief()
    row, col = np.nonzero(found.land & (found.codes < 8))
    code = found.codes[row, col]
    below = found.z[row + np.array(ROW_OFFSETS)[code], col + np.array(COLUMN_OFFSETS)[code]]
    assert row.size > 3_000
    assert (found.z[row, col] > below).all()
    rivers, flat = found.rivers, found.z.ravel()
    on = rivers.below >= 0
    assert (flat[rivers.cell[on]] > flat[rivers.cell[rivers.below[on]]]).all()


@pytest.mark.parametrize("sweeps", (1, 4))
def test_no_cell_of_a_tile_is_dammed_by_that_of_another_which_rose_after_it(sweeps):
    """On land of several tiles, after any number of sweeps: no hollow has to be filled in the next round."""
    land = block(300, 300)
    level = find_level(Run(), land, no_courses(), plane_window(land, CELL))
    rough = np.random.default_rng(3).uniform(0.0, 50.0, level.land.shape)
    z, codes = route_level(Run(threads=1), level, np.where(level.land, rough, 0.0), np.zeros(rough.shape))
    uplift, limit = np.where(level.land, 0.2, 0.0), np.full(z.shape, 0.8)
    flow = find_flow(Run().with_threads(1), level, codes, uplift, z, ReliefLaw(), limit, usual(z))
    sweep(Run().with_threads(1), level, z, flow, ReliefLaw(), limit, np.empty(0), sweeps)
    row, col = np.nonzero(level.land)
    code = codes[row, col]
    assert (code < 8).all()
    assert (z[row, col] > z[row + np.array(ROW_OFFSETS)[code], col + np.array(COLUMN_OFFSETS)[code]]).all()


def test_large_rivers_are_about_as_steep_as_their_water_asks(monkeypatch):
    """Neither the floors of their valleys nor banks farther down hold them lower: u / A^θ, and more by what they carry.

    Of all that drain 20 km² and more through massive rock, by the fall of each stretch over its length.
    """
    monkeypatch.setattr(solving, "rock_strength", lambda run, shape, *_: np.ones(shape))
    found, window = relief.__wrapped__()
    rivers, area = found.rivers, found.area.ravel()
    on = np.flatnonzero((rivers.below >= 0) & (area[rivers.cell] > 2e7))
    here, below = rivers.cell[on], rivers.cell[rivers.below[on]]
    way = window.cell * np.where(rivers.code[on] & 1, np.sqrt(2.0), 1.0)
    fall = (found.z.ravel()[here] - found.z.ravel()[below]).sum() / way.sum()
    asked = np.average(found.scale / area[here] ** ReliefLaw().theta, weights=way)
    assert on.size > 100
    assert 0.7 < fall / asked < 2.0


def test_ground_that_drains_to_its_own_river_does_not_hold_it_down():
    """By following the water of each bank, and of the river beside it, cell by cell."""
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    found, window = relief()
    level = find_level(Run(), land, courses, window)
    ncols = found.z.shape[1]
    offsets = np.array(ROW_OFFSETS) * ncols + np.array(COLUMN_OFFSETS)
    river, codes, below = level.river.ravel(), found.codes.ravel(), level.rivers.below

    def down_to_river(cell):
        for _ in range(TO_RIVER):
            if river[cell] >= 0 or codes[cell] >= 8:
                break
            cell += offsets[codes[cell]]
        return river[cell]

    def way(element):
        passed = [element]
        while below[passed[-1]] >= 0:
            passed.append(below[passed[-1]])
        return passed

    own = 0
    others = {*zip(*_banks_of_others(level, found.codes))}
    for cell, element in zip(*level.banks):
        reached = down_to_river(cell)
        ways = [] if reached < 0 else [way(each) for each in (reached, element)]
        shared = {*ways[0]} & {*ways[1]} if ways else ()
        met = min((sum(each.index(at) for each in ways) for at in shared), default=np.inf)
        own += met <= TO_MEETING
        assert ((cell, element) in others) == (met > TO_MEETING)
    assert own > 5_000 and len(others) > 100


def test_a_river_that_began_too_low_rises_to_what_its_water_asks():
    """In a plain with banks as low as the river, which drain to it; near its spring they drain to other shores."""
    land = block(61, 300)
    line = np.column_stack([CELL * np.arange(150.5, 0.0, -1.0), np.full(151, 30.5 * CELL)])
    courses = courses_of([np.column_stack([line, np.zeros(151)])], [-1])
    window = plane_window(land, CELL)
    level = find_level(Run(), land, courses, window)
    fields = np.full(level.land.shape, 0.5), np.zeros(level.land.shape)
    uplift = np.where(level.land, 0.3, 0.0)
    z = np.zeros(level.land.shape)
    for _ in range(4):
        z, codes = route_level(Run(threads=1), level, z, fields[1])
        flow = find_flow(Run().with_threads(1), level, codes, uplift, z, ReliefLaw(), fields[0], usual(z))
        sweep(Run().with_threads(1), level, z, flow, ReliefLaw(), fields[0], np.full(level.rivers.cell.size, np.nan), 4)
    cell = level.rivers.cell
    asked = flow.source.ravel()[cell] / flow.steps
    assert z.ravel()[cell[60]] > 0.95 * asked[:61].sum() > 5.0


def test_no_slope_is_steeper_than_its_limit():
    """A limit of the hillslopes holds on all land, however high the peak that is asked for."""
    found, window = relief(slope=0.03)
    assert steepest(found.z, window.cell)[found.land].max() <= 0.03 * (1 + 1e-3)
    assert found.z.max() > 50.0


@pytest.mark.parametrize("seed", range(12))
def test_land_is_limited_until_nothing_changes(seed):
    """Wherever the sea winds and whatever each cell allows: a cell is as high as before, or as steep as it may be."""
    rng = np.random.default_rng(seed)
    nrows, ncols = rng.integers(3, 90, 2)
    land = np.zeros((nrows, ncols), bool)
    land[1:-1, 1:-1] = rng.random((nrows - 2, ncols - 2)) > rng.choice([0.02, 0.4])
    if seed % 3 == 0:  # walls, around which slopes must find their way
        land[1:-1, 1:-1] = True
        limit = np.full(land.shape, 9.0)
        limit[1::2] = 0.01
        limit[:, [1, -2]] = 0.01
        limit[2::4, 1], limit[4::4, -2] = 9.0, 9.0
    else:
        limit = rng.uniform(0.01, rng.choice([0.02, 2.0]), land.shape)
    z = np.where(land, rng.uniform(0, 1e3, land.shape), 0.0)
    limited = z.copy()
    limit_slopes(limited, land, limit, CELL)
    assert (limited <= z).all() and (limited >= 0).all()
    steep, limits = steepest(limited, CELL)[land], limit[land]
    assert (steep <= limits * (1 + 1e-9) + 1e-12).all()
    lowered = (limited < z)[land]
    assert np.allclose(steep[lowered], limits[lowered], rtol=1e-6)


def test_held_rivers_keep_their_heights_where_hillslopes_let_them():
    """Rivers that are held lie where they were, and nowhere higher."""
    found, window = relief(hold=True)
    heights = found.z.ravel()[found.rivers.cell]
    kept = np.abs(heights - found.rivers.z) < 1e-3 * window.cell
    assert kept.mean() > 0.97
    assert (found.lowered > -1e-3 * window.cell).mean() > 0.97


def test_uplift_says_where_high_ground_is():
    """With uplift that grows from west to east the high ground lies in the east, by and large of rock of all kinds."""
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    west, east = land.rings[0][:, 0].min(), land.rings[0][:, 0].max()
    half = Field(np.array([[0.05, 1.0]] * 9), west, -4 * (east - west), east - west, 0.0)
    window = plane_window(land, 300.0)
    found = [
        find_relief(Run(), land, courses, window, ReliefAims(half, 900.0, loose=True), seed) for seed in (4, 5, 6, 7)
    ]
    z, land = np.mean([each.z for each in found], axis=0), found[0].land
    middle = z.shape[1] // 2
    west, east = (z[:, half][land[:, half]].mean() for half in (np.s_[:middle], np.s_[middle:]))
    assert east > 1.5 * west


def test_summits_are_of_many_heights():
    """The mean of the land lies as far below the highest as that of real islands, and few summits come near it."""
    found = relief(loose=True)[0]
    share = found.z[found.land] / found.z.max()
    assert 0.08 < share.mean() < 0.3
    assert np.quantile(share, 0.99) < 0.8
    assert np.mean(share > 0.8) < 0.01


def test_an_island_beside_another_rises_as_if_it_were_part_of_it():
    """By the scale of the other: the same ground, but for what the last round does to reach the peak."""
    first, window = relief(loose=True)
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    aims = ReliefAims(constant_field(1.0), scale=first.scale, loose=True)
    other = find_relief(Run(), land, courses, window, aims, 4)
    assert other.z[other.land].mean() == pytest.approx(first.z[first.land].mean(), rel=0.05)


def test_hillslopes_of_an_islet_are_means_over_the_cells_of_the_land_that_it_belongs_to():
    """On the finer cells of its own ground alone they would be steeper than those beside it in the same raster."""
    land, _ = grown_world(edge=3_000.0, seed=4)
    steep = []
    for grain in (None, 250.0, 1_000.0):
        aims = ReliefAims(constant_field(1.0), 2_000.0, loose=True, grain=grain)
        found = find_relief(Run(), land, no_courses(), plane_window(land, 250.0), aims, 4)
        steep.append(np.percentile(steepest(found.z, 250.0)[found.land], 98))
    assert steep[0] == steep[1]
    assert steep[2] < 0.85 * steep[1]


def beside_a_range(hold=False):
    """Return a relief half of which is a range, where on it ground hardly rises, and the size of its cells."""
    land, grown = grown_world(edge=3_000.0, seed=4)
    courses, _ = find_courses(Run(), grown, 4)
    west, east = land.rings[0][:, 0].min(), land.rings[0][:, 0].max()
    uplift = np.tile(np.where(np.linspace(0, 1, 61) < 0.45, 1.0, 0.004), (200, 1))
    cell = float(east - west) / 60
    field = Field(uplift, float(west), float(land.rings[0][:, 1].min()) - 50 * cell, cell, 0.004)
    window = plane_window(land, 250.0)
    found = find_relief(Run(), land, courses, window, ReliefAims(field, 900.0, hold=hold, loose=not hold), 4)
    x = window.to_plane(np.column_stack([np.arange(window.ncols) + 0.5, np.zeros(window.ncols)]))[:, 0]
    plain = found.land & (x > west + 0.475 * (east - west))
    assert np.count_nonzero(plain) > 3_000
    return found, plain, window.cell


def walls_on_a_plain(hold=False):
    """Return the slopes of ground that hardly rises, beside a range."""
    found, plain, cell = beside_a_range(hold)
    return steepest(found.z, cell)[plain]


def test_plains_are_built_up_by_what_rivers_lay_down(monkeypatch):
    """So rivers of a range fall on their way through a plain, where else they would lie at the level of the sea."""

    def of_the_plain():
        found, plain, cell = beside_a_range()
        rivers, z = found.rivers, found.z.ravel()
        on = np.flatnonzero((rivers.below >= 0) & plain.ravel()[rivers.cell])
        on = on[found.area.ravel()[rivers.cell[on]] > 3e7]
        assert on.size > 300
        way = cell * np.where(rivers.code[on] & 1, np.sqrt(2.0), 1.0)
        falls = (z[rivers.cell[on]] - z[rivers.cell[rivers.below[on]]]) / way
        return np.mean(falls > 5e-4), found.z[plain].mean()  # half a metre in a kilometre: of large rivers of plains

    falling, height = of_the_plain()
    assert falling > 0.6 and height > 8.0
    monkeypatch.setattr(solving, "LAID_DOWN", 0.0)
    falling, height = of_the_plain()
    assert falling < 0.05 and height < 3.0


def test_plains_that_do_not_rise_hold_no_walls(monkeypatch):
    """They are of loose ground: no bank is steeper than a fan. Firm ground would stand steep beside rivers."""
    loose = walls_on_a_plain().max()
    assert loose < 0.05
    monkeypatch.setattr(solving, "LOOSE", 1.0)
    assert walls_on_a_plain().max() > 1.05 * loose


def test_a_narrow_range_on_a_wide_plain_reaches_its_peak():
    """However little of the land is firm ground."""
    land = block(250, 320)
    low = land.rings[0].min(axis=0)
    rows, cols = np.indices((50, 64))
    uplift = np.where(np.hypot(rows - 25, cols - 32) < 8, 1.0, 0.01)
    field = Field(uplift, float(low[0]), float(low[1]), 500.0, 0.01)
    found = find_relief(Run(), land, no_courses(), plane_window(land, CELL), ReliefAims(field, 900.0, loose=True), 4)
    assert found.z.max() == pytest.approx(900.0, rel=0.05)


def test_rivers_that_keep_their_heights_run_through_firm_ground():
    assert walls_on_a_plain(hold=True).max() > 0.08


def test_plain_python_makes_a_relief_too():
    """Without a compiler the same kernels run, on a small island."""
    code = """
import numpy as np
from headwaters.core.plane.types import Field
from headwaters.core.run.run import Run
from headwaters.core.terrain.model import no_courses
from headwaters.core.terrain.relief.levels import plane_window
from headwaters.core.terrain.relief.routing import route_level
from headwaters.core.terrain.relief.solving import ReliefAims, find_relief
from headwaters.tests.core.growth.coasts import square
land = square(1_600.0)
found = find_relief(Run(threads=1), land, no_courses(), plane_window(land, 200.0),
    ReliefAims(Field(np.ones((1, 1)), 0.0, 0.0, 1.0, 1.0), 100.0), 1)
print(float(found.z.max()).hex())
"""
    plain = run_python(code, NUMBA_DISABLE_JIT="1")
    assert plain.strip() == run_python(code).strip()
    assert 90 < float.fromhex(plain.strip().splitlines()[-1]) < 110


def test_a_square_island_without_rivers_drains_to_its_shore():
    """Every cell of land has a lower neighbour, and the sea lies at 0."""
    land = square(20_000.0)
    aims = ReliefAims(constant_field(1.0), 500.0, loose=True)
    found = find_relief(Run(), land, no_courses(), plane_window(land, 200.0), aims, 1)
    lowest = np.min(
        [np.roll(found.z, (-down, -right), (0, 1)) for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)], axis=0
    )
    assert (lowest < found.z)[found.land].all()
    assert (found.z[~found.land] == 0.0).all()


@pytest.mark.parametrize("seed", range(16))
def test_banks_of_others_are_those_whose_water_never_meets_that_of_their_river(seed):
    """On a small map; some cells flow to none, and some elements of rivers end. Water comes to a river or to none."""
    rng = np.random.default_rng(seed)
    nrows, ncols, count = 6, 7, TO_MEETING  # what runs on without meeting comes by other elements
    below = np.array([rng.integers(-1, element) if element else -1 for element in range(count)])
    river = np.full(nrows * ncols, -1)
    river[rng.choice(river.size, count, replace=False)] = np.arange(count)
    codes = np.full(river.size, ENDS, np.uint8)  # each cell to the next, or to one of the next row
    for cell in range(river.size - ncols):
        col = cell % ncols
        ways = [to for to in range(8) if ROW_OFFSETS[to] == 1 and 0 <= col + COLUMN_OFFSETS[to] < ncols]
        codes[cell] = rng.choice([*ways, *ways, ENDS])

    def way(element):
        found = set()
        while element >= 0:
            found.add(int(element))
            element = below[element]
        return found

    cells, elements = rng.integers(0, river.size, 40), rng.integers(0, count, 40)
    wanted = []
    for cell, element in zip(cells.tolist(), elements.tolist()):
        while river[cell] < 0 and codes[cell] != ENDS:
            cell += ROW_OFFSETS[codes[cell]] * ncols + COLUMN_OFFSETS[codes[cell]]
        wanted.append(not way(river[cell]) & way(element))
    others = np.zeros(40, np.bool_)
    _find_others(cells, elements, codes, river, below, ncols, others)
    assert others.tolist() == wanted


def test_where_no_water_goes_on_ground_rises_with_its_uplift_alone():
    some = np.full((2, 3), 5.0)
    codes, source, cut, creep = np.full((2, 3), ENDS, np.uint8), np.zeros((2, 3)), np.full((2, 3), 7.0), some.copy()
    forces = cut, cut.view(np.int64), creep
    _weigh(codes, 3.0 + 0 * some, some, some, some, source, forces, np.ones(9), 1.0, (1.0,) * 5, Tile(0, 2, 0, 3))
    assert (source == 3).all() and (cut == 7).all() and (creep == 5).all()
