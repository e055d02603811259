"""Chains of cells under lines: corners that a line only cuts are left out, marks and what leads to them stay."""

import itertools

import numpy as np
import pytest
from headwaters.core.rivers.chains import INTO_SEA, OUT, _append


@pytest.mark.parametrize("ncols", [2, 3, 4])
def test_a_cell_goes_where_the_line_cut_its_corner_and_at_no_mark(ncols):
    """Nor where a line ends in it."""
    places = [OUT, INTO_SEA, *range(3 * ncols)]
    for first, second, last in itertools.product(places, repeat=3):
        if first == second:
            continue
        across = [abs(first // ncols - last // ncols), abs(first % ncols - last % ncols)] == [1, 1]
        for knots in ([], [second]):
            goes = min(first, second, last) >= 0 and across and not knots
            wanted = [first, last] if goes else [first, second] if last == second else [first, second, last]
            cells, owner = np.array([first, second, 0]), np.zeros(3, np.int64)
            size = _append(last, 7, cells, owner, 2, np.array(knots, np.int64), ncols)
            assert cells[:size].tolist() == wanted
            assert last == second or owner[size - 1] == 7
