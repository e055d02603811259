"""The cells on the rims of tiles, by numbers of their own: the graph that joins tiles is built on them."""

from ..jit import kernel


@kernel
def node_at(row, col, nrows, ncols, side):
    """Return the number of a cell on the rim of a tile among all such cells.

    First come the top and bottom rows of the tiles, two for each row of tiles, then the other cells of the left and
    right columns, two for each column of tiles.
    """
    band = row // side
    if row == band * side:
        return 2 * band * ncols + col
    if row == min((band + 1) * side, nrows) - 1:
        return (2 * band + 1) * ncols + col
    bands = (nrows + side - 1) // side
    strip = col // side
    column = 2 * strip if col == strip * side else 2 * strip + 1
    return 2 * bands * ncols + column * nrows + row


@kernel
def cell_of(node, nrows, ncols, side):
    """Return the cell that `node_at` gives this number."""
    bands = (nrows + side - 1) // side
    if node < 2 * bands * ncols:
        line = node // ncols
        band = line // 2
        row = band * side if line % 2 == 0 else min((band + 1) * side, nrows) - 1
        return row * ncols + node % ncols
    node -= 2 * bands * ncols
    line = node // nrows
    strip = line // 2
    col = strip * side if line % 2 == 0 else min((strip + 1) * side, ncols) - 1
    return node % nrows * ncols + col


def node_count(shape, side):
    """Return how many numbers `node_at` gives; some belong to no cell."""
    nrows, ncols = shape
    return 2 * -(-nrows // side) * ncols + 2 * -(-ncols // side) * nrows
