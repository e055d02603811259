"""Meshes that are triangles over a land as a 2DM file, most of them sound, others as spoilt as files can be."""

from pathlib import Path

import numpy as np
from osgeo import osr

from .rasters import heights

SOUND_SHARE = 0.5
NOT_A_NUMBER, HUGE = "nan", 1e160


def make_mesh(folder, seed, frame):
    """Write a mesh over a frame; return its path and how it is spoilt."""
    rng = np.random.default_rng([seed, 6])
    name, west, south, width, height = frame
    nrows, ncols = (int(number) for number in rng.integers(2, 14, 2))
    row, col = np.mgrid[:nrows, :ncols]
    shift = rng.uniform(-0.3, 0.3, (2, nrows, ncols))
    x = west + width * (col + shift[0]) / (ncols - 1)
    y = south + height * (row + shift[1]) / (nrows - 1)
    nodes = np.stack([x, y, heights(rng, str(rng.choice(["fractal", "plane", "flat", "noise"])), (nrows, ncols))], 2)
    first = (row * ncols + col)[:-1, :-1].ravel()
    corners = (first, first + 1, first + ncols), (first + 1, first + ncols + 1, first + ncols)
    faces = np.vstack([np.stack(three, 1) for three in corners])
    nodes, faces = nodes.reshape(-1, 3).tolist(), (faces + 1).tolist()  # counted from 1
    spoilt = "" if rng.random() < SOUND_SHARE else str(rng.choice(list(SPOILT)))
    if spoilt:
        SPOILT[spoilt](rng, nodes, faces)
    path = Path(folder) / f"netz {seed}.2dm"
    lines = ["MESH2D", *(f"E3T {number} {' '.join(map(str, face))} 1" for number, face in enumerate(faces, 1))]
    lines += [f"ND {number} {' '.join(map(str, node))}" for number, node in enumerate(nodes, 1)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if name:
        reference = osr.SpatialReference()
        reference.SetFromUserInput(name)
        path.with_suffix(".prj").write_text(reference.ExportToWkt(), encoding="utf-8")
    return str(path), {"spoilt": spoilt, "frame": frame}


def _coordinate(value):
    def spoil(rng, nodes, faces):
        nodes[rng.integers(len(nodes))][rng.integers(3)] = value

    return spoil


def _corner(find):
    def spoil(rng, nodes, faces):
        faces[rng.integers(len(faces))][rng.integers(3)] = find(rng, nodes)

    return spoil


def _twice(rng, nodes, faces):
    faces.append(list(faces[rng.integers(len(faces))]))


def _turned(rng, nodes, faces):
    faces.append(faces[rng.integers(len(faces))][::-1])


def _overlapping(rng, nodes, faces):
    faces.append((rng.permutation(len(nodes))[:3] + 1).tolist())


def _same_place(rng, nodes, faces):
    one, other = rng.integers(len(nodes), size=2)
    nodes[one][:2] = nodes[other][:2]


def _line(rng, nodes, faces):
    for node in nodes:
        node[1] = nodes[0][1]


def _without_faces(rng, nodes, faces):
    faces.clear()


def _islands(rng, nodes, faces):
    del faces[len(faces) // 2]


SPOILT = {
    "a face names no node": _corner(lambda rng, nodes: len(nodes) + int(rng.integers(1, 1000))),
    "a face names node 0": _corner(lambda rng, nodes: 0),
    "a face names a node below 0": _corner(lambda rng, nodes: -3),
    "a face names a node twice": lambda rng, nodes, faces: faces[0].__setitem__(1, faces[0][0]),
    "NaN": _coordinate(NOT_A_NUMBER),
    "infinite": _coordinate("inf"),
    "huge": _coordinate(HUGE),
    "a face twice": _twice,
    "a face twice, turned over": _turned,
    "faces overlap": _overlapping,
    "two nodes in one place": _same_place,
    "all on one line": _line,
    "no faces": _without_faces,
    "a face is missing": _islands,
}
