"""Burning: mapped rivers go down from head to mouth in the DEM, whichever way they were digitised."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.flow.directions.directions import d8
from headwaters.core.machine import jit
from headwaters.core.raster.domain import LAND, SEA, VOID, drainage_domain
from headwaters.core.raster.grid import flat_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.rivers.burn import burn
from headwaters.core.rivers.chains import trace_chains
from headwaters.core.run.run import Cancelled, Run
from hypothesis import example, given
from hypothesis import strategies as some

from ...support import examples, run_for, some_of

CELL = 10.0


def packed(lines):
    """Return the vertices of lines, given as lists of (column, row), as the core takes them."""
    lines = [np.asarray(line, float) for line in lines]
    first = np.cumsum([0] + [len(line) for line in lines])
    x, y = np.concatenate(lines).T
    return x, y, first


def burned(z, lines, depth=5.0, domain=None, **how):
    """Burn lines into a DEM with cells of 10 m."""
    domain = drainage_domain(Run(), np.ones(z.shape, bool)) if domain is None else domain
    return burn(run_for(how), z, domain, *packed(lines), depth, *flat_cells(len(z), CELL, CELL)[:2], **how)


def paths(lines, shape):
    """Return the cells of each line, as (rows, columns) in the order of its vertices."""
    chains = trace_chains(Run(), *packed(lines), np.full(shape, LAND), np.ones(shape[0]), np.ones(shape[0]))
    found = []
    for place in range(len(lines)):
        cells = chains.cells[(chains.cells >= 0) & (chains.line == place)]
        found.append(np.divmod(cells[::-1] if chains.flipped[place] else cells, shape[1]))
    return found


def slope(shape=(20, 30)):
    """Return a plane that falls to the east and, less, to the south."""
    return 100 - np.add.outer(0.125 * np.arange(shape[0]), np.arange(float(shape[1])))


def rough(seed, shape=(40, 50), roughness=3.0):
    """Return the plane with noise on it."""
    return slope(shape) + np.random.default_rng(seed).random(shape) * roughness


@some.composite
def any_lines(draw):
    """A line of some vertices, on a raster of 12 by 15 cells and around it."""
    column, row = some.floats(-3, 18, width=32), some.floats(-3, 15, width=32)
    whole = some.tuples(some.integers(-1, 16), some.integers(-1, 13))
    return draw(some.lists(some.one_of(some.tuples(column, row), whole), min_size=2, max_size=6))


@examples(150)
@given(any_lines())
def test_a_chain_follows_its_line(line):
    """Its cells are crossed by the line, follow each other over sides or corners, and leave no part of it far away."""
    nrows, ncols = 12, 15
    x, y, first = packed([line])
    chains = trace_chains(Run(), x, y, first, np.full((nrows, ncols), LAND), np.ones(nrows), np.ones(nrows))
    on_land = chains.cells >= 0
    row, col = chains.cells // ncols, chains.cells % ncols
    together = on_land[1:] & on_land[:-1]
    way = np.maximum(np.abs(np.diff(row)), np.abs(np.diff(col)))[together]
    assert np.all(way == 1)
    t = np.linspace(0, 1, 1001)[:, None]
    points = np.concatenate([(1 - t) * a + t * b for a, b in zip(np.array(line[:-1]), np.array(line[1:]))])
    inside = np.all((points > 1e-9) & (points < (ncols - 1e-9, nrows - 1e-9)), axis=1)
    for r, c in zip(row[on_land], col[on_land]):
        assert np.min(np.max(np.abs(points - (c + 0.5, r + 0.5)), axis=1)) <= 0.51
    for px, py in points[inside]:
        assert np.min(np.maximum(np.abs(row[on_land] - int(py)), np.abs(col[on_land] - int(px)))) <= 1
    touching = np.all((points > -1e-9) & (points < (ncols + 1e-9, nrows + 1e-9)), axis=1)
    steps = np.hypot(*np.diff(points, axis=0).T)
    assert np.sum(steps * inside[1:]) - 0.1 <= chains.length[0] <= np.sum(steps * touching[1:]) + 0.1


def test_a_river_that_falls_already_is_lowered_by_the_depth_and_nothing_else_changes():
    """Exactly the cells of the chain, by exactly five metres; its length is the line's."""
    z = slope()
    line = [(0.5, 3.5), (10.5, 3.5), (20.5, 13.5), (29.5, 13.5)]
    result, report = burned(z, [line])
    lowered = np.zeros(z.shape, bool)
    lowered[paths([line], z.shape)[0]] = True
    assert np.array_equal(result != z, lowered)
    assert np.all((z - result)[result != z] == 5)
    assert report.length == pytest.approx(CELL * (10 + 10 * 2**0.5 + 9))
    assert (report.turned, report.off, report.partly_off, report.clipped) == (0, 0, 0, 0)


def test_a_diagonal_river_is_one_cell_wide():
    """Corners that the line cuts are left alone."""
    (path,) = paths([[(0.4, 0.6), (5.4, 5.6)]], (6, 6))
    assert np.array_equal(path, [range(6), range(6)])


def test_a_cell_where_another_river_ends_belongs_to_the_chain():
    """Though the line only cuts its corner: or the tributary would miss the river."""
    line = [(0.4, 0.6), (5.4, 5.6)]
    with_another, _ = paths([line, [(0.5, 4.5), (2.9, 3.05)]], (6, 6))
    assert (3, 2) in zip(*with_another)
    assert (3, 2) not in zip(*paths([line], (6, 6))[0])


@pytest.mark.parametrize("seed", range(10))
def test_beds_never_rise_from_head_to_mouth(seed):
    """Over rough ground, and with bumps as high as dams in the way; no bed is lower than the ground before it asks."""
    z = rough(seed)
    z[:, 25] += 20
    line = [(0.5, 20.5), (14.2, 7.3), (30.1, 31.7), (49.5, 12.5)]
    result, _ = burned(z, [line])
    (path,) = paths([line], z.shape)
    assert np.all(np.diff(result[path]) <= 0)
    assert np.array_equal(result[path], np.minimum.accumulate(z[path] - 5))


def test_beds_keep_their_bumps_where_that_is_wanted():
    """Without MONOTONE every cell is lowered by the depth, once."""
    z = rough(1)
    lines = [[(0.5, 20.5), (49.5, 12.5)], [(20.5, 0.5), (20.5, 39.5)]]
    result, _ = burned(z, lines, monotone=False)
    assert set(np.unique((z - result).round(9))) == {0.0, 5.0}


def tree(seed):
    """Return a DEM, the reaches of a river on it in downstream order, and for each the reach it runs into (or None).

    The land is a cone about the mouth, so that water runs towards it from all sides.
    """
    rng = np.random.default_rng(seed)
    mouth = np.array([30.5, 30.5])
    ends, lines, into = [mouth], [], []
    for _ in range(12):
        place = int(rng.integers(len(ends)))
        outwards = ends[place] - mouth if place else rng.normal(size=2)
        turn = rng.uniform(-0.7, 0.7)
        way = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) @ outwards
        head = ends[place] + way / np.hypot(*way) * rng.uniform(6, 9)
        bend = (head + ends[place]) / 2 + rng.normal(size=2) * 0.5
        if np.all((head > 1) & (head < 60)):
            lines.append([tuple(head), tuple(bend), tuple(ends[place])])
            into.append(place - 1 if place else None)
            ends.append(head)
    rows, cols = np.mgrid[:61, :61]
    z = 3 * np.hypot(rows - 30, cols - 30) + rng.random((61, 61)) * 8
    return z, lines, into


@pytest.mark.parametrize("seed", some_of(range(20)))
def test_water_runs_down_a_river_from_every_head_to_the_mouth(seed):
    """From any head through all the reaches below it the bed never rises."""
    z, lines, into = tree(seed)
    result, report = burned(z, lines)
    path = paths(lines, z.shape)
    for reach in range(len(lines)):
        bed = []
        while reach is not None:
            bed.extend(result[path[reach]])
            reach = into[reach]
        assert np.all(np.diff(bed) <= 0)
    assert report.turned == 0


@pytest.mark.parametrize("seed", some_of(range(20)))
def test_the_way_in_which_lines_were_digitised_changes_nothing(seed):
    """Bit for bit; and those that were turned are counted."""
    z, lines, _ = tree(seed)
    truth, _ = burned(z, lines)
    turn = np.random.default_rng(seed).random(len(lines)) < 0.5
    result, report = burned(z, [line[::-1] if back else line for line, back in zip(lines, turn)])
    assert result.tobytes() == truth.tobytes()
    assert report.turned == np.count_nonzero(turn)


def test_both_arms_of_a_braid_are_carved_and_join_again():
    """Round an island two channels go down, one of them over higher ground."""
    z = rough(4)
    z[8:16, 15:26] += 6
    stem, mouth = [(0.5, 20.5), (12.5, 20.5)], [(30.5, 20.5), (49.5, 20.5)]
    north = [(12.5, 20.5), (20.5, 11.5), (30.5, 20.5)]
    south = [(30.5, 20.5), (20.5, 29.5), (12.5, 20.5)]  # digitised upstream
    result, report = burned(z, [stem, north, south, mouth])
    from_stem, from_north, from_south, to_mouth = (
        np.array(path) for path in paths([stem, north, south, mouth], z.shape)
    )
    for arm in (from_north, from_south[:, ::-1]):
        path = tuple(np.concatenate([from_stem, arm, to_mouth], axis=1))
        assert np.all(np.diff(result[path]) <= 0)
        assert np.all(result[path] <= z[path] - 5)
    assert report.turned == 1


def test_parallel_channels_stay_apart():
    """Two arms in neighbouring rows are two chains, each with its own heights."""
    z = slope()
    z[5] += 50
    result, _ = burned(z, [[(0.5, 5.5), (29.5, 5.5)], [(0.5, 6.5), (29.5, 6.5)]])
    assert np.all(z[5:7] - result[5:7] == 5)


def test_water_parts_at_the_highest_cell_of_a_ring_and_leaves_at_the_lowest():
    """A closed line is no circle of water."""
    z = rough(6, roughness=1.0)
    ring = [(10.5, 10.5), (30.5, 10.5), (30.5, 30.5), (10.5, 30.5), (10.5, 10.5)]
    result, _ = burned(z, [ring])
    bed = result[paths([ring], z.shape)[0]][:-1]
    top = np.argmax(bed)
    bed = np.roll(bed, -top)
    low = np.argmin(bed)
    assert np.all(np.diff(bed[: low + 1]) <= 0) and np.all(np.diff(bed[low:]) >= 0)


def test_a_ring_on_a_river_lets_the_water_through():
    """An oxbow that was digitised as one closed line at the end of a river."""
    z = rough(6)
    stem = [(0.5, 20.5), (25.5, 20.5)]
    ring = [(25.5, 20.5), (32.5, 14.5), (38.5, 20.5), (32.5, 26.5), (25.5, 20.5)]
    lines = [stem, ring, [(38.5, 20.5), (49.5, 20.5)]]
    result, _ = burned(z, lines)
    above, (row, col), below = paths(lines, z.shape)
    out = np.flatnonzero((row == 20) & (col == 38))[0]
    for arm in (slice(None, out + 1), slice(None, out - 1 if out else None, -1)):
        bed = np.concatenate([result[above], result[row[arm], col[arm]], result[below]])
        assert np.all(np.diff(bed) <= 0)


def test_a_tributary_that_ends_on_a_river_between_its_vertices_flows_into_it():
    """The river need not be cut in two where it joins; below it the bed is no higher than the tributary's end."""
    z = rough(2)
    z[10:20, 20] -= 30
    river, tributary = [(0.5, 20.5), (49.5, 20.5)], [(20.5, 2.5), (20.5, 20.5)]
    result, _ = burned(z, [river, tributary])
    main, side = (result[path] for path in paths([river, tributary], z.shape))
    assert np.all(np.diff(main) <= 0) and np.all(np.diff(side) <= 0)
    assert side[-1] == main[20] < z[20, 20] - 20


def test_a_river_runs_to_the_sea_though_it_seems_to_rise():
    """Where a line meets the sea it ends, whatever the heights say; the sea keeps its own."""
    z = slope()[:, ::-1].copy()
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    domain[:, 25:] = SEA
    line = [(3.5, 9.5), (29.5, 9.5)]
    result, report = burned(z, [line], domain=domain)
    assert np.array_equal(result[:, 25:], z[:, 25:])
    assert np.all(np.diff(result[9, 3:25]) <= 0)
    assert report.length == pytest.approx(21.5 * CELL)
    assert (report.off, report.partly_off) == (0, 0)


def test_what_lies_off_the_data_is_left_out_and_counted():
    """Beyond the edge and in voids nothing is burned, and what comes back is a river still."""
    z = slope()
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    domain[4:8, 10:14] = VOID
    lines = [[(-5, 5.5), (35, 5.5)], [(-5, -5), (-1, 40)], [(40, 3), (50, 3)], [(2.5, 15.5), (8.5, 15.5)]]
    result, report = burned(z, lines, domain=domain)
    assert sorted(np.flatnonzero(result[5] != z[5])) == [*range(10), *range(14, 30)]
    assert (report.off, report.partly_off) == (2, 1)
    assert report.length == pytest.approx((26 + 6) * CELL)
    nothing, report = burned(z, lines[1:3], domain=domain)
    assert np.array_equal(nothing, z)
    assert report.off == 2 and report.length == 0


def test_rivers_run_in_and_out_over_the_edge_of_the_data():
    """A line that leaves the raster and comes back is two rivers on it."""
    z = slope()
    result, report = burned(z, [[(5.5, 3.5), (5.5, -8.5), (15.5, -8.5), (15.5, 3.5)]])
    assert np.argwhere(result != z).tolist() == [[row, col] for row in range(4) for col in (5, 15)]
    assert report.partly_off == 1


@some.composite
def small_worlds(draw):
    """A raster of a few cells, each land, sea or void, and some lines over it and around it."""
    nrows, ncols = draw(some.integers(1, 3)), draw(some.integers(1, 3))
    kinds = draw(some.lists(some.sampled_from([LAND, SEA, VOID]), min_size=nrows * ncols, max_size=nrows * ncols))
    place = some.tuples(some.floats(-1, ncols + 1, width=16), some.floats(-1, nrows + 1, width=16))
    lines = draw(some.lists(some.lists(place, min_size=2, max_size=4), min_size=1, max_size=3))
    return np.array(kinds, np.uint8).reshape(nrows, ncols), lines


@example((np.array([[LAND, SEA]], np.uint8), [[(0.5, 0.5), (1.5, 0.5)]]))
@given(small_worlds())
@examples(100)
def test_in_the_smallest_worlds_only_land_under_lines_is_lowered(world):
    """A single cell of land beside the sea is a river and its mouth."""
    domain, lines = world
    z = np.arange(domain.size, dtype=float).reshape(domain.shape) % 4
    result, report = burned(z, lines, domain=domain)
    lowered = result != z
    assert np.all(domain[lowered] == LAND)
    assert np.all(result[lowered] <= z[lowered] - 5)
    boxes = [(np.min(line, axis=0), np.max(line, axis=0)) for line in lines]
    for row, col in np.argwhere(lowered):
        assert any(np.all(low <= (col + 1, row + 1)) and np.all(high >= (col, row)) for low, high in boxes)
    assert (report.length > 0) <= lowered.any()


@pytest.mark.parametrize("dtype", ["int16", "uint8", "uint16", "float32", "float64", "int32"])
def test_heights_keep_their_type_and_whole_ones_are_rounded_down(dtype):
    """A depth of 2.5 m takes 3 m off whole heights."""
    z = np.round(slope()).astype(dtype)
    result, report = burned(z, [[(0.5, 3.5), (29.5, 3.5)]], depth=2.5)
    assert result.dtype == z.dtype
    assert set(np.unique(z.astype(float) - result)) == {0.0, 2.5 if "float" in dtype else 3.0}
    assert report.clipped == 0


def test_types_without_negative_numbers_end_at_zero_and_it_is_counted():
    """No height wraps round to the greatest."""
    z = np.full((5, 9), 3, np.uint8)
    result, report = burned(z, [[(0.5, 2.5), (8.5, 2.5)]])
    assert np.all(result[2] == 0)
    assert report.clipped == 9


def test_inputs_are_never_changed_and_may_be_empty_of_rivers():
    """Heights and vertices are the caller's."""
    z = slope()
    x, y, first = packed([[(29.5, 3.5), (0.5, 3.5)]])
    given = z.copy(), x.copy(), y.copy()
    sizes = flat_cells(len(z), CELL, CELL)[:2]
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    burn(Run(), z, domain, x, y, first, 5.0, *sizes)
    assert all(np.array_equal(now, before) for now, before in zip((z, x, y), given))
    result, report = burn(Run(), z, domain, x[:0], y[:0], np.zeros(1, np.int64), 5.0, *sizes)
    assert np.array_equal(result, z)
    assert report == (0.0, 0, 0, 0, 0)


def test_burning_stops_when_it_is_asked_to():
    """After the first lines have been followed."""

    class Impatient(Run):
        cancelled = False

        def report(self, fraction):
            self.cancelled = True

    with pytest.raises(Cancelled):
        burned(slope(), [[(0.5, 3.5), (29.5, 3.5)]], progress=Impatient())


def stream_share(z, river):
    """Return the share of river cells whose water goes on in the river, or ends there."""
    domain = drainage_domain(Run(), np.ones(z.shape, bool))
    filled, _ = fill(Run(), z, domain)
    codes, _ = d8(Run(), filled, domain, step_lengths(*flat_cells(len(z), 30.0, 30.0)[:2]))
    row, col = np.nonzero(river)
    code = codes[row, col].astype(int)
    moves = code < 8
    down, right = np.array(ROW_OFFSETS)[code % 8] * moves, np.array(COLUMN_OFFSETS)[code % 8] * moves
    return np.mean(river[row + down, col + right])


STREAMS = [("shore", "dem.tif", "streams.geojson", 18), ("lake_tana_robit", "srtm_30m.tif", "robReach.shp", 25)]


@pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python")
@pytest.mark.parametrize("folder, dem, streams, turned", STREAMS)
def test_water_follows_the_mapped_streams_of_a_lake(folder, dem, streams, turned, real_data):
    """After burning nearly every stream cell hands its water to the next; without, one in four or more does not."""
    gdal = pytest.importorskip("osgeo.gdal")
    ogr = pytest.importorskip("osgeo.ogr")
    folder = real_data / folder
    dataset = gdal.OpenEx(str(folder / dem), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    z, (west, dx, _, north, _, dy) = dataset.ReadAsArray(), dataset.GetGeoTransform()
    layer = ogr.Open(str(folder / streams))
    points = [np.array(feature.GetGeometryRef().GetPoints())[:, :2] for feature in layer.GetLayer(0)]
    lines = [(line - (west, north)) / (dx, dy) for line in points]
    result, report = burned(z, lines)
    river = result != z
    assert report.length == pytest.approx(10 * sum(np.hypot(*np.diff(line, axis=0).T).sum() for line in lines))
    assert stream_share(result, river) > 0.98
    assert stream_share(z, river) < 0.75
    back, report = burned(z, [line[::-1] for line in lines])
    assert np.array_equal(back, result)
    assert report.turned > turned
