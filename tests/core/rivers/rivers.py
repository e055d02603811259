"""Directions with rivers on them, and the whole way from directions to tables."""

import numpy as np
from headwaters.core.network import accumulate, topological_order
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.rivers.lines import river_lines
from headwaters.core.rivers.links import trace_links
from headwaters.core.rivers.tables import link_facts, link_node_table, link_table
from headwaters.core.run.run import Run
from hypothesis import strategies as some

from ...support import random_dem, receivers, run_for, steepest_directions

CELL_WIDTH, CELL_HEIGHT = 30.0, 20.0


@some.composite
def any_rivers(draw, most=14, crossing=True):
    """Directions, river cells and lakes: rough land or a slope with noise; a few cells are river, or nearly all.

    Rivers need not be closed downstream. With ``crossing``, water may flow to any lower neighbour.
    """
    seed = draw(some.integers(0, 2**20))
    shape = draw(some.tuples(some.integers(1, most), some.integers(1, most)))
    rng = np.random.default_rng(seed)
    _, valid = random_dem(seed, shape, "rough")
    z = rng.random(shape) + draw(some.sampled_from((0, 0.3, 1))) * np.add.outer(*(np.arange(size) for size in shape))
    codes = steepest_directions(z, valid)
    if crossing and draw(some.booleans()):
        codes = _any_lower_neighbour(z, codes, rng)
    area = cells_upstream(codes)
    river = area >= draw(some.sampled_from((1, 1, 2, 3, 6)))
    if draw(some.booleans()):
        river &= rng.random(shape) < 0.9
    lake = rng.integers(0, 3, shape).astype(np.int32) * (rng.random() < 0.5)
    return codes, river, np.repeat(np.repeat(lake, 3, 0), 3, 1)[: shape[0], : shape[1]]


def _any_lower_neighbour(z, codes, rng):
    """Return directions in which each cell that flows on chooses any of its lower neighbours."""
    chosen = codes.copy()
    for row, col in np.argwhere(codes < 8):
        lower = [
            direction
            for direction, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS))
            if 0 <= row + down < z.shape[0]
            and 0 <= col + right < z.shape[1]
            and codes[row + down, col + right] != NO_DIRECTION
            and z[row + down, col + right] < z[row, col]
        ]
        chosen[row, col] = rng.choice(lower)
    return chosen


def cells_upstream(codes):
    """Return how many cells drain through each cell."""
    below = receivers(codes)
    return accumulate(Run(), below, topological_order(Run(), below), np.ones(codes.size, np.int64)).reshape(codes.shape)


def metres(codes):
    """Return the lengths of steps on cells that are not square."""
    return step_lengths(np.full(codes.shape[0], CELL_WIDTH), np.full(codes.shape[0], CELL_HEIGHT))


def described(codes, river, z=None, valid=None, zone=None, **how):
    """Return links, what is known of them, and the tables of rivers and nodes with the cells of the nodes."""
    lengths = metres(codes)
    links = trace_links(run_for(how), codes, river, lengths, zone, **how)
    area = cells_upstream(codes) * CELL_WIDTH * CELL_HEIGHT
    facts = link_facts(Run(), links, codes, lengths, area)
    nodes, node_cells = link_node_table(links, facts, codes, z, valid)
    lake = None if zone is None else zone.ravel()[links.cells]
    return links, facts, link_table(links, facts, z, valid, lake), nodes, node_cells


def drawn_lines(links, codes, **how):
    """Return the lines with columns and rows for coordinates: the centre of the first cell is at 0, 0."""
    return list(river_lines(run_for(how), links, (-0.5, 0.5, 1.0, 1.0, codes.shape[1]), **how))
