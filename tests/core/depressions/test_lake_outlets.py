"""Where water leaves lakes that have no outlet at their shore: over level ground, in parts of a raster and in steps."""

import numpy as np
import pytest
from headwaters.core.depressions.lake_outlets import Part, _outlets_on_shore, _outlets_over_flats
from headwaters.core.raster.domain import LAND, OUTLET, VOID
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS


def part_of_land(rng):
    """Return a part of a raster with ground in few steps and lakes of single cells or more, and what is known."""
    shape = tuple(rng.integers(4, 8, 2))
    filled = (rng.random(shape) < 0.25).astype(np.float32) + 1
    filled[rng.random(shape) < 0.05] = 0
    domain = rng.choice([LAND, OUTLET, VOID], shape, p=[0.92, 0.02, 0.06]).astype(np.uint8)
    labels = np.where((filled == 1) & (domain == LAND) & (rng.random(shape) < 0.2), rng.integers(1, 5, shape), 0)
    top, left = (int(rng.choice([0, 3])) for _ in range(2))
    beyond = [int(rng.choice([0, 2])) for _ in range(2)]
    size = top + shape[0] + beyond[0], left + shape[1] + beyond[1]
    part = Part(filled, domain, labels.astype(np.int32), top, left, *size)
    rows, cols = zip(*[np.nonzero(labels == lake) for lake in range(1, 5)])
    first = np.append(0, np.cumsum([each.size for each in rows]))
    cells = (np.concatenate(rows) + top) * part.ncols + np.concatenate(cols) + left
    return part, first, cells


def around(part, row, col):
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        r, c = row + down, col + right
        if 0 <= r < part.filled.shape[0] and 0 <= c < part.filled.shape[1] and part.domain[r, c] != VOID:
            yield r, c


def leaves(part, row, col):
    lower = any(part.filled[place] < part.filled[row, col] for place in around(part, row, col))
    return part.domain[row, col] >= OUTLET or lower


def searched(part, first, cells, outlet):
    """Enter the outlets of lakes; return the number of the lake for which the part is too small, or of all."""
    nrows, ncols = part.filled.shape
    for lake in range(first.size - 1):
        rows, cols = divmod(cells[first[lake] : first[lake + 1]], part.ncols)
        queue = list(zip((rows - part.top).tolist(), (cols - part.left).tolist()))
        for row, col in queue:
            if outlet[lake] >= 0:
                break
            above, left = row == 0 and part.top > 0, col == 0 and part.left > 0
            below = row == nrows - 1 and part.top + nrows < part.nrows
            if above or left or below or (col == ncols - 1 and part.left + ncols < part.ncols):
                return lake, True
            other = part.labels[row, col] - 1
            if other >= 0 and other != lake:
                outlet[lake] = outlet[other]
            elif other < 0 and leaves(part, row, col):
                outlet[lake] = (part.top + row) * part.ncols + part.left + col
            for place in around(part, row, col):
                if part.filled[place] == part.filled[row, col] and place not in queue:
                    queue.append(place)
    return first.size - 1, False


@pytest.mark.parametrize("limit", [1, 3, 1000])
@pytest.mark.parametrize("seeds", range(6))
def test_a_search_over_level_ground_finds_what_one_at_a_time_would_until_the_part_is_too_small(seeds, limit):
    for seed in range(40 * seeds, 40 * seeds + 40):
        rng = np.random.default_rng(seed)
        part, first, cells = part_of_land(rng)
        outlet = np.where(rng.random(4) < 0.2, 5, -1)
        wanted, found = outlet.copy(), np.append(7, outlet)
        lake, too_small = searched(part, first, cells, wanted)
        labels = np.where(part.labels > 0, part.labels + 1, 0).astype(np.int32)  # another lake comes before these
        seen, queue, state = np.zeros(labels.shape, bool), np.empty(labels.size, np.int32), np.zeros(4, np.int64)
        for _ in range(1 + 5 * labels.size):
            if state[0] < 4 and not state[3]:
                before = state.copy()
                _outlets_over_flats(part._replace(labels=labels), cells, first, 1, found, seen, queue, state, limit)
                assert limit > 1 or (state[1] <= 1 + before[1])
        assert found.tolist() == [7, *wanted]
        assert state.tolist() == [lake, 0, 0, too_small]
        assert too_small or not seen.any()


@pytest.mark.parametrize("seeds", range(6))
def test_at_its_shore_a_lake_is_left_over_the_first_cell_from_which_water_goes_down(seeds):
    for seed in range(40 * seeds, 40 * seeds + 40):
        part, _, cells = part_of_land(np.random.default_rng(seed))
        found = np.full(4, -1)
        _outlets_on_shore(part, cells, 0, cells.size, found)
        for lake in range(4):
            shore = set()
            for row, col in np.argwhere(part.labels == lake + 1):
                for r, c in around(part, row, col):
                    is_shore = part.labels[r, c] != lake + 1 and part.filled[r, c] == part.filled[row, col]
                    if is_shore and leaves(part, r, c):
                        shore.add((part.top + r) * part.ncols + part.left + c)
            assert found[lake] == min(shore, default=-1)
