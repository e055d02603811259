"""Land on both sides of the meridian at which a map ends, put together as it lies on the ground.

The Earth is round, its maps are not: Fiji lies at both ends of a map that ends at 180°. Its polygons are moved by full
turns of the Earth to where the largest of them lies, so coordinates go on beyond the end of the map.
"""

from __future__ import annotations

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsGeometry

from ...core.run.run import Run
from ..errors import refusal
from ..layers.cylinders import full_turn
from ..numbers import told

TOUCHING_DEGREES = 1e-11  # turns by which polygons may miss the end of the map


def united(shapes: list[QgsGeometry], name: str, title: str) -> list[QgsGeometry]:
    """Return the polygons that the shapes of a layer form together."""
    one = QgsGeometry.unaryUnion(shapes) if len(shapes) > 1 else shapes[0]
    parts = [part for part in one.asGeometryCollection() if part.area() > 0]
    if not parts:
        raise refusal("{}: the polygons of ‘{}’ cannot be united. Repair them with ‘Fix geometries’.", name, title)
    return parts


def in_one_place(
    run: Run, parts: list[QgsGeometry], crs: QgsCoordinateReferenceSystem, name: str, title: str
) -> list[QgsGeometry]:
    """Return polygons moved by full turns, as near together as they lie on the Earth, and sewn where they meet then.

    Land that goes round more than half of the Earth stays where it is, and is sewn at the end of the map alone.
    """
    boxes = [part.boundingBox() for part in parts]
    west, east = (np.array([getattr(box, side)() for box in boxes]) for side in ("xMinimum", "xMaximum"))
    turn = full_turn(crs, west.min() / 2 + east.max() / 2, boxes[0].yMinimum() / 2 + boxes[0].yMaximum() / 2)
    whole = east.max() - west.min()
    if not whole > turn / 2 > 0:
        return parts
    turn = whole if abs(whole - turn) <= TOUCHING_DEGREES * turn else turn  # else rounding would leave a crack
    turns = _turns(west, east, turn)
    if turns is None:
        return _sewn(parts, west, east, turn, name, title)
    largest = np.argmax([part.area() for part in parts])
    turns -= turns[largest]
    for part, count in zip(parts, turns.tolist()):
        part.translate(count * turn, 0.0)
    parts = united(parts, name, title)
    boxes = [part.boundingBox() for part in parts]
    west, east = min(box.xMinimum() for box in boxes), max(box.xMaximum() for box in boxes)
    run.note(
        "‘{}’ lies on both sides of the meridian where the map ends. It was put together, so coordinates go on beyond "
        "that: from {} to {}, in outputs too.",
        title, told(west, ".8g"), told(east, ".8g")
    )
    return parts


def _turns(west, east, turn):
    """Return by how many turns each of some stretches must move for all to lie within half a turn; None: in no way."""
    begin = west % turn
    order = np.argsort(begin)
    end = begin + (east - west)
    before = np.maximum.accumulate(np.append(end.max() - turn, end[order][:-1]))
    gaps = begin[order] - before
    widest = np.argmax(gaps)
    if gaps[widest] < turn / 2:
        return None
    first = begin[order[widest]]
    return np.rint((begin + np.where(begin < first, turn, 0.0) - west) / turn).astype(np.int64)


def _sewn(parts, west, east, turn, name, title):
    """Return polygons of which those that meet across the end of the map are one, beyond it."""
    end = east.max()
    if west.min() > end - turn + TOUCHING_DEGREES * turn:
        return parts
    for part, begins, ends in zip(parts, west, east):
        if begins <= end - turn + TOUCHING_DEGREES * turn and ends - begins < turn / 2:
            part.translate(turn, 0.0)
    sewn = united(parts, name, title)
    for part in sewn:
        if part.boundingBox().xMinimum() >= end - TOUCHING_DEGREES * turn:
            part.translate(-turn, 0.0)
    return sewn
