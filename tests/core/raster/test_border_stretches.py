"""Stretches of borders, beside a plain walk from side to side of the cells that lie in a tile."""

import numpy as np
import pytest
from headwaters.core.raster.border_stretches import cells_of_pieces, following_stretches, trace_stretches
from headwaters.core.run.run import Run

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # headings east, south, west, north
LEFT = ((-1, 0), (0, 0), (0, -1), (-1, -1))  # from the cell south-east of a node: that left of a side ahead
SHAPES = ((1, 1), (1, 6), (5, 1), (6, 7), (9, 8))


def cell(pieces, row, col):
    """Return the piece of a cell, 0 beyond the raster."""
    return int(pieces[row, col]) if 0 <= row < pieces.shape[0] and 0 <= col < pieces.shape[1] else 0


def beside(pieces, row, col, heading):
    """Return the pieces to the left and to the right of a side that leaves a node."""
    right = LEFT[(heading + 1) % 4]  # which lies to the left of what turns right there
    return [cell(pieces, row + down, col + across) for down, across in (LEFT[heading], right)]


def sides_of_tile(pieces, top, left, side):
    """Return the sides between pieces, with a piece to the left whose cell lies in the tile, as node and heading."""
    found = []
    for row in range(top, min(top + side, pieces.shape[0])):
        for col in range(left, min(left + side, pieces.shape[1])):
            for heading, (down, across) in enumerate(LEFT):
                start = row - down, col - across, heading
                one, two = beside(pieces, *start)
                found += [start] if one not in (0, two) else []
    return found


def after(pieces, side):
    """Return the side that goes on where one ends; None where more than two meet."""
    row, col, heading = side
    row, col = row + STEPS[heading][0], col + STEPS[heading][1]
    meeting = [turn for turn in range(4) if len(set(beside(pieces, row, col, turn))) == 2]
    piece = beside(pieces, *side)[0]
    ahead = [turn for turn in meeting if beside(pieces, row, col, turn)[0] == piece]
    return (row, col, ahead[0]) if len(meeting) == 2 else None


def walked(pieces, side):
    """Return the stretches of all tiles: first and last dart, pieces around the end, and where it turns."""
    across, found = pieces.shape[1] + 1, []
    for top in range(0, pieces.shape[0], side):
        for left in range(0, pieces.shape[1], side):
            own = sides_of_tile(pieces, top, left, side)
            following = {each: after(pieces, each) for each in own}
            entered = set(following.values())
            chains = [[each] for each in own if each not in entered]
            # A border that is cut nowhere begins with the first side that looks north.
            chains += [[each] for each in sorted(own) if each[2] == 2]
            done = set()
            for chain in chains:
                while chain[0] not in done and following[chain[-1]] in following:
                    if following[chain[-1]] == chain[0]:
                        break
                    chain.append(following[chain[-1]])
                if chain[0] in done:
                    continue
                done |= set(chain)
                row, col, heading = chain[-1]
                end = row + STEPS[heading][0], col + STEPS[heading][1]
                around = beside(pieces, *chain[-1]) + beside(pieces, *end, heading)
                turns = [here[:2] for last, here in zip(chain, chain[1:]) if last[2] != here[2]]
                darts = [4 * (r * across + c) + turn for r, c, turn in (chain[0], (*end, heading))]
                found.append((*darts, around, turns))
            assert done == set(own)
    return found


@pytest.mark.parametrize("side", [1, 2, 3, 5, 64])
@pytest.mark.parametrize("seed", range(20))
def test_stretches_are_those_of_a_walk_along_the_sides_of_cells(seed, side):
    """Few pieces make long borders, some of which are cut nowhere; many meet in threes and fours."""
    rng = np.random.default_rng(seed)
    pieces = rng.choice(4, SHAPES[seed % 5], p=[(0.2, 0.8, 0, 0), (0, 0.8, 0.2, 0), (0.1, 0.3, 0.3, 0.3)][seed % 3])
    if seed % 4 == 3 and min(pieces.shape) > 5:
        pieces[:], pieces[1:5, 1:5], pieces[2:4, 2] = 1, 2, 3
    pieces = pieces.astype(np.int32)
    stretches = trace_stretches(Run(), pieces, side)
    parts = np.split(stretches.nodes, stretches.first_node[1:-1])
    found = zip(stretches.begins.tolist(), stretches.ends.tolist(), stretches.around.tolist(), parts)
    found = [(begin, end, around, [tuple(node) for node in nodes.tolist()]) for begin, end, around, nodes in found]
    assert sorted(found) == sorted(walked(pieces, side))

    if found:
        begins = {begin: number for number, (begin, *_) in enumerate(found)}
        darts = [[end - end % 4 + (end + turn) % 4 for turn in (-1, 0, 1)] for _, end, *_ in found]
        assert following_stretches(stretches).tolist() == [[begins.get(dart, -1) for dart in row] for row in darts]
        names, cells = cells_of_pieces(stretches, pieces.shape[1])
        assert names.tolist() == sorted(set(pieces[pieces > 0].tolist()))
        assert (pieces.ravel()[cells] == names).all()
