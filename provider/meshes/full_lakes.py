"""Full lakes of a graph as polygons, and those nested in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ...core.choices import M2_PER_KM2
from ..water.lakes import CELLS_LEAST, SHARE_LEAST

if TYPE_CHECKING:
    from ...core.mesh.erosion_run import Eroded
    from ...core.run.run import Run
    from .ground import GraphGround


def full_lake_features(run: Run, ground: GraphGround, eroded: Eroded) -> Iterator:
    """Yield lakes with the fields BALANCED_LAKES, a parent before its children; whole ones keep their numbers."""
    from ...core.mesh.lakes import nested_lakes
    from ...core.raster.nested_outlines import trace_nested
    from ...core.run.waiting import left_alone

    landscape, water = eroded.landscape, eroded.water
    land = landscape.graph.area[(landscape.domain > 0) & (landscape.domain < 3)]
    if not land.size:  # all of it is drowned
        return
    least = max(CELLS_LEAST * float(land.mean()), SHARE_LEAST * float(land.sum()))
    found = left_alone(run, lambda: nested_lakes(run.quietly(), landscape, least))
    ids = _ids(found, water.lakes.of_node, water.lakes.level.size)
    inflow = water.flow[landscape.z.size :]
    labels = left_alone(run, lambda: ground.labels_below(landscape.z, found.of_node, found.level, found.inside))
    mean = found.volume / np.maximum(found.area, np.finfo(float).tiny)
    sizes = found.level, found.area / M2_PER_KM2, found.volume, found.depth, mean
    columns = [column.tolist() for column in sizes]
    places, raster = ground.on_map(found.outlet).tolist(), ground.raster

    traced = (
        outline
        for rings in trace_nested(run, labels, found.parent, found.inside)
        for outline in rings.multipolygons(raster.x_min, raster.y_max, raster.dx, raster.dy)
    )
    for lake, wkb in ground.outlines_below(traced, landscape.z, found.of_node, found.level, found.inside):
        parent = int(found.parent[lake])
        facts = *(column[lake] for column in columns), *places[lake]
        if parent >= 0:
            yield wkb, (int(ids[lake]), *facts, int(ids[parent]), None, None, None)
        else:
            yield wkb, (int(ids[lake]), *facts, None, "open", float(inflow[ids[lake] - 1]), 0.0)


def _ids(found, lake_of_node, count):
    """Return an id for each lake: that of the network for whole ones, then on from there."""
    ids = np.zeros(found.level.size, np.int64)
    nested = found.parent >= 0
    ids[nested] = count + 1 + np.arange(np.count_nonzero(nested))
    whole = np.arange(found.level.size)
    for lake in np.flatnonzero(nested):  # a parent comes before what is nested in it
        whole[lake] = whole[found.parent[lake]]
    wet = np.flatnonzero(found.of_node >= 0)
    ids[whole[found.of_node[wet]]] = lake_of_node[wet] + 1
    return ids
