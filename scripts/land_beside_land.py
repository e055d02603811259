"""Makes the picture of docs/how-real.md: hillshades of real land, and of land that was made, on cells of one size.

    /usr/bin/python3 scripts/land_beside_land.py
    /usr/bin/python3 scripts/land_beside_land.py PICTURE.png DEM.tif CELL COAST …

A DEM, cells of so many metres and coasts of shared/data beside the repository make another picture, to look at: of real
land the page shows only what the project may hold.
"""

import sys
import tempfile
from pathlib import Path

import numpy as np
import picture
import terrain_gallery
from osgeo import gdal

JACKSBORO = terrain_gallery.DATA / "jacksboro_fault" / "jacksboro_fault_dem.tif"
OF_PAGE = terrain_gallery.IMAGES / "land_beside_land.png", JACKSBORO, 90, "sardinia_32632", "cyprus_32636"
SEED = 1
SIDE = 300  # cells, and pixels
BRIGHTEST = 1.5
COLOURS = 96


def main():
    path, dem, cell, *coasts = sys.argv[1:] or OF_PAGE
    with tempfile.TemporaryDirectory() as folder:
        studio = terrain_gallery.Studio(Path(folder))
        panels = [real_land(dem, float(cell)), *(made_land(studio, coast, float(cell)) for coast in coasts)]
    picture.write_png(picture.beside([shaded(panel, float(cell)) for panel in panels]), path, COLOURS)


def real_land(path, cell):
    """Return heights of the square in the middle of a DEM, on square cells of so many metres."""
    information = gdal.Info(str(path), format="json")
    lon, lat = np.mean(information["wgs84Extent"]["coordinates"][0][:-1], axis=0)
    zone = f"EPSG:{(32600 if lat > 0 else 32700) + int((lon + 180) // 6) + 1}"
    sampling = {"xRes": cell, "yRes": cell, "resampleAlg": "bilinear", "dstNodata": -1e6}
    flat = gdal.Warp("", str(path), format="MEM", dstSRS=zone, **sampling)
    corner = [max((size - SIDE) // 2, 0) for size in (flat.RasterXSize, flat.RasterYSize)]
    size = [min(size, SIDE) for size in (flat.RasterXSize, flat.RasterYSize)]
    return flat.ReadAsArray(*corner, *size).astype(float)


def made_land(studio, coast, cell):
    """Return heights of a square of made land on the same cells."""
    folder = studio.make(coast, terrain_gallery.coast_of(coast), SEED=SEED)
    x, y = terrain_gallery.usual_place(folder / "terrain.tif")
    crs = gdal.Open(str(folder / "terrain.tif")).GetSpatialRef().GetAuthorityCode(None)
    half = SIDE * cell / 2
    extent = f"{x - half},{x + half},{y - half},{y + half} [EPSG:{crs}]"
    heights, _ = studio.render(folder / "model.gpkg", folder / "land.tif", CELL_SIZE=cell, EXTENT=extent)
    return heights[:SIDE, :SIDE]


def shaded(heights, cell):
    """Return the hillshade of heights; the sea is level."""
    shade = picture.shading(np.maximum(heights, 0.0), cell) / BRIGHTEST
    return np.repeat(np.where((heights > 0)[..., None], shade, 0.75), 3, axis=2)


if __name__ == "__main__":
    main()
