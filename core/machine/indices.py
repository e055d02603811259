"""What an index says that may name nothing: a receiver, the twin of a side, what lies beside, a cell off the raster."""

from .jit import kernel


@kernel
def is_there(index: int) -> bool:
    """Tell whether an index names an element: any from 0 on, and nothing less than that."""
    return index >= 0


@kernel
def is_cell(row: int, col: int, nrows: int, ncols: int) -> bool:
    """Tell whether a raster of this size has such a cell."""
    return 0 <= row < nrows and 0 <= col < ncols
