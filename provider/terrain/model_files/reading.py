"""Terrain models read from their files, as they were written or as people have edited them since."""

from __future__ import annotations

import contextlib
import sqlite3

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from ....core.arrays import Array
from ....core.report.texts import Text
from ....core.run.run import Run
from ....core.terrain.types import Model
from ...errors import refusal
from ...islands.coasts import Island, length_text, rings_of
from ...layers.fields import BED, MODEL_COAST, MODEL_COURSES, MODEL_LAKES, MODEL_NODES, MODEL_PRIMITIVES, MODEL_PROFILES
from ...layers.wkb import WKB_LINE, WKB_POINT
from ...numbers import told
from .checks import warn_of_misplaced
from .compact import ordinary
from .dem_islands import DemIsland, fingerprint, frame_of_facts
from .drawn_courses import complete_drawn, drawn_rows, place_drawn
from .edits import noted_ids
from .layers import THREADS, ArchipelagoModel, ModelIsland, heights_told
from .links import cells_of_places, check_fall, downstream_first, linked_rows
from .operators import operator_tables, operators_on
from .pieces import dem_of_model, field_of_model, inward_headings, places_on_plane, polygon_of_row
from .profiles import read_profiles
from .rasters import StoredRasters
from .tables import NO_MODEL, RESTORE, Parameters, Table, has_table
from .writing import MADE_WITH, PARAMETERS, PROFILES, UNREADABLE, connected

VERTICES_WITHIN = 0.5  # edges: a course that ends so near to where the next begins was moved there
FARTHEST_EDGES = 100.0  # sizes of an island from its middle to that of its plane


def read_model(run: Run, path: str) -> ArchipelagoModel:
    """Return the `ArchipelagoModel` in a file; refuse what is none, or can be none any more, with a sentence."""
    with ordinary(path) as file:
        return _read(run, file)


def _read(run, path):
    """Return the `ArchipelagoModel` in a file of this machine."""
    try:
        with contextlib.closing(connected(path)) as file:
            facts = Parameters(file, path.name)
            layers = {
                name: Table(file, path.name, name, schema)
                for name, schema in (
                    ("coast", MODEL_COAST),
                    ("nodes", MODEL_NODES),
                    ("courses", [field for field in MODEL_COURSES if field is not BED]),
                    ("primitives", MODEL_PRIMITIVES),
                )
            }
            if has_table(file, "lakes"):
                layers["lakes"] = Table(file, path.name, "lakes", MODEL_LAKES)
            operators, profiles = operator_tables(file, path.name), None
            if has_table(file, PROFILES):
                profiles = read_profiles(Table(file, path.name, PROFILES, MODEL_PROFILES, shapes=False))
    except UNREADABLE as error:
        reason = Text("it is damaged")
        if isinstance(error, sqlite3.Error):
            reason = "".join(each if each.isprintable() else "?" for each in str(error))
        raise refusal("‘{}’ cannot be read ({}). {}.", path.name, reason, NO_MODEL) from error
    run.report(0.4)
    run.check()
    crs = QgsCoordinateReferenceSystem.fromWkt(facts.text("crs"))
    if facts.text("crs") and not crs.isValid():
        raise refusal("The table ‘{}’ of ‘{}’ has no valid ‘crs’. {}.", PARAMETERS, path.name, RESTORE)
    planes = _islands(layers["coast"], facts, crs)
    islands = []
    rasters = StoredRasters(path)
    planes = {number: _of_a_dem(number, plane, facts, rasters, crs) for number, plane in planes.items()}
    parts = _Parts(layers, planes)
    run.report(0.6)
    models = {}
    for number, plane in planes.items():
        run.check()
        models[number] = parts.model_without_courses(number, plane, facts, rasters)
    parts.complete_courses(run, planes, models, path)
    for number, plane in planes.items():
        run.check()
        model, node_ids = parts.with_courses(number, plane, *models.pop(number))
        model = model._replace(operators=operators_on(plane, operators), profiles=profiles)
        if model.dem is not None:
            edited = bool(model.operators) or facts.text("given", number) != fingerprint(model)
            model = model._replace(dem=model.dem._replace(edited=edited))
        ids = parts.course_ids(number), node_ids, parts.primitive_ids(number), parts.lake_ids(number)
        islands.append(ModelIsland(number - 1, model, plane, ids=ids))
        warn_of_misplaced(run, path.name, parts.feature_ids(number), islands[-1].model, plane, crs)
    if any(island.model.ground is not None and island.model.dem is None for island in islands):
        _tell_deleted(run, layers["primitives"], facts)
    run.report(1.0)
    return ArchipelagoModel(path.stem, crs, islands, facts.everywhere, layers["courses"])


def _of_a_dem(number, plane, facts, rasters, crs):
    """Return an island as it is, or the rectangle of the DEM that is its ground, whatever became of its outline."""
    cells = frame_of_facts(facts, number)
    if cells is None:
        return plane
    return DemIsland(cells, crs, field_of_model("within", facts, number, rasters), plane.area)


def _tell_deleted(run, primitives, facts):
    """Say so where primitives were deleted from ground that does not need them."""
    made = facts.number("primitives")
    gone = made - np.count_nonzero(np.array(primitives.columns["rowid"]) <= made)
    if gone > 0:
        run.note(
            "Primitives deleted from ‘{}’: {}. Ground that was eroded keeps its shape all the same. To change it give "
            "primitives another z_m, draw into ‘carve’ or ‘add’, or render with EROSION 0.",
            primitives.title, told(gone, ",.0f")
        )


def _islands(coast, facts, crs):
    """Return the islands by their numbers, from 1 on, as they lie on the planes that they were given."""
    from ....core.plane.land import area

    if not coast.size:
        raise refusal("The layer ‘coast’ of ‘{}’ has no island. {}.", coast.title, RESTORE)
    numbers = coast.whole("island", required=True, low=1).tolist()
    islands = {}
    for row, number in sorted(enumerate(numbers), key=lambda each: each[1]):
        if number in islands:
            coast.refuse(row, Text("is one more part of island {}. Unite its parts, or delete all but one", number))
        shape = polygon_of_row(coast, row)
        middle = facts.number("plane_x", number), facts.number("plane_y", number)
        island = Island(rings_of(shape), 0.0, crs, middle)
        _check_middle(coast.title, number, island.bounds, middle)
        island.area = area(island.land)
        islands[number] = island
    return islands


def _check_middle(title, number, bounds, middle):
    """Refuse a plane that lies away from its island."""
    low, high = np.array(bounds[:2]), np.array(bounds[2:])
    if np.abs(middle - (low + high) / 2).max() > FARTHEST_EDGES * (high - low).max():
        raise refusal(
            "The table ‘{}’ of ‘{}’ gives a ‘plane_x’ and ‘plane_y’ for island {} that lie far from it. {}.",
            PARAMETERS, title, number, RESTORE
        )


class _Parts:
    """All that lies on the islands, on their planes, found by the number of the island."""

    def __init__(self, layers, planes):
        self.nodes, self.courses, self.primitives = (layers[name] for name in ("nodes", "courses", "primitives"))
        self.lakes = layers.get("lakes")
        self.node = self._columns(self.nodes, WKB_POINT, True)
        place_drawn(self.courses, planes)
        self.course = self._columns(self.courses, WKB_LINE, True)
        self.disc = self._columns(self.primitives, WKB_POINT, False, planes)

    @staticmethod
    def _columns(table, kind, heights, planes=None):
        """Return shapes, island and ids of the rows of a layer; ``planes`` find the island where none is given."""
        shapes = table.shapes(kind, heights)
        island = table.whole("island", required=True, low=1) if planes is None else table.whole("island")
        for row in np.flatnonzero(island < 0):
            xy = np.asarray(shapes[row]).reshape(1, -1)
            found = [number for number, plane in planes.items() if plane.holds(plane.to_local(xy)).any()]
            if not found:
                table.refuse(row, Text("lies on no island. Move it to one, or delete it"))
            island[row] = found[0]
        return shapes, island

    def complete_courses(self, run: Run, planes: dict, models: dict, path) -> None:
        """Complete courses that were drawn without attributes, on islands of which all else is known."""
        if not drawn_rows(self.courses):
            return
        noted = noted_ids(path)
        for number, plane in planes.items():
            model, node_ids = models[number]
            complete_drawn(run, self.courses, number, plane, model, node_ids, noted)
        self.course = self._columns(self.courses, WKB_LINE, True)

    def with_courses(self, number: int, plane: Island, model: Model, ids: Array) -> tuple[Model, Array]:
        """Return the core's `Model` of an island with its courses, and the ids of its nodes."""
        return model._replace(courses=self._courses(number, plane, model.edge, model.tree, ids)), ids

    def model_without_courses(
        self, number: int, plane: Island, facts: Parameters, rasters: StoredRasters
    ) -> tuple[Model, Array]:
        """Return the core's `Model` of an island without courses, and the ids of its nodes."""
        from ....core.terrain.model import no_courses
        from ....core.terrain.types import Model

        edge = facts.number("edge", number, above=0)
        tree, ids = self._tree(number, plane, edge)
        dem, ground = None, field_of_model("erosion", facts, number, rasters)
        if isinstance(plane, DemIsland):
            dem, ground = dem_of_model(facts, number, rasters, plane.cells)
        made_with: dict = {name: facts.number(name, number, above=0) for name in MADE_WITH if facts.has(name, number)}
        model = Model(
            plane.land,
            edge,
            tree,
            no_courses(),
            self._primitives(number, plane, tree, ids, ground),
            ground,
            int(facts.number("seed", number)) & 0xFFFFFFFF,
            field_of_model("uplift", facts, number, rasters),
            max(facts.number("cliffs", number), 0.0) if facts.has("cliffs", number) else 0.0,
            field_of_model("slope", facts, number, rasters),
            facts.has("holds", number) and facts.number("holds", number) > 0,
            self._lakes(number, plane),
            field_of_model("stretches", facts, number, rasters),
            **made_with,
            loose=facts.has("loose", number) and facts.number("loose", number) > 0,
            rising=field_of_model("rising", facts, number, rasters),
            rolling=field_of_model("rolling", facts, number, rasters),
            dem=dem,
            law=self._law(number, facts, rasters),
        )
        return model, ids

    @staticmethod
    def _law(number, facts, rasters):
        """Return the `FlowLaw` of an island: a model that says nothing of it has the power law, and rain alike."""
        from ....core.island.flow_law import FlowLaw

        per_area = max(facts.number("runoff", number), 0.0) if facts.has("runoff", number) else None
        return FlowLaw(per_area, field_of_model("rain", facts, number, rasters))

    def _lakes(self, number, plane):
        """Return the lakes that are declared on an island."""
        from ....core.terrain.types import Lake

        if self.lakes is None:
            return ()
        levels, found = self.lakes.numbers("level_m"), []
        for row in self._rows_of_lakes(number):
            shape = polygon_of_row(self.lakes, row)
            rings = [places_on_plane(self.lakes, np.full(len(ring), row), plane, ring) for ring in rings_of(shape)]
            found.append(Lake(tuple(rings), float(levels[row])))
        return tuple(found)

    def _rows_of_lakes(self, number):
        """Return the rows of the lakes of an island."""
        return np.flatnonzero(self.lakes.whole("island", required=True) == number).tolist()

    def lake_ids(self, number: int) -> list[int]:
        """Return the ids of the lakes of an island, of lakes without one those of their features."""
        if self.lakes is None:
            return []
        ids, features = self.lakes.columns["id"], self.lakes.columns["rowid"]
        return [ids[row] if isinstance(ids[row], int) else features[row] for row in self._rows_of_lakes(number)]

    def course_ids(self, number: int) -> Array:
        """Return the ids of the courses of an island."""
        return self.courses.whole("id", required=True)[self.course[1] == number]

    def primitive_ids(self, number: int) -> Array:
        """Return the ids of the features that are the primitives of an island."""
        return np.array(self.primitives.columns["rowid"], np.int64)[self.disc[1] == number]

    def feature_ids(self, number: int) -> list[int]:
        """Return the ids of the features that are the courses of an island."""
        return [self.courses.columns["rowid"][row] for row in np.flatnonzero(self.course[1] == number)]

    def _tree(self, number, plane, edge):
        """Return the rivers' `Tree` and the id of each node."""
        from ....core.plane.types import Tree

        shapes, island = self.node
        table, rows = self.nodes, np.flatnonzero(island == number)
        ids, below = table.whole("id", required=True)[rows], table.whole("downstream")[rows]
        order = table.whole("strahler")[rows]
        receiver = linked_rows(table, rows, ids, below, "downstream")
        rank = downstream_first(table, rows, receiver)
        rows, ids, order = rows[rank], ids[rank], order[rank]
        new_index = np.empty(rank.size, np.int64)
        new_index[rank] = np.arange(rank.size)
        receiver = np.where(receiver[rank] >= 0, new_index[receiver[rank]], -1)
        places = np.array([np.ravel(shapes[row]) for row in rows]).reshape(-1, 3)
        xy = places_on_plane(table, rows, plane, places[:, :2])
        inward = inward_headings(plane, xy, receiver, edge)
        return Tree(xy, places[:, 2].copy(), receiver, order, np.zeros(rank.size, np.uint8), inward), ids

    def _courses(self, number, plane, edge, tree, ids):
        """Return the `Courses`; where one was moved, those that flow into it follow its first vertex."""
        from ....core.island.rosgen import NAMES
        from ....core.terrain.types import Courses

        shapes, island = self.course
        table, rows = self.courses, np.flatnonzero(island == number)
        own, below = table.whole("id", required=True)[rows], table.whole("downstream")[rows]
        downstream = linked_rows(table, rows, own, below, "downstream")
        downstream_first(table, rows, downstream)
        sizes = np.array([len(shapes[row]) for row in rows], np.int64)
        first = np.append(0, np.cumsum(sizes))
        vertices = np.concatenate([np.empty((0, 3)), *(shapes[row] for row in rows)])
        xy = places_on_plane(table, np.repeat(rows, sizes), plane, vertices[:, :2])
        z = vertices[:, 2].copy()
        thread = table.words("thread", THREADS)[rows]
        self._join(table, rows, first, xy, z, downstream, thread, edge)
        check_fall(table, rows, first, z, downstream, not isinstance(plane, DemIsland))
        middle = xy[(first[:-1] + first[1:]) // 2] if rows.size else xy
        return Courses(
            first, xy, z, cells_of_places(table.whole("cell")[rows], middle, tree, ids), downstream, thread,
            table.words("rosgen", NAMES.tolist())[rows], table.numbers("discharge_m3s", 0)[rows],
            table.numbers("width_m", 0, 0)[rows], table.numbers("depth_m", 0, 0)[rows],
            table.numbers("wavelength_m", 0)[rows], table.numbers("swing", 0)[rows], table.numbers("phase")[rows],
        )  # fmt: skip

    @staticmethod
    def _join(table, rows, first, xy, z, downstream, thread, edge):
        """Put the ends of courses where they belong, in place, as people may have moved either side.

        A main course ends where the next begins. Other threads begin at the nearest vertex of a main one, and side
        threads end at one.
        """
        from scipy.spatial import cKDTree

        main, last = thread == THREADS.index("main"), first[1:] - 1
        flows = np.flatnonzero(main & (downstream >= 0))
        joins = [(
            flows, last[flows], first[downstream[flows]],
            lambda gap: Text("ends {} from where the course begins that it flows into", gap)
        )]
        river = np.flatnonzero(np.repeat(main, np.diff(first)))
        beside, ending = np.flatnonzero(~main), np.flatnonzero(thread == THREADS.index("side"))
        for courses, vertices, what in (
            (beside, first[beside], lambda gap: Text("begins {} from the nearest vertex of a main course", gap)),
            (ending, last[ending], lambda gap: Text("ends {} from the nearest vertex of a main course", gap)),
        ):
            if courses.size and not river.size:
                table.refuse(rows[courses[0]], Text("runs beside no main course. Delete it"))
            if courses.size:
                joins.append((courses, vertices, river[cKDTree(xy[river]).query(xy[vertices])[1]], what))
        for courses, vertices, targets, what in joins:
            gap = np.hypot(*(xy[vertices] - xy[targets]).T)
            if (gap > VERTICES_WITHIN * edge).any():
                worst = np.argmax(gap)
                said = Text("{}. Move one of them, or delete it", what(length_text(gap[worst])))
                table.refuse(rows[courses[worst]], said)
            xy[vertices], z[vertices] = xy[targets], z[targets]

    def _primitives(self, number, plane, tree, ids, ground):
        """Return the `Primitives`."""
        from ....core.terrain.ground.primitives import PRIMITIVE_GAIN
        from ....core.terrain.types import Primitives

        shapes, island = self.disc
        table, rows = self.primitives, np.flatnonzero(island == number)
        places = shapes[rows] if isinstance(shapes, np.ndarray) else [np.ravel(shapes[row]) for row in rows]
        xy = places_on_plane(table, rows, plane, np.reshape(places, (-1, 2)))
        table.columns["gain"] = tuple(PRIMITIVE_GAIN if gain is None else gain for gain in table.columns["gain"])
        primitives = Primitives(
            xy,
            table.numbers("z_m")[rows],
            table.numbers("radius_m", 0, 0)[rows],
            table.numbers("noise_m", 0)[rows],
            table.numbers("gain", 0)[rows],
            cells_of_places(table.whole("cell")[rows], xy, tree, ids),
        )
        return primitives._replace(z=heights_told(primitives, ground)) if rows.size else primitives
