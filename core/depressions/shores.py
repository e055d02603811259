"""The outlines of lakes, nested ones too: polygons from the raster of innermost lakes.

A lake lies over what is nested in it, so one raster of labels cannot show all of them. Each lake is cut out with its
box, boxes stand side by side on a sheet, and a sheet is traced at once; then every outline moves back to its place.
"""

from dataclasses import replace

import numpy as np

from ..jit import kernel
from ..progress import Progress, Silent
from ..tiles import map_tiles, processors, row_bands
from ..watersheds.polygons import trace_polygons

SHEET_CELLS = 1 << 20
SHEET_WIDTH = 1 << 11
SHEETS_AT_A_TIME = 8  # traced by several threads, then handed on
BAND_CELLS = 1 << 20


@kernel
def _enclose(cells, top, bottom, boxes):
    """Widen the boxes (top, bottom, left, right) of the innermost lakes of rows ``top:bottom``."""
    for row in range(top, bottom):
        for col in range(cells.shape[1]):
            lake = cells[row, col] - 1
            if lake >= 0:
                boxes[lake, 0] = min(boxes[lake, 0], row)
                boxes[lake, 1] = max(boxes[lake, 1], row + 1)
                boxes[lake, 2] = min(boxes[lake, 2], col)
                boxes[lake, 3] = max(boxes[lake, 3], col + 1)


@kernel
def _enclose_nested(parent, boxes):
    """Widen the box of every lake by what lies in it."""
    for lake in range(parent.size - 1, -1, -1):
        outer = parent[lake]
        if outer >= 0:
            for side in range(4):
                limit = min(boxes[lake, side], boxes[outer, side])
                boxes[outer, side] = max(boxes[lake, side], boxes[outer, side]) if side % 2 else limit


@kernel
def _cut_out(cells, boxes, inside, begin, end, places, sheet):
    """Copy lakes ``begin`` … ``end`` to their places on the sheet, numbered from 1."""
    for lake in range(begin, end):
        top = places[lake - begin, 0] - boxes[lake, 0]
        left = places[lake - begin, 1] - boxes[lake, 2]
        for row in range(boxes[lake, 0], boxes[lake, 1]):
            for col in range(boxes[lake, 2], boxes[lake, 3]):
                if lake < cells[row, col] <= lake + 1 + inside[lake]:
                    sheet[top + row, left + col] = lake - begin + 1


def _boxes(lakes, progress):
    nrows, ncols = lakes.cells.shape
    boxes = np.empty((lakes.level.size, 4), np.int64)
    boxes[:] = nrows, 0, ncols, 0
    for band in row_bands(lakes.cells.shape, BAND_CELLS):
        _enclose(lakes.cells, band.start, band.stop, boxes)
        progress.check()
    _enclose_nested(lakes.parent, boxes)
    return boxes


def _sheets(sizes):
    """Yield ranges of lakes whose boxes together have about as many cells as a sheet."""
    ends = np.cumsum(sizes)
    begin = 0
    while begin < sizes.size:
        used = ends[begin - 1] if begin else 0
        end = max(int(np.searchsorted(ends, used + SHEET_CELLS, "right")), begin + 1)
        yield begin, end
        begin = end


def _places(heights, widths):
    """Return row and column of boxes on a sheet, from the tallest on, parted by a cell; and the sheet's size."""
    places = np.empty((heights.size, 2), np.int64)
    width = min(max(SHEET_WIDTH, int(widths.max())), int(np.sum(widths + 1)))
    row = col = deepest = 0
    for box in np.argsort(-heights, kind="stable"):
        if col > 0 and col + widths[box] > width:
            row, col = deepest + 1, 0
        places[box] = row, col
        deepest = max(deepest, row + int(heights[box]))
        col += int(widths[box]) + 1
    return places, (deepest, width)


def trace_lakes(lakes, x_min, y_max, dx, dy, progress=None):
    """Yield ``(lake, WKB of its MultiPolygon)`` for all `Lakes` in their order; what is nested in them is water too."""
    progress = progress or Progress()
    quiet = Silent(progress)  # the box of one lake may be all of the raster
    boxes = _boxes(lakes, progress)
    heights, widths = boxes[:, 1] - boxes[:, 0], boxes[:, 3] - boxes[:, 2]
    sizes = (heights + 1) * (widths + 1)

    def trace(sheet):
        begin, end = sheet
        places, shape = _places(heights[begin:end], widths[begin:end])
        labels = np.zeros(shape, np.int32)
        _cut_out(lakes.cells, boxes, lakes.inside, begin, end, places, labels)
        rings = trace_polygons(labels, quiet)
        size = np.diff(rings.first_node[rings.first_ring[rings.first_piece]])
        return replace(rings, nodes=rings.nodes + np.repeat(boxes[begin:end, ::2] - places, size, axis=0))

    sheets = list(_sheets(sizes))
    # Sheets that are traced at the same time have no more cells together than the raster: memory stays what it was.
    abreast = [max(1, lakes.cells.size // max(SHEET_CELLS, int(sizes[begin:end].sum()))) for begin, end in sheets]
    abreast = min([processors(), *abreast])
    for first in range(0, len(sheets), SHEETS_AT_A_TIME):
        group = sheets[first : first + SHEETS_AT_A_TIME]
        for (begin, end), rings in zip(group, map_tiles(trace, group, abreast, quiet)):
            for label, wkb in rings.multipolygons(x_min, y_max, dx, dy):
                yield begin + label - 1, wkb
            progress.report(end / lakes.level.size)
            progress.check()
