"""Cells of a Voronoi diagram: a shore is followed from cell to cell, into as much room as there is."""

import numpy as np
import pytest
from headwaters.core.plane.voronoi import _follow, cut_shore, voronoi

UNTOUCHED = -7


@pytest.mark.parametrize("seed", range(3))
def test_a_shore_with_too_many_cuts_for_the_room_says_how_many_and_writes_no_further(seed):
    box = np.array([-1.0, -1.0]), np.array([1.0, 1.0])
    diagram = voronoi(np.random.default_rng(seed).uniform(-1, 1, (60, 2)), box)
    turn = np.linspace(0, 2 * np.pi, 30)
    shore, first = np.column_stack([np.cos(turn), np.sin(turn)]), np.array([0, 30])
    shore[-1] = shore[0]
    cuts, begins = cut_shore(diagram, shore, first)
    wanted = len(cuts.segment)
    assert wanted > 5
    places, nodes = shore - diagram.nodes[0], diagram.nodes - diagram.nodes[0]
    right = diagram.right[diagram.around]
    for room in (0, 1, wanted - 1, wanted):
        whole = [np.full(wanted + 3, UNTOUCHED, kind) for kind in (np.int64, np.float64, np.int64)]
        found = [each[:room] for each in whole]
        count = _follow(places, first, nodes, diagram.first, right, *found, begins)
        assert count == wanted
        assert [(each[room:] == UNTOUCHED).all() for each in whole] == [True] * 3
        assert np.array_equal(found[0], cuts.segment[:room]) and np.array_equal(found[1], cuts.along[:room])
