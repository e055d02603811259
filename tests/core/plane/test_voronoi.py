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


@pytest.mark.parametrize("seed", range(30))
def test_a_shore_is_always_in_a_cell_that_is_the_nearest(seed):
    """Nodes stand on a lattice, and shores run along sides of cells, through their corners and through nodes."""
    rng = np.random.default_rng(seed)
    places = np.argwhere(rng.random((6, 6)) < rng.choice([0.3, 1.0])) + 0.0
    xy = rng.permutation(np.concatenate([places, [(7.0, 1.0), (2.0, 8.0)]]))
    diagram = voronoi(xy, (np.array([-1.0, -1.0]), np.array([9.0, 9.0])))
    rings = [rng.integers(-2, 18, (rng.integers(3, 9), 2)) / 2 for _ in range(3)]
    rings = [np.concatenate([ring, ring[:1]]) for ring in rings]
    shore, first = np.concatenate(rings), np.append(0, np.cumsum([len(ring) for ring in rings]))
    cuts, begins = cut_shore(diagram, shore, first)

    def away(share, segment):
        return np.hypot(*(diagram.nodes - (shore[segment] + share * (shore[segment + 1] - shore[segment]))).T)

    assert (np.diff(cuts.segment) >= 0).all() and (cuts.along >= 0).all() and (cuts.along <= 1).all()
    for ring, cell in enumerate(begins):
        for segment in range(first[ring], first[ring + 1] - 1):
            reached = 0.0
            for cut in np.flatnonzero(cuts.segment == segment):
                assert cuts.before[cut] == cell and cuts.along[cut] >= reached
                following, share = diagram.right[cuts.half_side[cut]], cuts.along[cut]
                for place in (reached, (reached + share) / 2, share):
                    assert away(place, segment)[cell] == pytest.approx(away(place, segment).min())
                assert away(share, segment)[following] == pytest.approx(away(share, segment)[cell])
                cell, reached = following, share
            for place in (reached, (reached + 1) / 2, 1.0):
                assert away(place, segment)[cell] == pytest.approx(away(place, segment).min())
            squares = ((diagram.nodes - shore[segment + 1]) ** 2).sum(axis=1)
            beside = diagram.right[diagram.left == cell]  # of those as near the first has it
            assert not (beside[squares[beside] == squares[cell]] < cell).any()
        assert cell == begins[ring]
