"""Any measure along the paths of a tile is a loop over its cells in the order of the water."""

import numpy as np
import pytest
from headwaters.core.flow.folds.folds import pull_ends
from headwaters.core.flow.folds.tile_paths import TileCodes, cells_entered, codes_in_ring, cross_tile, upstream_first
from headwaters.core.raster.neighbours import ENDS, NO_DIRECTION
from headwaters.core.raster.rims import steps_of
from headwaters.core.raster.storage import HeldTile
from headwaters.core.raster.tiles import Tile, with_rim

from ..flows import anywhere, arrows, random_flow, target


def traced(codes):
    """Return the cells of a raster that is one tile in the order of the water, and the receivers of these."""
    ring = codes_in_ring(TileCodes(Tile(0, codes.shape[0], 0, codes.shape[1]), codes, 0, 0))
    cells, _ = upstream_first(ring, *codes.shape)
    return cells, cells + steps_of(codes.shape[1] + 2)[ring[cells]]


def highest_ahead(codes, z):
    """Return, for one tile, the highest cell on the path of each cell: a new measure in seven lines."""
    cells, receivers = traced(codes)
    highest = np.full((codes.shape[0] + 2, codes.shape[1] + 2), -np.inf)
    highest[1:-1, 1:-1] = z
    along = highest.ravel()
    for cell, receiver in zip(cells[::-1], receivers[::-1]):
        along[cell] = max(along[cell], along[receiver])
    return highest[1:-1, 1:-1]


@pytest.mark.parametrize("seed", range(4))
def test_the_highest_cell_ahead_is_the_one_met_on_a_walk_downstream(seed):
    """Any heights may lie along the path: it is the directions that lead."""
    codes = random_flow(seed, (13, 17))
    z = np.random.default_rng(seed).normal(size=codes.shape)
    found = highest_ahead(codes, z)
    for start in np.ndindex(codes.shape):
        walk, at = [], start
        while at is not None:
            walk.append(z[at])
            at = target(codes, *at)
        assert found[start] == max(walk)


@pytest.mark.parametrize("seed", range(4))
def test_the_order_leads_down_and_leaves_out_only_cycles(seed):
    """Each cell once and before its receiver; a cell is missing if and only if the water from it comes back to it."""
    codes = anywhere(seed, (9, 12))
    cells, receivers = traced(codes)
    fed = {target(codes, *cell) for cell in np.ndindex(codes.shape)}
    sources = [(row + 1) * 14 + col + 1 for row, col in np.argwhere(codes < ENDS) if (row, col) not in fed]
    ring = codes_in_ring(TileCodes(Tile(0, 9, 0, 12), codes, 0, 0))
    assert cells[: upstream_first(ring, 9, 12)[1]].tolist() == sources
    index = {int(cell): number for number, cell in enumerate(cells)}
    assert len(index) == cells.size
    for number, (cell, receiver) in enumerate(zip(cells, receivers)):
        row, col = divmod(int(cell), 14)
        assert divmod(int(receiver), 14) == tuple(np.add(target(codes, row - 1, col - 1), 1))
        assert index.get(int(receiver), codes.size) > number
    for row, col in np.argwhere(codes < ENDS):
        at = target(codes, row, col)
        for _ in range(codes.size):
            if at is None or at == (row, col):
                break
            at = target(codes, *at)
        assert ((row + 1) * 14 + col + 1 in index) == (at != (row, col))


@pytest.mark.parametrize("circle", ["→ ← ↓ ← \n o ← ← ←", "→ ↓ → ↓ \n o ← ↑ ←"])
def test_what_runs_in_a_circle_of_two_cells_or_of_more_has_no_end(circle):
    codes, into = arrows(circle), np.zeros((2, 4))
    none, end = np.empty(0, np.int64), np.array([13])
    of = TileCodes(Tile(0, 2, 0, 4), codes, 0, 0)
    with pytest.raises(ValueError, match="in a circle"):
        pull_ends(of, none, np.empty(0), end, np.array([7.0]), -1.0, np.empty(0), HeldTile(into, 0, 0))


@pytest.mark.parametrize("beyond, onward", [("o", -2 - 6), (".", -1), ("←", -1), ("→", 7)])
def test_a_path_through_a_tile_leads_to_its_end_out_of_it_or_nowhere(beyond, onward):
    """In the tile of the two columns in the middle, which paths enter from the west, one in two places."""
    codes, tile = arrows(f"→ → ↓ .\n → → {beyond} o"), Tile(0, 2, 1, 3)
    ring = with_rim(codes, tile, np.uint8, NO_DIRECTION)
    entered = cells_entered(ring, tile)
    begins, leads, leaving, fed = cross_tile(ring.ravel(), entered, tile, codes.shape)
    assert (begins.tolist(), leads.tolist()) == ([1, 5], [onward, onward])
    assert (leaving.tolist(), fed.tolist()) == (([10], [7]) if onward == 7 else ([], []))


def test_ends_and_cells_without_direction_lead_nowhere():
    """They are in no order; what is written there stays."""
    codes = arrows("→→o\n . . →")
    assert (codes == NO_DIRECTION).sum() == 2
    assert set(zip(*traced(codes))) == {(6, 7), (7, 8), (13, 14)}
