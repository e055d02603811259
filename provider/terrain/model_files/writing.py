"""The file of a terrain model: one GeoPackage of ordinary layers, which people may edit before it is rendered.

GDAL makes the layers, and SQLite fills them: points by the ten thousand are written in the time that GDAL takes for
hundreds.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ...errors import refusal
from ...layers.complete_files import followed
from ...layers.crs import undeclared_plane
from ...layers.fields import (
    MODEL_CELLS,
    MODEL_COAST,
    MODEL_COURSES,
    MODEL_JUNCTIONS,
    MODEL_LAKES,
    MODEL_MADE_FOR,
    MODEL_NODES,
    MODEL_OPERATORS,
    MODEL_PARAMETERS,
    MODEL_PRIMITIVES,
    MODEL_PROFILES,
    RIDGES,
)
from ...layers.gdal_files import gdal_messages
from ...layers.raster_writing import reason_of
from ...layers.wkb import geopackage_header
from .dem_islands import fingerprint
from .layers import (
    ArchipelagoModel,
    cell_rows,
    coast_rows,
    course_rows,
    declared_lake_rows,
    junction_rows,
    node_rows,
    primitive_rows,
    ridge_rows,
)
from .profiles import profile_rows
from .rasters import RASTERS, mosaics_of, unit_of, write_dem, write_fields
from .windows import kept_rows

if TYPE_CHECKING:
    from sqlite3 import Connection

    from ....core.arrays import Array, Coordinates
    from ....core.run.run import Run

FORMAT, VERSION = "Headwaters terrain model", 5
WHOLE_COPY = 4  # the version whose layer of rivers as they were holds all of them, not only those that were edited
PARAMETERS, MADE_FOR, PROFILES = "parameters", "made_for", "profiles"
MODEL_LAYERS = {  # schema, kind of geometry, and what makes the rows of an island; as they are drawn, from the lowest
    "coast": (MODEL_COAST, "Polygon", coast_rows),
    "cells": (MODEL_CELLS, "MultiPolygon", cell_rows),
    "lakes": (MODEL_LAKES, "Polygon", declared_lake_rows),
    "primitives": (MODEL_PRIMITIVES, "Point", primitive_rows),
    "ridges": (RIDGES, "LineString25D", ridge_rows),
    "courses": (MODEL_COURSES, "LineString25D", course_rows),
    "nodes": (MODEL_NODES, "Point25D", node_rows),
    "junctions": (MODEL_JUNCTIONS, "Point25D", junction_rows),
    MADE_FOR: (MODEL_MADE_FOR, "LineString25D", lambda island: ()),
    **{name: (MODEL_OPERATORS[name], "Polygon", lambda island: ()) for name in ("carve", "add")},
    **{name: (MODEL_OPERATORS[name], "LineString", lambda island: ()) for name in ("carve_lines", "add_lines")},
}
MODEL_STYLES = {  # of the layers that QGIS loads
    "coast": "modelcoast",
    "cells": "nodecells",
    "lakes": "lakes",
    "primitives": "primitives",
    "ridges": "ridges",
    "courses": "courses",
    "junctions": "junctions",
}
GEOMETRY = "geom"
DEM = "dem"  # the raster of a DEM that is the ground
MADE_WITH = {  # lengths of a model that not all have
    "top": "Highest place of all islands that were made with it (m)",
    "grain": "Size of the cells that hillslopes are means over (m)",
}
PLACE_UNIT = 2.0**-16  # metres, of places on the plane of an island: more than is lost on the way to the map and back
SMALL_PAGE, SMALL_FILE = 512, 3_000_000  # bytes; above, pages of 4 kB leave less empty than rows lose in small ones
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)  # of a damaged file SQLite may say what is no text


def check_model_ending(path: str, name: str = "MODEL") -> None:
    """Refuse a file that would not be a GeoPackage."""
    if not str(path).lower().endswith(".gpkg"):
        raise refusal("{}: a model is a GeoPackage. Give the file the ending .gpkg.", name)


def is_model(path) -> bool:
    """Tell whether a file is a terrain model of ours, of any version."""
    try:
        with contextlib.closing(connected(path)) as file:
            rows = file.execute("SELECT value FROM parameters WHERE name = 'format'").fetchall()
    except UNREADABLE:
        return False
    return rows == [(FORMAT,)]


def connected(path: Path) -> Connection:
    """Return a connection to a database that nothing is written through."""
    uri = followed(path).as_uri()
    connection = sqlite3.connect(f"{uri}?mode=ro", uri=True)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except UNREADABLE as error:
        connection.close()
        if not isinstance(error, sqlite3.OperationalError):
            raise
        connection = sqlite3.connect(f"{uri}?immutable=1", uri=True)  # a folder in which not even a lock can be made
    return connection


def write_model(run: Run, path: Path, terrain: ArchipelagoModel) -> None:
    """Write a `TerrainModel` into a new file, which a failure may leave half written: see `complete_file`."""
    with gdal_messages() as messages:
        try:
            _create_layers(str(path), terrain.crs)
            if not messages:
                _write_islands(run, path, terrain)
        except (RuntimeError, sqlite3.Error) as error:
            messages.append(str(error))
    if messages:
        raise refusal("‘{}’ cannot be written: {}.", path.name, reason_of(messages, path.parent))


def _write_islands(run, path, terrain):
    """Fill the layers, and add rasters of the fields."""
    mosaics = mosaics_of({island.rank + 1: island.model for island in terrain.islands})
    with contextlib.closing(sqlite3.connect(str(path))) as file, run.phase("Writing layers", 0.8):
        _fill_layers(run, file, terrain, mosaics)
    with run.phase("Writing rasters", 0.2):
        for name, mosaic in mosaics.items():
            run.check()
            write_fields(str(path), name, mosaic, terrain.islands[0].plane.plane.wkt)
        for island in terrain.islands:
            if island.model.dem is not None:
                write_dem(str(path), DEM, island.model.dem.z, island.plane.cells)
        if path.stat().st_size < SMALL_FILE:
            _in_small_pages(path)


def _in_small_pages(path):
    """Write a file with pages of which the many tables that hold little leave less empty."""
    with contextlib.closing(sqlite3.connect(str(path))) as file:
        for setting in (f"page_size = {SMALL_PAGE}", "journal_mode = MEMORY", "temp_store = MEMORY"):
            file.execute(f"PRAGMA {setting}")  # in memory, as the disk may hold the file no more than once
        file.execute("VACUUM")


def _create_layers(path, crs):
    """Make the file with empty layers."""
    from osgeo import ogr, osr

    kinds = {"text": ogr.OFTString, "integer": ogr.OFTInteger64, "real": ogr.OFTReal}
    reference = osr.SpatialReference()
    reference.ImportFromWkt((crs if crs.isValid() else undeclared_plane()).toWkt())
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    options = ["ADD_GPKG_OGR_CONTENTS=NO"]  # whose triggers take longer than all else
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(path, options)
    if dataset is None:
        return
    tables = {**MODEL_LAYERS, PARAMETERS: (MODEL_PARAMETERS, "None", None), PROFILES: (MODEL_PROFILES, "None", None)}
    for name, (schema, kind, _) in tables.items():
        options = ["SPATIAL_INDEX=NO", f"GEOMETRY_NAME={GEOMETRY}"]
        layer = dataset.CreateLayer(name, None if kind == "None" else reference, getattr(ogr, f"wkb{kind}"), options)
        if layer is None:
            return
        for field in schema:
            definition = ogr.FieldDefn(field.name, kinds[field.kind])
            if hasattr(definition, "SetAlternativeName"):  # from GDAL 3.2
                definition.SetAlternativeName(field.meaning)
            layer.CreateField(definition)
    layer = dataset = None  # closing them writes the file


def _fill_layers(run, file, terrain, mosaics):
    """Write the rows of all layers."""
    file.execute("PRAGMA synchronous = OFF")
    file.execute("PRAGMA journal_mode = MEMORY")
    _insert(file, PARAMETERS, MODEL_PARAMETERS, _parameters(terrain, mosaics))
    _insert(file, PROFILES, MODEL_PROFILES, profile_rows())
    for done, (name, (schema, _, rows)) in enumerate(MODEL_LAYERS.items()):
        number = file.execute("SELECT srs_id FROM gpkg_geometry_columns WHERE table_name = ?", (name,)).fetchone()[0]
        header = geopackage_header(number)
        for island in terrain.islands:
            run.check()
            kept = kept_rows(name, schema, island, rows(island))
            _insert(file, name, schema, ((header + wkb, *values) for wkb, values in kept), [GEOMETRY])
        run.report((done + 1) / len(MODEL_LAYERS))
    keep_rivers(file)
    corners = np.array([island.plane.bounds for island in terrain.islands])
    bounds = [*corners[:, :2].min(axis=0).tolist(), *corners[:, 2:].max(axis=0).tolist()]
    file.execute(
        "UPDATE gpkg_contents SET min_x = ?, min_y = ?, max_x = ?, max_y = ? WHERE data_type = 'features'", bounds
    )
    file.commit()


def keep_rivers(file, but: list | tuple = ()) -> None:
    """Let a database know the main courses as they are now, for which the ground was made, ``but`` for some ids.

    From now on an edit of one leaves what it was in a layer, whatever program makes it; a new one leaves a row without
    a line.
    """
    names = [GEOMETRY, *(field.name for field in MODEL_MADE_FOR)]
    unknown = f"NOT EXISTS (SELECT 1 FROM {MADE_FOR} WHERE id = "  # nosec B608
    into = f"INSERT INTO {MADE_FOR} ({', '.join(names)}) "  # nosec B608
    was = f"{into} VALUES ({', '.join(f'OLD.{name}' for name in names)})"
    added = f"{into} VALUES (NULL, NEW.id, NULL, NEW.island)"
    old, new = (f"{row}.thread = 'main' AND {row}.id IS NOT NULL AND {unknown}{row}.id)" for row in ("OLD", "NEW"))
    changed = "NEW.id IS NOT OLD.id OR NEW.thread IS NOT OLD.thread"
    triggers = {
        "edited": f"BEFORE UPDATE ON courses WHEN {old} BEGIN {was}",
        "deleted": f"BEFORE DELETE ON courses WHEN {old} BEGIN {was}",
        "added": f"AFTER INSERT ON courses WHEN {new} BEGIN {added}",
        "renamed": f"AFTER UPDATE ON courses WHEN ({changed}) AND {new} BEGIN {added}",
    }
    noted, kept = file.execute(f"SELECT rowid, id FROM {MADE_FOR}").fetchall(), set(but)  # nosec B608
    gone = [(row,) for row, course in noted if course not in kept]
    file.executemany(f"DELETE FROM {MADE_FOR} WHERE rowid = ?", gone)  # nosec B608
    for name, trigger in triggers.items():
        file.execute(f"DROP TRIGGER IF EXISTS {MADE_FOR}_{name}")
        file.execute(f"CREATE TRIGGER {MADE_FOR}_{name} {trigger}; END")
    file.execute("UPDATE parameters SET value = ? WHERE name = 'version'", (str(VERSION),))


def _insert(file, table, schema, rows, first=()):
    """Write rows into a table whose columns are ``first`` and those of a schema."""
    names = [*first, *(field.name for field in schema)]
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    # Names are those of our schemas.
    file.executemany(f'INSERT INTO "{table}" ({columns}) VALUES ({values})', rows)  # nosec B608


def _parameters(terrain, mosaics):
    """Return the rows of the table that says what is true of all, and of each island."""
    crs = terrain.crs.toWkt() if terrain.crs.isValid() else ""
    primitives = sum(island.model.primitives.z.size for island in terrain.islands)
    everywhere = {
        "format": (FORMAT, "What this file is"),
        "version": (VERSION, "Version of the format"),
        "crs": (crs, "Coordinate reference system of the layers; empty: metres of nowhere"),
        "primitives": (primitives, "Primitives that the model was made with"),
        **terrain.facts,
    }
    yield from ((name, None, _text(value), meaning) for name, (value, meaning) in everywhere.items())
    for island in terrain.islands:
        model, number = island.model, island.rank + 1
        x, y = island.plane.plane.middle
        facts = {
            "edge": (model.edge, "Usual length of an edge of the network (m)"),
            "seed": (model.seed, "Seed of the noise"),
            "plane_x": (x, "Position on the map around which the plane of the island lies"),
            "plane_y": (y, "Position on the map around which the plane of the island lies"),
        }
        if model.dem is not None:
            named = {DEM: (DEM, "Raster: heights of the DEM from which water runs off (m)")}
            datum = {"datum": (model.dem.datum, "Height from which those of the model count while it is rendered (m)")}
            given = {"given": (fingerprint(model), "By which rivers and lakes are known that nobody has edited")}
            if model.dem.octave_gain is not None:
                datum["octave_gain"] = (
                    model.dem.octave_gain,
                    "Height of gullies over that of those twice as wide, in proportion to their wavelength",
                )
            facts.update({**named, **datum, **given, **island.plane.cells.facts})
        lengths = {name: getattr(model, name) for name in MADE_WITH}
        facts.update({name: (size, MADE_WITH[name]) for name, size in lengths.items() if size is not None})
        if model.cliffs:
            facts["cliffs"] = model.cliffs, "Height of the cliffs on steep coasts (m)"
        if model.holds:
            facts["holds"] = 1, "Rivers keep the heights that they were given"
        if model.loose:
            facts["loose"] = 1, "Plains hold no walls"
        if model.law.per_area is not None:
            facts["runoff"] = model.law.per_area, "What a m² yields where it rains as usual, kept at junctions (m³/s)"
        for name, mosaic in mosaics.items():
            if number in mosaic.fields:
                facts.update(_field_facts(name, mosaic.fields[number], mosaic.places[number]))
        yield from ((name, number, _text(value), meaning) for name, (value, meaning) in facts.items())


def _field_facts(name, field, place):
    """Return where the samples of a field lie on the plane of an island, and in the raster."""
    return {
        name: (name, f"Raster: {RASTERS[name]}"),
        f"{name}_x": (field.x0, "Position of its south-western sample on the plane (m)"),
        f"{name}_y": (field.y0, "Position of its south-western sample on the plane (m)"),
        f"{name}_cell": (field.cell, "Distance between samples (m)"),
        f"{name}_unit": (unit_of(field), "What 1 stands for in the raster"),
        f"{name}_outside": (field.outside, "Its value beyond the raster"),
        f"{name}_row": (place.row, "Rows of the raster south of it"),
        f"{name}_col": (place.col, "Columns of the raster west of it"),
        f"{name}_nrows": (place.nrows, "How many rows of the raster are its own"),
        f"{name}_ncols": (place.ncols, "How many columns of the raster are its own"),
    }


def _text(value):
    """Return a value as text from which it can be read again."""
    return value if isinstance(value, str) else repr(value.item() if isinstance(value, np.generic) else value)


def places_as_kept(xy: Coordinates) -> Array:
    """Return places on the plane of an island as a file keeps them: the way to the map and back leaves them equal."""
    return np.round(np.asarray(xy) / PLACE_UNIT) * PLACE_UNIT
