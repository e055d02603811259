"""The basins of a tile and the passes between them: what is left of a surface when only spilling matters.

Cells are ordered by height, equal heights by position, so no two are equal and a flat needs no special rule. From
every cell some lower neighbour leads down to a pit; the cells that lead to one pit are its basin. Basins meet at
saddles alone: cells whose lower neighbours fall into two or more groups that do not touch each other. A cell whose
lower neighbours hang together needs no pass of its own, since a chain of lower cells joins the same basins already.
So the passes of a surface are about as many as its pits, and they are found by one table look-up a cell.
"""

import numpy as np

from ..machine.jit import kernel, unsigned
from ..raster.domain import LAND, OUTLET, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

OUTSIDE = 0  # the basin of everything that has drained
LARGEST_SIDE = 510  # a tile of this side holds at most 65 025 pits: labels fit uint16
UNLABELLED = 0xFFFF


def _touching(ring):
    """Return the places of the ring of neighbours that are neighbours of place ``ring`` themselves."""
    return [
        other
        for other in range(8)
        if other != ring
        and abs(ROW_OFFSETS[ring] - ROW_OFFSETS[other]) <= 1
        and abs(COLUMN_OFFSETS[ring] - COLUMN_OFFSETS[other]) <= 1
    ]


def _groups(lower):
    """Return the places in the bit set ``lower`` gathered into groups that hang together."""
    left = [place for place in range(8) if lower >> place & 1]
    groups = []
    while left:
        group = [left.pop(0)]
        for place in group:
            for other in _touching(place):
                if other in left:
                    left.remove(other)
                    group.append(other)
        groups.append(group)
    return groups


def _tables():
    """Return, for each set of lower neighbours: the one to follow, and one of each other group, one of every group."""
    follow = np.zeros(256, np.uint8)
    others = np.zeros(256, np.uint8)
    every = np.zeros(256, np.uint8)
    for lower in range(1, 256):
        # Neighbours that the scan has passed are labelled already: following one of them ends the walk at once.
        chosen = next(place for place in (6, 4, 5, 7, 0, 2, 1, 3) if lower >> place & 1)
        follow[lower] = chosen
        for group in _groups(lower):
            every[lower] |= 1 << min(group)
            if chosen not in group:
                others[lower] |= 1 << min(group)
    return follow, others, every


FOLLOW, OTHERS, EVERY = _tables()
GROUP_COUNT = np.array([bin(places).count("1") for places in EVERY], np.int64)


@kernel
def _lower_in_row(z, width, lower):
    """Write the bit sets of one row; ``z`` holds this row and its two neighbours, each ``width`` cells wide.

    A function of its own, two flat arrays and indices that cannot be negative: only so does the compiler make vector
    code of it, which is ten times faster.
    """
    across = unsigned(width)
    one = unsigned(1)
    for col in range(unsigned(lower.size)):
        above = unsigned(col)
        here = above + across
        below = here + across
        height = z[here + one]
        # Equal heights count as lower where the scan has passed: the order by position.
        lower[above] = (
            (1 if z[here + one + one] < height else 0)
            | (2 if z[below + one + one] < height else 0)
            | (4 if z[below + one] < height else 0)
            | (8 if z[below] < height else 0)
            | (16 if z[here] <= height else 0)
            | (32 if z[above] <= height else 0)
            | (64 if z[above + one] <= height else 0)
            | (128 if z[above + one + one] <= height else 0)
        )


@kernel
def label_tile_basins(heights, domain, labels, top, left):
    """Label the basins of a tile and return ``(count, a, b, height)``: how many, and the passes between them.

    ``heights`` is the tile with a rim of one cell; its voids and its rim become NaN here. The tile's place in
    ``domain`` and ``labels`` begins at ``top``, ``left``. Outlets, the sea and voids get the label OUTSIDE, basins 1,
    2, …; ``count`` includes OUTSIDE.
    """
    nrows = heights.shape[0] - 2
    ncols = heights.shape[1] - 2
    size = nrows * ncols
    kinds = np.empty(size, np.uint8)
    for row in range(nrows):
        of_row = domain[top + row, left : left + ncols]
        for col in range(ncols):
            kinds[row * ncols + col] = of_row[col]
            if of_row[col] == VOID:
                heights[row + 1, col + 1] = np.nan
    for row in range(nrows + 2):
        heights[row, 0] = np.nan
        heights[row, ncols + 1] = np.nan
    for col in range(ncols + 2):
        heights[0, col] = np.nan
        heights[nrows + 1, col] = np.nan
    places = np.empty(size, np.uint8)
    width = ncols + 2
    z = heights.ravel()
    for row in range(nrows):
        _lower_in_row(z[row * width : (row + 3) * width], width, places[row * ncols : (row + 1) * ncols])
    offset = np.empty(8, np.int64)
    for place in range(8):
        offset[place] = ROW_OFFSETS[place] * ncols + COLUMN_OFFSETS[place]
    step = np.zeros(256, np.int64)
    for places_set in range(1, 256):
        step[places_set] = offset[FOLLOW[places_set]]
    label = np.empty(size, np.uint16)
    for cell in range(size):
        label[cell] = UNLABELLED if kinds[cell] == LAND else OUTSIDE

    count = 1
    saddles = np.empty(size, np.int32)
    nsaddles = 0
    npasses = 0
    for cell in range(size):
        places_set = places[cell]
        if OTHERS[places_set] != 0 or kinds[cell] >= OUTLET:
            saddles[nsaddles] = cell
            nsaddles += 1
            npasses += GROUP_COUNT[places_set]
        if label[cell] != UNLABELLED:
            continue
        move = step[places_set]
        if move < 0:
            label[cell] = label[cell + move]
            continue
        # Walk down to a labelled cell or a pit, then walk again and leave its label behind.
        at = cell
        while move != 0:
            at += move
            if label[at] != UNLABELLED:
                break
            move = step[places[at]]
        if label[at] == UNLABELLED:
            label[at] = count
            count += 1
        basin = label[at]
        at = cell
        while label[at] == UNLABELLED:
            label[at] = basin
            at += step[places[at]]

    a = np.empty(npasses, np.int32)
    b = np.empty(npasses, np.int32)
    height = np.empty(npasses, heights.dtype)
    npasses = 0
    for saddle in range(nsaddles):
        cell = saddles[saddle]
        places_set = places[cell]
        groups = EVERY[places_set] if kinds[cell] >= OUTLET else OTHERS[places_set]
        for place in range(8):
            if groups >> place & 1:
                neighbour = label[cell + offset[place]]
                if neighbour != label[cell]:
                    a[npasses] = label[cell]
                    b[npasses] = neighbour
                    height[npasses] = heights[cell // ncols + 1, cell % ncols + 1]
                    npasses += 1
    for row in range(nrows):
        of_row = labels[top + row, left : left + ncols]
        for col in range(ncols):
            of_row[col] = label[row * ncols + col]
    return count, a[:npasses], b[:npasses], height[:npasses]


@kernel
def _root(parent, node):
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


@kernel
def contract(exposed, a, b, height, order):
    """Reduce a graph of basins and passes to its ``exposed`` basins: return ``(anchor, level, kept)``.

    Passes are taken from the lowest (``order``) up. A basin that is not exposed spills over its lowest pass and is
    done: water in it stands at the greater of ``level`` and the level of the exposed basin ``anchor``. Between exposed
    basins the passes ``kept`` remain, a spanning forest. An exposed basin is its own anchor at level minus infinity; a
    basin that no pass joins to an exposed one has anchor -1 and level plus infinity.
    """
    nodes = exposed.size
    parent = np.empty(nodes, np.int32)
    anchor = np.empty(nodes, np.int32)
    level = np.empty(nodes, height.dtype)
    for node in range(nodes):
        parent[node] = node
        anchor[node] = -1
        level[node] = np.inf
    kept = np.empty(min(nodes, order.size), np.int64)
    nkept = 0
    for place in range(order.size):
        edge = order[place]
        # A group is exposed, drained (its root has an anchor) or neither; a drained one acts through its anchor.
        one = _root(parent, a[edge])
        if anchor[one] >= 0:
            one = _root(parent, anchor[one])
        two = _root(parent, b[edge])
        if anchor[two] >= 0:
            two = _root(parent, anchor[two])
        if one == two:
            continue
        if exposed[two]:
            one, two = two, one
        if exposed[one] and not exposed[two]:
            anchor[two] = one
            level[two] = height[edge]
        else:
            parent[two] = one
            if exposed[one]:
                kept[nkept] = edge
                nkept += 1
    for node in range(nodes):
        if exposed[node]:
            anchor[node] = node
            level[node] = -np.inf
        else:
            root = _root(parent, node)
            anchor[node] = anchor[root]
            level[node] = level[root]
    return anchor, level, kept[:nkept]


@kernel
def reduce_to_rim(heights, domain, labels, top, left, count, a, b, height, order):
    """Reduce the basins of a tile to those on its rim.

    Return heights and basins of the rim cells (top, bottom, left, right; basin -1 at a void), how many basins the rim
    has, the passes ``(a, b, height)`` between them, and for each basin of the tile its anchor on the rim and its level.
    Rim basins are numbered 1, 2, …; OUTSIDE keeps its 0.
    """
    nrows = heights.shape[0] - 2
    ncols = heights.shape[1] - 2
    rim_size = 2 * (nrows + ncols)
    rim_z = np.empty(rim_size, heights.dtype)
    rim_basin = np.empty(rim_size, np.int32)
    exposed = np.zeros(count, np.bool_)
    exposed[OUTSIDE] = True
    for place in range(rim_size):
        if place < 2 * ncols:
            row = 0 if place < ncols else nrows - 1
            col = place % ncols
        else:
            row = (place - 2 * ncols) % nrows
            col = 0 if place < 2 * ncols + nrows else ncols - 1
        basin = labels[top + row, left + col]
        exposed[basin] = True
        rim_z[place] = heights[row + 1, col + 1]
        rim_basin[place] = -1 if domain[top + row, left + col] == VOID else basin
    anchor, level, kept = contract(exposed, a, b, height, order)
    number = np.empty(count, np.int32)
    rim_count = 0
    for basin in range(count):
        number[basin] = rim_count
        if exposed[basin]:
            rim_count += 1
    for place in range(rim_size):
        if rim_basin[place] >= 0:
            rim_basin[place] = number[rim_basin[place]]
    rim_a = np.empty(kept.size, np.int32)
    rim_b = np.empty(kept.size, np.int32)
    rim_height = np.empty(kept.size, heights.dtype)
    for place in range(kept.size):
        edge = kept[place]
        rim_a[place] = number[anchor[a[edge]]]
        rim_b[place] = number[anchor[b[edge]]]
        rim_height[place] = height[edge]
    for basin in range(count):
        if anchor[basin] >= 0:
            anchor[basin] = number[anchor[basin]]
    return rim_z, rim_basin, rim_count, rim_a, rim_b, rim_height, anchor, level


@kernel
def seam_passes(z_one, id_one, z_two, id_two):
    """Return the passes ``(a, b, height)`` between two facing rows of cells, corners included; id -1 is a void.

    A run of facing cells of the same two basins gives one pass, its lowest.
    """
    ncells = z_one.size
    a = np.empty(3 * ncells, np.int32)
    b = np.empty(3 * ncells, np.int32)
    height = np.empty(3 * ncells, z_one.dtype)
    count = 0
    for shift in range(-1, 2):
        last_a, last_b = -1, -1
        for cell in range(max(0, -shift), min(ncells, ncells - shift)):
            one = id_one[cell]
            two = id_two[cell + shift]
            if one < 0 or two < 0 or one == two:
                last_a = -1
                continue
            sill = max(z_one[cell], z_two[cell + shift])
            if one == last_a and two == last_b:
                height[count - 1] = min(height[count - 1], sill)
            else:
                a[count], b[count], height[count] = one, two, sill
                count += 1
                last_a, last_b = one, two
    return a[:count], b[:count], height[:count]


@kernel
def raise_cells(z, labels, levels, begin, filled, top, bottom, side):
    """Write the greater of each cell's height and the level of its basin, in one row of tiles of width ``side``.

    The levels of the first tile begin at ``begin[0]`` in ``levels``, and so on.
    """
    ncols = z.shape[1]
    for row in range(top, bottom):
        for tile in range(begin.size):
            left = tile * side
            right = min(left + side, ncols)
            heights = z[row, left:right]
            basins = labels[row, left:right]
            raised = filled[row, left:right]
            own = levels[begin[tile] :]
            for col in range(right - left):
                level = own[basins[col]]
                raised[col] = level if level > heights[col] else heights[col]
