"""Terrain models as the rows of ordinary layers, in the CRS of their coast.

The things of an island bear ids of their own range, as those of `GrownIsland` do: a node and its cell have the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ....core.choices import M2_PER_KM2
from ....core.run.run import Run
from ...islands.grown_layers import RankedIsland
from ...layers.fields import (
    MODEL_CELLS,
    MODEL_COURSES,
    MODEL_JUNCTIONS,
    MODEL_LAKES,
    MODEL_NODES,
    MODEL_PRIMITIVES,
)
from ...layers.wkb import point_wkb, polygon_wkb

if TYPE_CHECKING:
    from ....core.arrays import Heights
    from ....core.island.survey import Grown
    from ....core.plane.types import Field
    from ....core.terrain.types import Primitives
    from ...islands.coasts import Island

THREADS = ("main", "side", "distributary")  # in the order of their numbers in the core
WHOLE_METRES_FROM = 100.0  # metres of the highest ground, and of radii: less than one is seen nowhere there
FORK = "fork"  # where a thread leaves its river


@dataclass(frozen=True)
class ModelIsland(RankedIsland):
    """The model of the island that is number ``rank`` by size, how its plane lies on the map, and what grew there.

    Only the layers for the eye are made from what grew: a model that was read has none of it, but it knows the ids of
    its courses, nodes, primitives and lakes in the file.
    """

    rank: int
    model: Any  # the core's `Model`, or the island itself where there is none
    plane: Island
    grown: Grown | None = None  # None too where no river runs
    ids: tuple = ()
    kept: Any = None  # which of its nodes and courses a file has, see `windows.Kept`; None: all

    @property
    def course_count(self) -> int:
        """How many courses a file has of it."""
        return int(self.model.courses.cell.size if self.kept is None else np.count_nonzero(self.kept.courses))

    @property
    def edge_count(self) -> int:
        """How many edges of its rivers a file has."""
        flows = self.model.tree.receiver >= 0
        return int(np.count_nonzero(flows if self.kept is None else flows & self.kept.nodes))


def as_of_a_model(islands: list[Island]) -> list[ModelIsland]:
    """Return islands of a coast as `ModelIsland`, of which nothing but their land is known."""
    return [ModelIsland(rank, island, island) for rank, island in enumerate(islands)]


@dataclass(frozen=True)
class ArchipelagoModel:
    """The models of all islands of a coast, the largest first, and what they were made with."""

    name: str  # of the file or of the coast
    crs: Any
    islands: list
    facts: dict = field(default_factory=dict)  # name -> (value, meaning)
    courses: Any = None  # the `Table` of them in the file, drawn ones completed; None: it was not read from one


def coast_rows(island: ModelIsland) -> list[tuple]:
    """Return the outline of an island, rings as they are on the map."""
    return [(polygon_wkb(island.plane.rings), (island.rank + 1, island.plane.area / M2_PER_KM2))]


def _points(island, xy, z):
    """Return points with heights as they are on the map."""
    return [point_wkb(x, y, height) for x, y, height in island.on_the_map(xy, z)]


def declared_lake_rows(island: ModelIsland) -> Iterable:
    """Return the lakes that are declared."""
    lakes = island.model.lakes
    if not lakes:
        return []
    table = {"id": np.arange(len(lakes)), "level_m": np.array([lake.level for lake in lakes])}
    shapes = [polygon_wkb([island.plane.to_map(ring) for ring in lake.rings]) for lake in lakes]
    return zip(shapes, island.rows(table, MODEL_LAKES))


def node_rows(island: ModelIsland) -> Iterable[tuple]:
    """Return the nodes of the rivers."""
    tree = island.model.tree
    table = {"id": np.arange(tree.z.size), "downstream": tree.receiver, "strahler": _orders(tree)}
    return zip(_points(island, tree.xy, tree.z), island.rows(table, MODEL_NODES))


def _orders(tree):
    """Return the order of each node after Strahler."""
    from ....core.network import strahler

    return strahler(Run(), tree.receiver, tree.downstream_order).astype(np.int64)


def cell_rows(island: ModelIsland) -> Iterator:
    """Return the land of each node."""
    from ....core.island.rosgen import NAMES

    grown, tree = island.grown, island.model.tree
    if grown is None:
        return
    table = {
        "id": np.arange(tree.z.size),
        "downstream": tree.receiver,
        "strahler": grown.strahler.astype(np.int64),
        "area_km2": grown.cell_area / M2_PER_KM2,
        "z_m": tree.z,
        "discharge_m3s": grown.channels.discharge,
        "rosgen": NAMES[grown.channels.kind],
    }
    rows = list(island.rows(table, MODEL_CELLS))
    outlines = grown.cells.outlines
    for node, wkb in outlines.multipolygons(island.plane.to_map(outlines.points)):
        yield wkb, rows[node]


def ridge_rows(island: ModelIsland) -> Iterable[tuple]:
    """Return the lines between cells that no river crosses."""
    return [] if island.grown is None else island.ridges()


def course_rows(island: ModelIsland) -> Iterable[tuple]:
    """Return the courses; each vertex has one place, so that courses that meet share it exactly."""
    from ....core.island.rosgen import NAMES

    courses = island.model.courses
    count = courses.cell.size
    if not count:
        return []
    table = {
        "id": np.arange(count),
        "downstream": courses.downstream,
        "cell": courses.cell,
        "thread": np.array(THREADS)[courses.thread],
        "rosgen": NAMES[courses.kind],
        "discharge_m3s": courses.discharge,
        "width_m": courses.width,
        "depth_m": courses.depth,
        "wavelength_m": courses.wavelength,
        "swing": courses.swing,
        "phase": courses.phase,
        "bed": _beds(courses),
    }
    vertices = np.column_stack([courses.xy, courses.z])
    lines = np.split(vertices, courses.first[1:-1])
    return zip(island.lines_on_the_map(lines), island.rows(table, MODEL_COURSES))


def _beds(courses):
    """Return what the bed of each course consists of."""
    from ....core.island.rosgen import MATERIALS, bed_materials
    from ....core.terrain.courses.bends import water_slopes

    return MATERIALS[bed_materials(courses.kind, water_slopes(courses))]


def junction_rows(island: ModelIsland) -> Iterable[tuple]:
    """Return where courses begin, meet and end: junctions of rivers, deltas where arms leave, and forks of threads."""
    from ....core.terrain.courses.bends import chosen
    from ....core.terrain.courses.junctions import DELTA, JUNCTIONS, find_junctions
    from ....core.terrain.types import DISTRIBUTARY, MAIN

    courses = island.model.courses
    if not courses.cell.size:
        return []
    main, threads = np.flatnonzero(courses.thread == MAIN), np.flatnonzero(courses.thread != MAIN)
    found = find_junctions(chosen(courses, courses.thread == MAIN), island.model.edge, np.inf)
    deltas = (found.outflow == 0) & np.isin(found.cell, courses.cell[courses.thread == DISTRIBUTARY])
    kind = JUNCTIONS[np.where(deltas, DELTA, found.kind)]
    course, begins = np.append(main[found.course], threads), courses.first[threads]
    table = {
        "id": np.arange(course.size),
        "kind": np.append(kind, np.full(threads.size, FORK)),
        "cell": courses.cell[course],
        "course": course,
        "angle_deg": np.append(found.angle, np.full(threads.size, np.nan)),
        "discharge_m3s": courses.discharge[course],
        "bed": _beds(courses)[course],
        "z_m": np.append(found.z, courses.z[begins]),
    }
    places = np.concatenate([found.xy, courses.xy[begins]])
    return zip(_points(island, places, table["z_m"]), island.rows(table, MODEL_JUNCTIONS))


def told_on_ground(z: Heights, samples: Field) -> Heights:
    """Return the heights by which a file says that primitives stand on the ground: whole metres in mountains."""
    return np.round(z) if samples.values.max() >= WHOLE_METRES_FROM else z


def told_heights(primitives: Primitives, samples: Field | None) -> Heights:
    """Return the heights of primitives as a file tells them; those on the ground need no more than that they are."""
    if samples is None:
        return primitives.z
    from ....core.terrain.ground.ground import heights_below

    stands = primitives.z == heights_below(samples, primitives)
    return np.where(stands, told_on_ground(primitives.z, samples), primitives.z)


def heights_told(primitives: Primitives, samples: Field | None) -> Heights:
    """Return the heights of primitives of which a file tells these."""
    if samples is None:
        return primitives.z
    from ....core.terrain.ground.ground import heights_below

    below = heights_below(samples, primitives)
    return np.where(primitives.z == told_on_ground(below, samples), below, primitives.z)


def primitive_rows(island: ModelIsland) -> Iterable[tuple]:
    """Return the primitives."""
    from ....core.terrain.ground.primitives import PRIMITIVE_GAIN

    ground = island.model.primitives
    z = told_heights(ground, island.model.ground)
    gain = np.where(ground.gain == PRIMITIVE_GAIN, np.nan, ground.gain)
    names = {"z_m": z, "radius_m": ground.radius, "noise_m": ground.noise, "gain": gain}
    places = island.plane.to_map(ground.xy).tolist()
    rows = island.rows({**names, "cell": ground.cell}, MODEL_PRIMITIVES)
    return zip((point_wkb(x, y) for x, y in places), rows)
