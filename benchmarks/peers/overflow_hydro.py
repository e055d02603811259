"""From a DEM to flow accumulation by overflow-hydro, in files: see `harness/apart.py` for who asks and how."""

import sys
from pathlib import Path

import overflow
from osgeo import gdal

if not hasattr(gdal.Dataset, "Close"):  # before GDAL 3.8, where files close when nobody holds them any more
    gdal.Dataset.Close = gdal.Dataset.FlushCache


def work(dem, folder):
    """Fill, make directions across flats too, and accumulate; return the file."""
    filled, directions, total = (str(Path(folder) / f"{name}.tif") for name in ("filled", "directions", "total"))
    overflow.fill(dem, filled)
    overflow.flow_direction(filled, directions)
    overflow.accumulation(directions, total)
    return total


for line in sys.stdin:
    print("done", work(*line.rstrip("\n").split("\t")), flush=True)
