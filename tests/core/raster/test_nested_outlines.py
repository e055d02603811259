"""Outlines of nested areas, beside rings that walk along the sides of cells of each area alone."""

import numpy as np
import pytest
from headwaters.core.raster import lattice, nested_outlines
from headwaters.core.raster.nested_outlines import trace_nested
from headwaters.core.run.run import Run

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # headings east, south, west, north
LEFT = ((-1, 0), (0, 0), (0, -1), (-1, -1))  # from the cell south-east of a node: that left of a side ahead


def parts_of(mask):
    """Return for each cell of a mask, with a rim of cells outside, the part that it hangs together with over sides."""
    part, count = np.zeros(mask.shape, int), 0
    for start in zip(*np.nonzero(mask)):
        if part[start] == 0:
            count += 1
            front = [start]
            for row, col in front:
                if mask[row, col] and part[row, col] == 0:
                    part[row, col] = count
                    front += [(row + down, col + across) for down, across in STEPS]
    return part


def rings_of(mask):
    """Return the polygons of a mask: for each part its rings, from their first side that looks north on."""
    part = parts_of(np.pad(mask, 1))
    polygons = [[] for _ in range(part.max())]
    done = set()

    def left_of(row, col, heading):
        return part[row + 1 + LEFT[heading][0], col + 1 + LEFT[heading][1]]

    for row, col in zip(*np.nonzero(part[1:-1, 1:-1])):
        side, own, ring = (row, col + 1, 2), part[row + 1, col + 1], []
        if part[row, col + 1] or side in done:
            continue
        while side not in done:
            done.add(side)
            row, col, heading = side
            row, col = row + STEPS[heading][0], col + STEPS[heading][1]
            ahead, across = left_of(row, col, heading), left_of(row, col, (heading + 1) % 4)
            turn = 1 if across == own else 0 if ahead == own else -1
            side = row, col, (heading + turn) % 4
            ring += [(int(row), int(col))] if turn else []
        polygons[own - 1].append([*ring, ring[0]])
    return polygons


def nested(rng, count):
    """Return the area around each of so many, and how many each holds: these follow it at once."""
    parent, inside = np.full(count, -1), np.zeros(count, int)
    for area in range(1, count):
        around = [area - 1]
        while around[-1] >= 0:
            around.append(parent[around[-1]])
        parent[area] = rng.choice(around)
        while around[0] != parent[area]:
            around.pop(0)
        inside[around[:-1]] += 1
    return parent, inside


@pytest.mark.parametrize("room", [1, 1 << 20])
@pytest.mark.parametrize("seed", range(20))
def test_outlines_of_nested_areas_are_those_of_each_alone(monkeypatch, seed, room):
    """With room for the borders of one area at a time, and of all; some areas have no cell."""
    for name in ("STRETCHES_AT_A_TIME", "JOB_NODES", "STRETCHES_A_STEP"):
        monkeypatch.setattr(nested_outlines, name, room)
    monkeypatch.setattr(lattice, "GATHERED_AT_A_TIME", room)
    rng = np.random.default_rng(seed)
    count, shape = 1 + seed % 7, [(1, 1), (1, 7), (6, 6), (8, 9)][seed % 4]
    parent, inside = nested(rng, count)
    cells = rng.choice(count + 1, shape).astype(np.int32)
    coarse = rng.choice(count + 1, shape).repeat(2, axis=0).repeat(2, axis=1)[: shape[0], : shape[1]]
    cells = np.where(rng.random(shape) < 0.7, coarse, cells).astype(np.int32)
    # Cells may hold other labels than areas have numbers.
    other = rng.permutation(count + 1) if seed % 2 else np.arange(count + 1)
    other = np.append(0, other[other > 0])
    areas = np.append(-1, np.argsort(other[1:])) if seed % 2 else None
    found = {}
    for rings in trace_nested(Run(), other[cells].astype(np.int32), parent, inside, areas, side=(3, 64)[seed % 3 == 0]):
        for place, label in enumerate(rings.labels.tolist()):
            pieces = range(*rings.first_piece[place : place + 2])
            of_pieces = [range(*rings.first_ring[piece : piece + 2]) for piece in pieces]
            assert label not in found
            nodes = [[rings.nodes[slice(*rings.first_node[ring : ring + 2])] for ring in each] for each in of_pieces]
            found[label] = [[list(map(tuple, ring.tolist())) for ring in each] for each in nodes]
    masks = [(cells > area) & (cells <= area + 1 + inside[area]) for area in range(count)]
    assert found == {area: rings_of(mask) for area, mask in enumerate(masks) if mask.any()}
    assert list(found) == sorted(found)
