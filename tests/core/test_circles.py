"""Directions with cycles, which none may have: whoever walks along them comes to an end all the same."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8, accumulated_at
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.distance import flow_distance
from headwaters.core.flow.paths import flow_path
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, ROW_OFFSETS
from headwaters.core.rivers.links import distances_beyond, trace_links
from headwaters.core.run.failures import WaterInCircle, cell_in_words
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins
from headwaters.core.watersheds.river_cells import cells_of_links
from headwaters.core.watersheds.snap import first_below
from hypothesis import given
from hypothesis import strategies as some

from ..support import examples


def circling(seed):
    """Return directions that anybody might have drawn, and the cells whose water runs in a circle."""
    rng = np.random.default_rng(seed)
    shape = tuple(rng.integers(2, 12, 2))
    row, col = np.indices(shape)
    codes = rng.integers(0, 8, shape).astype(np.uint8)
    r, c = row + np.array(ROW_OFFSETS)[codes], col + np.array(COLUMN_OFFSETS)[codes]
    codes[(r < 0) | (r >= shape[0]) | (c < 0) | (c >= shape[1])] = ENDS
    below = np.where(codes == ENDS, -1, r * shape[1] + c).ravel()
    at = np.arange(codes.size)
    for _ in range(codes.size):
        at = np.where(at >= 0, below[at], -1)
    return codes, (at >= 0).reshape(shape)


@examples(60)
@given(some.integers(0, 2**32 - 1))
def test_every_walk_ends(seed):
    codes, in_circle = circling(seed)
    lengths, cells = np.ones((codes.shape[0], 8)), np.arange(0, codes.size, 7)
    assert (find_cycle(Run(), codes) >= 0) == in_circle.any()
    ends = np.flatnonzero(codes == ENDS)
    for add_up in (
        accumulate_d8,
        partial(accumulated_at, cells=cells, cell_area=np.ones(codes.shape[0])),
        partial(label_basins, seeds=ends),
    ):
        if in_circle.any():
            with pytest.raises(WaterInCircle) as error:
                add_up(Run(), codes, side=4 + seed % 9)
            circles = np.flatnonzero(in_circle)
            assert error.value.place in [cell_in_words(cell, codes.shape[1]) for cell in circles.tolist()]
        else:
            add_up(Run(), codes, side=4 + seed % 9)
    flow_distance(Run(), codes, lengths)
    trace_links(Run(), codes, np.ones(codes.shape, bool), lengths)
    cells_of_links(Run(), codes, cells, cells[::-1], np.full(cells.size, codes.size))
    circles = in_circle.ravel()[cells]
    for walk in (
        lambda: first_below(Run(), cells, codes, np.zeros(codes.shape, bool), lengths, np.inf),
        lambda: distances_beyond(Run(), codes, lengths, SimpleNamespace(receiver=np.full(cells.size, -1), last=cells)),
    ):
        if circles.any():
            with pytest.raises(WaterInCircle):
                walk()
        else:
            walk()
    for cell, circle in zip(cells, circles):
        if circle:
            with pytest.raises(WaterInCircle):
                flow_path(Run(), codes, cell)
        else:
            assert codes.flat[flow_path(Run(), codes, cell)[-1]] == ENDS


def test_a_circle_is_found_where_it_is_larger_than_a_window():
    codes = np.full((300, 300), ENDS, np.uint8)
    codes[0, :-1], codes[:-1, -1], codes[-1, 1:], codes[1:, 0] = 0, 2, 4, 6
    with pytest.raises(WaterInCircle):
        flow_path(Run(), codes, 0)
