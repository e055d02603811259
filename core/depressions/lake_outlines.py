"""The outlines of lakes as polygons, those nested in others too."""

from dataclasses import replace

import numpy as np

from ..machine.jit import kernel
from ..raster.nested_outlines import trace_nested
from ..raster.tiles import row_bands
from ..run.progress import Progress, Silent
from .lake_groups import BAND_CELLS, lake_groups


def trace_lakes(lakes, x_min, y_max, dx, dy, progress=None):
    """Yield ``(lake, WKB of its MultiPolygon)`` for all `Lakes` in their order; what is nested in them is water too."""
    progress = progress or Progress()
    if isinstance(lakes.cells, np.ndarray):
        for rings in trace_nested(lakes.cells, lakes.parent, lakes.inside, progress):
            yield from rings.multipolygons(x_min, y_max, dx, dy)
        return
    for rows, begin, end in _lakes_by_rows(lakes, progress):
        own = lakes.cells[rows]
        own[(own <= begin) | (own > end)] = begin  # of other lakes in these rows
        parent = np.maximum(lakes.parent[begin:end] - begin, -1)
        for rings in trace_nested(own - begin, parent, lakes.inside[begin:end], Silent(progress)):
            in_place = replace(rings, labels=rings.labels + begin, nodes=rings.nodes + np.array([rows.start, 0]))
            yield from in_place.multipolygons(x_min, y_max, dx, dy)
        progress.report(end / lakes.level.size)


def _lakes_by_rows(lakes, progress):
    """Yield rows in which some lakes lie, and the numbers of the first and of the next after these."""
    alone = np.flatnonzero(lakes.parent < 0)
    lake_of = np.append(0, np.repeat(np.arange(alone.size), lakes.inside[alone] + 1)).astype(np.int32)
    size, (top, bottom) = np.zeros(alone.size, np.int64), np.zeros((2, alone.size), np.int32)
    for band in row_bands(lakes.cells.shape, BAND_CELLS):
        progress.check()
        _measure_rows(lakes.cells[band], band.start, lake_of, size, top, bottom)
    begins = np.append(alone, lakes.level.size)
    for group in lake_groups(size, top, bottom):
        yield group.rows, int(begins[group.begin]), int(begins[group.end])


@kernel
def _measure_rows(cells, first_row, lake_of, size, top, bottom):
    """Add a band of rows to how many cells of a lake there are, and in which rows."""
    for row in range(cells.shape[0]):
        for col in range(cells.shape[1]):
            if cells[row, col] == 0:
                continue
            lake = lake_of[cells[row, col]]
            if size[lake] == 0:
                top[lake] = first_row + row
            size[lake] += 1
            bottom[lake] = first_row + row
