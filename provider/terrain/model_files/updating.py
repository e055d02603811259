"""Models whose ground was made anew: a copy of the file, in which only what follows from that is written again."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import numpy as np

from ....core.run.run import Run
from ...errors import refusal
from ...layers.gdal_files import gdal_messages
from ...layers.raster_writing import reason_of
from ...layers.wkb import line_vertices, line_wkb, wkb_in_geopackage
from ...numbers import told
from .layers import told_heights
from .rasters import FieldPlace
from .tables import RESTORE
from .writing import GEOMETRY, connected, keep_rivers

OF_INDEX = ("ST_IsEmpty", "ST_MinX", "ST_MaxX", "ST_MinY", "ST_MaxY")
LARGEST_CODE = 32_767  # of a raster of 16 bits
SAME_PLACE = 1e-3  # metres
NO_ID = -1  # for which a table has no number of a course or cell
REWRITTEN = "courses", "nodes", "primitives"
PAGES = 2_000  # of a database that are copied between two looks for a cancel


def write_anew(run: Run, path, source, made) -> None:
    """Write a model into a new file: a copy of ``source``, with what an `ErodedModel` has made anew."""
    from ....core.terrain.ground.ground import moved_with

    with gdal_messages() as messages:
        try:
            _copy(run, source, path)
            _check_layers(path, source)
            _write_completed(path, made.courses)
            for done, (island, eroded) in enumerate(made.anew, 1):
                run.check()
                ground = _write_ground(run, path, island.rank + 1, eroded.model.ground)
                primitives = moved_with(eroded.model.primitives, eroded.model.ground, ground)
                _write_primitives(path, island, told_heights(primitives, ground))
                _write_rivers(path, island, eroded)
                run.report(done / len(made.anew))
            with contextlib.closing(sqlite3.connect(str(path))) as file:
                _know_no_index(file)
                keep_rivers(file, made.still_edited)
                file.commit()
        except (RuntimeError, sqlite3.Error) as error:
            messages.append(str(error))
    if messages:
        raise refusal("‘{}’ cannot be written: {}.", path.name, reason_of(messages, path.parent))


def _copy(run, source, path):
    """Copy a database, with what another program has not yet put into its place."""

    def look(*_):
        run.check()

    with contextlib.closing(connected(source)) as old, contextlib.closing(sqlite3.connect(str(path))) as new:
        old.backup(new, pages=PAGES, progress=look)


def _check_layers(path, source):
    """Refuse a copy of which GDAL, which writes into it, does not know the layers: what says so was changed."""
    from osgeo import gdal

    try:
        dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR)
        known = dataset is not None and all(dataset.GetLayerByName(name) is not None for name in REWRITTEN)
    except RuntimeError:
        known = False
    if not known:
        raise refusal("‘{}’ is no longer a GeoPackage with the layers of a model. {}.", Path(source).name, RESTORE)


def _write_completed(path, courses):
    """Write courses that were completed or parted as they were read."""
    from osgeo import ogr

    dataset = ogr.Open(str(path), 1)
    layer = dataset.GetLayerByName("courses")
    dataset.StartTransaction()
    for row in sorted(courses.changed):
        values = {name: column[row] for name, column in courses.columns.items()}
        feature = layer.GetFeature(values.pop("rowid"))
        feature.SetGeometryDirectly(ogr.CreateGeometryFromWkb(wkb_in_geopackage(values.pop(GEOMETRY))))
        for name, value in values.items():
            feature[name] = None if value == NO_ID else value
        if row < courses.size_in_file:
            layer.SetFeature(feature)
        else:
            feature.SetFID(ogr.NullFID)
            layer.CreateFeature(feature)
    dataset.CommitTransaction()
    layer = dataset = None  # closing it writes the file


def _write_ground(run, path, number, field):
    """Write the samples of the ground of an island over those that are there, and return them as the file keeps them.

    Those that are cut off are warned of.
    """
    from osgeo import gdal

    with contextlib.closing(sqlite3.connect(str(path))) as file:
        facts = dict(file.execute("SELECT name, value FROM parameters WHERE island = ?", (number,)).fetchall())
    unit = float(facts["erosion_unit"])
    place = FieldPlace(*(int(facts[f"erosion_{name}"]) for name in FieldPlace._fields))
    units = np.round(field.values / unit)
    kept = np.clip(units, -LARGEST_CODE, LARGEST_CODE)
    raster = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_UPDATE, open_options=[f"TABLE={facts['erosion']}"])
    above = raster.RasterYSize - place.row - place.nrows  # rows that lie north of it
    raster.GetRasterBand(1).WriteArray(np.ascontiguousarray(kept[::-1], np.int16), place.col, above)
    raster.FlushCache()
    raster = None  # closing it writes the file
    run.check()
    lost = int(np.count_nonzero(np.abs(units) > LARGEST_CODE))
    if lost:
        run.warn("{} samples of the ground of island {} are beyond its raster: build it anew.", told(lost), number)
    return field._replace(values=kept * unit)


def _write_primitives(path, island, z):
    """Write heights of primitives where they are told otherwise than before."""
    moved = np.flatnonzero(z != told_heights(island.model.primitives, island.model.ground))
    rows = zip(z[moved].tolist(), island.ids[2][moved].tolist())
    with contextlib.closing(sqlite3.connect(str(path))) as file:
        _know_no_index(file)
        file.executemany("UPDATE primitives SET z_m = ? WHERE rowid = ?", rows)
        file.commit()


def _know_no_index(file):
    """Give a connection functions that the triggers of a spatial index name, if somebody has made one."""
    for name in OF_INDEX:
        file.create_function(name, 1, lambda _: 0)


def _write_rivers(path, island, eroded):
    """Write what is new of courses, of the nodes and cells in which they run, and of their junctions."""
    from osgeo import ogr

    from ....core.terrain.relief.river_flows import node_flows

    courses, tree = eroded.model.courses, eroded.model.tree
    course_ids, node_ids = island.ids[:2]
    touched = np.flatnonzero(eroded.touched).tolist()
    dry = np.zeros(tree.z.size)
    flow, was = (node_flows(rivers, dry) for rivers in (courses, island.model.courses))
    more = dict(zip(node_ids.tolist(), np.divide(flow, was, out=np.ones(flow.size), where=was > 0).tolist()))
    own = {course: slice(courses.first[course], courses.first[course + 1]) for course in touched}
    course_of = {int(course_ids[course]): course for course in touched}
    nodes = {int(node_ids[node]): float(tree.z[node]) for node in np.unique(courses.cell[touched]).tolist()}
    dataset = ogr.Open(str(path), 1)
    dataset.StartTransaction()
    for feature in _features(dataset, "courses", island, course_of):
        line = line_vertices(bytes(feature.GetGeometryRef().ExportToIsoWkb()), 3)[:, :2]
        course = course_of[feature["id"]]
        places = _on_map(line, island, courses.xy[own[course]])
        _set_shape(feature, np.column_stack([places, courses.z[own[course]]]))
        flows = ("discharge_m3s", courses.discharge), ("width_m", courses.width), ("depth_m", courses.depth)
        for name, values in flows:
            feature[name] = float(values[course])
        dataset.GetLayerByName("courses").SetFeature(feature)
    for name, field in (("nodes", None), ("cells", "z_m")):
        for feature in _features(dataset, name, island, nodes):
            if field is None:
                point = feature.GetGeometryRef()
                point.SetPoint(0, point.GetX(), point.GetY(), nodes[feature["id"]])
            else:
                feature[field] = nodes[feature["id"]]
                feature["discharge_m3s"] = (feature["discharge_m3s"] or 0.0) * more[feature["id"]]
            dataset.GetLayerByName(name).SetFeature(feature)
    for feature in _features(dataset, "junctions", island, course_of, "course"):
        point = feature.GetGeometryRef()
        here = own[course_of[feature["course"]]]
        at = island.plane.to_local(np.array([[point.GetX(), point.GetY()]]))[0]
        z = float(courses.z[here][np.argmin(np.sum((courses.xy[here] - at) ** 2, axis=1))])
        point.SetPoint(0, point.GetX(), point.GetY(), z)
        feature["z_m"], feature["discharge_m3s"] = z, float(courses.discharge[course_of[feature["course"]]])
        dataset.GetLayerByName("junctions").SetFeature(feature)
    dataset.CommitTransaction()
    dataset = None  # closing it writes the file


def _on_map(line, island, places):
    """Return the places of a course on the map; those on vertices of its line so far are these, to the last digit."""
    from scipy.spatial import cKDTree

    away, nearest = cKDTree(island.plane.to_local(line)).query(places)
    return np.where((away < SAME_PLACE)[:, np.newaxis], line[nearest], island.plane.to_map(places))


def _features(dataset, name, island, ids, field="id"):
    """Return the features of a layer, if it is there, that lie on an island and bear one of some ids."""
    layer = dataset.GetLayerByName(name)
    if layer is None:
        return []
    layer.SetAttributeFilter(f"island = {island.rank + 1}")
    found = [feature for feature in layer if feature[field] in ids]
    layer.SetAttributeFilter(None)
    return found


def _set_shape(feature, vertices):
    """Give a feature another line."""
    from osgeo import ogr

    feature.SetGeometryDirectly(ogr.CreateGeometryFromWkb(line_wkb(vertices)))
