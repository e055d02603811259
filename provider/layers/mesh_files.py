"""Mesh layers: their nodes, faces and heights read, and meshes written as 2DM with values that change in time.

A 2DM file has no CRS and no time: a .prj stands beside it, and values in time in an ASCII file of data sets, .dat. QGIS
loads both with the layer if asked, see `add_datasets`.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsMesh,
    QgsMeshDatasetGroupMetadata,
    QgsMeshDatasetIndex,
    QgsProviderRegistry,
)

from ...core.arrays import Array
from ...core.report.texts import Text
from ...core.run.run import Run
from ..errors import refusal
from .complete_files import check_file_ending
from .crs import declared_crs

BED_DATASET = "Bed Elevation"  # what QGIS calls the heights of the nodes of a 2DM file
DATASETS_ENDING, CRS_ENDING = ".dat", ".prj"
MESH_FILES = "2DM (*.2dm)"  # the filter of outputs that are meshes
ROWS_AT_ONCE = 1 << 14


class MeshSource:
    """A mesh layer and one group of its values as heights, copied in the main thread and read in any."""

    def __init__(self, layer, group):
        path = _file_of(layer)
        self.name, self.files = layer.name(), [str(path)]
        crs = declared_crs(layer.crs())
        self.crs = crs if crs.isValid() else _crs_beside(path)
        self._mesh = QgsMesh()
        layer.dataProvider().populateMesh(self._mesh)
        self.group, self._heights = _heights(self.name, layer.dataProvider(), group, self._mesh.vertexCount())

    def read(self, run: Run) -> tuple[Array, Array, Faces]:
        """Return the places of all nodes (n, 2), their heights, and the `Faces`."""
        count = self._mesh.vertexCount()
        xy = np.empty((count, 2))
        for begin, end in _parts(run, count):
            nodes = map(self._mesh.vertex, range(begin, end))
            xy[begin:end] = np.fromiter((c for node in nodes for c in (node.x(), node.y())), float).reshape(-1, 2)
        sizes, corners = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
        for begin, end in _parts(run, self._mesh.faceCount()):
            faces = [self._mesh.face(number) for number in range(begin, end)]
            sizes.append(np.fromiter(map(len, faces), np.int64))
            corners.append(np.fromiter(chain.from_iterable(faces), np.int64))
        return xy, np.array(self._heights.values(), np.float64), Faces(np.concatenate(sizes), np.concatenate(corners))


class Faces(NamedTuple):
    """Faces of any number of corners: how many each has, and the corners of one after the other."""

    sizes: np.ndarray
    corners: np.ndarray

    def triangles(self, places: Array) -> Array:
        """Return the faces as triangles (t, 3), each cut up from its first corner, or where that turns from its second.

        A quad with a corner that points inwards can be cut from there, or from the corner opposite, alone.
        """
        from ...core.mesh.triangles import twice_areas

        cuts = np.maximum(self.sizes - 2, 0)
        face = np.repeat(np.arange(self.sizes.size), cuts)
        triangles = self._cut(face, cuts, np.zeros(self.sizes.size, np.int64))
        turn = np.sign(twice_areas(places, triangles))
        both_ways = np.bincount(face[turn > 0], minlength=cuts.size) * np.bincount(face[turn < 0], minlength=cuts.size)
        return self._cut(face, cuts, (both_ways > 0).astype(np.int64)) if both_ways.any() else triangles

    def _cut(self, face, cuts, start):
        """Return the triangles of faces that are cut up from the corner ``start`` of each."""
        nth = np.arange(face.size) - np.repeat(np.cumsum(cuts) - cuts, cuts)
        first, size, start = (np.cumsum(self.sizes) - self.sizes)[face], self.sizes[face], start[face]
        corners = [self.corners[first + (start + step) % size] for step in (0, nth + 1, nth + 2)]
        return np.column_stack(corners)


def _parts(run, count):
    """Yield where parts of a list begin and end, with a look for a cancel before each."""
    for begin in range(0, count, ROWS_AT_ONCE):
        run.check()
        yield begin, min(begin + ROWS_AT_ONCE, count)


def _heights(name, provider, wanted, count):
    """Return the name of a group of values at the nodes, and the values of its first moment."""
    groups = {provider.datasetGroupMetadata(number).name(): number for number in range(provider.datasetGroupCount())}
    found = next((each for each in groups if each.lower() == wanted.lower()), None)
    if found is None:
        known = ", ".join(f"‘{each}’" for each in groups) or Text("none")
        raise refusal("The mesh ‘{}’ has no group ‘{}’ of values. MESH_GROUP may be: {}.", name, wanted, known)
    metadata = provider.datasetGroupMetadata(groups[found])
    if metadata.dataType() != QgsMeshDatasetGroupMetadata.DataType.DataOnVertices or not metadata.isScalar():
        raise refusal("The mesh ‘{}’: ‘{}’ has no single number at each node. Choose another MESH_GROUP.", name, found)
    return found, provider.datasetValues(QgsMeshDatasetIndex(groups[found], 0), 0, count)


def check_mesh_ending(path: str) -> None:
    """Refuse a file that is no 2DM file by its ending."""
    check_file_ending(Text("Meshes are"), path, (".2dm",))


def write_mesh(
    run: Run,
    path: Path,
    xy: Array,
    z: Array,
    faces: Array,
    crs: QgsCoordinateReferenceSystem,
    datasets: list[tuple] | tuple,
) -> None:
    """Write a mesh of triangles or quads, ``faces`` (f, 3) or (f, 4), its CRS, and values in time beside it.

    ``datasets`` are ``(name, [(hours, values), …])``, each with a value for every node.
    """
    path = Path(path)
    kind = "E3T" if faces.shape[1] == 3 else "E4Q"
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write("MESH2D\n")
        _write_rows(run, file, "ND {} {!r} {!r} {!r}\n", np.column_stack([xy, z]))
        _write_rows(run, file, kind + " {} " + "{} " * faces.shape[1] + "1\n", faces + 1)
    if crs.isValid():
        esri = QgsCoordinateReferenceSystem.WktVariant.WKT1_ESRI
        path.with_suffix(CRS_ENDING).write_text(crs.toWkt(esri), encoding="utf-8")
    if datasets:
        _write_datasets(run, path.with_suffix(DATASETS_ENDING), datasets, len(xy), len(faces))


def _write_rows(run, file, form, rows):
    for begin, end in _parts(run, len(rows)):
        file.writelines(form.format(number, *row) for number, row in enumerate(rows[begin:end].tolist(), begin + 1))


def _write_datasets(run, path, datasets, nodes, faces):
    with open(path, "w", encoding="ascii", newline="\n") as file:
        for name, moments in datasets:
            file.write(f'DATASET\nOBJTYPE "mesh2d"\nBEGSCL\nND {nodes}\nNC {faces}\nNAME "{name}"\nTIMEUNITS Hours\n')
            for hours, values in moments:
                file.write(f"TS 0 {hours:g}\n")
                for begin, end in _parts(run, len(values)):
                    file.writelines(f"{value!r}\n" for value in values[begin:end].tolist())
            file.write("ENDDS\n")


def _file_of(layer):
    return Path(QgsProviderRegistry.instance().decodeUri("mdal", layer.source()).get("path") or layer.source())


def _crs_beside(path):
    """Return the CRS in the .prj beside a mesh file; one that is not valid where there is none."""
    beside = path.with_suffix(CRS_ENDING)
    known = beside.is_file()
    return QgsCoordinateReferenceSystem.fromWkt(beside.read_text("utf-8")) if known else QgsCoordinateReferenceSystem()


def add_datasets(layer) -> None:
    """Give a mesh layer the CRS and the values in time that stand beside its file."""
    path = _file_of(layer)
    if not layer.crs().isValid():
        layer.setCrs(_crs_beside(path))
    if path.with_suffix(DATASETS_ENDING).is_file():
        layer.addDatasets(str(path.with_suffix(DATASETS_ENDING)))
