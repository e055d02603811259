"""The graph of basins and passes: what is left of a surface when only spilling matters.

A graph is three arrays: the basins ``a`` and ``b`` that each pass joins, and its ``height``. Basins are numbered from
OUTSIDE, which is everything that has drained; see `tile_basins` for how they are found.
"""

import numpy as np

from ..machine.groups import root_of
from ..machine.jit import kernel
from ..raster.domain import VOID
from .tile_basins import OUTSIDE


@kernel
def contract(exposed, a, b, height, order):
    """Reduce a graph of basins and passes to its ``exposed`` basins: return ``(anchor, level, kept)``.

    Passes are taken from the lowest (``order``) up. A basin that is not exposed spills over its lowest pass and is
    done: water in it stands at the greater of ``level`` and the level of the exposed basin ``anchor``. Between exposed
    basins the passes ``kept`` remain, a spanning forest. An exposed basin is its own anchor at level minus infinity; a
    basin that no pass joins to an exposed one has anchor -1 and level plus infinity.

    An example: basins 0 and 3 are exposed; the passes are 1–2 at 5 metres, 2–0 at 7, 2–3 at 9 and 0–3 at 12.

    - 1–2 at 5: neither is exposed, and their waters meet: 1 and 2 are one group.
    - 2–0 at 7: the group spills into 0. It is done, with anchor 0 and level 7.
    - 2–3 at 9: what comes to 2 goes on to its anchor: this is a pass between 0 and 3, both exposed, and kept.
    - 0–3 at 12: a lower pass joins these already.

    So ``anchor`` is 0, 0, 0, 3, ``level`` -∞, 7, 7, -∞, and ``kept`` the third pass alone.
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
    for rank in range(order.size):
        edge = order[rank]
        # A group is exposed, drained (its root has an anchor) or neither; a drained one acts through its anchor.
        one = root_of(parent, a[edge])
        if anchor[one] >= 0:
            one = root_of(parent, anchor[one])
        two = root_of(parent, b[edge])
        if anchor[two] >= 0:
            two = root_of(parent, anchor[two])
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
            root = root_of(parent, node)
            anchor[node] = anchor[root]
            level[node] = level[root]
    return anchor, level, kept[:nkept]


@kernel
def reduce_to_rim(heights, domain, labels, count, a, b, height, order):
    """Reduce the basins of a tile to those on its rim.

    Return heights and basins of the rim cells (top, bottom, left, right; basin -1 at a void), how many basins the rim
    has, the passes ``(a, b, height)`` between them, and for each basin of the tile its anchor on the rim and its level.
    Rim basins are numbered 1, 2, …; OUTSIDE keeps its 0.
    """
    nrows, ncols = domain.shape
    rim_size = 2 * (nrows + ncols)
    rim_z = np.empty(rim_size, heights.dtype)
    rim_basin = np.empty(rim_size, np.int32)
    exposed = np.zeros(count, np.bool_)
    exposed[OUTSIDE] = True
    for index in range(rim_size):
        if index < 2 * ncols:
            row = 0 if index < ncols else nrows - 1
            col = index % ncols
        else:
            row = (index - 2 * ncols) % nrows
            col = 0 if index < 2 * ncols + nrows else ncols - 1
        basin = labels[row, col]
        exposed[basin] = True
        rim_z[index] = heights[row + 1, col + 1]
        rim_basin[index] = -1 if domain[row, col] == VOID else basin
    anchor, level, kept = contract(exposed, a, b, height, order)
    number = np.empty(count, np.int32)
    rim_count = 0
    for basin in range(count):
        number[basin] = rim_count
        if exposed[basin]:
            rim_count += 1
    for index in range(rim_size):
        if rim_basin[index] >= 0:
            rim_basin[index] = number[rim_basin[index]]
    rim_a = np.empty(kept.size, np.int32)
    rim_b = np.empty(kept.size, np.int32)
    rim_height = np.empty(kept.size, heights.dtype)
    for index in range(kept.size):
        edge = kept[index]
        rim_a[index] = number[anchor[a[edge]]]
        rim_b[index] = number[anchor[b[edge]]]
        rim_height[index] = height[edge]
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
def raise_cells(z, labels, levels, begin, filled, side):
    """Write the greater of each cell's height and the level of its basin, in rows of tiles of width ``side``.

    The levels of the first tile begin at ``begin[0]`` in ``levels``, and so on.
    """
    ncols = z.shape[1]
    for row in range(z.shape[0]):
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
