"""Ways over level ground, and between ways that are as steep as each other.

What the slope leaves open is a cell marked FLAT, with no lower neighbour, or TIED, with several steepest ones; ``ways``
holds the bit set of neighbours among which it can choose. For a flat cell these are its level neighbours. Those of them
that are not flat are the exits of the flat.
"""

import numpy as np

from ..domain import VOID
from ..jit import kernel
from ..neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from ..noise import scramble
from ..progress import watched
from ..tiles import map_tiles

SOUGHT, SEEN, TIED, FLAT = 250, 251, 252, 253  # marks of open cells: none is left at the end
FAR = 2**30
WHOLE_STEP = 32  # the shortest step in whole numbers; a diagonal of square cells becomes 45
LONGEST_STEP = 512  # ways of millions of steps fit 32 bits
CHUNK_CELLS = 1 << 15
NO_EXIT, SEVERAL_EXITS = -1, -2


@kernel
def choose_place(ways, at_random, seed, row, col):
    """Return one of several ways: the first in order, or one that seed and cell draw."""
    skip = 0
    if at_random:
        count = 0
        for place in range(8):
            count += ways >> place & 1
        skip = scramble(seed, col, row) % count
    for place in range(8):
        if ways >> place & 1:
            if skip == 0:
                return place
            skip -= 1
    return 0


@kernel
def _neighbour(cell, place, ncols):
    return cell + ROW_OFFSETS[place] * ncols + COLUMN_OFFSETS[place]


@kernel
def _is_below(domain, cell, level):
    """Tell whether a flat cell has a neighbour that is neither level with it nor void: a higher one."""
    nrows, ncols = domain.shape
    row = cell // ncols
    col = cell % ncols
    for place in range(8):
        r = row + ROW_OFFSETS[place]
        c = col + COLUMN_OFFSETS[place]
        if not level >> place & 1 and 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != VOID:
            return True
    return False


@kernel
def _flood(codes, ways, ncols, first, mark, queue):
    """Give the flat around a cell another mark; return how many cells it has, now the first in ``queue``."""
    old = codes[first]
    codes[first] = mark
    queue[0] = first
    front, back = 0, 1
    while front < back:
        cell = np.int64(queue[front])
        front += 1
        for place in range(8):
            if ways[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes[neighbour] == old:
                    codes[neighbour] = mark
                    queue[back] = neighbour
                    back += 1
    return back


@kernel
def _rank_towards(codes, ways, ncols, rank, queue, back, watch):
    """Rank flat cells by their steps from those in ``queue``, which have an exit."""
    for place in range(back):
        codes[queue[place]] = SEEN
    front, of_step, steps = 0, back, 1
    while front < back and not watch[0]:
        if front == of_step:
            steps += 1
            of_step = back
        cell = np.int64(queue[front])
        front += 1
        rank[cell] = FAR + 2 * steps - rank[cell]
        for place in range(8):
            if ways[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes[neighbour] == FLAT:
                    codes[neighbour] = SEEN
                    queue[back] = neighbour
                    back += 1
        watch[1] += 1


@kernel
def rank_flats(codes, ways, domain, cells, rank, queue, watch):
    """Rank flat cells so that each has an exit or a neighbour of lower rank; return the number of pits.

    A rank counts two for each step from the exits and takes off one for each step from higher ground. Exits have rank
    0. A flat without an exit gets one: its first cell becomes a pit.
    """
    ncols = domain.shape[1]
    codes_of, ways_of = codes.ravel(), ways.ravel()
    front, back = 0, 0
    for cell in cells:
        if _is_below(domain, cell, ways_of[cell]):
            rank[cell] = 1
            queue[back] = cell
            back += 1
    while front < back and not watch[0]:
        cell = np.int64(queue[front])
        front += 1
        for place in range(8):
            if ways_of[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes_of[neighbour] == FLAT and rank[neighbour] == 0:
                    rank[neighbour] = rank[cell] + 1
                    queue[back] = neighbour
                    back += 1

    back = 0
    for cell in cells:
        for place in range(8):
            if ways_of[cell] >> place & 1 and codes_of[_neighbour(cell, place, ncols)] != FLAT:
                queue[back] = cell
                back += 1
                break
    _rank_towards(codes_of, ways_of, ncols, rank, queue, back, watch)

    pits = 0
    for cell in cells:
        if watch[0]:
            break
        if codes_of[cell] != FLAT:
            continue
        size = _flood(codes_of, ways_of, ncols, cell, SOUGHT, queue)
        pit = queue[:size].min()
        _flood(codes_of, ways_of, ncols, cell, FLAT, queue)
        codes_of[pit] = ENDS
        rank[pit] = 0
        pits += 1
        back = 0
        for place in range(8):
            if ways_of[pit] >> place & 1:
                queue[back] = _neighbour(pit, place, ncols)
                back += 1
        _rank_towards(codes_of, ways_of, ncols, rank, queue, back, watch)
    return pits


@kernel
def direct_ranked(codes, ways, cells, rank, at_random, seed):
    """Send each of the flat cells to its neighbour of lowest rank."""
    ncols = codes.shape[1]
    codes_of, ways_of = codes.ravel(), ways.ravel()
    for cell in cells:
        if codes_of[cell] == ENDS:
            continue
        lowest = 2 * FAR
        best = 0
        for place in range(8):
            if ways_of[cell] >> place & 1:
                found = np.int64(rank[_neighbour(cell, place, ncols)])
                if found < lowest:
                    lowest = found
                    best = 0
                if found == lowest:
                    best |= 1 << place
        codes_of[cell] = choose_place(best, at_random, seed, cell // ncols, cell % ncols)


def drain_flats(codes, ways, domain, cells, at_random, seed, threads, progress):
    """Direct flat cells away from higher ground and towards the exits of their flats; return the number of pits."""
    size = int(cells.size)
    index = index_type(codes.size)
    rank = np.zeros(codes.size, np.int32)
    queue = np.empty(size, index)
    with progress.phase("Ranking flat cells", 0.8):
        pits = watched(lambda watch: rank_flats(codes, ways, domain, cells, rank, queue, watch), size, progress)
    with progress.phase("Directing flat cells", 0.2):
        parts = [cells[begin : begin + CHUNK_CELLS] for begin in range(0, size, CHUNK_CELLS)]
        map_tiles(lambda part: direct_ranked(codes, ways, part, rank, at_random, seed), parts, threads, progress)
    return pits


@kernel
def _sort_by_way(cells, count, way):
    """Sort the first cells by their way to the sea: a heap takes no memory, and ``argsort`` is slow to compile."""
    for step in range(count + count // 2 - 1, 0, -1):
        size = min(step, count)
        top = max(step - count, 0)  # first the heap is built, from the last cell that has others below it
        if step < count:  # then the greatest goes behind it, again and again
            cells[0], cells[step] = cells[step], cells[0]
        moved = cells[top]
        below = 2 * top + 1
        while below < size:
            if below + 1 < size and way[cells[below + 1]] > way[cells[below]]:
                below += 1
            if way[cells[below]] <= way[moved]:
                break
            cells[top] = cells[below]
            top = below
            below = 2 * top + 1
        cells[top] = moved


@kernel
def _cross(codes, ways, way, ncols, size, step, queues, heads, forget, watch):
    """Direct the flat whose cells are the first in ``queues[3]`` along its shortest ways to the sea; tell of a pit.

    The ways down from its exits are known. Three queues, one for each length of a step, and the cells beside exits in
    order are four sequences that rise: the least of their heads is the next cell (no heap is needed).
    """
    edge = queues[3]
    mark = codes[edge[0]]
    count, pit = 0, 0
    lowest = np.int64(edge[0])
    for at in range(size):
        cell = np.int64(edge[at])
        lowest = min(lowest, cell)
        shortest = 2 * FAR
        for place in range(8):
            if ways[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes[neighbour] != mark:
                    shortest = min(shortest, way[neighbour] + step[place])
        if shortest < 2 * FAR:
            way[cell] = shortest
            edge[count] = cell
            count += 1
    if count == 0:
        pit = 1
        codes[lowest] = ENDS
        way[lowest] = 1
        for place in range(8):
            if ways[lowest] >> place & 1:
                neighbour = _neighbour(lowest, place, ncols)
                way[neighbour] = 1 + step[place]
                edge[count] = neighbour
                count += 1
    front, back = heads
    front[:] = 0
    back[:] = 0
    back[3] = count
    _sort_by_way(edge, back[3], way)
    while not watch[0]:
        cell = -1
        nearest = 2 * FAR
        source = 0
        for queue in range(4):
            while front[queue] < back[queue] and codes[queues[queue, front[queue]]] != mark:
                front[queue] += 1
            if front[queue] < back[queue]:
                head = np.int64(queues[queue, front[queue]])
                if way[head] < nearest:
                    nearest = np.int64(way[head])
                    cell = head
                    source = queue
        if cell < 0:
            break
        front[source] += 1
        chosen = -1
        for place in range(8):
            if ways[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes[neighbour] == mark:
                    total = nearest + step[place]
                    if way[neighbour] == 0 or total < way[neighbour]:
                        way[neighbour] = total
                        queue = 2 if place % 2 else place // 2 % 2
                        queues[queue, back[queue]] = neighbour
                        back[queue] += 1
                elif chosen < 0 and way[neighbour] + step[place] == nearest:
                    chosen = place
        codes[cell] = chosen
        watch[1] += 1
    if forget:  # the ways began at the exit, not at the sea
        for queue in range(4):
            for at in range(back[queue]):
                way[queues[queue, at]] = 0
    return pit


@kernel
def _only_exit(codes, ways, ncols, size, cells):
    """Return the exit of a flat if it has one alone, else NO_EXIT or SEVERAL_EXITS."""
    mark = codes[cells[0]]
    only = NO_EXIT
    for at in range(size):
        cell = np.int64(cells[at])
        for place in range(8):
            if ways[cell] >> place & 1:
                neighbour = _neighbour(cell, place, ncols)
                if codes[neighbour] != mark and neighbour != only:
                    if only >= 0:
                        return SEVERAL_EXITS
                    only = neighbour
    return only


@kernel
def _flood_inside(codes, ways, ncols, first, queue, top, bottom, left, right):
    """Mark the part of a flat that lies in a tile as SEEN; return its size, or 0 if ways of it lead out of the tile."""
    codes[first] = SEEN
    queue[0] = first
    front, back = 0, 1
    inside = True
    while front < back:
        cell = np.int64(queue[front])
        front += 1
        row = cell // ncols
        col = cell % ncols
        for place in range(8):
            if ways[cell] >> place & 1:
                r = row + ROW_OFFSETS[place]
                c = col + COLUMN_OFFSETS[place]
                if not (top <= r < bottom and left <= c < right):
                    inside = False
                elif codes[r * ncols + c] == FLAT:
                    codes[r * ncols + c] = SEEN
                    queue[back] = r * ncols + c
                    back += 1
    return back if inside else 0


@kernel
def settle_inside(codes, ways, way, cells, step, queues, top, bottom, left, right):
    """Settle those flats of a tile that lie wholly in it and have one exit; return the cells that stay open.

    The way from the exit to the sea makes no difference there, so every tile can do this by itself.
    """
    ncols = codes.shape[1]
    codes_of, ways_of = codes.ravel(), ways.ravel()
    watch = np.zeros(2, np.int64)
    heads = np.empty((2, 4), np.int64)
    for cell in cells:
        if codes_of[cell] != FLAT:
            continue
        size = _flood_inside(codes_of, ways_of, ncols, cell, queues[3], top, bottom, left, right)
        exit_cell = _only_exit(codes_of, ways_of, ncols, size, queues[3]) if size > 0 else NO_EXIT
        alone = exit_cell >= 0
        if alone:
            way[exit_cell] = 1
            _cross(codes_of, ways_of, way, ncols, size, step, queues, heads, alone, watch)
            way[exit_cell] = 0
    count = 0
    for cell in cells:
        if codes_of[cell] == SEEN:
            codes_of[cell] = FLAT
        if codes_of[cell] >= TIED and codes_of[cell] != ENDS:
            cells[count] = cell
            count += 1
    return cells[:count]


@kernel
def _larger(stack):
    wider = np.empty(4 * stack.size, np.int64)
    wider[: stack.size] = stack
    return wider


@kernel
def settle(codes, ways, way, ncols, cells, step, queues, watch):
    """Settle open cells, each after all that lies below it; return the number of pits.

    ``way`` becomes the way to the sea in whole numbers, plus 1; 0 where nobody has asked for it.
    """
    offset = np.empty(8, np.int64)
    for place in range(8):
        offset[place] = ROW_OFFSETS[place] * ncols + COLUMN_OFFSETS[place]
    stack = np.empty(1024, np.int64)
    heads = np.empty((2, 4), np.int64)
    pits = 0
    for first in cells:
        if codes[first] < SOUGHT or codes[first] == ENDS:
            continue
        stack[0] = first
        top = 1
        while top > 0 and not watch[0]:
            # Down along known directions, and when the way from there is known, up again.
            cell = stack[top - 1]
            top -= 1
            bottom = top
            while codes[cell] < 8 and way[cell] == 0:
                if top == stack.size:
                    stack = _larger(stack)
                stack[top] = cell
                top += 1
                cell += offset[codes[cell]]
            if codes[cell] == ENDS:
                way[cell] = 1
            if way[cell] > 0:
                total = way[cell]
                while top > bottom:
                    top -= 1
                    cell = stack[top]
                    total += step[codes[cell]]
                    way[cell] = total
                continue
            if top + 9 > stack.size:
                stack = _larger(stack)
            stack[top] = cell
            top += 1
            if codes[cell] == TIED:
                chosen, shortest, waiting = 0, 2 * FAR, top
                for place in range(8):
                    if ways[cell] >> place & 1:
                        following = cell + offset[place]
                        if way[following] == 0:
                            stack[top] = following
                            top += 1
                        elif way[following] + step[place] < shortest:
                            shortest = way[following] + step[place]
                            chosen = place
                if top == waiting:
                    codes[cell] = chosen
                    way[cell] = shortest
                    watch[1] += 1
                continue
            again = codes[cell] == SEEN  # so the ways from all its exits are known now
            size = _flood(codes, ways, ncols, cell, SOUGHT if again else SEEN, queues[3])
            mark = codes[cell]
            only_exit = NO_EXIT if again else _only_exit(codes, ways, ncols, size, queues[3])
            alone = only_exit >= 0 and way[only_exit] == 0  # how far it is from there makes no difference
            if alone:
                way[only_exit] = 1
            waiting = top
            for at in range(size if only_exit == SEVERAL_EXITS else 0):
                member = np.int64(queues[3, at])
                for place in range(8):
                    neighbour = member + offset[place]
                    if ways[member] >> place & 1 and codes[neighbour] != mark and way[neighbour] == 0:
                        if top == stack.size:
                            stack = _larger(stack)
                        stack[top] = neighbour
                        top += 1
            if top == waiting:
                pits += _cross(codes, ways, way, ncols, size, step, queues, heads, alone, watch)
            if alone:
                way[only_exit] = 0
                if top == 1:
                    top = 0
    return pits


def settle_by_way(codes, ways, way, cells, step, progress):
    """Direct open cells along the shortest of their ways to the sea; return the number of pits."""
    queues = np.empty((4, int(np.count_nonzero(codes.ravel()[cells] == FLAT))), index_type(codes.size))
    ncols = codes.shape[1]
    return watched(
        lambda watch: settle(codes.ravel(), ways.ravel(), way, ncols, cells, step, queues, watch), cells.size, progress
    )


def whole_steps(lengths):
    """Return the steps of the middle row in whole numbers: sums of them depend on no order.

    A step and the way back are as long: those to the south stand for those to the north.
    """
    along, aslant, below = lengths[len(lengths) // 2, :3]
    steps = np.array([along, aslant, below, aslant] * 2)
    return np.clip(np.round(steps * (WHOLE_STEP / steps.min())), 1, LONGEST_STEP).astype(np.int64)


def index_type(size):
    """Return the type that holds every index of so many cells."""
    return np.int32 if size < 2**31 else np.int64
