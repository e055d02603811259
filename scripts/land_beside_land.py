"""Makes the pictures of docs/how-real.md: hillshades of real land, and of land that was made, on cells of one size.

    /usr/bin/python3 scripts/land_beside_land.py
    /usr/bin/python3 scripts/land_beside_land.py PICTURE.png DEM.tif CELL COAST …

A DEM, cells of so many metres and coasts of shared/data beside the repository make another picture, to look at.
"""

import sys
import tempfile
from pathlib import Path

import numpy as np
import picture
import terrain_gallery
from osgeo import gdal

OF_PAGE = {  # size of a cell in metres: a DEM, of which a picture may be shown, and coasts
    250: ("cairns_topobathy/cairns.tif", "ireland_2157", "tasmania_28355"),
    90: ("jacksboro_fault/jacksboro_fault_dem.tif", "sardinia_32632", "cyprus_32636"),
    45: ("bigtujunga_srtm30/bigtujunga.tif", "cyprus_32636", "sri_lanka_32644"),
    10: ("colorado_ned10m/co_elevation_roi.tif", "kauai_32604", "sardinia_32632"),
}
SEED = 1
SIDE = 300  # cells, and pixels
BRIGHTEST = 1.5
COLOURS = 96
STEP = 50  # cells from one square of a DEM to the next that might be shown
DRY, HIGHLY = 0.8, 0.7  # those with so much of the land that one may have; of these so many with less relief


def main():
    with tempfile.TemporaryDirectory() as folder:
        studio = terrain_gallery.Studio(Path(folder))
        if sys.argv[1:]:
            path, dem, cell, *coasts = sys.argv[1:]
            write(studio, path, dem, float(cell), coasts)
            return
        for cell, (dem, *coasts) in OF_PAGE.items():
            path = terrain_gallery.IMAGES / f"land_beside_land_{cell}.png"
            write(studio, path, terrain_gallery.DATA / dem, cell, coasts)


def write(studio, path, dem, cell, coasts):
    """Write a picture: real land on the left, made land beside it."""
    panels = [real_land(dem, cell), *(made_land(studio, coast, cell) for coast in coasts)]
    picture.write_png(picture.beside([shaded(panel, cell) for panel in panels]), path, COLOURS)


def real_land(path, cell):
    """Return heights of a square of a DEM that has more relief than most others, on square cells of so many metres."""
    information = gdal.Info(str(path), format="json")
    lon, lat = np.mean(information["wgs84Extent"]["coordinates"][0][:-1], axis=0)
    zone = f"EPSG:{(32600 if lat > 0 else 32700) + int((lon + 180) // 6) + 1}"
    sampling = {"xRes": cell, "yRes": cell, "resampleAlg": "average", "dstNodata": -1e6}
    z = gdal.Warp("", str(path), format="MEM", dstSRS=zone, **sampling).ReadAsArray().astype(float)
    corners = [range(0, max(size - SIDE, 0) + 1, STEP) for size in z.shape]
    squares = [z[row : row + SIDE, col : col + SIDE] for row in corners[0] for col in corners[1]]
    most = max(np.mean(square > 0) for square in squares)
    squares = [square for square in squares if np.mean(square > 0) >= DRY * most]
    squares.sort(key=lambda square: np.maximum(square, 0.0).std())
    return squares[int(HIGHLY * len(squares))]


def made_land(studio, coast, cell):
    """Return heights of a square of made land on the same cells."""
    folder = studio.folder / coast
    if not (folder / "terrain.tif").exists():
        folder = studio.make(coast, terrain_gallery.coast_of(coast), SEED=SEED)
    x, y = terrain_gallery.usual_place(folder / "terrain.tif")
    crs = gdal.Open(str(folder / "terrain.tif")).GetSpatialRef().GetAuthorityCode(None)
    half = SIDE * cell / 2
    extent = f"{x - half},{x + half},{y - half},{y + half} [EPSG:{crs}]"
    heights, _ = studio.render(folder / "model.gpkg", folder / f"land_{cell}.tif", CELL_SIZE=cell, EXTENT=extent)
    return heights[:SIDE, :SIDE]


def shaded(heights, cell):
    """Return the hillshade of heights; the sea is level."""
    shade = picture.shading(np.maximum(heights, 0.0), cell) / BRIGHTEST
    return np.repeat(np.where((heights > 0)[..., None], shade, 0.75), 3, axis=2)


if __name__ == "__main__":
    main()
