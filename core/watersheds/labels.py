"""Which cells drain to which seed: every cell takes the number of the first seed that its water meets.

Each tile follows its cells down to a seed, to an end, or to the ring of cells just outside of it; what leaves the
tile is, for each cell of its rim, the rim cell of another tile that comes next. One walk along those gives the seed of
each rim cell; a last look at the tile turns cells outside into seeds.
"""

from functools import partial

import numpy as np

from ..flow.accumulation import accumulate_d8
from ..machine.jit import kernel, unsigned
from ..raster.neighbours import ENDS, NO_DIRECTION
from ..raster.rims import node_at, node_count, rim_nodes, ring_cell, steps_of
from ..raster.storage import IN_MEMORY, cells_of, cells_where, placed, raster_of, values_at
from ..raster.tiles import tile_rows
from ..run.progress import Progress

SIDE = 256  # a tile and its workspace fit the second-level cache
BYTES_PER_CELL = 4  # the labels, beside the directions
NO_SEED = -1  # while tiles are labelled: meets none
BEYOND = -2  # and this and below: leaves the tile for a cell of the ring around it
SEAM_CHUNK = 1 << 22


def outlets(codes):
    """Return the cells where a path of the water ends, as int64 in row order."""
    return cells_where(codes.shape, lambda rows: codes[rows] == ENDS)


def label_basins(codes, seeds, seed_labels=None, threads=None, side=SIDE, progress=None, storage=IN_MEMORY):
    """Return, as int32, for each cell the number of the first seed that its water meets; a seed meets itself.

    0 where it meets none and where there is no direction. Seeds are int64 cells, numbered 1, 2, … in their order or by
    ``seed_labels`` (greater than 0); of several on one cell the first counts. Directions must have no cycle. The result
    lies in ``storage``.
    """
    progress = progress or Progress()
    codes = raster_of(codes, np.uint8)
    labels = storage.empty(codes.shape, np.int32)
    tiles = [tile for row in tile_rows(codes.shape, side) for tile in row]
    receiver = np.full(node_count(codes.shape, side), -1, np.int64)
    own_seeds, own_labels, first = _seeds_by_tile(codes, seeds, seed_labels, len(tiles), side, progress)

    def share_seeds(index):
        part = slice(first[index], first[index + 1])
        return tiles[index], own_seeds[part], own_labels[part]

    def share_found(tile):
        return tile, _found_beyond(receiver, tile, codes.shape, side)

    with progress.phase("Labelling tiles", 0.8):
        work = partial(_label_one, codes, labels, side)
        for nodes, receivers in storage.map(work, range(len(tiles)), threads, progress, share_seeds):
            receiver[nodes] = receivers
    with progress.phase("Joining tiles", 0.05):
        for begin in range(0, receiver.size, SEAM_CHUNK):
            _join_tiles(receiver, begin, min(begin + SEAM_CHUNK, receiver.size))
            progress.check()
    with progress.phase("Labelling cells", 0.15), storage.renewed(labels) as finished:
        storage.map(partial(_finish_one, labels, finished), tiles, threads, progress, share_found)
    return finished


def _label_one(codes, labels, side, job):
    """Label a tile as far as its own cells tell; return its rim cells by their numbers, and the receivers of these."""
    tile, seeds, seed_labels = job
    with placed(labels, tile, anew=True) as (array, *at):
        return _label_tile(cells_of(codes, tile), array, *at, seeds, seed_labels, tile, codes.shape, side)


def _finish_one(labels, finished, job):
    """Label the cells of a tile whose water leaves it."""
    tile, found = job
    with placed(labels, tile, new=finished) as (array, *at):
        _finish_tile(array, *at, tile, found)


def _seeds_by_tile(codes, seeds, seed_labels, ntiles, side, progress):
    """Return seeds and labels tile by tile, and where each tile begins; cells without a direction are no seeds."""
    seeds = np.asarray(seeds, np.int64)
    numbers = np.arange(1, seeds.size + 1) if seed_labels is None else seed_labels
    numbers = np.asarray(numbers, np.int32)
    with_direction = values_at(codes, seeds) != NO_DIRECTION
    if not with_direction.all():
        seeds, numbers = seeds[with_direction], numbers[with_direction]
    progress.check()
    row, col = np.divmod(seeds, codes.shape[1])
    tile = row // side * -(-codes.shape[1] // side) + col // side
    progress.check()
    order = np.argsort(tile, kind="stable")
    progress.check()
    return seeds[order], numbers[order], np.searchsorted(tile[order], np.arange(ntiles + 1))


def downstream_of(seeds, labels, codes):
    """Return, for each seed, the label that its water meets just below it; 0 where it meets none."""
    seeds = np.asarray(seeds, np.int64)
    code = values_at(codes, seeds)
    return np.where(code < ENDS, values_at(labels, seeds + steps_of(codes.shape[1])[code]), 0)


def main_outlets(seeds, labels, codes, count, threads=None, progress=None, storage=IN_MEMORY):
    """Return, for each label from 0 to ``count``, the cell by which its water leaves it; -1 where it has no cells.

    Water leaves a basin from one of its ``seeds``; of several the one counts by which the most cells drain.
    """
    seeds = np.unique(np.asarray(seeds, np.int64))
    own = values_at(labels, seeds)
    leaves = (own > 0) & (downstream_of(seeds, labels, codes) != own)
    seeds, own = seeds[leaves], own[leaves]
    water = np.zeros(seeds.size)
    if np.unique(own).size < own.size:
        total = accumulate_d8(codes, threads=threads, progress=progress, storage=storage)
        water = values_at(total, seeds)
        storage.remove(total)
    order = np.lexsort((-seeds, water, own))
    found = np.full(count + 1, -1, np.int64)
    found[own[order]] = seeds[order]  # of equal labels the last counts
    return found


@kernel
def _label_tile(codes, labels, top, left, seeds, seed_labels, tile, shape, side):
    """Label one tile as far as its own cells tell, and return its rim cells and their receivers.

    ``codes`` are those of the tile, which begins at a cell of ``labels``. A receiver is a rim cell of another tile, or
    -1 minus the label where that is known.

    Two scans and next to no branches that depend on the terrain, a quarter faster than `trace` and a loop. The first,
    from the first cell on, leads every cell to one that comes later or to a *goal*: a seed, an end, a cell of the ring
    around the tile; goals are numbered after all cells. The second, from the last cell back, therefore finds the label
    of what each cell leads to.
    """
    nrows, ncols = shape
    height, width = codes.shape
    across = width + 2
    cells = (height + 2) * across
    ring = 2 * (across + height)
    own = np.empty(cells + ring + 1 + seeds.size, np.int32)
    leads = np.zeros(own.size, np.uint32)  # a look beyond a goal does no harm
    for index in range(ring):
        row, col = ring_cell(index, height, width)
        cell = (row + 1) * across + col + 1
        leads[cell] = cells + index
        own[cell] = BEYOND - index
        own[cells + index] = BEYOND - index
    own[cells + ring] = NO_SEED
    for index in range(seeds.size - 1, -1, -1):
        row = seeds[index] // ncols - tile.top
        col = seeds[index] % ncols - tile.left
        leads[(row + 1) * across + col + 1] = cells + ring + 1 + index
        own[cells + ring + 1 + index] = seed_labels[index]
    _lead_on(codes, cells + ring, leads)
    for row in range(height - 1, -1, -1):
        begin = (row + 1) * across + 1
        of_labels = labels[top + row, left : left + width]
        for col in range(unsigned(width)):
            from_right = unsigned(width - 1) - col
            label = own[leads[unsigned(begin) + from_right]]
            own[unsigned(begin) + from_right] = label
            of_labels[from_right] = label
    rim, nodes = rim_nodes(tile, shape, side)
    receivers = np.empty(nodes.size, np.int64)
    for index in range(rim.size):
        label = own[rim[index]]
        if label <= BEYOND:
            row, col = ring_cell(BEYOND - label, height, width)
            receivers[index] = node_at(tile.top + row, tile.left + col, nrows, ncols, side)
        else:
            receivers[index] = -1 - max(label, 0)
    return nodes, receivers


@kernel
def _lead_on(codes, end, leads):
    """Lead every cell of a tile that leads nowhere yet to a later cell of its path or to its goal, ends to ``end``."""
    height, width = codes.shape
    moves = steps_of(width + 2)
    for row in range(height):
        begin = (row + 1) * (width + 2) + 1
        of_codes = codes[row]
        for col in range(unsigned(width)):
            cell = unsigned(begin) + col
            if leads[cell] != 0:
                continue
            code = of_codes[col]
            if code >= ENDS:
                leads[cell] = end
                continue
            at = unsigned(begin + moves[code]) + col
            # Most paths are at their goal or at a later cell after two leads: no branch needs to be guessed for those.
            further = leads[at]
            at = further if at < cell else at
            further = leads[at]
            at = further if at < cell else at
            while at < cell:
                at = leads[at]
            leads[cell] = at


@kernel
def _join_tiles(receiver, begin, end):
    """Replace the receivers of rim cells by -1 minus the label that their water meets."""
    for node in range(begin, end):
        at = node
        while receiver[at] >= 0:
            at = receiver[at]
        label = receiver[at]
        at = node
        while receiver[at] >= 0:
            following = receiver[at]
            receiver[at] = label
            at = following


@kernel
def _found_beyond(receiver, tile, shape, side):
    """Return the labels of the cells around a tile, as `_finish_tile` takes them."""
    nrows, ncols = shape
    height, width = tile.bottom - tile.top, tile.right - tile.left
    ring = 2 * (width + 2 + height)
    found = np.zeros(ring - BEYOND, np.int32)
    for index in range(ring):
        row, col = ring_cell(index, height, width)
        row += tile.top
        col += tile.left
        if 0 <= row < nrows and 0 <= col < ncols:
            found[index - BEYOND] = -1 - receiver[node_at(row, col, nrows, ncols, side)]
    return found


@kernel
def _finish_tile(labels, top, left, tile, found):
    """Replace what stands for cells beyond a tile, which begins at a cell of ``labels``, by what those ``found``."""
    height, width = tile.bottom - tile.top, tile.right - tile.left
    for row in range(top, top + height):
        of_labels = labels[row, left : left + width]
        for col in range(unsigned(width)):
            label = of_labels[col]
            if label < 0:
                of_labels[col] = found[unsigned(-label)]
