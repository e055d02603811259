"""Makes the picture of docs/how-real.md: hillshades of real land, and of land that was made, on cells of one size.

    /usr/bin/python3 scripts/land_beside_land.py

The DEMs and the coasts lie in shared/data beside the repository.
"""

import tempfile
from pathlib import Path

import numpy as np
import picture
import terrain_gallery
from osgeo import gdal

REAL = {  # size of a cell in metres: a DEM, and the middle of what is shown, as shares of its width and height
    270: ("cairns_topobathy/cairns.tif", 0.17, 0.71),
    90: ("jacksboro_fault/jacksboro_fault_dem.tif", 0.5, 0.5),
    30: ("bigtujunga_srtm30/bigtujunga.tif", 0.5, 0.5),
    10: ("colorado_ned10m/co_elevation_roi.tif", 0.5, 0.5),
}
MADE = {270: "tasmania_28355", 90: "sardinia_32632", 30: "kauai_32604", 10: "kauai_32604"}  # coasts
SIDE = 300  # cells, and pixels
BRIGHTEST = 1.5
COLOURS = 96


def main():
    with tempfile.TemporaryDirectory() as folder:
        studio = terrain_gallery.Studio(Path(folder))
        real = [shaded(*real_land(*REAL[cell], cell)) for cell in REAL]
        made = [shaded(*made_land(studio, coast, cell)) for cell, coast in MADE.items()]
        rows = terrain_gallery.stacked([picture.beside(real), picture.beside(made)])
        picture.write_png(rows, terrain_gallery.IMAGES / "land_beside_land.png", COLOURS)


def real_land(name, right, down, cell):
    """Return heights of a square of a DEM, on square cells of so many metres."""
    path = str(terrain_gallery.DATA / name)
    information = gdal.Info(path, format="json")
    lon, lat = np.mean(information["wgs84Extent"]["coordinates"][0][:-1], axis=0)
    zone = f"EPSG:{(32600 if lat > 0 else 32700) + int((lon + 180) // 6) + 1}"
    flat = gdal.Warp("", path, format="MEM", dstSRS=zone, xRes=cell, yRes=cell, resampleAlg="bilinear", dstNodata=-1e6)
    col, row = (int(share * size) - SIDE // 2 for share, size in ((right, flat.RasterXSize), (down, flat.RasterYSize)))
    col, row = min(max(col, 0), flat.RasterXSize - SIDE), min(max(row, 0), flat.RasterYSize - SIDE)
    return flat.ReadAsArray(col, row, SIDE, SIDE).astype(float), cell


def made_land(studio, coast, cell):
    """Return heights of a square of made land on the same cells."""
    folder = studio.folder / coast
    if not folder.exists():
        studio.make(coast, terrain_gallery.coast_of(coast), SEED=5)
    x, y = terrain_gallery.usual_place(folder / "terrain.tif")
    crs = gdal.Open(str(folder / "terrain.tif")).GetSpatialRef().GetAuthorityCode(None)
    half = SIDE * cell / 2
    extent = f"{x - half},{x + half},{y - half},{y + half} [EPSG:{crs}]"
    heights, _ = studio.render(folder / "model.gpkg", folder / f"{cell}.tif", CELL_SIZE=cell, EXTENT=extent)
    return heights[:SIDE, :SIDE], cell


def shaded(heights, cell):
    """Return the hillshade of heights; the sea is level."""
    shade = picture.shading(np.maximum(heights, 0.0), cell) / BRIGHTEST
    return np.repeat(np.where((heights > 0)[..., None], shade, 0.75), 3, axis=2)


if __name__ == "__main__":
    main()
