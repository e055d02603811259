"""Mesh layers: their nodes, faces and heights read, and meshes written as 2DM with values that change in time.

A 2DM file has no CRS and no time: a .prj stands beside it, and values in time in an ASCII file of data sets, .dat. QGIS
loads both with the layer if asked, see `add_datasets`.
"""

from pathlib import Path

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsMesh,
    QgsMeshDatasetGroupMetadata,
    QgsMeshDatasetIndex,
    QgsProviderRegistry,
)

from ..errors import UserError

BED = "Bed Elevation"  # what QGIS calls the heights of the nodes of a 2DM file
DATASETS_ENDING, CRS_ENDING = ".dat", ".prj"
ROWS_AT_ONCE = 1 << 14


class MeshSource:
    """The nodes and faces of a mesh layer, read in the main thread, and one group of its values as heights."""

    def __init__(self, layer, group):
        self.name, self.crs = layer.name(), layer.crs()
        parts = QgsProviderRegistry.instance().decodeUri("mdal", layer.source())
        self.files = [parts["path"]] if parts.get("path") else [layer.source()]
        mesh = QgsMesh()
        provider = layer.dataProvider()
        provider.populateMesh(mesh)
        vertices = [mesh.vertex(number) for number in range(mesh.vertexCount())]
        self.xy = np.array([(vertex.x(), vertex.y()) for vertex in vertices], np.float64).reshape(-1, 2)
        self.faces = [mesh.face(number) for number in range(mesh.faceCount())]
        self.group, self.z = _heights(self.name, provider, group, vertices)


def _heights(name, provider, wanted, vertices):
    """Return the name of a group of values at the nodes, and the values of its first moment."""
    groups = {provider.datasetGroupMetadata(number).name(): number for number in range(provider.datasetGroupCount())}
    found = next((each for each in groups if each.lower() == wanted.lower()), None)
    if found is None:
        known = ", ".join(f"‘{each}’" for each in groups) or "none"
        raise UserError(f"The mesh ‘{name}’ has no group ‘{wanted}’ of values. MESH_GROUP may be: {known}.")
    metadata = provider.datasetGroupMetadata(groups[found])
    if metadata.dataType() != QgsMeshDatasetGroupMetadata.DataType.DataOnVertices or not metadata.isScalar():
        raise UserError(f"The mesh ‘{name}’: ‘{found}’ has no single number at each node. Choose another MESH_GROUP.")
    block = provider.datasetValues(QgsMeshDatasetIndex(groups[found], 0), 0, len(vertices))
    return found, np.array([block.value(number).scalar() for number in range(block.count())], np.float64)


def split_faces(faces):
    """Return triangles for faces of any number of corners, each cut up from its first corner."""
    triangles = [(face[0], *pair) for face in faces for pair in zip(face[1:], face[2:])]
    return np.array(triangles, np.int64).reshape(-1, 3)


def write_mesh(path, xy, z, faces, crs, datasets, progress):
    """Write a mesh of triangles or quads, ``faces`` (f, 3) or (f, 4), its CRS, and values in time beside it.

    ``datasets`` are ``(name, [(hours, values), …])``, each with a value for every node.
    """
    path = Path(path)
    if path.suffix.lower() != ".2dm":
        raise UserError(f"Meshes are written as .2dm, not as ‘{path.suffix or path.name}’. Give the file that ending.")
    kind = "E3T" if faces.shape[1] == 3 else "E4Q"
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write("MESH2D\n")
        _write_rows(file, "ND {} {!r} {!r} {!r}\n", np.column_stack([xy, z]), progress)
        _write_rows(file, kind + " {} " + "{} " * faces.shape[1] + "1\n", faces + 1, progress)
    if crs.isValid():
        esri = QgsCoordinateReferenceSystem.WktVariant.WKT1_ESRI
        path.with_suffix(CRS_ENDING).write_text(crs.toWkt(esri), encoding="utf-8")
    if datasets:
        _write_datasets(path.with_suffix(DATASETS_ENDING), datasets, len(xy), len(faces), progress)


def _write_rows(file, form, rows, progress):
    for begin in range(0, len(rows), ROWS_AT_ONCE):
        progress.check()
        part = rows[begin : begin + ROWS_AT_ONCE].tolist()
        file.writelines(form.format(number, *row) for number, row in enumerate(part, begin + 1))


def _write_datasets(path, datasets, nodes, faces, progress):
    with open(path, "w", encoding="ascii", newline="\n") as file:
        for name, moments in datasets:
            file.write(f'DATASET\nOBJTYPE "mesh2d"\nBEGSCL\nND {nodes}\nNC {faces}\nNAME "{name}"\nTIMEUNITS Hours\n')
            for hours, values in moments:
                progress.check()
                file.write(f"TS 0 {hours:g}\n")
                file.write("\n".join(map(repr, values.tolist())) + "\n")
            file.write("ENDDS\n")


def add_datasets(layer):
    """Give a mesh layer the CRS and the values in time that stand beside its file."""
    path = Path(QgsProviderRegistry.instance().decodeUri("mdal", layer.source()).get("path") or layer.source())
    beside = path.with_suffix(CRS_ENDING)
    if not layer.crs().isValid() and beside.is_file():
        layer.setCrs(QgsCoordinateReferenceSystem.fromWkt(beside.read_text(encoding="utf-8")))
    if path.with_suffix(DATASETS_ENDING).is_file():
        layer.addDatasets(str(path.with_suffix(DATASETS_ENDING)))
