"""Makes the pictures of the algorithms' pages, from runs of the algorithms themselves."""

import tempfile
from pathlib import Path

import numpy as np
import picture
from osgeo import gdal
from qgis_env import ROOT, PrivateQgis

IMAGES = ROOT / "docs" / "images"
GAP = 6  # white pixels between pictures side by side
CELL = 25.0


def main():
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        qgis = PrivateQgis(Path(folder) / "qgis")
        picture.write_png(starting_surfaces(qgis, Path(folder)), IMAGES / "startingsurface.png")
        picture.write_png(filled_island(qgis, Path(folder)), IMAGES / "filldepressions.png")


def starting_surfaces(qgis, folder):
    """Return the shapes side by side: smooth above, rough below."""
    rows = []
    for roughness in (0.0, 0.4):
        shapes = ["plane", "peak", "pyramid", "volcanoes", "noise"]
        rows.append(beside([land(surface(qgis, folder, shape, roughness)) for shape in shapes]))
    return np.concatenate([rows[0], np.ones((GAP, *rows[0].shape[1:])), rows[1]])


def filled_island(qgis, folder):
    """Return an island before the fill, after it, and the depth of the fill."""
    height = surface(qgis, folder, "volcanoes", 0.5, columns=540, rows=540)
    filled, depth = folder / "filled.tif", folder / "depth.tif"
    values = {"INPUT": folder / "surface.tif", "SEA_LEVEL": 0, "OUTPUT": filled, "DEPTH": depth}
    qgis.run("headwaters:filldepressions", values)
    depth = gdal.Open(str(depth)).ReadAsArray()
    water = picture.tint(picture.LAKE, np.sqrt(depth / depth.max()))
    return beside(
        [
            land(height),
            land(gdal.Open(str(filled)).ReadAsArray()),
            picture.blend(np.full((*depth.shape, 3), 0.96), water, (depth > 0).astype(float)),
        ]
    )


def surface(qgis, folder, shape, roughness, columns=270, rows=270):
    """Return a starting surface, made by the algorithm."""
    path = folder / "surface.tif"
    values = {"SHAPE": shape, "ROUGHNESS": roughness, "COLUMNS": columns, "ROWS": rows, "CELL_SIZE": CELL}
    qgis.run("headwaters:startingsurface", {**values, "RELIEF": 1400, "SEED": 3, "OUTPUT": path})
    return gdal.Open(str(path)).ReadAsArray().astype(float)


def land(height):
    """Return a picture of heights: tints and relief, the sea blue below 0."""
    shade = picture.shading(height, CELL)
    ground = picture.tint(picture.LAND, height / height.max()) * shade
    sea = picture.tint(picture.SEA, height / min(height.min(), -1e-9)) * (1 + 0.3 * (shade - 1))
    return picture.blend(ground, sea, (height < 0).astype(float))


def beside(pictures):
    """Return pictures in a row with white between them."""
    white = np.ones((pictures[0].shape[0], GAP, 3))
    row = [part for each in pictures for part in (each, white)]
    return np.concatenate(row[:-1], axis=1)


if __name__ == "__main__":
    main()
