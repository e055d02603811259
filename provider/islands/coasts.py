"""Coastlines of any layer as islands, each in metres on a plane of its own, so that none depends on another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsCsException, QgsDistanceArea, QgsGeometry, QgsUnitTypes

from ...core.arrays import Array, Coordinates
from ...core.choices import M2_PER_KM2
from ...core.plane.types import Land
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.crs import credible_crs, in_degrees, metres_per_unit
from ..layers.cylinders import full_turn
from ..layers.map_planes import Plane
from ..layers.wkb import polygon_rings
from ..numbers import told
from .antimeridian import in_one_place, united
from .shorelines import is_lines, land_shapes

ISLANDS_SHOWN = 20  # in the log, the largest ones
CHORD_MISS = 1e-3  # metres by which the straight side of a polygon may be missed on the plane
METRES_PER_DEGREE = 111_195.0
LEAST_SEA_WIDTH = 1.0  # metres: narrower inland seas are cracks between polygons that were meant to touch
LEAST_LAND = 0.1  # square metres: less, and a thousand edges would be shorter than a centimetre
METRES_ASSUMED = Text("Check its CRS: without one, coordinates are metres")
WIDEST_MAP, EARTH_AREA = 1e8, 5.2e14  # metres on any map of the world; square metres of all land and seas


class Island:
    """One connected polygon of land; ``middle`` is that of its plane, without it that of its extent."""

    def __init__(self, rings, area, crs, middle=None):
        self.rings = rings  # on the map, as in the layer
        self.area = area  # square metres on the ground
        self._crs = crs
        self._middle = middle

    @classmethod
    def measured(cls, rings: list[Coordinates], crs: QgsCoordinateReferenceSystem) -> Island:
        """Return an island whose area is that on its plane."""
        from ...core.plane.land import area

        return cls(rings, float(area(cls(rings, 0.0, crs).land)), crs)

    @property
    def crs(self) -> QgsCoordinateReferenceSystem:
        """That of the map."""
        return self._crs

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """West, south, east and north on the map."""
        return (*self.rings[0].min(axis=0), *self.rings[0].max(axis=0))

    @cached_property
    def plane(self) -> Plane:
        """The plane in metres around its middle."""
        west, south, east, north = self.bounds
        return Plane(self._crs, *(self._middle or ((west + east) / 2, (south + north) / 2)))

    @cached_property
    def land(self) -> Land:
        """Its shores on the plane, as the core's `Land`."""
        from ...core.plane.types import Land

        return Land(tuple(wound(self._on_plane(ring), index == 0) for index, ring in enumerate(self.rings)))

    def to_local(self, xy: Coordinates) -> Array:
        """Return points of the map in metres on the island's plane."""
        return self.plane.to_local(xy)

    def to_map(self, xy: Coordinates) -> Array:
        """Return points of the island's plane on the map."""
        return self.plane.to_map(xy)

    def near_on_map(self, xy: Coordinates) -> Array:
        """Return points of the island's plane on the map, within millimetres: a seventh of the work."""
        return self.plane.to_map(xy, corrections=0)

    @cached_property
    def _shores(self):
        from ...core.plane.land import shores

        return shores(self.land)

    def with_land(self, land) -> Island:
        """Return the island with other shores on the same plane; rings that stay are those of the map."""
        from ...core.plane.land import area

        changed = zip(self.rings, self.land.rings, land.rings)
        rings = [ring if new is old else self.to_map(new) for ring, old, new in changed]
        return Island(rings, area(land), self._crs, self.plane.middle)

    def holds(self, local: Array) -> Array:
        """Tell which points of its plane lie on its land."""
        from ...core.plane.land import contained

        return contained(self._shores, local)

    def distance(self, local) -> float:
        """Return how far the nearest of some points of its plane is from its shores, in metres."""
        from ...core.plane.land import nearest_shore_places

        return float(nearest_shore_places(self._shores, local).distance.min())

    def seed(self, seed: int) -> int:
        """Return a seed that depends on the run's and on where this island lies, and on no other island."""
        from ...core.machine.noise import scramble

        return int(scramble(seed, *self.plane.key))

    def _on_plane(self, ring):
        """Return a ring on the plane, with vertices added where a straight side of the map is not straight there."""
        local = self.to_local(ring)
        middle = self.to_local((ring[:-1] + ring[1:]) / 2)
        away = np.sqrt(np.sum((middle - (local[:-1] + local[1:]) / 2) ** 2, axis=1))
        away = np.where(np.isfinite(away), away, 0.0)  # refused below
        parts = np.maximum(np.ceil(np.sqrt(away / CHORD_MISS)), 1).astype(np.int64)
        if parts.max() > 1:
            side = np.repeat(np.arange(parts.size), parts)
            share = (np.arange(side.size) - np.repeat(np.cumsum(parts) - parts, parts)) / parts[side]
            dense = ring[side] + share[:, np.newaxis] * (ring[side + 1] - ring[side])
            local = self.to_local(np.concatenate([dense, ring[:1]]))
        if not np.isfinite(local).all():
            raise refusal("The coast has a part that cannot be drawn in metres around its middle: clip it.")
        local[-1] = local[0]
        return local


@dataclass(frozen=True)
class Archipelago:
    """All islands of a layer, the largest first."""

    name: str  # of the layer
    crs: Any
    islands: list

    @property
    def in_degrees(self) -> bool:
        """Tell whether the coordinates of the layer are longitudes and latitudes."""
        return in_degrees(self.crs)

    @cached_property
    def turn(self) -> float:
        """How far on the map of the layer it is once round the Earth, 0 where that does not go round."""
        west, south, east, north = self.islands[0].bounds
        return full_turn(self.crs, (west + east) / 2, (south + north) / 2)

    @property
    def area(self) -> float:
        """Square metres of all islands together."""
        return sum(island.area for island in self.islands)

    def with_room(self, edges: dict[Island, float], clearance: float) -> tuple[list, int]:
        """Return the islands with room for their edges, and how many have none; refuse edges too long for all.

        Where a river is to keep the clearance from the shore, the island has at least a circle of that radius.
        """
        edge = edges[self.islands[0]]
        least = np.pi * (clearance * edge) ** 2
        large = [island for island in self.islands if island.area >= np.pi * (clearance * edges[island]) ** 2]
        if not large:
            raise refusal(
                "SPACING: an edge of {} is too long: the largest island of ‘{}’ has {}, an edge needs {}. Choose {} "
                "or less.",
                length_text(edge), self.name, area_text(self.islands[0].area), area_text(least),
                length_text(np.sqrt(self.islands[0].area / 100))
            )
        return large, len(self.islands) - len(large)


def read_archipelago(run: Run, inputs: Inputs, name: str) -> Archipelago:
    """Read the land of a parameter as `Archipelago`: polygons that touch or overlap are one island."""
    source = inputs.features(name)
    title, crs = source.sourceName(), credible_crs(run, source)
    shapes = [shape for shape in land_shapes(run, inputs, name) if not shape.isEmpty() and shape.area() > 0]
    if not shapes:
        none = Text("has no polygon with an area")
        what = Text("encloses no area. Join its lines end to end") if is_lines(source) else none
        raise refusal("{}: ‘{}’ {}. Choose a layer of land.", name, title, what)
    parts = in_one_place(run, united(shapes, name, title), crs, name, title)
    square_metres = _planimeter(crs, inputs.context)
    islands, cracks, specks, astray = [], 0, 0, 0
    for part in parts:
        run.check()
        area = square_metres(part)
        if not 0 < area < np.inf:
            box = part.boundingBox()
            sides = size_on_ground((box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()), crs)
            is_speck = np.max(sides) < LEAST_SEA_WIDTH
            specks, astray = specks + is_speck, astray + (not is_speck)
            continue
        rings, closed = _without_cracks(rings_of(part), crs)
        cracks += closed
        islands.append(Island(rings, area, crs))
    if cracks:
        run.warn("Layer ‘{}’: {} cracks between polygons that nearly touch were closed.", title, cracks)
    if specks:
        run.warn("Layer ‘{}’: {} polygons too small to be measured were left out.", title, specks)
    _check_places(run, name, title, crs, astray, islands)
    _check_land(name, title, crs, islands)
    islands.sort(key=lambda island: (-island.area, *island.bounds))
    archipelago = Archipelago(title, crs, islands)
    run.note(
        "Land of ‘{}’: {}, in polygons: {}, islands: {}",
        title, area_text(archipelago.area), told(len(shapes)), told(len(islands))
    )
    return archipelago


def _check_places(run, name, title, crs, astray, islands):
    """Warn of islands ``astray``, which have no area on the ground; refuse a layer without any other."""
    where = crs.authid() or Text("the plane")
    if astray and not islands:
        raise refusal("{}: ‘{}’ lies where {} has no ground. Correct the CRS of the layer.", name, title, where)
    if astray:
        run.warn("Layer ‘{}’: {} islands lie where {} has no ground, and were left out.", title, told(astray), where)


def _check_land(name, title, crs, islands):
    """Refuse land that has no place on the Earth, or is too little for anything."""
    area = sum(island.area for island in islands)
    if area > EARTH_AREA or any(np.max(size_on_ground(island.bounds, crs)) > WIDEST_MAP for island in islands):
        raise refusal("{}: ‘{}’ is larger than the Earth. {}.", name, title, METRES_ASSUMED)
    if area < LEAST_LAND:
        raise refusal(
            "{}: ‘{}’ has {} of land, which is too little for rivers. {}.", name, title, area_text(area), METRES_ASSUMED
        )


def size_on_ground(bounds: tuple[float, float, float, float], crs: QgsCoordinateReferenceSystem) -> Array:
    """Return width and height of a rectangle of the map in metres, near enough."""
    west, south, east, north = bounds
    return np.array([east - west, north - south]) * metres_of_unit(crs, (south + north) / 2)


def metres_of_unit(crs: QgsCoordinateReferenceSystem, latitude: float) -> Array:
    """Return the metres of a unit of the map to the east and to the north, near enough."""
    if in_degrees(crs):
        return METRES_PER_DEGREE * np.array([np.cos(np.radians(latitude)), 1.0])
    return np.full(2, metres_per_unit(crs))


def rings_of(part: QgsGeometry) -> list[Array]:
    """Return the rings of a polygon as arrays, the outer one first, without vertices twice in a row."""
    rings = []
    for ring in polygon_rings(bytes(part.asWkb())):
        keep = np.ones(len(ring), bool)
        keep[1:] = np.any(np.diff(ring, axis=0) != 0, axis=1)
        rings.append(_from_its_corner(ring[keep]))
    return rings[:1] + sorted(rings[1:], key=lambda ring: tuple(ring[0]))


def _from_its_corner(ring):
    """Return a ring from its westernmost vertex on: where a union lets it begin depends on all that it unites."""
    first = np.lexsort([ring[:-1, 1], ring[:-1, 0]])[0]
    return np.concatenate([ring[first:-1], ring[: first + 1]])


def _without_cracks(rings, crs):
    """Return rings without the inland seas that are too narrow to be any, and how many those were."""
    metres = metres_of_unit(crs, rings[0][:, 1].mean())
    kept = rings[:1] + [ring for ring in rings[1:] if _width((ring - ring[0]) * metres) >= LEAST_SEA_WIDTH]
    return kept, len(rings) - len(kept)


def _width(ring):
    """Return the width of a long strip with the area and the perimeter of a ring."""
    from ...core.plane.land import lengths_along, ring_area

    return 2.0 * abs(ring_area(ring)) / max(lengths_along(ring)[-1], np.finfo(float).tiny)


def wound(ring: Coordinates, anticlockwise: bool) -> Array:
    """Return a ring in the direction in which land lies on its left."""
    from ...core.plane.land import ring_area

    return np.ascontiguousarray(ring if (ring_area(ring) > 0) == anticlockwise else ring[::-1])


def _planimeter(crs, context):
    """Return a function for the area of a polygon on the ground, in square metres."""
    ruler = QgsDistanceArea()
    ruler.setSourceCrs(crs, context.transformContext())
    if crs.isValid():
        ruler.setEllipsoid(crs.ellipsoidAcronym())
    unit = QgsUnitTypes.AreaUnit.AreaSquareMeters

    def square_metres(part):
        try:
            area = ruler.measureArea(part)
        except QgsCsException:  # QGIS 3.44 does not return a number that is none
            return np.nan
        return ruler.convertAreaMeasurement(area, unit) if crs.isValid() else area

    return square_metres


def length_text(metres: float) -> str:
    """Return a length as a person reads it."""
    return f"{_rounded(metres / 1e3)} km" if metres >= 1e3 else f"{_rounded(metres)} m"


def area_text(square_metres: float) -> str:
    """Return an area as a person reads it."""
    return f"{_rounded(square_metres / M2_PER_KM2)} km²" if square_metres >= 1e4 else f"{_rounded(square_metres)} m²"


def _rounded(number):
    """Return a number with three digits that count, however large it is."""
    return told(float(f"{number:.3g}"), ",.12g")
