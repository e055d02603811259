"""How a hollow is opened: by a cut along the way that the flood came by, by raising it, by both, or not at all."""

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.terrain.rendering.hollows import (
    CELL_OF_KEY,
    CHAIN,
    HOLLOW_PARTS,
    LEFT_OVER,
    SHORE,
    UNSEEN,
    FloodedLand,
    _gather_hollow,
    _is_dammed,
    _lowest,
    _plan_cut,
    open_hollow,
    room_for,
)

SILL = 4  # cells from the deepest one of the hollow to that by which the flood came


@pytest.mark.parametrize("seed", range(30))
def test_a_cut_falls_from_the_deepest_cell_to_the_first_beyond_the_sill_that_is_lower(seed):
    """By a metre a cell; to one that is only as low as the cut would be there it does not end, but at the shore."""
    rng = np.random.default_rng(seed)
    heights = np.concatenate([[40], rng.integers(41, 44, SILL - 1), [45], 45 - np.cumsum(rng.integers(1, 4, 20))])
    z = np.full((3, heights.size + 2), 50.0, np.float32)
    z[1, 1:-1] = heights
    direction = np.zeros(z.shape, np.uint8)  # east
    direction[1, -2] = SHORE
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    rows = z.ravel(), z.ravel(), z.view(np.int32).ravel(), np.zeros(z.size, np.int32), direction.ravel()
    land = FloodedLand(*rows, offsets, 1.0, np.inf, np.inf, np.zeros(0, np.bool_), False, False, np.inf)
    path, cut, first = np.empty(z.size, np.int64), np.empty(z.size), z.shape[1] + 1
    length, inside, work, greatest = _plan_cut(first, 40.0, first + SILL, 0, land, path, cut)
    wish = 40 - np.arange(heights.size)
    lower = np.flatnonzero((heights < wish) & (np.arange(heights.size) > SILL))
    assert (length, inside) == (lower[0] + 1 if lower.size else heights.size, SILL)
    assert path[:length].tolist() == list(range(first, first + length))
    cut, heights = cut[:length], heights[:length]
    assert (np.diff(cut) <= -1).all()
    assert (cut[inside:] <= heights[inside:]).all()
    assert cut[:-1].tolist() == np.minimum(heights, wish[:length])[:-1].tolist()
    assert work == np.abs(heights - cut).sum()
    assert greatest == np.abs(heights - cut).max()


EAST, WEST, NROWS, NCOLS = 0, 4, 6, 9


def half_flooded(rng):
    """Return whole heights, with the sea around, of which the flood has come by three columns in the west; its cell and
    the first of a hollow."""
    z = np.zeros((NROWS + 2, NCOLS + 2), np.float32)
    z[1:-1, 1:-1] = rng.integers(1, rng.integers(4, 14), (NROWS, NCOLS))
    z[1:-1, 1] = rng.integers(1, 4, NROWS)
    z[1:-1, 2] = z[1:-1, 1] + rng.integers(1, 3, NROWS)
    z[1:-1, 3] = z[1:-1, 2] + rng.integers(1, 9, NROWS)
    labels = np.full(z.shape, -1, np.int32)
    labels[1:-1, 1:-1] = 0
    labels[1:-1, 6:-1][rng.random((NROWS, NCOLS - 5)) < 0.1] = 1
    direction = np.full(z.shape, UNSEEN, np.uint8)
    direction[1:-1, 1], direction[1:-1, 2:4] = SHORE, WEST
    chance = rng.random(z.shape)
    direction[(labels == 0) & (chance < 0.05)] = CHAIN
    direction[(labels == 0) & (direction == UNSEEN) & (chance > 0.93)] = LEFT_OVER
    fixed = (labels == 0) & (rng.random(z.shape) < 0.3) if rng.random() < 0.4 else np.zeros(0, np.bool_)
    row = int(rng.integers(1, NROWS + 1))
    cell, first = row * z.shape[1] + 3, row * z.shape[1] + 4
    direction[row, 3:5], labels[row, 4] = WEST, 0
    z[row, 4] = rng.integers(1, z[row, 3] + 1)
    offsets = np.array(ROW_OFFSETS) * z.shape[1] + np.array(COLUMN_OFFSETS)
    ground = (z + rng.integers(-1, 2, z.shape) * (rng.random(z.shape) < 0.3)).astype(np.float32)
    if rng.random() < 0.5:  # seen in a mirror
        z, ground, labels, direction = (each[:, ::-1].copy() for each in (z, ground, labels, direction))
        direction[direction == WEST] = EAST
        cell, first = (each + z.shape[1] - 1 - 2 * (each % z.shape[1]) for each in (cell, first))
    rows = ground.ravel(), z.ravel(), z.view(np.int32).ravel(), labels.ravel(), direction.ravel(), offsets
    return FloodedLand(*rows, 1.0, np.inf, 1.0, fixed.ravel(), bool(rng.random() < 0.5), False, np.inf), cell, first


def again(land):
    """Return the same land in other memory."""
    z = land.z.copy()
    return land._replace(z=z, bits=z.view(np.int32), direction=land.direction.copy())


def lies_in_lake(land, cell):
    return bool(land.fixed.size and land.fixed[cell])


@pytest.mark.parametrize("seed", range(60))
def test_a_hollow_is_all_that_hangs_together_up_to_its_level_and_is_entered_over_low_ground(seed):
    land, cell, first = half_flooded(np.random.default_rng(seed))
    level, room, left = float(land.z[cell]), room_for(land.z.size), again(land)
    count, deepest, fill = _gather_hollow(first, level, 0, land, room.hollow, room.path)
    found, ways, border = [], {first: land.direction[first]}, {first}
    while border:
        here = min(border, key=lambda each: (land.z[each], each))
        border.remove(here)
        found.append(here)
        for to in range(8):
            beside = here + int(land.offsets[to])
            may = land.labels[beside] == 0 and left.direction[beside] == UNSEEN and land.z[beside] <= level
            if may and beside not in ways:
                ways[beside] = (to + 4) % 8
                border.add(beside)
    assert room.hollow[:count].tolist() == found
    assert {each: land.direction[each] for each in found} == ways
    assert deepest == min(found, key=lambda each: land.z[each])
    assert fill == sum(level - land.z[each] for each in found)
    others = np.setdiff1d(np.arange(land.z.size), found)
    assert (land.direction[others] == left.direction[others]).all()


@pytest.mark.parametrize("seed", range(40))
def test_a_cell_is_cut_no_lower_than_the_sea_rivers_beside_it_and_the_ground_of_its_lake(seed):
    land, _, _ = half_flooded(np.random.default_rng(seed))
    for cell in np.flatnonzero(land.labels == 0):
        rivers = [land.z[beside] + 1 for beside in cell + land.offsets if land.direction[beside] == CHAIN]
        start = land.ground[cell] if lies_in_lake(land, cell) else 1.0
        assert _lowest(cell, land) == max(start, *rivers, -np.inf)


@pytest.mark.parametrize("seed", range(60))
def test_lower_ground_or_the_same_lake_beyond_the_part_dams_a_hollow(seed):
    land, _, _ = half_flooded(np.random.default_rng(seed))
    for cell in np.flatnonzero(land.labels == 0):
        beyond = [
            beside
            for beside in cell + land.offsets
            if land.labels[beside] > 0 or (land.labels[beside] == 0 and land.direction[beside] == LEFT_OVER)
        ]
        lake = lies_in_lake(land, cell) and any(lies_in_lake(land, each) for each in beyond)
        for level in (1.0, 3.0, 4.0):
            wanted = lake or any(land.ground[each] < level for each in beyond)
            assert _is_dammed(level, 0, 1, land, np.array([cell], np.uint32)) == wanted


def planned(land, deepest, aim, cell):
    """Return the cells of a path, and how high they will be."""
    way = [deepest]
    while land.direction[way[-1]] < SHORE and land.labels[way[-1]] == 0:
        way.append(way[-1] + int(land.offsets[land.direction[way[-1]]]))
    inside = way.index(cell)
    heights, lowest = land.z[way].astype(float), [_lowest(each, land) for each in way]
    lower = [step for step in range(inside, len(way)) if heights[step] < aim - step]
    last = min(lower, default=len(way) - 1)
    to = heights[last]
    if not lower and land.direction[way[last]] == SHORE and land.labels[way[last]] == 0:
        to = min(to, max(lowest[last], aim - last))
    heights_to_be = [to]
    for step in reversed(range(last)):
        wish, least = max(aim - step, lowest[step]), to + 1
        if step >= inside:
            to = min(heights[step], max(least, wish))
        elif step == 0 and land.even and lies_in_lake(land, deepest) and to > heights[0]:
            to = heights[0]
        else:
            to = max(least, min(heights[step], wish))
        heights_to_be.append(to)
    return way[: last + 1], inside, heights_to_be[::-1]


@pytest.mark.parametrize("seeds", range(8))
def test_a_path_falls_all_the_way_and_is_no_lower_than_need_be(seeds):
    for seed in range(100 * seeds, 100 * seeds + 100):
        land, cell, first = half_flooded(np.random.default_rng(seed))
        room = room_for(land.z.size)
        _, deepest, _ = _gather_hollow(first, float(land.z[cell]), 0, land, room.hollow, room.path)
        for aim in (float(land.z[deepest]), land.z[deepest] + 1.5, float(land.z[cell])):
            way, wanted_inside, wanted = planned(land, int(deepest), aim, cell)
            length, inside, work, most = _plan_cut(deepest, aim, cell, 0, land, room.path, room.cut)
            assert (room.path[:length].tolist(), inside) == (way, wanted_inside)
            assert room.cut[:length].tolist() == wanted
            changes = np.abs(land.z[way] - np.array(wanted))
            assert (work, most) == (changes.sum(), changes.max())


def opened_by_rules(land, cell, first, room):
    """Return what a hollow is: left over, raised, or cut, after raising it by how much."""
    level = float(land.z[cell])
    count, deepest, fill = _gather_hollow(first, level, 0, land, room.hollow, room.path)
    cells = room.hollow[:count].astype(int)
    bottom = float(land.z[deepest])

    def cut_from(aim):
        return _plan_cut(deepest, aim, cell, 0, land, room.path, room.cut)[2:]

    work, most = cut_from(bottom)
    end = float(room.cut[0])
    work += sum(max(end - float(land.z[each]), 0.0) for each in cells)
    lake = any(lies_in_lake(land, each) for each in cells)
    keeps_level = lake and (land.even or end == bottom)
    fills = work >= fill and not keeps_level
    most = level - bottom if fills else most
    raised = fills or (most > land.deepest and count >= land.lake)
    if land.limit < np.inf:
        below = level - land.limit if most > land.limit and not keeps_level else -np.inf
        if _is_dammed(below, 0, count, land, room.hollow):
            return "left", cells, 0.0
    if most > land.deepest and count < land.lake and not lake:
        eighths = [HOLLOW_PARTS - each if raised else each for each in range(1, HOLLOW_PARTS)]
        parts = [(level - bottom) * each / HOLLOW_PARTS for each in eighths]
        changes = [cut_from(bottom + part)[1] for part in parts]
        enough = [part for part, change in zip(parts, changes) if change <= land.deepest]
        if enough or min(changes) < most:
            return "cut", cells, enough[0] if enough else parts[changes.index(min(changes))]
    return "raised" if raised else "cut", cells, 0.0


@pytest.mark.parametrize("seeds", range(12))
def test_a_hollow_is_left_raised_or_cut_by_what_changes_less_and_no_cell_by_too_much(seeds):
    seen = set()
    for seed in range(180 * seeds, 180 * seeds + 180):
        land, cell, first = half_flooded(np.random.default_rng(seed // 6))
        rng = np.random.default_rng(seed)
        limit, deepest = (float(rng.choice([0, 1, 1.5, 2, 3, 4, more])) for more in (np.inf, 5))
        limit = limit if rng.random() < 0.4 else np.inf
        land = land._replace(limit=limit, deepest=deepest, lake=float(rng.choice([2, 4, 6, 20, np.inf, np.inf])))
        room, other = room_for(land.z.size), again(land)
        what, cells, part = opened_by_rules(again(land), cell, first, room_for(land.z.size))
        size = open_hollow(first, cell, 0, 0, land, room)
        seen.add(what)
        if what == "left":
            assert size == 0 and (land.direction[cells] == LEFT_OVER).all()
            assert (land.z == other.z).all()
            continue
        entered = room.heap[:size] & CELL_OF_KEY
        if what == "raised":
            assert sorted(entered) == sorted(cells)
            for each in cells:
                assert land.z[each] == land.z[each + land.offsets[land.direction[each]]] + 1
            continue
        _gather_hollow(first, float(other.z[cell]), 0, other, room.hollow, room.path)
        bottom = float(other.z[cells].min())
        deepest = cells[other.z[cells].argmin()]
        other.z[cells] = np.maximum(other.z[cells], np.float32(bottom + part))
        length, inside, *_ = _plan_cut(deepest, float(other.z[deepest]), cell, 0, other, room.path, room.cut)
        other.z[room.path[:length]] = room.cut[:length]
        assert (land.z == other.z).all()
        assert sorted(entered) == sorted(room.path[:inside])
        assert (land.direction[entered] == other.direction[entered]).all()
        rest = np.setdiff1d(cells, entered)
        assert (land.direction[rest] == UNSEEN).all()
    assert seen == {"left", "raised", "cut"}
