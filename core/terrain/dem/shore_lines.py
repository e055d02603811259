"""Outlines of lakes that are known by cells: rings along the corners of these, which are cut off."""

from __future__ import annotations

import numpy as np

from ...raster.nested_outlines import trace_nested
from ...run.run import Run
from ..types import Lake

CUTS = 0.5, 0.15  # cells from a corner, one after the other: so stairs become slopes, and bends at last round


def lakes_of_cells(run: Run, lake, levels, cell: float) -> tuple:
    """Return each part of lakes, known by the number of each cell from 1 on, as a `Lake` with its level.

    The south-western corner of the map of numbers, whose rows go from north to south, is 0, 0. Middles of cells stay on
    their side of the shores.
    """
    count, found = len(levels) - 1, []
    if not count:
        return ()
    for rings in trace_nested(run, lake, np.full(count, -1, np.int64), np.zeros(count, np.int64)):
        places = np.column_stack([rings.nodes[:, 1] * cell, (lake.shape[0] - rings.nodes[:, 0]) * cell])
        for label, begin, end in zip(rings.labels.tolist(), rings.first_piece[:-1], rings.first_piece[1:]):
            for piece in range(begin, end):
                own = range(rings.first_ring[piece], rings.first_ring[piece + 1])
                shores = (places[rings.first_node[ring] : rings.first_node[ring + 1]] for ring in own)
                found.append(Lake(tuple(_rounded(ring, cell) for ring in shores), float(levels[label + 1])))
    return tuple(found)


def _rounded(ring, cell):
    """Return a closed ring with its corners cut off, land or water on its left as it is on that of the ring."""
    for cut in CUTS:
        begin, end = ring[:-1], ring[1:]
        step = end - begin
        length = np.hypot(*step.T)[:, np.newaxis]
        share = np.minimum(cut * cell / np.maximum(length, 1e-9), 0.5)
        pieces = np.stack([begin + share * step, end - share * step], axis=1).reshape(-1, 2)
        pieces = pieces[np.append(np.any(np.diff(pieces, axis=0) != 0.0, axis=1), True)]
        ring = np.concatenate([pieces, pieces[:1]]) if np.any(pieces[0] != pieces[-1]) else pieces
    return np.ascontiguousarray(ring)
