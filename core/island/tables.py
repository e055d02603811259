"""Columns of the layers of an island: rivers, nodes, cells, ridges, basins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arrays import Array, Indices
from ..choices import M2_PER_KM2
from ..run.run import Run
from .reaches import find_reaches, reach_table, tree_node_table
from .rosgen import NAMES, WIDTH, WIDTH_OVER_DEPTH, water_sinuosity, widths_of

if TYPE_CHECKING:
    from .survey import Grown


def grown_river_table(run: Run, grown: Grown, every_edge: bool = False, winding=1.0) -> tuple:
    """Return the `Reaches` of the rivers, and their columns as the layer has them, ids from 0.

    Flow and width are those at the lower end; the type is the one that most of the reach has. Rivers wind ``winding``
    times as much as is usual.
    """
    tree, channels = grown.tree, grown.channels
    reaches = find_reaches(tree, every_edge)
    table = reach_table(run, tree, reaches, grown.drained, grown.cell_area)
    flows = np.flatnonzero(reaches.of_node >= 0)
    counts = np.zeros((reaches.receiver.size, NAMES.size), np.int64)
    np.add.at(counts, (reaches.of_node[flows], channels.kind[flows]), 1)
    kind = np.argmax(counts, axis=1)
    table["order"] = np.argsort(np.argsort(reaches.last)) + 1  # nodes are numbered as they grew
    table["discharge_m3s"] = grown.flow_out[reaches.last]
    table["width_m"] = widths_of(grown.channels) * WIDTH * np.sqrt(table["discharge_m3s"])
    table["depth_m"] = table["width_m"] / WIDTH_OVER_DEPTH[kind]
    table["rosgen"] = NAMES[kind]
    lines = np.split(tree.xy[reaches.nodes], reaches.offsets[1:-1])
    table["sinuosity"] = water_sinuosity(lines, kind, winding) if kind.size else kind
    return reaches, table


def grown_nodes(run: Run, grown: Grown, every_edge: bool = False) -> dict:
    """Return the columns of the nodes."""
    reaches = find_reaches(grown.tree, every_edge)
    table = tree_node_table(run, grown.tree, reaches, grown.drained, grown.strahler)
    return {
        **table,
        "priority": grown.tree.priority,
        "rosgen": NAMES[grown.channels.kind],
        "discharge_m3s": grown.channels.discharge,
    }


def cell_table(nodes, grown: Grown) -> dict:
    """Return the columns of the cells: of their nodes, but with the area of the cell alone."""
    return {**nodes, "area_km2": grown.cell_area / M2_PER_KM2}


def ridge_table(grown: Grown, basin: Array) -> dict[str, Array]:
    """Return the columns of the ridges, in the order of `Ridges.lines`; ``basin`` tells that of each node."""
    ridges, sides = grown.ridges, grown.cells.sides
    left, right, start, end = (part[ridges.sides] for part in (sides.left, sides.right, sides.start, sides.end))
    heights = ridges.z[start], ridges.z[end], ridges.middle  # which are unknown for most, and then do not count
    return {
        "id": np.arange(left.size),
        "kind": np.array(["ridge", "divide"])[(basin[left] != basin[right]).astype(np.int64)],
        "left_cell": left,
        "right_cell": right,
        "length_m": np.hypot(*(grown.cells.points[end] - grown.cells.points[start]).T),
        "z_min": np.fmin.reduce(heights),
        "z_max": np.fmax.reduce(heights),
    }


def basin_table(grown: Grown, basin: Indices) -> tuple:
    """Return the outlines of the basins, those of mouths in rising order, and their columns but for the outlets."""
    tree, size = grown.tree, grown.tree.z.size
    mouth = np.flatnonzero(tree.receiver < 0)
    outlines = grown.cells.united(basin, size)
    flows = np.flatnonzero(tree.receiver >= 0)
    step = tree.xy[flows] - tree.xy[tree.receiver[flows]]
    ridges = ridge_table(grown, basin)
    highest = np.zeros(size)
    np.maximum.at(highest, basin, tree.z)
    for side in ("left_cell", "right_cell"):
        np.maximum.at(highest, basin[ridges[side]], ridges["z_max"])
    area = np.bincount(basin, grown.cell_area, size)
    columns = {
        "id": np.arange(size),
        "downstream": np.full(size, -1),
        "area_km2": area / M2_PER_KM2,
        "perimeter_km": outlines.metres_round() / 1e3,
        "cells": np.bincount(basin, minlength=size),
        "z_min": tree.z,
        "z_mean": np.bincount(basin, grown.cell_area * tree.z, size) / np.maximum(area, np.finfo(float).tiny),
        "z_max": highest,
        "rivers_km": np.bincount(basin[flows], np.hypot(step[:, 0], step[:, 1]), size) / 1e3,
    }
    return outlines, {name: column[mouth] for name, column in columns.items()}
