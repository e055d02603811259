"""Makes the pictures of the algorithms' pages, from runs of the algorithms themselves."""

import colorsys
import tempfile
from pathlib import Path

import basin_figures
import course_figures
import erosion_figures
import mesh_figures
import numpy as np
import picture
import slope_figures
import table_figures
import terrain_figures
import water_figures
from osgeo import gdal, gdal_array
from qgis_env import ROOT, PrivateQgis

IMAGES = ROOT / "docs" / "images"
CELL = 25.0
COLOURS = 112  # of each picture without smooth slopes: enough for the eye, and files stay small
PANEL = 308  # pixels, of the pictures of flow
FLOW = [
    (0.00, (247, 251, 255)),
    (0.25, (202, 222, 240)),
    (0.50, (107, 174, 214)),
    (0.75, (33, 105, 176)),
    (1.00, (8, 40, 96)),
]


def main():
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        qgis = PrivateQgis(Path(folder) / "qgis")
        picture.write_png(starting_surfaces(qgis, Path(folder)), IMAGES / "startingsurface.png")
        picture.write_png(filled_island(qgis, Path(folder)), IMAGES / "filldepressions.png", COLOURS)
        picture.write_png(directions(qgis, Path(folder)), IMAGES / "flowdirections.png", 2 * COLOURS)
        picture.write_png(accumulations(qgis, Path(folder)), IMAGES / "flowaccumulation.png", COLOURS)
        water_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        terrain_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        slope_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        course_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        erosion_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        table_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        mesh_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)
        basin_figures.make_all(qgis, Path(folder), IMAGES, COLOURS)


def starting_surfaces(qgis, folder):
    """Return the shapes side by side: smooth above, rough below."""
    rows = []
    for roughness in (0.0, 0.4):
        shapes = ["plane", "peak", "pyramid", "volcanoes", "noise"]
        rows.append(picture.beside([land(surface(qgis, folder, shape, roughness)) for shape in shapes]))
    return np.concatenate([rows[0], np.ones((picture.GAP, *rows[0].shape[1:])), rows[1]])


def filled_island(qgis, folder):
    """Return an island before the fill, after it, and the depth of the fill."""
    height = surface(qgis, folder, "volcanoes", 0.5, columns=540, rows=540)
    filled, depth = folder / "filled.tif", folder / "depth.tif"
    values = {"INPUT": folder / "surface.tif", "SEA_LEVEL": 0, "OUTPUT": filled, "DEPTH": depth}
    qgis.run("headwaters:filldepressions", values)
    depth = gdal.Open(str(depth)).ReadAsArray()
    water = picture.tint(picture.LAKE, np.sqrt(depth / depth.max()))
    return picture.beside(
        [
            land(height),
            land(gdal.Open(str(filled)).ReadAsArray()),
            picture.blend(np.full((*depth.shape, 3), 0.96), water, (depth > 0).astype(float)),
        ]
    )


def directions(qgis, folder):
    """Return the directions of an island in the colours of the compass, and how water crosses a lake by three rules."""
    height = surface(qgis, folder, "volcanoes", 0.35, columns=PANEL, rows=PANEL)
    codes = codes_of(qgis, folder, folder / "surface.tif", SEA_LEVEL=0)
    wheel = np.array([colorsys.hsv_to_rgb(code / 8, 0.5, 0.97) for code in range(8)])
    shade = np.clip(picture.shading(height, CELL), 0.6, 1.25)
    island = np.where((codes > 7)[..., None], 0.96, wheel[np.minimum(codes, 7)] * shade)
    lake = lake_with_an_outflow()
    path = folder / "lake.tif"
    gdal_array.SaveArray(lake, str(path))
    return picture.beside([island, *(crossing(qgis, folder, path, lake, ties) for ties in ("sea", "first", "random"))])


def codes_of(qgis, folder, dem, **how):
    """Return the directions of a DEM as 0 to 7 in the order of picture.STEPS, 8 where water ends or there is none."""
    path = folder / "directions.tif"
    qgis.run("headwaters:flowdirections", {"INPUT": dem, "OUTPUT": path, "SEED": 1, **how})
    esri = gdal.Open(str(path)).ReadAsArray()
    codes = np.full(esri.shape, 8)
    for code in range(8):
        codes[esri == 1 << code] = code
    return codes


def lake_with_an_outflow(side=44):
    """Return heights around a lake that is level; its water leaves in the east."""
    row, col = np.indices((side, side)) - (side - 1) / 2
    angle = np.arctan2(row, col)
    shore = 0.34 * side * (1 + 0.16 * np.sin(3 * angle + 0.6) + 0.1 * np.cos(5 * angle))
    z = 10 + np.maximum(np.hypot(row, col) - shore, 0) * (1 + 0.35 * np.sin(7 * angle + 1))
    outflow = (np.abs(row - 0.5) < 1) & (col > 0)
    z[outflow] = np.minimum(z[outflow], 10 - np.maximum(col[outflow] - 0.3 * side, 0) * 0.2)
    return z


def crossing(qgis, folder, dem, z, ties):
    """Return every path down a DEM, drawn from cell to cell, the wider the more water it carries; its lake is blue."""
    codes = codes_of(qgis, folder, dem, TIES=ties)
    total = folder / "total.tif"
    values = {"DIRECTIONS": folder / "directions.tif", "ENCODING": "esri", "UNITS": "cells", "OUTPUT": total}
    qgis.run("headwaters:flowaccumulation", values)
    total = gdal.Open(str(total)).ReadAsArray()
    fine = 2 * PANEL // z.shape[0]  # pixels to a cell, twice too fine
    width = 0.6 + 0.7 * np.log2(total)
    ink = np.zeros((z.shape[0] * fine, z.shape[1] * fine))
    row, col = np.nonzero(codes < 8)
    down, right = np.array(picture.STEPS)[codes[row, col]].T
    y, x = np.indices((15, 15)) - 7
    disc = np.hypot(y, x)
    for part in np.linspace(0, 1, 2 * fine):
        at = np.stack([(row + 0.5 + part * down) * fine, (col + 0.5 + part * right) * fine]).astype(int)
        for dy, dx, radius in zip(y.ravel(), x.ravel(), disc.ravel()):
            wide = width[row, col] / 2 >= radius
            r, c = np.clip(at[0][wide] + dy, 0, ink.shape[0] - 1), np.clip(at[1][wide] + dx, 0, ink.shape[1] - 1)
            ink[r, c] = 1
    ink = ink.reshape(PANEL, 2, PANEL, 2).mean(axis=(1, 3))
    ground = np.where((z == 10)[..., None], (0.70, 0.84, 0.92), (0.97, 0.96, 0.92))
    ground = ground.repeat(fine // 2, axis=0).repeat(fine // 2, axis=1)
    return picture.blend(ground, np.array([22, 82, 140]) / 255, ink)


def accumulations(qgis, folder):
    """Return what drains through the cells of one mountain, by one, two and many receivers."""
    height = surface(qgis, folder, "peak", 0.12, columns=PANEL, rows=PANEL)
    shade = np.clip(picture.shading(height, CELL), 0.85, 1.05)
    panels = []
    for method in ("d8", "dinf", "mfd"):
        path = folder / "total.tif"
        values = {"INPUT": folder / "surface.tif", "METHOD": method, "UNITS": "cells", "OUTPUT": path}
        qgis.run("headwaters:flowaccumulation", values)
        total = gdal.Open(str(path)).ReadAsArray().astype(float)
        panels.append(picture.tint(FLOW, np.log10(total) / 3.6) * shade)
    return picture.beside(panels)


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


if __name__ == "__main__":
    main()
