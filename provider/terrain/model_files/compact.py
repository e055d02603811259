"""Compact files of terrain models: an ordinary file without what takes most of its room, and that as whole numbers.

Places, heights and samples are packed as whole numbers of small units. All else, and what somebody has edited or added,
stays in the ordinary file as it is, which is packed as a whole; so readers know that alone, once it is unpacked.
"""

from __future__ import annotations

import contextlib
import io
import lzma
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from ....core.run.run import Run
from ...errors import refusal
from ...layers.crs import metres_per_unit
from ...layers.fields import MODEL_PRIMITIVES
from ...layers.gdal_files import gdal_messages
from ...layers.raster_writing import reason_of
from ...layers.virtual_files import on_this_machine
from ...layers.wkb import CODE_BYTES, geopackage_header, line_vertices, line_wkb, point_wkb, points_in_geopackage
from ...layers.workshops import workshop
from .edits import noted_ids
from .packed_numbers import grid_bytes, line_bytes, numbers_on_grid, numbers_on_line
from .rasters import RASTERS, StoredRasters
from .tables import NO_MODEL, RESTORE, has_table, of_later_version
from .writing import GEOMETRY, PARAMETERS, PLACE_UNIT, SMALL_PAGE, UNREADABLE, connected

PACKED = "packed"  # the table of a compact file, with one row
PACKED_VERSION = 6  # of the format, as it is told to versions of the plugin that read ordinary files alone
HEIGHT_UNIT = 2.0**-18  # metres: rivers of plains fall by no less from vertex to vertex
LARGEST_PACKED = 2.0**58  # units: of larger numbers differences would be too large
VERTEX_UNITS = 4  # of places, to which those of vertices are whole numbers: nothing depends on their last digits
VERTICES_BEFORE = 3  # that tell where a vertex will be, along lines that wind
OF_GEOPACKAGE = f"page_size = {SMALL_PAGE}", "application_id = 0x47504B47", "user_version = 10200"  # of a GeoPackage
KEPT_ROWS = {  # rows of an ordinary file that a compact one has, too, so that it is a GeoPackage and a model of ours
    "gpkg_spatial_ref_sys": "srs_id <= 0",
    "gpkg_contents": f"table_name = '{PARAMETERS}'",
    "gpkg_geometry_columns": "FALSE",
    PARAMETERS: "name IN ('format', 'version')",
}
LEFT_OUT = "cells", "ridges", "junctions"  # layers to look at
PRIMITIVE_UNITS = {  # of the columns of primitives
    **dict.fromkeys(("rowid", "island", "cell"), 1.0),
    **dict.fromkeys(("z_m", "radius_m"), HEIGHT_UNIT),
    "noise_m": PLACE_UNIT,
}
UNPACKABLE = (*UNREADABLE, lzma.LZMAError, zipfile.BadZipFile, EOFError, KeyError, TypeError, ValueError)


def write_compact(run: Run, path: Path, write: Callable) -> None:
    """Write the compact form of the model that ``write(path)`` makes into a new file."""
    with workshop(path.parent) as folder:
        whole = folder / path.name
        write(whole)
        with gdal_messages() as messages:
            try:
                _pack(run, whole, path)
            except (RuntimeError, sqlite3.Error) as error:
                messages.append(str(error))
    if messages:
        raise refusal("‘{}’ cannot be written: {}.", path.name, reason_of(messages, path.parent))


@contextlib.contextmanager
def ordinary(path: str) -> Iterator[Path]:
    """Offer the path of the ordinary file of a model: the file, or what a compact one holds; refuse where none is."""
    with on_this_machine(path) as file:
        if not file.is_file():
            raise refusal("There is no file ‘{}’. {}.", path, NO_MODEL)
        if not _is_compact(file):
            yield file
            return
        with workshop(Path(tempfile.gettempdir())) as folder:
            _unpack(file, folder / file.name)
            yield folder / file.name


def _is_compact(path):
    """Tell whether a file is a compact model; refuse one of a later form."""
    try:
        with contextlib.closing(connected(path)) as file:
            query = f"SELECT value FROM {PARAMETERS} WHERE name = 'version'"  # nosec B608
            version = file.execute(query).fetchone() if has_table(file, PACKED) else None
            number = float(version[0]) if version else 0.0
    except (*UNREADABLE, TypeError, ValueError):
        return False  # as those who read it will say
    if number > PACKED_VERSION:
        raise of_later_version(path.name)
    return number == PACKED_VERSION


def _pack(run, whole, path):
    """Write the compact form of an ordinary file, of which that takes parts away."""
    rasters = {name: StoredRasters(whole).values(name) for name in RASTERS}
    whole_numbers = {name for name, values in rasters.items() if values is not None and values.dtype == np.int16}
    arrays = {name: grid_bytes(rasters[name]) for name in sorted(whole_numbers)}
    noted = set(noted_ids(whole))
    with contextlib.closing(sqlite3.connect(str(whole))) as file:
        (crs,) = file.execute(f"SELECT value FROM {PARAMETERS} WHERE name = 'crs'").fetchone()  # nosec B608
        metres = metres_per_unit(QgsCoordinateReferenceSystem.fromWkt(crs or ""))
        arrays["unit"] = unit = 2.0 ** np.floor(np.log2(PLACE_UNIT / 2 / metres))  # so that no place on a plane is lost
        with _without_triggers(file):
            for name in whole_numbers:
                file.execute(f'DELETE FROM "{name}"')  # nosec B608
                file.execute("DELETE FROM gpkg_2d_gridded_tile_ancillary WHERE tpudt_name = ?", (name,))
            arrays["primitives"] = line_bytes(_take_primitives(file, unit))
            arrays["courses"], vertices = _take_courses(file, unit, noted)
            arrays["vertices"] = line_bytes(vertices, VERTICES_BEFORE)
            for name in LEFT_OUT:
                if has_table(file, name):
                    file.execute(f"DELETE FROM {name}")  # nosec B608
        file.commit()
        file.execute("VACUUM")
    run.check()
    arrays["rest"] = np.frombuffer(whole.read_bytes(), np.uint8)
    content = io.BytesIO()
    np.savez(content, **arrays)
    with contextlib.closing(sqlite3.connect(str(path))) as file:
        for setting in OF_GEOPACKAGE:
            file.execute(f"PRAGMA {setting}")
        file.execute("ATTACH ? AS whole", (str(whole),))
        for name, rows in KEPT_ROWS.items():
            file.execute(f"CREATE TABLE {name} AS SELECT * FROM whole.{name} WHERE {rows}")  # nosec B608
        file.execute(f"UPDATE {PARAMETERS} SET value = {PACKED_VERSION} WHERE name = 'version'")  # nosec B608
        file.execute(f"CREATE TABLE {PACKED} (content BLOB)")
        file.execute(f"INSERT INTO {PACKED} VALUES (?)", (lzma.compress(content.getvalue()),))  # nosec B608
        file.commit()
    run.note("Left out of the compact form, as nothing is rendered from them: layers {}", ", ".join(LEFT_OUT))


def _unpack(source, path):
    """Write the ordinary file that a compact one holds."""
    try:
        with contextlib.closing(connected(source)) as file:
            ((content,),) = file.execute(f"SELECT content FROM {PACKED}").fetchall()  # nosec B608
        arrays = dict(np.load(io.BytesIO(lzma.decompress(content))))
        rest, unit = arrays.pop("rest").tobytes(), float(arrays.pop("unit"))
        primitives = numbers_on_line(arrays["primitives"])
        vertices = numbers_on_line(arrays["vertices"], VERTICES_BEFORE)
        rasters = {name: numbers_on_grid(arrays[name])[::-1] for name in RASTERS if name in arrays}
        courses = arrays["courses"]
    except UNPACKABLE as error:
        raise refusal("‘{}’ is damaged: it cannot be unpacked. {}.", source.name, RESTORE) from error
    with gdal_messages() as messages:
        try:
            path.write_bytes(rest)
            with contextlib.closing(sqlite3.connect(str(path))) as file:
                with _without_triggers(file):
                    _put_primitives(file, unit, primitives)
                    _put_courses(file, unit, courses, vertices)
                file.commit()
            for name, values in rasters.items():
                _put_raster(path, name, np.ascontiguousarray(values, np.int16))
        except (OSError, RuntimeError, sqlite3.Error) as error:
            messages.append(str(error))
    if messages:
        reason = reason_of(messages, path.parent)
        raise refusal("‘{}’ cannot be unpacked into ‘{}’: {}.", source.name, path.parent.parent, reason)


def _put_raster(path, name, values):
    """Put the samples of a field back into the raster of its name."""
    from osgeo import gdal

    raster = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_UPDATE, open_options=[f"TABLE={name}"])
    if raster is not None:  # else GDAL has said why
        raster.GetRasterBand(1).WriteArray(values)
        raster.FlushCache()
        raster = None  # closing it writes the file


@contextlib.contextmanager
def _without_triggers(file):
    """Let a database take rows away, or back again, and note nothing of it: neither edits nor places in an index."""
    found = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in found:
        file.execute(f'DROP TRIGGER "{name}"')
    yield
    for _, statement in found:
        file.execute(statement)


def _head(file, table, wkb):
    """Return how all geometries of a table begin that were written as ``wkb`` was."""
    query = "SELECT srs_id FROM gpkg_geometry_columns WHERE table_name = ?"
    return geopackage_header(file.execute(query, (table,)).fetchone()[0]) + wkb[:CODE_BYTES]


def _take_primitives(file, unit):
    """Take primitives out of their layer that have no more than numbers; return them in whole units, a column each."""
    told = {name: "coalesce(cell, 0)" if name == "cell" else name for name in PRIMITIVE_UNITS}
    rules = [f"typeof({told[each.name]}) = '{each.kind}'" for each in MODEL_PRIMITIVES if each.name in PRIMITIVE_UNITS]
    rules += [f"{name} IS NULL" for name in _other_columns(file)]
    point = point_wkb(0.0, 0.0)
    head = _head(file, "primitives", point)
    rules += [f"length({GEOMETRY}) = {len(head) + len(point) - CODE_BYTES} AND substr({GEOMETRY}, 1, {len(head)}) = ?"]
    query = f"SELECT {', '.join(told.values())}, {GEOMETRY} FROM primitives WHERE {' AND '.join(rules)}"  # nosec B608
    rows = file.execute(f"{query} ORDER BY rowid", (head,)).fetchall()
    *columns, points = zip(*rows) if rows else ((),) * (len(PRIMITIVE_UNITS) + 1)
    places = points_in_geopackage(points, 2).T if rows else np.empty((2, 0))
    found = np.concatenate([np.array(columns, np.float64), places]) / _units(unit)
    found = found[:, (np.abs(found) < LARGEST_PACKED).all(axis=0)]
    file.executemany("DELETE FROM primitives WHERE rowid = ?", ((int(row),) for row in found[0]))
    return np.round(found).astype(np.int64)


def _other_columns(file):
    """Return the names, in quotes, of what primitives have beside numbers and places: what somebody added."""
    present = {row[1] for row in file.execute("PRAGMA table_info(primitives)") if not row[5]}  # all but the id
    return ['"' + name.replace('"', '""') + '"' for name in sorted(present - {GEOMETRY, *PRIMITIVE_UNITS})]


def _units(unit):
    """Return the units of the columns of primitives, and of their places."""
    return np.array([*PRIMITIVE_UNITS.values(), unit, unit])[:, np.newaxis]


def _put_primitives(file, unit, columns):
    """Put primitives back into their layer."""
    head = _head(file, "primitives", point_wkb(0.0, 0.0))[:-CODE_BYTES]
    empty = _other_columns(file)  # lest they get what is usual in them
    names = ", ".join((*empty, *PRIMITIVE_UNITS, GEOMETRY))
    values = ["nullif(?, 0)" if name == "cell" else "?" for name in PRIMITIVE_UNITS]
    values = ", ".join((*len(empty) * ["NULL"], *values, "?"))
    query = f"INSERT INTO primitives ({names}) VALUES ({values})"  # nosec B608
    rows = zip(*(columns * _units(unit)).tolist())
    file.executemany(query, ((*numbers, head + point_wkb(x, y)) for *numbers, x, y in rows))


def _take_courses(file, unit, noted):
    """Take the lines of courses out of their layer, but for those ``noted`` and such as have no id.

    Return the rows and how many vertices each has, and all vertices in whole units.
    """
    head = _head(file, "courses", line_wkb(np.zeros((2, 3))))
    rows, lines = [], [np.empty((0, 3))]
    for row, course, shape in file.execute(f"SELECT rowid, id, {GEOMETRY} FROM courses ORDER BY rowid"):  # nosec B608
        if course is None or course in noted or not (isinstance(shape, bytes) and shape.startswith(head)):
            continue
        line = line_vertices(shape[len(head) - CODE_BYTES :], 3)
        units = np.round(line / _vertex_units(unit))
        if (np.abs(units) < LARGEST_PACKED).all() and (np.diff(units[:, 2]) < 0).all():  # or else its water would stand
            rows.append((row, len(line)))
            lines.append(units)
    file.executemany(f"UPDATE courses SET {GEOMETRY} = NULL WHERE rowid = ?", ((row,) for row, _ in rows))  # nosec B608
    return np.array(rows, np.int64).reshape(-1, 2), np.concatenate(lines).T.astype(np.int64)


def _vertex_units(unit):
    """Return the units of the coordinates of vertices."""
    return VERTEX_UNITS * unit, VERTEX_UNITS * unit, HEIGHT_UNIT


def _put_courses(file, unit, rows, vertices):
    """Put the lines of courses back into their layer."""
    head = _head(file, "courses", line_wkb(np.zeros((2, 3))))[:-CODE_BYTES]
    lines = np.split(vertices.T * _vertex_units(unit), np.cumsum(rows[:, 1])[:-1]) if len(rows) else []
    shapes = ((head + line_wkb(line), int(row)) for line, row in zip(lines, rows[:, 0]))
    file.executemany(f"UPDATE courses SET {GEOMETRY} = ? WHERE rowid = ?", shapes)  # nosec B608
