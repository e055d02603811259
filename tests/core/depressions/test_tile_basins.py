"""Basins of a tile and the passes between them, beside all cells that touch."""

import numpy as np
import pytest
from headwaters.core.depressions.tile_basins import label_tile_basins
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID

SHAPES = ((1, 1), (1, 8), (7, 1), (5, 6), (9, 8))


def beside(shape, cell):
    """Yield the neighbours of a cell in a tile."""
    for row in range(max(cell[0] - 1, 0), min(cell[0] + 2, shape[0])):
        for col in range(max(cell[1] - 1, 0), min(cell[1] + 2, shape[1])):
            if (row, col) != cell:
                yield row, col


def lowest_ways(count, passes):
    """Return how high water must stand to come from each basin to each other."""
    levels = np.full((count, count), np.inf)
    for one, other, height in passes:
        levels[one, other] = levels[other, one] = min(levels[one, other], height)
    for over in range(count):
        levels = np.minimum(levels, np.maximum(levels[:, over, None], levels[over]))
    return levels


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("seed", range(30))
def test_basins_lead_down_to_one_pit_each_and_passes_join_them_as_low_as_cells_do(seed, kind):
    """Few heights make level ground, in which what the scan meets first is lower; the rim does not count."""
    rng, shape = np.random.default_rng(seed), SHAPES[seed % 5]
    heights = rng.integers(0, (2, 4, 50)[seed % 3], (shape[0] + 2, shape[1] + 2)).astype(kind)
    heights[[0, -1]] = heights[:, [0, -1]] = -5
    share = [(1, 0, 0, 0), (0.7, 0.1, 0.1, 0.1), (0.9, 0, 0.1, 0), (0.6, 0.4, 0, 0)][seed % 4]
    domain = rng.choice([LAND, VOID, OUTLET, SEA], shape, p=share).astype(np.uint8)
    z = heights[1:-1, 1:-1].tolist()
    labels, count, a, b, height = label_tile_basins(heights, domain)

    cells = [(int(row), int(col)) for row, col in np.argwhere(domain != VOID)]
    place = {cell: (z[cell[0]][cell[1]], cell) for cell in cells}  # which orders them
    touching = {cell: [other for other in beside(shape, cell) if other in place] for cell in cells}
    label = {cell: int(labels[cell]) for cell in cells}
    assert not labels[domain != LAND].any()
    pits = []
    for cell in np.argwhere(domain == LAND).tolist():
        lower = {label[other] for other in touching[tuple(cell)] if place[other] < place[tuple(cell)]}
        pits += [] if lower else [label[tuple(cell)]]
        assert label[tuple(cell)] in lower or not lower
    assert sorted(pits) == list(range(1, count))

    rises = [(one, other) for one in cells for other in touching[one] if place[other] < place[one]]
    rises = [(label[one], label[other], place[one][0]) for one, other in rises if label[one] != label[other]]
    passes = list(zip(a.tolist(), b.tolist(), height.tolist()))
    assert set(passes) <= set(rises)
    assert (lowest_ways(count, passes) == lowest_ways(count, rises)).all()
