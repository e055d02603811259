"""What kind of river flows along each edge: its width, its depth, and its type after Rosgen (1994).

Widths follow hydraulic geometry, w = a·φ^0.5. The type comes from slope, entrenchment and the way to the sea; Rosgen's
level I (doi:10.1016/0341-8162(94)90001-9) in the order of these rules:

    slope ≥ .10           A+
    slope ≥ .04           A
    near the sea          DA below .005, else D
    slope ≥ .02           G if confined, else B
    else                  F if confined, E if narrow in a wide valley, else C

The slope is that of the water, which winds as rivers of the type do: the slope of the straight way over the sinuosity.
What is too gentle for one type once it winds is steep enough for the next, so that each river gets one.

Entrenchment is the width of the valley floor, at twice the depth of the river when it fills its banks, over the width
of the river. The sides of the valley have the slope from the rivers of a cell up to its ridges. Depth is the width over
the ratio that the type has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arrays import Array, Codes, Coordinates, Indices, Values
from ..network import distance_down
from ..plane.shapes import line_shapes
from ..run.run import Run

if TYPE_CHECKING:
    from ..plane.types import Tree
    from .cells import Cells
    from .ridges import Ridges

WIDTH = 4.0  # metres at 1 m³/s: between the banks of gravel rivers, 2.3 in forest to 4.3 in grass (Hey and Thorne 1986)
BANKFULL_DEPTH, DEPTH_EXPONENT = 0.22, 0.37  # of the same rivers; it only serves to tell how wide the floor is
CONFINED, WIDE_VALLEY = 1.4, 2.2  # entrenchment
NARROW = 10.0  # metres
WIDEST_VALLEY = 20.0  # entrenchment of a plain
FLATTEST_SIDE = 1e-6

NAMES = np.array(["A+", "A", "B", "C", "D", "DA", "E", "F", "G"])
A_PLUS, A, B, C, D, DA, E, F, G = range(9)
WIDTH_OVER_DEPTH = np.array([8.0, 10.0, 16.0, 20.0, 50.0, 25.0, 8.0, 20.0, 9.0])
SINUOSITY = np.array(  # the least and the greatest of each type
    [(1.0, 1.1), (1.0, 1.2), (1.2, 1.4), (1.4, 1.9), (1.0, 1.1), (1.1, 1.6), (1.5, 2.5), (1.4, 1.8), (1.2, 1.4)]
)
# A and D wind alike, so that there is no slope between them that is too steep for one and too gentle for the other.
USUAL_SINUOSITY = np.array([1.04, 1.04, 1.28, 1.59, 1.04, 1.29, 1.88, 1.55, 1.28])
MATERIALS = np.array(["bedrock", "boulders", "cobble", "gravel", "sand", "silt and clay"])
# Below which slope of the water the bed is finer than bedrock, boulders and so on: what a river can still move.
MATERIAL_SLOPES = np.array([0.15, 0.06, 0.02, 0.002, 0.0003])
FINER_BED = np.array(
    [0, 0, 0, 0, 0, 1, 1, 0, 0]
)  # steps in the list: deltas and narrow rivers in meadows hold fine ground


class Channels(NamedTuple):
    """The river below each node, as far as its receiver; at a mouth that which flows into the sea."""

    discharge: np.ndarray  # float64, m³/s
    width: np.ndarray  # float64, metres
    depth: np.ndarray  # float64, metres
    kind: np.ndarray  # uint8, an index in `NAMES`
    slope: np.ndarray  # float64, of the straight way
    entrenchment: np.ndarray  # float64


def find_channels(
    tree: Tree,
    cells: Cells,
    ridges: Ridges,
    discharge: Values,
    widths: float = 1.0,
    coast_distance: float | None = None,
) -> Channels:
    """Return the `Channels` of a tree that carries this discharge, in m³/s below each node.

    An edge is near the sea where its middle is less than ``coast_distance`` metres from it along the river; without
    it, less than one edge. The sides of its valley are those of the cells of both its nodes. Rivers are
    ``widths`` times as wide as is usual.
    """
    below = np.maximum(tree.receiver, 0)
    flows = tree.receiver >= 0
    length = np.where(flows, np.hypot(*(tree.xy - tree.xy[below]).T), 0.0)
    slope = np.where(flows, tree.z - tree.z[below], 0.0) / np.where(flows, length, 1.0)
    if coast_distance is None:
        coast_distance = float(np.median(length[flows])) if flows.any() else 0.0
    to_sea = distance_down(Run(), tree.receiver, tree.downstream_order, length, np.zeros(length.size)) + length / 2
    width = widths * WIDTH * np.sqrt(discharge)
    sides = valley_slopes(tree, cells, ridges)
    valley = entrenchment((sides + np.where(flows, sides[below], sides)) / 2, width, discharge)
    kind = river_types(slope, valley, width, to_sea, coast_distance)
    return Channels(np.asarray(discharge), width, width / WIDTH_OVER_DEPTH[kind], kind, slope, valley)


def widths_of(channels: Channels) -> float:
    """Return how many times as wide as usual channels are."""
    most = int(np.argmax(channels.discharge)) if channels.discharge.size else -1
    if most < 0 or channels.discharge[most] <= 0:
        return 1.0
    return float(channels.width[most] / (WIDTH * np.sqrt(channels.discharge[most])))


def river_types(
    slope: Values,
    entrenchment: Values,
    width: Values,
    to_sea: Values,
    coast_distance: float,
    winding: Array | float = 1.0,
) -> Codes:
    """Return the type of rivers as places in `NAMES`; widths and distances are in metres.

    ``slope`` is that of the straight way; ``winding`` tells how many times longer the water's way is at least.
    """
    water = [slope / np.maximum(usual, winding) for usual in USUAL_SINUOSITY]
    confined = entrenchment < CONFINED
    near_sea = to_sea < coast_distance
    rules = (
        (water[A_PLUS] >= 0.10, A_PLUS),
        (water[A] >= 0.04, A),
        (near_sea & (water[DA] < 0.005), DA),
        (near_sea, D),
        ((water[G] >= 0.02) & confined, G),
        ((water[B] >= 0.02) & ~confined, B),
        (confined, F),
        ((width < NARROW) & (entrenchment > WIDE_VALLEY), E),
    )
    return np.select([rule for rule, _ in rules], [kind for _, kind in rules], C).astype(np.uint8)


def bed_materials(kind: Indices, water_slope: Values) -> Codes:
    """Return what the beds of rivers consist of, as places in `MATERIALS`: finer where the water falls less."""
    coarse = (np.asarray(water_slope)[..., np.newaxis] < MATERIAL_SLOPES).sum(axis=-1)
    return np.minimum(coarse + FINER_BED[kind], MATERIALS.size - 1).astype(np.uint8)


def valley_slopes(tree: Tree, cells: Cells, ridges: Ridges) -> Values:
    """Return for each node how steeply the ground of its cell rises from rivers to ridges; 0 without a ridge."""
    here = np.flatnonzero(cells.on_land)
    vertex, node = np.repeat(here, 3), cells.corners[here].ravel()
    count = tree.z.size
    rise = np.bincount(node, ridges.z[vertex] - tree.z[node], count)
    along = np.bincount(node, ridges.distance[vertex], count)
    return np.divide(rise, along, out=np.zeros(count), where=along > 0)


def entrenchment(valley_slope: Values, width: Values, discharge: Values) -> Values:
    """Return how many times wider than a river its valley is at twice the depth at which it fills its banks."""
    depth = BANKFULL_DEPTH * np.asarray(discharge) ** DEPTH_EXPONENT
    sides = 2 * depth / np.maximum(valley_slope, FLATTEST_SIDE)
    return np.minimum(1.0 + np.divide(sides, width, out=np.full(sides.shape, np.inf), where=width > 0), WIDEST_VALLEY)


def water_sinuosity(lines: list[Coordinates], kind: Indices, winding: float = 1.0) -> Values:
    """Return how long rivers are with the bends of their types over the straight distance between the ends of lines.

    They wind ``winding`` times as much as is usual.
    """
    return line_sinuosity(lines) * (1.0 + winding * (USUAL_SINUOSITY[kind] - 1.0))


def usual_winding(lines, kind, sinuosity) -> float:
    """Return how much rivers wind, 1 as usual, that have a `water_sinuosity`: the median."""
    bends = sinuosity / line_sinuosity(lines) - 1.0
    return float(np.median(bends / (USUAL_SINUOSITY[kind] - 1.0)))


def line_sinuosity(lines: list[Coordinates]) -> Values:
    """Return how much longer than straight lines are: arrays whose first two columns are x and y."""
    shapes = line_shapes(lines)
    straight = np.hypot(*(shapes.last - shapes.first).T)
    return np.divide(shapes.length, straight, out=np.ones(straight.size), where=straight > 0)
