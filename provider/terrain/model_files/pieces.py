"""Single pieces of terrain models as they are read: a polygon, headings at nodes, a field that is kept as a raster."""

from __future__ import annotations

import contextlib

import numpy as np
from qgis.core import QgsGeometry

from ....core.arrays import Array, Coordinates, Receivers
from ....core.plane.types import Field
from ....core.report.texts import Text
from ...errors import refusal
from ...islands.coasts import Island
from ...layers.wkb import wkb_in_geopackage
from .rasters import FieldPlace, StoredRasters
from .tables import RESTORE, Parameters, Table
from .writing import GEOMETRY, PARAMETERS, places_as_kept


def polygon_of_row(table: Table, row: int) -> QgsGeometry:
    """Return the one polygon of a row as a `QgsGeometry` without heights."""
    shape = QgsGeometry()
    with contextlib.suppress(TypeError, IndexError):
        shape.fromWkb(wkb_in_geopackage(table.columns[GEOMETRY][row]))
    parts = [part for part in shape.asGeometryCollection() if part.area() > 0]
    if len(parts) != 1 or not parts[0].isGeosValid():
        what = {"coast": Text("an island"), "lakes": Text("a lake")}.get(table.name, Text("a feature"))
        table.refuse(row, Text("is not one valid polygon. Repair it with ‘Fix geometries’, one part to {}", what))
    parts[0].get().dropZValue()
    return parts[0]


def places_on_plane(table: Table, rows: Array, plane: Island, xy: Coordinates) -> Array:
    """Return places of rows on the plane of an island; refuse those that have none there."""
    local = plane.to_local(xy)
    astray = np.flatnonzero(~np.isfinite(local).all(axis=1))
    if astray.size:
        table.refuse(rows[astray[0]], Text("lies too far from its island. Move it back, or delete it"))
    return places_as_kept(local)


def inward_headings(plane: Island, xy: Coordinates, receiver: Receivers, edge: float) -> Array:
    """Return the heading of the edge at each node, upstream; at a mouth the direction into the land."""
    from ....core.plane.land import INWARD_OVER, inward_at, nearest_shore_places, shores

    inward = xy - xy[receiver]
    mouths = np.flatnonzero(receiver < 0)
    if mouths.size:
        spots = nearest_shore_places(shores(plane.land), xy[mouths])
        for mouth, ring, along in zip(mouths, spots.ring, spots.along):
            inward[mouth] = inward_at(plane.land.rings[ring], np.array([along]), INWARD_OVER * edge)[0]
    return inward / np.maximum(np.hypot(*inward.T), np.finfo(float).tiny)[:, np.newaxis]


def field_of_model(name: str, facts: Parameters, number: int, rasters: StoredRasters) -> Field | None:
    """Return a field of an island as the core's `Field`, None if there is none."""
    from ....core.plane.types import Field

    if not facts.has(name, number):
        return None
    table, values = facts.text(name, number), None
    place = FieldPlace(*(int(facts.number(f"{name}_{what}", number)) for what in FieldPlace._fields))
    raster = rasters.values(table)
    if raster is not None and min(place) >= 0 and min(place[2:]) > 0:
        values = raster[place.window]
    if values is None or values.shape != place[2:] or not np.isfinite(values).all():
        remedy = Text("{}; without {}, delete the rows ‘{}…’ of the table ‘{}’", RESTORE, name, name, PARAMETERS)
        raise refusal("The raster ‘{}’ of ‘{}’ is missing or broken. {}.", table, rasters.path.name, remedy)
    x, y = (facts.number(f"{name}_{axis}", number) for axis in ("x", "y"))
    cell, unit = (facts.number(f"{name}_{what}", number, above=0) for what in ("cell", "unit"))
    return Field(values.astype(np.float64) * unit, x, y, cell, facts.number(f"{name}_outside", number))


def dem_of_model(facts: Parameters, number: int, rasters: StoredRasters, cells) -> tuple:
    """Return the core's `GivenDem` that is the ground of an island, and the `Field` of the samples of its spline."""
    from ....core.terrain.dem.cell_means import ground_of
    from ....core.terrain.types import GivenDem

    table = facts.text("dem", number)
    z = rasters.values(table)
    if z is None or (z.shape < np.array([cells.nrows, cells.ncols])).any() or not np.isfinite(z).all():
        raise refusal("The raster ‘{}’ of ‘{}’ is missing or broken. {}.", table, rasters.path.name, RESTORE)
    z = np.ascontiguousarray(z[::-1][: cells.nrows, : cells.ncols], np.float32)
    datum = facts.number("datum", number)
    detail, means, gorges = (
        field_of_model(name, facts, number, rasters) for name in ("detail", "detail_mean", "gorges")
    )
    octave_gain = facts.number("octave_gain", number, above=0) if facts.has("octave_gain", number) else None
    given = GivenDem(z, datum, detail, means, octave_gain, gorges)
    return given, ground_of(given, cells.cell)
