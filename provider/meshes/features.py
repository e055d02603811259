"""Triangles and the cells of nodes as polygons."""

import numpy as np

from ..layers.wkb import polygon_wkb


def triangle_features(places, corners, z, area):
    """Yield triangles as features with the fields MESH_TRIANGLES."""
    rings = places[corners[:, [0, 1, 2, 0]]]
    heights = z[corners]
    lowest, mean, highest = (each(heights, axis=1).tolist() for each in (np.min, np.mean, np.max))
    area = area.tolist()
    for number, (nodes, low, middle, high) in enumerate(zip(corners.tolist(), lowest, mean, highest)):
        yield polygon_wkb([rings[number]]), (number + 1, *(node + 1 for node in nodes), low, middle, high, area[number])


def node_cell_features(rings, first, rows):
    """Yield the cells of nodes as features: rings one after the other, and the values of each."""
    for number, row in enumerate(rows):
        ring = rings[first[number] : first[number + 1]]
        if len(ring) > 3:
            yield polygon_wkb([ring]), (number + 1, *row)
