"""Ways of water from tile to tile, beside walks from cell to cell, some of which go in circles."""

import itertools

import numpy as np
import pytest
from headwaters.core.arrays import NOWHERE
from headwaters.core.flow.folds.rim_forests import Crossing, forest_through, path_ends
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.raster.tiles import Tile, tiles_within


def receivers(rng, shape, ends):
    """Return the cell that each leads to, and itself where its path ends."""
    found = {}
    for row, col in np.ndindex(shape):
        code = ENDS if rng.random() < ends else int(rng.choice([0, 1, 2, 3, 4, 7], p=[0.2, 0.3, 0.2, 0.15, 0.1, 0.05]))
        r, c = (row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]) if code < ENDS else (row, col)
        found[row, col] = (r, c) if 0 <= r < shape[0] and 0 <= c < shape[1] else (row, col)
    return found


def is_in(tile, cell):
    return tile.top <= cell[0] < tile.bottom and tile.left <= cell[1] < tile.right


def way_through(below, tile, cell, ncols):
    """Return the first cell beyond a tile on a path, -2 less the cell where it ends before, NOWHERE of a circle."""
    seen = set()
    while is_in(tile, cell):
        if below[cell] == cell:
            return -2 - (cell[0] * ncols + cell[1])
        if cell in seen:
            return NOWHERE
        seen.add(cell)
        cell = below[cell]
    return cell[0] * ncols + cell[1]


def crossing(below, tile, ncols):
    """Return the `Crossing` of a tile: each cell that is entered once for each neighbour beyond that leads to it."""
    entered = [into for cell, into in below.items() if is_in(tile, into) and not is_in(tile, cell)]
    fed = [into for cell, into in below.items() if is_in(tile, cell) and not is_in(tile, into)]
    onward = [way_through(below, tile, cell, ncols) for cell in entered]
    numbers = [[row * ncols + col for row, col in cells] for cells in (entered, fed)]
    return Crossing(*(np.array(each, np.int64) for each in (numbers[0], onward, numbers[1])))


@pytest.mark.parametrize("ends", [0.0, 0.1])
@pytest.mark.parametrize("seed", range(16))
def test_ways_through_tiles_are_ways_through_their_block(seed, ends):
    rng, shape, side = np.random.default_rng(seed), (13, 15), (1, 2, 3, 5)[seed % 4]
    below, ncols = receivers(rng, shape, ends), shape[1]
    top, left = [(0, 0), (side, side), (2 * side, 0), (0, side)][seed // 4]
    block = Tile(top, min(top + 2 * side + seed % 3, 13), left, min(left + 3 * side, 15))
    tiles = list(itertools.chain(*tiles_within(block, side)))
    parts = [crossing(below, tile, ncols) for tile in tiles]
    forest, through = forest_through(parts, block, ncols, side)

    entered, onward, fed = (np.concatenate(each).tolist() for each in zip(*parts))
    cells = list(dict.fromkeys(entered))
    number = {cell: at for at, cell in enumerate(cells)}
    assert forest.cells.tolist() == cells
    assert forest.kept.tolist() == [entered.index(cell) for cell in cells]
    assert forest.onward.tolist() == [onward[at] for at in forest.kept]
    counts = [len(set(part.entered.tolist())) for part in parts]
    assert forest.begin.tolist() == [0, *itertools.accumulate(counts)]
    assert forest.fed.tolist() == [number.get(cell, NOWHERE) for cell in fed]
    assert forest.fed_begin.tolist() == [0, *itertools.accumulate(part.fed.size for part in parts)]
    inside = {cell: is_in(block, divmod(cell, ncols)) for cell in {*fed, *(cell for cell in onward if cell >= 0)}}
    beyond = [at for at, cell in enumerate(forest.onward.tolist()) if cell >= 0 and not inside[cell]]
    assert forest.leaving.tolist() == beyond

    ways = [way_through(below, block, divmod(cell, ncols), ncols) for cell in cells]
    following = [number.get(int(cell), NOWHERE) for cell in forest.onward]
    circles = set()
    for start, way in enumerate(ways):
        path = [start]
        while following[path[-1]] != NOWHERE and following[path[-1]] not in path:
            path.append(following[path[-1]])
        if following[path[-1]] != NOWHERE:
            assert way == NOWHERE
            circles.add(frozenset(path[path.index(following[path[-1]]) :]))
    of_circles = [next(circle for circle in circles if number[cell] in circle) for cell in forest.circling.tolist()]
    assert len(of_circles) == len(circles) == len(set(of_circles))
    cut = {number[cell] for cell in forest.circling.tolist()}
    assert forest.following.tolist() == [NOWHERE if at in cut else next_ for at, next_ in enumerate(following)]
    own = [at for at, (row, col) in enumerate(divmod(cell, ncols) for cell in cells)
           if row in (block.top, block.bottom - 1) or col in (block.left, block.right - 1)]  # fmt: skip
    assert forest.rim.tolist() == own
    assert through.entered.tolist() == [cells[at] for at in own]
    assert through.onward.tolist() == [ways[at] for at in own]
    outside = [cell for cell in fed if not inside[cell]]
    assert through.fed.tolist() == [*outside, *forest.onward[beyond].tolist()]


def test_a_path_that_ends_by_itself_and_circles_of_one_and_of_three():
    following, onward = np.array([1, -1, 2, 4, 5, 3, 3, -1]), np.array([0, 77, 0, 0, 0, 0, 0, -9])
    ends, circling = path_ends(following, onward)
    assert ends.tolist() == [77, 77, *[NOWHERE] * 5, -9] and len(circling) == 2 and 2 in circling


def test_a_path_leaves_a_block_for_the_first_cell_of_the_raster():
    ways = ([1], [0], [0]), ([2], [1], [1]), ([], [], [2])  # of the cells 1, 2 and 3 in one row, each to the west
    parts = [Crossing(*(np.array(each, np.int64) for each in way)) for way in ways]
    forest, through = forest_through(parts, Tile(0, 1, 1, 4), 4, 1)
    assert forest.leaving.tolist() == [0] and forest.following.tolist() == [NOWHERE, 0] and not forest.circling.size
    assert through.entered.tolist() == [1, 2] and through.onward.tolist() == [0, 0] and through.fed.tolist() == [0, 0]
