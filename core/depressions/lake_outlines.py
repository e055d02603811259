"""The outlines of lakes as polygons, those nested in others too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ..raster.nested_outlines import trace_nested
from ..raster.raster import BAND_CELLS
from ..raster.tiles import row_bands
from ..run.run import Run
from .lake_groups import lake_groups

if TYPE_CHECKING:
    from .lakes import LakeForest


def trace_lakes(run: Run, lakes: LakeForest, x_min: float, y_max: float, dx: float, dy: float) -> Iterator:
    """Yield ``(lake, WKB of its MultiPolygon)`` for all `Lakes` in their order; what is nested in them is water too."""
    if isinstance(lakes.cells, np.ndarray):
        for rings in trace_nested(run, lakes.cells, lakes.parent, lakes.inside):
            yield from rings.multipolygons(x_min, y_max, dx, dy)
        return
    for tile, begin, end in _lakes_by_tile(run, lakes):
        own = lakes.cells[tile.window]
        own[(own <= begin) | (own > end)] = begin  # of other lakes in this tile
        own -= np.int32(begin)
        parent = np.maximum(lakes.parent[begin:end] - begin, -1)
        for rings in trace_nested(run.quietly(), own, parent, lakes.inside[begin:end]):
            nodes = rings.nodes + np.array([tile.top, tile.left], rings.nodes.dtype)
            in_place = replace(rings, labels=rings.labels + begin, nodes=nodes)
            yield from in_place.multipolygons(x_min, y_max, dx, dy)
        run.report(end / lakes.level.size)


def _lakes_by_tile(run, lakes):
    """Yield tiles in which some lakes lie, and the numbers of the first and of the next after these."""
    alone = np.flatnonzero(lakes.parent < 0)
    lake_of = np.append(0, np.repeat(np.arange(1, alone.size + 1), lakes.inside[alone] + 1)).astype(np.int32)
    size = np.zeros(alone.size + 1, np.int64)
    for band in row_bands(lakes.cells.shape, BAND_CELLS):
        run.check()
        size += np.bincount(lake_of[lakes.cells[band]].ravel(), minlength=size.size)
    begins = np.append(alone, lakes.level.size)
    for group in lake_groups(run.quietly(), lakes.cells, lake_of, size[1:]):
        yield group.tile, int(begins[group.begin]), int(begins[group.end])
