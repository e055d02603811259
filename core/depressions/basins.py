"""The basins of a tile and the passes between them: what is left of a surface when only spilling matters.

Cells are ordered by height, equal heights by position, so no two are equal and a flat needs no special rule. From
every cell some lower neighbour leads down to a pit; the cells that lead to one pit are its basin. Basins meet at
saddles alone: cells whose lower neighbours fall into two or more groups that do not touch each other. A cell whose
lower neighbours hang together needs no pass of its own, since a chain of lower cells joins the same basins already.
So the passes of a surface are about as many as its pits, and they are found by one table look-up a cell.
"""

import numpy as np

from ..domain import LAND, OUTLET
from ..jit import kernel
from ..neighbours import COLUMN_OFFSETS, ROW_OFFSETS

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
GROUP_COUNT = np.array([bin(places).count("1") for places in EVERY], np.uint8)


@kernel
def lower_neighbours(heights, lower):
    """Write the bit set of lower neighbours of every cell; ``heights`` has a rim of one cell, NaN is never lower."""
    for row in range(lower.shape[0]):
        above = heights[row]
        here = heights[row + 1]
        below = heights[row + 2]
        for col in range(lower.shape[1]):
            z = here[col + 1]
            # Equal heights count as lower where the scan has passed: the order by position.
            lower[row, col] = (
                np.uint8(here[col + 2] < z)
                | np.uint8(below[col + 2] < z) << np.uint8(1)
                | np.uint8(below[col + 1] < z) << np.uint8(2)
                | np.uint8(below[col] < z) << np.uint8(3)
                | np.uint8(here[col] <= z) << np.uint8(4)
                | np.uint8(above[col] <= z) << np.uint8(5)
                | np.uint8(above[col + 1] <= z) << np.uint8(6)
                | np.uint8(above[col + 2] <= z) << np.uint8(7)
            )


@kernel
def label_basins(heights, domain, labels, lower):
    """Label the basins of a tile and return ``(count, a, b, height)``: how many, and the passes between them.

    ``heights`` has a rim of one NaN cell and NaN at voids; ``domain``, ``labels`` and the workspace ``lower`` have the
    shape of the tile. Outlets and voids get the label OUTSIDE, basins 1, 2, …; ``count`` includes OUTSIDE.
    """
    nrows, ncols = labels.shape
    size = nrows * ncols
    lower_neighbours(heights, lower)
    places = lower.ravel()
    kinds = domain.ravel()
    label = labels.ravel()
    offset = np.empty(8, np.int64)
    for place in range(8):
        offset[place] = ROW_OFFSETS[place] * ncols + COLUMN_OFFSETS[place]
    step = np.zeros(256, np.int64)
    for places_set in range(1, 256):
        step[places_set] = offset[FOLLOW[places_set]]

    for cell in range(size):
        label[cell] = UNLABELLED if kinds[cell] == LAND else OUTSIDE

    count = 1
    saddles = np.empty(size, np.int32)
    nsaddles = 0
    npasses = 0
    for cell in range(size):
        places_set = places[cell]
        if OTHERS[places_set] != 0 or kinds[cell] == OUTLET:
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
        left = EVERY[places_set] if kinds[cell] == OUTLET else OTHERS[places_set]
        for place in range(8):
            if left >> place & 1:
                neighbour = label[cell + offset[place]]
                if neighbour != label[cell]:
                    a[npasses] = label[cell]
                    b[npasses] = neighbour
                    height[npasses] = heights[cell // ncols + 1, cell % ncols + 1]
                    npasses += 1
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
    parent = np.arange(nodes)
    anchor = np.full(nodes, -1, np.int32)
    level = np.full(nodes, np.inf, height.dtype)
    kept = np.empty(min(nodes, order.size), np.int64)
    nkept = 0
    for edge in order:
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
