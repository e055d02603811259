"""What pulls at bodies of water, beside a sum over the sides of their cells."""

from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pytest
from headwaters.core.groundwater.bodies import pull_of_bodies


class Pull(NamedTuple):
    curvature: np.ndarray
    below: np.ndarray


@pytest.mark.parametrize("shape", [(1, 1), (1, 6), (5, 1), (6, 7)])
@pytest.mark.parametrize("seed", range(5))
def test_bodies_are_pulled_by_their_cells_and_by_those_beside_them(seed, shape):
    """Two bodies side by side pull at each other; sides within one, and at the edge, count nothing."""
    rng = np.random.default_rng(seed)
    of_cell = rng.choice(4, shape, p=(0.3, 0.3, 0.3, 0.1))
    w, curvature, below = rng.random((3, *shape))
    east, south = rng.random((2, *shape))
    cells = np.flatnonzero(of_cell)
    total, stretch = np.full((2, 4), 0.5)
    link_cell, link_side = np.full(4 * cells.size + 1, -7), np.full(4 * cells.size + 1, -7.0)
    wanted = SimpleNamespace(total=[0.5] * 4, stretch=[0.5] * 4)
    links = []
    for row, col in np.argwhere(of_cell > 0).tolist():
        body = of_cell[row, col]
        wanted.stretch[body] += curvature[row, col]
        wanted.total[body] -= below[row, col]
        sides = []
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            r, c = row + down, col + right
            there = 0 <= r < shape[0] and 0 <= c < shape[1]
            side = 0.0
            if there and of_cell[r, c] != body:
                sides_of, first = (south, down > 0) if down else (east, right > 0)
                side = sides_of[row, col] if first else sides_of[r, c]
                wanted.stretch[body] += side
                wanted.total[body] += side * w[r, c]
            sides.append((r * shape[1] + c if there else row * shape[1] + col, side))
        links += sides
    count = pull_of_bodies(w, east, south, Pull(curvature, below), of_cell, cells, total, stretch, link_cell, link_side)
    assert count == len(links) and link_cell[count] == -7 == link_side[count]
    assert list(zip(link_cell[:count].tolist(), link_side[:count].tolist())) == links
    assert total == pytest.approx(wanted.total) and stretch == pytest.approx(wanted.stretch)
