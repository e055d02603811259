"""Rivers of terrain models as people see them: lines with all their bends, the land that water covers, and oxbows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from qgis.core import Qgis, QgsGeometry, QgsWkbTypes

from ....core.run.run import Run
from ...layers.fields import OXBOWS, RIVER_COURSES, RIVER_WATER
from ...layers.wkb import line_wkb, polygon_rings, polygon_wkb
from .layers import THREADS

ROUND = 4  # segments to a quarter of the end of a river
FLAT_CAP = Qgis.EndCapStyle.Flat if hasattr(Qgis, "EndCapStyle") else QgsGeometry.CapFlat
ROUND_CAP = Qgis.EndCapStyle.Round if hasattr(Qgis, "EndCapStyle") else QgsGeometry.CapRound
ROUND_JOIN = Qgis.JoinStyle.Round if hasattr(Qgis, "JoinStyle") else QgsGeometry.JoinStyleRound
MITRE = 2.0


def course_features(run: Run, terrain) -> Iterator:
    """Yield the courses of an `ArchipelagoModel` with all their bends, downstream."""
    from ....core.island.rosgen import NAMES
    from ....core.plane.land import lengths_along
    from ....core.terrain.courses.bends import drawn
    from ....core.terrain.courses.course_orders import course_orders

    for island in terrain.islands:
        courses = drawn(island.model.courses)
        if not courses.cell.size:
            continue
        first, last = courses.first[:-1], courses.first[1:] - 1
        way = lengths_along(courses.xy)
        length = way[last] - way[first]
        straight = np.sqrt(np.sum((courses.xy[last] - courses.xy[first]) ** 2, axis=1))
        table = {
            "id": np.arange(courses.cell.size),
            "downstream": courses.downstream,
            "thread": np.array(THREADS)[courses.thread],
            "strahler": course_orders(courses),
            "rosgen": NAMES[courses.kind],
            "discharge_m3s": courses.discharge,
            "width_m": courses.width,
            "depth_m": courses.depth,
            "length_m": length,
            "drop_m": courses.z[first] - courses.z[last],
            "sinuosity": np.divide(length, straight, out=np.ones(length.size), where=straight > 0),
        }
        vertices = np.column_stack([island.plane.to_map(courses.xy), courses.z])
        for line, values in zip(np.split(vertices, courses.first[1:-1]), island.rows(table, RIVER_COURSES)):
            run.check()
            yield line_wkb(line), values


def water_features(run: Run, terrain) -> Iterator:
    """Yield the land that the rivers of an `ArchipelagoModel` cover when they fill their banks: a polygon a system."""
    from ....core.terrain.courses.bends import drawn
    from ....core.terrain.courses.course_orders import course_mouths

    for island in terrain.islands:
        courses = drawn(island.model.courses)
        mouth = course_mouths(courses)
        for system in np.unique(mouth).tolist():
            run.check()
            members = np.flatnonzero(mouth == system)
            bands = [_band(courses, course) for course in members.tolist() if courses.width[course] > 0]
            for rings, area in _polygons(QgsGeometry.unaryUnion(bands)):
                table = {
                    "id": np.array([system]),
                    "area_m2": np.array([area]),
                    "width_m": np.array([courses.width[members].max()]),
                }
                yield _on_the_map(island, rings), next(island.rows(table, RIVER_WATER))


def oxbow_features(run: Run, terrain) -> Iterator:
    """Yield the oxbow lakes beside the rivers of an `ArchipelagoModel`."""
    from ....core.plane.land import ring_area
    from ....core.terrain.courses.oxbows import find_oxbows

    for island in terrain.islands:
        found = find_oxbows(run, island.model)
        area = np.array([ring_area(ring) for ring in found.rings])
        ids = np.arange(len(found.rings))
        table = {"id": ids, "course": found.course, "area_m2": area, "width_m": found.width}
        yield from zip((_on_the_map(island, [ring]) for ring in found.rings), island.rows(table, OXBOWS))


def _band(courses, course):
    """Return the land that a course covers; it ends straight at the sea and round elsewhere."""
    line = courses.xy[courses.first[course] : courses.first[course + 1]]
    return _buffered(line, courses.width[course], FLAT_CAP if courses.downstream[course] < 0 else ROUND_CAP)


def _buffered(line, width, cap):
    geometry = QgsGeometry()
    geometry.fromWkb(line_wkb(np.ascontiguousarray(line[:, :2])))
    return geometry.buffer(width / 2, ROUND, cap, ROUND_JOIN, MITRE)


def _polygons(geometry):
    """Yield the rings and the area of each polygon of a geometry, in metres."""
    for part in geometry.asGeometryCollection():
        if part.type() == QgsWkbTypes.GeometryType.PolygonGeometry and not part.isEmpty():
            yield polygon_rings(bytes(part.asWkb())), part.area()


def _on_the_map(island, rings):
    """Return a polygon as it is on the map."""
    places = island.plane.to_map(np.concatenate(rings))
    return polygon_wkb(np.split(places, np.cumsum([len(ring) for ring in rings])[:-1]))
