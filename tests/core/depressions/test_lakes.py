"""Lakes: what stands after the fill, and the depressions nested in it, against water raised by hand."""

import struct

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.lake_groups import LakeGroup
from headwaters.core.depressions.lake_outlets import outlets_of_lakes
from headwaters.core.depressions.lake_outlines import trace_lakes
from headwaters.core.depressions.lakes import find_lakes
from headwaters.core.machine.sorting import order_by_height
from headwaters.core.raster.domain import LAND, OUTLET, VOID, drainage_domain
from headwaters.core.raster.tiles import Tile
from headwaters.core.run.run import Cancelled, Run
from headwaters.core.watersheds.polygons import trace_polygons

from ...support import drawn, random_case, run_for, some_of

EIGHT = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]


def lakes_of(z, domain=None, area=None, counted=None, **how):
    """Return the filled heights and the lakes of a DEM, without holes and with cells of 1 m² unless said otherwise."""
    domain = drainage_domain(Run(), np.ones(z.shape, bool)) if domain is None else domain
    filled, _ = fill(Run(), z, domain)
    counted = domain != VOID if counted is None else counted
    area = np.ones(len(z)) if area is None else area
    return filled, find_lakes(run_for(how), z, filled, domain, counted, area, **how)


def water(lakes, number):
    """Return the cells of a lake as a set of places."""
    inside = (lakes.cells > number) & (lakes.cells <= number + 1 + lakes.inside[number])
    return frozenset(map(tuple, np.argwhere(inside).tolist()))


def hanging_together(places):
    """Return the groups in which places touch, corners included."""
    left, groups = set(places), []
    while left:
        group = [left.pop()]
        for row, col in group:
            found = [place for r, c in EIGHT if (place := (row + r, col + c)) in left]
            left.difference_update(found)
            group += found
        groups.append(frozenset(group))
    return groups


def waters_by_hand(z, filled, min_area, min_depth):
    """Return {cells: (level, parent's cells or None)}: every lake is drained cell by cell, and split where it parts.

    A water that stands at a level and falls apart into two or more that are large enough has these for children; one
    that falls apart into one such and puddles goes on as that one.
    """
    found = {}

    def worth(cells, level):
        return len(cells) >= min_area and level - min(float(z[place]) for place in cells) >= min_depth

    def drain(cells, parent):
        for level in sorted({float(z[place]) for place in cells}, reverse=True):
            under = [place for place in cells if z[place] < level]
            parts = [part for part in hanging_together(under) if worth(part, level)]
            if len(parts) > 1:
                for part in parts:
                    found[part] = level, parent
                    drain(part, part)
                return
            cells = parts[0] if parts else []

    for lake in hanging_together(map(tuple, np.argwhere(filled > z).tolist())):
        level = float(filled[min(lake)])
        if worth(lake, level):
            found[lake] = level, None
            drain(lake, lake)
    return found


@pytest.mark.parametrize("limits", [(0, 0), (4, 0), (0, 0.1), (3, 0.05)])
@pytest.mark.parametrize("seed", some_of(range(48)))
def test_the_hierarchy_is_that_of_water_drained_cell_by_cell(seed, limits):
    z, domain = random_case(seed, (14, 17))
    step = 1 if z.dtype.kind in "iu" else 10
    min_area, min_depth = limits[0], limits[1] * 10 / step
    filled, lakes = lakes_of(z, domain, min_area=min_area, min_depth=min_depth)
    truth = waters_by_hand(z, filled, min_area, min_depth)
    cells = [water(lakes, number) for number in range(lakes.level.size)]
    found = {
        own: (level, cells[parent] if parent >= 0 else None)
        for own, level, parent in zip(cells, lakes.level, lakes.parent)
    }
    assert found == truth
    for own, area, volume, depth, level in zip(cells, lakes.area, lakes.volume, lakes.depth, lakes.level):
        depths = [level - float(z[place]) for place in own]
        assert area == len(own)
        assert volume == pytest.approx(sum(depths))
        assert depth == pytest.approx(max(depths))


@pytest.mark.parametrize("seed", some_of(range(48)))
def test_children_lie_in_their_parents_and_siblings_do_not_touch(seed):
    z, domain = random_case(seed, (30, 30))
    _, lakes = lakes_of(z, domain)
    cells = [water(lakes, number) for number in range(lakes.level.size)]
    for number, parent in enumerate(lakes.parent):
        if parent >= 0:
            assert parent < number <= parent + lakes.inside[parent]
            assert cells[number] < cells[parent]
            assert lakes.level[number] < lakes.level[parent]
    families = {}
    for number, parent in enumerate(lakes.parent):
        families.setdefault(parent, []).append(number)
    for parent, children in families.items():
        assert len(hanging_together(set().union(*(cells[child] for child in children)))) == len(children)
        if parent >= 0:
            assert len(children) > 1
            assert lakes.volume[children].sum() <= lakes.volume[parent]
            assert lakes.area[children].sum() < lakes.area[parent]


@pytest.mark.parametrize("seed", some_of(range(48)))
def test_water_leaves_a_lake_at_its_level_and_goes_down_from_there(seed):
    z, domain = random_case(seed, (24, 24))
    filled, lakes = lakes_of(z, domain)
    nrows, ncols = z.shape
    for number, parent in enumerate(lakes.parent):
        row, col = divmod(int(lakes.outlet[number]), ncols)
        assert z[row, col] == lakes.level[number]
        around = [(row + r, col + c) for r, c in EIGHT if 0 <= row + r < nrows and 0 <= col + c < ncols]
        surface = z if parent >= 0 else filled
        level_ground = {tuple(place) for place in np.argwhere(surface == lakes.level[number]) if domain[tuple(place)]}
        shore = next(group for group in hanging_together(level_ground | water(lakes, number)) if (row, col) in group)
        assert water(lakes, number) <= shore  # from the lake to its outlet all is level
        if parent < 0:
            lower = [domain[place] != VOID and filled[place] < filled[row, col] for place in around]
            assert domain[row, col] >= OUTLET or any(lower)
        else:
            assert (row, col) in water(lakes, parent)


def test_two_bowls_below_one_rim_are_measured_by_hand():
    """They meet at 7, and their lake leaves at 8; the rows have cells of 1, 2 and 3 m²."""
    z = drawn("""
        9 9 9 9 9 9 9 9
        9 3 5 7 4 6 8 2
        9 9 9 9 9 9 9 9
    """).astype(np.int16)
    _, lakes = lakes_of(z, area=np.array([1.0, 2.0, 3.0]))
    by_outer_first = sorted(
        zip(lakes.parent.tolist(), lakes.level, lakes.area, lakes.volume, lakes.depth, lakes.outlet)
    )
    assert by_outer_first == [(-1, 8, 10, 30, 5, 14), (0, 7, 4, 8, 3, 11), (0, 7, 4, 12, 4, 11)]
    assert lakes.inside.tolist() == [2, 0, 0]


def cone(side, radius, depth):
    """Return a cone of some depth in a plain at height 0, one cell a metre."""
    row, col = np.mgrid[:side, :side] - side // 2
    return np.minimum(depth * (np.hypot(row, col) / radius - 1), 0.0)


def test_a_cone_holds_a_third_of_its_cylinder():
    _, lakes = lakes_of(cone(301, 140, 60))
    assert lakes.depth.tolist() == [60]
    assert lakes.area[0] == pytest.approx(np.pi * 140**2, rel=1e-3)
    assert lakes.volume[0] == pytest.approx(np.pi * 140**2 * 60 / 3, rel=1e-3)


def test_a_pyramid_upside_down_is_measured_exactly():
    """Squares of 9, 7, 5, 3 and 1 cells, one below the other."""
    row, col = np.mgrid[-6:7, -6:7]
    z = np.minimum(np.maximum(abs(row), abs(col)) - 5, 0)
    _, lakes = lakes_of(z, area=np.full(13, 2.5))
    assert lakes.level.tolist() == [0] and lakes.depth.tolist() == [5]
    assert lakes.area.tolist() == [81 * 2.5]
    assert lakes.volume.tolist() == [(81 + 49 + 25 + 9 + 1) * 2.5]


def test_a_lake_as_large_and_as_deep_as_the_limits_stays():
    z = np.full((7, 7), 5.0)
    z[2:5, 2:5] = 3
    for limits, count in [((9, 2), 1), ((9.001, 2), 0), ((9, 2.001), 0), ((0.3 * 30, 0), 1)]:
        _, lakes = lakes_of(z, min_area=limits[0], min_depth=limits[1])
        assert lakes.level.size == count
        assert np.count_nonzero(lakes.cells) == 9 * count


def test_a_large_lake_and_its_puddles_are_one_lake():
    """Bays too small for the limit are no children, however many; the lake goes on through their sills."""
    z = np.full((9, 40), 20.0)
    z[2:7, 2:20] = 5
    z[4, 20:38:2] = np.arange(6, 15)
    z[4, 21:38:2] = np.arange(10, 19)
    _, lakes = lakes_of(z, min_area=3)
    assert lakes.level.tolist() == [20]
    _, lakes = lakes_of(z)
    assert lakes.level.size > 5


def test_where_nothing_is_filled_there_is_no_lake():
    z = np.add.outer(np.arange(20.0), np.arange(30.0))
    _, lakes = lakes_of(z)
    assert all(column.size == 0 for column in lakes[:-1])
    assert not lakes.cells.any()
    assert list(trace_lakes(Run(), lakes, 0, 0, 1, 1)) == []


def test_cells_that_do_not_count_join_lakes_and_add_nothing():
    z = np.full((5, 11), 9.0)
    z[1:4, 1:10] = 4
    z[2, 5] = 1
    counted = np.ones(z.shape, bool)
    counted[:, 5] = False
    _, lakes = lakes_of(z, counted=counted)
    assert lakes.area.tolist() == [24] and lakes.depth.tolist() == [5]
    assert not lakes.cells[:, 5].any()
    _, lakes = lakes_of(z, counted=np.zeros(z.shape, bool))
    assert lakes.level.size == 0


@pytest.mark.parametrize("seed", range(0, 48, 3))
def test_tiles_and_threads_change_nothing(seed, monkeypatch):
    from headwaters.core.depressions import hierarchy, lake_groups, lake_outlets

    z, domain = random_case(seed, (40, 47))
    _, one = lakes_of(z, domain, threads=1)
    monkeypatch.setattr(hierarchy, "JOB_CELLS", 40)
    monkeypatch.setattr(hierarchy, "STEP_CELLS", 7)
    monkeypatch.setattr(lake_outlets, "STEP_FLAT", 5)
    monkeypatch.setattr(lake_groups, "BAND_CELLS", 150)
    _, other = lakes_of(z, domain, threads=3, side=8)
    assert all(np.array_equal(a, b) for a, b in zip(one, other))


@pytest.mark.parametrize("seed", range(0, 48, 5))
def test_lakes_turn_with_the_dem(seed):
    z, domain = random_case(seed, (20, 26))
    _, lakes = lakes_of(z, domain)
    for turn in (np.fliplr, np.flipud, np.transpose):
        _, turned = lakes_of(turn(z), turn(domain))
        for column in ("level", "area", "depth", "inside"):
            assert np.array_equal(np.sort(getattr(lakes, column)), np.sort(getattr(turned, column)))


def rings_of(wkb):
    """Return the polygons of a MultiPolygon as lists of rings."""
    count = struct.unpack_from("<I", wkb, 5)[0]
    at, found = 9, []
    for _ in range(count):
        nrings = struct.unpack_from("<I", wkb, at + 5)[0]
        at += 9
        rings = []
        for _ in range(nrings):
            size = struct.unpack_from("<I", wkb, at)[0]
            rings.append(np.frombuffer(wkb, "<f8", 2 * size, at + 4).reshape(-1, 2))
            at += 4 + 16 * size
        found.append(rings)
    assert at == len(wkb)
    return found


def signed_area(ring):
    x, y = ring.T
    return 0.5 * np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])


def in_small_jobs(monkeypatch):
    from headwaters.core.raster import nested_outlines

    sizes = {"JOB_NODES": 40, "STRETCHES_AT_A_TIME": 90, "STRETCHES_A_STEP": 7, "JOBS_AT_A_TIME": 3}
    for name, size in sizes.items():
        monkeypatch.setattr(nested_outlines, name, size)


@pytest.mark.parametrize("small_jobs", [False, True])
@pytest.mark.parametrize("seed", some_of(range(24)))
def test_outlines_enclose_the_cells_of_their_lake(seed, small_jobs, monkeypatch):
    if small_jobs:
        in_small_jobs(monkeypatch)
    z, domain = random_case(seed, (30, 34))
    _, lakes = lakes_of(z, domain)
    traced = list(trace_lakes(Run(), lakes, 100.0, 50.0, 2.0, 3.0))
    assert [number for number, _ in traced] == list(range(lakes.level.size))
    for number, wkb in traced:
        parts = rings_of(wkb)
        assert sum(signed_area(ring) for rings in parts for ring in rings) == pytest.approx(lakes.area[number] * 6)
        x, y = np.concatenate([rings[0] for rings in parts]).T
        rows, cols = np.array(sorted(water(lakes, number))).T
        assert (x.min(), x.max()) == (100 + 2 * cols.min(), 100 + 2 * (cols.max() + 1))
        assert (y.max(), y.min()) == (50 - 3 * rows.min(), 50 - 3 * (rows.max() + 1))


@pytest.mark.parametrize("small_jobs", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_the_outline_of_a_lake_is_that_of_its_cells_traced_alone(seed, small_jobs, monkeypatch):
    """Point by point, in pieces too: here a fifth of the cells does not count."""
    if small_jobs:
        in_small_jobs(monkeypatch)
    rng = np.random.default_rng(seed)
    z = rng.integers(0, 12, (22, 25)) - 20 * (rng.random((22, 25)) < 0.5)
    _, lakes = lakes_of(z, counted=rng.random(z.shape) < 0.8)
    assert (lakes.parent >= 0).any()
    place = 100.25, 50.5, 2.5, 1.75
    for number, wkb in trace_lakes(Run(), lakes, *place):
        alone = np.zeros(z.shape, np.int32)
        alone[tuple(np.array(sorted(water(lakes, number))).T)] = 1
        assert list(trace_polygons(Run(), alone).multipolygons(*place)) == [(1, wkb)]


def test_tracing_outlines_stops_at_a_cancel():
    class Stopped(Run):
        cancelled = True

    _, lakes = lakes_of(np.random.default_rng(1).random((20, 20)))
    with pytest.raises(Cancelled):
        list(trace_lakes(Stopped(), lakes, 0, 0, 1, 1))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_heights_are_ordered_by_lake_then_height_then_place(dtype):
    rng = np.random.default_rng(3)
    heights = np.concatenate([rng.normal(0, 100, 400), np.round(rng.normal(0, 2, 400)), [0.0, -0.0, 1e-30, -1e30]])
    heights = rng.permutation(heights + 0.0).astype(dtype)
    groups = rng.integers(0, 9, heights.size).astype(np.int32)
    first = np.searchsorted(np.sort(groups), np.arange(9))
    order = order_by_height(Run(), heights, groups, first)
    assert order.tolist() == np.lexsort((np.arange(heights.size), heights, groups)).tolist()


def test_a_cancel_stops_the_search():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        lakes_of(np.zeros((5, 5)), np.full((5, 5), LAND), progress=Stopped())


@pytest.mark.parametrize("seed", some_of(range(96)))
def test_water_leaves_a_lake_by_the_nearest_way_over_level_ground(seed):
    """Where that comes by another lake whose outlet is known by then, it serves both."""
    z, domain = random_case(seed, (24, 24))
    z = np.floor(z / max(np.ptp(z) / 4, 1e-9)) if z.dtype.kind == "f" else z // max(np.ptp(z) // 4, 1)
    filled, lakes = lakes_of(z.astype(np.float32), domain)
    alone = np.flatnonzero(lakes.parent < 0)
    owner = {place: number for number in alone for place in water(lakes, number)}

    def beside(place):
        around = [(place[0] + r, place[1] + c) for r, c in EIGHT]
        return [(r, c) for r, c in around if 0 <= r < len(z) and 0 <= c < z.shape[1] and domain[r, c] != VOID]

    def leaves(place):
        return domain[place] >= OUTLET or any(filled[other] < filled[place] for other in beside(place))

    def cell(place):
        return place[0] * z.shape[1] + place[1]

    def level_beside(places):
        return {other for place in places for other in beside(place) if filled[other] == filled[place]} - places

    on_shore = {number: set(filter(leaves, level_beside(water(lakes, number)))) for number in alone}
    for number in alone:
        outlet, seen = int(lakes.outlet[number]), water(lakes, number)
        if on_shore[number]:
            assert outlet == min(map(cell, on_shore[number]))
            continue
        known = {other for other in alone if on_shore[other] or other < number}
        ends = set()
        while not ends:
            rim = level_beside(seen)
            seen |= rim
            ends = {int(lakes.outlet[owner[place]]) for place in rim if owner.get(place) in known}
            ends |= {cell(place) for place in rim if place not in owner and leaves(place)}
        assert outlet in ends


class Copied:
    """A raster of which parts are copies, as of one in a file."""

    def __init__(self, array):
        self.array, self.shape, self.dtype = array, array.shape, array.dtype

    def __getitem__(self, window):
        return self.array[window].copy()


@pytest.mark.parametrize("seed", range(0, 60, 2))
def test_outlets_far_over_level_ground_are_found_in_any_part_of_the_raster(seed, monkeypatch):
    """A part that is too small for all the level ground around a lake grows until it is not."""
    rng = np.random.default_rng(seed)
    z = rng.choice([3, 4, 5], (14, 15), p=[0.1, 0.75, 0.15]).astype(float)
    domain = np.where(rng.random(z.shape) < 0.05, VOID, LAND).astype(np.uint8)
    domain[tuple(rng.integers(0, z.shape))] = OUTLET
    filled = fill(Run(), z, domain)[0]
    labels, groups, cells = np.zeros(z.shape, np.int32), [], {}
    for lake, places in enumerate(hanging_together(map(tuple, np.argwhere((filled > z) & (domain == LAND)).tolist()))):
        row, col = np.array(sorted(places)).T
        labels[row, col] = lake + 1
        tile = Tile(row.min(), row.max() + 1, col.min(), col.max() + 1)
        groups.append(LakeGroup(lake, lake, lake + 1, tile, np.array([0, row.size])))
        cells[lake] = row * z.shape[1] + col
    truth = outlets_of_lakes(Run(), filled, domain, labels, groups, cells)
    assert all(filled.flat[cell] == filled.flat[cells[lake][0]] for lake, cell in enumerate(truth) if cell >= 0)
    monkeypatch.setattr("headwaters.core.depressions.lake_outlets.OUTLETS_BESIDE", 1)
    found = outlets_of_lakes(Run(), *map(Copied, (filled, domain, labels)), groups, cells)
    assert found.tolist() == truth.tolist()
