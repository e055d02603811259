"""A window cut out of a terrain model: the rows and samples that it is rendered from, and no more."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsRectangle

from ....core.arrays import Coordinates, Mask
from ....core.run.run import Run
from ...errors import refusal
from ...islands.coasts import Island, rings_of
from ...islands.grown_layers import IDS_AN_ISLAND
from ...layers.rectangles import PLACES_OF_A_SIDE
from .layers import ArchipelagoModel, ModelIsland

if TYPE_CHECKING:
    from ....core.terrain.rendering.window_parts import WindowParts

CUT_TO = "WINDOW"  # the fact of a model that says what was cut out
MEANING = "West, south, east and north on the map of what was cut out of a model"
THINNED = 0.25  # edges by which a coast that is far away may be missed
TO_ERODE = dict.fromkeys(("uplift", "slope", "rising"))  # fields that nothing is rendered from, as none
KEPT_BY = {  # what of the rows of a layer tells whether they are kept, and of what that is the id
    "nodes": ("id", "nodes"),
    "cells": ("id", "cells"),
    "ridges": ("left_cell", "cells"),
    "courses": ("id", "courses"),
    "junctions": ("course", "courses"),
}


class Kept(NamedTuple):
    """Which nodes, cells of nodes and courses of an island a file has."""

    nodes: Mask
    cells: Mask
    courses: Mask


def cut_model(run: Run, terrain: ArchipelagoModel, window: QgsRectangle) -> ArchipelagoModel:
    """Return the part of a model that a window of its map is rendered from."""
    from ....core.terrain.rendering.window_parts import parts_of_window

    ring, found, touched = _ring(window), [], False
    for island in terrain.islands:
        run.check()
        corners = island.plane.to_local(ring)
        touches = QgsRectangle(*island.plane.bounds).intersects(window) and np.isfinite(corners).all()
        parts = parts_of_window(run, island.model, corners) if touches else None
        if parts is not None:
            found.append(_cut(island, parts))
            touched = True
        elif not island.rank:
            found.append(_outline(island))  # by whose plane all rasters of a model have their cells
    if not touched:
        raise refusal("WINDOW misses the land of ‘{}’. Choose a part of it, or none.", terrain.name)
    sides = ",".join(map(repr, (window.xMinimum(), window.yMinimum(), window.xMaximum(), window.yMaximum())))
    return dataclasses.replace(terrain, islands=found, facts={**terrain.facts, CUT_TO: (sides, MEANING)})


def window_of_model(terrain: ArchipelagoModel) -> QgsRectangle | None:
    """Return the window that a model was cut to, None if it is whole."""
    if CUT_TO not in terrain.facts:
        return None
    try:
        west, south, east, north = map(float, terrain.facts[CUT_TO][0].split(","))
        return QgsRectangle(west, south, east, north)
    except (TypeError, ValueError) as error:
        raise refusal("The table ‘parameters’ of ‘{}’ gives no four numbers for ‘{}’.", terrain.name, CUT_TO) from error


def kept_rows(name: str, schema: tuple, island: ModelIsland, rows: Iterable) -> Iterable:
    """Return the rows of a layer that a file has of an island."""
    if island.kept is None or name not in KEPT_BY:
        return rows
    field, what = KEPT_BY[name]
    column, first = [each.name for each in schema].index(field), island.rank * IDS_AN_ISLAND + 1
    kept = getattr(island.kept, what)
    return ((wkb, values) for wkb, values in rows if kept[values[column] - first])


def _ring(window):
    """Return the sides of a window as a ring, anticlockwise."""
    x = np.linspace(window.xMinimum(), window.xMaximum(), PLACES_OF_A_SIDE)
    y = np.linspace(window.yMinimum(), window.yMaximum(), PLACES_OF_A_SIDE)
    along = [(x, y[0]), (x[-1], y), (x[::-1], y[-1]), (x[0], y[::-1])]
    ring = np.concatenate([np.column_stack(np.broadcast_arrays(east, north))[:-1] for east, north in along])
    return np.concatenate([ring, ring[:1]])


def _cut(island: ModelIsland, parts: WindowParts) -> ModelIsland:
    """Return an island of which only that is kept which some parts of it are rendered from."""
    from ....core.terrain.rendering.window_parts import closed_downstream, masked

    model = island.model
    tree, discs = model.tree, model.primitives
    courses = parts.courses(model.courses)
    nodes = parts.nodes(tree.xy)
    nodes[model.courses.cell[courses]] = True
    nodes = closed_downstream(nodes, tree.receiver)
    model = model._replace(
        primitives=_some(discs, parts.primitives(discs.xy, discs.radius)),
        ground=None if model.ground is None else masked(model.ground, parts.samples(discs.radius.max(initial=0.0))),
        rolling=None if model.rolling is None else masked(model.rolling, parts.around(model.rolling)),
        **TO_ERODE,
    )
    water = model.courses.xy[np.repeat(courses, np.diff(model.courses.first))]
    plane = island.plane if model.ground is None else _thinned(island.plane, parts.box, water, model.edge)
    kept = Kept(nodes, parts.metres(tree.xy) == 0.0, courses)
    return dataclasses.replace(island, model=model, plane=plane, kept=kept)


def _outline(island):
    """Return an island of which nothing is kept but where it lies."""
    from ....core.terrain.rendering.window_parts import masked

    model = island.model
    nothing = Kept(*(np.zeros(size, bool) for size in (*2 * [model.tree.z.size], model.courses.cell.size)))
    ground = None if model.ground is None else masked(model.ground, np.zeros(model.ground.values.shape, bool))
    discs = _some(model.primitives, np.zeros(model.primitives.z.size, bool))
    model = model._replace(primitives=discs, ground=ground, lakes=(), **TO_ERODE)
    box, water = np.full(4, np.nan), np.empty((0, 2))
    plane = _thinned(island.plane, box, water, model.edge)
    return dataclasses.replace(island, model=model, plane=plane, kept=nothing)


def _some(things, kept):
    """Return some of a tuple of arrays."""
    return type(things)(*(each[kept] for each in things))


def _thinned(plane: Island, box, water: Coordinates, edge: float) -> Island:
    """Return an island whose coast has fewer vertices away from a box and from water, if it still is one then."""
    rings = [_thinned_ring(plane, ring, box, water, edge) for ring in plane.rings]
    rings = [ring for number, ring in enumerate(rings) if len(ring) > 3 or not number]
    shape = QgsGeometry.fromPolygonXY([[_point(place) for place in ring] for ring in rings])
    if not shape.isGeosValid() or shape.isEmpty():
        return plane
    return Island(rings_of(shape), plane.area, plane.crs, plane.plane.middle)


def _thinned_ring(plane, ring, box, water, edge):
    """Return a ring of the map, all of whose vertices are there within a box of the plane and near water."""
    from scipy.spatial import cKDTree

    local = plane.to_local(ring)
    low, high = np.minimum(local[:-1], local[1:]), np.maximum(local[:-1], local[1:])
    inside = (high[:, 0] >= box[0]) & (high[:, 1] >= box[1]) & (low[:, 0] <= box[2]) & (low[:, 1] <= box[3])
    kept = np.zeros(len(ring), bool)
    kept[:-1] |= inside
    kept[1:] |= inside
    if len(water):
        kept |= np.isfinite(cKDTree(water).query(local, distance_upper_bound=edge)[0])
    kept[[0, -1]] = True
    anchors = np.flatnonzero(kept)
    scale = np.ptp(ring, axis=0).max() / np.ptp(local, axis=0).max()
    parts = []
    for begin, end in zip(anchors[:-1], anchors[1:]):
        line = QgsGeometry.fromPolylineXY([_point(place) for place in ring[begin : end + 1]])
        line = line.simplify(THINNED * edge * scale) if end > begin + 1 else line
        parts += [(point.x(), point.y()) for point in line.asPolyline()[:-1]]
    return np.array([*parts, ring[-1]])


def _point(place):
    """Return a place as a point of QGIS."""
    return QgsPointXY(*map(float, place))
