"""Random land to find directions on, and plain ways to ask for neighbours and slopes."""

from headwaters.core.depressions.fill import fill
from headwaters.core.raster.domain import VOID
from headwaters.core.raster.grid import flat_cells, geodesic_cells, step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.core.run.run import Run
from headwaters.tests.support import random_case

from ...support import some_of

SEEDS = some_of(range(0, 336, 7))  # every kind of land, see random_case
SHAPES_OF_CELLS = ((30.0, 30.0), (30.0, 40.0), (7.0, 3.0))


def lengths_for(shape, seed):
    """Return distances to the neighbours: square cells, others, and cells in degrees that change from row to row."""
    if seed % 4 == 3:
        width, height, _ = geodesic_cells(shape[0], 60.0, 0.01, 0.01, 6378137.0, 1 / 298.257)
    else:
        width, height, _ = flat_cells(shape[0], *SHAPES_OF_CELLS[seed % 4])
    return step_lengths(width, height)


def filled_case(seed):
    """Return a filled random surface, its domain, and distances to the neighbours."""
    z, domain = random_case(seed)
    filled, _ = fill(Run(), z, domain)
    return filled, domain, lengths_for(z.shape, seed)


def neighbours(domain, row, col):
    """Yield direction, row and column of the neighbours that hold data."""
    for direction, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        r, c = row + down, col + right
        if 0 <= r < domain.shape[0] and 0 <= c < domain.shape[1] and domain[r, c] != VOID:
            yield direction, r, c


def steepest(filled, domain, lengths, row, col):
    """Return the steepest slope down from a cell and the directions it leads in, with a hair's breadth for ties."""
    slopes = {
        direction: (float(filled[row, col]) - float(filled[r, c])) / lengths[row, direction]
        for direction, r, c in neighbours(domain, row, col)
    }
    best = max(slopes.values(), default=-1.0)
    return best, [direction for direction, slope in slopes.items() if slope == best]
