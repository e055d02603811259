"""Makes the pictures of QGIS windows in these pages from those of `make screenshots`: smaller, in 256 colours.

    make screenshots && python3 scripts/window_pictures.py

Look at them before you commit.
"""

import sys
from pathlib import Path

from osgeo import gdal
from qgis_env import ROOT

TAKEN = ROOT / "demo-output" / "screenshots"
IMAGES = ROOT / "docs" / "images"
WIDTH, COLOURS = 1000, 256
TOP = {"compiler_offer": 0.16}  # how much of the height is worth seeing, where that is not all
PICTURES = {
    "compiler_offer": "qgis_numba.png",
    "hydrologyfromdem_dialog": "qgis_dialog.png",
    "hydrology": "qgis_hydrology.png",
    "terrain": "qgis_terrain.png",
    "water_here": "qgis_water_here.png",
    "draw_island_made": "qgis_draw_island.png",
    "project_3d": "qgis_in_depth.png",
}


def main(taken=TAKEN):
    gdal.UseExceptions()
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")
    for source, target in PICTURES.items():
        write_small(Path(taken) / f"{source}.png", IMAGES / target, TOP.get(source, 1.0))
        print(f"docs/images/{target}  {(IMAGES / target).stat().st_size / 1000:.0f} kB")


def write_small(source, target, top):
    """Write the top of a picture, as wide as a page at most, each pixel the number of one of a few colours."""
    full = gdal.Open(str(source))
    part = 0, 0, full.RasterXSize, round(top * full.RasterYSize)
    size = {"width": min(WIDTH, full.RasterXSize), "height": 0, "resampleAlg": "lanczos"}
    small = gdal.Translate("", full, format="MEM", bandList=[1, 2, 3], srcWin=part, **size)
    bands = [small.GetRasterBand(number) for number in (1, 2, 3)]
    colours = gdal.ColorTable()
    gdal.ComputeMedianCutPCT(*bands, COLOURS, colours)
    flat = gdal.GetDriverByName("MEM").Create("", small.RasterXSize, small.RasterYSize)
    cells = flat.GetRasterBand(1)
    cells.SetColorTable(colours)
    gdal.DitherRGB2PCT(*bands, cells, colours)
    gdal.GetDriverByName("PNG").CreateCopy(str(target), flat, options=["ZLEVEL=9"])


if __name__ == "__main__":
    main(*sys.argv[1:])
