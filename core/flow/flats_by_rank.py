"""Paths over level ground by rank: away from higher ground, and towards the exits of the flat.

After Barnes, Lehman & Mulla (2014, doi:10.1016/j.cageo.2013.01.009).
"""

import numpy as np

from ..machine.jit import kernel
from ..raster.domain import VOID
from ..raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..raster.tiles import map_tiles
from ..run.progress import Silent, watched
from .open_cells import FLAT, choose_direction

SOUGHT, SEEN = 250, 251  # marks of flat cells: none is left at the end
FAR = 2**30


@kernel
def _neighbour(cell, direction, ncols):
    return cell + ROW_OFFSETS[direction] * ncols + COLUMN_OFFSETS[direction]


@kernel
def _is_below(domain, cell, level):
    """Tell whether a flat cell has a neighbour that is neither level with it nor void: a higher one."""
    nrows, ncols = domain.shape
    row = cell // ncols
    col = cell % ncols
    for direction in range(8):
        r = row + ROW_OFFSETS[direction]
        c = col + COLUMN_OFFSETS[direction]
        if not level >> direction & 1 and 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID:
            return True
    return False


@kernel
def _flood(codes, neighbours, ncols, first, mark, queue):
    """Give the flat around a cell another mark; return how many cells it has, now the first in ``queue``."""
    old = codes[first]
    codes[first] = mark
    queue[0] = first
    front, back = 0, 1
    while front < back:
        cell = np.int64(queue[front])
        front += 1
        for direction in range(8):
            if neighbours[cell] >> direction & 1:
                neighbour = _neighbour(cell, direction, ncols)
                if codes[neighbour] == old:
                    codes[neighbour] = mark
                    queue[back] = neighbour
                    back += 1
    return back


@kernel
def _rank_towards(codes, neighbours, ncols, rank, queue, back, watch):
    """Rank flat cells by their steps from those in ``queue``, which have an exit."""
    for index in range(back):
        codes[queue[index]] = SEEN
    front, of_step, steps = 0, back, 1
    while front < back and not watch[0]:
        if front == of_step:
            steps += 1
            of_step = back
        cell = np.int64(queue[front])
        front += 1
        rank[cell] = FAR + 2 * steps - rank[cell]
        for direction in range(8):
            if neighbours[cell] >> direction & 1:
                neighbour = _neighbour(cell, direction, ncols)
                if codes[neighbour] == FLAT:
                    codes[neighbour] = SEEN
                    queue[back] = neighbour
                    back += 1
        watch[1] += 1


@kernel
def rank_flats(codes, neighbours, domain, cells, rank, queue, watch):
    """Rank flat cells so that each has an exit or a neighbour of lower rank; return the number of pits.

    A rank counts two for each step from the exits and takes off one for each step from higher ground. Exits have rank
    0. A flat without an exit gets one: its first cell becomes a pit.
    """
    ncols = domain.shape[1]
    codes_of, neighbours_of = codes.ravel(), neighbours.ravel()
    front, back = 0, 0
    for cell in cells:
        if _is_below(domain, cell, neighbours_of[cell]):
            rank[cell] = 1
            queue[back] = cell
            back += 1
    while front < back and not watch[0]:
        cell = np.int64(queue[front])
        front += 1
        for direction in range(8):
            if neighbours_of[cell] >> direction & 1:
                neighbour = _neighbour(cell, direction, ncols)
                if codes_of[neighbour] == FLAT and rank[neighbour] == 0:
                    rank[neighbour] = rank[cell] + 1
                    queue[back] = neighbour
                    back += 1

    back = 0
    for cell in cells:
        for direction in range(8):
            if neighbours_of[cell] >> direction & 1 and codes_of[_neighbour(cell, direction, ncols)] != FLAT:
                queue[back] = cell
                back += 1
                break
    _rank_towards(codes_of, neighbours_of, ncols, rank, queue, back, watch)

    pits = 0
    for cell in cells:
        if watch[0]:
            break
        if codes_of[cell] != FLAT:
            continue
        size = _flood(codes_of, neighbours_of, ncols, cell, SOUGHT, queue)
        pit = queue[:size].min()
        _flood(codes_of, neighbours_of, ncols, cell, FLAT, queue)
        codes_of[pit] = ENDS
        rank[pit] = 0
        pits += 1
        back = 0
        for direction in range(8):
            if neighbours_of[pit] >> direction & 1:
                queue[back] = _neighbour(pit, direction, ncols)
                back += 1
        _rank_towards(codes_of, neighbours_of, ncols, rank, queue, back, watch)
    return pits


@kernel
def direct_ranked(codes, neighbours, cells, rank, at_random, seed):
    """Send each of the flat cells to its neighbour of lowest rank."""
    ncols = codes.shape[1]
    codes_of, neighbours_of = codes.ravel(), neighbours.ravel()
    for cell in cells:
        if codes_of[cell] == ENDS:
            continue
        lowest = 2 * FAR
        best = 0
        for direction in range(8):
            if neighbours_of[cell] >> direction & 1:
                found = np.int64(rank[_neighbour(cell, direction, ncols)])
                if found < lowest:
                    lowest = found
                    best = 0
                if found == lowest:
                    best |= 1 << direction
        codes_of[cell] = choose_direction(best, at_random, seed, cell // ncols, cell % ncols)


@kernel
def _part_flats(codes, neighbours, cells, tile, queue):
    """Move flat cells whose flat may reach beyond their tile behind the others; return how many others there are."""
    top, bottom, left, right = tile
    ncols = codes.shape[1]
    codes_of, neighbours_of = codes.ravel(), neighbours.ravel()
    front, back = 0, 0
    for cell in cells:
        row, col = cell // ncols, cell % ncols
        if top < row < bottom - 1 and left < col < right - 1:
            continue
        for direction in range(8):
            r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
            if neighbours_of[cell] >> direction & 1 and not (top <= r < bottom and left <= c < right):
                codes_of[cell] = SOUGHT
                queue[back] = cell
                back += 1
                break
    while front < back:
        cell = np.int64(queue[front])
        front += 1
        row, col = cell // ncols, cell % ncols
        for direction in range(8):
            r, c = row + ROW_OFFSETS[direction], col + COLUMN_OFFSETS[direction]
            if not neighbours_of[cell] >> direction & 1 or not (top <= r < bottom and left <= c < right):
                continue
            if codes_of[r * ncols + c] == FLAT:
                codes_of[r * ncols + c] = SOUGHT
                queue[back] = r * ncols + c
                back += 1
    inner = 0
    for place in range(cells.size):
        cell = cells[place]
        if codes_of[cell] == FLAT:
            cells[inner] = cell
            inner += 1
        codes_of[cell] = FLAT
    cells[inner:] = queue[:back]
    return inner


def drain_flats(codes, neighbours, domain, tiles, flats, at_random, seed, threads, progress):
    """Direct flat cells away from higher ground and towards the exits of their flats; return the number of pits.

    ``flats`` are the flat cells of each of the ``tiles``. Flats inside of one are ranked there, all others at once.
    """
    rank = np.zeros(codes.size, np.int32)

    def queue_for(cells):
        return np.empty(cells.size, np.int32 if codes.size < 2**31 else np.int64)

    def rank_inside(place):
        cells = flats[place]
        queue = queue_for(cells)
        inner = _part_flats(codes, neighbours, cells, tiles[place], queue)
        watch = np.zeros(2, np.int64)
        return rank_flats(codes, neighbours, domain, cells[:inner], rank, queue, watch), cells[inner:]

    with progress.phase("Ranking flat cells", 0.8):
        pits, rest = zip(*map_tiles(rank_inside, range(len(tiles)), threads, progress))
        rest = np.concatenate(rest)
        queue = queue_for(rest)
        far = watched(
            lambda watch: rank_flats(codes, neighbours, domain, rest, rank, queue, watch), rest.size, Silent(progress)
        )
    with progress.phase("Directing flat cells", 0.2):
        map_tiles(
            lambda cells: direct_ranked(codes, neighbours, cells, rank, at_random, seed), flats, threads, progress
        )
    return sum(pits) + far
