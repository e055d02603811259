"""Rivers along triangles: from the middle of one over the side where its water leaves it to the middle of the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Values
from ..choices import CONSERVING, M2_PER_KM2
from ..island.flow_law import flow_law
from ..island.reaches import Reaches, find_reaches, reach_table
from ..island.rosgen import NAMES, WIDTH, WIDTH_OVER_DEPTH, entrenchment, river_types, water_sinuosity
from ..island.sizes import readable_number
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..machine.powers import exp2_of, log2_of
from ..plane.types import GROWN, SKETCHED, Tree
from ..run.run import Run

if TYPE_CHECKING:
    from ..arrays import Mask

SOURCES_WANTED = 250  # of rivers where nobody says how much flow makes one: some hundred lines fill a map
MOST_SOURCES = 0.02  # of the triangles: on a few of them rivers are few
VALLEY_SIDES = 0.15  # slope of valleys, of which triangles know nothing


class TriangleRivers(NamedTuple):
    """Rivers as lines between nodes: two a triangle, the middle of the side where water leaves and its own middle."""

    tree: Tree
    node: np.ndarray  # int64 of each node of the tree, the node of the `Surface`
    reaches: Reaches
    table: dict  # columns of the layer, ids from 0


class ReachLands(NamedTuple):
    """The land that drains to each reach before any other, then to the sea of each basin without one."""

    of_triangle: np.ndarray  # int32 (t), -1 of water
    below: np.ndarray  # int32, the land that each drains to, -1 at the sea
    basin: np.ndarray  # int64


def usual_threshold(drainage) -> float:
    """Return the flow (km²) from which on triangles carry a river where nobody says it, as a readable number.

    It is the greatest with as many sources as a map shows well. A triangle is one where it has so much flow, and none
    of those that lead into it has.
    """
    flow, to_sea = drainage.flow, leads_to_sea(drainage)
    upstream = np.zeros(flow.size)
    flows = to_sea & (drainage.forest.receiver >= 0)
    np.maximum.at(upstream, drainage.forest.receiver[flows], flow[flows])
    levels = np.unique(flow[to_sea])
    sources = np.searchsorted(np.sort(upstream[to_sea]), levels) - np.searchsorted(np.sort(flow[to_sea]), levels)
    wanted = min(SOURCES_WANTED, MOST_SOURCES * np.count_nonzero(drainage.basin >= 0))
    enough = np.flatnonzero(sources >= min(wanted, sources.max(initial=0)))
    return readable_number(max(float(levels[enough[-1]]), 1e-9) if enough.size else 1e-9)


def leads_to_sea(drainage) -> Mask:
    """Return from which triangles water comes to the sea, and not into a circle."""
    dry = np.isin(drainage.mouth, drainage.cut)
    return (drainage.basin >= 0) & ~np.append(dry, True)[drainage.basin]


def river_triangles(drainage, threshold) -> Mask:
    """Return which triangles carry a river that reaches the sea: with so much flow, or where one was drawn."""
    return leads_to_sea(drainage) & ((drainage.flow >= threshold) | drainage.sketched)


def river_flow(drainage) -> Values:
    """Return the flow of each triangle in m³/s: that of the largest is as usual, and none is lost at forks."""
    counted = drainage.flow * M2_PER_KM2
    return flow_law(CONSERVING).fitted(counted).discharge(counted)


def river_width(flow) -> Values:
    """Return the width in metres of rivers after Murray, whose cube is the sum of the cubes where they meet."""
    return WIDTH * np.where(flow > 0, exp2_of(log2_of(np.maximum(flow, 1e-300)) / 3.0), 0.0)


def triangle_rivers(run: Run, drainage, surface, threshold, spacing) -> TriangleRivers:
    """Return the `TriangleRivers` where at least ``threshold`` km² drain, weighed by rain."""
    carries = river_triangles(drainage, threshold)
    triangle = drainage.forest.order[::-1]
    triangle = triangle[carries[triangle]].astype(np.int64)
    number = np.full(carries.size, -1, np.int64)
    number[triangle] = np.arange(triangle.size)
    below = drainage.forest.receiver[triangle]
    node, receiver = np.empty(2 * triangle.size, np.int64), np.empty(2 * triangle.size, np.int64)
    node[0::2], node[1::2] = surface.outlet[triangle], surface.middle[triangle]
    receiver[0::2] = np.where(below >= 0, 2 * number[np.maximum(below, 0)] + 1, -1)
    receiver[1::2] = 2 * np.arange(triangle.size)
    source = np.repeat(np.where(drainage.sketched[triangle], SKETCHED, GROWN), 2).astype(np.uint8)
    xy = surface.xy[node]
    tree = Tree(xy, surface.z[node], receiver, np.ones(node.size, np.int64), source, np.zeros(xy.shape))
    reaches = find_reaches(tree)
    area, flow = (np.repeat(values[triangle], 2) for values in (drainage.area * M2_PER_KM2, river_flow(drainage)))
    table = reach_table(run, tree, reaches, area, np.zeros(node.size))
    table["basin"] = np.repeat(drainage.basin[triangle], 2)[reaches.lower]
    return TriangleRivers(tree, node, reaches, {**table, **_channels(tree, reaches, table, flow, spacing)})


def lands_of_reaches(drainage, surface, rivers) -> ReachLands:
    """Return the `ReachLands` of a drainage."""
    land, count = np.flatnonzero(drainage.basin >= 0), rivers.reaches.receiver.size
    of_triangle = np.full(drainage.basin.size, -1, np.int32)
    if count:
        triangle = land[rivers.node[1::2] - surface.middle[land[0]]]
        of_triangle[triangle] = rivers.reaches.of_node[1::2]
    ends = land[(of_triangle[land] < 0) & (drainage.forest.receiver[land] < 0)]
    of_triangle[ends] = count + drainage.basin[ends]
    _spread_upstream(drainage.forest.receiver, drainage.forest.order, drainage.basin, of_triangle)
    basins = drainage.mouth.size
    below = np.append(rivers.reaches.receiver, np.full(basins, -1)).astype(np.int32)
    return ReachLands(of_triangle, below, np.append(rivers.table["basin"], np.arange(basins)).astype(np.int64))


@kernel
def _spread_upstream(receiver, order, basin, labels):
    for index in range(order.size - 1, -1, -1):
        triangle = order[index]
        if is_there(basin[triangle]) and not is_there(labels[triangle]):
            labels[triangle] = labels[receiver[triangle]]


def _channels(tree, reaches, table, flow, spacing):
    """Return the columns of flow, width, depth and type, at the lower ends."""
    flow = flow[reaches.last]
    width = river_width(flow)
    valley = entrenchment(np.full(flow.size, VALLEY_SIDES), width, flow)
    to_sea = table["sea_dist_m"] + table["length_m"] / 2
    kind = river_types(np.nan_to_num(table["slope"]), valley, width, to_sea, spacing)
    lines = np.split(tree.xy[reaches.nodes], reaches.offsets[1:-1])
    return {
        "discharge_m3s": flow,
        "width_m": width,
        "depth_m": width / WIDTH_OVER_DEPTH[kind],
        "rosgen": NAMES[kind],
        "sinuosity": water_sinuosity(lines, kind) if flow.size else flow,
    }
