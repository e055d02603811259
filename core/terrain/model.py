"""From the rivers of an island to the model that its terrain is made from.

    model = build_model(land, edge, rivers, terrain_slope, ModelRules(), seed)

Courses first, with their bends, side channels and deltas; then the primitives of the ground between them.
"""

from typing import NamedTuple, Optional

import numpy as np

from ..island.cells import Cells
from ..island.ridges import Ridges
from ..island.rosgen import Channels
from ..plane.types import Tree
from ..run.progress import Progress
from .courses.bends import with_bends
from .courses.courses import find_courses, usual_edge, with_types
from .courses.following import following
from .courses.junctions import DELTA, find_junctions
from .courses.side_channels import with_side_channels
from .courses.winding import with_winding
from .ground.primitives import find_primitives
from .types import Courses, Model


class ModelRules(NamedTuple):
    """What a model is like, beside its rivers."""

    primitives_per_cell: float = 50
    roughness: float = 1.0
    delta_flow: Optional[float] = None  # m³/s from which a mouth is a delta, None: as `find_courses` has it
    coast_distance: Optional[float] = None  # metres along a river to the sea, within which it may braid, None: one edge
    winding: float = 1.0  # of rivers, 0 straight, 1 usual


class IslandRivers(NamedTuple):
    """The rivers of an island, and what follows from them, as a `Grown` has it too; without nodes, the tree alone."""

    tree: Tree
    cells: Optional[Cells] = None
    ridges: Optional[Ridges] = None
    channels: Optional[Channels] = None


def build_model(land, edge, rivers, terrain_slope, rules, seed, progress=None, lines=()):
    """Return the `Model` of an island, not eroded, from its `IslandRivers`; ``terrain_slope`` is a `Field`.

    Courses run along ``lines`` (n, 2 or more) wherever the nodes of the tree were laid along them.
    """
    progress = progress or Progress()
    tree, cells, ridges = rivers.tree, rivers.cells, rivers.ridges
    with progress.phase("Finding the courses of rivers", 0.5):
        courses, _ = all_courses(land, rivers, rules, seed, progress, lines)
    with progress.phase("Building the ground", 0.5):
        ground = rules.primitives_per_cell, rules.roughness
        primitives = find_primitives(
            land, edge, tree, cells, ridges, courses, terrain_slope, seed, *ground, progress=progress
        )
    return Model(land, edge, tree, courses, primitives, None, seed)


def all_courses(land, rivers, rules, seed, progress=None, lines=()):
    """Return the `Courses` of an island with bends, side channels and deltas, and its `Junctions`, None without any."""
    progress = progress or Progress()
    if rivers.tree.z.size == 0:
        return no_courses(), None
    edge = usual_edge(rivers.tree)
    courses, junctions = find_courses(rivers, seed, rules.coast_distance, rules.delta_flow, progress)
    progress.check()
    courses, held = following(courses, rivers.tree, lines, land, edge, progress)
    progress.check()
    courses = with_winding(courses, land, edge, seed, rules.winding, held)
    courses = with_types(courses, rivers, rules.coast_distance)
    junctions = find_junctions(courses, edge, rules.delta_flow)
    progress.check()
    courses = with_bends(courses, land, seed)
    progress.check()
    deltas = np.zeros(rivers.tree.z.size, bool)
    deltas[junctions.cell[junctions.kind == DELTA]] = True
    return with_side_channels(courses, land, seed, deltas), junctions


def no_courses():
    """Return the `Courses` of an island without rivers."""
    numbers, indices = np.empty(0), np.empty(0, np.int64)
    kinds = np.empty(0, np.uint8)
    return Courses(
        np.zeros(1, np.int64),
        np.empty((0, 2)),
        numbers,
        indices,
        indices,
        kinds,
        kinds,
        *(numbers.copy() for _ in range(6)),
    )
