"""The outlines of lakes as polygons, those nested in others too."""

from ..raster.nested_outlines import trace_nested


def trace_lakes(lakes, x_min, y_max, dx, dy, progress=None):
    """Yield ``(lake, WKB of its MultiPolygon)`` for all `Lakes` in their order; what is nested in them is water too."""
    for rings in trace_nested(lakes.cells, lakes.parent, lakes.inside, progress):
        yield from rings.multipolygons(x_min, y_max, dx, dy)
