"""What is drawn on all of a land, cut down to the rectangle of the map that is to be seen.

Where a line crosses the border of a rectangle, it is cut at the same place, to the bit, for the rectangle beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from qgis.core import QgsGeometry, QgsRectangle, QgsWkbTypes

from ..layers.fields import LayerField
from ..layers.wkb import line_vertices, line_wkb

FOLLOWED = "downstream"  # the field that tells what something flows into
LINK = "link"  # and the one that tells which line of rivers leads on


def clipped(
    features: Iterable,
    schema: tuple[LayerField, ...],
    kind: int,
    bounds: tuple[float, float, float, float] | None,
    rivers: tuple = (),
) -> Iterator:
    """Yield ``(wkb, values)`` features within ``bounds``: west, south, east, north; all of them where that is None.

    ``kind`` is that of the layer. Values stay those of the whole thing; but what each flows into it knows only if that
    is to be seen, too, and its river only if that is one of the ``rivers``, ids of lines within the bounds. A line may
    be cut into several: its first part keeps the id, and the one that reaches the end knows what it flows into.
    """
    if bounds is None:
        yield from features
        return
    names = [name for name, *_ in schema]
    if QgsWkbTypes.geometryType(kind) == QgsWkbTypes.GeometryType.LineGeometry:
        yield from _clipped_lines(list(features), names, bounds)
        return
    parts = list(_clipped_shapes(features, bounds))
    seen = {FOLLOWED: {values[names.index("id")] for _, values in parts}, LINK: set(rivers)}
    for wkb, values in parts:
        yield wkb, tuple(None if value not in seen.get(name, (value,)) else value for name, value in zip(names, values))


def _clipped_shapes(features, bounds):
    """Yield what of points and polygons lies within bounds."""
    west, south, east, north = bounds
    box = QgsGeometry.fromRect(QgsRectangle(west, south, east, north))
    for wkb, values in features:
        shape = QgsGeometry()
        shape.fromWkb(wkb)
        if not shape.boundingBox().intersects(box.boundingBox()):
            continue
        part = shape if box.contains(shape) else _polygons(shape.intersection(box))
        if not part.isEmpty():
            yield bytes(part.asWkb()), values


def _polygons(shape):
    """Return what a shape has of polygons: two that touch along a side share a line, too."""
    shape.convertGeometryCollectionToSubclass(QgsWkbTypes.GeometryType.PolygonGeometry)
    shape.convertToMultiType()
    return shape


def _clipped_lines(features, names, bounds):
    """Yield the parts of lines that lie within bounds."""
    own, follows = names.index("id"), names.index(FOLLOWED) if FOLLOWED in names else None
    parts = [(*part, values) for wkb, values in features for part in _parts_within(line_vertices(wkb, 3), bounds)]
    seen, fresh = {values[own] for *_, values in parts}, max((values[own] for _, values in features), default=0)
    begun = set()
    for vertices, ends, values in parts:
        values = list(values)
        if follows is not None and not (ends and values[follows] in seen):
            values[follows] = None
        if values[own] in begun:
            fresh += 1
            values[own] = fresh
        begun.add(values[own])
        yield line_wkb(vertices), tuple(values)


def _parts_within(line, bounds):
    """Return the parts of a line within bounds, in its order: vertices, and whether a part reaches its end."""
    found, part = [], []
    for begin, end in zip(line[:-1], line[1:]):
        span = _span_within(begin, end, bounds)
        if span is not None:
            part += [_between(begin, end, cut) for cut in span][bool(part) :]
        if part and (span is None or span[1][1] < 1.0):
            found.append(np.array(part))
            part = []
    if part:
        found.append(np.array(part))
    found = [vertices for vertices in found if len(np.unique(vertices[:, :2], axis=0)) > 1]
    return [(vertices, bool(np.array_equal(vertices[-1], line[-1]))) for vertices in found]


def _span_within(begin, end, bounds):
    """Return where a segment comes into a rectangle and leaves it, None where it does not touch it.

    Each is the side, its axis and its place, and the share of the segment there.
    """
    enters, leaves = ((None, 0.0), 0.0), ((None, 1.0), 1.0)
    for axis in (0, 1):
        step = end[axis] - begin[axis]
        low, high = bounds[axis], bounds[axis + 2]
        if step == 0:
            if not low <= begin[axis] <= high:
                return None
            continue
        sides = (low, high) if step > 0 else (high, low)
        shares = [(side - begin[axis]) / step for side in sides]
        if shares[0] > enters[1]:
            enters = ((axis, sides[0]), shares[0])
        if shares[1] < leaves[1]:
            leaves = ((axis, sides[1]), shares[1])
    return (enters, leaves) if enters[1] < leaves[1] else None


def _between(begin, end, cut):
    """Return the place on a segment where it is cut: on the side to the bit, and its own ends as they are."""
    (axis, side), share = cut
    if axis is None:
        return begin if share <= 0 else end
    place = begin + share * (end - begin)
    place[axis] = side
    return place
